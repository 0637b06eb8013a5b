"""How the roles of a chain of command are shared out among seats, as it is asked for and written."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import click

from bocage.cli.chairs import KINDS, FirstMenu
from bocage.cli.door import OneOf
from bocage.cli.report import Trouble
from bocage.cli.screen import Screen

if TYPE_CHECKING:
    from bocage.words import Words

ROLE_LETTERS: Final = "clmr"
"""How a seating writes the roles: commander, left, middle, right."""

COMMANDERS: Final = {"2": "clmr clmr", "6": "cm/l/r cm/l/r", "8": "c/l/m/r c/l/m/r"}
"""The usual ways to share a chain of command out among seats, by their number."""


def ask_commanders(words: Words, screen: Screen) -> str:
    """Ask how many commanders share a battle of several boards, and give the seating."""
    lines = [words.say(f"terminal-commanders-{number}") for number in COMMANDERS]
    lines = [f"{number:>3}  {text}" for number, text in enumerate(lines, start=1)]
    about = [words.say("terminal-commanders-help")]
    menu = FirstMenu(words.say("terminal-commanders-question"), lines, lambda _: about)
    return list(COMMANDERS.values())[menu.ask(words, screen) - 1]


def seating_asked(commanders: str | None, seating: str | None) -> str:
    """Tell how the roles are to be shared out, in one way to write it."""
    if commanders is not None and seating is not None:
        raise Trouble("terminal-error-seating-twice", 2)
    if seating is None:
        return COMMANDERS[commanders] if commanders else ""
    if not seating.strip():
        raise Trouble("terminal-error-no-seating", 2, asked="")
    return " ".join("/".join(sorted(map(in_order, side.split("/")), key=rank)) for side in seating.split())


def in_order(chair: str) -> str:
    """Write the roles of a seat in their order; what is none is refused later."""
    return "".join(sorted(chair, key=rank))


def rank(roles: str) -> int:
    """Tell the place of a seat by its first role."""
    return min([ROLE_LETTERS.find(role) for role in roles], default=0)


class SeatKind(click.ParamType[tuple[str, str]]):
    """Who plays a seat, written as `axis-left=simple`."""

    name = "NAME=KIND"

    def convert(
        self, value: str | tuple[str, str], param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[str, str]:
        """Take seat and player apart."""
        if isinstance(value, tuple):
            return value
        seat, _, kind = value.partition("=")
        return seat.lower(), OneOf(KINDS).convert(kind, param, ctx)

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:
        """Show how it is written."""
        return self.name
