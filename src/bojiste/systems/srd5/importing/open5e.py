"""The JSON of Open5e: defences and senses as texts, saves as ``dexterity_save``, features with ``desc``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bojiste.systems.srd5.importing import powers
from bojiste.systems.srd5.importing.fields import Fields
from bojiste.systems.srd5.importing.printed import (
    SKILLS,
    WAYS,
    Feature,
    Printed,
    challenge_of,
    kind_of,
    legendary_actions,
    senses,
    shielded,
    texts,
)
from bojiste.systems.srd5.words import ABILITIES

Entry = Mapping[str, Any]


def fits(entry: Entry) -> bool:
    return "hit_points" in entry and "strength_save" in entry


def read(entry: Entry) -> Printed:
    """The block of one monster."""
    said = Fields(entry)
    speed = said.table("speed")
    seen, passive = senses(said.text("senses"))
    printed = Printed(
        name=said.text("name"),
        size=said.text("size").lower(),
        kind=kind_of(said.text("type")),
        armour=said.number("armor_class") or 0,
        shield=shielded(entry.get("armor_desc")),
        hit_points=said.number("hit_points") or 0,
        hit_dice=said.text("hit_dice"),
        speed={way: far for way in WAYS if (far := speed.number(way)) is not None},
        hover=speed.flag("hover"),
        abilities={ability: said.number(ability) or 0 for ability in ABILITIES},
        saves={ability: bonus for ability in ABILITIES if (bonus := said.number(f"{ability}_save")) is not None},
        skills=dict(skills(said.table("skills"))),
        senses=seen,
        passive_perception=passive,
        challenge=challenge_of(entry.get("challenge_rating", "")),
    )
    printed.resist = texts(said.text("damage_resistances"))
    printed.immune = texts(said.text("damage_immunities"))
    printed.vulnerable = texts(said.text("damage_vulnerabilities"))
    printed.condition_immune = texts(said.text("condition_immunities"))
    printed.traits = list(_features(said, "special_abilities"))
    printed.actions = list(_features(said, "actions"))
    printed.bonus = list(_features(said, "bonus_actions"))
    printed.reactions = list(_features(said, "reactions"))
    printed.legendary = list(_features(said, "legendary_actions"))
    printed.legendary_actions = legendary_actions(said.text("legendary_desc"))
    return printed.checked(said.faults)


def skills(said: Fields) -> Iterator[tuple[str, int]]:
    """Total bonuses by the names of skills; what is no skill is a fault."""
    for key in said.said:
        skill = _skill(key)
        if skill is None:
            said.fault(key, said.at(key))
        elif (bonus := said.number(key)) is not None:
            yield skill, bonus


def _skill(key: str) -> str | None:
    """A skill by its name, or by the first word of it: ``sleight``, ``animal``."""
    name = key.strip().lower().replace(" ", "_")
    alike = [skill for skill in SKILLS if skill == name or skill.startswith(f"{name}_")]
    return alike[0] if name and len(alike) == 1 else None


def _features(said: Fields, key: str) -> Iterator[Feature]:
    for one in said.rows(key):
        yield Feature(one.text("name"), one.text("desc"), powers.used(one.text("name")))
