"""Mail: plain text to one person, by the server that whoever runs Pithead has named."""

import re
import smtplib
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate
from typing import Final
from urllib.parse import unquote, urlsplit

from pithead.server.refusals import Refusal

PATIENCE: Final = 15.0
PORTS: Final = {"smtp": 25, "smtps": 465}
# Stricter than the standard: nobody has such an address with quotes or spaces in it.
ADDRESS: Final = re.compile(
    r"(?=.{3,254}$)[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@"
    r"([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}"
)


class Refused(Exception):
    """The mail server will never take mail for this address."""


@dataclass(frozen=True)
class Letter:
    to: str
    subject: str
    text: str
    # The same letter sent twice has the same.
    id: str
    # Where its reader says that they want no more.
    stop: str


@dataclass(frozen=True)
class PostOffice:
    """An SMTP server, and in whose name letters are written."""

    host: str
    port: int
    is_tls: bool
    user: str
    password: str
    sender: str

    def send(self, letter: Letter) -> None:
        """Hand the letter over. OSError (smtplib's errors are) if that may work later."""
        try:
            with self._open() as server:
                is_private = self.is_tls or server.has_extn("starttls")
                if is_private and not self.is_tls:
                    server.starttls(context=ssl.create_default_context())
                    server.ehlo()
                if self.user and not is_private:
                    raise smtplib.SMTPException("no password is said where others can listen")
                if self.user:
                    server.login(self.user, self.password)
                server.send_message(self._written(letter))
        except smtplib.SMTPRecipientsRefused as refused:
            if all(500 <= code < 600 for code, _ in refused.recipients.values()):
                raise Refused from None
            raise

    def _open(self) -> smtplib.SMTP:
        if self.is_tls:
            context = ssl.create_default_context()
            return smtplib.SMTP_SSL(self.host, self.port, timeout=PATIENCE, context=context)
        server = smtplib.SMTP(self.host, self.port, timeout=PATIENCE)
        server.ehlo()
        return server

    def _written(self, letter: Letter) -> EmailMessage:
        message = EmailMessage()
        message["From"] = self.sender
        message["To"] = letter.to
        message["Subject"] = letter.subject
        message["Date"] = formatdate(usegmt=True)
        message["Message-ID"] = f"<{letter.id}@{self.sender.rpartition('@')[2]}>"
        message["List-Unsubscribe"] = f"<{letter.stop}>"
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(letter.text)
        return message


def read_office(address: str, sender: str) -> PostOffice | None:
    """The mail server of the settings; None where none is set."""
    if not address:
        return None
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        raise Refusal("bad", "server.error.mail_server", {}) from None
    if parts.scheme not in PORTS or not parts.hostname or parts.path.strip("/"):
        raise Refusal("bad", "server.error.mail_server", {})
    if not ADDRESS.fullmatch(sender):
        raise Refusal("bad", "server.error.mail_from", {})
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    is_tls = parts.scheme == "smtps"
    number = PORTS[parts.scheme] if port is None else port
    return PostOffice(parts.hostname, number, is_tls, user, password, sender)


def check_mail(address: str) -> str:
    if not ADDRESS.fullmatch(address):
        raise Refusal("bad", "server.error.mail_address", {})
    return address
