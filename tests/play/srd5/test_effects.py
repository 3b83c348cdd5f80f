"""Effects of powers as a list: what happens, in which order, and to whom."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from typing import Any

import pytest

from bojiste.core.system import system
from bojiste.errors import Problem, SceneError
from bojiste.systems.srd5.effects.base import Kind
from bojiste.systems.srd5.effects.kinds import KINDS
from bojiste.systems.srd5.sheet.former import rewritten
from bojiste.systems.srd5.sheet.power import read
from bojiste.systems.srd5.words.rows import changed
from bojiste.tell.problems import problem
from bojiste.tell.words import Words
from tests.play.srd5.cast import ada, grid, kinds, ogre, orc, played, scene

SYSTEM = system("srd5")
BITE = {"name": "bite", "to_hit": 5, "reach": 5, "damage": "1d4 piercing"}
PUSHED, DROPPED = {"kind": "push", "feet": 10}, {"kind": "drop_held"}


def gale(*effects: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {
        "name": "gale",
        "target": {"range": 30},
        "test": {"save": "strength", "dc": 15},
        "effects": list(effects),
        **more,
    }


def blown(*effects: dict[str, Any], **more: Any) -> Any:
    """Ada blows at an orc, who fails to save."""
    given = grid(ada(at=(0, 0), power=[gale(*effects, **more)]), orc(at=(2, 0)), order=["ada", "orc"])
    return played(given, [2], "power:gale")


def place(game: Any) -> tuple[int, int]:
    return game.state["orc"].x, game.state["orc"].y


@pytest.mark.parametrize(
    ("effects", "told"),
    [((PUSHED, DROPPED), ["pushed", "lets-fall"]), ((DROPPED, PUSHED), ["lets-fall", "pushed"])],
)
def test_effects_happen_in_the_order_of_their_list(effects: Any, told: list[str]) -> None:
    assert [kind for kind in kinds(blown(*effects)) if kind in ("pushed", "lets-fall")] == told


def test_a_push_may_go_either_way() -> None:
    assert place(blown({"kind": "push", "feet": 5})) == (3, 0)
    assert place(blown({"kind": "push", "feet": 15, "direction": "toward"})) == (1, 0)


def test_what_is_behind_a_death_does_not_happen() -> None:
    assert "pushed" not in kinds(blown({"kind": "kill"}, PUSHED))


def test_an_effect_is_only_for_those_whom_it_names() -> None:
    weak = {"kind": "kill", "only": {"hit_points_at_most": 10}}
    given = scene(
        ada(power=[gale(weak, target={"range": 30, "targets": 2})]),
        orc(hp_max=10),
        ogre(),
        order=["ada", "orc", "ogre"],
    )
    game = played(given, [2, 2], "power:gale", "at:orc", "at:ogre")
    assert (game.state["orc"].life, game.state["ogre"].life) == ("dead", "ok")
    fiends = {"kind": "banish", "only": {"types": ["fiend"]}}
    assert "sent-home" not in kinds(blown(fiends))


@pytest.mark.parametrize(
    ("effect", "path", "reason"),
    [
        ({"kind": "pusch", "feet": 10}, "power[0].effects[0].kind", "not-one-of"),
        ({"feet": 10}, "power[0].effects[0].kind", "missing"),
        ({"kind": "push"}, "power[0].effects[0].feet", "missing"),
        ({"kind": "push", "feet": 1000}, "power[0].effects[0].feet", "above-maximum"),
        ({"kind": "push", "foot": 10, "feet": 5}, "power[0].effects[0].foot", "unknown-key"),
        ({"kind": "kill", "only": {"types": ["fiendish"]}}, "power[0].effects[0].only.types[0]", "not-one-of"),
    ],
)
def test_a_faulty_effect_is_named_by_its_place(effect: dict[str, Any], path: str, reason: str) -> None:
    with pytest.raises(SceneError) as refused:
        scene(ada(power=[gale(effect)]), orc())
    assert [(one.path, one.reason) for one in refused.value.problems] == [(f"combatant[0].{path}", reason)]


def test_every_kind_is_a_word_of_its_own() -> None:
    names = [kind.model_fields["kind"].default for kind in KINDS]
    assert len(set(names)) == len(names) and set(Kind.KINDS) == set(names)


# -- kinds that lie on somebody --------------------------------------------------------------------------------------


def boon(*effects: dict[str, Any]) -> dict[str, Any]:
    return {
        "name": "boon",
        "target": {"range": "self", "whom": "allies"},
        "effects": list(effects),
        "duration": {"rounds": 10},
    }


def under(*effects: dict[str, Any]) -> Any:
    """Ada uses a power on herself, whose effects are these."""
    given = grid(ada(at=(0, 0), power=[boon(*effects)]), orc(at=(5, 0)), order=["ada", "orc"])
    return played(given, [], "power:boon")


@pytest.mark.parametrize(
    ("effect", "former"),
    [
        ({"kind": "bonus", "to": "armor_class", "amount": 2}, {"grants": ["ac 2"]}),
        ({"kind": "movement_mode", "fly": 60}, {"grants": ["fly 60"]}),
        ({"kind": "armor", "base": 13}, {"grants": ["base_ac 13"]}),
        ({"kind": "resistance", "to": ["fire"]}, {"grants": ["guard"], "resists": ["fire"]}),
        ({"kind": "advantage", "rolls": "save", "abilities": "wisdom"}, {"grants": ["guard"], "steels": ["wisdom"]}),
        ({"kind": "images", "number": 2}, {"grants": ["image 2"]}),
        ({"kind": "condition", "condition": "invisible"}, {"inflicts": ["invisible"]}),
        ({"kind": "extra_damage", "dice": "1d4 fire"}, {"grants": ["guard"], "adds": "1d4 fire"}),
        ({"kind": "light", "feet": 10}, {"grants": ["guard"], "glows": 10}),
        ({"kind": "mark"}, {"grants": ["guard"]}),
    ],
)
def test_the_former_form_of_an_effect_is_known(effect: dict[str, Any], former: dict[str, Any]) -> None:
    row = {"name": "boon", "range": "self", "whom": "allies", "rounds": 10, **former}
    assert read(rewritten(row)) == read(boon(effect))


def test_a_power_in_the_former_form_is_told_what_to_write() -> None:
    """In the scene's own lines; and of one that says something impossible which tables there are."""
    row = {"name": "fire breath", "area": "cone 30", "save": "dexterity", "dc": 15, "damage": "6d6 fire", "recharge": 5}
    told = {problem.reason: problem for problem in refused(power=[row])}["former-power"]
    assert told.path == "combatant[0].power[0]" and told.data["keys"] == "area, damage, dc, recharge, save"
    assert read(tomllib.loads(str(told.data["lines"]))) == read(rewritten(row))
    (hopeless,) = refused(attack=[{**BITE, "then": {"name": "venom", "inflicts": ["merry"]}}])
    assert (hopeless.path, hopeless.data["lines"]) == ("combatant[0].attack[0].then", "")
    for language in ("cs", "ru", "en"):
        words = Words(language, SYSTEM)
        assert "test = {" in problem(words, told) and "docs/srd5.md" in problem(words, hopeless)


