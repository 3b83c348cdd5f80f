"""What of a block is played but for something, and what is left to the referee."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bojiste.systems.srd5.importing.block import parts
from bojiste.systems.srd5.importing.deeds import sayable
from bojiste.systems.srd5.importing.multiattack import slug
from bojiste.systems.srd5.importing.records import Attack, Block, Left, Power, Use
from bojiste.systems.srd5.words import PARTS


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


def keys_of(block: Block) -> set[str]:
    """The keys of its attacks."""
    return {slug(attack.name) for attack in block.attacks} | {slug(row["name"]) for row in block.more_attacks}


def _any_attack(block: Block) -> bool:
    """Whether a Multiattack leaves open which of several attacks it makes."""
    return len(block.attacks) > 1 and any(key.startswith("any ") for one in block.multiattack for key in one)


def _powers_within(block: Block) -> bool:
    """Whether a Multiattack uses a power elsewhere than at its beginning."""
    attacks = keys_of(block)
    later = (key.removeprefix("throw-") for one in block.multiattack for key in one[1:] if not key.startswith("use "))
    return any(key not in attacks and not key.startswith("any ") for key in later)


def _partly(one: Attack | Power) -> bool:
    """Whether something of an attack or a power is not played."""
    if isinstance(one, Attack) and one.charge is not None and len(one.charge.effects) > 1:
        return True
    if one.left or len(one.effects) > 1 or not all(map(sayable, one.effects)):
        return True
    return isinstance(one, Attack) and one.use != Use()


def by_part(features: Iterable[Left]) -> dict[str, list[str]]:
    """Names of features by part, in the order of the parts."""
    found: dict[str, list[str]] = {part: [] for part in PARTS}
    for one in features:
        for part in one.parts:
            if one.name not in found[part]:
                found[part].append(one.name)
    return {part: names for part, names in found.items() if names}
