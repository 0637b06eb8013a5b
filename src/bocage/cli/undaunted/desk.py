"""Undaunted: Normandy at the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bocage.cli import news
from bocage.cli.desk import Desk, Layout
from bocage.cli.items import Item, Option
from bocage.cli.undaunted import chances, menu, pages
from bocage.cli.undaunted.lexicon import UndauntedLexicon, lexicon_in
from bocage.kernel.choice import Choice
from bocage.kernel.record import Record
from bocage.kernel.state import OBSERVER
from bocage.kernel.table import Table
from bocage.kernel.view import View
from bocage.undaunted.kinds import KINDS
from bocage.undaunted.view import PositionView

if TYPE_CHECKING:
    from bocage.cli.scene import Scene
    from bocage.cli.why import Answer
    from bocage.words import Words

_END: Final = "end-turn"
_ASKED: Final = {"together": "bid", "march": "march"}


def seen(view: View) -> PositionView:
    """Take a view for what it is."""
    assert isinstance(view, PositionView)
    return view


class UndauntedDesk(Desk):
    """The pages of Undaunted at the terminal."""

    game = menu.GAME
    ends = (_END,)

    # The menu

    def items(self, options: list[Option], view: View, rows: int) -> list[Item]:
        """List choices one by one, or by card."""
        return menu.items_of(options, rows)

    def label(self, item: Item, view: View, words: Words, named: frozenset[str]) -> str:
        """Name a line."""
        return menu.label(item, seen(view), words, named)

    def details(self, item: Item, view: View, words: Words, width: int) -> list[str]:
        """Tell what a card can do, or how likely a shot is to hit."""
        return chances.details(item, seen(view), words)

    def heading(self, item: Item, view: View, words: Words) -> str:
        """Name a group that has been opened."""
        if item.level == "card":
            return menu.card_label(words, seen(view), item.value)
        if item.level == "verb":
            return menu.action_named(words, item.options[0].choice)
        return words.unit(item.value) if item.level == "unit" else item.value

    def question(self, view: View, words: Words) -> str:
        """Say what is asked for."""
        position = seen(view)
        pending = position.pending[-1].facts() if position.pending else {}
        left = int(str(pending.get("left", 0)))
        if pending.get("is") == "pick":
            return _question_of_pick(position, words, KINDS[int(str(pending["card"]))], left)
        return words.say(f"terminal-question-{_ASKED.get(str(pending.get('is')), 'turn')}", left=left)

    def is_rolling(self, option: Option, view: View) -> bool:
        """Tell whether dice roll as soon as a choice is made."""
        return menu.is_shot(option)

    # The screen and its pages

    def layout(self, scene: Scene, width: int, rows: int) -> Layout:
        """Lay the map out."""
        from bocage.cli.undaunted.layout import UndauntedLayout

        return UndauntedLayout(scene, width, rows)

    def map_only(self, view: View, width: int) -> list[str]:
        """Draw a map alone."""
        from bocage.cli.undaunted.layout import map_only

        return map_only(seen(view), width)

    def page(self, command: str, view: View, words: Words) -> list[str]:
        """Write one of the pages to read."""
        match command:
            case "cards":
                return [*pages.piles(seen(view), words), "", pages.codes_line(words)]
            case "scenario":
                return pages.briefing(seen(view).scenario, words)
        return pages.rules(words)

    def legend(self, view: View, words: Words) -> list[str]:
        """Explain the map."""
        return pages.legend(words)

    # Words

    def lexicon(self, words: Words) -> UndauntedLexicon:
        """Give what the words on the screen mean."""
        return lexicon_in(words.language)

    def answer(self, table: Table[Any], view: View, words: Words) -> Answer:
        """Make the answers to what somebody asks."""
        from bocage.cli.undaunted.why import UndauntedAnswer

        return UndauntedAnswer(table, view, words)

    # What happened

    def since_last_turn(self, table: Table[Any], seat: int) -> int:
        """Find the end of the own last turn; whoever watches is told the turn that ended last."""
        entries = table.record.entries
        if seat == OBSERVER:
            ends = [place for place, entry in enumerate(entries) if news.verb_of(entry) == _END]
            return news.told_before(entries, seat, ends[-2] + 1 if len(ends) > 1 else 0)
        others = [
            place
            for place, entry in enumerate(entries)
            if entry.get("seat") != seat and news.is_of_turn(entry)
        ]
        end = others[-1] if others else 0
        ended = [
            place
            for place, entry in enumerate(entries[:end])
            if entry.get("seat") == seat and news.verb_of(entry) == _END
        ]
        return news.told_before(entries, seat, ended[-1] + 1 if ended else 0)

    def turn_of(self, state: Any) -> int:
        """Number the turns of all rounds."""
        return int(state.round) * 4 + int(state.acting) + 1

    def running(self, record: Record, words: Words) -> str:
        """Tell the round."""
        from bocage.cli.film import stored_events

        begun = [event for _, event in stored_events(record) if event.get("event") == "RoundBegun"]
        return words.say("terminal-games-running", round=int(begun[-1]["facts"]["round"]) if begun else 1)

    # Scenarios

    def title(self, scenario: str, words: Words) -> str:
        """Name a scenario."""
        return words.say(f"undaunted-{scenario}")

    def rows(self, words: Words, width: int) -> list[str]:
        """List the scenarios."""
        from bocage.cli.undaunted.scenarios import rows

        return rows(words, width)

    def about(self, scenario: str, words: Words, edition: str) -> list[str]:
        """Tell what a scenario is about."""
        from bocage.cli.undaunted.scenarios import scenario_of

        return pages.briefing(scenario_of(scenario), words)

    def details_of(self, scenario: str, words: Words, edition: str) -> list[str]:
        """Show a scenario with its map and its cards."""
        from bocage.cli.undaunted.scenarios import details

        return details(scenario, words)


def _question_of_pick(view: PositionView, words: Words, card: str, left: int) -> str:
    """Say which cards are to be taken, and by which action."""
    is_bolster = menu.is_from_supply(view)
    action = menu.action_named(words, Choice("bolster" if is_bolster else "inspire", {"card": card}))
    key = "terminal-question-supply" if is_bolster else "terminal-question-play"
    return words.say(key, action=action, left=left)


DESK: Final = UndauntedDesk()
