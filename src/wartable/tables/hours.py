"""When a person's clock stands still: quiet hours of each day, and holidays, in the zone they live in."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

import msgspec

from wartable.tables.clocks import Span
from wartable.tables.errors import Refused
from wartable.wire.clocks import Hours
from wartable.wire.codes import Code

QUIET = dt.timedelta(hours=16)  # of a day, at most: a clock that never runs is none
HOLIDAYS, AHEAD = 60, 366  # days at most, and how far ahead
DAY = dt.timedelta(days=1)
_decoder = msgspec.json.Decoder(Hours)


def read_hours(stored: str) -> Hours | None:
    return _decoder.decode(stored) if stored else None


def checked(hours: Hours, now: int) -> str:
    """As they are stored; empty if nothing is quiet. Raises Refused."""
    if hours.zone not in _zones():
        raise Refused(Code.BAD_HOURS, "there is no such zone")
    if hours.begin != hours.end and _length(hours) > QUIET:
        raise Refused(Code.BAD_HOURS, "of a day 16 hours may be quiet at most")
    days = sorted({_day(day) for day in hours.holidays})
    today = dt.datetime.fromtimestamp(now / 1000, ZoneInfo(hours.zone)).date()
    if len(days) > HOLIDAYS or (days and days[-1] > today + dt.timedelta(AHEAD)):
        raise Refused(Code.BAD_HOURS, "60 days of holidays may be named, within a year")
    kept = Hours(hours.begin, hours.end, hours.zone, [day.isoformat() for day in days if day >= today])
    return msgspec.json.encode(kept).decode() if kept.begin != kept.end or kept.holidays else ""


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
