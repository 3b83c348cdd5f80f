"""drd2.sim: unattended play."""

from __future__ import annotations

from fractions import Fraction

import pytest

from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.rules.resource import Sources
from bojiste.systems.drd2.rules.simulation import (
    PRESETS,
    Attack,
    Candidate,
    Case,
    Counter,
    Ending,
    Plan,
    React,
    Tactics,
)
from bojiste.systems.drd2.words import Approach, Backlash, Effect, Means, Stake, Status, When
from tests.table import example

STANDARD = Tactics()


@pytest.mark.parametrize(
    "what, fate_visible, expected",
    [
        example("drd2.simulation.information E1", "fate", True, True),
        example("drd2.simulation.information edge hidden Fate", "fate", False, False),
        example("drd2.simulation.information edge Threat", "threat", False, True),
        example("drd2.simulation.information edge future", "future-dice", True, False),
        example("drd2.simulation.information edge intents", "intents", True, False),
    ],
)
def test_information(what: str, fate_visible: bool, expected: bool) -> None:
    assert rules.simulation.information(what, fate_visible) is expected


@pytest.mark.parametrize(
    "sources, assume_scars, expected",
    [
        example("drd2.simulation.capacity E1", Sources(fate=10, limit=4), False, 4),
        example("drd2.simulation.capacity edge small Fate", Sources(fate=2, limit=4, advantage=1), False, 3),
        example("drd2.simulation.capacity edge helper", Sources(fate=6, limit=3, bond=3), False, 6),
        example("drd2.simulation.capacity edge hero", Sources(pool=3, advantage=1, banked=2, ability=4), False, 6),
        example("drd2.simulation.capacity edge assume_scars", Sources(pool=3, ability=4), True, 9),
        example("drd2.simulation.capacity edge ability 0", Sources(pool=0, ability=0), True, 0),
        example("drd2.simulation.capacity edge scarred already", Sources(pool=3, scarred=1, ability=3), True, 3),
        example("drd2.simulation.eliminate E1", Sources(pool=3), False, 3),
    ],
)
def test_capacity(sources: Sources, assume_scars: bool, expected: int) -> None:
    assert rules.simulation.capacity(sources, assume_scars) == expected


@pytest.mark.parametrize(
    "threat_, mighty, weak, capacity, expected",
    [
        example("drd2.simulation.capacity E1", 4, True, False, 4, True),
        example("drd2.simulation.capacity edge without mighty", 4, False, False, 4, False),
        example("drd2.simulation.capacity edge weak forbids mighty", 4, True, True, 4, False),
        example("drd2.simulation.eliminate E1", 3, True, False, 3, True),
        example("drd2.simulation.capacity edge price at least 1", 1, False, True, 0, True),
        example("drd2.fate.over_limit E2", 5, False, False, 4, True),
    ],
)
def test_finishable(threat_: int, mighty: bool, weak: bool, capacity: int, expected: bool) -> None:
    assert rules.simulation.finishable(threat_, mighty, weak, capacity) is expected


@pytest.mark.parametrize(
    "policy, weak, right_left, payable, expected",
    [
        example("drd2.simulation.capacity edge plans mighty", When.DECISIVE, False, True, True, True),
        example("drd2.simulation.capacity edge never", When.NEVER, False, True, True, False),
        example("drd2.simulation.capacity edge weak", When.DECISIVE, True, True, True, False),
        example("drd2.simulation.capacity edge other manoeuvre", When.DECISIVE, False, False, True, False),
        example("drd2.simulation.capacity edge cannot pay", When.DECISIVE, False, True, False, False),
    ],
)
def test_plans_mighty(policy: When, weak: bool, right_left: bool, payable: bool, expected: bool) -> None:
    assert rules.simulation.plans_mighty(policy, weak, right_left, payable) is expected


FLEEING = STANDARD._replace(flee=2)


