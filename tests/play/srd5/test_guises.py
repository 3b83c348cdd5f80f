"""Whoever takes the shape of other creatures: dragons, couatls and devas."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.game import Game
from bojiste.core.system import system
from bojiste.errors import SceneError
from bojiste.systems.srd5.kernel import lacks
from tests.play.srd5.cast import ada, every, grid, offered, only, played, scene, verbs

TRAITS = pytest.mark.rule("srd5.monster.traits")
FIELD = {"width": 20, "height": 20}


def dragon(block: str = "ancient_bronze_dragon", **more: Any) -> dict[str, Any]:
    at = more.pop("at", (0, 0))
    return {"id": "wyrm", "block": block, "side": "foes", **more, "now": {"position": list(at), **more.get("now", {})}}


def met(*everybody: dict[str, Any], **more: Any) -> Any:
    return grid(*everybody, order=[one["id"] for one in everybody], field=FIELD, **more)


def body(game: Game) -> Any:
    return game.state.memo["table"].profiles["wyrm"]


@TRAITS
def test_a_dragon_becomes_a_knight() -> None:
    """An action: Armor Class, speed, size and blows are the knight's, and its breath is gone; its hit points and its
    mind are its own, and it saves as what it is trained in."""
    game = played(met(dragon(now={"hp": 200}), ada(at=(5, 0))), [], "guise")
    assert "as:knight" in offered(game) and "as:wolf" in offered(game)
    assert not {"as:troll", "as:tarrasque", "as:werewolf_human", "as:swarm_of_rats"} & {*offered(game)}
    game.answer("as:knight")
    assert only(game, "changes-shape").data["form"]["cs"] == "rytíř"
    own, knight = system("srd5").blocks()["ancient_bronze_dragon"], system("srd5").blocks()["knight"]
    who = body(game)
    assert (who.squares, who.speeds["walk"], who.speeds["fly"], who.ac) == (1, 60, 0, knight["ac"])
    assert {"greatsword", "heavy_crossbow"} <= {*who.by_key} and {*who.powers} == {"leadership"} and not who.legendary
    assert game.state["wyrm"].hp == 200 and game.state["wyrm"].hp_max == own["hp_max"]
    assert who.ability["charisma"] == (own["abilities"]["charisma"] - 10) // 2 and who.ability["strength"] == 3
    assert who.saves["dexterity"] == 0 + who.proficiency == 7 and "legendary_resistance" in who.traits


@TRAITS
def test_what_it_is_counts_for_whoever_strikes_at_it() -> None:
    """The dragon that begins as a commoner has Armor Class 10, and no immunity."""
    struck = dragon(shape="commoner", at=(1, 0))
    game = played(met(ada(at=(0, 0)), struck), [7, 4], "attack:wyrm:longsword")
    assert only(game, "hit").data["against"] == 10


@TRAITS
def test_it_becomes_itself_again_where_there_is_room() -> None:
    """By an action, or as it dies; in a corridor a commoner does not become a dragon."""
    game = played(met(dragon(shape="commoner"), ada(at=(6, 0))), [], "shape:true")
    assert body(game).squares == 4 and "fire" not in verbs(game) and body(game).powers
    narrow = grid(dragon(shape="commoner") | {"mark": "w", "now": {}}, ada(mark="a"), order=["wyrm"],
                  field={"map": "####\n#wa#\n####"})  # fmt: skip
    assert "shape:true" not in offered(played(narrow))
    dying = met(ada(at=(0, 0)), dragon(shape="commoner", at=(1, 0), now={"hp": 1}), ada(id="eva", at=(9, 9)))
    game = played(dying, [18, 3], "attack:wyrm:longsword", "no")
    assert every(game, "dies") and game.state["wyrm"].form == "true"


@TRAITS
def test_a_deva_keeps_its_own_and_gains_the_rest() -> None:
    """As a giant scorpion it stings and swings its mace, and is no weaker against magic; a couatl has nothing but the
    blows of the other, and its own bite."""
    game = played(met(dragon("deva"), ada(at=(5, 0))), [], "guise")
    assert "as:archmage" not in offered(game), "it is stronger than a deva"
    game.answer("as:giant_scorpion")
    assert {"mace", "sting", "claw"} <= {*body(game).by_key} and "magic_resistance" in body(game).traits
    assert body(game).powers and body(game).blindsight == 120 and not body(game).darkvision
    game = played(met(dragon("couatl"), ada(at=(5, 0))), [], "guise", "as:wolf")
    assert body(game).by_key["bite"].bonus == 8 and "constrict" not in body(game).by_key
    assert body(game).truesight == 240 and "shield" in body(game).powers


@TRAITS
def test_it_acts_by_its_new_body_on_the_next_turn() -> None:
    game = played(met(dragon(), ada(at=(5, 0))), [], "guise", "as:giant_ape")
    for key in ("end", "end"):
        game.answer(key)
    assert {"shape:true", "guise"} <= {*offered(game)} and "power" not in verbs(game) and "fly" not in verbs(game)


@TRAITS
def test_undone_it_is_a_dragon_again() -> None:
    game = played(met(dragon(), ada(at=(5, 0))), [], "guise", "as:commoner")
    game.undo(2)
    assert body(game).squares == 4 and "fly" in verbs(game)


def test_a_shape_that_it_cannot_take() -> None:
    with pytest.raises(SceneError) as bad:
        met(dragon(shape="troll"), ada(at=(9, 9)))
    assert [(one.path, one.reason) for one in bad.value.problems] == [("combatant[0].shape", "unknown-form")]
    game = played(met(dragon(), ada(at=(5, 0))))
    with pytest.raises(SceneError):
        game.rule("wyrm form troll")
    game.rule("wyrm form commoner")
    assert body(game).squares == 1


@TRAITS
def test_unattended_it_sheds_the_shape_it_began_in() -> None:
    game = Game(met(dragon(shape="commoner"), ada(at=(9, 0), tactic="idle"), options={"max_rounds": 1}), seed=1)
    assert every(game, "changes-shape") and game.state["wyrm"].form == "true"


def test_the_kernel_leaves_a_disguise_alone() -> None:
    """In its own shape it plays as before."""
    fighters = {"id": "ada", "block": "ada", "side": "heroes"}
    there = [tuple(lacks(scene({"id": "wyrm", "block": "deva", "side": "foes", **more}, fighters)))
             for more in ({}, {"shape": "commoner"})]  # fmt: skip
    assert "lacks-shapes" in there[1] and "lacks-shapes" not in there[0]


@TRAITS
def test_the_table_looks_again_at_what_it_can_do_now() -> None:
    """A dragon swallows nobody; as a giant toad it does, and whoever is within goes where it goes."""
    prey = ada(at=(4, 4), hp_max=90, tactic="idle")
    game = Game(met(dragon(at=(0, 0)), prey), dice=[15, 5, 5, 15, 15, 5, 5], people=["gm"])
    for key in ("guise", "as:giant_toad", "move", "2,2", "end"):
        if key == "2,2":
            key = next(one for one in offered(game) if one.endswith(":2,2"))
        game.answer(key)
    while not any(entry.name == "swallowed" for entry in game.state["ada"].suffers):
        keys = [key for key in offered(game) if key.startswith(("attack:ada:swallow", "attack:ada:bite"))]
        game.answer(
            min(keys, key=lambda key: "swallow" not in key) if keys else "no" if "no" in offered(game) else "end"
        )
    assert game.dice_drawn == 7
    game.answer("move")
    game.answer(next(one for one in offered(game) if one.endswith(":2,4")))
    assert (game.state["ada"].x, game.state["ada"].y) == (game.state["wyrm"].x, game.state["wyrm"].y) != (2, 2)
