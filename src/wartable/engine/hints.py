"""What a choice would cost and bring, for whoever is about to choose: small facts that texts `hint-…` of the game say.

A game declares a function for each verb it has something to say of; it gets the state, the seat and the arguments of
the verb, like the rules that offer and perform the choice, and asks those for prices and odds. It may use what the seat
knows and nothing else: the suite deals the rest anew and wants the same hints.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from wartable.engine.codec import Verb

Hint = tuple[str, dict[str, Any]]  # the text `hint-KEY`, and its facts, as prompts have them
Hinting = Callable[..., Iterable[Hint]]
Hints = Mapping["Verb", Hinting]


def percent(chance: float) -> int:
    """Whole per cents; what is neither certain nor impossible is never called so."""
    return min(99, max(1, round(100 * chance))) if 0 < chance < 1 else round(100 * chance)
