"""Attacks at the table: what gives advantage, what a hit does, what a critical hit doubles."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste import errors
from bojiste.core.game import Game
from tests.play.srd5.cast import Row, ada, brok, cira, gob, offered, ogre, orc, play, played, rows, scene
from tests.table import example


def at_distance(feet: int, *everybody: dict[str, Any], apart: dict[tuple[str, str], int] | None = None) -> Any:
    """A scene without coordinates in which everybody is so far from everybody else."""
    ids = [one["id"] for one in everybody]
    known = apart or {}
    table = [
        {"between": [a, b], "ft": known.get((a, b), known.get((b, a), feet))}
        for place, a in enumerate(ids)
        for b in ids[place + 1 :]
    ]
    return scene(*everybody, order=ids, field={"mode": "abstract", "distance": table})


def against(feet: int, attacker: dict[str, Any], target: dict[str, Any]) -> Any:
    """An attacker and a target so far apart, and somebody of the target's side far off, so that the fight goes on."""
    other = ogre(id="other", side=target["side"])
    apart = {(attacker["id"], "other"): 400, (target["id"], "other"): 400}
    return at_distance(feet, attacker, target, other, apart=apart)


def struck(given: Any, dice: list[int], key: str) -> list[Row]:
    return rows(played(given, dice, key))


INVISIBLE = {"conditions": ["invisible"]}


