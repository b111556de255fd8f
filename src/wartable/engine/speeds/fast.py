"""The compiled speed: the same rules, rebound over NumPy records and compiled by Numba.

Compiled code is kept under a name made of everything it depends on (rules, data, versions, processor), so an edit
anywhere is a new name and nothing stale is ever loaded. `ready` says whether it is there; `prepare` compiles in another
process, so that nobody waits.
"""

from __future__ import annotations

import os
import platform
import subprocess
import sys
import threading
from collections.abc import Callable, Mapping, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any

from filelock import BaseFileLock, FileLock

from wartable.engine import luck
from wartable.engine.fields import SETTING
from wartable.engine.game import Policy, Spec
from wartable.engine.identity import code_lines, digest_of
from wartable.engine.planes import observe_rule
from wartable.engine.state import State

REGISTERS = ("ra", "rb", "rc", "rd")
# Compiled code checks the bounds of its lists where this is set: the tests compile once, and so.
CHECKED = bool(os.environ.get("WARTABLE_BOUNDS"))
PROGRAM = "program"  # the file of a cache that holds all its code
_lock = threading.Lock()
# Settings never change, so a record holds only where they are: games of a table share them, and there is less to copy
# and to fetch. Tables are few and settings small, so they are kept for good: wherever a record goes, they are there.
SETTINGS_AT = "settings_at"
_settings: dict[tuple[str, bytes], Any] = {}
_settings_at: dict[int, Any] = {}


def cache_root() -> Path:
    given = os.environ.get("WARTABLE_CACHE")
    return Path(given) if given else Path.home() / ".cache" / "wartable"


def digest(spec: Spec, policies: Mapping[str, Policy], bounds: bool) -> str:
    """A name for compiled code: changes with any rule, bot or table of numbers, and with whatever compiles them."""
    compiler = (sys.version, version("numba"), version("llvmlite"), platform.machine(), _processor(), str(bounds))
    engine = Path(__file__).parents[1]
    sources = [path.read_text(encoding="utf-8") for path in sorted([*engine.glob("*.py"), *engine.glob("speeds/*.py")])]
    beside_play: list[Callable[..., Any]] = [*policies.values(), *spec.thoughts, observe_rule(spec)]
    taken_back = str(spec.second_thoughts)
    return digest_of([*code_lines(spec, beside_play), taken_back, *compiler, *sources])


def _processor() -> str:
    """Compiled code is for one kind of processor."""
    from llvmlite import binding

    return str(binding.get_host_cpu_name()) + str(binding.get_host_cpu_features().flatten())


def cache_of(spec: Spec, policies: Mapping[str, Policy], bounds: bool = False) -> Path:
    return cache_root() / f"{spec.name}-{digest(spec, policies, bounds)}"


def ready(spec: Spec, policies: Mapping[str, Policy], bounds: bool = False) -> bool:
    """Whether compiled code is at hand, so that `Fast` starts at once."""
    return (cache_of(spec, policies, bounds) / PROGRAM).exists()


def kept(spec: Spec, policies: Mapping[str, Policy], bounds: bool = False) -> Fast | None:
    """The compiled speed if its code is there; nothing is compiled for it."""
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
        import numpy

        self._np = numpy
        self.spec = spec
        changing = [_record_field(f) for f in spec.state.FIELDS if f.kind != SETTING]
        self.dtype = numpy.dtype([*changing, *((name, "i8") for name in (*REGISTERS, SETTINGS_AT))], align=True)
        self.settings = numpy.dtype([_record_field(f) for f in spec.state.FIELDS if f.kind == SETTING], align=True)
        with _lock:
            self.__dict__ |= _loaded(spec, policies, bounds) or self._compiled(policies, bounds, compiles)

    def _compiled(self, policies: Mapping[str, Policy], bounds: bool, compiles: bool) -> dict[str, Any]:
        """The loops, from a program made now, unless another made it meanwhile."""
        if not compiles:
            raise NotCompiled(self.spec.name)
        from wartable.engine.speeds import program, twins

        with alone(self.spec, policies, bounds):
            if loaded := _loaded(self.spec, policies, bounds):
                return loaded
            made = twins.Twins(self.spec, policies, self.dtype, self.settings, bounds)
            path = cache_of(self.spec, policies, bounds) / PROGRAM
            return program.build(made.entries(), made.bound(), path)

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(name)

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
            if f.kind != SETTING:
                array[i][f.name] = getattr(s, f.name)
        array[i][SETTINGS_AT] = self._kept_settings(s)
        if isinstance(s.luck, luck.Stream):
            for register in REGISTERS:
                array[i][register] = getattr(s.luck, register)

    def _kept_settings(self, s: State) -> int:
        """Where the settings of a table are, the same for all its games."""
        made = self._np.zeros(1, self.settings)
        for f in self.spec.state.FIELDS:
            if f.kind == SETTING:
                made[0][f.name] = getattr(s, f.name)
        return self._kept(made)

    def _kept(self, made: Any) -> int:
        cells = b"".join(made[name].tobytes() for name in made.dtype.names)  # what lies between them is anything
        kept = _settings.setdefault((self.spec.name, cells), made)
        _settings_at[kept.ctypes.data] = kept
        return int(kept.ctypes.data)

    def settings_of(self, array: Any) -> Any:
        """What records of one table need beside them in another process."""
        return _settings_at[int(array[0][SETTINGS_AT])].copy()

    def settle(self, array: Any, settings: Any) -> None:
        """Records that come from another process find their settings here."""
        array[SETTINGS_AT] = self._kept(settings)

    def read(self, array: Any, i: int) -> Any:
        """A record as a plain state."""
        s = self.spec.state()
        settings = _settings_at[int(array[i][SETTINGS_AT])]
        for f in self.spec.state.FIELDS:
            value = settings[0][f.name] if f.kind == SETTING else array[i][f.name]
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


def _loaded(spec: Spec, policies: Mapping[str, Policy], bounds: bool) -> dict[str, Any]:
    """The loops of the kept program; none if it is not there, or damaged and to be made anew."""
    if not ready(spec, policies, bounds):
        return {}
    from wartable.engine.speeds import program

    try:
        return program.load(cache_of(spec, policies, bounds) / PROGRAM)
    except Exception:
        return {}


def _record_field(f: Any) -> Any:
    kind = f"i{f.bits // 8}"
    return (f.name, kind, (f.size,)) if f.axes else (f.name, kind)
