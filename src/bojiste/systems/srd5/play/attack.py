"""One attack: where advantage comes from, the roll, and what a hit does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from bojiste.core.dice import die, fell
from bojiste.core.event import OPEN, Change, Event, Seen, happened
from bojiste.core.rule import Cited, procedure
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.now import Fighter, Mark, Thing
from bojiste.systems.srd5.play import cover, hit, sight, traits, ward
from bojiste.systems.srd5.play.condition import over
from bojiste.systems.srd5.play.cover import granted
from bojiste.systems.srd5.play.dice import lent
from bojiste.systems.srd5.play.dice import order as d20
from bojiste.systems.srd5.play.hiding import revealed, unsure
from bojiste.systems.srd5.play.spellbook import spell
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Attack, Profile
from bojiste.systems.srd5.rules.condition import NO_EFFECTS, Effects
from bojiste.systems.srd5.words import SQUARE, WEAPONS

Reasons = tuple[str, ...]
Sources = tuple[Reasons, Reasons]
NONE: Sources = ((), ())


# -- where advantage and disadvantage come from ----------------------------------------------------------------


class Aim(NamedTuple):
    """One attack that is about to be made, and what its sources look at."""

    table: Table
    who: Profile
    target: Profile
    attack: Attack
    own: Fighter
    other: Fighter
    distance: int
    seen: bool
    """The attacker sees the target."""
    watched: bool
    """The target sees the attacker."""

    @property
    def close(self) -> bool:
        return self.distance <= SQUARE


class Source(NamedTuple):
    """One thing that makes attacks easier (+1) or harder (-1): its word, the rule it stands on, and when it counts."""

    name: str
    sign: int
    rule: Callable[..., Any]
    counts: Callable[[Aim], bool]
    suffered: bool = False
    """It is a condition of one of the two: where neither suffers anything it need not be looked at."""


def _of_condition(name: str, effect: str) -> Callable[[Aim], bool]:
    """Whether a condition of the attacker (``attack_against``) or of the target (``attacked_for``) counts."""
    own = effect == "attack_against"

    def counts(aim: Aim) -> bool:
        conditions = (aim.own if own else aim.other).conditions
        return name in conditions and _effect(name, effect)

    return counts


def _effect(name: str, effect: str) -> bool:
    effects: Effects = rules.condition.effects((name,))
    return bool(getattr(effects, effect))


FELT = rules.condition.CONSTANT | rules.condition.LAID


def _conditions(effect: str, sign: int) -> tuple[Source, ...]:
    """A source for each condition: whether it has this effect is asked when somebody is in it."""
    return tuple(Source(name, sign, rule, _of_condition(name, effect), True) for name, rule in FELT.items())


SOURCES: tuple[Source, ...] = (
    Source("unseen-attacker", +1, rules.unseen.attacker, lambda aim: rules.unseen.attacker(aim.watched)),
    Source("unseen-target", -1, rules.unseen.target, lambda aim: rules.unseen.target(aim.seen)),
    *_conditions("attacked_for", +1),
    *_conditions("attacked_against", -1),
    Source(
        "prone",
        +1,
        rules.condition.prone_attacked,
        lambda aim: "prone" in aim.other.conditions and rules.condition.prone_attacked(aim.close) > 0,
        True,
    ),
    Source(
        "prone",
        -1,
        rules.condition.prone_attacked,
        lambda aim: "prone" in aim.other.conditions and rules.condition.prone_attacked(aim.close) < 0,
        True,
    ),
    *_conditions("attack_against", -1),
    Source(
        "frightened",
        -1,
        rules.condition.frightened,
        lambda aim: rules.condition.frightened(sight.afraid(aim.table, aim.who)),
        True,
    ),
    Source(
        "exhaustion",
        -1,
        rules.condition.exhaustion,
        lambda aim: rules.condition.exhaustion(aim.own.exhaustion).attack_against,
    ),
    Source("dodge", -1, rules.action.dodge, lambda aim: rules.action.dodge(aim.other.dodging, aim.watched)),
    Source(
        "help",
        +1,
        rules.action.help_attack,
        lambda aim: any(rules.action.help_attack(mark.against, aim.target.id) for mark in aim.own.helped),
    ),
    Source(
        "cowed", -1, spell, lambda aim: any(one.source == aim.target.id for one in aim.table.boons(aim.who, "cowed"))
    ),
    Source("weakened", -1, spell, lambda aim: _by_strength(aim) and "weakened" in aim.own.conditions, True),
    Source(
        "grappler",
        +1,
        traits.has,
        lambda aim: traits.has(aim.who, "grappler") and aim.target in aim.table.holds(aim.who),
        True,
    ),
    Source("pack-tactics", +1, traits.has, lambda aim: traits.packs(aim.table, aim.who, aim.target)),
    Source("blood-frenzy", +1, traits.has, lambda aim: traits.frenzied(aim.table, aim.who, aim.target, aim.attack)),
    Source("ambusher", +1, traits.has, lambda aim: traits.ambushes(aim.table, aim.who, aim.target)),
    Source("assassinate", +1, traits.has, lambda aim: traits.assassinates(aim.table, aim.who, aim.target)),
    Source("dazzled", -1, traits.has, lambda aim: traits.dazzled(aim.table, aim.who)),
    Source("reckless", +1, traits.has, lambda aim: (aim.own.reckless and aim.attack.melee) or aim.other.reckless),
    Source(
        "squeezing",
        +1,
        rules.squeeze.attacked_advantage,
        lambda aim: rules.squeeze.attacked_advantage(aim.table.squeezing(aim.target)) > 0,
    ),
    Source(
        "squeezing",
        -1,
        rules.squeeze.own_disadvantage,
        lambda aim: rules.squeeze.own_disadvantage(aim.table.squeezing(aim.who)) > 0,
    ),
    Source("underwater", -1, rules.underwater.melee, lambda aim: _hampered_by_water(aim)),
    Source("armour", -1, rules.armour.penalties, lambda aim: _has(aim, "hampered")),
    Source("heavy", -1, rules.weapon.heavy, lambda aim: rules.weapon.heavy(_has(aim, "heavy"), aim.who.size)),
    Source("lance", -1, rules.weapon.lance, lambda aim: rules.weapon.lance(aim.attack.word == "lance", aim.close)),
    Source(
        "long-range",
        -1,
        rules.ranged.two,
        lambda aim: (
            not aim.attack.melee
            and rules.ranged.two(aim.distance, aim.attack.normal, aim.attack.long) == rules.ranged.LONG
        ),
    ),
    Source("close-enemy", -1, rules.ranged.close, lambda aim: not aim.attack.melee and _hampered(aim.table, aim.who)),
)
"""Everything that may help or hinder an attack roll, in the order of the catalogue."""


def _by_strength(aim: Aim) -> bool:
    """Whether an attack is one of strength: in melee or hurled, and with no blade that dexterity would lead better."""
    attack, who = aim.attack, aim.who
    if attack.way == "spell" or not (attack.melee or attack.thrown):
        return False
    finesse = attack.word in WEAPONS and "finesse" in WEAPONS[attack.word].properties
    return not (finesse and who.ability["dexterity"] > who.ability["strength"])


UNSUFFERED = tuple(source for source in SOURCES if not source.suffered)
"""What may help or hinder where neither suffers anything."""


def _hampered_by_water(aim: Aim) -> bool:
    """Whether water spoils a blow or a shot; spells it leaves alone."""
    attack = aim.attack
    if attack.way == "spell" or not _in_water(aim.table, aim.who, aim.target, attack):
        return False
    if attack.melee:
        return rules.underwater.melee(attack.word, aim.who.speeds["swim"] > 0)
    return rules.underwater.ranged_within(attack.word, aim.table.printed.underwater_ranged_exempt)


def _in_water(table: Table, who: Profile, target: Profile, attack: Attack) -> bool:
    """Whether an attack is made under water."""
    return rules.underwater.when(table.sunk(who), table.sunk(target), not attack.melee)


def _has(aim: Aim, property: str) -> bool:
    return property in aim.attack.properties


def _hampered(table: Table, who: Profile) -> bool:
    """Whether an enemy next to a shooter spoils the shot."""
    return any(
        rules.ranged.close(distance, True, sight.sees(table, enemy, who), table.acts(enemy))
        for enemy in who.enemies
        if table.up(enemy) and (distance := table.distance(who, enemy)) <= SQUARE
    )


def unhindered(table: Table, who: Profile, target: Profile, attack: Attack) -> bool:
    """Whether it shows at once that nothing makes an attack easier or harder, as most often. What a source looks at is
    excluded here; a test holds every source to that."""
    own, other = table.now[who.id], table.now[target.id]
    return (
        attack.plain
        and not table.special
        and not (own.suffers or other.suffers or own.helped or other.dodging or own.exhaustion)
        and not (own.hidden_from or other.hidden_from or own.reckless or other.reckless)
        and not who.aims
        and (table.clear or (sight.sees(table, who, target) and sight.sees(table, target, who)))
    )


@procedure("srd5.unseen.both")
def sources(table: Table, who: Profile, target: Profile, attack: Attack) -> Sources:
    """Where advantage and disadvantage of an attack come from, by name; who neither sees nor is seen has both."""
    if unhindered(table, who, target, attack):
        return NONE
    aim = Aim(
        table,
        who,
        target,
        attack,
        table.now[who.id],
        table.now[target.id],
        table.distance(who, target),
        sight.sees(table, who, target),
        sight.sees(table, target, who),
    )
    suffered = aim.own.suffers or aim.other.suffers
    found = [source for source in (SOURCES if suffered else UNSUFFERED) if source.counts(aim)]
    helps = tuple(source.name for source in found if source.sign > 0)
    return helps, tuple(source.name for source in found if source.sign < 0)


# -- the attack --------------------------------------------------------------------------------------------------


def strike(
    table: Table,
    who: Profile,
    target: Profile,
    attack: Attack,
    spent: tuple[Change, ...] = (),
    second_weapon: bool = False,
) -> Course[None]:
    """Make one attack on a target in range: roll, and on a hit what it does. ``spent`` is what it costs."""
    if degree := cover.direction(table, who, target):
        degree = yield from granted(table, who, target, degree)
    if table.special and _lost_in_water(table, who, target, attack):
        changes = spent + used_up(table, who, target, attack) + revealed(table, who)
        beyond = rules.underwater.ranged_beyond
        yield Event("lost-in-water", beyond, who.id, target.id, changes=changes, data=attack.facts, seen=OPEN)
        return
    helps, hinders = sources(table, who, target, attack)
    state = rules.dice.adv_cancel(len(helps), len(hinders)) if helps or hinders else 0
    spent += used_up(table, who, target, attack)
    if state or who.lucky:
        natural, shown = yield from d20(who, rules.attack.hit, state, target.id, attack.bonus)
    else:
        natural = yield die(20, rules.attack.hit, who.id, target.id, 1, attack.bonus)
        shown = (fell(20, natural),)
    bonus, parts = attack.bonus, attack.parts
    if table.now[who.id].suffers and (boons := (yield from lent(table, who, "attack"))):
        bonus, parts = bonus + sum(part.value for part in boons), parts + boons
    ac = target.ac + (table.boon(target, "ac") if table.now[target.id].suffers else 0)
    against = rules.attack.step_modifiers(ac, degree)
    helpless = _helpless(table, who, target)
    result = rules.attack.step_resolve(natural, bonus, against, attack.critical_from, helpless)
    if result != rules.attack.MISS and natural != 20 and ward.able(table, target):
        gained = yield from ward.turned(table, target, ward.Blow(who, attack, natural + bonus, against), _plainly)
        against += gained
        result = rules.attack.step_resolve(natural, bonus, against, attack.critical_from, helpless)
    missed = result == rules.attack.MISS
    facts = _facts(attack, against, state, degree, helps, hinders, target.shield and missed)
    rule: Cited = _RULES.get(natural, rules.attack.hit)
    changes = spent + revealed(table, who)
    if who.recalls and table.clock.turn == who.id:
        changes = _recalled(table, who, target, missed, changes)
    if missed and not table.knows(who, target):
        seen = unsure(attack)
    else:
        seen = OPEN if table.printed.open_ac else _without_ac(facts)
    yield happened(_KINDS[result], rule, who.id, target.id, shown, parts, changes, facts, seen)
    if table.now[who.id].suffers or table.now[target.id].suffers:
        yield from _over_with(table, who, target)
    if not missed:
        yield from hit.lands(table, who, target, attack, result == rules.attack.CRITICAL, second_weapon, state)


def _over_with(table: Table, who: Profile, target: Profile) -> Course[None]:
    """What helps the next attack on somebody, or hampers its next one, is over with it."""
    for one, name in ((target, "lit"), (who, "mocked")):
        if table.boons(one, name):
            yield from over(table, one, name)


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
    effects = table.effects(target)
    if effects is not NO_EFFECTS and rules.critical.helpless(
        effects.helpless_close, table.distance(who, target) <= SQUARE
    ):
        return True
    return bool(who.traits) and traits.slays(table, who, target)


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
    if attack.melee or attack.way == "spell" or not _in_water(table, who, target, attack):
        return False
    return rules.underwater.ranged_beyond(table.distance(who, target), attack.normal)


_KINDS = {rules.attack.MISS: "miss", rules.attack.HIT: "hit", rules.attack.CRITICAL: "critical"}
_RULES: dict[int, Callable[..., object]] = {20: rules.attack.natural_20, 1: rules.attack.natural_1}
"""The rule to cite where the die alone decides."""


def used_up(table: Table, who: Profile, target: Profile, attack: Attack) -> tuple[Change, ...]:
    """What an attack uses up whatever comes of it: help against this target, a shot, a weapon that is hurled."""
    own = table.now[who.id]
    settled = own.held is not None or not attack.item
    if attack.plain and settled and not own.helped:
        return table.state.set(who.id, "beside", target.id) if table.abstract else ()
    fields: dict[str, Any] = {}
    if own.helped:
        kept: tuple[Mark, ...] = tuple(
            mark for mark in own.helped if not rules.action.help_attack(mark.against, target.id)
        )
        fields["helped"] = kept
    if attack.ammunition:
        fields["shots"] = tuple(
            (kind, rules.weapon.ammunition(left) if kind == attack.ammunition else left) for kind, left in own.shots
        )
    if table.abstract and attack.melee:
        fields["beside"] = target.id
    if attack.item and own.held is None:
        fields["held"] = (attack.item,)  # what is first used has been in hand
    if attack.thrown:
        there = table.now[target.id]
        held = list(own.held or (attack.item,))
        if attack.item in held:
            held.remove(attack.item)
        fields["held"] = tuple(held)
        if attack.counted:
            fields["dropped"] = (*own.dropped, Thing(attack.item, there.x, there.y))
    return table.state.change(who.id, **fields) if fields else ()
