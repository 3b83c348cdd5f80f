"""A turn as it is written: clauses of one actor joined to sentences, proofs behind them, the name once at the head."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, NamedTuple

from bojiste.core.event import Event
from bojiste.core.system import Ledger
from bojiste.tell import sums
from bojiste.tell.books import came_off, extreme
from bojiste.tell.facts import Facts
from bojiste.tell.merge import belong, together
from bojiste.tell.names import capital, joined
from bojiste.tell.narrator import Narrator
from bojiste.tell.paragraph import Paragraph, Sentence
from bojiste.tell.words import word_id

VARIANTS, PHRASES = 3, 4


class Moment(NamedTuple):
    """What stood when an event happened: its line is told when the next one is known. It travels as a fact, ``story``,
    so that it stays with the event when several are merged."""

    place: int
    """The number of the event."""
    moved: bool
    """Whether somebody went down or came back."""
    before: tuple[Paragraph, ...] = ()
    """What is told of the round, or the fight, that is over."""
    state: str = ""
    """What stands behind the name of whose turn it is, where a turn begins or the referee has set something right."""
    states: str = ""
    """The same, of several alike."""
    ruling: int = 0
    """The number of the ruling of the referee's hand that it follows from; 0: none."""
    phrase: int = 0
    """In which of the ways there are it is said."""


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


@dataclass
class _Open:
    """The sentence that is open: clauses of one subject, or the items of a row."""

    subject: str | None = None
    clauses: list[str] = field(default_factory=list)
    row: str = ""
    """What the items of a row have in common; empty: these are clauses."""
    strong: bool = False
    """It tells what weighs."""
    names: bool = False
    """An "and" in its last clause stands between names."""
    items: list[Sequence[Event]] = field(default_factory=list)
    """The events of the items of a row."""
    proofs: list[str] = field(default_factory=list)
    """The proofs of its clauses; it ends with the first, unless a further attempt at the same goes on with it."""


