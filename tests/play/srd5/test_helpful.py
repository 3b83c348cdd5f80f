"""Tactics choose what helps their own side when it helps, and leave it when it does not."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.game import Game
from tests.play.srd5.cast import Table, ada, brok, cira, every, first_turn, gob, grid, ogre, orc, told

BOTH = pytest.mark.parametrize("tactic", ["ordinary", "clever"])
MAGE = {"casting": "intelligence", "level": 5, "weapons": ["dagger"], "attack": [],
        "abilities": {"intelligence": 16, "dexterity": 12, "constitution": 14, "wisdom": 10}}  # fmt: skip


def block(name: str, side: str = "foes", **more: Any) -> Table:
    made = {"id": name, "block": name, "side": side, **more}
    if "at" in made:
        made["now"] = {**made.get("now", {}), "position": list(made.pop("at"))}
    return made


def powers(game: Game, who: str) -> list[str]:
    kinds = ("casts", "uses-power")
    return [str(event.data["power"]) for event in game.events if event.kind in kinds and event.actor == who]


@BOTH
def test_images_against_whoever_can_strike(tactic: str) -> None:
    """With two ogres about to be upon her she makes images; with nobody near enough she does not."""
    caster = cira(at=(4, 4), **MAGE, spells=["mirror_image"], slots=[0, 2])
    near = first_turn(caster, ogre(at=(9, 4)), ogre(id="ogre-b", at=(9, 6)), tactic=tactic)
    assert powers(near, "cira") == ["mirror_image"]
    far = first_turn(caster, ogre(at=(55, 4)), tactic=tactic)
    assert powers(far, "cira") == []


@BOTH
def test_a_blessing_for_three_who_strike(tactic: str) -> None:
    friends = [ada(at=(5, 3)), ada(id="ada-b", at=(5, 5)), brok(at=(4, 6))]
    caster = cira(at=(4, 4), **MAGE, spells=["bless"], slots=[2])
    game = first_turn(caster, *friends, orc(at=(14, 4)), tactic=tactic)
    assert powers(game, "cira") == ["bless"]


@BOTH
def test_leadership_where_there_are_others_to_lead(tactic: str) -> None:
    """The knight leads four who hear him before he charges; alone he does not."""
    men = [orc(id=f"man-{n}", at=(4, n), seat="gm") for n in (1, 3, 5, 7)]
    game = first_turn(block("knight", at=(4, 4)), *men, ada(at=(20, 4)), tactic=tactic)
    assert powers(game, "knight") == ["leadership"]
    alone = first_turn(block("knight", at=(4, 4)), ada(at=(5, 4)), tactic=tactic)
    assert powers(alone, "knight") == [] and "attack" in told(alone, "knight")


@BOTH
def test_haste_on_the_way(tactic: str) -> None:
    """A clay golem that reaches nobody yet hastens itself; once it is slowed by nothing it strikes besides."""
    game = first_turn(block("clay_golem", at=(4, 4)), ada(at=(12, 4)), tactic=tactic)
    assert powers(game, "clay_golem") == ["haste"]


@BOTH
def test_ink_to_get_away(tactic: str) -> None:
    """A giant octopus nearly dead with an enemy upon it hides itself in ink; unhurt it fights."""
    field = {"width": 30, "height": 9, "underwater": True}
    hurt = first_turn(block("giant_octopus", at=(4, 4), now={"hp": 6}), ada(at=(6, 4)), tactic=tactic, **field)
    assert powers(hurt, "giant_octopus") == ["ink_cloud"]
    whole = first_turn(block("giant_octopus", at=(4, 4)), ada(at=(6, 4)), tactic=tactic, **field)
    assert powers(whole, "giant_octopus") == []


@BOTH
def test_darkness_for_who_needs_no_eyes(tactic: str) -> None:
    dark: Table = {
        "name": "aura",
        "use": {"uses": 1},
        "target": {"area": "sphere 15", "spreads": True},
        "place": {"zone": True, "follows": True, "obscures": True},
    }
    weak = [{"name": "bite", "to_hit": 2, "reach": 5, "damage": "1d4 piercing"}]
    blind = gob(at=(4, 4), attack=weak, power=[dark], blindsight=60)
    foes = [ada(at=(5, 3)), ada(id="ada-b", at=(5, 5)), brok(at=(5, 4))]
    game = first_turn(blind, *foes, tactic=tactic)
    assert powers(game, "gob") == ["aura"]
    seeing = first_turn({**blind, "blindsight": 0}, *foes, tactic=tactic)
    assert powers(seeing, "gob") == []


@BOTH
def test_a_sanctuary_for_whoever_is_nearly_down(tactic: str) -> None:
    caster = cira(at=(4, 4), **MAGE, spells=["sanctuary", "fire_bolt"], slots=[2])
    foes = [ogre(at=(7, 4)), ogre(id="ogre-b", at=(7, 6))]
    friend = ada(at=(6, 5), now={"hp": 3, "position": [6, 5]})
    low = first_turn(caster, friend, *foes, tactic=tactic)
    assert "sanctuary" in powers(low, "cira")
    assert [one.target for one in every(low, "befalls")] == ["ada"]
    well = first_turn(caster, ada(at=(6, 5)), *foes, tactic=tactic)
    assert "sanctuary" not in powers(well, "cira")


@BOTH
def test_words_for_an_ogre(tactic: str) -> None:
    """Whoever has nothing better tells the ogre to flee."""
    game = first_turn(cira(at=(4, 4), **MAGE, spells=["command"], slots=[1]), ogre(at=(6, 4), hp_max=90), tactic=tactic)
    assert powers(game, "cira") == ["command_flee"]


@BOTH
def test_spirits_among_three_enemies(tactic: str) -> None:
    foes = [gob(id=f"gob-{n}", at=(6, 3 + n), hp_max=30) for n in range(3)]
    caster = cira(at=(4, 4), **MAGE, spells=["spirit_guardians"], slots=[0, 0, 1])
    game = first_turn(caster, ada(at=(5, 4)), *foes, tactic=tactic)
    assert powers(game, "cira") == ["radiant_guardians"]


@BOTH
def test_whom_a_spell_frees(tactic: str) -> None:
    held = ada(at=(5, 4), now={"conditions": ["paralyzed"], "position": [5, 4]})
    caster = cira(at=(4, 4), **MAGE, spells=["lesser_restoration"], slots=[0, 1])
    game = first_turn(caster, held, orc(at=(9, 4)), tactic=tactic)
    assert powers(game, "cira") == ["lesser_restoration"]


@BOTH
def test_eyes_are_averted_from_what_has_turned_to_stone(tactic: str) -> None:
    """Nobody knows the first look; the second is avoided, unless one withstands it well."""

    def looked(bonus: int) -> list[bool]:
        hero = ada(at=(5, 4), tactic=tactic, hp_max=400, saves={"constitution": bonus})
        stone = block("medusa", at=(4, 4), tactic="idle", hp_max=400)
        game = Game(grid(hero, stone, order=["medusa", "ada"], options={"max_rounds": 3}), seed=2)
        marks = [one for event in every(game, "befalls") for one in event.data["conditions"]]
        return ["averted" in marks]

    assert looked(7) == [True]
    assert looked(20) == [False]


@BOTH
def test_a_further_blow_alone_is_worth_the_action_on_the_way(tactic: str) -> None:
    spur: Table = {
        "name": "spur",
        "target": {"range": "self", "whom": "allies"},
        "effects": [{"kind": "extra_attack"}],
        "duration": {"until": "next-turn-end"},
    }
    game = first_turn(orc(at=(4, 4), power=[spur]), ada(at=(18, 4)), tactic=tactic)
    assert powers(game, "orc") == ["spur"]


# -- whom a mage aims at -------------------------------------------------------------------------------------------


@BOTH
def test_darts_go_to_as_many_as_they_finish(tactic: str) -> None:
    """Of those nearly down each gets as many as it looks to need; one who looks whole gets the others."""
    caster = cira(at=(4, 4), **MAGE, spells=["magic_missile"], slots=[1])
    low = [gob(id=f"gob-{n}", at=(9, n), now={"hp": 1, "position": [9, n]}) for n in (2, 6)]
    game = first_turn(caster, *low, ogre(at=(12, 4)), tactic=tactic)
    assert set(every(game, "casts")[0].data["whom"]) == {"gob-2", "gob-6", "ogre"}
    one = first_turn(caster, ogre(at=(12, 4)), ogre(id="ogre-b", at=(12, 6)), tactic=tactic)
    assert len(every(one, "casts")[0].data["whom"]) == 1


@BOTH
def test_no_fire_at_whom_fire_has_done_nothing_to(tactic: str) -> None:
    """The first bolt is thrown; once it has been seen to do nothing, the next is ice, or goes to somebody else."""
    caster = cira(at=(4, 4), **MAGE, tactic=tactic, spells=["fire_bolt", "ray_of_frost"])
    proof = ogre(at=(16, 4), ac=5, immune=["fire"], tactic="idle", hp_max=300)
    options = {"max_rounds": 5}
    game = Game(grid(caster, proof, order=["cira", "ogre"], options=options, field={"width": 30}), seed=3)
    cast = powers(game, "cira")
    seen = next(n for n, event in enumerate(every(game, "hit")) if event.actor == "cira")
    assert cast[0] == "fire_bolt" and cast[-1] == "ray_of_frost", seen
    assert every(game, "damage")[0].data["damage"] == 0 and "fire_bolt" not in cast[1 + seen :]
    two = [proof, ogre(id="ogre-b", at=(19, 6), ac=5, tactic="idle", hp_max=300)]
    given = grid({**caster, "spells": ["fire_bolt"]}, *two, order=["cira", "ogre", "ogre-b"], options=options)
    struck = [event.target for event in every(Game(given, seed=3), "damage")]
    assert struck[0] == "ogre" and set(struck[1:]) == {"ogre-b"}


FRIENDS = [
    {"id": "heroes"},
    {"id": "keepers", "relations": {"heroes": "friendly", "foes": "hostile"}},
    {"id": "foes"},
]  # fmt: skip
"""Sides of which two are friends, each at a seat of its own: of the other's numbers neither seat knows any."""


