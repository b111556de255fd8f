"""Numbers of an experiment: intervals by the book, associations that are there and none that are not."""

from __future__ import annotations

import random
import re
from collections import Counter
from dataclasses import replace
from html import unescape
from html.parser import HTMLParser
from math import comb, inf
from pathlib import Path
from typing import Any

import pytest

import wartable
from tests.conftest import Run
from wartable.lab import dataset
from wartable.lab.associations import Association, association, by_choice, by_luck
from wartable.lab.charts import WIDTH, Line, bars, intervals, width
from wartable.lab.counting import MADE, TABLES
from wartable.lab.experiment import Arm
from wartable.lab.findings import COLUMNS, Branching, Games, by_bot, by_colour, by_place, change, spreads
from wartable.lab.intervals import mean, paired, student, wilson
from wartable.lab.page import span, value
from wartable.lab.report import _association, _branching, _changes

SEATS = ["red", "blue"]
ARM = Arm("a table", 2, "1957", ())


def test_intervals_by_the_book() -> None:
    found = wilson(8, 10)
    assert (round(found.low, 4), round(found.high, 4)) == (0.4902, 0.9433)
    assert wilson(0, 100).low == 0.0
    assert wilson(8, 10, tests=20).low < found.low
    middle = mean([1.0, 2.0, 3.0, 4.0, 5.0])
    assert (middle.value, round(middle.high - middle.value, 3)) == (3.0, 1.963)


@pytest.mark.parametrize(
    ("freedom", "tests", "known"),
    [(1, 1, 12.706), (2, 1, 4.303), (3, 1, 3.182), (4, 1, 2.776), (5, 1, 2.571), (30, 1, 2.042), (120, 1, 1.980),
     (2000, 1, 1.961), (4, 5, 4.604), (10, 50, 4.587)],
)  # fmt: skip
def test_students_quantiles_are_those_of_the_tables(freedom: int, tests: int, known: float) -> None:
    assert student(freedom, tests) == pytest.approx(known, abs=6e-4)


def test_what_too_few_games_say_has_no_interval() -> None:
    """Nor what never varied: that it never will is not known from it."""
    for values in ([7.0], [1.0, 2.0, 4.0], [3.0] * 40):
        found = mean(values)
        assert (found.low, found.high) == (-inf, inf)
    assert paired([]).games == 0


@pytest.mark.parametrize("games", [3, 10, 40])
@pytest.mark.parametrize("tests", [1, 12])
def test_intervals_of_differences_hold_what_they_promise(games: int, tests: int) -> None:
    """However rarely an option changes who wins: counted over all that might come, not thrown."""
    for more, less in ((0.0, 0.0), (0.02, 0.0), (0.1, 0.1), (0.3, 0.1), (0.6, 0.1), (0.0, 0.9)):
        held = 0.0
        for won in range(games + 1):
            for lost in range(games + 1 - won):
                found = paired([1.0] * won + [-1.0] * lost + [0.0] * (games - won - lost), tests)
                assert -1 <= found.low <= found.value <= found.high <= 1
                ways = comb(games, won) * comb(games - won, lost)
                chance = ways * more**won * less**lost * (1 - more - less) ** (games - won - lost)
                held += chance * (found.low <= more - less <= found.high)
        assert held >= 0.95 - 0.02 if tests == 1 else held >= 1 - 0.05 / tests - 0.005


def test_the_more_is_compared_the_wider() -> None:
    one, many = (paired([1.0, -1.0] + [0.0] * 100, tests) for tests in (1, 20))
    assert many.low < one.low < 0 < one.high < many.high


def games(winners: list[list[str]], who: list[list[str]] | None = None, arm: Arm = ARM, **columns: Any) -> Games:
    rows = [
        {
            "game_id": f"g{k}", "arm": arm.name, "seats": SEATS, "seed": k, "steps": 100 + k, "winners": won,
            "who": who[k] if who else ["heuristic", "heuristic"], "first": SEATS[k % 2], "scores": [k, 3],
            "noted": k < 2,
        } | {name: values[k] for name, values in columns.items()}
        for k, won in enumerate(winners)
    ]  # fmt: skip
    chosen = [one for one in dataset.GAMES if one.name in COLUMNS]
    return Games(arm, dataset.table(chosen, rows))


