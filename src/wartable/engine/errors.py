"""Everything that can go wrong at a border, as types with plain messages.

Bad input raises one of these before anything has changed; the command line turns them into a message and an exit code.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Refusal:
    """Why a choice is not possible: a name, the ledger id it rests on, and a sentence for people."""

    name: str
    rule: str
    message: str


class WartableError(Exception):
    """The base of all errors a user can cause."""

    exit_code = 2  # of the command line


class UnknownGame(WartableError):
    """No game of that name."""


class BadTable(WartableError):
    """The table cannot be set up so: number of players, edition, option, seat or bot."""


class BadBoard(BadTable):
    """A table's own numbers for a board do not fit it."""


class UnknownSeat(BadTable):
    """No such seat at this table."""


class Malformed(WartableError):
    """The text is no choice of this game."""


class NotNow(WartableError):
    """The seat is not asked for anything at this moment."""


class Illegal(WartableError):
    """A proper choice that the rules refuse; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.message} [{refusal.rule}]" if refusal.rule else refusal.message)
        self.refusal = refusal


class NoUndo(WartableError):
    """Nothing of this seat's can be taken back: luck, a reveal or another seat stands in between."""


class BadLuck(WartableError):
    """A tape or record of luck does not fit what the rules ask."""


class BadPosition(WartableError):
    """The position cannot stand on the board."""


class BrokenRecord(WartableError):
    """The record cannot be read or does not replay."""


class BadScenario(WartableError):
    """The scenario file is not well formed."""


class OutOfSubset(WartableError):
    """A rule uses Python that the compiled speed does not know; the message names file and line."""
