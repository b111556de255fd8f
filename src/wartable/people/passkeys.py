"""Passkeys: a challenge goes out, the signature of an authenticator comes back, and the library verifies it."""

from __future__ import annotations

import ipaddress
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, parse_client_data_json
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from wartable.tables.errors import Refused
from wartable.wire.codes import Code

SECONDS = 300.0  # for the answer to a challenge
Credential = Mapping[str, Any]
# Found without a name, and opened by whoever owns the device: it is the only thing asked for.
WANTED = AuthenticatorSelectionCriteria(
    resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
)


@dataclass(frozen=True)
class Site:
    """By which name the server was called, and where its pages come from."""

    name: str
    origins: tuple[str, ...]

    @property
    def has_passkeys(self) -> bool:
        """Browsers know passkeys of names only."""
        try:
            ipaddress.ip_address(self.name)
        except ValueError:
            return True
        return False


@dataclass(frozen=True)
class Passkey:
    """What is kept of one; all in base64url."""

    id: str
    public_key: str
    counter: int


def to_create(site: Site, challenge: str, person: str, name: str, known: Iterable[str] = ()) -> dict[str, Any]:
    """The options of a new passkey for somebody; `known` are those there are."""
    options = webauthn.generate_registration_options(
        rp_id=site.name, rp_name="wartable", user_name=name, user_id=person.encode(),
        challenge=base64url_to_bytes(challenge), timeout=int(SECONDS * 1000), authenticator_selection=WANTED,
        exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(one)) for one in known],
    )  # fmt: skip
    return _plain(webauthn.options_to_json(options))


def to_answer(site: Site, challenge: str) -> dict[str, Any]:
    """The options of an answer by any passkey of this site."""
    options = webauthn.generate_authentication_options(
        rp_id=site.name, challenge=base64url_to_bytes(challenge), timeout=int(SECONDS * 1000),
        user_verification=UserVerificationRequirement.REQUIRED,
    )  # fmt: skip
    return _plain(webauthn.options_to_json(options))


def _plain(text: str) -> dict[str, Any]:
    options: dict[str, Any] = json.loads(text)
    return options


# ---- what comes back: anything at all may, and the parsers stumble over it in any way ----
def challenge_of(credential: Credential) -> str:
    """Which challenge it claims to answer."""
    try:
        client = parse_client_data_json(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        return bytes_to_base64url(client.challenge)
    except Exception as error:
        raise bad_passkey() from error


def created(credential: Credential, challenge: str, site: Site) -> Passkey:
    try:
        made = webauthn.verify_registration_response(
            credential=dict(credential), expected_challenge=base64url_to_bytes(challenge), expected_rp_id=site.name,
            expected_origin=list(site.origins), require_user_verification=True,
        )  # fmt: skip
    except Exception as error:
        raise bad_passkey() from error
    return Passkey(
        bytes_to_base64url(made.credential_id), bytes_to_base64url(made.credential_public_key), made.sign_count
    )


def answered(credential: Credential, challenge: str, site: Site, known: Passkey, person: str) -> int:
    """The new counter of a known passkey, if it has signed the challenge for its person."""
    try:
        verified = webauthn.verify_authentication_response(
            credential=dict(credential), expected_challenge=base64url_to_bytes(challenge), expected_rp_id=site.name,
            expected_origin=list(site.origins), credential_public_key=base64url_to_bytes(known.public_key),
            credential_current_sign_count=known.counter, require_user_verification=True,
        )  # fmt: skip
        handle = credential["response"].get("userHandle")
        if handle is not None and base64url_to_bytes(handle) != person.encode():
            raise bad_passkey()
    except Exception as error:
        raise bad_passkey() from error
    return verified.new_sign_count


def bad_passkey() -> Refused:
    return Refused(Code.BAD_PASSKEY, Code.BAD_PASSKEY.meaning)
