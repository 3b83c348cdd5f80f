"""What unattended seats spend their actions on: scenes in which a fighter does other things than a naive one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bojiste.core.game import Game
from bojiste.files.scenes import load
from bojiste.forecast.sample import play
from bojiste.systems.fiveaction.play.table import Table
from tests.house import EXAMPLES
from tests.play.fiveaction.scripted import (
    AIR,
    FIRST,
    HALBERD,
    KNIFE,
    LANCE,
    LEATHER,
    PIKE,
    SWORD,
    events,
    horse,
    ota,
    petr,
    scene,
)

SHORT_PIKE = {
    "row": "heavy_pole", "head": "medium_straight_blade", "head_type": "thrust", "hand": "both", "slowdown": 3
}  # fmt: skip
"""From nine to fourteen feet."""
CROSSBOW = {"row": "light_crossbow", "hand": "both", "tools": ["hook"]}


def acts(
    who: dict[str, Any], *others: dict[str, Any], tactic: str = "fighter", dice: list[int] | None = None, **more: Any
) -> Game:
    """Ota's first turn by a tactic; then a person is asked what Petr does. Dice beyond those named show five."""
    people = [{**who, "tactic": tactic, "seat": "gm"}, *({**one, "seat": "player:p"} for one in others)]
    rest = [1, 1] * (len(others) - 1)
    made = scene(*people, rounds=3, rulings="default", **more)
    return Game(made, dice=[*FIRST, *rest, *(AIR if dice is None else dice), *[5] * 40], people=["player:p"])


def done(game: Game) -> list[str]:
    """What Ota did, in order."""
    quiet = {"initiative", "turn", "turn-ends", "tested"}
    return [event.kind for event in game.events if event.actor == "ota" and event.kind not in quiet]


def test_an_action_is_kept_after_the_blow() -> None:
    """Three for the blow; of the other two at least one stays for DEX and a counterattack."""
    game = acts(ota(), petr(constitution=9))
    assert done(game) == ["attacked"] and game.state["ota"].actions == 2


def test_who_is_badly_hurt_defends_himself() -> None:
    """A serious wound: an action for partial defence, and one is kept; a naive one strikes on. Who would hit nobody
    from behind it does not, and leaves it."""
    hurt = ota(skills={"straight_blade/medium": 12}, now={"wounds": 7})
    game = acts(hurt, petr(constitution=9))
    assert done(game) == ["attacked", "stance"] and game.state["ota"].stance == "partial"
    assert game.state["ota"].actions == 1
    assert done(acts(hurt, petr(constitution=9), tactic="naive")) == ["attacked"]
    hopeless = acts(ota(now={"wounds": 7, "stance": "partial"}), petr(constitution=9))
    assert done(hopeless) == ["attacked", "stance"] and hopeless.state["ota"].stance == "normal"


def test_the_last_action_is_kept() -> None:
    """Where a blow takes four, the last one goes neither into a stance nor into a step back: it keeps DEX in the
    defence and can strike back."""
    dear = {"actions": {"attack": 4}}
    hurt = ota(skills={"straight_blade/medium": 12}, now={"wounds": 7})
    halberdier = ota(weapons=[HALBERD], skills={"pole/medium": 6}, now={"at": [9, 10]})
    for who in (hurt, halberdier):
        game = acts(who, petr(constitution=9), options=dear)
        assert done(game) == ["attacked"] and game.state["ota"].actions == 1


def test_the_target_that_a_blow_is_worth_most_at() -> None:
    """Of two in reach the one without plate, though the other is nearer; a naive one strikes at the nearer."""
    plate = petr(id="plated", armour=[{"piece": "body", "material": "plate", "dr": 9}], now={"at": [12, 10]})
    bare = petr(constitution=9, now={"at": [10, 14]})
    struck = {tactic: events(acts(ota(), plate, bare, tactic=tactic), "attacked")[0].target
              for tactic in ("fighter", "naive")}  # fmt: skip
    assert struck == {"fighter": "petr", "naive": "plated"}


