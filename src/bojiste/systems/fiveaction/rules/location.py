"""fiveaction.location: hit locations."""

from __future__ import annotations

from collections.abc import Sequence

from bojiste.core.rule import rule
from bojiste.systems.fiveaction.rules.test import rounding
from bojiste.systems.fiveaction.words.body import ARM_PARTS, COVERED_BY, LEG_PARTS, VITAL, Part, Table

HEAD_SHOCK = 5
PENALTIES = {Part.HEAD: (0, 2, 4, 7)}
AMPUTATED = 8
Hits = dict[int, Part]
"""The part for each number of the dice."""


def opened(table: Table) -> Hits:
    """A table, number by number."""
    return {number: part for part, low, high in table for number in range(low, high + 1)}


@rule("fiveaction.location.location_roll", "fiveaction.location.percent")
def location_roll(hits: Hits, roll: int) -> Part:
    """What a roll of the table hits; beyond its ends, the ends."""
    return hits[max(min(hits), min(max(hits), roll))]


def _halves(hits: Hits) -> tuple[list[int], list[int]]:
    """The numbers below the trunk and above it, from outside in."""
    trunk = [number for number, part in hits.items() if part is Part.TRUNK]
    low = [number for number in sorted(hits) if number < trunk[0]]
    return low, [number for number in sorted(hits, reverse=True) if number > trunk[-1]]


def _kind(part: Part) -> str:
    return "head" if part is Part.HEAD else "arm" if part in ARM_PARTS else "leg" if part in LEG_PARTS else "trunk"


def _of_side(right: bool, kind: str) -> Part:
    if kind == "head":
        return Part.HEAD
    parts = LEG_PARTS if kind == "leg" else ARM_PARTS
    return parts[0 if right else 1]


def _nearest(half: Sequence[int], hits: Hits, kind: str, original: Hits, to: str) -> list[int]:
    """Numbers of a half that still hit a kind, those nearest to where another kind stood first."""
    place = {number: at for at, number in enumerate(half)}
    goal = [place[number] for number in half if _kind(original[number]) == to]
    own = [number for number in half if _kind(hits[number]) == kind]
    return sorted(own, key=lambda number: (min([abs(place[number] - at) for at in goal]), -place[number]))


@rule("fiveaction.location.thrust_shift")
def thrust_shift(hits: Hits, points: int = 1) -> Hits:
    """The table for a thrust: the innermost numbers of heads go to the legs, those of arms to the trunk."""
    moved = dict(hits)
    for right, half in zip((True, False), _halves(hits), strict=True):
        for kind in ("head", "arm"):
            own = [number for number in half if _kind(hits[number]) == kind]
            for number in own[-points:]:
                moved[number] = _of_side(right, "leg") if kind == "head" else Part.TRUNK
    return moved


@rule("fiveaction.location.size_smaller")
def size_smaller(hits: Hits, original: Hits, steps: int, points: int = 1) -> Hits:
    """The table for an attacker smaller by so many steps: odd steps take from heads, even ones from arms, and give to
    the legs; when one kind is used up the other one pays, then the trunk from outside in."""
    moved = dict(hits)
    halves = _halves(original)
    for step in range(1, steps + 1):
        kinds = ("head", "arm") if step % 2 else ("arm", "head")
        taken = False
        for right, half in zip((True, False), halves, strict=True):
            for kind in kinds:
                own = _nearest(half, moved, kind, original, "leg")
                if own:
                    moved |= dict.fromkeys(own[:points], _of_side(right, "leg"))
                    taken = True
                    break
        if not taken:
            _take_trunk(moved, points)
    return moved


def _take_trunk(moved: Hits, points: int) -> None:
    """The trunk's outer numbers go to the legs of their sides; the last one in the middle to the right leg."""
    for _ in range(points):
        trunk = sorted(number for number, part in moved.items() if part is Part.TRUNK)
        if not trunk:
            return
        moved[trunk[0]] = Part.RIGHT_LEG
        if len(trunk) > 1:
            moved[trunk[-1]] = Part.LEFT_LEG


