"""The worker in a real browser, under our own content security policy: what is pushed is shown."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserType

from tests.browser.conftest import FLAGS, Guests, House
from tests.browser.player import Player
from tests.server.client import ServerProcess

REGISTER = """async () => {
  await navigator.serviceWorker.register("/sw.js");
  await navigator.serviceWorker.ready;
}"""
SHOWN = """async () => {
  const registration = await navigator.serviceWorker.ready;
  for (let looks = 0; looks < 150; looks++) {
    const [first] = await registration.getNotifications();
    if (first) return { title: first.title, body: first.body, path: first.data.path };
    await new Promise((soon) => setTimeout(soon, 20));
  }
  return null;
}"""


@pytest.fixture
def browser(chromium: BrowserType) -> Iterator[Browser]:
    """A whole one: only that shows notices."""
    with chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS) as browser:
        yield browser


@pytest.fixture
def guests(server: ServerProcess, browser: Browser) -> Guests:
    return Guests(browser, server.address)


def push(visitor: Player, message: dict[str, str]) -> None:
    """As a push service would, by the browser's own tools."""
    page, registrations = visitor.page, list[dict[str, Any]]()
    wire = page.context.new_cdp_session(page)
    wire.on("ServiceWorker.workerRegistrationUpdated", lambda event: registrations.extend(event["registrations"]))
    wire.send("ServiceWorker.enable")
    while not registrations:
        page.wait_for_timeout(20)
    told = {
        "origin": visitor.address,
        "registrationId": registrations[0]["registrationId"],
        "data": json.dumps(message),
    }
    wire.send("ServiceWorker.deliverPushMessage", told)


def shown(visitor: Player, message: dict[str, str]) -> object:
    """Pushed again if nothing comes of it: the tool does not wait for a worker that is being started."""
    for _ in range(5):
        push(visitor, message)
        if found := visitor.page.evaluate(SHOWN):
            return found
    return None


def test_what_is_pushed_is_shown(house: House) -> None:
    visitor = house.guest(fresh=True, permissions=["notifications"]).visit("/")
    visitor.page.evaluate(REGISTER)
    message = {"title": "Your turn", "body": "", "path": "/table/somewhere"}
    assert shown(visitor, message) == message
