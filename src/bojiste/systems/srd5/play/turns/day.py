"""A day of several fights with the same heroes, and the rests between them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

from bojiste.core.ask import yes_no
from bojiste.core.dice import Page, die
from bojiste.core.event import OPEN, Change, Event, Part, kept
from bojiste.core.rule import Cited
from bojiste.core.system import Carries, Outcome, Play
from bojiste.kit.course import Course, stoppable
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.features.base import SHORT_REST
from bojiste.systems.srd5.moments import HIT_DICE_SPENT
from bojiste.systems.srd5.moments import SHORT_REST as SHORT_REST_OVER
from bojiste.systems.srd5.now import CLOCK, FRESH, HEALED, Fighter
from bojiste.systems.srd5.play.damage.damage import revived
from bojiste.systems.srd5.play.movement.room import table_of
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.play.turns.flow import fight
from bojiste.systems.srd5.play.turns.joining import WHOLE
from bojiste.systems.srd5.play.turns.start import begin
from bojiste.systems.srd5.prepare import Profile, Scene, State, present
from bojiste.systems.srd5.words import LIFE

NONE, SHORT, LONG = "none", "short", "long"
NEVER = "never"
HOURS = {NONE: 0, SHORT: rules.rest.HOURS_OF_SHORT, LONG: rules.rest.HOURS_OF_LONG}
_PARTS: WeakKeyDictionary[Scene, dict[int, Scene]] = WeakKeyDictionary()
"""The fights of a scene, worked out once for all its games."""


class Fought(NamedTuple):
    """One fight of the day: whether those who go on have won it, in how many rounds, and the hit points they have
    left."""

    won: bool
    rounds: int
    left: int


def part_of(scene: Scene, number: int) -> Scene:
    """A fight of the day as a scene of its own, with those who are in it: made when it begins, so that it knows
    whom the referee has brought into the day before."""
    known = _PARTS.setdefault(scene, {})
    if number not in known:
        here = present(scene, number)
        members = tuple(one for one in scene.combatants if one.side in here)
        alone = scene.world.model_copy(update={"encounter": ()})
        known[number] = replace(scene, combatants=members, world=alone)
    return known[number]


def day(scene: Scene, state: State) -> Play:
    """One fight after another, with the rests that the scene gives; over with the first one that is not won by those
    who go on."""
    fights: list[Fought] = []
    outcome = yield from stoppable(_fights(scene, state, fights), None)
    rounds = sum(one.rounds for one in fights)
    winner, reason = (outcome.winner, outcome.reason) if outcome is not None else (None, "stopped")
    return Outcome(winner, reason, {"rounds": rounds, "fights": tuple(fights)})


def _fights(scene: Scene, state: State, fights: list[Fought]) -> Course[Outcome]:
    """The fights, each noted when it is over; returns how the last of them ended."""
    state.memo[WHOLE] = scene
    for number, encounter in enumerate(scene.world.encounter):
        part = part_of(scene, number)
        if number:
            yield from _between(scene, part, state, encounter.rest)
        outcome = yield from fight(part, state)
        won = outcome.winner is not None and outcome.winner not in encounter.sides
        left = sum(state[one.id].hp for one in part.combatants if one.side not in encounter.sides)
        fights.append(Fought(won, outcome.data["rounds"], left))
        if not won:
            break
    return outcome


PROCEDURES: Mapping[str, Callable[[Scene, State], Play]] = {"fight": fight, "day": day}
"""What a scene may be."""


def _between(scene: Scene, part: Scene, state: State, rest: str) -> Course[None]:
    """Time passes: whoever lives rests, the next enemies are there."""
    yield Page(0, 0)
    hours = HOURS[rest]
    table = state.memo["table"] = table_of(part, state)
    heroes = [one for one in table.profiles.values() if one.id in state.now and table.now[one.id].life != "dead"]
    cited: dict[str, Cited] = {NONE: rules.flow.positions, SHORT: rules.rest.short, LONG: rules.rest.long}
    for who in heroes:
        yield from _recovers(table, who, hours)
    changes = tuple(change for who in heroes for change in _afresh(table, part, who, rest))
    changes += state.change(CLOCK, turn="")
    yield Event("rests", rule=cited[rest], changes=changes, data={"rest": rest, "hours": hours}, seen=OPEN)
    if rest == SHORT:
        for who in heroes:
            yield from _hit_dice(table, who)
    born = tuple(_born(part, state))
    data = {"whom": tuple(change.who for change in born)}
    changes = (*_left_behind(part, state), *born)
    yield Event("arrives", rule=rules.flow.positions, changes=changes, data=data, seen=OPEN)


def _left_behind(part: Scene, state: State) -> Iterator[Change]:
    """Enemies of an earlier fight who live on, asleep or held: they are not in the next one."""
    for who, now in state.now.items():
        if who not in part.by_id and getattr(now, "life", "dead") != "dead":
            yield Change(who, "", now, None)


def _recovers(table: Table, who: Profile, hours: int) -> Course[None]:
    """A stable creature wakes after some hours, if so many pass."""
    if table.now[who.id].life != "stable" or not hours:
        return
    face = yield die(4, rules.stabilizing.recover, who.id)
    wakes = LIFE[rules.stabilizing.recover(hours, face)] == "ok"
    kind, changes = ("wakes", revived(table, who, 1)) if wakes else ("sleeps-on", ())
    yield Event(kind, rules.stabilizing.recover, who.id, rolls=kept(4, face), changes=changes, seen=OPEN)


def _afresh(table: Table, part: Scene, who: Profile, rest: str) -> tuple[Change, ...]:
    """What of a fight is over with it, and what a rest gives back."""
    now = table.now[who.id]
    x, y = part.prepared.start.get(who.id, (now.x, now.y))
    asleep = tuple(entry for entry in now.suffers if now.hp == 0 and entry.end in (HEALED, ""))
    fields: dict[str, Any] = {
        "turn": FRESH,
        "sapped": 0,
        "heads": None if who.first is None else who.first.heads,
        "suffers": asleep,
        "running": (),
        "reaction": True,
        "surprised": False,
        "dodging": False,
        "reckless": False,
        "helped": (),
        "readied": None,
        "held": None,
        "dropped": (),
        "hidden_from": (),
        "stealth": None,
        "initiative": None,
        "beside": "",
        "x": x,
        "y": y,
        "legendary": who.sheet.legendary,
        "used": tuple(key for key in now.used if not _back(who, key, rest)),
        "thp": rules.temporary.duration(now.thp, rest == LONG),
    }
    if rest == LONG:
        fields |= _slept(who, now)
        fields["slots"] = who.sheet.slots if now.hp else now.slots
        fields["drained"] = () if now.hp else now.drained
    fields |= _by_features(table, who, rest)
    return table.state.change(who.id, **fields)


def _carried(scene: Scene, state: State, who: str, rest: str) -> dict[str, object]:
    """What goes along of somebody into another scene, as that states it. After a short rest the Hit Dice are its
    player's to spend; of the dead nothing but that is said."""
    table, one = Table(scene, state), scene.prepared.profiles[who]
    now = table.now[who]
    if now.life == "dead":
        return {"life": "dead"}
    after = {change.field: change.new for change in _afresh(table, scene, one, rest)}
    numbers = {name: after.get(name, getattr(now, name)) for name in CARRIED}
    numbers |= {"life": now.life} if now.life != "ok" and numbers["hp"] == 0 else {}
    numbers |= {} if numbers["hp_max"] != one.sheet.hp_max else {"hp_max": None}
    shots = {"ammunition": dict(now.shots)} if now.shots else {}
    none = {"thp": 0, "exhaustion": 0}
    return {name: value for name, value in (numbers | shots).items() if value not in (None, (), none.get(name))}


