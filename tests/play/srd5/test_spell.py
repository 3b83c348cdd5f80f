"""Spells at the table, with exact dice: slots, targets, areas, concentration."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.game import Game
from bojiste.errors import SceneError
from bojiste.systems.srd5.words.rows import changed
from tests.play.srd5.cast import ada, brok, cira, every, gob, grid, kinds, offered, only, orc, played, scene, verbs

ALL = ["fireball", "magic_missile", "web", "chill_touch", "cure_wounds", "invisibility", "thunderwave"]


def mage(**more: Any) -> dict[str, Any]:
    """Cira who casts: save DC 13, spell attack +5."""
    base = {"level": 1, "casting": "intelligence", "spells": ALL, "slots": [4, 3, 2]}
    scores = {"strength": 10, "dexterity": 12, "constitution": 14, "intelligence": 16, "wisdom": 12}
    return cira(**{**base, "abilities": scores, "attack": [], **more})


def dealt(game: Game) -> dict[str | None, int]:
    return {event.target: event.data["damage"] for event in every(game, "damage")}


@pytest.mark.rule("srd5.damage.many_targets")
@pytest.mark.rule("srd5.area.cover_save")
def test_fireball_on_three() -> None:
    """S8: three saves in the order of turns, then 8d6 once; half cover helps the third."""
    foes = [gob(hp_max=40), orc(hp_max=40), orc(id="orc-b", hp_max=40)]
    cover = [{"of": "orc-b", "degree": "half"}]
    given = scene(mage(), *foes, order=["cira", "gob", "orc", "orc-b"], field={"cover": cover})
    dice = [11, 12, 10, 3, 3, 4, 5, 2, 6, 1, 4]
    game = played(given, dice, "cast:fireball", "on:gob")
    assert dealt(game) == {"gob": 14, "orc": 14, "orc-b": 14}
    assert game.state["cira"].slots == (4, 3, 1)
    assert kinds(game).index("effect-rolled") > kinds(game).index("save-made")


@pytest.mark.rule("srd5.spell.samples")
def test_three_darts() -> None:
    """srd5.spell.samples E1: one die counts for all three darts: 12, one instance."""
    given = scene(mage(), orc(), gob(), order=["cira", "orc", "gob"])
    game = played(given, [3], "cast:magic_missile", "slot:1", "at:orc", "at:orc", "at:orc")
    assert dealt(game) == {"orc": 12}
    both = played(given, [3], "cast:magic_missile", "slot:2", "at:orc", "at:gob", "at:gob", "at:orc")
    struck = [(event.target, event.data["darts"]) for event in both.events if event.kind == "damage"]
    assert struck == [("orc", 2), ("gob", 2)]
    assert dealt(both) == {"orc": 8, "gob": 8}
    assert both.state["cira"].slots == (4, 2, 2)


@pytest.mark.rule("srd5.spell.attack")
def test_a_spell_attack() -> None:
    """srd5.spell.attack E1: +5, 15 against Armor Class 15 hits; the target is not healed until the caster's turn."""
    hurt = gob(hp_max=40, now={"hp": 20}, potions=1)
    given = grid(mage(at=(0, 0)), {**hurt, "now": {"hp": 20, "position": [9, 0]}}, order=["cira", "gob"])
    game = played(given, [10, 4], "cast:chill_touch")
    assert only(game, "hit").data["against"] == 15 and dealt(game) == {"gob": 4}
    tried = played(given, [10, 4, 2, 2], "cast:chill_touch", "end", "potion:gob")
    assert tried.state["gob"].hp == 16
    assert game.state["cira"].slots == (4, 3, 2)


@pytest.mark.rule("srd5.concentration.damage")
@pytest.mark.parametrize("dice, holds", [([15, 8, 9, 8], True), ([15, 8, 9, 7], False)])
def test_damage_disturbs(dice: list[int], holds: bool) -> None:
    """srd5.concentration.damage E1, E3: damage 9, DC 10: 8 + 2 holds."""
    attacker = gob(attack=[{"name": "pick", "to_hit": 5, "reach": 5, "damage": "1d12 piercing"}])
    given = grid(mage(at=(0, 0)), attacker | {"now": {"position": [1, 0]}}, order=["cira", "gob"])
    game = Game(given, dice=[15, 9, dice[3]], people=[*given.seats, "gm"])
    for key in ("cast:web", "at:8,8", "end", "attack:cira:pick"):
        game.answer(key)
    assert dealt(game) == {"cira": 9}
    assert bool(game.state["cira"].running) is holds
    assert ("power-ends" in kinds(game)) is not holds


