"""Attack values and defences in play: what is added, and what stands against it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.play.fiveaction.scripted import (
    AIR,
    FIRST,
    ONE_HAND,
    layers,
    one,
    ota,
    parts,
    petr,
    play,
    scene,
    value,
)
from tests.table import example

AXE = {"row": "medium_axe", "hand": "both"}
LIGHT = {"row": "light_shield"}


def struck(attacker: dict[str, Any], target: dict[str, Any], answers: tuple[str, ...] = (), **more: Any) -> Any:
    """Ota's first attack, into empty air unless its value is great."""
    given = {"now": {"at": [13, 10], **target.pop("now", {})}}
    game = play(
        scene(ota(**attacker), petr(**{**target, **given}), **more), [*FIRST, *AIR], "act ota attack:petr", *answers
    )
    return one(game, "attacked")


OTA_LIKE = {"strength": 6, "dexterity": 4}
PLAIN: dict[str, Any] = {"skills": {}, "weapons": []}


@pytest.mark.parametrize(
    "attacker, expected",
    [
        example("fiveaction.attack.value E1", {}, {"base": 5, "levels": 3}),
        example("fiveaction.attack.base E1", {"skills": {}}, {"base": 5, "unskilled": -5}),
        example("fiveaction.attack.base E2", {"strength": 3, "dexterity": 5}, {"base": 4, "levels": 3}),
        example("fiveaction.attack.level_bonus E1", {"skills": {"straight_blade/medium": 7}}, {"base": 5, "levels": 3}),
        example("fiveaction.skill.unskilled E1", {"skills": {}}, {"base": 5, "unskilled": -5}),
        example("fiveaction.skill.exact E1", {}, {"base": 5, "levels": 3}),
        example(
            "fiveaction.skill.related E1",
            {"skills": {"straight_blade/medium": 8}, "weapons": [{"row": "light_straight_blade"}],
             "now": {"at": [11, 10]}},
            {"base": 5, "levels": 2},
        ),
        example(
            "fiveaction.skill.same_kind E1",
            {"skills": {"straight_blade/medium": 8}, "weapons": [AXE]},
            {"base": 5, "levels": 1},
        ),
        example(
            "fiveaction.skill.best_source E1",
            {"skills": {"axe/medium": 5, "blunt/heavy": 9}, "weapons": [{"row": "heavy_axe", "hand": "both"}]},
            {"base": 5, "levels": 2},
        ),
        example("fiveaction.skill.never_negative E1", {"skills": {"axe/light": 2}, "weapons": [AXE]}, {"base": 5}),
        example("fiveaction.skill.weapon_key E1", {"skills": {"axe/medium": 6}, "weapons": [AXE]},
                {"base": 5, "levels": 3}),
        example(
            "fiveaction.skill.craft E1",
            {"skills": {"craft:smith": 7}, "weapons": [{"row": "medium_blunt"}]},
            {"base": 5, "levels": 1},
        ),
        example(
            "fiveaction.skill.craft E2",
            {"skills": {"craft:farmer": 7}, "weapons": [{"row": "medium_blunt", "hand": "both"}]},
            {"base": 5, "levels": 1},
        ),
        example(
            "fiveaction.attack.focus_and_quality E1",
            {"abilities": ["weapon_focus:straight_blade/medium"],
             "weapons": [{"row": "medium_straight_blade", "masterwork": {"attack": 1}}]},
            {"base": 5, "levels": 3, "standing": 2},
        ),
        example("fiveaction.life.penalties E1", {"now": {"wounds": 8}}, {"base": 5, "levels": 3, "wounds": -3}),
        example("fiveaction.life.penalties E2", {"now": {"wounds": 4, "stun": 5}},
                {"base": 5, "levels": 3, "wounds": -2}),
    ],
)  # fmt: skip
def test_attack_value(attacker: dict[str, Any], expected: dict[str, int]) -> None:
    target = {"now": {"at": [12, 10]}} if attacker.get("now", {}).get("at") == [11, 10] else {}
    assert parts(struck(attacker, target)) == expected