@pytest.mark.parametrize(
    "tactics, threat_, floor, body, disengaged, target, eliminates, expected",
    [
        example("drd2.simulation.turn E1", STANDARD, 5, 1, 9, False, True, True, Plan.RECOVER),
        example("drd2.simulation.turn edge at the floor", STANDARD, 5, 5, 9, False, True, False, Plan.ATTACK),
        example("drd2.simulation.turn edge flee", FLEEING, 5, 1, 1, False, True, True, Plan.DISENGAGE),
        example("drd2.simulation.turn edge flee, clear", FLEEING, 5, 1, 1, True, True, True, Plan.LEAVE),
        example("drd2.simulation.turn edge still strong", FLEEING, 2, 1, 2, True, True, False, Plan.ATTACK),
        example("drd2.simulation.turn edge eliminates", STANDARD, 2, 1, 9, False, True, True, Plan.ELIMINATE),
        example("drd2.simulation.turn edge nobody", STANDARD, 2, 1, 9, False, False, False, Plan.POSTPONE),
        example(
            "drd2.simulation.turn edge always postpones",
            STANDARD._replace(postpone=When.ALWAYS), 2, 1, 9, False, True, True, Plan.POSTPONE,
        ),
    ],
)  # fmt: skip
def test_turn(
    tactics: Tactics,
    threat_: int,
    floor: int,
    body: int,
    disengaged: bool,
    target: bool,
    eliminates: bool,
    expected: Plan,
) -> None:
    assert rules.simulation.turn(tactics, threat_, floor, body, disengaged, target, eliminates) is expected


@pytest.mark.parametrize(
    "candidates, expected",
    [
        example("drd2.simulation.target E1", (Candidate(False, 2, 5), Candidate(False, 4, 5)), 1),
        example("drd2.simulation.target edge finishable", (Candidate(True, 2, 1), Candidate(False, 4, 5)), 0),
        example("drd2.simulation.target edge capacity", (Candidate(False, 4, 5), Candidate(False, 4, 3)), 1),
        example("drd2.simulation.target edge roster", (Candidate(False, 4, 5), Candidate(False, 4, 5)), 0),
    ],
)
def test_target(candidates: tuple[Candidate, ...], expected: int) -> None:
    assert rules.simulation.target(candidates) == expected


@pytest.mark.parametrize(
    "options, expected",
    [
        example("drd2.simulation.skill E1", ((3, 1), (3, 0)), 1),
        example("drd2.simulation.skill edge level first", ((3, 1), (2, 0)), 0),
        example("drd2.simulation.skill edge listing", ((3, 0), (3, 0)), 0),
    ],
)
def test_skill(options: tuple[tuple[int, int], ...], expected: int) -> None:
    assert rules.simulation.skill(options) == expected


ON_ME = Attack(on_self=True, harming=True)
ON_COMRADE = Attack(on_self=False, harming=True, on_comrade=True)
SELF_HELP = Attack(on_self=False, harming=False, self_help=True)


@pytest.mark.parametrize(
    "policy, attack, unspent, defends, expected",
    [
        example("drd2.simulation.react E1", React.IF_TARGET, ON_ME, False, False, None),
        example("drd2.simulation.react edge unspent", React.IF_TARGET, ON_ME, True, False, Means.INITIATIVE),
        example("drd2.simulation.react edge defence", React.IF_TARGET, ON_ME, False, True, Means.DEFENCE),
        example("drd2.simulation.react edge comrade", React.IF_TARGET, ON_COMRADE, True, True, None),
        example("drd2.simulation.react edge protect", React.PROTECT, ON_COMRADE, True, True, Means.INITIATIVE),
        example("drd2.simulation.react edge protect, spent", React.PROTECT, ON_COMRADE, False, True, None),
        example("drd2.simulation.react edge protect, self-help", React.PROTECT, SELF_HELP, True, True, None),
        example("drd2.simulation.react edge deny", React.DENY, SELF_HELP, True, True, Means.INITIATIVE),
        example("drd2.simulation.react edge deny protects", React.DENY, ON_COMRADE, True, True, Means.INITIATIVE),
        example("drd2.simulation.react edge none", React.NONE, ON_ME, True, True, None),
    ],
)
def test_react(policy: React, attack: Attack, unspent: bool, defends: bool, expected: Means | None) -> None:
    assert rules.simulation.react(policy, attack, unspent, defends) is expected


@pytest.mark.parametrize(
    "policy, is_target, above_floor, eliminates, expected",
    [
        example("drd2.simulation.react edge strike", Counter.STRIKE, True, True, False, Effect.THREAT_UP),
        example("drd2.simulation.react edge strike down", Counter.STRIKE, False, True, True, Effect.ELIMINATE),
        example("drd2.simulation.react edge avoid", Counter.AVOID, True, True, True, Effect.THREAT_DOWN),
        example("drd2.simulation.react edge avoid at the floor", Counter.AVOID, True, False, False, Effect.STORY),
        example("drd2.simulation.react edge protector avoids", Counter.AVOID, False, True, False, Effect.STORY),
        example("drd2.simulation.react edge block", Counter.BLOCK, True, True, True, Effect.STORY),
    ],
)
def test_answer(policy: Counter, is_target: bool, above_floor: bool, eliminates: bool, expected: Effect) -> None:
    assert rules.simulation.answer(policy, is_target, above_floor, eliminates) is expected


