"""A block as people play from it: the lines of a card, in the words of a language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from bojiste.core.scene import Combatant, Name
from bojiste.core.shelf import Speaker
from bojiste.kit.dice import in_words
from bojiste.systems.osr.prepare import Profile
from bojiste.systems.osr.words import ABILITIES

if TYPE_CHECKING:
    from bojiste.systems.osr.play.gear import Spell, Weapon, Words
    from bojiste.systems.osr.sheet import Sheet
    from bojiste.systems.osr.words import Dice

KNOWS = ("fearless", "survival", "lockpick", "cannot_swim", "breathes_water", "flies_by_magic", "leader")
"""What a sheet says by yes and no, as far as a card tells it."""
MEETS = ("resist", "immune", "weak")


def told(sheet: Sheet, words: Speaker) -> Iterator[str]:
    """Head, numbers, abilities, weapons, spells and things, and what else it can and cannot do."""
    who = Profile(Combatant("", 0, "", "", Name({}), sheet, {}, "", None, "", ""))
    yield words.word("card-head", kind=sheet.kind, level=sheet.level, size=words.word(f"size-{sheet.size}"))
    hit = _signed(who.attack_bonus or 0)
    yield words.word("card-body", ac=who.ac, hp=_hit_points(sheet, words), move=who.move, hit=hit,
                     save=who.save_number, **_if_known("morale", who.morale))  # fmt: skip
    if sheet.kind == "pc" or any(score != 10 for score in who.scores):
        scores = zip(ABILITIES, who.scores, who.mods, strict=True)
        yield in_a_row(f"{words.word(f'ability-{id}')} {score} ({_signed(mod)})" for id, score, mod in scores)
    yield from (_weapon(weapon, words) for weapon in who.weapons.values())
    if who.multi:
        yield words.word(
            "card-multi", what=in_a_row(_called(who.weapons[id].word, "weapon", words) for id in who.multi)
        )
    if who.spells:
        what = in_a_row(_spell(spell, words) for spell in who.spells.values())
        yield words.word("card-spells", points=sheet.magic_points, what=what)
    if sheet.items:
        yield words.word(
            "card-items", what=in_a_row(_called(item.name or item.id, "item", words) for item in sheet.items)
        )
    for name in MEETS:
        if tags := sorted(getattr(sheet, name)):
            yield words.word(f"card-{name}", what=in_a_row(_known(tag, ("type", "figure"), words) for tag in tags))
    if more := in_a_row(_besides(sheet, words)):
        yield more


def _if_known(name: str, value: object) -> dict[str, object]:
    """A fact for a sentence that says it where there is one."""
    return {} if value is None else {name: value, f"{name}_known": "yes"}


def in_a_row(parts: Iterable[str]) -> str:
    """What is told of one thing, with commas."""
    return ", ".join(parts)


def _signed(number: int) -> str:
    return f"+{number}" if number >= 0 else f"−{-number}"


def _hit_points(sheet: Sheet, words: Speaker) -> str:
    """The number, or the dice that are rolled for it."""
    if sheet.hp_dice is not None:
        return in_words(sheet.hp_dice.number, sheet.hp_dice.sides, words, sheet.hp_dice.flat)
    return str(5 * sheet.level if sheet.hp_max is None else sheet.hp_max)


def _weapon(weapon: Weapon, words: Speaker) -> str:
    """What it does, and how far; of a shot both distances."""
    damage = " + ".join(_amount(part, words) for part in weapon.parts)
    shot = f"{weapon.effective}/{weapon.ineffective}" if weapon.missile else None
    marks = [name for name in ("throwable", "reload") if getattr(weapon, name)]
    two_hands = 2
    more = [words.word("card-two-hands")] if weapon.hands == two_hands else []
    more += [words.word(f"figure-{name}") for name in marks]
    if weapon.lasting is not None:
        more.append(words.word("card-lasting", what=_amount(weapon.lasting.damage, words)))
    name = _called(weapon.word, "weapon", words)
    return words.word("card-weapon", name=name, damage=damage, more="".join(f", {one}" for one in more),
                      reach=weapon.reach, **_if_known("far", shot))  # fmt: skip


def _amount(part: Dice, words: Speaker) -> str:
    return f"{in_words(part.number, part.sides, words, part.flat)} ({words.word(f'type-{part.type}')})"


def _spell(spell: Spell, words: Speaker) -> str:
    return f"{_called(spell.word, 'spell', words)} ({spell.cost})"


def _besides(sheet: Sheet, words: Speaker) -> Iterator[str]:
    if sheet.infravision_m:
        yield words.word("card-infravision", metres=sheet.infravision_m)
    yield from (words.word(f"card-{name}") for name in KNOWS if getattr(sheet, name))
    if not sheet.eats:
        yield words.word("card-needs-nothing")


def _called(word: Words, group: str, words: Speaker) -> str:
    """What a thing is called: by a word of the system, or by the words of the sheet."""
    if not isinstance(word, str):
        own = word.get(words.language) or next(iter(word.values()))
        return str(own["text"] if isinstance(own, Mapping) else own)
    return _known(word, (group,), words)


def _known(id: str, groups: tuple[str, ...], words: Speaker) -> str:
    """The first word that there is; else the id as it is printed."""
    keys = (f"{group}-{id}" for group in groups)
    return next((words.word(key) for key in keys if words.has(key)), id.replace("_", " "))