def refused(**sheet: Any) -> Sequence[Problem]:
    with pytest.raises(SceneError) as error:
        grid(ada(at=(0, 0), **sheet), orc(at=(5, 0)), order=["ada", "orc"])
    return error.value.problems


def test_what_stands_in_a_row_comes_over_somebody_at_once() -> None:
    bonus, sense = {"kind": "bonus", "to": "speed", "amount": 10}, {"kind": "sense", "darkvision": 60}
    assert kinds(under(bonus, sense)).count("befalls") == 1
    assert kinds(under(bonus, {"kind": "stabilize"}, sense)).count("befalls") == 2


def test_a_resistance_to_damage_may_be_immunity_or_vulnerability() -> None:
    def hurt(**effect: Any) -> int:
        ward = {"kind": "resistance", **effect}
        flame = {"name": "flame", "target": {"range": 60}, "effects": [{"kind": "damage", "dice": "10 fire"}]}
        given = grid(ada(at=(0, 0), power=[boon(ward)]), orc(at=(5, 0), power=[flame]), order=["ada", "orc"])
        game = played(given, [], "power:boon", "end", "power:flame")
        hit_points: int = game.state["ada"].hp
        return hit_points

    whole = hurt(to=["cold"])
    left = [hurt(to=["fire"]), hurt(to=["fire"], degree="immunity"), hurt(degree="vulnerability")]
    assert [hit_points - whole for hit_points in left] == [5, 10, -10]


def test_an_effect_may_be_for_who_withstands_the_power() -> None:
    dodged = {"kind": "condition", "condition": "prone", "on": "success"}
    given = grid(ada(at=(0, 0), power=[gale(PUSHED, dodged)]), orc(at=(2, 0)), order=["ada", "orc"])
    made, failed = played(given, [20], "power:gale"), played(given, [2], "power:gale")
    assert "prone" in made.state["orc"].conditions and place(made) == (2, 0)
    assert "prone" not in failed.state["orc"].conditions and place(failed) == (4, 0)


