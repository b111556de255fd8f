"""The table in words, for the terminal and for screen readers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wartable.engine.text import Text

from .state import SEAT, Table

View = Mapping[str, Any]


def describe(view: View, text: Text) -> list[tuple[str, list[str]]]:
    heading = text.get("describe-table", round=view["round"], prize=view["prize"])
    return [(heading, [_seat(view, seat, text) for seat in view["seats"]])]


def _seat(view: View, seat: str, text: Text) -> str:
    cards = ", ".join(card for card, count in view["hand"][seat].items() if count)
    facts = {"points": view["points"][seat], "cards": cards or text.get("none")}
    return text.get("describe-seat", seat=text.name(SEAT, seat), **facts)


def prompt(s: Table, seat: int) -> dict[str, Any]:
    """What the sentences of the prompts need."""
    return {"round": s.round, "prize": s.prize}


def odds(view: View, offer: list[str]) -> dict[str, float]:
    """Nothing here can be foreseen."""
    return {}
