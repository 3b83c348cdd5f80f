"""Hit locations in play: what wounds of head, arms and legs take, armour and lives by part, shifts."""

from __future__ import annotations

from typing import Any

import pytest

from tests.play.fiveaction.scripted import (
    AIR,
    ATTACK,
    BY_PARTS,
    FIRST,
    KNIFE,
    ONE_HAND,
    TWO_HANDS,
    events,
    kinds,
    layers,
    one,
    ota,
    parts,
    petr,
    play,
    scene,
    told,
    total,
)
from tests.table import example


def by_parts(*people: Any, **modules: Any) -> Any:
    return scene(*people, options={"modules": {"hit_locations": True, **modules}})


def hurt(**wounds: int) -> dict[str, Any]:
    """Ota's parts have 9 lives (mild 3, serious 5, critical 7), his trunk 13."""
    return ota(now={"parts": wounds})


@pytest.mark.parametrize(
    "wounds, weapon, taken",
    [
        example("fiveaction.location.wound_penalties E1", {"right_arm": 3, "left_leg": 5}, ONE_HAND, -4),
        example("fiveaction.location.wound_penalties other arm", {"left_arm": 3}, ONE_HAND, 0),
        example("fiveaction.location.wound_penalties both arms", {"left_arm": 3, "right_arm": 3}, TWO_HANDS, -2),
        example("fiveaction.location.wound_penalties head", {"head": 3}, ONE_HAND, -2),
        example("fiveaction.location.wound_penalties head serious", {"head": 5}, ONE_HAND, -4),
        example("fiveaction.location.wound_penalties trunk", {"trunk": 7}, ONE_HAND, -3),
    ],
)
def test_what_wounded_parts_take_from_attacks(wounds: dict[str, int], weapon: str, taken: int) -> None:
    game = play(by_parts(hurt(**wounds), petr()), [*FIRST, *AIR], "act ota attack:petr", weapon)
    assert parts(one(game, "attacked")).get("wounds", 0) == taken


@pytest.mark.parametrize(
    "wounds, expected",
    [
        example(
            "fiveaction.location.wound_penalties sword arm", {"right_arm": 3}, {"weapon": 1, "parry": 2, "shield": 2}
        ),
        example("fiveaction.location.wound_penalties shield arm", {"left_arm": 5}, {"weapon": 2}),
        example(
            "fiveaction.location.wound_penalties legs",
            {"left_leg": 3},
            {"weapon": 2, "parry": 2, "shield": 2, "other": -1},
        ),
    ],
)
def test_layers_of_a_wounded_arm(wounds: dict[str, int], expected: dict[str, int]) -> None:
    """The layer that an arm makes is lowered, not below 0; the whole defence is not."""
    skills = {"straight_blade/medium": 6, "parry": 4}
    target = petr(strength=6, constitution=4, skills=skills, shield={"row": "light_shield"}, now={"parts": wounds})
    game = play(by_parts(ota(), target), [*FIRST, *AIR], "act ota attack:petr")
    assert layers(one(game, "attacked")) == {"dex": 5, **expected}


def test_both_fists_strike_with_their_own_arms() -> None:
    boxer = ota(
        weapons=[],
        abilities=["unarmed_combat", "ambidexterity"],
        skills={"bare_hands": 6},
        now={"at": [12, 10], "parts": {"left_arm": 3}},
    )
    game = play(
        by_parts(boxer, petr()), [*FIRST, *AIR, *AIR], "act ota attack:petr", "weapon ota with:fist", "pair ota yes"
    )
    assert [parts(event).get("wounds", 0) for event in events(game, "attacked")] == [0, -1]


def test_tests_of_legs_and_hands() -> None:
    """A kicker's balance suffers from its legs, a disarm from the arm that holds the weapon."""
    kicker = ota(weapons=[], now={"at": [11, 10], "parts": {"right_leg": 3}})
    unarmed = petr(weapons=[])
    game = play(by_parts(kicker, unarmed), [*FIRST, *AIR, 5, 5], "act ota attack:petr", "weapon ota with:kick")
    assert parts(told_test(game, "stability"))["wounds"] == -1
    game = play(
        by_parts(hurt(right_arm=3), petr()),
        [*FIRST, 9, 7, 5, 5, 9, 9],
        "act ota attack:petr",
        ONE_HAND,
        "hit ota disarm",
    )
    assert parts(events(game, "rolled")[0])["wounds"] == -1


