"""An experiment: which tables are played, by whom, how often. Written down and read again it is the same."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from functools import cached_property, lru_cache
from itertools import product
from typing import Any

from wartable.bots import check_bot, policy_names
from wartable.engine.errors import BadTable
from wartable.engine.game import Game, Spec, check_seed
from wartable.engine.identity import rules_digest
from wartable.games import spec_of

MOST_GAMES = 10_000_000
EVERY_OPTION = "all"


@dataclass(frozen=True)
class Arm:
    """One table of an experiment; all its arms are played with the same seeds."""

    name: str
    players: int
    edition: str
    options: tuple[str, ...]
    against: str = ""  # the arm it differs from by one option only

    def load(self, experiment: Experiment) -> Game:
        return _table(experiment.game, self.players, self.edition, self.options, experiment.board)


@lru_cache
def _table(game: str, players: int, edition: str, options: tuple[str, ...], board: str) -> Game:
    return Game(spec_of(game), players, edition, options, json.loads(board) if board else None)


@dataclass(frozen=True)
class Experiment:
    """What decides every game but how many are played: a longer run goes on where a shorter one stopped."""

    game: str
    rules: str  # the digest of the rules
    arms: tuple[Arm, ...]
    bots: tuple[str, ...]
    rotated: bool  # by seed, so that no bot owes its victories to a seat
    seed: int
    games: int
    noted: int  # how many games of each arm are kept choice by choice
    board: str = ""

    @cached_property
    def id(self) -> str:
        return hashlib.sha256(self.text(games=0).encode()).hexdigest()[:12]

    def text(self, games: int | None = None) -> str:
        """As it is kept beside its games."""
        shown = self if games is None else replace(self, games=games)
        return json.dumps(asdict(shown), indent=1)

    @classmethod
    def parse(cls, text: str) -> Experiment:
        data = json.loads(text)
        arms = tuple(Arm(**{**arm, "options": tuple(arm["options"])}) for arm in data.pop("arms"))
        return cls(arms=arms, bots=tuple(data.pop("bots")), **data)

    @property
    def spec(self) -> Spec:
        return spec_of(self.game)

    @property
    def compiled(self) -> bool:
        """Whether everyone who plays is a rule; whoever is not is asked by Python, choice by choice."""
        return set(self.bots) <= set(policy_names(self.spec))

    def seated(self, arm: Arm, seed: int) -> list[str]:
        """Who sits where in the game of a seed."""
        bots = [*self.bots, *[self.bots[-1]] * (arm.players - len(self.bots))]
        turn = seed % arm.players if self.rotated else 0
        return bots[-turn:] + bots[:-turn] if turn else bots

    @property
    def wanted(self) -> int:
        """Games of all arms together."""
        return self.games * len(self.arms)

    def is_noted(self, arm: Arm, seed: int) -> bool:
        """Whether a game is kept choice by choice; those that only differ by an option are not, where that costs."""
        return not self.compiled or (not arm.against and seed < self.seed + self.noted)

    def arm(self, name: str) -> Arm:
        found = next((arm for arm in self.arms if arm.name == name), None)
        if found is None:
            raise BadTable(f"no arm {name!r}; known arms: {', '.join(arm.name for arm in self.arms)}")
        return found


def experiment(
    game: str,
    bots: Sequence[str] = ("heuristic",),
    games: int = 100,
    seed: int = 1,
    players: Sequence[int] = (),
    editions: Sequence[str] = (),
    options: Sequence[str] = (),
    ablate: Sequence[str] = (),
    noted: int = 100,
    rotated: bool = True,
    board: Mapping[str, Any] | None = None,
) -> Experiment:
    """Checked whole: raises BadTable before anything is played."""
    spec, own = spec_of(game), json.dumps(board, sort_keys=True) if board else ""
    if not 1 <= games <= MOST_GAMES:
        raise BadTable(f"from 1 to {MOST_GAMES:,} games can be played, not {games}")
    check_seed(seed)
    check_seed(seed + games)
    arms = tuple(_arms(spec, players or (None,), editions or (None,), tuple(options), ablate))
    made = Experiment(game, rules_digest(spec), arms, tuple(bots), rotated, seed, games, max(0, noted), own)
    for arm in arms:
        arm.load(made)
        _check_bots(spec, bots, arm.players)
    return made


def _check_bots(spec: Spec, bots: Sequence[str], players: int) -> None:
    if not bots:
        raise BadTable("name at least one bot")
    if len(bots) > players:
        raise BadTable(f"{len(bots)} bots for {players} seats")
    for name in bots:
        check_bot(spec, name)


def _arms(
    spec: Spec,
    players: Iterable[int | None],
    editions: Iterable[str | None],
    options: tuple[str, ...],
    ablate: Sequence[str],
) -> Iterator[Arm]:
    tables = [Game(spec, number, edition, options) for number, edition in product(players, editions)]
    for table in tables:
        name = f"{table.edition}, {table.players} players"
        yield Arm(name, table.players, table.edition, options)
        for change, changed in _changes(table, ablate):
            yield Arm(f"{name}, {change}", table.players, table.edition, changed, name)


def _changes(table: Game, ablate: Sequence[str]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Each option alone, the other way round."""
    wanted = list(table.spec.switches.all) if EVERY_OPTION in ablate else list(ablate)
    for option in wanted:
        name, equals, _ = option.partition("=")
        if name not in table.spec.switches.all:
            raise BadTable(f"no option {name!r}; known options: {', '.join(table.spec.switches.all)}")
        changed = (*_without(table, name), option) if equals else _turned(table, name)
        try:
            yield _told(table, name, changed), Game(table.spec, table.players, table.edition, changed).options
        except BadTable:
            if EVERY_OPTION not in ablate:
                raise


def _told(table: Game, name: str, changed: tuple[str, ...]) -> str:
    switch, edition = table.spec.switches.all[name], table.edition
    return f"{name}={switch.text(table.spec.switches.settle(edition, changed)[name])}"


def _without(table: Game, name: str) -> tuple[str, ...]:
    return tuple(option for option in table.options if option.partition("=")[0] != name)


def _turned(table: Game, name: str) -> tuple[str, ...]:
    """The options that leave a switch as the edition has it, or where it is so already, turn it."""
    switch, without = table.spec.switches.all[name], _without(table, name)
    now = table.values[name]
    if table.spec.switches.settle(table.edition, without)[name] != now:
        return without
    other = switch.trial if switch.trial != now else switch.default
    return (*without, f"{name}={switch.text(other)}")
