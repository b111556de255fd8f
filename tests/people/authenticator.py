"""An authenticator in software: real keys, real attestation and assertion objects, as a browser hands them on."""

from __future__ import annotations

import hashlib
import json
import secrets
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40
Options = dict[str, Any]


def text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


def raw(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Authenticator:
    """One discoverable credential. What it believes of origin, site and person can be turned into a lie."""

    origin: str
    site: str = "localhost"
    counter: int = 0
    flags: int = PRESENT | VERIFIED
    person: bytes = b""
    id: bytes = field(default_factory=lambda: secrets.token_bytes(32))
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))

    def create(self, options: Options) -> dict[str, Any]:
        """`navigator.credentials.create`."""
        self.person = raw(options["user"]["id"])
        client = self._client("webauthn.create", options["challenge"])
        credential = bytes(16) + struct.pack(">H", len(self.id)) + self.id + self._public_key()
        attestation = {"fmt": "none", "attStmt": {}, "authData": self._data(ATTESTED) + credential}
        return self._told({"clientDataJSON": text(client), "attestationObject": text(cbor2.dumps(attestation))})

    def get(self, options: Options) -> dict[str, Any]:
        """`navigator.credentials.get`."""
        self.counter += 1
        client, data = self._client("webauthn.get", options["challenge"]), self._data()
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self._told({
            "clientDataJSON": text(client), "authenticatorData": text(data), "signature": text(signature),
            "userHandle": text(self.person),
        })  # fmt: skip

    def _told(self, response: dict[str, str]) -> dict[str, Any]:
        return {
            "id": text(self.id), "rawId": text(self.id), "type": "public-key", "response": response,
            "clientExtensionResults": {}, "authenticatorAttachment": "platform",
        }  # fmt: skip

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}).encode()

    def _data(self, more: int = 0) -> bytes:
        site = hashlib.sha256(self.site.encode()).digest()
        return site + bytes([self.flags | more]) + struct.pack(">I", self.counter)

    def _public_key(self) -> bytes:
        at = self.key.public_key().public_numbers()
        return cbor2.dumps({1: 2, 3: -7, -1: 1, -2: at.x.to_bytes(32, "big"), -3: at.y.to_bytes(32, "big")})
