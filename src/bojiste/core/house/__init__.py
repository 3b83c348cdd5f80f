"""House rules: what a table plays otherwise than the book, by the ids of the rules.

``read`` reads them of a scene with all their faults, ``housed`` gives the system of a scene that has such. The rules
are part of the scene (``[rules]``), so that a saved game, another process and a replay have them.
"""

from __future__ import annotations

import hashlib
import json
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import cached_property
from importlib.resources import files
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any
from weakref import WeakValueDictionary

from bojiste.core.hand import Stopped
from bojiste.core.house import apart, expression
from bojiste.core.house.expression import Range, Sum, sum_of
from bojiste.core.rule import Cited, Registry, Rule, rule_of
from bojiste.errors import BojisteError, OneProblem, Problem, UnknownRule

if TYPE_CHECKING:
    from bojiste.core.scene import Name, Scene
    from bojiste.core.state import State
    from bojiste.core.system import Outcome, Play, System

MOST_RULES = 100
"""In one scene."""
KEPT = 6
"""So many sets of rules are kept that no scene holds any more: a forecast reads a scene many times."""


@dataclass(frozen=True)
class House:
    """What a table plays otherwise: the rules by id, each an expression as it is written; how they are called together
    (``None``: they have no name); and the options that no book has, by their ids (``by`` says which of them have
    replaced a rule)."""

    rules: Mapping[str, str]
    title: Name | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    by: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    @property
    def own(self) -> Mapping[str, str]:
        """The rules that the table has written itself."""
        return {id: text for id, text in self.rules.items() if id not in self.by}

    @cached_property
    def mark(self) -> str:
        """What tells these rules from others: the same expressions, the same mark."""
        text = json.dumps(dict(sorted(self.rules.items())), ensure_ascii=False)
        return hashlib.sha256(text.encode()).hexdigest()[:12]

    def meant(self, cited: Cited) -> Iterator[tuple[str, str]]:
        """Which of the rules had a say where an event cites a function: that which it is, or those of which it is made
        up; the id and the expression of each."""
        found = _beneath(cited, depth=0 if rule_of(cited).course else DEEP)
        yield from ((id, text) for id, text in self.rules.items() if id in found)


DEEP = 4
"""So many rules may call one another until the one that a table has replaced."""


def _beneath(cited: Cited, depth: int) -> set[str]:
    """The ids of a rule and of those that it calls, so deep."""
    found = {rule_of(cited).id}
    if depth and isinstance(cited, FunctionType):
        names, known = cited.__code__.co_names, cited.__globals__
        holders = [known, *(vars(known[name]) for name in names if isinstance(known.get(name), ModuleType))]
        inner = {holder.get(name) for holder in holders for name in names if callable(holder.get(name))}
        found = found.union(*(_rule_beneath(one, depth - 1) for one in inner - {cited}))
    return found


def _rule_beneath(function: Cited, depth: int) -> set[str]:
    try:
        return _beneath(function, depth)
    except KeyError:  # it bears no id
        return set()


def sums(system: System) -> Mapping[str, Sum]:
    """What of a system's rules an expression may replace, in the order of the catalogue."""
    known = _ranges(system)
    found = ((id, sum_of(rule, known.get(id))) for id, rule in system.rulebook.items())
    return {id: one for id, one in found if one is not None}


def sum_named(system: System, id: str) -> Sum | None:
    """One of these; ``None``: it is a course of events, or gives a record."""
    return sum_of(system.rulebook[id], _ranges(system).get(id))


def _ranges(system: System) -> Mapping[str, Range]:
    package = system.rulebook.package
    place = files(package) / "rules" / "ranges.txt" if package is not None else None
    if place is None or not place.is_file():
        return {}
    return dict(expression.ranges(place.read_text(encoding="utf-8").splitlines()))


def problems(system: System, rules: Mapping[str, Any]) -> Iterator[Problem]:
    """Everything that is wrong with house rules, each with what would be right."""
    if len(rules) > MOST_RULES:
        yield Problem("rules", len(rules), "house-many", {"maximum": MOST_RULES})
        return
    known = _ranges(system)
    replaced: dict[Any, str] = {}
    for id, text in rules.items():
        yield from _problems_of(system, id, text, known)
        function = system.rulebook[id].function if id in system.rulebook else id
        if (other := replaced.setdefault(function, id)) != id:
            yield Problem(f"rules.{id}", id, "house-same", {"other": other})


