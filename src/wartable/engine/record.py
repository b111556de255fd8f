"""Records: what was chosen and what luck answered, in lines a person can read and a machine can replay.

wartable record 1
game NAME
...
begin 6 2 4 alaska brésil …        luck drawn before the first choice
red place alaska x3                the same choice three times
red attack alaska kamtchatka 3 : 6 5 2 4 1
end hash 5f0c…
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from wartable.engine.errors import BrokenRecord
from wartable.engine.parsing import is_whole

VERSION = 1
FIRST_LINE = f"wartable record {VERSION}"
HEADER = ("game", "rules", "players", "edition", "options", "luck", "commitment", "salt", "seed", "board", "position")
FOOTER = ("hash", "revealed")


@dataclass(frozen=True)
class Entry:
    """One choice of one seat (or a standing order, written with `!`) and the answers luck gave to it."""

    seat: str
    choice: str
    answers: tuple[str, ...] = ()
    order: bool = False

    def line(self) -> str:
        mark = "!" if self.order else ""
        luck = f" : {' '.join(self.answers)}" if self.answers else ""
        return f"{self.seat}{mark} {self.choice}{luck}"


@dataclass
class Record:
    """Header, choices with luck, and the hash of the last position."""

    header: dict[str, str]
    opening: tuple[str, ...] = ()
    entries: list[Entry] = field(default_factory=list)
    hash: str = ""
    revealed: str = ""

    def __str__(self) -> str:
        lines = [FIRST_LINE]
        lines += [f"{key} {self.header[key]}" for key in HEADER if self.header.get(key)]
        lines += [" ".join(("begin", *self.opening))]
        lines += list(_folded(self.entries))
        lines += [f"end hash {self.hash}"]
        if self.revealed:
            lines += [f"end revealed {self.revealed}"]
        return "\n".join(lines) + "\n"

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read a record; raises BrokenRecord with the number of the line that cannot be understood."""
        if not isinstance(text, str):
            raise BrokenRecord("a record is text")
        lines = text.splitlines()
        if not lines or lines[0].strip() != FIRST_LINE:
            raise BrokenRecord(f"line 1: a record begins with {FIRST_LINE!r}")
        record = cls(header={})
        began = False
        for number, line in enumerate(lines[1:], 2):
            if not line.strip() or line.startswith("#"):
                continue
            began = record._read_line(line, number, began)
        if not began:
            raise BrokenRecord("the record has no line 'begin'")
        if not record.hash:
            raise BrokenRecord("the record is cut off: no line 'end hash'")
        return record

    def _read_line(self, line: str, number: int, began: bool) -> bool:
        key, _, rest = line.partition(" ")
        if key == "begin" and not began:
            self.opening = tuple(rest.split())
            return True
        if not began:
            if key not in HEADER:
                raise BrokenRecord(f"line {number}: unknown header {key!r}")
            self.header[key] = rest.strip()
        elif key == "end":
            self._read_end(rest, number)
        elif self.hash:
            raise BrokenRecord(f"line {number}: choices after the end")
        else:
            self.entries.extend(_unfold(line, number))
        return began

    def _read_end(self, rest: str, number: int) -> None:
        what, _, value = rest.partition(" ")
        if what not in FOOTER or not value:
            raise BrokenRecord(f"line {number}: unknown ending {rest!r}")
        setattr(self, what, value.strip())


def _folded(entries: list[Entry]) -> Iterator[str]:
    """Runs of the same choice without luck become one line with `xN`."""
    i = 0
    while i < len(entries):
        n = 1
        while not entries[i].answers and i + n < len(entries) and entries[i + n] == entries[i]:
            n += 1
        yield entries[i].line() + (f" x{n}" if n > 1 else "")
        i += n


def entry_of(line: str) -> Entry:
    """A line as it is stored, one for each choice."""
    [entry] = _unfold(line, 1)
    return entry


def _unfold(line: str, number: int) -> list[Entry]:
    head, colon, luck = line.partition(" : ")
    words = head.split()
    if len(words) < 2:
        raise BrokenRecord(f"line {number}: a seat and a choice are wanted: {line!r}")
    times = 1
    if words[-1][:1] == "x" and is_whole(words[-1][1:]):
        times = int(words.pop()[1:])
        if colon or not 1 <= times <= 10_000 or len(words) < 2:
            raise BrokenRecord(f"line {number}: cannot repeat {line!r}")
    order = words[0].endswith("!")
    entry = Entry(words[0].rstrip("!"), " ".join(words[1:]), tuple(luck.split()), order)
    return [entry] * times
