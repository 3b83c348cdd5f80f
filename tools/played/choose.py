"""Chooses a short game for each rule, in which the rule decides something, and keeps it."""

from __future__ import annotations

import inspect
import json
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from enum import Enum
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, NamedTuple

from bojiste.core import rule as rules
from bojiste.core.ask import Ask
from bojiste.core.dice import Roll
from bojiste.core.game import Game
from bojiste.core.journal import Answer
from bojiste.core.played import NAME, Example, game_of, games_of
from bojiste.core.run import Run
from bojiste.core.system import system, system_ids
from bojiste.errors import BojisteError
from tools.probe import Probe, function_of

Table = dict[str, Any]
MOST_KEPT = 4
"""Candidates that are kept for one answer of a rule."""
MOST_ANSWERS = 20
"""Answers of which some are kept."""
MOST_PLACES = 40
"""Places of one game that are looked at for one rule."""
USUAL = 10
"""So much worse is an example in which a rule answers as it mostly does."""
LONGEST_CALL = 160
"""Letters of a call that is worth reading."""
NEAR = 8
"""So much worse may an example be that stands in a game which is kept anyway."""


class Met(NamedTuple):
    """A rule was met in a game: before which event, and how (as ``Example``); for a sum also the
    call with its answer, and whether the answer was true."""

    event: int
    how: str
    ask: int = 0
    call: str = ""
    truthy: bool = False


# -- looking on ----------------------------------------------------------------


class Watched(Probe):
    """A rule's function in the games that are looked at; ``course``: it is one, not a sum."""

    def __init__(
        self, function: FunctionType, ids: tuple[str, ...], course: bool, watch: Watcher
    ) -> None:
        self.ids, self.watch, self.course = ids, watch, course
        super().__init__(function, _noted)
        self.set()

    def told(self, given: tuple[Any, ...], named: Table, answer: Any) -> str:
        """The call as one would type it, with its answer; empty if a value in it is large."""
        if self.course or inspect.isgenerator(answer):
            return ""
        try:
            bound = self.signature.bind(*given, **named).arguments
            said = ", ".join(f"{name}={_small(value)}" for name, value in bound.items())
            text = f"{self.copy.__name__}({said}) → {_small(answer)}"
        except (_TooLarge, TypeError):
            return ""
        return text if len(text) <= LONGEST_CALL else ""


def _noted(probe: Probe, given: tuple[Any, ...], named: Table) -> Any:
    answer = probe.copy(*given, **named)
    if isinstance(probe, Watched) and probe.watch.on:
        probe.watch.called(probe, given, named, answer)
    return answer


class _TooLarge(Exception):
    """Not a value for a line."""


def _small(value: Any) -> str:
    match value:
        case Enum():
            return f"{type(value).__name__}.{value.name}"
        case None | bool() | int() | str():
            return repr(value)
        case frozenset() if not value:
            return "{}"
        case frozenset():
            return "{" + ", ".join(sorted(map(_small, value))) + "}"
        case tuple() if hasattr(value, "_fields"):
            inside = ", ".join(
                f"{name}={_small(one)}" for name, one in zip(value._fields, value, strict=True)
            )
            return f"{type(value).__name__}({inside})"
        case tuple():
            return "(" + ", ".join(map(_small, value)) + ("," if len(value) == 1 else "") + ")"
    raise _TooLarge


def _kept() -> Iterator[Any]:
    """Caches of rules and courses: kept, they would make calls depend on earlier games."""
    for name in [name for name in sys.modules if name.startswith("bojiste.systems.")]:
        if {"rules", "play"} & set(name.split(".")):
            yield from (
                one for one in vars(sys.modules[name]).values() if hasattr(one, "cache_clear")
            )


