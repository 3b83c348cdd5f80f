"""The JSON of the 5e-bits database: ``index``, ``armor_class`` as a list, features with ``desc`` and ``usage``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bojiste.systems.srd5.importing import powers
from bojiste.systems.srd5.importing.printed import (
    SENSES,
    SHORT,
    WAYS,
    Feature,
    Printed,
    challenge_of,
    kind_of,
    number,
    shielded,
)
from bojiste.systems.srd5.words import ABILITIES

Entry = Mapping[str, Any]


def fits(entry: Entry) -> bool:
    return "index" in entry and "special_abilities" in entry and "challenge_rating" in entry


def read(entry: Entry) -> Printed:
    """The block of one monster."""
    speed, senses = entry.get("speed") or {}, entry.get("senses") or {}
    printed = Printed(
        name=str(entry.get("name", "")),
        size=str(entry.get("size", "")).lower(),
        kind=kind_of(str(entry.get("type", ""))),
        armour=_armour(entry.get("armor_class")),
        shield=shielded(entry.get("armor_class")),
        hit_points=number(entry.get("hit_points")) or 0,
        hit_dice=str(entry.get("hit_points_roll") or entry.get("hit_dice") or ""),
        speed={way: far for way in WAYS if (far := number(speed.get(way))) is not None},
        hover=bool(speed.get("hover")),
        abilities={ability: number(entry.get(ability)) or 0 for ability in ABILITIES},
        saves={SHORT[key]: value for key, value in _proficient(entry, "saving-throw-")},
        skills={key.replace("-", "_"): value for key, value in _proficient(entry, "skill-")},
        senses={sense: far for sense in SENSES if (far := number(senses.get(sense))) is not None},
        passive_perception=number(senses.get("passive_perception")),
        challenge=challenge_of(entry.get("challenge_rating", "")),
        experience=number(entry.get("xp")),
    )
    printed.resist = list(entry.get("damage_resistances") or ())
    printed.immune = list(entry.get("damage_immunities") or ())
    printed.vulnerable = list(entry.get("damage_vulnerabilities") or ())
    printed.condition_immune = [one["index"] for one in entry.get("condition_immunities") or ()]
    printed.traits = list(_features(entry, "special_abilities"))
    printed.actions = list(_features(entry, "actions"))
    printed.reactions = list(_features(entry, "reactions"))
    printed.legendary = list(_features(entry, "legendary_actions"))
    return printed.checked()


def _armour(value: Any) -> int:
    """The Armor Class as it is met: what is worn and carried counts, a spell that may be cast does not."""
    worn = [one for one in value if one.get("type") in ("natural", "dex", "armor")] if isinstance(value, list) else []
    first = worn[-1] if worn else value
    return number(first.get("value") if isinstance(first, Mapping) else first) or 0


def _proficient(entry: Entry, kind: str) -> Iterator[tuple[str, int]]:
    for one in entry.get("proficiencies") or ():
        index = one["proficiency"]["index"]
        if index.startswith(kind):
            yield index.removeprefix(kind), one["value"]


def _features(entry: Entry, key: str) -> Iterator[Feature]:
    for one in entry.get(key) or ():
        yield Feature(one["name"], one.get("desc", ""), powers.used(one["name"], one.get("usage")))
