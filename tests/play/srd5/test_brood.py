"""Those who come into a fight that no scene names: bodies that come apart, trees that walk, spirits, swarms."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.dice import Tape
from bojiste.core.game import Game
from bojiste.core.run import Run
from bojiste.forecast.sample import play, play_many
from bojiste.systems.srd5.kernel import lacks
from tests.play.srd5.cast import (
    ada,
    every,
    gob,
    grid,
    offered,
    only,
    orc,
    played,
    scene,
    turns,
)
from tests.play.srd5.cast import (
    play as scripted,
)

TRAITS = pytest.mark.rule("srd5.monster.traits")
SPELLS = pytest.mark.rule("srd5.spell.samples")
FIELD = {"width": 30, "height": 20}


def met(*everybody: dict[str, Any], **more: Any) -> Any:
    return grid(*everybody, order=[one["id"] for one in everybody], **{"field": FIELD, **more})


def pudding(**more: Any) -> dict[str, Any]:
    """Forty hit points, Armor Class 7, immune to slashing: comes apart by it and by lightning."""
    ooze = {"id": "pudding", "side": "foes", "type": "ooze", "size": "large", "ac": 7, "hp_max": 40, "speed": 20,
            "immune": ["slashing", "lightning"], "splits": ["lightning", "slashing"],
            "attack": [{"name": "pseudopod", "to_hit": 5, "reach": 5, "damage": "1d6+3 bludgeoning"}]}  # fmt: skip
    at = more.pop("at", (1, 0))
    return {**ooze, **more, "now": {"position": list(at), **more.get("now", {})}}


# -- apart -------------------------------------------------------------------------------------------------------


@TRAITS
def test_a_body_comes_apart() -> None:
    """A sword that does it no harm makes two of it, each with half of its hit points and a size smaller; the other
    half stands beside it, has a name of its own, and acts right after it, still in this round."""
    game = played(met(ada(at=(1, 0)), pudding(at=(1, 1))), [10, 5], "attack:pudding:longsword")
    assert only(game, "splits").data == {"left": 20} and only(game, "parted").target == "pudding-2"
    one, other = game.state["pudding"], game.state["pudding-2"]
    assert (one.hp, one.hp_max, other.hp, other.hp_max) == (20, 20, 20, 20)
    table = game.state.memo["table"]
    assert [table.profiles[id].squares for id in ("pudding", "pudding-2")] == [1, 1]
    assert not one.reaction and other.reaction and (one.x, one.y) != (other.x, other.y)
    assert table.distance(table.profiles["pudding"], table.profiles["pudding-2"]) == 10
    assert str(game.scene.by_id["pudding-2"].name) == "pudding 2"
    for _ in range(3):
        game.answer("end")
    assert turns(game) == ["ada", "pudding", "pudding-2", "ada"]
    assert {"attack:pudding:longsword", "attack:pudding-2:longsword"} <= {*offered(game)}


@TRAITS
@pytest.mark.parametrize(
    "more, apart", [({"hp": 10}, True), ({"hp": 9}, False), ({"reaction": False}, False)]
)  # fmt: skip
def test_what_it_takes(more: dict[str, Any], apart: bool) -> None:
    """Ten hit points, and a reaction."""
    game = played(met(ada(at=(0, 0)), pudding(now=more)), [10, 5], "attack:pudding:longsword")
    assert bool(every(game, "splits")) is apart


@TRAITS
def test_small_bodies_stay_whole() -> None:
    game = played(met(ada(at=(0, 0)), pudding(size="small")), [10, 5], "attack:pudding:longsword")
    assert not every(game, "splits")


@TRAITS
def test_a_club_parts_nothing() -> None:
    game = played(met(ada(at=(0, 0), weapons=["club"]), pudding()), [10, 4], "attack:pudding:club")
    assert not every(game, "splits") and game.state["pudding"].hp == 33


@TRAITS
def test_parts_come_apart_again() -> None:
    """From Large to Small, each with an id of its own: a third of that name is the third."""
    swift = ada(at=(1, 0), attacks=2)
    game = played(
        met(swift, pudding(at=(1, 1))), [10, 5, 10, 5], "attack:pudding:longsword", "attack:pudding-2:longsword"
    )
    assert [event.target for event in every(game, "parted")] == ["pudding-2", "pudding-3"]
    assert game.state["pudding-2"].hp == game.state["pudding-3"].hp == 10
    assert {game.state[id].brought for id in ("pudding-2", "pudding-3")} == {"pudding"}


@TRAITS
def test_a_saved_game_has_them_again() -> None:
    game = played(met(ada(at=(0, 0)), pudding()), [10, 5], "attack:pudding:longsword", "end")
    again = Game.load(game.save())
    assert again.digest == game.digest and again.state["pudding-2"].hp == 20
    game.undo(2)
    assert "pudding-2" not in game.state and "pudding-2" not in game.scene.by_id


@TRAITS
@pytest.mark.parametrize("place", ["grid", "abstract", "feet"])
def test_forecasts_count_it_as_one(place: str) -> None:
    """The measure of a fight names those whom the scene names: a pudding is dead when all of it is."""
    people = [ada(attacks=3, hp_max=80), pudding(hp_max=20)]
    if place == "abstract":
        people = [{key: value for key, value in one.items() if key != "now"} for one in people]
        found = scene(*people)
    else:
        people = [ada(attacks=3, hp_max=80, at=(0, 0)), pudding(at=(1, 0) if place == "grid" else (5, 0), hp_max=20)]
        found = met(*people) if place == "grid" else scene(*people)
    assert list(lacks(found))
    fights = [play(found, 3, number) for number in range(6)]
    assert {frozenset(fight.measure.flags) for fight in fights} == {frozenset(fights[0].measure.flags)}
    assert "died:pudding" in fights[0].measure.flags and not any("pudding-2" in key for key in fights[0].measure.flags)
    assert all(one.measure.flags["wiped:foes"] is one.measure.flags["died:pudding"] for one in fights)
    assert all(one.measure.flags["won:heroes"] is one.measure.flags["wiped:foes"] for one in fights)
    assert len(found.combatants) == 2 and play_many(found, 6, 3).fights == 6
    run = Run(found, Tape(3, 0))
    run.advance()
    assert run.scene is not found and len(run.scene.combatants) > 2


@TRAITS
@pytest.mark.parametrize("block, acid", [("black_pudding", [8]), ("ochre_jelly", [])])
def test_the_oozes_of_the_book(block: str, acid: list[int]) -> None:
    foe = {"id": "ooze", "block": block, "side": "foes", "now": {"position": [1, 0]}}
    game = played(met(ada(at=(0, 0)), foe), [10, 5, *acid], "attack:ooze:longsword")
    assert every(game, "parted") and game.scene.by_id["ooze-2"].block == block


# -- called ------------------------------------------------------------------------------------------------------


def treant(**more: Any) -> dict[str, Any]:
    return {"id": "ent", "block": "treant", "side": "foes", "now": {"position": [0, 0]}, **more}


def ents(game: Game) -> list[str]:
    return [event.target or "" for event in every(game, "called")]


@TRAITS
def test_trees_walk() -> None:
    """Two, on the treant's side, with its numbers but for the mind and the rocks; they roll initiative together."""
    game = played(met(treant(), ada(at=(20, 0))), [7], "power:animate_trees")
    assert ents(game) == ["tree-1", "tree-2"] and only(game, "initiative").data["members"] == ("tree-1", "tree-2")
    table = game.state.memo["table"]
    tree = table.profiles["tree-1"]
    assert (tree.side, tree.seat, tree.sheet.hp_max, tree.ability["intelligence"]) == ("foes", "gm", 138, -5)
    assert {*tree.by_key} == {"slam", "unarmed"} and not tree.powers and tree.ability["strength"] == 6
    assert table.profiles["ada"].enemies == tuple(table.profiles[id] for id in ("ent", "tree-1", "tree-2"))
    assert not table.distance(tree, table.profiles["tree-2"]) < 10
    assert str(game.scene.by_id["tree-2"].name) == "animated tree 2"


