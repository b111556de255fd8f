"""Words for people: Fluent messages, one file per language, the game's own before the engine's."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from importlib import resources
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from wartable.engine.domain import Domain
from wartable.engine.errors import BadTable

LANGUAGES = ("en", "fr", "pl", "de")
MESSAGE = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.MULTILINE)  # whatever else belongs to one is indented
REFERENCE = re.compile(r"{\s*(-?[a-zA-Z][\w-]*)")  # to another, or a function: that is no message


class Text:
    """All messages of one game in one language."""

    def __init__(self, language: str, folders: tuple[str, ...]) -> None:
        if language not in LANGUAGES:
            raise BadTable(f"no language {language!r}; known languages: {', '.join(LANGUAGES)}")
        self.language = language
        self._fixed: dict[str, str] = {}  # messages without facts: most are names, asked for again and again
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread: dict[str, str] = {}
        for package in folders:
            self._unread |= _messages(language, package)

    def has(self, key: str) -> bool:
        return key in self._unread or self._bundle.has_message(key)

    def get(self, key: str, **facts: Any) -> str:
        """The message, filled in. A missing message or fact is a bug, so it raises."""
        if facts:
            return self._filled(key, facts)
        if key not in self._fixed:
            self._fixed[key] = self._filled(key, facts)
        return self._fixed[key]

    def _filled(self, key: str, facts: dict[str, Any]) -> str:
        if key in self._unread:
            self._read(key)
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(f"{self.language}: {key} has no value")
        out, errors = self._bundle.format_pattern(message.value, facts)
        if errors:
            raise KeyError(f"{self.language}: {key}: {errors[0]}")
        return str(out)

    def _read(self, key: str) -> None:
        """A message is read when it is first wanted, with those it refers to. Threads may do so at the same time."""
        wanted, found = [key], dict[str, str]()
        while wanted:
            name = wanted.pop()
            if name not in found and (message := self._unread.get(name)) is not None:
                found[name] = message
                wanted += REFERENCE.findall(message)
        self._bundle.add_resource(FluentResource("".join(found.values())), allow_overrides=True)
        for name in found:
            self._unread.pop(name, None)

    def name(self, domain: Domain, member: str | None) -> str:
        """The spoken name of a member of a domain."""
        if member is None:
            return self.get("nobody")
        return self.get(f"{domain.name}-{member}") if domain.spoken else member

    def letters(self, domain: Domain, members: Iterable[str]) -> dict[str, str]:
        """A letter for each member, from its name: Blue is B, so Black is L."""
        taken: dict[str, str] = {}
        for member in members:
            name = self.name(domain, member).upper()
            taken[member] = next((letter for letter in name if letter not in taken.values()), name)
        return taken

    def labelled(self, label: str, value: str) -> str:
        """A name and what is said of it, with the colon as the language sets it."""
        return self.get("labelled", label=label, value=value)

    def series(self, items: Sequence[str]) -> str:
        """One thing after the other, parted by semicolons as the language sets them."""
        if len(items) < 2:
            return "".join(items)
        return self.get("series", first=items[0], rest=self.series(items[1:]))

    def share(self, chance: float) -> str:
        """A chance in percent; one that is neither certain nor impossible is never called so."""
        percent = round(100 * chance, 1)
        if percent == 100 and chance < 1:
            return self.get("share-above", percent=99.9)
        if percent == 0 and chance > 0:
            return self.get("share-below", percent=0.1)
        return self.get("share", percent=percent)

    def rule(self, rule_id: str) -> str:
        return self.get(rule_key(rule_id))


@lru_cache(maxsize=64)
def _messages(language: str, package: str) -> dict[str, str]:
    """The messages of one file by their names, as they are written: to read them all takes longer than anything else a
    program begins with, and most are never wanted."""
    source = (resources.files(package) / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
    return {message.partition("=")[0].strip(): message for message in MESSAGE.split(source)[1:]}


def rule_key(rule_id: str) -> str:
    """Fluent knows no dots in names: CM-3.4 is kept under rule-CM-3_4."""
    return "rule-" + rule_id.replace(".", "_")


@lru_cache(maxsize=64)
def text_for(language: str, package: str) -> Text:
    return Text(language, ("wartable.engine", package))


def locale_folder(package: str) -> Path:
    return Path(str(resources.files(package))) / "locale"
