"""A blow that fells somebody goes on to the next."""

from __future__ import annotations

from collections.abc import Generator

from bojiste.core.ask import Ask, Option
from bojiste.core.event import OPEN, Event
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.moments import HIT_EFFECTS
from bojiste.systems.srd5.play.attacks.shot import Shot
from bojiste.systems.srd5.play.damage.blow import Blow, Rolls
from bojiste.systems.srd5.play.damage.damage import harm
from bojiste.systems.srd5.play.movement.reach import can_target
from bojiste.systems.srd5.play.spellcasting import ongoing_effects
from bojiste.systems.srd5.prepare import Profile

CLEAVING = "srd5.house.cleaving"


@HIT_EFFECTS.voice("cleaving", by=lambda attack: attack.melee, there=(CLEAVING,))
@procedure(CLEAVING)
def cleaves(shot: Shot) -> Course[None]:
    """What is left of the rolled damage of a melee attack that has brought somebody to 0 hit points strikes another
    enemy within reach whom the same attack roll would hit, and so on."""
    if not shot.table.scene.options.cleaving or not shot.dealt or shot.before != "ok":
        return
    table, fallen = shot.table, [shot.target]
    left = sum(amount for _, amount in shot.dealt) - shot.lost
    while left > 0 and table.now[fallen[-1].id].life != "ok" and table.acts(shot.who):
        if (following := (yield from _following(shot, fallen))) is None:
            return
        yield Event("cleaves", cleaves, shot.who.id, following.id, seen=OPEN)
        before, rolls = table.now[following.id].hp, Rolls(((shot.dealt[0][0], left),), (), ())
        yield from harm(table, following, Blow(shot.who, rolls, melee=True, magical=shot.attack.magical))
        left -= before - table.now[following.id].hp
        fallen.append(following)


def _following(shot: Shot, fallen: list[Profile]) -> Generator[Ask, str, Profile | None]:
    """Whom the blow strikes next: whoever strikes says it where there are several."""
    table, who = shot.table, shot.who
    near = [one for one in who.enemies if one not in fallen and _met(shot, one)]
    if len(near) < 2:
        return next(iter(near), None)
    menu = tuple(Option(f"next:{one.id}", {"target": one.id}) for one in near)
    answer = yield Ask("cleave", cleaves, who.seat, who.id, menu, menu[0].key)
    return table.profiles[answer.partition(":")[2]]


def _met(shot: Shot, one: Profile) -> bool:
    """Whether an attack roll that has hit somebody hits this one, too, who stands within its reach."""
    table = shot.table
    if table.now[one.id].life != "ok" or not can_target(table, shot.who, shot.attack, one):
        return False
    against = ongoing_effects.armor_class(table, one)
    bonus = shot.total - shot.natural
    hit: int = rules.attack.step_resolve(shot.natural, bonus, against, shot.attack.critical_from, False)
    return hit != rules.attack.MISS
