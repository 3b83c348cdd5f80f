"""Spells and features of a sheet, worked out once: their numbers, and what a slot of some level makes of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache, partial
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from bojiste.core.event import Part
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.now import Suffering
from bojiste.systems.srd5.play.component import Component
from bojiste.systems.srd5.sheet.dealt import Dealt
from bojiste.systems.srd5.sheet.effect import Effect
from bojiste.systems.srd5.sheet.inflicted import Inflicted
from bojiste.systems.srd5.sheet.keys import power_key
from bojiste.systems.srd5.sheet.spellbook import opened, spell, variant, while_running
from bojiste.systems.srd5.sheet.summoned import Summoned
from bojiste.systems.srd5.words import CARRIED, FT

if TYPE_CHECKING:
    from bojiste.systems.srd5.rules.area import Area
    from bojiste.systems.srd5.sheet import Sheet
    from bojiste.systems.srd5.sheet.fields import Resist
    from bojiste.systems.srd5.sheet.power import PowerSheet

T = TypeVar("T")


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
    shaped: frozenset[str] = frozenset()
    """What its user has made of this one use of it: metamagic."""

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
        return self.row.use.level is not None

    @property
    def level(self) -> int:
        return self.row.use.level or 0

    @cached_property
    def cast(self) -> bool:
        """Whether it is cast: a spell, with a slot or innately."""
        return self.spell or self.row.use.innate is not None

    @cached_property
    def use_key(self) -> str:
        """The answer on one's own turn by which it is used."""
        return f"{'cast' if self.spell else 'power'}:{self.key}"

    @cached_property
    def cast_level(self) -> int:
        """The least level that it is cast at."""
        return self.level or self.row.use.innate or 0

    @property
    def area(self) -> Area | None:
        return self.row.target.area

    def area_of(self, slot: int) -> Area | None:
        """The same from a slot of some level (0: its own)."""
        more = self.row.target.higher.feet * self.steps(slot) * FT if self.row.target.higher.feet and slot else 0
        area = self.row.target.area
        return area._replace(length=area.length + more) if more and area is not None else area

    @cached_property
    def magical(self) -> bool:
        """A spell, or a feature that says it is magical."""
        return self.spell if self.row.magical is None else self.row.magical

    @cached_property
    def at_self(self) -> bool:
        """It comes from whoever uses it, or is for nobody else."""
        return self.row.target.range == -1 or (self.row.target.range is None and self.area is not None)

    @cached_property
    def around_user(self) -> bool:
        """Its area extends on all sides of whoever uses it."""
        return self.at_self and self.area is not None and self.area.shape in ("sphere", "cylinder")

    @cached_property
    def reach(self) -> int:
        """How far it goes; 0: touch."""
        return 0 if self.at_self else (self.row.target.range or 0) * FT

    @cached_property
    def harmful(self) -> bool:
        """Meant for enemies where it does not say for whom."""
        if self.row.target.whom is not None:
            return self.row.target.whom == "enemies"
        return not any(effect.friendly for effect in self.row.effects)

    @cached_property
    def kinds(self) -> dict[str, tuple[Effect, ...]]:
        """Its effects by kind."""
        kinds = dict.fromkeys(effect.kind for effect in self.row.effects)
        return {kind: tuple(one for one in self.row.effects if one.kind == kind) for kind in kinds}

    def says(self, kind: str, field: str, of: type[T]) -> tuple[T, ...]:
        """What its effects of a kind say in one of their fields, which holds values of this type."""
        values = (getattr(one, field) for one in self.kinds.get(kind, ()))
        return tuple(value for value in values if isinstance(value, of))

    def has(self, *kinds: str) -> bool:
        """Whether it has an effect of one of these kinds."""
        return not self.kinds.keys().isdisjoint(kinds)

    @cached_property
    def dealt(self) -> tuple[Dealt, ...]:
        """Its damage."""
        return tuple(one for one in self.row.effects if isinstance(one, Dealt))

    @cached_property
    def poison(self) -> bool:
        """Whether it poisons, or does such damage."""
        return "poisoned" in self.brought or any(part.type == "poison" for one in self.dealt for part in one.dice)

    @cached_property
    def inflicts(self) -> tuple[Inflicted, ...]:
        """The conditions that it brings."""
        return tuple(one for one in self.row.effects if isinstance(one, Inflicted))

    @cached_property
    def brought(self) -> tuple[str, ...]:
        """Their names."""
        return tuple(one.condition for one in self.inflicts)

    def inflicted(self, condition: str) -> Inflicted | None:
        """What it says of a condition that it brings."""
        return next((one for one in self.inflicts if one.condition == condition), None)

    @property
    def waits_there(self) -> bool:
        """Whether its area meets nobody as it comes into being."""
        return (self.row.place.zone and not self.row.place.at_once) or self.row.place.bursts

    @cached_property
    def befalls(self) -> bool:
        """Whether it does anything to creatures besides damage."""
        return any(effect.BEFALLS and not isinstance(effect, Dealt) for effect in self.row.effects)

    @cached_property
    def summons(self) -> Summoned | None:
        """Whom it brings into the fight."""
        return next((one for one in self.row.effects if isinstance(one, Summoned)), None)

    @cached_property
    def parts(self) -> tuple[str, ...]:
        """The names of the parts that it is made of."""
        return tuple(name for one in self.row.effects if one.PARTS for name in one.parts)  # type: ignore[attr-defined]

    @cached_property
    def mild(self) -> bool:
        """Whether whom its damage brings to 0 hit points lives on."""
        return self.has("knock_out")

    @cached_property
    def waits(self) -> bool:
        """Whether its conditions wait for the next hit of whoever it lies on."""
        return any(self.says("extra_damage", "once", bool))

    @cached_property
    def gives(self) -> bool:
        """Whether it gives something back, or takes from somebody what it suffers."""
        return any(effect.GIVES for effect in self.row.effects)

    def has_in_hand(self, suffers: tuple[Suffering, ...], who: str) -> bool:
        """Whether these come from whoever uses it, as its targets must: it holds them, or they are under its charm."""
        return any(entry.name == self.row.target.on_its and entry.source == who for entry in suffers)

    @cached_property
    def long(self) -> int:
        """Actions of its casting; 0: it is cast at once."""
        return rules.spell.long_casting(self.row.use.minutes)

    @cached_property
    def standing(self) -> Power:
        """What its zone does once it is there."""
        row = self.row
        if not (row.place.later or row.place.sure):
            return self
        test = row.test.model_copy(update={"save": None}) if row.place.sure else row.test
        effects = tuple(_later(one, row) if isinstance(one, Dealt) else one for one in row.effects)
        return replace(self, row=row.model_copy(update={"effects": effects, "test": test}))

    @property
    def bonus_action(self) -> bool:
        return self.row.use.time == "bonus"

    @cached_property
    def lasting(self) -> bool:
        """Whether it goes on after it has been used."""
        row = self.row
        return (
            row.duration.concentration
            or row.duration.rounds > 0
            or row.place.zone
            or self.has("flying_weapon")
            or row.duration.sustained
        )

    @property
    def mark(self) -> str:
        """By what it is known how often it has been used, and that it is known at all."""
        return self.of or self.key

    @cached_property
    def store(self) -> str:
        """By what it is known how often it, or what draws on the same store, has been used."""
        return self.row.use.store or self.mark

    @cached_property
    def lifts_off(self) -> bool:
        """Whether it takes somebody into the air."""
        flies = any(self.says("movement_mode", "fly", int))
        return flies or not {"mist", "misty", "afloat"}.isdisjoint(self.brought)

    @cached_property
    def within(self) -> int:
        """Twice what it does each turn to whoever it takes in: what tactics compare."""
        rows = [row for row in self.inflicts if row.condition in CARRIED]
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
        more, brings = self.row.target.higher, self.summons
        if brings is not None and (brings.more or brings.stronger):
            return sum(slot >= one for one in (*brings.more, *brings.stronger))
        gains = (
            more.pool
            or more.targets
            or more.feet
            or self.row.place.shuts_out
            or any(effect.grows for row in (self.row, *self.row.variants.values()) for effect in row.effects)
        )
        return self.levels_above(slot, more.each) if gains else 0

    def levels_above(self, slot: int, every: int = 1) -> int:
        """How many times a slot of some level is ``every`` levels above its own; 0 where it takes none."""
        return max(0, slot - (self.row.use.rank or self.level or self.row.use.expends)) // every if slot else 0

    def choices(self, slot: int) -> tuple[str, ...]:
        """Types of damage of which the caster chooses what a higher slot adds."""
        more = next((one.per_slot for one in self.dealt if len(one.per_slot) > 1), ())
        return tuple(one.type for one in more) if self.steps(slot) else ()

    def missiles(self, slot: int) -> int:
        """How many darts fall, 0: none."""
        return sum(one.darts + one.darts_per_slot * self.levels_above(slot, one.every) for one in self.dealt)

    def targets(self, slot: int) -> int:
        rays = self.times - 1 if self.row.target.rays else 0
        return self.row.target.targets + rays + self.row.target.higher.targets * self.steps(slot)

    def components(self, slot: int = 0, chosen: str = "") -> tuple[Component, ...]:
        """Its damage from a slot of some level."""
        found = (self.components_of(one, slot, chosen) for one in self.dealt)
        return tuple(component for components in found for component in components)

    def components_of(self, dealt: Dealt, slot: int = 0, chosen: str = "") -> tuple[Component, ...]:
        """One of its effects of damage from a slot of some level."""
        return _components(self, self.dealt.index(dealt), self.levels_above(slot, dealt.every), chosen)


