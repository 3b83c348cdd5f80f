"""The JSON of Improved Initiative: capitals (``HP.Value``), features with ``Name`` and ``Content``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bojiste.systems.srd5.importing import powers
from bojiste.systems.srd5.importing.open5e import texts
from bojiste.systems.srd5.importing.printed import (
    SHORT,
    Feature,
    Printed,
    challenge_of,
    kind_of,
    number,
    senses,
    shielded,
    speeds,
)
from bojiste.systems.srd5.words import SIZES

Entry = Mapping[str, Any]


def fits(entry: Entry) -> bool:
    return "HP" in entry and "AC" in entry and "Abilities" in entry


def read(entry: Entry) -> Printed:
    """The block of one creature."""
    kind = str(entry.get("Type", ""))
    speed, hover = speeds(", ".join(map(str, entry.get("Speed") or ())))
    seen, passive = senses(", ".join(map(str, entry.get("Senses") or ())))
    abilities = entry.get("Abilities") or {}
    printed = Printed(
        name=str(entry.get("Name", "")),
        size=next((size for size in SIZES if size in kind.lower().split()), ""),
        kind=kind_of(kind),
        armour=number((entry.get("AC") or {}).get("Value")) or 0,
        shield=shielded(entry.get("AC")),
        hit_points=number((entry.get("HP") or {}).get("Value")) or 0,
        hit_dice=str((entry.get("HP") or {}).get("Notes") or "").strip("() "),
        speed=speed,
        hover=hover,
        abilities={whole: number(abilities.get(short.title())) or 0 for short, whole in SHORT.items()},
        saves={
            SHORT[one["Name"][:3].lower()]: number(one["Modifier"]) or 0
            for one in entry.get("Saves") or ()
            if one["Name"][:3].lower() in SHORT
        },
        skills={
            one["Name"].lower().replace(" ", "_"): number(one["Modifier"]) or 0 for one in entry.get("Skills") or ()
        },
        senses=seen,
        passive_perception=passive,
        challenge=challenge_of(entry.get("Challenge", "")),
    )
    printed.resist = [word for one in entry.get("DamageResistances") or () for word in texts(one)]
    printed.immune = [word for one in entry.get("DamageImmunities") or () for word in texts(one)]
    printed.vulnerable = [word for one in entry.get("DamageVulnerabilities") or () for word in texts(one)]
    printed.condition_immune = [str(one).lower() for one in entry.get("ConditionImmunities") or ()]
    printed.traits = list(_features(entry, "Traits"))
    printed.actions = list(_features(entry, "Actions"))
    printed.bonus = list(_features(entry, "BonusActions"))
    printed.reactions = list(_features(entry, "Reactions"))
    printed.legendary = list(_features(entry, "LegendaryActions"))
    return printed.checked()


def _features(entry: Entry, key: str) -> Iterator[Feature]:
    for one in entry.get(key) or ():
        name = str(one.get("Name", ""))
        yield Feature(name, str(one.get("Content", "")), powers.used(name))
