"""Asking a person: the menu, the number or the words that come back, and every command besides."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final

from bocage.cli import news, pager
from bocage.cli.items import NOTHING, Item, Option, numbered, options_of
from bocage.cli.reading import PAGES, Reading
from bocage.cli.scene import Scene, Sheet
from bocage.cli.wish import Wish, candidates, command_of, is_yes, matching, understand
from bocage.kernel.choice import Choice
from bocage.kernel.refusal import Refusal

if TYPE_CHECKING:
    from bocage.cli.sitting import Sitting


_FEWEST_ROWS: Final = 7
_ROWS_ABOVE: Final = 24
"""A menu may fill what a screen has beyond the least; beyond that, choices are grouped."""


class Next(Enum):
    """What follows an answer."""

    SAME = "the same question again"
    OTHER = "the game has moved on"


class Step:
    """A list of choices on the way through the menu: its heading, and which arguments the headings name."""

    def __init__(self, options: list[Option], heading: str, named: frozenset[str]) -> None:
        self.options = options
        self.heading = heading
        self.named = named


class Asking:
    """One seat's question, until the game moves on."""

    def __init__(self, sitting: Sitting, seat: int) -> None:
        self.sitting = sitting
        self.table = sitting.table
        self.screen = sitting.screen
        self.words = sitting.words
        self.seat = seat
        self.desk = sitting.desk
        self.lexicon = self.desk.lexicon(self.words)
        self.view = self.table.view(seat)
        self.options = options_of(self.view, self.table.offer(seat).choices)
        self.path = [Step(self.options, "", NOTHING)]
        self.message = ""
        self.page = 0
        self.reading = Reading(self.table, seat, self.words, self.screen)

    # What is shown

    def tell_news(self) -> None:
        """Show what happened since the seat last decided, where the panel is too small for it."""
        sheet = self._sheet()
        fresh = sheet.scene.sentences[len(sheet.scene.sentences) - sheet.scene.fresh :]
        is_too_long = news_rows(fresh, sheet) > sheet.log_room()
        if is_too_long and news.has_acts_of_others(self.table, self.seat):
            pager.show(self.screen, self.words, self.words.say("terminal-title-news"), fresh)

    def ask(self) -> Next:
        """Show the menu, and do what is answered."""
        self.screen.draw(lambda: self._sheet().lines(self.screen.has_color))
        answer = self.screen.ask(self._prompt(self._sheet()))
        sheet = self._sheet()  # the window may have another size by now
        self.message = ""
        return self._answered(answer, sheet)

    def _prompt(self, sheet: Sheet) -> str:
        """Say what can be typed."""
        count = len(numbered(sheet.scene.items))
        if len(self.path) > 1:
            key = "terminal-prompt-back" if count > 1 else "terminal-prompt-one-back"
        else:
            key = "terminal-prompt" if count > 1 else "terminal-prompt-one"
        return self.sitting.prompt(key, self.seat, count)

    def _sheet(self) -> Sheet:
        return self.sitting.sheet(self._scene())

    def _scene(self) -> Scene:
        scene = self.sitting.scene(self.seat)
        step = self.path[-1]
        rows = max(_FEWEST_ROWS, self.screen.size()[1] - _ROWS_ABOVE)
        scene.items = self.desk.items(step.options, self.view, rows)
        scene.named = step.named
        scene.heading = " · ".join(step.heading for step in self.path[1:])
        scene.heading = scene.heading or self.desk.question(self.view, self.words)
        scene.message = self.message
        scene.page = self.page
        return scene

    # What is answered

    def _answered(self, answer: str, sheet: Sheet) -> Next:
        """Read an answer: nothing, a number, a question, a command, or a choice in words."""
        if not answer:
            self.page = sheet.page() + 1
            return Next.SAME
        if answer.isascii() and answer.isdigit():
            return self._number(answer, numbered(sheet.scene.items))
        if answer.startswith("?"):
            return self._question_asked(answer[1:].strip())
        command = command_of(answer, self.words)
        return self._command(command) if command else self._in_words(answer)

    def _number(self, answer: str, items: list[Item]) -> Next:
        """Take a line of the menu: a choice, or a group that opens."""
        number = int(answer[:6])
        if number == 0:
            return self._back()
        if number > len(items):
            self.message = self.words.say("terminal-no-such-number", asked=answer[:20], count=len(items))
            return Next.SAME
        item = items[number - 1]
        if item.is_choice():
            return self._choose(item.options[0].choice)
        self._open(item)
        return Next.SAME

    def _open(self, item: Item) -> None:
        """Go down into a group."""
        heading = self.desk.heading(item, self.view, self.words)
        self._go_down(item.options, heading, self.path[-1].named | {item.level})

    def _go_down(self, options: list[Option], heading: str, named: frozenset[str]) -> None:
        self.path.append(Step(options, heading, named))
        self.page = 0

    def _back(self) -> Next:
        if len(self.path) > 1:
            self.path.pop()
        self.page = 0
        return Next.SAME

    def _choose(self, choice: Choice) -> Next:
        """Make a choice; when it cannot be made, nothing has changed."""
        number = self.table.offer(self.seat).number
        self.message = self.sitting.attempt(lambda: self.table.submit(self.seat, choice, number))
        return self._moved_on()

    def _moved_on(self) -> Next:
        """Tell whether the game has moved on; a choice may stand although what follows it does not yet."""
        has_waiting_chance = self.table.waits_for_chance()
        return Next.SAME if self.message and not has_waiting_chance else Next.OTHER

    def _question_asked(self, text: str) -> Next:
        """Answer what was asked with a question mark."""
        if text:
            title = self.words.say("terminal-title-answer", asked=text[:60])
            items = numbered(self._sheet().scene.items)
            lines = self.desk.answer(self.table, self.view, self.words).to(text, items)
            pager.show(self.screen, self.words, title, lines)
        else:
            self.reading.help()
        return Next.SAME

    def _in_words(self, text: str) -> Next:
        """Take a choice that was typed, open the menu on what it may mean, or say why it cannot be made.

        A shot is shown with its chance first, also when only one is meant.
        """
        wish = understand(text, self.table.state, self.lexicon)
        found = matching(wish, self.options, self.lexicon)
        if len(found) == 1 and wish.is_whole(found[0].choice) and not self._is_rolling(found[0]):
            return self._choose(found[0].choice)
        if found:
            del self.path[1:]
            self._go_down(found, text.upper(), NOTHING)
            return Next.SAME
        self.message = self._refused(text, wish)
        return Next.SAME

    def _is_rolling(self, option: Option) -> bool:
        return self.desk.is_rolling(option, self.view)

    def _refused(self, text: str, wish: Wish) -> str:
        """Say why what was typed cannot be done."""
        if wish.unknown or wish.topics or not wish.verb:
            asked = ", ".join(wish.unknown)[:40] or text[:40]
            return self.words.say("terminal-not-understood", asked=asked)
        for choice in candidates(wish, self.table.state, self.view, self.lexicon):
            answer = self.table.game.read(self.table.state, self.seat, choice)
            if isinstance(answer, Refusal):
                return self.words.refusal(answer, self.desk.game)
        return self.words.say("terminal-not-understood", asked=text[:40])

    # Commands

    def _command(self, command: str) -> Next:
        match command:
            case "back":
                return self._back()
            case "quit":
                from bocage.cli.sitting import Left

                raise Left
            case "undo":
                return self._undo()
            case "resign":
                return self._resign()
            case "draw":
                return self._draw()
            case "end":
                return self._end()
            case "pass":
                return self._pass()
            case "west" | "east":
                self.sitting.move_window(command, self._scene())
                return Next.SAME
            case "help":
                return self._question_asked("")
        assert command in PAGES
        self.reading.show(command)
        return Next.SAME

    def _end(self) -> Next:
        """End the turn, or the step of it that can be ended now; say why not, if that is so."""
        offered = [option.choice for option in self.options if option.choice.verb in self.desk.ends]
        return self._choose(offered[0]) if offered else self._in_words(self.desk.ends[-1])

    def _pass(self) -> Next:
        """Let somebody else take the keyboard, who may act now as well."""
        others = self.sitting.may_take_over(self.seat)
        if not others:
            self.message = self.words.say("terminal-nobody-to-pass")
            return Next.SAME
        self.sitting.passed_to = others[0]
        return Next.OTHER

    def _undo(self) -> Next:
        self.message = self.sitting.attempt(lambda: self.table.take_back(self.seat))
        return Next.SAME if self.message else Next.OTHER

    def _resign(self) -> Next:
        """Give up, after asking once more."""
        pager.show_centered(self.screen, [self.words.say("terminal-resign-sure")])
        if not is_yes(self.screen.ask(self.words.say("terminal-resign-prompt")), self.words):
            return Next.SAME
        self.message = self.sitting.attempt(lambda: self.table.resign(self.seat))
        return Next.SAME if self.message else Next.OTHER

    def _attempt_draw(self, seat: int) -> str:
        return self.sitting.attempt(lambda: self.table.offer_draw(seat))

    def _draw(self) -> Next:
        """Offer a draw, or accept one; a computer answers at once."""
        players = [(seat, each) for seat, each in enumerate(self.sitting.chairs) if each is not None]
        if any(not player.wants_draw(self.table.view(seat)) for seat, player in players):
            self.message = self.words.say("terminal-draw-declined")
            return Next.SAME
        self.message = self._attempt_draw(self.seat)
        for seat, _ in [] if self.message else players:
            self._attempt_draw(seat)
        if self.table.outcome() is not None:
            return Next.OTHER
        self.message = self.message or self.words.say("terminal-draw-offered")
        return Next.SAME


def news_rows(sentences: list[str], sheet: Sheet) -> int:
    """Count the rows that sentences take in the log of a page."""
    from bocage.cli.panels import log

    return len(log(sentences, len(sentences), sheet.log_width(), 1000).rows)