@pytest.mark.parametrize(
    "attacker, target, feet, key, dice, kind, total, damage",
    [
        example("srd5.action.attack E1", ada(), orc(), 5, "longsword", [9, 5], "hit", 14, 8),
        example("srd5.attack.hit E1", orc(), ada(), 5, "greataxe", [11, 1], "hit", 16, 4),
        example("srd5.attack.hit E2", orc(), ada(), 5, "greataxe", [10], "miss", 15, None),
        example("srd5.attack.modifiers E2", orc(abilities={}), ada(), 5, "greataxe", [11, 2], "hit", 16, 5),
        example("srd5.attack.ability E1", brok(), orc(), 5, "shortsword", [8, 1], "hit", 13, 4),
        example(
            "srd5.attack.proficiency E1",
            ada(not_proficient=["longsword"]),
            orc(),
            5,
            "longsword",
            [10, 1],
            "hit",
            13,
            4,
        ),
        example("srd5.attack.natural_20 E1", ada(), orc(ac=30), 5, "longsword", [20, 3, 7], "critical", 25, 13),
        example("srd5.attack.natural_1 E1", orc(), ada(ac=5), 5, "greataxe", [1], "miss", 6, None),
        example("srd5.critical.dice E2", ada(), orc(), 5, "longsword", [20, 3, 7], "critical", 25, 13),
        example("srd5.damage.roll E1", gob(), ada(), 5, "scimitar", [13, 5], "hit", 17, 7),
        example("srd5.damage.weapon_ability E1", ada(), orc(), 5, "longsword", [14, 6], "hit", 19, 9),
        example("srd5.melee.unarmed E1", ada(), orc(), 5, "unarmed", [9], "hit", 14, 4),
        example("srd5.melee.unarmed E2", ada(), orc(), 5, "unarmed", [20], "critical", 25, 4),
        example(
            "srd5.hit_points.no_effect_until_zero E1", ada(now={"hp": 1}), orc(), 5, "longsword", [8, 1], "hit", 13, 4
        ),
        example(
            "srd5.condition.paralyzed E1",
            ada(),
            orc(now={"conditions": ["paralyzed"]}),
            5,
            "longsword",
            [5, 11, 4, 6],
            "critical",
            16,
            13,
        ),
        example(
            "srd5.condition.unconscious E1",
            ada(),
            orc(now={"conditions": ["unconscious"]}),
            5,
            "longsword",
            [2, 10, 3, 8],
            "critical",
            15,
            14,
        ),
        example(
            "srd5.condition.stunned E1",
            ada(),
            orc(now={"conditions": ["stunned"]}),
            5,
            "longsword",
            [4, 9, 6],
            "hit",
            14,
            9,
        ),
        example(
            "srd5.condition.blinded E1",
            orc(now={"conditions": ["blinded"]}),
            ada(),
            5,
            "greataxe",
            [16, 5],
            "miss",
            10,
            None,
        ),
        example(
            "srd5.condition.poisoned E1",
            orc(now={"conditions": ["poisoned"]}),
            ada(),
            5,
            "greataxe",
            [12, 6],
            "miss",
            11,
            None,
        ),
        example(
            "srd5.condition.prone_own E1",
            orc(now={"conditions": ["prone"]}),
            ada(),
            5,
            "greataxe",
            [15, 10],
            "miss",
            15,
            None,
        ),
        example(
            "srd5.condition.prone_attacked E1",
            ada(),
            orc(now={"conditions": ["prone"]}),
            5,
            "longsword",
            [3, 14, 1],
            "hit",
            19,
            4,
        ),
        example(
            "srd5.condition.prone_attacked E2",
            ada(weapons=["glaive"]),
            orc(ac=20, now={"conditions": ["prone"]}),
            10,
            "glaive",
            [14, 3],
            "miss",
            8,
            None,
        ),
        example(
            "srd5.condition.restrained E2",
            brok(),
            gob(now={"conditions": ["restrained"]}),
            40,
            "shortbow",
            [6, 12, 1],
            "hit",
            17,
            4,
        ),
        example("srd5.condition.invisible E1", ada(), gob(now=INVISIBLE), 5, "longsword", [14, 11, 1], "hit", 16, 4),
        example("srd5.unseen.target E1", ada(), gob(now=INVISIBLE), 5, "longsword", [16, 9], "miss", 14, None),
        example("srd5.unseen.attacker E1", gob(now=INVISIBLE), ada(), 5, "scimitar", [5, 13, 4], "hit", 17, 6),
        example(
            "srd5.unseen.both E1",
            ada(now={"conditions": ["blinded"]}),
            orc(now={"conditions": ["blinded"]}),
            5,
            "longsword",
            [12, 1],
            "hit",
            17,
            4,
        ),
        example("srd5.sight.senses E1", ada(blindsight=10), gob(now=INVISIBLE), 5, "longsword", [10, 1], "hit", 15, 4),
        example(
            "srd5.sight.senses E1b",
            ada(blindsight=10, weapons=["javelin"]),
            gob(now=INVISIBLE),
            15,
            "throw-javelin",
            [16, 9],
            "miss",
            14,
            None,
        ),
        example("srd5.ranged.two E1", brok(), orc(), 80, "shortbow", [8, 1], "hit", 13, 4),
        example("srd5.ranged.two E1b", brok(), orc(), 85, "shortbow", [15, 7], "miss", 12, None),
        example("srd5.ranged.kinds E1", ada(weapons=["handaxe"]), orc(), 5, "throw-handaxe", [15, 7], "miss", 12, None),
        example(
            "srd5.damage.floor E1",
            cira(abilities={"strength": 4}, weapons=["club"]),
            orc(ac=5),
            5,
            "club",
            [10, 2],
            "hit",
            9,
            0,
        ),
        example(
            "srd5.dice.adv_no_stack E1",
            gob(now=INVISIBLE),
            ada(now={"conditions": ["restrained"]}),
            5,
            "scimitar",
            [7, 9],
            "miss",
            13,
            None,
        ),
        example(
            "srd5.weapon.heavy edge",
            gob(attack=[], weapons=["greatsword"]),
            ada(),
            5,
            "greatsword",
            [18, 4],
            "miss",
            5,
            None,
        ),
    ],
)
def test_one_attack(
    attacker: Any, target: Any, feet: int, key: str, dice: list[int], kind: str, total: int, damage: int | None
) -> None:
    given = against(feet, attacker, target)
    who, whom = attacker["id"], target["id"]
    told = struck(given, dice, f"attack:{whom}:{key}")
    assert told[0] == (kind, who, whom, total)
    if damage is None:
        assert len(told) == 1
    else:
        game = played(given, dice, f"attack:{whom}:{key}")
        hurt = next(event for event in game.events if event.kind == "damage")
        assert hurt.data["damage"] == damage
        assert game.state[whom].hp == max(0, target["hp_max"] - damage)


