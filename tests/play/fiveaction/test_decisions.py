"""Section 10 of the catalogue: every decision is asked of whoever makes it, and stands as printed by itself."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bojiste.core.ask import GM, Ask
from bojiste.core.game import Game
from bojiste.core.reading import read_scene
from bojiste.files.scenes import load
from bojiste.systems.fiveaction.events import ASKS
from tests import house
from tests.play.fiveaction.answers import ANSWERS, stands_in_the_docs
from tests.play.fiveaction.scripted import (
    AIR,
    ATTACK,
    BOW,
    BY_PARTS,
    FAR,
    FIRST,
    HALBERD,
    KNIFE,
    LANCE,
    LAST,
    LEATHER,
    ONE_HAND,
    PAID,
    SWORD,
    horse,
    lancer,
    ota,
    petr,
    scene,
    until,
)
from tests.play.fiveaction.test_encounters import order, ring

ASKED = 110
"""Questions of one game."""
USUAL = {
    "accelerate": "tier:0", "act": "end", "interrupt": "no", "run-at": "no", "act-now": "no", "manner": "plain",
    "lower": "0", "hit": "wound", "counter": "yes", "escape": "yes", "disarm": "no", "drop-shield": "no", "fury": "no",
    "intimidate": "no", "break": "yes", "take": "take", "meet": "yes", "flank": "yes", "unready": "no",
    "fling": "nothing", "beyond": "nobody",
}  # fmt: skip
"""What stands where nobody says more, whatever the situation."""
GUIDED = frozenset({"fumble", "multiple", "shield", "bystander", "beyond", "fling", "unready"})
"""The referee's; ``front`` too, where the target is too slow to choose."""


def fits(game: Game, ask: Ask) -> None:
    """The seat and the default of a question."""
    own = game.scene.by_id[ask.actor or ""].seat
    assert ask.seat == (GM if ask.topic in GUIDED else own), ask.topic
    assert ask.ruling is (ask.topic in GUIDED), ask.topic
    assert ask.default == USUAL.get(ask.topic, ask.default), ask.topic
    stands_in_the_docs(ask)


@pytest.mark.parametrize("path", sorted((house.EXAMPLES / "fiveaction").glob("*.toml")), ids=lambda path: path.stem)
def test_every_question_of_a_game_has_its_seat_and_its_default(path: Any) -> None:
    source = {**load(path).source, "rulings": "ask"}
    seated = [{**one, "seat": f"player:{number}"} for number, one in enumerate(source["combatant"])]
    table = read_scene({**source, "combatant": seated})
    for seed in range(2):
        game, lots = Game(table, seed=seed, people=[*table.seats, GM]), Random(seed)
        while isinstance(game.ask, Ask) and game.ask.number <= ASKED:
            fits(game, game.ask)
            chance = game.ask.kind == "choose" and lots.random() < 0.6
            game.answer(lots.choice(game.ask.keys) if chance else game.ask.default)


def seated(one: dict[str, Any]) -> dict[str, Any]:
    return {**one, "seat": f"player:{one['id']}"}


