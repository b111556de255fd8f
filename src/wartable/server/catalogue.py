"""What a client must know of a game to offer it and to speak of it; all of it comes from the game's declaration."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from wartable.bots import bot_names
from wartable.engine.domain import Domain
from wartable.engine.options import Switch
from wartable.games import spec_of


@lru_cache
def catalogue(name: str) -> dict[str, Any]:
    spec = spec_of(name)
    return {
        "game": name,
        "players": [spec.players[0], spec.players[-1]],
        "edition_players": {
            edition: [spec.players_of(edition)[0], spec.players_of(edition)[-1]] for edition in spec.switches.editions
        },
        "seats": list(spec.seats.members),
        "editions": {edition: list(options) for edition, options in spec.switches.editions.items()},
        "options": [_option(switch) for switch in spec.switches.all.values()],
        "bots": bot_names(name),
        "stages": list(spec.rooms.members),
        "verbs": {verb.name: [_word(word) for word in verb.words] for verb in spec.verbs.verbs.values()},
        "domains": _domains(name),
        "events": {kind.name: {fact: _kind(of) for fact, of in kind.facts.items()} for kind in spec.events.kinds},
        "ledger": [{"id": rule.id, "ruling": rule.ruling} for rule in spec.ledger],
        "orders": {order: list(o.words) for order, o in spec.orders.items()},
    }


def _option(switch: Switch) -> dict[str, Any]:
    common: dict[str, Any] = {"name": switch.name, "rule": switch.rule, "default": switch.text(switch.default)}
    if switch.words:
        return common | {"words": list(switch.words)}
    return common | {"low": switch.low, "high": switch.high, "bare": switch.bare}


def _word(word: Any) -> dict[str, Any]:
    return {"names": list(word.names), "domain": word.domain.name, "default": word.default}


def _kind(of: Any) -> str:
    return of.name if isinstance(of, Domain) else str(of)


def _domains(name: str) -> dict[str, dict[str, Any]]:
    """Every domain choices and events speak of."""
    spec = spec_of(name)
    found = [word.domain for verb in spec.verbs.verbs.values() for word in verb.words]
    found += [of for kind in spec.events.kinds for of in kind.facts.values() if isinstance(of, Domain)]
    return {domain.name: {"members": list(domain.members), "spoken": domain.spoken} for domain in found}
