"""One suite for all games: whatever is added must pass it unchanged. A test module runs it so:

from wartable.testing.conformance import *
pytest_generate_tests = for_games("my-game")
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from wartable.engine.text import LANGUAGES
from wartable.games import spec_of
from wartable.testing.tables import label, tables_of

pytest.register_assert_rewrite(
    f"{__name__}.play", f"{__name__}.declarations", "wartable.testing.checks", "wartable.testing.following"
)

from wartable.testing.conformance.declarations import *  # noqa: E402, F403
from wartable.testing.conformance.play import *  # noqa: E402, F403


def for_games(*names: str) -> Callable[[pytest.Metafunc], None]:
    """Tests that take a `game` run at every table of these games, those with an `edition` where it is played without
    options or with all of them (one alone changes rules, and nothing that all games share), those with a `name` once
    for each."""
    tables = [table for name in names for table in tables_of(spec_of(name))]
    editions = [table for table in tables if len(table.options) != 1]
    values = {"game": tables, "edition": editions, "name": names, "language": LANGUAGES}

    def generate(metafunc: pytest.Metafunc) -> None:
        for fixture in (name for name in values if name in metafunc.fixturenames):  # in one order for all workers
            metafunc.parametrize(fixture, values[fixture], ids=label if fixture in ("game", "edition") else str)

    return generate
