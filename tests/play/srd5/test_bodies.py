"""Traits of bodies: what passes where others do not, hides where others are seen, and what touching it does."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.game import Game
from bojiste.core.system import system
from bojiste.systems.srd5.play.senses import sight
from bojiste.systems.srd5.play.table import running
from tests.play.srd5.cast import ada, brings, brok, every, gob, grid, offered, ogre, only, orc, played

TRAITS = pytest.mark.rule("srd5.monster.traits")
BLOCKS = system("srd5").blocks()
WALLED = """\
...#....
...#....
...#...."""


def met(*everybody: dict[str, Any], **more: Any) -> Any:
    return grid(*everybody, order=[one["id"] for one in everybody], **more)


def cost(game: Game, place: str) -> int | None:
    """What a way to a square costs in feet, where it is offered."""
    assert game.ask is not None
    return next((option.data["cost_hf"] // 2 for option in game.ask.options if option.key == f"to:{place}"), None)


# -- through walls -------------------------------------------------------------------------------------------------


@TRAITS
@pytest.mark.parametrize("speed", [30, {"walk": 0, "fly": 30}])
def test_a_ghost_goes_through_a_wall(speed: Any) -> None:
    """The wall costs as difficult ground does; another's body too. Nobody else gets there."""
    for traits, far in ((["incorporeal_movement"], 20), ([], None)):
        ghost = orc(id="ghost", at=(1, 1), speed=speed, traits=traits)
        game = played(met(ghost, ada(at=(7, 1)), field={"map": WALLED}), [])
        for key in ("fly", "height:0") if isinstance(speed, dict) else ("move",):
            game.answer(key)
        assert cost(game, "4,1") == far


@TRAITS
def test_a_ghost_goes_through_people() -> None:
    ghost = orc(id="ghost", at=(0, 0), traits=["incorporeal_movement"])
    game = played(met(ghost, ada(at=(1, 0)), field={"map": "...."}), [], "move")
    assert cost(game, "2,0") == 15 and cost(game, "1,0") is None


@TRAITS
def test_in_the_wall_it_is_torn() -> None:
    """1d10 force at the end of its turn, if it is still there."""
    ghost = orc(id="ghost", at=(2, 1), traits=["incorporeal_movement"])
    given = met(ghost, ada(at=(7, 1)), field={"map": WALLED})
    game = played(given, [4], "move", "to:3,1", "end")
    event = only(game, "damage")
    assert (event.target, event.data["damage"], event.data["type"]) == ("ghost", 4, "force")
    assert not every(played(given, [], "move", "to:4,1", "end"), "damage")


@TRAITS
@pytest.mark.parametrize("traits, hinders", [(["amorphous"], 30), ([], 60)])
def test_an_ooze_need_not_squeeze(traits: list[str], hinders: int) -> None:
    """A lane of five feet: without a firm body it costs what any ground does."""
    ooze = ogre(id="ooze", at=(0, 0), traits=traits, speed=60)
    lane = {"map": "..######\n........\n########"}
    game = played(met(ooze, ada(at=(7, 1)), field=lane), [], "move")
    far = [feet for x in range(1, 6) if (feet := cost(game, f"{x},1")) is not None]
    assert far and (max(far) > 25) is (hinders == 60)


# -- ground --------------------------------------------------------------------------------------------------------


@TRAITS
@pytest.mark.parametrize(
    "traits, ground, feet", [(["ice_walk"], "snow", 10), (["ice_walk"], "rubble", 20), ([], "snow", 20)]
)
def test_snow_does_not_hinder_everybody(traits: list[str], ground: str, feet: int) -> None:
    area = [{"corner": [0, 0], "opposite": [5, 5], "ground": ground}]
    walker = orc(id="yeti", at=(0, 0), traits=traits)
    assert cost(played(met(walker, ada(at=(9, 9)), field={"area": area}), [], "move"), "2,0") == feet


@TRAITS
def test_webs_of_magic_do_not_hold_a_spider() -> None:
    """Ada spins a web over it: the spider saves against nothing and pays for no ground; whoever is none is caught."""
    spinner = ada(at=(9, 9), casting="wisdom", level=5, spells=["web"], slots=[0, 2])
    spider = orc(id="spider", at=(3, 3), traits=["web_walker"])
    game = played(met(spinner, spider), [], "cast:web", "at:2,2", "end", "move")
    assert cost(game, "5,3") == 10
    caught = played(met(spinner, orc(at=(3, 3))), [1], "cast:web", "at:2,2", "end")
    assert "restrained" in caught.state["orc"].conditions


@TRAITS
@pytest.mark.parametrize("traits, there", [(["running_leap 25"], True), ([], False)])
def test_a_lion_leaps_farther_after_a_run(traits: list[str], there: bool) -> None:
    """Strength 16: 16 ft after a run of 10 ft, 25 ft for a lion; without a run half of its strength."""
    area = [{"corner": [3, 0], "opposite": [6, 19], "ground": "briers"}]
    lion = orc(id="lion", at=(0, 0), speed=60, traits=traits)
    game = played(met(lion, ada(at=(19, 19)), field={"area": area}), [], "jump")
    assert "to:5,0" not in offered(game)
    for key in ("stay", "move", "to:2,0", "jump"):
        game.answer(key)
    assert ("to:7,0" in offered(game)) is there


# -- saving throws and conditions ----------------------------------------------------------------------------------


@TRAITS
@pytest.mark.parametrize(
    "save, plight, dice, state",
    [("strength", "prone", [9, 12], 1), ("strength", "blinded", [12], 0), ("constitution", "prone", [12], 0)],
)
def test_a_mule_stands_firmly(save: str, plight: str, dice: list[int], state: int) -> None:
    test = {"save": save, "dc": 10}
    trip = {"name": "trip", "target": {"range": 30}, "test": test, "effects": brings(plight)}
    mule = orc(id="mule", at=(1, 0), traits=["sure_footed"])
    game = played(met(ada(at=(0, 0), power=[trip]), mule), dice, "power:trip")
    assert only(game, "save-made").data["state"] == state


@TRAITS
@pytest.mark.parametrize("friend, afraid", [((5, 0), False), ((9, 0), True), (None, True)])
def test_a_devil_beside_its_own_is_not_afraid(friend: tuple[int, int] | None, afraid: bool) -> None:
    scare = {
        "name": "scare",
        "target": {"range": 60},
        "test": {"save": "wisdom", "dc": 25},
        "effects": [{"kind": "condition", "condition": "frightened"}],
    }
    devil = orc(id="devil", at=(1, 0), traits=["steadfast"])
    others = [gob(at=friend)] if friend else []
    game = played(
        met(ada(at=(0, 0), power=[scare]), devil, *others), [1], "power:scare", "at:devil" if friend else "end"
    )
    assert ("frightened" in game.state["devil"].conditions) is afraid


@TRAITS
def test_barbs_hurt_who_holds_the_devil() -> None:
    devil = orc(id="devil", at=(1, 0), traits=["barbed_hide"], now={"conditions": ["grappled:ada"]})
    game = played(met(ada(at=(0, 0)), devil, brok(at=(2, 0))), [7], "end")
    event = only(game, "damage")
    assert (event.target, event.data["damage"], event.data["type"]) == ("ada", 7, "piercing")


# -- senses and hiding ---------------------------------------------------------------------------------------------


@TRAITS
@pytest.mark.parametrize("conditions, sees", [([], True), (["deafened"], False)])
def test_a_deaf_bat_is_blind(conditions: list[str], sees: bool) -> None:
    bat = orc(id="bat", at=(0, 0), blindsight=60, traits=["echolocation"], now={"conditions": conditions})
    game = played(met(bat, ada(at=(3, 0)), field={"light": "dark"}))
    table = running(game.state)
    assert sight.sees(table, table.profiles["bat"], table.profiles["ada"]) is sees


@TRAITS
@pytest.mark.parametrize("traits, sees", [(["devils_sight"], True), ([], False)])
def test_a_devil_sees_through_darkness(traits: list[str], sees: bool) -> None:
    """Magical darkness lies over her; ink does not part for anybody."""
    for name, there in (("darkness", sees), ("ink", False)):
        dark = {
            "name": name,
            "target": {"range": "self", "area": "sphere 15"},
            "place": {"zone": True, "obscures": True},
            "duration": {"rounds": 10},
        }
        devil = orc(id="devil", at=(3, 0), darkvision=120, traits=traits)
        game = played(met(ada(at=(0, 0), power=[dark]), devil), [], f"power:{name}")
        table = running(game.state)
        assert sight.sees(table, table.profiles["devil"], table.profiles["ada"]) is there


@TRAITS
@pytest.mark.parametrize("x, sees", [(3, True), (5, False)])
def test_who_shines_lights_the_dark(x: int, sees: bool) -> None:
    """Ten feet bright and ten more dim around the azer: she sees who stands there, and nobody beyond."""
    azer = orc(id="azer", at=(0, 0), traits=["illumination 10"])
    game = played(met(azer, ada(at=(0, 5)), brok(at=(x, 0)), field={"light": "dark"}))
    table = running(game.state)
    assert sight.sees(table, table.profiles["ada"], table.profiles["brok"]) is sees


@TRAITS
@pytest.mark.parametrize(
    "traits, field, dice",
    [
        (["snow_camouflage"], {"area": [{"corner": [0, 0], "opposite": [3, 3], "ground": "snow"}]}, [4, 9]),
        (["stone_camouflage"], {"area": [{"corner": [0, 0], "opposite": [3, 3], "ground": "boulders"}]}, [4, 9]),
        (["stone_camouflage"], {"area": [{"corner": [0, 0], "opposite": [3, 3], "ground": "snow"}]}, [9]),
        (["underwater_camouflage"], {"underwater": True}, [4, 9]),
        (["underwater_camouflage"], {}, [9]),
    ],
)
def test_who_blends_in_hides_better(traits: list[str], field: dict[str, Any], dice: list[int]) -> None:
    fog = [*field.get("area", []), {"corner": [0, 0], "opposite": [1, 1], "fog": "heavy"}]
    lurker = gob(id="lurker", at=(0, 0), traits=traits, speed={"walk": 30, "swim": 30})
    game = played(met(lurker, ada(at=(9, 9)), field={**field, "area": fog}), dice, "hide")
    assert only(game, "hides").data.get("helps", ()) == (("camouflage",) if len(dice) > 1 else ())


@pytest.mark.rule("srd5.monster.multiattack")
@pytest.mark.parametrize("first, second", [("shield_bash", "spear"), ("throw-spear", "throw-spear")])
def test_a_gladiator_mixes_blows_but_not_with_throws(first: str, second: str) -> None:
    """Three attacks in melee, whichever, or two throws."""
    man = {"id": "man", "block": "gladiator", "side": "foes", "now": {"position": [0, 0]}}
    game = played(met(man, ada(at=(1, 0), ac=40)), [2, 2] if "throw" in first else [2], f"attack:ada:{first}")
    offers = {key.split(":")[2] for key in offered(game) if key.startswith("attack:")}
    assert second in offers and not offers & ({"throw-spear"} if "throw" not in first else {"spear", "shield_bash"})


def test_the_blocks_have_them() -> None:
    """What the blocks print is what is played of them."""
    for block, trait in (
        ("specter", "incorporeal_movement"),
        ("gray_ooze", "amorphous"),
        ("lion", "running_leap 25"),
        ("bearded_devil", "steadfast"),
        ("mule", "sure_footed"),
        ("giant_spider", "web_walker"),
        ("azer", "illumination 10"),
    ):
        assert trait in BLOCKS[block]["traits"]
        assert trait.split()[0].replace("_", " ").title() not in str(BLOCKS[block].get("unplayed"))
