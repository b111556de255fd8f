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
    TOO_MANY = "too-many", 429, "too many connections, prepared tables or ways to be told; end some first"
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
    NO_ADVICE = "no-advice", 400, "this table has no advice, there is nothing to choose, or nobody can look ahead yet"
    BAD_ORDER = "bad-order", 400, "no such standing order, or not in this word"
    # ---- beside the game ----
    TABLE_ENDED = "table-ended", 400, "those who played it have ended it, or the game is over: nobody plays on"
    BAD_NAME = "bad-name", 400, "no name: 1 to 40 characters that can be seen"
    WRONG_ROOM = "wrong-room", 400, "this room is not open to whoever asks, or not yet"
    BAD_PROPOSAL = "bad-proposal", 400, "there is a proposal already, none to answer, or the game has no standing yet"
    NO_CONCESSION = "no-concession", 400, "to give up means nothing in this game; propose to end it"
    NO_COMPANY = "no-company", 400, "a prepared table is for one: there is no talk, no note, no agreement"
    NO_STAND_IN = "no-stand-in", 400, "no bot plays for this seat, or none can"
    NOT_HELD = "not-held", 400, "the table goes on by the rules of today: there is nothing to go back to"
    NO_SPECTATORS = "no-spectators", 403, "this table has no spectators", True
    NOT_LISTED = "not-listed", 403, "the seats of this table are given by whoever opened it"
    NOT_HOST = "not-host", 403, "this key is not that of whoever opened the table"
    BAD_HOURS = "bad-hours", 400, "no such zone or day, more than may be quiet, or quiet hours named anew within a day"
    SEAT_TAKEN = "seat-taken", 409, "somebody has this seat, or it is kept for somebody"
    # ---- cups ----
    UNKNOWN_CUP = "unknown-cup", 404, "there is no such cup"
    NOT_ORGANISER = "not-organiser", 403, "this is for whoever organises the cup"
    CUP_BEGUN = "cup-begun", 409, "the cup has begun, has no further round, or nobody more has room in it"
    TOO_FEW = "too-few", 409, "too few people have joined to fill a table"
    # ---- who wished it ----
    NOT_SIGNED_IN = "not-signed-in", 401, "this is for people with an account: sign in first", True
    WRONG_PASSPHRASE = "wrong-passphrase", 403, "the name, or what was to prove it, is not right"
    PROOF_WANTED = "proof-wanted", 403, "the passphrase, a recovery code or a passkey is wanted once more"
    BAD_PASSKEY = "bad-passkey", 400, "this passkey does not open anything here, or its answer came too late"
    BAD_PASSPHRASE = "bad-passphrase", 400, "a passphrase has 8 to 200 characters"
    NAME_TAKEN = "name-taken", 409, "somebody else goes by this name"
    BANNED = "banned", 403, "whoever runs this server has closed the account"
    LAST_WAY_IN = "last-way-in", 409, "the account could not be opened any more without it"
    INVITATION_WANTED = "invitation-wanted", 403, "an account is made here with an invitation, used once within 14 days"
    TOO_MANY_INVITATIONS = "too-many-invitations", 409, "20 open invitations are the most"
    ACCOUNTS_CLOSED = "accounts-closed", 403, "no new accounts are made here"
    CLAIMED = "claimed", 409, "the seat belongs to somebody else's account, or one's own has another there"
    BAD_ADDRESS = "bad-address", 400, "nothing can be sent to this address"
    NOT_OFFERED = "not-offered", 400, "this server sends nothing by this channel"
    # ---- what the server could not do ----
    TABLE_HELD = "table-held", 409, "the rules have changed since: the table is kept, and nobody plays on", True
    TABLE_DAMAGED = (
        "table-damaged",
        409,
        "what is stored of the table is not what was stored there: it is kept, and nobody plays on",
        True,
    )
    PART_GONE = (
        "part-gone",
        409,
        "the game, or a bot that plays there, is no longer known here: the table is kept, and nobody plays on",
        True,
    )
    TABLE_CLOSED = (
        "table-closed",
        409,
        "whoever runs the server has closed it: it can be looked at, nobody plays on",
    )
    INTERNAL = "internal", 500, "something is wrong with the server; nothing has changed"
    NOT_STORED = "not-stored", 503, "it could not be stored, so it did not happen; try again"
