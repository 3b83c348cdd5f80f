"""Where advantage and disadvantage of an attack come from: what is no trait of anybody's."""

from __future__ import annotations

from collections.abc import Collection

from bojiste.core.rule import procedure
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.moments import ATTACK_ADVANTAGE
from bojiste.systems.srd5.play.attacks.shot import NO_HELP, Aim, Found, Reason, because
from bojiste.systems.srd5.play.movement.reach import held_by
from bojiste.systems.srd5.play.senses import sight
from bojiste.systems.srd5.play.spellcasting import ongoing_effects
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.play.voices import Voices
from bojiste.systems.srd5.prepare import Attack, Profile
from bojiste.systems.srd5.traits import grappler
from bojiste.systems.srd5.words import SQUARE
from bojiste.systems.srd5.words.goods import METAL

Reasons = tuple[str, ...]
Sources = tuple[Reasons, Reasons]
NONE: Sources = ((), ())
FELT = rules.condition.CONSTANT | rules.condition.LAID


@procedure("srd5.unseen.both")
def sources(table: Table, who: Profile, target: Profile, attack: Attack) -> Sources:
    """Where advantage and disadvantage of an attack come from, by name; who neither sees nor is seen has both."""
    voices = table.voices[who, target, attack]
    return heard(Aim(table, who, target, attack), voices) if voices[ATTACK_ADVANTAGE] else NONE


def heard(aim: Aim, voices: Voices) -> Sources:
    """The same of an attack of which these speak."""
    found = [reason for says in voices[ATTACK_ADVANTAGE] for reason in says(aim)]
    helps = tuple(reason.word for reason in found if reason.sign > 0 and NO_HELP not in found)
    return helps, tuple(reason.word for reason in found if reason.sign < 0)


# -- who sees whom ---------------------------------------------------------------------------------------------------

SIGHT = ("suffers", "hidden_from")


@ATTACK_ADVANTAGE.voice("unseen-attacker", state=SIGHT, there=("dark",))
def _unseen_attacker(aim: Aim) -> Found:
    return because("unseen-attacker", +1, rules.unseen.attacker(aim.watched))


@ATTACK_ADVANTAGE.voice("unseen-target", state=SIGHT, there=("dark",))
def _unseen_target(aim: Aim) -> Found:
    return because("unseen-target", -1, rules.unseen.target(aim.seen))


# -- conditions, and what one does ---------------------------------------------------------------------------------


def _with(effect: str) -> tuple[str, ...]:
    """Conditions that have this effect on attacks, in the order of the catalogue."""
    return tuple(name for name in FELT if getattr(rules.condition.effects((name,)), effect))


ATTACKED_FOR, ATTACKED_AGAINST = _with("attacked_for"), _with("attacked_against")
ATTACK_FOR, ATTACK_AGAINST = _with("attack_for"), _with("attack_against")


def _among(conditions: Collection[str], names: tuple[str, ...], sign: int) -> Found:
    return tuple([Reason(name, sign) for name in names if name in conditions])


@ATTACK_ADVANTAGE.voice("attacked_for", state=("suffers",))
def _attacked_for(aim: Aim) -> Found:
    return _among(aim.other.conditions, ATTACKED_FOR, +1)


@ATTACK_ADVANTAGE.voice("attacked_against", state=("suffers",))
def _attacked_against(aim: Aim) -> Found:
    return _among(aim.other.conditions, ATTACKED_AGAINST, -1)


@ATTACK_ADVANTAGE.voice("attack_for", state=("suffers",))
def _attack_for(aim: Aim) -> Found:
    return _among(aim.own.conditions, ATTACK_FOR, +1)


@ATTACK_ADVANTAGE.voice("attack_against", state=("suffers",))
def _attack_against(aim: Aim) -> Found:
    return _among(aim.own.conditions, ATTACK_AGAINST, -1)


@ATTACK_ADVANTAGE.voice("prone", state=("suffers",))
def _prone(aim: Aim) -> Found:
    """Whoever lies there is easily hit from close by, and hardly from afar."""
    if "prone" not in aim.other.conditions:
        return ()
    sign: int = rules.condition.prone_attacked(aim.close)
    return because("prone", sign, sign != 0)


@ATTACK_ADVANTAGE.voice("frightened", state=("suffers",))
def _frightened(aim: Aim) -> Found:
    return because("frightened", -1, rules.condition.frightened(sight.afraid(aim.table, aim.who)))


@ATTACK_ADVANTAGE.voice("exhaustion", state=("exhaustion",))
def _exhaustion(aim: Aim) -> Found:
    return because("exhaustion", -1, rules.condition.exhaustion(aim.own.exhaustion).attack_against)


@ATTACK_ADVANTAGE.voice("dodge", state=("dodging",))
def _dodge(aim: Aim) -> Found:
    return because("dodge", -1, rules.action.dodge(aim.other.dodging, aim.watched))


@ATTACK_ADVANTAGE.voice("help", state=("helped",))
def _help(aim: Aim) -> Found:
    helps = rules.action.help_attack
    return because("help", +1, any(helps(mark.against, aim.target.id) for mark in aim.own.helped))


@ATTACK_ADVANTAGE.voice("cowed", state=("suffers",))
def _cowed(aim: Aim) -> Found:
    cowed = aim.table.boons(aim.who, "cowed")
    return because("cowed", -1, any(one.source == aim.target.id for one in cowed))


