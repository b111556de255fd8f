"""The arithmetic of clocks: nothing is counted twice, and nothing is forgotten, whatever happens in between."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable, Sequence
from itertools import pairwise
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wartable.tables.clocks import (
    NUDGED,
    OVER,
    REMINDED,
    Count,
    Patience,
    SeatClock,
    Span,
    State,
    Waits,
    climbed,
    counted,
    reached,
    read_state,
    settled,
    turned,
    write_state,
)
from wartable.tables.errors import Refused
from wartable.tables.hours import at_seat, checked, joined, quiet_from, shown
from wartable.wire.clocks import Hours
from wartable.wire.terms import Absence, Clock

HOUR = 3_600_000
DAY = 24 * HOUR
START = round(dt.datetime(2027, 3, 1, tzinfo=dt.UTC).timestamp() * 1000)
ZONES = ("Europe/Warsaw", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "UTC", "Pacific/Apia")

moments = st.integers(0, 400)
spans = st.lists(st.tuples(moments, moments).map(lambda pair: (min(pair), max(pair))), max_size=6).map(sorted)


def brute(begin: int, end: int, still: Iterable[Span]) -> int:
    return sum(not any(first <= k < last for first, last in still) for k in range(begin, end))


@given(begin=moments, end=moments, still=spans)
def test_what_stands_still_is_subtracted_once(begin: int, end: int, still: list[Span]) -> None:
    assert counted(begin, end, still) == brute(begin, end, still)


@given(parts=st.lists(moments, min_size=2, max_size=8).map(sorted), still=spans)
def test_parts_add_up(parts: list[int], still: list[Span]) -> None:
    assert sum(counted(a, b, still) for a, b in pairwise(parts)) == counted(parts[0], parts[-1], still)


@given(begin=moments, wanted=st.integers(0, 500), still=spans)
def test_the_moment_when_so_much_has_counted(begin: int, wanted: int, still: list[Span]) -> None:
    """Then, and not a moment before."""
    when = reached(begin, wanted, still)
    assert counted(begin, when, still) == wanted
    assert not wanted or counted(begin, when - 1, still) < wanted


@given(turn=moments, reserve=moments, used=st.lists(moments, max_size=5))
def test_what_is_used_is_used_in_any_parts(turn: int, reserve: int, used: list[int]) -> None:
    apart = together = Count(turn, reserve)
    for part in used:
        apart = apart.less(part)
    together = together.less(sum(used))
    assert apart == together
    assert together.whole == max(0, turn + reserve - sum(used))
    assert not together.turn or together.reserve == reserve


# ---- quiet hours ----
@st.composite
def quiet(draw: st.DrawFn) -> Hours:
    begin, length = draw(st.integers(0, 1439)), draw(st.integers(0, 16 * 60))
    words = [f"{k // 60:02}:{k % 60:02}" for k in (begin, (begin + length) % 1440)]
    days = draw(st.lists(st.integers(0, 300), max_size=5))
    first = dt.date(2027, 3, 2)
    return Hours(words[0], words[1], draw(st.sampled_from(ZONES)), [f"{first + dt.timedelta(k)}" for k in days])


@given(hours=quiet(), begin=st.integers(0, 300 * 24), length=st.integers(1, 400))
def test_quiet_hours_are_those_of_the_persons_own_day(hours: Hours, begin: int, length: int) -> None:
    """Hour by hour, as the clock on their wall says."""
    stored = checked(hours, START)
    zone, first = ZoneInfo(hours.zone), START + begin * HOUR + 59_000
    found = list_until(quiet_from(stored, first), first + length * HOUR)
    for k in range(length):
        now = dt.datetime.fromtimestamp((first + k * HOUR) / 1000, zone)
        if not _near_a_change(now):
            inside = any(a <= first + k * HOUR < b for a, b in found)
            assert inside == _quiet_at(hours, now), (hours, now)


def attempted(hours: Hours, now: int, before: str) -> str:
    """As they are stored from now on, if they are taken."""
    try:
        return checked(hours, now, [before])
    except Refused:
        return before


def test_quiet_hours_said_anew_and_anew_stop_no_clock() -> None:
    """Whoever tries each hour to have the next sixteen quiet has hardly more than sixteen a day."""
    stored, ran = "", 0
    for now in range(START, START + 40 * DAY, HOUR):
        begin, end = (dt.datetime.fromtimestamp(now / 1000, dt.UTC) + dt.timedelta(hours=k) for k in (0, 16))
        stored = attempted(Hours(f"{begin:%H:%M}", f"{end:%H:%M}", "UTC"), now, stored)
        ran += counted(now, now + HOUR, quiet_from(stored, now))
    assert ran >= 37 * 8 * HOUR


def test_quiet_hours_may_be_put_right_at_once_and_named_anew_the_next_day() -> None:
    first, second = Hours("22:00", "06:00", "UTC"), Hours("23:00", "07:00", "UTC")
    stored = checked(first, START)
    assert checked(first, START + 5 * HOUR, [stored]) == stored
    put_right = checked(second, START + HOUR // 10, [stored])
    assert shown(put_right) == second
    nothing = checked(Hours("00:00", "00:00", "UTC"), START + HOUR, [put_right])
    assert shown(nothing) is None
    for before in (stored, put_right, nothing):
        with pytest.raises(Refused, match="once a day"):
            checked(Hours("20:00", "04:00", "UTC"), START + 5 * HOUR, [before])
        assert shown(checked(first, START + DAY, [before])) == first


def test_holidays_that_are_over_count_for_a_year() -> None:
    """Also those that are taken back before they end, and at another of the person's seats."""
    stored, quiet_days = "", 0
    for now in range(START, START + 200 * DAY, DAY):
        today = f"{dt.datetime.fromtimestamp(now / 1000, dt.UTC):%Y-%m-%d}"
        stored = attempted(Hours("00:00", "00:00", "UTC", [today]), now, stored)
        quiet_days += today in (shown(stored) or Hours("", "", "")).holidays
        stored = attempted(Hours("00:00", "00:00", "UTC"), now + 23 * HOUR, stored)
    assert quiet_days == 60
    with pytest.raises(Refused, match="60 days"):
        checked(Hours("00:00", "00:00", "UTC", ["2027-12-24"]), START + 200 * DAY, ["", stored])


