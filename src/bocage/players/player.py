"""What a computer opponent is: somebody who is shown a View and names one of its offers."""

from __future__ import annotations

from typing import ClassVar

from bocage.kernel.view import View


class Player:
    """Plays a seat by its views alone; a State, or anything else that shows more, is not taken."""

    name: ClassVar[str] = "player"

    def choose(self, view: View) -> int:
        """Choose one of the offers of a view."""
        check_view(view)
        if not view.offers:
            raise ValueError(f"seat {view.seat} has nothing to decide, so {self.name} cannot choose")
        return self.pick(view)

    def pick(self, view: View) -> int:
        """Pick one of the offers; there is at least one."""
        raise NotImplementedError

    def wants_draw(self, view: View) -> bool:
        """Tell whether the player would offer a draw now, or accept one."""
        check_view(view)
        return False

    def resigns(self, view: View) -> bool:
        """Tell whether the player gives up."""
        check_view(view)
        return False


def check_view(view: View) -> None:
    """Take nothing but a View: an opponent must not be able to look into hidden piles."""
    if not isinstance(view, View):
        raise TypeError(f"an opponent is shown a View and nothing else, not a {type(view).__name__}")
