"""The long way to a declaration: skill, effect, targets, property acted upon, form of an elimination, abilities."""

from __future__ import annotations

from typing import NamedTuple

from bojiste.core.ask import Ask, Option
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.play.action import Act
from bojiste.systems.drd2.play.make import as_counter, disengaging, make
from bojiste.systems.drd2.play.table import Table
from bojiste.systems.drd2.words import HARMING, HELPING, Effect, Manoeuvre, Means, Property, Status

LEAVING = ("leave", "disengage", "help-out")
SEVERAL = "several"
AREA = "area"
DONE = "done"


class Aim(NamedTuple):
    """At whom, and whether those are several by the nature of the action."""

    targets: tuple[str, ...] = ()
    area: bool = False


# -- one question each ---------------------------------------------------------------------------------------------


def skill_option(table: Table, who: str, id: str) -> Option:
    """A skill as an answer: with its level, what pays for it, and what merely trying demands."""
    level, property = table.kit(who).levels[id], table.property_of(who, id)
    data = {"skill": id, "level": level, "property": property.value, "demand": table.demand(who, (id,))}
    return Option(f"skill:{id}", data)


@procedure("drd2.skill.key")
def ask_skill(table: Table, who: str, defence: bool = False, serving: tuple[str, ...] = ()) -> Course[tuple[str, ...]]:
    """The decisive skill, or two that the action truly needs; none if there is no skill that could be tried.

    ``serving``: those that the scene names for it, offered first.
    """
    kit = table.kit(who)
    open_ = [
        id
        for id in sorted(kit.skills, key=lambda id: (id not in serving, -kit.levels[id]))
        if id in kit.skilled and table.conceivable(who, (id,)) and (not defence or table.defence_payable(who, id))
    ]
    if not open_:
        return ()

    def menu() -> list[Option]:
        return [skill_option(table, who, id) for id in open_]

    combine = [Option("combine")] if len(open_) > 1 else []
    first = yield Ask("skill", ask_skill, table.seat(who), who, lambda: [*menu(), *combine], f"skill:{open_[0]}")
    if first != "combine":
        return (first.removeprefix("skill:"),)
    chosen: list[str] = []
    for _ in range(2):
        rest = [option for option in menu() if option.data["skill"] not in chosen]
        key = yield Ask("skill-combined", rules.skill.combine, table.seat(who), who, rest, rest[0].key)
        chosen.append(key.removeprefix("skill:"))
    return tuple(chosen)


def ask_effect(table: Table, who: str, effects: tuple[str, ...]) -> Course[str]:
    options = [Option(f"effect:{effect}", {"effect": str(effect)}) for effect in effects]
    key: str = yield Ask("effect", rules.action.one_consequence, table.seat(who), who, options, options[0].key)
    return key.removeprefix("effect:")


def several(table: Table, who: str, open_: tuple[str, ...], effect: Effect) -> Course[tuple[str, ...]]:
    """Several targets, one after another; at least one."""
    chosen: list[str] = []
    while True:
        rest = [Option(f"target:{one}", {"target": one}) for one in open_ if one not in chosen]
        options = [Option(DONE), *rest] if chosen else rest
        usual = DONE if len(chosen) > 1 or not rest else rest[0].key
        key = yield Ask(
            "targets", rules.action.one_target, table.seat(who), who, options, usual, data={"effect": effect.value}
        )
        if key == DONE:
            return tuple(chosen)
        chosen.append(key.removeprefix("target:"))
        if len(chosen) == len(open_):
            return tuple(chosen)


def ask_targets(
    table: Table, who: str, open_: tuple[str, ...], effect: Effect, more: tuple[Option, ...]
) -> Course[Aim]:
    """Targets, and whether they are several by nature (an area); ``more``: the ways to several that are open."""
    if not open_:
        return Aim()
    nobody = [Option("target")] if effect in (Effect.STORY, Effect.OTHER) else []
    options = [*nobody, *(Option(f"target:{one}", {"target": one}) for one in open_)]
    if len(open_) > 1:
        options += more
    if len(options) == 1:
        return Aim(open_[:1])
    data = {"effect": effect.value}
    key = yield Ask("target", rules.action.one_target, table.seat(who), who, options, options[0].key, data=data)
    if key in (SEVERAL, AREA):
        return Aim((yield from several(table, who, open_, effect)), key == AREA)
    target = key.removeprefix("target").removeprefix(":")
    return Aim((target,) if target else ())