@rule("fiveaction.location.size_larger")
def size_larger(hits: Hits, original: Hits, steps: int, points: int = 1) -> Hits:
    """The table for a larger attacker: odd steps give leg numbers to the head, even ones to the arms."""
    moved = dict(hits)
    halves = _halves(original)
    for step in range(1, steps + 1):
        to = "head" if step % 2 else "arm"
        for right, half in zip((True, False), halves, strict=True):
            own = _nearest(half, moved, "leg", original, to)
            moved |= dict.fromkeys(own[:points], _of_side(right, to))
    return moved


@rule("fiveaction.location.size_source")
def size_source(attacker: int, target: int) -> int:
    """How many steps an attacker is smaller (above 0) or larger: by the heights at which they strike and are struck."""
    return target - attacker


@rule("fiveaction.location.critical_shift")
def critical_shift(natural: int, threshold: int) -> int:
    """How far a critical may move the hit."""
    return 2 * (natural - threshold + 1)


@rule("fiveaction.location.aimed")
def aimed(penalty: int, shot: bool, precise: bool, band: int, way: str) -> int | None:
    """How far an aimed attack may move the hit; ``None`` where such a shot cannot be aimed at a part."""
    if not shot:
        return penalty
    if band > (1 if precise else 0):
        return None
    return penalty if precise and band == 0 else rounding(penalty, 1, 2, way)


@rule("fiveaction.location.parts")
def parts(wounds: Sequence[int], at: int, net: int) -> tuple[int, ...]:
    """Wounds of all parts after one of them was hit."""
    return tuple(had + net if place == at else had for place, had in enumerate(wounds))


@rule("fiveaction.location.shock")
def shock(part: Part) -> int:
    """What a part adds to the target number of shock."""
    return HEAD_SHOCK if part is Part.HEAD else 0


@rule("fiveaction.location.wound_penalties")
def wound_penalties(part: Part, level: int, numbers: tuple[int, ...]) -> int:
    """What a wound of a part takes, as a number not above 0."""
    return -PENALTIES.get(part, numbers)[min(level, 3)]


@rule("fiveaction.location.unusable")
def unusable(level: int, penalty: int, constitution: int) -> bool:
    """Whether a part can be used no longer: by a mortal wound, or a penalty greater than CON."""
    return level >= 4 or -penalty > constitution


@rule("fiveaction.location.amputation")
def amputation(wounds: int, lives: int, constitution: int) -> int:
    """How far a part is destroyed: what goes beyond its lives and CON (0: it is not)."""
    return max(0, wounds - lives - max(0, constitution))


@rule("fiveaction.location.amputation_shock")
def amputation_shock(passed: bool, serious: int, lives: int) -> int:
    """Wounds of the trunk when a limb is lost."""
    return serious if passed else lives


@rule("fiveaction.location.first_aid")
def first_aid(base: int, part: Part, amputated: bool) -> int:
    """The target number of first aid to a part."""
    return base + (5 if part is Part.HEAD else -3 if part not in VITAL else 0) + (AMPUTATED if amputated else 0)


@rule("fiveaction.location.healing")
def healing(part: Part) -> tuple[int, int]:
    """What a part adds to the target number of healing, and how many times as long it takes."""
    return (10 if part is Part.HEAD else 5, 2) if part in VITAL else (0, 1)


@rule("fiveaction.location.flat")
def flat(part: Part, net: int, stun: int, serious: int, way: str) -> int:
    """Stun of a flat blow: in full on trunk and head; on a limb a third, never up to the serious level."""
    return net if part in VITAL else max(0, min(rounding(net, 1, 3, way), serious - 1 - stun))


FLAT_HEAD = -8
"""What the shock test of a flat blow to the head adds to its target number."""


@rule("fiveaction.location.armour")
def armour(part: Part) -> str:
    """The piece of armour that counts where it was hit."""
    return COVERED_BY[part]
