"""The ledger's own tests: every id of the rules is listed, and what does not add up is found."""

from pathlib import Path

import pytest

from tools.ledger import faults, main, report, survey
from tools.ledger_rules import Ledger, read_ledger

ROOT = Path(__file__).resolve().parents[2]

# How many rules each section of Undaunted has; they are numbered from 1 without a gap.
UNDAUNTED = {
    **{f"UND-{n}.": count for n, count in enumerate((3, 5, 8, 4, 10, 5, 6, 6, 7, 6, 2, 8, 9), 1)},
    "UND-A": 29,
    "UND-INV-": 7,
    "EX-UND-": 5,
}

BOOK = """
[book]
game = "toy"
title = "Toy soldiers"
book = "the lid of the box"
tests_only = ["EX-TOY"]
[book.sections]
"TOY" = "Toys"
"EX-TOY" = "Examples"
"""
CODE = "def far(hexes: int) -> bool:\n    return hexes >= 3  # TOY-1\n"
TEST = "from tests.ledger_marks import rule\n\n@rule('TOY-1')\ndef test_far():\n    assert True\n"


def entry(name: str, more: str = 'page = "1"\ntext = "A rule."') -> str:
    """One rule of a ledger file."""
    return f'\n[[rule]]\nid = "{name}"\n{more}\n'


def plant(root: Path, ledger: str, code: str = CODE, test: str = TEST) -> Path:
    """A small source tree with a ledger, a module and a test module."""
    files = {"rules/toy.toml": ledger, "src/bocage/toy.py": code, "tests/test_toy.py": test}
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return root


def wrong(root: Path) -> list[str]:
    """What the check says about a tree."""
    return faults(survey(root))


# ------------------------------------------------------------------------------------------ the ledger files


def test_every_id_of_undaunted_has_its_line() -> None:
    listed = [name for name in read_ledger(ROOT).rules if name.startswith(("UND-", "EX-UND-"))]
    wanted = [f"{stem}{n}" for stem, count in UNDAUNTED.items() for n in range(1, count + 1)]
    assert listed == wanted


def test_the_ledger_files_are_sound() -> None:
    assert read_ledger(ROOT).faults == []


def test_a_rule_belongs_to_the_longest_section_that_fits() -> None:
    ledger = read_ledger(ROOT)
    names = ("UND-1.3", "UND-12.3", "UND-A9", "UND-INV-1", "EX-UND-2", "UND-99", "FOO-1")
    sections = ["UND-1", "UND-12", "UND-A", "UND-INV", "EX-UND", None, None]
    assert [ledger.section_of(name) for name in names] == sections


MEMOIR = [
    *("SET-01", "MOV-12", "CARD-AMBUSH-3", "TER-HEDGE-1", "RUL-43", "EX-LOS-3", "Q-04", "OVL-52", "COM-07"),
    *("CBT-1", "QO-18", "TEAM-1", "YNG-1", "EX-TEAM-1", "EX-TER-HEDGE-1", "OBS-WIRE-10"),
]


def test_a_new_ledger_file_brings_its_own_ids(tmp_path: Path) -> None:
    sections = "".join(f'"{name.rpartition("-")[0]}" = "Some"\n' for name in MEMOIR)
    head = '[book]\ngame = "m"\ntitle = "M"\nbook = "B"\n[book.sections]\n' + "".join(
        sorted({*sections.splitlines(True)})
    )
    ids = read_ledger(plant(tmp_path, head + "".join(map(entry, MEMOIR)))).ids()
    assert ids.findall(", ".join(MEMOIR)) == MEMOIR
    assert ids.findall("RULES-1 xSET-1 TER-HEDGE SET- A-1 UND-1.1") == []


def test_ids_are_told_from_what_stands_around_them() -> None:
    ids = read_ledger(ROOT).ids()
    said = "(UND-8.2) UND-A9: UND-10.3-UND-10.6, 'EX-UND-3'. FOO-UND-2.1 UND-x"
    assert ids.findall(said) == ["UND-8.2", "UND-A9", "UND-10.3", "UND-10.6", "EX-UND-3"]
    assert ids.findall("UND-99.1 UND-8.2b UND-8;") == ["UND-99.1", "UND-8.2b", "UND-8"]


