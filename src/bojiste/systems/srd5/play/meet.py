"""An effect meets creatures: saving throws in order, then damage rolled once for all, then what befalls each."""

from __future__ import annotations

from collections.abc import Sequence

from bojiste.core.ask import GM, yes_no
from bojiste.core.event import OPEN, Event, Part
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.effects.base import Next, effects_of
from bojiste.systems.srd5.now import BETRAYED, HARMED, HOSTILE, LOST, ROUSED, Suffering
from bojiste.systems.srd5.play import body, cling, decoy, guard, lasting, levitation
from bojiste.systems.srd5.play.belly import beside, taken_in
from bojiste.systems.srd5.play.blow import Blow, Rolls, joined, rolled
from bojiste.systems.srd5.play.component import Component
from bojiste.systems.srd5.play.condition import consequences, grapple_ends, inflict, suffer
from bojiste.systems.srd5.play.damage import harm
from bojiste.systems.srd5.play.dice import against_by_nature, contest, missed_by
from bojiste.systems.srd5.play.drain import drained, fed_by, feeds, killed
from bojiste.systems.srd5.play.force import flung, put
from bojiste.systems.srd5.play.ground import felt
from bojiste.systems.srd5.play.met import Met as Met
from bojiste.systems.srd5.play.power import Power
from bojiste.systems.srd5.play.shot import Against
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.sheet.brought import Granted, Inflicted
from bojiste.systems.srd5.traits import evasion, multiple_heads
from bojiste.systems.srd5.traits.base import has
from bojiste.systems.srd5.words import BLUDGEONING, CARRIED, FT, LARGE, SIZES, SQUARE


def meets(table: Table, met: Met, whom: Sequence[Profile], covers: Sequence[int] = ()) -> Course[None]:
    """An effect meets these creatures, in this order; ``covers`` are their degrees of cover from its origin."""
    found, missed = yield from withstanding(table, met, whom, covers)
    yield from lands(table, met, found, missed)


def withstanding(
    table: Table, met: Met, whom: Sequence[Profile], covers: Sequence[int] = ()
) -> Course[tuple[Sequence[Profile], Sequence[int | None]]]:
    """Those of these to whom an effect does anything, and by how much each fails to save (``None``: it saves)."""
    power = met.power
    proof = lasting.proof(met.who, power.key)
    whom = [one for one in whom if proof not in table.now[one.id].used and felt(table, power, one)]
    if power.row.charms or power.row.dreads:
        needed = "charmed" if power.row.charms else "frightened"
        whom = [one for one in whom if needed not in one.cond_immune]
        whom = [one for one in whom if not guard.keeps_off(table, one, needed, met.who.id)]
    if power.row.spoken:
        whom = yield from _understanding(table, met, whom)
    missed: list[int | None] = []
    for place, one in enumerate(whom):
        missed.append((yield from _missed(table, met, one, covers[place] if covers else rules.cover.NONE)))
    return whom, missed


def lands(table: Table, met: Met, whom: Sequence[Profile], missed: Sequence[int | None]) -> Course[None]:
    """What an effect does to those who have saved against it or have not: damage rolled once for all, then what befalls
    each."""
    power = met.power
    saved = [by is None for by in missed]
    if power.area is not None and power.row.save and power.row.damage:
        for one in whom:
            if table.now[one.id].suffers:
                yield from decoy.images_save(table, one, power.row.save, power.dc)
    amounts: tuple[tuple[int, int], ...] = ()
    if power.row.damage and whom and not power.row.missiles:
        amounts = yield from _rolled(table, met, whom)
    for place, one in enumerate(whom):
        shares = _shares(power, one, amounts, tuple(saved), place)
        if any(amount for _, amount in shares):
            more = yield from deepened(table, met, one)
            blow = Blow(met.who, joined(shares, more, _as_part(shares)), magical=power.magical)
            whole = table.now[one.id].hp
            blow = blow._replace(mild=power.row.leaves_alive, scalds=power.row.scalds, spares=power.row.spares_life)
            yield from harm(table, one, blow)
            if power.row.ashes and table.now[one.id].life in ("dying", "stable"):
                yield from killed(table, one)
            if not (power.row.spares_life and saved[place]):
                yield from fed_by(table, met, one, whole - table.now[one.id].hp)
        if power.row.leaves_alive:
            if table.now[one.id].life == "stable":
                yield from befalls(table, met, one)
        elif not saved[place]:
            yield from befalls(table, met, one, missed[place] or 0)
            if power.row.flings:
                yield from _flung(table, met, one, shares)
        elif power.row.ousts:
            yield from _ousted(table, met, one)


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
    power = met.power
    if power.row.contest:
        skill = (met.who.sheet.casting if power.row.by_mind else None) or power.row.contest
        won = yield from contest(table, met.who, skill, one, (power.row.contest,), lasting.spell)
        return 0 if won else None
    if not power.row.save:
        return 0
    ability: str = power.row.save
    if power.row.or_save is not None and one.saves[power.row.or_save] > one.saves[ability]:
        ability = power.row.or_save
    bonus = 0 if power.row.uncovered else rules.area.cover_save(degree, ability == "dexterity")
    brought = tuple(row.condition for row in power.row.inflicts)
    helps = against_by_nature(one, Against(ability, power.magical, brought))
    helps += ("steadied",) if table.now[one.id].suffers and guard.steadies(table, one, brought) else ()
    helps += ("two-headed",) if multiple_heads.clear(table, one, brought) else ()
    helps += ("fought",) if power.row.fought and one in met.who.enemies else ()
    hinders: tuple[str, ...] = ("susceptible",) if one.sheet.type in power.row.worse_for else ()
    hinders += ("entering",) if met.entering else ()
    missed = yield from missed_by(table, one, ability, power.dc, bonus=bonus, helps=helps, hinders=hinders)
    if missed is None and power.row.once:
        changes = table.state.change(one.id, used=(*table.now[one.id].used, lasting.proof(met.who, power.key)))
        yield Event("proof", rule=has, actor=one.id, changes=changes, data=power.facts, seen=OPEN)
    return missed


