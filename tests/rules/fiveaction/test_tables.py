"""The tables of gear, cell by cell against the printed ones."""

from __future__ import annotations

import re

import pytest

from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.words import FOOT, Damage, Grip
from bojiste.systems.fiveaction.words.body import LOCATIONS, Part
from bojiste.systems.fiveaction.words.gear import ARMOUR, COEFFICIENTS, FIST, KICK, LOCATION_ARMOUR, SHIELDS, WEAPONS

MELEE = """
| light_straight_blade | c, t | d4 | 16 | 2 | 0 | 1R | 1–2 | 0.2–0.4 | 0.1–0.4 |
| light_straight_blade, thrown | t | d4 | 18 | 2 | 0 | thrown | STR×2 | same | same |
| light_curved_blade | k | d5 | 17 | 2 | 0 | 1R | 1–2 | 0.3–0.5 | 0.5–2 |
| light_axe | s | d5 | 18 | 2 | 1 | 1R | (2, see weapon.reach_band) | 0.7–1.2 | 0.3–1.5 |
| light_axe, thrown | s | d4+1 | 19 | 2 | 1 | thrown | STR×1.5 | same | same |
| light_blunt | b | d4 | 19 | 2 | 0 | 1R | 2 | 1–1.5 | 0.05–0.8 |
| light_blunt, thrown | b | 2d2 | 19 | 2 | 0 | thrown | STR×1.5 | same | same |
| medium_straight_blade 1R | c, t | d5 | 18 | 2 | 1 | 1R | 2–5 | 1.7–2.5 | 8–15 |
| medium_straight_blade 2R | c, t | 3d2 | 18 | 2 | 1 | 2R | 3–4 | same | same |
| medium_curved_blade 1R | k | d5+1 | 17 | 2 | 1 | 1R | 3–5 | 1.6–3 | 10–20 |
| medium_curved_blade 2R | k | 2d4+1 | 18 | 2 | 1 | 2R | 3–4 | same | same |
| medium_axe 1R | s | d5+1 | 18 | 3 | 3 | 1R | 2–4 | 2–4 | 2–6 |
| medium_axe 2R | s | 2d5 | 19 | 3 | 2 | 2R | 2–3 | same | same |
| medium_axe, thrown | s | d5 | 19 | 3 | 2 | thrown | STR×1.25 | same | same |
| medium_blunt 1R | b | d5 | 19 | 3 | 2 | 1R | 2–4 | 2–5 | 1–4 |
| medium_blunt 2R | b | 3d2 | 19 | 3 | 2 | 2R | 2–3 | same | same |
| medium_blunt, thrown | b | d5 | 19 | 3 | 2 | thrown | STR×1.25 | same | same |
| heavy_greatsword (straight blade, two-handed only) | c | 2d5 | 18 | 2 | 3 | 2R | 4–7 | 5–7 | 20–30 |
| heavy_straight_blade 1R | c, t | d5 | 19 | 2 | 3 | 1R | 4–6 | 3–6 | 15–25 |
| heavy_straight_blade 2R | c, t | 2d4 | 18 | 2 | 2 | 2R | 3–6 | 3–6 | 15–25 |
| heavy_curved_blade | k | d10+1 | 18 | 2 | 2–3 (default 3) | 2R | 3–6 | 4–8 | 25–35 |
| heavy_axe | s | d10 | 19 | 3 | 3 | 2R | 3–5 | 5–10 | 8–12 |
| heavy_blunt | b | 2d5 | 19 | 3 | 3 | 2R | 3–5 | 6–13 | 5–10 |
"""

SHIELD_TABLE = """
| buckler | b | d2 | 20 | 2 | +1 | 0 | 1R | 1–2 | 1–2 | 1 |
| improvised_shield | – | none | – | – | +1 | 0 | 1R | 1–2 | 1.5–3 | 1–3 |
| light_shield | b | d4 | 20 | 2 | +2 | 0 | 1R | 1–2 | 2–4 | 1–3 |
| medium_shield | b | d4+1 | 20 | 2 | +3 | 1 | 1R | 1–2 | 6–9 | 4 |
| heavy_shield | b | d5+1 | 20 | 2 | +4 | 2 | 1R | 1 | 15–25 | 7 |
| pavise | – | none | – | – | +6, gives cover | 4, movement 0 | – | 0 | 20–30 | 10 |
"""

