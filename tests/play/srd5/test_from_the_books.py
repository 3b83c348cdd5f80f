"""What playing situations straight from the two originals has shown: each mended thing once."""

from __future__ import annotations

from typing import Any

import pytest

from tests.heard import heard
from tests.play.srd5.cast import (
    ada,
    brok,
    cira,
    every,
    gob,
    grid,
    offered,
    ogre,
    only,
    orc,
    play,
    played,
    scene,
    verbs,
)
from tests.play.srd5.test_mounted import horse

FLIER = {"walk": 20, "fly": 60}


# -- what adds to a saving throw ---------------------------------------------------------------------------------


@pytest.mark.rule("srd5.death.saves_are_saves", "srd5.death.save")
@pytest.mark.parametrize(
    "spell, dice, counted",
    [
        ("bless", [8, 3], (1, 0)),
        ("bless", [5, 4], (0, 1)),
        ("bless", [1], (0, 2)),  # the die alone decides
        ("bane", [12, 3], (0, 1)),
        ("bane", [13, 3], (1, 0)),
    ],
)
def test_bless_and_bane_count_for_death_saves(spell: str, dice: list[int], counted: tuple[int, int]) -> None:
    """srd5.death.saves_are_saves E3: what helps every save helps these."""
    side = "heroes" if spell == "bless" else "foes"
    caster = cira(side=side, spells=[spell], slots=[2], casting="wisdom", spell_dc=30)
    given = scene(caster, brok(), ada(), orc(hp_max=90), order=["cira", "brok", "ada", "orc"])
    cast = [f"cast:{spell}", "at:brok", "enough"]
    saved = [1] if spell == "bane" else []
    game = played(given, [*saved, *dice], *cast, "g brok -18", "end")
    now = game.state["brok"]
    assert (now.death_success, now.death_fail) == counted


@pytest.mark.rule("srd5.death.saves_are_saves", "srd5.spell.same_spell")
def test_resistance_helps_a_death_save_that_falls_short() -> None:
    given = scene(cira(spells=["resistance"], casting="wisdom"), brok(), orc(), order=["cira", "brok", "orc"])
    begun = ["cast:resistance", "at:brok", "g brok -18", "end"]
    game = played(given, [8, 2], *begun, "yes")
    assert (game.state["brok"].death_success, game.state["brok"].death_fail) == (1, 0)
    game = played(given, [8], *begun, "no")
    assert (game.state["brok"].death_success, game.state["brok"].death_fail) == (0, 1)


# -- what holds somebody in the air ------------------------------------------------------------------------------


@pytest.mark.rule("srd5.flying.hover_exempt", "srd5.flying.fall_trigger")
@pytest.mark.parametrize("plight", ["prone", "restrained", "unconscious"])
def test_the_spell_fly_holds_its_bearer_up(plight: str) -> None:
    """Whom its own wings carried falls; whom the spell holds does not, as long as the spell lasts."""
    fly = {"spells": ["fly"], "slots": [0, 0, 1], "casting": "wisdom", "cast_before": ["fly"]}
    for own in (True, False):
        bearer = ada(at=(0, 0), now={"altitude": 30}, **({"speed": FLIER} if own else fly))
        fallen = own or plight == "unconscious"  # concentration ends with consciousness, and the spell with it
        given = grid(bearer, orc(at=(9, 9)), order=["ada", "orc"])
        game = played(given, [1, 1, 1] * fallen, f"g ada {plight}")
        assert (game.state["ada"].z == 0) is fallen


# -- who comes along ---------------------------------------------------------------------------------------------


def saddled() -> Any:
    """Ada in the saddle, and an orc beside the horse."""
    rider = ada(now={"mount": "horse"}, weapons=[])
    return grid(rider, horse(at=(2, 0)), orc(at=(4, 0), weapons=[]), order=["ada", "orc"])


