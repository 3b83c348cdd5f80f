"""More spells that lie on creatures, with exact dice: diseases, mazes and dances, bonds, eyes and feet."""

from __future__ import annotations

from typing import Any

import pytest

from tests.play.srd5.cast import ada, every, first_turn, gob, grid, kinds, offered, only, orc, played, scene
from tests.play.srd5.test_heights import drawn
from tests.play.srd5.test_laid import SLOTS, cira, duel, three
from tests.play.srd5.test_spell import dealt

# -- three saving throws ---------------------------------------------------------------------------------------------


def test_flesh_turns_to_stone() -> None:
    """Restrained at once; three failures more, and it is stone; three successes, and it is free."""
    ends = ("end", "end") * 3
    stone = played(duel("flesh_to_stone"), [2, 2, 15, 3, 4], "cast:flesh_to_stone", *ends, "end", "end")
    assert stone.state["orc"].conditions == ("petrified",)
    assert [(one.data["successes"], one.data["failures"]) for one in every(stone, "undecided-yet")] == [
        (0, 1),
        (1, 1),
        (1, 2),
    ]
    free = played(duel("flesh_to_stone"), [2, 15, 15, 15], "cast:flesh_to_stone", *ends)
    assert not free.state["orc"].conditions and not free.state["cira"].running
    again = played(duel("flesh_to_stone"), [2, 2, 2, 2], "cast:flesh_to_stone", *ends, "let-go")
    assert not again.state["orc"].conditions
    golem = orc(hp_max=60, type="construct")
    assert "cast:flesh_to_stone" not in offered(played(duel("flesh_to_stone", foe=golem)))


def sick(disease: str, dice: list[int], *then: str, foe: dict[str, Any] | None = None) -> Any:
    """Cira touches the orc with this disease (a hit)."""
    return played(duel("contagion", "sacred_flame", foe=foe), [15, *dice], "cast:contagion", f"use:{disease}", *then)


def test_a_disease_is_thrown_off_or_stays() -> None:
    over = sick("filth_fever", [15, 15, 15], *("end", "end") * 3)
    assert not over.state["orc"].conditions and not over.state["cira"].running
    stays = sick("filth_fever", [2, 2, 2], *("end", "end") * 4)
    assert set(stays.state["orc"].conditions) == {"diseased", "weakened"} and stays.state["cira"].running
    missed = played(duel("contagion"), [2], "cast:contagion", "use:seizure")
    assert not missed.state["orc"].conditions


def test_what_diseases_do() -> None:
    """Weak or shaking arms strike badly, rotten flesh takes double, slimy doom stuns, mindfire confuses."""
    weak = sick("filth_fever", [15, 3], "end", "attack:cira:greataxe")
    assert every(weak, "miss")[0].data["hinders"] == ("weakened",)
    bow = [{"name": "bow", "to_hit": 5, "range": [80, 320], "damage": "1d6+2 piercing"}]
    shaking = sick("seizure", [15, 3], "end", "attack:cira:bow", foe=gob(id="orc", hp_max=60, attack=bow))
    assert set(every(shaking, "miss")[0].data["hinders"]) >= {"shaking"}
    burnt = sick("flesh_rot", [2, 2, 5], "end", "end", "cast:sacred_flame")
    assert dealt(burnt) == {"orc": 10} and only(burnt, "damage").data["reasons"] == ("vulnerability",)
    stunned = sick("slimy_doom", [9, 2, 2, 5], "end", "end", "cast:sacred_flame")
    assert "stunned" in stunned.state["orc"].conditions
    mad = sick("mindfire", [3, 2], "end")
    assert "astray" in kinds(mad)
    blind = sick("blinding_sickness", [], "end")
    assert "blinded" in blind.state["orc"].conditions


