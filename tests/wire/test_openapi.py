"""The description of a server's doors: valid, complete, and true of what is sent."""

import asyncio
import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

from bocage.server.app import DOORS as ALL_DOORS
from bocage.server.doors.description import description
from bocage.server.doors.door import Answer, Door, Visit
from bocage.wire.common import Reason
from bocage.wire.lobby import NewTable
from bocage.wire.openapi import document
from bocage.wire.play import DOWN, UP, Choose, News

META = Path(__file__).parent / "openapi-3.1.json"
"""The schema of OpenAPI 3.1 documents, by the OpenAPI Initiative, under the Apache License 2.0."""


async def nothing(_: Visit) -> Answer:
    """Answer nothing."""
    return Answer(None)


DOORS = [door for door in ALL_DOORS if door.name != "describe"]
ODD = Door("GET", "/tables/{id:str}/seats/{seat:int}", "odd", "Odd.", nothing, gives=list[NewTable])


@cache
def described() -> dict[str, Any]:
    """Describe the doors of tables, and an odd one."""
    return document([*DOORS, ODD], "/api", "bocage")


def judge(name: str) -> Any:
    """Give a judge of messages by their form in the description."""
    return Draft202012Validator({**described(), "$ref": f"#/components/schemas/{name}"})


def test_the_description_is_valid() -> None:
    found = [
        error.message for error in Draft202012Validator(json.loads(META.read_text())).iter_errors(described())
    ]
    assert found == []


def test_every_form_is_a_valid_schema() -> None:
    for form in described()["components"]["schemas"].values():
        Draft202012Validator.check_schema(form)


def test_every_reference_leads_somewhere() -> None:
    text = json.dumps(described())
    refs = set(re.findall(r'"#/([\w/.-]+)"', text))
    for ref in refs:
        part: Any = described()
        for step in ref.split("/"):
            part = part[step]
    assert len(refs) > len(DOORS)


@pytest.mark.parametrize("door", DOORS, ids=lambda door: door.name)
def test_every_door_is_described(door: Door) -> None:
    told = described()["paths"][door.path][door.method.lower()]
    assert (told["operationId"], told["summary"]) == (door.name, door.about)
    assert ("requestBody" in told) == (door.takes is not None)
    assert ({} in told["security"]) == door.for_anybody
    assert [each["name"] for each in told.get("parameters", [])] == re.findall(r"{(\w+)}", door.path)


def test_blanks_and_lists_are_told() -> None:
    told = described()["paths"]["/tables/{id}/seats/{seat}"]["get"]
    assert [each["name"] for each in told["parameters"]] == ["id", "seat"]
    form = told["responses"]["200"]["content"]["application/json"]["schema"]
    assert form == {"type": "array", "items": {"$ref": "#/components/schemas/NewTable"}}


def test_all_that_goes_through_a_socket_is_described() -> None:
    schemas = described()["components"]["schemas"]
    for kind in UP.__args__ + DOWN.__args__:
        assert schemas[kind.__name__]["description"] == kind.__doc__
    assert schemas["Welcome"]["properties"]["view"]["anyOf"][1] == {
        "$ref": "#/components/schemas/UndauntedView"
    }


def test_forms_judge_as_the_server_does() -> None:
    good = msgspec.to_builtins(Choose("a", 3, "end-turn"))
    assert judge("Up").is_valid(good)
    assert not judge("Up").is_valid({**good, "ref": "not a ref"})
    assert not judge("Up").is_valid({**good, "more": 1})
    assert judge("Down").is_valid(msgspec.to_builtins(News(1, 2)))
    assert judge("Why").is_valid({"reason": msgspec.to_builtins(Reason("not-now"))})


async def asked(door: Door) -> str:
    """Ask a door that anybody may ask."""
    answer = await door.answer(Visit(None, None, "", "en", "", {}, {}))
    return str(answer.message)


def test_the_door_gives_the_description_with_itself_in_it() -> None:
    told = json.loads(asyncio.run(asked(description(DOORS, "/api", "bocage"))))
    assert told["paths"]["/openapi.json"]["get"]["operationId"] == "describe"
    assert set(told["paths"]) == {"/openapi.json", *[door.path for door in DOORS]}
    assert told["servers"] == [{"url": "/api"}]
    assert told["components"]["securitySchemes"]["cookie"]["name"] == "bocage"
