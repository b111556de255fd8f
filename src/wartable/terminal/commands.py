"""What a person may type beside choices. Command words are English in every language; their answers are not."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from wartable.engine.codec import Verb
from wartable.engine.errors import BadTable, NoUndo
from wartable.terminal.reading import fold, is_number

if TYPE_CHECKING:
    from wartable.terminal.session import Session

SHORT_LOG = 20


class Leave(Exception):
    """The person wants to go."""


@dataclass(frozen=True)
class Command:
    """A word with what it does; `run` returns whether the table has changed."""

    usage: str
    run: Callable[[Session, str], bool]


# ---- looking ----
def show_map(session: Session, rest: str) -> bool:
    for heading, lines in session.screens.map(session.view(), session.text):
        session.screen.section(heading, lines)
    return False


def show_hand(session: Session, rest: str) -> bool:
    for line in session.screens.hand(session.view(), session.text):
        session.screen.write(line)
    return False


def show_seats(session: Session, rest: str) -> bool:
    session.screen.section(*session.screens.seats(session.view(), session.text))
    return False


def show_log(session: Session, rest: str) -> bool:
    """The last lines, `log 50` the last fifty."""
    most = int(rest) if is_number(rest) else SHORT_LOG
    session.screen.history([event for event, _ in session.screen.merged(session.match.log(session.seat))], max(1, most))
    return False


def show_offer(session: Session, rest: str) -> bool:
    session.show_offer(hinted=True)
    return False


# ---- rules ----
def why(session: Session, rest: str) -> bool:
    """Why a choice is not possible, by which rule."""
    choice = _meant(session, rest)
    if choice and session.allows(choice):
        session.screen.say("possible")
    return False


def _meant(session: Session, rest: str) -> str:
    offer = session.offer()
    if is_number(rest) and 1 <= int(rest) <= len(offer):
        return offer[int(rest) - 1]
    word, _, arguments = rest.partition(" ")
    verb = session.first_word(word)
    if verb not in session.game.spec.verbs.verbs:
        session.screen.say("usage", usage=COMMANDS["why"].usage)
        return ""
    return session.only(session.reader.choices(verb, fold(arguments), offer))


def show_rule(session: Session, rest: str) -> bool:
    """CM-3.4, cm-3.4 and 3.4 all name the same rule."""
    wanted = rest.upper()
    for rule in session.game.spec.ledger:
        if wanted in (rule.id.upper(), rule.id.upper().partition("-")[2]):
            session.screen.write(session.text.labelled(rule.id, session.text.rule(rule.id)))
            return False
    session.screen.say("no-rule", rule=rest)
    return False


def show_rules(session: Session, rest: str) -> bool:
    for rule in session.game.spec.ledger:
        beginning = session.text.rule(rule.id).split(". ")[0].rstrip(".")
        session.screen.write(f"  {session.text.labelled(rule.id, beginning)}")
    return False


# ---- taking back ----
def undo(session: Session, rest: str) -> bool:
    try:
        session.match.undo(session.person)
    except NoUndo:
        session.screen.write(session.text.get("no-undo"))
        return False
    session.screen.forget()
    session.screen.say("undone")
    return True


def restart(session: Session, rest: str) -> bool:
    """Back to the start of what can be taken back."""
    if not undo(session, rest):
        return False
    while session.match.may_undo(session.person):
        session.match.undo(session.person)
    session.screen.forget()
    return True


# ---- the rest ----
def orders(session: Session, rest: str) -> bool:
    """Show the standing orders, or set one."""
    words = rest.split()
    if words:
        known = session.game.spec.orders
        name = _completed(words[0], known)
        try:
            session.match.order(
                session.person, name, _completed(" ".join(words[1:]), known[name].words if name in known else ())
            )
        except BadTable as error:
            session.screen.write(str(error))
            return False
    for name, word in session.match.orders(session.person).items():
        session.screen.write(_order_line(session, name, word))
    return False


def _completed(word: str, known: Iterable[str]) -> str:
    """The known word that this one begins, if there is only one."""
    found = [name for name in known if word and name.startswith(word.casefold())]
    return found[0] if len(found) == 1 else word


def _order_line(session: Session, name: str, word: str) -> str:
    known = session.game.spec.orders[name]
    words = session.text.series([session.text.labelled(w, session.text.get(f"order-{name}-{w}")) for w in known.words])
    return f"{name} = {word} – {session.text.get(f'order-{name}')} ({words}) [{known.rule}]"


def save(session: Session, rest: str) -> bool:
    if rest:
        session.keep(Path(rest).expanduser())
    else:
        session.screen.say("usage", usage=COMMANDS["save"].usage)
    return False


def show_help(session: Session, rest: str) -> bool:
    session.screen.say("help-answers")
    for name, command in session.commands.items():
        session.screen.write(f"  {session.text.labelled(command.usage, session.text.get(f'terminal-help-{name}'))}")
    verbs = session.game.spec.verbs.verbs.values()
    session.screen.say("help-choices", choices=session.text.series([_written(verb) for verb in verbs]))
    if session.shorthands:
        heading, *lines = session.text.get("terminal-help-shorthands").splitlines()
        session.screen.section(heading, lines)
    return False


def _written(verb: Verb) -> str:
    """How a choice is written: `place TERRITORY [AMOUNT]`."""
    named = [(" ".join(word.names).upper(), word.default) for word in verb.words]
    return " ".join((verb.name, *(f"[{name}]" if default else name for name, default in named)))


def leave(session: Session, rest: str) -> bool:
    """An unsaved game is left at the second word only; the first says how to keep it."""
    if session.save or session.match.steps in (session.saved, session.warned):
        raise Leave
    session.warned = session.match.steps
    session.screen.say("quit")
    return False


COMMANDS = {
    "map": Command("map", show_map),
    "seats": Command("seats", show_seats),
    "hand": Command("hand", show_hand),
    "log": Command("log [N]", show_log),
    "offer": Command("offer", show_offer),
    "why": Command("why CHOICE", why),
    "rule": Command("rule ID", show_rule),
    "rules": Command("rules", show_rules),
    "undo": Command("undo", undo),
    "restart": Command("restart", restart),
    "orders": Command("orders [NAME WORD]", orders),
    "save": Command("save FILE", save),
    "help": Command("help", show_help),
    "quit": Command("quit", leave),
}
