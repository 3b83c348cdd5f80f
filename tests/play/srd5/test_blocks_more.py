"""What single stat blocks bring besides: claws in the air, so many touches as dice say, life that is consumed, mist in
loopholes, the sun on a vampire, a hide that turns spells back, rocks that are caught."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.game import Game
from bojiste.core.system import systems
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.play.senses import sight
from tests.play.srd5.cast import ada, brok, every, gob, grid, kinds, offered, ogre, only, orc, played, scene, verbs
from tests.play.srd5.test_beasts import beast, power
from tests.play.srd5.test_spell import mage

CLAW = {"name": "claws", "to_hit": 5, "reach": 5, "damage": "1d6 slashing", "natural": True, "aloft": True}
BITE = {"name": "bite", "to_hit": 5, "reach": 10, "damage": "1d6 piercing", "natural": True}


@pytest.mark.parametrize("altitude, more", [(0, False), (5, True)])
def test_claws_in_the_air(altitude: int, more: bool) -> None:
    """On the ground claws are an attack of their own, and no part of the Multiattack."""
    foe = beast(attack=[BITE, CLAW], multiattack=[["bite", "bite"], ["bite", "claws"]], speed={"walk": 20, "fly": 60})
    foe["now"] = {"position": [5, 5], "altitude": altitude}
    given = grid(foe, ada(at=(6, 5), hp_max=60), order=["beast", "ada"])
    bitten = played(given, [3], "attack:ada:bite")
    assert ("attack:ada:claws" in offered(bitten)) is more
    assert "attack:ada:bite" in offered(bitten)
    if more:
        bitten.rule("beast altitude 0")
        assert "attack:ada:claws" not in offered(bitten)
    clawed = played(given, [3], "attack:ada:claws")
    assert ("attack:ada:bite" in offered(clawed)) is more


STOMP = {"name": "stomp", "to_hit": 5, "reach": 5, "damage": "3d10 bludgeoning", "natural": True, "on": "prone"}


@pytest.mark.parametrize("lies", [False, True])
def test_a_stomp_at_whoever_lies_there(lies: bool) -> None:
    """An elephant stamps on who is prone, and on nobody else."""
    foe = beast(attack=[BITE, STOMP], now={"position": [5, 5]})
    given = grid(foe, ada(at=(6, 5), **({"now": {"conditions": ["prone"]}} if lies else {})), order=["beast", "ada"])
    assert ("attack:ada:stomp" in offered(played(given, []))) is lies


@pytest.mark.parametrize("block, attack", [("elephant", "stomp"), ("giant_elk", "hooves"), ("triceratops", "stomp")])
def test_blocks_stamp_on_whoever_lies_there(block: str, attack: str) -> None:
    sheet = systems()["srd5"].blocks()[block]
    assert next(one for one in sheet["attack"] if one["name"] == attack)["on"] == "prone"


def test_talons_that_hold_somebody_seize_nobody_else() -> None:
    """A roc holds one: at others it has its beak alone."""
    claws = {
        "name": "talons",
        "to_hit": 5,
        "reach": 5,
        "damage": "1d6 slashing",
        "natural": True,
        "while_held": "only",
        "then": {"name": "talons", "effects": [{"kind": "condition", "condition": "grappled", "escape_dc": 12}]},
    }
    foe = beast(attack=[BITE, claws], multiattack=[["talons", "talons"]], now={"position": [5, 5]})
    given = grid(foe, ada(at=(6, 5), hp_max=60), brok(at=(5, 6), hp_max=60), order=["beast", "ada", "brok"])
    game = played(given, [15, 3], "attack:ada:talons")
    assert "attack:ada:talons" in offered(game) and "attack:brok:talons" not in offered(game)
    roc = systems()["srd5"].blocks()["roc"]
    assert next(one for one in roc["attack"] if one["name"] == "talons")["while_held"] == "only"


def test_so_many_touches_as_dice_say() -> None:
    """A 3 of the d4: three attacks."""
    touch = {"name": "touch", "to_hit": 2, "reach": 10, "damage": "1d8 necrotic", "natural": True}
    foe = beast(attack=[touch], multiattack=["touch", "touch", "touch", "touch"], multiattack_dice="1d4")
    given = scene(foe, ada(), order=["beast", "ada"])
    game = played(given, [3, 2, 2, 2], *["attack:ada:touch"] * 3)
    assert only(game, "flurry").rolls[0].face == 3 and game.ask is not None and game.ask.actor == "ada"
    once = played(given, [1, 2], "attack:ada:touch")
    assert once.ask is not None and once.ask.actor == "ada"


# -- consume life ------------------------------------------------------------------------------------------------


def wisp(*dice: int, **foe: Any) -> Game:
    given = scene(
        beast(power("will_o_wisp", "consume life"), now={"hp": 10}), ada(**foe), brok(), order=["beast", "ada", "brok"]
    )
    return played(given, list(dice), *(("power:consume_life",) if dice else ()))


def test_life_that_is_consumed() -> None:
    """Who lies dying saves against 10 or dies, and the wisp regains 3d6; a bonus action."""
    down = {"now": {"hp": 0, "life": "dying"}}
    game = wisp(8, 2, 3, 4, **down)
    assert game.state["ada"].life == "dead" and game.state["beast"].hp == 19
    assert "attack" in verbs(game) or "dodge" in verbs(game)
    saved = wisp(10, **down)
    assert saved.state["ada"].life == "dying" and saved.state["beast"].hp == 10
    assert "power" not in verbs(wisp())


# -- mist --------------------------------------------------------------------------------------------------------

CRACK = """
#########
#..#....#
#.c:...a#
#..#....#
#########
"""


def test_mist_drifts_through_loopholes() -> None:
    """A cloud passes through an arrow slit, and nobody else does."""
    given = grid(
        mage(spells=["gaseous_form"], slots=[0, 0, 1], mark="c"),
        orc(mark="a"),
        order=["cira", "orc"],
        field={"map": CRACK},
    )
    game = played(given, [], "cast:gaseous_form", "fly")
    assert game.ask is not None
    game.answer(next(key for key in game.ask.keys if key not in ("stay", "no")))
    assert game.ask is not None and {"to:3,2", "to:4,2"} <= {*offered(game)}
    plain = played(given, [], "move")
    assert not {"to:3,2", "to:4,2"} & {*offered(plain)}


# -- vampires ----------------------------------------------------------------------------------------------------


def spawn(**more: Any) -> dict[str, Any]:
    return gob(**{"id": "spawn", "type": "undead", "hp_max": 80, "traits": ["vampire_weaknesses"],
                  "regeneration": 10, **more})  # fmt: skip


def test_a_vampire_in_the_sun() -> None:
    """20 radiant damage as its turn starts, no regeneration, and disadvantage on attacks and checks."""
    given = grid(spawn(now={"hp": 50, "position": [5, 5]}), ada(at=(6, 5)), order=["spawn", "ada"],
                 field={"sunlight": True})  # fmt: skip
    game = played(given, [15, 3], "attack:ada:scimitar")
    assert game.state["spawn"].hp == 30 and only(game, "miss").data["hinders"] == ("dazzled",)
    shade = {"sunlight": True, "area": [{"corner": [5, 5], "opposite": [5, 5], "light": "dim"}]}
    dark = played(grid(spawn(now={"hp": 50, "position": [5, 5]}), ada(at=(6, 5)), order=["spawn", "ada"], field=shade))
    assert dark.state["spawn"].hp == 60


RIVER = """
.....
..≈..
.....
"""


@pytest.mark.parametrize("runs, hp", [(True, 60), (False, 80)])
def test_a_vampire_in_running_water(runs: bool, hp: int) -> None:
    given = grid(spawn(now={"position": [2, 1]}), ada(at=(4, 1)), order=["spawn", "ada"],
                 field={"map": RIVER, "running": runs})  # fmt: skip
    game = played(given, [], "end")
    assert game.state["spawn"].hp == hp


# -- a hide that turns spells aside ------------------------------------------------------------------------------


def shelled(spell: str, *dice: int, keys: tuple[str, ...] = ()) -> Game:
    given = grid(
        mage(spells=[spell], slots=[1, 1, 1], at=(2, 5), hp_max=60),
        ogre(traits=["reflective_carapace"], at=(8, 5)),
        order=["cira", "ogre"],
    )
    return played(given, list(dice), f"cast:{spell}", *keys)


def test_darts_glance_off_or_turn_back() -> None:
    keys = ("slot:1",)
    off = shelled("magic_missile", 5, keys=keys)
    assert off.state["ogre"].hp == 59 and "glances-off" in kinds(off)
    back = shelled("magic_missile", 6, 4, keys=keys)
    assert back.state["ogre"].hp == 59 and back.state["cira"].hp == 45


def test_rays_and_lines_turn_back() -> None:
    ray = shelled("fire_bolt", 6, 19, 7)
    assert ray.state["ogre"].hp == 59 and ray.state["cira"].hp == 53
    line = shelled("lightning_bolt", 6, 2, *[3] * 8, keys=("to:8,5",))
    assert line.state["ogre"].hp == 59 and line.state["cira"].hp == 36
    ball = shelled("fireball", 2, *[3] * 8, keys=("at:9,6",))
    assert ball.state["ogre"].hp == 35 and "glances-off" not in kinds(ball)


# -- rocks -------------------------------------------------------------------------------------------------------

ROCK = {"name": "rock", "to_hit": 9, "range": [60, 240], "damage": "4d10+6 bludgeoning"}


def thrown(*dice: int, answer: str = "yes", **more: Any) -> Game:
    given = grid(
        ogre(attack=[ROCK], at=(2, 5)), ada(traits=["rock_catching"], at=(9, 5), hp_max=90, **more),
        order=["ogre", "ada"],
    )  # fmt: skip
    return played(given, list(dice), "attack:ada:rock", *((answer,) if answer else ()))


def test_a_rock_is_caught() -> None:
    caught = thrown(15, 8)
    assert caught.state["ada"].hp == 90 and not caught.state["ada"].reaction and "catches" in kinds(caught)
    missed = thrown(15, 7, 5, 5, 5, 5)
    assert missed.state["ada"].hp == 64 and not missed.state["ada"].reaction
    left = thrown(15, 5, 5, 5, 5, answer="no")
    assert left.state["ada"].hp == 64 and left.state["ada"].reaction


def test_other_missiles_are_not_caught() -> None:
    arrow = {"name": "shortbow", "weapon": "shortbow", "to_hit": 9, "range": [80, 320], "damage": "1d6 piercing"}
    given = grid(orc(attack=[arrow], at=(2, 5)), ada(traits=["rock_catching"], at=(9, 5)), order=["orc", "ada"])
    game = played(given, [15, 4], "attack:ada:shortbow")
    assert every(game, "damage") and game.state["ada"].hp == 20


# -- flames of one's own -----------------------------------------------------------------------------------------


def test_a_magmin_sets_itself_ablaze_and_goes_out() -> None:
    """Bright light ten feet around while it burns; a bonus action each."""
    given = grid(
        beast(power("magmin", "ignited illumination"), at=(5, 5)), ada(at=(6, 5)), order=["beast", "ada"],
        field={"light": "dark"},
    )  # fmt: skip
    game = played(given, [], "power:ignited_illumination")
    table = game.state.memo["table"]
    assert sight.light_on(table, table.profiles["ada"]) == rules.sight.BRIGHT and "power" not in verbs(game)
    out = played(given, [], "power:ignited_illumination", "end", "end", "power:extinguish")
    table = out.state.memo["table"]
    assert sight.light_on(table, table.profiles["ada"]) == rules.sight.DARK and not out.state["beast"].running
