"""Flanking: whoever has an enemy between itself and an ally that can act strikes it more easily."""

from __future__ import annotations

from bojiste.core.event import Part
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.moments import ATTACK_ADVANTAGE, ATTACK_BONUS
from bojiste.systems.srd5.play.attacks.shot import Aim, Found, Shot, because
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Attack, Profile
from bojiste.systems.srd5.words import SQUARE

FLANKING = "srd5.house.flanking"
BONUS = 2


@procedure(FLANKING)
def flanks(table: Table, who: Profile, target: Profile, attack: Attack) -> bool:
    """Whether a melee attack has its target between the attacker and an ally of its that can act, both within 5 feet.
    Where nobody has a place, any such ally is on the other side."""
    if not attack.melee or table.distance(who, target) > SQUARE:
        return False
    near = [ally for ally in who.allies if table.acts(ally) and table.distance(ally, target) <= SQUARE]
    return any(table.abstract or _across(table, who, ally, target) for ally in near)


def _across(table: Table, who: Profile, ally: Profile, target: Profile) -> bool:
    """Whether the line between two creatures' middles passes through opposite sides or corners of a space. All is
    reckoned twice as long, so that middles are whole."""
    here, there, body = (table.now[one.id] for one in (who, ally, target))
    mine, theirs, wide = (
        (one.squares, one.squares) if table.grid else (one.wide, one.wide) for one in (who, ally, target)
    )
    a = (2 * here.x + mine[0], 2 * here.y + mine[1])
    b = (2 * there.x + theirs[0], 2 * there.y + theirs[1])
    low, high = (2 * body.x, 2 * body.y), (2 * (body.x + wide[0]), 2 * (body.y + wide[1]))
    return any(
        rules.house.crosses(a[i], a[1 - i], b[i], b[1 - i], low[i], high[i], low[1 - i], high[1 - i]) for i in (0, 1)
    )


@ATTACK_ADVANTAGE.voice("flanking", there=(FLANKING,))
def _easier(aim: Aim) -> Found:
    chosen = aim.table.scene.options.flanking == "advantage"
    return because("flanking", +1, chosen and flanks(aim.table, aim.who, aim.target, aim.attack))


@ATTACK_BONUS.voice("flanking", there=(FLANKING,))
def _more(shot: Shot) -> Course[tuple[Part, ...]]:
    yield from ()
    chosen = shot.table.scene.options.flanking == "plus_two"
    return (Part("flanking", BONUS),) if chosen and flanks(shot.table, shot.who, shot.target, shot.attack) else ()
