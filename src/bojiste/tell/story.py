"""A scene as a person would tell it: a turn is a paragraph, a blow and what it does is one sentence, the sums stand
behind it in brackets, and after each round a line says who stands and how.

An event kind has a *clause* if there is a message ``told-<kind>``: what the actor does, without a subject and without a
full stop, so that clauses of one actor can be joined; its attribute ``.strip`` is the proof that follows in brackets.
Besides what every message gets (``tell.lexicon``) it may ask for

- ``$lead``: whether the subject stands right before it; ``$variant``: 0 to 2, by the number of the event;
- ``$measure``: how close it was (``barely``, ``plain``, ``cleanly``; ``narrowly``, ``plain``, ``wide``);
- ``$<kind>_...`` of each event that the system joins to it (``System.joining``), with ``$<kind>_known``.

A clause that is empty is not told. ``strip-<kind>`` adds an event to the proof of the sentence before it. An event
without any of these is told as its own line within the paragraph. ``story-items-<kind>`` gathers several of a
kind into one line; its attribute ``.item`` is one of them, ``.falling`` puts the highest totals first. ``story-silent``
names kinds that are not told at all. ``gauge-<name>.head`` and ``state-<name>.head`` are what stands behind a name;
``state-<name>.hides`` names states that go without saying beside it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, NamedTuple

from bojiste.core.ask import GM
from bojiste.core.event import Event
from bojiste.core.game import Game
from bojiste.core.scene import Scene
from bojiste.core.state import View, fold
from bojiste.core.system import Outcome
from bojiste.tell import sums
from bojiste.tell.facts import Facts
from bojiste.tell.merge import merged
from bojiste.tell.names import capital, joined
from bojiste.tell.narrator import Narrator
from bojiste.tell.words import word_id

VARIANTS = 3


class Sentence(NamedTuple):
    """What is said, and the sums behind it (without brackets; empty if there are none)."""

    text: str
    strip: str = ""

    def plain(self) -> str:
        return f"{self.text} [{self.strip}]" if self.strip else self.text


class Paragraph(NamedTuple):
    """``kind``: ``title``, ``round``, ``turn``, ``line``, ``summary``, ``end``; ``who``: whose turn it tells."""

    kind: str
    sentences: tuple[Sentence, ...]
    who: str | None = None

    def plain(self) -> str:
        return " ".join(sentence.plain() for sentence in self.sentences)


@dataclass
class _Turn:
    """A paragraph that is being written."""

    who: str | None
    head: str
    line: str
    """Whose turn it is as a line of its own, where nothing is told that could bear the heading."""
    headed: bool = False
    sentences: list[Sentence] = field(default_factory=list)
    clauses: list[str] = field(default_factory=list)
    subject: str | None = None
    """Who the open clauses speak of."""


class _With(Mapping[str, Any]):
    """The arguments of a joined event, under its kind."""

    def __init__(self, kind: str, facts: Facts) -> None:
        self._prefix, self._facts = kind.replace("-", "_") + "_", facts

    def __contains__(self, name: object) -> bool:
        rest = str(name).removeprefix(self._prefix)
        return rest == "known" or rest in self._facts

    def __getitem__(self, name: str) -> Any:
        rest = name.removeprefix(self._prefix)
        return True if rest == "known" else self._facts[rest]

    def __iter__(self) -> Iterator[str]:
        return (self._prefix + name for name in self._facts)

    def __len__(self) -> int:
        return len(self._facts) + 1


class Story:
    """Tells the events of one game, as they come, to the seats of one screen; what one of them sees is told."""

    def __init__(self, scene: Scene, language: str, seats: Sequence[str] = (GM,)) -> None:
        self.scene = scene
        self.narrator = Narrator(scene, language)
        self.words = self.narrator.words
        self._state = scene.system.begin(scene)
        self._views = [View(scene, self._state, seat, scene.system.sight) for seat in seats]
        silent = self.words.word("story-silent") if self.words.has("story-silent") else ""
        self._silent = frozenset(silent.split())
        self._number = 0
        self._round = 0
        self._turn: _Turn | None = None
        self._then: dict[int, Any] = {}
        """What stood when an event happened: the heading of a turn, the summary before a round."""

    # -- the whole ---------------------------------------------------------------------------------------------

    def tell(self, events: Iterable[Event]) -> Iterator[Paragraph]:
        """The paragraphs of these events, to the end of the last one."""
        shown = merged(self._projected(events), self.scene.system.merging)
        waiting: list[Event] = []
        for event in shown:
            if waiting and not self._joins(waiting, event):
                yield from self._told(waiting)
                waiting = []
            waiting.append(event)
        if waiting:
            yield from self._told(waiting)
        yield from self._closed()

    def _projected(self, events: Iterable[Event]) -> Iterator[Event]:
        for event in events:
            fold(self._state, event)
            for view in self._views:
                view.look()
            forms = [form for view in self._views if (form := view.project(event)) is not None]
            if not forms:
                continue
            shown = max(forms, key=_fullness)
            # a line is told when the next one is known; what it says of the state is of its own moment
            if shown.kind == "turn":
                self._then[id(shown)] = self._heading(shown.actor)
            elif shown.kind == "round":
                self._then[id(shown)] = list(self._summary()) if self._round else []
                self._round = int(shown.data.get("round", self._round + 1))
            yield shown

    def _joins(self, waiting: list[Event], event: Event) -> bool:
        """Whether an event is told in the sentence of those before it, or gathered with its like."""
        first = waiting[0]
        if first.kind == event.kind and self.words.has(f"story-items-{event.kind}"):
            return True
        about = {event.actor, event.target} - {None}
        return first.kind in self.scene.system.joining.get(event.kind, ()) and bool(
            about & ({first.target} if first.target else {first.actor})
        )

    def _told(self, events: list[Event]) -> Iterator[Paragraph]:
        self._number += len(events)
        first = events[0]
        if first.kind in self._silent:
            return
        if first.kind == "round":
            yield from self._closed()
            yield from self._new_round(first)
        elif first.kind == "turn":
            yield from self._closed()
            self._turn = _Turn(first.actor, self._then.pop(id(first)), self.narrator.line(first))
        elif self.words.has(f"story-items-{first.kind}"):
            yield from self._closed()
            yield Paragraph("line", (Sentence(self._gathered(events)),))
        elif self._turn is None:
            yield Paragraph("line", tuple(self._alone(events)))
        else:
            self._add(self._turn, events)

    # -- a turn ------------------------------------------------------------------------------------------------

    def _heading(self, who: str | None) -> str:
        """``Ada (12/12)``: who, and the state that matters."""
        if who is None:
            return ""
        return f"{capital(self._name(who))}{self._bracket(who)}"

    def _name(self, who: str) -> str:
        return str(self.narrator.lexicon.role("actor", who)["actor"])

    def _bracket(self, who: str, many: bool = False) -> str:
        shown = ", ".join(self._condition(who, many))
        return f"\N{NO-BREAK SPACE}({shown})" if shown else ""

    def _condition(self, who: str, many: bool = False) -> Iterator[str]:
        """Numbers and states that stand behind a name: those whose message has a ``.head``."""
        if who not in self._state:
            return
        view = self._best_view(who)
        for gauge in self.scene.system.gauges(view, who):
            id = f"{word_id('gauge', gauge.name)}.head"
            if self.words.has(id):
                yield self.words.word(
                    id, value=gauge.value, maximum=gauge.maximum, maximum_known=gauge.maximum is not None
                )
        states = list(self.scene.system.states(view, who))
        hidden: set[str] = set()
        for state in states:
            attribute = f"{word_id('state', state)}.hides"
            hidden |= set(self.words.word(attribute).split()) if self.words.has(attribute) else set()
        noun = self.narrator.lexicon.name(who)
        args = {"actor_gender": replace(noun, plural=many or noun.plural).agreement(self.narrator.language)}
        for state in states:
            head = f"{word_id('state', state)}.head"
            if state not in hidden:
                yield self.words.say(head, args) if self.words.has(head) else self.narrator.state(state)

    def _best_view(self, who: str) -> View:
        """Of all the views the one that sees most of somebody."""
        return max(self._views, key=lambda view: ("nothing", "open", "all").index(view.sight(who)))

    def _add(self, turn: _Turn, events: list[Event]) -> None:
        first = events[0]
        if self.words.has(f"strip-{first.kind}") and (turn.clauses or turn.sentences):
            self._flush(turn)
            said, strip = turn.sentences[-1]
            proof = self.words.say(f"strip-{first.kind}", self._facts(events, False))
            turn.sentences[-1] = Sentence(said, " · ".join(filter(None, (strip, proof))))
            return
        if not self.words.has(f"told-{first.kind}"):
            self._flush(turn)
            turn.subject = None
            turn.sentences += self._alone(events)
            return
        if turn.subject not in (None, first.actor):
            self._flush(turn)
        led = not turn.clauses and self._last != first.actor
        turn.subject = first.actor
        facts = self._facts(events, led)
        clause = self.words.say(f"told-{first.kind}", facts).strip()
        if clause:
            turn.clauses.append(clause)
        strip = f"told-{first.kind}.strip"
        if self.words.has(strip):
            self._flush(turn, self.words.say(strip, facts))

    def _flush(self, turn: _Turn, strip: str = "") -> None:
        """Close the sentence that is open."""
        if not turn.clauses:
            return
        said = self._joined(turn.clauses)
        turn.clauses = []
        if not turn.headed and turn.subject == turn.who:
            said = f"{turn.head} {said}"
            turn.headed = True
        elif turn.subject is not None and not self._goes_on(turn):
            said = f"{capital(self._name(turn.subject))} {said}"
        else:
            said = self._again(turn.subject, said)
        turn.sentences.append(Sentence(said if said[-1:] in ".!?" else f"{said}.", strip))
        self._last = turn.subject

    def _joined(self, clauses: list[str]) -> str:
        """Clauses as a list; with commas alone where the last has an "and" of its own."""
        conjunction = joined(["", ""], self.narrator.language).strip()
        if len(clauses) > 1 and f" {conjunction} " in clauses[-1].partition(":")[0]:
            return ", ".join(clauses)
        return joined(clauses, self.narrator.language)

    _last: str | None = None

    def _goes_on(self, turn: _Turn) -> bool:
        return turn.subject == self._last

    def _again(self, who: str | None, said: str) -> str:
        """A further sentence of the same subject: without it, in English with a pronoun."""
        if not self.words.has("story-again") or who is None:
            return capital(said)
        args = {**self.narrator.lexicon.role("actor", who), "said": said}
        return capital(self.words.say("story-again", args))

    def _alone(self, events: list[Event]) -> list[Sentence]:
        """Events that have no clause, each as the line that it always is."""
        self._last = None
        return [Sentence(self.narrator.line(event)) for event in events]

    def _facts(self, events: list[Event], led: bool) -> Facts:
        first = events[0]
        facts = self.narrator.lexicon.event(first)
        own = {"lead": led, "variant": self._number % VARIANTS, "measure": measure(first)}
        for name in own:
            facts.add(name, lambda: own)
        for event in events[1:]:
            facts.add(event.kind.replace("-", "_"), partial(_With, event.kind, self.narrator.lexicon.event(event)))
        return facts

    def _closed(self) -> Iterator[Paragraph]:
        """The paragraph that is open, now whole; a turn in which nothing was told is silent."""
        turn, self._turn = self._turn, None
        if turn is None:
            return
        self._flush(turn)
        self._last = None
        if turn.sentences and not turn.headed:
            turn.sentences.insert(0, Sentence(turn.line))
        if turn.sentences:
            yield Paragraph("turn", tuple(turn.sentences), turn.who)

    # -- lists, rounds, the end --------------------------------------------------------------------------------

    def _gathered(self, events: list[Event]) -> str:
        kind = events[0].kind
        if self.words.has(f"story-items-{kind}.falling"):
            events = sorted(events, key=lambda event: -sums.total(event))
        items = [self.words.say(f"story-items-{kind}.item", self.narrator.lexicon.event(event)) for event in events]
        args = {"items": "; ".join(items), **self.narrator.lexicon.event(events[0])}
        return capital(self.words.say(f"story-items-{kind}", args))

    def _new_round(self, event: Event) -> Iterator[Paragraph]:
        yield from self._then.pop(id(event))
        number = int(event.data.get("round", self._round))
        yield Paragraph("round", (Sentence(self.words.word("story-round", round=number)),))

    def _summary(self) -> Iterator[Paragraph]:
        """Who stands and how, by sides."""
        sides = [", ".join(self._side(side.id)) for side in self.scene.sides]
        said = " · ".join(side for side in sides if side)
        if said:
            line = self.words.word("story-after-round", round=self._round, all=said)
            yield Paragraph("summary", (Sentence(line),))

    def _side(self, side: str) -> Iterator[str]:
        """The members of a side, those alike and in the same state as one: ``goblini 2–5 (7/7)``."""
        run: list[str] = []
        states: list[str] = []
        for one in self.scene.combatants:
            if one.side != side or self._best_view(one.id).get(one.id) is None:
                continue
            state = self._bracket(one.id)
            if run and (state != states[-1] or not self.narrator.lexicon.alike(run[-1], one.id)):
                yield self.narrator.lexicon.group(run) + self._bracket(run[-1], len(run) > 1)
                run, states = [], []
            run.append(one.id)
            states.append(state)
        if run:
            yield self.narrator.lexicon.group(run) + self._bracket(run[-1], len(run) > 1)

    def end(self, outcome: Outcome) -> Iterator[Paragraph]:
        """Who is left, and how the scene ended."""
        if self._round:
            yield from self._summary()
        yield Paragraph("end", (Sentence(self.narrator.outcome(outcome)),))


def measure(event: Event) -> str:
    """How close a roll came to what it was held against."""
    against = event.data.get("against")
    if not isinstance(against, int) or not (event.rolls or event.parts):
        return "plain"
    margin = sums.total(event) - against
    if margin >= 0:
        return "barely" if margin < 2 else "cleanly" if margin >= 8 else "plain"
    return "narrowly" if margin >= -2 else "wide" if margin <= -7 else "plain"


def _fullness(event: Event) -> tuple[int, int]:
    return len(event.changes), len(event.rolls) + len(event.parts)


def paragraphs(game: Game, language: str, seats: Sequence[str] = (GM,)) -> list[Paragraph]:
    """A whole game, with its end if it has come to one."""
    story = Story(game.scene, language, seats)
    return [*story.tell(game.events), *(story.end(game.outcome) if game.outcome is not None else ())]


def told(game: Game, language: str, seat: str = GM) -> list[str]:
    """A whole game as lines, a blank one before each round and before the end."""
    lines = [Narrator(game.scene, language).title()]
    for paragraph in paragraphs(game, language, (seat,)):
        if paragraph.kind in ("round", "end"):
            lines.append("")
        lines.append(paragraph.plain())
    return lines
