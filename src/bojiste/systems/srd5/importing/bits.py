"""The JSON of the 5e-bits database: ``index``, ``armor_class`` as a list, features with ``desc`` and ``usage``.

Older files of the same database are read too: Armor Class, speed and senses as texts or bare numbers, trained saves and
skills as ``dexterity_save`` and ``stealth``, proficiencies by their names.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from bojiste.systems.srd5.importing import powers
from bojiste.systems.srd5.importing.fields import Fields, whole_number
from bojiste.systems.srd5.importing.printed import (
    SENSES,
    SHORT,
    SKILLS,
    WAYS,
    Feature,
    Printed,
    challenge_of,
    kind_of,
    legendary_actions,
    senses,
    shielded,
    speeds,
    texts,
)
from bojiste.systems.srd5.words import ABILITIES

Entry = Mapping[str, Any]
_WORN = ("natural", "dex", "armor")
"""What counts for the Armor Class as it is met; a spell that may be cast does not."""


def fits(entry: Entry) -> bool:
    return "index" in entry and "challenge_rating" in entry and "strength" in entry


def read(entry: Entry) -> Printed:
    """The block of one monster."""
    said = Fields(entry)
    speed, hover = _speed(said)
    seen, passive = _senses(said)
    printed = Printed(
        name=said.text("name"),
        size=said.text("size").lower(),
        kind=kind_of(said.text("type")),
        armour=_armour(said),
        shield=shielded(entry.get("armor_class")),
        hit_points=said.number("hit_points") or 0,
        hit_dice=said.text("hit_points_roll") or said.text("hit_dice"),
        speed=speed,
        hover=hover,
        abilities={ability: said.number(ability) or 0 for ability in ABILITIES},
        saves=dict(_saves(said)),
        skills=dict(_skills(said)),
        senses=seen,
        passive_perception=passive,
        challenge=challenge_of(entry.get("challenge_rating", "")),
        experience=said.number("xp"),
    )
    printed.resist = _defences(said, "damage_resistances")
    printed.immune = _defences(said, "damage_immunities")
    printed.vulnerable = _defences(said, "damage_vulnerabilities")
    printed.condition_immune = list(_conditions(said))
    printed.traits = list(_features(said, "special_abilities"))
    printed.actions = list(_features(said, "actions"))
    printed.reactions = list(_features(said, "reactions"))
    printed.legendary = list(_features(said, "legendary_actions"))
    printed.legendary_actions = legendary_actions(said.text("legendary_desc"))
    return printed.checked(said.faults)


def _armour(said: Fields) -> int:
    """The Armor Class as it is met."""
    if not isinstance(said.at("armor_class"), list):
        return said.number("armor_class") or 0
    rows = list(said.rows("armor_class"))
    worn = [one for one in rows if one.at("type") in _WORN]
    return ((worn or rows)[-1 if worn else 0].number("value") or 0) if rows else 0


def _speed(said: Fields) -> tuple[dict[str, int], bool]:
    if isinstance(said.at("speed"), str):
        return speeds(said.text("speed"))
    table = said.table("speed")
    return {way: far for way in WAYS if (far := table.number(way)) is not None}, table.flag("hover")


def _senses(said: Fields) -> tuple[dict[str, int], int | None]:
    if isinstance(said.at("senses"), str):
        return senses(said.text("senses"))
    table = said.table("senses")
    found = {sense: far for sense in SENSES if (far := _seen(table, sense)) is not None}
    return found, table.number("passive_perception")


def _seen(table: Fields, sense: str) -> int | None:
    """``30 ft. (blind beyond this radius)``, ``60 ft. or 10 ft. while deafened``: the first that is said."""
    far = re.match(r"\s*(\d+) ?ft", table.text(sense)) if isinstance(table.at(sense), str) else None
    return int(far[1]) if far else table.number(sense)


def _saves(said: Fields) -> Iterator[tuple[str, int]]:
    for ability in ABILITIES:
        if (bonus := said.number(f"{ability}_save")) is not None:
            yield ability, bonus
    for key, bonus in _proficient(said, "saving-throw"):
        if key in SHORT:
            yield SHORT[key], bonus
        else:
            said.fault("proficiencies", f"saving throw: {key}")


def _skills(said: Fields) -> Iterator[tuple[str, int]]:
    for skill in SKILLS:
        if isinstance(said.at(skill), int | str) and (bonus := said.number(skill)) is not None:
            yield skill, bonus
    for key, bonus in _proficient(said, "skill"):
        skill = key.replace("-", "_").replace(" ", "_")
        if skill in SKILLS:
            yield skill, bonus
        else:
            said.fault("proficiencies", f"skill: {key}")


def _proficient(said: Fields, kind: str) -> Iterator[tuple[str, int]]:
    """What is trained, by its index (``saving-throw-dex``) or, in older files, its name (``Saving Throw: DEX``)."""
    for one in said.rows("proficiencies"):
        index = one.text("proficiency", "index") or one.text("index")
        name = one.text("proficiency", "name") or one.text("name")
        found = index.removeprefix(f"{kind}-") if index.startswith(f"{kind}-") else ""
        if name.lower().startswith(f"{kind.replace('-', ' ')}:"):
            found = found or name.partition(":")[2].strip().lower()
        if found and (bonus := one.number("value")) is not None:
            yield found, bonus


def _defences(said: Fields, key: str) -> list[str]:
    """Each entry as it is printed; a text has several."""
    return texts(said.text(key)) if isinstance(said.at(key), str) else said.texts(key)


def _conditions(said: Fields) -> Iterator[str]:
    found = said.at("condition_immunities")
    if isinstance(found, str):
        yield from texts(found)
        return
    for place, one in enumerate(said.values("condition_immunities")):
        name = (one.get("index") or one.get("name")) if isinstance(one, Mapping) else one
        if isinstance(name, str) and name:
            yield name.lower()
        else:
            said.fault(f"condition_immunities[{place}]", one)


def _features(said: Fields, key: str) -> Iterator[Feature]:
    for one in said.rows(key):
        name = one.text("name")
        usage = one.table("usage")
        numbers = {place: whole_number(usage.at(place)) or 0 for place in ("min_value", "times")}
        yield Feature(name, one.text("desc"), powers.used(name, {**usage.said, **numbers} if usage else None))
