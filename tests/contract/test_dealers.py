"""Dealers: the seeded stream, committed dice, and what a host could try with them."""

from __future__ import annotations

import hmac
from hashlib import sha256
from random import Random
from typing import Any

import pytest

from bocage.kernel.chance import Dealer, Scripted, Seeded, at_weight
from bocage.kernel.committed import Committed, commitment
from bocage.kernel.record import BadRecord, Record, load
from bocage.kernel.refusal import Refusal
from bocage.kernel.replay import Differs, prover_for, replay, secret_in
from bocage.kernel.state import OBSERVER
from bocage.kernel.table import Table

from tests.contract.subjects import SUBJECTS
from tests.contract.tables import NONCES, SECRET, Watch, set_up
from tests.ledger_marks import rule

# ------------------------------------------------------------------------------------------ the seeded dealer

# The first words for two seeds, as the plain reading of sfc32 below gives them; both builds must agree.
WORDS = {
    1: (0x22284310, 0xC2CD1A3E, 0x29E81D7B, 0x8995DA7F),
    0x1EADBEEF12345678: (0x515B5361, 0xA8BD8DAE, 0x1163D6D4, 0x7235593F),
}


def sfc32(seed: int, count: int) -> list[int]:
    """The generator once more, as its author describes it: three words of state and a counter."""
    size = 0x100000000
    a, b, c, counter = seed % size, seed // size % size, 0x9E3779B9, 1
    words = []
    for _ in range(12 + count):
        total = (a + b + counter) % size
        counter = (counter + 1) % size
        turned = (c * 2**21 + c // 2**11) % size
        a, b, c = b ^ b // 2**9, (c + c * 8) % size, (turned + total) % size
        words.append(total)
    return words[12:]


@pytest.mark.parametrize("seed", [0, 1, 2, 0xFFFFFFFF, 0x123456789ABCDEF, (1 << 62) - 1])
def test_the_seeded_dealer_gives_the_words_of_sfc32(seed: int) -> None:
    dealer = Seeded(seed)
    assert [dealer.word() for _ in range(2000)] == sfc32(seed, 2000)


@pytest.mark.parametrize("seed", WORDS)
def test_the_first_words_are_the_same_on_every_machine_and_build(seed: int) -> None:
    dealer = Seeded(seed)
    assert tuple(sfc32(seed, 4)) == WORDS[seed]
    assert tuple(dealer.word() for _ in range(4)) == WORDS[seed]


@pytest.mark.parametrize("limit", [1, 2, 3, 6, 10, 52, 1 << 31, (1 << 32) - 1])
def test_the_seeded_dealer_rejects_what_would_favor_the_low_numbers(limit: int) -> None:
    words = iter(sfc32(7, 4000))
    dealer = Seeded(7)
    for _ in range(500):
        word = next(word for word in words if word < (1 << 32) - (1 << 32) % limit)
        assert dealer.below(limit) == word % limit


# ------------------------------------------------------------------------------------------ tickets, scripts


def test_every_outcome_owns_as_many_tickets_as_its_weight() -> None:
    weights = [0, 3, 0, 1, 2, 0]
    assert [at_weight(weights, ticket) for ticket in range(6)] == [1, 1, 1, 3, 4, 4]
    with pytest.raises(ValueError, match="beyond all weights"):
        at_weight(weights, 6)


def test_a_script_deals_what_is_written_and_only_what_is_possible() -> None:
    dealer = Scripted([2, 0, 1, 5])
    assert [dealer.pick([1, 0, 1], entry) for entry in (1, 2)] == [2, 0]
    with pytest.raises(LookupError, match="impossible here"):
        dealer.pick([1, 0, 1], 3)
    with pytest.raises(LookupError, match="impossible here"):
        dealer.pick([1, 0, 1], 4)
    with pytest.raises(LookupError, match="used up"):
        dealer.pick([1, 0, 1], 5)


# ------------------------------------------------------------ committed dice


def ticket(secret: str, game: str, nonces: list[str], entry: int, attempt: int) -> int:
    """The number an entry draws, once more from the description alone."""
    quoted = ", ".join(f'"{nonce}"' for nonce in nonces)
    words = f'["{game}", [{quoted}], {entry}, {attempt}]'
    mac = hmac.digest(secret.encode("utf-8"), words.encode("utf-8"), "sha256")
    return int.from_bytes(mac[:8], "big") // 4


@rule("TAB-10")
def test_a_committed_outcome_follows_from_secret_game_nonces_and_entry_number() -> None:
    dealer = Committed("bocage", "game 7", ["ä", "b"])
    message = b'["game 7", ["\\u00e4", "b"], 1, 0]'
    assert hmac.new(b"bocage", message, sha256).hexdigest()[:16] == KNOWN_MAC
    assert ticket("bocage", "game 7", ["\\u00e4", "b"], 1, 0) == int(KNOWN_MAC, 16) >> 2
    for entry in range(1, 200):
        number = ticket("bocage", "game 7", ["\\u00e4", "b"], entry, 0)
        assert dealer.pick([1] * 10, entry) == number % 10
        assert dealer.pick([3, 2, 1], entry) == (0, 0, 0, 1, 1, 2)[number % 6]


KNOWN_MAC = "15e75e9105ff72a5"


@rule("TAB-10")
def test_each_part_changes_the_outcomes() -> None:
    def outcomes(secret: str, game: str, nonces: list[str]) -> list[int]:
        return [Committed(secret, game, nonces).pick([1] * 1000, entry) for entry in range(1, 9)]

    parts = [
        ("s", "g", ["n"]),
        ("t", "g", ["n"]),
        ("s", "h", ["n"]),
        ("s", "g", ["m"]),
        ("s", "g", ["n", ""]),
    ]
    assert len({tuple(outcomes(*part)) for part in parts}) == len(parts)
    assert outcomes("s", "g", ["n"]) == outcomes("s", "g", ["n"])


@rule("TAB-10")
def test_a_ticket_that_would_favor_the_low_numbers_is_drawn_again() -> None:
    limit = (1 << 61) + 1  # only the first of a little less than two shares is fair, so half are drawn again
    again = 0
    for entry in range(1, 60):
        attempt = 0
        while ticket("s", "g", [], entry, attempt) >= limit:
            attempt += 1
        again += attempt > 0
        expected = ticket("s", "g", [], entry, attempt)
        assert Committed("s", "g", [])._below(limit, entry) == expected
    assert again > 10


# What chi-square exceeds about once in a million tries, for 1, 2, 5 and 9 degrees of freedom, times ten.
LIMITS = {2: 240, 3: 277, 6: 360, 10: 450}


@rule("TAB-10")
@pytest.mark.parametrize("faces", LIMITS)
@pytest.mark.parametrize("kind", ["committed", "seeded"])
def test_no_face_is_favored(faces: int, kind: str) -> None:
    rolls = 6000
    committed, seeded = Committed("fair", "g", ["n"]), Seeded(12345)
    counts = [0] * faces
    for entry in range(rolls):
        dealer = committed if kind == "committed" else seeded
        counts[dealer.pick([1] * faces, entry)] += 1
    # The sum of (count - expected)^2 / expected, with expected = rolls / faces, in whole numbers.
    assert 10 * sum((count * faces - rolls) ** 2 for count in counts) < LIMITS[faces] * rolls * faces


def test_the_commitment_is_the_hash_of_the_secret_and_tells_secrets_apart() -> None:
    assert commitment("a") == sha256(b"bocage secret a").hexdigest()
    assert commitment("a") != commitment("b")


# ------------------------------------------------------------ what is proved by them


def finished(seed: int) -> Table[Any]:
    """Play a game of the probe to its end, or give it up, and show the secret."""
    table = Watch(SUBJECTS[0], seed).play(60)
    if table.outcome() is None:
        table.resign(0)
    table.reveal(SECRET)
    return table


def rewritten(record: Record, change: dict[int, dict[str, object]]) -> Record:
    """Write a record anew with some entries changed and all chains made to fit, as a cheating host would."""
    forged = Record(record.header)
    for number, entry in enumerate(record.entries, start=1):
        facts = {**entry, **change.get(number, {})}
        forged.add_line(facts, forged.line_for(facts))
    return load(forged.text())


@rule("TAB-10")
def test_the_prover_derives_every_outcome_again() -> None:
    table = finished(1)
    record = load(table.record.text())
    assert secret_in(record) == SECRET
    prover = prover_for(record)
    assert prover is not None
    replay(table.game, record, Seeded(0), prover)


@rule("TAB-10")
def test_a_swapped_outcome_is_found_even_where_all_chains_fit() -> None:
    record = finished(2).record
    draws = [number for number, entry in enumerate(record.entries, start=1) if "chance" in entry]
    found = 0
    for number in draws[:6]:
        for name in ("push-left", "push-right", "barrage", "mirror", "ambush"):
            if name == record.entries[number - 1]["chance"]:
                continue
            forged = rewritten(record, {number: {"chance": name}})
            with pytest.raises(Differs) as trouble:
                replay(SUBJECTS[0].game, forged, Seeded(0), prover_for(forged))
            refusal = trouble.value.refusal
            found += (
                refusal.facts["entry"] == str(number) and "dice-do-not-fit [TAB-10]" in refusal.facts["why"]
            )
    assert found >= 12


@rule("TAB-10")
def test_another_secret_than_the_committed_one_is_found() -> None:
    record = finished(3).record
    forged = rewritten(record, {len(record.entries): {"secret": "something else"}})
    with pytest.raises(BadRecord) as trouble:
        prover_for(forged)
    assert trouble.value.refusal == Refusal("secret-does-not-fit", "TAB-10", {"line": "1"})


def test_without_a_secret_nothing_is_proved() -> None:
    table = set_up(SUBJECTS[0])
    table.deal()
    assert prover_for(table.record) is None
    shown = finished(3).record
    header = {**shown.header, "dealer": {"kind": "seeded"}}
    forged = Record(header)
    for entry in shown.entries:
        forged.add_line(entry, forged.line_for(entry))
    assert secret_in(forged) == SECRET
    assert prover_for(forged) is None


@rule("TAB-10")
def test_only_the_secret_that_was_committed_to_is_shown_and_only_when_the_game_is_over() -> None:
    table = set_up(SUBJECTS[0])
    assert table.reveal(SECRET) == Refusal("game-not-over", "TAB-10")
    table.resign(0)
    assert table.reveal("something else") == Refusal("secret-does-not-fit", "TAB-10", {"line": "1"})
    assert len(table.record.entries) == 1
    assert table.reveal(SECRET) is None
    assert table.events(OBSERVER)[-1] == {"event": "SecretShown", "secret": SECRET}


@rule("TAB-11")
def test_taking_back_brings_no_second_roll() -> None:
    """Every outcome is drawn by the number of its own entry, whatever was taken back before it."""
    entries: list[int] = []

    class Noting(Committed):
        def pick(self, weights: list[int], entry: int) -> int:
            entries.append(entry)
            return super().pick(weights, entry)

    lots = Random(4)
    table = set_up(SUBJECTS[0], Noting(SECRET, "g1", NONCES))
    table.deal()
    taken_back = 0
    while table.outcome() is None:
        seat = lots.choice(table.game.seats_to_decide(table.state))
        table.submit(seat, lots.choice(table.offer(seat).choices))
        if lots.randrange(3) == 0:
            taken_back += table.take_back(seat) is None
    assert taken_back > 3
    assert len(set(entries)) == len(entries)
    assert entries == [number for number, entry in enumerate(table.record.entries, 1) if "chance" in entry]
    assert [entry["n"] for entry in table.record.entries] == list(range(1, len(table.record.entries) + 1))


@rule("TAB-10")
def test_the_secret_is_shown_once() -> None:
    table = set_up(SUBJECTS[0])
    table.resign(0)
    assert table.reveal(SECRET) is None
    assert table.reveal(SECRET) == Refusal("secret-already-shown", "TAB-10")
    assert len(table.record.entries) == 2


# ------------------------------------------------------------ weights and seeds


@rule("TAB-14")
@pytest.mark.parametrize("dealer", [Seeded(1), Committed(SECRET, "g1", NONCES)], ids=["seeded", "committed"])
@pytest.mark.parametrize("weights", [[], [0], [0, 0], [-4, 3], [1 << 62, 1], [1 << 70]], ids=repr)
def test_what_cannot_be_weighed_is_refused_at_once(dealer: Dealer, weights: list[int]) -> None:
    with pytest.raises(ValueError, match="no weights to choose by"):
        dealer.pick(weights, 1)


@rule("TAB-14")
def test_every_dealer_knows_how_far_its_tickets_go() -> None:
    assert Seeded(1).pick([1 << 31, 1 << 31], 0) in (0, 1)
    with pytest.raises(ValueError, match="no weights"):
        Seeded(1).pick([1 << 31, (1 << 31) + 1], 0)
    with pytest.raises(ValueError, match="cannot choose below"):
        Seeded(1).below((1 << 32) + 1)
    assert Committed(SECRET, "g1", NONCES).pick([1 << 61, 1 << 61], 1) in (0, 1)
    with pytest.raises(ValueError, match="no weights"):
        Committed(SECRET, "g1", NONCES).pick([-1, 3], 1)


@pytest.mark.parametrize("seed", [1 << 63, -(1 << 63) - 1, 1 << 200])
def test_a_seed_beyond_64_bits_is_refused_in_every_build(seed: int) -> None:
    with pytest.raises(ValueError, match="at most 64 bits"):
        Seeded(seed)
    assert Seeded((1 << 63) - 1).word() >= 0
