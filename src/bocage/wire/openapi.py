"""Describes the doors of a server, and what is said through its sockets, as an OpenAPI 3.1 document."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final, Protocol

import msgspec

from bocage.wire import VERSION, common, play
from bocage.wire.notes import notes_in
from bocage.wire.pages import types
from bocage.wire.prose import ABOUT
from bocage.wire.views import CHARTS, VIEWS

Schema = dict[str, Any]

REFS: Final = "#/components/schemas/"
REFUSED: Final = {"$ref": "#/components/responses/Refused"}
SECURITY: Final[list[Schema]] = [{"cookie": []}, {"bearer": []}]


class AnyDoor(Protocol):
    """What is told of a door."""

    @property
    def method(self) -> str:
        """How it is asked."""

    @property
    def path(self) -> str:
        """Where it is, with what is to be filled in between braces."""

    @property
    def name(self) -> str:
        """What programs call it."""

    @property
    def about(self) -> str:
        """What it is for."""

    @property
    def takes(self) -> Any:
        """The message it takes; None is none."""

    @property
    def gives(self) -> Any:
        """The message it gives; None is none, or something other than JSON."""

    @property
    def for_anybody(self) -> bool:
        """Tell whether whoever is not known may ask."""


def document(doors: Iterable[AnyDoor], address: str, cookie: str) -> Schema:
    """Describe all doors below an address, and how somebody is known at them."""
    doors = list(doors)
    return {
        "openapi": "3.1.0",
        "jsonSchemaDialect": "https://json-schema.org/draft/2020-12/schema",
        "info": {"title": "Bocage", "version": str(VERSION), "summary": "Tables for tactics board games.",
                 "description": ABOUT, "license": {"name": "Apache-2.0", "identifier": "Apache-2.0"}},
        "servers": [{"url": address or "/"}],
        "paths": _paths(doors),
        "components": {
            "schemas": schemas([kind for door in doors for kind in (door.takes, door.gives) if kind]),
            "responses": {"Refused": _response("Nothing was done; this is why.", {"$ref": REFS + "Why"})},
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": cookie, "description": "For browsers."},
                "bearer": {"type": "http", "scheme": "bearer", "description": "The token of a pass."},
            },
        },
    }  # fmt: skip


# Doors


def _paths(doors: list[AnyDoor]) -> Schema:
    paths: Schema = {}
    for door in doors:
        path = re.sub(r"{(\w+):\w+}", r"{\1}", door.path)
        paths.setdefault(path, {})[door.method.lower()] = _operation(door)
    return paths


def _operation(door: AnyDoor) -> Schema:
    """Describe what a door does."""
    told: Schema = {
        "operationId": door.name,
        "summary": door.about,
        "security": [{}, *SECURITY] if door.for_anybody else SECURITY,
        "responses": {**_answer(door), "4XX": REFUSED, "5XX": REFUSED},
    }
    if blanks := re.findall(r"{(\w+)(?::\w+)?}", door.path):
        told["parameters"] = [_parameter(blank) for blank in blanks]
    if door.takes is not None:
        told["requestBody"] = {"required": True, "content": _json(_form(door.takes))}
    return told


def _answer(door: AnyDoor) -> Schema:
    """Describe what a door gives: a message, nothing, or a text of another kind."""
    if door.gives is None:
        return {"2XX": _response("Done.", None)}
    return {"200": _response("Done.", _form(door.gives))}


def _parameter(blank: str) -> Schema:
    return {"name": blank, "in": "path", "required": True, "schema": {"type": "string"}}


def _response(about: str, form: Schema | None) -> Schema:
    return {"description": about} if form is None else {"description": about, "content": _json(form)}


def _json(form: Schema | None) -> Schema:
    return {"application/json": {"schema": form or {}}}


def _form(kind: Any) -> Schema | None:
    """Point to the form of a message, or write it out where it has no name."""
    if kind is None:
        return None
    (form,), _ = _written([kind], "")
    return form


# Messages


def schemas(taken: list[Any]) -> Schema:
    """Give the forms of what doors take and give, of what goes through sockets, of views and charts."""
    (_, up, down), general = _written([common.Why, play.UP, play.DOWN, *taken], "", 3)
    found = {**general, "Up": up, "Down": down}
    for game, view in VIEWS.items():
        found |= _written([view, CHARTS[game]], game.capitalize())[1]
    _note(found)
    _tell_by_game(found)
    return found


def _written(wanted: list[Any], prefix: str, most: int | None = None) -> tuple[list[Schema], Schema]:
    """Write the forms of some types, with a word before the names of those they are made of."""
    forms, named = msgspec.json.schema_components(
        wanted, ref_template=f"{REFS}{prefix}{{name}}", schema_hook=_open_form
    )
    return list(forms)[:most], {prefix + name: form for name, form in named.items()}


def _open_form(kind: type) -> Schema:
    """Allow anything where a message tells plain values."""
    if kind is object:
        return {"description": "Any plain value."}
    raise NotImplementedError


def _note(found: Schema) -> None:
    """Add to every field what the source says about it; call every form by its whole name."""
    for name in found:
        if "title" in found[name]:
            found[name]["title"] = name
    for kind, name in types().items():
        fields = found.get(name, {}).get("properties", {})
        for field, note in notes_in(kind).items():
            if field in fields and "$ref" not in fields[field]:
                fields[field]["description"] = note


def _tell_by_game(found: Schema) -> None:
    """Name the forms of what is sent as plain facts."""
    games = [game.capitalize() for game in VIEWS]
    for part in ("view", "chart"):
        forms = [{"$ref": f"{REFS}{game}{part.capitalize()}"} for game in games]
        field = found["Welcome"]["properties"][part]
        found["Welcome"]["properties"][part] = {"anyOf": forms, **_about(field)}


def _about(field: Schema) -> Schema:
    return {"description": field["description"]} if "description" in field else {}
