"""The sequence of play, in the rulebook's order: whoever has the turn goes through its three steps."""

from __future__ import annotations

from wartable.engine.flow import Action, Flow, Phase, Refused, Stage
from wartable.games.la_conquete_du_monde.cards import exchange, offer_exchanges, why_not_exchange
from wartable.games.la_conquete_du_monde.names import (
    ARMIES_TO_PLACE,
    ATTACK,
    DEFEND,
    DONE,
    EXCHANGE,
    FOLLOW_ON,
    FROM,
    GAME_OVER,
    MOVE,
    NO_ORIGIN,
    PLACE,
    TOO_LATE,
    WRONG_STEP,
    verbs,
)
from wartable.games.la_conquete_du_monde.stages import combat, defence, follow, movement, opening, reinforce, spoils
from wartable.games.la_conquete_du_monde.state import World, sequence

exchange_a_set = Action(EXCHANGE, why_not_exchange, exchange, offer_exchanges)
no_more_exchange = Refused(EXCHANGE, TOO_LATE)

FLOW = Flow(
    sequence, verbs, World,
    Phase("deal", None,  # CM-0, CM-1: no choices, or (`classic`) starting armies one by one
        Stage("muster", Action(PLACE, opening.why_not_muster, opening.muster, opening.offer_muster), brisk=True),
    ),
    Phase("first-step", None,  # CM-2: cards and armies due, sets, placing
        Stage("reinforce",
            exchange_a_set,
            Action(PLACE, reinforce.why_not_place, reinforce.place, reinforce.offer_places),
            otherwise=ARMIES_TO_PLACE,
        ),
    ),
    Phase("second-step", None,  # CM-3: from where, at whom with how many dice, with how many against, who follows
        Stage("combat",
            exchange_a_set,
            Action(FROM, combat.why_not_from, combat.take_aim, combat.offer_origins),
            Action(DONE, combat.why_not_stop, combat.stop),
            Refused(ATTACK, NO_ORIGIN),
        ),
        Stage("aim",
            Action(ATTACK, combat.why_not_attack, combat.attack, combat.offer_targets),
            Action(DONE, None, combat.let_go),
            Refused(EXCHANGE, combat.why_not_exchange_now),
        ),
        Stage("defence", Action(DEFEND, defence.why_not_defend, defence.defend), no_more_exchange),
        Stage("follow",
            Action(FOLLOW_ON, follow.why_not_follow, follow.follow, follow.offer_followers),
            Action(DONE, None, combat.after_conquest),
            no_more_exchange,
        ),
        Stage("spoils", exchange_a_set, Action(DONE, spoils.why_not_keep, spoils.keep)),  # CM-6.2
    ),
    Phase("third-step", None,  # CM-4: from where, where to, how many more
        Stage("movement",
            Action(FROM, movement.why_not_from, movement.start_move, movement.offer_origins),
            Action(DONE, None, movement.stop),
            Refused(MOVE, NO_ORIGIN),
            no_more_exchange,
        ),
        Stage("destination",
            Action(MOVE, movement.why_not_destination, movement.march, movement.offer_destinations),
            Action(DONE, None, movement.let_go),
            no_more_exchange,
        ),
        Stage("march",
            Action(FOLLOW_ON, movement.why_not_more, movement.march_more, movement.offer_more),
            Action(DONE, None, movement.end_move),
            no_more_exchange,
        ),
    ),
    Phase("end", None),
    over=GAME_OVER,
    otherwise=WRONG_STEP,
)  # fmt: skip
