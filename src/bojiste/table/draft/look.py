"""How a draft looks: whom it holds, where they begin, and what the book thinks of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from bojiste.core.ask import GM
from bojiste.core.reading import read_scene
from bojiste.core.scene import Scene
from bojiste.core.state import View
from bojiste.files.beside import draws
from bojiste.table.draft.drawing import Drawing
from bojiste.table.draft.edits import entries
from bojiste.table.draft.new import roles
from bojiste.table.pages.environment import words
from bojiste.table.seen import shown
from bojiste.table.seen.eyes import Eyes
from bojiste.tell.names import capital, label
from bojiste.tell.narrator import Narrator
from bojiste.tell.words import Words


def looked(tables: Mapping[str, Any], language: str) -> dict[str, Any]:
    """What the page of a draft shows; ``SceneError`` with all faults where it cannot be played."""
    scene = read_scene(tables)
    view = View(scene, scene.system.begin(scene), GM, scene.system.sight)
    eyes = Eyes(view, Narrator(scene, language), frozenset((*scene.seats, GM)))
    found = shown(eyes)
    drawing = Drawing.of(tables)
    return {
        **found,
        "ask": None,
        "entries": list(_entries(eyes, tables, {one["id"]: one for one in found["people"]})),
        "budget": budget(scene, language),
        "tactics": [{"id": id, "name": tactic(id, language)} for id in scene.system.policies],
        "roles": [{"id": id, "name": capital(role(scene, id, language))} for id in roles(scene.system)],
        "levels": bool(scene.system.shelf().callings),
        "draws": draws(scene.system),
        "size": None if drawing is None else (drawing.wide, drawing.high),
        "grounds": _grounds(drawing),
    }


def _entries(eyes: Eyes, tables: Mapping[str, Any], people: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """Those who take part, an entry of the file each."""
    at = 0
    for place, entry in enumerate(entries(tables)):
        count = int(entry.get("count", 1))
        row = eyes.scene.combatants[at : at + count]
        at += count
        if not row:
            return
        first = row[0]
        one = people.get(first.id)
        alone = replace(first.name, number=None)
        yield {
            "at": place,
            "id": first.id,
            "count": count,
            "name": capital(label(alone if count > 1 else first.name, eyes.narrator.language)),
            "side": eyes.side_of(first.side),
            "of": first.side,
            "person": first.seat != GM,
            "seat": first.seat,
            "tactic": entry.get("tactic", ""),
            "shown": one,
            "note": "" if one is None else ", ".join(gauge["words"] for gauge in one["gauges"][:1]),
        }


def budget(scene: Scene, language: str) -> list[str]:
    """How hard the book thinks the scene, in sentences; none where its system does not reckon, or lacks a number."""
    reckon = scene.system.shelf().budget
    found = None if reckon is None else reckon(scene, ())
    if found is None or not found.verdict:
        return []
    said = Words(language, scene.system.id)
    limits = ", ".join(said.word(f"budget-limit-{id}", points=points) for id, points in found.limits)
    return [said.word(f"budget-{found.verdict}"), said.word("budget-sum", **found.facts), capital(limits) + "."]


def role(scene: Scene, id: str, language: str) -> str:
    """What a class or a block of people is called."""
    said = Words(language, scene.system.id)
    return said.word(f"calling-{id}") if said.has(f"calling-{id}") else id


def tactic(id: str, language: str) -> str:
    """What a tactic is called; its own word where the table has none."""
    said = words(language)
    return said.word(f"page-tactic-{id}") if said.has(f"page-tactic-{id}") else id


def _grounds(drawing: Drawing | None) -> str:
    """The grounds that the map has."""
    return "" if drawing is None else "".join(sorted({sign for row in drawing.rows for sign in row} & set("#~=≈:")))
