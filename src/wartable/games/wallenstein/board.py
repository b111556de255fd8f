"""The board, the cards and the pieces, from data/board.toml: names as domains, certain numbers as constants.

Numbers a table may replace (`--board FILE`: favours, region cards, the tower) are settings of the state: no rule is
compiled anew for them.
"""

from __future__ import annotations

import copy
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from importlib import resources
from typing import Any

from wartable.engine.domain import Domain
from wartable.engine.errors import BadBoard


def read_data(name: str) -> dict[str, Any]:
    text = (resources.files(__package__) / "data" / f"{name}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


FACTS = read_data("board")
OWN = ("favours", "region-cards", "tower")  # what a table may replace
COMMENTS = ("certainty", "source")  # what is said of a number, beside the number


def _domain_of(name: str, members: Iterable[str], **how: Any) -> Domain:
    return Domain(name, tuple(members), **how)


# ---- the Empire (W-0.1, W-0.2) ----
_COUNTIES = FACTS["counties"]
REGION = _domain_of("region", dict.fromkeys(county["region"] for county in _COUNTIES.values()))
REGIONS = len(REGION)
COUNTY = _domain_of("county", _COUNTIES)
COUNTIES = len(COUNTY)
REGION_OF: tuple[int, ...] = tuple(REGION.index(county["region"]) for county in _COUNTIES.values())
COUNTIES_A_REGION = COUNTIES // REGIONS  # they lie region by region
TAX: tuple[int, ...] = tuple(county["tax"] for county in _COUNTIES.values())
GRAIN: tuple[int, ...] = tuple(county["grain"] for county in _COUNTIES.values())
SITES: tuple[int, ...] = tuple(county["sites"] for county in _COUNTIES.values())
OUT_OF_THREE: tuple[int, ...] = tuple(int(county.get("out", False)) for county in _COUNTIES.values())


def _neighbours() -> list[list[int]]:
    around: list[list[int]] = [[] for _ in range(COUNTIES)]
    for one, others in FACTS["borders"].items():
        for other in others:
            a, b = COUNTY.index(one), COUNTY.index(other)
            around[a].append(b)
            around[b].append(a)
    return [sorted(row) for row in around]


NEIGHBOURS = _neighbours()
MOST_NEIGHBOURS = max(map(len, NEIGHBOURS))
NEIGHBOUR: tuple[int, ...] = tuple(
    k for row in NEIGHBOURS for k in (*row, *[-1] * (MOST_NEIGHBOURS - len(row)))
)  # a row of each county, -1 where it has no more
BORDER: tuple[int, ...] = tuple(int(b in row) for row in NEIGHBOURS for b in range(COUNTIES))  # whether two share one

# ---- pieces (W-0.3, W-0.12): certain, hence constants ----
_PIECES = {name: fact["value"] for name, fact in FACTS["pieces"].items()}
ARMIES: int = _PIECES["armies"]
PEASANTS: int = _PIECES["peasants"]
BUILDING = Domain("building", ("palace", "church", "trading-house"))
PALACE, CHURCH, TRADING_HOUSE = range(3)
BUILDINGS = len(BUILDING)
BUILDINGS_IN_BOX: tuple[int, ...] = (_PIECES["palaces"], _PIECES["churches"], _PIECES["trading-houses"])
COIN_CARDS: int = _PIECES["coin-cards"]
TOWER_FILLING: int = _PIECES["tower-filling"]
TOWER_PEASANTS: int = _PIECES["tower-peasants"]
COURTIERS: int = _PIECES["courtiers"]
TOWER_CARDS: int = _PIECES["tower-cards"]
STATUES: int = _PIECES["statues"]

# ---- set-up (W-0.3, W-0.4, W-0.6) ----
START_THALERS: tuple[int, ...] = tuple(FACTS["start"]["thalers"]["value"])  # with three, four and five players
GROUPS: tuple[int, ...] = tuple(FACTS["start"]["groups"]["value"])
GROUP = Domain("group", ("5", "4", "3", "2"), spoken=False)
GROUP_SIZES: tuple[int, ...] = tuple(int(size) for size in GROUP.members)
MOST_GROUPS = len(GROUPS)
LINE_UPS: tuple[int, ...] = tuple(
    COUNTY.index(county)
    for count in ("three", "four", "five")
    for row in FACTS["line-ups"][count].values()
    for county in row
)
LINE_UP_FROM: tuple[int, ...] = (0, 27, 59)  # where the line-ups of three, four and five players begin

# ---- actions and events (W-2, W-4) ----
ACTION = _domain_of("action", FACTS["actions"])
(BUILD_PALACE, BUILD_CHURCH, BUILD_HOUSE, GATHER_GRAIN, RAISE_TAXES, ARMIES_5, ARMIES_3, ARMY_1, BATTLE_A, BATTLE_B) = (
    range(10)
)
ACTIONS = len(ACTION)
PRICE: tuple[int, ...] = tuple(action["price"] for action in FACTS["actions"].values())
RECRUITS: tuple[int, ...] = tuple(action.get("armies", 0) for action in FACTS["actions"].values())
EVENT = _domain_of("event", FACTS["events"])
EVENTS = len(EVENT)
EFFECT = _domain_of("effect", dict.fromkeys(event["effect"] for event in FACTS["events"].values()))
(
    MARKET_PEACE, ARMED_PEASANTS, PALACE_GUARD, SANCTUARY, POOR_TAXES, RICH_TAXES, RICH_HARVEST, POOR_HARVEST,
    FEW_RECRUITS,
) = range(9)  # fmt: skip
EFFECT_OF: tuple[int, ...] = tuple(EFFECT.index(event["effect"]) for event in FACTS["events"].values())
WINTER_LOSS: tuple[int, ...] = tuple(event["loss"] for event in FACTS["events"].values())
_EFFECTS = {name: fact["value"] for name, fact in FACTS["effects"].items()}
MOST_TAXES: int = _EFFECTS["most-taxes"]
LEAST_TAXES: int = _EFFECTS["least-taxes"]
LEAST_GRAIN: int = _EFFECTS["least-grain"]
MOST_GRAIN: int = _EFFECTS["most-grain"]
FEW: tuple[int, ...] = tuple(_EFFECTS.get(f"recruits-{RECRUITS[a]}", RECRUITS[a]) for a in range(ACTIONS))
ARMIES_TILE: int = _EFFECTS["armies-tile"]
TILE = Domain("tile", ("thaler", "grain", "armies", "attack", "defence"))
THALER_TILE, GRAIN_TILE, ARMIES_TILE_HELD, ATTACK_TILE, DEFENCE_TILE = range(5)
TILES = len(TILE)

# ---- plans (W-1.3, W-7.4): the spaces of a board, and the cards that lie there ----
SPACE = Domain("space", (*ACTION.members, "court-3", "court-2", "court-1", "bid"))
SPACES = len(SPACE)
COURT_SPACE = ACTIONS  # the first of three
COURT_SPACES = 3
BID = SPACES - 1
CARD = Domain("card", (*COUNTY.members, "blank", *(f"coin-{k}" for k in range(COIN_CARDS)), "tower"))
CARDS = len(CARD)
BLANK = COUNTIES  # any coin card, or tower card, where it means that nothing is done
COIN_0 = BLANK + 1
TOWER_CARD = CARDS - 1
COINS = (1 << COIN_CARDS) - 1 << COIN_0  # all coin cards, as a mask

# ---- winter and scoring (W-5) ----
REVOLTS: tuple[int, ...] = (0, *(row["revolts"] for row in FACTS["supply-table"].values()))
EXTRA_PEASANTS: tuple[int, ...] = (0, *(row["peasants"] for row in FACTS["supply-table"].values()))
WORST = len(REVOLTS) - 1  # counties without grain; more are no worse
_SCORING = {name: fact["value"] for name, fact in FACTS["scoring"].items()}
COUNTY_POINTS: int = _SCORING["county"]
BUILDING_POINTS: int = _SCORING["building"]
MAJORITY: tuple[int, ...] = (_SCORING["most-palaces"], _SCORING["most-churches"], _SCORING["most-trading-houses"])

# ---- expansions (W-7, W-8, W-9) ----
FAVOUR = _domain_of("favour", FACTS["favours"], spoken=False)
FAVOURS = len(FAVOUR)
FAVOUR_KIND = Domain(
    "favour-kind",
    (
        "event", "thalers", "armies", "pardon", "grain", "points", "palace", "church", "trading-house", "shield-a",
        "shield-b", "shield-ab", "garrison",
    ),
)  # fmt: skip
(
    FAVOUR_EVENT, FAVOUR_THALERS, FAVOUR_ARMIES, FAVOUR_PARDON, FAVOUR_GRAIN, FAVOUR_POINTS, FAVOUR_PALACE,
    FAVOUR_CHURCH, FAVOUR_HOUSE, SHIELD_A, SHIELD_B, SHIELD_AB, FAVOUR_GARRISON,
) = range(13)  # fmt: skip
COUNTED = ("thalers", "armies", "grain", "points", "garrison")  # favours whose amount says something
COURT_PLACE = Domain("court-place", ("4", "3", "2"), spoken=False)
COURT_PLACES = len(COURT_PLACE)
COURT_PRICE: tuple[int, ...] = tuple(fact["value"] for fact in FACTS["favour-prices"].values())
REGION_CARD = _domain_of("region-card", FACTS["region-cards"], spoken=False)
BONUS = Domain("bonus", ("thalers", "armies", "grain", "points"))
BONUS_THALERS, BONUS_ARMIES, BONUS_GRAIN, BONUS_POINTS = range(4)
BONUSES = len(BONUS)
_LEADERS = {name: fact["value"] for name, fact in FACTS["leaders"].items()}
LEADER_DISCOUNT: int = _LEADERS["discount"]
LEADER_GRAIN: int = _LEADERS["grain"]
LEADER_TAXES: int = _LEADERS["taxes"]
LEADER_ARMIES: int = _LEADERS["armies"]
STATUE_POINTS: int = _LEADERS["statue"]
TROPHY_POINTS: int = _LEADERS["trophy"]


def facts() -> dict[str, Any]:
    """Everything printed or reconstructed, with source and certainty, for people to read."""
    return FACTS


# ---- a table's own numbers ----
def with_own(own: Mapping[str, Any]) -> dict[str, Any]:
    """The board with some numbers replaced. Raises BadBoard, naming what is wrong."""
    board = copy.deepcopy(FACTS)
    for part, numbers in own.items():
        if part not in OWN:
            raise BadBoard(f"{part}: only {', '.join(OWN)} may be replaced; the rest is certain and stays as it is")
        _replace(board[part], numbers, part)
    for problem in _flaws(board):
        raise BadBoard(problem)
    return board


def _replace(facts: dict[str, Any], own: Any, where: str) -> None:
    if not isinstance(own, Mapping):
        raise BadBoard(f"{where}: a table is wanted, not {own!r}")
    for name, value in own.items():
        path = f"{where}.{name}"
        if name not in facts or name in COMMENTS:
            known = ", ".join(key for key in facts if key not in COMMENTS)
            raise BadBoard(f"{path}: there is no such number here; known: {known}")
        fact = facts[name]
        if isinstance(fact, dict) and "value" in fact and not isinstance(value, Mapping):
            _put(fact, "value", value, path)
        elif isinstance(fact, dict):
            _replace(fact, value, path)
        else:
            _put(facts, name, value, path)


def _put(cell: dict[str, Any], name: str, value: Any, path: str) -> None:
    if type(value) is not type(cell[name]):
        wanted = "a word" if isinstance(cell[name], str) else "a number"
        raise BadBoard(f"{path}: {wanted} is wanted, not {value!r}")
    cell[name] = value
    cell["certainty"], cell["source"] = "own", "this table's own board"


def _flaws(board: Mapping[str, Any]) -> Iterator[str]:
    for number, favour in board["favours"].items():
        if favour["kind"] not in FAVOUR_KIND:
            yield f"favours.{number}.kind: one of {', '.join(FAVOUR_KIND.members)} is wanted, not {favour['kind']!r}"
        yield from _outside(f"favours.{number}.amount", favour["amount"], 1, 20)
    if sum(favour["kind"] == "pardon" for favour in board["favours"].values()) > 1:
        yield "favours: only one may be kept against a revolt marker"
    for number, card in board["region-cards"].items():
        for bonus in BONUS.members:
            yield from _outside(f"region-cards.{number}.{bonus}", card[bonus], 0, 20)
    tower = board["tower"]
    yield from _outside("tower.two-floors.passes", tower["two-floors"]["passes"]["value"], 1, 100)
    for model, name in (("two-floors", "shaken"), ("simple", "stays"), ("simple", "released")):
        yield from _outside(f"tower.{model}.{name}", tower[model][name]["value"], 1, 1000)


def _outside(path: str, value: int, low: int, high: int) -> Iterator[str]:
    if not low <= value <= high:
        yield f"{path}: {value} is outside {low} to {high}"


def settings(board: Mapping[str, Any]) -> dict[str, Any]:
    """The numbers of a table as the state has them."""
    tower = board["tower"]
    return {
        "favour_kind": [FAVOUR_KIND.index(favour["kind"]) for favour in board["favours"].values()],
        "favour_amount": [favour["amount"] for favour in board["favours"].values()],
        "bonus_amount": [card[bonus] for card in board["region-cards"].values() for bonus in BONUS.members],
        "floor_passes": tower["two-floors"]["passes"]["value"],
        "floor_shaken": tower["two-floors"]["shaken"]["value"],
        "simple_stays": tower["simple"]["stays"]["value"],
        "simple_released": tower["simple"]["released"]["value"],
    }
