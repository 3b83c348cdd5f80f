"""fiveaction.weapon: what weapons can do."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.fiveaction.words import FOOT, LIGHT, Band, Damage, Dice, Grip
from bojiste.systems.fiveaction.words.gear import POLE_THRESHOLD, POLES, Row, Weapon


@rule("fiveaction.weapon.dr_category")
def dr_category(light: bool, thrown: bool, bare: bool) -> int:
    """Halves by which armour counts against an attack: twice against fists and light thrown weapons, once and a half
    against light or thrown ones."""
    if bare or (light and thrown):
        return 4
    return 3 if light or thrown else 2


@rule("fiveaction.weapon.grip")
def grip(weapon: Weapon, wanted: Grip) -> Row | None:
    """The row of a weapon in a grip; ``None`` if it cannot be held so."""
    return next((row for row in weapon.rows if row.grip is wanted), None)


@rule("fiveaction.weapon.slowdown_by_grip")
def slowdown_by_grip(weapon: Weapon, two_hands: bool) -> Band:
    """Slowdown of a weapon as it is meant to be held."""
    row = grip(weapon, Grip.TWO if two_hands else Grip.ONE) or weapon.rows[0]
    return row.slowdown


@rule("fiveaction.weapon.reach_band")
def reach_band(band: Band, no_minimum_up_to: int) -> Band:
    """Reach in qf: bands that begin near have no minimum. The greatest reach is the weapon's length."""
    low, high = band
    return (0 if low <= no_minimum_up_to or low == high else low), high


@rule("fiveaction.weapon.too_close")
def too_close(gap: int, low: int, step: int) -> bool:
    """Whether one step back from within a weapon's least reach is enough for it to strike again (qf)."""
    return gap + step >= low


@rule("fiveaction.weapon.pole_build")
def pole_build(pole: str, head: Weapon, head_type: Damage | None, both_high: bool) -> Weapon:
    """A pole weapon: the head's ways to wound, dice and multiplier, and what the shaft adds; ``both_high`` adds its
    longer reach to both ends of the head's band."""
    shaft = POLES[pole]
    rows = []
    for held, damage in shaft.damage.items():
        row = grip(head, held) or next(row for row in head.rows if row.grip is not Grip.THROWN)
        low, high = shaft.reach[held]
        types = row.types[:1] if head_type is None else (head_type,)
        dice: Dice = (row.dice[0], row.dice[1], row.dice[2] + damage)
        slow = (row.slowdown[0] + shaft.slowdown[0], row.slowdown[1] + shaft.slowdown[1])
        reach = (row.reach[0] + (high if both_high else low), row.reach[1] + high)
        rows.append(Row(held, types, dice, POLE_THRESHOLD, row.multiplier, slow, reach))
    weight = (head.weight[0] + shaft.weight[0], head.weight[1] + shaft.weight[1])
    price = (head.price[0] + shaft.price[0], head.price[1] + shaft.price[1])
    return Weapon(pole, "pole", shaft.weight_class, tuple(rows), weight, price)


@rule("fiveaction.weapon.pole_counter")
def pole_counter(length: int, charger: int) -> bool:
    """Whether a pole weapon outreaches a charger's weapon (lengths in qf) far enough to strike first."""
    return length >= charger + 3 * FOOT


@rule("fiveaction.weapon.dual")
def dual(lightning: bool, two_weapon_fighting: bool, penalty: int) -> int:
    """What striking with both ends in one round takes from both attacks."""
    return 0 if lightning or two_weapon_fighting else penalty


@rule("fiveaction.weapon.two_weapons")
def two_weapons(
    both: bool, off: bool, two_weapon_fighting: bool, ambidexterity: bool, pair: int, off_hand: int
) -> tuple[int, int]:
    """What an attack with one of two weapons loses: because both strike, and because the off hand does."""
    return (pair if both and not two_weapon_fighting else 0), (off_hand if off and not ambidexterity else 0)


@rule("fiveaction.weapon.attack_count")
def attack_count(pair: bool, lightning: bool, paired_by_ability: bool = True) -> int:
    """How many attacks somebody could make in a round: twice with two weapons, ends or fists, twice with lightning
    attacks. The ends of a dual weapon are doubled by lightning only with two-weapon fighting."""
    if pair and lightning and not paired_by_ability:
        return 2
    return (2 if pair else 1) * (2 if lightning else 1)


@rule("fiveaction.weapon.masterwork")
def masterwork(value: int, points: int, least: int) -> int:
    """A slowdown that the maker's work lowers, never below one."""
    return value if value <= least else max(least, value - points)


def is_light(weight_class: str, thrown_shot: bool) -> bool:
    """Whether a weapon counts as light against armour."""
    return weight_class == LIGHT and not thrown_shot
