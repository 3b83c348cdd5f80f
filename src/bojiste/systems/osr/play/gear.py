"""What somebody has, ready for use: weapons and spells of a sheet, laid over the tables of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from bojiste.core.rule import procedure
from bojiste.systems.osr import rules
from bojiste.systems.osr.now import Burning
from bojiste.systems.osr.words import MISSILES, Dice, Row

if TYPE_CHECKING:
    from bojiste.systems.osr.sheet.fields import Damage as DamageField
    from bojiste.systems.osr.sheet.gear import Lasting, WeaponTable
    from bojiste.systems.osr.sheet.magic import SpellTable

Words = str | Mapping[str, str | Mapping[str, str]]
"""What a scene calls something: an id of the vocabulary, or words of its own."""


class Weapon(NamedTuple):
    """A weapon ready for use. ``word`` names it in words; ``effective`` and ``ineffective`` are metres of a shot."""

    id: str
    word: Words
    missile: bool
    parts: tuple[Dice, ...]
    reach: int = 1
    effective: int = 0
    ineffective: int = 0
    missile_size: str = ""
    throwable: bool = False
    hands: int = 1
    bonus: int = 0
    trained: bool = True
    natural: bool = False
    improvised: bool = False
    magical: bool = False
    magic_item: bool = False
    reload: bool = False
    ammo: int | None = None
    underwater: bool = False
    strength_based: bool = True
    fragile: bool = False
    tags: tuple[str, ...] = ()
    lasting: Burning | None = None

    @property
    def type(self) -> str:
        return self.parts[0].type if self.parts else ""


def bare_hands() -> Weapon:
    """What whoever holds nothing strikes with."""
    return Weapon("unarmed", "unarmed", False, (rules.situation.unarmed(),), hands=0)


class Spell(NamedTuple):
    """A spell ready to be cast. ``word`` names it in words."""

    id: str
    word: Words
    cost: int
    range: int
    instant: bool
    targets: int
    attack_roll: bool
    save: str
    half: bool
    damage: Dice | None
    heal: Dice | None
    condition: str
    rounds: int
    lasting: Burning | None
    fatigue_relief: int
    ritual: bool
    covers: tuple[str, ...]
    holdable: bool
    unseen: bool
    tags: tuple[str, ...]

    @property
    def helps(self) -> bool:
        """Whether it does good to whom it is aimed at."""
        return self.heal is not None or bool(self.fatigue_relief)

    @property
    def for_the_night(self) -> bool:
        """Whether it does nothing but meet a need of a camp."""
        does = (self.damage, self.heal, self.condition, self.lasting, self.fatigue_relief)
        return bool(self.covers) and not any(does)


@procedure("osr.completion.dice_notation")
def dice(damage: DamageField) -> Dice:
    """A damage of a sheet as the rules take it."""
    return Dice(damage.number, damage.sides, damage.flat, damage.type)


def _lasting(table: Lasting | None) -> Burning | None:
    return None if table is None else Burning(dice(table.damage), table.rounds, table.magical)


def _magical(lasting: Burning | None) -> Burning | None:
    """What a spell does is magic, at once and for as long as it lasts."""
    return None if lasting is None else lasting._replace(magical=True)


def _row_damage(row: Row) -> tuple[Dice, ...]:
    count, _, sides = row.damage.partition("d")
    return (Dice(int(count), int(sides), 0, row.type),)


_IMPROVISED = Row("1d4", "blunt", "small")


def weapon_of(table: WeaponTable, owner: str) -> Weapon:
    """A weapon of a sheet, laid over the row of the table that it names."""
    row = rules.completion.weapons(table.base) if table.base else _IMPROVISED
    missile = (table.kind or row.kind) == "missile"
    size = table.size or row.size
    melee_reach = rules.combat.reach(owner, True) if table.natural else rules.combat.reach(size, False)
    effective, ineffective = table.range or (rules.completion.missile_range(size) if missile else (0, 0))
    return Weapon(
        id=table.id,
        word=table.name or table.base or table.id,
        missile=missile,
        parts=tuple(map(dice, table.damage)) if table.damage is not None else _row_damage(row),
        reach=melee_reach if table.reach is None else table.reach,
        effective=effective,
        ineffective=ineffective,
        missile_size=next((name for name, ends in MISSILES.items() if ineffective <= ends[1]), "large")
        if missile
        else "",
        throwable=row.throwable if table.throwable is None else table.throwable,
        hands=0 if table.natural else row.hands if table.hands is None else table.hands,
        bonus=table.bonus,
        trained=table.trained,
        natural=table.natural,
        improvised=table.improvised,
        magical=table.magical or table.magic_item,
        magic_item=table.magic_item,
        reload=row.reload if table.reload is None else table.reload,
        ammo=table.ammo,
        underwater=table.underwater,
        strength_based=not missile if table.strength_based is None else table.strength_based,
        fragile=table.fragile,
        tags=table.tags,
        lasting=_lasting(table.lasting),
    )


def spell_of(table: SpellTable) -> Spell:
    return Spell(
        id=table.id,
        word=table.name or table.base or table.id,
        cost=table.cost,
        range=table.range,
        instant=table.instant,
        targets=table.targets,
        attack_roll=table.attack_roll,
        save=table.save or "",
        half=table.on_save == "half" if table.on_save else table.damage is not None,
        damage=dice(table.damage) if table.damage else None,
        heal=dice(table.heal) if table.heal else None,
        condition=table.condition or "",
        rounds=table.rounds or 0,
        lasting=_magical(_lasting(table.lasting)),
        fatigue_relief=table.fatigue_relief,
        ritual=table.ritual,
        covers=table.covers,
        holdable=table.holdable and not table.instant,
        unseen=table.unseen,
        tags=table.tags,
    )
