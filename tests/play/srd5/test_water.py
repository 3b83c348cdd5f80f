"""Under water: weapons, fire, breath; and armour that hampers, teleports, crowds."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.game import Game
from bojiste.core.system import system
from tests.play.srd5.cast import ada, brok, cira, every, gob, grid, kinds, offered, ogre, only, orc, played, scene
from tests.table import example

SUNK = {"underwater": True}


def under(*everybody: dict[str, Any], **more: Any) -> Any:
    """A fight under water, the first of them on."""
    return grid(*everybody, order=[one["id"] for one in everybody], field=SUNK, **more)


@pytest.mark.parametrize(
    "fighter, attack, dice, state",
    [
        example("srd5.underwater.melee E1", ada(at=(0, 0)), "longsword", [15, 4], -1),
        example("srd5.underwater.melee E2", brok(at=(0, 0), now={"held": ["shortsword"]}), "shortsword", [7], 0),
        example("srd5.underwater.melee E3", ada(at=(0, 0), speed={"walk": 30, "swim": 30}), "longsword", [7], 0),
        example("srd5.underwater.melee edge-fist", ada(at=(0, 0)), "unarmed", [7, 4], -1),
    ],
)
def test_melee_under_water(fighter: dict[str, Any], attack: str, dice: list[int], state: int) -> None:
    given = under(fighter, orc(at=(1, 0), ac=20))
    event = only(played(given, dice, f"attack:orc:{attack}"), "miss")
    assert event.data["state"] == state and event.data.get("hinders", ()) == (("underwater",) if state else ())


@pytest.mark.rule("srd5.underwater.ranged_beyond")
def test_too_far_in_the_water() -> None:
    """E1: a trident at 30 ft misses without dice, and is gone; whoever hid is revealed (I40)."""
    given = under(ada(at=(0, 0), weapons=["trident"]), orc(at=(6, 0)))
    game = played(given, [], "attack:orc:throw-trident")
    assert only(game, "lost-in-water").target == "orc" and game.state["ada"].held == ()
    assert game.state["ada"].turn.action


@pytest.mark.rule("srd5.underwater.ranged_within")
@pytest.mark.parametrize(
    "printing, weapon, dice, state",
    [
        ("srd_ru", "longbow", [9, 4], -1),
        ("phb_cs", "longbow", [9, 4], -1),
        ("srd_ru", "shortbow", [9, 4], -1),
        ("phb_cs", "shortbow", [4], 0),
        ("srd_ru", "light_crossbow", [4], 0),
        ("phb_cs", "light_crossbow", [9, 4], -1),
        ("srd_ru", "throw-spear", [4], 0),
        ("phb_cs", "throw-spear", [4], 0),
    ],
)
def test_shooting_under_water(printing: str, weapon: str, dice: list[int], state: int) -> None:
    """srd5.underwater.ranged_within E1 and E2, and what each printing exempts (PR19)."""
    shooter = brok(at=(0, 0), weapons=[weapon.removeprefix("throw-")])
    given = under(shooter, orc(at=(4, 0), ac=20), options={"printing": printing})
    assert only(played(given, dice, f"attack:orc:{weapon}"), "miss").data["state"] == state


@pytest.mark.rule("srd5.underwater.ranged_within")
def test_the_exempt_weapons_can_be_named() -> None:
    given = under(
        brok(at=(0, 0), weapons=["longbow"]), orc(at=(4, 0), ac=20), options={"underwater_ranged_exempt": ["longbow"]}
    )
    assert only(played(given, [4], "attack:orc:longbow"), "miss").data["state"] == 0


@pytest.mark.rule("srd5.underwater.when")
def test_from_the_bank_into_the_water() -> None:
    """E1: the target is wholly under water: the rules of shooting apply; with its head above water they do not."""
    for depth, state, dice in ((-5, -1, [9, 4]), (0, 0, [4])):
        given = grid(
            brok(at=(0, 0), weapons=["longbow"]),
            orc(at=(4, 0), ac=20, now={"altitude": depth}),
            order=["brok", "orc"],
            field={"map": "...≈≈≈≈≈\n...≈≈≈≈≈"},
        )
        assert only(played(given, dice, "attack:orc:longbow"), "miss").data["state"] == state


@pytest.mark.rule("srd5.underwater.fire")
@pytest.mark.parametrize("depth, lost", [(-5, 6), (0, 13)])
def test_fire_under_water(depth: int, lost: int) -> None:
    """E1: 13 fire on an immersed orc are 6; E2: head above water, 13. With resistance of its own it is halved once."""
    torch = {"name": "flame", "to_hit": 9, "damage": "2d12 fire", "reach": 30}
    for resist in ([], ["fire"]):
        given = grid(
            gob(at=(0, 0), attack=[torch], side="heroes"),
            orc(at=(4, 0), resist=resist, hp_max=20, now={"altitude": depth}),
            order=["gob", "orc"],
            field={"map": "...≈≈≈≈≈\n...≈≈≈≈≈"},
        )
        game = played(given, [9, 6, 7], "attack:orc:flame")
        assert game.state["orc"].hp == 20 - (lost if not resist else 6)


@pytest.mark.rule("srd5.underwater.breath")
def test_holding_the_breath() -> None:
    """E1: Constitution +1 holds for 20 rounds and chokes for one; then hit points are 0 and Ada is dying."""
    for rounds, drowned in ((20, False), (21, True)):
        given = under(orc(at=(9, 9)), ada(at=(0, 0), now={"airless": rounds}), brok(at=(1, 0)))
        game = played(given, [], "end") if not drowned else Game(given, dice=[], people=[*given.seats, "gm"])
        if drowned:
            game.answer("end")
        assert (game.state["ada"].life == "dying") is drowned and ("drowns" in kinds(game)) is drowned
    given = under(ada(at=(0, 0), breathes="water"), orc(at=(9, 9)))
    assert played(given, [], "end", "end").state["ada"].airless == 0


@pytest.mark.rule("srd5.underwater.breath")
def test_who_has_drowned_is_not_healed_before_it_has_air() -> None:
    now = {"airless": 30, "hp": 0}
    given = under(brok(at=(1, 0), potions=1), orc(at=(9, 9)), ada(at=(0, 0), now=now))
    game = played(given, [4, 4], "potion:ada")
    assert game.state["ada"].life == "dying" and game.state["ada"].hp == 0 and game.state["brok"].potions == 0


MUCUS = next(one for one in system("srd5").blocks()["aboleth"]["power"] if one["name"] == "mucous cloud")


@pytest.mark.parametrize("face, ill", [(12, True), (13, False)])
def test_mucus_takes_the_breath_of_the_air(face: int, ill: bool) -> None:
    """Whoever strikes the aboleth under water from close by saves by Constitution against 14, or breathes water."""
    slimy = gob(id="slimy", ac=5, hp_max=99, power=[MUCUS], at=(1, 0))
    given = under(ada(at=(0, 0), now={"airless": 5}), slimy, brok(at=(9, 9)))
    game = played(given, [15, 15, 4, face], "attack:slimy:longsword", "end", "end", "end")
    assert game.state["ada"].airless == (0 if ill else 7)
    dry = played(grid(ada(at=(0, 0)), slimy, order=["ada", "slimy"]), [15, 4], "attack:slimy:longsword")
    assert "befalls" not in kinds(dry)


@pytest.mark.parametrize("airless, drowned", [(20, False), (21, True)])
def test_who_breathes_only_water_chokes_in_the_air(airless: int, drowned: bool) -> None:
    foe = gob(
        id="foe",
        at=(2, 0),
        power=[{"name": "mucus", "target": {"range": 60}, "effects": [{"kind": "condition", "condition": "gilled"}]}],
    )
    field = {"map": "....", "heights": "...2"}
    given = grid(
        foe, ada(at=(0, 0), now={"airless": airless}), brok(at=(1, 0)), order=["foe", "ada", "brok"], field=field
    )
    game = played(given, [], "power:mucus", "at:ada", "end")
    assert (game.state["ada"].life == "dying") is drowned and ("drowns" in kinds(game)) is drowned
    well = played(given, [], "end")
    assert well.state["ada"].airless == 0


def test_swimming_where_all_is_water() -> None:
    """Without a swimming speed every foot costs two, on a map, in feet, and without coordinates."""
    given = under(ada(at=(0, 0)), orc(at=(19, 19)))
    game = played(given, [], "move")
    assert "to:3,0" in offered(game) and "to:4,0" not in offered(game)
    swimmer = under(ada(at=(0, 0), speed={"walk": 10, "swim": 30}), orc(at=(19, 19)))
    assert "to:6,0" in offered(played(swimmer, [], "move"))
    feet = scene(ada(at=(0, 0)), orc(at=(100, 0)), order=["ada"], field={**SUNK, "mode": "feet"})
    assert played(feet, [], "move", "near:orc").state["ada"].x == 30


# -- armour --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("srd5.armour.penalties")
def test_armour_too_heavy() -> None:
    """E1: plate with Strength 13: speed 20."""
    weak = cira(at=(0, 0), armour="plate", abilities={"strength": 13, "dexterity": 10})
    game = played(grid(weak, orc(at=(9, 9)), order=["cira"]))
    assert game.ask is not None and game.ask.data["left_hf"] == 40
    strong = cira(at=(0, 0), armour="plate", abilities={"strength": 15, "dexterity": 10})
    game = played(grid(strong, orc(at=(9, 9)), order=["cira"]))
    assert game.ask is not None and game.ask.data["left_hf"] == 60


@pytest.mark.rule("srd5.armour.penalties")
def test_armour_one_is_not_used_to() -> None:
    """Attacks, checks and saves by Strength and Dexterity have disadvantage; Stealth has in loud armour anyway."""
    clad = ada(at=(0, 0), armour_proficient=False)
    game = played(grid(clad, orc(at=(1, 0)), order=["ada"]), [9, 2], "attack:orc:longsword")
    assert only(game, "miss").data["hinders"] == ("armour",)
    game = played(grid(clad, orc(at=(1, 0)), order=["ada"]), [9, 2, 10], "shove:orc", "athletics")
    assert only(game, "contest").data["hinders"] == ("armour",)
    loud = brok(at=(0, 0), armour="half_plate", hides=True)
    game = Game(grid(loud, orc(at=(9, 9))), dice=[15, 3, 10, 10], people=["player:brok", "gm"])
    assert only(game, "stealth").rolls[1].kept


@pytest.mark.rule("srd5.opportunity.teleport")
def test_teleporting_provokes_nobody() -> None:
    """E1: Cira teleports 30 ft out of the orc's reach; a grapple lets go of her."""
    given = grid(
        cira(at=(0, 0), traits=["teleport 30"], now={"conditions": ["grappled:orc"]}),
        orc(at=(1, 0)),
        order=["cira", "orc"],
        field={"map": "..........\n..........\n#####.####\n.........."},
    )
    game = played(given, [], "teleport")
    assert "to:6,0" in offered(game) and "to:7,0" not in offered(game) and "to:0,3" not in offered(game)
    game.answer("to:6,0")
    assert "opportunity" not in kinds(game) and game.state["cira"].x == 6
    assert game.state["cira"].conditions == () and game.state["cira"].turn.action


