"""What a notice says: the game, the seat, at most the phase, and where the table is. Nothing of it is secret."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from wartable.engine.text import LANGUAGES, Text
from wartable.games import game_names, spec_of
from wartable.notices.rows import GREETING, Letter

HERE = "wartable.notices"
FACTS = ("phase", "by")  # what a letter may carry: a phase of the game, the name of whoever invites
MOST_LINES = 6
LONGEST_NAME = 40


@dataclass(frozen=True)
class Item:
    """A sentence, and the path it is about; never with a token."""

    text: str
    path: str = ""


@dataclass(frozen=True)
class Message:
    """What goes out by one way at one time."""

    title: str
    items: tuple[Item, ...]
    more: str = ""  # how much is left out

    @property
    def path(self) -> str:
        paths = {item.path for item in self.items}
        return paths.pop() or "/" if len(paths) == 1 else "/"


@lru_cache(maxsize=64)
def words_for(language: str, game: str = "") -> Text:
    """Ours, after those of the game."""
    of_game = (spec_of(game).package,) if game in game_names() else ()
    return Text(language if language in LANGUAGES else "en", ("wartable.engine", *of_game, HERE))


def message_of(letters: Sequence[Letter], language: str) -> Message:
    items = tuple(dict.fromkeys(_item(letter, language) for letter in letters))
    text, left_out = words_for(language), len(items) - MOST_LINES
    title = items[0].text if len(items) == 1 else text.get("notice-several", count=len(items))
    more = text.get("notice-more", count=left_out) if left_out > 0 else ""
    return Message(title, items[:MOST_LINES], more)


def _item(letter: Letter, language: str) -> Item:
    text = words_for(language, letter.game)
    if letter.kind == GREETING:
        return Item(text.get("notice-greeting"))
    facts = {"game": _name(text, "game-name", letter.game), "seat": _name(text, f"seat-{letter.seat}", letter.seat)}
    return Item(_sentence(letter, text, facts), f"/table/{letter.table}")


def _sentence(letter: Letter, text: Text, facts: dict[str, str]) -> str:
    if by := plain(letter.facts.get("by", "")):
        if text.has(f"notice-{letter.kind}-by"):
            return text.get(f"notice-{letter.kind}-by", by=by, **facts)
    said = text.get(f"notice-{letter.kind}", **facts)
    phase = f"phase-{letter.facts.get('phase', '')}"
    return text.get("notice-phase", notice=said, phase=text.get(phase)) if text.has(phase) else said


def _name(text: Text, key: str, otherwise: str) -> str:
    return text.get(key) if text.has(key) else otherwise


def plain(name: str) -> str:
    """A name that people gave themselves, on one line."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())[:LONGEST_NAME]
