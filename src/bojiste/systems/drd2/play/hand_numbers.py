"""The numbers of somebody's that the referee's hand sets, and where somebody stands."""

from __future__ import annotations

from bojiste.core.event import OPEN, Event
from bojiste.core.hand import Deed, Number, Verb
from bojiste.core.ruling import ruling
from bojiste.core.state import Key
from bojiste.errors import Problem
from bojiste.kit.course import Course
from bojiste.kit.hand import counted, field, no_more, told
from bojiste.kit.refuse import unknown
from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.now import Purse, fate_of
from bojiste.systems.drd2.play.numbers import floored, returned
from bojiste.systems.drd2.play.remedy import fate_set, spelled
from bojiste.systems.drd2.play.table import Faults, Table, bad_form, table_of
from bojiste.systems.drd2.prepare import Scene, State, severities
from bojiste.systems.drd2.words import Initiative, Property, Status, Type

# -- numbers of somebody's -----------------------------------------------------------------------------------------


def _not_below_floor(scene: Scene, state: State, deed: Deed) -> Faults:
    floor = state[deed.who].floor
    if deed.value is None or deed.value < floor:
        yield Problem(deed.path, deed.value, "threat-below-floor", {"threat": deed.value, "floor": floor})


def _floor(scene: Scene, state: State, deed: Deed) -> Course[None]:
    before = state[deed.who].floor
    yield told("floor", deed.who, before, deed.value, floored(state, deed.who, deed.value), OPEN)


def _pool_fits(scene: Scene, state: State, deed: Deed) -> Faults:
    """Pools are a hero's, and hold no more than scars leave."""
    kit, property = scene.prepared.kits[deed.who], Property(deed.words[0])
    if kit.type is not Type.HERO:
        yield Problem(deed.path, deed.value, "being-with-pools")
        return
    base = kit.ability.of(property)
    effective = rules.resource.effective_ability(base, severities(state[deed.who].scars, property))
    if deed.value is None or not rules.resource.ability(deed.value, effective):
        yield Problem(deed.path, deed.value, "pool-above-ability", {"maximum": effective, "ability": base})


def _bond_fits(scene: Scene, state: State, deed: Deed) -> Faults:
    most = scene.prepared.kits[deed.who].bond_max
    if deed.value is None or deed.value > most:
        yield Problem(deed.path, deed.value, "bond-above-max", {"maximum": most})


def _purse(scene: Scene, state: State, who: str) -> Key[Purse] | None:
    """The Fate of somebody's helpers; a being's is that of its side (``fate SIDE 5``)."""
    kits = scene.prepared.kits
    of_helpers = (kit.purse for kit in kits.values() if kit.type is Type.HELPER and who in (kit.id, kit.owner))
    return next((purse for purse in of_helpers if purse is not None), None)


def _has_helpers(scene: Scene, state: State, deed: Deed) -> Faults:
    if _purse(scene, state, deed.who) is None:
        sides = [side.id for side in scene.sides if fate_of(side.id) in state]
        yield bad_form(deed, f"fate {sides[0] if sides else 'SIDE'} 5")


def _helpers_fate(scene: Scene, state: State, deed: Deed) -> Course[None]:
    purse = _purse(scene, state, deed.who)
    assert purse is not None, "checked"
    old = state[purse].fate
    changes = state.change(purse, fate=deed.value, most=max(state[purse].most, deed.value))
    yield told("fate", deed.who, old, deed.value, changes)


def _as_many_as_items(scene: Scene, state: State, deed: Deed) -> Faults:
    things = scene.prepared.kits[deed.who].things
    if deed.value is None or len(deed.value) != len(things):
        yield Problem(deed.path, " ".join(deed.words[1:]), "stored-without-items", {"count": len(things)})


def _its_items(scene: Scene, state: State, deed: Deed) -> Faults:
    names = [thing.id for thing in scene.prepared.kits[deed.who].things]
    yield from unknown(deed.value, names, deed.path, "unknown-item")


