"""The generals play what they have been given, each in his own sections (OVL-40 to OVL-46)."""

from __future__ import annotations

from mypy_extensions import i64

from bocage.kernel.choice import argument, code, verb_of
from bocage.kernel.event import Event
from bocage.kernel.refusal import Refusal
from bocage.kernel.state import NOBODY, Pending
from bocage.memoir44.cards import card as steps
from bocage.memoir44.cards.card import Card
from bocage.memoir44.cards.deck import CARD_NAMES, CARDS, mirrored
from bocage.memoir44.command.chain import place_of, post_of, put_play, role_of
from bocage.memoir44.command.handing_out import copyable, counter_attack_in
from bocage.memoir44.command.seating import ROLES
from bocage.memoir44.kinds import SIDES
from bocage.memoir44.model import Position
from bocage.memoir44.played import Play, unconfined
from bocage.memoir44.turn import PLAIN_STEPS, step_of, with_fallback
from bocage.memoir44.verbs import COUNTER, DEPLOY, LEAD, VERB_NAMES


class Deploying(Pending[Position]):
    """Generals that one seat acts for play their cards, in any order."""

    name = "deploying"

    def __init__(self, posts: i64) -> None:
        self.posts: i64 = posts

    def asks(self, state: Position) -> i64:
        """Ask as long as any of them has a card."""
        return state.scenario.command.actors(self.posts) if self._holders(state) else NOBODY

    def offer(self, state: Position, seat: i64) -> list[int]:
        """Offer every card in every section where it can be played."""
        offers: list[int] = []
        for post in self._holders(state):
            for kind, count in enumerate(state.hands[post].cards):
                if count:
                    offers += ways_to_play(state, post, kind)
        offers.sort()
        return offers

    def refusal(self, state: Position, seat: i64, choice: i64) -> Refusal | None:
        """Say why a card cannot be played there."""
        verb, kind = verb_of(choice), argument(choice, 0)
        if verb not in (DEPLOY, LEAD, COUNTER):
            return Refusal("play-what-was-given", "OVL-40", {"verb": VERB_NAMES[verb]})
        facts = {"card": CARD_NAMES[kind], "verb": VERB_NAMES[verb]}
        if verb == COUNTER:
            return self._counter_refusal(state, facts)
        if CARDS[kind].copies_enemy:
            return Refusal("copies-a-card", "OVL-107", facts)
        if verb == LEAD:
            return self._lead_refusal(state, kind, post_of(state.side, argument(choice, 1)), facts)
        return self._deploy_refusal(state, kind, argument(choice, 1), facts)

    def decide(self, state: Position, seat: i64, choice: i64, tell: list[Event] | None) -> None:
        """Lay the card into its section, or between both, for all to see, and order units."""
        verb, kind = verb_of(choice), argument(choice, 0)
        if verb == COUNTER:
            self._counter(state, kind, argument(choice, 1), tell)
            return
        section: i64 = 0 if verb == LEAD else 1 << argument(choice, 1)
        post = post_of(state.side, argument(choice, 1)) if verb == LEAD else self._post_at(state, section)
        self._play(state, Play(state.side, kind, kind, section, False, post), tell)  # OVL-41

    def resume(self, state: Position, tell: list[Event] | None) -> None:
        """Go on when all cards are played."""
        state.pop()

    def facts(self) -> dict[str, object]:
        """Tell who plays."""
        return {"is": self.name, "posts": int(self.posts)}

    def _holders(self, state: Position) -> list[int]:
        return [
            post
            for post in state.scenario.command.posts_of[state.side]
            if (self.posts >> post) & 1 and state.hands[post].count > 0
        ]

    def _post_at(self, state: Position, section: i64) -> i64:
        """Find the general of a section among those that play here; -1 where there is none."""
        for post in self._holders(state):
            if state.scenario.command.areas[post] & section:
                return post
        return -1

    def _counter(self, state: Position, kind: i64, place: i64, tell: list[Event] | None) -> None:
        """Copy a card of the enemy in the opposite section, or in both (OVL-107)."""
        section: i64 = 1 << place
        post = self._post_at(state, section)
        command = state.scenario.command
        card = counter_attack_in(state.hands[post].cards)
        copies = [copy_of(state, post, card, play) for play in copyable(command, state.last_plays, post)]
        there = [mine for mine in copies if first_section(state, mine) == section]
        self._play(state, next(mine for mine in there if mine.acts_as == kind), tell)

    def _play(self, state: Position, play: Play, tell: list[Event] | None) -> None:
        state.hands[play.post].give(play.card)
        play = with_fallback(state, play.post, play)
        place = place_of(state, play.post, play.section)
        put_play(state, place, play)
        if tell is not None:
            tell.append(Event("CardPlayed", {**told(state, play)}))
        todo = PLAIN_STEPS if play.plain else play.fact_card().steps
        for step in reversed(todo):
            is_later = step in (steps.MOVE, steps.BATTLE)  # OVL-46
            if not is_later and step != steps.CHOOSE_SECTION:
                state.push(step_of(state, place, step))  # OVL-79, OVL-102

    def _counter_refusal(self, state: Position, facts: dict[str, str]) -> Refusal:
        """Say that there is nothing to copy a card with, or no such card opposite."""
        for post in self._holders(state):
            if any(
                [count and CARDS[kind].copies_enemy for kind, count in enumerate(state.hands[post].cards)]
            ):
                return Refusal("nothing-opposite", "QO-19", facts)
        copying = next(card.name for card in CARDS if card.copies_enemy)
        return Refusal("not-given", "OVL-40", {**facts, "card": copying})

    def _lead_refusal(self, state: Position, kind: i64, post: i64, facts: dict[str, str]) -> Refusal:
        if not (self.posts >> post) & 1:
            return Refusal("another-general", "OVL-06", {**facts, "role": ROLES[role_of(post)]})
        if state.hands[post].cards[kind] == 0:
            return Refusal("not-given", "OVL-40", facts)
        return Refusal("one-section-only", "OVL-40", facts)

    def _deploy_refusal(self, state: Position, kind: i64, place: i64, facts: dict[str, str]) -> Refusal:
        section: i64 = 1 << place
        facts = {**facts, "section": state.scenario.field.section_names[place]}
        holders = [post for post in self._holders(state) if state.hands[post].cards[kind]]
        if not holders:
            return Refusal("not-given", "OVL-40", facts)
        post = self._post_at(state, section)
        if post < 0 or state.hands[post].cards[kind] == 0:
            return Refusal("another-general", "OVL-06", {**facts, "role": ROLES[role_of(holders[0])]})
        if not in_one_section(CARDS[kind]):
            return Refusal("both-sections", "OVL-43", facts)
        return Refusal("section-has-a-card", "OVL-42", facts)


