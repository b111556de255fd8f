"""The compiled twins of rules: the same functions, rebound over NumPy records and handed to Numba."""

from __future__ import annotations

import dis
import inspect
import types
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from itertools import product
from typing import Any, get_type_hints

import numba
import numpy
from llvmlite import ir
from numba.core import cgutils
from numba.core.base import BaseContext as TargetContext
from numba.core.compiler_lock import global_compiler_lock
from numba.core.runtime.context import NRTContext
from numba.core.typing.context import BaseContext
from numba.cpython import slicing
from numba.cpython.unsafe.numbers import trailing_zeros
from numba.np.arrayobj import populate_array

from wartable.engine import luck, masks, stream
from wartable.engine.codec import Verb
from wartable.engine.errors import OutOfSubset
from wartable.engine.game import Policy, Spec
from wartable.engine.rule import ROOM, SETTINGS, check_subset, generated, guarded, is_generated, is_intrinsic, is_rule
from wartable.engine.speeds import loops
from wartable.engine.speeds.bound import BOUND
from wartable.engine.speeds.fast import SETTINGS_AT
from wartable.engine.speeds.linking import ENTRIES, MODULES, bindings
from wartable.engine.speeds.placeholders import Bits, Flags, Matrix, Rows, States, Table, Vector
from wartable.engine.speeds.program import Parts
from wartable.engine.state import Cells, State

CACHE_LINE = 64
CELLS = tuple(numba.types.Array(width, 1, "A") for width in (numba.int32, numba.int8))
NUMBERS = (numba.types.Integer, numba.types.Boolean)
FROM_PYTHON = "_ZN7cpython"  # how Numba names what makes native values of Python's


class Twins:
    """The twins of a game's rules and of the loops over them, each made once."""

    def __init__(self, spec: Spec, policies: Mapping[str, Policy], dtype: Any, settings: Any, bounds: bool) -> None:
        self._types = _type_table(spec, numba.from_dtype(dtype))
        self._settings = frozenset(settings.names or ())
        self._look: dict[str, Any] = {ROOM: has_room}
        if self._settings:
            self._look[SETTINGS] = _settings_of(numba.from_dtype(settings))
        self._bounds = bounds
        self._bindings = bindings(spec, policies)
        self._done: dict[Any, Any] = {}
        with _as_rules_are():
            self._done |= self._intrinsics()

    def entries(self) -> dict[str, Any]:
        """The loops that Python calls, by name."""
        with _as_rules_are():
            return {name: self._twin(loop) for name, loop in ENTRIES.items()}

    def bound(self) -> dict[str, Any]:
        """Those that are called with numbers only, by name."""
        with _as_rules_are():
            return {name: self._bound(ENTRIES[name], given) for name, given in BOUND.items()}

    def _bound(self, loop: Callable[..., Any], given: str) -> Any:
        """A way into a loop that finds its arguments in a block; what takes less time than others would take to begin
        keeps them waiting."""
        names: dict[str, Any] = {"loop": self._twin(loop)}
        (signature,) = self._signatures(loop)
        arguments, word = [], 0
        for k, (name, kind) in enumerate(zip(inspect.signature(loop).parameters, signature.args, strict=True)):
            names[f"read_{k}"] = _reader(kind, word)
            arguments.append(given if name == given else f"read_{k}(place)")
            word += 0 if name == given else 1 + getattr(kind, "ndim", 0)
        source = [f"def bound(place: int, {given}: int) -> int:", f"    return loop({', '.join(arguments)})"]
        way = generated("bound", source, **names)
        way.__module__ = loops.__name__
        options = {"error_model": "numpy", "boundscheck": self._bounds, "pipeline_class": Parts}
        return numba.njit(numba.int64(numba.int64, numba.int64), **options)(way)

    def _intrinsics(self) -> dict[Any, Any]:
        """What the intrinsics are at this speed: luck is the stream in the record."""
        self._bindings |= {"reseed": self._twin(stream.stream_seed), "copy_state": self._compiled(_copy_state)}
        self._bindings |= {"drawn": self._twin(stream.stream_drawn), "fetch": self._compiled(_fetch)}
        draw = self._twin(stream.stream_draw)
        return {
            luck.draw: draw, luck.tumble: draw, luck.roll: self._twin(stream.stream_roll),
            luck.dice: self._twin(stream.stream_dice), luck.is_told: self._twin(stream.stream_told),
            luck.pick: self._twin(stream.stream_pick), masks.members: self._compiled(_lowest),
            masks.size_of: self._compiled(_size_of),
        }  # fmt: skip

    def _twin(self, function: Callable[..., Any]) -> Any:
        """The twin of a rule, its callees first."""
        if function not in self._done:
            if not is_generated(function):
                check_subset(function)
            self._done[function] = None
            self._done[function] = self._compiled(function)
        if self._done[function] is None:
            raise OutOfSubset(f"{function.__code__.co_filename}: {function.__name__} calls itself")
        return self._done[function]

    def _compiled(self, function: Callable[..., Any]) -> Any:
        code = guarded(function, self._settings)
        twin = types.FunctionType(code, self._namespace(function) | self._look, function.__name__)
        twin.__module__, twin.__qualname__ = loops.__name__, function.__qualname__
        outside = ENTRIES.get(function.__name__) is function
        options = {"nogil": True, "error_model": "numpy", "boundscheck": self._bounds, "pipeline_class": Parts}
        options |= {"no_cpython_wrapper": not outside, "no_cfunc_wrapper": True}
        return numba.njit(self._signatures(function), **options)(twin)

    def _namespace(self, function: Callable[..., Any]) -> dict[str, Any]:
        """The globals a rule refers to: rules become their twins, tables of integers constant arrays."""
        source = {**function.__globals__}
        if function.__module__ in MODULES:
            source |= self._bindings
        return {name: self._converted(source[name]) for name in _global_names(function) if name in source}

    def _converted(self, value: Any) -> Any:
        if is_rule(value) or (is_intrinsic(value) and value in self._done):
            return self._twin(value)
        if isinstance(value, list | tuple) and value and all(type(x) is int for x in value):
            return numpy.array(value, numpy.int64)
        if isinstance(value, Verb):
            return int(value)
        return value

    def _signatures(self, function: Callable[..., Any]) -> list[Any]:
        """Explicit ones from the annotations: mixed integer widths would silently compile twice. Only lists of cells
        are narrow or not, so whatever takes one is compiled for either."""
        hints = get_type_hints(function, localns={"Choices": _Offers})
        returned = self._types[hints.pop("return")]
        kinds = [CELLS if hint == Cells else (self._types[hint],) for hint in hints.values()]
        return [returned(*given) for given in product(*kinds)]


