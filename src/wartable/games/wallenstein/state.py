"""What is on the table: settings, the Empire, players, plans, the tower, and where in the year the game stands."""

from __future__ import annotations

from wartable.engine.domain import Domain
from wartable.engine.sequence import SequenceOfPlay
from wartable.engine.state import Cells, State, public, secret, state
from wartable.games.wallenstein.board import (
    ACTION,
    ACTIONS,
    ARMIES,
    BONUS,
    BUILDING,
    CARD,
    COUNTY,
    COURT_PLACE,
    EVENT,
    FAVOUR,
    GROUP,
    REGION_CARD,
    SPACE,
    TILE,
)

SEAT = Domain("seat", ("red", "blue", "yellow", "violet", "black"), per_seat=True)
SEATS = len(SEAT)
COLOUR = Domain("colour", (*SEAT.members, "peasants"))  # of cubes
COLOURS = len(COLOUR)
GREEN = COLOURS - 1  # the peasants'
PLACE = Domain("place", [str(k + 1) for k in range(SEATS)], spoken=False)  # in the order of play, at any table
PLACES = len(PLACE)
SLOT = Domain("slot", [str(k + 1) for k in range(ACTIONS)], spoken=False)  # of the row of action cards
OPEN_SLOTS = 5
PAIR = Domain("pair", ("first", "second"), spoken=False)  # county cards open in the draft
SEASON = Domain("season", ("spring", "summer", "autumn", "winter"))
SPRING, SUMMER, AUTUMN, WINTER = range(4)
YEARS = 2
EVENTS_A_YEAR = 4

# ---- words of switches in data/options.toml ----
DRAFTED, PRINTED = range(2)
TOWER_MODELS = ("two-floors", "simple")
TWO_FLOORS, SIMPLE = range(2)

# the sequence of play: rules use the numbers, everyone else the names; expansions are phases some tables leave out
sequence = SequenceOfPlay()
SET_UP = sequence.phase("set-up", "W-0.4", once=True)
DRAFT = sequence.stage("draft")
STATION = sequence.stage("station")
DRAFT_LEADER = sequence.stage("draft-leader")
FILLING = sequence.phase("filling", "W-0.8", once=True)
RECEPTION = sequence.phase("reception", "W-7.2", once=True)
CLEARING = sequence.phase("clearing", "W-0.8", once=True)
EVENT_CARDS = sequence.phase("event-cards", "W-0.9")
LEADERS_RETURN = sequence.phase("leaders-return", "W-9.10")
RETURN = sequence.stage("return")
ACTION_CARDS = sequence.phase("action-cards", "W-1.1")
BONUS_TILES = sequence.phase("bonus-tiles", "W-1.2")
FAVOUR_CARDS = sequence.phase("favour-cards", "W-7.3")
PLANNING = sequence.phase("planning", "W-1.3")
PLAN = sequence.stage("plan")
DRAW_EVENT = sequence.phase("event", "W-1.5")
BIDS = sequence.phase("bids", "W-1.6")
ORDER = sequence.phase("order", "W-1.6")
CHOOSE_PLACE = sequence.stage("choose-place")
LEADERS_ENTER = sequence.phase("leaders-enter", "W-9.1")
ENTER = sequence.stage("enter")
REGION_BONUS = sequence.phase("region-bonus", "W-8.1")
CHOOSE_BONUS = sequence.stage("bonus")
COURT = sequence.phase("court", "W-7.5")
AUDIENCE = sequence.phase("audience", "W-7.6")
PETITION = sequence.stage("petition")
RECALL_EVENT = sequence.stage("recall-event")
PARDON = sequence.stage("pardon")
GIFT = sequence.stage("gift")
GARRISON = sequence.stage("garrison")
CARRY_OUT = sequence.phase("actions", "W-1.7")
MARCH = sequence.stage("march")
SHIFT = sequence.stage("shift")
ATTACK_ARMY = sequence.stage("attack-army")
DEFENCE_ARMY = sequence.stage("defence-army")
LEADERS_MOVE = sequence.phase("leaders-move", "W-9.3")
LEAD = sequence.stage("lead")
END_OF_SEASON = sequence.phase("end-of-season", "W-1.10")
WINTER_GRAIN = sequence.phase("winter-grain", "W-5.1")
WINTER_REVOLTS = sequence.phase("winter-revolts", "W-5.3")
REVOLT = sequence.stage("revolt")
SCORING = sequence.phase("scoring", "W-5.5")
NEW_YEAR = sequence.phase("new-year", "W-5.6")
END_OF_GAME = sequence.phase("end-of-game", "W-5.7", once=True)
OVER = sequence.stage("over")
PHASE, STAGE = sequence.phases, sequence.stages


