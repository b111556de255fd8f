"""When a person's clock stands still: quiet hours of each day, and holidays, in the zone they live in."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator, Sequence
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

import msgspec

from wartable.tables.clocks import Span
from wartable.tables.errors import Refused
from wartable.wire.clocks import Hours
from wartable.wire.codes import Code

QUIET = dt.timedelta(hours=16)  # of a day, at most: a clock that never runs is none
HOLIDAYS, AHEAD = 60, 366  # days of a year at most, and how far ahead
DAY = dt.timedelta(days=1)
AGAIN, AT_ONCE = 86_400_000, 600_000  # milliseconds: until quiet hours may be named anew, and to put them right


class Kept(Hours):
    """As they are stored: with what must be known when they are said anew, or nothing would ever count."""

    said: int = 0  # when quiet hours were last named, in milliseconds
    spent: list[str] = msgspec.field(default_factory=list)  # holidays of the last year, until yesterday


_decoder = msgspec.json.Decoder(Kept)


def read_hours(stored: str) -> Kept | None:
    return _decoder.decode(stored) if stored else None


def shown(stored: str) -> Hours | None:
    """To whom they belong; none if nothing is quiet."""
    kept = read_hours(stored)
    if kept is None or not (_daily(kept) or kept.holidays):
        return None
    return Hours(kept.begin, kept.end, kept.zone, kept.holidays)


def checked(hours: Hours, now: int, before: Sequence[str] = ()) -> str:
    """As they are stored from now on; `before` are those of all the person's seats. Raises Refused."""
    if hours.zone not in _zones():
        raise Refused(Code.BAD_HOURS, "there is no such zone")
    if _length(hours) > QUIET:
        raise Refused(Code.BAD_HOURS, "of a day 16 hours may be quiet at most")
    earlier = [kept for stored in before if (kept := read_hours(stored))]
    today = dt.datetime.fromtimestamp(now / 1000, ZoneInfo(hours.zone)).date()
    spent, ahead = _holidays(hours, earlier, today)
    kept = Kept(hours.begin, hours.end, hours.zone, ahead, _said(hours, now, earlier), spent)
    return msgspec.json.encode(kept).decode() if kept.said or kept.spent or kept.holidays else ""


def _holidays(hours: Hours, earlier: Sequence[Kept], today: dt.date) -> tuple[list[str], list[str]]:
    """Those of the last year, and those that are left: one that has begun is one."""
    begun = {_day(day) for kept in earlier for day in (*kept.spent, *kept.holidays)}
    spent = {day for day in begun if today - dt.timedelta(AHEAD) < day < today}
    ahead = {day for day in map(_day, hours.holidays) if day >= today} | (begun & {today})
    if len(spent | ahead) > HOLIDAYS or max(ahead, default=today) > today + dt.timedelta(AHEAD):
        raise Refused(Code.BAD_HOURS, "60 days of holidays may be named for a year, within a year")
    return [day.isoformat() for day in sorted(spent)], [day.isoformat() for day in sorted(ahead)]


def _said(hours: Hours, now: int, earlier: Sequence[Kept]) -> int:
    """When quiet hours were last named: whoever could move them along with the day would have no clock."""
    last = max((kept.said for kept in earlier), default=0)
    if not _daily(hours) or _daily(hours) in map(_daily, earlier):
        return last
    if last and AT_ONCE <= now - last < AGAIN:
        raise Refused(Code.BAD_HOURS, "quiet hours may be named anew once a day")
    return last if last and now - last < AT_ONCE else now


def _daily(hours: Hours) -> tuple[str, ...]:
    return (hours.begin, hours.end, hours.zone) if hours.begin != hours.end else ()


def quiet_from(stored: str, begin: int) -> Iterator[Span]:
    """The spans that are quiet from a moment on, in order; for ever, if there are quiet hours."""
    hours = read_hours(stored)
    if hours is None:
        return
    zone, holidays = ZoneInfo(hours.zone), {_day(day) for day in hours.holidays}
    day = dt.datetime.fromtimestamp(begin / 1000, zone).date() - DAY
    while hours.begin != hours.end or any(day <= one for one in holidays):
        if day in holidays:
            yield from _span(_moment(day, "00:00", zone), _moment(day + DAY, "00:00", zone))
        if hours.begin != hours.end:
            until = day if hours.begin < hours.end else day + DAY
            yield from _span(_moment(day, hours.begin, zone), _moment(until, hours.end, zone))
        day += DAY


def _span(begin: int, end: int) -> Iterator[Span]:
    """Where clocks are put forward an hour may have no length."""
    if begin < end:
        yield begin, end


def _moment(day: dt.date, hour: str, zone: ZoneInfo) -> int:
    return round(dt.datetime.combine(day, dt.time.fromisoformat(hour), zone).timestamp() * 1000)


def _day(text: str) -> dt.date:
    try:
        return dt.date.fromisoformat(text)
    except ValueError as error:
        raise Refused(Code.BAD_HOURS, f"{text} is no day") from error


def _length(hours: Hours) -> dt.timedelta:
    begin, end = (dt.datetime.fromisoformat(f"2000-01-01T{hour}") for hour in (hours.begin, hours.end))
    return (end - begin) % DAY


@cache
def _zones() -> frozenset[str]:
    return frozenset(available_timezones())
