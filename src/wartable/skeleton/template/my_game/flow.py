"""The sequence of play: rounds, then the end."""

from __future__ import annotations

from wartable.engine.flow import Action, Flow, Phase, Stage

from .bidding import begin_round, end_game, play, why_not_play
from .names import GAME_OVER, PLAY_CARD, WRONG_STEP, verbs
from .state import Table, sequence

FLOW = Flow(
    sequence, verbs, Table,
    Phase("round", begin_round, Stage("bid", Action(PLAY_CARD, why_not_play, play))),
    Phase("end", end_game),
    over=GAME_OVER,
    otherwise=WRONG_STEP,
)  # fmt: skip