def test_shared_victories_are_shares() -> None:
    red, blue = by_colour(games([["red"], ["red", "blue"], ["blue"], ["red"]]))
    assert (red.share.value, blue.share.value) == (0.625, 0.375)
    assert red.seeds == [0, 1, 3]


def test_places_are_counted_from_the_first_to_choose() -> None:
    first, second = by_place(games([["red"], ["blue"], ["red"], ["red"]]))
    assert (first.share.value, second.share.value) == (0.75, 0.25)


def test_games_without_an_end_are_nobodys_defeat() -> None:
    """An even share is one of the games that were won."""
    ended = games([["red"], [], ["blue"], ["blue"], [], ["red"], []], [["strong", "weak"]] * 7)
    for rates in (by_colour(ended), by_place(ended), by_bot(ended)):
        assert [(one.share.value, one.share.games, one.even) for one in rates] == [(0.5, 4, 0.5)] * 2
    told = {one.name: one.values for one in spreads(ended)}
    assert len(told["choices in a game"]) == 7
    assert len(told["score of red"]) == len(told["score of the winner"]) == 4
    never = games([[], []])
    assert [one.share.games for one in by_colour(never)] == [0, 0]
    assert [one.name for one in spreads(never)] == ["choices in a game"]


def test_bots_are_compared_with_their_share_of_the_seats() -> None:
    who = [["strong", "weak"], ["weak", "strong"]] * 2
    strong, weak = by_bot(games([["red"], ["blue"], ["red"], ["red"]], who))
    assert (strong.name, strong.share.value, weak.share.value, strong.even) == ("strong", 0.75, 0.25, 0.5)


def test_an_option_is_compared_seed_by_seed() -> None:
    base = games([["red"], ["red"], ["blue"]])
    other = games([["red"], ["blue"], ["blue"]], arm=Arm("other", 2, "1957", (), "a table"), steps=[101, 102, 103])
    found = change(other, base)
    assert found.numbers["choices in a game"].value == 1.0
    assert found.other_winner.value == pytest.approx(1 / 3)
    assert found.seeds == [1]
    red, many = found.numbers["victories of red"], change(other, base, 30).numbers["victories of red"]
    assert -1 <= many.low <= red.low < red.value == pytest.approx(-1 / 3)
    assert many.high > red.high > 0
    assert found.left_out == 0


def test_an_option_that_keeps_games_from_ending_changes_no_winner_by_that() -> None:
    base = games([["red"], ["red"], ["blue"], []])
    other = games([["red"], [], ["red"], ["blue"]], arm=Arm("other", 2, "1957", (), "a table"))
    found = change(other, base)
    assert found.left_out == 2
    assert {number.games for number in found.numbers.values()} == {2}
    assert (found.other_winner.value, found.other_winner.games, found.seeds) == (0.5, 2, [2])


def test_no_interval_is_a_dash_and_no_whisker() -> None:
    unsure = mean([1.0, 2.0])
    assert span(unsure, str) == "–"
    drawn = intervals("A chart", [Line("unsure", unsure), Line("sure", mean([1.0, 2.0, 3.0, 4.0, 5.0]))], str)
    assert drawn.count("<circle") == 2
    assert drawn.count('class="whisker"') == 1
    never = wilson(0, 0)
    assert (value(never, str), span(never, str)) == ("–", "–")
    assert "<circle" not in intervals("A chart", [Line("never", never, 0.5)], str)


def test_a_seat_that_only_some_tables_have_is_compared_there() -> None:
    here, base = games([["red"], ["blue"]]), games([["red"], ["red"]])
    found = change(here, base)
    more = replace(found, name="three, more", numbers=found.numbers | {"victories of green": paired([0.0, 1.0])})
    assert _changes([found, more]).count("<figcaption>Victories of green: ") == 1


