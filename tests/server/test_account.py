"""A finished game on the wire: its account, and anyone's viewpoint; neither before the end."""

from __future__ import annotations

import random

import pytest

import wartable
from tests.server.client import Opened, Seat, ServerProcess, gone, knock, play_out


@pytest.fixture(scope="module")
def ended(server: ServerProcess) -> Opened:
    table = server.open(["person", "person"])
    with server.party(table) as party:
        play_out(party, random.Random(3))
    return table


class Looker(Seat):
    """A spectator with the eyes of a seat."""

    def __init__(self, address: str, table: str, eyes: str) -> None:
        self.eyes = eyes
        super().__init__(address, table)

    def say(self, message: dict[str, object]) -> None:
        super().say(message | {"viewpoint": self.eyes} if message["type"] == "hello" else message)


def test_the_account_of_a_finished_game(server: ServerProcess, ended: Opened) -> None:
    told = server.get(f"/api/tables/{ended.id}/account")
    match = wartable.replay(server.get(f"/api/tables/{ended.id}/record").text)
    assert told.status_code == 200
    assert {place["seat"]: place["score"] for place in told.json()["places"]} == match.scores
    assert server.get(f"/api/tables/{ended.id}/account").content == told.content


def test_anyone_may_look_through_any_eyes_after_the_end(server: ServerProcess, ended: Opened) -> None:
    match = wartable.replay(server.get(f"/api/tables/{ended.id}/record").text)
    for seat in match.game.seats:
        with Looker(server.address, ended.id, seat) as looker:
            assert looker.welcome["seat"] == seat
            assert looker.view == match.view(seat)
            assert looker.log == [event.told() for event in match.log(seat)]
            looker.until(lambda looker=looker: bool(looker.presence))  # type: ignore[misc]
            assert looker.presence["seats"][seat] is False
            assert looker.play("done")["error"] == "foreign"


def test_no_account_and_no_other_eyes_before_the_end(server: ServerProcess) -> None:
    table = server.open(["person", "person"])
    answer = server.get(f"/api/tables/{table.id}/account")
    assert (answer.status_code, answer.json()["error"]) == (403, "not-over")
    assert refused(server, table, "blue") == "not-over"


def test_no_eyes_of_nobody(server: ServerProcess, ended: Opened) -> None:
    assert refused(server, ended, "violet") == "unknown-seat"


def refused(server: ServerProcess, table: Opened, eyes: str) -> str:
    socket = knock(server.address, table.id)
    socket.send(f'{{"type": "hello", "version": 1, "viewpoint": "{eyes}"}}')
    return str(gone(socket)[-1]["error"])
