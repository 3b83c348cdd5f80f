"""Weapons that are the bane of some creatures: dragon slayers, giant slayers, holy avengers (``words.treasure``)."""

from __future__ import annotations

from bojiste.kit.course import Course
from bojiste.systems.srd5.items.base import dice_of
from bojiste.systems.srd5.moments import DAMAGE_DICE, Components
from bojiste.systems.srd5.play.attacks.shot import Shot
from bojiste.systems.srd5.play.attacks.weapon import Attack
from bojiste.systems.srd5.words.treasure import TREASURES, Extra


def bane_of(attack: Attack) -> Extra | None:
    """What an attack does besides to some creatures."""
    row = TREASURES.get(attack.magic_item)
    return None if row is None else row.bane


@DAMAGE_DICE.voice("bane", by=lambda attack: bane_of(attack) is not None)
def bites(shot: Shot, components: Components) -> Course[Components]:
    """With hits on creatures of those types."""
    yield from ()
    bane = bane_of(shot.attack)
    if bane is None or not bane.meets(shot.target.sheet.type):
        return components
    return (*components, dice_of(shot, bane))
