"""The rules of a game as one C program: each rule a function, one to one, as a plain C programmer would write it.

Cells are 32 bits wide in a struct (masks over many members 64), offers are written to a list, no bounds are checked,
and nothing is kept that the rules do not keep. Divisions are C's own: rules divide nothing negative.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import numpy as np

from wartable.engine import luck, masks
from wartable.engine.errors import OutOfSubset
from wartable.engine.fields import Field
from wartable.engine.game import Spec
from wartable.engine.rule import WALK, is_rule, quiet
from wartable.engine.speeds.linking import bindings
from wartable.engine.speeds.loops import FNV, MASK, TRAJECTORY_SEED, asked_seat

REGISTERS = ("ra", "rb", "rc", "rd")
NUMBER = "int64_t"
NUMBERS = ("int", "bool")
OPERATORS: dict[type[ast.AST], str] = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.FloorDiv: "/", ast.Mod: "%", ast.LShift: "<<", ast.RShift: ">>",
    ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^", ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=",
    ast.Gt: ">", ast.GtE: ">=", ast.And: "&&", ast.Or: "||", ast.Not: "!", ast.USub: "-", ast.Invert: "~",
}  # fmt: skip
INTRINSICS = {
    luck.draw: "luck_draw", luck.tumble: "luck_draw", luck.roll: "luck_roll", luck.dice: "luck_dice",
    luck.pick: "luck_pick", luck.is_told: "luck_is_told", masks.size_of: "__builtin_popcountll",
}  # fmt: skip
BUILTINS = {"min": "min", "max": "max", "abs": "llabs", "int": "", "bool": "!!"}
RESERVED = {
    "auto", "case", "char", "const", "default", "do", "double", "enum", "extern", "float", "goto", "inline", "int",
    "long", "register", "restrict", "short", "signed", "sizeof", "static", "struct", "switch", "typedef", "union",
    "unsigned", "void", "volatile",
}  # fmt: skip

LUCK = """
static inline int64_t min(int64_t a, int64_t b) { return a < b ? a : b; }
static inline int64_t max(int64_t a, int64_t b) { return a > b ? a : b; }

/* sfc32, as in engine/stream.py */
static int64_t luck_draw(State *s, uint32_t n) {
    uint32_t b = s->rb, c = s->rc, t = s->ra + b + s->rd++;
    s->ra = b ^ (b >> 9);
    s->rb = c + (c << 3);
    s->rc = ((c << 21) | (c >> 11)) + t;
    return (uint64_t)t * n >> 32;
}
static void luck_seed(State *s, uint64_t seed) {
    s->ra = seed, s->rb = (uint32_t)(seed >> 32) ^ 0x9E3779B9, s->rc = 0x243F6A88, s->rd = 1;
    for (int k = 0; k < 12; k++) luck_draw(s, 2);
}
static int64_t luck_roll(State *s) { return 1 + luck_draw(s, 6); }
static int64_t luck_dice(State *s, int64_t count) {
    static const uint32_t throws[] = {1, 6, 36, 216, 1296, 7776, 46656};
    return luck_draw(s, throws[count]);
}
static int64_t luck_is_told(State *s) { return 0; }
static int64_t luck_pick(State *s, int64_t question, const int32_t *bag, int64_t cells) {
    int64_t total = 0, i = 0;
    for (int64_t k = 0; k < cells; k++) total += bag[k];
    int64_t left = luck_draw(s, total);
    while (left >= bag[i]) left -= bag[i++];
    return i;
}"""

LOOPS = """
static int32_t out[ROOM];

/* Whole games of blind choices; of each how many, and a hash of the last position. */
int64_t play_games(const State *template, int64_t first_seed, int64_t games, int64_t limit, int64_t *rows) {
    int64_t total = 0;
    for (int64_t g = 0; g < games; g++) {
        State s = *template;
        int64_t steps = 0;
        luck_seed(&s, first_seed + g);
        START(&s);
        while (s.stage != OVER && steps < limit) {
            int64_t seat = ASKED(&s), n = OFFER(&s, seat, out);
            PERFORM(&s, seat, out[luck_draw(&s, n)]);
            steps++;
        }
        rows[2 * g] = steps, rows[2 * g + 1] = MIX(&s, SEED);
        total += steps;
    }
    return total;
}

