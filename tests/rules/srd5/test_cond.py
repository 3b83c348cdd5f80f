"""``srd5.cond.*`` against the examples of the catalogue."""

from __future__ import annotations

import pytest

from bojiste.systems.srd5.rules import atk, cond, unseen
from bojiste.systems.srd5.rules.crit import dice
from bojiste.systems.srd5.rules.dice import adv_cancel, advantage
from bojiste.systems.srd5.rules.dmg import order, roll
from bojiste.systems.srd5.rules.move import speed_calc
from bojiste.systems.srd5.tables import CONDITIONS, FT
from tests.table import example


@pytest.mark.parametrize(
    "conditions, faces, expected",
    [
        example("srd5.cond.blinded E1", cond.BLINDED, (16, 5), 5),
        example("srd5.cond.poisoned E1", cond.POISONED, (12, 6), 6),
        example("srd5.cond.prone_own E1", cond.PRONE, (15, 10), 10),
        example("srd5.cond.restrained edge-own-attack", cond.RESTRAINED, (15, 10), 10),
        example("srd5.cond.grappled edge-attacks-freely", cond.GRAPPLED, (15, 10), 15),
    ],
)
def test_own_attack(conditions: int, faces: tuple[int, int], expected: int) -> None:
    state = adv_cancel(0, cond.own_attack(conditions))
    assert advantage(*faces, state) == expected


@pytest.mark.parametrize(
    "natural, armor_class, outcome",
    [
        example("srd5.cond.poisoned E1-miss", 6, 16, atk.MISS),
        example("srd5.cond.prone_own E1-miss", 10, 16, atk.MISS),
    ],
)
def test_the_lower_die_misses(natural: int, armor_class: int, outcome: int) -> None:
    assert atk.step_resolve(natural, 5, armor_class) == outcome


@pytest.mark.parametrize(
    "conditions, within_5, faces, natural, critical",
    [
        example("srd5.cond.paralyzed E1", cond.PARALYZED, True, (5, 11), 11, True),
        example("srd5.cond.paralyzed edge-from-10-ft", cond.PARALYZED, False, (5, 11), 11, False),
        example("srd5.cond.unconscious E1", cond.UNCONSCIOUS | cond.PRONE, True, (2, 10), 10, True),
        example("srd5.cond.unconscious edge-from-afar", cond.UNCONSCIOUS | cond.PRONE, False, (12, 19), 12, False),
        example("srd5.cond.stunned E1", cond.STUNNED, True, (4, 9), 9, False),
        example("srd5.cond.restrained E2", cond.RESTRAINED, False, (6, 12), 12, False),
        example("srd5.cond.prone_attacked E1", cond.PRONE, True, (3, 14), 14, False),
        example("srd5.cond.prone_attacked E2", cond.PRONE, False, (14, 3), 3, False),
        example("srd5.cond.blinded edge-attacked", cond.BLINDED, False, (3, 14), 14, False),
        example("srd5.cond.petrified edge-attacked", cond.PETRIFIED, True, (3, 14), 14, False),
        example("srd5.cond.grappled edge-attacked", cond.GRAPPLED, True, (3, 14), 3, False),
    ],
)
def test_attacked(conditions: int, within_5: bool, faces: tuple[int, int], natural: int, critical: bool) -> None:
    state = adv_cancel(*cond.attacked(conditions, within_5))
    assert advantage(*faces, state) == natural
    assert cond.helpless(conditions, within_5) is critical


@pytest.mark.parametrize(
    "natural, armor_class, conditions, faces, damage",
    [
        example("srd5.cond.paralyzed E1-damage", 11, 13, cond.PARALYZED, [4, 6], 13),
        example("srd5.cond.unconscious E1-damage", 10, 13, cond.UNCONSCIOUS, [3, 8], 14),
        example("srd5.cond.stunned E1-damage", 9, 13, cond.STUNNED, [6], 9),
    ],
)
def test_damage_against_the_helpless(
    natural: int, armor_class: int, conditions: int, faces: list[int], damage: int
) -> None:
    outcome = atk.step_resolve(natural, 5, armor_class, helpless=cond.helpless(conditions, True))
    assert outcome != atk.MISS
    assert len(faces) == dice(1, outcome == atk.CRITICAL)
    assert roll(sum(faces), 3) == damage


@pytest.mark.parametrize(
    "target_is_charmer, expected",
    [example("srd5.cond.charmed E1", True, False), example("srd5.cond.charmed E1-another", False, True)],
)
def test_charmed(target_is_charmer: bool, expected: bool) -> None:
    assert cond.charmed(target_is_charmer) is expected


