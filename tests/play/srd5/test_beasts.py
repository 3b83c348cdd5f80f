"""What single stat blocks bring: clouds of stench, glares that fell, roars in their order, leaders, scalding steam."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.system import system
from tests.play.srd5.cast import ada, brok, every, gob, grid, kinds, offered, only, orc, played, scene, verbs


def beast(*powers: dict[str, Any], **more: Any) -> dict[str, Any]:
    """An enemy with these powers."""
    return gob(**{"id": "beast", "size": "medium", "hp_max": 40, "power": list(powers), **more})


BLOCKS = system("srd5").blocks()


def power(block: str, name: str) -> dict[str, Any]:
    """A power as a block of the bestiary has it."""
    return dict(next(row for row in BLOCKS[block]["power"] if row["name"] == name))


# -- what a creature lays around itself ---------------------------------------------------------------------------


def cloud(*others: dict[str, Any], **more: Any) -> Any:
    stench = power("dretch", "fetid cloud")
    return grid(beast(stench, at=(5, 5), **more), *others, order=["beast", *(one["id"] for one in others)])


def test_a_cloud_of_stench_meets_who_starts_a_turn_in_it() -> None:
    """Ada, ten feet off, fails against 11: poisoned, no reactions, an action or a bonus action, until her next turn."""
    shout = {"name": "shout", "time": "bonus", "range": 30, "inflicts": ["prone"]}
    game = played(cloud(ada(at=(7, 5), power=[shout])), [5], "power:fetid_cloud", "end")
    assert game.state["ada"].conditions == ("poisoned", "sickened")
    assert "power" in verbs(game)
    game.answer("dodge")
    assert "power" not in verbs(game)
    assert game.state.memo["table"].reacts(game.state.memo["table"].profiles["ada"]) is False


def test_a_cloud_of_stench_leaves_alone_who_only_comes_in() -> None:
    """Fifteen feet off at the start of her turn; she walks in unharmed, and it is over for her when the next begins."""
    given = cloud(ada(at=(9, 5)), hp_max=60)
    game = played(given, [], "power:fetid_cloud", "end", "move", "to:7,5")
    assert not every(game, "save-missed") and game.state["ada"].conditions == ()


def test_badly_seen_in_a_cloud_of_stench() -> None:
    """What stands in it is lightly obscured: watchers notice worse."""
    from bojiste.systems.srd5 import rules
    from bojiste.systems.srd5.play import sight

    game = played(cloud(ada(at=(9, 5))), [], "power:fetid_cloud")
    table = game.state.memo["table"]
    seen = sight.obscurity(table, table.profiles["ada"], table.profiles["beast"])
    assert seen == rules.sight.LIGHTLY
    assert sight.sees(table, table.profiles["ada"], table.profiles["beast"])


# -- what fells ---------------------------------------------------------------------------------------------------

GLARE = {"name": "glare", "range": 30, "save": "wisdom", "dc": 11, "only_if": "frightened", "fells": True}


def test_a_glare_fells_the_frightened() -> None:
    given = scene(beast(GLARE), ada(now={"conditions": ["frightened:beast"]}), order=["beast", "ada"])
    game = played(given, [3], "power:glare")
    assert (game.state["ada"].hp, game.state["ada"].life) == (0, "dying")
    assert only(game, "felled").target == "ada" and "damage" not in kinds(game)
    saved = played(given, [15], "power:glare")
    assert saved.state["ada"].hp == 24


def test_a_glare_leaves_the_fearless_alone() -> None:
    assert "power:glare" not in offered(played(scene(beast(GLARE), ada(), order=["beast", "ada"])))


def test_a_monster_that_is_felled_is_dead() -> None:
    hero = ada(power=[GLARE])
    foe = orc(now={"conditions": ["frightened:ada"]})
    game = played(scene(hero, foe, order=["ada", "orc"]), [3], "power:glare")
    assert game.state["orc"].life == "dead"


# -- one after another ---------------------------------------------------------------------------------------------


def test_roars_come_in_their_order() -> None:
    """The second only after the first, each once a day."""
    roars = [power("androsphinx", f"{which} roar") for which in ("first", "second", "third")]
    given = scene(beast(*roars), ada(), brok(), order=["beast", "ada", "brok"])
    game = played(given, [])
    assert [key for key in offered(game) if key.startswith("power")] == ["power:first_roar"]
    later = played(given, [19, 19], "power:first_roar", "end", "end", "end")
    assert [key for key in offered(later) if key.startswith("power")] == ["power:second_roar"]


# -- boons with an end and a place ---------------------------------------------------------------------------------

SHIELD = {"name": "shimmer", "range": 60, "whom": "allies", "grants": ["ac 2"], "until": "next-turn-end"}


def test_a_boon_until_the_end_of_the_next_turn() -> None:
    given = scene(beast(SHIELD), ada(), order=["beast", "ada"])
    game = played(given, [14, 1], "power:shimmer", "end", "attack:beast:longsword")
    assert only(game, "hit").data["against"] == 17
    later = played(given, [14, 1], "power:shimmer", "end", "end", "end", "attack:beast:longsword")
    assert only(later, "hit").data["against"] == 15


LEAD = {"name": "lead", "range": 300, "within": 30, "whom": "allies", "targets": 2, "grants": ["attack 1d4"],
        "rounds": 10}  # fmt: skip


def led(x: int) -> Any:
    """Gob, led by the beast, five feet from Ada; its leader is ``x`` squares off."""
    return grid(beast(LEAD, at=(x, 0)), gob(at=(0, 0)), ada(at=(1, 0)), order=["beast", "gob", "ada"])


@pytest.mark.parametrize("x, near", [(6, True), (7, False)])
def test_a_leader_is_heard_so_far(x: int, near: bool) -> None:
    dice = [10, 3, 4] if near else [10]
    game = played(led(x), dice, "power:lead", "at:gob", "enough", "end", "attack:ada:scimitar")
    assert ("lent-die" in [part.name for part in every(game, "hit" if near else "miss")[0].parts]) is near


def test_a_leader_who_falls_leads_no_more() -> None:
    game = played(led(2), [], "power:lead", "at:gob", "enough", "g beast -40")
    assert not game.state["gob"].suffers


# -- water and cover -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scalds, lost", [(True, 10), (False, 5)])
def test_steam_scalds_under_water(scalds: bool, lost: int) -> None:
    steam = {"name": "steam", "range": 30, "damage": "10 fire", "scalds": scalds}
    field = {"underwater": True}
    given = grid(beast(steam, at=(0, 0)), ada(at=(3, 0)), order=["beast", "ada"], field=field)
    assert 24 - played(given, [], "power:steam").state["ada"].hp == lost


@pytest.mark.parametrize("uncovered, bonus", [(True, 0), (False, 2)])
def test_a_flame_that_finds_whoever_takes_cover(uncovered: bool, bonus: int) -> None:
    flame = {"name": "flame", "range": 60, "save": "dexterity", "dc": 15, "damage": "1d8 radiant",
             "uncovered": uncovered}  # fmt: skip
    cover = [{"of": "ada", "degree": "half"}]
    given = grid(beast(flame, at=(0, 0)), ada(at=(5, 0)), order=["beast", "ada"], field={"cover": cover})
    game = played(given, [11, 4], "power:flame")
    assert bonus == sum(part.value for one in every(game, "save-made") for part in one.parts if part.name == "cover")
