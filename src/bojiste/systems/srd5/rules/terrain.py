"""``srd5.terrain.*``: what ground costs. Distances and costs are in half feet."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.srd5.words import DIFFICULT_TERRAIN


@rule("srd5.terrain.examples")
def examples(feature: str | None, marked: bool = False) -> bool:
    """Whether what lies somewhere is difficult terrain: the text names it or the scene marks it."""
    return marked or feature in DIFFICULT_TERRAIN


@rule("srd5.terrain.creature_space")
def creature_space(occupied: bool, mount_or_rider: bool = False, dead: bool = False) -> bool:
    """Whether a creature's space is difficult for the mover: not its own mount or rider, not a body."""
    return occupied and not mount_or_rider and not dead


@rule(
    "srd5.terrain.step_cost",
    "srd5.terrain.difficult",
    "srd5.terrain.no_stack",
    "srd5.prone.crawl",
    "srd5.prone.crawl_difficult",
    "srd5.movement.climb_swim",
    "srd5.squeeze.cost",
)
def step_cost(
    difficult: bool = False, crawling: bool = False, climbing_or_swimming: bool = False, squeezing: bool = False
) -> int:
    """What each foot costs, 1 … 5: one more per hindrance. However many reasons make ground difficult, it is one."""
    return 1 + difficult + crawling + climbing_or_swimming + squeezing
