"""What is written after a tool's name: what is wrong with it is one line."""

from __future__ import annotations

import argparse
import math
from typing import NoReturn


class Words(argparse.ArgumentParser):
    """Says what is wrong in one line, and how to learn more."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (--help tells more)\n")


def above_nothing(text: str) -> float:
    number = float(text)
    if not (math.isfinite(number) and number > 0):
        raise argparse.ArgumentTypeError(f"a number above 0 is wanted, not {text}")
    return number


def some(text: str) -> int:
    if int(text) < 1:
        raise argparse.ArgumentTypeError(f"a whole number from 1 is wanted, not {text}")
    return int(text)
