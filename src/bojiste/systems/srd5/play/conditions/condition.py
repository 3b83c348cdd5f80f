"""Getting into a condition and out of it, and what follows from either, whatever the cause."""

from __future__ import annotations

from bojiste.core.event import OPEN, Change, Event
from bojiste.core.rule import Cited, procedure
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.moments import CONDITION_GAINED
from bojiste.systems.srd5.now import OFF, Suffering, Thing, Turn
from bojiste.systems.srd5.play.spellcasting import lasting, ongoing_effects
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile

PRONE = Suffering("prone")


def suffer(table: Table, whom: Profile, *entries: Suffering, **fields: object) -> tuple[Change, ...]:
    """Changes of a creature that gets into conditions, with those that follow at once (falling prone, dropping what it
    holds); ``fields`` change with them. What it is immune to, or suffers already, changes nothing."""
    now = table.now[whom.id]
    fresh = [entry for entry in entries if entry not in now.suffers and _gets_into(table, whom, entry)]
    added = rules.condition.effects(tuple([entry.name for entry in fresh]))
    if any(entry.name == "unconscious" for entry in fresh):
        table.lives_changed = True  # who is not awake does not stand for its side
    if added.falls_prone and "prone" not in now.conditions and "prone" not in whom.cond_immune:
        fresh.append(PRONE)
    if added.drops_held:
        fields |= _dropped(table, whom)
    if added.one_attack and now.turn.attacks:
        fields["turn"] = without_attacks(now.turn)
    return table.state.change(whom.id, suffers=(*now.suffers, *fresh), **fields)


def _gets_into(table: Table, whom: Profile, entry: Suffering) -> bool:
    """Whether nothing about somebody, and nothing that lies on it, keeps this off."""
    if entry.name in whom.cond_immune or (entry.name == "poisoned" and table.effects(whom).immune_to_poison):
        return False
    return not any(keeps_off(table, whom, entry) for keeps_off in table.voices[whom][CONDITION_GAINED])


@CONDITION_GAINED.voice("powers", state=("suffers",))
def _kept_off(table: Table, whom: Profile, entry: Suffering) -> bool:
    """What lies on it keeps off what magic would bring."""
    return bool(entry.by or entry.effect) and ongoing_effects.keeps_off(table, whom, entry.name, entry.source)


def without_attacks(turn: Turn) -> Turn:
    """What is left of a turn for whoever may attack once on it, and has: of a Multiattack the features."""
    return turn._replace(attacks_left=0, light="", listed=rules.monster.features(turn.listed))


def _dropped(table: Table, whom: Profile) -> dict[str, object]:
    """What a creature holds lies at its feet."""
    now = table.now[whom.id]
    held = whom.first_item if now.held is None else now.held
    return {"held": (), "dropped": (*now.dropped, *(Thing(item, now.x, now.y) for item in held))}


def drops(table: Table, whom: Profile) -> tuple[Change, ...]:
    """Changes of a creature that lets everything fall."""
    held = whom.first_item if table.now[whom.id].held is None else table.now[whom.id].held
    return table.state.change(whom.id, **_dropped(table, whom)) if held else ()


def lift(table: Table, whom: Profile, name: str, source: str | None = None) -> tuple[Change, ...]:
    """Changes of a creature that is rid of a condition, by one of its causes or (without ``source``) by all; and of
    what holds it only as long as a hold does (``srd5.grapple.ends``)."""
    suffers = table.now[whom.id].suffers
    gone = [entry for entry in suffers if entry.name == name and source in (None, entry.source)]
    holds = {(entry.source, entry.by) for entry in gone if entry.name == "grappled" and entry.by}
    kept = tuple(entry for entry in suffers if entry not in gone and (entry.source, entry.by) not in holds)
    return table.state.change(whom.id, suffers=kept)


def out_of_grapple(table: Table, whom: Profile, source: str) -> tuple[Change, ...]:
    """Changes of a creature that somebody holds no longer, with what that hold has brought besides."""
    suffers = table.now[whom.id].suffers
    holds = [entry for entry in suffers if entry.name == "grappled" and entry.source == source]
    kept = tuple(one for one in suffers if not any(one == hold or of_one_hold(one, hold) for hold in holds))
    return table.state.change(whom.id, suffers=kept)


