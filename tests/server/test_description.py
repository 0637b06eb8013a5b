"""The doors do as their description says, whatever is brought to them: made up by schemathesis, over HTTP."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.specs.openapi.checks import ignored_auth, positive_data_acceptance

from bocage.server.app import DOORS
from bocage.server.doors.door import Door

from tests.server.visitor import OpenHouse

EXAMPLES = 12
# Schemas cannot say all that a house asks of a name or an order; and the token is ours, not one made up.
EXCLUDED = [positive_data_acceptance, ignored_auth]
UNDAUNTED = {"game": "undaunted", "scenario": "la-raye"}


@cache
def described(port: int) -> Any:
    """Read the description that a house gives of itself."""
    return schemathesis.openapi.from_url(f"http://127.0.0.1:{port}/api/v1/openapi.json")


@pytest.mark.parametrize("door", DOORS, ids=lambda door: door.name)
def test_a_door_does_as_described(quiet_house: OpenHouse, door: Door) -> None:
    ann, eve = quiet_house.visitor("Ann"), quiet_house.visitor("Eve")
    table = str(ann.post("/tables", chairs=["me", "open"], **UNDAUNTED)["id"])
    operation = described(quiet_house.port)[door.path][door.method.lower()]

    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=[*HealthCheck])
    @given(case=operation.as_strategy(), token=st.sampled_from([ann.token, eve.token]), is_real=st.booleans())
    def calls(case: Any, token: str, is_real: bool) -> None:
        if is_real and "id" in case.path_parameters:
            case.path_parameters["id"] = table
        reply = case.call(headers={"Authorization": f"Bearer {token}"}, timeout=10)
        assert reply.status_code < 500, reply.content
        case.validate_response(reply, excluded_checks=EXCLUDED)

    calls()


def test_every_door_is_described(quiet_house: OpenHouse) -> None:
    document = json.loads(quiet_house.visitor().ask("GET", "/openapi.json").body)
    found = {(path, method.upper()) for path, methods in document["paths"].items() for method in methods}
    assert {(door.path, door.method) for door in DOORS} <= found
