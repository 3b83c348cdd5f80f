"""The procedures a scene may name, the default first."""

from __future__ import annotations

from collections.abc import Callable

from bojiste.core.hand import Stopped
from bojiste.core.system import Play
from bojiste.systems.osr.play.camp import camp_scene
from bojiste.systems.osr.play.company import finish
from bojiste.systems.osr.play.dungeon import dungeon_scene
from bojiste.systems.osr.play.fight import STOPPED
from bojiste.systems.osr.play.hand import table_of
from bojiste.systems.osr.play.meeting import encounter_scene, fight_scene
from bojiste.systems.osr.play.travel import journey_scene
from bojiste.systems.osr.play.trial import trial_scene
from bojiste.systems.osr.prepare import Scene, State


def expedition(scene_of: Callable[[Scene, State], Play]) -> Callable[[Scene, State], Play]:
    """An expedition that the referee's hand may end at any question: nothing is shared out any more."""

    def play(scene: Scene, state: State) -> Play:
        try:
            return (yield from scene_of(scene, state))
        except Stopped:
            return (yield from finish(table_of(state), STOPPED))

    return play


PROCEDURES = {
    "fight": fight_scene,
    "encounter": encounter_scene,
    "journey": expedition(journey_scene),
    "camp": expedition(camp_scene),
    "dungeon": expedition(dungeon_scene),
    "trial": expedition(trial_scene),
}
