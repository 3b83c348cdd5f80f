"""Spells: paid for, perhaps lost, cast or held, and what they do."""

from __future__ import annotations

from dataclasses import dataclass, field

from bojiste.core.ask import Ask, Option
from bojiste.core.dice import Rolled, roll
from bojiste.core.event import Change, Part, happened, kept
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.systems.osr import rules
from bojiste.systems.osr.now import longer, with_conditions
from bojiste.systems.osr.play import rescue
from bojiste.systems.osr.play.attack import roll_to_hit
from bojiste.systems.osr.play.blow import Blow
from bojiste.systems.osr.play.damage import catch, escapes, held_spell_shaken, land, nature, suffer
from bojiste.systems.osr.play.death import lets_loose
from bojiste.systems.osr.play.dice import even, told_first
from bojiste.systems.osr.play.gear import Spell, Weapon
from bojiste.systems.osr.play.melee import bound
from bojiste.systems.osr.play.save import save
from bojiste.systems.osr.play.table import Table
from bojiste.systems.osr.play.tired import tires
from bojiste.systems.osr.play.wound import wound
from bojiste.systems.osr.prepare import Profile
from bojiste.systems.osr.words import FULL, Dice, Hit


@dataclass(slots=True)
class Casting:
    """A spell on its way to its targets."""

    who: Profile
    spell: Spell
    targets: list[Profile] = field(default_factory=list)
    blows: list[Blow] = field(default_factory=list)
    rolls: tuple[Rolled, ...] = ()
    amount: int = 0
    escaped: dict[str, bool] = field(default_factory=dict)


def payable(table: Table, who: Profile, spell: Spell) -> bool:
    """Whether somebody can cast a spell now: points, nothing held, the action (or the instant action)."""
    if not affordable(table, who, spell):
        return False
    return table.instant(who) if spell.instant else not table.now[who.id].turn.acted


def affordable(table: Table, who: Profile, spell: Spell) -> bool:
    """Whether somebody holds no spell back and has the points."""
    now = table.now[who.id]
    return not now.held_spell and rules.completion.spells(now.magic_points, spell.cost) >= 0


def flashing(table: Table, who: Profile) -> list[Spell]:
    """Spells that somebody can cast this instant, in whosever turn."""
    if not who.instants or not table.instant(who):
        return []
    there = [spell for spell in who.instants if affordable(table, who, spell)]
    return [spell for spell in there if spell.heal is not None or reachable(table, who, spell)]


# -- casting -----------------------------------------------------------------------------------------------------------


@procedure("osr.situation.hold_no_casting")
def cast(table: Table, who: Profile, spell: Spell, *, hold: bool = False) -> Course[Casting | None]:
    """Pay and cast, or cast and hold back; ``None`` if the spell is lost or held. Nobody casts who holds a spell."""
    now = table.now[who.id]
    used: dict[str, object] = {"instant_used": True} if spell.instant else {"turn": now.turn._replace(acted=True)}
    yield from paid(table, who, spell, spell.cost, **used)
    if table.field.underwater and table.now[who.id].breath and not who.sheet.breathes_water:
        yield from gasps(table, who)
    if (yield from miscast(table, who, spell)):
        return None
    if hold:
        held = table.state.change(who.id, held_spell=spell.id)
        yield happened("holds", held_back, who.id, changes=held, data={"spell": spell.word})
        return None
    return Casting(who, spell, (yield from targets(table, who, spell)))


@procedure("osr.hazard.breath_release")
def gasps(table: Table, who: Profile) -> Course[None]:
    """Whoever casts has let its breath out; from the next turn on it may drown."""
    turn = table.now[who.id].turn._replace(gasped=True)
    yield happened("gasps", gasps, who.id, changes=table.state.change(who.id, breath=0, turn=turn))


def paid(table: Table, who: Profile, spell: Spell, cost: int, **used: object) -> Course[None]:
    """What a spell costs; a ritual tires as well."""
    points = rules.completion.spells(table.now[who.id].magic_points, cost)
    changes = table.state.change(who.id, magic_points=points, **used)
    yield happened("casts", rules.completion.spells, who.id, changes=changes, data={"spell": spell.word})
    if spell.ritual:
        yield from tires(table, who, 1, "ritual")


