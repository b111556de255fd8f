"""A game that hardly is one, for tools/peers.py: the same map and the same move as in peers.mjs, so that both servers
do the same. In turn each seat puts an army on a land, for ever."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from wartable.engine.codec import Verbs, Word
from wartable.engine.domain import Domain
from wartable.engine.events import EVERYONE, OK, Events, Refusals, emit
from wartable.engine.flow import Action, Flow, Phase, Stage
from wartable.engine.game import LedgerRule, Spec
from wartable.engine.luck import Questions
from wartable.engine.options import Switches
from wartable.engine.rule import rule
from wartable.engine.sequence import SequenceOfPlay
from wartable.engine.state import Cells, State, public, state

SEAT = Domain("seat", ("red", "blue"), per_seat=True)
LAND = Domain("land", tuple(f"a_land_of_map_{k}" for k in range(42)), spoken=False)

sequence = SequenceOfPlay()
TURN = sequence.phase("turn", "P-1")
PLACING = sequence.stage("placing")
END = sequence.phase("end", "P-1", once=True)
OVER = sequence.stage("over")

refusals, verbs, events = Refusals(), Verbs(), Events()
GAME_OVER = refusals.add("game-over", "P-1")
WRONG_STEP = refusals.add("wrong-step", "P-1")
PLACE = verbs.add("place", Word(("land",), LAND))
PLACED = events.add("placed", "P-1", seat=SEAT, land=LAND)


@state
class Map(State):
    """Four numbers for each land."""

    players: int = public.setting()
    stage: int = public.number(of=sequence.stages)
    phase: int = public.number(of=sequence.phases)
    asked: int = public.seats(of=SEAT)
    owner: Cells = public.cells(LAND)
    armies: Cells = public.cells(LAND)
    fought: Cells = public.cells(LAND)
    arrived: Cells = public.cells(LAND)


@rule
def start(s: Map) -> None:
    """P-1 – The first seat begins."""
    begin(s)
    s.asked = 1


@rule
def begin(s: Map) -> None:
    """P-1 – There is one stage."""
    s.stage = PLACING


@rule
def why_not_place(s: Map, seat: int, land: int) -> int:
    """P-1 – Anywhere."""
    return OK


@rule
def place(s: Map, seat: int, land: int) -> None:
    """P-1 – An army, and the land is the seat's; then the other's turn comes."""
    s.armies[land] += 1
    s.owner[land] = seat
    s.asked = 2 if seat == 0 else 1
    emit(s, PLACED, EVERYONE, seat, land)


@rule
def end(s: Map) -> None:
    """P-1 – Never."""
    s.stage = OVER


@rule
def nothing(s: Map) -> None:
    """Nothing is kept twice."""


@rule
def resample(s: Map, seat: int) -> None:
    """P-1 – There is no secret."""


@rule
def first(s: Map, seat: int) -> int:
    """P-1 – Nobody wins."""
    return 1


def settle(s: Map, players: int, _: Mapping[str, int], __: Mapping[str, Any]) -> None:
    s.players = players


def flaws(_: Map) -> Iterator[str]:
    return iter(())


FLOW = Flow(
    sequence, verbs, Map,
    Phase("turn", begin, Stage("placing", Action(PLACE, why_not_place, place))),
    Phase("end", end),
    over=GAME_OVER,
    otherwise=WRONG_STEP,
)  # fmt: skip
SPEC = Spec(
    name="places", package=__name__, version=1, seats=SEAT, players=range(2, 3),
    switches=Switches((), {"standard": ()}), ledger=(LedgerRule("P-1"),), turn_rule="P-1",
    state=Map, flow=FLOW, events=events, refusals=refusals, questions=Questions(),
    start=start, retally=nothing, resample=resample, rank=first, score=first, settle=settle, flaws=flaws,
    prompt=lambda s, seat: {}, board=dict, describe=lambda view, text: [], odds=lambda view, offer: {},
)  # fmt: skip
