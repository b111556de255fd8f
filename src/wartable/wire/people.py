"""What is asked and answered over HTTP about people and their accounts. Whoever is signed in is told by a cookie."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from wartable.wire.clocks import Hours
from wartable.wire.notices import Way
from wartable.wire.ratings import OwnCup, OwnResult
from wartable.wire.shared import Line

Accounts = Literal["open", "invitation", "closed"]
Mode = Annotated[Accounts, Meta(description="who may make an account and open tables on this server")]
Purpose = Literal["create", "add", "sign-in", "prove"]
Secret = Annotated[str, Meta(max_length=200)]
Moment = Annotated[float, Meta(description="seconds since 1970")]
Credential = Annotated[
    dict[str, Any], Meta(description="what the browser's `navigator.credentials` gave, by its `toJSON()`")
]


# ---- asked ----
class PasskeyWish(Struct, forbid_unknown_fields=True):
    """A wish for a challenge: to `create` an account of this name, to `add` a passkey to one's own, to `sign-in`, or to
    `prove` that it is still oneself."""

    purpose: Purpose
    name: Annotated[Line, Meta(description="of the new account")] = ""


class NewAccount(Struct, forbid_unknown_fields=True):
    """A wish for an account, with a passphrase, a passkey or both."""

    name: Line
    passphrase: Secret | None = None
    passkey: Annotated[Credential | None, Meta(description="made for a challenge to `create`")] = None
    invitation: Line | None = None


class SignIn(Struct, forbid_unknown_fields=True):
    """A name with its passphrase or one of its recovery codes; or a passkey alone, which knows whose it is."""

    name: Line = ""
    passphrase: Secret | None = None
    code: Line | None = None
    passkey: Annotated[Credential | None, Meta(description="the answer to a challenge to `sign-in`")] = None


class Proof(Struct, forbid_unknown_fields=True):
    """That it is still oneself: one of these."""

    passphrase: Secret | None = None
    code: Annotated[Line | None, Meta(description="a recovery code, which is used up")] = None
    passkey: Annotated[Credential | None, Meta(description="the answer to a challenge to `prove`")] = None


class NewPassphrase(Struct, forbid_unknown_fields=True):
    """A wish for another passphrase. It ends all other sessions."""

    passphrase: Secret
    proof: Annotated[Proof | None, Meta(description="not wanted within ten minutes of signing in")] = None


class NewPasskey(Struct, forbid_unknown_fields=True):
    """A further passkey for one's own account."""

    passkey: Annotated[Credential, Meta(description="made for a challenge to `add`")]
    label: Annotated[Line, Meta(description="what its owner calls it, up to 40 characters")] = ""
    proof: Annotated[Proof | None, Meta(description="not wanted within ten minutes of signing in")] = None


class Proven(Struct, forbid_unknown_fields=True):
    """A wish that wants nothing but a proof."""

    proof: Annotated[Proof | None, Meta(description="not wanted within ten minutes of signing in")] = None


class Claim(Struct, forbid_unknown_fields=True):
    """A wish to keep a seat in one's account."""

    token: Annotated[Line, Meta(description="of the seat")]


# ---- answered ----
class PasskeyOptions(Struct):
    """A challenge, for five minutes and one answer."""

    options: Annotated[dict[str, Any], Meta(description="for `PublicKeyCredential.parse…OptionsFromJSON`")]


class PasskeyInfo(Struct):
    """A passkey of an account."""

    id: str
    label: str
    made: Moment
    used: Moment


class Person(Struct):
    """Somebody with an account, as told to nobody else."""

    name: str
    made: Moment
    passphrase: Annotated[bool, Meta(description="whether there is one")]
    passkeys: list[PasskeyInfo]
    codes: Annotated[int, Meta(description="recovery codes not used yet")]
    hours: Annotated[Hours | None, Meta(description="when one's clocks stand still, at every seat of the account")]


class Me(Struct):
    """Who one is, and what this server is like."""

    accounts: Mode
    passkeys: Annotated[bool, Meta(description="whether they can be used: the server was called by a name")]
    person: Annotated[Person | None, Meta(description="null for nobody")]


class Session(Struct):
    """A browser that is signed in."""

    id: str
    made: Moment
    used: Annotated[float, Meta(description="seconds since 1970, to the hour")]
    browser: Annotated[str, Meta(description="roughly; empty if not known")]
    this: Annotated[bool, Meta(description="whether it is the one that asks")]


class RecoveryCodes(Struct):
    """Ten codes, each of which signs in once. They are shown once; those of before are void."""

    codes: list[str]


class Invitation(Struct):
    """A code with which somebody can make an account. It is shown once."""

    code: str
    until: Moment


class Invitations(Struct):
    """One's open invitations."""

    until: Annotated[list[float], Meta(description="when each ends, in seconds since 1970")]
    most: int


class Claimed(Struct):
    """A seat that is in one's account: `hello` with `mine` opens it."""

    table: str
    seat: str


class Sitter(Struct, omit_defaults=True):
    """Who sits where, in a list of tables."""

    seat: str
    bot: str = ""
    name: str = ""
    taken: bool = False


class MyTable(Struct):
    """A table at which one has claimed a seat."""

    table: str
    game: str
    edition: str
    players: int
    seat: Annotated[str, Meta(description="one's own")]
    seats: list[Sitter]
    asked: Annotated[list[str], Meta(description="the seats it waits for")]
    status: Annotated[str, Meta(description="`playing` or `over`")]
    moved: Annotated[float, Meta(description="when the turn went to somebody else, in seconds since 1970")]
    turn: Annotated[bool, Meta(description="whether it waits for oneself")]


class OwnWords(Struct):
    """Something that happened at a table beside the game, by one's own seat."""

    table: str
    at: Moment
    body: Annotated[dict[str, Any], Meta(description="as it is stored")]


class Export(Struct):
    """Everything that is kept about a person."""

    person: Person
    sessions: list[Session]
    tables: list[MyTable]
    said: list[OwnWords]
    invitations: Invitations
    notices: Annotated[list[Way], Meta(description="how one is told while one is away")]
    results: list[OwnResult]
    cups: list[OwnCup]


read_wish = msgspec.json.Decoder(PasskeyWish).decode
read_account = msgspec.json.Decoder(NewAccount).decode
read_sign_in = msgspec.json.Decoder(SignIn).decode
read_proof = msgspec.json.Decoder(Proof).decode
read_passphrase = msgspec.json.Decoder(NewPassphrase).decode
read_passkey = msgspec.json.Decoder(NewPasskey).decode
read_proven = msgspec.json.Decoder(Proven).decode
read_hours = msgspec.json.Decoder(Hours).decode
read_claim = msgspec.json.Decoder(Claim).decode
