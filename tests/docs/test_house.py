"""docs/house-rules.md names every option that no book has, with the book's value."""

from __future__ import annotations

import json
import os
import re
import tomllib
from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import pytest

from bojiste.core.house import option
from bojiste.core.reading import read_scene
from bojiste.core.system import system
from bojiste.forecast.sample import play_many
from bojiste.forecast.tally import focus_of
from tests import house

PAGE = (house.HOUSE / "docs" / "house-rules.md").read_text(encoding="utf-8")
SYSTEMS = [id for id in house.system_ids() if option.switches(system(id))]


def rows(id: str) -> dict[str, list[str]]:
    """The table of a system: by the name of the option what stands beside it."""
    section = PAGE.split(f"\n### `{id}`", 1)[1].split("\n#", 1)[0]
    found = (re.split(r" *\| *", line.strip("| ")) for line in section.splitlines() if line.startswith("| `"))
    return {name.strip("`"): rest for name, *rest in found}


def said(value: Any) -> str:
    return "none" if value is None else json.dumps(value)


@pytest.mark.parametrize("id", SYSTEMS)
def test_page_names_every_option_with_what_the_book_says(id: str) -> None:
    fields = system(id).models().options.model_fields
    told = {name: row[0].strip("`") for name, row in rows(id).items()}
    assert told == {name: said(fields[name].default) for name in option.switches(system(id))}


@pytest.mark.parametrize("id", SYSTEMS)
def test_page_says_what_to_know_of_each(id: str) -> None:
    assert all(len(row) == 3 and len(row[2]) > 30 for row in rows(id).values())


NUMBERS = "\n## What some of them do\n"
FIGHTS = 40
EXAMPLES = {
    "drd2": ("walking_hill", "rope_bridge", "last_stand"),
    "osr": ("dragon_in_the_gorge", "down_the_shaft", "goblins_at_the_bridge"),
    "fiveaction": ("challenge", "three_against_one", "knights"),
    "srd5": ("duel", "bridge", "last_stand"),
}
TRIED: dict[str, tuple[tuple[str, Any], ...]] = {
    "drd2": (("ties", "counter"), ("manoeuvre_price", 0), ("exhaustion_price", "one")),
    "osr": (("ties_miss", True), ("critical_from", 18), ("least_damage", 3)),
    "fiveaction": (("ties_hit", True), ("confirm_critical", False), ("armour_share", 50), ("fainting", False)),
    "srd5": (("ties_miss", True), ("critical", "maximum_plus_roll"), ("flanking", "advantage"), ("surprise", False)),
}
"""Options, each with a choice, of which the page tells what they do to the fights."""


def _won(id: str, fight: str, options: Mapping[str, Any]) -> tuple[int, int]:
    """Of a hundred fights how many the side of the heroes wins, and how many rounds ten fights last."""
    source = tomllib.loads((house.EXAMPLES / id / f"{fight}.toml").read_text(encoding="utf-8"))
    scene = read_scene({**source, "options": {**source.get("options", {}), **options}})
    tally = play_many(scene, FIGHTS, 1)
    rounds = sum(length * times for length, times in tally.counts["rounds"].items())
    return tally.flags[f"won:{focus_of(scene).side}"] * 100 // FIGHTS, rounds * 10 // FIGHTS


def _cell(found: tuple[int, int]) -> str:
    return f"{found[0]} %, {found[1] // 10}.{found[1] % 10}"


def _numbers(id: str) -> str:
    """The table of a system."""
    fights = EXAMPLES[id]
    lines = [f"| `{id}` | " + " | ".join(f"`{one}`" for one in fights) + " |", "|---" * (len(fights) + 1) + "|"]
    tried: list[tuple[str, dict[str, Any]]] = [("the book", {})]
    tried += [(f"`{name} = {said(value)}`", {name: value}) for name, value in TRIED[id]]
    for title, options in tried:
        lines.append(f"| {title} | " + " | ".join(_cell(_won(id, one, options)) for one in fights) + " |")
    return "\n".join(lines) + "\n"


def _written(id: str) -> str:
    section = PAGE.split(NUMBERS, 1)[1]
    return f"| `{id}` |" + section.split(f"| `{id}` |", 1)[1].split("\n\n", 1)[0].rstrip("\n") + "\n"


@pytest.mark.slow
@pytest.mark.parametrize("id", SYSTEMS)
def test_numbers_of_the_page_are_those_of_the_program(id: str) -> None:
    """``BOJISTE_DOCS=write`` writes them anew."""
    if os.environ.get("BOJISTE_DOCS") == "write":
        file = house.HOUSE / "docs" / "house-rules.md"
        file.write_text(file.read_text(encoding="utf-8").replace(_written(id), _numbers(id)), encoding="utf-8")
        return
    assert _written(id) == _numbers(id)


def test_the_first_number_of_a_quick_fight_is_the_programs() -> None:
    """One row of the slow test, so that the page does not grow old unseen."""
    row = _written("fiveaction").splitlines()[2]
    assert row.split(" | ")[1] == _cell(_won("fiveaction", "challenge", {}))


def _dying(
    least: int = 10, wakes: bool = True, ones: int = 2, deadly: int = 3, so_far: tuple[int, int] = (0, 0)
) -> Fraction:
    """The chance that a creature dies that nobody helps, counted over all faces of its death saves."""
    successes, failures = so_far
    if failures >= deadly or successes >= 3:
        return Fraction(failures >= deadly)
    total = Fraction(0)
    for natural in range(1, 21):
        if natural == 20 and wakes:
            continue
        good = natural >= least and natural > 1
        now = (successes + 1, failures) if good else (successes, failures + (ones if natural == 1 else 1))
        total += _dying(least, wakes, ones, deadly, now)
    return total / 20


def test_chances_of_dying_on_the_page_are_exact() -> None:
    say = rows("srd5")
    told = {
        "death_save_from": _dying(least=12),
        "failures_to_die": _dying(deadly=2),
        "natural_20_wakes": _dying(wakes=False),
        "natural_1_counts": _dying(ones=3),
    }
    for name, chance in told.items():
        shares = re.findall(r"(\d+) %", say[name][2])
        assert shares == [str(round(100 * chance)), str(round(100 * _dying()))], name
