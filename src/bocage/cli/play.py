"""`bocage play`: a game or a campaign at the terminal, new or taken up again."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from bocage.catalogue import GAMES, UNDAUNTED, AnyGame, Entry, find_scenario
from bocage.cli import chairs, film, saves
from bocage.cli.desk import desk_for
from bocage.cli.door import OneOf, Page, lang_option, words_of
from bocage.cli.party import Party, options
from bocage.cli.report import HungUp, Trouble, nearest
from bocage.cli.screen import InputEnded, screen_for
from bocage.cli.seating import COMMANDERS, SeatKind, ask_commanders, seating_asked
from bocage.kernel.committed import Committed, commitment
from bocage.kernel.header import check_header
from bocage.kernel.record import Facts, Record
from bocage.kernel.refusal import Refused
from bocage.kernel.state import OBSERVER
from bocage.kernel.table import Table, header_for

if TYPE_CHECKING:
    from bocage.cli.sitting import Sitting
    from bocage.words import Words


class Order:
    """What the command line asks for."""

    def __init__(self, words: Words, seats: dict[str, str | None], save: Path | None, edition: str) -> None:
        self.words = words
        self.seats = seats
        self.save = save
        self.edition = edition
        self.is_match = False
        self.seating = ""
        self.party = Party({})
        self.chosen: dict[str, str] = {}
        self.screen = screen_for(words)

    def seats_of(self, game: AnyGame) -> list[str | None]:
        """Tell who was asked for on the seats of a game; a side of another game is none of its."""
        self.check_sides(game)
        for seat in self.chosen:
            if seat not in game.seats:
                known = ", ".join(game.seats)
                raise Trouble("terminal-error-no-such-seat", 2, asked=seat[:40], known=known)
        return [self.chosen.get(seat) or self.seats.get(side_of(seat)) for seat in game.seats]

    def check_sides(self, game: AnyGame) -> None:
        """Refuse a side of another game."""
        sides = list(dict.fromkeys(side_of(seat) for seat in game.seats))
        for side, name in self.seats.items():
            if name is not None and side not in sides:
                known = ", ".join(sides)
                raise Trouble("terminal-error-no-such-side", 2, asked=f"--{side}", known=known)

    def rulings(self, entry: Entry) -> Facts:
        """Tell by which decisions a new game is played."""
        rulings = entry.rulings(self.edition_of(entry))
        return entry.varied(entry.seated(rulings, self.seating), self.party.variant())

    def check_seating(self, entry: Entry, scenario: str) -> None:
        """Refuse a seating that is none, or is asked of a scenario without a chain of command."""
        known = entry.seatings(scenario)
        if self.seating and not known:
            raise Trouble("terminal-error-no-commanders", 2, asked=scenario[:60])
        if self.seating and self.seating not in known:
            raise Trouble("terminal-error-no-seating", 2, asked=self.seating[:40])

    def edition_of(self, entry: Entry) -> str:
        """Tell which edition is played; only some games have several."""
        if self.edition and self.edition not in entry.editions:
            raise Trouble("terminal-error-no-editions", 2, asked=self.edition)
        return self.party.edition(self.edition) or entry.usual_edition()


def play(
    scenario: str | None,
    edition: str | None,
    match: bool,
    commanders: str | None,
    seating: str | None,
    seat: tuple[tuple[str, str], ...],
    resume: str | None,
    campaign: str | None,
    save: Path | None,
    **asked: Any,
) -> int:
    """Play what was asked for."""
    party = Party(asked)
    order = Order(words_of(click.get_current_context()), party.without(asked), save, edition or "")
    order.party = party
    order.is_match = match
    order.chosen = dict(seat)
    order.seating = seating_asked(commanders, seating)
    if resume is not None:
        return _resume(order, resume, scenario, campaign)
    varied = order.seating or order.party.is_asked()
    if campaign is not None and (scenario is not None or match or edition or varied):
        raise Trouble("terminal-error-campaign-alone", 2)
    try:
        if campaign is None:
            return new_game(order, scenario)
        from bocage.cli.tour import begin

        return begin(order, campaign)
    except (chairs.Declined, chairs.Back):
        order.screen.close()
        click.echo(order.words.say("terminal-nothing-begun"))
        return 0


def new_game(order: Order, scenario: str | None) -> int:
    """Begin a game, or a match of two, and play it."""
    with order.screen:
        name, names = _set_up(order, scenario)
        entry = entry_of(name)
        if not order.is_match:
            path = order.save or saves.fresh_path(saves.data_folder(), name)
            table, save = begin_game(entry, name, names, path, rulings=order.rulings(entry))
            brief(order, table)
            return sit_down(order, table, save, names)
    from bocage.cli.match import begin

    return begin(order, entry, name, names)


def _set_up(order: Order, scenario: str | None) -> tuple[str, list[str]]:
    """Find out what is played and who sits where; from the second list one can go back to the first."""
    if scenario is None:
        from bocage.cli.lists import chosen

        return chosen(order)
    name = numbered(scenario)
    entry = entry_of(name)
    order.edition_of(entry)
    if order.is_match and not desk_for(entry.game.name).has_medals:
        raise Trouble("terminal-error-no-match", 2, asked=name)
    order.check_seating(entry, name)
    order.party.check(entry, name, order.edition_of(entry))
    if order.is_match and order.party.is_asked():
        raise Trouble("terminal-error-no-match", 2, asked=name)
    if entry.seatings(name) and not order.seating and order.screen.is_live:
        order.seating = ask_commanders(order.words, order.screen)
    return name, seat_names(order, entry)


def side_of(seat: str) -> str:
    """Give the side of a seat by its name: the roles stand behind it."""
    return seat.partition("-")[0]


def brief(order: Order, table: Table[Any]) -> None:
    """Show what a scenario is about before it is played, where somebody looks."""
    from bocage.cli.reading import Reading

    if order.screen.is_live:
        Reading(table, OBSERVER, order.words, order.screen).show("scenario")


def entry_of(scenario: str) -> Entry:
    """Find the game of a scenario, or name the nearest known one."""
    entry = find_scenario(scenario)
    if entry is None:
        known = [name for each in GAMES.values() for name in each.scenarios]
        raise Trouble("terminal-error-no-scenario", 2, asked=scenario[:60], nearest=nearest(scenario, known))
    return entry


def numbered(scenario: str) -> str:
    """Take the number of a scenario of Undaunted for its name."""
    known = UNDAUNTED.scenarios
    if not (scenario.isascii() and scenario.isdigit()):
        return scenario
    number = int(scenario) if len(scenario) < 7 else 0
    if not 1 <= number <= len(known):
        raise Trouble("terminal-error-no-scenario-number", 2, asked=scenario[:20], most=len(known))
    return known[number - 1]


def seat_names(order: Order, entry: Entry) -> list[str]:
    """Find out who sits where."""
    game = entry.game_for(order.rulings(entry))
    words = order.words.at_table(game.seats)
    seats = [words.seat(seat, game.name) for seat in range(len(game.seats))]
    names = chairs.ask_names(order.seats_of(game), seats, order.words, order.screen)
    chairs.check_screen(names, order.screen)
    return names


def begin_game(
    entry: Entry,
    scenario: str,
    names: list[str],
    path: Path,
    notes: Facts | None = None,
    rulings: Facts | None = None,
) -> tuple[Table[Any], saves.Save]:
    """Set up a game with committed dice, and its save."""
    secret, name = secrets.token_hex(32), secrets.token_hex(8)
    dealer: Facts = {"kind": "committed", "commitment": commitment(secret), "game": name, "nonces": []}
    facts = {"scenario": scenario, **(notes or {})}
    rulings = rulings or entry.rulings()
    game = entry.game_for(rulings)
    header = header_for(game, entry.scenario(scenario), dealer, names, facts, rulings)
    table = Table(game, header, Committed(secret, name, []))
    save = saves.create(path, table.record.lines[0], secret)
    table.sink = save.append
    return table, save


def sit_down(order: Order, table: Table[Any], save: saves.Save, names: list[str]) -> int:
    """Play a game to its end; whatever cuts it short, it is saved."""
    from bocage.cli.sitting import Left, Sitting

    players = chairs.seat_players(table.game.name, names)
    sitting = Sitting(table, save, order.words, order.screen, players)
    try:
        sitting.play()
    except Left:
        return _left(order, save)
    except (KeyboardInterrupt, InputEnded, HungUp) as stop:
        raise _stopped(stop, save) from None
    except OSError as error:
        raise _unheard(order, error, save) from error
    finally:
        save.close()
    return _over(order, sitting)


def _left(order: Order, save: saves.Save) -> int:
    order.screen.close()
    click.echo(order.words.say("terminal-left", file=str(save.path)))
    return 0


def _stopped(stop: BaseException, save: saves.Save) -> Trouble:
    """Say that the game is saved, whatever ended the sitting."""
    code = stop.code if isinstance(stop, HungUp | Trouble) else 130
    key = "terminal-stopped-input" if isinstance(stop, InputEnded) else "terminal-stopped"
    return Trouble(key, code, file=str(save.path))


def _unheard(order: Order, error: OSError, save: saves.Save) -> Trouble:
    """Say what could not be written or shown, and that the game is saved all the same."""
    from bocage.cli.report import system_sentence

    return Trouble("terminal-stopped-output", why=system_sentence(order.words, error), file=str(save.path))


def _over(order: Order, sitting: Sitting) -> int:
    """Tell how it ended, on the screen that stays."""
    from bocage.cli.sitting import ended

    order.screen.close()
    click.echo(ended(sitting.table, order.words))
    click.echo(order.words.say("terminal-over", file=str(sitting.save.path)))
    return 0


# ---------------------------------------------------------------------------------------- taking up again


def _resume(order: Order, resume: str, scenario: str | None, campaign: str | None) -> int:
    """Go on with the game or the campaign that was named, or with the last one."""
    from bocage.cli import match, tour

    varied = order.seating or order.party.is_asked()
    if scenario is not None or campaign is not None or order.is_match or order.edition or varied:
        raise Trouble("terminal-error-resume-alone", 2)
    if order.save is not None:
        raise Trouble("terminal-error-resume-save", 2)
    path = (
        latest_of_all()
        if resume == LATEST
        else saves.named(resume, (saves.SUFFIX, tour.SUFFIX, match.SUFFIX))
    )
    if tour.is_campaign(path):
        return tour.go_on(order, path)
    if match.is_match(path):
        return match.go_on(order, path)
    with order.screen:
        table, save, names = reopen(order, path)
        code = sit_down(order, table, save, names)
    of_campaign = tour.campaign_of(table.record, path)
    of_match = match.match_of(table.record, path)
    if table.outcome() is None:
        return code
    if of_match:
        return match.go_on(order, of_match)
    return tour.go_on(order, of_campaign) if of_campaign else code


LATEST = "latest"
EDITIONS = tuple(dict.fromkeys(name for entry in GAMES.values() for name in entry.editions))


def latest_of_all() -> Path:
    """Find what was played last: a game that is not over, or a campaign between two games."""
    from bocage.cli import match, tour

    folder = saves.data_folder()
    found = [*tour.unfinished(folder), *match.unfinished(folder), *saves.running(folder)]
    return saves.last_touched(found, folder)


def reopen(order: Order, path: Path) -> tuple[Table[Any], saves.Save, list[str]]:
    """Take up a saved game: replay it, and let its dealer go on."""
    save, record, was_cut = saves.reopen(path)
    try:
        table = table_of(record, save)
        names = seats_asked(order, table, seats_now(record))
        chairs.check_screen(names, order.screen)
        reseat(table, seats_now(record), names)
    except BaseException:
        save.close()
        raise
    if was_cut and order.screen.is_live:
        order.screen.paint([order.words.say("terminal-cut-off")])
        order.screen.ask(order.words.say("terminal-page-only", to=order.words.say("terminal-page-to-game")))
    return table, save, names


def table_of(record: Record, save: saves.Save) -> Table[Any]:
    """Replay a record up to where it stands, with the dice it was promised."""
    from bocage.kernel.replay import dealer_of, replay, secret_in

    game = film.game_of(record)
    check_header(game, record.header)
    header = record.header["dealer"]
    assert isinstance(header, dict)
    if header.get("kind") != "committed":
        raise Trouble("terminal-error-not-a-save", file=str(save.path))
    secret = secret_in(record) or save.secret()
    if commitment(secret) != header.get("commitment"):
        raise Trouble("terminal-error-wrong-secret", file=str(saves.secret_path(save.path)))
    table = replay(game, record, dealer_of(secret, header))
    table.sink = save.append
    return table


def seats_now(record: Record) -> list[str]:
    """Tell who sits where after every seat that was handed over."""
    seats = record.header["seats"]
    assert isinstance(seats, list)
    names = [str(name) for name in seats]
    for entry in record.entries:
        if entry.get("act") == "hand-over":
            names[int(str(entry["seat"]))] = str(entry["to"])
    return [name if name in chairs.KINDS else chairs.PERSON for name in names]


def seats_asked(order: Order, table: Table[Any], names: list[str]) -> list[str]:
    """Tell who is to sit where from now on: as before, unless the command line says otherwise."""
    if table.outcome() is not None:
        return names
    asked = order.seats_of(table.game)
    return [new or name for new, name in zip(asked, names, strict=True)]


def reseat(table: Table[Any], before: list[str], names: list[str]) -> None:
    """Hand over the seats that change; it is written down, so everything has been checked by now."""
    for seat, name in enumerate(names):
        refusal = table.hand_over(seat, name) if name != before[seat] else None
        if refusal is not None:
            raise Refused(refusal)


page = Page(
    name="play",
    callback=play,
    help="terminal-command-play",
    params=[
        click.Argument(["scenario"], required=False),
        *[
            click.Option([f"--{side}"], type=OneOf(chairs.KINDS), help=f"terminal-option-{side}")
            for side in ("us", "german", "axis", "allies")
        ],
        click.Option(["--commanders"], type=OneOf(tuple(COMMANDERS)), help="terminal-option-commanders"),
        click.Option(["--seating"], metavar="TEXT", help="terminal-option-seating"),
        click.Option(["--seat"], type=SeatKind(), multiple=True, help="terminal-option-seat"),
        *options(),
        click.Option(["--edition"], type=OneOf(EDITIONS), help="terminal-option-play-edition"),
        click.Option(["--match"], is_flag=True, help="terminal-option-match"),
        click.Option(
            ["--resume"], is_flag=False, flag_value=LATEST, metavar="[FILE]", help="terminal-option-resume"
        ),
        click.Option(["--campaign"], metavar="A-B", help="terminal-option-campaign"),
        click.Option(
            ["--save"], type=click.Path(path_type=Path), metavar="FILE", help="terminal-option-save"
        ),
        lang_option(),
    ],
)
