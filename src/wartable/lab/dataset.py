"""The open dataset: games and choices as Parquet, whoever played them. docs/dataset.md says what the columns mean.

Nobody is named in it: a seat is a colour, and whoever sat there is a bot's name or `person`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from wartable.engine.errors import WartableError
from wartable.engine.game import Game
from wartable.engine.identity import rules_digest
from wartable.engine.match import Match
from wartable.engine.record import Entry, Record

VERSION = 1
PERSON, BOTH = "person", "both"
Row = dict[str, Any]


class Column(NamedTuple):
    name: str
    type: str
    meaning: str


GAMES = (
    Column("game_id", "string", "names the game in both tables"),
    Column("source", "string", "`lab` or `server`"),
    Column("experiment", "string?", "of a lab: which experiment"),
    Column("arm", "string?", "of a lab: which of its tables"),
    Column("game", "string", "the name of the game"),
    Column("rules", "int32", "the version of its rules"),
    Column("rules_digest", "string", "the digest of its rules: equal digests play equal games"),
    Column("players", "int32", "how many sat at the table"),
    Column("edition", "string", "the edition"),
    Column("options", "list<string>", "the options beside the edition"),
    Column("board", "string?", "the table's own numbers for the board, as JSON"),
    Column("luck", "string", "`fast` (a seeded stream) or `fair` (committed before the game, revealed after it)"),
    Column("seed", "int64?", "of a lab: the seed; the same seed gives the same game"),
    Column("seats", "list<string>", "the seats in their order at the table; lists by seat follow it"),
    Column("who", "list<string>", "by seat: the name of a bot, `person`, or `both` where a bot stood in for a person"),
    Column("first", "string?", "the seat that made the first choice"),
    Column("steps", "int32", "how many choices were made"),
    Column("ending", "string", "`over` (by the rules), `limit` (given up as endless), `agreed` or `conceded`"),
    Column("winners", "list<string>", "who won; several share a victory; nobody where the game was given up"),
    Column("scores", "list<int32>", "by seat"),
    Column("noted", "bool", "whether the other table has its choices"),
    Column("opening", "list<string>?", "what luck answered before the first choice"),
    Column("hash", "string?", "of the last position, as in a record"),
)
CHOICES = (
    Column("game_id", "string", "the game"),
    Column("step", "int32", "from 1"),
    Column("seat", "string", "who chose"),
    Column("stage", "string", "what was being asked"),
    Column("offered", "int32", "from how many choices; 0 for a standing order"),
    Column("verb", "string", "the kind of choice"),
    Column("choice", "string", "the choice as a record has it"),
    Column("order", "bool", "whether it is a standing order, set without being asked"),
    Column("luck", "list<string>", "what luck answered to it: dice as numbers, anything else by name"),
)
LUCK = (
    Column("game_id", "string", "the game"),
    Column("seat", "string", "whose luck"),
    Column("battles", "int32", "in how many battles"),
    Column("luck", "float64", "what came less its mean, or the reverse where less is better"),
    Column("deviation", "float64", "the standard deviation of what might have come"),
)


def arrow() -> Any:
    """The library; or one line that says how to get it."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError as error:
        raise WartableError("Parquet needs pyarrow: pip install wartable[lab]") from error
    return pyarrow


def schema(columns: Iterable[Column]) -> Any:
    pa = arrow()
    kinds = {
        "string": pa.string(), "int32": pa.int32(), "int64": pa.int64(), "bool": pa.bool_(), "float64": pa.float64(),
        "list<string>": pa.list_(pa.string()), "list<int32>": pa.list_(pa.int32()),
    }  # fmt: skip
    fields = [pa.field(one.name, kinds[one.type.rstrip("?")], one.type.endswith("?")) for one in columns]
    return pa.schema(fields, {"wartable.dataset": str(VERSION)})


def table(columns: Iterable[Column], rows: Sequence[Row]) -> Any:
    return arrow().Table.from_pylist(rows, schema(columns))


@contextmanager
def writing(path: Path, columns: Iterable[Column]) -> Iterator[Callable[[Any], None]]:
    """One file from as many tables as come; whole or not at all."""
    beside = path.with_suffix(".writing")
    try:
        with arrow().parquet.ParquetWriter(beside, schema(columns), compression="zstd") as writer:
            yield writer.write_table
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


def write(path: Path, tables: Iterable[Any], columns: Iterable[Column]) -> None:
    with writing(path, columns) as write_table:
        for one in tables:
            write_table(one)


# ---- from a game ----
def table_row(game: Game) -> Row:
    """What all games of a table have in common."""
    return {
        "game": game.name,
        "rules": game.spec.version,
        "rules_digest": rules_digest(game.spec),
        "players": game.players,
        "edition": game.edition,
        "options": list(game.options),
        "board": json.dumps(game.own_numbers) if game.own_numbers else None,
        "seats": list(game.seats),
    }


def match_row(match: Match, record: Record) -> Row:
    """What a game that was followed choice by choice has of its own."""
    first = next((entry.seat for entry in record.entries if not entry.order), None)
    return {
        "first": first,
        "steps": len(record.entries),
        "winners": list(match.winners),
        "scores": [match.scores[seat] for seat in match.game.seats],
        "noted": True,
        "opening": list(record.opening),
        "hash": record.hash,
    }


Asked = tuple[str, int]  # in which stage, from how many


def choice_rows(game_id: str, record: Record, asked: Sequence[Asked]) -> Iterator[Row]:
    for step, (entry, (stage, offered)) in enumerate(zip(record.entries, asked, strict=True), 1):
        yield {
            "game_id": game_id,
            "step": step,
            "seat": entry.seat,
            "stage": stage,
            "offered": offered,
            "verb": entry.choice.partition(" ")[0],
            "choice": entry.choice,
            "order": entry.order,
            "luck": list(entry.answers),
        }


def asked_now(match: Match, entry: Entry) -> Asked:
    return match.stage, 0 if entry.order else len(match.offer_ids(entry.seat))


# ---- and back ----
def record_of(game: Mapping[str, Any], choices: Sequence[Mapping[str, Any]]) -> Record:
    """The record of a game, from its rows: `wartable replay` takes it."""
    header = {"game": game["game"], "rules": str(game["rules"]), "players": str(game["players"])}
    header |= {"edition": game["edition"], "options": " ".join(game["options"]), "luck": game["luck"]}
    header |= {"seed": str(game["seed"])} if game["seed"] is not None else {}
    header |= {"board": game["board"]} if game["board"] else {}
    entries = [Entry(row["seat"], row["choice"], tuple(row["luck"]), row["order"]) for row in choices]
    return Record(header, tuple(game["opening"]), entries, game["hash"])