def test_the_grip_that_hurts_more() -> None:
    """A hand-and-a-half axe in both hands; a knife is not thrown away for the fist beside it."""
    axe = ota(weapons=[{"row": "medium_axe", "hand": "both"}], skills={"axe/medium": 6})
    game = acts(axe, petr(constitution=9, now={"at": [12, 10]}))
    assert events(game, "attacked")[0].data["weapon"] == "medium_axe"
    assert game.state["ota"].held == ("both",)
    knife = acts(ota(weapons=[KNIFE], skills={"straight_blade/light": 6}), petr(now={"at": [12, 10]}, armour=LEATHER))
    assert events(knife, "attacked")[0].data["weapon"] == "light_straight_blade"


def test_reach_is_used() -> None:
    """A halberdier comes as near as his weapon wants, and steps back out of a sword's reach after the blow."""
    who = ota(weapons=[HALBERD], skills={"pole/medium": 6})
    near = acts({**who, "now": {"at": [9, 10]}}, petr(constitution=9))
    assert done(near) == ["attacked", "moves"]
    gap = (near.state["petr"].x - near.state["ota"].x) / 4
    assert 5 < gap <= 7 and near.state["ota"].actions == 1
    assert done(acts({**who, "now": {"at": [9, 10]}}, petr(constitution=9), tactic="naive")) == ["attacked"]


def test_nobody_runs_into_a_pike() -> None:
    """A charge that ends on a pole is none; at a swordsman it is made."""
    sword = acts(ota(), petr(now={"at": [38, 10]}))
    assert done(sword)[0] == "charges"
    pike = petr(weapons=[PIKE], skills={"pole/heavy": 6}, now={"at": [38, 10]})
    made = scene(
        {**ota(), "tactic": "fighter", "seat": "gm"}, {**pike, "seat": "player:p"}, rounds=2, rulings="default"
    )
    game = Game(made, dice=[1, 1, 10, 10, *[5] * 40], people=["player:p"])
    game.answer("end")
    assert "charges" not in done(game) and events(game, "moves")[0].actor == "ota"


@pytest.mark.parametrize("feet, expected", [(50, ["loaded"]), (2, ["begins", "draws", "attacked"])])
def test_crossbows_are_loaded_from_afar(feet: int, expected: list[str]) -> None:
    """A shooter loads where nobody presses him, and draws a sword where somebody does."""
    who = ota(weapons=[CROSSBOW, {**SWORD, "hand": "sheathed"}], skills={"crossbow/light": 6})
    game = acts({**who, "now": {"at": [10, 10], "cover": 6}}, petr(constitution=9, now={"at": [10 + feet, 10]}))
    assert done(game) == expected and game.state["ota"].cover == 6


def test_who_lies_gets_up_and_who_has_nothing_in_hand_arms_himself() -> None:
    far = petr(now={"at": [60, 10]})
    assert done(acts(ota(now={"prone": True}), far))[:1] == ["rises"]
    assert done(acts(ota(weapons=[{**SWORD, "hand": "sheathed"}]), far))[:2] == ["begins", "draws"]


def test_steady_ones_let_them_come() -> None:
    """One safe step for a blow they take; and to whom nobody comes for ten rounds, he goes."""
    assert done(acts(ota(), petr(now={"at": [38, 10]}), tactic="steady")) == []
    assert done(acts(ota(), petr(constitution=9, now={"at": [19, 10]}), tactic="steady")) == ["moves", "attacked"]
    far = petr(now={"at": [60, 10]}, seat="player:p")
    made = scene({**ota(), "tactic": "steady", "seat": "gm"}, far, rounds=12, rulings="default")
    game = Game(made, dice=FIRST, people=["player:p"])
    while game.ask is not None and not events(game, "moves", "ota"):
        assert game.state["fight"].round <= 11
        game.answer("end")
    assert game.state["fight"].round == 11


