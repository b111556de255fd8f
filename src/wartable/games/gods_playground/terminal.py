"""God's Playground at the terminal: the board in words, and the history behind a round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wartable.games.gods_playground import describe
from wartable.games.gods_playground.board import ENEMY, FOE
from wartable.terminal.commands import Command
from wartable.terminal.screens import Screens

if TYPE_CHECKING:
    from wartable.terminal.session import Session


def history(session: Session, rest: str) -> bool:
    """What happened in the years of this round, and what each enemy's part in the game stands for."""
    view, text = session.view(), session.text
    lines = [text.get(f"history-round-{view['round']}")]
    for enemy in ENEMY.members:
        note = text.get(f"history-{enemy}-{view['round']}")
        name = text.name(FOE, view["black"] if enemy == "black" else enemy)
        lines.append(text.labelled(name, note))
    session.screen.section(text.get(f"round-name-{view['round']}"), lines)
    return False


SCREENS = Screens(
    map=describe.describe_map,
    seats=describe.describe_seats,
    hand=describe.describe_hand,
    board=describe.describe_board,
    note=describe.note,
    commands={"history": Command("history", history)},
)
