"""Spells that change the place of a fight: bodies of magic, hurtful ground, foul air, wind and quakes."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.game import Game
from bojiste.core.scene import Scene
from bojiste.kit.board import board
from bojiste.systems.srd5.play.attacks import cover
from bojiste.systems.srd5.play.senses import sight
from tests.play.srd5.cast import (
    ada,
    brok,
    every,
    first_turn,
    gob,
    grid,
    kinds,
    offered,
    ogre,
    only,
    orc,
    played,
    scene,
    told,
)
from tests.play.srd5.test_spell import mage
from tests.play.srd5.test_tome import FIELD

SPELLS = pytest.mark.rule("srd5.spell.samples")


def cira(*spells: str, **more: Any) -> dict[str, Any]:
    """Cira with these spells and a slot of each level: DC 13, spell attack +5."""
    return mage(**{"spells": list(spells), "slots": [1] * 9, "level": 17, "prof_bonus": 2, **more})


def apart(*spells: str, foe: dict[str, Any] | None = None, **more: Any) -> Scene:
    """Cira in the west, an orc of 90 hit points ten squares to the east of her, on an open map."""
    return grid({**cira(*spells, at=(0, 5)), **more}, foe or orc(hp_max=90, at=(10, 5)), order=["cira", "orc"],
                field={"width": 30, "height": 11})  # fmt: skip


def zone_of(game: Game) -> int:
    return int(game.state["cira"].running[0].zone)


# -- a burning ball --------------------------------------------------------------------------------------------------

SPHERE = ("cast:flaming_sphere", "slot:2")


@SPELLS
def test_a_flaming_sphere_burns_who_ends_a_turn_beside_it() -> None:
    """Nothing as it appears; 2d6 at the end of the orc's turn within five feet, half with a save; 3d6 from level 3."""
    game = played(apart("flaming_sphere"), [2, 4, 5], *SPHERE, "at:9,5", "end", "end")
    assert game.state["orc"].hp == 81
    made = played(apart("flaming_sphere"), [20, 4, 5], *SPHERE, "at:9,5", "end", "end")
    assert made.state["orc"].hp == 86
    far = played(apart("flaming_sphere"), [], *SPHERE, "at:8,5", "end", "end")
    assert far.state["orc"].hp == 90
    higher = played(apart("flaming_sphere"), [2, 4, 5, 6], "cast:flaming_sphere", "slot:3", "at:9,5", "end", "end")
    assert higher.state["orc"].hp == 75


@SPELLS
def test_a_flaming_sphere_needs_a_free_place() -> None:
    places = offered(played(apart("flaming_sphere"), [], *SPHERE))
    assert "at:9,5" in places and "at:10,5" not in places and "at:12,5" in places and "at:13,5" not in places


@SPELLS
def test_the_places_of_a_sphere_betray_nobody_who_hides() -> None:
    """A square looks free to whoever does not know who is on it."""
    foes = gob(at=(5, 5)), orc(hp_max=90, at=(8, 5))
    given = grid(cira("flaming_sphere", at=(0, 5)), *foes, order=["gob", "cira", "orc"], rulings="ask")
    game = played(given, [15], "hide", "yes", "end", *SPHERE)
    assert game.state["gob"].hidden_from == ("cira",) and {"at:5,5", "at:6,5"} <= {*offered(game)}


@SPELLS
def test_a_flaming_sphere_is_rolled_and_rams() -> None:
    """Thirty feet by a bonus action; against the orc it stops beside it, and burns it at once, as high as its slot."""
    cast = ("cast:flaming_sphere", "slot:3", "at:4,5", "power:flaming_sphere_rolls")
    places = offered(played(apart("flaming_sphere"), [], *cast))
    assert "at:10,5" in places and "at:11,5" not in places
    game = played(apart("flaming_sphere"), [2, 1, 2, 3], *cast, "at:10,5")
    assert game.state["orc"].hp == 84 and zone_of(game) == board(30, 11).at(9, 4)
    assert game.state["cira"].turn.bonus and "power:flaming_sphere_rolls" not in offered(game)
    moved = played(apart("flaming_sphere"), [], *cast, "at:9,6")
    assert zone_of(moved) == board(30, 11).at(9, 6) and moved.state["orc"].hp == 90


