"""Where advantage and disadvantage of an attack come from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from bojiste.core.rule import procedure
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.now import Fighter
from bojiste.systems.srd5.play import guard, sight, traits
from bojiste.systems.srd5.play.profile import looked_up
from bojiste.systems.srd5.play.reach import held_by
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Attack, Profile
from bojiste.systems.srd5.rules.condition import Effects
from bojiste.systems.srd5.sheet.spellbook import spell
from bojiste.systems.srd5.words import SQUARE
from bojiste.systems.srd5.words.goods import METAL

Reasons = tuple[str, ...]
Sources = tuple[Reasons, Reasons]
NONE: Sources = ((), ())


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
    of: Callable[[Profile, Attack], bool] = lambda who, attack: True
    """Whose attacks it can help or hinder at all, whatever happens: of others it is never asked."""


def _trait(*names: str) -> Callable[[Profile, Attack], bool]:
    """Attacks of who has one of these traits."""
    return lambda who, attack: any(traits.has(who, name) for name in names)


def _shot(who: Profile, attack: Attack) -> bool:
    return not attack.melee


def _property(name: str) -> Callable[[Profile, Attack], bool]:
    return lambda who, attack: name in attack.properties


def _of_condition(name: str, effect: str) -> Callable[[Aim], bool]:
    """Whether a condition of the attacker (``attack_against``, ``attack_for``) or of the target counts."""
    own = effect in ("attack_against", "attack_for")

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
    *_conditions("attack_for", +1),
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
    Source("opening", +1, spell, lambda aim: guard.opening(aim.table, aim.who, aim.target) is not None, True),
    Source("metal", +1, spell, lambda aim: _against_metal(aim), of=lambda who, attack: attack.then is not None),
    Source("repelled", -1, spell, lambda aim: guard.repels(aim.table, aim.target, aim.who), True),
    Source(
        "weakened",
        -1,
        spell,
        lambda aim: guard.by_strength(aim.who, aim.attack) and "weakened" in aim.own.conditions,
        True,
    ),
    Source(
        "shaking",
        -1,
        spell,
        lambda aim: (
            "shaking" in aim.own.conditions and aim.attack.way != "spell" and not guard.by_strength(aim.who, aim.attack)
        ),
        True,
    ),
    Source(
        "grappler",
        +1,
        traits.has,
        lambda aim: (
            (traits.has(aim.who, "grappler") and aim.target in aim.table.holds(aim.who))
            or (aim.attack.while_held == "favoured" and aim.target in held_by(aim.table, aim.who, aim.attack))
        ),
        True,
        lambda who, attack: attack.while_held == "favoured" or traits.has(who, "grappler"),
    ),
    Source(
        "clinging",
        +1,
        spell,
        lambda aim: aim.table.carries and aim.table.known.clings.get(aim.who.id) == aim.target.id,
        True,
        lambda who, attack: "carry" in who.can,
    ),
    Source(
        "pack-tactics",
        +1,
        traits.has,
        lambda aim: traits.packs(aim.table, aim.who, aim.target),
        of=_trait("pack_tactics"),
    ),
    Source(
        "blood-frenzy",
        +1,
        traits.has,
        lambda aim: traits.frenzied(aim.table, aim.who, aim.target, aim.attack),
        of=_trait("blood_frenzy"),
    ),
    Source(
        "ambusher",
        +1,
        traits.has,
        lambda aim: traits.ambushes(aim.table, aim.who, aim.target),
        of=_trait("ambusher"),
    ),
    Source(
        "assassinate",
        +1,
        traits.has,
        lambda aim: traits.assassinates(aim.table, aim.who, aim.target),
        of=_trait("assassinate"),
    ),
    Source(
        "dazzled",
        -1,
        traits.has,
        lambda aim: traits.dazzled(aim.table, aim.who),
        of=_trait("light_sensitivity", "sunlight_sensitivity", "sunlight_weakness", "vampire_weaknesses"),
    ),
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
    Source("armour", -1, rules.armour.penalties, lambda aim: _has(aim, "hampered"), of=_property("hampered")),
    Source(
        "heavy",
        -1,
        rules.weapon.heavy,
        lambda aim: rules.weapon.heavy(_has(aim, "heavy"), aim.who.size),
        of=_property("heavy"),
    ),
    Source(
        "lance",
        -1,
        rules.weapon.lance,
        lambda aim: rules.weapon.lance(aim.attack.word == "lance", aim.close),
        of=lambda who, attack: attack.word == "lance",
    ),
    Source(
        "long-range",
        -1,
        rules.ranged.two,
        lambda aim: (
            not aim.attack.melee
            and rules.ranged.two(aim.distance, aim.attack.normal, aim.attack.long) == rules.ranged.LONG
        ),
        of=_shot,
    ),
    Source(
        "close-enemy",
        -1,
        rules.ranged.close,
        lambda aim: not aim.attack.melee and _hampered(aim.table, aim.who),
        of=_shot,
    ),
)
"""Everything that may help or hinder an attack roll, in the order of the catalogue."""


def _against_metal(aim: Aim) -> bool:
    """Whether a spell leaps at the armour that somebody wears."""
    power = aim.attack.then if aim.attack.way == "spell" else None
    return power is not None and power.row.metal and aim.target.sheet.armour in METAL


@looked_up
def possible(who: Profile, attack: Attack, suffered: bool) -> tuple[Source, ...]:
    """What may ever help or hinder this attack of somebody's; ``suffered``: one of the two suffers something."""
    return tuple(source for source in SOURCES if (suffered or not source.suffered) and source.of(who, attack))


def _hampered_by_water(aim: Aim) -> bool:
    """Whether water spoils a blow or a shot; spells it leaves alone."""
    attack = aim.attack
    if attack.way == "spell" or not in_water(aim.table, aim.who, aim.target, attack):
        return False
    if aim.table.effects(aim.who).unfettered:
        return False
    if attack.melee:
        return rules.underwater.melee(attack.word, aim.who.speeds["swim"] > 0)
    return rules.underwater.ranged_within(attack.word, aim.table.printed.underwater_ranged_exempt)


def in_water(table: Table, who: Profile, target: Profile, attack: Attack) -> bool:
    """Whether an attack is made under water."""
    return rules.underwater.when(table.sunk(who), table.sunk(target), not attack.melee)


def _has(aim: Aim, property: str) -> bool:
    return property in aim.attack.properties


def _hampered(table: Table, who: Profile) -> bool:
    """Whether an enemy next to a shooter spoils the shot."""
    return any(
        rules.ranged.close(distance, True, sight.sees(table, enemy, who), table.acts(enemy))
        for enemy in table.foes(who)
        if (distance := table.distance(who, enemy)) <= SQUARE
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
    suffered = bool(aim.own.suffers or aim.other.suffers)
    found = [source for source in possible(who, attack, suffered) if source.counts(aim)]
    helps = tuple(source.name for source in found if source.sign > 0)
    return helps, tuple(source.name for source in found if source.sign < 0)
