"""The d20 test: the one place where attack rolls, checks, saves and contests draw their dice."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import Any, NamedTuple

from bojiste.core.ask import Ask, Option, yes_no
from bojiste.core.dice import Roll, Rolled, die, fell
from bojiste.core.event import OPEN, Change, Event, Part
from bojiste.core.rule import Cited, procedure
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.moments import (
    CHECK_ADVANTAGE,
    CHECK_BONUS,
    CHECK_ROLLED,
    CHECK_TOTAL,
    SAVE_ADVANTAGE,
    SAVE_AGAINST,
    SAVE_BONUS,
    SAVE_FAILED,
)
from bojiste.systems.srd5.now import Mark, Suffering
from bojiste.systems.srd5.play.attacks.shot import Against, Failed, Found, Reason, because
from bojiste.systems.srd5.play.senses import sight
from bojiste.systems.srd5.play.spellcasting import ongoing_effects
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.play.voices import CALM, heard
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.traits import lucky
from bojiste.systems.srd5.words import FT, SKILL_ABILITY

Reasons = tuple[str, ...]


@procedure("srd5.dice.order", "srd5.dice.adv_no_stack")
def order(
    who: Profile, rule: Cited, state: int, target: str | None = None, bonus: int | None = None, what: str = ""
) -> Generator[Roll, int, tuple[int, tuple[Rolled, ...]]]:
    """One d20 test, two dice in rolling order if ``state`` is not 0, never more: the used die, and the dice as the log
    shows them. Damage is rolled component by component where the blow falls."""
    request = die(20, rule, who.id, target, 2 if state else 1, bonus, _WHY[state], what)
    first: int = yield request
    if state == 0:
        if first > 1 or not lucky.TRAIT.of(who):
            return first, (fell(20, first),)
        again: int = yield request
        return again, (Rolled(20, first, False), Rolled(20, again))
    second: int = yield request
    if lucky.TRAIT.of(who) and 1 in (first, second):
        return (yield from _again(request, first, second, state))
    used = rules.dice.advantage(first, second, state)
    keep_first = used == first
    return used, (fell(20, first, keep_first), fell(20, second, not keep_first))


_WHY = {-1: "disadvantage", 0: "", 1: "advantage"}


def _again(request: Roll, first: int, second: int, state: int) -> Generator[Roll, int, tuple[int, tuple[Rolled, ...]]]:
    """One of two dice that shows a 1 is rolled again, and its new face must be used."""
    which = 0 if first == 1 else 1
    new: int = yield request
    used = rules.dice.reroll(first, second, which, new, state)
    kept = used == new
    other = Rolled(20, second if which == 0 else first, not kept)
    return used, (Rolled(20, 1, False), other, Rolled(20, new, kept))


def lent(table: Table, who: Profile, what: str) -> Generator[Roll, int, tuple[Part, ...]]:
    """What powers add to an attack roll or a saving throw (``what``): numbers, and dice that are rolled now."""
    boons = tuple(one for one in table.boons(who, what) if _works(table, who, one))
    flat = rules.spell.same_spell(tuple((one.by, one.amount) for one in boons if not one.die))
    parts: tuple[Part, ...] = (Part("lent", flat),) if flat else ()
    for one in {one.by: one for one in boons if one.die}.values():
        face = yield die(one.die, rules.spell.same_spell, who.id)
        parts += (Part("lent-die", face, one.die),)
    for one in {one.by: one for one in table.boons(who, f"{what}_less")}.values():
        face = yield die(one.die, rules.spell.same_spell, who.id)
        parts += (Part("lent-die", -face, one.die),)
    return parts


def _works(table: Table, who: Profile, boon: Suffering) -> bool:
    """Whether a boon works where somebody is: some ask for whoever lends them to be near, seen and heard."""
    source = table.profiles.get(boon.source)
    row = source.power(boon.by).row if source is not None and boon.by else None
    if source is None or row is None or not row.duration.within or source is who:
        return True
    near = table.distance(source, who) <= row.duration.within * FT
    return near and not table.effects(who).deaf and sight.sees(table, source, who)


class Checked(NamedTuple):
    """A check that has been rolled: its total, the dice and summands, and what made it easier or harder."""

    total: int
    natural: int
    rolls: tuple[Rolled, ...]
    parts: tuple[Part, ...]
    facts: dict[str, Any]
    changes: tuple[Change, ...]
    """Help that it has used up."""

    def as_event(
        self,
        kind: str,
        rule: Cited,
        who: Profile,
        target: str | None = None,
        changes: tuple[Change, ...] = (),
        **data: object,
    ) -> Event:
        """The event that tells everybody what has come of it: the dice, what they came to, and what swayed them."""
        return Event(kind, rule, who.id, target, self.rolls, self.parts, changes, {**self.facts, **data}, OPEN)


def check(
    table: Table, who: Profile, skill: str, rule: Cited, helps: Reasons = (), hinders: Reasons = ()
) -> Course[Checked]:
    """An ability check with a skill: Help makes it easier, conditions and exhaustion harder."""
    now = table.now[who.id]
    kept: tuple[Mark, ...] = tuple(mark for mark in now.helped if not rules.action.help_check(mark.against))
    changes: tuple[Change, ...] = ()
    if kept != now.helped:
        helps = (*helps, "help")
        changes = (Change(who.id, "helped", now.helped, kept),)
    easier, harder = swayed(table, who, skill)
    helps, hinders = (*helps, *easier), (*hinders, *harder)
    state = rules.dice.adv_cancel(len(helps), len(hinders))
    natural, rolls = yield from order(who, rule, state, bonus=who.skills[skill], what=skill)
    facts: dict[str, Any] = {"state": state}
    if helps or hinders:
        facts |= {"helps": helps, "hinders": hinders}
    once: tuple[Part, ...] = ()
    for adds in table.voices[who][CHECK_ROLLED]:
        once += yield from adds(table, who, natural + who.skills[skill] + sum(part.value for part in once))
    bonus = who.skills[skill]
    for makes in table.voices[who][CHECK_BONUS]:
        bonus = makes(table, who, skill, bonus)
    parts: tuple[Part, ...] = (Part(skill, bonus),)
    less = _lowered(table, who, SKILL_ABILITY.get(skill, skill))
    bonus, parts = bonus + sum(part.value for part in less), parts + less
    bonus, parts = bonus + sum(part.value for part in once), parts + once
    return Checked(_settled(table, who, skill, natural, natural + bonus), natural, rolls, parts, facts, changes)


@CHECK_ROLLED.voice("inspired", state=("suffers",))
def _inspired(table: Table, who: Profile, total: int) -> Course[tuple[Part, ...]]:
    """A die that helps once."""
    return lent_once(table, who, "check_once", total)


def _settled(table: Table, who: Profile, skill: str, natural: int, total: int) -> int:
    """What a check comes to, whatever features make of it."""
    for settles in table.voices[who][CHECK_TOTAL]:
        total = settles(table, who, skill, natural, total)
    return total


def swayed(table: Table, who: Profile, skill: str = "") -> tuple[Reasons, Reasons]:
    """What makes a check with a skill (``""``: of initiative) easier, and what harder, each once."""
    voices = table.voices[who][CHECK_ADVANTAGE]
    return _told_apart(reason for says in voices for reason in says(table, who, skill)) if voices else ((), ())


def _told_apart(found: Iterable[Reason]) -> tuple[Reasons, Reasons]:
    """The words of what helps, and of what hinders."""
    once = tuple(dict.fromkeys(found))
    return tuple(one.word for one in once if one.sign > 0), tuple(one.word for one in once if one.sign < 0)


def of_conditions(table: Table, who: Profile, effect: str, sign: int) -> Found:
    """Each condition of somebody's that has this effect."""
    names = table.now[who.id].conditions
    return tuple(Reason(name, sign) for name in names if getattr(rules.condition.effects((name,)), effect))


