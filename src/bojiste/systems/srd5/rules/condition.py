"""``srd5.condition.*``: conditions. A creature's conditions are one integer, a bit each.

Every condition says its effects once, as an ``Effects``; the masks below are made of them, so that the hot question
"does any of its conditions …" is a single ``&``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from bojiste.core.rule import rule
from bojiste.systems.srd5.rules.dice import round_down
from bojiste.systems.srd5.words import CONDITION_BIT

BLINDED = CONDITION_BIT["blinded"]
CHARMED = CONDITION_BIT["charmed"]
DEAFENED = CONDITION_BIT["deafened"]
FRIGHTENED = CONDITION_BIT["frightened"]
GRAPPLED = CONDITION_BIT["grappled"]
INCAPACITATED = CONDITION_BIT["incapacitated"]
INVISIBLE = CONDITION_BIT["invisible"]
PARALYZED = CONDITION_BIT["paralyzed"]
PETRIFIED = CONDITION_BIT["petrified"]
POISONED = CONDITION_BIT["poisoned"]
PRONE = CONDITION_BIT["prone"]
RESTRAINED = CONDITION_BIT["restrained"]
STUNNED = CONDITION_BIT["stunned"]
UNCONSCIOUS = CONDITION_BIT["unconscious"]


class Effects(NamedTuple):
    """What a condition does. States are -1, 0 or +1; the rest is as the name says."""

    own_attack: int = 0
    """State it gives the creature's own attack rolls."""
    attacked: int = 0
    """State it gives attack rolls against the creature."""
    checks: int = 0
    """State it gives ability checks."""
    saves: int = 0
    """State it gives all saving throws."""
    dexterity_save: int = 0
    """State it gives Dexterity saving throws."""
    acts: bool = True
    """Actions, bonus actions and reactions are possible."""
    moves: bool = True
    speed_zero: bool = False
    halvings: int = 0
    """How many times speed is halved."""
    sees: bool = True
    hears: bool = True
    speaks: bool = True
    aware: bool = True
    """Without it the creature neither sees nor hears."""
    fails_strength_dexterity: bool = False
    """Strength and Dexterity saving throws fail without dice."""
    helpless_close: bool = False
    """Hits from within 5 ft are critical."""
    crawls: bool = False
    falls_prone: bool = False
    drops_held: bool = False
    resists_all: bool = False
    immune_to_poison: bool = False
    """Poison (the condition and the damage) and disease do nothing."""
    hp_max_halved: bool = False
    dead: bool = False


@rule("srd5.condition.blinded")
def blinded() -> Effects:
    """Cannot see; attacks badly and is attacked well."""
    return Effects(own_attack=-1, attacked=+1, sees=False)


@rule("srd5.condition.charmed")
def charmed(target_is_charmer: bool) -> bool:
    """Whether a charmed creature may attack (or harm by magic) this target."""
    return not target_is_charmer


@rule("srd5.condition.deafened")
def deafened() -> Effects:
    """Cannot hear."""
    return Effects(hears=False)


@rule("srd5.condition.exhaustion")
def exhaustion(level: int) -> Effects:
    """Exhaustion of level 0 … 6, each level with those below it."""
    return Effects(
        checks=-1 if level >= 1 else 0,
        halvings=1 if level >= 2 else 0,
        own_attack=-1 if level >= 3 else 0,
        saves=-1 if level >= 3 else 0,
        hp_max_halved=level >= 4,
        speed_zero=level >= 5,
        dead=level >= 6,
    )


@rule("srd5.condition.frightened")
def frightened(source_in_sight: bool) -> Effects:
    """Attacks and checks suffer while the source of fear is in the line of sight."""
    state = -1 if source_in_sight else 0
    return Effects(own_attack=state, checks=state)


def approaches(distance_before: int, distance_after: int) -> bool:
    """Whether a step brings a frightened creature closer to what it fears, which it does not do willingly."""
    return distance_after < distance_before


@rule("srd5.condition.grappled")
def grappled() -> Effects:
    """Speed 0, whatever would raise it."""
    return Effects(speed_zero=True)


@rule("srd5.condition.incapacitated")
def incapacitated() -> Effects:
    """No actions, no reactions; movement is free."""
    return Effects(acts=False)


@rule("srd5.condition.invisible")
def invisible(perceived: bool) -> Effects:
    """Unseen by a viewer that has no special sense for it: the same source as srd5.unseen.*, never a second one."""
    return Effects() if perceived else Effects(own_attack=+1, attacked=-1)


@rule("srd5.condition.paralyzed")
def paralyzed() -> Effects:
    """Incapacitated, motionless and speechless; a hit from close by is critical."""
    return Effects(
        acts=False, moves=False, speaks=False, fails_strength_dexterity=True, attacked=+1, helpless_close=True
    )


@rule("srd5.condition.petrified")
def petrified() -> Effects:
    """Turned to an inanimate substance that resists all damage."""
    return Effects(
        acts=False,
        moves=False,
        speaks=False,
        aware=False,
        fails_strength_dexterity=True,
        attacked=+1,
        resists_all=True,
        immune_to_poison=True,
    )


@rule("srd5.condition.poisoned")
def poisoned() -> Effects:
    """Attacks and checks suffer, saving throws do not."""
    return Effects(own_attack=-1, checks=-1)


@rule("srd5.condition.prone_own")
def prone_own() -> Effects:
    """Crawls and attacks badly; attacks against it hang on the distance (srd5.condition.prone_attacked)."""
    return Effects(own_attack=-1, crawls=True)


@rule("srd5.condition.prone_attacked")
def prone_attacked(within_5: bool) -> int:
    """The state of an attack against a prone creature: +1 from within 5 ft, -1 from farther off."""
    return 1 if within_5 else -1