@pytest.mark.rule("srd5.grapple.drag", "srd5.grapple.drag_place")
def test_whom_a_rider_holds_comes_along_and_slows_the_mount() -> None:
    game = played(saddled(), [], "g orc grappled:ada", "ride:move")
    assert game.ask is not None and game.ask.data["left_hf"] == 60
    game.answer("to:8,0")
    orcs = game.state["orc"]
    assert orcs.conditions == ("grappled",) and every(game, "dragged")
    assert abs(orcs.x - game.state["horse"].x) <= 2


@pytest.mark.rule("srd5.grapple.ends")
def test_a_mount_carries_its_rider_out_of_a_grip() -> None:
    game = played(saddled(), [], "g ada grappled:orc", "ride:move", "to:8,0", "no")
    assert game.state["ada"].conditions == () and every(game, "lets-go")


@pytest.mark.rule("srd5.grapple.drag")
def test_a_flyer_carries_off_whom_it_holds_and_lets_it_fall() -> None:
    harpy = orc(id="harpy", at=(0, 0), speed={"walk": 20, "fly": 80})
    victim = ada(at=(1, 0), now={"conditions": ["grappled:harpy"]})
    given = grid(harpy, victim, order=["harpy", "ada"])
    game = played(given, [], "fly", "height:30", "to:3,0")
    assert game.state["harpy"].z == 6 and game.state["ada"].z in (5, 6)
    assert game.state["ada"].conditions == ("grappled",) and not every(game, "falls-down")
    assert game.state["ada"].x == 2 and len(every(game, "dragged")) == 5


@pytest.mark.rule("srd5.grapple.drag", "srd5.fall.immediate")
def test_a_scene_may_begin_with_somebody_carried_in_the_air() -> None:
    harpy = orc(id="harpy", at=(0, 0), speed={"walk": 20, "fly": 80}, now={"altitude": 20})
    victim = ada(at=(1, 0), now={"altitude": 20, "conditions": ["grappled:harpy"]})
    given = grid(harpy, victim, order=["harpy", "ada"])
    assert not every(played(given), "falls-down")
    game = played(given, [3, 3], "release:ada")
    assert game.state["ada"].z == 0 and game.state["ada"].hp == 24 - 6


@pytest.mark.rule("srd5.mounted.forced_move")
@pytest.mark.parametrize("face, falls", [(7, True), (8, False)])
def test_a_rider_that_is_pushed_falls_off_or_sits(face: int, falls: bool) -> None:
    """Never beside the mount and in the saddle; by a shove and by the referee's hand."""
    given = grid(ada(now={"mount": "horse"}), horse(at=(2, 0)), orc(at=(4, 0)), order=["orc", "ada"])
    shove = ["shove:ada", "athletics", "push:1,0"]
    for dice, keys in (([19, 1, face], shove), ([face], ["g ada push 5 from orc"])):
        game = played(given, dice, *keys)
        now, mount = game.state["ada"], game.state["horse"]
        assert (now.rides, "prone" in now.conditions) == (("", True) if falls else ("horse", False))
        assert falls or (now.x, now.y) == (mount.x, mount.y)


@pytest.mark.rule("srd5.mounted.forced_move")
def test_a_mount_pushed_by_the_referees_hand_asks_the_save_of_its_rider() -> None:
    given = grid(ada(now={"mount": "horse"}), horse(at=(2, 0)), orc(at=(4, 0)), order=["orc", "ada"])
    game = played(given, [7], "g horse push 5 from orc")
    assert game.state["ada"].rides == "" and game.state["horse"].x == 1


# -- sides of whom nobody is awake ---------------------------------------------------------------------------------


@pytest.mark.rule("srd5.flow.end")
def test_the_captain_sleeps_and_is_struck() -> None:
    """Nobody of a side is awake as the fight begins: the referee says that it goes on; by default it is over."""
    captain = orc(now={"conditions": ["unconscious"]})
    given = scene(ada(), captain, order=["ada", "orc"], rulings="ask")
    game = played(given)
    assert game.ask is not None and game.ask.topic == "fight-over"
    game = played(given, [14, 15, 4, 4], "yes", "attack:orc:longsword")
    assert only(game, "critical").target == "orc" and only(game, "damage").data["damage"] == 11
    assert play(scene(ada(), captain, order=["ada", "orc"])).outcome is not None


