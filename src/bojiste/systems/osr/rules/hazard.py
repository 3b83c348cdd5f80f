"""Hazards: climbing, darkness, heat sight, falls, hunger, water."""

from __future__ import annotations

from bojiste.core.rule import rule


@rule("osr.hazard.darkness")
def darkness(dark: bool, shown_by_light: bool, seen_by_heat: bool) -> bool:
    """Whether darkness hides something."""
    return dark and not shown_by_light and not seen_by_heat


@rule("osr.hazard.infravision", "osr.hazard.infravision_range")
def infravision(range_: int, distance: int) -> bool:
    """Whether heat shows something in the dark."""
    return distance <= range_


@rule("osr.hazard.infravision_disrupt")
def infravision_disrupt(lit: bool) -> bool:
    """Whether heat sight works where one stands: not by a light."""
    return not lit


@rule("osr.hazard.infravision_reading")
def infravision_reading(dark: bool, lit: bool) -> bool:
    """Whether somebody can read: heat alone shows no letters."""
    return lit or not dark


@rule("osr.hazard.light_no_surprise")
def light_no_surprise(lights: tuple[bool, ...]) -> bool:
    """Whether a side need not roll for surprise: every other side carries light."""
    return bool(lights) and all(lights)


@rule("osr.hazard.breath")
def breath(constitution: int) -> int:
    """Rounds that somebody holds its breath, by the score."""
    return constitution


@rule("osr.hazard.fall_damage")
def fall_damage(metres: int) -> int:
    """Dice of a fall: one for every started two metres, the first two not counted."""
    return -(-max(0, metres - 2) // 2)


@rule("osr.hazard.fall_catch")
def fall_catch(metres: int) -> int:
    """Metres fallen before somebody catches hold, where the referee says nothing."""
    return metres // 2


@rule("osr.hazard.fall_speed")
def fall_speed(metres: int) -> int:
    """The round in which a fall ends."""
    return max(1, -(-metres // 150))


@rule("osr.hazard.hunger_thirst")
def hunger_thirst(food: bool, drink: bool) -> int:
    """Fatigue of a day and night with so much to eat and drink."""
    return (not food) + (not drink)