def told_test(game: Any, what: str) -> Any:
    return next(event for event in events(game, "tested") if event.data["test"] == what)


def test_lives_by_part() -> None:
    """fiveaction.location.parts E1: the trunk has 13, others 9; fiveaction.location.unusable E1, E2."""
    kit = by_parts(ota(), petr()).prepared.kits["ota"]
    assert kit.part_lives == (9, 13, 9, 9, 9, 9)
    full = scene(ota(), petr(), options={"modules": {"hit_locations": True, "hit_location_full_lives": True}})
    assert set(full.prepared.kits["ota"].part_lives) == {13}


@pytest.mark.parametrize(
    "constitution, part, dice, wounds, kind",
    [
        example("fiveaction.location.unusable E1", 2, "right_arm", [4, 5], 4, "drops"),
        example("fiveaction.location.unusable leg", 2, "left_leg", [8, 8], 4, "falls"),
        example("fiveaction.location.unusable E2", 4, "head", [1, 1], 6, "out"),
        example("fiveaction.location.unusable edge", 4, "right_arm", [4, 5], 4, ""),
    ],
)
def test_useless_parts(constitution: int, part: str, dice: list[int], wounds: int, kind: str) -> None:
    """One more point makes the arm of CON 2 useless (serious, 3 > 2), the head of CON 4 (critical, 7 > 4)."""
    target = petr(constitution=constitution, now={"parts": {part: wounds}})
    who = ota(strength=0, dexterity=10)
    game = play(
        by_parts(who, target),
        [*FIRST, 5, 6, *dice, 1, *([10, 10] if kind != "out" else [])],
        "act ota attack:petr",
        ONE_HAND,
    )
    assert game.state["petr"].parts[
        ("head", "trunk", "right_arm", "left_arm", "right_leg", "left_leg").index(part)
    ] == (wounds + 1)
    assert (kind in kinds(game)) is bool(kind)


def test_shock_of_the_head_and_fainting_by_any_part() -> None:
    """fiveaction.location.shock E1: a head wound of 4 is tested against 19; fiveaction.location.faint E1."""
    game = play(
        by_parts(ota(strength=3), petr(constitution=6)),
        [*FIRST, 9, 7, 1, 1, 3, 10, 10],
        "act ota attack:petr",
        ONE_HAND,
    )
    assert told(game, "damage")["net"] == 4 and told_test(game, "shock").data["against"] == 19
    lame = petr(constitution=6, now={"parts": {"left_leg": 6}})
    faints = play(by_parts(ota(), lame), [*FIRST, 9, 7, 4, 5, 1, 1, 2], "act ota attack:petr", ONE_HAND)
    assert faints.state["petr"].status == "unconscious"


def test_armour_of_the_part_only() -> None:
    """fiveaction.location.armour E1: body 6 has slowdown 2, legs 5 have 1; only what is hit protects."""
    armour = [{"piece": "body", "material": "mail", "dr": 6}, {"piece": "legs", "material": "plate", "dr": 5}]
    target = petr(armour=armour, constitution=8)
    made = by_parts(ota(strength=18, dexterity=8), target)
    assert made.prepared.kits["petr"].armour_slowdown == 3
    for dice, stopped in (([5, 6], 6), ([8, 8], 5), ([4, 5], 0)):
        game = play(made, [*FIRST, 4, 4, *dice, 1, 10, 10], "act ota attack:petr", ONE_HAND, "type ota straight_cut")
        assert told(game, "damage")["stopped"] == stopped


def test_armour_does_not_narrow_criticals() -> None:
    """fiveaction.location.no_armour_crit_reduction E1: base DR 12 leaves 18 a critical."""
    armour = [{"piece": piece, "material": "plate", "dr": dr} for piece, dr in (("body", 8), ("arms", 4))]
    game = play(
        by_parts(ota(strength=12), petr(armour=armour, constitution=9)),
        [*FIRST, 9, 9, 9, 9, 5, 6, 1, 9, 9],
        "act ota attack:petr",
        ONE_HAND,
        "type ota straight_cut",
    )
    assert "confirmed" in kinds(game)


