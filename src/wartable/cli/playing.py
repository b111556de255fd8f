"""Playing, and telling what was played."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

import wartable
from wartable.cli.shared import (
    LONGEST_PACE,
    MOST,
    SHORTEST_THOUGHT,
    Edition,
    GameName,
    Json,
    Language,
    Options,
    OwnBoard,
    check_writable,
    load,
    out,
    plain,
    positive,
    print_json,
    read_record,
)  # fmt: skip
from wartable.engine.game import check_seed
from wartable.games import first_game, game_names, spec_of


def games(as_json: Json = False) -> None:
    """List the games with their players, editions, options, bots and lessons."""
    listed = [_facts_of(name) for name in game_names()]
    if as_json:
        print_json(listed)
        return
    for entry in listed:
        out.print(f"[bold]{entry['game']}[/]  {entry['players'][0]}-{entry['players'][1]} players")
        for key in ("editions", "options", "bots", "lessons"):
            out.print(f"  {key}: {', '.join(entry[key])}", soft_wrap=True)


def _facts_of(game: str) -> dict[str, Any]:
    from wartable.bots import bot_names
    from wartable.learning.lesson import lessons_of

    spec = spec_of(game)
    return {
        "game": game,
        "players": [spec.players[0], spec.players[-1]],
        "editions": list(spec.switches.editions),
        "options": list(spec.switches.all),
        "bots": bot_names(spec),
        "lessons": list(lessons_of(game)),
    }


def play(
    game: GameName = "",
    players: Annotated[int, typer.Option(help="Number of players.")] = 3,
    edition: Edition = None,
    option: Options = None,
    seat: Annotated[str, typer.Option(help="Your seat; `none` to watch the bots.")] = "red",
    bot: Annotated[str, typer.Option(help="Who sits at the other seats.")] = "heuristic",
    lang: Language = "en",
    seed: Annotated[int | None, typer.Option(help="Seeded luck instead of fair luck.")] = None,
    save: Annotated[Path | None, typer.Option(help="Write the record here when the game ends.")] = None,
    pace: Annotated[float, typer.Option(help="Seconds between the bots' choices.")] = 0.0,
    board: OwnBoard = None,
    seat_program: Annotated[
        list[str] | None,
        typer.Option(help="COMMAND at all seats of bots, or SEAT=COMMAND at one; may be repeated."),
    ] = None,
    program_seconds: Annotated[float, typer.Option(help="Seconds such a program has for a choice.")] = 10.0,
    program_log: Annotated[Path | None, typer.Option(help="Write here what such a program says of itself.")] = None,
) -> None:
    """Play against bots in the terminal."""
    from wartable import terminal
    from wartable.bots import make_bot
    from wartable.lab.speeds import prepare

    table = load(game or first_game(), players, edition, option, board)
    table.text(lang)
    mine = None if seat == "none" else seat
    if mine is not None:
        table.seat_index(mine)
    bots = {name: make_bot(bot, table, k + 1) for k, name in enumerate(table.seats) if name != mine}
    if seat_program:
        from wartable.cli.programs import keep_log, seated

        positive("program-seconds", program_seconds, LONGEST_PACE, SHORTEST_THOUGHT)
        keep_log(program_log)
        bots |= seated(seat_program, table, mine, program_seconds, lang)
    luck = None if seed is None else wartable.luck.fast(check_seed(seed))
    positive("pace", pace, LONGEST_PACE)
    check_writable(save)
    prepare(table.name)
    terminal.play(table, mine, bots, language=lang, luck=luck, save=save, console=out, ask=input, pace=pace)


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    upto: Annotated[int | None, typer.Option(help="Stop after so many choices.")] = None,
    seat: Annotated[
        str | None, typer.Option(help="Tell it from this seat's viewpoint; a spectator's if not given.")
    ] = None,
    lang: Language = "en",
    as_json: Json = False,
) -> None:
    """Replay a record without dice, tell what happened and show the outcome."""
    if upto is not None:
        positive("upto", upto, MOST)
    match = wartable.replay(read_record(file), upto)
    events = match.log(seat if seat is None else match.game.seats[match.game.seat_index(seat)])
    if as_json:
        print_json({"hash": match.hash, **match.outcome(), "events": [event.data() for event in events]})
        return
    for event in events:
        out.print(plain(f"{match.tell(event, lang)}  [{event.rule}]"), soft_wrap=True)
    out.print(match.prompt(None, lang))
    out.print(f"position {match.hash}")


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a finished game with fair luck.")],
    as_json: Json = False,
) -> None:
    """Prove every die and card of a finished game from its revealed seed."""
    proved = wartable.verify(read_record(file))
    if as_json:
        print_json({"verified": True, "answers": proved})
        return
    out.print(f"verified: the seed fits its commitment and gives all {proved} answers of luck")
