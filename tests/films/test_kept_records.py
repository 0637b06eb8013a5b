"""Records of earlier days: they either replay, or say at which entry today's rules differ.

A record is kept here for every rules version, with all that can happen at a table. They are never rewritten:
when a change of rules makes one differ, the version rises and the entry goes into `DIFFERS`.
"""

from pathlib import Path

import pytest

from bocage.catalogue import GAMES
from bocage.kernel.chance import Seeded
from bocage.kernel.record import load
from bocage.kernel.replay import Differs, prover_for, replay

from tests.ledger_marks import rule

KEPT = sorted((Path(__file__).parent / "records").glob("*.bocage"), key=lambda path: path.name)
DIFFERS: dict[str, int] = {  # since version 2, Undaunted also knows how many cards of a kind a zone can hold
    "v1-crossing-resigned": 20,
    "v1-la-raye-won": 20,
    "v1-mortain-drawn": 20,
    "v1-radio-timed-out": 20,
}
"""The first entry at which today's rules differ, for records that no longer replay."""


@rule("TAB-9", "TAB-10")
@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_a_kept_record_replays_or_says_where_not(path: Path) -> None:
    """Chain, choices, events, digests and dice are what they were."""
    record = load(path.read_text(encoding="utf-8"))
    game = GAMES[str(record.header["game"])].game
    if path.stem in DIFFERS:
        with pytest.raises(Differs) as trouble:
            replay(game, record, Seeded(0))
        assert trouble.value.refusal.facts["entry"] == str(DIFFERS[path.stem])
        return

    table = replay(game, record, Seeded(0), prover_for(record))

    assert table.record.text() == path.read_text(encoding="utf-8")
    assert table.outcome() is not None


def test_the_kept_records_hold_all_kinds_of_entries() -> None:
    """Choices, chance, and every act there is at a table."""
    entries = [entry for path in KEPT for entry in load(path.read_text(encoding="utf-8")).entries]

    assert {str(entry.get("act")) for entry in entries} == {
        "None",
        "take-back",
        "resigned",
        "timed-out",
        "draw",
        "hand-over",
        "reveal",
    }
    assert any("choice" in entry for entry in entries)
    assert any("chance" in entry for entry in entries)
