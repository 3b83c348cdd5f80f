"""``srd5.spell.*``: who may cast what, and with which numbers."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.srd5.words import FT

TURNS_A_MINUTE = 10


@rule("srd5.spell.dc")
def dc(modifier: int, proficiency: int, special: int = 0) -> int:
    """What a saving throw against a spell must reach."""
    return 8 + modifier + proficiency + special


@rule("srd5.spell.attack")
def attack(modifier: int, proficiency: int) -> int:
    """The bonus of a spell attack."""
    return modifier + proficiency


@rule("srd5.spell.slot")
def slot(level: int, slots: tuple[int, ...]) -> tuple[int, ...]:
    """The levels of slots that a spell may spend: its own or a higher one of which some are left; 0 for a cantrip,
    which spends none."""
    if level == 0:
        return (0,)
    return tuple(place for place, left in enumerate(slots, 1) if place >= level and left > 0)


def spent(level: int, slots: tuple[int, ...], back: bool = False) -> tuple[int, ...]:
    """The slots left after one of this level is spent, or given back."""
    if level == 0:
        return slots
    return (*slots[: level - 1], slots[level - 1] + (1 if back else -1), *slots[level:])


@rule("srd5.spell.long_casting")
def long_casting(minutes: int) -> int:
    """How many actions a casting of minutes takes, one on each turn."""
    return minutes * TURNS_A_MINUTE


@rule("srd5.spell.bonus_action_limit")
def bonus_action_limit(cast: tuple[tuple[bool, int], ...], bonus: bool, level: int) -> bool:
    """Whether one more spell fits into the turn: beside one cast as a bonus action only cantrips of one action.

    ``cast`` are those of the turn so far: whether as a bonus action, and the level.
    """
    if not bonus and not any(quick for quick, _ in cast):
        return True
    others = tuple(one for one in cast if not one[0]) + (() if bonus else ((False, level),))
    return sum(quick for quick, _ in cast) + bonus == 1 and all(other == 0 for _, other in others)


@rule("srd5.spell.clear_path")
def clear_path(shut: bool) -> bool:
    """Whether a spell reaches a target or a point: no total cover between it and the caster."""
    return not shut


@rule("srd5.spell.targets_range")
def targets_range(distance: int, limit: int, reach: int = 5 * FT) -> bool:
    """Whether somebody is near enough when the spell is cast; a limit of 0 is touch: the caster's reach."""
    return distance <= (limit or reach)


@rule("srd5.spell.components")
def components(parts: str, speaks: bool, hand: bool, focus: bool) -> bool:
    """Whether the components (letters of ``vsm``) can be given: a voice, a free hand, a free hand or a focus."""
    verbal, somatic, material = (letter in parts for letter in "vsm")
    return (speaks or not verbal) and (hand or not somatic) and (hand or focus or not material)


@rule("srd5.spell.same_spell")
def same_spell(amounts: tuple[tuple[str, int], ...]) -> int:
    """What effects add together: of one spell cast several times the strongest alone, of different ones each."""
    return sum(max(amount for spell, amount in amounts if spell == one) for one in dict(amounts))


@rule("srd5.spell.armor")
def armor(proficient: bool) -> bool:
    """Whether worn armour lets somebody cast: only who is proficient with it."""
    return proficient
