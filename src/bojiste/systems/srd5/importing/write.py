"""From a ``Block`` to its table in the bestiary, as a person would write it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.importing import spells
from bojiste.systems.srd5.importing.as_toml import pairs, toml
from bojiste.systems.srd5.importing.block import parts
from bojiste.systems.srd5.importing.multiattack import MELEE as ANY_MELEE
from bojiste.systems.srd5.importing.multiattack import RANGED as ANY_RANGED
from bojiste.systems.srd5.importing.multiattack import slug
from bojiste.systems.srd5.importing.records import (
    Area,
    Attack,
    Block,
    Charge,
    Damage,
    Effect,
    Left,
    Legendary,
    Power,
    Use,
)
from bojiste.systems.srd5.words import CREATURE_TYPES, PARTS

WEAPONS = frozenset(
    (
        "club", "dagger", "greatclub", "javelin", "mace", "quarterstaff", "spear", "light_crossbow", "dart", "shortbow",
        "sling", "battleaxe", "glaive", "greataxe", "greatsword", "longsword", "maul", "morningstar", "pike", "rapier",
        "scimitar", "shortsword", "trident", "war_pick", "warhammer", "whip", "hand_crossbow", "heavy_crossbow",
        "longbow", "net",
    )
)  # fmt: skip
"""Attacks with something that is held, and so can be dropped; the others are part of the body."""


Names = Mapping[str, Any]
"""Language -> the word and its gender, or a table with its cases."""


def table(block: Block, names: Names = MappingProxyType({})) -> str:
    """The block as TOML; ``names`` are those in other languages than English."""
    return "\n".join(_lines(block, names)) + "\n"


def _lines(block: Block, names: Names) -> Iterator[str]:
    yield f"[{block.id}]"
    yield from (f"{key} = {toml(value)}" for key, value in _head(block).items())
    yield f"[{block.id}.name]"
    for language, name in names.items():
        table = name if isinstance(name, Mapping) else dict(zip(("text", "gender"), name, strict=True))
        yield f"{language} = {toml(table)}"
    called = english(block.name)
    yield f"en = {toml(called if block.kind in PEOPLE else {'text': called, 'gender': 'n'})}"
    for attack in block.attacks:
        said = _attack(attack, block.shield) | ({"magical": True} if block.magical else {})
        yield from ("", f"[[{block.id}.attack]]", *pairs(said))
    free = _free(block)
    powers = [_power(power) | ({"time": "free"} if slug(power.name) in free else {}) for power in block.powers]
    cast = [row for casting in block.castings for row in spells.innate(casting)]
    for power in (*powers, *block.more_powers, *cast, *_legendary_powers(block.legendary)):
        yield from ("", f"[[{block.id}.power]]", *pairs(power))


PEOPLE = frozenset(("celestial", "fey", "giant", "humanoid"))
"""Kinds of creatures that English does not call it."""


def english(name: str) -> str:
    """``Adult Black Dragon`` is a common noun; ``Vampire, Bat Form`` is a vampire in bat form."""
    kind, _, form = name.lower().partition(", ")
    return f"{kind} in {form}" if form else kind


def _head(block: Block) -> dict[str, Any]:
    said: dict[str, Any] = {"type": block.kind}
    if block.size != "medium":
        said["size"] = block.size
    said |= {
        "ac": block.armour,
        "hp_max": block.hit_points,
        "hit_dice": re.split("[+-]", block.hit_dice)[0],
        "speed": _speed(block),
        "abilities": dict(block.abilities),
        **_worth(block),
        "saves": block.saves,
        "skills": block.skills,
        "passive_perception": block.passive_perception,
        **block.senses,
        "resist": block.resist,
        "vulnerable": block.vulnerable,
        "immune": block.immune,
        "absorbs": block.absorbs,
        "cond_immune": block.condition_immune,
        "breathes": block.breathes,
        "mount": block.mount,
        **_casts(block),
        **_traits(block),
        "multiattack": _multiattack(block),
        "legendary": 3 if block.legendary else 0,
        "legendary_attacks": list(dict.fromkeys(key for one in block.legendary for key in one.does)),
        "legendary_deeds": list(dict.fromkeys(deed for one in block.legendary for deed in one.deeds)),
        "legendary_costs": _costs(block),
        "approximated": _by_part(approximated(block)),
        "unplayed": _by_part(unplayed(block)),
    }
    return {key: value for key, value in said.items() if key in ALWAYS or value not in ([], {}, 0, "", None)}


def _worth(block: Block) -> dict[str, Any]:
    """A character has a level, everybody else a challenge and what it is worth."""
    if block.level:
        return {"kind": "character", "level": block.level}
    challenge = block.challenge if "/" in block.challenge else int(block.challenge or 0)
    return {"prof_bonus": proficiency(block.challenge), "challenge": challenge, "experience": block.experience}


ALWAYS = frozenset(("ac", "speed", "challenge", "experience"))


def _speed(block: Block) -> Any:
    if set(block.speed) == {"walk"}:
        return block.speed["walk"]
    return {"walk": 0, **block.speed, **({"hover": True} if block.hover else {})}


def _casts(block: Block) -> dict[str, Any]:
    """How it casts; the numbers of whoever casts in two ways are those of its slots."""
    found: dict[str, Any] = {}
    for casting in sorted(block.castings, key=lambda one: bool(one.slots)):
        found |= {key: value for key, value in spells.head(casting).items() if value}
    return found


REGENERATION = "regeneration"


def _traits(block: Block) -> dict[str, Any]:
    codes = list(dict.fromkeys(code for one in block.traits for code in one.codes))
    healed = [code for code in codes if code.startswith(REGENERATION)]
    found: dict[str, Any] = {"traits": [code for code in codes if code not in healed]}
    return found | ({REGENERATION: _regeneration(healed[0])} if healed else {})


def _regeneration(code: str) -> Any:
    """``regeneration 10``, ``regeneration 10 acid,fire zero``."""
    _, amount, *more = code.split()
    if not more:
        return int(amount)
    said: dict[str, Any] = {"amount": int(amount)}
    for word in more:
        said |= {"at_zero": True} if word == "zero" else {"stopped_by": word.split(",")}
    return said


def _multiattack(block: Block) -> Any:
    """The attacks of each alternative; a lone alternative is a plain list."""
    keys = {slug(attack.name) for attack in block.attacks} | {ANY_MELEE, ANY_RANGED}
    made = [[key for key in one if key in keys] for one in block.multiattack]
    both = {slug(attack.name): f"{slug(attack.name)}-two-hands" for attack in block.attacks if attack.two_handed}
    if not block.shield:
        made += [[both.get(key, key) for key in one] for one in made if {*one} & {*both}]
    kept = [list(one) for one in dict.fromkeys(tuple(_named(one, block)) for one in made if one)]
    return kept[0] if len(kept) == 1 else kept


def _named(keys: Sequence[str], block: Block) -> list[str]:
    """Keys as the sheet has them; any attack in melee is the first one."""
    first = {ANY_MELEE: True, ANY_RANGED: False}
    return [
        key if key not in first else next((slug(one.name) for one in block.attacks if one.melee is first[key]), key)
        for key in map(str, keys)
    ]


def _costs(block: Block) -> dict[str, int]:
    """What of its legendary actions takes more than one."""
    ways = [(one.cost, (*one.does, *one.deeds)) for one in block.legendary if one.cost > 1]
    return {_cost_of(way): cost for cost, these in ways for way in these}


def _cost_of(way: str) -> str:
    """``teleport 120`` is paid as ``teleport``, ``use roar`` as ``roar``."""
    verb, _, rest = way.partition(" ")
    return rest if verb == "use" else verb


def _free(block: Block) -> frozenset[str]:
    """Powers that come before the attacks of a Multiattack."""
    attacks = {slug(attack.name) for attack in block.attacks}
    return frozenset(one[0] for one in block.multiattack if one[0] not in attacks and not one[0].startswith("any "))


def unplayed(block: Block) -> Iterator[Left]:
    """Features that the referee has to play himself."""
    yield from block.left


def approximated(block: Block) -> Iterator[Left]:
    """Features that are played but for something: attacks of which only the damage is, powers whose second effect is
    not, a Multiattack with a condition."""
    yield from block.nearly
    if _any_attack(block) or _powers_within(block):
        yield Left("Multiattack", ("multiattack",))
    for attack in block.attacks:
        if _partly(attack):
            yield Left(attack.name, ("attack",) + (("recharge",) if attack.use != Use() else ()), attack.left)
    for power in block.powers:
        if _partly(power):
            yield Left(power.name, parts(power), power.left)
    for one in block.legendary:
        if one.power is not None and _partly(one.power):
            yield Left(one.name, ("legendary",), one.power.left)


def _any_attack(block: Block) -> bool:
    """Whether a Multiattack leaves open which of several attacks it makes."""
    return len(block.attacks) > 1 and any(key.startswith("any ") for one in block.multiattack for key in one)


def _powers_within(block: Block) -> bool:
    """Whether a Multiattack uses a power elsewhere than at its beginning."""
    attacks = {slug(attack.name) for attack in block.attacks}
    return any(key not in attacks and not key.startswith("any ") for one in block.multiattack for key in one[1:])


def _partly(one: Attack | Power) -> bool:
    """Whether something of an attack or a power is not played."""
    if isinstance(one, Attack) and one.charge is not None and len(one.charge.effects) > 1:
        return True
    if one.left or len(one.effects) > 1 or not all(map(_playable, one.effects)):
        return True
    return isinstance(one, Attack) and one.use != Use()


def _by_part(features: Iterable[Left]) -> dict[str, list[str]]:
    """Names of features by part, in the order of the parts."""
    found: dict[str, list[str]] = {part: [] for part in PARTS}
    for one in features:
        for part in one.parts:
            if one.name not in found[part]:
                found[part].append(one.name)
    return {part: names for part, names in found.items() if names}


def proficiency(challenge: str) -> int:
    """The proficiency bonus of a challenge rating as it is printed; fractions count as 0."""
    return rules.dice.proficiency(0 if "/" in challenge else int(challenge))


def _attack(attack: Attack, shield: bool) -> dict[str, Any]:
    key = slug(attack.name)
    said: dict[str, Any] = {"name": key}
    if key in WEAPONS:
        said["weapon"] = key
    said |= {"to_hit": attack.to_hit}
    if attack.reach is not None:
        said["reach"] = attack.reach
    if attack.range is not None:
        said["range"] = list(attack.range)
    said |= {"damage": _damages(attack.damage)}
    if attack.two_handed and not shield:
        said["two_hands"] = _damages(attack.two_handed)
    if attack.half_hit_points:
        said["wounded"] = _damages(attack.half_hit_points)
    if key not in WEAPONS and attack.melee:
        said["natural"] = True
    if attack.spell:
        said["magical"] = True
    then = [effect for effect in attack.effects if _playable(effect)]
    if then:
        said["then"] = {"name": said["name"], **_effect(then[0])}
    if attack.charge is not None:
        said["charge"] = _charge(attack.charge, key)
    return {key: value for key, value in said.items() if value not in ("", [])}


def _charge(charge: Charge, key: str) -> dict[str, Any]:
    said: dict[str, Any] = {"feet": charge.feet, "damage": _damages(charge.damage) if charge.damage else ""}
    for effect in filter(_playable, charge.effects[:1]):
        said["then"] = {"name": key, **_effect(effect)}
    return {key: value for key, value in (said | {"bonus": charge.bonus}).items() if value}


def _damages(damage: Sequence[Damage]) -> Any:
    told = [str(one) for one in damage]
    return told[0] if len(told) == 1 else told


def _playable(effect: Effect) -> bool:
    harmless = not (effect.damage or effect.conditions or effect.push or effect.badly)
    return bool(effect.drain) or not (effect.pull or harmless)


def _effect(effect: Effect) -> dict[str, Any]:
    """The fields of a power that an effect has."""
    said: dict[str, Any] = {}
    if effect.save:
        said |= {"save": effect.save, "dc": effect.dc}
    if effect.half:
        said["success"] = "half"
    if effect.damage:
        said["damage"] = _damages(effect.damage)
    if effect.conditions:
        said["inflicts"] = [_inflicted(condition, effect) for condition in effect.conditions]
    if effect.badly:
        worse = [_inflicted(condition, effect, failed_by=5) for condition in effect.badly]
        said["inflicts"] = [*said.get("inflicts", ()), *worse]
    if effect.most:
        said["most"] = effect.most
    if effect.lasts:
        said["rounds"] = effect.lasts
    if effect.push:
        said["push"] = effect.push
    if effect.drain:
        said["drains"] = effect.drain
    if effect.feeds:
        said["feeds"] = True
    if effect.mild:
        said["leaves_alive"] = True
    if effect.size:
        said["largest"] = effect.size
    if effect.spares or effect.only:
        spared = [kind for kind in CREATURE_TYPES if effect.only and kind not in effect.only]
        said["not_on"] = spared or [kind for kind in effect.spares if kind in CREATURE_TYPES]
    return said


UNTIL = {"start": "turn-start", "source": "next-turn-end", "target": "turn-end", "own": "own-turn-start"}


def _inflicted(condition: str, effect: Effect, **more: Any) -> Any:
    if condition in effect.wakes:
        more["until"] = "harmed"
    elif effect.until:
        more["until"] = UNTIL[effect.until]
    if effect.again and condition != "prone":
        more["repeat"] = effect.repeats or True
    if effect.worse and condition == "restrained":
        more["worse"] = effect.worse
    if condition in dict(effect.tended):
        more["tended"] = dict(effect.tended)[condition]
    if effect.torment is not None and condition == effect.torment[0]:
        more["damage"] = _damages(effect.torment[1])
        more |= {"at": effect.torment[2]} if effect.torment[2] != "own-start" else {}
    if effect.escape:
        more["escape"] = effect.escape
    return {"condition": condition, **more} if more else condition


def _power(power: Power) -> dict[str, Any]:
    said: dict[str, Any] = {"name": power.name.lower()}
    if power.time == "touched":
        said["time"] = power.time
    elif power.time:
        said |= {"time": power.time, "area": _area(power.area)["area"]} if power.area else {}
    elif power.area is not None:
        said |= _area(power.area)
    elif power.alone:
        said["range"] = "self"
    elif power.heal is not None:
        said["range"] = power.heal.type
    else:
        said["range"] = power.range
    if power.heal is not None:
        said["heal"] = str(power.heal).rpartition(" ")[0]
    for effect in filter(_playable, power.effects[:1]):
        said |= _effect(effect)
    if power.chosen or power.whom:
        said["whom"] = power.whom or "enemies"
    if power.on_its:
        said["on_its"] = power.on_its
    said |= dict(power.keys)
    if power.once:
        said["once"] = True
    if power.flight:
        said["flight"] = True
    if power.use.recharge:
        said["recharge"] = power.use.recharge
    if power.use.day or power.use.rest:
        said["uses"] = power.use.day or 1
    return said


def _area(area: Area) -> dict[str, Any]:
    if area.shape == "line":
        return {"range": "self", "area": f"line {area.size} {area.width}"}
    if area.shape == "emanation":
        return {"range": "self", "area": f"sphere {area.size}"}
    if area.shape == "cylinder":
        return {"range": area.away, "area": f"cylinder {area.size} 30"}
    return {"range": area.away or "self", "area": f"{area.shape} {area.size}"}


def _legendary_powers(actions: Iterable[Legendary]) -> Iterator[dict[str, Any]]:
    for action in actions:
        if action.power is not None:
            yield {**_power(action.power), "name": action.name.lower(), "time": "legendary", "cost": action.cost}
