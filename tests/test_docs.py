"""The documentation is sound without building its site: nothing leads nowhere."""

from __future__ import annotations

import re
import runpy
from pathlib import Path
from types import SimpleNamespace

import pytest

from wartable.lab import dataset

ROOT = Path(__file__).parents[1]
site = SimpleNamespace(**runpy.run_path(str(ROOT / "tools" / "docs_site.py")))  # no package: MkDocs takes the file
PAGES = sorted([*(ROOT / "docs").rglob("*.md"), *(ROOT / name for name in site.OUTSIDE)])


def slugs(text: str) -> set[str]:
    heads = re.findall(r"^#+ (.+)$", text, re.M)
    return {re.sub(r"[^\w\- ]", "", head.lower()).strip().replace(" ", "-") for head in heads}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    text = re.sub(r"```.*?```|`[^`\n]*`", "", page.read_text(encoding="utf-8"), flags=re.S)
    for link in re.findall(r"\]\(([^)\s]+)\)", text):
        if re.match(r"[a-z]+:", link):
            continue
        place, _, at = link.partition("#")
        target = page.parent / place if place else page
        assert target.exists(), link
        assert not at or at in slugs(target.read_text(encoding="utf-8")), link


def test_the_table_of_contents_names_pages_that_are_there() -> None:
    named = re.findall(r"[\w./-]+\.md", (ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("nav:")[2])
    made = site.pages()
    known = [str(path.relative_to(ROOT / "docs")) for path in (ROOT / "docs").rglob("*.md")] + list(made)
    assert set(named) <= set(known)
    [*_, python, more] = site.contents([{"Start": named}, {"Python": []}, {"More": []}], known)
    assert set(python["Python"]) | set(more["More"]) | set(named) == set(known)


def test_pages_of_the_root_are_linked_from_within() -> None:
    assert site._moved("[a](docs/engine.md) [b](CHANGELOG.md) [c](docs/rulings)") == (
        "[a](engine.md) [b](changelog.md) [c](rulings/index.md)"
    )


def test_lists_after_a_sentence_are_lists() -> None:
    assert site.spaced("Thus:\n- one\n- two\n  more\n") == "Thus:\n\n- one\n- two\n  more\n"
    assert site.spaced("```\nThus:\n- one\n```\n") == "```\nThus:\n- one\n```\n"


def test_nothing_of_the_site_comes_from_elsewhere() -> None:
    settings = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    assert "font: false" in settings
    assert not re.search(r"https?://", settings)
    assert not re.search(r"https?://|--index|--find-links", (ROOT / "requirements-docs.txt").read_text("utf-8"))


@pytest.mark.parametrize("columns", [dataset.GAMES, dataset.CHOICES], ids=["games", "choices"])
def test_the_columns_of_the_dataset_are_told_as_they_are(columns: tuple[dataset.Column, ...]) -> None:
    told = (ROOT / "docs" / "dataset.md").read_text(encoding="utf-8")
    table = "\n".join(f"| `{one.name}` | {one.type} | {one.meaning} |" for one in columns)
    assert table in told
    assert f"version {dataset.VERSION}" in told
