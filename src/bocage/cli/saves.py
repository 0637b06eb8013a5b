"""Saved games: a record that is safe on the disk before an entry counts, and the secret of its dice.

Beside a running game `NAME.bocage` lies `NAME.bocage.secret`, readable by its owner only. It goes when the
game is over and the secret has been written into the record.
"""

from __future__ import annotations

import contextlib
import fcntl
import os
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

from bocage.cli.report import Trouble
from bocage.kernel.record import BadRecord, Record, load_what_is_whole
from bocage.kernel.refusal import Refusal

SUFFIX = ".bocage"
SECRET = ".secret"  # noqa: S105  the ending of a file name

SENSELESS = (ValueError, KeyError, TypeError, OverflowError, RecursionError)
"""What reading a score sheet that is damaged, or none, can run into."""


def data_folder(environ: Mapping[str, str] = os.environ) -> Path:
    """Name the folder games are kept in."""
    base = environ.get("XDG_DATA_HOME", "")
    root = (
        Path(base) if base.startswith("/") else Path(environ.get("HOME", "~")).expanduser() / ".local/share"
    )
    return root / "bocage" / "games"


def fresh_path(folder: Path, scenario: str) -> Path:
    """Find a name nobody has used yet: the day, the time, the scenario."""
    stem = f"{datetime.now().astimezone():%Y-%m-%d-%H%M}-{scenario}"
    path = folder / f"{stem}{SUFFIX}"
    count = 2
    while path.exists() or secret_path(path).exists():
        path = folder / f"{stem}-{count}{SUFFIX}"
        count += 1
    return path


def secret_path(path: Path) -> Path:
    """Name the file with the secret of a game's dice."""
    return path.with_name(path.name + SECRET)


def running(folder: Path) -> list[Path]:
    """List the games that are not over; they still have their secret."""
    found = [path.with_name(path.name.removesuffix(SECRET)) for path in folder.glob(f"*{SUFFIX}{SECRET}")]
    return [path for path in found if path.exists()]


def last_touched(paths: list[Path], folder: Path) -> Path:
    """Choose what was played last."""
    if not paths:
        raise Trouble("terminal-error-nothing-to-resume", folder=str(folder))
    return max(paths, key=lambda path: path.stat().st_mtime_ns)


def games_in(folder: Path) -> list[Path]:
    """List all games, the one played last before all others."""
    return sorted(folder.glob(f"*{SUFFIX}"), key=lambda path: -path.stat().st_mtime_ns)


def last_game() -> Path:
    """Find the game that was played last, over or not."""
    folder = data_folder()
    found = games_in(folder)
    if not found:
        raise Trouble("terminal-error-no-games", folder=str(folder))
    return found[0]


def named(name: str, endings: tuple[str, ...] = (SUFFIX,)) -> Path:
    """Find a file by its path, or a game kept in the usual folder by its name, with or without its ending."""
    path = Path(name)
    if path.exists() or os.sep in name:
        return path
    kept = [data_folder() / f"{name}{ending}" for ending in ("", *endings)]
    return next((each for each in kept if each.is_file()), path)


