"""My Game: a prize each round, one secret card each, the highest that nobody else played takes it."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib import resources
from typing import Any

from wartable.engine.game import LedgerRule, Spec
from wartable.engine.options import Switches

from . import names
from .bidding import rank, retally, score, start
from .bot import heuristic
from .describe import describe, odds, prompt
from .flaws import flaws
from .flow import FLOW
from .hints import HINTS
from .state import SEAT, Table
from .unseen import resample


def read_data(name: str) -> dict[str, Any]:
    return tomllib.loads(resources.files(__name__).joinpath("data", f"{name}.toml").read_text(encoding="utf-8"))


def settle(s: Table, players: int, values: Mapping[str, int], _: Mapping[str, Any]) -> None:
    """MG-1 – The settings of a table, fixed before it begins."""
    s.players = players
    s.rounds = values["rounds"]


SPEC = Spec(
    name="my-game",
    package=__name__,
    version=1,
    seats=SEAT,
    players=range(2, 5),
    switches=Switches.from_data(read_data("options")),
    ledger=tuple(LedgerRule(**rule) for rule in read_data("ledger")["rules"]),
    turn_rule="MG-3",
    state=Table,
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
    flaws=flaws,
    prompt=prompt,
    hints=HINTS,
    board=dict,
    describe=describe,
    odds=odds,
    bots={"heuristic": heuristic},
    welcome=False,
)
