"""One server per module of tests; whatever is done to it, it must not stumble."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.client import ServerProcess
from tests.server.databases import KINDS, new_database
from wartable.tables.storage import Store


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    process = ServerProcess(tmp_path_factory.mktemp("server")).start()
    yield process
    process.stop()
    assert process.stderr() == ""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test is made for each kind of database, unless its module says that one is enough."""
    if "database" in metafunc.fixturenames:
        metafunc.parametrize("database", getattr(metafunc.module, "DATABASES", KINDS), indirect=True)


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty one."""
    return new_database(request.param, tmp_path)


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = Store(database)
    yield store
    store.close()
