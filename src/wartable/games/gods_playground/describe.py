"""The country in words, from a view only: for screen readers, terminals, and whoever prefers reading to looking."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wartable.engine.text import Text
from wartable.games.gods_playground.board import ENEMY, ENTRY, FACING, FOE, REGION, SPOT
from wartable.games.gods_playground.state import PHASE, SEAT

View = Mapping[str, Any]
Section = tuple[str, list[str]]


def describe(view: View, text: Text) -> list[Section]:
    """Where the game stands, the country, its enemies, and the families, as headings with lines."""
    return [*describe_map(view, text), describe_seats(view, text)]


def describe_map(view: View, text: Text) -> list[Section]:
    return [_standing(view, text), *_regions(view, text), _enemies(view, text)]


def describe_board(text: Text) -> str:
    """GP-0.4 – How far the board can be trusted."""
    return text.get("note-reconstructed")


def describe_hand(view: View, text: Text) -> list[str]:
    """GP-2.2, GP-2.5 – The seat's own blocks: those it may use, and where some lie in secret."""
    if view["seat"] is None:
        return []
    lying = [f"{text.name(SPOT, spot)} {b}" for spot, b in (view.get("assigned") or {}).items() if b is not None]
    return [_family(view, text, view["seat"]), *lying]


def note(view: View, choice: str, text: Text) -> str:
    """What a player wants to know beside a choice: for a region, what it is worth and who threatens it."""
    words = choice.split()
    region = next((word for word in words[1:] if word in REGION), None)
    if words[0] in ("assign", "clear", "fewer", "move") or region is None:
        return ""
    if words[0] == "build":
        free = [worth for k, worth in enumerate(view["printed"]["worth"][region], 1) if _is_free(view, region, k)]
        return _say(text, "circle", worth=free[0])
    return _enemy(view, text, ENEMY.members[FACING[REGION.index(region)]])


def _is_free(view: View, region: str, circle: int) -> bool:
    return view["estate"][region][str(circle)] is None


def odds(view: View, offer: list[str]) -> dict[str, float]:
    """The chances of enemies are part of the view's forecast; no choice has odds of its own."""
    return {}


def _say(text: Text, key: str, **facts: Any) -> str:
    return text.get(f"describe-{key}", **facts)


def _seat(seat: str | None, text: Text) -> str:
    return text.name(SEAT, seat)


def _foe(view: View, enemy: str, text: Text) -> str:
    return text.name(FOE, view["black"] if enemy == "black" else enemy)


def _standing(view: View, text: Text) -> Section:
    """GP-0.10 – Round, phase, marker, treaty, the crown army and the Cossacks."""
    phase = text.name(PHASE, view["phase"])
    lines = [_say(text, "hetman", seat=_seat(view["hetman"], text))]
    sejm = [f"{text.name(REGION, region)} {_seat(seat, text)}" for region, seat in view["sejm"].items() if seat]
    lines.append(_say(text, "sejm", seats=", ".join(sejm) or _say(text, "none")))
    lines.append(_say(text, "crown", **view["crown"]))
    lines.append(_say(text, "cossacks", **view["cossacks"]))
    if view["treaty"] is not None:
        lines.append(_say(text, "treaty", foe=_foe(view, view["treaty"], text)))
    return _say(text, "standing", round=view["round"], phase=phase), lines


def _regions(view: View, text: Text) -> list[Section]:
    return [_region(view, text, region) for region in REGION.members]


def _region(view: View, text: Text, region: str) -> Section:
    """GP-0.4 – A region with its value, its estates, and who stands there."""
    lines = [_say(text, "estates", estates=_estates(view, text, region) or _say(text, "none"))]
    for seat in view["seats"]:
        present = _present(view, text, region, seat)
        if present:
            lines.append(_say(text, "entry", name=_seat(seat, text), what=", ".join(present)))
    for enemy, cubes in view["invaders"][region].items():
        if cubes:
            lines.append(_say(text, "invaders", foe=_foe(view, enemy, text), cubes=cubes))
    if view["influence"][region]:
        lines.append(_say(text, "influence", markers=view["influence"][region]))
    return _say(text, "region", region=text.name(REGION, region), value=view["value"][region]), lines


def _estates(view: View, text: Text, region: str) -> str:
    parts = []
    for circle, worth in enumerate(view["printed"]["worth"][region], 1):
        owner = view["estate"][region][str(circle)]
        if owner is None:
            continue
        marks = [_say(text, key) for key in ("manager", "city") if view[key][region][str(circle)]]
        extra = f" ({', '.join(marks)})" if marks else ""
        parts.append(f"{_seat(owner, text)} {worth}{extra}")
    return ", ".join(parts)


def _present(view: View, text: Text, region: str, seat: str) -> list[str]:
    counts = {
        "nobles": view["nobles"][seat][region],
        "infantry": view["infantry"][seat][region],
        "cavalry": view["cavalry"][seat][region],
        "artillery": view["artillery"][seat][region],
    }
    return [_say(text, kind, count=count) for kind, count in counts.items() if count]


def _enemies(view: View, text: Text) -> Section:
    """GP-11.4 – What each enemy would do if nothing changed."""
    return _say(text, "enemies"), [_enemy(view, text, enemy) for enemy in ENEMY.members]


def _enemy(view: View, text: Text, enemy: str) -> str:
    forecast = view["forecast"][enemy]
    key = "threat-influence" if forecast["influence"] else "threat-treaty" if forecast["treaty"] else "threat"
    if forecast["where"] == "vienna":
        key = "threat-vienna"
    region = REGION.members[ENTRY[ENEMY.index(enemy)]]
    return _say(
        text, key, foe=text.name(FOE, forecast["foe"]), region=text.name(REGION, region), strength=forecast["strength"],
        against=forecast["against"], enters=forecast["enters"], percent=text.share(forecast["chance"]),
    )  # fmt: skip


def describe_seats(view: View, text: Text) -> Section:
    """GP-0.2 – Each family with all that is public about it."""
    return _say(text, "families"), [_family(view, text, seat) for seat in view["seating"].values()]


def _family(view: View, text: Text, seat: str) -> str:
    blocks = " ".join(block for block, left in view["blocks"][seat].items() for _ in range(left))
    line = _say(
        text, "family", seat=_seat(seat, text), points=view["points"][seat], coins=view["coins"][seat],
        nobles=view["supply"][seat]["nobles"], blocks=blocks or "–",
    )  # fmt: skip
    return f"{line} {_say(text, 'you')}" if seat == view["seat"] else line
