"""Power cuts for programs as they are: what was not synced when a program dies is taken away again.

    library = compiled(Path("build"))              # None, with a reason printed, without a C compiler
    prepare(folder)                                # before each run
    run(program, env={**os.environ, **environment(library, folder, crash_at=17)})
    points(folder)                                 # how many there were
    discard_unsynced(folder)                       # what a disk may have kept, at its worst

or by hand: `env LD_PRELOAD=unsynced.so CRASH_FOLDER=/data CRASH_AT=17 program`. The first program that opens
something in the folder is watched, all its threads, but none of its children; a shell or `timeout` around it
does no harm, but is not what a signal by hand should go to. The folder must be there, and the program be dead
before anything is discarded; all notes lie beside the folder in FOLDER.unsynced.

Every write to a file of the folder, cut, creation, new name, removal, and every sync is a **point**. A run
without CRASH_AT counts them; with CRASH_AT=n the program dies (SIGKILL) just before point n is done, so that
n from 1 to their number is every state the disk can be left in. Killing it by hand at any moment is as good.
More settings: CRASH_TRACE=1 lists all points in FOLDER.unsynced/trace; FAIL_AT=n lets point n fail instead,
with the error number FAIL_WITH (5, as a broken disk; 28 is a full one), and FAIL_FOR=m the m from there on.
Syncs are not really made, since the system outlives the program, which makes crashing it thousands of times
quick; CRASH_SYNC_MICROS=4000 lets each take as long as on a disk, and CRASH_REAL_SYNC=1 makes them.

What a sync is good for is taken as strictly as POSIX says it: a sync of a file makes its content safe and no
name; a sync of a folder the names in it. `discard_unsynced(folder)` takes everything else away;
`discard_unsynced(folder, seed)` lets chance decide, as a disk does that writes in an order of its own: of the
unsynced content some sectors are kept, of the changed names the first few.

Not seen, and so not to be used by what is to be tested: writes through memory maps (SQLite's index of its
log is, which counts for nothing after a crash and is removed), stdio of C, io_uring, sync() of everything.
"""

from __future__ import annotations

import os
import random
import shutil
import struct
import subprocess
from dataclasses import dataclass
from pathlib import Path

SOURCE = Path(__file__).with_name("unsynced.c")
SECTOR = 512
HEAD = struct.Struct("=QQQ")
LENGTHS = struct.Struct("=II")
POINTS = struct.Struct("=QQ")
SCRATCH = "-shm"


@dataclass
class Undo:
    """A write: where it went, how long the file was before, and the bytes that were there."""

    place: int
    size: int
    old: bytes


@dataclass
class Name:
    """A name that came ('c'), went ('u', and what it named is kept aside) or came from another ('r')."""

    what: str
    path: Path
    other: str


def compiled(folder: Path) -> Path | None:
    """Compile the library into a folder, if there is a compiler; it is made anew when its source is newer."""
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None or os.uname().sysname != "Linux":
        print("unsynced: SKIPPED: needs Linux and a C compiler (cc)")
        return None
    library = folder / "unsynced.so"
    if not library.exists() or library.stat().st_mtime < SOURCE.stat().st_mtime:
        part = folder / f"unsynced.{os.getpid()}.so"
        flags = ["-shared", "-fPIC", "-O2", "-fvisibility=hidden"]
        subprocess.run([compiler, *flags, "-o", str(part), str(SOURCE), "-ldl", "-lpthread"], check=True)
        part.replace(library)
    return library


def environment(library: Path, folder: Path, crash_at: int = 0, **settings: int) -> dict[str, str]:
    """Give what a program is to be started with; settings are those above, in small letters."""
    found = {"LD_PRELOAD": str(library.resolve()), "CRASH_FOLDER": str(folder), "CRASH_AT": str(crash_at)}
    return found | {name.upper(): str(value) for name, value in settings.items()}


def notes(folder: Path) -> Path:
    """Name the folder with what is noted."""
    folder = folder.resolve()
    return folder.with_name(folder.name + ".unsynced")


def prepare(folder: Path) -> None:
    """Forget what has been noted: all that is in the folder counts as safe."""
    shutil.rmtree(notes(folder), ignore_errors=True)


