"""What is on the table: settings, the board, the hands, and where in the turn the game stands."""

from __future__ import annotations

from wartable.engine.domain import Domain
from wartable.engine.state import Cells, State, cells, number, seats, setting, state, tally
from wartable.games.la_conquete_du_monde.board import ARM, LINK, TERRITORY

SEAT = Domain("seat", ("red", "blue", "green", "yellow", "black", "white"), per_seat=True)
SEATS = len(SEAT)
PLACE_AT_TABLE = Domain("place", [str(k + 1) for k in range(SEATS)], spoken=False, per_seat=True)
DIE_PLACE = Domain("die", ("first", "second", "third"), spoken=False)

STAGE = Domain(
    "stage",
    ("muster", "reinforce", "combat", "aim", "defence", "follow", "spoils", "movement", "destination", "march", "over"),
)
MUSTER, REINFORCE, COMBAT, AIM, DEFENCE, FOLLOW, SPOILS, MOVEMENT, DESTINATION, MARCH, OVER = range(len(STAGE))


@state
class World(State):
    """One game of La Conquête du Monde."""

    # settings: see data/options.toml
    players: int = setting()
    second_rule: int = setting()
    joker: int = setting()
    sets: int = setting()
    army_cap: int = setting()
    round_limit: int = setting()
    protection: int = setting()
    deal: int = setting()
    defence_dice: int = setting()
    minimum_armies: int = setting()
    cards: int = setting()
    forced_exchange: int = setting()
    movement: int = setting()
    open_links: Cells = setting(LINK)

    # where the game stands
    stage: int = number(of=STAGE)
    asked: int = seats(of=SEAT)
    player: int = number(of=SEAT)  # whose turn it is
    round: int = number()
    turn: int = number()  # the player's place in the order
    order: Cells = cells(PLACE_AT_TABLE, of=SEAT)

    # the board
    owner: Cells = cells(TERRITORY, of=SEAT)
    armies: Cells = cells(TERRITORY)
    fought: Cells = cells(TERRITORY)  # armies there that were in a roll this turn
    arrived: Cells = cells(TERRITORY)  # armies there that moved in the third step of this turn
    territories: Cells = tally(SEAT)

    # cards, by arm: the territory printed on a card means nothing after the deal
    undealt: Cells = cells(TERRITORY)
    deck: Cells = cells(ARM)
    discards: Cells = cells(ARM)
    hand: Cells = cells(SEAT, ARM)
    exchanges: int = number()

    # the turn in progress
    to_place: int = number()
    mustering: Cells = cells(SEAT)  # starting armies still to be placed (`classic`)
    fighting: int = number()  # an attack has been made this turn
    conquests: int = number()  # territories taken this turn
    spoils: int = number()  # an eliminated player's cards were taken and may be exchanged
    origin: int = number(of=TERRITORY)  # of the attack or move in hand, or of the last one
    target: int = number(of=TERRITORY)
    committed: int = number()  # dice of the last attack
    attack_roll: Cells = cells(DIE_PLACE)
    defence_roll: Cells = cells(DIE_PLACE)

    # standing orders
    asks: Cells = cells(SEAT)  # CM-3.3: whether the seat wants to be asked how many dice defend
