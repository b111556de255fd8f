"""Both speeds of a game, with its bots linked in."""

from __future__ import annotations

import threading
from functools import lru_cache

from wartable.engine.speeds import fast
from wartable.engine.speeds.fast import Fast
from wartable.engine.speeds.linking import Plain
from wartable.games import spec_of


@lru_cache
def plain_of(game: str) -> Plain:
    return Plain(spec_of(game), spec_of(game).bots)


@lru_cache
def fast_of(game: str, bounds: bool = False) -> Fast:
    """The compiled speed; compiles first if it must."""
    return Fast(spec_of(game), spec_of(game).bots, bounds)


def fast_ready(game: str) -> bool:
    return fast.ready(spec_of(game), spec_of(game).bots)


def prepare(game: str) -> None:
    """Compile in the background, once: whoever plays meanwhile plays on `plain`."""
    if game in _preparing or fast_ready(game):
        return
    _preparing.add(game)
    process = fast.prepare(spec_of(game))
    threading.Thread(target=process.wait, daemon=True).start()


_preparing: set[str] = set()
