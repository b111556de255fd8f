"""A table with a lesson: only what it asks for leads on, the others do what is written, and one can go back."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import msgspec
import pytest

from tests.server.client import GAME
from tests.server.hosted import FREE, Listener
from tests.server.test_prepared import evening
from wartable.account.telling import account_of
from wartable.engine.errors import Illegal
from wartable.learning.lesson import Lesson, Step, lessons_of
from wartable.tables.errors import Refused
from wartable.tables.pace import AT_ONCE
from wartable.tables.prepared import Shelf
from wartable.tables.taught import Taught
from wartable.wire.codes import Code

FIRST = lessons_of(GAME)["first"]
PLACE = "place bresil all"


def taught(lesson: Lesson = FIRST) -> tuple[Taught, Listener]:
    table, _ = Taught.teach(lesson, AT_ONCE, Shelf(FREE))
    assert isinstance(table, Taught)
    learner = Listener(lesson.seat)
    table.join(learner)
    return table, learner


async def play(table: Taught, *choices: str) -> None:
    await table.play("red", choices, table.revision("red"))


def told(learner: Listener) -> dict[str, Any]:
    """The last word on where the learner is."""
    lines = [json.loads(line) for line in learner.notes]
    found: dict[str, Any] = [line for line in lines if line["type"] == "lesson"][-1]
    return found


@evening
async def test_only_what_the_lesson_asks_for_leads_on() -> None:
    table, learner = taught()
    first = told(learner)["step"]
    with pytest.raises(Refused) as refused:
        await play(table, "place alaska")
    assert refused.value.code is Code.OFF_LESSON
    with pytest.raises(Illegal):
        await play(table, "place chine")
    assert table.match.steps == 0
    await play(table, PLACE)
    assert told(learner)["step"] > first


@evening
async def test_a_series_may_end_a_step_and_begin_the_next() -> None:
    table, learner = taught()
    with pytest.raises(Refused) as refused:
        await play(table, "place bresil", PLACE, "from bresil", "attack afrique_du_nord 1")
    assert (refused.value.code, refused.value.played) == (Code.OFF_LESSON, 3)
    assert FIRST.step[told(learner)["step"]].say == "three-dice"


@evening
async def test_one_goes_back_over_dice() -> None:
    table, learner = taught()
    await play(table, PLACE, "from bresil")
    before = table.match.hash
    await play(table, "attack afrique_du_nord 3")
    after = table.match.hash
    await table.back("red", False)
    assert (table.match.hash, FIRST.step[told(learner)["step"]].say) == (before, "three-dice")
    await play(table, "attack afrique_du_nord 3")
    assert table.match.hash == after, "its luck is written"
    await table.undo("red", table.revision("red"), False)
    assert table.match.hash == before
    await table.back("red", True)
    assert table.match.steps == 0


@evening
async def test_after_the_last_step_one_plays_on_against_bots() -> None:
    short = Lesson("red", 1, [Step("place", ["place bresil*"], True)], 4, given=FIRST.given, game=GAME, name="short")
    table, learner = taught(short)
    await play(table, PLACE)
    assert told(learner)["step"] == len(short.step)
    await play(table, "done", "done")
    while table.match.asked != ("red",):
        await asyncio.sleep(0.01)
    assert table.match.view("red")["round"] in (5, 6)


@evening
async def test_one_goes_back_to_the_last_step_though_bots_have_played_on() -> None:
    short = Lesson(
        "red", 1, [Step("done", ["place bresil all", "done", "done"])], 4, given=FIRST.given, game=GAME, name="short"
    )
    table, learner = taught(short)
    await play(table, PLACE, "done", "done")
    steps = table.match.steps
    while table.match.steps == steps:
        await asyncio.sleep(0.01)
    await table.back("red", False)
    assert (table.match.steps, told(learner)["step"]) == (0, 0)


@evening
@pytest.mark.parametrize("seat", ["red", None])
async def test_whoever_goes_back_from_the_end_looks_through_no_other_eyes(seat: str | None) -> None:
    """A game that goes on has secrets again, and a lesson goes back even when it is over."""
    table = await taught_to_the_end()
    looker = Listener(seat, viewpoint=table.viewpoint("blue"))
    table.join(looker)
    await table.back("red", False)
    assert not table.match.over
    told = [json.loads(line) for line in looker.notes]
    assert [line for line in told if line["type"] == "welcome"][-1]["seat"] == seat
    update = [line for line in told if line["type"] == "update"][-1]
    assert update["view"] == table.match.view(seat)
    assert len(update["events"]) == update["heard"], "all is told anew"


@evening
async def test_another_end_has_another_account() -> None:
    table = await taught_to_the_end()
    first = await table.account()
    assert table.accounted
    await table.back("red", False)
    await play(table, "from bresil", "attack afrique_du_nord 3")
    await ended(table)
    again = await table.account()
    assert again != first
    assert again == msgspec.json.encode(account_of(table.match))


async def taught_to_the_end() -> Taught:
    """A lesson in the last round, played until the game is over."""
    step, limit = Step("place", ["place bresil*"], True), ["round-limit=5"]
    table, _ = taught(Lesson("red", 1, [step], 4, options=limit, given=FIRST.given, game=GAME, name="last"))
    await play(table, PLACE)
    await ended(table)
    return table


async def ended(table: Taught) -> None:
    """The learner does no more than he must."""
    while not table.match.over:
        if table.match.asked == ("red",):
            offer = table.match.offer("red")
            await play(table, "done" if "done" in offer else offer[0])
        await asyncio.sleep(0.01)
