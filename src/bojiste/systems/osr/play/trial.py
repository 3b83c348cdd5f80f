"""Single things: a check, a saving throw, a chance, a fall, days of hunger or of rest, a reward."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from bojiste.core.ask import yes_no
from bojiste.core.dice import Page, die
from bojiste.core.event import Part, happened, kept
from bojiste.core.rule import procedure
from bojiste.core.system import Outcome, Play
from bojiste.kit.course import Course
from bojiste.systems.osr import rules
from bojiste.systems.osr.now import EXPEDITION
from bojiste.systems.osr.play import pitfall
from bojiste.systems.osr.play.company import company, expedition, finish, gain, set_out
from bojiste.systems.osr.play.dice import d20, judged
from bojiste.systems.osr.play.encounter import mood_of
from bojiste.systems.osr.play.save import save
from bojiste.systems.osr.play.table import Table, laid
from bojiste.systems.osr.play.tired import tires
from bojiste.systems.osr.prepare import Profile, Scene, State
from bojiste.systems.osr.words import ABILITIES, HARDNESS

if TYPE_CHECKING:
    from bojiste.systems.osr.world import Trial


def trial_scene(scene: Scene, state: State) -> Play:
    """Each thing of the scene, one after another."""
    table = laid(scene, state)
    yield from set_out(table)
    for number, trial in enumerate(scene.world.trial, 1):
        yield Page(number, 0)
        yield happened("trial", checks)
        yield from KINDS[trial.kind](table, trial)
    outcome: Outcome = yield from finish(table, "settled")
    return outcome


def people(table: Table, trial: Trial) -> list[Profile]:
    """Whom it concerns: those named who are still there, monsters too, or the whole company."""
    return [one for one in table.everybody if one.id in trial.who and table.there(one)] or (
        [] if trial.who else company(table)
    )


# -- checks ------------------------------------------------------------------------------------------------------------


@procedure("osr.check.when")
def checks(table: Table, trial: Trial) -> Course[None]:
    """A check, if one is needed at all: the referee may say that it simply works, or cannot."""
    for who in people(table, trial):
        tense = any(table.now[foe.id].present and table.up(foe) for foe in who.enemies)
        if rules.check.basic_competence(trial.basic, tense):
            yield happened("no-check", rules.check.basic_competence, who.id)
            continue
        needed = yield from table.ruling("check-needed", checks, who.id, ("roll", "auto_success", "impossible"), "roll")
        if needed != "roll":
            yield happened(f"check-{'granted' if needed == 'auto_success' else 'denied'}", checks, who.id)
            continue
        yield from check(table, who, trial)


@procedure("osr.check.announce")
def check(table: Table, who: Profile, trial: Trial) -> Course[None]:
    """The difficulty is told first, and whoever hears it may let it be."""
    number = yield from difficulty(table, who, trial)
    ability = trial.ability or "str"
    data = {"against": number, "ability": ability}
    if (yield yes_no("try", check, who.seat, who.id, True, data=data)) == "no":
        yield happened("declines", check, who.id, data=data)
        return
    yield from rolled(table, who, number, ability)


def difficulty(table: Table, who: Profile, trial: Trial) -> Course[int]:
    """How hard it is, as the referee says; else as the scene does. Nobody asks where the competence is missing: then
    the rule itself says the number."""
    told = trial.difficulty if trial.difficulty is not None else "medium"
    number = rules.check.difficulty(told) if isinstance(told, str) else told
    if trial.assumable:
        return (yield from table.ruled_number("check-dc", rules.check.difficulty, who.id, HARDNESS, number))
    return rules.check.untrained_difficulty(number, trial.assumable)


@procedure("osr.check.situational")
def rolled(table: Table, who: Profile, number: int, ability: str) -> Course[None]:
    """The roll, with what the referee adds for the circumstances."""
    answer = yield from table.ruling(
        "situational", rolled, who.id, ("none", "advantage", "disadvantage", "number"), "none"
    )
    more = 0
    if answer == "number":
        more = yield from table.ruled_number("situational-number", rolled, who.id, (-20, 20), 0)
    said = table.now[who.id].favour
    helps, hinders = (answer == "advantage") + (said.tilt > 0), (answer == "disadvantage") + (said.tilt < 0)
    state = rules.completion.advantage(helps, hinders)
    natural, shown = yield from d20(rules.check.roll, who.id, state)
    modifier = table.modifier(who, ABILITIES.index(ability))
    fatigue = rules.fatigue.penalty(table.now[who.id].fatigue)
    summands = (("ability", modifier), ("situation", more + said.bonus), ("fatigue", fatigue))
    parts = tuple(Part(name, value) for name, value in summands if value)
    total = natural + sum(part.value for part in parts)
    result = rules.check.nat(natural, rules.check.roll(total, number))
    rule = rules.check.nat if natural in (1, 20) else rules.check.roll
    kind = f"check-{result.name.lower().replace('_', '-')}"
    changes, data = judged(table, who), {"against": number, "ability": ability}
    yield happened(kind, rule, who.id, rolls=shown, parts=parts, changes=changes, data=data)


def saves(table: Table, trial: Trial) -> Course[None]:
    """A saving throw: against damage it halves it, else it cancels what threatens."""
    for who in people(table, trial):
        if trial.damage is not None:
            yield from pitfall.hurt(table, who, trial.damage, trial.against)
            continue
        ability = trial.ability or ""
        if not ability and trial.against == "other":
            named = yield from table.ruling("save-ability", rules.save.other, who.id, ("none", *ABILITIES), "none")
            ability = "" if named == "none" else named
        yield from save(table, who, trial.against, ability=ability)


def chances(table: Table, trial: Trial) -> Course[None]:
    """A chance of x in y, or in per cent; nothing is rolled for what is certain."""
    if trial.percent is not None:
        yield from percent(table, trial.percent)
        return
    face = yield die(trial.of, rules.check.x_in_y, None)
    data = {"against": trial.x, "compare": "<=", "happens": rules.check.x_in_y(face, trial.x)}
    yield happened("chance", rules.check.x_in_y, rolls=kept(trial.of, face), data=data)


def percent(table: Table, chance: int) -> Course[None]:
    """Per cent; 0 and 100 need no die."""
    data: dict[str, object] = {"against": chance, "compare": "<="}
    if chance in (0, 100):
        yield happened("certain", rules.check.percent, data={**data, "happens": chance == 100})
        return
    face = yield die(100, rules.check.percent, None)
    data["happens"] = rules.check.percent(face, chance)
    yield happened("chance", rules.check.percent, rolls=kept(100, face), data=data)


# -- hardships and days ------------------------------------------------------------------------------------------------


def fallen(table: Table, trial: Trial) -> Course[None]:
    """A fall."""
    for who in people(table, trial):
        yield from pitfall.fall(table, who, trial.metres, trial.soft)


def starve(table: Table, trial: Trial) -> Course[None]:
    """Days without food, drink or both; each is a gain of its own."""
    for _ in range(trial.days):
        for who in people(table, trial):
            rule = rules.hazard.hunger_thirst
            points = yield from table.ruled_number("hunger-points", rule, who.id, (0, 2), rule(trial.food, trial.drink))
            if points:
                yield from tires(table, who, points, "hunger", safe=trial.safe)


def suffers(table: Table, trial: Trial) -> Course[None]:
    """Illness, injury, a ritual: fatigue by the referee's word."""
    for who in people(table, trial):
        yield from tires(table, who, trial.points, trial.cause, safe=trial.safe)


