"""Traits and reactions of stat blocks, each as a game plays it, with exact dice."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.game import Game
from tests.play.srd5.cast import (
    ada,
    brings,
    brok,
    cira,
    every,
    gob,
    grid,
    kinds,
    offered,
    ogre,
    only,
    orc,
    played,
    rows,
    scene,
)
from tests.play.srd5.cast import verbs as said

TRAITS = pytest.mark.rule("srd5.monster.traits")


def duel(*everybody: dict[str, Any], **more: Any) -> Any:
    """On a map; the first of them acts first, somebody of each side far off keeps the fight going."""
    far = [ada(id="friend", at=(19, 0)), orc(id="foe", at=(19, 19))]
    return grid(*everybody, *far, order=[one["id"] for one in (*everybody, *far)], **more)


def reasons(game: Game) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What helped and hindered the last attack roll."""
    event = [one for one in game.events if one.kind in ("hit", "miss", "critical")][-1]
    return event.data.get("helps", ()), event.data.get("hinders", ())


# -- attack rolls --------------------------------------------------------------------------------------------------


@TRAITS
@pytest.mark.parametrize(
    "traits, field, where, hinders",
    [
        (["sunlight_sensitivity"], {"sunlight": True}, (1, 0), ("dazzled",)),
        (["sunlight_sensitivity"], {}, (1, 0), ()),
        (["sunlight_sensitivity"], {"sunlight": True, "light": "dim"}, (1, 0), ()),
        (["light_sensitivity"], {}, (1, 0), ("dazzled",)),
        (["light_sensitivity"], {"light": "dim"}, (1, 0), ()),
        ([], {"sunlight": True}, (1, 0), ()),
    ],
)
def test_light_dazzles(traits: list[str], field: dict[str, Any], where: tuple[int, int], hinders: tuple[str]) -> None:
    """Sunlight Sensitivity in sunlight, Light Sensitivity in bright light; the shade of an area helps."""
    foe = gob(at=where, traits=traits, darkvision=60)
    dice = [3, 2] if hinders else [3]
    assert reasons(played(duel(foe, ada(at=(0, 0)), field=field), dice, "attack:ada:scimitar")) == ((), hinders)
    if hinders:
        shade = {"corner": [1, 0], "opposite": [1, 0], "light": "dim"}
        shaded = duel(foe, ada(at=(0, 0)), field={**field, "area": [shade]})
        assert reasons(played(shaded, [3], "attack:ada:scimitar")) == ((), ())


@TRAITS
def test_a_lamp_is_no_sun() -> None:
    lamp = {"by": "ada", "bright": 20, "dim": 40}
    field = {"light": "dim", "sunlight": True, "lamp": [lamp]}
    kobold = gob(at=(1, 0), traits=["sunlight_sensitivity"])
    assert reasons(played(duel(kobold, ada(at=(0, 0)), field=field), [3], "attack:ada:scimitar")) == ((), ())


@TRAITS
@pytest.mark.parametrize("hp, helps", [(24, ()), (23, ("blood-frenzy",))])
def test_blood_frenzy(hp: int, helps: tuple[str, ...]) -> None:
    """Advantage in melee against whoever is hurt, and not from afar."""
    sahuagin = orc(at=(1, 0), traits=["blood_frenzy"], weapons=["shortbow"])
    given = duel(sahuagin, ada(at=(0, 0), now={"hp": hp}))
    assert reasons(played(given, [3, 2] if helps else [3], "attack:ada:greataxe"))[0] == helps
    away = duel(orc(at=(9, 0), traits=["blood_frenzy"], weapons=["shortbow"]), ada(at=(0, 0), now={"hp": hp}))
    assert reasons(played(away, [3], "attack:ada:shortbow"))[0] == ()


def surprised(first: dict[str, Any]) -> Any:
    """Ada is caught unawares and has had her turn of the first round; then this one acts."""
    first["now"] = {**first.get("now", {}), "initiative": 5}
    victim = ada(at=(0, 0), now={"initiative": 9, "surprised": True})
    far = orc(id="far", at=(19, 19), now={"initiative": 1})
    return grid(victim, first, far)


