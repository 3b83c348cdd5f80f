"""``share_damage``: the user feels what it suffers."""

from __future__ import annotations

from typing import Literal

from bojiste.core.event import OPEN, Event, Part
from bojiste.kit.course import Course
from bojiste.systems.srd5.effects.lying import Lying
from bojiste.systems.srd5.play.damage.blow import Blow, Rolls
from bojiste.systems.srd5.play.damage.damage import harm
from bojiste.systems.srd5.play.damage.zero import Taken
from bojiste.systems.srd5.play.spellcasting import lasting
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.words import FORCE


class ShareDamage(Lying):
    """The user, somebody else, suffers as much damage as it takes; the power is over when the user falls."""

    kind: Literal["share_damage"] = "share_damage"

    def meant_for(self, table: Table, power: Power, one: Profile) -> bool:
        return one.powers.get(power.key) is not power

    def after_damage(
        self, table: Table, source: Profile, power: Power, target: Profile, blow: Blow, taken: Taken
    ) -> Course[None]:
        """What comes by such a bond goes no further."""
        if blow.shared or source is target or table.now[source.id].life == "dead":
            return
        type_ = taken.amounts[0][0] if taken.amounts else FORCE
        rolls = Rolls(((type_, taken.damage),), (), (Part("effect-damage", taken.damage),))
        yield Event("feels-damage", lasting.spell, source.id, target.id, data=power.facts, seen=OPEN)
        yield from harm(table, source, Blow(None, rolls, shared=True))
