"""What a seat may know: the base of every game's views."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """A pure function of state and seat; `offers` are the seat's own choices, packed."""

    def __init__(self, seat: i64, asked: i64, offers: list[int]) -> None:
        self.seat: i64 = seat
        self.asked: i64 = asked
        self.offers: list[int] = offers

    def facts(self) -> dict[str, object]:
        """Tell the view in plain values; equal views tell equal facts."""
        raise NotImplementedError
