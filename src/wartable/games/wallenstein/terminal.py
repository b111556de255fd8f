"""Wallenstein at the terminal: a planning table, several cards laid in one line, and history."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from wartable.engine.text import Text
from wartable.games.wallenstein import describe
from wartable.games.wallenstein.board import (
    ACTION,
    BUILDING,
    CARD,
    COUNTY,
    GRAIN,
    PRICE,
    SITES,
    SPACE,
    TAX,
)
from wartable.games.wallenstein.state import SEAT
from wartable.terminal.commands import Command
from wartable.terminal.reading import fold
from wartable.terminal.screens import Screens

if TYPE_CHECKING:
    from wartable.terminal.session import Session

View = Mapping[str, Any]
Section = tuple[str, list[str]]
REST = "rest"


# ---- the planning table ----
def planning_table(view: View, offer: Sequence[str], text: Text) -> list[Section]:
    """W-1.3 – The spaces with what lies on them, and the own counties with what they could do."""
    if view["stage"] != "plan":
        return []
    spaces = [_space_row(view, text, space) for space in view["plan"] if _is_used(view, space)]
    counties = [_county_row(view, text, county) for county, owner in view["owner"].items() if owner == view["seat"]]
    head = [text.get(f"table-{column}") for column in ("county", "armies", "tax", "grain", "sites", "buildings", "use")]
    ready = [text.get("table-ready")] if "ready" in offer else []
    return [
        (text.get("table-spaces"), _columns(spaces)),
        (text.get("table-counties"), _columns([head, *counties])),
        (text.get("table-how"), [text.get("table-lay"), *ready]),
    ]


def _is_used(view: View, space: str) -> bool:
    return view["printed"]["expansions"]["court"] or not space.startswith("court-")


def _space_row(view: View, text: Text, space: str) -> list[str]:
    """When the action comes, its name, its price, and the card on it."""
    card = view["plan"][space]
    slot = next((slot for slot, action in view["row"].items() if action == space), "?")
    price = str(PRICE[ACTION.index(space)] or "") if space in ACTION else ""
    return [
        slot if space in ACTION else "",
        space,
        text.name(SPACE, space),
        price,
        text.name(CARD, card) if card else "–",
    ]


def _county_row(view: View, text: Text, county: str) -> list[str]:
    k = COUNTY.index(county)
    built = [building for building, n in view["buildings"][county].items() if n]
    markers = view["markers"][county]
    use = next((text.name(SPACE, space) for space, card in view["plan"].items() if card == county), "")
    return [
        text.name(COUNTY, county), str(view["armies"][county]), str(TAX[k]), str(GRAIN[k]),
        f"{SITES[k] - len(built)}/{SITES[k]}", ", ".join(text.name(BUILDING, building) for building in built),
        f"{use} {'!' * markers}".strip(),
    ]  # fmt: skip


def _columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Lines with their cells under each other."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]


# ---- laying several cards ----
def lay(session: Session, rest: str) -> bool:
    """`lay palace altmark, taxes lausitz, bid coin-1, rest`: each as a choice of its own, up to the first refusal."""
    before = session.match.steps
    for piece in rest.split(","):
        words = fold(piece)
        if not words or not (_lay_rest(session) if words == (REST,) else _lay_one(session, piece)):
            break
    return session.match.steps != before


def _lay_one(session: Session, piece: str) -> bool:
    choice = session.only(session.reader.choices("plan", fold(piece), session.offer()))
    return session.choose(choice) if choice else False


def _lay_rest(session: Session) -> bool:
    """Blanks on all spaces that are left."""
    for space in SPACE.members:
        if f"plan {space} blank" in session.offer():
            session.choose(f"plan {space} blank")
    return True


# ---- history ----
def history(session: Session, rest: str) -> bool:
    """Who the generals were, and what a county lived on."""
    text = session.text
    year = session.view()["year"]
    words = " ".join(fold(rest))
    named = [
        county for county in COUNTY.members if words and " ".join(fold(text.name(COUNTY, county))).startswith(words)
    ]
    lines = [text.labelled(text.name(COUNTY, county), text.get(f"history-{county}")) for county in named]
    if not named:
        seats = session.game.seats
        lines = [text.get(f"history-year-{year}")]
        lines += [text.labelled(text.name(SEAT, seat), text.get(f"history-{seat}")) for seat in seats]
    session.screen.section(text.get("history-heading"), lines)
    return False


SCREENS = Screens(
    map=describe.describe_map,
    seats=describe.describe_seats,
    hand=describe.describe_plan,
    board=describe.describe_board,
    note=describe.note,
    table=planning_table,
    commands={"history": Command("history [COUNTY]", history), "lay": Command("lay SPACE CARD, …, rest", lay)},
)
