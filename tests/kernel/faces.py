"""Small fights with faces to climb and rifts to jump, each of which shows what few others do."""

from __future__ import annotations

from typing import Any

from tests.kernel.scenes import BLOW, MORTAL, SHOT, Entry, sting
from tests.kernel.spots import BITE, foe, hero

Found = tuple[str, str, list[Entry], dict[str, Any]]
"""A map, its heights, those who are there, and what else the scene says."""
FACE = """
.a...f....
..........
"""
STEEP = """
....444444
....444444
"""

FACES: dict[str, Found] = {
    "who cannot be climbed to is climbed to": (FACE, STEEP, [hero(hp_max=60), foe(hp_max=60)], {}),
    "who climbs well is up there at once, and who lies climbs nothing": (
        ".a...f....\n.b........\n",
        STEEP,
        [
            hero(hp_max=60, speed={"walk": 30, "climb": 30}),
            hero("b", hp_max=60, now={"conditions": ["prone", "restrained"]}),
            foe(hp_max=60, tactic="idle"),
        ],
        {},
    ),
    "who hangs on a face and is struck down falls": (
        "...f...\n...a...\n.......\n",
        "4444444\n.......\n.......\n",
        [
            hero(hp_max=12, count=1, potions=1, **MORTAL, speed=20, ac=5),
            foe(hp_max=60, attack=[{**BITE, "reach": 10}], attacks=2),
            foe("g", hp_max=60, now={"position": [4, 0]}, tactic="idle"),
        ],
        {},
    ),
    "who hangs on a face and is thrown down falls, and does not lie twice": (
        "...f...\n...a...\n.......\n",
        "6666666\n.......\n.......\n",
        [
            hero(hp_max=90, speed=20, ac=5),
            foe(hp_max=60, attack=[{**BITE, "reach": 15, "then": sting(dc=25, save="strength", inflicts=["prone"])}]),
        ],
        {"max_rounds": 9},
    ),
    "who has climbed steps off at the top": (
        ".a........\n..........\n",
        "...33.....\n...33.....\n",
        [hero(hp_max=60), foe("f", hp_max=60, now={"position": [4, 0]}, attack=[SHOT])],
        {},
    ),
    "who can jump a rift does, after a run": (
        "a......f..\n",
        "444..44444\n",
        [hero(hp_max=60, abilities={"strength": 18}), foe(hp_max=60, tactic="idle")],
        {},
    ),
    "who has no room to run jumps half as far": (
        "a..f......\n",
        "4.44444444\n",
        [hero(hp_max=60, abilities={"strength": 20}), foe(hp_max=60, attack=[SHOT], tactic="idle")],
        {},
    ),
    "who can jump just half as far does not": (
        "a...f.....\n",
        "4..4444444\n",
        [hero(hp_max=60, abilities={"strength": 20}), foe(hp_max=60, tactic="idle")],
        {},
    ),
    "those who leap jump from where they stand, and higher": (
        "a....f....\n....b.....\n",
        "4...444444\n....2.....\n",
        [
            hero(hp_max=60, traits=["standing_leap 20"], speed=60),
            hero("b", hp_max=60, traits=["standing_leap 20"], abilities={"strength": 18}),
            foe(hp_max=60, tactic="idle"),
        ],
        {},
    ),
    "who runs leaps farther": (
        "a.......f.\n",
        "444....444\n",
        [hero(hp_max=60, traits=["running_leap 25"], speed=60), foe(hp_max=60, tactic="idle")],
        {},
    ),
    "who draws a blade has run in vain": (
        "a.........\n",
        "444..44444\n",
        [
            hero(
                hp_max=60, abilities={"strength": 18}, attack=[], weapons=["dart", "dart", "spear"], attacks=3, speed=50
            ),
            foe(hp_max=8, tactic="idle", now={"position": [5, 0]}, count=1),
            foe("g", hp_max=60, tactic="idle", now={"position": [9, 0]}),
        ],
        {},
    ),
    "rough ground costs one's footing, and the poisoned keep theirs less well": (
        "a..~~~f...\n",
        "44.4444444\n",
        [
            hero(hp_max=60, abilities={"strength": 20}, now={"conditions": ["poisoned"]}),
            foe(hp_max=60, tactic="idle"),
            foe("g", now={"position": [9, 0]}),
        ],
        {},
    ),
    "nobody jumps through somebody else": (
        "a..b...f..\n..........\n",
        "444..44444\n....444444\n",
        [
            hero(hp_max=60, abilities={"strength": 18}, speed=40),
            hero("b", hp_max=60, tactic="idle"),
            foe(hp_max=60, tactic="idle", speed=0),
        ],
        {},
    ),
    "a step up is walked, and a face beside it is left alone": (
        ".a......f.\n..........\n",
        ".0.12345666\n.66.......\n".replace("666\n", "66\n"),
        [hero(hp_max=60, speed=10), foe(hp_max=60, tactic="idle")],
        {"max_rounds": 6},
    ),
    "who stands a step higher is not climbed to": (
        "a....f....\n..........\n",
        "...111....\n6.........\n",
        [hero(hp_max=60, speed=20), foe(hp_max=60, tactic="idle")],
        {"max_rounds": 6},
    ),
    "walls are no faces": (
        "a#...f....\n.#........\n",
        ".6..444444\n.6..444444\n",
        [hero(hp_max=60), foe(hp_max=60, attack=[SHOT])],
        {"max_rounds": 6},
    ),
    "who hangs a foot above the ground does not walk off": (
        "...a......\n..........\n..........\n.....f....\n",
        "....666666\n....666666\n....666666\n....666666\n",
        [hero(hp_max=60, speed=15), foe(hp_max=60, tactic="idle")],
        {"max_rounds": 6},
    ),
    "who climbs away from somebody hidden is struck, and climbs no more": (
        "...f...\n...a...\n..g....\n",
        "6666666\n.......\n.......\n",
        [
            hero(hp_max=14, ac=5, passive_perception=1, now={"surprised": False}, initiative=20),
            foe(hp_max=60, tactic="idle"),
            foe("g", hp_max=60, hides=True, skills={"stealth": 20}, attack=[{**BLOW, "damage": ["30 slashing"]}]),
        ],
        {},
    ),
    "who climbs better than it walks does so only there": (
        ".a........f\n...........\n",
        "...44444444\n...44444444\n",
        [hero(hp_max=60, speed={"walk": 15, "climb": 50}), foe(hp_max=60, tactic="idle")],
        {"max_rounds": 6},
    ),
    "who climbs sees over the ridge, and is seen": (
        "a......=f.\n.......=..\n",
        "....4...22\n6...4...22\n",
        [hero(hp_max=60, attack=[SHOT]), foe(hp_max=60, attack=[SHOT, BLOW], speed=0)],
        {},
    ),
}
