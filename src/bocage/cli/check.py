"""`bocage check FILE...`: whether scenario files can be played, and if not, all that is wrong with them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from bocage.cli.door import OneOf, Page, lang_option, words_of
from bocage.cli.report import FAILED, USAGE, harmless, system_sentence
from bocage.kernel.reading import ScenarioError, ScenarioFaults
from bocage.kernel.toml import all_located, read_toml

if TYPE_CHECKING:
    from bocage.words import Words

GAMES: Final = ("memoir44", "undaunted")
LARGEST: Final = 65536
"""Bytes of a file that could be a scenario; the longest of ours has fewer than two thousand."""


class Unfit(Exception):
    """What is wrong with a file, as lines to show."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__(*lines)
        self.lines = lines


def check(files: tuple[str, ...], game: str | None) -> int:
    """Check files one after the other; 1 tells that one is faulty, 2 that one could not be read."""
    words = words_of(click.get_current_context())
    return max([check_file(file, game, words) for file in files])


def check_file(file: str, game: str | None, words: Words) -> int:
    """Tell what is wrong with a file, or what is in it."""
    try:
        click.echo(harmless(summary(file, text_in(file, words), game, words)))
    except OSError as error:
        click.echo(harmless(system_sentence(words, error)), err=True)
        return USAGE
    except Unfit as unfit:
        for line in unfit.lines:
            click.echo(harmless(line))
        return FAILED
    return 0


def text_in(file: str, words: Words) -> str:
    """Read a file that may be anything."""
    with Path(file).open("rb") as opened:
        data = opened.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise Unfit([words.say("terminal-check-too-large", file=file, most=LARGEST)])
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise Unfit([words.say("terminal-check-no-text", file=file, line=line)]) from None


def summary(file: str, text: str, game: str | None, words: Words) -> str:
    """Tell what is in a scenario that can be played."""
    try:
        game = game or game_of(read_toml(text, file))
        if game is None:
            raise Unfit([words.say("terminal-check-which-game", file=file, games=", ".join(GAMES))])
        facts = facts_of_memoir44(text, file) if game == "memoir44" else facts_of_undaunted(text, file)
    except ScenarioFaults as faulty:
        count = words.say("terminal-check-faults", file=file, count=len(faulty.faults))
        raise Unfit([*[str(fault) for fault in faulty.faults], count]) from None
    except ScenarioError as fault:
        raise Unfit([str(fault)]) from None
    return words.say(f"terminal-check-fine-{game}", file=file, **facts)


def game_of(facts: dict[str, object]) -> str | None:
    """Tell for which game a scenario is, by the keys that only one of them has."""
    from bocage.memoir44.scenarios.faults import FOR_PEOPLE, FOR_PLAY
    from bocage.undaunted.scenarios.sections import KEYS

    memoir44, undaunted = {*FOR_PEOPLE, *FOR_PLAY}, {*KEYS}
    more = len(facts.keys() & (memoir44 - undaunted)) - len(facts.keys() & (undaunted - memoir44))
    if more == 0:
        return None
    return "memoir44" if more > 0 else "undaunted"


def facts_of_memoir44(text: str, file: str) -> dict[str, Any]:
    """Count what is in a battle."""
    from bocage.memoir44.kinds import SIDES
    from bocage.memoir44.scenarios.build import scenario_of
    from bocage.memoir44.scenarios.load import parse

    scenario = scenario_of(parse(text, file))
    facts: dict[str, Any] = {"name": scenario.name, "hexes": int(scenario.field.count)}
    for side, name in enumerate(SIDES):
        facts[f"{name}_units"] = len(scenario.units_of[side])
        facts[f"{name}_cards"] = scenario.terms.hands[side]
        facts[f"{name}_medals"] = scenario.terms.goal[side]
    return facts


def facts_of_undaunted(text: str, file: str) -> dict[str, Any]:
    """Count what is in a scenario of tiles."""
    from bocage.undaunted.kinds import NO_TILE, SIDES
    from bocage.undaunted.scenario import Scenario
    from bocage.undaunted.scenarios.faults import faults_of

    page = read_toml(text, file)
    faults = faults_of(page)
    if faults:
        raise all_located(faults, text, file)
    scenario = Scenario.from_facts(page)
    facts: dict[str, Any] = {"name": scenario.name, "tiles": len(scenario.tiles)}
    for side, name in enumerate(SIDES):
        facts[f"{name}_counters"] = len([tile for tile in scenario.start[side] if tile != NO_TILE])
        facts[f"{name}_deck"] = sum(scenario.deck[side])
        facts[f"{name}_supply"] = sum(scenario.supply[side])
    return facts


page = Page(
    name="check",
    callback=check,
    help="terminal-command-check",
    params=[
        click.Argument(["files"], nargs=-1, required=True),
        click.Option(["--game"], type=OneOf(GAMES), help="terminal-option-game"),
        lang_option(),
    ],
)
