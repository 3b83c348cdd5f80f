"""Wild Shape: twice between rests it is a beast, with the hit points of that; once they are gone it is itself again,
with its own, and what is left over of the damage hurts it. It casts nothing as a beast, but concentrates on what goes
on."""

from __future__ import annotations

from bojiste.core.event import Change
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.features.base import Feature
from bojiste.systems.srd5.moments import DROPS_TO_0, SHAPE_BARRED, SHAPE_TAKEN
from bojiste.systems.srd5.play.damage.zero import Fall
from bojiste.systems.srd5.play.monsters.other_form import TRUE, Guises
from bojiste.systems.srd5.play.monsters.shape_change import turns_into
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile

BOUNDLESS = 20
"""From this level on as often as it likes (Archdruid)."""
TRAIT = Feature("wild_shape", uses=lambda who, level: 2 if level < BOUNDLESS else 99, rest="short")
OWN = "own_hit_points:"
"""Begins the mark of how many hit points it has as itself."""


@TRAIT.speaks(SHAPE_BARRED)
def has_none_left(table: Table, who: Profile) -> bool:
    """Whether it may become no beast."""
    return not TRAIT.left(table, who)


@TRAIT.speaks(SHAPE_TAKEN)
def lives_change(table: Table, who: Profile, form: str) -> tuple[Change, ...]:
    """Those of the beast, or its own again; from beast to beast its own stay what they were."""
    now, marks = table.now[who.id], [one for one in table.now[who.id].used if one.startswith(OWN)]
    used = tuple(one for one in now.used if not one.startswith(OWN))
    own = int(marks[0].removeprefix(OWN)) if marks else now.hp
    most = _most(table, who, form)
    if form == TRUE:
        return table.state.change(who.id, hp=own, hp_max=most, used=used) if marks else ()
    return table.state.change(who.id, hp=most, hp_max=most, used=(*used, TRAIT.name, f"{OWN}{own}"))


def _most(table: Table, who: Profile, form: str) -> int:
    """The maximum of its hit points in a form: exhaustion has not spared its own body."""
    assert isinstance(who.forms, Guises)
    most = who.forms.body(form).sheet.hp_max
    return rules.condition.hp_max(most, table.now[who.id].exhaustion)


@TRAIT.speaks(DROPS_TO_0)
def is_itself_again(table: Table, target: Profile, fall: Fall) -> Course[bool]:
    """Whether that leaves it on its feet: what is left over of the damage is taken off its own hit points."""
    if target.guise in ("", TRUE):
        return False
    yield from turns_into(table, target, TRUE)
    own = table.now[target.id].hp
    left = max(0, own - fall.overflow)
    yield TRAIT.told(target, None, table.state.change(target.id, hp=left), left=fall.overflow)
    return left > 0
