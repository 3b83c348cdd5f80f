"""The people of the bestiary at a table: everybody walks, by the source's own formula."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from bojiste.core.game import Game
from bojiste.core.reading import read_scene
from bojiste.errors import SceneError
from bojiste.systems import fiveaction
from bojiste.systems.fiveaction.play.table import running
from bojiste.systems.fiveaction.words import FOOT
from tests.play.fiveaction.scripted import BY_PARTS, FIRST, LAST, PIKE, one, ota, petr, play, scene, until, value

PEOPLE = tuple(tomllib.loads((Path(fiveaction.__file__).parent / "bestiary/people.toml").read_text(encoding="utf-8")))


def test_there_are_twenty() -> None:
    assert len(PEOPLE) == 20


@pytest.mark.parametrize("block", PEOPLE)
def test_everybody_walks(block: str) -> None:
    """fiveaction.move.step: a step of a foot at least, in the gear that is carried; nobody is too slow to run."""
    data = {"format": 1, "system": "fiveaction", "combatant": [
        {"id": "he", "block": block, "side": "left", "seat": "player:he", "now": {"at": [10, 10]}},
        petr(now={"at": [60, 10]}),
    ]}  # fmt: skip
    game = Game(read_scene(data), dice=[10, 10, 1, 1], people=["player:he"])
    assert game.ask is not None and "step:toward:petr" in game.ask.keys and "run:toward:petr" in game.ask.keys
    table = running(game.state)
    assert table.step("he") >= FOOT and table.base_initiative("he") >= 0
    game.answer("step:toward:petr")
    assert game.state["he"].x > 10 * FOOT


@pytest.mark.parametrize("block", PEOPLE)
def test_everybody_may_fight_with_hit_locations(block: str) -> None:
    """fiveaction.location.armour, section 11, point 4: with hit locations there are no accessories, and reductions are
    of other bands; blocks have armour of either kind."""
    he = {"id": "he", "block": block, "side": "left"}
    data = {"format": 1, "system": "fiveaction", "options": BY_PARTS, "combatant": [he, petr()]}
    game = Game(read_scene(data), seed=3)
    assert game.outcome is not None
    pieces = {piece.piece for piece in game.scene.prepared.kits["he"].armour}
    assert "accessories" not in pieces
    assert pieces >= ({"arms", "legs"} if block in ("sergeant", "knight") else set())


def test_faults_of_armour_by_parts_stand_at_its_own_key() -> None:
    he = {"id": "he", "block": "knight", "side": "left", "location_armour": ["plate_body", "mail_accessories"]}
    data = {"format": 1, "system": "fiveaction", "options": BY_PARTS, "combatant": [he, petr()]}
    with pytest.raises(SceneError) as found:
        read_scene(data)
    assert [problem.path for problem in found.value.problems] == ["combatant[0].location_armour[1].piece"]


def test_a_pike_of_the_lighter_kind() -> None:
    """fiveaction.weapon.pole_build: a heavy shaft adds two or three to slowdown, and the smith of this one knew how:
    STR 6 and DEX 4 walk 6 feet less the slowdown, 2 of the head and 2 of the shaft, and initiative is 6 - 4."""
    for slowdown, base, step in (({"slowdown": 4}, 2, 2), ({}, 1, 1)):
        game = until(scene(ota(weapons=[{**PIKE, **slowdown}]), petr(now={"at": [60, 10]})), FIRST, "act", "ota")
        assert value(one(game, "initiative", "ota")) == base
        assert running(game.state).step("ota") == step * FOOT


def test_a_heavy_sabre_on_a_shaft() -> None:
    """Both the shaft and its head are settled by the options where the scene says nothing: 3 + 3, or 2 + 2."""
    glaive = {"row": "heavy_pole", "head": "heavy_curved_blade", "hand": "both"}
    lighter = {"weapons": {"heavy_curved_slowdown": 2, "heavy_pole_slowdown_add": 2}}
    for options, slowdown in (({}, 6), (lighter, 4)):
        game = play(scene(ota(weapons=[glaive], reaction=20), petr(now={"at": [60, 10]}), options=options), LAST)
        assert value(one(game, "initiative", "ota")) == 20 - slowdown
