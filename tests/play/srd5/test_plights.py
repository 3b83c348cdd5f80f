"""What stat blocks bring besides the book's conditions: slowness, weakness, wounds and flames, sleep that damage ends,
stone in two steps, worse failures, holds of which there is one."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.game import Game
from bojiste.systems.srd5.words.rows import changed
from tests.play.srd5.cast import ada, brings, brok, every, gob, grid, kinds, offered, only, orc, played, scene, verbs
from tests.play.srd5.test_tome import cira

TOUCH = {"name": "touch", "to_hit": 5, "reach": 5, "damage": "1 piercing", "natural": True}


def foe(*inflicts: dict[str, Any] | str, **then: Any) -> dict[str, Any]:
    """An enemy whose touch costs 1 hit point and brings this to whoever fails against 15."""
    test = {"save": "constitution", "dc": 15}
    rider = {"name": "touch", "test": test, "effects": brings(*inflicts), **then}
    return gob(id="foe", size="medium", attack=[{**TOUCH, "then": rider}], hp_max=40)


def touched(given: dict[str, Any], *dice: int, others: tuple[dict[str, Any], ...] = (), **more: Any) -> Any:
    """Ada is hit, and everybody after her in this order; her turn has begun."""
    who = [one["id"] for one in others]
    fight = scene(given, ada(**more), *others, order=["foe", "ada", *who])
    return played(fight, [15, *dice], "attack:ada:touch")


# -- half of a turn ----------------------------------------------------------------------------------------------


def test_the_slowed_have_half_a_turn() -> None:
    """One attack of two, and no second blade after it. Who saves has all of it."""
    fighter = ada(attacks=2, weapons=["shortsword", "dagger"])
    fight = scene(foe("slowed"), fighter, order=["foe", "ada"])
    game = played(fight, [15, 2, 2], "attack:ada:touch", "attack:foe:shortsword")
    assert game.state["ada"].conditions == ("slowed",)
    assert not {"attack", "second"} & verbs(game)
    whole = played(fight, [15, 19, 2], "attack:ada:touch", "attack:foe:shortsword")
    assert "attack" in verbs(whole)


FROST = {
    "name": "frost",
    "use": {"time": "touched"},
    "test": {"save": "constitution", "dc": 15},
    "effects": [{"kind": "condition", "condition": "slowed"}],
}


def test_who_is_slowed_in_the_middle_of_its_attacks_makes_no_more_of_them() -> None:
    """The first blow touches the frost: that was the one attack of this turn. On another's turn nothing is lost, and
    on the next of one's own there is one again. Who saves strikes thrice."""
    fighter = ada(attacks=3, weapons=["shortsword", "dagger"])
    given = scene(fighter, gob(hp_max=90, power=[FROST]), order=["ada", "gob"])
    game = played(given, [15, 2, 2], "attack:gob:shortsword")
    assert game.state["ada"].conditions == ("slowed",)
    assert not {"attack", "second", "grapple", "shove"} & verbs(game)
    for key in ("end", "end"):
        game.answer(key)
    assert game.ask is not None and game.ask.actor == "ada" and "attack" in verbs(game)
    whole = played(given, [15, 2, 19], "attack:gob:shortsword")
    assert "attack" in verbs(whole)
    missed = played(given, [2], "attack:gob:shortsword")
    assert "attack" in verbs(missed)


def test_unattended_who_is_slowed_in_the_middle_of_its_attacks_ends_its_turn() -> None:
    fighter = ada(attacks=3, hp_max=200)
    cold = changed(FROST, {"test": {"dc": 40}})
    given = scene(fighter, gob(hp_max=900, ac=5, power=[cold], tactic="idle"), options={"max_rounds": 3})
    game = Game(given, seed=2)
    blows = [event.kind for event in game.events if event.actor == "ada" and event.kind in ("hit", "critical", "miss")]
    assert len(blows) == 3


def test_the_slowed_who_are_wounded_have_done_with_their_one_blow() -> None:
    """No second blade is waited for: nearly dead and with nobody beside her Ada does not walk up to the orc."""
    touching = {**foe("slowed"), "now": {"position": [5, 4], "hp": 1}}
    blades = ada(at=(4, 4), weapons=["shortsword", "dagger"], hp_max=60, tactic="clever")
    blades["now"] |= {"hp": 5}
    far = orc(at=(8, 4), tactic="idle")
    given = grid(touching, blades, far, order=["foe", "ada", "orc"], options={"max_rounds": 1})
    game = Game(given, dice=[15, 2, 15, 3], people=["gm"])
    for key in ("attack:ada:touch", "end"):
        game.answer(key)
    assert game.state["foe"].life == "dead" and game.state["ada"].x <= 4


