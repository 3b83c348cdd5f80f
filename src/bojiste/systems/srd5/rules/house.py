"""What many tables play and no book says. Each rule is given what the table has chosen and says which sums that
replaces, and by what: in the words in which anybody may write a house rule."""

from __future__ import annotations

from bojiste.core.rule import Replaced, rule


@rule("srd5.house.ties_miss")
def ties_miss(on: bool) -> Replaced:
    """An attack whose total equals the Armor Class misses."""
    return {"srd5.attack.hit": "natural + bonus > armor_class" if on else "book"}


@rule("srd5.house.critical_from")
def critical_from(face: int) -> Replaced:
    """An attack that hits with this face or more is critical."""
    return {"srd5.critical.other_sources": f"book or natural >= {face}"}


@rule("srd5.house.natural_1_misses")
def natural_1_misses(on: bool) -> Replaced:
    """An attack with a natural 1 misses only where its total does not reach."""
    return {"srd5.attack.natural_1": "book" if on else "false"}


@rule("srd5.house.death_save_from")
def death_save_from(total: int) -> Replaced:
    """A death saving throw succeeds on so much or more."""
    return {"srd5.death.save": f"(natural if compare_die else natural + bonus) >= {total}"}


@rule("srd5.house.failures_to_die")
def failures_to_die(failures: int) -> Replaced:
    """A dying creature dies at so many failures."""
    return {"srd5.death.three": f"3 if failures >= {failures} else 2 if successes >= 3 else 1"}


@rule("srd5.house.natural_20_wakes")
def natural_20_wakes(on: bool) -> Replaced:
    """A natural 20 on a death save is a success and no more: nobody gets up by it."""
    return {"srd5.death.natural_20": "book" if on else "false"}


@rule("srd5.house.natural_1_counts")
def natural_1_counts(failures: int) -> Replaced:
    """A natural 1 on a death save counts so many failures."""
    return {"srd5.death.natural_1": f"{failures} if natural == 1 else 1"}


@rule("srd5.house.hits_on_the_dying")
def hits_on_the_dying(failures: int) -> Replaced:
    """Damage at 0 hit points counts so many failures, a critical hit twice as many."""
    return {"srd5.death.damage": f"{failures} * book"}


@rule("srd5.house.instant_death")
def instant_death(when: str) -> Replaced:
    """What damage beyond 0 hit points kills outright: from the maximum on, from half of it on, or none."""
    share = {"maximum": "{0} >= hp_max", "half": "2 * {0} >= hp_max", "never": "false"}[when]
    return {
        "srd5.zero.instant_death": f"overflow > 0 and {share.format('overflow')}",
        "srd5.death.massive": share.format("damage_taken"),
    }


@rule("srd5.house.monsters_die")
def monsters_die(on: bool) -> Replaced:
    """Monsters at 0 hit points are dying, too, and make death saves."""
    return {"srd5.zero.monster": "book" if on else "false"}


@rule("srd5.house.initiative_dexterity")
def initiative_dexterity(on: bool) -> Replaced:
    """The die alone gives the order."""
    return {"srd5.initiative.roll": "book" if on else "natural"}


@rule("srd5.house.surprise")
def surprise(on: bool) -> Replaced:
    """The surprised do not lose their first turn."""
    return {"srd5.surprise.effect": "book" if on else "true"}


@rule("srd5.house.off_hand_ability")
def off_hand_ability(on: bool) -> Replaced:
    """Ability is added to the damage of the second weapon as to that of the first."""
    return {"srd5.two_weapons.no_ability_damage": "ability_modifier" if on else "book"}


@rule("srd5.house.standing_up")
def standing_up(price: str) -> Replaced:
    """Standing up costs no movement."""
    return {"srd5.prone.stand": {"half": "book", "free": "0"}[price]}


@rule("srd5.house.half_cover")
def half_cover(bonus: int) -> Replaced:
    """Half cover adds so much."""
    return {"srd5.cover.half": f"number + {bonus}"}


@rule("srd5.house.three_quarters_cover")
def three_quarters_cover(bonus: int) -> Replaced:
    """Three-quarters cover adds so much."""
    return {"srd5.cover.three_quarters": f"number + {bonus}"}


@rule("srd5.house.close_shots_hampered")
def close_shots_hampered(on: bool) -> Replaced:
    """An enemy beside the shooter does not hamper ranged attacks."""
    return {"srd5.ranged.close": "book" if on else "false"}


@rule("srd5.house.opportunity_attacks")
def opportunity_attacks(on: bool) -> Replaced:
    """Leaving somebody's reach provokes no attack."""
    return {"srd5.opportunity.trigger": "book" if on else "false"}


