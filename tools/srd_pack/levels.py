"""Characters in short held against the level tables of the document: twelve classes, twenty levels.

A class and a level bring hit points, proficiency, saving throws, attacks, spell slots and some features. Every figure
that differs is a line of ``levels.txt``, and so is a feature of which ``words.callings`` does not say how far it is
played, or that it has and the tables have not.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.sheet import Sheet
from bojiste.systems.srd5.words import ABILITIES
from bojiste.systems.srd5.words.callings import of_class

Entry = Mapping[str, Any]
SCORES = {ability: 10 + 2 * place for place, ability in enumerate(ABILITIES)}
"""Every modifier another one: what is taken from the wrong ability is seen."""
SCORES_RISE = "ability_score_improvement"
"""It stands in the scores of a sheet."""
PARTS_OF = {
    "flurry_of_blows": "ki", "patient_defense": "ki", "step_of_the_wind": "ki", "turn_undead": "channel_divinity",
    "flexible_casting": "font_of_magic", "divine_intervention_improvement": "divine_intervention",
    "font_of_inspiration": "bardic_inspiration", "superior_inspiration": "bardic_inspiration",
    "aura_improvements": "aura_of_protection", "domain_spells": "divine_domain", "oath_spells": "sacred_oath",
    "sorcerous_restoration": "font_of_magic", "signature_spell": "signature_spells",
    "college": "bard_college", "circle": "druid_circle", "archetype": "ranger_archetype",
}  # fmt: skip
"""Features that are a part of another one."""
_ABOUT = re.compile(
    r"_(?:\d+|d\d+|\d+_(?:die|dice|use|uses|rest|type|types|terrain_types?|enemies)|cr_.*|creating.*|converting.*|\dth_level)$"
)


def disagreements(tables: Mapping[str, tuple[Entry, Iterable[Entry]]]) -> str:
    """A line for each place where a class is other than its table; by the class, its entry and its levels."""
    return "".join(f"{line}\n" for name, (calling, rows) in tables.items() for line in _of(name, calling, rows))


def _of(name: str, calling: Entry, rows: Iterable[Entry]) -> Iterator[str]:
    features: list[str] = []
    for row in sorted((row for row in rows if "subclass" not in row), key=lambda row: int(row["level"])):
        features += [key_of(one["index"], name) for one in row["features"]]
        where = f"{name} {row['level']}"
        plain = {"class": name, "level": row["level"], "abilities": SCORES, "subclass": "none"}
        sheet = Sheet.model_validate(plain)
        said, ours = dict(_table(calling, row, features)), dict(_ours(sheet))
        yield from (
            f"{where}: {key}: the table says {said[key]}, the sheet {ours[key]}"
            for key in said
            if said[key] != ours[key]
        )
        known = {row.name: row for row in of_class(name, row["level"], None)}
        for one in features:
            if one != SCORES_RISE and one not in known and PARTS_OF.get(one, one) not in known:
                yield f"{where}: {one} is neither played nor left to the referee"
        for one in known.keys() - {*features, *(PARTS_OF.get(one, one) for one in features)}:
            yield f"{where}: {one} is {known[one].how}, and the table does not have it"


def key_of(index: str, name: str) -> str:
    """``monk-extra-attack`` and ``extra-attack-2`` are ``extra_attack``."""
    key = index.replace("-", "_").removeprefix(f"{name}_").removesuffix(f"_{name}")
    while (shorter := _ABOUT.sub("", key)) != key:
        key = shorter
    return "turn_undead" if key == "channel_divinity_turn_undead" else key


def _table(calling: Entry, row: Entry, features: list[str]) -> Iterator[tuple[str, Any]]:
    level, die = row["level"], calling["hit_die"]
    con = rules.dice.ability_modifier(SCORES["constitution"])
    short = {ability[:3]: ability for ability in ABILITIES}
    saves = {short[one["index"]] for one in calling["saving_throws"]}
    saves |= set(ABILITIES) if "diamond_soul" in features else {"wisdom"} if "slippery_mind" in features else set()
    casting = row.get("spellcasting") or {}
    slots = [casting.get(f"spell_slots_level_{rank}", 0) for rank in range(1, 10)]
    yield "hit points", die + con + (level - 1) * (die // 2 + 1 + con)
    yield "hit dice", f"{level}d{die}"
    yield "proficiency", row["prof_bonus"]
    yield "saves", {one: rules.dice.ability_modifier(SCORES[one]) + row["prof_bonus"] for one in sorted(saves)}
    yield "attacks", 1 + features.count("extra_attack")
    yield "slots", "/".join(map(str, slots)).rstrip("/0")
    yield "sneak attack", row.get("class_specific", {}).get("sneak_attack", {}).get("dice_count", 0)
    yield "traits", sorted({"reckless_attack", "evasion", "cunning_action"} & set(features))


def _ours(sheet: Sheet) -> Iterator[tuple[str, Any]]:
    traits = {one.name: one.number for one in sheet.traits}
    names = {"reckless": "reckless_attack"}
    yield "hit points", sheet.hp_max
    yield "hit dice", f"{sheet.hit_dice.number}d{sheet.hit_dice.sides}"
    yield "proficiency", rules.dice.proficiency(sheet.level or 0)
    yield "saves", {one: sheet.saves[one] for one in sorted(sheet.saves)}
    yield "attacks", sheet.attacks
    yield "slots", "/".join(map(str, [*sheet.slots, *[0] * (9 - len(sheet.slots))])).rstrip("/0")
    yield "sneak attack", traits.pop("sneak_attack", 0)
    yield "traits", sorted({names.get(one, one) for one in traits} & {"reckless_attack", "evasion", "cunning_action"})
