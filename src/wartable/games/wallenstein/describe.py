"""The Empire in words, from a view only: for screen readers, terminals, and whoever prefers reading to looking."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wartable.engine.domain import Domain
from wartable.engine.text import Text
from wartable.games.wallenstein.board import (
    ACTION,
    BUILDING,
    CARD,
    COUNTED,
    COUNTY,
    EVENT,
    GRAIN,
    REGION,
    REGION_OF,
    SITES,
    SPACE,
    TAX,
    TILE,
)
from wartable.games.wallenstein.state import COLOUR, PHASE, SEASON, SEAT

View = Mapping[str, Any]
Section = tuple[str, list[str]]


def describe(view: View, text: Text) -> list[Section]:
    """Where the year stands, the cards, the tower, the counties region by region, and the players."""
    return [*describe_map(view, text), describe_seats(view, text)]


def describe_map(view: View, text: Text) -> list[Section]:
    return [_season(view, text), _tower(view, text), *_court(view, text), *_regions(view, text)]


def describe_board(text: Text) -> str:
    """How far the numbers on the cards can be trusted."""
    return text.get("note-reconstructed")


def _say(text: Text, key: str, **facts: Any) -> str:
    return text.get(f"describe-{key}", **facts)


def _list(text: Text, domain: Domain, members: list[str]) -> str:
    return ", ".join(text.name(domain, member) for member in members) or _say(text, "none")


# ---- the season ----
def _season(view: View, text: Text) -> Section:
    """W-1.1, W-1.2, W-1.5 – Events, actions as far as they lie open, tiles and who sits on them."""
    lines = [
        _say(
            text,
            "events",
            events=_list(text, EVENT, [card for card, is_open in view["open_events"].items() if is_open]),
        )
    ]
    if view["event"]:
        lines.append(_say(text, "event", event=text.name(EVENT, view["event"])))
    row = [action for action in view["row"].values() if action]
    if row:
        lines.append(_say(text, "actions", actions=_list(text, ACTION, row), hidden=len(ACTION) - len(row)))
    lines += [_place(view, text, place) for place, tile in view["tiles"].items() if tile]
    heading = _say(
        text,
        "standing",
        year=view["year"],
        season=text.name(SEASON, view["season"]),
        phase=text.name(PHASE, view["phase"]),
    )
    return heading, lines


def _place(view: View, text: Text, place: str) -> str:
    seat = view["order"][place]
    tile = text.name(TILE, view["tiles"][place])
    if seat is None:
        return _say(text, "place-free", place=place, tile=tile)
    return _say(text, "place", place=place, tile=tile, seat=text.name(SEAT, seat))


# ---- the tower ----
def _tower(view: View, text: Text) -> Section:
    """W-6.2 – How many cubes of each colour are inside, and what lies in the tray."""
    lines = [_say(text, part, cubes=_cubes(view[part], text)) for part in ("inside", "tray")]
    return _say(text, "tower"), lines


def _cubes(cubes: Mapping[str, int], text: Text) -> str:
    return ", ".join(f"{text.name(COLOUR, colour)} {n}" for colour, n in cubes.items() if n) or _say(text, "none")


# ---- the court ----
def _court(view: View, text: Text) -> list[Section]:
    """W-7.3 – Favours with their prices, and courtiers."""
    if not view["printed"]["expansions"]["court"]:
        return []
    lines = [favour_line(view, text, favour, price) for price, favour in view["favours"].items() if favour]
    for seat in view["seats"]:
        courtiers = {"hall": view["hall"][seat], "room": view["room"][seat]}
        lines.append(_say(text, "courtiers", seat=text.name(SEAT, seat), **courtiers))
    return [(_say(text, "court"), lines)]


def favour_line(view: View, text: Text, favour: str, price: str) -> str:
    printed = view["printed"]["favours"][favour]
    what = text.get(f"favour-kind-{printed['kind']}")
    amount = printed["amount"] if printed["kind"] in COUNTED else 0
    return _say(text, "favour", favour=favour, price=int(price), what=what, amount=amount)


# ---- counties ----
def _regions(view: View, text: Text) -> list[Section]:
    return [(_region(view, text, region), _counties(view, text, k)) for k, region in enumerate(REGION.members)]


def _region(view: View, text: Text, region: str) -> str:
    """W-5.5 – Who leads what there."""
    leads = []
    for building, standing in view["standing"]["regions"][region].items():
        if standing["ahead"]:
            leads.append(f"{text.name(BUILDING, building)} {_list(text, SEAT, standing['ahead'])}")
    name = text.name(REGION, region)
    return _say(text, "region", region=name, leads=", ".join(leads)) if leads else name


def _counties(view: View, text: Text, region: int) -> list[str]:
    inside = [county for k, county in enumerate(COUNTY.members) if REGION_OF[k] == region]
    return [county_line(view, text, county) for county in inside if is_in_game(view, county)]


def is_in_game(view: View, county: str) -> bool:
    return county not in view["printed"]["out"]


def county_line(view: View, text: Text, county: str) -> str:
    """One county: whose it is, what stands there, what it yields."""
    k = COUNTY.index(county)
    owner = view["owner"][county]
    parts = [_say(text, "neutral") if owner is None else _say(
        text, "held", seat=text.name(SEAT, owner), armies=view["armies"][county]
    )]  # fmt: skip
    built = [building for building, n in view["buildings"][county].items() if n]
    if built:
        parts.append(_list(text, BUILDING, built))
    if view["markers"][county]:
        parts.append(_say(text, "markers", markers=view["markers"][county]))
    parts += _people(view, text, county)
    parts.append(_say(text, "yields", tax=TAX[k], grain=GRAIN[k], sites=SITES[k]))
    return text.labelled(text.name(COUNTY, county), "; ".join(parts))


def _people(view: View, text: Text, county: str) -> list[str]:
    """W-9 – Leaders and statues."""
    found = [_say(text, "leader", seat=text.name(SEAT, s)) for s in view["seats"] if view["leader"][s] == county]
    found += [_say(text, "statue", seat=text.name(SEAT, s)) for s in view["seats"] if view["statues"][s][county]]
    return found


# ---- players ----
def describe_seats(view: View, text: Text) -> Section:
    lines = [line for seat in view["seats"] for line in (_player(view, text, seat), *_holdings(view, text, seat))]
    return _say(text, "players"), [*lines, _left(view, text)]


def _holdings(view: View, text: Text, seat: str) -> list[str]:
    """W-1.19 – What else lies open before a player: cards shown, and what the expansions gave."""
    name, played, lines = text.name(SEAT, seat), view["printed"]["expansions"], []
    shown = [
        f"{text.name(SPACE, space)} {text.name(CARD, card)}" for space, card in view["shown"][seat].items() if card
    ]
    if shown:
        lines.append(_say(text, "shown", seat=name, cards=", ".join(shown)))
    shields = [action for action, field in (("battle-a", "shield_a"), ("battle-b", "shield_b")) if seat in view[field]]
    if shields:
        lines.append(_say(text, "shield", seat=name, actions=_list(text, ACTION, shields)))
    if seat in view["pardons"]:
        lines.append(_say(text, "pardon", seat=name))
    if played["region-cards"]:
        lines.append(_say(text, "region-card", seat=name, card=view["region_card"][seat] + 1))
    if played["leaders"]:
        statues = sum(view["statues"][seat].values())
        lines.append(_say(text, "statues", seat=name, statues=statues, trophies=view["trophies"][seat]))
    return lines


def _left(view: View, text: Text) -> str:
    """W-0.12 – What the common supply still has."""
    supply = view["supply"]
    palaces, churches, houses = supply["buildings"].values()
    return _say(text, "left", peasants=supply["peasants"], palaces=palaces, churches=churches, houses=houses)


def _player(view: View, text: Text, seat: str) -> str:
    winter = view["winter"][seat]
    line = _say(
        text, "player", seat=text.name(SEAT, seat), points=view["points"][seat], thalers=view["thalers"][seat],
        grain=view["grain"][seat], counties=winter["counties"], armies=view["supply"]["armies"][seat],
    )  # fmt: skip
    return f"{line} {_say(text, 'you')}" if seat == view["seat"] else line


# ---- a plan ----
def describe_plan(view: View, text: Text) -> list[str]:
    """W-1.3 – What lies on one's own spaces."""
    plan = view.get("plan") or {}
    return [text.labelled(text.name(SPACE, space), text.name(CARD, card)) for space, card in plan.items() if card]


def note(view: View, choice: str, text: Text) -> str:
    """What a player wants to know beside a choice: of a county, what is there; of a favour, what it does."""
    words = choice.split()
    if words[0] == "favour":
        price = next((price for price, favour in view["favours"].items() if favour == words[1]), "0")
        return favour_line(view, text, words[1], price)
    if words[0] in ("take", "enter", "pardon", "build", "garrison", "revolt", "lead"):
        return county_line(view, text, words[1])
    return ""
