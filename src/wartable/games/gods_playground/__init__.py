"""God's Playground (Warfrog 2009) and its Polish edition Boże Igrzysko (Phalanx 2010)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wartable.engine.game import LedgerRule, Spec
from wartable.engine.options import Switches
from wartable.games.gods_playground import board, describe, names
from wartable.games.gods_playground.board import read_data
from wartable.games.gods_playground.bot import heuristic
from wartable.games.gods_playground.flaws import flaws
from wartable.games.gods_playground.flow import FLOW
from wartable.games.gods_playground.hints import HINTS
from wartable.games.gods_playground.pieces import retally
from wartable.games.gods_playground.prospects import appraise, suppose
from wartable.games.gods_playground.speech import choice_facts
from wartable.games.gods_playground.stages.p00_set_up import start
from wartable.games.gods_playground.stages.p17_end_of_game import rank, score
from wartable.games.gods_playground.state import SEAT, Commonwealth
from wartable.games.gods_playground.unseen import resample
from wartable.games.gods_playground.view import DERIVED, prompt

OPTIONS = read_data("options")
PLAYERS = {edition: range(few, many + 1) for edition, (few, many) in OPTIONS["players"].items()}
# Switches the state has under their own names; the others choose among the board's numbers.
SAME_NAMED = (
    "treaty-limits", "sturdy-treaty", "home-provinces", "influence-ruins", "failed-treaty", "cossack-hire",
    "cossack-defence",
)  # fmt: skip


def settle(s: Commonwealth, players: int, values: Mapping[str, int], facts: Mapping[str, Any]) -> None:
    """GP-0.1, GP-O0 – The settings of a table, fixed before set-up: players, switches, the board's numbers."""
    s.players = players
    s.opening_laps = 2 if players == 4 else 3
    s.there_and_back = 1 if players == 4 else 0
    for name in SAME_NAMED:
        setattr(s, name.replace("-", "_"), values[name])
    printing = SPEC.switches.all["vienna-held"].text(values["vienna-held"])
    for name, numbers in board.settings(facts, players, printing).items():
        setattr(s, name, numbers)


SPEC = Spec(
    name="gods-playground",
    package=__name__,
    version=2,
    seats=SEAT,
    players=range(3, 5),
    edition_players=PLAYERS,
    switches=Switches.from_data(OPTIONS),
    ledger=tuple(LedgerRule(**rule) for rule in read_data("ledger")["rules"]),
    turn_rule="GP-0.10",
    state=Commonwealth,
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
    choice_facts=choice_facts,
    board=board.facts,
    own_board=board.with_own,
    describe=describe.describe,
    odds=describe.odds,
    bots={"heuristic": heuristic},
    appraise=appraise,
    suppose=suppose,
    second_thoughts={names.CLEAR: ()},
    terminal=f"{__name__}.terminal:SCREENS",
    account=f"{__name__}.account:ACCOUNT",
    commands={"fate": f"{__name__}.commands:fate"},
)
