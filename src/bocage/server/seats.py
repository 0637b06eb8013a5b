"""The seats of what was ordered, and a game set up as it was ordered."""

from __future__ import annotations

import secrets
from functools import lru_cache
from typing import Any

import msgspec

from bocage.catalogue import GAMES, entry_for
from bocage.kernel.committed import Committed
from bocage.kernel.record import Facts
from bocage.kernel.refusal import Refused
from bocage.kernel.table import Table, header_for
from bocage.kernel.talk import Talk
from bocage.players import unknown
from bocage.server.facts import RoomFacts
from bocage.server.no import NOT_UNDERSTOOD, No
from bocage.server.playing import Play
from bocage.wire.lobby import NewTable


def rulings_of(order: NewTable) -> Facts:
    """Tell the decisions a table is played by."""
    entry = entry_for(order.game)
    return entry.varied(entry.seated(entry.rulings(order.edition), order.seating), order.variant)


def seats_of(order: NewTable) -> tuple[list[str], list[int]]:
    """Name the seats of a table, and tell their sides."""
    return _seats(order.game, msgspec.json.encode(rulings_of(order)))


@lru_cache(256)
def _seats(game: str, rulings: bytes) -> tuple[list[str], list[int]]:
    entry, decided = entry_for(game), msgspec.json.decode(rulings)
    return list(entry.game_for(decided).seats), entry.sides(decided)


def check_order(order: NewTable) -> None:
    """Refuse an order for what there is not, or what does not go together, and say what there is."""
    if order.game not in GAMES:
        raise No("unknown", NOT_UNDERSTOOD, why=unknown("game", order.game, GAMES))
    entry = entry_for(order.game)
    if order.scenario not in entry.scenarios:
        raise No("unknown", NOT_UNDERSTOOD, why=unknown("scenario", order.scenario, entry.scenarios))
    if order.edition and order.edition not in entry.editions:
        known = entry.editions or ["none"]
        raise No("unknown", NOT_UNDERSTOOD, why=unknown("edition", order.edition, known))
    if (order.variant or order.seating) and not entry.is_varied():
        raise No("no-variants", NOT_UNDERSTOOD, game=order.game)
    _try_out(order)


def _try_out(order: NewTable) -> None:
    """Set the game up once, to see whether all of it goes together."""
    try:
        rulings = rulings_of(order)
        entry = entry_for(order.game)
        entry.game_for(rulings).start(entry.scenario(order.scenario), rulings)
    except (ValueError, TypeError, LookupError, AssertionError, Refused) as error:
        raise No("unfit-order", NOT_UNDERSTOOD, why=str(error)[:200]) from error


def begun(id: str, facts: RoomFacts, secret: str) -> Play:
    """Set up the game of a table; its first lines are not kept yet."""
    order = facts.order
    entry, rulings = entry_for(order.game), rulings_of(order)
    game = entry.game_for(rulings)
    nonces = [chair.nonce for chair in facts.chairs]
    dealer: Facts = {"kind": "committed", "commitment": facts.commitment, "game": id, "nonces": nonces}
    players = [chair.plays() for chair in facts.chairs]
    notes: Facts = {"scenario": order.scenario}
    header = header_for(game, entry.scenario(order.scenario), dealer, players, notes, rulings)
    table: Table[Any] = Table(game, header, Committed(secret, id, nonces))
    play = Play(table, Talk(table), secret)
    play.fresh.append(table.record.lines[0])
    table.answers_at_once = order.pace != "live"
    table.deal()
    return play


def new_secret() -> str:
    """Draw a secret for the dice of a table."""
    return secrets.token_hex(32)
