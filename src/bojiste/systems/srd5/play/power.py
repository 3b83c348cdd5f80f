"""Spells and features of a sheet, worked out once: their numbers, and what a slot of some level makes of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, NamedTuple

from bojiste.core.event import Part
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.now import Suffering
from bojiste.systems.srd5.play.component import Component
from bojiste.systems.srd5.sheet.keys import power_key
from bojiste.systems.srd5.sheet.spellbook import opened, spell, variant
from bojiste.systems.srd5.words import CARRIED, FT

if TYPE_CHECKING:
    from bojiste.systems.srd5.rules.area import Area
    from bojiste.systems.srd5.sheet import Sheet
    from bojiste.systems.srd5.sheet.fields import Resist
    from bojiste.systems.srd5.sheet.power import PowerSheet


class Only(NamedTuple):
    """What of a type of damage somebody resists, the widest first: only nonmagical, and none of a spared material."""

    nonmagical: bool
    spared: str


@dataclass(frozen=True, kw_only=True, eq=False)
class Power:
    """One spell or feature of one creature. Distances are half feet."""

    key: str
    row: PowerSheet
    dc: int
    modifier: int
    """The spellcasting ability modifier."""
    bonus: int
    """Of its attack rolls."""
    times: int = 1
    """How many times the dice of a cantrip are rolled."""
    of: str = ""
    """Of a variant: the key of what it is one of."""

    @cached_property
    def facts(self) -> dict[str, str]:
        """What events and answers tell of it."""
        return {"power": self.key if self.row.name in (self.key, self.key.replace("_", " ")) else self.row.name}

    @cached_property
    def in_multiattack(self) -> str:
        """What a Multiattack that lists it calls it."""
        return f"use {self.key}"

    @property
    def spell(self) -> bool:
        return self.row.level is not None

    @property
    def level(self) -> int:
        return self.row.level or 0

    @cached_property
    def cast(self) -> bool:
        """Whether it is cast: a spell, with a slot or innately."""
        return self.spell or self.row.innate is not None

    @cached_property
    def cast_level(self) -> int:
        """The least level that it is cast at."""
        return self.level or self.row.innate or 0

    @property
    def area(self) -> Area | None:
        return self.row.area

    def area_of(self, slot: int) -> Area | None:
        """The same from a slot of some level (0: its own)."""
        more = self.row.higher.feet * self.steps(slot) * FT if self.row.higher.feet and slot else 0
        area = self.row.area
        return area._replace(length=area.length + more) if more and area is not None else area

    @cached_property
    def magical(self) -> bool:
        """A spell, or a feature that says it is magical."""
        return self.spell if self.row.magical is None else self.row.magical

    @cached_property
    def at_self(self) -> bool:
        """It comes from whoever uses it, or is for nobody else."""
        return self.row.range == -1 or (self.row.range is None and self.area is not None)

    @cached_property
    def reach(self) -> int:
        """How far it goes; 0: touch."""
        return 0 if self.at_self else (self.row.range or 0) * FT

    @cached_property
    def harmful(self) -> bool:
        """Meant for enemies where it does not say for whom."""
        if self.row.whom is not None:
            return self.row.whom == "enemies"
        row = self.row
        return not (row.grants or self.gives or row.teleports or row.brings)

    @cached_property
    def gives(self) -> bool:
        """Whether it gives something back, or takes from somebody what it suffers."""
        return any(effect.GIVES for effect in self.row.effects)

    def has_in_hand(self, suffers: tuple[Suffering, ...], who: str) -> bool:
        """Whether these come from whoever uses it, as its targets must: it holds them, or they are under its charm."""
        return any(entry.name == self.row.on_its and entry.source == who for entry in suffers)

    @cached_property
    def long(self) -> int:
        """Actions of its casting; 0: it is cast at once."""
        return rules.spell.long_casting(self.row.minutes)

    @cached_property
    def standing(self) -> Power:
        """What its zone does once it is there."""
        row = self.row
        if not (row.later or row.sure):
            return self
        more = (
            tuple(one.model_copy(update={"type": row.later[0].type}) for one in row.higher.damage) if row.later else ()
        )
        higher = row.higher.model_copy(update={"damage": more or row.higher.damage})
        saved = {"save": None, "success": "nothing"} if row.sure else {}
        return replace(self, row=row.model_copy(update={"damage": row.later or row.damage, "higher": higher, **saved}))

    @property
    def bonus_action(self) -> bool:
        return self.row.time == "bonus"

    @cached_property
    def lasting(self) -> bool:
        """Whether it goes on after it has been used."""
        row = self.row
        return row.concentration or row.rounds > 0 or row.zone or row.strikes or row.sustained

    @property
    def mark(self) -> str:
        """By what it is known how often it has been used, and that it is known at all."""
        return self.of or self.key

    @cached_property
    def resists(self) -> dict[int, Only]:
        """Damage of which whoever it lies on takes half."""
        return types_of(self.row.resists)

    @cached_property
    def immune(self) -> dict[int, Only]:
        """Damage that does nothing to whoever it lies on."""
        return types_of(self.row.immune)

    @cached_property
    def lifts_off(self) -> bool:
        """Whether it takes somebody into the air."""
        boons = any(boon.what == "fly" for boon in self.row.grants)
        return boons or any(one.condition in ("mist", "misty", "afloat") for one in self.row.inflicts)

    @cached_property
    def within(self) -> int:
        """Twice what it does each turn to whoever it takes in: what tactics compare."""
        rows = [row for row in self.row.inflicts if row.condition in CARRIED]
        return sum(part.count * (part.sides + 1) + 2 * part.flat for row in rows for part in row.damage)

    @cached_property
    def mean(self) -> int:
        """Twice its mean damage at its own level: what tactics compare."""
        return self.mean_of(0)

    def mean_of(self, slot: int) -> int:
        """The same from a slot of some level (0: its own)."""
        each = sum(part.dice * (part.sides + 1) + 2 * part.flat for part in self.components(slot))
        return each * (self.missiles(slot or self.level) or 1)

    def steps(self, slot: int) -> int:
        """How many times what a higher slot adds is added."""
        more, brings = self.row.higher, self.row.brings
        if brings is not None and (brings.more or brings.stronger):
            return sum(slot >= one for one in (*brings.more, *brings.stronger))
        gains = (
            more.damage
            or more.pool
            or more.boon
            or any(effect.grows for effect in self.row.effects)
            or more.missiles
            or more.targets
            or more.feet
            or self.row.counters
            or self.row.shuts_out
            or (brings is not None and brings.besides)
        )
        return self.levels_above(slot, more.each) if gains else 0

    def levels_above(self, slot: int, every: int = 1) -> int:
        """How many times a slot of some level is ``every`` levels above its own; 0 where it takes none."""
        return max(0, slot - (self.row.rank or self.level or self.row.expends)) // every if slot else 0

    def choices(self, slot: int) -> tuple[str, ...]:
        """Types of damage of which the caster chooses what a higher slot adds."""
        more = self.row.higher.damage
        return tuple(one.type for one in more) if len(more) > 1 and self.steps(slot) else ()

    def missiles(self, slot: int) -> int:
        return self.row.missiles + self.row.higher.missiles * self.steps(slot)

    def targets(self, slot: int) -> int:
        rays = self.times - 1 if self.row.rays else 0
        return self.row.targets + rays + self.row.higher.targets * self.steps(slot)

    def components(self, slot: int = 0, chosen: str = "") -> tuple[Component, ...]:
        """Its damage from a slot of some level."""
        return _components(self, self.steps(slot) if slot else 0, chosen)


@lru_cache(maxsize=4096)
def _components(power: Power, steps: int, chosen: str) -> tuple[Component, ...]:
    added = rules.damage.spell(power.modifier, power.row.adds_ability)
    more = {one.type: one.count * steps for one in power.row.higher.damage if chosen in ("", one.type)}
    found = []
    for place, part in enumerate(power.row.damage):
        flat = part.flat + (added if place == 0 else 0)
        named = tuple(Part(name, one) for name, one in _flats(part.flat, added if place == 0 else 0) if one)
        number = part.count * (1 if power.row.rays else power.times) + more.pop(part.type, 0)
        found.append(Component(number, part.sides, flat, rules.damage.types(part.type), named))
    return tuple(found)


def _flats(base: int, added: int) -> tuple[tuple[str, int], ...]:
    return ("damage-bonus", base), ("ability", added)


GROWTH = (5, 11, 17)
"""Levels from which the dice of a cantrip are rolled once more."""


def powers(sheet: Sheet, ability: Mapping[str, int], training: int) -> tuple[Power, ...]:
    """All spells and features of a sheet, each key once: those written out first, then what they leave to choose and
    what they open."""
    rows = {power_key(row.name): row for row in sheet.power}
    for name in sheet.spells:
        rows.setdefault(name, spell(name))
    found = [power_of(key, row, sheet, ability, training) for key, row in rows.items()]
    for parent in tuple(found):
        for name in parent.row.variants:
            row = variant(parent.row, name)
            found.append(replace(power_of(power_key(name), row, sheet, ability, training), of=parent.key))
    for parent in tuple(found):
        for name in (*parent.row.lots, *parent.row.stages):
            found.append(power_of(name, opened(name), sheet, ability, training))
        inherited = next((one.row.opens for one in found if parent.of and one.key == parent.of), ())
        for name in (one for one in parent.row.opens if one not in inherited):
            row = opened(name).model_copy(update={"during": parent.key})
            found.append(power_of(name, row, sheet, ability, training))
    return tuple(found)


def power_of(key: str, row: PowerSheet, sheet: Sheet, ability: Mapping[str, int], training: int) -> Power:
    """One spell or feature with the numbers of whoever has it."""
    modifier = ability[sheet.casting] if sheet.casting is not None else 0
    dc = rules.spell.dc(modifier, training) if sheet.spell_dc is None else sheet.spell_dc
    bonus = rules.spell.attack(modifier, training) if sheet.spell_attack is None else sheet.spell_attack
    times = 1 + sum((sheet.level or 1) >= level for level in GROWTH) if row.grows else 1
    return Power(key=key, row=row, dc=row.dc or dc, modifier=modifier, bonus=bonus, times=times)


def types_of(entries: tuple[Resist, ...]) -> dict[int, Only]:
    """Types with what of them is meant; of two entries for a type the wider one counts."""
    found: dict[int, Only] = {}
    for entry in entries:
        place, only = rules.damage.types(entry.type), Only(entry.nonmagical, entry.spared)
        found[place] = min(found.get(place, only), only)
    return found


def keys(sheet: Sheet) -> Iterator[str]:
    """The keys of all powers of a sheet."""
    yield from (power_key(row.name) for row in sheet.power)
    yield from sheet.spells


__all__ = ["Only", "Power", "keys", "power_of", "powers", "types_of"]
