"""``srd5.condition.*`` against the examples of the catalogue."""

from __future__ import annotations

import pytest

from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.rules.critical import dice
from bojiste.systems.srd5.rules.damage import order, roll
from bojiste.systems.srd5.rules.dice import adv_cancel, advantage
from bojiste.systems.srd5.rules.movement import speed_calc
from bojiste.systems.srd5.words import CONDITIONS, FT
from tests.table import example


@pytest.mark.parametrize(
    "conditions, faces, expected",
    [
        example("srd5.condition.blinded E1", rules.condition.BLINDED, (16, 5), 5),
        example("srd5.condition.poisoned E1", rules.condition.POISONED, (12, 6), 6),
        example("srd5.condition.prone_own E1", rules.condition.PRONE, (15, 10), 10),
        example("srd5.condition.restrained edge-own-attack", rules.condition.RESTRAINED, (15, 10), 10),
        example("srd5.condition.grappled edge-attacks-freely", rules.condition.GRAPPLED, (15, 10), 15),
    ],
)
def test_own_attack(conditions: int, faces: tuple[int, int], expected: int) -> None:
    state = adv_cancel(0, rules.condition.own_attack(conditions))
    assert advantage(*faces, state) == expected


@pytest.mark.parametrize(
    "natural, armor_class, outcome",
    [
        example("srd5.condition.poisoned E1-miss", 6, 16, rules.attack.MISS),
        example("srd5.condition.prone_own E1-miss", 10, 16, rules.attack.MISS),
    ],
)
def test_the_lower_die_misses(natural: int, armor_class: int, outcome: int) -> None:
    assert rules.attack.step_resolve(natural, 5, armor_class) == outcome


@pytest.mark.parametrize(
    "conditions, within_5, faces, natural, critical",
    [
        example("srd5.condition.paralyzed E1", rules.condition.PARALYZED, True, (5, 11), 11, True),
        example("srd5.condition.paralyzed edge-from-10-ft", rules.condition.PARALYZED, False, (5, 11), 11, False),
        example(
            "srd5.condition.unconscious E1",
            rules.condition.UNCONSCIOUS | rules.condition.PRONE,
            True,
            (2, 10),
            10,
            True,
        ),
        example(
            "srd5.condition.unconscious edge-from-afar",
            rules.condition.UNCONSCIOUS | rules.condition.PRONE,
            False,
            (12, 19),
            12,
            False,
        ),
        example("srd5.condition.stunned E1", rules.condition.STUNNED, True, (4, 9), 9, False),
        example("srd5.condition.restrained E2", rules.condition.RESTRAINED, False, (6, 12), 12, False),
        example("srd5.condition.prone_attacked E1", rules.condition.PRONE, True, (3, 14), 14, False),
        example("srd5.condition.prone_attacked E2", rules.condition.PRONE, False, (14, 3), 3, False),
        example("srd5.condition.blinded edge-attacked", rules.condition.BLINDED, False, (3, 14), 14, False),
        example("srd5.condition.petrified edge-attacked", rules.condition.PETRIFIED, True, (3, 14), 14, False),
        example("srd5.condition.grappled edge-attacked", rules.condition.GRAPPLED, True, (3, 14), 3, False),
    ],
)
def test_attacked(conditions: int, within_5: bool, faces: tuple[int, int], natural: int, critical: bool) -> None:
    state = adv_cancel(*rules.condition.attacked(conditions, within_5))
    assert advantage(*faces, state) == natural
    assert rules.condition.helpless(conditions, within_5) is critical


@pytest.mark.parametrize(
    "natural, armor_class, conditions, faces, damage",
    [
        example("srd5.condition.paralyzed E1-damage", 11, 13, rules.condition.PARALYZED, [4, 6], 13),
        example("srd5.condition.unconscious E1-damage", 10, 13, rules.condition.UNCONSCIOUS, [3, 8], 14),
        example("srd5.condition.stunned E1-damage", 9, 13, rules.condition.STUNNED, [6], 9),
    ],
)
def test_damage_against_the_helpless(
    natural: int, armor_class: int, conditions: int, faces: list[int], damage: int
) -> None:
    outcome = rules.attack.step_resolve(natural, 5, armor_class, helpless=rules.condition.helpless(conditions, True))
    assert outcome != rules.attack.MISS
    assert len(faces) == dice(1, outcome == rules.attack.CRITICAL)
    assert roll(sum(faces), 3) == damage


@pytest.mark.parametrize(
    "target_is_charmer, expected",
    [example("srd5.condition.charmed E1", True, False), example("srd5.condition.charmed E1-another", False, True)],
)
def test_charmed(target_is_charmer: bool, expected: bool) -> None:
    assert rules.condition.charmed(target_is_charmer) is expected


