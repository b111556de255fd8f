"""Sessions at the terminal, typed by a script."""

from __future__ import annotations

import contextlib
import io
import re
import tempfile
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.console import Console

import wartable
from wartable.engine.text import LANGUAGES, Text
from wartable.games.la_conquete_du_monde import describe
from wartable.games.la_conquete_du_monde.board import TERRITORY
from wartable.games.la_conquete_du_monde.odds import capture
from wartable.terminal import play
from wartable.terminal.reading import fold
from wartable.terminal.session import Session

GAME = "la-conquete-du-monde"
ESCAPE = "\x1b"
THIN = "\u202f"
COMMANDS = [
    "map", "seats", "hand", "log", "offer", "why", "rule", "rules", "undo", "restart", "orders", "save", "help", "quit",
    "odds",
]  # fmt: skip


class Passive:
    """Places everything in the first territory and fights nobody; asked to defend, rolls one die."""

    blind = False
    slow = False

    def choose(self, view: Mapping[str, Any], offer: list[str]) -> str:
        return next((choice for choice in offer if choice == "done" or choice.endswith(" all")), offer[0])


def script(lines: Iterable[str]) -> Callable[[str], str]:
    """Types the lines, then ends the input."""
    left = iter(lines)

    def ask(prompt: str) -> str:
        for line in left:
            return line
        raise EOFError

    return ask


def console(**settings: Any) -> Console:
    return Console(file=io.StringIO(), width=100, **settings)


def written(screen: Console) -> str:
    assert isinstance(screen.file, io.StringIO)
    return screen.file.getvalue()


def table(*options: str, edition: str = "1957", players: int = 3) -> wartable.Game:
    return wartable.load(GAME, players, edition, options)


def typed(
    *lines: str,
    options: Iterable[str] = (),
    seat: str | None = "green",
    language: str = "en",
    luck: wartable.luck.Luck | None = None,
    save: Path | None = None,
    edition: str = "1957",
    screen: Console | None = None,
) -> tuple[wartable.Match, str]:
    """With seed 7 Green begins, holds Siberia, Siam, Alaska and ten more, and has four armies to place."""
    game, screen = table(*options, edition=edition), screen or console()
    bots = dict.fromkeys(game.seats, Passive())
    match = play(
        game,
        seat,
        bots,
        language=language,
        luck=luck or wartable.luck.fast(7),
        save=save,
        console=screen,
        ask=script(lines),
        pace=0,
    )
    return match, written(screen)


def answer(*lines: str, **kinds: Any) -> str:
    """What the last line was answered."""
    _, before = typed(*lines[:-1], **kinds)
    _, after = typed(*lines, **kinds)
    farewell = before[before.rindex("\n", 0, len(before) - 1) :]
    same = len(before) - len(farewell) - 1
    return after[same:]


def at(position: dict[str, Any], *lines: str, luck: Iterable[int | str] = (), **kinds: Any) -> tuple[Session, str]:
    """A session from a position, Red to move, until the script ends."""
    match = table(**kinds).from_position(position, wartable.luck.tape(luck, wartable.luck.fast(1)))
    text = Text("en", ("wartable.engine", match.spec.package, "wartable.terminal"))
    screen = console()
    session = Session(match, "red", {"blue": Passive(), "green": Passive()}, text, screen, script(lines), 0, None)
    with pytest.raises(EOFError):
        session.run()
    return session, written(screen)


def world(stage: str, **red: int) -> dict[str, Any]:
    """Red holds these territories with so many armies; Blue holds the rest, Green nothing but Madagascar."""
    owner = {t: "red" if t in red else "blue" for t in TERRITORY.members} | {"madagascar": "green"}
    armies = {t: red.get(t, 1) for t in TERRITORY.members}
    order = {"1": "red", "2": "blue", "3": "green"}
    common = {"stage": stage, "asked": ["red"], "player": "red", "round": 9, "turn": 0, "order": order}
    return common | {"owner": owner, "armies": armies, "to_place": 0}


def choices(match: wartable.Match, seat: str = "green") -> list[str]:
    return [entry.choice for entry in match.record().entries if entry.seat == seat and not entry.order]


