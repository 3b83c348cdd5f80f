"""Before the first turn, whose turn it is, and what fits into one."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste import errors
from bojiste.core.game import Game
from bojiste.core.rule import rule_id
from tests.play.srd5.cast import (
    ada,
    brok,
    cira,
    every,
    gob,
    grid,
    kinds,
    offered,
    ogre,
    only,
    orc,
    play,
    played,
    rows,
    scene,
    turns,
    verbs,
)
from tests.table import example

GOBLINS = [gob(id=f"gob-{number}", init_group="goblins") for number in (1, 2, 3)]


def order(game: Game) -> tuple[str, ...]:
    found: tuple[str, ...] = game.state["clock"].order
    return found


# -- initiative ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("srd5.initiative.order")
def test_initiative_of_groups() -> None:
    """S14, srd5.initiative.group E1: Ada, three goblins of one group, the orc: one die each entry."""
    game = played(scene(ada(), *GOBLINS, orc()), [10, 14, 9])
    assert rows(game) == [
        ("initiative", "ada", None, 12),
        ("initiative", "gob-1", None, 16),
        ("initiative", "orc", None, 10),
    ]
    assert order(game) == ("gob-1", "gob-2", "gob-3", "ada", "orc")
    assert every(game, "initiative")[1].data == {"count": 16, "members": ("gob-1", "gob-2", "gob-3")}
    assert [game.state[who].initiative for who in order(game)] == [16, 16, 16, 12, 10]


@pytest.mark.parametrize(
    "who, dice, count",
    [
        example("srd5.initiative.roll E1", brok(), [14], 17),
        example("srd5.initiative.roll E2", brok(now={"conditions": ["poisoned"]}), [14, 6], 9),
        example("srd5.initiative.roll edge", brok(now={"exhaustion": 1}), [14, 6], 9),
        example("srd5.initiative.roll edge2", brok(now={"conditions": ["frightened:orc"]}), [14, 6], 9),
        example("srd5.initiative.roll edge3", brok(initiative=7), [2], 9),
        example("srd5.initiative.roll given", brok(now={"initiative": 21}), [], 21),
    ],
)
def test_an_initiative_roll(who: dict[str, Any], dice: list[int], count: int) -> None:
    game = played(scene(who, orc()), [*dice, 1])
    assert game.state["brok"].initiative == count


@pytest.mark.rule("srd5.initiative.fixed")
def test_the_order_stays() -> None:
    """srd5.initiative.fixed E1: the same in round 2 without a die."""
    game = played(scene(ada(), gob(), orc()), [5, 6, 20], "end", "end", "end", "end", "end")
    assert turns(game) == ["orc", "gob", "ada", "orc", "gob", "ada"]


@pytest.mark.rule("srd5.initiative.tie_same")
def test_a_tie_of_one_side() -> None:
    """srd5.initiative.tie_same E1: the players decide, unattended as listed; the referee for monsters."""
    game = played(scene(ada(), brok(), orc()), [13, 12, 1])
    assert game.ask is not None
    assert (game.ask.topic, game.ask.seat, game.ask.data["tied"]) == ("tie-same", "player:ada", ("ada", "brok"))
    game.answer("first:brok")
    assert order(game) == ("brok", "ada", "orc")
    listed = play(scene(ada(), brok(), orc()), [13, 12, 1], "*", "g stop")
    assert order(listed) == ("ada", "brok", "orc")
    foes = played(scene(orc(), gob(), ada()), [10, 9, 1])
    assert foes.ask is not None and foes.ask.seat == "gm"


@pytest.mark.rule("srd5.initiative.tie_mixed")
def test_a_tie_of_monster_and_character() -> None:
    """srd5.initiative.tie_mixed E1: the referee says who, no dice; srd5.initiative.tie_roll_off E1 and E2 otherwise."""
    tied = scene(ada(now={"initiative": 15}), orc(now={"initiative": 15}), rulings="ask")
    game = played(tied, [], "monster_first")
    assert order(game) == ("orc", "ada")
    assert order(played(tied, [], "character_first")) == ("ada", "orc")
    assert order(played(tied, [], "listed")) == ("ada", "orc")
    rolled = played(tied, [8, 15], "roll_off")
    assert rows(rolled) == [("roll-off", "ada", None, 8), ("roll-off", "orc", None, 15)]
    assert order(rolled) == ("orc", "ada")
    unattended = scene(ada(now={"initiative": 13}), orc(now={"initiative": 13}))
    assert order(played(unattended, [8, 15])) == ("orc", "ada")
    again = played(unattended, [8, 8, 4, 11])
    assert order(again) == ("orc", "ada") and len(every(again, "roll-off")) == 4


@pytest.mark.rule("srd5.initiative.tie_roll_off")
def test_repeated_ties_roll_only_among_those_still_equal() -> None:
    """Three entries (one of them a group): 9, 9, 4; the first two again 3, 3; again 2, 20."""
    given = scene(
        ada(now={"initiative": 12}),
        *(goblin | {"now": {"initiative": 12}} for goblin in GOBLINS),
        orc(now={"initiative": 12}),
        options={"init_roll_off": "mixed"},
    )
    game = played(given, [9, 9, 4, 3, 3, 2, 20])
    assert order(game) == ("gob-1", "gob-2", "gob-3", "ada", "orc")
    assert [row[1] for row in rows(game)] == ["ada", "gob-1", "orc", "ada", "gob-1", "ada", "gob-1"]


@pytest.mark.rule("srd5.initiative.tie_roll_off")
def test_the_option_of_the_roll_off() -> None:
    """``none``: mixed ties as listed; ``all``: also ties of one side roll."""
    now = {"now": {"initiative": 12}}
    none = scene(ada() | now, orc() | now, options={"init_roll_off": "none"})
    assert order(played(none, [])) == ("ada", "orc")
    everybody = scene(ada() | now, brok() | now, orc(now={"initiative": 1}), options={"init_roll_off": "all"})
    assert order(played(everybody, [3, 17])) == ("brok", "ada", "orc")


# -- surprise ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "hiders, dice, caught",
    [
        example("srd5.surprise.who E1", (), [], False),
        example("srd5.surprise.compare E1", ("brok", "cira"), [12, 3], False),
        example("srd5.surprise.compare E2", ("brok",), [12], True),
        example("srd5.surprise.tie E1", ("brok",), [5], False),
        example("srd5.surprise.compare edge", ("brok", "ada"), [12], False),
    ],
)
def test_surprise(hiders: tuple[str, ...], dice: list[int], caught: bool) -> None:
    """The orc's passive Perception is 10. In the last row Ada does not hide and is noticed at once."""
    party = [brok(hides="brok" in hiders)]
    if "cira" in hiders:
        party.append(cira(hides=True))
    if "ada" in hiders:
        party.append(ada())
    ids = [*(one["id"] for one in party), "orc"]
    game = played(scene(*party, orc(), order=ids), dice)
    assert game.state["orc"].surprised is caught
    assert [event.actor for event in every(game, "stealth")] == [one["id"] for one in party if one.get("hides")]
    known = kinds(game)
    assert known.index("printing") < known.index("order") and known[0] == "printing"