@pytest.mark.parametrize(
    "size, table, natural, part",
    [
        example("fiveaction.location.size_larger E1 head", 1, 1, 4, "head"),
        example("fiveaction.location.size_larger E1 not yet", 1, 1, 6, "right_leg"),
        example("fiveaction.location.size_larger E1 arm", 2, 1, 6, "right_arm"),
        example("fiveaction.location.size_smaller E1 one", -1, 1, 3, "right_leg"),
        example("fiveaction.location.size_smaller E1 two", -2, 1, 7, "right_leg"),
        example("fiveaction.location.size_smaller E1 three", -3, 1, 2, "right_leg"),
        example("fiveaction.location.size_smaller four", -4, 1, 8, "right_leg"),
        example("fiveaction.location.thrust_shift E2", 0, 3, 7, "trunk"),
    ],
)
def test_tables_by_size_and_thrust(size: int, table: int, natural: int, part: str) -> None:
    """Table 6.10 in play; the other half is its mirror image (22 - n)."""
    type = "thrust" if (size, table) == (0, 3) else "straight_cut"
    mirror = {"right_leg": "left_leg", "right_arm": "left_arm"}
    for number, expected in ((natural, part), (22 - natural, mirror.get(part, part))):
        dice = [number // 2, number - number // 2]
        game = play(
            by_parts(ota(size=size, strength=0, dexterity=10), petr(constitution=9), hit_location_table=table),
            [*FIRST, 5, 6, *dice, 1, 10, 10],
            "act ota attack:petr",
            ONE_HAND,
            f"type ota {type}",
        )
        assert told(game, "located")["part"] == expected


def test_where_a_body_is_hit_is_a_ruling() -> None:
    """fiveaction.location.size_source E1: a giant spider's head at man height."""
    spider = petr(size=4, location_size=0, constitution=9)
    game = play(
        by_parts(ota(strength=0, dexterity=10), spider),
        [*FIRST, 5, 6, 1, 2, 1, 10, 10],
        "act ota attack:petr",
        ONE_HAND,
    )
    assert told(game, "located")["part"] == "head"
    custom = petr(constitution=9, location_table={"ranges": {"trunk": [[2, 10]], "left_leg": [[11, 20]]}})
    game = play(
        by_parts(ota(strength=0, dexterity=10), custom),
        [*FIRST, 5, 6, 1, 2, 1, 10, 10],
        "act ota attack:petr",
        ONE_HAND,
    )
    assert told(game, "located")["part"] == "trunk"


@pytest.mark.parametrize("part, defends", [("left_arm", (2, 1)), ("right_arm", (3, 0))])
def test_the_better_weapon_defends_with_the_arm_that_holds_it(part: str, defends: tuple[int, int]) -> None:
    """fiveaction.location.wound_penalties, fiveaction.defence.second_weapon: the sword in the left hand is the first
    weapon (3), the club in the right one the second (1)."""
    target = petr(
        skills={"straight_blade/medium": 9, "blunt/light": 6},
        weapons=[{"row": "light_blunt"}, {"row": "medium_straight_blade", "hand": "off"}],
        constitution=6,
        now={"parts": {part: 3}},
    )
    game = play(by_parts(ota(), target), [*FIRST, *AIR], "act ota attack:petr")
    found = layers(one(game, "attacked"))
    assert (found["weapon"], found.get("second_weapon", 0)) == defends


def test_aimed_shots_shift_by_half() -> None:
    """fiveaction.location.aimed E2, K10: half without precise shot, in base range all of it with one; not farther."""
    bow = {"row": "small_bow", "hand": "both"}
    for abilities, most in (([], 2), (["precise_shot"], 5)):
        archer = petr(
            skills={"bow/small": 6},
            weapons=[bow],
            abilities=abilities,
            dexterity=12,
            now={"at": [10, 10], "loaded": True},
        )
        target = ota(now={"at": [40, 10]}, constitution=9)
        answers = ("act petr shoot:ota", "aimed petr 5", f"shift petr {most}")
        game = play(by_parts(archer, target), [*FIRST, 5, 7, 3, 3, 1, 10, 10], *answers)
        assert parts(one(game, "shot"))["aimed"] == -5 and told(game, "moved-hit")["by"] == most
    far = petr(skills={"bow/small": 6}, weapons=[bow], now={"at": [10, 10], "loaded": True})
    game = play(by_parts(far, ota(now={"at": [100, 10]})), [*FIRST, *AIR], "act petr shoot:ota")
    assert "aimed" not in parts(one(game, "shot"))


def test_flat_blow_to_the_head() -> None:
    """fiveaction.location.flat E2: net 5 is tested against 12; a failure stuns five more."""
    game = play(
        by_parts(ota(strength=9), petr(constitution=9)),
        [*FIRST, 7, 7, 1, 1, 2, 1, 1],
        "act ota attack:petr",
        ONE_HAND,
        "manner ota flat",
    )
    assert told(game, "damage")["net"] == 5 and told_test(game, "shock").data["against"] == 12
    assert game.state["petr"].stun == 10


def test_critical_moves_and_wounds_with_focus() -> None:
    """fiveaction.location.critical_shift: with focus on the weapon, besides the effect; 2 (20 - 18 + 1) = 6."""
    focus = ota(abilities=["weapon_focus:straight_blade/medium"])
    game = play(
        by_parts(focus, petr(constitution=9)),
        [*FIRST, 10, 10, 3, 3, 8, 8, 1, 9, 9],
        "act ota attack:petr",
        ONE_HAND,
        "type ota straight_cut",
        "shift ota 4",
    )
    assert told(game, "moved-hit")["part"] == "head" and told(game, "damage")["effect"] == "multiply"


def test_healing_is_told_with_first_aid() -> None:
    """fiveaction.location.healing: limbs 0 and once, trunk 5 and twice, head 10 and twice."""
    friend = petr(id="friend", side="left", constitution=9, now={"at": [11, 10], "parts": {"head": 8, "left_arm": 8}})
    people = (ota(values={"first_aid": 20}), friend, petr(now={"at": [60, 10]}))
    first = [10, 10, 1, 1, 1, 2]
    game = play(by_parts(*people), [*first, 5, 5], "act ota treat:friend:head")
    assert (told(game, "treated")["harder"], told(game, "treated")["slower"]) == (10, 2)
    game = play(by_parts(*people), [*first, 5, 5], "act ota treat:friend:left_arm")
    assert (told(game, "treated")["harder"], told(game, "treated")["slower"]) == (0, 1)
    assert total(told_test(game, "first_aid")) == 30


HEAVY_PARTS = {"modules": {"hit_locations": True, "heavy_blows": True}}


def test_a_heavy_blow_is_heavy_for_the_part_it_hits() -> None:
    """fiveaction.heavy_blow.shock with fiveaction.location.parts: 2 is mild for an arm of 7 lives, not for a trunk of
    11."""
    knife = ota(strength=1, weapons=[KNIFE], skills={"straight_blade/light": 6}, now={"at": [11.5, 10]})
    made = scene(knife, petr(weapons=[]), options=HEAVY_PARTS)
    arm = play(made, [*FIRST, 10, 5, 4, 4, 2, 9, 9, 9, 9], ATTACK)
    assert told(arm, "damage")["gross"] == 2
    assert [event.data["test"] for event in events(arm, "tested")] == ["shock", "concussion"]
    trunk = play(made, [*FIRST, 10, 5, 5, 5, 2, 9, 9], ATTACK)
    assert [event.data["test"] for event in events(trunk, "tested")] == ["shock"]


def test_every_shock_of_the_head_is_harder() -> None:
    """fiveaction.location.shock: the concussion's, and both of a run-through, too."""
    sturdy = petr(weapons=[], constitution=9)
    struck = play(scene(ota(), sturdy, options=HEAVY_PARTS), [*FIRST, 6, 6, 1, 2, 2, 9, 9, 9, 9], ATTACK, ONE_HAND)
    assert [event.data["against"] for event in events(struck, "tested")] == [10 + 4 + 5, 10 + 4 + 5]
    bound = petr(weapons=[], constitution=9, now={"guard": "bound"})
    game = play(scene(ota(), bound, options=BY_PARTS), [*FIRST, 6, 6, 1, 2, 2, 1, 1, 9, 9], ATTACK, ONE_HAND)
    net = told(game, "damage")["net"]
    assert [event.data["against"] for event in events(game, "tested")] == [10 + net + 5, 10 + 2 * net + 5]