def test_conditions_may_fall_on_those_who_fail_by_much() -> None:
    worse = {"kind": "condition", "condition": "prone", "only": {"failed_by": 5}}
    given = grid(ada(at=(0, 0), power=[gale(worse)]), orc(at=(2, 0)), order=["ada", "orc"])
    states = [played(given, [face], "power:gale").state["orc"].conditions for face in (2, 11)]
    assert [("prone" in state) for state in states] == [True, False]


def test_knocked_out_alone_suffer_what_stands_behind() -> None:
    poisoned = {"kind": "condition", "condition": "poisoned"}
    venom = [{"kind": "damage", "dice": "20 poison"}, {"kind": "knock_out"}, poisoned]
    row = {"name": "venom", "target": {"range": 60}, "effects": venom}
    given = scene(
        ada(power=[changed(row, {"target": {"targets": 2}})]),
        orc(hp_max=10),
        ogre(hp_max=50),
        order=["ada", "orc", "ogre"],
    )
    game = played(given, [], "power:venom", "at:orc", "at:ogre")
    assert (game.state["orc"].life, "poisoned" in game.state["orc"].conditions) == ("stable", True)
    assert (game.state["ogre"].life, "poisoned" in game.state["ogre"].conditions) == ("ok", False)


@pytest.mark.parametrize(
    ("effect", "reason"),
    [
        ({"kind": "damage", "dice": "1d6 fire", "on_success": "half"}, "half-without-save"),
        ({"kind": "armor"}, "effect-says-nothing"),
        ({"kind": "movement_mode"}, "effect-says-nothing"),
        ({"kind": "sense"}, "effect-says-nothing"),
        ({"kind": "extra_damage"}, "effect-says-nothing"),
        ({"kind": "bonus", "to": "speed", "amount": 10, "penalty": True}, "no-such-penalty"),
    ],
)
def test_effects_that_do_not_say_enough_are_refused(effect: dict[str, Any], reason: str) -> None:
    with pytest.raises(SceneError) as refused:
        under(effect)
    assert [(one.path, one.reason) for one in refused.value.problems] == [("combatant[0].power[0]", reason)]


def test_variants_of_a_power_are_read_and_told_by_their_place() -> None:
    row = {**boon(), "variants": {"bright": {"effects": [{"kind": "light", "feet": "far"}]}}}
    with pytest.raises(SceneError) as refused:
        grid(ada(at=(0, 0), power=[row]), orc(at=(5, 0)), order=["ada", "orc"])
    assert [one.path for one in refused.value.problems] == ["combatant[0].power[0].variants.bright.effects[0].feet"]


def test_no_field_of_a_kind_hides_what_every_kind_can_do() -> None:
    """Pydantic gives way: a field called like a method of the base would take its place without a word."""
    methods = {name for name in dir(Kind) if not name.startswith("_")} - Kind.model_fields.keys()
    assert {kind.NAME: methods & kind.model_fields.keys() for kind in KINDS} == {kind.NAME: set() for kind in KINDS}


# -- the parts of a power -------------------------------------------------------------------------------------------

PARTED = {
    "name": "gale",
    "use": {"time": "action", "recharge": 5},
    "target": {"range": 30, "largest": "large"},
    "test": {"save": "strength", "dc": 15},
    "effects": [{"kind": "damage", "dice": "2d6 cold", "on_success": "half"}, PUSHED],
}


def test_a_power_of_five_parts_is_played() -> None:
    given = grid(ada(at=(0, 0), power=[PARTED]), orc(at=(2, 0)), order=["ada", "orc"])
    assert place(played(given, [3, 4, 2], "power:gale")) == (4, 0)


def test_a_variant_says_what_differs_in_any_part() -> None:
    far = {"target": {"range": 60, "area": "sphere 10"}, "effects": [{"kind": "damage", "dice": "1d6 fire"}]}
    row = read({**PARTED, "variants": {"far": far}}).variants["far"]
    assert (row.name, row.target.range, row.use.recharge, row.test.dc) == ("far", 60, 5, 15)
    assert [effect.kind for effect in row.effects] == ["push", "damage"]


@pytest.mark.parametrize(
    ("more", "path", "reason"),
    [
        ({"use": {"tim": "bonus"}}, "power[0].use.tim", "unknown-key"),
        ({"target": {"area": "cone"}}, "power[0].target.area", "bad-area"),
        ({"test": {"save": "luck"}}, "power[0].test.save", "not-one-of"),
    ],
)
def test_a_fault_in_a_part_is_told_by_its_place(more: dict[str, Any], path: str, reason: str) -> None:
    with pytest.raises(SceneError) as refused:
        grid(ada(at=(0, 0), power=[{**gale(PUSHED), **more}]), orc(at=(2, 0)))
    assert [(one.path, one.reason) for one in refused.value.problems] == [(f"combatant[0].{path}", reason)]
