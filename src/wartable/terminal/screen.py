"""What is written on the screen: log lines, offers, sections. Colours only ever repeat what the words say."""

from __future__ import annotations

import re
import sys
import textwrap
from collections.abc import Callable, Iterable, Sequence
from itertools import groupby, takewhile
from typing import Any

from rich.console import Console
from rich.text import Text as Painted

from wartable.engine.events import Event
from wartable.engine.match import Match
from wartable.engine.text import Text

SEAT_STYLES = {
    "red": "bold red",
    "blue": "bold bright_blue",
    "green": "bold green",
    "yellow": "bold yellow",
    "black": "bright_white on bright_black",
    "white": "black on bright_white",
}
RULE = re.compile(r"\[[A-Z]+-[A-Z]?[0-9.]+[a-z]?\]")
FEW = 6  # a last word of so few values shares one line: dice, amounts, blocks
LONGEST_NEWS = 60
HANGING = " " * 8


class Screen:
    """Writes lines; knows what the person has already been told."""

    def __init__(self, console: Console, match: Match, seat: str | None, text: Text, adds_up: str = "") -> None:
        self.console = console
        self.match = match
        self.seat = seat
        self.text = text
        self.adds_up = adds_up
        self.plain = console.no_color or not console.is_terminal
        self.told = 0
        # Who watches cannot ask for the log, so nothing is left out.
        self.longest_news = LONGEST_NEWS if seat else sys.maxsize
        self._colours = {text.name(match.spec.seats, seat): SEAT_STYLES.get(seat, "bold") for seat in match.game.seats}

    def say(self, key: str, **facts: Any) -> None:
        self.write(self.text.get(f"terminal-{key}", **facts))

    def write(self, line: str = "", style: str = "") -> None:
        painted = Painted(self._encodable(self._wrapped(line)))
        if not self.plain:
            self._paint(painted, style)
        self.console.print(painted, soft_wrap=True, highlight=False)

    def _wrapped(self, line: str) -> str:
        """A screen gets lines wrapped between words, what hangs over indented; a pipe or a file gets them whole."""
        if not self.console.is_terminal:
            return line
        hanging = HANGING if line.startswith(" ") else ""
        return textwrap.fill(line, max(20, self.console.width - 1), subsequent_indent=hanging, break_on_hyphens=False)

    def _paint(self, painted: Painted, style: str) -> None:
        painted.stylize(style)
        painted.highlight_regex(RULE, "dim")
        for name, colour in self._colours.items():
            painted.highlight_regex(rf"\b{re.escape(name)}\b", colour)

    def _encodable(self, line: str) -> str:
        encoding = self.console.encoding
        return line.encode(encoding, "replace").decode(encoding)

    def section(self, heading: str, lines: Iterable[str]) -> None:
        self.write(heading, "bold")
        for line in lines:
            self.write(f"  {line}")

    # ---- what happened ----
    def news(self, *, hold: bool = False, most: int = 0) -> None:
        """Tell what has happened since; `hold` keeps back what may still grow."""
        told = self.merged(self.match.log(self.seat)[self.told :])
        if hold and told and self.adds_up in told[-1][0].facts:
            told = told[:-1]
        self.told += sum(count for _, count in told)
        self.history([event for event, _ in told], most or self.longest_news)

    def history(self, events: Sequence[Event], most: int) -> None:
        lines = self._lines(events)
        if len(lines) > most:
            self.say("earlier", count=len(lines) - most, total=len(lines))
        for line, heading in lines[-most:]:
            if heading:
                self.write()
            self.write(line, "bold" if heading else "")

    def _lines(self, events: Iterable[Event]) -> list[tuple[str, bool]]:
        tell, language = self.match.tell, self.text.language
        return [(f"{tell(event, language)} [{event.rule}]", event.name.endswith("-began")) for event in events]

    def merged(self, events: Iterable[Event]) -> list[tuple[Event, int]]:
        """Runs of events that differ in one number only become one; each with how many it stands for."""
        out: list[tuple[Event, int]] = []
        for event in events:
            last, count = out[-1] if out else (None, 0)
            if last is not None and self.adds_up in event.facts and self._rest(last) == self._rest(event):
                total = last.facts[self.adds_up] + event.facts[self.adds_up]
                out[-1] = (event._replace(facts=event.facts | {self.adds_up: total}), count + 1)
            else:
                out.append((event, 1))
        return out

    def _rest(self, event: Event) -> tuple[str, dict[str, Any]]:
        return event.name, event.facts | {self.adds_up: None}

    def forget(self) -> None:
        """After an undo: what is left has been told."""
        self.told = len(self.match.log(self.seat))

    # ---- what may be chosen ----
    def offer(self, offer: Sequence[str], note: Callable[[str], str]) -> None:
        """The choices in words, numbered; those that differ in a last small word, not in their note, share a line."""
        first = 0
        for (_, beside), choices in groupby(offer, lambda choice: (self._stem(choice), note(choice))):
            group = list(choices)
            spoken = [self.match.tell_choice(choice, self.text.language) for choice in group]
            line = "  ".join(f"{first + k + 1}) {words}" for k, words in enumerate(_without_repeats(spoken)))
            self.write(f"  {line} – {beside}" if beside else f"  {line}")
            first += len(group)

    def _stem(self, choice: str) -> str:
        """The choice up to a last word of few values."""
        number, _ = self.match.spec.verbs.parse(choice)
        members = self.match.spec.verbs.members(number)
        if members and len(members[-1][0].domain) <= FEW:
            members = members[:-1]
        return " ".join((choice.partition(" ")[0], *(word.domain.members[i] for word, i in members)))


def _without_repeats(spoken: list[str]) -> list[str]:
    """After the first, only what is different: `Attack: Siam, dice: 1`, `2`, `3`."""
    words = [text.split(" ") for text in spoken]
    same = len(list(takewhile(lambda column: len(set(column)) == 1, zip(*words, strict=False))))
    return [spoken[0], *(" ".join(w[same:]) or text for w, text in zip(words[1:], spoken[1:], strict=True))]
