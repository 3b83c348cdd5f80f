"""drd2.clashn: the general clash."""

from __future__ import annotations

import pytest

from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.words import Status
from tests.table import example


@pytest.mark.parametrize(
    "counteractions, expected",
    [
        example("drd2.general_clash.when E1", 2, True),
        example("drd2.general_clash.when edge one", 1, False),
    ],
)
def test_when(counteractions: int, expected: bool) -> None:
    assert rules.general_clash.when(counteractions) is expected


@pytest.mark.parametrize(
    "actor, counteractors, expected",
    [example("drd2.general_clash.declare_order E1", "foe", ("target", "friend"), ("foe", "target", "friend"))],
)
def test_declare_order(actor: str, counteractors: tuple[str, ...], expected: tuple[str, ...]) -> None:
    assert rules.general_clash.declare_order(actor, counteractors) == expected


@pytest.mark.parametrize(
    "order, actor, eligible, expected",
    [
        example("drd2.general_clash.ask_order E1", "CABD", "A", "CBD", ("C", "B", "D")),
        example("drd2.general_clash.ask_order edge ineligible", "CABD", "A", "CD", ("C", "D")),
    ],
)
def test_ask_order(order: str, actor: str, eligible: str, expected: tuple[str, ...]) -> None:
    assert rules.general_clash.ask_order(tuple(order), actor, frozenset(eligible)) == expected


@pytest.mark.parametrize(
    "rolls, expected",
    [
        example("drd2.general_clash.sort E1", ((10, 4, 4), (10, 6, 2), (10, 5, 3)), ((0,), (1,), (2,))),
        example("drd2.general_clash.sort E2", ((7, 3, 3), (11, 5, 4), (11, 5, 2)), ((1,), (2,), (0,))),
        example("drd2.general_clash.sort edge lot", ((7, 3, 3), (11, 5, 4), (11, 4, 5)), ((1, 2), (0,))),
        example("drd2.general_clash.sort edge actor lower", ((9, 6, 3), (10, 5, 3)), ((1,), (0,))),
    ],
)
def test_sort(rolls: tuple[tuple[int, int, int], ...], expected: tuple[tuple[int, ...], ...]) -> None:
    assert rules.general_clash.sort(rolls) == expected


GLOAN_LEAPS = rules.general_clash.exclusions("gloan", ("hrun", "jarik"))
LEFT_AND_RIGHT = rules.general_clash.exclusions("a", ("dodger", "pusher"), frozenset({frozenset({"dodger", "pusher"})}))
WIDE = rules.general_clash.exclusions("a", ("d1", "d2"))


@pytest.mark.parametrize(
    "order, place, failed, pairs, losers, after",
    [
        example("drd2.general_clash.step E1 SE-23 Hrun", ("hrun", "jarik", "gloan"), 0, set(), GLOAN_LEAPS,
                ("gloan",), {"gloan"}),
        example("drd2.general_clash.step E1 SE-23 Jarik", ("hrun", "jarik", "gloan"), 1, {"gloan"}, GLOAN_LEAPS,
                ("gloan",), {"gloan"}),
        example("drd2.general_clash.failed_step E1 SE-24 Hrun", ("hrun", "gloan", "jarik"), 0, set(), GLOAN_LEAPS,
                ("gloan",), {"gloan"}),
        example("drd2.general_clash.failed_step E1 SE-24 Gloan", ("hrun", "gloan", "jarik"), 1, {"gloan"}, GLOAN_LEAPS,
                (), {"gloan", "jarik"}),
        example("drd2.general_clash.exclusive E1 GM yes", ("dodger", "pusher", "a"), 0, set(), LEFT_AND_RIGHT,
                ("pusher", "a"), {"pusher", "a"}),
        example("drd2.general_clash.wide_whole E1", ("d1", "a", "d2"), 1, {"a"}, WIDE, (), {"a", "d2"}),
        example("drd2.general_clash.wide_whole E2", ("a", "d1", "d2"), 0, set(), WIDE, ("d1", "d2"), {"d1", "d2"}),
        example("drd2.general_clash.when edge two", ("a", "d1"), 0, set(), WIDE, ("d1",), {"d1"}),
    ],
)  # fmt: skip
def test_step(
    order: tuple[str, ...],
    place: int,
    failed: set[str],
    pairs: rules.general_clash.Pairs,
    losers: tuple[str, ...],
    after: set[str],
) -> None:
    step = rules.general_clash.step(order, place, frozenset(failed), pairs)
    assert step.losers == losers
    assert step.failed == after


@pytest.mark.parametrize(
    "order, losers, expected",
    [example("drd2.general_clash.loser_order E1", ("x", "nine", "seven"), {"seven", "nine"}, ("nine", "seven"))],
)
def test_loser_order(order: tuple[str, ...], losers: set[str], expected: tuple[str, ...]) -> None:
    assert rules.general_clash.loser_order(order, frozenset(losers)) == expected


@pytest.mark.parametrize(
    "protected, partial, expected",
    [
        example("drd2.general_clash.wide_whole E1", ({"d1"},), False, set()),
        example("drd2.general_clash.wide_whole E2", (), False, {"d1", "d2"}),
        example("drd2.general_clash.wide_whole edge partial", ({"d1"},), True, {"d2"}),
        example("drd2.general_clash.wide_whole edge partial, unbeaten", (), True, {"d1", "d2"}),
    ],
)
def test_wide_whole(protected: tuple[set[str], ...], partial: bool, expected: set[str]) -> None:
    targets = frozenset({"d1", "d2"})
    assert rules.general_clash.wide_whole(targets, tuple(map(frozenset, protected)), partial) == expected


@pytest.mark.parametrize(
    "status, may_exhaust",
    [
        example("drd2.general_clash.midway_out E1", Status.PRESENT, True),
        example("drd2.general_clash.midway_out edge removed", Status.REMOVED, False),
        example("drd2.general_clash.midway_out edge still in", Status.ACTIVE, True),
        example("drd2.general_clash.midway_out edge retired", Status.RETIRED, False),
    ],
)
def test_midway_out(status: Status, may_exhaust: bool) -> None:
    assert rules.general_clash.midway_out(status) is may_exhaust


@pytest.mark.parametrize(
    "recipients, before, after",
    [example("drd2.general_clash.no_double_win E1", ("w", "w"), 3, 2)],
)
def test_no_double_win(recipients: tuple[str, ...], before: int, after: int) -> None:
    once = rules.general_clash.no_double_win(recipients)
    assert once == ("w",)
    assert rules.threat.apply(before, (-1,) * len(once)) == after
