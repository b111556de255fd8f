"""GP-3: who takes the first-player marker."""

from __future__ import annotations

import pytest

from tests.games.asking import part, play, refused
from tests.games.gods_playground.helpers import EDITIONS, NOTHING, RED, Position, at, court, told
from wartable import Match


def contest(
    hetman: str = "red", edition: str | None = None, *, coins: dict[str, int] | None = None, **blocks: int
) -> Match:
    """Phase 3 with these blocks at court; red has a noble, so that somebody is asked afterwards."""
    purse = {"*": 10} | (coins or {})
    players = len(blocks)
    parts: Position = {"hetman": hetman, "assigned": court(**blocks), "coins": purse, "nobles": RED}
    return at("first-player", NOTHING, players=players, edition=edition, **parts)


# ---- GP-3.1 the highest block ----
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("blocks", "first"), [((5, 4, 4), "white"), ((0, 1, 0), "blue"), ((2, 2, 3), "red")])
def test_gp_3_1_the_highest_block_at_court_takes_the_marker(
    edition: str, blocks: tuple[int, int, int], first: str
) -> None:
    white, blue, red = blocks
    match = contest(edition=edition, white=white, blue=blue, red=red)
    assert part(match, "hetman") == first
    assert told(match, "marker-taken") == [{"seat": first}]
    assert told(match, "bid-revealed") == []


def test_gp_3_1_with_four_players() -> None:
    match = contest(white=3, blue=4, red=1, yellow=5)
    assert part(match, "hetman") == "yellow"


# ---- GP-3.2 secret bids ----
def test_gp_3_2_those_tied_for_the_highest_bid() -> None:
    match = contest(white=3, blue=2, red=3)
    assert (match.stage, match.asked) == ("bid", ("white", "red"))
    assert told(match, "court-tied") == [{"block": 3}]
    assert match.offer("blue") == []


@pytest.mark.parametrize("coins", [1, 4, 23])
def test_gp_3_2_from_nothing_to_everything(coins: int) -> None:
    match = contest(white=3, blue=3, red=2, coins={"white": coins})
    assert match.offer("white") == [f"bid {k}" for k in range(coins + 1)]
    assert refused(match, "white", f"bid {coins + 1}") == "GP-3.2"
    assert refused(match, "white", "bid 500") == "GP-3.2"


def test_gp_3_2_nobody_may_pass() -> None:
    match = contest(white=3, blue=3, red=2)
    assert refused(match, "white", "pass") == "GP-0.10"


@pytest.mark.parametrize(("white", "blue", "winner"), [(5, 4, "white"), (0, 1, "blue"), (10, 0, "white")])
def test_gp_3_2_the_highest_bid_wins_and_all_bids_are_paid(white: int, blue: int, winner: str) -> None:
    match = contest(white=3, blue=3, red=2)
    play(match, f"blue bid {blue}", f"white bid {white}")
    assert part(match, "hetman") == winner
    assert part(match, "coins") == {"white": 10 - white, "blue": 10 - blue, "red": 10}
    assert told(match, "bid-revealed") == [{"seat": "white", "coins": white}, {"seat": "blue", "coins": blue}]


# ---- GP-3.3 another tie ----
def test_gp_3_3_a_tie_is_bid_again_by_those_tied_alone() -> None:
    match = contest(white=1, blue=1, red=1)
    play(match, "white bid 4", "blue bid 3", "red bid 4")
    assert (match.stage, match.asked) == ("bid", ("white", "red"))
    assert part(match, "coins") == {"white": 6, "blue": 7, "red": 6}
    assert match.offer("red")[-1] == "bid 6"
    play(match, "white bid 2", "red bid 2")
    assert match.asked == ("white", "red")
    play(match, "red bid 4", "white bid 3")
    assert part(match, "hetman") == "red"
    assert part(match, "coins") == {"white": 1, "blue": 7, "red": 0}


def test_gp_3_3_four_players_may_all_tie() -> None:
    match = contest(white=5, blue=5, red=5, yellow=5)
    play(match, "white bid 1", "blue bid 2", "red bid 2", "yellow bid 2")
    assert set(match.asked) == {"blue", "red", "yellow"}
    play(match, "blue bid 0", "red bid 1", "yellow bid 1")
    assert set(match.asked) == {"red", "yellow"}
    play(match, "yellow bid 3", "red bid 2")
    assert part(match, "hetman") == "yellow"


# ---- GP-3.4 nobody can or will bid ----
@pytest.mark.parametrize("holder", ["white", "blue", "red"])
def test_gp_3_4_without_money_the_holder_keeps_the_marker(holder: str) -> None:
    match = contest(holder, white=3, blue=3, red=2, coins={"white": 0, "blue": 0})
    assert match.stage != "bid"
    assert part(match, "hetman") == holder
    assert told(match, "marker-kept") == [{"seat": holder}]
    assert told(match, "marker-taken") == []


def test_gp_3_4_money_may_run_out_in_the_bidding() -> None:
    match = contest("red", white=3, blue=3, red=2, coins={"white": 4, "blue": 4})
    play(match, "white bid 4", "blue bid 4")
    assert match.stage != "bid"
    assert part(match, "hetman") == "red"
    assert part(match, "coins") == {"white": 0, "blue": 0, "red": 10}


def test_gp_3_4_one_coin_among_those_tied_is_enough_to_go_on() -> None:
    match = contest("red", white=3, blue=3, red=2, coins={"white": 4, "blue": 5})
    play(match, "white bid 4", "blue bid 4")
    assert match.asked == ("white", "blue")
    assert match.offer("white") == ["bid 0"]
    play(match, "white bid 0", "blue bid 1")
    assert part(match, "hetman") == "blue"


def test_gp_3_4_two_silent_rounds_leave_the_marker_where_it_is() -> None:
    match = contest("red", white=3, blue=3, red=2)
    play(match, "white bid 0", "blue bid 0")
    assert match.asked == ("white", "blue")
    play(match, "white bid 0", "blue bid 0")
    assert match.stage != "bid"
    assert part(match, "hetman") == "red"
    assert part(match, "coins", "white") == 10


def test_gp_3_4_a_coin_after_one_silent_round_still_wins() -> None:
    match = contest("red", white=3, blue=3, red=2)
    play(match, "white bid 0", "blue bid 0", "white bid 0", "blue bid 1")
    assert part(match, "hetman") == "blue"


def test_gp_3_4_silent_rounds_must_follow_each_other() -> None:
    match = contest("red", white=3, blue=3, red=2)
    play(match, "white bid 0", "blue bid 0", "white bid 1", "blue bid 1", "white bid 0", "blue bid 0")
    assert match.asked == ("white", "blue")
    play(match, "white bid 0", "blue bid 0")
    assert part(match, "hetman") == "red"
