"""Declaring one's own action: a handful of proposals first, everything else through ``custom``."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from bojiste.core.ask import Ask, Option, note
from bojiste.core.rule import procedure
from bojiste.kit.course import Course, anew
from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.play import custom
from bojiste.systems.drd2.play.action import Act, named
from bojiste.systems.drd2.play.make import attempt_key, own_action, prepared, use_of
from bojiste.systems.drd2.play.table import Table
from bojiste.systems.drd2.play.weigh import by_worth, skill_for
from bojiste.systems.drd2.words import Effect, Use

if TYPE_CHECKING:
    from bojiste.systems.drd2.world import Action

WAIT = "postpone"
DROP = "drop"
SAY = "say"
CUSTOM = "custom"


def skills_of(table: Table, who: str, uses: Iterable[str] = ("attack", "recover")) -> dict[str, str]:
    """The best skill for attacking and for helping oneself; missing where none can be tried."""
    best = {"attack": attack_skill, "recover": _recover_skill}
    found = {use: best[use](table, who) for use in uses}
    return {use: skill for use, skill in found.items() if skill is not None}


def _recover_skill(table: Table, who: str) -> str | None:
    return skill_for(table, who, table.kit(who).recover)


def attack_skill(table: Table, who: str) -> str | None:
    """The best of somebody's attack skills; where it costs a scar or more than there is, another that harms."""
    kit = table.kit(who)
    best = skill_for(table, who, kit.attack)
    if best is not None and (not table.now(who).scars or _is_light(table, who, best)):
        return best
    others = [id for id in kit.skills if id in kit.skilled and kit.skills[id].use is not Use.OTHER]
    light = [id for id in others if not table.blocked(who, (id,)) and _is_light(table, who, id)]
    return max(light, key=lambda id: kit.levels[id], default=best)


def _is_light(table: Table, who: str, skill: str) -> bool:
    return table.payable_lightly(who, table.demand(who, (skill,)), table.property_of(who, skill))


# -- what is proposed ----------------------------------------------------------------------------------------------


def reachable(table: Table, who: str) -> tuple[str, ...]:
    """Enemies that somebody can get at."""
    return tuple(foe for foe in table.foes(who) if within_reach(table, who, foe))


def within_reach(table: Table, who: str, target: str) -> bool:
    """Whether one more can go for a target in this round, by the number the scene gives."""
    others = {attacker for attacker, at in table.conflict.attackers if at == target and attacker != who}
    return bool(rules.action.reach(len(others), table.kit(target).max_attackers).default)


def credible(table: Table, act_skill: str, who: str) -> bool:
    """Whether a skill is taken to have the power to eliminate."""
    return bool(rules.elimination.credible(table.kit(who).skills[act_skill].use).default)


def locked(table: Table, who: str, key: str, target: str) -> bool:
    """Whether an earlier failure closes an attempt to somebody, or to its whole side."""
    locks = tuple((lock.who, lock.action, lock.target) for lock in table.conflict.locks)
    return any(rules.test.locked((whose, key, target), locks) for whose in (who, table.kit(who).side))


def _attacks(table: Table, who: str, skill: str) -> Iterable[Option]:
    foes = by_worth(table, who, reachable(table, who), skill)
    with_it = used(table, who, (skill,))
    verbs = ("attack", "scar", *(["eliminate"] if credible(table, skill, who) else []))
    for verb in verbs:
        yield from (Option(f"{verb}:{foe}", {"target": foe, **with_it}) for foe in foes)
    if len(foes) > 1 and custom.wide_open(table, who, skill):
        yield Option("sweep", {**with_it, **custom.price_of_wide(table, who, skill), "targets": foes})


def used(table: Table, who: str, skills: tuple[str, ...]) -> dict[str, object]:
    """With which skill a proposal is made: its level, and what merely trying demands."""
    level = min(table.kit(who).levels[skill] for skill in skills)
    return {"skill": skills[0], "skills": list(skills), "level": level, "demand": table.demand(who, skills)}


def _help(table: Table, who: str, skill: str) -> Iterable[Option]:
    now = table.now(who)
    facts = used(table, who, (skill,))
    if table.above_floor(who):
        yield Option("recover", facts)
    yield Option("prepare", facts)
    friends = sorted(table.friends(who), key=lambda other: -(table.now(other).threat or 1))
    for friend in friends[:1]:
        verb = "help" if table.above_floor(friend) else "aid"
        yield Option(f"{verb}:{friend}", {**facts, "target": friend})
    if not table.lone and table.foes(who):
        yield Option("leave" if now.disengaged else "disengage", facts)


def _prepared(table: Table, who: str) -> Iterable[Option]:
    for id, action in table.prep.actions.items():
        if _can_do(table, who, action) and _aims(table, who, action):
            facts = {**named("action", id, action.name), "effect": action.effect[0].value}
            yield Option(f"do:{id}", {**facts, **used(table, who, action.skills), "demand": action.sorting.demand})


