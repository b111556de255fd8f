"""What players read: choices and events that need the table, and the punctuation of each language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import wartable
from tests.games.asking import play
from tests.games.gods_playground.helpers import Position, at, row, told
from wartable.engine.text import LANGUAGES
from wartable.games import gods_playground

ROOT = Path(__file__).parents[3]
FOLDERS = (Path(gods_playground.__file__).parent / "locale", ROOT / "web/src/games/gods-playground/locale")
NARROW = "\u202f"  # the space French wants before : ; ! ? » and %
MARCH: Position = {"nobles": {"white": {"lithuania": 2, "greater-poland": 2}, "blue": {"prussia": 1}}}
MARCH |= {"infantry": {"white": {"lithuania": 1, "greater-poland": 1}}}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=["rules", "board"])
def test_spaces_before_signs_are_french_only(language: str, folder: Path) -> None:
    for line in (folder / f"{language}.ftl").read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            continue
        before = {m[1] for m in re.finditer(r"([ \u00a0\u202f])[:;!?\u00bb]", line)}
        assert before <= ({NARROW} if language == "fr" else set()), line
        if language == "fr":
            assert not re.search(r"\w[:;!?](\s|$)", re.sub(r"NUMBER\(.*?\)", "", line)), line


def test_gp_10_7_a_campaign_under_a_treaty_names_those_it_attacks() -> None:
    match = at("campaigns", [6], round=2, treaty="russia", invaders={"lithuania": {"black": 2}}, **MARCH)
    assert "Sweden" in match.tell_choice("campaign lithuania")
    assert match.view("white")["attacked"]["lithuania"] == "sweden"
    play(match, "white campaign lithuania")
    assert told(match, "campaigned")[0]["foe"] == "sweden"


def test_gp_10_7_a_campaign_in_greater_poland_before_round_four_names_those_it_attacks() -> None:
    match = at("campaigns", [6], round=2, invaders={"greater-poland": {"black": 2}}, **MARCH)
    assert "Sweden" in match.tell_choice("campaign greater-poland")
    play(match, "white campaign greater-poland")
    assert told(match, "campaigned")[0]["foe"] == "sweden"


def test_gp_10_10_a_campaign_against_a_held_vienna_names_the_ottomans() -> None:
    match = at("campaigns", [6], round=4, vienna=2, **MARCH)
    assert "Ottomans" in match.tell_choice("campaign greater-poland")
    play(match, "white campaign greater-poland")
    assert told(match, "campaigned")[0]["foe"] == "ottomans"
    assert told(match, "raided")[0]["foe"] == "habsburgs"  # the box the cubes are in


def test_gp_10_1_a_campaign_names_the_connected_enemy_whoever_stands_in_the_way() -> None:
    match = at("campaigns", [6], round=2, invaders={"lithuania": {"black": 2}}, **MARCH)
    assert "Russia" in match.tell_choice("campaign lithuania")


def test_gp_8_1_circles_are_named_by_their_worth() -> None:
    estates = {"ukraine": row("white", "red", "white", "white")}  # worth 3, 4, 5, 5
    match = at("special-actions", nobles={"white": {"ukraine": 3}}, estate=estates)
    said = [match.tell_choice(f"manager ukraine {circle}") for circle in (1, 3, 4)]
    assert [sentence.partition("worth ")[2] for sentence in said] == ["3", "5 (on the left)", "5 (on the right)"]


@pytest.mark.parametrize(("language", "heading"), [("en", "House rules"), ("fr", "R\u00e8gles maison")])
def test_gp_o0_options_of_warfrog_are_called_house_rules(language: str, heading: str) -> None:
    text = wartable.load("gods-playground", 3, "warfrog").text(language)
    assert text.get("edition-warfrog-options") == heading
    assert not text.has("edition-phalanx-options")


@pytest.mark.parametrize(("language", "none"), [("en", "none"), ("fr", "aucun"), ("pl", "brak"), ("de", "keine")])
def test_no_estates_are_none_not_nobody(language: str, none: str) -> None:
    match = at("special-actions", nobles={"white": {"ukraine": 3}})
    text = match.game.text(language)
    lines = [line for _, found in gods_playground.SPEC.describe(match.view(None), text) for line in found]
    assert sum(line.endswith(f"{none}.") for line in lines) == 6  # five regions and the Sejm
    assert not any(text.get("nobody") in line for line in lines)
