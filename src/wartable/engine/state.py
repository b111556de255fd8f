"""State, declared once: scalars and fixed-length integer lists, with names for their indexes and values.

The declaration gives the slotted object of the plain speed, the record type of the compiled one, the named form people
read and write (`to_position`, `read_position`) and the hash. Fields are of three kinds: *settings* (fixed by edition
and options), *facts* (the position) and *tallies* (kept for speed, recomputed from the facts). Who may see a field is
declared with it (`engine/fields.py`); views follow from that (`engine/views.py`).
"""

from __future__ import annotations

import struct
from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar, cast

from wartable.engine.domain import NOBODY
from wartable.engine.errors import BadPosition
from wartable.engine.fields import FACT, LOWEST, SETTING, Cells, Field, fields_of, public, secret
from wartable.engine.hashing import digest

if TYPE_CHECKING:
    from wartable.engine.luck import Luck

__all__ = ["Cells", "State", "public", "secret", "state"]


class State:
    """What every game's state can do; `@state` fills in the fields."""

    __slots__ = ("events", "luck")
    FIELDS: tuple[Field, ...] = ()
    luck: Luck
    events: list[Any] | None  # what rules emit, while somebody listens
    # Every game declares these two: the room of the flow the game is in, and the seats it waits for.
    stage: int
    asked: int

    def clone(self) -> Any:
        raise NotImplementedError

    def packed(self) -> bytes:
        raise NotImplementedError


S = TypeVar("S", bound=State)


def state(declared: type[S]) -> type[S]:
    """Turn a class of annotated fields into a slotted state class."""
    fields = fields_of(declared)
    namespace = _methods(fields)
    namespace |= {
        "__slots__": tuple(f.name for f in fields),
        "__doc__": declared.__doc__,
        "__module__": declared.__module__,
    }
    made = type(declared.__name__, (State,), {**namespace, "FIELDS": fields})
    made.__qualname__ = declared.__qualname__
    namespace["clone"].__globals__["made"] = made
    return cast(type[S], made)


def _methods(fields: tuple[Field, ...]) -> dict[str, Any]:
    """Unrolled: cloning is what search, undo and the leak proof spend their time on, and tables hash every position."""
    source = ["def __init__(self):", "    self.luck = self.events = None"]
    source += [f"    self.{f.name} = " + (f"[0] * {f.size}" if f.axes else "0") for f in fields]
    source += ["def clone(self):", "    c = new(made)", "    c.luck = self.luck", "    c.events = None"]
    source += [f"    c.{f.name} = self.{f.name}" + ("[:]" if f.axes and f.kind != SETTING else "") for f in fields]
    source += ["    return c"]
    facts = [f for f in fields if f.kind == FACT]
    packed = ", ".join(f"{'*' if f.axes else ''}self.{f.name}" for f in facts)
    source += ["def packed(self):", f"    return pack({packed})"]
    pack = struct.Struct("<" + "".join("q" if f.wide else f"{f.size}i" for f in facts)).pack
    methods: dict[str, Any] = {}
    exec("\n".join(source), {"new": object.__new__, "pack": pack}, methods)
    return methods


def to_bytes(s: State) -> bytes:
    """All facts, in order, as 32-bit integers (wide masks 64): the same bytes at both speeds."""
    return s.packed()


def position_hash(s: State) -> str:
    """A short name for a position; equal positions have equal hashes."""
    return digest(s.packed(), 8).hex()


def to_position(s: State, players: int) -> dict[str, Any]:
    """The whole truth in named form, settings and tallies left out."""
    return {f.name: named(s, f, players) for f in s.FIELDS if f.kind == FACT}


def named(s: State, f: Field, players: int) -> Any:
    """One field in names. Axes over seats show only the seats at the table."""
    value = getattr(s, f.name)
    if f.mask:
        assert f.of is not None
        return [name for i, name in enumerate(f.of.members) if value >> i & 1]
    if not f.axes:
        return value if f.of is None else f.of.spoken_for[value]
    values = value if f.of is None else [f.of.spoken_for[v] for v in value]
    names = f.axes[0].at_table(players)
    if len(f.axes) == 1:
        return dict(zip(names, values, strict=False))
    width = len(f.axes[1])
    inner = f.axes[1].at_table(players)
    return {name: dict(zip(inner, values[i * width :], strict=False)) for i, name in enumerate(names)}


def read_position(s: State, position: Mapping[str, Any], players: int) -> None:
    """Write a named position into a state; parts not named stay as they are. Raises BadPosition, naming the part."""
    if not isinstance(position, Mapping):
        raise BadPosition("a position is a table of named parts")
    known = {f.name: f for f in s.FIELDS if f.kind == FACT}
    for part, value in position.items():
        if part not in known:
            raise BadPosition(f"unknown part {part!r}; known parts: {', '.join(known)}")
        _read_field(s, known[part], value, players)


def _read_field(s: State, f: Field, value: Any, players: int) -> None:
    if f.mask:
        setattr(s, f.name, _read_mask(f, value, players))
    elif not f.axes:
        setattr(s, f.name, _read_value(f, value, f.name, players))
    else:
        _read_cells(getattr(s, f.name), f, value, players)


def _read_mask(f: Field, value: Any, players: int) -> int:
    if not isinstance(value, list | tuple):
        raise BadPosition(f"{f.name}: a list of names is wanted, not {value!r}")
    assert f.of is not None
    mask = 0
    for name in value:
        if name not in f.of.at_table(players):
            raise BadPosition(f"{f.name}: no {f.of.name} {name!r} at this table")
        mask |= 1 << f.of.index(name)
    return mask


def _read_value(f: Field, value: Any, where: str, players: int) -> int:
    if value is None and f.blank:
        return NOBODY
    if f.of is not None:
        if value is None or value == "none":
            return NOBODY
        if not isinstance(value, str) or value not in f.of.at_table(players):
            raise BadPosition(f"{where}: {value!r} is no {f.of.name} at this table")
        return f.of.index(value)
    lowest = LOWEST if f.most is None else NOBODY
    if isinstance(value, bool) or not isinstance(value, int) or not lowest <= value <= f.highest:
        upto = "" if f.most is None else f" up to {f.most}"
        raise BadPosition(f"{where}: a whole number{upto} is wanted, not {value!r}")
    return value


def _read_cells(target: Cells, f: Field, value: Any, players: int) -> None:
    """Cells by name; the name `*` stands for all that are not named."""
    if not isinstance(value, Mapping):
        raise BadPosition(f"{f.name}: a table is wanted, one entry for each {f.axes[0].name}")
    names = f.axes[0].at_table(players)
    width = f.size // len(f.axes[0])
    for name in value:
        if name != "*" and name not in names:
            raise BadPosition(f"{f.name}: no {f.axes[0].name} {name!r}")
    for i, name in enumerate(names):
        entry = value.get(name, value.get("*"))
        if entry is None and name not in value:
            continue
        if len(f.axes) == 1:
            target[i] = _read_value(f, entry, f"{f.name}.{name}", players)
        else:
            inner = replace(f, axes=f.axes[1:], name=f"{f.name}.{name}")
            row = target[i * width : (i + 1) * width]
            _read_cells(row, inner, entry, players)
            target[i * width : (i + 1) * width] = row