def test_a_disease_is_healed() -> None:
    sufferer = ada(spells=["lesser_restoration"], casting="wisdom", slots=SLOTS)
    foe = orc(hp_max=60, spells=["contagion"], casting="wisdom", slots=SLOTS, spell_attack=5)
    given = scene(foe, sufferer, order=["orc", "ada"])
    game = played(given, [15], "cast:contagion", "use:blinding_sickness", "end")
    assert set(game.state["ada"].conditions) == {"blinded", "diseased"}
    healed = played(given, [15], "cast:contagion", "use:blinding_sickness", "end", "cast:lesser_restoration")
    assert not healed.state["ada"].conditions


# -- what an action ends ---------------------------------------------------------------------------------------------


def test_a_dance_that_will_not_end() -> None:
    """No saving throw at first; then one for an action."""
    game = played(duel("irresistible_dance"), [3, 15], "cast:irresistible_dance", "end", "attack:cira:greataxe")
    assert only(game, "miss").data["hinders"] == ("dancing",)
    assert game.state["orc"].conditions == ("dancing",)
    free = played(duel("irresistible_dance"), [13], "cast:irresistible_dance", "end", "regain:0")
    assert not free.state["orc"].conditions and not free.state["cira"].running
    caught = played(duel("irresistible_dance"), [12], "cast:irresistible_dance", "end", "regain:0")
    assert caught.state["orc"].conditions == ("dancing",) and "attack:cira:greataxe" not in offered(caught)
    proof = orc(hp_max=60, cond_immune=["charmed"])
    assert "cast:irresistible_dance" not in offered(played(duel("irresistible_dance", foe=proof)))


def test_a_maze() -> None:
    """Nobody gets at who is in it, and it at nobody; a check of Intelligence against 20 leads out."""
    clever = orc(hp_max=60, abilities={"intelligence": 16})
    lost = played(duel("maze", "sacred_flame", foe=clever), [16], "cast:maze", "end", "regain:0")
    assert "stays-lost" in kinds(lost) and lost.state["orc"].conditions == ("banished",)
    inside = played(duel("maze", "sacred_flame", foe=clever), [], "cast:maze", "end")
    assert "regain:0" in offered(inside) and not any(key.startswith("attack") for key in offered(inside))
    out = played(duel("maze", foe=clever), [17], "cast:maze", "end", "regain:0")
    assert not out.state["orc"].conditions and not out.state["cira"].running


def test_tactics_come_to_their_senses() -> None:
    foe = orc(hp_max=60, at=(5, 0), abilities={"intelligence": 30, "wisdom": 30}, tactic="clever")
    given = grid(
        cira("irresistible_dance", at=(4, 0), tactic="idle"), foe, order=["cira", "orc"], options={"max_rounds": 1}
    )
    from bojiste.core.game import Game

    game = Game(given, seed=3, people=["player:cira", *[seat for seat in given.seats if seat != "gm"]])
    game.answer("cast:irresistible_dance")
    game.answer("end")
    assert "collects-itself" in kinds(game)


# -- words -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("left, conditions, life", [
    (60, set(), "ok"), (50, {"deafened"}, "ok"), (40, {"deafened", "blinded"}, "ok"),
    (30, {"deafened", "blinded", "stunned"}, "ok"), (20, set(), "dead"),
])  # fmt: skip
def test_a_divine_word(left: int, conditions: set[str], life: str) -> None:
    """Whoever fails fares by the hit points that are left."""
    other = gob(hp_max=90)
    given = scene(cira("divine_word"), orc(hp_max=60, now={"hp": left}), other, order=["cira", "orc", "gob"])
    game = played(given, [2], "cast:divine_word", "at:orc", "enough")
    assert set(game.state["orc"].conditions) == conditions and game.state["orc"].life == life


def test_a_divine_word_sends_fiends_home() -> None:
    given = duel("divine_word", foe=orc(hp_max=60, type="fiend"))
    assert only(played(given, [2], "cast:divine_word"), "sent-home").target == "orc"
    assert not every(played(given, [13], "cast:divine_word"), "sent-home")
    deaf = orc(hp_max=60, now={"conditions": ["deafened"]}, type="fiend")
    assert not every(played(duel("divine_word", foe=deaf), [], "cast:divine_word"), "sent-home")