@pytest.mark.parametrize(
    "condition, hears, sees",
    [
        example("srd5.cond.deafened E1", cond.DEAFENED, False, True),
        example("srd5.cond.blinded edge-hears", cond.BLINDED, True, False),
        example("srd5.cond.unconscious edge-unaware", cond.UNCONSCIOUS, False, False),
        example("srd5.cond.petrified edge-unaware", cond.PETRIFIED, False, False),
        example("srd5.cond.paralyzed edge-aware", cond.PARALYZED, True, True),
    ],
)
def test_senses(condition: int, hears: bool, sees: bool) -> None:
    assert (not condition & cond.NO_HEARING) is hears
    assert (not condition & cond.NO_SIGHT) is sees


@pytest.mark.parametrize(
    "level, base, speed",
    [
        example("srd5.cond.exhaustion E1", 2, 30, 15),
        example("srd5.cond.exhaustion edge-1", 1, 30, 30),
        example("srd5.cond.exhaustion edge-4", 4, 30, 15),
        example("srd5.cond.exhaustion edge-5", 5, 30, 0),
    ],
)
def test_exhaustion_and_speed(level: int, base: int, speed: int) -> None:
    effects = cond.exhaustion(level)
    assert speed_calc(base * FT, halvings=effects.halvings, zero=effects.speed_zero) == speed * FT


@pytest.mark.parametrize(
    "level, maximum, expected",
    [
        example("srd5.cond.exhaustion E2", 4, 25, 12),
        example("srd5.cond.exhaustion edge-3", 3, 25, 25),
        example("srd5.cond.exhaustion edge-at-least-1", 4, 1, 1),
    ],
)
def test_exhaustion_and_hit_points(level: int, maximum: int, expected: int) -> None:
    assert cond.hp_max(maximum, level) == expected


@pytest.mark.parametrize(
    "level, checks, attacks, saves, dead",
    [
        example("srd5.cond.exhaustion edge-level-0", 0, 0, 0, 0, False),
        example("srd5.cond.exhaustion edge-level-1", 1, -1, 0, 0, False),
        example("srd5.cond.exhaustion edge-level-2", 2, -1, 0, 0, False),
        example("srd5.cond.exhaustion edge-level-3", 3, -1, -1, -1, False),
        example("srd5.cond.exhaustion edge-level-6", 6, -1, -1, -1, True),
    ],
)
def test_exhaustion_levels(level: int, checks: int, attacks: int, saves: int, dead: bool) -> None:
    effects = cond.exhaustion(level)
    assert (effects.checks, effects.own_attack, effects.saves, effects.dead) == (checks, attacks, saves, dead)
    assert adv_cancel(0, cond.checks(0, level)) == checks
    assert adv_cancel(0, cond.own_attack(0, level)) == attacks


@pytest.mark.parametrize(
    "before, after, refused",
    [
        example("srd5.cond.frightened E1", 30, 25, True),
        example("srd5.cond.frightened edge-around", 30, 30, False),
        example("srd5.cond.frightened edge-away", 30, 35, False),
    ],
)
def test_frightened_steps(before: int, after: int, refused: bool) -> None:
    assert cond.approaches(before * FT, after * FT) is refused


@pytest.mark.parametrize(
    "in_sight, state",
    [example("srd5.cond.frightened E2", False, 0), example("srd5.cond.frightened edge-in-sight", True, -1)],
)
def test_frightened_rolls(in_sight: bool, state: int) -> None:
    assert cond.frightened(in_sight)[:3] == (state, 0, state)
    assert adv_cancel(0, cond.own_attack(cond.FRIGHTENED, fear_in_sight=in_sight)) == state
    assert adv_cancel(0, cond.checks(cond.FRIGHTENED, fear_in_sight=in_sight)) == state


@pytest.mark.parametrize(
    "conditions, base, bonus, speed",
    [
        example("srd5.cond.grappled E1", cond.GRAPPLED, 30, 10, 0),
        example("srd5.cond.grappled E2", 0, 30, 10, 40),
        example("srd5.cond.restrained edge-speed", cond.RESTRAINED, 30, 10, 0),
    ],
)
def test_speed_under_conditions(conditions: int, base: int, bonus: int, speed: int) -> None:
    zero = conditions & cond.SPEED_ZERO != 0
    assert speed_calc(base * FT, bonus * FT, zero=zero) == speed * FT