@rule("srd5.condition.restrained")
def restrained() -> Effects:
    """Speed 0; attacks, Dexterity saves and defence suffer."""
    return Effects(own_attack=-1, attacked=+1, dexterity_save=-1, speed_zero=True)


@rule("srd5.condition.stunned")
def stunned() -> Effects:
    """Incapacitated and motionless, but no hit becomes critical by it."""
    return Effects(acts=False, moves=False, fails_strength_dexterity=True, attacked=+1)


@rule("srd5.condition.unconscious")
def unconscious() -> Effects:
    """Incapacitated, motionless, unaware; falls prone and drops what it holds; a hit from close by is critical."""
    return Effects(
        acts=False,
        moves=False,
        speaks=False,
        aware=False,
        fails_strength_dexterity=True,
        attacked=+1,
        helpless_close=True,
        falls_prone=True,
        drops_held=True,
    )


CONSTANT: dict[int, Effects] = {
    BLINDED: blinded(),
    DEAFENED: deafened(),
    GRAPPLED: grappled(),
    INCAPACITATED: incapacitated(),
    PARALYZED: paralyzed(),
    PETRIFIED: petrified(),
    POISONED: poisoned(),
    PRONE: prone_own(),
    RESTRAINED: restrained(),
    STUNNED: stunned(),
    UNCONSCIOUS: unconscious(),
}
"""The conditions whose effects hang on nothing else; charmed, frightened and invisible ask who is looking at whom."""

EXHAUSTION = tuple(exhaustion(level) for level in (0, 1, 2, 3, 4, 5, 6))
"""Effects of exhaustion by level."""

CAUSE: dict[int, Callable[..., object]] = {
    BLINDED: blinded,
    CHARMED: charmed,
    DEAFENED: deafened,
    FRIGHTENED: frightened,
    GRAPPLED: grappled,
    INCAPACITATED: incapacitated,
    INVISIBLE: invisible,
    PARALYZED: paralyzed,
    PETRIFIED: petrified,
    POISONED: poisoned,
    PRONE: prone_own,
    RESTRAINED: restrained,
    STUNNED: stunned,
    UNCONSCIOUS: unconscious,
}
"""The rule to cite for a bit."""


def _mask(has: Callable[[Effects], bool]) -> int:
    return sum(bit for bit, effects in CONSTANT.items() if has(effects))


OWN_ATTACK_AGAINST = _mask(lambda effects: effects.own_attack < 0)
ATTACKED_FOR = _mask(lambda effects: effects.attacked > 0)
CHECKS_AGAINST = _mask(lambda effects: effects.checks < 0)
DEXTERITY_SAVE_AGAINST = _mask(lambda effects: effects.dexterity_save < 0)
NO_ACTIONS = _mask(lambda effects: not effects.acts)
NO_MOVEMENT = _mask(lambda effects: not effects.moves or effects.speed_zero)
SPEED_ZERO = _mask(lambda effects: effects.speed_zero)
NO_SIGHT = _mask(lambda effects: not effects.sees or not effects.aware)
NO_HEARING = _mask(lambda effects: not effects.hears or not effects.aware)
NO_SPEECH = _mask(lambda effects: not effects.speaks)
UNAWARE = _mask(lambda effects: not effects.aware)
FAILS_STRENGTH_DEXTERITY = _mask(lambda effects: effects.fails_strength_dexterity)
HELPLESS_CLOSE = _mask(lambda effects: effects.helpless_close)
RESISTS_ALL = _mask(lambda effects: effects.resists_all)
IMMUNE_TO_POISON = _mask(lambda effects: effects.immune_to_poison)


def bits(names: Iterable[str]) -> int:
    """Conditions by name as one integer; ``KeyError`` for an unknown name."""
    mask = 0
    for name in names:
        mask |= CONDITION_BIT[name]
    return mask


def own_attack(conditions: int, exhaustion_level: int = 0, fear_in_sight: bool = False) -> int:
    """Sources of disadvantage, 0 … 3, that a creature's own conditions put on its attack rolls."""
    against = 1 if conditions & OWN_ATTACK_AGAINST else 0
    if exhaustion_level and EXHAUSTION[exhaustion_level].own_attack:
        against += 1
    if fear_in_sight and conditions & FRIGHTENED:
        against += 1
    return against


def attacked(conditions: int, within_5: bool) -> tuple[int, int]:
    """Sources of advantage and of disadvantage, 0 … 2 and 0 … 1, that a target's conditions give an attack on it."""
    sources_for = 1 if conditions & ATTACKED_FOR else 0
    if not conditions & PRONE:
        return sources_for, 0
    return (sources_for + 1, 0) if prone_attacked(within_5) > 0 else (sources_for, 1)


def helpless(conditions: int, within_5: bool) -> bool:
    """Whether every hit on the creature is critical."""
    return within_5 and conditions & HELPLESS_CLOSE != 0


def checks(conditions: int, exhaustion_level: int = 0, fear_in_sight: bool = False) -> int:
    """Sources of disadvantage, 0 … 3, on ability checks (initiative among them)."""
    against = 1 if conditions & CHECKS_AGAINST else 0
    if exhaustion_level and EXHAUSTION[exhaustion_level].checks:
        against += 1
    if fear_in_sight and conditions & FRIGHTENED:
        against += 1
    return against


def can_act(conditions: int) -> bool:
    """Whether nothing deprives the creature of actions (and so of bonus actions and reactions)."""
    return not conditions & NO_ACTIONS


def hp_max(maximum: int, exhaustion_level: int) -> int:
    """The maximum of hit points under exhaustion: halved down, at least 1, from level 4."""
    return max(1, round_down(maximum)) if EXHAUSTION[exhaustion_level].hp_max_halved else maximum