def test_finesse_replaces_the_mean() -> None:
    """fiveaction.attack.alternative_base E1"""
    petrlike = {"strength": 3, "dexterity": 5, "abilities": ["finesse"]}
    assert value(struck(petrlike, {})) == 5 + 3


def test_power_attack_gives_up_attack_for_damage() -> None:
    """fiveaction.attack.power_attack E1"""
    who = ota(abilities=["power_attack"])
    game = play(
        scene(who, petr(now={"stun": 0})), [*FIRST, 9, 7, 1, 9, 9], "act ota attack:petr",
        ONE_HAND, "manner ota power", "power ota 3",
    )  # fmt: skip
    assert value(one(game, "attacked")) == 5
    assert parts(one(game, "damage")) == {"fixed": 2 + 3}


def test_ground_of_the_scene() -> None:
    """The natural environment adds what the referee says."""
    event = struck({}, {}, field={"environment": -2})
    assert parts(event)["environment"] == -2


SKILLED: dict[str, Any] = {**OTA_LIKE, "skills": {"straight_blade/medium": 6}}


@pytest.mark.parametrize(
    "target, against, expected",
    [
        example(
            "fiveaction.defence.sum E1",
            {**SKILLED, "skills": {"straight_blade/medium": 6, "parry": 4}, "shield": LIGHT},
            23,
            {"dex": 4, "weapon": 2, "parry": 2, "shield": 2},
        ),
        example("fiveaction.defence.floor E1", {**PLAIN, "dexterity": -2}, 13, {"dex": -2}),
        example("fiveaction.defence.weapon E1", {**SKILLED, "skills": {"straight_blade/medium": 8}}, 19,
                {"dex": 4, "weapon": 2}),
        example("fiveaction.defence.weapon E2", {**SKILLED, "weapons": [{"row": "medium_straight_blade",
                "hand": "sheathed"}]}, 17, {"dex": 4}),
        example(
            "fiveaction.defence.second_weapon E1",
            {**OTA_LIKE, "skills": {"straight_blade/medium": 9, "straight_blade/light": 6},
             "weapons": [{"row": "medium_straight_blade"}, {"row": "light_straight_blade", "hand": "off"}]},
            21,
            {"dex": 4, "weapon": 3, "second_weapon": 1},
        ),
        example(
            "fiveaction.defence.second_weapon the better one first",
            {**OTA_LIKE, "skills": {"straight_blade/medium": 9, "blunt/light": 3},
             "weapons": [{"row": "light_blunt"}, {"row": "medium_straight_blade", "hand": "off"}]},
            21,
            {"dex": 4, "weapon": 3, "second_weapon": 1},
        ),
        example(
            "fiveaction.defence.dual_weapon E1",
            {**OTA_LIKE, "skills": {"pole/medium": 12}, "abilities": ["two_weapon_fighting"],
             "weapons": [{"row": "medium_pole", "head": "light_blunt", "hand": "both", "dual": True}]},
            24,
            {"dex": 4, "weapon": 4, "second_weapon": 3},
        ),
        example(
            "fiveaction.defence.dual_weapon E2",
            {**OTA_LIKE, "skills": {"pole/medium": 12},
             "weapons": [{"row": "medium_pole", "head": "light_blunt", "hand": "both", "dual": True}]},
            21,
            {"dex": 4, "weapon": 4},
        ),
        example("fiveaction.defence.parry E1", {**SKILLED, "skills": {"straight_blade/medium": 6, "parry": 5}}, 21,
                {"dex": 4, "weapon": 2, "parry": 2}),
        example(
            "fiveaction.defence.parry E2",
            {**SKILLED, "skills": {"straight_blade/medium": 6, "parry": 5},
             "armour": [{"piece": "body", "material": "leather", "dr": 2}]},
            19,
            {"dex": 4, "weapon": 2},
        ),
        example("fiveaction.defence.shield_bonus E1 trained", {**PLAIN, "skills": {"parry": 1},
                "shield": {"row": "heavy_shield"}}, 22, {"dex": 5, "shield": 4}),
        example("fiveaction.defence.shield_bonus E1 fighter", {**PLAIN, "skills": {"axe/light": 1},
                "shield": {"row": "heavy_shield"}}, 20, {"dex": 5, "shield": 2}),
        example("fiveaction.defence.shield_bonus E1 nobody", {**PLAIN, "shield": {"row": "heavy_shield"}}, 18,
                {"dex": 5}),
        example("fiveaction.defence.shield_bonus E2", {**PLAIN, "skills": {"axe/light": 1},
                "shield": {"row": "medium_shield"}}, 19, {"dex": 5, "shield": 1}),
        example(
            "fiveaction.defence.shield_skill E1",
            {**PLAIN, "skills": {"shield": 6, "parry": 4}, "shield": LIGHT},
            23,
            {"dex": 5, "parry": 3, "shield": 2},
        ),
        example(
            "fiveaction.defence.shield_focus E1 once",
            {**PLAIN, "skills": {"shield": 1}, "shield": {"row": "medium_shield"}, "shield_focus": ["defence"],
             "abilities": ["weapon_focus:shield", "weapon_specialization:shield"]},
            24,
            {"dex": 5, "shield": 6},
        ),
        example(
            "fiveaction.defence.shield_focus E1 twice",
            {**PLAIN, "skills": {"shield": 1}, "shield": {"row": "medium_shield"}, "shield_focus": ["defence"],
             "abilities": {"weapon_focus:shield": 1, "weapon_specialization:shield": 2}},
            26,
            {"dex": 5, "shield": 8},
        ),
        example(
            "fiveaction.defence.shield_hands E1",
            {**PLAIN, "skills": {"axe/medium": 3, "parry": 2}, "weapons": [{"row": "medium_axe"}],
             "shield": {"row": "heavy_shield"}},
            19,
            {"weapon": 1, "parry": 1, "shield": 4},
        ),
        example("fiveaction.defence.dodging E1", {**PLAIN, **OTA_LIKE, "abilities": ["dodging"]}, 18,
                {"dex": 4, "dodging": 1}),
        example("fiveaction.defence.partial E1", {**SKILLED, "now": {"stance": "partial"}}, 21,
                {"dex": 4, "weapon": 2, "other": 2}),
        example("fiveaction.defence.full E1", {**SKILLED, "now": {"stance": "full"}}, 24,
                {"dex": 4, "weapon": 2, "other": 5}),
        example("fiveaction.target.unarmed E1", {"weapons": [{"row": "small_bow", "hand": "both"}]}, 18, {"dex": 5}),
        example("fiveaction.target.non_defending E1", {"now": {"guard": "surprised"}}, 15, {"dex": 2}),
        example("fiveaction.target.immobile E1", {"now": {"guard": "still"}}, 13, {}),
    ],
)  # fmt: skip
def test_defence(target: dict[str, Any], against: int, expected: dict[str, int]) -> None:
    target = dict(target)
    options = {"setting": {"late_plate": True}}
    event = struck({}, target, options=options)
    assert event.data["against"] == against
    assert layers(event) == expected


