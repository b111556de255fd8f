"""The board, from data/board.toml: names as domains, certain piece counts as constants, printed numbers as settings.

Numbers a table may replace (`--board FILE`) are settings of the state, so that no rule is compiled anew for them.
"""

from __future__ import annotations

import copy
import tomllib
from collections.abc import Iterator, Mapping
from importlib import resources
from typing import Any

from wartable.engine.domain import Domain
from wartable.engine.errors import BadBoard


def read_data(name: str) -> dict[str, Any]:
    text = (resources.files(__package__) / "data" / f"{name}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


FACTS = read_data("board")
COMMENTS = ("certainty", "four-certainty", "source")  # what is said of a number, beside the number

# ---- names (GP-0.1, GP-0.4, GP-11.12) ----
REGION = Domain("region", ("prussia", "lithuania", "ukraine", "little-poland", "greater-poland"))  # in ring order
PRUSSIA, LITHUANIA, UKRAINE, LITTLE_POLAND, GREATER_POLAND = range(5)
REGIONS = len(REGION)
ENEMY = Domain("enemy", ("black", "russia", "tatars", "ottomans", "habsburgs"))  # numbers 1 to 5 on the dice
BLACK, RUSSIA, TATARS, OTTOMANS, HABSBURGS = range(5)
ENEMIES = len(ENEMY)
FOE = Domain("foe", ("teutonic-knights", "sweden", "kingdom-of-prussia", "russia", "tatars", "ottomans", "habsburgs"))
FOES = len(FOE)
BLACK_NAME = (0, 0, 1, 1, 2)  # the black enemy's name by round (the first entry is no round)
ENEMY_OF_FOE = (BLACK, BLACK, BLACK, RUSSIA, TATARS, OTTOMANS, HABSBURGS)
ROUND = Domain("round", ("1", "2", "3", "4"), spoken=False)
ROUNDS = len(ROUND)
MOST_CIRCLES = 6
MOST_PRINTED = 60  # no number on a board is larger
CIRCLE = Domain("circle", [str(k + 1) for k in range(MOST_CIRCLES)], spoken=False)
ARROW = Domain("arrow", ("first", "second"), spoken=False)
TROOP = Domain("troop", ("infantry", "cavalry", "artillery"))
INFANTRY, CAVALRY, ARTILLERY = range(3)
TROOPS = len(TROOP)
HIGHEST_BLOCK = 5
BLOCK = Domain("block", [str(k) for k in range(HIGHEST_BLOCK + 1)], spoken=False)
BLOCKS = len(BLOCK)
SPOT = Domain("spot", (*REGION.members, "court"))
SPOTS = len(SPOT)
COURT = SPOT.index("court")
MOST_COURT = 4 * HIGHEST_BLOCK
COURT_SUM = Domain("court-sum", [str(k) for k in range(MOST_COURT + 1)], spoken=False)

ENTRY = (PRUSSIA, LITHUANIA, UKRAINE, LITTLE_POLAND, GREATER_POLAND)  # the region each enemy's box is connected with
FACING = (BLACK, RUSSIA, TATARS, OTTOMANS, HABSBURGS)  # and the enemy each region faces

# ---- pieces (GP-0.2, GP-0.3): certain, hence constants ----
_PIECES = {name: fact["value"] for name, fact in FACTS["pieces"].items()}
NOBLES: int = _PIECES["nobles"]
DISCS: int = _PIECES["discs"]
TROOP_PIECES: tuple[int, ...] = tuple(_PIECES[troop] for troop in TROOP.members)
CROWN_PIECES: tuple[int, ...] = tuple(_PIECES[f"crown-{troop}"] for troop in TROOP.members)
KING_CUBES: int = _PIECES["king-cubes"]
COSSACKS: int = _PIECES["cossacks"]
MANAGERS: int = _PIECES["managers"]
CITIES: int = _PIECES["cities"]
ENEMY_CUBES: tuple[int, ...] = tuple(_PIECES[f"{enemy}-cubes"] for enemy in ENEMY.members)
INFLUENCE: int = _PIECES["influence"]
START_VALUE: int = _PIECES["start-value"]
LOWEST_VALUE: int = _PIECES["lowest-value"]
HIGHEST_VALUE: int = _PIECES["highest-value"]
START_COINS: int = _PIECES["start-coins"]
LEAST_INCOME: int = _PIECES["least-income"]


def facts() -> dict[str, Any]:
    """GP-0.4 – Everything printed or reconstructed, with source and certainty, for people to read."""
    return FACTS


# ---- a table's own numbers ----
def with_own(own: Mapping[str, Any]) -> dict[str, Any]:
    """The board with some numbers replaced. Raises BadBoard, naming what is wrong."""
    board = copy.deepcopy(FACTS)
    _replace(board, own, "")
    for problem in _flaws(board):
        raise BadBoard(problem)
    return board


def _replace(board: dict[str, Any], own: Mapping[str, Any], where: str) -> None:
    for name, value in own.items():
        path = f"{where}.{name}".lstrip(".")
        if name not in board or name in COMMENTS:
            known = ", ".join(key for key in board if key not in COMMENTS)
            raise BadBoard(f"{path}: there is no such number on this board; known here: {known}")
        if path.startswith("pieces"):
            raise BadBoard(f"{path}: the pieces of the box are certain and stay as they are")
        if isinstance(value, Mapping) and isinstance(board[name], dict):
            _replace(board[name], value, path)
        elif isinstance(board[name], dict) and set(board[name]) >= {"value"}:
            _put(board[name], "value", value, path)
        else:
            _put(board, name, value, path)


def _put(cell: dict[str, Any], name: str, value: Any, path: str) -> None:
    if type(value) is not type(cell[name]):
        wanted = "a list" if isinstance(cell[name], list) else "a table" if isinstance(cell[name], dict) else "a number"
        raise BadBoard(f"{path}: {wanted} is wanted, not {value!r}")
    cell[name] = value
    cell.pop("four-certainty", None)
    cell["certainty"], cell["source"] = "own", "this table's own board"


def _flaws(board: Mapping[str, Any]) -> Iterator[str]:
    for path, value in _numbers(board):
        if not 0 <= value <= MOST_PRINTED:
            yield f"{path}: {value} is outside 0 to {MOST_PRINTED}"
    for region, row in board["estates"].items():
        circles = row["value"]
        if not 1 <= len(circles) <= MOST_CIRCLES or not all(type(circle) is int for circle in circles):
            yield f"estates.{region}: a row has 1 to {MOST_CIRCLES} circles, each a whole number"
        elif sorted(circles) != circles or not 1 <= circles[0] <= circles[-1] <= 20:
            yield f"estates.{region}: values rise from the heart of the country to the border, 1 to 20"
    if sum(len(row["value"]) for row in board["estates"].values()) < 9:
        yield "estates: nine estates are placed before the game begins; there are too few circles"
    for enemy, arrows in board["arrows"].items():
        entry = REGION.members[ENTRY[ENEMY.index(enemy)]]
        targets = {str(target) for target in arrows["value"]}
        if len(arrows["value"]) != 2 or len(targets) != 2 or entry in targets or not targets <= set(REGION.members):
            yield f"arrows.{enemy}: two different regions are wanted, neither of them {entry}"


def _numbers(board: Mapping[str, Any], where: str = "") -> Iterator[tuple[str, int]]:
    for name, value in board.items():
        path = f"{where}.{name}".lstrip(".")
        if isinstance(value, dict):
            yield from _numbers(value, path)
        elif isinstance(value, int):
            yield path, value


def settings(board: Mapping[str, Any], players: int, printing: str) -> dict[str, Any]:
    """The numbers of a table as the state has them, for so many players, and a printing's numbers for Vienna."""
    count = "three" if players == 3 else "four"
    held = board["vienna-held"]
    printed = "phalanx-four" if players == 4 else "phalanx-three" if printing == "phalanx" else printing
    return {
        "base": [cell[count] for enemy in ENEMY.members for cell in board["enemies"][enemy]["strength"].values()],
        "vienna_ottoman_box": held["ottoman-box"][printed]["value"],
        "vienna_habsburg_box": held["habsburg-box"][printed]["value"],
        "glory": [board["glory"][enemy]["value"] for enemy in ENEMY.members],
        "arrows": [REGION.index(target) for enemy in ENEMY.members for target in board["arrows"][enemy]["value"]],
        "circles": [len(board["estates"][region]["value"]) for region in REGION.members],
        "worth": [worth for region in REGION.members for worth in _padded(board["estates"][region]["value"])],
        "crown_base": [cell.get(troop, 0) for cell in board["crown"]["base"].values() for troop in TROOP.members],
        "levy": [column[troop] for column in _columns(board) for troop in TROOP.members],
    }


def _padded(row: list[int]) -> list[int]:
    return [*row, *[0] * (MOST_CIRCLES - len(row))]


def _columns(board: Mapping[str, Any]) -> Iterator[dict[str, int]]:
    """GP-4.2 – The column for each sum of court blocks."""
    columns = {int(name.removeprefix("upto-")): column for name, column in board["crown"]["levy"].items()}
    for total in range(MOST_COURT + 1):
        yield columns[min(upto for upto in columns if upto >= total)]
