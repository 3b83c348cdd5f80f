"""Wiles of a clever tactic: against those who break off spells, for friends whom something holds, on a ledge."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.game import Game
from bojiste.systems.srd5.policy import clever
from bojiste.systems.srd5.words.rows import changed
from tests.play.srd5.cast import Table, ada, brings, brok, cira, every, first_turn, gob, grid, kinds, ogre, orc, told
from tests.play.srd5.test_clever import BOTH

SHAMAN = {"casting": "wisdom", "level": 5, "spells": ["counterspell"], "slots": [0, 0, 2], "weapons": []}
MAGE = {"casting": "intelligence", "level": 5, "weapons": ["dagger"], "slots": [2, 0, 3]}


# -- spells that somebody breaks off -------------------------------------------------------------------------------


def duel_of_magic(far: int, width: int, rounds: int = 2, **mage: Any) -> Game:
    """Cira, two orcs who stand together, and behind them a shaman who breaks off what she casts."""
    caster = cira(at=(10, 4), tactic="clever", **{**MAGE, "spells": ["fireball", "magic_missile"], **mage})
    foes = [orc(id=f"orc-{n}", at=(9 + far, y), hp_max=90, tactic="idle") for n, y in enumerate((3, 5))]
    shaman = gob(id="shaman", at=(10 + far, 4), hp_max=90, **{**SHAMAN, "attack": []}, tactic="ordinary", speed=0)
    order = ["cira", "shaman", "orc-0", "orc-1"]
    field, options = {"width": width, "height": 9}, {"max_rounds": rounds}
    return Game(grid(caster, *foes, shaman, order=order, field=field, options=options), seed=3)


def spells_of(game: Game, who: str) -> list[str]:
    return [str(event.data["power"]) for event in every(game, "casts") if event.actor == who]


def test_out_of_the_range_of_who_breaks_off_spells() -> None:
    """50 ft off he has broken off the first fireball; 65 ft off he breaks off none."""
    game = duel_of_magic(10, 40, spells=["fireball"])
    assert spells_of(game, "cira") == ["fireball", "fireball"]
    assert spells_of(game, "shaman") == ["counterspell"]
    assert abs(game.state["shaman"].x - game.state["cira"].x) > 12


def test_a_small_slot_is_worth_drawing_out_a_great_one() -> None:
    """She could go where he does not reach; but a dart takes the slot that he would cast something worse with."""
    game = duel_of_magic(10, 40)
    assert spells_of(game, "cira") == ["fireball", "magic_missile"]
    assert spells_of(game, "shaman") == ["counterspell", "counterspell"]
    assert game.state["shaman"].slots == (0, 0, 0)


def test_where_there_is_no_room_a_small_spell_draws_the_reaction() -> None:
    """She has her back to the wall: a dart costs him as much as a ball of fire."""
    game = duel_of_magic(10, 40, speed=0)
    assert spells_of(game, "cira") == ["fireball", "magic_missile"]
    assert [event.data["slot"] for event in every(game, "casts") if event.actor == "cira"] == [3, 1]


def test_where_there_is_no_smaller_one_the_great_one_goes_on() -> None:
    game = duel_of_magic(10, 40, speed=0, spells=["fireball"])
    assert spells_of(game, "cira") == ["fireball", "fireball"]


def test_who_has_spent_his_slots_before_all_eyes_is_feared_no_more() -> None:
    """He has broken off a ball of fire and a dart; two slots are what such a one usually has."""
    game = duel_of_magic(10, 40, rounds=3, speed=0)
    assert spells_of(game, "shaman") == ["counterspell", "counterspell"]
    assert spells_of(game, "cira") == ["fireball", "magic_missile", "fireball"]
    assert game.view("player:cira")["shaman"].drained == (3, 3) and game.view("player:cira")["shaman"].slots is None


def broken_off(spell: str, tactic: str) -> bool:
    """Whether somebody of this tactic breaks off such a spell."""
    mage = cira(at=(4, 4), **{**MAGE, "spells": [spell], "slots": [2]}, tactic="ordinary")
    shaman = gob(id="shaman", at=(12, 4), hp_max=40, **{**SHAMAN, "attack": []}, tactic=tactic)
    game = Game(grid(mage, shaman, order=["cira", "shaman"], options={"max_rounds": 1}), seed=1)
    assert spells_of(game, "cira") == [spell]
    return bool(every(game, "breaks-spell"))


@pytest.mark.parametrize("tactic, broken", [("naive", True), ("ordinary", False), ("clever", False)])
def test_nobody_gives_a_slot_for_what_costs_none(tactic: str, broken: bool) -> None:
    assert broken_off("chill_touch", tactic) is broken


@pytest.mark.parametrize("tactic, broken", [("ordinary", True), ("clever", False)])
def test_a_clever_one_keeps_the_slot_for_a_greater_spell(tactic: str, broken: bool) -> None:
    assert broken_off("magic_missile", tactic) is broken


# -- friends whom something holds ------------------------------------------------------------------------------------

ASLEEP = {"condition": "unconscious", "ends": "damaged", "tended": 0}
FLAMES = {"condition": "burning", "damage": "1d10 fire", "tended": 0}


def befallen(inflicts: Table, *heroes: Table, tactic: str, foe: tuple[int, int] = (11, 4)) -> Game:
    """Somebody touches Ada, who has no save against it; then it is the heroes' turn."""
    rider = {"name": "touch", "test": {"save": "constitution", "dc": 40}, "effects": brings(inflicts)}
    touch = {"name": "touch", "to_hit": 30, "reach": 5, "damage": "1 piercing", "natural": True, "then": rider}
    enemy = gob(id="foe", at=foe, hp_max=60, attack=[touch])
    seats = [{**hero, "tactic": tactic} for hero in heroes]
    order = ["foe", *(hero["id"] for hero in heroes)]
    return Game(grid(*seats, {**enemy, "tactic": "ordinary"}, order=order, options={"max_rounds": 1}), seed=1)