CLOAK = ota(weapons=[], shield={"row": "improvised_shield"}, now={"at": [11, 10]})
BARE = ota(weapons=[], abilities=["unarmed_combat"], skills={"bare_hands": 6}, now={"at": [12, 10]})
BREAKER = ota(skills={"straight_blade/light": 12}, weapons=[{**KNIFE, "breaker": True}], now={"at": [12, 10]})
HOOKER = ota(skills={"pole/medium": 6}, weapons=[HALBERD], now={"at": [8, 10]})
SHIELDED = petr(weapons=[{"row": "light_axe"}], reaction=-1, skills={"parry": 1}, shield={"row": "heavy_shield"})
BOTH = {"skills": {"parry": 6, "shield": 6}, "shield": {"row": "light_shield"}}
ARCHER = ota(weapons=[BOW], skills={"bow/small": 6}, now={"loaded": True})
FEARED = petr(now={"fear": {"of": "ota", "target": 30, "tier": 1}})
WAITS = ("act ota wait", "act petr charge:ota")
PAIR = [SWORD, {**SWORD, "hand": "off"}]
KAREL, THREE = petr(id="karel", now={"at": [10, 13]}), [10, 10, 1, 1, 1, 2]
JOUSTER = petr(mount="other", values={"riding": 12}, weapons=[LANCE], skills={"pole/heavy": 6}, now={"at": [70, 10]})
MOUNT = horse("other", "right", 1, now={"at": [70, 10]})
FRIENDS = (ota(id="first", now={"at": [47, 10]}), ota(id="second", now={"at": [48, 10]}))
"""Two in melee with the target: a shot that only cover stopped hits one of them."""
CASES: dict[str, tuple[Any, ...]] = {
    "accelerate": ([ota(reaction=-1), petr(now=FAR)], LAST, (), "ota", "tier:0"),
    "act": ([ota(), petr()], FIRST, (), "ota", "end"),
    "weapon": ([ota(), petr()], FIRST, (ATTACK,), "ota", "with:medium_straight_blade.2R"),
    "type": ([ota(), petr()], FIRST, (ATTACK, ONE_HAND), "ota", "straight_cut"),
    "manner": ([ota(abilities=["power_attack"]), petr()], FIRST, (ATTACK, ONE_HAND), "ota", "plain"),
    "counter": ([petr(now={"at": [10, 10]}), ota(now={"at": [13, 10]})], LAST,
                ("act ota end", "act petr walk:away:ota"), "ota", "yes"),
    "escape": ([petr(now={"at": [10, 10]}), ota(now={"at": [13, 10]})], LAST,
               ("act ota end", "act petr walk:away:ota"), "petr", "yes"),
    "interrupt": ([ota(), petr()], FIRST, ("act ota wait", "act petr attack:ota"), "ota", "no"),
    "act-now": ([ota(), petr()], FIRST, ("act ota wait", "act petr end"), "ota", "no"),
    "cover-by": ([ota(), petr(**BOTH)], FIRST, (ATTACK,), "petr", "parry"),
    "primary": ([ota(), petr(skills={"straight_blade/medium": 9}, weapons=[SWORD, {**KNIFE, "hand": "off"}])], FIRST,
                (ATTACK,), "petr", "first:medium_straight_blade.1R"),
    "hit": ([ota(), petr()], [*FIRST, 9, 7], (ATTACK, ONE_HAND), "ota", "wound"),
    "lower": ([ota(), petr()], [*FIRST, 8, 8, 2], (ATTACK, ONE_HAND), "ota", "0"),
    "disarm": ([petr(skills={"straight_blade/medium": 6}), ota(now={"at": [10, 10]})], [*LAST, 6, 6],
               ("act petr attack:ota", "weapon petr with:medium_straight_blade.1R"), "ota", "no"),
    "break": ([BREAKER, petr(weapons=[KNIFE])], [*FIRST, 9, 6, 9, 9, 1, 1],
              (ATTACK, "weapon ota with:light_straight_blade.1R", "hit ota disarm"), "ota", "yes"),
    "take": ([BARE, petr(weapons=[KNIFE])], [*FIRST, 9, 7, 9, 9, 1, 1],
             (ATTACK, "weapon ota with:fist", "pair ota no", "hit ota disarm"), "ota", "take"),
    "drop-shield": ([HOOKER, SHIELDED], [*FIRST, 6, 7], (ATTACK, "manner ota trip"), "petr", "no"),
    "cower": ([ota(now=FAR), FEARED], [*FIRST, 4, 4], ("act ota end",), "petr", "no"),
    "shield": ([ota(), petr(weapons=[], skills={"parry": 1}, shield={"row": "improvised_shield"})],
               [*FIRST, 6, 4, 4, 30], (ATTACK, ONE_HAND), "petr", "torn"),
    "fumble": ([ota(), petr()], [*FIRST, 1, 1, 4, 4], (ATTACK, ONE_HAND), "ota", "drops"),
    "fling": ([CLOAK, petr()], FIRST, ("act ota fling:petr",), "ota", "nothing"),
    "run-at": ([ota(), petr(now={"at": [35, 10]})], FIRST, ("act ota wait", "act petr charge:ota"), "ota", "no"),
    "multiple": ([ota(), petr()], [*FIRST, 9, 10, 9, 10, 5, 6, 2], (ATTACK, ONE_HAND), "ota", "mortal"),
    "bystander": ([ARCHER, petr(now={"at": [50, 10]}), *FRIENDS], [10, 10, 1, 1, 2, 2, 3, 3, 6, 6, 2],
                  ("act ota shoot:petr",), "ota", "at:second"),
    "mode": ([ota(abilities=["finesse"]), petr()], FIRST, (ATTACK,), "ota", "standard"),
    "power": ([ota(abilities=["power_attack"]), petr()], FIRST, (ATTACK, "manner ota power"), "ota", "1"),
    "aimed": ([ota(), petr()], FIRST, (ATTACK, "manner ota aimed"), "ota", "1", BY_PARTS),
    "pair": ([ota(weapons=PAIR), petr()], FIRST, (ATTACK, ONE_HAND), "ota", "no"),
    "second": ([ota(weapons=PAIR), petr(), KAREL], THREE + AIR, (ATTACK, ONE_HAND, "pair ota yes"), "ota", "at:petr"),
    "cleave": ([ota(abilities=["cleave"]), petr(now={"wounds": 10}), KAREL], [*THREE, 9, 8, 3], (ATTACK, ONE_HAND),
               "ota", "cleave:karel"),
    "actions": ([ota(), petr(now=FAR)], FIRST, ("act ota walk:toward:petr",), "ota", "5"),
    "rank": (ring(3, reaction=5), order(2, 14, 12, 10), ("act foe-1 attack:ota",), "ota", "foe:foe-1"),
    "flank": ([ota(dexterity=0, weapons=[]), *ring(3)[1:]], order(2, 14, 12, 10), ("act foe-1 attack:ota",),
              "foe-1", "yes"),
    "back": (ring(4, dexterity=9, reaction=2), order(2, 16, 14, 12, 10), ("act foe-1 attack:ota",), "ota", "foe:foe-4"),
    "critical": ([ota(), petr(armour=LEATHER)], [*FIRST, 10, 10, 3, 3], (ATTACK, ONE_HAND), "ota", None),
    "unready": ([ota(), petr(weapons=[{**SWORD, "hand": "sheathed"}])], FIRST,
                ("act ota stance:full", "act petr draw:0"), "ota", "no"),
    "meet": ([lancer(), horse(training=1), JOUSTER, MOUNT], [*FIRST, 9, 9], ("act ota ride_down:petr",), "petr", "yes"),
    "beyond": ([ARCHER, petr(now={"at": [710, 10]})], FIRST, ("act ota volley:petr",), "ota", "nobody"),
}  # fmt: skip


