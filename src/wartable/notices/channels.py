"""The three channels: each carries a message to an address, or says why not."""

from __future__ import annotations

import json
import time
from email.headerregistry import BaseHeader, HeaderRegistry, UnstructuredHeader
from email.message import EmailMessage
from email.policy import SMTP, Policy
from email.utils import formatdate, make_msgid
from html import escape
from urllib.parse import urlsplit, urlunsplit

import aiosmtplib
from pywebpush import WebPusher

from wartable.notices.addresses import subscription_of
from wartable.notices.errors import Failed, Gone
from wartable.notices.keys import Keys
from wartable.notices.outgoing import check_status, post
from wartable.notices.rows import WayRow
from wartable.notices.settings import Smtp
from wartable.notices.words import Message, words_for

PUSH_SECONDS = 24 * 3600  # a push service keeps a message for whoever is not there
PUSH_HEADERS = {
    "TTL": str(PUSH_SECONDS), "Urgency": "normal", "Content-Encoding": "aes128gcm",
    "Content-Type": "application/octet-stream",
}  # fmt: skip
SMTP_SECONDS = 20.0
ENDED = (404, 410)
# What chat services would read as markup or as a call to everyone; a name is only a name.
TAME = str.maketrans({"<": "‹", ">": "›", "&": "＆", "@": "＠", "*": "∗", "_": "＿", "`": "ˋ", "~": "∼", "|": "∣",
                      "[": "⟦", "]": "⟧", "\\": "⧵"})  # fmt: skip


# ---- webhooks ----
async def send_webhook(way: WayRow, message: Message, public_url: str, lan: bool) -> None:
    lines = [f"{item.text.translate(TAME)} {public_url}{item.path or '/'}" for item in message.items]
    text = "\n".join([*lines, *([message.more] if message.more else [])])
    body = {"content": text, "text": text, "allowed_mentions": {"parse": []}}
    headers = {"Content-Type": "application/json", "User-Agent": "wartable"}
    check_status(await post(way.address, json.dumps(body).encode(), headers, lan))


# ---- browsers ----
async def send_push(way: WayRow, message: Message, keys: Keys, contact: str, lan: bool) -> None:
    """Encrypted for the browser alone, and signed by this server."""
    subscription = subscription_of(way.address)
    told = {"p256dh": subscription.keys.p256dh, "auth": subscription.keys.auth}
    body = WebPusher({"endpoint": subscription.endpoint, "keys": told}).encode(_pushed(message))["body"]
    headers = PUSH_HEADERS | _signature(subscription.endpoint, keys, contact)
    status = await post(subscription.endpoint, body, headers, lan)
    if status in ENDED:
        raise Gone
    check_status(status)


def _pushed(message: Message) -> bytes:
    lines = [item.text for item in message.items] if len(message.items) > 1 else []
    body = "\n".join([*lines, *([message.more] if message.more else [])])
    return json.dumps({"title": message.title, "body": body, "path": message.path}, ensure_ascii=False).encode()


def _signature(endpoint: str, keys: Keys, contact: str) -> dict[str, str]:
    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "sub": contact, "exp": int(time.time()) + PUSH_SECONDS // 2}
    signed: dict[str, str] = keys.signer.sign(claims)
    return signed


# ---- mail ----
class Unbroken(UnstructuredHeader, BaseHeader):
    """In one line, as it is: an address that were folded or encoded no mail program would read (RFC 2369)."""

    def fold(self, *, policy: Policy) -> str:
        return f"{self.name}: {self}{policy.linesep}"


HEADERS = HeaderRegistry()
HEADERS.map_to_type("List-Unsubscribe", Unbroken)
POLICY = SMTP.clone(header_factory=HEADERS)


def mail_of(way: WayRow, message: Message, smtp: Smtp, public_url: str, leave: str) -> EmailMessage:
    """Plain text and simple HTML, with the link that ends it, for people and for mail programs (RFC 8058)."""
    mail = EmailMessage(POLICY)
    mail["From"], mail["To"], mail["Subject"] = smtp.sender, way.address, message.title
    mail["Date"], mail["Message-ID"] = formatdate(), make_msgid(domain=smtp.sender.rpartition("@")[2])
    mail["Auto-Submitted"], mail["Content-Language"] = "auto-generated", way.language
    mail["List-Unsubscribe"], mail["List-Unsubscribe-Post"] = f"<{_ascii(leave)}>", "List-Unsubscribe=One-Click"
    end = words_for(way.language).get("notice-end")
    links = [(item.text, f"{public_url}{item.path}" if item.path else "") for item in message.items]
    mail.set_content(_plain(links, message.more, end, leave))
    mail.add_alternative(_html(links, message.more, end, leave), subtype="html")
    return mail


def _ascii(url: str) -> str:
    """A host with other letters as the net knows it."""
    parts = urlsplit(url)
    return url if url.isascii() else urlunsplit(parts._replace(netloc=parts.netloc.encode("idna").decode()))


def _plain(links: list[tuple[str, str]], more: str, end: str, leave: str) -> str:
    blocks = ["\n".join(filter(None, link)) for link in links] + [more, f"-- \n{end}\n{leave}"]
    return "\n\n".join(filter(None, blocks)) + "\n"


def _html(links: list[tuple[str, str]], more: str, end: str, leave: str) -> str:
    lines = [f"<p>{_linked(text, url)}</p>" for text, url in links] + [f"<p>{escape(more)}</p>" if more else ""]
    return f"<!doctype html><html><body>{''.join(lines)}<hr><p>{_linked(end, leave)}</p></body></html>"


def _linked(text: str, url: str) -> str:
    return f'<a href="{escape(url)}">{escape(text)}</a>' if url else escape(text)


async def send_mail(mail: EmailMessage, smtp: Smtp) -> None:
    """Hand it to the mail server. What that refuses for good has bounced."""
    try:
        await aiosmtplib.send(
            mail, hostname=smtp.host, port=smtp.port, username=smtp.user, password=smtp.password,
            use_tls=smtp.tls, start_tls=smtp.starttls, timeout=SMTP_SECONDS,
        )  # fmt: skip
    except aiosmtplib.SMTPRecipientsRefused as error:
        raise _bounced(error.recipients[0].code) from error
    except (aiosmtplib.SMTPDataError, aiosmtplib.SMTPRecipientRefused) as error:
        raise _bounced(error.code) from error
    except aiosmtplib.SMTPResponseException as error:  # our own affair: the login, the sender
        raise Failed(f"smtp-{error.code}") from error
    except (aiosmtplib.SMTPException, OSError, ValueError) as error:
        raise Failed("unreachable") from error


def _bounced(code: int) -> Failed:
    return Failed(f"smtp-{code}", lasting=500 <= code < 600)