def test_an_account_brings_its_hours_to_a_seat() -> None:
    night, day = checked(Hours("22:00", "06:00", "UTC"), START), checked(Hours("08:00", "18:00", "UTC"), START)
    assert joined(night, "", START + HOUR) == (night, night)
    assert joined("", night, START + HOUR) == (night, night)
    assert joined("", "", START) == ("", "")
    for stored in joined(night, day, START + DAY):
        assert shown(stored) == shown(night)
        assert list_until(quiet_from(stored, START + DAY), START + 2 * DAY) == list_until(
            quiet_from(night, START + DAY), START + 2 * DAY
        )


def test_one_account_after_the_other_stops_no_clock() -> None:
    """Whoever has a seat kept by another account each few hours has hardly more than sixteen a day: hours that were
    said at the seat have been said."""
    seat, ran = "", 0
    for now in range(START, START + 40 * DAY, HOUR):
        begin, end = (dt.datetime.fromtimestamp(now / 1000, dt.UTC) + dt.timedelta(hours=k) for k in (0, 16))
        account = checked(Hours(f"{begin:%H:%M}", f"{end:%H:%M}", "UTC"), now - 2 * DAY)
        account, seat = joined(account, seat, now)
        ran += counted(now, now + HOUR, quiet_from(seat, now))
    assert ran >= 36 * 8 * HOUR


