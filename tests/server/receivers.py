"""Those who receive notices, on this machine: a mail server, a web server, a browser with keys of its own."""

from __future__ import annotations

import base64
import json
import socket
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import SMTP as MAIL
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Self

import http_ece
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

PATIENCE = 30.0


def wait_for(condition: Callable[[], Any]) -> Any:
    """What comes of it, once it is so."""
    end = time.monotonic() + PATIENCE
    while not (found := condition()):
        assert time.monotonic() < end, "it did not come"
        time.sleep(0.01)
    return found


# ---- mail ----
class PostOffice:
    """A real SMTP server; it refuses mail for those it does not know."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.raw: list[bytes] = []  # the same, as they came over the line
        self.unknown: set[str] = set()
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port: int = free.getsockname()[1]
        self._controller = Controller(self, hostname="127.0.0.1", port=self.port)

    async def handle_RCPT(  # noqa: N802
        self, _: SMTP, __: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if address in self.unknown:
            return "550 no such mailbox"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _: SMTP, __: Session, envelope: Envelope) -> str:  # noqa: N802
        assert isinstance(envelope.content, bytes)
        mail = message_from_bytes(envelope.content, policy=MAIL)
        assert isinstance(mail, EmailMessage)
        assert envelope.rcpt_tos == [mail["To"]]
        self.raw.append(envelope.content)
        self.mails.append(mail)
        return "250 OK"

    def __enter__(self) -> Self:
        self._controller.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._controller.stop()

    def to(self, address: str) -> list[EmailMessage]:
        return [mail for mail in self.mails if mail["To"] == address]


def read(mail: EmailMessage, kind: str = "plain") -> str:
    part = mail.get_body((kind,))
    assert part is not None
    return str(part.get_content()).replace("\r\n", "\n")


# ---- the web ----
@dataclass
class Posted:
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class WebServer:
    """Takes what is posted and answers as it is told to."""

    def __init__(self) -> None:
        self.posted: list[Posted] = []
        self.answers: dict[str, int] = {}  # by path; otherwise 201
        keep = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                keep.posted.append(Posted(self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                self.send_response(keep.answers.get(self.path, 201))
                self.send_header("Location", "/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                """Quiet."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._server.server_address[1]}"

    def at(self, path: str) -> list[Posted]:
        return [one for one in self.posted if one.path == path]


# ---- a browser ----
def packed(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def unpacked(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """Subscribed at a push service; it alone can read what is pushed."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint, self.auth = endpoint, b"0123456789abcdef"
        self.key = ec.generate_private_key(ec.SECP256R1())
        form = (serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
        keys = {"p256dh": packed(self.key.public_key().public_bytes(*form)), "auth": packed(self.auth)}
        self.subscription = json.dumps({"endpoint": endpoint, "expirationTime": None, "keys": keys})

    def decrypted(self, posted: Posted) -> dict[str, str]:
        assert posted.headers["content-encoding"] == "aes128gcm"
        plain = http_ece.decrypt(posted.body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        told: dict[str, str] = json.loads(plain)
        return told


def claims_of(posted: Posted, public_key: str) -> dict[str, Any]:
    """What a push service learns of the sender; raises InvalidSignature if it is somebody else."""
    scheme, _, words = posted.headers["authorization"].partition(" ")
    given = dict(word.split("=", 1) for word in words.split(","))
    assert (scheme, given["k"]) == ("vapid", public_key)
    signed, _, signature = given["t"].rpartition(".")
    raw = unpacked(signature)
    pair = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpacked(public_key))
    key.verify(pair, signed.encode(), ec.ECDSA(hashes.SHA256()))
    claims: dict[str, Any] = json.loads(unpacked(signed.partition(".")[2]))
    return claims