MISSILES = """
| small_bow | missile | d4+1 | 19 | 2 | 1 | both hands | 80 | 3–5 | 4–8 |
| medium_bow | missile | d5+2 | 19 | 2 | 2 | both hands | 150 | 5–10 | 10–15 |
| heavy_bow | missile | 2d5 | 19 | 3 | 3 | both hands | 100 | 8–14 | 13–18 |
| reflex_bow | missile | 2d4 | 19 | 2 | 2 | both hands | 130 | 6–8 | 15–20 |
| light_crossbow | missile | d5+1 | 18 | 2 | 3 | both hands | 100 | 7–10 | 16–22 |
| heavy_crossbow | missile | 2d4 | 18 | 3 | 4 | both hands | 120 | 10–15 | 20–30 |
| arbalest | missile | 3d5 | 18 | 3 | 5 | both hands | 150 | 20–30 | 35–50 |
| sling | b (thrown) | d4+1+floor(STR/4) | 19 | 2 | 0 | 1R missile | STR×5 | 0.2–0.5 | 0.05–0.1 |
| blowgun | missile | d2 | 16 | 2 | 0 | small: one hand | 10 | 0.1–0.2 | 0.05–0.1 |
"""

ARMOUR_TABLE = """
| leather and cloth, body | 1–4 | DR−1 | 0.5 | 0.5 | 1 | 1 | 0.75 | 0.5 | 4–9 | 3–5 |
| – cap (helmet) | 1 | 1 | same | same | same | same | same | same | 1 | 1 |
| leather with metal studs, body | 2–6 | DR−2 | 0.5 | 0.75 | 1 | 1.25 | 1 | 0.75 | 4–17 | 10–50 |
| – helmet | 2 | 1 | same | same | same | same | same | same | 1.5 | 3 |
| mail, body | 4–8 | DR−3 | 0.5 | 0.75 | 1 | 1.5 | 1 | 0.5 | 6–20 | 150–400 |
| – hood (helmet) | 1–2 | DR−1 | same | same | same | same | same | same | 1–1.5 | 35–75 |
| – accessories | 2–3 | DR−2 | same | same | same | same | same | same | 3–5 | 50–100 |
| plate, body | 6–9 | DR−4 | 0.75 | 1.5 | 1 | 1.5 | 1 | 1.25 | 11–23 | 350–750 |
| – helmet | 2–3 | DR−2 | same | same | same | same | same | same | 2–4 | 50–100 |
| – accessories | 2–4 | DR−2 | same | same | same | same | same | same | 3–6 | 100–200 |
"""

PARTS_ARMOUR = """
| leather and cloth | body | 2–4 | DR−2 | 0.5 | 0.5 | 1 | 1 | 0.75 | 0.5 | 4–6 | 3–4 |
| same | limbs (arms; legs) | 1–2 | DR−1 | same | same | same | same | same | same | 1–2 | 4–5 |
| same | head | 2 | DR−1 | same | same | same | same | same | same | 2 | 1 |
| leather with metal | body | 3–6 | DR−3 | 0.5 | 0.75 | 1 | 1.25 | 1 | 0.75 | 5–9 | 25–70 |
| same | limbs | 2–3 | DR−2 | same | same | same | same | same | same | 1–3 | 10–20 |
| same | head | 3–4 | DR−3 | same | same | same | same | same | same | 2–4 | 3–5 |
| mail | body | 5–8 | DR−4 | 0.5 | 0.75 | 1 | 1.5 | 1 | 0.5 | 6–11 | 200–800 |
| same | limbs | 3–5 | DR−3 | same | same | same | same | same | same | 1–3 | 100–200 |
| same | head | 2–3 | DR−2 | same | same | same | same | same | same | 1–2 | 60–100 |
| plate | body | 6–10 | DR−5 | 0.75 | 1.5 | 1 | 1.5 | 1 | 1.25 | 8–16 | 500–1000 |
| same | limbs | 4–7 | DR−4 | same | same | same | same | same | same | 2–5 | 100–250 |
| same | head | 3–5 | DR−3 | same | same | same | same | same | same | 1–4 | 100–200 |
"""

