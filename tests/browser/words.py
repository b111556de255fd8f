"""The words the page ought to show, from the game's own messages."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from wartable.engine.text import LANGUAGES, locale_folder

ROOT = Path(__file__).parents[2]
PACKAGES = ("wartable.engine", "wartable.games.la_conquete_du_monde")
MESSAGE = re.compile(r"^([a-z][\w-]*) = ?(.*)$", re.MULTILINE | re.IGNORECASE)
__all__ = ["LANGUAGES", "game_messages", "literal", "messages", "own_messages", "untranslated"]


@cache
def messages(language: str = "en") -> dict[str, str]:
    """First lines of all messages of the game."""
    sources = [(locale_folder(package) / f"{language}.ftl").read_text(encoding="utf-8") for package in PACKAGES]
    return {key: value for source in sources for key, value in MESSAGE.findall(source)}


def literal(key: str, language: str = "en") -> str:
    """The longest piece of a message without a variable."""
    return max(re.split(r"\{.*?\}?(?:\}|$)", messages(language)[key]), key=len).strip()


@cache
def own_messages(language: str) -> dict[str, str]:
    """First lines of the client's own messages."""
    source = ROOT / "web" / "src"
    files = [source / "locale" / f"{language}.ftl", *sorted(source.glob(f"*/locale/{language}.ftl"))]
    return {key: value for file in files for key, value in _read(file).items()}


@cache
def game_messages(language: str) -> dict[str, str]:
    """What the client adds to the game's messages."""
    return _read(ROOT / "web" / "src" / "games" / "la-conquete-du-monde" / "locale" / f"{language}.ftl")


def _read(file: Path) -> dict[str, str]:
    return dict(MESSAGE.findall(file.read_text(encoding="utf-8")))


@cache
def _keys() -> re.Pattern[str]:
    keys = {key for key in [*messages(), *own_messages("en"), *game_messages("en")] if "-" in key}
    return re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, sorted(keys)))})(?![\w-])")


def untranslated(text: str) -> list[str]:
    """Keys of messages that stand in a text instead of words."""
    return _keys().findall(text) + re.findall(r"(?<![\w-])(?:event|prompt|choice|refusal|rule)-\S+", text)
