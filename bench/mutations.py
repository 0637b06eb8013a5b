"""Messages as nobody means them: those of the wire changed in their structure, and bytes that are none."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

Fields = dict[str, Any]

ODD: list[Any] = [
    *[None, True, False, -1, 0, 1 << 31, 1 << 63, -(1 << 64), 10**400, 1.5, 1e308, -0.0],
    *["", " ", "\x00", "a" * 500, "\ud800", "\u202e\u2066", "\U0001fa96" * 40, "\ufb01", "e\u0301" * 60],
    *["\ufeff", "../../etc", "%00", "' or 1=1 --", "<b>"],
    *[[], [[]], {}, {"": 0}, [1, "2", None], {"is": "choose"}],
]
NUMBERS = [
    "NaN",
    "Infinity",
    "-Infinity",
    "1e999",
    "-1e999",
    "9" * 5000,
    "0x10",
    "1_000",
    "01",
    "+1",
    ".5",
    "1.",
]
DEEP = 20_000
LONG = 63_000
KINDS = ("choose", "take-back", "resign", "draw", "stand", "say", "why", "tell", "ping")


def template(kind: str, lots: Random, ref: str) -> Fields:
    """Write a sound message of a kind, whose choice is on offer to nobody."""
    fields: Fields = {"is": kind, "ref": ref}
    extra: dict[str, Fields] = {
        "choose": {"number": lots.randrange(-3, 400), "choice": "order unit=zz"},
        "stand": {"window": "no-such-window", "choice": "no-ambush"},
        "say": {"text": "", "to": [0, 1]},
        "why": {"choice": lots.choice(["order unit=a1", "end", "attack unit=B2 target=C3"])},
        "tell": {"language": lots.choice(["en", "de", "nl", "xx"]), "after": 10**6, "most": 50},
    }
    return fields | extra.get(kind, {})


def changed(fields: Fields, lots: Random) -> str:
    """Change a message in its structure."""
    how = lots.choice(
        [_other_value, _other_value, _missing, _added, _other_kind, _odd_number, _doubled, _cut, _bitten]
    )
    return how(dict(fields), lots)


def _written(fields: Fields) -> str:
    return json.dumps(fields, ensure_ascii=True)


def _other_value(fields: Fields, lots: Random) -> str:
    fields[lots.choice([*fields])] = lots.choice(ODD)
    return _spoiled(fields)


def _missing(fields: Fields, lots: Random) -> str:
    del fields[lots.choice([*fields])]
    return _spoiled(fields)


def _added(fields: Fields, lots: Random) -> str:
    fields[lots.choice(["seat", "number", "is ", "Ref", "", "__class__", "to"])] = lots.choice(ODD)
    return _spoiled(fields)


def _other_kind(fields: Fields, lots: Random) -> str:
    fields["is"] = lots.choice(["welcome", "news", "CHOOSE", "", 7, None, ["choose"], "closing", "sit"])
    return _written(fields)


def _odd_number(fields: Fields, lots: Random) -> str:
    fields[lots.choice([*fields])] = "@"
    return _spoiled(fields, '"@"', lots.choice(NUMBERS))


def _doubled(fields: Fields, _: Random) -> str:
    text = _spoiled(fields)
    return text[:-1] + ", " + text[1:] if text.startswith("{") else text


def _cut(fields: Fields, lots: Random) -> str:
    text = _spoiled(fields)
    return text[: lots.randrange(len(text))]


def _bitten(fields: Fields, lots: Random) -> str:
    text = _spoiled(fields)
    place = lots.randrange(len(text))
    return (
        text[:place]
        + lots.choice(['"', "\\", "\x00", "{", "]", "\u2028", "9", "\\ud800"])
        + text[place + 1 :]
    )


def _spoiled(fields: Fields, old: str = "", new: str = "") -> str:
    """Write it down; giving up or a draw is meant as nobody means it, so it is never sent whole."""
    if fields.get("is") in ("resign", "draw", "take-back") and set(fields) <= {"is", "ref"}:
        fields["extra-to-spoil"] = fields.pop("ref", None)
    text = _written(fields)
    return text.replace(old, new) if old else text


def raw(lots: Random) -> str | bytes:
    """Send something that is no message at all."""
    return lots.choice(_RAW)(lots)


_RAW: list[Callable[[Random], str | bytes]] = [
    lambda lots: lots.randbytes(lots.randrange(200)),
    lambda lots: lots.randbytes(lots.randrange(200)).decode("latin-1"),
    lambda lots: "[" * lots.randrange(1, DEEP),
    lambda lots: '{"a":' * lots.randrange(1, DEEP // 4),
    lambda lots: '{"is":"ping","ref":' + "[" * lots.randrange(1, DEEP) + "}",
    lambda lots: '{"is":"say","ref":"x","text":"' + "a" * lots.randrange(1000, LONG) + '"}',
    lambda lots: '{"is":"choose","ref":"x","number":1,"choice":"order ' + "x=" * lots.randrange(200) + '"}',
    lambda lots: " " * lots.randrange(LONG),
    lambda _: "null",
    lambda lots: lots.choice(NUMBERS),
    lambda lots: json.dumps(lots.choice(ODD)),
]
