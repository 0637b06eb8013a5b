"""`bocage serve`: open the house to the network, until it is stopped."""

from __future__ import annotations

import ipaddress
import signal
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from bocage.cli.door import Count, Page, lang_option, words_of
from bocage.cli.report import USAGE, Trouble
from bocage.cli.saves import data_folder

if TYPE_CHECKING:
    from bocage.server.settings import Settings

USUAL_PORT: Final = 8044


def house_file(asked: str | None) -> Path:
    """Name a house's file of data: the one that was asked for, or the usual one."""
    return Path(asked) if asked else data_folder().parent / "house.db"


def serve(**asked: Any) -> int:
    """Keep the house open until a signal closes it."""
    from bocage.server.app import create, porter
    from bocage.server.journal import keep_journal
    from bocage.server.store import StoreRefused

    settings = settings_of(asked)
    settings.file.parent.mkdir(parents=True, exist_ok=True)
    keep_journal(settings.logs_json)
    try:
        check_free(settings.file)
        _tell(settings)
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, signal.SIG_DFL)  # the house closes in a way of its own
        porter(settings, create(settings)).run()
    except StoreRefused as refused:
        raise trouble_of(refused) from None
    return 0


def _tell(settings: Settings) -> None:
    words = words_of(click.get_current_context())
    click.echo(words.say("terminal-serving", address=address_of(settings), file=str(settings.file)))


def check_free(file: Path) -> None:
    """Refuse a file of data that cannot be used, before anything is promised; raise StoreRefused."""
    from bocage.server.sqlite import SqliteStore

    SqliteStore(file).close_now()


def trouble_of(refused: Any) -> Trouble:
    """Say why a file of data cannot be used."""
    return Trouble(f"terminal-{refused.key}", **refused.facts)


def settings_of(asked: dict[str, Any]) -> Settings:
    """Make the settings of what was asked for."""
    from bocage.server.settings import Settings

    return Settings(
        file=house_file(asked["file"]),
        host=asked["host"],
        port=asked["port"],
        origins=asked["origin"],
        proxies=asked["proxy"] or "",
        hook_networks=asked["hook_network"],
        is_https=any([origin.startswith("https:") for origin in asked["origin"]]),
        workers=asked["workers"],
        logs_json=asked["json"],
    )


def address_of(settings: Settings) -> str:
    """Write the address at which the house is found."""
    return settings.origins[0] if settings.origins else f"http://{settings.host}:{settings.port}/"


class Network(click.ParamType[str]):
    """A network, written with its size."""

    name = "NET"

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Take the network, or say what one looks like."""
        try:
            return str(ipaddress.ip_network(value))
        except ValueError:
            raise Trouble("terminal-usage-network", USAGE, asked=value) from None


page = Page(
    name="serve",
    callback=serve,
    help="terminal-command-serve",
    params=[
        click.Option(["--file"], metavar="FILE", help="terminal-option-house-file"),
        click.Option(["--host"], default="127.0.0.1", metavar="A", help="terminal-option-host"),
        click.Option(["--port"], type=Count(0), default=USUAL_PORT, help="terminal-option-port"),
        click.Option(["--origin"], multiple=True, metavar="URL", help="terminal-option-origin"),
        click.Option(["--proxy"], metavar="A,B", help="terminal-option-proxy"),
        click.Option(["--hook-network"], multiple=True, type=Network(), help="terminal-option-hook-network"),
        click.Option(["--workers"], type=Count(1), default=1, help="terminal-option-workers"),
        click.Option(["--json"], is_flag=True, help="terminal-option-json"),
        lang_option(),
    ],
)
