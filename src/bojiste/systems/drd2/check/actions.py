"""Faults of prepared actions, of dangers, and of what scars, penalties and things hamper."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from bojiste.errors import Problem
from bojiste.kit.refuse import near, twice, unknown
from bojiste.systems.drd2.check.names import combatant_ids, side_ids
from bojiste.systems.drd2.now import EVERYBODY
from bojiste.systems.drd2.prepare import Scene, known_skills, scope_words
from bojiste.systems.drd2.words import Status

if TYPE_CHECKING:
    from bojiste.systems.drd2.world import Action, Hazard


def actions(scene: Scene) -> Iterator[Problem]:
    ids = combatant_ids(scene)
    hazards = [hazard.id for hazard in scene.world.environment]
    extra = [skill for one in scene.combatants for skill in one.sheet.skill]
    known = known_skills(scene.world.skill, extra)
    yield from twice([action.id for action in scene.world.action], "action")
    for index, action in enumerate(scene.world.action):
        path = f"action[{index}]"
        skills = (*action.skills, *([action.pay_skill] if action.pay_skill else []))
        yield from unknown(skills, known, f"{path}.skills", "unknown-skill")
        yield from unknown(action.against, known, f"{path}.against", "unknown-skill")
        for field in ("targets", "who", "threatens"):
            yield from unknown(getattr(action, field), ids, f"{path}.{field}", "unknown-combatant")
        for who in action.who:
            yield from untaught(scene, who, action, f"{path}.skills")
        yield from gone(scene, action.targets, f"{path}.targets")
        yield from unknown([action.follow] if action.follow else [], hazards, f"{path}.follow", "unknown-danger")


GONE = (Status.REMOVED, Status.LEFT, Status.RETIRED)


def untaught(scene: Scene, who: str | None, action: Any, path: str) -> Iterator[Problem]:
    """Skills of a prepared action that stand on another sheet than that of the one who is to do it."""
    if who not in scene.by_id:
        return
    known = known_skills(scene.world.skill, scene.by_id[who].sheet.skill)
    elsewhere = {skill.id for one in scene.combatants for skill in one.sheet.skill} - set(known)
    for skill in action.skills:
        if skill in elsewhere:
            yield Problem(path, skill, "unknown-skill", {**near(skill, known), "who": who})


def gone(scene: Scene, names: Iterable[str], path: str) -> Iterator[Problem]:
    """Targets that are not there any more."""
    for name in names:
        status = scene.by_id[name].now.get("status") if name in scene.by_id else None
        if status in GONE:
            yield Problem(path, name, "target-gone", {"status": status.value})


def hazards(scene: Scene) -> Iterator[Problem]:
    tables = [("environment", scene.world.environment), ("challenge", scene.world.challenge)]
    for field, hazards in tables:
        for index, hazard in enumerate(hazards):
            yield from threatened(scene, hazard, f"{field}[{index}]")


def threatened(scene: Scene, hazard: Any, path: str) -> Iterator[Problem]:
    known = [*combatant_ids(scene), *side_ids(scene), EVERYBODY]
    yield from unknown(hazard.who, known, f"{path}.who", "unknown-combatant")
    yield from gone(scene, hazard.who, f"{path}.who")
    extra = [skill for one in scene.combatants for skill in one.sheet.skill]
    yield from unknown(hazard.skills, known_skills(scene.world.skill, extra), f"{path}.skills", "unknown-skill")


# -- what is hampered ----------------------------------------------------------------------------------------------


def scopes(scene: Scene) -> Iterator[Problem]:
    """What scars, penalties and things may hamper."""
    known = scope_words(scene)
    for path, words in _scoped(scene):
        yield from unknown(words, known, path, "unknown-scope")


def _scoped(scene: Scene) -> Iterator[tuple[str, Iterable[str]]]:
    """Where such words stand in a scene."""
    seen: set[str] = set()
    for one in scene.combatants:
        if one.path in seen:
            continue
        seen.add(one.path)
        for field in ("scars", "penalties"):
            for place, entry in enumerate(one.now.get(field, ())):
                yield f"{one.path}.now.{field}[{place}].scope", entry["scope"]
        for place, item in enumerate(() if one.block else one.sheet.items):  # a block's things know no scene
            yield f"{one.path}.items[{place}].demand", item.demand
    tables: tuple[tuple[str, Iterable[Action | Hazard]], ...] = (
        ("action", scene.world.action),
        ("environment", scene.world.environment),
        ("challenge", scene.world.challenge),
    )
    for name, entries in tables:
        for place, given in enumerate(entries):
            yield f"{name}[{place}].scope", given.scope
