"""Choices are declared: a verb may stand anywhere, offers stay in their room, masks may be wide. At both speeds."""

from __future__ import annotations

import dataclasses
import random
from typing import Any

import pytest

import wartable
from tests import auction
from wartable.engine.codec import Verbs, Word
from wartable.engine.domain import Domain
from wartable.engine.events import OK, Refusals
from wartable.engine.flow import Action, Flow, Phase, Refused, Stage
from wartable.engine.game import Game, Spec
from wartable.engine.rule import Choices, check_subset, rule
from wartable.engine.sequence import SequenceOfPlay
from wartable.engine.speeds.fast import Fast
from wartable.engine.speeds.linking import Plain
from wartable.engine.state import State, position_hash, public, state

COUNTIES = 45
COUNTY = Domain("county", [f"c{k}" for k in range(COUNTIES)], spoken=False)
SIDE = Domain("side", ("left", "middle", "right"), spoken=False)
RIGHT = SIDE.index("right")
sequence = SequenceOfPlay()
SURVEY = sequence.phase("survey")
CLAIM = sequence.phase("claim")
CLAIMING = sequence.stage("claiming")
END = sequence.phase("end")
OVER = sequence.stage("over")
refusals = Refusals()
GAME_OVER = refusals.add("game-over", "A-3")
ELSEWHERE = refusals.add("elsewhere", "A-2")
TAKEN = refusals.add("taken", "A-2")
NO_BRIBES = refusals.add("no-bribes", "A-2")
RIGHT_IS_LAST = refusals.add("right-is-last", "A-2")


@state
class Land(State):
    """Forty-five counties, claimed in turn."""

    players: int = public.setting()
    stage: int = public.number(of=sequence.stages)
    phase: int = public.number(of=sequence.phases)
    asked: int = public.seats(of=auction.SEAT)
    claimed: int = public.seats(of=COUNTY)
    side: int = public.number(of=SIDE)
    lies: int = public.number()


@rule
def start(s: Land) -> None:
    s.phase = CLAIM
    s.asked = 1


@rule
def begin_survey(s: Land) -> None:
    s.phase = CLAIM


@rule
def begin_claim(s: Land) -> None:
    s.asked = 1


@rule
def begin_end(s: Land) -> None:
    s.stage = OVER


@rule
def why_not_claim(s: Land, seat: int, county: int, side: int) -> int:
    return TAKEN if s.claimed >> county & 1 == 1 else OK


@rule
def why_no_claim(s: Land, seat: int) -> int:
    return RIGHT_IS_LAST if s.side == RIGHT else OK


@rule
def claim(s: Land, seat: int, county: int, side: int) -> None:
    s.claimed |= 1 << county
    s.side = side
    s.asked = 1 << ((seat + 1) % s.players)
    if s.claimed == (1 << COUNTIES) - 1:
        stop(s, seat)


@rule
def stop(s: Land, seat: int) -> None:
    s.asked = 0
    s.phase = END


@rule
def nothing(s: Land) -> None:
    pass


@rule
def resample(s: Land, seat: int) -> None:
    pass


@rule
def counties_of(s: Land, seat: int) -> int:
    """Whether the last county is claimed, which only a wide mask can tell."""
    return s.claimed >> (COUNTIES - 1) & 1


def verbs_of(*, inserted: bool) -> Verbs:
    """The verbs, with one more in the midst of the others or without."""
    verbs = Verbs()
    verbs.add("bribe", Word(("side",), SIDE))
    verbs.add("claim", Word(("county",), COUNTY), Word(("side",), SIDE, default="left"))
    if inserted:
        verbs.add("measure", Word(("county",), COUNTY))
    verbs.add("stop")
    return verbs


VERBS = verbs_of(inserted=False)
STOP = VERBS.verbs["stop"]


@rule
def offer_stop(s: Land, seat: int, out: Choices, n: int) -> int:
    """An offer that may lie: it writes one choice and as many more as the state says."""
    for _ in range(1 + s.lies):
        out[n] = STOP
        n += 1
    return n


