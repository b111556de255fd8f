"""A game owns its things on screen too: what all boards share names no game and none of a game's nouns."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import wartable
from wartable.engine.text import text_for
from wartable.games import spec_of
from wartable.server.catalogue import catalogue

WEB = Path(__file__).parents[1] / "web"
FOLDERS = WEB / "src/games"
# Words every game, every drawing and every page may use.
COMMON = {
    "seat", "amount", "dice", "unit", "target", "circle", "spot", "block", "alone", "event", "place", "mark", "points",
    "nothing", "group", "attack", "defence", "action",
}  # fmt: skip
NOUNS = {
    "army", "armies", "territory", "territories", "continent", "noble", "nobles", "region", "regions", "sejm", "hetman",
    "estate", "estates", "cossack", "cossacks", "province", "provinces",
}  # fmt: skip


def shared() -> list[Path]:
    """What the client consists of, without the games' folders; a board may be there before its rules."""
    found = [path for path in WEB.glob("*") if path.is_file() and path.name != "package-lock.json"]
    found += [path for room in ("src", "public", "tests") for path in (WEB / room).rglob("*") if path.is_file()]
    games = {folder for folder in FOLDERS.iterdir() if folder.is_dir()}
    return [path for path in found if not games & set(path.parents)]


def own_words(game: str) -> set[str]:
    """Names of a game, of its kinds of things, and of the things that have names."""
    domains = catalogue(game).domains
    things = {member for domain in domains.values() if domain.spoken for member in domain.members}
    seats = set(spec_of(game).seats.members)
    names = {game, game.replace("-", "_"), text_for("en", spec_of(game).package).get("game-name")}
    return {word for word in names | set(domains) | things if len(word) > 3 and not word.isdigit()} - COMMON - seats


@pytest.mark.parametrize("game", wartable.game_names())
def test_shared_client_code_knows_no_games_name_or_noun(game: str) -> None:
    words = own_words(game) | NOUNS
    spoken = re.compile(rf"(?<![\w-])({'|'.join(map(re.escape, sorted(words)))})(?![\w-])", re.IGNORECASE)
    found = [
        f"{path.relative_to(WEB)}:{number}: {match[1]}"
        for path in shared()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        for match in spoken.finditer(line)
    ]
    assert not found, "\n" + "\n".join(found)


@pytest.mark.parametrize("game", wartable.game_names())
def test_every_game_of_ours_has_a_folder_with_its_board(game: str) -> None:
    assert (FOLDERS / game / "index.ts").exists()


@pytest.mark.parametrize("game", wartable.game_names())
def test_the_client_is_told_the_sequence_of_play(game: str) -> None:
    flow = spec_of(game).flow
    told = catalogue(game).phases
    assert [entry.phase for entry in told] == [phase.name for phase in flow.phases]
    assert [stage for entry in told for stage in entry.stages] == list(flow.sequence.stages.members)
    assert {entry.phase for entry in told if entry.once} == flow.sequence.once
    assert told[0].once
    assert told[-1].once
    assert {entry.rule for entry in told} <= {rule.id for rule in spec_of(game).ledger}
