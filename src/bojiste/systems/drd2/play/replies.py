"""Counteractions, each a record: its verb, its rule, when it is offered, how it is made."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import NamedTuple

from bojiste.core.ask import Option
from bojiste.core.rule import Cited
from bojiste.kit.course import Course, at_once
from bojiste.kit.deed import Deed, Deeds
from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.play import custom
from bojiste.systems.drd2.play.action import Act
from bojiste.systems.drd2.play.deeds import used
from bojiste.systems.drd2.play.make import as_counter, make
from bojiste.systems.drd2.play.reach import credible
from bojiste.systems.drd2.play.table import Table
from bojiste.systems.drd2.words import Effect, Means


class Reply(NamedTuple):
    """Somebody about to answer an action: by what right, and with its best skill for it, if it has any."""

    who: str
    against: Act
    means: Means
    skill: str | None


Offered = Callable[[Table, Reply], Iterable[Option]]
Made = Callable[[Table, Reply, str], Act]


def _reply(verb: str, rule: Cited, offered: Offered, made: Made) -> Deed[Table, Reply]:
    """A counteraction that needs nothing else to be asked, for whoever has a skill for it."""

    def open_(table: Table, reply: Reply) -> Iterable[Option]:
        return offered(table, reply) if reply.skill is not None else ()

    return Deed(verb, rule, open_, lambda table, reply, rest: at_once(made(table, reply, rest)))


def is_legal(made: Act, against: Act) -> bool:
    """Whether a counteraction meets the conditions that can be read off its targets."""
    targets = frozenset(against.said.targets)
    affected = frozenset(made.said.targets)
    harm = rules.counter.cond_harm(made.effect, affected, against.who)
    return rules.counter.validity(harm, rules.counter.cond_no_new(affected, against.who, targets)).default


def _facts(table: Table, reply: Reply, target: str) -> dict[str, object]:
    """What stands with a proposal: its skill, what it costs, and whom it concerns."""
    assert reply.skill is not None, "offered"
    price = table.defence_price(reply.who, reply.skill) if reply.means is Means.DEFENCE else 0
    return {**used(table, reply.who, (reply.skill,)), "price": price, "target": target}


def _always(verb: str, table: Table, reply: Reply) -> Iterator[Option]:
    yield Option(verb, _facts(table, reply, reply.against.who))


def _if_credible(table: Table, reply: Reply) -> Iterator[Option]:
    if reply.skill is not None and credible(table, reply.who, reply.skill):
        yield from _always("eliminate", table, reply)


def _if_aimed_at(table: Table, reply: Reply) -> Iterator[Option]:
    if reply.who in reply.against.said.targets and table.above_floor(reply.who):
        yield from _always("avoid", table, reply)


def _for_each_other_target(table: Table, reply: Reply) -> Iterator[Option]:
    for one in reply.against.said.targets:
        apart = one != reply.who and table.in_play(one) and not table.hostile(reply.who, one)
        if apart and table.above_floor(one):
            yield Option(f"help:{one}", _facts(table, reply, one))


def _made(table: Table, reply: Reply, effect: Effect, targets: tuple[str, ...]) -> Act:
    assert reply.skill is not None, "offered"
    return as_counter(make(table, reply.who, (reply.skill,), effect, targets, means=reply.means), reply.against)


def _harm(effect: Effect, table: Table, reply: Reply, _rest: str) -> Act:
    return _made(table, reply, effect, (reply.against.who,))


def _help(table: Table, reply: Reply, target: str) -> Act:
    return _made(table, reply, Effect.THREAT_DOWN, (target or reply.who,))


def _block(table: Table, reply: Reply, _rest: str) -> Act:
    return _made(table, reply, Effect.STORY, ())


def _own_way(table: Table, reply: Reply) -> Iterator[Option]:
    yield Option("custom")


def _step_by_step(table: Table, reply: Reply, _rest: str) -> Course[Act | None]:
    return custom.against(table, reply.who, reply.against, reply.means)


REPLIES: Deeds[Table, Reply] = Deeds(
    (
        _reply("strike", rules.counter.effects, partial(_always, "strike"), partial(_harm, Effect.THREAT_UP)),
        _reply("scar", rules.counter.effects, partial(_always, "scar"), partial(_harm, Effect.SCAR)),
        _reply("eliminate", rules.elimination.credible, _if_credible, partial(_harm, Effect.ELIMINATE)),
        _reply("avoid", rules.counter.effects, _if_aimed_at, _help),
        _reply("block", rules.counter.effects, partial(_always, "block"), _block),
        _reply("help", rules.counter.effects, _for_each_other_target, _help),
        Deed("custom", rules.action.one_consequence, _own_way, _step_by_step),
    )
)
"""In the order in which they are offered."""
