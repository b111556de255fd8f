"""What must hold at every step of every game. The conformance suite, the fuzzer and whoever adds a game use these.

Each check raises AssertionError with a sentence. They look at a match from outside and leave it as it was.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Container, Iterable
from functools import cache
from typing import Any

import msgspec

from wartable.engine.domain import NOBODY
from wartable.engine.errors import BadLuck, Illegal, NotNow, NoUndo, WartableError
from wartable.engine.events import OK, Event, heard
from wartable.engine.fields import TALLY, Field
from wartable.engine.game import Game, Spec
from wartable.engine.luck import Luck, Recorded, Stream
from wartable.engine.match import Match
from wartable.engine.replay import replay, replay_entry
from wartable.engine.state import to_bytes
from wartable.engine.text import LANGUAGES
from wartable.testing.following import Trail, same_view


def copy_of(match: Match, luck: Luck | None = None) -> Match:
    """The same position as a match of its own."""
    return Match(match.game, match.state.clone(), luck or Stream(1), given={})


def conserved(match: Match) -> None:
    """Pieces, cards and the place in the turn are as they can be on a table."""
    flaws = list(match.spec.flaws(match.state))
    assert not flaws, flaws
    tallies_kept(match)
    domains_kept(match)


def domains_kept(match: Match) -> None:
    """No cell holds what its declaration excludes: a compiled one might have no room for it."""
    for name, possible in _narrow(match.spec):
        cells = getattr(match.state, name)
        assert possible.issuperset({*cells}), f"{name} is not within -1 to {max(possible)}: {cells}"


@cache
def _narrow(spec: Spec) -> list[tuple[str, frozenset[int]]]:
    """The fields of narrow cells, and what these may hold."""
    return [(f.name, frozenset(range(-1, f.highest + 1))) for f in spec.state.FIELDS if f.bits < 32]


def tallies_kept(match: Match) -> None:
    """What rules keep beside the facts is what follows from them."""
    anew = match.state.clone()
    match.spec.retally(anew)
    for name in _tallies(match.spec):
        kept, follows = getattr(match.state, name), getattr(anew, name)
        assert kept == follows, f"the tally {name} is {kept}, but {follows} follows from the position"


@cache
def _tallies(spec: Spec) -> list[str]:
    return [f.name for f in spec.state.FIELDS if f.kind == TALLY]


def offers_exact(match: Match) -> None:
    """A choice is offered exactly when nothing speaks against it, and offered once."""
    for i, seat in enumerate(match.game.seats):
        offered = match.offer_ids(seat)
        if seat not in match.asked:
            assert not offered, f"{seat} is not asked but offered {offered}"
            continue
        assert offered, f"{seat} is asked but offered nothing"
        assert len(set(offered)) == len(offered), f"{seat} is offered a choice twice"
        possible = {c for c in range(match.spec.verbs.size) if match.spec.flow.why_not(match.state, i, c) == OK}
        assert set(offered) == possible, f"offered and possible differ: {set(offered) ^ possible}"


def offers_accepted(match: Match, sample: random.Random, count: int = 4) -> None:
    """Offered choices can be played."""
    for seat in match.asked:
        offer = match.offer(seat)
        for choice in sample.sample(offer, min(count, len(offer))):
            copy_of(match).play(seat, choice)


def others_refused(match: Match, sample: random.Random, count: int = 6) -> None:
    """Choices not offered are refused with a reason, seats not asked are told so, and nothing changes."""
    before = to_bytes(match.state)
    for seat in match.game.seats:
        for number in sample.sample(range(match.spec.verbs.size), min(count, match.spec.verbs.size)):
            text = match.spec.verbs.text(number)
            if seat not in match.asked:
                _refused(match, seat, text, NotNow)
            elif text not in match.offer(seat):
                _refused(match, seat, text, Illegal)
                reason = match.why_not(seat, text)
                assert reason is not None
                assert reason.rule, f"{text} is refused without a rule"
    assert to_bytes(match.state) == before, "a refused choice changed the position"


def _refused(match: Match, seat: str, text: str, kind: type[WartableError]) -> None:
    try:
        match.play(seat, text)
    except kind:
        return
    raise AssertionError(f"{seat} could play {text!r} without being offered it")


def position_round_trip(match: Match) -> None:
    """Position to data to position: the same position, the same offers."""
    data = json.loads(json.dumps(match.position()))
    again = match.game.from_position(data, Stream(1))
    assert again.hash == match.hash, "a position read back is another position"
    same_view(again.view(None), match.view(None), None, "a position read back shows")
    assert [again.offer(seat) for seat in again.asked] == [match.offer(seat) for seat in match.asked]


def seen_by(match: Match, seat: str | None) -> bytes:
    """Everything a seat (None: a spectator) is given, as bytes."""
    return b"[%b,%b]" % (seen_now(match, seat), _as_bytes(match.log(seat)))


def _as_bytes(events: Iterable[Event]) -> bytes:
    return msgspec.json.encode([event.told() for event in events])


def seen_now(match: Match, seat: str | None) -> bytes:
    """The same without the story so far."""
    seen: dict[str, Any] = {"view": match.view(seat)}
    key, facts = match.prompt_data(seat)  # whatever the language, the sentence is made of these
    seen["prompt"] = key, {name: _bare(fact) for name, fact in facts.items()}
    seen["offer"] = match.offer(seat) if seat is not None else []
    seen["undo"] = match.may_undo(seat) if seat is not None else False
    return msgspec.json.encode(seen, order="deterministic")


def _bare(fact: Any) -> Any:
    """A fact of a prompt as data: of a domain its name is enough."""
    return (fact[0].name, fact[1]) if isinstance(fact, tuple) else fact


def prompts_said(match: Match) -> None:
    """Everyone is told in every language what is going on."""
    for seat in (*match.game.seats, None):
        for language in LANGUAGES:
            assert match.prompt(seat, language), f"{seat} is told nothing in {language}"


def hints_said(match: Match, sample: random.Random, count: int = 6) -> None:
    """What is told of the offered choices can be said in every language."""
    for seat in match.asked:
        hints = [hint for of_choice in match.hints(seat).values() for hint in of_choice]
        for hint in sample.sample(hints, min(count, len(hints))):
            for language in LANGUAGES:
                assert match.tell_hint(hint, language), f"nothing is said of {hint} in {language}"


def hints_told(match: Match, seat: str) -> dict[str, Any]:
    """The hints of a seat as data."""
    return {
        choice: [(key, {name: _bare(fact) for name, fact in facts.items()}) for key, facts in hints]
        for choice, hints in match.hints(seat).items()
    }


def nothing_leaks(match: Match, seed: int) -> None:
    """Re-sample what a seat cannot know: all it is given stays byte-identical, and so does its bot's choice."""
    bare = copy_of(match)  # as the others, without what happened
    for seat in (*match.game.seats, None):
        other = resampled(match, seat, seed)
        assert seen_by(bare, seat) == seen_by(other, seat), f"{seat} sees something hidden"
        if seat in match.asked:
            _bots_blind(match, other, str(seat))
            same = hints_told(match, str(seat)) == hints_told(other, str(seat))
            assert same, f"a hint tells {seat} something hidden"


