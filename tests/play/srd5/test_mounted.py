"""Riders and mounts: getting on and off, whose turn it is, leading, falling off, lances."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.game import Game
from bojiste.errors import SceneError
from bojiste.tell.story import told
from tests.play.srd5.cast import (
    ada,
    cited,
    every,
    gob,
    grid,
    kinds,
    offered,
    ogre,
    only,
    orc,
    played,
    rows,
    scene,
    turns,
)


def horse(**more: Any) -> dict[str, Any]:
    """The Horse of the catalogue: Large, AC 10, 19 hit points, speed 60, trained."""
    base: dict[str, Any] = {"id": "horse", "side": "heroes", "kind": "npc", "size": "large", "ac": 10, "hp_max": 19}
    base |= {"speed": 60, "mount": "trained", "abilities": {"strength": 16, "dexterity": 10, "intelligence": 2}}
    hooves = {"name": "hooves", "to_hit": 5, "damage": "2d4+3 bludgeoning", "reach": 5, "natural": True}
    base |= {"attack": [hooves], **more}
    if "at" in base:
        base["now"] = {**base.get("now", {}), "position": list(base.pop("at"))}
    return base


def beside(*more: dict[str, Any], **options: Any) -> Any:
    """Ada stands beside the horse, an orc far off; Ada first, the horse after the orc."""
    order = options.pop("order", ["ada", "orc", "horse"])
    everybody = more or (ada(at=(0, 0)), horse(at=(1, 0)), orc(at=(12, 12)))
    return grid(*everybody, order=order, **options)


RIDES = {"now": {"mount": "horse"}}


def riding(*, where: tuple[int, int] = (1, 0), enemy: dict[str, Any] | None = None, **more: Any) -> Any:
    """Ada in the saddle, an orc at the horse's shoulder."""
    foe = enemy or orc(at=(3, 0))
    return grid(ada(**{**RIDES, **more}), horse(at=where), foe, order=["ada", foe["id"]])


@pytest.mark.rule("srd5.mounted.who")
def test_who_can_be_ridden() -> None:
    """E1: Ada mounts the horse; E2: an ogre is as large as the horse; an enemy's horse does not let her on."""
    assert "mount:horse" in offered(played(beside()))
    given = grid(ogre(id="ogre", side="heroes", at=(0, 0)), horse(at=(2, 0)), orc(at=(12, 12)), order=["ogre"])
    assert "mount:horse" not in offered(played(given))
    given = grid(ada(at=(0, 0)), horse(at=(1, 0), side="foes"), orc(at=(12, 12)), order=["ada"])
    assert "mount:horse" not in offered(played(given))


@pytest.mark.rule("srd5.mounted.mounting")
def test_mounting_and_dismounting_cost_half_the_speed() -> None:
    """E1: speed 30, 15 spent; a second time in the same move is refused (srd5.mounted.mounting_blocked E2)."""
    game = played(beside(), [], "mount:horse", "controlled")
    assert game.state["ada"].turn.moved == 30 and game.state["ada"].rides == "horse"
    assert (game.state["ada"].x, game.state["ada"].y) == (1, 0)
    assert "dismount" not in offered(game) and "move" not in offered(game)
    game = played(riding(), [], "dismount", "at:0,0")
    assert game.state["ada"].turn.moved == 30 and game.state["ada"].rides == ""
    assert (game.state["ada"].x, game.state["ada"].y) == (0, 0) and "mount:horse" not in offered(game)


@pytest.mark.rule("srd5.mounted.mounting_blocked")
def test_mounting_is_blocked() -> None:
    """E1: Ada walked 20 of 30 ft; with Dash there is enough."""
    given = beside(ada(at=(5, 0)), horse(at=(0, 0)), orc(at=(12, 12)))
    walked = ("move", "to:2,0", "move", "to:2,1")
    assert "mount:horse" not in offered(played(given, [], *walked))
    assert "mount:horse" in offered(played(given, [], "dash", *walked))
    held = beside(ada(at=(0, 0), now={"conditions": ["restrained"]}), horse(at=(1, 0)), orc(at=(12, 12)))
    assert "mount:horse" not in offered(played(held))


@pytest.mark.rule("srd5.mounted.controlled_same_turn")
def test_the_mount_moves_at_once() -> None:
    """E1: Ada mounts (15 spent), the horse moves 60 ft at once; S13: it dashes 120 ft, and Ada still has her action."""
    game = played(beside(), [], "mount:horse", "controlled", "ride:move", "to:13,0")
    assert (game.state["horse"].x, game.state["ada"].x, game.state["ada"].y) == (13, 13, 0)
    assert game.state["horse"].turn.moved == 120 and game.state["ada"].turn.moved == 30
    game = played(beside(), [], "mount:horse", "controlled", "bid:dash", "ride:move")
    assert game.ask is not None and game.ask.data["left_hf"] == 240 and not game.state["ada"].turn.action


