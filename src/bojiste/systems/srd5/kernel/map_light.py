"""Compiled: light and darkness on a map, as ``sight.py`` of ``play`` has them; there is no fog."""

from __future__ import annotations

from typing import Any

from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.kernel.known import HIGH
from bojiste.systems.srd5.kernel.map_high import laid
from bojiste.systems.srd5.kernel.map_walls import closed
from bojiste.systems.srd5.kernel.plight import BLIND, UNSEEN, plight_of

LAMPS, LEVELS = 8, 3
"""Lamps of a scene, and levels of light."""
STANDS = -1
"""A lamp that nobody carries."""


def drawn_light(f: Any, whom: int) -> int:
    """The light on somebody that no lamp gives."""
    columns = (1 << f.body[whom]) - 1 << f.x[whom]
    for level in range(LEVELS):
        for y in range(f.y[whom], f.y[whom] + f.body[whom]):
            if f.lit[level, y] & columns:
                return level
    return f.light  # type: ignore[no-any-return]


def light_on(f: Any, whom: int) -> int:
    """The best light that falls on somebody."""
    x, y = f.x[whom], f.y[whom]
    level = drawn_light(f, whom)
    for lamp in range(f.lamps):
        if level == rules.sight.BRIGHT:
            return level
        level = min(level, lamp_on(f, lamp, whom, x, y))
    return level


def lamp_on(f: Any, lamp: int, whom: int, x: int, y: int) -> int:
    """The light that a lamp throws on somebody; no wall lets it through."""
    by = f.lamp_by[lamp]
    if by == whom:
        return of_lamp(f, lamp, 0)
    u, v = (f.lamp_x[lamp], f.lamp_y[lamp]) if by == STANDS else (f.x[by], f.y[by])
    wide = 1 if by == STANDS else f.body[by]
    up = f.z[whom] - f.z[by] if HIGH and by != STANDS else 0
    level = of_lamp(f, lamp, rules.grid.distance(x - u, y - v, wide, f.body[whom], up))
    if HIGH:
        laid(f, f.grades)
    return rules.sight.DARK if level < rules.sight.DARK and f.walled and closed(f, u, v, x, y) else level


def of_lamp(f: Any, lamp: int, distance: int) -> int:
    """How bright a lamp is so far away."""
    if distance <= f.lamp_bright[lamp]:
        return rules.sight.BRIGHT
    return rules.sight.DIM if distance <= f.lamp_dim[lamp] else rules.sight.DARK


def obscurity(f: Any, at: int, whom: int, distance: int) -> int:
    """How much the dark hides somebody from another's eyes."""
    level = rules.sight.senses(light_on(f, whom), distance, f.darkvision[at], f.truesight[at])
    return rules.sight.light(level, rules.sight.CLEAR)


def obscure(f: Any, whom: int) -> bool:
    """Whether the dark hides somebody from plain eyes."""
    level = rules.sight.senses(light_on(f, whom), 1, 0, 0)
    return rules.sight.light(level, rules.sight.CLEAR) == rules.sight.HEAVILY


def makes_out(f: Any, at: int, whom: int, distance: int) -> bool:
    """Whether somebody, with nothing between them, makes out another in this light, or without any, with its eyes."""
    if distance <= f.felt[at]:
        return True
    hidden = obscurity(f, at, whom, distance) == rules.sight.HEAVILY
    perceived = rules.condition.invisible(f.truesight[at] > 0 and distance <= f.truesight[at])
    invisible = plight_of(f, whom) & UNSEEN > 0 and not perceived
    return rules.sight.can_see(plight_of(f, at) & BLIND > 0, invisible, False, hidden, False)
