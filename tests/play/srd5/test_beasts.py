"""What single stat blocks bring: clouds of stench, glares that fell, roars in their order, leaders, scalding steam."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.game import Game
from bojiste.core.system import system
from tests.play.srd5.cast import ada, brings, brok, every, gob, grid, kinds, offered, only, orc, played, scene, verbs


def beast(*powers: dict[str, Any], **more: Any) -> dict[str, Any]:
    """An enemy with these powers."""
    return gob(**{"id": "beast", "size": "medium", "hp_max": 40, "power": list(powers), **more})


BLOCKS = system("srd5").blocks()


def power(block: str, name: str) -> dict[str, Any]:
    """A power as a block of the bestiary has it."""
    return dict(next(row for row in BLOCKS[block]["power"] if row["name"] == name))


# -- what a creature lays around itself ---------------------------------------------------------------------------


def cloud(*others: dict[str, Any], **more: Any) -> Any:
    stench = power("dretch", "fetid cloud")
    return grid(beast(stench, at=(5, 5), **more), *others, order=["beast", *(one["id"] for one in others)])


def test_a_cloud_of_stench_meets_who_starts_a_turn_in_it() -> None:
    """Ada, ten feet off, fails against 11: poisoned, no reactions, an action or a bonus action, until her next turn."""
    shout = {
        "name": "shout",
        "use": {"time": "bonus"},
        "target": {"range": 30},
        "effects": [{"kind": "condition", "condition": "prone"}],
    }
    game = played(cloud(ada(at=(7, 5), power=[shout])), [5], "power:fetid_cloud", "end")
    assert game.state["ada"].conditions == ("poisoned", "sickened")
    assert "power" in verbs(game)
    game.answer("dodge")
    assert "power" not in verbs(game)
    assert game.state.memo["table"].reacts(game.state.memo["table"].profiles["ada"]) is False


def test_a_cloud_of_stench_leaves_alone_who_only_comes_in() -> None:
    """Fifteen feet off at the start of her turn; she walks in unharmed, and it is over for her when the next begins."""
    given = cloud(ada(at=(9, 5)), hp_max=60)
    game = played(given, [], "power:fetid_cloud", "end", "move", "to:7,5")
    assert not every(game, "save-missed") and game.state["ada"].conditions == ()


def test_badly_seen_in_a_cloud_of_stench() -> None:
    """What stands in it is lightly obscured: watchers notice worse."""
    from bojiste.systems.srd5 import rules
    from bojiste.systems.srd5.play.senses import sight

    game = played(cloud(ada(at=(9, 5))), [], "power:fetid_cloud")
    table = game.state.memo["table"]
    seen = sight.obscurity(table, table.profiles["ada"], table.profiles["beast"])
    assert seen == rules.sight.LIGHTLY
    assert sight.sees(table, table.profiles["ada"], table.profiles["beast"])


# -- what fells ---------------------------------------------------------------------------------------------------

GLARE = {
    "name": "glare",
    "target": {"range": 30, "only_if": "frightened"},
    "test": {"save": "wisdom", "dc": 11},
    "effects": [{"kind": "drop_to_0"}],
}


def test_a_glare_fells_the_frightened() -> None:
    given = scene(beast(GLARE), ada(now={"conditions": ["frightened:beast"]}), order=["beast", "ada"])
    game = played(given, [3], "power:glare")
    assert (game.state["ada"].hp, game.state["ada"].life) == (0, "dying")
    assert only(game, "felled").target == "ada" and "damage" not in kinds(game)
    saved = played(given, [15], "power:glare")
    assert saved.state["ada"].hp == 24


def test_a_glare_leaves_the_fearless_alone() -> None:
    assert "power:glare" not in offered(played(scene(beast(GLARE), ada(), order=["beast", "ada"])))


def test_a_monster_that_is_felled_is_dead() -> None:
    hero = ada(power=[GLARE])
    foe = orc(now={"conditions": ["frightened:ada"]})
    game = played(scene(hero, foe, order=["ada", "orc"]), [3], "power:glare")
    assert game.state["orc"].life == "dead"


# -- one after another ---------------------------------------------------------------------------------------------


def test_roars_come_in_their_order() -> None:
    """The second only after the first, each once a day."""
    roars = [power("androsphinx", f"{which} roar") for which in ("first", "second", "third")]
    given = scene(beast(*roars), ada(), brok(), order=["beast", "ada", "brok"])
    game = played(given, [])
    assert [key for key in offered(game) if key.startswith("power")] == ["power:first_roar"]
    later = played(given, [19, 19], "power:first_roar", "end", "end", "end")
    assert [key for key in offered(later) if key.startswith("power")] == ["power:second_roar"]


# -- boons with an end and a place ---------------------------------------------------------------------------------

SHIELD = {
    "name": "shimmer",
    "target": {"range": 60, "whom": "allies"},
    "effects": [{"kind": "bonus", "to": ["armor_class"], "amount": 2}],
    "duration": {"until": "next-turn-end"},
}


def test_a_boon_until_the_end_of_the_next_turn() -> None:
    given = scene(beast(SHIELD), ada(), order=["beast", "ada"])
    game = played(given, [14, 1], "power:shimmer", "end", "attack:beast:longsword")
    assert only(game, "hit").data["against"] == 17
    later = played(given, [14, 1], "power:shimmer", "end", "end", "end", "attack:beast:longsword")
    assert only(later, "hit").data["against"] == 15


LEAD = {
    "name": "lead",
    "target": {"range": 300, "whom": "allies", "targets": 2},
    "effects": [{"kind": "bonus", "to": ["attack"], "amount": "1d4"}],
    "duration": {"within": 30, "rounds": 10},
}


def led(x: int) -> Any:
    """Gob, led by the beast, five feet from Ada; its leader is ``x`` squares off."""
    return grid(beast(LEAD, at=(x, 0)), gob(at=(0, 0)), ada(at=(1, 0)), order=["beast", "gob", "ada"])


@pytest.mark.parametrize("x, near", [(6, True), (7, False)])
def test_a_leader_is_heard_so_far(x: int, near: bool) -> None:
    dice = [10, 3, 4] if near else [10]
    game = played(led(x), dice, "power:lead", "at:gob", "enough", "end", "attack:ada:scimitar")
    assert ("lent-die" in [part.name for part in every(game, "hit" if near else "miss")[0].parts]) is near


def test_a_leader_who_falls_leads_no_more() -> None:
    game = played(led(2), [], "power:lead", "at:gob", "enough", "g beast -40")
    assert not game.state["gob"].suffers


# -- water and cover -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scalds, lost", [(True, 10), (False, 5)])
def test_steam_scalds_under_water(scalds: bool, lost: int) -> None:
    harm = {"kind": "damage", "dice": "10 fire", "burns_in_water": scalds}
    steam = {"name": "steam", "target": {"range": 30}, "effects": [harm]}
    field = {"underwater": True}
    given = grid(beast(steam, at=(0, 0)), ada(at=(3, 0)), order=["beast", "ada"], field=field)
    assert 24 - played(given, [], "power:steam").state["ada"].hp == lost


@pytest.mark.parametrize("uncovered, bonus", [(True, 0), (False, 2)])
def test_a_flame_that_finds_whoever_takes_cover(uncovered: bool, bonus: int) -> None:
    flame = {
        "name": "flame",
        "target": {"range": 60},
        "test": {"save": "dexterity", "dc": 15, "uncovered": uncovered},
        "effects": [{"kind": "damage", "dice": "1d8 radiant"}],
    }
    cover = [{"of": "ada", "degree": "half"}]
    given = grid(beast(flame, at=(0, 0)), ada(at=(5, 0)), order=["beast", "ada"], field={"cover": cover})
    game = played(given, [11, 4], "power:flame")
    assert bonus == sum(part.value for one in every(game, "save-made") for part in one.parts if part.name == "cover")


# -- swallowed -----------------------------------------------------------------------------------------------------

WITHIN = [
    "blinded",
    {
        "condition": "swallowed",
        "damage": "6 acid",
        "damage_at": "user_turn_start",
        "brought_up_by": 8,
        "brought_up_dc": 14,
        "exit_feet": 15,
    },
    "restrained",
]
GULP = {"name": "gulp", "to_hit": 5, "reach": 5, "damage": "1 piercing", "natural": True, "on": "held",
        "then": {"name": "gulp", "target": {"largest": "medium", "most": 1}, "effects": brings(*WITHIN)}}  # fmt: skip
HELD = {"conditions": ["grappled:beast"]}


def frog(**more: Any) -> dict[str, Any]:
    return gob(**{"id": "beast", "size": "large", "hp_max": 40, "attack": [GULP], "at": (4, 4), **more})


def gulped(*others: dict[str, Any], dice: tuple[int, ...] = (), keys: tuple[str, ...] = (), **more: Any) -> Any:
    """Ada, who was held, has been swallowed."""
    order = ["beast", "ada", *(one["id"] for one in others)]
    given = grid(frog(**more), ada(at=(3, 4), now=HELD), *others, order=order)
    return played(given, [15, *dice], "attack:ada:gulp", *keys)


def test_only_the_held_are_swallowed() -> None:
    free = grid(frog(), ada(at=(3, 4)), order=["beast", "ada"])
    assert "attack:ada:gulp" not in offered(played(free))
    game = gulped()
    now = game.state["ada"]
    assert now.conditions == ("blinded", "restrained")
    assert (now.x, now.y) == (4, 4), "within it, and out of its grip"


def test_one_at_a_time_and_none_too_large() -> None:
    bear = brok(at=(3, 5), now=HELD)
    game = gulped(bear, keys=("end", "end", "end"))
    assert not [key for key in offered(game) if key == "attack:brok:gulp"]
    large = grid(frog(), ada(at=(2, 4), size="large", now=HELD), order=["beast", "ada"])
    assert not [key for key in offered(played(large)) if key == "attack:ada:gulp"]


def test_acid_at_the_start_of_its_turns() -> None:
    game = gulped(keys=("end", "end"))
    assert (game.state["ada"].hp, every(game, "damage")[-1].data["type"]) == (24 - 1 - 6, "acid")


def test_nothing_from_outside_reaches_who_is_within() -> None:
    """No bow, no healing, no blast; and she strikes at nothing but it."""
    blast = {
        "name": "blast",
        "target": {"range": 60, "area": "sphere 10"},
        "effects": [{"kind": "damage", "dice": "5 fire"}],
    }
    heal = {"name": "mend", "target": {"range": 60}, "effects": [{"kind": "heal", "dice": 5}]}
    kurt = orc(id="kurt", side="foes", at=(6, 5))
    game = gulped(brok(at=(8, 4), power=[blast, heal]), kurt, keys=("end",))
    assert {key.split(":")[1] for key in offered(game) if key.startswith("attack")} == {"beast"}
    for key in ("end", "power:blast", "at:5,5"):
        game.answer(key)
    assert game.state["ada"].hp == 23 and game.state["beast"].hp == 35 and game.state["kurt"].hp == 10
    game = gulped(brok(at=(8, 4), power=[blast, heal]), keys=("end", "end", "power:mend"))
    assert "at:ada" not in offered(game)


def test_she_goes_where_it_goes() -> None:
    game = gulped(keys=("move", "to:0,4"))
    assert (game.state["ada"].x, game.state["ada"].y) == (0, 4)
    assert "to:3,4" in offered(gulped(keys=("move",))), "and she is not in its way"


@pytest.mark.parametrize("face, brought_up", [(3, True), (18, False)])
def test_blows_from_within_upset_its_stomach(face: int, brought_up: bool) -> None:
    """Blinded and restrained: two dice for a longsword; 8 damage on one turn ask for a save against 14."""
    dice = (15, 5, face)
    game = gulped(dice=dice, keys=("end", "attack:beast:longsword", "end"))
    now = game.state["ada"]
    assert (now.conditions == ("prone",)) is brought_up
    assert ((now.x, now.y) != (4, 4)) is brought_up
    assert only(game, "brings-up").target == "ada" if brought_up else not every(game, "brings-up")


def test_a_scratch_from_within_upsets_nothing() -> None:
    game = gulped(dice=(15, 1), keys=("end", "attack:beast:longsword", "end"))
    assert game.state["ada"].conditions and not every(game, "save-missed")


def test_what_was_done_on_another_turn_is_forgotten() -> None:
    """Four and four points on two turns upset nothing."""
    game = gulped(dice=(15, 1, 15, 1), keys=("end", *2 * ("attack:beast:longsword", "end", "end")), hp_max=99)
    assert not every(game, "save-missed") and "swallowed" in {entry.name for entry in game.state["ada"].suffers}


def test_an_area_that_stays_outside_does_not_meet_who_is_within() -> None:
    beam = {
        "name": "beam",
        "target": {"range": 60, "area": "sphere 10"},
        "effects": [{"kind": "damage", "dice": "5 fire"}],
        "place": {"zone": True},
        "duration": {"rounds": 10},
    }
    burst = {
        "name": "burst",
        "target": {"range": "self", "area": "sphere 20", "spreads": True},
        "effects": [{"kind": "damage", "dice": "5 fire"}],
    }
    game = gulped(brok(at=(6, 6), power=[beam, burst]), keys=("end", "end", "power:beam", "at:5,5", "end", "end"))
    assert game.state["ada"].hp == 23 - 6 and game.state["beast"].hp == 35
    burst_at = gulped(brok(at=(6, 6), power=[beam, burst]), keys=("end", "end", "power:burst"))
    assert burst_at.state["ada"].hp == 23 and burst_at.state["beast"].hp == 35


def test_a_tactic_gets_out_of_a_dead_body() -> None:
    given = grid(frog(), ada(at=(3, 4), now=HELD), orc(id="kurt", at=(15, 15), tactic="idle"),
                 order=["beast", "ada", "kurt"], options={"max_rounds": 1})  # fmt: skip
    game = Game(given, dice=[15], people=["gm"])
    for key in ("attack:ada:gulp", "g"):
        if key == "g":
            game.rule("beast -40")
        else:
            game.answer(key)
    assert only(game, "crawls-out").actor == "ada"


def test_out_of_a_dead_body() -> None:
    """It restrains her no more; fifteen feet of movement, and she lies prone beside it."""
    game = gulped(orc(id="kurt", side="foes", at=(9, 9)), keys=("end", "g beast -40"))
    assert game.state["ada"].conditions == ("blinded",)
    assert "crawl-out" in offered(game)
    game.answer("crawl-out")
    assert game.state["ada"].conditions == ("prone",) and game.state["ada"].turn.moved == 30
    assert (game.state["ada"].x, game.state["ada"].y) not in {(4, 4), (5, 4), (4, 5), (5, 5)}


def test_a_bite_that_swallows_who_fails() -> None:
    worm = BLOCKS["purple_worm"]["attack"]
    bite = next(row for row in worm if row["name"] == "bite")
    given = grid(frog(attack=[bite], size="gargantuan"), ada(at=(3, 4), hp_max=99), order=["beast", "ada"])
    game = played(given, [15, 1, 1, 1, 3], "attack:ada:bite")
    assert "swallowed" in {entry.name for entry in game.state["ada"].suffers}
    saved = played(given, [15, 1, 1, 1, 18], "attack:ada:bite")
    assert not saved.state["ada"].suffers


@pytest.mark.parametrize("held", [True, False])
def test_a_bite_that_swallows_whom_it_holds(held: bool) -> None:
    bite = next(row for row in BLOCKS["kraken"]["attack"] if row["name"] == "bite")
    now = HELD if held else {}
    given = grid(frog(attack=[bite], size="gargantuan"), ada(at=(3, 4), hp_max=99, now=now), order=["beast", "ada"])
    game = played(given, [15, 1, 1, 1], "attack:ada:bite")
    assert ("swallowed" in {entry.name for entry in game.state["ada"].suffers}) is held


# -- engulfed ------------------------------------------------------------------------------------------------------


def mound(**more: Any) -> dict[str, Any]:
    slam = next(row for row in BLOCKS["shambling_mound"]["attack"] if row["name"] == "slam")
    return gob(**{"id": "beast", "size": "large", "hp_max": 90, "attack": [slam], "multiattack": ["slam", "slam"],
                  "at": (4, 4), **more})  # fmt: skip


SLAMS = ("attack:ada:slam", "attack:ada:slam")


def test_two_slams_engulf() -> None:
    """The second hit on her on one turn; she goes along with it, and others can strike at her still."""
    given = grid(mound(), ada(at=(3, 4), hp_max=99), order=["beast", "ada"])
    game = played(given, [15, 1, 1, 15, 1, 1], *SLAMS)
    assert game.state["ada"].conditions == ("blinded", "grappled", "restrained")
    game.answer("move")
    game.answer("to:6,4")
    assert (game.state["ada"].x, game.state["ada"].y) == (6, 4)
    one = played(given, [15, 1, 1, 2], *SLAMS)
    assert not one.state["ada"].suffers


@pytest.mark.parametrize("face, hurt", [(3, True), (18, False)])
def test_the_engulfed_save_every_turn(face: int, hurt: bool) -> None:
    given = grid(mound(), ada(at=(3, 4), hp_max=99), order=["beast", "ada"])
    dice = [15, 1, 1, 15, 1, 1, face] + ([1, 1] if hurt else [])
    game = played(given, dice, *SLAMS, "end", "end")
    assert game.state["ada"].hp == 99 - 6 - 6 - (6 if hurt else 0)


def test_who_wrestles_free_stands_beside_it() -> None:
    given = grid(mound(), ada(at=(3, 4), hp_max=99), order=["beast", "ada"])
    game = played(given, [15, 1, 1, 15, 1, 1, 19], *SLAMS, "end", "escape:beast:athletics")
    assert game.state["ada"].conditions == () and (game.state["ada"].x, game.state["ada"].y) != (4, 4)


# -- whom an attack is made at -------------------------------------------------------------------------------------

BEAK = {"name": "beak", "to_hit": 5, "reach": 5, "damage": "1 piercing", "natural": True, "on": "hit"}
PAW = {"name": "paw", "to_hit": 5, "reach": 5, "damage": "1 slashing", "natural": True}


def both(on: str) -> Any:
    foe = gob(attack=[PAW, {**BEAK, "on": on}], multiattack=["paw", "beak"], at=(0, 0))
    return grid(foe, ada(at=(1, 0)), brok(at=(0, 1)), order=["gob", "ada", "brok"])


def test_a_beak_follows_a_hit() -> None:
    """At whom it has hit on this turn, and at nobody else."""
    hit = played(both("hit"), [15], "attack:ada:paw")
    assert [key for key in offered(hit) if key.startswith("attack") and "beak" in key] == ["attack:ada:beak"]
    assert not [
        key for key in offered(played(both("hit"), [2], "attack:ada:paw")) if key.startswith("attack") and "beak" in key
    ]


def test_not_both_at_one() -> None:
    game = played(both("other"), [15], "attack:ada:paw")
    assert [key for key in offered(game) if key.startswith("attack") and "beak" in key] == ["attack:brok:beak"]


@pytest.mark.parametrize("now, bitten", [([], False), (["restrained"], True), (["stunned"], True),
                                         (["charmed:gob"], True), (["charmed:brok"], False)])  # fmt: skip
def test_a_bite_at_the_helpless(now: list[str], bitten: bool) -> None:
    foe = gob(attack=[PAW, {**BEAK, "on": "helpless"}])
    given = scene(foe, ada(now={"conditions": now}), brok(), order=["gob", "ada", "brok"])
    assert ("attack:ada:beak" in offered(played(given))) is bitten


def test_a_grip_instead_of_damage() -> None:
    grip = {"name": "grip", "effects": [{"kind": "condition", "condition": "grappled", "escape_dc": 13}]}
    foe = gob(attack=[{**PAW, "instead": grip}, {**BEAK, "on": "helpless"}], multiattack=["paw", "beak"])
    given = scene(foe, ada(), order=["gob", "ada"])
    asked = played(given, [15], "attack:ada:paw").ask
    assert asked is not None and (asked.topic, asked.default) == ("instead", "yes")
    game = played(given, [15], "attack:ada:paw", "yes")
    assert game.state["ada"].hp == 24 and game.state["ada"].conditions == ("grappled",)
    assert "attack:ada:beak" in offered(game)
    plain = played(given, [15], "attack:ada:paw", "no")
    assert plain.state["ada"].hp == 23 and not plain.state["ada"].suffers
