"""Programs as bots at a server's tables: named by its operator, by nobody else."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.client import GAME, SHORT
from tests.server.hosted import FREE, Hosted
from tests.test_programs import EXAMPLES
from wartable.bots import BROUGHT
from wartable.programs import Program
from wartable.server import catalogue

PROGRAMS = (
    Program("example", (sys.executable, str(EXAMPLES / "seat.py")), 60.0),
    Program("broken", (sys.executable, "-c", "raise SystemExit(1)")),
)


@pytest.fixture
def hosted(tmp_path: Path) -> Iterator[Hosted]:
    catalogue.catalogue.cache_clear()
    with Hosted(tmp_path, FREE, programs=PROGRAMS) as hosted:
        yield hosted
    BROUGHT.clear()
    catalogue.catalogue.cache_clear()


def test_a_program_sits_at_a_table_by_its_name(hosted: Hosted) -> None:
    info = hosted.door.get(f"/api/games/{GAME}").json()
    assert "example" in info["bots"]
    assert info["usual_bot"] == "heuristic"
    table = hosted.door.open(("person", "example"))
    with hosted.door.seat(table, "red") as red:
        red.until(lambda: "red" in red.view["asked"] or red.view["over"])
        while not red.view["over"]:
            red.play(red.offer[-1])
            red.until(lambda: "red" in red.view["asked"] or red.view["over"])
        assert red.view["winners"]


def test_one_that_fails_is_given_up_where_all_see_it(hosted: Hosted) -> None:
    table = hosted.door.open(("person", "broken"))
    with hosted.door.seat(table, "red") as red:
        end = time.monotonic() + 30
        while not red.view["over"] and time.monotonic() < end:
            if "red" in red.view["asked"]:
                red.play(red.offer[-1])
            else:
                red.hear()
        assert red.view["over"]
        blue = next(each for each in red.company["seats"] if each["seat"] == "blue")
        assert (blue["bot"], blue["standing_in"]) == ("broken", "heuristic")


def test_a_stranger_cannot_name_a_command(hosted: Hosted) -> None:
    for wrong in ("python3", "example=python3", "evil=sleep 60", "/bin/sh", "Example"):
        body = {"game": GAME, "options": SHORT, "seats": ["person", wrong]}
        assert hosted.door.request("POST", "/api/tables", json=body).status_code == 400
