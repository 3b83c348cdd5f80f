"""What interrupts: opportunity attacks, readied responses, and the help and dodging that outlast a turn."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.rule import rule_id
from tests.play.srd5.cast import (
    Row,
    ada,
    brok,
    cited,
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
    turns,
    verbs,
)
from tests.table import example

REFEREE = {"rulings": "ask"}


def beside(*more: Any, order: list[str], **options: Any) -> Any:
    """Gob next to Ada on a wide map, Gob first."""
    return grid(gob(at=(0, 1)), ada(at=(0, 0)), *more, order=order, **options)


@pytest.mark.parametrize(
    "dice, left, place, told",
    [
        example(
            "srd5.opportunity.timing E1",
            [14, 1],
            3,
            (0, 5),
            [("opportunity", "ada", "gob", None), ("hit", "ada", "gob", 19), ("damage", "ada", "gob", 4)],
        ),
        example(
            "srd5.opportunity.timing E2",
            [14, 4],
            0,
            (0, 1),
            [
                ("opportunity", "ada", "gob", None),
                ("hit", "ada", "gob", 19),
                ("damage", "ada", "gob", 7),
                ("dies", "gob", None, None),
            ],
        ),
    ],
)
def test_an_opportunity_attack_comes_before_the_step(
    dice: list[int], left: int, place: tuple[int, int], told: list[Row]
) -> None:
    """S6 too: who dies, dies in the square it was leaving, the step unpaid; else it goes on (srd5.reaction.resume)."""
    given = beside(orc(at=(19, 19)), order=["gob", "ada", "orc"])
    keys = ["move", "to:0,5", "strike:longsword", *(["no"] if not left else [])]
    game = played(given, dice, *keys)
    now = game.state["gob"]
    assert (now.hp, (now.x, now.y), now.turn.moved) == (left, place, 10 * (place[1] - 1))
    assert rows(game, "step") == told
    assert [(change.field, change.new) for change in only(game, "opportunity").changes] == [("reaction", False)]
    steps = [event.kind for event in game.events if event.kind in ("step", "opportunity")]
    assert steps == ["opportunity"] + ["step"] * (place[1] - 1)


@pytest.mark.rule("srd5.opportunity.trigger")
def test_what_does_not_provoke() -> None:
    """srd5.opportunity.trigger E2: circling; lying down, standing up; an unseen mover; an enemy that cannot react."""
    circling = played(beside(order=["gob", "ada"]), [], "move", "to:1,0")
    assert not every(circling, "opportunity") and circling.state["gob"].x == 1
    lying = played(beside(order=["gob", "ada"]), [], "prone", "stand")
    assert not every(lying, "opportunity")
    for who, now in (("gob", "invisible"), ("ada", "blinded"), ("ada", "stunned"), ("ada", "incapacitated")):
        one, other = gob(now={}, at=(0, 1)), ada(now={}, at=(0, 0))
        changed = one if who == "gob" else other
        changed["now"]["conditions"] = [now]
        game = played(grid(one, other, order=["gob", "ada"]), [], "move", "to:0,5")
        assert not every(game, "opportunity") and game.state["gob"].y == 5
    spent = grid(gob(at=(0, 1)), ada(now={"reaction": False}, at=(0, 0)), order=["gob", "ada"])
    assert not every(played(spent, [], "move", "to:0,5"), "opportunity")


@pytest.mark.rule("srd5.sight.can_see", "srd5.opportunity.trigger")
@pytest.mark.parametrize(
    "sense", [{"darkvision": 60}, {"blindsight": 30}, {"tremorsense": 30}, {"truesight": 30}], ids=str
)
def test_the_menu_of_a_move_keeps_the_senses_of_strangers_to_itself(sense: dict[str, int]) -> None:
    """In the dark Ada goes from the orc as if it could not see her, and learns that it can; whoever knows the orc is
    told before: the referee, and a table that plays with open hit points. So is everybody by day."""
    gone = {"conditions": ["invisible"]}
    unveiled = "darkvision" not in sense
    here, there = {"at": (5, 5)}, {"at": (6, 5), **sense}
    for mover, watcher, light, open_hp, dangers, struck in (
        (ada(**here), orc(**there), "dark", False, 0, True),
        (ada(**here), orc(at=(6, 5)), "dark", False, 0, False),
        (ada(**here), orc(**there), "dark", True, 1, True),
        (ada(**here), orc(**there), "bright", False, 1, True),
        (ada(now=gone, **here), orc(**there), "bright", False, 0, unveiled),
        (orc(**here), ada(**there), "dark", False, 1, True),
    ):
        field, options = {"light": light}, {"open_hp": open_hp}
        order = [mover["id"], watcher["id"]]
        given = grid(mover, watcher, order=order, field=field, options=options)
        game = played(given, [], "move")
        (way,) = (option for option in game.ask.options if option.key == "to:2,5")  # type: ignore[union-attr]
        assert way.data["dangers"] == dangers
        game.answer("to:2,5")
        assert ("no" in offered(game)) is struck


@pytest.mark.rule("srd5.reaction.one")
def test_one_reaction_until_the_own_next_turn() -> None:
    """srd5.reaction.one E1: the second goblin leaves freely; after Ada's turn begins she may react again."""
    given = grid(
        gob(at=(0, 1)),
        gob(id="second", at=(1, 1)),
        ada(at=(0, 0)),
        order=["gob", "second", "ada"],
    )
    game = played(given, [2], "move", "to:0,5", "strike:longsword", "end", "move", "to:5,5")
    assert len(every(game, "opportunity")) == 1 and game.state["second"].x == 5
    game.answer("end")
    assert game.state["ada"].reaction and turns(game)[-1] == "ada"


