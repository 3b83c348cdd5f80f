"""Spells that choose by hit points, end spells and conditions, hide places, and carry off."""

from __future__ import annotations

from typing import Any

import pytest

from tests.play.srd5.cast import ada, brok, every, gob, grid, kinds, offered, ogre, only, orc, played, scene
from tests.play.srd5.test_spell import mage as cira


def mage(*spells: str, **more: Any) -> dict[str, Any]:
    """A caster of the enemies' side: intelligence 16, DC 13 at level 5."""
    made = gob(id="mage", hp_max=30, level=5, casting="intelligence", spells=list(spells), slots=[4, 3, 2], **more)
    return {**made, "abilities": {"intelligence": 16, "dexterity": 14}}


def test_sleep_takes_the_weakest_first() -> None:
    """5d8 = 17: the 15 of the orc, and then 2 are left for Brok's 18."""
    field = [
        mage("sleep", at=(0, 0)),
        ada(at=(5, 0)),
        brok(
            at=(6, 0),
        ),
        orc(id="low", side="heroes", hp_max=15, at=(5, 1)),
    ]
    given = grid(*field, order=["mage", "ada", "brok", "low"])
    asked = played(given, [], "cast:sleep", "slot:1")
    spot = next(key for key in offered(asked) if key == "at:6,1")
    game = played(given, [4, 4, 4, 4, 1], "cast:sleep", "slot:1", spot)
    assert "unconscious" in game.state["low"].conditions
    assert not game.state["brok"].conditions and not game.state["ada"].conditions
    assert only(game, "pool").data["whom"] == ("low",)


def test_faerie_fire_and_blur() -> None:
    outlined = grid(mage("faerie_fire", at=(0, 0)), ada(at=(1, 0)), orc(at=(2, 0)), order=["mage", "orc", "ada"])
    spot = "at:1,0"
    game = played(outlined, [2, 2, 2, 3], "cast:faerie_fire", spot, "end", "attack:ada:greataxe")
    assert every(game, "miss")[-1].data["helps"] == ("outlined",)
    blurred = scene(mage("blur"), ada(), order=["mage", "ada"])
    hard = played(blurred, [18, 2], "cast:blur", "end", "attack:mage:longsword")
    assert only(hard, "miss").data["hinders"] == ("blurred",)


def test_misty_step() -> None:
    """30 feet as a bonus action; 35 are too far."""
    given = grid(mage("misty_step", at=(0, 0)), ada(at=(1, 0)), order=["mage", "ada"])
    game = played(given, [], "cast:misty_step")
    assert "to:6,0" in offered(game) and "to:7,0" not in offered(game)
    game.answer("to:6,0")
    now = game.state["mage"]
    assert now.x == 6 and now.turn.bonus and not now.turn.action and now.slots == (4, 2, 2)


def test_dispel_magic() -> None:
    """A spell of level 2 ends at once, one of level 4 by a check against 14."""
    target = ada(casting="wisdom", level=7, spells=["blur", "greater_invisibility"], slots=[1, 1, 1, 1])
    given = scene(target, mage("dispel_magic"), order=["ada", "mage"])
    low = played(given, [], "cast:blur", "end", "cast:dispel_magic", "at:ada")
    assert low.state["ada"].conditions == () and "power-ends" in kinds(low)
    for face, kind, left in ((10, "spell-holds", ("invisible",)), (11, "breaks-spell", ())):
        high = played(given, [face], "cast:greater_invisibility", "end", "cast:dispel_magic", "at:ada")
        assert kind in kinds(high) and high.state["ada"].conditions == left


def test_a_restoration_ends_blindness() -> None:
    priest = brok(casting="wisdom", level=5, spells=["lesser_restoration"], slots=[1, 1])
    given = scene(priest, ada(now={"conditions": ["blinded", "prone"]}), ogre(), order=["brok", "ada", "ogre"])
    game = played(given, [], "cast:lesser_restoration")
    assert game.state["ada"].conditions == ("prone",) and only(game, "recovers").data["condition"] == "blinded"
    whole = scene(priest, ada(), ogre(), order=["brok", "ada", "ogre"])
    assert "cast:lesser_restoration" not in offered(played(whole))


def test_darkness_hides() -> None:
    """Ada in the dark is seen by nobody, and sees nobody: her shots and those at her are even."""
    given = grid(mage("darkness", at=(0, 0)), brok(at=(8, 0)), order=["mage", "brok"])
    before = played(given, [2], "end", "attack:mage:shortbow")
    assert not only(before, "miss").data.get("hinders")
    game = played(given, [2], "cast:darkness", "at:9,1", "end", "attack:mage:shortbow")
    assert set(only(game, "miss").data["hinders"]) == {"unseen-target"}
    assert set(only(game, "miss").data["helps"]) == {"unseen-attacker"}


# -- how long -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rounds", [1, 2, 10])
def test_an_effect_lasts_so_many_rounds(rounds: int) -> None:
    """From its casting to the start of the caster's turn so many rounds later."""
    glow = {
        "name": "glow",
        "target": {"range": "self", "whom": "allies"},
        "effects": [{"kind": "bonus", "to": ["armor_class"], "amount": 2}],
        "duration": {"rounds": rounds},
    }
    given = scene(ada(power=[glow]), orc(), order=["ada", "orc"])
    turns = ["end"] * (2 * rounds)
    assert not played(given, [], "power:glow", *turns).state["ada"].running
    assert played(given, [], "power:glow", *turns[:-1]).state["ada"].running


def test_hail_lies_until_the_end_of_the_next_turn() -> None:
    """Rough ground for the orc, also on Cira's own next turn, and no longer."""
    given = grid(
        cira(spells=["ice_storm"], slots=[0, 0, 0, 1], at=(1, 5)), orc(at=(10, 5), hp_max=90), order=["cira", "orc"]
    )
    game = played(given, [15, 3, 3, 2, 2, 2, 2], "cast:ice_storm", "at:11,6", "end")
    table = game.state.memo["table"]
    assert table.rough and game.state["orc"].hp == 83
    game.answer("end")
    assert table.rough
    game.answer("end")
    assert not table.rough


def test_a_greater_restoration_ends_one_thing() -> None:
    """What its caster chooses: exhaustion, a maximum that has been drained, a charm, stone."""
    tired = ada(now={"exhaustion": 2, "hp_max": 10, "hp": 10, "conditions": ["charmed:orc"]})
    given = scene(cira(spells=["greater_restoration"], slots=[0, 0, 0, 0, 1]), tired, orc(), order=["cira", "ada"])
    cast = ("cast:greater_restoration",)
    rested = played(given, [], *cast, "use:end_weariness")
    assert (rested.state["ada"].exhaustion, rested.state["ada"].hp_max) == (1, 10)
    whole = played(given, [], *cast, "use:end_drain")
    assert (whole.state["ada"].exhaustion, whole.state["ada"].hp_max) == (2, 24)
    assert "use:end_stone" not in offered(played(given, [], *cast))
    well = scene(cira(spells=["greater_restoration"], slots=[0, 0, 0, 0, 1]), ada(), orc(), order=["cira", "ada"])
    assert "cast:greater_restoration" not in offered(played(well))
    free = played(given, [], *cast, "use:end_charm")
    assert free.state["ada"].conditions == () and free.state["ada"].hp_max == 10
