"""What a game master changes of a draft: each change a small record of its own that makes new tables of the old.

A change that would make a sound draft unplayable is refused with what is wrong.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from copy import deepcopy
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

from bojiste.core.ask import GM
from bojiste.core.reading import read_scene
from bojiste.core.scene import Scene
from bojiste.core.state import View
from bojiste.core.system import system
from bojiste.errors import Problem, SceneError
from bojiste.files import toml
from bojiste.files.beside import draws, party_of
from bojiste.files.vtt import field_of
from bojiste.files.writing import scene_text
from bojiste.kit.maps import FREE, NoRoom, crowded
from bojiste.table.bodies import Sent
from bojiste.table.draft.drawing import HIGH, MOST, WIDE, Drawing, Square, space, unused_mark
from bojiste.table.faults import TableError
from bojiste.table.limits import MOST_SCENE

WIDEST = 4
"""Squares that the largest takes, each way."""
MAP, HEIGHTS = "map", "heights"
"""Drawings of a field: its ground with those who stand there, and how high it is."""
OF_PLACE = frozenset((MAP, HEIGHTS, "width", "height", "mode", "area", "lamp", "light"))
"""Keys of a field that tell of one place and no other."""
HIGHEST = 9
"""Steps: a digit."""
Tables = dict[str, Any]
At = Annotated[int, Field(ge=0, le=200, description="Which entry of the file, from 0.")]
Place = Annotated[int, Field(ge=0, le=MOST)]
Corner = Annotated[list[Place], Field(min_length=2, max_length=2)]
Word = Annotated[str, Field(min_length=1, max_length=100)]


class Add(Sent):
    """One more of a block; a new entry where there is none of it on this side."""

    do: Literal["add"]
    block: Word
    side: Word

    def made(self, tables: Tables) -> Tables:
        for at, entry in enumerate(entries(tables)):
            if entry.get("block") == self.block and entry.get("side") == self.side and "id" not in entry:
                return Count(do="count", at=at, count=int(entry.get("count", 1)) + 1).made(tables)
        return joined(tables, {"block": self.block, "side": self.side}, self.block)


class Hero(Sent):
    """Another of ours: by a class and a level, or by the numbers of a block."""

    do: Literal["hero"]
    name: Word
    side: Word
    role: Word
    level: Annotated[int, Field(ge=1, le=20)] = 1

    def made(self, tables: Tables) -> Tables:
        shelf = system(tables["system"]).shelf()
        ready = shelf.hero
        numbers = dict(ready(self.role, self.level)) if ready and self.role in shelf.callings else {"block": self.role}
        id = unlike(slug(self.name) or "hero", [str(one.get("id", "")) for one in entries(tables)])
        entry = {"id": id, "name": self.name, "side": self.side, "seat": f"player:{id}", **numbers}
        return joined(tables, entry, id)


class Count(Sent):
    """So many of an entry; none takes it away."""

    do: Literal["count"]
    at: At
    count: Annotated[int, Field(ge=0, le=99)]

    def made(self, tables: Tables) -> Tables:
        entry = entry_at(tables, self.at)
        drawing = Drawing.of(tables)
        if drawing is not None:
            mark, before = mark_of(entry), int(entry.get("count", 1))
            if self.count == 0:
                drawing.clear(mark)
                tables["field"]["map"] = drawing.text
            else:
                tables["field"]["map"] = _crowded(tables, mark, before, self.count)
        if self.count == 0:
            tables["combatant"].pop(self.at)
        else:
            entry["count"] = self.count
        return tables


class Stand(Sent):
    """Somebody begins in another square."""

    do: Literal["place"]
    who: Word
    x: Place
    y: Place

    def made(self, tables: Tables) -> Tables:
        drawing, scene = _drawn(tables), read_scene(tables)
        token = next((one for one in _tokens(scene) if one.who == self.who), None)
        if token is None:
            raise TableError("table-draft-nobody", "who", self.who)
        mark = scene.by_id[self.who].mark
        drawing.lift((token.x, token.y), token.size, mark)
        squares = space((self.x, self.y), token.size)
        if not all(drawing.on(square) for square in squares):
            raise TableError("table-draft-beyond", "place", f"{self.x}, {self.y}")
        if any(drawing.sign(square).isalnum() for square in squares):
            raise TableError("table-draft-taken", "place", f"{self.x}, {self.y}")
        drawing.put((self.x, self.y), mark)
        tables["field"]["map"] = drawing.text
        return tables


class Ground(Sent):
    """A ground is laid on squares where nobody stands."""

    do: Literal["ground"]
    ground: Literal[".", "#", "~", "=", "≈", ":"]
    squares: Annotated[list[Corner], Field(max_length=MOST * MOST)]

    def made(self, tables: Tables) -> Tables:
        drawing, taken = _drawn(tables), _taken(tables)
        drawing.paint([(x, y) for x, y in self.squares if (x, y) not in taken], self.ground)
        tables["field"]["map"] = drawing.text
        return tables


class Size(Sent):
    """The map has another size."""

    do: Literal["size"]
    width: Annotated[int, Field(ge=2, le=MOST)]
    height: Annotated[int, Field(ge=2, le=MOST)]

    def made(self, tables: Tables) -> Tables:
        for key in (MAP, HEIGHTS):
            if isinstance(tables.get("field", {}).get(key), str):
                drawing = Drawing(tables["field"][key])
                drawing.sized(self.width, self.height)
                tables["field"][key] = drawing.text
        return tables


class Raised(Sent):
    """The ground is so many steps higher or lower in some squares."""

    do: Literal["height"]
    by: Literal[-1, 1]
    squares: Annotated[list[Corner], Field(max_length=MOST * MOST)]

    def made(self, tables: Tables) -> Tables:
        drawn = _drawn(tables)
        flat = "\n".join([FREE * drawn.wide] * drawn.high)
        heights = Drawing(str(tables["field"].get(HEIGHTS) or flat))
        for x, y in self.squares:
            if heights.on((x, y)):
                now = heights.sign((x, y))
                height = min(HIGHEST, max(0, (int(now) if now.isdigit() else 0) + self.by))
                heights.put((x, y), str(height) if height else FREE)
        tables["field"][HEIGHTS] = heights.text
        if not any(sign.isdigit() for row in heights.rows for sign in row):
            del tables["field"][HEIGHTS]
        return tables


class Mapped(Sent):
    """The fight has a map, on which everybody is put; or none."""

    do: Literal["map"]
    drawn: bool

    def made(self, tables: Tables) -> Tables:
        field = dict(tables.get("field", {}))
        if not self.drawn:
            for key in (MAP, HEIGHTS):
                field.pop(key, None)
            others = {key: value for key, value in tables.items() if key != "field"}
            return {**others, "field": field} if field else others
        field["map"] = "\n".join(["." * WIDE] * HIGH) + "\n"
        return _all_put(tables, field)


class Plan(Sent):
    """The fight has the map of another program (Universal VTT), on which everybody is put."""

    do: Literal["plan"]
    plan: dict[str, Any]

    def made(self, tables: Tables) -> Tables:
        if not draws(system(tables["system"])):
            raise SceneError([Problem("plan", "", "no-drawn-map")], tables["system"])
        brought = field_of(self.plan)
        drawing = Drawing(brought[MAP])
        large = [
            Problem(f"resolution.map_size.{axis}", squares, "above-maximum", {"maximum": MOST})
            for axis, squares in (("x", drawing.wide), ("y", drawing.high))
            if squares > MOST
        ]
        if large:
            raise SceneError(large)
        kept = {key: value for key, value in tables.get("field", {}).items() if key not in OF_PLACE}
        return _all_put(tables, {**kept, **brought})


class Party(Sent):
    """A party that was saved takes the place of ours."""

    do: Literal["party"]
    party: Annotated[str, Field(max_length=MOST_SCENE)]

    def made(self, tables: Tables) -> Tables:
        party = party_of(toml.parse(self.party, Path("party")), tables["system"])
        side = side_of_ours(read_scene(tables))
        theirs = len([one for one in entries(tables) if one.get("side") != side])
        for at in range(len(entries(tables)) - 1, -1, -1):
            if entry_at(tables, at).get("side") == side:
                tables = Count(do="count", at=at, count=0).made(tables)
        if "block" in party:
            tables["block"] = {**tables.get("block", {}), **party["block"]}
        used = [mark_of(one) for one in entries(tables)]
        ours: list[dict[str, Any]] = []
        for entry in party["combatant"]:
            own = {key: value for key, value in entry.items() if key not in ("mark", "now")}
            called = _called(own)
            ours.append({"seat": f"player:{slug(called)}", **own, "side": side, "mark": unused_mark(called, used)})
            used.append(ours[-1]["mark"])
        if Drawing.of(tables) is None:
            bare = [{key: value for key, value in one.items() if key != "mark"} for one in ours]
            return {**tables, "combatant": [*bare, *entries(tables)]}
        tables = put(tables, ours, side)
        return {**tables, "combatant": [*tables["combatant"][theirs:], *tables["combatant"][:theirs]]}


class Seat(Sent):
    """A person decides for an entry, by a link of its own; or the game master."""

    do: Literal["seat"]
    at: At
    person: bool

    def made(self, tables: Tables) -> Tables:
        entry = entry_at(tables, self.at)
        entry["seat"] = f"player:{slug(_called(entry))}" if self.person else GM
        return tables


class Tactic(Sent):
    """How a side plays whom nobody decides for."""

    do: Literal["tactic"]
    side: Word
    tactic: Word

    def made(self, tables: Tables) -> Tables:
        for entry in entries(tables):
            if entry.get("side") == self.side:
                entry["tactic"] = self.tactic
        return tables


class Numbers(Sent):
    """A number of an entry's sheet is another."""

    do: Literal["number"]
    at: At
    key: Literal["hp_max"]
    value: Annotated[int, Field(ge=1, le=10_000)]

    def made(self, tables: Tables) -> Tables:
        entry_at(tables, self.at)[self.key] = self.value
        return tables


