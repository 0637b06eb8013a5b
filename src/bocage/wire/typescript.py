"""Writes the types of all that the wire can say in TypeScript, with what the source says about them.

The client and the server are of one version, so that these types are all the client ever checks.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Final

from msgspec import NODEFAULT, Struct
from msgspec import inspect as kinds

from bocage.wire import VERSION
from bocage.wire.notes import note_on, notes_in
from bocage.wire.pages import aliases, types
from bocage.wire.play import DOWN, UP
from bocage.wire.views import CHARTS, VIEWS

HEADER: Final = "// Written by `make wire` from the messages in src/bocage/wire. Do not edit.\n"
WIDE: Final = 110

BY_GAME: Final = {
    ("Welcome", "chart"): "ChartOf<G>",
    ("Welcome", "view"): "ViewOf<G>",
    ("News", "changes"): "Partial<ViewOf<G>>",
}
"""What Python sends as plain facts, since no server asks what is in it, but a client knows by the game."""
FORMS: Final = {
    **BY_GAME,
    ("Welcome", "events"): "readonly GameEvent[]",
    ("News", "events"): "readonly GameEvent[]",
    ("TableCard", "outcome"): "End | null",
    ("TableCard", "variant"): "Memoir44Variant",
    ("NewTable", "variant"): "Memoir44Variant",
}
GENERIC: Final = {name for name, _ in BY_GAME}
PARAMETER: Final = "<G extends GameName = GameName>"

GENERAL: Final = """\
/** Plain values by name. */
export type Facts = Readonly<Record<string, unknown>>;

/** The name of a game. */
export type GameName = keyof Games;

/** What a seat may know of a game. */
export type ViewOf<G extends GameName> = Games[G]["view"];

/** What does not change during a game. */
export type ChartOf<G extends GameName> = Games[G]["chart"];

/** Something that happened, in the past tense, as the seat was told of it. */
export interface GameEvent {
  readonly event: string;
  readonly [fact: string]: string | number | readonly string[] | readonly number[];
}
"""


class NoForm(TypeError):
    """A type that cannot be written in TypeScript."""


def document() -> str:
    """Write everything."""
    writer = Writer()
    messages = [writer.message(info) for info in kinds.multi_type_info(list(writer.names))]
    return "\n".join(
        [HEADER, f"export const VERSION = {VERSION};\n", _games(writer), GENERAL, *messages, *writer.sets()]
    )


def _games(writer: Writer) -> str:
    """Tell which view and which chart belong to which game."""
    rows = ["/** The games, with the forms of their views and charts. */", "export interface Games {"]
    for game, view in VIEWS.items():
        parts = f"readonly view: {writer.names[view]}; readonly chart: {writer.names[CHARTS[game]]}"
        rows.append(f"  readonly {game}: {{ {parts} }};")
    return "\n".join([*rows, "}", ""])


class Writer:
    """Writes types, and remembers which sets of words and of messages it has called by a name."""

    def __init__(self) -> None:
        self.names: dict[type[Struct], str] = types()
        self.aliases = aliases()
        self.used: dict[str, kinds.Type] = {}

    # Whole types

    def message(self, info: kinds.Type) -> str:
        """Write a message as an interface."""
        assert isinstance(info, kinds.StructType)
        name, notes = self.names[info.cls], notes_in(info.cls)
        rows = [*_comment(note_on(info.cls), ""), f"export interface {name}{_parameter(name)} {{"]
        if info.tag is not None:
            rows.append(f"  readonly {info.tag_field}: {json.dumps(info.tag)};")
        for field in info.fields:
            rows += self._field(name, field, notes.get(field.name, ""))
        return "\n".join([*rows, "}", ""])

    def sets(self) -> list[str]:
        """Write the sets that have been called by a name, and those of a table's socket."""
        up, down = kinds.multi_type_info([UP, DOWN])
        written = [f"export type {name} = {self._spelled(info)};\n" for name, info in self.used.items()]
        return [
            *written,
            f"/** All that a seat may send. */\nexport type Up = {self._spelled(up)};\n",
            f"/** All that a seat is told. */\nexport type Down{PARAMETER} = {self._spelled(down)};\n",
        ]

    def _field(self, owner: str, field: kinds.Field, note: str) -> list[str]:
        form = FORMS.get((owner, field.name)) or self.form(field.type)
        key = field.encode_name if field.encode_name.isidentifier() else json.dumps(field.encode_name)
        note = f"{note}{_default(field)}".strip()
        return [*_comment(note, "  "), f"  readonly {key}{'' if field.required else '?'}: {form};"]

    # Types where they are used

    def form(self, info: kinds.Type) -> str:
        """Write a type, by its name if it has one."""
        name = self.aliases.get(_members(info))
        if name is None:
            return self._spelled(info)
        self.used[name] = info
        return name

    def _spelled(self, info: kinds.Type) -> str:
        match info:
            case kinds.UnionType(types=choices):
                return " | ".join(self.form(choice) for choice in choices)
            case kinds.ListType(item_type=item):
                return f"readonly {_bracketed(self.form(item))}[]"
            case kinds.TupleType(item_types=items):
                return f"readonly [{', '.join(self.form(item) for item in items)}]"
            case kinds.DictType(value_type=kinds.AnyType()):
                return "Facts"
            case kinds.DictType(key_type=kinds.StrType(), value_type=value):
                return f"Readonly<Record<string, {self.form(value)}>>"
            case kinds.StructType(cls=cls):
                return self.names[cls] + ("<G>" if self.names[cls] in GENERIC else "")
            case _:
                return _plain(info)


def _plain(info: kinds.Type) -> str:
    """Write a type that has no parts."""
    match info:
        case kinds.LiteralType(values=values):
            return " | ".join(json.dumps(value) for value in values)
        case kinds.IntType() | kinds.FloatType():
            return "number"
        case kinds.StrType():
            return "string"
        case kinds.BoolType():
            return "boolean"
        case kinds.NoneType():
            return "null"
        case _:
            raise NoForm(f"there is no TypeScript form of {info!r}")


def _members(info: kinds.Type) -> frozenset[object]:
    """Give what a set consists of, to find its name by."""
    match info:
        case kinds.LiteralType(values=values):
            return frozenset(values)
        case kinds.UnionType(types=choices):
            return frozenset(
                choice.cls if isinstance(choice, kinds.StructType) else None for choice in choices
            )
        case _:
            return frozenset()


def _default(field: kinds.Field) -> str:
    """Tell what a field stands for that is missing."""
    if field.default_factory is not NODEFAULT:
        return f" @default {json.dumps(field.default_factory())}"
    is_told = isinstance(field.default, str | int | float)
    return f" @default {json.dumps(field.default)}" if is_told else ""


def _bracketed(form: str) -> str:
    return f"({form})" if " " in form and not form.startswith("Readonly<") else form


def _parameter(name: str) -> str:
    return PARAMETER if name in GENERIC else ""


def _comment(text: str, indent: str) -> Iterator[str]:
    """Write what the source says as a comment."""
    lines = text.replace("*/", "").splitlines()
    if len(lines) == 1:
        yield f"{indent}/** {lines[0]} */"
    elif lines:
        yield from (f"{indent}/**", *[f"{indent} * {line}".rstrip() for line in lines], f"{indent} */")