def test_a_feeble_mind() -> None:
    """4d6 in any case; whoever fails casts nothing and saves with -5."""
    sage = orc(hp_max=60, spells=["fire_bolt"], casting="intelligence", abilities={"intelligence": 16})
    given = duel("feeblemind", foe=sage)
    game = played(given, [9, 1, 2, 3, 4], "cast:feeblemind", "end")
    assert dealt(game) == {"orc": 10} and "cast:fire_bolt" not in offered(game)
    made = played(given, [10, 1, 2, 3, 4], "cast:feeblemind", "end")
    assert dealt(made) == {"orc": 10} and "cast:fire_bolt" in offered(made)
    twice = scene({**cira("feeblemind"), "slots": [0] * 7 + [2]}, sage, order=["cira", "orc"])
    worse = played(twice, [9, 1, 1, 1, 1, 17, 1, 1, 1, 1], "cast:feeblemind", "end", "end", "cast:feeblemind")
    assert [part.value for part in every(worse, "save-missed")[-1].parts] == [3, -8]


# -- eyes ------------------------------------------------------------------------------------------------------------


def test_eyebite() -> None:
    """Sickened by the first look, asleep by the next one's; who withstands is proof."""
    foes = orc(hp_max=60), gob(hp_max=60)
    given = scene(cira("eyebite"), *foes, order=["cira", "orc", "gob"])
    sick = ("cast:eyebite", "use:eyebite_sickened", "at:orc", "end", "end", "end")
    game = played(given, [2, 2], *sick)
    assert game.state["orc"].conditions == ("ailing",)
    assert {"power:eyebite_asleep_again", "power:eyebite_sickened_again"} <= set(offered(game))
    asleep = played(given, [2, 2, 3], *sick, "power:eyebite_asleep_again", "at:gob")
    assert set(asleep.state["gob"].conditions) == {"prone", "unconscious"} and asleep.state["orc"].conditions
    over = played(given, [2, 2, 3], *sick, "power:eyebite_asleep_again", "at:gob", "let-go")
    assert not over.state["orc"].conditions and over.state["gob"].conditions == ("prone",)
    better = played(given, [2, 14], *sick, "power:eyebite_asleep_again", "at:orc")
    assert not better.state["orc"].conditions and better.state["cira"].running  # no die: it has got over this casting
    twice = scene({**cira("eyebite"), "slots": [0] * 5 + [2]}, *foes, order=["cira", "orc", "gob"])
    anew = played(twice, [2, 14, 2], *sick, "let-go", "cast:eyebite", "use:eyebite_asleep", "at:orc")
    assert "unconscious" in anew.state["orc"].conditions


@pytest.mark.parametrize("bar, over", [("#", True), (".", False)])
def test_panic_is_over_far_away_and_out_of_sight(bar: str, over: bool) -> None:
    """It runs as far as it gets; behind the wall it is rid of it."""
    wall = {"map": "\n".join(("C" + "." * 12 + bar * 18, "#" * 12 + "O" + bar * 18, "." * 31))}
    given = scene({**cira("eyebite"), "mark": "C"}, {**orc(hp_max=60, speed=60), "mark": "O"}, order=["cira", "orc"],
                  field={"mode": "grid", **wall})  # fmt: skip
    game = played(given, [2], "cast:eyebite", "use:eyebite_panicked", "end")
    assert "dash" in kinds(game) and (game.state["orc"].conditions == ()) is over


