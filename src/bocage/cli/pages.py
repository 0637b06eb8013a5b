"""The page of help that every game has: how to ask, and the commands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocage.cli.wish import COMMANDS

if TYPE_CHECKING:
    from bocage.words import Words


def commands(words: Words) -> list[str]:
    """List the commands with what they do, in two columns."""
    keys = [", ".join(words.say(f"terminal-keys-{command}").split()) for command in COMMANDS]
    width = max(map(len, keys))
    return [
        f"  {key:<{width}}  {words.say(f'terminal-does-{command}')}"
        for key, command in zip(keys, COMMANDS, strict=True)
    ]
