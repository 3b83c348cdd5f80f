"""Declarations of one's own turn, each a record: its verb, its rule, when it is offered, how it is made."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cached_property, partial
from typing import TYPE_CHECKING

from bojiste.core.ask import Ask, Option
from bojiste.core.rule import Cited, procedure
from bojiste.kit.course import Course, at_once
from bojiste.kit.deed import Deed, Deeds
from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.play import custom
from bojiste.systems.drd2.play.action import Act, named
from bojiste.systems.drd2.play.make import disengaging, loosed, make, prepared
from bojiste.systems.drd2.play.reach import closed, credible, locked, reachable
from bojiste.systems.drd2.play.table import Table
from bojiste.systems.drd2.play.weigh import attack_skill, by_worth, recover_skill
from bojiste.systems.drd2.words import Effect, Stake

if TYPE_CHECKING:
    from bojiste.systems.drd2.world import Action

SAY = "say"
CUSTOM = "custom"
SWEEPS = {Stake.THREAT: Effect.THREAT_UP, Stake.SCAR: Effect.SCAR}


class Chance:
    """Somebody about to declare: its best skill for attacking, that for all the rest, and whom it can get at. Each is
    worked out when it is first needed."""

    def __init__(self, table: Table, who: str) -> None:
        self.who = who
        self._table = table

    @cached_property
    def attack(self) -> str | None:
        return attack_skill(self._table, self.who)

    @cached_property
    def recover(self) -> str | None:
        return recover_skill(self._table, self.who)

    @cached_property
    def foes(self) -> list[str]:
        """Enemies within reach, the best target first."""
        return by_worth(self._table, self.who, reachable(self._table, self.who), self.attack or "")


Offered = Callable[[Table, Chance], Iterable[Option]]
Made = Callable[[Table, Chance, str], Act]


def used(table: Table, who: str, skills: tuple[str, ...]) -> dict[str, object]:
    """With which skill a proposal is made: its level, and what merely trying demands."""
    level = min(table.kit(who).levels[skill] for skill in skills)
    return {"skill": skills[0], "skills": list(skills), "level": level, "demand": table.demand(who, skills)}


def _deed(verb: str, rule: Cited, offered: Offered, made: Made) -> Deed[Table, Chance]:
    """A declaration that needs nothing else to be asked; where a failure has closed it, it is not offered."""

    def open_(table: Table, chance: Chance) -> Iterator[Option]:
        for option in offered(table, chance):
            if not table.conflict.locks or not closed(table, made(table, chance, option.key.partition(":")[2])):
                yield option

    return Deed(verb, rule, open_, lambda table, chance, rest: at_once(made(table, chance, rest)))


# -- against others ------------------------------------------------------------------------------------------------


def _at_each_foe(verb: str, table: Table, chance: Chance) -> Iterator[Option]:
    if chance.attack is not None:
        with_it = used(table, chance.who, (chance.attack,))
        yield from (Option(f"{verb}:{foe}", {"target": foe, **with_it}) for foe in chance.foes)


def _at_each_if_credible(verb: str, table: Table, chance: Chance) -> Iterator[Option]:
    if chance.attack is not None and credible(table, chance.who, chance.attack):
        yield from _at_each_foe(verb, table, chance)


@procedure("drd2.action.harm")
def _harm(effect: Effect, table: Table, chance: Chance, target: str) -> Act:
    """What worsens the present situation raises Threat, what is to last is a scar."""
    assert chance.attack is not None, "offered"
    return make(table, chance.who, (chance.attack,), effect, (target,))


def _sweep_offered(table: Table, chance: Chance) -> Iterator[Option]:
    """At all enemies, for the price of wide."""
    skill, who = chance.attack, chance.who
    if skill is not None and len(chance.foes) > 1 and custom.wide_open(table, who, skill):
        price = custom.price_of_wide(table, who, skill)
        at = {"effect": _swept(table, who).value, "targets": chance.foes}
        yield Option("sweep", {**used(table, who, (skill,)), **price, **at})


def _swept(table: Table, who: str) -> Effect:
    """What a wide attack does to all: as its tactics attack one."""
    return SWEEPS[table.kit(who).tactics.attack]


def _sweep(table: Table, chance: Chance, _rest: str) -> Act:
    assert chance.attack is not None, "offered"
    return make(table, chance.who, (chance.attack,), _swept(table, chance.who), reachable(table, chance.who))


# -- what the scene has prepared -----------------------------------------------------------------------------------


def _prepared_offered(table: Table, chance: Chance) -> Iterator[Option]:
    who = chance.who
    for id, action in table.prep.actions.items():
        if _can_do(table, who, action) and _aims(table, who, action) and not locked(table, who, id, ""):
            facts: dict[str, object] = {**named("action", id, action.name), "effect": action.effect[0].value}
            facts |= {**loosed(table, who, action), **used(table, who, action.skills)}
            yield Option(f"do:{id}", {**facts, "demand": action.sorting.demand})


def _can_do(table: Table, who: str, action: Action) -> bool:
    """Whether a prepared action is somebody's to try: meant for it, and with skills that it knows of."""
    known = table.kit(who).skills
    meant = not action.who or who in action.who
    return meant and all(skill in known for skill in (*action.skills, action.pay_skill or action.skills[0]))