@pytest.mark.parametrize(
    "condition, hears, sees",
    [
        example("srd5.condition.deafened E1", rules.condition.DEAFENED, False, True),
        example("srd5.condition.blinded edge-hears", rules.condition.BLINDED, True, False),
        example("srd5.condition.unconscious edge-unaware", rules.condition.UNCONSCIOUS, False, False),
        example("srd5.condition.petrified edge-unaware", rules.condition.PETRIFIED, False, False),
        example("srd5.condition.paralyzed edge-aware", rules.condition.PARALYZED, True, True),
    ],
)
def test_senses(condition: int, hears: bool, sees: bool) -> None:
    assert (not condition & rules.condition.NO_HEARING) is hears
    assert (not condition & rules.condition.NO_SIGHT) is sees


@pytest.mark.parametrize(
    "level, base, speed",
    [
        example("srd5.condition.exhaustion E1", 2, 30, 15),
        example("srd5.condition.exhaustion edge-1", 1, 30, 30),
        example("srd5.condition.exhaustion edge-4", 4, 30, 15),
        example("srd5.condition.exhaustion edge-5", 5, 30, 0),
    ],
)
def test_exhaustion_and_speed(level: int, base: int, speed: int) -> None:
    effects = rules.condition.exhaustion(level)
    assert speed_calc(base * FT, halvings=effects.halvings, zero=effects.speed_zero) == speed * FT


@pytest.mark.parametrize(
    "level, maximum, expected",
    [
        example("srd5.condition.exhaustion E2", 4, 25, 12),
        example("srd5.condition.exhaustion edge-3", 3, 25, 25),
        example("srd5.condition.exhaustion edge-at-least-1", 4, 1, 1),
    ],
)
def test_exhaustion_and_hit_points(level: int, maximum: int, expected: int) -> None:
    assert rules.condition.hp_max(maximum, level) == expected


@pytest.mark.parametrize(
    "level, checks, attacks, saves, dead",
    [
        example("srd5.condition.exhaustion edge-level-0", 0, 0, 0, 0, False),
        example("srd5.condition.exhaustion edge-level-1", 1, -1, 0, 0, False),
        example("srd5.condition.exhaustion edge-level-2", 2, -1, 0, 0, False),
        example("srd5.condition.exhaustion edge-level-3", 3, -1, -1, -1, False),
        example("srd5.condition.exhaustion edge-level-6", 6, -1, -1, -1, True),
    ],
)
def test_exhaustion_levels(level: int, checks: int, attacks: int, saves: int, dead: bool) -> None:
    effects = rules.condition.exhaustion(level)
    assert (effects.checks, effects.own_attack, effects.saves, effects.dead) == (checks, attacks, saves, dead)
    assert adv_cancel(0, rules.condition.checks(0, level)) == checks
    assert adv_cancel(0, rules.condition.own_attack(0, level)) == attacks


@pytest.mark.parametrize(
    "before, after, refused",
    [
        example("srd5.condition.frightened E1", 30, 25, True),
        example("srd5.condition.frightened edge-around", 30, 30, False),
        example("srd5.condition.frightened edge-away", 30, 35, False),
    ],
)
def test_frightened_steps(before: int, after: int, refused: bool) -> None:
    assert rules.condition.approaches(before * FT, after * FT) is refused


@pytest.mark.parametrize(
    "in_sight, state",
    [example("srd5.condition.frightened E2", False, 0), example("srd5.condition.frightened edge-in-sight", True, -1)],
)
def test_frightened_rolls(in_sight: bool, state: int) -> None:
    assert rules.condition.frightened(in_sight)[:3] == (state, 0, state)
    assert adv_cancel(0, rules.condition.own_attack(rules.condition.FRIGHTENED, fear_in_sight=in_sight)) == state
    assert adv_cancel(0, rules.condition.checks(rules.condition.FRIGHTENED, fear_in_sight=in_sight)) == state


@pytest.mark.parametrize(
    "conditions, base, bonus, speed",
    [
        example("srd5.condition.grappled E1", rules.condition.GRAPPLED, 30, 10, 0),
        example("srd5.condition.grappled E2", 0, 30, 10, 40),
        example("srd5.condition.restrained edge-speed", rules.condition.RESTRAINED, 30, 10, 0),
    ],
)
def test_speed_under_conditions(conditions: int, base: int, bonus: int, speed: int) -> None:
    zero = conditions & rules.condition.SPEED_ZERO != 0
    assert speed_calc(base * FT, bonus * FT, zero=zero) == speed * FT


@pytest.mark.parametrize(
    "conditions, acts, moves",
    [
        example("srd5.condition.incapacitated E1", rules.condition.INCAPACITATED, False, True),
        example("srd5.condition.grappled E2-grappler", rules.condition.STUNNED, False, False),
        example("srd5.condition.paralyzed edge", rules.condition.PARALYZED, False, False),
        example("srd5.condition.unconscious edge", rules.condition.UNCONSCIOUS, False, False),
        example("srd5.condition.petrified edge", rules.condition.PETRIFIED, False, False),
        example("srd5.condition.restrained edge", rules.condition.RESTRAINED, True, False),
        example("srd5.condition.prone_own edge", rules.condition.PRONE, True, True),
        example("srd5.condition.poisoned edge", rules.condition.POISONED, True, True),
    ],
)
def test_acting_and_moving(conditions: int, acts: bool, moves: bool) -> None:
    assert rules.condition.can_act(conditions) is acts
    assert (not conditions & rules.condition.NO_MOVEMENT) is moves