class Save:
    """An open save. Whoever holds it is the only one who adds to it."""

    def __init__(self, path: Path, file: int, size: int) -> None:
        self.path = path
        self._file = file
        self._size = size

    def append(self, line: str) -> None:
        """Write a line and wait until it is safe; a line that does not fit leaves no trace."""
        data = (line + "\n").encode()
        try:
            write_safely(self._file, data, self._size, self.path)
        except OSError:
            self._cut()
            raise
        self._size += len(data)

    def close(self) -> None:
        """Let go of the file and its lock."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1

    def secret(self) -> str:
        """Read the secret of the dice."""
        try:
            return secret_path(self.path).read_text(encoding="ascii").strip()
        except (FileNotFoundError, UnicodeDecodeError):
            raise Trouble("terminal-error-no-secret", file=str(secret_path(self.path))) from None

    def forget_secret(self) -> None:
        """Remove the file with the secret, which stands in the record by now."""
        secret_path(self.path).unlink(missing_ok=True)

    def _cut(self) -> None:
        """Shorten the file to what was whole; should that fail too, reading it does the same."""
        with contextlib.suppress(OSError):
            os.ftruncate(self._file, self._size)
            os.fsync(self._file)


def create(path: Path, header: str, secret: str) -> Save:
    """Begin a save: first the secret, then the file with its header, all at once or not at all."""
    if path.exists():
        raise Trouble("terminal-error-exists", file=str(path))
    path.parent.mkdir(parents=True, exist_ok=True)
    _write_secret(secret_path(path), secret)
    try:
        return _begin(path, header)
    except BaseException:
        secret_path(path).unlink(missing_ok=True)
        raise


def reopen(path: Path) -> tuple[Save, Record, bool]:
    """Take a save up again; tell whether its last line had been cut off, which is then left out."""
    try:
        file = os.open(path, os.O_RDWR)
    except FileNotFoundError:
        raise Trouble("terminal-error-no-file", file=str(path)) from None
    try:
        lock(file, path)
        record, size, was_cut = read_whole_lines(path)
        if was_cut:
            os.ftruncate(file, size)
            os.fsync(file)
    except BaseException:
        os.close(file)
        raise
    return Save(path, file, size), record, was_cut


def read_whole_lines(path: Path) -> tuple[Record, int, bool]:
    """Read a record up to its last whole line; tell how long that is, and whether something was cut off."""
    data = path.read_bytes()
    size = data.rfind(b"\n") + 1
    if size == 0:
        raise BadRecord(Refusal("record-empty", "", {"line": "1"}))
    record, _ = load_what_is_whole(text_of(data[:size]))
    return record, size, size < len(data)


def read_record(path: Path) -> tuple[Record, bool]:
    """Read a record to look at it; nothing is changed."""
    record, _, was_cut = read_whole_lines(path)
    return record, was_cut


def text_of(data: bytes) -> str:
    """Decode a record, or say in which line it stops being text."""
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise BadRecord(Refusal("record-garbled", "", {"line": str(line)})) from None


def lock(file: int, path: Path) -> None:
    """Take a game for oneself, as long as this program runs."""
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise Trouble("terminal-error-locked", file=str(path)) from None


def write_safely(file: int, data: bytes, place: int, path: Path) -> None:
    """Write at a place, all of it, and wait for the disk; an error names the file."""
    try:
        while data:
            written = os.pwrite(file, data, place)
            data, place = data[written:], place + written
        os.fsync(file)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error


def replace_file(path: Path, text: str) -> None:
    """Put a text into a file so that there is always either the old or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    file = os.open(part, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600)
    try:
        write_safely(file, text.encode(), 0, path)
        os.rename(part, path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    finally:
        os.close(file)
    _settle_folder(path.parent)


def _write_secret(path: Path, secret: str) -> None:
    try:
        file = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    except FileExistsError:
        raise Trouble("terminal-error-exists", file=str(path)) from None
    try:
        write_safely(file, f"{secret}\n".encode(), 0, path)
    except BaseException:
        path.unlink(missing_ok=True)
        raise
    finally:
        os.close(file)


def _begin(path: Path, header: str) -> Save:
    """Write the header aside, lock it, and only then give it its name."""
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    file = os.open(part, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600)
    try:
        lock(file, path)
        data = f"{header}\n".encode()
        write_safely(file, data, 0, path)
        _name(part, path)
    except BaseException:
        os.close(file)
        part.unlink(missing_ok=True)
        raise
    _settle_folder(path.parent)
    return Save(path, file, len(data))


def _name(part: Path, path: Path) -> None:
    """Give a file its name without taking one that is in use; some file systems know no links."""
    try:
        os.link(part, path)
    except FileExistsError:
        raise Trouble("terminal-error-exists", file=str(path)) from None
    except OSError:
        os.rename(part, path)
    else:
        part.unlink()


def _settle_folder(folder: Path) -> None:
    """Wait until the folder itself is safe on the disk, where that is possible."""
    with contextlib.suppress(OSError):
        file = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(file)
        finally:
            os.close(file)
