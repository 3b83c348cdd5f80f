"""Hurl Through Hell: once a day whoever an attack has hit is away until the end of its user's next turn, and takes
10d10 psychic damage by that, unless it is a fiend. (The damage is dealt as it goes, not as it comes back.)"""

from __future__ import annotations

from bojiste.kit.course import Course
from bojiste.systems.srd5.features.base import Feature, once
from bojiste.systems.srd5.moments import HIT_EFFECTS
from bojiste.systems.srd5.play.attacks.shot import Shot
from bojiste.systems.srd5.play.spellcasting.cast import by_itself

TRAIT = Feature("hurl_through_hell", uses=once)


@TRAIT.speaks(HIT_EFFECTS)
def hurls(shot: Shot) -> Course[None]:
    """Asked when the hit is known; what it does stands in the power of this name."""
    table, who, target = shot.table, shot.who, shot.target
    power = who.powers.get(TRAIT.name)
    able = power is not None and TRAIT.left(table, who) and table.now[target.id].life == "ok"
    if power is None or not able or not (yield from TRAIT.wanted(who, True, target)):
        return
    yield TRAIT.told(who, target, TRAIT.spent(table, who))
    yield from by_itself(table, who, power, (target,))