def _rolled(table: Table, met: Met, whom: Sequence[Profile]) -> Course[tuple[tuple[int, int], ...]]:
    """The one damage roll, as the log tells it."""
    rolls = yield from rolled(table, met.who, met.power.components(met.slot, met.chosen), met.critical)
    yield Event(
        "effect-rolled",
        rule=rules.damage.many_targets,
        actor=met.who.id,
        rolls=rolls.dice,
        parts=rolls.parts,
        data={**met.power.facts, "whom": tuple(one.id for one in whom)},
        seen=OPEN,
    )
    return rolls.amounts


def _shares(
    power: Power, one: Profile, amounts: tuple[tuple[int, int], ...], saved: tuple[bool, ...], place: int
) -> tuple[tuple[int, int], ...]:
    """What of the one roll somebody takes: all, half of each type, or nothing."""
    if power.row.save and power.row.success == "nothing" and saved[place]:
        return tuple((type_, 0) for type_, _ in amounts)
    if power.row.success == "half" and power.row.save == "dexterity" and evasion.TRAIT.of(one):
        halves = tuple((type_, rules.damage.save_half(amount)) for type_, amount in amounts)
        return tuple((type_, 0) for type_, _ in amounts) if saved[place] else halves
    by_half = saved if power.row.success == "half" else (False,) * len(saved)
    return tuple((type_, rules.damage.many_targets(amount, by_half)[place]) for type_, amount in amounts)


def deepened(table: Table, met: Met, one: Profile) -> Course[Rolls]:
    """What a curse of the same caster's adds to a spell that hurts somebody without an attack roll."""
    parts = tuple(guard.wounds(table, met.who, one)) if met.power.cast and table.now[one.id].suffers else ()
    return (yield from rolled(table, met.who, parts)) if parts else Rolls((), (), ())


def _as_part(shares: tuple[tuple[int, int], ...]) -> tuple[Part, ...]:
    return tuple(Part("effect-damage", amount) for _, amount in shares)


# -- what befalls somebody ---------------------------------------------------------------------------------------


def befalls(table: Table, met: Met, one: Profile, missed: int = 0) -> Course[None]:
    """Whoever is met without saving (having ``missed`` by so much) suffers the effects of the power in their order."""
    if 0 < met.power.row.weaker < table.now[one.id].hp:
        return
    if met.taken and table.now[one.id].life != "dead":
        yield from _feeds_on(table, met, one)
    for effect in effects_of(met.power):
        if table.now[one.id].life == "dead" and not effect.ON_THE_DEAD:
            return
        if effect.fits(table, one) and (yield from effect.apply(table, met, one, missed)) is Next.STOP:
            return
    if table.now[one.id].life == "dead":
        return
    if met.power.row.inflicts or met.power.row.grants:
        yield from _suffers(table, met, one, missed)