def test_web() -> None:
    """The web holds who starts a turn in it or enters it; Strength against 13 frees."""
    given = grid(mage(at=(0, 0)), orc(at=(9, 9)), order=["cira", "orc"])
    game = played(given, [5], "cast:web", "at:8,8", "end")
    assert "restrained" in game.state["orc"].conditions
    assert "tear" in verbs(game)
    free = played(given, [5, 10], "cast:web", "at:8,8", "end", "tear:0")
    assert "restrained" not in free.state["orc"].conditions


def test_fire_burns_the_web() -> None:
    burner = mage(id="dora", spells=["fireball"], at=(0, 2), seat="gm")
    given = grid(mage(at=(0, 0)), burner, orc(at=(9, 9), hp_max=90), order=["cira", "dora", "orc"])
    dice = [10, *[1] * 8, 5, 2, 2]
    game = played(given, dice, "cast:web", "at:8,8", "end", "cast:fireball", "at:10,10", "end")
    assert "zone-burns" in kinds(game)
    assert dealt(game)["orc"] == 4
    gone = played(given, dice, "cast:web", "at:8,8", "end", "cast:fireball", "at:10,10", "end", "end", "end")
    assert not gone.state["cira"].running and not gone.state["orc"].conditions
    assert offered(game)


@pytest.mark.rule("srd5.concentration.one")
def test_one_at_a_time() -> None:
    """srd5.concentration.one E1: web running, casts another: the web ends."""
    given = grid(mage(at=(0, 0)), ada(at=(1, 0)), orc(at=(9, 9)), order=["cira", "ada", "orc"])
    game = played(given, [15], "cast:web", "at:8,8", "end", "end", "end", "cast:invisibility", "slot:2", "at:ada")
    assert [one.power for one in game.state["cira"].running] == ["invisibility"]
    assert "invisible" in game.state["ada"].conditions


def test_invisibility_is_gone_with_an_attack() -> None:
    given = scene(mage(), ada(), orc(hp_max=60), order=["cira", "ada", "orc"])
    game = played(given, [], "cast:invisibility", "slot:2", "at:ada")
    assert "invisible" in game.state["ada"].conditions
    struck = played(given, [3, 15, 4], "cast:invisibility", "slot:2", "at:ada", "end", "attack:orc:longsword")
    assert only(struck, "hit").data["state"] == 1
    assert "invisible" not in struck.state["ada"].conditions


def test_thunderwave_pushes() -> None:
    given = grid(mage(at=(4, 4)), orc(at=(5, 4), hp_max=40), brok(at=(0, 0)), order=["cira", "orc", "brok"])
    game = played(given, [5, 4, 6], "cast:thunderwave", "slot:1", "at:5,3")
    assert dealt(game) == {"orc": 10} and game.state["orc"].x == 7
    saved = played(given, [19, 4, 6], "cast:thunderwave", "slot:1", "at:5,3")
    assert dealt(saved) == {"orc": 5} and saved.state["orc"].x == 5


# -- what casting takes ------------------------------------------------------------------------------------------


@pytest.mark.rule("srd5.spell.components")
@pytest.mark.rule("srd5.spell.armor")
@pytest.mark.rule("srd5.spell.slot")
@pytest.mark.parametrize(
    "more",
    [
        {"now": {"silenced": True}},
        {"armour": "plate", "armour_proficient": False},
        {"weapons": ["greatsword"], "hands": 0},
        {"slots": [0, 0]},
    ],
)
def test_what_keeps_from_casting(more: dict[str, Any]) -> None:
    """Silenced, in armour, without a hand, without a slot: the spell is not offered."""
    given = scene(mage(spells=["magic_missile"], **more), orc(), order=["cira", "orc"])
    assert "cast" not in verbs(played(given))
    assert "cast" in verbs(played(scene(mage(spells=["magic_missile"]), orc(), order=["cira", "orc"])))


