"""Web Push (RFC 8030, 8291, 8292): a word to a browser whose page is closed.

`pywebpush` encrypts for the browser and `py_vapid` signs for its push service; what is sent goes
through `posting.py` like every other call. Both are the extra `push`.
"""

import base64
import binascii
import json
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from pithead.server.refusals import Refusal

# Seconds for which a push service keeps a word for a browser that is switched off.
KEPT: Final = 86_400
# Lengths of a browser's keys: an uncompressed point of P-256, and a shared secret.
POINT, SHARED = 65, 16
UNCOMPRESSED: Final = 4
# Half a day less than a push service would accept.
SIGNED_FOR: Final = 43_200


@dataclass(frozen=True)
class PushKeys:
    """The server's own, by which push services know it again (VAPID)."""

    private: str
    public: str
    contact: str

    def sealed(
        self,
        subscription: dict[str, Any],
        origin: str,
        said: dict[str, Any],
        topic: str,
        now: float,
    ) -> tuple[bytes, dict[str, str]]:
        """What is to be posted: only that browser can read it."""
        pusher = import_module("pywebpush").WebPusher(subscription)
        body: bytes = pusher.encode(json.dumps(said).encode(), "aes128gcm")["body"]
        vapid = import_module("py_vapid").Vapid02.from_string(self.private)
        claims = {"aud": origin, "sub": self.contact, "exp": int(now) + SIGNED_FOR}
        headers = {
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT),
            "Urgency": "normal",
            # Of several words about one table the push service keeps the newest.
            "Topic": topic,
            **vapid.sign(claims),
        }
        return body, headers


def new_keys() -> str:
    """A fresh private key, as `PITHEAD_PUSH_KEY` takes it."""
    curve = import_module("cryptography.hazmat.primitives.asymmetric.ec")
    number: int = curve.generate_private_key(curve.SECP256R1()).private_numbers().private_value
    return written(number.to_bytes(32, "big"))


def read_keys(private: str, contact: str) -> PushKeys | None:
    """The server's keys; None where none are set."""
    if not private:
        return None
    if find_spec("pywebpush") is None:
        raise Refusal("bad", "server.error.push_package", {})
    if not contact.startswith(("mailto:", "https://")):
        raise Refusal("bad", "server.error.push_contact", {})
    curve = import_module("cryptography.hazmat.primitives.asymmetric.ec")
    serialization = import_module("cryptography.hazmat.primitives.serialization")
    try:
        number = int.from_bytes(read(private), "big")
        key = curve.derive_private_key(number, curve.SECP256R1())
    except ValueError:
        raise Refusal("bad", "server.error.push_key", {}) from None
    point: bytes = key.public_key().public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
    return PushKeys(private, written(point), contact)


def check_subscription(p256dh: str, auth: str) -> None:
    """Whether keys look like a browser's; whether the point is on the curve, sealing finds out."""
    try:
        point, shared = read(p256dh), read(auth)
    except ValueError:
        point, shared = b"", b""
    if len(point) != POINT or point[0] != UNCOMPRESSED or len(shared) != SHARED:
        raise Refusal("bad", "server.error.push_subscription", {})


def read(text: str) -> bytes:
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), b"-_", validate=True)
    except binascii.Error as error:
        raise ValueError(str(error)) from None


def written(value: bytes) -> str:
    return base64.urlsafe_b64encode(value).decode().rstrip("=")