def test_the_slowed_keep_the_features_that_a_multiattack_lists() -> None:
    """They are no attacks: before the one that is made, or after it. So it is where the slowness comes between."""
    roar = {
        "name": "roar",
        "target": {"range": 30},
        "test": {"save": "wisdom", "dc": 5},
        "effects": [{"kind": "condition", "condition": "prone"}],
    }
    claw = {"name": "claw", "to_hit": 5, "reach": 5, "damage": "1d4 slashing", "natural": True}
    beast = orc(attack=[claw], weapons=[], power=[roar], multiattack=["use roar", "claw", "claw"])
    slow = scene(foe("slowed"), {**beast, "side": "heroes"}, order=["foe", "orc"])
    touch = ("attack:orc:touch",)
    before = played(slow, [15, 2, 19], *touch, "power:roar")
    assert "attack:foe:claw" in offered(before)
    both = played(slow, [15, 2, 19, 2], *touch, "power:roar", "attack:foe:claw")
    after = played(slow, [15, 2, 15, 2, 19], *touch, "attack:foe:claw", "power:roar")
    for game in (both, after):
        assert not {"attack", "power"} & verbs(game)
    cold = scene({**beast, "side": "heroes"}, gob(hp_max=90, power=[FROST]), order=["orc", "gob"])
    between = played(cold, [15, 2, 2], "attack:gob:claw")
    assert "attack" not in verbs(between) and "power:roar" in offered(between)
    grip = {**foe("slowed"), "now": {"position": [5, 4]}}
    placed = {**beast, "side": "heroes", "now": {"position": [4, 4]}}
    parted = grid(placed, grip, gob(hp_max=90, at=(1, 4)), order=["orc", "foe", "gob"])
    later = played(parted, [19, 15, 2], "power:roar", "at:gob", "move", "to:2,4", "strike:touch")
    assert later.state["orc"].conditions == ("slowed",) and "attack:gob:claw" in offered(later)


def test_haste_gives_the_slowed_no_second_attack() -> None:
    """The blow of haste is there for whoever has done something else with the action."""
    cold = gob(hp_max=90, power=[FROST])
    given = scene(cira("haste"), ada(), cold, order=["cira", "ada", "gob"])
    struck = played(given, [15, 2, 2], "cast:haste", "at:ada", "end", "attack:gob:longsword")
    assert "hasted-strike" not in verbs(struck)
    slow = scene(foe("slowed"), cira("haste"), ada(), order=["foe", "cira", "ada"])
    game = played(slow, [15, 2], "attack:ada:touch", "cast:haste", "at:ada", "end")
    assert "attack" in verbs(game) and "hasted-strike" not in verbs(game)
    game.answer("dodge")
    assert "hasted-strike" in verbs(game)


def test_the_slowed_have_an_action_or_a_bonus_action() -> None:
    quick = ada(
        power=[
            {
                "name": "shout",
                "use": {"time": "bonus"},
                "target": {"range": 30},
                "test": {"save": "wisdom", "dc": 10},
                "effects": [{"kind": "condition", "condition": "prone"}],
            }
        ]
    )
    fight = scene(foe("slowed"), quick, order=["foe", "ada"])
    game = played(fight, [15, 2, 2], "attack:ada:touch", "attack:foe:longsword")
    assert "power" not in verbs(game)
    shouts = played(fight, [15, 2, 9], "attack:ada:touch", "power:shout")
    assert not {"attack", "dodge"} & verbs(shouts)


def test_the_slowed_walk_half_as_far() -> None:
    given = grid({**foe("slowed"), "now": {"position": [1, 0]}}, ada(at=(0, 0)), order=["foe", "ada"])
    game = played(given, [15, 2], "attack:ada:touch", "end")
    assert game.ask is not None and game.ask.data["left_hf"] == 30


def test_the_slowed_do_not_react() -> None:
    """Nobody strikes at whoever walks away from her."""
    given = grid({**foe("slowed"), "now": {"position": [1, 0]}}, ada(at=(0, 0)), order=["foe", "ada"])
    game = played(given, [15, 2], "attack:ada:touch", "move", "to:5,0")
    assert game.ask is not None and game.ask.topic == "act", "no opportunity attack is asked"
    saved = played(given, [15, 19], "attack:ada:touch", "move", "to:5,0")
    assert saved.ask is not None and saved.ask.topic == "opportunity"


