"""The JSON of Open5e: defences and senses as texts, saves as ``dexterity_save``, features with ``desc``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bojiste.systems.srd5.importing import powers
from bojiste.systems.srd5.importing.printed import (
    WAYS,
    Feature,
    Printed,
    challenge_of,
    kind_of,
    number,
    senses,
    shielded,
)
from bojiste.systems.srd5.words import ABILITIES

Entry = Mapping[str, Any]


def fits(entry: Entry) -> bool:
    return "hit_points" in entry and "strength_save" in entry


def read(entry: Entry) -> Printed:
    """The block of one monster."""
    speed: Mapping[str, Any] = entry["speed"] if isinstance(entry.get("speed"), Mapping) else {}
    seen, passive = senses(str(entry.get("senses", "")))
    printed = Printed(
        name=str(entry.get("name", "")),
        size=str(entry.get("size", "")).lower(),
        kind=kind_of(str(entry.get("type", ""))),
        armour=number(entry.get("armor_class")) or 0,
        shield=shielded(entry.get("armor_desc")),
        hit_points=number(entry.get("hit_points")) or 0,
        hit_dice=str(entry.get("hit_dice") or ""),
        speed={way: far for way in WAYS if (far := number(speed.get(way))) is not None},
        hover=bool(speed.get("hover")),
        abilities={ability: number(entry.get(ability)) or 0 for ability in ABILITIES},
        saves={ability: bonus for ability in ABILITIES if (bonus := number(entry.get(f"{ability}_save"))) is not None},
        skills={
            key.lower().replace(" ", "_"): number(value) or 0 for key, value in (entry.get("skills") or {}).items()
        },
        senses=seen,
        passive_perception=passive,
        challenge=challenge_of(entry.get("challenge_rating", "")),
    )
    printed.resist = texts(entry.get("damage_resistances", ""))
    printed.immune = texts(entry.get("damage_immunities", ""))
    printed.vulnerable = texts(entry.get("damage_vulnerabilities", ""))
    printed.condition_immune = texts(entry.get("condition_immunities", ""))
    printed.traits = list(_features(entry, "special_abilities"))
    printed.actions = list(_features(entry, "actions"))
    printed.bonus = list(_features(entry, "bonus_actions"))
    printed.reactions = list(_features(entry, "reactions"))
    printed.legendary = list(_features(entry, "legendary_actions"))
    return printed.checked()


def texts(value: Any) -> list[str]:
    """``cold, fire; bludgeoning from nonmagical attacks``: what belongs together stays so."""
    parts = [part.strip().lower() for part in str(value or "").split(";") if part.strip()]
    return [
        word.strip()
        for part in parts
        for word in ([part] if "nonmagical" in part else part.replace(" and ", ", ").split(","))
        if word.strip()
    ]


def _features(entry: Entry, key: str) -> Iterator[Feature]:
    for one in entry.get(key) or ():
        yield Feature(str(one.get("name", "")), str(one.get("desc", "")), powers.used(str(one.get("name", ""))))
