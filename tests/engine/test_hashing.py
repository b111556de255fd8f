"""Hashes in pieces are those of the whole."""

from __future__ import annotations

import hashlib

import pytest

from wartable.engine.hashing import PIECE, digest


@pytest.mark.parametrize("length", [0, 1, PIECE, PIECE + 1, 2 * PIECE, 5 * PIECE + 3])
def test_a_hash_does_not_tell_in_how_many_pieces_it_was_made(length: int) -> None:
    data = bytes(k * k % 251 for k in range(length))
    assert digest(data, 8) == hashlib.blake2b(data, digest_size=8).digest()
    assert digest(data, 16, key=b"salt") == hashlib.blake2b(data, digest_size=16, key=b"salt").digest()