@pytest.mark.parametrize(
    "tactics, stake, price, payable, left, expected",
    [
        example("drd2.simulation.exhaust E1", STANDARD, Stake.SCAR, 2, True, 4 - 2, True),
        example("drd2.simulation.exhaust E1 pool 3", STANDARD, Stake.SCAR, 2, True, 3 - 2, False),
        example("drd2.simulation.exhaust edge elimination", STANDARD, Stake.ELIMINATE, 9, True, 0, True),
        example("drd2.simulation.exhaust edge cannot pay", STANDARD, Stake.ELIMINATE, 9, False, 0, False),
        example("drd2.simulation.exhaust edge highest price", STANDARD, Stake.SCAR, 3, True, 9, True),
        example("drd2.simulation.exhaust edge too dear", STANDARD, Stake.SCAR, 4, True, 9, False),
        example("drd2.simulation.exhaust edge not in the set", STANDARD, Stake.THREAT, 1, True, 9, False),
        example(
            "drd2.simulation.exhaust edge any price",
            STANDARD._replace(exhaust_max_price=None), Stake.SCAR, 4, True, 9, True,
        ),
        example("drd2.simulation.exhaust edge elimination not in the set", STANDARD._replace(exhaust_vs=()),
                Stake.ELIMINATE, 1, True, 9, False),
    ],
)  # fmt: skip
def test_exhaust(tactics: Tactics, stake: Stake, price: int, payable: bool, left: int, expected: bool) -> None:
    assert rules.simulation.exhaust(tactics, stake, price, payable, left) is expected


@pytest.mark.parametrize(
    "when, important, payable, expected",
    [
        example("drd2.simulation.exhaust edge test, important", When.IMPORTANT, True, True, True),
        example("drd2.simulation.exhaust edge test, ordinary", When.IMPORTANT, False, True, False),
        example("drd2.simulation.exhaust edge test, always", When.ALWAYS, False, True, True),
        example("drd2.simulation.exhaust edge test, never", When.NEVER, True, True, False),
        example("drd2.simulation.exhaust edge test, cannot pay", When.ALWAYS, True, False, False),
    ],
)
def test_exhaust_test(when: When, important: bool, payable: bool, expected: bool) -> None:
    assert rules.simulation.exhaust_test(when, important, payable) is expected


@pytest.mark.parametrize(
    "tactics, stake, missing, scarred, effective, expected",
    [
        example("drd2.simulation.scar E1", STANDARD, Stake.ELIMINATE, 5 - 2, 0, 3, 1),
        example("drd2.simulation.scar edge nothing missing", STANDARD, Stake.ELIMINATE, 0, 0, 3, 0),
        example("drd2.simulation.scar edge not covered", STANDARD, Stake.SCAR, 3, 0, 3, 0),
        example("drd2.simulation.scar edge any", PRESETS["ruthless"], Stake.SCAR, 3, 0, 3, 1),
        example("drd2.simulation.scar edge too grave", STANDARD, Stake.ELIMINATE, 5, 0, 9, 0),
        example("drd2.simulation.scar edge beyond the ability", STANDARD, Stake.ELIMINATE, 4, 0, 1, 0),
        example("drd2.simulation.scar edge raise", STANDARD, Stake.ELIMINATE, 1, 1, 3, 1),
        example("drd2.simulation.scar edge raise too far", STANDARD, Stake.ELIMINATE, 2, 1, 3, 0),
    ],
)
def test_scar(tactics: Tactics, stake: Stake, missing: int, scarred: int, effective: int, expected: int) -> None:
    assert rules.simulation.scar(tactics, stake, missing, scarred, effective) == expected


@pytest.mark.parametrize(
    "wants, stake, expected",
    [
        example("drd2.simulation.scar edge heroic death", True, Stake.ELIMINATE, True),
        example("drd2.simulation.scar edge heroic death, scar", True, Stake.SCAR, False),
        example("drd2.simulation.scar edge no heroic death", False, Stake.ELIMINATE, False),
    ],
)
def test_dies(wants: bool, stake: Stake, expected: bool) -> None:
    assert rules.simulation.dies(STANDARD._replace(heroic_death=wants), stake) is expected


