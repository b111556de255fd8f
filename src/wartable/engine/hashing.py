"""Hashes made in pieces: of more than two kilobytes at once Python lets go of its interpreter, and whoever takes it
keeps the choice waiting in the midst of which it was hashed."""

from __future__ import annotations

import hashlib

PIECE = 2047  # bytes


def digest(data: bytes, size: int, key: bytes = b"") -> bytes:
    """So many bytes that stand for the data."""
    hashed = hashlib.blake2b(data[:PIECE], digest_size=size, key=key)
    for begin in range(PIECE, len(data), PIECE):
        hashed.update(data[begin : begin + PIECE])
    return hashed.digest()
