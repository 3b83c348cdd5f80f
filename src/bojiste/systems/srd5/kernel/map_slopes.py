"""The arrays of ground that is not level, of who climbs, jumps and shoves there, and of fights under water; and what of
these the kernel plays."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

from bojiste.kernel import grades, ways
from bojiste.kernel.stage import by_column, columns
from bojiste.kit.board import Squares, union
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.kernel import begun
from bojiste.systems.srd5.kernel.map_high import RISE
from bojiste.systems.srd5.kernel.plain import MOST
from bojiste.systems.srd5.play.attacks import weigh
from bojiste.systems.srd5.play.damage.blow import Blow, Rolls, counts
from bojiste.systems.srd5.play.dice import check
from bojiste.systems.srd5.play.grappling.grapple import DEFENCES, shove
from bojiste.systems.srd5.play.senses.scenery import Levels
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.policy.eyes import reaches_of
from bojiste.systems.srd5.prepare import Profile, Scene, ground_under
from bojiste.systems.srd5.words import BLUDGEONING, FT

COLUMNS = [
    *columns("z fall_meets upright climb size brawn danger long_shot", MOST),
    *columns("athletics athletics_state defence defence_state acrobatics acrobatics_state", MOST),
    *columns("strength vigour running_leap standing_leap labours", MOST),
    *columns("level", ways.PLACES),
    *columns("as_drawn", 3, grades.ROWS),
    *columns("ramparts", grades.GRADES, grades.ROWS),
    *columns("to_z climbing run shoved edge_x edge_y shove_auto"),
]
"""``z``: how high somebody is, ``to_z``: how high it would be after a step; ``level``: how high the ground is;
``as_drawn``: what stops lines without it, ``ramparts``: ground of all heights from one on; ``run``: how far somebody
has walked just now, ``climbing``: it is on a face; ``shoved``: whom to shove, ``edge_x``, ``edge_y``: whereto;
``labours``: each foot costs it one more for the water; ``upright``: nothing throws it down; ``brawn``, ``danger``: what
is feared of an enemy of its size; ``defence``: the skill against a shove."""


def sloping(scene: Scene) -> bool:
    """Whether there are heights."""
    return bool(scene.prepared.scenery.levels)


def flooded(scene: Scene) -> bool:
    """Whether all is under water."""
    return scene.world.field.underwater


def special(scene: Scene) -> bool:
    """Whether the loop that knows of such places plays a scene."""
    return sloping(scene) or flooded(scene)


def plain_heights(scene: Scene) -> bool:
    """Whether of all that makes a place special there are but heights, and room for them, or water all around."""
    lay, people = scene.prepared.scenery, scene.prepared.profiles.values()
    if lay.depths or flooded(scene) == sloping(scene) or len(lay.levels) >= grades.GRADES - 1:
        return False
    return all(_goes_on_foot(who, any(lay.soil)) for who in people)


def _goes_on_foot(who: Profile, soil: bool) -> bool:
    """Whether somebody takes one square, goes on foot and climbs as everybody does, and nobody could ride it."""
    winged = who.speeds["fly"] or (soil and who.speeds["burrow"])
    return not (
        winged or who.squares > 1 or who.grows or who.forms or who.is_object or (who.sheet.mount and who.allies)
    )


def values(scene: Scene, rows: Callable[[Squares], list[int]]) -> dict[str, Any]:
    """What a scene puts into these columns; ``rows``: squares as rows of bits."""
    table, lay = begun.lasting(scene), scene.prepared.scenery
    slopes = sloping(scene)
    return {
        "rise": RISE,
        "level": _levels(scene, table),
        **_grades(table.drawn[1].full, lay.levels, rows),
        "as_drawn": [rows(squares) for squares in (lay.walls, lay.walls | lay.loopholes, lay.low)],
        "sloping": slopes,
        "flooded": flooded(scene),
        "walled": table.walled or slopes,
        "hemmed": table.solid != 0 or slopes,
        "shove_auto": scene.options.shove_auto_vs_incapacitated,
        **by_column([_row(scene, table, who) for who in scene.prepared.profiles.values()]),
    }


def _levels(scene: Scene, table: Table) -> list[int]:
    """How high each place is."""
    board, level = table.drawn[1], [0] * ways.PLACES
    for x, y in product(range(board.width), range(board.height)):
        level[ways.square_at(x, y)] = ground_under(scene.prepared, x, y, 1)
    return level


def _grades(full: Squares, drawn: Levels, rows: Callable[[Squares], list[int]]) -> dict[str, Any]:
    """The heights that there are: the squares of each, those as high within a step, and those at least as high."""
    levels = [(0, full & ~union(squares for _, squares in drawn)), *drawn]
    fair = [union(there for other, there in levels if abs(other - height) <= RISE) for height, _ in levels]
    ramparts = [union(squares for _, squares in levels[place:]) for place in range(len(levels) + 1)]
    lay_rows, fair_rows = [rows(squares) for _, squares in levels], [rows(squares) for squares in fair]
    return {
        "grades": len(levels),
        "grade": [height for height, _ in levels],
        "lay": lay_rows,
        "slope": lay_rows,
        "fair": fair_rows,
        "near_by": fair_rows,
        "layer": len(levels),
        "ramparts": [rows(squares) for squares in ramparts],
    }


def _row(scene: Scene, table: Table, who: Profile) -> dict[str, int]:
    defence = max(DEFENCES, key=lambda name: who.skills[name])
    blow = Blow(None, Rolls((), (), ()))
    kinds = (who.resist, who.vulnerable, who.immune)
    return {
        "z": table.now[who.id].z,
        "fall_meets": sum(counts(entries, BLUDGEONING, blow) << place for place, entries in enumerate(kinds)),
        "upright": "prone" in who.cond_immune,
        "climb": table.speed(who, "climb"),
        "size": who.size,
        "brawn": weigh.STRENGTH_BY_SIZE[who.size],
        "danger": weigh.DANGER_BY_SIZE[who.size],
        "long_shot": reaches_of(who)[3],
        "athletics": who.skills["athletics"],
        "athletics_state": state_of(check(table, who, "athletics", shove)),
        "defence": who.skills[defence],
        "defence_state": state_of(check(table, who, defence, shove)),
        "acrobatics": who.skills["acrobatics"],
        "acrobatics_state": state_of(check(table, who, "acrobatics", rules.movement.long_jump)),
        "strength": who.sheet.abilities.get("strength", 10),
        "vigour": who.ability["strength"],
        "running_leap": who.traits.get("running_leap", 0) * FT,
        "labours": table.labours(who),
        "gasps": flooded(scene) and who.sheet.breathes == "air",
        "airless": table.now[who.id].airless,
        "breath": sum(rules.underwater.breath(who.ability["constitution"])),
        "standing_leap": who.traits.get("standing_leap", 0) * FT,
    }


def state_of(course: Any) -> int:
    """Advantage or disadvantage of a check, as it is made."""
    try:
        next(course)
        while True:
            course.send(10)
    except StopIteration as end:
        return int(end.value.facts["state"])