def test_whoever_gets_over_a_panic_still_saves_against_all_else() -> None:
    """Out of Cira's sight its fear is gone; what Ada has brought on it is saved against on the same turn."""
    itch = {
        "name": "itch",
        "target": {"range": 300},
        "test": {"save": "wisdom", "dc": 15},
        "effects": [{"kind": "condition", "condition": "deafened", "save_again": "turn_end"}],
        "duration": {"rounds": 10},
    }
    wall = {"map": "\n".join(("C" + "." * 12 + "#" * 18, "A" + "#" * 11 + "O" + "#" * 18, "." * 31))}
    given = scene({**cira("eyebite"), "mark": "C"}, {**ada(power=[itch]), "mark": "A"},
                  {**orc(hp_max=60, speed=60), "mark": "O"}, order=["cira", "ada", "orc"],
                  field={"mode": "grid", **wall})  # fmt: skip
    game = played(given, [2, 2, 19], "cast:eyebite", "use:eyebite_panicked", "end", "power:itch", "end")
    assert game.state["orc"].conditions == ()


# -- what blocks do --------------------------------------------------------------------------------------------------


def test_a_priest_strikes_with_divine_eminence() -> None:
    """A slot of level 2: 4d6 radiant more with each hit in melee until the turn is over."""
    priest = {"id": "priest", "block": "priest", "side": "foes"}
    given = scene(priest, ada(), order=["priest", "ada"])
    cast = ("power:divine_eminence", "slot:2")
    game = played(given, [18, 4, 1, 2, 3, 4], *cast, "attack:ada:mace")
    assert only(game, "damage").data["dealt_types"] == ((4, "bludgeoning"), (10, "radiant"))
    assert game.state["priest"].slots[1] == 2 and "casts" not in kinds(game)
    row = {
        "name": "eminence",
        "use": {"time": "bonus", "expends": 1},
        "target": {"range": "self", "whom": "allies"},
        "effects": [{"kind": "extra_damage", "dice": "3d6 radiant", "melee_only": True}],
        "duration": {"rounds": 1, "until": "next-turn-end"},
    }
    archer = ada(weapons=["shortbow"], power=[row], casting="wisdom", slots=[1], at=(0, 0))
    far = grid(archer, orc(hp_max=60, at=(6, 0)), order=["ada", "orc"])
    shot = played(far, [15, 4], "power:eminence", "attack:orc:shortbow")
    assert only(shot, "damage").data["types"] == ("piercing",)
    later = played(given, [], *cast, "end")
    assert not later.state["priest"].suffers and not later.state["priest"].running


def test_a_unicorn_takes_friends_along() -> None:
    beast = {"id": "horn", "block": "unicorn", "side": "heroes", "now": {"position": [0, 0]}}
    given = grid(beast, ada(at=(2, 0)), orc(at=(19, 19)), order=["horn", "ada", "orc"])
    game = played(given, [], "power:teleport", "to:10,10", "with:ada")
    assert (game.state["horn"].x, game.state["horn"].y) == (10, 10) and game.state["ada"].y >= 9
    assert "power:teleport" not in offered(played(given, [], "power:teleport", "to:10,10", "with:ada", "end", "end"))


# -- elsewhere -------------------------------------------------------------------------------------------------------


def test_blink() -> None:
    """By 11 and more she is gone until her next turn, and back within 10 ft; by 10 she stays."""
    given = grid(cira("blink", at=(5, 5)), orc(hp_max=60, at=(6, 5)), order=["cira", "orc"])
    gone = played(given, [11], "cast:blink", "end")
    assert "ethereal" in gone.state["cira"].conditions and "attack:cira:greataxe" not in offered(gone)
    back = played(given, [11], "cast:blink", "end", "end", "to:3,5")
    assert not back.state["cira"].conditions and (back.state["cira"].x, back.state["cira"].y) == (3, 5)
    far = played(given, [11], "cast:blink", "end", "end")
    assert "to:8,5" not in offered(far) and "to:7,5" in offered(far)
    stays = played(given, [10], "cast:blink", "end")
    assert "attack:cira:greataxe" in offered(stays)


