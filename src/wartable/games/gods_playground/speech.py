"""What the sentences of choices need from the table: the worth of an estate, the enemy a campaign attacks."""

from __future__ import annotations

from typing import Any

from wartable.games.gods_playground.board import FOE, MOST_CIRCLES, REGION
from wartable.games.gods_playground.stages.p10_campaigns import foe_attacked
from wartable.games.gods_playground.state import Commonwealth


def choice_facts(s: Commonwealth, choice: str) -> dict[str, Any]:
    """Beyond the words of the choice itself."""
    verb, *words = choice.split()
    if verb in ("manager", "city"):
        return estate_facts(s, REGION.index(words[0]), int(words[1]) - 1)
    if verb == "campaign":
        return {"foe": (FOE, FOE.members[foe_attacked(s, REGION.index(words[0]))])}
    return {}


def estate_facts(s: Commonwealth, region: int, circle: int) -> dict[str, Any]:
    """A circle is known by its worth; where several have the same, by its place among those."""
    row = s.worth[region * MOST_CIRCLES : (region + 1) * MOST_CIRCLES][: s.circles[region]]
    worth = row[circle] if circle < len(row) else 0
    alike = [k for k, other in enumerate(row) if other == worth]
    if len(alike) < 2:
        return {"worth": worth, "twin": "none"}
    return {"worth": worth, "twin": "inner" if circle == alike[0] else "outer" if circle == alike[-1] else "middle"}
