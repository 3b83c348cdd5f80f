"""The arrays of weapons, of their damage, and of how it meets everybody."""

from __future__ import annotations

from typing import Any

from bojiste.kernel.stage import by_column
from bojiste.systems.osr.kernel.blow import PROOF, RESISTS, SUFFERS
from bojiste.systems.osr.kernel.plain import proof, weapons
from bojiste.systems.osr.now import Burning
from bojiste.systems.osr.play.attack import to_hit
from bojiste.systems.osr.play.blow import Blow
from bojiste.systems.osr.play.gear import Weapon
from bojiste.systems.osr.play.table import Table
from bojiste.systems.osr.play.wound import added, clumsy
from bojiste.systems.osr.policy import span, worth
from bojiste.systems.osr.prepare import Profile
from bojiste.systems.osr.words import Dice

LOOKED_AT = ("two-weapons", "surround")
"""Summands that hang on the moment: the kernel looks at them each time."""


def arms(table: Table, profiles: tuple[Profile, ...]) -> dict[str, Any]:
    """All weapons, those of each by what they are worth, bare hands behind them."""
    fires = tuple(dict.fromkeys(weapon.lasting for who in profiles for weapon in weapons(who) if weapon.lasting))
    ways: list[dict[str, int]] = []
    parts: list[dict[str, Any]] = []
    spans: dict[str, list[int]] = {"first_way": [], "last_way": []}
    for who in profiles:
        spans["first_way"].append(len(ways))
        *own, bare = weapons(who)
        for weapon in (*sorted(own, key=lambda one: -worth(one)), bare):
            brings = -1 if weapon.lasting is None else fires.index(weapon.lasting)
            ways.append(_way(table, who, weapon, len(parts)) | {"brings": brings})
            parts += [_part(table, who, weapon, part) for part in weapon.parts]
        spans["last_way"].append(len(ways))
    return (
        spans
        | by_column(ways)
        | by_column(parts)
        | by_column([_fire(table, one) for one in fires])
        | {"many_ways": len(ways)}
    )


def _way(table: Table, who: Profile, weapon: Weapon, first: int) -> dict[str, int]:
    """A weapon whose parts come after so many others."""
    now, reach = table.now[who.id], weapon.reach
    left = dict(now.ammo).get(weapon.id)
    return {
        "in_hand": weapon in table.at_hand(who),
        "wielded": weapon.id in now.wielded,
        "natural": weapon.natural,
        "pairs": pairs(weapon),
        "strikes": 0 if weapon.missile else reach,
        "missile": weapon.missile,
        "throwable": weapon.throwable,
        "effective": weapon.effective if weapon.missile else reach,
        "span": span(weapon),
        "reload": weapon.reload,
        "ammo": -1 if left is None else left,
        "loaded": weapon.id not in now.unloaded,
        "several": who.multi.count(weapon.id),
        "clumsy": clumsy(Blow(who, who, weapon)),
        "first_part": first,
        "last_part": first + len(weapon.parts),
        **_sums(table, who, weapon, False),
        **{f"throw_{name.removeprefix('to_')}": value for name, value in _sums(table, who, weapon, True).items()},
    }


def pairs(weapon: Weapon) -> bool:
    """Whether a weapon counts for a fight with two of them (``Table.two_weapons``)."""
    return weapon.trained and not weapon.missile


def _sums(table: Table, who: Profile, weapon: Weapon, thrown: bool) -> dict[str, int]:
    """What is added to the roll and to the damage, whoever is struck, and whether anything shows in the damage."""
    blow = Blow(who, who, weapon, thrown=thrown)
    adds = [part.value for part in added(table, blow) if part.name not in LOOKED_AT]
    hits = [part.value for part in to_hit(table, blow) if part.name not in LOOKED_AT]
    return {"to_hit": sum(hits), "adds": sum(adds), "shows": bool(adds)}


def _fire(table: Table, lasting: Burning) -> dict[str, Any]:
    """A lasting damage."""
    damage = lasting.damage
    return {
        "fire_dice": damage.number,
        "fire_sides": damage.sides,
        "fire_flat": damage.flat,
        "lasts": -1 if lasting.left is None else lasting.left,
        "fire_meets": [_meets(table, 0, target, lasting.magical, damage) for target in table.everybody],
    }


def _part(table: Table, who: Profile, weapon: Weapon, part: Dice) -> dict[str, Any]:
    """A part of damage."""
    meets = [_meets(table, who.monster_level, target, weapon.magical, part) for target in table.everybody]
    return {"part_dice": part.number, "part_sides": part.sides, "meets": meets}


def _meets(table: Table, level: int, target: Profile, magical: bool, part: Dice) -> int:
    """How a part of damage, by a monster of a level (0: by nobody, or no monster), meets somebody
    (``play.damage.nature``)."""
    tags = (part.type, "magical") if magical else (part.type,)
    found = PROOF if proof(table.scene, level, target, magical, part.type) else 0
    found += 0 if target.sheet.resist.isdisjoint(tags) else RESISTS
    return found + (0 if target.sheet.weak.isdisjoint(tags) else SUFFERS)