@SPELLS
def test_a_flaming_sphere_without_a_map() -> None:
    given = scene(cira("flaming_sphere"), orc(hp_max=90), order=["cira", "orc"])
    game = played(given, [2, 3, 3, 2, 4, 4], *SPHERE, "end", "end", "power:flaming_sphere_rolls")
    assert game.state["orc"].hp == 90 - 6 - 8


# -- hurtful ground --------------------------------------------------------------------------------------------------


@SPELLS
def test_spikes_pierce_at_each_five_feet() -> None:
    """2d4 for each square on them, without a save; every foot costs two; whoever stands still is not hurt."""
    given = apart("spike_growth")
    cast = ("cast:spike_growth", "at:10,5", "end")
    assert played(given, [], *cast, "end").state["orc"].hp == 90
    game = played(given, [1, 1, 2, 2, 3, 3], *cast, "move", "to:7,5")
    assert game.state["orc"].hp == 90 - 2 - 4 - 6 and game.state["orc"].turn.moved == 60
    assert len(every(game, "ground-pierces")) == 3
    edge = played(apart("spike_growth", foe=orc(hp_max=90, at=(14, 5))), [2, 3], *cast, "move", "to:13,5")
    assert edge.state["orc"].hp == 85


@SPELLS
def test_spikes_do_nothing_to_who_flies() -> None:
    given = apart("spike_growth", foe=orc(hp_max=90, speed={"walk": 30, "fly": 30}, at=(10, 5)))
    game = played(given, [], "cast:spike_growth", "at:10,5", "end", "fly", "height:10", "to:7,5")
    assert game.state["orc"].hp == 90 and game.state["orc"].x == 7


@SPELLS
def test_a_way_around_spikes_is_taken() -> None:
    """Of the ways to a square the one without spikes; where the menu leads over them, it says so."""
    given = grid(cira("spike_growth", at=(0, 0)), orc(hp_max=90, speed=60, at=(10, 5)), order=["cira", "orc"],
                 field={"width": 30, "height": 20})  # fmt: skip
    cast = ("cast:spike_growth", "at:15,7", "end", "move")
    game = played(given, [], *cast)
    assert game.ask is not None
    options = {option.key: option.data for option in game.ask.options}
    assert options["to:14,2"]["dangers"] == 0 and options["to:13,6"]["dangers"] == 1
    assert played(given, [], *cast, "to:15,2").state["orc"].hp == 90


@SPELLS
def test_overgrown_ground_is_difficult() -> None:
    game = played(apart("plant_growth"), [], "cast:plant_growth", "at:10,5", "end", "move", "to:7,5")
    assert game.state["orc"].turn.moved == 60 and not game.state["cira"].concentrates


# -- foul air, wind, quakes ------------------------------------------------------------------------------------------


@SPELLS
def test_foul_air_takes_the_action() -> None:
    """A Constitution save against 13 as the turn starts; who fails retches, but may walk; poison's immune do not."""
    cast = ("cast:stinking_cloud", "at:10,5", "end")
    game = played(apart("stinking_cloud"), [12], *cast)
    assert "wastes-action" in kinds(game) and "dash" not in offered(game) and "move" in offered(game)
    assert "dash" in offered(played(apart("stinking_cloud"), [13], *cast))
    proof = orc(hp_max=90, immune=["poison"], at=(10, 5))
    assert "dash" in offered(played(apart("stinking_cloud", foe=proof), [], *cast))


@SPELLS
def test_who_cannot_act_wastes_no_action_in_foul_air() -> None:
    cast = ("cast:stinking_cloud", "at:10,5", "end")
    lying = orc(hp_max=90, at=(10, 5), now={"conditions": ["paralyzed"]})
    game = played(apart("stinking_cloud", foe=lying), [12], *cast)
    assert "wastes-action" not in kinds(game)