def test_the_weakened_strike_badly_and_save_badly() -> None:
    """Disadvantage with a sword, none with a finesse blade led by dexterity; and on saves of Strength."""
    fight = scene(foe("weakened"), ada(), order=["foe", "ada"])
    game = played(fight, [15, 2, 18, 4], "attack:ada:touch", "attack:foe:longsword")
    assert only(game, "miss").data["hinders"] == ("weakened",)
    quick = scene(foe("weakened"), brok(id="ada"), order=["foe", "ada"])
    thrust = played(quick, [15, 2, 4], "attack:ada:touch", "attack:foe:shortsword")
    assert not only(thrust, "miss").data.get("hinders")
    wave = {
        "name": "wave",
        "use": {"time": "bonus"},
        "target": {"range": 30},
        "test": {"save": "strength", "dc": 10},
        "effects": [{"kind": "condition", "condition": "prone"}],
    }
    both = scene({**foe("weakened"), "power": [wave]}, ada(), order=["foe", "ada"])
    swept = played(both, [15, 2, 18, 3], "attack:ada:touch", "power:wave")
    assert every(swept, "save-missed")[-1].data["hinders"] == ("weakened",)


# -- sleep, poison, stone ----------------------------------------------------------------------------------------

ASLEEP = {"condition": "unconscious", "ends": "damaged", "tended": 0}


def test_damage_wakes() -> None:
    """A hit on the sleeper is critical (1d12 + 3 twice the die), and it wakes."""
    fight = scene(foe(ASLEEP), ada(), orc(), brok(), order=["foe", "orc", "ada", "brok"])  # brok is awake
    game = played(fight, [15, 2, 15, 10, 1, 1], "attack:ada:touch", "attack:ada:greataxe")
    assert "unconscious" not in game.state["ada"].conditions and game.state["ada"].hp == 24 - 1 - 5
    assert only(game, "recovers").data["condition"] == "unconscious"
    missed = played(fight, [15, 2, 1, 1], "attack:ada:touch", "attack:ada:greataxe")
    assert "unconscious" in missed.state["ada"].conditions


def test_somebody_shakes_her_awake() -> None:
    fight = scene(foe(ASLEEP), ada(), brok(), order=["foe", "brok", "ada"])
    game = played(fight, [15, 2], "attack:ada:touch")
    assert "tend:ada:unconscious" in offered(game)
    game.answer("tend:ada:unconscious")
    assert "unconscious" not in game.state["ada"].conditions and game.state["brok"].turn.action


@pytest.mark.parametrize("face, asleep", [(14, False), (10, False), (9, True), (2, True)])
def test_who_fails_by_five_falls_asleep(face: int, asleep: bool) -> None:
    """Constitution 12, +1: a 14 saves against 15 with 15; a 9 is 10, five short."""
    game = touched(foe("poisoned", {"only": {"failed_by": 5}, "condition": "unconscious"}), face)
    assert ("unconscious" in game.state["ada"].conditions) is asleep
    assert ("poisoned" in game.state["ada"].conditions) is (face + 1 < 15)


STONE = {"condition": "restrained", "save_again": "turn_end", "turns_into": "petrified"}


def test_stone_in_two_steps() -> None:
    """Restrained at once; the save at the end of her turn decides."""
    fight = scene(foe(STONE), ada(), order=["foe", "ada"])
    game = played(fight, [15, 2, 5], "attack:ada:touch", "end")
    assert game.state["ada"].conditions == ("petrified",)
    freed = played(fight, [15, 2, 18], "attack:ada:touch", "end")
    assert freed.state["ada"].conditions == ()


def test_who_fails_badly_is_stone_at_once() -> None:
    game = touched(foe(STONE, {"only": {"failed_by": 5}, "condition": "petrified"}), 3)
    assert game.state["ada"].conditions == ("petrified",)


def test_a_charm_is_shaken_off_when_it_hurts() -> None:
    """No save at the end of her turn; one when she is hurt."""
    charm = {"condition": "charmed", "save_again": "damaged"}
    fight = scene(foe(charm), ada(), orc(), order=["foe", "orc", "ada"])
    game = played(fight, [15, 2, 15, 1, 18], "attack:ada:touch", "attack:ada:greataxe")
    assert game.state["ada"].conditions == ()
    still = played(fight, [15, 2, 15, 1, 3], "attack:ada:touch", "attack:ada:greataxe", "end")
    assert still.state["ada"].conditions == ("charmed",)


