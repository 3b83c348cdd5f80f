"""Scenes of all four systems made of a number, each also as a twin that differs in what players may not know: hit
points, wounds, Fate of the referee's people, and whatever there is of those who hide."""

from __future__ import annotations

from collections.abc import Callable, Collection
from copy import deepcopy
from typing import Any

from tests.kernel import fights, five, maps, osr_fights
from tests.kernel.fights import Draw

Given = dict[str, Any]
GREAT = 300
"""Hit points that no short game brings to an end."""

HEROES = ("havel", "rozalie", "radim")


def srd5(number: int) -> Given:
    """Two fights, on a map or without one; some of the referee's people lie in wait."""
    made: Given = (maps if number % 2 else fights).scene(number)
    made["options"] = {**made["options"], "open_hp": False}
    draw = Draw(number + 17)
    for one in seated(made):
        one.pop("now", None)
        one["hp_max"] = GREAT + draw.below(50)
        one |= {"hides": True} if draw.chance(50) else {}
    return made | {"rulings": draw.of("ask", "default")}


def osr(number: int) -> Given:
    made: Given = osr_fights.scene(number)
    for one in seated(made):
        one.pop("hp_dice", None)
        one["hp_max"] = GREAT + number % 7
        now = {key: value for key, value in one.get("now", {}).items() if key in ("x", "y")}
        one["now"] = now
    return made


def fiveaction(number: int) -> Given:
    made: Given = five.scene(number)
    for one in seated(made):
        one["now"] = {"at": one["now"]["at"], "wounds": 0} if "at" in one["now"] else {"wounds": 0}
    return made


def drd2(number: int) -> Given:
    """A conflict in which some come later, and nobody sees how much Fate the referee has."""
    draw = Draw(number + 29)
    heroes: list[Given] = [{"block": block, "id": f"left{at}", "side": "left"} for at, block in enumerate(HEROES)]
    heroes = heroes[: 1 + draw.below(3)]
    foes: list[Given] = [_foe(draw, at) for at in range(1 + draw.below(3))]
    late = {foes[-1]["id"]: 2} if len(foes) > 1 and draw.chance(60) else {}
    made: Given = {
        "format": 1,
        "system": "drd2",
        "combatant": [*heroes, *foes],
        "conflict": {"max_rounds": 3, "join": late},
    }
    made["options"] = {"fate_visible": False, "stories": "skip"}
    seated(made)
    return made


def _foe(draw: Draw, at: int) -> Given:
    about = {"level": 1 + draw.below(4), "skills": ["common-melee", "agility", "strength"]}
    limit = {"body": 4, "soul": 4, "influence": 4}
    return {"id": f"right{at}", "side": "right", "characteristic": about, "limit": limit, "fate_contribution": 5 + at}


SYSTEMS: dict[str, Callable[[int], Given]] = {"srd5": srd5, "osr": osr, "fiveaction": fiveaction, "drd2": drd2}


def seated(made: Given) -> list[Given]:
    """Give each on the left a player of its own and leave the others to the referee; these."""
    for one in made["combatant"]:
        one["seat"] = f"player:{one['id']}" if one["side"] == "left" else "gm"
    return [one for one in made["combatant"] if one["seat"] == "gm"]


def other_numbers(made: Given) -> Given:
    """The same scene with other numbers where players see none."""
    twin = deepcopy(made)
    for one in twin["combatant"]:
        if one["seat"] == "gm":
            _change(one)
    return twin


def _change(one: Given) -> None:
    if "hp_max" in one:
        one["hp_max"] += GREAT
    if "fate_contribution" in one:
        one["fate_contribution"] += 20
    if "wounds" in one.get("now", {}):
        one["now"] = {**one["now"], "wounds": 1}


def other_names(made: Given, hidden: Collection[str]) -> Given:
    """The same scene in which those who are hidden are called otherwise."""
    twin = deepcopy(made)
    for one in twin["combatant"]:
        if one["id"] in {who.rpartition("-")[0] or who for who in hidden}:
            one["name"] = f"Zwyx {one['id']}"
    return twin
