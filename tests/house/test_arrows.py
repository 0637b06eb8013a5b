"""The house's arrows: who may import whom, and what kernel, grid and games must never touch."""

import ast
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

SRC = Path(__file__).parents[2] / "src"

FOUNDATION = frozenset({"kernel", "grid"})
GAMES = frozenset({"memoir44", "undaunted"})
BELOW_CATALOGUE = FOUNDATION | GAMES
MIDDLE = frozenset({"words", "players", "wire"})

# Room by room, what else of bocage it may import. Sideways and up are missing here, and so forbidden.
MAY_VISIT: dict[str, frozenset[str]] = {
    "kernel": frozenset(),
    "grid": frozenset(),
    **dict.fromkeys(GAMES, FOUNDATION),
    "catalogue": BELOW_CATALOGUE,
    # Generic over games: a game is reached through the catalogue, or from a page named after it (below).
    **dict.fromkeys(MIDDLE, FOUNDATION | {"catalogue"}),
    "arena": FOUNDATION | {"catalogue", "players"},
    **dict.fromkeys(("server", "rl"), BELOW_CATALOGUE | {"catalogue", "arena"} | MIDDLE),
    # The command opens the server's door, and no other front room's.
    "cli": BELOW_CATALOGUE | {"catalogue", "arena", "server"} | MIDDLE,
    # The package's own front page, for those who use it as a library, and `python -m bocage`.
    "": FOUNDATION | {"catalogue"},
    "__main__": frozenset({"cli"}),
}

# Rooms whose page <game>.py or <game>/ may import that game.
ROOMS_WITH_A_PAGE_PER_GAME = frozenset({"players", "words"})

# Kernel, grid and games know no clock, files, network, randomness, environment, processes or logging.
PURE = FOUNDATION | GAMES
# fmt: off
WORLDLY = frozenset({
    "calendar", "datetime", "sched", "time", "zoneinfo",
    "fileinput", "glob", "io", "mmap", "os", "pathlib", "pickle", "shelve", "shutil", "sqlite3", "tempfile",
    "http", "select", "selectors", "socket", "socketserver", "ssl", "urllib",
    "random", "secrets", "uuid",
    "ctypes", "getpass", "locale", "platform", "signal", "sys", "warnings",
    "asyncio", "concurrent", "multiprocessing", "subprocess", "threading",
    "logging",
})
# fmt: on
WORLDLY_CALLS = frozenset({"breakpoint", "input", "open", "print"})
THIRD_PARTY_IN_PURE = frozenset({"mypy_extensions"})


@dataclass
class Page:
    """A module as the checkers read it."""

    name: str
    source: str
    is_package: bool = False

    def nodes(self) -> Iterator[ast.AST]:
        """Everything in it, however deep."""
        return ast.walk(ast.parse(self.source))


Checker = Callable[[Page], list[str]]


def room_of(module: str) -> str:
    """The room of a module of bocage: its second name, or nothing for the package itself."""
    return module.split(".")[1] if "." in module else ""


def page_of(module: str) -> str:
    """The page of a room: its third name, or nothing."""
    return [*module.split("."), "", ""][2]


def module_of(path: Path, src: Path) -> str:
    """The dotted name of a source file."""
    parts = path.relative_to(src).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def origin(node: ast.ImportFrom, page: Page) -> str:
    """The absolute name an import starts from, its leading dots resolved."""
    if not node.level:
        return node.module or ""
    home = page.name.split(".")
    home = home[: len(home) - node.level + page.is_package]
    return ".".join([*home, node.module] if node.module else home)


def imports_of(page: Page) -> Iterator[tuple[int, str]]:
    """Every import in a module, wherever it stands: line and absolute dotted name."""
    for node in page.nodes():
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from ((node.lineno, f"{origin(node, page)}.{alias.name}") for alias in node.names)
        elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith(("import_module", "__import__")):
            yield from ((node.lineno, str(arg.value)) for arg in node.args if isinstance(arg, ast.Constant))


