"""``stun_on_damage``: any damage stuns it."""

from __future__ import annotations

from typing import Literal

from bojiste.kit.course import Course
from bojiste.systems.srd5.effects.lying import Lying
from bojiste.systems.srd5.now import Suffering
from bojiste.systems.srd5.play.conditions.condition import inflict
from bojiste.systems.srd5.play.damage.blow import Blow
from bojiste.systems.srd5.play.damage.zero import Taken
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile


class StunOnDamage(Lying):
    """Until the end of its next turn."""

    kind: Literal["stun_on_damage"] = "stun_on_damage"

    def after_damage(
        self, table: Table, source: Profile, power: Power, target: Profile, blow: Blow, taken: Taken
    ) -> Course[None]:
        if table.now[target.id].life == "ok":
            yield from inflict(table, source, target, Suffering("stunned", end=f"next-turn-end:{target.id}"))
