"""Talk at a table: who hears what, and what a game forbids."""

from __future__ import annotations

import pytest

from bocage.catalogue import MEMOIR44
from bocage.kernel.chance import Scripted, Seeded
from bocage.kernel.refusal import Refusal
from bocage.kernel.table import Table, header_for
from bocage.kernel.talk import LONGEST, Message, Talk

from tests.kernel.pot import Pot, PotGame
from tests.ledger_marks import rule

ANN, BEN, WATCHER = 0, 1, -1


class HushedPot(PotGame):
    """A pot at which Ann may not talk to Ben."""

    def silence(self, state: Pot, seat: int, listener: int) -> Refusal | None:
        """Keep Ann quiet."""
        return Refusal("channel-closed", "TAB-16", {"to": "Ben"}) if (seat, listener) == (ANN, BEN) else None


def talk(game: PotGame) -> Talk[Pot]:
    """Sit down at a pot."""
    return Talk(Table(game, header_for(game, {}, {"kind": "scripted"}, ["Ann", "Ben"]), Scripted([])))


def texts(messages: list[Message]) -> list[str]:
    return [message.text for message in messages]


@rule("TAB-17")
def test_a_message_is_heard_by_those_it_was_said_to_and_by_who_watches_if_it_is_for_all() -> None:
    said = talk(PotGame())

    assert said.say(ANN, [BEN], "Who stirs?") is None

    assert [texts(said.heard(seat)) for seat in (ANN, BEN, WATCHER, 7)] == [["Who stirs?"]] * 4


@rule("TAB-16")
def test_a_closed_channel_lets_nobody_hear() -> None:
    said = talk(HushedPot())

    refusal = said.say(ANN, [BEN], "Who stirs?")

    assert refusal == Refusal("channel-closed", "TAB-16", {"to": "Ben"})
    assert said.heard(BEN) == []
    assert said.open_channels(ANN) == []
    assert said.open_channels(BEN) == [ANN]
    assert said.say(BEN, [ANN], "I do.") is None


@rule("TAB-16", "TAB-17")
def test_a_message_for_several_is_heard_by_all_of_them_or_by_nobody() -> None:
    rulings = {**MEMOIR44.game.rulings(), "variant": {"seating": "c/l/m/r c/l/m/r"}}
    game = MEMOIR44.game_for(rulings)
    header = header_for(
        game, MEMOIR44.scenario("omaha-beach-overlord"), {"kind": "seeded"}, ["x"] * 8, None, rulings
    )
    said = Talk(Table(game, header, Seeded(1)))
    commander, left, center = 0, 1, 2

    refused = said.say(left, [center, commander], "I shall need help.")

    assert refused is not None
    assert refused.rule == "OVL-34"
    assert said.heard(center) == []
    assert said.say(left, [center], "I shall need help.") is None
    assert texts(said.heard(center)) == ["I shall need help."]
    assert said.heard(commander) == said.heard(WATCHER) == []


@rule("TAB-16")
@pytest.mark.parametrize("listeners", [[], [ANN]])
def test_somebody_else_has_to_listen(listeners: list[int]) -> None:
    assert talk(PotGame()).say(ANN, listeners, "Hm.") == Refusal("nobody-listens", "TAB-16", {})


@rule("TAB-1")
@pytest.mark.parametrize(("seat", "listener"), [(2, BEN), (-1, BEN), (ANN, 2), (ANN, -1)])
def test_only_seats_talk_and_are_talked_to(seat: int, listener: int) -> None:
    refusal = talk(PotGame()).say(seat, [listener], "Hello?")

    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("no-such-seat", "TAB-1")


@rule("TAB-18")
@pytest.mark.parametrize("text", ["", " \n", "x" * (LONGEST + 1)])
def test_a_message_is_neither_empty_nor_too_long(text: str) -> None:
    refusal = talk(PotGame()).say(ANN, [BEN], text)

    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("message-size", "TAB-18")
    assert talk(PotGame()).say(ANN, [BEN], "x" * LONGEST) is None


@rule("TAB-18")
def test_what_is_said_is_no_part_of_the_record() -> None:
    said = talk(PotGame())
    before = said.table.record.text()

    said.say(ANN, [BEN], "Who stirs?")

    assert said.table.record.text() == before
    assert said.table.events(BEN) == []