def may_import(module: str, target: str) -> bool:
    """Whether the arrow from a module of bocage to another points down, or stays at home."""
    room, wanted = room_of(module), room_of(target)
    if room == wanted or wanted in MAY_VISIT[room]:
        return True
    return room in ROOMS_WITH_A_PAGE_PER_GAME and wanted in GAMES and page_of(module) == wanted


def wrong_arrows(page: Page) -> list[str]:
    """The imports of bocage that point sideways or up."""
    if room_of(page.name) not in MAY_VISIT:
        return [f"{page.name}: the room '{room_of(page.name)}' is not in the table of arrows"]
    return [
        f"{page.name}:{line} must not import {target}"
        for line, target in imports_of(page)
        if target.split(".")[0] == "bocage" and not may_import(page.name, target)
    ]


def worldly_imports(page: Page) -> list[str]:
    """In a pure room: imports of clock, files, chance and the like, and of anything installed."""
    known = sys.stdlib_module_names | THIRD_PARTY_IN_PURE | {"bocage"}
    return [
        f"{page.name}:{line} must not import {target}"
        for line, target in imports_of(page)
        if target.split(".")[0] in WORLDLY or target.split(".")[0] not in known
    ]


def worldly_calls(page: Page) -> list[str]:
    """In a pure room: the built-in ways to files and the screen."""
    return [
        f"{page.name}:{node.lineno} must not call {node.func.id}"
        for node in page.nodes()
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in WORLDLY_CALLS
    ]


def makes_float(node: ast.AST) -> bool:
    """Whether a node is a float, names the type, or divides into one."""
    match node:
        case ast.Constant(value=value):
            return isinstance(value, float | complex)
        case ast.Name(id="float" | "complex"):
            return True
        case ast.BinOp(op=ast.Div()) | ast.AugAssign(op=ast.Div()):
            return True
    return False


def floats(page: Page) -> list[str]:
    """In a pure room: everything that is, makes or names a float."""
    return [
        f"{page.name}:{getattr(node, 'lineno', 0)} has a float: {ast.unparse(node)}"
        for node in page.nodes()
        if makes_float(node)
    ]


def complaints(check: Checker, rooms: frozenset[str] | None = None, src: Path = SRC) -> list[str]:
    """What a checker says about every module of the rooms, or of the whole house."""
    found: list[str] = []
    for path in sorted((src / "bocage").rglob("*.py")):
        module = module_of(path, src)
        if rooms is None or room_of(module) in rooms:
            found += check(Page(module, path.read_text("utf-8"), path.stem == "__init__"))
    return found


# ------------------------------------------------------------------------------------------ the house


def test_every_arrow_points_down() -> None:
    assert complaints(wrong_arrows) == []


def test_kernel_grid_and_games_import_nothing_of_the_outside_world() -> None:
    assert complaints(worldly_imports, PURE) == []


def test_kernel_grid_and_games_read_and_print_nothing() -> None:
    assert complaints(worldly_calls, PURE) == []


def test_kernel_grid_and_games_have_no_floats() -> None:
    assert complaints(floats, PURE) == []