@pytest.mark.rule("srd5.flow.end")
def test_milo_lies_dying_and_the_goblin_stands_over_him() -> None:
    given = scene(gob(), brok(now={"hp": 0}), order=["gob", "brok"], rulings="ask")
    game = played(given, [], "yes")
    assert "attack:brok:scimitar" in offered(game)


@pytest.mark.rule("srd5.flow.end")
def test_who_is_put_to_sleep_stands_for_no_side() -> None:
    given = scene(ada(), orc(), order=["ada", "orc"], rulings="ask")
    game = played(given, [], "g orc unconscious", "end")
    assert game.ask is not None and game.ask.topic == "fight-over"


# -- cover -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("srd5.cover.best_only")
def test_the_greatest_of_several_declared_degrees_counts() -> None:
    rows = [{"of": "orc", "against": "brok", "degree": degree} for degree in ("three_quarters", "half")]
    for declared in (rows, rows[::-1], [rows[0], {"of": "orc", "degree": "half"}]):
        given = scene(brok(), orc(), order=["brok", "orc"], field={"cover": declared})
        game = played(given, [10, 10], "attack:orc:shortbow")
        assert only(game, "miss").data["against"] == 18


@pytest.mark.rule("srd5.cover.direction", "srd5.area.cover_save")
def test_cover_against_somebody_does_not_shield_from_a_blast_that_begins_elsewhere() -> None:
    cover = [{"of": "orc", "against": "cira", "degree": "three_quarters"}]
    burst = {
        "name": "burst",
        "target": {"range": 120, "area": "sphere 20"},
        "test": {"save": "dexterity", "dc": 10},
        "effects": [{"kind": "damage", "dice": "8d6 fire"}],
    }
    breath = burst | {"name": "breath", "target": {"range": "self", "area": "cone 60"}}
    mage = cira(at=(0, 0), power=[burst, breath])
    given = grid(mage, orc(at=(7, 0), hp_max=90), order=["cira", "orc"], field={"cover": cover})
    for keys, made in ((["power:burst", "at:9,0"], False), (["power:breath", "to:7,0"], True)):
        game = played(given, [5 if made else 8, *[3] * 8], *keys)
        assert bool(every(game, "save-made")) is made, keys


# -- hiding ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("srd5.hiding.lost")
@pytest.mark.parametrize("beside, caught", [(True, True), (True, False), (False, True), (False, False)])
def test_who_hides_beside_an_enemy_is_found_as_soon_as_that_one_is_not_surprised(beside: bool, caught: bool) -> None:
    watcher = ada(at=(0, 0), now={"surprised": caught})
    given = grid(watcher, gob(at=(1 if beside else 4, 0), hides=True), order=["ada", "gob"])
    game = played(given, [15])
    if caught:  # her first turn passes by itself
        assert [event.actor for event in every(game, "found")] == ["gob"] * beside
        order = [event.kind for event in game.events if event.kind in ("hidden", "no-longer-surprised", "found")]
        assert order == ["hidden", "no-longer-surprised", *["found"] * beside]
    assert game.state["gob"].hidden_from == (() if beside else ("ada",))


@pytest.mark.rule("srd5.hiding.lost")
def test_nothing_is_found_beside_one_through_a_wall_or_in_the_dark() -> None:
    for field in ({"map": "a#.\n.#g\n.#."}, {"light": "dark"}):
        places = ({}, {}) if "map" in field else ({"at": (0, 0)}, {"at": (1, 0)})
        given = grid(ada(**places[0]), gob(hides=True, **places[1]), order=["ada", "gob"], field=field)
        assert played(given, [15]).state["gob"].hidden_from == ("ada",)