class Watcher:
    """Sees in one game after another which rule is met before which event."""

    def __init__(self) -> None:
        self.on = False
        self.met: dict[str, dict[int, Met]] = {}
        self.events: list[Any] = []
        self.probes = list(self._probes())
        self.caches = list(_kept())

    def _probes(self) -> Iterator[Watched]:
        of: dict[CodeType, list[str]] = defaultdict(list)
        functions: dict[CodeType, tuple[FunctionType, bool]] = {}
        for entry in rules._RULES.values():
            function = function_of(entry)
            of[function.__code__].append(entry.id)
            functions[function.__code__] = (function, entry.course)
        for code, (function, course) in functions.items():
            yield Watched(function, tuple(of[code]), course, self)

    def called(self, probe: Watched, given: tuple[Any, ...], named: Table, answer: Any) -> None:
        at = len(self.events)
        truthy = bool(answer) if not inspect.isgenerator(answer) else True
        for id in probe.ids:
            known = self.met.setdefault(id, {})
            if at not in known or (truthy and not known[at].truthy):
                known[at] = Met(at, "call", call=probe.told(given, named, answer), truthy=truthy)

    def cited(self, step: Any) -> None:
        """An event, a question or a die names its rule."""
        function = getattr(step, "rule", None)
        if function not in rules._OF:
            return
        id, at = rules._OF[function].id, len(self.events)
        known = self.met.setdefault(id, {})
        if isinstance(step, Ask):
            known.setdefault(-step.number, Met(at, "ask", ask=step.number))
        elif isinstance(step, Roll):
            known.setdefault(at, Met(at, "die"))
        else:
            call = known[at].call if at in known else ""
            known[at] = Met(
                at, "sum" if step.rolls or step.parts else "event", call=call, truthy=True
            )

    def look(self, told: Table) -> Game:
        """Play a game; afterwards ``met`` says what was met in it."""
        self.met, self.events = {}, []
        for cache in self.caches:
            cache.cache_clear()
        begin = Run.__init__
        watcher = self

        def listened(run: Run, *given: Any, **named: Any) -> None:
            begin(run, *given, **named)
            if run.events is not None:
                watcher.events = run.events
            run._play = _Looked(run._play, watcher)  # type: ignore[assignment]

        Run.__init__ = listened  # type: ignore[assignment, method-assign]
        self.on = True
        try:
            return game_of(told["scene"], told["journal"])
        finally:
            self.on = False
            Run.__init__ = begin  # type: ignore[method-assign]


class _Looked:
    def __init__(self, play: Any, watcher: Watcher) -> None:
        self._play, self._watcher = play, watcher

    def send(self, answer: Any) -> Any:
        step = self._play.send(answer)
        self._watcher.cited(step)
        return step

    def throw(self, error: BaseException) -> Any:
        step = self._play.throw(error)
        self._watcher.cited(step)
        return step


# -- choosing ----------------------------------------------------------------------

BASE = {"sum": 0, "event": 14, "ask": 10, "die": 22, "call": 26}


class Found(NamedTuple):
    """A candidate: what it costs, the number of its game, and where in it."""

    cost: int
    game: int
    met: Met


class Wanted(NamedTuple):
    """What we look for: an example in which a rule decides something, or a question it asks."""

    rule: str
    asks: bool = False


class Pile:
    """The best candidates for one rule, by what it answered; how often it gave which answer."""

    def __init__(self) -> None:
        self.best: dict[str, list[Found]] = defaultdict(list)
        self.often: Counter[str] = Counter()

    def add(self, answer: str, found: Found) -> None:
        self.often[answer] += 1
        pile = self.best[answer]
        if len(self.best) <= MOST_ANSWERS or len(pile):
            pile.append(found)
            pile.sort(key=lambda one: (one.cost, one.game, one.met.event))
            del pile[MOST_KEPT:]

    def ranked(self) -> list[Found]:
        """All of them, the best first. What a rule seldom answers shows better what it decides."""
        usual, times = self.often.most_common(1)[0]
        varies = 2 * times > sum(self.often.values()) and len(self.often) > 1
        return sorted(
            one._replace(cost=one.cost + USUAL * (varies and answer == usual))
            for answer, pile in self.best.items()
            for one in pile
        )


