"""The account of a match that is over: one walk through what everyone heard, by what its game declares."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pkgutil import resolve_name

from wartable.account.declaring import Declared, Standing
from wartable.account.luck import battle_of, fortunes
from wartable.account.result import Account, Chapter, Placed, Series
from wartable.account.story import Scene, asides, scenes
from wartable.account.turning import turning
from wartable.engine.errors import NotNow
from wartable.engine.match import Match

MOST_POINTS = 240  # of a series: a chart has no more to show
Gains = dict[str, dict[str, list[int]]]


def account_of(match: Match, places: Mapping[str, int] | None = None) -> Account:
    """Of a game its players have ended before its end, by the places they have then. Raises NotNow while it is played:
    a standing tells, but an account would count secrets."""
    if not match.over and not places:
        raise NotNow("the game is not over")
    seats, scores, ranking = match.game.seats, match.scores, places or match.ranking
    account = Account(
        sorted((Placed(seat, ranking[seat], scores[seat]) for seat in seats), key=lambda one: one.place),
        {seat: asides(match, seat) for seat in seats},
    )
    if match.spec.account:
        _fill(account, resolve_name(match.spec.account), list(scenes(match)), match)
    return account


def _fill(account: Account, declared: Declared, story: Sequence[Scene], match: Match) -> None:
    account.chapters = chapters(declared, story)
    account.gains = gains(declared, story, account.chapters)
    account.standing = [series(key, tracks(story, of)) for key, of in declared.measures.items()]
    fought = list(declared.battles(story))
    account.fewer = declared.fewer
    account.fortunes = fortunes(match.game.seats, fought, declared.fewer)
    account.battles = [battle_of(one, declared.fewer) for one in fought]
    account.turning = turning(declared, story, account.places)


def chapters(declared: Declared, story: Sequence[Scene]) -> list[Chapter]:
    begun = [scene for scene in story if scene.event.name == declared.chapter]
    return [Chapter(0, 1), *(Chapter(scene.event.facts[declared.number], scene.point) for scene in begun)]


# ---- points, by source and chapter ----
def gains(declared: Declared, story: Sequence[Scene], parts: Sequence[Chapter]) -> Gains:
    """What each event changed in the score, under its source."""
    found: Gains = {}
    part = 0
    for scene in story:
        while part + 1 < len(parts) and parts[part + 1].point <= scene.point:
            part += 1
        before, after = declared.score(scene.before) if scene.before else {}, declared.score(scene.view)
        for seat, points in after.items():
            if change := points - before.get(seat, 0):
                _source(found, declared, scene, change).setdefault(seat, [0] * len(parts))[part] += change
    return found


def _source(found: Gains, declared: Declared, scene: Scene, change: int) -> dict[str, list[int]]:
    losing = change < 0 and declared.losses
    return found.setdefault(losing or declared.sources.get(scene.event.name, declared.otherwise), {})


# ---- the standing over time ----
Track = list[tuple[int, Standing]]


def tracks(story: Sequence[Scene], of: object) -> Track:
    """When the standing changed, and to what."""
    assert callable(of)
    found: Track = []
    for scene in story:
        standing = of(scene.view)
        if standing is not None and (not found or standing != found[-1][1]):
            found.append((scene.point, dict(standing)))
    return found


def series(key: str, track: Track) -> Series:
    kept = thinned(track)
    seats = kept[0][1] if kept else {}
    return Series(key, [point for point, _ in kept], {seat: [standing[seat] for _, standing in kept] for seat in seats})


def thinned(track: Track) -> Track:
    """As many as a chart can show, evenly, the first and the last among them."""
    if len(track) <= MOST_POINTS:
        return track
    return [track[k * (len(track) - 1) // (MOST_POINTS - 1)] for k in range(MOST_POINTS)]
