"""The sequence of play, in the rulebook's order: what each phase begins with, and the questions it asks.

set-up           GP-0    found: estates before the game begins
income           GP-1    –
nobles           GP-2    assign: blocks, all in secret; shortage: whoever has too few cubes
first player     GP-3    bid: those tied at court, in secret
crown army       GP-4    –
events           GP-5    –
elections        GP-6    –
estates          GP-7    build
special actions  GP-8    act; move: a second cube; schools: further regions
armies           GP-9    raise: where; recruit: what
campaigns        GP-10   campaign
enemy attacks    GP-11   –
strikes back     GP-12   strike
expansion        GP-13   –
war and peace    GP-14   –
victory points   GP-15   –
end of round     GP-16   –
end of game      GP-17   –
"""

from __future__ import annotations

from wartable.engine.flow import Flow, Stage
from wartable.engine.rule import rule
from wartable.games.gods_playground.names import GAME_OVER
from wartable.games.gods_playground.stages import p00_set_up as set_up
from wartable.games.gods_playground.stages import p02_nobles as nobles
from wartable.games.gods_playground.stages import p03_first_player as first_player
from wartable.games.gods_playground.stages import p07_estates as estates
from wartable.games.gods_playground.stages import p08_special_actions as special_actions
from wartable.games.gods_playground.stages import p09_armies as armies
from wartable.games.gods_playground.stages import p10_campaigns as campaigns
from wartable.games.gods_playground.stages import p12_strikes_back as strikes_back
from wartable.games.gods_playground.stages.p01_income import begin as begin_income
from wartable.games.gods_playground.stages.p02_nobles import begin as begin_nobles
from wartable.games.gods_playground.stages.p03_first_player import begin as begin_first_player
from wartable.games.gods_playground.stages.p04_crown_army import begin as begin_crown_army
from wartable.games.gods_playground.stages.p05_events import begin as begin_events
from wartable.games.gods_playground.stages.p06_elections import begin as begin_elections
from wartable.games.gods_playground.stages.p07_estates import begin as begin_estates
from wartable.games.gods_playground.stages.p08_special_actions import begin as begin_special_actions
from wartable.games.gods_playground.stages.p09_armies import begin as begin_armies
from wartable.games.gods_playground.stages.p10_campaigns import begin as begin_campaigns
from wartable.games.gods_playground.stages.p11_enemy_attacks import begin as begin_enemy_attacks
from wartable.games.gods_playground.stages.p12_strikes_back import begin as begin_strikes_back
from wartable.games.gods_playground.stages.p13_expansion import begin as begin_expansion
from wartable.games.gods_playground.stages.p14_war_and_peace import begin as begin_war_and_peace
from wartable.games.gods_playground.stages.p15_victory_points import begin as begin_victory_points
from wartable.games.gods_playground.stages.p16_end_of_round import begin as begin_end_of_round
from wartable.games.gods_playground.stages.p17_end_of_game import begin as begin_end_of_game
from wartable.games.gods_playground.state import (
    ARMIES,
    CAMPAIGNS,
    CROWN_ARMY,
    ELECTIONS,
    END_OF_ROUND,
    ENEMY_ATTACKS,
    ESTATES,
    EVENTS,
    EXPANSION,
    FIRST_PLAYER,
    INCOME,
    NOBLES_SENT,
    OVER,
    SPECIAL_ACTIONS,
    STAGE,
    STRIKES_BACK,
    VICTORY_POINTS,
    WAR_AND_PEACE,
    Commonwealth,
)


@rule
def proceed(s: Commonwealth) -> None:
    """GP-1 to GP-17 – Phases follow each other until somebody is asked or the game is over."""
    while s.asked == 0 and s.stage != OVER:
        begin_phase(s)


@rule
def begin_phase(s: Commonwealth) -> None:
    if s.phase == INCOME:
        begin_income(s)
    elif s.phase == NOBLES_SENT:
        begin_nobles(s)
    elif s.phase == FIRST_PLAYER:
        begin_first_player(s)
    elif s.phase == CROWN_ARMY:
        begin_crown_army(s)
    elif s.phase == EVENTS:
        begin_events(s)
    elif s.phase == ELECTIONS:
        begin_elections(s)
    elif s.phase == ESTATES:
        begin_estates(s)
    elif s.phase == SPECIAL_ACTIONS:
        begin_special_actions(s)
    elif s.phase == ARMIES:
        begin_armies(s)
    elif s.phase == CAMPAIGNS:
        begin_campaigns(s)
    elif s.phase == ENEMY_ATTACKS:
        begin_enemy_attacks(s)
    elif s.phase == STRIKES_BACK:
        begin_strikes_back(s)
    elif s.phase == EXPANSION:
        begin_expansion(s)
    elif s.phase == WAR_AND_PEACE:
        begin_war_and_peace(s)
    elif s.phase == VICTORY_POINTS:
        begin_victory_points(s)
    elif s.phase == END_OF_ROUND:
        begin_end_of_round(s)
    else:
        begin_end_of_game(s)


FLOW = Flow(
    STAGE,
    [
        Stage("found", set_up.offer, set_up.why_not, set_up.perform),
        Stage("assign", nobles.offer, nobles.why_not, nobles.perform),
        Stage("shortage", nobles.offer_shortage, nobles.why_not_shortage, nobles.perform_shortage),
        Stage("bid", first_player.offer, first_player.why_not, first_player.perform),
        Stage("build", estates.offer, estates.why_not, estates.perform),
        Stage("act", special_actions.offer, special_actions.why_not, special_actions.perform),
        Stage(
            "move",
            special_actions.offer_second_move,
            special_actions.why_not_second_move,
            special_actions.perform_second_move,
        ),
        Stage(
            "schools",
            special_actions.offer_more_schools,
            special_actions.why_not_more_schools,
            special_actions.perform_more_schools,
        ),
        Stage("raise", armies.offer, armies.why_not, armies.perform),
        Stage("recruit", armies.offer_units, armies.why_not_units, armies.perform_units),
        Stage("campaign", campaigns.offer, campaigns.why_not, campaigns.perform),
        Stage("strike", strikes_back.offer, strikes_back.why_not, strikes_back.perform),
    ],
    GAME_OVER,
    Commonwealth,
    proceed,
)
