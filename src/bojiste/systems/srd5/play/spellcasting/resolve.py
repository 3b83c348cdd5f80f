"""An effect meets creatures: saving throws in order, then damage rolled once for all, then what befalls each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bojiste.core.ask import GM, yes_no
from bojiste.core.event import OPEN, Event
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.effects.base import Kind, Next, effects_of, in_groups
from bojiste.systems.srd5.effects.condition import Condition
from bojiste.systems.srd5.effects.lying import marked
from bojiste.systems.srd5.moments import SPELL_RESISTED, SPELL_SPARES
from bojiste.systems.srd5.play.areas.ground import felt
from bojiste.systems.srd5.play.attacks import images
from bojiste.systems.srd5.play.attacks.shot import Against
from bojiste.systems.srd5.play.conditions.condition import consequences, suffer
from bojiste.systems.srd5.play.dice import against_by_nature, contest, missed_by
from bojiste.systems.srd5.play.grappling.swallow import taken_in
from bojiste.systems.srd5.play.spellcasting import ending, lasting, ongoing_effects
from bojiste.systems.srd5.play.spellcasting.in_use import Met as Met
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.traits import multiple_heads
from bojiste.systems.srd5.traits.base import has
from bojiste.systems.srd5.words import CARRIED, LARGE


def meets(table: Table, met: Met, whom: Sequence[Profile], covers: Sequence[int] = ()) -> Course[None]:
    """An effect meets these creatures, in this order; ``covers`` are their degrees of cover from its origin."""
    found, missed = yield from withstanding(table, met, whom, covers)
    yield from lands(table, met, found, missed)


def withstanding(
    table: Table, met: Met, whom: Sequence[Profile], covers: Sequence[int] = ()
) -> Course[tuple[Sequence[Profile], Sequence[int | None]]]:
    """Those of these to whom an effect does anything, and by how much each fails to save (``None``: it saves)."""
    power = met.power
    proof = ending.proof(met.who, power.key)
    whom = [one for one in whom if proof not in table.now[one.id].used and felt(table, power, one)]
    if power.row.target.charms or power.row.target.dreads:
        whom = _impressed(table, met, whom, "charmed" if power.row.target.charms else "frightened")
    if power.row.target.spoken:
        whom = yield from _understanding(table, met, whom)
    missed: list[int | None] = []
    for one, degree in zip(whom, covers or [rules.cover.NONE] * len(whom), strict=False):
        missed.append((yield from _missed(table, met, one, degree)))
    return whom, missed


def _impressed(table: Table, met: Met, whom: Sequence[Profile], needed: str) -> list[Profile]:
    """Those of these who could come into the condition without which it does nothing."""
    open_ = (one for one in whom if needed not in one.cond_immune)
    return [one for one in open_ if not ongoing_effects.keeps_off(table, one, needed, met.who.id)]


def lands(table: Table, met: Met, whom: Sequence[Profile], missed: Sequence[int | None]) -> Course[None]:
    """What an effect does to those who have saved against it or have not: what one roll does to all, then what befalls
    each."""
    power = met.power
    if power.area is not None and power.row.test.save and power.dealt:
        for one in whom:
            if table.now[one.id].suffers:
                yield from images.images_save(table, one, power.row.test.save, power.dc)
    found: dict[int, tuple[tuple[int, int], ...]] = {}
    for effect in effects_of(power):
        found[id(effect)] = yield from effect.for_all(table, met, whom)
    met = met._replace(rolled=found)
    for one, by in zip(whom, missed, strict=True):
        yield from befalls(table, met, one, by)


def _understanding(table: Table, met: Met, whom: Sequence[Profile]) -> Course[list[Profile]]:
    """Those who understand what they are told: the referee says."""
    found = []
    for one in whom:
        default = one.sheet.abilities.get("intelligence", 10) >= RATIONAL and not table.effects(one).witless
        data = {**met.power.facts, "target": one.id}
        if (yield yes_no("understands", lasting.spell, GM, met.who.id, default, data=data, ruling=True)) == "yes":
            found.append(one)
        else:
            yield Event("not-understood", lasting.spell, one.id, None, data=met.power.facts, seen=OPEN)
    return found


RATIONAL = 4
"""The Intelligence from which a creature understands speech where nobody says otherwise."""


def _missed(table: Table, met: Met, one: Profile, degree: int) -> Course[int | None]:
    """By how much somebody fails to save (``None``: it saves); everybody does where there is nothing to save
    against."""
    power, test = met.power, met.power.row.test
    if test.contest:
        skill = (met.who.sheet.casting if test.by_mind else None) or test.contest
        won = yield from contest(table, met.who, skill, one, (test.contest,), lasting.spell)
        return 0 if won else None
    if not test.save:
        return 0
    if any(spares(met, one) for spares in table.voices[met.who][SPELL_SPARES]):
        return None
    ability = max((test.save, *((test.or_save,) if test.or_save else ())), key=lambda each: one.saves[each])
    bonus = 0 if test.uncovered else rules.area.cover_save(degree, ability == "dexterity")
    helps, hinders = _helps(table, met, one, ability), _hinders(table, met, one)
    missed = yield from missed_by(table, one, ability, power.dc, bonus=bonus, helps=helps, hinders=hinders)
    if missed is None and test.once:
        changes = table.state.change(one.id, used=(*table.now[one.id].used, ending.proof(met.who, power.key)))
        yield Event("proof", rule=has, actor=one.id, changes=changes, data=power.facts, seen=OPEN)
    return missed


def _helps(table: Table, met: Met, one: Profile, ability: str) -> tuple[str, ...]:
    """What of a power, and against it, helps somebody to save."""
    brought = met.power.brought
    helps = against_by_nature(one, Against(ability, met.power.magical, brought, met.power.poison, met.power.key))
    helps += ("steadied",) if table.now[one.id].suffers and ongoing_effects.steadies(table, one, brought) else ()
    helps += ("two-headed",) if multiple_heads.clear(table, one, brought) else ()
    return helps + (("fought",) if met.power.row.test.fought and one in met.who.enemies else ())


def _hinders(table: Table, met: Met, one: Profile) -> tuple[str, ...]:
    """What of a power hinders somebody who saves."""
    hinders: tuple[str, ...] = ("susceptible",) if one.sheet.type in met.power.row.test.worse_for else ()
    hinders += ("entering",) if met.entering else ()
    return hinders + tuple(word for says in table.voices[met.who][SPELL_RESISTED] if (word := says(met, one)))


# -- what befalls somebody ---------------------------------------------------------------------------------------


def befalls(table: Table, met: Met, one: Profile, missed: int | None = 0) -> Course[None]:
    """Whoever is met (having ``missed`` its saving throw by so much) suffers the effects of the power in their
    order."""
    if 0 < met.power.row.target.weaker < table.now[one.id].hp:
        return
    for group in in_groups(met.power):
        first, now = group[0], table.now[one.id]
        if now.life == "dead" and not first.ON_THE_DEAD:
            return
        if first.LIES:
            yield from _comes_over(table, met, one, missed, group)
        elif first.happens(missed) and first.fits(table, one):
            before = now.hp
            then = yield from first.apply(table, met, one, missed)
            if then is Next.STOP:
                return
            if then is Next.IN_ANY_CASE:
                missed = missed or 0
            if first.HURTS:
                met = met._replace(taken=met.taken + before - table.now[one.id].hp)


def _comes_over(table: Table, met: Met, one: Profile, missed: int | None, group: tuple[Kind, ...]) -> Course[None]:
    """What lies on somebody from now on comes over it, all of it at once."""
    fit = _not_outdone([effect for effect in group if _comes(table, met, one, missed, effect)])
    if not fit or _laden(table, met, one):
        return
    entries = tuple(entry for effect in fit for entry in effect.entries(table, met, one)) or (marked(met),)
    if any(effect.condition in CARRIED for effect in _conditions(fit)):
        yield from taken_in(table, met.who, one, met.power.facts)
    if changes := suffer(table, one, *entries):
        changes += tuple(change for effect in fit for change in effect.changes(table, met, one))
        data = {**met.power.facts, "conditions": tuple(dict.fromkeys(entry.name for entry in entries))}
        yield Event("befalls", lasting.spell, met.who.id, one.id, changes=changes, data=data, seen=OPEN)
        yield from consequences(table, one)


def _not_outdone(effects: list[Kind]) -> list[Kind]:
    """These effects without a condition that turns into another which comes at once."""
    come = {effect.condition for effect in _conditions(effects)}
    outdone = [effect for effect in _conditions(effects) if effect.turns_into in come]
    return [effect for effect in effects if effect not in outdone]


def _conditions(effects: Iterable[Kind]) -> Iterator[Condition]:
    return (effect for effect in effects if isinstance(effect, Condition))


def _comes(table: Table, met: Met, one: Profile, missed: int | None, effect: Kind) -> bool:
    """Whether an effect that lies on somebody comes over it."""
    return effect.happens(missed) and effect.fits(table, one) and effect.befits(met, missed) and _is_due(met, effect)


def _is_due(met: Met, effect: Kind) -> bool:
    """Whether an effect comes now: conditions that wait for a hit come with that alone, and nothing else does then."""
    return not met.power.waits or isinstance(effect, Condition) is met.struck


def _laden(table: Table, met: Met, one: Profile) -> bool:
    """Whether somebody whose space takes others in has too many there to hold one more: a large one counts for two."""
    if not (met.power.row.target.space and met.power.row.target.most):
        return False
    holds = (*(other for other in table.holds(met.who) if other is not one), one)
    return sum(1 + (other.size >= LARGE) for other in holds) > met.power.row.target.most
