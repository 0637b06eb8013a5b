"""Fuzzing: sound games pass, and whatever is broken is found and can be replayed from its record."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bocage.catalogue import UNDAUNTED
from bocage.cli import trial
from bocage.cli.trial import Failure, Trial
from bocage.kernel.event import Event
from bocage.kernel.record import load
from bocage.kernel.refusal import Refusal
from bocage.undaunted.actions.support import Conceal
from bocage.undaunted.game import Undaunted
from bocage.undaunted.model import Cards, Position

from tests.cli.conftest import Run, Told


def test_random_games_over_all_scenarios_pass(told: Told) -> None:
    code, out, _ = told("fuzz", "--games", 2, "--seed", 5)
    assert code == 0
    assert "2 games from seed 5 on" in out
    assert "nothing failed" in out


@pytest.mark.parametrize("seed", [0, 20])
def test_random_battles_pass_by_both_editions(told: Told, seed: int) -> None:
    code, out, err = told("fuzz", "--game", "memoir44", "--games", 1, "--seed", seed)
    assert (code, err) == (0, "")
    assert f"1 game from seed {seed} on" in out or "One game from seed" in out


def test_time_alone_ends_it(run: Run) -> None:
    done = run("fuzz", "--seconds", "0")
    assert done.returncode == 0
    assert "0 games" in done.stdout


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Random games without end would take their time."""
    monkeypatch.setattr(trial, "LIMIT", 300)


def broken_refusal(patch: pytest.MonkeyPatch) -> None:
    """A choice that is offered is refused."""
    real = Undaunted.refusal

    def too_strict(game: Undaunted, state: Position, seat: int, choice: int) -> Refusal | None:
        is_conceal = game.spell(state, choice).verb == "conceal"
        return Refusal("not-on-offer", "UND-7.1") if is_conceal else real(game, state, seat, choice)

    patch.setattr(Undaunted, "refusal", too_strict)


def broken_crash(patch: pytest.MonkeyPatch) -> None:
    """A rule crashes."""

    def crash(*_: object) -> None:
        raise KeyError("concealed")

    patch.setattr(Conceal, "perform", crash)


def broken_view(patch: pytest.MonkeyPatch) -> None:
    """What a guess deals does not fit the view."""
    real = Undaunted.guess

    def wrong(game: Undaunted, view: Any, chance: Any) -> Position:
        state = real(game, view, chance)
        state.radio += 1
        return state

    patch.setattr(Undaunted, "guess", wrong)


def broken_value(patch: pytest.MonkeyPatch) -> None:
    """A copy shares a list with the state it was made from."""
    real = Cards.copy

    def shared(cards: Cards) -> Cards:
        twin = real(cards)
        twin.supply = cards.supply
        return twin

    patch.setattr(Cards, "copy", shared)


def broken_chance(patch: pytest.MonkeyPatch) -> None:
    """Something depends on more than the record."""
    count = [0]

    def uneven(*told: Any) -> None:
        count[0] += 1
        tell: list[Event] | None = told[-1]
        if tell is not None:
            tell.append(Event("FogSpread", {"side": "us", "fog": count[0] % 2}))

    patch.setattr(Conceal, "perform", uneven)


@pytest.mark.parametrize(
    ("plant", "why"),
    [
        (broken_refusal, "efused: "),
        (broken_crash, "KeyError: 'concealed'"),
        (broken_view, "is not rebuilt by a guess"),
        (broken_value, "a choice changed the state"),
        (broken_chance, "record-differs"),
    ],
)
def test_what_is_broken_is_found_and_kept_as_a_record(
    told: Told, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plant: Any, why: str
) -> None:
    with monkeypatch.context() as patch:
        plant(patch)
        code, _, err = told("fuzz", "--game", "undaunted", "--games", 3, "--seed", 1, "--out", tmp_path)
        assert code == 1
        assert why in err
        [path] = tmp_path.glob("fuzz-*.bocage")
        assert str(path) in err
        load(path.read_text("utf-8"))
        code, out, err = told("replay", path)
        assert code == 1
    code, out, err = told("replay", path)
    assert code == (1 if plant is broken_chance else 0)
    if code == 0:
        assert "because something failed" in out
        assert "it does not fail any longer" in out


def test_a_failure_names_the_choice_that_was_about_to_be_made(monkeypatch: pytest.MonkeyPatch) -> None:
    broken_crash(monkeypatch)
    with pytest.raises(Failure) as caught:
        Trial(UNDAUNTED, "la-raye", 3).run()
    notes = caught.value.record.header["notes"]
    assert isinstance(notes, dict)
    assert notes["fuzz"]["choice"].startswith("conceal card=")
    assert notes["fuzz"]["failure"] == "KeyError: 'concealed'"
