"""Ask for a capability, never for a name: cards, units and terrain are named on their own shelves alone."""

import ast
from pathlib import Path

import pytest

from bocage.memoir44.cards.deck import CARD_NAMES
from bocage.memoir44.terrain.obstacles import OBSTACLES
from bocage.memoir44.terrain.shelf import TERRAINS
from bocage.memoir44.units.roster import UNIT_TYPES
from bocage.undaunted.kinds import KINDS
from bocage.undaunted.tiles import TILES

HOUSE = Path(__file__).resolve().parents[2] / "src" / "bocage"


class Shelves:
    """The names of a game, the pages that are shelves, and other pages with the names they may use."""

    def __init__(self, names: set[str], shelves: tuple[str, ...], others: dict[str, set[str]]) -> None:
        self.names = names
        self.shelves = shelves
        self.others = others

    def allowed_on(self, page: str) -> set[str]:
        """The names a page may use."""
        return self.names if page.startswith(self.shelves) else self.others.get(page, set())


# Infantry and armor are also classes: faces of the dice, and kinds of unit that rules speak of.
_SHELVED = [
    *[one.name for one in TERRAINS],
    *[one.name for one in OBSTACLES],
    *[one.name for one in UNIT_TYPES],
]
_THINGS = set(_SHELVED) - {"open"}
GAMES = {
    "memoir44": Shelves(
        _THINGS | set(CARD_NAMES),
        ("cards/", "terrain/", "units/"),
        {
            "kinds.py": {"infantry", "armor", "artillery"},
            "tactics.py": {"infantry", "armor"},
            # Words that mean something else as well: two verbs, and a side of the board.
            "verbs.py": {"ambush", "dig-in"},
            "scenarios/terms.py": {"beach"},
            # Whom an obstacle serves stands in the file under the obstacle's own key; a drop brings infantry.
            "scenarios/build.py": {"bunker", "sea-wall", "infantry"},
        },
    ),
    "undaunted": Shelves(
        {*KINDS, *TILES},
        ("kinds.py", "cards.py", "counters.py", "squads.py", "tiles.py"),
        # Spawn markers print the names of two units, and the section that reads them knows the words.
        {"scenarios/sections.py": {"SN", "MO"}},
    ),
}
PAGES = [
    (game, path.relative_to(HOUSE / game).as_posix())
    for game in GAMES
    for path in sorted((HOUSE / game).rglob("*.py"))
]


def names_in(text: str, names: set[str]) -> set[str]:
    """Find every name that stands as a text of its own in code."""
    texts = [node.value for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Constant)]
    return {text for text in texts if isinstance(text, str) and text in names}


@pytest.mark.parametrize(("game", "page"), PAGES)
def test_names_stay_on_their_shelves(game: str, page: str) -> None:
    """Battle asks the unit for its dice, not the unit for its name."""
    shelves = GAMES[game]
    found = names_in((HOUSE / game / page).read_text(encoding="utf-8"), shelves.names)

    assert found - shelves.allowed_on(page) == set()


def test_a_name_off_its_shelf_is_found() -> None:
    """A planted comparison with a card does not pass."""
    planted = 'if card == "PS" or tile in ("17B", "north") or card == "barrage": pass'
    assert names_in(planted, GAMES["undaunted"].names) == {"PS", "17B"}
    assert names_in(planted, GAMES["memoir44"].names) == {"barrage"}