# ---- beginning ----
def test_the_greeting_names_game_edition_options_seats_board_and_dice() -> None:
    _, out = typed(options=["round-limit=2"])
    assert "La Conquête du Monde" in out
    assert "First edition, 1957" in out
    assert "Options: round-limit=2." in out
    assert "Red (R, a bot), Blue (B, a bot), Green (G, you)." in out
    assert "reconstructed" in out
    assert f"wartable rules {GAME} --board" in out
    assert "fast 7" in out


def test_digits_of_other_scripts_choose_nothing() -> None:
    match, _ = typed("١")
    assert choices(match) == []


def test_fair_dice_are_committed_to_at_the_start() -> None:
    match, out = typed(luck=wartable.luck.fair())
    assert match.commitment
    assert match.commitment in out


def test_the_prompt_and_the_offer_come_in_words_and_numbered() -> None:
    _, out = typed()
    assert "Place 4 armies in your territories" in out
    assert "  1) Alaska: place 1 army  2) all available armies – 1 army, next to" in out
    assert "Kamchatka (Blue 1)" in out


def test_the_log_carries_its_rules() -> None:
    _, out = typed()
    assert "Card drawn by Green: cavalry. [CM-2.1]" in out
    assert "Card drawn by" not in typed(seat=None, options=["round-limit=1"])[1]


def test_a_seat_without_a_player_is_an_error() -> None:
    with pytest.raises(wartable.BadTable, match="nobody sits at red, blue"):
        play(table(), "green", {}, language="en", luck=None, save=None, console=console(), ask=script(()), pace=0)
    with pytest.raises(wartable.UnknownSeat):
        typed(seat="pink")


# ---- answers ----
@pytest.mark.parametrize(
    "line",
    ["21", "place siam", "place siam 1", "pl sia", "PLACE Siam 1 army", "p siam 1", "place 'Siam'!", "  place   siam "],
)
def test_a_choice_may_be_a_number_a_text_or_beginnings_of_words(line: str) -> None:
    assert choices(typed(line)[0]) == ["place siam"]


@pytest.mark.parametrize(
    ("line", "choice"),
    [
        ("place etats_de_l_ouest", "place etats_de_l_ouest"),
        ("place etats ouest", "place etats_de_l_ouest"),
        ("place ÉTATS DE L’OUEST", "place etats_de_l_ouest"),
        ("place sibérie all", "place siberie all"),
        ("pl grande-b toutes", "place grande_bretagne all"),
    ],
)
def test_names_are_those_of_the_language_without_accents(line: str, choice: str) -> None:
    assert choices(typed(line, language="fr")[0]) == [choice]


def test_folding_knows_letters_that_have_no_accent_to_drop() -> None:
    assert fold("Północno-Zachodnie Großbritannien") == ("polnocno", "zachodnie", "grossbritannien")


def test_an_unclear_name_is_asked_back() -> None:
    assert "Which one do you mean: Western United States; Western Europe" in answer("place west")
    assert choices(typed("place west")[0]) == []
    assert "Which one do you mean: rule; rules; restart" in answer("r")


def test_possible_choices_come_before_impossible_ones() -> None:
    assert choices(typed("place east un")[0]) == ["place etats_de_l_est"]
    assert choices(typed("place siam all", "d", "d")[0])[1:] == ["done", "done"]


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("place egypt", "Armies can only be placed in territories you hold. [CM-2.5]"),
        ("done", "Place all the armies you have received first. [CM-2.5]"),
        ("attack kamchatka 3", "Place all the armies you have received first. [CM-2.5]"),
        ("move alberta", "Place all the armies you have received first. [CM-2.5]"),
        ("follow 2", "Place all the armies you have received first. [CM-2.5]"),
        ("exchange joker", "You do not hold all the cards of this set. [CM-5.1]"),
        ("27", "The choices are numbered 1 to 26."),
        ("0", "The choices are numbered 1 to 26."),
        ("9" * 5000, "The choices are numbered 1 to 26."),
        ("place", "That is not a choice I understand"),
        ("place atlantis", "That is not a choice I understand"),
        ("done now", "That is not a choice I understand"),
        ("dance", "Unknown word: dance."),
        ("!", "Unknown word: !."),
    ],
)
def test_a_refused_answer_says_why(line: str, reason: str) -> None:
    assert reason in answer(line)
    assert choices(typed(line)[0]) == []


def test_refusals_speak_the_language() -> None:
    assert "[CM-2.5]" in answer("place egypte", language="fr")
    assert "Armies can only" not in answer("place egypte", language="fr")


