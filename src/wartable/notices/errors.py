"""Why a message did not arrive."""

from __future__ import annotations


class Failed(Exception):
    """A message that did not arrive, for a reason that names nobody; a lasting one need not be tried again."""

    def __init__(self, reason: str, lasting: bool = False) -> None:
        super().__init__(reason)
        self.reason, self.lasting = reason, lasting


class Gone(Exception):
    """Nobody is there any more, and nobody will be."""