@pytest.mark.rule("srd5.surprise.individual")
def test_surprise_is_individual() -> None:
    """srd5.surprise.individual E1: Stealth 13, passives 12 and 15. Ties to the hider by the option."""
    given = scene(brok(hides=True), orc(passive_perception=12), gob(passive_perception=15), order=["brok"])
    game = played(given, [8])
    assert (game.state["orc"].surprised, game.state["gob"].surprised) == (True, False)
    tied = scene(brok(hides=True), orc(), order=["brok"], options={"stealth_tie": "hider"})
    assert played(tied, [5]).state["orc"].surprised


@pytest.mark.rule("srd5.surprise.who")
def test_the_referee_has_the_last_word_on_surprise() -> None:
    given = scene(brok(hides=True), orc(), order=["brok", "orc"], rulings="ask")
    game = played(given, [12])
    assert game.ask is not None and (game.ask.topic, game.ask.default) == ("surprised", "yes")
    game.answer("no")
    assert not game.state["orc"].surprised
    told = scene(ada(), orc(now={"surprised": True}), order=["ada", "orc"], rulings="ask")
    assert played(told).state["orc"].surprised
    stealth = only(game, "stealth")
    assert game.view("player:brok").project(stealth) is not None
    assert game.view("player:somebody").project(stealth) is None


