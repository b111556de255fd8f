"""How environments are named, and the tables they are played at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager

from wartable.engine.errors import BadTable, WartableError
from wartable.engine.game import Game
from wartable.games import spec_of

VERSION = 1  # of what observations, choices and rewards mean: results of two versions are not to be compared
LIMIT = 100_000  # choices; a game that is longer is cut
EXTRA = frozenset({"gymnasium", "pettingzoo", "pyspiel", "open_spiel"})


class MissingExtra(WartableError):
    """A library is wanted that the base installation does without."""


@contextmanager
def needs_extra() -> Iterator[None]:
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name not in EXTRA:
            raise
        raise MissingExtra(f"{error.name} is not installed: pip install wartable[envs]") from error


def id_of(name: str) -> str:
    return f"wartable/{name}-v{VERSION}"


def table(name: str, players: int | None = None, edition: str | None = None, options: Iterable[str] | str = ()) -> Game:
    if isinstance(options, Mapping):
        raise BadTable(f"options are a list, such as ['round-limit=2'], not {options!r}")
    return Game(spec_of(name), players, edition, options.split() if isinstance(options, str) else options)


def check_limit(limit: int) -> int:
    if isinstance(limit, bool) or not isinstance(limit, int) or limit < 1:
        raise BadTable(f"a limit is a whole number of choices from 1, not {limit!r}")
    return limit