@pytest.mark.rule("srd5.hiding.check", "srd5.surprise.compare")
def test_whom_somebody_sees_as_the_scene_has_it_does_not_hide_from_that_one() -> None:
    given = grid(
        ada(at=(0, 0)),
        brok(at=(0, 5), now={"surprised": False}),
        gob(at=(9, 0), hides=True),
        order=["ada", "brok", "gob"],
        field={"sight": [{"who": "ada", "whom": "gob", "sees": True}]},
    )
    game = played(given, [15])
    assert game.state["gob"].hidden_from == ("brok",) and not every(game, "surprised")


# -- things ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("srd5.unseen.wrong_place", "srd5.weapon.ammunition")
def test_a_shot_at_an_empty_square_costs_the_arrow_like_one_that_misses() -> None:
    foe = gob(at=(6, 0), hides=True)
    given = grid(brok(at=(0, 0), ammunition={"arrows": 5}, now={"surprised": False}), foe, order=["brok", "gob"])
    for place, dice in (("at:4,0", []), ("at:6,0", [2, 2])):
        game = played(given, [15, *dice], "aim:shortbow", place)
        assert dict(game.state["brok"].shots) == {"arrows": 4}, place


@pytest.mark.rule("srd5.weapon.thrown")
def test_a_weapon_hurled_at_an_empty_square_lies_there() -> None:
    foe = gob(at=(6, 0), hides=True)
    given = grid(ada(at=(0, 0), weapons=["handaxe"], now={"surprised": False}), foe, order=["ada", "gob"])
    game = played(given, [15], "aim:throw-handaxe", "at:3,0")
    assert game.state["ada"].held == ()
    assert [tuple(one)[:3] for one in game.state["ada"].dropped] == [("handaxe", 3, 0)]


@pytest.mark.rule("srd5.weapon.net")
def test_a_net_that_holds_somebody_is_not_picked_up() -> None:
    thrower = ada(at=(0, 0), weapons=["net"], abilities={"strength": 16, "dexterity": 16})
    given = grid(thrower, ogre(at=(1, 0)), order=["ada", "ogre"])
    game = played(given, [18, 17], "attack:ogre:net", "end", "end")
    assert game.state["ogre"].conditions == ("restrained",) and "pick-up" not in verbs(game)
    game.rule("ogre -restrained")
    assert "pick-up:net" in offered(game)


@pytest.mark.rule("srd5.turn.free_interaction")
def test_what_has_not_been_used_yet_can_be_dropped() -> None:
    game = played(scene(ada(), orc(), order=["ada", "orc"]), [], "drop:longsword")
    assert game.state["ada"].held == ()


# -- water -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("srd5.terrain.step_cost")
def test_a_swimmer_swims_off_from_the_bank() -> None:
    field = {"map": "..≈≈≈≈≈≈≈≈\n..........", "depth": 10}
    seal = ada(at=(1, 0), speed={"walk": 30, "swim": 20})
    given = grid(seal, orc(at=(9, 1)), order=["ada", "orc"], field=field)
    game = played(given, [], "swim", "height:0", "to:5,0")
    assert (game.state["ada"].x, game.state["ada"].turn.moved) == (5, 40)


# -- the referee's hand ------------------------------------------------------------------------------------------


@pytest.mark.rule("srd5.concentration.damage")
def test_a_wound_by_the_referees_hand_asks_for_concentration() -> None:
    mage = cira(hp_max=40, spells=["bless"], slots=[1], casting="wisdom")
    given = scene(mage, orc(), order=["cira", "orc"])
    game = played(given, [1, 2], "cast:bless", "g cira -24")
    assert every(game, "save-missed")


# -- why somebody dies -------------------------------------------------------------------------------------------