def spec_with(verbs: Verbs, **own: Any) -> Spec:
    bribe, claims, stops = (verbs.verbs[name] for name in ("bribe", "claim", "stop"))
    flow = Flow(
        sequence, verbs, Land,
        Phase("survey", begin_survey),
        Phase("claim", begin_claim,
            Stage("claiming",
                Action(claims, why_not_claim, claim, unless=why_no_claim),
                Action(stops, None, stop, **own),
                Refused(bribe, NO_BRIBES),
            ),
        ),
        Phase("end", begin_end),
        over=GAME_OVER,
        otherwise=ELSEWHERE,
    )  # fmt: skip
    return dataclasses.replace(
        auction.SPEC, name="land", state=Land, flow=flow, refusals=refusals, start=start, retally=nothing,
        resample=resample, rank=counties_of, score=counties_of, flaws=lambda s: iter(()),
    )  # fmt: skip


SPEC = spec_with(VERBS, offer=offer_stop)


def land(spec: Spec = SPEC, **given: Any) -> Any:
    return Game(spec, 3, None, ()).from_position(given, wartable.luck.fast(1))


# ---- a verb may stand anywhere ----
def told(verbs: Verbs, flow: Flow, s: Any) -> dict[str, tuple[int, bool]]:
    """Every choice in words with its refusal, and whether it is offered."""
    out = [0] * flow.longest_offer
    offered = set(out[: flow.offer(s, 0, out)])
    return {verbs.text(c): (flow.why_not(s, 0, c), c in offered) for c in range(verbs.size)}


def test_a_verb_inserted_in_the_midst_changes_nothing_else() -> None:
    more = spec_with(verbs_of(inserted=True))
    for claimed, side in (([], "left"), (["c0", "c44"], "right"), ([f"c{k}" for k in range(44)], "middle")):
        before = told(VERBS, SPEC.flow, land(claimed=claimed, side=side).state)
        after = told(more.verbs, more.flow, land(more, claimed=claimed, side=side).state)
        assert all(offered == (refusal == OK) for refusal, offered in before.values())
        assert (before["claim c1"][0] == RIGHT_IS_LAST) == (side == "right")
        measured = {text: after.pop(text) for text in [*after] if text.startswith("measure")}
        assert after == before
        assert set(measured.values()) == {(ELSEWHERE, False)}


def test_a_game_goes_the_same_way_with_a_verb_more() -> None:
    ways = []
    for spec in (SPEC, spec_with(verbs_of(inserted=True))):
        match, chance, way = land(spec), random.Random(7), []
        while not match.over:
            way.append((match.asked, match.offer(match.asked[0]), match.hash))
            match.play(match.asked[0], chance.choice(way[-1][1]))
        ways.append(way)
    assert ways[0] == ways[1]


def test_branches_and_jumps_lead_to_the_same_rules() -> None:
    match = land(claimed=["c3"])
    late = land(side="right")
    for choice in range(VERBS.size):
        for s in (match.state, late.state):
            assert SPEC.flow.branches["why_not"](s, 0, choice) == SPEC.flow.why_not(s, 0, choice)
        verb, arguments = VERBS.table[choice]
        assert verb.owns(choice)
        assert [verb.argument(word.names[0])(choice) for word in verb.words] == list(arguments)
    assert not STOP.owns(STOP - 1)


def test_what_nobody_offered_is_not_performed() -> None:
    with pytest.raises(ValueError, match="not offered"):
        SPEC.flow.perform(land().state, 0, 0)


# ---- the flow and the sequence of play must agree ----
def test_a_flow_that_leaves_out_a_stage_is_refused() -> None:
    with pytest.raises(ValueError, match="differ"):
        Flow(
            sequence, VERBS, Land, Phase("survey", None), Phase("claim", None), Phase("end", None), over=1, otherwise=2
        )


def test_a_flow_with_phases_in_another_order_is_refused() -> None:
    first, second, third = SPEC.flow.phases
    with pytest.raises(ValueError, match="differ"):
        Flow(sequence, VERBS, Land, second, first, third, over=1, otherwise=2)


def test_a_stage_has_each_verb_once() -> None:
    with pytest.raises(ValueError, match="twice"):
        Stage("claiming", Refused(STOP, ELSEWHERE), Action(STOP, None, stop))