@pytest.mark.rule("srd5.mounted.controlled_initiative")
def test_a_controlled_mount_acts_with_its_rider() -> None:
    """E1: Ada 9, the horse 14: she mounts, and from then on it has no turn of its own."""
    heroes = (ada(at=(0, 0), now={"initiative": 9}), horse(at=(1, 0), now={"initiative": 14}))
    given = grid(*heroes, orc(at=(12, 12), now={"initiative": 5}))
    game = played(given, [], "end", "mount:horse", "controlled", "end", "end")
    assert turns(game) == ["horse", "ada", "orc", "ada"]
    assert game.state["horse"].initiative == 9 and game.state["clock"].order == ("horse", "ada", "orc")
    assert "srd5.mounted.controlled_initiative" in cited(game)


@pytest.mark.rule("srd5.mounted.controlled_same_turn")
def test_the_referee_says_whether_a_mount_acts_twice() -> None:
    """D41: a mount that has had its turn acts again by default, and not if the referee says so."""
    for answer, rides in (("yes", True), ("no", False)):
        given = beside(order=["horse", "ada", "orc"], rulings="ask")
        game = played(given, [], "end", "mount:horse", "controlled", answer)
        assert any(key.startswith("ride:") for key in offered(game)) is rides
    game = played(beside(order=["horse", "ada", "orc"]), [], "end", "mount:horse", "controlled")
    assert "ride:move" in offered(game)


@pytest.mark.rule("srd5.mounted.controlled_actions")
def test_a_controlled_mount_attacks_nobody() -> None:
    """E1: Dash, Disengage and Dodge, one of them; its hooves are not offered."""
    game = played(riding())
    bids = {key for key in offered(game) if key.startswith(("bid:", "ride:"))}
    assert bids == {"bid:dash", "bid:disengage", "bid:dodge", "ride:move"}
    assert not any("hooves" in key for key in offered(game))
    game.answer("bid:dodge")
    assert game.state["horse"].dodging and not any(key.startswith("bid:") for key in offered(game))


@pytest.mark.rule("srd5.mounted.trained")
@pytest.mark.rule("srd5.mounted.choice")
def test_only_a_trained_mount_is_led() -> None:
    """srd5.mounted.trained E1: a bear that is not trained; srd5.mounted.choice E1: a dragon has its own mind."""
    for kind in ("untrained", "intelligent"):
        given = beside(ada(at=(0, 0)), horse(at=(1, 0), mount=kind), orc(at=(12, 12)))
        game = played(given, [], "mount:horse")
        assert not game.state["ada"].leads and not any(key.startswith("ride:") for key in offered(game))
        with pytest.raises(SceneError) as bad:
            beside(ada(now={"mount": "horse", "control": "controlled"}), horse(at=(1, 0), mount=kind), orc(at=(12, 12)))
        assert [problem.reason for problem in bad.value.problems] == ["cannot-be-led"]


@pytest.mark.rule("srd5.mounted.independent")
def test_an_independent_mount_goes_where_it_likes() -> None:
    """E1: the horse at 14 runs off with Ada on its own turn; Ada acts at 9. It may attack."""
    foe = orc(at=(12, 12), now={"initiative": 5})
    rider = ada(now={"mount": "horse", "control": "independent", "initiative": 9})
    game = played(grid(rider, horse(at=(1, 0), now={"initiative": 14}), foe), [], "move", "to:8,0")
    assert (game.state["ada"].x, game.state["horse"].x) == (8, 8)
    game.answer("end")
    assert turns(game) == ["horse", "ada"] and not any(key.startswith("ride:") for key in offered(game))
    near = grid(rider, horse(at=(1, 0), now={"initiative": 14}), orc(at=(3, 0), now={"initiative": 5}))
    assert "attack:orc:hooves" in offered(played(near))


@pytest.mark.rule("srd5.mounted.space")
def test_a_rider_reaches_from_the_whole_space_of_its_mount() -> None:
    """E1: the horse on (0..1, 0..1): Ada reaches (2, 1) with reach 5; and is reached from there."""
    given = grid(ada(**RIDES), horse(at=(0, 0)), orc(at=(2, 1)), order=["ada", "orc"])
    game = played(given, [10, 4], "attack:orc:longsword", "end")
    assert {"attack:ada:greataxe", "attack:horse:greataxe"} <= set(offered(game))


