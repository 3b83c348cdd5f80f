"""Dueling: 2 more damage with a melee weapon in one hand while no other weapon is held."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bojiste.core.event import Part
from bojiste.kit.course import Course
from bojiste.systems.srd5.features.base import Feature
from bojiste.systems.srd5.moments import DAMAGE_DICE, Components
from bojiste.systems.srd5.play.attacks.shot import Shot
from bojiste.systems.srd5.play.attacks.weapon import Attack, forged

TRAIT = Feature("dueling")
BONUS = 2


def _fits(attack: Attack) -> bool:
    return bool(attack.melee and attack.item and attack.hands == 1 and attack.components)


@forged(TRAIT.name)
def harder(attack: Attack, level: int, ability: Mapping[str, int]) -> Attack:
    """The attack, if it is one with one hand."""
    if not _fits(attack):
        return attack
    first, *rest = attack.components
    first = first._replace(flat=first.flat + BONUS, parts=(*first.parts, Part(TRAIT.name, BONUS)))
    return replace(attack, components=(first, *rest))


@TRAIT.speaks(DAMAGE_DICE)
def not_with_two(shot: Shot, components: Components) -> Course[Components]:
    """With another weapon in the other hand there is nothing more."""
    yield from ()
    held = shot.table.now[shot.who.id].held or ()
    if not _fits(shot.attack) or len(held) < 2:
        return components
    first, *rest = components
    kept = tuple(part for part in first.parts if part != Part(TRAIT.name, BONUS) and part != Part("base", BONUS))
    return (first._replace(flat=first.flat - BONUS, parts=kept), *rest)
