"""Features of stat blocks and traits at the table, with exact dice."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.dice import Tape
from bojiste.core.game import Run
from bojiste.errors import SceneError
from tests.play.srd5.cast import (
    ada,
    brok,
    every,
    gob,
    grid,
    offered,
    ogre,
    only,
    orc,
    played,
    rows,
    scene,
    turns,
    verbs,
)
from tests.table import example

BITE = {"name": "bite", "to_hit": 5, "damage": "1d8 piercing", "reach": 5, "natural": True}
CLAW = {"name": "claw", "to_hit": 5, "damage": "1d6 slashing", "reach": 5, "natural": True}


def beast(**more: Any) -> dict[str, Any]:
    return orc(id="beast", attack=[BITE, CLAW], hp_max=90, **more)


@pytest.mark.rule("srd5.monster.multiattack")
def test_a_bite_and_two_claws() -> None:
    """srd5.monster.multiattack E1: the listed attacks, each once, in any order; one of them by reaction."""
    given = scene(beast(multiattack=["bite", "claw", "claw"]), ada(ac=30), order=["beast", "ada"])
    game = played(given, [2, 2], "attack:ada:claw", "attack:ada:bite")
    assert {key for key in offered(game) if key.startswith("attack")} == {"attack:ada:claw"}
    game = played(given, [2, 2, 2], "attack:ada:claw", "attack:ada:bite", "attack:ada:claw")
    assert game.ask is not None and game.ask.actor == "ada"
    walk = grid(ada(at=(1, 0), ac=30), beast(multiattack=["bite", "claw"], at=(0, 0)), order=["ada", "beast"])
    reaction = played(walk, [2], "move", "to:3,0", "strike:claw")
    assert len(every(reaction, "miss")) == 1 and reaction.state["ada"].x == 3


@pytest.mark.rule("srd5.monster.multiattack")
def test_an_attack_that_is_not_listed_is_a_single_one() -> None:
    given = scene(beast(multiattack=["bite", "claw"]), ada(ac=30), order=["beast", "ada"])
    game = played(given, [2], "attack:ada:unarmed")
    assert game.ask is not None and game.ask.actor == "ada"


def test_attacks_that_are_not_there_are_refused() -> None:
    with pytest.raises(SceneError) as refused:
        scene(beast(multiattack=["tail"], legendary_attacks=["wing"], now={"held": ["pike"]}), ada())
    assert {(problem.path, problem.reason) for problem in refused.value.problems} == {
        ("combatant[0].multiattack", "unknown-attack"),
        ("combatant[0].legendary_attacks", "unknown-attack"),
        ("combatant[0].now.held", "unknown-attack"),
    }
    with pytest.raises(SceneError) as full:
        scene(ada(weapons=["dagger", "mace"], shield=True, now={"held": ["dagger", "mace"]}), orc())
    assert [problem.reason for problem in full.value.problems] == ["too-few-hands"]


@pytest.mark.rule("srd5.monster.legendary_actions")
def test_legendary_actions() -> None:
    """srd5.monster.legendary_actions E1: at the end of each other's turn until none is left; all back on its own."""
    dragon = beast(legendary=2, legendary_attacks=["claw"])
    given = scene(ada(ac=30), brok(ac=30), gob(side="heroes", ac=30), dragon, order=["ada", "brok", "gob", "beast"])
    game = played(given, [2, 2], "end", "strike:ada:claw", "end", "strike:brok:claw", "end")
    assert game.state["beast"].legendary == 2 and game.ask is not None and game.ask.actor == "beast"
    assert [event.data["left"] for event in every(game, "legendary")] == [1, 0]
    assert turns(game) == ["ada", "brok", "gob", "beast"]
    asked = played(given, [], "end")
    assert asked.ask is not None and asked.ask.keys == ("strike:ada:claw", "strike:brok:claw", "strike:gob:claw", "no")
    still = scene(ada(ac=30), {**dragon, "now": {"conditions": ["stunned"]}}, ogre(), order=["ada", "beast", "ogre"])
    assert played(still, [], "end").ask is not None


