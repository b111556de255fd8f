"""What the door and the house refuse, beyond what the engine does: a code for programs, a sentence for people."""

from __future__ import annotations

import logging
import traceback
from pathlib import Path

from wartable.engine import errors as engine
from wartable.engine.errors import WartableError
from wartable.tables import metrics
from wartable.wire.codes import Code

log = logging.getLogger(__name__)


class Refused(WartableError):
    """A request that was turned away; nothing has changed."""

    def __init__(self, code: Code, message: str, played: int = 0) -> None:
        super().__init__(message)
        self.code = code
        self.played = played


HELD = (Code.TABLE_HELD, Code.TABLE_DAMAGED, Code.PART_GONE)


class Held(Refused):
    """A table that does not replay by the rules of today, or is not as it was stored. It is kept whole, and nobody
    plays on.

    The reason is for whoever runs the server; it tells no choice, for choices can be secret."""

    def __init__(self, reason: str, code: Code = Code.TABLE_HELD) -> None:
        super().__init__(code, code.meaning)
        self.reason = reason
        self.choices = 0  # that were stored then
        self.final = False  # whether there is nothing to go back to

    def again(self, final: bool = False) -> Held:
        """The same for whoever comes next, without the trail of the first."""
        twin = Held(self.reason, self.code)
        twin.choices, twin.final = self.choices, final
        return twin


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
    engine.BadBoard: Code.BAD_BOARD,
    engine.BadTable: Code.BAD_TABLE,
    engine.Malformed: Code.MALFORMED,
    engine.NotNow: Code.NOT_NOW,
    engine.Illegal: Code.ILLEGAL,
    engine.NoUndo: Code.NO_UNDO,
}


def code_of(error: Exception) -> Code:
    """The code of what a client caused; whatever else goes wrong is the server's own affair."""
    if isinstance(error, Refused):
        return error.code
    return next((code for kind, code in CODES.items() if isinstance(error, kind)), Code.INTERNAL)


def told(error: Exception) -> tuple[Code, str]:
    """What a client hears of an error. One of the server's own may hold a choice: it is logged as a trail of places."""
    code = code_of(error)
    metrics.REFUSED[code].inc()
    if code is not Code.INTERNAL:
        return code, str(error)
    log.error("%s", trail(error))
    return code, code.meaning


def trail(error: BaseException) -> str:
    """What kind of error, and where: names and lines, never what it was about."""
    frames = traceback.extract_tb(error.__traceback__)[-6:]
    places = " > ".join(f"{frame.name} ({Path(frame.filename).name}:{frame.lineno})" for frame in frames)
    return f"{type(error).__name__} in {places}"