@pytest.mark.parametrize("said", ["08:00", "22:00"])
def test_a_seat_that_is_kept_is_no_reason_to_name_hours_anew(said: str) -> None:
    """Neither where the same were said nor where others were, however lately."""
    night, now = checked(Hours("22:00", "06:00", "UTC"), START), START + 5 * HOUR
    account, _ = joined(night, checked(Hours(said, "06:00" if said > "20:00" else "18:00", "UTC"), now), now)
    for begin in ("10:00", "12:00"):
        with pytest.raises(Refused, match="once a day"):
            checked(Hours(begin, "20:00", "UTC"), now, [account])


def test_each_account_has_the_holidays_that_are_left_at_its_seats() -> None:
    seat, quiet = "", 0
    for k in range(100):
        now = START + k * DAY
        days = [f"{dt.datetime.fromtimestamp((now + n * DAY) / 1000, dt.UTC):%Y-%m-%d}" for n in range(60)]
        account, seat = joined(checked(Hours("00:00", "00:00", "UTC", days), now), seat, now)
        quiet += DAY - counted(now, now + DAY, quiet_from(seat, now))
        assert shown(account) == shown(seat)
    assert quiet <= 61 * DAY


def test_hours_that_hold_later_do_so_though_they_are_said_again() -> None:
    night, day = checked(Hours("22:00", "06:00", "UTC"), START), checked(Hours("08:00", "18:00", "UTC"), START)
    account, seat = joined(night, day, START + HOUR)
    assert list_until(quiet_from(seat, START + HOUR), START + DAY) == []
    assert list_until(quiet_from(at_seat(account, seat), START + HOUR), START + DAY) == []
    assert at_seat("", seat) == ""


def list_until(spans: Iterable[Span], end: int) -> list[Span]:
    found = []
    for span in spans:
        if span[0] >= end:
            break
        found.append(span)
    return found


def _near_a_change(now: dt.datetime) -> bool:
    offsets = {(now.astimezone(dt.UTC) + dt.timedelta(hours=k)).astimezone(now.tzinfo).utcoffset() for k in (-26, 0, 3)}
    return len(offsets) > 1


def _quiet_at(hours: Hours, now: dt.datetime) -> bool:
    at = f"{now:%H:%M}"
    if f"{now:%Y-%m-%d}" in hours.holidays:
        return True
    if hours.begin < hours.end:
        return hours.begin <= at < hours.end
    return hours.begin != hours.end and (at >= hours.begin or at < hours.end)


@given(hours=quiet(), begin=st.integers(0, 5000), wanted=st.integers(0, 30 * DAY))
def test_quiet_hours_never_stop_a_clock_for_good(hours: Hours, begin: int, wanted: int) -> None:
    stored, first = checked(hours, START), START + begin * HOUR
    when = reached(first, wanted, quiet_from(stored, first))
    assert counted(first, when, quiet_from(stored, first)) == wanted
    assert when - first <= 3 * wanted + 14 * DAY


@pytest.mark.parametrize(
    "hours",
    [
        Hours("22:00", "06:00", "Nowhere/Town"),
        Hours("22:00", "06:00", "../../../etc/passwd"),
        Hours("22:00", "06:00", ""),
        Hours("22:00", "06:00", "Europe"),
        Hours("22:00", "06:00", "Europe/Warsaw\x00"),
        Hours("06:00", "22:01", "UTC"),
        Hours("22:00", "06:00", "UTC", ["2027-02-30"]),
        Hours("22:00", "06:00", "UTC", ["2028-03-03"]),
        Hours("22:00", "06:00", "UTC", ["9999-12-31"]),
        Hours("22:00", "06:00", "UTC", [f"{dt.date(2027, 3, 1) + dt.timedelta(k)}" for k in range(61)]),
    ],
)
def test_what_are_no_hours(hours: Hours) -> None:
    with pytest.raises(Refused):
        checked(hours, START)


def test_nothing_quiet_is_nothing_stored() -> None:
    assert checked(Hours("07:00", "07:00", "UTC"), START) == ""
    assert checked(Hours("07:00", "07:00", "UTC", ["2027-02-27"]), START) == ""  # it is over
    assert list(quiet_from(checked(Hours("07:00", "07:00", "UTC", ["2027-03-01"]), START), START)) == [
        (START, START + DAY)
    ]