@pytest.mark.parametrize(
    "when, finishable, threat_, from_threat, expected",
    [
        example(
            "drd2.simulation.eliminate E1", When.FINISHABLE, rules.simulation.finishable(3, True, False, 3), 3, 0, True
        ),
        example("drd2.simulation.eliminate edge not finishable", When.FINISHABLE, False, 9, 0, False),
        example("drd2.simulation.eliminate edge threat:3", When.THREAT, False, 3, 3, True),
        example("drd2.simulation.eliminate edge below threat:3", When.THREAT, True, 2, 3, False),
        example("drd2.simulation.eliminate edge always", When.ALWAYS, False, 1, 0, True),
        example("drd2.simulation.eliminate edge never", When.NEVER, True, 9, 0, False),
    ],
)
def test_eliminate(when: When, finishable: bool, threat_: int, from_threat: int, expected: bool) -> None:
    assert rules.simulation.eliminate(when, finishable, threat_, from_threat) is expected


@pytest.mark.parametrize(
    "when, case, expected",
    [
        example("drd2.simulation.manoeuvres edge precise", When.ELIMINATION, Case(elimination=True), True),
        example("drd2.simulation.manoeuvres edge precise, ordinary", When.ELIMINATION, Case(scar=True), False),
        example("drd2.simulation.manoeuvres edge defence", When.SCAR_OR_WORSE, Case(scar=True), True),
        example("drd2.simulation.manoeuvres edge defence, worse", When.SCAR_OR_WORSE, Case(elimination=True), True),
        example("drd2.simulation.manoeuvres edge defence, Threat", When.SCAR_OR_WORSE, Case(), False),
        example("drd2.simulation.manoeuvres edge decisive", When.DECISIVE, Case(decisive=True), True),
        example("drd2.simulation.manoeuvres edge not decisive", When.DECISIVE, Case(elimination=True), False),
        example("drd2.simulation.manoeuvres edge wide", When.AUTO, Case(targets=2), True),
        example("drd2.simulation.manoeuvres edge wide, one", When.AUTO, Case(targets=1), False),
        example(
            "drd2.simulation.manoeuvres edge wide, eliminating", When.AUTO, Case(elimination=True, targets=3), False
        ),
        example("drd2.simulation.manoeuvres edge always", When.ALWAYS, Case(), True),
        example("drd2.simulation.manoeuvres edge never", When.NEVER, Case(True, True, True, 3), False),
    ],
)
def test_manoeuvres(when: When, case: Case, expected: bool) -> None:
    assert rules.simulation.manoeuvres(when, case) is expected


@pytest.mark.parametrize(
    "losers, expected",
    [
        example("drd2.simulation.manoeuvres E1", ((3, 3),), True),
        example("drd2.simulation.manoeuvres E2", ((4, 3),), False),
        example("drd2.simulation.manoeuvres edge one of two", ((2, 5), (3, 3)), True),
        example("drd2.simulation.manoeuvres edge two above", ((3, 4),), False),
        example("drd2.simulation.manoeuvres edge still payable", ((2, 5),), False),
    ],
)
def test_decisive_mighty(losers: tuple[tuple[int, int], ...], expected: bool) -> None:
    assert rules.simulation.decisive_mighty(losers) is expected


@pytest.mark.parametrize(
    "plain, mighty, right, expected",
    [
        example("drd2.simulation.manoeuvres edge mighty kept", False, True, 1, True),
        example("drd2.simulation.manoeuvres edge finishable anyway", True, True, 1, False),
        example("drd2.simulation.manoeuvres edge right to two", False, True, 2, False),
    ],
)
def test_keeps_for_mighty(plain: bool, mighty: bool, right: int, expected: bool) -> None:
    assert rules.simulation.keeps_for_mighty(plain, mighty, right) is expected


@pytest.mark.parametrize("preset, before, after", [example("drd2.simulation.other_choices E1", "standard", 2, 3)])
def test_backlash(preset: str, before: int, after: int) -> None:
    _, rise = rules.elimination.backlash_gives(rules.simulation.other_choices(PRESETS[preset], soul=5).backlash)
    assert rules.threat.apply(before, (rise,)) == after


