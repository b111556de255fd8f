"""W-6: what the tower does, measured: throws, battles and revolts by the thousand, at the compiled speed."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any

from wartable.engine.game import Game
from wartable.engine.speeds.chances import error_of
from wartable.engine.speeds.fast import CHECKED, Fast
from wartable.games.wallenstein import SPEC
from wartable.games.wallenstein.board import COUNTY, NEIGHBOURS, TOWER_FILLING, TOWER_PEASANTS
from wartable.games.wallenstein.names import verbs
from wartable.games.wallenstein.state import COLOURS, GREEN, SEATS
from wartable.games.wallenstein.view import tower as parameters

Cubes = list[int]
Row = dict[str, Any]

PLAYERS = 4
ATTACKER, DEFENDER = 0, 1  # seats
HOME = 0  # any county, and one beside it
NEXT = NEIGHBOURS[HOME][0]
SETTLE = 50  # throws until it does not matter any more how the tower was filled
BATTLES_BEFORE = 12  # in each tower a battle is tried in: every throw has a game of its own
USUAL_ATTACK, USUAL_DEFENCE = 4, 3

THROWN = range(1, 31)
ATTACKERS = range(1, 13)
DEFENDERS = (1, 2, 3, 4, 5, 6, 8, 10)
PEASANTS = (1, 2, 3, 4)


class Tower:
    """A compiled tower: whatever lies ready beside it is thrown in, and nothing has happened afterwards."""

    def __init__(self, model: str, seed: int) -> None:
        template = Game(SPEC, PLAYERS, None, [f"tower={model}"]).template
        self.parameters = parameters(template)
        self.luck = random.Random(seed)
        self._speed = _compiled()
        self._table = self._speed.states(template, 2)
        here = self._table[0]
        here["owner"][:], here["order"][:], here["event"] = -1, -1, -1
        here["owner"][HOME], here["owner"][NEXT], here["origin"] = ATTACKER, DEFENDER, HOME

    def out(self, choice: str, inside: Sequence[int], tray: Sequence[int] = (0,) * COLOURS) -> Cubes:
        """What would come out, were this done now."""
        self._table[0]["inside"], self._table[0]["tray"] = inside, tray
        self._speed.clone_at(self._table, 0, 1)
        number, _ = verbs.parse(choice)
        self._speed.sample_at(self._table, 1, ATTACKER, number, 1, self.luck.getrandbits(62))
        lying: Cubes = self._table[1]["tray"].tolist()
        return lying

    def throw(self, inside: Sequence[int], cubes: Sequence[int]) -> Cubes:
        """What comes out if just these cubes are thrown in: those of the tray, when nobody is there to fight."""
        self.station(0, 0)
        return self.out(REVOLT, inside, cubes)

    def station(self, armies: int, markers: int) -> None:
        """Who stands at home."""
        self._table[0]["armies"][HOME], self._table[0]["markers"][HOME] = armies, markers

    def defend(self, armies: int) -> None:
        """Who stands in the next county."""
        self._table[0]["armies"][NEXT] = armies


@cache
def _compiled() -> Fast:
    return Fast(SPEC, SPEC.bots, CHECKED)


REVOLT = f"plan taxes {COUNTY.members[HOME]}"


def march(armies: int) -> str:
    return f"march {COUNTY.members[NEXT]} {armies}"


def left_inside(inside: Sequence[int], thrown: Sequence[int], out: Sequence[int]) -> Cubes:
    return [was + more - less for was, more, less in zip(inside, thrown, out, strict=True)]


def study(tower: Tower, trials: int, progress: Callable[[], None] = lambda: None) -> Row:
    """Everything the page about the tower tells; `progress` is called once for each row."""
    result: Row = {"tower": tower.parameters, "trials": trials, "error": round(error_of(trials), 4)}
    result["throws"] = _rows((long_run(tower, thrown, trials) for thrown in THROWN), progress)
    towers = [middle_of_a_game(tower) for _ in range(trials)]
    result["battles"] = _rows(_battles(tower, towers), progress)
    result["peasants"] = _rows(_against_peasants(tower, towers), progress)
    return result


ROWS = len(THROWN) + len(ATTACKERS) * (len(DEFENDERS) + len(PEASANTS))


def _rows(made: Iterator[Row], progress: Callable[[], None]) -> list[Row]:
    rows = []
    for row in made:
        rows.append(row)
        progress()
    return rows


# ---- how many come out, how many stay ----
def long_run(tower: Tower, thrown: int, trials: int) -> Row:
    """The same number thrown again and again: those inside are of one colour, those thrown of another."""
    inside, stood, fresh, old = 0, [], 0, 0
    for k in range(SETTLE + trials):
        out = tower.throw(_cubes(inside, 0), _cubes(0, thrown))
        if k >= SETTLE:
            stood.append(inside)
            old, fresh = old + out[ATTACKER], fresh + out[DEFENDER]
        inside += thrown - sum(out)
    stood.sort()
    return {
        "thrown": thrown,
        "out_of_thrown": round(fresh / (thrown * trials), 4),
        "out_of_inside": round(old / max(1, sum(stood)), 4),
        "inside": round(sum(stood) / trials, 2),
        "inside_p5": stood[trials // 20],
        "inside_p95": stood[trials - 1 - trials // 20],
    }


def _cubes(attacker: int, defender: int) -> Cubes:
    return [attacker, defender, *[0] * (COLOURS - 2)]


# ---- the tower of a game ----
def middle_of_a_game(tower: Tower) -> Cubes:
    """W-0.8 – Filled, then used for some battles between any two: what lies inside."""
    filling = [TOWER_FILLING * (seat < PLAYERS) for seat in range(SEATS)] + [TOWER_PEASANTS]
    inside = left_inside([0] * COLOURS, filling, tower.throw([0] * COLOURS, filling))
    tray = [0] * COLOURS
    for _ in range(BATTLES_BEFORE):
        attacker, defender = tower.luck.sample(range(PLAYERS), 2)
        tray[attacker] += USUAL_ATTACK
        tray[defender] += USUAL_DEFENCE
        out = tower.throw(inside, tray)
        inside, tray = left_inside(inside, tray, out), out
        tray[attacker] = tray[defender] = tray[GREEN] = 0  # W-3.4: whoever fought is gone
    return inside


# ---- battles and revolts, the tray empty ----
def _battles(tower: Tower, towers: Sequence[Cubes]) -> Iterator[Row]:
    """W-3.4, W-3.5 – Against another player's county without a marker, where peasants help him."""
    for defenders in DEFENDERS:
        for attackers in ATTACKERS:
            tower.station(attackers + 1, 0)
            tower.defend(defenders)
            outs = [tower.out(march(attackers), inside) for inside in towers]
            more = [out[ATTACKER] - out[DEFENDER] - out[GREEN] for out in outs]
            won, tied = sum(by > 0 for by in more), sum(by == 0 for by in more)
            counts = {"win": won, "tie": tied, "lose": len(more) - won - tied}
            yield {"attackers": attackers, "defenders": defenders} | _shares(counts, len(towers))


def _against_peasants(tower: Tower, towers: Sequence[Cubes]) -> Iterator[Row]:
    """W-3.1, W-3.6 – In a revolt, one for each marker, or in a neutral county: they win ties, or keep it."""
    for peasants in PEASANTS:
        for armies in ATTACKERS:
            tower.station(armies, peasants)
            outs = (tower.out(REVOLT, inside) for inside in towers)
            won = sum(out[ATTACKER] > out[GREEN] for out in outs)
            yield {"armies": armies, "peasants": peasants} | _shares({"win": won}, len(towers))


def _shares(counts: dict[str, int], trials: int) -> Row:
    return {name: round(count / trials, 4) for name, count in counts.items()}