@pytest.mark.parametrize(
    "faces, bonus, armor_class, natural, outcome",
    [example("srd5.condition.invisible E1", (14, 11), 5, 15, 11, rules.attack.HIT)],
)
def test_against_the_invisible(
    faces: tuple[int, int], bonus: int, armor_class: int, natural: int, outcome: int
) -> None:
    state = rules.condition.invisible(perceived=False).attacked
    assert state == rules.unseen.both(attacker_sees=False, target_sees=True)
    assert advantage(*faces, state) == natural
    assert rules.attack.step_resolve(natural, bonus, armor_class) == outcome


@pytest.mark.rule("srd5.condition.invisible")
def test_a_perceived_invisible_creature_gains_nothing() -> None:
    assert rules.condition.invisible(perceived=True) == rules.condition.Effects()
    assert rules.condition.invisible(perceived=False).own_attack == 1


@pytest.mark.parametrize("damage, expected", [example("srd5.condition.petrified E1", 20, 10)])
def test_petrified_resists(damage: int, expected: int) -> None:
    assert order(damage, int(rules.condition.PETRIFIED & rules.condition.RESISTS_ALL != 0), 0) == expected


@pytest.mark.parametrize(
    "conditions, expected",
    [
        example("srd5.condition.petrified E2", rules.condition.PETRIFIED, True),
        example("srd5.condition.petrified edge-paralyzed", rules.condition.PARALYZED, False),
    ],
)
def test_immune_to_poison(conditions: int, expected: bool) -> None:
    assert (conditions & rules.condition.IMMUNE_TO_POISON != 0) is expected


@pytest.mark.parametrize(
    "effects, state",
    [
        example("srd5.condition.poisoned E2", rules.condition.poisoned(), 0),
        example("srd5.condition.blinded edge-saves", rules.condition.blinded(), 0),
    ],
)
def test_saves_are_not_touched(effects: rules.condition.Effects, state: int) -> None:
    assert effects.saves == effects.dexterity_save == state
    assert not effects.fails_strength_dexterity


@pytest.mark.parametrize(
    "faces, bonus, total",
    [example("srd5.condition.restrained E1", (14, 5), 2, 7)],
)
def test_restrained_save(faces: tuple[int, int], bonus: int, total: int) -> None:
    assert advantage(*faces, rules.condition.restrained().dexterity_save) + bonus == total
    assert rules.condition.RESTRAINED & rules.condition.DEXTERITY_SAVE_AGAINST


@pytest.mark.parametrize(
    "conditions, fails",
    [
        example("srd5.condition.paralyzed edge-saves", rules.condition.PARALYZED, True),
        example("srd5.condition.petrified edge-saves", rules.condition.PETRIFIED, True),
        example("srd5.condition.stunned edge-saves", rules.condition.STUNNED, True),
        example("srd5.condition.unconscious edge-saves", rules.condition.UNCONSCIOUS, True),
        example("srd5.condition.restrained edge-saves", rules.condition.RESTRAINED, False),
        example("srd5.condition.incapacitated edge-saves", rules.condition.INCAPACITATED, False),
    ],
)
def test_automatic_failure(conditions: int, fails: bool) -> None:
    assert (conditions & rules.condition.FAILS_STRENGTH_DEXTERITY != 0) is fails


@pytest.mark.parametrize("condition", [example("srd5.condition.unconscious E2", rules.condition.UNCONSCIOUS)])
def test_the_sword_lies_on_the_floor(condition: int) -> None:
    effects = rules.condition.CONSTANT[condition]
    assert effects.drops_held
    assert effects.falls_prone
    assert not any(other.drops_held for bit, other in rules.condition.CONSTANT.items() if bit != condition)


@pytest.mark.parametrize(
    "names, bits",
    [
        example("srd5.condition.blinded bits", ["blinded"], rules.condition.BLINDED),
        example(
            "srd5.condition.unconscious bits",
            ["unconscious", "prone", "prone"],
            rules.condition.UNCONSCIOUS | rules.condition.PRONE,
        ),
    ],
)
def test_bits(names: list[str], bits: int) -> None:
    assert rules.condition.bits(names) == bits


def test_every_condition_names_its_rule() -> None:
    assert sorted(rules.condition.CAUSE) == [1 << place for place in range(len(CONDITIONS))]
    for place, name in enumerate(CONDITIONS):
        assert rules.condition.CAUSE[1 << place].__name__ in (name, "prone_own")