def ask_pay_skill(table: Table, who: str, skills: tuple[str, ...]) -> Course[str]:
    """Which of the skills that an action needs pays for it: usually that whose level counts."""
    kit = table.kit(who)
    usual = min(skills, key=lambda id: kit.levels[id])
    if len({table.property_of(who, id) for id in skills}) == 1:
        return usual
    options = [skill_option(table, who, id) for id in skills]
    rule = rules.skill.combine_property
    key: str = yield Ask("skill-pay", rule, table.seat(who), who, options, f"skill:{usual}")
    return key.removeprefix("skill:")


def ask_affects(table: Table, who: str, skill: str) -> Course[Property]:
    """The property acted upon; an unusual one needs the GM's yes later."""
    usual = table.acts_on(who, skill)
    options = [Option(f"affects:{property.value}", {"affects": property.value}) for property in Property]
    rule = rules.clash.other_property
    key = yield Ask("affects", rule, table.seat(who), who, options, f"affects:{usual.value}")
    return Property(key.removeprefix("affects:"))


def ask_form(table: Table, who: str, effect: Effect) -> Course[Status]:
    if effect is not Effect.ELIMINATE:
        return table.kit(who).tactics.lethality
    options = [Option("removed"), Option("present")]
    key = yield Ask("form-declared", rules.elimination.accept, table.seat(who), who, options, "removed")
    return Status.REMOVED if key == "removed" else Status.PRESENT


def ask_abilities(table: Table, who: str) -> Course[tuple[str, ...]]:
    """Special abilities activated with the action."""
    kit = table.kit(who)
    chosen: list[str] = []
    if table.scene.options.quick_game:
        return ()
    while True:
        rest = [
            Option(f"ability:{one.id}", {"ability": one.id, "price": one.price})
            for one in kit.abilities
            if one.id not in chosen and table.payable(who, one.price, one.property)
        ]
        if not rest:
            return tuple(chosen)
        key = yield Ask("ability", ask_abilities, table.seat(who), who, [Option(DONE), *rest], DONE)
        if key == DONE:
            return tuple(chosen)
        chosen.append(key.removeprefix("ability:"))


def wide_open(table: Table, who: str, skill_id: str) -> bool:
    """Whether somebody could pay for hitting several."""
    price = rules.manoeuvre.free(table.kit(who).free, Manoeuvre.WIDE, skill_id)
    return table.has_level_for(Manoeuvre.WIDE) and table.payable(who, price, table.property_of(who, skill_id))


def price_of_wide(table: Table, who: str, skill: str) -> dict[str, object]:
    """What hitting several with a skill costs, and in which property."""
    price = rules.manoeuvre.free(table.kit(who).free, Manoeuvre.WIDE, skill)
    return table.due(who, price, table.property_of(who, skill))


def _several(table: Table, who: str, skill: str) -> Option:
    return Option(SEVERAL, price_of_wide(table, who, skill))


# -- the whole way -------------------------------------------------------------------------------------------------


def own(table: Table, who: str) -> Course[Act | None]:
    """An own action, step by step; none where no skill can be tried."""
    skills = yield from ask_skill(table, who)
    if not skills:
        return None
    leaving = () if table.lone else LEAVING
    word = yield from ask_effect(
        table, who, (*(effect.value for effect in Effect if effect is not Effect.OWN_ADVANTAGE), *leaving)
    )
    if word in LEAVING:
        return (yield from _leaving(table, who, skills, word))
    effect = Effect(word)
    open_ = _open_targets(table, who, effect)
    if not open_ and effect not in (Effect.STORY, Effect.OTHER):
        return None
    wide = (_several(table, who, skills[0]),) if wide_open(table, who, skills[0]) else ()
    targets, area = yield from ask_targets(table, who, open_, effect, (*wide, Option(AREA)))
    paying, affects, form, special = yield from _particulars(table, who, skills, effect, targets)
    act = make(table, who, skills, effect, targets, affects=affects, area=area, special=special, pay_skill=paying)
    return act._replace(form=form)


