"""What is refused to people in more than one place."""

from __future__ import annotations

from wartable.tables.errors import Refused
from wartable.wire.codes import Code


def wrong() -> Refused:
    """Whether there is nobody of that name or the passphrase is another's: nobody is told which."""
    return Refused(Code.WRONG_PASSPHRASE, "this name and this passphrase or code do not go together")


def banned() -> Refused:
    return Refused(Code.BANNED, Code.BANNED.meaning)


def not_signed_in() -> Refused:
    return Refused(Code.NOT_SIGNED_IN, "sign in first")
