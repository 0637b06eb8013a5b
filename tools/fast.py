"""The compiled build: copies the sources to build/fast, compiles them there, and proves what was compiled.

The sources are copied because the build leaves compiled modules beside them, and an interpreted run of the
same tree would then quietly use those. Runs anew only when src, pyproject.toml or the Python has changed.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FAST = ROOT / "build" / "fast"
SITE = FAST / "site"
STAMP = FAST / "stamp"
BUILT_FROM = ("pyproject.toml", "README.md", "LICENSE", ".gitignore")
IGNORED = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
NO_COMPILER = 3  # exit code: nothing is wrong, there is just nothing to compile with


def missing() -> str | None:
    """Say what keeps this machine from compiling, or None."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if not any(shutil.which(name) for name in (os.environ.get("CC", compiler), compiler, "cc")):
        return f"no C compiler was found (looked for {compiler}); on Debian: apt install build-essential"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "a C compiler is here, but Python's header files are not; on Debian: apt install python3-dev"
    return None


def sources() -> Iterator[Path]:
    """Every file the compiled build is made from, in a steady order."""
    yield from (ROOT / name for name in BUILT_FROM if (ROOT / name).exists())
    for path in sorted((ROOT / "src").rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts and path.suffix not in {".so", ".pyd"}:
            yield path


def digest() -> str:
    """One value for sources, interpreter and this script."""
    total = hashlib.sha256(sys.version.encode() + Path(__file__).read_bytes())
    for path in sources():
        total.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


def is_fresh(stamp: str) -> bool:
    """Whether the build at hand was made from just these sources."""
    return STAMP.exists() and STAMP.read_text() == stamp


def copy_sources(tree: Path) -> None:
    """Lay a clean copy of what is built from beside nothing else."""
    shutil.rmtree(FAST, ignore_errors=True)
    shutil.copytree(ROOT / "src", tree / "src", ignore=IGNORED)
    for name in BUILT_FROM:
        if (ROOT / name).exists():
            shutil.copy2(ROOT / name, tree / name)


def build_wheel(tree: Path) -> Path:
    """Compile and pack; the build's own words come out when it fails."""
    env = {**os.environ, "HATCH_BUILD_HOOK_ENABLE_MYPYC": "1"}
    env.pop("PYTHONPATH", None)
    command = [
        sys.executable,
        "-m",
        "hatchling",
        "build",
        "--target",
        "wheel",
        "--directory",
        str(FAST / "dist"),
    ]
    done = subprocess.run(command, cwd=tree, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        words = (done.stdout + done.stderr).rpartition("Error while invoking Mypyc:\n")[2].strip()
        sys.exit(f"{words}\nbocage: the compiled build failed; the lines above say where.")
    return next((FAST / "dist").glob("*.whl"))


def unpack(wheel: Path) -> list[str]:
    """Unpack the wheel for PYTHONPATH and name the modules that came out compiled."""
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(SITE)
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    found = [path.relative_to(SITE).as_posix() for path in (SITE / "bocage").rglob(f"*{suffix}")]
    return sorted(name.removesuffix(suffix).replace("/", ".") for name in found)


def prove(modules: list[str]) -> None:
    """Import each compiled module as a test run would, and insist that the compiled file is what runs."""
    program = (
        "import importlib, sys\n"
        "for name in sys.argv[2:]:\n"
        "    file = importlib.import_module(name).__file__\n"
        "    if not (file.startswith(sys.argv[1]) and file.endswith(('.so', '.pyd'))):\n"
        "        sys.exit(f'bocage: {name} runs interpreted, from {file}')\n"
    )
    env = {**os.environ, "PYTHONPATH": str(SITE)}
    command = [sys.executable, "-c", program, str(SITE), *modules]
    if subprocess.run(command, env=env, check=False).returncode:
        sys.exit("bocage: the compiled build does not import; the lines above say why.")


def build(stamp: str) -> None:
    """Make the compiled build from scratch; the stamp comes last, so that a broken one is never fresh."""
    tree = FAST / "tree"
    copy_sources(tree)
    modules = unpack(build_wheel(tree))
    if not modules:
        sys.exit("bocage: nothing was compiled; does the mypyc list of pyproject.toml still match src?")
    prove(modules)
    STAMP.write_text(stamp)
    print(f"bocage: {len(modules)} modules compiled: {', '.join(modules)}")


def main() -> int:
    """Build when something changed; exit with 3 when this machine cannot compile."""
    reason = missing()
    if reason:
        print(f"bocage: the compiled build is left out: {reason}. Everything works interpreted.")
        return NO_COMPILER
    stamp = digest()
    if is_fresh(stamp):
        print("bocage: the compiled build is up to date")
    else:
        print("bocage: compiling (once per change of src)", flush=True)
        build(stamp)
    return 0


if __name__ == "__main__":
    sys.exit(main())