def test_fear_is_hard_to_overcome_in_sight_of_it() -> None:
    fight = scene(
        foe({"condition": "frightened", "save_again": "turn_end_in_sight_hinders"}), ada(), order=["foe", "ada"]
    )
    game = played(fight, [15, 2, 18, 3], "attack:ada:touch", "end")
    assert every(game, "save-missed")[-1].data["hinders"] == ("in-sight",)


# -- turn by turn ------------------------------------------------------------------------------------------------

FLAMES = {"condition": "burning", "damage": "1d10 fire", "tended": 0}
WOUND = {"condition": "bleeding", "damage": "1d10 necrotic", "tended": 12}


def test_flames_burn_until_they_are_doused() -> None:
    """6 fire at the start of her turn; the action puts them out."""
    rider = {"name": "touch", "effects": brings(FLAMES)}
    flame = gob(id="foe", size="medium", attack=[{**TOUCH, "then": rider}], hp_max=40)
    fight = scene(flame, ada(), order=["foe", "ada"])
    game = played(fight, [15, 6], "attack:ada:touch")
    assert game.state["ada"].hp == 24 - 1 - 6 and only(game, "torments").data["condition"] == "burning"
    game.answer("tend:ada:burning")
    assert game.state["ada"].suffers == ()
    late = gob(
        id="foe",
        size="medium",
        hp_max=40,
        attack=[{**TOUCH, "then": {**rider, "effects": brings({**FLAMES, "damage_at": "turn_end"})}}],
    )
    ends = played(scene(late, ada(), order=["foe", "ada"]), [15, 6], "attack:ada:touch", "end")
    assert ends.state["ada"].hp == 17


def test_wounds_add_up_and_are_stanched() -> None:
    """Two hits, two wounds: 2d10 a turn; a check of Medicine that reaches 12 closes both, one that does not neither."""
    fight = scene({**foe(WOUND), "attacks": 2}, ada(), order=["foe", "ada"])
    game = played(fight, [15, 2, 15, 2, 4, 5], "attack:ada:touch", "attack:ada:touch")
    assert game.state["ada"].hp == 24 - 2 - 9
    failed = played(fight, [15, 2, 15, 2, 4, 5, 11], "attack:ada:touch", "attack:ada:touch", "tend:ada:bleeding")
    assert len(failed.state["ada"].suffers) == 2 and "stanches-not" in kinds(failed)
    closed = played(fight, [15, 2, 15, 2, 4, 5, 12], "attack:ada:touch", "attack:ada:touch", "tend:ada:bleeding")
    assert closed.state["ada"].suffers == () and "stanches" in kinds(closed)


def test_a_hold_that_hurts() -> None:
    """Held and restrained by one hold: getting out of it ends both."""
    hold = [
        {"condition": "grappled", "damage": "2d6 piercing", "escape_dc": 13},
        {"condition": "restrained", "escape_dc": 13},
    ]
    rider = {"name": "touch", "target": {"most": 1}, "effects": brings(*hold)}
    holder = gob(id="foe", size="medium", hp_max=40, attack=[{**TOUCH, "then": rider}])
    fight = scene(holder, ada(), order=["foe", "ada"])
    game = played(fight, [15, 3, 4], "attack:ada:touch")
    assert game.state["ada"].hp == 24 - 1 - 7 and game.state["ada"].conditions == ("grappled", "restrained")
    assert "tear" not in verbs(game), "one wrests oneself out of a grip, by Athletics or Acrobatics"
    free = played(fight, [15, 3, 4, 10], "attack:ada:touch", "escape:foe:athletics")
    assert free.state["ada"].conditions == () and "contest" not in kinds(free)
    still = played(fight, [15, 3, 4, 9], "attack:ada:touch", "escape:foe:athletics")
    assert still.state["ada"].conditions == ("grappled", "restrained")


def test_a_hold_that_ends_binds_nobody() -> None:
    """Let go, or its holder struck down: whatever the grapple has brought besides is over with it."""
    hold = [{"condition": "grappled", "escape_dc": 13}, {"condition": "restrained", "escape_dc": 13}]
    rider = {"name": "touch", "target": {"most": 1}, "effects": brings(*hold)}
    holder = gob(id="foe", size="medium", ac=5, hp_max=1, attack=[{**TOUCH, "then": rider}], at=(1, 0))
    fight = grid(holder, ada(at=(0, 0)), orc(at=(9, 9)), order=["foe", "ada", "orc"])
    let_go = played(fight, [15], "attack:ada:touch", "release:ada")
    assert let_go.state["ada"].conditions == ()
    struck = played(fight, [15, 15, 15, 4], "attack:ada:touch", "end", "attack:foe:longsword", "no")
    assert struck.state["foe"].life == "dead" and struck.state["ada"].conditions == ()


