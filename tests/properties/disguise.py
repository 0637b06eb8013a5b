"""What the two-worlds test has to know of a game: how to deal a second world, and what is seen of a step."""

from random import Random
from typing import Any


class Disguise:
    """One game's hidden zones. `revealing` names the events that tell worlds apart by the rules."""

    zones: tuple[str, ...] = ()
    revealing: tuple[str, ...] = ()

    def second_world(self, state: Any, seat: int, lots: Random) -> tuple[Any, set[str]]:
        """Return a state that looks the same to a seat, and the names of the zones in which it differs."""
        raise NotImplementedError

    def is_choice_unseen(self, state: Any, seat: int, actor: int) -> bool:
        """Tell whether a seat does not see what another one chooses now."""
        raise NotImplementedError

    def looks(self, state: Any, seat: int, actor: int, choice: int) -> object:
        """Tell what a seat sees of a choice: all of it, or nothing where it is unseen."""
        return None if self.is_choice_unseen(state, seat, actor) else choice

    def is_outcome_unseen(self, state: Any, seat: int) -> bool:
        """Tell whether a seat does not see what falls now."""
        raise NotImplementedError