@TRAITS
def test_an_ambusher_and_a_surprise_attack_use_the_first_round() -> None:
    """Whoever was surprised stays a victim for the whole first round, its own turn gone by or not."""
    given = surprised(orc(at=(1, 0), traits=["ambusher", "surprise_attack 2"]))
    game = played(given, [9, 15, 1, 3, 4], "attack:ada:greataxe")
    assert reasons(game)[0] == ("ambusher",) and only(game, "damage").data["damage"] == 1 + 3 + 3 + 4
    assert only(game, "extra-dice").data["trait"] == "surprise_attack"
    game = played(given, [9, 15, 1, 3, 4, 15, 1], "attack:ada:greataxe", "end", "end", "end", "attack:ada:greataxe")
    assert reasons(game) == ((), ()) and every(game, "damage")[-1].data["damage"] == 4, "in the second round no more"


@TRAITS
def test_an_assassin_strikes_before_anybody_has_acted() -> None:
    """Advantage against whoever has had no turn, a critical hit on whoever is surprised."""
    killer = orc(at=(1, 0), traits=["assassinate"])
    early = grid(killer, ada(at=(0, 0), now={"surprised": True}), order=["orc", "ada"])
    game = played(early, [9, 15, 1, 2], "attack:ada:greataxe")
    assert reasons(game)[0] == ("assassinate",) and "critical" in kinds(game)
    late = grid(ada(at=(0, 0)), killer, order=["ada", "orc"])
    assert reasons(played(late, [15, 2], "end", "attack:ada:greataxe"))[0] == ()


# -- damage --------------------------------------------------------------------------------------------------------


@TRAITS
def test_martial_advantage_once_a_turn() -> None:
    """Two dice more against somebody beside an ally, once a turn; none where the ally is down."""
    captain = orc(at=(1, 0), attacks=2, traits=["martial_advantage 2"])
    given = duel(captain, ada(at=(0, 0), hp_max=99), gob(at=(0, 1)))
    game = played(given, [15, 1, 4, 5, 15, 1], "attack:ada:greataxe", "attack:ada:greataxe")
    assert [event.data["damage"] for event in every(game, "damage")] == [13, 4]
    asleep = duel(captain, ada(at=(0, 0), hp_max=99), gob(at=(0, 1), now={"conditions": ["stunned"]}))
    game = played(asleep, [15, 1], "attack:ada:greataxe")
    assert only(game, "damage").data["damage"] == 4 and "extra-dice" not in kinds(game)


@TRAITS
def test_a_siege_monster_breaks_doors() -> None:
    """Double damage to an object, before its threshold is looked at."""
    door = {"id": "door", "side": "heroes", "kind": "object", "substance": "wood", "threshold": 10}
    door |= {"hp_max": 40, "now": {"position": [0, 0]}}
    giant = orc(at=(1, 0), traits=["siege_monster"])
    assert played(duel(giant, door), [15, 3], "attack:door:greataxe").state["door"].hp == 28
    assert played(duel(orc(at=(1, 0)), door), [15, 3], "attack:door:greataxe").state["door"].hp == 40
    assert played(duel(giant, ada(at=(0, 0))), [15, 3], "attack:ada:greataxe").state["ada"].hp == 18


@TRAITS
@pytest.mark.parametrize("face, hp", [(4, 1), (5, 0)])
def test_relentless(face: int, hp: int) -> None:
    """7 damage or less leave it at 1 hit point, once; more does not."""
    boar = gob(at=(1, 0), traits=["relentless 7"])
    given = duel(ada(at=(0, 0), attacks=2), boar)
    game = played(given, [15, face], "attack:gob:longsword", "no")
    assert game.state["gob"].hp == hp
    if hp:
        assert only(game, "stays-up").data["trait"] == "relentless"
        again = played(given, [15, 4, 15, 1], *("attack:gob:longsword", "no") * 2)
        assert again.state["gob"].life == "dead"


def boar(**more: Any) -> dict[str, Any]:
    """A boar: a run of 20 ft adds 1d6 and a Strength save against 11, or the target lies."""
    fall = {
        "name": "knocks down",
        "test": {"save": "strength", "dc": 11},
        "effects": [{"kind": "condition", "condition": "prone"}],
    }
    charge = {"feet": 20, "damage": "1d6 slashing", "then": fall, "bonus": "bite"}
    tusk = {"name": "tusk", "to_hit": 3, "damage": "1d6+1 slashing", "reach": 5, "natural": True, "charge": charge}
    bite = {"name": "bite", "to_hit": 3, "damage": "1d4+1 piercing", "reach": 5, "natural": True}
    return gob(**{"id": "boar", "size": "medium", "speed": 40, "attack": [tusk, bite], **more})


