"""What a commissar hardly ever comes to say by chance: his refusals, by hand."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.kernel.refusal import Refusal

from tests.rules.memoir44 import battle as one
from tests.rules.memoir44 import field as two

PICTURE = "B3 I, B7 i"
SPECIAL: dict[str, object] = {"commissar": {"side": "allies"}}
SPARE = "attack-right move-out dig-in"


def refusals() -> Iterator[Refusal]:
    """Ask for what may not be, on one board and on two."""
    yield from on_one_board()
    yield from while_placing()
    yield from while_handing_out()


def on_one_board() -> Iterator[Refusal]:
    """A card of the hand, and a second one under the chip."""
    now = one.battle(PICTURE, allies="probe-left", chip="probe-right", special=SPECIAL)
    for text in ("play probe-left", "place-card probe-left"):
        said = one.GAME.read(now.state, 1, one.full(text))
        assert isinstance(said, Refusal), text
        yield said


def while_placing() -> Iterator[Refusal]:
    """What does not go under the chip, and what has to wait."""
    now = two.field(PICTURE, allies=f"ambush their-finest-hour {SPARE}", chip="probe-left", special=SPECIAL)
    for text in ("end-placing", "give probe-left left", "place-card ambush", "place-card barrage"):
        yield refused(now, text)
    now = two.play(now, "commander", "place-card dig-in")
    yield refused(now, "place-card their-finest-hour")
    yield refused(two.play(now, "commander", "end-placing"), "end-placing")


def while_handing_out() -> Iterator[Refusal]:
    """What lay under the chip comes first, all of it, and three cards are enough."""
    chip = "probe-left recon-in-force probe-right"
    now = two.field(PICTURE, allies=f"counter-attack {SPARE}", chip=chip, special=SPECIAL)
    now = two.play(now, "commander", "place-card attack-right", "place-card move-out", "place-card dig-in")
    yield refused(now, "place-card counter-attack")
    for text in ("end-hand-out", "give recon-in-force left", "give counter-attack left", "give barrage left"):
        yield refused(now, text)
    full_hand = two.field(PICTURE, allies=SPARE, chip=chip, special=SPECIAL)
    full_hand = two.play(full_hand, "commander", "place-card dig-in", "end-placing")
    yield refused(full_hand, "give move-out left")


def refused(now: two.Field, text: str) -> Refusal:
    """Ask for a choice that is refused."""
    said = now.game.read(now.state, two.seat_of(now, "commander"), two.full(now, text))
    assert isinstance(said, Refusal), text
    return said