@pytest.mark.rule("srd5.death.three", "srd5.death.massive", "srd5.zero.instant_death")
@pytest.mark.parametrize(
    "now, damage, cause",
    [
        ({"hp": 0, "death_fail": 2}, 5, ("third", 0, "of the third failure", "(třetí neúspěch)", "(третий провал)")),
        ({"hp": 0}, 16, ("outright", 16, "outright (16 damage", "na místě", "на месте (осталось 16 урона)")),
        ({"hp": 3}, 19, ("outright", 16, "outright (16 damage", "(zbylo 16 zranění)", "на месте")),
    ],
)
def test_of_what_somebody_dies_is_told(now: dict[str, Any], damage: int, cause: tuple[Any, ...]) -> None:
    blow = {"name": "blow", "to_hit": 9, "damage": f"{damage} force", "range": [80, 320]}
    given = grid(orc(at=(0, 0), attack=[blow]), cira(at=(9, 0), now=now), brok(at=(0, 9)), order=["orc", "cira"])
    game = played(given, [15], "attack:cira:blow")
    death = only(game, "dies")
    assert (death.data["cause"], death.data["overflow"]) == cause[:2]
    for language, words in zip(("en", "cs", "ru"), cause[2:], strict=True):
        assert words in heard(game.scene, language, *game.events)


@pytest.mark.rule("srd5.hit_points.overflow")
def test_whoever_falls_learns_what_was_left_over_and_others_do_not() -> None:
    given = scene(orc(seat="player:orc"), cira(now={"hp": 3}), brok(), order=["orc", "brok", "cira"])
    game = played(given, [15, 4], "attack:cira:greataxe", "no")
    assert only(game, "falls").data["overflow"] == 4
    (told,) = [event for event in game.log("player:orc") if event.kind == "falls"]
    assert "overflow" not in told.data


# -- rest --------------------------------------------------------------------------------------------------------


def test_a_weapon_that_is_written_out_may_be_led_by_skill() -> None:
    """`finesse`, or a `weapon` that has it: without either it never sneaks."""
    for more, sneaks in (({}, False), ({"finesse": True}, True), ({"weapon": "shortsword"}, True)):
        shiv = {"name": "shiv", "to_hit": 5, "damage": "1d4 piercing", "reach": 5, **more}
        thief = ada(weapons=[], attack=[shiv], traits=["sneak_attack 1"])
        foe = orc(hp_max=90, now={"conditions": ["restrained"]})
        key = "shortsword" if "weapon" in more else "shiv"
        dice = [15, 14, 2, 2] if sneaks else [15, 14, 2]
        game = played(scene(thief, foe, order=["ada", "orc"]), dice, f"attack:orc:{key}")
        assert bool(every(game, "sneak-attack")) is sneaks
        remarks = [(one.path, one.reason) for one in game.scene.system.remarks(game.scene)]
        assert remarks == [("combatant[0].traits", "never-sneaks")] * (not sneaks)


# -- what the pages say ------------------------------------------------------------------------------------------


@pytest.mark.rule("srd5.opportunity.trigger", "srd5.opportunity.one_attack")
def test_a_reach_of_ten_feet_leaves_a_fist_of_five() -> None:
    """Whoever walks from beside a glaive leaves the fist's reach first; if that was let pass, the glaive's."""
    glaive = {"name": "glaive", "to_hit": 5, "reach": 10, "damage": "1d10+3 slashing"}
    given = grid(ada(at=(1, 0)), orc(at=(0, 0), attack=[glaive]), order=["ada", "orc"], field={"map": "......"})
    gone = played(given, [], "move", "to:3,0")
    assert offered(gone) == ("strike:unarmed", "no")
    gone.answer("no")
    assert offered(gone) == ("strike:glaive", "no")
    struck = played(given, [2], "move", "to:3,0", "strike:unarmed")
    assert struck.ask is not None and struck.ask.actor == "ada", "one reaction, one blow"


@pytest.mark.rule("srd5.attack.targets")
def test_what_is_natural_is_never_dropped() -> None:
    """An attack that is written out is a thing in a hand, whatever it is called."""
    blast = {"name": "Blast", "to_hit": 5, "range": [30, 60], "damage": "1d6 fire"}
    for natural in (False, True):
        mage = ada(weapons=[], attack=[{**blast, "natural": natural}])
        game = played(scene(mage, orc(), order=["ada", "orc"]), [])
        assert ("drop:blast" in offered(game)) is not natural, offered(game)
