"""The JSON of Improved Initiative: capitals (``HP.Value``), features with ``Name`` and ``Content``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bojiste.systems.srd5.importing import powers
from bojiste.systems.srd5.importing.fields import Fields
from bojiste.systems.srd5.importing.printed import (
    SHORT,
    SKILLS,
    Feature,
    Printed,
    challenge_of,
    kind_of,
    senses,
    shielded,
    size_of,
    speeds,
    texts,
)

Entry = Mapping[str, Any]


def fits(entry: Entry) -> bool:
    return "HP" in entry and "AC" in entry and "Abilities" in entry


def several(entry: Entry) -> Iterator[tuple[str, Any]]:
    """The blocks of an export of everything: ``Creatures.abc`` is one, ``PersistentCharacters.abc`` has one."""
    for key, one in entry.items():
        if key.startswith("Creatures."):
            yield key, one
        elif key.startswith(("PersistentCharacters.", "PlayerCharacters.")):
            yield key, one.get("StatBlock", one) if isinstance(one, Mapping) else one


def read(entry: Entry) -> Printed:
    """The block of one creature; that of a player has a level for a challenge."""
    said = Fields(entry)
    kind = said.text("Type")
    speed, hover = speeds(", ".join(said.texts("Speed")))
    seen, passive = senses(", ".join(said.texts("Senses")))
    player = bool(said.text("Player"))
    printed = Printed(
        name=said.text("Name"),
        size=size_of(kind),
        kind=kind_of(kind),
        armour=said.table("AC").number("Value") or 0,
        shield=shielded(said.at("AC", "Notes")),
        hit_points=said.table("HP").number("Value") or 0,
        hit_dice=said.table("HP").text("Notes").strip("() "),
        speed=speed,
        hover=hover,
        abilities={whole: said.table("Abilities").number(short.title()) or 0 for short, whole in SHORT.items()},
        saves={SHORT[key]: bonus for key, bonus in _bonuses(said, "Saves", SHORT)},
        skills=dict(_bonuses(said, "Skills", SKILLS)),
        senses=seen,
        passive_perception=passive,
        challenge="" if player else challenge_of(said.text("Challenge")),
        level=(said.number("Challenge") or 0) if player else 0,
        player=player,
    )
    printed.resist = [word for one in said.texts("DamageResistances") for word in texts(one)]
    printed.immune = [word for one in said.texts("DamageImmunities") for word in texts(one)]
    printed.vulnerable = [word for one in said.texts("DamageVulnerabilities") for word in texts(one)]
    printed.condition_immune = [one.lower() for one in said.texts("ConditionImmunities")]
    printed.traits = list(_features(said, "Traits"))
    printed.actions = list(_features(said, "Actions"))
    printed.bonus = list(_features(said, "BonusActions"))
    printed.reactions = list(_features(said, "Reactions"))
    printed.legendary = list(_features(said, "LegendaryActions"))
    printed.unknown = list(_features(said, "MythicActions"))
    return printed.checked(said.faults)


def _bonuses(said: Fields, key: str, known: Any) -> Iterator[tuple[str, int]]:
    """Names and modifiers; saves go by three letters."""
    for one in said.rows(key):
        name = one.text("Name").strip().lower().replace(" ", "_")
        name = name[:3] if known is SHORT else name
        if name not in known:
            one.fault("Name", one.at("Name"))
        elif (bonus := one.number("Modifier")) is not None:
            yield name, bonus


def _features(said: Fields, key: str) -> Iterator[Feature]:
    for one in said.rows(key):
        name = one.text("Name")
        yield Feature(name, one.text("Content"), powers.used(name))
