"""Rules: plain functions in a small integer subset of Python, so that one source serves both speeds.

`@rule` only marks a function. `check_subset` reads its source and names the line of anything the compiled twin
could not follow; the linker and the tests call it.
"""

from __future__ import annotations
import __future__

import ast
import inspect
import textwrap
import types
from collections.abc import Callable, Collection, Sequence
from typing import Any, TypeVar

from wartable.engine.errors import OutOfSubset

F = TypeVar("F", bound=Callable[..., Any])

Choices = list[int]  # a buffer that offers are written into

ALLOWED = (
    ast.FunctionDef, ast.arguments, ast.arg, ast.Return, ast.Pass, ast.Break, ast.Continue, ast.Expr,
    ast.Assign, ast.AugAssign, ast.For, ast.While, ast.If, ast.IfExp, ast.BoolOp, ast.BinOp, ast.UnaryOp,
    ast.Compare, ast.Call, ast.Constant, ast.Name, ast.Attribute, ast.Subscript, ast.Tuple, ast.List,
    ast.Load, ast.Store, ast.boolop, ast.operator, ast.unaryop, ast.cmpop,
)  # fmt: skip
FORBIDDEN = (ast.Div, ast.Pow, ast.MatMult, ast.In, ast.NotIn, ast.Is, ast.IsNot)
WALK = "members"  # of a mask: engine/masks.py
ROOM = "has_room"  # an offer, at the compiled speed: engine/speeds/twins.py
KEPT = "is_offered"  # what has just been written
UNSURE = (ast.Subscript, ast.Call)  # may fail where nobody asks for it
SETTINGS = "settings_of"  # a state, at the compiled speed: engine/speeds/twins.py
OURS = frozenset({ROOM, KEPT, SETTINGS})
BUILTINS = frozenset({"range", "len", "min", "max", "abs", "int", "bool"})


def rule(function: F) -> F:
    """Mark a function as a rule: it will be linked at both speeds."""
    function.is_rule = True  # type: ignore[attr-defined]
    return function


def intrinsic(function: F) -> F:
    """Mark a function that rules call and each speed answers in its own way."""
    function.is_intrinsic = True  # type: ignore[attr-defined]
    return function


def generated(name: str, source: Sequence[str], **names: Any) -> Any:
    """A rule the engine writes out itself, over these names; it keeps its text."""
    namespace: dict[str, Any] = {"Choices": Choices, **names}
    text = "\n".join(source)
    exec(compile(text, f"<{name}>", "exec"), namespace)
    namespace[name].text = text
    return rule(namespace[name])


def is_rule(thing: object) -> bool:
    return getattr(thing, "is_rule", False) is True


def is_intrinsic(thing: object) -> bool:
    return getattr(thing, "is_intrinsic", False) is True


def is_generated(function: Callable[..., Any]) -> bool:
    """Rules the engine writes out itself have no source file."""
    return function.__code__.co_filename.startswith("<")


def _parsed(function: Callable[..., Any]) -> tuple[ast.FunctionDef, int]:
    """The syntax tree of a function and the number of its first line."""
    lines, first = _source(function)
    tree = ast.parse(textwrap.dedent("".join(lines))).body[0]
    if not isinstance(tree, ast.FunctionDef):
        raise OutOfSubset(f"{inspect.getsourcefile(function)}:{first}: a rule is a function with a name")
    return tree, first


def _source(function: Callable[..., Any]) -> tuple[list[str], int]:
    return ([function.text], 1) if is_generated(function) else inspect.getsourcelines(function)  # type: ignore[attr-defined]


class _Silence(ast.NodeTransformer):
    """Events cost nothing when nobody can listen: their statements are left out."""

    def visit_Expr(self, node: ast.Expr) -> ast.stmt:
        call = node.value
        silent = isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "emit"
        return ast.copy_location(ast.Pass(), node) if silent else node


class _Guard(ast.NodeTransformer):
    """Compiled code checks no bounds, so whatever writes an offer does: nothing is written outside the buffer."""

    def __init__(self, buffers: set[str]) -> None:
        self.buffers = buffers

    def visit_Assign(self, node: ast.Assign) -> ast.stmt:
        target = node.targets[0]
        if not (isinstance(target, ast.Subscript) and _name_of(target.value) in self.buffers):
            return node
        room = ast.parse(f"{ROOM}({_name_of(target.value)}, {ast.unparse(target.slice)})", mode="eval").body
        return ast.copy_location(ast.If(room, [node], []), node)


