"""Enemies that get up again: what keeps them down, of spells and features."""

from __future__ import annotations

from bojiste.core.ask import Ask
from bojiste.systems.srd5.play.spellcasting import use_cost
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.spellcasting.targets import candidates
from bojiste.systems.srd5.policy.eyes import Eyes
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.words import DAMAGE_TYPES


def burns(eyes: Eyes, ask: Ask) -> str | None:
    """Where nobody but those who will get up again is left: the least that stops one of them, a cantrip first."""
    lying = [enemy for enemy in eyes.enemies() if enemy.knits and not eyes.table.up(enemy)]
    if not lying or len(lying) < len(eyes.enemies()) or eyes.now.turn.action:
        return None
    ways = [power for power in eyes.me.powers.values() if power.use_key in ask.keys and _stops(eyes, power, lying)]
    return min(ways, key=lambda one: one.level).use_key if ways else None


def _stops(eyes: Eyes, power: Power, lying: list[Profile]) -> bool:
    """Whether it does damage of a type that stops one of them whom it can be meant for."""
    types = {DAMAGE_TYPES[part.type] for part in power.components()}
    found = [one for one in lying if one.sheet.regeneration and types & set(one.sheet.regeneration.stopped_by)]
    if power.area is not None or not found or not use_cost.offered(eyes.table, eyes.me, power):
        return False
    return not set(found).isdisjoint(candidates(eyes.table, eyes.me, power))
