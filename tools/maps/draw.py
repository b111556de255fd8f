"""Draw the map of a board from facts: its places, its neighbours and public-domain outlines.

python tools/maps/draw.py GAME [--preview FILE.svg] [--facts FILE.toml]
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from board import ROOT, Board, data_of, read
from counties import Counties
from provinces import Provinces
from world import World

KINDS: dict[str, type[World | Counties | Provinces]] = {"world": World, "counties": Counties, "provinces": Provinces}


def board_of(game: str, facts: Path | None) -> Board:
    places = read(data_of(game) / "places.toml")
    return KINDS[places["map"]["kind"]](places, read(facts or data_of(game) / "board.toml"))


def write(file: Path, drawn: dict[str, Any]) -> None:
    file.write_text(json.dumps(drawn, separators=(",", ":")).replace('},"', '},\n"') + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--preview", type=Path)
    parser.add_argument("--facts", type=Path, help="instead of the board.toml of the game")
    arguments = parser.parse_args()
    board = board_of(arguments.game, arguments.facts)
    drawn = board.draw()
    folder = ROOT / "web/src/games" / arguments.game
    folder.mkdir(parents=True, exist_ok=True)
    if near := drawn.pop("near", None):  # what is fetched by those who look closely
        write(folder / "near.json", near)
    write(folder / "map.json", drawn)
    if arguments.preview:
        arguments.preview.write_text(board.preview(drawn), encoding="utf-8")


if __name__ == "__main__":
    main()
