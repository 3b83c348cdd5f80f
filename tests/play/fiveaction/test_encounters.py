"""Several opponents, counterattacks, charges, waiting, disarming, trips, fear, covering, paid defence: further rows."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.game import Game
from tests.play.fiveaction.scripted import (
    AIR,
    ATTACK,
    FAR,
    FIRST,
    HALBERD,
    LAST,
    ONE_HAND,
    PAID,
    SWORD,
    events,
    keys,
    kinds,
    layers,
    one,
    ota,
    parts,
    petr,
    play,
    scene,
    told,
    total,
    until,
)
from tests.table import example


def foe(id: str, at: tuple[float, float], **more: Any) -> dict[str, Any]:
    """One more enemy of Ota, of Petr's side."""
    return petr(id=id, now={"at": list(at)}, skills={"straight_blade/medium": 3}, **more)


def ring(count: int, **ota_more: Any) -> list[dict[str, Any]]:
    """Ota amid so many enemies, all in reach of him."""
    places = [(13, 10), (7, 10), (10, 13), (10, 7), (12, 12), (8, 8), (12, 8), (8, 12), (13, 11)]
    return [ota(weapons=[], **ota_more), *(foe(f"foe-{n}", places[n - 1]) for n in range(1, count + 1))]


def order(*totals: int) -> list[int]:
    """Dice of initiative that give these naturals."""
    return [die for natural in totals for die in (natural // 2, natural - natural // 2)]


# -- several -----------------------------------------------------------------------------------------------------------


def test_rank_of_opponents() -> None:
    """fiveaction.several.opponent_bonus E1: 0, +1, +2; Ota ranks them (fiveaction.several.ranking E1)."""
    people = ring(3, reaction=5)
    dice = [*order(2, 14, 12, 10), *AIR * 3]
    answers = [f"act foe-{n} attack:ota" for n in (1, 2, 3)]
    game = play(scene(*people), dice, answers[0], "rank ota foe:foe-3", "rank ota foe:foe-1", *answers[1:])
    assert [parts(event).get("rank", 0) for event in events(game, "attacked")] == [1, 2, 0]


def test_too_slow_to_rank() -> None:
    """fiveaction.several.ranking E2: base 1 against 5: the order of the round decides."""
    people = ring(2, reaction=2)
    people[2] = {**people[2], "reaction": 11}
    game = play(scene(*people), [*order(2, 14, 8), *AIR * 2], "act foe-1 attack:ota", "act foe-2 attack:ota")
    assert [parts(event).get("rank", 0) for event in events(game, "attacked")] == [0, 1]


def test_who_could_strike_often_is_struck_plainly() -> None:
    """fiveaction.several.own_attacks E1: four attacks against a capacity of two: 0, 0, +1, +2."""
    pair = [SWORD, {**SWORD, "hand": "off"}]
    who = ota(weapons=pair, abilities=["lightning_attacks"])
    game = play(scene(who, petr(weapons=pair)), [*FIRST, *AIR * 4], ATTACK, ONE_HAND, "pair ota yes", ATTACK, ONE_HAND,
                "pair ota yes")  # fmt: skip
    assert [parts(event).get("several", 0) for event in events(game, "attacked")] == [0, 0, 1, 2]


def test_reflexes_at_the_third_rank() -> None:
    """fiveaction.several.reflexes E2: the second opponent has +1, the third too."""
    people = ring(3, reaction=5, abilities=["combat_reflexes"])
    dice = [*order(2, 14, 12, 10), *AIR * 3]
    answers = [f"act foe-{n} attack:ota" for n in (1, 2, 3)]
    game = play(scene(*people), dice, answers[0], "reflex ota rank:3", *answers[1:])
    assert [parts(event).get("rank", 0) for event in events(game, "attacked")] == [0, 1, 1]


def test_three_are_seen() -> None:
    """fiveaction.group.in_view E1: of four attackers one is outside: +2; fiveaction.rear.bonus E1: +3 and +2."""
    people = ring(4, dexterity=9, reaction=2)
    dice = [*order(2, 16, 14, 12, 10), *AIR * 4]
    game = play(scene(*people), dice, *[f"act foe-{n} attack:ota" for n in (1, 2, 3, 4)])
    assert [parts(event).get("rear", 0) for event in events(game, "attacked")] == [0, 0, 0, 2]
    last = parts(events(game, "attacked")[-1])
    assert last["rank"] + last["rear"] == 5


FOUR = [f"act foe-{n} attack:ota" for n in (1, 2, 3, 4)]


def together(game: Game) -> list[int]:
    """What rank and rear add to each attack."""
    return [parts(event).get("rank", 0) + parts(event).get("rear", 0) for event in events(game, "attacked")]


def test_whom_one_minds_most_one_faces() -> None:
    """fiveaction.group.in_view E2: of four ranked from the last on, the first is outside: 3 + 2; the last has 0."""
    ranks = [f"rank ota foe:foe-{n}" for n in (4, 3, 2)]
    game = play(scene(*ring(4, dexterity=9, reaction=6)), [*order(2, 16, 14, 12, 10), *AIR * 4], FOUR[0], *ranks,
                *FOUR[1:])  # fmt: skip
    assert together(game) == [5, 2, 1, 0]


def test_one_may_turn_to_whom_one_minds_least() -> None:
    """The question is the defender's own: the fourth is faced, the first, who is minded most, is not"""
    people = ring(4, dexterity=9, reaction=2)
    game = play(scene(*people), [*order(2, 16, 14, 12, 10), *AIR * 4], FOUR[0], "back ota foe:foe-1", *FOUR[1:])
    assert together(game) == [2, 1, 2, 3]


@pytest.mark.parametrize("reaction, bonuses", [(0, [2, 1, 2, 3]), (-3, [0, 1, 2, 5])])
def test_who_cannot_rank_may_still_turn(reaction: int, bonuses: list[int]) -> None:
    """The ranks are those of the order; the weakest is behind, or of a target below 0 the last"""
    people = ring(4, dexterity=9, reaction=reaction)
    people[1] = {**people[1], "reaction": 13, "skills": {"straight_blade/medium": 1}}
    game = play(scene(*people), [*order(2, 16, 14, 12, 10), *AIR * 4], *FOUR)
    assert together(game) == bonuses


def test_who_joins_may_be_turned_to() -> None:
    """A fourth one comes up after three have been ranked"""
    people = ring(4, dexterity=9, reaction=2)
    people[4] = {**people[4], "now": {"at": [10, 18]}}
    dice = [*order(2, 16, 14, 12, 10), *AIR * 4]
    for answers, behind in (((), "foe-4"), (("back ota foe:foe-2",), "foe-2")):
        game = play(scene(*people), dice, *FOUR[:3], "act foe-4 step:toward:ota", FOUR[3], *answers)
        assert events(game, "surrounded")[-1].data["behind"] == (behind,)


@pytest.mark.parametrize(
    "slow, behind",
    [
        example("fiveaction.group.flanking E1", (False, False, True), 2),
        example("fiveaction.group.flanking all", (False, False, False), 2),
        example("fiveaction.group.flanking none", (True, True, True), 0),
    ],
)
def test_getting_behind(slow: tuple[bool, ...], behind: int) -> None:
    """The faster ones get behind a target that is slowed down; one stays in front."""
    people = ring(3, load_slowdown=4)
    for at, heavy in enumerate(slow, 1):
        people[at] = {**people[at], "load_slowdown": 3 if heavy else 0}
    dice = [*order(2, 14, 12, 10), *AIR * 3]
    game = play(scene(*people), dice, *[f"act foe-{n} attack:ota" for n in (1, 2, 3)])
    assert sum("rear" in parts(event) for event in events(game, "attacked")) == behind


def test_one_attacker_is_in_front() -> None:
    """fiveaction.group.flanking E2"""
    people = ring(1, load_slowdown=5)
    game = play(scene(*people), [*order(2, 14), *AIR], "act foe-1 attack:ota")
    assert "rear" not in parts(one(game, "attacked"))


@pytest.mark.parametrize(
    "size, reached",
    [example("fiveaction.group.max_attackers four", 0, 4), example("fiveaction.group.max_attackers E1", 2, 6)],
)
def test_how_many_can_reach_one(size: int, reached: int) -> None:
    people = ring(8, size=size, dexterity=9)
    dice = [*order(2, *range(19, 11, -1)), *AIR * reached]
    made = scene(*people)
    answers = [f"act foe-{n} attack:ota" for n in range(1, reached + 1)]
    game = play(made, dice, *answers)
    assert len(events(game, "attacked")) == reached
    nobody = until(made, dice[: 18 + 2 * reached], "act", f"foe-{reached + 1}", *answers)
    assert "attack:ota" not in keys(nobody)


def test_pikes_reach_over_swords() -> None:
    """fiveaction.group.max_attackers E2: two pikemen and four swordsmen: six may attack; five fast swordsmen may."""
    pike = {"row": "heavy_pole", "head": "light_straight_blade", "head_type": "thrust", "hand": "both"}
    people = ring(6, dexterity=9)
    for at, place in ((5, [20, 10]), (6, [10, 20])):
        people[at] = {**people[at], "weapons": [pike], "now": {"at": place}}
    dice = [*order(2, *range(19, 13, -1)), *AIR * 6]
    game = play(scene(*people), dice, *[f"act foe-{n} attack:ota" for n in range(1, 7)])
    assert len(events(game, "attacked")) == 6
    more = ring(7, dexterity=9)
    for at, place in ((1, [20, 10]), (2, [10, 20])):
        more[at] = {**more[at], "weapons": [pike], "reaction": 20, "now": {"at": place}}
    dice = [*order(2, *range(19, 12, -1)), *AIR * 6]
    game = until(scene(*more), dice, "act", "foe-7", *[f"act foe-{n} attack:ota" for n in range(1, 7)])
    assert "attack:ota" not in keys(game)
    fast = ring(6, load_slowdown=4)
    game = until(scene(*fast), [*order(2, *range(19, 13, -1)), *AIR * 5], "act", "foe-6",
                 *[f"act foe-{n} attack:ota" for n in range(1, 6)])  # fmt: skip
    assert "attack:ota" not in keys(game) and len(events(game, "attacked")) == 5


# -- counterattacks, charges, waiting ----------------------------------------------------------------------------------


def test_a_step_gives_no_chance() -> None:
    """fiveaction.counter.triggers E2"""
    made = scene(ota(), petr(), rounds=2)
    game = play(made, [*FIRST], "act petr step:away:ota")
    assert "counters" not in kinds(game)


def test_counterattack_is_paid_from_what_is_left() -> None:
    """fiveaction.counter.cost E1: after an attack and a step there is one; its cost is that action."""
    drawer = petr(weapons=[{**SWORD, "hand": "sheathed"}])
    made = scene(ota(now={"at": [9, 10]}), drawer)
    game = play(made, [*FIRST, *AIR, 1, 2, *AIR], "act ota step:close:petr", ATTACK, "act petr draw:0")
    assert len(events(game, "counters")) == 1 and game.state["ota"].actions == 0
    spent = play(made, [*FIRST, *AIR], "act ota step:close:petr", ATTACK, "act ota stance:partial", "act petr draw:0")
    assert "counters" not in kinds(spent)


@pytest.mark.parametrize(
    "dexterity, riposte, number",
    [
        example("fiveaction.counter.number E1", 5, 1, 2),
        example("fiveaction.counter.number E2", 10, 2, 6),
        example("fiveaction.counter.number E3", 6, 2, 4),
        example("fiveaction.counter.number none", 10, 0, 1),
    ],
)
def test_number_of_counterattacks(dexterity: int, riposte: int, number: int) -> None:
    """Six people draw swords beside a fencer who kept five actions; each chance costs one."""
    abilities = {"riposte": riposte} if riposte else {}
    fencer = ota(strength=-4, dexterity=dexterity, reaction=20, abilities=abilities)
    places = [(13, 10), (7, 10), (10, 13), (10, 7), (12, 12), (8, 8)]
    people = [fencer, *(foe(f"foe-{n}", place) for n, place in enumerate(places, 1))]
    for at in range(1, 7):
        people[at] = {**people[at], "dexterity": 0, "weapons": [{**SWORD, "hand": "sheathed"}]}
    dice = [*order(20, *range(18, 6, -2))]
    more = [1, 2, *AIR] if not riposte else [*AIR]
    game = play(scene(*people), [*dice, *more * min(number, 5)], *[f"act foe-{n} draw:0" for n in range(1, 7)])
    assert len(events(game, "counters")) == min(number, 5)


def test_unready_ones_strike_only_if_the_referee_says() -> None:
    """fiveaction.counter.triggers: in full defence nobody is ready; the referee may let it be."""
    drawer = petr(weapons=[{**SWORD, "hand": "sheathed"}])
    for verdict, more in (("no", []), ("yes", [1, 2, *AIR])):
        made = scene(ota(), drawer)
        game = play(made, [*FIRST, *more], "act ota stance:full", "act petr draw:0", f"unready ota {verdict}")
        assert ("counters" in kinds(game)) is (verdict == "yes")


def test_charge_with_two_weapons() -> None:
    """fiveaction.charge.two_weapons E1: lightning alone adds nothing; with two weapons two targets."""
    single = ota(abilities=["lightning_attacks"])
    game = play(scene(single, petr(now={"at": [35, 10]})), [*FIRST, *AIR], "act ota charge:petr")
    assert len(events(game, "attacked")) == 1
    pair = [SWORD, {**SWORD, "hand": "off"}]
    both = ota(weapons=pair, abilities=["two_weapon_fighting", "ambidexterity"])
    game = play(scene(both, petr(now={"at": [33, 10]})), [*FIRST, *AIR, *AIR], "act ota charge:petr", ONE_HAND,
                "pair ota yes")  # fmt: skip
    assert len(events(game, "attacked")) == 2
    quick = ota(weapons=pair, abilities=["two_weapon_fighting", "ambidexterity", "lightning_attacks"])
    people = (quick, petr(now={"at": [33, 10]}), foe("karel", (33, 11)))
    game = play(scene(*people), [*order(20, 2, 3), *AIR, *AIR], "act ota charge:petr", ONE_HAND, "pair ota yes",
                "second ota at:karel")  # fmt: skip
    assert [event.target for event in events(game, "attacked")] == ["petr", "karel"]


def test_short_poles_do_not_stop_a_charge() -> None:
    """fiveaction.weapon.pole_counter E1: a pole of 6 ft against a sword of 5."""
    pole = {"row": "medium_pole", "head": "light_straight_blade", "head_type": "thrust"}
    defender = petr(weapons=[pole], skills={"pole/medium": 3}, now={"at": [35, 10]})
    game = play(scene(ota(), defender, rounds=2), [*LAST, *AIR], "act ota charge:petr")
    assert "counters" not in kinds(game)


@pytest.mark.parametrize(
    "dice, quicker", [example("fiveaction.wait.precedence E1", [6, 6, 4, 4], True),
                      example("fiveaction.wait.precedence tie", [6, 5, 4, 4], False)]
)  # fmt: skip
def test_who_is_quicker(dice: list[int], quicker: bool) -> None:
    """Totals 15 and 11: reaction 7, less 4, and 12 beat 6 and 8; equal totals favour the one that waited."""
    made = scene(ota(), petr(now={"at": [13, 10]}))
    last = AIR if quicker else []
    game = play(made, [5, 5, 2, 3, *dice, *last], "act ota wait", "act petr attack:ota", "interrupt ota yes")
    compared = told(game, "compared")
    assert (compared["result"] == "won") is quicker and ("too-late" in kinds(game)) is quicker


def test_no_waiting_for_a_charger() -> None:
    """fiveaction.wait.charge E1: refused without riposte."""
    for abilities in ([], ["riposte"]):
        made = scene(ota(abilities=abilities, now={"at": [10, 10]}), petr(now={"at": [38, 10]}, strength=6))
        answers = ["act ota wait", "act petr charge:ota"]
        if abilities:
            game = until(made, FIRST, "interrupt", "ota", *answers)
            assert game.ask is not None and game.ask.data["deed"] == "charge"
        else:
            game = play(made, [*FIRST, *AIR], *answers)
            assert "attacked" in kinds(game)


def test_not_dodging() -> None:
    """fiveaction.target.non_dodging E1: without actions, sword 6 levels: 15."""
    who = ota(weapons=[{**SWORD, "hand": "sheathed"}])
    game = play(scene(who, petr()), [*FIRST, *AIR, *AIR], "act ota draw:0", ATTACK, "act petr attack:ota")
    assert events(game, "attacked")[-1].data["against"] == 15


def test_missiles_know_no_length() -> None:
    """fiveaction.length.uncounted E1: a thrown axe at a pikeman; fiveaction.length.bonus E2: 9 against 4 is nothing."""
    pike = {"row": "heavy_pole", "head": "heavy_straight_blade", "head_type": "thrust", "hand": "both"}
    thrower = ota(weapons=[{"row": "light_axe"}], skills={"axe/light": 6})
    game = play(scene(thrower, petr(weapons=[pike], now={"at": [16, 10]})), [*FIRST, *AIR], "act ota throw:petr")
    assert "length" not in parts(one(game, "shot")) and "other" not in layers(one(game, "shot"))
    glaive = {"row": "heavy_pole", "head": "light_blunt", "hand": "both", "reach": [8, 9]}
    short = petr(weapons=[{"row": "medium_axe"}], skills={"axe/medium": 3}, now={"at": [18, 10]})
    game = play(scene(ota(weapons=[glaive], skills={"pole/heavy": 6}), short), [*FIRST, *AIR], ATTACK)
    assert "length" not in parts(one(game, "attacked"))


def test_sabre_in_a_hole() -> None:
    """fiveaction.cramped.penalties E2: very confined: -4, and -2 to what it does."""
    who = ota(weapons=[{"row": "medium_curved_blade"}], skills={"curved_blade/medium": 6}, dexterity=20)
    game = play(scene(who, petr(constitution=9), field={"ceiling": 10, "width": 8}), [*FIRST, 4, 4, 3, 10, 10],
                ATTACK, "weapon ota with:medium_curved_blade.1R")  # fmt: skip
    assert parts(one(game, "attacked"))["confined"] == -4
    assert parts(one(game, "damage")) == {"fixed": 3, "confined": -2}


# -- fear --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "will, dice, tier, against",
    [
        example("fiveaction.intimidation.penalty E1", 0, [5, 5], 2, 16),
        example("fiveaction.intimidation.penalty E2", -5, [1, 2], 5, 23),
    ],
)
def test_margins_of_fear(will: int, dice: list[int], tier: int, against: int) -> None:
    """Failing 17 by 7 costs two in attack and defence; failing 20 by 22 forces full defence and stuns by one."""
    total = [7, 7] if tier == 2 else [9, 8]
    made = scene(ota(), petr(will=will), intimidation=True)
    game = play(made, [*total, *dice, *FIRST, *AIR, 5, 5], "intimidate ota frighten:petr", ATTACK)
    assert told(game, "afraid")["tier"] == tier
    assert told(game, "attacked")["against"] == against
    assert game.state["petr"].stun == (1 if tier == 5 else 0)


def test_fear_is_tried_before_the_fight_only() -> None:
    """fiveaction.intimidation.when E1: in round 2 nobody may; a raging berserk may, each enemy once, for an action."""
    game = until(scene(ota(), petr(now=FAR)), FIRST, "act", "ota")
    assert not any(key.startswith("frighten") for key in keys(game))
    raging = ota(now={"berserk": True})
    game = play(scene(raging, petr(now=FAR)), [*FIRST, 9, 9, 5, 5, 9, 9], "act ota frighten:petr")
    assert told(game, "threatens")["target_number"] == 21 and told(game, "afraid")["margin"] == 7
    assert game.state["ota"].actions == 4
    game = until(scene(raging, petr(now=FAR)), [*FIRST, 9, 9, 10, 10], "act", "ota", "act ota frighten:petr")
    assert not any(key.startswith("frighten") for key in keys(game))


def test_each_enemy_is_tried_once() -> None:
    """fiveaction.intimidation.when: one attempt for each pair; whoever has tried all is asked no more."""
    eva = petr(id="eva", now={"at": [13, 14]})
    made = scene(ota(), petr(), eva, intimidation=True)
    first = until(made, [5, 5, 5, 5], "intimidate", "ota", "intimidate ota frighten:petr")
    assert keys(first) == ("frighten:eva", "no")
    game = play(made, [*[5] * 8, *FIRST, 2, 2], "intimidate ota frighten:petr", "intimidate ota frighten:eva")
    assert [event.target for event in events(game, "threatens")] == ["petr", "eva"]


def test_tiers_sink_for_good() -> None:
    """fiveaction.intimidation.retest E1, E2: tier 2 becomes 1 by a failure of 3, and stays after one of 8."""
    fear = {"of": "ota", "target": 20, "tier": 2}
    made = scene(ota(now=FAR), petr(now={"fear": fear}), rounds=2)
    game = play(made, [*LAST, 6, 7, 4, 3], "act petr end")
    assert game.state["petr"].fear.tier == 1 and [event.data["tier"] for event in events(game, "less-afraid")] == [1]


def test_courage_grows_in_quiet_rounds() -> None:
    """fiveaction.intimidation.bonus E1: two quiet rounds give +2; a wound takes it all, and the next test."""
    fear = {"of": "ota", "target": 25, "tier": 1}
    game = play(scene(ota(now=FAR), petr(now={"fear": fear}), rounds=3), [*LAST, *([5, 5] * 3)])
    assert [parts(event).get("courage", 0) for event in events(game, "tested")] == [0, 1, 2]
    brave = {"of": "ota", "target": 25, "tier": 1, "bonus": 2}
    made = scene(ota(), petr(now={"fear": brave}), rounds=1)
    game = play(made, [*FIRST, 9, 7, 1, 9, 9], ATTACK, ONE_HAND)
    assert (game.state["petr"].fear.bonus, game.state["petr"].fear.tier) == (0, 1) and "still-afraid" in kinds(game)
    assert [event.data["test"] for event in events(game, "tested")] == ["shock"]


def test_seeking_fury() -> None:
    """fiveaction.intimidation.berserk E2: margin 6: WILL 3 counts 0."""
    made = scene(ota(), petr(will=3, abilities=["berserk"]), intimidation=True)
    game = play(made, [6, 6, 3, 3, 8, 8, *FIRST], "intimidate ota frighten:petr", "fury petr yes")
    assert parts(events(game, "tested")[1]) == {} and total(events(game, "tested")[1]) == 16
    assert "rages" in kinds(game)


def test_first_serious_wound_of_a_berserk() -> None:
    """fiveaction.intimidation.berserk: the same test when it is first wounded seriously; fury knows no stances."""
    victim = petr(abilities=["berserk"], now={"wounds": 4, "stance": "partial"}, skills={"straight_blade/medium": 3})
    game = play(scene(ota(), victim), [*FIRST, 9, 9, 1, 2, 3, 9, 9, 6, 6], ATTACK, ONE_HAND, "type ota straight_cut")
    assert "rages" in kinds(game) and game.state["petr"].stance == "normal"
    calm = play(scene(ota(), victim), [*FIRST, 9, 9, 1, 2, 3, 9, 9, 10, 10], ATTACK, ONE_HAND, "type ota straight_cut")
    assert "rages" not in kinds(calm)


# -- bare hands, disarming, trips --------------------------------------------------------------------------------------


def test_balance_after_a_kick() -> None:
    """fiveaction.unarmed.kick_balance E2: 25 holds; 24 costs three, with six levels two."""
    kick = "weapon ota with:kick"
    for values, dice, lost in (({"balance": 5}, [10, 10], 0), ({"balance": 5}, [10, 9], 3)):
        kicker = ota(weapons=[], values=values, abilities=["unarmed_combat"], now={"at": [11, 10]})
        game = play(scene(kicker, petr()), [*FIRST, *AIR, *dice, *AIR], ATTACK, kick, "act petr attack:ota")
        assert layers(events(game, "attacked")[1]).get("other", 0) == -lost
    master = ota(weapons=[], abilities=["unarmed_combat"], skills={"bare_hands": 6}, now={"at": [11, 10]})
    game = play(scene(master, petr(weapons=[])), [*FIRST, *AIR, 1, 2], ATTACK, kick)
    assert game.state["ota"].unbalanced == 2


def test_knife_against_bare_hands() -> None:
    """fiveaction.unarmed.length E2: a light weapon gives nothing."""
    boxer = ota(weapons=[], abilities=["unarmed_combat"], now={"at": [12, 10]})
    game = play(scene(boxer, petr(weapons=[{"row": "light_straight_blade"}])), [*FIRST, *AIR], ATTACK,
                "weapon ota with:fist", "pair ota no")  # fmt: skip
    assert "other" not in layers(one(game, "attacked"))


def test_heavy_axes_disarm_nobody() -> None:
    """fiveaction.disarm.offensive E2"""
    who = ota(weapons=[{"row": "heavy_axe", "hand": "both"}], skills={"axe/heavy": 6})
    game = until(scene(who, petr()), [*FIRST, 9, 7], "hit", "ota", ATTACK)
    assert "disarm" not in keys(game)


@pytest.mark.parametrize(
    "abilities, price",
    [
        example("fiveaction.disarm.defensive E1", [], None),
        example("fiveaction.disarm.defensive ability", ["disarm_ability"], 2),
    ],
)  # fmt: skip
def test_disarm_from_the_parry_band(abilities: list[str], price: int | None) -> None:
    """After its own turn the defender has five actions; the parry band takes the ability, and two of them."""
    fencer = ota(skills={"straight_blade/medium": 6, "parry": 4}, abilities=abilities)
    attacker = petr(skills={"straight_blade/medium": 6}, now={"at": [13, 10]})
    answers = ["act petr attack:ota"]
    if price is None:
        game = play(scene(fencer, attacker), [*FIRST, 7, 7], *answers)
        assert told(game, "attacked")["met"] == "parry" and "disarms" not in kinds(game)
        return
    game = play(scene(fencer, attacker), [*FIRST, 7, 7, 9, 9, 1, 1], *answers, "disarm ota yes")
    assert game.state["ota"].actions == 5 - price and game.state["petr"].held == ("ground",)


def test_bare_hands_knock_an_axe_away() -> None:
    """fiveaction.disarm.bare_hands E3: margin 6 against a medium axe: four feet."""
    boxer = ota(weapons=[], abilities=["unarmed_combat"], skills={"bare_hands": 6}, now={"at": [12, 10]})
    axe = petr(weapons=[{"row": "medium_axe"}], skills={"axe/medium": 3})
    dice = [*FIRST, 9, 7, 4, 4, 5, 5]
    game = play(scene(boxer, axe), dice, ATTACK, "weapon ota with:fist", "pair ota no", "hit ota disarm")
    assert told(game, "compared")["margin"] == 6 and game.state["petr"].lying[0].x == 4 * (13 + 4)


def test_halberd_hooks_only_what_it_outreaches() -> None:
    """fiveaction.trip.requirements E1: 13 ft against a sword; an axe in one hand does not reach farther than it."""
    halberd = {"row": "heavy_pole", "head": "medium_axe", "hand": "both"}
    who = ota(weapons=[halberd], skills={"pole/heavy": 5}, now={"at": [2, 10]})
    game = until(scene(who, petr()), FIRST, "manner", "ota", ATTACK)
    assert "trip" in keys(game)
    axe = ota(weapons=[{"row": "medium_axe"}], skills={"axe/medium": 5})
    game = until(scene(axe, petr()), FIRST, "manner", "ota", ATTACK, "weapon ota with:medium_axe.1R")
    assert "trip" not in keys(game)


def test_trips_by_a_hit_only() -> None:
    """fiveaction.trip.others E1: the shield band of somebody quick is nothing; fiveaction.trip.result E1: +6."""
    who = ota(skills={"pole/medium": 6}, weapons=[HALBERD], now={"at": [8, 10]})
    shielded = petr(weapons=[{"row": "light_axe"}], skills={"parry": 1}, shield={"row": "heavy_shield"}, reaction=20)
    game = play(scene(who, shielded), [*FIRST, 6, 7], ATTACK, "manner ota trip")
    assert told(game, "attacked")["met"] == "shield" and "rolled" not in kinds(game)
    leather = [{"piece": "body", "material": "leather", "dr": 4}]
    hooked = petr(weapons=[{"row": "light_axe"}], armour=leather)
    made = scene(who, hooked, rounds=2)
    game = play(made, [*FIRST, 9, 7, 5, 5, 6, 7, *AIR], ATTACK, "manner ota trip", "act ota end", "act petr end",
                ATTACK, "manner ota plain")  # fmt: skip
    margin = told(game, "compared")["margin"]
    assert told(game, "hooked")["bonus"] == margin == 6 + 6 + 10 - (3 + 0 + 13)
    assert game.state["petr"].prone is (margin >= 10)


def test_torn_flesh() -> None:
    """fiveaction.trip.unarmoured E2: d5 of 1 tears nothing."""
    who = ota(skills={"pole/medium": 6}, weapons=[HALBERD], now={"at": [8, 10]})
    game = play(scene(who, petr(weapons=[{"row": "light_axe"}], values={"balance": 20})),
                [*FIRST, 9, 7, 1, 2, 2, 9, 9], ATTACK, "manner ota trip")  # fmt: skip
    assert told(game, "hooked-flesh")["net"] == 0 and game.state["petr"].wounds == 0


@pytest.mark.parametrize(
    "dice, dropped", [example("fiveaction.trip.drop_shield E1", [7, 7, 5, 5], False),
                      example("fiveaction.trip.drop_shield won", [9, 9, 5, 5], True)]
)  # fmt: skip
def test_hooked_shield(dice: list[int], dropped: bool) -> None:
    """Initiative -2 and 14 against 3 and 10: it stays on the hook."""
    who = ota(reaction=6, skills={"pole/medium": 6}, weapons=[HALBERD], now={"at": [8, 10]})
    slow = petr(weapons=[{"row": "light_axe"}], reaction=1, skills={"parry": 1}, shield={"row": "heavy_shield"})
    more = [] if dropped else [5, 5, 5, 5]
    game = play(scene(who, slow), [*FIRST, 6, 7, *dice, *more], ATTACK, "manner ota trip", "drop-shield petr yes")
    assert (game.state["petr"].shield == "ground") is dropped and ("hooked" in kinds(game)) is not dropped


@pytest.mark.parametrize(
    "natural, kept", [example("fiveaction.trip.lose_weapon E1", [7, 7], True),
                      example("fiveaction.trip.lose_weapon less", [7, 6], False)]
)  # fmt: skip
def test_weapon_in_the_fall(natural: list[int], kept: bool) -> None:
    """A margin of 10 and six levels: 20 against 20."""
    who = ota(skills={"pole/medium": 6}, weapons=[HALBERD], now={"at": [8, 10]})
    leather = [{"piece": "body", "material": "leather", "dr": 4}]
    armed = petr(weapons=[{"row": "light_axe"}], armour=leather, skills={"axe/light": 6})
    game = play(scene(who, armed), [*FIRST, 9, 7, 5, 5, 4, 5, *natural], ATTACK, "manner ota trip")
    assert told(game, "compared")["margin"] == 10 and game.state["petr"].prone
    assert (game.state["petr"].held == ("main",)) is kept


# -- comrades, paid defence --------------------------------------------------------------------------------------------


def test_covering_from_four_feet() -> None:
    """fiveaction.cover_ally.conditions E1: gap 4, sword 5; whoever is farther gets nothing of it."""
    people = (ota(), petr(id="friend", side="left", now={"at": [14, 10]}), foe("karel", (17, 10)))
    game = until(scene(*people), order(20, 2, 10), "act", "ota")
    assert "cover:friend:full" in keys(game)
    away = (ota(), petr(id="friend", side="left", now={"at": [16, 10]}), foe("karel", (19, 10)))
    assert "cover:friend:full" not in keys(until(scene(*away), order(20, 2, 10), "act", "ota"))


def test_covering_lapses_with_distance() -> None:
    """Who is covered and walks away is covered no longer."""
    people = (ota(), petr(id="friend", side="left", now={"at": [14, 10]}), foe("karel", (24, 10)))
    game = play(scene(*people), [*order(20, 18, 2), *AIR], "act ota cover:friend:full", "act friend walk:close:karel",
                "act karel attack:friend")  # fmt: skip
    assert "other" not in layers(one(game, "attacked"))


def test_covering_costs_the_coverer() -> None:
    """fiveaction.cover_ally.partial E1: 8/19 becomes 6/18; a trained pair keeps the 19."""
    for pair, defence in (((), -1), (("friend",), 0)):
        friend = petr(id="friend", side="left", teamwork=["ota"] if pair else [], now={"at": [10, 13]})
        people = (ota(teamwork=list(pair)), friend, foe("karel", (13, 10)))
        game = play(scene(*people), [*order(20, 2, 10), *AIR, *AIR], "act ota cover:friend:partial",
                    "act ota attack:karel", "act karel attack:ota")  # fmt: skip
        mine, his = events(game, "attacked")
        assert parts(mine)["covering"] == -2 and layers(his).get("other", 0) == defence


def test_covering_somebody_helpless() -> None:
    """fiveaction.cover_ally.helpless: partial: -3 and -2, the comrade +1."""
    friend = petr(id="friend", side="left", now={"at": [10, 13], "guard": "bound"})
    people = (ota(), friend, foe("karel", (13, 10)))
    game = play(scene(*people), [*order(20, 2, 10), *AIR, *AIR], "act ota cover:friend:partial",
                "act ota attack:karel", "act karel attack:ota")  # fmt: skip
    mine, his = events(game, "attacked")
    assert parts(mine)["covering"] == -3 and layers(his)["other"] == -2


def test_teamwork_beside_covering() -> None:
    """fiveaction.cover_ally.teamwork E1: the scene's own numbers count, but not while one covers the other."""
    friend = petr(id="friend", side="left", teamwork=["ota"], now={"at": [10, 13]})
    people = (ota(teamwork=["friend"]), friend, foe("karel", (13, 10)))
    options = {"abilities": {"teamwork": {"attack": 1, "defence": 2, "opponents": 0}}}
    made = scene(*people, options=options)
    plain = play(made, [*order(20, 2, 10), *AIR, *AIR], "act ota attack:karel", "act karel attack:ota")
    mine, his = events(plain, "attacked")
    assert parts(mine)["teamwork"] == 1 and layers(his)["other"] == 2
    covering = play(made, [*order(20, 2, 10), *AIR, *AIR], "act ota cover:friend:partial", "act ota attack:karel",
                    "act karel attack:ota")  # fmt: skip
    mine, his = events(covering, "attacked")
    assert "teamwork" not in parts(mine) and "other" not in layers(his)


def test_four_attacks_of_paid_defence() -> None:
    """fiveaction.paid_defence.scope E1: all +0."""
    pair = [SWORD, {**SWORD, "hand": "off"}]
    who = ota(weapons=pair, abilities=["lightning_attacks"])
    game = play(scene(who, petr(), options=PAID), [*FIRST, *AIR * 4], ATTACK, ONE_HAND, "pair ota yes", ATTACK,
                ONE_HAND, "pair ota yes")  # fmt: skip
    assert not any("several" in parts(event) for event in events(game, "attacked"))


@pytest.mark.parametrize(
    "who, key, price",
    [
        example("fiveaction.paid_defence.costs E1", {"skills": {"straight_blade/medium": 6, "parry": 4}},
                "pay:dex+weapon+parry", 1 + 2),
        example("fiveaction.paid_defence.costs E2",
                {"skills": {"parry": 4}, "weapons": [], "shield": {"row": "light_shield"}}, "pay:dex+parry+shield", 3),
    ],
)  # fmt: skip
def test_prices_of_layers(who: dict[str, Any], key: str, price: int) -> None:
    game = until(scene(ota(), petr(**who), options=PAID), [*FIRST, 5, 6], "defend", "petr", ATTACK)
    assert game.ask is not None
    assert {option.key: option.data["price"] for option in game.ask.options if option.key != "take"}[key] == price


def test_each_for_itself() -> None:
    """K25, model2: weapon and parry each cost two where the scene says so."""
    target = petr(skills={"straight_blade/medium": 6, "parry": 4})
    options = {**PAID, "model2": {"main_weapon_and_parry": "each"}}
    game = until(scene(ota(), target, options=options), [*FIRST, 5, 6], "defend", "petr", ATTACK)
    assert game.ask is not None
    assert [option.data["price"] for option in game.ask.options if option.key.endswith("parry")] == [5]


def test_reflexes_pay_first() -> None:
    """fiveaction.paid_defence.reflexes E1: DEX against the first attack costs none of the five."""
    game = play(scene(ota(), petr(abilities=["combat_reflexes"]), options=PAID), [*FIRST, 4, 4], ATTACK,
                "defend petr pay:dex")  # fmt: skip
    assert game.state["petr"].actions == 5 and game.state["petr"].extra == 0


def test_what_is_spent_cannot_pay() -> None:
    """fiveaction.paid_defence.pool E1: two paid before the turn leave three; who has none takes the blow."""
    target = petr(skills={"straight_blade/medium": 3})
    paid = play(scene(ota(), target, options=PAID), [*FIRST, 4, 4, *AIR], ATTACK, "defend petr pay:dex",
                "act petr attack:ota")  # fmt: skip
    assert paid.state["petr"].actions == 1
    people = (ota(), target, ota(id="jan", now={"at": [13, 13]}), ota(id="ivo", now={"at": [16, 10]}))
    dice = [*order(20, 2, 18, 16), 4, 4, 3, 3, 9, 7, 3, 10, 10]
    game = play(scene(*people, options=PAID), dice, ATTACK, "defend petr pay:dex", "act jan attack:petr",
                "defend petr pay:dex+weapon", "act ivo attack:petr",
                "weapon ivo with:medium_straight_blade.1R", "defend petr pay:dex")  # fmt: skip
    assert game.state["petr"].actions == 0


def test_what_is_free_is_not_paid_for() -> None:
    """fiveaction.paid_defence.decision: full defence alone stops 18, and nobody is asked; what is below 0
    counts in what stops a blow."""
    guarded = petr(skills={"straight_blade/medium": 6}, now={"stance": "full"})
    game = play(scene(ota(), guarded, options=PAID), [*FIRST, 5, 5], ATTACK, ONE_HAND)
    assert one(game, "attacked").data["result"] == "missed" and "pays" not in kinds(game)
    assert game.state["petr"].actions == 5
    slow = petr(dexterity=-2, skills={"straight_blade/medium": 6})
    hit = play(scene(ota(), slow, options=PAID), [*FIRST, 5, 2, 1, 9, 9], ATTACK, ONE_HAND)
    assert one(hit, "attacked").data["result"] == "hit" and "pays" not in kinds(hit)
