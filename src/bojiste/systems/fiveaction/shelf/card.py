"""A block as people play from it, by the options that hold where a scene says none: the lines of a card, in the words
of a language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from bojiste.core.scene import Combatant, Name
from bojiste.core.shelf import Speaker
from bojiste.kit.dice import in_words
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.options import Options
from bojiste.systems.fiveaction.play.outfit import outfit
from bojiste.systems.fiveaction.prepare import TRUNK, body_of
from bojiste.systems.fiveaction.words import FOOT
from bojiste.systems.fiveaction.words.gear import PIECES_OF_ARMOUR

if TYPE_CHECKING:
    from bojiste.systems.fiveaction.play.arm import Arm
    from bojiste.systems.fiveaction.play.outfit import Outfit
    from bojiste.systems.fiveaction.sheet import Sheet

ATTRIBUTES = ("strength", "dexterity", "constitution", "will")
_ARMOUR = {row: id for id, row in PIECES_OF_ARMOUR.items()}


def told(sheet: Sheet, words: Speaker) -> Iterator[str]:
    """Attributes, lives and initiative, skills and abilities, every way to attack, armour, and what makes a mount."""
    options = Options()
    gear = outfit(options, Combatant("", 0, "", "", Name({}), sheet, {}, "", None, "", ""))
    yield in_a_row(f"{words.word(f'card-{one}')} {_number(getattr(sheet, one))}" for one in ATTRIBUTES)
    body = body_of(options, sheet)
    mild, serious, critical, mortal = body.thresholds[TRUNK]
    reaction = rules.initiative.reaction(sheet.reaction, getattr(sheet, options.attributes.reaction_default))
    base = rules.initiative.base_value(reaction, sheet.initiative, gear.used)
    yield words.word("card-body", lives=body.lives[TRUNK], mild=mild, serious=serious, critical=critical, mortal=mortal,
                     initiative=_number(base), size=sheet.size)  # fmt: skip
    if sheet.skills or sheet.values:
        yield words.word("card-skills", what=in_a_row(_skills(sheet, words)))
    if sheet.abilities:
        yield words.word("card-abilities", what=in_a_row(_abilities(sheet, words)))
    yield from (_arm(arm, words) for arm in gear.arms if arm.weapon >= 0)
    if worn := in_a_row(_worn(gear, words)):
        yield words.word("card-worn", what=worn)
    if sheet.horse is not None:
        horse = sheet.horse
        yield words.word(
            "card-horse", canter=horse.canter // FOOT, sprint=horse.sprint // FOOT, training=horse.training
        )


def in_a_row(parts: Iterable[str]) -> str:
    """What is told of one thing, with commas."""
    return ", ".join(parts)


def _number(number: int) -> str:
    return str(number).replace("-", "−")


def _signed(number: int) -> str:
    return f"+{number}" if number >= 0 else _number(number)


def _skills(sheet: Sheet, words: Speaker) -> Iterator[str]:
    """Levels of skills, and finished values of tests."""
    yield from (f"{skill(key, words)} {levels}" for key, levels in sheet.skills.items())
    yield from (f"{skill(key, words)} {_signed(value)}" for key, value in sheet.values.items())


def _abilities(sheet: Sheet, words: Speaker) -> Iterator[str]:
    """Each once, and how often it was chosen; those of a weapon with it."""
    for key, times in sheet.abilities.items():
        name, _, of = key.partition(":")
        told = words.word(f"ability-{name}") + (f" ({skill(of, words)})" if of else "")
        yield f"{told} {times}×" if times > 1 else told


def skill(key: str, words: Speaker) -> str:
    """What a skill is called."""
    for id in (f"figure-{key.replace('/', '-')}", f"skill-{key.replace(':', '-')}", f"part-{key}"):
        if words.has(id):
            return words.word(id)
    return key.replace("_", " ").replace(":", " ")


def _arm(arm: Arm, words: Speaker) -> str:
    """One grip of a weapon: what it adds, its damage, its reach or range, and from what it is critical."""
    count, sides, _ = arm.dice
    ways = "/".join(words.word(f"figure-{one.value}") for one in arm.types)
    far = {"range": arm.range // FOOT, "range_known": "yes"} if arm.shot or arm.thrown else _reach(arm)
    return words.word("card-weapon", name=words.word(f"weapon-{arm.word}"), grip=words.word(f"figure-{arm.grip.value}"),
                      hit=_signed(arm.usual), damage=in_words(count, sides, words, arm.fixed), ways=ways,
                      critical=f"{arm.threshold}×{arm.multiplier}", **far)  # fmt: skip


def _reach(arm: Arm) -> dict[str, Any]:
    return {"low": arm.low // FOOT, "high": arm.high // FOOT}


def _worn(gear: Outfit, words: Speaker) -> Iterator[str]:
    """Pieces of armour and what they stop; the shield and what it adds to the defence."""
    for piece in gear.armour:
        yield f"{words.word(f'armour-{_ARMOUR[piece.material, piece.piece]}')} (DR {piece.dr})"
    if gear.shield is not None:
        yield words.word("card-shield", name=words.word(f"weapon-{gear.shield.row}"), bonus=_signed(gear.shield.bonus))
