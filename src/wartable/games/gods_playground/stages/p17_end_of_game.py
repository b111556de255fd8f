"""GP-17: the end of the game, and who has won."""

from __future__ import annotations

from wartable.engine.events import EVERYONE, emit
from wartable.engine.rule import rule
from wartable.games.gods_playground.board import GREATER_POLAND, LITHUANIA, LITTLE_POLAND, MOST_CIRCLES, REGIONS
from wartable.games.gods_playground.names import ESTATES_SCORED, GAME_ENDED, HOME_SCORED
from wartable.games.gods_playground.pieces import place_in_order
from wartable.games.gods_playground.state import OVER, Commonwealth

HOME = (LITHUANIA, LITTLE_POLAND, LITHUANIA, GREATER_POLAND)  # Radziwiłł, Potocki, Sapieha, Leszczyński
CITY_MULTIPLIES = 3


@rule
def begin(s: Commonwealth) -> None:
    for seat in range(s.players):
        points = worth_of_estates(s, seat)
        s.points[seat] += points
        emit(s, ESTATES_SCORED, EVERYONE, seat, points)
        if s.home_provinces == 1:
            score_home(s, seat)
    for seat in range(s.players):
        emit(s, GAME_ENDED, EVERYONE, seat, s.points[seat])
    s.stage = OVER
    s.asked = 0


@rule
def worth_of_estates(s: Commonwealth, seat: int) -> int:
    """GP-17.1 – Each estate scores its circle, times three with a city; managers add nothing."""
    points = 0
    for k in range(REGIONS * MOST_CIRCLES):
        if s.estate[k] == seat:
            points += s.worth[k] * (CITY_MULTIPLIES if s.city[k] == 1 else 1)
    return points


@rule
def score_home(s: Commonwealth, seat: int) -> None:
    """GP-O3 – One more point for each own estate in the family's home."""
    points = 0
    for circle in range(MOST_CIRCLES):
        if s.estate[HOME[seat] * MOST_CIRCLES + circle] == seat:
            points += 1
    s.points[seat] += points
    emit(s, HOME_SCORED, EVERYONE, seat, points)


@rule
def score(s: Commonwealth, seat: int) -> int:
    return s.points[seat]


@rule
def rank(s: Commonwealth, seat: int) -> int:
    """GP-17.2 – Points, then nobles on the board, then coins, then closeness to the first player."""
    place = 1
    for other in range(s.players):
        if other != seat and is_ahead(s, other, seat):
            place += 1
    return place


@rule
def is_ahead(s: Commonwealth, one: int, other: int) -> bool:
    if s.points[one] != s.points[other]:
        return s.points[one] > s.points[other]
    if nobles_of(s, one) != nobles_of(s, other):
        return nobles_of(s, one) > nobles_of(s, other)
    if s.coins[one] != s.coins[other]:
        return s.coins[one] > s.coins[other]
    return place_in_order(s, one) < place_in_order(s, other)


@rule
def nobles_of(s: Commonwealth, seat: int) -> int:
    """GP-17.3 – Counted in the regions, after phase sixteen."""
    total = 0
    for region in range(REGIONS):
        total += s.nobles[seat * REGIONS + region]
    return total
