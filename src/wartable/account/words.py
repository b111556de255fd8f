"""The account in words of the game."""

from __future__ import annotations

import re
from typing import Any

from wartable.account.result import Fortune
from wartable.engine.text import Text


def luck_facts(fortune: Fortune) -> dict[str, Any]:
    """What the sentence `account-luck` speaks of, to one digit."""
    total = fortune.total
    return {
        "battles": fortune.battles,
        "actual": total.actual,
        "expected": round(total.expected, 1),
        "difference": round(abs(total.luck), 1),
        "better": ("yes" if total.luck > 0 else "no") if round(total.luck, 1) else "even",
        "deviation": round(total.deviation, 1),
        "error": round(total.error, 1),
    }


def luck_sentence(fortune: Fortune, text: Text) -> str:
    luckier = text.get("account-luckier", percent=round(100 * fortune.luckier))
    return f"{minus(text.get('account-luck', **luck_facts(fortune)))} {luckier}"


def minus(numbers: str) -> str:
    """Less than nothing, as print has it."""
    return re.sub(r"(?<!\w)-(?=\d)", "−", numbers)