@pytest.mark.rule("srd5.surprise.effect")
def test_a_surprised_turn_is_empty() -> None:
    given = scene(ada(now={"surprised": True}), orc(), order=["ada", "orc"])
    game = played(given, [], "end")
    assert turns(game) == ["ada", "orc", "ada"] and not game.state["ada"].surprised
    assert "attack" in verbs(game)


# -- the turn ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("srd5.turn.budget")
def test_one_action_a_turn() -> None:
    """srd5.turn.budget E1 and E2; B19: a second action, a bonus action without a source."""
    given = grid(ada(at=(0, 0)), orc(at=(7, 0)), order=["ada", "orc"])
    game = played(given, [2], "move", "to:6,0", "attack:orc:longsword")
    assert verbs(game) == {"stow", "drop", "use", "prone", "say", "end"}
    for refused in ("attack:orc:longsword", "dodge", "second:orc:longsword", "ready", "move"):
        with pytest.raises(errors.NotOffered):
            game.answer(refused)
    game.answer("end")
    assert game.ask is not None and game.ask.actor == "orc"


@pytest.mark.rule("srd5.turn.skip")
def test_an_empty_turn_costs_nothing() -> None:
    game = played(scene(ada(), orc(), order=["ada", "orc"]), [], "end")
    assert rows(game) == [] and turns(game) == ["ada", "orc"]


@pytest.mark.rule("srd5.turn.bonus_blocked")
@pytest.mark.parametrize("condition", ["stunned", "incapacitated", "paralyzed", "petrified"])
def test_no_actions_no_bonus_action(condition: str) -> None:
    """srd5.turn.bonus_blocked E1; srd5.condition.incapacitated E1: the merely incapacitated may walk."""
    given = grid(
        ada(weapons=["shortsword", "dagger"], now={"conditions": [condition]}, at=(0, 0)),
        orc(at=(1, 0)),
        order=["ada", "orc"],
    )
    expected = {"end"} | ({"move", "prone"} if condition == "incapacitated" else set())
    expected |= {"say"} if condition in ("incapacitated", "stunned") else set()
    assert verbs(played(given)) == expected


@pytest.mark.rule("srd5.turn.start_sequence")
def test_what_the_start_of_a_turn_does() -> None:
    """srd5.turn.start_sequence E1: a new record, reaction, Dodge and readiness over, and only then the death save."""
    given = scene(ada(now={"hp": 0, "reaction": False}), brok(), orc(), order=["ada", "brok", "orc"])
    game = played(given, [15])
    begun = [event for event in game.events if event.actor == "ada"]
    assert [event.kind for event in begun] == ["turn", "death-save-success"]
    assert {change.field for change in begun[0].changes if change.who == "ada"} == {"reaction"}
    assert rule_id(begun[0].rule) == "srd5.turn.start_sequence"
    given = scene(ada(now={"dodging": True}), orc(), order=["ada", "orc"])
    first = next(event for event in played(given).events if event.kind == "turn")
    assert ("dodging", False) in [(change.field, change.new) for change in first.changes]


@pytest.mark.rule("srd5.turn.free_interaction")
def test_free_interaction_and_the_second_one() -> None:
    """srd5.turn.free_interaction E1: drawing is free; srd5.turn.second_interaction E1: the second costs the action;
    srd5.action.use_object E1 and E2: a third is refused."""
    given = grid(ada(at=(0, 0)), orc(at=(1, 0)), order=["ada", "orc"])
    game = played(given, [], "use", "words", "adjusts the helmet")
    record = game.state["ada"].turn
    assert (record.interaction, record.action) == (True, False)
    assert rule_id(only(game, "uses").rule) == "srd5.turn.free_interaction"
    assert only(game, "uses").data == {"note": "adjusts the helmet", "what": "words"}
    again = played(given, [], "use", "words", "adjusts the helmet", "use", "words", "opens a chest")
    assert again.state["ada"].turn.action and "use" not in verbs(again)
    assert rule_id(every(again, "uses")[1].rule) == "srd5.action.use_object"
    assert not [key for key in offered(again) if key.startswith("attack:")]


