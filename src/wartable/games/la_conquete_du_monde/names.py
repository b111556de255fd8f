"""What can be chosen, what can happen, what luck is asked, and why not: each declared once, with its ledger id."""

from __future__ import annotations

from wartable.engine.codec import Verbs, Word
from wartable.engine.domain import Domain
from wartable.engine.events import DICE, NUMBER, Events, Refusals
from wartable.engine.luck import Questions
from wartable.games.la_conquete_du_monde.board import ARM, CONTINENT, SET, TERRITORY
from wartable.games.la_conquete_du_monde.state import SEAT

AMOUNT = Domain("amount", ("1", "10", "all"))  # the cubes of the box: ones and tens
DICE_COUNT = Domain("dice", ("1", "2", "3"), spoken=False)

# ---- why not ----
refusals = Refusals()
GAME_OVER = refusals.add("game-over", "CM-6.4")
WRONG_STEP = refusals.add("wrong-step", "CM-2.5")
ODD_AMOUNT = refusals.add("odd-amount", "CM-0.1")
NOT_YOURS = refusals.add("not-yours", "CM-2.5")
NOT_SO_MANY = refusals.add("not-so-many", "CM-2.5")
ONE_BY_ONE = refusals.add("one-by-one", "CM-8.1")
ARMIES_TO_PLACE = refusals.add("armies-to-place", "CM-2.5")
NO_SUCH_SET = refusals.add("no-such-set", "CM-5.1")
CARDS_MISSING = refusals.add("cards-missing", "CM-5.1")
TOO_LATE = refusals.add("too-late", "CM-5.3")
MUST_EXCHANGE = refusals.add("must-exchange", "CM-8.1")
NO_ORIGIN = refusals.add("no-origin", "CM-3.2")
NOT_YOUR_ORIGIN = refusals.add("not-your-origin", "CM-3.1")
LONE_ARMY = refusals.add("lone-army", "CM-3.1")
NO_ENEMY_NEAR = refusals.add("no-enemy-near", "CM-3.1")
OWN_TARGET = refusals.add("own-target", "CM-3.1")
NOT_NEIGHBOURS = refusals.add("not-neighbours", "CM-3.1")
TOO_MANY_DICE = refusals.add("too-many-dice", "CM-3.3")
NO_SUCH_DICE = refusals.add("no-such-dice", "CM-3.3")
PROTECTED = refusals.add("protected", "CM-6.3")
ONE_STAYS = refusals.add("one-stays", "CM-3.6")
NOT_YOUR_TARGET = refusals.add("not-your-target", "CM-4.1")
NO_FRIEND_NEAR = refusals.add("no-friend-near", "CM-4.1")
ALL_FOUGHT = refusals.add("all-fought", "CM-4.1")
ALREADY_MOVED = refusals.add("already-moved", "CM-4.2")
NO_MORE_MARCH = refusals.add("no-more-march", "CM-4.1")

# ---- choices ----
verbs = Verbs()
_territory = Word(("territory",), TERRITORY)
_amount = Word(("amount",), AMOUNT, ODD_AMOUNT, default="1")
_dice = Word(("dice",), DICE_COUNT, NO_SUCH_DICE)
PLACE = verbs.add("place", _territory, _amount)
EXCHANGE = verbs.add("exchange", Word(("set",), SET))
FROM = verbs.add("from", _territory)  # where an attack or a move starts
ATTACK = verbs.add("attack", _territory, _dice)
DEFEND = verbs.add("defend", _dice)
FOLLOW_ON = verbs.add("follow", _amount)
MOVE = verbs.add("move", _territory)
DONE = verbs.add("done")

# ---- what luck is asked ----
questions = Questions()
TERRITORY_CARD = questions.add(TERRITORY)
ARMS_CARD = questions.add(ARM)

# ---- what happens ----
events = Events()
ORDER_ROLLED = events.add("order-rolled", "CM-0.3", seat=SEAT, die=NUMBER)
ORDER_SET = events.add("order-set", "CM-0.3", seat=SEAT, place=NUMBER)
DEAL_ROLLED = events.add("deal-rolled", "CM-1.1", seat=SEAT, die=NUMBER)
DEALT = events.add("dealt", "CM-1.1", seat=SEAT, territory=TERRITORY)
POINTS_LOST = events.add("points-lost", "CM-1.2", seat=SEAT, points=NUMBER)
EVENED = events.add("evened", "CM-8.2", giver=SEAT, seat=SEAT, territory=TERRITORY)
OPENED = events.add("opened", "CM-1.3", seat=SEAT)
ROUND_BEGAN = events.add("round-began", "CM-6.6", round=NUMBER)
TURN_BEGAN = events.add("turn-began", "CM-2.1", seat=SEAT)
DREW = events.add("drew", "CM-2.1", seat=SEAT)
DREW_CARD = events.add("drew-card", "CM-2.1", seat=SEAT, arm=ARM)
NO_CARD = events.add("no-card", "CM-2.6", seat=SEAT)
RESHUFFLED = events.add("reshuffled", "CM-5.4")
REINFORCED = events.add("reinforced", "CM-2.2", seat=SEAT, armies=NUMBER, territories=NUMBER)
CONTINENT_HELD = events.add("continent-held", "CM-2.3", seat=SEAT, armies=NUMBER, continent=CONTINENT)
CAPPED = events.add("capped", "CM-0.1", seat=SEAT, armies=NUMBER)
PLACED = events.add("placed", "CM-2.5", seat=SEAT, armies=NUMBER, territory=TERRITORY)
EXCHANGED = events.add("exchanged", "CM-5.2", reveals=True, seat=SEAT, set=SET, armies=NUMBER)
ATTACKED = events.add("attacked", "CM-3.2", seat=SEAT, origin=TERRITORY, target=TERRITORY, dice=NUMBER)
DEFENDED = events.add("defended", "CM-3.3", seat=SEAT, dice=NUMBER)
ROLLED = events.add("rolled", "CM-3.4", attack=DICE, defence=DICE, attacker_lost=NUMBER, defender_lost=NUMBER)
SPARED = events.add("spared", "CM-6.3", seat=SEAT, territory=TERRITORY)
CONQUERED = events.add("conquered", "CM-3.6", seat=SEAT, territory=TERRITORY, armies=NUMBER)
FOLLOWED = events.add("followed", "CM-3.6", seat=SEAT, armies=NUMBER, origin=TERRITORY, target=TERRITORY)
ELIMINATED = events.add("eliminated", "CM-6.1", seat=SEAT, victim=SEAT, cards=NUMBER)
SEIZED_CARDS = events.add("seized-cards", "CM-6.1", reveals=True, seat=SEAT, arm=ARM, cards=NUMBER)
MOVED = events.add("moved", "CM-4.1", seat=SEAT, armies=NUMBER, origin=TERRITORY, target=TERRITORY)
WORLD_CONQUERED = events.add("world-conquered", "CM-6.4", seat=SEAT)
TIME_UP = events.add("time-up", "CM-6.4", round=NUMBER)
