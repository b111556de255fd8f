"""Positions that could not be on a table are refused before any rule can stumble over them."""

from __future__ import annotations

from typing import Any

import pytest

import wartable

GAME = wartable.load("gods-playground", 3, "phalanx", ["sturdy-treaty"])
EVERYONE = ["white", "blue", "red"]


def asked(stage: str, phase: str, **more: Any) -> dict[str, Any]:
    return {"stage": stage, "phase": phase, "asked": ["white"], "player": "white", "hetman": "white", **more}


BAD: dict[str, tuple[dict[str, Any], str]] = {
    "no court blocks, first player": ({"phase": "first-player", "asked": []}, "court"),
    "no court blocks, crown army": ({"phase": "crown-army", "asked": []}, "court"),
    "bidding with nobody": (
        asked("bid", "first-player", together=[], assigned={"*": {"court": 3}}),
        "choose together",
    ),
    "assigning with nobody": (asked("assign", "nobles", together=[]), "choose together"),
    "no blocks to assign": ({"phase": "nobles", "asked": [], "blocks": {"*": {"*": 0}}}, "six blocks"),
    "a bid beyond the coins": (
        asked("bid", "first-player", together=EVERYONE, assigned={"*": {"court": 3}}, bids={"blue": 50}),
        "higher than the coins",
    ),
    "endless silence": (
        asked("bid", "first-player", together=EVERYONE, assigned={"*": {"court": 3}}, silent_bids=2),
        "silent",
    ),
    "a ninth lap of set-up": (asked("found", "set-up", lap=9), "lap 9"),
    "a third lap of actions": (asked("act", "special-actions", lap=3), "lap 3"),
    "a stage of another phase": (asked("build", "income"), "belongs to the phase estates"),
    "building at the end": (asked("build", "end-of-game"), "belongs to the phase estates"),
    "over before it began": ({"stage": "over", "asked": [], "phase": "set-up"}, "over"),
    "asked after passing": (asked("build", "estates", passed=["white"]), "passed"),
    "everybody passed in actions": (asked("act", "special-actions", passed=EVERYONE), "passed"),
    "nothing to buy": (asked("recruit", "armies", muster="prussia", coins={"white": 0}), "nothing can be"),
    "nowhere to recruit": (asked("recruit", "armies", muster="none"), "no region"),
    "a shortage without want": (
        asked("shortage", "nobles", arriving={"prussia": 5}, shortfall=3),
        "cubes to do without",
    ),
    "striking without a seat": (
        asked("strike", "strikes-back", lap=2, crown={"infantry": 1}, invaders={"prussia": {"black": 1}}),
        "cannot strike",
    ),
    "striking without an army": (asked("strike", "strikes-back", crown={"*": 0}), "no army"),
    "a city built twice": ({"city_built": 2}, "once or not at all"),
    "a region invaded twice": ({"invaded": {"ukraine": 2}}, "once or not at all"),
    "envoys who failed twice": ({"envoys_failed": 2}, "once or not at all"),
    "a treaty after envoys failed": ({"envoys_failed": 1, "treaty": "russia"}, "uses up the action"),
    "a treaty that breaks on nothing": ({"treaty_breaks": 0}, "0 dice"),
    "a treaty with the Habsburgs in round 3": ({"treaty": "habsburgs", "round": 3}, "no treaty with habsburgs"),
    "a treaty with the Ottomans": ({"treaty": "ottomans"}, "no treaty with ottomans"),
    "Vienna besieged in round 2": ({"vienna": 3, "round": 2}, "round 3"),
    "Vienna besieged by nobody": ({"vienna": 3, "round": 3}, "invaded this round"),
    "Habsburg cubes in round 3": ({"invaders": {"prussia": {"habsburgs": 1}}, "round": 3}, "round 4 only"),
    "Habsburg cubes in a held box": ({"strength": {"habsburgs": 1}, "vienna": 1, "round": 4}, "Ottomans hold"),
    "influence in the box in round 4": ({"influence_box": 1, "round": 4}, "round 4"),
    "two colours in one region": ({"invaders": {"prussia": {"black": 1, "russia": 1}}}, "one colour"),
    "influence under occupation": ({"invaders": {"prussia": {"black": 1}}, "influence": {"prussia": 1}}, "influence"),
    "a city without an estate": ({"city": {"prussia": {"1": 1}}}, "without an estate"),
    "a value of six": ({"value": {"prussia": 6}}, "1 to 5"),
    "three Cossacks": ({"cossacks": {"box": 2, "ukraine": 1}}, "2 Cossacks"),
    "a negative purse": ({"coins": {"white": -1}}, "negative"),
}


@pytest.mark.parametrize(("position", "message"), BAD.values(), ids=list(BAD))
def test_an_impossible_position_is_refused(position: dict[str, Any], message: str) -> None:
    with pytest.raises(wartable.BadPosition, match=message):
        GAME.from_position(position)


@pytest.mark.parametrize("seat", EVERYONE)
def test_gp_0_10_the_turn_follows_from_the_player(seat: str) -> None:
    """Whoever is asked, the next in order comes after him, and the last one ends the lap."""
    nobles = {name: {"prussia": 6} for name in EVERYONE}
    position = {**asked("build", "estates", nobles=nobles, lap=1), "asked": [seat], "player": seat}
    match = GAME.from_position(position)
    match.play(seat, "build prussia")
    following = {"white": "blue", "blue": "red", "red": "white"}
    assert match.asked == (following[seat],)
    assert match.position()["lap"] == (2 if seat == "red" else 1)
