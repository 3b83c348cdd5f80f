"""Elimination: out of the conflict."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.drd2.rules import challenge, counter, exhaustion, test
from bojiste.systems.drd2.words import Amount, Backlash, Choice, Danger, Effect, Ruling, Status, Use

THREAT_OF_THE_HELPLESS = 5


@rule("drd2.elimination.definition")
def definition(can_go_on: bool) -> bool:
    """Whether an outcome is an elimination: its victim cannot go on by itself, not even with restrictions."""
    return not can_go_on


@rule("drd2.elimination.declared")
def declared(declared: bool, wanted: bool) -> bool:
    """Whether an elimination may be wanted (or not) after the declaration: only as declared."""
    return declared == wanted


@rule("drd2.elimination.credible")
def credible(use: Use) -> Ruling[bool]:
    """Whether an action has the power to eliminate: combat, fright and persuasion have."""
    return Ruling(use is not Use.OTHER, (True, False))


@rule("drd2.elimination.by_counter")
def by_counter(target: str, actor: str) -> bool:
    """Whether a counteraction may eliminate this target: only the actor."""
    return counter.effects(Effect.ELIMINATE, target, actor, frozenset())


@rule("drd2.elimination.accept")
def accept(form: Status = Status.REMOVED) -> Ruling[Status]:
    """Where an accepted elimination leaves the loser: gone, or still on the scene, as the winner describes."""
    return Ruling(form, (Status.REMOVED, Status.PRESENT))


@rule("drd2.elimination.size")
def size() -> Amount:
    """Severity of a scar that goes with an elimination: none, or any."""
    return Amount(0)


@rule("drd2.elimination.threat_after")
def threat_after(status: Status) -> Amount | None:
    """Threat of the eliminated: set anew for one still present, none for one who is gone."""
    return Amount(THREAT_OF_THE_HELPLESS, 1) if status is Status.PRESENT else None


@rule("drd2.elimination.state")
def state(status: Status, threatened: bool, from_defence: bool) -> bool:
    """Whether the eliminated may react: present, threatened itself, and from defence."""
    return status is Status.PRESENT and threatened and from_defence


@rule("drd2.elimination.return")
def return_() -> Ruling[bool]:
    """Whether circumstances changed so much that the eliminated plays again."""
    return Ruling(False, (True, False))


@rule("drd2.elimination.exhaust")
def exhaust(exhausted: bool, form: Status) -> Status:
    """The loser's status after an elimination of this form: exhausting averts all of it."""
    return Status.ACTIVE if exhausted else form


@rule("drd2.elimination.backlash")
def backlash(
    eliminating: bool, exhausted: bool, danger: Danger = Danger.CHARACTER, death: bool = False
) -> tuple[Backlash, ...]:
    """What a loser may ask for after exhausting; nothing outside an elimination, nor in a heroic death."""
    open_ = eliminating and exhausted and not death and challenge.no_backlash(danger)
    return tuple(Backlash) if open_ else ()


def backlash_gives(choice: Backlash) -> tuple[int, int]:
    """Advantage for the loser and rise of the eliminating character's Threat."""
    return int(choice is Backlash.ADVANTAGE), int(choice is Backlash.THREAT)


@rule("drd2.elimination.undefended")
def undefended(result: int, exhausted: bool = False) -> bool:
    """Whether a target that does not react is eliminated: a test of the actor, who may exhaust."""
    return test.passive_target(result, exhausted)


@rule("drd2.elimination.willing")
def willing(payable: bool) -> tuple[Choice, ...]:
    """What the loser of an elimination may answer; accepting is open even to one who could pay."""
    return exhaustion.choice(payable)
