"""Prospects: what a card, a throw of dice or nothing at all would gain a general in his sections."""

from __future__ import annotations

from typing import Final

from bocage.kernel.choice import argument, verb_of
from bocage.memoir44.cards.card import DIG, HEAL, ORDER, STRIKE
from bocage.memoir44.cards.deck import CARD_KINDS, CARDS, INITIATIVE, INITIATIVE_MARCH
from bocage.memoir44.command.generals import copy_of, ways_to_play
from bocage.memoir44.command.handing_out import copyable
from bocage.memoir44.command.initiative import DICE
from bocage.memoir44.command.phases import FIGHT, MARCH, Phase
from bocage.memoir44.dice import Throw, throws_of
from bocage.memoir44.kinds import ARMOR, INFANTRY
from bocage.memoir44.model import BARRED, ORDERED, Position
from bocage.memoir44.played import Play
from bocage.memoir44.salvo import Salvos
from bocage.memoir44.tactics import diggers
from bocage.memoir44.turn import PLAIN_STEPS, strike_of, with_fallback
from bocage.memoir44.verbs import DEPLOY
from bocage.players.memoir44.memory import findings
from bocage.players.memoir44.places import Places
from bocage.players.memoir44.strikes import salvo_worth
from bocage.players.memoir44.support import healed, relief
from bocage.players.memoir44.weights import FIGURE

AHEAD: Final = (Phase(FIGHT), Phase(MARCH))


class Prospects:
    """What plays would gain on the board as it is; found out once as long as nothing on it changes."""

    def __init__(self, places: Places) -> None:
        survey, view = places.survey, places.survey.view
        self.places = places
        self.survey = survey
        self.state = survey.state
        self.command = survey.scenario.command
        board = (survey.me, *map(tuple, (view.at, view.figures, view.laid, view.medals, view.taken)))
        idle = tuple([bool(status & (ORDERED | BARRED)) for status in view.status])
        self._gains = findings(survey.scenario, "gains", *board)
        self._worths = findings(survey.scenario, "worths", *board, idle)
        self._trial: Position | None = None

    def trial(self) -> Position:
        """Give a position of one's own in which the units would still move and attack."""
        if self._trial is None:
            self._trial = self.state.copy()
            self._trial.trunk = list(AHEAD)
            self._trial.status = [0] * len(self._trial.status)
        return self._trial

    def idle(self, post: int) -> list[int]:
        """List the units of a general that can still be ordered."""
        status = self.survey.view.status
        return [unit for unit in self.state.commanded(post) if not status[unit] & (ORDERED | BARRED)]

    def gain(self, unit: int, play: Play) -> int:
        """Weigh an order for a unit by a play."""
        deed = INITIATIVE if play.plain or is_plain(int(play.acts_as)) else int(play.acts_as)
        if (unit, deed) not in self._gains:
            trial = self.trial()
            trial.plays = [Play(play.side, -1, deed, 0, False, play.post)]
            self._gains[unit, deed] = max(0, self.places.gain(trial, unit))
        return self._gains[unit, deed]

    # Plays

    def worth(self, play: Play) -> int:
        """Weigh a play of a general, or of the commander himself."""
        key = (int(play.post), int(play.acts_as), int(play.section))
        if key not in self._worths:
            self._worths[key] = self._worth(with_fallback(self.state, play.post, play))
        return self._worths[key]

    def _worth(self, play: Play) -> int:
        todo, post = PLAIN_STEPS if play.plain else play.fact_card().steps, int(play.post)
        if ORDER in todo:
            return self._ordered(play)
        if STRIKE in todo:
            salvo = strike_of(self.state, play)
            assert isinstance(salvo, Salvos)
            return salvo_worth(self.survey, salvo)
        if DIG in todo:
            reliefs = sorted([relief(self.survey, self.state, unit) for unit in diggers(self.state, post)])
            return sum(reliefs[-int(play.orders().total) :])
        return self._healed(post) if HEAL in todo else 0

    def _ordered(self, play: Play) -> int:
        """Add up the best orders that a play has room for."""
        orders = self.command.orders(play)
        types = self.survey.scenario.types
        room, left, worth = orders.by_section[:], int(orders.total), 0
        units = [unit for unit in self.idle(int(play.post)) if (orders.classes >> types[unit].kind) & 1]
        for gain, unit in sorted([(self.gain(unit, play), unit) for unit in units], reverse=True):
            mask = self.state.sections_of(unit) & orders.sections
            places = [place for place in range(len(room)) if (mask >> place) & 1 and room[place]]
            if gain <= 0 or left == 0:
                break
            if places:
                room[max(places, key=lambda place: room[place])] -= 1
                left, worth = left - 1, worth + gain
        return worth

    def _healed(self, post: int) -> int:
        full, figures = self.survey.scenario.full_strength, self.survey.view.figures
        hurt = [unit for unit in self.idle(post) if figures[unit] < full[unit]]
        trial = self.trial()
        trial.plays = [Play(self.survey.me, -1, INITIATIVE, 0, False, post)]
        return max([healed(self.places, trial, unit) for unit in hurt], default=0)

    # Hands

    def value(self, post: int, kinds: list[int]) -> int:
        """Weigh what a general would do with the cards he has, or on his own without any."""
        if not kinds:
            return self.initiative(post)
        first, *others = [plays_of(self.state, post, kind) for kind in kinds]
        rest = [play for plays in others for play in plays]
        return max([self.worth(play) + self.best_beside(play, rest) for play in first], default=0)

    def best_beside(self, play: Play, others: list[Play]) -> int:
        """Weigh the best play in another section."""
        beside = [self.worth(other) for other in others if other.section != play.section]
        return max(beside, default=0)

    # Dice

    def initiative(self, post: int) -> int:
        """Weigh the two dice of a general without a card."""
        return self.dice_worth(post, int(DICE), INITIATIVE)

    def dice_worth(self, post: int, dice: int, deed: int) -> int:
        """Weigh dice that say whom a general may order by a deed."""
        key = (post, -1, deed)
        if key not in self._worths:
            hopes = Hopes(self, post, deed)
            throws = throws_of(dice)
            total = sum([w * hopes.of(throw) for throw, w in zip(throws.throws, throws.weights, strict=True)])
            self._worths[key] = total // sum(throws.weights)
        return self._worths[key]


