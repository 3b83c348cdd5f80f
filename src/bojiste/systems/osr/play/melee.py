"""Who binds whom in melee, and who is surrounded."""

from __future__ import annotations

from bojiste.systems.osr import rules
from bojiste.systems.osr.play.table import Table
from bojiste.systems.osr.prepare import Profile


def binding(table: Table, who: Profile) -> tuple[str, ...]:
    """Those who could hit somebody with a melee attack from where they stand."""
    return tuple(
        foe.id for far, foe in table.close_by(who, table.foes(who)) if rules.combat.engaged(far, table.reach(foe), True)
    )


def bound(table: Table, who: Profile) -> list[Profile]:
    """Those who bind somebody in melee now: what fell, or went out of reach, binds no more."""
    engaged = table.now[who.id].engaged
    if not engaged:
        return []
    own = table.reach(who)
    found = []
    for id in engaged:
        other = table.profiles[id]
        near = rules.combat.engaged(table.distance(who, other), max(own, table.reach(other)), table.up(other))
        if near:
            found.append(other)
    return found


def free_to_leave(table: Table, who: Profile) -> bool:
    """Whether somebody can draw back a step: bound by nobody, or within reach of its opponents all the same."""
    if table.now[who.id].turn.disengaged:
        return True
    for foe in bound(table, who):
        far = table.distance(who, foe)
        if not rules.combat.engaged_move(far, far + 1, table.reach(foe)):
            return False
    return True


def surround(table: Table, who: Profile, target: Profile) -> int:
    """What those around a target gain by their number; the small around the large count for nothing."""
    foes = table.foes(target)
    if len(foes) < 3 or rules.situation.surround_size(target.size, who.size):
        return 0
    around = [
        enemy
        for far, enemy in table.close_by(target, foes)
        if far <= table.reach(enemy) and not rules.situation.surround_size(target.size, enemy.size)
    ]
    return rules.situation.surround(len(around))
