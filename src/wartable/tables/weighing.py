"""What choices would mean for whoever is about to make them: whether they end one's part, and can be taken back."""

from __future__ import annotations

from collections.abc import Sequence

from wartable.engine.match import Match
from wartable.tables.table import Table
from wartable.tables.what_if import imagined
from wartable.wire import messages as wire


def weigh(table: Table, seat: str, request: wire.Weigh) -> wire.Weighed:
    table.check_fresh(seat, request.revision)
    return wire.Weighed(request.id, *weighed(table.match, seat, request.choices))


def weighed(match: Match, seat: str, choices: Sequence[str]) -> tuple[bool, bool]:
    """Whether choices would be final, and whether the seat would not be asked after them. Tried out in a world made of
    the seat's view alone, always the same one: it tells nothing hidden, and no luck. Raises what would stop them."""
    trial = imagined(match.game, match.view(seat), 0, 0)
    for choice in choices:
        trial.play(seat, choice)
    return any(step.final for step in trial.history), seat not in trial.asked
