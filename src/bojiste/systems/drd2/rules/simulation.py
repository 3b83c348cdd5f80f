"""Unattended play: the choices that the source leaves to people."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from fractions import Fraction
from typing import Any, NamedTuple

from bojiste.core.rule import rule
from bojiste.systems.drd2.rules import exhaustion, fate, manoeuvre
from bojiste.systems.drd2.rules import scar as scars
from bojiste.systems.drd2.rules.resource import Sources
from bojiste.systems.drd2.words import Approach, Backlash, Effect, Means, Property, Stake, Status, Three, When


class React(StrEnum):
    """Whom tactics defend."""

    NONE = "none"
    IF_TARGET = "if_target"
    PROTECT = "protect"
    DENY = "deny"


class Counter(StrEnum):
    """How tactics answer an attack."""

    STRIKE = "strike"
    AVOID = "avoid"
    BLOCK = "block"


class Plan(StrEnum):
    """What tactics do with their own turn."""

    LEAVE = "leave"
    DISENGAGE = "disengage"
    RECOVER = "recover"
    ELIMINATE = "eliminate"
    ATTACK = "attack"
    POSTPONE = "postpone"


class Pick(StrEnum):
    """How tactics find a target."""

    WEAKEST = "weakest"
    RANDOM = "random"


class Ending(StrEnum):
    """Whether the tactics of a side bring the conflict to its end."""

    PLAY_ON = "play_on"
    SURRENDER = "surrender"
    UNDECIDED = "undecided"


class Tactics(NamedTuple):
    """Parameters of unattended play; the defaults are the preset ``standard``.

    ``eliminate_threat`` counts only with ``eliminate`` = ``threat``. ``surrender_at`` is a share of the side's members,
    ``flee`` a capacity of Body, ``recover_at`` and ``exhaust_max_price`` are numbers of Threat and of resources.
    """

    exhaust_vs: tuple[Stake, ...] = (Stake.ELIMINATE, Stake.SCAR)
    exhaust_max_price: int | None = 3
    reserve: int = 2
    exhaust_tests: When = When.IMPORTANT
    scar_for: When = When.ELIMINATION
    scar_max: int = 2
    heroic_death: bool = False
    eliminate: When = When.FINISHABLE
    eliminate_threat: int = 1
    assume_scars: bool = False
    attack: Stake = Stake.THREAT
    react: React = React.IF_TARGET
    counter: Counter = Counter.STRIKE
    precise: When = When.ELIMINATION
    mighty: When = When.DECISIVE
    cunning: When = When.DECISIVE
    wide: When = When.NEVER
    defence: When = When.SCAR_OR_WORSE
    recover_at: int | None = 5
    approach: Approach = Approach.NONE
    postpone: When = When.NEVER
    backlash: Backlash = Backlash.THREAT
    lethality: Status = Status.REMOVED
    target: Pick = Pick.WEAKEST
    surrender_at: Fraction | None = None
    flee: int | None = None
    max_rounds: int = 30


OPEN = frozenset({"pools", "threat", "advantage", "levels", "scars", "rolled-dice"})
"""What every policy sees; Fate where the scene shows it; future dice and intents never."""

STAKES: dict[Effect, Stake] = {
    Effect.ELIMINATE: Stake.ELIMINATE,
    Effect.SCAR: Stake.SCAR,
    Effect.THREAT_UP: Stake.THREAT,
    Effect.THREAT_DOWN: Stake.SELF_HELP,
    Effect.ADVANTAGE: Stake.ADVANTAGE,
    Effect.OWN_ADVANTAGE: Stake.ADVANTAGE,
    Effect.STORY: Stake.STORY,
    Effect.OTHER: Stake.STORY,
}
"""What tactics call the consequence of a winning action."""


class Candidate(NamedTuple):
    """One possible target, in roster order."""

    finishable: bool
    threat: int
    capacity: int


class Attack(NamedTuple):
    """What a reaction policy looks at in a declared action."""

    on_self: bool
    harming: bool
    on_comrade: bool = False
    self_help: bool = False


class Case(NamedTuple):
    """What a manoeuvre policy looks at."""

    elimination: bool = False
    scar: bool = False
    decisive: bool = False
    targets: int = 1


class Others(NamedTuple):
    """The small remaining choices."""

    backlash: Backlash
    approach: Approach
    postpones: bool
    lethality: Status


PRESETS: dict[str, Tactics] = {
    "standard": Tactics(),
    "cautious": Tactics(
        exhaust_vs=(Stake.ELIMINATE, Stake.SCAR, Stake.THREAT),
        exhaust_max_price=2,
        reserve=3,
        exhaust_tests=When.NEVER,
        scar_max=1,
        assume_scars=True,
        react=React.PROTECT,
        counter=Counter.AVOID,
        precise=When.ALWAYS,
        cunning=When.NEVER,
        defence=When.ALWAYS,
        recover_at=4,
        approach=Approach.SLOW,
        backlash=Backlash.ADVANTAGE,
        surrender_at=Fraction(1, 2),
        flee=2,
    ),
    "ruthless": Tactics(
        exhaust_vs=(Stake.ELIMINATE,),
        reserve=0,
        scar_for=When.ANY,
        scar_max=3,
        eliminate=When.THREAT,
        eliminate_threat=3,
        attack=Stake.SCAR,
        mighty=When.ALWAYS,
        cunning=When.ALWAYS,
        wide=When.AUTO,
        defence=When.ELIMINATION,
        recover_at=None,
        approach=Approach.FAST,
    ),
}
"""Table T9."""


@rule("drd2.simulation.information")
def information(what: str, fate_visible: bool = True) -> bool:
    """Whether a policy sees this: everything open, Fate if the scene shows it, never what is to come."""
    return fate_visible if what == "fate" else what in OPEN


@rule("drd2.simulation.capacity")
def capacity(sources: Sources, assume_scars: bool = False) -> int:
    """Resources somebody is reckoned to be able to pay; with ``assume_scars`` also a first scar of this action."""
    scar = scars.self_yield(sources.ability) if assume_scars and sources.ability and not sources.scarred else 0
    own = sources.pool + fate.limit(sources.limit, sources.fate) + sources.bond
    return own + sources.advantage + sources.banked + scar


def finishable(threat: int, mighty: bool, weak: bool, capacity: int) -> bool:
    """Whether somebody could not pay an exhaustion now; ``mighty`` if the attacker would and could play it."""
    return exhaustion.price(threat, mighty and not weak, weak) > capacity


def plans_mighty(policy: When, weak: bool, right_left: bool, payable: bool) -> bool:
    """Whether an attacker is reckoned to play mighty: it would, it may, and it can pay."""
    return policy is not When.NEVER and not weak and right_left and payable


@rule("drd2.simulation.turn")
def turn(
    tactics: Tactics, threat: int, floor: int, body: int, disengaged: bool, target: bool, eliminates: bool
) -> Plan:
    """What to do with one's turn: get away, recover, attack, or wait; ``body`` is the own capacity of Body."""
    if tactics.postpone is When.ALWAYS:
        return Plan.POSTPONE
    if tactics.flee is not None and body < tactics.flee:
        return Plan.LEAVE if disengaged else Plan.DISENGAGE
    if tactics.recover_at is not None and threat >= tactics.recover_at and threat > floor:
        return Plan.RECOVER
    if not target:
        return Plan.POSTPONE
    return Plan.ELIMINATE if eliminates else Plan.ATTACK