@pytest.mark.parametrize("topic", CASES)
def test_a_decision_has_its_seat_and_its_default(topic: str) -> None:
    people, dice, answers, actor, default, *options = CASES[topic]
    made = scene(*map(seated, people), options=options[0] if options else {})
    game = until(made, dice, topic, actor, *answers)
    assert game.ask is not None and game.ask.seat == (GM if topic in GUIDED else f"player:{actor}")
    assert default in (None, game.ask.default)


def test_the_cheapest_defence_that_stops_the_blow() -> None:
    """Of several sets that do, the one that costs least; of none, the blow is taken"""
    for dice, default in (([4, 4], "pay:dex"), ([10, 9], "take")):
        game = until(scene(seated(ota()), seated(petr()), options=PAID), [*FIRST, *dice], "defend", "petr", ATTACK)
        assert game.ask is not None and (game.ask.seat, game.ask.default) == ("player:petr", default), dice


def test_a_hit_is_moved_toward_the_head_else_the_trunk() -> None:
    """Of an aimed blow: a leg (5) at three goes to the head, an arm (8) at three to the trunk"""
    for dice, by in (([2, 3], -2), ([4, 4], 2)):
        made = scene(seated(ota()), seated(petr(constitution=9)), options=BY_PARTS)
        answers = (ATTACK, ONE_HAND, "manner ota aimed", "type ota straight_cut", "aimed ota 3")
        game = until(made, [*FIRST, 9, 8, *dice], "shift", "ota", *answers)
        assert game.ask is not None and (game.ask.seat, game.ask.default) == ("player:ota", str(by)), dice


def test_reflexes_begin_at_the_second_rank() -> None:
    people = [seated(one) for one in ring(3, reaction=5, abilities=["combat_reflexes"])]
    game = until(scene(*people), [*order(2, 14, 12, 10), *AIR * 3], "reflex", "ota", "act foe-1 attack:ota")
    assert game.ask is not None and (game.ask.seat, game.ask.default) == ("player:ota", "rank:2")


@pytest.mark.parametrize("reaction, seat", [(0, "player:ota"), (-1, GM)])
def test_whoever_is_quick_enough_chooses_who_stays_in_front(reaction: int, seat: str) -> None:
    """Of a target with a base initiative below 0 the referee says it"""
    people = [seated(one) for one in ring(3, load_slowdown=4, reaction=reaction)]
    game = until(scene(*people), [*order(2, 14, 12, 10), *AIR], "front", "ota", "act foe-1 attack:ota")
    assert game.ask is not None and game.ask.seat == seat and game.ask.ruling is (seat == GM)


def test_before_the_fight_each_is_asked_for_himself() -> None:
    """Whom to frighten is asked of whoever would; whether fury may come, of the berserk who was frightened"""
    made = scene(seated(ota()), seated(petr(abilities=["berserk"])), intimidation=True)
    for topic, actor, dice, answers in (
        ("intimidate", "ota", [], ()),
        ("fury", "petr", [6, 6, 3, 3], ("intimidate ota frighten:petr",)),
    ):
        game = until(made, dice, topic, actor, *answers)
        assert game.ask is not None and (game.ask.seat, game.ask.default) == (f"player:{actor}", "no")


def test_every_decision_of_the_system_is_one_of_these() -> None:
    """A new question wants its row here"""
    elsewhere = {
        "reflex", "front", "defend", "shift", "intimidate", "fury",
    }  # fmt: skip
    assert {*ASKS} == {*CASES} | elsewhere
    assert {*ASKS} <= {*ANSWERS}