@pytest.mark.parametrize(
    "attacker, target, feet, key, dice, helps, hinders",
    [
        example(
            "srd5.dice.adv_cancel S1",
            ada(now={"conditions": ["poisoned"]}),
            orc(now={"conditions": ["restrained"]}),
            5,
            "longsword",
            [9, 5],
            ("restrained",),
            ("poisoned",),
        ),
        example(
            "srd5.dice.adv_cancel S2",
            ada(now={"conditions": ["frightened:orc"]}),
            orc(now={"conditions": ["restrained", "stunned"]}),
            5,
            "longsword",
            [6],
            ("restrained", "stunned"),
            ("frightened",),
        ),
        example(
            "srd5.unseen.attacker S3",
            brok(now=INVISIBLE),
            orc(),
            200,
            "shortbow",
            [11, 2],
            ("unseen-attacker",),
            ("long-range",),
        ),
        example(
            "srd5.condition.prone_own S4",
            ada(now={"conditions": ["prone"]}),
            orc(now={"conditions": ["prone"]}),
            5,
            "longsword",
            [8, 6],
            ("prone",),
            ("prone",),
        ),
        example(
            "srd5.condition.prone_attacked I06",
            brok(),
            orc(now={"conditions": ["prone"]}),
            5,
            "shortbow",
            [8, 2],
            ("prone",),
            ("close-enemy",),
        ),
        example(
            "srd5.condition.prone_attacked I06b",
            brok(),
            orc(now={"conditions": ["prone", "stunned"]}),
            5,
            "shortbow",
            [8, 2, 2],
            ("stunned", "prone"),
            (),
        ),
        example(
            "srd5.condition.unconscious I07",
            brok(),
            orc(now={"conditions": ["unconscious"]}),
            60,
            "shortbow",
            [8, 2],
            ("unseen-attacker", "unconscious"),
            ("prone",),
        ),
        example(
            "srd5.ranged.two I10",
            gob(attack=[], weapons=["shortbow"], now=INVISIBLE),
            ada(),
            100,
            "shortbow",
            [3],
            ("unseen-attacker",),
            ("long-range",),
        ),
        example(
            "srd5.condition.paralyzed I36",
            ada(weapons=["glaive"]),
            orc(now={"conditions": ["paralyzed"]}),
            10,
            "glaive",
            [8, 2, 3],
            ("paralyzed",),
            (),
        ),
        example("srd5.surprise.effect I33", ada(), orc(now={"surprised": True}), 5, "longsword", [8, 2], (), ()),
        example(
            "srd5.condition.frightened E2",
            ada(now={"conditions": ["frightened:orc", "blinded"]}),
            orc(),
            5,
            "longsword",
            [9, 7],
            (),
            ("unseen-target", "blinded"),
        ),
        example(
            "srd5.condition.exhaustion edge",
            ada(now={"exhaustion": 3}),
            orc(),
            5,
            "longsword",
            [9, 7],
            (),
            ("exhaustion",),
        ),
    ],
)
def test_where_advantage_comes_from(
    attacker: Any, target: Any, feet: int, key: str, dice: list[int], helps: tuple[str, ...], hinders: tuple[str, ...]
) -> None:
    game = played(against(feet, attacker, target), dice, f"attack:{target['id']}:{key}")
    roll = next(event for event in game.events if event.kind in ("hit", "miss", "critical"))
    assert (roll.data.get("helps", ()), roll.data.get("hinders", ())) == (helps, hinders)
    state = (len(helps) > 0) - (len(hinders) > 0)
    assert roll.data["state"] == state
    assert len(roll.rolls) == (2 if state else 1)


