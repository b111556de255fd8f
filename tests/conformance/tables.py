"""The tables every conformance test runs at: each game, player count, edition, and each option alone and together."""

from __future__ import annotations

import wartable
from wartable.engine.game import Game
from wartable.games import spec_of

# Blind play of a game without an end of its own needs a limit; a game that always ends has none here.
LIMITS = {"la-conquete-du-monde": ("round-limit=4",)}
# Options that only make sense with a value, or whose bare form is the default.
VALUES = {
    "la-conquete-du-monde": {
        "joker": "wild",
        "deal": "even",
        "cards": "after-conquest",
        "sets": "alike-too",
        "movement": "one-move",
        "defence-dice": "2",
        "protection": "0",
        "army-cap": "20",
    },
    "gods-playground": {"vienna-held": "phalanx", "influence-ruins": "everywhere"},
}


def option_of(game: str, switch: str) -> str:
    value = VALUES.get(game, {}).get(switch)
    return f"{switch}={value}" if value else switch


def all_tables() -> list[Game]:
    tables = []
    for name in wartable.games():
        spec = spec_of(name)
        for edition in spec.switches.editions:
            tables += [wartable.load(name, players, edition) for players in spec.players_of(edition)]
        options = [option_of(name, switch) for switch in spec.switches.all]
        tables += [wartable.load(name, 3, None, [option]) for option in options]
        tables += [wartable.load(name, 3, None, options)]
        tables += [wartable.load(name, spec.players[-1], None, options)]
    return tables


def limited(game: Game) -> Game:
    """The same table with an end to blind play."""
    return wartable.load(game.name, game.players, game.edition, [*game.options, *LIMITS.get(game.name, ())])


def label(game: Game) -> str:
    options = "all-options" if len(game.options) > 5 else "+".join(game.options)
    return f"{game.name}-{game.players}-{game.edition}" + (f"-{options}" if options else "")


TABLES = all_tables()
LABELS = [label(game) for game in TABLES]