PLACES = """
| head (low) | 2–3 | 1–3 | 2–4 | 1–6 | 2–3 | 1–3 |
| right leg | 4–6 | 4–15 | 5–7 | 7–21 | 8–9 | 22–36 |
| right arm | 7–9 | 16–36 | 8–9 | 22–36 | 4–7 | 4–21 |
| trunk | 10–12 | 37–64 | 10–12 | 37–64 | 10–12 | 37–64 |
| left arm | 13–15 | 65–85 | 13–14 | 65–79 | 15–18 | 80–97 |
| left leg | 16–18 | 86–97 | 15–17 | 80–94 | 13–14 | 65–79 |
| head (high) | 19–20 | 98–100 | 18–20 | 95–100 | 19–20 | 98–100 |
"""


def rows(text: str) -> list[list[str]]:
    return [[cell.strip() for cell in line.strip("| ").split(" | ")] for line in text.strip().splitlines()]


def band(cell: str, scale: int = 1) -> tuple[int, int]:
    """``1.7–2.5`` in whole parts; one number is both ends."""
    ends = [round(float(number) * scale) for number in re.findall(r"[\d.]+", cell)]
    return ends[0], ends[-1]


def dice(cell: str) -> tuple[int, int, int]:
    found = re.match(r"(\d*)d(\d+)(?:\+(\d+))?", cell)
    assert found is not None
    return int(found[1] or 1), int(found[2]), int(found[3] or 0)


TYPES = {"c": Damage.CUT, "t": Damage.THRUST, "k": Damage.CURVED, "s": Damage.SHARP, "b": Damage.BLUNT}
GRIPS = {"1R": Grip.ONE, "2R": Grip.TWO, "thrown": Grip.THROWN}


POLE_TABLE = """
| medium_pole 1R | head's | head +1 | 19 | head's | head +1 | 1R | head + 3–4 | head +2 | head +0.5 |
| medium_pole 2R | head's | head +2 | 19 | head's | head +1 | 2R | head + 2–3 | head +2 | head +0.5 |
| heavy_pole | head's | head +2 | 19 | head's | head + 2–3 (default 3) | 2R | head + 6–10 | head + 3–4 | head + 2–3 |
"""


@pytest.mark.parametrize("cells", rows(POLE_TABLE), ids=lambda cells: cells[0])
@pytest.mark.parametrize("head", ["light_blunt", "medium_axe", "medium_straight_blade", "light_curved_blade"])
def test_pole_weapon(cells: list[str], head: str) -> None:
    """What the shaft adds to every column of the head's row in the same grip, or of its only one."""
    name, _, damage, threshold, _, slow, grip, reach, weight, price = cells
    top = WEAPONS[head]
    own = next((row for row in top.rows if row.grip is GRIPS[grip]), top.rows[0])
    pole = rules.weapon.pole_build(name.split(" ")[0], top, None, False)
    row = next(row for row in pole.rows if row.grip is GRIPS[grip])
    assert row.dice == (*own.dice[:2], own.dice[2] + band(damage)[0])
    assert (row.types, row.threshold, row.multiplier) == (own.types[:1], int(threshold), own.multiplier)
    assert row.slowdown == tuple(end + by for end, by in zip(own.slowdown, band(slow.split(" (")[0]), strict=True))
    assert row.reach == tuple(end + by for end, by in zip(own.reach, band(reach, FOOT), strict=True))
    assert pole.weight == tuple(end + by for end, by in zip(top.weight, band(weight, 100), strict=True))
    assert pole.price == tuple(end + by for end, by in zip(top.price, band(price, 100), strict=True))


def test_fist_and_foot() -> None:
    """| bare_hand (fist) | b | d4 stun | 17 | 2 | 0 | 1R | 1–2 | and | kick | b | 2d4 stun | 19 | 3 | 0 | 2R | 2–3 |"""
    for row, printed in ((FIST, (Grip.ONE, (1, 4, 0), 17, 2, (4, 8))), (KICK, (Grip.TWO, (2, 4, 0), 19, 3, (8, 12)))):
        assert (row.grip, row.dice, row.threshold, row.multiplier, row.reach) == printed
        assert row.types == (Damage.BLUNT,) and row.slowdown == (0, 0)


