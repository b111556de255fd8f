"""What God's Playground adds to the command line."""

from __future__ import annotations

import json
from collections import Counter
from typing import Annotated

import typer

from wartable.bots import make_bot
from wartable.engine.game import Game
from wartable.games.gods_playground import SPEC
from wartable.games.gods_playground.board import ROUNDS


def fate(
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 100,
    players: Annotated[int, typer.Option(help="Number of players.")] = 3,
    edition: Annotated[str | None, typer.Option(help="Edition of the rules.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """How the country of God's Playground fares when bots rule it: what enters and what is lost, round by round."""
    table = Game(SPEC, players, edition, ())
    counts = {"held": Counter[int](), "entered": Counter[int](), "ruined": Counter[int](), "lost": Counter[int]()}
    with typer.progressbar(range(1, games + 1), label="playing", file=typer.get_text_stream("stderr")) as seeds:
        for seed in seeds:
            _play(table, seed, **counts)
    if as_json:
        means = [{name: count[number] / games for name, count in counts.items()} for number in range(1, ROUNDS + 1)]
        typer.echo(json.dumps([{"round": number, **row} for number, row in enumerate(means, 1)], indent=2))
        return
    typer.echo("| round | attacks held off | cubes that entered | regions under war or influence | estates lost |")
    typer.echo("|---|---|---|---|---|")
    for number in range(1, ROUNDS + 1):
        typer.echo(f"| {number} | {' | '.join(f'{count[number] / games:.1f}' for count in counts.values())} |")


def _play(
    game: Game, seed: int, held: Counter[int], entered: Counter[int], ruined: Counter[int], lost: Counter[int]
) -> None:
    match = game.new(seed=seed)
    bots = {seat: make_bot("heuristic", game, seed + k) for k, seat in enumerate(game.seats)}
    while not match.over:
        seat, at = match.asked[0], match.state.round
        match.play(seat, bots[seat].choose(match.view(seat), match.offer(seat)))
        for event in match.history[-1].events:
            held[at] += event.name in ("held-off", "treaty-kept")
            entered[at] += event.facts["entered"] if event.name == "attacked" else 0
            lost[at] += event.name in ("estate-lost", "estate-seized")
            ruined[at] += event.name in ("value-fell", "value-fell-influence")
            ruined[at] += event.name == "value-at-limit" and event.facts["value"] == 1
