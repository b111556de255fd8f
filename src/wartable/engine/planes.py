"""What a seat sees as a row of integers, made from the declaration of the fields like its view.

Each part of the view is a *plane*, a block of the row. A seat sees itself first: whatever is counted by seats begins
with its own, the others follow in their order, and a value that names a seat says how far it sits from one's own. So
one policy serves all seats. Seats that are not at the table come last. The rule is written out plane by plane, like
clones and views, and runs at both speeds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from math import prod
from typing import TYPE_CHECKING, Any

from wartable.engine.domain import Domain
from wartable.engine.fields import SETTING, TALLY, Field
from wartable.engine.rule import generated, rule

if TYPE_CHECKING:
    from wartable.engine.game import Spec

HIDDEN = -2  # a cell of a secret the seat may not see yet; -1 is nobody, or nothing


@dataclass(frozen=True)
class Plane:
    """A block of the row: so many cells from its start, and what they are."""

    name: str
    start: int
    axes: tuple[Domain, ...]
    of: Domain | None  # cells hold the index of a member, or -1; None: numbers
    flags: bool = False  # 0 or 1 for each member
    sight: str = "all"  # all; own; until: own, and all once it is revealed; revealed: nobody before; count

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(len(axis) for axis in self.axes)

    @property
    def size(self) -> int:
        return prod(self.shape)

    @property
    def end(self) -> int:
        return self.start + self.size

    @property
    def values(self) -> int | None:
        """How many different members a cell may hold; None for numbers."""
        return 2 if self.flags else None if self.of is None else len(self.of)


@rule
def whose(place: int, seat: int, players: int) -> int:
    """The seat so many places after one's own; those who are not at the table stay where they are."""
    if place >= players:
        return place
    return seat + place if seat + place < players else seat + place - players


@rule
def distance(other: int, seat: int, players: int) -> int:
    """How many places after one's own another seat is; nobody stays nobody."""
    if other < 0 or other >= players:
        return other
    return other - seat if other >= seat else other - seat + players


@cache
def planes_of(spec: Spec) -> tuple[Plane, ...]:
    """All planes of a game, in the order of its fields; the first is the number of one's own seat."""
    planes = [Plane("seat", 0, (), spec.seats)]
    for name, f, sight in _parts(spec):
        axes = f.axes[1:] if sight == "own" else f.axes
        if sight == "count":
            axes = f.axes[:1] if _belongs(spec, f) else ()
        if f.mask and f.of is not None:
            axes = (*axes, f.of)
        of = None if sight == "count" or f.mask else f.of
        planes.append(Plane(name, planes[-1].end, axes, of, f.mask, sight))
    return tuple(planes)


def _parts(spec: Spec) -> Iterator[tuple[str, Field, str]]:
    """What the seat may see of each field, under the name its view has for it."""
    for f in spec.state.FIELDS:
        if f.kind == SETTING or (f.kind == TALLY and f.secret):
            continue
        if f.secret and _belongs(spec, f):
            yield f.own, f, "until" if f.until else "own"
        elif f.shown is not None:
            yield f.shown, f, "revealed" if f.secret else "all"
        if f.counted:
            yield f.counted, f, "count"


def _belongs(spec: Spec, f: Field) -> bool:
    return bool(f.axes and f.axes[0] is spec.seats)


def row_size(spec: Spec) -> int:
    return planes_of(spec)[-1].end


@cache
def observe_rule(spec: Spec) -> Callable[[Any, int, int, list[int], int], None]:
    """A rule that writes what a seat sees into a row, from `at` on."""
    source = ["def observe(s: State, seat: int, players: int, out: Choices, at: int) -> None:", "    out[at] = seat"]
    source += [f"    turned_{place} = whose({place}, seat, players)" for place in range(_longest_turned(spec))]
    names: dict[str, Any] = {f.__name__: f for f in (whose, distance)}
    for plane, (_, f, sight) in zip(planes_of(spec)[1:], _parts(spec), strict=True):
        if f.until:
            names[f"until_{f.name}"] = rule(f.until)
        source += ["    " + line for line in _written(spec, plane, f, sight)]
    written: Callable[[Any, int, int, list[int], int], None]
    written = generated("observe", source, State=spec.state, **names)
    return written


def _written(spec: Spec, plane: Plane, f: Field, sight: str) -> list[str]:
    """The lines that write one plane."""
    here = f"at + {plane.start}"
    if f.mask:
        return _flags(spec, f, here)
    if not f.axes:
        return [f"out[{here}] = {_cell(spec, f)}"]
    if sight == "count":
        return _sums(spec, f, here)
    lines = _cells(spec, f, here, 1 if sight == "own" else len(f.axes[0]))
    if f.until:  # one's own row is seen before
        kept = f.size // len(f.axes[0]) if sight == "until" else 0
        hidden = _each(f.size - kept, f"out[{here} + {kept} + i] = {HIDDEN}")
        lines += [f"if not until_{f.name}(s):", *("    " + line for line in hidden)]
    return lines


def _flags(spec: Spec, f: Field, here: str) -> list[str]:
    assert f.of is not None
    if _turned(spec, f.of):
        return [f"out[{here} + {k}] = s.{f.name} >> turned_{k} & 1" for k in range(len(f.of))]
    return _each(len(f.of), f"out[{here} + i] = s.{f.name} >> i & 1")


def _sums(spec: Spec, f: Field, here: str) -> list[str]:
    """How many there are: of each seat, or in all."""
    rows = len(f.axes[0]) if _belongs(spec, f) else 1
    lines = []
    for j in range(rows):
        added = _each(f.size // rows, f"total += s.{f.name}[{_row(spec, f, j, f.size // rows)} + i]")
        lines += ["total = 0", *added, f"out[{here} + {j}] = total"]
    return lines


def _cells(spec: Spec, f: Field, here: str, rows: int) -> list[str]:
    """All cells as they lie, or row by row where one's own comes first."""
    if not _turned(spec, f.axes[0]):
        return _each(f.size, f"out[{here} + i] = {_cell(spec, f, 'i')}")
    width, lines = f.size // len(f.axes[0]), []
    for j in range(rows):
        lines += _each(width, f"out[{here} + {j * width} + i] = {_cell(spec, f, f'{_row(spec, f, j, width)} + i')}")
    return lines


def _cell(spec: Spec, f: Field, i: str = "") -> str:
    cell = f"s.{f.name}[{i}]" if i else f"s.{f.name}"
    return f"distance({cell}, seat, players)" if f.of is spec.seats else cell


def _row(spec: Spec, f: Field, j: int, width: int) -> str:
    """Where the cells of a row begin."""
    return f"turned_{j} * {width}" if _turned(spec, f.axes[0]) else f"{j * width}"


def _longest_turned(spec: Spec) -> int:
    domains = [domain for f in spec.state.FIELDS for domain in (*f.axes[:1], f.of) if domain is not None]
    return max((len(domain) for domain in domains if _turned(spec, domain)), default=0)


def _each(count: int, line: str) -> list[str]:
    """A line for each `i`. Loops of a known length over cells that lie side by side become a few wide instructions."""
    return [f"for i in range({count}):", f"    {line}"] if count > 1 else ["i = 0", line]


def _turned(spec: Spec, axis: Domain) -> int:
    """Whether an axis begins with the seats: then it is turned to one's own."""
    return int(axis.members[: len(spec.seats)] == spec.seats.members)
