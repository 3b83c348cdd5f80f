"""Dark One's Blessing: whoever brings an enemy to 0 hit points by an attack gains its Charisma modifier and its level
(1 at the least) as temporary hit points. (By a spell that is no attack it is left to the referee.)"""

from __future__ import annotations

from bojiste.kit.course import Course
from bojiste.systems.srd5.features.base import Feature
from bojiste.systems.srd5.moments import HIT_EFFECTS
from bojiste.systems.srd5.play.attacks.shot import Shot

TRAIT = Feature("dark_ones_blessing")


@TRAIT.speaks(HIT_EFFECTS)
def blesses(shot: Shot) -> Course[None]:
    """More of them than it has."""
    table, who = shot.table, shot.who
    gained = max(1, who.ability["charisma"] + TRAIT.number(who))
    felled = shot.before == "ok" and table.now[shot.target.id].life != "ok"
    if felled and shot.target in who.enemies and gained > table.now[who.id].thp:
        yield TRAIT.told(who, changes=table.state.change(who.id, thp=gained))