@TRAITS
def test_the_referee_says_how_many_trees_there_are() -> None:
    """None at all, where he says so; unattended there are two."""
    game = played(met(treant(), ada(at=(20, 0)), rulings="ask"), [], "power:animate_trees", "0")
    assert not ents(game) and "power:animate_trees" not in offered(game)
    alone = scripted(met(treant(tactic="idle"), ada(at=(20, 0), tactic="idle"), options={"max_rounds": 1}),
                     [7], "power:animate_trees")  # fmt: skip
    assert len(ents(alone)) == 2


@TRAITS
def test_they_fall_with_who_has_called_them() -> None:
    """And the fight is over with them."""
    game = played(met(treant(), ada(at=(20, 0))), [7], "power:animate_trees", "g ent -138")
    assert all(game.state[id].gone for id in ("tree-1", "tree-2"))
    assert game.outcome is not None and game.outcome.winner == "heroes"


@TRAITS
@pytest.mark.parametrize("far, there", [(24, True), (25, False)])
def test_they_do_not_go_far_from_it(far: int, there: bool) -> None:
    """Beyond 120 feet from the treant, as its turn begins, a tree is a tree."""
    given = met(treant(), ada(at=(50, 10)), field={"width": 60, "height": 20}, rulings="ask")
    game = played(given, [7], "power:animate_trees", "1", f"g tree {far + 2},1")
    while [event.actor for event in every(game, "turn")].count("ent") < 2:
        game.answer("end")
    assert game.state["tree"].gone is not there