def _table(count: int) -> Any:
    import numpy

    from wartable.lab.associations import Table

    won = numpy.array([[k % 2 == 0, k % 2 == 1] for k in range(count)])
    return Table(list(range(count)), won, numpy.array([[0, 1]] * count))


def test_what_winners_have_more_of_is_found_and_noise_is_not() -> None:
    import numpy

    table, dice = _table(400), numpy.random.default_rng(1)
    noise = dice.random((400, 2))
    assert association("noise", noise, table).difference.low < 0 < association("noise", noise, table).difference.high
    found = association("there", noise + 0.2 * table.won, table)
    assert found.difference.low < 0.2 < found.difference.high
    assert found.difference.low > 0


def test_a_seat_that_wins_more_often_makes_no_association() -> None:
    """Red wins nine of ten and always does more of it; whether it wins does not depend on how much."""
    import numpy

    dice = numpy.random.default_rng(2)
    red = dice.random(1000) < 0.9
    table = _table(1000)._replace(won=numpy.stack([red, ~red], axis=1))
    values = dice.random((1000, 2)) + numpy.array([5.0, 0.0])
    found = association("habit", values, table)
    assert found.winners - found.others > 3
    assert found.difference.low < 0 < found.difference.high


def test_single_choices_are_compared_within_seats() -> None:
    played = random.Random(3)
    winners, made = [], Counter[tuple[str, str]]()
    wins = Counter[tuple[str, str]]()
    for _ in range(600):
        helps = played.random() < 0.5
        won = "red" if played.random() < (0.9 if helps else 0.6) else "blue"
        winners.append([won])
        for choice in ["help"] * helps + ["idle"] * (played.random() < 0.5):
            made["red", choice] += 1
            wins["red", choice] += won == "red"
    rows = [
        {"arm": "a table", "seat": seat, "bot": "heuristic", "choice": choice, "seed": 0, "games": count,
         "wins": float(wins[seat, choice])}
        for (seat, choice), count in made.items()
    ]  # fmt: skip
    found = {one.name: one for one in by_choice(games(winners), dataset.table(MADE, rows))}
    assert found["help"].difference.low > 0.15
    assert found["idle"].difference.low < 0 < found["idle"].difference.high


def test_who_always_wins_leaves_single_choices_in_doubt() -> None:
    """Nothing varied, which is no proof that nothing ever will."""
    row = {"arm": "a table", "seat": "red", "bot": "heuristic", "choice": "help", "seed": 0, "games": 60, "wins": 60.0}
    [found] = by_choice(games([["red"]] * 120), dataset.table(MADE, [row]))
    assert found.difference.value == 0
    assert found.difference.low < -0.01
    assert found.difference.high > 0.01


def test_luck_that_decides_is_found() -> None:
    winners = [[SEATS[k % 2]] for k in range(60)]
    rows = [
        {"game_id": f"g{k}", "seat": seat, "battles": 3, "luck": 2.0 if seat in won else -1.0, "deviation": 2.0}
        for k, won in enumerate(winners)
        for seat in SEATS
    ]
    [found], luckiest = by_luck(games(winners), dataset.table(TABLES["luck"], rows))
    assert found.difference.value == pytest.approx(1.5)
    assert luckiest is not None
    assert luckiest.value == 1.0


# ---- charts ----
LONG = [
    "manager lithuania 2",
    "manager lithuania 3",
    "1957, 3 players, second-rule=1",
    "1957, 4 players, second-rule=1",
]


def labels(chart: str) -> list[tuple[str, float, str]]:
    """The names in a chart: what, where, and which side of it is there."""
    found = re.findall(r'<text class="name" x="([\d.]+)"[^>]* text-anchor="(\w+)">([^<]*)</text>', chart)
    return [(unescape(name), float(x), anchor) for x, anchor, name in found]