@pytest.mark.rule("srd5.mounted.oa_target")
def test_an_opportunity_attack_on_the_rider_or_the_mount() -> None:
    """E1: the orc picks Ada (AC 16); S13: it picks the horse: 10 hits, 11 damage, 8 left. The rider is the default."""
    given = riding()
    game = played(given, [], "ride:move", "to:9,0")
    assert game.ask is not None and game.ask.topic == "opportunity" and game.ask.default == "strike:greataxe:ada"
    game = played(given, [12, 1], "ride:move", "to:9,0", "strike:greataxe:ada")
    assert only(game, "hit").target == "ada" and game.state["ada"].x == 9
    game = played(given, [5, 8], "ride:move", "to:9,0", "strike:greataxe:horse")
    assert game.state["horse"].hp == 8 and game.state["horse"].x == 9
    assert len(every(game, "opportunity")) == 1


@pytest.mark.rule("srd5.mounted.mount_reaction")
@pytest.mark.parametrize(
    "rulings, answers, strikes", [("default", [], True), ("ask", ["no"], False), ("ask", ["yes"], True)]
)
def test_a_controlled_mount_has_its_reaction(rulings: str, answers: list[str], strikes: bool) -> None:
    """E1: the orc leaves the horse's reach; by default the horse is offered its attack, decided by its rider."""
    given = grid(ada(**RIDES, weapons=[]), horse(at=(1, 0)), orc(at=(3, 0)), order=["orc", "ada"], rulings=rulings)
    game = played(given, [], "move", "to:9,0", *(["first:ada"] if answers else []), "no", *answers)
    asked = game.ask is not None and game.ask.topic == "opportunity" and game.ask.actor == "horse"
    assert asked is strikes
    if strikes:
        assert game.ask is not None and game.ask.seat == "player:ada"


def shoved(dice: list[int], *answers: str, **more: Any) -> Game:
    """An orc that shoves the horse of Ada, or her."""
    given = grid(ada(**RIDES), horse(at=(1, 0)), orc(at=(3, 0), **more), order=["orc", "ada"])
    return played(given, dice, *answers)


@pytest.mark.rule("srd5.mounted.forced_move")
@pytest.mark.parametrize("face, falls", [(7, True), (8, False)])
def test_a_mount_that_is_pushed(face: int, falls: bool) -> None:
    """E1: Ada's save 7 + 2 fails: she falls off prone beside the horse."""
    game = shoved([19, 1, face], "shove:horse", "athletics", "push:0,0")
    assert ("falls-off" in kinds(game)) is falls and "opportunity" not in kinds(game)
    assert (game.state["horse"].x, game.state["ada"].rides) == (0, "" if falls else "horse")
    assert ("prone" in game.state["ada"].conditions) is falls
    if not falls:
        assert game.state["ada"].x == 0


@pytest.mark.rule("srd5.mounted.rider_knocked_prone")
@pytest.mark.parametrize("face, falls", [(8, False), (7, True)])
def test_a_rider_that_is_knocked_prone(face: int, falls: bool) -> None:
    """E1: the save 8 + 2 = 10 keeps Ada in the saddle, and she does not lie."""
    game = shoved([19, 1, face], "shove:ada", "athletics", "prone")
    assert (game.state["ada"].rides == "") is falls and ("prone" in game.state["ada"].conditions) is falls


@pytest.mark.rule("srd5.mounted.mount_knocked_prone")
def test_a_mount_that_falls() -> None:
    """E1: Ada leaps off by her reaction and stands; E2: without it she lies beside the horse."""
    game = shoved([19, 1], "shove:horse", "athletics", "prone", "yes", "at:0,0")
    assert game.state["ada"].conditions == () and not game.state["ada"].reaction and game.state["ada"].rides == ""
    game = shoved([19, 1], "shove:horse", "athletics", "prone", "no")
    assert game.state["ada"].conditions == ("prone",) and game.state["ada"].rides == ""
    given = grid(ada(now={"mount": "horse", "reaction": False}), horse(at=(1, 0)), orc(at=(3, 0)), order=["orc", "ada"])
    game = played(given, [19, 1], "shove:horse", "athletics", "prone")
    assert game.state["ada"].conditions == ("prone",)


@pytest.mark.rule("srd5.mounted.mount_knocked_prone")
def test_a_mount_that_dies_falls_too() -> None:
    given = grid(ada(**RIDES), horse(at=(1, 0), now={"hp": 1}), orc(at=(3, 0)), order=["orc", "ada"])
    game = played(given, [15, 5], "attack:horse:greataxe", "no", "no")
    assert game.state["horse"].life == "dead" and game.state["ada"].conditions == ("prone",)


@pytest.mark.rule("srd5.mounted.rider_knocked_prone")
def test_a_rider_that_is_struck_down_falls_off() -> None:
    given = grid(ada(now={"mount": "horse", "hp": 1}), horse(at=(1, 0)), orc(at=(3, 0)), order=["orc", "ada"])
    game = played(given, [15, 5], "attack:ada:greataxe", "no")
    assert game.state["ada"].life == "dying" and game.state["ada"].rides == ""
    assert "save-fails" in kinds(game)


