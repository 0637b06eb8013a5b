"""What the terminal asks the pages of a game for: its map, its menus, its sentences."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, ClassVar, cast

from bocage.kernel.record import Record
from bocage.kernel.table import Table
from bocage.kernel.view import View

if TYPE_CHECKING:
    from bocage.cli.canvas import Canvas, Column
    from bocage.cli.items import Item, Option
    from bocage.cli.lexicon import Lexicon
    from bocage.cli.scene import Scene
    from bocage.cli.why import Answer
    from bocage.words import Words


class Layout:
    """A game's part of the screen for one size of it: the map on the left, and the head of the panel."""

    beside: ClassVar[int]
    """So many columns the panel needs at least."""

    log_below: int = 5
    """So many rows below the map are enough for the log."""

    shift: int = 0
    """So many columns the window of a wide map has been moved, never beyond its ends."""

    width: int
    height: int

    def draw(self, canvas: Canvas, items: list[Item]) -> None:
        """Draw the map; places that can be chosen now are lit."""
        raise NotImplementedError

    def top(self, beside: int) -> Column:
        """Write how things stand, the hand, and what is too crowded for the map."""
        raise NotImplementedError

    def spare(self, beside: int) -> list[Column]:
        """Write what is shown only where there is room left, the longest first."""
        return []


class Desk:
    """The pages of one game at the terminal."""

    game: ClassVar[str]
    ends: ClassVar[tuple[str, ...]] = ()
    """Choices that end a step or a turn: a key of its own, since a slip of a number must not make them."""

    has_medals: ClassVar[bool] = False
    """Battles are counted in medals, which a match of two adds up."""

    # The menu

    def items(self, options: list[Option], view: View, rows: int) -> list[Item]:
        """List what is on offer, in groups where there are not rows enough."""
        raise NotImplementedError

    def label(self, item: Item, view: View, words: Words, named: frozenset[str]) -> str:
        """Name a line of the menu; what the headings name is not named again."""
        raise NotImplementedError

    def details(self, item: Item, view: View, words: Words, width: int) -> list[str]:
        """Say more about a line of the menu."""
        raise NotImplementedError

    def heading(self, item: Item, view: View, words: Words) -> str:
        """Name a group that has been opened."""
        raise NotImplementedError

    def question(self, view: View, words: Words) -> str:
        """Say what is asked for."""
        raise NotImplementedError

    def is_rolling(self, option: Option, view: View) -> bool:
        """Tell whether dice fall as soon as a choice is made."""
        raise NotImplementedError

    # The screen and its pages

    def layout(self, scene: Scene, width: int, rows: int) -> Layout:
        """Lay the map out for a size of the screen."""
        raise NotImplementedError

    def map_only(self, view: View, width: int) -> list[str]:
        """Draw a map alone, as wide as there is room for."""
        raise NotImplementedError

    def page(self, command: str, view: View, words: Words) -> list[str]:
        """Write one of the pages to read: cards, scenario, rules."""
        raise NotImplementedError

    def legend(self, view: View, words: Words) -> list[str]:
        """Explain the map."""
        raise NotImplementedError

    # Words

    def lexicon(self, words: Words) -> Lexicon:
        """Give what the words on the screen mean."""
        raise NotImplementedError

    def answer(self, table: Table[Any], view: View, words: Words) -> Answer:
        """Make the answers to what somebody asks with a question mark."""
        raise NotImplementedError

    # What happened

    def since_last_turn(self, table: Table[Any], seat: int) -> int:
        """Count what a seat had been told when its last turn ended."""
        raise NotImplementedError

    def turn_of(self, state: Any) -> int:
        """Number the turns, to tell one from the next."""
        raise NotImplementedError

    def first_asked(self, state: Any, seats: list[int]) -> list[int]:
        """Tell which of several people who decide at the same time are asked before the others."""
        return seats

    def running(self, record: Record, words: Words) -> str:
        """Tell how far a game has come that is not over."""
        raise NotImplementedError

    # Scenarios

    def title(self, scenario: str, words: Words) -> str:
        """Name a scenario."""
        raise NotImplementedError

    def rows(self, words: Words, width: int) -> list[str]:
        """List the scenarios with their numbers."""
        raise NotImplementedError

    def about(self, scenario: str, words: Words, edition: str) -> list[str]:
        """Tell what a scenario is about."""
        raise NotImplementedError

    def details_of(self, scenario: str, words: Words, edition: str) -> list[str]:
        """Show a scenario with its map."""
        raise NotImplementedError


def desk_for(game: str) -> Desk:
    """Find the pages of a game; they are read in when the game is first played."""
    return cast(Desk, import_module(f"bocage.cli.{game}.desk").DESK)
