"""Whom each side has lost is counted in every system that forecasts fights, and may be asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bojiste.core.game import Game
from bojiste.core.scene import Scene
from bojiste.files.scenes import load
from bojiste.forecast import forecast, tables, tune, vary, what_if
from bojiste.forecast.blocks import Chart
from bojiste.forecast.sample import Many
from bojiste.tell.words import Words
from tests import house

FIGHTS, SEED = 30, 2
Lost = Callable[[Any], bool]
"""Whether a side has lost somebody who is like this."""

CASES: dict[str, tuple[str, Lost]] = {
    "srd5": ("archers", lambda now: now.life == "dead"),
    "osr": ("shield_wall", lambda now: "dead" in now.conditions),
    "fiveaction": ("ambush", lambda now: now.status.value == "dead"),
    "drd2": ("boar_hunt", lambda now: now.status.value in ("eliminated_present", "eliminated_removed", "retired")),
}


def example(system: str) -> Scene:
    return load(house.EXAMPLES / system / f"{CASES[system][0]}.toml")


@pytest.mark.parametrize("system", CASES)
def test_each_side_has_lost_somebody_as_often_as_one_of_it_is_lost(system: str) -> None:
    scene, lost = example(system), CASES[system][1]
    report = forecast(scene, FIGHTS, seed=SEED)
    games = [Game(scene, seed=SEED, fight=fight) for fight in range(FIGHTS)]
    counted = {
        side.id: sum(any(lost(game.state[one.id]) for one in scene.combatants if one.side == side.id) for game in games)
        for side in scene.sides
    }
    assert {side.id: report.share(f"loss:{side.id}").fights for side in scene.sides} == counted
    assert any(0 < fights < FIGHTS for fights in counted.values())


@pytest.mark.parametrize("system", CASES)
def test_a_scene_is_tuned_by_them(system: str) -> None:
    scene = example(system)
    target = tune.target_of("death=50%", scene)
    found = tune.tune(scene.source, vary.read(f"{scene.combatants[0].id}.note=calm,angry"), target, Many(4, SEED))
    assert target.key.startswith("loss:") and len(found.tried) == 2


SAID = {
    "osr": {"cs": "někdo z nich zemře", "ru": "кто-то из своих гибнет", "en": "somebody of theirs dies"},
    "drd2": {
        "cs": "někdo z nich je vyřazen",
        "ru": "кто-то из своих выбывает",
        "en": "somebody of theirs is eliminated",
    },
}


@pytest.mark.parametrize("system", SAID)
def test_scenes_are_compared_by_them(system: str) -> None:
    """In drd2 nobody need die: who is put out of a conflict is eliminated."""
    rows = what_if.side_by_side([((), example(system)), ((), example(system))], Many(4, SEED))
    for language, said in SAID[system].items():
        blocks = tables.sweep(rows, Words(language, system))
        assert any(said in block.heading for block in blocks if isinstance(block, Chart))
