"""Skills and levels."""

from __future__ import annotations

from typing import NamedTuple

from bojiste.core.rule import rule
from bojiste.systems.drd2.words import Property, Use


class Skill(NamedTuple):
    """A skill of the book: whose it is, what pays for it, what it acts upon, who may try it."""

    id: str
    occupation: str
    property: Property
    restricted: bool = False
    affects: Property | None = None
    use: Use = Use.OTHER


HERO_LEVELS = range(0, 6)
BEING_LEVELS = range(1, 7)

_BODY, _SOUL, _INFLUENCE = Property
SKILLS: tuple[Skill, ...] = (
    Skill("travel", "hunter", _BODY),
    Skill("orientation-wild", "hunter", _SOUL),
    Skill("common-shooting", "hunter", _BODY, use=Use.COMBAT),
    Skill("agility", "juggler", _BODY),
    Skill("orientation-city", "juggler", _SOUL),
    Skill("charisma", "juggler", _INFLUENCE, use=Use.PERSUASION),
    Skill("common-melee", "warrior", _BODY, use=Use.COMBAT),
    Skill("strength", "warrior", _BODY),
    Skill("self-confidence", "warrior", _INFLUENCE, use=Use.FRIGHT),
    Skill("learning", "conjurer", _SOUL),
    Skill("ointments", "apothecary", _SOUL),
    Skill("facts", "apothecary", _SOUL, use=Use.PERSUASION),
    Skill("fire-magic", "sorcerer", _SOUL, restricted=True, affects=_BODY, use=Use.COMBAT),
    Skill("wind-magic", "advanced", _SOUL, restricted=True),
    Skill("wood-magic", "advanced", _SOUL, restricted=True),
    Skill("aerial-acrobatics", "advanced", _BODY, restricted=True),
    Skill("mechanisms", "unknown", _SOUL),
    Skill("frighten-undead", "advanced", _INFLUENCE, restricted=True, use=Use.FRIGHT),
)
"""Table T7: every skill the source names."""


@rule("drd2.skill.occupations", "drd2.skill.common", "drd2.skill.none")
def occupations(levels: tuple[tuple[str, int], ...], occupation: str) -> int:
    """A hero's level (0 to 5) in an occupation; 0 if not mastered."""
    return dict(levels).get(occupation, 0)


@rule("drd2.skill.characteristic")
def characteristic(level: int, inside: bool) -> int:
    """What a being of this level (1 to 6) adds: its level for a skill inside its characteristic, otherwise 0."""
    return level if inside else 0


@rule("drd2.skill.restricted")
def restricted(restricted: bool, possessed: bool) -> bool:
    """Whether an action with the skill can be tried at all."""
    return possessed or not restricted


@rule("drd2.skill.combine")
def combine(levels: tuple[int, ...], skilled: bool = True) -> int | None:
    """The lowest level of an action that truly needs several skills; none (impossible) without a restricted one."""
    return min(levels) if skilled else None


@rule("drd2.skill.combine_property")
def combine_property(skills: tuple[tuple[int, Property], ...], named: Property | None = None) -> Property:
    """The property that pays for a combined action: of the skill named, otherwise of the first of lowest level."""
    return named or min(skills, key=lambda skill: skill[0])[1]


@rule("drd2.skill.only_level")
def only_level(counted: int, level: int) -> int:
    """The result of a roll: counted dice and one level, nothing else."""
    return counted + level
