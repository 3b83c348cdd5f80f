"""House rules of the fifth edition that are played by courses of their own, or by sums of no book."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.game import Game
from bojiste.core.reading import read_scene
from bojiste.core.scene import LANGUAGES
from bojiste.systems.srd5 import rules
from bojiste.tell.words import Words
from tests.heard import sentence
from tests.play.srd5.cast import ada, brok, every, gob, grid, only, orc, played, scene

DICE = {"double_dice": ((5, 7), 15), "double_total": ((5,), 16), "maximum_plus_roll": ((5,), 16), "brutal": ((), 19)}
"""What falls of Ada's 1d8 + 3, and what a critical hit deals then."""


@pytest.mark.parametrize("way", DICE)
def test_a_critical_hit_deals_what_the_table_plays(way: str) -> None:
    faces, dealt = DICE[way]
    one = scene(ada(), orc(hp_max=60), order=("ada", "orc"), options={"critical": way})
    game = played(one, (20, *faces), "attack:orc:longsword")
    hit = only(game, "damage")
    assert hit.data["damage"] == dealt
    assert sum(die.face for die in hit.rolls) + sum(part.value for part in hit.parts) == dealt
    for language in LANGUAGES:
        assert sentence(one, language, hit)


def flanked(flanking: str, x: int, y: int, dice: tuple[int, ...], **brok_: Any) -> Game:
    """Ada at (4, 4) attacks an orc at (5, 4); Brok stands at (x, y)."""
    one = grid(
        ada(at=(4, 4)), brok(at=(x, y), **brok_), orc(at=(5, 4), hp_max=60), order=("ada", "brok", "orc"),
        options={"flanking": flanking},
    )  # fmt: skip
    return played(one, dice, "attack:orc:longsword")


@pytest.mark.parametrize("x, y, flanks", [(6, 4, True), (5, 5, False), (6, 5, False), (4, 5, False), (7, 4, False)])
def test_whoever_stands_across_makes_an_attack_easier(x: int, y: int, flanks: bool) -> None:
    game = flanked("advantage", x, y, (2, 3) if flanks else (2,))
    assert ("flanking" in only(game, "miss").data.get("helps", ())) is flanks


def test_from_corner_to_corner_counts() -> None:
    one = grid(
        ada(at=(4, 3)), brok(at=(6, 5)), orc(at=(5, 4), hp_max=60), order=("ada", "brok", "orc"),
        options={"flanking": "advantage"},
    )  # fmt: skip
    assert only(played(one, (2, 3), "attack:orc:longsword"), "miss").data["helps"] == ("flanking",)


def test_the_bonus_is_told_as_a_part() -> None:
    game = flanked("plus_two", 6, 4, (2,))
    assert {part.name: part.value for part in only(game, "miss").parts}["flanking"] == 2


def test_by_the_book_nobody_flanks() -> None:
    assert not only(flanked("off", 6, 4, (2,)), "miss").data.get("helps")


def test_an_ally_that_cannot_act_flanks_nobody() -> None:
    game = flanked("advantage", 6, 4, (2,), now={"conditions": ["stunned"]})
    assert not only(game, "miss").data.get("helps")


def test_where_nobody_has_a_place_an_ally_beside_the_target_is_enough() -> None:
    one = scene(ada(), brok(), orc(hp_max=60), order=("ada", "brok", "orc"), options={"flanking": "advantage"})
    assert only(played(one, (2, 3), "attack:orc:longsword"), "miss").data["helps"] == ("flanking",)


@pytest.mark.parametrize("on", [True, False])
def test_whoever_falls_and_lives_has_a_level_of_exhaustion(on: bool) -> None:
    one = scene(ada(now={"hp": 4}), brok(), orc(), order=("orc", "brok", "ada"), options={"exhaustion_at_0": on})
    game = played(one, (15, 5), "attack:ada:greataxe", "no")
    assert game.state["ada"].life == "dying"
    assert (game.state["ada"].exhaustion, len(every(game, "tired"))) == (int(on), int(on))


def test_whoever_dies_at_once_is_not_tired() -> None:
    one = scene(ada(now={"hp": 1}, hp_max=4), orc(), order=("orc", "ada"), options={"exhaustion_at_0": True})
    game = played(one, (15, 12), "attack:ada:greataxe", "no")
    assert game.state["ada"].life == "dead" and not every(game, "tired")


