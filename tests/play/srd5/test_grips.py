"""Grips of stat blocks: who clings, pulls, shares damage, strikes whom it holds; what a Multiattack lists besides."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.game import Game
from bojiste.systems.srd5.kernel.plain import lacks
from tests.play.srd5.cast import ada, brings, brok, every, gob, grid, offered, ogre, only, orc, played, scene, verbs

TRAITS = pytest.mark.rule("srd5.monster.traits")
BITE = {"name": "bite", "to_hit": 5, "reach": 5, "damage": "1d4 piercing", "natural": True}


def leech(row: dict[str, Any] | None = None, *more: Any, **sheet: Any) -> dict[str, Any]:
    """An enemy of size Tiny that clings to whom it bites."""
    effects = brings({"condition": "clung", "tended": 0, **(row or {})}, *more)
    bite = {**BITE, "then": {"name": "bite", "effects": effects}}
    return gob(**{"id": "leech", "size": "tiny", "attack": [bite], "speed": {"walk": 10, "fly": 40}, **sheet})


DRINKS = {"damage": "1d4+3 necrotic", "damage_at": "user_turn_start", "detaches_after": 10}


def bitten(**sheet: Any) -> Game:
    """Ada at (2, 2), whom the leech at (3, 2) has bitten; its turn goes on."""
    given = grid(leech(at=(3, 2), **sheet), ada(at=(2, 2)), brok(at=(2, 3)), order=["leech", "ada", "brok"])
    return played(given, [15, 2], "attack:ada:bite")


@TRAITS
def test_it_is_where_its_host_is_and_goes_where_that_goes() -> None:
    game = bitten()
    assert (game.state["leech"].x, game.state["leech"].y) == (2, 2) and "move" not in verbs(game)
    for key in ("end", "move", "to:4,4"):
        game.answer(key)
    assert {(game.state[who].x, game.state[who].y) for who in ("ada", "leech")} == {(4, 4)}


@TRAITS
def test_it_strikes_its_host_alone_with_advantage() -> None:
    game = bitten(now={"hp": 7})
    for key in ("end", "end", "end"):
        game.answer(key)
    assert {key for key in offered(game) if key.startswith("attack:")} == {"attack:ada:bite", "attack:ada:unarmed"}


@TRAITS
def test_the_blow_at_the_host_has_advantage() -> None:
    given = grid(leech(at=(3, 2)), ada(at=(2, 2)), order=["leech", "ada"])
    game = played(given, [15, 2, 4, 17, 1], "attack:ada:bite", "end", "end", "attack:ada:bite")
    assert every(game, "hit")[-1].data["helps"] == ("clinging",)


@TRAITS
def test_it_drinks_each_turn_strikes_nobody_and_lets_go_when_it_has_enough() -> None:
    """2 of the bite; then 4 and 3, 4 and 3: after 14 it has enough, and stands beside."""
    given = grid(leech(DRINKS, at=(3, 2)), ada(at=(2, 2)), order=["leech", "ada"])
    drinking = played(given, [15, 2, 4], "attack:ada:bite", "end", "end")
    assert drinking.state["ada"].hp == 15 and not verbs(drinking) & {"attack", "move"} and "detach" in verbs(drinking)
    game = played(given, [15, 2, 4, 4], "attack:ada:bite", "end", "end", "end", "end")
    assert game.state["ada"].hp == 24 - 2 - 14
    assert only(game, "lets-go").actor == "leech" and not game.state["ada"].suffers
    assert (game.state["leech"].x, game.state["leech"].y) != (2, 2)
    assert "attack" in verbs(game)


@TRAITS
@pytest.mark.parametrize("roll, off", [(10, True), (9, False)])
def test_it_is_torn_off_by_a_check(roll: int, off: bool) -> None:
    """DC 13 by Strength, and Ada has +3."""
    given = grid(leech({"tended": 13, "tended_with": "strength"}, at=(3, 2)), ada(at=(2, 2)), order=["leech", "ada"])
    game = played(given, [15, 2, roll], "attack:ada:bite", "end", "tend:ada:clung")
    assert bool(every(game, "tears-off")) is off and bool(every(game, "tears-off-not")) is not off
    assert (not game.state["ada"].suffers) is off


@TRAITS
def test_a_friend_plucks_it_off_without_one() -> None:
    game = bitten()
    for key in ("end", "end", "tend:ada:clung"):
        game.answer(key)
    assert only(game, "plucks-off").target == "leech" and not game.state["ada"].suffers


@TRAITS
def test_it_lets_go_for_five_feet_of_movement() -> None:
    game = bitten()
    game.answer("detach")
    assert not game.state["ada"].suffers and game.state["leech"].turn.moved == 10 and "move" in verbs(game)


@TRAITS
@pytest.mark.parametrize("advantage, blinded", [(True, True), (False, False)])
def test_over_the_head_only_with_advantage(advantage: bool, blinded: bool) -> None:
    """The restrained are struck with advantage; a large head is too large."""
    over = {"only": {"size_at_most": "medium", "hit_with_advantage": True}, "condition": "blinded"}
    now = {"position": [2, 2], "conditions": ["restrained"] if advantage else []}
    for size, x, befalls in (("medium", 3, blinded), ("large", 4, False)):
        given = grid(leech({}, over, at=(x, 2)), ada(size=size, now=now), order=["leech", "ada"])
        game = played(given, [15, *([3] if advantage else []), 2], "attack:ada:bite")
        assert ("blinded" in game.state["ada"].conditions) is befalls


@TRAITS
def test_the_dead_cling_to_nobody_nor_anybody_to_them() -> None:
    given = grid(leech(at=(3, 2), now={"hp": 1}), ada(at=(2, 2)), gob(at=(9, 9)), order=["leech", "ada", "gob"])
    game = played(given, [15, 2, 18, 3], "attack:ada:bite", "end", "attack:leech:longsword", "no")
    assert game.state["leech"].life == "dead" and not game.state["ada"].suffers


@TRAITS
def test_half_of_the_damage_goes_to_whom_it_holds() -> None:
    """7 of a longsword: 3 to it, 4 to its host; while it clings to nobody it takes all."""
    sheet: dict[str, Any] = {"traits": ["damage_transfer"], "hp_max": 20}
    friend = brok(at=(2, 3), weapons=["longsword"])
    given = grid(leech(at=(3, 2), **sheet), ada(at=(2, 2)), friend, order=["leech", "brok", "ada"])
    game = played(given, [15, 2, 18, 7], "attack:ada:bite", "end", "attack:leech:longsword")
    assert {event.target: event.data["damage"] for event in every(game, "damage")[1:]} == {"ada": 4, "leech": 3}
    assert only(game, "shares-damage").actor == "leech"
    free = grid(leech(at=(3, 2), **sheet), ada(at=(2, 2)), order=["ada", "leech"])
    assert only(played(free, [18, 6], "attack:leech:longsword"), "damage").data["damage"] == 9


# -- pulling and flinging ------------------------------------------------------------------------------------------

HOOK = {"name": "hook", "to_hit": 6, "reach": 5, "range": [60, 120], "damage": "1d6 piercing", "natural": True}


@pytest.mark.parametrize("mine, theirs, x", [(15, 5, 4), (5, 15, 8)])
def test_a_contest_pulls_nearer(mine: int, theirs: int, x: int) -> None:
    """Strength against Strength, both +3: 20 ft nearer, or not at all."""
    then = {
        "name": "hook",
        "test": {"contest": "strength"},
        "effects": [{"kind": "push", "feet": 20, "direction": "toward"}],
    }
    given = grid(orc(at=(1, 1), attack=[{**HOOK, "then": then}]), ada(at=(8, 1)), order=["orc", "ada"])
    game = played(given, [15, 3, mine, theirs], "attack:ada:throw-hook")
    assert game.state["ada"].x == x
    assert [event.data["far_hf"] for event in every(game, "pulled")] == ([40] if x == 4 else [])


def test_one_is_pulled_no_farther_than_beside() -> None:
    then = {
        "name": "hook",
        "test": {"save": "strength", "dc": 30},
        "effects": [{"kind": "push", "feet": 60, "direction": "toward"}],
    }
    given = grid(orc(at=(1, 1), attack=[{**HOOK, "then": then}]), ada(at=(4, 1)), order=["orc", "ada"])
    assert played(given, [15, 3, 10], "attack:ada:throw-hook").state["ada"].x == 2


def test_without_coordinates_the_distance_shrinks() -> None:
    then = {
        "name": "hook",
        "test": {"save": "strength", "dc": 30},
        "effects": [{"kind": "push", "feet": 20, "direction": "toward"}],
    }
    field = {"distance": [{"between": ["orc", "ada"], "ft": 50}]}
    given = scene(orc(attack=[{**HOOK, "then": then}]), ada(), order=["orc", "ada"], field=field)
    game = played(given, [15, 3, 10], "attack:ada:throw-hook")
    assert game.state["place"].distances == (("orc", "ada", 60),)


TENTACLE = {
    "name": "tentacle",
    "to_hit": 7,
    "reach": 30,
    "damage": "1d6 bludgeoning",
    "natural": True,
    "then": {"name": "tentacle", "effects": [{"kind": "condition", "condition": "grappled", "escape_dc": 15}]},
}
REEL = {
    "name": "reel",
    "target": {"range": 60, "targets": 6, "on_its": "grappled"},
    "effects": [{"kind": "push", "feet": 25, "direction": "toward"}],
}


def test_a_multiattack_lists_a_feature_between_its_attacks() -> None:
    """Tentacle, reel, bite: after the tentacle both are there, the reel costs no attack, and nothing comes twice."""
    kraken = ogre(
        attack=[TENTACLE, BITE], power=[REEL], multiattack=["tentacle", "use reel", "bite"], at=(1, 1), hands=4
    )
    given = grid(kraken, ada(at=(8, 1)), order=["ogre", "ada"])
    game = played(given, [15, 3], "attack:ada:tentacle")
    assert "power:reel" in offered(game) and "attack:ada:tentacle" not in offered(game)
    for key in ("power:reel",):
        game.answer(key)
    assert game.state["ada"].x == 3 and "attack:ada:bite" in offered(game) and "power:reel" not in offered(game)


def test_a_feature_takes_the_place_of_an_attack() -> None:
    """Two tentacles, or one and a fling, or two flings."""
    fling = {
        "name": "fling",
        "target": {"range": 60, "on_its": "grappled"},
        "test": {"dc": 12},
        "effects": [{"kind": "condition", "condition": "prone"}, {"kind": "fling", "feet": 10}],
    }
    made = [["tentacle", "tentacle"], ["tentacle", "use fling"], ["use fling", "use fling"]]
    kraken = ogre(attack=[TENTACLE], power=[fling], multiattack=made, at=(1, 1), hands=4)
    given = grid(kraken, ada(at=(5, 5)), order=["ogre", "ada"])
    game = played(given, [15, 3, 3], "attack:ada:tentacle", "power:fling")
    assert game.state["ada"].x == 7 and "grappled" not in game.state["ada"].conditions
    assert "prone" in game.state["ada"].conditions and "attack" not in verbs(game)


def test_unattended_it_uses_what_its_multiattack_lists() -> None:
    kraken = ogre(
        attack=[TENTACLE, BITE], power=[REEL], multiattack=["tentacle", "use reel", "bite"], at=(1, 1), hands=4, speed=0
    )
    given = grid(
        kraken, ada(at=(6, 1), ac=5, tactic="idle", hp_max=90), order=["ogre", "ada"], options={"max_rounds": 1}
    )
    game = Game(given, seed=3)
    assert [event.kind for event in game.events if event.kind in ("pulled", "hit", "critical", "miss")][1] == "pulled"


# -- whom it holds -------------------------------------------------------------------------------------------------


def tail(while_held: str) -> dict[str, Any]:
    then = {
        "name": "tail",
        "target": {"most": 1},
        "effects": [{"kind": "condition", "condition": "grappled", "escape_dc": 14}],
    }
    return {**TENTACLE, "name": "tail", "reach": 10, "while_held": while_held, "then": then}


@pytest.mark.parametrize(
    "way, dice, kind", [("sure", (4,), "hits-surely"), ("favoured", (2, 15, 4), "hit"), ("only", (15, 4), "hit")]
)
def test_whom_its_tail_holds_it_strikes_alone(way: str, dice: tuple[int, ...], kind: str) -> None:
    """Without a die, with advantage, or plainly; nobody else as long as it holds that one."""
    foe = ogre(attack=[tail(way)], attacks=2, at=(2, 2), hands=2)
    given = grid(foe, ada(at=(4, 2)), brok(at=(4, 3)), order=["ogre", "ada", "brok"])
    game = played(given, [15, 3], "attack:ada:tail")
    assert {key for key in offered(game) if key.startswith("attack:") and key.endswith(":tail")} == {"attack:ada:tail"}
    game = played(given, [15, 3, *dice], "attack:ada:tail", "attack:ada:tail")
    assert every(game, kind) and len(every(game, "damage")) == 2
    if way == "favoured":
        assert every(game, "hit")[-1].data["helps"] == ("grappler",)


# -- numbers of attacks --------------------------------------------------------------------------------------------


def test_a_weapon_thrown_does_its_own_damage() -> None:
    spear = {
        **HOOK,
        "name": "javelin",
        "weapon": "javelin",
        "natural": False,
        "damage": "2d6+2 piercing",
        "hurled": "1d6+2 piercing",
    }
    given = scene(orc(attack=[spear]), ada(), order=["orc", "ada"])
    assert only(played(given, [15, 3, 4], "attack:ada:javelin"), "damage").data["damage"] == 9
    assert only(played(given, [15, 15, 3], "attack:ada:throw-javelin"), "damage").data["damage"] == 5


def test_spikes_run_out() -> None:
    spike = {"name": "spike", "to_hit": 5, "range": [100, 200], "damage": "1d8 piercing", "natural": True, "uses": 2}
    given = grid(orc(attack=[spike], attacks=3, at=(1, 1)), ada(at=(9, 1)), order=["orc", "ada"])
    game = played(given, [2, 2], "attack:ada:spike", "attack:ada:spike")
    assert "attack:ada:spike" not in offered(game) and game.state["orc"].used == ("spike", "spike")
    begun = grid(orc(attack=[spike], at=(1, 1), now={"used": ["spike", "spike"]}), ada(at=(9, 1)), order=["orc", "ada"])
    assert "attack:ada:spike" not in offered(played(begun))


def test_a_critical_hit_of_three_times_the_dice() -> None:
    sword = {**BITE, "name": "sword", "damage": "1d8+2 slashing", "critical_dice": 3}
    given = scene(orc(attack=[sword]), ada(), order=["orc", "ada"])
    assert only(played(given, [20, 1, 2, 3], "attack:ada:sword"), "damage").data["damage"] == 8


@pytest.mark.parametrize("hp, dice, life", [(20, [15, 2, 2], "dead"), (20, [15, 2, 19], "ok"), (24, [15, 2], "ok")])
def test_only_whoever_has_few_hit_points_left_saves_against_death(hp: int, dice: list[int], life: str) -> None:
    """With 18 left she saves or dies, with 22 nothing more befalls her."""
    bow = {
        **BITE,
        "name": "bow",
        "then": {
            "name": "bow",
            "target": {"weaker": 20},
            "test": {"save": "constitution", "dc": 15},
            "effects": [{"kind": "kill"}],
        },
    }
    given = scene(orc(attack=[bow]), ada(now={"hp": hp}), order=["orc", "ada"])
    assert played(given, dice, "attack:ada:bow").state["ada"].life == life


def test_mild_fangs_without_a_saving_throw() -> None:
    """Brought to 0 by the bite itself she lies stable, poisoned and paralyzed."""
    bites = {
        **BITE,
        "then": {
            "name": "bite",
            "effects": [
                {"kind": "knock_out"},
                {"kind": "condition", "condition": "poisoned"},
                {"kind": "condition", "condition": "paralyzed"},
            ],
        },
    }
    given = scene(gob(attack=[bites]), ada(now={"hp": 2}), order=["gob", "ada"])
    game = played(given, [15, 3], "attack:ada:bite")
    assert game.state["ada"].life == "stable" and "paralyzed" in game.state["ada"].conditions
    whole = played(scene(gob(attack=[bites]), ada(), order=["gob", "ada"]), [15, 3], "attack:ada:bite")
    assert not whole.state["ada"].suffers


# -- what damage of a type brings on it ----------------------------------------------------------------------------


@TRAITS
def test_fire_makes_it_flinch_until_its_next_turn_has_ended() -> None:
    """Disadvantage on its next turn's attacks, and none on the one after."""
    brand = {**BITE, "name": "brand", "damage": "1d4 fire"}
    hero = ada(attack=[brand])
    given = scene(hero, orc(falters=[{"by": "fire", "suffers": "flinching"}]), order=["ada", "orc"])
    game = played(
        given,
        [15, 2, 15, 2, 5],
        "attack:orc:brand",
        "attack:ada:greataxe",
        "end",
        "end",
        "attack:ada:greataxe",
    )
    assert [
        event.data["hinders"] for event in every(game, "miss") if event.actor == "orc" and "hinders" in event.data
    ] == [("flinching",)]


