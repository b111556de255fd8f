"""Scenarios: a TOML file with a position, a tape of luck, choices, and what must come of them.

title = "5-3-2 against 6-2: one army each"
rules = ["CM-3.4"]
game = "NAME"                       # players, edition, options, board as for a table
luck = [5, 3, 2, 6, 2]              # dice as numbers, cards by name; `then = 7` goes on with a seeded stream
given = { … }                       # parts of a position; without it the game is set up with the luck above
[[do]]
seat = "red"
choice = "attack kamtchatka 3"      # or `order = "defence ask"`
refused = "CM-3.1"                  # the choice must be refused by this rule
[do.expect]                         # checked after this choice; a last [expect] after all of them
position = { … }  offer = [ … ]  not_offered = [ … ]  asked = [ … ]  events = [ … ]  no_events = [ … ]
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from wartable.engine import luck as lucks
from wartable.engine.errors import BadScenario, Illegal, WartableError
from wartable.engine.events import Event
from wartable.engine.game import Game, check_seed
from wartable.engine.match import Match
from wartable.engine.parsing import read_toml
from wartable.engine.replay import Load

Shape = Mapping[str, type]
TOP: Shape = {
    "title": str, "rules": list, "game": str, "players": int, "edition": str, "options": list, "board": dict,
    "luck": list, "then": int, "seat": str, "given": dict, "do": list, "expect": dict,
}  # fmt: skip
DO: Shape = {"seat": str, "choice": str, "order": str, "times": int, "refused": str, "expect": dict}
EXPECT: Shape = {
    "position": dict, "offer": list, "offers": list, "not_offered": list, "asked": list, "events": list,
    "no_events": list, "over": bool, "winners": list, "scores": dict,
}  # fmt: skip
MOST_TIMES = 10_000


@dataclass
class Outcome:
    """What a scenario showed: the failures are sentences; none means it holds."""

    path: Path
    title: str
    rules: list[str]
    failures: list[str] = field(default_factory=list)


def run(path: Path, load: Load) -> Outcome:
    """Play one scenario file. Raises BadScenario if the file itself is wrong."""
    data = _read(path)
    outcome = Outcome(path, data["title"], list(data["rules"]))
    try:
        match = begin(data, load)
        _play(match, data, outcome)
    except WartableError as error:
        outcome.failures.append(f"{type(error).__name__}: {error}")
    return outcome


def _read(path: Path) -> dict[str, Any]:
    try:
        data = read_toml(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadScenario(f"{path}: {error}") from error
    _only(data, TOP, path, "the file")
    for key in ("title", "rules", "game"):
        if key not in data:
            raise BadScenario(f"{path}: {key!r} is missing")
    for number, step in enumerate(data.get("do", []), 1):
        _only(step, DO, path, f"do {number}")
        _only(step.get("expect", {}), EXPECT, path, f"do {number}: expect")
        if "seat" not in step or ("choice" in step) == ("order" in step):
            raise BadScenario(f"{path}: do {number} needs a seat, and a choice or an order")
        if not 1 <= step.get("times", 1) <= MOST_TIMES:
            raise BadScenario(f"{path}: do {number}: 'times' is a number from 1 to {MOST_TIMES}")
    _only(data.get("expect", {}), EXPECT, path, "expect")
    return data


def _only(table: Any, shape: Shape, path: Path, where: str) -> None:
    """Nothing but the known keys, each with a value of its kind."""
    if not isinstance(table, dict):
        raise BadScenario(f"{path}: {where} must be a table")
    for key, value in table.items():
        if key not in shape:
            raise BadScenario(f"{path}: {where}: unknown key {key!r}; known: {', '.join(sorted(shape))}")
        if not isinstance(value, shape[key]):
            raise BadScenario(f"{path}: {where}: {key!r} must be of kind {shape[key].__name__}")


def begin(data: Mapping[str, Any], load: Load, luck: lucks.Luck | None = None) -> Match:
    """The match as the scenario finds it; with its tape, or another luck."""
    spec_players = data.get("players")
    options, board = data.get("options", []), data.get("board")
    game: Game = load(data["game"], spec_players, data.get("edition"), options, board)  # type: ignore[arg-type]
    then = lucks.fast(check_seed(data["then"])) if "then" in data else None
    tape = luck or lucks.tape(data.get("luck", []), then)
    return game.from_position(data["given"], tape) if "given" in data else game.new(luck=tape)


def _play(match: Match, data: Mapping[str, Any], outcome: Outcome) -> None:
    told: list[Event] = list(match.opening)
    for number, step in enumerate(data.get("do", []), 1):
        where = f"do {number} ({step['seat']} {step.get('choice') or step['order']})"
        before = match.steps
        for _ in range(step.get("times", 1)):
            _do(match, step, where, outcome)
        happened = [event for s in match._steps[before:] for event in s.events]
        told += happened
        outcome.failures += _unmet(match, step.get("expect", {}), happened, step["seat"], where)
    outcome.failures += _unmet(match, data.get("expect", {}), told, None, "expect")


def _do(match: Match, step: Mapping[str, Any], where: str, outcome: Outcome) -> None:
    if "order" in step:
        name, _, word = step["order"].partition(" ")
        match.order(step["seat"], name, word)
        return
    refused = step.get("refused")
    try:
        match.play(step["seat"], step["choice"])
    except Illegal as error:
        if error.refusal.rule != refused:
            outcome.failures.append(f"{where}: refused by {error.refusal.rule}: {error.refusal.message}")
        return
    if refused:
        outcome.failures.append(f"{where}: was accepted, should be refused by {refused}")


def _unmet(match: Match, expect: Mapping[str, Any], told: list[Event], seat: str | None, where: str) -> list[str]:
    """Every expectation that does not hold, as a sentence."""
    checks: dict[str, Callable[[Any], list[str]]] = {
        "position": lambda want: _differences(want, match.position(), ""),
        "asked": lambda want: _equal("asked", want, list(match.asked)),
        "over": lambda want: _equal("over", want, match.over),
        "winners": lambda want: _equal("winners", want, list(match.winners)),
        "scores": lambda want: _differences(want, match.scores, "scores"),
        "offer": lambda want: _equal("offer", sorted(want), sorted(_offer(match, seat))),
        "offers": lambda want: [f"{choice!r} is not offered" for choice in want if choice not in _offer(match, seat)],
        "not_offered": lambda want: [f"{choice!r} is offered" for choice in want if choice in _offer(match, seat)],
        "events": lambda want: _missing_events(want, told),
        "no_events": lambda want: [f"event {name} happened" for name in want if any(e.name == name for e in told)],
    }
    return [f"{where}: {failure}" for key, want in expect.items() for failure in checks[key](want)]


def _offer(match: Match, seat: str | None) -> list[str]:
    asked = seat if seat in match.asked else next(iter(match.asked), None)
    return match.offer(asked) if asked else []


def _equal(what: str, want: Any, got: Any) -> list[str]:
    return [] if want == got else [f"{what} is {got!r}, not {want!r}"]


def _differences(want: Any, got: Any, where: str) -> list[str]:
    """Named parts must agree; parts not named are free."""
    if isinstance(want, Mapping):
        if not isinstance(got, Mapping):
            return [f"{where} is {got!r}, not a table"]
        out = []
        for key, value in want.items():
            name = f"{where}.{key}".lstrip(".")
            out += _differences(value, got[key], name) if key in got else [f"there is no {name}"]
        return out
    want = None if want == "none" else want
    return [] if want == got else [f"{where} is {got!r}, not {want!r}"]


def _missing_events(want: list[Mapping[str, Any]], told: list[Event]) -> list[str]:
    """The wanted events must occur in this order; facts not named are free."""
    rest = iter(told)
    for wanted in want:
        if not any(all(event.data().get(k) == v for k, v in wanted.items()) for event in rest):
            return [f"no event {dict(wanted)} (in this order) among {[e.data() for e in told][-12:]}"]
    return []
