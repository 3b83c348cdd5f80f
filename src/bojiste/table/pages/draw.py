"""Drawings: tokens, the map with its squares, charts of scenes without one, strips, dice. All of it SVG whose colours
stand in the style sheet: no attribute ``style``, so that the policy of the pages may forbid it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from math import ceil, cos, pi, sin
from typing import Any

from markupsafe import Markup, escape

CELL = 24
"""Units of one square."""
EDGE = 14
"""Units left for the names of columns and rows."""
Data = Mapping[str, Any]
REMEMBERED = 4096
"""Drawings that are kept: everybody is drawn again and again, on every page."""


@lru_cache(REMEMBERED)
def _n(value: float) -> str:
    """A number as short as it can be."""
    return f"{value:.1f}".rstrip("0").rstrip(".")


# -- tokens ------------------------------------------------------------------------------------------------------------


def _octagon(r: float) -> str:
    a, b = r * 0.42, r
    points = ((-a, -b), (a, -b), (b, -a), (b, a), (a, b), (-a, b), (-b, a), (-b, -a))
    return " ".join(f"{_n(x)},{_n(y)}" for x, y in points)


def _shape(side: str, r: float) -> str:
    """Ours are round, theirs eight-cornered, nobody's square."""
    if side == "ours":
        return f'<circle class="body" r="{_n(r)}"/>'
    if side == "theirs":
        return f'<polygon class="body" points="{_octagon(r * 1.02)}"/>'
    return f'<rect class="body" x="{_n(-r * 0.9)}" y="{_n(-r * 0.9)}" width="{_n(r * 1.8)}" height="{_n(r * 1.8)}"/>'


def _pattern(name: str, r: float) -> str:
    """What is drawn under the letter, so that two with one letter are told apart without colour."""
    if name == "ring":
        return f'<circle class="pat" r="{_n(r * 0.76)}"/>'
    if name == "cross":
        a = _n(r * 0.57)
        d = f"M-{a} -{a}L{a} {a}M{a} -{a}L-{a} {a}"
    elif name == "bar":
        a, b, c = _n(r * 0.7), _n(r * 0.41), _n(r * 0.82)
        d = f"M-{a} -{b}H{a}M-{a} {b}H{a}M-{c} 0H{c}"
    elif name == "dots":
        places = ((cos(pi / 8 + k * pi / 4) * r * 0.69, sin(pi / 8 + k * pi / 4) * r * 0.69) for k in range(8))
        return "".join(f'<circle class="pat" cx="{_n(x)}" cy="{_n(y)}" r=".9"/>' for x, y in places)
    else:
        return ""
    return f'<path class="pat" d="{d}"/><circle class="plate" r="{_n(r * 0.6)}"/>'


def _body(person: Data, r: float) -> str:
    return _figure(person["side"], str(person["letter"]), person["pattern"], r)


@lru_cache(REMEMBERED)
def _figure(side: str, letter: str, pattern: str, r: float) -> str:
    size = r * (1.25 if len(letter) == 1 else 0.95 if len(letter) == 2 else 0.75)
    text = f'<text y="{_n(size * 0.36)}" font-size="{_n(size)}">{escape(letter)}</text>'
    return _shape(side, r) + _pattern(pattern, r) + text


def token(person: Data, extra: str = "") -> Markup:
    """A token in a list."""
    down = " gone" if person.get("down") else ""
    body = _body(person, 10.5)
    return Markup(
        f'<svg class="tok {person["side"]}{down} {extra}" viewBox="-12 -12 24 24" aria-hidden="true">{body}</svg>'
    )


def crowd(side: str, letter: str) -> Markup:
    """A token for several at once."""
    return token({"letter": letter, "side": side, "pattern": "none"})


def _share(person: Data) -> tuple[int, int] | None:
    """The first gauge that has a maximum: it is drawn as a ring around the token."""
    for gauge in person["gauges"]:
        if gauge["maximum"]:
            return max(0, min(gauge["value"], gauge["maximum"])), gauge["maximum"]
    return None


def _ring(person: Data, r: float) -> str:
    share = _share(person)
    if share is None:
        return ""
    part, low = share[0] / share[1], " low" if share[0] * 2 < share[1] else ""
    if part >= 1:
        return f'<circle class="arc" r="{_n(r)}"/>'
    x, y, large = r * sin(2 * pi * part), -r * cos(2 * pi * part), int(part > 0.5)
    return (
        f'<circle class="arcbg" r="{_n(r)}"/>'
        f'<path class="arc{low}" d="M0 {_n(-r)}A{_n(r)} {_n(r)} 0 {large} 1 {_n(x)} {_n(y)}"/>'
    )