@pytest.mark.rule("srd5.weapon.lance")
def test_a_lance_in_the_saddle() -> None:
    """E1: mounted, an orc next to the horse: 15 and 4, the 4 counts; at 10 ft one die. With a shield only a rider."""
    lancer: dict[str, Any] = {"weapons": ["lance"], "shield": True, "ac": 16}
    near = riding(**lancer)
    assert only(played(near, [15, 4], "attack:orc:lance"), "miss").data["hinders"] == ("lance",)
    far = riding(enemy=orc(at=(4, 0)), **lancer)
    assert only(played(far, [15, 4], "attack:orc:lance"), "hit").data["state"] == 0
    afoot = grid(ada(at=(0, 0), **lancer), orc(at=(2, 0)), order=["ada"])
    assert "attack:orc:lance" not in offered(played(afoot))


@pytest.mark.rule("srd5.passing.hostile")
def test_nobody_stops_in_the_saddle_of_another() -> None:
    """The pair takes the mount's space: a small enemy may pass under a Large horse and stop on neither square."""
    given = grid(gob(at=(0, 0)), ada(**RIDES), horse(at=(2, 0)), order=["gob", "ada"])
    game = played(given, [], "move")
    assert not {"to:2,0", "to:3,0", "to:2,1", "to:3,1"} & set(offered(game))


def test_mounts_without_coordinates() -> None:
    """The table of distances counts the mount's for its rider."""
    table = [{"between": pair, "ft": feet} for pair, feet in ((["ada", "horse"], 5), (["ada", "orc"], 60))]
    field = {"mode": "abstract", "distance": [*table, {"between": ["horse", "orc"], "ft": 60}]}
    given = scene(ada(**RIDES), horse(), orc(), order=["ada", "orc"], field=field)
    game = played(given, [10, 4], "ride:move", "near:orc", "attack:orc:longsword")
    assert rows(game)[-1] == ("damage", "ada", "orc", 7)


def test_riders_that_are_none_are_refused_all_at_once() -> None:
    """B10: no mount, too small, ridden twice, nobody of that name."""
    with pytest.raises(SceneError) as bad:
        grid(
            ada(now={"mount": "horse"}),
            orc(id="rogue", side="heroes", now={"mount": "horse"}),
            ogre(side="heroes", now={"mount": "gob"}),
            gob(side="heroes", at=(9, 9)),
            horse(at=(1, 0), size="medium"),
            orc(at=(12, 12), now={"mount": "nobody"}),
        )
    reasons = sorted(problem.reason for problem in bad.value.problems)
    assert reasons == ["mount-too-small", "mount-too-small", "mount-twice", "no-mount", "unknown-combatant"]


# -- the referee's hand ------------------------------------------------------------------------------------------


def test_the_hand_puts_somebody_into_the_saddle_and_out_of_it() -> None:
    game = played(beside(), [], "g ada mount horse")
    assert (game.state["ada"].rides, game.state["ada"].leads) == ("horse", True)
    assert game.state["clock"].order == ("horse", "ada", "orc") and game.ask is not None and game.ask.actor == "ada"
    game.rule("ada control independent")
    assert not game.state["ada"].leads
    game.rule("ada control controlled; ada dismount")
    assert game.state["ada"].rides == "" and (game.state["ada"].x, game.state["ada"].y) == (0, 0)
    found = [one.reason for one in game.faults("ada dismount; ada control controlled; ada mount orc; horse mount ada")]
    assert found == ["rides-nothing", "rides-nothing", "no-mount", "no-mount"]
    assert [one.reason for one in game.faults("orc mount horse; ada mount nobody; ada mount ada")] == [
        "no-mount", "nobody-of-that-id", "nobody-of-that-id",
    ]  # fmt: skip


def test_the_hand_says_when_somebody_arrives() -> None:
    late = orc(id="late", at=(6, 6), now={"arrives": 5})
    given = grid(ada(at=(0, 0)), orc(at=(9, 9)), late, order=["ada", "orc"])
    game = played(given, [], "g arrives late 2", "g ada -1", "end", "end")
    assert only(game, "joins").actor == "late" and game.state["late"].arrives == 2
    assert {event.data["round"] for event in every(game, "round")} == {1, 2}
    lines = told(game, "en")
    assert any(line.startswith("Late joins") for line in lines)
    assert ["Late" in line for line in lines if line.startswith("After round")] == [False]
    found = [one.reason for one in game.faults("arrives late 4; arrives ada 4")]
    assert found == ["nobody-of-that-id", "nobody-of-that-id"]
    waits = played(given, [], "end", "end")
    assert waits.state["late"].gone and [one.reason for one in waits.faults("arrives late 2")] == ["bad-form"]
