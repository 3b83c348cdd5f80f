"""Scenes that cannot be played (section 10 of the catalogue): each fault is one problem with its path and reason."""

from __future__ import annotations

import math
from typing import Any

import pytest

from bojiste.core.game import Game
from bojiste.core.reading import read_scene
from bojiste.errors import BojisteError, NotOffered, SceneError
from tests.play.srd5.cast import ada, brok, gob, grid, ogre, orc
from tests.play.srd5.test_mounted import riding
from tests.play.srd5.test_spell import mage

LONG = {
    "name": "rite",
    "use": {"level": 1, "minutes": 1, "components": "v"},
    "target": {"range": 60},
    "test": {"save": "wisdom"},
    "effects": [{"kind": "damage", "dice": "1d6 fire"}],
}

Fault = tuple[str, str]


def data(*combatants: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"format": 1, "system": "srd5", "combatant": list(combatants), **more}


def faults(scene: dict[str, Any]) -> list[Fault]:
    with pytest.raises(SceneError) as refused:
        read_scene(scene)
    return [(problem.path, problem.reason) for problem in refused.value.problems]


def attack(**more: Any) -> dict[str, Any]:
    return {"attack": [{"name": "blow", "to_hit": 3, "damage": "1d6 slashing", "reach": 5, **more}]}


