"""A million choices nobody offered (`python -m bench.unoffered`): none may be accepted, all must say why.

Half are offered choices with one field changed: another seat, another argument, a stale decision number,
another verb, an argument too many or too few. The other half are made up. They go in by the door that
everybody uses, a table's `submit`.
"""

import argparse
import sys
from collections import Counter
from random import Random
from typing import Any

from bocage.kernel.chance import Seeded
from bocage.kernel.choice import Choice
from bocage.kernel.game import Game
from bocage.kernel.record import Facts
from bocage.kernel.table import Offer, Table, header_for
from bocage.kernel.walk import one_of

from bench.shelf import SHELF, battles

GENERAL = {"not-on-offer", "senseless-choice"}
PER_STATE = 60


class Attempt:
    """A choice, the seat that makes it, and the decision number it answers."""

    def __init__(self, sort: str, seat: int, choice: Choice, number: int | None) -> None:
        self.sort = sort
        self.seat = seat
        self.choice = choice
        self.number = number


def words_of(game: Game[Any], state: Any) -> list[str]:
    """List every word an argument can be."""
    domains = {id(domain): domain for verb in game.vocabulary.verbs for _, domain in verb.params}
    return [word for domain in domains.values() for word in domain.names(state)]


def changed(table: Table[Any], words: list[str], lots: Random) -> Attempt:
    """Change one field of an offered choice."""
    game = table.game
    seat = one_of(game.to_decide(table.state), Seeded(lots.randrange(1 << 30)))
    offer = table.offer(seat)
    choice = lots.choice(offer.choices)
    sort = lots.choice(["seat", "argument", "argument", "argument", "number", "verb", "missing", "extra"])
    args = dict(choice.args)
    number: int | None = offer.number
    verb = choice.verb
    if sort == "seat":
        others = range(-1, len(game.seats) + 2)
        seat = lots.choice([other for other in others if other != seat])
        number = None
    elif sort == "argument" and args:
        args[lots.choice(list(args))] = lots.choice([*words, "RZ", "", "99"])
    elif sort == "number":
        number = offer.number - 1 - lots.randrange(3)
    elif sort == "verb":
        verb = lots.choice([verb.name for verb in game.vocabulary.verbs])
    elif sort == "missing" and args:
        args.pop(lots.choice(list(args)))
    else:
        args[lots.choice(["card", "to", "target", "unit", "weather"])] = lots.choice(words)
    return Attempt(sort, seat, Choice(verb, args), number)


def made_up(table: Table[Any], _: list[str], lots: Random) -> Attempt:
    """Make a choice up from verbs and words that exist, of the right kinds."""
    verb = lots.choice(table.game.vocabulary.verbs)
    args = {name: lots.choice(domain.names(table.state)) for name, domain in verb.params}
    return Attempt("made up", lots.randrange(len(table.game.seats)), Choice(verb.name, args), None)


def is_offered(attempt: Attempt, offers: list[Offer]) -> bool:
    """Tell whether an attempt happens to be on offer."""
    if not 0 <= attempt.seat < len(offers):
        return False
    offer = offers[attempt.seat]
    return attempt.choice in offer.choices and attempt.number in (None, offer.number)


def try_all(table: Table[Any], lots: Random, counted: Counter[str], keys: Counter[str]) -> None:
    """Try some choices on a table, all of which it must refuse."""
    words = words_of(table.game, table.state)
    lines = len(table.record.lines)
    offers = [table.offer(seat) for seat in range(len(table.game.seats))]
    for turn in range(PER_STATE):
        attempt = (changed if turn % 2 else made_up)(table, words, lots)
        if is_offered(attempt, offers):
            continue
        refusal = table.submit(attempt.seat, attempt.choice, attempt.number)
        counted["tried"] += 1
        counted[f"tried: {attempt.sort}"] += 1
        if refusal is None or len(table.record.lines) != lines:
            counted["ACCEPTED"] += 1
            print(f"accepted: {attempt.choice} by {attempt.seat}")
            return
        keys[refusal.key] += 1
        counted["general"] += refusal.key in GENERAL
        counted["without rule"] += refusal.rule == ""


def main() -> int:
    """Walk through all scenarios and try; exit code 1 when one got in or too many answers were general."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--choices", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", choices=list(SHELF), default="")
    asked = parser.parse_args()
    lots = Random(asked.seed)
    counted: Counter[str] = Counter()
    keys: Counter[str] = Counter()
    places = battles(asked.game)
    while counted["tried"] < asked.choices and not counted["ACCEPTED"]:
        entry, name, rulings = lots.choice(places)
        dealer = Seeded(lots.randrange(1 << 30))
        game = entry.game_for(rulings)
        dice: Facts = {"kind": "seeded"}
        header = header_for(game, entry.scenario(name), dice, list(game.seats), rulings=rulings)
        table = Table(game, header, dealer)
        table.deal()
        for _ in range(200):
            if table.outcome() is not None or counted["tried"] >= asked.choices:
                break
            try_all(table, lots, counted, keys)
            seat = one_of(game.to_decide(table.state), dealer)
            offered = game.choices(table.state, seat)
            table.choose(seat, lots.choice(offered))
            table.deal()
        print(f"{counted['tried']:,} tried", file=sys.stderr, flush=True)
    for key, number in sorted(counted.items()) + keys.most_common():
        print(f"{key:24} {number:>10,}")
    return 1 if counted["ACCEPTED"] or counted["general"] * 100 > counted["tried"] else 0


if __name__ == "__main__":
    sys.exit(main())
