"""What a forecast counts of one finished scene, and what it takes for granted."""

from __future__ import annotations

from collections.abc import Iterable

from bojiste.core.measure import Measure
from bojiste.core.system import Outcome
from bojiste.kit import measure as kit
from bojiste.systems.fiveaction.now import FIGHT
from bojiste.systems.fiveaction.play.ending import UNDECIDED
from bojiste.systems.fiveaction.prepare import Scene, State
from bojiste.systems.fiveaction.words import Status
from bojiste.systems.fiveaction.words.body import TRUNK

FELL = (Status.UNCONSCIOUS, Status.OUT, Status.DEAD)


def measure(scene: Scene, state: State, outcome: Outcome) -> Measure:
    """Who won, in how many rounds, who fell and died, and what is left of everybody."""
    by_parts = scene.options.modules.hit_locations
    lost = {one.id: state[one.id].parts[TRUNK] if by_parts else state[one.id].wounds for one in scene.combatants}
    kits = scene.prepared.kits
    flags = kit.won(scene, outcome) | {"undecided": outcome.reason == UNDECIDED}
    flags |= kit.befell(scene, "fell", lambda who: state[who].status in FELL)
    flags |= kit.befell(scene, "died", lambda who: state[who].status is Status.DEAD)
    flags |= kit.wiped(scene, lambda who: state[who].status is Status.DEAD)
    flags |= kit.bereaved(scene, flags)
    return Measure(
        flags,
        {
            "rounds": state[FIGHT].round,
            **kit.left(scene, "hp", lambda who: max(0, kits[who].lives - lost[who])),
            **kit.left(scene, "stun", lambda who: state[who].stun),
            **kit.left(scene, "felled", lambda who: state[who].fallen),
        },
    )


def conventions(scene: Scene) -> Iterable[str]:
    """The catalogue's defaults where the source leaves a choice to people, and the modules that are on."""
    yield "gm-rulings-by-default" if scene.rulings == "default" else "gm-rulings-asked"
    yield "tactics"
    yield "straight-lines"
    modules = scene.options.modules
    for module in ("heavy_blows", "push_back", "defence_costs_actions", "hit_locations", "initiative_recalculated"):
        if getattr(modules, module):
            yield module
