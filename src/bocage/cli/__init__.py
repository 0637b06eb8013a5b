"""The `bocage` command: the way in. What a command needs is imported when that command runs."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command line and leave with its exit code."""
    from bocage.cli.door import run

    sys.exit(run(sys.argv[1:]))
