"""What a seat knows, as a text: enough to choose by, for whoever reads rather than computes, a language model say.

Made of the view and of events the seat has heard, on a position imagined from the view: no secret can be in it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from wartable.engine.events import Event
from wartable.engine.game import Game
from wartable.engine.text import Text
from wartable.terminal.screens import screens_of

MOST_NEWS = 60  # lines; what is older is in the position


@lru_cache(maxsize=16)
def _text(language: str, package: str) -> Text:
    return Text(language, ("wartable.engine", package, "wartable.terminal", "wartable.programs"))


def observation(
    game: Game, view: Mapping[str, Any], offer: Sequence[str], news: Sequence[Event], language: str = "en"
) -> str:
    """Who one is, what happened since one was last asked, the position, the question, and each answer in words."""
    text, screens, imagined = _text(language, game.spec.package), screens_of(game.spec), game.imagine(view, 0)
    seat = view["seat"]
    lines = [text.get("program-seat", game=text.get("game-name"), seat=text.name(game.spec.seats, seat))]
    if news:
        told = [imagined.tell(event, language) for event in news[-MOST_NEWS:]]
        lines += _section(text.get("program-news"), told)
    for heading, said in (*screens.map(view, text), screens.seats(view, text)):
        lines += _section(heading, said)
    if hand := screens.hand(view, text):
        lines += _section(text.get("program-own"), hand)
    hints = imagined.hints(seat)
    choices = []
    for choice in offer:
        beside = text.series([imagined.tell_hint(hint, language) for hint in hints.get(choice, [])])
        choices.append(f"{choice} = {imagined.tell_choice(choice, language)}" + (f" – {beside}" if beside else ""))
    lines += _section(imagined.prompt(seat, language), choices)
    return "\n".join([*lines, "", text.get("program-answer")])


def _section(heading: str, lines: Iterable[str]) -> list[str]:
    return ["", heading, *(f"  {line}" for line in lines)]
