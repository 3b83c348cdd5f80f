"""What playing it against the original has shown: each of it played, with the place in the original."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.game import Game
from bojiste.core.reading import read_scene
from bojiste.errors import SceneError
from tests.play.osr.cast import PLAYERS_FIRST, all_of, at, damage, fight, foe, hero, kinds, one, play, scene
from tests.play.osr.test_between_fights import ambush, bitten
from tests.play.osr.test_expeditions import CAMP, HALL, delve, journey, now, trial, trip

MILD = {"mild_death": True}
BODY: dict[str, Any] = {"hp": 0, "conditions": ["dying"]}
POTION = {"id": "potion", "heal": "1d4"}
NO = "forage ada no"


# -- turns of a dungeon ------------------------------------------------------------------------------------------------


def test_turns_of_waiting_have_their_die() -> None:
    """«Hod na putující monstra probíhá většinou jednou za 2 kola»: Bea lies there in turns 1 to 5, and in 2 and 4
    monsters may come"""
    body = hero("bea", now=BODY)
    say = ("explore ada care", "care ada look:bea")
    game = delve(1, 4, 5, 5, rooms=[HALL], people=(hero(), body), options=MILD, say=say)
    assert trip(game).turn == 5 and one(game, "comes-round").data["turns"] == 4
    assert len(all_of(game, "wandering-roll")) == 2
    assert kinds(game).index("wandering-roll") < kinds(game).index("comes-round")


def test_what_comes_while_they_wait_finds_them_waiting() -> None:
    """The same: an orc comes in turn 2, and Bea, who needs four turns, is still unconscious; of her turns the fight has
    taken one"""
    body = hero("bea", now=BODY)
    say = ("explore ada care", "care ada look:bea", "act ada attack:orc:sword")
    dice = (1, 4, 1, 5, 5, *PLAYERS_FIRST, 19, 3, 5, 5)
    game = delve(*dice, rooms=[HALL], people=(hero(), body, foe(hp_max=1)), options=MILD, say=say, **ambush())
    order = [event.kind for event in game.events if event.kind in ("comes-round", "met", "dies")]
    assert order == ["met", "dies", "comes-round"] and trip(game).turn == 5
    assert len(all_of(game, "wandering-roll")) == 3, "in turns 2 and 4, and for the noise of the fight"


def test_the_turn_of_a_fight_has_its_die() -> None:
    """«náhlá setkání (včetně bojů) trvají nejméně 1 směnu»: a turn like any other, in which monsters may come"""
    rooms = [{**HALL, "exits": [{"to": "den"}]}, {"id": "den", "monsters": "o"}]
    say = ("explore ada go:den", "act ada attack:orc:sword", "loud - no")
    people = (hero(), foe(hp_max=1))
    game = delve(5, 5, 9, 1, 19, 3, 5, rooms=rooms, people=people, say=say, **ambush(wandering=False))
    assert trip(game).turn == 2 and len(all_of(game, "wandering-roll")) == 1


def test_on_the_way_nobody_rolls_for_wandering_monsters() -> None:
    game = bitten(2, 4, *CAMP, say=(NO,))
    assert trip(game).turn == 5 and "wandering-roll" not in kinds(game)


@pytest.mark.parametrize(("hours", "points"), [(23, 0), (24, 1), (30, 1), (49, 2)])
def test_hours_without_rest_count_though_the_rest_comes_first(hours: int, points: int) -> None:
    """«Pokud postavy v posledních 24 hodinách neodpočívali, utrpí 1 bod únavy»"""
    quiet = {"rest_wandering": "none", "hours_since_rest": hours}
    room = {**HALL, "serves": ["food", "water", "shelter"]}
    game = delve(rooms=[room], say=("explore ada rest",), dungeon=quiet)
    assert [event.data["points"] for event in all_of(game, "tired")] == [points] * (points > 0)
    assert now(game).fatigue == points and trip(game).charged == 0


# -- saves of things, poison, destroyed bodies -------------------------------------------------------------------------


def test_things_are_saved_against_what_their_owner_was() -> None:
    """«Počítají se také aplikovatelné bonusy(a postihy), kterými postava disponuje proti danému efektu»: Constitution
    against a spell of death, and her own bonus"""
    wither = {"id": "wither", "cost": 1, "range": 9, "damage": "2d6", "save": "death", "tags": ["destructive"]}
    orc = at(foe(spells=[wither], magic_points=1), 9)
    ring = {"id": "ring", "magic": True}
    ada = at(hero(hp_max=3, scores={"con": 16, "int": 10}, save_mods={"death": 1}, items=[ring]), 0)
    say = ["act orc cast:wither", "spell-target orc at:ada"]
    game = fight(ada, orc, dice=(5, 5, 2, 5), say=say)
    failed, lost = one(game, "save-failed"), one(game, "thing-lost")
    assert failed.parts == lost.parts and sum(part.value for part in lost.parts) == 3


STING: dict[str, Any] = {"id": "sting", "natural": True}


def stung(*parts: str, hp: int = 4, dice: tuple[int, ...] = (), **ada: Any) -> str:
    """What becomes of Ada, with so many hit points, of a sting of these parts."""
    orc = at(foe(weapons=[{**STING, "damage": list(parts), **ada.pop("weapon", {})}]), 1)
    say = ["act orc attack:ada:sting"]
    game = fight(at(hero(hp_max=hp, **ada), 0), orc, dice=(19, *dice), say=say, options=MILD)
    return next(kind for kind in kinds(game) if kind in ("dies", "dying"))


def test_only_poison_that_takes_the_last_hit_point_kills_outright() -> None:
    """«Jedy: Postava automaticky umírá bez možnosti záchrany»: brought to 0 by poison. Parts count in written order"""
    assert stung("1d6 piercing", "1d4 poison", dice=(3, 1)) == "dies", "the poison takes the last of four"
    assert stung("1d6 piercing", "1d4 poison", dice=(4, 1)) == "dying", "the sting has taken it before"
    assert stung("1d4 poison", "1d6 piercing", dice=(1, 6)) == "dying", "and here after"
    assert stung("1d6 piercing", "1d4 poison", dice=(6, 4), immune=["poison"]) == "dying", "it does nothing to her"
    tagged: dict[str, Any] = {"weapon": {"tags": ["poison"]}}
    assert stung("1d6 piercing", dice=(6,), **tagged) == "dies"
    assert stung("1d6 piercing", dice=(6,), immune=["poison"], **tagged) == "dying"


def test_a_dying_body_can_be_destroyed() -> None:
    """«Zničení těla: V tomhle případě tělo nelze zkontrolovat a postava automaticky umírá»"""
    ash = {"id": "ash", "cost": 1, "range": 9, "damage": "1d6 fire", "tags": ["destroys_body"]}
    people = [at(hero(), 0), at(hero("bea"), 1, **BODY), at(foe(spells=[ash], magic_points=1), 9)]
    say = ["act orc cast:ash", "spell-target orc at:bea"]
    game = fight(*people, dice=(4,), say=say, options=MILD)
    assert damage(game) == [4] and one(game, "dies").data["cause"] == "destroyed"
    plain = [*people[:2], at(foe(spells=[{**ash, "tags": []}], magic_points=1), 9)]
    game = fight(*plain, dice=(4,), say=say, options=MILD)
    assert damage(game) == [4] and game.state["bea"].conditions == ("dying",)
    game = fight(*plain, dice=(4,), say=[*say, "body-destroyed bea yes"], options=MILD)
    assert one(game, "dies").actor == "bea"


def test_what_a_spell_lights_burns_by_magic() -> None:
    """«Monstra 5. a vyšší úrovně jsou imunní vůči nemagickému poškození»"""
    embers = {"id": "embers", "cost": 1, "range": 9, "lasting": {"damage": "1d4 fire", "rounds": 2}}
    ada = at(hero(spells=[embers], magic_points=1), 0)
    say = ["act ada cast:embers", "spell-target ada at:orc"]
    game = fight(ada, at(foe(level=5), 9), dice=(3,), say=say, options={"invulnerable_monsters": True})
    assert damage(game) == [3]


# -- what follows ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("said", ["ada +9", "ada hp 10"])
def test_healed_to_the_full_by_hand_is_healed_to_the_full(said: str) -> None:
    """«Tuto záchranu je možné opakovat jen tehdy, pokud byla postava někdy po své smrti vyléčena na maximum»"""
    ada = at(hero(now={"hp": 1, "died_once_not_full": True}), 0)
    game = Game(scene(ada, at(foe(), 9)), dice=list(PLAYERS_FIRST), people=["player:ada", "gm"])
    game.rule("ada +3")
    assert game.state["ada"].died_once_not_full
    game.rule(said)
    assert not game.state["ada"].died_once_not_full


def test_back_by_hand_from_the_threshold_is_back_once() -> None:
    """The same: whom the referee brings back has died, and was not whole since"""
    for said, again in (("ada +3", True), ("ada -dying", True), ("ada +10", False)):
        game = Game(scene(at(hero(), 0, **BODY), at(hero("bea"), 3), at(foe(), 9), options=MILD),
                    dice=list(PLAYERS_FIRST), people=["player:ada", "player:bea", "gm"])  # fmt: skip
        game.rule(said)
        assert game.state["ada"].died_once_not_full is again, said


def test_who_joins_by_hand_has_experience() -> None:
    """«Zkušenostmi jsou však vždy odměňováni všichni účastníci výpravy»"""
    plan = {"days": 1, "leg": [{"km": 30, "guides": ["road"]}]}
    source = scene(hero(), procedure="journey", journey=plan, rulings="default")
    game = Game(source, dice=[5], people=["player:ada"])
    game.rule("experience 100")
    game.rule('+ {id = "olga", side = "party", kind = "pc", hp_max = 4}')
    while game.ask is not None:
        game.answer("no" if game.ask.topic == "forage" else game.ask.default)
    told = one(game, "experience").data
    assert (told["members"], told["each"]) == (("ada", "olga"), 50)
    assert one(game, "takes-part").data["members"] == ("olga",)


def test_killed_on_the_way_is_killed() -> None:
    """«Pokud životy některého z nich klesne na 0, tak byl dotyčný po cestě zabit»"""
    quick = {"quick": {"days": 1, "encounters": 0, "damage": 12}, "leg": []}
    game = journey(people=(hero(hp_max=5, now={"supplies": 9}),), journey=quick, say=("to-fatigue ada no",))
    assert now(game).hp == -7 and now(game).conditions == ("dead",) and now(game).fatigue == 0
    game = journey(20, people=(hero(hp_max=5, now={"supplies": 9}),), journey=quick)
    assert now(game).hp == 1 and now(game).fatigue == 8


def test_hunger_does_not_kill_where_it_is_safe() -> None:
    """«Při odpočinku v civilizaci nelze na únavu zemřít»"""
    tired: dict[str, Any] = {"kind": "hunger", "days": 2, "ada": {"now": {"fatigue": 5}}}
    assert now(trial(safe=True, **tired)).fatigue == 9
    assert now(trial(1, **tired)).conditions == ("dead",)


def test_a_monster_is_put_to_the_test() -> None:
    """«Všechny postavy a monstra mohou podstoupit záchranný hod»"""
    people = (hero(), foe(save_number=12))
    game = trial(12, people=people, kind="save", against="magic", who=["orc"])
    assert one(game, "save-made").actor == "orc"
    game = trial(4, people=people, kind="fall", metres=3, who=["orc"], say=("catch orc no",))
    assert now(game, "orc").hp == 6


@pytest.mark.parametrize(("metres", "dice"), [(2, 0), (2.5, 1), (4, 1), (4.25, 2), (8.9, 4)])
def test_begun_metres_of_a_fall(metres: float, dice: int) -> None:
    """«1d6 poškození za každé započaté 2 metry pádu. První 2 metry pádu se do tohohle poškození nepočítají»"""
    game = trial(*[1] * dice, kind="fall", metres=metres, say=("catch ada no",))
    assert damage(game) == [dice] * (dice > 0) and one(game, "falls").data["metres"] == metres
    with pytest.raises(SceneError):
        trial(kind="fall", metres=-0.5)
    trap = {"id": "shaft", "fall": metres, "hidden": False}
    assert read_scene(
        {"format": 1, "system": "osr", "procedure": "dungeon", "combatant": [hero()], "dungeon": {
            "room": [{"id": "hall", "trap": [trap]}]}}
    ).world.dungeon.room[0].trap[0].fall == metres  # fmt: skip


# -- dice --------------------------------------------------------------------------------------------------------------


def told(game: Game) -> list[int]:
    """All dice of all events."""
    return [rolled.face for event in game.events for rolled in event.dice]


def test_the_die_of_gathering_is_told() -> None:
    """«Šance: 2 z 6-ti. Efekt: Skupina najde 1d6 zásob»"""
    dice = [5, 2, 4, *CAMP]
    game = journey(*dice)
    assert told(game) == dice and one(game, "gathers").rolls[0].face == 2


def test_what_is_poured_into_a_dead_body_is_told() -> None:
    """«Má 50% (3 z 6-ti) šanci přežít»: the potion is spent all the same"""
    people = [at(hero(items=[POTION]), 0), at(hero("bea"), 1, **BODY), at(foe(), 30)]
    dice = (3, 5)
    game = fight(*people, dice=dice, say=["act ada give:bea:potion"], options=MILD)
    assert told(game) == [*PLAYERS_FIRST, *dice] and one(game, "in-vain").data["amount"] == 3
    assert one(game, "dies").actor == "bea"
    healing = {"id": "heal", "cost": 1, "range": 3, "heal": "1d6"}
    twice = [at(hero(spells=[healing], magic_points=1), 0), at(hero("bea"), 1, died_once_not_full=True, **BODY)]
    say = ["act ada cast:heal", "spell-target ada at:bea"]
    game = fight(*twice, at(foe(), 30), dice=(4,), say=say, options=MILD)
    assert told(game) == [*PLAYERS_FIRST, 4]


# -- potions and care --------------------------------------------------------------------------------------------------


def test_a_potion_is_given_in_a_fight() -> None:
    """«tělo postavy následně do 24 hodin zkontrolováno nebo vyléčeno»: an action beside whoever needs it"""
    people = [at(hero(items=[POTION]), 0), at(hero("bea"), 1, **BODY), at(hero("cid"), 5, **BODY), at(foe(), 30)]
    game = fight(*people, dice=(3, 2), say=["act ada give:bea:potion"], options=MILD)
    used = one(game, "uses")
    assert (used.actor, used.target, now(game).items) == ("ada", "bea", ())
    assert (now(game, "bea").hp, now(game, "bea").conditions) == (3, ())
    open_ = Game(scene(*people, options=MILD), dice=list(PLAYERS_FIRST), people=["gm", "player:ada"])
    assert open_.ask is not None
    assert [key for key in open_.ask.keys if key.startswith("give:")] == ["give:bea:potion"], "Cid is too far away"


def test_a_potion_given_in_melee_may_fall() -> None:
    """«Používání nebo manipulace s předměty - Mají 50% šanci že předmět se nepoužije a upadne na zem»"""
    people = [at(hero(items=[POTION]), 0), at(hero("bea"), 1, **BODY), at(foe(), 0, 1)]
    game = fight(*people, dice=(3,), say=["act ada give:bea:potion"], options=MILD)
    assert "falls-down" in kinds(game) and now(game, "bea").conditions == ("dying",) and now(game).items == ()


def test_nobody_asked_a_friend_with_a_potion_runs_to_the_dying() -> None:
    """The tactic: Ada goes to Bea and gives it, and does not go on to the orc"""
    people = [at(hero(items=[POTION]), 0), at(hero("bea"), 6, **BODY), at(foe(), 40)]
    more = {"rulings": "default", "options": {**MILD, "mild_death_healing_needs_roll": False}, "rounds": 1}
    game = Game(scene(*people, **more), dice=[*PLAYERS_FIRST, 4])
    assert one(game, "uses").target == "bea" and now(game, "bea").hp == 4
    assert now(game).x == 5


@pytest.mark.parametrize("procedure", ["fight", "encounter"])
def test_after_a_fight_there_is_time_for_the_fallen(procedure: str) -> None:
    """The same of a scene that is no expedition: a body is looked after, or given a potion"""
    people = (at(hero(items=[POTION]), 0), at(hero("bea"), 1, **BODY), at(foe(hp_max=1), 0, 1))
    reaction = {"meeting": {"reaction": "attack"}} if procedure == "encounter" else {}
    dice = (5, 5) if procedure == "encounter" else ()
    source = scene(*people, procedure=procedure, options=MILD, rounds=5, **reaction)
    game = play(source, (*dice, *PLAYERS_FIRST, 19, 3, 2, 4), "act ada attack:orc:sword")
    assert one(game, "looks").target == "bea" and one(game, "comes-round").data["turns"] == 4
    assert (now(game, "bea").hp, now(game, "bea").fatigue, now(game, "bea").conditions) == (1, 1, ())
    given = ("act ada attack:orc:sword", "care ada use:ada:potion:bea")
    game = play(source, (*dice, *PLAYERS_FIRST, 19, 3, 3, 2), *given)
    assert now(game, "bea").hp == 3


def test_a_lost_fight_leaves_nobody_to_help() -> None:
    people = (at(hero(hp_max=1, items=[POTION]), 0), at(hero("bea"), 9, **BODY), at(foe(), 1))
    game = play(scene(*people, options=MILD, rounds=5), (1, 10, 19, 5), "act orc attack:ada:claw")
    assert "care" not in {event.kind for event in game.events} and now(game).conditions == ("dying",)


def test_a_caster_lets_go_who_flees() -> None:
    """The tactic, as docs/osr.md has it: nobody chases those who flee"""
    bolt = {"id": "bolt", "cost": 1, "range": 9, "damage": "1d4"}
    ada = at(hero(spells=[bolt], magic_points=3, hp_max=4, weapons=["dagger"]), 0)
    people = [ada, at(hero("bea", armor="plate"), 2), at(foe(move=9), 30)]
    went = []
    for said in ("orc light on", "orc flee"):
        game = Game(scene(*people, rulings="default"), dice=[1, 10], people=["gm"])
        game.rule(said)
        game.answer("end")
        went.append(now(game).y > 0 or now(game).x > 0)
    assert went == [True, False]
