"""What the tests of words share: everything there is to say, said once in every language."""

from __future__ import annotations

import pytest

from bocage.words import LANGUAGES

from tests.words.material import Material, collect
from tests.words.speech import Speech, speak


@pytest.fixture(scope="session")
def material() -> Material:
    """Collect what there is to say."""
    return collect()


@pytest.fixture(scope="session")
def speeches(material: Material) -> dict[str, Speech]:
    """Say it in every language."""
    return {language: speak(language, material) for language in LANGUAGES}
