"""What every process of a server reads before it has time for anyone, read once for all that are forked."""

from __future__ import annotations

import wartable
import wartable.server.run
from wartable.engine.identity import rules_digest
from wartable.games import game_names, spec_of

__all__ = ["wartable"]
for game in game_names():
    wartable.load(game).text("en")
    rules_digest(spec_of(game))
