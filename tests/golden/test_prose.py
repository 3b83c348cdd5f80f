"""What no line of any log may be, read in all the logs that are kept: slips that a native reader hears at once."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

LOGS = sorted(Path(__file__).parent.glob("*/*.txt"))
SLIPS = {
    "two numbers run into each other": r"[^\W\d]\s\d+\s\d+\s[+−]",
    "a word twice": r"\b(?!tak )([^\W\d]{2,}) \1\b",
    "a colon after a colon": r"^[^\[.]*: [^;\[(·.]*: [^;\[(·.]*: ",
    "brackets one after another": r"\) \(",
    "a space before a stop": r" [,.;:!?](?:\s|$)",
    "two stops": r"[,;:]\s*[,;:.]|\.\.",
    "an id": r"(?<![.\w])(?!srd_ru|phb_cs)[a-z]+_[a-z]+\b(?!\.)",
}
"""Of what a log is made of: everything but the scene's own words in quotes."""
QUOTED = re.compile(r"«[^»]*»|„[^“]*“|“[^”]*”")


def slips(text: str) -> list[str]:
    lines = [QUOTED.sub("«»", line.replace("\N{NO-BREAK SPACE}", " ")) for line in text.splitlines()]
    return [f"{what}: {line}" for line in lines for what, slip in SLIPS.items() if re.search(slip, line)]


@pytest.mark.parametrize("log", LOGS, ids=lambda log: f"{log.parent.name}-{log.stem}")
def test_no_line_slips(log: Path) -> None:
    assert slips(log.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "line",
    [
        "Инициатива: головорез 3 5 + 10 + 8 = 23.",
        "Rodrigo zkusil zkusil štěstí.",
        "Iniciativa: Ada: 3 a Brok: 4",
        "хотел оторваться от врагов (Угроза −1) (Подвижность).",
        "Ada sekla , vedle.",
        "Ada sekla.. vedle",
        "взял в руки оружие (long_torch)",
    ],
)
def test_slips_are_found(line: str) -> None:
    assert slips(line)