@pytest.mark.parametrize(
    "ends, inside",
    [((0, 3, 6, 3), True), ((6, 3, 0, 3), True), ((0, 0, 6, 6), True), ((0, 0, 6, 3), False), ((3, 0, 3, 6), False)],
)
def test_a_line_crosses_a_space_from_side_to_side(ends: tuple[int, int, int, int], inside: bool) -> None:
    """A space from 2 to 4 on both axes."""
    assert rules.house.crosses(*ends, 2, 4, 2, 4) is inside


@pytest.mark.parametrize("on", [True, False])
@pytest.mark.parametrize("face, stunned", [(3, True), (17, False)])
def test_half_of_the_hit_points_at_once_may_stun(on: bool, face: int, stunned: bool) -> None:
    one = scene(ada(), orc(), order=("orc", "ada"), options={"massive_damage": on})
    game = played(one, (15, 9, face) if on else (15, 9), "attack:ada:greataxe")  # 12 of 24
    assert ("stunned" in game.state["ada"].conditions) is (on and stunned)


def test_less_than_half_stuns_nobody() -> None:
    one = scene(ada(), orc(), order=("orc", "ada"), options={"massive_damage": True})
    assert not every(played(one, (15, 8), "attack:ada:greataxe"), "save-missed")


@pytest.mark.parametrize("face, flees", [(9, True), (10, False)])
def test_a_monster_at_half_of_its_hit_points_may_flee(face: int, flees: bool) -> None:
    one = scene(ada(), orc(hp_max=20), orc(id="orc2"), order=("ada", "orc", "orc2"), options={"morale": True})
    game = played(one, (15, 7, face), "attack:orc:longsword")  # 10 of 20
    assert len(every(game, "runs-away")) == int(flees) and game.state["orc"].gone is flees


def test_the_last_one_to_flee_ends_the_fight_and_heroes_never_flee() -> None:
    one = scene(ada(), orc(hp_max=20), order=("ada", "orc"), options={"morale": True})
    game = played(one, (15, 7, 2), "attack:orc:longsword")
    assert game.outcome is not None and game.outcome.winner == "heroes"
    one = scene(ada(), orc(), order=("orc", "ada"), options={"morale": True})
    assert not every(played(one, (15, 9), "attack:ada:greataxe"), "save-missed")


@pytest.mark.parametrize("most, left", [(14, 15), (15, 1)])
def test_weak_monsters_have_one_hit_point(most: int, left: int) -> None:
    one = scene(ada(hp_max=10), orc(), order=("ada", "orc"), options={"minions_up_to": most})
    game = played(one)
    assert (game.state["orc"].hp, game.state["ada"].hp) == (left, 10)


def test_a_side_rolls_initiative_once() -> None:
    one = scene(ada(), brok(), orc(), orc(id="orc2"), options={"initiative_of_sides": True})
    game = played(one, (10, 15))
    rolled = every(game, "initiative")
    assert [event.data["members"] for event in rolled] == [("ada", "brok"), ("orc", "orc2")]
    assert [event.data["count"] for event in rolled] == [12, 16]
    assert only(game, "order").data["order"] == ("orc", "orc2", "ada", "brok")


def test_initiative_is_rolled_anew_in_each_round() -> None:
    one = scene(ada(), orc(), options={"initiative_each_round": True})
    game = played(one, (20, 1, 2, 19), "end", "end", "end")
    assert [event.data["order"] for event in every(game, "order")] == [("ada", "orc"), ("orc", "ada")]
    assert [event.actor for event in every(game, "turn")] == ["ada", "orc", "orc", "ada"]


def three(**options: Any) -> Any:
    foes = [gob(id=f"gob{at}", ac=ac) for at, ac in ((1, 10), (2, 10), (3, 19))]
    return scene(ada(), *foes, order=("ada", "gob1", "gob2", "gob3"), options=options)


