"""Every choice, event, refusal and question of Wallenstein, declared once with its ledger id."""

from __future__ import annotations

from typing import Any

from wartable.engine.codec import Verbs, Word
from wartable.engine.domain import Domain
from wartable.engine.events import NUMBER, Events, Refusals
from wartable.engine.luck import Questions
from wartable.games.wallenstein.board import (
    ACTION,
    ARMIES,
    BONUS,
    BUILDING,
    CARD,
    COUNTY,
    EVENT,
    FAVOUR,
    FAVOUR_KIND,
    GROUP,
    REGION,
    SPACE,
    TILE,
)
from wartable.games.wallenstein.state import COLOUR, PLACE, SEASON, SEAT

MARCHERS = Domain("marchers", [str(k + 1) for k in range(ARMIES - 1)], spoken=False)  # one army stays behind
LEGACY = Domain("legacy", ("statue", "nothing"))  # what a leader leaves behind
STATUE_LEFT = 0
CUBE = Domain("cube", (*COLOUR.members, "stop"))  # what comes out of the tower next; then nothing does

# ---- why not ----
refusals = Refusals()
GAME_OVER = refusals.add("game-over", "W-5.7")
WRONG_PHASE = refusals.add("wrong-phase", "W-1.14")
OUT_OF_GAME = refusals.add("out-of-game", "W-0.2")
NOT_OPEN = refusals.add("not-open", "W-0.4")
PAIR_IS_NEW = refusals.add("pair-is-new", "W-0.16")
GROUP_PLACED = refusals.add("group-placed", "W-0.4")
SPACE_TAKEN = refusals.add("space-taken", "W-1.3")
SPACE_EMPTY = refusals.add("space-empty", "W-1.3")
NO_SIDE_BOARD = refusals.add("no-side-board", "W-7.1")
NOT_YOUR_COUNTY = refusals.add("not-your-county", "W-1.3")
COUNTY_PLANNED = refusals.add("county-planned", "W-1.3")
NO_COIN_CARD = refusals.add("no-coin-card", "W-1.13")
COIN_IS_BLANK = refusals.add("coin-is-blank", "W-1.13")
BID_IS_NO_BLANK = refusals.add("bid-is-no-blank", "W-1.4")
BID_TOO_DEAR = refusals.add("bid-too-dear", "W-1.6")
NO_CARD_FOR_BID = refusals.add("no-card-for-bid", "W-1.12")
NO_TOWER_CARD = refusals.add("no-tower-card", "W-7.4")
TOWER_CARD_IS_BLANK = refusals.add("tower-card-is-blank", "W-7.4")
UNDO_INSTEAD = refusals.add("undo-instead", "W-1.4")
PLAN_NOT_WHOLE = refusals.add("plan-not-whole", "W-1.3")
PLACE_TAKEN = refusals.add("place-taken", "W-1.6")
NO_SUCH_BONUS = refusals.add("no-such-bonus", "W-8.4")
FAVOUR_NOT_OPEN = refusals.add("favour-not-open", "W-7.3")
TOO_FEW_COURTIERS = refusals.add("too-few-courtiers", "W-7.6")
NO_MARKER_THERE = refusals.add("no-marker-there", "W-7.11")
NO_FREE_SITE = refusals.add("no-free-site", "W-2.1")
SAME_BUILDING = refusals.add("same-building", "W-2.1")
NO_BUILDING_LEFT = refusals.add("no-building-left", "W-0.12")
SOMEBODYS_COUNTY = refusals.add("somebodys-county", "W-7.16")
NOT_ADJACENT = refusals.add("not-adjacent", "W-2.8")
NEVER_INTO_A_FIGHT = refusals.add("never-into-a-fight", "W-2.7")
ONE_STAYS = refusals.add("one-stays", "W-2.9")
CHURCH_PROTECTS = refusals.add("church-protects", "W-4.4")
SHIELDED = refusals.add("shielded", "W-7.15")
NOT_REVOLTING = refusals.add("not-revolting", "W-5.3")
LEADER_IS_THERE = refusals.add("leader-is-there", "W-9.3")
FLIGHT_FORBIDDEN = refusals.add("flight-forbidden", "W-9.9")
NO_STATUE_BY_FLIGHT = refusals.add("no-statue-by-flight", "W-9.3")
STATUE_STANDS = refusals.add("statue-stands", "W-9.6")
NO_STATUE_LEFT = refusals.add("no-statue-left", "W-9.11")