def _can_do(table: Table, who: str, action: Action) -> bool:
    """Whether a prepared action is somebody's to try: meant for it, and with skills that it knows of."""
    known = table.kit(who).skills
    meant = not action.who or who in action.who
    return meant and all(skill in known for skill in (*action.skills, action.pay_skill or action.skills[0]))


def _aims(table: Table, who: str, action: Action) -> tuple[str, ...]:
    """Whom a prepared action could be aimed at: those it names, as far as they are in play, or those of its kind."""
    if action.targets:
        return tuple(target for target in action.targets if table.in_play(target))
    return _candidates(table, who, action.target)


def _candidates(table: Table, who: str, target: str) -> tuple[str, ...]:
    """Whom a prepared action could be aimed at; an empty name where it needs nobody."""
    friends = table.friends(who)
    anyone = (who, *friends, *reachable(table, who))
    found = {"self": (who,), "ally": friends, "enemy": reachable(table, who), "anyone": anyone, "none": ("",)}
    return found[target]


def menu(table: Table, who: str, spoken: bool) -> list[Option]:
    """All proposals for somebody's own action, the most useful first."""
    skills = skills_of(table, who)
    found: list[Option] = []
    if "attack" in skills:
        found += _attacks(table, who, skills["attack"])
    found += _prepared(table, who)
    if "recover" in skills:
        found += _help(table, who, skills["recover"])
    open_ = [option for option in found if not _closed(table, who, option, skills)]
    last = [Option(CUSTOM), *([] if spoken else [Option(SAY)]), Option(DROP if table.lone else WAIT)]
    return [*open_, *last]


def _closed(table: Table, who: str, option: Option, skills: dict[str, str]) -> bool:
    """Whether a lock closes a proposal."""
    if not table.conflict.locks:
        return False
    if option.key.startswith("do:"):
        return locked(table, who, option.key.removeprefix("do:"), "")
    act = own_action(table, who, option.key, skills, reachable(table, who))
    return act is not None and locked(table, who, act.key, lock_target(act))


def lock_target(act: Act) -> str:
    """What of a declaration a lock remembers beside its key: the first target of what is not one's own."""
    return act.said.targets[0] if act.said.targets and not act.prepared else ""


# -- asking --------------------------------------------------------------------------------------------------------


@procedure("drd2.action.declare")
def declare(table: Table, who: str, refused: set[str]) -> Course[tuple[Act, str] | None]:
    """One declaration by whoever holds the seat, and the key it was chosen by; none if the turn is declined."""
    words: str | None = None
    while True:
        spoken = words is not None
        key = yield from anew(lambda: _ask(table, who, refused, spoken) if has_turn(table, who) else None)  # noqa: B023
        if key is None or key in (WAIT, DROP):
            return None
        if key == SAY:
            words = yield note("say", declare, table.seat(who), who)
        else:
            act = yield from _built(table, who, key)
            if act is not None:
                return act._replace(note=words or act.note), key


def has_turn(table: Table, who: str) -> bool:
    """Whether somebody may act now, as it was when the turn began: the referee's hand may have changed that."""
    if table.lone:
        return table.in_play(who)
    return table.able(who) and rules.turn.act(table.now(who).initiative) and table.conflict.over is None


def _ask(table: Table, who: str, refused: set[str], spoken: bool) -> Ask:
    """What to do with one's turn; proposals already refused are left out."""

    def options() -> list[Option]:
        return [one for one in menu(table, who, spoken) if one.key not in refused]

    rule = declare if table.lone else rules.turn.act
    data = {"threat": table.now(who).threat or 1, "refused": sorted(refused)}
    return Ask("declare", rule, table.seat(who), who, options, _usual(table, who, refused), data=data, again=True)


def _usual(table: Table, who: str, refused: set[str]) -> str:
    """Attack the first enemy at hand and not closed to further attempts; wait if there is none."""
    skill = attack_skill(table, who)
    if skill is not None:
        for foe in reachable(table, who):
            if f"attack:{foe}" not in refused and not locked(table, who, attempt_key(Effect.THREAT_UP, skill), foe):
                return f"attack:{foe}"
    return DROP if table.lone else WAIT


def _built(table: Table, who: str, key: str) -> Course[Act | None]:
    if key == CUSTOM:
        return (yield from custom.own(table, who))
    if key.startswith("do:"):
        return (yield from _aimed(table, who, key.removeprefix("do:")))
    return own_action(table, who, key, skills_of(table, who, (use_of(key),)), reachable(table, who))


def _aimed(table: Table, who: str, id: str) -> Course[Act]:
    """A prepared action with its target asked for where there are several."""
    given = table.prep.actions[id]
    open_ = _aims(table, who, given)
    if given.targets:
        return prepared(table, who, id, open_)
    if (given.area or given.wide) and len(open_) > 1:
        chosen = yield from custom.several(table, who, open_, given.effect[0])
        return prepared(table, who, id, chosen)
    target = open_[0]
    if len(open_) > 1:
        options = [Option(f"target:{one}", {"target": one}) for one in open_]
        key = yield Ask("target", rules.action.one_target, table.seat(who), who, options, options[0].key)
        target = key.removeprefix("target:")
    return prepared(table, who, id, (target,) if target else ())
