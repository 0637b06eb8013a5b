"""Overlord at the terminal: who sits where, several people at one screen, the board, records."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest

from bocage.catalogue import MEMOIR44
from bocage.cli import film
from bocage.cli.canvas import Canvas
from bocage.cli.desk import desk_for
from bocage.cli.items import Item, numbered, options_of
from bocage.cli.match import Match, read
from bocage.cli.memoir44.board import draw_board
from bocage.cli.memoir44.layout import map_only
from bocage.cli.memoir44.menu import items_of, label
from bocage.cli.memoir44.panels import held_by
from bocage.cli.memoir44.scenarios import view_of
from bocage.cli.memoir44.why import BattleAnswer
from bocage.cli.memoir44.window import focus_of
from bocage.cli.report import Trouble
from bocage.cli.scene import Scene, Sheet
from bocage.cli.seating import COMMANDERS, seating_asked
from bocage.cli.sitting import next_in_line
from bocage.cli.wish import candidates, matching, understand
from bocage.kernel.chance import Seeded
from bocage.kernel.committed import Committed, commitment
from bocage.kernel.record import Facts, load
from bocage.kernel.refusal import Refusal
from bocage.kernel.table import Table, header_for
from bocage.memoir44.view import BattleView
from bocage.words import LANGUAGES, Words

from tests.cli.conftest import Open, Told
from tests.cli.saved import SECRET, write
from tests.words.chains import COMMANDER, LEFT, RIGHT, Chain

NAME = "omaha-beach-overlord"
DESK = desk_for("memoir44")
MENU = "save and quit):"
ALL_RANDOM = ("--axis", "random", "--allies", "random")
SIZES = ((80, 24), (120, 40), (200, 50))


def table_for(commanders: str, seed: int) -> Table[Any]:
    """Open a table for so many commanders."""
    rulings = MEMOIR44.seated(MEMOIR44.rulings(), COMMANDERS[commanders])
    game = MEMOIR44.game_for(rulings)
    header = header_for(game, MEMOIR44.scenario(NAME), {}, ["random"] * len(game.seats), {}, rulings)
    table: Table[Any] = Table(game, header, Seeded(seed))
    table.deal()
    return table


def questions(commanders: str, seed: int, count: int) -> list[tuple[Table[Any], int, BattleView]]:
    """Play at random, and give the question of one seat every so often."""
    table, dealer, found = table_for(commanders, seed), Seeded(seed), []
    for number in range(count):
        if table.outcome() is not None:
            break
        seats = table.game.seats_to_decide(table.state)
        seat = seats[dealer.below(len(seats))]
        if number % 7 == 0:
            copy: Table[Any] = Table(table.game, table.record.header, Seeded(0))
            copy.state, copy.record, copy.told = table.state, table.record, table.told
            found.append((copy, seat, cast(BattleView, table.view(seat))))
        offered = table.game.choices(table.state, seat)
        table.choose(seat, offered[dealer.below(len(offered))])
        table.deal()
    return found


def choices_of(table: Table[Any], view: BattleView) -> list[Any]:
    """Name what a view offers."""
    return options_of(view, [table.game.spell(table.state, choice) for choice in view.offers])


# ------------------------------------------------------------ who sits where


def test_the_roles_of_a_seating_may_be_written_in_any_order() -> None:
    assert seating_asked(None, "mc/r/l l/m/r/c") == "cm/l/r c/l/m/r"
    assert seating_asked("6", None) == "cm/l/r cm/l/r"
    assert seating_asked(None, None) == ""
    with pytest.raises(Trouble):
        seating_asked("6", "clmr clmr")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--commanders", "8", "--seat", "axis-lefft=random"), "There is no seat “axis-lefft” in this game."),
        (("--seat", "axis-left=random"), "Its seats are axis, allies."),
        (("--seating", "cl/m cl/mr"), "“cl/m cl/mr” is no way to share the roles out"),
        (("--seating", "x"), "“x” is no way to share the roles out"),
        (("--seating", ""), "“” is no way"),
        (("--commanders", "6", "--seating", "clmr clmr"), "not by both"),
        (("--commanders", "7"), "--commanders"),
        (("--commanders", "8", "--seat", "axis-left"), "--seat"),
        (("--commanders", "8", "--us", "random"), "no side “--us”"),
    ],
)
def test_seats_and_seatings_that_are_none_are_refused(
    told: Told, arguments: tuple[str, ...], sentence: str
) -> None:
    code, out, err = told("play", NAME, *arguments)
    assert code == 2
    assert sentence in " ".join((out + err).split())


def test_a_battle_of_one_board_has_no_chain_of_command(told: Told) -> None:
    code, _, err = told("play", "omaha-beach", "--commanders", "6", *ALL_RANDOM)
    assert code == 2
    assert "Only battles of several boards" in err


@pytest.mark.parametrize(
    ("arguments", "seats"),
    [
        ((), ["axis", "allies"]),
        (("--commanders", "2"), ["axis", "allies"]),
        (("--commanders", "6"), ["axis-commander-center", "axis-left", "axis-right"]),
        (("--commanders", "8"), ["axis-commander", "axis-left", "axis-center", "axis-right"]),
        (("--seating", "cl/mr c/l/m/r"), ["axis-commander-left", "axis-center-right"]),
    ],
)
def test_games_of_all_seatings_are_played_and_their_records_read(
    told: Told, tmp_path: Path, arguments: tuple[str, ...], seats: list[str]
) -> None:
    path = tmp_path / "game.bocage"
    code, out, _ = told("play", NAME, *arguments, *ALL_RANDOM, "--save", path)
    assert code == 0
    ending = next(line for line in out.splitlines() if " win: " in line)
    assert film.game_of(load(path.read_text("utf-8"))).seats[: len(seats)] == seats
    for command in ("verify", "replay", "show"):
        code, out, _ = told(command, path)
        assert code == 0
    assert ending.split(" [")[0] in out
    code, out, _ = told("show", path, "--as", seats[-1])
    assert code == 0
    code, _, err = told("show", path, "--as", "axis-nobody")
    assert code == 2
    assert "axis-nobody" in err


def test_kept_games_name_the_seats(told: Told) -> None:
    told("play", NAME, "--commanders", "6", *ALL_RANDOM)
    code, out, _ = told("games")
    assert code == 0
    assert "Axis (commander-in-chief and center general): chance" in " ".join(out.split())


def test_a_match_lets_teams_keep_their_split_when_they_change_sides(told: Told, games: Path) -> None:
    players = ("--axis", "random", "--allies", "random", "--seat", "allies-left=random")
    code, out, _ = told("play", NAME, "--match", "--seating", "cm/l/r c/l/m/r", *players)
    assert code == 0
    assert "2 of 2 battles fought" in out
    [path] = games.glob("*.match")
    match = read(path)
    assert match.seating == "cm/l/r c/l/m/r"
    second = load(match.game_path(1).read_text("utf-8"))
    assert film.game_of(second).seats[:2] == ["axis-commander", "axis-left"]
    assert len(match.seats(1)) == 7


def test_a_team_changes_sides_as_a_whole() -> None:
    match = Match(Path("a.match"), NAME, "revised", ["person", "simple", *["random"] * 3], "cm/lr c/l/mr")
    assert match.seats(0) == ["person", "simple", "random", "random", "random"]
    assert match.seats(1) == ["random", "random", "random", "person", "simple"]
    assert match.seating_of(1) == "c/l/mr cm/lr"


# ------------------------------------------------------------ at one screen


def test_the_keyboard_goes_around_the_table() -> None:
    assert next_in_line([1, 3], 1) == 3
    assert next_in_line([1, 3], 3) == 1
    assert next_in_line([1, 3], -1) == 1


def test_a_hold_is_put_to_the_commander_first() -> None:
    chain = Chain("attack-right", "attack-left", "barrage")
    chain.does(COMMANDER, "give card=attack-right to=right", "give card=attack-left to=left", "end-hand-out")
    assert DESK.first_asked(chain.state, [LEFT, RIGHT]) == [LEFT, RIGHT]
    chain.does(LEFT, "hold")
    assert set(chain.seats()) == {COMMANDER, LEFT}
    assert DESK.first_asked(chain.state, chain.seats()) == [COMMANDER]


def test_it_is_asked_how_many_command_and_who_sits_where(terminal: Open, games: Path) -> None:
    table = terminal("play", NAME)
    screen = table.expect("A number from 1 to 3")
    assert "Eight: a commander-in-chief and three generals a side" in screen
    screen = table.say("2", "A number from 1 to 8")
    assert "You: Axis (commander-in-chief and center general)" in screen
    table.type("q")
    assert table.leave() == 0
    assert not list(games.glob("*"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_seat_of_many_roles_is_asked_in_one_row(terminal: Open, tmp_path: Path, language: str) -> None:
    seats = ("--axis", "random", "--allies", "random", "--seat", "axis-commander-center-right=person")
    path = tmp_path / "game.bocage"
    table = terminal("play", NAME, "--seating", "cmr/l clmr", *seats, "--save", path, "--lang", language)
    to_game = Words(language).say("terminal-page-to-game")
    table.expect(to_game)
    screen = table.say("b", "q ")
    rows = screen.splitlines()
    assert len(rows) == 24
    assert rows[-1].rstrip().endswith(":")
    table.type("q")
    assert table.leave() == 0


def people(terminal: Open, *seats: str, size: tuple[int, int] = (80, 24)) -> Any:
    """Open a game of eight with people on some seats of the Axis, and turn the page of the scenario."""
    chosen = [word for seat in seats for word in ("--seat", f"{seat}=person")]
    table = terminal("play", NAME, "--commanders", "8", *ALL_RANDOM, *chosen, size=size)
    table.expect("b: to the game")
    return table


def test_cards_are_handed_out_and_no_hand_is_seen_by_the_next_person(terminal: Open) -> None:
    table = people(terminal, "axis-commander", "axis-left", "axis-right")
    neutral = table.say("b", "Axis (commander-in-chief): Enter when you sit here")
    assert "please take the seat" in neutral
    screen = table.say("", MENU)
    assert "Hand out cards: 0 of at" in screen
    assert "8+0+0+0" in screen
    assert "Map " in screen
    table.type("1")
    table.expect(" (0 back, ? help):")
    screen = table.say("1", MENU)
    assert "Hand out cards: 1 of at" in screen
    neutral = table.say("e", "Enter when you sit here")
    assert "general" in neutral
    for secret in ("Hand out", "Map ", "card"):
        assert secret not in neutral
    table.type("q")
    assert table.leave() == 0


def keep_two_at_once(path: Path) -> list[int]:
    """Keep a game of eight in which several generals of the Axis, all people, are asked at the same time."""
    rulings = MEMOIR44.seated(MEMOIR44.rulings(), COMMANDERS["8"])
    game = MEMOIR44.game_for(rulings)
    dealer: Facts = {"kind": "committed", "commitment": commitment(SECRET), "game": "test", "nonces": []}
    seats = [*["person"] * 4, *["random"] * 4]
    header = header_for(game, MEMOIR44.scenario(NAME), dealer, seats, {"scenario": NAME}, rulings)
    table: Table[Any] = Table(game, header, Committed(SECRET, "test", []))
    table.deal()
    while len(game.seats_to_decide(table.state)) < 2:
        seat = game.seats_to_decide(table.state)[0]
        table.choose(seat, game.choices(table.state, seat)[-1])
        table.deal()
    write(path, table)
    return [int(seat) for seat in game.seats_to_decide(table.state)]


def test_the_keyboard_can_be_passed_on(terminal: Open, tmp_path: Path) -> None:
    waiting = keep_two_at_once(tmp_path / "game.bocage")
    assert len(waiting) > 1
    table = terminal("play", "--resume", tmp_path / "game.bocage")
    first = sitter(table.expect("Enter when you sit here"))
    second = sitter(table.say("p", "Enter when you sit here"))
    assert first != second
    screen = table.say("", ":")
    assert "please take the seat" not in screen
    table.say("b", MENU)
    third = sitter(table.say("p", "Enter when you sit here"))
    assert third != second
    table.type("q")
    assert table.leave() == 0


def test_alone_nobody_can_take_over(terminal: Open) -> None:
    table = people(terminal, "axis-commander")
    table.say("b", MENU)
    screen = table.say("p", "Nobody else at this screen")
    assert "may act now" in screen
    table.type("q")
    assert table.leave() == 0


def sitter(screen: str) -> str:
    """Tell who is asked to sit down."""
    line = next(line for line in screen.splitlines() if "Enter when you sit here" in line)
    return line.partition(": Enter")[0]


def test_the_window_of_the_map_moves(terminal: Open) -> None:
    table = people(terminal, "axis-commander")
    screen = table.say("b", MENU)
    assert "Map G–S" in screen
    assert "Map A–M" in table.say("<", "Map C–") + table.say("<", "Map A–M")
    assert "Map C–O" not in table.say("<", "Map A–M")
    table.say(">", "Map E–Q")
    table.type("q")
    assert table.leave() == 0


def test_a_game_of_eight_is_resumed(terminal: Open, told: Told, games: Path) -> None:
    table = people(terminal, "axis-left")
    table.say("b", ":")
    table.type("q")
    table.type("q")
    assert table.leave() == 0
    [path] = games.glob("*.bocage")
    code, _, _ = told("play", "--resume", path, "--seat", "axis-left=random", "--seat", "axis-right=random")
    assert code == 0
    assert film.is_over(load(path.read_text("utf-8")))


# ------------------------------------------------------------ what is shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("commanders", COMMANDERS)
def test_whatever_is_asked_fits_the_screen(commanders: str, language: str) -> None:
    for number, (table, seat, view) in enumerate(questions(commanders, 5, 260)):
        words = Words(language).at_table(table.game.seats)
        scene = Scene(DESK, view, words)
        scene.items = DESK.items(choices_of(table, view), view, 7)
        scene.heading = DESK.question(view, words)
        scene.sentences = [words.event("memoir44", event) for event in table.told[seat][-20:]]
        width, height = SIZES[number % len(SIZES)]
        lines = Sheet(scene, width, height).lines(False)
        assert len(lines) == height - 1
        assert max(map(len, lines)) <= width
        assert scene.heading.split()[0] in "\n".join(lines)


@pytest.mark.parametrize("commanders", COMMANDERS)
def test_every_choice_is_in_the_menu_once_and_reads_unlike_the_others(commanders: str) -> None:
    words = Words("de")
    for table, _, view in questions(commanders, 8, 260):
        options = choices_of(table, view)
        items = items_of(options)
        assert sorted(option.packed for item in items for option in item.options) == view.offers
        lines = [label(item, view, words) for item in items]
        assert len(set(lines)) == len(lines)
        for item in items:
            below = [label(each, view, words, frozenset({item.level})) for each in items_of(item.options)]
            assert len(set(below)) == len(below)


@pytest.mark.parametrize("commanders", COMMANDERS)
def test_what_is_offered_can_be_typed(commanders: str) -> None:
    lexicon = DESK.lexicon(Words("en"))
    for table, _, view in questions(commanders, 3, 200):
        options = choices_of(table, view)
        for option in options[::4]:
            typed = " ".join([option.choice.verb, *option.choice.args.values()])
            assert matching(understand(typed, table.state, lexicon), options, lexicon) == [option]


def test_what_cannot_be_done_is_refused_in_words() -> None:
    chain, lexicon = Chain("recon-left", "barrage"), DESK.lexicon(Words("en"))
    view = chain.game.view(chain.state, COMMANDER)
    [wanted] = candidates(
        understand("give recon (left) right general", chain.state, lexicon), chain.state, view, lexicon
    )
    said = chain.game.read(chain.state, COMMANDER, wanted)
    assert isinstance(said, Refusal)
    assert "not for the right general" in Words("en").refusal(said, "memoir44")


def test_a_card_on_the_table_is_shown_with_its_section_and_hands_as_counts() -> None:
    chain = Chain("attack-left", "barrage").does(COMMANDER, "give card=attack-left to=left")
    chief = page_of(chain, COMMANDER)
    assert "For the left general: Attack (left)" in chief
    assert "Attack" not in page_of(chain, RIGHT)
    view = cast(BattleView, chain.game.view(chain.state, RIGHT))
    assert held_by(view, 0) == "1+1+0+0"
    chain.does(COMMANDER, "end-hand-out").does(LEFT, "deploy card=attack-left section=left-2")
    shown = page_of(chain, RIGHT)
    assert "left flank 2: Attack (left)" in shown
    assert "Acting: left general" in shown


def test_the_part_of_a_general_in_the_finest_hour_is_no_initiative() -> None:
    chain = Chain("their-finest-hour", "barrage").does(COMMANDER, "carry-out card=their-finest-hour")
    shown = page_of(chain.does(COMMANDER, "end-hand-out"), RIGHT)
    assert "right general: Their Finest Hour" in shown
    assert "initiative" not in shown


def page_of(chain: Chain, seat: int) -> str:
    """Draw the page a seat sees, in one line."""
    view = chain.game.view(chain.state, seat)
    scene = Scene(DESK, view, Words("en").at_table(chain.game.seats))
    lines = Sheet(scene, 200, 50).lines(False)
    return " ".join(" ".join(line[158:] for line in lines).split())


def test_a_general_is_shown_his_own_sections() -> None:
    chain = Chain("attack-left", "barrage")
    shown = {}
    for seat in (LEFT, RIGHT):
        scene = Scene(DESK, chain.game.view(chain.state, seat), Words("en"))
        shown[seat] = Sheet(scene, 80, 24).lines(False)[0]
    assert "Z" in shown[LEFT][:54]  # the Axis looks from the top: its left is the right end of the map
    assert " A " in shown[RIGHT][:54]


def test_the_window_follows_what_is_asked() -> None:
    chain = Chain("attack-left", "barrage").does(COMMANDER, "give card=attack-left to=left", "end-hand-out")
    view = cast(BattleView, chain.game.view(chain.state, LEFT))
    items = items_of(options_of(view, [chain.game.spell(chain.state, choice) for choice in view.offers]))
    usual = cast(BattleView, MEMOIR44.game.view(chain.state, COMMANDER))
    assert focus_of(usual, [], 0, 26).middle == 26
    assert focus_of(usual, items, 0, 26).middle > 40
    assert focus_of(view, items, 3, 26).shift == 3


def test_a_map_too_wide_for_the_page_is_drawn_in_parts_that_show_all() -> None:
    lines = map_only(view_of(NAME), 80)
    assert max(map(len, lines)) <= 80
    letters = {letter for line in lines if " M m N " in line for letter in line.split()}
    assert {chr(ord("A") + place) for place in range(26)} <= letters


def test_six_sectors_are_parted_by_lines() -> None:
    view = view_of(NAME)
    sheet = Sheet(Scene(DESK, view, Words("en")), 200, 50)
    canvas = Canvas(200, 50)
    draw_board(canvas, cast(Any, sheet.map).plan, view)
    row = canvas.lines(False)[4]
    assert row.count("┊") == 5


def test_questions_about_sections_roles_and_cards_are_answered() -> None:
    chain = Chain("attack-left", "barrage")
    table = table_for("8", 1)
    table.state = chain.state
    answer = BattleAnswer(table, table.view(COMMANDER), Words("en"))
    assert any("On offer now" in line for line in answer.to("attack (left)", []))
    for asked, told in (
        ("left flank 1", "left flank 1"),
        ("left general", "commander-in-chief"),
        ("own initiative", "two dice"),
        ("w8", "left flank 1"),
    ):
        lines = BattleAnswer(table, table.view(COMMANDER), Words("en")).to(asked, [])
        assert any(told in line for line in lines), (asked, lines)


def test_a_section_to_play_in_is_named_with_its_columns() -> None:
    chain = Chain("attack-left", "barrage").does(COMMANDER, "give card=attack-left to=left", "end-hand-out")
    view = cast(BattleView, chain.game.view(chain.state, LEFT))
    options = options_of(view, [chain.game.spell(chain.state, choice) for choice in view.offers])
    lines = [label(item, view, Words("en")) for item in items_of(options)]
    assert lines == ["Attack (left): left flank 1 (V–Z)", "Attack (left): left flank 2 (Q–V)"]


def test_ends_and_holds_have_keys_of_their_own() -> None:
    chain = Chain("attack-right", "attack-left", "barrage")
    chain.does(COMMANDER, "give card=attack-right to=right", "give card=attack-left to=left", "end-hand-out")
    view = cast(BattleView, chain.game.view(chain.state, LEFT))
    options = options_of(view, [chain.game.spell(chain.state, choice) for choice in view.offers])
    items: list[Item] = items_of(options)
    assert [item.key for item in items if item.key] == ["h"]
    assert len(numbered(items)) == 2
    lexicon = DESK.lexicon(Words("de"))
    assert [
        each.choice.verb for each in matching(understand("h", chain.state, lexicon), options, lexicon)
    ] == ["hold"]
