"""What may be seen of a state, made from the declaration of its fields; a game adds only what it derives.

The view everyone has is made of *parts*: one for each public field, for the size of a secret, for a secret that may be
revealed, and for each value the game derives. A part knows which fields it reads, so only what changed is made again.
Code is written out field by field, as for clones: views are what a table spends its time on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from wartable.engine.fields import FACT, SETTING, TALLY, Field
from wartable.engine.reading import reads
from wartable.engine.unrolled import Writer, defined

if TYPE_CHECKING:
    from wartable.engine.game import Spec

NESTED = frozenset({dict, list})


class Part(NamedTuple):
    """One entry of the view everyone has."""

    key: str
    value: Callable[[Any], Any]  # of a state, in names
    copy: Callable[[Any], Any]  # of such a value
    reads: frozenset[str]  # the fields it depends on


class Seen(NamedTuple):
    """All public parts of one position. Values are shared between positions: whoever is the same has not changed."""

    state: Any
    values: tuple[Any, ...]


@cache
def views_of(spec: Spec, players: int) -> Views:
    return Views(spec, players)


class Views:
    """The views of a game at a table of so many players."""

    def __init__(self, spec: Spec, players: int) -> None:
        self.spec = spec
        self.seats = spec.seats.at_table(players)
        self.fields = {f.name: f for f in spec.state.FIELDS}
        self._writer = Writer(players, spec.seats)
        self.parts = (*self._declared(), *self._common(), *self._derived())
        self.keys = tuple(part.key for part in self.parts)
        if len(set(self.keys)) < len(self.keys):
            raise TypeError(f"{spec.name}: two parts of the view have one name: {', '.join(self.keys)}")
        self._masks: dict[int, list[tuple[int, Callable[[Any], Any]]]] = {}
        self._changed = self._comparing()
        self._copied = self._copying()
        self._own = self._owning()
        self.own_changed = self._comparing_own()

    # ---- what everyone sees ----
    def look(self, s: Any, before: Seen | None = None) -> Seen:
        """The public parts of a position that stays as it is; those that did not change since are the same objects."""
        if before is None:
            return Seen(s, tuple([part.value(s) for part in self.parts]))
        changed = self._changed(before.state, s)
        if not changed:
            return Seen(s, before.values)
        made = list(before.values)
        for i, value_of in self._in(changed):
            value = value_of(s)
            if value != made[i]:
                made[i] = value
        return Seen(s, tuple(made))

    def _in(self, mask: int) -> list[tuple[int, Callable[[Any], Any]]]:
        """The parts of a mask. Few masks ever come up, again and again."""
        found = self._masks.get(mask)
        if found is None:
            found = [(i, part.value) for i, part in enumerate(self.parts) if mask >> i & 1]
            self._masks[mask] = found
        return found

    def difference(self, before: Seen, after: Seen) -> dict[str, Any]:
        """What `fold` adds to the view before to make the view after."""
        pairs = zip(self.keys, before.values, after.values, strict=True)
        return {key: difference(old, new) for key, old, new in pairs if new is not old}

    def public(self, seen: Seen) -> dict[str, Any]:
        """The view everyone has, as data of the caller's own."""
        view: dict[str, Any] = self._copied(seen.values)
        return view

    def _declared(self) -> Iterator[Part]:
        for f in self.fields.values():
            if f.shown is not None:
                yield self._part(f, f.shown, self._writer.value(f))
            if f.counted:
                yield self._part(f, f.counted, self._writer.count(f))

    def _part(self, f: Field, key: str, source: str) -> Part:
        if key == f.counted:
            return Part(key, self._writer.function(source), copied, frozenset({f.name}))
        if f.until is None:
            return Part(key, self._writer.function(source), _copier(f), frozenset({f.name}))
        value = self._writer.function(f"{source} if {self._writer.constant(f.until)}(s) else None")
        return Part(key, value, copied, reads(f.until, frozenset(self.fields)) | {f.name})

    def _common(self) -> Iterator[Part]:
        """What the engine knows of every game: how it ended."""
        over, rank, seats = self.spec.flow.over, self.spec.rank, self.seats
        yield Part("over", lambda s: bool(s.stage == over), _same, frozenset({"stage"}))
        yield Part(
            "winners",
            lambda s: [seat for i, seat in enumerate(seats) if rank(s, i) == 1] if s.stage == over else [],
            list,
            reads(rank, frozenset(self.fields)) | {"stage"},
        )

    def _derived(self) -> Iterator[Part]:
        """What the game derives from what everyone sees; a secret it would look at is named here."""
        names = frozenset(self.fields)
        for key, value in self.spec.derived.items():
            depends = reads(value, names)
            secret = sorted(name for name in depends if self.fields[name].secret)
            if secret:
                raise TypeError(f"{self.spec.name}: {key!r} is in every view but reads the secret {', '.join(secret)}")
            yield Part(key, value, copied, depends)

    def _comparing(self) -> Any:
        """A function of two states: a mask of the parts that may differ."""
        source = ["def changed(a, b):", "    m = 0"]
        for f in self.fields.values():
            mask = sum(1 << i for i, part in enumerate(self.parts) if f.name in part.reads)
            if mask and f.kind != SETTING:
                source += [f"    if a.{f.name} != b.{f.name}:", f"        m |= {mask}"]
        return defined([*source, "    return m"], {})

    def _copying(self) -> Any:
        """A function that makes a view of the values of all parts."""
        names: dict[str, Any] = {}
        entries = []
        for i, part in enumerate(self.parts):
            names[f"copy{i}"] = part.copy
            entries.append(f"{part.key!r}: " + (f"v[{i}]" if part.copy is _same else f"copy{i}(v[{i}])"))
        return defined(["def view(v):", f"    return {{{', '.join(entries)}}}"], names)

    # ---- what a seat sees besides ----
    def own(self, s: Any, seat: int) -> dict[str, Any]:
        """The secrets that belong to this seat; None for one that is everyone's by now."""
        mine: dict[str, Any] = self._own(s, seat)
        if self.spec.orders:
            orders = self.spec.orders.items()
            mine["orders"] = {name: order.words[getattr(s, order.cells)[seat]] for name, order in orders}
        return mine

    def own_difference(self, before: Any, s: Any, seat: str) -> dict[str, Any]:
        """What `fold` adds to the own part a seat had in a position, if in any, to make its own part in this one."""
        i = self.seats.index(seat)
        changes: dict[str, Any] = difference(self.own(before, i) if before is not None else {}, self.own(s, i))
        return changes

    def belongs(self, f: Field) -> bool:
        """Whether a secret belongs row by row to its seat; what only follows from one is in no view."""
        return bool(f.secret and f.kind != TALLY and f.axes and f.axes[0] is self.spec.seats)

    def _owning(self) -> Any:
        orders = {order.cells for order in self.spec.orders.values()}
        source = ["def own(s, seat):", "    mine = {}"]
        if "together" in self.fields:
            source += ["    mine['ready'] = bool(s.together >> seat & 1 and not s.asked >> seat & 1)"]
        for f in self.fields.values():
            if not self.belongs(f) or f.name in orders:
                continue
            hidden = f"None if {self._writer.constant(f.until)}(s) else " if f.until else ""
            source += [f"    mine[{f.own!r}] = {hidden}{self._writer.row(f)}"]
        return defined([*source, "    return mine"], self._writer.names)

    def _comparing_own(self) -> Any:
        """A function of two states: a mask of the seats whose own part may differ."""
        source = ["def changed(a, b):", "    m = 0"]
        for f in filter(self.belongs, self.fields.values()):
            source += [f"    if a.{f.name} != b.{f.name}:"]
            for i in range(len(self.seats)):
                row = f"{f.name}[{i * f.size // len(f.axes[0])}:{(i + 1) * f.size // len(f.axes[0])}]"
                source += [f"        if a.{row} != b.{row}:", f"            m |= {1 << i}"]
        for until in {self._writer.constant(f.until) for f in self.fields.values() if self.belongs(f) and f.until}:
            source += [f"    if {until}(a) != {until}(b):", f"        m |= {(1 << len(self.seats)) - 1}"]
        if "together" in self.fields:
            source += ["    m |= (a.together & ~a.asked) ^ (b.together & ~b.asked)"]
        return defined([*source, "    return m"], self._writer.names)

    # ---- from a view back to a position ----
    def known(self, view: Mapping[str, Any]) -> dict[str, Any]:
        """A position with everything the view says; what its seat cannot know is blank, to be sampled."""
        position = {f.name: self._known(f, view) for f in self.fields.values() if f.kind == FACT and self._told(f)}
        if self.spec.known is not None:
            self.spec.known(view, position)
        return position

    def _told(self, f: Field) -> bool:
        return bool(f.secret) or f.shown is not None

    def _known(self, f: Field, view: Mapping[str, Any]) -> Any:
        if f.shown is not None and view[f.shown] is not None:
            return view[f.shown]
        blank = _blank(f, f.axes, len(self.seats))
        if self.belongs(f) and view["seat"] is not None:
            blank[view["seat"]] = self._known_row(f, view)
        return blank

    def _known_row(self, f: Field, view: Mapping[str, Any]) -> Any:
        for name, order in self.spec.orders.items():
            if order.cells == f.name:
                return order.words.index(view["orders"][name])
        return view[f.own]


