"""A real film for the client's tests: the events of one choice, with the views before and after it.

python -m tests.film    writes the film of God's Playground anew, from a seeded game
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import wartable
from wartable.engine.match import Match

FILE = Path(__file__).parents[1] / "web/src/games/gods-playground/tests/film.json"
WANTED = {"attack-dice", "attacked", "fought", "driven-out"}


def film() -> dict[str, Any]:
    """The first choice of a heuristic game that sets off an attack worth showing."""
    match = wartable.load("gods-playground", 3).new(seed=8)
    sample = random.Random(8)
    while not match.over:
        before = match.view(None)
        choose(match, sample)
        events = [event for event in match.history[-1].events if event.audience is None]
        if {event.name for event in events} >= WANTED:
            return {"before": before, "events": [event.told() for event in events], "after": match.view(None)}
    raise AssertionError("no such film in this game")


def choose(match: Match, sample: random.Random) -> None:
    seat = sample.choice(match.asked)
    ids = match.offer_ids(seat)
    policy = match.spec.bots["heuristic"]
    match.play(seat, match.spec.verbs.text(policy(match.state, match.game.seat_index(seat), ids, len(ids))))


if __name__ == "__main__":
    FILE.write_text(json.dumps(film(), separators=(",", ":")) + "\n")
