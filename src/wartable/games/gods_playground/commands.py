"""What God's Playground adds to the command line."""

from __future__ import annotations

from collections import Counter
from typing import Annotated

import typer

from wartable.engine.game import Game
from wartable.games.gods_playground import SPEC
from wartable.games.gods_playground.board import ROUNDS


def fate(
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 100,
    players: Annotated[int, typer.Option(help="Number of players.")] = 3,
    edition: Annotated[str | None, typer.Option(help="Edition of the rules.")] = None,
) -> None:
    """How the country of God's Playground fares when bots rule it: what enters and what is lost, round by round."""
    table = Game(SPEC, players, edition, ())
    counts = {"entered": Counter[int](), "ruined": Counter[int](), "lost": Counter[int]()}
    with typer.progressbar(range(1, games + 1), label="playing", file=typer.get_text_stream("stderr")) as seeds:
        for seed in seeds:
            _play(table, seed, **counts)
    typer.echo("| round | cubes that entered | regions under war or influence | estates lost |\n|---|---|---|---|")
    for number in range(1, ROUNDS + 1):
        typer.echo(f"| {number} | {' | '.join(f'{count[number] / games:.1f}' for count in counts.values())} |")


def _play(game: Game, seed: int, entered: Counter[int], ruined: Counter[int], lost: Counter[int]) -> None:
    match, policy = game.new(seed=seed), SPEC.bots["heuristic"]
    while not match.over:
        seat, at = match.asked[0], match.state.round
        ids = match.offer_ids(seat)
        choice = policy(match.state, game.seat_index(seat), ids, len(ids))
        match.play(seat, game.spec.verbs.text(choice))
        for event in match.history[-1].events:
            entered[at] += event.facts["entered"] if event.name == "attacked" else 0
            lost[at] += event.name in ("estate-lost", "estate-seized")
            ruined[at] += event.name in ("value-fell", "value-fell-influence")
            ruined[at] += event.name == "value-at-limit" and event.facts["value"] == 1
