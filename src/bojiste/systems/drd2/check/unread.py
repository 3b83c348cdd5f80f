"""What a scene says and nothing reads: refused, so that nobody waits for what will never come."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from bojiste.errors import Problem
from bojiste.systems.drd2.prepare import Scene
from bojiste.systems.drd2.words import COUNTED, Effect, Rest, Type

if TYPE_CHECKING:
    from bojiste.systems.drd2.world import Action, Hazard, Purchase, RestTable

READ: Mapping[str, frozenset[str]] = {
    "conflict": frozenset({"conflict", "action", "environment"}),
    "test": frozenset({"test", "action", "environment"}),
    "challenge": frozenset({"challenge"}),
    "clash": frozenset({"clash", "action", "environment"}),
    "expedition": frozenset({"step", "action", "environment", "mode"}),
}
"""Which tables of a scene each course of play reads, beside those that all of them do."""
ALWAYS = frozenset({"skill", "tactics"})
WOUNDING = (Effect.SCAR, Effect.ELIMINATE)


def unread(scene: Scene) -> Iterator[Problem]:
    """Everything of the scene that its course of play passes over."""
    yield from _tables(scene)
    for index, action in enumerate(scene.world.action):
        yield from _action(action, f"action[{index}]")
    for index, hazard in enumerate(scene.world.environment):
        yield from _hazard(hazard, f"environment[{index}]")
        yield from _of(hazard, f"environment[{index}]", threat="[[challenge]]")
    for index, hazard in enumerate(scene.world.challenge):
        yield from _lone_hazard(hazard, f"challenge[{index}]")
    for index, step in enumerate(scene.world.step):
        if step.challenge is not None:
            yield from _lone_hazard(step.challenge, f"step[{index}].challenge")
        if step.trade is not None:
            yield from _trade(step.trade, f"step[{index}].trade")
        yield from _rest(scene, step.rest, f"step[{index}].rest")
    yield from _numbers(scene)


def _of(table: Any, path: str, **unless: str) -> Iterator[Problem]:
    """Fields that are given though nothing reads them; ``unless`` says with what they would be."""
    for field, when in unless.items():
        if field in table.model_fields_set:
            yield Problem(f"{path}.{field}", _plain(getattr(table, field)), "nothing-reads", {"unless": when})


def _plain(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else getattr(value, "value", value)


def _tables(scene: Scene) -> Iterator[Problem]:
    """Tables of another course of play. Of ``conflict`` lone evaluations read the Fate."""
    read = READ[scene.procedure] | ALWAYS
    for field in sorted(scene.world.model_fields_set - read - {"conflict"}):
        by = next(procedure for procedure, fields in READ.items() if field in fields)
        yield Problem(field, "", "nothing-reads", {"unless": f'procedure = "{by}"'})
    if "conflict" not in read and "conflict" in scene.world.model_fields_set:
        other = scene.world.conflict.model_fields_set - {"fate_pool"}
        yield from _of(scene.world.conflict, "conflict", **dict.fromkeys(sorted(other), 'procedure = "conflict"'))
    if not scene.options.quick_game:
        yield from _of(scene.options, "options", quick_level="quick_game = true")


def _action(action: Action, path: str) -> Iterator[Problem]:
    effect = action.effect[0]
    if effect not in WOUNDING:
        yield from _of(action, path, **dict.fromkeys(("scar", "scope", "form"), 'effect = "scar", "eliminate"'))
    if effect is not Effect.ELIMINATE:
        yield from _of(action, path, eliminates='effect = "eliminate"')
    if effect is not Effect.STORY:
        yield from _of(action, path, leaves='effect = "story"')
    if action.targets:
        yield from _of(action, path, target="no targets")
    elif action.target in ("none", "self"):
        yield from _of(action, path, area='target = "enemy"', wide='target = "enemy"')
    if action.area:
        yield from _of(action, path, wide="area = false")
    if action.pay_skill is not None and action.pay_skill not in action.skills:
        data = {"unless": f"skills = {[*action.skills, action.pay_skill]}"}
        yield Problem(f"{path}.pay_skill", action.pay_skill, "nothing-reads", data)


def _hazard(hazard: Hazard, path: str) -> Iterator[Problem]:
    if hazard.effect not in COUNTED:
        yield from _of(hazard, path, size='effect = "threat_up", "scar"')
    if hazard.effect is not Effect.SCAR:
        yield from _of(hazard, path, scar='effect = "scar"', scope='effect = "scar"')
    if hazard.effect not in WOUNDING:
        yield from _of(hazard, path, form='effect = "eliminate"')


def _lone_hazard(hazard: Hazard, path: str) -> Iterator[Problem]:
    yield from _hazard(hazard, path)
    yield from _of(hazard, path, rounds="[[environment]]")


def _rest(scene: Scene, given: RestTable, path: str) -> Iterator[Problem]:
    if given.kind is Rest.QUALITY:
        yield from _of(given, path, amount='kind = "common"', long_rounds='kind = "common"')
    elif scene.options.long_round_rest is None:
        yield from _of(given, path, long_rounds="options.long_round_rest = 1")


def _trade(given: Purchase, path: str) -> Iterator[Problem]:
    if not given.buy and not given.sell:
        yield from _of(given, path, price="buy = 1")


def _numbers(scene: Scene) -> Iterator[Problem]:
    """Numbers of combatants that have nothing to count."""
    helpers = [one for one in scene.combatants if one.sheet.type is Type.HELPER]
    per_helper = scene.options.helper_pool == "per_helper"
    holders = {one.id if per_helper else one.sheet.owner for one in helpers}
    for one in scene.combatants:
        if "fate" in one.now and one.id not in holders:
            yield Problem(f"{one.path}.now.fate", one.now["fate"], "nothing-reads", {"unless": "fate_contribution"})
        if "bond" in one.now and one.sheet.type is not Type.HELPER:
            yield Problem(f"{one.path}.now.bond", one.now["bond"], "nothing-reads", {"unless": 'type = "helper"'})
