"""What the referee may set right by hand: wounds, stun, conditions, places, what is held, turns, who is there."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.ask import Ask
from bojiste.core.event import OPEN, Change, Event, happened
from bojiste.core.hand import Deed, Hand, Number, Verb
from bojiste.core.ruling import ruling
from bojiste.errors import Problem
from bojiste.kit.course import Course
from bojiste.kit.hand import Turns, field, in_it, no_more, pushes, stop, told, turn_verbs
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.now import FIGHT, Fear, Fighter
from bojiste.systems.fiveaction.play import arrivals, fall, hand_gear
from bojiste.systems.fiveaction.play.dice import test
from bojiste.systems.fiveaction.play.hand_gear import form
from bojiste.systems.fiveaction.play.move import retreat, stand, toward
from bojiste.systems.fiveaction.play.table import Table, running
from bojiste.systems.fiveaction.play.wound import after_wound, check_status, lose
from bojiste.systems.fiveaction.prepare import Scene, State
from bojiste.systems.fiveaction.words import FOOT, SKILLS, Guard, Stance, Status
from bojiste.systems.fiveaction.words.body import PARTS, TRUNK, Part

TIER, COURAGE = 1, 15
"""How much somebody is afraid whom the referee frightens, and against which target number it struggles."""


def _told(state: State, deed: Deed, name: str, old: object, new: object, **fields: object) -> Event:
    return told(name, deed.who, old, new, state.change(deed.who, **fields))


# -- wounds and stun ---------------------------------------------------------------------------------------------------


def _of_a_part(scene: Scene, state: State, deed: Deed) -> Iterator[Problem]:
    """A wound may name the part of the body, where hits have places; the dead take none."""
    if state[deed.who].status is Status.DEAD:
        yield Problem(deed.path, deed.who, "dead-already", {"form": f"{deed.who} -dead"})
    parts = PARTS if scene.options.modules.hit_locations else ()
    if len(deed.words) > 1 or any(word not in parts for word in deed.words):
        yield form(deed, f"{deed.value:+d} {PARTS[0]}" if parts else f"{deed.value:+d}")


def _by(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """Lives taken or given; a wound is followed by what follows wounds."""
    table, data = running(state), {"text": f"{deed.value:+d}".replace("-", "\N{MINUS SIGN}")}
    at = PARTS.index(Part(deed.words[0])) if deed.words else TRUNK
    if scene.options.modules.hit_locations:
        data["part"] = PARTS[at].value
    if deed.value < 0:
        changes = lose(table, deed.who, -deed.value, at)
        yield happened("ruled-by", ruling, deed.who, changes=changes, data=data)
        yield from after_wound(table, deed.who, -deed.value, at)
        return
    after = max(0, table.wounds_of(deed.who, at) - deed.value)
    changes = _wounds(table, deed.who, at, after)
    yield happened("ruled-by", ruling, deed.who, changes=changes, data=data)


def _wounds(table: Table, who: str, at: int, after: int) -> tuple[Change, ...]:
    """The changes of having so many wounds; who was out by them and is not any more can act again."""
    now, kit = table.now(who), table.kit(who)
    more = after - table.wounds_of(who, at)
    changes = (
        table.change(who, parts=rules.location.parts(now.parts, at, more))
        if table.by_parts
        else table.change(who, wounds=after)
    )
    if now.status is Status.OUT and at == TRUNK and after < kit.lives:
        changes += table.change(who, status=Status.ACTIVE)
    return changes


def _set_wounds(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """Wounds (of the trunk with hit locations) as a number: who has too many is out."""
    table, old = running(state), running(state).wounds_of(deed.who)
    yield told("wounds", deed.who, old, deed.value, _wounds(table, deed.who, TRUNK, deed.value))
    if not table.by_parts:
        yield from check_status(table, deed.who)


def _set_stun(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """Stun as a number: too much of it knocks out."""
    yield _told(state, deed, "stun", state[deed.who].stun, deed.value, stun=deed.value)
    yield from fall.faints(running(state), deed.who)


def _set_virtual(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """Virtual lives, the same for all parts."""
    yield _told(state, deed, "virtual", state[deed.who].virtual[TRUNK], deed.value, virtual=(deed.value,) * len(PARTS))


# -- conditions --------------------------------------------------------------------------------------------------------

FALLEN = {status.value: status for status in (Status.UNCONSCIOUS, Status.OUT, Status.DEAD, Status.FLED)}
GUARDS = {guard.value: guard for guard in Guard if guard is not Guard.AWARE}
FLAGS: dict[str, tuple[object, object]] = {
    "prone": (True, False), "charging": (True, False), "berserk": (True, False), "unbalanced": (3, 0),
    "concentrating": (True, False),
}  # fmt: skip
"""What a condition is in the state when it holds, and when it does not."""
AFRAID = "afraid"
CONDITIONS = (*FALLEN, *GUARDS, *FLAGS, AFRAID)


def _afraid_of(scene: Scene, state: State, deed: Deed) -> Iterator[Problem]:
    """``ada afraid:ogre`` or ``ada afraid:ogre 2``; other conditions stand alone."""
    name, _, whom = deed.value.partition(":")
    if name != AFRAID:
        if whom or deed.words:
            yield form(deed, name)
        return
    tier = deed.words[0] if deed.words else "1"
    if whom not in state or whom == deed.who or len(deed.words) > 1 or tier not in ("1", "2", "3", "4", "5"):
        other = next((id for id in scene.by_id if id in state and id != deed.who), "")
        yield form(deed, f"{AFRAID}:{other} 2")


def _inflict(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """A condition begins, with what follows from it."""
    table, who = running(state), deed.who
    name, _, whom = deed.value.partition(":")
    if name in FALLEN:
        yield from fall.put_out(table, who, FALLEN[name], ruling)
        return
    if name == AFRAID:
        tier = int(deed.words[0]) if deed.words else TIER
        worst = tier >= rules.intimidation.WORST
        changes = state.change(who, fear=Fear(whom, COURAGE, tier), stance=Stance.FULL if worst else state[who].stance)
    elif name in GUARDS:
        changes = state.change(who, guard=GUARDS[name])
    else:
        changes = state.change(who, **{name: FLAGS[name][0]})
    yield happened("ruled-inflicted", ruling, who, whom or None, changes=changes, data={"state": name})


def _is_so(scene: Scene, state: State, deed: Deed) -> Iterator[Problem]:
    """Only a condition that somebody is in can be lifted."""
    yield from in_it(deed, _held(state[deed.who]))


def _held(now: Fighter) -> list[str]:
    flags = [name for name in FLAGS if getattr(now, name)]
    return [*flags, *([AFRAID] if now.fear else []), *(word for word in (now.status, now.guard) if word in CONDITIONS)]


def _lift(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """A condition ends; who was out or dead keeps one life, who had fainted is less stunned than that takes."""
    table, who, name = running(state), deed.who, deed.value
    now, kit = state[who], table.kit(who)
    fields: dict[str, object] = {}
    changes: tuple[Change, ...] = ()
    if name in FALLEN:
        fields = {"status": Status.ACTIVE, "stun": min(now.stun, kit.thresholds[1] - 1)}
        fewer = _wounds(table, who, TRUNK, min(table.wounds_of(who), kit.lives - 1))
        changes = (*(change for change in fewer if change.field != "status"), *arrivals.back(state, who))
    elif name in GUARDS:
        fields = {"guard": Guard.AWARE}
    elif name == AFRAID:
        forced = now.fear is not None and now.fear.tier >= rules.intimidation.WORST
        fields = {"fear": None, "stance": Stance.NORMAL if forced else now.stance}
    else:
        fields = {name: FLAGS[name][1], "rising": 0 if name == "prone" else now.rising}
    changes = (*changes, *state.change(who, **fields))
    yield happened("ruled-lifted", ruling, who, changes=changes, data={"state": name})


# -- places and horses -------------------------------------------------------------------------------------------------


def _place(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """Somebody is put somewhere, in feet across and along; a rider with the horse."""
    spot = deed.value[0] * FOOT, deed.value[1] * FOOT
    data = {"text": "{},{}".format(*deed.value)}
    yield happened("ruled-placed", ruling, deed.who, changes=stand(running(state), deed.who, spot), data=data)


def _moved(scene: Scene, state: State, who: str, other: str, feet: int) -> Course[None]:
    """Straight away from somebody, or nearer (so far as there is a way)."""
    table = running(state)
    if feet > 0:
        spot = retreat(table, who, other, feet * FOOT)
    else:
        here, there = (state[who].x, state[who].y), (state[other].x, state[other].y)
        spot = toward(here, there, min(-feet * FOOT, table.gap(who, other)))
    text = f"{spot[0] / FOOT:g},{spot[1] / FOOT:g}"
    yield happened("ruled-placed", ruling, who, changes=stand(table, who, spot), data={"text": text})


def _has_a_horse(scene: Scene, state: State, deed: Deed) -> Iterator[Problem]:
    yield from no_more(scene, state, deed)
    mount = scene.by_id[deed.who].sheet.mount
    if mount is None or mount not in state:
        yield Problem(deed.path, deed.who, "no-mount")


def _mounts(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """Into the saddle, and the horse comes to its rider."""
    mount, now = scene.by_id[deed.who].sheet.mount, state[deed.who]
    changes = state.change(deed.who, saddle=True, prone=False, rising=0, control="")
    changes += state.change(str(mount), x=now.x, y=now.y, prone=False)
    yield told("saddle", deed.who, now.saddle, True, changes, OPEN)


def _dismounts(scene: Scene, state: State, deed: Deed) -> Course[None]:
    yield told("saddle", deed.who, True, False, state.change(deed.who, saddle=False, control=""), OPEN)


# -- actions, tests, turns ---------------------------------------------------------------------------------------------


def _up_to_five(scene: Scene, state: State, deed: Deed) -> Iterator[Problem]:
    if deed.words not in tuple((str(number),) for number in range(rules.round.ACTIONS + 1)):
        yield form(deed, "actions 3")


def _actions(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """So many actions are left of this round."""
    old, new = state[deed.who].actions, int(deed.words[0])
    yield told("actions", deed.who, old, new, state.change(deed.who, actions=new), OPEN)


TESTED = tuple(name for name in SKILLS if name != "parry")


def _a_test(scene: Scene, state: State, deed: Deed) -> Iterator[Problem]:
    skill, target = (*deed.words, "", "")[:2]
    number = target.isascii() and target.isdecimal() and len(target) < 4
    if len(deed.words) != 2 or skill not in TESTED or not number:
        yield form(deed, "test perception 17")


def _tests(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """A test of a skill against a number; from behind a loophole one perceives less."""
    table, name = running(state), deed.words[0]
    now = state[deed.who]
    parts = [(name, table.skill(deed.who, name))]
    if name == "perception" and now.loophole:
        parts.append(("loophole", rules.missile.blinkered(now.cover)))
    yield from test(table, deed.who, name, rules.test.skill_value, parts, int(deed.words[1]))


def _look(state: State) -> Turns:
    fight = state[FIGHT]
    on = fight.turn or ""
    on = on if on in state and not state[on].turned else ""
    left = tuple(one for one in fight.left if one in state)
    return Turns(tuple(one for one, _ in fight.order if one in state), left, on)


def _keep(state: State, turns: Turns) -> tuple[Change, ...]:
    """The order with everybody's total; one whose turn is over has actions for another."""
    fight, table = state[FIGHT], running(state)
    totals = dict(fight.order)
    changes = state.change(
        FIGHT, order=tuple((who, totals[who]) for who in turns.order), left=turns.left, turn=turns.on or None
    )
    for who in turns.left:
        if state[who].turned:
            changes += state.change(who, turned=False, actions=rules.round.structure(table.tier(who)))
    return changes


