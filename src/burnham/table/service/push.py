"""Web push: a message is encrypted for one browser and handed to that browser's push service."""

from __future__ import annotations

import base64
import time
from email.utils import parseaddr
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec

from burnham.table.room.refusals import Wrong
from burnham.table.service.letters import Message
from burnham.table.service.outgoing import Outgoing
from burnham.table.service.settings import Settings

if TYPE_CHECKING:
    from py_vapid import Vapid02  # type: ignore[import-untyped]

KEY = "vapid-key"
LASTS = 24 * 3600
"""Seconds for which a push service keeps a message for a device that is off."""
SIGNED_FOR = 12 * 3600


class Keys(msgspec.Struct):
    p256dh: str
    auth: str


class Subscription(msgspec.Struct):
    """As a browser tells it."""

    endpoint: str
    keys: Keys


def read_subscription(text: str) -> Subscription:
    """Wrong if nothing can be encrypted for it."""
    try:
        found = msgspec.json.decode(text, type=Subscription)
        good = len(_bytes(found.keys.p256dh)) == 65 and len(_bytes(found.keys.auth)) == 16
    except (msgspec.DecodeError, ValueError):
        good = False
    if not good or len(text) > 2000:
        raise Wrong("notice-push")
    return found


def new_key() -> str:
    """A private key that signs pushes, as PEM."""
    from py_vapid import Vapid02

    made = Vapid02()
    made.generate_keys()
    return str(made.private_pem().decode())


def contact_of(settings: Settings) -> str:
    """Where the people of a push service may ask: a mailto: or https: address."""
    if settings.mail is not None:
        return f"mailto:{parseaddr(settings.mail.sender)[1]}"
    return settings.public_url or "https://localhost"


class Pusher:
    def __init__(self, outgoing: Outgoing, key: str, contact: str) -> None:
        from py_vapid import Vapid02

        self._outgoing = outgoing
        self._vapid: Vapid02 = Vapid02.from_pem(key.encode())
        self._contact = contact

    @property
    def public_key(self) -> str:
        """For browsers, so that they take pushes of this server alone."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).decode().rstrip("=")

    async def send(self, message: Message, target: str) -> None:
        """Fails, or Gone if the browser has ended its subscription."""
        subscription = read_subscription(target)
        body, headers = self._sealed(subscription, payload(message))
        topic = message.told[0].path.rpartition("/")[2]
        if len(message.told) == 1 and topic.isalnum():
            headers["topic"] = topic[:32]  # what waits for a device is replaced by what is newer
        await self._outgoing.deliver(subscription.endpoint, body, headers)

    def _sealed(self, subscription: Subscription, data: bytes) -> tuple[bytes, dict[str, str]]:
        from pywebpush import WebPusher  # type: ignore[import-untyped]

        sealed: Any = WebPusher(msgspec.to_builtins(subscription)).encode(data)
        place = urlsplit(subscription.endpoint)
        claims = {
            "sub": self._contact,
            "aud": f"{place.scheme}://{place.netloc}",
            "exp": int(time.time()) + SIGNED_FOR,
        }
        signed = {name.lower(): value for name, value in self._vapid.sign(claims).items()}
        headers = {"content-encoding": "aes128gcm", "ttl": str(LASTS), "urgency": "high"}
        return sealed["body"], {"content-type": "application/octet-stream", **headers, **signed}


def payload(message: Message) -> bytes:
    """What static/worker.js reads.  Addresses are told from where the worker lives."""
    first = message.told[0]
    several = len(message.told) > 1
    shown = {
        "title": "Burnham",
        "body": "\n".join(one.sentence for one in message.told),
        "url": "" if several else first.path.removeprefix("/"),
        "tag": "" if several else first.path,
        "lang": message.lang,
    }
    return msgspec.json.encode(shown)


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
