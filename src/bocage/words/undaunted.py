"""Sentences of Undaunted: Normandy, from the plain facts of its events, choices and refusals."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, cast

from bocage.kernel.choice import Choice
from bocage.kernel.event import Fact
from bocage.kernel.view import View
from bocage.undaunted.actions.action import Action
from bocage.undaunted.actions.fire import FACES, is_success
from bocage.undaunted.actions.picking import FROM_SUPPLY, Picking
from bocage.undaunted.cards import CARDS
from bocage.undaunted.kinds import KINDS, NO_TILE, SIDES, UNIT_NAMES
from bocage.undaunted.squads import SQUAD_NAMES, SQUAD_OF
from bocage.undaunted.verbs import VERB_NAMES
from bocage.undaunted.view import PositionView
from bocage.words.bundles import Value
from bocage.words.texts import TallyLine, Words

CARD_FACTS: Final = ("card", "by")
UNIT_FACTS: Final = ("unit", "victim", "target")
VERB_FACTS: Final = ("verb", "how")

TERMS: Final = (
    "round", "draw", "turn", "enter",
    "combat-card", "command-card", "fog", "zones",
    "tile", "distance", "scouted", "controlled", "objective", "spawn", "target-marker", "initiative", "radio",
    "defense", "hill", "casualty", "suppressed",
    "goal", "points", "pinned", "double-pin", "beyond-hope",
)  # fmt: skip
"""What the rules at hand explain besides the choices."""

TOPICS: Final = (*VERB_NAMES, *TERMS)
"""What the rules at hand explain, in the order of reading."""

_HUMP: Final = re.compile(r"(?<!^)(?=[A-Z])")

_SECRET: Final = ("CardDrawn", "BidPlaced")
"""Events whose card only its owner is told."""

_CHOICES: Final = {
    **dict.fromkeys(("move", "scout", "stalk"), "go"),
    **dict.fromkeys(("attack", "suppress"), "shoot"),
    **{verb: verb for verb in ("bid", "guide", "command", "target", "step", "take")},
}
"""The message that names a choice, where the plain one is not enough."""


# ---------------------------------------------------------------------------------------- what happened


def event(words: Words, told: Mapping[str, Fact]) -> str:
    """Tell something that happened, as much of it as the facts hold."""
    name = str(told["event"])
    if name == "GameWon":
        return victory(words, SIDES.index(str(told["side"])), str(told["reason"]))
    values: dict[str, Value] = {**_plain(words, told), **_sides(words, told), **_composed(words, told)}
    return words.say(f"undaunted-event-{_event_key(told)}", **values)


def _event_key(told: Mapping[str, Fact]) -> str:
    """Make the key of an event: CardDrawn is card-drawn, or card-drawn-unseen for all but its owner."""
    name = str(told["event"])
    if name == "DieRolled":
        return "die-hit" if is_success(cast(int, told["die"]), cast(int, told["needed"])) else "die-missed"
    key = _HUMP.sub("-", name).lower()
    return f"{key}-unseen" if name in _SECRET and "card" not in told else key


def _plain(words: Words, told: Mapping[str, Fact]) -> dict[str, Value]:
    """Name what the facts hold; numbers stay numbers."""
    texts = {name: fact for name, fact in told.items() if isinstance(fact, str)}
    numbers = {name: fact for name, fact in told.items() if isinstance(fact, int)}
    return {**named(words, texts), **numbers}


def _sides(words: Words, told: Mapping[str, Fact]) -> dict[str, Value]:
    """Name the side with its article, for the head of a sentence, and without."""
    if "side" not in told:
        return {}
    return {"side": words.say(f"undaunted-the-{told['side']}"), "army": words.side(str(told["side"]))}


def _composed(words: Words, told: Mapping[str, Fact]) -> dict[str, Value]:
    """Put together what takes more than one fact."""
    match told["event"]:
        case "CardPlayed":
            return {"verb": action(words, str(told["card"]), str(told["verb"]))}
        case "InitiativeTaken":
            bids = {side: _bid(words, str(told[side])) for side in SIDES}
            return {**bids, "first": words.say(f"undaunted-the-{told['first']}")}
        case "TurnBegun":
            return {"owner": str(told["side"])}
        case "ShotFired":
            return _shot(words, told)
    return {}


def _shot(words: Words, told: Mapping[str, Fact]) -> dict[str, Value]:
    """Put together who shoots at whom, and what the dice have to reach; a unit of a squad is several men."""
    needed = cast(int, told["needed"])
    key = "undaunted-reach" if needed < FACES else "undaunted-reach-only-zero"
    return {
        "act": str(told["how"]),
        "number": 2 if SQUAD_OF[UNIT_NAMES.index(str(told["unit"]))] else 1,
        "army": words.side(str(told["victim_side"])),
        "reach": words.say(key, needed=needed),
        "tally": words.addends("undaunted", _lines(told)),
    }


def _lines(told: Mapping[str, Fact]) -> list[TallyLine]:
    """Read the tally in the facts of a shot."""
    amounts = cast("list[int]", told["amounts"])
    reasons = cast("list[str]", told["reasons"])
    return list(zip(amounts, reasons, cast("list[str]", told["rules"]), strict=True))


def _bid(words: Words, card: str) -> str:
    if not card:
        return words.say("undaunted-bid-nothing")
    return words.say("undaunted-bid-shown", card=words.card(card), initiative=initiative(card))


def victory(words: Words, winner: int, reason: str) -> str:
    """Tell a victory by the rules."""
    side = words.say(f"undaunted-the-{SIDES[winner]}")
    return words.say(f"undaunted-outcome-{reason}", side=side, winner=SIDES[winner])


# ---------------------------------------------------------------------------------------- what may be chosen


def choice(words: Words, choice: Choice, view: View | None) -> str:
    """Name a choice; the view tells where a missing counter comes in, and where a card is taken from."""
    if not choice.args:
        return words.verb(choice.verb)
    values = _values(words, choice)
    position = view if isinstance(view, PositionView) else None
    home = "" if position is None else entry(position, choice)
    if home and choice.args.get("to") == home and choice.verb != "target":
        return words.say("undaunted-choice-stay", **values)
    named_choice = words.say(f"undaunted-choice-{_choice_key(position, choice)}", **values)
    return words.say("undaunted-choice-enter", choice=named_choice, tile=home) if home else named_choice


def _choice_key(view: PositionView | None, choice: Choice) -> str:
    if choice.verb == "take" and view is not None:
        return _taking(view)
    return _CHOICES.get(choice.verb, "plain")


def _values(words: Words, choice: Choice) -> dict[str, Value]:
    values: dict[str, Value] = {**named(words, choice.args)}
    card = choice.args.get("card", "")
    if card:
        values |= {"verb": action(words, card, choice.verb), "initiative": initiative(card)}
    if "count" in choice.args:
        values["count"] = int(choice.args["count"])
    return values


def entry(view: PositionView, choice: Choice) -> str:
    """Name the tile where the card's counter would come in, if it would."""
    card = choice.args.get("card", "")
    if view.seat < 0 or card not in UNIT_NAMES or printed(card, choice.verb) is None:
        return ""
    unit = UNIT_NAMES.index(card)
    if view.armies[view.seat].place[unit] != NO_TILE:
        return ""
    return view.scenario.tiles[view.scenario.spawn[view.seat][unit]]