class Turn:
    """A paragraph that is being written. ``line`` says whose turn it is where nothing is told that could bear the
    heading; ``name`` and ``state`` are the heading."""

    def __init__(self, narrator: Narrator, ledger: Ledger | None, opening: Event | None, spoken: bool = False) -> None:
        """``opening``: the event that begins it, if it is seen; ``spoken``: it is told as the first clause."""
        self._narrator, self._words, self._ledger = narrator, narrator.words, ledger
        self.who = None if opening is None else opening.actor
        self._name = "" if self.who is None else capital(narrator.lexicon.spoken(self.who))
        self._state = "" if opening is None else opening.data["story"].state
        self._states = "" if opening is None else opening.data["story"].states
        told = opening is not None and narrator.words.has(word_id("event", opening.kind))
        self._line = narrator.line(opening) if opening is not None and told else ""
        self._headed = opening is None or (self.who not in narrator.scene.by_id if spoken or self.who else False)
        self._paused = False
        """Somebody has been asked in it: whose turn it is, is known."""
        self._sentences: list[Sentence] = []
        self._open = _Open()
        self._last: str | None = None
        """Who the sentence before spoke of."""
        self._kinds: set[str] = set()
        """What has been told in this turn."""
        self._proved = ""
        """What the proofs that stand last have in common."""
        self._tries = self._hits = 0
        self._before: Event | None = None
        """What the clause before told, where nothing stands between."""
        self._felled: frozenset[str | None] = frozenset()
        """Who has gone down in the clause before."""
        self._power: object = None
        """The spell or feature that the clause before named."""
        self._ahead: list[Sequence[Event]] = []
        """Proofs that wait for the sentence they belong to."""
        self._from = -1 if opening is None else _place(opening)
        """The number of the event with which the next sentence begins; negative: the next that comes."""
        self._now = self._from
        """The number of the event that is told."""
        self._named: set[str] = set()
        """Whom the sentence that is open tells of: from the next on they are called by their short names."""

    def _called(self, who: str) -> str:
        return str(self._narrator.lexicon.role("actor", who)["actor"])

    def stands(self, moment: Moment) -> None:
        """Somebody has been changed by hand before the heading was told: it says how things stand now."""
        if self.who is not None:
            self._state, self._states = moment.state, moment.states

    def add(self, events: Sequence[Event]) -> None:
        """Tell an event and those joined to it."""
        kind = events[0].kind
        self._count(events[0])
        self._now = _place(events[0])
        self._from = self._now if self._from < 0 else self._from
        proof, told = self._words.has(f"strip-{kind}"), self._open.clauses or self._sentences
        spoken = self._words.has(f"told-{kind}") or self._words.has(f"each-{kind}")
        if proof and (self._words.has(f"strip-{kind}.ahead") or not (told or spoken)):
            self._flush()
            self._ahead.append(events)
        elif proof and told:
            self._prove(events)
        else:
            self._say(kind, events)
            self._proved = ""
        self._kinds.add(kind)
        self._named |= {who for who in (events[0].actor, events[0].target) if who is not None}
        if not self._open.clauses:
            self._introduced()

    def _introduced(self) -> None:
        """Those of whom it has been told are known from now on."""
        self._narrator.lexicon.met.update(self._named)
        self._named.clear()

    def _say(self, kind: str, events: Sequence[Event]) -> None:
        if self._words.has(f"each-{kind}"):
            self._item(events)
        elif self._words.has(f"told-{kind}"):
            self._clause(events)
        else:
            self._flush()
            strip, line = self._waiting(), self._narrator.line(events[0])
            said = self._headed_line(self._unnamed(line))
            self._last, self._before = self._spoken_of(line, events[0]), None
            self._closes(said, strip, self._strong(events))
            self._from = -1

    def _closes(self, said: str, strip: str, strong: bool) -> None:
        """A sentence is told; the event that is told now begins the next."""
        self._sentences.append(Sentence(said, strip, strong, self._from))
        self._from = self._now

    def _count(self, event: Event) -> None:
        """What a group of turns wants to know of them."""
        ledger = self._ledger
        if ledger is not None and event.actor == self.who and event.kind in ledger.tries:
            self._tries += 1
            self._hits += came_off(ledger, event)

    def _strong(self, events: Sequence[Event]) -> bool:
        """Whether somebody goes down or comes back, or the dice show the most they can."""
        weighty = self._ledger is not None and extreme(self._ledger, events[0]) == "highest"
        return weighty or any(event.data["story"].moved for event in events)

    def _facts(self, events: Sequence[Event], led: bool = False, on: bool = False) -> Facts:
        first = _leading(events[0], led)
        facts = self._narrator.lexicon.event(first)
        own = {
            "lead": led,
            "on": on,
            "variant": first.data["story"].place % VARIANTS,
            "phrase": first.data["story"].phrase,
            "again": first.kind in self._kinds,
            "measure": measure(first),
            "felled": first.target in self._felled,
            "named": self._power is not None and first.data.get("power") == self._power,
            **self._as_before(first),
        }
        for name in own:
            facts.add(name, lambda: own)
        for event in events[1:]:
            facts.add(event.kind.replace("-", "_"), partial(_With, event.kind, self._narrator.lexicon.event(event)))
        return facts

    def _as_before(self, event: Event) -> dict[str, Any]:
        """What an event has in common with the clause before it, so that it need not be named again."""
        before, whom = self._before, _whom(event)
        to_self = whom is not None and whom == event.actor
        if before is None or before.actor != event.actor:
            return {"same": False, "armed": False, "repeat": "no", "self": to_self}
        same = whom is not None and whom == _whom(before)
        means = [before.data.get(key) for key in ("weapon", "power")]
        armed = event.data.get("weapon") is not None and event.data["weapon"] in means
        repeat = "no"
        if same and armed and self._ledger is not None and before.kind in self._ledger.tries:
            repeat = "hit" if came_off(self._ledger, before) else "miss"
        return {"same": same and not to_self, "armed": armed, "repeat": repeat, "self": to_self}

    # -- what an event adds ------------------------------------------------------------------------------------

    def _prove(self, events: Sequence[Event]) -> None:
        """Add an event to the proof of the sentence before it."""
        kind = events[0].kind
        self._flush()
        self._from = -1
        last = self._sentences[-1]
        row = self._row(f"strip-{kind}", events)
        proof = self._words.say(f"strip-{kind}", self._facts(events, on=bool(row) and row == self._proved))
        self._proved = row or self._proved
        self._sentences[-1] = last._replace(strip=" · ".join(filter(None, (last.strip, proof))))

    def _waiting(self) -> str:
        """The proofs that have waited for this sentence."""
        ahead, self._ahead = self._ahead, []
        return " · ".join(self._words.say(f"strip-{one[0].kind}", self._facts(one)) for one in ahead)

    def _clause(self, events: Sequence[Event]) -> None:
        kind, actor = events[0].kind, events[0].actor
        if self._goes_on(events[0]):
            self._open.clauses.pop()
            events = [together(self._before or events[0], events[0]), *events[1:]]
            self._before = None
        on = self._tries_again(events[0])
        if self._open.row or (self._open.clauses and self._open.subject != actor) or (self._open.proofs and not on):
            self._flush()
        led = not self._open.clauses and self._last != actor
        self._open.subject = actor
        facts = self._facts(events, led, on)
        clause = self._words.say(f"told-{kind}", facts).strip()
        self._open.strong |= self._strong(events)
        if clause:
            self._open.clauses.append(clause)
            self._open.names = self._words.has(f"told-{kind}.names")
            if not self._words.has(f"told-{kind}.aside"):
                self._before = events[0]
            self._power = events[0].data.get("power")
            self._felled = frozenset(one.target or one.actor for one in events[1:] if one.data["story"].moved)
        if self._words.has(f"told-{kind}.strip"):
            self._open.proofs.append(self._words.say(f"told-{kind}.strip", facts))
            if not clause:
                self._flush()

    def _tries_again(self, event: Event) -> bool:
        """Whether a blow goes on with the sentence of the one before, at the same target, which felled nobody."""
        before, tries = self._before, self._ledger.tries if self._ledger is not None else ()
        if before is None or not self._open.proofs or self._open.strong or before.target is None:
            return False
        same = (before.actor, before.target) == (event.actor, event.target)
        return same and before.kind in tries and event.kind in tries and self._words.has(f"told-{event.kind}.joins")

    def _goes_on(self, event: Event) -> bool:
        """Whether the last clause has told what this event goes on with: there were only silent ones between them."""
        before, kinds = self._before, self._narrator.scene.system.merging
        return before is not None and bool(self._open.clauses) and belong(before, event, kinds)

    def _item(self, events: Sequence[Event]) -> None:
        """What befalls one after another is one sentence, as long as it is the same."""
        kind = events[0].kind
        row = f"each-{kind} {self._row(f'each-{kind}', events)}"
        self._before = None
        said = self._words.say(f"each-{kind}", self._facts(events, on=row == self._open.row)).strip()
        if not said:
            return
        if self._open.row != row:
            self._flush()
            self._open.row, self._open.subject = row, None
        self._open.clauses.append(said)
        self._open.items.append(events)
        self._open.strong |= self._strong(events)

    def _row(self, id: str, events: Sequence[Event]) -> str:
        """What several in a row have in common; empty: they have nothing."""
        return self._words.say(f"{id}.row", self._facts(events)) if self._words.has(f"{id}.row") else ""

    # -- sentences ---------------------------------------------------------------------------------------------

    def _flush(self) -> None:
        """Close the sentence that is open."""
        closing, self._open = self._open, _Open(subject=self._open.subject)
        if not closing.clauses:
            return
        self._told(closing)
        self._introduced()

    def _told(self, closing: _Open) -> None:
        """The sentence that has been open."""
        proofs = "; ".join(filter(None, closing.proofs))
        strip = " · ".join(filter(None, (self._waiting(), proofs, *self._proofs(closing))))
        said = self._listed(closing) if closing.row else self._led(closing)
        self._closes(said if said[-1:] in ".!?" else f"{said}.", strip, closing.strong)
        self._last = _befallen(closing.items[0][0]) if len(closing.items) == 1 else closing.subject

    def _heading(self, own: bool = False) -> str:
        """The name with the state, once; where somebody has been asked it stands only before what is its ``own``."""
        if self._headed or self.who is None or (self._paused and not own):
            return ""
        self._headed = True
        return f"{self._name}{self._state}"

    def _led(self, closing: _Open) -> str:
        """Clauses with their subject: at the head of the turn with the state, else only where it is another one."""
        said = self._joined(closing.clauses, closing.names, blows=len(closing.proofs) > 1)
        subject = closing.subject
        heading = self._heading(own=subject == self.who)
        if heading and subject == self.who:
            return f"{heading} {said}"
        if heading and subject is not None:
            return f"{heading}: {self._called(subject)} {said}"
        if subject is not None and subject != self._last:
            return f"{capital(self._called(subject))} {said}"
        return self._again(subject, said)

    def _headed_line(self, line: str) -> str:
        """A sentence of its own; the first of a turn with the heading before it, or in it where the name begins it."""
        heading = self._heading()
        if not heading:
            return line
        short = "" if self.who is None else capital(self._called(self.who))
        name = next((name for name in (self._name, short) if line.startswith(f"{name} ")), None)
        return f"{heading}: {line}" if name is None else heading + line.removeprefix(name)

    def _spoken_of(self, line: str, event: Event) -> str | None:
        """Whose name begins a sentence of its own: the next needs not say it again."""
        who = (one for one in (event.actor, event.target) if one is not None)
        return next((one for one in who if line.startswith(f"{capital(self._called(one))} ")), None)

    def _unnamed(self, line: str) -> str:
        """A sentence of its own without the subject that the sentence before it had, where a language leaves it out
        and what follows may begin one."""
        name = "" if self._last is None else f"{capital(self._called(self._last))} "
        rest = line.removeprefix(name)
        if rest == line or not self._words.has("story-leaning"):
            return line
        leans = rest.split(" ", 1)[0] in self._words.word("story-leaning").split()
        return line if leans or not rest[:1].isalpha() else capital(rest)

    def _proofs(self, closing: _Open) -> Iterator[str]:
        """The proofs of the items of a row, each under its name where there are several."""
        strip = f"{closing.row.partition(' ')[0]}.strip"
        for place, events in enumerate(closing.items if self._words.has(strip) else ()):
            facts = self._facts(events, on=place > 0)
            proof = self._words.say(strip, facts)
            whom = str(self._narrator.lexicon.role("actor", _befallen(events[0]))["actor"])
            yield f"{whom}: {proof}" if proof and len(closing.items) > 1 else proof

    def _of_all(self, closing: _Open, said: str) -> str:
        """What befell all of a row, said once: ``$whom`` are all of them."""
        facts = self._facts(closing.items[0])
        ids = [_befallen(events[0]) for events in closing.items]
        whom = self._narrator.lexicon.fact("whom", "whom", ids)
        again = len(ids) == 1 and ids[0] == self._last
        if again:
            whom = {**whom, "whom_grouped": ""}
        facts.add("whom", lambda: whom)
        told = self._words.say(said, facts).strip()
        return self._again(ids[0], told) if again else told

    def _listed(self, closing: _Open) -> str:
        """The items of a row: said of all at once, single words as a list, else each for itself."""
        each = closing.row.partition(" ")[0]
        said = joined(closing.clauses, self._narrator.language)
        if self._words.has(f"{each}.all"):
            said = self._of_all(closing, f"{each}.all")
        elif not self._words.has(f"{each}.list"):
            said = "; ".join(closing.clauses)
        heading = self._heading()
        return f"{heading}: {said}" if heading else capital(said)

    def _joined(self, clauses: list[str], names: bool, blows: bool = False) -> str:
        """Clauses as a list; with commas alone where the last has an "and" of its own, unless that is among names; with
        a comma before the "and" where they are several ``blows``, each with what it did."""
        conjunction = joined(["", ""], self._narrator.language).strip()
        if blows:
            return f"{', '.join(clauses[:-1])}, {conjunction} {clauses[-1]}"
        if len(clauses) > 1 and not names and f" {conjunction} " in clauses[-1].partition(":")[0]:
            return ", ".join(clauses)
        return joined(clauses, self._narrator.language)

    def _again(self, who: str | None, said: str) -> str:
        """A further sentence of the same subject: without it, in English with a pronoun."""
        if not self._words.has("story-again") or who is None:
            return capital(said)
        args = {**self._narrator.lexicon.role("actor", who), "said": said}
        return capital(self._words.say("story-again", args))

    def _unproved(self) -> None:
        """Proofs whose sentence never came are told for themselves."""
        ahead, self._ahead = self._ahead, []
        for events in ahead:
            said = self._headed_line(self._narrator.line(events[0]))
            self._closes(said, "", self._strong(events))

    def pause(self, asked: bool = False) -> Iterator[Paragraph]:
        """What has been told so far; a turn in which nothing was told is silent, but for the line of one that is
        nobody's own (a day) when somebody is ``asked`` in it."""
        self._flush()
        self._unproved()
        begun, self._from = self._from, -1
        self._open.subject = self._last = self._before = None
        paused, self._paused = self._paused, True
        if not self._sentences and (paused or self._headed or self.who is not None or not asked):
            return
        if not self._headed and not paused:
            self._sentences.insert(0, Sentence(self._line, place=begun))
        first = self._sentences[0].text
        name = self._name if self._name and first.startswith(self._name) else ""
        state = self._state if first.startswith(tuple(f"{self._name}{self._state}{after}" for after in " :")) else ""
        states = self._states if state else ""
        yield Paragraph("turn", tuple(self._sentences), self.who, name, state, states, (self._tries, self._hits))
        self._headed, self._sentences = True, []


def _place(event: Event) -> int:
    moment: Moment = event.data["story"]
    return moment.place


def _befallen(event: Event) -> str | None:
    """Whom an event befalls."""
    return event.target or event.actor


def _leading(event: Event, led: bool) -> Event:
    """An event with what stands within it: whether a subject stands right before that, too, if it does not say so."""
    inner = {key: one for key, one in event.data.items() if isinstance(one, Event) and "lead" not in one.data}
    told = {key: one.with_data(lead=led) for key, one in inner.items()}
    return event.with_data(**told) if told else event


def _whom(event: Event) -> Any:
    return event.target or next((event.data[key] for key in ("target", "to", "off") if event.data.get(key)), None)


def measure(event: Event) -> str:
    """How close a roll came to what it was held against."""
    against = event.data.get("against")
    if not isinstance(against, int) or not (event.rolls or event.parts):
        return "plain"
    margin = sums.total(event) - against
    if margin >= 0:
        return "barely" if margin < 2 else "cleanly" if margin >= 8 else "plain"
    return "narrowly" if margin >= -2 else "wide" if margin <= -7 else "plain"
