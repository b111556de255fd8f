"""What can be refused, each once: a word for programs, the HTTP status that goes with it, and what it means."""

from __future__ import annotations

from enum import StrEnum
from typing import Self


class Code(StrEnum):
    """Why a request was turned away; nothing has changed."""

    status: int
    meaning: str
    final: bool  # asking again brings nothing: a client need not come back

    def __new__(cls, word: str, status: int, meaning: str, final: bool = False) -> Self:
        code = str.__new__(cls, word)
        code._value_ = word
        code.status, code.meaning, code.final = status, meaning, final
        return code

    # ---- what was sent ----
    MALFORMED = "malformed", 400, "it is no message, no choice or no request of this protocol"
    TOO_LARGE = "too-large", 413, "it has too many bytes"
    TOO_FAST = "too-fast", 429, "too many requests; wait a moment"
    TOO_MANY = "too-many", 429, "too many connections or prepared tables of this address; wait until some are closed"
    BAD_VERSION = "bad-version", 400, "the server speaks another version of this protocol", True
    METHOD_NOT_ALLOWED = "method-not-allowed", 405, "the path knows no such method"
    # ---- where it was sent, and from where ----
    NOT_FOUND = "not-found", 404, "there is nothing at this path"
    UNKNOWN_GAME = "unknown-game", 404, "no game of that name"
    UNKNOWN_TABLE = "unknown-table", 404, "there is no such table", True
    UNKNOWN_SEAT = "unknown-seat", 400, "this token opens no seat at this table", True
    WRONG_ORIGIN = "wrong-origin", 403, "the page that asks comes from another site", True
    WRONG_HOST = "wrong-host", 403, "the server does not go by the name it was called"
    # ---- what was wished ----
    BAD_TABLE = "bad-table", 400, "a table cannot be set up so"
    BAD_BOARD = "bad-board", 400, "the board's own numbers, given by whoever runs the server, do not fit it"
    NOT_OVER = "not-over", 403, "this is shown when the game is over"
    STALE = "stale", 400, "the revision is not the latest; look again"
    NOT_NOW = "not-now", 400, "the seat is not asked for anything at this moment"
    ILLEGAL = "illegal", 400, "the rules refuse this choice; `refusal` and `rule` say why"
    NO_UNDO = "no-undo", 400, "nothing of this seat's can be taken back"
    FOREIGN = "foreign", 400, "a spectator may only look"
    OFF_LESSON = "off-lesson", 400, "the rules allow it, but the lesson asks for something else"
    TABLE_FULL = "table-full", 400, "a prepared table has no room for more choices"
    BAD_ORDER = "bad-order", 400, "no such standing order, or not in this word"
    # ---- what the server could not do ----
    TABLE_HELD = "table-held", 409, "the rules have changed, or what was stored: it is kept, and nobody plays on", True
    INTERNAL = "internal", 500, "something is wrong with the server; nothing has changed"
    NOT_STORED = "not-stored", 503, "it could not be stored, so it did not happen; try again"