def test_what_a_hold_brings_ends_with_the_hold() -> None:
    """The holder is killed: nobody is restrained by it any more, but by another it still is."""
    hold = [{"condition": "grappled", "escape_dc": 13}, {"condition": "restrained", "escape_dc": 13}]
    foes = [
        gob(id=id, size="medium", hp_max=1, attack=[{**TOUCH, "then": {"name": "touch", "effects": brings(*hold)}}])
        for id in ("foe", "other")
    ]
    fight = scene(*foes, ada(), order=["foe", "other", "ada"])
    game = played(fight, [15, 15, 15, 15, 15, 8], *["attack:ada:touch"] * 2, "attack:foe:longsword", "no")
    assert game.state["foe"].life == "dead" and every(game, "lets-go")
    assert {(entry.name, entry.source) for entry in game.state["ada"].suffers} == {
        ("grappled", "other"),
        ("restrained", "other"),
    }


def test_only_one_is_held_at_once() -> None:
    hold = {
        "name": "touch",
        "target": {"most": 1},
        "effects": [{"kind": "condition", "condition": "grappled", "escape_dc": 13}],
    }
    one = gob(id="foe", size="medium", hp_max=40, attacks=2, attack=[{**TOUCH, "then": hold}])
    game = played(
        scene(one, ada(), brok(), order=["foe", "ada", "brok"]), [15, 15], "attack:ada:touch", "attack:brok:touch"
    )
    assert game.state["ada"].conditions == ("grappled",) and game.state["brok"].conditions == ()


def test_a_power_for_those_it_holds() -> None:
    """Offered only once somebody is held; it feeds on what it drains."""
    hold = {"name": "touch", "effects": [{"kind": "condition", "condition": "grappled", "escape_dc": 13}]}
    kiss = {
        "name": "kiss",
        "use": {"time": "bonus"},
        "target": {"range": 30, "on_its": "grappled"},
        "test": {"save": "constitution", "dc": 15},
        "effects": [
            {"kind": "damage", "dice": "2d6 psychic", "on_success": "half"},
            {"kind": "drain_maximum", "on": "always", "user_heals": True},
        ],
    }
    one = gob(id="foe", size="medium", hp_max=40, attack=[{**TOUCH, "then": hold}], power=[kiss], now={"hp": 20})
    fight = scene(one, ada(), brok(), order=["foe", "ada", "brok"])
    assert "power:kiss" not in offered(played(fight))
    game = played(fight, [15, 18, 4, 4], "attack:ada:touch", "power:kiss")
    now = game.state["ada"]
    assert (now.hp, now.hp_max, game.state["foe"].hp) == (24 - 1 - 4, 20, 24)


def test_a_power_that_only_feeds() -> None:
    """An aboleth's drain: 6 psychic, and 6 hit points over; nothing is lost of the maximum."""
    drain = {
        "name": "drain",
        "use": {"time": "bonus"},
        "target": {"range": 30},
        "effects": [{"kind": "damage", "dice": "2d6 psychic"}, {"kind": "user_heals", "on": "always"}],
    }
    one = gob(id="foe", hp_max=40, now={"hp": 20}, power=[drain])
    game = played(scene(one, ada(), order=["foe", "ada"]), [3, 3], "power:drain")
    assert (game.state["ada"].hp, game.state["ada"].hp_max, game.state["foe"].hp) == (18, 24, 26)


def test_it_vanishes_until_it_attacks() -> None:
    """An imp of the document: invisible, and seen again when it has stung."""
    imp = {"block": "imp", "id": "imp", "side": "foes"}
    game = played(
        scene(imp, ada(ac=30), order=["imp", "ada"]), [2, 2], "power:invisibility", "end", "end", "attack:ada:sting"
    )
    assert only(game, "befalls").target == "imp" and "invisible" in only(game, "befalls").data["conditions"]
    assert only(game, "miss").data["helps"] == ("unseen-attacker",)
    assert game.state["imp"].conditions == ()


