"""Scenario files: what they look like, how they go in and out, and what an author hears about a mistake."""

import json
import re
import tomllib
from importlib.resources import files
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bocage.undaunted.scenario import Scenario, message
from bocage.undaunted.scenarios.load import ScenarioError, parse

from tests.rules.undaunted.twelve_scenarios import OVERVIEW, scenario, slug, text

EVERY_NUMBER = pytest.mark.parametrize("number", OVERVIEW)

# A change to La Raye or Critical Intelligence, the line to name, and what to say: (old, new, line, words).
MISTAKES = [
    ('first = "us"', 'fist = "us"', 6, ["there is no key 'fist' here", "did you mean 'first'?"]),
    ('first = "us"', 'first = "uk"', 6, ["first: there is no word 'uk' here", "known are us, german"]),
    ("number = 1\n", 'number = "1"\n', 1, ["number: '1' is not a whole number from 1 to 999"]),
    ("number = 1\n", "number = true\n", 1, ["number: True is not a whole number"]),
    ("number = 1\n", "number = 0xF" + "F" * 9999 + "\n", 1, ["a number without end is not a whole number"]),
    ("number = 1\n", "number = 1" + "0" * 9999 + "\n", 1, ["is not TOML: a number has thousands of digits"]),
    ('offset = "columns"', 'offset = "colums"', 5, ["did you mean 'columns'?"]),
    ('name = "La Raye"', 'name = "La\\nRaye"', 2, ["name: 'La\\nRaye' is not one line of 1 to 60 letters"]),
    ("17B         4B", "17B         4C", 9, ["map: there is no tile '4C' here", "the nearest one is '4B'"]),
    ("17B         4B", "17B        4B", 7, ["map: in the picture, line 2, column 18: tile 4B must begin"]),
    (
        "16B = 1\n",
        "16A = 1\n",
        23,
        ["objectives: there is no tile of the map '16A' here", "did you mean '6A'?"],
    ),
    ("5B = 3\n", "5B = 4\n", 19, ["objectives.5B: 4 is not a whole number from 1 to 3"]),
    ("[german]\n", "[germans]\n", 34, ["there is no key 'germans' here", "did you mean 'german'?"]),
    ("[us]\ngoal", "[us]\ngaol", 26, ["us: there is no key 'gaol' here", "did you mean 'goal'?"]),
    ('controlled = ["5B"]', "", 34, ["german: the key controlled is missing; it takes a list"]),
    ('controlled = ["5B"]', 'controlled = "5B"', 37, ["german.controlled: '5B' is not a list"]),
    ('scouted = ["8A"]', 'scouted = ["8A", 8]', 36, ["german.scouted: there is no tile of the map 8 here"]),
    ('scouted = ["8A"]', 'scouted = ["8A", "8A"]', 36, ["tile of the map '8A' is listed twice"]),
    ('5B = ["all"]', '5B = ["AL"]', 38, ["german.spawn.5B: there is no spawn marker 'AL'", "'all'?"]),
    (
        "supply = { RA = 4, RB = 4",
        "supply = { RA = 4, RBB = 4",
        32,
        ["us.supply: there is no card 'RBB' here"],
    ),
    (
        "supply = { RA = 4, RB = 4",
        "supply = { RA = 4, RB = -4",
        32,
        ["us.supply.RB: -4 is not a whole number"],
    ),
    ("deck = { PS = 1,", "deck = { PS = 1.0,", 31, ["us.deck.PS: 1.0 is not a whole number from 1 to 1"]),
    ('"SA", "SB"] }', '"SA", "SD"] }', 30, ["us.counters.17B: there is no counter 'SD' here"]),
    (
        "goal = { points = 5 }",
        "goal = 1999-12-31",
        26,
        ["us.goal: datetime.date(1999, 12, 31) is not a table"],
    ),
    ("goal = { points = 5 }", "goal = { points = 5", 26, ["is not TOML"]),
    ('arc = "Assault', 'arc = "\x07Assault', 3, ["is not TOML"]),
]


@pytest.mark.parametrize(("old", "new", "line", "words"), MISTAKES)
def test_a_mistake_is_named_with_its_line_and_the_nearest_word(
    old: str, new: str, line: int, words: list[str]
) -> None:
    assert old in text(1)
    with pytest.raises(ScenarioError) as caught:
        parse(text(1).replace(old, new, 1), "la-raye.toml")
    sentence = str(caught.value)
    assert sentence.startswith(f"la-raye.toml, line {line}: ")
    for said in words:
        assert said in sentence
    assert len(sentence) < 400
    assert sentence.isprintable()


def test_brackets_without_end_are_no_traceback() -> None:
    with pytest.raises(
        ScenarioError, match=r"^x\.toml, line 1: the file is not TOML: its brackets nest too deep$"
    ):
        parse("a = " + "[" * 100_000, "x.toml")


def test_an_empty_file_says_what_is_missing() -> None:
    with pytest.raises(ScenarioError, match=r"^x\.toml, line 1: the key number is missing"):
        parse("", "x.toml")


# ------------------------------------------------------------------------------------------- in and out


@EVERY_NUMBER
def test_facts_are_the_files_own_facts(number: int) -> None:
    facts = tomllib.loads(text(number))
    facts["map"] = facts["map"].rstrip("\n")
    assert scenario(number).facts() == facts


