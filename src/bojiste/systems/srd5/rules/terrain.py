"""``srd5.terrain.*``: what ground costs. Distances and costs are in half feet."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.srd5.words import DIFFICULT_TERRAIN


@rule("srd5.terrain.difficult")
def difficult(distance: int) -> int:
    """The cost of a distance walked in difficult terrain."""
    return distance * step_cost(difficult=True)


@rule("srd5.terrain.no_stack")
def no_stack(sources: int) -> bool:
    """Whether ground is difficult: any number of reasons counts as one."""
    return sources > 0


@rule("srd5.terrain.examples")
def examples(feature: str, marked: bool = False) -> bool:
    """Whether a feature is difficult terrain: the text names it or the scene marks it."""
    return marked or feature in DIFFICULT_TERRAIN


@rule("srd5.terrain.creature_space")
def creature_space(occupied: bool, mount_or_rider: bool = False, dead: bool = False) -> bool:
    """Whether a creature's space is difficult for the mover: not its own mount or rider, not a body."""
    return occupied and not mount_or_rider and not dead


@rule("srd5.terrain.step_cost")
def step_cost(
    difficult: bool = False,
    crawling: bool = False,
    climbing_or_swimming: bool = False,
    squeezing: bool = False,
    dragging: bool = False,
) -> int:
    """What each foot costs, 1 … 10: one more per hindrance, doubled while dragging a creature that halves speed."""
    cost = 1 + difficult + crawling + climbing_or_swimming + squeezing
    return cost * 2 if dragging else cost
