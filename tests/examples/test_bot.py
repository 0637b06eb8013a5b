"""The example of a bot plays whole games at a real server, whatever happens to its connection."""

from __future__ import annotations

import json
import random
import socket
import time
from collections.abc import Iterator
from threading import Thread
from typing import Any, ClassVar

import msgspec
import pytest
from websockets.sync.client import ClientConnection, connect

from bocage.wire.play import DOWN, Welcome
from bocage.wire.views import CHARTS, VIEWS

from examples import bot
from examples.bot import Bot, House, sit_down
from tests.server.visitor import OpenHouse, opened

EVERY = 12
"""Messages between two losses of a connection."""


class Shaky(ClientConnection):
    """A connection that is lost after some messages, without a word."""

    left = EVERY
    lost = 0
    heard: ClassVar[list[str]] = []

    def recv(self, *given: Any, **named: Any) -> Any:
        """Take a message, unless the line is cut."""
        self.left -= 1
        if self.left == 0:
            Shaky.lost += 1
            self.socket.shutdown(socket.SHUT_RDWR)
        text = super().recv(*given, **named)
        self.heard.append(str(text))
        return text


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    with opened(tmp_path_factory.mktemp("house") / "house.db", workers=1) as open_house:
        yield open_house


@pytest.mark.parametrize(("game", "scenario"), [("undaunted", "la-raye"), ("memoir44", "pegasus-bridge")])
def test_the_bot_plays_a_game_to_its_end(
    house: OpenHouse, monkeypatch: pytest.MonkeyPatch, game: str, scenario: str
) -> None:
    Shaky.lost, Shaky.heard = 0, []
    monkeypatch.setattr(bot, "connect", lambda *a, **k: connect(*a, create_connection=Shaky, **k))
    monkeypatch.setattr(bot, "FIRST_WAIT", 0.01)
    at = House(f"http://127.0.0.1:{house.port}", "Bot")
    table, seat = sit_down(at, "", game, scenario)
    player = Bot(at, table, seat, random.Random(5))
    outcome = player.play()
    assert house.visitor().get(f"/tables/{table}")["outcome"] == outcome == player.view["outcome"]
    assert Shaky.lost > 0
    assert_messages_have_their_form(game, Shaky.heard)
    assert_it_missed_nothing(player)
    assert len(choices_in_record(house, table, seat)) == player.asked


def assert_messages_have_their_form(game: str, texts: list[str]) -> None:
    """Read all that was told as strictly as a program may."""
    for text in texts:
        message = msgspec.json.decode(text, type=DOWN)
        if isinstance(message, Welcome):
            msgspec.convert(message.view, VIEWS[game])
            msgspec.convert(message.chart, CHARTS[game])
    assert len(texts) > EVERY


def assert_it_missed_nothing(player: Bot) -> None:
    """Look again from the beginning: it is what the bot has put together bit by bit."""
    with player.house.socket_at(player.table, player.seat, 0) as line:
        welcome = json.loads(line.recv())
    assert (welcome["view"], welcome["events"]) == (player.view, player.events)


def choices_in_record(house: OpenHouse, table: str, seat: int) -> list[str]:
    """List what a seat has chosen, by the record of the game."""
    record = house.visitor().ask("GET", f"/tables/{table}/record").body.decode()
    entries = [json.loads(line) for line in record.splitlines()[1:]]
    return [entry["choice"] for entry in entries if entry.get("seat") == seat and "choice" in entry]


def test_a_bot_is_invited_and_sent_home(house: OpenHouse) -> None:
    host = house.visitor("Host")
    table = host.post("/tables", game="undaunted", scenario="la-raye", chairs=["simple", "open"])["id"]
    token = host.post(f"/tables/{table}/invitation", seat=1)["token"]
    at = House(f"http://127.0.0.1:{house.port}", "Guest")
    assert sit_down(at, f"http://127.0.0.1:{house.port}/tables/{table}#{token}", "", "") == (table, 1)
    player = Bot(at, table, 1, random.Random(6), pause=0.05)
    playing = Thread(target=player.play)
    playing.start()
    while player.asked < 3 and playing.is_alive():
        time.sleep(0.01)
    host.sure(host.ask("POST", f"/tables/{table}/close"))
    playing.join(20)
    assert not playing.is_alive()
    assert player.is_over()
