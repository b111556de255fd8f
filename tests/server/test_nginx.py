"""The examples of docs/examples, really run: nginx with TLS before a server, and the service's own command."""

from __future__ import annotations

import asyncio
import configparser
import contextlib
import getpass
import json
import re
import shlex
import shutil
import socket
import ssl
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosedError

from tests.server.client import GAME, PATIENCE, SHORT, ServerProcess
from tests.server.test_stop import SECONDS, running, seconds_to_end
from tests.server.test_strangers import soon

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
NAME = "wartable.example"
NGINX = shutil.which("nginx", path="/usr/sbin:/usr/local/sbin:/usr/bin:/usr/local/bin")
behind_nginx = pytest.mark.skipif(NGINX is None, reason="nginx is not installed: run `make services`")
MAIN = """
daemon off;
user {user};
worker_processes 1;
pid {folder}/pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/wartable.conf;
}}
"""


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


class Proxy:
    """Debian's nginx in front of a server, by the example as it stands but for ports and the place of a certificate."""

    def __init__(self, folder: Path, behind: int) -> None:
        self.folder, self.plain, self.port = folder, free_port(), free_port()
        self._certify()
        text = (EXAMPLES / "nginx.conf").read_text(encoding="utf-8")
        text = re.sub(r"\n *listen \[::\]:\d+[^;]*;", "", text)
        for old, new in {
            "listen 80;": f"listen 127.0.0.1:{self.plain};",
            "listen 443 ssl;": f"listen 127.0.0.1:{self.port} ssl;",
            "server 127.0.0.1:8000;": f"server 127.0.0.1:{behind};",
            "/etc/ssl/wartable/": f"{folder}/",
        }.items():
            assert old in text
            text = text.replace(old, new)
        (folder / "wartable.conf").write_text(text, encoding="utf-8")
        (folder / "nginx.conf").write_text(MAIN.format(user=getpass.getuser(), folder=folder), encoding="utf-8")

    def _certify(self) -> None:
        files = ("-keyout", f"{self.folder}/privkey.pem", "-out", f"{self.folder}/fullchain.pem")
        kind = ("-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "1")
        command = ["openssl", "req", "-x509", *kind, "-subj", f"/CN={NAME}", *files]
        subprocess.run(command, check=True, capture_output=True)

    @contextlib.contextmanager
    def running(self) -> Iterator[Proxy]:
        assert NGINX is not None
        command = [NGINX, "-p", str(self.folder), "-c", f"{self.folder}/nginx.conf", "-e", f"{self.folder}/error.log"]
        process = subprocess.Popen(command)
        try:
            assert soon(lambda: self._answers() or process.poll() is not None)
            assert process.poll() is None, (self.folder / "error.log").read_text()
            yield self
        finally:
            process.terminate()
            process.wait(PATIENCE)

    def _answers(self) -> bool:
        with contextlib.suppress(OSError):
            socket.create_connection(("127.0.0.1", self.port)).close()
            return True
        return False

    # ---- through it ----
    def request(self, method: str, path: str, who: str = "127.0.0.1", **how: Any) -> httpx.Response:
        """By its name, from one of this machine's many addresses."""
        how["headers"] = {"Host": NAME, **how.get("headers", {})}
        transport = httpx.HTTPTransport(verify=False, local_address=who)
        with httpx.Client(transport=transport, trust_env=False, timeout=PATIENCE) as http:
            return http.request(method, f"https://127.0.0.1:{self.port}{path}", **how)

    def open(self, **headers: str) -> httpx.Response:
        body = {"game": GAME, "options": SHORT, "seats": ["person", "person"]}
        return self.request("POST", "/api/tables", json=body, headers=headers)

    def knock(self, table: str, **how: Any) -> connect:
        """In the event loop: a socket over TLS is not for two threads at once."""
        unchecked = ssl.create_default_context()
        unchecked.check_hostname, unchecked.verify_mode = False, ssl.CERT_NONE
        calm = {"proxy": None, "ping_interval": None, "open_timeout": PATIENCE, "close_timeout": 2}
        return connect(f"wss://127.0.0.1:{self.port}/ws/{table}", ssl=unchecked, **{**calm, **how})


@pytest.fixture
def behind(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server on a port of its own that trusts the proxy, as the example says."""
    limits = ("--requests-per-second", "0.001", "--opens-per-minute", "1000", "--messages-per-second", "1000")
    flags = ("--port", str(free_port()), "--proxy", "127.0.0.1", "--allow-host", NAME)
    with running(ServerProcess(tmp_path, *flags, *limits)) as server:
        yield server


@pytest.fixture
def proxy(behind: ServerProcess, tmp_path: Path) -> Iterator[Proxy]:
    (tmp_path / "nginx").mkdir()
    with Proxy(tmp_path / "nginx", httpx.URL(behind.address).port or 0).running() as proxy:
        yield proxy


async def hello(line: ClientConnection, token: str | None = None) -> dict[str, Any]:
    """The first update."""
    await line.send(json.dumps({"type": "hello", "version": 1, "token": token, "heard": 0}))
    return await heard(line, "update")


async def heard(line: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of a kind."""
    while True:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(line.recv(), PATIENCE))
        assert message["type"] in (kind, "welcome", "update", "presence")
        if message["type"] == kind:
            return message


@behind_nginx
def test_pages_and_sockets_come_through(proxy: Proxy) -> None:
    assert proxy.request("GET", "/").text.startswith("<!doctype html>")
    assert proxy.request("GET", "/ready").json() == {"ready": True, "reason": ""}
    assert "strict-transport-security" in proxy.request("GET", "/health").headers
    opened = proxy.open(Origin=f"https://{NAME}").json()
    tokens = {seat["seat"]: seat["token"] for seat in opened["seats"]}

    async def evening() -> None:
        async with proxy.knock(opened["table"], origin=f"https://127.0.0.1:{proxy.port}") as line:
            asked = (await hello(line))["view"]["asked"][0]
        async with proxy.knock(opened["table"]) as line:
            update = await hello(line, tokens[asked])
            play = {"type": "play", "id": 1, "revision": update["revision"], "choices": update["offer"][:1]}
            await line.send(json.dumps(play))
            assert (await heard(line, "done"))["id"] == 1

    asyncio.run(evening())


@behind_nginx
def test_who_comes_unencrypted_is_sent_on(proxy: Proxy) -> None:
    url = f"http://127.0.0.1:{proxy.plain}/table/x"
    answer = httpx.get(url, headers={"Host": NAME}, trust_env=False, verify=False, follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (301, f"https://{NAME}/table/x")


@behind_nginx
def test_the_server_hears_that_it_was_encrypted(proxy: Proxy) -> None:
    """A page that came unencrypted does nothing over TLS; nor does one of another site, or by another name."""
    assert proxy.open(Origin=f"https://{NAME}").status_code == 201
    for origin in (f"http://{NAME}", "https://evil.example"):
        answer = proxy.open(Origin=origin)
        assert (answer.status_code, answer.json()["error"]) == (403, "wrong-origin")
    assert proxy.request("GET", "/api/games", headers={"Host": "evil.example"}).json()["error"] == "wrong-host"


@behind_nginx
def test_each_address_is_counted_for_itself_and_by_no_other_it_names(proxy: Proxy) -> None:
    def until_refused(who: str, **headers: str) -> int:
        return next(
            k for k in range(1000) if proxy.request("GET", "/api/tables/none", who, headers=headers).status_code == 429
        )

    assert until_refused("127.0.0.2") >= 100
    assert until_refused("127.0.0.2", **{"X-Forwarded-For": "192.0.2.1"}) == 0
    assert proxy.request("GET", "/api/tables/none", "127.0.0.3").status_code == 404
    assert proxy.request("GET", "/ready", "127.0.0.2").status_code == 200


@behind_nginx
def test_large_bodies_are_refused_here_or_there(proxy: Proxy) -> None:
    large, huge = (proxy.request("POST", "/api/tables", content=b" " * size) for size in (20_000, 1_000_000))
    assert (large.status_code, large.json()["error"]) == (413, "too-large")
    assert huge.status_code == 413


@behind_nginx
def test_pages_are_told_to_come_back_when_the_server_restarts_behind_it(proxy: Proxy, behind: ServerProcess) -> None:
    opened = proxy.open().json()
    token = opened["seats"][0]["token"]

    async def evening() -> str:
        async with proxy.knock(opened["table"]) as line:
            seen = await hello(line, token)
            assert await asyncio.to_thread(seconds_to_end, behind) < SECONDS
            with contextlib.suppress(ConnectionClosedError):
                async for _ in line:
                    pass
            assert line.close_code == 1012
            return str(seen["revision"])

    async def morning() -> str:
        async with proxy.knock(opened["table"]) as line:
            return str((await hello(line, token))["revision"])

    before = asyncio.run(evening())
    assert proxy.request("GET", "/ready").status_code == 502
    behind.start()
    assert soon(lambda: proxy.request("GET", "/ready").status_code == 200)
    assert asyncio.run(morning()) == before


# ---- the service ----
def service() -> configparser.ConfigParser:
    unit = configparser.ConfigParser(interpolation=None, strict=False)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read(EXAMPLES / "wartable.service", encoding="utf-8")
    return unit


def test_the_service_is_confined_and_has_time_to_leave() -> None:
    said = service()["Service"]
    assert (said["NoNewPrivileges"], said["ProtectSystem"], said["DynamicUser"]) == ("yes", "strict", "yes")
    assert (said["KillSignal"], said["StateDirectory"]) == ("SIGTERM", "wartable")
    assert float(said["TimeoutStopSec"]) > SECONDS


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd-analyze is not installed")
def test_systemd_finds_nothing_wrong_with_the_service(tmp_path: Path) -> None:
    text = (EXAMPLES / "wartable.service").read_text(encoding="utf-8")
    unit = tmp_path / "wartable.service"
    unit.write_text(text.replace("/opt/wartable/bin/wartable", sys.executable), encoding="utf-8")
    found = subprocess.run(["systemd-analyze", "verify", str(unit)], check=False, capture_output=True, text=True)
    assert (found.returncode, [line for line in found.stderr.splitlines() if "wartable" in line]) == (0, [])


def test_the_service_starts_as_it_says(tmp_path: Path) -> None:
    """With its own words, but for ports and the place of the database."""
    command = service()["Service"]["ExecStart"].replace("${STATE_DIRECTORY}", str(tmp_path))
    program, serve, *flags = shlex.split(command)
    assert (Path(program).name, serve) == ("wartable", "serve")
    server = ServerProcess(tmp_path, *flags, "--port", "0", "--metrics-port", "0")
    server.database = tmp_path / "games.db"
    with running(server):
        assert server.get("/ready").json()["ready"]
        assert json.loads(server.stdout())["logger"] == "wartable"
        assert seconds_to_end(server) < SECONDS
        assert server.stderr() == ""