# -- crowds --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("srd5.size.surround_large")
@pytest.mark.parametrize(
    "printing, rulings, strikes",
    [("srd_ru", "default", 4), ("phb_cs", "default", 5), ("srd_ru", "ask", 5), ("phb_cs", "ask", 5)],
)
def test_how_many_ogres_find_room(printing: str, rulings: str, strikes: int) -> None:
    """E1: the fifth ogre is refused by one printing unless the referee lets it in (PR08); the sixth by the other."""
    ogres = [ogre(id=f"ogre-{n}") for n in range(1, 7)]
    given = scene(
        ada(hp_max=500, now={"hp": 500}),
        *ogres,
        order=[*(one["id"] for one in ogres), "ada"],
        rulings=rulings,
        options={"printing": printing},
        field={"mode": "abstract"},
    )
    answers = []
    for n in range(1, strikes + 1):
        asked = n == 5 and printing == "srd_ru"
        answers += ["attack:ada:greatclub", *(["yes"] if asked else []), *(["end"] if rulings == "ask" else [])]
    game = played(given, [2] * strikes, *answers)
    assert len(every(game, "miss")) == strikes
    keys = [key for key in offered(game) if key.startswith("attack:")]
    assert bool(keys) is (printing == "srd_ru" and rulings == "ask")
    if keys:
        game.answer("attack:ada:greatclub")
        assert game.ask is not None and (game.ask.topic, game.ask.seat, game.ask.default) == ("crowd", "gm", "no")
        game.answer("no")
        assert not game.state["ogre-6"].turn.action
