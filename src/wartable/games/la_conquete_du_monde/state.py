"""What is on the table: settings, the board, the hands, and where in the turn the game stands."""

from __future__ import annotations

from wartable.engine.domain import Domain
from wartable.engine.sequence import SequenceOfPlay
from wartable.engine.state import Cells, State, public, secret, state
from wartable.games.la_conquete_du_monde.board import ARM, DECK, TERRITORY, T

SEAT = Domain("seat", ("red", "blue", "green", "yellow", "black", "white"), per_seat=True)
SEATS = len(SEAT)
PLACE_AT_TABLE = Domain("place", [str(k + 1) for k in range(SEATS)], spoken=False, per_seat=True)
DIE_PLACE = Domain("die", ("first", "second", "third"), spoken=False)

# the sequence of play: rules use the numbers, everyone else the names
sequence = SequenceOfPlay()
DEAL = sequence.phase("deal", "CM-1.1", once=True)
MUSTER = sequence.stage("muster")  # only in `classic`
FIRST_STEP = sequence.phase("first-step", "CM-2.1")
REINFORCE = sequence.stage("reinforce")
SECOND_STEP = sequence.phase("second-step", "CM-3.1")
COMBAT = sequence.stage("combat")
AIM = sequence.stage("aim")
DEFENCE = sequence.stage("defence")
FOLLOW = sequence.stage("follow")
SPOILS = sequence.stage("spoils")
THIRD_STEP = sequence.phase("third-step", "CM-4.1")
MOVEMENT = sequence.stage("movement")
DESTINATION = sequence.stage("destination")
MARCH = sequence.stage("march")
END = sequence.phase("end", "CM-6.4", once=True)
OVER = sequence.stage("over")
STAGE = sequence.stages


@state
class World(State):
    """One game of La Conquête du Monde."""

    # settings: see data/options.toml
    players: int = public.setting()
    second_rule: int = public.setting()
    joker: int = public.setting()
    sets: int = public.setting()
    army_cap: int = public.setting()
    round_limit: int = public.setting()
    protection: int = public.setting()
    deal: int = public.setting()
    even_world: int = public.setting()
    defence_dice: int = public.setting()
    minimum_armies: int = public.setting()
    cards: int = public.setting()
    forced_exchange: int = public.setting()
    movement: int = public.setting()
    neighbours: Cells = public.setting(TERRITORY, masks=TERRITORY)  # CM-3.1, CM-3.8: over open links

    # where the game stands
    stage: int = public.number(of=STAGE)
    asked: int = public.seats(of=SEAT)
    player: int = public.number(of=SEAT)  # whose turn it is
    round: int = public.number()
    turn: int = public.number()  # the player's place in the order
    order: Cells = public.cells(PLACE_AT_TABLE, of=SEAT)

    # the board
    owner: Cells = public.cells(TERRITORY, of=SEAT)
    armies: Cells = public.cells(TERRITORY)
    fought: Cells = public.cells(TERRITORY)  # armies there that were in a roll this turn
    arrived: Cells = public.cells(TERRITORY)  # armies there that moved in the third step of this turn
    territories: Cells = public.tally(SEAT, most=T)
    held: Cells = public.tally(SEAT, masks=TERRITORY)
    strong: int = public.tally(masks=TERRITORY)  # where more than one army stands

    # cards, by arm: the territory printed on a card means nothing after the deal
    undealt: Cells = public.cells(TERRITORY, most=1, shown=None)  # none is left before anyone is asked
    deck: Cells = secret.cells(ARM, most=max(DECK), counted="deck_size")
    discards: Cells = public.cells(ARM, most=max(DECK))
    hand: Cells = secret.cells(SEAT, ARM, most=max(DECK), counted="hand_sizes")
    exchanges: int = public.number()

    # the turn in progress
    to_place: int = public.number()
    mustering: Cells = public.cells(SEAT)  # starting armies still to be placed (`classic`)
    fighting: int = public.number()  # an attack has been made this turn
    conquests: int = public.number()  # territories taken this turn
    spoils: int = public.number()  # an eliminated player's cards were taken and may be exchanged
    origin: int = public.number(of=TERRITORY)  # of the attack or move in hand, or of the last one
    target: int = public.number(of=TERRITORY)
    committed: int = public.number()  # dice of the last attack
    attack_roll: Cells = public.cells(DIE_PLACE, most=6)
    defence_roll: Cells = public.cells(DIE_PLACE, most=6)

    # standing orders
    asks: Cells = secret.cells(SEAT)  # CM-3.3: whether the seat wants to be asked how many dice defend
