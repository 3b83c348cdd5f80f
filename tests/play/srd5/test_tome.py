"""Spells that parties bring, with exact dice: weapons, curses, clouds that roll on, what comes later."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.game import Game
from bojiste.core.scene import Scene
from tests.play.srd5.cast import ada, every, first_turn, gob, grid, kinds, offered, only, orc, played, scene, told
from tests.play.srd5.test_spell import dealt, mage

SLOTS = [1, 1, 1, 1, 1, 1]


def cira(*spells: str, **more: Any) -> dict[str, Any]:
    """Cira with these spells: DC 13, spell attack +5."""
    return mage(spells=list(spells), slots=SLOTS, **more)


def duel(*spells: str, foe: dict[str, Any] | None = None) -> Scene:
    """Cira, and an orc of 60 hit points beside her."""
    return scene(cira(*spells), foe or orc(hp_max=60), order=["cira", "orc"])


# -- rays, leaps -----------------------------------------------------------------------------------------------------


def test_every_beam_is_aimed_for_itself() -> None:
    """Two from level 5: both at the orc, 10 each; or one at the goblin."""
    foes = orc(hp_max=60, at=(5, 0)), gob(hp_max=30, at=(5, 4))
    given = grid(cira("eldritch_blast", level=5, at=(0, 0)), *foes, order=["cira", "orc", "gob"])
    game = played(given, [15, 10, 15, 9], "cast:eldritch_blast", "at:orc", "at:orc")
    assert [(event.target, event.data["damage"]) for event in every(game, "damage")] == [("orc", 10), ("orc", 9)]
    both = played(given, [15, 10, 15, 9], "cast:eldritch_blast", "at:orc", "at:gob")
    assert dealt(both) == {"orc": 10, "gob": 9}


def test_lightning_leaps_thirty_feet_from_the_first() -> None:
    foes = [orc(id=id, hp_max=60, at=(x, 0)) for id, x in (("near", 2), ("mid", 8), ("far", 14))]
    given = grid(cira("chain_lightning", at=(0, 0)), *foes, order=["cira", "near", "mid", "far"])
    assert "at:far" not in offered(played(given, [], "cast:chain_lightning", "at:near"))
    assert "at:far" in offered(played(given, [], "cast:chain_lightning", "at:mid"))


# -- weapons ---------------------------------------------------------------------------------------------------------


def test_divine_favour_and_a_magic_weapon() -> None:
    """1d4 radiant more with each hit; a level 4 slot makes attack and damage better by 2, and the blade magical."""
    paladin = {"casting": "wisdom", "level": 5, "slots": SLOTS}
    given = scene(ada(spells=["divine_favor", "magic_weapon"], **paladin), orc(hp_max=60), order=["ada", "orc"])
    game = played(given, [12, 5, 4], "cast:divine_favor", "attack:orc:longsword")
    assert only(game, "damage").data["dealt_types"] == ((8, "slashing"), (4, "radiant"))
    ghost = orc(hp_max=60, immune=["slashing nonmagical"])
    against = scene(ada(spells=["magic_weapon"], **paladin), ghost, order=["ada", "orc"])
    blow = played(against, [6, 5], "cast:magic_weapon", "slot:4", "attack:orc:longsword")
    assert dealt(blow) == {"orc": 10} and only(blow, "hit").data["against"] == 13


def test_enlarge_and_reduce() -> None:
    grown = scene(cira("enlarge_reduce"), ada(), orc(hp_max=60), order=["cira", "ada", "orc"])
    cast = ("cast:enlarge_reduce", "use:enlarge", "at:ada", "end")
    assert dealt(played(grown, [15, 5, 3], *cast, "attack:orc:longsword")) == {"orc": 11}
    shrunk = played(duel("enlarge_reduce"), [2, 12, 2], "cast:enlarge_reduce", "use:reduce", "end",
                    "attack:cira:greataxe")  # fmt: skip
    assert only(shrunk, "miss").data["hinders"] == ("weakened",)


def test_a_reduced_arm_deals_less() -> None:
    """1d12 + 3 less 1d4, never below 1. (A goblin's blade is no matter of strength: its attack is even.)"""
    archer = gob(hp_max=30, attack=[{"name": "bow", "to_hit": 5, "range": [80, 320], "damage": "1d6+2 piercing"}])
    given = scene(cira("enlarge_reduce"), archer, order=["cira", "gob"])
    cast = ("cast:enlarge_reduce", "use:reduce", "end", "attack:cira:bow")
    assert dealt(played(given, [2, 15, 15, 5, 3, 12], *cast)) == {"cira": 4}
    assert dealt(played(given, [2, 15, 15, 1, 4, 12], *cast)) == {"cira": 1}


def test_enfeebled_blows_do_half() -> None:
    """11 + 3 becomes 7; at the end of its turn the orc saves against 13."""
    game = played(
        duel("ray_of_enfeeblement"), [15, 15, 15, 11, 12], "cast:ray_of_enfeeblement", "end", "attack:cira:greataxe"
    )
    assert dealt(game) == {"cira": 7}
    rid = played(duel("ray_of_enfeeblement"), [15, 15, 13], "cast:ray_of_enfeeblement", "end", "end")
    assert not rid.state["orc"].conditions and not rid.state["cira"].running
    freed = played(duel("ray_of_enfeeblement"), [15, 15], "cast:ray_of_enfeeblement", "let-go")
    assert not freed.state["orc"].conditions
    missed = played(duel("ray_of_enfeeblement"), [2, 9], "cast:ray_of_enfeeblement", "end", "end")
    assert not missed.state["orc"].conditions and not missed.state["cira"].running


# -- curses ----------------------------------------------------------------------------------------------------------


def test_bane_takes_a_die() -> None:
    """15 + 5 − 4 against 12; the same of saving throws."""
    game = played(duel("bane"), [2, 8, 4], "cast:bane", "slot:1", "end", "attack:cira:greataxe")
    assert only(game, "miss").rolls[0].face == 8 and [part.value for part in only(game, "miss").parts][-1] == -4
    saves = scene(cira("bane", "sacred_flame"), orc(hp_max=60), order=["cira", "orc"])
    burnt = played(saves, [2, 14, 3, 8], "cast:bane", "slot:1", "end", "end", "cast:sacred_flame")
    assert only(burnt, "damage").data["damage"] == 8


@pytest.mark.parametrize("ability, hinders", [("dexterity", ("cursed",)), ("wisdom", None)])
def test_a_cursed_ability(ability: str, hinders: tuple[str, ...] | None) -> None:
    given = duel("bestow_curse", "sacred_flame")
    dice = [2, 15, 14, 8] if hinders else [2, 11, 8]
    game = played(given, dice, "cast:bestow_curse", f"use:curse_of_{ability}", "end", "end", "cast:sacred_flame")
    assert every(game, "save-made" if hinders else "save-missed")[-1].data.get("hinders") == hinders


def test_sloth_wastes_the_action() -> None:
    cast = ("cast:bestow_curse", "use:curse_of_sloth", "end")
    idle = played(duel("bestow_curse"), [2, 12], *cast)
    assert "wastes-action" in kinds(idle) and "attack:cira:greataxe" not in offered(idle)
    assert "attack:cira:greataxe" in offered(played(duel("bestow_curse"), [2, 13], *cast))


def test_cursed_wounds_are_deeper_by_whose_curse_it_is() -> None:
    given = scene(cira("bestow_curse", "fire_bolt"), ada(), orc(hp_max=60), order=["cira", "ada", "orc"])
    cast = ("cast:bestow_curse", "use:curse_of_wounds", "end")
    game = played(given, [2, 15, 5, 2, 15, 15, 9, 8], *cast, "attack:orc:longsword",
                  "attack:ada:greataxe", "end", "cast:fire_bolt")  # fmt: skip
    hurt = [event.data["damage"] for event in every(game, "damage") if event.target == "orc"]
    assert hurt == [8, 17]


def test_laughter_and_pain() -> None:
    """It lies helpless; damage lets it save again with advantage; who has no wits does not laugh."""
    given = scene(cira("hideous_laughter"), ada(), orc(hp_max=60), order=["cira", "ada", "orc"])
    cast = ("cast:hideous_laughter", "end")
    laughs = played(given, [2, 12, 14, 2, 12, 3], *cast, "attack:orc:longsword")
    assert set(laughs.state["orc"].conditions) == {"incapacitated", "prone"}
    assert every(laughs, "save-missed")[-1].data["helps"] == ("pain",)
    over = played(given, [2, 12, 14, 2, 13, 3], *cast, "attack:orc:longsword")
    assert over.state["orc"].conditions == ("prone",) and not over.state["cira"].running
    beast = orc(hp_max=60, abilities={"intelligence": 4})
    assert "cast:hideous_laughter" not in offered(played(duel("hideous_laughter", foe=beast)))


def test_a_pattern_holds_until_somebody_shakes_one_out_of_it() -> None:
    proof = orc(id="two", at=(13, 0), cond_immune=["charmed"])
    everybody = cira("hypnotic_pattern", at=(0, 0)), orc(at=(12, 0)), proof, gob(at=(14, 0))
    given = grid(*everybody, order=["cira", "gob", "orc", "two"])
    game = played(given, [2, 2], "cast:hypnotic_pattern", "at:10,0", "end")
    assert set(game.state["orc"].conditions) >= {"charmed", "incapacitated"} and not game.state["two"].conditions
    slow = scene(cira("slow"), orc(), order=["cira", "orc"])
    hit = played(slow, [2], "cast:slow", "end")
    table = hit.state.memo["table"]
    assert table.speed(table.profiles["orc"]) == 30


def test_slow_makes_easy_to_hit() -> None:
    """Armor Class 13 becomes 11, and a Dexterity save of 13 + 1 − 2 does not reach 13."""
    given = scene(cira("slow", "fire_bolt", "sacred_flame"), ada(), orc(hp_max=60), order=["cira", "ada", "orc"])
    game = played(given, [2, 6, 4], "cast:slow", "end", "attack:orc:longsword")
    assert only(game, "hit").data["against"] == 11
    missed = played(given, [2, 2, 13, 8], "cast:slow", "end", "end", "end", "cast:sacred_flame")
    assert dealt(missed) == {"orc": 8}


def test_the_calm_are_roused_by_a_friends_wounds() -> None:
    given = scene(cira("calm_emotions"), ada(), orc(), orc(id="two"), order=["cira", "ada", "orc", "two"])
    cast = ("cast:calm_emotions", "use:calm_hostility", "on:orc", "end")
    calm = played(given, [2, 2], *cast)
    assert calm.state["two"].conditions == ("desisting",)
    roused = played(given, [2, 2, 15, 5], *cast, "attack:orc:longsword")
    assert not roused.state["two"].conditions and not roused.state["orc"].conditions


def test_fear_disarms_and_drives_away() -> None:
    """The orc drops its axe and runs; while it sees Cira it does not save again."""
    axe = orc(hp_max=60, attack=[], weapons=["greataxe"], at=(3, 0))
    given = grid(cira("fear", at=(0, 0)), axe, order=["cira", "orc"])
    game = played(given, [2], "cast:fear", "to:3,0", "end")
    assert game.state["orc"].dropped and game.state["orc"].x > 10
    assert game.state["orc"].conditions == ("frightened", "fleeing")


# -- damage of its own kind ------------------------------------------------------------------------------------------


def test_harm_leaves_one_hit_point_and_lowers_the_maximum() -> None:
    sixes = [6] * 14
    weak = played(duel("harm", foe=orc(hp_max=30)), [2, *sixes], "cast:harm")
    assert (weak.state["orc"].hp, weak.state["orc"].hp_max, weak.state["orc"].life) == (1, 1, "ok")
    strong = played(duel("harm", foe=orc(hp_max=100)), [20, *sixes], "cast:harm")
    assert (strong.state["orc"].hp, strong.state["orc"].hp_max) == (58, 100)


def test_disintegration_leaves_dust() -> None:
    hero = ada(side="foes", hp_max=60)
    given = scene(cira("disintegrate"), hero, orc(side="foes"), order=["cira", "ada", "orc"])
    game = played(given, [2, *[3] * 10], "cast:disintegrate", "at:ada")
    assert game.state["ada"].life == "dead"


def test_acid_goes_on() -> None:
    """4d4, and 2d4 at the end of the orc's turn, once; a miss leaves half and nothing later. From a level 3 slot 5d4
    and 3d4."""
    cast = ("cast:acid_arrow", "slot:2", "end", "end")
    game = played(duel("acid_arrow"), [15, 15, 4, 4, 4, 4, 3, 3], *cast, "end", "end")
    assert game.state["orc"].hp == 60 - 16 - 6
    missed = played(duel("acid_arrow"), [2, 9, 4, 4, 4, 3], *cast)
    assert missed.state["orc"].hp == 60 - 7
    higher = played(duel("acid_arrow"), [15, 15, *[2] * 5, *[1] * 3], "cast:acid_arrow", "slot:3", "end", "end")
    assert higher.state["orc"].hp == 60 - 10 - 3


def test_a_vampires_touch_drinks_and_strikes_again() -> None:
    """Half of 3d6 comes back; for a minute each action may touch again, as strong as its slot."""
    wounded = {**cira("vampiric_touch"), "now": {"hp": 5}}
    given = scene(wounded, orc(hp_max=90), order=["cira", "orc"])
    low = played(given, [15, 5, 4, 2, 15, 3, 3, 1], "cast:vampiric_touch", "slot:3", "end", "end",
                 "power:vampiric_touch_again")  # fmt: skip
    assert low.state["cira"].hp == 5 + 5 + 3 and low.state["orc"].hp == 90 - 11 - 7
    high = played(given, [15, 5, 4, 2, 2, 15, 3, 3, 1, 1], "cast:vampiric_touch", "slot:4", "end", "end",
                  "power:vampiric_touch_again")  # fmt: skip
    assert high.state["orc"].hp == 90 - 13 - 8 and high.state["cira"].slots == (1, 1, 1, 0, 1, 1)


def test_false_life_from_a_higher_slot() -> None:
    game = played(duel("false_life"), [3], "cast:false_life", "slot:2")
    assert game.state["cira"].thp == 12


def test_healing_takes_blindness_away() -> None:
    given = scene(cira("heal"), ada(now={"hp": 3, "conditions": ["blinded", "poisoned"]}), orc(), order=["cira", "ada"])
    game = played(given, [], "cast:heal", "at:ada")
    assert game.state["ada"].hp == 24 and game.state["ada"].conditions == ("poisoned",)


# -- places ----------------------------------------------------------------------------------------------------------


def test_a_guardian_is_worn_out_by_what_it_does() -> None:
    """20, 10 on a save, 20 and 10: sixty in all, and it is gone; Cira's friend goes through."""
    foe = orc(hp_max=90, at=(5, 0))
    given = grid(cira("guardian_of_faith", at=(0, 0)), ada(at=(4, 0)), foe, order=["cira", "ada", "orc"])
    cast = ("cast:guardian_of_faith", "at:5,0", "end", "end", "end")
    once = played(given, [2], *cast)
    assert once.state["orc"].hp == 70 and once.state["ada"].hp == 24 and once.state["cira"].running[0].worn == 20
    rest = ["end", "end", "end"] * 3
    gone = played(given, [2, 20, 2, 20], *cast, *rest)
    assert gone.state["orc"].hp == 30 and not gone.state["cira"].running


def test_a_cloud_rolls_on() -> None:
    """Ten feet away from Cira as her turn starts; nobody sees through it."""
    given = grid(cira("cloudkill", at=(0, 0)), orc(hp_max=90, at=(15, 0)), order=["cira", "orc"])
    game = played(given, [], "cast:cloudkill", "slot:5", "at:8,4")
    before = game.state["cira"].running[0].zone
    game = played(given, [], "cast:cloudkill", "slot:5", "at:8,4", "end", "end")
    after, board = game.state["cira"].running[0].zone, game.state.memo["table"].drawn[1]
    assert before & board.at(4, 3) and not after & board.at(5, 3) and after & board.at(6, 3) and after & board.at(13, 3)


def test_tentacles_crush_whom_they_hold() -> None:
    """3d6 at once as it comes in or starts there; then without a saving throw."""
    given = grid(cira("black_tentacles", at=(0, 0)), orc(hp_max=90, at=(8, 0)), order=["cira", "orc"])
    cast = ("cast:black_tentacles", "at:7,0", "end", "end", "end")
    game = played(given, [2, 3, 3, 3, 2, 2, 2], *cast)
    assert game.state["orc"].hp == 90 - 9 - 6 and len(every(game, "save-missed")) == 1


def test_sleet_disturbs() -> None:
    """Who starts a turn in it falls, and saves for what it concentrates on."""
    druid = orc(hp_max=60, casting="wisdom", level=5, spells=["bless"], slots=[1], at=(10, 5))
    given = grid(cira("sleet_storm", at=(0, 5)), druid, order=["orc", "cira"])
    game = played(given, [2, 1, 3, 1], "cast:bless", "end", "cast:sleet_storm", "at:10,5", "end")
    assert "prone" in game.state["orc"].conditions and not game.state["orc"].running


# -- unattended ------------------------------------------------------------------------------------------------------

FIELD: dict[str, Any] = {"width": 30, "height": 9}


@pytest.mark.parametrize(
    "name", ["eldritch_blast", "hypnotic_pattern", "slow", "bane", "guardian_of_faith", "cloudkill", "bestow_curse"]
)
def test_tactics_cast_it_at_enemies(name: str) -> None:
    near = 1 if name == "bestow_curse" else 6
    foes = [orc(id=id, hp_max=60, at=(near, y)) for id, y in (("one", 3), ("two", 4), ("three", 5))]
    game = first_turn(cira(name, level=9, at=(0, 4)), *foes, **FIELD)
    assert told(game, "cira")[0] == "casts" and (only(game, "casts").data["whom"] or name == "cloudkill")


def test_tactics_spare_friends() -> None:
    """No pattern over Ada in the midst of them."""
    foes = [orc(id=id, hp_max=60, at=(8, y)) for id, y in (("one", 3), ("two", 5))]
    game = first_turn(cira("hypnotic_pattern", at=(0, 4)), *foes, ada(at=(8, 4)), **FIELD)
    assert "casts" not in kinds(game)


def test_tactics_make_a_friends_blade_harder() -> None:
    fighter = ada(attacks=2, at=(7, 4))
    game = first_turn(cira("enlarge_reduce", at=(0, 4)), fighter, orc(hp_max=60, at=(8, 4)), **FIELD)
    assert only(game, "casts").data["power"] == "enlarge" and only(game, "casts").target == "ada"


def test_tactics_reckon_with_every_ray() -> None:
    game = first_turn(cira("fire_bolt", "scorching_ray", at=(0, 4)), orc(hp_max=60, at=(6, 4)), **FIELD)
    assert only(game, "casts").data["power"] == "scorching_ray"


def test_a_seat_learns_nothing_of_how_much_a_guardian_has_left() -> None:
    """It is told to everybody what the guardian has done, which everybody has heard; hit points stay hidden."""
    given = grid(cira("guardian_of_faith", at=(0, 0)), orc(hp_max=90, at=(5, 0)), order=["cira", "orc"])
    game: Game = played(given, [2], "cast:guardian_of_faith", "at:5,0", "end")
    assert game.view("player:cira")["orc"].hp is None