def test_out_from_under_the_point_of_a_pike() -> None:
    """A foe at five feet, where a pike (9 to 14) strikes nobody: a step of three feet is not enough, so he slips away,
    and again, as long as a blow can follow; who has a sword draws it."""
    who = ota(weapons=[SHORT_PIKE], skills={"pole/heavy": 6})
    foe = petr(constitution=9, now={"at": [15, 10]})
    assert done(acts(who, foe, dice=[9, 9, 1, 1, *AIR])) == ["slips", "rolled", "compared", "moves", "attacked"]
    twice = acts(who, foe, dice=[1, 1, 9, 9, 9, 9, 1, 1, *AIR])
    assert done(twice) == ["slips", "rolled", "compared"] * 2 + ["moves", "attacked"]
    armed = ota(
        weapons=[SHORT_PIKE, {**SWORD, "hand": "sheathed"}], skills={"pole/heavy": 6, "straight_blade/medium": 6}
    )
    assert done(acts(armed, foe)) == ["begins", "draws", "attacked"]


def test_inside_a_long_weapon() -> None:
    """Who has to run at a longer weapon runs in under it, not to where the other is able to step back and strike."""
    who, pike = ota(), petr(weapons=[PIKE], skills={"pole/heavy": 6}, now={"at": [60, 10]})
    for foe, gap in ((pike, 2), (petr(now={"at": [60, 10]}), 5)):
        game = acts(who, foe)
        assert done(game) == ["sets-out", "moves"]
        assert game.state["petr"].x - game.state["ota"].x == 4 * gap


def test_a_pikeman_slips_away_before_he_kicks() -> None:
    """With a foe at his feet: twice, as long as a blow can follow, and with what is left he kicks."""
    who = ota(weapons=[SHORT_PIKE], skills={"pole/heavy": 6}, abilities=["unarmed_combat"])
    game = acts(who, petr(constitution=9, now={"at": [12, 10]}), dice=[1, 1, 9, 9, 1, 1, 9, 9, *AIR, 5, 5])
    assert done(game)[:7] == ["slips", "rolled", "compared"] * 2 + ["attacked"]
    assert events(game, "attacked")[0].data["weapon"] == "kick"


def test_a_sabre_that_does_nothing_is_left_in_its_sheath() -> None:
    """Under the point of his pike a pikeman slips away from mail, which his sabre cannot cut; from a man without armour
    he does not, and draws it."""
    sabre = {"row": "medium_curved_blade", "hand": "sheathed"}
    who = ota(weapons=[SHORT_PIKE, sabre], skills={"pole/heavy": 6, "curved_blade/medium": 6})
    mail = [{"piece": "body", "material": "mail", "dr": 8}]
    for armour, first in ((mail, "slips"), ([], "begins")):
        assert done(acts(who, petr(constitution=9, armour=armour, now={"at": [15, 10]})))[0] == first


def test_who_cannot_strike_at_once_comes_in_under_a_longer_weapon() -> None:
    """Two steps from a pike, which takes one back and strikes: as far in as five actions lead, not to the sword's
    length; with a blow to follow one step is enough."""
    slow = ota(load_slowdown=4)
    pikeman = petr(weapons=[PIKE], skills={"pole/heavy": 6}, constitution=9)
    game = acts(slow, {**pikeman, "now": {"at": [18, 10]}})
    assert done(game) == ["sets-out", "moves"] and game.state["petr"].x - game.state["ota"].x < 5 * 4
    assert done(acts(slow, {**pikeman, "now": {"at": [16, 10]}})) == ["moves", "attacked"]


