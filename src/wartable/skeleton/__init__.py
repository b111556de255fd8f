"""A new game to begin with: a small one that is whole, plays at both speeds and passes the conformance suite."""

from __future__ import annotations

import keyword
import re
from importlib import resources
from importlib.util import find_spec
from pathlib import Path

from wartable.engine.errors import BadTable
from wartable.games import game_names

NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
PLACES = {"my_game": "src/my_game", "project.toml": "pyproject.toml"}  # where the parts of the template go
TEXT = {".py", ".toml", ".ftl", ".md"}


def write(name: str, into: Path) -> Path:
    """Write a package for a game of that name into a new folder below `into`; raises BadTable if it cannot be."""
    if not NAME.fullmatch(name):
        raise BadTable(f"a game is named in small letters, words joined by hyphens, not {name!r}")
    package = name.replace("-", "_")
    if keyword.iskeyword(package) or find_spec(package) is not None or name in game_names():
        raise BadTable(f"{name!r} is taken: there is a game, a package or a word of Python of that name")
    folder = into / name
    if folder.exists():
        raise BadTable(f"{folder} is there already")
    template = Path(str(resources.files(__name__))) / "template"
    for path in sorted(template.rglob("*")):
        if path.suffix in TEXT:
            _copy(path, folder / _place(path.relative_to(template), name), name)
    return folder


def _place(path: Path, name: str) -> Path:
    first, *rest = path.parts
    return Path(_named("/".join((PLACES.get(first, first), *rest)), name))


def _copy(source: Path, target: Path, name: str) -> None:
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(_named(source.read_text(encoding="utf-8"), name), encoding="utf-8")
    except OSError as error:
        raise BadTable(f"{target}: {error.strerror}") from error


def _named(text: str, name: str) -> str:
    """The name in all its forms; the ids of the rules begin with its initials."""
    words = name.split("-")
    initials = "".join(word[0] for word in words)
    title = " ".join(word.capitalize() for word in words)
    for old, new in (("my-game", name), ("my_game", "_".join(words)), ("My Game", title)):
        text = text.replace(old, new)
    return text.replace("MG-", f"{initials.upper()}-").replace("_mg_", f"_{initials}_")
