"""Lessons and examples over HTTP: what there is, its words, and prepared tables for them."""

from __future__ import annotations

from importlib import resources

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from wartable.bots import stand_in
from wartable.engine.text import LANGUAGES
from wartable.games import spec_of
from wartable.learning.examples import examples_of, match_of, seat_of
from wartable.learning.lesson import Lesson, Step, lessons_of
from wartable.server.answers import check_opening, json, opened
from wartable.tables.errors import Refused
from wartable.tables.gathering import PERSON
from wartable.wire.codes import Code
from wartable.wire.http import ExampleInfo, Learning, LessonInfo, LessonStep


async def learning(request: Request) -> Response:
    game = request.path_params["game"]
    lessons = [_lesson(lesson) for lesson in lessons_of(game).values()]
    examples = [ExampleInfo(name, list(example["rules"])) for name, example in examples_of(game).items()]
    return json(Learning(lessons, examples))


def _lesson(lesson: Lesson) -> LessonInfo:
    return LessonInfo(lesson.name, lesson.minutes, [_step(step) for step in lesson.step])


def _step(step: Step) -> LessonStep:
    do = [step.wanted(item) for item in range(1 if step.repeat and step.do else len(step.do))]
    return LessonStep(step.say, do, step.point, step.rule)


async def words(request: Request) -> Response:
    """The words of a game's lessons and examples."""
    package, language = spec_of(request.path_params["game"]).package, request.path_params["language"]
    if language not in LANGUAGES:
        raise Refused(Code.NOT_FOUND, f"no language {language!r}")
    files = [resources.files(package) / folder / f"{language}.ftl" for folder in ("lessons", "examples")]
    return PlainTextResponse("\n".join(file.read_text(encoding="utf-8") for file in files if file.is_file()))


async def open_lesson(request: Request) -> Response:
    address = check_opening(request)
    lesson = lessons_of(request.path_params["game"]).get(request.path_params["name"])
    if lesson is None:
        raise Refused(Code.NOT_FOUND, "there is no such lesson")
    return opened(*request.app.state.house.teach(lesson, address))


async def open_example(request: Request) -> Response:
    address = check_opening(request)
    example = examples_of(request.path_params["game"]).get(request.path_params["name"])
    if example is None:
        raise Refused(Code.NOT_FOUND, "there is no such example")
    match = match_of(example)
    bot, mine = stand_in(match.spec), seat_of(example, match)
    sitters = [PERSON if seat == mine else bot for seat in match.game.seats]
    return opened(*request.app.state.house.prepare(match, sitters, "example", address))


ROUTES = (
    Route("/api/games/{game}/learning", learning),
    Route("/api/games/{game}/learning/{language}.ftl", words),
    Route("/api/games/{game}/lessons/{name}", open_lesson, methods=["POST"]),
    Route("/api/games/{game}/examples/{name}", open_example, methods=["POST"]),
)
