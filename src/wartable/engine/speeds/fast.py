"""The compiled speed: the same rules, rebound over NumPy records and compiled by Numba.

Compiled code is kept under a name made of everything it depends on (rules, data, versions, processor), so an edit
anywhere is a new name and nothing stale is ever loaded. `ready` says whether it is there; `prepare` compiles in another
process, so that nobody waits.
"""

from __future__ import annotations

import dis
import os
import platform
import subprocess
import sys
import threading
import types
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Any, get_type_hints

from filelock import BaseFileLock, FileLock

from wartable.engine import luck, stream
from wartable.engine.codec import Verb
from wartable.engine.errors import OutOfSubset
from wartable.engine.game import Policy, Spec
from wartable.engine.identity import digest_of, rule_lines, rules_digest
from wartable.engine.rule import check_subset, guarded, is_generated, is_rule
from wartable.engine.speeds import loops
from wartable.engine.speeds.linking import ENTRIES, LOOPS, bindings
from wartable.engine.speeds.placeholders import Matrix, States, Table, Vector
from wartable.engine.state import Cells, State

REGISTERS = ("ra", "rb", "rc", "rd")
# Compiled code checks the bounds of its lists where this is set: the tests compile once, and so.
CHECKED = bool(os.environ.get("WARTABLE_BOUNDS"))
_lock = threading.Lock()


def cache_root() -> Path:
    given = os.environ.get("WARTABLE_CACHE")
    return Path(given) if given else Path.home() / ".cache" / "wartable"


def digest(spec: Spec, policies: Mapping[str, Policy], bounds: bool) -> str:
    """A name for compiled code: changes with any rule, bot or table of numbers, and with whatever compiles them.

    Numba keeps its index by the place of the loops, so a copy of the project elsewhere has a name of its own.
    """
    compiler = (sys.version, version("numba"), version("llvmlite"), platform.machine(), _processor(), str(bounds))
    engine = Path(__file__).parents[1]
    sources = [path.read_text(encoding="utf-8") for path in sorted([*engine.glob("*.py"), *engine.glob("speeds/*.py")])]
    beside_play = rule_lines([*policies.values(), *([spec.sample] if spec.sample else ())])
    return digest_of([rules_digest(spec), *beside_play, *compiler, str(engine), *sources])


def _processor() -> str:
    """Compiled code is for one kind of processor."""
    from llvmlite import binding

    return str(binding.get_host_cpu_name()) + str(binding.get_host_cpu_features().flatten())


def cache_of(spec: Spec, policies: Mapping[str, Policy], bounds: bool = False) -> Path:
    return cache_root() / f"{spec.name}-{digest(spec, policies, bounds)}"


def ready(spec: Spec, policies: Mapping[str, Policy], bounds: bool = False) -> bool:
    """Whether compiled code is at hand, so that `Fast` starts at once."""
    return (cache_of(spec, policies, bounds) / "complete").exists()


def kept(spec: Spec, policies: Mapping[str, Policy], bounds: bool = False) -> Fast | None:
    """The compiled speed if all its code is there; nothing is compiled for it."""
    if not ready(spec, policies, bounds) or not any(cache_of(spec, policies, bounds).rglob("*.nbi")):
        return None  # Numba compiles whatever its index does not name
    try:
        return Fast(spec, policies, bounds, compiles=False)
    except NotCompiled:
        return None


def alone(spec: Spec, policies: Mapping[str, Policy], bounds: bool = False) -> BaseFileLock:
    """One compilation per cache: whoever holds this compiles, others wait for it or do without."""
    folder = cache_of(spec, policies, bounds)
    folder.mkdir(parents=True, exist_ok=True)
    return FileLock(folder / "lock", is_singleton=True)  # held again by the same process without waiting


def prepare(spec: Spec) -> subprocess.Popen[bytes]:
    """Compile in another process, since Numba would hold this one up. It ends when this one does: its input closes."""
    command = [sys.executable, "-m", "wartable", "compile", spec.name, "--background"]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


