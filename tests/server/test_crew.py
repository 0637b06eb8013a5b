"""Real processes think: whatever becomes of them, answers come, and none of them stays behind."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import subprocess
import sys

import pytest

from bocage.server.crew import Crew, Overworked, Thoughtless
from bocage.server.worker import Gone

from tests.server.battles import LA_RAYE, PEGASUS, Sitting, no_longer
from tests.server.crews import LONG, crew_of, is_running, play, until, workers, workers_of

# ------------------------------------------------------------------------------------------- lost workers


def test_a_worker_killed_while_it_thinks_or_in_between_is_replaced_and_the_game_goes_on() -> None:
    async def main() -> None:
        async with crew_of() as crew:
            sitting = Sitting(LA_RAYE, choices=10)
            await play(crew, sitting, no_longer(sitting, 5))
            (pid,) = workers()
            os.kill(pid, signal.SIGSTOP)
            answer = asyncio.create_task(crew.think(sitting.question()))
            await until(lambda: crew.facts()["thinking"] == 1)
            os.kill(pid, signal.SIGKILL)
            assert await answer == sitting.thought(sitting.question())
            assert (crew.facts()["died"], crew.facts()["replaced"], crew.facts()["stuck"]) == (1, 1, 0)
            assert workers() != [pid]
            os.kill(workers()[0], signal.SIGKILL)
            await until(lambda: crew.facts()["workers"] == 0)
            await play(crew, sitting, no_longer(sitting, 5))
            assert (crew.facts()["died"], crew.facts()["replaced"], crew.facts()["stuck"]) == (2, 2, 0)

    asyncio.run(main())


def test_a_worker_that_hangs_is_replaced_when_the_patience_is_over() -> None:
    async def main() -> None:
        async with crew_of(patience=3.0) as crew:
            sitting = Sitting(PEGASUS)
            await play(crew, sitting, no_longer(sitting, 2))
            os.kill(workers()[0], signal.SIGSTOP)
            await play(crew, sitting, no_longer(sitting, 2))
            assert (crew.facts()["stuck"], crew.facts()["replaced"], crew.facts()["died"]) == (1, 1, 0)

    asyncio.run(main())


def test_a_worker_without_memory_is_replaced() -> None:
    async def main() -> None:
        async with crew_of() as crew:
            (pid,) = workers()
            resource.prlimit(pid, resource.RLIMIT_AS, (1 << 20, 1 << 20))
            sitting = Sitting(PEGASUS, choices=150)
            assert await crew.think(sitting.question()) == sitting.thought(sitting.question())
            assert (crew.facts()["died"], crew.facts()["replaced"]) == (1, 1)

    asyncio.run(main())


def test_nobody_is_asked_for_ever() -> None:
    async def main() -> None:
        async with crew_of() as crew:
            answer = asyncio.create_task(crew.think(Sitting(LA_RAYE).question()))
            lost = set[int]()
            while not answer.done():
                lost |= set(workers())
                for pid in workers():
                    os.kill(pid, signal.SIGKILL)
                await asyncio.sleep(0.01)
            with pytest.raises(Thoughtless, match="lost"):
                await answer
            assert len(lost) == 2
            sitting = Sitting(PEGASUS)
            await play(crew, sitting, no_longer(sitting, 1))

    asyncio.run(main())


# ---------------------------------------------------------------------------------- too much, too late


def test_too_many_questions_are_refused_at_once_and_tables_take_turns() -> None:
    async def main() -> None:
        async with crew_of(most_waiting=3) as crew:
            one, other = Sitting(LA_RAYE, "one"), Sitting(PEGASUS, "other")
            os.kill(workers()[0], signal.SIGSTOP)
            done: list[str] = []

            async def think(sitting: Sitting) -> None:
                assert await crew.think(sitting.question()) == sitting.thought(sitting.question())
                done.append(sitting.name)

            asked = [asyncio.create_task(think(one))]
            await until(lambda: crew.facts()["thinking"] == 1)
            asked += [asyncio.create_task(think(each)) for each in (one, one, other)]
            await until(lambda: crew.facts()["waiting"] == 3)
            with pytest.raises(Overworked):
                await crew.think(one.question())
            os.kill(workers()[0], signal.SIGCONT)
            await asyncio.gather(*asked)
            assert done == ["one", "one", "other", "one"]
            assert (crew.facts()["waiting"], crew.facts()["answered"]) == (0, 4)

    asyncio.run(main())


def test_who_gives_up_waiting_makes_room_and_the_lines_are_those_of_the_question() -> None:
    async def main() -> None:
        async with crew_of() as crew:
            sitting = Sitting(LA_RAYE)
            os.kill(workers()[0], signal.SIGSTOP)
            first, second, third = [asyncio.create_task(crew.think(sitting.question())) for _ in range(3)]
            await until(lambda: crew.facts()["waiting"] == 2)
            expected = sitting.thought(sitting.question())
            sitting.go_on(3)
            first.cancel()
            second.cancel()
            await until(lambda: crew.facts()["waiting"] == 1)
            os.kill(workers()[0], signal.SIGCONT)
            assert await third == expected
            assert first.cancelled()
            assert second.cancelled()

    asyncio.run(main())


def test_who_waits_when_the_house_closes_is_told_so_and_no_worker_stays_behind() -> None:
    async def main() -> None:
        async with crew_of() as crew:
            question = Sitting(LA_RAYE).question()
            os.kill(workers()[0], signal.SIGSTOP)
            asked = [asyncio.create_task(crew.think(question)) for _ in range(3)]
            await until(lambda: crew.facts()["waiting"] == 2)
            await crew.close()
            assert workers() == []
            for error in await asyncio.gather(*asked, return_exceptions=True):
                assert isinstance(error, Thoughtless)
            with pytest.raises(Thoughtless):
                await crew.think(question)

    asyncio.run(main())


def test_a_house_that_closes_while_a_worker_comes_up_leaves_none_behind() -> None:
    async def main() -> None:
        async with crew_of() as crew:
            old = workers()
            os.kill(old[0], signal.SIGKILL)
            asked = asyncio.create_task(crew.think(Sitting(LA_RAYE).question()))
            await until(lambda: workers() not in (old, []))
            await crew.close()
            assert workers() == []
            with pytest.raises(Thoughtless):
                await asked

    asyncio.run(main())


@pytest.mark.parametrize(("program", "trouble"), [("/bin/false", Gone), ("/nowhere/python", OSError)])
def test_a_crew_that_cannot_come_up_says_so(
    program: str, trouble: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        crew = Crew(2)
        with pytest.raises(trouble):
            await crew.start()
        assert crew.facts()["workers"] == 0

    monkeypatch.setattr(sys, "executable", program)
    asyncio.run(main())


# ---------------------------------------------------------------------------------------- good manners


def test_a_table_stays_with_its_worker_and_tables_are_shared_out() -> None:
    async def main() -> None:
        async with crew_of(2) as crew:
            sittings = [Sitting(LA_RAYE, name) for name in "ABCD"]
            for _ in range(3):
                await asyncio.gather(*(play(crew, each, no_longer(each, 2)) for each in sittings))
            whole = sum(len(each.table.record.text()) for each in sittings)
            assert crew.facts()["sent"] < whole + 100 * sum(each.made for each in sittings)
            told = [set(post.worker.told) for post in crew._posts if post.worker]
            assert [len(tables) for tables in told] == [2, 2]
            assert set.union(*told) == set("ABCD")

    asyncio.run(main())


def test_a_worker_is_modest_and_takes_no_interruption_for_itself() -> None:
    async def main() -> None:
        async with crew_of() as crew:
            (pid,) = workers()
            assert os.getpriority(os.PRIO_PROCESS, pid) > os.getpriority(os.PRIO_PROCESS, 0)
            assert resource.prlimit(pid, resource.RLIMIT_AS)[0] == 1 << 30
            assert os.getpgid(pid) == pid
            os.kill(pid, signal.SIGINT)
            sitting = Sitting(LA_RAYE)
            await play(crew, sitting, no_longer(sitting, 3))
            assert workers() == [pid]

    asyncio.run(main())


ORPHAN = """
import asyncio, time
from bocage.server.crew import Crew
async def main():
    await Crew(2).start()
    print("up", flush=True)
    time.sleep(60)
