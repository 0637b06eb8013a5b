"""The journal: what the house writes down while it is open, a line for each thing, for people or programs."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Any

READABLE = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class JsonLines(logging.Formatter):
    """Writes each thing as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Write a thing down."""
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, Any] = {
            "at": f"{at}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "of": record.name,
            "text": record.getMessage(),
        }
        if isinstance(record.args, dict):
            line |= record.args
        if record.exc_info:
            line["trouble"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def keep_journal(is_json: bool) -> None:
    """Write down what happens from now on."""
    out = logging.StreamHandler(sys.stderr)
    out.setFormatter(JsonLines() if is_json else logging.Formatter(READABLE))
    for name, level in (("bocage", logging.INFO), ("uvicorn", logging.WARNING)):
        logger = logging.getLogger(name)
        logger.handlers[:] = [out]
        logger.setLevel(level)
        logger.propagate = False
