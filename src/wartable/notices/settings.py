"""How a server tells those who are away; without these settings it offers no channel."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import parse_qs, unquote, urlsplit

from wartable.engine.errors import BadTable
from wartable.notices.addresses import is_mail
from wartable.wire.notices import Channel


@dataclass(frozen=True)
class Smtp:
    """The server that takes our mail."""

    host: str
    port: int
    sender: str
    user: str | None = None
    password: str | None = None
    tls: bool = False  # from the first byte
    starttls: bool | None = None  # None: if it is offered


@dataclass(frozen=True)
class NoticeSettings:
    """What `wartable serve` was told, and the numbers behind it."""

    after: float = 120.0  # seconds a seat is waited for before it is told
    public_url: str = ""  # what links in messages begin with
    smtp: Smtp | None = None
    push_contact: str = ""  # whom a push service may ask about us: mailto: or https:
    lan: bool = False  # webhooks and push may go to private addresses, and by plain HTTP
    every: float = 60.0  # seconds between two notices by one way
    backoff: tuple[float, ...] = (60.0, 600.0, 3600.0)  # seconds before each further try

    @property
    def channels(self) -> list[Channel]:
        """A message without a link would be of little use, but a browser knows where it came from."""
        offered: dict[Channel, object] = {
            "push": self.push_contact,
            "mail": self.public_url and self.smtp,
            "webhook": self.public_url,
        }
        return [channel for channel, is_set in offered.items() if is_set]


def read_smtp(url: str) -> Smtp | None:
    """smtp://USER:PASSWORD@HOST:587?starttls=1&from=ADDRESS, or smtps://; empty is none. No error quotes it."""
    if not url:
        return None
    try:
        parts = urlsplit(url)
        more = {name: values[-1] for name, values in parse_qs(parts.query).items()}
        tls, host, port = parts.scheme == "smtps", parts.hostname, parts.port
    except ValueError:
        raise BadTable("--smtp is no address of a mail server") from None
    if parts.scheme not in ("smtp", "smtps") or not host:
        raise BadTable("--smtp must be smtp://HOST or smtps://HOST")
    sender = more.get("from", unquote(parts.username or ""))
    if not is_mail(sender):
        raise BadTable("--smtp needs the sender's address: smtp://HOST?from=ADDRESS")
    user, password = (unquote(word) if word else None for word in (parts.username, parts.password))
    starttls = None if "starttls" not in more else more["starttls"] == "1"
    return Smtp(host, port or (465 if tls else 25), sender, user, password, tls, None if tls else starttls)


def read_public_url(url: str) -> str:
    """What links begin with: a scheme and a host, perhaps a port; empty is none."""
    parts = urlsplit(url)
    if url and (parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/") or parts.query):
        raise BadTable("--public-url must be https://HOST, as people open this server")
    return url.rstrip("/")


def read_contact(contact: str) -> str:
    if contact and not contact.startswith("https://") and not is_mail(contact.removeprefix("mailto:")):
        raise BadTable("--push-contact must be mailto:ADDRESS or https://…")
    return contact if not contact or contact.startswith(("https://", "mailto:")) else f"mailto:{contact}"
