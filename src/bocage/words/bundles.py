"""Fluent files: found at once, compiled page by page, when a message of the page is first asked for.

The Fluent runtime takes longer to import than the whole engine, and a page longer to parse than to read. A
page therefore refers to its own messages only.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Value = str | int

_MESSAGE: Final = re.compile(r"(?m)^([a-zA-Z][\w-]*) *=")
_BREAK: Final = re.compile(r"(?<!\n)\n(?!\n)")
"""A line break of the file's, not of the text's; an empty line parts paragraphs."""


class WordsError(LookupError):
    """A text that is missing, or that asks for something it was not given: a fault of the program."""


class Shelf:
    """The pages of one language."""

    def __init__(self, language: str, pages: Mapping[str, str]) -> None:
        self.language = language
        self.pages = pages
        self.page_of = {key: name for name, text in pages.items() for key in _MESSAGE.findall(text)}
        self._bundles: dict[str, FluentBundle] = {}

    def text(self, key: str, values: Mapping[str, Value]) -> str:
        """Fill the text for a key; it is there."""
        bundle = self._bundle(self.page_of[key])
        pattern = bundle.get_message(key).value if bundle.has_message(key) else None
        if pattern is None:
            raise WordsError(f"the message {key} ({self.language}) has no text")
        text, errors = bundle.format_pattern(pattern, dict(values))
        if errors:
            told = "; ".join([str(error) for error in errors])
            raise WordsError(f"the message {key} ({self.language}) cannot be filled: {told}")
        return _BREAK.sub(" ", str(text))

    def _bundle(self, page: str) -> FluentBundle:
        if page not in self._bundles:
            from fluent.runtime import FluentBundle, FluentResource

            bundle = FluentBundle([self.language], use_isolating=False)  # its marks garble terminals
            bundle.add_resource(FluentResource(self.pages[page]))
            self._bundles[page] = bundle
        return self._bundles[page]


@cache
def shelf(language: str) -> Shelf:
    """Read the pages of a language, once."""
    from importlib.resources import files

    folder = files("bocage.words").joinpath(language)
    pages = [page for page in folder.iterdir() if page.name.endswith(".ftl")]
    return Shelf(language, {page.name: page.read_text(encoding="utf-8") for page in pages})