def standing(
    person: Data, x: float, y: float, r: float, classes: Iterable[str] = (), label: str = "", size: int = 1
) -> str:
    """A token on a map or a chart, with its middle here; ``size``: so many squares wide."""
    names = " ".join(["tk", person["side"], *(["gone"] if person["down"] else []), *classes])
    halo = f'<circle class="halo" r="{_n(r + 4)}"/>' if "on" in classes else ""
    box = f'<rect class="met" x="{_n(-r - 2)}" y="{_n(-r - 2)}" width="{_n(2 * r + 4)}" height="{_n(2 * r + 4)}"/>'
    badge = _badge(r, "z") if person["down"] else ""
    wide = f' data-size="{size}"' if size > 1 else ""
    return (
        f'<g class="{names}" transform="translate({_n(x)} {_n(y)})" data-who="{escape(person["id"])}"'
        f"{wide}>"
        f"<title>{escape(label or person['name'])}</title>{halo}{_ring(person, r + 1.5)}{_body(person, r)}{badge}"
        f"{box if 'target' in classes else ''}</g>"
    )


def _badge(r: float, sign: str) -> str:
    at = _n(r * 0.75)
    mark = f'<circle class="badge" r="5.5"/><text class="badget" y="3">{sign}</text>'
    return f'<g transform="translate({at} -{at})">{mark}</g>'


def told(person: Data) -> str:
    """Somebody in words, for who does not see the drawing."""
    gauges = [gauge["words"] for gauge in person["gauges"]]
    return ", ".join([person["name"], *gauges, *person["states"]])


# -- the map -----------------------------------------------------------------------------------------------------------

GROUNDS = {"#": "wall", "~": "rough", "=": "low", "≈": "water", ":": "hole"}


def _square_pattern(name: str, inside: str, size: int = CELL) -> str:
    return f'<pattern id="g-{name}" width="{size}" height="{size}" patternUnits="userSpaceOnUse">{inside}</pattern>'


def _filled(kind: str) -> str:
    return f'<rect class="{kind}" width="24" height="24"/>'


_PATTERNS = {
    "water": _filled("water") + '<path class="wave" d="M3 9q3 -4 6 0t6 0t6 0M3 18q3 -4 6 0t6 0t6 0"/>',
    "wall": _filled("wall") + '<path class="wallh" d="M2 22L22 2M2 12L12 2M12 22L22 12"/>',
    "hole": _filled("wall") + '<path class="wallh" d="M4 4h16v16h-16zM12 4v16M4 12h16"/>',
    "rough": '<path class="rough" d="M5 9l3 5l3 -5M13 14l3 5l3 -5M14 5l2 3l2 -3"/>',
    "low": _filled("lowwall") + '<path class="wallh" d="M0 8H24M0 16H24M8 0V8M16 8V16M8 16V24"/>',
}
_LINES = {"dark": (6, '<path class="darkline" d="M0 6L6 0"/>'), "area": (8, '<path class="arealine" d="M0 8L8 0"/>')}
DEFS = "".join(
    (
        "<defs>",
        *(_square_pattern(name, inside) for name, inside in _PATTERNS.items()),
        *(_square_pattern(name, inside, size) for name, (size, inside) in _LINES.items()),
        "</defs>",
    )
)


def board(board: Data, people: Mapping[str, Data], seen: Data, label: str) -> Markup:
    """The whole map. Its ground stays; what is reached and who stands where are pieces of their own."""
    wide, high = board["width"] * CELL, board["height"] * CELL
    parts = [
        f'<svg class="map" id="board" viewBox="-{EDGE} -{EDGE} {wide + EDGE + 4} {high + EDGE + 4}" '
        f'role="group" aria-label="{escape(label)}">{DEFS}'
    ]
    parts += [
        f'<text class="coord" x="{_n(x * CELL + 12)}" y="-4">{name}</text>' for x, name in enumerate(board["columns"])
    ]
    parts += [f'<text class="coord" x="-7" y="{y * CELL + 15}">{y + 1}</text>' for y in range(board["height"])]
    parts.append(f'<g aria-hidden="true">{"".join(_ground(board, wide, high))}</g>')
    parts.append(
        f'<g id="reach">{reach(seen)}</g><g id="way"></g><g id="tokens">{tokens(board, people, seen)}</g></svg>'
    )
    return Markup("".join(parts))