def test_phases_begin_by_themselves_until_somebody_is_asked() -> None:
    match = land(phase="survey", asked=[])
    assert (match.position()["phase"], match.asked) == ("claim", ("red",))
    match.play("red", "stop")
    assert match.over
    assert (sequence.phase_of[CLAIMING], sequence.phase_of[OVER]) == (CLAIM, END)


# ---- offers stay in their room ----
def test_the_longest_offer_follows_from_the_verbs() -> None:
    assert SPEC.flow.longest_offer == COUNTIES * len(SIDE) + 1


def test_an_offer_longer_than_its_verb_is_stopped() -> None:
    s = land(lies=1).state
    with pytest.raises(IndexError, match="the stage claiming offers more than the verb stop has choices"):
        SPEC.flow.offer(s, 0, [0] * 2 * SPEC.flow.longest_offer)


def alias(s: Land, seat: int, out: Choices, n: int) -> int:
    other = out
    other[n] = STOP
    return n + 1


def test_an_offer_is_written_by_its_own_name() -> None:
    with pytest.raises(wartable.OutOfSubset, match="this use of the offer 'out'"):
        check_subset(alias)


@rule
def is_offered(choice: int) -> bool:
    return choice == STOP


def borrows(s: Land, seat: int, out: Choices, n: int) -> int:
    return n + 1 if is_offered(seat) else n


def test_no_rule_has_a_name_of_the_compiled_speed_s_own() -> None:
    with pytest.raises(wartable.OutOfSubset, match="'is_offered', a name of the compiled speed's own"):
        check_subset(borrows)


def compares(choice: int) -> int:
    return 1 if choice < STOP else 0


def subtracts(choice: int) -> int:
    return choice - STOP


@pytest.mark.parametrize("by_hand", [compares, subtracts])
def test_no_rule_reads_a_choice_by_the_numbers_of_a_verb(by_hand: Any) -> None:
    with pytest.raises(wartable.OutOfSubset, match="by the numbers of the verb 'STOP'"):
        check_subset(by_hand)


# ---- masks may be wide ----
def test_a_mask_holds_forty_five_counties_in_position_and_hash() -> None:
    all_hashes = {position_hash(land(claimed=[county]).state) for county in COUNTY.members}
    assert len(all_hashes) == COUNTIES
    match = land(claimed=["c0", "c31", "c44"])
    assert match.position()["claimed"] == ["c0", "c31", "c44"]
    assert match.state.claimed == 1 | 1 << 31 | 1 << 44
    assert "claim c44" not in match.offer("red")


def test_a_mask_too_wide_for_a_cell_is_refused() -> None:
    with pytest.raises(ValueError, match="64 bits"):
        public.seats(of=Domain("star", [str(k) for k in range(64)]))


def test_compiled_offers_stay_in_their_room_and_masks_are_wide() -> None:
    plain, fast = Plain(SPEC, {}), Fast(SPEC, {})
    template = Game(SPEC, 3, None, ()).template
    for speed in (plain, fast):
        bots = speed.vector([0] * auction.SEATS)
        hashes = [speed.trajectory(speed.states(template, 2), speed.buffer(), bots, seed, 500) for seed in range(20)]
        assert len(set(hashes)) > 10
        assert hashes == [plain.trajectory(plain.states(template, 2), plain.buffer(), bots, k, 500) for k in range(20)]
    full = land(claimed=list(COUNTY.members[:44])).state
    states, outs = fast.states(full, 2), fast.buffer()
    assert fast.offer_at(states, 0, 0, outs) == len(SIDE) + 1
    assert fast.step_at(states, 0, 0, int(outs[0]), outs) == 0
    assert fast.read(states, 0).claimed == (1 << COUNTIES) - 1
    lying = land(lies=2 * len(outs)).state
    import numpy

    memory = numpy.full(4 * len(outs), -7, numpy.int32)
    with pytest.raises(IndexError):
        fast.offer_at(fast.states(lying, 2), 0, 0, memory[: len(outs)])
    assert set(memory[len(outs) :].tolist()) == {-7}
