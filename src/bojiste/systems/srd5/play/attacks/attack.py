"""One attack: a target, the modifiers, the roll (Making an Attack). Who speaks at its moments: ``moments``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from bojiste.core.dice import Rolled
from bojiste.core.event import OPEN, Change, Event, Part, Seen, happened
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.moments import (
    ATTACK_ADVANTAGE,
    ATTACK_BARRED,
    ATTACK_BONUS,
    ATTACK_COST,
    ATTACK_DRAWN,
    ATTACK_FORMED,
    ATTACK_HINDERED,
    ATTACK_ROLLED,
    ATTACK_TARGETED,
    ATTACK_TOLD,
    CRITICAL_HIT,
    HIT_REACTION,
)
from bojiste.systems.srd5.now import Thing
from bojiste.systems.srd5.play.attacks import cover, hit, images, parry
from bojiste.systems.srd5.play.attacks.advantage import NONE, Reasons, heard, in_water
from bojiste.systems.srd5.play.attacks.cover import granted
from bojiste.systems.srd5.play.attacks.shot import Aim, Incoming, Made, Shot, Spent
from bojiste.systems.srd5.play.conditions.condition import over
from bojiste.systems.srd5.play.dice import lent, lent_once
from bojiste.systems.srd5.play.dice import order as d20
from bojiste.systems.srd5.play.movement.reach import covered, held_by
from bojiste.systems.srd5.play.senses.hiding import revealed, unsure
from bojiste.systems.srd5.play.spellcasting import ending, lasting, ongoing_effects
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.play.voices import Voices
from bojiste.systems.srd5.prepare import Attack, Profile
from bojiste.systems.srd5.traits.base import has
from bojiste.systems.srd5.words import SQUARE

MISS, CRITICAL = rules.attack.MISS, rules.attack.CRITICAL


def strike(
    table: Table,
    who: Profile,
    target: Profile,
    attack: Attack,
    spent: tuple[Change, ...] = (),
    second_weapon: bool = False,
) -> Course[None]:
    """Make one attack on a target in range: roll, and on a hit what it does. ``spent`` is what it costs."""
    shot = Shot(table, who, target, attack, spent, second_weapon)
    if any(map(shot.voices.get, BEFORE_THE_ROLL)) and (yield from _over_before_the_roll(shot)):
        return
    target, attack, voices = shot.target, shot.attack, shot.voices
    helps, hinders = (yield from _swayed(shot)) if any(map(voices.get, SWAYED)) else NONE
    shot.spent += _used_up(shot, voices)
    natural, shown = yield from d20(who, rules.attack.hit, shot.state, target.id, attack.bonus)
    more, added = (yield from _added(shot, natural)) if voices[ATTACK_BONUS] else (0, ())
    bonus = attack.bonus + more
    against = rules.attack.step_modifiers(shot.image or ongoing_effects.armor_class(table, target), shot.cover)
    surely = bool(voices[CRITICAL_HIT]) and _surely_critical(shot)
    result = rules.attack.step_resolve(natural, bonus, against, attack.critical_from, surely)
    if result != MISS and natural != 20 and not shot.image and (reactions := table.voices[target][HIT_REACTION]):
        incoming = Incoming(who, attack, natural + bonus, against, _plainly)
        against += yield from parry.turned(table, target, incoming, reactions)
        result = rules.attack.step_resolve(natural, bonus, against, attack.critical_from, surely)
    shot.natural, shot.total = natural, natural + bonus
    shot.missed, shot.critical = result == MISS, result == CRITICAL
    yield _told(shot, result, natural, shown, attack.parts + added, against, helps, hinders)
    if shot.image:
        yield from images.struck(table, target, shot.missed)
        return
    shot.voices = table.voices[who, target, shot.chosen]
    for brings in shot.voices[ATTACK_ROLLED]:
        yield from brings(shot)
    if not shot.missed:
        yield from hit.lands(shot)
    elif attack.grazes:
        yield from hit.grazed(shot)


BEFORE_THE_ROLL = (ATTACK_TARGETED, ATTACK_DRAWN, ATTACK_FORMED, ATTACK_BARRED)
"""The moments before the die falls."""


def _over_before_the_roll(shot: Shot) -> Course[bool]:
    """What an attack meets before its die falls: at whom it is made then, with what, and what stands between; whether
    it is over."""
    target = shot.target
    for turns in shot.voices[ATTACK_TARGETED]:
        if (yield from turns(shot)):
            return True
    if shot.target is not target:
        shot.voices = shot.table.voices[shot.who, shot.target, shot.chosen]
    for draws in shot.voices[ATTACK_DRAWN]:
        yield from draws(shot)
    for forms in shot.voices[ATTACK_FORMED]:
        yield from forms(shot)
    for bars in shot.voices[ATTACK_BARRED]:
        if (yield from bars(shot)):
            return True
    return False


SWAYED = (ATTACK_ADVANTAGE, ATTACK_HINDERED)
"""The moments at which it is said what makes the roll easier or harder."""


def _swayed(shot: Shot) -> Course[tuple[Reasons, Reasons]]:
    """What makes the roll easier and what harder, what others do to it among that; how it is rolled then."""
    helps, hinders = heard(Aim(shot.table, shot.who, shot.target, shot.attack), shot.voices)
    for harder in shot.voices[ATTACK_HINDERED]:
        hinders += yield from harder(shot)
    shot.state = rules.dice.adv_cancel(len(helps), len(hinders))
    return helps, hinders


def _surely_critical(shot: Shot) -> bool:
    return any(says(shot) for says in shot.voices[CRITICAL_HIT])


def _added(shot: Shot, natural: int) -> Course[tuple[int, tuple[Part, ...]]]:
    """What is added to its bonus, in sum and part by part."""
    added: tuple[Part, ...] = ()
    shot.natural, shot.total = natural, natural + shot.attack.bonus
    for adds in shot.voices[ATTACK_BONUS]:
        more = yield from adds(shot)
        shot.total += sum(part.value for part in more)
        added += more
    return sum(part.value for part in added), added


def _told(
    shot: Shot,
    result: int,
    natural: int,
    shown: tuple[Rolled, ...],
    parts: tuple[Part, ...],
    against: int,
    helps: Reasons,
    hinders: Reasons,
) -> Event:
    """The roll, as it is told."""
    table, who, target = shot.table, shot.who, shot.target
    shielded = target.shield and shot.missed
    kind = _KINDS[result]
    facts = _facts(shot.attack, against, shot.state, shot.cover, helps, hinders, shielded)
    changes = shot.spent
    for changed in shot.voices[ATTACK_TOLD]:
        changes = changed(shot, changes)
    if shot.image:
        kind, facts = "at-image", {**facts, "missed": "yes" if shot.missed else "no"}
    seen = OPEN if table.printed.open_ac else _without_ac(facts)
    if shot.missed and not shot.image and not table.knows(who, target):
        seen = unsure(shot.attack)
    rule = _RULES.get(natural, rules.attack.hit)
    return happened(kind, rule, who.id, target.id, shown, parts, changes, facts, seen)


# -- what stands between -------------------------------------------------------------------------------------------


@ATTACK_BARRED.voice("cover", there=("cover",))
def _covered(shot: Shot) -> Course[bool]:
    """What covers the target: whole cover has an attack in vain."""
    table, who, target = shot.table, shot.who, shot.target
    if degree := cover.direction(table, who, target):
        shot.cover = yield from granted(table, who, target, degree)
        if rules.cover.total(shot.cover):
            yield _in_vain(table, who, target)
            return True
    return False


def _in_vain(table: Table, who: Profile, target: Profile) -> Event:
    """Somebody aims at what is wholly covered: that is known now."""
    turn = table.now[who.id].turn
    changes = table.state.change(who.id, turn=turn._replace(freely=(*turn.freely, covered(table, who, target))))
    return happened("in-vain", rules.cover.total, who.id, target.id, changes=changes, data={"vain": "cover"})


@ATTACK_BARRED.voice("underwater", there=("special",))
def _lost_in_water(shot: Shot) -> Course[bool]:
    """A shot or throw under water that goes too far to hit anything."""
    table, who, target, attack = shot.table, shot.who, shot.target, shot.attack
    if attack.melee or attack.way == "spell" or not in_water(table, who, target, attack):
        return False
    beyond = rules.underwater.ranged_beyond
    if not beyond(table.distance(who, target), attack.normal):
        return False
    yield Event("lost-in-water", beyond, who.id, target.id, changes=_cost(shot), data=attack.facts, seen=OPEN)
    return True


@ATTACK_BARRED.voice("held", by=lambda attack: attack.while_held == "sure")
def _surely(shot: Shot) -> Course[bool]:
    """Whoever is held by this very attack is hit without a roll."""
    table, who, target, attack = shot.table, shot.who, shot.target, shot.attack
    if target not in held_by(table, who, attack):
        return False
    yield Event("hits-surely", has, who.id, target.id, changes=_cost(shot), data=attack.facts, seen=OPEN)
    yield from hit.lands(shot)
    return True


def _cost(shot: Shot) -> tuple[Change, ...]:
    """What an attack costs that is not rolled."""
    used = used_up(shot.table, shot.who, shot.target, shot.attack)
    return shot.spent + used + revealed(shot.table, shot.who)


# -- the roll ------------------------------------------------------------------------------------------------------


@ATTACK_BONUS.voice("lent", state=("suffers",))
def _lent(shot: Shot) -> Course[tuple[Part, ...]]:
    """What others have lent."""
    return lent(shot.table, shot.who, "attack")


@ATTACK_BONUS.voice("sapped", state=("sapped",))
def _sapped(shot: Shot) -> Course[tuple[Part, ...]]:
    """What saps the Strength that leads it."""
    yield from ()
    less = ongoing_effects.frailty(shot.table, shot.who) if ongoing_effects.by_strength(shot.who, shot.attack) else 0
    return (Part("sapped", -less),) if less else ()


@ATTACK_BONUS.voice("inspired", state=("suffers",))
def _inspired(shot: Shot) -> Course[tuple[Part, ...]]:
    """A die that helps once, where the roll falls short."""
    dice = [one for one in shot.table.now[shot.who.id].suffers if one.name == "attack_once"]
    if not dice or not shot.open or shot.total >= aimed_at(shot):
        return ()
    return (yield from lent_once(shot.table, shot.who, "attack_once", shot.total, aimed_at(shot)))


def aimed_at(shot: Shot) -> int:
    """The Armor Class that a roll must reach as it stands."""
    return rules.attack.step_modifiers(shot.image or ongoing_effects.armor_class(shot.table, shot.target), shot.cover)


@CRITICAL_HIT.voice("helpless", state=("suffers",))
def _helpless(shot: Shot) -> bool:
    """Whoever is paralyzed or unconscious, from close by."""
    close = shot.table.distance(shot.who, shot.target) <= SQUARE
    return bool(rules.critical.helpless(shot.table.effects(shot.target).helpless_close, close))


@ATTACK_TOLD.voice("revealed", state=("suffers", "hidden_from"))
def _revealed(shot: Shot, changes: tuple[Change, ...]) -> tuple[Change, ...]:
    """Whoever attacks is hidden no more."""
    return changes + revealed(shot.table, shot.who)


@ATTACK_TOLD.voice("recalled", of=lambda who: who.recalls)
def _recalled(shot: Shot, changes: tuple[Change, ...]) -> tuple[Change, ...]:
    """The same changes, and whom it has struck at on this turn, where that decides about its other attacks."""
    table, who = shot.table, shot.who
    if shot.image or table.clock.turn != who.id:
        return changes
    before = table.now[who.id].turn
    own = [change for change in changes if (change.who, change.field) == (who.id, "turn")]
    turn = own[0].new if own else before
    mark = f"miss:{shot.target.id}" if shot.missed else f"hit:{shot.target.id}"
    rest = tuple(change for change in changes if change not in own)
    return (*rest, Change(who.id, "turn", before, turn._replace(struck=(*turn.struck, mark))))


@ATTACK_ROLLED.voice("next_attack", state=("suffers",))
def _over_with(shot: Shot) -> Course[None]:
    """What helps the next attack on somebody, or hampers its next one, is over with it."""
    table, who, target = shot.table, shot.who, shot.target
    for one, name in ((target, "lit"), (who, "mocked")):
        if table.boons(one, name):
            yield from over(table, one, name)
    if (running := ongoing_effects.opening(table, who, target)) is not None:
        yield from ending.ends(table, who, running, lasting.spell)


@lru_cache(maxsize=4096)
def _facts(
    attack: Attack, against: int, state: int, degree: int, helps: Reasons, hinders: Reasons, shielded: bool
) -> dict[str, object]:
    """What is told of an attack roll (the same object for the same facts: a fight tells few kinds, many times)."""
    facts: dict[str, object] = {**attack.facts, "against": against, "state": state}
    if degree:
        facts["cover"] = rules.cover.DEGREES[degree]
    if helps or hinders:
        facts["helps"], facts["hinders"] = helps, hinders
    if shielded:
        facts["shield"] = True
    return facts


def _without_ac(facts: Mapping[str, object]) -> Seen:
    """An attack as it is told to those who may not know the target's Armor Class, nor how close it was."""
    return Seen("target", {"data": {name: fact for name, fact in facts.items() if name not in ("against", "shield")}})