def _type_table(spec: Spec, record: Any) -> dict[Any, Any]:
    return {
        spec.state: record, State: record, stream.Registers: record,
        int: numba.int64, bool: numba.boolean, type(None): numba.void,
        States: record[::1], Vector: numba.int64[::1],
        Matrix: numba.int32[:, ::1], _Offers: numba.int32[::1], Table: numba.int64[:, ::1],
        Rows: numba.int32[:, ::1], Bits: numba.int8[:, ::1], Flags: numba.int8[::1],
    }  # fmt: skip


@contextmanager
def _as_rules_are() -> Iterator[None]:
    """What is known of rules, and of no other code that Numba compiles."""
    types_of = _asked_once(BaseContext, "resolve_function_type", _of_numbers)
    sizes_of = _asked_once(TargetContext, "get_abi_sizeof", str)
    with _indexes_as_written(), _arrays_lent(), types_of, sizes_of:
        yield


@contextmanager
def _indexes_as_written() -> Iterator[None]:
    """No rule counts from the end of a list, so compiled ones do not look whether an index is negative. One that is
    fails where bounds are checked."""
    with global_compiler_lock:
        wrapping, slicing.fix_index = slicing.fix_index, lambda _builder, index, _size: index
        try:
            yield
        finally:
            slicing.fix_index = wrapping


@contextmanager
def _arrays_lent() -> Iterator[None]:
    """Rules make no arrays: all they see belong to whoever called, who keeps them. To count references to them, with
    every core's knowledge, at each call would take a good part of a step; only a call from Python itself counts."""
    with global_compiler_lock:
        counting = NRTContext._call_incref_decref

        def count(self: Any, builder: Any, kind: Any, value: Any, function: str) -> None:
            if not isinstance(kind, numba.types.Array) or builder.function.name.startswith(FROM_PYTHON):
                counting(self, builder, kind, value, function)

        NRTContext._call_incref_decref = count
        try:
            yield
        finally:
            NRTContext._call_incref_decref = counting


@contextmanager
def _asked_once(owner: Any, name: str, question: Callable[..., Any]) -> Iterator[None]:
    """A method of Numba's that need not find out the same thing again and again; None is no such question."""
    with global_compiler_lock:
        method = getattr(owner, name)
        known: dict[Any, Any] = {}

        def answer(self: Any, *given: Any) -> Any:
            asked = question(*given)
            if asked is None:
                return method(self, *given)
            if asked not in known:
                known[asked] = method(self, *given)
            return known[asked]

        setattr(owner, name, answer)
        try:
            yield
        finally:
            setattr(owner, name, method)


