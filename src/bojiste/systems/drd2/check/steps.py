"""Faults of lone evaluations and of the steps of an expedition."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from bojiste.errors import Problem
from bojiste.kit.refuse import unknown
from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.check.actions import threatened, untaught
from bojiste.systems.drd2.check.names import combatant_ids, side_ids
from bojiste.systems.drd2.now import EVERYBODY, NOBODY
from bojiste.systems.drd2.prepare import Scene
from bojiste.systems.drd2.words import Mode, Rest

if TYPE_CHECKING:
    pass


def lone(scene: Scene) -> Iterator[Problem]:
    if scene.procedure == "challenge" and not scene.world.challenge:
        yield Problem("challenge", "", "missing")
    if scene.procedure == "expedition" and not scene.world.step:
        yield Problem("step", "", "missing")
    for index, trial in enumerate(scene.world.test):
        yield from trial_faults(scene, trial, f"test[{index}]")
    for index, brawl in enumerate(scene.world.clash):
        yield from brawl_faults(scene, brawl, f"clash[{index}]")


def named_action(scene: Scene, id: str | None, who: str | None, path: str) -> Iterator[Problem]:
    """A prepared action that somebody is to do: it is there, and its skills are that one's to try."""
    if id is None:
        return
    actions = {action.id: action for action in scene.world.action}
    yield from unknown([id], actions, path, "unknown-action")
    if id in actions:
        yield from untaught(scene, who, actions[id], path)


def trial_faults(scene: Scene, trial: Any, path: str) -> Iterator[Problem]:
    yield from unknown([trial.who], combatant_ids(scene), f"{path}.who", "unknown-combatant")
    yield from named_action(scene, trial.action, trial.who, f"{path}.action")


def brawl_faults(scene: Scene, brawl: Any, path: str) -> Iterator[Problem]:
    ids = combatant_ids(scene)
    yield from unknown([brawl.actor], [*ids, NOBODY], f"{path}.actor", "unknown-combatant")
    yield from unknown((*brawl.between, *brawl.threat), ids, f"{path}.between", "unknown-combatant")
    yield from named_action(scene, brawl.action, brawl.actor, f"{path}.action")
    if brawl.actor == NOBODY and len(brawl.between) != 2:
        yield Problem(f"{path}.between", list(brawl.between), "not-two", {"count": len(brawl.between)})


# -- steps of an expedition ----------------------------------------------------------------------------------------


def steps(scene: Scene) -> Iterator[Problem]:
    between = scene.world.mode is Mode.BETWEEN
    for index, step in enumerate(scene.world.step):
        path = f"step[{index}]"
        between = step.do in _BETWEEN or (between and step.do not in _ON_THE_WAY)
        if step.do == "rest":
            yield from _rest(scene, step.rest, between, f"{path}.rest")
        if step.test is not None:
            yield from trial_faults(scene, step.test, f"{path}.test")
        if step.clash is not None:
            yield from brawl_faults(scene, step.clash, f"{path}.clash")
        if step.challenge is not None:
            yield from threatened(scene, step.challenge, f"{path}.challenge")
        yield from unknown([step.who] if step.who else [], combatant_ids(scene), f"{path}.who", "unknown-combatant")
        yield from named_action(scene, step.action, step.who, f"{path}.action")
        if step.trade is not None:
            yield from _deal(scene, step.trade, f"{path}.trade")


_BETWEEN = ("days", "between")
_ON_THE_WAY = ("conflict", "test", "challenge", "clash", "depart")


def _rest(scene: Scene, given: Any, between: bool, path: str) -> Iterator[Problem]:
    if not between and not rules.mode.expedition(given.kind):
        yield Problem(f"{path}.kind", given.kind.value, "quality-on-expedition")
    if given.amount is not None and given.kind is Rest.COMMON:
        allowed = rules.rest.conditions(scene.options.rest_conditions)
        if not allowed.allows(given.amount):
            data = {"minimum": allowed.least, "maximum": allowed.most}
            yield Problem(f"{path}.amount", given.amount, "bad-rest-amount", data)
    yield from unknown(
        given.who, [*combatant_ids(scene), *side_ids(scene), EVERYBODY], f"{path}.who", "unknown-combatant"
    )


def _deal(scene: Scene, deal: Any, path: str) -> Iterator[Problem]:
    yield from unknown([deal.who], combatant_ids(scene), f"{path}.who", "unknown-combatant")
    one = scene.by_id.get(deal.who)
    if one is not None and deal.item is not None:
        names = [item.called for item in one.sheet.items if item.cost is not None]
        yield from unknown([deal.item], names, f"{path}.item", "unknown-item")
