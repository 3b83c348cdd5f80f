"""One attack: the roll, and what a hit does."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from functools import lru_cache
from typing import Any

from bojiste.core.dice import Roll, die, fell
from bojiste.core.event import OPEN, Change, Event, Part, Seen, happened
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.now import Mark, Thing
from bojiste.systems.srd5.play import cover, decoy, edge, finesse, guard, hit, lasting, traits, ward
from bojiste.systems.srd5.play.advantage import Reasons, in_water, sources
from bojiste.systems.srd5.play.condition import over
from bojiste.systems.srd5.play.cover import granted
from bojiste.systems.srd5.play.dice import lent
from bojiste.systems.srd5.play.dice import order as d20
from bojiste.systems.srd5.play.hiding import revealed, unsure
from bojiste.systems.srd5.play.reach import covered, held_by
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Attack, Profile
from bojiste.systems.srd5.words import SQUARE


def strike(
    table: Table,
    who: Profile,
    target: Profile,
    attack: Attack,
    spent: tuple[Change, ...] = (),
    second_weapon: bool = False,
) -> Course[None]:
    """Make one attack on a target in range: roll, and on a hit what it does. ``spent`` is what it costs."""
    degree = decoyed = 0
    own, other = table.now[who.id], table.now[target.id]
    if own.suffers or own.sapped or other.suffers or table.special or attack.while_held or not table.bare:
        met = yield from _meets(table, who, target, attack, spent)
        if met is None:
            return
        target, attack, degree, decoyed = met
        own, other = table.now[who.id], table.now[target.id]
    helps, hinders = sources(table, who, target, attack)
    state = rules.dice.adv_cancel(len(helps), len(hinders)) if helps or hinders else 0
    spent += used_up(table, who, target, attack)
    if state or who.lucky:
        natural, shown = yield from d20(who, rules.attack.hit, state, target.id, attack.bonus)
    else:
        natural = yield die(20, rules.attack.hit, who.id, target.id, 1, attack.bonus)
        shown = (fell(20, natural),)
    bonus, parts = attack.bonus, attack.parts
    if own.suffers or own.sapped:
        bonus, parts = yield from _swayed(table, who, attack)
    against = rules.attack.step_modifiers(decoyed or guard.armor_class(table, target), degree)
    helpless = bool(other.suffers or who.traits) and _helpless(table, who, target)
    result = rules.attack.step_resolve(natural, bonus, against, attack.critical_from, helpless)
    if target.averts and result != rules.attack.MISS and natural != 20 and not decoyed and table.reacts(target):
        against += yield from ward.turned(table, target, ward.Blow(who, attack, natural + bonus, against), _plainly)
        result = rules.attack.step_resolve(natural, bonus, against, attack.critical_from, helpless)
    missed = result == rules.attack.MISS
    facts = _facts(attack, against, state, degree, helps, hinders, target.shield and missed)
    changes = spent + revealed(table, who) if own.suffers or own.hidden_from else spent
    kind, rule = _KINDS[result], _RULES.get(natural, rules.attack.hit)
    if decoyed:
        kind, facts = "at-image", {**facts, "missed": "yes" if missed else "no"}
    elif who.recalls and table.clock.turn == who.id:
        changes = _recalled(table, who, target, missed, changes)
    seen = OPEN if table.printed.open_ac else _without_ac(facts)
    if missed and not decoyed and not table.knows(who, target):
        seen = unsure(attack)
    yield happened(kind, rule, who.id, target.id, shown, parts, changes, facts, seen)
    if decoyed:
        yield from decoy.struck(table, target, missed)
        return
    if own.suffers or other.suffers:
        yield from _over_with(table, who, target)
    if not missed:
        if "rock_catching" in target.traits and (yield from ward.caught(table, target, who, attack)):
            return
        yield from hit.lands(table, who, target, attack, result == rules.attack.CRITICAL, second_weapon, state)
    elif attack.grazes:
        yield from hit.grazed(table, who, target, attack)


def _meets(
    table: Table, who: Profile, target: Profile, attack: Attack, spent: tuple[Change, ...]
) -> Course[tuple[Profile, Attack, int, int] | None]:
    """What an attack meets before its die falls: whom it is aimed at then, with what, the cover of that, and the Armor
    Class of what stands in its place (0: nothing). ``None``: it is over."""
    decoyed = 0
    if table.now[target.id].suffers:
        found = yield from decoy.aimed_at(table, who, target, attack, spent)
        if found is None:
            return None
        target, decoyed = found
    own, other = table.now[who.id], table.now[target.id]
    if own.suffers:
        attack = guard.led(table, who, attack)
    if table.magical and (own.suffers or other.suffers):
        attack = edge.edged(table, who, target, attack)
    if attack.deft is not None:
        attack = yield from finesse.led(table, who, attack, target)
    if degree := cover.direction(table, who, target):
        degree = yield from granted(table, who, target, degree)
        if rules.cover.total(degree):
            yield _in_vain(table, who, target)
            return None
    if table.special and _lost_in_water(table, who, target, attack):
        changes = spent + used_up(table, who, target, attack) + revealed(table, who)
        beyond = rules.underwater.ranged_beyond
        yield Event("lost-in-water", beyond, who.id, target.id, changes=changes, data=attack.facts, seen=OPEN)
        return None
    if attack.while_held == "sure" and target in held_by(table, who, attack):
        yield from _surely(table, who, target, attack, spent)
        return None
    return target, attack, degree, decoyed


def _in_vain(table: Table, who: Profile, target: Profile) -> Event:
    """Somebody aims at what is wholly covered: that is known now."""
    turn = table.now[who.id].turn
    changes = table.state.change(who.id, turn=turn._replace(freely=(*turn.freely, covered(table, who, target))))
    return happened("in-vain", rules.cover.total, who.id, target.id, changes=changes, data={"vain": "cover"})


def _swayed(table: Table, who: Profile, attack: Attack) -> Generator[Roll, int, tuple[int, tuple[Part, ...]]]:
    """The bonus of an attack and its parts, with what others have lent and what saps it."""
    bonus, parts = attack.bonus, attack.parts
    own = table.now[who.id]
    if own.suffers and (boons := (yield from lent(table, who, "attack"))):
        bonus, parts = bonus + sum(part.value for part in boons), parts + boons
    if own.sapped and (less := guard.frailty(table, who) if guard.by_strength(who, attack) else 0):
        bonus, parts = bonus - less, (*parts, Part("sapped", -less))
    return bonus, parts


def _surely(table: Table, who: Profile, target: Profile, attack: Attack, spent: tuple[Change, ...]) -> Course[None]:
    """Whoever is held by this very attack is hit without a roll."""
    changes = spent + used_up(table, who, target, attack) + revealed(table, who)
    yield Event("hits-surely", traits.has, who.id, target.id, changes=changes, data=attack.facts, seen=OPEN)
    yield from hit.lands(table, who, target, attack, False, False, 0)


def _over_with(table: Table, who: Profile, target: Profile) -> Course[None]:
    """What helps the next attack on somebody, or hampers its next one, is over with it."""
    for one, name in ((target, "lit"), (who, "mocked")):
        if table.boons(one, name):
            yield from over(table, one, name)
    if (running := guard.opening(table, who, target)) is not None:
        yield from lasting.ends(table, who, running, lasting.spell)


def _recalled(
    table: Table, who: Profile, target: Profile, missed: bool, changes: tuple[Change, ...]
) -> tuple[Change, ...]:
    """The same changes, and whom it has struck at on this turn, where that decides about its other attacks."""
    before = table.now[who.id].turn
    own = [change for change in changes if (change.who, change.field) == (who.id, "turn")]
    turn = own[0].new if own else before
    mark = f"miss:{target.id}" if missed else f"hit:{target.id}"
    rest = tuple(change for change in changes if change not in own)
    return (*rest, Change(who.id, "turn", before, turn._replace(struck=(*turn.struck, mark))))


def _helpless(table: Table, who: Profile, target: Profile) -> bool:
    """Whether a hit is critical whatever the die says."""
    close = table.distance(who, target) <= SQUARE
    return rules.critical.helpless(table.effects(target).helpless_close, close) or traits.slays(table, who, target)


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


def _lost_in_water(table: Table, who: Profile, target: Profile, attack: Attack) -> bool:
    """Whether a shot or throw under water goes too far to hit anything."""
    if attack.melee or attack.way == "spell" or not in_water(table, who, target, attack):
        return False
    return rules.underwater.ranged_beyond(table.distance(who, target), attack.normal)


_KINDS = {rules.attack.MISS: "miss", rules.attack.HIT: "hit", rules.attack.CRITICAL: "critical"}
_RULES: dict[int, Callable[..., object]] = {20: rules.attack.natural_20, 1: rules.attack.natural_1}
"""The rule to cite where the die alone decides."""


def used_up(
    table: Table, who: Profile, target: Profile | None, attack: Attack, place: tuple[int, int] | None = None
) -> tuple[Change, ...]:
    """What an attack uses up whatever comes of it: help against this target (``None``: nobody is there), a shot, a
    weapon that is hurled, which lies at the ``place`` it was hurled at (by default its target's)."""
    own = table.now[who.id]
    settled = own.held is not None or not attack.item
    if attack.plain and settled and not own.helped and not attack.uses:
        near = own.beside
        if target is None or not table.abstract or near == target.id:
            return ()
        return (Change(who.id, "beside", near, target.id),)
    fields: dict[str, Any] = {}
    if own.helped and target is not None:
        kept: tuple[Mark, ...] = tuple(
            mark for mark in own.helped if not rules.action.help_attack(mark.against, target.id)
        )
        fields["helped"] = kept
    if attack.ammunition:
        fields["shots"] = tuple(
            (kind, rules.weapon.ammunition(left) if kind == attack.ammunition else left) for kind, left in own.shots
        )
    if attack.uses:
        fields["used"] = (*own.used, attack.key)
    if table.abstract and attack.melee and target is not None:
        fields["beside"] = target.id
    if attack.item and own.held is None:
        fields["held"] = (attack.item,)  # what is first used has been in hand
    if attack.thrown:
        held = list(own.held or (attack.item,))
        if attack.item in held:
            held.remove(attack.item)
        fields["held"] = tuple(held)
        if attack.counted:
            x, y = place or ((own.x, own.y) if target is None else (table.now[target.id].x, table.now[target.id].y))
            fields["dropped"] = (*own.dropped, Thing(attack.item, x, y))
    return table.state.change(who.id, **fields) if fields else ()