@BOTH
def test_a_sleeper_is_shaken_awake(tactic: str, clever: bool) -> None:
    """Brok stands beside her; the foe does not see that as its last chance, he gives his arrow for her sword."""
    game = befallen(ASLEEP, ada(at=(10, 4), attacks=2), brok(at=(9, 4)), tactic=tactic)
    assert bool(every(game, "tends")) is clever
    assert ("unconscious" in game.state["ada"].conditions) is not clever


@BOTH
def test_a_sleeper_is_gone_to(tactic: str, clever: bool) -> None:
    game = befallen(ASLEEP, ada(at=(10, 4), attacks=2), cira(at=(5, 4), weapons=["mace"]), tactic=tactic)
    assert bool(every(game, "tends")) is clever


@BOTH
def test_flames_are_doused(tactic: str, clever: bool) -> None:
    """Her own: a dagger does less than they do."""
    game = befallen(FLAMES, ada(at=(10, 4), weapons=["dagger"]), tactic=tactic)
    assert bool(every(game, "tends")) is clever


def test_who_can_end_it_all_strikes_on() -> None:
    """Four great blows are worth more than the flames on her."""
    axe = {"name": "greataxe", "to_hit": 9, "damage": "2d12+9 slashing", "reach": 5, "weapon": "greataxe"}
    game = befallen(FLAMES, ada(at=(10, 4), weapons=[], attack=[axe], attacks=4), tactic="clever")
    assert not every(game, "tends")


@BOTH
def test_a_friend_is_cut_out_of_a_net(tactic: str, clever: bool) -> None:
    net = {"name": "net", "to_hit": 30, "range": [5, 15], "weapon": "net"}
    thrower = gob(id="foe", at=(12, 4), hp_max=60, attack=[net])
    heroes = [{**ada(at=(10, 4)), "tactic": tactic}, {**cira(at=(9, 4), weapons=["dagger"]), "tactic": tactic}]
    given = grid(*heroes, thrower, order=["foe", "cira", "ada"], options={"max_rounds": 1})
    game = Game(given, seed=1, people=["gm"])
    game.answer("attack:ada:net")
    game.answer("end")
    assert bool({"untangles", "stays-tangled"} & {*told(game, "cira")}) is clever


# -- letting them come -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tactic", ["ordinary", "clever"])
def test_nobody_walks_to_and_fro_at_the_foot_of_a_cliff(tactic: str) -> None:
    """She stands 30 ft above him: no square below is nearer to her than the next."""
    heights = "......\n666666\n666666"
    field: dict[str, Any] = {"map": "......\n......\n......", "heights": heights}
    thrower = orc(at=(2, 0), attack=[{"name": "javelin", "to_hit": 5, "damage": "1d6+3 piercing", "range": [30, 120]}])
    game = first_turn(thrower, ada(at=(2, 1)), tactic=tactic, **field)
    assert told(game, "orc")[0] == "attack" and (game.state["orc"].x, game.state["orc"].y) == (2, 0)


