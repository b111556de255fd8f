"""Reading what people write: whatever it is, it becomes a value or a ValueError with a sentence."""

from __future__ import annotations

import json
import tomllib
from typing import Any

MOST_DIGITS = 19  # of a number people write: seeds have the most


def is_whole(text: str) -> bool:
    """Whether a text is a whole number of a size that can mean something."""
    return text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS


def read_toml(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise ValueError("nested too deeply") from None


def read_json(text: str) -> Any:
    try:
        return json.loads(text)
    except RecursionError:
        raise ValueError("nested too deeply") from None
