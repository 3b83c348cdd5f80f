"""Reading a whole scene."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bojiste.core.house import House, housed, problems, sound
from bojiste.core.house.option import Chosen, chosen, clashes
from bojiste.core.reading.entries import Blocks, Entries
from bojiste.core.reading.faults import MOST_NEAR, Faults, fields_of, near
from bojiste.core.reading.sides import sides
from bojiste.core.reading.tables import TOP, Head, HouseTable
from bojiste.core.reading.torn import as_far_as_read
from bojiste.core.scene import FORMAT, Combatant, Scene
from bojiste.core.system import System, system, system_ids
from bojiste.errors import Problem, SceneError, UnknownSystem


def read_scene(data: Mapping[str, Any]) -> Scene:
    """The scene that ``data`` describes; ``SceneError`` with all problems if it cannot be played."""
    faults = Faults()
    game = _system(data.get("system"), faults)
    _check_format(data, faults)
    if game is None:
        raise SceneError(faults.problems)
    options = chosen(game, data.get("options"))
    game = _of_table(game, data.get("rules"), options, faults)
    blocks = Blocks(game, data.get("block", {}), faults)
    entries = Entries(game, blocks, faults)
    scene = _read(game, data, entries, options, faults)
    if scene is not None and scene.declared:  # of nobody there is nothing more to say
        with sound(scene.house):
            faults.problems += game.check(scene)
            faults.problems += _looked_through(scene, entries.torn)
    if scene is None or faults.problems:
        raise SceneError(blocks.placed(faults.problems), game.id)
    return scene


def _looked_through(scene: Scene, torn: Sequence[Combatant]) -> Iterator[Problem]:
    """What else is wrong where somebody could be read in part only; what was told of the others is the same again."""
    if torn:
        parts = replace(scene, combatants=(*scene.combatants, *torn))
        yield from as_far_as_read(lambda: scene.system.check(parts))


def _read(game: System, data: Mapping[str, Any], entries: Entries, chosen: Chosen, faults: Faults) -> Scene | None:
    """The scene, as far as its tables can be read; ``None`` where nothing of it can be looked at as a whole."""
    models = game.models()
    _check_keys({*TOP, *fields_of(models.world)}, data, faults)
    head = faults.table(Head, {**_part(data, Head), "format": FORMAT}, "")
    options = faults.table(models.options, data.get("options", {}), "options")
    world = faults.table(models.world, _part(data, models.world), "")
    crowd = entries.crowd(data.get("combatant"))
    between = sides(head.side if head else (), (*crowd.combatants, *entries.torn), faults)
    procedure = _procedure(game, head.procedure if head else None, faults)
    if head is None or world is None:
        return None
    if isinstance(head.house, str):
        faults.note("house", head.house, "house-not-here")
    return Scene(
        system=game,
        procedure=procedure,
        title=head.title.name() if head.title else None,
        options=options if options is not None else models.options.model_validate({}),
        sides=between,
        combatants=crowd.combatants,
        world=world,
        rulings=head.rulings,
        house=_house(head, chosen),
        source=data,
        declared=crowd.declared,
    )


def _of_table(game: System, rules: Any, options: Chosen, faults: Faults) -> System:
    """The system as the scene's table plays it: with its house rules, if it has any and they are sound."""
    own = dict(rules) if isinstance(rules, Mapping) else {}
    found = [*problems(game, own), *clashes(game, options, own)]
    faults.problems += found
    every = {**options.rules, **own}
    return game if found or not every else housed(game, House(every))


def faults_of_rules(tables: Mapping[str, Any]) -> list[Problem]:
    """What is wrong with the ``rules`` and ``options`` of a table by themselves, whatever scene they are for: nothing
    where they belong to no system, which is told elsewhere."""
    faults = Faults()
    game = _system(tables.get("system"), Faults())
    if game is not None:
        options, rules = tables.get("options", {}), tables.get("rules", {})
        if isinstance(options, Mapping):
            faults.table(game.models().options, options, "options")
        _of_table(game, rules, chosen(game, options), faults)
    return faults.problems


def _house(head: Head, options: Chosen) -> House | None:
    """What the scene's table plays otherwise; ``None``: nothing."""
    named = head.house.title if isinstance(head.house, HouseTable) else None
    title = named.name() if named is not None else None
    rules = {**options.rules, **head.rules}
    return House(rules, title, options.options, options.by) if rules or options.options or title is not None else None


def _part(data: Mapping[str, Any], model: Any) -> dict[str, Any]:
    """What of a scene belongs to a table."""
    return {key: data[key] for key in fields_of(model) if key in data}


def _system(id: Any, faults: Faults) -> System | None:
    if not isinstance(id, str):
        value, reason = ("", "missing") if id is None else (id, "not-text")
        faults.note("system", value, reason, known=", ".join(system_ids()))
        return None
    try:
        return system(id)
    except UnknownSystem as unknown:
        faults.problems += unknown.problems
        return None


def _check_format(data: Mapping[str, Any], faults: Faults) -> None:
    if data.get("format") != FORMAT or isinstance(data["format"], bool):
        reason = "unknown-format" if "format" in data else "missing"
        faults.note("format", data.get("format", ""), reason, known=FORMAT)


def _check_keys(known: set[str], data: Mapping[str, Any], faults: Faults) -> None:
    listed = sorted(known)
    for index, key in enumerate(key for key in data if key not in known):
        meant = near(key, listed) if index < MOST_NEAR else ""
        faults.note(key, key, "unknown-key", known=", ".join(listed), near=meant)


def _procedure(game: System, named: str | None, faults: Faults) -> str:
    """The course that a scene names, else the first."""
    first = next(iter(game.procedures))
    if named and named not in game.procedures:
        faults.note("procedure", named, "not-one-of", known=", ".join(game.procedures))
        return first
    return named or first
