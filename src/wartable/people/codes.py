"""Codes people write down: recovery codes and invitations. They are long enough that a plain hash keeps them safe."""

from __future__ import annotations

import hashlib
import secrets

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that is taken for another
GROUPS, LENGTH = 4, 4  # 79 bits


def new_code() -> str:
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(LENGTH)) for _ in range(GROUPS))


def code_hash(code: str) -> str:
    """However it was typed: large or small, with or without strokes."""
    typed = "".join(letter for letter in code.lower() if letter in LETTERS)
    return hashlib.sha256(typed.encode()).hexdigest()
