"""The luck of a game's seats, by the measure its account declares: what battles gave against what they might have."""

from __future__ import annotations

from collections.abc import Iterator
from pkgutil import resolve_name

from wartable.account.luck import fortunes
from wartable.account.story import scenes
from wartable.engine.match import Match
from wartable.lab.dataset import Row


def luck_rows(game_id: str, match: Match | None) -> Iterator[Row]:
    """A row for each seat that fought; a game that declares no account has none."""
    if match is None or not match.spec.account:
        return
    declared = resolve_name(match.spec.account)
    for fortune in fortunes(match.game.seats, list(declared.battles(list(scenes(match)))), declared.fewer):
        total = fortune.total
        numbers = {"battles": fortune.battles, "luck": total.luck, "deviation": total.deviation}
        yield {"game_id": game_id, "seat": total.seat, **numbers}
