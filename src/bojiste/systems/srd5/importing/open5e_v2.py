"""The JSON of the second Open5e interface: ``ability_scores``, one list of actions by ``action_type``, defences as
lists of keys beside their text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bojiste.errors import Problem
from bojiste.systems.srd5.importing import powers
from bojiste.systems.srd5.importing.fields import Fields, whole_number
from bojiste.systems.srd5.importing.open5e import skills
from bojiste.systems.srd5.importing.printed import (
    SENSES,
    WAYS,
    Feature,
    Printed,
    challenge_of,
    costing,
    kind_of,
    shielded,
    texts,
)
from bojiste.systems.srd5.importing.records import Use
from bojiste.systems.srd5.words import ABILITIES

Entry = Mapping[str, Any]
_PLACES = {"ACTION": "actions", "BONUS_ACTION": "bonus", "REACTION": "reactions", "LEGENDARY_ACTION": "legendary"}
_ORDINARY = {
    "damage_resistances": "nonmagical_attack_resistance", "damage_immunities": "nonmagical_attack_immunity",
}  # fmt: skip


def fits(entry: Entry) -> bool:
    return "ability_scores" in entry and "hit_points" in entry


def read(entry: Entry) -> Printed:
    """The block of one creature."""
    said = Fields(entry)
    speed, scores = said.table("speed"), said.table("ability_scores")
    printed = Printed(
        name=said.text("name"),
        size=_named(said, "size"),
        kind=kind_of(_named(said, "type")),
        armour=said.number("armor_class") or 0,
        shield=shielded(entry.get("armor_detail")),
        hit_points=said.number("hit_points") or 0,
        hit_dice=said.text("hit_dice"),
        speed={way: far for way in WAYS if (far := speed.number(way)) is not None},
        hover=speed.flag("hover"),
        abilities={ability: scores.number(ability) or 0 for ability in ABILITIES},
        saves={one: bonus for one in ABILITIES if (bonus := said.table("saving_throws").number(one)) is not None},
        skills=dict(skills(said.table("skill_bonuses"))),
        senses={sense: far for sense in SENSES if (far := said.number(f"{sense}_range"))},
        passive_perception=said.number("passive_perception"),
        challenge=_challenge(said),
        experience=said.number("experience_points"),
    )
    printed.resist, printed.immune = _defences(said, "damage_resistances"), _defences(said, "damage_immunities")
    printed.vulnerable = _defences(said, "damage_vulnerabilities")
    printed.condition_immune = _defences(said, "condition_immunities")
    printed.traits = [Feature(one.text("name"), one.text("desc"), _use(one)) for one in said.rows("traits")]
    for place, feature in _actions(said):
        getattr(printed, place).append(feature)
    if not printed.actions and entry.get("parts") == "rows":
        printed.problems.append(Problem("actions", "", "import-parts"))
    return printed.checked(said.faults)


def _named(said: Fields, key: str) -> str:
    """A key by itself, or of a table with a name and an address."""
    found = said.at(key)
    return said.text(key).lower() if isinstance(found, str) else said.table(key).text("key").lower()


def _challenge(said: Fields) -> str:
    """As it is printed; ``0.250`` where only that is there."""
    if text := said.text("challenge_rating_text"):
        return challenge_of(text)
    number = said.at("challenge_rating_decimal") or said.at("challenge_rating")
    try:
        return challenge_of(float(number))
    except (TypeError, ValueError, OverflowError):
        return challenge_of(number or "")


def _defences(said: Fields, key: str) -> list[str]:
    """The text, which says against what attacks; the keys where there is none, and whether ordinary weapons count."""
    found = _listed(said, key)
    if said.flag(_ORDINARY.get(key, "")) and not any("nonmagical" in one for one in found):
        found.append("bludgeoning, piercing, and slashing from nonmagical attacks")
    return found


def _listed(said: Fields, key: str) -> list[str]:
    table = said.table("resistances_and_immunities") or said
    if text := table.text(f"{key}_display"):
        return texts(text)
    return [one.text("key") or one.text("name").lower() for one in table.rows(key)]


def _actions(said: Fields) -> Iterator[tuple[str, Feature]]:
    """Every action with its place, in the order of the block."""
    rows = list(said.rows("actions"))
    for one in sorted(rows, key=lambda one: whole_number(one.at("order_in_statblock")) or 0):
        kind = one.text("action_type") or "ACTION"
        if kind not in _PLACES:
            one.fault("action_type", kind)
            continue
        name = costing(one.text("name"), one.number("legendary_action_cost") if kind == "LEGENDARY_ACTION" else 1)
        yield _PLACES[kind], Feature(name, one.text("desc"), _use(one))


def _use(one: Fields) -> Use:
    """How often: by the name, or by the limits that stand apart."""
    found = powers.used(one.text("name"))
    limits = one.table("usage_limits")
    if found != Use() or not limits:
        return found
    match limits.text("type"), limits.number("param"):
        case "RECHARGE_ON_ROLL", int(face):
            return Use(recharge=face)
        case "PER_DAY", int(times):
            return Use(day=times)
        case "RECHARGE_AFTER_REST", _:
            return Use(rest=True)
    limits.fault("type", limits.text("type"))
    return found