@pytest.mark.parametrize(
    "ally, dice, state",
    [
        example("srd5.monster.traits E1", {}, [6, 14, 1], 1),
        example("srd5.monster.traits E1b", {"now": {"conditions": ["unconscious"]}}, [11, 1], 0),
    ],
)
def test_pack_tactics(ally: dict[str, Any], dice: list[int], state: int) -> None:
    """Advantage with an ally beside the target, none if that ally cannot act."""
    wolves = [beast(traits=["pack_tactics"]), orc(id="mate", **ally)]
    game = played(scene(*wolves, ada(), order=["beast"]), dice, "attack:ada:bite")
    assert only(game, "hit").data["state"] == state


@pytest.mark.rule("srd5.critical.extra_dice")
def test_sneak_attack() -> None:
    """S7: a critical hit doubles the dice of the sneak attack too: 24. Once a turn, and not without a reason for it."""
    rogue = brok(traits=["sneak_attack 2"], attacks=2)
    given = scene(rogue, ada(), ogre(), order=["brok"])
    game = played(given, [20, 4, 2, 6, 1, 3, 5, 15, 1], "attack:ogre:shortsword", "attack:ogre:shortsword")
    assert [event.data["damage"] for event in every(game, "damage")] == [24, 4]
    alone = scene(rogue, ogre(), order=["brok"])
    assert not every(played(alone, [15, 1], "attack:ogre:shortsword"), "sneak-attack")
    fist = scene(rogue, ada(), ogre(), order=["brok"])
    assert not every(played(fist, [15], "attack:ogre:unarmed"), "sneak-attack")


@pytest.mark.parametrize(
    "dice, hits",
    [
        example("srd5.dice.reroll lone", [1, 19, 5], True),
        example("srd5.dice.reroll kept", [1, 1], False),
        example("srd5.dice.reroll other", [2], False),
    ],
)
def test_the_lucky_roll_a_one_again(dice: list[int], hits: bool) -> None:
    game = played(scene(ada(traits=["lucky"]), orc(), order=["ada"]), dice, "attack:orc:longsword")
    assert bool(every(game, "hit")) is hits


@pytest.mark.rule("srd5.dice.reroll")
def test_of_two_dice_one_is_rolled_again() -> None:
    """srd5.dice.reroll E1: advantage, [1, 8], the 1 again: 19."""
    prone = orc(now={"conditions": ["prone"]}, ac=20)
    game = played(scene(ada(traits=["lucky"]), prone, order=["ada"]), [1, 8, 19, 2], "attack:orc:longsword")
    assert [(die.face, die.kept) for die in only(game, "hit").rolls] == [(1, False), (8, False), (19, True)]
    worse = played(scene(ada(traits=["lucky"]), prone, order=["ada"]), [8, 1, 3], "attack:orc:longsword")
    assert [(die.face, die.kept) for die in only(worse, "miss").rolls] == [(1, False), (8, True), (3, False)]


@pytest.mark.rule("srd5.monster.traits")
@pytest.mark.parametrize("die, life", [(11, "ok"), (10, "dead")])
def test_undead_fortitude(die: int, life: str) -> None:
    """DC 5 + damage: 1 hit point, or dead."""
    zombie = orc(traits=["undead_fortitude"], hp_max=4, abilities={"constitution": 10})
    game = played(scene(ada(), zombie, ogre(), order=["ada"]), [14, 3, die], "attack:orc:longsword", "no")
    assert (game.state["orc"].life, game.state["orc"].hp) == (life, 1 if life == "ok" else 0)