def test_an_id_of_words_alone_is_known_if_the_ledger_has_it(tmp_path: Path) -> None:
    read = read_ledger(plant(tmp_path, BOOK + entry("TOY-BALL") + entry("TOY-BALL-2")))
    assert "shape" not in "\n".join(read.faults)
    assert read.section_of("TOY-BALL") == "TOY"
    said = "TOY-BALL, (TOY-BALL-2) TOY-BALLS TOY-BALL-x xTOY-BALL TOY-DOLL; TOY-BALL"
    assert read.ids().findall(said) == ["TOY-BALL", "TOY-BALL-2", "TOY-BALL"]


@pytest.mark.parametrize(
    ("entries", "sentence"),
    [
        (
            entry("TOY-1") + entry("TOY-1"),
            "rules/toy.toml:16: TOY-1 is already given away at rules/toy.toml:11",
        ),
        (entry("TOY-1", 'text = "No page."'), "names no page"),
        (entry("TOY-1", 'page = "1"'), "has no text"),
        (entry("TOY-1", f'page = "1"\ntext = "{"long " * 40}"'), "longer than a line"),
        (entry("TOY-1", 'page = "1"\ntext = "T"\nbuilt = false'), "does not say why"),
        (entry("TOY-1", 'page = "1"\ntext = "T"\nwhy = "later"'), "but not `built = false`"),
        (entry("TOY-1", 'page = "1"\ntext = "T"\npgae = "2"'), "unknown key pgae"),
        (entry("GAME-1"), "GAME-1 fits no section"),
        (entry("toy one"), "'toy one' is not the shape of an id"),
        ("[[rule]\n", "not TOML"),
    ],
)
def test_a_bad_entry_is_named_with_its_line(tmp_path: Path, entries: str, sentence: str) -> None:
    assert sentence in "\n".join(read_ledger(plant(tmp_path, BOOK + entries)).faults)


def test_a_tree_without_a_ledger_is_wrong(tmp_path: Path) -> None:
    assert wrong(tmp_path) == ["rules/: there is no ledger file"]


def test_a_book_may_say_once_that_none_of_it_is_built_yet(tmp_path: Path) -> None:
    later = BOOK.replace("[book]", '[book]\nbuilt = false\nwhy = "issue 3"')
    started = entry("TOY-2", 'page = "1"\ntext = "T"\nbuilt = true')
    rules = read_ledger(plant(tmp_path, later + entry("TOY-1") + started)).rules
    assert [(rule.built, rule.why) for rule in rules.values()] == [(False, "issue 3"), (True, "")]


# ------------------------------------------------------------------------------------------ the check


def test_a_tree_that_adds_up_is_not_faulted(tmp_path: Path) -> None:
    assert wrong(plant(tmp_path, BOOK + entry("TOY-1"))) == []


def test_a_planted_unproved_rule_is_found(tmp_path: Path) -> None:
    planted = plant(tmp_path, BOOK + entry("TOY-1") + entry("TOY-2"), CODE + "FAR = 4  # TOY-2\n")
    assert wrong(planted) == ["rules/toy.toml:16: TOY-2 claims to be built, but no test proves it"]


def test_a_planted_unknown_citation_is_found(tmp_path: Path) -> None:
    planted = plant(tmp_path, BOOK + entry("TOY-1"), CODE + "\n\nFAR = 4  # TOY-9\n")
    assert wrong(planted) == ["src/bocage/toy.py:5: TOY-9 is cited here, but the ledger has no such rule"]


def test_a_planted_unknown_mark_is_found(tmp_path: Path) -> None:
    planted = plant(tmp_path, BOOK + entry("TOY-1"), test=TEST.replace("'TOY-1'", "'TOY-1', 'TYO-1'"))
    assert wrong(planted) == [
        "tests/test_toy.py:3: a test is marked with TYO-1, but the ledger has no such rule"
    ]


def test_a_planted_uncited_rule_is_found(tmp_path: Path) -> None:
    planted = plant(tmp_path, BOOK + entry("TOY-1"), '"""Not here."""\n')
    assert wrong(planted) == ["rules/toy.toml:11: TOY-1 claims to be built, but no code cites it"]


def test_the_docstring_of_a_module_is_no_citation(tmp_path: Path) -> None:
    planted = plant(tmp_path, BOOK + entry("TOY-1"), '"""All of TOY-1."""\n')
    sentence = "TOY-1 is cited where no line of code belongs to it: src/bocage/toy.py:1"
    assert wrong(planted) == [f"rules/toy.toml:11: {sentence}"]


