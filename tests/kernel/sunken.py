"""Small fights under water, each of which shows what few others do."""

from __future__ import annotations

from typing import Any

from tests.kernel.scenes import BLOW, CLAW, MORTAL, SHOT, Entry, sting
from tests.kernel.spots import RAM, YARD, foe, hero

SWIMS: Entry = {"speed": {"walk": 30, "swim": 40}}
FISH: Entry = {"speed": {"walk": 0, "swim": 40}, "breathes": "water", "attack": [CLAW]}
CHOKES: Entry = {"now": {"airless": 9}, "abilities": {"constitution": 8}}
Found = tuple[str, list[Entry], dict[str, Any]]

SUNKEN: dict[str, Found] = {
    "who cannot swim gets on slowly, and strikes badly": (
        YARD,
        [hero(hp_max=60), hero("b", hp_max=60, **SWIMS, now={"position": [1, 3]}), foe(hp_max=90, **FISH)],
        {},
    ),
    "what is thrust is fit for it, and a crossbow near by": (
        YARD,
        [
            hero(attack=[], weapons=["light_crossbow", "shortsword"], ammunition={"bolts": 9}, hp_max=60),
            hero("b", attack=[], weapons=["longbow", "longsword"], hp_max=60, now={"position": [1, 3]}),
            foe(hp_max=90, **FISH),
        ],
        {},
    ),
    "a shot too far is lost, and betrays who hid": (
        YARD,
        [
            hero(attack=[{**SHOT, "range": [20, 120]}], hp_max=60, speed=5),
            hero(
                "b",
                hides=True,
                skills={"stealth": 20},
                attack=[{**SHOT, "range": [10, 120]}],
                speed=5,
                hp_max=60,
                now={"position": [0, 0]},
            ),
            foe(hp_max=60, **FISH, tactic="idle"),
        ],
        {"max_rounds": 4},
    ),
    "who has no breath left drowns, and nothing but air helps": (
        "a.b.\n.f..\n....",
        [
            hero(hp_max=40, **CHOKES, **{**MORTAL, "skills": {}}),
            hero("b", hp_max=40, potions=5, breathes="nothing", skills={"medicine": 9}),
            foe(hp_max=90, **FISH),
            foe("g", hp_max=60, now={"position": [3, 2], "airless": 12}, attack=[], weapons=["spear", "spear"]),
        ],
        {},
    ),
    "who chokes regrows nothing": (
        "a...\n...f\n....",
        [hero(hp_max=40, **CHOKES, regeneration=5, tactic="idle"), foe(hp_max=90, **{**FISH, "attack": [BLOW]})],
        {"max_rounds": 20},
    ),
    "water quenches fire": (
        "a.b.\n.f..\n....",
        [
            hero(hp_max=40, attack=[{**CLAW, "damage": ["2d6 fire"]}], resist=["fire"]),
            hero("b", hp_max=40, attack=[{**CLAW, "then": sting(damage="3d6 fire", success="half")}]),
            foe(hp_max=90, **FISH),
        ],
        {},
    ),
    "nobody shoves, climbs or jumps there, but who swims rams": (
        YARD.replace("#", "~"),
        [hero(hp_max=60, **{**SWIMS, "attack": [RAM]}), foe(hp_max=60, **FISH), foe("g", now={"position": [6, 2]})],
        {},
    ),
    "a fish that dashes swims as far again": (
        "f" + 34 * "." + "a\n" + 36 * ".",
        [hero(hp_max=60, tactic="idle"), foe(hp_max=60, **FISH)],
        {"dash_bonus": "snapshot"},
    ),
    "fish never drown": (
        "a..\n.f.\n...",
        [hero(hp_max=60), foe(hp_max=60, **FISH, now={"airless": 30}), foe("g", now={"position": [2, 2]}, **FISH)],
        {},
    ),
    "who passes somebody tiny in the dark does not know what held it up": (
        "###########\na.l.......f\n###########\n",
        [
            hero(hp_max=60, passive_perception=1, now={"surprised": False}),
            foe("l", hides=True, size="tiny", skills={"stealth": 15}, tactic="idle", hp_max=60),
            foe(hp_max=60, tactic="idle"),
        ],
        {"light": "dark"},
    ),
    "whoever holds its breath has lost a round where it lies": (
        "a.b.\n.f..\n....",
        [
            hero(hp_max=9, now={"hp": 0, "airless": 3}, abilities={"constitution": 6}, **{**MORTAL, "skills": {}}),
            hero("b", hp_max=60, potions=1, breathes="water"),
            foe(hp_max=60, **FISH),
        ],
        {},
    ),
}


def sunken(name: str) -> dict[str, Any]:
    rows, everybody, more = SUNKEN[name]
    options = {"grid": True, "max_rounds": 12} | {key: value for key, value in more.items() if key != "light"}
    field = {"map": rows.strip("\n"), "underwater": True, "light": more.get("light", "bright")}
    return {"format": 1, "system": "srd5", "options": options, "field": field, "combatant": everybody}
