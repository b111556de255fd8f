"""How Poland fares when bots rule it: what enters, what is lost and what is left, round by round.

python tools/fate.py --games 100
"""

from __future__ import annotations

import argparse
from collections import Counter

import wartable
from wartable.engine.match import Match

GAME = "gods-playground"


def play(game: wartable.Game, seed: int, entered: Counter[int], lost: Counter[int], ruined: Counter[int]) -> Match:
    match = game.new(seed=seed)
    policy = wartable.load(GAME).spec.bots["heuristic"]
    while not match.over:
        seat, round_played = match.asked[0], match.state.round
        ids = match.offer_ids(seat)
        choice = policy(match.state, game.seat_index(seat), ids, len(ids))
        match.play(seat, game.spec.verbs.text(choice))
        for event in match.history[-1].events:
            entered[round_played] += event.facts["entered"] if event.name == "attacked" else 0
            lost[round_played] += event.name in ("estate-lost", "estate-seized")
            ruined[round_played] += event.name in ("value-fell", "value-fell-influence")
            ruined[round_played] += event.name == "value-at-limit" and event.facts["value"] == 1
    return match


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--edition", default=None)
    arguments = parser.parse_args()
    game = wartable.load(GAME, arguments.players, arguments.edition)
    entered, lost, ruined = Counter[int](), Counter[int](), Counter[int]()
    for seed in range(1, arguments.games + 1):
        play(game, seed, entered, lost, ruined)
        print(f"\r{seed} games", end="", flush=True)
    print("\n| round | cubes that entered | regions under war or influence | estates lost |\n|---|---|---|---|")
    for number in range(1, 5):
        shares = (f"{counted[number] / arguments.games:.1f}" for counted in (entered, ruined, lost))
        print(f"| {number} | {' | '.join(shares)} |")


if __name__ == "__main__":
    main()
