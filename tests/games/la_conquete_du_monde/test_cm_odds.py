"""CM-3.4, CM-6.3: the chances shown beside an attack are those of the rules that hold at the table."""

from __future__ import annotations

import pytest

from tests.games.la_conquete_du_monde.helpers import begin, play, world
from wartable import Match
from wartable.games.la_conquete_du_monde import describe
from wartable.games.la_conquete_du_monde.odds import capture


def besieged(armies: int, round_: int, *, dice: list[int] | None = None, options: tuple[str, ...] = ()) -> Match:
    """Blue has nothing but Kamchatka; red stands in Alaska with nine armies and aims at it."""
    position = world(red={"alaska": 9, "argentine": 1}, blue={"kamtchatka": armies}, round=round_)
    return play(begin(position, dice or [], options=options), "red", "from alaska")


def odds(match: Match) -> dict[str, float]:
    return describe.odds(match.view("red"), match.offer("red"))


def on(target: str, chances: dict[str, float]) -> list[float]:
    return [chance for choice, chance in chances.items() if choice.startswith(f"attack {target} ")]


def test_cm_3_4_one_two_and_three_dice_have_their_own_chances() -> None:
    chances = on("kamtchatka", odds(besieged(4, 5)))
    assert chances == [pytest.approx(capture(8, 4, dice=k), abs=1e-4) for k in (1, 2, 3)]
    assert len(set(chances)) == 3


def test_cm_3_3_the_defence_dice_of_the_table_count() -> None:
    chances = on("kamtchatka", odds(besieged(4, 5, options=("defence-dice=2",))))
    assert chances == [pytest.approx(capture(8, 4, 2, dice=k), abs=1e-4) for k in (1, 2, 3)]


@pytest.mark.parametrize(("round_", "options", "protected"), [
    (1, (), True), (4, (), True), (5, (), False), (4, ("protection=0",), False), (7, ("protection=7",), True),
])  # fmt: skip
def test_cm_6_3_the_chances_know_the_protection(round_: int, options: tuple[str, ...], protected: bool) -> None:
    match = besieged(3, round_, options=options)
    assert match.view(None)["protected"] == (["kamtchatka"] if protected else [])
    for dice, chance in enumerate(on("kamtchatka", odds(match)), 1):
        assert chance == (0 if protected else pytest.approx(capture(8, 3, dice=dice), abs=1e-4))
    said = describe.note(match.view("red"), "attack kamtchatka 3", match.game.text("en"))
    assert ("cannot be taken yet" in said) is protected
    assert ("%" in said) is not protected


def test_cm_6_3_others_last_territories_only() -> None:
    position = world(red={"alaska": 9, "argentine": 1}, blue={"kamtchatka": 2, "siam": 1}, round=1)
    match = play(begin(position), "red", "from alaska")
    assert match.view(None)["protected"] == []
    assert on("kamtchatka", odds(match))[2] > 0.9


def test_cm_6_3_the_chance_falls_to_nothing_with_the_last_but_one_territory() -> None:
    position = world(red={"alaska": 9, "inde": 9}, blue={"kamtchatka": 2, "siam": 1}, round=1)
    match = play(begin(position, [6, 1]), "red", "from inde", "attack siam 1", "done", "from alaska")
    assert match.view(None)["protected"] == ["kamtchatka"]
    assert on("kamtchatka", odds(match)) == [0, 0, 0]


@pytest.mark.parametrize(("attackers", "defenders"), [(120, 1), (1, 60)])
def test_what_is_neither_certain_nor_impossible_is_never_sent_as_such(attackers: int, defenders: int) -> None:
    position = world(red={"alaska": attackers + 1}, blue={"kamtchatka": defenders, "siam": 1})
    match = play(begin(position), "red", "from alaska")
    assert all(0 < chance < 1 for chance in odds(match).values())


def test_chances_in_four_languages() -> None:
    match = besieged(4, 5)
    view = match.view("red")
    wanted = {
        "en": "1 die: 64.2%, 2 dice: 64%, 3 dice: 68.3%",
        "fr": "1 dé\u202f: 64,2\u202f%, 2 dés\u202f: 64\u202f%, 3 dés\u202f: 68,3\u202f%",
        "pl": "1 kością: 64,2%, 2 kośćmi: 64%, 3 kośćmi: 68,3%",
        "de": "1 Würfel: 64,2\u202f%, 2 Würfeln: 64\u202f%, 3 Würfeln: 68,3\u202f%",
    }
    assert [round(100 * capture(8, 4, dice=k), 1) for k in (1, 2, 3)] == [64.2, 64.0, 68.3]
    for language, said in wanted.items():
        assert said in describe.note(view, "attack kamtchatka 2", match.game.text(language))