def _ground(board: Data, wide: int, high: int) -> Iterator[str]:
    columns = "".join(f"M{x} 0V{high}" for x in range(0, wide + 1, CELL))
    rows = "".join(f"M0 {y}H{wide}" for y in range(0, high + 1, CELL))
    yield f'<rect class="floor" width="{wide}" height="{high}"/><path class="grid" d="{columns}{rows}"/>'
    for y, row in enumerate(board["ground"]):
        x = 0
        while x < len(row):
            end = x + 1
            while end < len(row) and row[end] == row[x]:
                end += 1
            if row[x] in GROUNDS:
                name = GROUNDS[row[x]]
                yield (
                    f'<rect fill="url(#g-{name})" x="{x * CELL}" y="{y * CELL}" width="{(end - x) * CELL}" '
                    f'height="{CELL}"/>'
                )
            x = end
    for layer in board["layers"]:
        yield from _layer(layer)


def _layer(layer: Data) -> Iterator[str]:
    """Squares that have something in common: darkness, an area, a height."""
    for x, y in layer["squares"]:
        box = f'x="{x * CELL}" y="{y * CELL}" width="{CELL}" height="{CELL}"'
        yield f'<rect class="layer {layer["form"]}" {box}><title>{escape(layer["name"])}</title></rect>'
        if layer["mark"]:
            yield f'<text class="height" x="{x * CELL + 3}" y="{y * CELL + 9}">{escape(layer["mark"])}</text>'


def reach(seen: Data) -> Markup:
    """The squares that are offered, each with what it costs, and a cross where somebody may strike."""
    ask = seen["ask"]
    if ask is None:
        return Markup("")
    offered = [option for option in ask["options"] if option["place"] is not None]
    return Markup("".join(_offered(option) for option in offered))


def _offered(option: Data) -> str:
    x, y = option["place"][0] * CELL, option["place"][1] * CELL
    risk = any(fact["sign"] == "risks" for fact in option["facts"])
    cross = f'<path class="risk" d="M{x + 16} {y + 4}l4 4m0 -4l-4 4"/>' if risk else ""
    cost = f'<text class="cost" x="{x + 12}" y="{y + 16}">{escape(option["cost"])}</text>' if option["cost"] else ""
    return (
        f'<g class="cell" role="button" tabindex="-1" data-key="{escape(option["key"])}" data-place="{x},{y}" '
        f'aria-label="{escape(option["label"])}"><rect class="reach" x="{x + 1}" y="{y + 1}" width="22" height="22" '
        f'rx="4"/>{cost}{cross}</g>'
    )


def tokens(board: Data, people: Mapping[str, Data], seen: Data) -> Markup:
    """Everybody on the map; the small ones over the large."""
    on, targets = active(seen), _targets(seen)
    found = sorted(board["tokens"], key=lambda one: -one["size"])
    return Markup("".join(on_board(one, people[one["who"]], on, targets) for one in found if one["who"] in people))


def on_board(one: Data, person: Data, on: str | None, targets: frozenset[str]) -> str:
    half = one["size"] * CELL / 2
    classes = [name for name, so in (("on", one["who"] == on), ("target", one["who"] in targets)) if so]
    x, y = one["x"] * CELL + half, one["y"] * CELL + half
    return standing(person, x, y, half - 2.4, classes, f"{told(person)} ({one['square']})", one["size"])


def active(seen: Data) -> str | None:
    """Who is on."""
    turns = seen["turns"]
    return None if turns is None else turns["on"]


def _targets(seen: Data) -> frozenset[str]:
    return frozenset(() if seen["ask"] is None else seen["ask"]["targets"])


# -- charts: scenes without squares ------------------------------------------------------------------------------------

WIDE = 360


def chart(chart: Data, people: Mapping[str, Data], seen: Data, label: str) -> Markup:
    """The picture of rooms, a road, a line or a plan."""
    draw = {"rooms": _rooms, "road": _road, "line": _line, "plan": _plan}[chart["form"]]
    high, parts = draw(chart, people, seen)
    return Markup(
        f'<svg class="map" viewBox="0 0 {WIDE} {high}" role="group" aria-label="{escape(label)}">{DEFS}'
        f"{''.join(parts)}</svg>"
    )