@pytest.mark.parametrize("tactic", ["naive", "ordinary", "clever"])
def test_nobody_walks_to_and_fro_on_the_brink(tactic: str) -> None:
    """He stands 30 ft below, beside her on the map: no square of the ledge is within reach of him."""
    heights = "......\n666666\n666666"
    field: dict[str, Any] = {"map": "......\n......\n......", "heights": heights}
    game = first_turn(ada(at=(2, 1)), orc(at=(2, 0)), tactic=tactic, **field)
    assert "step" not in told(game, "ada")


BRINK: dict[str, Any] = {"map": "......\n......\n......\n......", "heights": "......\n333333\n333333\n333333"}


def test_who_is_low_down_but_within_a_long_arm_is_struck() -> None:
    """15 ft up, 10 ft of pole arm: from nowhere. 5 ft up: from the brink."""
    for height, strikes in (("3", False), ("1", True)):
        field = {**BRINK, "heights": BRINK["heights"].replace("3", height)}
        game = first_turn(ada(at=(2, 3), weapons=["glaive"]), orc(at=(2, 0)), tactic="clever", **field)
        assert ("attack" in told(game, "ada")) is strikes


AXE = {"name": "greataxe", "to_hit": 5, "damage": "2d12+6 slashing", "reach": 5, "weapon": "greataxe"}
JAVELIN = {"name": "javelin", "to_hit": 5, "damage": "1d6+3 piercing", "range": [30, 120], "weapon": "javelin"}
EDGE: dict[str, Any] = {"map": "......\n......\n......", "heights": "666666\n666666\n......"}


@pytest.mark.parametrize("tactic", ["ordinary", "clever"])
@pytest.mark.parametrize("shoots, hp, shoves", [(False, 15, True), (True, 15, False), (True, 9, True)])
def test_nobody_is_shoved_down_to_shoot_from_below(tactic: str, shoots: bool, hp: int, shoves: bool) -> None:
    """30 ft down is 3d6. Who throws javelins gets up down there and goes on, where no sword reaches him: not unless the
    fall is likely to be the end of him."""
    foe = orc(at=(2, 1), attack=[AXE, JAVELIN] if shoots else [AXE], now={"hp": hp})
    hero = {**ada(at=(2, 0), skills={"athletics": 9}), "tactic": tactic}
    options = {"open_hp": True, "max_rounds": 1}
    game = Game(grid(hero, {**foe, "tactic": "idle"}, order=["ada", "orc"], field=EDGE, options=options), seed=1)
    assert bool({"shoves", "contest"} & {*kinds(game)}) is shoves


@BOTH
def test_who_must_come_is_let_come(tactic: str, clever: bool) -> None:
    """An ogre 60 ft off goes 40 and strikes at 5: she stops 50 ft off, or stays; he has nothing to throw."""
    game = first_turn(ada(at=(0, 4), attacks=2), ogre(at=(12, 4)), tactic=tactic)
    far = game.state["ogre"].x - game.state["ada"].x
    assert (5 * far > 45) is clever
    thrower = ogre(at=(12, 4), attack=[JAVELIN])
    assert first_turn(ada(at=(0, 4), attacks=2), thrower, tactic=tactic).state["ada"].x > 3


def test_the_worse_weapon_is_struck_down_first() -> None:
    """Two as big and as hale as each other: the one with the great axe first, though listed second."""
    foes = [orc(id="knife", attack=[{**AXE, "damage": "1d4 slashing"}], at=(3, 4)), orc(at=(3, 5), attack=[AXE])]
    game = first_turn(ada(at=(2, 4)), *foes, tactic="clever")
    assert next(event.target for event in game.events if event.actor == "ada" and event.target) == "orc"