# ---- choices ----
verbs = Verbs()
_county = Word(("county",), COUNTY)
TAKE = verbs.add("take", _county)
DRAW = verbs.add("draw")
RENEW = verbs.add("renew")
STATION_GROUP = verbs.add("station", Word(("armies",), GROUP, GROUP_PLACED))
LEAD_HERE = verbs.add("lead-here")
LATER = verbs.add("later")
PLAN_CARD = verbs.add("plan", Word(("space",), SPACE), Word(("card",), CARD))
CLEAR = verbs.add("clear", Word(("space",), SPACE))
READY = verbs.add("ready")
TAKE_PLACE = verbs.add("place", Word(("place",), PLACE))
ENTER_COUNTY = verbs.add("enter", _county)
TAKE_BONUS = verbs.add("bonus", Word(("bonus",), BONUS))
ASK_FAVOUR = verbs.add("favour", Word(("favour",), FAVOUR, FAVOUR_NOT_OPEN))
RECALL = verbs.add("recall")
PARDON_COUNTY = verbs.add("pardon", _county)
BUILD_FREE = verbs.add("build", _county)
GARRISON_COUNTY = verbs.add("garrison", _county)
MARCH_TO = verbs.add("march", _county, Word(("armies",), MARCHERS, ONE_STAYS))
ADD_ARMY = verbs.add("add")
LEAD_TO = verbs.add("lead", _county, Word(("legacy",), LEGACY, default="statue"))
FIGHT_REVOLT = verbs.add("revolt", _county)
PASS = verbs.add("pass")

# ---- what luck is asked ----
questions = Questions()
FIRST_SEAT = questions.add(SEAT)
COUNTY_CARD = questions.add(COUNTY)
LINE_UP_SEAT = questions.add(SEAT)
ACTION_CARD = questions.add(ACTION)
TILE_DRAWN = questions.add(TILE)
EVENT_DRAWN = questions.add(EVENT)
LOT = questions.add(SEAT)
CUBE_OUT = questions.add(CUBE)
FAVOUR_CARD = questions.add(FAVOUR)
COUNTY_IN_REVOLT = questions.add(COUNTY)