def _people_in_row(who: Sequence[str], people: Mapping[str, Data], seen: Data, x: float, y: float, r: float = 9) -> str:
    on, step = active(seen), 2 * r + 2
    shown = [people[one] for one in who if one in people]
    first = x - step * (len(shown) - 1) / 2
    return "".join(
        standing(one, first + at * step, y, r, ["on"] if one["id"] == on else (), told(one))
        for at, one in enumerate(shown)
    )


def _rooms(chart: Data, people: Mapping[str, Data], seen: Data) -> tuple[int, list[str]]:
    """Boxes laid out by how many doors away they are from where somebody is, the ways between them as lines."""
    spots = {spot["id"]: spot for spot in chart["spots"]}
    places = _laid_out(chart, spots)
    columns = max((x for x, _ in places.values()), default=0) + 1
    rows = max((y for _, y in places.values()), default=0) + 1
    wide, high = WIDE / columns, ROOM + 24
    middle = {id: (x * wide + wide / 2, y * high + high / 2 + 5) for id, (x, y) in places.items()}
    parts, names = [], []
    for path in chart["paths"]:
        if path["a"] in middle and path["b"] in middle:
            ends = middle[path["a"]], middle[path["b"]]
            (x, y), (u, v) = ends
            parts.append(f'<path class="path" d="M{_n(x)} {_n(y)}L{_n(u)} {_n(v)}"/>')
            names.append(_way_name(path["name"], ends) if path["name"] else "")
    for id, (x, y) in middle.items():
        spot = spots[id]
        parts += _room(spot, x, y, min(wide - 12, 150))
        parts.append(_people_in_row(spot["who"], people, seen, x, y + 13))
    return ceil(rows * high) + 4, [*parts, *names]


ROOM = 52
"""Height of a room's box; between two of them the ways are called by their names."""
LETTER = 5.4
"""How wide a letter of a name is about."""


def _room(spot: Data, x: float, y: float, w: float) -> Iterator[str]:
    """A room's box with its name; dashed where nobody has been in it."""
    kind = "room" if spot["entered"] else "room dim"
    here = " here" if spot["who"] else ""
    box = f'x="{_n(x - w / 2)}" y="{_n(y - ROOM / 2)}" width="{_n(w)}" height="{ROOM}"'
    yield f'<rect class="{kind}{here}" {box} rx="4"/>'
    lines = _in_lines(spot["name"], w)
    first = y - ROOM / 2 + (16 if len(lines) == 1 else 11)
    for at, line in enumerate(lines):
        yield f'<text class="lab mid" x="{_n(x)}" y="{_n(first + 10 * at)}">{escape(line)}</text>'


def _way_name(name: str, ends: tuple[tuple[float, float], tuple[float, float]]) -> str:
    """What a way is called, where no room stands: above the gap between two beside each other, between two rows."""
    (x, y), (u, v) = ends
    at = y - ROOM / 2 - 5 if y == v else (y + v) / 2 + 6
    return f'<text class="lab mid way-name" x="{_n((x + u) / 2)}" y="{_n(at)}">{escape(name)}</text>'


def _in_lines(name: str, wide: float) -> list[str]:
    """A name in as many lines as it needs, two at most."""
    words = name.split(" ")
    if len(name) * LETTER <= wide or len(words) == 1:
        return [name]
    cuts = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    return list(min(cuts, key=lambda pair: max(map(len, pair))))


def _laid_out(chart: Data, spots: Mapping[str, Data]) -> dict[str, tuple[int, int]]:
    """Column and row of each room: the column is how many ways it lies from the first with somebody in it."""
    near: dict[str, list[str]] = {id: [] for id in spots}
    for path in chart["paths"]:
        if path["a"] in near and path["b"] in near:
            near[path["a"]].append(path["b"])
            near[path["b"]].append(path["a"])
    first = next(iter(spots), None)
    far: dict[str, int] = {}
    for root in (first, *spots):
        queue = [root] if root is not None and root not in far else []
        far |= dict.fromkeys(queue, 0)
        while queue:
            here = queue.pop(0)
            for other in near[here]:
                if other not in far:
                    far[other] = far[here] + 1
                    queue.append(other)
    used: dict[int, int] = {}
    places = {}
    for id in spots:
        column = far[id] % 4
        places[id] = (column, used.get(column, 0))
        used[column] = used.get(column, 0) + 1
    return places