@pytest.mark.rule("srd5.turn.free_interaction")
@pytest.mark.parametrize("rulings, waits", [("default", False), ("ask", True)])
def test_the_free_interaction_after_the_action_without_a_map(rulings: str, waits: bool) -> None:
    """Where a referee answers, the turn waits for it; otherwise it ends by itself."""
    given = scene(ada(), orc(ac=30), order=["ada", "orc"], rulings=rulings)
    game = played(given, [2], "attack:orc:longsword")
    assert game.ask is not None and game.ask.actor == ("ada" if waits else "orc")
    if waits:
        assert verbs(game) == {"stow", "drop", "use", "prone", "say", "end"}
        game = played(given, [2], "attack:orc:longsword", "use", "words", "adjusts the helmet", "free")
        assert rule_id(only(game, "uses").rule) == "srd5.turn.free_interaction" and "use" not in verbs(game)


@pytest.mark.rule("srd5.turn.gm_demands_action")
def test_the_referee_may_want_the_action() -> None:
    """srd5.turn.gm_demands_action E1: a stuck door; after the action is gone it cannot be opened."""
    given = grid(ada(at=(0, 0)), orc(at=(1, 0)), order=["ada", "orc"], rulings="ask")
    game = played(given, [], "use", "words", "forces the stuck door")
    assert game.ask is not None and (game.ask.topic, game.ask.seat) == ("free-or-action", "gm")
    game.answer("action")
    assert game.state["ada"].turn.action and not game.state["ada"].turn.interaction
    late = played(given, [2], "attack:orc:longsword", "use", "words", "opens the door", "free")
    assert late.state["ada"].turn.interaction and "use" not in verbs(late)
    refused = played(given, [2], "attack:orc:longsword", "use", "words", "opens the stuck door", "action")
    assert not every(refused, "uses") and not refused.state["ada"].turn.interaction


@pytest.mark.rule("srd5.two_weapons.bonus_attack")
def test_two_weapons() -> None:
    """srd5.two_weapons.bonus_attack E1: two shortswords; srd5.two_weapons.no_ability_damage E1: the second hits for its
    die alone; one bonus action a turn (srd5.turn.bonus_one)."""
    given = scene(brok(weapons=["shortsword", "shortsword"]), ogre(), order=["brok", "ogre"])
    assert "second:ogre:shortsword" not in offered(played(given))
    game = played(given, [8, 2, 9, 4], "attack:ogre:shortsword", "second:ogre:shortsword")
    assert rows(game) == [
        ("hit", "brok", "ogre", 13),
        ("damage", "brok", "ogre", 5),
        ("draws", "brok", None, None),
        ("hit", "brok", "ogre", 14),
        ("damage", "brok", "ogre", 4),
    ]
    spent = [change.new for event in every(game, "hit") for change in event.changes if change.field == "turn"]
    assert [(record.action, record.bonus) for record in spent] == [(True, False), (True, True)]


@pytest.mark.parametrize(
    "weapons, first, second",
    [
        example("srd5.two_weapons.bonus_attack E2", ["longsword", "dagger"], "longsword", None),
        example("srd5.two_weapons.bonus_attack edge", ["shortsword"], "shortsword", None),
        example(
            "srd5.two_weapons.bonus_attack edge2", ["shortsword", "dagger"], "shortsword", {"dagger", "throw-dagger"}
        ),
        example("srd5.two_weapons.bonus_attack edge3", ["hand_crossbow", "dagger"], "hand_crossbow", None),
        example("srd5.two_weapons.thrown E1", ["dagger", "dagger"], "dagger", {"dagger", "throw-dagger"}),
        example("srd5.two_weapons.thrown edge", ["dagger", "dagger"], "throw-dagger", {"dagger", "throw-dagger"}),
        example("srd5.turn.bonus_requires_source E1", ["longsword"], "longsword", None),
    ],
)
def test_which_second_weapon(weapons: list[str], first: str, second: set[str] | None) -> None:
    given = grid(brok(weapons=weapons, at=(0, 0)), ogre(at=(1, 0)), order=["brok", "ogre"])
    hampered = first.startswith(("throw", "hand"))
    game = played(given, [2, 2] if hampered else [2], f"attack:ogre:{first}")
    found = {key.rpartition(":")[2] for key in offered(game) if key.startswith("second:")}
    assert found == (second or set())