def duel(ada_more: dict[str, Any] | None = None, orc_more: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    return data(ada(**(ada_more or {})), orc(**(orc_more or {})), **more)


def table(*rows: tuple[str, str, int]) -> dict[str, Any]:
    return {"mode": "abstract", "distance": [{"between": [a, b], "ft": ft} for a, b, ft in rows]}


B01 = [
    (data(ada(), orc(id="ada")), ("combatant[1].id", "duplicate-id")),
    (duel(fight={"order": ["ada", "orc", "troll"]}), ("fight.order[2]", "unknown-combatant")),
    (duel(fight={"order": ["ada", "orc", "ada"]}), ("fight.order[2]", "duplicate-id")),
    (duel(fight={"turn": "troll"}), ("fight.turn", "unknown-combatant")),
    (duel({"now": {"conditions": ["frightened:troll"]}}), ("combatant[0].now.conditions", "unknown-combatant")),
]
B02 = [
    (duel({"size": "middling"}), ("combatant[0].size", "not-one-of")),
    (duel({"now": {"conditions": ["sleepy"]}}), ("combatant[0].now.conditions[0]", "not-one-of")),
    (duel({"now": {"conditions": ["prone:orc"]}}), ("combatant[0].now.conditions[0]", "not-one-of")),
    (duel({}, attack(damage="1d6 sonic")), ("combatant[1].attack[0].damage[0]", "not-one-of")),
    (duel({"resist": ["sonic"]}), ("combatant[0].resist[0]", "not-one-of")),
    (duel({"skills": {"juggling": 3}}), ("combatant[0].skills.juggling", "not-one-of")),
    (duel({"abilities": {"luck": 12}}), ("combatant[0].abilities.luck", "not-one-of")),
    (duel({"weapons": ["lightsaber"]}), ("combatant[0].weapons[0]", "not-one-of")),
    (duel({"armour": "chitin"}), ("combatant[0].armour", "not-one-of")),
    (duel(options={"printing": "phb_en"}), ("options.printing", "not-one-of")),
    (duel(options={"dash_bonsu": "live"}), ("options.dash_bonsu", "unknown-key")),
    (duel(options={"dash_bonus": "sometimes"}), ("options.dash_bonus", "not-one-of")),
    (duel(options={"distance_quantum_ft": 1.5}), ("options.distance_quantum_ft", "not-one-of")),
    (duel({"luck": 3}), ("combatant[0].luck", "unknown-key")),
    (duel({"spells": ["light"]}), ("combatant[0].spells[0]", "utility-spell")),
    (duel({"spells": ["polymorph"]}), ("combatant[0].spells[0]", "unplayed-spell")),
    (duel({"utility_spells": ["fireball"]}), ("combatant[0].utility_spells[0]", "not-one-of")),
]
B03 = [
    (duel({"now": {"hp": 25}}), ("combatant[0].now.hp", "above-maximum")),
    (duel({"now": {"hp": -1}}), ("combatant[0].now.hp", "below-minimum")),
    (duel({"hp_max": 0}), ("combatant[0].hp_max", "below-minimum")),
    (duel({"now": {"thp": -1}}), ("combatant[0].now.thp", "below-minimum")),
]
B04 = [
    (duel({"now": {"hp": 0, "life": "ok"}}), ("combatant[0].now.life", "life-without-hp")),
    (duel({"now": {"hp": 3, "life": "dying"}}), ("combatant[0].now.life", "hp-without-life")),
    (duel({"now": {"life": "stable"}}), ("combatant[0].now.life", "hp-without-life")),
    (duel({"now": {"hp": 0, "death_fail": 3}}), ("combatant[0].now.death_fail", "above-maximum")),
    (duel({"now": {"hp": 3, "death_success": 1}}), ("combatant[0].now.death_success", "counter-without-dying")),
    (
        duel({"now": {"hp": 0, "life": "stable", "death_fail": 1}}),
        ("combatant[0].now.death_fail", "counter-without-dying"),
    ),
]
B05 = [
    (duel({"abilities": {"strength": 31}}), ("combatant[0].abilities.strength", "above-maximum")),
    (duel({"abilities": {"strength": 0}}), ("combatant[0].abilities.strength", "below-minimum")),
    (duel({"now": {"exhaustion": 7}}), ("combatant[0].now.exhaustion", "above-maximum")),
    (duel({"speed": -5}), ("combatant[0].speed.walk", "below-minimum")),
    (duel({}, attack(reach=-5)), ("combatant[1].attack[0].reach", "below-minimum")),
]
B06 = [
    (data(ada(at=(0, 0)), orc(at=(0, 0)), field={"mode": "grid"}), ("combatant[1].now.position", "overlapping-spaces")),
    (
        data(ada(at=(1, 1)), ogre(at=(0, 0)), field={"mode": "grid"}),
        ("combatant[1].now.position", "overlapping-spaces"),
    ),
    (data(ada(at=(0, 0)), orc(at=(3, 0))), ("combatant[1].now.position", "overlapping-spaces")),
    (data(ada(at=(9, 0)), orc(), field={"map": "..o\n..."}), ("combatant[0].now.position", "outside-map")),
    (data(ada(), ogre(mark="o"), field={"map": "a.o\n..."}), ("combatant[1].now.position", "outside-map")),
    (data(ada(at=(400, 0)), orc(at=(3, 0)), field={"mode": "grid"}), ("combatant[0].now.position", "outside-map")),
    (data(ada(at=(6000, 0)), orc(at=(3, 0))), ("combatant[0].now.position[0]", "above-maximum")),
    (data(ada(at=(3, -6000)), orc(at=(3, 0))), ("combatant[0].now.position[1]", "below-minimum")),
    (data(ada(at=(math.inf, 0)), orc(at=(3, 0))), ("combatant[0].now.position[0]", "not-a-number")),
    (data(ada(at=(math.nan, 0)), orc(at=(3, 0))), ("combatant[0].now.position[0]", "not-a-number")),
    (data(ada(at=("E5", 0)), orc(at=(3, 0))), ("combatant[0].now.position[0]", "not-a-number")),
    (data(ada(at=(3, 0)), orc(), field={"mode": "abstract"}), ("combatant[0].now.position", "position-without-map")),
    (data(ada(at=(1, 0)), orc(), field={"map": ".#o"}), ("combatant[0].now.position", "inside-wall")),
    (data(ada(), orc(), field={"map": "a.."}), ("combatant[1].now.position", "no-position")),
    (data(ada(), orc(), field={"map": "a.ooo"}), ("field.map", "mark-of-nobody")),
    (data(ada(), orc(), field={"map": "a.o\n.."}), ("field.map", "uneven-map")),
    (data(ada(), orc(), field={"map": "a.o\n.?."}), ("field.map", "unknown-ground")),
]
B07 = [
    (data(ada(at=(0.5, 0)), orc(at=(3, 0)), field={"mode": "grid"}), ("combatant[0].now.position", "half-square")),
]
B08 = [
    (duel({}, attack(range=[80, 20])), ("combatant[1].attack[0]", "bad-range")),
    (duel({}, attack(reach=None)), ("combatant[1].attack[0]", "attack-without-distance")),
]
B09 = [
    (duel({}, attack(damage="a lot")), ("combatant[1].attack[0].damage[0]", "bad-damage")),
    (duel({}, attack(damage="1d7 slashing")), ("combatant[1].attack[0].damage[0]", "bad-die")),
    (duel({}, attack(damage="slashing")), ("combatant[1].attack[0].damage[0]", "bad-damage")),
]
HORSE = {"id": "horse", "side": "heroes", "kind": "npc", "size": "large", "ac": 10, "hp_max": 19, "speed": 60}
GRAPPLED = {"now": {"conditions": ["grappled:orc"]}}


def ride(now: dict[str, Any], **more: Any) -> dict[str, Any]:
    return data(ada(now=now), {**HORSE, **more}, orc())


def hold(where: tuple[int, int], whom: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    """An orc at (0, 0) holds somebody there."""
    held = {**ada(**(whom or {})), "now": {"conditions": ["grappled:orc"], "position": list(where)}}
    return data(held, orc(**{"at": (0, 0), **more}), field={"mode": "grid"})


B10 = [
    (ride({"mount": "horse"}), ("combatant[0].now.mount", "no-mount")),
    (ride({"mount": "horse"}, mount="trained", side="foes"), ("combatant[0].now.mount", "no-mount")),
    (ride({"mount": "horse"}, mount="trained", size="medium"), ("combatant[0].now.mount", "mount-too-small")),
    (
        ride({"mount": "horse", "control": "controlled"}, mount="untrained"),
        ("combatant[0].now.control", "cannot-be-led"),
    ),
    (
        ride({"mount": "horse", "control": "controlled"}, mount="intelligent"),
        ("combatant[0].now.control", "cannot-be-led"),
    ),
    (ride({"mount": "mule"}, mount="trained"), ("combatant[0].now.mount", "unknown-combatant")),
]
B11 = [
    (duel({"now": {"conditions": ["grappled"]}}), ("combatant[0].now.conditions", "grapple-by-nobody")),
    (duel({"size": "huge", **GRAPPLED}), ("combatant[0].now.conditions", "grapple-too-large")),
    (hold((3, 0)), ("combatant[0].now.conditions", "grapple-out-of-reach")),
    (duel(GRAPPLED, {"hands": 0}), ("combatant[0].now.conditions", "grapple-without-hand")),
    (duel({"now": {"conditions": ["grappled:troll"]}}), ("combatant[0].now.conditions", "unknown-combatant")),
]
B13 = [
    (duel({"now": {"held": ["longsword", "longsword", "longsword"]}}), ("combatant[0].now.held", "too-few-hands")),
    (
        duel({"weapons": ["greatsword"], "shield": True, "now": {"held": ["greatsword"]}}),
        ("combatant[0].now.held", "too-few-hands"),
    ),
    (
        duel({"weapons": ["greatsword", "dagger"], "now": {"held": ["greatsword", "dagger"]}}),
        ("combatant[0].now.held", "too-few-hands"),
    ),
    (duel({"now": {"held": ["halberd"]}}), ("combatant[0].now.held", "unknown-attack")),
]
B14 = [
    (duel({"now": {"concentration": ["web", "fly"]}}), ("combatant[0].now.concentration", "unknown-key")),
]
B15 = [
    (duel({"now": {"readied": {"response": "attack:longsword"}}}), ("combatant[0].now.readied", "unknown-key")),
]
B12 = [
    (data(ada(init_group="us"), orc()), ("combatant[0].init_group", "group-of-characters")),
    (data(ada(), gob(init_group="x"), orc(init_group="x")), ("combatant[2].init_group", "group-not-alike")),
]
B16 = [
    (duel(side=[{"id": "heroes", "relations": {"elves": "friendly"}}]), ("side.heroes.relations.elves", "not-one-of")),
    (data(ada(), brok()), ("combatant", "one-side")),
]
B17 = [
    (duel({"now": {"hp": 0, "life": "dead"}}, fight={"turn": "ada"}), ("fight.turn", "turn-of-dead")),
    (duel({}, {"now": {"hp": 0}}, fight={"turn": "orc"}), ("fight.turn", "turn-of-dead")),
    (
        duel({"now": {"hp": 0, "life": "dead", "conditions": ["charmed"]}}),
        ("combatant[0].now.conditions", "condition-of-dead"),
    ),
]
B22 = [
    (
        data(ada(), orc(), gob(), field=table(("ada", "orc", 30), ("ada", "gob", 30))),
        ("field.distance", "distance-missing"),
    ),
    (duel(field=table(("ada", "orc", 30), ("orc", "ada", 25))), ("field.distance[1]", "distance-twice")),
    (duel(field=table(("ada", "ada", 30), ("ada", "orc", 5))), ("field.distance[0]", "distance-twice")),
    (duel(field=table(("ada", "orc", 30), ("ada", "troll", 5))), ("field.distance[1].between", "unknown-combatant")),
    (duel(field=table(("ada", "orc", 0))), ("field.distance[0].ft", "below-minimum")),
]
OTHERS = [
    (duel({"ac": None, "abilities": {}}), ("combatant[0]", "no-armor-class")),
    (duel(options={"distance_quantum_ft": 0.75}), ("options.distance_quantum_ft", "not-one-of")),
    (duel(options={"max_rounds": 0}), ("options.max_rounds", "below-minimum")),
    (duel({"tactic": "cunning"}), ("combatant[0].tactic", "not-one-of")),
    (duel({"speed": 30.5}), ("combatant[0].speed", "not-a-table")),
    ({"format": 1, "system": "srd5", "combatant": []}, ("combatant", "no-combatants")),
    (duel(fight={"round": 0}), ("fight.round", "below-minimum")),
    (duel(procedure="dance"), ("procedure", "not-one-of")),
]
CODES = {
    "B01": B01, "B02": B02, "B03": B03, "B04": B04, "B05": B05, "B06": B06, "B07": B07, "B08": B08, "B09": B09,
    "B10": B10, "B11": B11, "B12": B12, "B13": B13, "B14": B14, "B15": B15, "B16": B16, "B17": B17, "B22": B22,
    "others": OTHERS,
}  # fmt: skip
ROWS = [
    pytest.param(scene, fault, id=f"{code}-{number}-{fault[1]}")
    for code, rows in CODES.items()
    for number, (scene, fault) in enumerate(rows)
]


@pytest.mark.parametrize("scene, fault", ROWS)
def test_one_fault_one_problem(scene: dict[str, Any], fault: Fault) -> None:
    assert faults(scene) == [fault]


def test_many_faults_at_once() -> None:
    """Eight mistakes, eight problems; none hides another."""
    wrong = data(
        ada(size="middling", now={"hp": -3}),
        orc(**attack(damage="1d7 slashing"), now={"exhaustion": 9}),
        gob(id="ada"),
        brok(skills={"juggling": 1}),
        options={"printing": "phb_en"},
        fight={"order": ["ada", "nobody"]},
    )
    assert set(faults(wrong)) == {
        ("combatant[0].size", "not-one-of"),
        ("combatant[0].now.hp", "below-minimum"),
        ("combatant[1].attack[0].damage[0]", "bad-die"),
        ("combatant[1].now.exhaustion", "above-maximum"),
        ("combatant[2].id", "duplicate-id"),
        ("combatant[3].skills.juggling", "not-one-of"),
        ("options.printing", "not-one-of"),
        ("fight.order[1]", "unknown-combatant"),
    }


def test_relations_that_disagree() -> None:
    """B16: both sides say something about the other, and not the same: told once, where it is contradicted."""
    sides = [{"id": "heroes", "relations": {"foes": "neutral"}}, {"id": "foes", "relations": {"heroes": "hostile"}}]
    assert faults(duel(side=sides)) == [("side.foes.relations.heroes", "not-symmetric")]
    alone = [{"id": "heroes", "relations": {"foes": "neutral"}}]
    assert read_scene(duel(side=alone)).relation("foes", "heroes") == "neutral"


def test_allowed_on_purpose() -> None:
    """Overlapping by the scene's word, and a table in which the order of a pair does not matter."""
    together = data(ada(at=(0, 0)), orc(at=(0, 0)), field={"mode": "grid", "may_overlap": True})
    assert read_scene(together).prepared.start == {"ada": (0, 0), "orc": (0, 0)}
    assert read_scene(duel(field=table(("orc", "ada", 30)))).prepared.distances == (("ada", "orc", 60),)


# -- what is asked for in play -------------------------------------------------------------------------------------

BESIDE = (ada(at=(0, 0)), orc(at=(1, 0)))


def duel_on(*everybody: dict[str, Any], **more: Any) -> Any:
    """On a map; the first acts first."""
    return grid(*everybody, order=[one["id"] for one in everybody], **more)


REQUESTS = {
    "B15-spell-of-minutes": (
        duel_on(mage(at=(0, 0), power=[LONG], spells=[]), orc(at=(1, 0))),
        ["ready", "near"],
        "cast:rite",
    ),
    "B19-second-action": (duel_on(*BESIDE), ["dodge"], "dash"),
    "B19-second-bonus-action": (
        duel_on(gob(at=(0, 0), traits=["nimble_escape"]), ada(at=(1, 0))),
        ["quick-disengage"],
        "quick-disengage",
    ),
    "B19-bonus-action-without-source": (duel_on(*BESIDE), [], "second:orc:longsword"),
    "B19-second-interaction-for-nothing": (
        duel_on(ada(at=(0, 0), weapons=["longsword", "dagger"], now={"held": ["longsword"]}), orc(at=(5, 0))),
        ["stow:longsword", "draw:dagger"],
        "dash",
    ),
    "B19-speed-0": (duel_on(ada(at=(0, 0), now={"conditions": ["restrained"]}), orc(at=(5, 0))), [], "move"),
    "B19-illegal-step": (duel_on(*BESIDE), ["move"], "to:1,0"),
    "B19-too-far": (duel_on(*BESIDE), ["move"], "to:7,0"),
    "B19-out-of-reach": (duel_on(ada(at=(0, 0)), orc(at=(2, 0))), [], "attack:orc:longsword"),
    "B19-out-of-range": (
        duel_on(brok(at=(0, 0)), orc(at=(70, 0)), field={"width": 80, "height": 2}),
        [],
        "attack:orc:shortbow",
    ),
    "B19-total-cover": (duel_on(brok(), orc(), field={"map": "b.#o\n..#.\n..#."}), [], "attack:orc:shortbow"),
    "B19-charmer": (
        duel_on(ada(at=(0, 0), now={"conditions": ["charmed:orc"]}), orc(at=(1, 0))),
        [],
        "attack:orc:longsword",
    ),
    "B20-controlled-mount": (riding(), [], "bid:attack"),
    "B21-no-slot": (duel_on(mage(at=(0, 0), slots=[0, 0]), orc(at=(5, 0))), [], "cast:fireball"),
    "B21-second-levelled-spell": (
        duel_on(mage(at=(0, 0), spells=["spiritual_weapon", "magic_missile"], slots=[2, 2]), orc(at=(5, 0))),
        ["cast:spiritual_weapon"],
        "cast:magic_missile",
    ),
}


@pytest.mark.parametrize("given, keys, refused", REQUESTS.values(), ids=REQUESTS)
def test_what_cannot_be_done_is_no_answer(given: Any, keys: list[str], refused: str) -> None:
    """B15, B19, B20, B21: it is not on the menu, and whoever asks for it all the same is told what is."""
    game = Game(given, dice=[2, 2, 2], people=[*given.seats, "gm"])
    for key in keys:
        game.answer(key)
    with pytest.raises(NotOffered) as told:
        game.answer(refused)
    assert told.value.problems[0].value == refused and told.value.problems[0].data["offered"]


@pytest.mark.parametrize(
    "spells, slots, said",
    [(["fire_bolt", "fireball"], [2], True), (["fireball"], [0, 0, 1], False), (["fire_bolt"], [], False)],
)
def test_a_spell_without_a_slot_is_remarked(spells: list[str], slots: list[int], said: bool) -> None:
    """B21: nobody will ever cast it, which is told before the fight; a slot that is spent already is no mistake."""
    given = duel_on(mage(at=(0, 0), spells=spells, slots=slots), orc(at=(5, 0)))
    told = [(one.path, one.reason) for one in given.system.remarks(given)]
    assert told == [("combatant[0].spells[1]", "no-slot")] * said
    spent = duel_on(mage(at=(0, 0), spells=["fireball"], slots=[4, 3, 2], now={"slots": [0, 0, 0]}), orc(at=(5, 0)))
    assert not list(spent.system.remarks(spent))


def test_one_reaction() -> None:
    """B19: whoever has reacted is not offered a second chance."""
    given = duel_on(gob(at=(0, 1)), ada(at=(0, 0), now={"reaction": False}), orc(at=(9, 9)))
    game = Game(given, people=[*given.seats, "gm"])
    for key in ("move", "to:0,5"):
        game.answer(key)
    assert "opportunity" not in [event.kind for event in game.events] and game.state["gob"].y == 5


@pytest.mark.parametrize(
    "dice, reason", [([21], "bad-face"), ([0], "bad-face"), ([], "script-too-short"), ([15, 3], "script-not-used-up")]
)
def test_a_script_of_dice_must_fit(dice: list[int], reason: str) -> None:
    """B18: faces that no die has, too few of them, and some left over."""
    given = duel_on(ada(at=(0, 0), weapons=[]), orc(at=(1, 0), hp_max=1))
    with pytest.raises(BojisteError) as told:
        Game(given, dice=dice)
    assert told.value.problems[0].reason == reason
