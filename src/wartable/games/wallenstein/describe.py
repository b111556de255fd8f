"""The board and the seats in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wartable.engine.text import Text


def describe(view: Mapping[str, Any], text: Text) -> list[tuple[str, list[str]]]:
    return []


def odds(view: Mapping[str, Any], offer: list[str]) -> dict[str, float]:
    return {}