@pytest.mark.rule("srd5.opportunity.reach_each")
@pytest.mark.parametrize("goal, options", [("to:0,2", ("strike:unarmed", "no")), ("to:0,3", None)])
def test_each_option_has_its_own_reach(goal: str, options: tuple[str, ...] | None) -> None:
    """srd5.opportunity.reach_each E1: from 5 to 10 ft a fist may strike and the glaive not; 10 to 15 the glaive."""
    given = grid(gob(at=(0, 1)), ada(weapons=["glaive"], at=(0, 0)), order=["gob", "ada"])
    game = played(given, [], "move", goal)
    assert offered(game) == ("strike:unarmed", "no")
    if options is None:
        game.answer("no")
        assert offered(game) == ("strike:glaive", "no")


@pytest.mark.rule("srd5.opportunity.one_attack")
def test_a_shooter_strikes_with_the_fist() -> None:
    """srd5.opportunity.one_attack E1 and E2: one attack, never a shot: 1 + 0 bludgeoning."""
    shooter = brok(weapons=["shortbow"], attacks=2, at=(0, 0))
    game = played(grid(gob(at=(0, 1)), shooter, order=["gob", "brok"]), [15], "move", "to:0,5", "strike:unarmed")
    assert rows(game, "step")[:3] == [
        ("opportunity", "brok", "gob", None),
        ("hit", "brok", "gob", 17),
        ("damage", "brok", "gob", 1),
    ]
    assert game.state["gob"].hp == 6


@pytest.mark.rule("srd5.opportunity.disengage")
def test_disengage_covers_this_turn_only() -> None:
    """srd5.action.disengage E1 and E2."""
    given = grid(gob(at=(0, 1)), ada(at=(0, 0)), brok(at=(1, 2)), order=["gob", "ada", "brok"])
    game = played(given, [], "disengage", "move", "to:0,6")
    assert not every(game, "opportunity") and game.state["gob"].y == 6
    for key in ("end", "move", "to:0,5", "end", "end"):
        game.answer(key)
    # Ada has come beside the goblin; the next turn has no Disengage
    game.answer("move")
    game.answer("to:5,6")
    assert game.ask is not None and (game.ask.topic, game.ask.actor) == ("opportunity", "ada")