def _plainly(table: Table, who: Profile, target: Profile, attack: Attack) -> Course[None]:
    """An attack that answers an attack: nothing answers it in its turn."""
    return strike(table, who, target, attack)


_KINDS = {MISS: "miss", rules.attack.HIT: "hit", CRITICAL: "critical"}
_RULES: dict[int, Callable[..., object]] = {20: rules.attack.natural_20, 1: rules.attack.natural_1}
"""The rule to cite where the die alone decides."""


# -- what an attack uses up ----------------------------------------------------------------------------------------


def used_up(
    table: Table, who: Profile, target: Profile | None, attack: Attack, place: tuple[int, int] | None = None
) -> tuple[Change, ...]:
    """What an attack uses up whatever comes of it: help against this target (``None``: nobody is there), a shot, a
    weapon that is hurled, which lies at the ``place`` it was hurled at (by default its target's)."""
    return _used_up(Spent(table, who, target, attack, place), table.voices[who, attack])


def _used_up(made: Made, voices: Voices) -> tuple[Change, ...]:
    fields: dict[str, Any] = {}
    for costs in voices[ATTACK_COST]:
        fields |= costs(made)
    return made.table.state.change(made.who.id, **fields) if fields else ()


@ATTACK_COST.voice("help", state=("helped",))
def _help(made: Made) -> Mapping[str, object]:
    """Help against this target."""
    if made.target is None:
        return {}
    own, id = made.table.now[made.who.id], made.target.id
    return {"helped": tuple(mark for mark in own.helped if not rules.action.help_attack(mark.against, id))}