@procedure("osr.combat.engaged_casting")
def miscast(table: Table, who: Profile, spell: Spell) -> Course[bool]:
    """Out of melee, and again on unstable ground, an even chance that the spell is lost."""
    if bound(table, who) and (yield from _lost(table, who, spell, "engaged-casting")):
        return True
    unstable = rules.situation.unstable_spell(table.unstable(who), spell.instant)
    return unstable and (yield from _lost(table, who, spell, "unstable-casting"))


def _lost(table: Table, who: Profile, spell: Spell, kind: str) -> Course[bool]:
    rule = miscast if kind == "engaged-casting" else rules.situation.unstable_spell
    return (yield from even(table, rule, who.id, kind, spell=spell.word))


@procedure("osr.situation.hold_spell", "osr.situation.hold_melee")
def held_back(table: Table, who: Profile) -> Course[Casting | None]:
    """Release a held spell, as an instant action: nothing is rolled for melee or unstable ground any more."""
    now = table.now[who.id]
    spell = who.spells[now.held_spell]
    changes = table.state.change(who.id, held_spell="", instant_used=True)
    yield happened("releases", held_back, who.id, changes=changes, data={"spell": spell.word})
    return Casting(who, spell, (yield from targets(table, who, spell)))


# -- targets -----------------------------------------------------------------------------------------------------------


def reachable(table: Table, who: Profile, spell: Spell) -> list[Profile]:
    """Whom a spell can be aimed at: in range, in sight, not behind full cover; enemies first where it harms."""
    found = [
        other
        for other in table.everybody
        if table.now[other.id].present
        and ("dead" not in table.now[other.id].conditions)
        and table.distance(who, other) <= spell.range
        and (spell.unseen or table.sees(who, other))
        and not (spell.attack_roll and table.now[other.id].cover == FULL)
    ]
    wanted = meant_for(who, spell)
    return sorted(
        found, key=lambda other: (other not in wanted, not table.there(other) and not spell.helps, other.index)
    )


def meant_for(who: Profile, spell: Spell) -> tuple[Profile, ...]:
    """Whom one usually aims a spell at."""
    return who.allies if spell.helps else who.enemies


def targets(table: Table, who: Profile, spell: Spell) -> Course[list[Profile]]:
    """Choose the targets, one after another, until there are enough; in file order, as dice are rolled."""
    chosen: list[Profile] = []
    there = reachable(table, who, spell)
    if not there and spell.heal is not None:
        return [who]
    while there and len(chosen) < spell.targets:
        options = [Option(f"at:{one.id}") for one in there]
        if chosen:
            options.append(Option("enough"))
        usual = options[-1] if chosen and there[0] not in meant_for(who, spell) else options[0]
        key = yield Ask(
            "spell-target",
            held_back,
            who.seat,
            who.id,
            options,
            usual.key,
            data={"spell": spell.word, "id": spell.id},
        )
        if key == "enough":
            break
        if not table.up(who):
            return []
        aimed = table.profiles[key.removeprefix("at:")]
        chosen.append(aimed)
        there.remove(aimed)
    return sorted(chosen, key=lambda one: one.index)


# -- what it does ------------------------------------------------------------------------------------------------------


def conjure(table: Table, casting: Casting) -> Course[None]:
    """All dice of a spell: attack rolls if it has them, one amount for all, a saving throw of each whom it reaches;
    nothing happens yet."""
    spell = casting.spell
    if spell.attack_roll:
        yield from shot(table, casting)
        reached = [blow.target for blow in casting.blows if blow.hit]
    else:
        reached = casting.targets
        casting.rolls = yield from amount_of(casting, bool(reached))
    if spell.save:
        for target in reached:
            casting.escaped[target.id] = yield from save(table, target, spell.save)
    for blow in casting.blows:
        if casting.escaped.get(blow.target.id, False):
            blow.saved = "half" if spell.half else "none"


def shot(table: Table, casting: Casting) -> Course[None]:
    """A spell that must hit: the attack rolls, then one amount for all whom it hits (a critical hit does the most)."""
    who, spell = casting.who, casting.spell
    weapon = _as_weapon(spell)
    casting.blows += [Blow(who, target, weapon, spell=True, against=spell.save) for target in casting.targets]
    for blow in casting.blows:
        yield from roll_to_hit(table, blow)
    plain = any(blow.hit is Hit.HIT and blow.coup != "kill" for blow in casting.blows)
    faces = tuple(rolled.face for rolled in (yield from amount_of(casting, plain)))
    for blow in casting.blows:
        if blow.hit:
            yield from wound(table, blow, faces)


