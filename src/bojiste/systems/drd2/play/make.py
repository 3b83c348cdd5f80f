"""Making declarations: from the key of a proposal to what everybody hears."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, TypedDict, Unpack

from bojiste.core.ask import NOTHING
from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.play.action import Act
from bojiste.systems.drd2.play.reach import exposed_to
from bojiste.systems.drd2.play.table import Table
from bojiste.systems.drd2.words import Declaration, Effect, Means, Property, Sorting, Status, Words

if TYPE_CHECKING:
    from bojiste.systems.drd2.world import Action


class More(TypedDict, total=False):
    """What a declaration may say besides (see ``Act``)."""

    prepared: str
    name: Words
    note: Words
    sorting: Sorting
    means: Means | None
    scar: Words
    scope: tuple[str, ...]
    severity: int
    disengages: bool
    tags: tuple[str, ...]
    helped_by: tuple[str, ...]
    special: tuple[str, ...]
    eliminates: bool | None
    looses: Mapping[str, object]


def make(
    table: Table,
    who: str,
    skills: tuple[str, ...],
    effect: Effect,
    targets: tuple[str, ...],
    *,
    affects: Property | None = None,
    area: bool = False,
    wide: bool = False,
    pay_skill: str | None = None,
    leaves: bool = False,
    threatens: tuple[str, ...] = (),
    key: str = "",
    **more: Unpack[More],
) -> Act:
    """A declaration with its numbers looked up; nothing is checked yet."""
    kit = table.kit(who)
    rated = tuple((kit.levels[id], kit.skills[id].property) for id in skills)
    named = kit.skills[pay_skill].property if pay_skill else None
    paying = pay_skill or skills[rated.index(min(rated, key=lambda one: one[0]))]
    usual = rules.clash.property(kit.skills[paying].property, kit.skills[paying].affects)
    tags, helped_by = more.get("tags", ()), more.get("helped_by", ())
    said = Declaration(
        who=who,
        skills=skills,
        pay=rules.skill.combine_property(rated, named),
        affects=affects or usual,
        targets=targets,
        effect=effect,
        level=rules.skill.combine(tuple(level for level, _ in rated), kit.skilled.issuperset(skills)) or 0,
        demand=table.demand(who, skills, tags, helped_by),
        threatens=threatens,
        area=area,
        leaves=leaves,
        manoeuvres=rules.manoeuvre.wide_area(max(len(targets), 1 + wide), area),
    )
    return Act(said, usual=usual, key=key or attempt_key(effect, skills[0]), form=kit.tactics.lethality, **more)


def attempt_key(effect: Effect, skill_id: str) -> str:
    """What locks remember of an action that no proposal names otherwise."""
    return f"{effect.value}:{skill_id}"


def prepared(table: Table, who: str, id: str, targets: tuple[str, ...]) -> Act:
    """A prepared action of the scene."""
    given = table.prep.actions[id]
    return make(
        table,
        who,
        given.skills,
        given.effect[0],
        targets,
        affects=given.affects,
        area=given.area,
        wide=given.wide and len(targets) > 1,
        pay_skill=given.pay_skill,
        leaves=given.leaves,
        threatens=given.threatens,
        key=id,
        prepared=id,
        name=given.name,
        note=given.text,
        sorting=given.sorting,
        scar=given.scar,
        scope=given.scope,
        severity=given.severity,
        disengages=given.disengages,
        tags=given.tags,
        helped_by=given.helped_by,
        eliminates=given.eliminates,
        looses=loosed(table, who, given),
    )._replace(form=given.form)


def loosed(table: Table, who: str, action: Action) -> Mapping[str, object]:
    """The danger that succeeding in a prepared action lets loose: its name, what it does and to whom; or nothing."""
    hazard = table.prep.hazards.get(action.follow or "") if action.effect[0] is Effect.OTHER else None
    if hazard is None:
        return NOTHING
    found: dict[str, object] = {"looses": hazard.name or hazard.id, "loosed_effect": hazard.effect.value}
    return {**found, "loosed_size": hazard.size, "loosed_targets": list(exposed_to(table, hazard, who))}


def disengaging(table: Table, who: str, skills: tuple[str, ...]) -> Act:
    """Getting clear of the opponents."""
    return make(table, who, skills, clear_effect(table, who), (who,), disengages=True, key="disengage")


def clear_effect(table: Table, who: str) -> Effect:
    """What getting clear brings besides: lower Threat, or the story alone where it cannot fall."""
    return Effect.THREAT_DOWN if table.above_floor(who) else Effect.STORY


def as_counter(act: Act, against: Act) -> Act:
    """Any declaration as a counteraction: whom it protects, and the defence it carries."""
    defence = rules.manoeuvre.defence(act.means is Means.DEFENCE)
    protects = rules.exhaustion.protected(act.who, against.said.targets)
    return act.saying(protects=protects, manoeuvres=defence + act.said.manoeuvres)


def facts(act: Act) -> dict[str, object]:
    """A declaration as an event tells it."""
    said = act.said
    found: dict[str, object] = {
        "effect": said.effect.value,
        **act.skilled,
        "targets": list(said.targets),
        "property": said.affects.value,
        "level": said.level,
        "demand": rules.kind.demanding(act.sorting),
        "kind": act.sorting.kind.value,
        "wide": int(rules.manoeuvre.wide(len(said.targets), said.area)),
        "area": int(said.area),
        "leaves": int(said.leaves),
        "disengages": int(act.disengages),
        **act.called,
        **act.looses,
    }
    if said.targets == (act.who,):
        found["self"] = 1
    if said.effect is Effect.ELIMINATE:
        found["form"] = "removed" if act.form is Status.REMOVED else "present"
    return found
