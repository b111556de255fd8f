"""A match: one game being played. The human layer (texts, seats, views) over the machine layer (integers, rules)."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from wartable.engine.domain import Domain
from wartable.engine.errors import BadTable, Illegal, Malformed, NotNow, NoUndo, Refusal
from wartable.engine.events import NUMBER, OK, Event, Own, heard
from wartable.engine.game import Game
from wartable.engine.hints import Hint
from wartable.engine.luck import Fair, Luck, Noted, Retold, Stream
from wartable.engine.record import Entry, Record
from wartable.engine.state import position_hash, to_position
from wartable.engine.story import Step, Story
from wartable.engine.views import Seen

Mark = tuple[int, Any]  # so many choices, and the position after them
Free = tuple[int, Any, Seen | None, dict[str, Any]]  # and what everyone and each seat was told then
Kept = TypeVar("Kept", Mark, Free)
MARK_EVERY = 32  # choices; looking back costs at most so many


class Match:
    """Use `Game.new`, `Game.from_position` or `wartable.replay` to get one."""

    def __init__(self, game: Game, state: Any, luck: Luck, given: Mapping[str, Any] | None = None) -> None:
        self.game = game
        self.spec = game.spec
        self.given = given
        self.opening: tuple[Event, ...] = ()
        self.opening_own: Own = {}
        self.opening_answers: tuple[tuple[int, int], ...] = ()
        luck.bind(self.spec.questions)
        self._luck = Noted(luck)
        self._state = state
        self._state.luck = self._luck
        self._steps = Story()
        self._seen: Seen | None = None  # the last look at what everyone sees
        self._shown: Seen | None = None  # what everyone saw after the last event all heard; its changes lead there
        self._late: dict[str, Any] = dict.fromkeys(game.seats)  # to whom the own part was last told in another position
        self._base_length = 0
        self._free: list[Free] = [(0, state.clone(), None, self._late)]  # after each choice since a final one
        self._marks = [(0, self._free[0][1])]  # now and then; a longer list is a new one
        self._buffer = [0] * self.spec.flow.longest_offer

    @classmethod
    def begin(cls, game: Game, luck: Luck) -> Match:
        """Set up: the opening luck is drawn and told before anyone is asked."""
        match = cls(game, game.template.clone(), luck)
        match._open(game.spec.opening)
        return match

    @classmethod
    def resume(cls, game: Game, state: Any, luck: Luck, given: Mapping[str, Any]) -> Match:
        """Go on from a position; what no seat decides happens before anyone is asked."""
        match = cls(game, state, luck, given)
        proceed = game.spec.flow.proceed
        if proceed is not None and state.asked == 0 and not match.over:
            match._open(proceed)
        return match

    def _open(self, rule: Callable[[Any], None]) -> None:
        """What happens before anyone is asked."""
        s = self._state
        s.events = []
        with self._luck.kept():
            rule(s)
            self.opening, self._shown = self._told(s)
            self._seen = self._shown
            self.opening_own, self._late = self._told_alone(s, self.opening)
        self.opening_answers = self._luck.take()
        self._free = [(0, s.clone(), self._shown, self._late)]
        self._marks = [(0, self._free[0][1])]

    def fork(self) -> Match:
        """A draft that goes on from here and leaves this match as it is; both share their luck."""
        draft = object.__new__(type(self))
        draft.__dict__ |= self.__dict__
        draft._steps, draft._free = self._steps.fork(), self._free[:]
        return draft

    @property
    def luck(self) -> Luck:
        """Where the answers come from. It may hold the secret seed: never hand it to a seat."""
        return self._luck.inner

    # ---- who is asked, and for what ----
    @property
    def state(self) -> Any:
        """The machine layer: the state itself, which never changes; a choice makes another. Never hand it to a seat."""
        return self._state

    @property
    def over(self) -> bool:
        return bool(self._state.stage == self.spec.flow.over)

    @property
    def stage(self) -> str:
        return self.spec.stages.members[int(self._state.stage)]

    @property
    def asked(self) -> tuple[str, ...]:
        """The seats that may choose now."""
        return self.game.seats_in(self._state.asked)

    @property
    def together(self) -> tuple[str, ...]:
        """Those of a round of secret choices, ready or not; otherwise the seats that are asked."""
        return self.game.seats_in(_together(self._state))

    def offer_ids(self, seat: str) -> list[int]:
        """The choices of a seat as integers."""
        i = self.game.seat_index(seat)
        if not self._state.asked >> i & 1:
            return []
        n = self.spec.flow.offer(self._state, i, self._buffer)
        return self._buffer[:n]

    def offer(self, seat: str) -> list[str]:
        """Everything the seat may choose now; empty when it is not asked."""
        return self.spec.verbs.texts(self.offer_ids(seat))

    def why_not(self, seat: str, choice: str, language: str = "en") -> Refusal | None:
        """None if the choice is possible, otherwise the reason. Raises Malformed for a text that is no choice."""
        i = self.game.seat_index(seat)
        number, refusal = self.spec.verbs.parse(choice)
        if not self._state.asked >> i & 1:
            return self._not_asked(language)
        if refusal == OK:
            refusal = self.spec.flow.why_not(self._state, i, number)
        return None if refusal == OK else self._refusal(refusal, number, language)

    def _refusal(self, refusal: int, choice: int, language: str) -> Refusal:
        """What belongs to another phase rests on the rule of that phase, where there is one."""
        kind, text, flow = self.spec.refusals.kinds[refusal], self.game.text(language), self.spec.flow
        phase = flow.other_phase(choice, self._state.stage) if refusal == flow.elsewhere else ""
        if rule := flow.sequence.rules.get(phase, ""):
            return Refusal(kind.name, rule, text.get("refusal-other-phase", phase=text.get(f"phase-{phase}")))
        return Refusal(kind.name, kind.rule, text.get(f"refusal-{kind.name}"))

    def _not_asked(self, language: str) -> Refusal:
        return Refusal("not-asked", self.spec.turn_rule, self.game.text(language).get("refusal-not-asked"))

    # ---- playing ----
    def play(self, seat: str, choice: str) -> list[Event]:
        """Make a choice; returns what happened, as this seat may hear it. Raises Malformed, NotNow or Illegal."""
        i = self.game.seat_index(seat)
        number, refusal = self.spec.verbs.parse(choice)
        if not self._state.asked >> i & 1:
            raise NotNow(self.game.text().get("refusal-not-asked"))
        if refusal == OK:
            refusal = self.spec.flow.why_not(self._state, i, number)
        if refusal != OK:
            raise Illegal(self._refusal(refusal, number, "en"))
        step = self._perform(i, number)
        return heard(step.events, step.own, seat)

    def _perform(self, seat: int, choice: int, order: str = "") -> Step:
        """Carry out a legal choice on a copy: whatever fails changes nothing, neither the match nor its luck."""
        s = self._state.clone()
        s.events = []
        with self._luck.kept():
            if order:
                getattr(s, self.spec.orders[order].cells)[seat] = choice
            else:
                self.spec.flow.perform(s, seat, choice)
            events, shown = self._told(s)
            own, late = self._told_alone(s, events)
        answers, moves_on = self._luck.take(), _moves_on(self._state, s, seat)
        over = s.stage == self.spec.flow.over  # then the seed of fair luck is shown
        final = bool(answers) or over or any(event.reveals for event in events) or (moves_on and _several(s))
        step = Step(seat, choice, order, answers, events, own, moves_on, final)
        if shown is not self._shown:
            self._shown = self._seen = shown
        self._state, self._late = s, late
        self._steps.append(step)
        if final:
            self._free, self._base_length = [], len(self._steps)
        self._free.append((len(self._steps), s, shown, late))
        if len(self._steps) - self._marks[-1][0] >= MARK_EVERY:
            self._marks = [*self._marks, (len(self._steps), s.clone())]
        return step

    def _told(self, s: Any) -> tuple[tuple[Event, ...], Seen | None]:
        """The events in names, each that all hear with what changed since the last one. What changes after the last
        one of a step is its; what a step changes in silence waits for the next."""
        raws, s.events = s.events, None
        if not raws:
            return (), self._shown
        views, shown, events = self.game.views, self._shown, []
        last = max((k for k, raw in enumerate(raws) if raw.then is not None), default=-1)
        for k, raw in enumerate(raws):
            changes: dict[str, Any] = {}
            if raw.then is not None:
                seen = views.look(s if k == last else raw.then, shown)
                changes = views.difference(shown, seen) if shown else self._common() | views.public(seen)
                shown = seen
            events.append(self.spec.events.read(raw, self.game.seats, changes))
        return tuple(events), shown

    def _told_alone(self, s: Any, events: tuple[Event, ...]) -> tuple[Own, dict[str, Any]]:
        """What changed in the own parts of those who hear something; the others wait until they do."""
        changed, late = self.game.views.own_changed(self._state, s), self._late
        if changed:
            late = {seat: self._state for i, seat in enumerate(self.game.seats) if changed >> i & 1} | late
        if not late or not events:
            return {}, late
        ears = {seat for seat in late if any(event.heard_by(seat) for event in events)}
        own = {seat: self.game.views.own_difference(late[seat], s, seat) for seat in ears}
        waiting = {seat: position for seat, position in late.items() if seat not in ears}
        return {seat: changes for seat, changes in own.items() if changes}, waiting

    def orders(self, seat: str) -> dict[str, str]:
        """The standing orders of a seat; only that seat may see them."""
        i = self.game.seat_index(seat)
        return {name: o.words[getattr(self._state, o.cells)[i]] for name, o in self.spec.orders.items()}

    def order(self, seat: str, name: str, word: str) -> None:
        """Set a standing order. A seat may do so at any time; it changes nothing anyone can see."""
        i = self.game.seat_index(seat)
        if name not in self.spec.orders:
            raise BadTable(f"no standing order {name!r}; known orders: {', '.join(self.spec.orders) or 'none'}")
        words = self.spec.orders[name].words
        if word not in words:
            raise BadTable(f"standing order {name}: {word!r} is not possible; wanted: {', '.join(words)}")
        self._perform(i, words.index(word), name)

    def reorder(self, seat: str, name: str, word: str) -> int:
        """Set a standing order in place of the seat's last word since anyone chose: nothing happened in between.
        Returns the step from which the record has changed. So orders never outgrow the choices of a game."""
        self.order(seat, name, word)
        latest = self._steps[-1]
        for index in range(len(self._steps) - 2, self._base_length - 1, -1):
            step = self._steps[index]
            if not step.order:
                break
            if (step.seat, step.order) == (latest.seat, latest.order):
                self._steps = Story([*self._steps[:index], *self._steps[index + 1 :]])
                self._marks, self._free = _until(index, self._marks), _until(index, self._free)
                return index
        return len(self._steps) - 1

    # ---- taking back ----
    def may_undo(self, seat: str, kept: int = 0) -> bool:
        return self._last_of(seat, kept) is not None

    def _last_of(self, seat: str, kept: int) -> int | None:
        index = self._steps.last_of(self.game.seat_index(seat), self._base_length)
        return None if index is None or (kept and self.choices_of(seat) <= kept) else index

    def choices_of(self, seat: str) -> int:
        """How many choices a seat has made that stand. What others do in secret does not change it."""
        return self._steps.choices_of(self.game.seat_index(seat))

    def undo(self, seat: str, kept: int = 0) -> None:
        """Take back the seat's last choice, unless it is one of its first `kept`. Stops at luck, at a reveal and at a
        change of what everyone is doing."""
        index = self._last_of(seat, kept)
        if index is None:
            raise NoUndo(self.game.text().get("no-undo"))
        draft = self.fork()
        draft._marks, draft._free = _until(index, self._marks), _until(index, self._free)
        begin, draft._state, draft._shown, draft._late = draft._free[-1]
        draft._steps = Story(self._steps[:begin])
        for step in self._steps[begin:index] + self._steps[index + 1 :]:
            draft._perform_again(step)
        self._state, self._steps, self._marks = draft._state, draft._steps, draft._marks
        self._free, self._shown, self._late = draft._free, draft._shown, draft._late

    def _perform_again(self, step: Step) -> None:
        """A choice that stands. If it is no longer possible, or would now show something, nothing is taken back."""
        s = self._state
        possible = step.order or (s.asked >> step.seat & 1 and self.spec.flow.why_not(s, step.seat, step.choice) == OK)
        with self._luck.kept():
            if not possible or self._perform(step.seat, step.choice, step.order).final:
                raise NoUndo(self.game.text().get("no-undo"))

    # ---- looking ----
    def at(self, steps: int) -> Match:
        """The match as it was after so many choices, from the last mark before: cheap however long the game is."""
        marks, retold = _until(steps, self._marks), Retold()
        begin, position = marks[-1]
        then = Match(self.game, position.clone(), retold, self.given)
        then.opening, then.opening_own = self.opening, self.opening_own
        then.opening_answers = self.opening_answers
        then._marks, then._steps = marks, Story(self._steps[:begin])
        for step in self._steps[begin:steps]:
            retold.feed(step.answers)
            then._perform(step.seat, step.choice, step.order)
        then._steps = Story(self._steps[:steps])
        return then

    def view(self, seat: str | None) -> dict[str, Any]:
        """What a seat (None: a spectator) may know, as plain data, built from nothing."""
        return self.public_view() | self.own_view(seat)

    def public_view(self) -> dict[str, Any]:
        """What everyone may know."""
        return self._common() | self.game.views.public(self.look())

    def _common(self) -> dict[str, Any]:
        """What never changes at a table."""
        return {
            "game": self.game.name,
            "edition": self.game.edition,
            "options": list(self.game.options),
            "seats": list(self.game.seats),
        }

    def look(self) -> Seen:
        """The parts of what everyone may know; what has not changed since the last look is the same object."""
        if self._seen is None or self._seen.state is not self._state:
            self._seen = self.game.views.look(self._state, self._seen)
        return self._seen

    def own_view(self, seat: str | None) -> dict[str, Any]:
        """What only this seat may know; nothing for a spectator."""
        if seat is None:
            return {"seat": None}
        return {"seat": seat} | self.game.views.own(self._state, self.game.seat_index(seat))

    def log(self, seat: str | None) -> list[Event]:
        """All events so far that a seat may hear."""
        steps = ((self.opening, self.opening_own), *((step.events, step.own) for step in self._steps))
        return [event for events, own in steps for event in heard(events, own, seat)]

    def prompt_data(self, seat: str | None) -> tuple[str, dict[str, Any]]:
        """The key of the prompt and its facts: numbers, (domain, member) or a list of seats."""
        if self.over:
            return "prompt-over", {"winners": list(self.winners)}
        asked = self.asked
        if seat not in asked:
            waiting = "prompt-others" if seat in self.together else "prompt-waiting"
            return waiting, {"seats": list(asked), "stage": (self.spec.stages, self.stage)}
        return f"prompt-{self.stage}", self.spec.prompt(self._state, self.game.seat_index(seat))

    def prompt(self, seat: str | None, language: str = "en") -> str:
        """One sentence: what the seat is asked, or whom the table waits for."""
        text = self.game.text(language)
        key, facts = self.prompt_data(seat)
        return text.get(key, **{name: self._spoken(value, text) for name, value in facts.items()})

    def tell(self, event: Event, language: str = "en") -> str:
        """An event as a sentence."""
        text = self.game.text(language)
        kind = next(kind for kind in self.spec.events.kinds if kind.name == event.name)
        facts = {}
        for name, value in event.facts.items():
            of = kind.facts[name]
            if isinstance(of, Domain):
                facts[name] = text.name(of, value)
            else:
                facts[name] = value if of == NUMBER else " ".join(map(str, value))
        return text.get(f"event-{event.name}", **facts)

    def tell_choice(self, choice: str, language: str = "en") -> str:
        """A choice as a button or a screen reader would say it; its words may depend on the stage."""
        number, _ = self.spec.verbs.parse(choice)
        if number < 0:
            raise Malformed(f"{choice!r} is outside the board")
        text = self.game.text(language)
        facts = self.spec.verbs.arguments(number) | self.spec.choice_facts(self._state, choice)
        spoken = {name: self._spoken(value, text) for name, value in facts.items()}
        return text.get(f"choice-{self.spec.verbs.verb_of(number).name}", stage=self.stage, **spoken)

    def hints(self, seat: str) -> dict[str, list[Hint]]:
        """What the choices of a seat would cost and bring, where the game has something to say of it."""
        s, i, table, hinting = self._state.clone(), self.game.seat_index(seat), self.spec.verbs.table, self.spec.hints
        s.events = None
        found: dict[str, list[Hint]] = {}
        for choice in self.offer_ids(seat):
            verb, arguments = table[choice]
            if verb in hinting and (hints := list(hinting[verb](s, i, *arguments))):
                found[self.spec.verbs.text(choice)] = [(f"hint-{key}", facts) for key, facts in hints]
        return found

    def tell_hint(self, hint: Hint, language: str = "en") -> str:
        """A hint as a few words."""
        text, (key, facts) = self.game.text(language), hint
        return text.get(key, **{name: self._spoken(value, text) for name, value in facts.items()})

    def _spoken(self, value: Any, text: Any) -> Any:
        if isinstance(value, list):
            return ", ".join(text.name(self.spec.seats, seat) for seat in value) or text.get("nobody")
        return text.name(*value) if isinstance(value, tuple) else value

    # ---- results, truth and memory ----
    @property
    def winners(self) -> tuple[str, ...]:
        return tuple(seat for seat, place in self.ranking.items() if place == 1) if self.over else ()

    @property
    def ranking(self) -> dict[str, int]:
        """The place each seat has or would have now: 1 is the first; equals share a place."""
        return {seat: self.spec.rank(self._state, i) for i, seat in enumerate(self.game.seats)}

    @property
    def scores(self) -> dict[str, int]:
        return {seat: self.spec.score(self._state, i) for i, seat in enumerate(self.game.seats)}

    def outcome(self) -> dict[str, Any]:
        return {"over": self.over, "winners": list(self.winners), "ranking": self.ranking, "scores": self.scores}

    @property
    def history(self) -> Story:
        """Every choice so far. It holds secrets: for the table, never for a seat."""
        return self._steps

    @property
    def settled(self) -> int:
        """How many choices nobody can take back any more."""
        return self._base_length

    def line(self, step: Step) -> str:
        """A choice as its record has it."""
        return self._entry(step).line()

    @property
    def steps(self) -> int:
        """How many choices have been made. Counts secret ones too: for the table, never for a seat."""
        return len(self._steps)

    @property
    def hash(self) -> str:
        return position_hash(self._state)

    @property
    def commitment(self) -> str:
        """The published hash of a fair seed; empty for other luck."""
        inner = self._luck.inner
        return inner.commitment if isinstance(inner, Fair) else ""

    @property
    def revealed(self) -> str:
        """The fair seed, once the game is over; until then, and for other luck, nothing."""
        return self.seed if self.over else ""

    @property
    def seed(self) -> str:
        """The fair seed, with all dice to come: never hand it out while anyone plays on."""
        inner = self._luck.inner
        return inner.secret if isinstance(inner, Fair) else ""

    def position(self) -> dict[str, Any]:
        """The whole truth in named form. Never hand it to a seat."""
        return to_position(self._state, self.game.players)

    def record(self, ended: bool = False) -> Record:
        """Header, choices and luck so far; the fair seed only once the game is over, or ended by its players."""
        text = self.spec.questions.text
        entries = [self._entry(step) for step in self._steps]
        opening = tuple(text(*answer) for answer in self.opening_answers)
        return Record(self._header(), opening, entries, self.hash, self.seed if ended else self.revealed)

    def _entry(self, step: Step) -> Entry:
        answers = tuple(self.spec.questions.text(*answer) for answer in step.answers)
        if step.order:
            choice = f"{step.order} {self.spec.orders[step.order].words[step.choice]}"
        else:
            choice = self.spec.verbs.text(step.choice)
        return Entry(self.game.seats[step.seat], choice, answers, bool(step.order))

    def _header(self) -> dict[str, str]:
        inner = self._luck.inner
        header = {
            "game": self.game.name,
            "rules": str(self.spec.version),
            "players": str(self.game.players),
            "edition": self.game.edition,
            "options": " ".join(self.game.options),
            "luck": inner.kind,
        }
        if isinstance(inner, Fair):
            header |= {"commitment": inner.commitment, "salt": inner.salt}
        if isinstance(inner, Stream):
            header["seed"] = str(inner.seed)
        if self.game.own_numbers:
            header["board"] = json.dumps(self.game.own_numbers, separators=(",", ":"))
        if self.given is not None:
            header["position"] = json.dumps(self.given, ensure_ascii=False, separators=(",", ":"))
        return header


def _until(steps: int, kept: list[Kept]) -> list[Kept]:
    """The positions kept that are of so many choices or fewer."""
    return [position for position in kept if position[0] <= steps]


def _together(s: Any) -> int:
    """Who takes part in what everyone is doing: while seats choose in secret, all of them, ready or not."""
    return getattr(s, "together", 0) or int(s.asked)


def _several(s: Any) -> bool:
    together = _together(s)
    return together & (together - 1) != 0


def _moves_on(before: Any, after: Any, seat: int) -> bool:
    """Whether a choice changed what everyone is doing: the stage, or who takes part besides the seat itself."""
    return bool(before.stage != after.stage or (_together(before) ^ _together(after)) & ~(1 << seat))
