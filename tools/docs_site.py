"""What the site of the documentation has besides docs/: the pages at the root of the project, the reference of the
Python surface from its docstrings, and every page nobody has put into the table of contents."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[1]
OUTSIDE = {"README.md": "index.md", "CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
SURFACE = {  # by room, if it is there: what its page tells of
    "wartable": ("wartable.load", "wartable.replay", "wartable.verify", "wartable.engine.game.Game",
                 "wartable.engine.match.Match", "wartable.engine.record.Record", "wartable.engine.events.Event",
                 "wartable.engine.luck", "wartable.engine.errors"),
    "wartable.bots": ("wartable.bots",),
    "wartable.lab": ("wartable.lab.experiment", "wartable.lab.keeping", "wartable.lab.running",
                     "wartable.lab.findings", "wartable.lab.associations", "wartable.lab.intervals",
                     "wartable.lab.dataset"),
    "wartable.envs": ("wartable.envs",),
}  # fmt: skip


def pages() -> dict[str, str]:
    """The pages that are made, with their text."""
    made = {page: _moved((ROOT / source).read_text(encoding="utf-8")) for source, page in OUTSIDE.items()}
    made["rulings/index.md"] = "# Rulings\n\nWhere a rulebook is silent.\n\n" + "".join(_listed("rulings"))
    for room, names in SURFACE.items():
        if ROOT.joinpath("src", *room.split("."), "__init__.py").exists():
            made[f"api/{room}.md"] = "\n\n".join([f"# {room}", *(f"::: {name}" for name in names)]) + "\n"
    return made


def _moved(text: str) -> str:
    """Links of a page at the root, as they are from within docs/."""
    for source, page in OUTSIDE.items():
        text = text.replace(f"]({source})", f"]({page})")
    text = re.sub(r"\]\(docs/(rulings|decisions)/?\)", r"](\1/index.md)", text)
    return text.replace("](docs/", "](").replace("](decisions/index.md)", "](decisions/README.md)")


def _listed(folder: str) -> Iterator[str]:
    for path in sorted((ROOT / "docs" / folder).glob("*.md")):
        yield f"- [{path.stem}]({path.name})\n"


def contents(nav: list[Any], known: list[str]) -> list[Any]:
    """The table of contents, with the reference, and whatever it does not name."""
    named = {page for entry in nav for page in _pages_in(entry)}
    reference = [page for page in known if page.startswith("api/")]
    rest = [page for page in known if page not in named and page not in reference]
    filled = {"Python": reference, "More": rest}
    return [{name: filled.get(name) or list_} for entry in nav for name, list_ in entry.items()]


def _pages_in(entry: Any) -> Iterator[str]:
    if isinstance(entry, str):
        yield entry
    else:
        for inner in entry.values() if isinstance(entry, dict) else entry:
            yield from _pages_in(inner)


# ---- what MkDocs calls ----
def on_files(files: Any, config: Any) -> Any:
    from mkdocs.structure.files import File

    for page, text in pages().items():
        files.append(File.generated(config, page, content=text))
    known = sorted(file.src_uri for file in files if file.src_uri.endswith(".md"))
    config.nav = [entry for entry in contents(config.nav, known) if next(iter(entry.values()))]
    return files


def on_page_markdown(markdown: str, **_: Any) -> str:
    return spaced(markdown)


def spaced(markdown: str) -> str:
    """An empty line before lists and tables that follow a sentence: MkDocs wants one, people do not."""
    lines: list[str] = []
    fenced = False
    for line in markdown.splitlines():
        fenced ^= line.lstrip().startswith("```")
        begins = re.match(r"(- |\d+\. |\| ?)", line)
        if begins and not fenced and lines and lines[-1].strip() and not re.match(r"\s|- |\d+\. |\|", lines[-1]):
            lines.append("")
        lines.append(line)
    return "\n".join(lines) + "\n"