def ways_to_play(state: Position, post: i64, kind: i64) -> list[int]:
    """List where a general can play a card: in one of his sections, or in both."""
    command = state.scenario.command
    if CARDS[kind].copies_enemy:
        plays = [copy_of(state, post, kind, play) for play in copyable(command, state.last_plays, post)]
        found = [code(COUNTER, play.acts_as, place_in(first_section(state, play))) for play in plays]
        return sorted(set(found))
    if not in_one_section(CARDS[kind]):  # OVL-43, OVL-101
        return [code(LEAD, kind, role_of(post))]
    area, offers = command.areas[post], []
    for place in range(len(state.scenario.field.section_names)):
        section: i64 = 1 << place
        # OVL-40, OVL-42, OVL-80, QO-11, QO-12
        if area & section and state.plays[place_of(state, post, section)].does_nothing():
            # OVL-81, OVL-86, OVL-87, OVL-88, OVL-93, QO-27
            offers.append(code(DEPLOY, kind, place))
    return offers


def in_one_section(card: Card) -> bool:
    """Tell whether a card orders in one section of a general, not in both."""
    if steps.CHOOSE_SECTION in card.steps:  # OVL-110
        return True
    return card.is_section and not all(card.orders.by_section)  # OVL-43


def copy_of(state: Position, post: i64, card: i64, play: Play) -> Play:
    """Give an enemy's play as a general copies it opposite (OVL-107, QO-19)."""
    command = state.scenario.command
    section: i64 = 0
    if play.section:
        section = state.scenario.field.across(play.section) & command.areas[post]
    whole = unconfined(command.side_of_post[post], card, mirrored(play.acts_as), post)
    return whole.in_section(section)


def first_section(state: Position, play: Play) -> i64:
    """Give the section a play is named by: the leftmost it lies in."""
    sections = play.section or state.scenario.command.areas[play.post]
    return sections & -sections


def place_in(section: i64) -> i64:
    """Give the number of a section from the left."""
    place: i64 = 0
    while section > 1:
        section >>= 1
        place += 1
    return place


def told(state: Position, play: Play) -> dict[str, str]:
    """Tell a play: by whom, what, and where."""
    names = state.scenario.field.section_names
    return {
        "side": SIDES[play.side],
        "general": ROLES[role_of(play.post)],
        "section": names[place_in(play.section)] if play.section else "",
        "card": CARD_NAMES[play.card],
        "acts_as": CARD_NAMES[play.acts_as] if play.acts_as != play.card else "",
        "plain": "yes" if play.plain else "",
    }


def generals_without_card(state: Position, posts: i64) -> i64:
    """Give those of some generals who got no card this turn and have units to order (OVL-50)."""
    idle: i64 = 0
    for post in state.scenario.command.posts_of[state.side]:
        is_asked = (posts >> post) & 1 == 1
        has_played = any([play.post == post for play in state.plays])  # QO-06, QO-07
        if is_asked and not has_played and state.commanded(post):
            idle |= 1 << post
    return idle
