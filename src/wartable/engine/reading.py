"""Which fields of a state a function reads, found in its code and in the code of all it calls."""

from __future__ import annotations

import dis
import inspect
from collections.abc import Callable, Iterator
from types import CodeType, FunctionType
from typing import Any


def reads(function: Callable[..., Any], names: frozenset[str]) -> frozenset[str]:
    """The names of fields the function or a function it calls may read. Rather one too many than one too few."""
    seen: set[FunctionType] = set()
    found: set[str] = set()
    todo = [function]
    while todo:
        plain = inspect.unwrap(todo.pop())
        if isinstance(plain, FunctionType) and plain not in seen:
            seen.add(plain)
            for code in _codes(plain.__code__):
                found.update(i.argval for i in dis.get_instructions(code) if i.opname in ("LOAD_ATTR", "LOAD_METHOD"))
                todo += [plain.__globals__[name] for name in code.co_names if name in plain.__globals__]
            todo += [cell.cell_contents for cell in plain.__closure__ or ()]
    return frozenset(found) & names


def _codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _codes(constant)
