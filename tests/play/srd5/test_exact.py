"""Numbers at their edges: each of these games comes out otherwise if a rule is off by the least there is."""

from __future__ import annotations

import pytest

from tests.play.srd5.cast import ada, gob, grid, kinds, offered, only, orc, played, scene, verbs
from tests.play.srd5.test_attack import against
from tests.play.srd5.test_spell import mage
from tests.table import example

CONDITIONS: dict[str, tuple[str, str]] = {
    "blinded": ("blinded unseen-attacker", "blinded unseen-target"),
    "deafened": ("", ""),
    "grappled": ("", ""),
    "incapacitated": ("", ""),
    "paralyzed": ("paralyzed", ""),
    "petrified": ("petrified unseen-attacker", ""),
    "poisoned": ("", "poisoned"),
    "prone": ("prone", "prone"),
    "restrained": ("restrained", "restrained"),
    "stunned": ("stunned", ""),
    "unconscious": ("unconscious prone unseen-attacker", ""),
}
"""What helps attacks from close by on somebody in this condition, and what hinders its own."""


def by(who: str, condition: str) -> str:
    """A condition of a scene; whom somebody is held by must be named."""
    return f"grappled:{who}" if condition == "grappled" else condition


@pytest.mark.parametrize("condition, helps", [(name, row[0]) for name, row in CONDITIONS.items()])
def test_what_a_condition_does_for_those_who_attack(condition: str, helps: str) -> None:
    """srd5.condition.*: exactly these give advantage, and the others nothing."""
    given = against(5, ada(), orc(now={"conditions": [by("ada", condition)]}))
    game = played(given, [2, 3] if helps else [3], "attack:orc:longsword")
    assert {*only(game, "miss").data.get("helps", ())} == {*helps.split()}


@pytest.mark.parametrize("level", range(6))
def test_exhaustion_makes_nobody_an_easier_target(level: int) -> None:
    """srd5.condition.exhaustion: its levels hinder only whoever is exhausted."""
    given = against(5, ada(), orc(now={"exhaustion": level}))
    assert "helps" not in only(played(given, [3], "attack:orc:longsword"), "miss").data


@pytest.mark.parametrize(
    "condition, hinders",
    [(name, row[1]) for name, row in CONDITIONS.items() if name in ("blinded", "deafened", "grappled", "poisoned")]
    + [(name, CONDITIONS[name][1]) for name in ("prone", "restrained")],
)
def test_what_a_condition_does_to_own_attacks(condition: str, hinders: str) -> None:
    given = against(5, orc(now={"conditions": [by("ada", condition)]}), ada())
    game = played(given, [2, 3] if hinders else [3], "attack:ada:greataxe")
    assert {*only(game, "miss").data.get("hinders", ())} == {*hinders.split()}


@pytest.mark.rule("srd5.armour.ac")
@pytest.mark.parametrize(
    "armour, shield, number",
    [("chain_mail", True, 18), ("studded_leather", False, 14), ("half_plate", False, 17), (None, True, 14)],
)
def test_armour_class_is_worked_out(armour: str | None, shield: bool, number: int) -> None:
    """srd5.armour.ac: heavy armour without Dexterity, medium with 2 at most, light with all of it; a shield 2 more."""
    worn = {"armour": armour} if armour else {}
    target = ada(**worn, shield=shield)
    del target["ac"]
    game = played(against(5, orc(), target), [2], "attack:ada:greataxe")
    assert only(game, "miss").data["against"] == number


@pytest.mark.rule("srd5.weapon.reach")
@pytest.mark.parametrize("feet, reached", [(10, True), (10.5, False)])
def test_the_reach_property_adds_exactly_five_feet(feet: float, reached: bool) -> None:
    """Without a grid half a foot more is too far for a glaive."""
    given = scene(ada(weapons=["glaive"], at=(0, 0)), orc(at=(feet, 0)), order=["ada"], field={"mode": "feet"})
    assert ("attack:orc:glaive" in offered(played(given))) is reached


@pytest.mark.rule("srd5.weapon.versatile")
@pytest.mark.parametrize("key, sides", [("longsword", 8), ("longsword-two-hands", 10)])
def test_versatile_weapons_roll_the_die_of_their_grip(key: str, sides: int) -> None:
    game = played(against(5, ada(), orc()), [15, 1], f"attack:orc:{key}")
    assert [die.sides for die in only(game, "damage").rolls] == [sides]


