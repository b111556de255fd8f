"""A table with a lesson: the learner chooses what it asks for, the others do what is written, and one can go back."""

from __future__ import annotations

from collections.abc import Sequence

from wartable.bots import stand_in
from wartable.learning.guide import Guide
from wartable.learning.lesson import Lesson
from wartable.tables.errors import Refused
from wartable.tables.gathering import PERSON, Connection
from wartable.tables.pace import Pace
from wartable.tables.prepared import Prepared, Shelf
from wartable.wire import messages as wire
from wartable.wire.codes import Code


class Taught(Prepared):
    """After the last step the learner plays on against bots."""

    guide: Guide

    @classmethod
    def teach(cls, lesson: Lesson, pace: Pace, shelf: Shelf) -> tuple[Prepared, dict[str, str]]:
        match = lesson.match()
        bot = stand_in(match.spec)
        sitters = [PERSON if seat == lesson.seat else bot for seat in match.game.seats]
        table, tokens = cls.of(match, sitters, "lesson", pace, shelf)
        assert isinstance(table, Taught)
        table.guide = Guide(lesson, match)
        return table, tokens

    def join(self, connection: Connection) -> None:
        super().join(connection)
        self._tell_step()

    def _tell_step(self) -> None:
        step, item = self.guide.where(self.match)
        for connection in self.connections:
            connection.send(wire.Lesson(self.guide.lesson.name, step, item))

    @property
    def _free(self) -> bool:
        return self.guide.done(self.match)

    def _next_bot(self) -> str | None:
        return super()._next_bot() if self._free else None

    # ---- one choice after the other: each may end a step ----
    async def _play(self, seat: str, choices: Sequence[str]) -> None:
        for played, choice in enumerate(choices):
            if self._free:
                return await super()._play(seat, choices[played:])
            if self.match.why_not(seat, choice) is None and not self.guide.wants(self.match, choice):
                raise Refused(Code.OFF_LESSON, Code.OFF_LESSON.meaning, played)
            await self._take(seat, choice)
        return None

    async def _take(self, seat: str, choice: str) -> None:
        before = self.guide.where(self.match)
        await super()._play(seat, [choice])
        ended = self.guide.chosen(before, self.match)
        if ended is not None:
            for other, move in ended.then:
                await super()._play(other, [move])
            self.guide.onward(before, self.match)
        self._tell_step()
        self.wake_bots()

    async def order(self, seat: str, name: str, word: str) -> None:
        raise Refused(Code.BAD_ORDER, "a lesson has no standing orders")

    # ---- going back, over dice and everything ----
    async def undo(self, seat: str, revision: str, everything: bool) -> None:
        if self._free and self.match.may_undo(seat):
            return await super().undo(seat, revision, everything)
        async with self._queue:
            self.check_fresh(seat, revision)
            self._return_to(self.guide.before(self.match))
        return None

    async def back(self, seat: str, everything: bool) -> None:
        async with self._queue:
            self._return_to(self.guide.start() if everything else self.guide.before(self.match, step=True))

    def _return_to(self, made: int) -> None:
        self._becomes(self.guide.back(made), made)
        self._tell_step()