def _road(chart: Data, people: Mapping[str, Data], seen: Data) -> tuple[int, list[str]]:
    """A way from left to right with its milestones, and the company as far along as it is."""
    left, right, y = 24, WIDE - 24, 60
    parts = [f'<path class="road" d="M{left} {y}H{right}"/>']
    done = left + (right - left) * chart["done"] / 100
    parts.append(f'<path class="road done" d="M{left} {y}H{_n(done)}"/>')
    spots = chart["spots"]
    for at, spot in enumerate(spots):
        share = spot["at"][0] / 100 if spot["at"] else at / max(len(spots) - 1, 1)
        x = left + (right - left) * share
        anchor = "start" if share < 0.1 else "end" if share > 0.9 else "mid"
        parts.append(f'<circle class="stone" cx="{_n(x)}" cy="{y}" r="5"/>')
        parts.append(f'<text class="lab {anchor}" x="{_n(x)}" y="{y + 24}">{escape(spot["name"])}</text>')
    who = [one for spot in spots for one in spot["who"]]
    span = 20 * len(who) / 2
    parts.append(_people_in_row(who, people, seen, min(max(done, left + span), right - span), y - 24))
    return 96, parts


def _line(chart: Data, people: Mapping[str, Data], seen: Data) -> tuple[int, list[str]]:
    """Everybody along a measure; those close together stand above each other."""
    left, right, y = 30, WIDE - 30, 0
    parts: list[str] = []
    taken: list[tuple[float, int]] = []
    top = 0
    placed: list[tuple[Data, float, int]] = []
    for spot in chart["spots"]:
        if not spot["who"]:
            continue
        x = left + (right - left) * (spot["at"][0] if spot["at"] else 0) / 100
        level = next(n for n in range(99) if all(n != m or abs(x - u) >= 24 for u, m in taken))
        taken.append((x, level))
        placed.append((people[spot["who"][0]], x, level)) if spot["who"][0] in people else None
        top = max(top, level)
    y = 24 + 24 * (top + 1)
    parts.append(f'<path class="axis" d="M{left - 10} {y}H{right + 10}"/>')
    for spot in chart["spots"]:
        if spot["who"] or not spot["at"]:
            continue
        x = left + (right - left) * spot["at"][0] / 100
        parts.append(f'<path class="axis" d="M{_n(x)} {y - 4}V{y + 4}"/>')
        parts.append(f'<text class="coord" x="{_n(x)}" y="{y + 16}">{escape(spot["name"])}</text>')
    on = active(seen)
    parts += [
        standing(one, x, y - 18 - 24 * level, 10, ["on"] if one["id"] == on else (), told(one))
        for one, x, level in placed
    ]
    return y + 24, parts


def _plan(chart: Data, people: Mapping[str, Data], seen: Data) -> tuple[int, list[str]]:
    """Everybody where they stand; who stands where somebody is already is drawn beside."""
    high, on = 200, active(seen)
    parts = [f'<rect class="floor" width="{WIDE}" height="{high}"/>']
    taken: list[tuple[float, float]] = []
    for spot in chart["spots"]:
        x, y = 24 + (WIDE - 48) * spot["at"][0] / 100, 24 + (high - 48) * spot["at"][1] / 100
        for who in spot["who"]:
            if who not in people:
                continue
            while any(abs(x - u) < 28 and abs(y - v) < 28 for u, v in taken):
                x, y = (x + 30, y) if x + 30 < WIDE - 16 else (24, y + 30)
            taken.append((x, y))
            parts.append(standing(people[who], x, y, 12, ["on"] if who == on else (), told(people[who])))
    return high, parts


# -- strips ------------------------------------------------------------------------------------------------------------


def notches(mark: Data, group: int) -> Markup:
    """As many notches as there may be, those that are left filled, what is as good as spent hatched."""
    most = min(max(mark["maximum"] or mark["value"], mark["value"], 1), 60)
    step = 5 if most > 12 else 15
    parts = []
    for at in range(most):
        tall = not group or at % group == 0
        kind = (
            "owed" if mark["value"] - mark["owed"] <= at < mark["value"] else "full" if at < mark["value"] else "spent"
        )
        y, high = (1, 13) if tall else (4, 10)
        parts.append(
            f'<rect class="notch {kind}" x="{at * step + 1}" y="{y}" width="{step - 2}" height="{high}" rx="1"/>'
        )
    said = f"{mark['value']}/{mark['maximum']}" if mark["maximum"] else str(mark["value"])
    return Markup(
        f'<svg class="notches" viewBox="0 0 {most * step + 1} 15" role="img" aria-label="{said}">{"".join(parts)}</svg>'
    )