@pytest.mark.rule("srd5.opportunity.simultaneous")
def test_two_reactors_in_the_order_of_initiative() -> None:
    """srd5.opportunity.simultaneous E1: A hits for 15, B misses, Brok goes on; srd5.reaction.simultaneous E1: if A
    fells him, B has no trigger any more. The referee may turn the order about."""
    axe = {"name": "axe", "to_hit": 5, "damage": "1d12+3 slashing", "reach": 5}
    two = [orc(id="b", attack=[axe], at=(1, 0)), orc(id="a", attack=[axe], at=(0, 0))]
    given = grid(brok(at=(0, 1)), *two, order=["brok", "a", "b"])
    game = played(given, [10, 12, 4], "move", "to:0,4", "strike:axe", "strike:axe")
    assert rows(game, "step") == [
        ("opportunity", "a", "brok", None),
        ("hit", "a", "brok", 15),
        ("damage", "a", "brok", 15),
        ("opportunity", "b", "brok", None),
        ("miss", "b", "brok", 9),
    ]
    assert (game.state["brok"].hp, game.state["brok"].y) == (3, 4)
    weak = grid(brok(now={"hp": 10}, at=(0, 1)), *two, ada(at=(9, 9)), order=["brok", "a", "b", "ada"])
    dropped = played(weak, [10, 12], "move", "to:0,4", "strike:axe", "no")
    assert len(every(dropped, "opportunity")) == 1 and dropped.state["b"].reaction
    turned = grid(brok(at=(0, 1)), *two, order=["brok", "a", "b"], **REFEREE)
    game = played(turned, [], "move", "to:0,4")
    assert game.ask is not None and (game.ask.topic, game.ask.seat) == ("reaction-order", "gm")
    assert offered(game) == ("first:a", "first:b") and game.ask.default == "first:a"
    assert rule_id(game.ask.rule) == "srd5.reaction.simultaneous"
    game.answer("first:b")
    assert game.ask is not None and (game.ask.topic, game.ask.actor) == ("opportunity", "b")


# -- ready ---------------------------------------------------------------------------------------------------------


def readied(trigger: str, response: str, *before: str) -> tuple[str, ...]:
    return (*before, "ready", trigger, response)


@pytest.mark.rule("srd5.action.ready_after_trigger")
def test_a_readied_strike_comes_after_the_step_is_done() -> None:
    """srd5.reaction.timing E1: the orc completes its step, then Ada strikes; her reaction is spent, no opportunity
    attack follows (srd5.action.ready_one_reaction)."""
    given = grid(ada(at=(0, 0)), orc(at=(4, 0)), order=["ada", "orc"])
    game = played(given, [9, 5], *readied("near", "attack:longsword"), "end", "move", "to:1,0", "use:orc")
    assert rows(game) == [
        ("ready", "ada", None, None),
        ("step", "orc", None, None),
        ("step", "orc", None, None),
        ("step", "orc", None, None),
        ("readied-used", "ada", "orc", None),
        ("hit", "ada", "orc", 14),
        ("damage", "ada", "orc", 8),
    ]
    game.answer("move")
    game.answer("to:4,0")
    assert not every(game, "opportunity") and game.state["ada"].readied is None


@pytest.mark.rule("srd5.action.ready_ignore")
def test_a_trigger_let_pass_keeps_the_readiness() -> None:
    """srd5.action.ready_ignore E1: lets Gob come, strikes when the orc comes."""
    given = grid(ada(at=(0, 0)), gob(at=(4, 0)), orc(at=(4, 2)), order=["ada", "gob", "orc"])
    keys = [*readied("near", "attack:longsword"), "end", "move", "to:1,0", "wait", "end", "move", "to:1,1", "use:orc"]
    game = played(given, [9, 5], *keys)
    assert only(game, "readied-used").target == "orc" and game.state["orc"].hp == 7


