"""How citations and marks are read: what each citation speaks for, and which test proves which rule."""

from pathlib import Path

import pytest

from tests.ledger_marks import rule
from tools.ledger_cites import cites_in_python
from tools.ledger_data import cites_in_toml
from tools.ledger_proofs import Proofs, proofs_in
from tools.ledger_rules import read_ledger

ROOT = Path(__file__).resolve().parents[2]


def cites(code: str) -> list[tuple[str, int, str, tuple[tuple[int, int], ...]]]:
    """Rule, line, kind and scope of every citation in a piece of Python."""
    found = cites_in_python("x.py", code, read_ledger(ROOT).ids())
    return [(cite.rule, cite.place.line, cite.how, cite.spans) for cite in found]


COMMENTS = """\
def far(a, b):
    # UND-1.1, and UND-1.2
    # on two lines
    if a < b:  # UND-1.3
        return a
    else:  # UND-2.1
        total = (
            a
            + b  # UND-2.2
        )  # UND-2.3
    return total
"""


def test_a_comment_speaks_for_its_statement_or_the_next_one() -> None:
    assert cites(COMMENTS) == [
        ("UND-1.1", 2, "comment", ((4, 10),)),
        ("UND-1.2", 2, "comment", ((4, 10),)),
        ("UND-1.3", 4, "comment", ((4, 10),)),
        ("UND-2.1", 6, "comment", ((7, 10),)),
        ("UND-2.2", 9, "comment", ((9, 9),)),
        ("UND-2.3", 10, "comment", ((7, 10),)),
    ]


TABLE = """\
CARDS = {  # UND-2.1
    "move": Card(1),  # UND-2.2
    # UND-2.3
    "scout": Card(
        2,
    ),
    "stalk": Card(
        3,
        rule="UND-2.4",
    ),
}
"""


def test_inside_a_table_a_citation_speaks_for_its_row() -> None:
    assert cites(TABLE) == [
        ("UND-2.1", 1, "comment", ((1, 11),)),
        ("UND-2.2", 2, "comment", ((2, 2),)),
        ("UND-2.3", 3, "comment", ((4, 6),)),
        ("UND-2.4", 9, "string", ((7, 10),)),
    ]


DOCSTRINGS = '''\
"""UND-1.1 in a module speaks for nothing."""
LEAST = 3
"""The least (UND-1.2)."""

class Card:
    """A card (UND-1.3)."""

    title = "Scout"
    actions: int

    def play(self):
        """Play it,

        as UND-2.1 says.
        """
        first = 1
        return first

class Deck:
    """A deck (UND-2.2)."""

    def draw(self):
        self.left -= 1
'''


def test_a_docstring_speaks_for_its_owner() -> None:
    assert cites(DOCSTRINGS) == [
        ("UND-1.1", 1, "docstring", ()),
        ("UND-1.2", 3, "docstring", ((2, 2),)),
        ("UND-1.3", 6, "docstring", ((8, 8), (16, 16), (17, 17))),
        ("UND-2.1", 14, "docstring", ((16, 16), (17, 17))),
        ("UND-2.2", 20, "docstring", ((23, 23),)),
    ]


STRINGS = """\
def refusal(a):
    if a.rule == "UND-1.1":
        return None
    return Refusal(
        "too-far", "UND-1.2",
    )

@cited("UND-1.3")
def more(a):
    return a
"""


def test_a_string_speaks_for_the_statement_it_stands_in() -> None:
    assert cites(STRINGS) == [
        ("UND-1.1", 2, "string", ((2, 2),)),
        ("UND-1.2", 5, "string", ((4, 6),)),
        ("UND-1.3", 8, "string", ((10, 10),)),
    ]


DATA = '''\
name = "La Raye"  # UND-1.1
# UND-1.2
map = """
1A 2B  # UND-8.1
"""
rows = [
    "1A",  # UND-1.3
    # UND-2.1
    "2B",
]
# UND-2.2
[us]
goal = 5
spawn = { 1A = ["all"] }

[german]
rule = "UND-2.3"
'''