def test_a_brood_of_the_document_does_it() -> None:
    """A gold dragon weakens, a copper one slows, a brass one puts to sleep, a gorgon turns to stone; a bearded devil
    wounds, a fire elemental sets alight."""
    from bojiste.core.system import system

    blocks = system("srd5").blocks()
    brought = {
        "young_gold_dragon": "weakened", "young_copper_dragon": "slowed", "young_brass_dragon": "unconscious",
        "gorgon": "restrained", "stone_golem": "slowed",
    }  # fmt: skip
    for id, condition in brought.items():
        rows = [row for power in blocks[id]["power"] for row in power.get("effects", ())]
        assert condition in [row.get("condition") for row in rows], id
    assert blocks["bearded_devil"]["attack"][1]["then"]["effects"][0]["tended"] == 12
    assert blocks["fire_elemental"]["attack"][0]["then"]["effects"][0]["condition"] == "burning"


# -- traits ------------------------------------------------------------------------------------------------------


def test_lightning_mends_what_absorbs_it() -> None:
    """8 lightning: nothing lost, 8 regained, up to the maximum."""
    bolt = {"name": "bolt", "to_hit": 9, "reach": 5, "damage": "2d6 lightning", "natural": True}
    golem = orc(id="golem", hp_max=50, immune=["lightning"], absorbs=["lightning"], now={"hp": 30})
    game = played(scene(ada(attack=[bolt]), golem, order=["ada", "golem"]), [15, 4, 4], "attack:golem:bolt")
    assert game.state["golem"].hp == 38 and only(game, "regenerates").data["regained"] == 8


def test_nobody_mends_a_swarm() -> None:
    priest = brok(casting="wisdom", level=1, spells=["cure_wounds"], slots=[1])
    bats = gob(id="bats", side="heroes", hp_max=20, now={"hp": 5}, traits=["swarm"])
    fight = scene(priest, bats, orc(), order=["brok", "bats", "orc"])
    game = played(fight, [6], "cast:cure_wounds", "at:bats")
    assert game.state["bats"].hp == 5


def test_a_swarm_goes_through() -> None:
    """Two walls of a passage and Ada in it: rats get past her, a goblin does not."""

    def past(*traits: str) -> bool:
        rats = gob(id="rats", traits=list(traits), now={"position": [0, 0]})
        walls = {"map": "...\n###"}
        game = played(grid(rats, ada(at=(1, 0)), order=["rats", "ada"], field=walls), [], "move")
        return "to:2,0" in offered(game)

    assert past("swarm") and not past()


def test_a_stalker_is_not_seen() -> None:
    stalker = gob(id="foe", traits=["invisible"])
    game = played(scene(stalker, ada(), order=["ada", "foe"]), [18, 2], "attack:foe:longsword")
    assert only(game, "miss").data["hinders"] == ("unseen-target",)


def test_it_bites_best_what_it_holds() -> None:
    hold = {"name": "touch", "effects": [{"kind": "condition", "condition": "grappled", "escape_dc": 13}]}
    mimic = gob(id="foe", size="medium", hp_max=40, attacks=2, traits=["grappler"], attack=[{**TOUCH, "then": hold}])
    game = played(scene(mimic, ada(), order=["foe", "ada"]), [15, 2, 3], "attack:ada:touch", "attack:ada:touch")
    assert only(game, "miss").data["helps"] == ("grappler",)


def test_fear_of_those_who_see_it() -> None:
    """A pit fiend: who starts a turn near it saves or is frightened until the next; the blind are not."""
    fear = {"condition": "frightened", "ends": "turn_start"}
    aura = {
        "name": "fear aura",
        "use": {"time": "nearby"},
        "target": {"area": "sphere 20", "seen": True, "whom": "enemies"},
        "test": {"save": "wisdom", "dc": 15, "once": True},
        "effects": brings(fear),
    }
    fiend = gob(id="foe", power=[aura], now={"position": [1, 0]})
    game = played(grid(fiend, ada(at=(0, 0)), order=["foe", "ada"]), [3], "end")
    assert game.state["ada"].conditions == ("frightened",)
    next_turn = played(grid(fiend, ada(at=(0, 0)), order=["foe", "ada"]), [3, 18], "end", "end", "end")
    assert next_turn.state["ada"].conditions == (), "the fear of the last turn is over, and she is proof now"
    blind = played(grid(fiend, ada(at=(0, 0), now={"conditions": ["blinded"]}), order=["foe", "ada"]), [], "end")
    assert blind.state["ada"].conditions == ("blinded",)
