"""Refusals, choices, questions to luck and events, each declared once with its rule."""

from __future__ import annotations

from wartable.engine.codec import Verbs, Word
from wartable.engine.events import NUMBER, Events, Refusals
from wartable.engine.luck import Questions

from .state import CARD, SEAT

refusals = Refusals()
GAME_OVER = refusals.add("game-over", "MG-5")
WRONG_STEP = refusals.add("wrong-step", "MG-3")
CARD_PLAYED = refusals.add("card-played", "MG-3")

verbs = Verbs()
PLAY_CARD = verbs.add("card", Word(("card",), CARD))

questions = Questions()  # dice are all the luck there is

events = Events()
ROUND_BEGAN = events.add("round-began", "MG-2", round=NUMBER, prize=NUMBER)
REVEALED = events.add("revealed", "MG-4", reveals=True, seat=SEAT, card=CARD)
WON = events.add("won", "MG-4", seat=SEAT, points=NUMBER)
NOBODY_WON = events.add("nobody-won", "MG-4")
ENDED = events.add("ended", "MG-5", seat=SEAT, points=NUMBER)
