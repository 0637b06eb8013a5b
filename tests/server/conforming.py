"""What every store promises, asked of any: `test_store.py` runs it on the one there is."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bocage.server.store import (
    ActRow,
    AddAct,
    AddLines,
    AddSaid,
    DeferNotice,
    DropHook,
    DropNotice,
    DropSecret,
    EndNotice,
    EndSession,
    ErasePerson,
    HeldRow,
    Hold,
    LetGo,
    PersonRow,
    PutClocks,
    PutHook,
    PutMeta,
    PutNotice,
    PutPerson,
    PutSecret,
    PutSession,
    PutTable,
    Store,
    StoreClash,
    StoreError,
)

from tests.server.rows import choice, furnish, hook, notice, person, said, session, table


async def an_empty_store_knows_nothing(store: Store) -> None:
    assert await store.meta("epoch") == ""
    assert await store.person("ann") is None
    assert await store.person_recovering("") is None
    assert await store.session("h") is None
    assert await store.sessions("ann") == []
    assert await store.table("t1") is None
    assert await store.tables_of("ann", 9) == []
    assert await store.tables_listed(9) == []
    assert await store.playing() == []
    assert await store.secret("t1") == ""
    assert await store.lines("t1") == []
    assert await store.acts("t1") == []
    assert await store.held("t1") == []
    assert await store.said("t1", 9) == []
    assert await store.hook("ann") is None
    assert await store.notices(1e12, 9) == []


async def the_house_remembers(store: Store) -> None:
    await store.keep(PutMeta("epoch", "1"), PutMeta("name", "Bocage"))
    await store.keep(PutMeta("epoch", "2"))
    assert (await store.meta("epoch"), await store.meta("name")) == ("2", "Bocage")


async def people_are_found_and_renamed(store: Store) -> None:
    await furnish(store)
    assert await store.person("ann") == person("ann", "r-ann")
    assert await store.person_recovering("r-ann") == person("ann", "r-ann")
    assert await store.person_recovering("") is None
    renamed = PersonRow("ann", "Anna", 1.5, "r-new")
    await store.keep(PutPerson(renamed), PutSession(session()))
    assert await store.person("ann") == renamed
    assert await store.person_recovering("r-ann") is None
    assert await store.session("h1") == session()


async def a_recovery_code_is_one_persons(store: Store) -> None:
    await furnish(store)
    with pytest.raises(StoreClash):
        await store.keep(PutPerson(person("bob", "r-ann")))


async def sessions_are_seen_and_end(store: Store) -> None:
    await furnish(store)
    await store.keep(PutSession(session("h1")), PutSession(session("h2", seen=9.0)))
    assert await store.sessions("ann") == [session("h2", seen=9.0), session("h1")]
    await store.keep(PutSession(session("h1", seen=10.0)), EndSession("ann", "id-h2"))
    await store.keep(EndSession("bob", "id-h1"))
    assert await store.sessions("ann") == [session("h1", seen=10.0)]
    assert await store.session("h2") is None


async def an_erased_person_leaves_nothing(store: Store) -> None:
    await furnish(store)
    await store.keep(
        PutSession(session()), PutHook(hook()), PutNotice(notice()), AddSaid(said(1)), AddSaid(said(2, "bob"))
    )
    await store.keep(ErasePerson("ann"))
    assert await store.person("ann") is None
    assert await store.session("h1") is None
    assert await store.hook("ann") is None
    assert await store.notices(1e12, 9) == []
    assert await store.said("t1", 9) == [said(2, "bob")]
    assert await store.tables_of("ann", 9) == []
    assert await store.tables_of("bob", 9) == [table()]


async def tables_are_listed_the_latest_first(store: Store) -> None:
    await furnish(store)
    waiting, hidden = table("t2", "waiting", 9.0), table("t3", "playing", 8.0, listed=False)
    for row in (waiting, hidden, table("t4", "over", 7.0), table("t5", "closed", 6.0)):
        await store.keep(PutTable(row, ("ann",)))
    assert await store.table("t3") == hidden
    assert await store.tables_listed(9) == [waiting, table()]
    assert await store.tables_listed(1) == [waiting]
    assert [row.id for row in await store.tables_of("ann", 4)] == ["t2", "t3", "t4", "t5"]
    assert await store.tables_of("bob", 9) == [table()]
    assert sorted(await store.playing()) == [("t1", None), ("t3", None)]


async def a_table_written_down_anew_keeps_its_clocks(store: Store) -> None:
    await furnish(store)
    await store.keep(PutClocks("t1", "[1]", 77.5, 20.0))
    assert await store.playing() == [("t1", 77.5)]
    await store.keep(PutTable(table("t1", "over", 21.0), ("bob",)))
    row = await store.table("t1")
    assert row is not None
    assert (row.phase, row.clocks, row.due, row.touched) == ("over", "[1]", 77.5, 21.0)
    assert await store.tables_of("ann", 9) == []
    assert await store.playing() == []


async def a_secret_is_kept_until_it_is_dropped(store: Store) -> None:
    await furnish(store)
    await store.keep(PutSecret("t1", "s3cret"))
    with pytest.raises(StoreClash):
        await store.keep(PutSecret("t1", "another"))
    assert await store.secret("t1") == "s3cret"
    await store.keep(DropSecret("t1"))
    assert await store.secret("t1") == ""


async def lines_come_back_as_they_went_in(store: Store) -> None:
    await furnish(store)
    lines = ("header é\u2028", "", '{"a":"\x00\x7f"}', "😀" * 5_000)
    await store.keep(AddLines("t1", 0, lines[:1]))
    await store.keep(AddLines("t1", 1, lines[1:]))
    assert await store.lines("t1") == list(lines)


async def a_line_is_added_only_once(store: Store) -> None:
    await furnish(store)
    await store.keep(*choice(0))
    with pytest.raises(StoreClash):
        await store.keep(AddLines("t1", 0, ("another", "and more")))
    with pytest.raises(StoreClash):
        await store.keep(AddLines("t1", 1, ("one",)), AddAct(ActRow("t1", 0, "ref-0")))
    assert await store.lines("t1") == ["line 0"]
    await store.keep(*choice(1))
    assert await store.acts("t1") == [ActRow("t1", 0, "ref-0"), ActRow("t1", 1, "ref-1")]


async def a_table_nobody_opened_takes_nothing(store: Store) -> None:
    with pytest.raises(StoreClash):
        await store.keep(AddLines("t9", 0, ("header",)))
    with pytest.raises(StoreClash):
        await store.keep(*choice(0, "t9"))
    assert await store.lines("t9") == []


async def what_cannot_be_written_is_refused(store: Store) -> None:
    await furnish(store)
    with pytest.raises(StoreError):
        await store.keep(AddLines("t1", 0, ("half a pair \ud800",)))
    with pytest.raises(StoreError):
        await store.keep(AddAct(ActRow("t1", 1 << 70, "x")))
    assert await store.lines("t1") == []


async def held_answers_wait_and_go(store: Store) -> None:
    await furnish(store)
    first, second, other = (
        HeldRow("t1", 0, 5, "pass"),
        HeldRow("t1", 0, 5, "ambush"),
        HeldRow("t1", 1, 2, "pass"),
    )
    await store.keep(Hold(first))
    await store.keep(Hold(second), Hold(other))
    assert await store.held("t1") == [second, other]
    await store.keep(LetGo("t1"))
    assert await store.held("t1") == []


async def the_last_that_was_said_comes_oldest_first(store: Store) -> None:
    await furnish(store)
    await store.keep(*[AddSaid(said(number)) for number in range(5)])
    assert await store.said("t1", 2) == [said(3), said(4)]
    with pytest.raises(StoreClash):
        await store.keep(AddSaid(said(4)))


async def hooks_and_notices_come_and_go(store: Store) -> None:
    await furnish(store)
    await store.keep(PutTable(table("t2"), ()), PutHook(hook()))
    await store.keep(PutNotice(notice(id="n1")), PutNotice(notice(table="t2", due=4.0, id="n2")))
    await store.keep(PutNotice(notice(due=8.0, id="n3")))
    assert [row.id for row in await store.notices(8.0, 9)] == ["n2", "n3"]
    assert [row.id for row in await store.notices(8.0, 1)] == ["n2"]
    assert await store.notices(3.0, 9) == []
    await store.keep(DeferNotice("ann", "t2", "n2", 7.0, 2), DeferNotice("ann", "t1", "n1", 1.0, 9))
    await store.keep(EndNotice("ann", "t1", "n1"))
    assert await store.notices(7.0, 9) == [replace(notice(table="t2", due=7.0, id="n2"), tries=2)]
    await store.keep(EndNotice("ann", "t2", "n2"))
    assert [row.id for row in await store.notices(9.0, 9)] == ["n3"]
    await store.keep(PutNotice(notice(table="t2", due=4.0, id="n4")))
    await store.keep(DropNotice("ann", "t2"))
    assert await store.notices(9.0, 9) == [notice(due=8.0, id="n3")]
    assert await store.hook("ann") == hook()
    await store.keep(DropHook("ann"))
    assert (await store.hook("ann"), await store.notices(9.0, 9)) == (None, [])


async def all_or_none(store: Store) -> None:
    await furnish(store)
    await store.keep(*choice(0))
    with pytest.raises(StoreClash):
        await store.keep(PutMeta("k", "v"), PutSecret("t1", "s"), *choice(1), *choice(0))
    assert (await store.meta("k"), await store.secret("t1"), await store.lines("t1")) == ("", "", ["line 0"])
    assert len(await store.acts("t1")) == 1


PROMISES = (
    an_empty_store_knows_nothing,
    the_house_remembers,
    people_are_found_and_renamed,
    a_recovery_code_is_one_persons,
    sessions_are_seen_and_end,
    an_erased_person_leaves_nothing,
    tables_are_listed_the_latest_first,
    a_table_written_down_anew_keeps_its_clocks,
    a_secret_is_kept_until_it_is_dropped,
    lines_come_back_as_they_went_in,
    a_line_is_added_only_once,
    a_table_nobody_opened_takes_nothing,
    what_cannot_be_written_is_refused,
    held_answers_wait_and_go,
    the_last_that_was_said_comes_oldest_first,
    hooks_and_notices_come_and_go,
    all_or_none,
)
