"""Everything a turn can be spent on: each verb with what it offers and what it does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from bojiste.core.ask import Option
from bojiste.kit.course import Course
from bojiste.systems.fiveaction.play import activity, assault, charge, missile, stance, wait, walk
from bojiste.systems.fiveaction.play.table import Table


class Deed(NamedTuple):
    """``offered`` yields its answers that the turn can pay for; ``done`` gets what stands behind the verb."""

    offered: Callable[[Table, str], Iterator[Option]]
    done: Callable[[Table, str, str], Course[None]]


DEEDS: dict[str, Deed] = {
    "attack": Deed(assault.offered, assault.done),
    "run_through": Deed(assault.helpless_offered, assault.done),
    "shoot": Deed(missile.offered, missile.done),
    "throw": Deed(missile.throws_offered, missile.throws),
    "charge": Deed(charge.offered, charge.done),
    "step": Deed(walk.steps_offered, walk.steps),
    "walk": Deed(walk.walks_offered, walk.walks),
    "run": Deed(walk.runs_offered, walk.runs),
    "escape": Deed(walk.escapes_offered, walk.escapes),
    "load": Deed(missile.loads_offered, missile.loads),
    "aim": Deed(missile.aims_offered, missile.aims),
    "draw": Deed(activity.draws_offered, activity.draws),
    "pick_up": Deed(activity.picks_offered, activity.picks),
    "rise": Deed(activity.rises_offered, activity.rises),
    "stance": Deed(stance.offered, stance.done),
    "cover": Deed(stance.covers_offered, stance.covers),
    "wait": Deed(wait.offered, wait.done),
}
