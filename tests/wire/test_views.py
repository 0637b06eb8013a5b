"""The views that clients read are those that games tell: every fact, and no other."""

import json
from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages
from typing import Any

import msgspec
import pytest
from msgspec import Struct
from msgspec.inspect import StructType, multi_type_info

import bocage.memoir44
import bocage.undaunted
from bocage.catalogue import GAMES, MEMOIR44
from bocage.kernel.chance import Seeded
from bocage.kernel.game import Game
from bocage.kernel.header import header_for
from bocage.kernel.record import Facts
from bocage.kernel.state import CHANCE, NOBODY, OBSERVER, Pending
from bocage.kernel.table import Table
from bocage.kernel.walk import one_of
from bocage.memoir44.command.seating import EIGHT, SIX
from bocage.server.chart import chart_of
from bocage.wire.views import CHARTS, VIEWS

STEPS = 60

VARIANTS: list[tuple[str, str, Facts]] = [
    ("omaha-beach-overlord", "revised", {"seating": SIX}),
    ("omaha-beach-overlord", "2004", {"seating": EIGHT}),
    ("omaha-beach-overlord", "revised", {"seating": "c/lmr cl/m/r", "combat": True}),
    ("vuzha", "revised", {"seating": EIGHT}),
    ("pegasus-bridge", "revised", {"mode": "alliance", "combat": True}),
    ("operation-luttich", "2004", {"mode": "teams", "members": [2, 3]}),
    ("toulon", "revised", {"mode": "teams", "young": True, "tactics": 15}),
    ("sword-beach", "revised", {"young": True, "ground": False}),
    ("st-vith", "2004", {"combat": True}),
    ("berezhanovo", "revised", {"combat": True}),
]


def games() -> Iterator[Any]:
    """Give every battle as it is usually played, then those with variants."""
    for entry in GAMES.values():
        for name in entry.scenarios:
            yield pytest.param(entry, name, entry.rulings(), id=name)
    for name, edition, variant in VARIANTS:
        rulings = MEMOIR44.varied(MEMOIR44.rulings(edition), variant)
        yield pytest.param(MEMOIR44, name, rulings, id=f"{name} {json.dumps(variant)}")


def wander(game: Game[Any], state: Any, seed: int, steps: int) -> Iterator[Any]:
    """Play at random, and show every position on the way."""
    dealer = Seeded(seed)
    for _ in range(steps):
        yield state
        asked = game.to_decide(state)
        if asked == NOBODY:
            return
        if asked & CHANCE:
            game.fall(state, dealer.pick(game.weights(state), 0), None)
        else:
            seat = int(one_of(asked, dealer))
            offered = game.choices(state, seat)
            game.step(state, seat, offered[dealer.below(len(offered))], None)


def assert_told(facts: Facts, form: type[Struct]) -> None:
    """Read facts as a client does, and write them again."""
    plain = json.loads(json.dumps(facts))
    told = msgspec.json.encode(msgspec.convert(plain, form, strict=True))
    assert json.loads(told) == plain


@pytest.mark.parametrize(("entry", "name", "rulings"), list(games()))
def test_every_view_has_its_form(entry: Any, name: str, rulings: Facts) -> None:
    game = entry.game_for(rulings)
    state = game.start(entry.scenario(name), rulings)
    for position in wander(game, state, 44, STEPS):
        for seat in (OBSERVER, *range(len(game.seats))):
            facts = game.view(position, seat).facts()
            del facts["offers"]
            assert_told(facts, VIEWS[game.name])


@pytest.mark.parametrize(("entry", "name", "rulings"), list(games()))
def test_every_chart_has_its_form(entry: Any, name: str, rulings: Facts) -> None:
    game = entry.game_for(rulings)
    seats = ["person"] * len(game.seats)
    header = header_for(game, entry.scenario(name), {"kind": "seeded"}, seats, rulings=rulings)
    table: Table[Any] = Table(game, header, Seeded(1))
    assert_told(chart_of(table), CHARTS[game.name])


def pending_names(package: Any) -> set[str]:
    """Name all unfinished business there can be in a game."""
    for page in walk_packages(package.__path__, f"{package.__name__}."):
        import_module(page.name)
    found: set[str] = set()
    todo: list[type[Pending[Any]]] = [Pending]
    while todo:
        kind = todo.pop()
        todo += kind.__subclasses__()
        is_of_game = kind.__module__.startswith((package.__name__, "bocage.kernel"))
        found |= {kind.name} if is_of_game and kind is not Pending else set()
    return found


@pytest.mark.parametrize("package", [bocage.memoir44, bocage.undaunted])
def test_all_unfinished_business_has_a_form(package: Any) -> None:
    info = multi_type_info([VIEWS[package.__name__.split(".")[1]]])[0]
    assert isinstance(info, StructType)
    tags = {str(kind.tag) for kind in tagged_in(info)}
    assert tags == pending_names(package)


def tagged_in(info: StructType) -> list[StructType]:
    """List the kinds of records that a view can tell of."""
    pending = next(field.type for field in info.fields if field.name == "pending")
    kinds = getattr(pending, "item_type").types  # noqa: B009 - typed as any kind of type
    return [kind for kind in kinds if isinstance(kind, StructType)]
