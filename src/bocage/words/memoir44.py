"""Sentences of Memoir '44, from the plain facts of its events, choices, refusals and pending records."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final, cast

from bocage.kernel.choice import Choice
from bocage.kernel.event import Fact
from bocage.kernel.view import View
from bocage.memoir44.cards import card as steps
from bocage.memoir44.cards.card import Card
from bocage.memoir44.cards.deck import CARD_NAMES, CARDS
from bocage.memoir44.combat.cards import COMBAT_NAMES
from bocage.memoir44.combat.stock import SNIPER
from bocage.memoir44.command.seating import ROLES
from bocage.memoir44.kinds import NO_UNIT, SECTIONS, SIDES
from bocage.memoir44.model import ORDERED, SLOT
from bocage.memoir44.played import copied
from bocage.memoir44.terrain.obstacles import OBSTACLES
from bocage.memoir44.terrain.shelf import TERRAINS
from bocage.memoir44.units.roster import UNIT_TYPES
from bocage.memoir44.verbs import VERB_NAMES
from bocage.memoir44.view import BattleView
from bocage.words.bundles import Value
from bocage.words.texts import TallyLine, Words

GAME: Final = "memoir44"

TERMS: Final = (
    "turn", "sections", "cards",
    "dice", "range", "sight", "protection", "flags", "ground", "overrun",
    "medals", "objectives", "sudden-victory",
    "air", "height", "edition",
    "command-chain", "initiative", "talk",
    "combat-cards", "spare-figures", "buildings",
)  # fmt: skip
"""What the rules at hand explain besides the choices and the things on the board."""

UNITS: Final = tuple(unit.name for unit in (*UNIT_TYPES, SNIPER))
LANDS: Final = tuple(terrain.name for terrain in TERRAINS)
THINGS: Final = tuple(obstacle.name for obstacle in OBSTACLES)

TOPICS: Final = (
    *VERB_NAMES,
    *TERMS,
    *[f"card-{card}" for card in (*CARD_NAMES, *COMBAT_NAMES)],
    *[f"terrain-{terrain}" for terrain in LANDS],
    *[f"obstacle-{obstacle}" for obstacle in THINGS],
    *[f"unit-{unit}" for unit in UNITS],
)
"""What the rules at hand explain, in the order of reading."""

_SECTION: Final = re.compile(rf"({'|'.join(SECTIONS)})(-\d)?")

_HUMP: Final = re.compile(r"(?<!^)(?=[A-Z])")

_SECRET: Final = ("CardDrawn", "CardKept", "CardGiven", "CardPlaced", "MemberSpoke", "CombatCardDrawn")
"""Events whose card only its owner is told."""

_PLAYS: Final = ("play", "play-shared", "propose")
"""Choices of a card, which may copy another."""

_ON_BOARD: Final = ("unit", "victim")
"""Facts of a pending record that number a unit."""


# ---------------------------------------------------------------------------------------- what happened


def event(words: Words, told: Mapping[str, Fact]) -> str:
    """Tell something that happened, as much of it as the facts hold."""
    if told["event"] == "BattleWon":
        return words.say(f"memoir44-outcome-{told['reason']}", side=words.the_side(str(told["side"]), GAME))
    values: dict[str, Value] = {**_plain(words, told), **_sides(words, told), **_composed(words, told)}
    return _headed(words.say(f"memoir44-event-{_event_key(told)}", **values))


def _event_key(told: Mapping[str, Fact]) -> str:
    """Make the key of an event: CardDrawn is card-drawn, or card-drawn-unseen for all but its owner."""
    name = str(told["event"])
    key = _HUMP.sub("-", name).lower()
    if name == "CardPlayed" and told.get("general"):
        return f"{key}-by"
    if name == "CardPlayed":
        return key + ("-as" if told["acts_as"] else "") + ("-plain" if told["plain"] else "")
    key = _CASES[name](told, key) if name in _CASES else key
    return f"{key}-unseen" if name in _SECRET and "card" not in told else key


def _rolled(told: Mapping[str, Fact], key: str) -> str:
    """Tell whose dice fell where several generals roll."""
    return f"{key}-by" if told.get("general") else key


def _lifted(told: Mapping[str, Fact], key: str) -> str:
    """Tell a dispute that was settled from one that went away."""
    return "hold-settled" if told["to"] else key


def _lost(told: Mapping[str, Fact], key: str) -> str:
    """Tell figures given up from those that fell."""
    return f"{key}-by-initiative" if told["why"] == "initiative" else key


def _used(told: Mapping[str, Fact], key: str) -> str:
    """Tell what a Combat card is played for."""
    if told["street"]:
        return f"{key}-in-street"
    return f"{key}-for" if told["unit"] else key


_CASES: Final = {
    "OrdersRolled": _rolled,
    "HoldLifted": _lifted,
    "FiguresLost": _lost,
    "CombatCardDrawn": _rolled,
    "CombatCardPlayed": _used,
}
"""Events that are told in several ways."""


def _plain(words: Words, told: Mapping[str, Fact]) -> dict[str, Value]:
    """Name what the facts hold; numbers stay numbers."""
    texts = {name: fact for name, fact in told.items() if isinstance(fact, str)}
    numbers = {name: fact for name, fact in told.items() if isinstance(fact, int)}
    return {**named(words, texts), **numbers}


def _sides(words: Words, told: Mapping[str, Fact]) -> dict[str, Value]:
    """Name the side with its article, for the head of a sentence, and without."""
    if "side" not in told:
        return {}
    side = str(told["side"])
    return {"side": words.the_side(side, GAME), "army": words.side(side, GAME)}


def _composed(words: Words, told: Mapping[str, Fact]) -> dict[str, Value]:
    """Put together what takes more than one fact."""
    match told["event"]:
        case "AttackDeclared":
            return {"tally": words.tally(GAME, _lines(told))}
        case "DiceRolled" | "FiguresHealed" | "OrdersRolled" | "InitiativeRolled" | "RecruitsRolled":
            return {"faces": faces(words, str(told["dice"]))}
        case "CardPlayed":
            return {name: "none" for name in ("acts_as", "section") if not told.get(name)}
    return {}


def _lines(told: Mapping[str, Fact]) -> list[TallyLine]:
    """Read the tally in the facts of an attack."""
    amounts = cast("list[int]", told["amounts"])
    reasons = cast("list[str]", told["reasons"])
    return list(zip(amounts, reasons, cast("list[str]", told["rules"]), strict=True))


def faces(words: Words, dice: str) -> str:
    """Name the faces of a throw one by one; a throw of no dice is a dash."""
    return ", ".join([face if face == "-" else words.say(f"memoir44-face-{face}") for face in dice])


def victory(words: Words, winner: int, reason: str) -> str:
    """Tell a victory; the winner is one of the seats of the winning side."""
    return words.say(f"memoir44-outcome-{reason}", side=words.the_side(_seat_name(words, winner)[0], GAME))


# ---------------------------------------------------------------------------------------- what may be chosen


def choice(words: Words, choice: Choice, view: View | None) -> str:
    """Name a choice; the view tells which units stand on the hexes, and what a copying card would do."""
    if not choice.args:
        return words.verb(choice.verb, GAME)
    seen = view if isinstance(view, BattleView) else None
    values = _values(words, choice, seen)
    key = f"{choice.verb}-as" if "acts_as" in values else choice.verb
    return _headed(words.say(f"memoir44-choice-{key}", **values))


def _values(words: Words, choice: Choice, view: BattleView | None) -> dict[str, str]:
    values = named(words, choice.args)
    for name in ("unit", "target"):
        if name in choice.args:
            values[name] = unit_at(words, choice.args[name], view)
    if choice.verb in _PLAYS and view is not None:
        acts_as = copied_by(choice.args["card"], view)
        if acts_as:
            values["acts_as"] = words.card(acts_as, GAME)
    return values


def unit_at(words: Words, at: str, view: BattleView | None) -> str:
    """Name the unit on a hex by its type, if the view shows one there."""
    if view is not None and at in view.scenario.field.names:
        unit = view.unit_on[view.scenario.field.names.index(at)]
        if unit != NO_UNIT:
            return _standing(words, view, unit)
    return words.say("memoir44-some-unit-at", at=at)


def card_help(words: Words, card: str, view: BattleView) -> str:
    """Tell what a card does, and what is different about it on a wide field."""
    text = words.help(GAME, f"card-{card}")
    if card not in CARD_NAMES or max(view.scenario.field.flanks) == 1:
        return text
    return f"{text} {words.say(f'memoir44-wide-{wide_kind(CARDS[CARD_NAMES.index(card)])}')}"


def wide_kind(card: Card) -> str:
    """Tell which of the exceptions of Overlord a card falls under."""
    if card.is_section:
        return ("recon" if card.draws > 1 else "section", "pincer", "spread")[int(card.flanks) - 1]
    if card.commander_rule:
        return "strike" if steps.STRIKE in card.steps else "hour"
    if card.is_reaction:
        return "ambush"
    if card.copies_enemy:
        return "counter"
    special = {steps.HEAL: "medics", steps.CHOOSE_SECTION: "infantry"}
    return next((kind for step, kind in special.items() if step in card.steps), "tactic")


def copied_by(card: str, view: BattleView) -> str:
    """Name the card that a copying card would act as now; empty if it copies none."""
    if card not in CARD_NAMES or not CARDS[CARD_NAMES.index(card)].copies_enemy:
        return ""
    play = copied(view.side, CARD_NAMES.index(card), view.last_plays[1 - view.side][0])
    return "" if play.does_nothing() else CARD_NAMES[play.acts_as]


# ---------------------------------------------------------------------------------------- what is asked


def heading(words: Words, view: BattleView) -> str:
    """Say what is being asked, for the head of a list of choices."""
    asker = view.asker or view.trunk[-1]
    facts = asker.facts()
    values: dict[str, Value] = {name: fact for name, fact in facts.items() if isinstance(fact, str | int)}
    for name in _ON_BOARD:
        if name in facts:
            values[name] = _standing(words, view, cast(int, facts[name]))
    if "to" in facts:
        values["to"] = view.scenario.field.names[cast(int, facts["to"])]
    if "total" in facts:
        values["done"] = _ordered(view, cast(int, facts["slot"]))
    if "units" in facts:
        values["count"] = len(cast("list[int]", facts["units"]))
    if "card" in facts:
        values["card"] = words.card(str(facts["card"]), GAME)
    values |= _in_command(words, view, facts)
    return _headed(_for_card(words, view, facts, words.say(f"memoir44-asked-{facts['is']}", **values)))


def _ordered(view: BattleView, slot: int) -> int:
    """Count the units ordered by a play."""
    units = view.scenario.units_of[view.side]
    return sum(1 for unit in units if view.status[unit] & ORDERED and view.status[unit] >> SLOT == slot)


def _in_command(words: Words, view: BattleView, facts: Mapping[str, object]) -> dict[str, Value]:
    """Name the general and the seat that a record of a chain of command is about."""
    match facts["is"]:
        case "sacrificing":
            return {"general": role(words, view.scenario.command.posts[cast(int, facts["post"])].name)}
        case "hold":
            return {"seat": seat_called(words, view.scenario.command.seats[cast(int, facts["by"])])}
        case "flag-orders":
            return {"may_dig": "yes" if facts["may_dig"] else "no"}
    return {}


def _for_card(words: Words, view: BattleView, facts: Mapping[str, object], text: str) -> str:
    """Say for which of several cards on the table a record asks."""
    play = view.plays[cast(int, facts["slot"])] if "slot" in facts else None
    if play is None or play.card < 0 or not view.scenario.command.posts[play.post].name:
        return text
    card = words.card(play.fact_card().name, GAME)
    if not play.section:
        return words.say("memoir44-asked-for-card", heading=text, card=card)
    place = section(
        words, view.scenario.field.section_names[int(play.section & -play.section).bit_length() - 1]
    )
    return words.say("memoir44-asked-for-card-in", heading=text, card=card, section=place)


def _standing(words: Words, view: BattleView, unit: int) -> str:
    scenario = view.scenario
    name = words.unit(scenario.types[unit].name, GAME)
    return words.say("memoir44-unit-at", unit=name, at=scenario.field.names[view.at[unit]])


# ---------------------------------------------------------------------------------------- names


def seat(words: Words, seat: int) -> str:
    """Name who sits on a seat of the table that is spoken of: a side, or some roles of one."""
    return seat_called(words, "-".join(_seat_name(words, seat)))


def seat_called(words: Words, name: str) -> str:
    """Name a seat by the name it has in records, such as `axis-commander-center`."""
    side, *roles = name.split("-")
    army = words.side(side, GAME)
    if not roles:
        return army
    return words.say("memoir44-seat-of", army=army, roles=roles_of(words, roles))


def roles_of(words: Words, roles: Sequence[str]) -> str:
    """List roles."""
    told = role(words, roles[0])
    for each in roles[1:]:
        told = words.say("memoir44-roles-and", first=told, last=role(words, each))
    return told


def role(words: Words, role: str) -> str:
    """Name a role in a chain of command."""
    return words.say(f"memoir44-role-{role}")


def _seat_name(words: Words, seat: int) -> list[str]:
    """Take the name of a seat apart: its side, then its roles."""
    return (words.seats or SIDES)[seat].split("-")


def named(words: Words, facts: Mapping[str, str]) -> dict[str, str]:
    """Put names in the place of codes; hexes and numbers are names already."""
    return {name: _named(words, name, fact) for name, fact in facts.items()}


def _named(words: Words, name: str, fact: str) -> str:
    """Name one fact by the kind of thing it is."""
    match name:
        case "card" | "acts_as" if fact in CARD_NAMES or fact in COMBAT_NAMES:
            return words.card(fact, GAME)
        case "unit" | "target" if fact in UNITS:
            return words.unit(fact, GAME)
        case "verb" if fact in VERB_NAMES:
            return words.verb(fact, GAME)
        case "side" if fact in SIDES:
            return words.side(fact, GAME)
        case "section" if _SECTION.fullmatch(fact):
            return section(words, fact)
        case "to" | "general" | "role" | "first" if fact in ROLES:
            return role(words, fact)
        case "to" | "seat" if fact.split("-")[0] in SIDES:
            return seat_called(words, fact)
        case "terrain":
            return ground(words, fact)
        case "when":
            return words.say(f"memoir44-when-{fact}")
    return fact


def section(words: Words, section: str) -> str:
    """Name a section; where a flank or the center has several they are numbered, as in `left-2`."""
    place, _, number = section.partition("-")
    name = words.say(f"memoir44-section-{place}")
    return words.say("memoir44-section-numbered", section=name, number=number) if number else name


def ground(words: Words, name: str) -> str:
    """Name a terrain or an obstacle."""
    return words.say(f"memoir44-{'obstacle' if name in THINGS else 'terrain'}-{name}")


def _headed(text: str) -> str:
    """Begin with a capital; a name that ends in an exclamation mark takes no full stop."""
    return (text[:1].upper() + text[1:]).replace("!.", "!")
