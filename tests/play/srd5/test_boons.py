"""Spells that lie on somebody: armour of magic, images, a sanctuary, mist, and what opens while they last."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.event import Event
from bojiste.core.game import Game
from tests.play.srd5.cast import ada, every, gob, grid, kinds, offered, only, orc, played, scene, verbs
from tests.play.srd5.test_spell import dealt, mage

SLOTS = [4, 4, 4, 4, 3, 3, 2, 2, 1]
TEN = {"strength": 10, "dexterity": 10, "constitution": 10, "wisdom": 10, "charisma": 10}


def caster(*spells: str, **more: Any) -> dict[str, Any]:
    """Cira: AC 12, Dexterity +1, spell attack +5, save DC 13."""
    return mage(spells=list(spells), slots=SLOTS, **more)


def total(event: Event) -> int | None:
    return event.row()[4]


def against(game: Game) -> object:
    return [event for event in game.events if event.kind in ("hit", "miss")][-1].data["against"]


@pytest.mark.parametrize(
    "name, more, number",
    [
        ("mage_armor", {"ac": 11}, 14),
        ("mage_armor", {"ac": 17}, 17),
        ("mage_armor", {"ac": 11, "shield": True, "hands": 3}, 16),
        ("barkskin", {}, 16),
        ("barkskin", {"ac": 18}, 18),
    ],
)
def test_armour_of_magic(name: str, more: dict[str, Any], number: int) -> None:
    given = scene(caster(name, **more), orc(), order=["cira", "orc"])
    game = played(given, [2], f"cast:{name}", "end", "attack:cira:greataxe")
    assert against(game) == number


def test_mage_armor_is_not_for_who_wears_any() -> None:
    given = scene(caster("mage_armor"), ada(ac=None, armour="leather"), orc(), order=["cira", "ada", "orc"])
    assert only(played(given, [], "cast:mage_armor"), "befalls").target == "cira"
    bare = scene(caster("mage_armor"), ada(), orc(), order=["cira", "ada", "orc"])
    assert "at:ada" in offered(played(bare, [], "cast:mage_armor"))


def test_stoneskin_halves_what_is_not_magical() -> None:
    given = scene(caster("stoneskin"), orc(), order=["cira", "orc"])
    assert dealt(played(given, [15, 6, 15], "cast:stoneskin", "end", "attack:cira:greataxe")) == {"cira": 4}
    blade = orc(attack=[{"name": "blade", "to_hit": 5, "reach": 5, "damage": "1d12+3 slashing", "magical": True}])
    magic = scene(caster("stoneskin"), blade, order=["cira", "orc"])
    assert dealt(played(magic, [15, 6, 15], "cast:stoneskin", "end", "attack:cira:blade")) == {"cira": 9}


def test_a_blank_mind_is_not_charmed_and_not_hurt_by_thoughts() -> None:
    witch = orc(casting="charisma", spells=["charm_person", "vicious_mockery"], slots=[2], spell_dc=25, level=1)
    given = scene(caster("mind_blank"), witch, order=["cira", "orc"])
    blank = played(given, [5, 5], "cast:mind_blank", "end", "cast:charm_person")
    assert not blank.state["cira"].conditions
    assert played(given, [5, 5], "end", "cast:charm_person").state["cira"].conditions == ("charmed",)
    mocked = played(given, [5, 4], "cast:mind_blank", "end", "cast:vicious_mockery")
    assert dealt(mocked) == {"cira": 0}


def test_long_strides_go_ten_feet_farther() -> None:
    given = grid(caster("longstrider", at=(0, 0)), orc(at=(15, 15)), order=["cira", "orc"])
    game = played(given, [], "cast:longstrider", "slot:1")
    assert game.ask is not None and game.ask.data["left_hf"] == 80
    game.answer("move")
    assert "to:8,0" in offered(game) and "to:9,0" not in offered(game)


def test_true_sight_finds_the_invisible() -> None:
    foe = orc(now={"conditions": ["invisible"], "position": [4, 0]})
    given = grid(caster("true_seeing", "fire_bolt", at=(0, 0)), foe, order=["cira", "orc"])
    blind = played(given, [5, 5], "cast:fire_bolt")
    assert only(blind, "miss").data["hinders"] == ("unseen-target",)
    seeing = played(given, [5], "cast:true_seeing", "end", "end", "cast:fire_bolt")
    assert not only(seeing, "miss").data.get("hinders")


# -- freedom of movement -----------------------------------------------------------------------------------------


def test_nothing_holds_whoever_is_free() -> None:
    """Out of a grip for five feet; no magic holds it; rough ground costs nothing."""
    given = scene(
        caster("freedom_of_movement", mark="c"),
        orc(mark="o", casting="wisdom", spells=["hold_person"], slots=[0, 1], spell_dc=30),
        order=["cira", "orc"],
        field={"map": "c~~~~~~~~~o"},
    )
    free = played(given, [], "cast:freedom_of_movement", "move")
    assert "to:6,0" in offered(free)
    assert "to:6,0" not in offered(played(given, [], "move"))
    held = played(given, [5], "cast:freedom_of_movement", "end", "cast:hold_person")
    assert not {"paralyzed"} & {*held.state["cira"].conditions}
    assert "paralyzed" in played(given, [5], "end", "cast:hold_person").state["cira"].conditions


def test_whoever_is_free_slips_out_of_a_grip() -> None:
    given = grid(
        caster("freedom_of_movement", at=(1, 0), now={"conditions": ["grappled:orc"]}),
        orc(at=(0, 0)),
        order=["cira", "orc"],
    )
    game = played(given, [], "cast:freedom_of_movement", "slip-out:0")
    assert "grappled" not in game.state["cira"].conditions
    assert game.ask is not None and game.ask.data["left_hf"] == 50
    assert "slip-out" not in verbs(played(given))


# -- gaseous form ------------------------------------------------------------------------------------------------


def test_mist_drifts_and_does_nothing_else() -> None:
    given = grid(
        caster("gaseous_form", "fire_bolt", at=(0, 0), weapons=["dagger"]), orc(at=(1, 0)), order=["cira", "orc"]
    )
    assert {"cast", "attack", "move"} <= verbs(played(given))
    game = played(given, [], "cast:gaseous_form", "end", "end")
    assert "misty" in game.state["cira"].conditions
    assert not {"cast", "attack", "move"} & verbs(game) and "fly" in verbs(game)
    struck = played(given, [15, 8, 10, 10], "cast:gaseous_form", "end", "attack:cira:greataxe")
    assert dealt(struck) == {"cira": 5}


def test_mist_readies_nothing_against_who_comes_into_range() -> None:
    """Neither a blow nor a spell is left: nothing would follow that trigger."""
    given = grid(caster("gaseous_form", at=(0, 0)), orc(at=(3, 0)), order=["cira", "orc"])
    solid = played(given, [], "ready")
    assert "in-range" in offered(solid)
    game = played(given, [], "cast:gaseous_form", "end", "end", "ready")
    assert {"near", "word"} <= set(offered(game)) and "in-range" not in offered(game)


def test_mist_has_advantage_on_saves_of_the_body() -> None:
    witch = orc(casting="wisdom", spells=["burning_hands", "hold_person"], slots=[1, 1], level=3)
    given = scene(caster("gaseous_form"), witch, order=["cira", "orc"])
    game = played(given, [3, 9, 1, 1, 1, 19, 19], "cast:gaseous_form", "end", "cast:burning_hands", "slot:1")
    save = next(
        event for event in game.events if event.kind.startswith("save-") and event.data["ability"] == "dexterity"
    )
    assert save.data["helps"] == ("aided",)


def test_the_form_is_lost_at_0_hit_points() -> None:
    given = scene(caster("gaseous_form", hp_max=20), ada(), orc(), order=["cira", "orc", "ada"])
    game = played(given, [], "cast:gaseous_form", "at:ada", "g ada -24")
    assert "misty" not in game.state["ada"].conditions and "power-ends" in kinds(game)
    assert "misty" in played(given, [], "cast:gaseous_form", "at:ada", "g ada -2").state["ada"].conditions


# -- sanctuary ---------------------------------------------------------------------------------------------------


def test_a_sanctuary_turns_attacks_away() -> None:
    """A failed save costs the attack, or finds another target; whoever attacks has no sanctuary any more."""
    given = scene(caster("sanctuary"), orc(), order=["cira", "orc"])
    lost = played(given, [5], "cast:sanctuary", "end", "attack:cira:greataxe")
    assert only(lost, "turned-away").target == "cira" and lost.state["orc"].turn.action
    through = played(given, [14, 2], "cast:sanctuary", "end", "attack:cira:greataxe")
    assert only(through, "miss").target == "cira"
    two = scene(caster("sanctuary"), ada(), orc(), order=["cira", "orc", "ada"])
    other = played(two, [5, 2], "cast:sanctuary", "at:cira", "end", "attack:cira:greataxe", "at:ada")
    assert only(other, "miss").target == "ada"
    none = played(two, [5], "cast:sanctuary", "at:cira", "end", "attack:cira:greataxe", "no")
    assert "turned-away" in kinds(none) and "miss" not in kinds(none)


def test_a_sanctuary_ends_with_an_attack_or_a_spell_at_an_enemy() -> None:
    given = scene(
        caster("sanctuary", "fire_bolt", "healing_word", "cure_wounds", now={"hp": 3}), orc(), order=["cira", "orc"]
    )
    bolt = played(given, [2, 3], "cast:sanctuary", "cast:fire_bolt")
    assert not bolt.state["cira"].conditions
    mends = played(given, [5], "cast:sanctuary", "end", "end", "cast:cure_wounds", "slot:1")
    assert mends.state["cira"].conditions == ("warded",)


def test_a_sanctuary_turns_spells_away_but_no_areas() -> None:
    witch = orc(casting="wisdom", spells=["guiding_bolt", "burning_hands"], slots=[2], level=1)
    given = scene(caster("sanctuary"), witch, order=["cira", "orc"])
    lost = played(given, [5], "cast:sanctuary", "end", "cast:guiding_bolt")
    assert lost.state["orc"].slots == (1,) and not every(lost, "miss") and not every(lost, "damage")
    fire = played(given, [15, 1, 1, 1], "cast:sanctuary", "end", "cast:burning_hands")
    assert dealt(fire) == {"cira": 1}


# -- mirror image ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("images, least", [(3, 6), (2, 8), (1, 11)])
def test_images_draw_attacks(images: int, least: int) -> None:
    """A d20 of at least 6, 8, 11; the image has AC 10 and Dexterity, and a hit destroys it."""
    given = scene(caster("mirror_image"), orc(), order=["cira", "orc"])
    keys = ["cast:mirror_image", "end", *["attack:cira:greataxe", "end"] * (3 - images)]
    gone = [20, 6] * (3 - images)
    drawn = played(given, [*gone, least, 6], *keys, "attack:cira:greataxe")
    assert only(drawn, "at-image").data["against"] == 11 if images == 3 else True
    left = [entry.amount for entry in drawn.state["cira"].suffers if entry.name == "image"]
    assert left == ([images - 1] if images > 1 else [])
    assert not every(drawn, "damage")
    own = played(given, [*gone, least - 1, 2], *keys, "attack:cira:greataxe")
    assert only(own, "miss").data["against"] == 12
    missed = played(given, [*gone, least, 5], *keys, "attack:cira:greataxe")
    assert sum(entry.amount for entry in missed.state["cira"].suffers) == images


def test_the_last_image_ends_the_spell() -> None:
    given = scene(caster("mirror_image"), orc(), order=["cira", "orc"])
    keys = ["cast:mirror_image", "end", *["attack:cira:greataxe", "end"] * 3]
    game = played(given, [20, 6] * 3, *keys)
    assert "power-ends" in kinds(game) and not game.state["cira"].running


def test_true_sight_is_not_deceived_by_images() -> None:
    given = scene(caster("mirror_image"), orc(truesight=60), order=["cira", "orc"])
    assert not every(played(given, [2], "cast:mirror_image", "end", "attack:cira:greataxe"), "image-drawn")


# -- shields of fire and of the otherworldly ----------------------------------------------------------------------


def test_a_shield_of_fire_is_chosen_and_burns_who_strikes() -> None:
    cold = orc(attack=[{"name": "ice", "to_hit": 5, "reach": 5, "damage": "8 cold"}])
    given = scene(caster("fire_shield"), cold, order=["cira", "orc"])
    asked = played(given, [], "cast:fire_shield")
    assert offered(asked) == ("use:warm_shield", "use:chill_shield")
    warm = played(given, [15, 3, 4], "cast:fire_shield", "use:warm_shield", "end", "attack:cira:ice")
    assert dealt(warm) == {"cira": 4, "orc": 7}
    assert [event.data["type"] for event in every(warm, "damage")] == ["cold", "fire"]
    chill = played(given, [15, 3, 4], "cast:fire_shield", "use:chill_shield", "end", "attack:cira:ice")
    assert dealt(chill) == {"cira": 8, "orc": 7}
    assert dealt(played(given, [15], "end", "attack:cira:ice")) == {"cira": 8}


def test_a_shield_of_fire_sheds_light() -> None:
    field = {"light": "dark"}
    keys = ("cast:fire_shield", "use:warm_shield", "end")
    bow = gob(at=(6, 0), attack=[{"name": "bow", "to_hit": 4, "range": [80, 320], "damage": "1d6 piercing"}])
    lit = grid(caster("fire_shield", at=(0, 0)), bow, order=["cira", "gob"], field=field)
    assert only(played(lit, [2, 2], *keys, "attack:cira:bow"), "miss").data["state"] == 1
    assert "unseen-target" in only(played(lit, [2], "end", "attack:cira:bow"), "miss").data["hinders"]


def test_fiends_strike_badly_at_who_has_dispelled_evil() -> None:
    for kind, state in (("fiend", -1), ("humanoid", 0)):
        given = scene(caster("dispel_evil_and_good"), orc(type=kind), order=["cira", "orc"])
        dice = [2, 2] if state else [2]
        game = played(given, dice, "cast:dispel_evil_and_good", "end", "attack:cira:greataxe")
        assert only(game, "miss").data["state"] == state


def test_a_dismissal_sends_a_fiend_home() -> None:
    """A melee spell attack, a Charisma save; used once, the spell is over."""
    given = scene(caster("dispel_evil_and_good"), orc(type="fiend", abilities=TEN), ada(), order=["cira", "orc", "ada"])
    start = ("cast:dispel_evil_and_good", "end", "end", "end")
    assert "power:dismissal" not in offered(played(given))
    gone = played(given, [15, 5], *start, "power:dismissal", "end")
    assert only(gone, "sent-home").target == "orc" and gone.state["orc"].gone
    assert gone.outcome is not None and gone.outcome.winner == "heroes"
    stays = played(given, [15, 15], *start, "power:dismissal")
    assert not stays.state["orc"].gone and not stays.state["cira"].running
    mortal = scene(caster("dispel_evil_and_good"), orc(), ada(), order=["cira", "orc", "ada"])
    assert "power:dismissal" not in offered(played(mortal, [], *start))


def test_an_enchantment_by_a_fiend_is_broken() -> None:
    friend = ada(now={"conditions": ["frightened:orc", "charmed:gob"]})
    given = scene(
        caster("dispel_evil_and_good"),
        friend,
        orc(type="fiend"),
        gob(),
        order=["cira", "ada", "orc", "gob"],
    )
    keys = ("cast:dispel_evil_and_good", "end", "end", "end", "end", "power:break_enchantment")
    game = played(given, [], *keys)
    assert game.state["ada"].conditions == ("charmed",) and not game.state["cira"].running


# -- a club led by magic, spells cast before -----------------------------------------------------------------------


def test_a_staff_led_by_magic() -> None:
    """Spell attack +5 and 1d8 + 3 (Intelligence), magical, instead of +2 and 1d6."""
    given = scene(caster("shillelagh", weapons=["quarterstaff"]), orc(hp_max=60), order=["cira", "orc"])
    plain = played(given, [11, 6], "attack:orc:quarterstaff")
    assert dealt(plain) == {"orc": 6} and total(only(plain, "hit")) == 13
    led = played(given, [8, 8], "cast:shillelagh", "attack:orc:quarterstaff")
    assert dealt(led) == {"orc": 11} and total(only(led, "hit")) == 13


def test_spells_cast_before_the_fight() -> None:
    given = scene(caster("mage_armor", "stoneskin", cast_before=["mage_armor", "stoneskin"], ac=11), orc(),
                  order=["cira", "orc"])  # fmt: skip
    game = played(given, [15, 6, 15], "end", "attack:cira:greataxe")
    assert game.state["cira"].slots == (3, 4, 4, 3, 3, 3, 2, 2, 1)
    assert against(game) == 14 and dealt(game) == {"cira": 4}
