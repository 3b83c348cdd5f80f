"""What a clever tactic does that an ordinary one does not, each in a spot where it pays."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.game import Game
from bojiste.systems.srd5.play.attacks import weigh
from bojiste.systems.srd5.words import FT
from tests.play.srd5.cast import ada, brok, cira, every, first_turn, gob, grid, kinds, ogre, only, orc, told
from tests.play.srd5.test_mounted import horse

BOTH = pytest.mark.parametrize("tactic, clever", [("ordinary", False), ("clever", True)])
WIZARD = {"casting": "intelligence", "level": 5, "spells": ["fireball", "cure_wounds"], "weapons": ["dagger"]}


@BOTH
def test_time_works_for_whose_friend_shoots(tactic: str, clever: bool) -> None:
    """An archer behind her, an orc without a bow 100 ft off: she does not run into the open, her sword stands ready."""
    game = first_turn(ada(at=(5, 4)), brok(at=(4, 4), weapons=["longbow"]), orc(at=(25, 4)), tactic=tactic)
    assert ("ready" in told(game, "ada")) is clever
    assert (game.state["ada"].x == 5) is clever


@pytest.mark.parametrize("attacks, waits", [(1, True), (2, False)])
def test_who_strikes_twice_does_not_wait_with_one_blow(attacks: int, waits: bool) -> None:
    """Nobody shoots: one blow that meets who comes is as good as the first strike, but not as good as two."""
    game = first_turn(ada(at=(5, 4), attacks=attacks), orc(at=(25, 4)), tactic="clever")
    assert ("ready" in told(game, "ada")) is waits


@BOTH
def test_nobody_waits_for_whom_they_shoot_at(tactic: str, clever: bool) -> None:
    bow = {"name": "longbow", "to_hit": 4, "damage": "1d8+2 piercing", "range": [150, 600], "weapon": "longbow"}
    game = first_turn(ada(at=(5, 4)), orc(at=(25, 4), attack=[bow]), tactic=tactic)
    assert "ready" not in told(game, "ada") and game.state["ada"].x > 5


@BOTH
def test_a_readied_blow_meets_who_comes(tactic: str, clever: bool) -> None:
    heroes = [{**ada(at=(5, 4)), "tactic": tactic}, {**brok(at=(4, 4), weapons=["longbow"]), "tactic": "idle"}]
    foe = {**orc(at=(16, 4)), "tactic": "ordinary"}
    game = Game(grid(*heroes, foe, order=["ada", "brok", "orc"], options={"max_rounds": 2}), seed=2)
    assert bool(every(game, "readied-used")) is clever


@BOTH
def test_an_archer_keeps_farther_off_than_they_can_run(tactic: str, clever: bool) -> None:
    """35 ft off is far enough for an ordinary one; a clever one reckons with their speed."""
    game = first_turn(brok(at=(15, 4), weapons=["longbow"]), orc(at=(22, 4)), tactic=tactic)
    far = abs(game.state["orc"].x - game.state["brok"].x) * 5
    assert "attack" in told(game, "brok") and (far > 35) is clever


def test_an_archer_backs_off_without_a_grid() -> None:
    """50 ft off, and an ogre comes 40 ft and strikes 5 ft far, or runs: after the shot a clever one goes on to 80."""
    far = [{"between": ["brok", "ogre"], "ft": 45}]
    for tactic, after in (("ordinary", 45), ("clever", 75)):
        shooter = {**brok(weapons=["longbow"]), "tactic": tactic}
        given = grid(
            shooter,
            {**ogre(), "tactic": "idle"},
            order=["brok", "ogre"],
            field={"mode": "abstract", "distance": far},
            options={"max_rounds": 1},
        )
        game = Game(given, seed=1)
        assert game.state["place"].distances == (("brok", "ogre", 2 * after),)


@BOTH
def test_what_is_in_the_way_is_let_fall(tactic: str, clever: bool) -> None:
    """A lance is of little use against who stands beside one, and hand and interaction are needed for the sword."""
    knight = ada(at=(4, 4), weapons=["lance", "longsword"], shield=True, now={"held": ["lance"]})
    game = first_turn(knight, orc(at=(5, 4)), tactic=tactic)
    assert ("drops" in told(game, "ada")) is clever
    assert ([e.data["weapon"] for e in every(game, "hit") + every(game, "miss")] == ["longsword"]) is clever


@BOTH
def test_slots_are_for_today(tactic: str, clever: bool) -> None:
    """With no other fight to come the highest slot goes first."""
    mage = cira(at=(2, 4), **WIZARD, slots=[2, 2, 1, 1])
    game = first_turn(mage, ogre(at=(14, 4)), orc(at=(14, 6)), tactic=tactic)
    assert only(game, "casts").data["slot"] == (4 if clever else 3)


@pytest.mark.parametrize("tactic", ["ordinary", "clever"])
def test_areas_spare_the_own_people(tactic: str) -> None:
    """Three orcs around Ada: the fireball that would meet them would meet her too."""
    foes = [orc(id=f"orc-{n}", at=at) for n, at in enumerate(((20, 3), (20, 5), (21, 4)))]
    mage = cira(at=(2, 4), **WIZARD, slots=[2, 2, 1])
    game = first_turn(mage, ada(at=(20, 4)), *foes, tactic=tactic)
    assert not every(game, "casts")


@BOTH
def test_nobody_runs_on_the_spot(tactic: str, clever: bool) -> None:
    """Her only spell would burn Brok, and no blade is nearer: where she stands is where she would cast from."""
    mage = cira(at=(3, 4), **{**WIZARD, "spells": ["fireball"], "weapons": []}, slots=[0, 0, 2])
    game = first_turn(mage, brok(at=(14, 4)), orc(at=(15, 4)), tactic=tactic)
    assert "dash" not in told(game, "cira") and game.state["cira"].x == 3


@BOTH
def test_who_is_stable_is_woken(tactic: str, clever: bool) -> None:
    fallen = ada(at=(1, 4), now={"hp": 0, "life": "stable"})
    game = first_turn(cira(at=(0, 4), potions=1, weapons=["mace"]), fallen, orc(at=(30, 4)), tactic=tactic)
    assert ("heals" in told(game, "cira")) is clever


@BOTH
def test_first_aid_waits_where_a_blow_is_worth_more(tactic: str, clever: bool) -> None:
    """Two failures: an ordinary one tends her; a clever one strikes first where the blow is a great one."""
    fallen = cira(at=(1, 5), now={"hp": 0, "life": "dying", "death_fail": 2})
    axe = {"name": "greataxe", "to_hit": 7, "damage": "4d12+9 slashing", "reach": 5, "weapon": "greataxe"}
    game = first_turn(ada(at=(1, 4), attack=[axe], weapons=[]), fallen, orc(at=(2, 4)), tactic=tactic)
    assert ("attack" in told(game, "ada")) is clever


def test_a_rider_rides_off_after_the_blow() -> None:
    """Mounts are kept alive: the horse does not stay where the orc can strike it."""
    rider = ada(at=(5, 4), weapons=["lance"], tactic="clever", now={"mount": "horse", "held": ["lance"]})
    foe = orc(at=(12, 4), tactic="idle")
    order = ["ada", "horse", "orc"]
    field, options = {"width": 40, "height": 9}, {"max_rounds": 1}
    game = Game(grid(rider, horse(at=(5, 4), tactic="clever"), foe, order=order, field=field, options=options), seed=1)
    assert "attack" in told(game, "ada")
    assert abs(game.state["horse"].x - game.state["orc"].x) > 6


@BOTH
def test_who_strikes_often_knocks_down_first(tactic: str, clever: bool) -> None:
    """Four attacks and two friends beside the ogre: advantage on all that follows is worth the first."""
    strong = ada(at=(4, 4), attacks=4, skills={"athletics": 12})
    friends = [orc(id="grim", side="heroes", at=(6, 3)), orc(id="grum", side="heroes", at=(7, 4))]
    game = first_turn(strong, *friends, ogre(at=(5, 4)), tactic=tactic)
    assert ("shoves" in kinds(game)) is clever


@BOTH
def test_who_lies_is_held_down(tactic: str, clever: bool) -> None:
    strong = ada(at=(4, 4), attacks=3, weapons=["longsword"], skills={"athletics": 12})
    friends = [orc(id="grim", side="heroes", at=(6, 4)), orc(id="grum", side="heroes", at=(5, 3))]
    down = orc(at=(5, 4), hp_max=60, now={"conditions": ["prone"]})
    game = first_turn(strong, *friends, down, tactic=tactic)
    assert ("grapples" in kinds(game)) is clever


@BOTH
def test_who_strikes_feebly_helps(tactic: str, clever: bool) -> None:
    """A fist of 1 damage, and beside the ogre a friend with an axe."""
    game = first_turn(cira(at=(4, 4)), orc(id="grim", side="heroes", at=(6, 3)), ogre(at=(5, 4)), tactic=tactic)
    assert ("help" in told(game, "cira")) is clever


@BOTH
def test_who_is_lost_ducks(tactic: str, clever: bool) -> None:
    """A fist against three ogres: nothing is lost by dodging."""
    foes = [ogre(id=f"ogre-{n}", at=at) for n, at in enumerate(((5, 3), (2, 3), (2, 6)))]
    game = first_turn(cira(at=(4, 4), now={"hp": 4}), *foes, tactic=tactic)
    assert ("dodge" in told(game, "cira")) is clever


@BOTH
def test_who_is_held_gets_free(tactic: str, clever: bool) -> None:
    held = brok(at=(4, 4), weapons=[], now={"conditions": ["grappled:ogre"]})
    game = first_turn(held, ogre(at=(5, 4)), tactic=tactic)
    assert ("struggles" in kinds(game)) is clever


@BOTH
def test_the_nimble_slip_away_after_the_blow(tactic: str, clever: bool) -> None:
    game = first_turn(gob(at=(30, 4), traits=["nimble_escape"]), ada(at=(31, 4), speed=25), tactic=tactic)
    assert (told(game, "gob") == ["attack", "disengage", "step"]) is clever


@BOTH
def test_the_reckless_dare_where_it_pays(tactic: str, clever: bool) -> None:
    wild = orc(at=(4, 4), attacks=3, traits=["reckless"])
    game = first_turn(wild, ada(at=(5, 4)), tactic=tactic)
    assert ("reckless" in kinds(game)) is clever


# -- the hearts --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "usual, hurt, marked, left", [(14, 0, False, 14), (14, 10, False, 10), (14, 3, True, 3), (14, 12, True, 2)]
)
def test_what_shows_of_an_enemy(usual: int, hurt: int, marked: bool, left: int) -> None:
    """Unmarked it has lost less than half, marked more."""
    assert weigh.shows(usual, hurt, marked) == left


@pytest.mark.parametrize(
    "far, much", [(70, 4), (71, 2), (210, 2), (211, 0)], ids=["strikes", "throws badly", "at the end", "beyond"]
)
def test_what_an_enemy_can_do_from_there(far: int, much: int) -> None:
    """30 ft a turn, a reach of 5 ft, a javelin for 30 and 120 ft: the far end is 150 ft (in half feet 300)."""
    assert weigh.exposed(2 * far, 60, 10, 80, 360) == much


def test_hearts_are_sums_of_integers() -> None:
    """A compiled kernel can call every one of them."""
    hearts: dict[str, Any] = {name: one for name, one in vars(weigh).items() if callable(one)}
    for name, heart in hearts.items():
        plain = {"int", "bool", "int | None", "tuple[int, int, int, int]"}
        assert set(heart.__annotations__.values()) <= plain, name


HURLS = {"name": "javelin", "to_hit": 6, "damage": "2d6+4 piercing", "range": [30, 120]}
CLUB = {"name": "greatclub", "to_hit": 6, "damage": "2d8+4 bludgeoning", "reach": 5}


@pytest.mark.parametrize("tactic, far", [("clever", 65), ("ordinary", 35)])
@pytest.mark.parametrize("attacks", [[CLUB], [CLUB, HURLS]])
def test_who_shoots_backs_out_of_the_stride_of_who_throws_too(
    tactic: str, far: int, attacks: list[dict[str, Any]]
) -> None:
    """Without a map, 35 ft from an ogre that goes 40 ft: after the shot 30 ft farther. That it could throw a javelin
    just as well there is no reason to wait for its club."""
    archer = brok(weapons=["longbow"], at=(90, 0))
    game = first_turn(archer, ogre(attack=attacks, at=(125, 0), speed=40), tactic=tactic, mode="feet")
    assert told(game, "brok")[0] == "attack" and 125 - game.state["brok"].x // FT == far
