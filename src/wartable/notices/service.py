"""The service: it looks now and then whom tables wait for, writes letters to those who are away, and delivers them.

Nothing that is due is kept in memory alone: seats that are waited for follow from the tables, who has been told is
marked, and letters are stored until they are delivered. So a restart loses none, and of several servers on one database
one writes and one delivers each.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from functools import partial
from importlib import import_module

from wartable.engine.text import LANGUAGES
from wartable.games import spec_of
from wartable.notices import rows
from wartable.notices.addresses import check_found, checked, mailbox, shown, url_of
from wartable.notices.errors import Failed, Gone
from wartable.notices.keys import Keys, keys_of
from wartable.notices.rows import CONFIRM, GAME_OVER, YOUR_TURN, Owner, Parcel, Place, WayRow
from wartable.notices.settings import NoticeSettings
from wartable.notices.watch import Watch, asked_at
from wartable.notices.words import FACTS, Item, Message, message_of, words_for
from wartable.tables.errors import Refused, trail
from wartable.tables.house import House
from wartable.tables.limits import ALONE, Counts
from wartable.tables.table import Table
from wartable.wire.codes import Code
from wartable.wire.notices import AddWay, NoticeKind, NoticesOffered, Way

log = logging.getLogger(__name__)
LONGEST_TICK, SHORTEST_TICK = 2.0, 0.02  # seconds between two looks
LAST_SECONDS = 1.0  # of the service, when the server ends
LOOK_UP_SECONDS = 60.0  # between two looks at what storage says
AGAIN_SECONDS = 60.0  # until somebody is looked at again whose quiet hours or holidays last
RETURNING = 10.0  # seconds in which people come back after a restart
OLD_NEWS = 2 * 86400.0  # seconds after which nobody is told any more that a game has ended
# Messages that are under way at a time: to addresses that were reached the last time, and to others. Strangers may give
# addresses where nobody answers; they keep waiting only others of the kind.
AT_ONCE = {True: 8, False: 4}
CHANNELS = "wartable.notices.channels"  # takes half a second to load, which only those wait for who use it
FIRST_WORDS = (1 / 1800, 3.0)  # to one address: so many a second, and in reserve
FIRST_MAILS = (1 / 30, 60.0)  # of the whole server
Step = Callable[[], Awaitable[None]]


class Notices:
    """Tells those who are away. Ways belong to an `Owner`: a seat's token or an account."""

    def __init__(
        self,
        house: House,
        settings: NoticeSettings,
        is_mine: Callable[[str], bool] = lambda table: True,
        counts: Counts = ALONE,
    ) -> None:
        self.house, self.store, self.settings = house, house.store, settings
        self._is_mine = is_mine  # whether whoever sits at a table of that id is known to this process
        self._wake = asyncio.Event()
        self._first_words = counts.allowances("first-words", *FIRST_WORDS)
        self._first_mails = counts.allowances("first-mails", *FIRST_MAILS).of("all")
        self._keys: Keys | None = None
        self._task: asyncio.Task[None] | None = None
        self._under_way: dict[bool, dict[asyncio.Task[None], tuple[str, str]]] = {tried: {} for tried in AT_ONCE}
        self._ending = False
        self._looked_up = 0.0
        self._watch = Watch(settings.after, self._wake.set)

    # ---- beginning and ending ----
    def start(self) -> None:
        """Without a channel there is nothing to do, and nothing is observed."""
        if self.settings.channels:
            self.house.observers.append(self._watch)
            self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """What is under way has a moment; what is not delivered then is delivered after the next start."""
        if self._task is None:
            return
        self.house.observers.remove(self._watch)
        self._ending = True
        self._wake.set()
        await asyncio.wait([self._task, *self._letters], timeout=LAST_SECONDS)
        for task in (self._task, *self._letters):
            task.cancel()

    async def keys(self) -> Keys:
        if self._keys is None:
            self._keys = await self.store.do(keys_of)
        return self._keys

    async def offered(self) -> NoticesOffered:
        channels = self.settings.channels
        vapid = (await self.keys()).public if "push" in channels else ""
        return NoticesOffered(channels, vapid, self.settings.after)

    # ---- ways ----
    async def seat(self, table: str, token: str) -> Owner:
        """Whoever holds a token of this table. Raises Refused."""
        return await self.store.ask(lambda connection: rows.check_seat(connection, table, token))

    async def add(self, owner: Owner, wish: AddWay) -> Way:
        """A new way, greeted, or asked to confirm if it is by mail. Raises Refused."""
        address = await self._checked(wish)
        if wish.channel == "mail":
            status, box = rows.UNCONFIRMED, mailbox(address)
        else:
            status, box = rows.WORKING, address
        if not await self._works(owner, wish, address):
            self._check_first_words(wish, box)
        way = WayRow(
            rows.new_way_id(), owner.holder, owner.person, wish.channel, address, wish.language, status,
            added=time.time(),
        )  # fmt: skip
        added = await self.store.do(lambda connection: rows.add_way(connection, way))
        await self._look_up()
        return _shown(added)

    async def _checked(self, wish: AddWay) -> str:
        if wish.channel not in self.settings.channels:
            raise Refused(Code.NOT_OFFERED, f"this server sends nothing by {wish.channel}")
        if wish.language not in LANGUAGES:
            raise Refused(Code.MALFORMED, f"no language {wish.language!r}")
        address = checked(wish.channel, wish.address, self.settings.lan)
        if wish.channel != "mail" and not self.settings.lan:
            await check_found(url_of(wish.channel, address))
        return address

    async def _works(self, owner: Owner, wish: AddWay, address: str) -> bool:
        mine = await self.store.ask(lambda connection: rows.ways_of(connection, owner))
        known = {(way.channel, way.address) for way in mine if way.status == rows.WORKING}
        return (wish.channel, address) in known

    def _check_first_words(self, wish: AddWay, box: str) -> None:
        """Nobody is flooded by people who give an address that is not theirs."""
        if not self._first_words.of(f"{wish.channel} {box}").take():
            raise Refused(Code.TOO_FAST, "this address has been written to just now; look there first")
        if wish.channel == "mail" and not self._first_mails.take():
            raise Refused(Code.TOO_FAST, "too many addresses wait to be confirmed; try again later")

    async def ways(self, owner: Owner) -> list[Way]:
        return [_shown(way) for way in await self.store.ask(lambda connection: rows.ways_of(connection, owner))]

    async def end(self, owner: Owner, way_id: str) -> None:
        """Raises Refused if it is not one of theirs."""
        way = await self.find(way_id)
        if way is None or way.owner != owner:
            raise Refused(Code.NOT_FOUND, "there is no such way")
        await self.store.do(lambda connection: rows.end_way(connection, way_id))

    async def seat_claimed(self) -> None:
        """An account has one more seat, which may be waited for by now."""
        await self._look_up()

    # ---- by links in mails ----
    async def find(self, way_id: str) -> WayRow | None:
        return await self.store.ask(lambda connection: rows.way_by_id(connection, way_id))

    async def opens(self, what: str, way_id: str, key: str) -> bool:
        return (await self.keys()).opens(what, way_id, key)

    async def confirm(self, way_id: str) -> bool:
        confirmed = await self.store.do(lambda connection: rows.confirm(connection, way_id))
        await self._look_up()
        return confirmed

    async def leave(self, way_id: str) -> None:
        """No more messages to that address."""
        if way := await self.find(way_id):
            await self.store.do(lambda connection: rows.end_address(connection, way))

    # ---- telling ----
    async def tell(self, table: str, seat: str, kind: NoticeKind, facts: Mapping[str, str] | None = None) -> None:
        """Write to whoever sits there, unless they are there. Of the facts only those count that are no secret."""
        if self._is_here((table, seat)):
            return
        said = {name: fact for name, fact in (facts or {}).items() if name in FACTS}
        found = await self.store.ask(lambda connection: rows.ways_at(connection, [(table, seat)]))
        if to := found.get((table, seat)):
            now = time.time()
            await self.store.do(lambda connection: rows.write(connection, to, kind, (table, seat), said, now))
            self._wake.set()

    async def tell_person(
        self, person: str, table: str, kind: NoticeKind, facts: Mapping[str, str] | None = None
    ) -> None:
        """Write to an account about a table at which it need not have a seat."""
        said = {name: fact for name, fact in (facts or {}).items() if name in FACTS}
        mine = await self.store.ask(lambda connection: rows.ways_of(connection, Owner(person=person)))
        if to := [way.id for way in mine if way.status == rows.WORKING]:
            now = time.time()
            await self.store.do(lambda connection: rows.write(connection, to, kind, (table, ""), said, now))
            self._wake.set()

    def _is_missed(self, place: Place) -> bool:
        """Of a table that is not at hand, storage says who is asked."""
        table = self.house.at_hand(place[0])
        return table is None or (place[1] in asked_at(table) and not table.presence.has(place[1]))

    def _is_here(self, place: Place) -> bool:
        table = self.house.at_hand(place[0])
        return table is not None and table.presence.has(place[1])

    # ---- looking now and then ----
    async def _run(self) -> None:
        await asyncio.to_thread(import_module, CHANNELS)
        tick = max(SHORTEST_TICK, min(LONGEST_TICK, self.settings.after / 4))
        await self._carefully(self._take_up)
        while not self._ending:
            for step in (self._forget_turns, self._tell_waiting, self._tell_over, self._tell_rematches, self._deliver):
                await self._carefully(step)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), tick)
            self._wake.clear()
            if time.monotonic() > self._looked_up + LOOK_UP_SECONDS:
                await self._carefully(self._look_up)

    async def _carefully(self, step: Step) -> None:
        """What cannot be done now is done at the next look."""
        try:
            await step()
        except Refused:
            pass  # the store has said it
        except Exception as error:
            log.error("notices: %s", trail(error))

    async def _take_up(self) -> None:
        """What was left when the last server ended."""
        self._watch.ended |= await self.store.ask(rows.ended_turns)
        await self._look_up()

    async def _look_up(self) -> None:
        """Whom storage says to be waited for: after a restart, for a new way, and for one confirmed elsewhere."""
        now, self._looked_up = time.time(), time.monotonic()
        waiting = await self.store.ask(lambda connection: rows.waiting(connection, YOUR_TURN))
        for place, moved in waiting.items():
            if self._is_mine(place[0]):
                self._watch.expect(place, max(moved + self.settings.after, now + min(RETURNING, self.settings.after)))
        ended = await self.store.ask(lambda connection: rows.waiting(connection, GAME_OVER, now - OLD_NEWS))
        self._watch.over.update({place: self._is_here(place) for place in ended if self._is_mine(place[0])})
        self._wake.set()

    async def _forget_turns(self) -> None:
        """Whose turn has ended is told of the next one."""
        ended = set(self._watch.ended)
        if ended:
            marked = await self.store.ask(lambda connection: rows.told_at(connection, YOUR_TURN, ended))
            if marked:
                await self.store.do(lambda connection: rows.forget_turns(connection, marked))
            self._watch.ended -= ended

    async def _tell_waiting(self) -> None:
        due = self._watch.due(now := time.time())
        if due and (resting := await self.store.ask(lambda connection: rows.resting(connection, due, now))):
            self._watch.put_off(resting, now + AGAIN_SECONDS)
            due = [place for place in due if place not in resting]
        facts = {place: self._facts(place) for place in due if self._is_missed(place)}
        if facts and await self._anyone(facts):
            await self.store.do(lambda connection: rows.write_once(connection, YOUR_TURN, facts, (), now))
        self._watch.done(due, now)

    async def _tell_over(self) -> None:
        over, now = dict(self._watch.over), time.time()
        here = [place for place, is_here in over.items() if is_here]
        if over and await self._anyone(over):
            nothing: dict[Place, dict[str, str]] = {place: {} for place in over}
            await self.store.do(lambda connection: rows.write_once(connection, GAME_OVER, nothing, here, now))
        for place in over:
            self._watch.over.pop(place, None)

    async def _tell_rematches(self) -> None:
        for table, seat in list(self._watch.rematches):
            await self.tell(table, seat, "rematch")
            self._watch.rematches.discard((table, seat))

    async def _anyone(self, places: Mapping[Place, object]) -> bool:
        """Most seats have no way to be told: then nothing is written."""
        return bool(await self.store.ask(lambda connection: rows.ways_at(connection, places.keys())))

    def _facts(self, place: Place) -> dict[str, str]:
        table = self.house.at_hand(place[0])
        return {} if table is None else {"phase": phase_of(table)}

    # ---- delivering ----
    async def _deliver(self) -> None:
        """As much as there is room for; nobody waits until it has arrived."""
        for tried, most in AT_ONCE.items():
            if room := most - len(self._under_way[tried]):
                await self._send_off(tried, room)

    async def _send_off(self, tried: bool, room: int) -> None:
        now, every, busy = time.time(), self.settings.every, set(self._letters.values())
        if not await self.store.ask(lambda connection: rows.due(connection, now, every, tried)):
            return
        for parcel in await self.store.do(lambda connection: rows.take(connection, now, every, tried, room, busy)):
            task = asyncio.create_task(self._carefully(partial(self._send, parcel)))
            self._under_way[tried][task] = parcel.way.where
            task.add_done_callback(self._arrived)

    @property
    def _letters(self) -> dict[asyncio.Task[None], tuple[str, str]]:
        """What is under way, and where to."""
        return {task: where for some in self._under_way.values() for task, where in some.items()}

    def _arrived(self, task: asyncio.Task[None]) -> None:
        """Or not: in any case there is room for another."""
        for some in self._under_way.values():
            some.pop(task, None)
        self._wake.set()

    async def _send(self, parcel: Parcel) -> None:
        """Nobody is told of a turn they are just taking."""
        away = [one for one in parcel.letters if one.kind != YOUR_TURN or not self._is_here((one.table, one.seat))]
        try:
            if away:
                await self._carry(replace(parcel, letters=away))
            sent = time.time() if away else None
            await self.store.do(lambda connection: rows.delivered(connection, parcel, sent))
        except Gone:
            log.warning("notices: the subscription of way %s has ended", parcel.way.id)
            await self.store.do(lambda connection: rows.end_address(connection, parcel.way))
        except Failed as failure:
            await self._put_off(parcel, failure)
        except Exception as error:
            log.error("notices: %s", trail(error))
            await self._put_off(parcel, Failed("internal"))

    async def _put_off(self, parcel: Parcel, failure: Failed) -> None:
        backoff, trouble = self.settings.backoff, failure.reason
        if failure.lasting or parcel.tries >= len(backoff):
            log.warning("notices: %s way %s fails: %s", parcel.way.channel, parcel.way.id, trouble)
            await self.store.do(lambda connection: rows.given_up(connection, parcel, trouble))
        else:
            again = time.time() + backoff[parcel.tries]
            await self.store.do(lambda connection: rows.postponed(connection, parcel, again, trouble))

    async def _carry(self, parcel: Parcel) -> None:
        """Raises Failed or Gone."""
        from wartable.notices.channels import send_push, send_webhook

        way, settings = parcel.way, self.settings
        if way.channel not in settings.channels:
            raise Failed("not-offered")
        if way.channel == "mail":
            await self._mail(parcel)
        elif way.channel == "webhook":
            await send_webhook(way, message_of(parcel.letters, way.language), settings.public_url, settings.lan)
        else:
            message = message_of(parcel.letters, way.language)
            await send_push(way, message, await self.keys(), settings.push_contact, settings.lan)

    async def _mail(self, parcel: Parcel) -> None:
        from wartable.notices.channels import mail_of, send_mail

        way, settings, keys = parcel.way, self.settings, await self.keys()
        assert settings.smtp is not None
        asks = any(letter.kind == CONFIRM for letter in parcel.letters)
        message = _confirmation(way, keys) if asks else message_of(parcel.letters, way.language)
        leave = f"{settings.public_url}{link(keys, 'leave', way.id)}"
        await send_mail(mail_of(way, message, settings.smtp, settings.public_url, leave), settings.smtp)


def link(keys: Keys, what: str, way: str) -> str:
    """The path of a link in a mail."""
    return f"/notices/{what}/{way}/{keys.of_link(what, way)}"


def phase_of(table: Table) -> str:
    """What everybody at the table can see of what is asked for."""
    sequence = spec_of(table.match.game.name).flow.sequence
    stage = sequence.stages.members.index(table.match.stage)
    return sequence.phases.members[sequence.phase_of[stage]]


def _confirmation(way: WayRow, keys: Keys) -> Message:
    text = words_for(way.language)
    asking = Item(text.get("confirm-ask"), link(keys, "confirm", way.id))
    return Message(text.get("confirm-title"), (asking, Item(text.get("confirm-ignore"))))


def _shown(way: WayRow) -> Way:
    address = shown(way.channel, way.address)
    return Way(way.id, way.channel, address, way.language, way.status, way.trouble)  # type: ignore[arg-type]
