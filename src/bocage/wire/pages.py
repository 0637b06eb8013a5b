"""All that the wire can say: every message, the forms of views and charts, and their names outside."""

from __future__ import annotations

from types import ModuleType, UnionType
from typing import Any, Final, Literal, get_args, get_origin

from msgspec import Struct

from bocage.wire import common, house, lobby, play
from bocage.wire.views import common as common_views
from bocage.wire.views import memoir44, memoir44_chart, memoir44_steps, memoir44_tree, undaunted

PAGES: Final[list[tuple[ModuleType, str]]] = [
    (common, ""),
    (house, ""),
    (lobby, ""),
    (play, ""),
    (common_views, ""),
    (memoir44_steps, "Memoir44"),
    (memoir44_tree, "Memoir44"),
    (memoir44, "Memoir44"),
    (memoir44_chart, "Memoir44"),
    (undaunted, "Undaunted"),
]
"""The modules, and what stands before the names of their types: games have words in common."""

BASES: Final = {common.Message, play.Up, play.Down}
BASES_OF_VIEWS: Final = {common_views.Record, common_views.AnyView, common_views.AnyChart}


def types() -> dict[type[Struct], str]:
    """Name every type, in the order in which they stand in the source."""
    return {
        value: prefix + value.__name__
        for page, prefix in PAGES
        for value in vars(page).values()
        if _is_own_type(value, page) and value not in BASES | BASES_OF_VIEWS
    }


def aliases() -> dict[frozenset[Any], str]:
    """Name sets of words and of messages that have a name in the source."""
    return {
        frozenset(get_args(value)): prefix + (name.capitalize() if name.isupper() else name)
        for page, prefix in PAGES
        for name, value in vars(page).items()
        if get_origin(value) is Literal or _is_union(value)
    }


def _is_own_type(value: object, page: ModuleType) -> bool:
    return isinstance(value, type) and issubclass(value, Struct) and value.__module__ == page.__name__


def _is_union(value: object) -> bool:
    """Tell whether something is a choice between messages."""
    kinds = get_args(value) if isinstance(value, UnionType) else ()
    return len(kinds) > 1 and all(isinstance(kind, type) and issubclass(kind, Struct) for kind in kinds)