@SPELLS
@pytest.mark.parametrize("centre", ["at:7,5", "at:10,5"])
def test_tactics_walk_out_of_foul_air(centre: str) -> None:
    """Retching in it, too: the legs still go, and not deeper into it towards an enemy."""
    game = Game(apart("stinking_cloud", foe=orc(hp_max=90, at=(9, 5))), dice=[12], people=["player:cira"])
    for key in ("cast:stinking_cloud", centre, "end"):
        game.answer(key)
    now = game.state["orc"]
    assert "wastes-action" in kinds(game) and not zone_of(game) >> (now.y * 30 + now.x) & 1


@SPELLS
def test_nobody_sees_through_foul_air() -> None:
    game = played(apart("stinking_cloud", foe=orc(hp_max=90, at=(20, 5))), [], "cast:stinking_cloud", "at:10,5")
    table = game.state.memo["table"]
    assert not sight.sees(table, table.profiles["cira"], table.profiles["orc"])


@SPELLS
def test_wind_pushes_who_begins_there() -> None:
    """Fifteen feet away from Cira, unless a Strength save (+3 against 13) is made; a bonus action turns it."""
    near = orc(hp_max=90, at=(4, 5))
    cast = ("cast:gust_of_wind", "to:4,5", "end")
    assert played(apart("gust_of_wind", foe=near), [9], *cast).state["orc"].x == 7
    assert played(apart("gust_of_wind", foe=near), [10], *cast).state["orc"].x == 4
    slow = played(apart("gust_of_wind", foe=near), [10], *cast, "move", "to:3,5")
    assert slow.state["orc"].turn.moved == 20
    turned = ("cast:gust_of_wind", "to:4,5", "power:gust_of_wind_turns", "to:0,0", "end")
    assert played(apart("gust_of_wind", foe=near), [], *turned).state["orc"].x == 4


@SPELLS
def test_the_moonbeam_is_led_elsewhere() -> None:
    """Sixty feet at most, by the action of a later turn; whom it comes upon it meets as that one's turn starts."""
    given = apart("moonbeam", foe=orc(hp_max=90, at=(16, 5)))
    cast = ("cast:moonbeam", "slot:3", "at:8,5", "end", "end", "power:moonbeam_moves")
    places = offered(played(given, [], *cast))
    assert "at:20,5" in places and "at:21,5" not in places
    game = played(given, [2, 5, 5, 5], *cast, "at:16,5", "end")
    assert game.state["orc"].hp == 75 and "zone-led" in kinds(game)


@SPELLS
def test_an_earthquake_shakes_turn_by_turn() -> None:
    """At the casting and at the end of each of Cira's turns whoever stands falls unless it saves by Dexterity, and
    whoever concentrates then saves for it; who flies stands on nothing that shakes."""
    druid = orc(hp_max=90, casting="wisdom", level=5, spells=["shield_of_faith"], slots=[1], at=(20, 5))
    given = grid(cira("earthquake", at=(0, 5)), druid, order=["orc", "cira"],
                 field={"width": 60, "height": 11})  # fmt: skip
    game = played(given, [1, 20, 2], "cast:shield_of_faith", "end", "cast:earthquake", "at:40,5", "end")
    assert not game.state["orc"].running and game.state["orc"].conditions == ("prone",)
    assert [event.kind for event in game.events if event.kind.startswith("save")] == [
        "save-missed",
        "save-made",
        "save-missed",
    ]
    flyer = orc(hp_max=90, speed={"walk": 30, "fly": 30}, now={"position": [20, 5], "altitude": 10})
    high = grid(cira("earthquake", at=(0, 5)), flyer, order=["cira", "orc"],
                field={"width": 60, "height": 11})  # fmt: skip
    assert not played(high, [], "cast:earthquake", "at:40,5", "end").state["orc"].conditions


# -- blades and the dead ---------------------------------------------------------------------------------------------


