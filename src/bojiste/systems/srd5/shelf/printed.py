"""A block as people play from it: the lines of a stat block, in the words of a language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, cast

from bojiste.core.shelf import Speaker
from bojiste.kit.dice import in_words
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.effects.end_condition import EndCondition
from bojiste.systems.srd5.effects.lying import MARKED
from bojiste.systems.srd5.effects.telling import damage
from bojiste.systems.srd5.effects.telling import named as named
from bojiste.systems.srd5.play.profile import armor_class, training_of
from bojiste.systems.srd5.rules import area
from bojiste.systems.srd5.sheet.keys import key_of, wielded
from bojiste.systems.srd5.sheet.target import TOUCH
from bojiste.systems.srd5.words import ABILITIES, CHARMS, EXPERIENCE, FT, MODES
from bojiste.systems.srd5.words.treasure import MAGIC, Item

if TYPE_CHECKING:
    from bojiste.systems.srd5.effects.base import Kind
    from bojiste.systems.srd5.sheet import AttackSheet, PowerSheet, Resist, Sheet
    from bojiste.systems.srd5.sheet.attack import ChargeSheet
    from bojiste.systems.srd5.sheet.body import Form, Speeds

FRACTIONS = {worth: challenge for challenge, worth in EXPERIENCE.items() if "/" in challenge}
"""Challenge ratings below 1, which count as 0, by what they are worth."""
LENGTHS = {"hours": 600, "minutes": 10, "rounds": 1}
"""What a duration is told in, and how many rounds it has."""
SENSES = ("blindsight", "darkvision", "tremorsense", "truesight")


def told(sheet: Sheet, words: Speaker) -> Iterator[str]:
    """Head, abilities, what it bears and sees, traits, actions; what is not played is told by whoever shows it."""
    for part in PARTS:
        yield from part(sheet, words)


def _top(sheet: Sheet, words: Speaker) -> Iterator[str]:
    size, kind = _word(words, "block-size", sheet.size), _word(words, "creature", sheet.type)
    yield words.word("block-head", size=size, kind=kind)
    speed = _speed(sheet.speed, words)
    yield words.word("block-body", ac=_armour_class(sheet), hp=_hit_points(sheet, words), speed=speed)
    if sheet.experience is not None:
        challenge = FRACTIONS.get(sheet.experience) or sheet.challenge or 0
        yield words.word("block-challenge", challenge=challenge, xp=sheet.experience)
    yield in_a_row(_ability(sheet, ability, words) for ability in ABILITIES)


def _race(sheet: Sheet, words: Speaker) -> Iterator[str]:
    if sheet.race is not None:
        yield words.word("block-race", what=words.word(f"race-{sheet.race}"))


def _features(sheet: Sheet, words: Speaker) -> Iterator[str]:
    if sheet.traits or sheet.regeneration:
        yield words.word("block-traits", what=in_a_row(_traits(sheet, words)))


def _treasure(sheet: Sheet, words: Speaker) -> Iterator[str]:
    if sheet.items:
        yield words.word("block-items", what=in_a_row(_item(one, words) for one in sheet.items))


def _item(item: Item, words: Speaker) -> str:
    """A magic item: its name, or what it is made of and its bonus."""
    group = "weapon" if item.row.kind == "weapon" else "armour"
    if item.name == MAGIC:
        return words.word("item-magic", what=named(words, group, item.of), bonus=item.bonus)
    name = words.word(f"item-{item.name}")
    return words.word("item-made", name=name, what=named(words, group, item.of)) if len(item.row.of) > 1 else name


def _multiattack(sheet: Sheet, words: Speaker) -> Iterator[str]:
    if sheet.multiattack:
        ways = [in_a_row(_times(_listed(words, key) for key in way)) for way in sheet.multiattack]
        yield words.word("block-multiattack", what=" / ".join(ways))


def _shapes(sheet: Sheet, words: Speaker) -> Iterator[str]:
    yield from (_form(form, words) for form in sheet.form)
    if sheet.guise is not None:
        what = in_a_row(_word(words, "creature", one) for one in sheet.guise.types)
        yield words.word("block-guise", what=what, keeps=sheet.guise.keeps)


def _actions(sheet: Sheet, words: Speaker) -> Iterator[str]:
    yield from (_attack(attack, words) for attack in sheet.attack)
    yield from (_power(power, words) for power in sheet.power)


def _spells(sheet: Sheet, words: Speaker) -> Iterator[str]:
    if sheet.spells:
        yield words.word("block-spells", **_casting(sheet, words))
    if sheet.utility_spells:
        what = in_a_row(named(words, "power", spell) for spell in sheet.utility_spells)
        yield words.word("block-utility", what=what)


def _legendary(sheet: Sheet, words: Speaker) -> Iterator[str]:
    if sheet.legendary:
        yield words.word("block-legends", number=sheet.legendary, what=in_a_row(_legends(sheet, words)))


def _legends(sheet: Sheet, words: Speaker) -> Iterator[str]:
    """What its legendary actions are, and what costs more than one of them."""
    costs = sheet.legendary_costs
    for key in sheet.legendary_attacks:
        yield _priced(_listed(words, key), costs.get(key, 1))
    if not sheet.legendary_attacks:
        yield from (_attack_name(attack, words) for attack in sheet.attack if attack.reach is not None)
    for deed in sheet.legendary_deeds:
        verb, _, rest = deed.partition(" ")
        yield _priced(_legend(deed, words), costs.get(rest if verb == "use" else verb, 1))
    for power in sheet.power:
        if power.use.time == "legendary":
            yield _priced(named(words, "power", power.name), power.use.cost)


def _legend(deed: str, words: Speaker) -> str:
    """A legendary action that is neither an attack nor a power of its own."""
    verb, _, rest = deed.partition(" ")
    if verb == "use":
        return _listed(words, deed)
    if verb == "teleport":
        return words.word("block-legend-teleport", feet=int(rest))
    return words.word(f"block-legend-{deed.replace(' ', '-')}")


def _priced(what: str, cost: int) -> str:
    return f"{what} ({cost})" if cost > 1 else what


def _casting(sheet: Sheet, words: Speaker) -> dict[str, str | int]:
    """What it casts with, its slots by level, and its spells."""
    score = sheet.abilities.get(sheet.casting or "", 10)
    modifier, training = rules.dice.ability_modifier(score), training_of(sheet)
    dc = rules.spell.dc(modifier, training) if sheet.spell_dc is None else sheet.spell_dc
    bonus = rules.spell.attack(modifier, training) if sheet.spell_attack is None else sheet.spell_attack
    slots = "/".join(map(str, sheet.slots)) or "0"
    what = in_a_row(named(words, "power", spell) for spell in sheet.spells)
    return {"dc": dc, "hit": _signed(bonus), "slots": slots, "what": what}


def in_a_row(parts: Iterable[str]) -> str:
    """What is told of one thing, with commas."""
    return ", ".join(parts)


def _times(parts: Iterable[str]) -> Iterator[str]:
    """``bite, 2× claw``: what comes several times, once."""
    for part, number in Counter(parts).items():
        yield f"{number}× {part}" if number > 1 else part


def _listed(words: Speaker, key: str) -> str:
    """What a Multiattack lists: a feature that is used, or an attack, maybe thrown or made with both hands."""
    if key.startswith("use "):
        return named(words, "power", key.removeprefix("use "))
    told = named(words, "weapon", wielded(key))
    how = "throw" if key.startswith("throw-") else "two-hands" if key.endswith("-two-hands") else ""
    return words.word(f"block-{how}", what=told) if how else told


def _word(words: Speaker, group: str, key: str) -> str:
    return words.word(f"{group}-{key}")


def _signed(number: int) -> str:
    return f"+{number}" if number >= 0 else f"−{-number}"


def _armour_class(sheet: Sheet) -> int:
    return armor_class(sheet, rules.dice.ability_modifier(sheet.abilities.get("dexterity", 10)))


def _hit_points(sheet: Sheet, words: Speaker) -> str:
    dice = sheet.hit_dice
    if not dice.number:
        return str(sheet.hp_max)
    constant = dice.number * rules.dice.ability_modifier(sheet.abilities.get("constitution", 10))
    more = "" if not constant else f" {'+' if constant > 0 else '−'} {abs(constant)}"
    return f"{sheet.hp_max} ({in_words(dice.number, dice.sides, words)}{more})"


def _speed(speed: Speeds, words: Speaker) -> str:
    speeds = {way: getattr(speed, way) for way in MODES}
    return in_a_row(words.word(f"block-{way}", feet=feet) for way, feet in speeds.items() if feet or way == "walk")


def _ability(sheet: Sheet, ability: str, words: Speaker) -> str:
    score = sheet.abilities.get(ability, 10)
    return f"{_word(words, 'ability', ability)} {score} ({_signed(rules.dice.ability_modifier(score))})"


def _bonuses(sheet: Sheet, words: Speaker) -> Iterator[str]:
    if sheet.saves:
        yield words.word("block-saves", what=in_a_row(_with_bonus(words, "ability", sheet.saves)))
    if sheet.skills:
        yield words.word("block-skills", what=in_a_row(_with_bonus(words, "test", sheet.skills)))
    seen = {sense: getattr(sheet, sense) for sense in SENSES}
    told = [words.word(f"block-{sense}", feet=feet) for sense, feet in seen.items() if feet]
    if sheet.passive_perception is not None:
        told.append(words.word("block-passive", number=sheet.passive_perception))
    if told:
        yield words.word("block-senses", what=in_a_row(told))


def _with_bonus(words: Speaker, group: str, bonuses: Mapping[str, int]) -> Iterator[str]:
    for key, bonus in bonuses.items():
        yield f"{named(words, group, key)} {_signed(bonus)}"


def _defences(sheet: Sheet, words: Speaker) -> Iterator[str]:
    for id, types in (("resist", sheet.resist), ("immune", sheet.immune), ("vulnerable", sheet.vulnerable)):
        if types:
            yield words.word(f"block-{id}", what="; ".join(_against(types, words)))
    if sheet.cond_immune:
        yield words.word("block-conditions", what=in_a_row(_word(words, "condition", one) for one in sheet.cond_immune))


def _against(types: Iterable[Resist], words: Speaker) -> Iterator[str]:
    """Types of damage, those with the same reservation together."""
    alike: dict[tuple[bool, str], list[str]] = {}
    for one in types:
        alike.setdefault((one.nonmagical, one.spared), []).append(_word(words, "type", one.type))
    for (nonmagical, spared), told in alike.items():
        said = in_a_row(told)
        yield words.word("block-nonmagical", type=said, spared=spared or "none") if nonmagical else said


def _traits(sheet: Sheet, words: Speaker) -> Iterator[str]:
    for one in (trait for trait in sheet.traits if trait.name not in CHARMS):
        number = f" {one.number}" if one.number else ""
        yield named(words, "feature", one.name) + number
    if sheet.regeneration:
        yield f"{words.word('feature-regeneration')} {sheet.regeneration.amount}"


def _form(form: Form, words: Speaker) -> str:
    """What a shapechanger has in a form that is not as the block has it."""
    said = [] if form.ac is None else [words.word("block-form-ac", ac=form.ac)]
    said += [] if form.size is None else [words.word(f"size-{form.size}")]
    said += [] if form.speed is None else [_speed(form.speed, words)]
    said += [named(words, "weapon", key) for key in form.attacks or ()]
    return words.word("block-form", name=named(words, "form", form.name), what=in_a_row(said) or "=")


def _attack(attack: AttackSheet, words: Speaker) -> str:
    """``bite: +4 to hit, reach 5 ft., 7 (2d4+2) piercing, …``."""
    return _line(_attack_name(attack, words), _of_attack(attack, words), words)


def _line(name: str, what: Iterable[str], words: Speaker) -> str:
    """One full stop at the end, also after an abbreviation."""
    return words.word("block-line", name=name, what=in_a_row(what).removesuffix("."))


def _of_attack(attack: AttackSheet, words: Speaker) -> Iterator[str]:
    yield words.word("block-hit", hit=_signed(attack.to_hit))
    if attack.reach is not None:
        yield words.word("block-reach", feet=attack.reach)
    if attack.range is not None:
        yield words.word("block-range", normal=attack.range[0], long=attack.range[1])
    if attack.on is not None:
        yield words.word(f"block-on-{attack.on}")
    if attack.damage:
        yield damage(attack.damage, words)
    if attack.magical:
        yield words.word("block-magical")
    if attack.then is not None:
        yield from _effect(attack.then, words)
    if attack.while_held is not None:
        yield words.word(f"block-while-held-{attack.while_held}")
    if attack.charge is not None:
        yield words.word("block-charge", feet=attack.charge.feet, what=in_a_row(_charge(attack.charge, words)))


def _charge(charge: ChargeSheet, words: Speaker) -> Iterator[str]:
    """What a hit does besides after a straight run."""
    if charge.damage:
        yield damage(charge.damage, words)
    if charge.then is not None:
        yield from _effect(charge.then, words)
    if charge.bonus:
        yield words.word("block-charge-bonus", what=_listed(words, charge.bonus))


def _attack_name(attack: AttackSheet, words: Speaker) -> str:
    name = attack.weapon or attack.name
    return named(words, "weapon", name if isinstance(name, str) else key_of(name))


def _power(power: PowerSheet, words: Speaker) -> str:
    """``fire breath: recharges on 5 or more, cone of 60 ft., …``."""
    return _line(named(words, "power", power.name), means(power, words), words)


def means(power: PowerSheet, words: Speaker) -> Iterator[str]:
    """When a spell or feature is used, where, and what it does."""
    yield from _use(power, words)
    yield from _where(power, words)
    yield from _effect(power, words)


def _use(power: PowerSheet, words: Speaker) -> Iterator[str]:
    if power.use.time != "action":
        yield words.word(f"block-{power.use.time}", cost=power.use.cost)
    if power.use.recharge:
        yield words.word("block-recharge", face=power.use.recharge)
    if power.use.uses:
        yield words.word("block-uses", uses=power.use.uses)


def _where(power: PowerSheet, words: Speaker) -> Iterator[str]:
    if power.target.area is not None:
        shape = "line-shape" if power.target.area.shape == area.LINE else power.target.area.shape
        yield words.word(f"block-{shape}", feet=power.target.area.length // FT)
    if power.target.range and power.target.range > 0:
        yield words.word("block-within", feet=power.target.range)
    elif power.target.range == TOUCH:
        yield words.word("block-touch")
    if power.target.targets > 1:
        yield words.word("block-targets", number=power.target.targets)


def _effect(power: PowerSheet, words: Speaker) -> Iterator[str]:
    """What befalls whoever is met: the saving throw, damage, conditions, healing."""
    if power.test.attack:
        yield words.word(f"block-attack-{power.test.attack}")
    if power.test.save:
        yield words.word("block-save", save=_word(words, "ability", power.test.save), dc=power.test.dc or 0)
    if power.place.pierces:
        yield words.word("block-pierces", what=damage(power.place.pierces, words))
    effects = cast("tuple[Kind, ...]", power.effects)
    for effect in effects:
        yield from effect.card(words)
    lying = [effect for effect in effects if effect.LIES]
    if lying and not any(effect.worded for effect in lying):
        yield named(words, "condition", MARKED)
    if power.use.pounces:
        yield words.word("block-pounces")
    if power.duration.sustained:
        yield words.word("block-time-sustained")
    if power.duration.concentration:
        yield words.word("block-concentration")
    if power.duration.rounds:
        yield _lasting(power.duration.rounds, words)
    yield from _besides(power, words)


def _besides(power: PowerSheet, words: Speaker) -> Iterator[str]:
    """What mends, ends magic or moves somebody; whom it spares."""
    if power.test.once:
        yield words.word("block-once")
    lifted = [one for row in power.variants.values() for one in _lifted(row)]
    if lifted:
        yield words.word("block-lifts", what=in_a_row(_word(words, "condition", one) for one in lifted))
    if power.target.weaker:
        yield words.word("block-weaker", number=power.target.weaker)


def _lifted(row: PowerSheet) -> Iterator[str]:
    """The conditions that a power ends."""
    for effect in row.effects:
        yield from effect.conditions if isinstance(effect, EndCondition) else ()


def _lasting(rounds: int, words: Speaker) -> str:
    """In the greatest of hours, minutes and rounds that comes out whole."""
    unit, length = next((unit, length) for unit, length in LENGTHS.items() if rounds % length == 0)
    return words.word(f"block-for-{unit}", **{unit: rounds // length})


PARTS = (_top, _race, _bonuses, _defences, _features, _treasure, _multiattack, _shapes, _actions, _spells, _legendary)
"""The lines of a block in the order of the print."""
