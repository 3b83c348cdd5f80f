"""Damage lands: what resists it, hit points, death and what comes instead of it, and what follows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from bojiste.core.dice import Rolled, die, roll
from bojiste.core.event import Change, Event, Part, happened
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.systems.osr import rules
from bojiste.systems.osr.now import FRESH, Burning, ended
from bojiste.systems.osr.play import maneuver, morale, rescue
from bojiste.systems.osr.play.blow import Blow
from bojiste.systems.osr.play.death import dies, laid_low
from bojiste.systems.osr.play.dice import even
from bojiste.systems.osr.play.hours import moment
from bojiste.systems.osr.play.table import Table
from bojiste.systems.osr.play.things import magic_save
from bojiste.systems.osr.play.tired import tires
from bojiste.systems.osr.play.wound import left_of_dice, unstruck
from bojiste.systems.osr.prepare import Profile
from bojiste.systems.osr.words import Dice, Hit


class Taken(NamedTuple):
    """What of some damage a creature takes, the words for what made it less or more, and the parts of which it is
    made."""

    damage: int
    effects: tuple[str, ...] = ()
    parts: tuple[tuple[int, str], ...] = ()
    """How much, and of what type, in written order; what does nothing is left out."""

    def after(self, saved: bool) -> Taken:
        """The same, of damage that a saving throw has halved before, if it has."""
        return self._replace(effects=("saved", *self.effects)) if saved else self

    def last(self, hp: int) -> str:
        """The type of the part that takes the last of so many hit points; what lifts a hit to 1 is of the first."""
        for amount, type_ in self.parts:
            hp -= amount
            if hp <= 0:
                return type_
        return self.parts[0][1] if self.parts else ""


def nature(
    table: Table,
    who: Profile,
    amounts: tuple[tuple[int, Dice], ...],
    magical: bool,
    source: Profile | None,
    by_weapon: bool = False,
) -> Taken:
    """What of each part of damage a creature takes: water (against weapons), resistance, weakness, immunity; at least 1
    in all."""
    whole, taken = 0, list[tuple[int, str]]()
    effects: dict[str, None] = {}
    sheet = who.sheet
    water = table.field.underwater and by_weapon
    proof = table.options.invulnerable_monsters and rules.attack.invulnerable(
        True, who.monster_level, magical, source.monster_level if source else 0
    )
    for damage, part in amounts:
        tags = (part.type, "magical") if magical else (part.type,)
        if proof or rules.attack.immunity(sheet.immune, tags):
            effects["invulnerable" if proof else "immune"] = None
            continue
        resistant, weak = not sheet.resist.isdisjoint(tags), not sheet.weak.isdisjoint(tags)
        wet = rules.situation.water_damage(water, part.type)
        lands = rules.attack.parts(damage, resistant, weak, wet)
        whole += lands
        taken.append((lands, part.type))
        so = (("water", wet), ("resisted", resistant and not weak), ("weak", weak and not resistant))
        effects.update((word, None) for word, true in so if true)
    return Taken(rules.attack.min_damage(whole) if taken else 0, tuple(effects), tuple(taken))


def by_part(blow: Blow) -> tuple[tuple[int, Dice], ...]:
    """The damage of a blow, part by part; all modifiers belong to the first; a hit does at least 1."""
    parts = blow.weapon.parts
    faces = left_of_dice(blow)
    whole = rules.attack.damage(blow.faces, blow.extra)
    lifted = rules.attack.min_damage(whole) - whole
    first = rules.attack.damage(faces[0], blow.extra + lifted)
    if blow.blocked and not blow.faces:
        first = 0
    rest = tuple((rules.attack.damage(mine, 0), part) for mine, part in zip(faces[1:], parts[1:], strict=True))
    return ((first, parts[0]), *rest)


def land(table: Table, blow: Blow) -> Course[None]:
    """A hit does what it does, and what follows from it."""
    if not blow.hit:
        return
    target = blow.target
    if blow.maneuver:
        yield from maneuver.perform(table, blow)
    elif blow.coup == "kill":
        yield from falls(table, target, blow.weapon.tags, fell_by=rules.situation.coup, against=blow.against)
    elif blow.weapon.parts:
        yield from hurt(table, blow)
    yield from held_spell_shaken(table, target)
    if blow.weapon.lasting is not None and table.there(target):
        yield from catch(table, target, blow.weapon.lasting)
    yield from extra(table, blow)


def hurt(table: Table, blow: Blow) -> Course[None]:
    """Damage of an attack: at most nothing if a shield stopped it all."""
    amounts = by_part(blow)
    stopped = blow.blocked and sum(damage for damage, _ in amounts) <= 0
    if stopped and table.options.block_to_zero:
        shown = unstruck(blow)
        yield happened("stopped", rules.situation.shield_block, blow.target.id, blow.who.id, rolls=shown)
        return
    if blow.saved == "none":
        yield escapes(blow.target, unstruck(blow), blow.modifiers)
        return
    if blow.saved:
        amounts = tuple((rules.save.escaped(damage), part) for damage, part in amounts)
    taken = nature(table, blow.target, amounts, blow.weapon.magical, blow.who, not blow.spell).after(bool(blow.saved))
    if taken.damage and rules.attack.damage(blow.faces, blow.extra) < 1:
        taken = taken._replace(effects=("least", *taken.effects))
    types = tuple(dict.fromkeys(part.type for _, part in amounts))
    facts = {"types": types, "critical": blow.hit is Hit.CRITICAL or blow.full}
    yield from suffer(
        table, blow.target, taken, blow.weapon.tags, unstruck(blow), blow.modifiers, facts,
        source=blow.who, spared=blow.subdue, against=blow.against,
    )  # fmt: skip


def escapes(who: Profile, shown: tuple[Rolled, ...], parts: tuple[Part, ...]) -> Event:
    """A saving throw has taken all of what would have hurt."""
    return happened("escapes", rules.save.roll, who.id, rolls=shown, parts=parts)


def suffer(
    table: Table,
    who: Profile,
    taken: Taken,
    tags: tuple[str, ...],
    shown: tuple[Rolled, ...] = (),
    parts: tuple[Part, ...] = (),
    facts: Mapping[str, object] | None = None,
    *,
    rule: Callable[..., object] = rules.attack.damage,
    source: Profile | None = None,
    spared: bool = False,
    more: tuple[Change, ...] = (),
    against: str = "",
) -> Course[None]:
    """Hit points are lost, and whoever has none left falls (or is spared); a dying body can be destroyed, no more.
    ``against``: the danger from which a saving throw would save."""
    now = table.now[who.id]
    if "dead" in now.conditions:
        return
    damage = taken.damage
    left = rules.hit_points.pool(now.hp, damage)
    spared = spared and rules.hit_points.death(left)
    if spared:
        left = rules.situation.subdue_result(left)
    before, changes = now.hp, (*more, *table.state.change(who.id, hp=left))
    if damage and "asleep" in now.conditions:
        changes += table.state.change(who.id, **ended(now, "asleep"))
    cited = rules.attack.immunity if not damage else rule
    data = {"damage": damage, "alone": source is None, "halved": "saved" in taken.effects, **(facts or {})}
    if taken.effects:
        data["effects"] = taken.effects
    actor = source.id if source else who.id
    yield happened("damage", cited, actor, who.id, rolls=shown, parts=parts, changes=changes, data=data)
    if spared:
        yield from subdued(table, who)
    elif "dying" in now.conditions:
        yield from destroyed(table, who, tags, against)
    elif rules.hit_points.death(left):
        yield from falls(table, who, deadly(who, tags, taken.last(before)), against=against)


def deadly(who: Profile, tags: tuple[str, ...], last: str) -> tuple[str, ...]:
    """By what somebody falls: the tags of the blow, and poison where that took the last hit point; not where it can do
    nothing to its victim."""
    if "poison" in who.sheet.immune:
        return tuple(tag for tag in tags if tag != "poison")
    return (*tags, last) if last == "poison" else tags


def subdued(table: Table, who: Profile) -> Course[None]:
    """Somebody brought down by an attack that was to spare it is unconscious, or surrenders."""
    answer = yield from table.ruling(
        "subdued", rules.situation.subdue_result, who.id, ("unconscious", "surrender"), "unconscious"
    )
    condition = "unconscious" if answer == "unconscious" else "surrendered"
    yield from laid_low(table, who, condition, rules.situation.subdue_result)
    yield from morale.reversal(table, who)


def falls(
    table: Table,
    who: Profile,
    tags: tuple[str, ...],
    *,
    fell_by: Callable[..., object] = rules.hit_points.death,
    cause: str = "wounds",
    against: str = "",
) -> Course[None]:
    """Somebody has no hit points left (or is killed outright): dead, or dying where the milder rule holds."""
    destroyed = yield from ruined(table, who, tags)
    mild = rules.mild_death.unconscious(table.options.mild_death, who.pc)
    if mild and not destroyed and not rules.mild_death.poison(tags):
        yield from falls_dying(table, who)
    else:
        yield from dies(table, who, fell_by, cause)
    if rules.items.destroyed(tags):
        yield from magic_save(table, who, against or usual_danger(tags))
    yield from morale.reversal(table, who)


def usual_danger(tags: tuple[str, ...]) -> str:
    """Against what things are saved where the blow itself allows no saving throw."""
    return "death" if "poison" in tags else "magic"


def destroyed(table: Table, who: Profile, tags: tuple[str, ...], against: str) -> Course[None]:
    """What strikes a dying body may leave nothing of it to rescue."""
    if (yield from ruined(table, who, tags)):
        yield from dies(table, who, rules.mild_death.body_destroyed, "destroyed")
        if rules.items.destroyed(tags):
            yield from magic_save(table, who, against or usual_danger(tags))


def falls_dying(table: Table, who: Profile) -> Course[None]:
    """A body that can be rescued; of somebody who was saved before and has not been whole since, only if it buys its
    life at once."""
    again = not rules.mild_death.repeated(table.now[who.id].died_once_not_full)
    if again and not (yield from rescue.buys(table, who)):
        yield from dies(table, who, rules.mild_death.repeated)
        return
    left = min(0, table.now[who.id].hp)
    by = rules.mild_death.unconscious
    yield from laid_low(table, who, "dying", by, hp=left, turn=FRESH, dying_since=moment(table))
    if again:
        yield from rescue.comes_to(table, who, rules.mild_death.want_to_live)


def ruined(table: Table, who: Profile, tags: tuple[str, ...]) -> Course[bool]:
    """Whether nothing is left of a body: by the nature of the blow, or as the referee says."""
    flagged = rules.mild_death.body_destroyed("destroys_body" in tags)
    if flagged or not (table.options.mild_death and who.pc):
        return flagged
    answer = yield from table.ruling("body-destroyed", rules.mild_death.body_destroyed, who.id, ("yes", "no"), "no")
    return answer == "yes"


# -- what follows from a hit -------------------------------------------------------------------------------------------


@procedure("osr.situation.hold_loss")
def held_spell_shaken(table: Table, who: Profile) -> Course[None]:
    """Whoever holds a spell and is hit may lose it."""
    now = table.now[who.id]
    if not now.held_spell or not table.up(who):
        return
    lost = yield from even(table, held_spell_shaken, who.id, "shaken", spell=who.spells[now.held_spell].word)
    if lost:
        changes = table.state.change(who.id, held_spell="")
        yield happened(
            "spell-lost",
            held_spell_shaken,
            who.id,
            changes=changes,
            data={"spell": who.spells[now.held_spell].word},
        )


def catch(table: Table, who: Profile, lasting: Burning) -> Course[None]:
    """A lasting damage begins."""
    now = table.now[who.id]
    changes = table.state.change(who.id, persistent=(*now.persistent, lasting))
    data = {"types": (lasting.damage.type,)}
    yield happened("catches", rules.attack.persistent, who.id, changes=changes, data=data)


EXTRAS = ("none", "bleed", "disarm", "prone", "injury")


def extra(table: Table, blow: Blow) -> Course[None]:
    """The effect that a referee may add to a critical hit."""
    critical = blow.hit is Hit.CRITICAL or blow.full
    if not rules.attack.critical_extra(table.options.crit_extra_effects, critical) or not table.up(blow.target):
        return
    answer = yield from table.ruling(
        "critical-extra", rules.attack.critical_extra, blow.who.id, EXTRAS, "none", target=blow.target.id
    )
    if answer == "bleed":
        yield from catch(table, blow.target, Burning(Dice(1, 4, 0, "bleeding"), None, False))
    elif answer == "injury":
        yield from tires(table, blow.target, 1, "injury")
    elif answer != "none":
        held = table.now[blow.target.id].wielded
        blow.maneuver = f"disarm:{held[0]}" if answer == "disarm" and held else "prone"
        yield from maneuver.effect(table, blow)


# -- the end of a side's turn ------------------------------------------------------------------------------------------


@procedure("osr.attack.persistent_timing")
def burn(table: Table, who: Profile) -> Course[None]:
    """At the end of the turn of its side: each lasting damage once, in the order in which they came."""
    for burning in table.now[who.id].persistent:
        if not table.there(who):
            return
        part = burning.damage
        faces = yield from roll(part.number, part.sides, rules.attack.persistent, who.id)
        amounts = ((rules.attack.persistent(faces, part.flat), part),)
        taken = nature(table, who, amounts, burning.magical, None)
        shown = tuple(Rolled(part.sides, face) for face in faces)
        flat = (Part("flat", part.flat),) if part.flat else ()
        facts = {"types": (part.type,), "lasting": "yes"}
        nearer = burnt_down(table, who, burning)
        rule = rules.attack.persistent
        yield from suffer(table, who, taken, (), shown, flat, facts, rule=rule, more=nearer)


def burnt_down(table: Table, who: Profile, burning: Burning) -> tuple[Change, ...]:
    """A lasting damage is one round nearer its end."""
    lasting = table.now[who.id].persistent
    if burning.left is None:
        return ()
    place = lasting.index(burning)
    left = (burning._replace(left=burning.left - 1),) if burning.left > 1 else ()
    return table.state.change(who.id, persistent=(*lasting[:place], *left, *lasting[place + 1 :]))


def sleepers(table: Table) -> Course[None]:
    """After the fight: how long those brought down and spared are unconscious."""
    for who in table.everybody:
        now = table.now[who.id]
        if "unconscious" in now.conditions and not now.asleep_turns and "dying" not in now.conditions:
            turns = yield die(4, rules.situation.subdue_result, who.id)
            changes = table.state.change(who.id, asleep_turns=turns)
            shown = (Rolled(4, turns),)
            yield happened(
                "out-for",
                rules.situation.subdue_result,
                who.id,
                rolls=shown,
                changes=changes,
                data={"turns": turns},
            )
