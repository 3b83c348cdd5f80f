"""What each key of the rules-options block changes: a game, what is looked at in it, and both findings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bojiste.core.game import Game
from tests.play.fiveaction.scripted import (
    ATTACK,
    BY_PARTS,
    FAR,
    FIRST,
    LAST,
    LEATHER,
    ONE_HAND,
    PAID,
    SWORD,
    events,
    horse,
    lancer,
    layers,
    ota,
    parts,
    petr,
    rider,
    value,
)

HIT = [9, 7]
"""A natural that Ota's sword hits Petr with, and that is no threat."""

Look = Callable[[Game], object]


# -- what is looked at -------------------------------------------------------------------------------------------------


def first(kind: str, what: Callable[[Any], object], actor: str | None = None) -> Look:
    return lambda game: what(events(game, kind, actor)[0])


def last(kind: str, what: Callable[[Any], object], actor: str | None = None) -> Look:
    return lambda game: what(events(game, kind, actor)[-1])


def count(kind: str) -> Look:
    return lambda game: len(events(game, kind))


def now(who: str, field: str) -> Look:
    return lambda game: getattr(game.state[who], field)


def part(kind: str, name: str, actor: str | None = None) -> Look:
    return last(kind, lambda event: parts(event).get(name, 0), actor)


def fact(kind: str, name: str, actor: str | None = None) -> Look:
    return last(kind, lambda event: event.data.get(name), actor)


def layer(name: str, kind: str = "attacked") -> Look:
    return last(kind, lambda event: layers(event).get(name, 0))


def made(game: Game) -> list[str]:
    """Which tests were made."""
    return [event.data["test"] for event in events(game, "tested")]


def offered(key: str) -> Look:
    return lambda game: game.ask is not None and key in game.ask.keys


def price(key: str) -> Look:
    def look(game: Game) -> object:
        assert game.ask is not None
        return next(option.data["price"] for option in game.ask.options if option.key == key)

    return look


def escaping(who: str) -> Look:
    """What wounds and stun take from a test that the referee asks for."""

    def look(game: Game) -> object:
        game.rule(f"{who} test escape 10")
        return parts(events(game, "tested")[-1])["wounds"]

    return look


# -- fighters ----------------------------------------------------------------------------------------------------------


def armed(row: str, key: str, levels: int = 6, **more: Any) -> dict[str, Any]:
    hand = more.pop("hand", "main")
    weapon = {"row": row, "hand": hand, **more.pop("weapon", {})}
    return ota(weapons=[weapon], skills={key: levels, **more.pop("skills", {})}, **more)


def archer(row: str = "small_bow", key: str = "bow/small", **more: Any) -> dict[str, Any]:
    given = {"loaded": True, **more.pop("now", {})}
    return armed(row, key, hand="both", now=given, **more)


def foe(**more: Any) -> dict[str, Any]:
    """Petr with three levels of the sword."""
    return petr(skills={"straight_blade/medium": 3, **more.pop("skills", {})}, **more)


def stunned(points: int) -> dict[str, Any]:
    """A comrade of Petr who has lost consciousness: nobody else has so much stun."""
    return petr(id="down", skills={"escape": 1}, now={"status": "unconscious", "stun": points, "at": [60, 20]})


ASLEEP = [5, 5, 5, 5, 5, 5]
TOUGH = {"constitution": 9}
WOUND = [*FIRST, *HIT, 3]
"""Ota hits Petr with one hand: damage 3 + 2."""
STRIKE = [ATTACK, ONE_HAND]
HEAD, ARM, TRUNK = [1, 1], [4, 5], [5, 6]
FIST = "weapon ota with:fist"
BARE = ota(weapons=[], skills={}, now={"at": [11, 10]})
FRIEND = petr(id="friend", side="left", constitution=4, now={"at": [10, 12], "parts": {"head": 5}})
UNARMED = petr(weapons=[], constitution=9)
TRIP = {"row": "medium_pole", "head": "medium_axe", "hand": "both"}
KNIFE_POLE = {"row": "medium_pole", "head": "light_straight_blade", "head_type": "straight_cut", "hand": "both"}
CURVED = {"row": "heavy_curved_blade", "hand": "both"}

