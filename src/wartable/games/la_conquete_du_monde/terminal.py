"""La Conquête du Monde at the terminal: odds, and shorthands for series of choices, each checked by the engine."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from wartable.engine.errors import BadTable
from wartable.games.la_conquete_du_monde import describe
from wartable.games.la_conquete_du_monde.board import TERRITORY
from wartable.games.la_conquete_du_monde.names import DICE_COUNT
from wartable.games.la_conquete_du_monde.odds import battle
from wartable.games.la_conquete_du_monde.stages.movement import ONE_MOVE
from wartable.terminal.commands import Command
from wartable.terminal.reading import EXACT, LEADING, Reading, Slot, Words, fold, is_number, narrow, readings
from wartable.terminal.screens import Screens

if TYPE_CHECKING:
    from wartable.terminal.session import Session

MOST_ROLLS = 500
ODDS_USAGE = "odds [ATTACKERS DEFENDERS]"
AMOUNT = Slot({"all": [("all",)]}, optional=True, number=True)
View = Mapping[str, Any]


# ---- placing and following: any number, by tens and ones ----
def place(session: Session, typed: Words) -> bool:
    """`place TERRITORY 7`"""
    own = session.view()["owner"]
    found = narrow(
        readings(typed, [session.reader.slot(TERRITORY), AMOUNT]),
        lambda r: r.closeness == EXACT,
        lambda r: own[r.members[0]] == session.seat,
        lambda r: r.closeness == LEADING,
    )
    reading = _one(session, found)
    if reading is None:
        return False
    territory, amount = reading.members
    return _spread(session, f"place {territory}", amount or "1", session.view()["to_place"])


def follow(session: Session, typed: Words) -> bool:
    """`follow 7`"""
    reading = _one(session, readings(typed, [AMOUNT]))
    if reading is None:
        return False
    return _spread(session, "follow", reading.members[0] or "1", _spare(session))


def _spread(session: Session, choice: str, amount: str, available: int) -> bool:
    """So many armies by tens and ones; nothing is begun that cannot be finished."""
    if amount == "all":
        return session.choose(f"{choice} all")
    if not session.allows(choice):
        return False
    if not 1 <= int(amount) <= max(1, available):
        session.screen.say("amount", most=max(1, available))
        return False
    tens, ones = divmod(int(amount), 10)
    return _series(session, [f"{choice} 10"] * tens + [choice] * ones)


def _spare(session: Session) -> int:
    """CM-3.6, CM-4.2 – The armies that may leave the origin, as the prompt tells it."""
    armies: int = session.match.prompt_data(session.person)[1]["armies"]
    return armies


def _series(session: Session, choices: list[str]) -> bool:
    """Choices one after the other, up to the first refusal; whether the table has changed at all."""
    made = 0
    while made < len(choices) and session.choose(choices[made]):
        made += 1
    return made > 0


# ---- attacking ----
def attack(session: Session, typed: Words) -> bool:
    """`attack [ORIGIN] TARGET [DICE]`, or `attack [ORIGIN] TARGET until N`"""
    keep = 0
    if "until" in typed:
        if typed[-2:-1] != ("until",) or not is_number(typed[-1]):
            session.screen.say("usage", usage="attack [ORIGIN] TARGET until N")
            return False
        typed, keep = typed[:-2], max(1, int(typed[-1]))
    reading = _one(session, _attacks(session, typed))
    if reading is None:
        return False
    origin, target, dice = reading.members
    assert target is not None
    before = session.match.steps
    if _set_out(session, origin, f"attack {target} {dice or 1}", ("combat", "aim")):
        _fight(session, target, dice, keep)
    return session.match.steps != before


def _attacks(session: Session, typed: Words) -> list[Reading]:
    view = session.view()
    here = view["origin"] if view["stage"] == "aim" else None
    found = readings(typed, [*_two_territories(session), session.reader.slot(DICE_COUNT, optional=True, number=True)])
    return narrow(
        found,
        lambda r: r.closeness == EXACT,
        lambda r: view["owner"].get(r.members[0] or here) == session.seat,
        lambda r: view["owner"][r.members[1]] != session.seat,
        lambda r: _adjacent(session, r.members[0] or here, r.members[1]),
        lambda r: r.closeness == LEADING,
    )


def _two_territories(session: Session) -> list[Slot]:
    return [session.reader.slot(TERRITORY, optional=True), session.reader.slot(TERRITORY)]


def _adjacent(session: Session, origin: str | None, target: str | None) -> bool:
    return origin is not None and target in describe.neighbours(session.view(), origin)


def _set_out(session: Session, origin: str | None, choice: str, stages: tuple[str, ...]) -> bool:
    """Stand at the origin, letting go of another one first; in a wrong step the engine says why not."""
    view = session.view()
    if view["stage"] not in stages or (origin is None and view["stage"] == stages[0]):
        return session.allows(choice)
    if origin is None or (view["stage"] == stages[1] and view["origin"] == origin):
        return True
    if view["stage"] != stages[0] and not session.choose("done"):
        return False
    return session.choose(f"from {origin}")


def _fight(session: Session, target: str, dice: str | None, keep: int) -> None:
    """Roll once, or again and again while more armies than `keep` are left; each roll is shown."""
    origin = session.view()["origin"]
    for _ in range(MOST_ROLLS if keep else 1):
        view = session.view()
        if keep and (view["stage"], view["origin"]) != ("aim", origin):
            return
        if view["armies"][origin] <= keep:
            session.screen.say("until", armies=view["armies"][origin], origin=session.text.name(TERRITORY, origin))
            return
        if not session.choose(_strongest(session, target, None if keep else dice)):
            return
        session.bots_choose()
        session.screen.news(hold=True)
        if session.view()["owner"][target] == session.seat:
            return


def _strongest(session: Session, target: str, dice: str | None) -> str:
    """The attack with the dice wanted, or with the most that may be rolled."""
    offered = [choice for choice in session.offer() if choice.startswith(f"attack {target} ")]
    return f"attack {target} {dice}" if dice else max(offered, default=f"attack {target} 1")


# ---- moving ----
def move(session: Session, typed: Words) -> bool:
    """`move ORIGIN TARGET [N|all]`"""
    owner = session.view()["owner"]
    found = narrow(
        readings(typed, [*_two_territories(session), AMOUNT]),
        lambda r: r.closeness == EXACT,
        lambda r: r.members[0] is not None and owner[r.members[0]] == owner[r.members[1]] == session.seat,
        lambda r: _adjacent(session, r.members[0], r.members[1]),
        lambda r: r.closeness == LEADING,
    )
    reading = _one(session, found)
    return _march(session, *reading.members) if reading else False


def _march(session: Session, origin: str | None, target: str | None, amount: str | None) -> bool:
    before = session.match.steps
    count = 0 if amount == "all" else int(amount or 1)
    # Where one move is all there is, letting go of it would end the turn: that is left to the person.
    one_move = session.game.values["movement"] == ONE_MOVE
    stages = ("movement", "destination") if one_move else ("movement", "destination", "march")
    if not _set_out(session, origin, f"move {target}", stages):
        return session.match.steps != before
    if amount != "all" and not 1 <= count <= _spare(session):
        session.screen.say("amount", most=_spare(session))
    elif session.choose(f"move {target}") and session.view()["stage"] == "march" and count != 1:
        _spread(session, "follow", "all" if amount == "all" else str(count - 1), _spare(session))
    return session.match.steps != before


# ---- which reading ----
def _one(session: Session, found: list[Reading]) -> Reading | None:
    if len(found) == 1:
        return found[0]
    if found:
        session.which([_spoken(session, reading) for reading in found])
    else:
        session.screen.say("not-understood")
    return None


def _spoken(session: Session, reading: Reading) -> str:
    named = [m if m not in TERRITORY else session.text.name(TERRITORY, m) for m in reading.members if m is not None]
    return ", ".join(named)


# ---- odds ----
def odds(session: Session, rest: str) -> bool:
    """Of any battle, or of every attack that is possible now."""
    words = fold(rest)
    if len(words) == 2 and all(map(is_number, words)):
        _odds_of(session, int(words[0]), int(words[1]))
    elif words:
        session.screen.say("usage", usage=ODDS_USAGE)
    else:
        _odds_here(session)
    return False


def _odds_of(session: Session, attackers: int, defenders: int) -> None:
    try:
        result = battle(attackers, defenders, session.game.values["defence-dice"])
    except BadTable as error:
        session.screen.write(str(error))
        return
    left = result["attackers_left"]
    assert isinstance(left, list)
    taken = sum(left[1:])
    mean = sum(k * chance for k, chance in enumerate(left)) / taken if taken else 0.0
    facts = {
        "attackers": attackers,
        "defenders": defenders,
        "share": session.text.share(sum(left)),
        "left": mean,
    }
    session.screen.say("odds", **facts)


def _odds_here(session: Session) -> None:
    view = session.view()
    lines = [_odds_line(session, view, origin, target) for origin, target in _possible_attacks(session, view)]
    if lines:
        session.screen.section(session.text.get("describe-odds-meaning"), lines)
    else:
        session.screen.say("no-odds")


def _possible_attacks(session: Session, view: View) -> list[tuple[str, str]]:
    """From the chosen origin what is offered; before one is chosen, from everywhere."""
    offer = [choice.split() for choice in session.offer()]
    if view["stage"] == "aim":
        return [(view["origin"], target) for target in dict.fromkeys(w[1] for w in offer if w[0] == "attack")]
    origins = [w[1] for w in offer if w[0] == "from"] if view["stage"] == "combat" else []
    return [(origin, target) for origin in origins for target in describe.targets(view, origin)]


def _odds_line(session: Session, view: View, origin: str, target: str) -> str:
    name = session.text.name
    here = f"{name(TERRITORY, origin)} {view['armies'][origin]}"
    there = f"{name(TERRITORY, target)} {view['armies'][target]} ({session.seat_name(view['owner'][target])})"
    chances = describe.describe_chances(view, origin, target, session.text)
    return session.text.labelled(f"{here} → {there}", chances)


SHORTHANDS: dict[str, Callable[[Session, Words], bool]] = {
    "place": place,
    "follow": follow,
    "attack": attack,
    "move": move,
}
SCREENS = Screens(
    map=describe.describe_map,
    seats=describe.describe_seats,
    hand=describe.describe_hand,
    board=describe.describe_board,
    note=describe.note,
    commands={"odds": Command(ODDS_USAGE, odds)},
    shorthands=SHORTHANDS,
    adds_up="armies",
)