@pytest.mark.parametrize(
    "die, damage",
    [example("srd5.two_weapons.no_ability_damage E2", 4, 3), example("srd5.damage.floor S15", 2, 0)],
)
def test_the_floor_of_the_second_weapon(die: int, damage: int) -> None:
    """S15: Strength −3 and a roll of 2 do 0 damage; −1 and 4 do 3."""
    strength = 4 if damage == 0 else 8
    weak = cira(abilities={"strength": strength, "dexterity": 10}, weapons=["club", "club"])
    game = played(scene(weak, ogre(), order=["cira", "ogre"]), [2, 15, die], "attack:ogre:club", "second:ogre:club")
    assert only(game, "damage").data["damage"] == damage
    assert game.state["ogre"].hp == 59 - damage


@pytest.mark.rule("srd5.weapon.thrown")
def test_a_hurled_weapon_lies_where_it_fell() -> None:
    """The one handaxe can be hurled once; of two there is one left, to be drawn. What lies within reach is picked up
    for the free interaction."""
    for pieces in (1, 2):
        axes = brok(weapons=["longsword", *["handaxe"] * pieces], attacks=2, at=(0, 0))
        given = grid(axes, ogre(at=(4, 0)), order=["brok", "ogre"])
        game = played(given, [2], "attack:ogre:throw-handaxe")
        assert ("attack:ogre:throw-handaxe" in offered(game)) is (pieces == 2)
        assert game.state["brok"].dropped == (("handaxe", 4, 0),) and game.state["brok"].held == ()
        assert "pick-up" not in verbs(game)
        game.answer("move")
        game.answer("to:3,0")
        game.answer("pick-up:handaxe")
        assert game.state["brok"].dropped == () and game.state["brok"].held == ("handaxe",)
        assert game.state["brok"].turn.interaction


@pytest.mark.rule("srd5.weapon.loading")
@pytest.mark.parametrize(
    "weapons, made, left",
    [
        (["light_crossbow"], ["light_crossbow"], set()),
        (["light_crossbow", "dagger"], ["throw-dagger"], {"light_crossbow"}),
        (["hand_crossbow", "dagger"], ["hand_crossbow"], {"throw-dagger"}),
        (["hand_crossbow", "dagger"], ["throw-dagger", "hand_crossbow"], set()),
    ],
)
def test_a_loaded_weapon_shoots_once_an_action(weapons: list[str], made: list[str], left: set[str]) -> None:
    """srd5.weapon.loading E1: of three attacks each weapon that must be loaded makes one; others are not barred by it,
    and do not bar it."""
    given = grid(brok(weapons=weapons, attacks=3, at=(0, 0)), orc(ac=30, at=(6, 0)), order=["brok", "orc"])
    game = played(given, [2] * (len(made) + made.count("throw-dagger")), *map("attack:orc:{}".format, made))
    assert game.state["brok"].turn.attacks_left == 3 - len(made)
    assert {key.rpartition(":")[2] for key in offered(game) if key.startswith("attack:")} == left


@pytest.mark.rule("srd5.weapon.loading")
def test_a_tactic_shoots_once_and_strikes_then() -> None:
    """Beside its enemy the tactic strikes; a shot fired at a distance is not tried again."""
    shooter = brok(weapons=["heavy_crossbow", "shortsword"], attacks=2, at=(0, 0))
    given = grid(shooter, ogre(speed=0, at=(12, 0)), order=["brok", "ogre"], options={"max_rounds": 1})
    game = play(given, [2])
    assert [event.data["weapon"] for event in every(game, "miss")] == ["heavy_crossbow"]


@pytest.mark.rule("srd5.printing.profile")
@pytest.mark.parametrize(
    "options, told",
    [({}, "srd_ru"), ({"printing": "phb_cs", "dash_bonus": "live"}, "phb_cs")],
)
def test_the_log_states_the_printing_once(options: dict[str, Any], told: str) -> None:
    """srd5.printing.profile E1 and E2."""
    game = played(scene(ada(), orc(), order=["ada"], options=options))
    assert game.events[0].kind == "printing" and only(game, "printing").data["printing"] == told
    assert game.scene.options.dash_bonus == "live"
    assert game.scene.prepared.mode == "abstract"


@pytest.mark.rule("srd5.flow.end")
def test_the_fight_may_be_stopped() -> None:
    """The referee ends it on a player's turn; the fight ends undecided."""
    game = played(scene(ada(), orc(), order=["ada", "orc"]), [], "g stop")
    assert game.outcome is not None and (game.outcome.winner, game.outcome.reason) == (None, "stopped")


