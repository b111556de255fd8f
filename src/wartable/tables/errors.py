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