def _feeds_on(table: Table, met: Met, one: Profile) -> Course[None]:
    """What the hit points that an attack has cost are good for besides: lost of the maximum too, or drunk."""
    if met.power.row.drains:
        yield from drained(table, met, one)
    if met.power.row.drinks and met.taken > 1:
        yield from feeds(table, met._replace(taken=met.taken // 2))


def _ousted(table: Table, met: Met, one: Profile) -> Course[None]:
    """Who has saved is out of the space of whoever has tried it."""
    if table.grid and table.distance(met.who, one) == 0:
        yield from put(table, met.who, one, beside(table, met.who, one), SQUARE, lasting.spell)


def _flung(table: Table, met: Met, one: Profile, shares: tuple[tuple[int, int], ...]) -> Course[None]:
    """Somebody flies off: what is solid in the way hurts it, and whom it strikes suffers the same, unless that one
    evades."""
    if one in table.holds(met.who):
        yield from grapple_ends(table, met.who, one, willing=True)
    flight = yield from flung(table, met.who, one, met.power.row.flings * FT, lasting.spell)
    dice = flight.length // (10 * FT)
    if (flight.solid or flight.whom is not None) and dice:
        parts = (Component(dice, 6, 0, BLUDGEONING, ()),)
        rolls = yield from rolled(table, met.who, parts)
        for other in (one, flight.whom) if flight.whom is not None else (one,):
            evades = other is not one and (yield from _evades(table, met, other))
            if other is not None and not evades:
                yield from harm(table, other, Blow(met.who, rolls))
                yield from inflict(table, met.who, other, Suffering("prone"))


def _evades(table: Table, met: Met, other: Profile | None) -> Course[bool]:
    if other is None:
        return False
    return (yield from missed_by(table, other, "dexterity", met.power.dc)) is None


def _suffers(table: Table, met: Met, one: Profile, missed: int) -> Course[None]:
    waits, come_by = met.power.row.smites and not met.struck, met.power.row.smites and met.struck
    rows = [row for row in met.power.row.inflicts if row.failed_by <= missed and _befits(met, row, one) and not waits]
    rows = [row for row in rows if not 0 < row.below < table.now[one.id].hp]
    if met.power.row.space and met.power.row.most and _laden(table, met, one):
        return
    come = {row.condition for row in rows}
    entries = tuple(_entry(table, met, row, one) for row in rows if row.worse not in come)
    entries += tuple(
        Suffering(
            row.what,
            met.who.id,
            _until_it_attacks(met) or _boons_end(met),
            met.effect,
            met.power.key,
            _amount(met, row),
            row.amount.sides if row.amount.number else 0,
        )
        for row in (() if come_by else met.power.row.grants)
        if row.what != "grow" or body.room_for(table, one, one.size + row.amount.flat) is not None
    )
    larger = sum(entry.amount for entry in entries if entry.name == "grow")
    if not come.isdisjoint(CARRIED):
        yield from taken_in(table, met.who, one, met.power.facts)
    changes = suffer(table, one, *entries)
    if changes and met.power.row.enters:
        within = Suffering("banished", met.who.id, "", met.effect, met.power.key)
        changes += table.state.change(met.who.id, suffers=(*table.now[met.who.id].suffers, within))
    if changes and "clung" in come:
        changes += cling.upon(table, met.who, one)
    if changes and met.power.row.floats:
        changes += levitation.higher(table, one, met.power.row.floats)
    if changes and larger:
        changes += body.resized(table, one, one.size + larger)
    if met.power.row.hurries:
        turn, added = table.now[one.id].turn, table.dashed(one)
        changes += table.state.change(one.id, turn=turn._replace(dashes=turn.dashes + 1, dashed=(*turn.dashed, *added)))
    if changes:
        data = {**met.power.facts, "conditions": tuple(dict.fromkeys(entry.name for entry in entries))}
        yield Event("befalls", lasting.spell, met.who.id, one.id, changes=changes, data=data, seen=OPEN)
        yield from consequences(table, one)


def _amount(met: Met, row: Granted) -> int:
    """How much of a boon a power lends: a number, which a higher slot may raise, or how many dice."""
    if row.amount.number:
        return row.amount.number
    return row.amount.flat + met.power.row.higher.boon * met.power.steps(met.slot)


def _befits(met: Met, row: Inflicted, one: Profile) -> bool:
    """Whether a condition may befall creatures of this kind and size, struck as it was."""
    fits = row.largest is None or one.size <= SIZES.index(row.largest)
    return fits and row.only in (None, one.sheet.type) and (met.favoured or not row.favoured)


def _laden(table: Table, met: Met, one: Profile) -> bool:
    """Whether somebody holds too many to hold one more: a large one counts for two."""
    holds = (*(other for other in table.holds(met.who) if other is not one), one)
    return sum(1 + (other.size >= LARGE) for other in holds) > met.power.row.most


def _until_it_attacks(met: Met) -> str:
    """The end of what is over for whoever attacks."""
    until = met.power.row.until_it_attacks
    return HOSTILE if until == HOSTILE else "attacks" if until else ""


def _boons_end(met: Met) -> str:
    """The moment that ends boons which do not go on."""
    return f"{met.power.row.until}:{met.who.id}" if met.power.row.until else ""


def _entry(table: Table, met: Met, row: Inflicted, one: Profile) -> Suffering:
    whose = {
        "own-turn-start": f"turn-start:{one.id}",
        "own-turn-end": f"turn-end:{one.id}",
        "harmed": HARMED,
        "betrayed": BETRAYED,
        "roused": ROUSED,
        "lost": LOST,
        None: "",
    }
    end = whose.get(row.until, f"{row.until}:{met.who.id}")
    power, wounds = met.power, table.boons(one, row.condition) if row.condition == "bleeding" else ()
    grows = row.condition == "corroded" or row.at == "failed"
    return Suffering(
        row.condition,
        met.who.id,
        _until_it_attacks(met) or end,
        "" if row.condition == "prone" else met.effect,
        power.key,
        power.steps(met.slot) if grows and met.slot else len(wounds),
        save=(power.row.save or row.save or "") if row.repeat and row.test is None else "",
        dc=(row.dc or power.dc) if row.repeat or row.condition in ("warded", "slothful") else 0,
        escape=(row.escape or power.dc) if row.escape is not None else 0,
        again="" if isinstance(row.repeat, bool) else row.repeat,
        worse=row.worse or "",
        tended=-1 if row.tended is None else row.tended,
    )
