"""Which language to speak: what was asked for, or what the environment says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

ENGLISH: Final = "en"
LANGUAGES: Final = (ENGLISH, "de", "nl")

_VARIABLES: Final = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def pick_language(flag: str | None, environ: Mapping[str, str]) -> str:
    """Choose by the flag, else by the first variable that is set, else English.

    A variable may list several languages, such as `fr:de`; the first that is known counts.
    """
    asked = flag or next((environ[name] for name in _VARIABLES if environ.get(name)), "")
    for wish in asked.lower().split(":"):
        for language in LANGUAGES:
            if wish.startswith(language):
                return language
    return ENGLISH