@pytest.mark.parametrize("names", [["red", "blue"], LONG, ["m" * 200 + "1", "m" * 200 + "2"]])
def test_whatever_is_charted_is_named_apart_and_not_cut_off(names: list[str]) -> None:
    sure = wilson(3, 10)
    for chart in (
        intervals("A chart", [Line(name, sure) for name in names], str),
        bars("A chart", [(name, 1.0) for name in names], str),
    ):
        told = labels(chart)
        assert len({name for name, _, _ in told}) == len(names)
        for name, x, anchor in told:
            assert (x - width(name) if anchor == "end" else WIDTH - x - width(name)) >= 0
        if len(names[0]) < 100:
            assert [name for name, _, _ in told] == names


def test_options_of_several_tables_keep_the_names_of_their_tables() -> None:
    arms = [Arm(f"{name}, more", 2, "1957", (), name) for name in ("two", "three")]
    tables = [games([["red"], ["red"], ["blue"]], arm=Arm(name, 2, "1957", ())) for name in ("two", "three")]
    found = [
        change(games([["red"], ["blue"], ["blue"]], arm=arm), base) for arm, base in zip(arms, tables, strict=True)
    ]
    assert {"two, more", "three, more"} <= {name for name, _, _ in labels(_changes(found))}
    assert {"more"} == {name for name, _, _ in labels(_changes(found[:1]))}


def test_what_a_table_has_its_chart_has_too() -> None:
    stages = [Branching(f"stage {k}", 1.0, 2.0, 2, 3, 4, 1) for k in range(20)]
    assert len(labels(_branching(stages, "a table"))) == 20
    more = [Association(f"choice {k}", 0.5, 0.4, mean([0.1, 0.2, 0.1, 0.2, 0.1]), 1.0, [1]) for k in range(15)]
    assert len(labels(_association("Choices", more, "a table", ""))) == 15


# ---- the page ----
VOID = {"meta", "circle", "line", "rect", "br"}


class Page(HTMLParser):
    """Whatever opens is closed; what the page refers to; its words."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.found: Counter[str] = Counter()
        self.links: list[str] = []
        self.ids: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.found[tag] += 1
        self.links += [value for name in ("href", "src") if (value := given.get(name))]
        self.ids |= {value for name, value in attrs if name == "id" and value}
        if tag == "svg":
            assert given["role"] == "img"
            assert given["aria-label"]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.usefixtures("compiled")
def test_from_the_command_line_to_a_game_behind_a_number(run: Run, tmp_path: Path) -> None:
    folder, page, record = tmp_path / "kept", tmp_path / "out.html", tmp_path / "game.txt"
    words = ["lab", "run", "gods-playground", "--bots", "heuristic,random", "--games", "25", "--noted", "2"]
    words += ["--players", "3", "--ablate", "home-provinces", "--cores", "1", "--out", str(folder)]
    told = run(*words, "--report", str(page))
    assert (told.returncode, told.stderr) == (0, "")
    read = Page(page.read_text(encoding="utf-8"))
    assert not read.open
    assert read.found["svg"] >= 10
    assert read.found["svg"] == read.found["figure"]
    assert all(link.startswith("#") and link[1:] in read.ids for link in read.links)
    assert not re.search("https?://|url\\(|@import", page.read_text(encoding="utf-8"))
    assert "<dd>2 games of each table, 0 of each that differs by one option</dd>" in page.read_text("utf-8")
    assert run("lab", "report", str(folder), str(tmp_path / "again.html")).returncode == 0
    assert (tmp_path / "again.html").read_text("utf-8") == page.read_text("utf-8")
    arm = "warfrog, 3 players, home-provinces=1"
    assert run("lab", "game", str(folder), "7", "--arm", arm, "--save", str(record)).returncode == 0
    match = wartable.replay(record.read_text(encoding="utf-8"))
    assert match.game.options == ("home-provinces=1",)
    rows = dataset.arrow().parquet.read_table(folder / "games.parquet").to_pylist()
    [row] = [row for row in rows if row["seed"] == 7 and row["arm"] == arm]
    assert (list(match.winners), match.steps) == (row["winners"], row["steps"])
    assert "no game with seed 99" in run("lab", "game", str(folder), "99").stderr
    assert "another experiment" in run(*words[:-4], "--seed", "3", "--out", str(folder)).stderr
