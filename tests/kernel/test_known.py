"""A loop that knows what a scene lacks counts what the loop that knows of everything counts."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("numba")

from bojiste.core.reading import read_scene
from bojiste.kernel import jit
from bojiste.kernel.stage import Stage
from bojiste.systems.srd5.kernel import KERNEL, map_stage, stage
from tests.kernel import fights, maps
from tests.kernel.same import generated
from tests.kernel.test_kernel import bench

RICH = True


def inner(number: int) -> int:
    return riches(number) if RICH else number


def riches(number: int) -> int:
    return 10 * number


def untouched(number: int) -> int:
    return number + 1


def outer(number: int) -> int:
    return inner(number) + untouched(number)


def test_a_copy_knows_otherwise_and_the_function_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jit, "HOUSE", "tests")
    copy: Any = jit.knowing(outer, {"RICH": False}, "poor")
    assert (outer(2), copy(2)) == (23, 5)
    assert copy.__qualname__ == "outer_poor" and jit.reached(copy)[-1] is copy
    assert untouched in jit.reached(copy) and inner not in jit.reached(copy)
    assert riches in jit.reached(outer) and riches not in jit.reached(copy)
    assert (jit.mentions(jit.reached(outer))["riches"], jit.mentions(jit.reached(copy))["riches"]) == (1, 0)


def test_what_hangs_on_nothing_known_is_no_copy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jit, "HOUSE", "tests")
    assert jit.knowing(untouched, {"RICH": False}, "poor") is untouched
    assert jit.knowing(outer, {}, "") is outer


def test_small_functions_join_their_callers_where_those_grow_by_little() -> None:
    small: Any = untouched
    size = len(small.__code__.co_code)
    assert [jit.joins(small, 3, growth) for growth in (2 * size, 2 * size - 1, None)] == [True, False, False]
    assert jit.joins(small, 1, 0) and not jit.joins(small, 1, None)


def counted(staged: Stage, whole: bool) -> list[Any]:
    """Everything that is counted of some fights, by the loop of the scene, or by that which knows of everything."""
    staged.code = stage.code() if whole else staged.code
    table = staged.table(300)
    desk = staged.count(5, 0, 300, table=table)
    return [desk.number("dice"), desk.number("checksum"), table.tolist()]


def test_plain_fights_are_the_same_by_either_loop() -> None:
    seen = 0
    for _, scene in generated(range(150), fights.plain):
        if KERNEL.stage(scene).code is stage.plain_code():
            seen += 1
            assert counted(KERNEL.stage(scene), False) == counted(KERNEL.stage(scene), True)
    assert seen > 40


def test_a_plain_scene_is_played_by_the_loop_of_plain_fights() -> None:
    for name in ("s1", "s2"):
        assert KERNEL.stage(bench(name)).code is stage.plain_code()


@pytest.mark.parametrize(
    "more",
    [
        {"traits": ["pack_tactics"]},
        {"traits": ["sneak_attack 1"]},
        {"traits": ["parry 2"]},
        {"traits": ["rampage"]},
        {"traits": ["undead_fortitude"]},
        {"regeneration": 3},
        {"legendary": 1, "tactic": "ordinary"},
    ],
)
def test_a_scene_with_a_feature_is_played_by_the_other(more: dict[str, Any]) -> None:
    source = bench("s1").source
    ada, brok = source["combatant"]
    assert KERNEL.stage(read_scene({**source, "combatant": [{**ada, **more}, brok]})).code is stage.code()


def test_an_attack_that_brings_more_is_played_by_the_other() -> None:
    source = bench("s1").source
    ada, brok = source["combatant"]
    for more in ({"wounded": "1d4 slashing"}, {"then": fights.rider(fights.Draw(1))}):
        attack = [{**ada["attack"][0], **more}]
        assert KERNEL.stage(read_scene({**source, "combatant": [{**ada, "attack": attack}, brok]})).code is stage.code()


def test_fights_on_a_map_are_played_by_the_loop_that_knows_what_hits_bring() -> None:
    seen = set()
    for _, scene in generated(range(12), maps.bitten):
        brings = any(attack.then for who in scene.prepared.profiles.values() for attack in who.attacks)
        assert KERNEL.stage(scene).code is (map_stage.bitten_code() if brings else map_stage.code())
        assert KERNEL.loop(scene).name == KERNEL.stage(scene).code.twin.name
        seen.add(brings)
    assert seen == {True, False}


def test_who_begins_otherwise_and_ground_that_is_not_level_have_loops_that_know_of_it() -> None:
    source = bench("s1").source
    ada, brok = ({**who, "now": {"position": [4 * place, 1]}} for place, who in enumerate(source["combatant"]))
    field, hurt = {"width": 9, "height": 9}, {**ada, "now": {**ada["now"], "exhaustion": 3}}
    high = {**field, "area": [{"corner": [0, 0], "opposite": [2, 2], "height": 10}]}
    for made, who, code in (
        (field, ada, map_stage.code),
        (field, hurt, map_stage.bitten_code),
        (high, hurt, map_stage.sloping_code),
    ):
        scene = read_scene({**source, "field": made, "combatant": [who, brok]})
        assert KERNEL.stage(scene).code is code()
        assert KERNEL.loop(scene).name == code().twin.name
    wet = read_scene({**source, "field": {**field, "underwater": True}, "combatant": [ada, brok]})
    assert KERNEL.stage(wet).code is map_stage.sloping_code() and KERNEL.loop(wet).name == "slopes"
    ada, brok = source["combatant"]
    poisoned = {**ada, "now": {"conditions": ["poisoned"]}}
    assert KERNEL.stage(read_scene({**source, "combatant": [poisoned, brok]})).code is stage.code()
