"""What every server reads before it has time for anyone, read once for all that are forked (`tests.forked`)."""

from __future__ import annotations

import wartable
from wartable.engine.identity import rules_digest
from wartable.games import spec_of

for game in wartable.game_names():
    wartable.load(game).text("en")
    rules_digest(spec_of(game))
