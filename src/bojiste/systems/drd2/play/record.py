"""The record of the running evaluation: what was declared, of which kind it turned out to be, how many there were."""

from __future__ import annotations

from bojiste.core.event import Change
from bojiste.systems.drd2.now import CONFLICT, EVALUATION
from bojiste.systems.drd2.play.action import Act
from bojiste.systems.drd2.play.table import Table
from bojiste.systems.drd2.words import EVALUATIONS, Evaluation


def fresh_evaluation(table: Table, actor: str | None, acts: tuple[Act, ...], kind: str = "") -> tuple[Change, ...]:
    """The record of an evaluation that now begins."""
    return table.state.change(
        EVALUATION,
        number=table.settling.number + 1,
        kind=kind,
        actor=actor,
        declared=tuple(act.said for act in acts),
        used=(),
        results=(),
        failed=(),
        exhausted=(),
        loose="",
    )


def settled(table: Table, evaluation: Evaluation) -> tuple[Change, ...]:
    """The kind of the evaluation, noted and counted."""
    return (*table.state.change(EVALUATION, kind=evaluation.value), *counted(table, evaluation))


def counted(table: Table, evaluation: Evaluation) -> tuple[Change, ...]:
    """One more evaluation of this kind."""
    place = EVALUATIONS.index(evaluation)
    counts = tuple(count + (at == place) for at, count in enumerate(table.conflict.settled))
    return table.state.change(CONFLICT, settled=counts)