def _problems_of(system: System, id: str, text: Any, known: Mapping[str, Range]) -> Iterator[Problem]:
    path = f"rules.{id}"
    try:
        rule = system.rulebook.find(id)
    except UnknownRule as unknown:
        yield replace(unknown.problem, path=path)
        return
    sum = sum_of(rule, known.get(id)) if system.rulebook.package is not None else None
    if sum is None:
        yield Problem(path, id, "house-course" if rule.course else "house-record", {"id": id})
        return
    if not isinstance(text, str):
        yield Problem(path, text, "house-not-text", {"names": ", ".join(sum.names)})
        return
    found = expression.read(text, sum, path)
    yield from found.faults
    if found.tree is not None:
        yield from expression.tried(found.tree, sum, rule.function, path)


# -- the system of a scene that has house rules ----------------------------------------------------------------------


_THERE: WeakValueDictionary[tuple[str, str], System] = WeakValueDictionary()
"""The systems that somebody holds, by id and mark."""
_LATELY: OrderedDict[tuple[str, str], System] = OrderedDict()
"""Those that were wanted last."""


def housed(system: System, house: House) -> System:
    """The system as a table plays it whose rules are sound (``problems``): it is loaded apart (``apart``), once for
    each set of rules."""
    key = system.id, house.mark
    with apart.LOCK:
        found = _THERE.get(key)
        if found is None:
            found = _THERE[key] = _loaded(system, house)
        _LATELY[key] = found
        _LATELY.move_to_end(key)
        while len(_LATELY) > KEPT:
            _LATELY.popitem(last=False)
    return found


def _loaded(system: System, house: House) -> System:
    package = system.rulebook.package
    assert package is not None, "a system whose rules can be replaced has a package"
    module = apart.loaded(package, house.mark, Registry(_replacing(house)))
    own: System = module.SYSTEM
    # its words are those of the system itself: they are read once
    found = replace(own, text=system.text)
    apart.forget_with(found, module.__name__)
    return found


def _replacing(house: House) -> Callable[[Rule], Callable[..., Any]]:
    """What stands in the place of the function of a rule."""

    def stands(rule: Rule) -> Callable[..., Any]:
        text = house.rules.get(rule.id)
        sum = None if text is None else sum_of(rule)
        tree = None if text is None or sum is None else expression.read(text, sum).tree
        return rule.function if tree is None or sum is None else expression.function(tree, sum, rule.function)

    return stands


# -- what goes wrong under them --------------------------------------------------------------------------------------


MOST_STEPS = 2_000_000
"""So many steps are more than any game takes: under rules that let nobody come to an end it is broken off."""


class HouseBroken(OneProblem):
    """House rules under which the program does not know how to go on: no rule of the book leads there."""


@contextmanager
def sound(house: House | None) -> Iterator[None]:
    """Whatever goes wrong under house rules is a fault of theirs (``HouseBroken``), not of the program."""
    try:
        yield
    except Exception as fault:
        raise _meant(house, fault) from None


def _broken(house: House, what: str) -> HouseBroken:
    return HouseBroken("house-broken", path="rules", value=", ".join([*house.own, *house.options]), text=what)


def begun(scene: Scene) -> State:
    """The first state of a game under house rules."""
    with sound(scene.house):
        state: State = scene.system.begin(scene)
    return state


def guarded(play: Play, house: House) -> Play:
    """The course of a game under house rules: what goes wrong in it is a fault of theirs, and it comes to an end."""
    thrown: Exception | None = None
    answer: Any = None
    for _ in range(MOST_STEPS):
        try:
            step = play.send(answer) if thrown is None else play.throw(thrown)
        except StopIteration as stop:
            found: Outcome = stop.value
            return found
        except Exception as fault:
            raise _meant(house, fault) from fault
        thrown, answer = None, None
        try:
            answer = yield step
        except Exception as stopped:  # the referee's hand ends what is played
            thrown = stopped
    raise _broken(house, str(MOST_STEPS))


def _meant(house: House | None, fault: Exception) -> Exception:
    """What a fault is: of house rules, where there are such; what the program itself says stays what it is."""
    if house is None or isinstance(fault, BojisteError | Stopped):
        return fault
    return _broken(house, f"{type(fault).__name__}: {fault}")