def _listed(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """A list is set: told by how many there are."""
    (name,) = deed.words[:1]
    old = getattr(state[deed.who], name)
    changes = state.change(deed.who, **{name: tuple(deed.value)})
    yield told(name, deed.who, len(old), len(deed.value), changes, OPEN)


# -- where somebody stands -----------------------------------------------------------------------------------------


def _status(scene: Scene, state: State, deed: Deed) -> Course[None]:
    yield from _stands(table_of(scene, state), deed.who, deed.value)


def _stands(table: Table, who: str, status: Status) -> Course[None]:
    """Somebody is in, out, or gone from now on, in the Threat that goes with it."""
    now = table.now(who)
    usual = now.threat or table.scene.options.threat
    if status is Status.ACTIVE:
        yield returned(table, who, now.initiative if now.status is Status.ACTIVE else Initiative.LOST, usual)
        return
    after = rules.elimination.threat_after(status, table.scene.options.helpless_threat)
    threat = after.default if after is not None else None
    changes = table.state.change(who, status=status, threat=threat, initiative=Initiative.LOST, disengaged=False)
    yield Event("ruled-inflicted", ruling, who, changes=changes, data={"state": status.value}, seen=OPEN)


def _set_initiative(scene: Scene, state: State, deed: Deed) -> Course[None]:
    changes = state.change(deed.who, initiative=deed.value)
    data = {"state": f"initiative_{deed.value.value}"}
    yield Event("ruled-inflicted", ruling, deed.who, changes=changes, data=data, seen=OPEN)


def _verb(word: str, status: Status) -> Verb:
    def course(scene: Scene, state: State, deed: Deed) -> Course[None]:
        yield from _stands(table_of(scene, state), deed.who, status)

    return Verb(f"ada {word}", no_more, course)


# -- spells --------------------------------------------------------------------------------------------------------


def _approach(scene: Scene, state: State, deed: Deed) -> Course[None]:
    word = deed.words[0].removeprefix("approach_")
    yield spelled(table_of(scene, state), deed.who, **{word: deed.value})


# -- a side's Fate -------------------------------------------------------------------------------------------------


def _side_faults(scene: Scene, state: State, deed: Deed) -> Faults:
    """``fate robbers 5``, or by so much: ``fate robbers -2``."""
    sides = [side.id for side in scene.sides if fate_of(side.id) in state]
    side, number = (*deed.words, "", "")[:2]
    yield from unknown([side], sides, deed.path, "unknown-side")
    if (side in sides and _meant(state, side, number) < 0) or len(deed.words) != 2:
        yield bad_form(deed, f"fate {side if side in sides else 'SIDE'} 5")


def _meant(state: State, side: str, word: str) -> int:
    """The Fate that is meant, absolute or by so much; -1 if it is no such number."""
    bare = word.lstrip("+-−")
    if len(word) - len(bare) > 1 or not bare.isascii() or not bare.isdecimal() or len(bare) > 4:
        return -1
    if word == bare:
        return int(bare)
    return state[fate_of(side)].fate + int(bare) * (1 if word[0] == "+" else -1)


def _side_fate(scene: Scene, state: State, deed: Deed) -> Course[None]:
    side, number = deed.words
    yield fate_set(table_of(scene, state), side, _meant(state, side, number))


VERBS = {
    "removed": _verb("removed", Status.REMOVED),
    "present": _verb("present", Status.PRESENT),
    "back": _verb("back", Status.ACTIVE),
    "fate": Verb("fate SIDE 5", _side_faults, _side_fate, whole=True),
}
NUMBERS = {
    "threat": field("threat", seen=OPEN, check=_not_below_floor),
    "floor": Number(_floor, now=lambda state, who: counted(state[who].floor)),
    "advantage": field("advantage", seen=OPEN),
    "body": field("body", seen=OPEN, check=_pool_fits),
    "soul": field("soul", seen=OPEN, check=_pool_fits),
    "influence": field("influence", seen=OPEN, check=_pool_fits),
    "bond": field("bond", seen=OPEN, check=_bond_fits),
    "fate": Number(_helpers_fate, _has_helpers),
    "money": field("money", seen=OPEN),
    "materials": field("materials", seen=OPEN),
    "disengaged": field("disengaged", seen=OPEN),
    "stored": Number(_listed, _as_many_as_items),
    "broken": Number(_listed, _its_items),
    "status": Number(_status),
    "initiative": Number(_set_initiative),
    "approach_granted": Number(_approach),
    "approach_forced": Number(_approach),
}
"""What a scene may state of somebody as ``now``, but for scars and penalties."""
