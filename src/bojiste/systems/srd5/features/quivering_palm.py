"""Quivering Palm: for three points of ki an unarmed hit sets up vibrations, which an action ends while both are there:
whoever fails to save by Constitution falls to 0 hit points, else it takes 10d10 necrotic damage."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.ask import Option
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.features import ki
from bojiste.systems.srd5.features.base import Feature
from bojiste.systems.srd5.features.martial_arts import UNARMED
from bojiste.systems.srd5.moments import HIT_EFFECTS
from bojiste.systems.srd5.play.attacks.shot import Shot
from bojiste.systems.srd5.play.component import Component
from bojiste.systems.srd5.play.damage.blow import Blow, rolled
from bojiste.systems.srd5.play.damage.damage import felled, harm
from bojiste.systems.srd5.play.deed import Deed, acting, spend
from bojiste.systems.srd5.play.dice import save
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.traits.base import has

TRAIT = Feature("quivering_palm")
POINTS = 3
SET = "vibrations:"
"""Begins the mark of in whom they are: one creature at a time."""


@TRAIT.speaks(HIT_EFFECTS)
def sets_up(shot: Shot) -> Course[None]:
    """Asked when the hit is known: by default with ki to spare."""
    table, who, target = shot.table, shot.who, shot.target
    used, left = table.now[who.id].used, ki.TRAIT.left(table, who)
    able = shot.attack.key == UNARMED and left >= POINTS and table.now[target.id].life == "ok"
    if not able or any(one.startswith(SET) for one in used) or not (yield from TRAIT.wanted(who, True, target)):
        return
    marks = (*used, *(ki.TRAIT.name,) * POINTS, f"{SET}{target.id}")
    yield TRAIT.told(who, target, table.state.change(who.id, used=marks))


def _may(table: Table, who: Profile) -> Iterator[Option]:
    for mark in table.now[who.id].used if TRAIT.of(who) and acting(table, who) else ():
        id = mark.removeprefix(SET)
        if mark.startswith(SET) and id in table.now and table.now[id].life == "ok":
            yield Option(f"quiver:{id}", {"target": id})


def ends(table: Table, who: Profile, rest: str) -> Course[None]:
    """The vibrations end."""
    target = table.profiles[rest]
    used = tuple(one for one in table.now[who.id].used if one != f"{SET}{rest}")
    yield TRAIT.told(who, target, (*spend(table, who, action=True), *table.state.change(who.id, used=used)))
    if not (yield from save(table, target, "constitution", rules.spell.dc(who.ability["wisdom"], who.proficiency))):
        yield from felled(table, who, target, {"power": TRAIT.name})
        return
    dice = (Component(10, 10, 0, rules.damage.types("necrotic"), ()),)
    rolls = yield from rolled(table, who, dice)
    yield from harm(table, target, Blow(who, rolls, magical=True))


DEED = Deed("quiver", has, _may, ends)
