"""Attack rolls and damage."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.osr.words import Dice, Hit


@rule("osr.attack.roll")
def roll(total: int, armour_class: int) -> bool:
    """Whether the total hits."""
    return total >= armour_class


@rule("osr.attack.nat1")
def nat1(natural: int) -> bool:
    """Whether the die alone misses."""
    return natural == 1


@rule("osr.attack.nat20")
def nat20(natural: int) -> bool:
    """Whether the die alone hits, critically."""
    return natural == 20


def result(natural: int, total: int, armour_class: int) -> Hit:
    """What an attack roll comes to."""
    if nat1(natural):
        return Hit.MISS
    if nat20(natural):
        return Hit.CRITICAL
    return Hit.HIT if roll(total, armour_class) else Hit.MISS


@rule("osr.attack.melee_mod")
def melee_mod(strength: int, dexterity: int) -> int:
    """The ability modifier of a melee attack."""
    return strength


@rule("osr.attack.ranged_mod")
def ranged_mod(strength: int, dexterity: int) -> int:
    """The ability modifier of a missile or of a weapon thrown."""
    return dexterity


@rule("osr.attack.monster_mod")
def monster_mod(printed: bool, ability: int) -> int:
    """What ability adds to a to-hit bonus: nothing where the stat block prints it whole."""
    return 0 if printed else ability


@rule("osr.attack.critical")
def critical(parts: tuple[Dice, ...]) -> tuple[int, ...]:
    """The faces of a critical hit: every damage die at its highest."""
    return tuple(part.sides for part in parts for _ in range(part.number))


@rule("osr.attack.full_damage_critical")
def full_damage_critical(faces: tuple[int, ...], parts: tuple[Dice, ...]) -> bool:
    """Whether all damage dice rolled their highest, which counts as a critical hit."""
    return bool(faces) and faces == critical(parts)


@rule("osr.attack.critical_extra")
def critical_extra(switched_on: bool, is_critical: bool) -> bool:
    """Whether the referee may add an effect to a hit."""
    return switched_on and is_critical


@rule("osr.attack.damage")
def damage(faces: tuple[int, ...], modifiers: int) -> int:
    """Damage as the stat block or the sheet gives it."""
    return sum(faces) + modifiers


@rule("osr.attack.min_damage")
def min_damage(damage: int) -> int:
    """A hit does at least 1."""
    return damage if damage > 1 else 1


@rule("osr.attack.immunity")
def immunity(immune: frozenset[str], tags: tuple[str, ...]) -> bool:
    """Whether damage of these tags does nothing at all."""
    return not immune.isdisjoint(tags)


@rule("osr.attack.invulnerable")
def invulnerable(switched_on: bool, monster_level: int, magical: bool, attacker_level: int) -> bool:
    """Whether a monster takes nothing: from level 5 all but magic and the attacks of such monsters.

    A level is 0 for whoever is no monster.
    """
    return switched_on and monster_level >= 5 and not magical and attacker_level < 5


@rule("osr.attack.resistance")
def resistance(damage: int) -> int:
    """Half."""
    return damage // 2


@rule("osr.attack.weakness")
def weakness(damage: int) -> int:
    """Double."""
    return damage * 2


@rule("osr.attack.parts")
def parts(damage: int, resistant: bool, weak: bool, halved: bool) -> int:
    """One part of mixed damage after water and the nature of its victim; resistance and weakness cancel."""
    taken = resistance(damage) if halved else damage
    if resistant == weak:
        return taken
    return resistance(taken) if resistant else weakness(taken)


@rule("osr.attack.persistent")
def persistent(faces: tuple[int, ...], flat: int) -> int:
    """What a lasting effect does in one round, before the nature of its victim."""
    return sum(faces) + flat


@rule("osr.attack.adv_sources")
def adv_sources(
    melee: bool, lies: bool, target_lies: bool, blind: bool, target_blind: bool, unarmed: bool, shaky: bool, far: bool,
    clumsy: bool, judged: int,
) -> tuple[tuple[str, ...], tuple[str, ...]]:  # fmt: skip
    """Where advantage and disadvantage of an attack roll come from, by name, in the order of the catalogue; the last
    is the referee's word (1, −1)."""
    in_melee = (("unarmed", unarmed), ("lying", target_lies), ("blinded", target_blind)) if melee else ()
    helps = (*in_melee, ("referee", judged > 0))
    hinders = (
        ("prone", lies), ("blind", blind), ("unstable", shaky), ("far", far), ("water", clumsy),
        ("referee", judged < 0),
    )  # fmt: skip
    return tuple(name for name, there in helps if there), tuple(name for name, there in hinders if there)
