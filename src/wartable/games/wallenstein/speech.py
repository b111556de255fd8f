"""What the sentences of choices need from the table: what a favour does and costs."""

from __future__ import annotations

from typing import Any

from wartable.games.wallenstein.board import BONUS, COUNTED, COURT_PRICE, FAVOUR, FAVOUR_KIND
from wartable.games.wallenstein.stages.x1_court import place_of_favour
from wartable.games.wallenstein.stages.x2_region_cards import amount_of
from wartable.games.wallenstein.state import Empire


def choice_facts(s: Empire, choice: str) -> dict[str, Any]:
    """Beyond the words of the choice itself."""
    verb, *words = choice.split()
    if verb == "favour":
        return favour_facts(s, FAVOUR.index(words[0]))
    if verb == "bonus" and s.player >= 0:
        return {"amount": amount_of(s, s.player, BONUS.index(words[0]))}
    return {"amount": 0} if verb == "bonus" else {}


def favour_facts(s: Empire, favour: int) -> dict[str, Any]:
    place = place_of_favour(s, favour)
    kind = FAVOUR_KIND.members[s.favour_kind[favour]]
    return {
        "kind": (FAVOUR_KIND, kind),
        "amount": s.favour_amount[favour] if kind in COUNTED else 0,
        "price": COURT_PRICE[place] if place >= 0 else 0,
    }