@TRAITS
def test_cold_makes_it_slower() -> None:
    frost = {**BITE, "name": "frost", "damage": "1d4 cold"}
    given = grid(
        ada(attack=[frost], at=(1, 1)),
        orc(falters=[{"by": "cold", "suffers": "numbed"}], at=(2, 1)),
        order=["ada", "orc"],
    )
    game = played(given, [15, 2], "attack:orc:frost", "end")
    assert next(option for option in game.ask.options if option.key == "move").data["left_hf"] == 20  # type: ignore[union-attr]


@TRAITS
def test_a_reaction_on_every_turn() -> None:
    """Two enemies leave its reach on their turns: it strikes at both."""
    given = grid(orc(traits=["reactive"], at=(5, 5)), ada(at=(4, 5)), brok(at=(6, 5)), order=["ada", "brok", "orc"])
    game = played(given, [2, 2], "move", "to:1,5", "strike:greataxe", "end", "move", "to:9,5", "strike:greataxe")
    assert len(every(game, "miss")) == 2


def test_as_its_turn_starts_it_burns_those_around() -> None:
    aura = {
        "name": "fire aura",
        "use": {"time": "turn"},
        "target": {"area": "sphere 5"},
        "effects": [{"kind": "damage", "dice": "1d6 fire"}],
    }
    given = grid(ada(at=(1, 1)), orc(at=(2, 1), power=[aura]), brok(at=(9, 9)), order=["ada", "orc", "brok"])
    game = played(given, [4], "end")
    assert game.state["ada"].hp == 20 and game.state["brok"].hp == 18


