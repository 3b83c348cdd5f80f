"""What somebody has shown in play: its spells and features are open to the others from then on."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.game import Game
from tests.play.srd5.cast import ada, brok, cira, every, gob, grid, orc

RAY = {
    "name": "ray",
    "use": {"time": "action"},
    "target": {"range": 120},
    "test": {"attack": "ranged", "to_hit": 4},
    "effects": [{"kind": "damage", "dice": "6d8 fire"}],
}
BREATH = {
    "name": "acid breath",
    "use": {"recharge": 5},
    "target": {"area": "cone 30"},
    "test": {"save": "dexterity", "dc": 17},
    "effects": [{"kind": "damage", "dice": "9d8 acid"}],
}
HIDES = {"hides": True, "skills": {"stealth": 30}}


def after(*everybody: dict[str, Any], rounds: int = 1) -> Game:
    order = [one["id"] for one in everybody]
    return Game(grid(*everybody, order=order, options={"max_rounds": rounds}), seed=4)


def known(game: Game, seat: str, who: str) -> Any:
    """The sheet of somebody as a seat knows it."""
    return game.view(seat).scene.by_id[who].sheet


def test_a_power_is_known_once_it_was_used() -> None:
    """Its shape and what it does; not how hard it is to withstand, how often it comes, or what else there is."""
    mage = cira(
        id="mage", side="foes", at=(9, 4), power=[RAY, BREATH], casting="wisdom", spells=["fireball"], slots=[0, 0, 1]
    )
    for tactic, names in (("idle", []), ("ordinary", ["acid breath"])):
        game = after({**mage, "tactic": tactic}, ada(at=(5, 4), hp_max=90, tactic="idle"))
        sheet = known(game, "player:ada", "mage")
        assert [one.name for one in sheet.power] == names and not sheet.spells
        assert all((one.test.dc, one.use.recharge) == (None, None) for one in sheet.power)
        assert all(one.target.area is not None and one.target.area.length for one in sheet.power)
    assert [one.name for one in known(game, "player:mage", "mage").power] == ["ray", "acid breath"]
    assert not game.state["mage"].hidden_from


def test_a_spell_is_known_once_it_was_cast() -> None:
    mage = cira(id="mage", side="foes", at=(14, 4), casting="wisdom", spells=["fireball", "bless"], slots=[1, 0, 1])
    game = after({**mage, "tactic": "ordinary"}, ada(at=(1, 4), hp_max=90, tactic="idle"))
    assert game.state["mage"].shown == ("fireball",)
    assert known(game, "player:ada", "mage").spells == ("fireball",)


def test_what_is_done_out_of_hiding_shows_nothing() -> None:
    """Nobody knows whence the ray came."""
    burst = {
        "name": "burst",
        "target": {"area": "sphere 30", "whom": "enemies"},
        "test": {"save": "dexterity", "dc": 11},
        "effects": [{"kind": "damage", "dice": "1d6 fire"}],
    }
    game = after(gob(at=(9, 4), power=[burst], tactic="ordinary", **HIDES), ada(at=(5, 4), hp_max=90, tactic="idle"))
    assert every(game, "uses-power") and game.state["gob"].shown == ()


@pytest.mark.parametrize("uses, struck", [(False, "orc"), (True, "mage")])
def test_who_has_shown_much_is_struck_first(uses: bool, struck: str) -> None:
    """Two of one size, the orc first in the file: whoever has thrown a ray of 6d8 is the greater danger."""
    mage = orc(id="mage", at=(9, 6), power=[RAY], attack=[], tactic="ordinary" if uses else "idle")
    foe = orc(at=(9, 2), tactic="idle")
    archer = brok(at=(4, 4), hp_max=200, weapons=["longbow"], tactic="clever")
    game = after(foe, mage, archer)
    shot = next(event for event in game.events if event.actor == "brok" and event.kind in ("hit", "miss", "critical"))
    assert shot.target == struck


@pytest.mark.parametrize("open_ac", [True, False])
def test_the_armor_class_of_others_is_told_only_where_the_scene_opens_it(open_ac: bool) -> None:
    """Neither the number, nor a shield that just held, nor (in the story) how close it was; the own one is."""
    from bojiste.tell.story import Story

    foe = orc(at=(5, 5), shield=True, hp_max=90)
    scene = grid(foe, ada(at=(5, 4), hp_max=90), order=["orc", "ada"], options={"max_rounds": 8, "open_ac": open_ac})
    game = Game(scene, seed=4)
    blows = [event for event in game.log("player:ada") if event.kind in ("hit", "miss", "critical")]
    at_orc = [event for event in blows if event.target == "orc"]
    at_ada = [event for event in blows if event.target == "ada"]
    assert at_orc and at_ada
    assert all(("against" in event.data) == open_ac for event in at_orc)
    assert open_ac or not any("shield" in event.data for event in at_orc)
    assert all("against" in event.data for event in [*at_ada, *every(game, "miss")])
    story = Story(game.watch("player:ada"), "en")
    told = [paragraph for paragraph in story.tell(game.events) if paragraph.who == "ada"]
    proofs = [one.strip.replace("\u00a0", " ") for paragraph in told for one in paragraph.sentences if one.strip]
    assert proofs and all(("against AC" in proof) == open_ac for proof in proofs)
