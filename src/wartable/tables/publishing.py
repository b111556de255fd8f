"""Finished games for the open dataset: of tables that agreed to it when they opened, and without anybody's name.

Each is replayed by its stored record, and only what the game itself is made of is taken: no name, account, token, word,
clock or time, and no id of a table. A game is named by its own choices.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import sqlalchemy as sa

import wartable
from wartable.engine.match import Match
from wartable.engine.record import Record
from wartable.engine.replay import follow
from wartable.lab import dataset
from wartable.lab.dataset import CHOICES, GAMES, Row
from wartable.tables import schema
from wartable.tables.affairs import StoodIn, company_of, read
from wartable.tables.errors import Held
from wartable.tables.restore import restored
from wartable.tables.rows import ENDED, OVER, Kept, read_table
from wartable.tables.storage import visit
from wartable.wire.terms import read_terms

AGREED = schema.tables.c.terms.contains('"dataset":true', autoescape=True)  # as terms are written
ENDINGS = {"end": "agreed", "concede": "conceded"}


@dataclass
class Published:
    """What was written, and which tables could not be."""

    games: int = 0
    choices: int = 0
    held: dict[str, str] = field(default_factory=dict)  # by table, why


Walk = Callable[[Sequence[str]], Iterator[str]]


def publish(url: str, folder: Path, walk: Walk = iter) -> Published:
    """Both files of the dataset, from a database a server may play on. Raises BadDatabase."""
    dataset.arrow()
    folder.mkdir(parents=True, exist_ok=True)
    done = Published()
    games, choices = (dataset.writing(folder / f"{name}.parquet", columns) for name, columns in FILES.items())
    with visit(url) as connection, games as write_game, choices as write_choices:
        for table in walk(_finished(connection)):
            kept = read_table(connection, table)
            assert kept is not None, "one transaction sees one database"
            try:
                game, made = rows_of(kept)
            except Held as held:
                done.held[table] = held.reason
                continue
            write_game(dataset.table(GAMES, [game]))
            write_choices(dataset.table(CHOICES, made))
            done.games, done.choices = done.games + 1, done.choices + len(made)
    return done


FILES = {"games": GAMES, "choices": CHOICES}


def _finished(connection: sa.Connection) -> list[str]:
    """With a result: those that were abandoned or closed have none. In an order that tells nothing of when."""
    tables = schema.tables.c
    wanted = sa.select(tables.id).where(AGREED, tables.status.in_((OVER, ENDED)))
    return sorted(connection.scalars(wanted))


def rows_of(kept: Kept) -> tuple[Row, list[Row]]:
    """A finished game, and its choices. Raises Held if it does not replay as it was stored."""
    match = restored(kept)
    record = match.record()
    name = hashlib.sha256(str(record).encode()).hexdigest()[:20]
    row = dataset.table_row(match.game) | dataset.match_row(match, record) | _ending(kept, match)
    row |= {"game_id": name, "source": "server", "luck": "fair", "who": _who(kept, match)}
    return row, list(dataset.choice_rows(name, record, list(_asked(record))))


def _who(kept: Kept, match: Match) -> list[str]:
    stood_in = {affair.seat for affair in map(read, kept.affairs) if isinstance(affair, StoodIn)}
    found = {one.seat: one.bot or (dataset.BOTH if one.seat in stood_in else dataset.PERSON) for one in kept.seats}
    return [found[seat] for seat in match.game.seats]


def _ending(kept: Kept, match: Match) -> Row:
    if match.over:
        return {"ending": "over"}
    ended = company_of(kept.affairs, read_terms(kept.table.terms), {}).ended
    if ended is None:
        raise Held("it has no result")
    return {"ending": ENDINGS[ended.how], "winners": [seat for seat in match.game.seats if seat in ended.winners]}


def _asked(record: Record) -> Iterator[dataset.Asked]:
    """Before each choice: in which stage, and from how many."""
    for match, entry in zip(follow(record, wartable.load), record.entries, strict=False):
        yield dataset.asked_now(match, entry)