# --------------------------------------------------------------------------------- the checkers themselves


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("bocage.kernel.game", "import bocage.grid"),
        ("bocage.grid.hexes", "from bocage.kernel import state"),
        ("bocage.undaunted.turn", "from bocage.memoir44.turn import play"),
        ("bocage.undaunted.turn", "from bocage import catalogue"),
        ("bocage.undaunted.turn", "def late():\n    import bocage.words"),
        ("bocage.undaunted.turn", "from ..memoir44 import turn"),
        ("bocage.undaunted.turn", "from .. import words"),
        ("bocage.undaunted.turn", "importlib.import_module('bocage.players')"),
        ("bocage.catalogue", "from bocage.words import texts"),
        ("bocage.words.texts", "from bocage.players import random"),
        ("bocage.players.random", "from bocage.undaunted import model"),
        ("bocage.players.undaunted", "from bocage.memoir44 import model"),
        ("bocage.wire.undaunted", "from bocage.undaunted import model"),
        ("bocage.server.app", "from bocage.cli import main"),
        ("bocage.kernel.game", "import bocage"),
        ("bocage", "from bocage.cli import main"),
        ("bocage.attic.trunk", "import json"),
    ],
)
def test_a_wrong_arrow_is_found(module: str, source: str) -> None:
    assert len(wrong_arrows(Page(module, source))) == 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("bocage.undaunted.turn", "from bocage.kernel.game import Game\nfrom bocage.grid import tiles"),
        ("bocage.undaunted.turn", "from .model import State\nfrom ..kernel import game"),
        ("bocage.catalogue", "from bocage.undaunted.game import GAME"),
        ("bocage.players.undaunted.opponent", "from bocage.undaunted import view"),
        ("bocage.words.undaunted", "from bocage.undaunted import view"),
        ("bocage.wire.messages", "from bocage.catalogue import GAMES"),
        ("bocage.cli.play", "from bocage.players import random\nfrom bocage.words import texts"),
        ("bocage.__main__", "from bocage.cli import main"),
    ],
)
def test_a_right_arrow_is_let_through(module: str, source: str) -> None:
    assert wrong_arrows(Page(module, source)) == []


def test_a_relative_import_in_a_package_front_starts_at_the_package() -> None:
    assert wrong_arrows(Page("bocage.undaunted", "from .model import State", is_package=True)) == []
    assert wrong_arrows(Page("bocage.undaunted", "from ..words import texts", is_package=True)) != []


@pytest.mark.parametrize(
    "source",
    [
        "import random",
        "import os.path",
        "from time import monotonic",
        "from pathlib import Path",
        "import click",
    ],
)
def test_a_worldly_import_is_found(source: str) -> None:
    assert len(worldly_imports(Page("bocage.kernel.game", source))) == 1


def test_the_imports_the_foundation_lives_on_are_let_through() -> None:
    source = "import hashlib, hmac, json, typing\nimport collections.abc\nfrom mypy_extensions import i64"
    assert worldly_imports(Page("bocage.kernel.committed", source)) == []
    assert worldly_imports(Page("bocage.kernel.record", "from .game import Game")) == []


def test_a_worldly_call_is_found_and_a_method_of_that_name_is_not() -> None:
    assert worldly_calls(Page("bocage.grid.hexes", "text = open('x')\nprint(text)")) == [
        "bocage.grid.hexes:1 must not call open",
        "bocage.grid.hexes:2 must not call print",
    ]
    assert worldly_calls(Page("bocage.kernel.game", "window.open()")) == []


@pytest.mark.parametrize(
    "source", ["x = 0.5", "x = float(y)", "x = a / b", "x /= 2", "x: float", "x = 1e3", "x = 2j"]
)
def test_a_float_is_found(source: str) -> None:
    assert len(floats(Page("bocage.grid.lines", source))) == 1


def test_whole_numbers_are_let_through() -> None:
    assert floats(Page("bocage.grid.lines", "x = a // b + 5 % 3\ny = 'a / b'\nx //= 2")) == []


def test_the_walk_over_the_house_reaches_every_file(tmp_path: Path) -> None:
    page = tmp_path / "bocage" / "undaunted" / "actions" / "attack.py"
    page.parent.mkdir(parents=True)
    page.write_text("import random\nfrom bocage.cli import main\nodds = 1 / 6\n")
    (page.parent / "__init__.py").write_text("from ...memoir44 import turn\n")
    assert complaints(wrong_arrows, src=tmp_path) == [
        "bocage.undaunted.actions:1 must not import bocage.memoir44.turn",
        "bocage.undaunted.actions.attack:2 must not import bocage.cli.main",
    ]
    assert complaints(worldly_imports, PURE, tmp_path) == [
        "bocage.undaunted.actions.attack:1 must not import random"
    ]
    assert complaints(floats, PURE, tmp_path) == ["bocage.undaunted.actions.attack:3 has a float: 1 / 6"]
    assert complaints(floats, frozenset({"kernel"}), tmp_path) == []
