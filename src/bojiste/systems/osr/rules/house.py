"""What many tables play and no book says. Each rule is given what the table has chosen and says which sums that
replaces, and by what: in the words in which anybody may write a house rule."""

from __future__ import annotations

from bojiste.core.rule import Replaced, rule


@rule("osr.house.ties_miss")
def ties_miss(on: bool) -> Replaced:
    """A total equal to the armour class misses: the defender wins ties."""
    return {"osr.attack.roll": "total > armour_class" if on else "book"}


@rule("osr.house.critical_from")
def critical_from(face: int) -> Replaced:
    """From this face on the die alone hits, critically."""
    return {"osr.attack.nat20": f"natural >= {face}"}


@rule("osr.house.miss_up_to")
def miss_up_to(face: int) -> Replaced:
    """Up to this face the die alone misses."""
    return {"osr.attack.nat1": f"natural <= {face}"}


@rule("osr.house.full_damage_critical")
def full_damage_critical(on: bool) -> Replaced:
    """Only the die of the attack makes a critical hit, never the dice of damage."""
    return {"osr.attack.full_damage_critical": "book" if on else "false"}


@rule("osr.house.least_damage")
def least_damage(least: int) -> Replaced:
    """A hit does at least so much."""
    return {"osr.attack.min_damage": f"max({least}, damage)"}


@rule("osr.house.save_naturals")
def save_naturals(on: bool) -> Replaced:
    """A saving throw is what its total says, on 1 and on 20, too."""
    return {"osr.save.nat": "book" if on else "saved"}


@rule("osr.house.night_heals")
def night_heals(points: int) -> Replaced:
    """An undisturbed night gives so many hit points."""
    return {"osr.hit_points.natural_healing": f"min(most, hp + {points})"}


@rule("osr.house.wild_healing")
def wild_healing(on: bool) -> Replaced:
    """A night heals wherever one sleeps."""
    return {"osr.hit_points.no_wild_healing": "true" if on else "book"}


@rule("osr.house.morale")
def morale(more: int) -> Replaced:
    """So much is added to everybody's morale."""
    return {"osr.combat.morale_roll": f"total <= morale + {more}"}


@rule("osr.house.brave_after")
def brave_after(successes: int) -> Replaced:
    """After so many passed tests of morale a group fights to the death."""
    return {"osr.combat.morale_two": f"successes >= {successes}"}


@rule("osr.house.surprise")
def surprise(on: bool) -> Replaced:
    """Nobody is ever surprised."""
    return {"osr.encounter.surprise": "book" if on else "false"}


@rule("osr.house.surround_from")
def surround_from(enemies: int) -> Replaced:
    """So many enemies around one have the bonus to hit."""
    return {"osr.situation.surround": f"1 if enemies >= {enemies} else 0"}


@rule("osr.house.surround_bonus")
def surround_bonus(bonus: int) -> Replaced:
    """The bonus to hit of those who surround somebody."""
    return {"osr.situation.surround": f"{bonus} * book"}


@rule("osr.house.fatigue_weight")
def fatigue_weight(times: int) -> Replaced:
    """Each point of fatigue takes so much from attack rolls, saving throws and ability checks."""
    return {"osr.fatigue.penalty": f"{times} * book"}


@rule("osr.house.stand_after_moving")
def stand_after_moving(on: bool) -> Replaced:
    """Whoever has moved in the round may still get up."""
    return {"osr.situation.prone_stand": "true" if on else "book"}
