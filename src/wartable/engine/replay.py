"""From a record back to a match, and the proof of a fair game's dice."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from wartable.engine import luck as lucks
from wartable.engine.errors import BrokenRecord, WartableError
from wartable.engine.game import Game
from wartable.engine.luck import Fair, Luck, Recorded
from wartable.engine.match import Match
from wartable.engine.parsing import is_whole, read_json
from wartable.engine.record import Entry, Record

Load = Callable[[str, int, str, list[str], Any], Game]


def game_of(record: Record, load: Load) -> Game:
    """The table a record was played at."""
    header = record.header
    for key in ("game", "players", "edition", "luck"):
        if key not in header:
            raise BrokenRecord(f"the header has no line {key!r}")
    if not is_whole(header["players"]):
        raise BrokenRecord(f"players: a number is wanted, not {header['players']!r}")
    board = _json(record, "board") if "board" in header else None
    options = header.get("options", "").split()
    game = load(header["game"], int(header["players"]), header["edition"], options, board)
    if header.get("rules") != str(game.spec.version):
        raise BrokenRecord(f"played by rules version {header.get('rules')}; this is version {game.spec.version}")
    return game


def replay(record: Record, load: Load, upto: int | None = None, luck: Luck | None = None) -> Match:
    """Play a record again without dice. `upto` stops after so many choices; `luck` answers from there on."""
    game = game_of(record, load)
    match = _rerun(record, game, _RecordedTape(), upto)
    if upto is None and match.hash != record.hash:
        raise BrokenRecord(f"the record ends in position {record.hash}, its replay in {match.hash}")
    if luck is not None:
        _continue_with(match, luck)
    else:
        match._luck.inner = _as_recorded(record)
    return match


class _RecordedTape(Recorded):
    def __init__(self) -> None:
        super().__init__(())


def _as_recorded(record: Record) -> Luck:
    """Keep the header of the original luck, so that a replayed match writes the same record."""
    kind = record.header["luck"]
    if kind == "fair" and record.revealed:
        return Fair(record.revealed, record.header.get("salt", ""))
    if kind == "fast" and is_whole(record.header.get("seed", "")):
        return lucks.fast(int(record.header["seed"]))
    return _RecordedTape()


def _continue_with(match: Match, luck: Luck) -> None:
    luck.bind(match.spec.questions)
    if isinstance(luck, Fair):
        luck.drawn = len(match.opening_answers) + sum(len(step.answers) for step in match._steps)
    match._luck.inner = luck


def follow(record: Record, load: Load) -> Iterator[Match]:
    """The match of a record as it begins, then the same after each choice. Raises BrokenRecord where it does not go
    on."""
    return _run(record, game_of(record, load), _RecordedTape(), None)


def _rerun(record: Record, game: Game, luck: Recorded, upto: int | None) -> Match:
    *_, match = _run(record, game, luck, upto)
    return match


def _run(record: Record, game: Game, luck: Recorded, upto: int | None) -> Iterator[Match]:
    try:
        match = _open(record, game, luck)
    except WartableError as error:
        raise BrokenRecord(f"the opening does not replay: {error}") from error
    yield match
    for number, entry in enumerate(record.entries[:upto], 1):
        try:
            luck.feed(entry.answers)
            replay_entry(match, entry)
            _all_used(luck)
        except WartableError as error:
            raise BrokenRecord(f"choice {number} ({entry.line()}): {error}") from error
        yield match


def _open(record: Record, game: Game, luck: Recorded) -> Match:
    luck.feed(record.opening)
    if "position" in record.header:
        match = game.from_position(_json(record, "position"), luck)
    else:
        match = Match.begin(game, luck)
    _all_used(luck)
    return match


def _json(record: Record, key: str) -> Any:
    try:
        return read_json(record.header[key])
    except ValueError as error:
        raise BrokenRecord(f"{key}: {error}") from error


def replay_entry(match: Match, entry: Entry) -> None:
    """One choice, or one standing order, of a record."""
    if entry.order:
        name, _, word = entry.choice.partition(" ")
        match.order(entry.seat, name, word)
    else:
        match.play(entry.seat, entry.choice)


def _all_used(luck: Recorded) -> None:
    if not luck.spent:
        raise BrokenRecord("luck was recorded that no rule asked for")


def verify(record: Record, load: Load) -> int:
    """Prove a finished fair game: the seed fits its commitment and gives every answer. Returns how many answers."""
    if record.header.get("luck") != "fair":
        raise BrokenRecord(f"only fair luck can be verified, this game was played with {record.header.get('luck')!r}")
    if not record.revealed:
        raise BrokenRecord("the seed is not revealed: the game is not over")
    try:
        published = lucks.commitment(record.revealed)
    except ValueError as error:
        raise BrokenRecord("the revealed seed is not a hexadecimal number") from error
    if published != record.header.get("commitment"):
        raise BrokenRecord("the revealed seed does not fit the commitment")
    played = replay(record, load)
    _compare(played, Fair(record.revealed, record.header.get("salt", "")))
    return sum(1 for _ in _answers(played))


def _answers(match: Match) -> Iterable[tuple[int, int]]:
    yield from match.opening_answers
    for step in match._steps:
        yield from step.answers


def _compare(played: Match, fair: Fair) -> None:
    """Play the same choices on the fair luck itself; the first answer that differs is named."""
    game = played.game
    if played.given is None:
        again = Match.begin(game, fair)
    else:
        again = game.from_position(played.given, fair)
    if again.opening_answers != played.opening_answers:
        raise BrokenRecord("the opening luck is not what the seed gives")
    for number, step in enumerate(played._steps, 1):
        if again._perform(step.seat, step.choice, step.order).answers != step.answers:
            raise BrokenRecord(f"the luck of choice {number} is not what the seed gives")
