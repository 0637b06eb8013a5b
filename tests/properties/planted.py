"""Holes to plant in a game: in what it shows, and in what it tells."""

from collections.abc import Callable
from typing import Any

from bocage.kernel.event import Event
from bocage.kernel.game import Step

Look = Callable[[Any, int], object]
Change = Callable[[Any, Event], list[Event]]


class Leaky:
    """A game with a hole in it: whatever it does not do itself, the `real` game does."""

    real: Any

    def __getattr__(self, name: str) -> Any:
        return getattr(self.real, name)


class LeakyView:
    """A view that tells one thing too many."""

    def __init__(self, view: Any, extra: object) -> None:
        self.asked = view.asked
        self.view = view
        self.extra = extra

    def facts(self) -> dict[str, object]:
        """Tell the view and the extra thing."""
        return {**self.view.facts(), "extra": self.extra}


def in_view(base: type[Leaky], extra: Look) -> Leaky:
    """Plant a leak in the view."""

    class Planted(base):  # type: ignore[misc, valid-type]
        def view(self, state: Any, seat: int) -> LeakyView:
            return LeakyView(self.real.view(state, seat), extra(state, seat))

    return Planted()


def in_events(base: type[Leaky], change: Change) -> Leaky:
    """Plant a leak in what is told."""

    class Planted(base):  # type: ignore[misc, valid-type]
        def apply(self, state: Any, seat: int, choice: int) -> Step[Any]:
            return self._told(state, self.real.apply(state, seat, choice))

        def befallen(self, state: Any, outcome: int) -> Step[Any]:
            return self._told(state, self.real.befallen(state, outcome))

        def _told(self, before: Any, step: Step[Any]) -> Step[Any]:
            return Step(step.state, [told for event in step.events for told in change(before, event)])

    return Planted()


def blurt(name: str) -> Change:
    """Tell everybody the secrets of one kind of event."""
    return lambda _, event: (
        [Event(name, {**event.facts, **event.secrets})] if event.name == name and event.secrets else [event]
    )