@CHECK_ADVANTAGE.voice("conditions", state=("suffers",))
def _conditions_at_checks(table: Table, who: Profile, skill: str) -> Found:
    """What it is in."""
    found = of_conditions(table, who, "check_for", +1) + of_conditions(table, who, "check_against", -1)
    strong = SKILL_ABILITY.get(skill, skill) == "strength"
    return found + (of_conditions(table, who, "strength_against", -1) if strong else ())


@CHECK_ADVANTAGE.voice("powers", state=("suffers",))
def _powers_at_checks(table: Table, who: Profile, skill: str) -> Found:
    """What lies on it."""
    ability = SKILL_ABILITY.get(skill, skill or "dexterity")
    less = ongoing_effects.hinders(table, who, "check", SKILL_ABILITY.get(skill, skill))
    helps = tuple(Reason(word, +1) for word in ongoing_effects.helps(table, who, "check", ability))
    return helps + tuple(Reason(word, -1) for word in less)


@CHECK_ADVANTAGE.voice("exhaustion", state=("exhaustion",))
def _exhausted_at_checks(table: Table, who: Profile, skill: str) -> Found:
    """The first level of it."""
    level = table.now[who.id].exhaustion
    return because("exhaustion", -1, rules.condition.exhaustion(level).check_against)


@CHECK_ADVANTAGE.voice("frightened", state=("suffers",))
def _afraid(table: Table, who: Profile, skill: str) -> Found:
    """Whoever it fears is in sight."""
    return because("frightened", -1, rules.condition.frightened(sight.afraid(table, who)))