@pytest.mark.rule("srd5.dice.adv_cancel")
def test_worked_sequences_of_single_attacks() -> None:
    """S1 to S4: one die where advantage and disadvantage meet, and what it does."""
    s1 = at_distance(5, ada(now={"conditions": ["poisoned"]}), orc(now={"conditions": ["restrained"]}))
    game = played(s1, [9, 5], "attack:orc:longsword")
    assert rows(game) == [("hit", "ada", "orc", 14), ("damage", "ada", "orc", 8)]
    assert game.state["orc"].hp == 7
    fear = ada(now={"conditions": ["frightened:orc"]})
    s2 = at_distance(5, fear, orc(now={"conditions": ["restrained", "stunned"]}))
    assert struck(s2, [6], "attack:orc:longsword") == [("miss", "ada", "orc", 11)]
    s3 = at_distance(200, brok(now=INVISIBLE), orc())
    assert struck(s3, [11, 2], "attack:orc:shortbow") == [("hit", "brok", "orc", 16), ("damage", "brok", "orc", 5)]
    lying = {"conditions": ["prone"]}
    game = played(at_distance(5, ada(now=lying), orc(now=lying)), [8, 6], "attack:orc:longsword")
    assert rows(game) == [("hit", "ada", "orc", 13), ("damage", "ada", "orc", 9)]
    assert game.state["orc"].hp == 6


@pytest.mark.parametrize(
    "reference, who, key, feet, possible",
    [
        example("srd5.attack.step_target E1", "E1", ada(), "longsword", 10, False),
        example("srd5.melee.reach E1", "E1", ada(), "longsword", 10, False),
        example("srd5.weapon.reach edge", "edge", ada(weapons=["glaive"]), "glaive", 10, True),
        example("srd5.ranged.limit E1", "E1", ada(weapons=["dart"]), "dart", 65, False),
        example("srd5.ranged.limit edge", "edge", ada(weapons=["dart"]), "dart", 60, True),
        example("srd5.ranged.two E1", "E1", brok(), "shortbow", 320, True),
        example("srd5.ranged.two E1", "E1", brok(), "shortbow", 325, False),
    ],
)
def test_out_of_range_is_not_offered_and_costs_nothing(
    reference: str, who: Any, key: str, feet: int, possible: bool
) -> None:
    game = played(at_distance(feet, who, orc()))
    answer = f"attack:orc:{key}"
    assert (answer in offered(game)) is possible
    if not possible:
        with pytest.raises(errors.NotOffered):
            game.answer(answer)
        assert not game.state[who["id"]].turn.action


@pytest.mark.rule("srd5.ranged.close")
@pytest.mark.parametrize("beside, dice, total", [("", [17, 8], 13), ("stunned", [17, 4], 22), ("blinded", [17, 4], 22)])
def test_an_enemy_beside_spoils_a_shot_at_another(beside: str, dice: list[int], total: int) -> None:
    """srd5.ranged.close E1, E2: Gob stands beside Brok, the orc far away; a stunned or blinded Gob does not count."""
    near = gob(now={"conditions": [beside]} if beside else {})
    given = at_distance(60, brok(), orc(ac=20), near, apart={("brok", "gob"): 5})
    assert struck(given, dice, "attack:orc:shortbow")[0][3] == total


@pytest.mark.rule("srd5.ranged.close")
def test_an_unseen_shooter_is_not_hampered() -> None:
    given = at_distance(60, brok(now=INVISIBLE), orc(), gob(), apart={("brok", "gob"): 5})
    game = played(given, [3, 12, 2], "attack:orc:shortbow")
    roll = next(event for event in game.events if event.kind == "hit")
    assert roll.data["helps"] == ("unseen-attacker",) and roll.data["hinders"] == ()


