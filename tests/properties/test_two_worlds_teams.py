"""Partners share what their side knows, and enemies learn nothing: two worlds for games of teams."""

from collections import Counter
from random import Random

import pytest

from bocage.catalogue import MEMOIR44
from bocage.kernel.chance import Seeded
from bocage.kernel.state import OBSERVER
from bocage.kernel.walk import wander
from bocage.memoir44.model import Position

from tests.ledger_marks import rule
from tests.properties import worlds
from tests.properties.disguise import Disguise

PAIRS = 60
TABLES: dict[str, tuple[str, dict[str, object]]] = {
    "alliance of four": ("revised", {"mode": "alliance"}),
    "alliance of three": ("revised", {"mode": "alliance", "members": [1, 2]}),
    "teams of three": ("2004", {"mode": "teams"}),
    "teams of two and three": ("2004", {"mode": "teams", "members": [2, 3]}),
    "young teams": ("revised", {"mode": "teams", "young": True, "tactics": 15}),
    "young generals": ("revised", {"young": True}),
}


class TeamHands(Disguise):
    """A side sees its own hands, and everybody the open card of an alliance; the rest is dealt anew.

    Posts without seats of their own hold open cards. Nothing here asks the game who may see what.
    """

    zones = ("hand", "deck", "looked at", "proposals")
    revealing = ("CardDiscarded",)

    def second_world(self, state: Position, seat: int, lots: Random) -> tuple[Position, set[str]]:
        """Deal what a seat does not see anew."""
        other = state.copy()
        hidden = [number for number in range(len(state.hands)) if not _is_shown(state, seat, number)]
        pool = _unfold(state.pile.deck)
        for number in hidden:
            hand = state.hands[number]
            pool += _unfold([copies - known for copies, known in zip(hand.cards, hand.known, strict=True)])
        looks = state.looked_at if state.looker in hidden else []
        pool += looks
        lots.shuffle(pool)
        for number in hidden:
            hand = other.hands[number]
            dealt = [pool.pop() for _ in range(hand.count - sum(hand.known))]
            hand.cards = [known + dealt.count(kind) for kind, known in enumerate(hand.known)]
        if looks:
            other.looked_at = sorted([pool.pop() for _ in looks])
        other.pile.deck = [pool.count(kind) for kind in range(len(state.pile.deck))]
        if _side(state, seat) != state.side:
            _propose_anew(other, lots)
        return other, _differing(state, other)

    def is_choice_unseen(self, state: Position, seat: int, actor: int) -> bool:
        """Enemies see neither what is kept of a Recon nor what members of a council say."""
        top = state.trunk[-1].facts()
        if _side(state, seat) == _side(state, actor):
            return False
        if top["is"] == "keep":
            hand = top["hand"]
            assert isinstance(hand, int)
            return not _is_shown(state, seat, hand)
        return top["is"] == "council" and not _is_chief(state, actor)

    def is_outcome_unseen(self, state: Position, seat: int) -> bool:
        """Enemies do not see what is drawn into a hand."""
        top = state.trunk[-1].facts()
        if top["is"] != "draw":
            return False
        hand = top["hand"]
        assert isinstance(hand, int)
        return not _is_shown(state, seat, hand)


def _side(state: Position, seat: int) -> int:
    return -1 if seat == OBSERVER else state.scenario.command.sides[seat]


def _is_shown(state: Position, seat: int, number: int) -> bool:
    post = state.scenario.command.posts[number]
    return post.seats == 0 or int(post.side) == _side(state, seat)


def _is_chief(state: Position, seat: int) -> bool:
    return "commander" in state.scenario.command.seats[seat]


def _propose_anew(state: Position, lots: Random) -> None:
    """Let the members who have spoken have said something else, or nothing."""
    chief = next(n for n, post in enumerate(state.scenario.command.posts) if int(post.side) == state.side)
    held = [kind for kind, count in enumerate(state.hands[chief].cards) if count]
    top = state.trunk[-1].facts() if state.trunk else {}
    spoken = top.get("spoken", 0)
    assert isinstance(spoken, int)
    seats = range(len(state.scenario.command.seats))
    said = [lots.choice([-1, *held]) if spoken >> seat & 1 else -1 for seat in seats]
    state.proposals = said if max(said) >= 0 else []


def _unfold(counts: list[int]) -> list[int]:
    return [kind for kind, copies in enumerate(counts) for _ in range(copies)]


def _differing(one: Position, two: Position) -> set[str]:
    zones = set()
    if [hand.cards for hand in one.hands] != [hand.cards for hand in two.hands]:
        zones.add("hand")
    if one.pile.deck != two.pile.deck:
        zones.add("deck")
    if one.looked_at != two.looked_at:
        zones.add("looked at")
    if one.proposals != two.proposals:
        zones.add("proposals")
    return zones


@pytest.fixture(autouse=True)
def _team_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(worlds.DISGUISES, "memoir44", TeamHands())


def compared(table: str, scenario: str, seed: int, wanted: int) -> Counter[str]:
    """Compare so many pairs for seats drawn by lot, and whoever watches; count them by zone and seat."""
    edition, variant = TABLES[table]
    rulings = {**MEMOIR44.rulings(edition), "variant": variant}
    game = MEMOIR44.game_for(rulings)
    disguise, lots = TeamHands(), Random(seed)
    counted: Counter[str] = Counter()
    while counted["pairs"] < wanted:
        state = game.start(MEMOIR44.scenario(scenario), rulings)
        wander(game, state, Seeded(lots.randrange(1 << 30)), lots.randrange(1, 160), None)
        for _ in range(12):
            if state.outcome is not None:
                break
            seat = lots.randrange(-1, len(game.seats))
            other, differs = disguise.second_world(state, seat, lots)
            if differs:
                worlds.compare(game, state, other, seat, lots)
                counted.update(["pairs", f"seat {seat}", *differs])
            worlds.advance(game, state, lots)
    return counted


@rule("TEAM-08", "TEAM-18", "TEAM-31", "YNG-08")
@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("scenario", ["pegasus-bridge", "operation-luttich"])
def test_nobody_can_tell_two_worlds_of_teams_apart(table: str, scenario: str) -> None:
    """Views, offers, refusals and events are the same for every seat, and for whoever watches."""
    counted = compared(table, scenario, 5, PAIRS)
    seats = len(MEMOIR44.game_for({**MEMOIR44.rulings(TABLES[table][0]), "variant": TABLES[table][1]}).seats)
    assert all(counted[f"seat {seat}"] for seat in range(-1, seats))


def test_the_pairs_of_teams_differ_in_every_hidden_zone() -> None:
    counted = compared("teams of three", "montelimar", 2, 500)
    assert all(counted[zone] for zone in TeamHands.zones)
