"""Races in short: what follows of one for the numbers of a sheet, where it does not say those itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator

from bojiste.kit.fields import one_of
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.words.races import RACES, Race, named
from bojiste.systems.srd5.words.spells import innate

Given = Mapping[str, Any]
_NAMES = tuple(RACES)
RaceName = Annotated[
    str,
    one_of(_NAMES),
    BeforeValidator(
        lambda value: named(value) if isinstance(value, str) else value,
        json_schema_input_type=Literal[_NAMES] | str,  # "half-orc" is one, too: an editor completes the names
    ),
]


def race_of(value: Given) -> Race | None:
    """The race of a sheet, if it names one."""
    said = value.get("race")
    return RACES.get(named(said)) if isinstance(said, str) else None


def descended(value: Given) -> Given:
    """The sheet with what its race brings but for what hangs on its class; what it says itself stands."""
    race = race_of(value)
    if race is None:
        return value
    numbers: dict[str, Any] = {"kind": "character", "size": race.size}
    if race.darkvision:
        numbers["darkvision"] = race.darkvision
    lists = {"resist": race.resist, "traits": race.traits}
    return {**numbers, **value, **{key: _with(value, key, more) for key, more in lists.items() if more}}


def _with(value: Given, key: str, more: tuple[str, ...]) -> list[Any]:
    own = value.get(key) or ()
    return [*own, *(one for one in more if one not in own)]


def grown(first: Given, value: Given) -> Given:
    """The sheet (``first`` as it was written) with what its race adds to the numbers of its class, and its powers."""
    race = race_of(value)
    if race is None:
        return value
    level = value["level"] if type(value.get("level")) is int else 1
    more: dict[str, Any] = {}
    if race.tough and "hp_max" not in first and type(value.get("hp_max")) is int:
        more["hp_max"] = value["hp_max"] + level
    if "speed" not in first:
        more["speed"] = _walks(value.get("speed", WALK), race.speed - WALK)
    powers = [row for row in _powers(race, level, value) if row["name"] not in _named(value)]
    return {**value, **more, **({"power": [*powers, *(value.get("power") or ())]} if powers else {})}


WALK = 30
"""Feet on foot of most."""


def _walks(speed: Any, more: int) -> Any:
    """A speed, or a table of speeds, so much faster on foot."""
    if isinstance(speed, Mapping):
        return {**speed, "walk": speed.get("walk", WALK) + more}
    return speed + more if isinstance(speed, int) else speed


def _named(value: Given) -> set[str]:
    return {str(row.get("name")) for row in value.get("power") or () if isinstance(row, Mapping)}


def _modifier(value: Given, ability: str) -> int:
    scores = value.get("abilities")
    score = scores.get(ability, 10) if isinstance(scores, Mapping) else 10
    return rules.dice.ability_modifier(score if type(score) is int else 10)


def _powers(race: Race, level: int, value: Given) -> list[dict[str, Any]]:
    """What it breathes, and the spells that are born with it."""
    proficiency = rules.dice.proficiency(min(level, 20))
    found: list[dict[str, Any]] = []
    if race.breath is not None:
        dice = 2 + sum(level >= least for least in (6, 11, 16))
        dc = 8 + proficiency + _modifier(value, "constitution")
        found.append({
            "name": "dragon_breath", "use": {"uses": 1, "rest": "short"},
            "target": {"range": "self", "area": race.breath.area}, "test": {"save": race.breath.save, "dc": dc},
            "effects": [{"kind": "damage", "dice": f"{dice}d6 {race.breath.damage}", "on_success": "half"}],
        })  # fmt: skip
    if race.legacy:
        dc = 8 + proficiency + _modifier(value, "charisma")
        found += [
            innate(name, rank, {"test": {"dc": dc}, **more}) for least, name, rank, more in LEGACY if level >= least
        ]
    return found


LEGACY: tuple[tuple[int, str, int, dict[str, Any]], ...] = (
    (3, "hellish_rebuke", 2, {"effects": [{"kind": "damage", "dice": "3d10 fire"}]}),
    (5, "darkness", 2, {}),
)
"""From which level which spell, as of which level, with what else."""
