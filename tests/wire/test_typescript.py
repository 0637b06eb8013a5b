"""The client's types are those of the messages, and hold together."""

import re
from collections import Counter
from importlib import import_module
from pkgutil import walk_packages

import pytest
from msgspec import Struct
from msgspec.inspect import type_info

from bocage import wire
from bocage.wire import play
from bocage.wire.pages import PAGES, types
from bocage.wire.typescript import BY_GAME, FORMS, NoForm, Writer, document

from tools.wire_types import TARGET

BUILT_IN = {"Readonly", "Record", "Partial", "G"}
DEFINED = re.compile(r"^export (?:interface|type|const) (\w+)", re.MULTILINE)
PAIRS = {"}": "{", ")": "(", "]": "["}


def bare(text: str) -> str:
    """Leave out comments, texts and the names of fields."""
    text = re.sub(r"/\*.*?\*/|//[^\n]*", "", text, flags=re.DOTALL)
    return re.sub(r"(\w+|\[\w+: string\])\??:", ":", re.sub(r'"[^"\n]*"', '""', text))


def test_the_file_is_current() -> None:
    assert TARGET.read_text("utf-8") == document(), "write it anew: make wire"


def test_every_name_is_defined_once() -> None:
    names = Counter(DEFINED.findall(document()))
    assert [name for name, times in names.items() if times > 1] == []
    used = set(re.findall(r"\b[A-Z]\w*", bare(document()))) - BUILT_IN
    assert used - set(names) == set()


def test_brackets_match() -> None:
    opened: list[str] = []
    for glyph in bare(document()):
        if glyph in PAIRS.values():
            opened.append(glyph)
        elif glyph in PAIRS:
            assert opened.pop() == PAIRS[glyph]
    assert opened == []


def test_all_pages_are_looked_through() -> None:
    """A module with messages that is not on the list would be told to nobody."""
    listed = {page.__name__ for page, _ in PAGES}
    for found in walk_packages(wire.__path__, "bocage.wire."):
        page = import_module(found.name)
        own = [value for value in vars(page).values() if getattr(value, "__module__", "") == found.name]
        if any(isinstance(value, type) and issubclass(value, Struct) for value in own):
            assert found.name in listed


def test_every_message_is_in_the_file() -> None:
    text = document()
    for name in types().values():
        assert f"export interface {name}" in text


def test_forms_are_those_of_fields_that_there_are() -> None:
    fields = {(name, field) for cls, name in types().items() for field in cls.__struct_fields__}
    assert set(FORMS) <= fields
    assert set(BY_GAME) <= set(FORMS)


def test_what_sources_say_is_told() -> None:
    told = document()
    assert "/** Make a choice that is on offer under the seat's decision number. */" in told
    assert "  /** The seat's own standing answers. */\n  readonly stands:" in told


def test_messages_are_told_apart_by_their_tag() -> None:
    for kind in play.UP.__args__ + play.DOWN.__args__:
        name, tag = kind.__name__, kind.__struct_config__.tag
        assert re.search(rf'export interface {name}[^{{]*{{\n  readonly is: "{tag}";', document())


class Odd(Struct):
    """Something no client could read."""

    raw: bytes


def test_a_type_without_a_form_is_an_error() -> None:
    writer = Writer()
    writer.names[Odd] = "Odd"
    with pytest.raises(NoForm, match="BytesType"):
        writer.message(type_info(Odd))