def amount_of(casting: Casting, wanted: bool) -> Course[tuple[Rolled, ...]]:
    """The dice of what a spell does, once for all of its targets."""
    part = casting.spell.damage or casting.spell.heal
    if part is None or not wanted:
        return ()
    faces = yield from roll(part.number, part.sides, rules.attack.damage, casting.who.id)
    casting.amount = rules.attack.damage(faces, part.flat)
    return (yield from told_first(casting.who.id, rules.attack.damage, kept(part.sides, *faces)))


def _as_weapon(spell: Spell) -> Weapon:
    parts = (spell.damage,) if spell.damage else ()
    return Weapon(
        spell.id, spell.word, True, parts, effective=spell.range, ineffective=spell.range, hands=0, magical=True,
        strength_based=False, tags=spell.tags, underwater=True, missile_size="large",
    )  # fmt: skip


def unfold(table: Table, casting: Casting) -> Course[None]:
    """What was rolled happens to each target, in file order."""
    hit = []
    for blow in casting.blows:
        yield from land(table, blow)
        if blow.hit and not blow.saved and table.there(blow.target):
            yield from afflict(table, casting, blow.target)
    for target in casting.targets if not casting.blows else ():
        escaped = casting.escaped.get(target.id, False)
        before = table.now[target.id].hp
        yield from work(table, casting, target, escaped)
        if not escaped or table.now[target.id].hp < before:
            hit.append(target)
    for target in hit:
        if casting.spell.heal is None:
            yield from held_spell_shaken(table, target)


def work(table: Table, casting: Casting, target: Profile, escaped: bool) -> Course[None]:
    """What a spell without an attack roll does to one target."""
    spell = casting.spell
    if spell.heal is not None:
        yield from rescue.healed(table, target, casting.amount, casting.rolls)
    if spell.fatigue_relief:
        yield from relieved(table, target, spell.fatigue_relief)
    if spell.damage is not None:
        yield from harm(table, casting, target, spell.damage, escaped)
    if not escaped and table.there(target):
        yield from afflict(table, casting, target)


def harm(table: Table, casting: Casting, target: Profile, damage: Dice, escaped: bool) -> Course[None]:
    """What of its damage reaches one target."""
    spell = casting.spell
    parts = (Part("flat", damage.flat),) if damage.flat else ()
    if escaped and not spell.half:
        yield escapes(target, casting.rolls, parts)
        return
    whole = rules.save.escaped(casting.amount) if escaped else casting.amount
    taken = nature(table, target, ((whole, damage),), True, casting.who).after(escaped)
    facts = {"types": (damage.type,), "escaped": "yes" if escaped else "no"}
    yield from suffer(
        table, target, taken, spell.tags, casting.rolls, parts, facts, source=casting.who, against=spell.save
    )


def afflict(table: Table, casting: Casting, target: Profile) -> Course[None]:
    """A condition, and damage that lasts."""
    spell, now = casting.spell, table.now[target.id]
    if spell.condition:
        conditions = with_conditions(now.conditions, spell.condition)
        last = last_round(table, target, spell.rounds) if spell.rounds else None
        passing = longer(now, spell.condition, last)
        already = spell.condition in now.conditions
        changes: tuple[Change, ...] = table.state.change(target.id, conditions=conditions, passing=passing)
        if rules.completion.helpless(conditions):
            changes += lets_loose(table, target.id)
        data = {"condition": spell.condition, "spell": spell.word, "already": already}
        yield happened("afflicted", rules.completion.spells, casting.who.id, target.id, changes=changes, data=data)
    if spell.lasting is not None:
        yield from catch(table, target, spell.lasting)


def last_round(table: Table, who: Profile, rounds: int) -> int:
    """The round with whose turn an effect of so many rounds ends: it lasts for so many ends of its victim's turns."""
    clock = table.clock
    order = clock.order
    past = clock.side in order and who.side in order and order.index(who.side) < order.index(clock.side)
    return clock.round + rounds - (0 if past else 1)


def relieved(table: Table, who: Profile, points: int) -> Course[None]:
    """Magic takes fatigue away."""
    now = table.now[who.id]
    changes = table.state.change(who.id, fatigue=rules.fatigue.recovery(now.fatigue, points))
    yield happened("refreshed", rules.fatigue.recovery, who.id, changes=changes, data={"points": points})
