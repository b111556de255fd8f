"""A game of three lines, to prove what La Conquête du Monde has no use for: secret choices of several seats at once.

Each seat bids 0 to 3 and says when it is ready; it may change its mind until all are. Then the bids are revealed and
the highest wins (ties share).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from wartable.engine.codec import Verbs, Word
from wartable.engine.domain import Domain
from wartable.engine.events import EVERYONE, NUMBER, OK, Events, Refusals, emit
from wartable.engine.flow import Action, Flow, Phase, Stage
from wartable.engine.game import Game, LedgerRule, Spec
from wartable.engine.luck import Questions, draw, roll
from wartable.engine.options import Switches
from wartable.engine.rule import rule
from wartable.engine.sequence import SequenceOfPlay
from wartable.engine.state import Cells, State, public, secret, state

SEAT = Domain("seat", ("red", "blue", "green", "yellow"), per_seat=True)
SEATS = len(SEAT)
sequence = SequenceOfPlay()
AUCTION = sequence.phase("auction")
BID = sequence.stage("bid")
OVER = sequence.stage("over")
HIGHEST_BID = 3
AMOUNT = Domain("amount", [str(k) for k in range(HIGHEST_BID + 1)], spoken=False)

refusals = Refusals()
GAME_OVER = refusals.add("game-over", "A-3")
NOT_READY = refusals.add("not-ready", "A-2")
verbs = Verbs()
BIDS = verbs.add("bid", Word(("amount",), AMOUNT))
READY = verbs.add("ready")
WAIT = verbs.add("wait")
events = Events()
BEGAN = events.add("began", "A-1", die=NUMBER)
REVEALED = events.add("revealed", "A-3", reveals=True, seat=SEAT, amount=NUMBER)


def bids_revealed(s: Auction) -> bool:
    """A-2 – Bids are secret until all have bid."""
    return s.stage == OVER


@state
class Auction(State):
    """What is on the table."""

    players: int = public.setting()
    stage: int = public.number(of=sequence.stages)
    asked: int = public.seats(of=SEAT)
    lot: int = public.number()
    bid: Cells = secret.cells(SEAT, until=bids_revealed, shown="bids")
    ready: Cells = secret.cells(SEAT)


@rule
def start(s: Auction) -> None:
    """A-1 – A die says what is sold; everyone is asked at once."""
    s.lot = roll(s)
    s.asked = (1 << s.players) - 1
    emit(s, BEGAN, EVERYONE, s.lot)


@rule
def bid(s: Auction, seat: int, amount: int) -> None:
    """A-2 – Editing un-readies."""
    s.bid[seat] = amount
    s.ready[seat] = 0


@rule
def why_not_ready(s: Auction, seat: int) -> int:
    return NOT_READY if s.ready[seat] == 1 else OK


@rule
def say_ready(s: Auction, seat: int) -> None:
    """A-2 – The last one to be ready ends the auction."""
    s.ready[seat] = 1
    for other in range(s.players):
        if s.ready[other] == 0:
            return
    reveal(s)


@rule
def why_not_wait(s: Auction, seat: int) -> int:
    return OK if s.ready[seat] == 1 else NOT_READY


@rule
def wait(s: Auction, seat: int) -> None:
    """A-2 – Or think again."""
    s.ready[seat] = 0


@rule
def reveal(s: Auction) -> None:
    """A-3 – When all are ready the bids are shown."""
    for seat in range(s.players):
        emit(s, REVEALED, EVERYONE, seat, s.bid[seat])
    s.stage = OVER
    s.asked = 0


@rule
def resample(s: Auction, seat: int) -> None:
    """Before the reveal, nobody knows another's bid or whether he is ready; somebody is not, or it were over."""
    if s.stage == OVER:
        return
    for other in range(s.players):
        if other != seat:
            s.bid[other] = draw(s, HIGHEST_BID + 1)
            s.ready[other] = draw(s, 2)
    all_ready = 1
    for other in range(s.players):
        all_ready &= s.ready[other]
    if all_ready == 1:
        s.ready[(seat + 1) % s.players] = 0


@rule
def rank(s: Auction, seat: int) -> int:
    place = 1
    for other in range(s.players):
        if s.bid[other] > s.bid[seat]:
            place += 1
    return place


@rule
def score(s: Auction, seat: int) -> int:
    return s.bid[seat]


@rule
def retally(s: Auction) -> None:
    pass


def settle(s: Auction, players: int, values: Mapping[str, int], _: Mapping[str, Any]) -> None:
    s.players = players


def flaws(s: Auction) -> Iterator[str]:
    if not 1 <= s.lot <= 6:
        yield "no such lot"
    if s.stage == BID and all(s.ready[: s.players]):
        yield "all are ready, yet nothing is revealed"


FLOW = Flow(
    sequence, verbs, Auction,
    Phase("auction", None,
        Stage("bid",
            Action(BIDS, None, bid),
            Action(READY, why_not_ready, say_ready),
            Action(WAIT, why_not_wait, wait),
        ),
    ),
    over=GAME_OVER,
    otherwise=NOT_READY,
)  # fmt: skip
SPEC = Spec(
    name="auction", package=__name__, version=1, seats=SEAT, players=range(2, 5),
    switches=Switches.from_data({"switches": {}, "editions": {"plain": []}}),
    ledger=(LedgerRule("A-1"), LedgerRule("A-2"), LedgerRule("A-3")), turn_rule="A-2", state=Auction,
    flow=FLOW, events=events, refusals=refusals, questions=Questions(), start=start, retally=retally,
    resample=resample, rank=rank, score=score, settle=settle, flaws=flaws,
    prompt=lambda s, seat: {}, board=dict, describe=lambda view, text: [], odds=lambda view, offer: {},
)  # fmt: skip


def auction(players: int) -> Game:
    return Game(SPEC, players, None, ())