def test_a_dimension_door_takes_a_friend_along() -> None:
    """A friend beside her, no larger than she is, comes along; also behind a wall."""
    walls = {"map": "\n".join(("AB#....", "C.#....", "..#...O", "..#...."))}
    people = (cira("dimension_door"), ada(), ada(id="big", size="large"), orc())
    marked = [{**one, "mark": mark} for one, mark in zip(people, "ABCO", strict=True)]
    given = scene(*marked, order=["cira", "ada", "big", "orc"], field={"mode": "grid", **walls})
    game = played(given, [], "cast:dimension_door", "to:4,0")
    assert offered(game) == ("nobody", "with:ada")
    game.answer("with:ada")
    at = {id: (game.state[id].x, game.state[id].y) for id in ("cira", "ada")}
    assert at["cira"] == (4, 0) and max(abs(at["ada"][0] - 4), at["ada"][1]) == 1
    alone = played(given, [], "cast:dimension_door", "to:4,0", "nobody")
    assert (alone.state["ada"].x, alone.state["ada"].y) == (1, 0)


# -- growing ---------------------------------------------------------------------------------------------------------


def test_an_enlarged_friend_is_large() -> None:
    """Its space is two squares wide, its blows do 1d4 more, its checks of Strength have advantage; and it shrinks."""
    given = grid(cira("enlarge_reduce", at=(0, 3)), ada(at=(2, 2)), orc(hp_max=60, at=(5, 2)),
                 order=["cira", "ada", "orc"])  # fmt: skip
    cast = ("cast:enlarge_reduce", "use:enlarge", "at:ada", "end")
    game = played(given, [], *cast)
    assert "to:3,2" in _steps(game)
    grown = played(given, [15, 5, 3], *cast, "move", "to:3,2", "attack:orc:longsword")
    assert dealt(grown) == {"orc": 11}
    wrestled = played(given, [3, 15, 10], *cast, "move", "to:3,2", "grapple:orc", "athletics")
    assert only(wrestled, "contest").data["helps"] == ("aided",)
    small = played(given, [], *cast, "end", "end", "let-go", "end")
    assert "to:4,2" in _steps(small)


def _steps(game: Any) -> tuple[str, ...]:
    """Where the one whose turn it is could go."""
    game.answer("move")
    return offered(game)


def test_a_duergar_grows() -> None:
    """Large for a minute: 2d8 + 2, once; without room it stays as it is, and strikes as hard."""
    duergar = {"id": "dun", "block": "duergar", "side": "foes", "now": {"position": [2, 2]}}
    given = grid(duergar, ada(at=(4, 2)), order=["dun", "ada"])
    grown = ("power:enlarge", "end", "end")
    game = played(given, [15, 5, 6], *grown, "attack:ada:war_pick")
    assert dealt(game) == {"ada": 13} and "power:enlarge" not in offered(played(given, [], *grown))
    walls = {"map": "\n".join(("#####", "#A.B#", "#####"))}
    tight = scene({**duergar, "mark": "A", "now": {}}, {**ada(), "mark": "B"}, order=["dun", "ada"],
                  field={"mode": "grid", **walls})  # fmt: skip
    narrow = played(tight, [15, 5, 6], *grown, "move", "to:2,1", "attack:ada:war_pick")
    assert dealt(narrow) == {"ada": 13}


# -- curses, calm ----------------------------------------------------------------------------------------------------


def test_cursed_wounds_are_deeper_by_what_needs_no_attack_roll() -> None:
    """A flame that is saved against and darts that hit by themselves do 1d8 more, each instance once."""
    cast = ("cast:bestow_curse", "use:curse_of_wounds", "end", "end")
    flame = played(duel("bestow_curse", "sacred_flame"), [2, 2, 3, 8], *cast, "cast:sacred_flame")
    assert only(flame, "damage").data["dealt_types"] == ((3, "radiant"), (8, "necrotic"))
    game = played(duel("bestow_curse", "magic_missile"), [2, 2, 8], *cast, "cast:magic_missile", "slot:1")
    assert only(game, "damage").data["dealt_types"] == ((9, "force"), (8, "necrotic"))
    blade = {"name": "spark", "target": {"range": 60}, "effects": [{"kind": "damage", "dice": "1d6 fire"}]}
    other = scene(cira("bestow_curse"), ada(power=[blade]), orc(hp_max=60), order=["cira", "ada", "orc"])
    alien = played(other, [2, 3], *cast[:-1], "power:spark")
    assert dealt(alien) == {"orc": 3}