@pytest.mark.rule("srd5.spell.bonus_action_limit")
def test_beside_a_bonus_action_spell() -> None:
    """srd5.spell.bonus_action_limit E1: then only a cantrip of one action; and in either order."""
    caster = mage(spells=["spiritual_weapon", "fireball", "chill_touch"], slots=[0, 2, 2])
    given = grid({**caster, "now": {"position": [0, 0]}}, orc(at=(9, 0), hp_max=90), order=["cira", "orc"])
    game = played(given, [2], "cast:spiritual_weapon")
    assert {key for key in offered(game) if key.startswith("cast")} == {"cast:chill_touch"}
    other = played(given, [10, *[1] * 8], "cast:fireball", "at:10,0")
    assert not any(key.startswith("cast") for key in offered(other))


@pytest.mark.rule("srd5.spell.clear_path")
@pytest.mark.rule("srd5.spell.targets_range")
def test_a_wall_and_the_range() -> None:
    """srd5.spell.clear_path E1: behind total cover nobody is chosen; touch is five feet."""
    rows = "\n".join(["....#.....", "....#.....", "....#....."])
    given = grid(mage(at=(0, 1), spells=["magic_missile"]), orc(at=(8, 1)), order=["cira", "orc"], field={"map": rows})
    assert "cast" not in verbs(played(given))
    far = ada(at=(2, 0), now={"hp": 3})
    healer = mage(at=(0, 0), spells=["cure_wounds"], now={"hp": 16})
    given = grid(healer, {**far, "now": {"hp": 3, "position": [2, 0]}}, orc(at=(9, 9)), order=["cira", "ada", "orc"])
    game = played(given, [5], "cast:cure_wounds", "slot:1")
    assert only(game, "cures").target == "cira"


@pytest.mark.rule("srd5.spell.long_casting")
@pytest.mark.parametrize("dice, kept", [([15, 12, 6], False), ([15, 12, 10], True)])
def test_a_casting_of_a_minute(dice: list[int], kept: bool) -> None:
    """srd5.spell.long_casting E1: broken by damage, nothing happens and the slot is kept."""
    ward = {
        "name": "ward",
        "use": {"level": 1, "minutes": 1},
        "target": {"range": "self"},
        "effects": [{"kind": "bonus", "to": ["armor_class"], "amount": 2}],
        "duration": {"rounds": 100},
    }
    foe = gob(attack=[{"name": "pick", "to_hit": 9, "reach": 5, "damage": "1d12+2 piercing"}])
    given = scene(mage(power=[ward], spells=[]), foe, order=["cira", "gob"])
    game = played(given, dice, "cast:ward", "end", "attack:cira:pick")
    assert bool(game.state["cira"].running) is kept and game.state["cira"].slots == (4, 3, 2)


def test_after_ten_actions_it_is_there() -> None:
    """E2: the tenth action completes it, and only then the slot is spent."""
    ward = {
        "name": "ward",
        "use": {"level": 1, "minutes": 1},
        "target": {"range": "self"},
        "effects": [{"kind": "bonus", "to": ["armor_class"], "amount": 2}],
        "duration": {"rounds": 100},
    }
    given = scene(mage(power=[ward], spells=[]), gob(), order=["cira", "gob"])
    game = played(given, [], "cast:ward", "end", "end", *["cast-on", "end", "end"] * 8)
    assert game.state["cira"].slots == (4, 3, 2)
    game = played(given, [], "cast:ward", "end", "end", *["cast-on", "end", "end"] * 8, "cast-on")
    assert game.state["cira"].slots == (3, 3, 2) and not game.state["cira"].concentrates
    idle = played(given, [], "cast:ward", "end", "end", "end")
    assert not idle.state["cira"].running


