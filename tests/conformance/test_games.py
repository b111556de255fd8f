"""The suite on every game there is."""

from __future__ import annotations

import wartable
from wartable.testing.conformance import *  # noqa: F403
from wartable.testing.conformance import for_games

pytest_generate_tests = for_games(*wartable.game_names())