@TRAITS
@pytest.mark.parametrize(
    "steps, charged",
    [
        (["to:4,0"], True),
        (["to:7,0", "to:4,0"], True),
        (["to:9,0", "to:4,0"], True),
        (["to:6,0", "to:6,2", "to:4,0"], False),
        (["to:6,4", "to:4,0"], False),
    ],
)
def test_a_charge_needs_a_straight_run(steps: list[str], charged: bool) -> None:
    """The last 20 ft straight towards the target, with or without a halt; a way round does not count."""
    given = duel(boar(at=(8, 0)), ada(at=(3, 0)))
    keys = [key for step in steps for key in ("move", step)]
    game = played(given, [18, 2, 3, 4] if charged else [18, 2], *keys, "attack:ada:tusk")
    assert ("throws-down" in kinds(game)) is charged
    assert only(game, "damage").data["damage"] == (6 if charged else 3)


@TRAITS
def test_whoever_is_thrown_down_is_pounced_upon() -> None:
    """The save fails, she lies, and the bonus action strikes at her with advantage; a save made ends it there."""
    given = duel(boar(at=(8, 0)), ada(at=(3, 0)))
    game = played(given, [18, 2, 3, 4, 5, 15, 1], "move", "to:4,0", "attack:ada:tusk", "pounce:ada:bite")
    assert "prone" in game.state["ada"].conditions and reasons(game)[0] == ("prone",)
    assert game.state["boar"].turn.bonus and "pounce" not in said(game)
    stands = played(given, [18, 2, 3, 12], "move", "to:4,0", "attack:ada:tusk")
    assert not stands.state["ada"].conditions and "pounce" not in said(stands)


@TRAITS
def test_a_charge_without_coordinates() -> None:
    """The way towards somebody is straight; one who stood there already has not run."""
    far = {"mode": "abstract", "distance": [{"between": ["boar", "ada"], "ft": 25}]}
    given = scene(boar(), ada(), order=["boar", "ada"], field=far)
    assert "throws-down" in kinds(played(given, [18, 2, 3, 4], "move", "near:ada", "attack:ada:tusk"))
    near = {"mode": "abstract", "distance": [{"between": ["boar", "ada"], "ft": 20}]}
    given = scene(boar(), ada(), order=["boar", "ada"], field=near)
    assert "throws-down" not in kinds(played(given, [18, 2], "move", "near:ada", "attack:ada:tusk"))


# -- bonus actions and moving --------------------------------------------------------------------------------------


@TRAITS
def test_aggressive() -> None:
    """A bonus action brings it nearer to an enemy it sees, its own movement untouched; nowhere else."""
    given = duel(orc(at=(12, 0), traits=["aggressive"]), ada(at=(0, 0)))
    game = played(given, [], "close-in:ada")
    squares = [key for key in offered(game) if key.startswith("to:")]
    assert squares and all(int(key[3:].split(",")[0]) < 12 for key in squares)
    game = played(given, [], "close-in:ada", "to:6,0", "move", "to:1,0")
    assert game.state["orc"].x == 1 and game.state["orc"].turn.bonus
    assert not any(key.startswith("close-in") for key in offered(played(duel(orc(at=(12, 0)), ada(at=(0, 0))))))


@TRAITS
def test_rampage() -> None:
    """Whoever is brought to 0 in melee lets the gnoll go half its speed and bite; a kill from afar does not."""
    bite = {"name": "bite", "to_hit": 4, "damage": "1d4+2 piercing", "reach": 5, "natural": True}
    axe = {"name": "axe", "to_hit": 5, "damage": "1d12+3 slashing", "reach": 5}
    gnoll = orc(at=(1, 0), attack=[axe, bite], weapons=["shortbow"], traits=["rampage"])
    given = duel(gnoll, brok(at=(0, 0), now={"hp": 3}), ada(at=(5, 0)))
    game = played(given, [15, 5, 14, 2], "attack:brok:axe", "no", "rampage", "to:4,0", "strike:ada")
    assert game.state["ada"].hp == 20 and game.state["orc"].turn.bonus and "bloodthirst" in kinds(game)
    away = duel({**gnoll, "now": {"position": [9, 9]}}, brok(at=(0, 0), now={"hp": 3}), ada(at=(5, 0)))
    assert "rampage" not in said(played(away, [15, 5], "attack:brok:shortbow"))