# ---- turns ----
SEATS = ("a", "b", "c")


class Played:
    """A table as its clocks see it, moved about at will; and every stretch a seat was waited for, to add up."""

    def __init__(self, clock: Clock, still: Sequence[Span]) -> None:
        self.clock, self.spans = clock, still
        self.now, self.state = 1, State()
        self.asked: set[str] = set()
        self.together: set[str] = set()
        self.round = ""
        self.choices = dict.fromkeys(SEATS, 0)

    def still(self, _seat: str, begin: int) -> list[Span]:
        return [span for span in self.spans if span[1] > begin]

    def turn(self) -> None:
        waits = Waits(SEATS, self.together, self.asked, self.round, self.choices.__getitem__)
        self.state = read_state(write_state(turned(self.state, self.clock, self.now, waits, self.still)))

    def left(self, seat: str) -> Count:
        own = self.state.seats[seat]
        return own.at(self.now, self.still(seat, own.since))


steps = st.lists(
    st.tuples(
        st.integers(0, 90_000),
        st.sets(st.sampled_from(SEATS), max_size=3),
        st.sets(st.sampled_from(SEATS), max_size=3),
        st.sampled_from(["", "x", "y"]),
        st.dictionaries(st.sampled_from(SEATS), st.integers(-2, 3)),
    ),
    max_size=25,
)
clocks = st.sampled_from(
    [Clock("live", 600, 30), Clock("live", 60, 0), Clock("correspondence", 300, days=1 / 24), Clock("none")]
)
long_spans = st.lists(
    st.tuples(st.integers(0, 900_000), st.integers(1, 60_000)).map(lambda p: (p[0], p[0] + p[1])), max_size=5
).map(sorted)


@given(clock=clocks, still=long_spans, moves=steps)
def test_time_left_grows_by_new_turns_alone(clock: Clock, still: list[Span], moves: list[tuple]) -> None:  # type: ignore[type-arg]
    played = Played(clock, still)
    played.turn()
    for passed, together, asked, name, choices in moves:
        before = {seat: played.left(seat) for seat in SEATS}
        stand = {seat: played.state.seats[seat] for seat in SEATS}
        played.now += passed
        for seat in SEATS:
            own = stand[seat]
            used = counted(own.since, played.now, still) - counted(own.since, played.now - passed, still)
            assert played.left(seat) == (before[seat].less(used) if own.since else before[seat])
        before = {seat: played.left(seat) for seat in SEATS}
        played.together, played.asked = together | asked, asked
        played.round = name if len(played.together) > 1 else ""
        for seat, more in choices.items():
            played.choices[seat] = max(0, played.choices[seat] + more)
        played.turn()
        for seat in SEATS:
            _grows_by_a_turn_alone(clock, stand[seat], played.state.seats[seat], before[seat], played.left(seat))
        assert {seat for seat, own in played.state.seats.items() if own.since} == asked


def _grows_by_a_turn_alone(clock: Clock, old: SeatClock, new: SeatClock, before: Count, after: Count) -> None:
    if new.granted == old.granted:
        assert after == before
        return
    assert new.granted > old.granted
    assert new.waited
    if clock.kind == "live":
        assert after == Count(0, min(int(clock.reserve * 1000), before.reserve + int(clock.increment * 1000)))
    elif clock.kind == "correspondence":
        assert after == Count(int(clock.days * DAY), before.reserve)
    else:
        assert after == before == Count()


def alone(played: Played, seat: str, choices: int) -> None:
    played.together = played.asked = {seat}
    played.choices[seat] = choices
    played.turn()


