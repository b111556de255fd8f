"""What the door and the house refuse, beyond what the engine does: a code for programs, a sentence for people."""

from __future__ import annotations

from wartable.engine import errors as engine
from wartable.engine.errors import WartableError


class Refused(WartableError):
    """A request that was turned away; nothing has changed."""

    def __init__(self, code: str, message: str, played: int = 0) -> None:
        super().__init__(message)
        self.code = code
        self.played = played


CODES: dict[type[WartableError], str] = {
    engine.UnknownGame: "unknown-game",
    engine.UnknownSeat: "unknown-seat",
    engine.BadTable: "bad-table",
    engine.Malformed: "malformed",
    engine.NotNow: "not-now",
    engine.Illegal: "illegal",
    engine.NoUndo: "no-undo",
}


def code_of(error: WartableError) -> str:
    return error.code if isinstance(error, Refused) else CODES.get(type(error), "malformed")