def beside_friends(tactic: str, helper: Table, *friends: Table) -> Game:
    """One round of a helper whose friends are another side's."""
    keepers = [{**one, "side": "keepers", "seat": "player:keeper", "tactic": "idle"} for one in friends]
    given = grid(
        {**helper, "tactic": tactic, "seat": "player:anna"},
        *keepers,
        orc(at=(40, 4), tactic="idle"),
        order=[helper["id"], *(one["id"] for one in friends), "orc"],
        field={"width": 60, "height": 9},
        options={"max_rounds": 1},
        side=FRIENDS,
    )
    return Game(given, seed=1)


@BOTH
def test_the_dying_of_another_side_are_tended_whatever_the_seat_knows_of_them(tactic: str) -> None:
    """Their failed death saves are not the seat's to know: the first in the file is helped."""
    dying = {"hp": 0, "life": "dying"}
    game = beside_friends(
        tactic, ada(at=(4, 4)), brok(at=(5, 4), now={**dying, "death_fail": 1}), cira(at=(4, 5), now=dying)
    )
    (tended,) = [event for event in game.events if event.kind in ("stabilizes", "stabilizes-not", "potion", "kit")]
    assert tended.target == "brok"


@BOTH
def test_healing_goes_to_the_friend_who_lies_there_whatever_the_seat_knows(tactic: str) -> None:
    """Of two friends of another side it knows only who lies there, and what they were seen to take."""
    healer = cira(at=(4, 4), **MAGE, spells=["cure_wounds"], slots=[1])
    hurt = brok(at=(5, 4), now={"hp": 1})
    game = beside_friends(tactic, healer, hurt, ada(at=(4, 5), now={"hp": 0, "life": "dying"}))
    (cast,) = [event for event in game.events if event.kind == "casts"]
    assert cast.target == "ada" or "ada" in [event.target for event in game.events if event.kind == "heals"]