@CHECK_ADVANTAGE.voice("armour", of=lambda who: who.loud or not who.used_to_armour)
def _armour_at_checks(table: Table, who: Profile, skill: str) -> Found:
    """What armour does to a check."""
    hampers = rules.armour.hampers(SKILL_ABILITY.get(skill, skill), who.used_to_armour)
    return because("armour", -1, hampers or (who.loud and skill == "stealth"))


def save(
    table: Table, who: Profile, ability: str, dc: int, *, bonus: int = 0, helps: Reasons = (), hinders: Reasons = ()
) -> Course[bool]:
    """Whether a saving throw against ``dc`` is made."""
    missed = yield from missed_by(table, who, ability, dc, bonus=bonus, helps=helps, hinders=hinders)
    return missed is None


@procedure("srd5.dice.no_roll")
def missed_by(
    table: Table, who: Profile, ability: str, dc: int, *, bonus: int = 0, helps: Reasons = (), hinders: Reasons = ()
) -> Course[int | None]:
    """By how much a saving throw against ``dc`` fails; ``None``: it is made. No die where it fails by itself (by no
    number: 0)."""
    data: dict[str, Any] = {"ability": ability, "against": dc}
    if who.is_object and ability not in PHYSICAL:
        return None  # it leaves an object untouched
    if _fails_by_itself(table, who, ability):
        yield Event("save-fails", rule=missed_by, actor=who.id, data=data, seen=OPEN)
        return 0
    easier, harder = _at_saves(table, who, ability)
    helps, hinders = (*helps, *easier), (*hinders, *harder)
    state = rules.dice.adv_cancel(len(helps), len(hinders))
    all_saves = rules.death.saves_are_saves(who.save_bonus, who.saves[ability], False)
    natural, rolls = yield from order(who, rules.dice.d20_test, state, bonus=all_saves + bonus, what=f"save-{ability}")
    less = _lowered(table, who, ability) + _raised(table, who, ability)
    added = all_saves + bonus + sum(part.value for part in less)
    lent_to = yield from lent_to_save(table, who, ability, natural + added, dc)
    added += sum(part.value for part in lent_to)
    made = rules.dice.d20_test(natural, added, dc)
    flat = _there_are(Part("save-bonus", who.save_bonus), Part("cover", bonus))
    parts = (Part(f"save-{ability}", who.saves[ability]), *lent_to, *flat, *less)
    data |= {"state": state} | ({"helps": helps, "hinders": hinders} if helps or hinders else {})
    kind = "save-made" if made else "save-missed"
    yield Event(kind, rules.dice.d20_test, who.id, rolls=rolls, parts=parts, data=data, seen=OPEN)
    failed = Failed(ability, dc, added, state, dc - natural - added)
    for saves in table.voices[who][SAVE_FAILED] if not made else ():
        made = made or (yield from saves(table, who, failed))
    return None if made else dc - natural - added


PHYSICAL = ("strength", "dexterity")


def _fails_by_itself(table: Table, who: Profile, ability: str) -> bool:
    """Whether a body cannot save itself: that of an object, or of who is paralyzed, stunned, unconscious."""
    return ability in PHYSICAL and (who.is_object or table.effects(who).fails_strength_dexterity)


def _lowered(table: Table, who: Profile, ability: str) -> tuple[Part, ...]:
    """What is wrong with the ability of a saving throw or check: Strength that has ebbed away, a shattered mind."""
    weak = ongoing_effects.frailty(table, who) if ability == "strength" else 0
    return _there_are(Part("sapped", -weak), Part("feebleminded", -ongoing_effects.dulled(table, who, ability)))


def _there_are(*parts: Part) -> tuple[Part, ...]:
    """Those summands that are not 0."""
    return tuple(part for part in parts if part.value)


def _at_saves(table: Table, who: Profile, ability: str) -> tuple[Reasons, Reasons]:
    """What makes a saving throw easier, and what harder, each once."""
    voices = table.voices[who][SAVE_ADVANTAGE]
    return _told_apart(reason for says in voices for reason in says(table, who, ability)) if voices else ((), ())


def _raised(table: Table, who: Profile, ability: str) -> tuple[Part, ...]:
    """What helps a saving throw besides."""
    return tuple(part for adds in table.voices[who][SAVE_BONUS] for part in adds(table, who, ability))


