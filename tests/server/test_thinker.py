"""What a worker does with a question, asked here without a process; and who comes next in the rota."""

from __future__ import annotations

import asyncio

import pytest

from bocage.server.frames import REPLICAS, Ask, Failed, Lacking, Made, packed, unpacked
from bocage.server.rota import Rota
from bocage.server.thinker import Thinker

from tests.server.battles import LA_RAYE, PEGASUS, Sitting


def ask(sitting: Sitting, first: int = 0, player: str = "simple") -> Ask:
    """Ask with the lines of a battle's record from a number on."""
    question = sitting.question(player)
    return Ask(sitting.name, question.seat, player, first, list(question.lines[first:]))


@pytest.mark.parametrize("player", ["simple", "random"])
def test_new_lines_are_followed_where_the_last_ones_ended(player: str) -> None:
    thinker, sitting, have = Thinker(), Sitting(PEGASUS), 0
    for _ in range(12):
        thought = sitting.thought(sitting.question(player))
        assert thinker.answer(ask(sitting, have, player)) == Made(
            thought.choice, thought.wants_draw, thought.resigns
        )
        have = len(sitting.table.record.lines)
        sitting.make(thought.choice)


def test_lines_that_do_not_go_on_where_the_replica_is_are_not_followed() -> None:
    thinker, sitting = Thinker(), Sitting(LA_RAYE, choices=3)
    lines = len(sitting.table.record.lines)
    assert thinker.answer(ask(sitting, lines)) == Lacking()
    assert isinstance(thinker.answer(ask(sitting)), Made)
    assert thinker.answer(ask(sitting, lines - 1)) == Lacking()
    assert thinker.answer(ask(sitting, lines + 1)) == Lacking()
    assert isinstance(thinker.answer(ask(sitting, lines)), Made)


def test_a_replica_that_would_write_another_line_is_thrown_away_and_it_is_said_why() -> None:
    thinker, sitting = Thinker(), Sitting(LA_RAYE, choices=6)
    good, bad = ask(sitting), ask(sitting)
    bad.lines[4] = bad.lines[4].replace('"chain":"', '"chain":"0')
    answer = thinker.answer(bad)
    assert isinstance(answer, Lacking)
    assert answer.why.startswith("Differs")
    assert thinker.answer(ask(sitting, 4)) == Lacking()
    assert isinstance(thinker.answer(good), Made)


@pytest.mark.parametrize("lines", [[], [""], ["{}"], ['{"bocage":1,"game":"halma","rulings":{}}']])
def test_what_is_no_record_makes_no_replica(lines: list[str]) -> None:
    answer = Thinker().answer(Ask("T1", 0, "simple", 0, lines))
    assert isinstance(answer, Lacking)
    assert answer.why


def test_a_question_nobody_can_answer_leaves_the_replica_as_it_was() -> None:
    thinker, sitting = Thinker(), Sitting(LA_RAYE, choices=1)
    unknown = thinker.answer(ask(sitting, player="simpel"))
    assert unknown == Failed(
        "ValueError: there is no player 'simpel': the nearest is 'simple', known are simple, random"
    )
    (idle,) = {0, 1} - set(sitting.seats())
    lines = len(sitting.table.record.lines)
    assert isinstance(thinker.answer(Ask(sitting.name, idle, "simple", lines, [])), Failed)
    assert isinstance(thinker.answer(ask(sitting, lines)), Made)


def test_the_replica_not_asked_about_for_longest_goes_first() -> None:
    thinker = Thinker()
    for number in range(REPLICAS):
        thinker.answer(ask(Sitting(LA_RAYE, f"T{number}")))
    first, second = Sitting(LA_RAYE, "T0"), Sitting(LA_RAYE, "T1")
    have = len(first.table.record.lines)
    assert isinstance(thinker.answer(ask(first, have)), Made)
    thinker.answer(ask(Sitting(LA_RAYE, "one more")))
    assert isinstance(thinker.answer(ask(first, have)), Made)
    assert thinker.answer(ask(second, have)) == Lacking()


def test_messages_come_back_as_they_were_sent() -> None:
    for frame in (Ask("T", 1, "simple", 0, ["ä\n"]), Made("hold", False, True), Lacking("why"), Failed("so")):
        assert unpacked(packed(frame)[4:]) == frame


# ----------------------------------------------------------------------------------------------- the rota


def test_tables_take_turns_and_questions_of_a_table_keep_their_order() -> None:
    rota: Rota[str] = Rota()
    for thing in ("a1", "a2", "a3", "b1", "c1", "c2"):
        rota.put(thing[0], thing)

    async def all_of_them() -> list[str]:
        return [await rota.take() for _ in range(len(rota))]

    assert asyncio.run(all_of_them()) == ["a1", "b1", "c1", "a2", "c2", "a3"]
    assert len(rota) == 0


def test_what_is_dropped_does_not_come_up_and_what_is_taken_cannot_be_dropped() -> None:
    async def play() -> None:
        rota: Rota[str] = Rota()
        rota.put("a", "a1")
        rota.put("a", "a2")
        assert await rota.take() == "a1"
        rota.drop("a", "a1")
        rota.drop("b", "b1")
        assert ("a" in rota, len(rota)) == (True, 1)
        rota.drop("a", "a2")
        assert ("a" in rota, len(rota)) == (False, 0)
        next_one = asyncio.ensure_future(rota.take())
        await asyncio.sleep(0)
        rota.put("b", "b1")
        assert await next_one == "b1"

    asyncio.run(play())
