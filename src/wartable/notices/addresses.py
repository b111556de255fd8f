"""Where notices may go: each kind of address is checked when it is given, and again when something is sent there."""

from __future__ import annotations

import asyncio
import base64
import binascii
import ipaddress
import re
import socket
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Annotated, NamedTuple
from urllib.parse import SplitResult, urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from msgspec import Meta, Struct

from wartable.tables.errors import Refused
from wartable.tables.limits import plain_address
from wartable.wire.codes import Code
from wartable.wire.notices import Channel

LONGEST_MAIL, LONGEST_URL = 254, 1000
LABEL = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
MAIL = re.compile(rf"[A-Za-z0-9.!#$%&'*+/=?^_`{{|}}~-]{{1,64}}@{LABEL}(?:\.{LABEL})*")
URL = re.compile(r"https?://[!-~]+")
AUTH_BYTES = 16
LOOKING_SECONDS = 5.0
NAMES = ThreadPoolExecutor(2, "names")
# An address within such a network stands for one of the older kind, which may be anyone's.
DISGUISES = [ipaddress.ip_network(net) for net in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32", "::/96")]
OF_A_SITE = ipaddress.ip_network("fec0::/10")  # of an older standard; still nobody's on the internet


class Found(NamedTuple):
    """An address a name leads to."""

    address: str
    family: int
    proto: int


class PushKeys(Struct):
    """What messages to a browser are encrypted with."""

    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class Subscription(Struct):
    """A browser's `PushSubscription`, as it writes itself."""

    endpoint: str
    keys: PushKeys


def checked(channel: Channel, address: str, lan: bool = False) -> str:
    """The address as it is kept. Raises Refused."""
    if channel == "mail":
        return _checked_mail(address)
    if channel == "webhook":
        return _checked_url(address, lan)
    return _checked_subscription(address, lan)


def url_of(channel: Channel, address: str) -> str:
    """Where a message is posted."""
    return subscription_of(address).endpoint if channel == "push" else address


def subscription_of(address: str) -> Subscription:
    return msgspec.json.decode(address, type=Subscription)


def shown(channel: Channel, address: str) -> str:
    """Enough to know it again; a link may have been passed on, and a webhook's path is a secret."""
    if channel == "mail":
        name, _, host = address.partition("@")
        return f"{name[0]}…@{host}"
    return urlsplit(url_of(channel, address)).hostname or ""


# ---- mail ----
def is_mail(address: str) -> bool:
    return len(address) <= LONGEST_MAIL and MAIL.fullmatch(address) is not None


def _checked_mail(address: str) -> str:
    if not is_mail(address):
        raise Refused(Code.BAD_ADDRESS, "this is no mail address")
    name, _, host = address.partition("@")
    return f"{name}@{host.lower()}"


def mailbox(address: str) -> str:
    """Whose letter-box it is, however it is spelled: for counting."""
    name, _, host = address.lower().partition("@")
    return f"{name.partition('+')[0]}@{host}"


# ---- the web ----
def _checked_url(address: str, lan: bool) -> str:
    if len(address) > LONGEST_URL or not URL.fullmatch(address):
        raise Refused(Code.BAD_ADDRESS, "this is no address of the web")
    try:
        parts = urlsplit(address)
        _check_parts(parts, lan)
    except ValueError as error:
        raise Refused(Code.BAD_ADDRESS, "this is no address of the web") from error
    return address


def _check_parts(parts: SplitResult, lan: bool) -> None:
    if parts.scheme != "https" and not lan:
        raise Refused(Code.BAD_ADDRESS, "only https is spoken")
    if parts.username is not None or not parts.hostname or parts.port == 0:
        raise Refused(Code.BAD_ADDRESS, "a web address here has a host and neither name nor password")
    if not lan and is_literal(parts.hostname) and not is_public(parts.hostname):
        raise Refused(Code.BAD_ADDRESS, "nothing is sent into private networks")


def is_literal(host: str) -> bool:
    try:
        ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return False
    return True


def is_public(address: str) -> bool:
    """Whether an IP address is one of the whole internet, however it is disguised."""
    ip = ipaddress.ip_address(plain_address(address))
    if ip.version == 6 and any(ip in network for network in (*DISGUISES, OF_A_SITE)):
        return False
    return ip.is_global and not ip.is_multicast and not ip.is_reserved


async def look_up(host: str, port: int) -> list[Found]:
    """Where a name leads, asked in threads of its own: a slow name keeps nobody else waiting. Raises OSError."""
    ask = asyncio.get_running_loop().run_in_executor(NAMES, partial(_ask, host, port))
    return await asyncio.wait_for(ask, LOOKING_SECONDS)


def _ask(host: str, port: int) -> list[Found]:
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except UnicodeError as error:
        raise OSError("no name of a host") from error
    return [Found(str(address[0]), family, proto) for family, _, proto, _, address in found]


async def check_found(url: str) -> None:
    """Names are looked up once more when something is sent; here whoever gives one learns what is wrong. Raises
    Refused."""
    parts = urlsplit(url)
    try:
        found = await look_up(parts.hostname or "", parts.port or 443)
    except OSError as error:
        raise Refused(Code.BAD_ADDRESS, "there is no such host") from error
    if not all(is_public(entry.address) for entry in found):
        raise Refused(Code.BAD_ADDRESS, "nothing is sent into private networks")


# ---- browsers ----
def _checked_subscription(address: str, lan: bool) -> str:
    try:
        subscription = subscription_of(address)
        _checked_url(subscription.endpoint, lan)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpacked(subscription.keys.p256dh))
        if len(unpacked(subscription.keys.auth)) != AUTH_BYTES:
            raise ValueError("auth")
    except (msgspec.DecodeError, UnicodeError, RecursionError, binascii.Error, ValueError) as error:
        raise Refused(Code.BAD_ADDRESS, "this is no subscription of a browser") from error
    return msgspec.json.encode(subscription).decode()


def unpacked(text: str) -> bytes:
    plain = text.rstrip("=")
    return base64.b64decode(plain + "=" * (-len(plain) % 4), altchars=b"-_", validate=True)
