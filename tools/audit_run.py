"""A copy of the sources for mutants, and tests run against it in fresh processes."""

from __future__ import annotations

import json
import os
import py_compile
import shutil
import signal
import subprocess
import sys
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from tools import audit_probe

HERE = Path(__file__).resolve().parents[1]
# Compiled modules would run instead of the mutated sources; old byte code could, too.
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
FIXED = py_compile.PycInvalidationMode.UNCHECKED_HASH


@dataclass
class Run:
    """How a run of tests ended."""

    passed: bool
    output: str
    timed_out: bool = False
    outcomes: dict[str, str] = field(default_factory=dict)
    seconds: dict[str, float] = field(default_factory=dict)
    foreign: list[str] = field(default_factory=list)


class Copy:
    """The sources of a tree, copied to a place of their own where one file at a time may be changed."""

    def __init__(self, root: Path, place: Path) -> None:
        self.root = root
        self.place = place
        self.src = place / "src"
        shutil.copytree(root / "src", self.src, ignore=LEFT_OUT)
        for path in self.src.rglob("*.py"):
            _compiled(path)

    @contextmanager
    def changed(self, name: str, text: str) -> Iterator[None]:
        """Give a file (src/...) another text for a while."""
        path = self.place / name
        before = path.read_text(encoding="utf-8")
        try:
            path.write_text(text, encoding="utf-8")
            _compiled(path)
            yield
        finally:
            path.write_text(before, encoding="utf-8")
            _compiled(path)

    def run(self, nodes: list[str], timeout: float, stop_at_first: bool = True) -> Run:
        """Run tests against the copy."""
        report = self.place / "report.json"
        report.unlink(missing_ok=True)
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "tools.audit_probe"]
        command += ["-x"] if stop_at_first else []
        environment = self._environment(report, nodes)
        code, output = _finished([*command, *nodes], self.root, environment, timeout)
        told = json.loads(report.read_text(encoding="utf-8")) if report.exists() else {}
        return Run(code in (0, 5), output, code is None, **told)

    def _environment(self, report: Path, nodes: list[str]) -> dict[str, str]:
        files = {node.split("::")[0] for node in nodes}
        generated = any("hypothesis" in (self.root / file).read_text(encoding="utf-8") for file in files)
        return {
            **os.environ,
            "PYTHONPATH": os.pathsep.join([str(self.src), str(HERE)]),
            "PYTHONDONTWRITEBYTECODE": "1",
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # plugins load slower than most tests run
            "HYPOTHESIS_STORAGE_DIRECTORY": str(self.place / "hypothesis"),
            audit_probe.REPORT: str(report),
            audit_probe.SOURCE: str(self.src),
            audit_probe.GENERATED: "1" if generated else "",
        }


def _compiled(path: Path) -> None:
    """Byte code that is trusted as it is: times and sizes do not tell two mutants of one second apart."""
    if path.suffix == ".py":
        with warnings.catch_warnings(action="ignore"):
            py_compile.compile(str(path), doraise=True, invalidation_mode=FIXED)


def _finished(
    command: list[str], root: Path, environment: dict[str, str], timeout: float
) -> tuple[int | None, str]:
    """Exit code and output of a command; no code if it had to be stopped."""
    with subprocess.Popen(
        command,
        cwd=root,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    ) as process:
        try:
            output, _ = process.communicate(timeout=timeout)
        except subprocess.TimeoutExpired:
            return None, ""
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)  # the group of this very process, and nothing else
    return process.returncode, output
