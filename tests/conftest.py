"""What all tests share."""

from __future__ import annotations

import os

# Before anything compiles: the tests use one compiled speed, the one with bounds checks.
os.environ.setdefault("WARTABLE_BOUNDS", "1")