class Title(Sent):
    """The scene is called otherwise."""

    do: Literal["title"]
    title: Word

    def made(self, tables: Tables) -> Tables:
        return {**tables, "title": self.title}


class Bare(Sent):
    """Nothing of some ground is left on the map."""

    do: Literal["bare"]
    grounds: Annotated[str, Field(min_length=1, max_length=6)]

    def made(self, tables: Tables) -> Tables:
        drawing = _drawn(tables)
        drawing.clear(self.grounds)
        tables["field"]["map"] = drawing.text
        return tables


Edit = Annotated[
    Add
    | Hero
    | Count
    | Stand
    | Ground
    | Raised
    | Size
    | Mapped
    | Plan
    | Party
    | Seat
    | Tactic
    | Numbers
    | Title
    | Bare,
    Field(discriminator="do"),
]
EDIT: TypeAdapter[Any] = TypeAdapter(Edit)


def edited(tables: Mapping[str, Any], edit: Any) -> Tables:
    """The draft after a change; ``SceneError`` or ``TableError`` where it would be no scene any more."""
    sound = _is_sound(tables)
    found: Tables = edit.made(deepcopy(dict(tables)))
    if sound:
        read_scene(found)
    return found


def _is_sound(tables: Mapping[str, Any]) -> bool:
    try:
        read_scene(tables)
    except SceneError:
        return False
    return True