def secrets_resampled(match: Match, seed: int) -> set[str]:
    """The secret fields that re-sampling changed for some viewer."""
    changed: set[str] = set()
    for seat in (*match.game.seats, None):
        other = resampled(match, seat, seed).state
        changed |= {f.name for f in secrets_of(match.game) if getattr(other, f.name) != getattr(match.state, f.name)}
    return changed


def secrets_of(game: Game) -> list[Field]:
    return [f for f in game.spec.state.FIELDS if f.secret]


def every_secret_resampled(tables: Iterable[Game], steps: int = 400) -> None:
    """Over random games, each secret field was changed for somebody: what re-sampling forgets, no proof would see."""
    left: set[str] = set()
    for number, game in enumerate(tables):
        if number == 0:
            left = {f.name for f in secrets_of(game)}
        sample = random.Random(number)
        match = game.new(seed=number)
        while left and not match.over and match.steps < steps:
            left -= secrets_resampled(match, sample.randrange(2**32))
            seat = sample.choice(match.asked)
            match.play(seat, sample.choice(match.offer(seat)))
    assert not left, f"re-sampling never changes the secret {', '.join(sorted(left))}"


def resampled(match: Match, seat: str | None, seed: int) -> Match:
    s = match.state.clone()
    s.luck = Stream(seed)
    match.spec.resample(s, NOBODY if seat is None else match.game.seat_index(seat))
    other = Match(match.game, s, Stream(seed), given={})
    conserved(other)
    return other


