"""What Combat cards hardly ever come to by chance: refusals, sums and questions, by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocage.kernel.chance import Seeded
from bocage.kernel.refusal import Refusal
from bocage.kernel.state import CHANCE
from bocage.memoir44.attack import bonus_for, tally_of
from bocage.memoir44.game import Memoir44

from tests.rules.memoir44.battle import Battle, battle, full, offers, play
from tests.words.chains import Chain

if TYPE_CHECKING:
    from bocage.kernel.event import Event

    from tests.words.battles import Battles

GAME = Memoir44()
TOWN = "A9 i, A1 I, G5 I, H5 i, g6 t.., J1 A"


def collect(battles: Battles) -> None:
    """Collect it all."""
    for now, side, text in _asked():
        said = GAME.read(now.state, side, full(text))
        assert isinstance(said, Refusal), text
        battles.refuse(said)
    _chain(battles)
    _done(battles)


def _asked() -> list[tuple[Battle, int, str]]:
    """Positions, and what is refused in them."""
    early = battle(
        TOWN, allies="direct-from-hq", combat=("", "sniper infiltrators armor-factory air-bombardment")
    )
    moving = battle(TOWN, step="move", orders="G5", combat=("", "rattenkrieg sniper"))
    fighting = battle(TOWN, step="fight", orders="G5 A1", combat=("", "rattenkrieg spotter 2*fortify"))
    bare = battle("A9 i, A1 I, G5 I, H5 i", step="fight", orders="G5", combat=("", "rattenkrieg"))
    alone = battle("A9 i, A1 I, G5 I, I5 i, g6 t..", step="fight", orders="G5", combat=("", "rattenkrieg"))
    dug = play(fighting, "allies", "combat-unit fortify G5")
    window = battle(TOWN, step="fight", orders="G5", axis="ambush", combat=("rattenkrieg pull-back", ""))
    window = play(window, "allies", "attack G5 H5")
    ambushed = play(window, "axis", "ambush", dice="SSS")
    picking = battle("A9 i, A1 A, C1 A", step="move", orders="A1 C1", combat=("", "armor-forward"))
    picking = play(picking, "allies", "combat armor-forward")
    placing = play(early, "allies", "combat sniper")
    empty = battle(TOWN, allies="direct-from-hq", combat=("", "sniper"))
    for unit in empty.state.scenario.units_of[1]:
        if unit >= empty.state.scenario.regulars:
            empty.state.figures[unit] = 30
    return [
        (battle(TOWN, allies="probe-left"), 1, "combat sniper"),
        (early, 1, "combat spotter"),
        (early, 1, "combat-unit sniper G5"),
        (early, 1, "combat infiltrators"),
        (early, 1, "combat-unit infiltrators G5"),
        (early, 1, "combat armor-factory"),
        (early, 1, "combat air-bombardment"),
        (early, 1, "combat snipr"),
        (moving, 1, "combat sniper"),
        (moving, 1, "street-fight rattenkrieg G5"),
        (fighting, 1, "street-fight spotter G5"),
        (bare, 1, "street-fight rattenkrieg G5"),
        (alone, 1, "street-fight rattenkrieg G5"),
        (dug, 1, "attack G5 H5"),
        (window, 0, "street-fight rattenkrieg H5"),
        (ambushed, 0, "ambush"),
        (picking, 1, "end-picks"),
        (picking, 1, "pick A9"),
        (picking, 1, "end-moves"),
        (placing, 1, "place A3"),
        (empty, 1, "combat sniper"),
        (battle("G5 ~I, A1 I, A9 i", step="fight"), 1, "attack G5 A9"),
        (battle("G5 I, A9 i", allies="ambush probe-left"), 1, "play ambush"),
    ]


def _chain(battles: Battles) -> None:
    """Let generals be asked before the commander hands out."""
    chain = Chain("probe-left", combat=True)
    seat = chain.game.seats_to_decide(chain.state)[0]
    battles.refuse(chain.refused(seat, "end-hand-out"))
    battles.offered(chain.state, chain.game.view(chain.state, seat), Seeded(1))


def _done(battles: Battles) -> None:
    """Let happen what hardly ever happens, and ask on the way."""
    hour = battle(
        "A9 i, A1 I, G5 G2, H5 i, g6 t..",
        allies="their-finest-hour",
        combat=("", "spotter 2*rattenkrieg"),
    )
    hour = play(hour, "allies", "play their-finest-hour", "order G5", "end-moves", dice="S")
    hour = play(hour, "allies", "combat-unit spotter G5", "street-fight rattenkrieg G5")
    state = hour.state
    names = state.scenario.field.names
    unit, enemy = (state.unit_on[names.index(at)] for at in ("G5", "H5"))
    for line in tally_of(state, unit, enemy, bonus_for(state, unit, 1, False)).facts():
        battles.lines[line[1]] = line
    _play(battles, hour, "allies", "end-battles")
    bombs = battle("A1 i, G5 I, H5 I, B1 I", turn="axis", axis="probe-left", combat=("air-bombardment", ""))
    _play(battles, bombs, "axis", "combat air-bombardment", "pick G5", "pick H5")
    guns = battle("A9 i, A1 I, D5 G, D3 G", step="fight", combat=("", "reposition"))
    _play(battles, guns, "allies", "combat reposition", "end-moves")
    fresh = battle("A9 i, B1 I, D5 t..", allies="probe-left", combat=("", "reinforcements"))
    _play(battles, fresh, "allies", "combat reinforcements", "place E1", outcome="A")
    stout = battle("A9 i, A1 I, G5 I, H5 i", turn="axis", step="fight", combat=("", "not-a-step-back"))
    stout = play(stout, "axis", "attack H5 G5")
    _play(battles, stout, "allies", "combat not-a-step-back", "no-combat", outcome="FFF")


def _play(battles: Battles, now: Battle, side: str, *texts: str, outcome: str = "S") -> None:
    """Make choices, as far as they are on offer, and keep what is told and asked."""
    seat = ("axis", "allies").index(side)
    state = now.state.copy()
    events: list[Event] = []
    for text in texts:
        if text not in offers(Battle(state, []), side):
            continue
        battles.offered(state, GAME.view(state, seat), Seeded(1))
        packed = GAME.read(state, seat, full(text))
        assert isinstance(packed, int), text
        GAME.step(state, seat, packed, events)
        while GAME.to_decide(state) & CHANCE:
            weights = GAME.weights(state)
            spelled = [state.trunk[-1].spell_outcome(state, place) for place in range(len(weights))]
            fitting = [place for place, name in enumerate(spelled) if name == outcome and weights[place]]
            GAME.fall(state, fitting[0] if fitting else weights.index(max(weights)), events)
    battles.hear(events)
