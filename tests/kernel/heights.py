"""Small fights on ground that is not level, each of which shows what few others do."""

from __future__ import annotations

from typing import Any

from tests.kernel.faces import FACES, Found
from tests.kernel.scenes import BLOW, CLAW, MORTAL, SHOT, Entry, sting
from tests.kernel.spots import BITE, BITTEN, PASSED, RAM, foe, hero

STRONG: Entry = {"skills": {"athletics": 12}}
WEAK: Entry = {"skills": {"athletics": -3, "acrobatics": -2}}
LEDGE = """
.....
.a.f.
.....
.....
"""
UPON = """
66666
66666
66666
.....
"""
EDGE = ".....\n.....\n..a..\n..f..\n.....\n"
"""With its back to the abyss."""
BACK = "66666\n66666\n66666\n66666\n.....\n"
HEIGHTS: dict[str, Found] = FACES | {
    "who stands at the edge is shoved over it": (
        EDGE,
        BACK,
        [hero(**STRONG, hp_max=60), foe(count=1, **WEAK, hp_max=60)],
        {},
    ),
    "of several who stand there the first that falls hard enough": (
        ".....\n.bab.\n.fgf.\n.....\n",
        "66666\n66666\n66666\n..1..\n",
        [
            hero(**STRONG, hp_max=60, count=1),
            hero("b", skills={"athletics": 4, "acrobatics": 6}, count=2, hp_max=60, attacks=2),
            foe(count=2, **WEAK, hp_max=40, attack=[SHOT, BLOW]),
            foe("g", count=1, hp_max=40, size="small", skills={"acrobatics": 5}),
        ],
        {"open_hp": True},
    ),
    "whoever cannot act is shoved without more ado, where the printing says so": (
        EDGE,
        BACK,
        [hero(**STRONG, hp_max=60), foe(**STRONG, hp_max=60, now={"conditions": ["incapacitated"]})],
        {"shove_auto_vs_incapacitated": True},
    ),
    "whoever cannot act resists a shove all the same, where it does not": (
        EDGE,
        BACK,
        [hero(**STRONG, hp_max=60), foe(**STRONG, hp_max=60, now={"conditions": ["incapacitated"]})],
        {"shove_auto_vs_incapacitated": False},
    ),
    "the poisoned shove and withstand less well": (
        EDGE,
        BACK,
        [hero(**STRONG, hp_max=60, now={"conditions": ["poisoned"]}), foe(**STRONG, now={"exhaustion": 1}, hp_max=60)],
        {},
    ),
    "of several attacks one may be a shove": (
        EDGE,
        BACK,
        [hero(**STRONG, hp_max=60, attacks=3), foe(count=1, **WEAK, hp_max=90, traits=["lucky"])],
        {},
    ),
    "who falls and dies lies down there": (
        EDGE,
        BACK,
        [
            hero(**STRONG, hp_max=60),
            foe(**WEAK, hp_max=7, kind="npc", uses_death_saves=True),
            foe("g", now={"position": [0, 0]}),
        ],
        {},
    ),
    "who resists blows falls softly": (
        EDGE,
        BACK,
        [
            hero(**STRONG, hp_max=60),
            foe(hp_max=60, resist=["bludgeoning"], cond_immune=["prone"], skills={"athletics": 0}),
        ],
        {},
    ),
    "who falls and does not feel it stands": (
        EDGE,
        BACK,
        [hero(**STRONG, hp_max=60), foe(hp_max=60, immune=["bludgeoning"], skills={"athletics": 0})],
        {},
    ),
    "temporary hit points take a fall, and whoever fell lies": (
        EDGE,
        BACK,
        [hero(**STRONG, hp_max=60), foe(hp_max=60, now={"thp": 50}, skills={"athletics": 0})],
        {},
    ),
    "who lies already and is shoved lies there": (
        "......\n..a...\n..f...\n......\n......\n",
        "666666\n666666\n666666\n......\n......\n",
        [
            hero(
                **STRONG,
                hp_max=60,
                attacks=2,
                attack=[{**CLAW, "then": sting(save="strength", dc=25, inflicts=["prone"])}],
            ),
            foe(hp_max=90, **WEAK, now={"conditions": ["prone"]}, speed=0),
        ],
        {},
    ),
    "whom nobody can push away is thrown down": (
        "###\n#a#\n#f#\n#g#\n###\n",
        "...\n.6.\n.6.\n...\n...\n",
        [hero(**STRONG, hp_max=60, attacks=4), foe(**WEAK, hp_max=60), foe("g", hp_max=60, tactic="idle")],
        {},
    ),
    "of two who stand at one edge the one farther off falls to the lowest ground": (
        "......\n..af..\n...g..\n......\n",
        "6666..\n66662.\n6666..\n....4.\n",
        [
            hero(**STRONG, hp_max=60, attacks=2),
            foe(count=1, **WEAK, hp_max=60),
            foe("g", skills={"athletics": 8}, traits=["lucky"], hp_max=60),
        ],
        {},
    ),
    "nobody is shoved to where somebody hangs": (
        ".....\n..a..\n..f..\n.#b#.\n.....\n",
        "66666\n66666\n66666\n.....\n.....\n",
        [
            hero(**STRONG, hp_max=60, speed=0),
            hero("b", hp_max=60, speed=60, initiative=30),
            foe(**WEAK, hp_max=60, speed=0, initiative=-9),
        ],
        {"max_rounds": 3},
    ),
    "a drop of ten feet is worth it, one of five is not": (
        "...a...\n...f...\n.......\n.b.....\n.g.....\n",
        "4444444\n4444444\n2222222\n3333333\n3333333\n",
        [
            hero(**STRONG, hp_max=60),
            hero("b", **STRONG, hp_max=60),
            foe(**WEAK, hp_max=60, now={"hp": 4}),
            foe("g", **WEAK, hp_max=60, now={"hp": 4}),
        ],
        {},
    ),
    "who is much larger is not shoved, nor who stands behind a corner, nor by who cannot act": (
        "a#...b..c\n#f...g..h\n.........\n",
        "666666666\n666666666\n.........\n",
        [
            hero(**STRONG, hp_max=60, speed=0),
            hero("b", **STRONG, hp_max=60, size="tiny", speed=0),
            hero("c", **STRONG, hp_max=60, now={"conditions": ["incapacitated"]}, speed=0),
            foe(**WEAK, hp_max=60, tactic="idle"),
            foe("g", **WEAK, hp_max=60, tactic="idle"),
            foe("h", **WEAK, hp_max=60, tactic="idle"),
        ],
        {"max_rounds": 3},
    ),
    "who lies after one fall lies after the next": (
        "..a..\n..f..\n.#.#.\n.b...\n",
        "99999\n99999\n66666\n666..\n",
        [
            hero(**STRONG, hp_max=60, speed=0, initiative=30),
            hero("b", **STRONG, hp_max=60, speed=0, initiative=10),
            foe(**WEAK, hp_max=90, speed=0, initiative=-9),
        ],
        {"max_rounds": 4},
    ),
    "whoever was struck down and healed lies, and lies when it falls": (
        "..a..\n.bfg.\n.....\n",
        "66666\n66666\n.....\n",
        [
            hero(**STRONG, hp_max=60, attack=[{**CLAW, "damage": ["1 slashing"]}], initiative=-9),
            hero("b", **WEAK, hp_max=60, attack=[{**BLOW, "to_hit": 15, "damage": ["1d6+10 slashing"]}], initiative=30),
            foe(
                **WEAK, hp_max=9, kind="npc", uses_death_saves=True, now={"conditions": ["restrained"]}, initiative=-20
            ),
            foe("g", hp_max=60, potions=9, initiative=10),
        ],
        {"max_rounds": 4},
    ),
    "who is put back stays as high as it was": (
        PASSED,
        "......11...\n...........\n...........\n...........\n",
        [hero(hp_max=7, potions=1, **MORTAL), *BITTEN],
        {"end_move_in_occupied_space": "never"},
    ),
    "who passes somebody tiny in the dark does not know what held it up": (
        "###########\na.l.......f\n###########\n",
        "...........\n..........1\n...........\n",
        [
            hero(hp_max=60, passive_perception=1, now={"surprised": False}),
            foe("l", hides=True, size="tiny", skills={"stealth": 15}, tactic="idle", hp_max=60),
            foe(hp_max=60, tactic="idle"),
        ],
        {"field": {"light": "dark"}},
    ),
    "nobody passes in the reach of who stands above, however high": (
        ".....g.....\na.........f\n...........\n###########\n",
        ".....6.....\n...........\n...........\n...........\n",
        [hero(hp_max=60, speed=20), foe(hp_max=60, tactic="idle"), foe("g", hp_max=60, attack=[BLOW], speed=0)],
        {"max_rounds": 6},
    ),
    "a lamp shines over ridges, and not down from towers": (
        "l...a...f.\n........g.\n.c........\n.h........\n",
        "..3.......\n..3.......\n.6........\n..........\n",
        [
            hero(hp_max=60, attack=[SHOT, BLOW]),
            hero("c", hp_max=60, attack=[SHOT], speed=0, tactic="naive"),
            hero("l", hp_max=60, tactic="idle"),
            foe(hp_max=60, attack=[SHOT], speed=0),
            foe("g", hp_max=60, speed=0),
            foe("h", hp_max=60, attack=[SHOT], speed=0),
        ],
        {
            "field": {
                "light": "dark",
                "lamp": [{"by": "ll", "bright": 60, "dim": 60}, {"by": "cc", "bright": 10, "dim": 20}],
            }
        },
    ),
    "a shot upwards meets the ledge, and one from below the low wall": (
        "a....=.f..\n...#.....g\n.b........\n",
        ".....33333\n.....33333\n.....33333\n",
        [
            hero(attack=[SHOT], hp_max=60),
            hero("b", attack=[SHOT, BLOW], hp_max=60),
            foe(attack=[SHOT], hp_max=60),
            foe("g", attack=[BLOW], hp_max=60),
        ],
        {},
    ),
    "bodies up there and down here stop no arrows": (
        "a..b..c..f..g.\n",
        "2222..2.22....\n",
        [
            hero(attack=[SHOT], hp_max=60),
            hero("b", attack=[SHOT], hp_max=60),
            hero("c", hp_max=60, tactic="idle", now={"conditions": ["restrained"]}),
            foe(attack=[SHOT], hp_max=60, speed=0),
            foe("g", attack=[SHOT], hp_max=60, speed=0),
        ],
        {},
    ),
    "who strikes upwards needs the reach": (
        ".a.f.\n.....\n",
        "...2.\n...2.\n",
        [hero(hp_max=60, attack=[BITE]), foe(hp_max=60, attack=[{**CLAW, "reach": 5}], speed=0)],
        {},
    ),
    "who passes under a ledge is struck from it, and who rams there comes straight": (
        "...g......\na........f\n",
        "...2......\n..1.......\n",
        [
            hero(hp_max=60, attack=[RAM], speed=60),
            foe(hp_max=60, attack=[RAM], speed=40),
            foe("g", hp_max=60, attack=[BITE, {**CLAW, "reach": 15}], speed=0, initiative=-9),
        ],
        {},
    ),
    "a lamp down there lights those who stand above it, and walls of rock hide nothing from it": (
        ".a...f....\n......g...\n",
        "....333333\n.....33333\n",
        [
            hero(hp_max=60, attack=[SHOT, BLOW]),
            foe(hp_max=60, attack=[SHOT], darkvision=20),
            foe("g", hp_max=60, blindsight=10),
        ],
        {
            "field": {
                "light": "dark",
                "lamp": [{"by": "aa", "bright": 10, "dim": 20}, {"at": [7, 1], "bright": 5, "dim": 10}],
            }
        },
    ),
    "who hides up there is found by who climbs": (
        ".a...l....\n..........\n.b........\n",
        "...2222222\n...2222222\n...2222222\n",
        [
            hero(hp_max=60, passive_perception=9, speed=40),
            hero("b", hp_max=60, passive_perception=14, attack=[SHOT]),
            foe("l", count=1, hides=True, skills={"stealth": 9}, hp_max=60, tactic="idle"),
            foe("m", hides=True, skills={"stealth": 6}, hp_max=60, now={"position": [3, 2]}),
        ],
        {},
    ),
    "the naive shove nobody": (EDGE, BACK, [hero(**STRONG, hp_max=60, tactic="naive"), foe(**WEAK, hp_max=60)], {}),
}


def heights(name: str) -> dict[str, Any]:
    rows, levels, everybody, more = HEIGHTS[name]
    field = {"map": rows.strip("\n"), "heights": levels.strip("\n"), **more.get("field", {})}
    options = {key: value for key, value in more.items() if key != "field"}
    found = {"format": 1, "system": "srd5", "options": {"grid": True, "max_rounds": 12, **options}, "field": field}
    return found | {"combatant": everybody}
