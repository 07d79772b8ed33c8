"""Whom strangers can make the server call: public addresses over https, and nobody else."""

import datetime
import ssl
from collections.abc import Sequence
from ipaddress import ip_address
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from pithead.server.bells import posting
from pithead.server.bells.posting import Unreached, post
from pithead.server.bells.ringing import Call, Outcome, Ringer
from pithead.server.bells.targets import addresses_of, is_public, read_target
from pithead.server.refusals import Refusal
from pithead.server.settings import Settings
from server.called import endpoint

HOSTILE = [
    "", "hooks.example.org", "ftp://example.org/", "file:///etc/passwd", "gopher://example.org/",
    "http://example.org/", "https://", "https:///x", "https://example.org:22/",
    "https://example.org:8080/", "https://user@example.org/", "https://user:word@example.org/",
    "https://example.org@127.0.0.1/", "https://127.0.0.1/", "https://127.1/", "https://0/",
    "https://0.0.0.0/", "https://2130706433/", "https://0x7f000001/", "https://0x7f.0.0.1/",
    "https://0177.0.0.1/", "https://127.0.0.1./", "https://10.0.0.1/", "https://172.16.0.1/",
    "https://192.168.1.1/", "https://169.254.169.254/latest/meta-data/", "https://100.64.0.1/",
    "https://192.0.0.1/", "https://198.18.0.1/", "https://224.0.0.1/", "https://240.0.0.1/",
    "https://255.255.255.255/", "https://[::1]/", "https://[::]/", "https://[::ffff:127.0.0.1]/",
    "https://[::ffff:7f00:1]/", "https://[fe80::1]/", "https://[fe80::1%25eth0]/",
    "https://[fc00::1]/", "https://[fd00:ec2::254]/", "https://[ff02::1]/",
    "https://[64:ff9b::7f00:1]/", "https://[2002:7f00:1::]/", "https://[2001::1]/",
    "https://[2001:db8::1]/", "https://[fec0::1]/", "https://localhost/", "https://localhost./",
    "https://a.localhost/", "https://metadata.google.internal/", "https://printer.local/",
    "https://router.lan/", "https://intranet/", "https://①②⑦.⓪.⓪.①/", "https://exаmple.org/",
    "https://example.org\\@127.0.0.1/", "https://example.org/\r\nHost: inner",
    "https://ex ample.org",
    "https://example.org:443:22/", "https://example.org:99999/", "https://example.org/ x",
    "https://[::1", "https://" + "a" * 300 + ".org/", "https://example.org/" + "a" * 2000,
    "javascript:alert(1)", "//example.org/", "https://-.org/", "https://example..org/",
]  # fmt: skip


@pytest.mark.parametrize("address", HOSTILE)
def test_a_hostile_address_is_refused_before_anybody_is_asked(address: str) -> None:
    with pytest.raises(Refusal):
        read_target(address)


@pytest.mark.parametrize(
    "address",
    ["https://example.org", "https://hooks.example.org/a/b?c=d", "https://EXAMPLE.org:443/x",
     "https://fcm.googleapis.com/fcm/send/abc:APA91b", "https://8.8.8.8/", "https://xn--e1a.org/",
     "https://[2606:4700:4700::1111]/hook"],
)  # fmt: skip
def test_a_public_address_is_read(address: str) -> None:
    assert read_target(address).is_https


INNER = [
    "0.0.0.0", "0.1.2.3", "10.1.2.3", "100.64.0.1", "100.127.255.254", "127.0.0.1", "127.255.0.1",
    "169.254.0.1", "172.16.0.1", "172.31.255.255", "192.0.0.8", "192.0.2.1", "192.88.99.1",
    "192.168.0.1", "198.18.0.1", "198.51.100.1", "203.0.113.1", "224.0.0.1", "239.1.1.1",
    "240.0.0.1", "255.255.255.255", "::", "::1", "::ffff:8.8.8.8", "::ffff:127.0.0.1",
    "::7f00:1", "64:ff9b::808:808", "64:ff9b:1::1", "100::1", "2001::1", "2001:10::1", "2001:20::1",
    "2001:db8::1", "2002:808:808::1", "3fff::1", "5f00::1", "fc00::1", "fd12::1", "fe80::1",
    "fec0::1", "ff02::1", "ff0e::1", "nonsense", "",
]  # fmt: skip