@TRAITS
@pytest.mark.parametrize("trait", ["nimble_escape", "cunning_action"])
def test_hiding_as_a_bonus_action(trait: str) -> None:
    """Nimble Escape and Cunning Action: Hide where nobody looks, and the action is still there."""
    given = grid(
        gob(at=(0, 0), traits=[trait]),
        ada(at=(4, 0)),
        order=["gob", "ada"],
        field={"map": "..#..\n.####\n.....", "mode": "grid"},
    )
    game = played(given, [15], "quick-hide")
    assert game.state["gob"].hidden_from == ("ada",) and game.state["gob"].turn.bonus
    assert not game.state["gob"].turn.action and "quick-hide" not in said(game)
    open_ = duel(gob(at=(0, 0), traits=[trait]), ada(at=(4, 0)))
    assert "quick-hide" not in said(played(open_))


@TRAITS
@pytest.mark.parametrize("traits, provoked", [(["flyby"], False), ([], True)])
def test_flyby(traits: list[str], provoked: bool) -> None:
    """Flying out of reach provokes nobody."""
    owl = gob(at=(1, 0), speed={"walk": 5, "fly": 60}, traits=traits, now={"altitude": 5})
    game = played(duel(owl, ada(at=(0, 0))), [], "fly", "height:5", "to:8,0")
    assert ("strike:longsword" in offered(game)) is provoked


@TRAITS
def test_standing_leap() -> None:
    """20 ft far and 10 ft high without a run, where Strength 8 gives 4."""
    field = {"map": "a..~~~....\n.........o", "mode": "grid"}
    frog = ada(traits=["standing_leap 20"], abilities={"strength": 8, "dexterity": 10})
    game = played(grid(frog, orc(), order=["ada"], field=field), [], "jump")
    assert "to:4,0" in offered(game) and "to:5,0" not in offered(game)
    plain = grid(ada(abilities={"strength": 8, "dexterity": 10}), orc(), order=["ada"], field=field)
    assert "jump" not in said(played(plain))


# -- saving throws -------------------------------------------------------------------------------------------------


@TRAITS
@pytest.mark.parametrize(
    "trait, save, condition, magical, helps",
    [
        ("brave", "wisdom", "frightened", False, ("brave",)),
        ("brave", "wisdom", "charmed", False, ()),
        ("fey_ancestry", "wisdom", "charmed", True, ("fey-ancestry",)),
        ("two_headed", "constitution", "stunned", False, ("two-headed",)),
        ("two_headed", "constitution", "poisoned", False, ()),
        ("gnome_cunning", "wisdom", "frightened", True, ("gnome-cunning",)),
        ("gnome_cunning", "constitution", "stunned", True, ()),
        ("gnome_cunning", "wisdom", "frightened", False, ()),
        ("duergar_resilience", "constitution", "poisoned", False, ("duergar-resilience",)),
        ("duergar_resilience", "constitution", "stunned", True, ("duergar-resilience",)),
        ("duergar_resilience", "constitution", "stunned", False, ()),
    ],
)
def test_what_steels(trait: str, save: str, condition: str, magical: bool, helps: tuple[str, ...]) -> None:
    """Traits that help against some conditions, against magic, or against magic that meets the mind."""
    row = {"name": "gaze", "magical": magical, "target": {"range": 60}, "test": {"save": save, "dc": 15}}
    power = {**row, "effects": brings(condition)}
    given = duel(orc(at=(1, 0), power=[power]), ada(at=(0, 0), traits=[trait]))
    game = played(given, [3, 18] if helps else [18], "power:gaze")
    assert only(game, "save-made").data.get("helps", ()) == helps


# -- what comes by itself ------------------------------------------------------------------------------------------


