"""A fight that is under way as the scene begins, and what somebody suffers all through it: which of that the kernel
plays, and its arrays."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.kernel import gifts, plight
from bojiste.systems.srd5.now import HEALED, Fighter
from bojiste.systems.srd5.play.movement.room import table_of
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.play.turns.start import begin
from bojiste.systems.srd5.prepare import Profile, Scene, State
from bojiste.systems.srd5.world import Fight

PLAYED = frozenset(
    """charmed deafened frightened incapacitated paralyzed poisoned prone restrained stunned""".split()  # noqa: SIM905 (a list to be read)
)
"""Conditions that nobody in particular causes, with which somebody may begin."""
UNSEEING = frozenset({"blinded", "invisible"})
"""Besides, where there is a map: whoever sees nothing, or is not seen."""


def lacks(scene: Scene) -> Iterator[str]:
    """What of the fight under way keeps the kernel from a scene."""
    fight = scene.world.fight
    comes = fight != Fight() and any(one.now.get("arrives") for one in scene.combatants)
    if comes or fight.round > scene.options.max_rounds:
        yield "under-way"


def suffers_plainly(who: Profile, on_a_map: bool) -> bool:
    """Whether somebody begins with such conditions only as the kernel knows."""
    return {*who.combatant.now.get("conditions", ())} <= (PLAYED | UNSEEING if on_a_map else PLAYED)


@lru_cache(maxsize=64)
def hampered(scene: Scene) -> bool:
    """Whether the fight is under way, or anybody suffers something as it begins but lying on the ground."""
    table = table_of(scene, begin(scene))
    return scene.world.fight != Fight() or any(
        bits(table.now[id]) or _stiff(table, who) for id, who in scene.prepared.profiles.items()
    )


def bits(now: Fighter) -> int:
    """What somebody suffers all through a fight, as bits (``plight``)."""
    found = 0
    for name in (one.name for one in now.suffers if stays(one.name, one.end)):
        found |= EXCEPT.get(name) or gifts.bits(name)
    weary = rules.condition.exhaustion(now.exhaustion)
    for name in ("check_against", "speed_zero"):
        found |= gifts.EFFECTS[name] if getattr(weary, name) else 0
    return found | (plight.WEARY if weary.save_against else 0)


EXCEPT = {
    "frightened": plight.LAID | plight.CLUMSY | plight.UNSURE,  # of whom is not said: it always sees what it fears
    "blinded": plight.LAID | plight.CLUMSY | plight.ATTACKED | plight.BLIND,
    "invisible": plight.LAID | plight.UNSEEN,
    "charmed": plight.LAID,
}
"""Conditions of which powers bring none, or another."""


def stays(name: str, end: str) -> bool:
    """Whether a condition is there all through a fight: not so lying on the ground, and the sleep of the dying."""
    return name != "prone" and end != HEALED


def hides(scene: Scene) -> bool:
    """Whether anybody sees nothing all along, or is not seen."""
    return any(bits(begin(scene)[id]) & (plight.BLIND | plight.UNSEEN) for id in scene.prepared.profiles)


def lasting(scene: Scene) -> Table:
    """The table as it begins, where everybody suffers but what stays."""
    state = begin(scene)
    for id in scene.prepared.profiles:
        state[id].suffers = tuple(one for one in state[id].suffers if stays(one.name, one.end))
    return table_of(scene, state)


def _stiff(table: Table, who: Profile) -> bool:
    """Whether somebody's Dodge is over as the fight begins."""
    dodging = table.now[who.id].dodging
    return dodging and rules.action.dodge_lost(table.acts(who), table.speed(who))


def columns(scene: Scene, state: State) -> dict[str, Any]:
    """How far the fight has come, and what lies on everybody."""
    table, profiles = table_of(scene, state), scene.prepared.profiles
    fight = scene.world.fight
    known = [id for id in fight.order if id in profiles]
    order = [*known, *(id for id in profiles if id not in known)] if known else []
    begun = [bits(state[id]) for id in profiles]
    return {
        "first_round": fight.round,
        "said": len(order),
        "said_order": [profiles[id].index for id in order],
        "whose": profiles[fight.turn].index if fight.turn in profiles else -1,
        "begun": begun,
        "stiff": [int(_stiff(table, who)) for who in profiles.values()],
        "idle": sum(1 << at for at, one in enumerate(begun) if one & plight.IDLE),
        "close": 1,
    }
