"""What a choice would cost and bring: odds and losses of an attack, what it does to a continent, armies of a set."""

from __future__ import annotations

from collections.abc import Iterator

from wartable.engine.domain import Domain
from wartable.engine.hints import Hint, Hints, percent
from wartable.games.la_conquete_du_monde.board import (
    BONUS,
    CONTINENT,
    CONTINENT_OF,
    TERRITORY,
    T,
)
from wartable.games.la_conquete_du_monde.cards import exchange_value, hand_size
from wartable.games.la_conquete_du_monde.names import ATTACK, DEFEND, DONE, EXCHANGE, FOLLOW_ON, FROM, MOVE, PLACE
from wartable.games.la_conquete_du_monde.odds import MOST_ARMIES, capture, one_roll
from wartable.games.la_conquete_du_monde.pieces import amount_of
from wartable.games.la_conquete_du_monde.stages.combat import is_protected, most_defence_dice, targets
from wartable.games.la_conquete_du_monde.stages.movement import ONE_MOVE, movable
from wartable.games.la_conquete_du_monde.stages.turn import armies_due
from wartable.games.la_conquete_du_monde.state import COMBAT, FOLLOW, MARCH, MOVEMENT, MUSTER, SEAT, SPOILS, World


def place(s: World, seat: int, territory: int, amount: int) -> Iterator[Hint]:
    available = s.mustering[seat] if s.stage == MUSTER else s.to_place
    armies = s.armies[territory] + amount_of(amount, available)
    yield "place", {"armies": armies, "enemy": _strongest_near(s, territory)}
    if _holds(s, seat, CONTINENT_OF[territory]):
        yield "keeps", _continent(CONTINENT_OF[territory])


def exchange(s: World, seat: int, cards: int) -> Iterator[Hint]:
    yield "exchange", {"armies": exchange_value(s)}


def set_out(s: World, seat: int, origin: int) -> Iterator[Hint]:
    if s.stage == MOVEMENT:
        yield "movable", {"armies": movable(s, origin)}
    elif s.stage == COMBAT:
        chance, target = max((_capture(s, origin, t), t) for t in _targets(s, seat, origin))
        yield "best", {"territory": _territory(target), "chance": percent(chance)}


def attack(s: World, seat: int, target: int, dice: int) -> Iterator[Hint]:
    defence = min(s.defence_dice, s.armies[target])
    yield "take", {"chance": percent(_capture(s, s.origin, target, dice + 1))}
    yield "roll", _losses(dice + 1, defence)
    yield from _conquest(s, seat, target)


def _conquest(s: World, seat: int, target: int) -> Iterator[Hint]:
    """What it would mean to take a territory."""
    continent, owner = CONTINENT_OF[target], s.owner[target]
    if _holds(s, owner, continent):
        yield "breaks", {"seat": (SEAT, SEAT.members[owner]), **_continent(continent)}
    if all(s.owner[t] == seat or t == target for t in range(T) if CONTINENT_OF[t] == continent):
        yield "gains", _continent(continent)
    if s.territories[owner] == 1:
        yield "eliminates", {"seat": (SEAT, SEAT.members[owner])}


def defend(s: World, seat: int, dice: int) -> Iterator[Hint]:
    losses = _losses(s.committed, min(dice + 1, most_defence_dice(s)))
    yield "roll", {"own": losses["enemy"], "enemy": losses["own"]}


def follow(s: World, seat: int, amount: int) -> Iterator[Hint]:
    going = amount_of(amount, s.armies[s.origin] - 1 if s.stage == FOLLOW else movable(s, s.origin))
    yield "then", {"here": s.armies[s.origin] - going, "there": s.armies[s.target] + going}


def move(s: World, seat: int, territory: int) -> Iterator[Hint]:
    yield "then", {"here": s.armies[s.origin] - 1, "there": s.armies[territory] + 1}


def done(s: World, seat: int) -> Iterator[Hint]:
    if s.stage in (FOLLOW, MARCH):
        yield "then", {"here": s.armies[s.origin], "there": s.armies[s.target]}
    if s.stage in (COMBAT, MOVEMENT) or (s.stage == MARCH and s.movement == ONE_MOVE):
        yield "due", {"armies": armies_due(s, seat)}
    if s.stage == SPOILS:
        yield "kept", {"cards": hand_size(s, seat)}


HINTS: Hints = {
    PLACE: place, EXCHANGE: exchange, FROM: set_out, ATTACK: attack, DEFEND: defend, FOLLOW_ON: follow, MOVE: move,
    DONE: done,
}  # fmt: skip


# ---- what they are made of ----
def _capture(s: World, origin: int, target: int, dice: int | None = None) -> float:
    armies = min(s.armies[origin] - 1, MOST_ARMIES), min(s.armies[target], MOST_ARMIES)
    return capture(*armies, s.defence_dice, dice=dice, protected=is_protected(s, target))


def _losses(attack: int, defence: int) -> dict[str, float]:
    """On average, of one roll as the attacker sees it."""
    own = sum(lost * chance for lost, chance in enumerate(one_roll(attack, defence)))
    return {"own": round(own, 1), "enemy": round(min(attack, defence) - own, 1)}


def _targets(s: World, seat: int, origin: int) -> Iterator[int]:
    reachable = s.neighbours[origin] & targets(s, seat)
    return (t for t in range(T) if reachable >> t & 1)


def _strongest_near(s: World, territory: int) -> int:
    near = s.neighbours[territory] & ~s.held[s.owner[territory]]
    return max((s.armies[t] for t in range(T) if near >> t & 1), default=0)


def _holds(s: World, seat: int, continent: int) -> bool:
    return all(s.owner[t] == seat for t in range(T) if CONTINENT_OF[t] == continent)


def _continent(continent: int) -> dict[str, object]:
    return {"continent": (CONTINENT, CONTINENT.members[continent]), "armies": BONUS[continent]}


def _territory(t: int) -> tuple[Domain, str]:
    return TERRITORY, TERRITORY.members[t]
