"""Actions and consequences."""

from __future__ import annotations

from typing import NamedTuple

from bojiste.core.rule import rule
from bojiste.systems.drd2.words import COUNTED, Effect, Refusal, Ruling


class Purpose(NamedTuple):
    """A row of table T4: what an action is after, and the consequence; its size is ``size``, or ``man.amount``."""

    purpose: str
    effect: Effect


CONSEQUENCES: tuple[Purpose, ...] = (
    Purpose("help-now", Effect.THREAT_DOWN),
    Purpose("help-ahead", Effect.ADVANTAGE),
    Purpose("harm-now", Effect.THREAT_UP),
    Purpose("harm-outrunning", Effect.OWN_ADVANTAGE),
    Purpose("lasting-harm", Effect.SCAR),
    Purpose("story", Effect.STORY),
    Purpose("elimination", Effect.ELIMINATE),
)
"""Table T4."""


@rule("drd2.action.declare")
def declare(
    skills: tuple[str, ...], effects: tuple[Effect, ...], targets: int, wide: bool = False, area: bool = False
) -> tuple[Refusal, ...]:
    """What is wrong with a declaration: it needs a skill, one consequence, and a right to several targets."""
    checks = (
        (not skills, Refusal.NO_SKILL),
        (not effects, Refusal.NO_EFFECT),
        (bool(effects) and not one_consequence(effects), Refusal.TWO_EFFECTS),
        (not one_target(targets, wide, area), Refusal.SEVERAL_TARGETS),
    )
    return tuple(reason for wrong, reason in checks if wrong)


@rule("drd2.action.one_target")
def one_target(targets: int, wide: bool = False, area: bool = False) -> bool:
    """Whether an action may have that many targets: one, unless it is wide or an area action."""
    return targets <= 1 or wide or area


@rule("drd2.action.reach")
def reach(attackers: int, max_attackers: int | None = None) -> Ruling[bool]:
    """Whether one more can get at a target that ``attackers`` have gone for in this round."""
    return Ruling(max_attackers is None or attackers < max_attackers, (True, False))


@rule("drd2.action.help")
def help(preparation: bool) -> Effect:
    """What a helping action brings: relief now, or Advantage for a preparation or a small one-off edge."""
    return Effect.ADVANTAGE if preparation else Effect.THREAT_DOWN


@rule("drd2.action.harm")
def harm(lasting: bool) -> Effect:
    """What a harming action brings: a worse situation now, or a scar if it is meant to outlast the conflict."""
    return Effect.SCAR if lasting else Effect.THREAT_UP


@rule("drd2.action.story_only")
def story_only(effect: Effect, affected: int) -> Effect:
    """The consequence of an action that affects this many characters: the story alone if none."""
    return effect if affected else Effect.STORY


@rule("drd2.action.size")
def size(effect: Effect) -> int:
    """Size of a consequence without manoeuvres: 1, however grave the intent; 0 for what has none."""
    return 1 if effect in COUNTED else 0


@rule("drd2.action.one_consequence")
def one_consequence(effects: tuple[Effect, ...], special: bool = False) -> bool:
    """Whether a declaration carries exactly one kind of consequence; a ``special`` rule may add others of its own."""
    counted = tuple(effect for effect in effects if not (special and effect is Effect.OTHER))
    return len(counted or effects) == 1


@rule("drd2.action.other")
def other() -> Ruling[str]:
    """What a special consequence (a set trap, a crafted thing) does to the state: the GM's text, or nothing."""
    return Ruling("")


@rule("drd2.action.area")
def area(marked: bool) -> Ruling[bool]:
    """Whether an action hits several by its nature: as the scene marks it."""
    return Ruling(marked, (True, False))


@rule("drd2.action.environment")
def environment(turns_left: int, affected: tuple[str, ...]) -> tuple[str, ...]:
    """Who faces the environment's challenge now: all affected, after the last turn of the round."""
    return () if turns_left else affected
