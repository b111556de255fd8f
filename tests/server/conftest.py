"""One server per module of tests; whatever is done to it, it must not stumble."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.client import ServerProcess


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    process = ServerProcess(tmp_path_factory.mktemp("server")).start()
    yield process
    process.stop()
    assert process.stderr() == ""
