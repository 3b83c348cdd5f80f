"""The company on an expedition: who belongs to it, what it meets, what it shares out at the end."""

from __future__ import annotations

from bojiste.core.ask import Ask, Option, amount
from bojiste.core.dice import die
from bojiste.core.event import OPEN, Change, Event, kept
from bojiste.core.system import Outcome
from bojiste.kit.course import Course
from bojiste.systems.osr import rules
from bojiste.systems.osr.now import CLOCK, EXPEDITION, FRESH, Clock, Expedition
from bojiste.systems.osr.play.death import dies
from bojiste.systems.osr.play.encounter import meet
from bojiste.systems.osr.play.rescue import check_body
from bojiste.systems.osr.play.table import Table
from bojiste.systems.osr.prepare import Profile
from bojiste.systems.osr.words import OUT

PERISHED = "perished"


def expedition(table: Table) -> Expedition:
    """What the expedition keeps count of."""
    return table.state[EXPEDITION]


def company(table: Table) -> list[Profile]:
    """Those of the players' sides who are there and alive, in file order."""
    return [
        one
        for side, members in table.prepared.sides.items()
        if table.prepared.players[side]
        for one in members
        if table.now[one.id].present and OUT.isdisjoint(table.now[one.id].conditions)
    ]


def leader(table: Table) -> Profile:
    """Who speaks for all: the first who is able."""
    there = company(table)
    return next((one for one in there if table.up(one)), there[0])


def set_out(table: Table) -> Course[None]:
    """An expedition begins: who takes part is remembered."""
    names = tuple(one.id for one in company(table))
    yield Event(
        "sets-out",
        rules.party.experience_division,
        changes=table.state.change(EXPEDITION, participants=names),
        data={"members": names},
        seen=OPEN,
    )


# -- meeting somebody --------------------------------------------------------------------------------------------------


def next_met(table: Table, id: str = "") -> str:
    """The next encounter of the scene's list that has not been met, or the one of this id."""
    done = expedition(table).met
    return next(
        (one.id for one in table.scene.world.met if one.id not in done and (one.id == id if id else one.wandering)), ""
    )


def encounter(table: Table, id: str = "", asleep: bool = False) -> Course[None]:
    """Somebody is met: they come into play, and what begins here may end in a fight; then the expedition goes on."""
    name = next_met(table, id)
    if not name:
        yield Event("traces", rules.travel.encounter, seen=OPEN)
        return
    met = next(one for one in table.scene.world.met if one.id == name)
    changes: list[Change] = list(table.state.change(EXPEDITION, met=(*expedition(table).met, name)))
    for id_ in met.who:
        changes += table.state.change(id_, present=True)
    if asleep:
        for sleeper in company(table)[1:]:
            conditions = (*table.now[sleeper.id].conditions, "asleep")
            changes += table.state.change(sleeper.id, conditions=conditions)
    yield Event("met", meet, changes=tuple(changes), data={"members": met.who}, seen=OPEN)
    table.met = met
    table.plain = table.level_ground()
    outcome = yield from meet(table, hostile=met.reaction == "attack")
    table.met = None
    yield from afterwards(table, met.who, outcome)
    won = bool(outcome.winner) and table.prepared.players[outcome.winner or ""]
    if won and (met.treasure or met.experience):
        yield from gain(table, met.treasure, met.experience)


def gain(table: Table, treasure: int, experience: int) -> Course[None]:
    """Treasure and experience that will be divided."""
    now = expedition(table)
    changes = table.state.change(EXPEDITION, treasure=now.treasure + treasure, experience=now.experience + experience)
    data = {"treasure": treasure, "experience": experience}
    yield Event("gains", rules.party.treasure_division, changes=changes, data=data, seen=OPEN)


def afterwards(table: Table, met: tuple[str, ...], outcome: Outcome) -> Course[None]:
    """After an encounter: who was met stays behind, the dying are looked after, and nothing of the fight lingers."""
    fresh = Clock(turns=table.clock.turns)
    calm = {field: getattr(fresh, field) for field in ("round", "side", "order", "begun")}
    changes: list[Change] = list(table.state.change(CLOCK, **calm))
    for who in table.everybody:
        changes += rested_from_fight(table, who, who.id in met)
    for side in table.prepared.sides:
        changes += table.state.change(side, initiative=(), surprised=False, groups=())
    yield Event("goes-on", meet, changes=tuple(changes), seen=OPEN)
    for body in table.everybody:
        if "dying" in table.now[body.id].conditions and table.prepared.players[body.side]:
            yield from looked_after(table, body)
    yield from come_round(table)


