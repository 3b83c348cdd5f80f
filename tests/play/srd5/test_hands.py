"""Hands at the table: drawing and what it costs, two hands, shields, ammunition, what lies on the ground."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.rule import rule_id
from tests.play.srd5.cast import ada, brok, cira, every, grid, offered, ogre, only, orc, played, rows, scene, verbs
from tests.table import example


def keys(game: Any, verb: str) -> set[str]:
    """What a verb is offered with."""
    return {key.rpartition(":")[2] for key in offered(game) if key.startswith(f"{verb}:")}


@pytest.mark.rule("srd5.turn.free_interaction")
def test_drawing_is_the_free_interaction() -> None:
    """srd5.turn.free_interaction E1: she draws her sword and attacks."""
    given = scene(ada(now={"held": []}), orc(), order=["ada", "orc"])
    game = played(given, [14, 5], "attack:orc:longsword")
    assert [row[0] for row in rows(game)] == ["draws", "hit", "damage"]
    assert rule_id(only(game, "draws").rule) == "srd5.turn.free_interaction"
    assert game.state["ada"].turn.interaction and game.state["ada"].held == ("longsword",)


@pytest.mark.rule("srd5.turn.second_interaction")
def test_the_second_weapon_costs_the_action() -> None:
    """srd5.turn.second_interaction E1: the sword away (free), the bow in hand: the action, and no shot this turn."""
    archer = brok(now={"held": ["shortsword"]}, at=(0, 0))
    game = played(grid(archer, orc(at=(6, 0)), order=["brok", "orc"]), [], "stow:shortsword", "draw:shortbow")
    turn = game.state["brok"].turn
    assert (turn.interaction, turn.action, game.state["brok"].held) == (True, True, ("shortbow",))
    assert rule_id(only(game, "draws").rule) == "srd5.turn.second_interaction"
    assert "attack" not in verbs(game) and "draw" not in verbs(game)


@pytest.mark.rule("srd5.weapon.two_handed")
@pytest.mark.parametrize(
    "more, ways",
    [
        ({"weapons": ["greatsword"], "shield": True, "armour": "leather"}, {"unarmed"}),
        ({"weapons": ["longbow"], "shield": True, "armour": "leather"}, {"unarmed"}),
        ({"weapons": ["longsword"], "shield": True, "armour": "leather"}, {"longsword", "unarmed"}),
        ({"weapons": ["longsword"]}, {"longsword", "longsword-two-hands", "unarmed"}),
        (
            {"weapons": ["shortsword", "dagger"], "now": {"held": ["shortsword", "dagger"]}},
            {"shortsword", "dagger", "throw-dagger", "unarmed"},
        ),
        (
            {"weapons": ["longsword", "dagger"], "now": {"held": ["longsword", "dagger"]}},
            {"longsword", "longsword-two-hands", "dagger", "throw-dagger", "unarmed"},
        ),
        ({"weapons": ["lance"], "shield": True, "armour": "leather"}, {"unarmed"}),
        ({"weapons": ["shortsword"], "hands": 0}, {"unarmed"}),
    ],
)
def test_what_the_hands_can_hold(more: dict[str, Any], ways: set[str]) -> None:
    """Two-handed weapons take both hands: none beside a shield; a longsword in two hands once the other hand is
    emptied by the free interaction."""
    assert keys(played(scene(ada(**more), ogre(), order=["ada", "ogre"])), "attack") == ways


@pytest.mark.rule("srd5.weapon.versatile")
def test_two_hands_on_the_longsword() -> None:
    """srd5.weapon.versatile E1."""
    game = played(scene(ada(), orc(), order=["ada", "orc"]), [12, 7], "attack:orc:longsword-two-hands")
    assert rows(game) == [("hit", "ada", "orc", 17), ("damage", "ada", "orc", 10)]


@pytest.mark.rule("srd5.weapon.versatile")
def test_the_other_hand_is_emptied_for_it() -> None:
    given = scene(ada(weapons=["longsword", "dagger"], now={"held": ["longsword", "dagger"]}), ogre(), order=["ada"])
    game = played(given, [12, 7], "attack:ogre:longsword-two-hands")
    assert rows(game)[0][0] == "stows" and only(game, "stows").data["weapon"] == "dagger"
    assert game.state["ada"].held == ("longsword",)


@pytest.mark.rule("srd5.opportunity.one_attack")
def test_an_opportunity_attack_with_what_is_in_hand() -> None:
    """srd5.opportunity.one_attack E2: with the bow in hand only the fist is left."""
    given = grid(orc(at=(1, 0)), brok(at=(0, 0), now={"held": ["shortbow"]}), order=["orc", "brok"])
    game = played(given, [], "move", "to:3,0")
    assert game.ask is not None and game.ask.keys == ("strike:unarmed", "no")
    drawn = grid(orc(at=(1, 0)), brok(at=(0, 0), now={"held": ["shortsword"]}), order=["orc", "brok"])
    ready = played(drawn, [], "move", "to:3,0")
    assert ready.ask is not None and ready.ask.keys == ("strike:shortsword", "strike:unarmed", "no")


@pytest.mark.rule("srd5.weapon.ammunition")
def test_arrows_run_out() -> None:
    """Each shot takes an arrow, hit or miss; with none left nothing is shot."""
    archer = brok(ammunition={"arrows": 2}, attacks=3, at=(0, 0))
    given = grid(archer, orc(ac=30, at=(6, 0)), order=["brok", "orc"])
    game = played(given, [5, 5], "attack:orc:shortbow", "attack:orc:shortbow")
    assert game.state["brok"].shots == (("arrows", 0),) and "attack" not in verbs(game)
    whole = played(grid(brok(at=(0, 0)), orc(at=(6, 0)), order=["brok", "orc"]))
    assert whole.state["brok"].shots == (("arrows", 20),)


@pytest.mark.rule("srd5.turn.free_interaction")
def test_dropping_costs_nothing_and_picking_up_the_interaction() -> None:
    given = grid(ada(at=(0, 0)), orc(ac=30, at=(1, 0)), order=["ada", "orc"])
    game = played(given, [2], "attack:orc:longsword", "drop:longsword")
    assert game.state["ada"].dropped == (("longsword", 0, 0),) and not game.state["ada"].turn.interaction
    game.answer("pick-up:longsword")
    assert game.state["ada"].held == ("longsword",) and game.state["ada"].turn.interaction
    assert [event.data["weapon"] for event in every(game, "picks-up")] == ["longsword"]


@pytest.mark.parametrize(
    "feet, dice, state",
    [example("srd5.weapon.lance E1", 5, [15, 4], -1), example("srd5.weapon.lance E1b", 10, [15, 2], 0)],
)
def test_a_lance_too_close(feet: int, dice: list[int], state: int) -> None:
    given = grid(ada(weapons=["lance"], at=(0, 0)), orc(at=(feet // 5, 0)), order=["ada", "orc"])
    game = played(given, dice, "attack:orc:lance")
    (roll,) = [event for event in game.events if event.kind in ("hit", "miss")]
    assert roll.data["state"] == state
    assert roll.data.get("hinders", ()) == (("lance",) if state else ())


@pytest.mark.rule("srd5.ranged.single")
@pytest.mark.parametrize("feet, there", [(60, True), (65, False)])
def test_one_range_has_no_second_one(feet: int, there: bool) -> None:
    """srd5.ranged.single E1: at 60 ft without disadvantage, at 65 ft not at all."""
    spit = {"name": "spit", "to_hit": 5, "damage": "1d6 acid", "range": 60, "natural": True}
    given = grid(orc(attack=[spit], at=(0, 0)), ada(at=(feet // 5, 0)), order=["orc", "ada"])
    assert ("attack:ada:spit" in offered(played(given))) is there
    if there:
        assert only(played(given, [15, 2], "attack:ada:spit"), "hit").data["state"] == 0


@pytest.mark.rule("srd5.weapon.improvised")
def test_a_chair() -> None:
    """srd5.weapon.improvised E1: d20 13 + Strength 3 without proficiency, d4 3 + 3."""
    game = played(scene(ada(weapons=["improvised"]), orc(), order=["ada", "orc"]), [13, 3], "attack:orc:improvised")
    assert rows(game) == [("hit", "ada", "orc", 16), ("damage", "ada", "orc", 6)]


@pytest.mark.rule("srd5.two_weapons.no_ability_damage")
def test_the_second_blade_of_a_stat_block_leaves_its_ability_out() -> None:
    """Two light blades 1d6+3 and 1d4+3 of a creature with Strength 16: the second deals its die alone, and the log's
    dice and parts make the sum."""
    sword = {"name": "sword", "to_hit": 5, "damage": "1d6+3 slashing", "reach": 5, "light": True}
    knife = {"name": "knife", "to_hit": 5, "damage": "1d4+3 piercing", "reach": 5, "light": True}
    given = scene(orc(attack=[sword, knife], side="heroes"), ogre(), order=["orc", "ogre"])
    game = played(given, [15, 1, 15, 1], "attack:ogre:sword", "second:ogre:knife")
    damages = every(game, "damage")
    assert [event.data["damage"] for event in damages] == [4, 1]
    for event in damages:
        assert sum(die.face for die in event.rolls) + sum(part.value for part in event.parts) == event.data["damage"]


@pytest.mark.rule("srd5.dice.proficiency")
@pytest.mark.parametrize(
    "more, bonus",
    [
        example("srd5.dice.proficiency E1", {"level": 4}, 5),
        example("srd5.dice.proficiency E2", {"level": 5}, 6),
        example("srd5.dice.proficiency E3", {"challenge": 17}, 9),
        example("srd5.dice.proficiency edge", {"level": 5, "prof_bonus": 2}, 5),
    ],
)
def test_proficiency_by_level(more: dict[str, Any], bonus: int) -> None:
    game = played(scene(ada(**more), orc(ac=30), order=["ada", "orc"]), [2], "attack:orc:longsword")
    assert rows(game) == [("miss", "ada", "orc", 2 + bonus)]


@pytest.mark.rule("srd5.turn.interaction_list")
@pytest.mark.parametrize(
    "printing, act, default",
    [
        example("srd5.turn.interaction_list E1", "phb_cs", "light_small_flame", None),
        example("srd5.turn.interaction_list E1b", "phb_cs", "extinguish_small_flame", "action"),
        example("srd5.turn.interaction_list E2", "srd_ru", "extinguish_small_flame", None),
        example("srd5.turn.interaction_list E2b", "srd_ru", "light_small_flame", "action"),
        example("srd5.turn.interaction_list PR05", "phb_cs", "cover_lantern", None),
        example("srd5.turn.interaction_list PR05b", "srd_ru", "cover_lantern", "action"),
        example("srd5.turn.gm_demands_action E2", "srd_ru", "open_or_close_door", None),
    ],
)
def test_what_the_list_names_is_free(printing: str, act: str, default: str | None) -> None:
    """What the printing lists is free; for the rest the referee is asked, and where none answers it is the action."""
    given = grid(ada(at=(0, 0)), orc(at=(9, 0)), order=["ada", "orc"], options={"printing": printing}, rulings="ask")
    game = played(given, [], "use", act)
    asked = game.ask if game.ask is not None and game.ask.topic == "free-or-action" else None
    assert (None if asked is None else asked.default) == default
    if asked is None:
        assert game.state["ada"].turn.interaction and not game.state["ada"].turn.action


@pytest.mark.rule("srd5.turn.communicate")
def test_a_few_words_cost_nothing() -> None:
    """srd5.turn.communicate E1: a shout, a walk, an attack."""
    given = grid(ada(at=(0, 0)), orc(ac=30, at=(7, 0)), order=["ada", "orc"])
    game = played(given, [2], "say", "Behind you!", "move", "to:6,0", "attack:orc:longsword")
    assert only(game, "says").data == {"note": "Behind you!"} and "say" not in verbs(game)


@pytest.mark.rule("srd5.printing.profile")
def test_the_log_tells_what_differs_from_the_printing() -> None:
    """srd5.printing.profile E1: the Czech printing, but Dash follows changes of speed."""
    given = scene(cira(), orc(), order=["cira"], options={"printing": "phb_cs", "dash_bonus": "live"})
    assert only(played(given), "printing").data["overridden"] == ("dash_bonus = live",)


@pytest.mark.parametrize(
    "printing, cap",
    [example("srd5.size.surround_large E1", "phb_cs", 5), example("srd5.size.surround_large E1b", "srd_ru", 4)],
)
def test_how_many_large_ones_fit_around(printing: str, cap: int) -> None:
    """Without coordinates: the printing's cap of ogres strikes one human, the next finds no room."""
    ogres = [ogre(id=f"ogre-{number}") for number in range(1, 7)]
    ids = [one["id"] for one in ogres]
    hero = ada(hp_max=400, ac=30)
    given = scene(hero, *ogres, order=[*ids, "ada"], options={"printing": printing}, field={"mode": "abstract"})
    answers = ["attack:ada:greatclub"] * cap
    game = played(given, [2] * cap, *answers)
    assert "attack" not in verbs(game)