# -- what the kernel leaves to the readable engine -------------------------------------------------------------------


@pytest.mark.parametrize(
    "sheet, word",
    [
        ({"attack": [{**BITE, "uses": 2}]}, "lacks-attacks"),
        ({"attack": [{**BITE, "critical_dice": 3}]}, "lacks-attacks"),
        ({"attack": [tail("sure")]}, "lacks-attacks"),
        ({"falters": [{"by": "fire", "suffers": "flinching"}]}, "lacks-attacks"),
        ({"traits": ["reactive"]}, "lacks-traits"),
        ({"traits": ["damage_transfer"]}, "lacks-traits"),
        (
            {"attack": [{**BITE, "then": {"name": "b", "effects": [{"kind": "condition", "condition": "clung"}]}}]},
            "lacks-powers",
        ),
        (
            {
                "attack": [
                    {
                        **BITE,
                        "then": {
                            "name": "b",
                            "test": {"contest": "strength"},
                            "effects": [{"kind": "push", "feet": 20, "direction": "toward"}],
                        },
                    }
                ]
            },
            "lacks-powers",
        ),
        ({"power": [REEL]}, "lacks-powers"),
    ],
)
def test_the_kernel_refuses_what_it_does_not_play(sheet: dict[str, Any], word: str) -> None:
    assert word in lacks(scene(orc(**sheet), ada()))
    assert not [*lacks(scene(orc(), ada()))]
