"""How strong bots are: games of one bot against others, one after the other, kept in a file as each ends.

    python tools/ladder.py play GAME --players 3 --bots search heuristic --games 200
    python tools/ladder.py table
    python tools/ladder.py speed [GAME …] --players 3

The first named has one seat, the second all others; each seed is played once from every seat, so that nobody is lucky
in what was dealt. What the file holds is not played again, so one can stop at any time and go on. A bot that looks
ahead thinks on one core here, as many games as there are cores being played side by side. Its seconds are those the
processor gave it, so nothing depends on what else the machine does; `search@400` thinks for 400 playouts instead.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import replace
from math import inf, sqrt
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))
import wartable
from wartable.bots import LEVELS, Bot, SearchBot, check_bot, make_bot, policy_names, stand_in
from wartable.bots.search import CORES, Budget, look
from wartable.engine.errors import BadTable, WartableError
from wartable.engine.game import Game
from wartable.engine.speeds import chances
from wartable.games import game_names
from wartable.lab.simulate import play_many
from wartable.lab.speeds import fast_of
from words import Words, above_nothing, some

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "docs" / "strength.jsonl"
PAGE = ROOT / "docs" / "strength.md"
BEGIN, END = "<!-- the ladder -->", "<!-- the end of the ladder -->"
STANDARD_ERRORS = 1.96
STEP_LIMIT = 20_000
MANY = 10**9  # playouts nobody reaches: only the clock ends them
STOPPED = 130
Pair = tuple[str, str, int, str, str]


def bot_of(name: str, game: Game, seed: int) -> Bot:
    """A bot by its name; one that looks ahead does so on one core, for as long as it really runs there."""
    level, _, playouts = name.partition("@")
    if level not in LEVELS:
        return make_bot(name, game, seed)
    budget = Budget(inf, int(playouts)) if playouts else LEVELS[level]
    return SearchBot(game, replace(budget, cores=1, clock=time.thread_time), seed)


def check(name: str, game: Game) -> None:
    """Before anything is played: raises BadTable."""
    level, at, playouts = name.partition("@")
    if not at or level not in LEVELS:
        check_bot(game.spec, name)
    elif not playouts.isdecimal() or int(playouts) < 1:
        raise BadTable(f"{name!r}: so many playouts are a whole number from 1, as in {level}@400")


def play(game: Game, one: str, others: str, number: int) -> dict[str, Any]:
    """One game; what is to be kept of it, with the seconds of processor it took."""
    began = time.thread_time()
    mine = game.seats[number % game.players]
    names = [one if seat == mine else others for seat in game.seats]
    winners, steps = (at_once if set(names) <= set(policy_names(game.spec)) else in_turns)(game, names, number)
    return {
        "game": game.name, "by": rules_of(game), "players": game.players, "one": one, "others": others,
        "number": number, "won": 1 / len(winners) if mine in winners else 0, "over": bool(winners), "steps": steps,
        "seconds": round(time.thread_time() - began, 1), "clock": "processor",
    }  # fmt: skip


def at_once(game: Game, names: list[str], number: int) -> tuple[Sequence[str], int]:
    """Bots that need no time play in compiled loops: who won in how many choices."""
    [played] = play_many(game, names, 1, number // game.players)
    return played.winners, played.steps


def in_turns(game: Game, names: list[str], number: int) -> tuple[Sequence[str], int]:
    """Each bot chooses by what it sees."""
    bots = {
        seat: bot_of(name, game, number * 100 + k) for k, (seat, name) in enumerate(zip(game.seats, names, strict=True))
    }
    match = game.new(seed=number // game.players)
    while not match.over and match.steps < STEP_LIMIT:
        seat = match.asked[number % len(match.asked)]
        match.play(seat, bots[seat].choose(match.view(seat), match.offer(seat)))
    return match.winners if match.over else (), match.steps


def rules_of(game: Game) -> str:
    return " ".join((game.edition, *game.options))


def kept(results: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in results.read_text().splitlines()] if results.exists() else []


def pair_of(row: dict[str, Any]) -> Pair:
    return row["game"], row["by"], row["players"], row["one"], row["others"]


def play_all(game: Game, one: str, others: str, games: int, results: Path, seconds: float) -> None:
    """Those of the first so many that were not played yet, as long as there is time."""
    fast_of(game.name)
    chances.load(game.spec)
    pair = (game.name, rules_of(game), game.players, one, others)
    played = {row["number"] for row in kept(results) if pair_of(row) == pair}
    until = time.monotonic() + seconds
    numbers = (number for number in range(games) if number not in played and time.monotonic() < until)
    done = len(played & set(range(games)))
    with results.open("a") as file:
        for row in _side_by_side(game, one, others, numbers):
            file.write(json.dumps(row) + "\n")
            file.flush()
            done += 1
            print(f"{done} of {games} games played", file=sys.stderr, flush=True)


def result(game: Game, one: str, others: str, results: Path) -> str:
    """All that is kept of a pair, in a line."""
    pair = (game.name, rules_of(game), game.players, one, others)
    rows = [row for row in kept(results) if pair_of(row) == pair]
    named = f"{game.name}, {rules_of(game)}, {game.players} players: {one} against {others}"
    if not rows:
        return f"{named} has not played yet"
    wins = sum(row["won"] for row in rows)
    low, high = wilson(wins, len(rows))
    won = f"won {wins / len(rows):.1%} of {len(rows)} games ({low:.1%} to {high:.1%})"
    endless = sum(not row["over"] for row in rows)
    return f"{named} {won}; {1 / game.players:.0%} would be even" + (f"; {endless} did not end" if endless else "")


def _side_by_side(game: Game, one: str, others: str, numbers: Iterator[int]) -> Iterator[dict[str, Any]]:
    """A game for each core, the next one when one ends."""
    pool = ThreadPoolExecutor(CORES)
    try:
        under_way = {pool.submit(play, game, one, others, k) for _, k in zip(range(CORES), numbers, strict=False)}
        while under_way:
            done = next(as_completed(under_way))
            under_way.remove(done)
            yield done.result()
            under_way |= {pool.submit(play, game, one, others, k) for _, k in zip("1", numbers, strict=False)}
    finally:
        pool.shutdown(wait=False, cancel_futures=True)  # whoever says stop waits for no game


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    z, share = STANDARD_ERRORS, wins / games
    middle = share + z * z / (2 * games)
    reach = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - reach) / (1 + z * z / games), (middle + reach) / (1 + z * z / games)


def lines(rows: Iterable[dict[str, Any]]) -> Iterator[str]:
    """A table for people: a line for each pair."""
    pairs: dict[Pair, list[dict[str, Any]]] = defaultdict(list)
    for row in rows:
        pairs[pair_of(row)].append(row)
    yield "| game | edition, options | players | bot | against | games | wins | 95 % interval | even |"
    yield "|---|---|---|---|---|---|---|---|---|"
    for (game, by, players, one, others), played in sorted(pairs.items()):
        wins = sum(row["won"] for row in played)
        low, high = wilson(wins, len(played))
        share = f"{wins / len(played):.1%} | {low:.1%} to {high:.1%} | {1 / players:.0%}"
        yield f"| {game} | {by} | {players} | {one} | {others} | {len(played)} | {share} |"


def write_page(results: Path, page: Path) -> None:
    """The table between its marks."""
    before, _, rest = page.read_text().partition(BEGIN)
    _, _, after = rest.partition(END)
    page.write_text(before + BEGIN + "\n" + "\n".join(lines(kept(results))) + "\n" + END + after)


def speeds(game: Game, seconds: float) -> Iterator[tuple[str, float]]:
    """Playouts a second of processor on one core: early, in the middle and late in a game of heuristics."""
    speed, whole = fast_of(game.name), moves(game, seed=1)
    for name, part in (("early", 0.1), ("middle", 0.5), ("late", 0.85)):
        match = game.new(seed=1)
        for seat, choice in whole[: int(part * len(whole))]:
            match.play(seat, choice)
        seat = match.asked[0]
        budget, began = Budget(seconds=seconds, playouts=MANY, cores=1), time.process_time()
        yield name, look(game, speed, match.view(seat), budget, 1).playouts / (time.process_time() - began)


def moves(game: Game, seed: int) -> list[tuple[str, str]]:
    match = game.new(seed=seed)
    bots = {seat: make_bot(stand_in(game.spec), game, k) for k, seat in enumerate(game.seats)}
    made = []
    while not match.over:
        seat = match.asked[0]
        made.append((seat, bots[seat].choose(match.view(seat), match.offer(seat))))
        match.play(*made[-1])
    return made


def read() -> Words:
    parser = Words(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--results", type=Path, default=RESULTS)
    commands = parser.add_subparsers(required=True, dest="command")
    table = commands.add_parser("table", help="write what was measured into docs/strength.md")
    table.add_argument("--page", type=Path, default=PAGE)
    games = commands.add_parser("play", help="play games of a pair")
    games.add_argument("game")
    games.add_argument("--players", type=some)
    games.add_argument("--edition")
    games.add_argument("--option", action="append", default=[])
    games.add_argument("--bots", nargs=2, required=True, metavar=("ONE", "OTHERS"))
    games.add_argument("--games", type=some, default=200)
    games.add_argument(
        "--minutes", type=above_nothing, default=inf, help="begin no game later than so many minutes from now"
    )
    rates = commands.add_parser("speed", help="playouts a second of processor")
    rates.add_argument("games", nargs="*", default=game_names())
    rates.add_argument("--players", type=some)
    rates.add_argument("--seconds", type=above_nothing, default=2.0)
    return parser


def carry_out(given: argparse.Namespace) -> None:
    if given.command == "table":
        write_page(given.results, given.page)
    elif given.command == "speed":
        for game in [wartable.load(name, given.players) for name in given.games]:
            found = speeds(game, given.seconds)
            print(game.name, ", ".join(f"{part} {rate:,.0f}" for part, rate in found), flush=True)
    else:
        game = wartable.load(given.game, given.players, given.edition, given.option)
        one, others = given.bots
        for name in given.bots:
            check(name, game)
        play_all(game, one, others, given.games, given.results, given.minutes * 60)
        print(result(game, one, others, given.results))


def main(words: Sequence[str] | None = None) -> None:
    parser = read()
    try:
        carry_out(parser.parse_args(words))
    except (WartableError, OSError) as error:
        parser.exit(2, f"{parser.prog}: {error}\n")
    except KeyboardInterrupt:
        print("stopped; every game that ended is kept", file=sys.stderr, flush=True)
        os._exit(STOPPED)  # threads that think are not waited for


if __name__ == "__main__":
    main()
