"""Spells that lie on creatures, with exact dice: courage, wards, sharper blows, fear that kills."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.scene import Scene
from tests.play.srd5.cast import ada, every, first_turn, gob, grid, kinds, offered, only, orc, played, scene
from tests.play.srd5.test_spell import dealt, mage

SLOTS = [1] * 9


def cira(*spells: str, **more: Any) -> dict[str, Any]:
    """Cira with these spells: DC 13, spell attack +5, spellcasting modifier 3."""
    return mage(spells=list(spells), slots=SLOTS, **more)


def duel(*spells: str, foe: dict[str, Any] | None = None) -> Scene:
    """Cira, and an orc of 60 hit points beside her."""
    return scene(cira(*spells), foe or orc(hp_max=60), order=["cira", "orc"])


def three(*spells: str, foe: dict[str, Any] | None = None, **more: Any) -> Scene:
    """Cira, Ada and the orc."""
    return scene(cira(*spells), ada(**more), foe or orc(hp_max=60), order=["cira", "ada", "orc"])


# -- what comes turn by turn -----------------------------------------------------------------------------------------


def test_heroism() -> None:
    """Three temporary hit points as each of her turns starts, and no fear; what is left of them goes with the spell."""
    cast = ("cast:heroism", "slot:1", "at:ada", "end")
    game = played(three("heroism"), [], *cast)
    assert game.state["ada"].thp == 3 and [event.data["amount"] for event in every(game, "gains-thp")] == [3]
    again = played(three("heroism"), [15, 1], *cast, "end", "attack:ada:greataxe", "end", "end")
    assert again.state["ada"].hp == 23 and again.state["ada"].thp == 3
    assert len(every(played(three("heroism"), [], *cast, "end", "end", "end"), "gains-thp")) == 1  # nothing was missing
    over = played(three("heroism"), [], *cast, "end", "end", "let-go")
    assert over.state["ada"].thp == 0
    kobold = scene(cira("heroism"), ada(), orc(spells=["fear"], casting="charisma", slots=SLOTS, spell_dc=13),
                   order=["cira", "ada", "orc"])  # fmt: skip
    brave = played(kobold, [2], *cast, "end", "cast:fear", "on:ada")
    assert not brave.state["ada"].conditions and "save-missed" in kinds(brave)


def test_heroism_ends_fear() -> None:
    given = scene(cira("heroism"), ada(now={"conditions": ["frightened"]}), orc(hp_max=60),
                  order=["cira", "ada", "orc"])  # fmt: skip
    assert not played(given, [], "cast:heroism", "slot:1", "at:ada").state["ada"].conditions


def test_a_higher_slot_makes_two_brave() -> None:
    game = played(three("heroism"), [], "cast:heroism", "slot:2", "at:ada", "at:cira", "end")
    assert game.state["ada"].thp == 3 and len(every(game, "befalls")) == 2


def test_regenerate() -> None:
    """A casting of a minute: 4d8 + 15, and then a hit point a turn, at 0 too."""
    given = three("regenerate", now={"hp": 2})
    start = played(given, [], "cast:regenerate")
    assert "casts-on" in kinds(start) and start.state["cira"].slots[6] == 1
    wounded = scene(ada(now={"hp": 5}, power=[{**REGENERATE}]), orc(hp_max=60), order=["ada", "orc"])
    game = played(wounded, [1, 1, 1, 1, 15, 12], "power:regenerate", "end", "attack:ada:greataxe", "end")
    assert [event.data["regained"] for event in every(game, "cures")] == [19]
    assert [event.data["regained"] for event in every(game, "regenerates")] == [1]
    assert game.state["ada"].hp == 24 - 15 + 1
    low = scene(ada(now={"hp": 5}, hp_max=14, power=[{**REGENERATE}]), orc(hp_max=60), cira(),
                order=["ada", "orc", "cira"])  # fmt: skip
    woken = played(low, [1, 1, 1, 1, 15, 12], "power:regenerate", "at:ada", "end", "attack:ada:greataxe", "no", "end",
                   "end")  # fmt: skip
    assert woken.state["ada"].life == "ok" and woken.state["ada"].hp == 1


REGENERATE = {
    "name": "regenerate",
    "target": {"range": "touch"},
    "effects": [{"kind": "heal", "dice": "4d8+15"}, {"kind": "regeneration", "hit_points": 1}],
    "duration": {"rounds": 600},
}


# -- hope, life ------------------------------------------------------------------------------------------------------


def test_a_beacon_of_hope() -> None:
    """Healing gives all it could, death saves and Wisdom saves have advantage."""
    given = three("beacon_of_hope", "cure_wounds", foe=orc(hp_max=60, spells=["hold_person"], casting="wisdom",
                                                         slots=SLOTS, spell_dc=13), now={"hp": 3})  # fmt: skip
    cast = ("cast:beacon_of_hope", "at:ada", "at:cira", "end", "end", "end", "cast:cure_wounds", "slot:1", "at:ada")
    assert only(played(given, [2], *cast), "cures").data["regained"] == 11
    held = played(given, [2, 14], *cast[:3], "end", "end", "cast:hold_person", "slot:2", "at:ada")
    assert only(held, "save-made").data["helps"] == ("aided",) and not held.state["ada"].conditions
    dying = three("beacon_of_hope", now={"hp": 0, "life": "dying"})
    saved = played(dying, [5, 12], "cast:beacon_of_hope", "at:ada", "at:cira", "end")
    assert only(saved, "death-save-success").data["successes"] == 1


def test_the_dying_are_spared() -> None:
    dying = three("spare_the_dying", now={"hp": 0, "life": "dying"})
    game = played(dying, [], "cast:spare_the_dying")
    assert game.state["ada"].life == "stable" and only(game, "stable").actor == "ada"
    assert "cast:spare_the_dying" not in offered(played(three("spare_the_dying")))
    dead = three("spare_the_dying", type="construct", now={"hp": 0, "life": "dying"})
    assert "cast:spare_the_dying" not in offered(played(dead))


def test_the_store_of_a_mass_heal_is_shared_out() -> None:
    """700 hit points: the orc of 900 takes what Ada leaves; who is blind sees again."""
    beast = {**orc(hp_max=900, now={"hp": 100}), "id": "pet", "side": "heroes"}
    given = scene(cira("mass_heal"), ada(now={"hp": 4, "conditions": ["blinded"]}), beast, orc(),
                  order=["cira", "ada", "pet", "orc"])  # fmt: skip
    game = played(given, [], "cast:mass_heal", "at:ada", "at:pet", "enough")
    assert [event.data["regained"] for event in every(game, "cures")] == [20, 680]
    assert not game.state["ada"].conditions


def test_a_death_ward() -> None:
    """A blow of 39 leaves her 1 hit point, once; a word that kills does not."""
    cast = ("cast:death_ward", "at:ada", "end", "end")
    brute = orc(hp_max=60, attack=[{"name": "maul", "to_hit": 9, "damage": "3d12+30 bludgeoning", "reach": 5}])
    game = played(three("death_ward", foe=brute), [15, 12, 12, 12], *cast, "attack:ada:maul", "no")
    assert game.state["ada"].hp == 1 and only(game, "life-warded").actor == "ada" and not game.state["cira"].running
    twice = played(three("death_ward", foe=brute), [15, 1, 1, 1, 15, 1, 1, 1], *cast, "attack:ada:maul", "no", "end",
                   "end", "attack:ada:maul", "no")  # fmt: skip
    assert twice.state["ada"].life != "ok"
    killer = orc(hp_max=60, spells=["power_word_kill"], casting="charisma", slots=SLOTS)
    word = played(three("death_ward", foe=killer), [], *cast, "cast:power_word_kill", "at:ada")
    assert word.state["ada"].hp == 24 and "life-warded" in kinds(word)


# -- blows -----------------------------------------------------------------------------------------------------------


def test_a_branding_smite() -> None:
    """The next hit does 2d6 radiant more (3d6 from a level 3 slot), once; whoever is hit is invisible no longer."""
    paladin = {"spells": ["branding_smite"], "casting": "charisma", "slots": SLOTS, "attacks": 2}
    given = scene(ada(**paladin), orc(hp_max=60, now={"conditions": ["invisible"]}), order=["ada", "orc"])
    game = played(given, [15, 12, 5, 3, 4, 2, 15, 5], "cast:branding_smite", "slot:3", "attack:orc:longsword",
                  "attack:orc:longsword")  # fmt: skip
    first, second = every(game, "damage")
    assert first.data["dealt_types"] == ((8, "slashing"), (9, "radiant")) and second.data["damage"] == 8
    assert every(game, "hit")[0].data["hinders"] == ("unseen-target",)
    assert not every(game, "hit")[1].data.get("hinders") and "branded" in game.state["orc"].conditions
    over = played(given, [15, 12, 5, 3, 4, 2], "cast:branding_smite", "slot:3", "attack:orc:longsword", "let-go")
    assert "branded" not in over.state["orc"].conditions


def test_a_true_strike() -> None:
    """Advantage on the first attack of the next turn, and on no other."""
    warrior = {"spells": ["true_strike"], "casting": "charisma", "attacks": 2}
    given = scene(ada(**warrior), orc(hp_max=60), order=["ada", "orc"])
    cast = ("cast:true_strike", "end", "end")
    game = played(given, [3, 15, 5, 15, 5], *cast, "attack:orc:longsword", "attack:orc:longsword")
    first, second = every(game, "hit")
    assert first.data["helps"] == ("opening",) and not second.data.get("helps")
    unused = played(given, [], *cast, "end")
    assert not unused.state["ada"].running and not unused.state["orc"].suffers
    quick = scene(cira("haste"), ada(**warrior), orc(hp_max=60), order=["cira", "ada", "orc"])
    at_once = played(quick, [15, 5], "cast:haste", "at:ada", "end", "cast:true_strike", "hasted-strike:orc:longsword")
    assert not only(at_once, "hit").data.get("helps")


@pytest.mark.parametrize("face, made", [(4, True), (1, False)])
def test_resistance_adds_a_die_to_one_saving_throw(face: int, made: bool) -> None:
    """9 + 1 against 13, and a d4 after it; the spell is over."""
    caster = orc(hp_max=60, spells=["sacred_flame"], casting="wisdom", spell_dc=13, level=1)
    given = three("resistance", foe=caster)
    dice = [8, face, 5]
    game = played(given, dice, "cast:resistance", "at:ada", "end", "end", "cast:sacred_flame", "at:ada", "yes")
    assert ("save-made" in kinds(game)) == made and not game.state["cira"].running
    kept = played(given, [8, 5], "cast:resistance", "at:ada", "end", "end", "cast:sacred_flame", "at:ada", "no")
    assert kept.state["cira"].running and "save-missed" in kinds(kept)
    sure = played(given, [19, 5], "cast:resistance", "at:ada", "end", "end", "cast:sacred_flame", "at:ada")
    assert sure.state["cira"].running  # nobody is asked where nothing is amiss


def test_guidance_adds_a_die_to_one_check() -> None:
    given = three("guidance")
    game = played(given, [10, 3, 12], "cast:guidance", "at:ada", "end", "grapple:orc", "athletics", "yes")
    assert [part.value for part in only(game, "contest").parts] == [3, 3] and not game.state["cira"].running


def test_foresight() -> None:
    """Advantage on attacks, checks and saves, disadvantage on attacks against her; nothing catches her unawares."""
    seer = ada(spells=["foresight"], casting="wisdom", slots=SLOTS, cast_before=["foresight"],
               now={"surprised": True})  # fmt: skip
    sneak = scene(seer, orc(hp_max=60), order=["ada", "orc"])
    game = played(sneak, [3, 15, 5, 15, 2], "attack:orc:longsword", "end", "attack:ada:greataxe")
    assert "surprised" not in kinds(game)
    assert only(game, "hit").data["helps"] == ("foreseeing",) and only(game, "miss").data["hinders"] == ("foreseeing",)


# -- wards -----------------------------------------------------------------------------------------------------------


def test_protection_from_evil_and_good() -> None:
    """A fiend strikes badly at her, and neither frightens nor charms her; an orc does both."""
    cast = ("cast:protection_from_evil_and_good", "at:ada", "end", "end")
    dread = {
        "name": "scare",
        "target": {"range": 60},
        "test": {"save": "wisdom", "dc": 13},
        "effects": [{"kind": "condition", "condition": "frightened"}],
    }
    for kind, frightened in (("fiend", False), ("humanoid", True)):
        foe = orc(hp_max=60, type=kind, power=[dread])
        game = played(three("protection_from_evil_and_good", foe=foe), [2], *cast, "power:scare", "at:ada")
        assert ("frightened" in game.state["ada"].conditions) == frightened
    foe = orc(hp_max=60, type="fiend")
    game = played(three("protection_from_evil_and_good", foe=foe), [15, 2], *cast, "attack:ada:greataxe")
    assert only(game, "miss").data["hinders"] == ("repelled",)


def test_protection_helps_against_what_is_there_already() -> None:
    hold = {
        "name": "scare",
        "target": {"range": 60},
        "test": {"save": "wisdom", "dc": 13},
        "effects": [{"kind": "condition", "condition": "frightened", "save_again": "turn_end"}],
        "duration": {"rounds": 10},
    }
    given = scene(orc(hp_max=60, type="fiend", power=[hold]), cira("protection_from_evil_and_good"), ada(),
                  order=["orc", "cira", "ada"])  # fmt: skip
    game = played(given, [2, 2, 14], "power:scare", "at:ada", "end", "cast:protection_from_evil_and_good", "at:ada",
                  "end", "end")  # fmt: skip
    assert only(game, "save-made").data["helps"] == ("aided",) and not game.state["ada"].conditions


# -- fear that kills -------------------------------------------------------------------------------------------------


def test_a_phantasmal_killer() -> None:
    """Each failed save at the end of a turn costs 4d10 (5d10 from a level 5 slot); one that is made ends it."""
    game = played(duel("phantasmal_killer"), [2, 3, 1, 2, 3, 4, 5], "cast:phantasmal_killer", "slot:5", "end", "end")
    assert dealt(game) == {"orc": 15} and "frightened" in game.state["orc"].conditions
    free = played(duel("phantasmal_killer"), [2, 13], "cast:phantasmal_killer", "slot:4", "end", "end")
    assert not free.state["orc"].conditions and not free.state["cira"].running and not dealt(free)


def test_weird() -> None:
    foes = orc(hp_max=60, at=(10, 0)), gob(hp_max=60, at=(12, 0))
    given = grid(cira("weird", at=(0, 0)), *foes, order=["cira", "orc", "gob"])
    game = played(given, [2, 2, 3, 5, 5, 5, 5, 15], "cast:weird", "at:12,1", "end", "end", "end")
    assert dealt(game) == {"orc": 20} and not game.state["gob"].conditions
    assert game.state["orc"].conditions == ("frightened",)


# -- unattended ------------------------------------------------------------------------------------------------------


def test_tactics_use_them() -> None:
    healer = cira("spare_the_dying", at=(1, 0))
    game = first_turn(healer, ada(at=(2, 0), now={"hp": 0, "life": "dying"}), orc(hp_max=60, at=(30, 0)))
    assert game.state["ada"].life == "stable"
    for spell in ("heroism", "phantasmal_killer", "death_ward"):
        caster = cira(spell, at=(1, 0), weapons=[])
        game = first_turn(caster, ada(at=(2, 0), now={"hp": 4}), orc(hp_max=60, at=(5, 0)))
        assert only(game, "casts").data["power"] == spell
