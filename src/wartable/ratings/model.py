"""What a result says about those who played it: Plackett and Luce's model, as Weng and Lin fit it (openskill)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from openskill.models import PlackettLuce

PROVISIONAL = 10  # games, below which a rating says little
CAUTION = 3  # deviations below the mean: it is better than that almost surely


@dataclass(frozen=True)
class Skill:
    """What is believed of somebody's strength in a game: a mean, and how far from it they may be."""

    mean: float = 25.0
    deviation: float = 25.0 / 3
    games: int = 0

    @property
    def ordinal(self) -> float:
        """One cautious number: newcomers begin at 0."""
        return cautious(self.mean, self.deviation)

    @property
    def provisional(self) -> bool:
        return self.games < PROVISIONAL


def cautious(mean: float, deviation: float) -> float:
    return round(mean - CAUTION * deviation, 2) + 0.0  # no negative nought


@cache
def _model() -> PlackettLuce:
    return PlackettLuce(mu=Skill.mean, sigma=Skill.deviation)


def rated(skills: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """What is believed after a game; those with the same place have drawn. Always in the same order, so that floats
    come out the same."""
    model = _model()
    teams = [[model.rating(mu=skill.mean, sigma=skill.deviation)] for skill in skills]
    after = model.rate(teams, ranks=[float(place) for place in places])
    return [Skill(team[0].mu, team[0].sigma, old.games + 1) for team, old in zip(after, skills, strict=True)]
