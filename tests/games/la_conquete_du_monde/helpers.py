"""Tables, positions and questions for the tests of La Conquête du Monde."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import wartable
from wartable import Game, Match
from wartable.engine.state import named
from wartable.games.la_conquete_du_monde.board import FACTS

Position = dict[str, Any]
Lands = Mapping[str, int]
Hand = Mapping[str, int]

TERRITORIES: tuple[str, ...] = tuple(FACTS["territories"])
CONTINENTS = {
    continent: tuple(t for t, fact in FACTS["territories"].items() if fact["continent"] == continent)
    for continent in FACTS["continents"]
}
SCATTERED = tuple(t for lands in CONTINENTS.values() for t in lands[1:])  # no continent is whole
CARDS = {"infantry": 14, "cannon": 14, "cavalry": 14, "joker": 2}
SET = "infantry-cannon-cavalry"
ONE_OF_EACH = {"infantry": 1, "cannon": 1, "cavalry": 1}
PAST_PROTECTION = 5


def table(players: int = 3, edition: str | None = None, options: Iterable[str] = ()) -> Game:
    return wartable.load("la-conquete-du-monde", players, edition, options)


def world(
    players: int = 3,
    *,
    rest: str = "green",
    hands: Mapping[str, Hand] | None = None,
    discards: Hand | None = None,
    player: str = "red",
    stage: str = "combat",
    **others: Any,
) -> Position:
    """A whole legal position, past the protection; `others` are lands of a seat (red={"alaska": 3}) or parts of it."""
    seats = table(players).seats
    lands: dict[str, Lands] = {seat: others.pop(seat, {}) for seat in seats}
    dealt = {seat: full((hands or {}).get(seat, {})) for seat in seats}
    aside = full(discards or {})
    spent = {arm: aside[arm] + sum(hand[arm] for hand in dealt.values()) for arm in CARDS}
    position: Position = {
        "owner": {"*": rest} | {t: seat for seat, held in lands.items() for t in held},
        "armies": {"*": 1} | {t: n for held in lands.values() for t, n in held.items()},
        "fought": {"*": 0},
        "arrived": {"*": 0},
        "order": {str(place): seat for place, seat in enumerate(seats, 1)},
        "turn": seats.index(player),
        "player": player,
        "asked": [player],
        "stage": stage,
        "round": PAST_PROTECTION,
        "hand": dealt,
        "deck": {arm: CARDS[arm] - spent[arm] for arm in CARDS},
        "discards": aside,
        "exchanges": 0,
        "to_place": 0,
    }
    return position | others


def full(hand: Hand) -> dict[str, int]:
    """A hand with every arm named."""
    return {arm: hand.get(arm, 0) for arm in CARDS}


def begin(
    position: Position, luck: Iterable[int | str] = (), *, edition: str | None = None, options: Iterable[str] = ()
) -> Match:
    """A match from a whole position, with a tape of luck."""
    game = table(len(position["order"]), edition, options)
    return game.from_position(position, luck=wartable.luck.tape(list(luck)))


def next_turn(
    position: Position, luck: Iterable[int | str] = (), *, edition: str | None = None, options: Iterable[str] = ()
) -> Match:
    """Red's turn has just begun: the last seat ended the turn before, and the tape was asked for red's cards."""
    last = list(position["order"].values())[-1]
    before = position | {"player": last, "asked": [last], "turn": len(position["order"]) - 1, "stage": "movement"}
    match = begin(before, luck, edition=edition, options=options)
    match.play(last, "done")
    assert match.position()["player"] == "red"
    return match


def play(match: Match, seat: str, *choices: str) -> Match:
    """Several choices of one seat."""
    for choice in choices:
        match.play(seat, choice)
    return match


def part(match: Match, name: str) -> Any:
    """One part of the position."""
    [field] = (field for field in match.spec.state.FIELDS if field.name == name)
    return named(match.state, field, match.game.players)


def armies(match: Match, *territories: str) -> list[int]:
    standing = part(match, "armies")
    return [standing[t] for t in territories]


def told(match: Match, name: str, seat: str | None = None) -> list[dict[str, Any]]:
    """The facts of all events of that name that a seat (None: a spectator) has heard."""
    return [dict(event.facts) for event in match.log(seat) if event.name == name]


def offered(match: Match, verb: str) -> list[str]:
    """What follows a verb in the offer of the seat that is asked."""
    choices = match.offer(match.asked[0])
    return [choice.removeprefix(f"{verb} ") for choice in choices if choice.split()[0] == verb]


def deal(game: Game, order: Iterable[int], dice: Iterable[int], *after: int | str) -> Match:
    """A set-up: the dice for the order, then those of the deal, each followed by territories in the board's order."""
    answers: list[int | str] = list(order)
    undealt = list(TERRITORIES)
    for die in dice:
        answers += [die, *undealt[:die]]
        del undealt[:die]
    assert not undealt
    return game.new(luck=wartable.luck.tape([*answers, *after]))


def held(match: Match, seat: str) -> set[str]:
    """The territories of a seat."""
    return {t for t, owner in match.position()["owner"].items() if owner == seat}
