"""Faults of the fight itself and of a day of several: life, the order of turns, encounters."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.errors import Problem
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.prepare import Combatant, Scene


def encounters(scene: Scene) -> Iterator[Problem]:
    """Fights of a day that name no side, or one twice, leave nobody over, or rest when nobody can."""
    encounters, sides = scene.world.encounter, [side.id for side in scene.sides]
    if (scene.procedure == "day") is not bool(encounters):
        yield Problem("encounter", scene.procedure, "day-without-encounters")
    named: list[str] = []
    for index, encounter in enumerate(encounters):
        for side in encounter.sides:
            if side not in sides:
                yield Problem(f"encounter[{index}].sides", side, "not-one-of", {"known": ", ".join(sides)})
            elif side in named:
                yield Problem(f"encounter[{index}].sides", side, "side-twice")
            named.append(side)
        if not index and encounter.rest != "none":
            yield Problem("encounter[0].rest", encounter.rest, "rest-at-once")
    long_ = [index for index, encounter in enumerate(encounters) if encounter.rest == "long"]
    for index in long_[1:]:
        yield Problem(f"encounter[{index}].rest", "long", "second-long-rest")
    if encounters and {*sides} <= {*named}:
        yield Problem("encounter", ", ".join(named), "nobody-goes-on")


def life(one: Combatant) -> Iterator[Problem]:
    """Hit points, life and counters that do not fit together (B03, B04)."""
    path, now = f"{one.path}.now", one.now
    hp = now.get("hp")
    maximum = now.get("hp_max") or one.sheet.hp_max
    if hp is not None and hp > maximum:
        yield Problem(f"{path}.hp", hp, "above-maximum", {"maximum": maximum})
    left = maximum if hp is None else hp
    life = now.get("life")
    if life == "ok" and left == 0:
        yield Problem(f"{path}.life", life, "life-without-hp")
    if life in ("dying", "stable", "dead") and left > 0:
        yield Problem(f"{path}.life", life, "hp-without-life", {"hp": left})
    for counter in ("death_success", "death_fail"):
        if now.get(counter) and (left > 0 or life in ("stable", "dead")):
            yield Problem(f"{path}.{counter}", now[counter], "counter-without-dying")
    if _dead(one):
        for name in now.get("conditions", ()):
            if name != "prone":
                yield Problem(f"{path}.conditions", name, "condition-of-dead")


def _dead(one: Combatant) -> bool:
    """Whether somebody is dead when the scene begins."""
    life, hp = one.now.get("life"), one.now.get("hp")
    at_once = rules.zero.monster(one.sheet.kind == "character", one.sheet.uses_death_saves)
    exhausted = rules.condition.exhaustion(one.now.get("exhaustion", 0)).dead > 0
    return life == "dead" or (life is None and hp == 0 and at_once) or exhausted


def order(scene: Scene) -> Iterator[Problem]:
    """An order of turns that names nobody, or somebody twice."""
    fight = scene.world.fight
    known = ", ".join(sorted(scene.declared))
    for index, who in enumerate(fight.order):
        if who not in scene.declared:
            yield Problem(f"fight.order[{index}]", who, "unknown-combatant", {"known": known})
        elif who in fight.order[:index]:
            yield Problem(
                f"fight.order[{index}]", who, "duplicate-id", {"first": f"fight.order[{fight.order.index(who)}]"}
            )
    if fight.turn is not None and fight.turn not in scene.declared:
        yield Problem("fight.turn", fight.turn, "unknown-combatant", {"known": known})
    elif fight.turn in scene.by_id and _dead(scene.by_id[fight.turn]):
        yield Problem("fight.turn", fight.turn, "turn-of-dead")
