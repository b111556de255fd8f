"""Passphrases are kept as argon2id hashes; making and comparing them is slow on purpose, and done beside the play."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from base64 import b64encode
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from wartable.tables.errors import Refused
from wartable.wire.codes import Code

SHORTEST, LONGEST = 8, 200
AT_ONCE, WAITING = 2, 40  # how many are worked on, and how many may wait: each takes 64 MB for a tenth of a second
Made = TypeVar("Made")


class Passphrases:
    """Makes and compares hashes, out of the event loop."""

    def __init__(self) -> None:
        self.hasher = PasswordHasher()
        self._threads = ThreadPoolExecutor(AT_ONCE, "passphrase")
        self._waiting = 0

    async def hash(self, passphrase: str) -> str:
        """Raises Refused if it is too short or too long."""
        if not SHORTEST <= len(passphrase) <= LONGEST:
            raise Refused(Code.BAD_PASSPHRASE, Code.BAD_PASSPHRASE.meaning)
        return await self._beside(lambda: self.hasher.hash(_spelled(passphrase)))

    async def check(self, passphrase: str, stored: str) -> bool:
        """Whether it is the one; where none is stored, that takes as long to find out."""
        return await self._beside(lambda: self._check(passphrase, stored or self.decoy()))

    def is_outdated(self, stored: str) -> bool:
        """Whether it was made with other parameters than are used now."""
        return self.hasher.check_needs_rehash(stored)

    def decoy(self) -> str:
        """A hash of nothing, as costly as any."""
        of, parts = self.hasher, (self.hasher.salt_len, self.hasher.hash_len)
        salt, made = (b64encode(secrets.token_bytes(length)).decode().rstrip("=") for length in parts)
        return f"$argon2id$v=19$m={of.memory_cost},t={of.time_cost},p={of.parallelism}${salt}${made}"

    def _check(self, passphrase: str, stored: str) -> bool:
        try:
            return self.hasher.verify(stored, _spelled(passphrase))
        except (VerificationError, InvalidHashError):
            return False

    async def _beside(self, work: Callable[[], Made]) -> Made:
        if self._waiting >= WAITING:
            raise Refused(Code.TOO_FAST, "too many sign in at this moment; wait a little")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def _spelled(passphrase: str) -> bytes:
    """One spelling of each letter: keyboards differ."""
    return unicodedata.normalize("NFC", passphrase).encode("utf-8", "surrogatepass")
