"""The sequence of play, in the rulebook's order: what each phase begins with, and what is chosen in it."""

from __future__ import annotations

from wartable.engine.flow import Action, Flow, Phase, Refused, Stage
from wartable.games.gods_playground.names import (
    ASSIGN_BLOCK,
    BUILD_ESTATE,
    BUY,
    CLEAR,
    CONFEDERATE,
    DANZIG,
    DONE,
    FEWER,
    FOUND_CITY,
    FOUND_SCHOOL,
    GAME_OVER,
    HIRE_MANAGER,
    MAKE_TREATY,
    MARCH,
    MOVE_NOBLE,
    MUST_BUILD,
    OFFER_COINS,
    PASS,
    RAISE_ARMY,
    READY,
    STRIKE_AT,
    VETO,
    WRONG_PHASE,
    verbs,
)
from wartable.games.gods_playground.stages import p00_set_up as set_up
from wartable.games.gods_playground.stages import p01_income as income
from wartable.games.gods_playground.stages import p02_nobles as nobles
from wartable.games.gods_playground.stages import p03_first_player as first_player
from wartable.games.gods_playground.stages import p04_crown_army as crown_army
from wartable.games.gods_playground.stages import p05_events as events
from wartable.games.gods_playground.stages import p06_elections as elections
from wartable.games.gods_playground.stages import p07_estates as estates
from wartable.games.gods_playground.stages import p08_special_actions as special
from wartable.games.gods_playground.stages import p09_armies as armies
from wartable.games.gods_playground.stages import p10_campaigns as campaigns
from wartable.games.gods_playground.stages import p11_enemy_attacks as enemy_attacks
from wartable.games.gods_playground.stages import p12_strikes_back as strikes_back
from wartable.games.gods_playground.stages import p13_expansion as expansion
from wartable.games.gods_playground.stages import p14_war_and_peace as war_and_peace
from wartable.games.gods_playground.stages import p15_victory_points as victory_points
from wartable.games.gods_playground.stages import p16_end_of_round as end_of_round
from wartable.games.gods_playground.stages import p17_end_of_game as end_of_game
from wartable.games.gods_playground.state import Commonwealth, sequence

FLOW = Flow(
    sequence, verbs, Commonwealth,
    Phase("set-up", None,
        Stage("found", Action(BUILD_ESTATE, set_up.why_not_found, set_up.found), Refused(PASS, MUST_BUILD)),
    ),
    Phase("income", income.begin),
    Phase("nobles", nobles.begin,
        Stage("assign",
            Action(ASSIGN_BLOCK, nobles.why_not_assign, nobles.assign, nobles.offer_blocks),
            Action(CLEAR, None, nobles.clear, unless=nobles.why_not_clear),
            Action(READY, nobles.why_not_ready, nobles.ready),
        ),
        Stage("shortage", Action(FEWER, nobles.why_not_fewer, nobles.place_fewer)),
    ),
    Phase("first-player", first_player.begin,
        Stage("bid", Action(OFFER_COINS, first_player.why_not_bid, first_player.bid, first_player.offer_bids)),
    ),
    Phase("crown-army", crown_army.begin),
    Phase("events", events.begin),
    Phase("elections", elections.begin),
    Phase("estates", estates.begin,
        Stage("build", Action(BUILD_ESTATE, estates.why_not_build, estates.build), Action(PASS, None, estates.stop)),
    ),
    Phase("special-actions", special.begin,
        Stage("act",
            Action(HIRE_MANAGER, special.why_not_manager, special.hire_manager, special.offer_managers),
            Action(DANZIG, special.why_not_danzig, special.sell_in_danzig),
            Action(MAKE_TREATY, special.why_not_treaty, special.make_treaty, special.offer_treaties),
            Action(MOVE_NOBLE, special.why_not_move, special.move_first, special.offer_moves),
            Action(VETO, special.why_not_veto, special.veto, special.offer_vetoes),
            Action(CONFEDERATE, special.why_not_confederation, special.confederate, unless=special.why_not_now),
            Action(FOUND_SCHOOL, special.why_not_school, special.found_first_school),
            Action(FOUND_CITY, special.why_not_city, special.found_city, special.offer_cities, special.why_no_city),
            Action(PASS, None, special.do_nothing),
        ),
        Stage("move",
            Action(MOVE_NOBLE, special.why_not_move, special.move_second, special.offer_moves),
            Action(DONE, None, special.end_action),
        ),
        Stage("schools",
            Action(FOUND_SCHOOL, special.why_not_school, special.found_school),
            Action(DONE, None, special.end_action),
        ),
    ),
    Phase("armies", armies.begin,
        Stage("raise", Action(RAISE_ARMY, armies.why_not_raise, armies.raise_army), Action(PASS, None, armies.stop)),
        Stage("recruit",
            Action(BUY, armies.why_not_buy, armies.buy),
            Action(DONE, armies.why_not_end_purchase, armies.end_purchase),
        ),
    ),
    Phase("campaigns", campaigns.begin,
        Stage("campaign",
            Action(MARCH, campaigns.why_not_campaign, campaigns.campaign, campaigns.offer_campaigns),
            Action(PASS, None, campaigns.stop),
        ),
    ),
    Phase("enemy-attacks", enemy_attacks.begin),
    Phase("strikes-back", strikes_back.begin,
        Stage("strike",
            Action(STRIKE_AT, strikes_back.why_not_strike, strikes_back.strike),
            Action(PASS, None, strikes_back.stop),
        ),
    ),
    Phase("expansion", expansion.begin),
    Phase("war-and-peace", war_and_peace.begin),
    Phase("victory-points", victory_points.begin),
    Phase("end-of-round", end_of_round.begin),
    Phase("end-of-game", end_of_game.begin),
    over=GAME_OVER,
    otherwise=WRONG_PHASE, cites_phase=True,
)  # fmt: skip
