"""The words a state is declared with: what a field holds, and who may see it.

Every field is `public` or `secret`; there is no third way and no default. A public field is in every view. A secret
one whose first axis is the seats belongs row by row to its seat, which alone sees it; any other secret is known to
nobody. What is public about a secret (how many there are, when it is revealed) is said with the field.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from wartable.engine.domain import Domain

Cells = list[int]
FACT, SETTING, TALLY = "fact", "setting", "tally"
LOWEST, HIGHEST = (
    -(2**31),
    2**31 - 1,
)  # a compiled cell has 32 bits, unless it is a wide mask or declared narrow


@dataclass(frozen=True)
class Field:
    """One declared field: its axes (none for a scalar), the domain of its values, its kind, and who may see it."""

    axes: tuple[Domain, ...] = ()
    of: Domain | None = None
    kind: str = FACT
    mask: bool = False
    name: str = ""
    secret: bool | None = None
    shown: str | None = ""  # its name in everyone's view (a secret: once revealed); empty: its own, None: in no view
    own: str = ""  # a secret's name in the view of the seat it belongs to; empty: its own name
    counted: str = ""  # the public name of how many there are of a secret: per seat if it belongs to seats
    until: Callable[[Any], bool] | None = None  # a secret is everyone's once this is true of the state
    blank: bool = False  # -1 stands for nothing and is null in a view
    most: int | None = None  # no cell ever holds more (or less than -1), so that a compiled one may be narrow

    @property
    def wide(self) -> bool:
        """Whether a compiled cell needs 64 bits: masks over many members do."""
        return self.mask and self.of is not None and len(self.of) > 31

    @property
    def highest(self) -> int:
        """The largest value of a cell, as far as it is declared."""
        if self.of is not None:
            return (1 << len(self.of)) - 1 if self.mask else len(self.of) - 1
        return HIGHEST if self.most is None else self.most

    @property
    def bits(self) -> int:
        """What a compiled cell needs; scalars are few and stay as they are."""
        if self.wide:
            return 64
        return 32 if not self.axes or self.highest > 127 else 8

    @property
    def size(self) -> int:
        n = 1
        for axis in self.axes:
            n *= len(axis)
        return n


class Visibility:
    """`public` or `secret`: each makes the same kinds of fields."""

    def __init__(self, secret: bool) -> None:
        self._secret = secret

    def number(self, of: Domain | None = None, **how: Any) -> Any:
        """A scalar; `of` says whose index it is (-1 is nobody)."""
        return self._field(of=of, **how)

    def cells(self, *axes: Domain, of: Domain | None = None, **how: Any) -> Any:
        """A list of integers, one for each member of the axes."""
        return self._field(axes=axes, of=of, **how)

    def seats(self, of: Domain, **how: Any) -> Any:
        """A scalar used as a bit mask over the members of a domain, at most 63."""
        if len(of) > 63:
            raise ValueError(f"a mask over {of.name} would need {len(of)} bits")
        return self._field(of=of, mask=True, **how)

    def setting(self, *axes: Domain, masks: Domain | None = None, most: int | None = None) -> Any:
        """A number (or a mask) fixed by edition and options before the game starts; views do not repeat it."""
        return self._field(axes=axes, kind=SETTING, of=masks, mask=masks is not None, shown=None, most=most)

    def tally(self, *axes: Domain, masks: Domain | None = None, **how: Any) -> Any:
        """A number (or a mask, in no view) that follows from the facts: rules that change those keep it, `retally` of
        the SPEC makes it anew, and the suite compares both after every choice. Never written by people."""
        how |= {} if masks is None else {"of": masks, "mask": True, "shown": None}
        return self._field(axes=axes, kind=TALLY, **how)

    def _field(self, **how: Any) -> Field:
        return Field(secret=self._secret, **how)


public, secret = Visibility(secret=False), Visibility(secret=True)


def fields_of(declared: type) -> tuple[Field, ...]:
    """The fields of a class in order; raises TypeError, naming the field, where a declaration is not whole."""
    given = vars(declared)
    names = [*given.get("__annotations__", {}), *(name for name, value in given.items() if isinstance(value, Field))]
    return tuple(_whole(declared, name, given.get(name)) for name in dict.fromkeys(names))


def _whole(declared: type, name: str, f: Any) -> Field:
    where = f"{declared.__name__}.{name}"
    if not isinstance(f, Field) or f.secret is None:
        raise TypeError(f"{where}: declare it with `public.` or `secret.`: who may see it?")
    if not f.secret and (f.until or f.counted or f.own):
        raise TypeError(f"{where}: a public field has nothing to count, to reveal or to own")
    shown = name if f.shown == "" else f.shown
    own = (f.own or name) if f.secret else ""
    if f.until and shown == own:
        raise TypeError(f"{where}: its owner's part (own) and what all see later (shown) need different names")
    return replace(f, name=name, own=own, shown=shown if f.until or not f.secret else None)
