"""Seals and codes: what is signed is known again, and nothing else."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as some

from bocage.server.no import No
from bocage.server.tokens import Seal, digest_of_code, house_seal, new_code, new_token

from tests.server.rows import opened

SEAL = Seal(b"k" * 32)
TABLES = some.from_regex(r"[A-Za-z0-9_-]{1,32}", fullmatch=True)


@given(TABLES, some.integers(0, 31), some.integers(0, 999_999_999))
def test_what_was_sealed_can_be_opened(table: str, seat: int, serial: int) -> None:
    assert SEAL.opened(SEAL.sealed(table, seat, serial)) == (table, seat, serial)


@given(TABLES, some.integers(0, 31), some.data())
def test_what_was_changed_cannot(table: str, seat: int, data: some.DataObject) -> None:
    token = SEAL.sealed(table, seat, 3)
    place = data.draw(some.integers(0, len(token) - 1))
    glyph = data.draw(some.sampled_from("abcXYZ019._-=é"))
    forged = token[:place] + glyph + token[place + 1 :]
    if forged != token:
        with pytest.raises(No, match="bad-invitation"):
            SEAL.opened(forged)


@pytest.mark.parametrize(
    "token", ["", ".", "...", "a.1.1.", "a.1.1." + "x" * 22, "ä.1.1." + "x" * 22, "x" * 300]
)
def test_what_was_never_sealed_cannot(token: str) -> None:
    with pytest.raises(No, match="bad-invitation"):
        SEAL.opened(token)


def test_another_house_has_another_seal() -> None:
    with pytest.raises(No, match="bad-invitation"):
        Seal(b"other").opened(SEAL.sealed("a", 0, 0))


def test_a_house_keeps_its_seal(tmp_path: Path) -> None:
    async def sealed() -> str:
        async with opened(tmp_path / "a.db") as store:
            return (await house_seal(store)).sealed("table", 1, 2)

    assert asyncio.run(sealed()) == asyncio.run(sealed())


def test_codes_are_long_and_copied_by_hand() -> None:
    codes = {new_code() for _ in range(200)}
    assert len(codes) == 200
    assert {len(code) for code in codes} == {29}
    code = "O0I1-L234-ABCD-EFGH-JKMN-PQRS"
    assert digest_of_code(code) == digest_of_code(" 001112 34abcdefghJKMNPQRS")
    assert digest_of_code(code) != digest_of_code(code[:-1])


def test_tokens_are_long() -> None:
    assert len({new_token() for _ in range(200)}) == 200
    assert len(new_token()) == 43
