"""Tables at which environments are tried: each game, with an end even for blind play."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator

import numpy as np
import pytest

import wartable
from wartable import envs
from wartable.engine.game import Game
from wartable.envs.desk import Desk
from wartable.games import spec_of

at_every_game = pytest.mark.parametrize("name", wartable.game_names())


def options_of(name: str) -> list[str]:
    return list(spec_of(name).trial)


def game_of(name: str, players: int | None = None) -> Game:
    return wartable.load(name, players, None, options_of(name))


def played(game: Game, steps: int, seed: int = 1) -> Iterator[Desk]:
    """A game of blind choices, before each of them."""
    random, desk = np.random.default_rng(seed), Desk(game, 1, 100_000)
    desk.begin([seed])
    for _ in range(steps):
        yield desk
        desk.step([random.choice(np.flatnonzero(desk.shown[1][0]))])


def meaning(name: str) -> str:
    """What the numbers of observations and choices mean, as a digest."""
    planes = [(p.name, p.start, p.shape, p.of and p.of.members, p.sight) for p in envs.planes(name)]
    return hashlib.sha256(json.dumps([planes, envs.choices(name)]).encode()).hexdigest()[:12]
