"""Named index sets: the one place where the names people use meet the integers rules use."""

from __future__ import annotations

from collections.abc import Sequence

NOBODY = -1


class Domain:
    """An ordered set of names, e.g. the territories; a rule holds the index, everyone else the name."""

    def __init__(self, name: str, members: Sequence[str], *, spoken: bool = True, per_seat: bool = False) -> None:
        if len(set(members)) != len(members):
            raise ValueError(f"domain {name} names a member twice")
        self.name = name
        self.members = tuple(members)
        self.spoken_for = (*self.members, None)  # by index; -1 is nobody
        self.spoken = spoken  # whether members have a name in each language (numbers do not)
        self.per_seat = per_seat  # whether a table with fewer players uses only the first members
        self._index = {member: i for i, member in enumerate(self.members)}

    def __len__(self) -> int:
        return len(self.members)

    def __repr__(self) -> str:
        return f"Domain({self.name!r}, {len(self)} members)"

    def __contains__(self, member: object) -> bool:
        return member in self._index

    def index(self, member: str) -> int:
        return self._index[member]

    def at_table(self, players: int) -> tuple[str, ...]:
        """The members in use at a table of so many players."""
        return self.members[:players] if self.per_seat else self.members

    @property
    def parts(self) -> tuple[Domain, ...]:
        """The words a member is written with: one, except for compound domains."""
        return (self,)

    def split(self, i: int) -> tuple[str, ...]:
        return (self.members[i],)


class Pairs(Domain):
    """Ordered pairs of members of another domain, e.g. the links between territories."""

    def __init__(self, name: str, base: Domain, pairs: Sequence[tuple[int, int]]) -> None:
        super().__init__(name, [f"{base.members[a]} {base.members[b]}" for a, b in pairs])
        self.base = base

    @property
    def parts(self) -> tuple[Domain, ...]:
        return (self.base, self.base)

    def split(self, i: int) -> tuple[str, ...]:
        first, second = self.members[i].split()
        return (first, second)