class Hopes:
    """The orders a general would like to give, the best first, by class."""

    def __init__(self, prospects: Prospects, post: int, deed: int) -> None:
        self.prospects = prospects
        self.units = prospects.idle(post)
        self.is_initiative = deed == INITIATIVE
        act = Play(prospects.survey.me, -1, deed, 0, False, post)
        march = Play(prospects.survey.me, -1, INITIATIVE_MARCH, 0, False, post)
        types = prospects.survey.scenario.types
        self.by_class: list[list[int]] = [
            sorted([prospects.gain(unit, act) for unit in self.units if types[unit].kind == kind])[::-1]
            for kind in range(3)
        ]
        self.marches = sorted([prospects.gain(unit, march) for unit in self.units])[::-1]
        self.toll = min([cost_of_figure(prospects, unit) for unit in self.units], default=0)

    def of(self, throw: Throw) -> int:
        """Weigh a throw."""
        infantry, armor = throw.counts[INFANTRY], throw.counts[ARMOR]
        first, second, third = self.by_class
        rest = sorted([*first[infantry:], *second[armor:], *third])[::-1]
        worth = sum(first[:infantry]) + sum(second[:armor]) + sum(rest[: throw.stars])
        if self.is_initiative:
            worth += sum(self.marches[: throw.flags])
            worth -= self.toll if throw.grenades == 1 else 0
        return worth


def cost_of_figure(prospects: Prospects, unit: int) -> int:
    """Weigh a figure taken off a unit, which may then not be ordered."""
    survey = prospects.survey
    act = Play(survey.me, -1, INITIATIVE, 0, False, -1)
    figures, here = survey.view.figures[unit], survey.view.at[unit]
    lost = (
        survey.medal_worth(survey.foe, survey.scenario.worth[unit]) if figures == 1 else FIGURE * 4 // figures
    )
    return lost + prospects.gain(unit, act) + survey.danger(unit, here)


def is_plain(effect: int) -> bool:
    """Tell whether the units that a card orders act as by their own initiative."""
    return effect < 0 or (effect < CARD_KINDS and CARDS[effect].is_section)


def plays_of(state: Position, post: int, kind: int) -> list[Play]:
    """List the ways in which a general can play a card."""
    command = state.scenario.command
    if CARDS[kind].copies_enemy:
        return [copy_of(state, post, kind, play) for play in copyable(command, state.last_plays, post)]
    side = command.side_of_post[post]
    ways = ways_to_play(state, post, kind)
    return [Play(side, kind, kind, section_of(choice), False, post) for choice in ways]


def section_of(choice: int) -> int:
    """Give the section a card is played in, or none where it lies in both."""
    return 1 << argument(choice, 1) if verb_of(choice) == DEPLOY else 0
