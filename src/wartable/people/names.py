"""Names of accounts: as names at the table are, and each only once."""

from __future__ import annotations

from wartable.tables.errors import Refused
from wartable.tables.wording import folded, name_of
from wartable.wire.codes import Code

LONGEST_FOLDED = 80


def tidy(text: str) -> str:
    """A name as it is shown. Raises Refused."""
    name = name_of(text)
    if len(folded(name)) > LONGEST_FOLDED:
        raise Refused(Code.BAD_NAME, "this name is too long when it is written out")
    return name