def points(folder: Path) -> int:
    """Tell how many points the program has come to."""
    return _counted(folder)[0]


def syncs(folder: Path) -> int:
    """Tell how many of the points were syncs that have been made."""
    return _counted(folder)[1]


def _counted(folder: Path) -> tuple[int, int]:
    place = notes(folder) / "points"
    if not place.exists():
        return 0, 0
    made, safe = POINTS.unpack(place.read_bytes())
    return made, safe


def discard_unsynced(folder: Path, seed: int | None = None) -> int:
    """Take away what was not synced when the program died, all or as chance will have it; tell how much."""
    chance = None if seed is None else random.Random(seed)  # noqa: S311  guards nothing
    taken = 0
    places = _by_inode(folder)
    for journal in sorted(notes(folder).glob("*.undo")):
        undos = read_undos(journal.read_bytes())
        place = places.get(int(journal.stem))
        if undos and place is not None:
            taken += len(undos)
            _take_back(place, undos, chance)
    taken += _take_names_back(folder, chance)
    for scratch in folder.glob(f"*{SCRATCH}"):
        scratch.unlink()
    prepare(folder)
    return taken


def read_undos(data: bytes) -> list[Undo]:
    """Read a journal up to its last whole note; what was noted in part has not been written."""
    undos, at = [], 0
    while at + HEAD.size <= len(data):
        place, length, size = HEAD.unpack_from(data, at)
        at += HEAD.size
        if at + length > len(data):
            break
        undos.append(Undo(place, size, data[at : at + length]))
        at += length
    return undos


def before(now: bytes, undos: list[Undo]) -> bytes:
    """Give what a file was before all that is noted."""
    content = bytearray(now)
    for undo in reversed(undos):
        content.extend(bytes(max(0, undo.size - len(content))))
        content[undo.place : undo.place + len(undo.old)] = undo.old
        del content[undo.size :]
    return bytes(content)


def mixed(old: bytes, new: bytes, chance: random.Random) -> bytes:
    """Give what a disk may hold that has written some of the sectors; ends that nobody wrote are empty."""
    size = chance.choice((len(old), len(new)))
    share = chance.random()
    content = b""
    for at in range(0, size, SECTOR):
        one, other = (new, old) if chance.random() < share else (old, new)
        content += (one[at : at + SECTOR] or other[at : at + SECTOR]).ljust(SECTOR, b"\0")
    return content[:size]


def _take_back(place: Path, undos: list[Undo], chance: random.Random | None) -> None:
    now = place.read_bytes()
    old = before(now, undos)
    place.write_bytes(old if chance is None else mixed(old, now, chance))


def _by_inode(folder: Path) -> dict[int, Path]:
    """Find all files by their number, also those that are kept aside."""
    found = {}
    for place in (*notes(folder).glob("kept-*"), *folder.rglob("*")):
        if place.is_file():
            found[place.stat().st_ino] = place
    return found


def read_names(data: bytes) -> list[Name]:
    """Read what became of names, up to the last whole note."""
    names, at = [], 0
    while at + 1 + LENGTHS.size <= len(data):
        what = chr(data[at])
        first, second = LENGTHS.unpack_from(data, at + 1)
        start = at + 1 + LENGTHS.size
        at = start + first + second
        if at > len(data):
            break
        path = os.fsdecode(data[start : start + first])
        names.append(Name(what, Path(path), os.fsdecode(data[start + first : at])))
    return names


def _take_names_back(folder: Path, chance: random.Random | None) -> int:
    journal = notes(folder) / "names"
    names = read_names(journal.read_bytes()) if journal.exists() else []
    lost = names if chance is None else names[chance.randint(0, len(names)) :]
    for name in reversed(lost):
        _take_name_back(folder, name)
    return len(lost)


def _take_name_back(folder: Path, name: Name) -> None:
    if name.what == "c":
        name.path.unlink(missing_ok=True)
    elif name.what == "u":
        (notes(folder) / name.other).replace(name.path)
    elif not Path(name.other).exists() and name.path.exists():
        name.path.rename(name.other)
