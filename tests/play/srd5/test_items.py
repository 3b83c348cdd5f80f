"""Magic items, each as a game plays it, with exact dice."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.game import Game
from bojiste.core.system import system
from bojiste.errors import SceneError
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.words.item_powers import POWERS
from bojiste.systems.srd5.words.treasure import PARTLY, TREASURES, read
from tests.play.srd5.cast import every, gob, grid, kinds, offered, ogre, only, orc, played, scene
from tests.play.srd5.test_bad_input import duel, faults

ITEMS = pytest.mark.rule("srd5.attack.hit")


def bearer(*items: str, **more: Any) -> dict[str, Any]:
    """A character of Strength 16 and Dexterity 14 with items, at the corner of a map."""
    scores = {"strength": 16, "dexterity": 14, "constitution": 14, "wisdom": 10}
    base = {"id": "ada", "side": "heroes", "kind": "character", "hp_max": 30, "abilities": scores, "items": [*items]}
    made = {key: one for key, one in {**base, "at": (0, 0), **more}.items() if one is not None}
    made["now"] = {**made.get("now", {}), "position": list(made.pop("at"))}
    return made


def fight(*everybody: dict[str, Any], **more: Any) -> Any:
    """On a map, in this order; somebody of each side far off keeps the fight going."""
    far = [gob(id="friend", side="heroes", at=(19, 0)), orc(id="foe", at=(19, 19))]
    return grid(*everybody, *far, order=[one["id"] for one in (*everybody, *far)], **more)


def who(*items: str, **more: Any) -> Profile:
    return fight(bearer(*items, **more)).prepared.profiles["ada"]  # type: ignore[no-any-return]


def damage(game: Game) -> list[int]:
    return [event.data["damage"] for event in every(game, "damage")]


def used(game: Game, store: str) -> int:
    return int(game.state["ada"].used.count(store))


@pytest.mark.parametrize("text, name, of, bonus", [
    ("longsword +1", "magic", "longsword", 1),
    ("+2 plate", "magic", "plate", 2),
    ("Shield +3", "magic", "shield", 3),
    ("light crossbow +1", "magic", "light_crossbow", 1),
    ("Ring of Protection", "ring_of_protection", "", 0),
    ("dwarven_plate", "dwarven_plate", "plate", 2),
])  # fmt: skip
def test_items_are_written_as_people_write_them(text: str, name: str, of: str, bonus: int) -> None:
    assert read(text) == (name, of, bonus)


@pytest.mark.parametrize(
    "text",
    ["efreeti chain", "weapon of warning", "longsword", "longsword +4", "ring of protection +1", "net +1", "ring", ""],
)
def test_what_is_no_item_is_none(text: str) -> None:
    assert read(text) is None


@ITEMS
@pytest.mark.parametrize("bonus", [1, 2, 3])
def test_a_magic_weapon_hits_better_and_harder_and_is_magical(bonus: int) -> None:
    given = fight(bearer(f"longsword +{bonus}"), ogre(at=(1, 0), ac=16, resist=["slashing nonmagical"]))
    short = 16 - 5 - bonus
    game = played(given, [short - 1], "attack:ogre:longsword")
    assert every(game, "miss")
    game = played(given, [short, 4], "attack:ogre:longsword")
    assert damage(game) == [4 + 3 + bonus], "and nothing of it is resisted"
    assert ("magic", bonus) in [(part.name, part.value) for part in every(game, "hit")[0].parts]


@ITEMS
def test_only_the_weapon_itself_is_magical() -> None:
    found = who("dagger +2", weapons=["longsword", "dagger"]).by_key
    assert (found["longsword"].bonus, found["longsword"].magical) == (5, False)
    for key in ("dagger", "throw-dagger"):
        assert (found[key].bonus, found[key].components[0].flat, found[key].magical) == (7, 5, True)


@pytest.mark.parametrize("items, more, ac", [
    (["plate +1"], {}, 19),
    (["chain shirt +2", "shield +1"], {}, 13 + 2 + 2 + 2 + 1),
    (["dwarven plate"], {}, 20),
    (["ring of protection", "cloak of protection"], {}, 12 + 2),
    (["ring of protection", "ring of protection"], {}, 12 + 1),
    (["bracers of defense"], {}, 12 + 2),
    (["bracers of defense"], {"shield": True}, 12 + 2),
    (["bracers of defense", "leather +1"], {}, 11 + 2 + 1),
    (["bracers of defense"], {"class": "monk", "level": 1}, 12 + 2),
    (["plate +1"], {"ac": 15}, 15),
    (["plate +1", "plate +1", "shield +1"], {"armour": "plate", "shield": True}, 19 + 3),
])  # fmt: skip
def test_armor_class_with_items(items: list[str], more: dict[str, Any], ac: int) -> None:
    assert who(*items, **more).ac == ac


def test_a_shield_takes_a_hand() -> None:
    assert who("shield +1").hands == 1


def test_protection_helps_saving_throws() -> None:
    assert who("ring of protection", "cloak of protection").save_bonus == 2


@pytest.mark.parametrize("item, own, score", [
    ("gauntlets of ogre power", 16, 19),
    ("belt of hill giant strength", 16, 21),
    ("belt of storm giant strength", 16, 29),
    ("gauntlets of ogre power", 20, 20),
])  # fmt: skip
def test_a_score_is_raised_and_never_lowered(item: str, own: int, score: int) -> None:
    strength = (score - 10) // 2
    strong = who(item, weapons=["longsword"], abilities={"strength": own, "dexterity": 10})
    assert strong.ability["strength"] == strength and strong.by_key["longsword"].bonus == strength + 2


def test_hit_points_of_a_class_follow_an_amulet_of_health() -> None:
    assert who("amulet of health", hp_max=None, **{"class": "fighter", "level": 2}).sheet.hp_max == 10 + 6 + 2 * 4


def test_senses_defences_and_traits() -> None:
    found = who("goggles of night", "periapt of proof against poison", "ring of warmth", "mantle of spell resistance")
    assert found.darkvision == 120 and "poisoned" in found.cond_immune and "magic_resistance" in found.traits
    assert found.immune and found.resist


@pytest.mark.parametrize("items, reason", [
    (["ring of protection", "cloak of protection", "amulet of health", "ring of warmth"], "too-many-attuned"),
    (["longsword"], "not-one-of"),
    (["sword of nothing"], "not-one-of"),
    ([7], "not-one-of"),
])  # fmt: skip
def test_what_cannot_be_borne_is_refused(items: list[Any], reason: str) -> None:
    assert [found for _, found in faults(duel({"items": items}))] == [reason]


@pytest.mark.parametrize("speed", ["fast", {"walk": "fast"}])
def test_a_speed_that_is_none_is_told_with_winged_boots_too(speed: Any) -> None:
    assert {path.split(".")[1] for path, _ in faults(duel({"items": ["winged boots"], "speed": speed}))} == {"speed"}


@pytest.mark.parametrize("items, more, told", [
    (["plate +1"], {"armour": "leather"}, "plate +1, leather"),
    (["plate +1", "elven chain"], {}, "plate +1, elven_chain"),
    (["shield +1", "spellguard shield"], {}, "shield +1, spellguard_shield"),
])  # fmt: skip
def test_nobody_wears_two_suits_or_two_shields(items: list[str], more: dict[str, Any], told: str) -> None:
    with pytest.raises(SceneError) as caught:
        who(*items, **more)
    (problem,) = caught.value.problems
    assert (problem.path, problem.reason, problem.data["items"]) == ("combatant[0].items", "worn-together", told)


# -- weapons that do more ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text, name, of", [
    ("flame tongue greatsword", "flame_tongue", "greatsword"),
    ("Longsword of Sharpness", "sword_of_sharpness", "longsword"),
    ("vicious weapon", "vicious_weapon", ""),
    ("vicious rapier", "vicious_weapon", "rapier"),
    ("sword of sharpness", "sword_of_sharpness", ""),
    ("scimitar of speed", "scimitar_of_speed", "scimitar"),
    ("holy avenger longsword +3", "holy_avenger", "longsword"),
    ("vicious light crossbow", "vicious_weapon", "light_crossbow"),
])  # fmt: skip
def test_weapons_say_what_they_are_made_of(text: str, name: str, of: str) -> None:
    found = read(text)
    assert found is not None and found[:2] == (name, of)


@pytest.mark.parametrize("text", ["flame tongue club", "holy avenger +1", "rapier of sharpness"])
def test_a_weapon_is_not_made_of_everything(text: str) -> None:
    assert read(text) is None


def test_a_weapon_that_may_be_many_is_the_one_that_the_sheet_has() -> None:
    found = who("flame tongue", weapons=["dagger", "greatsword"])
    assert found.by_key["greatsword"].magic_item == "flame_tongue" and found.by_key["greatsword"].magical
    assert who("flame tongue").by_key["longsword"].magic_item == "flame_tongue"


@ITEMS
def test_a_flame_tongue_burns_by_a_bonus_action() -> None:
    given = fight(bearer("flame tongue longsword"), ogre(at=(1, 0), hp_max=99))
    assert damage(played(given, [15, 4], "attack:ogre:longsword")) == [4 + 3]
    game = played(given, [15, 4, 5, 6], "ignite", "attack:ogre:longsword")
    assert damage(game) == [4 + 3 + 11] and only(game, "item-used").data["trait"] == "flame_tongue"
    assert game.state["ada"].turn.bonus
    game = played(given, [20, 4, 4, 1, 2, 3, 4], "ignite", "attack:ogre:longsword")
    assert damage(game) == [8 + 3 + 10], "its dice are doubled, too"


@ITEMS
def test_a_flame_tongue_burns_only_where_it_is_drawn() -> None:
    armed = bearer("flame tongue longsword", weapons=["dagger"], now={"held": ["dagger"]})
    assert "ignite" not in offered(played(fight(armed, ogre(at=(1, 0)))))
    game = played(fight(armed, ogre(at=(1, 0))), [], "draw:longsword")
    assert "ignite" in offered(game) and "ignite" not in offered(played(fight(armed, ogre(at=(1, 0)))))


@ITEMS
def test_a_tactic_sets_its_blade_alight_first() -> None:
    given = fight(bearer("flame tongue longsword", tactic="ordinary"), ogre(at=(1, 0), hp_max=99))
    game = Game(given, 5)
    mine = [event.kind for event in game.events if event.actor == "ada"]
    assert mine.index("item-used") < min(mine.index(kind) for kind in ("hit", "miss") if kind in mine)


@ITEMS
def test_a_frost_brand_chills_and_keeps_fire_off() -> None:
    given = fight(bearer("frost brand longsword"), ogre(at=(1, 0)))
    assert damage(played(given, [15, 4, 6], "attack:ogre:longsword")) == [4 + 3 + 6]
    burning = ogre(at=(1, 0), attack=[{"name": "brand", "to_hit": 9, "damage": "1d6 fire", "reach": 5}])
    for held, taken in ((["longsword"], 3), (["dagger"], 6)):
        cold = bearer("frost brand longsword", weapons=["dagger"], ac=10, now={"held": held})
        assert damage(played(fight(burning, cold), [15, 6], "attack:ada:brand")) == [taken]


@ITEMS
@pytest.mark.parametrize("item, weapon, creature, dice, more", [
    ("dragon slayer longsword", "longsword", "dragon", [1, 2, 3], 6 + 1),
    ("dragon slayer longsword", "longsword", "giant", [], 1),
    ("holy avenger longsword", "longsword", "fiend", [7, 8], 15 + 3),
    ("holy avenger longsword", "longsword", "undead", [7, 8], 15 + 3),
    ("mace of disruption", "mace", "undead", [5, 5], 10),
    ("mace of disruption", "mace", "beast", [], 0),
])  # fmt: skip
def test_the_bane_of_some_creatures(item: str, weapon: str, creature: str, dice: list[int], more: int) -> None:
    given = fight(bearer(item), ogre(at=(1, 0), type=creature, hp_max=200))
    assert damage(played(given, [15, 4, *dice], f"attack:ogre:{weapon}")) == [4 + 3 + more]


@ITEMS
def test_a_giant_slayer_throws_giants_down() -> None:
    given = fight(bearer("giant slayer battleaxe"), ogre(at=(1, 0), type="giant", hp_max=99))
    game = played(given, [15, 4, 5, 6, 2], "attack:ogre:battleaxe")
    assert damage(game) == [4 + 3 + 1 + 11] and "prone" in game.state["ogre"].conditions
    game = played(given, [15, 4, 5, 6, 19], "attack:ogre:battleaxe")
    assert "prone" not in game.state["ogre"].conditions


@ITEMS
@pytest.mark.parametrize("rolled, life, conditions", [(2, "dead", ()), (19, "ok", ("frightened",))])
def test_a_mace_of_disruption_destroys_the_weak(rolled: int, life: str, conditions: tuple[str, ...]) -> None:
    given = fight(bearer("mace of disruption"), ogre(at=(1, 0), type="undead", hp_max=40))
    game = played(given, [15, 4, 6, 6, rolled], "attack:ogre:mace")
    assert game.state["ogre"].life == life and tuple(game.state["ogre"].conditions) == conditions
    whole = fight(bearer("mace of disruption"), ogre(at=(1, 0), type="undead", hp_max=99))
    assert "dies" not in kinds(played(whole, [15, 4, 6, 6], "attack:ogre:mace"))


@ITEMS
@pytest.mark.parametrize("item, creature, faces, more", [
    ("vicious longsword", "giant", [3, 4], 7),
    ("longsword of sharpness", "giant", [1, 2, 3, 4], 10),
    ("longsword of life stealing", "giant", [5, 5, 5], 15),
    ("longsword of life stealing", "undead", [], 0),
])  # fmt: skip
def test_what_a_20_brings(item: str, creature: str, faces: list[int], more: int) -> None:
    given = fight(bearer(item), ogre(at=(1, 0), type=creature, hp_max=99))
    game = played(given, [20, 4, 4, *faces], "attack:ogre:longsword")
    assert damage(game) == [8 + 3 + more]
    assert game.state["ada"].thp == (more if "stealing" in item else 0)


@ITEMS
def test_a_critical_hit_on_19_is_no_20() -> None:
    champion = bearer("vicious longsword", traits=["improved_critical"])
    assert damage(played(fight(champion, ogre(at=(1, 0))), [19, 4, 4], "attack:ogre:longsword")) == [8 + 3]


@ITEMS
def test_a_scimitar_of_speed_strikes_once_more() -> None:
    given = fight(bearer("scimitar of speed"), ogre(at=(1, 0), hp_max=99))
    game = played(given, [15, 4, 15, 4], "attack:ogre:scimitar", "swift-strike:ogre:scimitar")
    assert damage(game) == [4 + 3 + 2] * 2 and game.state["ada"].turn.bonus


# -- what is worn --------------------------------------------------------------------------------------------------


@ITEMS
def test_a_cloak_of_displacement_hampers_until_it_has_been_pierced() -> None:
    two = [orc(id="one", at=(1, 0)), orc(id="two", at=(0, 1))]
    given = fight(*two, bearer("cloak of displacement", ac=10))
    game = played(given, [15, 2], "attack:ada:greataxe")
    assert only(game, "miss").data["hinders"] == ("cloak_of_displacement",)
    keys = ["attack:ada:greataxe", "end", "attack:ada:greataxe", "end"]
    game = played(given, [15, 12, 1, 15, 1], *keys)
    assert len(damage(game)) == 2 and kinds(game).count("item-falters") == 1
    assert "cloak_of_displacement" not in game.state["ada"].used, "on its own turn it is back"


@ITEMS
@pytest.mark.parametrize("spell, taken", [("magic_missile", 0), ("eldritch_blast", 2)])
def test_a_brooch_of_shielding_stops_magic_missiles(spell: str, taken: int) -> None:
    mage = gob(id="mage", side="foes", at=(4, 0), kind="character", spells=[spell], casting="intelligence", slots=[1])
    given = fight(mage, bearer("brooch of shielding", ac=10))
    darts = spell == "magic_missile"
    game = played(given, [3] if darts else [15, 5], f"cast:{spell}", *["at:ada"] * (3 if darts else 1))
    assert sum(damage(game)) == taken and game.state["ada"].hp == 30 - taken


@ITEMS
def test_a_spellguard_shield_hampers_spells_that_are_aimed() -> None:
    bolt = {"kind": "character", "spells": ["fire_bolt"], "casting": "intelligence", "id": "mage", "side": "foes"}
    mage = gob(at=(4, 0), **bolt)
    game = played(fight(mage, bearer("spellguard shield", ac=10)), [15, 2], "cast:fire_bolt", "at:ada")
    assert only(game, "miss").data["hinders"] == ("spellguard_shield",)
    assert "magic_resistance" in who("spellguard shield").traits


# -- what is used --------------------------------------------------------------------------------------------------


def test_every_power_of_an_item_is_read() -> None:
    for item, rows in POWERS.items():
        found = who(item)
        assert {str(row["name"]) for row in rows} <= {power.row.name for power in found.powers.values()}
        assert item in TREASURES


@ITEMS
def test_a_wand_of_fireballs_has_seven_charges() -> None:
    given = fight(bearer("wand of fireballs"), ogre(at=(9, 0), hp_max=200))
    key = "power:wand_of_fireballs"
    dex = given.prepared.profiles["ogre"].saves["dexterity"]
    game = played(given, [15 - dex - 1, *[3] * 8], key, "at:9,0")
    assert damage(game) == [24] and used(game, "wand_of_fireballs") == 1
    game = played(given, [15 - dex, *[3] * 10], f"{key}_3", "at:9,0")
    assert damage(game) == [15] and used(game, "wand_of_fireballs") == 3
    for spent, offers in ((4, {key, f"{key}_3"}), (6, {key}), (7, set())):
        spend = fight(bearer("wand of fireballs", now={"used": ["wand_of_fireballs"] * spent}), ogre(at=(9, 0)))
        assert {one for one in offered(played(spend)) if one.startswith("power:")} == offers


@pytest.mark.parametrize("item, spells", [
    ("staff of fire", {"burning_hands": 1, "fireball": 3, "wall_of_fire": 4}),
    ("staff of frost", {"fog_cloud": 1, "ice_storm": 4, "wall_of_ice": 4, "cone_of_cold": 5}),
    ("staff of healing", {"cure_wounds": 1, "cure_wounds_2": 2, "cure_wounds_3": 3, "cure_wounds_4": 4,
                          "lesser_restoration": 2, "mass_cure_wounds": 5}),
])  # fmt: skip
def test_a_staff_has_all_its_spells_at_their_charges(item: str, spells: dict[str, int]) -> None:
    name = item.replace(" ", "_")
    found = who(item, casting="wisdom", **{"class": "druid", "level": 9}).powers.values()
    costs = {power.row.name: (power.row.use.takes, power.row.use.uses) for power in found if power.store == name}
    assert costs == {f"{name}_{spell}": (takes, 10) for spell, takes in spells.items()}


@ITEMS
def test_the_spells_of_a_staff_of_healing_by_charges() -> None:
    abilities = {"wisdom": 16, "dexterity": 10}
    hurt = bearer("staff of healing", hp_max=99, now={"hp": 1}, casting="wisdom", abilities=abilities)
    game = played(fight(hurt, ogre(at=(9, 0))), [2, 2, 2], "power:staff_of_healing_cure_wounds_3")
    assert game.state["ada"].hp == 1 + 3 * 2 + 3 and used(game, "staff_of_healing") == 3


def test_a_wand_of_binding_holds_people_for_less() -> None:
    found = who("wand of binding").powers
    costs = {name: (power.row.use.takes, power.dc) for name, power in found.items()}
    assert costs == {"wand_of_binding": (5, 17), "wand_of_binding_hold_person": (2, 17)}


@ITEMS
def test_a_wand_of_magic_missiles_hits_by_itself() -> None:
    given = fight(bearer("wand of magic missiles"), ogre(at=(9, 0), hp_max=200))
    assert sum(damage(played(given, [3], "power:wand_of_magic_missiles", *["at:ogre"] * 3))) == 3 * 4


@ITEMS
def test_potions_of_healing_in_all_grades() -> None:
    assert who("potion of healing", "potion of healing", potions=1).sheet.potions == 3
    for grade, faces, flat in (("greater", 4, 4), ("superior", 8, 8), ("supreme", 10, 20)):
        hurt = bearer(f"potion of {grade} healing", hp_max=99, now={"hp": 1})
        key = f"potion_of_{grade}_healing"
        game = played(fight(hurt, ogre(at=(9, 0))), [2] * faces, f"power:{key}")
        assert game.state["ada"].hp == 1 + 2 * faces + flat and game.state["ada"].turn.action
        assert f"power:{key}" not in offered(game)
    two = who("potion of greater healing", "potion of greater healing").powers["potion_of_greater_healing"]
    assert two.row.use.uses == 2


@ITEMS
def test_a_potion_of_speed_makes_hasted() -> None:
    game = played(fight(bearer("potion of speed"), ogre(at=(9, 0))), [], "power:potion_of_speed")
    assert "hasted" in [one.name for one in game.state["ada"].suffers]


def test_what_is_drunk_before_the_fight_stands_in_the_numbers() -> None:
    found = who("potion of hill giant strength", "potion of fire resistance")
    assert found.ability["strength"] == 5 and found.resist


@pytest.mark.parametrize("item, more, speeds", [
    ("winged boots", {}, (30, 30)),
    ("winged boots", {"race": "halfling"}, (25, 25)),
    ("winged boots", {"class": "barbarian", "level": 5}, (40, 40)),
    ("broom of flying", {"class": "barbarian", "level": 5}, (40, 50)),
    ("broom of flying", {"race": "dwarf"}, (25, 50)),
    ("broom of flying", {"speed": {"walk": 40, "fly": 60}}, (40, 60)),
])  # fmt: skip
def test_what_carries_its_bearer(item: str, more: dict[str, Any], speeds: tuple[int, int]) -> None:
    speed = who(item, **more).sheet.speed
    assert (speed.walk, speed.fly) == speeds


@pytest.mark.parametrize("more, feet", [({}, 60), ({"race": "elf"}, 120), ({"darkvision": 90}, 150)])
def test_goggles_of_night_reach_farther_than_its_own_eyes(more: dict[str, Any], feet: int) -> None:
    assert who("goggles of night", "goggles of night", **more).sheet.darkvision == feet


@pytest.mark.parametrize("more, feet", [({}, 30), ({"race": "dwarf"}, 25), ({"class": "barbarian", "level": 5}, 40)])
def test_boots_of_speed_double_how_fast_it_walks(more: dict[str, Any], feet: int) -> None:
    given = fight(bearer("boots of speed", **more), ogre(at=(9, 0)))
    asked = [game.ask for game in (played(given), played(given, [], "power:boots_of_speed"))]
    assert [ask.data["left_hf"] for ask in asked if ask] == [2 * feet, 4 * feet]


def test_a_cloak_of_arachnida_climbs_as_fast_as_it_walks() -> None:
    assert who("cloak of arachnida", race="dwarf").sheet.speed.climb == 25


@ITEMS
def test_a_bead_of_a_necklace_is_a_fireball_of_the_third_level() -> None:
    given = fight(bearer("necklace of fireballs"), ogre(at=(9, 0), hp_max=200))
    game = played(given, [2, *[3] * 8], "power:necklace_of_fireballs", "at:9,0")
    assert damage(game) == [24]


@ITEMS
def test_a_long_rest_fills_wands_and_no_flasks() -> None:
    hero = bearer("wand of fireballs", "potion of speed", hp_max=99, weapons=["longsword"])
    hero["now"] = {"used": ["wand_of_fireballs", "potion_of_speed"]}
    weak = [gob(id=side, side=side, hp_max=1, tactic="idle") for side in ("first", "second")]
    day = [{"sides": ["first"]}, {"sides": ["second"], "rest": "long"}]
    game = Game(scene(hero, *weak, procedure="day", encounter=day), 2)
    rest = only(game, "rests")
    after = next(change.new for change in rest.changes if change.who == "ada" and change.field == "used")
    assert after == ("potion_of_speed",)


@pytest.mark.parametrize("more, dc", [
    ({}, 8 + 2),
    ({"class": "fighter", "level": 9}, 8 + 4),
    ({"class": "wizard", "level": 9, "abilities": {"dexterity": 10, "intelligence": 18}}, 8 + 4 + 4),
])  # fmt: skip
def test_the_spells_of_a_staff_are_those_of_its_bearer(more: dict[str, Any], dc: int) -> None:
    assert who("staff of fire", **more).powers["staff_of_fire_fireball"].dc == dc


def test_what_is_left_of_an_item_is_said() -> None:
    shelf = system("srd5").shelf
    assert shelf is not None
    covered = shelf().covered
    assert covered is not None
    told = {item: covered(who(item).sheet).nearly.get("feature", ()) for item in ("holy avenger", "dragon slayer")}
    assert told == {"holy avenger": ("Holy Avenger",), "dragon slayer": ()}
    assert TREASURES.keys() >= PARTLY