/* A hash of every choice, every offer and every position of one game. */
int64_t trajectory(const State *template, int64_t seed, int64_t limit) {
    State s = *template;
    luck_seed(&s, seed);
    START(&s);
    int64_t h = MIX(&s, SEED);
    for (int64_t steps = 0; s.stage != OVER && steps < limit; steps++) {
        int64_t seat = ASKED(&s), n = OFFER(&s, seat, out);
        for (int64_t k = 0; k < n; k++) h = ((h ^ out[k]) * FNV) & MASK;
        int64_t choice = out[luck_draw(&s, n)];
        PERFORM(&s, seat, choice);
        h = MIX(&s, ((h ^ choice) * FNV) & MASK);
    }
    return h;
}"""


def program(spec: Spec) -> str:
    """The whole C program of a game."""
    names, parts = bindings(spec, {}), Parts(spec)
    rules = {"START": names["start"], "ASKED": asked_seat, "OFFER": names["offer"], "PERFORM": names["perform"]}
    called = {name: parts.function(rule) for name, rule in (rules | {"MIX": names["mix_state"]}).items()}
    numbers = {"OVER": names["OVER"], "ROOM": spec.flow.longest_offer, "SEED": TRAJECTORY_SEED}
    defined = [f"#define {name} {value}" for name, value in (called | numbers | {"FNV": FNV, "MASK": MASK}).items()]
    included = ["#include <stdint.h>", "#include <stdlib.h>"]
    return "\n".join([*included, struct(spec), LUCK, *parts.written, *defined, LOOPS, ""])


def cell(f: Field) -> int:
    """The bytes of a cell."""
    return 8 if f.wide else 4


def struct(spec: Spec) -> str:
    cells = (f"int{8 * cell(f)}_t {c_name(f.name)}{f'[{f.size}]' if f.axes else ''};" for f in spec.state.FIELDS)
    return "\n    ".join(["typedef struct {", *cells, f"uint32_t {', '.join(REGISTERS)};"]) + "\n} State;"


def layout(spec: Spec) -> np.dtype[Any]:
    """The same for NumPy."""
    fields = [(f.name, f"i{cell(f)}", (f.size,) if f.axes else ()) for f in spec.state.FIELDS]
    return np.dtype([*fields, *((register, "u4", ()) for register in REGISTERS)], align=True)


def c_name(name: str) -> str:
    return f"{name}_" if name in RESERVED else name


class Parts:
    """Functions and tables of a program, each written once and before it is used."""

    def __init__(self, spec: Spec) -> None:
        self.fields = {f.name: f for f in spec.state.FIELDS}
        self.written: list[str] = []
        self._names: dict[int, str] = {}  # by identity: two rules may have one name, and equal tables different ones

    def function(self, rule: Callable[..., Any]) -> str:
        if id(rule) not in self._names:
            module = (rule.__module__ or "flow").rpartition(".")[2]  # the engine's own rules are in none
            name = self._named(rule, f"{module}_{rule.__name__}")
            self.written.append(Function(self, rule).text(name))  # its callees are written on the way
        return self._names[id(rule)]

    def table(self, name: str, values: Iterable[int]) -> str:
        if id(values) not in self._names:
            numbers = [*map(int, values)]
            bits = 32 if all(-(2**31) <= number < 2**31 for number in numbers) else 64
            self.written.append(
                f"static const int{bits}_t {self._named(values, name)}[] = {{{', '.join(map(str, numbers))}}};"
            )
        return self._names[id(values)]

    def _named(self, thing: object, wish: str) -> str:
        taken = sum(name == wish or name.startswith(f"{wish}__") for name in self._names.values())
        self._names[id(thing)] = f"{wish}__{taken}" if taken else wish
        return self._names[id(thing)]


class Function:
    """One rule."""

    def __init__(self, parts: Parts, rule: Callable[..., Any]) -> None:
        self.parts, self.rule = parts, rule
        self.tree, _ = quiet(rule)
        stored = (
            node.id for node in ast.walk(self.tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
        )
        self.own_names = {*stored, *(argument.arg for argument in self.tree.args.args)}
        self.lengths: dict[str, str] = {}  # of lists, by the names they have here
        self.declared: dict[str, str] = {}
        self.loops = 0

    def text(self, name: str) -> str:
        arguments = ", ".join(map(self.argument, self.tree.args.args))
        body = [*self.block(self.tree.body)]
        kind = "void" if _is_none(self.tree.returns) else NUMBER
        inside = [f"    {line}" for line in self.declared.values()]
        return "\n".join([f"static {kind} {name}({arguments}) {{", *inside, *body, "}"])

    def argument(self, argument: ast.arg) -> str:
        name, kind = c_name(argument.arg), ast.unparse(argument.annotation or argument)
        self.declared[argument.arg] = ""
        if kind == "Cells":
            self.lengths[argument.arg] = f"{name}_cells"
            return f"int32_t *{name}, {NUMBER} {name}_cells"
        return f"int32_t *{name}" if kind == "Choices" else f"{NUMBER} {name}" if kind in NUMBERS else f"State *{name}"

    # ---- statements ----
    def block(self, statements: Iterable[ast.stmt]) -> Iterator[str]:
        for statement in statements:
            yield from (f"    {line}" for line in self.handler(statement)(statement))

    def handler(self, node: ast.AST) -> Callable[[Any], Any]:
        handler: Callable[[Any], Any] | None = getattr(self, f"_{type(node).__name__.lower()}", None)
        if handler is None:
            raise OutOfSubset(f"{self.rule.__qualname__}: no C for {ast.unparse(node)}")
        return handler

    def _expr(self, node: ast.Expr) -> Iterator[str]:
        if isinstance(node.value, ast.Call):  # anything else is a docstring
            yield f"{self.value(node.value)};"

    def _pass(self, node: ast.Pass) -> Iterator[str]:
        yield ";"

    def _break(self, node: ast.Break) -> Iterator[str]:
        yield "break;"

    def _continue(self, node: ast.Continue) -> Iterator[str]:
        yield "continue;"

    def _raise(self, node: ast.Raise) -> Iterator[str]:
        yield "abort();"

    def _return(self, node: ast.Return) -> Iterator[str]:
        yield "return;" if node.value is None or _is_none(node.value) else f"return {self.value(node.value)};"

    def _assign(self, node: ast.Assign) -> Iterator[str]:
        (target,) = node.targets
        if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
            yield from self.several(target.elts, node.value.elts)
        elif isinstance(target, ast.Name) and _is_new_list(node.value):
            yield from self.new_list(target.id, node.value)
        elif isinstance(target, ast.Name) and (length := self.length(node.value)):
            self.declared[target.id], self.lengths[target.id] = f"int32_t *{c_name(target.id)};", length
            yield f"{c_name(target.id)} = {self.value(node.value)};"
        else:
            yield f"{self.place(target)} = {self.value(node.value)};"

    def several(self, targets: list[ast.expr], values: list[ast.expr]) -> Iterator[str]:
        """All values are there before the first is put anywhere; names for lists do not get in each other's way."""
        if any(map(self.length, values)):
            for target, value in zip(targets, values, strict=True):
                yield from self._assign(ast.Assign([target], value))
            return
        yield f"{{ {NUMBER} {', '.join(f'v{k} = {self.value(value)}' for k, value in enumerate(values))};"
        yield from (f"    {self.place(target)} = v{k};" for k, target in enumerate(targets))
        yield "}"

    def new_list(self, name: str, value: ast.expr) -> Iterator[str]:
        """A list of the function's own: all its numbers are constants."""
        numbers = eval(ast.unparse(value), self.rule.__globals__)
        self.declared[name], self.lengths[name] = f"int32_t {c_name(name)}[{len(numbers)}];", str(len(numbers))
        yield " ".join(f"{c_name(name)}[{k}] = {number};" for k, number in enumerate(numbers))

    def _augassign(self, node: ast.AugAssign) -> Iterator[str]:
        yield f"{self.place(node.target)} {OPERATORS[type(node.op)]}= {self.value(node.value)};"

    def _if(self, node: ast.If) -> Iterator[str]:
        yield f"if ({self.value(node.test)}) {{"
        yield from self.block(node.body)
        if node.orelse:
            yield "} else {"
            yield from self.block(node.orelse)
        yield "}"

    def _while(self, node: ast.While) -> Iterator[str]:
        yield f"while ({self.value(node.test)}) {{"
        yield from self.block(node.body)
        yield "}"

    def _for(self, node: ast.For) -> Iterator[str]:
        """Python counts by itself: a rule may change its own variable, or what it counts up to."""
        self.loops += 1
        k, end = f"k{self.loops}", f"end{self.loops}"
        assert isinstance(node.iter, ast.Call)
        given = [self.value(argument) for argument in node.iter.args]
        if isinstance(node.iter.func, ast.Name) and node.iter.func.id == WALK:
            yield f"for (uint64_t {k} = {given[0]}; {k} != 0; {k} &= {k} - 1) {{"
            yield f"    {self.place(node.target)} = __builtin_ctzll({k});"
        else:
            first, last, step = (given if len(given) > 1 else ["0", *given]) + ["1"] * (3 - max(2, len(given)))
            test = ">" if step.startswith("(-") else "<"
            yield f"for ({NUMBER} {k} = {first}, {end} = {last}; {k} {test} {end}; {k} += {step}) {{"
            yield f"    {self.place(node.target)} = {k};"
        yield from self.block(node.body)
        yield "}"

    def place(self, node: ast.expr) -> str:
        """Where something is put; a name that is new is declared."""
        if isinstance(node, ast.Name):
            self.declared.setdefault(node.id, f"{NUMBER} {c_name(node.id)};")
        return self.value(node)

    # ---- expressions ----
    def value(self, node: ast.expr) -> str:
        return str(self.handler(node)(node))

    def _constant(self, node: ast.Constant) -> str:
        return str(int(node.value))  # type: ignore[arg-type]

    def _name(self, node: ast.Name) -> str:
        if node.id in self.own_names:
            return c_name(node.id)
        value = self.rule.__globals__[node.id]
        return self.parts.table(node.id, value) if isinstance(value, list | tuple) else f"({int(value)})"

    def _attribute(self, node: ast.Attribute) -> str:
        return f"{self.value(node.value)}->{c_name(node.attr)}"

    def _subscript(self, node: ast.Subscript) -> str:
        return f"{self.value(node.value)}[{self.value(node.slice)}]"

    def _binop(self, node: ast.BinOp) -> str:
        left = f"({NUMBER}){self.value(node.left)}" if isinstance(node.op, ast.LShift) else self.value(node.left)
        return f"({left} {OPERATORS[type(node.op)]} {self.value(node.right)})"

    def _unaryop(self, node: ast.UnaryOp) -> str:
        return f"({OPERATORS[type(node.op)]}{self.value(node.operand)})"

    def _boolop(self, node: ast.BoolOp) -> str:
        return f"({f' {OPERATORS[type(node.op)]} '.join(map(self.value, node.values))})"

    def _compare(self, node: ast.Compare) -> str:
        sides = [self.value(side) for side in (node.left, *node.comparators)]
        pairs = zip(sides, node.ops, sides[1:], strict=False)
        return f"({' && '.join(f'{one} {OPERATORS[type(op)]} {other}' for one, op, other in pairs)})"

    def _ifexp(self, node: ast.IfExp) -> str:
        return f"({self.value(node.test)} ? {self.value(node.body)} : {self.value(node.orelse)})"

    def _call(self, node: ast.Call) -> str:
        assert isinstance(node.func, ast.Name)
        name = node.func.id
        if name == "len":
            return self.length(node.args[0])
        if name in ("min", "max") and len(node.args) > 2:
            node = ast.Call(node.func, [node.args[0], ast.Call(node.func, node.args[1:], [])], [])
        return f"{self.called(name)}({', '.join(map(self.given, node.args))})"

    def called(self, name: str) -> str:
        if name in BUILTINS:
            return BUILTINS[name]
        target = self.rule.__globals__[name]
        return self.parts.function(target) if is_rule(target) else INTRINSICS[target]

    def given(self, node: ast.expr) -> str:
        """An argument; a list takes its length along."""
        length = self.length(node)
        return f"{self.value(node)}, {length}" if length else self.value(node)

    def length(self, node: ast.expr) -> str:
        """Of a list; nothing if it is none."""
        if isinstance(node, ast.Attribute):
            f = self.parts.fields[node.attr]
            return str(f.size) if f.axes else ""
        if isinstance(node, ast.IfExp):
            return self.length(node.body)
        if not isinstance(node, ast.Name):
            return ""
        if node.id in self.own_names:
            return self.lengths.get(node.id, "")
        value = self.rule.__globals__[node.id]
        return str(len(value)) if isinstance(value, list | tuple) else ""


def _is_none(node: ast.expr | None) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def _is_new_list(node: ast.expr) -> bool:
    return isinstance(node, ast.List) or (isinstance(node, ast.BinOp) and _is_new_list(node.left))
