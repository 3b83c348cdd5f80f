"""Where a fighter goes: up to an enemy, into range, back out of a reach."""

from __future__ import annotations

from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.play import charge, missile, mounted, weigh
from bojiste.systems.fiveaction.play.arm import Arm
from bojiste.systems.fiveaction.play.choose import worth
from bojiste.systems.fiveaction.play.move import gained
from bojiste.systems.fiveaction.play.table import Table
from bojiste.systems.fiveaction.play.walk import CLOSE, TOWARD, best_gap
from bojiste.systems.fiveaction.policy.look import nearest_of, offered
from bojiste.systems.fiveaction.words import Stance


def nearer(table: Table, who: str) -> str:
    """Up to the nearest enemy: a step where that is enough, a charge or a run where it is far."""
    now, arm = table.now(who), table.primary(who)
    foes = table.foes(who)
    if not foes or now.prone or now.pavise or now.stance is Stance.FULL:
        return ""
    if arm is not None and arm.shot:
        return _into_range(table, who, arm, foes)
    if now.sequences and now.moved:
        return ""  # what is left is kept
    rides = table.mounted(who)
    if rides and now.control in ("lost", "refused"):
        return ""
    foe = nearest_of(table, who, foes)
    far = table.gap(who, foe) - best_gap(table, who)
    if far <= 0:
        return too_close(table, who, foe)
    step, price = table.step(who), table.step_price(who)
    if rides and (down := _ridden_down(table, who, foe, far)):
        return down
    if charge.able(table, who) and charge.far_enough(table, who, foe) and not _awaited(table, who, foe):
        return f"charge:{foe}"
    return _walk(table, who, foe, far, step, price)


def _ridden_down(table: Table, who: str, foe: str, far: int) -> str:
    """A charge, at the nearest if there is room for it, where it promises more than riding up to the nearest and
    striking: an unsure rider does not urge his horse round after round."""
    keys = offered(table, who, "ride_down")
    arm = table.primary(who)
    if not keys or arm is None:
        return ""
    key = f"ride_down:{foe}" if f"ride_down:{foe}" in keys else keys[0]
    now, price = table.now(who), table.step_price(who)
    blow = worth(table, who, foe, arm)
    if not weigh.blow_follows(far, table.step(who), now.actions, price, table.attack_price(who)):
        blow = weigh.next_turn(blow)
    return key if mounted.promise(table, who, key.partition(":")[2]) > blow else ""


def _into_range(table: Table, who: str, arm: Arm, foes: list[str]) -> str:
    """As near to the nearest as a shot carries, where nobody is so near."""
    if table.mounted(who) or any(missile.in_range(table, who, foe, arm) for foe in foes):
        return ""
    foe = nearest_of(table, who, foes)
    far = table.gap(who, foe) - arm.range * table.law.missile.extreme_band_factor
    return _walk(table, who, foe, far, table.step(who), table.step_price(who))


def _awaited(table: Table, who: str, foe: str) -> bool:
    """Whether a charge would end on a pole, or meet somebody who strikes first."""
    arm = table.primary(who)
    return arm is not None and charge.may_counter(table, foe, who, arm.high)


def _walk(table: Table, who: str, foe: str, far: int, step: int, price: int) -> str:
    now = table.now(who)
    if weigh.runs(far, step, now.actions, now.moved, table.scene.world.field.runnable):
        sprint = table.sprint(who)
        return f"run:{_how_near(table, who, foe, far, sprint * now.actions)}:{foe}" if sprint else ""
    if weigh.walks(far, step, now.actions, price, not now.moved or now.sequences > 0):
        blow = weigh.blow_follows(far, step, now.actions, price, table.attack_price(who))
        return f"walk:{TOWARD if blow else _how_near(table, who, foe, far, now.actions // price * step)}:{foe}"
    return f"step:toward:{foe}" if step and now.actions >= price else ""


def _how_near(table: Table, who: str, foe: str, far: int, way: int) -> str:
    """Where one goes who cannot strike at once, and has so far to go: in under a longer weapon, so that a step back
    does not help it, but not so far that the own one is too long."""
    arm, gap = table.primary(who), table.gap(who, foe)
    inside = weigh.goes_in(0 if arm is None else arm.low, gap, way, gap - far, table.length(foe))
    return CLOSE if inside else TOWARD


def too_close(table: Table, who: str, foe: str) -> str:
    """Back to where a long weapon strikes: by a step if one is enough, else by slipping away."""
    now, arm, gap = table.now(who), table.primary(who), table.gap(who, foe)
    if arm is None or gap >= arm.low:
        return ""
    price, whole = table.attack_price(who), rules.round.structure(table.tier(who))
    step = gained(table, who, foe, table.step(who))
    if step > 0 and rules.weapon.too_close(gap, arm.low, step):
        back = weigh.gives_way(now.actions, table.step_price(who), price, whole) and not now.moved
        return f"step:away:{foe}" if back else ""
    if now.sequences or not weigh.gives_way(now.actions, table.law.actions.regain_distance, price, whole):
        return ""
    return f"escape:{foe}" if f"escape:{foe}" in offered(table, who, "escape") else ""


def keep_off(table: Table, who: str) -> str:
    """After a blow a step back with a longer weapon, out of the enemy's reach: he has to come in again. With several
    enemies near there is nowhere to go."""
    now = table.now(who)
    if not now.sequences:
        return ""
    arm = table.primary(who)
    return step_off(table, who, arm.high) if arm is not None and arm.melee else ""


def step_off(table: Table, who: str, longer: int = 0) -> str:
    """A step back out of the reach of the one enemy in whose reach somebody is; ``longer``: only if it is less than
    that, in qf (0: of any weapon)."""
    now = table.now(who)
    if now.moved or now.prone or now.pavise or now.actions <= table.step_price(who):
        return ""
    near = ""
    for foe in table.foes(who):
        if table.gap(who, foe) <= table.length(foe):
            if near:
                return ""  # between two there is nowhere to go
            near = foe
    if not near or table.mounted(who):
        return ""
    theirs = table.length(near)
    if longer and theirs >= longer:
        return ""
    away = table.gap(who, near) + gained(table, who, near, table.step(who))
    return f"step:away:{near}" if theirs < away else ""