# path, another value, people, dice, answers, what is looked at, as the source has it, overridden, further options
ROWS: list[tuple[Any, ...]] = [
    ("modules.initiative_each_round", True, [ota(), petr(now=FAR)], FIRST, ["act ota end", "act petr end"],
     count("initiative"), 2, 4),
    ("modules.initiative_recalculated", True, [ota(), petr()], [*FIRST, 1, 1, 5, 4], [ATTACK], count("reordered"), 0,
     1),
    ("modules.heavy_blows", True, [ota(), petr(**TOUGH)], [*WOUND, 9, 9], STRIKE, made, ["shock"],
     ["shock", "concussion"]),
    ("modules.push_back", True,
     [armed("heavy_blunt", "blunt/heavy", hand="both"), petr(skills={"straight_blade/medium": 6, "parry": 4},
                                                             now={"at": [14, 10]})],
     [*FIRST, 6, 6, 3, 3, 2, 2], [ATTACK], count("gives-ground"), 0, 1, {"modules": {"heavy_blows": True}}),
    ("modules.defence_costs_actions", True, [ota(), foe()], [*FIRST, 5, 5], [ATTACK], count("pays"), 0, 1),
    ("modules.hit_locations", True, [ota(), petr(**TOUGH)], [*FIRST, *HIT, *TRUNK, 1, 9, 9], STRIKE,
     count("located"), 0, 1),
    ("modules.hit_location_table", 3, [ota(), petr(**TOUGH)], [*FIRST, *HIT, *ARM, 1, 9, 9],
     [*STRIKE, "type ota straight_cut"], fact("located", "part"), "right_arm", "right_leg", BY_PARTS),
    ("modules.hit_location_method", "percent", [ota(), petr(**TOUGH)], [*FIRST, *HIT, 10, 4, 1, 9, 9],
     [*STRIKE, "type ota straight_cut"], fact("located", "part"), "left_arm", "right_leg", BY_PARTS),
    ("modules.hit_location_full_lives", True, [ota(), petr(constitution=4)], [*FIRST, *HIT, *HEAD, 3, 10, 10],
     [*STRIKE, "type ota straight_cut"], escaping("petr"), -4, -2, BY_PARTS),
    ("modules.hit_location_percent_per_step", 1, [ota(), petr(**TOUGH)], [*FIRST, *HIT, 2, 1, 9, 9],
     [*STRIKE, "type ota thrust"], fact("located", "part"), "right_leg", "head",
     {"modules": {"hit_locations": True, "hit_location_method": "percent"}}),
    ("rounding", "ceil", [ota(strength=5), petr(**TOUGH)], WOUND, STRIKE, fact("damage", "gross"), 4, 5),
    ("tests.tie_succeeds", False, [ota(), petr(constitution=5)], [*WOUND, 5, 5], STRIKE, fact("tested", "result"),
     "passed", "failed"),
    ("tests.opposed_tie", "actor", [ota(), petr()], [*FIRST, *HIT, 2, 2, 6, 7], [*STRIKE, "hit ota disarm"],
     fact("compared", "result"), "lost", "won"),
    ("tests.natural_success", 21, [BARE, petr(weapons=[], now={"at": [14, 10]})], [*FIRST, 1, 2, 10, 10],
     [ATTACK], fact("tested", "result"), "passed", "failed"),
    ("tests.natural_failure", 1, [ota(), petr(constitution=20)], [*WOUND, 1, 1], STRIKE, fact("tested", "result"),
     "failed", "passed"),
    ("attributes.reaction_default", "strength",
     [{**{k: v for k, v in ota().items() if k != "reaction"}}, petr()], FIRST, [], part("initiative", "initiative",
     "ota"),
     3, 5),
    ("attributes.condition_is", "will",
     [ota(weapons=[TRIP], skills={"pole/medium": 6}, now={"at": [7, 10]}),
      petr(armour=LEATHER, constitution=5, will=6)],
     [*FIRST, *HIT, 5, 5, 5, 5], [ATTACK, "manner ota trip"], part("rolled", "condition", "petr"), 5, 6),
    ("attributes.skill_attributes.riding", "strength", [ota(mount="horse"), horse(), petr()], [*FIRST, 9, 9], [ATTACK],
     part("tested", "riding"), 4, 6),
    ("attributes.skill_attributes.balance", "strength", [BARE, petr(weapons=[], now={"at": [14, 10]})],
     [*FIRST, 1, 2, 5, 5], [ATTACK], part("tested", "balance"), 4, 6),
    ("attributes.skill_attributes.escape", "strength", [ota(), foe(), petr(id="far", now=FAR)],
     [10, 10, 9, 9, 1, 1, 9, 9], ["act ota end", "act petr walk:away:ota", "counter ota yes", "escape petr yes"],
     part("tested", "escape"), 5, 3),
    ("attributes.skill_attributes.first_aid", "strength",
     [ota(), FRIEND, petr(now=FAR)],
     [10, 10, 1, 1, 1, 2], ["act ota treat:friend:head"], part("tested", "first_aid"), 4, 6, BY_PARTS),
    ("attributes.skill_attributes.perception", "strength", [ota(), petr(now=FAR)], FIRST, [],
     lambda game: (game.rule("ota test perception 10"), parts(events(game, "tested")[0])["perception"])[1], 3, 6),
    ("attributes.skill_attributes.intimidation", "strength", [ota(abilities=["berserk"], now={"berserk": True}), foe()],
     [*FIRST, 5, 5], ["act ota frighten:petr"], part("threatens", "intimidation"), 3, 6),
    ("lives.base", 4, [ota(), petr(now={"wounds": 3})], WOUND, STRIKE, now("petr", "status"), "unconscious", "out"),
    ("lives.head_limb_base", 1, [ota(), petr()], [*FIRST, *HIT, *ARM, 1, 9, 9],
     [*STRIKE, "type ota straight_cut"], now("petr", "held"), ("main",), ("ground",), BY_PARTS),
    ("lives.levels.mild", "1/2", [ota(now={"wounds": 4}), petr()], [*FIRST, 1, 2], [ATTACK],
     part("attacked", "wounds"), -1, 0),
    ("lives.levels.serious", "1/4", [ota(now={"wounds": 4}), petr()], [*FIRST, 1, 2], [ATTACK],
     part("attacked", "wounds"), -1, -3),
    ("lives.levels.critical", "1/2", [ota(now={"wounds": 8}), petr()], [*FIRST, 1, 2], [ATTACK],
     part("attacked", "wounds"), -3, -6),
    ("lives.levels.mortal", "7/8", [ota(), petr(constitution=4, now={"wounds": 7})], [*WOUND, 9, 9], STRIKE,
     now("petr", "status"), "active", "out"),
    ("lives.wound_penalty.mild", 2, [ota(now={"wounds": 4}), petr()], [*FIRST, 1, 2], [ATTACK],
     part("attacked", "wounds"), -1, -2),
    ("lives.wound_penalty.serious", 4, [ota(now={"wounds": 8}), petr()], [*FIRST, 1, 2], [ATTACK],
     part("attacked", "wounds"), -3, -4),
    ("lives.wound_penalty.critical", 7, [ota(now={"wounds": 10}), petr()], [*FIRST, 1, 2], [ATTACK],
     part("attacked", "wounds"), -6, -7),
    ("lives.stun_penalty.mild", 2, [ota(now={"stun": 4}), petr()], [*FIRST, 1, 2], [ATTACK],
     part("attacked", "wounds"), -1, -2),
    ("lives.stun_penalty.serious", 4, [ota(), petr(now=FAR), stunned(6)], ASLEEP, [], escaping("down"), -3, -4),
    ("lives.stun_penalty.critical", 7, [ota(), petr(now=FAR), stunned(9)], ASLEEP, [], escaping("down"), -6, -7),
    ("lives.penalties_apply_to", ["defence"], [ota(now={"wounds": 4}), petr()], [*FIRST, 1, 2], [ATTACK],
     part("attacked", "wounds"), -1, 0),
    ("lives.toughness_lives", 4, [ota(), petr(abilities=["toughness"], now={"wounds": 9})], WOUND, STRIKE,
     now("petr", "status"), "out", "unconscious"),
    ("shock.base_tn", 12, [ota(), petr(**TOUGH)], [*WOUND, 9, 9], STRIKE, fact("tested", "against"), 15, 17),
    ("shock.per_point", 2, [ota(), petr(**TOUGH)], [*WOUND, 9, 9], STRIKE, fact("tested", "against"), 15, 20),
    ("shock.attribute", "will", [ota(), petr()], [*WOUND, 9, 9], STRIKE,
     last("tested", value), 2, 4),
    ("shock.stun_per_point", 0, [ota(), petr()], [*WOUND, 1, 2], STRIKE, now("petr", "stun"), 5, 0),
    ("actions.attack", 4, [ota(), petr()], FIRST, [], price("attack:petr"), 3, 4),
    ("actions.attack_lightning", 1, [ota(abilities=["lightning_attacks"]), petr()], FIRST, [], price("attack:petr"),
     2, 1),
    ("actions.draw", 3, [ota(weapons=[{**SWORD, "hand": "sheathed"}]), petr()], FIRST, [], price("draw:0"), 2, 3),
    ("actions.pick_up", 3, [ota(), petr()], [*FIRST, 1, 1, 5, 4], [ATTACK], offered("pick_up:0"), True, False),
    ("actions.stance", 2, [ota(), petr()], FIRST, [], price("stance:full"), 1, 2),
    ("actions.step", 2, [ota(), petr(now=FAR)], FIRST, [], price("step:toward:petr"), 1, 2),
    ("actions.step_turtle", 1, [ota(reaction=-1), petr(now=FAR)], LAST, ["act petr end"], price("step:toward:petr"),
     2, 1),
    ("actions.wait", 2, [ota(), petr(now=FAR)], FIRST, ["act ota wait"], now("ota", "actions"), 4, 3),
    ("actions.shot", 3, [archer(), petr(now=FAR)], FIRST, [], price("shoot:petr"), 2, 3),
    ("actions.throw", 3, [armed("light_axe", "axe/light"), petr(now={"at": [15, 10]})], FIRST, [], price("throw:petr"),
     2, 3),
    ("actions.bow_load", 3, [archer(now={"loaded": False}), petr(now=FAR)], FIRST, [], price("load:0"), 2, 3),
    ("actions.sling_load", 3, [archer("sling", "sling", now={"loaded": False}), petr(now=FAR)], FIRST, [],
     price("load:0"), 2, 3),
    ("actions.blowgun_load", 3, [archer("blowgun", "blowgun", now={"loaded": False}), petr(now=FAR)], FIRST, [],
     price("load:0"), 2, 3),
    ("actions.aim", 3, [archer(), petr(now=FAR)], FIRST, [], price("aim:petr"), 2, 3),
    ("actions.charge", 4, [ota(), petr(now={"at": [35, 10]})], FIRST, [], price("charge:petr"), 5, 4),
    ("actions.counterattack", 2, [ota(), foe(), petr(id="far", now=FAR)], [10, 10, 9, 9, 1, 1],
     ["act ota end", "act petr walk:away:ota", "escape petr no"], now("ota", "actions"), 4, 3),
    ("actions.disarm_defence", 2, [ota(), petr(skills={"straight_blade/medium": 9})], [*LAST, 5, 6, 5, 5, 9, 9],
     ["act petr end", ATTACK, "disarm petr yes"], now("petr", "actions"), 4, 3),
    ("actions.disarm_parry_band", 1,
     [ota(), petr(skills={"straight_blade/medium": 9, "parry": 6}, abilities=["disarm_ability"])],
     [*LAST, 7, 7, 5, 5, 9, 9], ["act petr end", ATTACK, "disarm petr yes"], now("petr", "actions"), 3, 4),
    ("actions.disarm_bare_hands", 1,
     [ota(weapons=[], skills={"bare_hands": 6}, abilities=["unarmed_combat"], now={"at": [11, 10]}), petr()],
     [*FIRST, 9, 7, 9, 9, 1, 1], [ATTACK, FIST, "hit ota disarm"], now("ota", "actions"), 0, 1),
    ("actions.regain_distance", 2,
     [ota(weapons=[{"row": "heavy_pole", "head": "heavy_straight_blade", "head_type": "thrust", "hand": "both"}]),
     petr()],
     FIRST, [], price("escape:petr"), 1, 2),
    ("actions.cover_ally", 2, [ota(), petr(id="friend", side="left", now={"at": [10, 12]}), petr(now=FAR)],
     [10, 10, 1, 1, 1, 2], [], price("cover:friend:full"), 1, 2),
    ("actions.frighten", 2, [ota(abilities=["berserk"], now={"berserk": True}), foe()], FIRST, [],
     price("frighten:petr"), 1, 2),
    ("provoking_activities", ["pick_up", "load", "rise", "other"],
     [ota(weapons=[SWORD, {"row": "light_straight_blade", "hand": "sheathed"}]), foe()], [*LAST, 1, 2],
     ["act petr end", "act ota draw:1"], count("counters"), 1, 0),
    ("turtle.even_round", "stopping_costs", [ota(reaction=-1), petr()], FIRST,
     ["accelerate ota tier:1", "accelerate ota tier:0"], now("ota", "stun"), 1, 2),
    ("two_weapons.two_attacks_penalty", -2,
     [ota(weapons=[SWORD, {"row": "light_straight_blade", "hand": "off"}], now={"at": [11, 10]}), petr(**TOUGH)],
     [*FIRST, 1, 2, 1, 2], [*STRIKE, "pair ota yes"], part("attacked", "pair"), -4, -2),
    ("two_weapons.off_hand_penalty", -2,
     [ota(weapons=[SWORD, {"row": "light_straight_blade", "hand": "off"}], now={"at": [11, 10]}), petr(**TOUGH)],
     [*FIRST, 1, 2, 1, 2], [*STRIKE, "pair ota yes"], part("attacked", "off_hand"), -4, -2),
    ("abilities.weapon_focus", 2, [ota(abilities=["weapon_focus:straight_blade/medium"]), petr()], [*FIRST, 1, 2],
     [ATTACK], part("attacked", "standing"), 1, 2),
    ("abilities.weapon_specialization", 3, [ota(abilities=["weapon_specialization:straight_blade/medium"]),
     petr(**TOUGH)],
     WOUND, STRIKE, fact("damage", "gross"), 7, 8),
    ("abilities.second_specialization", 3,
     [ota(abilities={"weapon_specialization:straight_blade/medium": 2}), petr(**TOUGH)], WOUND, STRIKE,
     fact("damage", "gross"), 9, 10),
    ("abilities.power_attack_ratio", 2, [ota(abilities=["power_attack"]), petr(**TOUGH)], [*FIRST, 10, 7, 3],
     [*STRIKE, "manner ota power", "power ota 1"], fact("damage", "gross"), 6, 7),
    ("abilities.dodging", 2, [ota(), petr(abilities=["dodging"])], [*FIRST, 1, 2], [ATTACK], layer("dodging"), 1, 2),
    ("abilities.combat_instincts", 2, [ota(), foe(skills={"parry": 2}, abilities=["combat_instincts"])],
     [*FIRST, 1, 2], [ATTACK], layer("parry"), 2, 3),
    ("abilities.mobility_vs_counterattack", 6, [ota(), foe(abilities=["mobility"]), petr(id="far", now=FAR)],
     [10, 10, 9, 9, 1, 1, 1, 2], ["act ota end", "act petr walk:away:ota", "escape petr no"], layer("other"), 4, 6),
    ("abilities.improved_critical", 2, [ota(abilities=["improved_critical"]), petr(**TOUGH)], [*FIRST, 8, 8, 5, 5, 3],
     STRIKE, count("confirmed"), 0, 1),
    ("abilities.combat_reflexes_defence_actions", 2, [ota(), foe(abilities=["combat_reflexes"])], FIRST, [],
     now("petr", "extra"), 1, 2, PAID),
    ("abilities.accelerated_shooting_load", 2, [archer(abilities=["accelerated_shooting"], now={"loaded": False}),
                                                petr(now=FAR)], FIRST, [], price("load:0"), 1, 2),
    ("abilities.rapid_shooting_shot", 2, [archer(abilities=["rapid_shooting"]), petr(now=FAR)], FIRST, [],
     price("shoot:petr"), 1, 2),
    ("abilities.riposte_action_cost", "first_only",
     [ota(dexterity=9, abilities=["riposte"]), foe(), foe(id="karel", now={"at": [13, 11]})],
     [10, 10, 9, 9, 5, 5, 1, 2, 1, 2],
     ["act ota end", "act petr walk:away:ota", "act karel walk:away:ota"],
     last("counters", lambda event: [change.field for change in event.changes]), ["actions", "counters"], ["counters"]),
    ("abilities.cleave_extra_attacks", 0, [ota(abilities=["cleave"]), petr(now={"wounds": 9}),
                                           foe(id="karel", now={"at": [13, 11]}, **TOUGH)],
     [10, 10, 9, 9, 5, 5, *HIT, 3, 1, 2], STRIKE, count("attacked"), 2, 1),
    ("abilities.berserk.attack", 3, [ota(now={"berserk": True}), petr()], [*FIRST, 1, 2], [ATTACK],
     part("attacked", "berserk"), 0, 3),
    ("abilities.berserk.damage", 3, [ota(now={"berserk": True}), petr(**TOUGH)], WOUND, STRIKE, fact("damage", "gross"),
     5, 8),
    ("abilities.berserk.defence", -3, [ota(), petr(now={"berserk": True})], [*FIRST, 1, 2], [ATTACK], layer("other"),
     0, -3),
    ("abilities.berserk.stances_allowed", True, [ota(now={"berserk": True}), petr()], FIRST, [], offered("stance:full"),
     False, True),
    ("abilities.teamwork.attack", 2,
     [ota(teamwork=["mate"]), petr(id="mate", side="left", teamwork=["ota"], now={"at": [10, 12]}), petr()],
     [10, 10, 1, 1, 1, 2, 1, 2], [ATTACK], part("attacked", "teamwork"), 0, 2),
    ("abilities.teamwork.defence", 2,
     [ota(), petr(teamwork=["mate"]), petr(id="mate", teamwork=["petr"], now=FAR)],
     [10, 10, 1, 1, 1, 2, 1, 2], [ATTACK], layer("other"), 0, 2),
    ("abilities.teamwork.opponents", 1,
     [ota(teamwork=["mate"]), ota(id="mate", side="left", teamwork=["ota"], now=FAR), foe(),
      foe(id="karel", now={"at": [10, 13]})],
     [1, 1, 1, 2, 10, 10, 9, 9, 1, 2, 1, 2],
     ["act petr attack:ota", "act petr end", "act karel attack:ota"], part("attacked", "rank"), 1, 0),
    ("crit.reduction_sources", "max",
     [ota(), foe(skills={"parry": 10}, abilities=["full_compatibility"],
                 armour=[{"piece": "body", "material": "plate", "dr": 6}], **TOUGH)],
     [*FIRST, 10, 9, 5, 5, 3], [ATTACK, ONE_HAND], count("confirmed"), 0, 1),
    ("crit.requires_hit", False, [ota(), foe(skills={"straight_blade/medium": 18, "parry": 6}, **TOUGH)],
     [*FIRST, 9, 9, 5, 5], STRIKE, fact("attacked", "result"), "missed", "hit"),
    ("crit.run_through_hit", "critical_level", [ota(), petr(constitution=9, now={"guard": "bound"})],
     [*FIRST, 5, 5, 1, 9, 9], STRIKE, fact("damage", "net"), 5, 14),
    ("multiple_critical.level2", "none", [ota(), petr(**TOUGH)], [*FIRST, 10, 10, 10, 10, 1, 2, 3, 9, 9], STRIKE,
     now("petr", "status"), "out", "active"),
    ("multiple_critical.level3", "none", [ota(), petr(**TOUGH)], [*FIRST, 10, 10, 10, 10, 10, 10, 1, 2, 3, 9, 9],
     STRIKE,
     now("petr", "status"), "dead", "active"),
    ("weapons.reach_add_uses_band", False,
     [ota(weapons=[KNIFE_POLE], skills={"pole/medium": 6}, now={"at": [10, 10]}), petr()], [*FIRST, 1, 2], [ATTACK],
     fact("attacked", "weapon"), "medium_pole_straight_cut", "kick"),
    ("weapons.heavy_curved_slowdown", 2, [ota(weapons=[CURVED]), petr()], FIRST, [],
     part("initiative", "initiative", "ota"), 3, 4),
    ("weapons.heavy_pole_slowdown_add", 2,
     [ota(weapons=[{"row": "heavy_pole", "head": "light_blunt", "hand": "both"}]), petr()], FIRST, [],
     part("initiative", "initiative", "ota"), 3, 4),
    ("weapons.light_axe_reach", 3, [armed("light_axe", "axe/light"), petr()], [*FIRST, 1, 2], [ATTACK],
     fact("attacked", "weapon"), "kick", "light_axe"),
    ("weapons.pole_light_head_counts_as_light", True,
     [ota(weapons=[KNIFE_POLE], skills={"pole/medium": 6}, now={"at": [9, 10]}), petr(armour=LEATHER, **TOUGH)],
     [*FIRST, *HIT, 4], [ATTACK], fact("damage", "stopped"), 4, 6),
    ("weapons.shield_counts_as_light", True,
     [ota(weapons=[], skills={"shield": 6}, shield={"row": "light_shield"}, now={"at": [11, 10]}),
      petr(weapons=[], armour=LEATHER, **TOUGH)],
     [*FIRST, 10, 7, 4], [ATTACK, "weapon ota with:light_shield"], fact("damage", "stopped"), 2, 3),
    ("weapons.no_minimum_reach_up_to", 0, [ota(now={"at": [12, 10]}), petr()], FIRST, [], offered("attack:petr"), True,
     False),
    ("shields.pavise_melee_bonus", 2, [ota(), petr(now={"pavise": True})], [*FIRST, 1, 2], [ATTACK], layer("other"),
     0, 2),
    ("shields.pavise_cover", 4, [archer(), petr(now={"at": [40, 10], "pavise": True})], [*FIRST, 1, 2],
     ["act ota shoot:petr"], layer("cover", "shot"), 6, 4),
    ("missile.extreme_band_factor", 4, [archer(), petr(now={"at": [410, 10]})], FIRST, [], offered("shoot:petr"), True,
     False),
    ("missile.max_random_factor", 9, [archer(), petr(now={"at": [760, 10]})], FIRST, [], offered("volley:petr"), True,
     False),
    ("missile.aim_attack_bonus", 2, [archer(), petr(now={"at": [40, 10]})], [*FIRST, 1, 2],
     ["act ota aim:petr", "act ota shoot:petr"], part("shot", "aim"), 0, 2),
    ("trip.specialised_hook_bonus", 0,
     [ota(weapons=[TRIP], skills={"pole/medium": 6}, now={"at": [7, 10]}), petr(armour=LEATHER)],
     [*FIRST, *HIT, 5, 5, 5, 5], [ATTACK, "manner ota trip"], part("rolled", "armour", "petr"), 0, 2),
    ("mounted.horse_bonus_per_training", 2, [rider(12), horse(training=1), petr()], [*FIRST, 9, 9, 1, 2], [ATTACK],
     part("attacked", "mounted"), 3, 4),
    ("mounted.leg_guiding_untrained", 7,
     [ota(mount="horse", values={"riding": 7}, shield={"row": "light_shield"}), horse(), petr()], [*FIRST, 9, 9, 1, 2],
     [ATTACK], fact("tested", "against"), 30, 32),
    ("mounted.leg_guiding_trained", 4,
     [ota(mount="horse", values={"riding": 7}, shield={"row": "light_shield"}), horse(training=1), petr()],
     [*FIRST, 9, 9, 1, 2], [ATTACK], fact("tested", "against"), 26, 28),
    ("mounted.fall_damage", 3, [rider(), horse(), petr()], [*FIRST, 1, 2, 10, 10], [ATTACK], now("ota", "wounds"), 0,
     3),
    ("intimidation.margin20_stun", 2,
     [ota(abilities=["berserk"], values={"intimidation": 40}, now={"berserk": True}), foe()],
     [*FIRST, 5, 5, 5, 5], ["act ota frighten:petr"], now("petr", "stun"), 1, 2),
    ("intimidation.charge_base_tn", 17, [lancer(), horse(training=1), petr(will=20, now={"at": [70, 10]})],
     [*FIRST, 9, 9, 5, 5, 1, 2, 1], ["act ota ride_down:petr"],
     lambda game: next(event.data["against"] for event in events(game, "tested", "petr")), 15, 17),
    ("model2.main_weapon_and_parry", "each", [ota(), foe(skills={"parry": 2}, dexterity=0, strength=8)],
     [*FIRST, 5, 2], [ATTACK], fact("pays", "price"), 2, 4, PAID),
    ("model2.order", "free", [ota(), foe(skills={"straight_blade/medium": 9}, dexterity=1)], [*FIRST, 5, 3], [ATTACK],
     fact("pays", "layers"), ("dex", "weapon"), ("weapon",), PAID),
    ("first_aid.base_tn", 12,
     [ota(), FRIEND, petr(now=FAR)],
     [10, 10, 1, 1, 1, 2], ["act ota treat:friend:head"], fact("tested", "against"), 20, 17, BY_PARTS),
    ("first_aid.actions", 3,
     [ota(), FRIEND, petr(now=FAR)],
     [10, 10, 1, 1, 1, 2], [], price("treat:friend:head"), 5, 3, BY_PARTS),
    ("craft", {"smith": {"tools": ["axe/medium"], "dominant": True}},
     [ota(skills={"craft:smith": 6}, weapons=[{"row": "medium_blunt", "hand": "main"}]), petr()],
     [*FIRST, 1, 2], [ATTACK], part("attacked", "levels"), 1, 0),
]  # fmt: skip