@pytest.mark.parametrize(
    "total, met",
    [
        example("fiveaction.defence.bands E1 dodged", 17, "dex"),
        example("fiveaction.defence.bands E1 weapon", 19, "weapon"),
        example("fiveaction.defence.bands E1 parry", 21, "parry"),
        example("fiveaction.defence.bands E1 shield", 23, "shield"),
    ],
)
def test_what_stopped_the_blow(total: int, met: str) -> None:
    skills = {"straight_blade/medium": 6, "parry": 4}
    target = petr(strength=6, dexterity=4, skills=skills, shield=LIGHT)
    natural = total - 8
    dice = [natural // 2, natural - natural // 2]
    game = play(scene(ota(), target), [*FIRST, *dice], "act ota attack:petr")
    assert one(game, "attacked").data["met"] == met
    assert one(game, "attacked").data["result"] == "missed"


def test_one_more_hits() -> None:
    """fiveaction.defence.bands E2 and fiveaction.attack.roll E1: strictly more than the defence."""
    skills = {"straight_blade/medium": 6, "parry": 4}
    target = petr(strength=6, dexterity=4, skills=skills, shield=LIGHT)
    game = play(scene(ota(), target), [*FIRST, 8, 8, 1, 9, 9], "act ota attack:petr", ONE_HAND)
    assert one(game, "attacked").data["result"] == "hit"


def test_blow_into_empty_air() -> None:
    """fiveaction.attack.always_misses_13 E1"""
    target = petr(now={"guard": "still"})
    game = play(scene(ota(skills={}, strength=1, dexterity=5), target), [*FIRST, 8, 7], "act ota attack:petr")
    assert one(game, "attacked").data["met"] == "air"


def test_a_stance_costs_an_action_and_hinders_attacks() -> None:
    """fiveaction.defence.partial E1, fiveaction.defence.stance_switch: partial defence, then an attack."""
    game = play(scene(ota(), petr()), [*FIRST, *AIR], "act ota stance:partial", "act ota attack:petr")
    assert parts(one(game, "attacked"))["stance"] == -4
    assert game.state["ota"].actions == 1


def test_no_attack_in_full_defence() -> None:
    """fiveaction.defence.full: no attacks of any kind."""
    from tests.play.fiveaction.scripted import keys, until

    game = until(scene(ota(), petr()), FIRST, "act", "ota", "act ota stance:full")
    assert not [key for key in keys(game) if key.startswith("attack")]


@pytest.mark.parametrize(
    "who, allowed",
    [
        example("fiveaction.defence.stance_requirements E1", {"skills": {"straight_blade/medium": 2}}, False),
        example("fiveaction.defence.stance_requirements E2", {"skills": {"parry": 1}, "shield": LIGHT}, True),
    ],
)
def test_who_may_take_a_stance(who: dict[str, Any], allowed: bool) -> None:
    from tests.play.fiveaction.scripted import keys, until

    game = until(scene(ota(**who), petr()), FIRST, "act", "ota")
    assert ("stance:partial" in keys(game)) is allowed


@pytest.mark.parametrize(
    "weapon, length, attack, defence",
    [
        example("fiveaction.length.bonus E1", "heavy_pole", 12, 2, 0),
        example("fiveaction.length.bonus E1 defence", "medium_straight_blade", 5, 0, 2),
    ],
)
def test_longer_weapon(weapon: str, length: int, attack: int, defence: int) -> None:
    pole = {"row": "heavy_pole", "head": "medium_axe", "hand": "both"}
    mine = pole if weapon == "heavy_pole" else SWORD_
    theirs = SWORD_ if weapon == "heavy_pole" else pole
    at = [20, 10] if weapon == "heavy_pole" else [13, 10]
    event = struck({"weapons": [mine]}, {"weapons": [theirs], "now": {"at": at}}, () if attack else (ONE_HAND,))
    assert parts(event).get("length", 0) == attack
    assert layers(event).get("other", 0) == defence


SWORD_ = {"row": "medium_straight_blade"}


@pytest.mark.parametrize(
    "field, attack",
    [
        example("fiveaction.cramped.penalties E1", {"ceiling": 10}, -2),
        example("fiveaction.cramped.condition E1 two", {"ceiling": 10, "width": 8}, -4),
        example("fiveaction.cramped.condition E1 open", {"ceiling": 30, "width": 40}, 0),
    ],
)
def test_confined(field: dict[str, Any], attack: int) -> None:
    mace = {"weapons": [{"row": "medium_blunt"}], "skills": {"blunt/medium": 6}}
    event = struck(mace, {}, field=field)
    assert parts(event).get("confined", 0) == attack


def test_shield_grows_in_a_confined_place() -> None:
    """fiveaction.cramped.shield E1"""
    target = {**PLAIN, "skills": {"parry": 1}, "shield": {"row": "heavy_shield"}}
    assert layers(struck({}, target, field={"ceiling": 8}))["shield"] == 6
