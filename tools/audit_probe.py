"""A pytest plugin for the audit: writes down how each test ended, and where the code under test came from.

It also keeps Hypothesis from shrinking and from keeping examples: one failure is all the audit wants to know.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pytest

REPORT = "BOCAGE_AUDIT_REPORT"
SOURCE = "BOCAGE_AUDIT_SOURCE"
GENERATED = "BOCAGE_AUDIT_GENERATED"

outcomes: dict[str, str] = {}
seconds: dict[str, float] = {}


def pytest_configure() -> None:
    """Make Hypothesis quick, where the tests use it."""
    if os.environ.get(GENERATED):
        from hypothesis import Phase, settings

        quick = (Phase.explicit, Phase.generate)
        settings.register_profile("audit", settings(), phases=quick, database=None, deadline=None)
        settings.load_profile("audit")


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Note how a test ended; a failure in any phase counts."""
    name = report.nodeid.split("[")[0]
    seconds[name] = seconds.get(name, 0.0) + report.duration
    if report.failed or name not in outcomes or (report.passed and report.when == "call"):
        outcomes[name] = "failed" if outcomes.get(name) == "failed" else _outcome(report)


def _outcome(report: pytest.TestReport) -> str:
    return report.outcome if report.failed or report.when == "call" else "not run"


def pytest_sessionfinish() -> None:
    """Leave the notes where the audit reads them."""
    path = os.environ.get(REPORT)
    if path:
        told = {"outcomes": outcomes, "seconds": seconds, "foreign": foreign(os.environ.get(SOURCE, ""))}
        Path(path).write_text(json.dumps(told), encoding="utf-8")


def foreign(source: str) -> list[str]:
    """Modules of bocage that were loaded from anywhere but the given tree."""
    loaded = [(name, getattr(module, "__file__", None)) for name, module in sorted(sys.modules.items())]
    ours = [(name, file) for name, file in loaded if name.split(".")[0] == "bocage" and file]
    return [f"{name} from {file}" for name, file in ours if not Path(file).is_relative_to(source)]