# -- between two blows -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tactic, hp, walks_up", [("ordinary", 9, True), ("clever", 9, False), ("clever", 24, True)])
def test_the_wounded_keep_clear_once_their_blow_is_dealt(tactic: str, hp: int, walks_up: bool) -> None:
    """Her blow fells whoever stood before her. The next of them has a bow, so that waiting for him is of no use; but
    with a third of her health gone she does not walk up to him with nothing left to do there."""
    bow = {"name": "longbow", "to_hit": 4, "damage": "1d8+2 piercing", "range": [150, 600], "weapon": "longbow"}
    others = gob(at=(6, 4), ac=1, hp_max=1), orc(at=(9, 4), hp_max=90, attack=[bow])
    game = first_turn(ada(at=(5, 4), now={"hp": hp}), *others, tactic=tactic)
    assert game.state["gob"].life == "dead"
    assert (game.state["ada"].x > 5) is walks_up


@pytest.mark.parametrize("weapons, picks", [(["shortsword", "dagger"], True), (["longsword", "club"], False)])
def test_of_two_blades_the_one_that_lies_there_is_picked_up(weapons: list[str], picks: bool) -> None:
    """The dagger does less than the sword in her hand, but a second blade is a second blow."""
    own = ada(at=(5, 4), weapons=weapons, now={"held": weapons}, seat="player:anna")
    game = Game(grid(own, orc(at=(6, 4), hp_max=90), order=["ada", "orc"]), seed=1, people=["player:anna"])
    game.answer(f"drop:{weapons[1]}")
    assert game.ask is not None
    key = clever(game.ask, game.view("player:anna"))
    assert key.startswith("pick-up" if picks else "attack:orc")


def test_who_can_strike_does_not_wait() -> None:
    """30 ft off, and the others of them are far behind: they are met one by one."""
    heroes = [ada(at=(5, 4)), brok(at=(4, 4), weapons=["longbow"])]
    game = first_turn(*heroes, orc(at=(11, 4)), tactic="clever")
    assert told(game, "ada") == ["step", "attack"]


@pytest.mark.parametrize("room, slips", [(True, True), (False, False)])
def test_nobody_slips_away_where_there_is_nowhere_to_go(room: bool, slips: bool) -> None:
    """Walls behind her: the bonus action stays for something else."""
    slow = gob(at=(1, 1), hp_max=60, speed=20)
    field: dict[str, Any] = {"map": "\n".join([".........." if room else "....######"] * 3)}
    rogue = brok(at=(2, 1), weapons=["shortsword"], traits=["cunning_action"], now={"held": ["shortsword"]})
    game = first_turn(rogue, slow, tactic="clever", **field)
    assert ("disengage" in told(game, "brok")) is slips


# -- what changes nothing ------------------------------------------------------------------------------------------

CHARM = {
    "name": "charm",
    "target": {"range": 30},
    "test": {"save": "wisdom", "dc": 30},
    "effects": [{"kind": "condition", "condition": "charmed", "save_again": "damaged"}],
}
WITCH = {
    "id": "orc",
    "at": (5, 5),
    "hp_max": 90,
    "attack": [{"name": "slap", "to_hit": 0, "reach": 5, "damage": "1 bludgeoning"}],
}


@pytest.mark.parametrize("tactic", ["ordinary", "clever"])
@pytest.mark.parametrize("shape", [{}, {"target": {"range": "self", "area": "sphere 30"}}])
def test_nobody_charms_the_charmed_again(tactic: str, shape: dict[str, Any]) -> None:
    """One use for each enemy (of an area: one for all); then it strikes."""
    witch = orc(**WITCH, power=[changed(CHARM, shape)], tactic=tactic)
    heroes = [ada(at=(6, 5), hp_max=90, tactic="idle"), brok(at=(5, 6), hp_max=90, tactic="idle")]
    game = Game(grid(witch, *heroes, order=["orc", "ada", "brok"], options={"max_rounds": 6}), seed=1)
    charmed = [event.target for event in every(game, "befalls")]
    assert sorted(str(one) for one in charmed) == ["ada", "brok"]
    assert (
        len(
            every(
                game,
                "hit",
            )
            + every(game, "miss")
        )
        > 0
    )


def test_nobody_frightens_who_is_proof() -> None:
    """Whoever has withstood it is not tried again."""
    glare = {
        **CHARM,
        "name": "glare",
        "test": {"dc": 1, "once": True},
        "effects": [{"kind": "condition", "condition": "frightened"}],
    }
    witch = orc(**WITCH, power=[glare], tactic="ordinary")
    hero = ada(at=(6, 5), hp_max=90, tactic="idle")
    game = Game(grid(witch, hero, order=["orc", "ada"], options={"max_rounds": 4}), seed=1)
    assert len(every(game, "uses-power")) == 1
