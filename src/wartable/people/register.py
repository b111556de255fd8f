"""The register: who has an account, how they prove who they are, and what they may change."""

from __future__ import annotations

import contextlib
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from webauthn.helpers import bytes_to_base64url

from wartable.people import passkeys, rows, sessions
from wartable.people.errors import not_signed_in, wrong
from wartable.people.names import tidy
from wartable.people.passkeys import Credential, Passkey, Site, bad_passkey
from wartable.people.passphrases import Passphrases
from wartable.people.sessions import NOTED_SECONDS, Signed
from wartable.tables.errors import Refused
from wartable.tables.limits import ALONE, Counts, Limits
from wartable.tables.opening import new_id
from wartable.tables.storage import Store
from wartable.tables.wording import folded
from wartable.wire.codes import Code
from wartable.wire.people import Accounts, NewAccount, NewPasskey, NewPassphrase, PasskeyWish, Proof, Purpose, SignIn

WayIn = Callable[[sa.Connection], str]  # in the transaction of what it is wanted for: whose account it opens


@dataclass(frozen=True)
class Visitor:
    """Whoever asks: from where, by which name of the server, with which browser."""

    address: str
    site: Site
    browser: str


class Register:
    """Everybody with an account on a server."""

    def __init__(self, store: Store, accounts: Accounts, limits: Limits, counts: Counts = ALONE) -> None:
        self.store = store
        self.accounts = accounts
        self.passphrases = Passphrases()
        rate = limits.signings_per_minute
        self._addresses = counts.allowances("signings", rate / 60, rate)
        self._names = counts.allowances("names", rate / 60 * limits.signings_crowd, rate * limits.signings_crowd)

    def close(self) -> None:
        self.passphrases.close()

    def _knock(self, visitor: Visitor, name: str) -> None:
        """So many tries a minute from one address, and for one name from anywhere: more, lest one stranger alone could
        keep its owner out."""
        if not self._addresses.of(visitor.address).take() or (name and not self._names.of(folded(name)).take()):
            raise Refused(Code.TOO_FAST, "too many tries to sign in; wait a minute")

    # ---- who is it ----
    async def whoever(self, token: str) -> Signed | None:
        """Who is signed in by a token; now and then it is noted that the session is used."""
        now = time.time()
        signed = await self.store.ask(lambda connection: sessions.find(connection, token, now)) if token else None
        if signed is not None and now - signed.used > NOTED_SECONDS:
            session = signed.session
            with contextlib.suppress(Refused):  # that it cannot be stored now keeps nobody out
                await self.store.do(lambda connection: sessions.note(connection, session, now))
        return signed

    async def make(self, wanted: NewAccount, visitor: Visitor) -> str:
        """A new account, signed in: the token of its session. Raises Refused."""
        if self.accounts == "closed":
            raise Refused(Code.ACCOUNTS_CLOSED, Code.ACCOUNTS_CLOSED.meaning)
        name = tidy(wanted.name)
        self._knock(visitor, name)
        if wanted.passphrase is None and wanted.passkey is None:
            raise Refused(Code.BAD_PASSPHRASE, "a passphrase or a passkey is wanted")
        await self.store.ask(lambda connection: self._check_new(connection, wanted, name))
        stored = "" if wanted.passphrase is None else await self.passphrases.hash(wanted.passphrase)
        person, passkey = await self._first_passkey(wanted, visitor.site)
        return await self.store.do(
            lambda connection: self._make(connection, wanted, name, stored, person, passkey, visitor)
        )

    def _check_new(self, connection: sa.Connection, wanted: NewAccount, name: str) -> None:
        """Before anything costly is done."""
        if self.accounts == "invitation" and not rows.is_invited(connection, wanted.invitation or "", time.time()):
            raise rows.invitation_wanted()
        if rows.named(connection, name) is not None:
            raise rows.name_taken()

    async def _first_passkey(self, wanted: NewAccount, site: Site) -> tuple[str, Passkey | None]:
        """The id of whoever is made, who is already known to their passkey by it."""
        if wanted.passkey is None:
            return new_id(), None
        challenge, person = await self._use_challenge(wanted.passkey, "create")
        return person, passkeys.created(wanted.passkey, challenge, site)

    def _make(
        self,
        connection: sa.Connection,
        wanted: NewAccount,
        name: str,
        stored: str,
        person: str,
        passkey: Passkey | None,
        visitor: Visitor,
    ) -> str:
        now = time.time()
        if self.accounts == "invitation":
            rows.use_invitation(connection, wanted.invitation or "", now)
        rows.insert_person(connection, person, name, stored, now)
        if passkey is not None:
            rows.insert_passkey(connection, person, passkey, visitor.browser, now)
        return sessions.begin(connection, person, visitor.browser, now)

    # ---- ways in ----
    async def sign_in(self, wanted: SignIn, visitor: Visitor) -> str:
        """A new session; its token. Raises Refused."""
        way = await self._way_in(wanted.name, wanted, "sign-in", visitor)
        return await self.store.do(
            lambda connection: sessions.begin(connection, way(connection), visitor.browser, time.time())
        )

    async def _way_in(self, name: str, given: SignIn | Proof, purpose: Purpose, visitor: Visitor) -> WayIn:
        """One of three, and tried not too often."""
        if sum(way is not None for way in (given.passphrase, given.code, given.passkey)) != 1:
            raise Refused(Code.MALFORMED, "one of passphrase, code and passkey is wanted")
        self._knock(visitor, name)
        if given.passkey is not None:
            return await self._by_passkey(given.passkey, purpose, visitor.site)
        if given.code is not None:
            code = given.code
            return lambda connection: rows.use_code(connection, name, code)
        assert given.passphrase is not None
        return await self._by_passphrase(name, given.passphrase)

    async def _by_passphrase(self, name: str, passphrase: str) -> WayIn:
        """An unknown name takes as long as a wrong passphrase, and is told in the same words."""
        person = await self.store.ask(lambda connection: rows.named(connection, name))
        known = "" if person is None else str(person.passphrase)
        if not await self.passphrases.check(passphrase, known) or person is None:
            raise wrong()
        newer = await self.passphrases.hash(passphrase) if self.passphrases.is_outdated(known) else known

        def way(connection: sa.Connection) -> str:
            now = rows.named(connection, name)
            if now is None or (now.id, now.passphrase) != (person.id, known):  # changed meanwhile
                raise wrong()
            if newer != known:
                rows.set_passphrase(connection, person.id, newer)
            return str(person.id)

        return way

    async def _by_passkey(self, credential: Credential, purpose: Purpose, site: Site) -> WayIn:
        challenge, meant = await self._use_challenge(credential, purpose)
        known, person = await self.store.ask(
            lambda connection: rows.passkey_known(connection, str(credential.get("id", "")))
        )
        if meant not in ("", person):
            raise bad_passkey()
        counter = passkeys.answered(credential, challenge, site, known, person)

        def way(connection: sa.Connection) -> str:
            rows.count_passkey(connection, known, counter, time.time())
            return person

        return way

    # ---- challenges ----
    async def challenge(self, wanted: PasskeyWish, signed: Signed | None, visitor: Visitor) -> dict[str, Any]:
        """The options of a passkey for a purpose, with a challenge of their own."""
        if not visitor.site.has_passkeys:
            raise Refused(Code.BAD_PASSKEY, "passkeys are for servers that are called by a name")
        self._knock(visitor, "")
        person, name = _challenged(wanted, signed)
        challenge = bytes_to_base64url(secrets.token_bytes(32))
        await self.store.do(
            lambda connection: rows.insert_challenge(connection, challenge, wanted.purpose, person, time.time())
        )
        if wanted.purpose in ("sign-in", "prove"):
            return passkeys.to_answer(visitor.site, challenge)
        known = await self.store.ask(lambda connection: rows.passkeys_of(connection, person))
        return passkeys.to_create(visitor.site, challenge, person, name, [one.id for one in known])

    async def _use_challenge(self, credential: Credential, purpose: Purpose) -> tuple[str, str]:
        """The challenge a credential answers and whom it was for: used up, whatever comes of it."""
        challenge = passkeys.challenge_of(credential)
        meant = await self.store.do(lambda connection: rows.use_challenge(connection, challenge, purpose, time.time()))
        if meant is None:
            raise bad_passkey()
        return challenge, meant

    # ---- what a person changes; whoever has just signed in is not asked again ----
    async def _proven(self, signed: Signed, proof: Proof | None, visitor: Visitor) -> WayIn:
        if proof is not None:
            return await self._proof(signed, proof, visitor)
        if not signed.is_fresh(time.time()):
            raise Refused(Code.PROOF_WANTED, Code.PROOF_WANTED.meaning)
        return lambda _: signed.person

    async def _proof(self, signed: Signed, proof: Proof, visitor: Visitor) -> WayIn:
        way = await self._way_in(signed.name, proof, "prove", visitor)

        def own(connection: sa.Connection) -> str:
            if way(connection) != signed.person:
                raise wrong()
            return signed.person

        return own

    async def set_passphrase(self, signed: Signed, wanted: NewPassphrase, visitor: Visitor) -> list[str]:
        """All other sessions end: whoever knew the old one is out. Those that have."""
        way = await self._proven(signed, wanted.proof, visitor)
        stored = await self.passphrases.hash(wanted.passphrase)

        def change(connection: sa.Connection) -> list[str]:
            rows.set_passphrase(connection, way(connection), stored)
            return sessions.end_all(connection, signed.person, but=signed.session)

        return await self.store.do(change)

    async def add_passkey(self, signed: Signed, wanted: NewPasskey, visitor: Visitor) -> None:
        label = tidy(wanted.label) if wanted.label else visitor.browser
        way = await self._proven(signed, wanted.proof, visitor)
        challenge, meant = await self._use_challenge(wanted.passkey, "add")
        if meant != signed.person:
            raise bad_passkey()
        passkey = passkeys.created(wanted.passkey, challenge, visitor.site)
        await self.store.do(
            lambda connection: rows.insert_passkey(connection, way(connection), passkey, label, time.time())
        )

    async def forget_passkey(self, signed: Signed, passkey: str, proof: Proof | None, visitor: Visitor) -> None:
        way = await self._proven(signed, proof, visitor)
        await self.store.do(lambda connection: rows.forget_passkey(connection, way(connection), passkey))

    async def new_codes(self, signed: Signed, proof: Proof | None, visitor: Visitor) -> list[str]:
        way = await self._proven(signed, proof, visitor)
        return await self.store.do(lambda connection: rows.new_codes(connection, way(connection)))

    async def delete(self, signed: Signed, proof: Proof, visitor: Visitor) -> list[str]:
        """For good; a proof is wanted even of whoever has just signed in. The sessions that have ended."""
        way = await self._proof(signed, proof, visitor)
        return await self.store.do(lambda connection: rows.delete_person(connection, way(connection)))


def _challenged(wanted: PasskeyWish, signed: Signed | None) -> tuple[str, str]:
    """Who may answer a challenge, and by which name: anyone, somebody to be made, or whoever is signed in."""
    if wanted.purpose == "sign-in":
        return "", ""
    if wanted.purpose == "create":
        return new_id(), tidy(wanted.name)
    if signed is None:
        raise not_signed_in()
    return signed.person, signed.name
