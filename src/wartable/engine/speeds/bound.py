"""Calls with numbers only. Numba looks at every array of every call from Python, and that takes longer than a choice.

So where the arrays are is written down once, in a *block* of 64-bit words, beside the numbers that stay the same; what
is called finds them there (`engine/speeds/twins.py`). C can call it too.
"""

from __future__ import annotations

from typing import Any

import numpy as np

BOUND = {  # loops that are also called so, and what a call gives beside the place of the block
    "begin_driving": "seed",
    "drive": "choice",
    "begin_shown": "seed",
    "drive_shown": "choice",
}


class Block:
    """The arguments of a loop in their order, without what each call gives. Nobody looks at their types again: they
    are to be made for the loop, and whole."""

    __slots__ = ("_held", "_words", "place")

    def __init__(self, *arguments: Any) -> None:
        words: list[int] = []
        for each in arguments:
            words += [each.ctypes.data, *each.shape] if isinstance(each, np.ndarray) else [each]
        self._held, self._words = arguments, np.array(words, np.int64)
        self.place = int(self._words.ctypes.data)
