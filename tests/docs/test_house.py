"""docs/house-rules.md names every option that no book has, with the book's value."""

from __future__ import annotations

import json
import os
import re
import tomllib
from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from statistics import mean, pstdev
from typing import Any

import pytest

from bojiste.core.house import option
from bojiste.core.reading import read_scene
from bojiste.core.system import system
from bojiste.forecast.sample import play
from bojiste.forecast.tally import focus_of
from tests import house
from tests.core.test_house_options import values

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


NUMBERS = "\n## What each of them does\n"
FIGHTS = 50
SAMPLE = 5
"""Slow tests look at every fifth option."""
EXAMPLES = {
    "drd2": ("walking_hill", "rope_bridge", "last_stand"),
    "osr": ("down_the_shaft", "shield_wall", "left_for_dead"),
    "fiveaction": ("joust", "ambush", "knights"),
    "srd5": ("duel", "archers", "last_stand"),
}
NUMBERS_TRIED: dict[str, dict[str, int]] = {
    "drd2": {
        "success_from": 8, "double_six": 3, "exhaustion_raises_threat": 2, "most_threat": 5, "own_scar_yields": 1,
        "manoeuvre_price": 0, "mighty": 2, "cunning": 2,
    },
    "osr": {
        "critical_from": 18, "miss_up_to": 3, "least_damage": 3, "night_heals": 0, "morale": 2, "brave_after": 1,
        "surround_from": 2, "surround_bonus": 2, "fatigue_weight": 2,
    },
    "fiveaction": {
        "criticals_rarer": -2, "actions_of_a_round": 4, "more_lives": 5, "armour_share": 50, "wound_penalties": 0,
        "shock_harder": 3, "outnumbering": 0,
    },
    "srd5": {
        "critical_from": 18, "death_save_from": 12, "failures_to_die": 2, "natural_1_counts": 3,
        "hits_on_the_dying": 2, "half_cover": 4, "three_quarters_cover": 8, "concentration_least": 15, "falls": 2,
        "first_aid_from": 15, "recharge_easier": 1, "minions_up_to": 15,
    },
}  # fmt: skip
"""Which number of an option is tried; of words it is the last."""


@cache
def _fought(id: str, fight: str, name: str = "", value: Any = None) -> tuple[tuple[int, int], ...]:
    """Of each fight whether the side of the heroes wins it, and in how many rounds."""
    source = tomllib.loads((house.EXAMPLES / id / f"{fight}.toml").read_text(encoding="utf-8"))
    scene = read_scene({**source, "options": {**source.get("options", {}), **({name: value} if name else {})}})
    side = focus_of(scene).side
    fights = (play(scene, 1, number) for number in range(FIGHTS))
    return tuple((int(one.outcome.winner == side), one.measure.counts["rounds"]) for one in fights)


def _interval(found: Sequence[int]) -> tuple[int, int, int]:
    """In hundredths the mean of numbers, and the ends of its 95 % interval."""
    middle, half = mean(found), 1.96 * pstdev(found) / len(found) ** 0.5
    return round(100 * middle), round(100 * (middle - half)), round(100 * (middle + half))


def _book(id: str, fight: str) -> str:
    found = _fought(id, fight)
    share, least, most = _interval([won for won, _ in found])
    return f"{share} % ({max(least, 0)} to {min(most, 100)}), {mean(rounds for _, rounds in found):.1f}"


def _cell(id: str, fight: str, name: str, value: Any) -> str:
    """What an option changes: of a hundred fights so many more or fewer are won, and rounds they last."""
    pairs = list(zip(_fought(id, fight, name, value), _fought(id, fight), strict=True))
    if all(table == book for table, book in pairs):
        return "—"
    share, least, most = _interval([table[0] - book[0] for table, book in pairs])
    longer = mean(table[1] - book[1] for table, book in pairs)
    return _signed(f"{share:+d} ({least:+d} to {most:+d}), {longer:+.1f}")


def _signed(text: str) -> str:
    return re.sub(r"[+-](0(?:\.0)?)(?![\d.])", r"\1", text).replace("-", "−")


def _tried(id: str) -> list[tuple[str, Any]]:
    """Each option of a system with the choice that is tried."""
    game = system(id)
    return [(name, NUMBERS_TRIED[id].get(name, values(game, name)[-1])) for name in option.switches(game)]


def _row(id: str, name: str, value: Any) -> str:
    return f"| `{name} = {said(value)}` | " + " | ".join(_cell(id, one, name, value) for one in EXAMPLES[id]) + " |"


def _numbers(id: str) -> str:
    """The table of a system."""
    fights = EXAMPLES[id]
    head = [f"| `{id}` | " + " | ".join(f"`{one}`" for one in fights) + " |", "|---" * (len(fights) + 1) + "|"]
    head.append("| the book | " + " | ".join(_book(id, one) for one in fights) + " |")
    return "\n".join([*head, *(_row(id, name, value) for name, value in _tried(id))]) + "\n"


def _written(id: str) -> str:
    section = PAGE.split(NUMBERS, 1)[1]
    return f"| `{id}` |" + section.split(f"| `{id}` |", 1)[1].split("\n\n", 1)[0].rstrip("\n") + "\n"


@pytest.mark.slow
@pytest.mark.parametrize("id", SYSTEMS)
def test_numbers_of_the_page_are_those_of_the_program(id: str) -> None:
    """``BOJISTE_DOCS=write`` writes all of them anew."""
    if os.environ.get("BOJISTE_DOCS") == "write":
        file, numbers = house.HOUSE / "docs" / "house-rules.md", _numbers(id)
        file.write_text(file.read_text(encoding="utf-8").replace(_written(id), numbers), encoding="utf-8")
        return
    written = _written(id).splitlines()
    for name, value in sorted(_tried(id))[::SAMPLE]:
        assert _row(id, name, value) in written


@pytest.mark.parametrize("id", SYSTEMS)
def test_the_page_tells_numbers_of_each_option(id: str) -> None:
    told = [line.split("`")[1] for line in _written(id).splitlines()[3:]]
    assert sorted(told) == sorted(f"{name} = {said(value)}" for name, value in _tried(id))


def test_the_first_numbers_of_a_quick_fight_are_the_programs() -> None:
    """Two cells of the slow test, so that the page does not grow old unseen."""
    written = _written("fiveaction")
    for title, cell in (
        ("the book", _book("fiveaction", "joust")),
        ("`ties_hit = true`", _cell("fiveaction", "joust", "ties_hit", True)),
    ):
        assert f"\n| {title} | {cell} | " in written


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