@pytest.mark.parametrize(
    "preset, soul, expected",
    [
        example("drd2.simulation.other_choices edge none", "standard", 9, Approach.NONE),
        example("drd2.simulation.other_choices edge above the reserve", "cautious", 4, Approach.SLOW),
        example("drd2.simulation.other_choices edge reserve", "cautious", 3, Approach.NONE),
        example("drd2.simulation.other_choices edge no reserve", "ruthless", 1, Approach.FAST),
        example("drd2.simulation.other_choices edge empty", "ruthless", 0, Approach.NONE),
    ],
)
def test_approach(preset: str, soul: int, expected: Approach) -> None:
    choices = rules.simulation.other_choices(PRESETS[preset], soul)
    assert choices.approach is expected
    assert choices.postpones is False
    assert choices.lethality is Status.REMOVED


HALF = STANDARD._replace(surrender_at=Fraction(1, 2))


@pytest.mark.parametrize(
    "tactics, out, members, rounds, expected",
    [
        example("drd2.simulation.end E1", HALF, 2, 4, 3, Ending.SURRENDER),
        example("drd2.simulation.end edge one of four", HALF, 1, 4, 3, Ending.PLAY_ON),
        example("drd2.simulation.end edge unrounded", HALF, 2, 5, 3, Ending.PLAY_ON),
        example("drd2.simulation.end edge never surrenders", STANDARD, 3, 4, 3, Ending.PLAY_ON),
        example("drd2.simulation.end edge max_rounds", STANDARD, 0, 4, 30, Ending.UNDECIDED),
        example("drd2.simulation.end edge before the last", STANDARD, 0, 4, 29, Ending.PLAY_ON),
    ],
)
def test_end(tactics: Tactics, out: int, members: int, rounds: int, expected: Ending) -> None:
    assert rules.simulation.end(tactics, out, members, rounds) is expected


@pytest.mark.parametrize("name, mighty", [example("drd2.simulation.presets E1", "ruthless", When.NEVER)])
def test_presets(name: str, mighty: When) -> None:
    changed = rules.simulation.presets(name, {"mighty": mighty})
    assert changed.mighty is mighty
    assert changed._replace(mighty=When.ALWAYS) == PRESETS["ruthless"]


T9 = {
    "exhaust_max_price": (3, 2, 3),
    "reserve": (2, 3, 0),
    "exhaust_tests": ("important", "never", "important"),
    "scar_for": ("elimination", "elimination", "any"),
    "scar_max": (2, 1, 3),
    "heroic_death": (False, False, False),
    "eliminate": ("finishable", "finishable", "threat"),
    "assume_scars": (False, True, False),
    "attack": ("threat", "threat", "scar"),
    "react": ("if_target", "protect", "if_target"),
    "counter": ("strike", "avoid", "strike"),
    "precise": ("elimination", "always", "elimination"),
    "mighty": ("decisive", "decisive", "always"),
    "cunning": ("decisive", "never", "always"),
    "wide": ("never", "never", "auto"),
    "defence": ("scar_or_worse", "always", "elimination"),
    "recover_at": (5, 4, None),
    "approach": ("none", "slow", "fast"),
    "postpone": ("never", "never", "never"),
    "backlash": ("threat", "advantage", "threat"),
    "target": ("weakest", "weakest", "weakest"),
    "surrender_at": (None, Fraction(1, 2), None),
    "flee": (None, 2, None),
    "max_rounds": (30, 30, 30),
}
WORD = {Backlash.THREAT: "threat"}


@pytest.mark.parametrize(
    "parameter, values",
    [example(f"drd2.simulation.presets T9 {parameter}", parameter, values) for parameter, values in T9.items()],
)
def test_table_t9(parameter: str, values: tuple[object, ...]) -> None:
    for name, value in zip(("standard", "cautious", "ruthless"), values, strict=True):
        stands = getattr(PRESETS[name], parameter)
        assert WORD.get(stands, stands) == value


@pytest.mark.rule("drd2.simulation.presets")
def test_exhaust_vs_of_the_presets() -> None:
    assert set(PRESETS["standard"].exhaust_vs) == {Stake.ELIMINATE, Stake.SCAR}
    assert set(PRESETS["cautious"].exhaust_vs) == {Stake.ELIMINATE, Stake.SCAR, Stake.THREAT}
    assert set(PRESETS["ruthless"].exhaust_vs) == {Stake.ELIMINATE}
    assert PRESETS["ruthless"].eliminate_threat == 3