def _aims(table: Table, who: str, action: Action) -> tuple[str, ...]:
    """Whom a prepared action could be aimed at: those it names, as far as they are in play, or those of its kind; an
    empty name where it needs nobody."""
    if action.targets:
        return tuple(target for target in action.targets if table.in_play(target))
    friends, foes = table.friends(who), reachable(table, who)
    found = {"self": (who,), "ally": friends, "enemy": foes, "anyone": (who, *friends, *foes), "none": ("",)}
    return found[action.target]


def _do(table: Table, chance: Chance, id: str) -> Course[Act]:
    """A prepared action with its target asked for where there are several."""
    given, who = table.prep.actions[id], chance.who
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


# -- for oneself and comrades --------------------------------------------------------------------------------------


def _for_oneself(verb: str, table: Table, chance: Chance) -> Iterator[Option]:
    if chance.recover is not None:
        yield Option(verb, used(table, chance.who, (chance.recover,)))


def _recover_offered(table: Table, chance: Chance) -> Iterator[Option]:
    if table.above_floor(chance.who):
        yield from _for_oneself("recover", table, chance)


def _for_each_comrade(verb: str, table: Table, chance: Chance) -> Iterator[Option]:
    """The most threatened first; whose Threat cannot fall is aided with Advantage instead."""
    if chance.recover is None:
        return
    with_it = used(table, chance.who, (chance.recover,))
    for friend in sorted(table.friends(chance.who), key=lambda other: -(table.now(other).threat or 1)):
        if table.above_floor(friend) == (verb == "help"):
            yield Option(f"{verb}:{friend}", {**with_it, "target": friend})


@procedure("drd2.action.help")
def _help(effect: Effect, table: Table, chance: Chance, target: str) -> Act:
    """What improves the present situation lowers Threat, what is prepared for later is Advantage."""
    assert chance.recover is not None, "offered"
    return make(table, chance.who, (chance.recover,), effect, (target or chance.who,))


# -- getting away --------------------------------------------------------------------------------------------------


def _away_offered(verb: str, table: Table, chance: Chance) -> Iterator[Option]:
    """First clear of the opponents, then out of the conflict."""
    clear = table.now(chance.who).disengaged
    if not table.lone and table.foes(chance.who) and clear == (verb == "leave"):
        yield from _for_oneself(verb, table, chance)


def _disengage(table: Table, chance: Chance, _rest: str) -> Act:
    assert chance.recover is not None, "offered"
    return disengaging(table, chance.who, (chance.recover,))


def _leave(table: Table, chance: Chance, _rest: str) -> Act:
    assert chance.recover is not None, "offered"
    return make(table, chance.who, (chance.recover,), Effect.STORY, (chance.who,), leaves=True, key="leave")


def _own_way(table: Table, chance: Chance) -> Iterator[Option]:
    yield Option(CUSTOM)


def _step_by_step(table: Table, chance: Chance, _rest: str) -> Course[Act | None]:
    return custom.own(table, chance.who)


DEEDS: Deeds[Table, Chance] = Deeds(
    (
        _deed("attack", _harm, partial(_at_each_foe, "attack"), partial(_harm, Effect.THREAT_UP)),
        _deed("scar", _harm, partial(_at_each_foe, "scar"), partial(_harm, Effect.SCAR)),
        _deed("eliminate", rules.elimination.credible, partial(_at_each_if_credible, "eliminate"),
              partial(_harm, Effect.ELIMINATE)),
        _deed("sweep", rules.manoeuvre.wide, _sweep_offered, _sweep),
        Deed("do", rules.action.one_target, _prepared_offered, _do),
        _deed("recover", _help, _recover_offered, partial(_help, Effect.THREAT_DOWN)),
        _deed("prepare", _help, partial(_for_oneself, "prepare"), partial(_help, Effect.ADVANTAGE)),
        _deed("help", _help, partial(_for_each_comrade, "help"), partial(_help, Effect.THREAT_DOWN)),
        _deed("aid", _help, partial(_for_each_comrade, "aid"), partial(_help, Effect.ADVANTAGE)),
        _deed("disengage", rules.leaving.condition, partial(_away_offered, "disengage"), _disengage),
        _deed("leave", rules.leaving.condition, partial(_away_offered, "leave"), _leave),
        Deed(CUSTOM, rules.action.one_consequence, _own_way, _step_by_step),
    )
)  # fmt: skip
"""In the order in which they are offered."""