def _by(policy: Callable[..., int], match: Match, seat: str, seed: int) -> int:
    """A policy's choice, with luck of its own."""
    s, ids = match.state.clone(), match.offer_ids(seat)
    s.luck = Stream(seed)
    return policy(s, match.game.seat_index(seat), ids, len(ids))


def is_foretold(bot: str, match: Match) -> bool:
    """Whether a bot in a round of secret choices does the same whatever its luck."""
    first = _chosen_by(bot, match, 0)
    return all(_chosen_by(bot, match, seed) == first for seed in range(1, 12))


def _chosen_by(bot: str, match: Match, seed: int) -> list[int]:
    """What it chooses at the first seat that is asked, until it is ready."""
    seat, draft, luck = match.asked[0], match.fork(), random.Random(seed)
    while seat in draft.asked and draft.together == match.together:
        choice = _by(match.spec.bots[bot], draft, seat, luck.randrange(2**32))
        draft.play(seat, match.spec.verbs.text(choice))
    return [step.choice for step in draft.history[match.steps :]]


def _bots_blind(match: Match, other: Match, seat: str) -> None:
    for name, policy in match.spec.bots.items():
        choices = [_by(policy, table, seat, 1) for table in (match, other)]
        assert choices[0] == choices[1], f"the bot {name} at {seat} chooses by something hidden"


def nothing_leaks_later(match: Match, seat: str | None, sample: random.Random, steps: int = 30) -> int:
    """Play on in two worlds that differ only in what the seat cannot know: while both can go the same way with the
    same luck, the seat must not be able to tell them apart. Returns how many steps were compared."""
    one, luck = copy_of(match, Stream(sample.randrange(2**32))), Recorded([])
    s = resampled(match, seat, sample.randrange(2**32)).state
    two = Match(match.game, s, luck, given={})
    for compared in range(steps):
        if one.over:
            return compared
        mover = sample.choice(one.asked)
        choice = sample.choice(one.offer(mover))
        one.play(mover, choice)
        luck.feed(match.spec.questions.text(*answer) for answer in one.history[-1].answers)
        try:
            two.play(mover, choice)
        except (Illegal, NotNow, BadLuck):
            return compared
        if (one.together, one.asked) != (two.together, two.asked) or not luck.spent:  # the ways part openly
            return compared
        if any(event.reveals and event.heard_by(seat) for event in one.history[-1].events):
            return compared
        same = _seen_since(compared, one, seat) == _seen_since(compared, two, seat)  # what came before was the same
        assert same, f"{seat} could tell two worlds apart after {choice}"
    return steps


def undo_restores(match: Match, sample: random.Random) -> None:
    """A choice taken back leaves no trace; luck, a reveal or another seat cannot be crossed."""
    seat = sample.choice(match.asked)
    before, steps, seen = match.hash, match.steps, seen_now(match, seat)
    trial = copy_of(match)
    trial.play(seat, sample.choice(trial.offer(seat)))
    step = trial.history[-1]
    assert trial.may_undo(seat) is not step.final, "undo crosses luck or a reveal, or stops without reason"
    if not step.final:
        trial.undo(seat)
        assert trial.hash == before, "undo does not restore the position"
        assert seen_by(trial, seat) == seen_by(copy_of(match), seat)
    for other in match.game.seats:
        if other != seat:
            assert not trial.may_undo(other), f"{other} may undo what {seat} chose"
    assert (match.hash, match.steps, seen_now(match, seat)) == (before, steps, seen)


Tried = dict[str, str]  # lines that can still be taken back, and the position after them


def every_undo(match: Match, tried: Tried, whole: Container[str | None] = ()) -> dict[str, Match]:
    """Each seat takes back all it may, choice by choice, on a draft of its own: what is left of the record are its
    lines in their order, and neither the match nor its luck has moved. Returns the drafts, for a closer look. A draft
    that is back where all this was tried before goes no further, but for the `whole` ones."""
    conserved(match)
    before, luck = _lines(match), match.luck.mark()
    drafts = {seat: match.fork() for seat in match.game.seats}
    for seat, draft in drafts.items():
        lines = before
        while left := _takes_back(draft, seat, lines):
            lines = left
            if (position := tried.get(repr(left))) is None:
                conserved(draft)
                continue
            assert draft.hash == position, f"{seat} is back at another position"
            tallies_kept(draft)
            if seat not in whole:
                break
        assert match.luck.mark() == luck, f"an undo of {seat} moved the luck"
    assert _lines(match) == before, "an undo on a draft changed the match"
    tried[repr(before)] = match.hash
    return drafts


