"""Environments for learning machines, over the compiled rules: PettingZoo, Gymnasium, OpenSpiel.

A choice is the integer the game's codec gives it; what a seat sees is a row of integers (`planes`) made from the same
declarations as its view. The libraries are extras: `pip install wartable[envs]`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from wartable.engine.planes import Plane, planes_of
from wartable.envs.names import LIMIT, VERSION, id_of, needs_extra, table
from wartable.games import spec_of

if TYPE_CHECKING:
    from wartable.envs.gym import Vector
    from wartable.envs.spiel import SpielGame
    from wartable.envs.zoo import Aec

__all__ = ["LIMIT", "VERSION", "aec", "choices", "id_of", "openspiel", "planes", "register", "vector"]


def aec(
    name: str,
    players: int | None = None,
    edition: str | None = None,
    options: Iterable[str] = (),
    *,
    limit: int = LIMIT,
    render_mode: str | None = None,
    language: str = "en",
) -> Aec:
    """A PettingZoo AEC environment: an agent for each seat, whoever is asked chooses."""
    with needs_extra():
        from wartable.envs.zoo import Aec
    return Aec(table(name, players, edition, options), limit, render_mode, language)


def vector(
    name: str,
    count: int,
    players: int | None = None,
    edition: str | None = None,
    options: Iterable[str] = (),
    *,
    against: str | None = None,
    limit: int = LIMIT,
    copy: bool = True,
) -> Vector:
    """So many games at once as a Gymnasium vector environment. Without `against` the agent is whoever is asked;
    with the name of a bot it is one seat, another in each game, and the bot has all others."""
    with needs_extra():
        from wartable.envs.gym import Vector
    return Vector(table(name, players, edition, options), count, against, limit, copy)


def openspiel(
    name: str,
    players: int | None = None,
    edition: str | None = None,
    options: Iterable[str] = (),
    *,
    seed: int = 0,
    limit: int = LIMIT,
) -> SpielGame:
    """An OpenSpiel game: sequential, with sampled luck and information states."""
    with needs_extra():
        from wartable.envs.spiel import SpielGame
    return SpielGame.of(table(name, players, edition, options), seed, limit)


def planes(name: str) -> tuple[Plane, ...]:
    """What the integers of an observation mean."""
    return planes_of(spec_of(name))


def choices(name: str) -> list[str]:
    """Every choice of a game; its place in the list is its number."""
    verbs = spec_of(name).verbs
    return verbs.texts(range(verbs.size))


def register() -> list[str]:
    """Make the games known to PettingZoo, Gymnasium and OpenSpiel; returns the names of the first two."""
    with needs_extra():
        from wartable.envs import gym, spiel, zoo
    spiel.register()
    zoo.register()
    return gym.register()