def test_to_take_back_and_end_again_brings_no_time() -> None:
    """Neither to oneself nor to the next, however often."""
    played = Played(Clock("live", 600, 30), [])
    played.now = 1
    alone(played, "a", 0)
    played.now += 100_000
    played.choices["a"] = 3
    alone(played, "b", 0)
    for _ in range(5):
        played.now += 20_000
        alone(played, "a", 2)
        played.now += 20_000
        played.choices["a"] = 3
        alone(played, "b", 0)
    assert played.left("a") == Count(0, 400_000)
    played.now += 20_000
    assert played.left("b") == Count(0, 480_000)
    played.choices["b"] = 1
    alone(played, "a", 3)
    assert played.left("a") == Count(0, 430_000)


def test_second_thoughts_in_a_secret_round_are_no_new_turn() -> None:
    played = Played(Clock("correspondence", 600, days=1), [])
    played.now, played.round = 1, "plan 4"
    played.together = {"a", "b"}
    played.asked = {"a", "b"}
    played.turn()
    for asked, choices in (({"b"}, 3), ({"a", "b"}, 2), ({"b"}, 3), ({"a", "b"}, 1)):
        played.now += HOUR
        played.asked, played.choices["a"] = asked, choices
        played.turn()
    assert played.left("a") == Count(DAY - 2 * HOUR, 600_000)
    assert played.left("b") == Count(DAY - 4 * HOUR, 600_000)
    played.now += HOUR
    played.choices |= {"a": 4, "b": 1}
    played.round, played.asked = "plan 9", {"a", "b"}  # the next one, of the same seats
    played.turn()
    assert played.left("a") == played.left("b") == Count(DAY, 600_000)


def test_what_a_seat_does_while_it_is_asked_leaves_no_trace() -> None:
    played = Played(Clock("live", 600, 30), [])
    played.now = 5
    alone(played, "a", 0)
    stored = write_state(played.state)
    for choices in (1, 0, 2, 3, 1):
        played.now += 1237
        alone(played, "a", choices)
        assert write_state(played.state) == stored


def test_new_hours_count_from_now_on() -> None:
    """A holiday cannot be taken in the past."""
    state = State(1, "", {"a": SeatClock(Count(10 * HOUR, HOUR), since=1000, waited=True, began=1000)})
    after = settled(state, "a", 1000 + 3 * HOUR, lambda _seat, _begin: [])
    own = after.seats["a"]
    always = [(0, 100 * HOUR)]
    assert own.at(1000 + 50 * HOUR, always) == Count(7 * HOUR, HOUR)
    assert settled(after, "b", 0, lambda _seat, _begin: []) is after


# ---- what is due ----
def patience(clock: Clock, seen: int = 0, ladder: bool = True, still: Sequence[Span] = ()) -> Patience:
    return Patience(clock, Absence(100, 200, 300), ladder, {"a": seen}, lambda _seat, _begin: list(still))


def test_the_ladder_is_climbed_rung_by_rung() -> None:
    own = SeatClock(since=1000, waited=True, began=1000)
    terms = patience(Clock())
    state = State(1, "", {"a": own})
    for rung, after in ((REMINDED, 100_000), (NUDGED, 200_000), (OVER, 300_000)):
        assert terms.next_of("a", state.seats["a"]) == (1000 + after, rung)
        state = climbed(state, "a", rung)
    assert terms.next_of("a", state.seats["a"]) is None
    assert terms.next(state) is None


def test_whoever_was_here_is_missed_from_when_they_left() -> None:
    own = SeatClock(since=1000, waited=True, began=1000)
    assert patience(Clock(), seen=50_000).next_of("a", own) == (150_000, REMINDED)
    assert patience(Clock(), still=[(0, 20_000)]).next_of("a", own) == (120_000, REMINDED)
    assert patience(Clock(), ladder=False).next_of("a", own) is None
    assert patience(Clock()).next_of("a", SeatClock(waited=True, began=1000)) is None  # ready


def test_a_clock_may_run_out_first() -> None:
    own = SeatClock(Count(0, 50_000), since=1000, waited=True, began=1000)
    assert patience(Clock("live", 600, 30)).next_of("a", own) == (51_000, OVER)
    assert patience(Clock("live", 600, 30), ladder=False, still=[(2000, 4000)]).next_of("a", own) == (53_000, OVER)
