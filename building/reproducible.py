"""Two builds of one commit are equal to the byte: nothing of the hour or the machine goes in."""

import gzip
import io
import os
import subprocess
import tarfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
# The first day a zip file can tell; where nothing says when the source is of.
EARLIEST: Final = 315_532_800


def date_of_source() -> int:
    """SOURCE_DATE_EPOCH, else the last commit's date, else what a source package was dated with."""
    said = os.environ.get("SOURCE_DATE_EPOCH", "")
    if said.isdecimal():
        return int(said)
    if (ROOT / ".git").exists():
        asked = ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"]
        told = subprocess.run(asked, capture_output=True, text=True, check=False).stdout.strip()
        if told.isdecimal():
            return int(told)
    carried = ROOT / "PKG-INFO"
    return int(carried.stat().st_mtime) if carried.is_file() else EARLIEST


def fix_date() -> None:
    """For setuptools, which dates a wheel's files by it."""
    os.environ["SOURCE_DATE_EPOCH"] = str(date_of_source())


def settle(package: Path) -> None:
    """Pack a source package again: in order, of one date, owned by nobody."""
    date = date_of_source()
    packed = io.BytesIO()
    with (
        tarfile.open(package) as old,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as new,
    ):
        for entry in sorted(old.getmembers(), key=lambda each: each.name):
            entry.mtime = date
            entry.uid = entry.gid = 0
            entry.uname = entry.gname = ""
            entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
            entry.pax_headers = {}
            new.addfile(entry, old.extractfile(entry) if entry.isreg() else None)
    with (
        package.open("wb") as file,
        gzip.GzipFile(filename="", mode="wb", fileobj=file, mtime=date) as zipped,
    ):
        zipped.write(packed.getvalue())