# ---- what happens ----
events = Events()
_all_colours: dict[str, Any] = dict.fromkeys(COLOUR.members, NUMBER)
FIRST_DRAWN = events.add("first-drawn", "W-0.4", seat=SEAT)
PAIR_OPENED = events.add("pair-opened", "W-0.4", county=COUNTY, other=COUNTY)
CARD_OPENED = events.add("card-opened", "W-0.10", county=COUNTY)
PAIR_RENEWED = events.add("pair-renewed", "W-0.5", seat=SEAT)
COUNTY_TAKEN = events.add("county-taken", "W-0.4", seat=SEAT, county=COUNTY)
COUNTY_DRAWN = events.add("county-drawn", "W-0.10", seat=SEAT, county=COUNTY)
STATIONED = events.add("stationed", "W-0.4", seat=SEAT, county=COUNTY, armies=NUMBER)
LINED_UP = events.add("lined-up", "W-0.6", seat=SEAT, counties=NUMBER, armies=NUMBER)
TOWER_FILLED = events.add("tower-filled", "W-0.8", **_all_colours)
RECEIVED = events.add("received", "W-7.2", seat=SEAT, courtiers=NUMBER)
YEAR_BEGAN = events.add("year-began", "W-1.14", year=NUMBER)
EVENT_OPENED = events.add("event-opened", "W-0.9", card=EVENT)
SEASON_BEGAN = events.add("season-began", "W-1.14", year=NUMBER, season=SEASON)
ACTION_LAID = events.add("action-laid", "W-1.1", action=ACTION, slot=NUMBER)
ACTION_TURNED = events.add("action-turned", "W-1.1", reveals=True, action=ACTION, slot=NUMBER)
TILE_LAID = events.add("tile-laid", "W-1.2", tile=TILE, place=PLACE)
FAVOUR_LAID = events.add("favour-laid", "W-7.3", favour=FAVOUR, price=NUMBER)
PLANS_MADE = events.add("plans-made", "W-1.14")
EVENT_CAME = events.add("event-came", "W-1.5", card=EVENT)
BID_SHOWN = events.add("bid-shown", "W-1.6", reveals=True, seat=SEAT, card=CARD)
BID_PAID = events.add("bid-paid", "W-1.6", seat=SEAT, thalers=NUMBER)
LOT_DRAWN = events.add("lot-drawn", "W-1.6", seat=SEAT)
PLACE_CHOSEN = events.add("place-chosen", "W-1.6", seat=SEAT, place=PLACE, tile=TILE)
LEADER_PLACED = events.add("leader-placed", "W-9.1", seat=SEAT, county=COUNTY)
LEADER_RETURNED = events.add("leader-returned", "W-9.10", seat=SEAT, county=COUNTY)
LEADER_STAYED_AWAY = events.add("leader-stayed-away", "W-9.10", seat=SEAT)
TROPHY_TAKEN = events.add("trophy-taken", "W-9.4", seat=SEAT, county=COUNTY, trophies=NUMBER)
REGION_CARD_TURNED = events.add("region-card-turned", "W-8.4", seat=SEAT, regions=NUMBER, card=NUMBER)
REGION_CARD_STAYED = events.add("region-card-stayed", "W-8.1", seat=SEAT, regions=NUMBER)
BONUS_TAKEN = events.add("bonus-taken", "W-8.4", seat=SEAT, bonus=BONUS, amount=NUMBER)
COURTIERS_SENT = events.add(
    "courtiers-sent", "W-7.5", reveals=True, seat=SEAT, space=SPACE, card=CARD, courtiers=NUMBER
)
NO_COURTIERS_SENT = events.add("no-courtiers-sent", "W-7.4", reveals=True, seat=SEAT, space=SPACE, card=CARD)
MOVED_UP = events.add("moved-up", "W-7.6", seat=SEAT, courtiers=NUMBER)
FAVOUR_ASKED = events.add("favour-asked", "W-7.6", seat=SEAT, favour=FAVOUR, courtiers=NUMBER)
NO_FAVOUR_ASKED = events.add("no-favour-asked", "W-7.21", seat=SEAT)
FAVOUR_WASTED = events.add("favour-wasted", "W-7.22", seat=SEAT, favour=FAVOUR)
EVENT_RECALLED = events.add("event-recalled", "W-7.8", seat=SEAT, card=EVENT)
EVENT_KEPT = events.add("event-kept", "W-7.8", seat=SEAT, card=EVENT)
THALERS_GIVEN = events.add("thalers-given", "W-7.9", seat=SEAT, thalers=NUMBER)
ARMIES_GIVEN = events.add("armies-given", "W-7.10", seat=SEAT, armies=NUMBER)
MARKER_PARDONED = events.add("marker-pardoned", "W-7.11", seat=SEAT, county=COUNTY)
PARDON_KEPT = events.add("pardon-kept", "W-7.11", seat=SEAT)
PARDON_USED = events.add("pardon-used", "W-7.22", seat=SEAT, county=COUNTY)
GRAIN_GIVEN = events.add("grain-given", "W-7.12", seat=SEAT, grain=NUMBER)
POINTS_GIVEN = events.add("points-given", "W-7.13", seat=SEAT, points=NUMBER)
BUILDING_GIVEN = events.add("building-given", "W-7.14", seat=SEAT, building=BUILDING, county=COUNTY)
SHIELD_GIVEN = events.add("shield-given", "W-7.15", seat=SEAT, favour=FAVOUR, kind=FAVOUR_KIND)
GARRISONED = events.add("garrisoned", "W-7.16", seat=SEAT, county=COUNTY, armies=NUMBER)
COURT_ROSE = events.add("court-rose", "W-7.7")
ACTION_BEGAN = events.add("action-began", "W-1.7", action=ACTION)
ACTION_SHOWN = events.add("action-shown", "W-1.7", reveals=True, seat=SEAT, action=ACTION, county=COUNTY)
ACTION_BLANK = events.add("action-blank", "W-1.13", reveals=True, seat=SEAT, action=ACTION)
ACTION_VOID = events.add("action-void", "W-1.7", seat=SEAT, action=ACTION, county=COUNTY)
BUILT = events.add("built", "W-2.1", seat=SEAT, building=BUILDING, county=COUNTY, thalers=NUMBER)
MARKET_CALMED = events.add("market-calmed", "W-4.1", county=COUNTY)
HARVESTED = events.add("harvested", "W-2.2", seat=SEAT, county=COUNTY, grain=NUMBER)
TAXED = events.add("taxed", "W-2.3", seat=SEAT, county=COUNTY, thalers=NUMBER)
MARKER_LAID = events.add("marker-laid", "W-2.4", county=COUNTY, markers=NUMBER)
RECRUITED = events.add("recruited", "W-2.5", seat=SEAT, county=COUNTY, armies=NUMBER, thalers=NUMBER)
MOVED = events.add("moved", "W-2.8", seat=SEAT, origin=COUNTY, county=COUNTY, armies=NUMBER)
STAYED = events.add("stayed", "W-2.8", seat=SEAT, county=COUNTY)
ATTACKED = events.add(
    "attacked", "W-3.1", reveals=True, seat=SEAT, origin=COUNTY, county=COUNTY, defender=SEAT, armies=NUMBER
)
ATTACKER_ADDED = events.add("attacker-added", "W-1.11", seat=SEAT)
DEFENDER_ADDED = events.add("defender-added", "W-1.11", seat=SEAT)
PALACE_DEFENDED = events.add("palace-defended", "W-4.3", seat=SEAT, county=COUNTY)
REVOLT_BEGAN = events.add("revolt-began", "W-3.1", seat=SEAT, county=COUNTY, armies=NUMBER, peasants=NUMBER)
CUBES_THROWN = events.add("cubes-thrown", "W-3.1", **_all_colours)
CUBES_OUT = events.add("cubes-out", "W-3.2", **_all_colours)
CONQUERED = events.add(
    "conquered", "W-3.4", seat=SEAT, county=COUNTY, defender=SEAT, attack=NUMBER, defence=NUMBER, armies=NUMBER
)
HELD_OUT = events.add(
    "held-out", "W-3.4", seat=SEAT, county=COUNTY, attacker=SEAT, attack=NUMBER, defence=NUMBER, armies=NUMBER
)
LAID_WASTE = events.add("laid-waste", "W-3.5", county=COUNTY, attacker=SEAT, attack=NUMBER, defence=NUMBER)
NOT_BEATEN = events.add("not-beaten", "W-3.5", county=COUNTY, attacker=SEAT, attack=NUMBER, defence=NUMBER)
REVOLT_QUELLED = events.add(
    "revolt-quelled", "W-3.6", seat=SEAT, county=COUNTY, peasants=NUMBER, defence=NUMBER, armies=NUMBER
)
REVOLT_WON = events.add("revolt-won", "W-3.6", seat=SEAT, county=COUNTY, peasants=NUMBER, defence=NUMBER)
CARD_LOST = events.add("card-lost", "W-1.9", seat=SEAT, county=COUNTY, space=SPACE)
LEADER_LOST = events.add("leader-lost", "W-9.5", seat=SEAT, county=COUNTY)
LEADER_MARCHED = events.add("leader-marched", "W-9.3", seat=SEAT, origin=COUNTY, county=COUNTY)
STATUE_RAISED = events.add("statue-raised", "W-9.3", seat=SEAT, county=COUNTY)
LEADER_FLED = events.add("leader-fled", "W-9.3", seat=SEAT, origin=COUNTY, county=COUNTY)
SEASON_ENDED = events.add("season-ended", "W-1.10", season=SEASON)
WINTER_CAME = events.add("winter-came", "W-5.1", card=EVENT, grain=NUMBER)
GRAIN_LOST = events.add("grain-lost", "W-5.1", seat=SEAT, grain=NUMBER)
FED = events.add("fed", "W-5.2", seat=SEAT, counties=NUMBER, grain=NUMBER)
HUNGRY = events.add("hungry", "W-5.2", seat=SEAT, missing=NUMBER, revolts=NUMBER, peasants=NUMBER)
REVOLT_DRAWN = events.add("revolt-drawn", "W-5.3", seat=SEAT, county=COUNTY)
COUNTIES_SCORED = events.add("counties-scored", "W-5.5", seat=SEAT, counties=NUMBER, points=NUMBER)
BUILDINGS_SCORED = events.add("buildings-scored", "W-5.5", seat=SEAT, buildings=NUMBER, points=NUMBER)
MAJORITY_SCORED = events.add("majority-scored", "W-5.5", seat=SEAT, building=BUILDING, region=REGION, points=NUMBER)
MAJORITY_SHARED = events.add("majority-shared", "W-5.5", seat=SEAT, building=BUILDING, region=REGION, points=NUMBER)
MARKERS_REMOVED = events.add("markers-removed", "W-5.6")
STATUES_SCORED = events.add("statues-scored", "W-9.6", seat=SEAT, statues=NUMBER, trophies=NUMBER, points=NUMBER)
GAME_ENDED = events.add("game-ended", "W-5.7", seat=SEAT, points=NUMBER, thalers=NUMBER)