def test_an_empty_line_and_offer_repeat_the_choices() -> None:
    assert "1) Alaska: place 1 army" in answer("")
    assert "1) Alaska: place 1 army" in answer("offer")


# ---- shorthands ----
def test_place_takes_any_number_by_tens_and_ones() -> None:
    assert choices(typed("place siam 3")[0]) == ["place siam"] * 3
    many = world("reinforce", siam=1) | {"to_place": 23}
    session, out = at(many, "place siam 13")
    assert choices(session.match, "red") == ["place siam 10", *["place siam"] * 3]
    assert "Red places 13 armies: Siam. [CM-2.5]" in out


@pytest.mark.parametrize("amount", ["0", "5", "99"])
def test_place_begins_nothing_it_cannot_finish(amount: str) -> None:
    assert "A number from 1 to 4 is possible here." in answer(f"place siam {amount}")


def test_attack_names_origin_and_target_and_rolls_as_many_dice_as_possible() -> None:
    match, out = typed("place siberia all", "attack sib ural")
    assert choices(match)[1:] == ["from siberie", "attack oural 3"]
    assert "Green attacks: Siberia → Ural, 3 dice. [CM-3.2]" in out
    assert re.search(r"\d \d \d against \d: .*\[CM-3.4\]", out)


def test_attack_takes_the_dice_wanted() -> None:
    assert choices(typed("place siberia all", "att sib ural 1")[0])[-1] == "attack oural 1"
    session, out = at(world("combat", siam=3), "from siam", "attack india", "att india 3", "att india 4")
    assert choices(session.match, "red")[:2] == ["from siam", "attack inde 2"]
    assert "A roll takes one, two or three dice. [CM-3.3]" in out


def test_attack_without_an_origin_says_so() -> None:
    place = "place siberia all"
    assert "First choose the territory" in answer(place, "attack ural 3")
    assert "First choose the territory" in answer(place, "attack ural")


def test_attack_lets_go_of_another_origin_first() -> None:
    session, _ = at(world("combat", siam=9, alaska=9), "from alaska", "attack siam india 1", luck=[1, 6])
    assert choices(session.match, "red") == ["from alaska", "done", "from siam", "attack inde 1"]


def test_attack_stops_at_the_first_refusal() -> None:
    session, out = at(world("combat", siam=9), "attack siam egypt")
    assert choices(session.match, "red") == ["from siam"]
    assert "These two territories share neither a border nor a sea line. [CM-3.1]" in out


def test_attack_until_rolls_while_enough_armies_are_left() -> None:
    lost = [1, 1, 1, 6]  # three dice against one, an army lost each time
    session, out = at(world("combat", siam=9), "attack siam india until 6", luck=lost * 3)
    assert choices(session.match, "red") == ["from siam", *["attack inde 3"] * 3]
    assert out.count("1 1 1 against 6: the attacker loses 1") == 3
    assert "The attack stops: Siam has 6 armies left." in out


def test_attack_until_ends_with_the_conquest() -> None:
    session, out = at(world("combat", siam=9), "att siam inde until 1", luck=[1, 1, 1, 6, 6, 6, 6, 1])
    assert choices(session.match, "red") == ["from siam", *["attack inde 3"] * 2]
    assert session.match.stage == "follow"
    assert "Red conquers a territory: India" in out


def test_attack_until_ends_when_no_army_can_attack() -> None:
    session, _ = at(world("combat", siam=3), "attack siam india until 1", luck=[1, 1, 6, 1, 6])
    assert choices(session.match, "red") == ["from siam", "attack inde 2", "attack inde 1"]


def test_attack_until_waits_for_a_defender_who_wants_to_be_asked() -> None:
    position = world("combat", siam=9) | {"asks": {"red": 0, "blue": 1, "green": 0}}
    position["armies"]["inde"] = 2
    session, out = at(position, "attack siam india until 7", luck=[1, 1, 1, 6] * 2)
    assert choices(session.match, "blue") == ["defend 1"] * 2
    assert "Blue defends with 1 die. [CM-3.3]" in out


@pytest.mark.parametrize("line", ["attack siam india until", "attack siam india until x", "attack until 3 siam india"])
def test_attack_until_wants_a_number(line: str) -> None:
    _, out = at(world("combat", siam=9), line)
    assert "How to write it: attack [ORIGIN] TARGET until N" in out