@lru_cache(maxsize=4096)
def _components(power: Power, which: int, steps: int, chosen: str) -> tuple[Component, ...]:
    dealt = power.dealt[which]
    added = rules.damage.spell(power.modifier, dealt.add_modifier)
    times = 1 if power.row.target.rays or not dealt.cantrip else power.times
    more = {one.type: one.count * steps for one in dealt.per_slot if chosen in ("", one.type)}
    found = []
    for place, part in enumerate(dealt.dice):
        flat = part.flat + (0 if place else added)
        named = tuple(Part(name, one) for name, one in _flats(part.flat, 0 if place else added) if one)
        number = part.count * times + more.pop(part.type, 0)
        found.append(Component(number, part.sides, flat, rules.damage.types(part.type), named))
    return tuple(found)


def _later(dealt: Dealt, row: PowerSheet) -> Dealt:
    """The damage of an area once it is there: of another kind maybe, and nobody may save against it."""
    said: dict[str, object] = {"on_success": "nothing"} if row.place.sure else {}
    if row.place.later:
        more = tuple(one.model_copy(update={"type": row.place.later[0].type}) for one in dealt.per_slot)
        said |= {"dice": row.place.later, "per_slot": more or dealt.per_slot}
    return dealt.model_copy(update=said)


def _flats(base: int, added: int) -> tuple[tuple[str, int], ...]:
    return ("damage-bonus", base), ("ability", added)


