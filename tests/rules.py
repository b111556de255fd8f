"""The version of each game's rules and what they were: whoever changes a rule says so.

`python -m tests.rules` writes the pairs anew after a `version` was raised. A change no game can tell (a rule renamed,
moved or written more simply) keeps its version: `python -m tests.rules --same-play`.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from wartable.engine.game import Spec
from wartable.engine.identity import rules_digest
from wartable.games import game_names, spec_of

FILE = Path(__file__).parent / "rules.json"
Pair = dict[str, int | str]


def told() -> dict[str, Pair]:
    """The pairs as they are written down."""
    pairs: dict[str, Pair] = json.loads(FILE.read_text(encoding="utf-8"))
    return pairs


def pair_of(spec: Spec) -> Pair:
    return {"version": spec.version, "digest": rules_digest(spec)}


def complaint(name: str, before: Pair, now: Pair) -> str:
    """What to do about a game whose pair is not the one written down; empty if it is."""
    if now == before:
        return ""
    if now["version"] == before["version"]:
        return (
            f"the rules of {name} have changed, their version is still {now['version']}: raise `version` in its SPEC, "
            "then `python -m tests.rules`; if no game can tell the difference, `python -m tests.rules --same-play`"
        )
    return f"the rules of {name} have a new version: `python -m tests.rules` writes it down"


def main(same_play: bool) -> None:
    before, now = told(), {name: pair_of(spec_of(name)) for name in game_names()}
    unsaid = [name for name in now if name in before and now[name]["version"] == before[name]["version"]]
    complaints = [complaint(name, before[name], now[name]) for name in unsaid]
    if any(complaints) and not same_play:
        sys.exit("\n".join(filter(None, complaints)))
    FILE.write_text(json.dumps(now, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main("--same-play" in sys.argv[1:])
