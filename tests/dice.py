"""The same dice in every run: a test that hangs on how they fall shows it when it is written, not one run in a hundred.

Servers outlive tests and open tables for the next, so a file says which test runs. `WARTABLE_DICE=anything` lets all of
them fall otherwise: `make soak` looks for what other dice would show.
"""

from __future__ import annotations

import os
import random
import tempfile
from pathlib import Path

from wartable import bots
from wartable.engine import luck
from wartable.learning import examples
from wartable.tables import table

OTHERWISE = os.environ.get("WARTABLE_DICE", "")
FILE = "WARTABLE_TEST"


class Dice:
    """As much of `secrets` as tables and bots ask for."""

    def __init__(self) -> None:
        self._test = ""
        self._random = random.Random()

    def token_hex(self, length: int) -> str:
        return self._of_this_test().randbytes(length).hex()

    def randbits(self, bits: int) -> int:
        return self._of_this_test().getrandbits(bits)

    def _of_this_test(self) -> random.Random:
        if (test := Path(os.environ[FILE]).read_text(encoding="utf-8")) != self._test:
            self._test, self._random = test, random.Random(test)
        return self._random


def fall_alike() -> None:
    """In this process, from now on."""
    same = Dice()
    for module in (luck, table, bots, examples):
        module.secrets = same  # type: ignore[attr-defined]


def keep_note() -> None:
    """In the process that runs tests; those it starts know where to look."""
    os.environ[FILE] = f"{tempfile.gettempdir()}/wartable-test-{os.getpid()}"
    note("")


def note(test: str) -> None:
    Path(os.environ[FILE]).write_text(test + OTHERWISE, encoding="utf-8")
    random.seed(test + OTHERWISE)


def drop_note() -> None:
    Path(os.environ[FILE]).unlink(missing_ok=True)
