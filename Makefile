# The front doors. `make play` and `make test` set up what is missing; `make help` lists the rest.
# Settings: PYTHON=python3.12 (to set up with), JOBS=2 (test workers), ARGS="..." (passed to play and bench).

JOBS ?= 2
ARGS ?=
PY := .venv/bin/python
SITE := $(CURDIR)/build/fast/site

# The rooms that hold Python today: mypy and vulture refuse an empty one.
ROOMS = $(foreach room,src tests tools bench examples,$(if $(shell find $(room) -name '*.py' 2>/dev/null | head -n 1),$(room)))
COMPILED_TESTS = $(wildcard tests/rules tests/contract tests/counts tests/grid tests/films)

export PYTHON
unexport PYTHONPATH

.DEFAULT_GOAL := help
.PHONY: help play setup setup-dev test test-interpreted test-compiled
.PHONY: check format-check lint types unused dependencies ledger-check format
.PHONY: fast bench ledger ledger-audit wire films clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: setup ## set up what is missing, then play
	@.venv/bin/bocage play $(ARGS)

test: setup-dev ## everything CI runs: checks, tests, and the tests of the rules on the compiled build
	@$(MAKE) --no-print-directory check
	@$(MAKE) --no-print-directory test-interpreted
	@$(MAKE) --no-print-directory test-compiled

setup:
	@tools/bootstrap play

setup-dev: ## the environment for working on Bocage, in .venv
	@tools/bootstrap dev

test-interpreted: setup-dev ## the whole suite, interpreted
	$(PY) -m pytest -n $(JOBS)

# tools/fast.py exits with 3 where nothing can be compiled, and has then said why.
test-compiled: setup-dev ## rules, contract and counts on the compiled build
	@$(PY) tools/fast.py; status=$$?; \
	if [ $$status -eq 3 ]; then echo "bocage: SKIPPED: the tests of the compiled build"; exit 0; fi; \
	[ $$status -eq 0 ] || exit $$status; \
	[ -n "$(COMPILED_TESTS)" ] || { echo "bocage: SKIPPED: no rules, contract or counts tests yet"; exit 0; }; \
	echo "bocage: once more on the compiled build: $(COMPILED_TESTS)"; \
	PYTHONPATH=$(SITE) $(PY) -m pytest -n $(JOBS) $(COMPILED_TESTS)

check: setup-dev ## format, lint, types, unused code, undeclared dependencies, ledger
	@$(MAKE) --no-print-directory format-check lint types unused dependencies ledger-check

format-check:
	$(PY) -m ruff format --check $(ROOMS)

lint:
	$(PY) -m ruff check $(ROOMS)

types:
	$(PY) -m mypy $(ROOMS)

unused:
	$(PY) -m vulture $(ROOMS)

dependencies:
	$(PY) -m deptry --no-ansi src

ledger-check:
	@if [ -f tools/ledger.py ]; then echo "$(PY) tools/ledger.py --check"; $(PY) tools/ledger.py --check; fi

format: setup-dev ## put the sources in order
	$(PY) -m ruff format $(ROOMS)
	$(PY) -m ruff check --fix $(ROOMS)

fast: setup-dev ## compile kernel, grid and games with mypyc into build/fast/site
	@$(PY) tools/fast.py
	@echo "bocage: to use it: PYTHONPATH=$(SITE) $(PY) ..."

bench: setup-dev ## the figures, measured here
	$(PY) bench/run.py $(ARGS)

ledger: setup-dev ## rules per section: listed, cited, proved, not built
	@$(PY) tools/ledger.py

ledger-audit: setup-dev ## mutate the code of random rules; a test marked with the rule must fail
	$(PY) tools/ledger_audit.py $(ARGS)

wire: setup-dev ## write the types of the web client anew from the server's messages
	$(PY) tools/wire_types.py

films: setup-dev ## write films and counts anew after a meant change of behavior; read the diff before it goes in
	BOCAGE_REWRITE=1 $(PY) -m pytest -q tests/films tests/counts

clean: ## remove what was built and set up; saved games stay
	rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests tools bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
