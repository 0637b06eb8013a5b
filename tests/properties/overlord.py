"""Deals a second world for Overlord: what commanders hold and what they have handed out, seat by seat.

Who may see what is written down here anew, from the booklet: a seat sees the hands of the roles it plays, and
a commander the cards he has given his generals until they are played. Nothing here asks the game.
"""

from random import Random

from bocage.kernel.choice import argument, verb_of
from bocage.memoir44.cards.deck import CARD_NAMES
from bocage.memoir44.model import Position
from bocage.memoir44.verbs import GIVE, PLACE_CARD

from tests.properties.disguise import Disguise
from tests.properties.memoir44 import combat_zones, shuffle_combat

ROLES = 4
TWO_CARDS = 2
NEVER_GIVEN = ("air-power", "ambush", "barrage", "their-finest-hour", "counter-attack")
"""What no general has in hand; a counter-attack may be, but is not dealt anew here."""
SECTION = ("recon", "probe", "attack", "assault")
FLANKS = ("", "left", "center", "right")
PLACES = 2 * ROLES
"""From this number on hands are places of a commissar: under his chip, and taken up from there."""


class TwoStaffs(Disguise):
    """Commanders' hands, the cards of generals, the pile; `window` are pairs while an ambush is asked for.

    With a commissar there is a `chip` more, and what was taken up from under it.
    """

    zones = ("hand", "tray", "deck", "window")
    # What was taken up and cannot be handed out goes to the open discard pile.
    revealing = ("CardDiscarded",)

    def second_world(self, state: Position, seat: int, lots: Random) -> tuple[Position, set[str]]:
        """Deal anew what a seat does not see."""
        other = state.copy()
        hidden = [number for number in range(len(state.hands)) if not is_shown(state, seat, number)]
        pool = unfold(state.pile.deck)
        for number in hidden:
            hand = state.hands[number]
            pool += unfold([copies - known for copies, known in zip(hand.cards, hand.known, strict=True)])
        lots.shuffle(pool)
        for number in sorted(hidden, key=_is_commander):
            hand, its = other.hands[number], state.hands[number]
            room = int(its.count) - sum(its.known)
            if number >= PLACES:
                dealt = _placed(pool, its.known, room)
            else:
                dealt = [_fitting(pool, number, its.count == TWO_CARDS) for _ in range(room)]
            hand.cards = [known + dealt.count(kind) for kind, known in enumerate(its.known)]
        other.pile.deck = [pool.count(kind) for kind in range(len(state.pile.deck))]
        shuffle_combat(state, other, [n for n in range(len(state.hands)) if not is_own(state, seat, n)], lots)
        return other, _differing(state, other) | combat_zones(state, other)

    def looks(self, state: Position, seat: int, actor: int, choice: int) -> object:
        """Tell of a card that is handed over to whom it goes, not which it is; of one placed, nothing."""
        if verb_of(choice) == PLACE_CARD:
            return choice if is_shown(state, seat, PLACES) else "placed"
        if verb_of(choice) != GIVE:
            return choice
        role = int(argument(choice, 1))
        first = actor_side(state, actor) * ROLES
        return choice if is_shown(state, seat, first + role) else ("give", role)

    def is_outcome_unseen(self, state: Position, seat: int) -> bool:
        """Nobody but the commander sees what he draws."""
        top = state.trunk[-1].facts()
        if top["is"] == "combat-draw":
            return not is_own(state, seat, int(str(top["post"])))
        if top["is"] != "draw":
            return False
        hand = top["hand"]
        assert isinstance(hand, int)
        return not is_shown(state, seat, hand)


def actor_side(state: Position, seat: int) -> int:
    """The side for which a seat plays any role."""
    return next(
        n // ROLES for n, post in enumerate(state.scenario.command.posts) if int(post.seats) >> seat & 1
    )


def is_shown(state: Position, seat: int, number: int) -> bool:
    """Whether a seat sees a hand: its own, or what it has handed out as a commander."""
    if seat < 0:
        return False
    posts = state.scenario.command.posts
    if number >= PLACES:
        return bool(int(posts[int(posts[number].side) * ROLES].seats) >> seat & 1)
    who = int(posts[number].seats) | int(posts[number // ROLES * ROLES].seats)
    return bool(who >> seat & 1)


def is_own(state: Position, seat: int, number: int) -> bool:
    """Whether a seat plays a role; the Combat cards of generals are not even the commander's to see."""
    return seat >= 0 and bool(int(state.scenario.command.posts[number].seats) >> seat & 1)


def _is_commander(number: int) -> bool:
    return number % ROLES == 0 and number < PLACES


def _placed(pool: list[int], known: list[int], room: int) -> list[int]:
    """Take section cards off the pool that can all be handed out in one turn: two for each general."""
    taken: list[int] = []
    for _ in range(room):
        flanks = [_flank_of(kind) for kind in [*unfold(known), *taken]]
        place = next(n for n, kind in enumerate(pool) if flanks.count(_flank_of(kind)) < _room_for(kind))
        taken.append(pool.pop(place))
    return taken


def _flank_of(kind: int) -> str:
    return CARD_NAMES[kind].rpartition("-")[2]


def _room_for(kind: int) -> int:
    return TWO_CARDS if CARD_NAMES[kind].rpartition("-")[0] in SECTION else 0


def _fitting(pool: list[int], number: int, is_pair: bool) -> int:
    """Take the first card off the pool that can be in a hand."""
    for place, kind in enumerate(pool):
        if _is_commander(number) or _may_have(FLANKS[number % ROLES], CARD_NAMES[kind], is_pair):
            return pool.pop(place)
    raise LookupError("no card fits")


def _may_have(flank: str, card: str, is_pair: bool) -> bool:
    """Whether a general of a flank can have been given a card, alone or as one of two."""
    if card in NEVER_GIVEN or (card == "pincer-move" and flank == "center"):
        return False
    name, _, section = card.rpartition("-")
    if name in SECTION:
        return section == flank
    return not is_pair


def unfold(counts: list[int]) -> list[int]:
    """Every card of a count."""
    return [kind for kind, copies in enumerate(counts) for _ in range(copies)]


def _differing(one: Position, two: Position) -> set[str]:
    zones = set()
    for number, (here, there) in enumerate(zip(one.hands, two.hands, strict=True)):
        if here.cards != there.cards:
            zones.add("chip" if number >= PLACES else "hand" if _is_commander(number) else "tray")
    if "hand" in zones and one.trunk and one.trunk[-1].facts()["is"] == "ambush-window":
        zones.add("window")
    if one.pile.deck != two.pile.deck:
        zones.add("deck")
    return zones
