"""The standings of a cup: points for places, and what decides between equals. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

Places = Mapping[int, int]  # by person, 1 is the first and equals share one; empty: the table ended without a result


def points_of(places: Places) -> dict[int, Fraction]:
    """The first of n gets n - 1 points, the last none; equals share what their places are worth."""
    worth = {}
    for one, place in places.items():
        equals = sum(other == place for other in places.values())
        first = len(places) - place  # of the places they share; the others follow
        worth[one] = Fraction(2 * first - equals + 1, 2)
    return worth


def bye_points(players: int) -> Fraction:
    """Whoever sits out gets what a table gives on average."""
    return Fraction(players - 1, 2)


@dataclass
class Score:
    """How somebody stands."""

    person: int
    points: Fraction = Fraction(0)
    wins: int = 0  # first places, shared ones too
    opponents: Fraction = Fraction(0)  # the points of all they have met at tables that ended, as often as they met
    played: int = 0
    place: int = 0
    met: list[int] = field(default_factory=list)

    @property
    def key(self) -> tuple[Fraction, int, Fraction]:
        """Points; then first places; then how strong those were whom they met. Beyond that they are equal."""
        return self.points, self.wins, self.opponents


def standings(people: int, players: int, tables: Iterable[Places], byes: Iterable[int]) -> list[Score]:
    """The best first, from the tables that have ended and from whoever sat out in rounds that have begun."""
    scores = [Score(one) for one in range(people)]
    for places in tables:
        _count(scores, places)
    for one in byes:
        scores[one].points += bye_points(players)
    for score in scores:
        score.opponents = sum((scores[other].points for other in score.met), Fraction(0))
    return _placed(scores)


def _count(scores: Sequence[Score], places: Places) -> None:
    for one, points in points_of(places).items():
        scores[one].points += points
        scores[one].wins += places[one] == 1
        scores[one].played += 1
        scores[one].met += [other for other in places if other != one]


def _placed(scores: list[Score]) -> list[Score]:
    for score in scores:
        score.place = 1 + sum(other.key > score.key for other in scores)
    return sorted(scores, key=lambda score: (score.place, score.person))
