"""The server's own keys, made once and kept in the database: one signs push messages, one the links in mail."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from collections.abc import Callable
from dataclasses import dataclass

import sqlalchemy as sa
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from wartable.tables import schema

CURVE_BYTES = 32


@dataclass(frozen=True)
class Keys:
    vapid: str  # the private number, in base64
    links: str

    @property
    def signer(self) -> Vapid02:
        return Vapid02.from_raw(self.vapid.encode())

    @property
    def public(self) -> str:
        """What browsers subscribe with."""
        numbers = self.signer.public_key.public_numbers()
        point = b"\x04" + numbers.x.to_bytes(CURVE_BYTES, "big") + numbers.y.to_bytes(CURVE_BYTES, "big")
        return _packed(point)

    def of_link(self, what: str, way: str) -> str:
        """Proves that a link for this way came from us; nothing of it needs to be kept."""
        return _packed(hmac.digest(self.links.encode(), f"{what} {way}".encode(), hashlib.sha256))

    def opens(self, what: str, way: str, key: str) -> bool:
        return hmac.compare_digest(self.of_link(what, way).encode(), key.encode())


def keys_of(connection: sa.Connection) -> Keys:
    return Keys(_made_once(connection, "vapid", _new_vapid), _made_once(connection, "links", secrets.token_urlsafe))


def _made_once(connection: sa.Connection, name: str, make: Callable[[], str]) -> str:
    """Whoever comes second takes what the first has made."""
    keys = schema.secret_keys
    kept = sa.select(keys.c.value).where(keys.c.name == name)
    if (found := connection.execute(kept).scalar()) is None:
        try:
            with connection.begin_nested():
                connection.execute(keys.insert().values(name=name, value=make()))
        except sa.exc.IntegrityError:
            pass
        found = connection.execute(kept).scalar_one()
    return str(found)


def _new_vapid() -> str:
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return _packed(number.to_bytes(CURVE_BYTES, "big"))


def _packed(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")