@EVERY_NUMBER
def test_facts_go_through_a_record_and_back(number: int) -> None:
    first = scenario(number)
    again = Scenario.from_facts(json.loads(json.dumps(first.facts())))
    assert again.facts() == first.facts()
    for table in ("tiles", "xs", "ys", "cover", "hill", "near", "neighbours", "objective", "objective_tiles"):
        assert getattr(again, table) == getattr(first, table)
    for table in ("radio", "first", "goal", "marks", "spawn", "spawn_words", "start", "deck", "supply"):
        assert getattr(again, table) == getattr(first, table)


def test_facts_share_nothing_with_the_scenario() -> None:
    played = scenario(1)
    facts: dict[str, Any] = played.facts()
    facts["us"]["spawn"]["17B"].clear()
    facts["german"]["scouted"].append("7A")
    assert played.facts() == scenario(1).facts()
    more: dict[str, Any] = played.facts()
    again = Scenario.from_facts(more)
    more["us"]["spawn"]["17B"].clear()
    assert again.facts() == scenario(1).facts()


def test_arc_and_date_may_be_left_out() -> None:
    bare = re.sub(r"(?m)^(arc|date) = .*\n", "", text(1))
    facts = parse(bare, "bare.toml").facts()
    assert "arc" not in facts
    assert "date" not in facts


# -------------------------------------------------------------------------------------- the package's files


def test_the_package_has_the_twelve_and_no_others() -> None:
    names = [file.name for file in files("bocage.undaunted.scenarios").iterdir()]
    found = {name for name in names if name.endswith(".toml")}
    assert found == {f"{slug(number)}.toml" for number in OVERVIEW}


@EVERY_NUMBER
def test_a_file_is_called_by_the_battle_and_so_are_its_messages(number: int) -> None:
    assert scenario(number).title == f"undaunted-{slug(number)}"


@EVERY_NUMBER
def test_dates_are_written_for_every_language(number: int) -> None:
    assert re.fullmatch(r"1944-\d\d-\d\d(/1944-\d\d-\d\d)?", scenario(number).date)


def test_message_ids_are_plain() -> None:
    assert message("undaunted", "Saint-Lô: Höhe 314!") == "undaunted-saint-lo-hohe-314"
    assert message("undaunted", "北") == "undaunted"


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_every_scenario_has_its_words(language: str) -> None:
    source = (files("bocage.words") / language / "scenarios.ftl").read_text(encoding="utf-8")
    bundle = FluentBundle([language])
    bundle.add_resource(FluentResource(source))
    wanted = {"undaunted-critical-intelligence-radio"}
    for number in OVERVIEW:
        played = scenario(number)
        wanted |= {played.title, f"{played.title}-briefing", played.arc_title}
    said = dict(re.findall(r"(?m)^([a-z][a-z0-9-]*) =((?:.*\n)(?:    .*\n)*)", source))
    assert set(said) == wanted
    for name in wanted:
        assert bundle.has_message(name), name
        assert said[name].strip(), name


# ------------------------------------------------------------------------------------------------- any input

SCRAPS = st.one_of(
    st.text(max_size=12),
    st.sampled_from(
        ["[us]", "{", "}", '"""', "=", "17B", "all", "RA", "\n", "radio", "999", "-1", "pin", "'", "x.y"]
    ),
)


@settings(deadline=None)
@given(st.text())
@example("map = '''\n\u2028'''")
@example("[us]\n[us]")
@example("us.goal = 1\noffset = 'rows'")
def test_any_text_is_a_scenario_or_a_mistake(garbage: str) -> None:
    with pytest.raises(ScenarioError, match=r"^x\.toml, line \d+: "):
        parse(garbage, "x.toml")


@settings(deadline=None)
@given(st.sampled_from(sorted(OVERVIEW)), st.data())
def test_a_scribbled_file_is_a_scenario_or_a_mistake(number: int, data: st.DataObject) -> None:
    whole = text(number)
    start = data.draw(st.integers(0, len(whole)))
    end = data.draw(st.integers(start, min(len(whole), start + 30)))
    try:
        parse(whole[:start] + data.draw(SCRAPS) + whole[end:], "x.toml")
    except ScenarioError as error:
        assert re.match(r"x\.toml, line \d+: .", str(error))  # noqa: PT017 - either outcome is right


PLAIN = st.recursive(
    st.one_of(
        st.none(), st.booleans(), st.integers(), st.text(max_size=8), st.sampled_from(["17B", "RA", "all"])
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=4), inner, max_size=3)
    ),
    max_leaves=6,
)


@settings(deadline=None)
@given(st.sampled_from(sorted(OVERVIEW)), st.data())
def test_a_tampered_record_is_a_scenario_or_a_mistake(number: int, data: st.DataObject) -> None:
    facts: dict[str, Any] = scenario(number).facts()
    table = data.draw(
        st.sampled_from([facts, facts["us"], facts["german"], facts["us"]["deck"], facts["objectives"]])
    )
    table[data.draw(st.sampled_from([*table, "new"]))] = data.draw(PLAIN)
    try:
        again = Scenario.from_facts(facts).facts()
    except ScenarioError as error:
        assert str(error).isprintable()  # noqa: PT017 - either outcome is right
    else:
        assert Scenario.from_facts(again).facts() == again