@pytest.mark.rule("srd5.dice.order")
def test_a_critical_hit_doubles_each_component_in_listed_order() -> None:
    """srd5.dice.order E1: 1d8 slashing + 2d6 fire takes two d8, then four d6; flat damage once."""
    brand = {"name": "brand", "to_hit": 5, "damage": ["1d8+3 slashing", "2d6 fire"], "reach": 5}
    given = at_distance(5, ada(weapons=[], attack=[brand]), ogre())
    game = played(given, [20, 8, 7, 1, 2, 3, 4], "attack:ogre:brand")
    hurt = next(event for event in game.events if event.kind == "damage")
    assert [(die.sides, die.face) for die in hurt.rolls] == [(8, 8), (8, 7), (6, 1), (6, 2), (6, 3), (6, 4)]
    assert (hurt.data["damage"], hurt.data["types"]) == (8 + 7 + 3 + 1 + 2 + 3 + 4, ("slashing", "fire"))
    assert game.state["ogre"].hp == 59 - 28


@pytest.mark.parametrize(
    "natural, ac, kind",
    [
        example("srd5.critical.other_sources E1", 19, 30, "miss"),
        example("srd5.critical.other_sources E2", 19, 24, "critical"),
        example("srd5.critical.other_sources edge", 18, 13, "hit"),
    ],
)
def test_a_wider_critical_range(natural: int, ac: int, kind: str) -> None:
    keen = {"name": "keen blade", "to_hit": 5, "damage": "1d6 slashing", "reach": 5, "critical_from": 19}
    given = at_distance(5, ada(weapons=[], attack=[keen]), ogre(ac=ac))
    dice = {"miss": [], "hit": [3], "critical": [3, 4]}[kind]
    assert struck(given, [natural, *dice], "attack:ogre:keen-blade")[0][0] == kind


@pytest.mark.parametrize(
    "more, attack, dice, taken",
    [
        example("srd5.damage.resistance E1", {"resist": ["fire"]}, "15 fire", [10], 7),
        example("srd5.damage.vulnerability E1", {"vulnerable": ["fire"]}, "15 fire", [10], 30),
        example("srd5.damage.order E1", {"flat_reduction": 5, "resist": ["bludgeoning"]}, "25 bludgeoning", [10], 10),
        example("srd5.damage.order E2", {"vulnerable": ["cold"], "resist": ["cold"]}, "9 cold", [10], 8),
        example("srd5.damage.no_stack E1", {"resist": ["fire", "fire nonmagical"]}, "15 fire", [10], 7),
        example("srd5.damage.immunity E1", {"immune": ["poison"]}, "12 poison", [10], 0),
        example("srd5.damage.flat_multi E1", {"flat_reduction": 5}, ["3 slashing", "6 fire"], [10], 4),
        example("srd5.dice.round_down E2", {"resist": ["fire"]}, "1 fire", [10], 0),
        example("srd5.damage.instance edge", {"resist": ["fire"]}, ["6 slashing", "7 fire"], [10], 9),
        example("srd5.condition.petrified E1", {"now": {"conditions": ["petrified"]}}, "20 bludgeoning", [10, 9], 10),
    ],
)
def test_reductions_in_order(more: dict[str, Any], attack: Any, dice: list[int], taken: int) -> None:
    blow = {"name": "blow", "to_hit": 8, "damage": attack, "reach": 5}
    game = played(at_distance(5, ada(weapons=[], attack=[blow]), ogre(**more)), dice, "attack:ogre:blow")
    hurt = next(event for event in game.events if event.kind == "damage")
    assert hurt.data["damage"] == taken
    assert game.state["ogre"].hp == 59 - taken


