"""Memoir '44 at the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bocage.cli.desk import Desk, Layout
from bocage.cli.items import Item, Option
from bocage.cli.memoir44 import chances, menu, pages
from bocage.cli.memoir44.lexicon import BattleLexicon, lexicon_in
from bocage.kernel.record import Record
from bocage.kernel.state import OBSERVER
from bocage.kernel.table import Table
from bocage.kernel.view import View
from bocage.memoir44.command.chain import commander_of
from bocage.memoir44.command.front import Hold
from bocage.memoir44.kinds import SIDES
from bocage.memoir44.view import BattleView

if TYPE_CHECKING:
    from bocage.cli.scene import Scene
    from bocage.cli.why import Answer
    from bocage.words import Words

_BEGUN: Final = "TurnBegun"


def seen(view: View) -> BattleView:
    """Take a view for what it is."""
    assert isinstance(view, BattleView)
    return view


class BattleDesk(Desk):
    """The pages of Memoir '44 at the terminal."""

    game = menu.GAME
    ends = menu.ENDS
    has_medals = True

    # The menu

    def items(self, options: list[Option], view: View, rows: int) -> list[Item]:
        """List choices by the unit that acts, or one by one."""
        return menu.items_of(options)

    def label(self, item: Item, view: View, words: Words, named: frozenset[str]) -> str:
        """Name a line."""
        return menu.label(item, seen(view), words, named)

    def details(self, item: Item, view: View, words: Words, width: int) -> list[str]:
        """Tell what a card does, or how dice can fall."""
        return chances.details(item, seen(view), words, width)

    def heading(self, item: Item, view: View, words: Words) -> str:
        """Name a group that has been opened."""
        return menu.heading(item, seen(view), words)

    def question(self, view: View, words: Words) -> str:
        """Say what is asked for."""
        return menu.question(seen(view), words)

    def is_rolling(self, option: Option, view: View) -> bool:
        """Tell whether dice fall as soon as a choice is made."""
        return menu.is_rolling(option, seen(view))

    # The screen and its pages

    def layout(self, scene: Scene, width: int, rows: int) -> Layout:
        """Lay the map out."""
        from bocage.cli.memoir44.layout import BattleLayout

        return BattleLayout(scene, width, rows)

    def map_only(self, view: View, width: int) -> list[str]:
        """Draw a map alone."""
        from bocage.cli.memoir44.layout import map_only

        return map_only(seen(view), width)

    def page(self, command: str, view: View, words: Words) -> list[str]:
        """Write one of the pages to read."""
        match command:
            case "cards":
                return pages.cards(seen(view), words)
            case "scenario":
                return pages.briefing(seen(view), words)
        return pages.rules(words)

    def legend(self, view: View, words: Words) -> list[str]:
        """Explain the map."""
        return pages.legend(seen(view), words)

    # Words

    def lexicon(self, words: Words) -> BattleLexicon:
        """Give what the words on the screen mean."""
        return lexicon_in(words.language)

    def answer(self, table: Table[Any], view: View, words: Words) -> Answer:
        """Make the answers to what somebody asks."""
        from bocage.cli.memoir44.why import BattleAnswer

        return BattleAnswer(table, view, words)

    # What happened

    def since_last_turn(self, table: Table[Any], seat: int) -> int:
        """Find the turn of the other side that followed the own last one; for a watcher the last turn."""
        begun = [
            (place, str(event["side"]))
            for place, event in enumerate(table.events(seat))
            if event["event"] == _BEGUN
        ]
        if seat == OBSERVER:
            return begun[-2][0] if len(begun) > 1 else 0
        own = SIDES[table.state.scenario.command.side(seat)]
        theirs = [place for place, side in begun if side != own]
        return theirs[-1] if theirs else 0

    def turn_of(self, state: Any) -> int:
        """Number the turns."""
        return int(state.turn)

    def first_asked(self, state: Any, seats: list[int]) -> list[int]:
        """Let the commander settle a dispute before whoever has asked for a hold is asked again."""
        top = state.trunk[-1]
        if not isinstance(top, Hold):
            return seats
        chief = state.scenario.command.seats_of[commander_of(top.side)]
        return [seat for seat in seats if chief >> seat & 1] or seats

    def running(self, record: Record, words: Words) -> str:
        """Tell the turn."""
        from bocage.cli.film import stored_events

        begun = [event for _, event in stored_events(record) if event.get("event") == _BEGUN]
        return words.say("terminal-games-turn", turn=int(begun[-1]["facts"]["turn"]) if begun else 1)

    # Scenarios

    def title(self, scenario: str, words: Words) -> str:
        """Name a battle."""
        return words.say(f"memoir44-{scenario}")

    def rows(self, words: Words, width: int) -> list[str]:
        """List the battles."""
        from bocage.cli.memoir44.scenarios import rows

        return rows(words, width)

    def about(self, scenario: str, words: Words, edition: str) -> list[str]:
        """Tell what a battle is about."""
        from bocage.cli.memoir44.scenarios import about

        return about(scenario, words, edition)

    def details_of(self, scenario: str, words: Words, edition: str) -> list[str]:
        """Show a battle with its map."""
        from bocage.cli.memoir44.scenarios import details

        return details(scenario, words, edition)


DESK: Final = BattleDesk()