@state
class Empire(State):
    """One game of Wallenstein."""

    # settings: see data/options.toml and data/board.toml
    players: int = public.setting()
    walks: Cells = public.setting(PHASE, most=1)  # which phases this table walks through
    printed: int = public.setting()  # W-0.6: DRAFTED or PRINTED
    side_spaces: int = public.setting()  # W-7.1: of a side board, none without the court
    leaders: int = public.setting()  # W-9.1: one each, or none
    winter_marker: int = public.setting()  # W-5.4
    flight_forced: int = public.setting()  # W-9.9
    tower_model: int = public.setting()  # W-6.1: TWO_FLOORS or SIMPLE
    floor_passes: int = public.setting()
    floor_shaken: int = public.setting()
    simple_stays: int = public.setting()
    simple_released: int = public.setting()
    favour_kind: Cells = public.setting(FAVOUR)
    favour_amount: Cells = public.setting(FAVOUR)
    bonus_amount: Cells = public.setting(REGION_CARD, BONUS)

    # where the game stands
    stage: int = public.number(of=STAGE)
    phase: int = public.number(of=PHASE)
    year: int = public.number()
    season: int = public.number(of=SEASON)
    asked: int = public.seats(of=SEAT)
    together: int = public.seats(of=SEAT)  # those who choose in secret at once; whoever is ready is asked no more
    player: int = public.number(of=SEAT)  # whose turn it is
    first: int = public.number(of=SEAT)  # W-0.4: who begins the draft
    turn: int = public.number()  # how many have had theirs: in the draft, or by their places in the order
    order: Cells = public.cells(PLACE, of=SEAT)

    # the Empire
    owner: Cells = public.cells(COUNTY, of=SEAT)
    armies: Cells = public.cells(COUNTY, most=ARMIES)
    buildings: Cells = public.cells(COUNTY, BUILDING, most=1)
    markers: Cells = public.cells(COUNTY)

    # players
    thalers: Cells = public.cells(SEAT)
    grain: Cells = public.cells(SEAT)
    points: Cells = public.cells(SEAT)
    asks: Cells = secret.cells(SEAT)  # W-1.11: whether the seat wants to be asked about its tile's army

    # the tower
    inside: Cells = public.cells(COLOUR)
    tray: Cells = public.cells(COLOUR)

    # the draft
    groups: Cells = public.cells(SEAT, GROUP)  # still to be placed
    open: Cells = public.cells(PAIR, of=COUNTY)
    buried: Cells = public.cells(COUNTY, most=len(COUNTY))  # 1, 2, … with the first, second, … pair put under the pile
    offered: int = public.seats(of=SEAT)  # whose last turn offered the pair that lies open now
    drafted: int = public.number(of=COUNTY)  # taken, and waiting for its group

    # cards, tiles and plans of the season
    event_pile: Cells = public.cells(EVENT, most=1)  # not yet seen: which they are is known, not when they come
    open_events: Cells = public.cells(EVENT, most=1)
    event: int = public.number(of=EVENT)
    row: Cells = public.cells(SLOT, of=ACTION)  # action cards, nothing where one lies face down
    slot: int = public.number()  # of the action being carried out
    tiles: Cells = public.cells(PLACE, of=TILE)
    plan: Cells = secret.cells(SEAT, SPACE, of=CARD, blank=True)
    shown: Cells = public.cells(SEAT, SPACE, of=CARD)  # what has been revealed of it
    held: Cells = public.cells(COUNTY, of=SEAT)  # who could plan with its card this season, and has it still

    # a battle or a revolt
    origin: int = public.number(of=COUNTY)
    target: int = public.number(of=COUNTY)
    marching: int = public.number()
    thrown: Cells = public.cells(COLOUR)  # what falls into the tower
    revolting: int = public.seats(of=COUNTY)  # W-5.3: drawn, and not yet fought
    extra_peasants: int = public.number()  # in each of them

    # the Emperor's Court
    hall: Cells = public.cells(SEAT)
    room: Cells = public.cells(SEAT)
    favour_pile: Cells = public.cells(FAVOUR, most=1)  # not yet seen
    favours: Cells = public.cells(COURT_PLACE, of=FAVOUR)
    petitioners: Cells = public.cells(PLACE, of=SEAT)  # in the order of their courtiers
    favour: int = public.number(of=FAVOUR)  # being used
    pardons: int = public.seats(of=SEAT)  # who keeps favour 4 against the next marker
    shield_a: int = public.seats(of=SEAT)
    shield_b: int = public.seats(of=SEAT)

    # region cards
    region_card: Cells = public.cells(SEAT)  # on top of the pile: 0 is the blank one

    # leaders
    leader: Cells = public.cells(SEAT, of=COUNTY)
    statues: Cells = public.cells(SEAT, COUNTY, most=1)
    trophies: Cells = public.cells(SEAT)

    # what follows from the position
    realm: Cells = public.tally(SEAT, masks=COUNTY)  # the counties of each seat

    # scratch: empty whenever somebody is asked
    bag: Cells = public.tally(CARD, shown=None)  # luck draws from it
    falling: Cells = public.tally(COLOUR, shown=None)
    upper: Cells = public.tally(COLOUR, shown=None)
    lower: Cells = public.tally(COLOUR, shown=None)
    out: Cells = public.tally(COLOUR, shown=None)