asyncio.run(main())
"""


def test_workers_go_when_the_house_is_gone() -> None:
    with subprocess.Popen([sys.executable, "-c", ORPHAN], stdout=subprocess.PIPE, text=True) as house:
        assert house.stdout is not None
        assert house.stdout.readline() == "up\n"
        left = workers_of(house.pid)
        house.kill()
    assert len(left) == 2
    asyncio.run(until(lambda: not any(map(is_running, left))))


ENDLESS = """
import os, time
from bocage.server.frames import Ask, packed
from bocage.server.thinker import Thinker, serve
Thinker.answer = lambda self, ask: time.sleep(60)
ours, theirs = os.pipe()
os.write(theirs, packed(Ask("T1", 0, "simple", 0, [])))
serve(os.fdopen(ours, "rb"), open(os.devnull, "wb"), 1)
"""


def test_a_worker_that_never_comes_to_an_end_goes_by_itself_when_no_house_ends_it() -> None:
    done = subprocess.run([sys.executable, "-W", "ignore", "-c", ENDLESS], check=False, timeout=LONG)
    assert done.returncode == -signal.SIGALRM


def test_a_crew_of_nobody_answers_nothing() -> None:
    async def main() -> None:
        async with crew_of(0) as crew:
            with pytest.raises(Thoughtless, match="nobody"):
                await crew.think(Sitting(LA_RAYE).question())

    asyncio.run(main())
