"""The world in words, from a view only: for screen readers, terminals, and whoever prefers reading to looking."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from wartable.engine.options import Switches
from wartable.engine.text import Text
from wartable.games.la_conquete_du_monde.board import (
    ARM,
    BONUS,
    CONTINENT,
    CONTINENT_OF,
    FIRST_LINK,
    SWITCH,
    TARGET,
    TERRITORY,
    read_data,
)
from wartable.games.la_conquete_du_monde.odds import MOST_ARMIES, MOST_DICE, TABLE, capture
from wartable.games.la_conquete_du_monde.state import SEAT

View = Mapping[str, Any]
Section = tuple[str, list[str]]


def describe(view: View, text: Text) -> list[Section]:
    """Map and seats as headings with lines."""
    return [*describe_map(view, text), describe_seats(view, text)]


def describe_map(view: View, text: Text) -> list[Section]:
    """CM-0.2, CM-2.3 – Each continent with its worth and holders, then its territories."""
    return [(_continent(view, text, c), _territories(view, text, c)) for c in range(len(CONTINENT))]


def _continent(view: View, text: Text, continent: int) -> str:
    owners = [view["owner"][t] for t in _inside(continent)]
    counts = sorted(((owners.count(seat), seat) for seat in view["seats"] if seat in owners), reverse=True)
    shares = ", ".join(f"{_seat(seat, text)} {count}" for count, seat in counts)
    if len(set(owners)) == 1:
        shares = _say(text, "whole", seat=_seat(owners[0], text))
    name = text.name(CONTINENT, CONTINENT.members[continent])
    return _say(text, "continent", continent=name, armies=BONUS[continent], shares=shares)


def _inside(continent: int) -> list[str]:
    return [t for k, t in enumerate(TERRITORY.members) if CONTINENT_OF[k] == continent]


def _territories(view: View, text: Text, continent: int) -> list[str]:
    letter = text.letters(SEAT, view["seats"])
    lines = []
    for t in _inside(continent):
        owner = view["owner"][t]
        holder = f"{_seat(owner, text)} ({letter[owner]})" if owner else _seat(None, text)
        lines.append(text.labelled(_name(t, text), f"{holder}, {_standing(view, text, t)}"))
    return lines


def _standing(view: View, text: Text, territory: str) -> str:
    """The armies there and, for one's own territory, the enemies next to it."""
    armies = _say(text, "armies", armies=view["armies"][territory])
    near = enemies(view, territory) if _is_own(view, territory) else []
    if not near:
        return armies
    listed = ", ".join(f"{_name(t, text)} ({_seat(view['owner'][t], text)} {view['armies'][t]})" for t in near)
    return f"{armies}, {_say(text, 'enemies', enemies=listed)}"


def describe_seats(view: View, text: Text) -> Section:
    """CM-0.3, CM-2.1 – The seats in the order of play, with all that is public about them."""
    order = [seat for seat in view["order"].values() if seat]
    return _say(text, "seats"), [_seat_line(view, text, seat) for seat in order]


def _seat_line(view: View, text: Text, seat: str) -> str:
    on_turn = seat == view["player"] and not view["over"]
    marks = [mark for mark, shown in (("you", seat == view["seat"]), ("turn", on_turn)) if shown]
    facts = [
        _say(text, "territories", territories=view["territories"][seat]),
        _say(text, "armies", armies=view["total_armies"][seat]),
        _say(text, "cards", cards=view["hand_sizes"][seat]),
    ]
    if not view["territories"][seat]:
        facts = [_say(text, "out")]
    facts += [_say(text, mark) for mark in marks]
    return text.labelled(f"{_seat(seat, text)} ({text.letters(SEAT, view['seats'])[seat]})", ", ".join(facts))


def describe_hand(view: View, text: Text) -> list[str]:
    """CM-2.1, CM-5.2 – The seat's own cards, and what a set is worth."""
    hand = {arm: count for arm, count in view.get("hand", {}).items() if count}
    cards = ", ".join(f"{text.name(ARM, arm)} {count}" for arm, count in hand.items())
    shown = _say(text, "hand", cards=cards or _say(text, "cards", cards=0))
    return [shown] if view["over"] else [shown, _say(text, "exchange", armies=view["next_exchange"])]


def describe_board(text: Text) -> str:
    """CM-0.2 – How far the board can be trusted."""
    return _say(text, "board")


