"""Does every game keep the table's word: decision numbers, saving, taking back, ending early."""

from __future__ import annotations

import pytest

from bocage.kernel.chance import Seeded
from bocage.kernel.refusal import Refusal
from bocage.kernel.replay import prover_for, replay

from tests.contract.subjects import IS_LONG, SUBJECTS, Subject
from tests.contract.tables import Watch, picture, saved_is_loaded, set_up
from tests.ledger_marks import rule

GAMES = 12 if IS_LONG else 6
ENTRIES = 600 if IS_LONG else 250

of_every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=[subject.name for subject in SUBJECTS])


@rule("TAB-2", "TAB-5")
@of_every_game
def test_a_watched_game_keeps_its_numbers_and_comes_back_from_its_record(subject: Subject) -> None:
    taken_back = entries = 0
    for seed in range(GAMES):
        watch = Watch(subject, seed)
        table = watch.play(ENTRIES)
        saved_is_loaded(table)
        taken_back += watch.taken_back
        entries += len(table.record.entries)
    assert taken_back > 0, "no choice was taken back, so nothing was proved about it"
    assert entries > 30 * GAMES, "the games were too short to prove much"


@of_every_game
def test_a_game_goes_on_from_its_record_as_if_it_had_never_stopped(subject: Subject) -> None:
    table = Watch(subject, 77).play(60)
    again = saved_is_loaded(table)
    again.dealer = table.dealer
    for one in (table, again):
        one.deal()
        seat = one.game.seats_to_decide(one.state)[0]
        assert one.submit(seat, one.offer(seat).choices[0], one.offer(seat).number) is None
    assert picture(again) == picture(table)


@rule("TAB-6", "TAB-8")
@of_every_game
@pytest.mark.parametrize("reason", ["resigned", "timed-out"])
def test_giving_up_ends_the_game_for_everybody_and_is_in_the_record(subject: Subject, reason: str) -> None:
    table = Watch(subject, 5).play(25)
    seat = len(table.game.seats) - 1
    assert table.resign(seat, reason) is None
    outcome = table.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners >> seat & 1) == (reason, 0)
    for other in subject.seats:
        assert table.offer(other).choices == []
        assert table.view(other).asked == 0
        over = Refusal("game-over", "TAB-8")
        assert table.submit(other, table.game.spell(table.state, 0)) == over
        assert table.resign(other) == over
        assert table.offer_draw(other) == over
        assert table.take_back(other) == Refusal("nothing-to-take-back", "TAB-5")
    table.reveal("two hedges and a ditch")
    saved_is_loaded(table)
    prover = prover_for(table.record)
    assert prover is not None
    assert picture(replay(table.game, table.record, Seeded(1), prover)) == picture(table)


@rule("TAB-7")
@of_every_game
def test_a_draw_holds_when_every_seat_wants_it_and_lapses_when_another_plays_on(subject: Subject) -> None:
    table = set_up(subject)
    table.deal()
    player = table.game.seats_to_decide(table.state)[0]
    others = [seat for seat in subject.seats if seat != player]
    for seat in others:
        assert table.offer_draw(seat) is None
    assert table.submit(player, table.offer(player).choices[0]) is None
    assert table.offer_draw(player) is None
    assert table.outcome() is None, "the offers before the choice have lapsed"
    for seat in others:
        assert table.outcome() is None
        assert table.offer_draw(seat) is None
    outcome = table.outcome()
    assert outcome is not None
    assert outcome.facts() == {"winners": [], "reason": "draw-agreed", "rule": "TAB-7"}
    saved_is_loaded(table)


@rule("TAB-1")
@of_every_game
def test_who_does_not_sit_at_the_table_has_no_say(subject: Subject) -> None:
    table = set_up(subject)
    table.deal()
    seat = table.game.seats_to_decide(table.state)[0]
    before, choice = picture(table), table.offer(seat).choices[0]
    for stranger in (-1, len(table.game.seats), 20, 99):
        refusals = [table.submit(stranger, choice), table.resign(stranger), table.offer_draw(stranger)]
        assert refusals == [Refusal("no-such-seat", "TAB-1", {"seat": str(stranger)})] * 3
        assert table.take_back(stranger) is not None
    assert picture(table) == before