@rule("drd2.simulation.target")
def target(candidates: tuple[Candidate, ...]) -> int:
    """Which candidate (index) to attack: finishable, then highest Threat, then least capacity, then first in roster."""
    keys = [(not one.finishable, -one.threat, one.capacity, place) for place, one in enumerate(candidates)]
    return min(keys)[-1]


@rule("drd2.simulation.skill")
def skill(options: tuple[tuple[int, int], ...]) -> int:
    """Which skill (index) to use, of pairs of level and demand: best level, then least demand, then first listed."""
    return min((-level, demand, place) for place, (level, demand) in enumerate(options))[-1]


@rule("drd2.simulation.react")
def react(policy: React, attack: Attack, unspent: bool, defends: bool) -> Means | None:
    """Whether and by what right to counter; ``defends`` if the tactics would pay for defence against this."""
    if attack.on_self and attack.harming and policy is not React.NONE:
        return Means.INITIATIVE if unspent else Means.DEFENCE if defends else None
    for_comrade = policy in (React.PROTECT, React.DENY) and attack.on_comrade and attack.harming
    denies = policy is React.DENY and attack.self_help
    return Means.INITIATIVE if unspent and (for_comrade or denies) else None


def answer(policy: Counter, is_target: bool, above_floor: bool, eliminates: bool) -> Effect:
    """The consequence of one's counteraction."""
    if policy is Counter.STRIKE:
        return Effect.ELIMINATE if eliminates else Effect.THREAT_UP
    return Effect.THREAT_DOWN if policy is Counter.AVOID and is_target and above_floor else Effect.STORY


