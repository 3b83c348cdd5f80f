"""Martial Arts: with bare hands or a monk's weapon Dexterity may lead, the damage is a d4 at the least (d6 from level
5, d8 from 11, d10 from 17), and after such an attack of its action one unarmed strike more is a bonus action. Not in
armour, nor with a shield."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from bojiste.core.ask import Option
from bojiste.core.event import Part
from bojiste.kit.course import Course
from bojiste.systems.srd5.features.base import Feature
from bojiste.systems.srd5.play.attacks.weapon import Attack, forged
from bojiste.systems.srd5.play.component import Component
from bojiste.systems.srd5.play.deed import Deed, spare, spend
from bojiste.systems.srd5.play.movement.reach import can_target
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.play.turns import reactions
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.traits.base import has
from bojiste.systems.srd5.words.goods import WEAPONS

TRAIT = Feature("martial_arts")
UNARMED = "unarmed"


def die_of(level: int) -> int:
    """The sides of its die."""
    return 4 + 2 * sum(level >= least for least in (5, 11, 17))


def of_monks(attack: Attack) -> bool:
    """Whether it is made with bare hands or a monk's weapon."""
    row = WEAPONS.get(attack.word)
    plain = row is not None and not row.martial and not {"two_handed", "heavy"} & row.properties
    return attack.melee and (attack.key == UNARMED or attack.word == "shortsword" or plain)


@forged(TRAIT.name)
def deft(attack: Attack, level: int, ability: Mapping[str, int]) -> Attack:
    """The attack, if it is one of those."""
    if not of_monks(attack) or not attack.components:
        return attack
    more = max(0, ability["dexterity"] - attack.ability)
    first, *rest = attack.components
    dice, sides = max(first.dice, 1), max(first.sides, die_of(level))
    flat = ability["strength"] if attack.key == UNARMED else first.flat
    led = Part("ability-dexterity" if more else "ability-strength", attack.ability + more)
    bare = Component(dice, sides, flat + more, first.type, (led,) if led.value else ())
    others = tuple(part for part in attack.parts if not part.name.startswith("ability-"))
    made = replace(attack, bonus=attack.bonus + more, parts=(led, *others), components=(bare, *rest))
    return replace(made, ability=attack.ability + more, deft=None)


def blows(table: Table, who: Profile, verb: str) -> Iterator[Option]:
    """Unarmed strikes after an attack of its action."""
    turn, fist = table.now[who.id].turn, who.by_key.get(UNARMED)
    if not turn.attacks or fist is None or not spare(table, who, int(TRAIT.of(who))):
        return
    for enemy in who.enemies:
        if table.now[enemy.id].life == "ok" and can_target(table, who, fist, enemy):
            yield Option(f"{verb}:{enemy.id}:{UNARMED}", {"target": enemy.id, **fist.facts})


def _may(table: Table, who: Profile) -> Iterator[Option]:
    return blows(table, who, "martial-strike")


def strikes(table: Table, who: Profile, rest: str) -> Course[None]:
    """One blow."""
    target = table.profiles[rest.partition(":")[0]]
    yield TRAIT.told(who, target, spend(table, who, bonus=True))
    yield from reactions.attacked(table, who, target, who.by_key[UNARMED])


DEED = Deed("martial-strike", has, _may, strikes)
