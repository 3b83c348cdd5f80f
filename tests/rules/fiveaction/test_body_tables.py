"""The tables of the body, of armour's factors and of ranges, cell by cell against the printed ones."""

from __future__ import annotations

import pytest

from bojiste.core.reading import read_scene
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.play.location import hits_of
from bojiste.systems.fiveaction.words.body import PARTS, Part

# 6.10: what each step adds to what the steps before it moved, in the low half (the high one is its mirror, 22 - n)
SMALLER = {
    1: ("3 leg", "7 leg", "2 leg", "8 leg", "9 leg", "10 leg"),
    2: ("4 leg", "8 leg", "3 leg", "9 leg", "2 leg", "10 leg"),
    3: ("3 leg", "7 leg", "2 leg", "6 leg", "5 leg", "4 leg"),
}
LARGER = {1: ("4 head", "6 arm", "5 head"), 2: ("5 head", "7 arm", "6 head"), 3: ("8 head", "9 arm", "")}
LOW = {
    1: {2: "head", 3: "head", 4: "leg", 5: "leg", 6: "leg", 7: "arm", 8: "arm", 9: "arm"},
    2: {2: "head", 3: "head", 4: "head", 5: "leg", 6: "leg", 7: "leg", 8: "arm", 9: "arm"},
    3: {2: "head", 3: "head", 4: "arm", 5: "arm", 6: "arm", 7: "arm", 8: "leg", 9: "leg"},
}


def half(number: int, steps: int) -> dict[int, str]:
    """The low half as the table has it after so many steps; its high half must be the mirror."""
    found = hits_of(number, "sum", False, steps, 1)
    low = {n: found[n].value.split("_")[-1] for n in range(2, 11)}
    high = {22 - n: found[n].value.split("_")[-1] for n in range(12, 21)}
    assert low == high and found[11] is Part.TRUNK
    assert {found[n].value[:5] for n in range(2, 10)} <= {"head", "right"}
    return low


@pytest.mark.parametrize("way, printed", [(1, SMALLER), (-1, LARGER)])
def test_effective_halves_after_steps(way: int, printed: dict[int, tuple[str, ...]]) -> None:
    """6.10, both tables."""
    for number, steps in printed.items():
        wanted = {**LOW[number], 10: "trunk"}
        assert half(number, 0) == wanted
        for step, cell in enumerate(steps, 1):
            if cell:
                at, part = cell.split()
                wanted[int(at)] = part
            assert half(number, way * step) == wanted, (number, step)


BODY = {
    Part.HEAD: (5, 9, 5, (-2, -4, -7), 10, 5, 2),
    Part.TRUNK: (9, 9, 0, (-1, -3, -6), 5, 0, 2),
    Part.LEFT_LEG: (5, 9, 0, (-1, -3, -6), 0, -3, 1),
}
"""6.8: lives, whole lives, shock, penalties, healing, first aid, healing time."""


@pytest.mark.parametrize("part", PARTS)
def test_body_parts(part: Part) -> None:
    lives, whole, shock, penalties, harder, aid, slower = BODY.get(part, BODY[Part.LEFT_LEG])
    assert rules.location.shock(part) == shock and rules.location.healing(part) == (harder, slower)
    assert tuple(rules.location.wound_penalties(part, level, (0, 1, 3, 6)) for level in (1, 2, 3)) == penalties
    assert rules.location.first_aid(15, part, False) == 15 + aid
    for full, base in ((False, lives), (True, whole)):
        modules = {"hit_locations": True, "hit_location_full_lives": full}
        made = fight({"options": {"modules": modules}})
        assert made.prepared.kits["a"].part_lives[PARTS.index(part)] == base + 4


FACTORS = {
    "medium_straight_blade.1R": 1, "heavy_greatsword.2R": 1, "medium_pole.2R": 1, "light_shield": 1,
    "small_bow.missile": 1, "light_crossbow.missile": 1, "blowgun.missile": 1, "light_straight_blade.1R": 1.5,
    "medium_axe.thrown": 1.5,
    "sling.missile": 1.5, "light_axe.thrown": 2, "fist": 2, "kick": 2,
}  # fmt: skip
"""6.11: how much more armour takes from an attack of this kind."""


def test_category_factors() -> None:
    rows = [name.split(".")[0] for name in FACTORS if "." in name]
    weapons = [{"row": row, "hand": "sheathed", **({"head": "light_blunt"} if "pole" in row else {})} for row in rows]
    arms = fight({}, weapons=weapons, shield={"row": "light_shield"}).prepared.kits["a"].by_id
    assert {name: arms[name].halves / 2 for name in FACTORS} == FACTORS


@pytest.mark.parametrize(
    "band, penalty, levels, precise", [(0, 0, 0, 0), (1, -2, 8, 7), (2, -5, 11, 8), (3, -10, 16, 10)]
)
def test_missile_bands(band: int, penalty: int, levels: int, precise: int) -> None:
    """6.12: penalty, and from how many levels on a critical is chosen freely."""
    assert rules.missile.PENALTIES[band] == penalty
    for least, ability in ((levels, False), (precise, True)):
        assert rules.missile.critical_choice(least, band, ability)
        assert not least or not rules.missile.critical_choice(least - 1, band, ability)
    edges = [(80, 0), (80.25, 1), (160, 1), (160.25, 2), (320, 2), (320.25, 3), (640, 3)]
    assert all(rules.missile.range_(int(feet * 4), 320, 8, 10, False) == found for feet, found in edges)


def fight(more: dict[str, object], **who: object):  # type: ignore[no-untyped-def]
    base = {"side": "l", "strength": 4, "dexterity": 4, "constitution": 4, "will": 4}
    people = [{**base, "id": "a", **who}, {**base, "id": "b", "side": "r"}]
    return read_scene({"format": 1, "system": "fiveaction", "combatant": people, **more})
