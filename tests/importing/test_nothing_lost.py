"""No sentence of a file is lost in silence: one that nobody knows is told wherever it stands, in the file's own words."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bojiste.systems.srd5.importing import read
from bojiste.systems.srd5.importing.usual import USUAL
from tests.importing.test_newer import wyrm

EXCERPT = json.loads((Path(__file__).parent / "excerpt.json").read_text(encoding="utf-8"))
ODD = "The target loses its next bonus action and 5 gold pieces."
PARTS = ("special_abilities", "actions", "reactions", "legendary_actions")


def _places(text: str) -> Iterator[int]:
    """The beginning, every end of a sentence, the end."""
    yield 0
    yield from (found.end() for found in re.finditer(r"(?<!ft)\. (?=[A-Z])", text))
    yield len(text)


def _spoiled(entry: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """The entry with the odd sentence put in at one place of one feature, with the name of that."""
    for part in PARTS:
        for at, feature in enumerate(entry.get(part) or ()):
            text = feature["desc"] if isinstance(feature["desc"], str) else " ".join(feature["desc"])
            for place in _places(text):
                odd = {**feature, "desc": f"{text[:place].rstrip()} {ODD} {text[place:].lstrip()}".strip()}
                yield feature["name"], {**entry, part: [*entry[part][:at], odd, *entry[part][at + 1 :]]}


@pytest.mark.parametrize("entry", EXCERPT, ids=lambda entry: str(entry["index"]))
def test_a_sentence_that_nobody_knows_is_told_wherever_it_stands(entry: dict[str, Any]) -> None:
    tried = 0
    for name, spoiled in _spoiled(entry):
        (found,) = read(json.dumps(spoiled))
        told = [*(said for these in found.missed.values() for said in these), *found.left]
        plain = name.partition(" (")[0]
        if plain == "Limited Telepathy":  # the document says it in one sentence or in two
            assert USUAL[plain] == 2
            continue
        tried += 1
        assert any("loses its next bonus action" in said for said in told), (name, told)
    assert tried >= 2


def test_what_is_not_understood_is_told_in_the_words_of_the_file() -> None:
    said = "Each creature in a 15-foot cone must make a DC 12 Dexterity saving throw, taking 3d6 fire damage on a failed save, or half as much on a success. The drake dances 10 feet to the left."
    assert wyrm(f"Fury. {said}").missed == {"Fury": ("The drake dances 10 feet to the left.",)}


CZECH = """\
Ohnivák
Velký drak, neutrální
Obranné číslo 15
Životy 52 (7k10 + 14)
Rychlost 30 stop
SIL OBR ODO INT MDR CHA
18 (+4) 12 (+1) 14 (+2) 8 (-1) 10 (+0) 12 (+1)
Nebezpečnost 3 (700 ZK)
Akce
Kousnutí. Útok zbraní na blízko: +6 k zásahu, dosah 5 stop, jeden cíl. Zásah: 11 (2k6 + 4) bodného zranění. Cíl začne zpívat na 10 stop daleko.
"""


def test_a_czech_sentence_is_told_in_czech() -> None:
    (found,) = read(CZECH)
    assert found.missed == {"Kousnutí": ("Cíl začne zpívat na 10 stop daleko.",)}