@pytest.mark.parametrize(
    "conditions, acts, moves",
    [
        example("srd5.cond.incapacitated E1", cond.INCAPACITATED, False, True),
        example("srd5.cond.grappled E2-grappler", cond.STUNNED, False, False),
        example("srd5.cond.paralyzed edge", cond.PARALYZED, False, False),
        example("srd5.cond.unconscious edge", cond.UNCONSCIOUS, False, False),
        example("srd5.cond.petrified edge", cond.PETRIFIED, False, False),
        example("srd5.cond.restrained edge", cond.RESTRAINED, True, False),
        example("srd5.cond.prone_own edge", cond.PRONE, True, True),
        example("srd5.cond.poisoned edge", cond.POISONED, True, True),
    ],
)
def test_acting_and_moving(conditions: int, acts: bool, moves: bool) -> None:
    assert cond.can_act(conditions) is acts
    assert (not conditions & cond.NO_MOVEMENT) is moves


@pytest.mark.parametrize(
    "faces, bonus, armor_class, natural, outcome",
    [example("srd5.cond.invisible E1", (14, 11), 5, 15, 11, atk.HIT)],
)
def test_against_the_invisible(
    faces: tuple[int, int], bonus: int, armor_class: int, natural: int, outcome: int
) -> None:
    state = cond.invisible(perceived=False).attacked
    assert state == unseen.both(attacker_sees=False, target_sees=True)
    assert advantage(*faces, state) == natural
    assert atk.step_resolve(natural, bonus, armor_class) == outcome


@pytest.mark.rule("srd5.cond.invisible")
def test_a_perceived_invisible_creature_gains_nothing() -> None:
    assert cond.invisible(perceived=True) == cond.Effects()
    assert cond.invisible(perceived=False).own_attack == 1


@pytest.mark.parametrize("damage, expected", [example("srd5.cond.petrified E1", 20, 10)])
def test_petrified_resists(damage: int, expected: int) -> None:
    assert order(damage, int(cond.PETRIFIED & cond.RESISTS_ALL != 0), 0) == expected


@pytest.mark.parametrize(
    "conditions, expected",
    [
        example("srd5.cond.petrified E2", cond.PETRIFIED, True),
        example("srd5.cond.petrified edge-paralyzed", cond.PARALYZED, False),
    ],
)
def test_immune_to_poison(conditions: int, expected: bool) -> None:
    assert (conditions & cond.IMMUNE_TO_POISON != 0) is expected


@pytest.mark.parametrize(
    "effects, state",
    [example("srd5.cond.poisoned E2", cond.poisoned(), 0), example("srd5.cond.blinded edge-saves", cond.blinded(), 0)],
)
def test_saves_are_not_touched(effects: cond.Effects, state: int) -> None:
    assert effects.saves == effects.dexterity_save == state
    assert not effects.fails_strength_dexterity


@pytest.mark.parametrize(
    "faces, bonus, total",
    [example("srd5.cond.restrained E1", (14, 5), 2, 7)],
)
def test_restrained_save(faces: tuple[int, int], bonus: int, total: int) -> None:
    assert advantage(*faces, cond.restrained().dexterity_save) + bonus == total
    assert cond.RESTRAINED & cond.DEXTERITY_SAVE_AGAINST


@pytest.mark.parametrize(
    "conditions, fails",
    [
        example("srd5.cond.paralyzed edge-saves", cond.PARALYZED, True),
        example("srd5.cond.petrified edge-saves", cond.PETRIFIED, True),
        example("srd5.cond.stunned edge-saves", cond.STUNNED, True),
        example("srd5.cond.unconscious edge-saves", cond.UNCONSCIOUS, True),
        example("srd5.cond.restrained edge-saves", cond.RESTRAINED, False),
        example("srd5.cond.incapacitated edge-saves", cond.INCAPACITATED, False),
    ],
)
def test_automatic_failure(conditions: int, fails: bool) -> None:
    assert (conditions & cond.FAILS_STRENGTH_DEXTERITY != 0) is fails


@pytest.mark.parametrize("condition", [example("srd5.cond.unconscious E2", cond.UNCONSCIOUS)])
def test_the_sword_lies_on_the_floor(condition: int) -> None:
    effects = cond.CONSTANT[condition]
    assert effects.drops_held
    assert effects.falls_prone
    assert not any(other.drops_held for bit, other in cond.CONSTANT.items() if bit != condition)


@pytest.mark.parametrize(
    "names, bits",
    [
        example("srd5.cond.blinded bits", ["blinded"], cond.BLINDED),
        example("srd5.cond.unconscious bits", ["unconscious", "prone", "prone"], cond.UNCONSCIOUS | cond.PRONE),
    ],
)
def test_bits(names: list[str], bits: int) -> None:
    assert cond.bits(names) == bits


def test_every_condition_names_its_rule() -> None:
    assert sorted(cond.CAUSE) == [1 << place for place in range(len(CONDITIONS))]
    for place, name in enumerate(CONDITIONS):
        assert cond.CAUSE[1 << place].__name__ in (name, "prone_own")
