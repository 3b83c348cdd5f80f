"""Scenes that cannot be played are refused, every fault with its place."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.errors import SceneError
from tests.play.osr.cast import at, foe, hero, scene


def refused(*combatants: Any, **more: Any) -> list[tuple[str, str]]:
    with pytest.raises(SceneError) as caught:
        scene(*combatants, **more)
    return [(problem.path, problem.reason) for problem in caught.value.problems]


ADA = "combatant[0]"


@pytest.mark.parametrize(
    ("more", "path", "reason"),
    [
        ({"hp_max": 0}, "hp_max", "below-minimum"),
        ({"hp_max": None}, "", "hero-without-hp"),
        ({"ac": 31}, "ac", "above-maximum"),
        ({"save_number": 1}, "save_number", "below-minimum"),
        ({"morale": 13}, "morale", "above-maximum"),
        ({"level": -1}, "level", "below-minimum"),
        ({"move": -1}, "move", "below-minimum"),
        ({"magic_points": -1}, "magic_points", "below-minimum"),
        ({"now": {"fatigue": -1}}, "now.fatigue", "below-minimum"),
        ({"now": {"fatigue": True}}, "now.fatigue", "not-an-integer"),
        ({"now": {"hp": 11}}, "now.hp", "above-maximum"),
        ({"now": {"hp": 0}}, "now.hp", "no-hit-points"),
        ({"now": {"conditions": ["dead", "prone"]}}, "now.conditions", "dead-and-more"),
        ({"now": {"conditions": ["drunk"]}}, "now.conditions[0]", "not-one-of"),
        ({"now": {"cover": 6}}, "now.cover", "above-maximum"),
        ({"now": {"magic_points": 2}}, "now.magic_points", "above-maximum"),
        ({"now": {"shield": 1}}, "now.shield", "above-maximum"),
        ({"now": {"held_spell": "bolt"}}, "now.held_spell", "not-one-of"),
        ({"now": {"persistent": [{"damage": "0"}], "x": 1}}, "now.y", "missing"),
        ({"ac": 12, "armor": "chain"}, "", "two-armour-classes"),
        ({"ac": 2, "shield": {"ac": 3}}, "", "shield-above-ac"),
        ({"shield": {"ac": 11}}, "shield.ac", "above-maximum"),
        ({"shield": "large", "weapons": ["halberd"]}, "wielded", "too-many-hands"),
        (
            {"weapons": ["sword", "dagger"], "wielded": ["sword", "dagger"], "shield": "small"},
            "wielded",
            "too-many-hands",
        ),
        ({"wielded": ["mace"]}, "wielded", "not-one-of"),
        ({"multi_attack": ["mace"]}, "multi_attack", "not-one-of"),
        ({"weapons": ["spoon"]}, "weapons[0]", "not-one-of"),
        ({"weapons": [{"id": "gun", "kind": "missile", "damage": "1d6"}]}, "weapons[0]", "missile-without-range"),
        ({"weapons": [{"id": "gun", "base": "sling", "range": [50, 20]}]}, "weapons[0]", "range-upside-down"),
        ({"weapons": [{"id": "thing"}]}, "weapons[0]", "weapon-without-damage"),
        ({"weapons": [{"id": "thing", "damage": "lots"}]}, "weapons[0].damage[0]", "bad-dice"),
        ({"weapons": [{"id": "thing", "damage": "1d7"}]}, "weapons[0].damage[0]", "bad-die"),
        ({"weapons": ["sword", "sword"]}, "weapons[1].id", "duplicate-id"),
        ({"scores": {"str": 26}}, "scores.str", "above-maximum"),
        ({"mods": {"str": 6}}, "mods.str", "above-maximum"),
        ({"size": "vast"}, "size", "not-one-of"),
        ({"resist": ["love"]}, "resist[0]", "not-one-of"),
        ({"spells": [{"id": "bolt"}]}, "spells[0].cost", "missing"),
        ({"spells": [{"id": "bolt", "cost": 1, "instant": True, "holdable": True}]}, "spells[0]", "instant-held"),
        ({"id": "clock"}, "id", "reserved-id"),
        ({"id": "party"}, "id", "side-of-that-name"),
        ({"wings": 2}, "wings", "unknown-key"),
    ],
    ids=lambda value: value if isinstance(value, str) else None,
)
def test_bad_combatant(more: dict[str, Any], path: str, reason: str) -> None:
    ada = {key: value for key, value in hero(**more).items() if value is not None}
    where = f"{ADA}.{path}" if path else ADA
    found = refused(ada, foe())
    assert (where, reason) in [*found, *((place.removesuffix("[0]"), why) for place, why in found)], found


def test_bad_fields() -> None:
    assert ("options.mild_deth", "unknown-key") in refused(hero(), foe(), options={"mild_deth": True})
    assert ("field.distances[0]", "not-one-of") in refused(hero(), foe(), field={"distances": [["ada", "elf", 3]]})
    told = {"distances": [["ada", "orc", 3], ["orc", "ada", 4]]}
    assert ("field.distances[1]", "not-symmetric") in refused(hero(), foe(), field=told)
    assert ("field.zones", "zones-switched-off") in refused(hero(), foe(), field={"zones": [["ada", "orc", "near"]]})
    assert ("combatant[1].now", "same-place") in refused(at(hero(), 0), at(foe(), 0))
    placed = refused(at(hero(), 0), at(foe(), 1), options={"range_zones": True})
    assert ("combatant[0].now.x", "zones-and-metres") in placed
    assert ("combatant", "one-side") in refused(hero(), hero("bea"))


def test_all_faults_at_once() -> None:
    found = refused(hero(hp_max=0, ac=31), foe(morale=1))
    assert {"combatant[0].hp_max", "combatant[0].ac", "combatant[1].morale"} <= {path for path, _ in found}
