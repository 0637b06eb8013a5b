"""The record is the game: every changed byte is found and located, and no text brings it down."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bocage.kernel.chance import Seeded
from bocage.kernel.record import (
    DIGEST_EVERY,
    FORMAT,
    BadRecord,
    Facts,
    Record,
    digest,
    load,
    load_what_is_whole,
)
from bocage.kernel.refusal import Refusal, Refused
from bocage.kernel.replay import Differs, prover_for, replay
from bocage.kernel.table import Table

from tests.contract.subjects import SUBJECTS, Subject
from tests.contract.tables import Watch
from tests.ledger_marks import rule

PROBE = SUBJECTS[0]

of_every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=[subject.name for subject in SUBJECTS])


@cache
def text_of(subject: Subject, entries: int) -> str:
    """Give the record of a game that has come so far."""
    return Watch(subject, 3).play(entries).record.text()


def refused(text: str) -> tuple[str, int]:
    """Read a text that is no sound record; tell the reason and the line."""
    with pytest.raises(BadRecord) as trouble:
        load(text)
    refusal = trouble.value.refusal
    assert refusal.rule == "TAB-9"
    return refusal.key, int(refusal.facts["line"])


# ----------------------------------------------------------------------------------------- changed bytes


@rule("TAB-9")
def test_every_single_changed_byte_is_found_in_its_line() -> None:
    text = text_of(PROBE, 5)
    line = 1
    for place, glyph in enumerate(text):
        for other in {chr(ord(glyph) ^ 1), "0", '"', " ", "\n"} - {glyph}:
            found = refused(text[:place] + other + text[place + 1 :])
            assert found[1] == line, f"{place}: {glyph!r} became {other!r}: {found}"
        line += glyph == "\n"


@rule("TAB-9")
@of_every_game
def test_changes_of_longer_records_are_found_where_they_are(subject: Subject) -> None:
    text, lots = text_of(subject, 60), Random(1)
    for _ in range(60):
        place = lots.randrange(len(text))
        other = lots.choice("x7{,\u00e9")
        changes = {
            "changed": text[:place] + other + text[place + 1 :],
            "put in": text[:place] + other + text[place:],
            "left out": text[:place] + text[place + 1 :],
        }
        line = text.count("\n", 0, place) + 1
        for how, changed in changes.items():
            # To leave out one of two equal glyphs, or to change one into itself, changes nothing to be found.
            if changed != text:
                assert refused(changed)[1] == line, f"{how} at {place}"


@rule("TAB-9")
@of_every_game
def test_lines_that_are_moved_doubled_or_left_out_are_found(subject: Subject) -> None:
    lines = [line + "\n" for line in text_of(subject, 30).split("\n")[:-1]]
    for place in range(len(lines) - 1):
        swapped = [*lines[:place], lines[place + 1], lines[place], *lines[place + 2 :]]
        assert refused("".join(swapped))[1] == place + 1
        assert refused("".join([*lines[: place + 1], *lines[place:]]))[1] == place + 2
        assert refused("".join([*lines[:place], *lines[place + 1 :]]))[1] == place + 1


@rule("TAB-9")
@of_every_game
def test_what_was_whole_before_a_crash_is_kept(subject: Subject) -> None:
    text = text_of(subject, 12)
    lines = text.split("\n")
    for cut in range(len(text) + 1):
        whole = text.count("\n", 0, cut)
        if whole == 0:
            with pytest.raises(BadRecord):
                load_what_is_whole(text[:cut])
            continue
        record, is_cut = load_what_is_whole(text[:cut])
        assert record.lines == lines[:whole]
        assert is_cut == (text[cut - 1] != "\n")
        if is_cut:
            assert refused(text[:cut]) == ("record-cut-short", whole + 1)


@of_every_game
def test_every_twentieth_entry_has_the_digest_of_the_state(subject: Subject) -> None:
    table = Watch(subject, 8).play(3 * DIGEST_EVERY)
    record = load(table.record.text())
    for number, entry in enumerate(record.entries, start=1):
        assert ("digest" in entry) == (number % DIGEST_EVERY == 0)
    again = Table(table.game, table.record.header, Seeded(0))
    assert digest(again.state.facts()) != record.entries[DIGEST_EVERY - 1]["digest"]
    cut = Record(record.header)
    for facts in record.entries[:DIGEST_EVERY]:
        cut.add_line(facts, cut.line_for(facts))
    replayed = replay(table.game, cut, Seeded(0))
    assert digest(replayed.state.facts()) == record.entries[DIGEST_EVERY - 1]["digest"]


# --------------------------------------------------------------------------------------- newer, older, forged


def chained(header: object, *entries: object) -> str:
    """Write a record whose chain is sound, whatever its lines say."""
    record = Record({})
    record.lines.clear()
    for facts in (header, *entries):
        line = record.line_for(facts)  # type: ignore[arg-type]
        record.lines.append(line)
    return record.text()


@rule("TAB-9")
def test_a_newer_format_is_refused_with_both_numbers() -> None:
    header = {**load(text_of(PROBE, 5)).header, "bocage": FORMAT + 1}
    with pytest.raises(BadRecord) as trouble:
        load(chained(header))
    facts = {"line": "1", "found": str(FORMAT + 1), "known": str(FORMAT)}
    assert trouble.value.refusal == Refusal("record-newer", "TAB-9", facts)


@rule("TAB-9")
@of_every_game
def test_newer_rules_are_refused_with_both_numbers(subject: Subject) -> None:
    known = subject.game.version
    record = load(text_of(subject, 5))
    forged = load(chained({**record.header, "rules": known + 1}, *record.entries))
    with pytest.raises(BadRecord) as trouble:
        replay(subject.game, forged, Seeded(0))
    facts = {"line": "1", "found": str(known + 1), "known": str(known)}
    assert trouble.value.refusal == Refusal("rules-newer", "TAB-9", facts)


@rule("TAB-9")
@of_every_game
def test_where_todays_rules_differ_the_entry_is_named(subject: Subject) -> None:
    """A forged entry with a sound chain: another choice, another event, a wrong digest."""
    record = load(text_of(subject, 45))
    changes: list[Facts] = [
        {"events": []},
        {"choice": "fly to=moon"},
        {"chance": "7 aces"},
        {"act": "take-back"},
        {"seat": 9},
        {"extra": 1},
        {"digest": "0" * 32},
    ]
    for number in (1, 7, 20, 40):
        entry = record.entries[number - 1]
        planted: list[Facts] = [*changes, {"n": number + 1}]
        for change in planted:
            facts: Facts = {**entry, **change}
            if facts == entry:
                continue
            entries = [*record.entries[: number - 1], facts, *record.entries[number:]]
            with pytest.raises(Differs) as trouble:
                replay(subject.game, load(chained(record.header, *entries)), Seeded(0))
            refusal = trouble.value.refusal
            assert (refusal.key, refusal.rule) == ("record-differs", "TAB-9")
            assert (refusal.facts["entry"], refusal.facts["line"]) == (str(number), str(number + 1))


def test_old_rules_that_still_lead_to_the_same_are_followed() -> None:
    record = load(text_of(PROBE, 30))
    older = load(chained({**record.header, "rules": 0}, *record.entries))
    states = [replay(PROBE.game, one, Seeded(0)).state.facts() for one in (older, record)]
    assert states[0] == states[1]


@rule("TAB-9")
@of_every_game
@pytest.mark.parametrize(
    "change", [{"game": "chess"}, {"rules": "1"}, {"rules": None}, {"rules": -5}, {"rules": True}]
)
def test_the_record_of_another_game_is_refused(subject: Subject, change: Facts) -> None:
    record = load(text_of(subject, 5))
    with pytest.raises(BadRecord) as trouble:
        replay(subject.game, load(chained({**record.header, **change}, *record.entries)), Seeded(0))
    assert trouble.value.refusal == Refusal("record-not-ours", "TAB-9", {"line": "1"})


@rule("TAB-9")
@of_every_game
@pytest.mark.parametrize("change", [{"scenario": {}}, {"scenario": {"name": "nowhere"}}])
def test_a_header_that_sets_up_no_game_is_refused(subject: Subject, change: Facts) -> None:
    header = {**load(text_of(subject, 5)).header, **change}
    with pytest.raises(BadRecord) as trouble:
        replay(subject.game, load(chained(header)), Seeded(0))
    refusal = trouble.value.refusal
    assert (refusal.key, refusal.rule, refusal.facts["line"]) == ("record-header", "TAB-9", "1")


PARTS: list[Facts] = [
    {"scenario": 5},
    {"rulings": None},
    {"seats": 5},
    {"seats": []},
    {"seats": [1, {"a": 2}]},
    {"notes": 5},
    {"dealer": None},
    {"dealer": {}},
    {"dealer": {"kind": 3}},
]


@rule("TAB-9")
@of_every_game
@pytest.mark.parametrize("is_missing", [False, True])
@pytest.mark.parametrize("change", PARTS, ids=repr)
def test_a_part_of_the_header_that_is_missing_or_wrong_is_named(
    subject: Subject, change: Facts, is_missing: bool
) -> None:
    header, (part,) = {**load(text_of(subject, 5)).header, **change}, change
    if is_missing:
        del header[part]
    with pytest.raises(BadRecord) as trouble:
        replay(subject.game, load(chained(header)), Seeded(0))
    assert trouble.value.refusal == Refusal("record-part", "TAB-9", {"line": "1", "part": part})


@rule("TAB-9")
@pytest.mark.parametrize("version", [0, -1, True, "1", None])
def test_a_format_that_never_was_is_refused(version: object) -> None:
    header = {**load(text_of(PROBE, 5)).header, "bocage": version}
    assert refused(chained(header)) == ("record-not-ours", 1)


@rule("TAB-9")
@of_every_game
def test_a_truth_is_no_seat(subject: Subject) -> None:
    record = load(text_of(subject, 40))
    place = next(n for n, entry in enumerate(record.entries) if entry.get("seat") in (0, 1))
    entry = {**record.entries[place], "seat": bool(record.entries[place]["seat"])}
    forged = load(chained(record.header, *record.entries[:place], entry))
    with pytest.raises(Differs) as trouble:
        replay(subject.game, forged, Seeded(0))
    assert trouble.value.refusal.facts["entry"] == str(place + 1)


@rule("TAB-13")
@of_every_game
def test_a_die_more_than_was_asked_for_is_found(subject: Subject) -> None:
    table = Watch(subject, 8).play(60)
    while table.waits_for_chance():
        table.befall(table.dealer.pick(table.game.weights(table.state), table.record.next_number))
    entries, number = table.record.entries, table.record.next_number
    for name in ("0", "1", "hit", *[str(entry["chance"]) for entry in entries if "chance" in entry]):
        forged = load(chained(table.record.header, *entries, {"n": number, "chance": name, "events": []}))
        with pytest.raises(Differs) as trouble:
            replay(subject.game, forged, Seeded(0))
        assert trouble.value.refusal.facts["entry"] == str(number)


# ------------------------------------------------------------------------------------------- hostile text

NASTY = [
    "",
    "\n",
    "{}\n",
    "[]\n",
    "null\n",
    "1\n",
    '"bocage"\n',
    '{"bocage":1}\n',
    '{"bocage":true,"game":"probe"}\n',
    '{"bocage":"1","game":"probe"}\n',
    '{"bocage":1.0,"game":"probe"}\n',
    '{"bocage":-1,"game":"probe"}\n',
    '{"bocage":NaN,"game":"probe"}\n',
    '{"bocage":Infinity,"game":"probe"}\n',
    '{"bocage":1e999,"game":"probe"}\n',
    '{"bocage":1,"bocage":2,"game":"probe","chain":""}\n',
    '{"bocage":1,"game":"\\ud800","chain":""}\n',
    '{"bocage":1,"game":"probe","chain":null}\n',
    '{"bocage":' + "9" * 5000 + ',"game":"probe"}\n',
    "[" * 100_000 + "\n",
    '{"a":' * 100_000 + "\n",
    "\x00\n",
    "\ufeff{}\n",
    "{}\r\n",
    "\ud800\n",
    '{"bocage":1,"game":"\ud800"}\n',
    '{"bocage":1,"game":NaN}\n',
    '{"bocage":1,"game":[1e999]}\n',
    '{"bocage":1,"game":' + "[" * 900 + "]" * 900 + "}\n",
]


@rule("TAB-9")
@pytest.mark.parametrize("text", NASTY, ids=range(len(NASTY)))
def test_hostile_text_is_refused_and_nothing_worse_happens(text: str) -> None:
    refused(text)
    with pytest.raises(BadRecord):
        load_what_is_whole(text)


@rule("TAB-9")
@pytest.mark.parametrize("text", NASTY, ids=range(len(NASTY)))
def test_hostile_lines_after_a_sound_header_are_located(text: str) -> None:
    sound = "\n".join([*text_of(PROBE, 5).split("\n")[:3], ""])
    if text:
        assert refused(sound + text)[1] == 4


@rule("TAB-9")
@given(st.text())
def test_no_text_brings_the_reader_down(text: str) -> None:
    refused(text)
    assert refused(text + "\n")[1] >= 1


simple = st.none() | st.booleans() | st.integers() | st.text(max_size=8) | st.floats(0, 9)
plain = st.recursive(
    simple,
    lambda parts: st.lists(parts, max_size=3) | st.dictionaries(st.text(max_size=8), parts, max_size=3),
    max_leaves=6,
)


def is_followed_or_refused(subject: Subject, text: str) -> None:
    """Read and replay a forged record: it may be refused with a line, and nothing else."""
    line = "0"
    try:
        record = load(text)
        replay(subject.game, record, Seeded(0), prover_for(record))
    except Refused as trouble:
        line = trouble.refusal.facts["line"]
    assert line.isdigit()


@rule("TAB-9")
@of_every_game
@given(data=st.data())
def test_a_forged_header_is_refused_politely(subject: Subject, data: st.DataObject) -> None:
    record = load(text_of(subject, 5))
    header: dict[str, Any] = json.loads(json.dumps(record.header))
    place = data.draw(st.sampled_from(["scenario", "rulings", "dealer", "rules", "seats", "game", "bocage"]))
    inner = header[place]
    if isinstance(inner, dict) and inner and data.draw(st.booleans()):
        inner[data.draw(st.sampled_from(sorted(inner)))] = data.draw(plain)
    else:
        header[place] = data.draw(plain)
    is_followed_or_refused(subject, chained(header, *record.entries))


@rule("TAB-9")
@of_every_game
@given(data=st.data())
def test_a_forged_entry_is_refused_politely(subject: Subject, data: st.DataObject) -> None:
    record = load(text_of(subject, 12))
    entries: list[dict[str, Any]] = [dict(entry) for entry in record.entries]
    entry = data.draw(st.sampled_from(entries))
    key = data.draw(st.sampled_from(["seat", "choice", "chance", "act", "secret", "to", "n", "events"]))
    if data.draw(st.booleans()):
        entry.clear()
    entry[key] = data.draw(plain | st.sampled_from(["reveal", "hand-over", "draw", "resigned", 0, 1]))
    is_followed_or_refused(subject, chained(record.header, *entries))


@rule("TAB-9")
@pytest.mark.parametrize("kind", ["committed", "seeded", 3, None])
@pytest.mark.parametrize("nonces", [None, 5, "ab", [1, None], {}])
@pytest.mark.parametrize("secret", [None, 7, "x", []])
def test_a_prover_is_never_made_of_a_forged_header(kind: object, nonces: object, secret: object) -> None:
    header = {**load(text_of(PROBE, 5)).header, "dealer": {"kind": kind, "nonces": nonces, "commitment": 1}}
    record = load(chained(header, {"act": "reveal", "secret": secret}))
    if kind == "committed":
        with pytest.raises(BadRecord):
            prover_for(record)
    else:
        assert prover_for(record) is None