@pytest.mark.rule("srd5.flow.end")
def test_a_sleeping_side_is_defeated() -> None:
    """Conscious and present: who is unconscious with hit points left holds no fight together."""
    given = scene(ada(), orc(now={"conditions": ["unconscious"]}), order=["ada", "orc"])
    game = Game(given)
    assert game.outcome is not None and game.outcome.winner == "heroes" and turns(game) == []


# -- beginning in the middle ---------------------------------------------------------------------------------------


@pytest.mark.rule("srd5.flow.steps")
def test_beginning_in_the_middle() -> None:
    """Round, order, whose turn it is, and everybody's numbers."""
    given = scene(
        ada(now={"hp": 3, "thp": 2, "conditions": ["prone", "poisoned"], "reaction": False}),
        orc(now={"hp": 9, "initiative": 4}),
        gob(now={"hp": 0}),
        brok(now={"hp": 0, "death_success": 2, "death_fail": 2}),
        order=["ada", "orc", "gob", "brok"],
        turn="orc",
        fight={"round": 3},
    )
    game = played(given, [10], "end")
    assert turns(game) == ["orc", "brok", "ada"] and game.state["clock"].round == 4
    now = game.state["ada"]
    assert (now.hp, now.thp, now.conditions) == (3, 2, ("poisoned", "prone"))
    assert game.state["gob"].life == "dead" and game.state["brok"].life == "stable"
    assert [event.data["round"] for event in every(game, "round")] == [3, 4]


@pytest.mark.rule("srd5.flow.steps")
def test_turn_without_an_order() -> None:
    """Initiative is rolled, and the first round begins with whom the scene names."""
    game = played(scene(ada(), gob(), orc(), turn="orc"), [15, 10, 3])
    assert order(game) == ("ada", "gob", "orc") and turns(game) == ["orc"]


@pytest.mark.rule("srd5.condition.exhaustion")
def test_exhaustion_at_the_start() -> None:
    """srd5.condition.exhaustion E2: level 4 halves the maximum and cuts hit points; level 6 is death."""
    given = scene(ada(hp_max=25, now={"exhaustion": 4}), orc(), order=["ada"])
    assert (played(given).state["ada"].hp, played(given).state["ada"].hp_max) == (12, 12)
    dead = Game(scene(ada(now={"exhaustion": 6}), orc(), order=["ada", "orc"]))
    assert dead.state["ada"].life == "dead" and dead.outcome is not None and dead.outcome.winner == "foes"


@pytest.mark.rule("srd5.condition.petrified")
def test_who_is_immune_to_exhaustion_has_none() -> None:
    """Neither by the scene nor by the referee's hand."""
    given = scene(ada(), orc(cond_immune=["exhaustion"], hp_max=20, now={"exhaustion": 4}), order=["ada"])
    game = played(given, [])
    assert game.state["orc"].exhaustion == 0 and game.state["orc"].hp_max == 20
    with pytest.raises(errors.RulingError) as fault:
        game.rule("orc exhaustion 2")
    assert "immune-to-it" in {one.reason for one in fault.value.problems}


def test_immunity_to_a_condition() -> None:
    """A condition that a creature is immune to is not there."""
    given = scene(ada(), orc(cond_immune=["poisoned"], now={"conditions": ["poisoned", "prone"]}), order=["ada"])
    assert played(given).state["orc"].conditions == ("prone",)


@pytest.mark.rule("srd5.hit_points.describe")
@pytest.mark.parametrize("hp, marked", [(12, False), (11, True)])
def test_wounds_that_show(hp: int, marked: bool) -> None:
    """srd5.hit_points.describe E1 and E2, to those who do not know the hit points, in the printing that has it."""
    given = scene(ada(now={"hp": hp}), orc(seat="player:eva"), order=["ada"], options={"printing": "phb_cs"})
    game = played(given)
    states = given.system.states(game.view("player:eva"), "ada")
    assert ("wounded" in set(states)) is marked
    other = scene(ada(now={"hp": hp}), orc(seat="player:eva"), order=["ada"])
    assert "wounded" not in set(other.system.states(played(other).view("player:eva"), "ada"))