def lent_once(table: Table, who: Profile, what: str, total: int, dc: int | None = None) -> Course[tuple[Part, ...]]:
    """A die that somebody may add to one roll, now that it knows what that comes to (and, of a saving throw, that it
    falls short of ``dc``); the spell is over then."""
    parts: tuple[Part, ...] = ()
    for entry in table.boons(who, what):
        source = table.profiles[entry.source]
        power = source.power(entry.by)
        so_far = total + sum(part.value for part in parts)
        data, helps = {**power.facts, "total": so_far}, dc is None or so_far + entry.die >= dc > so_far
        if (yield yes_no("adds-die", rules.spell.same_spell, who.seat, who.id, helps, data=data)) != "yes":
            continue
        face = yield die(entry.die, rules.spell.same_spell, who.id)
        parts += (Part("lent-die", face, entry.die),)
        kept = tuple(one for one in table.now[who.id].suffers if one.cause != entry.cause)
        running = tuple(one for one in table.now[source.id].running if one.id != entry.effect)
        changes = table.state.change(who.id, suffers=kept) + table.state.change(source.id, running=running)
        told = {**power.facts, "phase": ""}
        yield Event("power-ends", rules.spell.same_spell, source.id, changes=changes, data=told, seen=OPEN)
    return parts


def lent_to_save(table: Table, who: Profile, ability: str, total: int, dc: int) -> Course[tuple[Part, ...]]:
    """What powers add to a saving throw that has come to ``total`` so far, or take from it; ``ability`` is empty for a
    death save. A die that helps once is offered to a throw that falls short of ``dc``."""
    if not table.now[who.id].suffers:
        return ()
    parts = yield from lent(table, who, "save")
    less = table.boon(who, "dexterity_less") if ability == "dexterity" else 0
    parts += (Part("lent", -less),) * bool(less)
    total += sum(part.value for part in parts)
    if rules.dice.d20_test(total, 0, dc):
        return parts
    return parts + (yield from lent_once(table, who, "save_once", total, dc))


@SAVE_ADVANTAGE.voice("squeezing", there=("special",))
def _squeezed(table: Table, who: Profile, ability: str) -> Found:
    squeezes = ability == "dexterity" and rules.squeeze.own_disadvantage(table.squeezing(who))
    return because("squeezing", -1, bool(squeezes))


@SAVE_ADVANTAGE.voice("dodge", state=("dodging",))
def _dodges(table: Table, who: Profile, ability: str) -> Found:
    return because("dodge", +1, ability == "dexterity" and table.now[who.id].dodging)


@SAVE_ADVANTAGE.voice("nimble", state=("suffers",))
def _nimble(table: Table, who: Profile, ability: str) -> Found:
    """What it is in, at saving throws of Dexterity."""
    if ability != "dexterity":
        return ()
    return of_conditions(table, who, "dexterity_for", +1) + of_conditions(table, who, "dexterity_against", -1)


@SAVE_ADVANTAGE.voice("conditions", state=("suffers",))
def _conditions_at_saves(table: Table, who: Profile, ability: str) -> Found:
    """The same at others."""
    return of_conditions(table, who, f"{ability}_against", -1) if ability in ("strength", "wisdom") else ()


@SAVE_ADVANTAGE.voice("powers", state=("suffers",))
def _powers_at_saves(table: Table, who: Profile, ability: str) -> Found:
    """What lies on it."""
    helps = tuple(Reason(word, +1) for word in ongoing_effects.helps(table, who, "save", ability))
    return helps + tuple(Reason(word, -1) for word in ongoing_effects.hinders(table, who, "save", ability))


@SAVE_ADVANTAGE.voice("armour", of=lambda who: not who.used_to_armour)
def _armour_at_saves(table: Table, who: Profile, ability: str) -> Found:
    """In armour that it is not used to."""
    return because("armour", -1, rules.armour.hampers(ability, who.used_to_armour))


@SAVE_ADVANTAGE.voice("exhaustion", state=("exhaustion",))
def _exhausted_at_saves(table: Table, who: Profile, ability: str) -> Found:
    return because("exhaustion", -1, rules.condition.exhaustion(table.now[who.id].exhaustion).save_against)


def against_by_nature(who: Profile, against: Against) -> Reasons:
    """What a creature's traits help it against."""
    words = (says(against) for says in heard(who, CALM, frozenset())[SAVE_AGAINST])
    return tuple(word for word in words if word)


def contest(table: Table, who: Profile, skill: str, other: Profile, skills: Reasons, rule: Cited) -> Course[bool]:
    """A contest that ``who`` has begun: the other chooses among ``skills`` before any die, the beginner rolls first,
    and equal totals leave everything as it was. Whether the beginner wins."""
    answer = skills[0]
    if len(skills) > 1:
        best = max(skills, key=lambda name: other.skills[name])
        menu = tuple(Option(name, {"bonus": other.skills[name]}) for name in skills)
        answer = yield Ask("defend", rule, other.seat, other.id, menu, best, data={"target": who.id})
    mine = yield from check(table, who, skill, rule)
    yield mine.as_event("contest", rule, who, other.id, mine.changes, skill=skill)
    theirs = yield from check(table, other, answer, rule)
    wins = rules.dice.contest(mine.total, theirs.total)
    facts = {"skill": answer, "against": mine.total, "won": not wins}
    yield theirs.as_event("contest-reply", rule, other, who.id, theirs.changes, **facts)
    return wins