@TRAITS
def test_spirits_rise_of_the_dead() -> None:
    """A humanoid that has fallen within 10 ft, each once; a dead wolf does not do."""
    wraith = {"id": "wraith", "block": "wraith", "side": "foes", "now": {"position": [0, 0]}}
    wolf = {"id": "wolf", "block": "wolf", "side": "heroes", "now": {"position": [0, 1]}}
    game = played(met(wraith, gob(side="heroes", at=(1, 1)), wolf, ada(at=(9, 9))))
    assert "power:create_specter" not in offered(game)
    for line in ("g gob -7", "g wolf -11"):
        game.rule(line[2:])
    assert "power:create_specter" in offered(game)
    game = played(met(wraith, gob(side="heroes", at=(1, 1)), ada(at=(9, 9))), [4],
                  "g gob -7", "power:create_specter", "end", "end")  # fmt: skip
    assert ents(game) == ["specter"] and game.state["gob"].used == ("risen",)
    assert [game.state["specter"].x, game.state["specter"].y] == [1, 1]
    assert game.ask is not None and game.ask.actor == "specter"
    game.answer("end")
    assert game.ask.actor == "wraith" and "power:create_specter" not in offered(game)


@TRAITS
def test_no_more_than_seven_spirits() -> None:
    wraith = {"id": "wraith", "block": "wraith", "side": "foes", "now": {"position": [5, 5]}}
    fallen = [
        gob(id=f"gob-{at}", side="heroes", at=(4 + at % 3, 4 + at // 3), now={"hp": 1}) for at in range(9) if at != 4
    ]
    game = Game(met(wraith, *fallen, ada(at=(19, 19))), people=["gm", "player:ada"], seed=1)
    for one in fallen:
        game.rule(f"{one['id']} -7")
    for count in range(1, 8):
        game.answer("power:create_specter")
        if "end" not in offered(game):
            game.answer(offered(game)[0])
        assert len(ents(game)) == count
        number = game.state["clock"].round
        while game.ask is not None and (game.ask.actor != "wraith" or game.state["clock"].round == number):
            game.answer("end")
    assert "power:create_specter" not in offered(game)
    game.rule("specter-2 -30")
    assert "power:create_specter" in offered(game)


@TRAITS
def test_swarms_are_on_their_way() -> None:
    """2d4 of them in 1d4 rounds, wherever the vampire is then; the fight is not over while they come; they are gone
    with it."""
    vampire = {"id": "count", "block": "vampire_vampire", "side": "foes", "now": {"position": [0, 0]}}
    given = met(vampire, ada(at=(20, 10)))
    game = played(given, [1, 2, 2], "power:children_of_the_night", "use:children_rats")
    assert len(every(game, "on-the-way")) == 3 and game.state["swarm_of_rats-1"].arrives == 3
    assert "swarm_of_rats-1" not in game.state["clock"].order
    assert "use:children_wolves" not in offered(played(given, [], "power:children_of_the_night"))
    game = Game(given, dice=[1, 2, 2, 15], people=["gm", "player:ada"])
    for key in ("power:children_of_the_night", "use:children_rats"):
        game.answer(key)
    while game.state["clock"].round < 3:
        game.answer("no" if "no" in offered(game) else "end")
    assert [event.actor for event in every(game, "joins")] == [f"swarm_of_rats-{number}" for number in (1, 2, 3)]
    table = game.state.memo["table"]
    assert all(
        table.distance(table.profiles["count"], table.profiles[event.actor]) <= 20 for event in every(game, "joins")
    )
    game.rule("count -144")
    assert all(game.state[f"swarm_of_rats-{number}"].gone for number in (1, 2, 3))


@TRAITS
def test_not_by_day_and_wolves_where_the_referee_says_so() -> None:
    vampire = {"id": "count", "block": "vampire_vampire", "side": "foes", "now": {"position": [0, 0]}}
    day = met(vampire, ada(at=(20, 10)), field={**FIELD, "sunlight": True})
    game = Game(day, people=["gm", "player:ada"], seed=1)
    assert "power:children_of_the_night" not in offered(game)
    given = met(vampire, ada(at=(20, 10)), rulings="ask")
    game = played(given, [], "power:children_of_the_night", "use:children_wolves", "no")
    assert not every(game, "on-the-way")
    game = played(given, [1, 1, 1, 1], "power:children_of_the_night", "use:children_wolves", "yes")
    assert len(every(game, "on-the-way")) == 3


@SPELLS
def test_the_dead_walk() -> None:
    """A casting of a minute: ten actions, and a zombie stands beside its corpse, on the caster's side."""
    priest = orc(id="priest", side="heroes", kind="character", casting="wisdom", spell_dc=12, slots=[0, 0, 1],
                 spells=["animate_dead"], at=(0, 0))  # fmt: skip
    game = Game(
        met(priest, gob(id="body", at=(1, 1), now={"hp": 1}), orc(at=(29, 19))), seed=1, people=["gm", "player:priest"]
    )
    game.rule("body -7")
    game.answer("cast:animate_dead")
    while not ents(game):
        key = next((key for key in offered(game) if key.startswith(("cast-on", "casts-on"))), "end")
        game.answer(key)
    assert ents(game) == ["zombie"] and game.state["clock"].round == 10
    assert game.state.memo["table"].profiles["zombie"].seat == "player:priest"


@SPELLS
def test_an_elemental_goes_with_the_concentration() -> None:
    djinni = {"id": "djinni", "block": "djinni", "side": "foes", "now": {"position": [0, 0], "altitude": 0}}
    game = Game(met(djinni, ada(at=(20, 10))), seed=1, people=["gm", "player:ada"])
    game.answer("power:conjure_elemental")
    while not ents(game):
        key = next((key for key in offered(game) if key.startswith(("cast-on", "use:conjure_fire"))), "end")
        game.answer(key)
    assert ents(game) == ["fire_elemental"] and game.state["djinni"].concentrates is not None
    game.rule("djinni stunned")
    assert game.state["fire_elemental"].gone


@TRAITS
def test_the_fight_of_a_day_goes_on_with_them() -> None:
    """Whoever was called on one fight of a day is known in the next."""
    given = scene(
        {"id": "ent", "block": "treant", "side": "heroes", "seat": "player:ent"},
        gob(id="one", side="first", hp_max=1),
        gob(id="two", side="second", hp_max=1),
        procedure="day",
        encounter=[{"sides": ["first"]}, {"sides": ["second"], "rest": "short"}],
    )
    for seed in range(3):
        game = Game(given, seed=seed, people=["player:ent"])
        if "power:animate_trees" in offered(game):
            game.answer("power:animate_trees")
        assert {"tree-1", "tree-2"} <= game.scene.by_id.keys()
        Game.load(game.save())
        while game.outcome is None:
            found = [key for key in offered(game) if key.startswith("attack:")]
            game.answer(found[0] if found else game.ask.default if game.ask else "")
        assert game.outcome.data["fights"]
