"""The guests of the houses that `bench.crash_house` lets crash, all in one process.

Does what it is told by lines of JSON: `begin` a new book, `furnish` a house with tables, `play` so many
requests. It knows nothing of the code of the house, and answers every line with one.
"""

import asyncio
import http.client
import json
import sys
from typing import Any, Final

from bench.crash_guest import Book, Guest, Party

BATTLES: Final = (
    {"game": "undaunted", "scenario": "la-raye", "pace": "by-the-day"},
    {"game": "memoir44", "scenario": "pegasus-bridge", "window": 0.5, "variant": {"combat": True}},
    {"game": "memoir44", "scenario": "pegasus-bridge", "pace": "by-the-day", "variant": {"combat": True}},
    {"game": "undaunted", "scenario": "la-raye", "chairs": ["me", "simple"]},
)
TWO: Final = (0, 1)
"""The battles that two people play."""
WATCHED: Final = 1


class Away(Exception):
    """Raised where nobody is at home, or who is refuses."""


class Guests:
    """All guests, who remember what they were told."""

    def __init__(self) -> None:
        self.party: Party
        self.guests: list[Guest] = []
        self.tokens: list[str] = []
        self.run = ""
        self.port = 0

    def begin(self, book: str, run: str, tokens: list[str], seats: list[Any]) -> None:
        """Begin a book, for a house that has nobody in it yet, or some tables with who sits there."""
        self.party = Party(Book(book))
        self.run, self.tokens, self.guests = run, tokens, []
        for table, seat, whose in seats:
            self.sit(table, seat, whose)

    def sit(self, table: str, seat: int, whose: int) -> None:
        """Have somebody at a table."""
        self.guests.append(Guest(self.run, self.party, table, seat, self.tokens[whose]))

    def furnish(self, port: int) -> dict[str, Any]:
        """Open all tables; tell who sits where."""
        self.port = port
        self.tokens = [self.ask("/guests", "", name=name)["token"] for name in ("Ann", "Ben")]
        seats = [seat for number in range(len(BATTLES)) for seat in self.open(number)]
        for table, seat, whose in seats:
            self.sit(table, seat, whose)
        return {"tokens": self.tokens, "seats": seats}

    def open(self, number: int) -> list[tuple[str, int, int]]:
        """Open a table, have everybody sit down, and begin."""
        order = {"chairs": ["me", "open"] if number in TWO else ["me", "me"], **BATTLES[number]}
        table = self.ask("/tables", self.tokens[0], **order)["id"]
        self.party.book.note("opened", table=table)
        seats = [(table, 0, 0)]
        if number in TWO:
            link = self.ask(f"/tables/{table}/invitation", self.tokens[0], seat=1)["token"]
            self.ask(f"/tables/{table}/seat", self.tokens[1], token=link)
            seats.append((table, 1, 1))
        elif order["chairs"] == ["me", "me"]:
            seats.append((table, 1, 0))
        for _, seat, whose in seats:
            card = self.ask(f"/tables/{table}/ready", self.tokens[whose], seat=seat, nonce=f"nonce-{seat}")
        self.party.book.note("began", table=table, phase=card["phase"])
        return seats + [(table, -1, 1)] * (number == WATCHED)

    def ask(self, path: str, asker: str, **body: Any) -> Any:
        """Ask at a door."""
        head = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {asker}"} if asker else {})
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)
        try:
            line.request("POST", f"/api/v1{path}", json.dumps(body), head)
            answer = line.getresponse()
            text = answer.read()
        except (OSError, http.client.HTTPException) as error:
            raise Away(repr(error)) from error
        finally:
            line.close()
        if answer.status >= 300:
            raise Away(f"{path}: {answer.status} {text.decode()}")
        return json.loads(text)

    async def play(self, port: int, requests: int, ends_in_window: bool = False) -> dict[str, int]:
        """Come, play until so many requests have been made, open one more table meanwhile, and go."""
        self.port, self.party.ends_in_window = port, ends_in_window
        self.party.left, self.party.made = requests, 0
        come = [guest.visit(port) for guest in self.guests]
        await asyncio.gather(*come, *([] if ends_in_window else [self.arrive()]))
        return {"made": self.party.made}

    async def arrive(self) -> None:
        """Open one more table while the others play, and sit down there from the next time on."""
        try:
            for table, seat, whose in await asyncio.to_thread(self.open, 2):
                self.sit(table, seat, whose)
        except Away as away:
            self.party.book.note("away", why=str(away))


async def main() -> None:
    """Do what is asked for, line by line."""
    guests = Guests()
    for line in iter(sys.stdin.readline, ""):
        asked = json.loads(line)
        what = asked.pop("what")
        answer = getattr(guests, what)(**asked)
        if what == "play":
            answer = await answer
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    asyncio.run(main())