@pytest.mark.rule("srd5.spell.same_spell")
def test_the_same_spell_twice() -> None:
    """srd5.spell.same_spell E1: two auras of one spell give +2, not +4."""
    aura = {
        "name": "aura",
        "use": {"level": 1},
        "target": {"range": 30},
        "effects": [{"kind": "bonus", "to": ["armor_class"], "amount": 2}],
        "duration": {"rounds": 10},
    }
    second = mage(id="dora", power=[aura], spells=[], seat="gm")
    given = scene(mage(power=[aura], spells=[]), second, ada(), gob(), order=["cira", "dora", "gob", "ada"])
    keys = ["cast:aura", "at:ada", "end", "cast:aura", "at:ada", "end", "attack:ada:scimitar"]
    assert only(played(given, [13], *keys), "miss").data["against"] == 18


# -- readied spells ----------------------------------------------------------------------------------------------

HOLD = ("ready", "near", "cast:magic_missile", "slot:1")


@pytest.mark.rule("srd5.action.ready_spell")
@pytest.mark.rule("srd5.action.ready_spell_concentration")
@pytest.mark.parametrize("printing, slots", [("slot_kept", (4, 3, 2)), ("dissipates", (3, 3, 2))])
def test_a_readied_spell_broken(printing: str, slots: tuple[int, ...]) -> None:
    """srd5.action.ready_spell_broken E1: 14 damage, DC 10, 6 + 2: the spell is gone, the reaction is there."""
    foe = gob(attack=[{"name": "pick", "to_hit": 9, "reach": 5, "damage": "1d12+2 piercing"}])
    options = {"readied_spell_broken": printing}
    given = scene(mage(), foe, order=["cira", "gob"], options=options)
    game = played(given, [15, 12, 6], *HOLD, "end", "attack:cira:pick")
    now = game.state["cira"]
    assert (now.running, now.readied, now.slots, now.reaction) == ((), None, slots, True)


def test_a_readied_spell_released() -> None:
    """srd5.action.ready_spell E1: the slot is spent at once, the targets are chosen when it is released."""
    given = grid(mage(at=(0, 0)), orc(at=(9, 0), hp_max=40), order=["cira", "orc"])
    held = played(given, [], *HOLD)
    assert held.state["cira"].slots == (3, 3, 2) and held.state["cira"].concentrates is not None
    game = played(given, [3], *HOLD, "end", "dash", "move", "to:1,0", "use")
    assert dealt(game) == {"orc": 12} and not game.state["cira"].running and not game.state["cira"].reaction
    late = played(given, [], *HOLD, "end", "end")
    assert not late.state["cira"].running and late.state["cira"].slots == (3, 3, 2)


# -- concentration -----------------------------------------------------------------------------------------------


@pytest.mark.rule("srd5.condition.concentration_break")
def test_falling_ends_it_without_a_save() -> None:
    """srd5.zero.unconscious E1: at 0 hit points concentration is over, and no die is rolled for it."""
    caster = mage(at=(0, 0))
    caster["now"]["hp"] = 4
    foe = gob(at=(1, 0))
    given = grid(caster, foe, order=["cira", "gob"])
    game = played(given, [15, 6], "cast:web", "at:8,8", "end", "attack:cira:scimitar", "no")
    assert game.state["cira"].life == "dying" and not game.state["cira"].running


@pytest.mark.rule("srd5.concentration.environment")
@pytest.mark.parametrize("die, holds", [(8, True), (7, False)])
def test_the_referee_disturbs(die: int, holds: bool) -> None:
    """srd5.concentration.environment E2: DC 10, 8 + 2 holds."""
    given = grid(mage(at=(0, 0)), orc(at=(9, 9)), order=["cira", "orc"])
    game = played(given, [die], "cast:web", "at:12,12", "end", "g cira disturb")
    assert bool(game.state["cira"].running) is holds


def test_it_may_be_ended_for_nothing() -> None:
    given = grid(mage(at=(0, 0)), orc(at=(9, 9)), order=["cira", "orc"])
    game = played(given, [], "cast:web", "at:12,12", "let-go")
    assert not game.state["cira"].running


