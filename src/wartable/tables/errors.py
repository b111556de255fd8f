"""What the door and the house refuse, beyond what the engine does: a code for programs, a sentence for people."""

from __future__ import annotations

from wartable.engine import errors as engine
from wartable.engine.errors import WartableError
from wartable.wire.codes import Code


class Refused(WartableError):
    """A request that was turned away; nothing has changed."""

    def __init__(self, code: Code, message: str, played: int = 0) -> None:
        super().__init__(message)
        self.code = code
        self.played = played


class DatabaseInUse(WartableError):
    """Another server has the database."""

    exit_code = 3


class BadDatabase(WartableError):
    """The database cannot be opened: damaged, locked, not to be written, or of a later version."""

    exit_code = 4


class Vanished(WartableError):
    """The files of the database are no longer where they were."""


class Conflict(WartableError):
    """The table in the database is not as whoever writes has read it: look again."""


CODES: dict[type[WartableError], Code] = {
    engine.UnknownGame: Code.UNKNOWN_GAME,
    engine.UnknownSeat: Code.UNKNOWN_SEAT,
    engine.BadTable: Code.BAD_TABLE,
    engine.Malformed: Code.MALFORMED,
    engine.NotNow: Code.NOT_NOW,
    engine.Illegal: Code.ILLEGAL,
    engine.NoUndo: Code.NO_UNDO,
}


def code_of(error: WartableError) -> Code:
    return error.code if isinstance(error, Refused) else CODES.get(type(error), Code.MALFORMED)