def test_what_calm_holds_off_comes_back() -> None:
    """Ada is frightened no longer, until the calm ends; what has ended by then stays away."""
    dread = {
        "name": "scare",
        "target": {"range": 60},
        "test": {"save": "wisdom", "dc": 13},
        "effects": [{"kind": "condition", "condition": "frightened"}],
        "duration": {"rounds": 3},
    }
    people = orc(hp_max=60, power=[dread], at=(10, 0)), cira("calm_emotions", at=(0, 0)), ada(at=(1, 0))
    given = grid(*people, order=["orc", "cira", "ada"])
    calm = ("power:scare", "at:ada", "end", "cast:calm_emotions", "use:calm_fear", "at:1,1")
    game = played(given, [2], *calm)
    assert not game.state["ada"].conditions
    game.answer("let-go")
    assert game.state["ada"].conditions == ("frightened",) and only(game, "resumes").actor == "ada"
    late = played(given, [2], *calm, *["end"] * 9, "let-go")
    assert not late.state["ada"].suffers and "resumes" not in kinds(late)


# -- bonds, lights ---------------------------------------------------------------------------------------------------


def test_a_warding_bond() -> None:
    """AC 17, half of the damage; Cira takes as much, whatever she resists; it is over when she falls."""
    cast = ("cast:warding_bond", "end", "end")
    game = played(three("warding_bond"), [12, 11], *cast, "attack:ada:greataxe")
    assert only(game, "hit").data["against"] == 17 and dealt(game) == {"ada": 7, "cira": 7}
    assert game.state["cira"].running
    last = scene(cira("warding_bond", now={"hp": 5}), ada(), orc(hp_max=60), order=["cira", "ada", "orc"])
    fallen = played(last, [12, 11, 5], *cast, "attack:ada:greataxe")
    assert fallen.state["cira"].life == "dying" and not fallen.state["cira"].running
    assert not fallen.state["ada"].suffers


def test_bonds_that_go_both_ways_end_somewhere() -> None:
    """What comes by a bond goes no further: 7 to Ada, 7 to Cira."""
    friend = ada(spells=["warding_bond"], casting="wisdom", slots=SLOTS)
    given = scene(cira("warding_bond"), friend, orc(hp_max=60), order=["cira", "ada", "orc"])
    game = played(given, [12, 11], "cast:warding_bond", "end", "cast:warding_bond", "end", "attack:ada:greataxe")
    assert dealt(game) == {"ada": 7, "cira": 7}


def test_a_second_bond_ends_the_first() -> None:
    given = scene({**cira("warding_bond"), "slots": [0, 2]}, ada(), ada(id="eve"), orc(hp_max=60),
                  order=["cira", "ada", "eve", "orc"])  # fmt: skip
    game = played(given, [], "cast:warding_bond", "at:ada", *["end"] * 4, "cast:warding_bond", "at:eve")
    assert not game.state["ada"].suffers and game.state["eve"].suffers and len(game.state["cira"].running) == 1


def test_what_the_one_takes_nothing_makes_less_for_the_other() -> None:
    given = scene({**cira("warding_bond"), "resist": ["slashing"]}, ada(), orc(hp_max=60), order=["cira", "ada", "orc"])
    game = played(given, [12, 11], "cast:warding_bond", "end", "end", "attack:ada:greataxe")
    assert dealt(game) == {"ada": 7, "cira": 7}


def test_a_bond_tears_beyond_sixty_feet() -> None:
    given = grid(cira("warding_bond", at=(0, 0)), ada(at=(1, 0), speed=80), orc(at=(19, 19)),
                 order=["cira", "ada", "orc"])  # fmt: skip
    near = played(given, [], "cast:warding_bond", "end", "move", "to:12,0", "end")
    assert near.state["cira"].running
    far = played(given, [], "cast:warding_bond", "end", "move", "to:14,0", "end")
    assert not far.state["cira"].running