@pytest.mark.parametrize(
    "target, dice, damage",
    [
        example("srd5.damage.floor PR16", {}, [10, 2, 4], 1 + 4),
        example("srd5.damage.floor PR16-immune", {"immune": ["bludgeoning"]}, [10, 2, 4], 4),
        example("srd5.damage.floor PR16-critical", {}, [20, 1, 1, 1, 2], 1 + 3),
    ],
)
def test_the_least_damage_of_a_component(target: dict[str, Any], dice: list[int], damage: int) -> None:
    """With ``damage_floor = 1`` each component, after its modifiers and before reductions, is at least 1."""
    club = {"name": "club", "to_hit": 5, "damage": ["1d4-3 bludgeoning", "1d6 fire"], "reach": 5}
    given = scene(ada(weapons=[], attack=[club]), orc(**target), order=["ada", "orc"], options={"damage_floor": 1})
    assert played(given, dice, "attack:orc:club").state["orc"].hp == 15 - damage


@pytest.mark.rule("srd5.damage.qualifier")
@pytest.mark.parametrize("magical, taken", [(False, 4), (True, 9)])
def test_qualified_resistance(magical: bool, taken: int) -> None:
    """srd5.damage.qualifier E1: resistance to slashing from nonmagical attacks, a longsword for 9."""
    blow = {"name": "sword", "to_hit": 5, "damage": "1d8+3 slashing", "reach": 5, "magical": magical}
    given = at_distance(5, ada(weapons=[], attack=[blow]), orc(resist=["slashing nonmagical"]))
    assert played(given, [14, 6], "attack:orc:sword").state["orc"].hp == 15 - taken


@pytest.mark.parametrize(
    "thp, dice, left, hp",
    [
        example("srd5.temporary.absorb E1", 5, [13, 5], 0, 22),
        example("srd5.temporary.absorb edge", 8, [13, 5], 1, 24),
        example("srd5.temporary.absorb S9", 7, [13, 5], 0, 24),
    ],
)
def test_temporary_hit_points_go_first(thp: int, dice: list[int], left: int, hp: int) -> None:
    game = played(at_distance(5, gob(), ada(now={"thp": thp})), dice, "attack:ada:scimitar")
    assert (game.state["ada"].thp, game.state["ada"].hp) == (left, hp)


@pytest.mark.rule("srd5.condition.charmed")
def test_the_charmed_do_not_attack_their_charmer() -> None:
    """srd5.condition.charmed E1: Ada, charmed by the orc, may strike the goblin only, and lets the orc walk away."""
    charmed = ada(now={"conditions": ["charmed:orc"]})
    game = played(scene(charmed, orc(), gob(), order=["ada", "orc", "gob"]))
    attacks = [key for key in offered(game) if key.startswith("attack:")]
    assert attacks and all(key.startswith("attack:gob:") for key in attacks)
    with pytest.raises(errors.NotOffered):
        game.answer("attack:orc:longsword")
    assert play(scene(charmed, orc(), order=["ada", "orc"]), [], "end", "g stop").outcome is not None


@pytest.mark.rule("srd5.flow.control")
def test_who_is_asked() -> None:
    """srd5.flow.control E1: the orc's turn asks the referee, Ada's her player."""
    game = Game(scene(ada(), orc(), order=["orc", "ada"]), people=["gm", "player:ada"])
    assert game.ask is not None and (game.ask.seat, game.ask.actor) == ("gm", "orc")
    game.answer("end")
    assert game.ask is not None and (game.ask.seat, game.ask.actor) == ("player:ada", "ada")
    handed = Game(scene(ada(), orc(seat="player:eva"), order=["orc", "ada"]), people=["player:eva"])
    assert handed.ask is not None and handed.ask.seat == "player:eva"


def test_those_who_still_fight_are_offered_before_those_who_lie_there() -> None:
    """A captured or dying enemy may be struck, but nobody does so by taking the first line."""
    given = scene(ada(attacks=2), gob(id="down", now={"hp": 0, "life": "dying"}), gob(id="up"), order=["ada"])
    keys = [key for key in offered(played(given)) if key.startswith("attack:")]
    assert [key.split(":")[1] for key in keys[:1]] == ["up"] and any(":down:" in key for key in keys)
