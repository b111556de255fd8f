"""What a bot that looks ahead says of a game: advice for one seat, and everyone's chances over a finished game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from wartable.bots.search import Budget, Outlook, look
from wartable.engine.errors import BadTable, NotNow
from wartable.engine.match import Match
from wartable.lab.speeds import fast_of

PLAYOUTS = 200  # for the chances at one moment: none is then off by more than 7 in 100, at 95 %
MOST_MOMENTS = 60


@dataclass(frozen=True)
class Moment:
    """Everyone's chance of victory after so many choices, as a spectator may judge it."""

    step: int
    seat: str  # who chose last
    chances: dict[str, float]


def advise(match: Match, seat: str, budget: Budget, seed: int = 0) -> Outlook:
    """What a seat might do, from what it sees alone; raises NotNow if it is not asked."""
    if seat not in match.asked:
        raise NotNow(match.game.text().get("refusal-not-asked"))
    return look(match.game, fast_of(match.game.name), match.view(seat), budget, seed)


def chances(match: Match, playouts: int = PLAYOUTS, most: int = MOST_MOMENTS) -> Iterator[Moment]:
    """Whenever somebody else goes on, but no oftener than so many times: games played on by the best quick bot.
    The last moment is the result."""
    if not match.over:
        raise BadTable("the game is not over")
    for step in _moments(match, most):
        then = match.at(step)
        seen = look(match.game, fast_of(match.game.name), then.view(None), Budget(playouts=playouts, cores=1), step)
        yield Moment(step, _who(match, step), seen.chances)
    won = {seat: (seat in match.winners) / len(match.winners) for seat in match.game.seats}
    yield Moment(match.steps, _who(match, match.steps), won)


def _moments(match: Match, most: int) -> list[int]:
    """The steps after which another seat chose, thinned out evenly."""
    steps = match.history
    turns = [k for k in range(1, len(steps)) if steps[k].seat != steps[k - 1].seat]
    return turns if len(turns) <= most else [turns[k * len(turns) // most] for k in range(most)]


def _who(match: Match, step: int) -> str:
    return match.game.seats[match.history[step - 1].seat]
