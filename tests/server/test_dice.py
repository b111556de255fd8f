"""Dice of tests: the same in every run, others in every test."""

from __future__ import annotations

from tests import dice
from tests.server.client import ServerProcess
from wartable.engine.luck import Fair


def test_they_fall_alike_in_one_test_and_otherwise_in_another() -> None:
    def secrets_of(test: str) -> list[str]:
        dice.note(test)
        return [Fair().secret, Fair().secret]

    one, other = secrets_of("one"), secrets_of("other")
    assert len({*one, *other}) == 4
    assert secrets_of("one") == one


def test_a_server_hears_which_test_runs(server: ServerProcess) -> None:
    def commitment(test: str) -> str:
        dice.note(test)
        return server.open().commitment

    one, other = commitment("one"), commitment("other")
    assert one != other
    assert commitment("one") == one