def _of_numbers(function: Any, given: Any, named: Any) -> Any:
    """What comes of numbers, a sum for instance: rules know few kinds of them. Other rules are not asked for here."""
    if named or not all(isinstance(kind, NUMBERS) for kind in given):
        return None
    another = isinstance(function, numba.types.Type) and not isinstance(function, numba.types.Function)
    return None if another else (function, tuple(given))


def _copy_state(states: States, i: int, j: int) -> None:
    states[j] = states[i]


def _fetch(s: State) -> None:
    prefetch(s)


@numba.extending.intrinsic  # type: ignore[untyped-decorator]
def prefetch(context: Any, record: Any) -> Any:
    """Bring all lines of a record into the cache, without waiting for them."""

    def generate(_context: Any, builder: Any, _signature: Any, given: Any) -> Any:
        byte = ir.IntType(8).as_pointer()
        number = ir.IntType(32)
        kind = ir.FunctionType(ir.VoidType(), (byte, number, number, number))
        function = cgutils.get_or_insert_function(builder.module, kind, "llvm.prefetch.p0")
        start = builder.bitcast(given[0], byte)
        for line in range(0, record.size, CACHE_LINE):
            place = builder.gep(start, [ir.Constant(ir.IntType(64), line)])
            builder.call(function, [place, number(1), number(3), number(1)])
        return _context.get_dummy_value()

    return numba.void(record), generate


@numba.extending.intrinsic  # type: ignore[untyped-decorator]
def has_room(context: Any, out: Any, n: Any) -> Any:
    """Whether a place is in an offer: read without its sign, one before the first is far behind the last."""

    def generate(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        length = context.make_array(signature.args[0])(context, builder, given[0]).nitems
        return builder.icmp_unsigned("<", given[1], length)

    return numba.boolean(out, numba.int64), generate


def _settings_of(settings: Any) -> Any:
    """A rule's way to the settings of a state: they never change, so what was read once need not be read again."""

    @numba.extending.intrinsic  # type: ignore[untyped-decorator]
    def settings_of(context: Any, record: Any) -> Any:
        def generate(context: Any, builder: Any, _signature: Any, given: Any) -> Any:
            start = builder.bitcast(given[0], ir.IntType(8).as_pointer())
            place = builder.gep(start, [ir.Constant(ir.IntType(64), record.offset(SETTINGS_AT))])
            address = builder.load(builder.bitcast(place, ir.IntType(64).as_pointer()))
            address.set_metadata("invariant.load", builder.module.add_metadata([]))
            return builder.inttoptr(address, context.get_value_type(settings))

        return settings(record), generate

    return settings_of


def _reader(kind: Any, word: int) -> Any:
    """An argument from its words in a block: a number, or where an array is and how long."""

    @numba.extending.intrinsic  # type: ignore[untyped-decorator]
    def read(context: Any, place: Any) -> Any:
        def generate(context: Any, builder: Any, _signature: Any, given: Any) -> Any:
            number = ir.IntType(64)
            words = builder.inttoptr(given[0], number.as_pointer())
            first, *shape = (
                builder.load(builder.gep(words, [number(word + k)])) for k in range(1 + getattr(kind, "ndim", 0))
            )
            if not isinstance(kind, numba.types.Array):
                return first
            array, width = context.make_array(kind)(context, builder), context.get_data_type(kind.dtype)
            strides = [number(context.get_abi_sizeof(width))]
            for length in reversed(shape[1:]):
                strides.insert(0, builder.mul(strides[0], length))
            start = builder.inttoptr(first, array.data.type)
            return populate_array(array, start, shape, strides, strides[-1], None)._getvalue()

        return kind(numba.int64), generate

    return read


def _lowest(mask: int) -> int:
    """The next of the `members` of a mask: `guarded` code takes them one by one."""
    return int(trailing_zeros(mask))


def _size_of(mask: int) -> int:
    return int(population(mask))


@numba.extending.intrinsic  # type: ignore[untyped-decorator]
def population(context: Any, mask: Any) -> Any:
    """How many bits are set."""
    return numba.int64(numba.int64), lambda _context, builder, _signature, given: builder.ctpop(given[0])


def _global_names(function: Callable[..., Any]) -> set[str]:
    """The names of globals in a function; a field may be called like a rule."""
    return {op.argval for op in dis.get_instructions(function) if op.opname == "LOAD_GLOBAL"}


class _Offers:
    """Stands for the annotation `Choices`, which to Python is the same as `Cells`: a list of integers."""