@pytest.mark.parametrize("cells", rows(MELEE), ids=lambda cells: cells[0])
def test_melee_weapon(cells: list[str]) -> None:
    name, types, damage, threshold, multiplier, slow, grip, reach, weight, price = cells
    weapon = WEAPONS[re.split(r"[ ,]", name)[0]]
    row = next(row for row in weapon.rows if row.grip is GRIPS[grip])
    assert row.types == tuple(TYPES[type] for type in types.split(", "))
    assert (row.dice, row.threshold, row.multiplier) == (dice(damage), int(threshold), int(multiplier))
    assert row.slowdown == band(slow.split(" ")[0])
    if row.grip is Grip.THROWN:
        assert row.range == round(float(reach.removeprefix("STR×")) * FOOT)
    else:
        assert row.reach == band(reach.split(",")[0], FOOT)
    if weight != "same":
        assert (weapon.weight, weapon.price) == (band(weight, 100), band(price, 100))


@pytest.mark.parametrize("cells", rows(SHIELD_TABLE), ids=lambda cells: cells[0])
def test_shield(cells: list[str]) -> None:
    name, _, attack, threshold, multiplier, bonus, slow, _, reach, weight, price = cells
    shield = SHIELDS[name]
    assert shield.bonus == int(re.findall(r"\d", bonus)[0]) and shield.slowdown == int(slow[0])
    assert (shield.weight, shield.price) == (band(weight, 100), band(price, 100))
    assert (shield.attack is None) is (attack == "none")
    if shield.attack is not None:
        assert (shield.attack.dice, shield.attack.threshold) == (dice(attack), int(threshold))
        assert (shield.attack.multiplier, shield.attack.reach) == (int(multiplier), band(reach, FOOT))


@pytest.mark.parametrize("cells", rows(MISSILES), ids=lambda cells: cells[0])
def test_missile_weapon(cells: list[str]) -> None:
    name, _, damage, threshold, multiplier, slow, _, base, weight, price = cells
    weapon = WEAPONS[name]
    (row,) = weapon.rows
    assert (row.dice, row.threshold, row.multiplier) == (dice(damage), int(threshold), int(multiplier))
    assert row.slowdown == band(slow) and row.range == int(base.removeprefix("STR×")) * FOOT
    assert (weapon.weight, weapon.price) == (band(weight, 100), band(price, 100))


MATERIALS = {"leather and cloth": "leather", "leather with metal": "studded", "mail": "mail", "plate": "plate"}
PIECES = {"cap": "helmet", "hood": "helmet", "helmet": "helmet", "accessories": "accessories", "head": "helmet"}


def test_armour() -> None:
    material, coefficients = "", ["same"]
    for name, dr, slow, *values, weight, price in rows(ARMOUR_TABLE):
        if name.endswith("body"):
            material = next(word for start, word in MATERIALS.items() if name.startswith(start))
            piece, coefficients = "body", values
        else:
            piece = PIECES[name.strip("– ").split(" ")[0]]
        row = ARMOUR[material, piece]
        assert row.dr == band(dr) and (row.weight, row.price) == (band(weight, 100), band(price, 100))
        assert (f"DR−{row.less}" if row.slowdown is None else str(row.slowdown)) == slow
        assert COEFFICIENTS[material] == tuple(round(float(value) * 4) for value in coefficients)


def test_armour_by_parts() -> None:
    material = ""
    for name, piece, dr, slow, *_, weight, price in rows(PARTS_ARMOUR):
        material = MATERIALS.get(name, material)
        kinds = ("arms", "legs") if piece.startswith("limbs") else (PIECES.get(piece, piece),)
        for kind in kinds:
            row = LOCATION_ARMOUR[material, kind]
            heavier, dearer = (150, 175) if kind == "legs" else (100, 100)
            wanted = (band(weight, heavier), band(price, dearer))
            assert row.dr == band(dr) and (row.weight, row.price) == wanted
            assert f"DR−{row.less}" == slow


def test_hit_locations() -> None:
    """Each table in both forms; the totals are a hundred."""
    for index, (name, *cells) in enumerate(rows(PLACES)[:7]):
        part = Part(name.split(" (")[0].replace(" ", "_"))
        for number in (1, 2, 3):
            for method, cell in zip(("sum", "percent"), cells[2 * number - 2 : 2 * number], strict=True):
                wanted = (part, *band(cell))
                assert wanted in LOCATIONS[number, method], (index, number, method)
    for number in (1, 2, 3):
        assert sum(high - low + 1 for _, low, high in LOCATIONS[number, "percent"]) == 100
        assert sum(high - low + 1 for _, low, high in LOCATIONS[number, "sum"]) == 19
