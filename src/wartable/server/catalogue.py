"""What a client must know of a game to offer it and to speak of it; all of it comes from the game's declaration."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from wartable.bots import seatable, stand_in
from wartable.engine.domain import Domain
from wartable.engine.game import Spec
from wartable.engine.options import Switch
from wartable.engine.sequence import SequenceOfPlay
from wartable.games import spec_of
from wartable.wire.http import GameInfo, LedgerEntry, Members, Option, PhaseOfPlay, Word


@lru_cache
def catalogue(name: str) -> GameInfo:
    spec = spec_of(name)
    return GameInfo(
        game=name,
        players=_range(spec.players),
        edition_players={edition: _range(spec.players_of(edition)) for edition in spec.switches.editions},
        seats=list(spec.seats.members),
        editions={edition: list(options) for edition, options in spec.switches.editions.items()},
        options=[_option(switch) for switch in spec.switches.all.values()],
        bots=seatable(spec),
        usual_bot=stand_in(spec),
        phases=_phases(spec.flow.sequence),
        verbs={verb.name: [_word(word) for word in verb.words] for verb in spec.verbs.verbs.values()},
        domains=_domains(spec),
        events={kind.name: {fact: _kind(of) for fact, of in kind.facts.items()} for kind in spec.events.kinds},
        ledger=[LedgerEntry(rule.id, rule.ruling) for rule in spec.ledger],
        orders={order: list(o.words) for order, o in spec.orders.items()},
        first_table=list(spec.first_table),
        keeps_seats=spec.keeps_seats,
        standing=spec.standing,
        concession=spec.concession,
    )


def _phases(sequence: SequenceOfPlay) -> list[PhaseOfPlay]:
    return [
        PhaseOfPlay(phase, stages, phase in sequence.once, sequence.rules[phase])
        for phase, stages in sequence.contents.items()
    ]


def _range(players: Any) -> tuple[int, int]:
    return players[0], players[-1]


def _option(switch: Switch) -> Option:
    option = Option(switch.name, switch.rule, switch.text(switch.default), list(switch.words))
    if not switch.words:
        option.low, option.high, option.bare = switch.low, switch.high, switch.bare
    return option


def _word(word: Any) -> Word:
    return Word(list(word.names), word.domain.name, word.default)


def _kind(of: Any) -> str:
    return of.name if isinstance(of, Domain) else str(of)


def _domains(spec: Spec) -> dict[str, Members]:
    """Every domain choices and events speak of."""
    found = [word.domain for verb in spec.verbs.verbs.values() for word in verb.words]
    found += [of for kind in spec.events.kinds for of in kind.facts.values() if isinstance(of, Domain)]
    return {domain.name: Members(list(domain.members), domain.spoken) for domain in found}