def _same(value: Any) -> Any:
    return value


def _rows(value: dict[str, dict[str, Any]]) -> dict[str, dict[str, Any]]:
    return {name: row.copy() for name, row in value.items()}


def _copier(f: Field) -> Callable[[Any], Any]:
    if f.mask:
        return list
    return (_same, dict.copy, _rows, copied)[min(len(f.axes), 3)]


def copied(value: Any) -> Any:
    """Tables and lists as deep as they go."""
    if type(value) is dict:
        if NESTED.isdisjoint(map(type, value.values())):
            return value.copy()
        return {key: copied(inner) for key, inner in value.items()}
    if type(value) is list:
        return value.copy() if NESTED.isdisjoint(map(type, value)) else [copied(inner) for inner in value]
    return value


def difference(old: Any, new: Any) -> Any:
    """Of a table the entries that changed, of all else the new value. Tables keep their keys."""
    if type(old) is dict and type(new) is dict:
        if not old.keys() <= new.keys():
            raise TypeError(f"tables in views keep their keys: {', '.join(sorted(old.keys() - new.keys()))} went")
        return {
            key: difference(old.get(key), value) for key, value in new.items() if key not in old or old[key] != value
        }
    return copied(new)


def fold(view: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """The view with what changed: tables entry by entry, all else replaced."""
    folded = dict(view)
    for key, value in changes.items():
        old = folded.get(key)
        folded[key] = fold(old, value) if isinstance(old, dict) and isinstance(value, dict) else value
    return folded


def _blank(f: Field, axes: tuple[Any, ...], players: int) -> Any:
    """A field of which nothing is known."""
    if f.mask:
        return []
    if not axes:
        return None if f.blank or f.of is not None else 0
    return {name: _blank(f, axes[1:], players) for name in axes[0].at_table(players)}