def of_one_hold(one: Suffering, entry: Suffering) -> bool:
    """Whether two conditions come of one hold: who gets out of it is rid of both."""
    return one.escape > 0 and (one.escape, one.cause) == (entry.escape, entry.cause)


def inflict(table: Table, who: Profile | None, whom: Profile, entry: Suffering) -> Course[bool]:
    """Somebody gets into a condition, and what follows follows. Whether it does (it may be immune)."""
    changes = suffer(table, whom, entry)
    if not changes:
        return False
    data = {"condition": entry.name}
    actor = None if who is None else who.id
    rule = rules.condition.CAUSE[entry.name]
    yield Event("suffers", rule=rule, actor=actor, target=whom.id, changes=changes, data=data, seen=OPEN)
    yield from consequences(table, whom)
    return True


def over(table: Table, whom: Profile, name: str, source: str | None = None) -> Course[None]:
    """A condition of somebody's is over."""
    changes = lift(table, whom, name, source)
    if changes:
        data = {"condition": name.removeprefix(OFF)}
        rule: Cited = rules.condition.CAUSE.get(name) or lasting.spell
        yield Event("recovers", rule=rule, actor=whom.id, changes=changes, data=data, seen=OPEN)


def ended(table: Table, moment: str) -> Course[None]:
    """Conditions that last until this moment (``turn-start:ID``, ``turn-end:ID``) are over."""
    for whom in table.everybody:
        for entry in table.now[whom.id].suffers:
            if entry.end == moment:
                yield from over(table, whom, entry.name, entry.source)


def nearer(table: Table, who: Profile) -> tuple[Change, ...]:
    """As a turn begins, what lasts until the end of its owner's next turn lasts until the end of this one."""
    later, now = f"next-turn-end:{who.id}", f"turn-end:{who.id}"
    changes: tuple[Change, ...] = ()
    for whom in table.everybody:
        suffers = table.now[whom.id].suffers
        if any(entry.end == later for entry in suffers):
            soon = tuple(entry._replace(end=now) if entry.end == later else entry for entry in suffers)
            changes += (Change(whom.id, "suffers", suffers, soon),)
    return changes


def consequences(table: Table, whom: Profile) -> Course[None]:
    """What is over because a creature can no longer act, move or reach: Dodge, concentration, and grapples on either
    end."""
    yield from dodge_lost(table, whom)
    if table.now[whom.id].running:
        yield from lasting.broken(table, whom)
    for held in table.holds(whom):
        yield from grapple_ends(table, whom, held)
    for entry in table.now[whom.id].suffers:
        if entry.name == "grappled" and entry.source:
            yield from grapple_ends(table, table.profiles[entry.source], whom)
    yield from lasting.fallen(table, whom)
    for course in table.follows:
        yield from course(table, whom)


def dodge_lost(table: Table, who: Profile) -> Course[None]:
    """Dodge is over for good once its owner is incapacitated or cannot move, however soon that ends. (Who falls loses
    it by the fall itself.)"""
    if table.now[who.id].dodging and rules.action.dodge_lost(table.acts(who), table.speed(who)):
        change = Change(who.id, "dodging", True, False)
        yield Event("dodge-lost", rule=rules.action.dodge_lost, actor=who.id, changes=(change,), seen=OPEN)


@procedure("srd5.grapple.release")
def grapple_ends(table: Table, who: Profile, held: Profile, *, willing: bool = False) -> Course[None]:
    """A grapple is over: let go, or because its hold is gone."""
    reach = max(table.reach(who), rules.weapon.reach(0, True))
    if willing or rules.grapple.ends(table.acts(who), table.distance(who, held), reach):
        rule = grapple_ends if willing else rules.grapple.ends
        changes = out_of_grapple(table, held, who.id)
        yield Event("lets-go", rule=rule, actor=who.id, target=held.id, changes=changes, seen=OPEN)
        yield from let_go(table, held)


def let_go(table: Table, held: Profile) -> Course[None]:
    """What follows for somebody whom nobody holds any more: it may fall."""
    for course in table.follows:
        yield from course(table, held)
