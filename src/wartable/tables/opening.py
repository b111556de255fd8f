"""What a table is opened with: who sits where and by which link, for whom seats are kept, and its terms."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import replace

from wartable.bots import check_bot, make_bot
from wartable.engine.errors import BadTable
from wartable.engine.game import Game
from wartable.tables.gathering import PERSON, token_hash
from wartable.tables.rows import SeatRow
from wartable.tables.wording import check_free, name_of
from wartable.wire.terms import Terms


def new_id() -> str:
    """It is written into commands, too, where what begins with a dash is an option."""
    return secrets.token_urlsafe(9).replace("-", "_")


def new_token() -> str:
    return secrets.token_urlsafe(24)


def seated(table_id: str, game: Game, sitters: Sequence[str]) -> tuple[list[SeatRow], dict[str, str]]:
    """Who sits where, and the tokens of the persons. Raises BadTable for a bot nobody knows."""
    tokens: dict[str, str] = {}
    seats = []
    for seat, who in zip(game.seats, sitters, strict=True):
        if who == PERSON:
            tokens[seat] = new_token()
            seats.append(SeatRow(table_id, seat, "", token_hash(tokens[seat])))
        else:
            make_bot(who, game, 0)
            seats.append(SeatRow(table_id, seat, who, ""))
    return seats, tokens


def kept_for(seats: Sequence[SeatRow], names: Sequence[str]) -> list[SeatRow]:
    """Seats for those who are invited by name. Raises BadTable, or Refused for what is no name."""
    if len(names) > len(seats) or any(name and row.bot for name, row in zip(names, seats, strict=False)):
        raise BadTable("names are for the seats of persons, in their order")
    padded = [name_of(name) if name else "" for name in [*names, *[""] * (len(seats) - len(names))]]
    for k, name in enumerate(padded):
        check_free(name, padded[:k])
    return [replace(row, name=name) for row, name in zip(seats, padded, strict=True)]


def check_terms(terms: Terms, game: Game, bots: bool = False) -> None:
    """Raises BadTable if the bot that is to stand in is none of the game's, the ladder leads down, or bots have seats
    where it is rated."""
    if terms.rated and bots:
        raise BadTable("a rated table is for people: no bot has a seat there")
    if terms.rated and terms.advice:
        raise BadTable("a rated table is played without advice")
    absence = terms.absence
    if not absence.remind <= absence.nudge <= absence.last:
        raise BadTable("whoever is away is reminded first, nudged next, and then comes the last")
    if terms.absence.bot:
        check_bot(game.spec, terms.absence.bot)