@SPELLS
def test_an_arcane_sword_strikes_turn_by_turn() -> None:
    """A melee spell attack for 3d10; again by a bonus action, as long as she concentrates."""
    given = scene(cira("arcane_sword"), orc(hp_max=90), order=["cira", "orc"])
    game = played(given, [15, 5, 6, 7, 15, 1, 1, 1], "cast:arcane_sword", "end", "end", "again:orc:arcane_sword")
    assert game.state["orc"].hp == 90 - 18 - 3 and game.state["cira"].concentrates is not None
    gone = played(given, [15, 5, 6, 7], "cast:arcane_sword", "let-go", "end", "end")
    assert not any(key.startswith("again:") for key in offered(gone))


@SPELLS
def test_ghouls_rise_by_night() -> None:
    """Three corpses, three ghouls, after a casting of a minute; not while the sun shines."""
    bodies = [gob(id=id, at=(x, 1), now={"hp": 1}) for id, x in (("one", 0), ("two", 1), ("three", 2))]
    caster = cira("create_undead", at=(0, 0))
    for sunlight in (False, True):
        given = grid(caster, *bodies, orc(at=(19, 19)), order=["cira", "orc"], field={"sunlight": sunlight})
        game = Game(given, seed=1, people=["gm", "player:cira"])
        for body in ("one", "two", "three"):
            game.rule(f"{body} -9")
        if sunlight:
            assert "cast:create_undead" not in offered(game)
            continue
        game.answer("cast:create_undead")
        while not every(game, "called"):
            wanted = [key for key in offered(game) if key.startswith(("cast-on", "at:", "slot:6"))]
            game.answer(wanted[0] if wanted else "end")
        assert [event.target for event in every(game, "called")] == ["ghoul-1", "ghoul-2", "ghoul-3"]


# -- unattended ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["flaming_sphere", "spike_growth", "stinking_cloud", "arcane_sword"])
def test_tactics_cast_it_at_enemies(name: str) -> None:
    foes = [orc(id=id, hp_max=60, at=(6, y)) for id, y in (("one", 3), ("two", 4), ("three", 5))]
    game = first_turn(cira(name, at=(0, 4)), *foes, **FIELD)
    assert told(game, "cira")[0] == "casts"


def test_tactics_spare_friends() -> None:
    """No spikes under Ada, no foul air for her; the ball of fire burns beside an orc, and not beside her."""
    foes = [orc(id=id, hp_max=60, at=(6, y)) for id, y in (("one", 3), ("two", 5))]
    for name in ("spike_growth", "stinking_cloud", "earthquake"):
        game = first_turn(cira(name, at=(0, 4)), *foes, ada(at=(6, 4)), **FIELD)
        assert "casts" not in kinds(game), name
    burning = first_turn(cira("flaming_sphere", at=(0, 4)), *foes, ada(at=(6, 4)), **FIELD)
    assert only(burning, "casts") and not burning.state["cira"].running[0].hot & board(30, 9).at(6, 4)


def test_tactics_leave_hurtful_ground_alone() -> None:
    """The orc stands in the beam when its turn is over only if nothing else is left."""
    foe = orc(hp_max=30, tactic="ordinary", at=(6, 4))
    given = grid(
        cira("moonbeam", at=(0, 0)), brok(hp_max=90, at=(7, 4)), foe, order=["cira", "orc", "brok"], field=FIELD
    )
    game = Game(given, seed=4, people=["player:cira", "player:brok"])
    for key in ("cast:moonbeam", "slot:2", "at:6,4", "end"):
        game.answer(key)
    now = game.state["orc"]
    assert (now.life == "ok" and every(game, "save-missed")) or every(game, "save-made")
    assert not zone_of(game) & board(30, 9).at(now.x, now.y)


def test_tactics_roll_the_sphere_after_them() -> None:
    wizard = cira("flaming_sphere", tactic="ordinary", at=(0, 4))
    foe = orc(hp_max=60, speed=0, at=(9, 4))
    given = grid(wizard, foe, order=["cira", "orc"], field=FIELD, options={"max_rounds": 3})
    game = Game(given, seed=3)
    assert len(every(game, "zone-led")) == 3 and game.state["orc"].hp < 60


