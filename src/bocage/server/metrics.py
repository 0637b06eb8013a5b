"""Metrics: what is counted and measured while the house is open, written as Prometheus reads it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping
from typing import Final

Numbers = Mapping[str, float]

SECONDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

KIND: Final = "text/plain; version=0.0.4; charset=utf-8"

_Labels = tuple[tuple[str, str], ...]


class Histogram:
    """How often something took how long."""

    def __init__(self) -> None:
        self.buckets = [0] * (len(SECONDS) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        """Note that something took so long."""
        self.buckets[bisect_left(SECONDS, seconds)] += 1
        self.sum += seconds

    def lines(self, name: str) -> Iterator[str]:
        """Write it, every bucket with all before it."""
        total = 0
        for count, edge in zip(self.buckets, [*map(str, SECONDS), "+Inf"], strict=True):
            total += count
            yield f'{name}_bucket{{le="{edge}"}} {total}'
        yield f"{name}_sum {self.sum:.6f}"
        yield f"{name}_count {total}"


class Metrics:
    """All that is counted, measured, and looked up when somebody asks.

    Labels come from a short list of our own, never from what people send: each new one takes memory.
    """

    def __init__(self) -> None:
        self._counts: dict[str, dict[_Labels, float]] = {}
        self._times: dict[str, Histogram] = {}
        self._abouts: dict[str, str] = {}
        self._looks: list[tuple[str, str, Callable[[], Numbers]]] = []

    def count(self, name: str, about: str, more: float = 1, **labels: str) -> None:
        """Count something."""
        self._abouts.setdefault(name, about)
        counts, key = self._counts.setdefault(name, {}), tuple(labels.items())
        counts[key] = counts.get(key, 0) + more

    def time(self, name: str, about: str, seconds: float) -> None:
        """Note how long something took."""
        self._abouts.setdefault(name, about)
        self._times.setdefault(name, Histogram()).add(seconds)

    def look(self, prefix: str, about: str, numbers: Callable[[], Numbers]) -> None:
        """Look some numbers up whenever somebody asks; their names begin with the prefix."""
        self._looks.append((prefix, about, numbers))

    def text(self) -> str:
        """Write everything."""
        return "".join([f"{line}\n" for line in self._lines()])

    def _lines(self) -> Iterator[str]:
        for name, counter in self._counts.items():
            yield from self._head(name, "counter", self._abouts[name])
            for labels, count in counter.items():
                yield f"{name}{_labels(labels)} {count:g}"
        for name, histogram in self._times.items():
            yield from self._head(name, "histogram", self._abouts[name])
            yield from histogram.lines(name)
        for prefix, about, numbers in self._looks:
            for name, number in numbers().items():
                yield from self._head(f"{prefix}{name}", "gauge", about)
                yield f"{prefix}{name} {number:g}"

    def _head(self, name: str, kind: str, about: str) -> Iterator[str]:
        yield f"# HELP {name} {about}"
        yield f"# TYPE {name} {kind}"


def _labels(labels: _Labels) -> str:
    return "{" + ",".join([f'{name}="{value}"' for name, value in labels]) + "}" if labels else ""
