"""The logs of whole fights stay as they were read and found good."""

from __future__ import annotations

import os
import re

import pytest

from tests import house
from tests.golden.logs import GOLDEN, Golden

UNTIDY = {
    "two spaces": re.compile(r"\S  +\S"),
    "space before a mark": re.compile(r" [,.!?:)]"),
    "missing value": re.compile(r"\{|\}|\bNone\b|\$"),
    "small letter at the start": re.compile(r"^[a-zа-яёáčďéěíňóřšťúůýž]", re.MULTILINE),
    "no mark at the end": re.compile(r"(?<=[^.!?”“»\]─:\n])$", re.MULTILINE),
}


def name(golden: Golden) -> str:
    return f"{golden.system}-{golden.path.stem}"


@pytest.mark.parametrize("golden", GOLDEN, ids=name)
def test_log_is_as_kept(golden: Golden) -> None:
    told = golden.text()
    if os.environ.get("BOJISTE_GOLDEN") == "write":
        golden.path.write_text(told, encoding="utf-8")
    assert golden.path.is_file(), "there is no such log yet: BOJISTE_GOLDEN=write pytest tests/golden"
    assert told == golden.path.read_text(encoding="utf-8"), "if this is meant: BOJISTE_GOLDEN=write pytest tests/golden"


def without_table(text: str) -> str:
    """The log without the rows of the table at its end."""
    log, apart, end = text.rpartition("\n\n")
    prose = "\n".join(line for line in end.split("\n") if "  " not in line)
    return log + apart + prose if end.startswith("  ") else text


@pytest.mark.parametrize("golden", [one for one in GOLDEN if not one.why], ids=name)
def test_log_is_tidy(golden: Golden) -> None:
    title, _, rest = golden.path.read_text(encoding="utf-8").rstrip("\n").partition("\n")
    assert title
    rest = without_table(rest)
    assert {fault: pattern.findall(rest) for fault, pattern in UNTIDY.items() if pattern.search(rest)} == {}


def test_no_log_is_left_over() -> None:
    assert set(house.GOLDEN.glob("*/*.txt")) == {golden.path for golden in GOLDEN}


@pytest.mark.skipif(bool(house.OTHER), reason="a log of this repository")
def test_player_is_not_told_the_numbers_of_goblins() -> None:
    player = next(golden for golden in GOLDEN if (golden.scene, golden.seat) == ("goblin_ambush", "player:anna"))
    lines = player.path.read_text(encoding="utf-8").splitlines()
    told = [line for line in lines if " damage" in line]
    assert any("hits Goblin" in line or "Goblin 1 with" in line for line in told)
    assert any("HP " in line for line in told), "her own hit points she knows"
    sums = [sum_ for line in told for sum_ in re.findall(r"Goblin \d[^\[\]]*\[([^\]]*)\]", line)]
    theirs = [sum_ for sum_ in sums if "against AC 15" in sum_]
    assert theirs and not any("HP " in sum_ for sum_ in theirs), "goblins have Armor Class 15"
    assert not any(re.search(r"Goblins? [\d–]+.\(\d", line) for line in lines)
    assert not any("Stealth" in line for line in lines)
