"""What somebody has shown in play: its spells and features are open to the others from then on."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.game import Game
from tests.play.srd5.cast import ada, brok, cira, every, gob, grid, orc

RAY = {"name": "ray", "time": "action", "range": 120, "attack": "ranged", "to_hit": 4, "damage": "6d8 fire"}
BREATH = {"name": "acid breath", "area": "cone 30", "save": "dexterity", "dc": 17, "damage": "9d8 acid", "recharge": 5}
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
        assert all((one.dc, one.recharge) == (None, None) and one.area.length for one in sheet.power)
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
        "area": "sphere 30",
        "save": "dexterity",
        "dc": 11,
        "damage": "1d6 fire",
        "whom": "enemies",
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
