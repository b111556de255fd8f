"""OpenSpiel: a Python game over compiled records.

Luck is sampled: the deal is a chance node with one outcome, and each choice draws its luck anew from the game's own
source, so a copy of a state does not know the dice to come. Seats that are asked at once choose one after the other.
An information state is all a seat has seen and chosen: a fingerprint that changes when its observation does, and with
nothing else. `resample_from_infostate` deals anew what a seat cannot know.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from hashlib import blake2b
from typing import Any

import numpy as np
import pyspiel

from wartable.engine.game import Game
from wartable.engine.planes import planes_of, row_size
from wartable.engine.speeds.fast import Fast
from wartable.envs.desk import SEEDS, carried, illegal, landed, rewards_of
from wartable.envs.names import LIMIT, VERSION, check_limit, table
from wartable.games import game_names, spec_of
from wartable.lab.speeds import fast_of

PRINT = 16  # bytes of a fingerprint
IS = ":"  # between an option and its value, in the parameters of a game
DEAL = 0  # the only outcome of chance


class Position:
    """Where a game stands, and what each seat has seen so far. Copied as a whole."""

    __slots__ = ("_fast", "offer", "over", "prints", "seen", "states", "steps")

    def __init__(self, fast: Fast, game: Game) -> None:
        self._fast, self.states = fast, fast.states(game.template, 1)
        self.offer: list[int] = []
        self.seen, self.prints, self.steps, self.over = [b""] * game.players, [b""] * game.players, 0, False

    def __deepcopy__(self, memo: Any) -> Position:
        twin = object.__new__(Position)
        twin._fast, twin.states, twin.offer = self._fast, self.states.copy(), self.offer
        twin.seen, twin.prints, twin.steps, twin.over = self.seen[:], self.prints[:], self.steps, self.over
        return twin

    def __getstate__(self) -> tuple[Any, ...]:
        seen = self.seen, self.prints, self.steps, self.over
        return self._fast, carried(self._fast, self.states), self.offer, *seen

    def __setstate__(self, kept: tuple[Any, ...]) -> None:
        self._fast, states, self.offer, self.seen, self.prints, self.steps, self.over = kept
        self.states = landed(self._fast, states)

    @property
    def seat(self) -> int:
        asked = int(self.states[0]["asked"])
        return (asked & -asked).bit_length() - 1

    def begin(self, seed: int) -> None:
        self._fast.start_at(self.states, 0, seed)
        self.steps = 1
        self.look()

    def perform(self, choice: int, seed: int) -> None:
        seat = self.seat
        self.prints[seat] = _print(self.prints[seat], choice.to_bytes(4, "little"))
        self._fast.reseed_at(self.states, 0, seed)
        self._fast.step_at(self.states, 0, seat, choice, self._fast.buffer())
        self.steps += 1
        self.look()

    def look(self) -> None:
        """The offer, and what has changed for whom: who sees the same as before learns nothing."""
        out = self._fast.buffer()
        self.over = bool(self.states[0]["stage"] == self._fast.spec.flow.over)
        self.offer = [] if self.over else sorted(out[: self._fast.offer_at(self.states, 0, self.seat, out)].tolist())
        for seat in range(len(self.seen)):
            seen = self.row(seat).tobytes()
            if seen != self.seen[seat]:
                self.seen[seat], self.prints[seat] = seen, _print(self.prints[seat], seen)

    def row(self, seat: int) -> np.ndarray:
        row = np.empty(row_size(self._fast.spec), np.int32)
        self._fast.observe_at(self.states, 0, seat, len(self.seen), row)
        return row

    def resample(self, seat: int, seed: int) -> None:
        """Another truth for this seat; what the others have seen in it begins with what it knows itself."""
        self._fast.resample_at(self.states, 0, seat, seed)
        for other in range(len(self.seen)):
            if other != seat:
                self.seen[other], self.prints[other] = b"", self.prints[seat]
        self.look()


def _print(before: bytes, more: bytes) -> bytes:
    return blake2b(before + more, digest_size=PRINT).digest()


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A table as an OpenSpiel game; `source` is where luck comes from."""

    of_game = ""

    def __init__(self, params: dict[str, Any] | None = None, made: Game | None = None) -> None:
        given = params or {}
        options = given.get("options", "").replace(IS, "=")
        self.table = made or table(self.of_game, given.get("players") or None, given.get("edition") or None, options)
        self.limit = check_limit(given.get("limit", LIMIT))
        self.source = random.Random(given.get("seed", 0))
        self.fast = fast_of(self.table.name)
        self.rewards = rewards_of(self.table.players)
        super().__init__(game_type(self.table.name), self._info(), given)

    @classmethod
    def of(cls, made: Game, seed: int, limit: int) -> SpielGame:
        """Its parameters as OpenSpiel can write and read them: an equals sign ends the name of one, and digits alone
        would be a number, as the edition everybody means is one."""
        usual = table(made.name, made.players).edition
        edition, options = "" if made.edition == usual else made.edition, " ".join(made.options).replace("=", IS)
        params = {"players": made.players, "edition": edition, "options": options, "seed": seed, "limit": limit}
        return cls(params, made=made)

    def __reduce__(self) -> tuple[Any, ...]:
        """Written with its luck; OpenSpiel's own way knows none of a Python game."""
        made, seed = self.table, self.get_parameters().get("seed", 0)
        return _game_again, (made.name, made.players, made.edition, made.options, seed, self.limit, self.source)

    def _info(self) -> pyspiel.GameInfo:
        players = self.table.players
        return pyspiel.GameInfo(
            num_distinct_actions=self.table.spec.verbs.size,
            max_chance_outcomes=1,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.limit,
        )

    def new_initial_state(self, _: str | None = None) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.table, bool(iig_obs_type and iig_obs_type.perfect_recall))

    def seed(self) -> int:
        return self.source.randrange(SEEDS)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state; copies share nothing but their game."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = Position(game.fast, game.table)

    def __reduce__(self) -> tuple[Any, ...]:
        return _state_again, (self.get_game(), self.serialize())

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return self.position.seat if self.position.steps else int(pyspiel.PlayerId.CHANCE)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(DEAL, 1.0)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.offer

    def _apply_action(self, action: int) -> None:
        game = self.get_game()
        if action not in (self.position.offer if self.position.steps else [DEAL]):
            raise illegal(game.table, action)
        if self.position.steps:
            self.position.perform(action, game.seed())
        else:
            self.position.begin(game.seed())

    def _action_to_string(self, player: int, action: int) -> str:
        return "deal" if player < 0 else str(self.get_game().table.spec.verbs.text(action))

    def is_terminal(self) -> bool:
        return self.position.over or self.position.steps > self.get_game().limit

    def returns(self) -> list[float]:
        game, s = self.get_game(), self.position
        if not s.over:
            return [0.0] * game.table.players
        rank, record = game.table.spec.rank, game.fast.read(s.states, 0)
        won = sum(1 << seat for seat in range(game.table.players) if rank(record, seat) == 1)
        return [float(reward) for reward in game.rewards[won]]

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return f"{seat}:{self.position.prints[seat].hex()}"

    def observation_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return told(self.get_game().table, self.position.row(seat))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        twin: SpielState = self.clone()
        twin.position.resample(player, int(sampler() * SEEDS) ^ self.get_game().seed())
        return twin

    def __str__(self) -> str:
        position = self.position
        return told(self.get_game().table, position.row(position.seat)) if position.steps else "before the deal"


