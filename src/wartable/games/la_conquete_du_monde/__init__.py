"""La Conquête du Monde (1957): the original of the world-conquest games, with its second rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wartable.engine.game import LedgerRule, Order, Spec
from wartable.engine.options import Switches
from wartable.games.la_conquete_du_monde import board, describe, names
from wartable.games.la_conquete_du_monde.board import ORIGIN, SWITCH, TARGET, read_data
from wartable.games.la_conquete_du_monde.bot import heuristic
from wartable.games.la_conquete_du_monde.flaws import flaws
from wartable.games.la_conquete_du_monde.flow import FLOW
from wartable.games.la_conquete_du_monde.hints import HINTS
from wartable.games.la_conquete_du_monde.pieces import retally
from wartable.games.la_conquete_du_monde.prospects import ROUND, appraise, moment
from wartable.games.la_conquete_du_monde.result import rank, score
from wartable.games.la_conquete_du_monde.stages.opening import start
from wartable.games.la_conquete_du_monde.state import SEAT, World
from wartable.games.la_conquete_du_monde.unseen import resample
from wartable.games.la_conquete_du_monde.view import DERIVED, ORDERS, known, prompt

PIECES = board.FACTS["pieces"]


def settle(s: World, players: int, values: Mapping[str, int], _: Mapping[str, Any]) -> None:
    """CM-0.1, CM-8.1 – The settings of a table: every switch has a cell of its name; links open or close."""
    s.players = players
    for name, value in values.items():
        field = name.replace("-", "_")
        if hasattr(s, field):
            setattr(s, field, value)
    for origin, target, switch in zip(ORIGIN, TARGET, SWITCH, strict=True):
        is_open = values[switch] ^ switch.startswith("no-") if switch else 1
        s.neighbours[origin] |= is_open << target


SPEC = Spec(
    name="la-conquete-du-monde",
    package=__name__,
    version=2,
    seats=SEAT,
    players=range(PIECES["fewest_players"]["value"], PIECES["most_players"]["value"] + 1),
    switches=Switches.from_data(read_data("options")),
    ledger=tuple(LedgerRule(**rule) for rule in read_data("ledger")["rules"]),
    turn_rule="CM-0.3",
    state=World,
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
    known=known,
    flaws=flaws,
    prompt=prompt,
    hints=HINTS,
    board=board.facts,
    describe=describe.describe,
    odds=describe.odds,
    odds_stages=("aim",),
    orders={"defence": Order("asks", ORDERS, "CM-3.3")},
    bots={"heuristic": heuristic},
    appraise=appraise,
    moment=moment,
    foresight=2 * ROUND,
    second_thoughts={names.DONE: (names.FROM,)},
    terminal=f"{__name__}.terminal:SCREENS",
    account=f"{__name__}.account:ACCOUNT",
    commands={"odds": f"{__name__}.commands:odds"},
    welcome=True,
    first_table=("even-world",),
    trial=("round-limit=4",),
    standing=True,  # as at a round limit (CM-6.4)
    concession=True,  # the winner holds the world: the last one left does (CM-6.1, CM-6.4)
)
