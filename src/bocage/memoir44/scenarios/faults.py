"""All that is wrong with a scenario's facts: first their form, then whether they make sense together."""

from __future__ import annotations

from typing import Final

from bocage.kernel.reading import Faults, ScenarioError, Table
from bocage.memoir44.scenarios.build import Facts, scenario_of
from bocage.memoir44.scenarios.legend import Legend
from bocage.memoir44.scenarios.parts import check_parts
from bocage.memoir44.scenarios.picture import Picture
from bocage.memoir44.scenarios.sense import check_sense
from bocage.memoir44.scenarios.special import check_special
from bocage.memoir44.scenarios.terms import check_terms

FOR_PEOPLE: Final = ("number", "name", "date", "front", "face", "labels")
FOR_PLAY: Final = (
    "first", "sections", "flanks", "bunkers", "sea-walls", "map", "axis", "allies", "units", "bridge-ends",
    "objectives", "special",
)  # fmt: skip


def faults_of(facts: Facts) -> list[ScenarioError]:
    """List all faults; whether medals can be won is asked where all that play rests on has the right form."""
    page, faults = Table(facts), Faults()
    faults.keys(page, [*FOR_PEOPLE, *FOR_PLAY], "key")
    check_terms(page, faults)
    legend = Legend(page, faults)
    picture = Picture(page, legend, faults)
    check_parts(page, picture, faults)
    check_special(page, picture.names(), faults)
    if all([fault.path and fault.path[0] not in FOR_PLAY for fault in faults.found]):
        check_sense(page, scenario_of({**facts, "name": "", "date": "0"}), faults)
    return faults.found