def stays(table: Table, trial: Trial) -> Course[None]:
    """Days in civilisation: fatigue falls, wounds heal; outside of it neither does."""
    for who in people(table, trial):
        for _ in range(trial.days):
            now = table.now[who.id]
            if not rules.hit_points.no_wild_healing(trial.safe):
                continue
            after = rules.hit_points.natural_healing(now.hp, now.hp_max)
            changes = table.state.change(who.id, fatigue=rules.fatigue.recovery(now.fatigue, 1), **now.at(after))
            if not changes:
                break
            yield happened("recovers", rules.hit_points.natural_healing, who.id, changes=changes)


def reacts(table: Table, trial: Trial) -> Course[None]:
    """How somebody who is no monster takes what is said: the third column of the table."""
    yield from mood_of(table, company(table)[0].side, rules.encounter.reaction_roll, "attitude")


@procedure("osr.situation.shield_repair")
def repairs(table: Table, trial: Trial) -> Course[None]:
    """A shield is mended, if the referee lets it be, and if its cost is paid of the treasure found so far."""
    for who in people(table, trial):
        if table.now[who.id].shield >= who.shield:
            continue
        answer = yield from table.ruling("repair", repairs, who.id, ("yes", "no"), "no")
        cost = 0
        if answer == "yes":
            cost = yield from table.ruled_number("repair-cost", repairs, who.id, (0, DEAREST), 0)
        if answer == "yes" and (yield from paid_for(table, who, cost)):
            changes = table.state.change(who.id, shield=who.shield)
            changes += table.state.change(EXPEDITION, treasure=expedition(table).treasure - cost)
            yield happened("mended", repairs, who.id, changes=changes, data={"cost": cost})
        else:
            yield happened("not-mended", repairs, who.id, data={"cost": cost})


DEAREST = 100_000
"""No repair costs more treasure."""


def paid_for(table: Table, who: Profile, cost: int) -> Course[bool]:
    """Whether there is treasure enough for a repair, and its owner wants to give it."""
    there = expedition(table).treasure
    if not cost or cost > there:
        return not cost
    data = {"price": cost, "treasure": there}
    key: str = yield yes_no("pay-repair", repairs, who.seat, who.id, True, data=data)
    return key == "yes"


def rewards(table: Table, trial: Trial) -> Course[None]:
    """Treasure and experience, to be divided at the end."""
    yield from gain(table, trial.treasure, trial.experience)


KINDS: Mapping[str, Callable[[Table, Trial], Course[None]]] = {
    "check": checks,
    "save": saves,
    "chance": chances,
    "fall": fallen,
    "hunger": starve,
    "hardship": suffers,
    "town": stays,
    "reaction": reacts,
    "repair": repairs,
    "reward": rewards,
}