# -- areas -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("srd5.area.grid")
@pytest.mark.rule("srd5.area.shapes")
@pytest.mark.parametrize("place, met", [((13, 11), True), ((14, 12), False)])
def test_a_sphere_on_the_grid(place: tuple[int, int], met: bool) -> None:
    """srd5.area.grid E1: a centre 17.7 ft away is in, one 22.6 ft away is not."""
    given = grid(mage(at=(0, 0)), orc(at=place, hp_max=90), order=["cira", "orc"])
    dice = [2, *[1] * 8] if met else []
    game = played(given, dice, "cast:fireball", "at:10,10")
    assert bool(dealt(game)) is met


@pytest.mark.rule("srd5.area.total_cover")
@pytest.mark.parametrize("spreads", [False, True])
def test_around_a_corner(spreads: bool) -> None:
    """srd5.area.total_cover E1: who is wholly covered from the origin is not met, unless the effect spreads."""
    rows = "\n".join(["....#....."] * 3)
    burst = {
        "name": "burst",
        "target": {"range": 60, "area": "sphere 10"},
        "test": {"save": "dexterity", "dc": 12},
        "effects": [{"kind": "damage", "dice": "1d6 fire"}],
    }
    caster = mage(at=(0, 1), spells=[], power=[changed(burst, {"target": {"spreads": spreads}})])
    given = grid(caster, orc(at=(5, 1), hp_max=90), order=["cira", "orc"], field={"map": rows})
    game = played(given, [2, 1] if spreads else [], "power:burst", "at:4,1")
    assert bool(dealt(game)) is spreads


def test_the_referee_strikes_out_a_target() -> None:
    """D32: who is met is the referee's last word."""
    given = grid(mage(at=(0, 0)), orc(at=(10, 10), hp_max=90), order=["cira", "orc"], rulings="ask")
    game = played(given, [], "cast:fireball", "at:10,10", "without:orc", "done")
    assert not dealt(game)


# -- what the sheet's features do --------------------------------------------------------------------------------

BREATH = {
    "name": "breath",
    "target": {"area": "cone 15"},
    "test": {"save": "dexterity", "dc": 12},
    "effects": [{"kind": "damage", "dice": "2d6 fire", "on_success": "half"}],
}


@pytest.mark.rule("srd5.monster.recharge")
def test_recharge() -> None:
    """srd5.monster.recharge E1: a 4 brings it not back, a 5 does."""
    wyrm = orc(power=[changed(BREATH, {"use": {"recharge": 5}})])
    given = scene(wyrm, ada(hp_max=90), order=["orc", "ada"])
    used = played(given, [2, 3, 3], "power:breath", "end")
    assert "power" not in verbs(used) and used.state["ada"].hp == 84
    assert "power" not in verbs(played(given, [2, 3, 3, 4], "power:breath", "end", "end"))
    assert "power" in verbs(played(given, [2, 3, 3, 5], "power:breath", "end", "end"))


@pytest.mark.rule("srd5.monster.lair")
def test_lair_actions() -> None:
    """srd5.monster.lair E1: who has 20 acts first, then the lair; not the same twice in a row."""
    lair = [{**BREATH, "name": name, "use": {"time": "lair"}} for name in ("fire", "smoke")]
    given = scene(ada(hp_max=90, now={"initiative": 20}), orc(power=lair, now={"initiative": 12}))
    game = played(given, [], "end")
    assert game.ask is not None and game.ask.topic == "lair" and game.ask.keys == ("use:fire", "use:smoke", "no")
    game = played(given, [2, 3, 3], "end", "use:fire", "end", "end")
    assert game.ask is not None and game.ask.keys == ("use:smoke", "no")


def test_a_legendary_power_costs_its_price() -> None:
    wings = {**BREATH, "name": "wings", "use": {"time": "legendary", "cost": 2}, "target": {"area": "sphere 10"}}
    given = scene(ada(hp_max=90), orc(power=[wings], legendary=3), order=["ada", "orc"])
    game = played(given, [2, 3, 3], "end", "power:wings")
    assert game.state["orc"].legendary == 3  # its own turn has begun
    assert only(game, "legendary").data["left"] == 1


