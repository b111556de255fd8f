"""What an address may do is counted once, whichever worker it comes to."""

from __future__ import annotations

import multiprocessing
from pathlib import Path

import pytest

from wartable.server import shares
from wartable.server.shares import SharedCounts


@pytest.fixture
def two(tmp_path: Path) -> tuple[SharedCounts, SharedCounts]:
    return SharedCounts(tmp_path, 0, 2), SharedCounts(tmp_path, 1, 2)


def test_an_allowance_is_used_up_by_all_together(two: tuple[SharedCounts, SharedCounts]) -> None:
    one, other = (counts.allowances("tries", 1e-6, 10) for counts in two)
    assert [purses.of("10.0.0.1").take(3) for purses in (one, other, one, other)] == [True, True, True, False]
    assert other.of("10.0.0.1").take()
    assert not one.of("10.0.0.1").take()
    assert one.of("10.0.0.2").take(10)


def test_an_allowance_grows_again(two: tuple[SharedCounts, SharedCounts]) -> None:
    one, other = (counts.allowances("tries", 1e9, 10) for counts in two)
    assert all(purses.of("10.0.0.1").take(10) for purses in (one, other) * 5)


def test_no_time_has_gone_backwards(two: tuple[SharedCounts, SharedCounts], monkeypatch: pytest.MonkeyPatch) -> None:
    """Another worker may have looked at the time after us, and counted before us."""
    one, other = (counts.allowances("tries", 1e6, 10) for counts in two)
    for purses, now in ((one, 5.0), (other, 4.999)):
        monkeypatch.setattr("wartable.server.shares.time.monotonic", lambda now=now: now)
        assert purses.of("10.0.0.1").take()


def test_what_has_another_name_is_another_allowance(two: tuple[SharedCounts, SharedCounts]) -> None:
    assert two[0].allowances("tries", 1e-6, 1).of("10.0.0.1").take()
    assert two[1].allowances("tables", 1e-6, 1).of("10.0.0.1").take()


def test_of_many_the_one_that_was_quiet_for_longest_goes(
    two: tuple[SharedCounts, SharedCounts], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shares, "BUCKETS", 1)
    tries = two[0].allowances("tries", 1e-6, 1)
    assert all(tries.of(str(k)).take() for k in range(shares.WIDTH + 1))
    assert not any(tries.of(str(k)).take() for k in range(shares.WIDTH, 1, -1))
    assert tries.of("0").take()


def test_a_crowd_is_with_all_together(two: tuple[SharedCounts, SharedCounts]) -> None:
    one, other = (counts.crowd("sockets", 3) for counts in two)
    assert [crowd.enter("10.0.0.1") for crowd in (one, other, one, other)] == [True, True, True, False]
    assert one.enter("10.0.0.2")
    other.leave("10.0.0.1")
    with one.visit("10.0.0.1") as room:
        assert room
        assert not other.enter("10.0.0.1")
    assert other.enter("10.0.0.1")


def test_those_of_a_worker_that_died_are_gone(two: tuple[SharedCounts, SharedCounts]) -> None:
    one, other = (counts.crowd("sockets", 2) for counts in two)
    assert one.enter("10.0.0.1")
    assert other.enter("10.0.0.1")
    again = two[1].crowd("sockets", 2)
    assert again.enter("10.0.0.1")
    assert not one.enter("10.0.0.1")


def take_all(folder: Path) -> None:
    tries = SharedCounts(folder, 0, 2).allowances("tries", 1e-6, 4000).of("10.0.0.1")
    raise SystemExit(sum(tries.take() for _ in range(1000)) == 1000)


def test_nothing_is_lost_when_processes_count_at_once(tmp_path: Path) -> None:
    processes = [multiprocessing.get_context("fork").Process(target=take_all, args=(tmp_path,)) for _ in range(4)]
    for process in processes:
        process.start()
    for process in processes:
        process.join()
    assert [process.exitcode for process in processes] == [True] * 4
    assert not SharedCounts(tmp_path, 1, 2).allowances("tries", 1e-6, 4000).of("10.0.0.1").take()
