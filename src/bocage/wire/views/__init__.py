"""What views and charts say, game by game: servers send plain facts, and clients read them by these."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from bocage.wire.views import memoir44, memoir44_chart, undaunted

VIEWS: Final[dict[str, type[Struct]]] = {"memoir44": memoir44.View, "undaunted": undaunted.View}
CHARTS: Final[dict[str, type[Struct]]] = {"memoir44": memoir44_chart.Chart, "undaunted": undaunted.Chart}
