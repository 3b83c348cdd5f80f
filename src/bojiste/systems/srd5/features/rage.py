"""Rage: what it adds to blows of Strength in melee, that nobody casts or concentrates in it, and when it ends early.
What lies on whoever rages, and how often, stands in the power that the class brings (``words.class_powers``)."""

from __future__ import annotations

from bojiste.core.event import Change, Part
from bojiste.kit.course import Course
from bojiste.systems.srd5.features.base import Feature
from bojiste.systems.srd5.moments import (
    ATTACK_TOLD,
    CASTING_BARRED,
    DAMAGE_DICE,
    DAMAGE_TOLD,
    POWER_BEGUN,
    TURN_END,
    Components,
)
from bojiste.systems.srd5.now import Running
from bojiste.systems.srd5.play.attacks.shot import Shot
from bojiste.systems.srd5.play.damage.blow import Blow
from bojiste.systems.srd5.play.damage.zero import Taken
from bojiste.systems.srd5.play.spellcasting import ending, lasting, ongoing_effects
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.traits.base import has

TRAIT = Feature("rage")
STIRRED = "rage:"
"""Begins the mark of who has attacked, or taken damage: in which round, and whether after its own turn."""


def bonus(level: int) -> int:
    """What is added to damage at a level of a barbarian."""
    return 2 + (level >= 9) + (level >= 16)


def rages(table: Table, who: Profile) -> bool:
    """Whether somebody rages now."""
    return TRAIT.of(who) and lasting.goes_on(table, who, TRAIT.name)


@TRAIT.speaks(DAMAGE_DICE, state=("running",))
def harder(shot: Shot, components: Components) -> Course[Components]:
    """A blow in melee that Strength leads."""
    yield from ()
    if not (shot.attack.melee and rages(shot.table, shot.who) and ongoing_effects.by_strength(shot.who, shot.attack)):
        return components
    first, *rest = components
    more = bonus(TRAIT.number(shot.who))
    return (first._replace(flat=first.flat + more, parts=(*first.parts, Part(TRAIT.name, more))), *rest)


@TRAIT.speaks(CASTING_BARRED, state=("running",))
def too_angry(table: Table, who: Profile) -> bool:
    """Nobody casts in a rage."""
    return rages(table, who)


@TRAIT.speaks(POWER_BEGUN, state=("running",))
def loses_thread(table: Table, who: Profile, running: Running) -> Course[None]:
    """Nor does anybody concentrate: with the rage that is over."""
    held = table.now[who.id].concentrates
    if running.power == TRAIT.name and held is not None:
        yield from ending.ends(table, who, held, has)


@TRAIT.speaks(ATTACK_TOLD)
def has_attacked(shot: Shot, changes: tuple[Change, ...]) -> tuple[Change, ...]:
    """An attack on an enemy keeps rage up."""
    return changes + _stirred(shot.table, shot.who, changes) if shot.target in shot.who.enemies else changes


@TRAIT.speaks(DAMAGE_TOLD)
def has_suffered(table: Table, target: Profile, blow: Blow, taken: Taken) -> tuple[Change, ...]:
    """So does damage."""
    return _stirred(table, target, ()) if taken.damage else ()


def _stirred(table: Table, who: Profile, changes: tuple[Change, ...]) -> tuple[Change, ...]:
    spent = any((change.who, change.field) == (who.id, "used") for change in changes)
    used, clock = table.now[who.id].used, table.clock
    after = clock.turn != who.id and who.id not in clock.left
    mark = f"{STIRRED}{clock.round}:{int(after)}"
    kept = tuple(one for one in used if not one.startswith(STIRRED))
    return () if mark in used or spent else table.state.change(who.id, used=(*kept, mark))


@TRAIT.speaks(TURN_END, state=("running",))
def calms(table: Table, who: Profile) -> Course[None]:
    """It is over where neither has been since the end of the last turn; from level 15 on not even then."""
    running, number = lasting.running_of(table, who, TRAIT.name), table.clock.round
    lately = {f"{STIRRED}{number}:0", f"{STIRRED}{number - 1}:1"}
    if running is None or "persistent_rage" in who.traits or not lately.isdisjoint(table.now[who.id].used):
        return
    yield from ending.ends(table, who, running, has)