class NotCompiled(Exception):
    """There is no code, or it is damaged, and none was to be made."""


class Fast:
    """The loops at compiled speed, over arrays of records."""

    kind = "fast"

    def __init__(
        self, spec: Spec, policies: Mapping[str, Policy], bounds: bool = False, *, compiles: bool = True
    ) -> None:
        self.spec = spec
        self.bounds = bounds
        self.folder = cache_of(spec, policies, bounds)
        with _lock:
            self.was_ready = ready(spec, policies, bounds)
            if self.was_ready and self._linked(policies):
                return
            if not compiles:
                raise NotCompiled(spec.name)
            with alone(spec, policies, bounds):
                self.was_ready = ready(spec, policies, bounds) and not self.was_ready  # another made it meanwhile
                self._link(policies)

    def _linked(self, policies: Mapping[str, Policy]) -> bool:
        """Whether the kept code could be used; if it was damaged it is made anew."""
        try:
            self._link(policies)
        except Exception:
            return False
        return True

    def _link(self, policies: Mapping[str, Policy]) -> None:
        import numba
        import numpy

        numba.config.CACHE_DIR = str(self.folder)  # type: ignore[attr-defined]
        self._nb, self._np = numba, numpy
        self.dtype = numpy.dtype(
            [_record_field(f) for f in self.spec.state.FIELDS] + [(r, "i8") for r in REGISTERS], align=True
        )
        self._types = self._type_table()
        self._bindings = bindings(self.spec, policies)
        self._done: dict[Any, Any] = self._intrinsics()
        for name in ENTRIES:
            setattr(self, name, self._compiled(next(f for f in LOOPS if f.__name__ == name), entry=True))
        self.folder.mkdir(parents=True, exist_ok=True)
        (self.folder / "complete").touch()

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(name)

    def _type_table(self) -> dict[Any, Any]:
        nb = self._nb
        record = nb.from_dtype(self.dtype)
        return {
            self.spec.state: record, State: record, stream.Registers: record,
            int: nb.int64, bool: nb.boolean, type(None): nb.void,
            Cells: nb.types.Array(nb.int32, 1, "A"), States: record[::1], Vector: nb.int64[::1],
            Matrix: nb.int32[:, ::1], _Offers: nb.int32[::1], Table: nb.int64[:, ::1],
        }  # fmt: skip

    def _intrinsics(self) -> dict[Any, Any]:
        """What the intrinsics are at this speed: luck is the stream in the record."""
        nb = self._nb

        @nb.njit  # type: ignore[untyped-decorator]
        def copy_state(states: Any, i: int, j: int) -> None:
            states[j] = states[i]

        self._done = {}
        found: dict[Any, Any] = {luck.draw: self._compiled(stream.stream_draw)}
        found[luck.roll] = self._compiled(stream.stream_roll)
        found[luck.dice] = self._compiled(stream.stream_dice)
        found[luck.tumble] = found[luck.draw]
        found[luck.is_told] = self._compiled(stream.stream_told)
        found[luck.pick] = self._compiled(stream.stream_pick)
        self._bindings |= {"reseed": self._compiled(stream.stream_seed), "copy_state": copy_state, "prange": nb.prange}
        return self._done | found

    def _compiled(self, function: Callable[..., Any], entry: bool = False) -> Any:
        """The compiled twin of a rule, its callees first. With the cache complete, only entries are really loaded."""
        if function in self._done:
            if self._done[function] is None:
                raise OutOfSubset(f"{function.__code__.co_filename}: {function.__name__} calls itself")
            return self._done[function]
        only_named = self.was_ready and not entry
        if not self.was_ready and not is_generated(function):
            check_subset(function)
        self._done[function] = None
        namespace = self._namespace(function)
        code = function.__code__ if only_named else guarded(function)
        twin = types.FunctionType(code, namespace, function.__name__)
        twin.__module__, twin.__qualname__ = loops.__name__, function.__qualname__  # a module the cache can import
        signature = [] if only_named else [self._signature(function)]
        flags: dict[str, Any] = {"nogil": True, "error_model": "numpy", "boundscheck": self.bounds, "cache": entry}
        flags |= {"no_cpython_wrapper": not entry, "no_cfunc_wrapper": True}  # only entries are called from outside
        if getattr(function, "is_parallel", False):
            flags["parallel"] = True
        with self._effort(entry):
            self._done[function] = self._nb.njit(*signature, **flags)(twin)
        return self._done[function]

    @contextmanager
    def _effort(self, entry: bool) -> Iterator[None]:
        """What entries call is optimised again inside each of them: by itself, a little is enough."""
        config: Any = self._nb.config
        full = config.OPT
        config.OPT = full if entry else type(full)(1)
        try:
            yield
        finally:
            config.OPT = full

    def _namespace(self, function: Callable[..., Any]) -> dict[str, Any]:
        """The globals a rule refers to: rules become their twins, tables of integers constant arrays."""
        source = {**function.__globals__}
        if function.__module__ == loops.__name__:
            source |= self._bindings
        return {name: self._converted(source[name]) for name in _global_names(function) if name in source}

    def _converted(self, value: Any) -> Any:
        if isinstance(value, types.FunctionType) and (is_rule(value) or value in self._done):
            return self._compiled(value)
        if isinstance(value, list | tuple) and value and all(type(x) is int for x in value):
            return self._np.array(value, self._np.int64)
        if isinstance(value, Verb):
            return int(value)
        return value

    def _signature(self, function: Callable[..., Any]) -> Any:
        """One explicit signature from the annotations: mixed integer widths would silently compile twice."""
        hints = get_type_hints(function, localns={"Choices": _Offers})
        returned = self._types[hints.pop("return")]
        return returned(*[self._types[hint] for hint in hints.values()])

    # ---- the same small surface as the plain speed ----
    def states(self, template: State, count: int) -> Any:
        """A template and room for so many games, as records."""
        array = self._np.zeros(count, self.dtype)
        self.write(array, 0, template)
        array[1:] = array[0]
        return array

    def write(self, array: Any, i: int, s: State) -> None:
        """Put a plain state into a record."""
        for f in self.spec.state.FIELDS:
            array[i][f.name] = getattr(s, f.name)
        if isinstance(s.luck, luck.Stream):
            for register in REGISTERS:
                array[i][register] = getattr(s.luck, register)

    def read(self, array: Any, i: int) -> Any:
        """A record as a plain state."""
        s = self.spec.state()
        for f in self.spec.state.FIELDS:
            value = array[i][f.name]
            setattr(s, f.name, value.tolist() if f.axes else int(value))
        s.luck = luck.Stream(0)
        for register in REGISTERS:
            setattr(s.luck, register, int(array[i][register]))
        return s

    def buffer(self) -> Any:
        return self._np.zeros(self.spec.flow.longest_offer, self._np.int32)

    def vector(self, values: Sequence[int]) -> Any:
        return self._np.array(values, self._np.int64)

    def table(self, rows: int) -> Any:
        return self._np.zeros((rows, 3 + len(self.spec.seats)), self._np.int64)


def _global_names(function: Callable[..., Any]) -> set[str]:
    """The names of globals in a function; a field may be called like a rule."""
    return {op.argval for op in dis.get_instructions(function) if op.opname == "LOAD_GLOBAL"}


class _Offers:
    """Stands for the annotation `Choices`, which to Python is the same as `Cells`: a list of integers."""


def _record_field(f: Any) -> Any:
    kind = "i8" if f.wide else "i4"
    return (f.name, kind, (f.size,)) if f.axes else (f.name, kind)
