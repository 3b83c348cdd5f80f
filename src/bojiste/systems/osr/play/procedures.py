"""The procedures a scene may name, the default first."""

from __future__ import annotations

from bojiste.systems.osr.play.camp import camp_scene
from bojiste.systems.osr.play.dungeon import dungeon_scene
from bojiste.systems.osr.play.meeting import encounter_scene, fight_scene
from bojiste.systems.osr.play.travel import journey_scene
from bojiste.systems.osr.play.trial import trial_scene

PROCEDURES = {
    "fight": fight_scene,
    "encounter": encounter_scene,
    "journey": journey_scene,
    "camp": camp_scene,
    "dungeon": dungeon_scene,
    "trial": trial_scene,
}
