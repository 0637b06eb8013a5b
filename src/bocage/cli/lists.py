"""The lists before a new game: which game, which scenario, how it is played, and who sits where."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocage.catalogue import GAMES, Entry
from bocage.cli import chairs, seating
from bocage.cli.desk import desk_for

if TYPE_CHECKING:
    from bocage.cli.play import Order
    from bocage.words import Words


def chosen(order: Order) -> tuple[str, list[str]]:
    """Go through the lists; from each one can go back to the one before."""
    steps = [_choose_game, _choose_scenario, _choose_way, _choose_commanders, _choose_seats]
    answers = Answers(order)
    place = 0
    while place < len(steps):
        try:
            steps[place](answers)
            place += 1
        except chairs.Back:
            if place == 0:
                raise
            place -= 1
            while place > 1 and not answers.is_asked(place):
                place -= 1
    return answers.scenario, answers.names


class Answers:
    """What has been chosen so far."""

    def __init__(self, order: Order) -> None:
        self.order = order
        self.entry: Entry = next(iter(GAMES.values()))
        self.scenario = ""
        self.names: list[str] = []
        self.is_settled = order.is_match or bool(order.edition)
        self.is_seated = bool(order.seating)

    def has_ways(self) -> bool:
        """Tell whether it is still to be asked how the game is played."""
        return bool(self.entry.editions) and not self.is_settled

    def has_commanders(self) -> bool:
        """Tell whether it is still to be asked how many share the battle."""
        return bool(self.entry.seatings(self.scenario)) and not self.is_seated

    def is_asked(self, place: int) -> bool:
        """Tell whether anything is asked at a place of the way."""
        return self.has_ways() if place == 2 else place != 3 or self.has_commanders()

    def ask(self, title: str, lines: list[str], about: list[str]) -> int:
        """Ask for a line of a list."""
        menu = chairs.FirstMenu(title, lines, lambda _: about)
        return menu.ask(self.order.words, self.order.screen)


def _choose_game(answers: Answers) -> None:
    words = answers.order.words
    games = [*reversed(GAMES.values())]
    lines = _lines([words.say(f"terminal-game-{entry.game.name}") for entry in games])
    about = [words.say("terminal-game-help")]
    answers.entry = games[answers.ask(words.say("terminal-game-question"), lines, about) - 1]


def _choose_scenario(answers: Answers) -> None:
    words, entry = answers.order.words, answers.entry
    answers.order.check_sides(entry.game)
    lines = desk_for(entry.game.name).rows(words, answers.order.screen.size()[0] - 1)
    title = words.say("terminal-scenario-question")
    menu = chairs.FirstMenu(title, lines, lambda number: _about(entry, words, number))
    answers.scenario = entry.scenarios[menu.ask(words, answers.order.screen) - 1]


def _about(entry: Entry, words: Words, number: int) -> list[str]:
    """Explain the list of scenarios, or tell what one of them is about."""
    game = entry.game.name
    if not number:
        return [words.say(f"terminal-scenario-help-{game}")]
    return desk_for(game).about(entry.scenarios[number - 1], words, "")


def _choose_way(answers: Answers) -> None:
    """Choose between one battle and a match of two, by one of the editions."""
    if not answers.has_ways():
        return
    words, game = answers.order.words, answers.entry.game.name
    ways = [(edition, is_match) for is_match in (False, True) for edition in answers.entry.editions]
    texts = [
        words.say(
            "terminal-way-match" if is_match else "terminal-way-single", edition=words.edition(name, game)
        )
        for name, is_match in ways
    ]
    about = [words.say("terminal-way-help")]
    number = answers.ask(words.say("terminal-way-question"), _lines(texts), about)
    answers.order.edition, answers.order.is_match = ways[number - 1]


def _choose_commanders(answers: Answers) -> None:
    """Choose how many share a battle of several boards."""
    order = answers.order
    order.check_seating(answers.entry, answers.scenario)
    if not answers.is_seated:
        order.seating = ""
    if answers.has_commanders():
        order.seating = seating.ask_commanders(order.words, order.screen)


def _choose_seats(answers: Answers) -> None:
    from bocage.cli.play import seat_names

    answers.names = seat_names(answers.order, answers.entry)


def _lines(texts: list[str]) -> list[str]:
    return [f"{number:>3}  {text}" for number, text in enumerate(texts, start=1)]