def _stops(state: State) -> tuple[Change, ...]:
    return state.change(FIGHT, stopped=True)


# -- the whole ---------------------------------------------------------------------------------------------------------

OF_THE_ABLE = frozenset({"counter", "escape", "interrupt", "disarm", "flank", "meet", "cleave", "drop-shield", "pair"})
"""Questions that nobody is asked who can do nothing."""


def overtaken(scene: Scene, state: State, ask: Ask) -> str | None:
    """Whoever has fallen meanwhile strikes at nobody and slips from nobody."""
    if ask.ruling or ask.actor not in scene.by_id or (ask.actor in state and running(state).active(ask.actor)):
        return None
    return "no" if ask.topic in OF_THE_ABLE else ask.default


HAND: Hand[Fighter, Scene] = Hand(
    verbs={
        "by": Verb("ada -7", _of_a_part, _by),
        "inflict": Verb("goblin-2 prone", _afraid_of, _inflict),
        "lift": Verb("goblin-2 -prone", _is_so, _lift),
        "at": Verb("ada 12,5", no_more, _place),
        **pushes(_moved),
        "mount": Verb("ada mount", _has_a_horse, _mounts),
        "dismount": Verb("ada dismount", _has_a_horse, _dismounts),
        **hand_gear.VERBS,
        "actions": Verb("ada actions 3", _up_to_five, _actions),
        "test": Verb("ada test perception 17", _a_test, _tests),
        **turn_verbs(_look, _keep),
        "bring": Verb("+ guard 2", arrivals.checked, arrivals.bring),
        "out": Verb("- guard-1", no_more, arrivals.out),
        "stop": stop(_stops),
    },
    numbers={
        "wounds": Number(_set_wounds, now=lambda state, who: running(state).wounds_of(who)),
        "stun": Number(_set_stun, now=lambda state, who: int(state[who].stun)),
        "virtual": Number(_set_virtual, now=lambda state, who: int(state[who].virtual[TRUNK])),
        "stance": field("stance", seen=OPEN),
        "cover": field("cover", seen=OPEN),
        "loophole": field("loophole", seen=OPEN),
        "pavise": field("pavise", seen=OPEN),
        "gait": field("gait", seen=OPEN),
        **hand_gear.NUMBERS,
    },
    elsewhere=frozenset({"at", "berserk", "guard", "status", "prone", "concentrating", "fear", "parts"}),
    conditions=CONDITIONS,
    caused=frozenset({AFRAID}),
    overtaken=overtaken,
)
