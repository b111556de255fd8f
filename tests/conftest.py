"""What all tests share."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

# Before anything compiles: the tests use one compiled speed, the one with bounds checks.
os.environ.setdefault("WARTABLE_BOUNDS", "1")

# No test fails because a machine is busy.
settings.register_profile("calm", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("calm")