def _taking(view: PositionView) -> str:
    """Tell whether cards are being taken from the supply or from the play area."""
    source = view.pending[-1].facts().get("source") if view.pending else None
    if source is None:
        return "take"
    return "take-bolster" if source == FROM_SUPPLY else "take-inspire"


# ---------------------------------------------------------------------------------------- names


def seat(words: Words, seat: int) -> str:
    """Name the side that a seat plays."""
    return words.side(SIDES[seat])


def named(words: Words, facts: Mapping[str, str]) -> dict[str, str]:
    """Put names in the place of codes; tiles and numbers are names already."""
    told = dict(facts)
    for name, fact in facts.items():
        if name in CARD_FACTS and fact in KINDS:
            told[name] = words.card(fact)
        elif name in UNIT_FACTS and fact in UNIT_NAMES:
            told[name] = words.unit(fact)
        elif name in VERB_FACTS and fact in VERB_NAMES:
            told[name] = words.verb(fact)
    return told


def action(words: Words, card: str, verb: str) -> str:
    """Name an action as it is printed on a card, with its amount and squad."""
    found = printed(card, verb)
    if found is None or not found.amount:
        return words.verb(verb)
    squad = SQUAD_NAMES[found.squad] if isinstance(found, Picking) else ""
    return words.verb(verb, amount=f"{found.amount} {squad}".rstrip())


def actions(words: Words, card: str) -> list[str]:
    """Name all actions printed on a card."""
    return [action(words, card, VERB_NAMES[each.verb]) for each in CARDS[KINDS.index(card)].actions]


def initiative(card: str) -> int:
    """Give the number a card counts for when it is bid."""
    return int(CARDS[KINDS.index(card)].initiative)


def printed(card: str, verb: str) -> Action | None:
    """Find an action on a card."""
    for each in CARDS[KINDS.index(card)].actions:
        if VERB_NAMES[each.verb] == verb:
            return each
    return None