@rule("srd5.house.vulnerability")
def vulnerability(how: str) -> Replaced:
    """Vulnerability adds half of the damage."""
    return {"srd5.damage.vulnerability": {"double": "book", "half_more": "damage + damage // 2"}[how]}


@rule("srd5.house.concentration_least")
def concentration_least(least: int) -> Replaced:
    """The saving throw that keeps concentration must reach at least so much."""
    return {"srd5.concentration.damage": f"max({least}, taken // 2) if taken > 0 else 0"}


@rule("srd5.house.falls")
def falls(dice: int) -> Replaced:
    """A fall deals so many d6 for every ten feet."""
    return {"srd5.fall.damage": f"{dice} * book"}


@rule("srd5.house.first_aid_from")
def first_aid_from(total: int) -> Replaced:
    """A Medicine check stabilizes with so much or more."""
    return {"srd5.stabilizing.first_aid": f"total >= {total}"}


@rule("srd5.house.recharge_easier")
def recharge_easier(more: int) -> Replaced:
    """So much is added to the die that recharges the powers of monsters."""
    return {"srd5.monster.recharge": f"die + {more} >= least"}


@rule("srd5.house.contest_ties")
def contest_ties(winner: str) -> Replaced:
    """With equal totals whoever began the contest wins."""
    return {"srd5.dice.contest": {"nobody": "book", "initiator": "initiator >= opponent"}[winner]}


@rule("srd5.house.small_heavy")
def small_heavy(on: bool) -> Replaced:
    """The Small wield heavy weapons without disadvantage, too."""
    return {"srd5.weapon.heavy": "false" if on else "book"}


@rule("srd5.house.loading")
def loading(on: bool) -> Replaced:
    """A weapon that must be loaded shoots as often as its owner attacks."""
    return {"srd5.weapon.loading": "book" if on else "attacks"}


@rule("srd5.house.advantage_counted")
def advantage_counted(on: bool) -> Replaced:
    """Advantages and disadvantages are counted against each other: what there is more of prevails."""
    net = "max(0 - 1, min(1, sources_for - sources_against))"
    return {"srd5.dice.adv_cancel": net if on else "book"}


@rule("srd5.house.potion_dice")
def potion_dice(dice: int) -> int:
    """How many of the dice of a potion of healing fall: by the book all."""
    return dice


@rule("srd5.house.potion_flat")
def potion_flat(dice: int, sides: int) -> int:
    """What a potion of healing gives for dice that do not fall: by the book nothing."""
    return 0


@rule("srd5.house.potion_full")
def potion_full(on: bool) -> Replaced:
    """A potion of healing gives the most that it can: no die falls."""
    dice, flat = ("0", "dice * sides") if on else ("book", "book")
    return {"srd5.house.potion_dice": dice, "srd5.house.potion_flat": flat}


@rule("srd5.house.slept")
def slept(hp: int, hp_max: int) -> int:
    """The hit points of somebody after a long rest: by the book all."""
    return hp_max


@rule("srd5.house.long_rest")
def long_rest(heals: str) -> Replaced:
    """A long rest gives all hit points back, half of the maximum, or none."""
    back = {"all": "book", "half": "min(hp_max, hp + hp_max // 2)", "none": "hp"}
    return {"srd5.house.slept": back[heals]}


@rule("srd5.house.critical_flat")
def critical_flat(count: int, sides: int, critical: bool) -> int:
    """What a critical hit adds to so many dice of a component that do not fall a second time: by the book nothing."""
    return 0


@rule("srd5.house.critical_times")
def critical_times(critical: bool) -> int:
    """How many times a critical hit deals a component as a whole: by the book once."""
    return 1


@rule("srd5.house.critical")
def critical(way: str) -> Replaced:
    """What a critical hit deals: twice the dice; twice the total; the dice once and their highest besides; twice the
    highest of the dice, of which none falls."""
    dice = {"double_dice": "book", "brutal": "0 if critical else count"}.get(way, "count")
    highest = {"maximum_plus_roll": 1, "brutal": 2}.get(way, 0)
    return {
        "srd5.critical.dice": dice,
        "srd5.house.critical_flat": f"{highest} * count * sides if critical else 0",
        "srd5.house.critical_times": "2 if critical else 1" if way == "double_total" else "book",
    }


def crosses(ax: int, ay: int, bx: int, by: int, low: int, high: int, near: int, far: int) -> bool:
    """Whether a line from (ax, ay) to (bx, by) comes in at ``low`` and goes out at ``high`` of the first axis, or the
    other way round, between ``near`` and ``far`` of the second."""
    run, rise = bx - ax, by - ay
    if run == 0 or min(ax, bx) > low or max(ax, bx) < high:
        return False
    sign = 1 if run > 0 else -1
    at = [ay * run * sign + rise * (end - ax) * sign for end in (low, high)]
    return all(near * run * sign <= one <= far * run * sign for one in at)