class _Keep(ast.NodeTransformer):
    """Whether a choice is offered nobody foretells, nor does a processor, and it takes long to be wrong. So compiled
    code writes the choice before it asks; if it is not offered, the next is written over it. What lies behind the end
    of an offer means nothing."""

    def __init__(self, buffers: set[str]) -> None:
        self.buffers = buffers

    def visit_If(self, node: ast.If) -> ast.stmt | list[ast.stmt]:
        self.generic_visit(node)
        if node.orelse or len(node.body) != 2:
            return node
        write, count = node.body
        place = self._place_of(write)
        if not place or ast.unparse(count) != f"{place} += 1":
            return node
        source = f"{KEPT} = 1 if {_asked_at_once(node.test)} else 0\n{place} += {KEPT}"
        asked, counted = (_placed(new, node) for new in ast.parse(source).body)
        return [asked, write, counted]

    def _place_of(self, node: ast.stmt) -> str:
        """Where a choice is written, if its number can be made whether it is offered or not."""
        if not isinstance(node, ast.Assign) or any(isinstance(part, UNSURE) for part in ast.walk(node.value)):
            return ""
        target = node.targets[0]
        written = isinstance(target, ast.Subscript) and _name_of(target.value) in self.buffers
        return ast.unparse(target.slice) if written else ""  # type: ignore[attr-defined]


def _asked_at_once(test: ast.expr) -> str:
    """Of two conditions the second is asked only where the first is met, which is one more guess for a processor. If
    both compare what is known already, they are asked together."""
    if not (isinstance(test, ast.BoolOp) and isinstance(test.op, ast.And) and all(map(_is_sure, test.values))):
        return ast.unparse(test)
    return " & ".join(f"({ast.unparse(one)})" for one in test.values)


def _is_sure(node: ast.expr) -> bool:
    return isinstance(node, ast.Compare) and not any(isinstance(part, UNSURE) for part in ast.walk(node))


class _Walk(ast.NodeTransformer):
    """Compiled code goes through the members of a mask by taking out the lowest until none is left."""

    def __init__(self) -> None:
        self.walks = 0

    def visit_For(self, node: ast.For) -> ast.stmt | list[ast.stmt]:
        self.generic_visit(node)
        if not _is_walk(node.iter):
            return node
        self.walks += 1
        left = f"left_{self.walks}"
        mask, member = ast.unparse(node.iter.args[0]), ast.unparse(node.target)  # type: ignore[attr-defined]
        source = f"{left} = {mask}\nwhile {left} != 0:\n    {member} = {WALK}({left})\n    {left} &= {left} - 1"
        before, loop = (_placed(new, node) for new in ast.parse(source).body)
        assert isinstance(loop, ast.While)
        loop.body += node.body
        return [before, loop]


class _Look(ast.NodeTransformer):
    """Settings are not in the record of a state: compiled code looks where they are."""

    def __init__(self, settings: Collection[str]) -> None:
        self.settings = settings

    def visit_Attribute(self, node: ast.Attribute) -> ast.Attribute:
        self.generic_visit(node)
        if node.attr in self.settings:
            node.value = ast.copy_location(ast.Call(ast.Name(SETTINGS, ast.Load()), [node.value], []), node)
        return node


def _placed(new: ast.stmt, old: ast.stmt) -> ast.stmt:
    """With the line of what it stands for."""
    for node in ast.walk(new):
        ast.copy_location(node, old)
    return new