@pytest.mark.rule("srd5.action.ready_expire")
def test_readiness_ends_with_the_next_own_turn() -> None:
    """srd5.action.ready_expire E1."""
    given = grid(ada(at=(0, 0)), orc(at=(9, 0)), order=["ada", "orc"])
    game = played(given, [], *readied("near", "attack:longsword"), "end", "end")
    assert game.state["ada"].readied is None
    game.answer("end")
    game.answer("move")
    game.answer("to:3,0")
    assert game.ask is not None and game.ask.topic == "act"


@pytest.mark.rule("srd5.action.ready_one_reaction")
def test_a_spent_reaction_leaves_nothing_to_ready_with() -> None:
    """srd5.action.ready_one_reaction E1: after an opportunity attack the readied strike is not offered."""
    given = grid(ada(at=(0, 0)), gob(at=(0, 1)), orc(at=(4, 0)), order=["ada", "gob", "orc"])
    keys = [*readied("near", "attack:longsword"), "end", "move", "to:0,4", "strike:longsword", "end"]
    game = played(given, [2], *keys, "move", "to:1,0")
    assert game.ask is not None and (game.ask.topic, game.ask.actor) == ("act", "orc")


@pytest.mark.rule("srd5.action.ready_attacks")
def test_a_readied_attack_is_one_attack() -> None:
    """srd5.action.ready_attacks E1: of two attacks only one is made."""
    given = grid(ada(attacks=2, at=(0, 0)), orc(at=(4, 0)), order=["ada", "orc"])
    game = played(given, [11, 6], *readied("near", "attack:longsword"), "end", "move", "to:1,0", "use:orc")
    assert len(every(game, "hit")) == 1 and game.state["orc"].hp == 6


@pytest.mark.rule("srd5.action.ready_move_provokes")
def test_a_readied_move_provokes() -> None:
    """srd5.action.ready E1, srd5.action.ready_move_provokes E1: Brok runs on the orc's turn, the orc strikes; then the
    orc's own turn goes on."""
    given = grid(brok(at=(5, 5)), orc(at=(9, 5)), order=["brok", "orc"])
    game = played(
        given,
        [13, 5],
        *readied("near", "move"),
        *("end", "move", "to:6,5", "use", "to:0,5", "strike:greataxe"),
    )
    assert rows(game)[4:8] == [
        ("readied-used", "brok", "orc", None),
        ("opportunity", "orc", "brok", None),
        ("hit", "orc", "brok", 18),
        ("damage", "orc", "brok", 8),
    ]
    assert (game.state["brok"].x, game.state["brok"].turn.moved, game.state["brok"].hp) == (0, 0, 10)
    assert game.ask is not None and (game.ask.actor, game.ask.data["left_hf"]) == ("orc", 30)


@pytest.mark.rule("srd5.action.ready_after_trigger")
def test_when_i_am_attacked_i_strike() -> None:
    """srd5.action.ready_after_trigger E1: the orc's attack is resolved first; a friend's attack likewise."""
    given = scene(ada(), orc(), order=["ada", "orc"])
    keys = [*readied("attacked", "attack:longsword"), "attack:ada:greataxe", "use:orc"]
    game = played(given, [4, 9, 5], *keys)
    assert rows(game)[1:] == [
        ("miss", "orc", "ada", 9),
        ("readied-used", "ada", "orc", None),
        ("hit", "ada", "orc", 14),
        ("damage", "ada", "orc", 8),
    ]
    given = scene(brok(), ada(), orc(), order=["brok", "orc", "ada"])
    keys = [*readied("friend-attacked", "attack:shortsword"), "attack:ada:greataxe", "use:orc"]
    game = played(given, [4, 9, 5], *keys)
    assert rows(game)[-1] == ("damage", "brok", "orc", 8)


