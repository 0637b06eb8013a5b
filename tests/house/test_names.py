"""Ask for a capability, never for a name: a card, unit or tile is named on its own shelf and nowhere else."""

import ast
from pathlib import Path

import pytest

from bocage.undaunted.kinds import KINDS
from bocage.undaunted.tiles import TILES

GAME = Path(__file__).resolve().parents[2] / "src" / "bocage" / "undaunted"
SHELVES = ("kinds.py", "cards.py", "counters.py", "squads.py", "tiles.py")
PRINTED_ON_MARKERS = {"sections.py": {"SN", "MO"}}
"""Spawn markers print the names of two units, and the section that reads them knows the words."""
NAMES = {*KINDS, *TILES}


def names_in(text: str) -> set[str]:
    """Find every name of a card, unit or tile that stands as a text of its own in code."""
    texts = [node.value for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Constant)]
    return {text for text in texts if isinstance(text, str) and text in NAMES}


@pytest.mark.parametrize("page", sorted(path.relative_to(GAME).as_posix() for path in GAME.rglob("*.py")))
def test_names_stay_on_their_shelves(page: str) -> None:
    """Battle asks the unit for its defense, not the unit for its name."""
    allowed = NAMES if page in SHELVES else PRINTED_ON_MARKERS.get(Path(page).name, set())

    assert names_in((GAME / page).read_text(encoding="utf-8")) - allowed == set()


def test_a_name_off_its_shelf_is_found() -> None:
    """A planted comparison with a card does not pass."""
    assert names_in('if card == "PS" or tile in ("17B", "north"): pass') == {"PS", "17B"}
