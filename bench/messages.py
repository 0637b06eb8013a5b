"""Messages nobody should send: `python -m bench.messages --messages 1000000`, to a real house right here.

None may be accepted: records stay as they are but for honest moves in between, which bring other states. None
may bring anything down, and no answer may take longer than a second; twenty are sent before the answers are
awaited, and the time is that of all twenty. With `--keep FILE` a run goes on where the last one stopped.
"""

import argparse
import asyncio
import json
import logging
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from bench.nonsense import Nonsense, Troubles, Wrong
from tests.server.visitor import opened

ROUND = 5_000


def rounds(messages: int, first: int, most: float, troubles: Troubles) -> tuple[Counter[str], float, int]:
    """Send rounds of messages; give what was counted, the longest time, and the rounds made."""
    counted: Counter[str] = Counter()
    slowest, made, began = 0.0, 0, time.monotonic()
    with tempfile.TemporaryDirectory() as folder, opened(Path(folder) / "house.db", workers=0) as house:
        while counted["messages"] < messages and time.monotonic() - began < most:
            nonsense = Nonsense(house, first + made)
            asyncio.run(nonsense.round(min(ROUND, messages - counted["messages"])))
            if troubles.lines:
                raise Wrong(troubles.lines[0])
            made += 1
            counted += nonsense.counted
            counted["messages"] += nonsense.sent
            slowest = max(slowest, nonsense.slowest)
            print(f"{counted['messages']:,} messages, slowest {slowest:.3f} s", file=sys.stderr, flush=True)
    return counted, slowest, made


def main() -> int:
    """Send messages; exit code 1 where one was accepted, or brought something down."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=1_000_000)
    parser.add_argument("--most-seconds", type=float, default=3600.0)
    parser.add_argument("--keep", type=Path)
    asked = parser.parse_args()
    kept = json.loads(asked.keep.read_text()) if asked.keep and asked.keep.exists() else {}
    troubles = Troubles()
    logging.getLogger().addHandler(troubles)
    began = time.monotonic()
    try:
        counted, slowest, made = rounds(
            asked.messages - kept.get("messages", 0), kept.get("rounds", 0), asked.most_seconds, troubles
        )
    except Wrong as wrong:
        print(f"WRONG: {wrong}")
        return 1
    seconds = time.monotonic() - began
    whole = Counter(kept.get("counted", {})) + counted
    slowest = max(slowest, kept.get("slowest", 0.0))
    if asked.keep:
        facts = {"messages": whole["messages"], "rounds": kept.get("rounds", 0) + made, "slowest": slowest}
        asked.keep.write_text(json.dumps({**facts, "counted": whole}))
    for key, number in sorted(whole.items()):
        print(f"{key:40} {number:>12,}")
    print(f"slowest answer {slowest:.3f} s; {counted['messages'] / seconds:.0f} messages a second")
    return 0


if __name__ == "__main__":
    sys.exit(main())
