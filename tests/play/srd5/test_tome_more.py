"""Spells that go on from turn to turn: haste and its price, a quarry, lightning called again, a mind that holds."""

from __future__ import annotations

from typing import Any

from bojiste.core.game import Game
from bojiste.core.scene import Scene
from tests.play.srd5.cast import ada, every, first_turn, gob, grid, kinds, offered, only, orc, played, scene
from tests.play.srd5.test_spell import dealt
from tests.play.srd5.test_tome import FIELD, cira, duel


def hasted(**more: Any) -> Scene:
    """Cira, Ada in need of haste, and an orc beside her on a map."""
    return grid(
        cira("haste", at=(0, 4)), ada(at=(4, 4), **more), orc(hp_max=90, at=(5, 4)), order=["cira", "ada", "orc"]
    )


HASTE = ("cast:haste", "at:ada", "end")


def test_haste_gives_one_blow_more() -> None:
    """Besides the action: one attack, once a turn; Armor Class 18."""
    blows = ("attack:orc:longsword", "hasted-strike:orc:longsword")
    game = played(hasted(), [15, 4, 15, 5], *HASTE, *blows)
    assert [event.data["damage"] for event in every(game, "damage")] == [7, 8]
    assert not [key for key in offered(game) if key.startswith("hasted-")]
    first = played(hasted(), [15, 5], *HASTE, "hasted-strike:orc:longsword")
    assert "attack:orc:longsword" in offered(first)
    struck = played(hasted(), [12], *HASTE, "end", "attack:ada:greataxe")
    assert only(struck, "miss").data["against"] == 18


def test_haste_runs_twice_as_far() -> None:
    game = played(hasted(), [], *HASTE)
    table = game.state.memo["table"]
    assert table.left(table.profiles["ada"]) == 120
    game.answer("hasted-dash")
    assert table.left(table.profiles["ada"]) == 240 and "attack:orc:longsword" in offered(game)
    away = played(hasted(), [], *HASTE, "hasted-disengage")
    assert away.state["ada"].turn.disengaged and "dodge" in offered(away)


def test_haste_is_paid_for() -> None:
    """Cira lets go: Ada's next turn is lost, and the one after it is hers again. Her reaction she keeps."""
    game = played(hasted(), [], *HASTE[:-1], "let-go", "end")
    assert game.ask is not None and game.ask.actor == "orc" and "wastes-action" in kinds(game)
    game.answer("end")
    game.answer("end")
    assert game.ask.actor == "ada" and not game.state["ada"].conditions


def test_a_quarry_is_wounded_more_deeply() -> None:
    """1d6 more with a weapon, by whose quarry it is; when it lies, a bonus action marks another."""
    ranger = {"casting": "wisdom", "level": 5, "slots": [1], "spells": ["hunters_mark"]}
    given = scene(ada(**ranger), ada(id="eva"), orc(hp_max=12), gob(hp_max=30), order=["ada", "eva", "orc", "gob"])
    game = played(given, [15, 5, 6], "cast:hunters_mark", "at:orc", "attack:orc:longsword", "no")
    assert dealt(game) == {"orc": 14} and game.state["orc"].life == "dead"
    other = played(given, [15, 5], "cast:hunters_mark", "at:orc", "end", "attack:orc:longsword")
    assert dealt(other) == {"orc": 8}
    game.answer("end")
    game.answer("end")
    assert "power:hunters_mark_again" in offered(game)
    assert "power:hunters_mark_again" not in offered(played(given, [], "cast:hunters_mark", "at:orc", *["end"] * 4))


def test_a_second_quarry() -> None:
    ranger = {"casting": "wisdom", "level": 5, "slots": [1], "spells": ["hunters_mark"]}
    given = scene(ada(**ranger), orc(hp_max=12), gob(hp_max=30), order=["ada", "orc", "gob"])
    mark = ("cast:hunters_mark", "at:orc", "attack:orc:longsword", "no", "end", "power:hunters_mark_again")
    game = played(given, [15, 5, 6, 15, 5, 4], *mark, "attack:gob:longsword")
    assert dealt(game)["gob"] == 12
    over = played(given, [15, 5, 6, 15, 5], *mark, "let-go", "attack:gob:longsword")
    assert dealt(over)["gob"] == 8