def _game_again(
    name: str, players: int, edition: str, options: tuple[str, ...], seed: int, limit: int, source: random.Random
) -> SpielGame:
    game = SpielGame.of(table(name, players, edition, options), seed, limit)
    game.source = source
    return game


def _state_again(game: SpielGame, written: str) -> SpielState:
    state: SpielState = game.deserialize_state(written)
    return state


class Observer:
    """What OpenSpiel's own tools ask for: the row of a seat as floats, and its strings."""

    def __init__(self, game: Game, recalls: bool) -> None:
        self._recalls = recalls
        self.tensor = np.zeros(row_size(game.spec), np.float32)
        self.dict = {p.name: self.tensor[p.start : p.end].reshape(p.shape) for p in planes_of(game.spec)}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = state.position.row(player) if state.position.steps else 0

    def string_from(self, state: SpielState, player: int) -> str:
        return state.information_state_string(player) if self._recalls else state.observation_string(player)


def told(game: Game, row: np.ndarray) -> str:
    """An observation as text: each plane by its name, nothing and nought left out."""
    cells = ((p.name, row[p.start : p.end]) for p in planes_of(game.spec))
    return "\n".join(f"{name} {' '.join(map(str, cell.tolist()))}" for name, cell in cells if cell.any())


def short_name(name: str) -> str:
    return f"wartable_{name.replace('-', '_')}_v{VERSION}"


def game_type(name: str) -> pyspiel.GameType:
    spec = spec_of(name)
    return pyspiel.GameType(
        short_name=short_name(name),
        long_name=name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=spec.players[-1],
        min_num_players=spec.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 0, "edition": "", "options": "", "seed": 0, "limit": LIMIT},
    )


def register() -> list[str]:
    """All games by name, for `pyspiel.load_game`. Each is a class: OpenSpiel keeps it beyond the end of Python, and a
    function would be gone by then."""
    for name in game_names():
        if short_name(name) not in pyspiel.registered_names():
            pyspiel.register_game(game_type(name), type(short_name(name), (SpielGame,), {"of_game": name}))
    return [short_name(name) for name in game_names()]