@pytest.mark.rule("srd5.size.surround_formula", "srd5.size.surround_8")
def test_eight_fit_around_a_medium_one() -> None:
    orcs = [orc(id=f"orc-{number}") for number in range(1, 10)]
    ids = [one["id"] for one in orcs]
    given = scene(ada(hp_max=400, ac=30), *orcs, order=[*ids, "ada"], options={"printing": "phb_cs", "grid": False})
    game = played(given, [2] * 8, *["attack:ada:greataxe"] * 8)
    assert game.ask is not None and game.ask.actor == "orc-9" and "attack" not in verbs(game)


@pytest.mark.rule("srd5.action.ready_attacks")
@pytest.mark.parametrize("answer, strikes", [("no", 1), ("yes", 2)])
def test_a_readied_attack_is_one(answer: str, strikes: int) -> None:
    """srd5.action.ready_attacks E1: one attack, unless the referee allows all."""
    given = grid(ada(attacks=2, at=(0, 0)), orc(hp_max=90, at=(5, 0)), order=["ada", "orc"], rulings="ask")
    begun = ("ready", "near", "attack:longsword", "end", "move", "to:1,0", "use:orc", answer)
    game = played(given, [15, 1] * strikes, *begun)
    assert len(every(game, "hit")) == strikes


@pytest.mark.rule("srd5.weapon.net")
def test_a_net_is_the_only_attack_of_its_action() -> None:
    """However many attacks one has: none after it, and it is not thrown after another."""
    given = grid(ada(at=(0, 0), weapons=["net", "longsword"], attacks=2), ogre(at=(1, 0)), order=["ada", "ogre"])
    game = played(given, [18, 17], "attack:ogre:net")
    assert not {"attack", "aim", "grapple", "shove"} & verbs(game)
    game = played(given, [15], "attack:ogre:unarmed")
    assert "attack:ogre:unarmed" in offered(game) and "attack:ogre:net" not in offered(game)
