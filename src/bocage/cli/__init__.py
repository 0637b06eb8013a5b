"""The `bocage` command: the way in. What a command needs is imported when that command runs."""

from __future__ import annotations

import sys

_INTERRUPTED = 130


def main() -> None:
    """Run the command line and leave with its exit code; Ctrl-C may come before there are words for it."""
    try:
        from bocage.cli.door import run

        code = run(sys.argv[1:])
    except KeyboardInterrupt:
        code = _INTERRUPTED
    sys.exit(code)
