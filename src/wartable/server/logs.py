"""Logs as JSON, one object a line: for whoever gathers the lines of many servers."""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime

import msgspec

from wartable.tables.errors import trail


class Lines(logging.Formatter):
    """Time, level, logger, message, and the table where it is known. Of an error the places it came through: its words
    may hold a choice, and so may what Python adds below the first line."""

    def format(self, entry: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(entry.created, UTC).isoformat(timespec="milliseconds"),
            "level": entry.levelname.lower(),
            "logger": entry.name,
            "message": entry.getMessage().partition("\n")[0],
        }
        if table := getattr(entry, "table", ""):
            line["table"] = table
        if entry.exc_info and entry.exc_info[1]:
            line["error"] = trail(entry.exc_info[1])
        return msgspec.json.encode(line).decode()


def write_lines() -> None:
    """From now on everything that is logged, by whomever, is such a line on standard error, and nowhere else."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.captureWarnings(True)


def announce(message: str, as_json: bool) -> None:
    """The first line on standard output: where the server is."""
    if as_json:
        entry = logging.LogRecord("wartable", logging.INFO, "", 0, message, None, None)
        message = Lines().format(entry)
    print(message, flush=True)
