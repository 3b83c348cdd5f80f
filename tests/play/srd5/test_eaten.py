"""What eats at armour and blades, saps strength, and grows heads."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.game import Game
from bojiste.core.system import system
from bojiste.systems.srd5.kernel import lacks
from bojiste.systems.srd5.play.spellcasting import ongoing_effects
from tests.play.srd5.cast import ada, every, offered, only, played, scene, verbs
from tests.play.srd5.test_lures import foe, met

TRAITS = pytest.mark.rule("srd5.monster.traits")


def clad(armour: str = "chain_mail", **more: Any) -> dict[str, Any]:
    """Ada in armour of the table."""
    found = ada(**{"at": (1, 0), "armour": armour, **more})
    del found["ac"]
    return found


# -- corrosion ---------------------------------------------------------------------------------------------------


@TRAITS
def test_a_blade_that_hits_an_ooze_gets_blunt() -> None:
    """One point of damage less from the next hit on; the fifth time it is gone."""
    given = met(ada(at=(1, 0), attacks=2), foe("gray_ooze", hp_max=90))
    game = played(given, [15, 5, 15, 5], *["attack:gray_ooze:longsword"] * 2)
    assert [event.data["damage"] for event in every(game, "damage")] == [8, 7]
    assert [event.data["amount"] for event in every(game, "corrodes")] == [1, 2]
    assert game.state["ada"].corroded == (("longsword", 2),)
    worn = ada(at=(1, 0), attacks=8)
    game = played(met(worn, foe("gray_ooze", hp_max=90)), [15, 5] * 5, *["attack:gray_ooze:longsword"] * 5)
    assert only(game, "corrodes-away").data == {"weapon": "longsword", "amount": 5}
    assert not any("longsword" in key for key in offered(game)) and "attack:gray_ooze:unarmed" in offered(game)


@TRAITS
@pytest.mark.parametrize(
    "more",
    [
        {"weapons": ["club"]},
        {"weapons": [], "attack": [{"name": "claw", "to_hit": 5, "reach": 5, "damage": "1d4", "natural": True}]},
        {"weapons": [], "attack": [{"name": "blade", "weapon": "longsword", "to_hit": 5, "reach": 5,
                                    "damage": "1d4 slashing", "magical": True}]},
    ],
)  # fmt: skip
def test_wood_claws_and_magic_are_not_eaten(more: dict[str, Any]) -> None:
    if more.get("attack"):
        more["attack"][0]["damage"] = "1d4 slashing"
    given = met(ada(at=(1, 0), **more), foe("gray_ooze", hp_max=90))
    key = next(key for key in offered(played(given)) if key.startswith("attack:gray_ooze:"))
    game = played(given, [15, 1], key)
    assert not game.state["ada"].corroded


@TRAITS
def test_armour_of_metal_gets_thin_and_is_gone_at_10() -> None:
    """Chain mail offers 16, then 15; a chain shirt (13 and Dexterity 2) is gone the third time; leather stays."""
    given = met(foe("gray_ooze"), clad())
    game = played(given, [17, 1, 1, 1], "attack:ada:pseudopod")
    assert only(game, "corrodes").data == {"weapon": "armour", "amount": 1}
    table = game.state.memo["table"]
    assert ongoing_effects.armor_class(table, table.profiles["ada"]) == 15
    assert (
        not played(met(foe("gray_ooze"), clad("leather")), [17, 1, 1, 1], "attack:ada:pseudopod").state["ada"].corroded
    )
    for times, left in ((2, 13), (3, 12)):
        game = played(met(foe("gray_ooze"), clad("chain_shirt", shield=False)))
        game.state.now["ada"].corroded = (("armour", times),)
        table = game.state.memo["table"]
        table.voices.clear()  # no event has told it
        assert ongoing_effects.armor_class(table, table.profiles["ada"]) == left


@TRAITS
def test_antennae_choose_what_they_spoil() -> None:
    """Armour, the shield, or the blade in hand; a Dexterity save avoids it, and who bears no metal is not chosen."""
    game = played(met(foe("rust_monster"), clad(shield=True)), [5], "power:antennae")
    assert offered(game) == ("spoil:armour", "spoil:shield", "spoil:longsword")
    game.answer("spoil:shield")
    assert only(game, "corrodes").data == {"weapon": "shield", "amount": 1}
    assert not every(played(met(foe("rust_monster"), clad()), [15], "power:antennae"), "corrodes")
    assert "power" not in verbs(played(met(foe("rust_monster"), ada(at=(1, 0), weapons=[]))))


@TRAITS
def test_unattended_a_rust_monster_eats_armour() -> None:
    game = Game(met(foe("rust_monster"), clad(tactic="idle"), options={"max_rounds": 1}), seed=1)
    assert only(game, "uses-power").data["power"] == "antennae"


# -- strength ----------------------------------------------------------------------------------------------------


@TRAITS
def test_a_shadow_saps_strength() -> None:
    """16 less 3 is 13: +1 instead of +3 to hit, to damage, to checks and saving throws."""
    given = met(foe("shadow"), ada(at=(1, 0)))
    game = played(given, [15, 1, 1, 3, 14, 5], "attack:ada:strength_drain", "end", "attack:shadow:longsword")
    assert only(game, "sapped").data["amount"] == 3 and game.state["ada"].sapped == 3
    hit = next(event for event in game.events if event.kind == "hit" and event.actor == "ada")
    assert hit.row()[4] == 14 + 5 - 2 and every(game, "damage")[-1].data["rolled"] == 5 + 3 - 2


@TRAITS
def test_who_has_no_strength_left_dies() -> None:
    frail = ada(at=(1, 0), abilities={"strength": 3})
    game = played(met(foe("shadow"), frail, ada(id="eva", at=(9, 9))), [15, 1, 1, 3], "attack:ada:strength_drain")
    assert only(game, "dies").actor == "ada"


@TRAITS
def test_shadows_hide_in_the_dark_by_the_way_and_suffer_in_the_sun() -> None:
    """A bonus action, Stealth +6 instead of +4; in sunlight two dice for attacks and saving throws."""
    dim = met(foe("shadow"), ada(at=(9, 0)), field={"width": 30, "height": 10, "light": "dark"})
    game = played(dim, [10], "quick-hide")
    assert only(game, "hides").parts[0].value == 6 and "attack" not in verbs(game) and "dash" in verbs(game)
    sunny = {"width": 30, "height": 10, "sunlight": True}
    assert "quick-hide" not in verbs(played(met(foe("shadow"), ada(at=(9, 0)), field=sunny)))
    game = played(met(foe("shadow"), ada(at=(1, 0)), field=sunny), [2, 19], "attack:ada:strength_drain")
    assert only(game, "miss").data["hinders"] == ("dazzled",)


# -- the hydra ---------------------------------------------------------------------------------------------------


def hydra(at: tuple[int, int] = (0, 0), **more: Any) -> dict[str, Any]:
    return foe("hydra", at, **more)


AXE = {"name": "axe", "to_hit": 30, "reach": 5, "damage": "30 slashing", "natural": True}
TORCH = {**AXE, "name": "torch", "damage": ["30 slashing", "1 fire"]}


def hero(way: dict[str, Any], **more: Any) -> dict[str, Any]:
    return ada(**{"attack": [way], "weapons": [], "at": (3, 0), "hp_max": 400, "attacks": 3, **more})


@TRAITS
def test_a_head_dies_of_25_damage_on_one_turn_and_two_grow() -> None:
    """One a turn however much it is; at the end of its own turn two grow, with 20 hit points."""
    given = met(hero(AXE), hydra())
    game = played(given, [15, 15, 15], *["attack:hydra:axe"] * 3, "end")
    assert len(every(game, "head-dies")) == 1 and game.state["hydra"].heads.alive == 4
    game.answer("end")
    assert only(game, "heads-grow").data == {"left": 6, "amount": 2, "regained": 20}
    assert game.state["hydra"].hp == 172 - 90 + 20


@TRAITS
def test_fire_sears_the_stumps() -> None:
    game = played(met(hero(TORCH), hydra()), [15], "attack:hydra:torch", "end", "end")
    assert only(game, "heads-burnt").data == {"left": 4} and not game.state["hydra"].heads.burnt


@TRAITS
def test_with_the_last_head_it_dies() -> None:
    game = played(met(hero(AXE), hydra(), ada(id="eva", side="foes", at=(20, 5))))
    game.state.now["hydra"].heads = game.state["hydra"].heads._replace(alive=1)
    game.answer("end")
    game = Game(met(hero(AXE), hydra(), ada(id="eva", side="foes", at=(20, 5))), dice=[15], people=["player:ada", "gm"])
    game.state.now["hydra"].heads = game.state["hydra"].heads._replace(alive=1)
    game.answer("attack:hydra:axe")
    assert only(game, "dies").actor == "hydra"


@TRAITS
def test_it_bites_with_every_head() -> None:
    """Five bites, after a death four; many heads help against fear."""
    game = played(met(hydra(), hero(AXE)), [2], "attack:ada:bite")
    assert game.state["hydra"].turn.attacks_left == 4
    game = played(met(hero(AXE), hydra()), [15, 2], "attack:hydra:axe", "end", "attack:ada:bite")
    assert game.state["hydra"].turn.attacks_left == 3
    scare = {
        "name": "scare",
        "target": {"range": 60},
        "test": {"save": "wisdom", "dc": 30},
        "effects": [{"kind": "condition", "condition": "frightened"}],
    }
    game = played(met(hero(AXE, power=[scare]), hydra()), [2, 3], "power:scare")
    assert only(game, "save-missed").data["helps"] == ("two-headed",)


@TRAITS
def test_each_head_strikes_at_who_leaves() -> None:
    """Three run past it, and each is bitten; the reaction is still there."""
    runners = [ada(id=f"a{n}", at=(3, n), hp_max=300) for n in range(3)]
    away = [key for n in range(3) for key in ("move", f"to:7,{n}", "no", "strike:bite", "end")]
    game = played(met(*runners, hydra()), [2, 2, 2], *away[:-1])
    assert len(every(game, "opportunity")) == 3 and game.state["hydra"].reaction
    assert game.state["hydra"].heads.spare == 1


# -- forecasts ---------------------------------------------------------------------------------------------------

NEW = ("hydra", "gray_ooze", "rust_monster", "shadow", "harpy", "dryad", "mimic", "lamia", "kraken")


@pytest.mark.parametrize("block", [*NEW, "giant_rat_diseased"])
def test_no_forecast_passes_over_it_in_silence(block: str) -> None:
    """The kernel leaves to the readable engine whoever has any of this."""
    assert block in system("srd5").blocks()
    heroes = {"id": "ada", "block": "ada", "side": "heroes"}
    assert tuple(lacks(scene({"id": "foe", "block": block, "side": "foes"}, heroes)))
    assert tuple(lacks(met(foe(block), {"id": "ada", "block": "ada", "side": "heroes", "now": {"position": [5, 5]}})))
