"""The ways into a flow at the plain speed: by the numbers of stage and verb straight to the rule."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

from wartable.engine.branches import why_not
from wartable.engine.codec import Verb
from wartable.engine.events import OK
from wartable.engine.rule import Choices

if TYPE_CHECKING:
    from wartable.engine.flow import Flow

Link = Callable[[Any], Any]


class Jumps(NamedTuple):
    offer: Callable[[Any, int, Choices], int]
    why_not: Callable[[Any, int, int], int]
    perform: Callable[[Any, int, int], None]
    proceed: Callable[[Any], None] | None


def jumps(flow: Flow, link: Link = lambda rule: rule) -> Jumps:
    """All of them, over the rules as written or over their linked twins."""
    proceed = _proceed(flow, link) if flow.begins else None
    return Jumps(_offer(flow, link), _why_not(flow, link), _perform(flow, link, proceed), proceed)


def _offer(flow: Flow, link: Link) -> Any:
    offers = [*map(link, flow.offers), _always(0)]

    def offer(s: Any, seat: int, out: Choices) -> Any:
        return offers[s.stage](s, seat, out)

    return offer


def _why_not(flow: Flow, link: Link) -> Any:
    table = _table(flow)
    rows = [
        _row(
            flow, _always(refusal), ((entry.verb, _answer(why_not(entry, flow.state), link)) for entry in stage.entries)
        )
        for stage, refusal in zip(flow.stages, flow.refusals, strict=True)
    ]
    rows.append(_row(flow, _always(flow.over_refusal), ()))

    def refusal(s: Any, seat: int, choice: int) -> Any:
        verb, arguments = table[choice]
        return rows[s.stage][verb](s, seat, *arguments)

    return refusal


def _perform(flow: Flow, link: Link, proceed: Any) -> Any:
    table = _table(flow)
    rows = [
        _row(flow, _impossible, ((action.verb, link(action.perform)) for action in stage.actions))
        for stage in flow.stages
    ]
    rows.append(_row(flow, _impossible, ()))

    def perform(s: Any, seat: int, choice: int) -> None:
        verb, arguments = table[choice]
        rows[s.stage][verb](s, seat, *arguments)

    def perform_and_proceed(s: Any, seat: int, choice: int) -> None:
        verb, arguments = table[choice]
        rows[s.stage][verb](s, seat, *arguments)
        if s.asked == 0:
            proceed(s)

    return perform if proceed is None else perform_and_proceed


def _proceed(flow: Flow, link: Link) -> Any:
    begins = [link(begin) if begin else _pass_over for begin in flow.begins]
    over = flow.over

    def proceed(s: Any) -> None:
        while s.asked == 0 and s.stage != over:
            begins[s.phase](s)

    return proceed


def _pass_over(s: Any) -> None:
    s.phase += 1


def _table(flow: Flow) -> list[tuple[int, tuple[int, ...]]]:
    """The number of the verb and the arguments of each choice."""
    return [(verb.number, arguments) for verb, arguments in flow.verbs.table]


def _row(flow: Flow, otherwise: Any, calls: Iterable[tuple[Verb, Any]]) -> list[Any]:
    """What to call for each verb of the game in a stage."""
    row = [otherwise] * len(flow.verbs.verbs)
    for verb, call in calls:
        row[verb.number] = call
    return row


def _answer(reason: Callable[..., int] | int | None, link: Link) -> Any:
    return link(reason) if callable(reason) else _always(reason or OK)


def _always(answer: int) -> Any:
    def answered(*_: Any) -> int:
        return answer

    return answered


def _impossible(*_: Any) -> None:
    raise ValueError("a choice that was not offered cannot be performed")