def _is_walk(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and _name_of(node.func) == WALK


def quiet(function: Callable[..., Any]) -> tuple[ast.FunctionDef, int]:
    """The syntax tree of a rule without decorators and events, and the number of its first line."""
    tree, first = _parsed(function)
    tree.decorator_list = []
    _Silence().visit(tree)
    return tree, first


def silenced(function: Callable[..., Any]) -> types.CodeType:
    """The code of a rule without its events, same file and lines: what both speeds run when they simulate."""
    if is_generated(function) or "emit" not in function.__code__.co_names:
        return function.__code__
    return _compiled(*quiet(function), function)


def guarded(function: Callable[..., Any], settings: Collection[str] = ()) -> types.CodeType:
    """The silenced code of a rule, writes into offers checked, masks walked through, settings looked up: what is
    compiled."""
    tree, first = quiet(function)
    _Keep(_buffers(tree)).visit(tree)
    if not is_generated(function):
        _Guard(_buffers(tree)).visit(tree)
    _Walk().visit(tree)
    _Look(settings).visit(tree)
    return _compiled(tree, first, function)


def _buffers(tree: ast.FunctionDef) -> set[str]:
    """The arguments of a rule that offers are written into."""
    return {argument.arg for argument in tree.args.args if _name_of(argument.annotation) == "Choices"}


def _name_of(node: ast.AST | None) -> str:
    return node.id if isinstance(node, ast.Name) else ""


def _compiled(tree: ast.FunctionDef, first: int, function: Callable[..., Any]) -> types.CodeType:
    module = ast.fix_missing_locations(ast.Module([tree], []))
    ast.increment_lineno(module, first - 1)
    flags = __future__.annotations.compiler_flag
    compiled = compile(module, function.__code__.co_filename, "exec", flags)
    return next(code for code in compiled.co_consts if isinstance(code, types.CodeType))


def check_subset(function: Callable[..., Any]) -> None:
    """Raise OutOfSubset, naming file and line, if the rule uses Python the compiled speed does not know."""
    tree, first = _parsed(function)
    where = inspect.getsourcefile(function) or "?"

    def complain(node: ast.AST, what: str) -> None:
        line = first + getattr(node, "lineno", 1) - 1
        raise OutOfSubset(f"{where}:{line}: {function.__name__}: {what} is outside the integer subset of rules")

    for argument in tree.args.args:
        if argument.annotation is None:
            complain(argument, f"argument {argument.arg!r} without annotation")
    if tree.returns is None:
        complain(tree, "a function without a return annotation")
    _check_buffers(tree, complain)
    statements = tree.body[1:] if ast.get_docstring(tree) is not None else tree.body
    for statement in statements:
        for node in ast.walk(statement):
            for child in ast.iter_child_nodes(node):  # operators carry no line of their own
                child.lineno = getattr(child, "lineno", node.lineno)  # type: ignore[attr-defined]
            _check_node(node, function, complain)


def _check_buffers(tree: ast.FunctionDef, complain: Callable[[ast.AST, str], None]) -> None:
    """An offer is written as `out[n] = choice` and passed on, nothing else: only so can the compiled speed guard it."""
    buffers = _buffers(tree)
    proper: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and len(node.targets) == 1:
            proper.add(node.targets[0])
        if isinstance(node, ast.Call):
            proper |= set(node.args)
        if isinstance(node, ast.Subscript) and (isinstance(node.ctx, ast.Load) or node in proper):
            proper.add(node.value)
    for node in ast.walk(tree):
        if _name_of(node) in buffers and node not in proper:
            complain(node, f"this use of the offer {_name_of(node)!r}")


def _check_node(node: ast.AST, function: Callable[..., Any], complain: Callable[[ast.AST, str], None]) -> None:
    if not isinstance(node, ALLOWED) or isinstance(node, FORBIDDEN):
        complain(node, type(node).__name__.lower())
    if isinstance(node, ast.Constant) and not isinstance(node.value, int):
        complain(node, f"the constant {node.value!r}")
    if _name_of(node) in OURS:
        complain(node, f"{_name_of(node)!r}, a name of the compiled speed's own,")
    if isinstance(node, ast.Call):
        _check_call(node, function, complain)
    if any(_is_walk(child) for child in ast.iter_child_nodes(node)) and not isinstance(node, ast.For):
        complain(node, f"{WALK!r} anywhere but in a loop")
    if isinstance(node, ast.Compare) or (isinstance(node, ast.BinOp) and isinstance(node.op, ast.Sub)):
        _check_verbs(node, function, complain)


def _check_verbs(node: ast.AST, function: Callable[..., Any], complain: Callable[[ast.AST, str], None]) -> None:
    """Where a verb's numbers begin is nobody's business: an action gets its arguments, a bot asks the verb."""
    for child in ast.iter_child_nodes(node):
        if getattr(function.__globals__.get(_name_of(child)), "is_verb", False):
            complain(node, f"reading a choice by the numbers of the verb {_name_of(child)!r}")


def _check_call(node: ast.Call, function: Callable[..., Any], complain: Callable[[ast.AST, str], None]) -> None:
    if not isinstance(node.func, ast.Name):
        complain(node, "a call of anything but a named function")
        return
    name = node.func.id
    if name in BUILTINS:
        return
    target = function.__globals__.get(name)
    if not is_rule(target) and not is_intrinsic(target):
        complain(node, f"the call of {name!r}, which is no rule,")
