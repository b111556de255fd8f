"""The protocol is written once: the client's types and the page follow from the wire's types."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_the_clients_types_and_the_page_are_what_the_wire_says() -> None:
    check = [sys.executable, str(ROOT / "tools/protocol.py"), "--check"]
    found = subprocess.run(check, capture_output=True, text=True, check=False)
    assert (found.stdout, found.stderr, found.returncode) == ("", "", 0)
