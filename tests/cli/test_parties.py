"""Games of teams and of young generals at the terminal: how they are asked for, and what is shown of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bocage.kernel.record import load

from tests.cli.conftest import Open, Run, Told
from tests.cli.terminal import Terminal

MENU = "save and quit):"


@pytest.mark.parametrize(
    ("arguments", "answer"),
    [
        ("toulon --alliance --edition 2004", "--alliance is of the other edition: leave --edition out"),
        ("toulon --teams --edition revised", "say --edition 2004"),
        ("la-raye --teams", "play battles of Memoir ’44 on one board; la-raye is not one"),
        ("omaha-beach-overlord --young", "omaha-beach-overlord is not one"),
        ("toulon --alliance --young", "Only one of them at a time"),
        ("toulon --alliance --teams", "Only one of them at a time"),
        ("toulon --tactics 3", "go with --young only"),
        ("toulon --no-ground", "go with --young only"),
        ("toulon --young --tactics 16", "There are 15 kinds of Tactic cards, not 16"),
        ("toulon --teams --members 1-3", "What can be played is 1-2, 2-1, 2-2, 2-3, 3-2, 3-3"),
        ("toulon --alliance --members 3-2", "What can be played is 1-2, 2-1, 2-2"),
        ("toulon --alliance --members two", "“two” is no size of teams"),
        ("toulon --members 2-2", "is no size of teams here"),
        ("toulon --match --alliance", "toulon"),
        ("--resume x --alliance", "takes no scenario"),
        ("--campaign 1-2 --young", "no other one goes with it"),
    ],
)
def test_what_is_not_played_together_is_answered_with_what_is(
    told: Told, arguments: str, answer: str
) -> None:
    code, out, err = told("play", *arguments.split())
    assert code == 2
    assert answer in " ".join((out + err).split())


@pytest.mark.parametrize(
    ("options", "edition", "variant"),
    [
        ("--alliance", "revised", {"mode": "alliance"}),
        ("--teams --members 2-3", "2004", {"mode": "teams", "members": [2, 3]}),
        ("--young --no-ground", "revised", {"young": True, "ground": False}),
        ("--young --teams --tactics 2", "revised", {"mode": "teams", "young": True, "tactics": 2}),
    ],
)
def test_computers_play_a_game_of_teams_to_its_end(
    run: Run, tmp_path: Path, options: str, edition: str, variant: dict[str, object]
) -> None:
    path = tmp_path / "game.bocage"
    sides = ("--axis", "simple", "--allies", "simple", "--save", path)
    played = run("play", "mont-mouchet", *options.split(), *sides)
    assert played.returncode == 0, played.stderr
    rulings = load(path.read_text("utf-8")).header["rulings"]
    assert isinstance(rulings, dict)
    assert (rulings["edition"], rulings["variant"]) == (edition, variant)
    assert "follow the record" in run("replay", path).stdout


def to_the_menu(table: Terminal) -> str:
    """Read the pages before one's own turn: the briefing, and what others have done by then."""
    screen = table.expect("to the game")
    while MENU not in screen:
        screen = table.say("", MENU, "to the game")
    return screen


def test_the_shared_cards_of_an_alliance_lie_open_on_the_screen(terminal: Open) -> None:
    seats = [f"--seat={seat}=simple" for seat in ("axis-left", "axis-right", "allies-right")]
    table = terminal("play", "toulon", "--alliance", *seats, "--seat=allies-left=person", size=(120, 40))
    screen = to_the_menu(table)
    assert re.search(r"Shared \(Axis\): \w+", screen)
    assert re.search(r"Shared \(Allies\): \w+", screen)
    is_reaction = "Shared (Allies): Ambush" in screen
    assert is_reaction or re.search(r"\d Play the shared card: \w+", screen)
    table.type("q")
    assert table.leave() == 0


def test_a_team_chooses_together_on_the_screen(terminal: Open) -> None:
    seats = [f"--seat=allies-{role}=simple" for role in ("left", "right")]
    table = terminal(
        "play", "toulon", "--teams", "--axis", "simple", *seats, "--allies=person", size=(120, 40)
    )
    assert "Choose a Command card together" in to_the_menu(table)
    table.type("q")
    assert table.leave() == 0
