"""Section 11 of the catalogue: bad input is refused with its place and its reason, all at once."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.game import Game
from bojiste.core.reading import read_scene
from bojiste.core.scene import LANGUAGES
from bojiste.errors import BojisteError, SceneError
from bojiste.tell.problems import problems
from bojiste.tell.words import Words
from tests.play.fiveaction.scripted import FIRST, SWORD, keys, ota, petr, scene, until

HORSE: dict[str, Any] = {"id": "horse", "side": "left", "strength": 10, "dexterity": 0, "constitution": 8,
                         "horse": {"canter": 10, "sprint": 12}}  # fmt: skip


WORDS = {language: Words(language, "fiveaction") for language in LANGUAGES}


def refused_as(*people: dict[str, Any], **more: Any) -> SceneError:
    with pytest.raises(SceneError) as refused:
        scene(*(people or (ota(), petr())), **more)
    return refused.value


def faults(*people: dict[str, Any], **more: Any) -> list[tuple[str, str]]:
    return [(problem.path, problem.reason) for problem in refused_as(*people, **more).problems]


def told_in_every_language(error: SceneError) -> None:
    """One line for each fault: its path, why it is refused, and what to do."""
    for words in WORDS.values():
        for problem, line in zip(error.problems, problems(words, error), strict=True):
            assert line.startswith(f"`{problem.path}`") and "; " in line and line.endswith("."), line
            assert "problem-" not in line, line


def of_ota(**more: Any) -> list[tuple[str, str]]:
    return faults(ota(**more), petr())


def modules(**given: Any) -> list[tuple[str, str]]:
    return faults(options={"modules": given})


@pytest.mark.parametrize(
    "given, path, reason",
    [
        ({"weapons": [{"row": "spoon"}]}, "combatant[0].weapons[0].row", "not-one-of"),
        ({"abilities": ["flying"]}, "combatant[0].abilities", "not-one-of"),
        ({"skills": {"cooking": 2}}, "combatant[0].skills", "not-one-of"),
        ({"weapons": [{"row": "medium_pole", "head": "medium_axe", "head_type": "thrust"}]},
         "combatant[0].weapons[0].head_type", "pole-head-type"),
        ({"strength": "six"}, "combatant[0].strength", ""),
        ({"skills": {"parry": -1}}, "combatant[0].skills", ""),
        ({"abilities": {"riposte": 0}}, "combatant[0].abilities", ""),
        ({"dexterity": 4.5}, "combatant[0].dexterity", ""),
        ({"weapons": [{**SWORD, "reach": [2, 9]}]}, "combatant[0].weapons[0].reach", "outside-band"),
        ({"weapons": [{**SWORD, "reach": [5, 3]}]}, "combatant[0].weapons[0].reach", "reach-turned-round"),
        ({"weapons": [{**SWORD, "weight": 9}]}, "combatant[0].weapons[0].weight", "outside-band"),
        ({"weapons": [{**SWORD, "price": 1}]}, "combatant[0].weapons[0].price", "outside-band"),
        ({"weapons": [{**SWORD, "slowdown": 3}]}, "combatant[0].weapons[0].slowdown", "not-its-row"),
        ({"armour": [{"piece": "body", "material": "plate", "dr": 5}]}, "combatant[0].armour[0].dr", "outside-band"),
        ({"armour": [{"piece": "body", "material": "leather", "dr": 2}] * 2}, "combatant[0]", "armour-twice"),
        ({"armour": [{"piece": "arms", "material": "leather", "dr": 2}]}, "combatant[0].armour[0].piece",
         "piece-of-other-armour"),
        ({"armour": [{"piece": "accessories", "material": "leather", "dr": 2}]}, "combatant[0]", "no-such-armour"),
        ({"weapons": [{"row": "medium_pole", "head": "heavy_axe"}]}, "combatant[0].weapons[0].head",
         "pole-head-too-heavy"),
        ({"weapons": [{"row": "heavy_pole", "head": "heavy_pole"}]}, "combatant[0].weapons[0].head", "not-one-of"),
        ({"weapons": [{"row": "heavy_pole", "head": "light_crossbow"}]}, "combatant[0].weapons[0].head", "not-one-of"),
        ({"weapons": [{"row": "heavy_pole", "head": "light_shield"}]}, "combatant[0].weapons[0].head", "not-one-of"),
        ({"shield": {"row": "light_shield", "reach": [2, 1]}}, "combatant[0].shield.reach", "reach-turned-round"),
        ({"shield": {"row": "light_shield", "reach": [1, 3]}}, "combatant[0].shield.reach", "outside-band"),
        ({"shield": {"row": "improvised_shield", "reach": [1, 1]}}, "combatant[0].shield.reach", "no-reach"),
        ({"weapons": [{"row": "sling", "hand": "both", "reach": [1, 1]}]}, "combatant[0].weapons[0].reach", "no-reach"),
        ({"shield": {"row": "medium_shield", "masterwork": {"slowdown": 1}}}, "combatant[0].shield.masterwork.slowdown",
         "slowdown-below-one"),
        ({"shield": {"row": "heavy_shield", "masterwork": {"slowdown": 2}}}, "combatant[0].shield.masterwork.slowdown",
         "masterwork-not-here"),
        ({"shield": {"row": "light_shield", "masterwork": {"dr": 1}}}, "combatant[0].shield.masterwork.dr",
         "masterwork-not-here"),
        ({"shield": {"row": "improvised_shield", "masterwork": {"damage": 1}}},
         "combatant[0].shield.masterwork.damage", "masterwork-not-here"),
        ({"abilities": ["weapon_specialization:axe/light"] * 3}, "combatant[0].abilities", "specialized-too-often"),
        ({"mount": "ota", "horse": {"canter": 10, "sprint": 12}}, "combatant[0].mount", "mount-rides"),
        ({"weapons": [{"row": "light_pole", "head": "light_axe"}]}, "combatant[0].weapons[0].row", "not-one-of"),
        ({"weapons": [{"row": "medium_pole"}]}, "combatant[0].weapons[0]", "pole-without-head"),
        ({"weapons": [{**SWORD, "hand": "both"}], "shield": {"row": "light_shield"}}, "combatant[0]",
         "shield-without-hand"),
        ({"weapons": [{**SWORD, "hand": "both"}, {**SWORD, "hand": "off"}]}, "combatant[0]", "hands-full"),
        ({"weapons": [{"row": "small_bow", "hand": "both"}], "shield": {"row": "buckler"}}, "combatant[0]",
         "shield-with-missile"),
        ({"shield": {"row": "pavise"}}, "combatant[0]", "pavise-carried"),
        ({"skills": {"bare_hands": 3}}, "combatant[0]", "bare-hands-without-ability"),
        ({"abilities": ["weapon_focus:shield"]}, "combatant[0]", "shield-focus-not-chosen"),
        ({"abilities": {"weapon_specialization:axe/light": 3}}, "combatant[0]", "specialized-too-often"),
        ({"weapons": [{"row": "medium_axe", "masterwork": {"slowdown": 2}}]}, "combatant[0].weapons[0]",
         "masterwork-not-here"),
        ({"weapons": [{**SWORD, "masterwork": {"slowdown": 1}}]}, "combatant[0].weapons[0].masterwork.slowdown",
         "slowdown-below-one"),
        ({"weapons": [{**SWORD, "masterwork": {"range": 1}}]}, "combatant[0].weapons[0]", "masterwork-range"),
        ({"weapons": [{"row": "small_bow", "hand": "both", "masterwork": {"damage": 1}}]}, "combatant[0].weapons[0]",
         "masterwork-missile"),
        ({"weapons": [{"row": "small_bow", "hand": "both", "ammunition": {"bonus": 1, "quantity": 0}}]},
         "combatant[0].weapons[0].ammunition.quantity", ""),
        ({"mount": "nobody"}, "combatant[0].mount", "no-such-mount"),
        ({"mount": "petr"}, "combatant[0].mount", "not-a-mount"),
        ({"now": {"cover": 9}}, "combatant[0].now.cover", ""),
        ({"now": {"cover": 4, "loophole": True}}, "combatant[0].now", "loophole-cover"),
        ({"now": {"at": [-3, 2]}}, "combatant[0].now.at", ""),
        ({"constitution": -5, "now": {}}, "", ""),
        ({"now": {"wounds": 13}}, "combatant[0].now.wounds", "active-but-out"),
        ({"now": {"stun": 7}}, "combatant[0].now.stun", "active-but-stunned"),
        ({"now": {"sword_side": "nobody"}}, "combatant[0].now.sword_side", "nobody-of-that-id"),
        ({"location_table": {"ranges": {"trunk": [[2, 19]]}}}, "combatant[0].location_table", "locations-not-whole"),
        ({"shield": {"row": "plate_gauntlets"}}, "combatant[0].shield.row", "no-late-plate"),
        ({"weapons": [{"row": "medium_pole", "head": "light_axe", "head_type": "fire"}]},
         "combatant[0].weapons[0].head_type", "not-one-of"),
        ({"armour": [{"piece": "body", "material": "leather", "dr": 2.5}]}, "combatant[0].armour[0].dr",
         "not-an-integer"),
        ({"armour": [{"piece": "body", "material": "plate", "dr": 8, "masterwork": {"slowdown": 3}}]}, "combatant[0]",
         "masterwork-not-here"),
        ({"weapons": [{"row": "blowgun"}], "shield": {"row": "buckler"}}, "combatant[0]", "shield-with-missile"),
        ({"now": {"cover": -1}}, "combatant[0].now.cover", "below-minimum"),
        ({"now": {"cover": 7, "loophole": True}}, "combatant[0].now", "loophole-cover"),
        ({"mount": "ota"}, "combatant[0].mount", "not-a-mount"),
        ({"abilities": ["weapon_focus:spoon"]}, "combatant[0].abilities", "not-one-of"),
    ],
)  # fmt: skip
def test_one_fault(given: dict[str, Any], path: str, reason: str) -> None:
    """Points 1 to 11, 14 and 15."""
    if not path:
        assert scene(ota(**given), petr())  # CON -5 leaves four lives: allowed
        return
    error = refused_as(ota(**given), petr())
    found = [(problem.path, problem.reason) for problem in error.problems]
    assert any(where.startswith(path) and (not reason or why == reason) for where, why in found), found
    told_in_every_language(error)


def test_modules_agree() -> None:
    """Point 1: unknown options, and modules that need or force another."""
    assert modules(push_back=True)[0][1] == "push-back-alone"
    assert modules(defence_costs_actions=True, initiative_each_round=False)[0][1] == "paid-defence-wants-new-order"
    assert modules(hit_location_table=4) and modules(hit_location_method="dice") and modules(heavy_rain=True)
    parts = of_ota(now={"parts": {"head": 1}})
    assert parts == [("combatant[0].now.parts", "parts-without-locations")]


def test_lives_of_the_frail() -> None:
    """Point 2: no lives are left with this CON."""
    found = faults(ota(constitution=-5), petr(), options={"lives": {"base": 4}})
    assert ("combatant[0].constitution", "no-lives") in found
    parts = {"modules": {"hit_locations": True}}
    assert faults(ota(constitution=-5), petr(), options=parts) == [("combatant[0].constitution", "no-lives")]
    assert scene(ota(constitution=-5, abilities=["toughness"]), petr(), options=parts)  # one life for each part


@pytest.mark.parametrize(
    "constitution, now, path, most",
    [
        (4, {"parts": {"head": 7}}, "now.parts.head", 6),
        (2, {"parts": {"head": 4}}, "now.parts.head", 3),
        (9, {"parts": {"trunk": 18}}, "now.parts.trunk", 17),
        (9, {"parts": {"trunk": 9}, "wounds": 9}, "now.wounds", 17),
    ],
)
def test_nobody_is_on_his_feet_with_a_useless_head_or_trunk(
    constitution: int, now: dict[str, Any], path: str, most: int
) -> None:
    """Point 11, by fiveaction.location.unusable: CON 4 bears no critical wound of the head (7 > 4), CON 2 no serious
    one; a lost arm is another matter."""
    parts = {"modules": {"hit_locations": True}}
    error = refused_as(ota(constitution=constitution, now=now), petr(), options=parts)
    assert [(problem.path, problem.reason, problem.data["maximum"]) for problem in error.problems] == [
        (f"combatant[0].{path}", "active-but-out", most)
    ]
    told_in_every_language(error)
    lying = ota(constitution=constitution, now={**now, "status": "out"})
    assert scene(lying, petr(), ota(id="eva", now={"parts": {"left_arm": 30}}), options=parts)


def test_parts_have_armour_of_their_own() -> None:
    """Points 4 and 14, with hit locations: no accessories, the bands of their own table, and percent from 1 to 100."""
    parts = {"modules": {"hit_locations": True}}
    mail, thick = (
        {"piece": "accessories", "material": "mail", "dr": 2},
        {"piece": "arms", "material": "leather", "dr": 3},
    )
    assert faults(ota(armour=[mail]), petr(), options=parts) == [
        ("combatant[0].armour[0].piece", "piece-of-other-armour")
    ]
    assert faults(ota(armour=[thick]), petr(), options=parts) == [("combatant[0].armour[0].dr", "outside-band")]
    percent = {"modules": {**parts["modules"], "hit_location_method": "percent"}}
    short = ota(location_table={"ranges": {"trunk": [[1, 99]]}})
    assert faults(short, petr(), options=percent) == [("combatant[0].location_table.ranges", "locations-not-whole")]


def test_horses() -> None:
    """Point 9: speeds are needed, training is not negative, and one horse bears one rider."""
    lame = {**HORSE, "horse": {"canter": 10}}
    assert faults(ota(mount="horse"), lame, petr())[0][0] == "combatant[1].horse.sprint"
    wild = {**HORSE, "horse": {**HORSE["horse"], "training": -1}}
    assert faults(ota(mount="horse"), wild, petr())[0][0] == "combatant[1].horse.training"
    twice = faults(ota(mount="horse"), ota(id="eva", mount="horse"), HORSE, petr())
    assert twice == [("combatant[1].mount", "ridden-twice")]
    trained = {**HORSE, "horse": {**HORSE["horse"], "training": 2}, "now": {"at": [10, 10]}}
    people = (ota(mount="horse"), trained, petr(now={"at": [62, 10]}))
    short = until(scene(*people), FIRST, "act", "ota")
    assert not any(key.startswith("ride_down") for key in keys(short))


def test_sides_and_ids() -> None:
    """Point 11: an id twice, and a fight of one side."""
    assert faults(ota(), ota(), petr())[0][1] in ("duplicate-id", "id-twice", "same-id")
    assert any("side" in reason for _, reason in faults(ota(), ota(id="eva")))


def test_scripts_of_dice() -> None:
    """Point 12: a face outside its die, a script that ends, and one that is too long."""
    for dice in ([11, 1, 1, 1], [10, 10, 1], [*FIRST, 3]):
        with pytest.raises(BojisteError):
            game = Game(scene(ota(), petr(now={"at": [60, 10]})), dice=dice, people=["gm"])
            while game.ask is not None:
                game.answer("end")


def test_crossbow_without_its_tool() -> None:
    """Point 13: spanning is not offered without what it takes."""
    crossbow = {"row": "arbalest", "hand": "both"}
    for tools, offered in (([], False), (["hook"], True)):
        game = until(scene(ota(strength=5, weapons=[{**crossbow, "tools": tools}]), petr(now={"at": [60, 10]})), FIRST,
                     "act", "ota")  # fmt: skip
        assert ("load:0" in keys(game)) is offered
        found = [(one.path, one.data["tool"]) for one in game.scene.system.remarks(game.scene)]
        assert found == ([] if tools else [("combatant[0].weapons[0].tools", "hook")])


def test_both_skills_never_add() -> None:
    """Point 7: parry and skill with the shield are not added; a defender has the larger."""
    from tests.play.fiveaction.scripted import AIR, layers, one, play

    target = petr(skills={"parry": 6, "shield": 4}, weapons=[], shield={"row": "light_shield"})
    game = play(scene(ota(), target), [*FIRST, *AIR], "act ota attack:petr")
    assert layers(one(game, "attacked"))["parry"] == 3


def test_all_faults_at_once() -> None:
    """Seven mistakes, seven messages."""
    bad = ota(weapons=[{"row": "spoon"}], skills={"cooking": 1}, abilities=["flying"], dexterity=99)
    worse = petr(armour=[{"piece": "hat", "material": "felt", "dr": -1}])
    assert len(faults(bad, worse, options={"modules": {"push_back": True}})) >= 7


def test_all_faults_of_one_sheet_at_once() -> None:
    """What only several fields together show is no less told at once, each with its own path; and the modules of such a
    scene count: with hit locations sleeves of mail are no fault."""
    bad = ota(
        constitution=-5, skills={"bare_hands": 2}, abilities={"weapon_specialization:axe/light": 3},
        weapons=[{**SWORD, "hand": "both", "slowdown": 3, "price": 1}], shield="light_shield", mount="nobody",
        armour=[{"piece": "body", "material": "plate", "dr": 5}, {"piece": "body", "material": "leather", "dr": 2},
                {"piece": "arms", "material": "mail", "dr": 3}],
        now={"cover": 7, "loophole": True},
    )  # fmt: skip
    options = {"modules": {"push_back": True, "hit_locations": True, "defence_costs_actions": True,
                           "initiative_each_round": False}, "lives": {"base": 4, "head_limb_base": 4}}  # fmt: skip
    assert set(faults(bad, petr(), options=options)) == {
        ("options.modules.push_back", "push-back-alone"),
        ("options.modules.initiative_each_round", "paid-defence-wants-new-order"),
        ("combatant[0].constitution", "no-lives"),
        ("combatant[0].shield", "shield-without-hand"),
        ("combatant[0].skills.bare_hands", "bare-hands-without-ability"),
        ("combatant[0].abilities.weapon_specialization:axe/light", "specialized-too-often"),
        ("combatant[0].armour[1].piece", "armour-twice"),
        ("combatant[0].armour[0].dr", "outside-band"),
        ("combatant[0].weapons[0].slowdown", "not-its-row"),
        ("combatant[0].weapons[0].price", "outside-band"),
        ("combatant[0].now.cover", "loophole-cover"),
        ("combatant[0].mount", "no-such-mount"),
    }


def test_a_mount_where_there_is_none() -> None:
    """The remedy is a sentence with or without mounts to choose from."""
    for more, remedy in (((), "add a combatant with a horse table."), ((HORSE,), "choose one of: horse.")):
        with pytest.raises(SceneError) as refused:
            scene(ota(mount="nobody"), petr(), *more)
        (told,) = problems(Words("en", "fiveaction"), refused.value)
        assert told.endswith(f"there is no such mount; {remedy}"), told


def test_a_file_says_where() -> None:
    """Faults name file paths a person can follow."""
    data = {"format": 1, "system": "fiveaction", "combatant": [ota(now={"cover": 9}), petr()]}
    with pytest.raises(SceneError) as refused:
        read_scene(data)
    assert refused.value.problems[0].path == "combatant[0].now.cover"


@pytest.mark.parametrize(
    "given, value, line",
    [
        ([-2, 2], -2, "−2 — this is too small; give at least 0."),
        ([float("inf"), 2], None, "this is not a length in quarter feet"),
    ],
)
def test_a_length_is_refused_as_it_was_written(given: list[float], value: float | None, line: str) -> None:
    """Point 10: kept in quarter feet, but told in the feet of the file."""
    with pytest.raises(SceneError) as refused:
        scene(ota(now={"at": given}), petr())
    (problem,) = refused.value.problems
    assert problem.path == "combatant[0].now.at[0]" and (value is None or problem.value == value)
    assert line in problems(Words("en", "fiveaction"), refused.value)[0]


def test_a_field_that_cannot_be_read_hides_no_other_fault() -> None:
    """What is wrong with the rest of a person is told with it; what would need the field itself is not guessed at."""
    axe = {"row": "heavy_axe", "hand": "both", "reach": "far", "weight": 99}
    told = of_ota(
        strength="six",
        weapons=[axe, {**SWORD, "hand": "sheathed", "price": 1}],
        shield={"row": "heavy_shield", "price": 99},
        skills={"bare_hands": 2},
        now={"at": [1, "x"], "cover": 5, "loophole": True},
    )  # fmt: skip
    assert sorted(told) == [
        ("combatant[0].now.at[1]", "not-quarter-feet"),
        ("combatant[0].now.cover", "loophole-cover"),
        ("combatant[0].shield", "shield-without-hand"),
        ("combatant[0].shield.price", "not-its-row"),
        ("combatant[0].skills.bare_hands", "bare-hands-without-ability"),
        ("combatant[0].strength", "not-an-integer"),
        ("combatant[0].weapons[0].reach", "not-a-list"),
        ("combatant[0].weapons[0].weight", "outside-band"),
        ("combatant[0].weapons[1].price", "outside-band"),
    ]


@pytest.mark.parametrize(
    "given, reasons",
    [
        ({"skills": {"bare_hands": 2}, "abilities": {"unarmed_combat": "yes"}}, ["not-an-integer"]),
        ({"weapons": [{**SWORD, "hand": "teeth"}], "shield": {"row": "heavy_shield"}}, ["not-one-of"]),
        ({"constitution": "x", "now": {"wounds": 40}}, ["not-an-integer"]),
        ({"now": {"loophole": True, "cover": "x"}}, ["not-an-integer"]),
        ({"weapons": [{"row": "spoon"}, {**SWORD, "weight": 99}]}, ["not-one-of"]),
        ({"mount": "petr", "horse": {"training": -1}}, ["below-minimum", "missing", "missing", "not-a-mount"]),
    ],
)
def test_nothing_is_concluded_from_what_cannot_be_read(given: dict[str, Any], reasons: list[str]) -> None:
    assert sorted(reason for _, reason in of_ota(**given)) == reasons


def test_a_length_is_told_as_it_is_written() -> None:
    """Not in quotes, as the word it is not."""
    with pytest.raises(SceneError) as refused:
        scene(ota(weapons=[{**SWORD, "reach": [5, 3]}]), petr())
    assert refused.value.problems[0].value == 5 and isinstance(refused.value.problems[0].value, int)


def test_points_of_quality_are_refused_one_by_one() -> None:
    """Section 11, point 8: each with its own path and number."""
    work = {"slowdown": 2, "range": 1}
    bow = {"row": "small_bow", "hand": "sheathed", "masterwork": {"damage": 1, "attack": 2}}
    plate = {"piece": "body", "material": "plate", "dr": 8, "masterwork": {"slowdown": 3, "attack": 1}}
    told = of_ota(weapons=[{"row": "medium_axe", "masterwork": work}, bow], armour=[plate])
    assert sorted(told) == [
        ("combatant[0].armour[0].masterwork.attack", "masterwork-not-here"),
        ("combatant[0].armour[0].masterwork.slowdown", "masterwork-not-here"),
        ("combatant[0].weapons[0].masterwork.range", "masterwork-range"),
        ("combatant[0].weapons[0].masterwork.slowdown", "masterwork-not-here"),
        ("combatant[0].weapons[1].masterwork.attack", "masterwork-missile"),
        ("combatant[0].weapons[1].masterwork.damage", "masterwork-missile"),
    ]


def test_armour_of_legs_is_heavier_and_dearer() -> None:
    """fiveaction.location.armour: plate arms weigh 2 to 5 lb, plate legs 3 to 7.5."""
    piece = {"material": "plate", "dr": 5}
    by_parts = {"modules": {"hit_locations": True}}
    legs = [{**piece, "piece": "legs", "weight": 7.5, "price": 437.5}]
    assert scene(ota(armour=legs), petr(), options=by_parts)
    wrong = [{**piece, "piece": "arms", "weight": 7.5}, {**piece, "piece": "legs", "weight": 2, "price": 100}]
    assert [path for path, _ in faults(ota(armour=wrong), petr(), options=by_parts)] == [
        "combatant[0].armour[0].weight", "combatant[0].armour[1].weight", "combatant[0].armour[1].price",
    ]  # fmt: skip
