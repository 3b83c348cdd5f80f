"""Dark One's Own Luck: once between rests 1d10 more to a saving throw that would fail. (To an ability check: the
referee.)"""

from __future__ import annotations

from bojiste.core.dice import die, fell
from bojiste.core.event import OPEN, Event, Part
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.features.base import Feature, once
from bojiste.systems.srd5.moments import SAVE_FAILED
from bojiste.systems.srd5.play.attacks.shot import Failed
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.traits.base import has

TRAIT = Feature("dark_ones_own_luck", uses=once, rest="short")
SIDES = 10


@TRAIT.speaks(SAVE_FAILED)
def calls_on_its_patron(table: Table, who: Profile, failed: Failed) -> Course[bool]:
    """Whether the saving throw is made with the die: by default where it may do."""
    if not TRAIT.left(table, who) or not (yield from TRAIT.wanted(who, failed.short <= SIDES)):
        return False
    yield TRAIT.told(who, changes=TRAIT.spent(table, who))
    face: int = yield die(SIDES, has, who.id)
    made = face >= failed.short
    parts = (Part(TRAIT.name, failed.dc - failed.short),)
    data = {"ability": failed.ability, "against": failed.dc, "state": 0}
    kind = "save-made" if made else "save-missed"
    yield Event(kind, rules.dice.d20_test, who.id, rolls=(fell(SIDES, face),), parts=parts, data=data, seen=OPEN)
    return made
