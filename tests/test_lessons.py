"""Lessons can be played as they are written, by every way they allow, and are told in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import resources

import pytest

import wartable
from wartable.engine.luck import Tape
from wartable.engine.match import Match
from wartable.engine.text import LANGUAGES, locale_folder
from wartable.games import spec_of
from wartable.learning.examples import examples_of, match_of, seat_of
from wartable.learning.guide import Guide
from wartable.learning.lesson import Lesson, fits, lessons_of

LESSONS = [lesson for game in wartable.game_names() for lesson in lessons_of(game).values()]
EXAMPLES = [(game, name) for game in wartable.game_names() for name in examples_of(game)]
Ways = dict[tuple[int, int], str]  # by step and item, another pattern than the first


def name_of(lesson: Lesson) -> str:
    return f"{lesson.game}/{lesson.name}"


def taken(lesson: Lesson, ways: Ways) -> Match:
    """The lesson, played to its end."""
    match = lesson.match()
    guide = Guide(lesson, match)
    while not guide.done(match):
        where, step = guide.where(match), guide.step(match)
        wanted = step.wanted(where.item)
        if (where.step, where.item) in ways:
            wanted = [ways[where.step, where.item]]
        choice = next((c for pattern in wanted for c in match.offer(lesson.seat) if fits(c, [pattern])), None)
        assert choice is not None, f"{step.say}: none of {wanted} is offered: {match.offer(lesson.seat)}"
        match.play(lesson.seat, choice)
        ended = guide.chosen(where, match)
        if ended is not None:
            for seat, move in ended.then:
                match.play(seat, move)
            guide.onward(where, match)
    return match


def other_ways(lesson: Lesson) -> Iterator[Ways]:
    for k, step in enumerate(lesson.step):
        if not step.repeat:
            for item in range(len(step.do)):
                yield from ({(k, item): pattern} for pattern in step.wanted(item)[1:])


@pytest.mark.parametrize("lesson", LESSONS, ids=name_of)
def test_a_lesson_leads_to_its_end_and_uses_its_luck_up(lesson: Lesson) -> None:
    for ways in ({}, *other_ways(lesson)):
        tape = taken(lesson, ways).luck
        assert isinstance(tape, Tape)
        assert tape.read == len(tape.answers), ways


@pytest.mark.parametrize("lesson", LESSONS, ids=name_of)
def test_a_lesson_cites_rules_of_its_ledger_and_says_each_thing_once(lesson: Lesson) -> None:
    assert {step.rule for step in lesson.step if step.rule} <= {rule.id for rule in spec_of(lesson.game).ledger}
    said = [step.say for step in lesson.step]
    assert len(set(said)) == len(said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", wartable.game_names())
def test_lessons_and_examples_are_told(game: str, language: str) -> None:
    package = resources.files(spec_of(game).package)
    told = {
        key
        for folder in ("lessons", "examples")
        if (file := package / folder / f"{language}.ftl").is_file()
        for key in re.findall(r"^([\w.-]+) = ", file.read_text("utf-8"), re.MULTILINE)
    }
    lessons = lessons_of(game).values()
    wanted = {f"lesson-{lesson.name}{part}" for lesson in lessons for part in ("", "-blurb")}
    wanted |= {f"lesson-{lesson.name}-{step.say}" for lesson in lessons for step in lesson.step}
    assert told == wanted | {f"example-{name}" for name in examples_of(game)}


def places(game: str, language: str) -> dict[str, str]:
    words = locale_folder(spec_of(game).package) / f"{language}.ftl"
    return dict(re.findall(r"^((?:county|territory|region)-\S+) = (.+)$", words.read_text("utf-8"), re.MULTILINE))


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize("game", sorted({lesson.game for lesson in LESSONS}))
def test_a_lesson_calls_places_as_the_board_does(game: str, language: str) -> None:
    there, here = places(game, "en"), places(game, language)
    foreign = {name for key, name in there.items() if name not in here.values()}
    told = resources.files(spec_of(game).package).joinpath("lessons", f"{language}.ftl").read_text("utf-8")
    assert there
    assert [name for name in sorted(foreign) if re.search(rf"\b{name}\b", told)] == []


@pytest.mark.parametrize(("game", "name"), EXAMPLES)
def test_an_example_can_be_tried(game: str, name: str) -> None:
    example = examples_of(game)[name]
    match = match_of(example)
    seat = seat_of(example, match)
    match.play(seat, match.offer(seat)[-1])


def test_an_example_is_tried_by_the_seat_it_is_about() -> None:
    for name in ("03-fourteen-territories-four-armies", "04-africa-oceania-and-six-more-ten-armies"):
        example = examples_of("la-conquete-du-monde")[name]
        match = match_of(example)
        assert (seat_of(example, match), match.asked) == ("red", ("red",))


def test_an_example_that_names_no_seat_is_tried_where_it_begins() -> None:
    """Though its first step be another's, whom nobody asks: a standing order, say."""
    example = dict(examples_of("la-conquete-du-monde")["03-fourteen-territories-four-armies"])
    del example["seat"]
    (asked,) = match_of(example).asked
    other = next(seat for seat in ("red", "blue") if seat != asked)
    example["do"] = [{"seat": other, "order": "defence ask"}, *example["do"]]
    match = match_of(example)
    assert (seat_of(example, match), match.asked, match.steps) == (asked, (asked,), 0)


@pytest.mark.parametrize("game", wartable.game_names())
def test_every_game_of_ours_has_a_first_lesson(game: str) -> None:
    assert "first" in lessons_of(game)


def test_wallenstein_s_lesson_plans_what_can_be_built_and_scores_what_it_tells() -> None:
    lesson = lessons_of("wallenstein")["first"]
    assert lesson.given is not None
    built = {(kind, county) for county, kinds in lesson.given["buildings"].items() for kind in kinds}
    plans = [choice.split() for _, choice in lesson.begin]
    assert not built & {(plan[1], plan[2]) for plan in plans if plan[0] == "plan"}
    match = taken(lesson, {})
    assert match.scores["red"] == 18
    assert "Tilly loses a card from the plan: Böhmen (Place 3 armies)." in [
        match.tell(event) for event in match.log("red")
    ]
