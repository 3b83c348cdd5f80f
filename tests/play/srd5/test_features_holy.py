"""Features of paladins, rogues, monks, bards, clerics, rangers, warlocks and sorcerers, each played with exact dice."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.game import Game
from bojiste.systems.srd5.sheet import Sheet
from tests.play.srd5.cast import ada, every, gob, grid, kinds, offered, ogre, only, orc, played, verbs
from tests.play.srd5.test_day import FIRST, day
from tests.play.srd5.test_features import FEATURES, damage, fight, hero, used

ABLE = {"strength": 16, "dexterity": 14, "constitution": 14, "wisdom": 14, "charisma": 16}
FIRE = {
    "name": "breath",
    "target": {"area": "sphere 20", "range": 60},
    "test": {"save": "dexterity", "dc": 15},
    "effects": [{"kind": "damage", "dice": "2d6 fire"}],
}


def one(calling: str, level: int, **more: Any) -> dict[str, Any]:
    return hero(calling, level, abilities=ABLE, **more)


# -- the paladin ---------------------------------------------------------------------------------------------------


def paladin(level: int, **more: Any) -> dict[str, Any]:
    return one("paladin", level, **{"weapons": ["longsword"], "style": "defense", **more})


@FEATURES
@pytest.mark.parametrize("type, dice", [("giant", 2), ("undead", 3)])
def test_a_smite_is_chosen_when_the_hit_is_known(type: str, dice: int) -> None:
    given = fight(paladin(2), ogre(at=(1, 0), type=type))
    game = played(given, [15, 4, *[5] * dice], "attack:ogre:longsword", "slot:1")
    assert damage(game) == [4 + 3 + 5 * dice] and game.state["ada"].slots == (1,)
    assert damage(played(given, [15, 4], "attack:ogre:longsword", "no")) == [7]
    assert "feature" not in kinds(played(given, [2], "attack:ogre:longsword")), "a miss is no hit"


@FEATURES
def test_a_smite_doubles_with_a_critical_hit_and_grows_with_the_slot() -> None:
    given = fight(paladin(5), ogre(at=(1, 0), hp_max=200))
    game = played(given, [20, 4, 4, *[5] * 6], "attack:ogre:longsword", "slot:2")
    assert damage(game) == [8 + 3 + 30] and game.state["ada"].slots == (4, 1)


@FEATURES
def test_an_improved_smite_comes_with_every_blow() -> None:
    game = played(fight(paladin(11, now={"slots": [0, 0, 0]}), ogre(at=(1, 0))), [15, 4, 6], "attack:ogre:longsword")
    assert damage(game) == [4 + 3 + 6]


@FEATURES
def test_hands_give_what_their_owner_likes() -> None:
    weak = gob(id="weak", side="heroes", at=(0, 1), hp_max=20, now={"hp": 3})
    given = grid(paladin(3, now={"hp": 9}), weak, ogre(at=(9, 9)), order=["ada", "weak", "ogre"])
    game = played(given, [], "lay-hands:weak", "6")
    assert game.state["weak"].hp == 9 and used(game, "lay_on_hands") == 6 and game.state["ada"].turn.action
    assert only(game, "cures").data["regained"] == 6
    empty = {**paladin(3), "now": {"position": [0, 0], "hp": 9, "used": ["lay_on_hands"] * 15}}
    game = played(grid(empty, weak, ogre(at=(9, 9)), order=["ada", "weak", "ogre"]))
    assert "lay-hands" not in verbs(game)


@FEATURES
@pytest.mark.parametrize("where, made", [((1, 0), True), ((4, 0), False)])
def test_an_aura_helps_those_within_ten_feet_to_save(where: tuple[int, int], made: bool) -> None:
    weak = gob(id="weak", side="heroes", at=where, hp_max=30)
    given = grid(ogre(at=(9, 9), power=[FIRE]), paladin(6), weak, order=["ogre", "ada", "weak"])
    x, y = where[0] + 3, 0
    game = played(given, [10, 1, 1] if where == (4, 0) else [14, 10, *([] if made else [1, 1])], "power:breath",
                  f"at:{x},{y}") if not made else played(given, [10, 10, 1, 1], "power:breath", "at:0,0")  # fmt: skip
    mine = [event for event in game.events if event.kind in ("save-made", "save-missed") and event.actor == "weak"]
    assert any(part.name == "aura_of_protection" and part.value == 3 for part in mine[0].parts) is made


@FEATURES
@pytest.mark.parametrize("level, afraid", [(9, True), (10, False)])
def test_an_aura_of_courage_keeps_fear_off(level: int, afraid: bool) -> None:
    dread = {
        "name": "dread",
        "target": {"range": 60},
        "test": {"save": "wisdom", "dc": 30},
        "effects": [{"kind": "condition", "condition": "frightened"}],
        "duration": {"rounds": 10},
    }
    weak = gob(id="weak", side="heroes", at=(1, 0))
    given = grid(ogre(at=(9, 9), power=[dread]), paladin(level), weak, order=["ogre", "ada", "weak"])
    game = played(given, [10], "power:dread", "at:weak")
    assert ("frightened" in game.state["weak"].conditions) is afraid


@FEATURES
def test_a_sacred_weapon_hits_more_surely() -> None:
    given = fight(paladin(3), ogre(at=(1, 0)))
    game = played(given, [], "power:sacred_weapon", "end")
    assert used(game, "channel_divinity") == 1 and "power:turn_the_unholy" not in offered(game)
    boons = [entry for entry in game.state["ada"].suffers if entry.name == "attack"]
    assert [entry.amount for entry in boons] == [3]


# -- the rogue -----------------------------------------------------------------------------------------------------


@FEATURES
def test_an_uncanny_dodge_halves_one_hit_before_its_dice() -> None:
    given = fight(one("rogue", 5, weapons=["shortsword"]), ogre(at=(1, 0)))
    game = played(given, [15, 4, 5], "end", "attack:ada:greatclub", "yes")
    assert damage(game) == [(4 + 5 + 4) // 2] and not game.state["ada"].reaction
    game = played(given, [15, 4, 5], "end", "attack:ada:greatclub", "no")
    assert damage(game) == [13]


@FEATURES
def test_a_reliable_talent_is_a_ten_at_least() -> None:
    given = fight(one("rogue", 11, skills={"athletics": 7}), ogre(at=(1, 0), size="medium"))
    game = played(given, [2, 12], "grapple:ogre", "athletics")
    assert "grappled" in game.state["ogre"].conditions, "10 and 7 against 12 and 4"


# -- the monk ------------------------------------------------------------------------------------------------------


def monk(level: int, **more: Any) -> dict[str, Any]:
    scores = {"strength": 10, "dexterity": 16, "constitution": 14, "wisdom": 14}
    return hero("monk", level, **{"weapons": ["quarterstaff"], "abilities": scores, **more})


@FEATURES
@pytest.mark.parametrize("level, sides", [(1, 4), (5, 6), (11, 8), (17, 10)])
def test_martial_arts_stand_in_the_attacks(level: int, sides: int) -> None:
    who = fight(monk(level)).prepared.profiles["ada"]
    fist, staff = who.by_key["unarmed"], who.by_key["quarterstaff"]
    assert (fist.components[0].sides, fist.components[0].flat) == (sides, 3)
    assert (staff.components[0].sides, staff.components[0].flat) == (max(6, sides), 3)
    assert fist.bonus == staff.bonus == 3 + who.proficiency and fist.magical is (level >= 6)


@FEATURES
def test_an_unarmed_strike_follows_as_a_bonus_action() -> None:
    given = fight(monk(1), ogre(at=(1, 0)))
    assert "martial-strike" not in verbs(played(given))
    game = played(given, [2, 15, 3], "attack:ogre:quarterstaff", "martial-strike:ogre:unarmed")
    assert damage(game) == [3 + 3]
    armoured = fight(monk(1, armour="leather"), ogre(at=(1, 0)))
    assert "martial-strike" not in verbs(played(armoured, [2], "attack:ogre:quarterstaff"))


@FEATURES
def test_ki_is_one_store_for_all_of_it() -> None:
    given = fight(monk(2), ogre(at=(1, 0)))
    game = played(given, [2, 15, 3, 2], "attack:ogre:quarterstaff", "flurry:ogre:unarmed")
    assert damage(game) == [6] and len(every(game, "miss")) == 2 and used(game, "ki") == 1
    game = played(given, [], "patient-defense")
    assert game.state["ada"].dodging and game.state["ada"].turn.bonus and not game.state["ada"].turn.action
    game = played(given, [], "wind-dash")
    assert game.state["ada"].turn.dashes == 1 and used(game, "ki") == 1
    assert played(given, [], "wind-disengage").state["ada"].turn.disengaged
    tired = {**monk(2), "now": {"position": [0, 0], "used": ["ki", "ki"]}}
    assert not {"patient-defense", "wind-dash", "wind-disengage"} & verbs(played(fight(tired, ogre(at=(1, 0)))))


@FEATURES
@pytest.mark.parametrize("save, stunned", [(5, True), (15, False)])
def test_a_stunning_strike_is_asked_after_the_hit(save: int, stunned: bool) -> None:
    given = fight(monk(5), ogre(at=(1, 0)))
    game = played(given, [15, 3, save], "attack:ogre:quarterstaff", "yes")
    assert ("stunned" in game.state["ogre"].conditions) is stunned and used(game, "ki") == 1


@FEATURES
def test_missiles_are_deflected() -> None:
    archer = orc(at=(9, 0), weapons=["longbow"])
    given = fight(monk(3), archer)
    game = played(given, [18, 8, 2], "end", "attack:ada:longbow", "yes")
    assert damage(game) == [max(0, 8 + 1 - (2 + 3 + 3))] and not game.state["ada"].reaction


# -- cleric, bard, ranger, warlock, sorcerer -----------------------------------------------------------------------


@FEATURES
def test_the_undead_are_turned_and_nobody_else() -> None:
    bones = orc(id="bones", at=(2, 0), type="undead")
    given = grid(one("cleric", 2, weapons=["mace"]), bones, ogre(at=(0, 3)), order=["ada", "bones", "ogre"])
    game = played(given, [3], "power:turn_undead")
    assert any(entry.name == "fleeing" for entry in game.state["bones"].suffers)
    assert not game.state["ogre"].suffers and used(game, "channel_divinity") == 1


@FEATURES
@pytest.mark.parametrize("level, challenge, dead", [(5, "1/2", True), (4, "1/2", False), (5, 1, False), (17, 4, True)])
def test_the_weakest_undead_are_destroyed(level: int, challenge: Any, dead: bool) -> None:
    bones = orc(id="bones", at=(2, 0), type="undead", challenge=challenge)
    given = fight(one("cleric", level, weapons=["mace"]), bones)
    game = played(given, [3], "power:turn_undead")
    assert (game.state["bones"].life == "dead") is dead
    assert bool(game.state["bones"].suffers) is not dead


@FEATURES
def test_life_is_preserved_up_to_half_of_the_maximum() -> None:
    weak = gob(id="weak", side="heroes", at=(0, 1), hp_max=20, now={"hp": 3})
    well = gob(id="well", side="heroes", at=(1, 0), hp_max=20, now={"hp": 10})
    given = fight(one("cleric", 6, weapons=["mace"]), weak, well)
    game = played(given, [], "power:preserve_life")
    assert game.state["weak"].hp == 10 and game.state["well"].hp == 10, "nobody else was there to choose"


@FEATURES
def test_life_is_preserved_out_of_one_store() -> None:
    weak = gob(id="weak", side="heroes", at=(0, 1), hp_max=20, now={"hp": 3})
    given = grid(one("cleric", 2, weapons=["mace"], now={"hp": 12}), weak, ogre(at=(9, 9)),
                 order=["ada", "weak", "ogre"])  # fmt: skip
    game = played(given, [], "power:preserve_life")
    assert game.state["weak"].hp == 10 and used(game, "channel_divinity") == 1


@FEATURES
@pytest.mark.parametrize("calling, level, dice", [("cleric", 8, 1), ("cleric", 14, 2), ("ranger", 3, 1)])
def test_a_blow_is_harder_once_a_turn(calling: str, level: int, dice: int) -> None:
    """Divine Strike; Colossus Slayer at whoever is hurt."""
    style = {"style": "defense"} if calling == "ranger" else {}
    given = fight(one(calling, level, weapons=["mace"], attacks=2, **style),
                  ogre(at=(1, 0), hp_max=99, now={"hp": 90}))  # fmt: skip
    game = played(given, [15, 4, *[5] * dice, 15, 4], "attack:ogre:mace", "attack:ogre:mace")
    assert damage(game) == [4 + 3 + 5 * dice, 7]


@FEATURES
def test_inspiration_is_a_die_for_a_friend() -> None:
    weak = gob(id="weak", side="heroes", at=(0, 1))
    given = grid(one("bard", 5), weak, ogre(at=(9, 9), power=[FIRE]), order=["ada", "weak", "ogre"])
    game = played(given, [], "power:bardic_inspiration")
    assert {(entry.name, entry.die) for entry in game.state["weak"].suffers} == {
        ("attack_once", 8),
        ("check_once", 8),
        ("save_once", 8),
    }
    assert used(game, "bardic_inspiration") == 1 and game.state["ada"].turn.bonus


@FEATURES
def test_inspiration_makes_a_hit_of_a_miss_and_is_gone() -> None:
    weak = gob(id="weak", side="heroes", at=(8, 9))
    given = fight(one("bard", 5), weak, ogre(at=(9, 9)))
    keys = ["power:bardic_inspiration", "end", "attack:ogre:scimitar"]
    game = played(given, [5, 3, 4], *keys, "yes")
    hit = only(game, "hit")
    assert [(part.name, part.value) for part in hit.parts][-1] == ("lent-die", 3) and damage(game) == [4 + 2]
    assert not game.state["weak"].suffers, "one die for one roll, whichever"
    game = played(given, [5], *keys, "no")
    assert only(game, "miss").actor == "weak" and len(game.state["weak"].suffers) == 3
    assert played(given, [1], *keys).state["weak"].suffers, "nothing helps a 1"


@FEATURES
def test_words_cut_a_blow_short() -> None:
    given = fight(ogre(at=(1, 1)), one("bard", 3), gob(id="weak", side="heroes", at=(3, 1), ac=15, hp_max=30))
    game = played(given, [11, 3], "attack:weak:greatclub", "yes")
    assert only(game, "miss").parts[-1].value == -3 and used(game, "bardic_inspiration") == 1
    assert not game.state["ada"].reaction
    game = played(given, [12, 5, 5, 4], "attack:weak:greatclub", "no", "yes")
    assert damage(game) == [14 - 4], "off its damage"
    deaf = ogre(at=(1, 1), now={"conditions": ["deafened"]})
    assert damage(played(fight(deaf, one("bard", 3)), [15, 5, 5], "attack:ada:greatclub")) == [14]


@FEATURES
def test_words_cut_a_check_short() -> None:
    given = fight(ogre(at=(1, 0)), one("bard", 3, hp_max=30))
    game = played(given, [15, 6, 12], "grapple:ada", "athletics", "yes")
    assert "grappled" not in game.state["ada"].conditions, "15 and 4 less 6 against 12 and 3"


@FEATURES
def test_a_bard_inspires_itself_at_last() -> None:
    given = fight(one("bard", 14), ogre(at=(1, 0)))
    game = played(given, [5, 10, 12], "grapple:ogre", "athletics", "yes")
    assert only(game, "contest").parts[-1].value == 10 and used(game, "bardic_inspiration") == 1


@FEATURES
@pytest.mark.parametrize("face, made", [(6, True), (5, False)])
def test_the_luck_of_the_dark_one_saves(face: int, made: bool) -> None:
    given = fight(ogre(at=(9, 9), power=[FIRE]), one("warlock", 6, saves={}))
    dice = [7, face, 2, 2]
    game = played(given, dice, "power:breath", "at:0,0", "yes")
    assert bool(every(game, "save-made")) is made and used(game, "dark_ones_own_luck") == 1
    assert damage(game) == ([] if made else [4])


@FEATURES
def test_a_stroke_of_luck_makes_a_hit_of_a_miss_once() -> None:
    given = fight(one("rogue", 20, weapons=["shortsword"], attacks=2), ogre(at=(1, 0), ac=25, hp_max=200))
    game = played(given, [5, 4, 5], "attack:ogre:shortsword", "yes", "attack:ogre:shortsword")
    assert damage(game) == [4 + 3] and used(game, "stroke_of_luck") == 1 and len(every(game, "miss")) == 1
    assert not every(played(given, [1], "attack:ogre:shortsword"), "feature")


@FEATURES
def test_nobody_inspires_itself() -> None:
    given = grid(one("bard", 5), ogre(at=(9, 9)), order=["ada", "ogre"])
    assert "power:bardic_inspiration" not in offered(played(given))
    weak, far = gob(id="weak", side="heroes", at=(0, 1)), gob(id="far", side="heroes", at=(2, 1))
    deaf = gob(id="deaf", side="heroes", at=(1, 1), now={"conditions": ["deafened"]})
    game = played(fight(one("bard", 5), weak, far, deaf), [], "power:bardic_inspiration")
    assert {"at:weak", "at:far"} <= {*offered(game)} and not {"at:ada", "at:deaf"} & {*offered(game)}


@FEATURES
def test_a_beam_agonizes() -> None:
    given = fight(one("warlock", 2, spells=["eldritch_blast"], ac=12), ogre(at=(5, 0)))
    game = played(given, [15, 4], "cast:eldritch_blast", "at:ogre")
    assert damage(game) == [4 + 3]


@FEATURES
def test_a_dark_one_blesses_whoever_fells() -> None:
    given = fight(one("warlock", 3, weapons=["mace"]), gob(at=(1, 0)))
    game = played(given, [15, 5], "attack:gob:mace", "no")
    assert game.state["ada"].thp == 3 + 3


def test_numbers_that_features_make() -> None:
    def sheet(calling: str, level: int, **more: Any) -> Sheet:
        return Sheet.model_validate({"class": calling, "level": level, "abilities": ABLE, **more})

    dragon = sheet("sorcerer", 14)
    assert dragon.ac == 13 + 2 and dragon.speed.fly == 30
    assert dragon.hp_max == sheet("sorcerer", 14, subclass="none").hp_max + 14
    assert sheet("monk", 10).speed.walk == 50 and [row.type for row in sheet("monk", 10).immune] == ["poison"]
    assert sheet("monk", 10, armour="leather").speed.walk == 30


# -- healers, rests, the elusive -----------------------------------------------------------------------------------


@FEATURES
def test_a_disciple_of_life_heals_more_by_spells() -> None:
    healer = one("cleric", 3, weapons=["mace"], spells=["cure_wounds"], now={"hp": 2})
    game = played(fight(healer, ogre(at=(9, 9))), [4], "cast:cure_wounds", "slot:1")
    assert game.state["ada"].hp == 2 + 4 + 2 + 2 + 1


@FEATURES
def test_no_advantage_counts_against_the_elusive() -> None:
    thief = one("rogue", 18, weapons=["shortsword"], ac=30, now={"conditions": ["prone"]})
    game = played(fight(ogre(at=(1, 0)), thief), [9], "attack:ada:greatclub")
    assert "helps" not in only(game, "miss").data
    game = played(fight(ogre(at=(1, 0)), {**thief, "level": 17}), [9, 8], "attack:ada:greatclub")
    assert only(game, "miss").data["helps"] == ("prone",)


@FEATURES
def test_a_flurry_throws_down_with_an_open_hand() -> None:
    given = fight(monk(3), ogre(at=(1, 0)))
    game = played(given, [2, 15, 3, 4, 2, 2], "attack:ogre:quarterstaff", "flurry:ogre:unarmed", "yes")
    assert "prone" in game.state["ogre"].conditions


@FEATURES
@pytest.mark.parametrize("calling, left, back", [("wizard", (0, 0, 0), (0, 0, 1)), ("warlock", (0, 0, 0), (0, 0, 2))])
def test_a_short_rest_gives_slots_back(calling: str, left: tuple[int, ...], back: tuple[int, ...]) -> None:
    from bojiste.systems.srd5.features import arcane_recovery, pact_magic
    from bojiste.systems.srd5.play.movement.room import table_of

    given = fight(one(calling, 5, now={"slots": left}), ogre(at=(9, 9)))
    game = played(given)
    table = table_of(given, game.state)
    says = arcane_recovery.recovers if calling == "wizard" else pact_magic.recovers
    assert says(table, table.profiles["ada"])["slots"] == back


# -- what features make of spells ----------------------------------------------------------------------------------

MIND = {"dexterity": 14, "constitution": 14, "intelligence": 18, "wisdom": 16, "charisma": 16}


def caster(calling: str, level: int, **more: Any) -> dict[str, Any]:
    return hero(calling, level, **{"abilities": MIND, "ac": 12, "hp_max": 40, **more})


@FEATURES
@pytest.mark.parametrize("level, damages", [(2, [10]), (1, [10, 10])])
def test_friends_stand_in_a_sculpted_blast(level: int, damages: list[int]) -> None:
    weak = gob(id="weak", side="heroes", at=(4, 0), hp_max=40)
    given = fight(caster("wizard", level, spells=["shatter"], slots=[0, 1]), weak, ogre(at=(6, 0)))
    dice = [2] * (len(damages) - 1) + [2, 3, 3, 4]
    game = played(given, dice, "cast:shatter", "at:5,0")
    assert damage(game) == damages


@FEATURES
def test_evocations_are_empowered() -> None:
    given = fight(caster("wizard", 10, spells=["magic_missile", "fire_bolt"]), ogre(at=(6, 0)))
    game = played(given, [15, 5, 5], "cast:fire_bolt", "at:ogre")
    assert damage(game) == [10 + 4]


@FEATURES
@pytest.mark.parametrize(
    "who, spell, more",
    [(("wizard", 10), "scorching_ray", 4), (("sorcerer", 6), "scorching_ray", 3)],
)
def test_of_several_rays_one_is_harder(who: tuple[str, int], spell: str, more: int) -> None:
    """Of each casting: the first that hits."""
    choices = ["careful_spell", "heightened_spell"] if who[0] == "sorcerer" else []
    given = fight(caster(*who, spells=[spell], choices=choices), ogre(at=(6, 0), hp_max=200))
    aims = [f"cast:{spell}", "slot:2", "at:ogre", "at:ogre", "at:ogre"]
    rays = [2, 15, 3, 3, 15, 3, 3]
    assert damage(played(given, rays, *aims)) == [6 + more, 6]
    assert damage(played(given, rays * 2, *aims, "end", "end", "end", "end", *aims)) == [6 + more, 6] * 2


@FEATURES
def test_missiles_share_one_roll() -> None:
    given = fight(caster("wizard", 10, spells=["magic_missile"], slots=[1]), ogre(at=(6, 0)))
    game = played(given, [2], "cast:magic_missile", "at:ogre", "at:ogre", "at:ogre")
    assert damage(game) == [3 * (2 + 1 + 4)]


@FEATURES
def test_a_cantrip_grazes_whoever_saves() -> None:
    given = fight(caster("cleric", 1, spells=["sacred_flame"], traits=["potent_cantrip"]), ogre(at=(6, 0)))
    assert damage(played(given, [20, 7], "cast:sacred_flame")) == [3]


@FEATURES
def test_an_overchannelled_spell_does_its_most_once() -> None:
    given = fight(caster("wizard", 14, spells=["burning_hands"], slots=[2]), ogre(at=(1, 0), hp_max=99))
    game = played(given, [1, 1, 1, 1], "cast:burning_hands", "to:1,0", "yes")
    assert damage(game) == [18 + 4] and used(game, "overchannel") == 1


@FEATURES
def test_who_heals_others_is_healed_and_at_last_to_the_full() -> None:
    weak = gob(id="weak", side="heroes", at=(1, 0), hp_max=40, now={"hp": 3})
    healer = caster("cleric", 17, spells=["cure_wounds"], slots=[2], now={"hp": 10})
    game = played(fight(healer, weak, ogre(at=(9, 9))), [], "cast:cure_wounds", "at:weak")
    assert game.state["weak"].hp == 3 + 8 + 3 + 2 + 1 and game.state["ada"].hp == 10 + 3


@FEATURES
def test_points_become_slots_and_slots_points() -> None:
    given = fight(caster("sorcerer", 5, slots=[1, 0]), ogre(at=(9, 9)))
    game = played(given, [], "make-slot:2")
    assert game.state["ada"].slots == (1, 1) and used(game, "font_of_magic") == 3 and game.state["ada"].turn.bonus
    spent = caster("sorcerer", 5, slots=[1, 1], now={"used": ["font_of_magic"] * 5})
    game = played(fight(spent, ogre(at=(9, 9))), [], "melt-slot:2")
    assert game.state["ada"].slots == (1, 0) and used(game, "font_of_magic") == 3


@FEATURES
def test_a_quickened_spell_leaves_the_action() -> None:
    given = fight(
        caster("sorcerer", 5, spells=["scorching_ray", "fire_bolt"], choices=["quickened_spell", "twinned_spell"]),
        ogre(at=(6, 0)),
    )
    game = played(given, [2, 2, 2], "quicken:scorching_ray", "slot:2", "at:ogre", "at:ogre", "at:ogre")
    assert used(game, "font_of_magic") == 2 and game.state["ada"].turn.bonus and not game.state["ada"].turn.action
    assert "cast:fire_bolt" in offered(game) and "cast:scorching_ray" not in offered(game)


@FEATURES
def test_a_twinned_spell_is_for_two() -> None:
    pair = (ogre(at=(6, 0)), orc(at=(6, 5)))
    given = fight(caster("sorcerer", 5, spells=["fire_bolt"], choices=["twinned_spell", "quickened_spell"]), *pair)
    game = played(given, [15, 4, 5, 15, 3, 3], "cast:fire_bolt", "yes", "at:ogre", "at:orc")
    assert damage(game) == [9, 6] and used(game, "font_of_magic") == 1


@FEATURES
def test_a_heightened_spell_is_harder_to_withstand() -> None:
    who = caster(
        "sorcerer",
        5,
        spells=["hold_monster"],
        slots=[0, 0, 0, 0, 1],
        choices=["heightened_spell", "quickened_spell"],
    )
    given = fight(who, ogre(at=(6, 0)))
    game = played(given, [20, 2], "cast:hold_monster", "yes")
    assert "paralyzed" in game.state["ogre"].conditions and used(game, "font_of_magic") == 3


@FEATURES
def test_a_careful_spell_spares_friends_the_roll() -> None:
    weak = gob(id="weak", side="heroes", at=(4, 0), hp_max=40)
    given = fight(
        caster("sorcerer", 3, spells=["shatter"], choices=["careful_spell", "quickened_spell"]), weak, ogre(at=(6, 0))
    )
    game = played(given, [2, 3, 3, 4], "cast:shatter", "yes", "at:5,0")
    assert sorted(damage(game)) == [5, 10]


@FEATURES
def test_poor_dice_are_rolled_anew() -> None:
    given = fight(
        caster("sorcerer", 3, spells=["shatter"], choices=["empowered_spell", "quickened_spell"]), ogre(at=(6, 0))
    )
    game = played(given, [2, 1, 2, 8, 7, 6], "cast:shatter", "at:6,0", "yes")
    assert damage(game) == [7 + 6 + 8]


@FEATURES
def test_a_tactic_quickens_a_spell() -> None:
    who = caster(
        "sorcerer", 5, spells=["scorching_ray", "fire_bolt"], slots=[0, 1], choices=["quickened_spell", "twinned_spell"]
    )
    given = grid({**who, "tactic": "clever"}, ogre(at=(6, 0), hp_max=200), order=["ada", "ogre"])
    game = Game(given, seed=3, people=["gm"])
    assert used(game, "font_of_magic") >= 2


# -- the druid -----------------------------------------------------------------------------------------------------


def druid(level: int, **more: Any) -> dict[str, Any]:
    return caster("druid", level, **{"hp_max": 20, "spells": ["moonbeam", "cure_wounds"], **more})


@FEATURES
def test_a_druid_is_a_beast_with_its_hit_points_and_itself_again_without_them() -> None:
    given = fight(druid(2), ogre(at=(6, 0)))
    game = played(given, [], "guise", "as:wolf")
    assert game.state["ada"].hp == game.state["ada"].hp_max == 11 and game.state["ada"].turn.action
    assert used(game, "wild_shape") == 1 and "cast" not in verbs(game)
    game = played(given, [], "guise", "as:wolf", "g ada -6")
    assert game.state["ada"].hp == 5 and game.state["ada"].form == "wolf"
    game = played(given, [], "guise", "as:wolf", "g ada -15")
    assert (game.state["ada"].hp, game.state["ada"].hp_max, game.state["ada"].form) == (16, 20, "true")
    assert game.state["ada"].life == "ok"


@FEATURES
def test_what_is_left_over_may_fell_the_druid() -> None:
    game = played(fight(druid(2, now={"hp": 4}), ogre(at=(6, 0))), [], "guise", "as:wolf", "g ada -16")
    assert (game.state["ada"].hp, game.state["ada"].life, game.state["ada"].form) == (0, "dying", "true")


@FEATURES
@pytest.mark.parametrize(
    "level, may, may_not", [(2, "wolf", "ape"), (4, "ape", "brown_bear"), (8, "brown_bear", "lion")]
)
def test_the_shape_of_which_beasts(level: int, may: str, may_not: str) -> None:
    game = played(fight(druid(level), ogre(at=(6, 0))), [], "guise")
    keys = {*offered(game)}
    assert f"as:{may}" in keys and (f"as:{may_not}" not in keys or level == 8)
    assert ("as:giant_eagle" in keys) is (level >= 8), "wings"


@FEATURES
def test_a_druid_is_itself_again_by_an_action_and_concentrates_all_along() -> None:
    given = grid(druid(3, slots=[0, 1]), ogre(at=(6, 0)), order=["ada", "ogre"])
    keys = ["cast:moonbeam", "at:9,9", "end", "end", "guise", "as:wolf"]
    game = played(given, [], *keys)
    assert [one.power for one in game.state["ada"].running] == ["moonbeam"]
    game = played(given, [], *keys, "end", "end", "shape:true")
    assert game.state["ada"].hp == 20 and used(game, "wild_shape") == 1 and game.state["ada"].turn.action
    gone = {**druid(3), "now": {"position": [0, 0], "used": ["wild_shape"] * 2}}
    assert "guise" not in offered(played(fight(gone, ogre(at=(6, 0)))))


@FEATURES
def test_a_tactic_becomes_a_beast_when_it_is_hurt() -> None:
    weak = {**druid(8, now={"hp": 8}), "tactic": "ordinary"}
    game = Game(grid(weak, ogre(at=(3, 0), hp_max=200), order=["ada", "ogre"]), seed=3)
    first = next(event for event in game.events if event.kind == "changes-shape")
    assert first.actor == "ada" and game.outcome is not None


# -- the highest levels --------------------------------------------------------------------------------------------


@FEATURES
def test_a_nimbus_burns_enemies_on_their_turns() -> None:
    given = grid(one("paladin", 20), ogre(at=(3, 0)), order=["ada", "ogre"])
    game = played(given, [], "power:holy_nimbus", "end")
    assert damage(game) == [10] and used(game, "holy_nimbus") == 1


@FEATURES
@pytest.mark.parametrize("way, plight", [("fear", "frightened"), ("awe", "charmed")])
def test_a_dragons_presence_meets_who_starts_a_turn_in_it_for_five_points(way: str, plight: str) -> None:
    given = grid(caster("sorcerer", 18), ogre(at=(6, 0)), orc(at=(15, 0)), order=["ada", "ogre", "orc"])
    keys = ["power:draconic_presence", f"use:dragon_{way}", "end"]
    game = played(given, [3], *keys)
    assert plight in game.state["ogre"].conditions and used(game, "font_of_magic") == 5
    assert game.state["ada"].concentrates is not None and plight not in game.state["orc"].conditions


@FEATURES
def test_who_withstands_a_dragons_presence_is_free_of_it() -> None:
    given = grid(caster("sorcerer", 18), ogre(at=(6, 0)), order=["ada", "ogre"])
    keys = ["power:draconic_presence", "use:dragon_fear", "end"]
    game = played(given, [20], *keys, "end", "end")
    assert "frightened" not in game.state["ogre"].conditions, "nor does it save again on its next turn"
    game = played(given, [3], *keys, "end", "end")
    assert "frightened" in game.state["ogre"].conditions, "nor who has failed"


@FEATURES
def test_an_empty_body_is_not_seen_and_hard_to_hurt() -> None:
    given = fight(monk(18), ogre(at=(1, 0)))
    game = played(given, [], "power:empty_body")
    assert "invisible" in game.state["ada"].conditions and used(game, "ki") == 4


@FEATURES
@pytest.mark.parametrize("save, dice, left", [(2, [], 0), (20, [4] * 10, 200 - 8 - 40)])
def test_a_palm_stops_a_heart(save: int, dice: list[int], left: int) -> None:
    given = grid(monk(17), ogre(at=(1, 0), hp_max=200), order=["ada", "ogre"])
    keys = ["attack:ogre:unarmed", "no", "yes", "end", "end", "quiver:ogre"]
    game = played(given, [15, 5, save, *dice], *keys)
    assert used(game, "ki") == 3 and game.state["ogre"].hp == left


@FEATURES
def test_hell_takes_somebody_away_for_a_turn() -> None:
    given = fight(one("warlock", 14, weapons=["mace"]), ogre(at=(1, 0), hp_max=200))
    game = played(given, [15, 5, *[5] * 10], "attack:ogre:mace", "yes")
    assert damage(game)[-1] == 50 and "banished" in {entry.name for entry in game.state["ogre"].suffers}


@FEATURES
def test_a_whirlwind_strikes_everybody_around() -> None:
    style = {"style": "defense"}
    given = fight(one("ranger", 11, weapons=["shortsword"], **style), ogre(at=(1, 0)), orc(at=(0, 1)))
    game = played(given, [15, 4, 2], "whirlwind:shortsword")
    assert damage(game) == [4 + 3] and len(every(game, "miss")) == 1 and game.state["ada"].turn.action


@FEATURES
def test_what_is_used_up_comes_back_as_a_fight_begins() -> None:
    spent = {**monk(20), "now": {"position": [0, 0], "used": ["ki"] * 20}}
    assert used(played(fight(spent, ogre(at=(6, 0)))), "ki") == 16
    bard = {**one("bard", 20), "now": {"position": [0, 0], "used": ["bardic_inspiration"] * 3}}
    assert used(played(fight(bard, ogre(at=(6, 0)))), "bardic_inspiration") == 2


@FEATURES
def test_the_pure_and_the_tranquil_are_warded_from_the_start() -> None:
    game = played(fight(one("paladin", 15), ogre(at=(6, 0), type="fiend")))
    assert [running.power for running in game.state["ada"].running] == ["purity_of_spirit"]
    game = played(fight(monk(11), ogre(at=(6, 0))))
    assert "warded" in {entry.name for entry in game.state["ada"].suffers} and not game.state["ada"].turn.action


@FEATURES
def test_a_song_steadies_friends() -> None:
    weak = gob(id="weak", side="heroes", at=(1, 0))
    game = played(fight(one("bard", 6), weak, ogre(at=(9, 9))), [], "power:countercharm")
    assert game.state["weak"].suffers and game.state["ada"].turn.action


@FEATURES
def test_a_still_mind_is_free_of_fear() -> None:
    afraid = {**monk(7), "now": {"position": [0, 0], "conditions": ["frightened"]}}
    game = played(fight(afraid, ogre(at=(6, 0))), [], "power:stillness_of_mind")
    assert "frightened" not in game.state["ada"].conditions


@FEATURES
@pytest.mark.parametrize("chosen, harm", [([], 9 + 3), (["cold"], 9)])
def test_a_dragons_blood_burns_hotter(chosen: list[str], harm: int) -> None:
    """A heightened spell asks nothing of an attack, a careful one nothing of what has no area."""
    choices = [*chosen, "careful_spell", "heightened_spell"]
    given = fight(caster("sorcerer", 6, spells=["fire_bolt"], choices=choices), ogre(at=(6, 0)))
    assert damage(played(given, [15, 4, 5], "cast:fire_bolt", "at:ogre")) == [harm]


@FEATURES
def test_fiends_lend_resilience() -> None:
    given = fight(ogre(at=(9, 9), power=[FIRE]), one("warlock", 10, hp_max=60))
    assert damage(played(given, [1, 6, 6], "power:breath", "at:0,0", "no")) == [6]


@FEATURES
def test_a_foe_is_slain_harder_once_a_turn() -> None:
    who = one("ranger", 20, weapons=["mace"], style="defense", subclass="none")
    game = played(fight(who, ogre(at=(1, 0), type="undead", hp_max=99)), [15, 4, 15, 4], *["attack:ogre:mace"] * 2)
    assert damage(game) == [4 + 3 + 2, 7]


@FEATURES
def test_a_monk_falls_softly() -> None:
    eagle = monk(4, at=(2, 2), hp_max=40, speed={"walk": 30, "fly": 30}, now={"altitude": 60})
    given = grid(eagle, ogre(at=(9, 9)), order=["ada", "ogre"])
    game = played(given, [6] * 6, "g ada prone", "yes")
    assert game.state["ada"].hp == 40 - (36 - 20) and not game.state["ada"].reaction


@FEATURES
def test_a_song_makes_a_rest_better() -> None:
    singer = ada(hit_dice="1d10", traits=["song_of_rest 2"], now={"hp": 10})
    game = played(day(singer, "short"), [*FIRST, 4, 3, 15, 2], "attack:gob:longsword", "no", "yes")
    assert game.state["ada"].hp == 10 + 5 + 3 and used(game, "song_of_rest") == 0
