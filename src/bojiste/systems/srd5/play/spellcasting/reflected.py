"""A hide that turns spells aside, and some of them back."""

from __future__ import annotations

from bojiste.core.dice import die
from bojiste.core.event import OPEN, Event, kept
from bojiste.kit.course import Course
from bojiste.systems.srd5.play.areas.aim import Aim
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.rules.area import LINE
from bojiste.systems.srd5.traits import reflective_carapace
from bojiste.systems.srd5.traits.base import has

BACK = 6
"""What a d6 must show for a spell to be turned back."""


def turned(table: Table, who: Profile, power: Power, aim: Aim) -> Course[Aim]:
    """Of darts, lines and spells that are shot nothing gets through such a hide; on a 6 they meet the caster."""
    if not power.cast or not (power.missiles(0) or power.row.test.attack == "ranged" or _is_line(power)):
        return aim
    for one in dict.fromkeys(aim.whom):
        if reflective_carapace.TRAIT.of(one):
            face = yield die(6, has, one.id)
            kind = "turns-back" if face == BACK else "glances-off"
            yield Event(kind, has, one.id, who.id, kept(6, face), data=power.facts, seen=OPEN)
            aim = _without(aim, one, who if face == BACK else None)
    return aim


def _is_line(power: Power) -> bool:
    return power.area is not None and power.area.shape == LINE


def _without(aim: Aim, one: Profile, other: Profile | None) -> Aim:
    """The same without somebody, or with another in its place, whom nothing covers."""
    covers = aim.covers or (0,) * len(aim.whom)
    pairs = [(each, cover) if each is not one else (other, 0) for each, cover in zip(aim.whom, covers, strict=True)]
    left = [(each, cover) for each, cover in pairs if each is not None]
    return Aim(tuple(each for each, _ in left), tuple(cover for _, cover in left), aim.squares)