@pytest.mark.rule("srd5.temporary.no_stack")
@pytest.mark.parametrize("answer, thp", [("new", 12), ("old", 10)])
def test_temporary_hit_points_do_not_add(answer: str, thp: int) -> None:
    """srd5.temporary.no_stack E1: has 10, gets 12: 12 or 10, never 22."""
    gift = {
        "name": "gift",
        "use": {"level": 1},
        "target": {"range": "self"},
        "effects": [{"kind": "temporary_hit_points", "dice": 12}],
    }
    given = scene(mage(power=[gift], spells=[], now={"thp": 10}), orc(), order=["cira", "orc"])
    assert played(given, [], "cast:gift", answer).state["cira"].thp == thp


def test_a_troll_lies_and_gets_up() -> None:
    """At 0 hit points it regenerates, unless fire stops it: then it dies, and only then the fight is over."""
    troll = orc(hp_max=5, regeneration={"amount": 10, "stopped_by": ["fire"], "at_zero": True})
    torch = {"name": "torch", "to_hit": 5, "reach": 5, "damage": "1d4 fire"}
    given = scene(ada(attack=[torch]), troll, order=["ada", "orc"])
    up = played(given, [15, 4], "attack:orc:longsword", "no", "end")
    assert up.state["orc"].hp == 5 and up.outcome is None
    hot = scene(ada(attack=[{**torch, "damage": "1d4+4 fire"}]), troll, order=["ada", "orc"])
    burnt = played(hot, [15, 4], "attack:orc:torch", "no")
    assert burnt.state["orc"].life == "dead" and burnt.outcome is not None


@pytest.mark.rule("srd5.critical.extra_dice")
def test_what_a_bite_brings_besides() -> None:
    """A hit, then a saving throw against more; the dice behind it are not doubled."""
    poison = {
        "name": "poison",
        "test": {"save": "constitution", "dc": 11},
        "effects": [{"kind": "damage", "dice": "2d8 poison", "on_success": "half"}],
    }
    bite = {"name": "bite", "to_hit": 5, "reach": 5, "damage": "1d8+3 piercing", "natural": True, "then": poison}
    given = scene(orc(attack=[bite]), ada(), order=["orc", "ada"])
    game = played(given, [20, 4, 5, 10, 3, 4], "attack:ada:bite")
    assert [event.data["damage"] for event in every(game, "damage")] == [12, 3]


def test_a_condition_is_shaken_off_at_the_end_of_a_turn() -> None:
    dread = {
        "name": "dread",
        "use": {"level": 1},
        "target": {"range": 60},
        "test": {"save": "wisdom"},
        "effects": [{"kind": "condition", "condition": "frightened", "save_again": "turn_end"}],
        "duration": {"concentration": True, "rounds": 10},
    }
    given = scene(mage(power=[dread], spells=[]), orc(), order=["cira", "orc"])
    game = played(given, [5], "cast:dread", "end")
    assert "frightened" in game.state["orc"].conditions
    over = played(given, [5, 15], "cast:dread", "end", "end")
    assert not over.state["orc"].conditions and not over.state["cira"].running


@pytest.mark.parametrize(
    "more, reason",
    [
        ({"power": [{"name": "puff"}]}, "power-without-effect"),
        ({"power": [{"name": "puff", "target": {"area": "cone"}}]}, "bad-area"),
        (
            {"power": [{"name": "puff", "effects": [{"kind": "damage", "dice": "1d6 fire", "on_success": "half"}]}]},
            "half-without-save",
        ),
        (
            {
                "power": [
                    {"name": "puff", "test": {"save": "wisdom"}, "effects": [{"kind": "damage", "dice": "1d6 fire"}]}
                ]
            },
            "power-without-number",
        ),
        (
            {"power": [{"name": "puff", "place": {"zone": True}, "effects": [{"kind": "damage", "dice": "1d6 fire"}]}]},
            "zone-without-area",
        ),
        ({"power": [{"name": "puff", "effects": [{"kind": "damage", "dice": "1d6 fire"}]}] * 2}, "duplicate-power"),
        ({"spells": ["fireball"]}, "no-casting"),
        ({"spells": ["wishing"]}, "not-one-of"),
        ({"slots": [1], "now": {"slots": [2]}}, "slots-above-sheet"),
        ({"now": {"used": ["puff"]}}, "unknown-power"),
        ({"now": {"hit_dice": 2}}, "above-maximum"),
    ],
)
def test_powers_that_cannot_be(more: dict[str, Any], reason: str) -> None:
    with pytest.raises(SceneError) as refused:
        scene(ada(**more), orc())
    assert reason in {problem.reason for problem in refused.value.problems}