CARRIES = Carries(_carried, (NONE, SHORT, LONG))
CARRIED = ("hp", "hp_max", "thp", "exhaustion", "slots", "hit_dice", "used", "potions", "kit")


def _by_features(table: Table, who: Profile, rest: str) -> dict[str, object]:
    """What features give back in a short rest."""
    given = (recovers(table, who) for recovers in table.voices[who][SHORT_REST_OVER] if rest == SHORT)
    return {field: value for fields in given for field, value in fields.items()}


def _slept(who: Profile, now: Fighter) -> dict[str, int]:
    """What a long rest gives back of the body: what had lowered the maximum of hit points is over, but for the
    exhaustion that is left."""
    left = rules.rest.long(now.hp, now.hp_max, 0, 0, now.exhaustion).exhaustion
    most = rules.condition.hp_max(who.sheet.hp_max, left) if now.hp else now.hp_max
    row = rules.rest.long(now.hp, most, who.sheet.hit_dice.number, now.hit_dice, now.exhaustion)
    return {"hp": row.hp, "hp_max": most, "hit_dice": row.hit_dice, "exhaustion": row.exhaustion}


def _back(who: Profile, key: str, rest: str) -> bool:
    """Whether what is used up is there again after a pause: some need not even a short rest, a potion never is."""
    uses = [power.row.use for power in who.powers.values() if power.store == key]
    if rest == LONG:
        return all(use.rest != NEVER for use in uses)
    if rest == SHORT and key in SHORT_REST:
        return True
    return any(use.recharge is not None or (rest == SHORT and use.rest == SHORT) for use in uses)


def _hit_dice(table: Table, who: Profile) -> Course[None]:
    """Hit Dice spent in a short rest, one after another, as long as their owner likes."""
    dice, bonus, whole = who.sheet.hit_dice, who.ability["constitution"], table.now[who.id].hit_dice
    while table.now[who.id].hit_dice and table.now[who.id].hp < table.now[who.id].hp_max:
        now = table.now[who.id]
        sensible = now.hp_max - now.hp >= dice.sides // 2
        data = {"left": now.hit_dice}
        if (yield yes_no("hit-die", rules.rest.short, who.seat, who.id, sensible, data=data)) == "no":
            break
        face = yield die(dice.sides, rules.rest.short, who.id)
        regained = rules.rest.short(face, bonus)
        changes = (*revived(table, who, regained), Change(who.id, "hit_dice", now.hit_dice, now.hit_dice - 1))
        parts = (Part("constitution", bonus),)
        yield Event(
            "hit-die",
            rules.rest.short,
            who.id,
            None,
            kept(dice.sides, face),
            parts,
            changes,
            {"regained": regained},
            OPEN,
        )
    for follows in table.voices[who][HIT_DICE_SPENT] if table.now[who.id].hit_dice < whole else ():
        yield from follows(table, who)


def _born(part: Scene, state: State) -> Iterator[Change]:
    """Those who are in this fight and were in none before."""
    fresh = begin(part).now
    for id in part.prepared.profiles:
        if id not in state.now:
            yield Change(id, "", None, fresh[id])
