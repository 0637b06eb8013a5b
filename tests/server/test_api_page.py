"""The page for programs keeps its word: the doors, messages and numbers it names are those that there are."""

import re
from pathlib import Path

from bocage.server.app import DOORS
from bocage.server.doors import socket
from bocage.server.doors.serving import ROOT
from bocage.server.knocking import NOTICE, PATIENCE, SIGNATURE
from bocage.server.notices import MUTED_AFTER, Terms
from bocage.wire.play import UP, Welcome

PAGE = (Path(__file__).parents[2] / "docs" / "api.md").read_text("utf-8")


def test_the_doors_it_names_are_there() -> None:
    named = set(re.findall(r"\b(GET|POST|PUT|DELETE) +(/[\w/{}.-]+)", PAGE))
    there = {(door.method, door.path) for door in DOORS} | {("GET", socket.PATH)}
    assert {(method, path.removeprefix(ROOT)) for method, path in named} - there == set()
    assert f"`{ROOT}`" in PAGE


def test_it_tells_of_every_message_and_of_every_part_of_a_welcome() -> None:
    for kind in UP.__args__:
        assert re.search(rf'[`"]{kind.__struct_config__.tag}[`"]', PAGE)
    for part in set(Welcome.__struct_fields__) - {"version", "table", "seat"}:
        assert f"`{part}`" in PAGE


def test_its_numbers_are_right() -> None:
    assert (MUTED_AFTER, PATIENCE, Terms().waits) == (10, 5.0, (15.0, 120.0))
    assert {NOTICE, SIGNATURE} == set(re.findall(r"^(Bocage-\w+):", PAGE, re.MULTILINE))
