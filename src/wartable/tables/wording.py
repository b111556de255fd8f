"""What persons type, made fit to be shown to others: text, never markup, and nothing that turns a line around."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from wartable.tables.errors import Refused
from wartable.wire.codes import Code

LONGEST_NAME = 40
JOINERS = "\u200c\u200d"  # within words and signs of many scripts
UNSEEN = dict.fromkeys(map(ord, JOINERS))
TURNING = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
# Letters and marks that show nothing: fillers, joiners, an empty pattern, selectors of variants.
BLANK = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180e\u180f\u2800\u3164\uffa0"
    + "".join(map(chr, [*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)]))
)
ENDS_OF_LINES = dict.fromkeys(map(ord, "\u2028\u2029\r\x85"), "\n")
HIDDEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
SHOWN = frozenset("LNPS")


def name_of(text: str, longest: int = LONGEST_NAME) -> str:
    """A name as everyone sees it. Raises Refused for one that shows nothing, is too long or hides something."""
    line = unicodedata.normalize("NFKC", text.strip())
    name = " ".join(line.split())
    if not 0 < len(name) <= longest:
        raise Refused(Code.BAD_NAME, f"a name has 1 to {longest} characters")
    if any(_is_hidden(sign) for sign in line) or unicodedata.combining(name[0]):
        raise Refused(Code.BAD_NAME, "a name has no control characters")
    if not any(unicodedata.category(sign)[0] in SHOWN for sign in name):
        raise Refused(Code.BAD_NAME, "a name is seen")
    return name


def _is_hidden(sign: str) -> bool:
    return sign in BLANK or (unicodedata.category(sign) in HIDDEN and sign not in JOINERS)


def folded(name: str) -> str:
    """A name as names are compared: large or small, wide or narrow, it is the same one, and so it is with signs that
    nobody sees."""
    seen = unicodedata.normalize("NFKC", name.translate(UNSEEN)).casefold()
    return " ".join(unicodedata.normalize("NFKC", seen).split())


def is_taken(name: str, others: Iterable[str]) -> bool:
    """Whether one of these names is the same; those who have none go by none."""
    return folded(name) in {folded(other) for other in others if other}


def check_free(name: str, others: Iterable[str]) -> None:
    """Raises Refused for a name that somebody else at the table goes by."""
    if is_taken(name, others):
        raise Refused(Code.NAME_TAKEN, Code.NAME_TAKEN.meaning)


def plain(text: str) -> str:
    """Words or notes without what cannot be seen or turns the line around; lines stay lines."""
    lines = text.replace("\r\n", "\n").translate(ENDS_OF_LINES)
    return "".join(sign for sign in lines if not _is_unfit(sign))


def _is_unfit(sign: str) -> bool:
    return sign in TURNING or sign == "\ufeff" or (unicodedata.category(sign) in ("Cc", "Cs") and sign not in "\n\t")


def words_of(text: str) -> str:
    """What is said, trimmed. Raises Refused if nothing is."""
    said = plain(text).strip()
    if not any(unicodedata.category(sign)[0] in SHOWN and sign not in BLANK for sign in said):
        raise Refused(Code.MALFORMED, "nothing is said")
    return said