GROWTH = (5, 11, 17)
"""Levels from which the dice of a cantrip are rolled once more."""


def powers(sheet: Sheet, ability: Mapping[str, int], training: int) -> tuple[Power, ...]:
    """All spells and features of a sheet, each key once: those written out first, then what they leave to choose and
    what they open."""
    rows = {power_key(row.name): row for row in sheet.power}
    spell_row = _spell_rows(sheet)
    for name in sheet.spells:
        rows.setdefault(name, spell_row(name))
    made = partial(power_of, sheet=sheet, ability=ability, training=training)
    found = [made(key, row) for key, row in rows.items()]
    for parent in tuple(found):
        chosen = (variant(parent.row, name) for name in parent.row.variants)
        found += [replace(made(power_key(row.name), row), of=parent.key) for row in chosen]
    for parent in tuple(found):
        found += [made(name, opened(name)) for name in parent.parts]
        inherited = next((one.row.opens for one in found if parent.of and one.key == parent.of), ())
        own = (name for name in parent.row.opens if name not in inherited)
        found += [made(name, while_running(name, parent.key)) for name in own]
    return tuple(found)


def _spell_rows(sheet: Sheet) -> Callable[[str], PowerSheet]:
    """How whoever has this sheet casts the spells of the list."""
    return _potent if any(trait.name == "potent_cantrip" for trait in sheet.traits) else spell


@lru_cache(maxsize=256)
def _potent(name: str) -> PowerSheet:
    """A spell; of a cantrip a saving throw that is made leaves half of the damage."""
    row = spell(name)
    if row.use.level != 0 or not row.test.save:
        return row
    halved = tuple(
        one.model_copy(update={"on_success": "half"}) if isinstance(one, Dealt) and one.on_success == "nothing" else one
        for one in row.effects
    )
    return row.model_copy(update={"effects": halved})


def power_of(key: str, row: PowerSheet, sheet: Sheet, ability: Mapping[str, int], training: int) -> Power:
    """One spell or feature with the numbers of whoever has it."""
    modifier = ability[sheet.casting] if sheet.casting is not None else 0
    dc = rules.spell.dc(modifier, training) if sheet.spell_dc is None else sheet.spell_dc
    bonus = rules.spell.attack(modifier, training) if sheet.spell_attack is None else sheet.spell_attack
    times = (
        1 + sum((sheet.level or 1) >= level for level in GROWTH)
        if any(isinstance(one, Dealt) and one.cantrip for one in row.effects)
        else 1
    )
    return Power(key=key, row=row, dc=row.test.dc or dc, modifier=modifier, bonus=bonus, times=times)


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
