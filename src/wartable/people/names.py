"""Names of accounts: as names at the table are, and each only once."""

from __future__ import annotations

import unicodedata

from wartable.tables.errors import Refused
from wartable.tables.wording import name_of
from wartable.wire.codes import Code

LONGEST_FOLDED = 80


def tidy(text: str) -> str:
    """A name as it is shown. Raises Refused."""
    name = name_of(text)
    if len(folded(name)) > LONGEST_FOLDED:
        raise Refused(Code.BAD_NAME, "this name is too long when it is written out")
    return name


def folded(name: str) -> str:
    """A name as names are compared: large or small, wide or narrow, it is the same one."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    return " ".join(unicodedata.normalize("NFKC", plain).split())