def test_follow_takes_any_number() -> None:
    before = world("follow", siam=20, inde=3) | {"origin": "siam", "target": "inde", "committed": 3}
    session, _ = at(before, "follow 12")
    assert choices(session.match, "red") == ["follow 10", "follow", "follow"]
    _, out = at(before, "follow 20")
    assert "A number from 1 to 19 is possible here." in out
    session, _ = at(before, "follow all")
    assert choices(session.match, "red") == ["follow all"]


def test_move_goes_from_here_to_there() -> None:
    here = world("movement", siam=9, inde=1, chine=5)
    session, _ = at(here, "move siam india 3", "move china india all")
    moved = ["from siam", "move inde", "follow", "follow", "done", "from chine", "move inde", "follow all"]
    assert choices(session.match, "red")[: len(moved)] == moved
    assert session.view()["armies"]["inde"] == 8


def test_move_takes_no_more_than_may_move() -> None:
    tired = world("movement", siam=9, inde=1) | {"fought": {"siam": 5}}
    for amount in ("5", "0"):
        session, out = at(tired, f"move siam india {amount}")
        assert "A number from 1 to 4 is possible here." in out
        assert choices(session.match, "red") == ["from siam"]


def test_move_belongs_to_the_third_step() -> None:
    session, out = at(world("combat", siam=9, inde=1), "move siam india 3")
    assert "That does not belong to this step of the turn. [CM-2.5]" in out
    assert choices(session.match, "red") == []


def test_where_one_move_is_all_a_second_is_left_to_the_person() -> None:
    here = world("movement", siam=9, inde=1, chine=5)
    session, out = at(here, "move siam india 3", "move china india", edition="classic")
    assert choices(session.match, "red") == ["from siam", "move inde", "follow", "follow"]
    assert "That does not belong to this step of the turn. [CM-2.5]" in out


# ---- commands ----
def test_map_tells_continents_owners_armies_and_borders() -> None:
    out = answer("map")
    assert "Oceania (worth 2 a turn): Green 2, Red 1, Blue 1" in out
    assert "  Siam: Green (G), 1 army, next to China (Blue 1), India (Red 1)" in out
    assert "  Egypt: Red (R), 1 army\n" in out


def test_seats_are_told_in_the_order_of_play() -> None:
    out = answer("seats")
    assert "  Green (G): 13 territories, 13 armies, 1 card, you, has the turn" in out
    assert out.index("Green (G)") < out.index("Red (R)") < out.index("Blue (B)")


def test_hand_tells_own_cards_and_the_next_exchange() -> None:
    out = answer("hand")
    assert "Your cards: cavalry 1." in out
    assert "The next set exchanged brings 4 armies." in out


def test_log_goes_back_as_far_as_wanted() -> None:
    assert "Green rolls a 6 for the order of play. [CM-0.3]" in answer("log 500")
    assert len(answer("log 2").splitlines()) < len(answer("log").splitlines())
    assert "earlier lines are left out" in answer("log x")


def test_odds_of_any_battle() -> None:
    assert f"taken in {capture(10, 5):.1%}" in answer("odds 10 5")
    assert f"taken in {capture(10, 5, 2):.1%}" in answer("odds 10 5", options=["defence-dice=2"])
    assert "taken in 0% of cases" in answer("odds 0 5")
    lone = "1 attacker (without the army that stays) against 1 defender, to the end: taken in 41.7%"
    assert lone in answer("odds 1 1")
    assert f"prise dans 41,7{THIN}% des cas" in answer("odds 1 1", language="fr")
    assert "a number from 0 to 1000 is wanted" in answer("odds 1001 1")
    assert "How to write it: odds" in answer("odds one two")


def test_odds_of_every_attack_possible() -> None:
    assert "No attack is possible now." in answer("odds")
    _, out = at(world("combat", siam=9, alaska=3), "odds", "from siam", "odds")
    assert f"Siam 9 → India 1 (Blue): taken with 1 die: {capture(8, 1, dice=1):.1%}, 2 dice: " in out
    assert "3 dice: over 99.9%" in out
    assert out.count("Siam 9 → India 1") == 2
    assert out.count("Chance to take it: so many dice in this roll, then always the most, to the end") == 2
    assert out.count("Alaska 3 → Kamchatka 1") == 1


