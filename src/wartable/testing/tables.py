"""The tables a game is proved at: each edition and number of players, and each option alone and all together."""

from __future__ import annotations

from wartable.engine.game import Game, Spec


def tables_of(spec: Spec) -> list[Game]:
    options = [f"{name}={switch.text(switch.trial)}" for name, switch in spec.switches.all.items()]
    editions = spec.switches.editions
    tables = [Game(spec, players, edition, ()) for edition in editions for players in spec.players_of(edition)]
    few = 3 if 3 in spec.players else spec.players[0]  # two are each other's only neighbours: that hides much
    tables += [Game(spec, few, None, [option]) for option in options]
    tables += [Game(spec, players, None, options) for players in dict.fromkeys((few, spec.players[-1])) if options]
    return tables


def limited(game: Game) -> Game:
    """The same table with an end to blind play."""
    return Game(game.spec, game.players, game.edition, [*game.options, *game.spec.trial])


def label(game: Game) -> str:
    options = "all-options" if len(game.options) > 5 else "+".join(game.options)
    return f"{game.name}-{game.players}-{game.edition}" + (f"-{options}" if options else "")
