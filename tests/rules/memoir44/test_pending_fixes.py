"""Tests that wait for the engine."""

from __future__ import annotations

from tests.ledger_marks import rule
from tests.rules.memoir44.battle import battle, refused


@rule("MOV-12")
def test_a_unit_walled_in_by_terrain_is_not_said_to_be_held_by_a_bunker() -> None:
    closed = battle("A1 G, a2 B1 =., A9 i, M1 I", step="move")
    assert refused(closed, "allies", "move A1 B3") == "too-far [MOV-15]"
