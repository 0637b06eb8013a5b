"""Every line of sight of a thousand random boards against polygons in fractions: `python -m bench.sight`.

All pairs of hexes, both ways, for every class of unit, on the standard board, boards twice as wide, and
boards of any outline. A stopped run goes on where it was.
"""

import sys

from bench.boards import arguments, run


def main() -> int:
    """Compare a thousand boards, or as many as asked for."""
    asked = arguments(1_000).parse_args()
    return run("sight", asked.worlds, asked.jobs, asked.folder)


if __name__ == "__main__":
    sys.exit(main())