@pytest.mark.parametrize("feet, weapon", [(3, "medium_straight_blade"), (60, "heavy_pole_thrust")])
def test_of_two_weapons_the_one_that_serves_here_is_taken_up(feet: int, weapon: str) -> None:
    """Nothing in hand: a sword for who stands near, a pike for who is to come."""
    arms = [{**SHORT_PIKE, "hand": "sheathed"}, {**SWORD, "hand": "sheathed"}]
    who = ota(weapons=arms, skills={"pole/heavy": 6, "straight_blade/medium": 6})
    assert events(acts(who, petr(now={"at": [10 + feet, 10]})), "draws")[0].data["weapon"] == weapon


def test_nobody_steps_back_over_the_edge_of_the_field() -> None:
    """A step would be enough for the pike to strike again; with the edge behind him its bearer slips past the foe."""
    who, foe = ota(weapons=[SHORT_PIKE], skills={"pole/heavy": 6}), petr(constitution=9, now={"at": [17, 10]})
    assert done(acts(who, foe)) == ["moves", "attacked"]
    edge = {**who, "now": {"at": [0, 10]}}
    game = acts(edge, {**foe, "now": {"at": [7, 10]}}, dice=[9, 9, 1, 1, *AIR])
    assert done(game) == ["slips", "rolled", "compared", "moves", "attacked"] and game.state["ota"].x == (7 + 9) * 4
    halberd = ota(weapons=[HALBERD], skills={"pole/medium": 6}, now={"at": [0, 10]})
    assert done(acts(halberd, petr(constitution=9, now={"at": [5, 10]}))) == ["attacked"]


def test_whoever_can_frighten_people_does() -> None:
    """Before the fight everybody but a berserk, one after the other; a raging one with an action that is left."""
    fearsome = ota(skills={"straight_blade/medium": 6, "intimidation": 3})
    others = petr(constitution=9), petr(id="mad", constitution=9, abilities=["berserk"]), petr(id="eva", constitution=9)
    for who, tried in ((fearsome, ["petr", "eva"]), (ota(), [])):
        people = [{**who, "tactic": "fighter", "seat": "gm"}, *({**one, "seat": "player:p"} for one in others)]
        game = Game(scene(*people, rulings="default", intimidation=True), dice=[5] * 60, people=["player:p"])
        game.answer("no")  # Petr frightens nobody
        assert [event.target for event in events(game, "threatens")] == tried
    raging = {**fearsome, "abilities": ["berserk"], "now": {"at": [10, 10], "berserk": True}}
    assert done(acts(raging, petr(constitution=9), dice=[*AIR, 5, 5])) == ["attacked", "threatens"]


def test_a_shot_is_chosen_by_distance_and_cover() -> None:
    """An easier mark is worth nothing a hundred feet too far, or behind a wall."""
    bow = ota(weapons=[{"row": "small_bow", "hand": "both"}], skills={"bow/small": 6}, now={"loaded": True})
    near = petr(constitution=9, skills={"straight_blade/medium": 6}, now={"at": [40, 10]})
    for there in ({"at": [350, 10]}, {"at": [40, 20], "cover": 8}):
        game = acts(bow, near, petr(id="easy", dexterity=4, now=there))
        assert events(game, "shot")[0].target == "petr"


@pytest.mark.parametrize("path", sorted((EXAMPLES / "fiveaction").glob("*.toml")), ids=lambda path: path.stem)
def test_every_example_is_fought_out(path: Path) -> None:
    """Nobody stands in his defence for ever, or steps back over the edge of the field."""
    scene = load(path)
    assert all(play(scene, 7, fight).outcome.reason != "undecided" for fight in range(5))


def crowd(many: int, **more: Any) -> list[dict[str, Any]]:
    """So many with maces around Petr, and one more who acts last."""
    spots = ((8, 10), (12, 10), (10, 8), (10, 12), (8, 8))
    mace = {"weapons": ["medium_blunt"], "skills": {"blunt/medium": 4}, "side": "band", **more}
    near = [ota(id=f"one-{at}", reaction=30, now={"at": spot}, **mace) for at, spot in enumerate(spots[:many])]
    return [*near, ota(id="last", reaction=2, now={"at": [10, 32]}, **mace)]