def test_why_tells_the_reason_and_changes_nothing() -> None:
    assert "Armies can only be placed in territories you hold. [CM-2.5]" in answer("why place egypt")
    assert "This is possible." in answer("why place siam")
    assert "This is possible." in answer("why 1")
    assert "Which one do you mean" in answer("why attack west 7")
    assert "That is not a choice I understand" in answer("why place atlantis")
    assert "How to write it: why CHOICE" in answer("why map")
    assert "How to write it: why CHOICE" in answer("why")
    assert choices(typed("why place siam")[0]) == []


def test_rule_finds_a_rule_by_its_number() -> None:
    for line in ("rule CM-3.4", "rule cm-3.4", "rule 3.4"):
        assert "CM-3.4: Both sides sort their dice" in answer(line)
    assert "No rule has the number “99”" in answer("rule 99")
    assert "No rule has the number" in answer("rule")
    assert "Both sides" not in answer("rule 3.4", language="de")


def test_rules_lists_them_all() -> None:
    out = answer("rules")
    assert all(f"  {rule.id}: " in out for rule in table().spec.ledger)


def test_undo_and_restart_take_back() -> None:
    match, out = typed("place siam 3", "undo")
    assert choices(match) == ["place siam"] * 2
    assert "Taken back." in out
    assert choices(typed("place siam 3", "restart")[0]) == []
    for line in ("undo", "restart"):
        assert "Nothing of yours can be taken back" in answer(line)


def test_what_is_chosen_after_an_undo_is_told_again() -> None:
    _, out = typed("place siam 3", "restart", "place siam 2")
    assert "Green places 2 armies: Siam. [CM-2.5]" in out


def test_standing_orders_are_shown_and_set() -> None:
    assert "defence = maximum – Dice when I am attacked" in answer("orders")
    assert "defence = ask" in answer("orders defence ask")
    assert "defence = ask" in answer("ord def a")
    assert typed("orders defence ask")[0].orders("green") == {"defence": "ask"}
    assert "no standing order 'tea'" in answer("orders tea")
    assert "'now' is not possible" in answer("orders defence now")
    assert "is not possible" in answer("orders defence")


def test_a_person_may_be_asked_how_many_dice_defend() -> None:
    position = world("combat", siam=9) | {"asked": ["blue"], "player": "blue", "turn": 1, "origin": "inde"}
    position |= {"stage": "aim", "asks": {"red": 1, "blue": 0, "green": 0}}
    position["armies"]["inde"] = 9

    class Attacker(Passive):
        def choose(self, view: Mapping[str, Any], offer: list[str]) -> str:
            return next((c for c in offer if c == "attack siam 3"), super().choose(view, offer))

    match = table().from_position(position, wartable.luck.fast(1))
    text = Text("en", ("wartable.engine", match.spec.package, "wartable.terminal"))
    screen = console()
    bots = {"blue": Attacker(), "green": Passive()}
    with pytest.raises(EOFError):
        Session(match, "red", bots, text, screen, script(["defend 7", "defend 2"]), 0, None).run()
    assert choices(match, "red") == ["defend 2"]
    assert "1) Defend, dice: 1  2) 2  3) 3" in written(screen)
    assert "A roll takes one, two or three dice. [CM-3.3]" in written(screen)


def test_save_writes_a_record_that_replays(tmp_path: Path) -> None:
    file = tmp_path / "my game.txt"
    match, out = typed("place siam 2", f"save {file}", "place siam")
    assert f"Saved: {file}." in out
    assert wartable.replay(file.read_text(encoding="utf-8")).steps == 2
    assert match.steps == 3


def test_save_explains_what_goes_wrong(tmp_path: Path) -> None:
    assert "Not saved: " in answer(f"save {tmp_path}")
    assert "Not saved: " in answer("save /no/such/folder/file")
    assert "How to write it: save FILE" in answer("save")


def test_help_lists_every_command_and_every_kind_of_choice() -> None:
    out = answer("help")
    assert all(re.search(rf"^  {command}\b", out, re.MULTILINE) for command in COMMANDS)
    assert "place TERRITORY [AMOUNT]; exchange SET; from TERRITORY" in out.replace("\n", " ")
    assert "attack ORIGIN TARGET until N" in out
    assert answer("?") == out


def test_quit_warns_once_then_leaves() -> None:
    _, out = typed("quit", "place siam")
    assert "To keep it: save FILE" in out
    match, out = typed("quit", "quit", "place siam")
    assert match.steps == 0
    assert "You leave the table before the end." in out


