"""A scene as a person would tell it: a turn is a paragraph, a blow and what it does is one sentence, the sums stand
behind it in brackets, and after each round a line says who stands and how.

An event kind has a *clause* if there is a message ``told-<kind>``: what the actor does, without a subject and without a
full stop, so that clauses of one actor can be joined; its attribute ``.strip`` is the proof that follows in brackets.
Besides what every message gets (``tell.lexicon``) it may ask for

- ``$lead``: whether the subject stands right before it; ``$variant``: 0 to 2, by the number of the event;
- ``$again``: whether this turn has told an event of that kind before;
- ``$measure``: how close it was (``barely``, ``plain``, ``cleanly``; ``narrowly``, ``plain``, ``wide``);
- ``$<kind>_...`` of each event that the system joins to it (``System.joining``), with ``$<kind>_known``.

A clause that is empty is not told. ``strip-<kind>`` adds an event to the proof of the sentence before it. An event
without any of these is told as its own line within the paragraph. ``story-items-<kind>`` gathers several of a
kind into one line; its attribute ``.item`` is one of them, ``.falling`` puts the highest totals first. ``story-silent``
names kinds that are not told at all. What stands behind a name: ``tell.standing``; the table at the end:
``tell.account``. How a system gives its story: ``guides/story.md``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, NamedTuple

from bojiste.core.ask import GM
from bojiste.core.event import Event
from bojiste.core.game import Game
from bojiste.core.system import Outcome
from bojiste.core.watch import Watch
from bojiste.tell import sums
from bojiste.tell.account import Account, came_off, extreme
from bojiste.tell.facts import Facts
from bojiste.tell.merge import merged
from bojiste.tell.names import capital, joined
from bojiste.tell.narrator import Narrator
from bojiste.tell.paragraph import Paragraph, Sentence, grouped
from bojiste.tell.standing import Standing
from bojiste.tell.typography import bound

VARIANTS = 3


@dataclass
class _Turn:
    """A paragraph that is being written."""

    who: str | None
    name: str
    state: str
    line: str
    """Whose turn it is as a line of its own, where nothing is told that could bear the heading."""
    headed: bool = False
    paused: bool = False
    """Somebody has been asked in it: whose turn it is, is known."""
    sentences: list[Sentence] = field(default_factory=list)
    clauses: list[str] = field(default_factory=list)
    subject: str | None = None
    """Who the open clauses speak of."""
    last: str | None = None
    """Who the sentence before spoke of."""
    kinds: set[str] = field(default_factory=set)
    """What has been told in this turn."""
    tries: int = 0
    hits: int = 0
    strong: bool = False
    """The open clauses tell what weighs."""


class _Moment(NamedTuple):
    """What stood when an event happened: its line is told when the next one is known. It travels as a fact, ``story``,
    so that it stays with the event when several are merged."""

    place: int
    """The number of the event."""
    moved: bool
    """Whether somebody went down or came back."""
    before: tuple[Paragraph, ...] = ()
    """What is told of the round that is over."""
    state: str = ""
    """What stands behind the name of whose turn it is."""


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
    """Tells the events of one game, as they come, to whoever looks on with ``watch``."""

    def __init__(self, watch: Watch, language: str) -> None:
        self.scene = watch.scene
        self.narrator = Narrator(watch.scene, language)
        self.words = self.narrator.words
        self._watch = watch
        self._standing = Standing(self.narrator, watch)
        ledger = self.scene.system.ledger
        self._account = None if ledger is None else Account(self.narrator, self._standing, ledger)
        silent = self.words.word("story-silent") if self.words.has("story-silent") else ""
        self._silent = frozenset(silent.split())
        self._typeset = partial(bound, language=language)
        self._place = 0
        """The number of the event that is told."""
        self._round = 0
        self._turn: _Turn | None = None

    # -- the whole ---------------------------------------------------------------------------------------------

    def tell(self, events: Iterable[Event]) -> Iterator[Paragraph]:
        """The paragraphs of these events, which follow those told before: a turn may go on in the next paragraph."""
        for paragraph in grouped(self._paragraphs(events), self.narrator.lexicon.alike, self._head_of_group):
            yield paragraph.typeset(self._typeset)

    def _paragraphs(self, events: Iterable[Event]) -> Iterator[Paragraph]:
        waiting: list[Event] = []
        for event in merged(self._seen(events), self.scene.system.merging):
            if waiting and not self._joins(waiting, event):
                yield from self._told(waiting)
                waiting = []
            waiting.append(event)
        if waiting:
            yield from self._told(waiting)
        if self._turn is not None:
            yield from self._pause(self._turn)

    def _seen(self, events: Iterable[Event]) -> Iterator[Event]:
        """The events as they are seen, each with its moment. A turn that is not seen ends the one before it."""
        for event in events:
            shown = self._watch.look(event)
            self._place += 1
            if shown is None and event.kind in self.scene.system.opening:
                shown = event._replace(actor=None, target=None, rolls=(), parts=(), changes=(), data={"unseen": True})
            if shown is not None:
                yield shown._replace(data={**shown.data, "story": self._moment(shown)})

    def _moment(self, event: Event) -> _Moment:
        moved = self._account is not None and self._account.note(event, self._round)
        if event.kind == "round":
            before = tuple(self._summary()) if self._round else ()
            self._round = int(event.data.get("round", self._round + 1))
            return _Moment(self._place, moved, before)
        head = event.kind in self.scene.system.opening and event.actor is not None
        return _Moment(self._place, moved, state=self._standing.bracket(event.actor or "") if head else "")

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
        first = events[0]
        if first.kind in self._silent:
            return
        if first.kind == "round":
            yield from self._closed()
            yield from first.data["story"].before
            number = int(first.data.get("round", self._round))
            yield Paragraph("round", (Sentence(self.words.word("story-round", round=number)),))
        elif first.kind in self.scene.system.opening:
            yield from self._closed()
            self._turn = self._begun(first)
        elif self.words.has(f"story-items-{first.kind}"):
            yield from self._closed()
            yield Paragraph("line", (Sentence(self._gathered(events)),))
        elif self._turn is None:
            yield Paragraph("line", (Sentence(self.narrator.line(first)),))
        else:
            self._add(self._turn, events)

    # -- a turn ------------------------------------------------------------------------------------------------

    def _name(self, who: str) -> str:
        return str(self.narrator.lexicon.role("actor", who)["actor"])

    def _begun(self, event: Event) -> _Turn:
        if "unseen" in event.data:
            return _Turn(None, "", "", "", headed=True)
        name = capital(self._name(event.actor)) if event.actor is not None else ""
        return _Turn(event.actor, name, event.data["story"].state, self.narrator.line(event))

    def _add(self, turn: _Turn, events: list[Event]) -> None:
        """Tell an event and those joined to it within a turn."""
        first = events[0]
        self._count(turn, events)
        if self.words.has(f"strip-{first.kind}") and (turn.clauses or turn.sentences):
            self._prove(turn, events)
        elif self.words.has(f"told-{first.kind}"):
            self._clause(turn, events)
        else:
            self._flush(turn)
            turn.subject = turn.last = None
            turn.sentences.append(Sentence(self.narrator.line(first), strong=self._strong(events)))
        turn.kinds.add(first.kind)

    def _count(self, turn: _Turn, events: list[Event]) -> None:
        """What a group of turns wants to know of them."""
        first, ledger = events[0], self.scene.system.ledger
        if ledger is not None and first.actor == turn.who and first.kind in ledger.tries:
            turn.tries += 1
            turn.hits += came_off(ledger, first)

    def _strong(self, events: list[Event]) -> bool:
        """Whether somebody goes down or comes back, or the dice show the most they can."""
        ledger = self.scene.system.ledger
        weighty = ledger is not None and extreme(ledger, events[0]) == "highest"
        return weighty or any(event.data["story"].moved for event in events)

    def _prove(self, turn: _Turn, events: list[Event]) -> None:
        """Add an event to the proof of the sentence before it."""
        self._flush(turn)
        said, strip, strong = turn.sentences[-1]
        proof = self.words.say(f"strip-{events[0].kind}", self._facts(turn, events, False))
        turn.sentences[-1] = Sentence(said, " · ".join(filter(None, (strip, proof))), strong)

    def _clause(self, turn: _Turn, events: list[Event]) -> None:
        kind, actor = events[0].kind, events[0].actor
        if turn.clauses and turn.subject != actor:
            self._flush(turn)
        led = not turn.clauses and turn.last != actor
        turn.subject = actor
        facts = self._facts(turn, events, led)
        clause = self.words.say(f"told-{kind}", facts).strip()
        turn.strong |= self._strong(events)
        if clause:
            turn.clauses.append(clause)
        if self.words.has(f"told-{kind}.strip"):
            self._flush(turn, self.words.say(f"told-{kind}.strip", facts))

    def _flush(self, turn: _Turn, strip: str = "") -> None:
        """Close the sentence that is open."""
        if not turn.clauses:
            return
        said = self._joined(turn.clauses)
        turn.clauses = []
        if not turn.headed and turn.who is not None and turn.subject == turn.who:
            said = f"{turn.name}{turn.state} {said}"
            turn.headed = True
        elif turn.subject is not None and turn.subject != turn.last:
            said = f"{capital(self._name(turn.subject))} {said}"
        else:
            said = self._again(turn.subject, said)
        turn.sentences.append(Sentence(said if said[-1:] in ".!?" else f"{said}.", strip, turn.strong))
        turn.last, turn.strong = turn.subject, False

    def _joined(self, clauses: list[str]) -> str:
        """Clauses as a list; with commas alone where the last has an "and" of its own."""
        conjunction = joined(["", ""], self.narrator.language).strip()
        if len(clauses) > 1 and f" {conjunction} " in clauses[-1].partition(":")[0]:
            return ", ".join(clauses)
        return joined(clauses, self.narrator.language)

    def _again(self, who: str | None, said: str) -> str:
        """A further sentence of the same subject: without it, in English with a pronoun."""
        if not self.words.has("story-again") or who is None:
            return capital(said)
        args = {**self.narrator.lexicon.role("actor", who), "said": said}
        return capital(self.words.say("story-again", args))

    def _facts(self, turn: _Turn, events: list[Event], led: bool) -> Facts:
        first = events[0]
        facts = self.narrator.lexicon.event(first)
        own = {
            "lead": led,
            "variant": first.data["story"].place % VARIANTS,
            "again": first.kind in turn.kinds,
            "measure": measure(first),
        }
        for name in own:
            facts.add(name, lambda: own)
        for event in events[1:]:
            facts.add(event.kind.replace("-", "_"), partial(_With, event.kind, self.narrator.lexicon.event(event)))
        return facts

    def _closed(self) -> Iterator[Paragraph]:
        """The rest of the paragraph that is open."""
        turn, self._turn = self._turn, None
        if turn is not None:
            yield from self._pause(turn)

    def _pause(self, turn: _Turn) -> Iterator[Paragraph]:
        """What has been told of a turn so far; a turn in which nothing was told is silent."""
        self._flush(turn)
        turn.subject = turn.last = None
        paused, turn.paused = turn.paused, True
        if not turn.sentences:
            return
        if not turn.headed and not paused:
            turn.sentences.insert(0, Sentence(turn.line))
        state = turn.state if turn.sentences[0].text.startswith(f"{turn.name}{turn.state} ") else ""
        yield Paragraph("turn", tuple(turn.sentences), turn.who, state, (turn.tries, turn.hits))
        turn.headed, turn.sentences = True, []

    # -- lists, rounds, the end --------------------------------------------------------------------------------

    def _head_of_group(self, row: Sequence[Paragraph]) -> str:
        """``Goblini 2–5 (7/7):``, and that none of them hit, if it is so."""
        ids = [turn.who for turn in row if turn.who is not None]
        same = all(turn.state == row[0].state for turn in row)
        tries, hits = (sum(turn.tries[at] for turn in row) for at in (0, 1))
        return self.words.word(
            "story-group",
            who=capital(self.narrator.lexicon.group(ids)),
            state=row[0].state if same else "",
            vain=tries >= len(row) and not hits,
        )

    def _gathered(self, events: list[Event]) -> str:
        kind = events[0].kind
        if self.words.has(f"story-items-{kind}.falling"):
            events = sorted(events, key=lambda event: -sums.total(event))
        items = [self.words.say(f"story-items-{kind}.item", self.narrator.lexicon.event(event)) for event in events]
        args = {"items": "; ".join(items), **self.narrator.lexicon.event(events[0])}
        return capital(self.words.say(f"story-items-{kind}", args))

    def _summary(self) -> Iterator[Paragraph]:
        """Who stands and how, by sides, now that a round is over."""
        if self._account is not None:
            self._account.round_over(self._round)
        sides = self._standing.sides()
        if sides:
            said = self.words.word("story-after-round", round=self._round, all=sides)
            yield Paragraph("summary", (Sentence(said),))

    def end(self, outcome: Outcome) -> Iterator[Paragraph]:
        """Who is left, how the scene ended, and what it came to."""
        told = [*self._summary()] if self._round else []
        told.append(Paragraph("end", (Sentence(self.narrator.outcome(outcome)),)))
        told += self._account.told(outcome) if self._account is not None else ()
        for paragraph in told:
            yield paragraph.typeset(self._typeset)


def measure(event: Event) -> str:
    """How close a roll came to what it was held against."""
    against = event.data.get("against")
    if not isinstance(against, int) or not (event.rolls or event.parts):
        return "plain"
    margin = sums.total(event) - against
    if margin >= 0:
        return "barely" if margin < 2 else "cleanly" if margin >= 8 else "plain"
    return "narrowly" if margin >= -2 else "wide" if margin <= -7 else "plain"


def paragraphs(game: Game, language: str, seats: Sequence[str] = (GM,)) -> list[Paragraph]:
    """A whole game, with its end if it has come to one."""
    story = Story(game.watch(*seats), language)
    return [*story.tell(game.events), *(story.end(game.outcome) if game.outcome is not None else ())]


def told(game: Game, language: str, seat: str = GM) -> list[str]:
    """A whole game as lines, a blank one before each round, before the end and before its table."""
    lines = [Narrator(game.scene, language).title()]
    for paragraph in paragraphs(game, language, (seat,)):
        if paragraph.kind in APART:
            lines.append("")
        lines += paragraph.plain().split("\n")
    return lines


APART = ("round", "end", "table")
"""Kinds of paragraphs before which a line is left empty."""