def _particulars(
    table: Table, who: str, skills: tuple[str, ...], effect: Effect, targets: tuple[str, ...]
) -> Course[tuple[str, Property, Status, tuple[str, ...]]]:
    """The rest of a declaration: paying skill, property acted upon, form of an elimination, special abilities.

    What one does for oneself or a comrade acts upon nobody who would have to pay.
    """
    paying = yield from ask_pay_skill(table, who, skills)
    affects = table.acts_on(who, paying)
    if any(target != who and target not in table.prep.friends[who] for target in targets):
        affects = yield from ask_affects(table, who, paying)
    form = yield from ask_form(table, who, effect)
    special = yield from ask_abilities(table, who)
    return paying, affects, form, special


def _open_targets(table: Table, who: str, effect: Effect) -> tuple[str, ...]:
    """Whom an effect can be declared on: harm on anybody else, the rest on anybody, enemies or friends first."""
    foes = tuple(foe for foe in table.prep.foes[who] if table.in_play(foe))
    friends = table.friends(who)
    if effect in HARMING:
        return (*foes, *friends)
    if effect in HELPING:
        return (who, *friends, *foes)
    return (*foes, *friends)


def _leaving(table: Table, who: str, skills: tuple[str, ...], word: str) -> Course[Act]:
    if word == "disengage":
        return disengaging(table, who, skills)
    if word == "leave" or not table.friends(who):
        return make(table, who, skills, Effect.STORY, (who,), leaves=True, key="leave")
    options = [Option(f"target:{one}", {"target": one}) for one in table.friends(who)]
    key = yield Ask("target", rules.leaving.condition, table.seat(who), who, options, options[0].key)
    return make(table, who, skills, Effect.STORY, (key.removeprefix("target:"),), leaves=True, key=word)


def against(table: Table, who: str, act: Act, means: Means) -> Course[Act | None]:
    """A counteraction, step by step, within its conditions; none where no skill can be tried."""
    defence = means is Means.DEFENCE
    given = table.prep.actions.get(act.prepared)
    skills = yield from ask_skill(table, who, defence, given.against if given is not None else ())
    if not skills:
        return None
    targets_of = frozenset(act.said.targets)
    reach = {
        effect: tuple(
            one for one in (act.who, *act.said.targets) if rules.counter.effects(effect, one, act.who, targets_of)
        )
        for effect in Effect
    }
    open_ = tuple(
        effect.value
        for effect in Effect
        if effect is Effect.STORY or (reach[effect] and effect is not Effect.OWN_ADVANTAGE)
    )
    effect = Effect((yield from ask_effect(table, who, open_)))
    targets: tuple[str, ...] = ()
    if effect is not Effect.STORY:
        ways = _wide_ways(table, who, skills, effect, act, means)
        targets, _ = yield from ask_targets(table, who, tuple(dict.fromkeys(reach[effect])), effect, ways)
    paying, affects, form, special = yield from _particulars(table, who, skills, effect, targets)
    made = make(table, who, skills, effect, targets, affects=affects, special=special, means=means, pay_skill=paying)
    return as_counter(made._replace(form=form), act)


def _wide_ways(
    table: Table, who: str, skills: tuple[str, ...], effect: Effect, act: Act, means: Means
) -> tuple[Option, ...]:
    """Whether a counteraction may be wide: only help for several targets, with room beside a defence."""
    draft = make(table, who, skills, effect, (who,), means=means)
    used = rules.manoeuvre.defence(means is Means.DEFENCE)
    targets = frozenset(act.said.targets)
    price = 1 + len(used)
    open_ = rules.manoeuvre.wide_counter(effect, targets, act.who, targets, used, table.right(draft))
    payable = table.has_level_for(Manoeuvre.WIDE) and table.payable(who, price, draft.said.pay)
    return (_several(table, who, skills[0]),) if open_ and payable else ()