def test_quit_leaves_at_once_when_the_game_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    assert typed(f"save {file}", "quit", "place siam")[0].steps == 0
    match, _ = typed("place siam", "quit", "place siam", save=file)
    assert match.steps == 1
    assert wartable.replay(file.read_text(encoding="utf-8")).hash == match.hash


# ---- leaving, and nonsense ----
def test_end_of_input_and_interruption_leave_cleanly() -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    assert "You leave the table before the end." in typed()[1]
    screen = console()
    bots = dict.fromkeys(table().seats, Passive())
    match = play(table(), "red", bots, language="en", luck=None, save=None, console=screen, ask=interrupt, pace=0)
    assert not match.over
    assert "You leave the table before the end." in written(screen)


def test_luck_that_runs_out_is_a_message(tmp_path: Path) -> None:
    opening = typed()[0].record().opening
    tape = wartable.luck.tape(opening)
    match, out = typed("place siberia all", "attack sib ural", luck=tape, save=tmp_path / "kept")
    assert "the tape" in out
    assert match.steps == 2
    assert (tmp_path / "kept").exists()


def test_input_that_is_no_text_is_survived() -> None:
    lines = iter(["x"])

    def ask(prompt: str) -> str:
        for _ in lines:
            raise UnicodeDecodeError("utf-8", b"\xff", 0, 1, "invalid start byte")
        raise EOFError

    screen = console()
    bots = dict.fromkeys(table().seats, Passive())
    play(table(), "green", bots, language="en", luck=None, save=None, console=screen, ask=ask, pace=0)
    assert "Choices in words" in written(screen)


WORDS = st.sampled_from(
    [
        *COMMANDS, "place", "from", "attack", "defend", "follow", "move", "done", "until", "all", "siam", "sib", "east",
        "-1", "0", "1", "3", "10", "99999", "²", "٣", "CM-3.4", "[red]", "\x1b[2J", "\udcff", "ł", "…", "/dev/null",
    ]
)  # fmt: skip
LINES = st.one_of(st.lists(WORDS, max_size=8).map(" ".join), st.text(max_size=40))


@settings(max_examples=60)
@given(st.lists(LINES.filter(lambda line: "sa" not in line.casefold()), max_size=12))  # `save` would write files
def test_nothing_typed_breaks_the_table(lines: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder):  # more than `save` may be read as `save`
        _, out = typed("place siam all", *lines, options=["round-limit=3"])
    assert ESCAPE not in out


def test_a_screen_that_knows_few_letters_gets_question_marks() -> None:
    raw = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    screen = Console(file=raw, width=100)
    bots = dict.fromkeys(table().seats, Passive())
    play(table(), "red", bots, language="fr", luck=None, save=None, console=screen, ask=script(["map"]), pace=0)