def told(made: Any, kind: str, fights: int = 4) -> set[str]:
    """Who did that in the first fights, each of one round."""
    found: set[str] = set()
    for fight in range(fights):
        happened: list[Any] = []
        play(made, 1, fight, happened)
        found |= {event.actor for event in happened if event.kind == kind}
    return found


def test_nobody_charges_where_there_is_no_room_to_strike() -> None:
    for many in (3, 4):
        target = petr(constitution=30, reaction=-30, now={"at": [10, 10]})
        made = scene(target, *crowd(many), rounds=1, rulings="default")
        assert ("last" in told(made, "charges")) is (many == 3)


def test_who_thinks_that_there_is_room_does_something_else_where_there_is_none() -> None:
    """The band does not know how fast Petr is: by what it sees, five could strike at him."""
    last = {"strength": 6, "dexterity": 6, "seat": "player:band"}
    for dexterity in (3, 9):
        band = crowd(4, **last)
        band[-1] = {**band[-1], "now": {"at": [12, 12]}}
        target = petr(constitution=30, dexterity=dexterity, reaction=-30, now={"at": [10, 10]})
        made = scene(target, *band, rounds=1, rulings="default")
        assert ("last" in told(made, "attacked")) is (dexterity == 3)


def test_a_charge_ends_within_reach() -> None:
    """Roundings would leave it a quarter of a foot short."""
    blade = {"weapons": [{"row": "heavy_straight_blade", "hand": "main"}], "skills": {"straight_blade/heavy": 3}}
    slow = ota(strength=5, dexterity=1, now={"at": [6, 4]}, **blade)
    assert done(acts(slow, petr(constitution=9, now={"at": [0, 0]}))) == ["charges", "moves", "attacked"]


@pytest.mark.parametrize("riding, near, expected", [
    (14, True, "walk"), (14, False, "ride_down"), (8, True, "walk"), (8, False, "walk"), (30, True, "ride_down"),
])  # fmt: skip
def test_an_unsure_rider_does_not_urge_his_horse(riding: int, near: bool, expected: str) -> None:
    """A charge promises its blow by the chance that the horse obeys: where a blow can follow a short ride to somebody
    near, or in the next turn to somebody far, the surer of both is chosen."""
    lance = {"weapons": [LANCE], "skills": {"pole/heavy": 6}, "values": {"riding": riding}, "mount": "horse"}
    others = [petr(id="close", reaction=9, seat="player:p", now={"at": [33, 10]})] if near else []
    tactic = ota(**lance, tactic="fighter", seat="gm")
    made = scene(
        tactic, horse(training=1, seat="gm"), *others, petr(seat="player:p", now={"at": [75, 10]}), rulings="default"
    )
    game = Game(made, dice=[10, 10, *[1, 1] * (1 + near), *[1, 2] * 30], people=["player:p"])
    assert bool(events(game, "rides-down")) is (expected == "ride_down")


@pytest.mark.parametrize("weapon, charges", [(SWORD, True), (PIKE, False)])
def test_a_rider_thinks_twice_before_a_pike(weapon: dict[str, Any], charges: bool) -> None:
    """A pole that would strike first leaves half of what a charge promises, and that is less than riding up."""
    skills = {"straight_blade/medium": 3, "pole/heavy": 3}
    foot = petr(weapons=[weapon], skills=skills, seat="player:p", now={"at": [75, 10]})
    lance = {"weapons": [LANCE], "skills": {"pole/heavy": 6}, "values": {"riding": 13}, "mount": "horse"}
    people = (ota(**lance, tactic="fighter", seat="gm"), horse(training=1, seat="gm"), foot)
    made = scene(*people, rounds=2, rulings="default")
    game = Game(made, dice=[1, 1, 10, 10, *[1, 2] * 30], people=["player:p"])
    game.answer("end")
    assert bool(events(game, "rides-down")) is charges