@ATTACK_COST.voice("ammunition", by=lambda attack: bool(attack.ammunition))
def _shot(made: Made) -> Mapping[str, object]:
    """A piece of its ammunition."""
    shots, own = made.table.now[made.who.id].shots, made.attack.ammunition
    return {"shots": tuple((kind, rules.weapon.ammunition(left) if kind == own else left) for kind, left in shots)}


@ATTACK_COST.voice("uses", by=lambda attack: attack.uses > 0)
def _use(made: Made) -> Mapping[str, object]:
    """One of its uses of the day."""
    return {"used": (*made.table.now[made.who.id].used, made.attack.key)}


@ATTACK_COST.voice("beside", by=lambda attack: attack.melee, there=("abstract",))
def _beside(made: Made) -> Mapping[str, object]:
    """Without coordinates: whoever strikes stands beside its target."""
    table, target = made.table, made.target
    if target is None or not table.abstract or table.now[made.who.id].beside == target.id:
        return {}
    return {"beside": target.id}


@ATTACK_COST.voice("in_hand", by=lambda attack: bool(attack.item))
def _in_hand(made: Made) -> Mapping[str, object]:
    """What is first used has been in hand."""
    return {"held": (made.attack.item,)} if made.table.now[made.who.id].held is None else {}


@ATTACK_COST.voice("thrown", by=lambda attack: attack.thrown)
def _hurled(made: Made) -> Mapping[str, object]:
    """The weapon itself flies, and lies where it has been hurled."""
    table, attack = made.table, made.attack
    own = table.now[made.who.id]
    held = list(own.held or (attack.item,))
    if attack.item in held:
        held.remove(attack.item)
    fields: dict[str, Any] = {"held": tuple(held)}
    if attack.counted:
        lies = own if made.target is None else table.now[made.target.id]
        x, y = made.place or (lies.x, lies.y)
        fields["dropped"] = (*own.dropped, Thing(attack.item, x, y))
    return fields
