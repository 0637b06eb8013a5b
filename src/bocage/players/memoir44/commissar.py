"""Cards for the commissar's chip: what they would gain next turn, were the board then as it is now."""

from __future__ import annotations

from itertools import product

from bocage.kernel.choice import argument, code, verb_of
from bocage.memoir44.cards.card import MUSTER
from bocage.memoir44.cards.deck import CARDS
from bocage.memoir44.command.chain import DICE, GENERALS, clear_table, commander_of, post_of
from bocage.memoir44.command.chip import unfold
from bocage.memoir44.command.handing_out import may_hold
from bocage.memoir44.command.placing import Placing
from bocage.memoir44.command.under_watch import FROM_HAND
from bocage.memoir44.played import Play
from bocage.memoir44.verbs import END_PLACING, PLAY
from bocage.players.memoir44.cards import fresh_turn, price_of, worth_now
from bocage.players.memoir44.places import Places
from bocage.players.memoir44.prospects import Prospects
from bocage.players.memoir44.weights import FREE, FREE_CARDS, SPARE


def place(places: Places, choice: int) -> int:
    """Weigh a card for the chip, against leaving it at what lies there."""
    if verb_of(choice) == END_PLACING:
        return 0
    record, kind = places.survey.asking, argument(choice, 0)
    assert isinstance(record, Placing)
    if record.most == 1:
        return alone(places, kind)
    return Chosen(places, record).gain(kind) - price_of(kind)


def alone(places: Places, kind: int) -> int:
    """Weigh the only card that will be played; what can be played from hand is better kept there."""
    state = fresh_turn(places)
    state.hands[places.survey.me].take(kind)
    worth = worth_now(places, state, code(PLAY, kind)) - price_of(kind)
    return worth - FREE if FROM_HAND[kind] or CARDS[kind].is_reaction else worth


class Chosen:
    """The cards of a commander-in-chief that lie under the chip, and what all of them will gain."""

    def __init__(self, places: Places, record: Placing) -> None:
        self.prospects = Prospects(places)
        self.me = places.survey.me
        self.under = unfold(places.survey.view.hands[record.chip].cards)
        self.posts = [int(post_of(self.me, role)) for role in GENERALS]
        if len(places.survey.state.plays) == 1:
            clear_table(places.survey.state)

    def gain(self, kind: int) -> int:
        """Weigh a card more; the third one will not be replaced."""
        if CARDS[kind].copies_enemy:
            return -FREE
        spare = SPARE if len(self.under) >= FREE_CARDS else 0
        return self.worth([*self.under, kind]) - self.worth(self.under) - spare

    def worth(self, kinds: list[int]) -> int:
        """Weigh cards as they are best shared out."""
        if any(MUSTER in CARDS[kind].steps for kind in kinds):
            return sum(self.prospects.dice_worth(post, int(DICE), kinds[0]) for post in self.posts)
        own = [kind for kind in kinds if CARDS[kind].commander_rule]
        given = [kind for kind in kinds if not CARDS[kind].commander_rule]
        shares = product(self.posts, repeat=len(given))
        return self._struck(own) + max(self._shared(given, share) for share in shares)

    def _struck(self, kinds: list[int]) -> int:
        chief = int(commander_of(self.me))
        return sum(self.prospects.worth(Play(self.me, kind, kind, 0, False, chief)) for kind in kinds)

    def _shared(self, kinds: list[int], share: tuple[int, ...]) -> int:
        """Weigh cards for the generals they are meant for, and those without on their own."""
        worth = 0
        for post in self.posts:
            its = [kind for kind, taker in zip(kinds, share, strict=True) if taker == post]
            worth += self.prospects.value(post, its) if self._fit(post, its) else 0
        return worth

    def _fit(self, post: int, kinds: list[int]) -> bool:
        """Tell whether a general may get cards together."""
        command, last = self.prospects.command, self.prospects.state.last_plays
        held = [0] * len(CARDS)
        for kind in kinds:
            if not may_hold(command, last, post, held, kind):
                return False
            held[kind] += 1
        return True
