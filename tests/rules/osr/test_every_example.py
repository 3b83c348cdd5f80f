"""Every example of the catalogue is a row of a played test, or named by one that plays it.

``examples.txt`` lists them by rule. A played test names the rule and the example in its row (``example("osr.… E1"``) or
in its docstring (``osr.situation.unarmed E1–E3``). So is every question of the system: some played test answers it.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bojiste.core.system import systems
from bojiste.systems.osr.events import ASKS
from tests import house

HERE = Path(__file__).parent
PLAYED = sorted((house.HOUSE / "tests" / "play" / "osr").glob("*.py"))
MENTION = re.compile(r"(osr\.[a-z_]+\.[a-z_0-9]+)((?:(?!osr\.)[^\"\n])*)")
NUMBERS = re.compile(r"E(\d+)(?:–E(\d+))?")
LISTED = [line.split() for line in (HERE / "examples.txt").read_text(encoding="utf-8").splitlines()]


def mentioned() -> set[tuple[str, int]]:
    """Rules and numbers of examples that played tests name."""
    found = set()
    for path in PLAYED:
        for id, rest in MENTION.findall(path.read_text(encoding="utf-8")):
            for first, last in NUMBERS.findall(rest):
                found |= {(id, number) for number in range(int(first), int(last or first) + 1)}
    return found


def test_the_list_speaks_of_rules_there_are() -> None:
    assert {id for id, *_ in LISTED} <= set(systems()["osr"].rulebook.catalogue)
    assert sum(len(numbers) for _, *numbers in LISTED) == 173


@pytest.mark.parametrize(("id", "numbers"), [(id, numbers) for id, *numbers in LISTED], ids=lambda one: str(one)[:60])
def test_each_example_is_played(id: str, numbers: list[str]) -> None:
    assert {int(number[1:]) for number in numbers} <= {number for rule, number in mentioned() if rule == id}


@pytest.mark.parametrize("topic", ASKS)
def test_each_question_is_answered_in_a_game(topic: str) -> None:
    """Some played test answers it in its own way: ``topic actor key``."""
    said = re.compile(rf"""["' ]{re.escape(topic)} (?:[a-z0-9-]+|\{{[a-z_]+\}}) [^"']""")
    assert any(said.search(path.read_text(encoding="utf-8")) for path in PLAYED)
