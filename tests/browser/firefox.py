"""Debian's Firefox, driven over WebDriver BiDi: just enough to look at a page and to click it like a person."""

from __future__ import annotations

import itertools
import json
import re
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

PORT = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
QUIET = {
    "app.normandy.enabled": False,
    "app.update.disabledForTesting": True,
    "browser.safebrowsing.downloads.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "extensions.update.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "remote.active-protocols": 1,
    "services.settings.server": "",
    "toolkit.telemetry.enabled": False,
}


class Firefox:
    """One window."""

    def __init__(self, socket: ClientConnection, width: int, height: int) -> None:
        self._socket = socket
        self._ids = itertools.count(1)
        self.send("session.new", capabilities={})
        self._context = self.send("browsingContext.getTree")["contexts"][0]["context"]
        self.send("browsingContext.setViewport", context=self._context, viewport={"width": width, "height": height})

    def send(self, method: str, **params: Any) -> dict[str, Any]:
        """A command, and what came of it."""
        number = next(self._ids)
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while (answer := json.loads(self._socket.recv(60))).get("id") != number:
            pass
        assert answer["type"] == "success", answer
        result: dict[str, Any] = answer["result"]
        return result

    def visit(self, address: str) -> None:
        self.send("browsingContext.navigate", context=self._context, url=address, wait="complete")

    def ask(self, expression: str) -> Any:
        """What an expression of the page gives, as data."""
        wrapped = f"Promise.resolve({expression}).then((value) => JSON.stringify(value ?? null))"
        answer = self.send("script.evaluate", expression=wrapped, target={"context": self._context}, awaitPromise=True)
        assert answer["type"] == "success", answer
        return json.loads(answer["result"]["value"])

    def click(self, x: float, y: float) -> None:
        """A press of the mouse at a point of the page."""
        steps = [
            {"type": "pointerMove", "x": int(x), "y": int(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": steps}
        self.send("input.performActions", context=self._context, actions=[mouse])

    def picture(self) -> str:
        """A picture of the page, in base64."""
        data: str = self.send("browsingContext.captureScreenshot", context=self._context)["data"]
        return data


@contextmanager
def firefox(folder: Path, width: int = 1400, height: int = 900) -> Iterator[Firefox]:
    """A browser with a new profile in a folder."""
    lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in QUIET.items()]
    (folder / "user.js").write_text("\n".join(lines), encoding="utf-8")
    command = ["firefox-esr", "--headless", "--no-remote", "--remote-debugging-port", "0", "--profile", str(folder)]
    with (folder / "said").open("w") as said, subprocess.Popen(command, stdout=said, stderr=said) as process:
        try:
            with connect(f"{_address(folder / 'said')}/session", max_size=None) as socket:
                yield Firefox(socket, width, height)
        finally:
            process.terminate()


def _address(said: Path) -> str:
    """Where it listens, once it says so."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        if found := PORT.search(said.read_text(encoding="utf-8")):
            return found[1]
        time.sleep(0.05)
    raise AssertionError(f"Firefox does not say where it listens: {said.read_text(encoding='utf-8')}")
