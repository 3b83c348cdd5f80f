"""A scene as a person would tell it: a turn is a paragraph, a blow and what it does is one sentence, the sums stand
behind it in brackets, and after each round a line says who stands and how.

An event kind has a *clause* if there is a message ``told-<kind>``: what the actor does, without a subject and without a
full stop, so that clauses of one actor can be joined; its attribute ``.strip`` is the proof that follows in brackets.
Besides what every message gets (``tell.lexicon``) it may ask for

- ``$lead``: whether the subject stands right before it; ``$variant``: 0 to 2, by the number of the event;
  ``$phrase``: 0 to 3, another one at each attempt and in each turn of one actor, and than what was told
  before it;
- ``$again``: whether this turn has told an event of that kind before;
- ``$felled``: whether the clause before has told that its target went down;
- ``$named``: whether the clause before has named the spell or feature that the event is of;
- ``$measure``: how close it was (``barely``, ``plain``, ``cleanly``; ``narrowly``, ``plain``, ``wide``);
- ``$<kind>_...`` of each event that the system joins to it (``System.joining``), with ``$<kind>_known``.

A clause that is empty is not told. ``strip-<kind>`` adds an event to the proof of the sentence before it. An event
without any of these is told as its own line within the paragraph. ``each-<kind>`` is one item of a sentence that tells
what befalls several one after another, as long as ``.row`` says the same of them; ``$on``: whether it goes on with one
(with ``strip-…``: whether the proof before it was of its kind). ``story-items-<kind>`` gathers several of a
kind into one line; its attribute ``.item`` is one of them, ``.falling`` puts the highest totals first, ``.between``
parts them. ``story-silent``
names kinds that are not told at all. What stands behind a name: ``tell.standing``; the table at the end:
``tell.account``. How a system gives its story: ``guides/story.md``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import partial

from bojiste.core.ask import GM
from bojiste.core.event import Event
from bojiste.core.game import Game
from bojiste.core.system import Outcome
from bojiste.core.watch import Watch
from bojiste.tell.account import Account
from bojiste.tell.merge import merged
from bojiste.tell.names import capital
from bojiste.tell.narrator import Narrator
from bojiste.tell.paragraph import Paragraph, Sentence, grouped
from bojiste.tell.standing import Standing
from bojiste.tell.turn import PHRASES, Moment, Turn
from bojiste.tell.typography import bound


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
        self._silent = self._kinds("story-silent")
        self._past = self._kinds("story-past")
        """Events before which a fight is past: who stands and how is told once more."""
        self._telling = None if self.scene.system.telling is None else self.scene.system.telling(watch.scene)
        self._typeset = partial(bound, language=language)
        self.seen: dict[int, Event] = {}
        """What has been seen, by the number of the event."""
        self._place = 0
        """The number of the event that is told."""
        self._round = 0
        self._turn: Turn | None = None
        self._hand: Turn | None = None
        """What the referee sets right stands in a paragraph of its own, in the midst of whose turn it is."""
        self._ruling = 0
        self._turns: Counter[str] = Counter()
        """How many turns everybody has had."""
        self._phrases: dict[tuple[str, bool], tuple[int, int]] = {}
        """How much each has done (of attempts, and of the rest), and in which of the ways there are it was said."""
        self._whose: str | None = None
        """Whose turn it is, if that is seen."""
        self._earlier: str | None = None
        """Whose turn it was before."""

    def _kinds(self, id: str) -> frozenset[str]:
        """Kinds of events, as the system's words list them."""
        return frozenset(self.words.word(id).split() if self.words.has(id) else ())

    # -- the whole ---------------------------------------------------------------------------------------------

    def tell(self, events: Iterable[Event]) -> Iterator[Paragraph]:
        """The paragraphs of these events, which follow those told before: a turn may go on in the next paragraph."""
        for paragraph in grouped(self._paragraphs(events), self.narrator.lexicon.alike, self._head_of_group):
            yield paragraph.typeset(self._typeset)

    def turn_by_turn(self, events: Iterable[Event]) -> Iterator[Paragraph]:
        """The same, the turns of a group one by one: what has been told of a turn stays when the next begins."""
        for paragraph in self._paragraphs(events):
            yield paragraph.typeset(self._typeset)

    def _paragraphs(self, events: Iterable[Event]) -> Iterator[Paragraph]:
        waiting: list[Event] = []
        seen = merged(self._seen(events), self.scene.system.merging)
        for event in seen if self._telling is None else self._telling(seen):
            if waiting and not self._joins(waiting, event):
                yield from self._told(waiting)
                waiting = []
            waiting.append(event)
        if waiting:
            yield from self._told(waiting)
        yield from self._let_go()
        if self._turn is not None:
            yield from self._turn.pause(asked=True)

    def _seen(self, events: Iterable[Event]) -> Iterator[Event]:
        """The events as they are seen, each with its moment. A turn that is not seen ends the one before it."""
        for event in events:
            before: tuple[Paragraph, ...] = ()
            if event.kind in self._past and self._round:
                before = tuple(self._summary("past"))
                self._standing.part(self._account.down if self._account is not None else ())
            shown = self._watch.look(event)
            self._place += 1
            if shown is None and event.kind in self.scene.system.opening:
                shown = event._replace(actor=None, target=None, rolls=(), parts=(), changes=(), data={"unseen": True})
            if shown is not None:
                self.seen[self._place] = shown
                yield shown.with_data(story=self._moment(shown, before))

    def _moment(self, event: Event, before: tuple[Paragraph, ...]) -> Moment:
        moment, ruling = self._stood(event, before), self._watch.ruling(self._place - 1)
        if event.actor is not None:
            moment = moment._replace(phrase=self._phrase(event, event.actor))
        if event.kind in self.scene.system.opening:
            self._earlier, self._whose = self._whose, event.actor
        if not ruling or self._whose is None or moment.state:
            return moment._replace(ruling=ruling)
        state, states = (self._standing.bracket(self._whose, many) for many in (False, True))
        return moment._replace(ruling=ruling, state=state, states=states)

    def _phrase(self, event: Event, who: str) -> int:
        """Which of the ways to say what somebody does: an attempt otherwise than its last one, anything else otherwise
        than in its last turn, and both otherwise than whoever did such a thing before; but those of a group go the same
        way. It is counted, so that a replay tells the same."""
        ledger, begins = self.scene.system.ledger, event.kind in self.scene.system.opening
        self._turns[who] += begins
        tries = ledger is not None and event.kind in ledger.tries
        done = (0 if tries else self._turns[who]) + (self._account.tried(who) if self._account is not None else 0)
        before, last = self._phrases.get((who, tries), (-1, -1))
        if done != before and not begins:
            others = ((one, way) for (one, kind), (_, way) in reversed(self._phrases.items()) if kind == tries)
            other, way = next((found for found in others if found[0] != who), ("", -1))
            behind = other == self._earlier and self.narrator.lexicon.alike(other, who)
            if not tries and behind and way != last:
                last = way
            else:
                ways = ((done + more) % PHRASES for more in range(PHRASES))
                last = next(one for one in ways if one not in (last, way, self._after(who, tries)))
            self._phrases.pop((who, tries), None)
            self._phrases[who, tries] = done, last
        return last

    def _after(self, who: str, tries: bool) -> int:
        """In which way whoever follows somebody in a group went last: it will go the same way now."""
        alike = self.narrator.lexicon.alike
        behind = next((one.id for one in self.scene.combatants if alike(who, one.id)), "")
        return self._phrases.get((behind, tries), (-1, -1))[1]

    def _stood(self, event: Event, before: tuple[Paragraph, ...]) -> Moment:
        moved = self._account is not None and self._account.note(event, self._round)
        if event.kind == "round":
            before = tuple(self._summary()) if self._round else ()
            self._round = int(event.data.get("round", self._round + 1))
            return Moment(self._place, moved, before)
        if event.kind in self._past:
            self._round = 0
        if event.kind not in self.scene.system.opening or event.actor is None:
            return Moment(self._place, moved, before)
        state, states = (self._standing.bracket(event.actor, many) for many in (False, True))
        return Moment(self._place, moved, before, state, states)

    def _joins(self, waiting: list[Event], event: Event) -> bool:
        """Whether an event is told in the sentence of those before it, or gathered with its like."""
        first = waiting[0]
        if first.data["story"].ruling != event.data["story"].ruling:
            return False
        if first.kind == event.kind and self.words.has(f"story-items-{event.kind}"):
            return True
        about = {event.actor, event.target} - {None}
        return first.kind in self.scene.system.joining.get(event.kind, ()) and bool(
            about & ({first.target} if first.target else {first.actor})
        )

    def _told(self, events: list[Event]) -> Iterator[Paragraph]:
        first, before = events[0], events[0].data["story"].before
        ruling = first.data["story"].ruling
        if ruling != self._ruling:
            yield from self._let_go()
        if before or first.kind in self.scene.system.closing:
            yield from self._closed()
        yield from before
        if first.kind in self._silent:
            return
        if first.kind == "round":
            yield from self._closed()
            number = int(first.data.get("round", self._round))
            yield Paragraph("round", (_of(first, self.words.word("story-round", round=number)),))
        elif first.kind in self.scene.system.opening:
            yield from self._closed()
            self._turn = self._begun(events)
        elif self.words.has(f"story-items-{first.kind}"):
            yield from self._closed()
            said = self.narrator.items(events)
            if said:
                yield Paragraph("line", (_of(first, said),))
        elif ruling:
            yield from self._taken_in_hand(ruling)
            assert self._hand is not None
            self._hand.add(events)
            if self._turn is not None:
                self._turn.stands(events[-1].data["story"])
        elif self._turn is None and not self._clause(first.kind):
            yield Paragraph("line", (_of(first, self.narrator.line(first)),))
        else:
            if self._turn is None:
                self._turn = Turn(self.narrator, self.scene.system.ledger, None)
            self._turn.add(events)

    def _clause(self, kind: str) -> bool:
        """Whether events of a kind are told as part of a sentence."""
        return any(self.words.has(f"{stem}-{kind}") for stem in ("told", "each", "strip"))

    def _begun(self, events: list[Event]) -> Turn:
        """A new paragraph; what opens it may be its first clause."""
        opening = None if "unseen" in events[0].data else events[0]
        spoken = opening is not None and self.words.has(f"told-{opening.kind}")
        turn = Turn(self.narrator, self.scene.system.ledger, opening, spoken)
        if spoken:
            turn.add(events)
        return turn

    def _closed(self) -> Iterator[Paragraph]:
        """The rest of the paragraph that is open."""
        turn, self._turn = self._turn, None
        if turn is not None:
            yield from turn.pause()

    # -- the referee's hand ------------------------------------------------------------------------------------

    def _taken_in_hand(self, ruling: int) -> Iterator[Paragraph]:
        """The referee sets something right: what has been told of the turn, which goes on behind it."""
        if self._hand is None:
            if self._turn is not None:
                yield from self._turn.pause()
            self._hand, self._ruling = Turn(self.narrator, self.scene.system.ledger, None), ruling

    def _let_go(self) -> Iterator[Paragraph]:
        """What the referee has set right, and what followed from it; it says that the referee did."""
        hand, self._hand, self._ruling = self._hand, None, 0
        for told in hand.pause() if hand is not None else ():
            first = told.sentences[0]
            if self.words.word("gm") not in first.text:
                first = first._replace(text=self.words.word("story-by-hand", said=self._begun_small(first.text)))
            yield told._replace(kind="hand", sentences=(first, *told.sentences[1:]))

    def _begun_small(self, said: str) -> str:
        """A sentence as it goes on behind a colon: whoever it begins with is called as in the midst of one."""
        called = (str(self.narrator.lexicon.role("actor", one.id)["actor"]) for one in self.scene.combatants)
        name = next((name for name in called if said.startswith(f"{capital(name)} ")), "")
        return name + said[len(name) :]

    # -- lists, rounds, the end --------------------------------------------------------------------------------

    def _head_of_group(self, row: Sequence[Paragraph], deed: str) -> str:
        """``Goblini 2–5 (7/7):``, and that none of them hit, or what each of them did, if it is so."""
        ids = [turn.who for turn in row if turn.who is not None]
        same = all(turn.state == row[0].state for turn in row)
        head = {
            "who": capital(self.narrator.lexicon.group(ids)),
            "state": row[0].states if same else "",
            "gender": self.narrator.lexicon.name(ids[0]).gender,
        }
        if deed:
            return self.words.word("story-group-each", **head, deed=deed)
        tries, hits = (sum(turn.tries[at] for turn in row) for at in (0, 1))
        return self.words.word("story-group", **head, vain=tries >= len(row) and not hits)

    def _summary(self, kind: str = "summary") -> Iterator[Paragraph]:
        """Who stands and how, by sides, now that a fight is ``past``; now that a round is over, of whom it is told
        otherwise than before."""
        if self._account is not None:
            self._account.round_over(self._round)
        sides = self._standing.sides() if kind == "past" else self._standing.changed()
        if sides:
            said = self.words.word("story-after-round", round=self._round, all=sides)
            yield Paragraph(kind, (Sentence(said),))

    def end(self, outcome: Outcome) -> Iterator[Paragraph]:
        """Who is left, how the scene ended, and what it came to."""
        told = [*self._summary()] if self._round else []
        told.append(Paragraph("end", (Sentence(self.narrator.outcome(outcome)),)))
        told += self._account.told(outcome) if self._account is not None else ()
        for paragraph in told:
            yield paragraph.typeset(self._typeset)


def _of(event: Event, said: str) -> Sentence:
    """A sentence that tells this event."""
    moment: Moment = event.data["story"]
    return Sentence(said, place=moment.place)


def paragraphs(game: Game, language: str, seats: Sequence[str] = (GM,)) -> list[Paragraph]:
    """A whole game, with its end if it has come to one."""
    story = Story(game.watch(*seats), language)
    return [*story.tell(game.events), *(story.end(game.outcome) if game.outcome is not None else ())]


def told(game: Game, language: str, seat: str = GM) -> list[str]:
    """A whole game as lines, a blank one before each round, before the end and before its table."""
    lines, before = [Narrator(game.scene, language).title()], ""
    for paragraph in paragraphs(game, language, (seat,)):
        if apart(before, paragraph.kind):
            lines.append("")
        lines += paragraph.plain().split("\n")
        before = paragraph.kind
    return lines


def apart(before: str, kind: str) -> bool:
    """Whether a line is left empty between paragraphs of these kinds."""
    return before == "past" or kind in ("round", "end", "table")