def candidates(watcher: Watcher, game: Game, number: int, kept: Mapping[Wanted, Pile]) -> None:
    """Keep the best of what was met in a game."""
    crowd = Counter(at for places in watcher.met.values() for at in places)
    size = len(json.dumps(game.scene.source)) // 700 + len(game.scene.combatants)
    for id, found in watcher.met.items():
        for met in list(found.values())[:MOST_PLACES]:
            if met.event < len(game.events):
                cost = BASE[met.how] + size + min(40, _lines_before(game, met) // 3)
                cost += _call_costs(game, met, crowd[met.event]) if met.how == "call" else 0
                found_here = Found(cost, number, met)
                kept[Wanted(id)].add(met.call.rpartition(" → ")[2], found_here)
                if met.how == "ask" and _is_answered(game, met):
                    kept[Wanted(id, True)].add("", found_here)


def _is_answered(game: Game, met: Met) -> bool:
    """Whether somebody answered the question, rather than a ruling."""
    return any(isinstance(line, Answer) and line.ask == met.ask for line in game.journal)


def _lines_before(game: Game, met: Met) -> int:
    return sum(place <= met.event for place in game._run.places)


def _call_costs(game: Game, met: Met, crowd: int) -> int:
    """What it costs that no event cites the rule.

    The fewer other rules were called for the event, the better. An event with dice is better than
    one without. What comes before anybody has answered is hardly an example.
    """
    event = game.events[met.event]
    bare = 12 * (not event.rolls and not event.parts)
    begins = 30 * (not game._run.places or met.event < game._run.places[0])
    return 2 * min(8, crowd) + bare + begins - 6 * met.truthy - 4 * bool(met.call)


def chosen(kept: Mapping[Wanted, Pile]) -> dict[Wanted, Found]:
    """One candidate a rule: the best, or one nearly as good in a game that is kept anyway."""
    result: dict[Wanted, Found] = {}
    taken: set[int] = set()
    best = {wanted: pile.ranked() for wanted, pile in kept.items()}
    for id in sorted(best, key=lambda id: (best[id][0].cost, id)):
        near = [one for one in best[id] if one.cost <= best[id][0].cost + NEAR]
        found = next((one for one in near if one.game in taken), near[0])
        taken.add(found.game)
        result[id] = found
    return result


def heard(folder: Path) -> Iterator[Table]:
    """The games that were heard in the tests, each once."""
    known: set[int] = set()
    for page in sorted(folder.glob("*.jsonl")):
        with page.open(encoding="utf-8") as lines:
            for line in lines:
                if hash(line) not in known:
                    known.add(hash(line))
                    yield json.loads(line)


def kept_before() -> Iterator[Table]:
    """The games that are kept already, whole."""
    for id in system_ids():
        for played in games_of(id):
            yield {"system": id, "scene": played.scene, "journal": list(played.journal)}


def play_all(games: Iterable[Table]) -> tuple[dict[Wanted, Pile], dict[int, Table]]:
    """Play them; candidates by rule, and the games among them."""
    watcher, kept, tables = Watcher(), defaultdict[Wanted, Pile](Pile), {}
    for number, told in enumerate(games):
        if told["system"] not in system_ids():
            continue
        try:
            game = watcher.look(told)
        except BojisteError:
            continue  # a test that plays by other rules than the program's
        candidates(watcher, game, number, kept)
        tables[number] = told
        if number % 200 == 0:
            print(number, len(kept), file=sys.stderr)
    return kept, tables


def written(result: dict[Wanted, Found], tables: dict[int, Table]) -> None:
    """Keep the chosen games: a file a system, a line a game, cut after the last event shown."""
    by_game: dict[int, dict[Wanted, Met]] = defaultdict(dict)
    for wanted, found in result.items():
        by_game[found.game][wanted] = found.met
    for id in system_ids():
        lines = [
            _line(tables[number], of)
            for number, of in by_game.items()
            if tables[number]["system"] == id
        ]
        page = Path(__file__).parents[2] / "src" / "bojiste" / "systems" / id / NAME
        page.write_text("".join(f"{line}\n" for line in sorted(lines)), encoding="utf-8")
        print(f"{id}: {len(lines)} games, {page.stat().st_size} bytes", file=sys.stderr)


def _line(told: Table, of: dict[Wanted, Met]) -> str:
    whole = game_of(told["scene"], told["journal"])
    last = max(met.event for met in of.values())
    journal = told["journal"][: sum(place <= last for place in whole._run.places)]
    game = game_of(told["scene"], journal)
    examples: dict[bool, Table] = {True: {}, False: {}}
    for wanted, met in sorted(of.items()):
        examples[wanted.asks][wanted.rule] = list(_example(met, game))
    table = {"rules": examples[False], "asks": examples[True], "scene": told["scene"]}
    table["journal"] = [_short(line) for line in journal]
    return json.dumps(table, ensure_ascii=False, separators=(",", ":"))


def _example(met: Met, game: Game) -> Example:
    return Example(met.how, met.event, game.events[met.event].kind, met.ask, met.call)


def _short(line: Table) -> Any:
    """A line of the journal in the fewest words: a face as a number, an answer as seat and key."""
    if "face" in line:
        return line["face"]
    return (
        [line["ask"], line["seat"], line["key"]] if "key" in line else [line["ask"], line["ruling"]]
    )


def checked(every: int, first: int = 0) -> Iterator[str]:
    """What is wrong with every n-th kept game: a line for each example that is none any more."""
    watcher = Watcher()
    games = [(id, played) for id in system_ids() for played in games_of(id)]
    for id, played in games[first::every]:
        try:
            game = watcher.look({"scene": played.scene, "journal": played.journal})
        except BojisteError as fault:
            yield f"{id}: {', '.join(played.rules)}: not played any more: {fault}"
            continue
        for rule, example in played.rules.items():
            if why := _no_example(rule, example, game, watcher):
                yield f"{rule}: {why}"
        for rule, example in played.asks.items():
            if not any(
                met.ask == example.ask
                for met in watcher.met.get(rule, {}).values()
                if met.how == "ask"
            ):
                yield f"{rule}: question {example.ask} is not its own"


def _no_example(rule: str, example: Example, game: Game, watcher: Watcher) -> str:
    """Why a place of a game is no example of a rule; empty if it is one."""
    found = [met for met in watcher.met.get(rule, {}).values() if met.event == example.event]
    if example.event >= len(game.events):
        return f"the game has no event {example.event}"
    if game.events[example.event].kind != example.kind:
        return f"event {example.event} is {game.events[example.event].kind}, not {example.kind}"
    if not any(met.how == example.how and met.ask == example.ask for met in found):
        return f"event {example.event} is none of its doing ({example.how})"
    calls = {met.call for met in found if met.how == example.how}
    return (
        ""
        if example.call in calls
        else f"it answers otherwise than {example.call}: {' '.join(sorted(calls))}"
    )


def main(arguments: list[str]) -> None:
    for id in system_ids():
        system(id)
    if arguments[:1] == ["check"]:
        faults = list(checked(*map(int, arguments[1:])))
        print("\n".join(faults))
        sys.exit(bool(faults))
    games = heard(Path(arguments[0])) if arguments else kept_before()
    kept, tables = play_all(games)
    result = {
        wanted: one
        for wanted, one in chosen(kept).items()
        if rules._RULES[wanted.rule].waits is None
    }
    lost = [
        id for id, one in rules._RULES.items() if one.waits is None and Wanted(id) not in result
    ]
    print(
        f"{len(rules._RULES) - len(lost)} rules have an example; without one: {' '.join(lost)}",
        file=sys.stderr,
    )
    written(result, tables)


if __name__ == "__main__":
    main(sys.argv[1:])