def _takes_back(match: Match, seat: str, lines: list[Any]) -> list[Any] | None:
    """What is left of the lines once the seat has taken back its last choice, or nothing if it may not."""
    undos = _undos(match, seat)
    try:
        match.undo(seat)
    except NoUndo:
        assert _lines(match) == lines, "a refused undo left a trace"
        return None
    i, left = match.game.seat_index(seat), _lines(match)
    last = max(k for k, (by, _, order, _) in enumerate(lines[1:], 1) if by == i and not order)
    assert left == lines[:last] + lines[last + 1 :], "after an undo the record is not what was kept"
    assert len(match.together) < 2 or _undos(match, seat) == undos, "a secret undo shows in what others may undo"
    return left


def _lines(match: Match) -> list[Any]:
    """What of the record can still be taken back, after how much that cannot: all that its lines are made of."""
    return [match.settled, *((s.seat, s.choice, s.order, s.answers) for s in match.history[match.settled :])]


def _undos(match: Match, besides: str) -> list[bool]:
    return [match.may_undo(seat) for seat in match.game.seats if seat != besides]


def undone_replays(match: Match, drafts: dict[str, Match]) -> None:
    """Whatever was taken back, the record of what is left replays to the same table; nobody knows of a secret undo."""
    others, settled = (*match.game.seats, None), _settled_again(match)
    for draft in {repr(_lines(draft)): draft for draft in drafts.values()}.values():  # most had nothing to take back
        again = _on_from(settled, draft)
        assert (_lines(again), again.hash) == (_lines(draft), draft.hash)
        for other in others:
            assert _seen_since(settled.steps, again, other) == _seen_since(settled.steps, draft, other), (
                f"after a restart {other} has another table"
            )
    if len(match.together) > 1:
        for seat, draft in drafts.items():
            only_readiness_shows(match, draft, seat)


def _settled_again(match: Match) -> Match:
    """What nobody can take back any more, from the record; all drafts have it in common, so it is replayed once."""
    again = replay(match.record(), lambda *_: match.game, upto=match.settled)
    for seat in (*match.game.seats, None):
        log = again.log(seat)
        assert _as_bytes(log) == _as_bytes(match.log(seat)[: len(log)]), f"after a restart {seat} has another story"
    return again


def _on_from(settled: Match, draft: Match) -> Match:
    """The rest of a draft's record, which needs no luck: luck cannot be taken back."""
    record, again, known = draft.record(), settled.fork(), settled.record()
    assert (record.header, record.opening) == (known.header, known.opening)
    assert record.entries[: settled.steps] == known.entries, "a draft changed what nobody can take back"
    for entry in record.entries[settled.steps :]:
        assert not entry.answers, "what luck answered could be taken back"
        replay_entry(again, entry)
    return again


def _seen_since(steps: int, match: Match, seat: str | None) -> tuple[bytes, bytes]:
    """What a seat sees now, and what it was told after so many choices."""
    told = [event for step in match.history[steps:] for event in heard(step.events, step.own, seat)]
    return seen_now(match, seat), _as_bytes(told)


def only_readiness_shows(before: Match, after: Match, seat: str) -> None:
    """In a round of secret choices, all that others learn of what a seat did is whether it is ready now."""
    assert set(before.asked) ^ set(after.asked) <= {seat}, f"{seat} made somebody else ready"
    same = before.asked == after.asked
    for other in (*before.game.seats, None):
        if other != seat:
            seen = [seen_by(match, other) if same else _but_for_readiness(match, other) for match in (before, after)]
            assert seen[0] == seen[1], f"{other} learns what {seat} does in secret"


def _but_for_readiness(match: Match, seat: str | None) -> bytes:
    """What a seat is given, without who is ready: whom the table waits for, in the view and in the prompt."""
    seen = msgspec.json.decode(seen_by(match, seat))
    assert seen[0]["view"].pop("asked") == list(match.asked)
    if seat not in match.asked:
        assert seen[0]["prompt"][1].pop("seats") == list(match.asked)
    return msgspec.json.encode(seen)