@pytest.mark.rule("srd5.action.ready")
def test_a_fall_ends_readiness() -> None:
    given = scene(ada(now={"hp": 3}), brok(), orc(), order=["ada", "orc", "brok"])
    game = played(given, [15, 9], *readied("attacked", "attack:longsword"), "attack:ada:greataxe", "no")
    assert game.state["ada"].readied is None and not every(game, "readied-used")


@pytest.mark.rule("srd5.action.ready")
def test_own_words_wait_for_the_referee() -> None:
    """srd5.action.ready E2: the trigger and the response are words; the referee says when it happens."""
    given = grid(ada(at=(0, 0)), brok(at=(0, 2)), orc(at=(4, 0)), order=["ada", "orc", "brok"])
    words = "when the cultist steps on the trapdoor I pull the lever"
    game = played(given, [], "ready", "word", "word", words, "end", "g ada trigger", "use")
    assert only(game, "acts-on-note").data == {"note": words} and not game.state["ada"].reaction
    hidden = next(event for event in game.log("player:brok") if event.kind.startswith("ready"))
    assert hidden.kind == "ready" and hidden.data["note"] == words  # one side, one table
    assert next(event for event in game.log("player:stranger") if event.kind.startswith("ready")).data == {}
    # a move in own words, and an attack at whoever is in reach when a friend sets it off
    moved = played(given, [], "ready", "word", "move", words, "end", "g ada trigger", "use", "to:0,5")
    assert moved.state["ada"].y == 5
    shooters = grid(brok(at=(0, 0)), ada(at=(0, 2)), orc(at=(9, 0)), gob(at=(9, 3)), order=["brok", "ada", "orc"])
    keys = ["ready", "word", "attack:shortbow", "when Ada waves", "end"]
    game = played(shooters, [], *keys)
    assert [one.reason for one in game.faults("ada trigger")] == ["nothing-readied"]
    game.rule("brok trigger")
    assert offered(game) == ("use:orc", "use:gob", "wait")


@pytest.mark.rule("srd5.action.ready")
def test_in_range_needs_an_attack() -> None:
    """A shot can wait for somebody to come within normal range; a move cannot wait for that."""
    given = grid(brok(at=(0, 0)), orc(at=(18, 0)), order=["brok", "orc"])
    game = played(given, [], "ready", "in-range")
    assert verbs(game) == {"attack"}
    game = played(given, [8, 2], "ready", "in-range", "attack:shortbow", "end", "move", "to:14,0", "use:orc")
    assert [row[0] for row in rows(game)] == ["ready", "step", "step", "readied-used", "hit", "damage", "step", "step"]
    assert only(game, "hit").data["state"] == 0
    assert game.state["orc"].hp == 10


@pytest.mark.rule("srd5.reaction.resume")
def test_an_opportunity_attack_inside_a_readied_move_inside_another_turn() -> None:
    """The orc steps up; Brok's readied run leaves Gob's reach; Gob's blow sets off Ada's readied strike for her friend;
    each is resolved completely before what it interrupted goes on."""
    given = grid(
        ada(at=(7, 7)),
        brok(at=(5, 5)),
        gob(at=(6, 6)),
        orc(at=(5, 1)),
        order=["ada", "brok", "orc", "gob"],
    )
    game = played(
        given,
        [10, 3, 15, 1],
        *readied("friend-attacked", "attack:longsword"),
        "end",
        *readied("near", "move"),
        *("end", "move", "to:5,4", "use", "to:0,5", "strike:scimitar", "use:gob", "no"),
    )
    assert rows(game) == [
        ("ready", "ada", None, None),
        ("ready", "brok", None, None),
        *[("step", "orc", None, None)] * 3,
        ("readied-used", "brok", "orc", None),
        ("opportunity", "gob", "brok", None),
        ("hit", "gob", "brok", 14),
        ("damage", "gob", "brok", 5),
        ("readied-used", "ada", "gob", None),
        ("hit", "ada", "gob", 20),
        ("damage", "ada", "gob", 4),
        *[("step", "brok", None, None)] * 5,
    ]
    assert game.ask is not None and game.ask.actor == "orc"


