"""Functions written out field by field: what a loop over declarations would do, without the loop."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from wartable.engine.domain import Domain
from wartable.engine.fields import Field


def defined(source: Sequence[str], names: dict[str, Any]) -> Any:
    """The function a text defines."""
    made: dict[str, Any] = {}
    exec("\n".join(source), names, made)
    return next(iter(made.values()))


class Writer:
    """Writes expressions that put fields of a state `s` into names, at a table of so many players."""

    def __init__(self, players: int, seats: Domain) -> None:
        self.players = players
        self.seats = seats
        self.names: dict[str, Any] = {}

    def constant(self, value: Any) -> str:
        """A name for something that has no text of its own."""
        name = f"c{id(value)}"
        self.names[name] = value
        return name

    def function(self, source: str) -> Any:
        return defined(["def part(s):", f"    return {source}"], self.names)

    def value(self, f: Field) -> str:
        """A whole field."""
        if f.mask:
            assert f.of is not None
            return self.mask(f.of, f"s.{f.name}")
        return self._table(f, f.axes, f"s.{f.name}" + ("[{}]" if f.axes else ""))

    def row(self, f: Field) -> str:
        """The row of `seat`."""
        return self._table(f, f.axes[1:], f"s.{f.name}[seat * {f.size // len(f.axes[0])} + {{}}]")

    def _table(self, f: Field, axes: tuple[Domain, ...], cell: str, start: int = 0) -> str:
        if not axes:
            return self._named(f, cell.format(start))
        width = 1
        for axis in axes[1:]:
            width *= len(axis)
        rows = enumerate(axes[0].at_table(self.players))
        entries = (f"{name!r}: {self._table(f, axes[1:], cell, start + k * width)}" for k, name in rows)
        return f"{{{', '.join(entries)}}}"

    def _named(self, f: Field, value: str) -> str:
        if f.of is not None:
            return f"{self.constant(f.of.spoken_for)}[{value}]"
        return f"(None if {value} < 0 else {value})" if f.blank else value

    def mask(self, of: Domain, value: str) -> str:
        return f"[name for i, name in enumerate({self.constant(of.members)}) if {value} >> i & 1]"

    def count(self, f: Field) -> str:
        """How many there are of a secret: of each seat, if it belongs to seats."""
        if f.axes[0] is not self.seats:
            return f"sum(s.{f.name})"
        width = f.size // len(f.axes[0])
        rows = enumerate(f.axes[0].at_table(self.players))
        sums = (f"{name!r}: sum(s.{f.name}[{k * width}:{(k + 1) * width}])" for k, name in rows)
        return f"{{{', '.join(sums)}}}"
