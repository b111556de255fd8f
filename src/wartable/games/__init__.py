"""The games. Each package declares a `SPEC`; its folder name is the game's name with underscores."""

from __future__ import annotations

import pkgutil
from functools import lru_cache
from importlib import import_module

from wartable.engine.errors import UnknownGame
from wartable.engine.game import Spec


def game_names() -> list[str]:
    return sorted(module.name.replace("_", "-") for module in pkgutil.iter_modules(__path__))


@lru_cache
def spec_of(name: str) -> Spec:
    """The declaration of a game; raises UnknownGame."""
    if name not in game_names():
        raise UnknownGame(f"no game {name!r}; known games: {', '.join(game_names())}")
    spec: Spec = import_module(f"{__name__}.{name.replace('-', '_')}").SPEC
    return spec