def note(view: View, choice: str, text: Text) -> str:
    """What a player wants to know beside a choice: the armies there, the enemies near, the odds."""
    territory = _territory_of(choice)
    if territory is None:
        return ""
    if _is_own(view, territory):
        return _standing(view, text, territory)
    facts = [_seat(view["owner"][territory], text), _standing(view, text, territory)]
    if choice.startswith("attack ") and view["origin"]:
        facts.append(describe_chances(view, view["origin"], territory, text))
    return ", ".join(facts)


def describe_chances(view: View, origin: str, target: str, text: Text) -> str:
    """CM-3.3, CM-6.3 – The chance of capture with each number of dice, or that there is none."""
    if target in view["protected"]:
        return _say(text, "protected")
    chances = chances_between(view, origin, target)
    said = [_say(text, "odds-with", dice=k, share=text.share(chance)) for k, chance in enumerate(chances, 1)]
    return _say(text, "odds", chances=", ".join(said))


def odds(view: View, offer: list[str]) -> dict[str, float]:
    """CM-3.4, CM-6.3 – The chance of capture of every attack that is offered; huge battles are left out."""
    chances = {}
    for choice in offer:
        target = _territory_of(choice)
        if choice.startswith("attack ") and target and _is_ready(view, target):
            chances[choice] = _rounded(chance_between(view, view["origin"], target, int(choice[-1])))
    return chances


def _is_ready(view: View, target: str) -> bool:
    return bool(max(view["armies"][view["origin"]], view["armies"][target]) <= TABLE)


def _rounded(chance: float) -> float:
    """Four digits, but nothing becomes certain or impossible by rounding."""
    return min(max(round(chance, 4), 0.0001), 0.9999) if 0 < chance < 1 else chance


def chances_between(view: View, origin: str, target: str) -> list[float]:
    """CM-3.3 – The chance of capture with one die, two, three: as many as may be rolled."""
    most = min(MOST_DICE, view["armies"][origin] - 1)
    return [chance_between(view, origin, target, dice) for dice in range(1, most + 1)]


def chance_between(view: View, origin: str, target: str, dice: int) -> float:
    """CM-3.1, CM-3.4, CM-6.3 – All armies but the one that stays attack, with so many dice in this roll."""
    attackers, defenders = view["armies"][origin] - 1, view["armies"][target]
    return capture(
        min(attackers, MOST_ARMIES), min(defenders, MOST_ARMIES), _values(view)["defence-dice"],
        dice=dice, protected=target in view["protected"],
    )  # fmt: skip


def _territory_of(choice: str) -> str | None:
    words = choice.split()
    return words[1] if len(words) > 1 and words[1] in TERRITORY else None


# ---- who is next to whom ----
def neighbours(view: View, territory: str) -> list[str]:
    """CM-3.1, CM-3.8 – Across a border or a sea line that is open at this table."""
    values = _values(view)
    t = TERRITORY.index(territory)
    return [TERRITORY.members[TARGET[k]] for k in range(FIRST_LINK[t], FIRST_LINK[t + 1]) if _is_open(k, values)]


def enemies(view: View, territory: str) -> list[str]:
    """The neighbours held by somebody else."""
    owner = view["owner"]
    return [t for t in neighbours(view, territory) if owner[t] not in (None, owner[territory])]


def targets(view: View, origin: str) -> list[str]:
    """CM-3.1, CM-6.3 – The enemies that can be attacked: all but a protected last army."""
    return [t for t in enemies(view, origin) if view["armies"][t] > 1 or t not in view["protected"]]


def _is_open(link: int, values: Mapping[str, int]) -> bool:
    switch = SWITCH[link]
    return not switch or bool(values[switch]) != switch.startswith("no-")


def _values(view: View) -> dict[str, int]:
    """What every switch is set to at this table."""
    return _settled(view["edition"], tuple(view["options"]))


@lru_cache(maxsize=64)
def _settled(edition: str, options: tuple[str, ...]) -> dict[str, int]:
    return Switches.from_data(read_data("options")).settle(edition, options)


def _is_own(view: View, territory: str) -> bool:
    return view["seat"] is not None and view["owner"][territory] == view["seat"]


# ---- words ----
def _name(territory: str, text: Text) -> str:
    return text.name(TERRITORY, territory)


def _seat(seat: str | None, text: Text) -> str:
    return text.name(SEAT, seat)


def _say(text: Text, key: str, **facts: Any) -> str:
    return text.get(f"describe-{key}", **facts)
