"""People come in, are known, come back and go, at a house that is really open."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from bocage.server import people as people_page
from bocage.server.limits import Limits
from bocage.server.no import No
from bocage.server.people import People
from bocage.server.store import ErasePerson

from tests.server.rows import opened as store_opened
from tests.server.visitor import GENEROUS, OpenHouse, Visitor, opened

# Coming in


def test_a_guest_is_known_at_once_and_again(quiet_house: OpenHouse) -> None:
    anna = quiet_house.visitor("  Anna \n Zwo ")
    assert anna.get("/me")["name"] == "Anna Zwo"
    assert anna.get("/me") == anna.get("/me")
    assert anna.token not in anna.get("/me")


@pytest.mark.parametrize("name", ["", " ", "\u200b", "a\x00b", "\u202eanna", "x" * 41, 3, None])
def test_a_name_must_be_one(quiet_house: OpenHouse, name: object) -> None:
    reply = quiet_house.visitor().ask("POST", "/guests", {"name": name})
    assert reply.status == 422
    assert reply.key in ("unfit-name", "unfit-message")


def test_two_guests_of_one_name_are_two(quiet_house: OpenHouse) -> None:
    first, second = quiet_house.visitor("Anna"), quiet_house.visitor("Anna")
    assert first.get("/me")["id"] != second.get("/me")["id"]


def test_whoever_shows_nothing_is_nobody(quiet_house: OpenHouse) -> None:
    reply = quiet_house.visitor().ask("GET", "/me")
    assert (reply.status, reply.key) == (401, "who-are-you")


@pytest.mark.parametrize("token", ["x", "0" * 43, "ä", "' OR 1=1 --", "a" * 5000])
def test_a_forged_token_opens_nothing(quiet_house: OpenHouse, token: str) -> None:
    reply = Visitor(quiet_house.port).ask("GET", "/me", Authorization=f"Bearer {token}".encode())  # type: ignore[arg-type]
    assert (reply.status, reply.key) == (401, "not-known")


def test_people_are_known_again_after_the_house_was_closed(tmp_path: Path) -> None:
    with opened(tmp_path / "a.db") as house:
        anna = house.visitor("Anna")
        me = anna.get("/me")
    with opened(tmp_path / "a.db") as house:
        assert Visitor(house.port, anna.token).get("/me") == me


def test_a_new_name_shows_at_once(quiet_house: OpenHouse) -> None:
    anna = quiet_house.visitor("Anna")
    assert anna.post("/me/name", name="Berta")["name"] == "Berta"
    assert anna.get("/me")["name"] == "Berta"


# Coming back


def test_a_recovery_code_brings_a_new_session_however_it_is_typed(quiet_house: OpenHouse) -> None:
    anna = quiet_house.visitor("Anna")
    code = anna.post("/me/recovery")["code"]
    back = quiet_house.visitor()
    answer = back.post("/recover", code=code.lower().replace("-", " ").replace("0", "o").replace("1", "l"))
    back.token = answer["token"]
    assert back.get("/me") == anna.get("/me")
    assert back.token != anna.token
    assert len(anna.get("/me/sessions")["sessions"]) == 2


def test_a_new_code_makes_the_old_one_useless(quiet_house: OpenHouse) -> None:
    anna = quiet_house.visitor("Anna")
    old, new = anna.post("/me/recovery")["code"], anna.post("/me/recovery")["code"]
    nobody = quiet_house.visitor()
    reply = nobody.ask("POST", "/recover", {"code": old})
    assert (reply.status, reply.key) == (401, "wrong-code")
    assert nobody.post("/recover", code=new)["person"] == anna.get("/me")


@pytest.mark.parametrize("code", ["-", "0000-0000-0000-0000-0000-0000", "é", "'"])
def test_a_wrong_code_opens_nothing(quiet_house: OpenHouse, code: str) -> None:
    quiet_house.visitor("without a code")
    assert quiet_house.visitor().ask("POST", "/recover", {"code": code}).key == "wrong-code"


# Sessions


def again(visitor: Visitor) -> Visitor:
    """Come in once more as the same person."""
    code = visitor.post("/me/recovery")["code"]
    return Visitor(visitor.port, visitor.post("/recover", code=code)["token"])


def test_another_session_can_be_ended_and_then_opens_nothing(quiet_house: OpenHouse) -> None:
    anna = quiet_house.visitor("Anna")
    other = again(anna)
    other.get("/me")
    [lost] = [each["id"] for each in anna.get("/me/sessions")["sessions"] if not each["is_this"]]
    assert anna.ask("DELETE", f"/me/sessions/{lost}").status == 204
    assert other.ask("GET", "/me").key == "not-known"
    assert [each["is_this"] for each in anna.get("/me/sessions")["sessions"]] == [True]


def test_all_other_sessions_can_be_ended_at_once(quiet_house: OpenHouse) -> None:
    anna = quiet_house.visitor("Anna")
    others = [again(anna), again(anna)]
    assert anna.ask("DELETE", "/me/sessions").status == 204
    assert [each.ask("GET", "/me").status for each in (anna, *others)] == [200, 401, 401]


def test_whoever_leaves_is_gone(quiet_house: OpenHouse) -> None:
    anna = quiet_house.visitor("Anna")
    assert anna.ask("DELETE", "/me/session").status == 204
    assert anna.ask("GET", "/me").status == 401


def test_nobody_ends_the_session_of_somebody_else(quiet_house: OpenHouse) -> None:
    anna, berta = quiet_house.visitor("Anna"), quiet_house.visitor("Berta")
    [session] = anna.get("/me/sessions")["sessions"]
    reply = berta.ask("DELETE", f"/me/sessions/{session['id']}")
    assert (reply.status, reply.key) == (404, "no-such-session")
    assert anna.ask("GET", "/me").status == 200


def test_a_session_tells_the_device(quiet_house: OpenHouse) -> None:
    agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    anna = Visitor(quiet_house.port, headers={"User-Agent": agent}).arrive("Anna")
    assert [each["device"] for each in anna.get("/me/sessions")["sessions"]] == ["Firefox, Linux"]


def test_the_socket_of_an_ended_session_is_closed(quiet_house: OpenHouse) -> None:
    anna = quiet_house.visitor("Anna")
    table = anna.post("/tables", game="undaunted", scenario="la-raye", chairs=["me"])["id"]
    with socket_of(anna, table, 0) as socket:
        socket.recv()
        assert anna.ask("DELETE", "/me/session").status == 204
        assert closing_of(socket) == ("no-longer", 4401)


# Everything, and nothing any more


def socket_of(visitor: Visitor, table: str, seat: int) -> Any:
    """Sit at a table, or watch."""
    address = f"ws://127.0.0.1:{visitor.port}/api/v1/tables/{table}/socket?seat={seat}"
    return connect(address, additional_headers={"Authorization": f"Bearer {visitor.token}"})


def closing_of(socket: Any) -> tuple[str, int]:
    """Wait until a socket is closed; give the reason told, and the code."""
    key = ""
    try:
        while True:
            message = json.loads(socket.recv(20))
            if message["is"] == "closing":
                key = message["reason"]["key"]
    except ConnectionClosed as closed:
        return key, closed.rcvd.code if closed.rcvd is not None else 0


def seated(house: OpenHouse) -> tuple[Visitor, Visitor, str]:
    """Seat two at a table, and begin."""
    anna, berta = house.visitor("Anna"), house.visitor("Berta Geheim")
    table = anna.post("/tables", game="undaunted", scenario="la-raye", chairs=["me", "open"])["id"]
    token = anna.post(f"/tables/{table}/invitation", seat=1)["token"]
    berta.post(f"/tables/{table}/seat", token=token)
    anna.post(f"/tables/{table}/ready", seat=0)
    berta.post(f"/tables/{table}/ready", seat=1)
    return anna, berta, table


def say(visitor: Visitor, table: str, seat: int, text: str) -> None:
    """Say something, and wait until it is kept."""
    with socket_of(visitor, table, seat) as socket:
        socket.send(json.dumps({"is": "say", "ref": "a", "text": text}))
        while json.loads(socket.recv(20)).get("ref") != "a":
            pass


def test_the_export_holds_everything_but_what_opens_doors(quiet_house: OpenHouse) -> None:
    anna, berta, table = seated(quiet_house)
    say(berta, table, 1, "words of Berta")
    say(anna, table, 0, "words of Anna")
    hook = berta.sure(berta.ask("PUT", "/me/hook", {"url": "https://example.org/hook"}))
    code = berta.post("/me/recovery")["code"]
    reply = berta.ask("GET", "/me/export")
    document = reply.json
    assert document["person"]["name"] == "Berta Geheim"
    assert document["has_recovery"]
    assert [each["device"] for each in document["sessions"]] == [""]
    assert [(each["id"], each["seats"], each["is_host"]) for each in document["tables"]] == [
        (table, [1], False)
    ]
    assert [each["text"] for each in document["said"][table]] == ["words of Berta"]
    assert document["hook"]["url"] == "https://example.org/hook"
    text = reply.body.decode()
    assert [secret for secret in (berta.token, code, hook["secret"], "Anna") if secret in text] == []
    assert reply.headers["content-disposition"].startswith("attachment")


def test_whoever_is_erased_is_nowhere_any_more(tmp_path: Path) -> None:
    with opened(tmp_path / "a.db") as house:
        anna, berta, table = seated(house)
        waiting = berta.post("/tables", game="undaunted", scenario="la-raye", chairs=["me"])["id"]
        say(berta, table, 1, "words of Berta")
        id = berta.get("/me")["id"]
        berta.sure(berta.ask("PUT", "/me/hook", {"url": "https://example.org/hook"}))
        with socket_of(berta, table, 1) as socket:
            assert berta.ask("DELETE", "/me").status == 204
            assert closing_of(socket) == ("no-longer", 4401)
        assert berta.ask("GET", "/me").key == "not-known"
        shown = anna.get(f"/tables/{table}")
        assert (shown["chairs"][1]["kind"], shown["chairs"][1].get("player", "")) == ("simple", "")
        assert anna.get(f"/tables/{waiting}")["phase"] == "closed"
        with socket_of(anna, table, 0) as socket:
            assert json.loads(socket.recv())["said"] == []
    # Compacted, the file would not hold it at all; until then what is read of it does not.
    with opened(tmp_path / "a.db") as house:
        shown = Visitor(house.port, anna.token).get(f"/tables/{table}")
        assert "Berta" not in json.dumps(shown)
        assert id not in json.dumps(Visitor(house.port, anna.token).get("/me/export"))


def test_whoever_is_erased_cannot_come_back_with_the_code(quiet_house: OpenHouse) -> None:
    anna = quiet_house.visitor("Anna")
    code = anna.post("/me/recovery")["code"]
    anna.ask("DELETE", "/me")
    assert quiet_house.visitor().ask("POST", "/recover", {"code": code}).key == "wrong-code"


def test_after_somebody_is_erased_the_same_table_can_be_opened_again(quiet_house: OpenHouse) -> None:
    for goes, stays in ((0, 1), (1, 0)):
        anna, berta, table = seated(quiet_house)
        pair = [anna, berta]
        with socket_of(berta, table, 1) as socket:
            socket.send(json.dumps({"is": "resign", "ref": "a"}))
            while json.loads(socket.recv(20)).get("ref") != "a":
                pass
        assert pair[goes].ask("DELETE", "/me").status == 204
        after = pair[stays].post(f"/tables/{table}/next", swap=False)
        assert [chair.get("kind", "open") for chair in after["chairs"]] == ["open", "person"][
            :: 1 if goes == 0 else -1
        ]
        assert (after["host"], after["mine"]) == (["Berta Geheim", "Anna"][goes], [stays])


# Webhooks


def test_a_webhook_is_put_shown_without_its_secret_and_dropped(quiet_house: OpenHouse) -> None:
    anna = quiet_house.visitor("Anna")
    assert anna.ask("GET", "/me/hook").key == "no-hook"
    put = anna.sure(anna.ask("PUT", "/me/hook", {"url": "http://localhost:9/x"}))
    assert len(put["secret"]) > 40
    assert anna.get("/me/hook") == {"url": "http://localhost:9/x", "state": "working"}
    assert anna.ask("DELETE", "/me/hook").status == 204
    assert anna.ask("GET", "/me/hook").status == 404


@pytest.mark.parametrize(
    "url",
    [
        "", "x", "ftp://example.org", "http://", "http://user:word@example.org", "http://user@example.org",
        "http://[", "http://example.org:x", "http://exa mple.org", "http://example.org/\r\nX: y",
        "javascript:alert(1)", "https://example.org/" + "x" * 300,
    ],
)  # fmt: skip
def test_a_webhook_is_an_address_of_the_web(quiet_house: OpenHouse, url: str) -> None:
    reply = quiet_house.visitor("Anna").ask("PUT", "/me/hook", {"url": url})
    assert (reply.status, reply.key in ("unfit-url", "unfit-message")) == (422, True)


# At once


def test_a_session_that_ends_while_it_is_in_use_is_never_known_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every look notes that the session is in use, which must not bring it back."""
    monkeypatch.setattr(people_page, "SEEN_EVERY", 0.0)

    async def check() -> None:
        async with store_opened(tmp_path / "a.db") as store:
            people = People(store, Limits(GENEROUS))
            for turn in range(20):
                anna, token = await people.arrive("Anna", "")
                [session] = await store.sessions(anna.id)
                looks = [people.by_token(token, "here") for _ in range(turn)]
                more = [people.by_token(token, "here") for _ in range(5)]
                await asyncio.gather(*looks, people.end_session(anna.id, session.id), *more)
                assert await people.by_token(token, "here") is None
                assert await store.sessions(anna.id) == []

    asyncio.run(check())


