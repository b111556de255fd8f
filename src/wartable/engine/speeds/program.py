"""All loops of a game as one compiled program, kept in one file.

Left alone, Numba makes machine code of every rule, and once more of all of them inside each loop that calls them. Here
rules and loops become LLVM's language only; they are put together, optimised and made machine code of once.
"""

from __future__ import annotations

import hashlib
import os
import pickle
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import numba
from llvmlite import binding
from numba import _dynfunc
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler, compile_result
from numba.core.compiler_lock import global_compiler_lock
from numba.core.compiler_machinery import PassManager
from numba.core.environment import lookup_environment
from numba.core.registry import cpu_target
from numba.core.runtime.nrt import rtsys

from wartable.engine.speeds import loops
from wartable.engine.speeds.linking import ENTRIES

ENVIRONMENT = (
    "_ZN08NumbaEnv"  # how Numba names what compiled code may need of Python, an exception's message for instance
)

# Loops do little but call these, so each has its own copy. As Numba writes the names of functions.
INLINED = re.compile(r"5loops(7perform|5offer|8step_one)B")

CALLED_BOUND = ".bound"  # behind the name of a loop: called with numbers only

# What Numba looks for in every function and finds in no rule: closures, comprehensions, calculations with whole arrays.
NEVER_IN_RULES = frozenset({"inline_closure_likes", "inline_overloads", "nopython_rewrites"})

ANYHOW = "A"  # how Numba calls the layout of lists of cells: they lie in the midst of a state

# Where the memory of a local list is. Numba's runtime would be called for it at each access; and no rule can make a
# list longer, so it stays where it is.
LIST_MEMORY = """
define linkonce_odr ptr @NRT_MemInfo_data_fast(ptr %info) alwaysinline {
  %place = getelementptr {i64, ptr, ptr, ptr}, ptr %info, i64 0, i32 3
  %memory = load ptr, ptr %place, !invariant.load !0
  ret ptr %memory
}
!0 = !{}
"""


class Damaged(Exception):
    """A kept program is not what was written."""


class Entry(NamedTuple):
    """What Python calls: the name of its wrapper in the program, its types, what it may need of Python; and the name C
    calls it by, if it takes numbers only."""

    symbol: str
    signature: Any
    environment: Any
    in_c: str = ""


class Part(JITCodeLibrary):  # type: ignore[misc]
    """A rule or loop in LLVM's language, without machine code of its own."""

    @property
    def codegen(self) -> Part:
        return self

    def set_env(self, name: str, environment: Any) -> None:
        """Only a program has a place for it."""

    def add_llvm_module(self, module: Any) -> None:
        self._final_module.link_in(module)

    def finalize(self) -> None:
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        return 0

    def _get_module_for_linking(self) -> Any:
        return self._final_module


class Parts(Compiler):  # type: ignore[misc]
    """Numba's compiler, for parts of a program. What a rule is given lies apart, so a write into an offer never changes
    the state; only lists of cells may lie in a state that is given as well."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.state.library = Part(self.state.targetctx.codegen(), "part")
        self.state.flags.noalias = not any(getattr(kind, "layout", "") == ANYHOW for kind in self.state.args)

    def define_pipelines(self) -> list[Any]:
        passes = PassManager("rules")
        for each, why in super().define_pipelines()[0].passes:
            if each._name not in NEVER_IN_RULES:
                passes.add_pass(each, why)
        passes.finalize()
        return [passes]


class Program(JITCodeLibrary):  # type: ignore[misc]
    """Parts put together. Whatever Python does not call is nobody else's business and may vanish into its callers."""

    def __init__(self, codegen: Any, entries: Iterable[str]) -> None:
        super().__init__(codegen, "program")
        self._entries = frozenset(entries)
        self.kept_alive: list[Any] = []
        self.enable_object_caching()

    def _optimize_final_module(self) -> None:
        self._final_module.link_in(binding.parse_assembly(LIST_MEMORY))
        for function in self._final_module.functions:
            if not function.is_declaration and function.name not in self._entries:
                function.linkage = binding.Linkage.internal
                if INLINED.search(function.name):
                    function.add_function_attribute("alwaysinline")
        # LLVM writes short loops out before it looks for wide instructions: so it looks in straight lines as well.
        passes, settings = self._codegen._module_pass_manager(slp_vectorize=True)
        passes.run(self._final_module, settings)

    def environments(self) -> list[Any]:
        names = [each.name for each in self._final_module.global_variables]
        found = [lookup_environment(name) for name in names if name.startswith(ENVIRONMENT)]
        return [environment for environment in found if environment is not None]


