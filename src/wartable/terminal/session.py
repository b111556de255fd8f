"""One match at the terminal: bots choose, the person types, the engine decides."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console

from wartable.engine.errors import BadLuck, BadTable, Malformed, WartableError
from wartable.engine.game import Game
from wartable.engine.hints import Hint
from wartable.engine.listener import Listener
from wartable.engine.luck import Luck
from wartable.engine.match import Match
from wartable.engine.text import Text
from wartable.terminal.commands import COMMANDS, Command, Leave
from wartable.terminal.reading import Reader, Words, fold, narrow
from wartable.terminal.screen import Screen
from wartable.terminal.screens import screens_of

if TYPE_CHECKING:
    from wartable.bots import Bot

OPENING_NEWS = 6
NEWS_EVERY = 50  # choices of bots between two tellings, when nobody wants to follow them one by one
MOST_CANDIDATES = 8


def play(
    game: Game,
    seat: str | None,
    bots: Mapping[str, Bot],
    *,
    language: str,
    luck: Luck | None,
    save: Path | None,
    console: Console,
    ask: Callable[[str], str],
    pace: float,
) -> Match:
    """Play one match to its end, or until the person leaves; without a seat, watch the bots. Raises OSError if the
    record that was asked for cannot be written then."""
    _check_seats(game, seat, bots)
    text = Text(language, ("wartable.engine", game.spec.package, "wartable.terminal"))
    session = Session(game.new(luck=luck), seat, bots, text, console, ask, pace, save)
    session.greet()
    try:
        session.run()
    except BadLuck as error:
        session.screen.write(str(error))
    except (EOFError, KeyboardInterrupt, Leave):
        session.screen.write()
        session.screen.say("left")
    try:
        session.part()
    finally:
        for bot in bots.values():
            if isinstance(bot, Listener):
                bot.part(session.match.outcome())
    return session.match


def _check_seats(game: Game, seat: str | None, bots: Mapping[str, Bot]) -> None:
    if seat is not None:
        game.seat_index(seat)
    empty = [name for name in game.seats if name != seat and name not in bots]
    if empty:
        raise BadTable(f"nobody sits at {', '.join(empty)}")


class Session:
    """A match, the person at it, and the words between them."""

    def __init__(
        self,
        match: Match,
        seat: str | None,
        bots: Mapping[str, Bot],
        text: Text,
        console: Console,
        ask: Callable[[str], str],
        pace: float,
        save: Path | None,
    ) -> None:
        self.match = match
        self.game = match.game
        self.seat = seat
        self.bots = bots
        self.text = text
        self.ask = ask
        self.pace = pace
        self.save = save
        self.screens = screens_of(self.game.spec)
        self.screen = Screen(console, match, seat, text, self.screens.adds_up)
        self.reader = Reader(self.game.spec.verbs, text)
        self.commands: Mapping[str, Command] = {**COMMANDS, **self.screens.commands}
        self.shorthands = self.screens.shorthands
        self.saved = -1  # choices made when the match was last saved
        self.warned = -1  # choices made when the person was last told that it is not

    # ---- looking ----
    @property
    def person(self) -> str:
        """The person's seat; only asked for where there is a person."""
        assert self.seat is not None
        return self.seat

    @property
    def language(self) -> str:
        return self.text.language

    def view(self) -> dict[str, Any]:
        return self.match.view(self.seat)

    def offer(self) -> list[str]:
        return self.match.offer(self.person)

    def seat_name(self, seat: str) -> str:
        return self.text.name(self.game.spec.seats, seat)

    # ---- the course of a match ----
    def run(self) -> None:
        self.screen.news(most=OPENING_NEWS)
        while not self.match.over:
            if self.seat in self.match.asked:
                self.person_chooses()
            else:
                self.bots_choose()
        self.screen.news()

    def bots_choose(self) -> None:
        """Let the bots go on until the person is asked or the match is over."""
        made = 0
        while not self.match.over and self.seat not in self.match.asked:
            seat = self.match.asked[0]
            if isinstance(bot := self.bots[seat], Listener):
                bot.hear(self.match.log(seat))
            choice = bot.choose(self.match.view(seat), self.match.offer(seat))
            self.match.play(seat, choice)
            made += 1
            if self.pace > 0 or made % NEWS_EVERY == 0:
                self.screen.news(hold=True)
            time.sleep(self.pace)

    def person_chooses(self) -> None:
        """Tell the news, the prompt and the offer, then listen until something has changed."""
        self.screen.news()
        self.show_offer()
        while not self.answer(self.listen()):
            pass

    def show_offer(self, hinted: bool = False) -> None:
        """What may be chosen; to whoever asks for it, with what it would cost and bring."""
        self.screen.write()
        self.screen.write(self.match.prompt(self.seat, self.language), "bold")
        view, offer = self.view(), self.offer()
        hints = self.match.hints(self.person) if hinted else {}
        tables = self.screens.table(view, offer, self.text)
        for heading, lines in tables:
            self.screen.section(heading, lines)
        if not tables:
            self.screen.offer(offer, lambda choice: self._beside(choice, view, hints.get(choice, [])))

    def _beside(self, choice: str, view: Mapping[str, Any], hints: list[Hint]) -> str:
        said = [self.match.tell_hint(hint, self.language) for hint in hints]
        return self.text.series(said) or self.screens.note(view, choice, self.text)

    def listen(self) -> str:
        """A line without anything a screen could stumble over."""
        try:
            line = self.ask(f"{self.seat_name(self.person)}> ")
        except UnicodeError:
            return "?"
        return "".join(c if c.isprintable() else " " for c in line).strip()

    # ---- answers: each returns whether the table has changed ----
    def answer(self, line: str) -> bool:
        if not line:
            self.show_offer()
            return False
        if line == "?":
            return self.commands["help"].run(self, "")
        if line.isascii() and line.isdecimal():
            return self.choose_number(line)
        word, _, rest = line.partition(" ")
        name = self.first_word(word)
        if name in self.commands:
            return self.commands[name].run(self, rest.strip())
        return self.choose_in_words(name, fold(rest)) if name else False

    def choose_number(self, line: str) -> bool:
        offer = self.offer()
        number = int(line) if len(line) <= 4 else 0
        if not 1 <= number <= len(offer):
            self.screen.say("no-number", most=len(offer))
            return False
        return self.choose(offer[number - 1])

    def first_word(self, word: str) -> str:
        """The command or verb a word begins; verbs that are possible now come first."""
        typed = " ".join(fold(word))
        known = [*self.commands, *self.game.spec.verbs.verbs]
        possible = {choice.split()[0] for choice in self.offer()}
        found = narrow(
            (name for name in known if typed and name.startswith(typed)), typed.__eq__, possible.__contains__
        )
        if len(found) == 1:
            return found[0]
        self.which(found) if found else self.screen.say("unknown", word=word)
        return ""

    def choose_in_words(self, verb: str, typed: Words) -> bool:
        """A choice as it stands if it is possible; otherwise perhaps a shorthand; otherwise say why not."""
        offer = self.offer()
        meant = self.reader.choices(verb, typed, offer)
        possible = len(meant) == 1 and meant[0] in offer
        if verb in self.shorthands and not possible:
            return self.shorthands[verb](self, typed)
        choice = self.only(meant)
        return self.choose(choice) if choice else False

    def only(self, meant: Sequence[str]) -> str:
        """The one choice that is meant; without one, say so."""
        if len(meant) == 1:
            return meant[0]
        if meant:
            self.which([self._spoken(choice) for choice in meant])
        else:
            self.screen.say("not-understood")
        return ""

    def _spoken(self, choice: str) -> str:
        try:
            return self.match.tell_choice(choice, self.language)
        except Malformed:
            return choice

    def which(self, candidates: Sequence[str]) -> None:
        more = " …" if len(candidates) > MOST_CANDIDATES else ""
        self.screen.say("which", candidates=self.text.series(candidates[:MOST_CANDIDATES]) + more)

    def choose(self, choice: str) -> bool:
        """Make a choice, or say why it is refused."""
        if not self.allows(choice):
            return False
        self.match.play(self.person, choice)
        self.screen.news(hold=True)
        return True

    def allows(self, choice: str) -> bool:
        try:
            refusal = self.match.why_not(self.person, choice, self.language)
        except WartableError as error:
            self.screen.write(str(error))
            return False
        if refusal:
            self.screen.write(f"{refusal.message} [{refusal.rule}]")
        return refusal is None

    # ---- beginning and end ----
    def greet(self) -> None:
        """Which game, by which rules, who sits where, and what stands for the dice."""
        say, game = self.screen.say, self.game
        self.screen.write(self.text.get("game-name"), "bold")
        self.screen.write(self.text.get("game-blurb"))
        say("edition", edition=self._edition_name(), about=self.text.get(f"edition-{game.edition}"))
        options = ", ".join(game.options) or self.text.get("terminal-none")
        say("options", heading=self._options_heading(), options=options)
        say("seats", seats=", ".join(self._sitting(seat) for seat in game.seats))
        self.screen.write(self.screens.board(self.text))
        say("board", game=game.name)
        self._tell_luck()
        if self.seat is not None:
            say("welcome")

    def _edition_name(self) -> str:
        own = f"edition-{self.game.edition}-name"
        return self.text.get(own) if self.text.has(own) else self.game.edition

    def _options_heading(self) -> str:
        """An edition that prints no options may have another word for them: house rules."""
        own = f"edition-{self.game.edition}-options"
        return self.text.get(own if self.text.has(own) else "terminal-options-printed")

    def _sitting(self, seat: str) -> str:
        letter = self.text.letters(self.game.spec.seats, self.game.seats)[seat]
        who = self.text.get("terminal-you" if seat == self.seat else "terminal-bot")
        return f"{self.seat_name(seat)} ({letter}, {who})"

    def _tell_luck(self) -> None:
        header = self.match.record().header
        if self.match.commitment:
            self.screen.say("fair", commitment=self.match.commitment)
        else:
            self.screen.say("luck", kind=f"{header['luck']} {header.get('seed', '')}".strip())

    def part(self) -> None:
        """The result, the proof of the dice, and the record if one is wanted."""
        if self.match.over:
            self.screen.write()
            seats = self.screens.seats(self.view(), self.text)[1]
            self.screen.section(self.match.prompt(None, self.language), seats)
        revealed = self.match.record().revealed
        if revealed:
            self.screen.say("revealed", seed=revealed)
        if self.save is not None:
            self._write(self.save)
            if revealed:
                self.screen.say("verify", file=str(self.save))

    def keep(self, path: Path) -> bool:
        """Write the record; a bad path is a message."""
        try:
            self._write(path)
        except (OSError, ValueError) as error:
            self.screen.say("not-saved", reason=str(error))
            return False
        return True

    def _write(self, path: Path) -> None:
        path.write_text(str(self.match.record()), encoding="utf-8")
        self.saved = self.match.steps
        self.screen.say("saved", file=str(path))
        if not self.match.over:
            self.screen.say("secrets")