def test_an_ogre_walks_round_the_spikes() -> None:
    """Thirty-six hit points are not carried over eight squares of thorns."""
    given = grid(cira("spike_growth", at=(0, 8)), ogre(hp_max=36, tactic="ordinary", at=(20, 8)),
                 order=["cira", "ogre"], field={"width": 40, "height": 30}, options={"max_rounds": 6})  # fmt: skip
    game = Game(given, seed=2, people=["player:cira"])
    for key in ("cast:spike_growth", "at:12,8"):
        game.answer(key)
    while (
        game.ask is not None
        and game.outcome is None
        and not any(e.actor == "ogre" and e.kind in ("hit", "miss") for e in game.events)
    ):
        game.answer("end" if "end" in offered(game) else game.ask.default)
    assert not every(game, "ground-pierces")


def test_tactics_lead_the_beam_after_who_walks_out_of_it() -> None:
    """Not while the orc stands in it anyway."""
    for speed, led in ((0, False), (30, True)):
        foe = orc(hp_max=90, speed=speed, tactic="ordinary", at=(12, 4))
        given = grid(cira("moonbeam", tactic="ordinary", at=(0, 4)), foe, order=["cira", "orc"], field=FIELD,
                     options={"max_rounds": 2})  # fmt: skip
        assert bool(every(Game(given, seed=3), "zone-led")) is led


# -- shells, a blast stored up, wind --------------------------------------------------------------------------


@SPELLS
def test_a_sphere_shuts_somebody_in() -> None:
    """A Dexterity save (+1 against 13); whoever is in it goes nowhere, strikes nobody and is struck by nobody."""
    near = orc(hp_max=90, at=(1, 5))
    cast = ("cast:resilient_sphere",)
    game = played(apart("resilient_sphere", "fire_bolt", "fireball", foe=near), [11], *cast, "end")
    assert not {"attack:cira:greataxe", "move"} & {*offered(game)}
    again = played(apart("resilient_sphere", "fire_bolt", "fireball", foe=near), [11], *cast, "end", "end")
    assert "cast:fire_bolt" not in offered(again)
    far = apart("resilient_sphere", "fireball", foe=orc(hp_max=90, at=(4, 5)))
    assert played(far, [11], *cast, "end", "end", "cast:fireball", "slot:3", "at:7,5").state["orc"].hp == 90
    free = played(apart("resilient_sphere", "fire_bolt", foe=near), [12], *cast, "end")
    assert "attack:cira:greataxe" in offered(free)
    over = played(apart("resilient_sphere", foe=near), [11], *cast, "let-go", "end")
    assert "attack:cira:greataxe" in offered(over)
    huge = {**ogre(at=(1, 5)), "id": "orc", "size": "huge"}
    assert "cast:resilient_sphere" not in offered(played(apart("resilient_sphere", foe=huge)))


@SPELLS
def test_no_area_reaches_into_a_sphere() -> None:
    """A guardian beside it does nothing to who starts a turn within."""
    given = apart("resilient_sphere", "guardian_of_faith", foe=orc(hp_max=90, at=(4, 5)))
    cast = ("cast:resilient_sphere", "end", "end", "cast:guardian_of_faith", "at:4,5", "end")
    assert played(given, [11], *cast).state["orc"].hp == 90


@SPELLS
def test_a_forcecage_holds_those_who_are_wholly_in_it() -> None:
    """No saving throw, no concentration; two in one box are together; an ogre that does not fit is out."""
    foes = orc(hp_max=60, at=(6, 4)), gob(hp_max=60, at=(7, 4)), ogre(at=(7, 5))
    given = grid(cira("forcecage", at=(0, 5)), *foes, order=["cira", "orc", "gob", "ogre"])
    game = played(given, [], "cast:forcecage", "at:6,4", "end")
    assert [id for id in ("orc", "gob", "ogre") if game.state[id].conditions] == ["orc", "gob"]
    table = game.state.memo["table"]
    who, one, other = (table.profiles[id] for id in ("orc", "gob", "ogre"))
    assert not cover.shut(table, who, one) and cover.shut(table, who, other) and not game.state["cira"].concentrates