def build(twins: Mapping[str, Any], bound: Mapping[str, Any], path: Path) -> dict[str, Any]:
    """The loops as functions that Python can call; kept in a file from now on."""
    made = {name: next(iter(twin.overloads.values())) for name, twin in _named(twins, bound).items()}
    entries = {name: _entry(each, name not in twins) for name, each in made.items()}
    with global_compiler_lock:
        program = Program(cpu_target.target_context.codegen(), _symbols(entries))
        for part in _all_parts([each.library for each in made.values()]):
            program.add_linking_library(part)
        program.finalize()
        _keep(path, pickle.dumps((entries, program.environments(), program._get_compiled_object())))
    return _functions(program, entries, program.environments())


def _named(twins: Mapping[str, Any], bound: Mapping[str, Any]) -> dict[str, Any]:
    return {**twins, **{f"{name}{CALLED_BOUND}": twin for name, twin in bound.items()}}


def _entry(made: Any, bound: bool) -> Entry:
    in_c = made.fndesc.llvm_cfunc_wrapper_name if bound else ""
    return Entry(made.fndesc.llvm_cpython_wrapper_name, made.signature, made.environment, in_c)


def _symbols(entries: Mapping[str, Entry]) -> set[str]:
    return {name for entry in entries.values() for name in (entry.symbol, entry.in_c) if name}


def load(path: Path) -> dict[str, Any]:
    """The same from the file."""
    entries, environments, machine_code = pickle.loads(_kept(path))
    with global_compiler_lock:
        rtsys.initialize(cpu_target.target_context)  # what compiled code calls of Numba's runtime; no more is needed
        program = Program(cpu_target.target_context.codegen(), ())
        program._set_compiled_object(machine_code)
        program._finalize_final_module()
        program._codegen._engine._defined_symbols |= _symbols(entries)
    return _functions(program, entries, environments)


def _all_parts(libraries: list[Any]) -> Iterator[Any]:
    """The given libraries and whatever they call, each once."""
    seen = set()
    while libraries:
        library = libraries.pop()
        if library not in seen:
            seen.add(library)
            if isinstance(library, Part):
                libraries.extend(library._linking_libraries)
            yield library


def _functions(program: Program, entries: Mapping[str, Entry], environments: list[Any]) -> dict[str, Any]:
    program.kept_alive = environments
    for environment in environments:
        program.codegen.set_env(environment.env_name, environment)
    functions = {name: _function(program, name, entry) for name, entry in entries.items() if not entry.in_c}
    for name, function in functions.items():
        if entry := entries.get(name + CALLED_BOUND):
            function.bound = _raw(program, name, entry)
            function.address = program.get_pointer_to_function(entry.in_c)  # of int64_t (int64_t place, int64_t given)
    return functions


def _function(program: Program, name: str, entry: Entry) -> Any:
    """A function that takes arguments of its types only: compiled code would read anything else as if it were one."""
    compiled = _raw(program, name, entry)
    function = numba.njit(ENTRIES[name])
    function.add_overload(compile_result(signature=entry.signature, entry_point=compiled, objectmode=False))
    function.disable_compile()
    function.unchecked = compiled  # for callers whose arguments are of its types by construction
    return function


def _raw(program: Program, name: str, entry: Entry) -> Any:
    address = program.get_pointer_to_function(entry.symbol)
    if not address:
        raise Damaged(name)
    return _dynfunc.make_function(loops, name, "", address, entry.environment, (program,))


def _keep(path: Path, content: bytes) -> None:
    """Whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_suffix(f".{os.getpid()}")
    beside.write_bytes(hashlib.sha256(content).digest() + content)
    beside.replace(path)


def _kept(path: Path) -> bytes:
    content = path.read_bytes()
    if hashlib.sha256(content[32:]).digest() != content[:32]:
        raise Damaged(path.name)
    return content[32:]
