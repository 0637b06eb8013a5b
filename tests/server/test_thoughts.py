"""A crew that nothing befalls: its answers are those of a player here, and it is told no line twice."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator

import pytest

from bocage.server.crew import Crew, Question, Thoughtless

from tests.server.battles import LA_RAYE, OMAHA, PEGASUS, Battle, Sitting, no_longer
from tests.server.crews import crew_of, play

House = Callable[[Callable[[Crew], Awaitable[None]]], None]


@pytest.fixture(scope="module")
def house() -> Iterator[House]:
    """Have one crew for all that is played here; it loses nobody on the way."""
    with asyncio.Runner() as runner:
        at_work = crew_of()
        crew = runner.run(at_work.__aenter__())

        async def played(main: Callable[[Crew], Awaitable[None]]) -> None:
            await main(crew)

        yield lambda main: runner.run(played(main))
        assert (crew.facts()["died"], crew.facts()["stuck"], crew.facts()["replaced"]) == (0, 0, 0)
        runner.run(at_work.__aexit__(None, None, None))


@pytest.mark.parametrize("battle", [LA_RAYE, PEGASUS], ids=["undaunted", "memoir44"])
def test_a_whole_game_is_played_as_by_players_here_and_only_new_lines_are_sent(
    house: House, battle: Battle
) -> None:
    async def main(crew: Crew) -> None:
        sitting, sent = Sitting(battle, battle[1]), crew.facts()["sent"]
        await play(crew, sitting, sitting.is_over)
        assert sitting.made > 100
        assert crew.facts()["sent"] - sent < len(sitting.table.record.text()) + 60 * sitting.made
        assert crew.facts()["strayed"] == 0

    house(main)


def test_lots_are_drawn_as_they_would_be_here(house: House) -> None:
    async def main(crew: Crew) -> None:
        sitting = Sitting(LA_RAYE, "lots")
        await play(crew, sitting, no_longer(sitting, 40), "random")

    house(main)


def test_all_seats_of_an_overlord_game_are_thought_for_at_once(house: House) -> None:
    async def main(crew: Crew) -> None:
        sitting, thought_for, asked = Sitting(OMAHA, "overlord"), set[int](), 0
        while asked < 60:
            questions = [sitting.question(seat=seat) for seat in sitting.seats()]
            thoughts = await asyncio.gather(*(crew.think(question) for question in questions))
            assert thoughts == [sitting.thought(question) for question in questions]
            sitting.make(thoughts[0].choice)
            asked += len(questions)
            thought_for |= {question.seat for question in questions}
        assert len(sitting.table.game.seats) == 8
        assert len(thought_for) > 4

    house(main)


def test_a_record_that_went_another_way_is_sent_whole(house: House) -> None:
    async def main(crew: Crew) -> None:
        for battle, choices in ((LA_RAYE, 5), (LA_RAYE, 2), (PEGASUS, 4)):
            sitting = Sitting(battle, "another way", choices=choices)
            assert await crew.think(sitting.question()) == sitting.thought(sitting.question())
        assert crew.facts()["strayed"] == 0

    house(main)


def test_a_question_without_an_answer_costs_no_worker(house: House) -> None:
    async def main(crew: Crew) -> None:
        sitting = Sitting(PEGASUS, "no answer")
        with pytest.raises(Thoughtless, match="there is no player 'simpel'"):
            await crew.think(sitting.question("simpel"))
        with pytest.raises(Thoughtless, match="nothing to decide"):
            await crew.think(sitting.question(seat=1 - sitting.seats()[0]))
        with pytest.raises(Thoughtless, match="IndexError"):
            await crew.think(Question("no lines", 0, "simple", []))

    house(main)


def test_lines_that_the_rules_do_not_write_are_not_thought_about(house: House) -> None:
    async def main(crew: Crew) -> None:
        sitting = Sitting(LA_RAYE, "astray", choices=2)
        await crew.think(sitting.question())
        have, strayed = len(sitting.table.record.lines), crew.facts()["strayed"]
        sitting.go_on(2)
        question = sitting.question()
        bad = [*question.lines[:have], "{}", *question.lines[have:]]
        with pytest.raises(Thoughtless, match="Differs"):
            await crew.think(Question(question.table, question.seat, "simple", bad))
        assert crew.facts()["strayed"] == strayed + 2
        assert await crew.think(question) == sitting.thought(question)

    house(main)
