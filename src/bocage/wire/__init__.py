"""The wire: every message between a server and whoever plays at it, people and programs alike."""

from typing import Final

VERSION: Final = 1
"""Messages of another version are not understood; it stands in every address."""
