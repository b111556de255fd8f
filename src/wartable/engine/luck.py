"""Luck answers questions; no rule ever calls a random module.

Rules ask `roll` (a die), `dice` (up to six at once), `pick` (an item from a bag of counts), and
`draw` (a plain number, for loops and policies, never for rules). What happens out of sight before an answer, in a tower
of cubes say, is made with `tumble`, and only the outcome is an answer; where answers are written already (`is_told`),
nothing needs to tumble. Four kinds answer: `fair` (a secret seed, committed at
the start and revealed at the end), `tape` (written answers: scenarios, or real dice at the table), `recorded` (a
replay) and `fast` (a seeded stream).
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Any

from wartable.engine.domain import Domain
from wartable.engine.errors import BadLuck
from wartable.engine.rule import intrinsic
from wartable.engine.state import Cells, State
from wartable.engine.stream import Registers, stream_dice, stream_draw, stream_pick, stream_seed

DIE = -1  # the question asked by `roll`; others are indexes of a game's Questions
Answer = int | str


@intrinsic
def roll(s: State) -> int:
    """A die: 1 to 6."""
    return s.luck.roll()


@intrinsic
def dice(s: State, count: int) -> int:
    """Up to six dice at once, packed in base 6: the first die is one more than the last digit."""
    return s.luck.dice(count)


@intrinsic
def pick(s: State, question: int, bag: Cells) -> int:
    """One item drawn blindly from a bag of counts: the index of its cell."""
    return s.luck.pick(question, bag)


@intrinsic
def tumble(s: State, n: int) -> int:
    """A number in 0..n-1 on the way to an answer: nobody sees it, no record keeps it, no tape is asked for it."""
    return s.luck.tumble(n)


@intrinsic
def is_told(s: State) -> bool:
    """Whether the next answer is written already, on a tape or in a record."""
    return s.luck.told


@intrinsic
def draw(s: State, n: int) -> int:
    """A number in 0..n-1, for loops and policies."""
    return s.luck.draw(n)


class Questions:
    """What a game asks luck beside dice: each with the domain of its answers."""

    def __init__(self) -> None:
        self.domains: list[Domain] = []

    def add(self, answers: Domain) -> int:
        self.domains.append(answers)
        return len(self.domains) - 1

    def text(self, question: int, value: int) -> str:
        return str(value) if question == DIE else self.domains[question].members[value]

    def parse(self, question: int, answer: Answer, bag: Cells) -> int:
        """The cell an answer names; BadLuck if it is no answer to this question or not in the bag."""
        if question == DIE:
            if str(answer) not in ("1", "2", "3", "4", "5", "6"):
                raise BadLuck(f"a die was asked, the answer was {answer!r}")
            return int(answer)
        domain = self.domains[question]
        if str(answer) not in domain:
            raise BadLuck(f"a {domain.name} was asked, the answer was {answer!r}")
        cell = domain.index(str(answer))
        if bag[cell] <= 0:
            raise BadLuck(f"no {answer} is left to draw")
        return cell


class Luck:
    """The base of all luck: what varies is where a uniform number comes from."""

    kind = "none"
    told = False  # whether the next answer is written already

    def draw(self, n: int) -> int:
        raise NotImplementedError

    def tumble(self, n: int) -> int:
        """A number on the way to an answer; unlike one drawn it is no answer itself."""
        return self.draw(n)

    def roll(self) -> int:
        return 1 + self.draw(6)

    def dice(self, count: int) -> int:
        packed = 0
        for k in range(count):
            packed += (self.roll() - 1) * 6**k
        return packed

    def pick(self, question: int, bag: Cells) -> int:
        left = self.draw(sum(bag))
        for cell, count in enumerate(bag):
            if left < count:
                return cell
            left -= count
        raise AssertionError("the bag ran out")

    def bind(self, questions: Questions) -> None:
        """Learn how the game at this table names its answers."""

    def mark(self) -> Any:
        """Where this luck stands, for `rewind`."""
        raise NotImplementedError

    def rewind(self, mark: Any) -> None:
        """Go back to a mark: what was asked since has not happened."""
        raise NotImplementedError

    def kept(self) -> Keeping:
        """Whatever fails in here leaves this luck where it stood."""
        return Keeping(self)


class Keeping:
    """A luck that goes back to where it stood if what is done with it fails."""

    __slots__ = ("luck", "mark")

    def __init__(self, luck: Luck) -> None:
        self.luck, self.mark = luck, luck.mark()

    def __enter__(self) -> None:
        pass

    def __exit__(self, failure: type[BaseException] | None, *_: object) -> None:
        if failure is not None:
            self.luck.rewind(self.mark)


class Stream(Registers, Luck):
    """`fast` luck: a seeded stream, identical at both speeds."""

    __slots__ = ("seed",)
    kind = "fast"

    def __init__(self, seed: int) -> None:
        self.seed = seed
        stream_seed(self, seed)

    draw = stream_draw
    dice = stream_dice
    pick = stream_pick

    def copy(self) -> Stream:
        twin = Stream.__new__(Stream)
        twin.seed = self.seed
        twin.rewind(self.mark())
        return twin

    def mark(self) -> tuple[int, int, int, int]:
        return self.ra, self.rb, self.rc, self.rd

    def rewind(self, mark: tuple[int, int, int, int]) -> None:
        self.ra, self.rb, self.rc, self.rd = mark


class Fair(Luck):
    """Luck nobody can steer: its hash is published before the first draw, the seed itself after the last.

    `salt` is public and may be contributed by the players after the commitment, so that whoever chose the seed could
    not have chosen it for its dice. A match that went back over dice says so in it ("SALT rewound 17 40"):
    after 17 draws its first new dice count, after 40 its second. Nobody has a say in what they are.
    """

    kind = "fair"

    def __init__(self, secret: str | None = None, salt: str = "") -> None:
        self.secret = secret or secrets.token_hex(32)
        self.salt = salt
        self._first, self._rewound = _parts(salt)
        self.drawn = 0  # answers so far: all it takes to go on from a record
        self.tumbled = 0  # numbers since the last of them

    @property
    def commitment(self) -> str:
        return commitment(self.secret)

    def mark(self) -> tuple[int, int]:
        return self.drawn, self.tumbled

    def rewind(self, mark: tuple[int, int]) -> None:
        self.drawn, self.tumbled = mark

    def draw(self, n: int) -> int:
        """From "salt:number of the draw"."""
        number = self._uniform(f"{self._salt}:{self.drawn}", n)
        self.drawn += 1
        self.tumbled = 0
        return number

    def tumble(self, n: int) -> int:
        """From "salt:number of the draw to come.number of the tumble"."""
        self.tumbled += 1
        return self._uniform(f"{self._salt}:{self.drawn}.{self.tumbled}", n)

    @cached_property
    def _keyed(self) -> hmac.HMAC:
        """Copied for each number: the function that does all at once lets go of the interpreter, and others take it."""
        return hmac.new(bytes.fromhex(self.secret), digestmod="sha256")

    @property
    def _salt(self) -> str:
        """Of the draw to come: "salt/2" once a match has gone back twice to before it."""
        times = max((k for k, since in enumerate(self._rewound, 1) if since <= self.drawn), default=0)
        return f"{self._first}/{times}" if times else self._first

    def _uniform(self, name: str, n: int) -> int:
        """Uniform by rejection on HMAC-SHA256(secret, "name:attempt")."""
        limit = 2**64 - 2**64 % n
        attempt = 0
        while True:
            keyed = self._keyed.copy()
            keyed.update(f"{name}:{attempt}".encode())
            number = int.from_bytes(keyed.digest()[:8], "big")
            if number < limit:
                return number % n
            attempt += 1


_REWOUND = re.compile(r"(.*) rewound((?: [0-9]{1,9})+)")


def _parts(salt: str) -> tuple[str, tuple[int, ...]]:
    """The salt a match began with, and from which draws on it has had new dice."""
    found = _REWOUND.fullmatch(salt)
    return (found[1], tuple(map(int, found[2].split()))) if found else (salt, ())


def rewound(salt: str, drawn: int) -> str:
    """The salt of a match that goes back to where so many answers were drawn: the dice that fell after it are known, so
    others will fall."""
    return f"{salt} {drawn}" if _parts(salt)[1] else f"{salt} rewound {drawn}"


def commitment(secret: str) -> str:
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


class Tape(Luck):
    """Written answers, in order: dice as numbers, anything else by name. `then` goes on when the tape ends."""

    kind = "tape"

    def __init__(self, answers: Iterable[Answer], then: Luck | None = None) -> None:
        self.answers = list(answers)
        self.read = 0
        self.then = then
        self.questions = Questions()

    def bind(self, questions: Questions) -> None:
        self.questions = questions

    def mark(self) -> tuple[int, Any]:
        return self.read, self.then and self.then.mark()

    def rewind(self, mark: tuple[int, Any]) -> None:
        self.read, then = mark
        if self.then is not None:
            self.then.rewind(then)

    @property
    def told(self) -> bool:  # type: ignore[override]
        return not self.spent or self.then is None or self.then.told

    def draw(self, n: int) -> int:
        if self.then is None:
            raise BadLuck("a tape answers dice and named questions only")
        return self.then.draw(n)

    def roll(self) -> int:
        if self.spent and self.then is not None:
            return self.then.roll()
        return self._next(DIE, [])

    def pick(self, question: int, bag: Cells) -> int:
        if self.spent and self.then is not None:
            return self.then.pick(question, bag)
        return self._next(question, bag)

    @property
    def spent(self) -> bool:
        return self.read >= len(self.answers)

    def _next(self, question: int, bag: Cells) -> int:
        if self.spent:
            raise BadLuck(f"the tape of {len(self.answers)} answers has run out")
        value = self.questions.parse(question, self.answers[self.read], bag)
        self.read += 1
        return value


class Recorded(Tape):
    """A replay: the answers come from a record, choice by choice."""

    kind = "recorded"

    def feed(self, answers: Iterable[Answer]) -> None:
        self.answers, self.read = list(answers), 0


class Retold(Luck):
    """What a match has noted, answered once more: to look back at it without the text of its record."""

    kind = "recorded"
    told = True

    def __init__(self) -> None:
        self._answers: Sequence[tuple[int, int]] = ()
        self._read = 0

    def feed(self, answers: Sequence[tuple[int, int]]) -> None:
        self._answers, self._read = answers, 0

    def mark(self) -> int:
        return self._read

    def rewind(self, mark: int) -> None:
        self._read = mark

    def roll(self) -> int:
        self._read += 1
        return self._answers[self._read - 1][1]

    def pick(self, question: int, bag: Cells) -> int:
        return self.roll()


class Noted(Luck):
    """Passes questions on and keeps the answers: what a match writes into its record."""

    def __init__(self, inner: Luck) -> None:
        self.inner = inner
        self.kind = inner.kind
        self.answers: list[tuple[int, int]] = []

    def roll(self) -> int:
        value = self.inner.roll()
        self.answers.append((DIE, value))
        return value

    def pick(self, question: int, bag: Cells) -> int:
        if not any(bag):
            raise BadLuck("there is nothing left to draw")
        value = self.inner.pick(question, bag)
        self.answers.append((question, value))
        return value

    def dice(self, count: int) -> int:
        packed = self.inner.dice(count)
        self.answers += [(DIE, 1 + packed // 6**k % 6) for k in range(count)]
        return packed

    @property
    def told(self) -> bool:  # type: ignore[override]
        return self.inner.told

    def tumble(self, n: int) -> int:
        return self.inner.tumble(n)

    def draw(self, n: int) -> int:
        raise AssertionError("rules ask luck for dice and named draws, never for bare numbers")

    def take(self) -> tuple[tuple[int, int], ...]:
        answers, self.answers = tuple(self.answers), []
        return answers

    def mark(self) -> tuple[int, Any]:
        return len(self.answers), self.inner.mark()

    def rewind(self, mark: tuple[int, Any]) -> None:
        count, inner = mark
        del self.answers[count:]
        self.inner.rewind(inner)


fast, fair, tape, recorded = Stream, Fair, Tape, Recorded