# ---- whole games ----
def test_a_short_game_is_played_to_its_end_and_saved(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    turn = ["place siam all", "done", "done"]
    match, out = typed(*turn * 2, options=["round-limit=2"], save=file)
    assert match.over
    assert "Round 2 was the last" in out
    assert "The game is over. Victory: Red." in out
    assert wartable.replay(file.read_text(encoding="utf-8")).hash == match.hash
    assert "Saved: " in out


def test_a_fair_game_reveals_its_seed_and_can_be_verified(tmp_path: Path) -> None:
    file = tmp_path / "fair.txt"
    match, out = typed(seat=None, options=["round-limit=2"], luck=wartable.luck.fair(), save=file)
    assert match.record().revealed in out
    assert "wartable verify" in out
    assert wartable.verify(file.read_text(encoding="utf-8")) > 0


def test_watching_tells_everything() -> None:
    match, out = typed(seat=None, options=["round-limit=30"])
    assert match.over
    assert "Round 1 [CM-6.6]" in out
    assert "Round 30 [CM-6.6]" in out
    assert out.count("Turn: ") == 90


def test_the_starting_armies_of_classic_are_placed_one_by_one() -> None:
    match, out = typed(*["place 1"] * 2, "1", "1", edition="classic")
    assert "Place one starting army in a territory of yours" in out
    assert len(choices(match)) == 2


# ---- colours and languages ----
def test_colours_only_repeat_what_words_say() -> None:
    colourful = typed("map", screen=console(force_terminal=True, no_color=False, color_system="standard"))[1]
    assert ESCAPE in colourful
    without = re.sub(rf"{ESCAPE}\[[0-9;]*m", "", colourful)
    assert "Siam: Green (G), 1 army" in without


def test_no_color_means_no_escape_codes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    out = typed("map", "place siam all", screen=console(force_terminal=True))[1]
    assert ESCAPE not in out
    assert ESCAPE not in typed("map")[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_answers_in_every_language(language: str) -> None:
    lines = [*COMMANDS[:-2], "odds", "odds 3 2", "orders defence ask", "place siam 3", "undo", "why 1", "r", "x", "99"]
    _, out = typed(*lines, "place siberie all", "attack siberie oural until 1", "quit", "quit", language=language)
    assert "[CM-3.4]" in out
    assert (language == "en") == ("You leave the table" in out)


def test_the_terminal_says_the_same_in_all_languages() -> None:
    folder = Path(wartable.__file__).parent / "terminal" / "locale"
    keys = [re.findall(r"^[a-z-]+", (folder / f"{lang}.ftl").read_text(encoding="utf-8"), re.M) for lang in LANGUAGES]
    assert all(found == keys[0] for found in keys)


def test_a_screen_wraps_between_words_and_indents_what_hangs_over() -> None:
    out = typed("map", screen=console(force_terminal=True, no_color=True))[1]
    assert all(len(line) < 100 for line in out.splitlines())
    assert re.search(r"^ {8}\w", out, re.MULTILINE)


# ---- the world in words ----
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_description_names_every_territory_and_seat(language: str) -> None:
    game = table(players=6)
    view, text = game.new(seed=1).view(None), game.text(language)
    sections = describe.describe(view, text)
    assert len(sections) == 7
    lines = [line for _, lines in sections for line in lines]
    assert len(lines) == 42 + 6
    assert all(any(line.startswith(text.name(TERRITORY, t)) for line in lines) for t in TERRITORY.members)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_seat_has_its_own_letter(language: str) -> None:
    game = table(players=6)
    letters = game.text(language).letters(game.spec.seats, game.seats)
    assert len(set(letters.values())) == 6
    assert all(len(letter) == 1 for letter in letters.values())


def test_a_whole_continent_and_a_beaten_seat_are_told() -> None:
    match = table().from_position(world("combat", siam=9) | {"owner": dict.fromkeys(TERRITORY.members, "blue")
                                                             | {"siam": "red"}})  # fmt: skip
    text = match.game.text("en")
    described = dict(describe.describe(match.view("red"), text))
    assert "Africa (worth 3 a turn): all Blue" in described
    assert "Green (G): out of the game" in described["Players, in the order of play"]


def test_neighbours_are_those_of_the_table() -> None:
    for options, joined in (((), False), (("east-africa-middle-east",), True)):
        view = table(*options).new(seed=1).view(None)
        assert ("moyen_orient" in describe.neighbours(view, "afrique_orientale")) is joined
    view = table("no-afghanistan-india").new(seed=1).view(None)
    assert "inde" not in describe.neighbours(view, "afghanistan")


def test_the_chances_of_an_attack() -> None:
    match = table().from_position(world("aim", siam=9) | {"origin": "siam"})
    view, text = match.view("red"), match.game.text("en")
    assert describe.chances_between(view, "siam", "inde") == [capture(8, 1, dice=k) for k in (1, 2, 3)]
    assert "3 dice: over 99.9%" in describe.note(view, "attack inde 3", text)
    assert "%" not in describe.note(dict(view) | {"origin": None}, "attack inde 3", text)
    for choice in ("done", "attack atlantis 3", "attack", ""):
        assert describe.note(view, choice, text) == ""


def test_cm_6_3_the_odds_at_the_terminal_know_the_protection() -> None:
    siege = world("combat", siam=9) | {"round": 1}
    siege["owner"] = dict.fromkeys(TERRITORY.members, "blue") | {"siam": "red", "perou": "red", "inde": "green"}
    _, out = at(siege | {"armies": siege["armies"] | {"inde": 3}}, "odds", "from siam")
    assert out.count("cannot be taken yet: it is its holder’s last territory (CM-6.3)") == 2
    _, out = at(siege, "odds")
    assert "Siam 9 → China 1" in out
    assert "Siam 9 → India" not in out
