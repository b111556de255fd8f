"""The games: our own, each a package here, and those other packages bring (entry points `wartable.games`).

A game is its `SPEC`. Ours is found by its folder, the name of the game with underscores; an entry point is named like
its game and points to its `SPEC`.
"""

from __future__ import annotations

import copyreg
import pkgutil
from collections.abc import Callable
from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points

from wartable.engine.errors import UnknownGame
from wartable.engine.game import Spec

GROUP = "wartable.games"


@lru_cache
def _places() -> dict[str, EntryPoint]:
    """Where each game is declared; nobody can replace one of ours."""
    ours = [module.name for module in pkgutil.iter_modules(__path__)]
    places = {name.replace("_", "-"): f"{__name__}.{name}:SPEC" for name in ours}
    brought = {point.name: point for point in entry_points(group=GROUP)}
    return dict(sorted((brought | {name: EntryPoint(name, place, GROUP) for name, place in places.items()}).items()))


def game_names() -> list[str]:
    return list(_places())


@lru_cache
def spec_of(name: str) -> Spec:
    """The declaration of a game; raises UnknownGame."""
    if name not in _places():
        raise UnknownGame(f"no game {name!r}; known games: {', '.join(game_names())}")
    spec: Spec = _places()[name].load()
    if spec.name != name:
        raise UnknownGame(f"the package behind {name!r} declares a game called {spec.name!r}")
    return spec


def _by_name(spec: Spec) -> tuple[Callable[[str], Spec], tuple[str]]:
    return spec_of, (spec.name,)


copyreg.pickle(Spec, _by_name)  # a declaration is never copied, and written by its name


def first_game() -> str:
    """What a newcomer is shown: the first game that needs no explanation."""
    return next((name for name in game_names() if spec_of(name).welcome), game_names()[0])
