"""From a ``Block`` to its table in the bestiary, as a person would write it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from bojiste.kit.as_toml import pairs, toml
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.importing import deeds, spells
from bojiste.systems.srd5.importing.cover import approximated, by_part, keys_of, unplayed
from bojiste.systems.srd5.importing.multiattack import MELEE as ANY_MELEE
from bojiste.systems.srd5.importing.multiattack import RANGED as ANY_RANGED
from bojiste.systems.srd5.importing.multiattack import slug
from bojiste.systems.srd5.importing.names import spoken
from bojiste.systems.srd5.importing.records import Block
from bojiste.systems.srd5.sheet.keys import key_of

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
    if "en" not in names:
        yield from _called(block)
    for attack in block.attacks:
        said = deeds.attack(attack, block.shield, block.language) | ({"magical": True} if block.magical else {})
        said |= {"critical_from": block.critical} if block.critical < 20 and not attack.spell else {}
        yield from ("", f"[[{block.id}.attack]]", *_attack(deeds.attack_of_today(said), f"{block.id}.attack"))
    for row in block.more_attacks:
        yield from ("", f"[[{block.id}.attack]]", *_attack(deeds.attack_of_today(row), f"{block.id}.attack"))
    for form in block.forms:
        yield from ("", f"[[{block.id}.form]]", *pairs(form))
    free = _free(block)
    powers = [deeds.power(power) | ({"time": "free"} if slug(power.name) in free else {}) for power in block.powers]
    cast = [row for casting in block.castings for row in spells.innate(casting)]
    for power in (*powers, *block.more_powers, *cast, *deeds.legendary(block.legendary)):
        yield from ("", f"[[{block.id}.power]]", *_power(deeds.of_today(power), f"{block.id}.power"))


LINE, ROW = 140, 100
"""Letters of what goes on one line: a power of an attack, the effects of a power."""


def _attack(said: Mapping[str, Any], path: str) -> Iterator[str]:
    """The lines of an attack; a power of it that is too long for one line is a table of its own."""
    powers = {key: toml(said[key]) for key in ("then", "instead") if key in said}
    apart = [key for key, text in powers.items() if len(f"{key} = {text}") > LINE]
    yield from pairs({key: value for key, value in said.items() if key not in apart})
    for key in apart:
        yield from ("", f"[{path}.{key}]", *_power(said[key], f"{path}.{key}"))


def _power(said: Mapping[str, Any], path: str) -> Iterator[str]:
    """The lines of a power, those of its variants last."""
    for key, value in said.items():
        if key == "effects" and len(toml(value)) > ROW:
            yield from ("effects = [", *(f"    {toml(one)}," for one in value), "]")
        elif key != "variants":
            yield from pairs({key: value})
    for name, variant in said.get("variants", {}).items():
        yield from ("", f"[{path}.variants.{name}]", *_power(variant, ""))


def _called(block: Block) -> Iterator[str]:
    """A character has a name of its own, and so have a few others; what other blocks are called is a common noun of its
    language."""
    if block.level or block.proper:
        yield f"text = {toml(block.name)}"
    elif block.language != "en":
        name = block.name.lower() if block.name.isupper() else block.name[:1].lower() + block.name[1:]
        yield f"{block.language} = {toml(name)}"
    else:
        called = english(block.name)
        yield f"en = {toml(called if block.kind in PEOPLE else {'text': called, 'gender': 'n'})}"


PEOPLE = frozenset(("celestial", "fey", "giant", "humanoid"))
"""Kinds of creatures that English does not call it."""


def english(name: str) -> str:
    """``Adult Black Dragon`` is a common noun; ``Vampire, Bat Form`` is a vampire in bat form."""
    kind, _, form = name.lower().partition(", ")
    return f"{kind} in {form}" if form else kind


def _head(block: Block) -> dict[str, Any]:
    called = _called_keys(block)
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
        "splits": block.splits,
        "absorbs": block.absorbs,
        "falters": block.falters,
        "cond_immune": block.condition_immune,
        "breathes": block.breathes,
        "mount": block.mount,
        "multiattack_dice": block.flurry,
        **_casts(block),
        **_traits(block),
        "multiattack": _multiattack(block),
        "guise": block.guise,
        "shape": block.shape,
        "legendary": block.legendary_actions if block.legendary else 0,
        "legendary_attacks": list(dict.fromkeys(called.get(key, key) for one in block.legendary for key in one.does)),
        "legendary_deeds": list(dict.fromkeys(deed for one in block.legendary for deed in one.deeds)),
        "legendary_costs": _costs(block),
        "approximated": by_part(approximated(block)),
        "unplayed": by_part(unplayed(block)),
    }
    return {key: value for key, value in said.items() if key in ALWAYS or value not in ([], {}, 0, "", None)}


def _worth(block: Block) -> dict[str, Any]:
    """A character has a level, everybody else a challenge and what it is worth."""
    if block.level:
        return {"kind": "character", "class": block.calling, "level": block.level, "subclass": "none"}
    challenge = block.challenge if "/" in block.challenge else int(block.challenge or 0)
    return {"prof_bonus": proficiency(block.challenge), "challenge": challenge, "experience": block.experience}


ALWAYS = frozenset(("ac", "speed", "challenge", "experience"))


def form(block: Block, name: str, of: Block) -> dict[str, Any]:
    """A form of ``of``, as the block of it prints it."""
    said: dict[str, Any] = {"name": name}
    if block is not of:
        said |= (
            {"ac": block.armour} | ({"size": block.size} if block.size != of.size else {}) | {"speed": _speed(block)}
        )
    made = _multiattack(block)
    keys = [slug(attack.name) for attack in block.attacks] + [slug(row["name"]) for row in block.more_attacks]
    return said | {"attacks": keys, "multiattack": made}


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
    thrown = {f"throw-{slug(attack.name)}" for attack in block.attacks if attack.melee and attack.range}
    keys = keys_of(block) | {ANY_MELEE, ANY_RANGED} | thrown
    made = [[key for key in one if key in keys or key.startswith("use ")] for one in block.multiattack]
    both = {slug(attack.name): f"{slug(attack.name)}-two-hands" for attack in block.attacks if attack.two_handed}
    if not block.shield:
        made += [[both.get(key, key) for key in one] for one in made if {*one} & {*both}]
    called = _called_keys(block)
    named = [tuple(called.get(key, key) for key in _named(one, block)) for one in made if one]
    kept = [list(one) for one in dict.fromkeys(named)]
    return kept[0] if len(kept) == 1 else kept


def _called_keys(block: Block) -> dict[str, str]:
    """What answers call the attacks that have a name only in their own language."""
    own = ((slug(one.name), spoken(one.name, block.language)) for one in block.attacks)
    return {key: key_of(name) for key, name in own if name is not None}


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
    called = _called_keys(block)
    return {called.get(way, _cost_of(way)): cost for cost, these in ways for way in these}


def _cost_of(way: str) -> str:
    """``teleport 120`` is paid as ``teleport``, ``use roar`` as ``roar``."""
    verb, _, rest = way.partition(" ")
    return rest if verb == "use" else verb


def _free(block: Block) -> frozenset[str]:
    """Powers that come before the attacks of a Multiattack."""
    attacks = keys_of(block)
    return frozenset(one[0] for one in block.multiattack if one[0] not in attacks and not one[0].startswith("any "))


def proficiency(challenge: str) -> int:
    """The proficiency bonus of a challenge rating as it is printed; fractions count as 0."""
    return rules.dice.proficiency(0 if "/" in challenge else int(challenge))
