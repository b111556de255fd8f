"""Names of accounts: as names at the table are, and each only once."""

from __future__ import annotations

import unicodedata

from wartable.tables.errors import Refused
from wartable.tables.wording import JOINERS, name_of
from wartable.wire.codes import Code

LONGEST_FOLDED = 80
UNSEEN = dict.fromkeys(map(ord, JOINERS))


def tidy(text: str) -> str:
    """A name as it is shown. Raises Refused."""
    name = name_of(text)
    if len(folded(name)) > LONGEST_FOLDED:
        raise Refused(Code.BAD_NAME, "this name is too long when it is written out")
    return name


def folded(name: str) -> str:
    """A name as names are compared: large or small, wide or narrow, it is the same one, and so it is with signs that
    nobody sees."""
    plain = unicodedata.normalize("NFKC", name.translate(UNSEEN)).casefold()
    return " ".join(unicodedata.normalize("NFKC", plain).split())
