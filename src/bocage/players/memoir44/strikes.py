"""Strikes from afar: which group of enemies air power and barrage should fall on."""

from __future__ import annotations

from bocage.kernel.choice import argument, verb_of
from bocage.memoir44.salvo import Salvos, Shelling
from bocage.memoir44.verbs import END_TARGETS
from bocage.players.memoir44.survey import Survey


def struck(survey: Survey, unit: int, salvo: Salvos | Shelling) -> int:
    """Weigh the dice of a strike on an enemy."""
    return survey.blow(unit, int(salvo.dice), salvo.stars_hit, ignorable=False)


def salvo_worth(survey: Survey, salvo: Salvos) -> int:
    """Weigh the best group a strike can fall on."""
    first = [unit for unit in survey.enemies if lies_in(survey, unit, int(salvo.section))]
    return max([group_worth(survey, unit, salvo) for unit in first], default=0)


def lies_in(survey: Survey, unit: int, section: int) -> bool:
    """Tell whether an enemy lies in a section, if there is one to lie in."""
    return section == 0 or survey.field.sections[survey.me][survey.view.at[unit]] & section != 0


def group_worth(survey: Survey, first: int, salvo: Salvos) -> int:
    """Weigh the group that grows from an enemy by whoever beside it is most worth striking."""
    group = [first]
    while len(group) < salvo.most:
        beside = [unit for unit in survey.enemies if unit not in group and is_beside(survey, unit, group)]
        if not beside:
            break
        group.append(max(beside, key=lambda unit: struck(survey, unit, salvo)))
    return sum(struck(survey, unit, salvo) for unit in group)


def is_beside(survey: Survey, unit: int, group: list[int]) -> bool:
    """Tell whether an enemy stands next to one of a group."""
    at = survey.view.at
    return any(survey.field.distance(at[unit], at[other]) == 1 for other in group)


def target(survey: Survey, choice: int) -> int:
    """Weigh a target: the first one by the group around it, more of them by themselves."""
    salvo = survey.state.trunk[-1]
    if verb_of(choice) == END_TARGETS or not isinstance(salvo, Salvos):
        return 0
    unit = survey.view.unit_on[argument(choice, 0)]
    return struck(survey, unit, salvo) if salvo.targets else group_worth(survey, unit, salvo)


def strike(survey: Survey, choice: int) -> int:
    """Weigh which target is struck first."""
    shelling = survey.state.trunk[-1]
    assert isinstance(shelling, Shelling)
    return struck(survey, survey.view.unit_on[argument(choice, 0)], shelling)
