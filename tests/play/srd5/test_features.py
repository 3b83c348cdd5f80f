"""Features of classes, each as a game plays it, with exact dice."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.game import Game
from bojiste.systems.srd5.features import rage
from tests.play.srd5.cast import every, gob, grid, kinds, offered, ogre, only, orc, played, scene, verbs

FEATURES = pytest.mark.rule("srd5.monster.traits")
STRONG = {"strength": 16, "dexterity": 14, "constitution": 14, "wisdom": 10}


def hero(calling: str, level: int, **more: Any) -> dict[str, Any]:
    """Somebody of a class who stands at the corner of a map."""
    base = {"id": "ada", "side": "heroes", "class": calling, "level": level, "abilities": STRONG, "at": (0, 0)}
    made = {**base, "ac": 15, **more}
    made["now"] = {**made.get("now", {}), "position": list(made.pop("at"))}
    return made


def fight(*everybody: dict[str, Any], **more: Any) -> Any:
    """On a map; the first of them acts first, somebody of each side far off keeps the fight going."""
    far = [gob(id="friend", side="heroes", at=(19, 0)), orc(id="foe", at=(19, 19))]
    return grid(*everybody, *far, order=[one["id"] for one in (*everybody, *far)], **more)


def damage(game: Game) -> list[int]:
    return [event.data["damage"] for event in every(game, "damage")]


def used(game: Game, feature: str, who: str = "ada") -> int:
    return int(game.state[who].used.count(feature))


# -- the fighter ---------------------------------------------------------------------------------------------------


@FEATURES
def test_second_wind_gives_back_a_d10_and_the_level_once() -> None:
    given = fight(hero("fighter", 3, weapons=["longsword"], now={"hp": 5}), ogre(at=(1, 0)))
    game = played(given, [4], "power:second_wind")
    assert game.state["ada"].hp == 5 + 4 + 3 and game.state["ada"].turn.bonus
    assert "power:second_wind" not in offered(game)


@FEATURES
def test_an_action_surge_comes_after_the_first_action_and_once() -> None:
    given = fight(hero("fighter", 2, weapons=["longsword"]), ogre(at=(1, 0)))
    game = played(given)
    assert "surge" not in offered(game), "the first action is there still"
    game = played(given, [2, 2], "attack:ogre:longsword", "surge", "attack:ogre:longsword")
    assert len(every(game, "miss")) == 2 and used(game, "action_surge") == 1
    assert "surge" not in (offered(game) if game.ask is not None and game.ask.topic == "act" else ())


@FEATURES
def test_all_attacks_come_twice_by_a_surge() -> None:
    given = fight(hero("fighter", 5, weapons=["longsword"]), ogre(at=(1, 0), hp_max=200))
    keys = ["attack:ogre:longsword"] * 2 + ["surge"] + ["attack:ogre:longsword"] * 2
    assert len(every(played(given, [2] * 4, *keys), "miss")) == 4


@FEATURES
@pytest.mark.parametrize("style, weapons, attack, bonus, flat", [
    ("archery", ["longbow"], "longbow", 2 + 2 + 2, 2),
    ("dueling", ["longsword"], "longsword", 3 + 2, 3 + 2),
    ("dueling", ["longsword"], "longsword-two-hands", 3 + 2, 3),
    ("defense", ["longsword"], "longsword", 3 + 2, 3),
])  # fmt: skip
def test_styles_stand_in_the_numbers_of_attacks(
    style: str, weapons: list[str], attack: str, bonus: int, flat: int
) -> None:
    given = fight(hero("fighter", 1, style=style, weapons=weapons, armour="chain_mail", ac=None), ogre(at=(1, 0)))
    who = given.prepared.profiles["ada"]
    assert (who.by_key[attack].bonus, who.by_key[attack].components[0].flat) == (bonus, flat)
    assert who.ac == 16 + (style == "defense")


@FEATURES
def test_dueling_is_for_one_weapon() -> None:
    duellist = hero("fighter", 1, style="dueling", weapons=["shortsword", "dagger"],
                    now={"held": ["shortsword", "dagger"]})  # fmt: skip
    game = played(fight(duellist, ogre(at=(1, 0))), [15, 4], "attack:ogre:shortsword")
    assert damage(game) == [4 + 3]


@FEATURES
def test_a_great_weapon_rolls_its_ones_and_twos_again() -> None:
    given = fight(hero("fighter", 1, style="great_weapon_fighting", weapons=["greatsword"]), ogre(at=(1, 0)))
    game = played(given, [15, 1, 5, 2], "attack:ogre:greatsword")
    assert damage(game) == [2 + 5 + 3], "a second 2 stays"


@FEATURES
@pytest.mark.parametrize("style, flat", [("two_weapon_fighting", 3), ("dueling", 0)])
def test_the_second_weapon_has_its_modifier_by_a_style(style: str, flat: int) -> None:
    twin = hero("fighter", 1, style=style, weapons=["shortsword", "shortsword"],
                now={"held": ["shortsword", "shortsword"]})  # fmt: skip
    keys = ["attack:ogre:shortsword", "second:ogre:shortsword"]
    game = played(fight(twin, ogre(at=(1, 0))), [15, 4, 15, 4], *keys)
    assert damage(game) == [4 + 3, 4 + flat]


@FEATURES
def test_protection_hampers_an_attack_on_a_friend() -> None:
    """Asked before the roll; two dice fall then, and the reaction is gone."""
    guard = hero("fighter", 1, style="protection", shield=True, weapons=["longsword"])
    weak = gob(id="weak", side="heroes", at=(0, 1))
    given = grid(ogre(at=(1, 1)), guard, weak, order=["ogre", "ada", "weak"])
    game = played(given, [15, 3], "attack:weak:greatclub", "yes")
    miss = only(game, "miss")
    assert miss.data["hinders"] == ("protection",) and not game.state["ada"].reaction
    game = played(given, [15, 1, 1], "attack:weak:greatclub", "no")
    assert damage(game) == [6]
    bare = grid(ogre(at=(1, 1)), {**guard, "shield": False}, weak, order=["ogre", "ada", "weak"])
    assert "feature" not in kinds(played(bare, [1], "attack:weak:greatclub")), "without a shield nobody is asked"


@FEATURES
@pytest.mark.parametrize("level, least", [(2, 20), (3, 19), (15, 18)])
def test_a_champion_hits_critically_more_often(level: int, least: int) -> None:
    for face in (18, 19, 20):
        given = fight(hero("fighter", level, style="defense", weapons=["longsword"]), ogre(at=(1, 0), ac=19))
        game = played(given, [face, *([4, 4] if face >= least else [4])], "attack:ogre:longsword")
        assert ("critical" in kinds(game)) is (face >= least)


@FEATURES
def test_indomitable_rolls_a_failed_save_again() -> None:
    bold = hero("fighter", 9, weapons=["longsword"])
    breath = {
        "name": "breath",
        "target": {"area": "sphere 20", "range": 60},
        "test": {"save": "dexterity", "dc": 12},
        "effects": [{"kind": "damage", "dice": "2d6 fire", "on_success": "half"}],
    }
    given = grid(ogre(at=(5, 0), power=[breath]), bold, order=["ogre", "ada"])
    keys = ["power:breath", "at:0,0"]
    game = played(given, [2, 15, 3, 3], *keys, "yes")
    assert damage(game) == [3] and used(game, "indomitable") == 1
    game = played(given, [2, 3, 3], *keys, "no")
    assert damage(game) == [6] and used(game, "indomitable") == 0


@FEATURES
@pytest.mark.parametrize("hp, regained", [(60, 0), (40, 7), (0, 0)])
def test_a_survivor_knits_below_half(hp: int, regained: int) -> None:
    old = hero("fighter", 18, hp_max=100, now={"hp": hp}, weapons=["longsword"])
    game = played(fight(old, ogre(at=(9, 9))), [10] if not hp else [])
    assert game.state["ada"].hp == hp + regained


@FEATURES
def test_a_remarkable_athlete_adds_half_of_the_proficiency() -> None:
    """To an untrained check; initiative has it in its number."""
    fit = hero("fighter", 7, weapons=["longsword"])
    game = played(fight(fit, ogre(at=(1, 0), size="medium")), [10, 9], "grapple:ogre", "athletics")
    parts = {part.name: part.value for part in only(game, "contest").parts}
    assert parts == {"athletics": 3 + 2}
    assert fight(fit).prepared.profiles["ada"].init_bonus == 2 + 2


# -- the barbarian -------------------------------------------------------------------------------------------------


def barbarian(level: int, **more: Any) -> dict[str, Any]:
    return hero("barbarian", level, weapons=["greataxe"], **more)


@FEATURES
def test_rage_makes_blows_harder_and_halves_theirs() -> None:
    given = fight(barbarian(1), ogre(at=(1, 0)))
    game = played(given, [15, 5, 15, 4, 4], "power:rage", "attack:ogre:greataxe", "end", "attack:ada:greatclub")
    assert damage(game) == [5 + 3 + 2, (4 + 4 + 4) // 2]
    assert used(game, "rage") == 1 and "resistance" in every(game, "damage")[1].data["reasons"]


@FEATURES
@pytest.mark.parametrize("level, more", [(1, 2), (8, 2), (9, 3), (15, 3), (16, 4)])
def test_rage_grows(level: int, more: int) -> None:
    assert rage.bonus(level) == more


@FEATURES
def test_rage_in_heavy_armour_is_none() -> None:
    given = fight(barbarian(1, armour="plate"), ogre(at=(1, 0)))
    assert "power:rage" not in offered(played(given))


@FEATURES
def test_rage_ends_where_nobody_was_attacked_and_nothing_hurt() -> None:
    given = fight(barbarian(1), ogre(at=(9, 0)))
    game = played(given, [], "power:rage", "end")
    assert "power-ends" in kinds(game)
    near = fight(barbarian(1), ogre(at=(1, 0)))
    game = played(near, [2], "power:rage", "attack:ogre:greataxe", "end")
    assert "power-ends" not in kinds(game), "a miss is an attack"
    persistent = fight(barbarian(15), ogre(at=(9, 0)))
    assert "power-ends" not in kinds(played(persistent, [], "power:rage", "end"))


@FEATURES
def test_danger_sense_helps_to_dodge_what_is_seen() -> None:
    breath = {
        "name": "breath",
        "target": {"area": "sphere 20", "range": 60},
        "test": {"save": "dexterity", "dc": 12},
        "effects": [{"kind": "damage", "dice": "2d6 fire"}],
    }
    for conditions, dice in (([], [2, 15, 3, 3]), (["blinded"], [2, 3, 3])):
        whom = barbarian(2, now={"conditions": conditions})
        given = grid(ogre(at=(5, 0), power=[breath]), whom, order=["ogre", "ada"])
        game = played(given, dice, "power:breath", "at:0,0")
        assert ("save-made" in kinds(game)) is not bool(conditions)


@FEATURES
def test_feral_instinct_rolls_initiative_with_advantage() -> None:
    wild = {key: value for key, value in barbarian(7).items() if key != "now"}
    game = Game(scene(wild, ogre()), dice=[3, 17, 5], people=["player:ada", "gm"])
    first = every(game, "initiative")[0]
    assert [die.face for die in first.rolls] == [3, 17] and first.data["count"] == 17 + 2


@FEATURES
@pytest.mark.parametrize("level, dice", [(5, 2), (9, 3), (13, 4), (17, 5)])
def test_a_brutal_critical_rolls_more_dice_of_the_weapon(level: int, dice: int) -> None:
    given = fight(barbarian(level), ogre(at=(1, 0), hp_max=200))
    game = played(given, [20, *[4] * dice], "attack:ogre:greataxe")
    assert damage(game) == [4 * dice + 3]


@FEATURES
def test_relentless_rage_stays_up_by_a_save_that_grows_harder() -> None:
    tough = barbarian(11, hp_max=40, now={"hp": 5})
    given = fight(tough, ogre(at=(1, 0), multiattack=["greatclub", "greatclub"]))
    keys = [
        "power:rage",
        "attack:ogre:greataxe",
        "attack:ogre:greataxe",
        "end",
        "attack:ada:greatclub",
        "no",
        "attack:ada:greatclub",
        "no",
    ]
    game = played(given, [2, 2, 15, 5, 5, 9, 15, 5, 5, 8], *keys)
    assert "stays-up" in kinds(game) and game.state["ada"].life == "dying", "9 and 6 reach 10; 8 and 6 no 15"


@FEATURES
def test_indomitable_might_is_no_less_than_the_score() -> None:
    given = fight(barbarian(18), ogre(at=(1, 0), size="medium"))
    game = played(given, [2, 11], "grapple:ogre", "athletics")
    assert "grappled" in game.state["ogre"].conditions, "16 of the score, not 5"


@FEATURES
def test_a_frenzy_strikes_by_a_bonus_action_and_wearies() -> None:
    given = fight(barbarian(3), ogre(at=(1, 0), hp_max=200))
    game = played(given, [2], "power:rage", "attack:ogre:greataxe")
    assert "frenzy" not in verbs(game), "the bonus action has begun the rage"
    keys = ["power:rage", "attack:ogre:greataxe", "end", "end", "end", "end"]
    game = played(given, [2, 15, 4], *keys, "frenzy:ogre:greataxe")
    assert damage(game) == [4 + 3 + 2] and used(game, "frenzy") == 1


@FEATURES
def test_a_mindless_rage_knows_no_fear() -> None:
    dread = {
        "name": "dread",
        "target": {"range": 60},
        "test": {"save": "wisdom", "dc": 12},
        "effects": [{"kind": "condition", "condition": "frightened"}],
        "duration": {"rounds": 10},
    }
    given = fight(barbarian(6), ogre(at=(1, 0), power=[dread]))
    game = played(given, [2, 2, 2], "power:rage", "attack:ogre:greataxe", "attack:ogre:greataxe", "end", "power:dread")
    assert "frightened" not in game.state["ada"].conditions


@FEATURES
def test_retaliation_strikes_back_at_who_is_near() -> None:
    given = fight(barbarian(14), ogre(at=(1, 0), hp_max=200))
    game = played(given, [15, 2, 2, 15, 6], "end", "attack:ada:greatclub", "yes")
    assert damage(game) == [8, 6 + 3] and not game.state["ada"].reaction
    game = played(given, [15, 2, 2], "end", "attack:ada:greatclub", "no")
    assert game.state["ada"].reaction


@FEATURES
def test_nobody_casts_or_concentrates_in_a_rage() -> None:
    wild = barbarian(3, casting="charisma", spells=["bless", "cure_wounds"], slots=[3], now={"hp": 20})
    given = fight(wild, ogre(at=(1, 0), hp_max=200))
    game = played(given, [], "cast:bless", "power:rage")
    assert [running.power for running in game.state["ada"].running] == ["rage"] and "cast" not in verbs(game)


@FEATURES
def test_a_frenzy_wearies_at_the_end_of_the_fight_at_the_latest() -> None:
    given = grid(barbarian(3), ogre(at=(1, 0), hp_max=10), order=["ada", "ogre"])
    keys = ["power:rage", "attack:ogre:greataxe", "end", "end", "frenzy:ogre:greataxe", "no", "end"]
    game = played(given, [2, 15, 12], *keys)
    assert game.outcome is not None and game.state["ada"].exhaustion == 1 and not game.state["ada"].running