def test_data_cites_by_comment_and_by_string() -> None:
    found = cites_in_toml("x.toml", DATA, read_ledger(ROOT).ids())
    assert [(cite.rule, cite.place.line, cite.spans) for cite in found] == [
        ("UND-1.1", 1, ((1, 1),)),
        ("UND-1.2", 2, ((3, 5),)),
        ("UND-8.1", 4, ((3, 5),)),
        ("UND-1.3", 7, ((7, 7),)),
        ("UND-2.1", 8, ((9, 9),)),
        ("UND-2.2", 11, ((13, 13), (14, 14))),
        ("UND-2.3", 17, ((17, 17),)),
    ]


# ------------------------------------------------------------------------------------------ marks


def marks(test: str) -> list[tuple[str, str, bool]]:
    """Rule, node and idleness of every mark in a test module."""
    proofs = Proofs()
    proofs_in(proofs, "test_x.py", test)
    return [(proof.rule, proof.node.removeprefix("test_x.py::"), proof.idle) for proof in proofs.marks]


@pytest.mark.parametrize(
    ("head", "mark"),
    [
        ("from tests.ledger_marks import rule", "rule"),
        ("from ledger_marks import rule as proves", "proves"),
        ("import ledger_marks", "ledger_marks.rule"),
        ("import tests.ledger_marks", "tests.ledger_marks.rule"),
        ("from tests import ledger_marks as l", "l.rule"),
        ("import pytest", "pytest.mark.rule"),
    ],
)
def test_a_mark_is_known_by_its_import(head: str, mark: str) -> None:
    test = f"{head}\n@{mark}('UND-1.1', 'UND-1.2')\n@other\ndef test_it(): ...\n"
    assert marks(test) == [("UND-1.1", "test_it", False), ("UND-1.2", "test_it", False)]


def test_the_rules_of_a_state_machine_are_no_marks() -> None:
    assert marks("from hypothesis.stateful import rule\n@rule('UND-1.1')\ndef test_it(): ...\n") == []


GROUPED = """\
from tests.ledger_marks import rule
pytestmark = [rule("UND-1.1")]

def helper(): ...

@rule("UND-1.2")
class TestMove:
    def test_far(self): ...

    @rule("UND-1.3")
    async def test_near(self): ...

@pytest.mark.parametrize("x", [pytest.param(1, marks=rule("UND-2.1"))])
def test_many(x): ...
"""


def test_marks_of_modules_classes_and_cases_count() -> None:
    assert marks(GROUPED) == [
        ("UND-1.1", "TestMove::test_far", False),
        ("UND-1.2", "TestMove::test_far", False),
        ("UND-1.1", "TestMove::test_near", False),
        ("UND-1.2", "TestMove::test_near", False),
        ("UND-1.3", "TestMove::test_near", False),
        ("UND-1.1", "test_many", False),
        ("UND-2.1", "test_many", False),
    ]


@pytest.mark.parametrize(
    "idle",
    [
        "@pytest.mark.skip\n@rule('UND-1.1')\ndef test_it(): ...",
        "@rule('UND-1.1')\n@pytest.mark.xfail(reason='bug')\ndef test_it(): ...",
        "@pytest.mark.skipif(True, reason='x')\n@rule('UND-1.1')\ndef test_it(): ...",
        "@rule('UND-1.1')\ndef test_it():\n    pytest.skip('later')",
        "pytestmark = pytest.mark.skip\n@rule('UND-1.1')\ndef test_it(): ...",
    ],
)
def test_a_test_that_does_not_run_proves_nothing(idle: str) -> None:
    assert marks(f"from tests.ledger_marks import rule\n{idle}\n") == [("UND-1.1", "test_it", True)]


def test_a_mark_names_its_rules() -> None:
    with pytest.raises(TypeError, match="at least one rule"):
        rule()
    assert rule("UND-8.2", "UND-A9").args == ("UND-8.2", "UND-A9")
