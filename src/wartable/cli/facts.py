"""The facts of a board, with source and certainty, as tables."""

from __future__ import annotations

from typing import Any

from rich.table import Table

from wartable.cli.shared import out, print_json


def show_board(facts: dict[str, Any], as_json: bool) -> None:
    if as_json:
        print_json(facts)
        return
    for section, entries in facts.items():
        view = Table("fact", "value", "source", "certainty", title=section)
        if section == "sources":
            for key, value in entries.items():
                view.add_row(key, value, "", "")
        else:
            for row in _fact_rows(entries):
                view.add_row(*row)
        out.print(view)


def _fact_rows(entries: dict[str, Any], of: str = "") -> list[tuple[str, str, str, str]]:
    """A row per fact: facts, tables of facts, or a list of links with one source."""
    if "table" in entries:
        return [
            (
                " - ".join(e["between"]),
                " ".join(filter(None, (e["kind"], e.get("switch")))),
                entries["source"],
                e["certainty"],
            )
            for e in entries["table"]
        ]
    rows = []
    for key, entry in entries.items():
        if "certainty" in entry:
            certainty = ", four ".join(entry[k] for k in ("certainty", "four-certainty") if k in entry)
            rows.append((f"{of} {key}".strip(), _fact_value(entry), entry["source"], certainty))
        else:
            rows += _fact_rows(entry, f"{of} {key}".strip())
    return rows


def _fact_value(entry: dict[str, Any]) -> str:
    """One value, or several by name."""
    value = entry.get("value", entry.get("label", entry.get("continent")))
    if value is None:
        named = {name: number for name, number in entry.items() if "certainty" not in name and name != "source"}
        return ", ".join(f"{name} {number}" for name, number in named.items())
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)
