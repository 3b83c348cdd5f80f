"""Scenes that cannot be played are refused, every fault with its place."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.game import Game
from bojiste.core.reading import read_scene
from bojiste.errors import NotOffered, SceneError
from tests.play.osr.cast import at, fight, foe, hero, scene


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
        ({"now": {"cover": 5}}, "now.cover", "not-one-of"),
        ({"now": {"magic_points": 2}}, "now.magic_points", "above-maximum"),
        ({"now": {"shield": 1}}, "now.shield", "above-maximum"),
        ({"now": {"held_spell": "bolt"}}, "now.held_spell", "not-one-of"),
        ({"now": {"x": 1}}, "now.y", "missing"),
        ({"ac": 12, "armor": "chain"}, "", "two-armour-classes"),
        ({"ac": 2, "shield": {"ac": 3}}, "", "shield-above-ac"),
        ({"shield": {"base": "round"}}, "shield", "not-one-of"),
        ({"armor": {"base": "silk"}}, "armor", "not-one-of"),
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
        ({"now": {"supplies": -1}}, "now.supplies", "below-minimum"),
        ({"now": {"persistent": [{"damage": "0"}]}}, "now.persistent[0]", "lasting-without-damage"),
        ({"now": {"persistent": [{"damage": "1d4", "rounds": 0}]}}, "now.persistent[0].rounds", "below-minimum"),
        ({"ac": "ten"}, "ac", "not-an-integer"),
        ({"level": 1.5}, "level", "not-an-integer"),
        ({"morale": 1}, "morale", "below-minimum"),
        ({"save_number": 21}, "save_number", "above-maximum"),
        ({"scores": {"con": 0}}, "scores.con", "below-minimum"),
        ({"mods": {"str": -6}}, "mods.str", "below-minimum"),
        ({"weapons": [{"id": "thing", "damage": "0d6"}]}, "weapons[0].damage[0]", "bad-dice"),
        ({"weapons": [{"id": "thing", "damage": "101d6"}]}, "weapons[0].damage[0]", "bad-dice-count"),
        ({"weapons": [{"id": "thing", "damage": "1d6 love"}]}, "weapons[0].damage[0].type", "not-one-of"),
        ({"weapons": [{"id": "thing", "damage": "1d6", "hands": 3}]}, "weapons[0].hands", "above-maximum"),
        ({"weapons": [{"id": "gun", "base": "sling", "range": [-1, 5]}]}, "weapons[0].range[0]", "below-minimum"),
        ({"spells": [{"id": "bolt", "cost": -1}]}, "spells[0].cost", "below-minimum"),
        ({"spells": [{"id": "bolt", "cost": 1, "save": "love"}]}, "spells[0].save", "not-one-of"),
        (
            {"spells": [{"id": "bolt", "cost": 1, "condition": "prone", "rounds": 0}]},
            "spells[0].rounds",
            "below-minimum",
        ),
        ({"spells": [{"id": "bolt", "cost": 1, "targets": 0}]}, "spells[0].targets", "below-minimum"),
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


def test_more_hit_points_than_its_level_gives() -> None:
    """Section 10: hp above hp_max, also where that is not printed (osr.completion.hp: five per level)"""
    rat = {"id": "rat", "side": "foes", "ac": 10, "level": 2}
    assert ("combatant[1].now.hp", "above-maximum") in refused(hero(), {**rat, "now": {"hp": 11}})
    assert scene(hero(), {**rat, "now": {"hp": 10}})


def test_bad_fields() -> None:
    assert ("options.mild_deth", "unknown-key") in refused(hero(), foe(), options={"mild_deth": True})
    assert ("field.distances[0]", "not-one-of") in refused(hero(), foe(), field={"distances": [["ada", "elf", 3]]})
    told = {"distances": [["ada", "orc", 3], ["orc", "ada", 4]]}
    assert ("field.distances[1]", "told-apart-before") in refused(hero(), foe(), field=told)
    assert ("field.zones", "zones-switched-off") in refused(hero(), foe(), field={"zones": [["ada", "orc", "near"]]})
    assert ("combatant[1].now", "same-place") in refused(at(hero(), 0), at(foe(), 0))
    placed = refused(at(hero(), 0), at(foe(), 1), options={"range_zones": True})
    assert ("combatant[0].now.x", "zones-and-metres") in placed
    assert ("combatant", "one-side") in refused(hero(), hero("bea"))


def test_all_faults_at_once() -> None:
    found = refused(hero(hp_max=0, ac=31), foe(morale=1))
    assert {"combatant[0].hp_max", "combatant[0].ac", "combatant[1].morale"} <= {path for path, _ in found}


FEATURE = "dungeon.room[0].feature[0].opens"


def room(**more: Any) -> dict[str, Any]:
    """A dungeon of one room."""
    return {"dungeon": {"room": [{"id": "a", **more}]}}


@pytest.mark.parametrize(
    ("more", "path", "reason"),
    [
        ({"field": {"distance": -1}}, "field.distance", "below-minimum"),
        ({"field": {"distances": [["ada", "orc", -1]]}}, "field.distances[0][2]", "below-minimum"),
        (
            {"field": {"zones": [["ada", "orc", "afar"]]}, "options": {"range_zones": True}},
            "field.zones[0][2]",
            "not-one-of",
        ),
        ({"field": {"area": [{"kind": "lava", "box": [0, 0, 1, 1]}]}}, "field.area[0].kind", "not-one-of"),
        ({"meeting": {"surprised_on": {"party": 7}}}, "meeting.surprised_on.party", "above-maximum"),
        ({"journey": {"camp_encounter_in_6": 7}}, "journey.camp_encounter_in_6", "above-maximum"),
        ({"journey": {"leg": [{"km": 0}]}}, "journey.leg[0].km", "below-minimum"),
        ({"journey": {"quick": {"days": 0}}}, "journey.quick.days", "below-minimum"),
        ({"dungeon": {"wandering_in_6": -1}}, "dungeon.wandering_in_6", "below-minimum"),
        (
            {"dungeon": {"room": [{"id": "a", "trap": [{"id": "t", "trigger_in_6": 7}]}]}},
            "dungeon.room[0].trap[0].trigger_in_6",
            "above-maximum",
        ),
        ({"trial": [{"kind": "chance", "percent": 101}]}, "trial[0].percent", "above-maximum"),
        ({"trial": [{"kind": "song"}]}, "trial[0].kind", "not-one-of"),
        ({"options": {"fifty_die": "d20"}}, "options.fifty_die", "not-one-of"),
        ({"options": {"mild_death": 1}}, "options.mild_death", "not-yes-no"),
        ({"options": {"max_rounds": 0}}, "options.max_rounds", "below-minimum"),
        ({"procedure": "party"}, "procedure", "not-one-of"),
    ],
    ids=lambda value: value if isinstance(value, str) else None,
)
def test_bad_tables(more: dict[str, Any], path: str, reason: str) -> None:
    assert (path, reason) in refused(hero(), foe(), **more)


@pytest.mark.parametrize(
    ("procedure", "tables", "path", "reason"),
    [
        ("journey", {}, "journey", "no-way-to-go"),
        ("dungeon", {}, "dungeon.room", "no-rooms"),
        ("trial", {}, "trial", "no-trials"),
        (
            "dungeon",
            {"dungeon": {"room": [{"id": "a", "exits": [{"to": "b"}]}]}},
            "dungeon.room[0].exits[0].to",
            "not-one-of",
        ),
        ("dungeon", {"dungeon": {"room": [{"id": "a", "monsters": "them"}]}}, "dungeon.room[0].monsters", "not-one-of"),
        ("dungeon", {"dungeon": {"room": [{"id": "a"}, {"id": "a"}]}}, "dungeon.room[1].id", "duplicate-id"),
        (
            "journey",
            {"journey": {"leg": [{"km": 5}]}, "met": [{"id": "m", "who": ["elf"]}]},
            "met[0].who",
            "not-one-of",
        ),
        ("trial", {"trial": [{"kind": "check", "who": ["elf"]}]}, "trial[0].who", "not-one-of"),
        ("camp", {"formation": {"file": {"elf": [0, 0]}}}, "formation.file", "not-one-of"),
        ("fight", {"meeting": {"surprise": {"elves": True}}}, "meeting.surprise", "not-one-of"),
    ],
)
def test_tables_that_a_procedure_needs(procedure: str, tables: dict[str, Any], path: str, reason: str) -> None:
    """What ``check`` passes ``play`` plays."""
    assert (path, reason) in refused(hero(), foe(), procedure=procedure, **tables)


@pytest.mark.parametrize(
    ("ada", "field", "key"),
    [
        ({}, {}, "away"),
        ({"weapons": ["short_bow"]}, {"underwater": True}, "attack:orc:short_bow"),
        ({"weapons": [{"id": "crossbow", "base": "crossbow"}], "now": {"loaded": []}}, {}, "attack:orc:crossbow"),
        ({"spells": [{"id": "bolt", "cost": 2, "range": 9}], "magic_points": 1}, {}, "cast:bolt"),
        ({"weapons": ["short_bow"], "now": {"conditions": ["blind"]}}, {}, "attack:orc:short_bow"),
        ({"weapons": ["halberd"]}, {}, "throw:orc:halberd"),
        ({"weapons": ["spear"]}, {}, "subdue:orc:spear"),
        ({"spells": [{"id": "spring", "cost": 1, "covers": ["water"]}], "magic_points": 1}, {}, "cast:spring"),
        ({"now": {"conditions": ["prone"]}}, {}, "sprint"),
        ({"now": {"conditions": ["held"]}}, {}, "disengage"),
        ({}, {}, "toward:orc:9"),
    ],
)
def test_orders_that_break_rules(ada: dict[str, Any], field: dict[str, Any], key: str) -> None:
    """Refused, not adjusted."""
    with pytest.raises(NotOffered):
        fight(at(hero(**ada), 0), at(foe(), 2), say=[f"act ada {key}"], field=field)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("attack:orc:sword", "attack:orc:sword"),
        ("attack:orc:sword", "ready"),
        ("disengage", "sprint"),
        ("sprint", "attack:orc:sword"),
        ("ready", "attack:orc:sword"),
        ("wield:dagger", "attack:orc:dagger"),
    ],
)
def test_one_action_a_turn(first: str, second: str) -> None:
    """A second action is refused, whatever the first was; so is a sprint after disengaging."""
    armed = at(hero(weapons=["sword", "dagger"]), 0)
    game = Game(scene(armed, at(foe(), 1)), dice=[10, 1, 2], people=["player:ada", "gm"])
    game.answer(first)
    while game.ask is not None and game.ask.topic != "act":
        game.answer(game.ask.default)
    with pytest.raises(NotOffered):
        game.answer(second)


def test_an_expedition_of_nobody() -> None:
    told = {"procedure": "journey", "journey": {"leg": [{"km": 5}]}}
    assert ("combatant", "nobody-travels") in refused(foe(), foe("rat"), **told)
    met = {"met": [{"id": "m", "who": ["ada"]}]}
    assert ("combatant", "nobody-travels") in refused(hero(), foe(), **told, **met)


# -- what can be played and is hardly meant ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ada", "more", "told"),
    [
        ({"resist": ["fire", "cold"], "immune": ["fire"]}, {}, (f"{ADA}.resist", "resistant-and-immune")),
        ({"morale": 7}, {}, (f"{ADA}.morale", "heroes-have-no-morale")),
        ({"leader": True}, {}, (f"{ADA}.leader", "heroes-have-no-morale")),
        ({"shield": {"ac": 1}}, {}, (f"{ADA}.shield.trained", "shield-taken-for-trained")),
        (
            {},
            {"options": {"crit_extra_effects": True}, "rulings": "default"},
            ("options.crit_extra_effects", "nobody-adds-effects"),
        ),
        (
            {},
            {"dungeon": {"room": [{"id": "a", "trap": [{"id": "t"}]}]}},
            ("dungeon.room[0].trap[0].clues", "trap-without-clues"),
        ),
    ],
)
def test_remarks(ada: dict[str, Any], more: dict[str, Any], told: tuple[str, str]) -> None:
    made = scene(hero(**ada), foe(), **more)
    assert [(one.path, one.reason) for one in made.system.remarks(made)] == [told]


def test_nothing_to_remark() -> None:
    made = scene(
        hero(shield="large", resist=["fire"]),
        foe(morale=7, leader=True, fearless=False),
        options={"crit_extra_effects": True},
        dungeon={"room": [{"id": "a", "trap": [{"id": "t", "clues": "dust"}, {"id": "u", "hidden": False}]}]},
    )
    assert not list(made.system.remarks(made))


def test_a_side_of_nobody() -> None:
    """Section 10: a side with no members; nothing of the kind is said of a scene that cannot be read whole"""
    sides = {"side": [{"id": "party"}, {"id": "foes"}, {"id": "ghosts"}]}
    assert refused(hero(), foe(), **sides) == [("side[2].id", "side-without-members")]
    assert refused(hero(), foe(size="vast"), **sides) == [("combatant[1].size", "not-one-of")]


def test_one_message_for_one_fault() -> None:
    """Section 10: zones and metres are not also asymmetric, and a list is not also too short"""
    pair = ["ada", "orc"]
    both = {"zones": [[*pair, "near"]], "distances": [[*pair, 5]]}
    assert refused(hero(), foe(), field=both, options={"range_zones": True}) == [("field.zones", "zones-and-metres")]
    leg = {"leg": [{"km": 5, "guides": ["stars"]}]}
    assert refused(hero(), procedure="journey", journey=leg) == [("journey.leg[0].guides[0]", "not-one-of")]


TRIP: dict[str, Any] = {"format": 1, "system": "osr", "combatant": [hero()]}


@pytest.mark.parametrize(
    ("more", "path", "reason"),
    [
        ({"trial": [{"kind": "check", "difficulty": 0}]}, "trial[0].difficulty", "below-minimum"),
        ({"trial": [{"kind": "check", "difficulty": "silly"}]}, "trial[0].difficulty", "not-one-of"),
        ({"trial": [{"kind": "chance", "x": 9}]}, "trial[0].x", "above-maximum"),
        ({"trial": [{"kind": "fall", "metres": 10**9}]}, "trial[0].metres", "above-maximum"),
        ({"trial": [{"kind": "hunger", "days": 10**7}]}, "trial[0].days", "above-maximum"),
        ({"journey": {"quick": {"days": 3, "encounters": 10**6}}}, "journey.quick.encounters", "above-maximum"),
    ],
)
def test_one_message_for_what_no_expedition_has(more: dict[str, Any], path: str, reason: str) -> None:
    """One fault, at the key as it is written; nothing that would roll for days"""
    with pytest.raises(SceneError) as caught:
        read_scene({**TRIP, "procedure": next(iter(more)), **more})
    assert [(one.path, one.reason) for one in caught.value.problems] == [(path, reason)]


def test_a_company_of_the_dead_goes_nowhere() -> None:
    body = hero(now={"hp": 0, "conditions": ["dead"]})
    game = Game(read_scene({**TRIP, "combatant": [body], "procedure": "journey", "journey": {"leg": [{"km": 5}]}}))
    assert game.outcome is not None and game.outcome.reason == "perished"
