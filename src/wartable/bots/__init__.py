"""Bots: a view and an offer in, a choice out; never the state.

A heuristic is a rule (integer subset). At the table it thinks on a position imagined from its view; in the lab the
same rule is compiled and runs on the position itself, which the re-sampling proof allows: its choice depends on nothing
hidden. Where all choose in secret it may draw: whoever sees the same must not be able to work its choice out.
"""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable, Mapping
from typing import Any, Protocol

from wartable.bots.search import SEED_BITS, Budget, look
from wartable.engine.errors import BadTable
from wartable.engine.game import Game, Policy, Spec
from wartable.engine.speeds.chances import at_hand

# Bots that look ahead, by the seconds they may think about a choice.
LEVELS = {"search-quick": Budget(seconds=0.1), "search": Budget(seconds=0.5), "search-deep": Budget(seconds=2.0)}


class Bot(Protocol):
    """Whoever sits at a table without being a person; one that is blind needs no view and no time, one that is slow
    threads of its own."""

    blind: bool
    slow: bool

    def choose(self, view: Mapping[str, Any], offer: list[str]) -> str: ...


BROUGHT: dict[str, Callable[[Game, int], Bot]] = {}  # bots that are no part of a game, brought by whoever runs this


class RandomBot:
    """Chooses blindly."""

    blind = True
    slow = False

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def choose(self, view: Mapping[str, Any], offer: list[str]) -> str:
        return self.random.choice(offer)


class PolicyBot:
    """Imagines a position consistent with its view and follows a policy on it."""

    blind = False
    slow = False

    def __init__(self, game: Game, policy: Policy, seed: int) -> None:
        self.game = game
        self.policy = policy
        self.random = random.Random(seed)

    def choose(self, view: Mapping[str, Any], offer: list[str]) -> str:
        imagined = self.game.imagine(view, self.random.getrandbits(SEED_BITS))
        ids = imagined.offer_ids(view["seat"])
        imagined.state.luck = imagined.state.luck.inner  # a policy may draw, unlike a rule
        choice = self.policy(imagined.state, self.game.seat_index(view["seat"]), ids, len(ids))
        text = self.game.spec.verbs.text(choice)
        if text not in offer:
            raise AssertionError(f"the policy chose {text!r}, which is not offered")
        return text


class SearchBot:
    """Looks ahead; while the game's rules are not compiled, it follows the policy."""

    blind = False
    slow = True

    def __init__(self, game: Game, budget: Budget, seed: int) -> None:
        self.game = game
        self.budget = budget
        self.random = random.Random(seed)
        self.stand_in = make_bot(stand_in(game.spec), game, seed)
        self.last = ""  # its last choice, so that it does not take up and let go the same for ever

    def choose(self, view: Mapping[str, Any], offer: list[str]) -> str:
        before = "" if self.last in offer else self.last  # what is still offered has not been carried out
        self.last = offer[0] if len(offer) == 1 else self._best(view, offer, before)
        return self.last

    def _best(self, view: Mapping[str, Any], offer: list[str], before: str) -> str:
        seed, speed = self.random.getrandbits(SEED_BITS), at_hand(self.game.spec)
        found = look(self.game, speed, view, self.budget, seed, before).choices if speed else []
        return found[0].choice if found else self.stand_in.choose(view, offer)


def policy_names(spec: Spec) -> list[str]:
    """The bots of a game that look no further than the offer, in the order the compiled loops number them."""
    return ["random", *spec.bots]


def bot_names(spec: Spec) -> list[str]:
    """All bots of a game, from beginner to strong."""
    return [*policy_names(spec), *LEVELS]


def seatable(spec: Spec) -> list[str]:
    """All that may be given a seat, the best of the game's own last."""
    return [*BROUGHT, *bot_names(spec)]


def stand_in(spec: Spec) -> str:
    """The best of the bots that need no time."""
    return policy_names(spec)[-1]


def check_bot(spec: Spec, name: str) -> None:
    """Raises BadTable for an unknown name."""
    if name not in bot_names(spec):
        raise BadTable(f"no bot {name!r} for {spec.name}; known bots: {', '.join(bot_names(spec))}")


def bot_number(spec: Spec, name: str) -> int:
    """In the compiled loops; raises BadTable for a bot that they do not know."""
    check_bot(spec, name)
    if name in LEVELS:
        raise BadTable(f"the bot {name!r} thinks too long for this; bots that do not: {', '.join(policy_names(spec))}")
    return policy_names(spec).index(name)


def make_bot(name: str, game: Game, seed: int) -> Bot:
    """A bot for a table; raises BadTable for an unknown name."""
    if name in BROUGHT:
        return BROUGHT[name](game, seed)
    check_bot(game.spec, name)
    if name in LEVELS:
        return SearchBot(game, LEVELS[name], seed)
    return RandomBot(seed) if name == "random" else PolicyBot(game, game.spec.bots[name], seed)


def secret_seed() -> int:
    """For bots at a table with people: nobody knows what they would draw."""
    return secrets.randbits(SEED_BITS)
