"""A small bot: it sits down at a table and plays whatever it is offered, at random, to the end.

python examples/bot.py http://localhost:8044                            against the simple opponent
python examples/bot.py http://localhost:8044 --invitation TABLE#TOKEN   where somebody has invited it

It needs nothing but `websockets`. docs/api.md explains what it does; a better player changes `choose` alone.
"""

from __future__ import annotations

import argparse
import json
import random
import secrets
import time
from typing import Any
from urllib.parse import urlencode
from urllib.request import Request, urlopen

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

FIRST_WAIT = 0.5
LONGEST_WAIT = 30.0
"""Seconds before the next try to come back."""


class House:
    """The doors of a server, for one guest."""

    def __init__(self, address: str, name: str) -> None:
        self.address = address.rstrip("/") + "/api/v1"
        self.token = ""
        self.token = self.post("/guests", name=name)["token"]

    def post(self, path: str, **body: Any) -> dict[str, Any]:
        """Knock at a door with a message, and take what it gives."""
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        with urlopen(Request(self.address + path, json.dumps(body).encode(), headers)) as answer:
            told: dict[str, Any] = json.load(answer)
        return told

    def socket_at(self, table: str, seat: int, after: int) -> Any:
        """Open the socket of a seat; events are told after those that it has."""
        query = urlencode({"seat": seat, "after": after})
        address = f"ws{self.address.removeprefix('http')}/tables/{table}/socket?{query}"
        headers = {"Authorization": f"Bearer {self.token}"}
        return connect(address, additional_headers=headers, max_size=None)


class Bot:
    """A player on a seat: what it has been told, and what it has asked for."""

    def __init__(self, house: House, table: str, seat: int, dice: random.Random, pause: float = 0.0) -> None:
        self.house = house
        self.table = table
        self.seat = seat
        self.dice = dice
        self.pause = pause
        self.view: dict[str, Any] = {}
        self.offers: list[str] = []
        self.events: list[dict[str, Any]] = []
        self.number = -1
        self.request: dict[str, Any] | None = None
        self.sent_through: Any = None
        self.asked = 0
        self.again = True
        # A ref is done once and for all: one of an earlier run must not come back.
        self.run = secrets.token_hex(4)

    def choose(self) -> str:
        """Choose one of the offers."""
        return self.dice.choice(self.offers)

    def is_over(self) -> bool:
        """Tell whether the game has ended."""
        return self.view.get("outcome") is not None

    def play(self) -> dict[str, Any]:
        """Play to the end, however often the connection is lost; tell how it ended."""
        wait = FIRST_WAIT
        while not self.is_over() and self.again:
            try:
                with self.house.socket_at(self.table, self.seat, len(self.events)) as socket:
                    for text in socket:
                        wait = FIRST_WAIT
                        self.take(json.loads(text))
                        if self.is_over() or not self.again:
                            break
                        self.act(socket)
            except (OSError, WebSocketException):
                pass
            if not self.is_over() and self.again:
                time.sleep(wait * self.dice.uniform(0.5, 1))
                wait = min(2 * wait, LONGEST_WAIT)
        return self.view.get("outcome") or {}

    def take(self, message: dict[str, Any]) -> None:
        """Take a message of the table in."""
        match message["is"]:
            case "welcome":
                self.view, self.offers = message["view"], message["offers"]
                self.events[message["after"] :] = message["events"]
                self._move_on(message["number"])
            case "news":
                self._take_news(message)
            case "refused" if self.request and message["ref"] == self.request["ref"]:
                print("refused:", message["reason"].get("text", message["reason"]["key"]))
                self.offers = [offer for offer in self.offers if offer != self.request["choice"]]
                self.request = None
            case "closing":
                self.again = message.get("again", True)

    def _take_news(self, news: dict[str, Any]) -> None:
        self.events += news.get("events", [])
        self.view |= news.get("changes", {})
        for part in news.get("gone", []):
            del self.view[part]
        self.offers = news.get("offers", self.offers)
        self._move_on(news["number"])

    def _move_on(self, number: int) -> None:
        """Forget what was asked for under another decision number: it is done, or no longer of use."""
        if self.request and self.request["number"] != number:
            self.request = None
        self.number = number

    def act(self, socket: Any) -> None:
        """Make a choice if there is one to make; after a lost connection ask for the same thing again."""
        if self.request is None and self.offers:
            time.sleep(self.pause)
            self.asked += 1
            ref = f"{self.run}-{self.asked}"
            self.request = {"is": "choose", "ref": ref, "number": self.number, "choice": self.choose()}
            self.sent_through = None
        if self.request is not None and self.sent_through is not socket:
            self.sent_through = socket
            socket.send(json.dumps(self.request))


def sit_down(house: House, invitation: str, game: str, scenario: str) -> tuple[str, int]:
    """Take the seat of an invitation, or open a table against the simple opponent; say that one is ready."""
    table, _, token = invitation.rpartition("/")[2].partition("#")
    if table:
        card = house.post(f"/tables/{table}/seat", token=token)
    else:
        card = house.post("/tables", game=game, scenario=scenario, chairs=["me", "simple"])
    seat = card["mine"][0]
    if card["phase"] == "waiting":
        house.post(f"/tables/{card['id']}/ready", seat=seat)
    return card["id"], seat


def main() -> None:
    """Play a game."""
    asked = argparse.ArgumentParser(description="A small bot that plays at random.")
    asked.add_argument("address", help="where the server is: http://localhost:8044")
    asked.add_argument("--invitation", default="", metavar="TABLE#TOKEN")
    asked.add_argument("--game", default="undaunted")
    asked.add_argument("--scenario", default="la-raye")
    asked.add_argument("--name", default="Bot")
    asked.add_argument("--pause", type=float, default=0.1, help="seconds before every choice")
    given = asked.parse_args()
    house = House(given.address, given.name)
    table, seat = sit_down(house, given.invitation, given.game, given.scenario)
    print(f"at table {table}, seat {seat}")
    outcome = Bot(house, table, seat, random.Random(), given.pause).play()
    print("won" if seat in outcome.get("winners", []) else "not won", outcome)


if __name__ == "__main__":
    main()
