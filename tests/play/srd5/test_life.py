"""Zero hit points: falling, dying, being saved, knocked out, and waking."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.rule import rule_id
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
    rows,
    scene,
)
from tests.table import example

BOW = {"name": "bow", "to_hit": 5, "damage": "1d6+3 piercing", "range": [80, 320]}


def shot(
    feet: int, target: dict[str, Any], *more: dict[str, Any], attack: Any = BOW, order: list[str] | None = None
) -> Any:
    """An orc with a bow this far from its target, and others beside the target."""
    ids = ["archer", target["id"], *(one["id"] for one in more)]
    table = [
        {"between": [a, b], "ft": feet if a == "archer" else 5} for place, a in enumerate(ids) for b in ids[place + 1 :]
    ]
    archer = orc(id="archer", attack=[attack])
    return scene(archer, target, *more, order=order or ids, field={"mode": "abstract", "distance": table})


@pytest.mark.parametrize(
    "target, damage, life",
    [
        example("srd5.zero.branch E1", brok(now={"hp": 5}), 9, "dying"),
        example("srd5.zero.branch E1", gob(side="heroes", now={"hp": 5}), 9, "dead"),
        example("srd5.zero.monster E1", gob(side="heroes"), 7, "dead"),
        example("srd5.zero.instant_death E1", cira(hp_max=12, now={"hp": 6}), 18, "dead"),
        example("srd5.zero.instant_death E2", cira(hp_max=12, now={"hp": 6}), 17, "dying"),
        example("srd5.zero.instant_death edge", cira(hp_max=12, now={"hp": 6, "thp": 1}), 18, "dying"),
        example("srd5.hit_points.range E1", ada(now={"hp": 3}), 9, "dying"),
        example("srd5.hit_points.subtract E1", ada(), 7, "ok"),
        example("srd5.zero.monster I32", gob(side="heroes", uses_death_saves=True), 9, "dying"),
        example("srd5.zero.monster I32b", gob(side="heroes", uses_death_saves=True), 14, "dead"),
        example("srd5.damage.instance E1", cira(hp_max=8), 10, "dying"),
    ],
)
def test_dropping_to_zero(target: dict[str, Any], damage: int, life: str) -> None:
    blow = {"name": "blow", "to_hit": 9, "damage": f"{damage} force", "range": [80, 320]}
    game = played(shot(60, target, brok(id="other"), attack=blow), [15], f"attack:{target['id']}:blow")
    now = game.state[target["id"]]
    before = target.get("now", {}).get("hp", target["hp_max"])
    assert now.hp == max(0, before - max(0, damage - target.get("now", {}).get("thp", 0)))
    assert now.life == life
    if life == "dying":
        assert set(now.conditions) == {"unconscious", "prone"} and now.held == ()
        assert [thing.item for thing in now.dropped] == (
            ["scimitar"] if target["id"] == "gob" else target.get("weapons", [])[:1]
        )
        assert rule_id(only(game, "falls").rule) == "srd5.zero.unconscious"
    elif life == "dead":
        assert only(game, "dies").actor == target["id"]


@pytest.mark.parametrize(
    "counters, die, kind, left",
    [
        example("srd5.death.save E1", (0, 0), 10, "death-save-success", ("dying", 1, 0)),
        example("srd5.death.save E2", (0, 0), 9, "death-save-failure", ("dying", 0, 1)),
        example("srd5.death.natural_1 E1", (0, 1), 1, "death-save-failure", ("dead", 0, 0)),
        example("srd5.death.natural_1 edge", (0, 0), 1, "death-save-failure", ("dying", 0, 2)),
        example("srd5.death.natural_20 E1", (1, 2), 20, "death-save-wakes", ("ok", 0, 0)),
        example("srd5.death.three E1", (2, 2), 12, "death-save-success", ("stable", 0, 0)),
        example("srd5.death.three E2", (1, 2), 9, "death-save-failure", ("dead", 0, 0)),
        example("srd5.death.reset E1", (2, 2), 10, "death-save-success", ("stable", 0, 0)),
    ],
)
def test_death_saves(counters: tuple[int, int], die: int, kind: str, left: tuple[str, int, int]) -> None:
    dying = ada(now={"hp": 0, "death_success": counters[0], "death_fail": counters[1]})
    game = played(scene(dying, brok(), orc(), order=["ada", "brok", "orc"]), [die])
    now = game.state["ada"]
    assert (now.life, now.death_success, now.death_fail) == left
    assert now.hp == (1 if die == 20 else 0)
    assert rows(game)[0] == (kind, "ada", None, die)
    assert game.ask is not None
    # a natural 20 goes on with the turn; everybody else's is over
    assert game.ask.actor == ("ada" if die == 20 else "brok")


@pytest.mark.rule("srd5.death.saves_are_saves")
def test_what_helps_every_save_helps_death_saves() -> None:
    """srd5.death.saves_are_saves E1, srd5.death.save E3, and exhaustion 3, which hampers saves."""
    dying = ada(now={"hp": 0}, save_bonus=1)
    game = played(scene(dying, brok(), orc(), order=["ada", "brok", "orc"]), [9])
    assert rows(game) == [("death-save-success", "ada", None, 10)]
    compared = {"death_save_compare": "die"}
    game = played(scene(dying, brok(), orc(), order=["ada", "brok", "orc"], options=compared), [9])
    assert rows(game) == [("death-save-failure", "ada", None, 10)]
    tired = ada(now={"hp": 0, "exhaustion": 3})
    game = played(scene(tired, brok(), orc(), order=["ada", "brok", "orc"]), [15, 4])
    assert rows(game) == [("death-save-failure", "ada", None, 4)]


@pytest.mark.rule("srd5.death.damage")
def test_the_death_track() -> None:
    """S10: a failed save, an arrow from 40 ft (one die, not critical), then a natural 20."""
    order = ["ada", "archer", "brok"]
    game = played(shot(40, ada(now={"hp": 0}), brok(), order=order), [7, 12, 4, 20], "attack:ada:bow", "end", "end")
    assert rows(game) == [
        ("death-save-failure", "ada", None, 7),
        ("hit", "archer", "ada", 17),
        ("damage", "archer", "ada", 7),
        ("death-failure", "ada", None, None),
        ("death-save-wakes", "ada", None, 20),
    ]
    hit = only(game, "hit")
    assert len(hit.rolls) == 1 and hit.data["hinders"] == ("prone",)
    assert every(game, "death-failure")[0].data == {"successes": 0, "failures": 2, "critical": "no"}
    now = game.state["ada"]
    assert (now.hp, now.life, now.death_fail, now.conditions) == (1, "ok", 0, ("prone",))


@pytest.mark.parametrize(
    "feet, given, dice, left",
    [
        example("srd5.death.damage E1", 5, {"hp": 0}, [9, 12, 1, 1], ("dying", 0, 2)),
        example("srd5.death.damage edge", 60, {"hp": 0}, [12, 1], ("dying", 0, 1)),
        example("srd5.stabilizing.broken E1", 60, {"hp": 0, "life": "stable"}, [12, 1], ("dying", 0, 1)),
        example("srd5.death.three edge", 60, {"hp": 0, "death_fail": 2, "death_success": 2}, [12, 1], ("dead", 0, 0)),
        example("srd5.temporary.at_zero E1", 60, {"hp": 0, "thp": 8}, [12, 3], ("dying", 0, 0)),
        example("srd5.temporary.at_zero I12", 60, {"hp": 0, "life": "stable", "thp": 8}, [12, 3], ("stable", 0, 0)),
        example("srd5.temporary.at_zero edge", 60, {"hp": 0, "thp": 3}, [12, 1], ("dying", 0, 1)),
    ],
)
def test_damage_at_zero(feet: int, given: dict[str, Any], dice: list[int], left: tuple[str, int, int]) -> None:
    """From 5 ft every hit is critical (unconscious, seen from beside: also the shooter's own hindrance cancels)."""
    target = ada(now=given)
    if feet == 5:
        close = grid(orc(at=(0, 0)), {**target, "now": {**given, "position": [1, 0]}}, brok(at=(9, 9)), order=["orc"])
        game = played(close, dice, "attack:ada:greataxe")
    else:
        game = played(shot(feet, target, brok()), dice, "attack:ada:bow")
    now = game.state["ada"]
    assert (now.life, now.death_success, now.death_fail) == left


@pytest.mark.rule("srd5.death.massive")
@pytest.mark.parametrize("damage, life", [(16, "dead"), (15, "dying")])
def test_massive_damage_at_zero(damage: int, life: str) -> None:
    """srd5.death.massive E1: maximum 16."""
    blow = {"name": "blow", "to_hit": 9, "damage": f"{damage} force", "range": [80, 320]}
    game = played(shot(60, cira(now={"hp": 0}), brok(), attack=blow), [15], "attack:cira:blow")
    assert game.state["cira"].life == life
    if life == "dead":
        assert rule_id(only(game, "dies").rule) == "srd5.death.massive"


@pytest.mark.parametrize(
    "die, life",
    [example("srd5.stabilizing.first_aid E1", 10, "stable"), example("srd5.stabilizing.first_aid E2", 9, "dying")],
)
def test_first_aid(die: int, life: str) -> None:
    given = scene(ada(), brok(now={"hp": 0}), orc(), order=["ada", "orc", "brok"])
    game = played(given, [die], "stabilize:brok")
    assert game.state["brok"].life == life and game.state["ada"].turn.action
    assert only(game, "stabilizes" if life == "stable" else "first-aid-fails").rolls[0].face == die


@pytest.mark.rule("srd5.stabilizing.first_aid")
def test_a_kit_needs_no_check_and_is_used_up() -> None:
    given = scene(ada(kit=1), brok(now={"hp": 0, "death_fail": 2}), orc(), order=["ada", "orc", "brok"])
    game = played(given, [], "kit:brok")
    assert (game.state["brok"].life, game.state["brok"].death_fail, game.state["ada"].kit) == ("stable", 0, 0)
    far = grid(ada(kit=1, at=(0, 0)), brok(now={"hp": 0}, at=(2, 0)), orc(at=(9, 9)), order=["ada", "brok", "orc"])
    assert not {"kit", "stabilize"} & {key.partition(":")[0] for key in offered(played(far))}


@pytest.mark.rule("srd5.stabilizing.state")
def test_a_stable_creature_rolls_nothing() -> None:
    """srd5.stabilizing.state E1."""
    given = scene(brok(now={"hp": 0, "life": "stable"}), ada(), orc(), order=["brok", "ada", "orc"])
    game = played(given, [])
    assert game.ask is not None and game.ask.actor == "ada"


def test_nobody_drinks_who_is_not_hurt() -> None:
    assert "potion:ada" not in offered(played(scene(ada(potions=1), orc(), order=["ada", "orc"])))


@pytest.mark.parametrize(
    "now, dice, hp",
    [
        example("srd5.turn.action_only_items E1", {"hp": 10}, [3, 1], 16),
        example("srd5.healing.add E1", {"hp": 20}, [4, 2], 24),
        example("srd5.temporary.not_healed E1", {"hp": 10, "thp": 2}, [1, 2], 15),
    ],
)
def test_drinking_a_potion(now: dict[str, Any], dice: list[int], hp: int) -> None:
    game = played(scene(ada(potions=1, now=now), orc(), order=["ada", "orc"]), dice, "potion:ada")
    state = game.state["ada"]
    assert (state.hp, state.thp, state.potions, state.turn.action) == (hp, now.get("thp", 0), 0, True)


@pytest.mark.rule("srd5.healing.wake")
def test_healing_wakes_prone_with_empty_hands() -> None:
    """srd5.healing.wake E1: two failures, healed: conscious, prone, counters 0/0; the sword lies on the floor
    (srd5.condition.unconscious E2) until it is picked up."""
    fallen = ada(now={"hp": 0, "death_fail": 2})
    given = scene(brok(potions=1), fallen, orc(), order=["brok", "ada", "orc"])
    game = played(given, [1, 1], "potion:ada")
    now = game.state["ada"]
    assert (now.hp, now.life, now.conditions, now.death_fail) == (4, "ok", ("prone",), 0)
    assert now.dropped == (("longsword", 0, 0),)
    assert {key for key in offered(game) if key.startswith("attack:")} == {"attack:orc:unarmed"}
    game.answer("pick-up:longsword")
    assert "attack:orc:longsword" in offered(game) and not now.dropped
    assert "pick-up" not in offered(game)


@pytest.mark.rule("srd5.healing.wake")
def test_who_wakes_on_anothers_turn_has_a_reaction() -> None:
    """I39: conscious and prone, with its reaction."""
    given = scene(brok(potions=1), ada(now={"hp": 0}), orc(), order=["brok", "orc", "ada"])
    assert played(given, [1, 1], "potion:ada").state["ada"].reaction


@pytest.mark.rule("srd5.healing.dead")
def test_the_dead_are_not_healed() -> None:
    given = scene(brok(potions=1), ada(now={"hp": 0, "life": "dead"}), orc(), order=["brok", "orc"])
    assert not [key for key in offered(played(given)) if key.startswith("potion:ada")]


@pytest.mark.rule("srd5.knock_out.choice")
@pytest.mark.parametrize("printing, first", [("srd_ru", "knock-out"), ("phb_cs", "damage")])
def test_knocking_out_in_both_printings(printing: str, first: str) -> None:
    """srd5.knock_out.choice E1: asked before the damage stands (with_damage) or right after it (after_damage)."""
    given = scene(ada(), orc(now={"hp": 5}), gob(), order=["ada", "orc", "gob"], options={"printing": printing})
    game = played(given, [15, 8], "attack:orc:longsword")
    assert game.ask is not None and game.ask.topic == "knock-out" and game.ask.default == "no"
    assert any(event.kind == "damage" for event in game.events) is (first == "damage")
    game.answer("yes")
    now = game.state["orc"]
    assert (now.hp, now.life, now.conditions) == (0, "stable", ("prone", "unconscious"))
    assert rows(game)[-1] == ("knocked-out", "ada", "orc", None)
    killed = played(given, [15, 8], "attack:orc:longsword", "no")
    assert killed.state["orc"].life == "dead"


@pytest.mark.rule("srd5.knock_out.choice")
def test_knocking_out_replaces_instant_death() -> None:
    """I14; an unarmed strike qualifies, a thrown weapon beside the target does not."""
    weak = cira(side="foes", hp_max=4, now={"hp": 1})
    game = played(scene(ada(), weak, orc(), order=["ada", "cira", "orc"]), [15, 8], "attack:cira:longsword", "yes")
    assert game.state["cira"].life == "stable"
    punched = played(scene(ada(), gob(now={"hp": 1}), orc(), order=["ada"]), [15], "attack:gob:unarmed")
    assert punched.ask is not None and punched.ask.topic == "knock-out"
    given = scene(ada(weapons=["handaxe"]), gob(now={"hp": 1}), orc(), order=["ada", "gob", "orc"])
    thrown = played(given, [18, 18, 3], "attack:gob:throw-handaxe")
    assert thrown.state["gob"].life == "dead"


@pytest.mark.rule("srd5.flow.end")
def test_the_last_enemy_ends_the_fight_after_that_turn() -> None:
    """srd5.flow.end E1: nobody is asked any more once a side has nobody conscious."""
    game = play(scene(ada(), gob(), order=["ada", "gob"]), [15, 8], "attack:gob:longsword")
    assert game.outcome is not None
    assert (game.outcome.winner, game.outcome.reason, game.outcome.data) == ("heroes", "victory", {"rounds": 1})


@pytest.mark.rule("srd5.flow.round")
def test_the_dead_are_skipped_and_the_dying_have_their_turn() -> None:
    given = scene(ada(), brok(now={"hp": 0}), gob(), orc(), ogre(), order=["ada", "gob", "brok", "orc", "ogre"])
    game = played(given, [15, 8, 11], "attack:gob:longsword", "no")
    told = [event.actor for event in game.events if event.kind == "turn"]
    assert told == ["ada", "brok", "orc"]
    assert game.ask is not None and game.ask.actor == "orc"


@pytest.mark.rule("srd5.turn.start_sequence")
def test_who_falls_at_the_start_of_its_turn_rolls_on_the_next() -> None:
    """What burns her at the start of her turn comes after the moment of death saves."""
    heat = {
        "name": "heat",
        "use": {"time": "nearby"},
        "target": {"area": "sphere 5"},
        "effects": [{"kind": "damage", "dice": "1d6 fire"}],
    }
    given = grid(
        orc(at=(1, 0), power=[heat], now={"conditions": []}),
        ada(at=(0, 0), now={"hp": 2}),
        brok(at=(9, 9)),
        order=["orc", "ada", "brok"],
    )
    game = played(given, [4], "end")
    assert game.state["ada"].life == "dying" and game.state["ada"].death_fail == 0
    game = played(given, [4, 12, 3], "end", "end", "end")
    assert (game.state["ada"].death_success, game.state["ada"].death_fail) == (1, 1), "the save first, then the burn"