# -- the referee's hand ------------------------------------------------------------------------------------------


def test_a_power_is_asked_about_anew_after_a_ruling() -> None:
    """Slots, targets and places are those there are when the question is put again."""
    given = scene(mage(), orc(), gob(), order=["cira", "orc", "gob"])
    game = played(given, [], "cast:magic_missile", "g cira slots 0 3 2")
    assert game.ask is not None and game.ask.keys == ("slot:2", "slot:3")
    answers = ("cast:magic_missile", "g cira slots 0 3 2", "slot:2", "at:gob", "g - gob")
    assert dealt(played(given, [3], *answers)) == {"orc": 16}
    fallen = played(given, [], "cast:fireball", "g cira hp 0")
    assert fallen.state["cira"].slots == (4, 3, 2) and "cast" not in kinds(fallen)


@pytest.mark.rule("srd5.healing.dead")
def test_revivify() -> None:
    """srd5.healing.dead E2: who is dead lives again with 1 hit point; nothing else heals the dead."""
    dead = ada(at=(1, 0), now={"hp": 0, "life": "dead"})
    healer = mage(at=(0, 0), spells=["revivify", "cure_wounds"], slots=[1, 0, 1])
    given = grid(healer, dead, orc(at=(9, 9)), order=["cira", "ada", "orc"])
    game = played(given, [], "cast:revivify")
    now = game.state["ada"]
    assert (now.life, now.hp) == ("ok", 1) and game.state["cira"].slots == (1, 0, 0)
    assert only(played(given, [1], "cast:cure_wounds", "slot:1"), "cures").target == "cira", (
        "there is nobody else to cure"
    )
    far = grid(healer, {**dead, "now": {**dead["now"], "position": [5, 0]}}, orc(at=(9, 9)), order=["cira", "orc"])
    assert "cast:revivify" not in offered(played(far)), "by touch"


@pytest.mark.rule("srd5.flying.hover_exempt")
@pytest.mark.parametrize("face, falls", [(8, False), (7, True)])
def test_whoever_flies_by_a_spell_falls_with_it(face: int, falls: bool) -> None:
    """The spell holds Ada 40 ft up until its caster's concentration is broken: then 4d6 at once."""
    pick = {"name": "pick", "to_hit": 9, "reach": 5, "damage": "9 piercing"}
    given = grid(
        mage(at=(5, 5), spells=["fly"]),
        ada(at=(6, 5), hp_max=60),
        orc(at=(4, 5), attack=[pick]),
        order=["cira", "ada", "orc"],
        field={"width": 20, "height": 20},
    )
    keys = ("cast:fly", "at:ada", "end", "fly", "height:40", "to:12,5", "end", "attack:cira:pick")
    game = played(given, [15, face, *([1, 2, 3, 4] if falls else [])], *keys)
    assert (game.state["ada"].z, game.state["ada"].hp) == ((0, 50) if falls else (8, 60))
    assert ("falls-down" in kinds(game)) is falls


@pytest.mark.rule("srd5.spell.targets_range")
def test_without_a_grid_who_moves_leaves_the_area() -> None:
    """Whoever walks off is out of the web, and meets it no more at the start of its turns."""
    table = [{"between": ["cira", "orc"], "ft": 30}]
    given = scene(mage(spells=["web"]), orc(), order=["cira", "orc"], field={"mode": "abstract", "distance": table})
    game = played(given, [15], "cast:web", "end", "move", "away")
    assert "leaves-zone" in kinds(game)
    again = played(given, [15], "cast:web", "end", "move", "away", "end", "end")
    assert not again.state["orc"].conditions, "no second saving throw"
    stays = played(given, [15, 3], "cast:web", "end", "end", "end")
    assert "restrained" in stays.state["orc"].conditions