def test_a_holy_aura() -> None:
    """Friends in 30 ft: advantage on saves, disadvantage for attacks on them; a fiend that hits is blinded."""
    fiend = orc(hp_max=60, type="fiend", at=(3, 0))
    given = grid(cira("holy_aura", at=(0, 0)), ada(at=(2, 0)), fiend, order=["cira", "ada", "orc"])
    game = played(given, [15, 15, 4, 5], "cast:holy_aura", "end", "end", "attack:ada:greataxe")
    assert only(game, "hit").data["hinders"] == ("haloed",) and "blinded" in game.state["orc"].conditions
    over = played(given, [15, 15, 4, 5], "cast:holy_aura", "end", "end", "attack:ada:greataxe", "end", "let-go")
    assert not over.state["orc"].conditions
    plain = grid(cira("holy_aura", at=(0, 0)), ada(at=(2, 0)), orc(hp_max=60, at=(3, 0)), order=["cira", "ada", "orc"])
    assert not played(plain, [15, 15, 4], "cast:holy_aura", "end", "end",
                      "attack:ada:greataxe").state["orc"].conditions  # fmt: skip


# -- in the air ------------------------------------------------------------------------------------------------------


def test_levitate() -> None:
    """20 ft up at once: out of reach, and it goes nowhere; an action raises it further; down again it is unhurt."""
    given = grid(cira("levitate", at=(0, 0)), orc(hp_max=60, at=(1, 0)), order=["cira", "orc"])
    foe = ("cast:levitate", "use:levitate_foe", "end")
    up = played(given, [2], *foe)
    assert up.state["orc"].z == 4 and not {"attack:cira:greataxe", "move"} & set(offered(up))
    higher = played(given, [2], *foe, "end", "raise:orc", "end")
    assert higher.state["orc"].z == 8
    down = played(given, [2], *foe, "end", "lower:orc")
    assert down.state["orc"].z == 0 and "lower:orc" not in offered(down)
    over = played(given, [2], *foe, "end", "raise:orc", "let-go")
    assert over.state["orc"].z == 0 and over.state["orc"].hp == 60 and "falls-down" not in kinds(over)
    held = played(given, [13], *foe)
    assert held.state["orc"].z == 0 and "attack:cira:greataxe" in offered(held)


def test_no_wings_help_who_is_held_in_the_air() -> None:
    """It is 30 ft high, and 50 then; twice lowered it is at 10, and once more on the ground."""
    bird = orc(hp_max=60, speed={"walk": 10, "fly": 60}, at=(1, 0), now={"altitude": 30})
    given = grid(cira("levitate", at=(0, 0)), bird, order=["cira", "orc"])
    foe = ("cast:levitate", "use:levitate_foe", "end")
    assert played(given, [2], *foe).state["orc"].z == 10 and "fly" not in offered(played(given, [2], *foe))
    low = played(given, [2], *foe, "end", *["lower:orc", "end", "end"] * 2, "lower:orc")
    assert low.state["orc"].z == 0


def test_who_levitates_itself_moves_up_for_nothing() -> None:
    given = grid(cira("levitate", at=(0, 0)), orc(at=(1, 0)), order=["cira", "orc"])
    game = played(given, [], "cast:levitate", "use:levitate_friend", "end", "end", "raise:cira")
    assert game.state["cira"].z == 8 and "raise:cira" not in offered(game) and "cast:levitate" in offered(game)


# -- abilities, eyes, feet -------------------------------------------------------------------------------------------


def test_enhanced_abilities() -> None:
    given = three("enhance_ability")
    cast = ("cast:enhance_ability", "slot:2")
    bull = played(given, [3, 15, 10], *cast, "use:bulls_strength", "at:ada", "end", "grapple:orc", "athletics")
    assert only(bull, "contest").data["helps"] == ("aided",)
    bear = played(given, [3, 4], *cast, "use:bears_endurance", "at:ada")
    assert bear.state["ada"].thp == 7