def shuffle_orders(match: Match, sample: random.Random) -> None:
    """Seats change their standing orders at any time; nobody else sees it."""
    for name, order in match.spec.orders.items():
        seat = sample.choice(match.game.seats)
        others = [other for other in (*match.game.seats, None) if other != seat]
        before, story = [seen_now(match, other) for other in others], match.history[:]
        match.order(seat, name, sample.choice(order.words))
        *earlier, step = match.history
        assert [seen_now(match, other) for other in others] == before, f"the order {name} of {seat} is visible"
        assert earlier == list(story), f"the order {name} of {seat} changed the story"
        assert not any(heard(step.events, step.own, other) for other in others), f"others hear the order {name}"


def every_check(match: Match, sample: random.Random) -> None:
    """All checks of one position."""
    conserved(match)
    prompts_said(match)
    if match.over:
        return
    offers_exact(match)
    offers_accepted(match, sample)
    others_refused(match, sample)
    position_round_trip(match)
    hints_said(match, sample)
    nothing_leaks(match, sample.randrange(2**32))
    nothing_leaks_later(match, sample.choice((*match.game.seats, None)), sample)
    undo_restores(match, sample)


def chooses(match: Match, sample: random.Random, policy: Callable[..., int] | None = None) -> str:
    """One choice of a seat that is asked, by a policy or at random; while all choose at once nobody hears of it."""
    seat, before = sample.choice(match.asked), match.fork()
    choice = (
        sample.choice(match.offer_ids(seat)) if policy is None else _by(policy, match, seat, sample.randrange(2**32))
    )
    match.play(seat, match.spec.verbs.text(choice))
    if len(before.together) > 1 and match.together == before.together and not match.history[-1].events:
        _chosen_in_secret(before, match, seat)
    return seat


def _chosen_in_secret(before: Match, after: Match, seat: str) -> None:
    """Others may undo what they could, and all that anyone sees is whether the seat is ready."""
    assert _undos(after, seat) == _undos(before, seat), f"others see by their undo that {seat} has chosen"
    assert set(before.asked) ^ set(after.asked) <= {seat}, f"{seat} made somebody else ready"
    keys = before.game.views.keys
    told = {key for key, old, new in zip(keys, before.look().values, after.look().values, strict=True) if old != new}
    assert told <= {"asked"}, f"all see what {seat} chose in secret: {', '.join(told)}"


def play_blindly(game: Game, seed: int, limit: int) -> Match:
    """So many choices of a random game, for those who want a position."""
    sample = random.Random(seed)
    match = game.new(seed=seed)
    while not match.over and match.steps < limit:
        chooses(match, sample)
    return match


def play_checked(game: Game, seed: int, chooser: str, every: int, limit: int) -> Match:
    """One game, with all checks every so many steps and the cheap ones at each; returns it for more."""
    sample = random.Random(seed)
    match = game.new(seed=seed)
    policy = game.spec.bots.get(chooser)
    trail = Trail(match)
    while not match.over and match.steps < limit:
        conserved(match)
        if match.steps % every == 0:
            every_check(match, sample)
            shuffle_orders(match, sample)
        chooses(match, sample, policy)
        trail.follow(match)
    conserved(match)
    return match


def play_undoing(game: Game, seed: int, every: int, limit: int) -> Match:
    """A random game in which every seat tries every undo at every point, and some are kept; so many choices of it."""
    sample = random.Random(seed)
    match = game.new(seed=seed)
    trail, tried = Trail(match), Tried()
    for made in range(limit):
        if match.over:
            break
        closely, kept = made % every == 0, sample.choice(game.seats) if sample.randrange(4) == 0 else None
        drafts = every_undo(match, tried, game.seats if closely else (kept,))
        if closely:
            undone_replays(match, drafts)
            same_story(match, match.at(match.steps))
            shuffle_orders(match, sample)
        if kept is not None:
            match = drafts[kept]
        chooses(match, sample)
        trail.follow(match)
    return match


def same_story(one: Match, other: Match) -> None:
    for seat in (*one.game.seats, None):
        assert one.log(seat) == other.log(seat), f"looking back tells {seat} another story"