@pytest.mark.rule("srd5.reaction.resume")
def test_distances_that_change_before_a_withdrawal() -> None:
    """Gob goes away from Ada, who strikes; that sets off the orc's readied move; then Gob's own goes on from there."""
    table = [{"between": pair, "ft": feet} for pair, feet in ((["ada", "orc"], 60), (["ada", "gob"], 5))]
    field = {"mode": "abstract", "distance": [*table, {"between": ["orc", "gob"], "ft": 55}]}
    given = scene(orc(), ada(), gob(), order=["orc", "gob", "ada"], field=field)
    keys = [*readied("friend-attacked", "move"), "end", "move", "away", "strike:longsword", "use", "near:ada"]
    game = played(given, [2], *keys)
    assert [event.kind for event in game.events][-5:] == ["opportunity", "miss", "readied-used", "approach", "withdraw"]
    far = {frozenset((a, b)): length // 2 for a, b, length in game.state["place"].distances}
    assert far == {frozenset(("ada", "orc")): 30, frozenset(("ada", "gob")): 35, frozenset(("orc", "gob")): 35}


@pytest.mark.rule("srd5.action.ready")
def test_somebody_moves_into_the_way() -> None:
    """A readied move puts Brok into the corridor that the orc is walking: it stops before him."""
    given = grid(brok(at=(3, 1)), orc(at=(7, 0)), order=["brok", "orc"], field={"map": "........\n###.####\n###.####"})
    game = played(given, [], *readied("near", "move"), "end", "move", "to:1,0", "use", "to:3,0")
    assert (game.state["brok"].x, game.state["orc"].x) == (3, 4)
    assert game.state["orc"].turn.moved == 30


# -- help and dodge ------------------------------------------------------------------------------------------------


@pytest.mark.rule("srd5.action.help_attack")
def test_help_with_an_attack() -> None:
    """srd5.action.help_attack E1: the first attack on that target has advantage, the second has one die; others do not
    use it up."""
    given = scene(brok(), ada(attacks=3), orc(hp_max=40), gob(), order=["brok", "ada", "orc", "gob"])
    keys = ["help:ada:orc", "attack:gob:longsword", "attack:orc:longsword", "attack:orc:longsword"]
    game = played(given, [3, 5, 16, 1, 6], *keys)
    assert rows(game)[:5] == [
        ("help", "brok", "orc", None),
        ("miss", "ada", "gob", 8),
        ("hit", "ada", "orc", 21),
        ("damage", "ada", "orc", 4),
        ("miss", "ada", "orc", 11),
    ]
    assert game.state["ada"].helped == ()


@pytest.mark.rule("srd5.action.help_attack")
def test_help_is_used_up_by_a_cancelled_roll() -> None:
    """I19: help against poison: one die, and the help is gone."""
    given = scene(brok(), ada(attacks=2, now={"conditions": ["poisoned"]}), orc(), order=["brok", "ada", "orc"])
    game = played(given, [9, 1, 12, 3], "help:ada:orc", "attack:orc:longsword", "attack:orc:longsword")
    assert [len(event.rolls) for event in game.events if event.kind in ("hit", "miss")] == [1, 2]


@pytest.mark.rule("srd5.action.help_expiry")
def test_unused_help_ends_with_the_helpers_next_turn() -> None:
    """srd5.action.help_expiry E1."""
    given = scene(brok(), ada(), orc(), order=["brok", "ada", "orc"])
    game = played(given, [], "help:ada:orc", "end")
    assert [mark.against for mark in game.state["ada"].helped] == ["orc"]
    game.answer("end")
    assert turns(game)[-1] == "brok" and game.state["ada"].helped == ()


@pytest.mark.rule("srd5.action.help_attack")
def test_help_needs_the_target_beside_the_helper() -> None:
    given = grid(brok(at=(0, 0)), ada(at=(5, 5)), orc(at=(2, 0)), gob(at=(1, 1)), order=["brok"])
    helps = [key for key in offered(played(given)) if key.startswith("help:")]
    assert helps == ["help:ada:gob"]


@pytest.mark.rule("srd5.action.help_check")
def test_help_with_a_check() -> None:
    """First aid with help: two dice, the mark is used up."""
    given = scene(
        brok(), ada(), gob(id="c", side="heroes", uses_death_saves=True, now={"hp": 0}), orc(), order=["brok"]
    )
    game = played(given, [4, 13], "assist:ada", "stabilize:c")
    assert only(game, "stabilizes").rolls[1].face == 13 and game.state["ada"].helped == ()


@pytest.mark.rule("srd5.action.dodge")
def test_dodge() -> None:
    """S12: an orc against dodging Ada, then an invisible one: first the lower die, then the higher
    (srd5.action.dodge_unseen E1). Over at the start of her next turn."""
    imp = gob(id="imp", attack=[{"name": "sting", "to_hit": 5, "damage": "1d4 piercing", "reach": 5}])
    given = scene(ada(), orc(), imp | {"now": {"conditions": ["invisible"]}}, order=["ada", "orc", "imp"])
    game = played(given, [17, 9, 4, 12, 1], "dodge", "attack:ada:greataxe", "attack:ada:sting", "end")
    assert rows(game)[1:] == [("miss", "orc", "ada", 14), ("hit", "imp", "ada", 17), ("damage", "imp", "ada", 1)]
    assert turns(game)[-1] == "ada" and not game.state["ada"].dodging


@pytest.mark.rule("srd5.action.dodge")
def test_the_example_of_dodge() -> None:
    """srd5.action.dodge E1: dice [18, 6] give 11."""
    game = played(scene(ada(), orc(), order=["ada", "orc"]), [18, 6], "dodge", "attack:ada:greataxe")
    assert ("miss", "orc", "ada", 11) in rows(game) and "srd5.action.dodge" in cited(game)


@pytest.mark.rule("srd5.action.dodge_lost")
@pytest.mark.parametrize("condition, faces", [("paralyzed", 2), ("grappled:brok", 1), ("restrained", 2)])
def test_dodge_is_lost(condition: str, faces: int) -> None:
    """srd5.action.dodge_lost E1, I08: incapacitated or at speed 0 there is no benefit: paralyzed and restrained give
    advantage only, grappled gives one die."""
    given = scene(ada(now={"dodging": True, "conditions": [condition]}), orc(), brok(), order=["orc", "ada", "brok"])
    game = played(given, [3, 2][:faces], "attack:ada:greataxe")
    miss = only(game, "miss")
    assert "dodge" not in miss.data.get("hinders", ()) and len(miss.rolls) == faces


@pytest.mark.rule("srd5.action.dodge_lost")
@pytest.mark.parametrize("condition", ["paralyzed", "grappled:orc", "unconscious"])
def test_dodge_lost_is_lost_for_good(condition: str) -> None:
    """A scene that begins so tells it at once: the cause may end, the Dodge does not come back."""
    dodger = ada(now={"dodging": True, "conditions": [condition]})
    game = played(scene(dodger, brok(), orc(), order=["orc", "ada", "brok"]))
    lost = only(game, "dodge-lost")
    assert (lost.actor, rule_id(lost.rule)) == ("ada", "srd5.action.dodge_lost")
    assert [(change.field, change.new) for change in lost.changes] == [("dodging", False)]
    assert not game.state["ada"].dodging
    lying = ada(now={"dodging": True, "conditions": ["prone"]})
    kept = played(scene(lying, brok(), orc(), order=["orc", "ada", "brok"]))
    assert kept.state["ada"].dodging and not every(kept, "dodge-lost")


@pytest.mark.rule("srd5.action.dodge_lost")
def test_who_cannot_move_dodges_in_vain() -> None:
    """Dodge taken at speed 0 is lost at once; a tactic does not take it."""
    given = scene(ada(now={"conditions": ["grappled:orc"]}), orc(), order=["ada", "orc"])
    game = played(given, [], "dodge")
    assert [event.kind for event in game.events][-2:] == ["dodge", "dodge-lost"]
    assert game.state["ada"].turn.action and not game.state["ada"].dodging
    out_of_reach = grid(
        ada(now={"conditions": ["restrained"]}, at=(0, 0)), orc(speed=0, at=(9, 0)), order=["ada", "orc"]
    )
    assert not every(play(out_of_reach, [], "end", "*", "g stop"), "dodge")


@pytest.mark.rule("srd5.action.dodge_lost")
def test_who_falls_no_longer_dodges() -> None:
    """Healed on the same round, Ada does not dodge any more; the fall itself has ended it."""
    given = scene(ada(now={"hp": 1}), orc(), brok(potions=1), order=["ada", "orc", "brok"])
    game = played(given, [18, 15, 5, 1, 1], "dodge", "attack:ada:greataxe", "no", "potion:ada")
    assert game.state["ada"].hp > 0 and not game.state["ada"].dodging
    assert ("dodging", False) in [(change.field, change.new) for change in only(game, "falls").changes]


@pytest.mark.rule("srd5.surprise.effect")
def test_a_surprised_creature_reacts_only_after_its_first_turn() -> None:
    """srd5.surprise.effect E1: no opportunity attack before its turn, one after it in the same round."""
    given = grid(ada(at=(0, 0)), orc(now={"surprised": True}, at=(1, 1)), brok(at=(1, 2)), order=["ada", "orc", "brok"])
    game = played(given, [], "move", "to:0,6", "end")
    # the orc's whole turn passes without a question
    assert turns(game) == ["ada", "orc", "brok"] and not every(game, "opportunity")
    assert only(game, "no-longer-surprised").actor == "orc"
    game.answer("move")
    game.answer("to:1,7")
    assert game.ask is not None and (game.ask.topic, game.ask.actor) == ("opportunity", "orc")


@pytest.mark.rule("srd5.passing.provokes")
def test_a_small_one_walks_past_and_through() -> None:
    """srd5.passing.hostile E1 with its opportunity attack: Gob goes through the ogre's space and out of its reach."""
    given = grid(gob(at=(0, 0), side="heroes"), ogre(at=(1, 0)), order=["gob", "ogre"], field={"map": "......\n#..###"})
    game = played(given, [2], "move", "to:4,0", "strike:greatclub")
    assert (game.state["gob"].x, game.state["gob"].turn.moved) == (4, 60)
    assert rows(game)[3:5] == [("opportunity", "ogre", "gob", None), ("miss", "ogre", "gob", 8)]


@pytest.mark.rule("srd5.reaction.what")
def test_unattended_reactions_follow_tactics() -> None:
    """The default of an opportunity attack is to take it, with the best option; ``idle`` lets it pass."""
    given = grid(gob(at=(0, 1)), ada(at=(0, 0)), order=["gob", "ada"])
    game = play(given, [2], "move", "to:0,5", "*", "end", "g stop")
    assert rows(game)[:2] == [("opportunity", "ada", "gob", None), ("miss", "ada", "gob", 7)]
    lazy = grid(gob(at=(0, 1)), ada(tactic="idle", at=(0, 0)), order=["gob", "ada"])
    assert not every(play(lazy, [], "move", "to:0,5", "*", "end", "g stop"), "opportunity")