@TRAITS
def test_a_death_burst() -> None:
    """Whoever stands by when it dies saves or is burnt, once."""
    burst = {
        "name": "death burst",
        "use": {"time": "death"},
        "target": {"area": "sphere 5"},
        "test": {"save": "dexterity", "dc": 11},
    }
    mephit = gob(
        at=(1, 0), power=[{**burst, "effects": [{"kind": "damage", "dice": "2d6 fire", "on_success": "half"}]}]
    )
    given = duel(ada(at=(0, 0), hp_max=40), mephit, brok(at=(9, 9)))
    game = played(given, [15, 8, 5, 4, 3], "attack:gob:longsword", "no")
    assert (game.state["ada"].hp, game.state["brok"].hp) == (33, 18)
    assert kinds(game).index("dies") < kinds(game).index("uses-power")


@TRAITS
def test_a_heated_body() -> None:
    """Hitting it from close by burns; a miss, a shot and a long glaive do not."""
    heat = {"name": "heated body", "use": {"time": "touched"}, "effects": [{"kind": "damage", "dice": "1d10 fire"}]}
    azer = orc(at=(1, 0), hp_max=60, power=[heat])
    assert played(duel(ada(at=(0, 0)), azer), [15, 1, 6], "attack:orc:longsword").state["ada"].hp == 18
    assert played(duel(ada(at=(0, 0)), azer), [2], "attack:orc:longsword").state["ada"].hp == 24
    assert played(duel(brok(at=(9, 9)), azer), [15, 1], "attack:orc:shortbow").state["brok"].hp == 18
    glaive = ada(weapons=["glaive"], at=(3, 0))
    assert played(duel(glaive, azer), [15, 1], "attack:orc:glaive").state["ada"].hp == 24


@TRAITS
def test_a_stench() -> None:
    """Whoever starts a turn beside it saves or is poisoned; who has saved is proof; its own kind smells nothing."""
    stench = {
        "name": "stench",
        "use": {"time": "nearby"},
        "target": {"area": "sphere 5", "not_on": ["undead"]},
        "test": {"save": "constitution", "dc": 10, "once": True},
        "effects": [{"kind": "condition", "condition": "poisoned", "ends": "user_turn_start"}],
    }
    ghast = orc(at=(1, 0), power=[stench])
    bad = grid(ghast, ada(at=(0, 0)), gob(type="undead", at=(2, 0)), order=["orc", "ada", "gob"])
    game = played(bad, [3], "end")
    assert "poisoned" in game.state["ada"].conditions
    good = played(bad, [15], "end", "end", "end", "end")
    assert "proof" in kinds(good) and not good.state["ada"].conditions, "and no second die"
    away = grid(ghast, ada(at=(9, 9)), order=["orc", "ada"])
    assert "uses-power" not in kinds(played(away, [], "end"))


@TRAITS
def test_a_wing_attack_takes_the_dragon_away() -> None:
    """After it the dragon may fly up to half its flying speed."""
    wings = {
        "name": "wing attack",
        "use": {"time": "legendary", "cost": 2, "flight": True},
        "target": {"area": "sphere 10"},
        "test": {"save": "dexterity", "dc": 20},
        "effects": [{"kind": "damage", "dice": "2d6+6 bludgeoning"}, {"kind": "condition", "condition": "prone"}],
    }
    dragon = ogre(at=(2, 0), legendary=3, speed={"walk": 40, "fly": 80}, power=[wings])
    given = grid(ada(at=(0, 0), hp_max=60), dragon, order=["ada", "ogre"])
    game = played(given, [5, 3, 3], "end", "power:wing_attack")
    assert "prone" in game.state["ada"].conditions and game.ask is not None and game.ask.topic == "where"
    assert game.ask.data["left_hf"] == 80
    game.answer("to:9,0")
    assert game.state["ogre"].x == 9 and only(game, "legendary").data["left"] == 1


# -- reactions -----------------------------------------------------------------------------------------------------


@TRAITS
def test_parry() -> None:
    """+2 turns a 17 against Armor Class 16 aside; a 20 is not to be turned; no weapon, no parry."""
    knight = ada(at=(0, 0), traits=["parry 2"], now={"held": ["longsword"]})
    given = duel(orc(at=(1, 0), attacks=2), knight)
    game = played(given, [12], "attack:ada:greataxe")
    assert game.ask is not None and (game.ask.topic, game.ask.seat, game.ask.default) == ("ward", "player:ada", "parry")
    game.answer("parry")
    assert only(game, "miss").data["against"] == 18 and not game.state["ada"].reaction
    high = played(given, [15], "attack:ada:greataxe")
    assert high.ask is not None and high.ask.default == "no", "20 would hit all the same"
    again = played(given, [12, 12, 1], "attack:ada:greataxe", "parry", "attack:ada:greataxe")
    assert again.state["ada"].hp == 20, "one reaction"
    assert "critical" in kinds(played(given, [20, 1, 2], "attack:ada:greataxe"))
    bare = duel(orc(at=(1, 0)), ada(at=(0, 0), traits=["parry 2"], weapons=[], now={"held": []}))
    assert "hit" in kinds(played(bare, [12, 1], "attack:ada:greataxe"))


