"""Maps of other programs: Universal VTT (``.dd2vtt``, ``.uvtt``, ``.df2vtt``), as a drawn field.

Walls of such a map are lines; a field here has squares. A square becomes a wall where a line runs through it for at
least half of its side; a line along the edge of squares takes those on its right or below it, so that what is closed
stays closed. Doors are left open (a square with a door in it is free); what shuts one is an object of the scene.
A light is bright as far as half of its range. The picture is not kept.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import pairwise
from math import ceil, hypot
from pathlib import Path
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from bojiste.core.reading import problems_of
from bojiste.errors import Problem, SceneError
from bojiste.files.reading import MIB, read_text
from bojiste.kit.maps import FREE, MOST_SQUARES, WALL

ENDINGS = (".dd2vtt", ".uvtt", ".df2vtt")
MOST_FILE = 256 * MIB
"""Bytes of a file, with its picture."""
FEET = 5
"""Of a square."""
MOST_LINES, MOST_POINTS = 20_000, 10_000
FINE = 8
"""Places along the side of a square at which a line is looked at."""
HALF = FINE // 2
DARK, DIM = 0.25, 0.6
"""Under this share of white the light everywhere is dark, or dim."""
MOST_LAMPS = 200
Square = tuple[int, int]


class _Read(BaseModel):
    """Other programs write more than is read here."""

    model_config = ConfigDict(extra="ignore", frozen=True)


Number = Annotated[float, Field(ge=-1_000_000, le=1_000_000, allow_inf_nan=False)]


class Point(_Read):
    """A place, in squares from the upper left corner of the picture's grid."""

    x: Number
    y: Number


class Extent(_Read):
    """How many squares the map is wide and high."""

    x: Annotated[float, Field(ge=1, le=MOST_SQUARES, allow_inf_nan=False)]
    y: Annotated[float, Field(ge=1, le=MOST_SQUARES, allow_inf_nan=False)]


class Resolution(_Read):
    """The grid."""

    map_size: Extent
    map_origin: Point = Point(x=0, y=0)


class Portal(_Read):
    """A door or a window: its two ends."""

    bounds: Annotated[tuple[Point, ...], Field(max_length=MOST_POINTS)] = ()


class Light(_Read):
    """A light, and how many squares far it shines."""

    position: Point
    range: Annotated[float, Field(ge=0, le=MOST_SQUARES, allow_inf_nan=False)] = 0.0


class Environment(_Read):
    """The light where there is no lamp, as ``rrggbb`` or ``aarrggbb``."""

    ambient_light: Annotated[str, Field(pattern="^(?:[0-9A-Fa-f]{6}){1}(?:[0-9A-Fa-f]{2})?$")] | None = None


Lines = Annotated[tuple[Annotated[tuple[Point, ...], Field(max_length=MOST_POINTS)], ...], Field(max_length=MOST_LINES)]


class Vtt(_Read):
    """What is read of a file of this kind."""

    resolution: Resolution
    line_of_sight: Lines = ()
    objects_line_of_sight: Lines = ()
    portals: Annotated[tuple[Portal, ...], Field(max_length=MOST_LINES)] = ()
    lights: Annotated[tuple[Light, ...], Field(max_length=MOST_LAMPS)] = ()
    environment: Environment = Environment()


def read_field(path: Path) -> dict[str, Any]:
    """The ``[field]`` of a file; ``SceneError`` with all that is wrong with it."""
    try:
        data = json.loads(read_text(path, MOST_FILE))
    except (json.JSONDecodeError, RecursionError):
        raise SceneError([Problem(str(path), "", "not-a-vtt")]) from None
    return field_of(data, f"{path}: ")


def field_of(data: Any, where: str = "") -> dict[str, Any]:
    """The same of what is read already. ``where``: what stands before the paths of problems."""
    if not isinstance(data, Mapping) or "resolution" not in data:
        raise SceneError([Problem(where.removesuffix(": "), "", "not-a-vtt")])
    try:
        found = Vtt.model_validate(data)
    except ValidationError as fault:
        raise SceneError([replace(one, path=where + one.path) for one in problems_of(fault, "", Vtt)]) from None
    drawn = _Drawn(found)
    field: dict[str, Any] = {"map": drawn.text}
    lamps = [lamp for light in found.lights if (lamp := drawn.lamp(light)) is not None]
    light = _everywhere(found.environment.ambient_light)
    return field | ({"light": light} if light else {}) | ({"lamp": lamps} if lamps else {})


class _Drawn:
    """The squares of a map."""

    def __init__(self, found: Vtt) -> None:
        size, origin = found.resolution.map_size, found.resolution.map_origin
        self.wide, self.high = ceil(size.x), ceil(size.y)
        self._origin = origin
        met = Counter(
            square for line in (*found.line_of_sight, *found.objects_line_of_sight) for square in self._on(line)
        )
        doors = {square for portal in found.portals for square in self._on(portal.bounds)}
        self._walls = {square for square, times in met.items() if times >= HALF and square not in doors}

    def _on(self, line: Iterable[Point]) -> Iterator[Square]:
        """The squares under a line, each as often as the line is looked at in it."""
        points = [(one.x - self._origin.x, one.y - self._origin.y) for one in line]
        for (x, y), (u, v) in pairwise(points):
            steps = min(ceil(hypot(u - x, v - y) * FINE), 2 * MOST_SQUARES * FINE)
            for at in range(steps):
                part = (at + 0.5) / steps
                square = int((x + (u - x) * part) // 1), int((y + (v - y) * part) // 1)
                if self._inside(square):
                    yield square

    def _inside(self, square: Square) -> bool:
        return 0 <= square[0] < self.wide and 0 <= square[1] < self.high

    @property
    def text(self) -> str:
        rows = ("".join(WALL if (x, y) in self._walls else FREE for x in range(self.wide)) for y in range(self.high))
        return "\n".join(rows) + "\n"

    def lamp(self, light: Light) -> dict[str, Any] | None:
        """A lamp; one on a wall shines from the free square that is nearest to it. ``None``: it is nowhere."""
        x, y = light.position.x - self._origin.x, light.position.y - self._origin.y
        here = int(x // 1), int(y // 1)
        around = [(here[0] + across, here[1] + down) for across in (0, -1, 1) for down in (0, -1, 1)]
        free = [one for one in around if self._inside(one) and one not in self._walls]
        if not self._inside(here) or not free or not light.range:
            return None
        square = here if here in free else min(free, key=lambda one: hypot(one[0] + 0.5 - x, one[1] + 0.5 - y))
        far = round(light.range * FEET)
        return {"at": list(square), "bright": far // 2, "dim": far}


def _everywhere(colour: str | None) -> str | None:
    """The light of a colour, where it is not bright."""
    if colour is None:
        return None
    share = sum(int(colour[-6:][at : at + 2], 16) for at in (0, 2, 4)) / (3 * 255)
    return "dark" if share < DARK else "dim" if share < DIM else None
