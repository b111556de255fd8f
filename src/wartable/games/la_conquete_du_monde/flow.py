"""The sequence of play, in the rulebook's order: who has the turn goes through these steps.

deal        CM-0, CM-1   no choices, or (classic) muster: starting armies one by one
first step  CM-2         reinforce: cards, armies due, sets, placing
second step CM-3         combat: from where; aim: at whom, with how many dice; defence, if the defender wants to be
                         asked; follow; spoils (CM-6.2)
third step  CM-4         movement: from where; destination: an army marches; march: more may follow
"""

from __future__ import annotations

from wartable.engine.flow import Flow, Stage
from wartable.games.la_conquete_du_monde.names import GAME_OVER
from wartable.games.la_conquete_du_monde.stages import combat, defence, follow, movement, opening, reinforce, spoils
from wartable.games.la_conquete_du_monde.state import STAGE, World

FLOW = Flow(
    STAGE,
    [
        Stage("muster", opening.offer, opening.why_not, opening.perform),
        Stage("reinforce", reinforce.offer, reinforce.why_not, reinforce.perform),
        Stage("combat", combat.offer, combat.why_not, combat.perform),
        Stage("aim", combat.offer_targets, combat.why_not_target, combat.perform_attack),
        Stage("defence", defence.offer, defence.why_not, defence.perform),
        Stage("follow", follow.offer, follow.why_not, follow.perform),
        Stage("spoils", spoils.offer, spoils.why_not, spoils.perform),
        Stage("movement", movement.offer, movement.why_not, movement.perform),
        Stage("destination", movement.offer_destinations, movement.why_not_destination, movement.perform_destination),
        Stage("march", movement.offer_march, movement.why_not_march, movement.perform_march),
    ],
    GAME_OVER,
    World,
)