def test_whoever_is_known_costs_the_disk_nothing(tmp_path: Path) -> None:
    async def check() -> None:
        async with store_opened(tmp_path / "a.db") as store:
            people = People(store, Limits(GENEROUS))
            anna, token = await people.arrive("Anna", "")
            await people.by_token(token, "here")
            await store.keep(ErasePerson(anna.id))  # behind its back
            known = await people.by_token(token, "here")
            assert known is not None
            assert known.person == anna

    asyncio.run(check())


def test_whoever_is_erased_while_being_renamed_stays_away(tmp_path: Path) -> None:
    async def check() -> None:
        async with store_opened(tmp_path / "a.db") as store:
            people = People(store, Limits(GENEROUS))
            for _ in range(20):
                anna, _token = await people.arrive("Anna", "")
                tries = [people.rename(anna.id, "Berta"), people.erase(anna.id), people.rename(anna.id, "C")]
                done = await asyncio.gather(*tries, people.new_recovery(anna.id), return_exceptions=True)
                assert [str(each) for each in done if isinstance(each, No)] == ["not-known", "not-known"]
                assert await store.person(anna.id) is None

    asyncio.run(check())


def test_a_new_name_stands_at_all_tables(quiet_house: OpenHouse) -> None:
    anna, _, table = seated(quiet_house)
    with socket_of(anna, table, 0) as socket:
        anna.post("/me/name", name="Anna Zwo")
        names: set[str] = set()
        while "Anna Zwo" not in names:
            names = {chair.get("player", "") for chair in json.loads(socket.recv(20)).get("chairs", [])}
    shown = anna.get(f"/tables/{table}")
    assert (shown["host"], shown["chairs"][0]["player"]) == ("Anna Zwo", "Anna Zwo")
