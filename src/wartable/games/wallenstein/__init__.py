"""Wallenstein (Queen Games, second edition) with its three expansions: the court, the region cards, the leaders."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wartable.engine.game import LedgerRule, Order, Spec
from wartable.engine.options import Switches
from wartable.engine.speeds.chances import error_of
from wartable.games.wallenstein import board, describe, names, odds
from wartable.games.wallenstein.board import COURT_SPACES, read_data
from wartable.games.wallenstein.bot import heuristic
from wartable.games.wallenstein.flaws import flaws
from wartable.games.wallenstein.flow import FLOW
from wartable.games.wallenstein.hints import HINTS
from wartable.games.wallenstein.pieces import retally
from wartable.games.wallenstein.prospects import SEASONS, appraise, moment, suppose
from wartable.games.wallenstein.speech import choice_facts
from wartable.games.wallenstein.stages.p00_set_up import start
from wartable.games.wallenstein.stages.p10_turn_of_the_year import rank, score
from wartable.games.wallenstein.state import (
    AUDIENCE,
    COURT,
    FAVOUR_CARDS,
    LEADERS_ENTER,
    LEADERS_MOVE,
    LEADERS_RETURN,
    PHASE,
    RECEPTION,
    REGION_BONUS,
    SEAT,
    Empire,
)
from wartable.games.wallenstein.unseen import resample
from wartable.games.wallenstein.view import DERIVED, ORDERS, prompt

ROOMS = {  # the phases an expansion adds
    "court": (RECEPTION, FAVOUR_CARDS, COURT, AUDIENCE),
    "region-cards": (REGION_BONUS,),
    "leaders": (LEADERS_RETURN, LEADERS_ENTER, LEADERS_MOVE),
}


def settle(s: Empire, players: int, values: Mapping[str, int], facts: Mapping[str, Any]) -> None:
    """W-0.1 – The settings of a table, fixed before set-up: players, switches, the phases it walks through."""
    s.players = players
    s.printed = values["set-up"]
    s.side_spaces = COURT_SPACES * values["court"]
    s.leaders = values["leaders"]
    s.winter_marker = 1 - values["winter-marker"]
    s.flight_forced = values["flight"]
    s.tower_model = values["tower"]
    left_out = {phase for expansion, phases in ROOMS.items() if not values[expansion] for phase in phases}
    s.walks = [int(phase not in left_out) for phase in range(len(PHASE))]
    for name, numbers in board.settings(facts).items():
        setattr(s, name, numbers)


SPEC = Spec(
    name="wallenstein",
    package=__name__,
    version=1,
    seats=SEAT,
    players=range(3, 6),
    switches=Switches.from_data(read_data("options")),
    ledger=tuple(LedgerRule(**rule) for rule in read_data("ledger")["rules"]),
    turn_rule="W-1.7",
    state=Empire,
    flow=FLOW,
    events=names.events,
    refusals=names.refusals,
    questions=names.questions,
    start=start,
    retally=retally,
    resample=resample,
    rank=rank,
    score=score,
    settle=settle,
    derived=DERIVED,
    flaws=flaws,
    prompt=prompt,
    hints=HINTS,
    board=board.facts,
    own_board=board.with_own,
    describe=describe.describe,
    odds=odds.odds,
    odds_stages=("march", "plan"),
    odds_error=error_of(odds.TRIALS),
    sample=odds.sample,
    choice_facts=choice_facts,
    bots={"heuristic": heuristic},
    appraise=appraise,
    moment=moment,
    foresight=SEASONS,
    suppose=suppose,
    second_thoughts={names.CLEAR: ()},
    terminal=f"{__name__}.terminal:SCREENS",
    account=f"{__name__}.account:ACCOUNT",
    commands={"tower": f"{__name__}.commands:tower"},
    orders={"tile-army": Order("asks", ORDERS, "W-1.11")},
)