def test_a_rule_with_idle_tests_alone_is_found(tmp_path: Path) -> None:
    planted = plant(tmp_path, BOOK + entry("TOY-1"), test=TEST.replace("@rule", "@pytest.mark.skip\n@rule"))
    sentence = "TOY-1 has only tests that are skipped or expected to fail: tests/test_toy.py::test_far"
    assert wrong(planted) == [f"rules/toy.toml:11: {sentence}"]


def test_a_mark_that_cannot_be_read_is_found(tmp_path: Path) -> None:
    more = "\n@rule(*IDS)\ndef test_more(): ...\n\n@rule()\ndef test_none(): ...\n"
    assert wrong(plant(tmp_path, BOOK + entry("TOY-1"), test=TEST + more)) == [
        "tests/test_toy.py:7: the ids of a mark are written out, not computed",
        "tests/test_toy.py:10: a mark names at least one rule, such as @rule('UND-8.2')",
    ]


def test_a_proved_rule_is_not_listed_as_not_built(tmp_path: Path) -> None:
    idle = entry("TOY-1", 'page = "1"\ntext = "T"\nbuilt = false\nwhy = "later"')
    sentence = "a test proves TOY-1, which rules/toy.toml:11 lists as not built"
    assert wrong(plant(tmp_path, BOOK + idle)) == [f"tests/test_toy.py:3: {sentence}"]


def test_examples_need_no_citation_but_a_test(tmp_path: Path) -> None:
    planted = plant(tmp_path, BOOK + entry("TOY-1") + entry("EX-TOY-1"))
    assert wrong(planted) == ["rules/toy.toml:16: EX-TOY-1 claims to be built, but no test proves it"]


def test_a_rule_that_says_what_does_not_happen_needs_no_citation_but_a_test(tmp_path: Path) -> None:
    free = entry("TOY-2", 'page = "1"\ntext = "A rule."\ncited = false')
    planted = plant(tmp_path, BOOK + entry("TOY-1") + free)
    assert wrong(planted) == ["rules/toy.toml:16: TOY-2 claims to be built, but no test proves it"]


def test_a_file_that_is_no_python_is_named(tmp_path: Path) -> None:
    planted = plant(tmp_path, BOOK + entry("TOY-1"), "def far(:  # TOY-1\n", "def test_far(: rule\n")
    assert [sentence.split(": ")[:2] for sentence in wrong(planted)[:2]] == [
        ["src/bocage/toy.py", "cannot be read"],
        ["tests/test_toy.py", "cannot be read"],
    ]


def test_the_check_fails_by_its_exit_code(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    root = str(plant(tmp_path, BOOK + entry("TOY-1")))
    assert main(["--check", "--root", root]) == 0
    assert capsys.readouterr().out == "ledger: 1 rules built, cited and proved\n"
    plant(tmp_path, BOOK + entry("TOY-1") + entry("TOY-2"))
    assert main(["--check", "--root", root]) == 1
    assert "TOY-2 claims to be built, but no test proves it" in capsys.readouterr().out


# ------------------------------------------------------------------------------------------ the report


def test_the_report_counts_each_section(tmp_path: Path) -> None:
    idle = entry("TOY-2", 'page = "1"\ntext = "T"\nbuilt = false\nwhy = "later"')
    planted = plant(tmp_path, BOOK + entry("TOY-1") + idle + entry("TOY-3") + entry("EX-TOY-1"))
    lines = list(report(survey(planted)))
    assert [line.split() for line in lines[2:6]] == [
        ["rules", "built", "cited", "proved", "not", "built"],
        ["TOY", "Toys", "3", "2", "1", "1", "1"],
        ["EX-TOY", "Examples", "1", "1", "0", "0", "0"],
        ["all", "4", "3", "1", "1", "1"],
    ]
    assert lines[7:] == [
        "not built: TOY-2: later",
        "cited by no code: TOY-3",
        "proved by no test: TOY-3, EX-TOY-1",
    ]


def test_a_single_rule_is_shown_with_its_places(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    root = str(plant(tmp_path, BOOK + entry("TOY-1")))
    assert main(["TOY-1", "--root", root]) == 0
    shown = capsys.readouterr().out
    assert "cited:  src/bocage/toy.py:2 (comment)" in shown
    assert "proved: tests/test_toy.py::test_far" in shown
    assert main(["TOY-9", "--root", root]) == 1


def test_an_empty_ledger_knows_no_ids() -> None:
    assert Ledger().ids().search("UND-1.1") is None
