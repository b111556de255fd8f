"""Real games for the client's tests: a film (the events of one choice, with the views before and after it) and a story
(all a seat was told, with its views on the way).

python -m tests.film    writes both anew, from seeded games
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import wartable
from wartable.engine.match import Match

GAMES = Path(__file__).parents[1] / "web/src/games"
FILM = GAMES / "gods-playground/tests/film.json"
STORY = GAMES / "la-conquete-du-monde/tests/story.json"
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


def story(seat: str = "red", points: int = 3) -> dict[str, Any]:
    """Cards come and go: the views after the first choices that changed the seat's own part."""
    match = wartable.load("la-conquete-du-monde", 2).new(seed=8)
    sample = random.Random(8)
    views: dict[int, Any] = {}
    while len(views) < points:
        choose(match, sample)
        if seat in match.history[-1].own:
            views[len(match.log(seat))] = match.view(seat)
    return {"seat": seat, "events": [event.told() for event in match.log(seat)], "views": views}


def choose(match: Match, sample: random.Random) -> None:
    seat = sample.choice(match.asked)
    ids = match.offer_ids(seat)
    policy = match.spec.bots["heuristic"]
    match.play(seat, match.spec.verbs.text(policy(match.state, match.game.seat_index(seat), ids, len(ids))))


if __name__ == "__main__":
    for path, data in ((FILM, film()), (STORY, story())):
        path.write_text(json.dumps(data, separators=(",", ":")) + "\n")
