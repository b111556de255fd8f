"""The board and the cards, read from data/board.toml into the integer tables rules use."""

from __future__ import annotations

import tomllib
from importlib import resources
from itertools import combinations_with_replacement
from typing import Any

from wartable.engine.domain import Domain, Pairs


def read_data(name: str) -> dict[str, Any]:
    text = (resources.files(__package__) / "data" / f"{name}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


FACTS = read_data("board")


def _territories() -> Domain:
    """CM-0.2, CM-0.4 – One territory per card; Keewatin, Baffin and Greenland share one, `groenland`."""
    arms = sum(card["value"] for arm, card in FACTS["cards"].items() if arm != "joker")
    if len(FACTS["territories"]) != arms:
        raise ValueError(f"board.toml: {len(FACTS['territories'])} territories for {arms} cards with an arm")
    return Domain("territory", list(FACTS["territories"]))


# ---- territories and continents (CM-0.2) ----
CONTINENT = Domain("continent", list(FACTS["continents"]))
TERRITORY = _territories()
T = len(TERRITORY)
CONTINENTS = len(CONTINENT)
CONTINENT_OF = tuple(CONTINENT.index(t["continent"]) for t in FACTS["territories"].values())
CONTINENT_SIZE = tuple(CONTINENT_OF.count(c) for c in range(CONTINENTS))
BONUS = tuple(c["value"] for c in FACTS["continents"].values())
WORLD = (1 << T) - 1  # all territories, as a mask
CONTINENT_MASK = tuple(sum(1 << t for t in range(T) if CONTINENT_OF[t] == c) for c in range(CONTINENTS))


# ---- links, each in both directions, grouped by origin (CM-3.1, CM-3.8) ----
_LINKS = sorted(
    (TERRITORY.index(a), TERRITORY.index(b), link.get("switch", ""))
    for link in FACTS["links"]["table"]
    for a, b in (link["between"], reversed(link["between"]))
)
LINK = Pairs("link", TERRITORY, [(a, b) for a, b, _ in _LINKS])
ORIGIN = tuple(a for a, _, _ in _LINKS)
TARGET = tuple(b for _, b, _ in _LINKS)
SWITCH = tuple(switch for _, _, switch in _LINKS)
FIRST_LINK = tuple(sum(a < t for a in ORIGIN) for t in range(T + 1))

# ---- cards (CM-0.2, CM-5.1) ----
ARM = Domain("arm", list(FACTS["cards"]))
ARMS = len(ARM)
JOKER = ARM.index("joker")
DECK = tuple(card["value"] for card in FACTS["cards"].values())
SCALE: tuple[int, ...] = tuple(FACTS["exchange"]["scale"]["value"])
SCALE_STEP: int = FACTS["exchange"]["step_after"]["value"]

# ---- sets: a joker alone, or any three cards; which of them count depends on two switches ----
_SETS = [(JOKER,), *combinations_with_replacement(range(ARMS), 3)]
SET = Domain("set", ["-".join(ARM.members[arm] for arm in cards) for cards in _SETS])
SET_CARDS = tuple(cards.count(arm) for cards in _SETS for arm in range(ARMS))


def _is_set(cards: tuple[int, ...], wild: bool, alike: bool) -> bool:
    """CM-5.1 – One of each arm; a joker alone, or standing for a card; in `classic` three alike too (CM-8.1)."""
    arms = [arm for arm in cards if arm != JOKER]
    if len(cards) == 1 or len(arms) < len(cards):
        if not wild:
            return len(cards) == 1
        if len(cards) == 1:
            return False
    return len(set(arms)) == len(arms) or (alike and len(set(arms)) == 1)


_MODES = [(wild, alike) for wild in (False, True) for alike in (False, True)]
_COUNTING = [[k for k, cards in enumerate(_SETS) if _is_set(cards, *mode)] for mode in _MODES]
COUNTING_SETS = tuple(k for sets in _COUNTING for k in sets)
FIRST_SET = tuple(sum(map(len, _COUNTING[:mode])) for mode in range(len(_MODES) + 1))


def facts() -> dict[str, Any]:
    """CM-0.2 – Everything printed or reconstructed, with source and certainty, for people to read."""
    return FACTS