@pytest.mark.rule("srd5.area.cover_save")
@pytest.mark.parametrize(
    "degree, save, made",
    [("none", "dexterity", False), ("half", "dexterity", True), ("half", "constitution", False)],
)
def test_cover_against_an_area(degree: str, save: str, made: bool) -> None:
    """An 11 and 1 against 13 fails; half cover makes it 14, on Dexterity only."""
    power = {
        "name": "gust",
        "target": {"range": 60, "area": "sphere 10"},
        "test": {"save": save, "dc": 13},
        "effects": [{"kind": "damage", "dice": "1d4 cold"}],
    }
    foe = orc(abilities={"strength": 16, "dexterity": 12, "constitution": 12})
    cover = [{"of": "orc", "degree": degree}]
    given = scene(ada(power=[power]), foe, order=["ada", "orc"], field={"cover": cover})
    game = played(given, [11, 2], "power:gust")
    event = only(game, "save-made" if made else "save-missed")
    assert sum(part.value for part in event.parts) == (3 if made else 1)


@pytest.mark.rule("srd5.attack.objects")
def test_an_object_takes_each_type_for_itself() -> None:
    """Slashing and fire count, psychic and poison are nothing to wood."""
    blade = {"name": "blade", "to_hit": 9, "reach": 5, "damage": ["3 slashing", "2 fire", "4 psychic"]}
    door = {"id": "door", "side": "foes", "kind": "object", "substance": "wood", "hp_max": 30}
    given = scene(ada(attack=[blade]), door, orc(), order=["ada"])
    game = played(given, [15], "attack:door:blade")
    assert only(game, "damage").data["dealt_types"] == ((3, "slashing"), (2, "fire"))
    assert game.state["door"].hp == 25


@pytest.mark.rule("srd5.spell.attack")
def test_the_bonus_of_a_spell_attack() -> None:
    """srd5.spell.attack E1: 10 and 5 are 15."""
    given = grid(mage(at=(0, 0)), gob(at=(9, 0), hp_max=40), order=["cira", "gob"])
    game = played(given, [10, 4], "cast:chill_touch")
    assert only(game, "hit").row()[4] == 15


@pytest.mark.parametrize(
    "run, far, high",
    [
        example("srd5.movement.long_jump E1", ["move", "to:2,0"], 16, 6),
        example("srd5.movement.high_jump E1", [], 8, 3),
    ],
)
def test_a_jump_says_how_far_and_how_high(run: list[str], far: int, high: int) -> None:
    """Strength 16 jumps 16 ft far and 6 ft high after a run of 10 ft, half of that standing."""
    field = {"map": "a..~~~....\n.........o", "mode": "grid"}
    game = played(grid(ada(), orc(), order=["ada"], field=field), [], *run, "jump")
    assert game.ask is not None and (game.ask.data["far_hf"], game.ask.data["high_hf"]) == (2 * far, 2 * high)


@pytest.mark.rule("srd5.grid.enter")
@pytest.mark.parametrize("speed, goes", [(25, True), (5, False)])
def test_a_square_takes_five_feet(speed: int, goes: bool) -> None:
    """srd5.grid.enter E1: whoever has stood up with less than 5 ft left goes nowhere."""
    lying = ada(at=(0, 0), speed=speed, now={"conditions": ["prone"]})
    game = played(grid(lying, orc(at=(9, 9)), order=["ada"]), [], "stand")
    assert ("move" in verbs(game)) is goes


@pytest.mark.rule("srd5.hiding.lost")
@pytest.mark.parametrize("goal, seen", [("to:0,1", False), ("to:2,1", True)])
def test_who_hides_may_move_out_of_sight_and_not_into_it(goal: str, seen: bool) -> None:
    """srd5.hiding.lost E1: out of the wall's shadow he is seen; behind it he stays hidden."""
    field = {"map": ".#......o\n.#.......\n.........", "mode": "grid"}
    given = grid(gob(at=(0, 0), side="heroes", speed=40), orc(), order=["gob", "orc"], field=field)
    game = played(given, [15], "hide", "move", goal)
    assert (game.state["gob"].hidden_from == ()) is seen
    assert ("found" in kinds(game)) is seen