# -- what nobody is stuck with -----------------------------------------------------------------------------------------


def test_a_slow_pikeman_makes_room_for_the_next_turn() -> None:
    """Four actions of a low initiative do not pay for a step back and a blow: he steps back all the same, and strikes
    in the next turn; who has five waits for both."""
    slow = ota(weapons=[HALBERD], skills={"pole/medium": 6}, reaction=-1, strength=14)
    beside = petr(constitution=9, armour=[{"piece": "body", "material": "plate", "dr": 9}], now={"at": [11, 10]})
    game = acts(slow, beside)
    assert done(game)[0] == "moves" and not events(game, "attacked")
    table = Table(game.scene, game.state)
    assert table.reaches(table.primary("ota") or table.fists("ota"), "ota", "petr")


def test_a_shield_is_not_struck_with_where_the_sword_is_better() -> None:
    """The off hand takes four from a blow with the shield; who has ambidexterity reckons without that."""
    plate = [{"piece": "body", "material": "studded", "dr": 5}]
    for gifts, expected in (({}, "medium_straight_blade"), ({"ambidexterity": 1}, "light_shield")):
        skills = {"straight_blade/medium": 3, "shield": 9}
        who = ota(skills=skills, strength=3, shield={"row": "light_shield"}, abilities=gifts)
        near = petr(constitution=9, dexterity=9, armour=plate, now={"at": [12, 10]})
        game = acts(who, near)
        (blow,) = events(game, "attacked")
        assert blow.data["weapon"] == expected


def test_a_pressed_archer_steps_off_and_loads() -> None:
    """A bow, and feet that do nothing to plate: a step out of the knife's reach, then it is loaded; where no step leads
    out, it is loaded all the same."""
    archer = ota(weapons=[{"row": "small_bow", "hand": "both"}], skills={"bow/small": 4}, strength=-2, dexterity=8)
    plate = [{"piece": "body", "material": "plate", "dr": 9}]
    game = acts(archer, petr(weapons=[KNIFE], armour=plate, now={"at": [12, 10]}))
    assert done(game) == ["moves", "loaded", "shot"]
    pike = petr(weapons=[PIKE], armour=plate, now={"at": [22, 10]})
    assert done(acts(archer, pike)) == ["loaded", "shot"]


def test_who_cannot_span_his_crossbow_draws_something_else() -> None:
    """No tool for so little strength: the sword, though nobody is near; who has the tool loads."""
    for tools, expected in (([], "draws"), (["cranequin"], "spans")):
        weapons = [{"row": "light_crossbow", "hand": "both", "tools": tools}, {**SWORD, "hand": "sheathed"}]
        who = ota(weapons=weapons, strength=0, now={"at": [10, 10]})
        assert done(acts(who, petr(now={"at": [70, 10]})))[-1 if tools else 1] == expected


def test_behind_the_pavise_the_crossbow_is_taken_up_again() -> None:
    """A sword drawn against one who lies is no use against an archer."""
    weapons = [SWORD, {**CROSSBOW, "hand": "sheathed"}]
    who = ota(weapons=weapons, skills={"crossbow/light": 6, "straight_blade/medium": 6}, now={"pavise": True})
    archer = petr(weapons=[{"row": "small_bow", "hand": "both"}], now={"at": [60, 10]})
    assert done(acts(who, archer))[:2] == ["begins", "draws"]
    assert done(acts(who, petr(constitution=9, now={"at": [13, 10]}))) == ["attacked"]


def test_a_shooter_comes_into_range() -> None:
    """A blowgun carries eighty feet and more at most; from farther away he runs."""
    who = ota(weapons=[{"row": "blowgun", "hand": "both"}], skills={"blowgun": 6}, now={"loaded": True})
    assert done(acts(who, petr(now={"at": [610, 10]})))[0] == "sets-out"
    assert done(acts(who, petr(now={"at": [30, 10]})))[0] == "shot"
