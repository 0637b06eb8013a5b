"""The commander's choices: which cards go to which general, what he carries out, and when to stop."""

from __future__ import annotations

from bocage.kernel.choice import argument, verb_of
from bocage.memoir44.cards.card import MUSTER
from bocage.memoir44.cards.deck import CARDS
from bocage.memoir44.command.chain import DICE, GENERALS, commander_of, post_of
from bocage.memoir44.command.handing_out import HandOut, barrage
from bocage.memoir44.played import Play
from bocage.memoir44.verbs import BOMBARD, CARRY_OUT, COPY, END_HAND_OUT, GIVE, VISIT
from bocage.players.memoir44.cards import price_of
from bocage.players.memoir44.places import Places
from bocage.players.memoir44.prospects import Prospects
from bocage.players.memoir44.weights import FREE_CARDS, SHORT_HAND, SPARE, THRIFT


def hand_out(places: Places, offers: list[int]) -> int:
    """Give the card that gains most, or be done when the next one would gain too little."""
    staff = Staff(places)
    gains = {choice: staff.weigh(choice) for choice in offers if verb_of(choice) not in (VISIT, END_HAND_OUT)}
    best = max(gains, key=lambda choice: gains[choice], default=offers[-1])
    is_enough = offers[-1] if verb_of(offers[-1]) == END_HAND_OUT else best
    return best if gains.get(best, 0) > 0 else is_enough


def carry_out(places: Places, choice: int) -> int:
    """Weigh which of the commander's own cards is carried out first."""
    survey, effect = places.survey, argument(choice, 0)
    play = Play(survey.me, effect, effect, 0, False, commander_of(survey.me))
    return Prospects(places).worth(play)


class Staff:
    """What the commander goes by."""

    def __init__(self, places: Places) -> None:
        self.prospects = Prospects(places)
        self.survey = places.survey
        self.me = self.survey.me
        record = self.survey.asking
        assert isinstance(record, HandOut)
        self.given = int(record.given)
        self.chief = int(commander_of(self.me))
        self.posts = [int(post_of(self.me, role)) for role in GENERALS]

    def weigh(self, choice: int) -> int:
        """Weigh what a card gains where it is put, over what would be done without it."""
        verb, kind = verb_of(choice), argument(choice, 0)
        if verb == GIVE:
            return self.gift(int(post_of(self.me, argument(choice, 1))), kind) - self.price(kind)
        if verb == CARRY_OUT and MUSTER in CARDS[kind].steps:
            return self.finest_hour(kind) - self.price(kind)
        effect = int(barrage()) if verb == BOMBARD else kind
        card = next(kind for kind, each in enumerate(CARDS) if each.copies_enemy) if verb == COPY else kind
        return self.prospects.worth(Play(self.me, card, effect, 0, False, self.chief)) - self.price(card)

    def price(self, kind: int) -> int:
        """Tell what a card must bring: its own price, and more once it will not be replaced."""
        is_free = self.given < FREE_CARDS
        is_short = self.survey.view.hands[self.chief].count <= SHORT_HAND
        return price_of(kind) + (0 if is_free else THRIFT if is_short else SPARE)

    def gift(self, post: int, kind: int) -> int:
        """Weigh a card for a general."""
        held = self.held(post)
        return self.prospects.value(post, [*held, kind]) - self.prospects.value(post, held)

    def held(self, post: int) -> list[int]:
        """List what a general has been given."""
        cards = self.survey.view.hands[post].cards
        return [kind for kind, count in enumerate(cards) for _ in range(count)]

    def finest_hour(self, kind: int) -> int:
        """Weigh dice for all generals over what the best other cards would bring two of them."""
        rolled = sum([self.prospects.dice_worth(post, int(DICE), kind) for post in self.posts])
        alone = sum([self.prospects.initiative(post) for post in self.posts])
        best = sorted([max(0, *self._gifts(post)) for post in self.posts])
        return rolled - alone - sum(best[:-1])

    def _gifts(self, post: int) -> list[int]:
        """Weigh every card in hand for a general, as far as the rules let him have it."""
        view = self.survey.view
        return [
            self.gift(post, argument(choice, 0))
            for choice in view.offers
            if verb_of(choice) == GIVE and post_of(self.me, argument(choice, 1)) == post
        ] or [0]