def mage(**more: Any) -> dict[str, Any]:
    """Cira with slots up to level 3 and the spells that are cast by reaction."""
    spells = ["shield", "counterspell", "hellish_rebuke"]
    scores = {"dexterity": 12, "constitution": 14, "intelligence": 16}
    base = {"level": 5, "casting": "intelligence", "spells": spells, "slots": [2, 0, 1], "abilities": scores}
    return cira(**{**base, **more})


@pytest.mark.rule("srd5.spell.samples")
def test_the_shield_spell() -> None:
    """A hit with 14 against 12 becomes a miss, and the 5 last until the caster's turn begins."""
    given = duel(orc(at=(1, 0), attacks=2), mage(at=(0, 0), spells=["shield"]))
    game = played(given, [9], "attack:cira:greataxe")
    assert game.ask is not None and (game.ask.topic, game.ask.default) == ("ward", "use:shield")
    game = played(given, [9, 11], "attack:cira:greataxe", "use:shield", "attack:cira:greataxe")
    assert [event.data["against"] for event in every(game, "miss")] == [17, 17]
    assert game.state["cira"].slots == (1, 0, 1) and not game.state["cira"].reaction
    game.answer("end")
    assert not game.state["cira"].suffers and game.state["cira"].reaction
    hit = played(given, [9, 1], "attack:cira:greataxe", "no")
    assert hit.state["cira"].hp == 12 and hit.state["cira"].slots == (2, 0, 1)


@pytest.mark.rule("srd5.spell.samples")
def test_counterspell() -> None:
    """A spell of a slot no higher is broken off at once; a higher one by a check against 10 and its level."""
    warlock = mage(id="dora", side="foes", at=(6, 0), spells=["fireball"], slots=[0, 0, 1, 1], casting="intelligence")
    given = duel(warlock, mage(at=(0, 0), spells=["counterspell"]))
    game = played(given, [], "cast:fireball", "slot:3", "at:1,1", "use:counterspell")
    assert "breaks-spell" in kinds(game) and "damage" not in kinds(game)
    assert game.state["cira"].slots == (2, 0, 0) and game.state["dora"].slots == (0, 0, 0, 1)
    assert not game.state["cira"].reaction
    broken = played(given, [11], "cast:fireball", "slot:4", "at:1,1", "use:counterspell")
    assert only(broken, "breaks-spell").data["against"] == 14 and "damage" not in kinds(broken)
    holds = played(given, [10, 2, *[1] * 9], "cast:fireball", "slot:4", "at:1,1", "use:counterspell")
    assert "spell-holds" in kinds(holds) and "damage" in kinds(holds)
    let = played(given, [2, *[1] * 8], "cast:fireball", "slot:3", "at:1,1", "no")
    assert let.state["cira"].reaction and "damage" in kinds(let)
    unseen = duel(warlock, mage(at=(0, 0), spells=["counterspell"], now={"conditions": ["blinded"]}))
    assert "damage" in kinds(played(unseen, [2, *[1] * 8], "cast:fireball", "slot:3", "at:1,1")), "nobody is asked"


@pytest.mark.rule("srd5.spell.samples")
def test_hellish_rebuke() -> None:
    """Whoever hurts her burns at once: a Dexterity save for half of 2d10."""
    given = duel(orc(at=(1, 0), hp_max=60), mage(at=(0, 0), spells=["hellish_rebuke"], slots=[1]))
    game = played(given, [15, 1, 5, 9, 8], "attack:cira:greataxe", "use:hellish_rebuke")
    assert game.state["orc"].hp == 60 - 17 and game.state["cira"].slots == (0,) and not game.state["cira"].reaction
    assert rows(game)[-1] == ("damage", "cira", "orc", 17)
