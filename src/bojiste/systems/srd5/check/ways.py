"""Attacks, powers and forms that cannot work as they are written."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from bojiste.core.reading.newcomers import read_newcomers
from bojiste.errors import Problem, RulingError
from bojiste.systems.srd5.play.attacks.weapon import attacks
from bojiste.systems.srd5.play.spellcasting.power import keys
from bojiste.systems.srd5.prepare import Combatant, Scene, made
from bojiste.systems.srd5.sheet.spellbook import variant
from bojiste.systems.srd5.sheet.summoned import Summoned
from bojiste.systems.srd5.words import ABILITIES

if TYPE_CHECKING:
    from bojiste.systems.srd5.sheet import PowerSheet, Sheet


def powers(one: Combatant) -> Iterator[Problem]:
    """Powers that cannot work as they are written (B14, B15, B21): spells without an ability or slots, keys twice,
    uses of what is not there."""
    sheet, path = one.sheet, one.path
    known = list(keys(sheet))
    for place, row in enumerate(sheet.power):
        where = f"{path}.power[{place}]"
        if known.index(known[place]) != place:
            yield Problem(f"{where}.name", row.name, "duplicate-power")
        if row.test.save and row.test.dc is None and sheet.casting is None and sheet.spell_dc is None:
            yield Problem(f"{where}.test.dc", "", "power-without-number")
        if row.test.attack and row.test.to_hit is None and sheet.casting is None and sheet.spell_attack is None:
            yield Problem(f"{where}.test.to_hit", "", "power-without-number")
    if sheet.spells and sheet.casting is None and (sheet.spell_dc is None or sheet.spell_attack is None):
        yield Problem(f"{path}.casting", ", ".join(sheet.spells), "no-casting")
    slots = one.now.get("slots")
    if slots is not None and (
        len(slots) > len(sheet.slots) or any(a > b for a, b in zip(slots, sheet.slots, strict=False))
    ):
        yield Problem(
            f"{path}.now.slots", list(slots), "slots-above-sheet", {"slots": ", ".join(map(str, sheet.slots))}
        )
    stores = _stores(sheet)
    for key in one.now.get("used", ()):
        if key not in known and key not in stores:
            yield Problem(f"{path}.now.used", key, "unknown-power", {"known": ", ".join(known)})
    dice = one.now.get("hit_dice")
    if dice is not None and dice > sheet.hit_dice.number:
        yield Problem(f"{path}.now.hit_dice", dice, "above-maximum", {"maximum": sheet.hit_dice.number})


def _stores(sheet: Sheet) -> set[str | None]:
    """What is counted as it is used, besides powers: attacks, features of a class, stores that powers share."""
    counted = {way.key for way in attacks(sheet, dict.fromkeys(ABILITIES, 0), 0) if way.uses}
    return counted.union((trait.name for trait in sheet.traits), (row.use.store for row in sheet.power))


def brought(scene: Scene, one: Combatant) -> Iterator[Problem]:
    """Powers that bring somebody who could not stand in a scene."""
    for place, row in enumerate(one.sheet.power):
        where = f"{one.path}.power[{place}]"
        found = [*_summoned(row, where)]
        for name in row.variants:
            found += _summoned(variant(row, name), f"{where}.variants.{name}")
        for path, brings in found:
            if brings.block or not row.variants:
                try:
                    read_newcomers(scene, brings.entry() | {"side": one.side, "seat": one.seat}, path)
                except RulingError as refused:
                    yield from refused.problems


def _summoned(row: PowerSheet, where: str) -> Iterator[tuple[str, Summoned]]:
    """Those whom a power brings, and where they stand."""
    effects = enumerate(row.effects)
    yield from ((f"{where}.effects[{place}]", one) for place, one in effects if isinstance(one, Summoned))


def ways(scene: Scene, one: Combatant) -> Iterator[Problem]:
    """Attacks that are named and that the sheet has not: of a Multiattack, of legendary actions, in the hands (B13)."""
    sheet = one.sheet
    known = {way.key for way in attacks(sheet, dict.fromkeys(ABILITIES, 0), 0)}
    used = {f"use {key}" for key in keys(sheet)}
    named = [("multiattack", key) for one_of in sheet.multiattack for key in one_of if key not in used]
    named += [("legendary_attacks", key) for key in sheet.legendary_attacks]
    for place, form in enumerate(sheet.form):
        made = [key for one_of in form.multiattack or () for key in one_of if key not in used]
        named += [(f"form[{place}].multiattack", key) for key in made]
        named += [(f"form[{place}].attacks", key) for key in form.attacks or ()]
    for field, key in named:
        if key not in known:
            yield Problem(f"{one.path}.{field}", key, "unknown-attack", {"known": ", ".join(sorted(known))})
    yield from _forms(scene, one)
    yield from hands_full(sheet, one.now.get("held") or (), f"{one.path}.now.held")


def hands_full(sheet: Sheet, held: Sequence[str], path: str) -> Iterator[Problem]:
    """Things in the hands that the sheet has not, or more than there are hands."""
    ways = [way for way in attacks(sheet, dict.fromkeys(ABILITIES, 0), 0) if way.item]
    needs: dict[str, int] = {}
    for way in ways:  # a rider holds a lance in one hand
        least = 1 if way.word == "lance" else way.hands
        needs[way.item] = min(needs.get(way.item, least), least)
    for item in held:
        if item not in needs:
            yield Problem(path, item, "unknown-attack", {"known": ", ".join(sorted(needs))})
    hands = sheet.hands - sheet.shield
    if sum(needs.get(item, 1) for item in held) > hands:
        yield Problem(path, list(held), "too-few-hands", {"hands": hands})


def _forms(scene: Scene, one: Combatant) -> Iterator[Problem]:
    """Forms that are called alike, and the form of one that has no such form."""
    names = [form.name for form in one.sheet.form]
    for place, name in enumerate(names):
        if names.index(name) != place:
            yield Problem(f"{one.path}.form[{place}].name", name, "form-twice")
    for path, given in (("shape", one.sheet.shape), ("now.form", one.now.get("form"))):
        if given is not None and given not in names and not (one.sheet.guise and given in made(scene, one).forms):
            yield Problem(f"{one.path}.{path}", given, "unknown-form", {"known": ", ".join(names) or "–"})
