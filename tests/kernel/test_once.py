"""A course that is written once is played readably and compiled alike; what of a text cannot be compiled is told with
its place, before anything is compiled."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from bojiste.core.ask import AGAIN, Option
from bojiste.core.ask import Ask as Question
from bojiste.core.dice import Page, Rolled, Tape
from bojiste.core.dice import Roll as Die
from bojiste.core.event import Change, Event, Part
from bojiste.core.state import State, fold
from bojiste.core.system import system
from bojiste.kernel import rows
from bojiste.kernel.desk import N
from bojiste.kernel.subset import NotCompilable
from bojiste.kernel.translated import made
from bojiste.kit import driven
from bojiste.kit.steps import Ask, Told
from tests.kernel import bout

COLUMNS = [
    ("rounds", N), ("most_rounds", N), ("jeering", N),
    ("hp", N, (2,)), ("breath", N, (2,)), ("prone", N, (2,)), ("strength", N, (2,)),
]  # fmt: skip
NAMES = [*(str(name) for name, *_ in COLUMNS), "winner", "reason"]
WEIGHTS = {"hp": 1, "breath": 1 << 10, "prone": 1 << 20}
NOTED = {name: (weight, 0) for name, weight in WEIGHTS.items()}
STRENGTH, HP, ROUNDS = (1, 2), (9, 6), 20
Rows = list[tuple[int, ...]]


# -- readably -------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Fighter:
    hp: int
    breath: int = 2
    prone: bool = False


class Tells:
    """What is told of a bout."""

    def event(
        self, told: Told, rolls: tuple[Rolled, ...], parts: tuple[Part, ...], changes: tuple[Change, ...]
    ) -> Event:
        facts = dict(told.facts) | {"what": told.what, "at": told.at, "target": told.target, "total": told.total}
        return Event("told", bout.bout, rolls=rolls, parts=parts, changes=changes, data=facts)

    def question(self, ask: Ask) -> Question:
        options = tuple(Option(key) for key in ask.facts["menu"])
        return Question("act", bout.bout, "gm", "ab"[ask.at], options, ask.facts["menu"][ask.usual[0]], again=True)

    def meant(self, ask: Ask, key: str) -> Any:
        return (bout.ANEW if key == AGAIN else ask.facts["menu"].index(key), 1 - ask.at)


def played(seed: int, fight: int, jeering: int = 0, answers: Iterator[str] | None = None) -> tuple[list[Event], Any]:
    """The events of a bout, and the desk at its end; people answer for the tactic, where they do."""
    state: State[Any] = State({who: Fighter(hp) for who, hp in zip("ab", HP, strict=True)})
    more = {"rounds": 0, "most_rounds": ROUNDS, "jeering": jeering, "strength": STRENGTH}
    fields = {"hp": int, "breath": int, "prone": bool}
    desk: Any = driven.Desk(state, "ab", fields, int, **more)
    tape, play, events = Tape(seed, fight), driven.driven(bout.bout(desk), desk, "ab", Tells()), []
    answer: Any = None
    try:
        while True:
            step = play.send(answer)
            answer = None
            if isinstance(step, Die):
                answer = tape.face(step)
            elif isinstance(step, Page):
                tape.page(step)
            elif isinstance(step, Question):
                answer = next(answers, step.default) if answers else step.default
                if answer == AGAIN:
                    state["b"].hp = 1  # the referee's hand
            else:
                fold(state, step, strict=True)
                events.append(step)
    except StopIteration:
        assert [state[who].hp for who in "ab"] == [desk.hp[at] for at in range(2)]
        return events, desk


def rows_of(events: list[Event]) -> Rows:
    found = []
    for event in events:
        new = sum((int(change.new) + 1) * WEIGHTS[change.field] for change in event.changes)
        found.append((*(event.data[name] for name in ("what", "at", "target", "total")), new))
    return found


def until(whole: Rows) -> int:
    """Where a fight comes to what is played readably alone, or its end."""
    return next((place for place, row in enumerate(whole) if row[0] == bout.STAGGERS), len(whole))


def test_an_event_carries_its_dice_its_parts_and_what_was_assigned() -> None:
    events, _ = played(3, 0)
    first = events[0]
    assert (first.rolls, first.parts) == ((Rolled(6, first.data["total"] - 1),), (Part("strength", 1),))
    assert first.changes == (Change("a", "breath", 2, 1),) and first.data["against"] == bout.GUARD
    down = events[-1]
    assert [change.field for change in down.changes] in (["prone", "breath"], ["prone"]), "in the order of the text"
    assert any(event.data.get("by", "").startswith("a blow") for event in events)


def test_the_hand_is_read_back_and_the_question_made_anew() -> None:
    events, desk = played(3, 1, answers=iter([AGAIN, "strike"]))
    assert events[0].data["what"] == bout.STRIKES and events[0].data["at"] == 1, "the turn was withdrawn"
    assert desk.hp[1] <= 1


def test_what_no_event_tells_is_a_fault_of_the_course() -> None:
    def course(f: Any) -> Any:
        f.hp[1] = 4
        yield Ask(bout.ACT, 0, (bout.REST, -1), menu=["rest"])

    state: State[Any] = State({who: Fighter(5) for who in "ab"})
    desk: Any = driven.Desk(state, "ab", {"hp": int}, int)
    with pytest.raises(driven.Unsaid, match="asks, and no event has told of hp"):
        next(driven.driven(course(desk), desk, "ab", Tells()))


# -- compiled -------------------------------------------------------------------------------------------------------


def set_up(f: Any, fresh: Any) -> None:
    f.rounds = 0
    for at in range(2):
        f.hp[at], f.breath[at], f.prone[at] = fresh.hp[at], fresh.breath[at], fresh.prone[at]


def measured(f: Any) -> None:
    f.numbers[0] = f.rounds


def staged(told: bool, **known: bool) -> Any:
    """The stage of the bout: by the loop that is made of its text."""
    from bojiste.kernel.counts import Shape
    from bojiste.kernel.loop import loop
    from bojiste.kernel.stage import Code, Stage, Twin

    plain = made(bout.bout, NAMES, steady=["jeering"], weights=NOTED if told else {})
    assert plain.guards == {"jeering"}
    for one in (set_up, measured, bout.blow):
        one.__module__ = "bojiste.made.tests"  # as if it were the house's: so Numba is handed it
    fights = loop("bout", set_up, plain.entry, measured)
    twin = Twin(lambda: fights, COLUMNS, Path(__file__).parent, "bout", known=known)
    values = {"hp": list(HP), "breath": [2, 2], "strength": list(STRENGTH), "most_rounds": ROUNDS}
    return Stage(Code(twin), Shape((), ("rounds",), (ROUNDS,), ("a", "b"), ("over",)), values)


def test_the_same_text_tells_the_same_uncompiled_and_is_left_without_what_hangs_on_a_guard(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pytest.importorskip("numpy")
    monkeypatch.setattr("bojiste.kernel.jit.there", lambda: False)
    stage = staged(True)
    fights = [played(5, fight)[0] for fight in range(40)]
    for fight, events in enumerate(fights):
        told, whole = stage.rows(5, fight), rows_of(events)
        left = [rows.LEFT] if until(whole) < len(whole) else []
        assert told == [*whole[: until(whole)], *left], "of a fight that is left to the readable engine what was before"
    jeered = rows_of(played(5, 0, jeering=1)[0])
    assert {row[0] for row in jeered} - {row[0] for row in stage.rows(5, 0)} == {bout.JEERS}


def test_compiled_it_counts_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numba")
    monkeypatch.setenv("BOJISTE_CACHE", str(tmp_path / "nothing"))
    desk = staged(False).count(5, 0, 200)
    fights = [played(5, fight) for fight in range(200)]
    astray = [fight for fight, (events, _) in enumerate(fights) if until(rows_of(events)) < len(events)]
    assert desk.view("strayed").tolist()[: desk.number("strays")] == astray and 20 < len(astray) < 180
    ends = [desk for fight, (_, desk) in enumerate(fights) if fight not in astray]
    rounds = desk.view("bins").tolist()[: ROUNDS + 1]
    assert rounds == [sum(end.rounds == number for end in ends) for number in range(ROUNDS + 1)]
    assert [row[0] for row in desk.view("ends").tolist()[:2]] == [sum(e.winner == at for e in ends) for at in (0, 1)]


# -- what cannot be compiled ----------------------------------------------------------------------------------------

HEAD = """from bojiste.kernel.rows import NO_SUM, NOBODY
from bojiste.kit.steps import Ask, Page, Roll, Told, part, readable
def course(f, at):
"""
TAIL = """
    yield Told(1, at, NOBODY, NO_SUM)
