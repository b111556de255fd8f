"""A program as a bot: a view and an offer in, a choice out. Where it fails, the stand-in chooses."""

from __future__ import annotations

import logging
import time
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from wartable.bots import make_bot, stand_in
from wartable.engine.events import Event
from wartable.engine.game import Game
from wartable.programs.process import Failed, Process
from wartable.programs.words import observation
from wartable.wire import programs as wire

log = logging.getLogger(__name__)
STARTING_SECONDS = 10.0
FAILURES = 3  # one after the other, before it is given up


class ProgramBot:
    """A seat of its own process, begun anew after a failure. It never holds up the table for longer than its time."""

    blind = False
    slow = True

    def __init__(self, name: str, command: Sequence[str], seconds: float, game: Game, seed: int, language: str) -> None:
        self.name, self.command, self.seconds, self.game, self.language = name, command, seconds, game, language
        self.stand_in_name = stand_in(game.spec)
        self._stand_in = make_bot(self.stand_in_name, game, seed)
        self._process: Process | None = None
        self._asked = 0
        self._log: Sequence[Event] = ()
        self._told = 0  # how many events it has read of
        self.failures = 0
        self.trouble = ""  # what went wrong last
        self.given_up = False

    def hear(self, log: Sequence[Event]) -> None:
        """All that its seat has heard so far."""
        self._log = log

    def choose(self, view: Mapping[str, Any], offer: list[str]) -> str:
        if not self.given_up:
            try:
                choice = self._answer(view, offer)
                self.failures = 0
                return choice
            except Failed as error:
                self._failed(view["seat"], str(error))
        return self._stand_in.choose(view, offer)

    def _answer(self, view: Mapping[str, Any], offer: list[str]) -> str:
        process = self._process or self._begin(view["seat"])
        self._asked += 1
        news, self._told = self._log[min(self._told, len(self._log)) :], len(self._log)
        text = observation(self.game, view, offer, news, self.language)
        deadline = time.monotonic() + self.seconds
        process.asked()
        process.say(wire.line(wire.Choose(self._asked, dict(view), offer, self.seconds, text)), deadline)
        while True:
            answer = _read(process.hear(deadline))
            if not isinstance(answer, wire.Choice):
                raise Failed("it answers something else than was asked")
            if answer.id == self._asked:
                break
        if answer.choice not in offer:
            raise Failed(f"it chose {answer.choice!r}, which is not offered")
        return answer.choice

    def _begin(self, seat: str) -> Process:
        process = Process(self.name, self.command)
        try:
            deadline = time.monotonic() + STARTING_SECONDS
            process.say(wire.line(wire.Hello(wire.VERSION)), deadline)
            ready = _read(process.hear(deadline))
            if not isinstance(ready, wire.Ready):
                raise Failed("its first answer is not `ready`")
            if ready.version != wire.VERSION:
                raise Failed(f"it speaks version {ready.version}, not {wire.VERSION}")
            process.say(wire.line(self._described(seat)), deadline)
        except Failed:
            process.kill()
            raise
        self._process, self._told = process, 0
        return process

    def _described(self, seat: str) -> wire.Game:
        game = self.game
        return wire.Game(
            game.name, game.edition, list(game.options), game.players, list(game.seats), seat, self.language,
            self.seconds,
        )  # fmt: skip

    def _failed(self, seat: str, how: str) -> None:
        self.failures += 1
        self.trouble = how
        self.given_up = self.failures >= FAILURES
        then = "it is given up" if self.given_up else f"failure {self.failures} of {FAILURES}, it begins anew"
        log.warning("%s at %s: %s; %s chooses instead (%s)", self.name, seat, how, self.stand_in_name, then)
        if self._process is not None:
            self._process.kill()
            self._process = None

    def part(self, outcome: Mapping[str, Any]) -> None:
        """The game is over for it. Whether it listens or not, it is gone soon."""
        process, self._process = self._process, None
        if process is None:
            return
        try:
            if outcome["over"]:
                over = wire.Over(outcome["winners"], outcome["ranking"], outcome["scores"])
                process.say(wire.line(over), time.monotonic())
            process.say(wire.line(wire.Quit()), time.monotonic())
        except Failed:
            pass  # it does not read; then it is ended without a word
        process.part()


def _read(line: bytes) -> wire.Ready | wire.Choice:
    try:
        return wire.read(line)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Failed(f"a line is malformed: {error}") from error