def test_aid_raises_the_maximum_and_wakes() -> None:
    """5 for each of three, 10 from a level 3 slot."""
    given = scene(cira("aid"), ada(now={"hp": 0, "life": "dying"}), orc(), order=["cira", "ada", "orc"])
    game = played(given, [], "cast:aid", "slot:3", "at:ada", "enough")
    now = game.state["ada"]
    assert (now.hp, now.hp_max, now.life) == (10, 34, "ok")


def test_lightning_is_called_again() -> None:
    """From a level 4 slot 4d10 each time, without a slot."""
    given = grid(cira("call_lightning", at=(0, 0)), orc(hp_max=90, at=(10, 5)), order=["cira", "orc"])
    game = played(given, [2, *[3] * 4, 20, *[4] * 4], "cast:call_lightning", "slot:4", "at:10,5", "end", "end",
                  "power:call_lightning_again", "at:10,5")  # fmt: skip
    assert game.state["orc"].hp == 90 - 12 - 8 and game.state["cira"].slots == (1, 1, 1, 0, 1, 1)


def test_a_sunbeam_is_worse_for_the_dead() -> None:
    """A zombie saves with disadvantage; whom it meets is blind until Cira's next turn."""
    dead = orc(hp_max=90, type="undead", at=(5, 0))
    given = grid(cira("sunbeam", at=(0, 0)), dead, order=["cira", "orc"])
    game = played(given, [18, 2, *[3] * 6], "cast:sunbeam", "to:5,0")
    assert only(game, "save-missed").data["hinders"] == ("susceptible",) and game.state["orc"].hp == 72
    assert game.state["orc"].conditions == ("blinded",)
    game.answer("end")
    game.answer("end")
    assert not game.state["orc"].conditions and "power:sunbeam_again" in offered(game)


def test_a_mind_holds() -> None:
    """Intelligence against Strength: 12 + 3 against 11 + 3; held until the end of Cira's next turn, and again by an
    action."""
    game = played(duel("telekinesis"), [12, 11], "cast:telekinesis", "end")
    assert game.state["orc"].conditions == ("restrained",)
    assert only(game, "contest").data["skill"] == "intelligence"
    game.answer("end")
    assert "power:telekinesis_again" in offered(game)
    game.answer("end")
    assert not game.state["orc"].conditions
    held = played(duel("telekinesis"), [12, 12], "cast:telekinesis", "end")
    assert not held.state["orc"].conditions


# -- unattended ------------------------------------------------------------------------------------------------------


def test_tactics_hasten_whoever_strikes_best() -> None:
    fighter = ada(attacks=2, at=(6, 4))
    game = first_turn(cira("haste", at=(0, 4)), fighter, orc(hp_max=90, at=(7, 4)), **FIELD)
    assert only(game, "casts").target == "ada"


def test_the_hasted_strike_once_more() -> None:
    """Ada, hasted, left to her tactic."""
    caster = {**cira("haste", at=(0, 4)), "tactic": "ordinary"}
    fighter = {**ada(attacks=2, at=(6, 4)), "tactic": "ordinary"}
    foe = {**orc(hp_max=200, at=(7, 4)), "tactic": "idle"}
    game = Game(
        grid(caster, fighter, foe, order=["cira", "ada", "orc"], field=FIELD, options={"max_rounds": 1}), seed=1
    )
    blows = [event for event in game.events if event.actor == "ada" and event.kind in ("hit", "miss", "critical")]
    assert len(blows) == 3


def test_tactics_mark_a_quarry_and_call_lightning_again() -> None:
    ranger = ada(casting="wisdom", level=5, slots=[1], spells=["hunters_mark"], at=(0, 4))
    game = first_turn(ranger, orc(hp_max=60, at=(1, 4)), **FIELD)
    assert "casts" in kinds(game) and only(game, "casts").target == "orc"
