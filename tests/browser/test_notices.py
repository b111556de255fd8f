"""The worker in a real browser, under our own content security policy: what is pushed is shown."""

from __future__ import annotations

import json
from typing import Any

from tests.browser.conftest import House
from tests.browser.player import Player

REGISTER = """async () => {
  await navigator.serviceWorker.register("/sw.js");
  await navigator.serviceWorker.ready;
}"""
SHOWN = """async () => {
  const registration = await navigator.serviceWorker.ready;
  for (;;) {
    const [first] = await registration.getNotifications();
    if (first) return { title: first.title, body: first.body, path: first.data.path };
    await new Promise((soon) => setTimeout(soon, 20));
  }
}"""


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


def test_what_is_pushed_is_shown(house: House) -> None:
    visitor = house.guest(fresh=True, permissions=["notifications"]).visit("/")
    visitor.page.evaluate(REGISTER)
    message = {"title": "Your turn", "body": "", "path": "/table/somewhere"}
    push(visitor, message)
    assert visitor.page.evaluate(SHOWN) == message