def test_what_is_left_of_a_blow_strikes_the_next_whom_it_would_hit() -> None:
    game = played(three(cleaving=True), (12, 8), "attack:gob1:longsword", "no")  # 17 against 10, 10 and 19; 11 on 7
    assert [(event.target, event.data["damage"]) for event in every(game, "damage")] == [("gob1", 11), ("gob2", 4)]
    assert only(game, "cleaves").target == "gob2" and game.state["gob3"].hp == 7


def test_whoever_strikes_says_whom_it_strikes_next() -> None:
    game = played(three(cleaving=True), (19, 8), "attack:gob1:longsword", "no", "next:gob3")
    assert [event.target for event in every(game, "cleaves")] == ["gob3"] and game.state["gob2"].hp == 7


def test_by_the_book_a_blow_strikes_one_and_what_fells_nobody_goes_no_further() -> None:
    assert not every(played(three(), (19, 8), "attack:gob1:longsword", "no"), "cleaves")
    assert not every(played(three(cleaving=True), (19, 2), "attack:gob1:longsword"), "cleaves")


def drinks(*keys: str, dice: tuple[int, ...] = (), **options: Any) -> Game:
    one = scene(ada(now={"hp": 4}, potions=2), orc(), order=("ada", "orc"), options=options)
    return played(one, dice, *keys)


def test_a_potion_is_drunk_for_the_most_it_can_give() -> None:
    game = drinks("potion:ada", potion_full=True)
    drink = only(game, "drinks")
    assert game.state["ada"].hp == 14 and not drink.rolls and [part.value for part in drink.parts] == [10]
    assert drinks("potion:ada", dice=(1, 3)).state["ada"].hp == 10


def test_a_potion_is_drunk_by_the_bonus_action() -> None:
    game = drinks("attack:orc:longsword", "quaff", dice=(2, 1, 3), potion_bonus_action=True)
    assert game.state["ada"].hp == 10 and game.state["ada"].potions == 1 and game.state["ada"].turn.bonus
    assert game.ask is not None and "quaff" not in game.ask.keys
    book = drinks()
    assert book.ask is not None and "quaff" not in book.ask.keys


def test_a_character_spends_half_of_its_hit_dice_once() -> None:
    hurt = ada(now={"hp": 4}, hit_dice="5d10", hp_max=44)
    one = scene(hurt, brok(), orc(), order=("ada", "orc"), options={"healing_surge": True})
    game = played(one, (7, 3), "healing-surge", "end", "end", "end")
    assert (game.state["ada"].hp, game.state["ada"].hit_dice) == (16, 3)  # 4 + 7 + 3 and twice 1
    assert game.ask is not None and game.ask.actor == "ada" and "healing-surge" not in game.ask.keys
    for language in LANGUAGES:
        assert sentence(one, language, only(game, "surges"))


@pytest.mark.parametrize("option, does", [("potion_bonus_action", "drinks"), ("healing_surge", "surges")])
def test_tactics_make_use_of_it(option: str, does: str) -> None:
    hurt = ada(now={"hp": 3}, potions=int(does == "drinks"), hit_dice="5d10")
    game = Game(scene(hurt, orc(hp_max=60), order=("ada", "orc"), options={option: True}), 1)
    mine = [event.kind for event in game.events if event.actor == "ada"]
    assert mine[:2] == ["turn", does] and (mine[2] != "turn") is (does == "drinks")


@pytest.mark.parametrize("heals, left", [("all", 24), ("half", 16), ("none", 4)])
def test_a_long_rest_heals_what_the_table_plays(heals: str, left: int) -> None:
    assert (
        read_scene(scene(ada(), orc(), options={"long_rest": heals}).source)
        .system.rulebook["srd5.rest.long"]
        .function(4, 24, 3, 0, 0)
        .hp
        == left
    )


def test_what_a_forecast_takes_for_granted_is_what_the_table_plays() -> None:
    options = {"initiative_each_round": True, "monsters_die": False}
    table, book = scene(ada(), orc(), options=options), scene(ada(), orc())
    said, usual = (set(one.system.conventions(one)) for one in (table, book))
    assert said - usual == {"srd5-order-each-round", "srd5-zero-monsters"} and usual - said == {
        "srd5-order",
        "srd5-zero",
    }
    assert all(Words(language, table.system).has(f"convention-{one}") for one in said for language in LANGUAGES)
