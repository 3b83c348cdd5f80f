"""The weapons and the armour of the game held against the equipment of the data.

The tables of the game were written from the catalogue of rules, not from the data; so every figure that differs is a
line of ``equipment.txt``, and so is a row that only one of the two has.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.words import DAMAGE_TYPES, FT
from bojiste.systems.srd5.words.goods import ARMOUR, LB, SHIELD, WEAPONS, Armour, Weapon

Entry = Mapping[str, Any]
Facts = Mapping[str, Any]
COINS = {"cp": 1, "sp": 10, "gp": 100}
OURS = frozenset(("improvised",))
"""Rows of the tables that are no piece of equipment."""
NO_RULE = frozenset(("monk",))
"""Properties of the data that are none of the weapon: who may use it so stands with the class."""
MODIFIERS = (-1, 0, 2, 3, 5)
"""Dexterity modifiers for which an Armor Class is compared: with a kind of armour they count, up to 2, or not."""


class Row(NamedTuple):
    """What the data say of one piece, and what the tables do."""

    key: str
    data: Facts
    ours: Facts


def disagreements(entries: Iterable[Entry]) -> str:
    """A line for each figure that differs, in the order of the data; at the end what only the tables have."""
    rows = list(_rows(entries))
    lines = [line for row in rows for line in _of(row)]
    known = {*WEAPONS, *ARMOUR, "shield"} - OURS
    lines += [f"{key}: only the tables have it" for key in sorted(known - {row.key for row in rows})]
    return "".join(f"{line}\n" for line in lines)


def _rows(entries: Iterable[Entry]) -> Iterator[Row]:
    for entry in entries:
        match entry.get("equipment_category", {}).get("index"):
            case "weapon":
                key = key_of(entry)
                row = WEAPONS.get(key)
                yield Row(key, _weapon(entry), _our_weapon(row) if row else {})
            case "armor":
                key = key_of(entry).removesuffix("_armor")
                piece = SHIELD if key == "shield" else ARMOUR.get(key)
                if "Barding" not in entry["name"]:
                    yield Row(key, _armour(entry), _our_armour(key, piece) if piece else {})


def key_of(entry: Entry) -> str:
    """``crossbow-hand`` is a hand crossbow."""
    kind, _, which = entry["index"].partition("-")
    return f"{which}_{kind}" if kind == "crossbow" else str(entry["index"]).replace("-", "_")


def _of(row: Row) -> Iterator[str]:
    if not row.ours:
        yield f"{row.key}: only the data have it"
        return
    for name, said in row.data.items():
        if said != row.ours[name]:
            yield f"{row.key}: {name}: the data say {_shown(said)}, the table {_shown(row.ours[name])}"


def _shown(value: Any) -> str:
    return " ".join(sorted(value)) or "none" if isinstance(value, frozenset) else str(value)


def _priced(entry: Entry) -> Facts:
    cost = entry["cost"]
    return {"price": cost["quantity"] * COINS[cost["unit"]], "weight": entry.get("weight") or 0}


def _weapon(entry: Entry) -> Facts:
    damage, two = entry.get("damage") or {}, entry.get("two_handed_damage") or {}
    far = entry.get("throw_range") or (entry["range"] if entry["weapon_range"] == "Ranged" else {})
    properties = frozenset(one["index"].replace("-", "_") for one in entry["properties"]) - NO_RULE
    return {
        **_priced(entry),
        "group": entry["category_range"].lower(),
        "damage": _harm(damage),
        "in two hands": _harm(two),
        "range": f"{far.get('normal', 0)}/{far.get('long', 0)}",
        "reach": entry["range"]["normal"] if entry["weapon_range"] == "Melee" else 5,
        "properties": properties,
    }


def _harm(damage: Entry) -> str:
    return f"{damage['damage_dice']} {damage['damage_type']['index']}" if damage else "none"


def _our_weapon(row: Weapon) -> Facts:
    type_ = "" if row.damage is None else DAMAGE_TYPES[row.damage]
    dice = f"{row.dice}d{row.sides}" if row.dice else str(row.flat)
    return {
        "price": row.cost,
        "weight": row.weight / LB,
        "group": f"{'martial' if row.martial else 'simple'} {'ranged' if row.ranged else 'melee'}",
        "damage": f"{dice} {type_}" if type_ else "none",
        "in two hands": f"1d{row.versatile} {type_}" if row.versatile else "none",
        "range": f"{row.normal // FT}/{row.long // FT}",
        "reach": rules.weapon.reach(5 * FT, "reach" in row.properties) // FT,
        "properties": row.properties,
    }


def _armour(entry: Entry) -> Facts:
    said = entry["armor_class"]
    most = said.get("max_bonus", max(MODIFIERS)) if said["dex_bonus"] else 0
    each = [said["base"] + (min(one, most) if said["dex_bonus"] else 0) for one in MODIFIERS]
    return {
        **_priced(entry),
        "kind": entry["armor_category"].lower(),
        "armour class": each,
        "strength": entry["str_minimum"],
        "loud": entry["stealth_disadvantage"],
    }


def _our_armour(key: str, row: Armour) -> Facts:
    each = [row.base if row is SHIELD else rules.armour.ac(key, one) for one in MODIFIERS]
    return {
        "price": row.cost,
        "weight": row.weight / LB,
        "kind": row.kind,
        "armour class": each,
        "strength": row.strength,
        "loud": row.loud,
    }