def inner(f, at):
    yield Told(2, at, NOBODY, NO_SUM)
def hurt(f, at, *, by):
    f.hp[at] = by
    yield Told(3, at, NOBODY, NO_SUM, by=by)
@readable
def seldom(f, at):
    f.word = [at]
    yield Told(4, at, NOBODY, NO_SUM)
"""
WRONG = {
    "f.word[at] = 1": "the desk has no column word",
    "x = [1, 2]": "a list cannot be compiled",
    "x = {at: 1}": "a dictionary cannot be compiled",
    "x = 'text'": "'text' is no whole number",
    "x = 0.5": "0.5 is no whole number",
    "x = f'{at}'": "text cannot be compiled",
    "x = max(y for y in range(3))": "a comprehension cannot be compiled",
    "x = lambda: 1": "a function within a function cannot be compiled",
    "x = f.hp[1:2]": "a part of a column cannot be compiled",
    "raise ValueError": "an exception cannot be compiled",
    "x = sorted(f.hp)": "sorted cannot be compiled",
    "x = unheard_of": "nothing is called unheard_of",
    "x = 1 + (yield Roll(6, at))": "a step stands alone, or is assigned to a name",
    "x = yield 5": "a step (Roll, Page, Told, Ask) is wanted here",
    "yield from range(3)": "a course is wanted here",
    "inner(f, at)": "inner is a course: yield from inner(...)",
    "x = yield from seldom(f, at)": "a course that is played readably alone returns nothing",
    "yield from hurt(f, at, by=1)": "by stands behind the star: it is told, not reckoned",
}


@pytest.fixture
def text(tmp_path: Path) -> Iterator[Any]:
    """Makes a module of a text."""
    loaded: list[str] = []

    def load(text: str) -> ModuleType:
        name = f"odd_course_{len(loaded)}"
        path = tmp_path / f"{name}.py"
        path.write_text(text, encoding="utf-8")
        spec = importlib.util.spec_from_file_location(name, path)
        assert spec is not None and spec.loader is not None
        module = sys.modules[name] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        loaded.append(name)
        return module

    yield load
    for name in loaded:
        del sys.modules[name]


@pytest.mark.parametrize("line", WRONG)
def test_each_fault_is_told_with_its_place(text: Any, line: str) -> None:
    module = text(f"{HEAD}    {line}{TAIL}")
    with pytest.raises(NotCompilable) as fault:
        made(module.course, NAMES)
    at = 4 if not line.startswith("yield from hurt") else 9
    assert [str(one) for one in fault.value.faults] == [f"{module.__file__}:{at}: {WRONG[line]}"]


def test_what_is_played_readably_alone_may_be_any_python(text: Any) -> None:
    module = text(f"{HEAD}    yield from seldom(f, [at]){TAIL}")
    entry = made(module.course, NAMES).entry
    assert "seldom" not in entry.__code__.co_names and "astray" in entry.__code__.co_names


def test_all_faults_are_told_at_once_and_none_of_what_is_only_told(text: Any) -> None:
    told = "    yield Told(4, at, NOBODY, NO_SUM, word=['any', f'{at}'], x=sorted({1}))\n"
    module = text(f"{HEAD}{told}    f.word = 1\n    x = [2]{TAIL}")
    with pytest.raises(NotCompilable) as fault:
        made(module.course, NAMES)
    assert [one.line for one in fault.value.faults] == [5, 6] and str(fault.value).count("\n") == 1


def test_what_rows_tell_is_assigned_alone(text: Any) -> None:
    module = text(f"{HEAD}    f.hp[0], f.hp[1] = 1, 2{TAIL}")
    assert made(module.course, NAMES).guards == frozenset()
    with pytest.raises(NotCompilable, match=r"py:4: hp is told in rows: assign it alone"):
        made(module.course, NAMES, weights=NOTED)


def test_a_course_with_eight_arguments_is_too_long(text: Any) -> None:
    module = text(f"{HEAD.replace('(f, at)', '(f, at, b, c, d, e, g, h)')}    f.hp[at] = b + c + d + e + g + h{TAIL}")
    with pytest.raises(NotCompilable, match="more than 7 arguments"):
        made(module.course, NAMES)


def test_what_hangs_on_a_guard_may_lie_outside_and_what_does_not_may_not() -> None:
    with pytest.raises(NotCompilable, match="a list cannot be compiled"):
        made(bout.bout, NAMES)
    assert made(bout.bout, NAMES, steady=["jeering"]).guards == {"jeering"}


@pytest.mark.parametrize("id", ["fiveaction", "osr", "srd5"])
def test_every_loop_of_the_house_can_be_compiled(id: str) -> None:
    """Read in a second, and not after a minute of Numba's."""
    kernel: Any = system(id).kernel
    for loop in kernel().loops:
        kernel().code(loop.name).read()


def test_a_loop_that_cannot_be_compiled_is_told_before_numba_tries(text: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    from bojiste.kernel import stage
    from bojiste.kernel.loop import loop

    module = text("def fight(f):\n    f.wound += 1\n\n\ndef measured(f):\n    f.numbers[0] = sorted(f.hp)\n")
    for one in (module.fight, module.measured):
        one.__module__ = "bojiste.made.tests"
    fights = loop("odd", set_up, module.fight, module.measured)
    code = stage.Code(stage.Twin(lambda: fights, COLUMNS, Path(__file__).parent))
    monkeypatch.setattr("bojiste.kernel.jit.compiled", None)
    with pytest.raises(NotCompilable) as fault:
        code.read()
    assert [problem.data["text"].rpartition("py:")[2] for problem in fault.value.problems] == [
        "2: the desk has no column wound",
        "6: sorted cannot be compiled",
    ]