PASSING = ("prone", "held", "asleep", "fled", "surrendered")


def rested_from_fight(table: Table, who: Profile, stays: bool) -> tuple[Change, ...]:
    """What of a fight does not last; whoever was met stays behind."""
    now = table.now[who.id]
    ours = table.prepared.players[who.side]
    conditions = tuple(one for one in now.conditions if not ours or one not in PASSING)
    return table.state.change(
        who.id,
        turn=FRESH,
        engaged=(),
        readied=None,
        held_spell="",
        held_by="",
        instant_used=False,
        surprised=False,
        fleeing=False,
        stood_up_round=0,
        conditions=conditions,
        present=now.present and not stays,
    )


def looked_after(table: Table, body: Profile) -> Course[None]:
    """A dying friend is looked after as soon as there is time, or left to die."""
    helpers = [one for one in company(table) if table.up(one)]
    if not helpers:
        yield from dies(table, body, rules.mild_death.unconscious)
        return
    who = helpers[0]
    options = (Option("look", {"target": body.id}), Option("leave"))
    key = yield Ask("body", rules.mild_death.check_body, who.seat, who.id, options, "look", data={"target": body.id})
    if key == "leave":
        yield from dies(table, body, rules.mild_death.unconscious)
        return
    yield Event("looks", rules.mild_death.check_body, who.id, body.id, seen=OPEN)
    yield from check_body(table, who, body)


def come_round(table: Table) -> Course[None]:
    """Whoever is unconscious for some turns comes to; the others wait."""
    for who in table.everybody:
        now = table.now[who.id]
        if "unconscious" in now.conditions and table.prepared.players[who.side] and now.present:
            conditions = tuple(one for one in now.conditions if one != "unconscious")
            changes = table.state.change(who.id, conditions=conditions, asleep_turns=0)
            yield Event(
                "comes-round",
                rules.mild_death.check_body,
                who.id,
                changes=changes,
                data={"turns": now.asleep_turns},
                seen=OPEN,
            )


# -- the end -----------------------------------------------------------------------------------------------------------


def finish(table: Table, reason: str) -> Course[Outcome]:
    """The expedition is over: treasure to the survivors, experience to all who set out."""
    there = company(table)
    side = there[0].side if there and reason != PERISHED else None
    now = expedition(table)
    if now.treasure and there:
        yield from shares(table, there, now.treasure)
    if now.experience and now.participants:
        each = rules.party.experience_division(now.experience, len(now.participants))
        data = {"members": now.participants, "each": each}
        yield Event("experience", rules.party.experience_division, data=data, seen=OPEN)
    data = {"day": now.day, "turns": now.turn, "supplies": now.pool + sum(table.now[one.id].supplies for one in there)}
    return Outcome(side, reason if there else PERISHED, data)


def shares(table: Table, there: list[Profile], treasure: int) -> Course[None]:
    """Each survivor's share as they agree, the last takes what is left."""
    left = treasure
    for place, who in enumerate(there):
        usual = min(left, rules.party.treasure_division(treasure, len(there), place))
        share = left
        if place < len(there) - 1:
            share = yield amount(
                "share", rules.party.treasure_division, who.seat, who.id, 0, left, usual, data={"left": left}
            )
        left -= share
        yield Event("share", rules.party.treasure_division, who.id, data={"share": share}, seen=OPEN)


def chance(table: Table, who: str | None, in_six: int, kind: str) -> Course[bool]:
    """A chance of so many in six that somebody has set; nothing is rolled for none."""
    if not in_six:
        return False
    face = yield die(6, rules.check.x_in_y, who)
    happens = rules.check.x_in_y(face, in_six)
    data = {"against": in_six, "compare": "<=", "happens": happens}
    yield Event(kind, rules.check.x_in_y, who, rolls=kept(6, face), data=data, seen=OPEN)
    return happens