@ATTACK_ADVANTAGE.voice("opening", state=("suffers",))
def _opening(aim: Aim) -> Found:
    return because("opening", +1, ongoing_effects.opening(aim.table, aim.who, aim.target) is not None)


@ATTACK_ADVANTAGE.voice("metal", by=lambda attack: attack.then is not None)
def _metal(aim: Aim) -> Found:
    """A spell leaps at the armour that somebody wears."""
    power = aim.attack.then if aim.attack.way == "spell" else None
    return because("metal", +1, power is not None and power.row.test.metal and aim.target.sheet.armour in METAL)


@ATTACK_ADVANTAGE.voice("repelled", state=("suffers",))
def _repelled(aim: Aim) -> Found:
    return because("repelled", -1, ongoing_effects.repels(aim.table, aim.target, aim.who))


@ATTACK_ADVANTAGE.voice("weakened", state=("suffers",))
def _weakened(aim: Aim) -> Found:
    strong = ongoing_effects.by_strength(aim.who, aim.attack)
    return because("weakened", -1, "weakened" in aim.own.conditions and strong)


@ATTACK_ADVANTAGE.voice("shaking", state=("suffers",))
def _shaking(aim: Aim) -> Found:
    deft = aim.attack.way != "spell" and not ongoing_effects.by_strength(aim.who, aim.attack)
    return because("shaking", -1, "shaking" in aim.own.conditions and deft)


@ATTACK_ADVANTAGE.voice("while_held", by=lambda attack: attack.while_held == "favoured", state=("suffers",))
def _while_held(aim: Aim) -> Found:
    """An attack that is surer at whom it holds, of who is not surer at these anyway."""
    if grappler.TRAIT.of(aim.who):
        return ()
    return because("grappler", +1, aim.target in held_by(aim.table, aim.who, aim.attack))


@ATTACK_ADVANTAGE.voice("clinging", there=("carry",))
def _clinging(aim: Aim) -> Found:
    return because("clinging", +1, aim.table.known.clings.get(aim.who.id) == aim.target.id)


# -- the place -----------------------------------------------------------------------------------------------------


@ATTACK_ADVANTAGE.voice("squeezing-target", there=("special",))
def _squeezing_target(aim: Aim) -> Found:
    return because("squeezing", +1, rules.squeeze.attacked_advantage(aim.table.squeezing(aim.target)) > 0)


@ATTACK_ADVANTAGE.voice("squeezing", there=("special",))
def _squeezing(aim: Aim) -> Found:
    return because("squeezing", -1, rules.squeeze.own_disadvantage(aim.table.squeezing(aim.who)) > 0)


@ATTACK_ADVANTAGE.voice("underwater", by=lambda attack: attack.way != "spell", there=("special",))
def _underwater(aim: Aim) -> Found:
    """Water spoils a blow or a shot; spells it leaves alone."""
    attack, table = aim.attack, aim.table
    if not in_water(table, aim.who, aim.target, attack) or table.effects(aim.who).unfettered:
        return ()
    if attack.melee:
        return because("underwater", -1, rules.underwater.melee(attack.word, aim.who.speeds["swim"] > 0))
    exempt = table.printed.underwater_ranged_exempt
    return because("underwater", -1, rules.underwater.ranged_within(attack.word, exempt))


def in_water(table: Table, who: Profile, target: Profile, attack: Attack) -> bool:
    """Whether an attack is made under water."""
    return rules.underwater.when(table.sunk(who), table.sunk(target), not attack.melee)


# -- the weapon ----------------------------------------------------------------------------------------------------


@ATTACK_ADVANTAGE.voice("armour", by=lambda attack: "hampered" in attack.properties)
def _armour(aim: Aim) -> Found:
    """In armour that its wielder is not used to."""
    return because("armour", -1, "hampered" in aim.attack.properties)


@ATTACK_ADVANTAGE.voice("heavy", by=lambda attack: "heavy" in attack.properties)
def _heavy(aim: Aim) -> Found:
    return because("heavy", -1, rules.weapon.heavy("heavy" in aim.attack.properties, aim.who.size))


@ATTACK_ADVANTAGE.voice("lance", by=lambda attack: attack.word == "lance")
def _lance(aim: Aim) -> Found:
    return because("lance", -1, rules.weapon.lance(aim.attack.word == "lance", aim.close))


@ATTACK_ADVANTAGE.voice("long-range", by=lambda attack: not attack.melee)
def _long_range(aim: Aim) -> Found:
    degree = rules.ranged.two(aim.distance, aim.attack.normal, aim.attack.long)
    return because("long-range", -1, degree == rules.ranged.LONG)


@ATTACK_ADVANTAGE.voice("close-enemy", by=lambda attack: not attack.melee)
def _close_enemy(aim: Aim) -> Found:
    """An enemy next to a shooter spoils the shot."""
    table, who = aim.table, aim.who
    return because(
        "close-enemy",
        -1,
        any(
            rules.ranged.close(distance, True, sight.sees(table, enemy, who), table.acts(enemy))
            for enemy in table.foes(who)
            if (distance := table.distance(who, enemy)) <= SQUARE
        ),
    )
