"""Every system has the same rooms under the same names, so that who knows one finds the way in all."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests import house

FILES = frozenset(
    """__init__.py README.md words.py sheet.py world.py options.py now.py prepare.py check.py view.py events.py
    measure.py policy.py""".split()  # noqa: SIM905 (a list to be read)
)
MAY = frozenset(
    """chain.py conditions effects features house importing items kernel.py moments.py odds.py played.jsonl shelf spells
    telling.py traits""".split()  # noqa: SIM905 (a list to be read)
)
"""What a system may have besides."""

MADE = frozenset({"__pycache__", "objects"})
"""Folders of what is made of the sources."""

GROWN = {f"{name}.py": name for name in ("check", "kernel", "options", "policy", "sheet", "words")}
"""Files that may be a folder of small ones under the same name."""

FOLDERS = {
    "rules": re.compile(r"[a-z_]+\.py|(catalogue|ranges)\.txt"),
    "play": re.compile(r"[a-z_]+(\.py)?"),
    "text": re.compile(r"__init__\.py|(\w+\.)?[a-z]{2}\.ftl"),
    "bestiary": re.compile(r"__init__\.py|\w+\.toml"),
}
GROWN_HOLDS = re.compile(r"[a-z_]+\.py")
LONGEST_DOOR = 70
"""Lines of ``__init__.py``: the record of the system, and nothing else."""


def faults(home: Path) -> list[str]:
    """What stands in the folder of a system and not in the plan, or the other way round."""
    here = {entry.name for entry in home.iterdir() if entry.name not in MADE}
    grown = {file: folder for file, folder in GROWN.items() if folder in here and file not in here}
    folders = FOLDERS | dict.fromkeys(grown.values(), GROWN_HOLDS)
    wanted = (FILES - set(grown)) | set(folders)
    found = [f"there is no {name}" for name in sorted(wanted - here)]
    found += [f"{name} is not in the plan" for name in sorted(here - wanted - MAY)]
    for folder, fits in folders.items():
        if folder in here:
            inside = sorted(path.name for path in (home / folder).iterdir() if path.name not in MADE)
            found += [f"{folder}/{name} is not in the plan" for name in inside if not fits.fullmatch(name)]
    door = (home / "__init__.py").read_text(encoding="utf-8").count("\n") if "__init__.py" in here else 0
    return [*found, f"__init__.py has {door} lines, more than {LONGEST_DOOR}"] if door > LONGEST_DOOR else found


@pytest.mark.parametrize("id", house.system_ids())
def test_a_system_keeps_to_the_plan(id: str) -> None:
    assert faults(house.folder(id)) == []
