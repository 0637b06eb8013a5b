"""Writes down where the rulebooks state each rule of the ledger, for `? UND-7.1` in the terminal.

`python tools/rulebook_pages.py > src/bocage/words/rulebook.txt`
"""

import sys
import tomllib
from pathlib import Path

RULES = Path(__file__).resolve().parents[1] / "rules"


def lines(folder: Path = RULES) -> list[str]:
    """List every rule with its page and heading."""
    ledgers = [tomllib.loads(path.read_text("utf-8")) for path in sorted(folder.glob("*.toml"))]
    return [f"{rule['id']}\t{rule['page']}\n" for ledger in ledgers for rule in ledger["rule"]]


if __name__ == "__main__":
    sys.stdout.writelines(lines())