def test_grace_and_guidance_make_quick() -> None:
    """Initiative is a check of Dexterity: advantage, and a d4."""
    lent = {"casting": "wisdom", "slots": SLOTS}
    graceful = ada(**lent, spells=["enhance_ability"], cast_before=["enhance_ability"])
    game = played(scene(graceful, orc(hp_max=60)), [3, 12, 10], "use:cats_grace", "end")
    assert every(game, "initiative")[0].data["count"] == 14
    guided = ada(**lent, spells=["guidance"], cast_before=["guidance"])
    game = played(scene(guided, orc(hp_max=60)), [12, 4, 10], "yes", "end")
    assert every(game, "initiative")[0].data["count"] == 18 and not game.state["ada"].running


def test_eyes_for_the_dark_and_the_invisible() -> None:
    dark = grid(cira("darkvision", at=(0, 0)), ada(at=(1, 0)), orc(hp_max=60, at=(2, 0)),
                order=["cira", "ada", "orc"], field={"light": "dark"})  # fmt: skip
    blind = played(dark, [15, 2], "end", "attack:orc:longsword")
    assert "unseen-target" in (every(blind, "hit") + every(blind, "miss"))[0].data["hinders"]
    sees = played(dark, [15, 3, 5], "cast:darkvision", "at:ada", "end", "attack:orc:longsword")
    assert only(sees, "hit").data["helps"] == ("unseen-attacker",) and not only(sees, "hit").data["hinders"]
    hidden = orc(hp_max=60, now={"conditions": ["invisible"]})
    seer = ada(spells=["see_invisibility"], casting="wisdom", slots=SLOTS, cast_before=["see_invisibility"])
    game = played(scene(seer, hidden, order=["ada", "orc"]), [15, 5], "attack:orc:longsword")
    assert not only(game, "hit").data.get("hinders")


def test_an_expeditious_retreat() -> None:
    """Dash with the casting, and by each bonus action after it."""
    given = grid(cira("expeditious_retreat", at=(0, 0)), orc(at=(19, 19)), order=["cira", "orc"])
    game = played(given, [], "cast:expeditious_retreat")
    assert game.ask is not None and game.ask.data["left_hf"] == 120 and "quick-dash" not in offered(game)
    assert "quick-dash" in offered(played(given, [], "cast:expeditious_retreat", "end", "end"))


def test_a_spider_climbs() -> None:
    """10 ft up a face cost 10 ft instead of 20."""
    spider = ada(spells=["spider_climb"], casting="wisdom", slots=SLOTS, cast_before=["spider_climb"])
    given = drawn("a.......\n.......o", spider, orc(), field={"heights": "..22....\n..22...."})
    game = played(given, [], "move", "to:1,0", "climb", "height:10")
    assert game.state["ada"].z == 2 and game.state["ada"].turn.moved == 2 * (5 + 10)


def test_jumps_three_times_as_long() -> None:
    """Standing 24 ft instead of 8: 20 on squares."""
    hopper = ada(spells=["jump"], casting="wisdom", slots=SLOTS, cast_before=["jump"])
    game = played(drawn("a..~~~....\n.........o", hopper, orc()), [], "jump")
    keys = [key for key in offered(game) if key.startswith("to:") and key.endswith(",0")]
    assert max(int(key[3:].split(",")[0]) for key in keys) * 5 == 20


def test_tactics_cast_them() -> None:
    for spell in ("feeblemind", "irresistible_dance", "flesh_to_stone", "divine_word", "contagion", "maze"):
        caster = cira(spell, at=(4, 0), weapons=[])
        game = first_turn(caster, orc(hp_max=60, at=(5, 0), tactic="idle"))
        assert spell in {event.data["power"] for event in every(game, "casts")} or spell == "contagion", spell
