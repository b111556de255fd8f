"""When a person's clock stands still: quiet hours of each day, and holidays, in the zone they live in."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator, Sequence
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

import msgspec
from msgspec.structs import replace

from wartable.tables.clocks import Span, counted
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
    since: int = 0  # from when on they hold, at a seat that had others before


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
    """As they are stored from now on, after those of before. Raises Refused."""
    if hours.zone not in _zones():
        raise Refused(Code.BAD_HOURS, "there is no such zone")
    if _length(hours) > QUIET:
        raise Refused(Code.BAD_HOURS, "of a day 16 hours may be quiet at most")
    earlier = [kept for stored in before if (kept := read_hours(stored))]
    today = dt.datetime.fromtimestamp(now / 1000, ZoneInfo(hours.zone)).date()
    spent, ahead = _holidays(hours, earlier, today)
    _check_holidays(spent, ahead, today)
    kept = Kept(hours.begin, hours.end, hours.zone, ahead, _said(hours, now, earlier), spent)
    return _written(kept) if kept.said or kept.spent or kept.holidays else ""


# ---- of an account, and of its seats ----
def joined(account: str, seat: str, now: int) -> tuple[str, str]:
    """Those of an account and of a seat that it keeps from now on. The account's count, if it has said any. But what
    was said at the seat has been: holidays that have begun are spent, other quiet hours are named anew, and hold once
    a day has passed; or whoever had one account after the other would have no clock."""
    own, here = read_hours(account), read_hours(seat)
    if own is None or here is None:
        return (account or seat,) * 2
    today = dt.datetime.fromtimestamp(now / 1000, ZoneInfo(own.zone)).date()
    spent, ahead = _holidays(own, [own, here], today)
    others = bool(here.said) and _daily(here) != _daily(own)
    said = max(own.said, min(now if others else here.said, now - AT_ONCE))  # which is nothing to put right
    merged = replace(own, said=said, spent=spent, holidays=ahead[: max(0, HOLIDAYS - len(spent))])
    since = here.said + AGAIN if others and now < here.said + AGAIN else here.since
    return _written(merged), _written(replace(merged, since=since))


def at_seat(stored: str, before: str) -> str:
    """Those of an account as a seat keeps them: where they are to hold later, they still are."""
    new, old = read_hours(stored), read_hours(before)
    return stored if new is None or old is None or old.since <= new.since else _written(replace(new, since=old.since))


def _written(kept: Kept) -> str:
    return msgspec.json.encode(kept).decode()


def _holidays(hours: Hours, earlier: Sequence[Kept], today: dt.date) -> tuple[list[str], list[str]]:
    """Those of the last year, and those that are left: one that has begun is one."""
    begun = {_day(day) for kept in earlier for day in (*kept.spent, *kept.holidays)}
    spent = {day for day in begun if today - dt.timedelta(AHEAD) < day < today}
    ahead = {day for day in map(_day, hours.holidays) if day >= today} | (begun & {today})
    return [day.isoformat() for day in sorted(spent)], [day.isoformat() for day in sorted(ahead)]


def _check_holidays(spent: Sequence[str], ahead: Sequence[str], today: dt.date) -> None:
    if len(spent) + len(ahead) > HOLIDAYS or (ahead and _day(ahead[-1]) > today + dt.timedelta(AHEAD)):
        raise Refused(Code.BAD_HOURS, "60 days of holidays may be named for a year, within a year")


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
    begin = max(begin, hours.since)
    day = dt.datetime.fromtimestamp(begin / 1000, zone).date() - DAY
    while hours.begin != hours.end or any(day <= one for one in holidays):
        if day in holidays:
            yield from _span(max(hours.since, _moment(day, "00:00", zone)), _moment(day + DAY, "00:00", zone))
        if hours.begin != hours.end:
            until = day if hours.begin < hours.end else day + DAY
            yield from _span(max(hours.since, _moment(day, hours.begin, zone)), _moment(until, hours.end, zone))
        day += DAY


def is_quiet(stored: str, now: int) -> bool:
    return not counted(now, now + 1, quiet_from(stored, now))


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
