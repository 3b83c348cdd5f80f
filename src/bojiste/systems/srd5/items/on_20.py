"""Weapons that do more where the d20 shows 20: vicious weapons, swords of sharpness and of life stealing
(``words.treasure``)."""

from __future__ import annotations

from bojiste.systems.srd5.items.base import dice_of
from bojiste.systems.srd5.moments import CRITICAL_DICE, Components
from bojiste.systems.srd5.play.attacks.shot import Shot
from bojiste.systems.srd5.play.attacks.weapon import Attack
from bojiste.systems.srd5.words.treasure import TREASURES, Extra

HIGHEST = 20


def on_20(attack: Attack) -> tuple[Extra, ...]:
    """What an attack does besides."""
    row = TREASURES.get(attack.magic_item)
    return () if row is None else row.on_20


@CRITICAL_DICE.voice("on_20", by=lambda attack: bool(on_20(attack)))
def more(shot: Shot) -> Components:
    """Dice that are not doubled."""
    if shot.natural != HIGHEST:
        return ()
    return tuple(dice_of(shot, one) for one in on_20(shot.attack) if one.meets(shot.target.sheet.type))