@pytest.mark.rule("srd5.monster.legendary_resistance")
@pytest.mark.parametrize("answer, a_day, life", [("yes", 1, "ok"), ("no", 1, "dead"), ("", 0, "dead")])
def test_a_failed_save_turned_into_a_success(answer: str, a_day: int, life: str) -> None:
    """srd5.monster.legendary_resistance E1: so many times a day, after the roll is seen."""
    traits = ["undead_fortitude", f"legendary_resistance {a_day}"]
    lich = orc(traits=traits, hp_max=4, abilities={"constitution": 10})
    keys = ("attack:orc:longsword", "no", *([answer] if answer else []))
    game = played(scene(ada(), lich, ogre(), order=["ada"]), [14, 3, 2], *keys)
    assert game.state["orc"].life == life
    assert game.state["orc"].used == (("legendary_resistance",) if answer == "yes" else ())


@pytest.mark.rule("srd5.monster.traits")
def test_a_critical_hit_breaks_undead_fortitude() -> None:
    zombie = orc(traits=["undead_fortitude"], hp_max=14)
    game = played(scene(ada(), zombie, ogre(), order=["ada"]), [20, 8, 8], "attack:orc:longsword", "no")
    assert game.state["orc"].life == "dead"


@pytest.mark.rule("srd5.monster.traits")
def test_relentless_endurance_once() -> None:
    tough = ada(traits=["relentless_endurance"], now={"hp": 3})
    given = scene(orc(attacks=2), tough, brok(), order=["orc", "brok", "ada"])
    game = played(given, [15, 1, 15, 1], "attack:ada:greataxe", "no", "attack:ada:greataxe", "no")
    assert [row[0] for row in rows(game)] == ["hit", "damage", "stays-up", "hit", "damage", "falls"]


@pytest.mark.rule("srd5.monster.traits")
def test_regeneration() -> None:
    """At the start of its turn, never above the maximum, never at 0."""
    for hp, after in ((10, 20), (85, 90)):
        given = scene(beast(regeneration=10, now={"hp": hp}), ada(), order=["beast"])
        assert played(given).state["beast"].hp == after


@pytest.mark.rule("srd5.monster.traits")
def test_quick_deeds_as_a_bonus_action() -> None:
    """Nimble Escape disengages for the bonus action, Cunning Action dashes as well; one a turn."""
    given = grid(gob(traits=["nimble_escape"], at=(0, 0)), ada(at=(1, 0), ac=30), order=["gob", "ada"])
    game = played(given, [2], "attack:ada:scimitar", "quick-disengage", "move", "to:0,5")
    assert game.state["gob"].y == 5 and not every(game, "opportunity")
    assert not {"quick-disengage", "quick-dash"} & verbs(game)
    rogue = grid(brok(traits=["cunning_action"], at=(0, 0)), ogre(at=(9, 9)), order=["brok"])
    assert played(rogue, [], "quick-dash").state["brok"].turn.bonus
    assert "quick-dash" not in offered(played(given))


@pytest.mark.rule("srd5.monster.traits")
def test_recklessness_cuts_both_ways() -> None:
    given = scene(ada(traits=["reckless"]), orc(ac=20), order=["ada", "orc"])
    game = played(given, [5, 16, 1, 12, 15, 1], "reckless", "attack:orc:longsword", "attack:ada:greataxe")
    assert [event.data["helps"] for event in every(game, "hit")] == [("reckless",), ("reckless",)]
    assert not game.state["ada"].reckless  # her next turn has begun


@pytest.mark.rule("srd5.monster.traits")
def test_a_scene_of_traits_plays_itself() -> None:
    everything = ["pack_tactics", "nimble_escape", "reckless", "undead_fortitude", "lucky"]
    given = grid(
        ada(at=(0, 0)), brok(at=(0, 2)), beast(traits=everything, multiattack=["bite", "claw"], legendary=3, at=(8, 1))
    )
    run = Run(given, Tape(3), events=[], strict=True)
    run.advance()
    assert run.outcome is not None and {"regenerates", "legendary"} & {event.kind for event in run.events or ()}