@pytest.mark.parametrize("address", INNER)
def test_an_address_of_ones_own_network_or_of_special_use_is_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "93.184.216.34", "172.32.0.1", "2606:4700::1111"])
def test_an_address_of_the_world_is_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "found", [[], ["127.0.0.1"], ["8.8.8.8", "10.0.0.1"], ["2606:4700::1111", "::1"]]
)
def test_a_name_one_of_whose_addresses_is_inner_is_not_called(found: Sequence[str]) -> None:
    target = read_target("https://rebind.example.org/")
    with pytest.raises(Refusal):
        addresses_of(target, lambda _host, _port: found)


def call_to(address: str) -> Call:
    return Call("webhook", {"address": address}, "en", "turn", "t", 0, "DWARF", "Ada", "id", "c")


def test_a_name_is_asked_for_once_and_what_was_checked_is_called() -> None:
    """Whatever the name leads to a moment later (DNS rebinding)."""
    asked = []
    with endpoint() as place:
        origin = f"http://hooks.example.org:{place.port}"

        def resolve(host: str, _port: int) -> list[str]:
            asked.append(host)
            return ["127.0.0.1"] if len(asked) == 1 else ["127.0.0.2"]

        ringer = Ringer(Settings(webhooks=True, bell_hosts=origin), resolve)
        assert ringer.ring(call_to(f"{origin}/x")) is Outcome.DONE
        assert asked == ["hooks.example.org"]
        assert place.heard[0].headers["Host"] == f"hooks.example.org:{place.port}"


def test_a_name_that_leads_inside_is_not_called_though_it_looks_public() -> None:
    ringer = Ringer(Settings(webhooks=True), lambda _host, _port: ["127.0.0.1"])
    assert ringer.ring(call_to("https://hooks.example.org/")) is Outcome.GONE


def test_no_redirection_is_followed() -> None:
    with endpoint() as inner, endpoint() as place:
        place.statuses, place.location = [302], f"{inner.url}/inner"
        ringer = Ringer(Settings(webhooks=True, bell_hosts=place.url))
        assert ringer.ring(call_to(place.url)) is Outcome.LATER
        assert (len(place.heard), len(inner.heard)) == (1, 0)


def test_no_proxy_of_the_environment_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    with endpoint() as proxy, endpoint() as place:
        for name in ("HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY"):
            monkeypatch.setenv(name, proxy.url)
            monkeypatch.setenv(name.lower(), proxy.url)
        ringer = Ringer(Settings(webhooks=True, bell_hosts=place.url))
        assert ringer.ring(call_to(place.url)) is Outcome.DONE
        assert (len(place.heard), len(proxy.heard)) == (1, 0)


def test_whoever_never_answers_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(posting, "PATIENCE", 0.5)
    with endpoint() as place:
        place.statuses = [None]
        target = read_target(f"{place.url}/", [place.url])
        with pytest.raises(Unreached):
            post(target, ["127.0.0.1"], b"{}", {})


def test_only_the_origin_that_was_named_is_allowed() -> None:
    named = ["http://localhost:8080"]
    assert read_target("http://localhost:8080/x", named).is_trusted
    for other in ("http://localhost:8081/", "https://localhost:8080/", "http://127.0.0.1:8080/"):
        with pytest.raises(Refusal):
            read_target(other, named)


def certificate(folder: Path) -> ssl.SSLContext:
    """One for this machine, signed by itself."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    now = datetime.datetime.now(datetime.UTC)
    names = [x509.DNSName("localhost"), x509.IPAddress(ip_address("127.0.0.1"))]
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    pem = serialization.Encoding.PEM
    (folder / "certificate.pem").write_bytes(made.public_bytes(pem))
    (folder / "key.pem").write_bytes(
        key.private_bytes(pem, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    )
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(folder / "certificate.pem", folder / "key.pem")
    return context


def test_over_https_the_certificate_must_be_the_hosts_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with endpoint(certificate(tmp_path)) as place:
        ringer = Ringer(Settings(webhooks=True, bell_hosts=place.url))
        assert ringer.ring(call_to(place.url)) is Outcome.LATER, "nobody vouches for it"
        monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "certificate.pem"))
        assert ringer.ring(call_to(place.url)) is Outcome.DONE
        other = f"https://hooks.example.org:{place.port}"
        ringer = Ringer(
            Settings(webhooks=True, bell_hosts=other), lambda _host, _port: ["127.0.0.1"]
        )
        assert ringer.ring(call_to(other)) is Outcome.LATER, "it is another's"
        assert len(place.heard) == 1
