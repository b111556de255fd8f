"""One game at the compiled speed, driven choice by choice from Python: what an environment or a script calls.

game = Driven(fast, table.template)
count = game.start(seed=7)
while count:
    count = game.step(game.offer[random.randrange(count)])  # by game.seat
"""

from __future__ import annotations

from wartable.engine.speeds.bound import Block
from wartable.engine.speeds.fast import Fast
from wartable.engine.speeds.loops import SEATS_AT_MOST
from wartable.engine.state import State


class Driven:
    """A game of its own: arrays that nobody else can exchange, so calls go to compiled code without looking at them."""

    def __init__(self, fast: Fast, template: State) -> None:
        self.states = fast.states(template, 2)
        self._out = fast.buffer()
        self._start, self._drive = fast.begin_driving.bound, fast.drive.bound
        self._block = Block(self.states, self._out)
        self._place = self._block.place
        self._next = 0
        self.offer = memoryview(self._out)  # the first so many cells are offered; a choice must be one of them

    def start(self, seed: int) -> int:
        """A new game from the template; how many choices the first seat has."""
        self._next = following = self._start(self._place, seed)
        return int(following // SEATS_AT_MOST)

    def step(self, choice: int) -> int:
        """The seat makes its choice; how many the next has, none when the game is over."""
        self._next = following = self._drive(self._place, choice)
        return int(following // SEATS_AT_MOST)

    @property
    def seat(self) -> int:
        """Whose choice is next: of several seats asked at once the lowest."""
        return int(self._next % SEATS_AT_MOST)