@rule("drd2.simulation.exhaust")
def exhaust(tactics: Tactics, stake: Stake, price: int, payable: bool, left: int) -> bool:
    """Whether a loser exhausts; ``left`` is what would remain in the paying pool."""
    if not payable or stake not in tactics.exhaust_vs:
        return False
    if stake is Stake.ELIMINATE:
        return True
    dear = tactics.exhaust_max_price is not None and price > tactics.exhaust_max_price
    return not dear and left >= tactics.reserve


def exhaust_test(when: When, important: bool, payable: bool) -> bool:
    """Whether a tester exhausts; eliminating and leaving are important."""
    return payable and (when is When.ALWAYS or (when is When.IMPORTANT and important))


@rule("drd2.simulation.scar")
def scar(tactics: Tactics, stake: Stake, missing: int, scarred: int, effective: int) -> int:
    """The severity to scar oneself by (0: not at all) for an exhaustion that lacks so many resources."""
    covered = tactics.scar_for is When.ANY or (tactics.scar_for is When.ELIMINATION and stake is Stake.ELIMINATE)
    deeper = scars.needed(missing, scarred) if missing > 0 and covered else 0
    return deeper if scarred + deeper <= tactics.scar_max and scars.self_floor(deeper, effective) else 0


def dies(tactics: Tactics, stake: Stake) -> bool:
    """Whether a hero for whom heroic death is open chooses it."""
    return tactics.heroic_death and stake is Stake.ELIMINATE


@rule("drd2.simulation.eliminate")
def eliminate(when: When, finishable: bool, threat: int = 0, from_threat: int = 0) -> bool:
    """Whether to try an elimination; with ``threat`` from that Threat of the target up."""
    if when is When.THREAT:
        return threat >= from_threat
    return when is When.ALWAYS or (when is When.FINISHABLE and finishable)


@rule("drd2.simulation.manoeuvres")
def manoeuvres(when: When, case: Case) -> bool:
    """Whether to play a manoeuvre whose policy is ``when``."""
    wants = {
        When.ALWAYS: True,
        When.ELIMINATION: case.elimination,
        When.SCAR_OR_WORSE: case.elimination or case.scar,
        When.DECISIVE: case.decisive,
        When.AUTO: case.targets >= 2 and not case.elimination,
    }
    return wants.get(when, False)


def decisive_mighty(losers: tuple[tuple[int, int], ...]) -> bool:
    """Whether one more resource lifts the price of some loser (price now, capacity) above what it can pay."""
    return any(price <= capacity < price + manoeuvre.mighty(True) for price, capacity in losers)


def keeps_for_mighty(finishable_plain: bool, finishable_mighty: bool, right: int = 1) -> bool:
    """Whether precise is passed over, since the elimination hangs on mighty and both do not fit into the action."""
    return finishable_mighty and not finishable_plain and right < 2


@rule("drd2.simulation.other_choices")
def other_choices(tactics: Tactics, soul: int) -> Others:
    """Backlash, approach, postponing and form of elimination; an approach only while Soul exceeds the reserve."""
    approach = tactics.approach if soul > tactics.reserve else Approach.NONE
    return Others(tactics.backlash, approach, tactics.postpone is When.ALWAYS, tactics.lethality)


@rule("drd2.simulation.end")
def end(tactics: Tactics, out: int, members: int, rounds: int) -> Ending:
    """Whether a side gives up with so many of its members out of play, or the rounds (played so far) have run out."""
    if tactics.surrender_at is not None and out >= tactics.surrender_at * members:
        return Ending.SURRENDER
    return Ending.UNDECIDED if rounds >= tactics.max_rounds else Ending.PLAY_ON


@rule("drd2.simulation.report")
def report(who: str, spent: Three, severities: tuple[int, ...], exhaustions: int) -> dict[str, int]:
    """What a forecast counts of one hero: resources spent by property, new scars and their severity, exhaustions."""
    return {
        **{f"spent_{property.value}:{who}": spent.of(property) for property in Property},
        f"exhaustions:{who}": exhaustions,
        f"scars:{who}": len(severities),
        f"severity:{who}": sum(severities),
    }


@rule("drd2.simulation.presets")
def presets(name: str, changes: Mapping[str, Any]) -> Tactics:
    """A preset with some parameters changed."""
    return PRESETS[name]._replace(**changes)
