"""Other combat situations."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.osr.words import Dice

SCALE = {"tiny": 0, "small": 1, "medium": 1, "large": 2, "huge": 3}


@rule("osr.situation.sprint")
def sprint(move: int, slow: bool) -> int:
    """Metres for whoever gives up the action: double, unless the going is such that half is the most."""
    return move if slow else 2 * move


@rule("osr.situation.throw")
def throw(thrown: bool, strength: int) -> int:
    """What Strength adds to a weapon thrown."""
    return strength if thrown else 0


@rule("osr.situation.unarmed")
def unarmed() -> Dice:
    """Bare hands: no die, 1 (Strength and fatigue come to it)."""
    return Dice(0, 0, 1, "blunt")


@rule("osr.situation.unarmed_target")
def unarmed_target(natural_weapons: bool, held: int) -> bool:
    """Whether somebody counts as unarmed."""
    return not natural_weapons and not held


@rule("osr.situation.improvised")
def improvised(sums: tuple[int, int]) -> int:
    """Which of two whole sets of damage dice counts, 0 or 1: the lower."""
    return int(sums[1] < sums[0])


@rule("osr.situation.improvised_use", "osr.situation.untrained_weapon")
def improvised_use(makeshift: bool, trained: bool) -> bool:
    """Whether a real weapon does no better than an improvised one."""
    return makeshift or not trained


@rule("osr.situation.two_weapons_bonus")
def two_weapons_bonus(trained_melee_weapons: int, shield: bool) -> int:
    """Bonus to hit, damage and armour class of whoever wields two melee weapons it is trained with."""
    return int(trained_melee_weapons == 2 and not shield)


@rule("osr.situation.maneuver_save")
def maneuver_save(maneuver: str) -> bool:
    """Whether a manoeuvre may be resisted where the referee says nothing: a disarming, by Dexterity."""
    return maneuver == "disarm"


@rule("osr.situation.maneuver_push")
def maneuver_push() -> int:
    """Metres that a push moves its victim."""
    return 2


@rule("osr.situation.untrained_armor")
def untrained_armor(bonus: int, trained: bool) -> int:
    """What a suit of armour is worth to its wearer."""
    return bonus if trained else bonus // 2


@rule("osr.situation.untrained_shield")
def untrained_shield(bonus: int, trained: bool) -> int:
    """What a shield is worth to its bearer."""
    return bonus if trained else bonus // 2


@rule("osr.situation.shield_block")
def shield_block(faces: tuple[int, ...], points: int) -> tuple[int, ...]:
    """Indices of the dice that so many points of a shield strike out: the highest, of equal ones the first."""
    return tuple(sorted(range(len(faces)), key=lambda index: (-faces[index], index))[:points])


@rule("osr.situation.shield_destroyed")
def shield_destroyed(shield: int, points: int) -> int:
    """What is left of a shield; at 0 it is destroyed."""
    return shield - points


@rule("osr.situation.surround")
def surround(enemies: int) -> int:
    """Bonus to hit of each of so many enemies around one."""
    return int(enemies >= 3)


@rule("osr.situation.surround_size")
def surround_size(target: str, attacker: str) -> bool:
    """Whether a target is significantly larger than who attacks it."""
    return SCALE[target] > SCALE[attacker]


@rule("osr.situation.prone_stand")
def prone_stand(moved: int) -> bool:
    """Whether somebody can still get up: it costs all movement of the round."""
    return moved == 0


@rule("osr.situation.prone_penalty")
def prone_penalty(lies: bool, stood_up: int, round_: int) -> bool:
    """Whether somebody lies, or has got up in this round."""
    return lies or stood_up == round_


@rule("osr.situation.blind_move")
def blind_move(wanted: int, moved: int) -> int:
    """Metres that the blind can go where they want, of so many."""
    return max(0, min(wanted, 1 - moved))


WINDS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))


@rule("osr.situation.blind_direction")
def blind_direction(face: int) -> tuple[int, int]:
    """Where a blind creature goes: 1 is north, then clockwise; as steps across and along."""
    return WINDS[face - 1]


@rule("osr.situation.coup")
def coup(helpless: bool, distance: int, effective: int) -> bool:
    """Whether no attack roll is needed."""
    return helpless and distance <= effective


@rule("osr.situation.subdue")
def subdue(damage_type: str, missile: bool) -> bool:
    """Whether a weapon makes sense for sparing somebody."""
    return damage_type != "piercing" and not missile


@rule("osr.situation.subdue_result")
def subdue_result(hp: int) -> int:
    """Hit points of somebody brought down but spared."""
    return 1 if hp <= 0 else hp


@rule("osr.situation.unstable_ranged")
def unstable_ranged(unstable: bool, ranged: bool) -> bool:
    """Whether the shooter's ground spoils a shot."""
    return unstable and ranged


@rule("osr.situation.unstable_spell")
def unstable_spell(unstable: bool, instant: bool) -> bool:
    """Whether the caster's ground may spoil a spell."""
    return unstable and not instant


@rule("osr.situation.magic_flight")
def magic_flight(unstable: bool, flies_by_magic: bool) -> bool:
    """Whether somebody stands on unstable ground."""
    return unstable and not flies_by_magic


@rule("osr.situation.water_melee")
def water_melee(underwater: bool, ranged: bool, damage_type: str) -> bool:
    """Whether water hampers an attack."""
    return underwater and not ranged and damage_type != "piercing"


@rule("osr.situation.water_damage")
def water_damage(underwater: bool, damage_type: str) -> bool:
    """Whether water halves this damage."""
    return underwater and damage_type in ("blunt", "slashing")


@rule("osr.situation.water_ranged")
def water_ranged(underwater: bool, made_for_it: bool) -> bool:
    """Whether a weapon can be shot or thrown here."""
    return not underwater or made_for_it