BEAD = ("cast:delayed_blast_fireball", "slot:7", "at:10,5")


@SPELLS
def test_a_blast_is_stored_up() -> None:
    """12d6 as soon as it is let go, halved by a save; a die more after each of Cira's turns; nothing until then."""
    given = apart("delayed_blast_fireball")
    assert played(given, [2, *[2] * 12], *BEAD, "let-go").state["orc"].hp == 66
    assert played(given, [20, *[2] * 12], *BEAD, "let-go").state["orc"].hp == 78
    later = played(given, [2, *[2] * 14], *BEAD, "end", "end", "end", "end", "let-go")
    assert later.state["orc"].hp == 62 and len(every(later, "zone-swells")) == 2
    assert played(given, [], *BEAD, "end", "move", "to:16,5", "end", "let-go").state["orc"].hp == 90
    higher = played(given, [2, *[2] * 13], "cast:delayed_blast_fireball", "slot:8", "at:10,5", "let-go")
    assert higher.state["orc"].hp == 64


@SPELLS
def test_a_blast_goes_off_when_concentration_breaks() -> None:
    archer = orc(hp_max=90, attack=[], weapons=["longbow"], at=(10, 5))
    game = played(
        apart("delayed_blast_fireball", foe=archer), [15, 4, 1, 2, *[1] * 13], *BEAD, "end", "attack:cira:longbow"
    )
    assert game.state["orc"].hp == 77 and not game.state["cira"].running


@SPELLS
def test_no_arrow_gets_through_wind() -> None:
    """3d8 as it rises, halved by a Strength save; nobody is shot at through it, while axes fly."""
    archer = orc(hp_max=90, attack=[], weapons=["longbow", "handaxe"], at=(4, 5))
    given = apart("wind_wall", foe=archer)
    through = offered(played(given, [], "cast:wind_wall", "column:2,5", "end"))
    assert "attack:cira:longbow" not in through and "attack:cira:throw-handaxe" in through
    over = offered(played(given, [], "cast:wind_wall", "column:2,5", "let-go", "end"))
    assert "attack:cira:longbow" in over
    hurt = played(given, [2, 4, 5, 6], "cast:wind_wall", "column:4,5")
    assert hurt.state["orc"].hp == 75


@SPELLS
def test_an_arcane_hand_strikes_far_and_wide() -> None:
    """4d8 at once, and by each bonus action sixty feet on; 6d8 from level 6."""
    foes = orc(hp_max=90, at=(5, 5)), gob(hp_max=90, at=(17, 5))
    given = grid(cira("arcane_hand", at=(0, 5)), *foes, order=["cira", "orc", "gob"])
    cast = ("cast:arcane_hand", "slot:6", "at:orc", "end", "end", "end")
    game = played(given, [15, *[2] * 6, 15, *[3] * 6], *cast, "again:gob:arcane_hand")
    assert game.state["orc"].hp == 78 and game.state["gob"].hp == 72


@pytest.mark.parametrize("name", ["resilient_sphere", "forcecage", "arcane_hand", "wind_wall"])
def test_tactics_shut_enemies_in(name: str) -> None:
    game = first_turn(cira(name, at=(0, 4)), orc(hp_max=60, at=(5, 4)), ogre(at=(6, 7)), ada(at=(5, 1)), **FIELD)
    assert only(game, "casts").data["whom"] and "ada" not in only(game, "casts").data["whom"]


def test_tactics_let_the_blast_go_over_enemies_only() -> None:
    foes = [orc(id=id, hp_max=60, at=(12, y)) for id, y in (("one", 3), ("two", 5))]
    game = first_turn(cira("delayed_blast_fireball", at=(0, 4)), *foes, **FIELD)
    assert {event.target for event in every(game, "damage")} == {"one", "two"}
    spared = first_turn(cira("delayed_blast_fireball", at=(0, 4)), *foes, ada(at=(12, 4)), **FIELD)
    assert not every(spared, "damage")
