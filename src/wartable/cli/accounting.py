"""A finished game in numbers, as tables of the terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.table import Table

import wartable
from wartable.account.result import Account
from wartable.account.telling import account_of
from wartable.account.words import luck_sentence
from wartable.cli.shared import Json, Language, out, plain, print_json, read_record
from wartable.engine.errors import BadTable
from wartable.engine.match import Match
from wartable.engine.text import Text

Name = Callable[[str], str]


def account(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a finished game.")],
    lang: Language = "en",
    as_json: Json = False,
) -> None:
    """A finished game in numbers: places, points by source, luck against what was to be expected, turning points."""
    match = wartable.replay(read_record(file))
    if not match.over:
        raise BadTable(f"{file}: the game is not over")
    told, text = account_of(match), match.game.text(lang)
    if as_json:
        print_json(msgspec.to_builtins(told))
        return
    names = {seat: text.name(match.spec.seats, seat) for seat in match.game.seats}
    _show_places(told, names)
    if told.chapters:
        _show_gains(told, names, text)
        _show_luck(told, names, text)
        _show_turning(told, match, lang)


def _show_places(told: Account, names: Mapping[str, str]) -> None:
    for placed in told.places:
        out.print(f"{placed.place}. {plain(names[placed.seat])}: {placed.score}")


def _show_gains(told: Account, names: Mapping[str, str], text: Text) -> None:
    """A row for each seat and source, a column for each chapter in which anything was scored."""
    used = [
        k for k in range(len(told.chapters)) if any(row[k] for seats in told.gains.values() for row in seats.values())
    ]
    view = Table(
        text.get("account-score"), "", *(text.get("account-chapter", number=told.chapters[k].number) for k in used), ""
    )
    for placed in told.places:
        for source, seats in told.gains.items():
            if row := seats.get(placed.seat):
                view.add_row(
                    names[placed.seat], text.get(f"account-source-{source}"), *_cells(row, used), str(sum(row))
                )
    out.print(view)


def _cells(row: Sequence[int], used: Sequence[int]) -> list[str]:
    return [str(row[k] or "") for k in used]


def _show_luck(told: Account, names: Mapping[str, str], text: Text) -> None:
    for fortune in told.fortunes:
        out.print(plain(text.labelled(names[fortune.total.seat], luck_sentence(fortune, text))), soft_wrap=True)


def _show_turning(told: Account, match: Match, lang: str) -> None:
    """Where the winner's lead changed most, and the event it changed by."""
    story = match.log(None)
    for one in told.turning:
        out.print(
            plain(f"{one.hinge:5}  {one.before:+} → {one.after:+}  {match.tell(story[one.hinge - 1], lang)}"),
            soft_wrap=True,
        )