def _stacked(values: Sequence[int]) -> list[int]:
    """The row of each on a scale: those who stand at the same value stand below each other."""
    used: Counter[int] = Counter()
    rows = []
    for value in values:
        rows.append(used[value])
        used[value] += 1
    return rows


def ladder(track: Data, people: Mapping[str, Data], seen: Data, label: str) -> Markup:
    """Who stands where on a scale, the floor shaded, a dashed line between those who face each other."""
    marks = [mark for mark in track["marks"] if mark["who"] in people]
    top = max([8, *(mark["value"] for mark in marks)])
    rows = _stacked([mark["value"] for mark in marks])
    deep = max(rows, default=0) + 1
    tall = 34 if deep <= 3 else 25
    step, high = (WIDE - 40) / max(top - 1, 1), 24 + tall * deep
    at = {
        mark["who"]: (20 + step * (mark["value"] - 1), 21 + tall * (row + 0.5))
        for mark, row in zip(marks, rows, strict=True)
    }
    parts = [f'<svg class="map ladder" viewBox="0 0 {WIDE} {high}" role="group" aria-label="{escape(label)}">{DEFS}']
    for value in range(1, top + 1):
        x = _n(20 + step * (value - 1))
        parts.append(f'<path class="grid" d="M{x} 18V{high}"/><text class="coord" x="{x}" y="12">{value}</text>')
    if track["floor"] > 1:
        parts.append(
            f'<rect class="floorshade" x="0" y="18" width="{_n(20 + step * (track["floor"] - 1.5))}" height="{high}"/>'
        )
    for a, b in track["ties"]:
        if a in at and b in at:
            (x, y), (u, v) = at[a], at[b]
            parts.append(f'<path class="aim" d="M{_n(x)} {_n(y)}L{_n(u)} {_n(v)}"/>')
    on = active(seen)
    for who, (x, y) in at.items():
        parts.append(standing(people[who], x, y, tall * 0.38, ["on"] if who == on else (), told(people[who])))
    return Markup("".join([*parts, "</svg>"]))


# -- dice --------------------------------------------------------------------------------------------------------------


def ticks(falls: Sequence[Data], said: str) -> Markup:
    """One tick a face of the die that decides, or a column a total of several: filled where it succeeds."""
    if not falls:
        return Markup("")
    even = len({round(one["share"], 6) for one in falls}) == 1
    most, step = max(one["share"] for one in falls), 200 / len(falls)
    parts = []
    for at, one in enumerate(falls):
        high = (
            {"fails": 15, "succeeds": 20, "critical": 25}[one["result"]] if even else max(3, 25 * one["share"] / most)
        )
        parts.append(
            f'<rect class="tick {one["result"]}" x="{_n(at * step + 1)}" y="{_n(26 - high)}" width="{_n(step - 2)}" '
            f'height="{_n(high)}" rx="1"><title>{one["total"]}</title></rect>'
        )
    head = f'<svg class="ticks" viewBox="0 0 200 27" preserveAspectRatio="none" role="img" aria-label="{escape(said)}">'
    return Markup(f"{head}{''.join(parts)}</svg>")


@lru_cache(REMEMBERED)
def bar(value: int, maximum: int | None, low: bool) -> Markup:
    """A gauge as a bar."""
    if not maximum:
        return Markup('<span class="bar none"></span>')
    share = 100 * max(0, min(value, maximum)) / maximum
    kind = "rest low" if low else "rest"
    return Markup(
        '<svg class="bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">'
        '<rect class="all" width="100" height="8" rx="4"/>'
        f'<rect class="{kind}" width="{_n(share)}" height="8" rx="4"/></svg>'
    )


def estimate(row: Data) -> Markup:
    """A share as a bar, with its interval as a whisker; what is bad is hatched."""
    kind = "est bad" if row["bad"] else "est"
    part, low, high = (_n(100 * row[key]) for key in ("part", "low", "high"))
    return Markup(
        f'<svg class="{kind}" viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">'
        '<rect class="all" width="100" height="14"/>'
        f'<rect class="part" width="{part}" height="14"/>'
        f'<path class="whisker" d="M{low} 7H{high}M{low} 3V11M{high} 3V11"/></svg>'
    )