# -- entries -----------------------------------------------------------------------------------------------------------


def entries(tables: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Those who take part, as the file has them."""
    found = tables.get("combatant", [])
    return [one for one in found if isinstance(one, dict)] if isinstance(found, list) else []


def entry_at(tables: Mapping[str, Any], at: int) -> dict[str, Any]:
    found = entries(tables)
    if at >= len(found):
        raise TableError("table-draft-nobody", "at", at)
    return found[at]


def joined(tables: Tables, entry: dict[str, Any], called: str) -> Tables:
    """The draft with another entry, which stands on the map if there is one: its side's on the left, others on the
    right."""
    there = entries(tables)
    entry["mark"] = unused_mark(called, map(mark_of, there))
    if Drawing.of(tables) is None:
        entry.pop("mark")
        tables.setdefault("combatant", []).append(entry)
        return tables
    return put(tables, [entry])


def put(tables: Tables, more: list[dict[str, Any]], ours: str | None = None) -> Tables:
    """The draft with further entries, each of them on a free place of the map with room enough for the largest; ours
    (the first side, where none is named) on the left, the others on the right."""
    there, text = entries(tables), tables["field"]["map"]
    ours = ours or next((entry.get("side") for entry in (*there, *more)), None)
    fault: SceneError | None = None
    for side in range(1, WIDEST + 1):
        drawing = Drawing(text)
        for entry in more:
            for _ in range(int(entry.get("count", 1))):
                drawing.settle(str(entry["mark"]), side, from_right=entry.get("side") != ours)
        found = {**tables, "field": {**tables["field"], "map": drawing.text}, "combatant": [*there, *more]}
        try:
            read_scene(found)
        except SceneError as wrong:
            fault = fault or wrong
            continue
        return found
    assert fault is not None
    raise fault


def mark_of(entry: Mapping[str, Any]) -> str:
    """The sign of an entry on the map."""
    return str(entry.get("mark") or _called(entry)[:1])


def side_of_ours(scene: Scene) -> str:
    """The side whose party it is: the first of which a player holds somebody, or the first there is."""
    people = scene.combatants
    return next((one.side for one in people if one.seat != GM), people[0].side)


def party_text(tables: Mapping[str, Any]) -> str:
    """Ours as a file of their own, wherever they stand: what ``Party`` reads again, and ``party`` of a scene file."""
    side = side_of_ours(read_scene(tables))
    ours = [
        {key: value for key, value in one.items() if key not in ("mark", "now")}
        for one in entries(tables)
        if one.get("side") == side
    ]
    used = {one.get("block") for one in ours}
    party = {
        "system": tables["system"],
        "side": [one for one in tables.get("side", ()) if one.get("id") == side],
        "combatant": ours,
        "block": {id: block for id, block in tables.get("block", {}).items() if id in used},
    }
    return scene_text({key: value for key, value in party.items() if value})


def _all_put(tables: Tables, field: Tables) -> Tables:
    """Everybody is put on a map anew."""
    used: list[str] = []
    for entry in entries(tables):
        now = {key: value for key, value in entry.pop("now", {}).items() if key != "position"}
        entry |= {"now": now} if now else {}
        entry["mark"] = unused_mark(_called(entry), used)
        used.append(entry["mark"])
    return put({**tables, "field": field, "combatant": []}, entries(tables))


def _called(entry: Mapping[str, Any]) -> str:
    return str(entry.get("id") or entry.get("block") or "")


def _drawn(tables: Mapping[str, Any]) -> Drawing:
    drawing = Drawing.of(tables)
    if drawing is None:
        raise TableError("table-draft-no-map", "map")
    return drawing


def _tokens(scene: Scene) -> tuple[Any, ...]:
    """Who begins where."""
    board = scene.system.board(View(scene, scene.system.begin(scene), GM, scene.system.sight))
    return () if board is None else tuple(board.tokens)


def _taken(tables: Mapping[str, Any]) -> set[Square]:
    """Squares in which somebody begins."""
    scene = read_scene(tables)
    return {square for one in _tokens(scene) for square in space((one.x, one.y), one.size)}


def _crowded(tables: Mapping[str, Any], mark: str, before: int, count: int) -> str:
    scene, text = read_scene(tables), str(tables["field"]["map"])
    sides = {scene.by_id[one.who].mark: one.size for one in _tokens(scene)}
    try:
        return crowded(text, mark, before, count, sides) or text
    except NoRoom as full:
        raise TableError("table-draft-no-room", "count", count, most=full.most) from None


# -- names -------------------------------------------------------------------------------------------------------------

_SOUNDS = "a b v g d e zh z i y k l m n o p r s t u f kh ts ch sh shch  y  e yu ya"
_LATIN = dict(zip(map(ord, "абвгдежзийклмнопрстуфхцчшщъыьэюя"), _SOUNDS.split(" "), strict=True))


def folded(text: str) -> str:
    """Without marks over letters, and small."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def slug(name: str) -> str:
    """A name as an id; Russian letters in Latin ones."""
    return re.sub(r"[^a-z0-9]+", "-", folded(name.casefold().replace("ё", "e").translate(_LATIN))).strip("-")


def unlike(word: str, taken: list[str]) -> str:
    """The word, with a number where somebody has it already."""
    number, found = 2, word
    while found in taken:
        number, found = number + 1, f"{word}-{number}"
    return found
