"""A game: what a person or a program holds in hand. It drives a play, keeps the journal, undoes, saves, shows views.

Truth is scene + seed + journal: everything else is derived, so undoing is running again with fewer lines. A line of the
journal is an answer, the face of a die, a ruling of the referee's hand (how the play goes on after one: ``core.run``),
or an undo.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from bojiste.core.ask import GM, Ask
from bojiste.core.dice import Dice, Pool, Roll, checked_face
from bojiste.core.event import Event
from bojiste.core.journal import Answer, Line, Ruling, Undo, kept_lines, to_json
from bojiste.core.journal import read as read_journal
from bojiste.core.policy import Decisions
from bojiste.core.ruling import read as read_ruling
from bojiste.core.run import Journalled, Run, source
from bojiste.core.save import Chain, compare, problems_of_save
from bojiste.core.scene import FORMAT, Scene
from bojiste.core.state import State, View
from bojiste.core.system import Outcome
from bojiste.core.watch import Watch
from bojiste.errors import NotAsked, Problem, RulingError, SaveError
from bojiste.version import VERSION

__all__ = ["Game", "Run", "kept_lines", "source"]
AHEAD = "ahead"
"""The dice of a game that tells what may come."""


class Game:
    """A scene being played: asks, takes answers, tells what happened; can be undone, forked, saved, watched.

    ``people`` are the seats that persons hold (the others follow their tactics). ``dice`` is ``"tape"`` (the
    seed's), ``"hand"`` (people roll and say the face), ``"hand:players"`` (players who sit here roll for their own, the
    seed gives the other dice) or a list of faces (a script, used up exactly).
    """

    def __init__(
        self,
        scene: Scene,
        seed: int = 0,
        journal: Sequence[Line] = (),
        *,
        people: Iterable[str] = (),
        dice: str | Sequence[int] = "tape",
        fight: int = 0,
        decisions: Sequence[str] = (),
    ) -> None:
        self._given = scene
        self.seed = seed
        self.fight = fight
        self.people = frozenset(people)
        self._dice = dice
        self._lines = tuple(decisions)
        self._journal: list[Line] = list(journal)
        self._run = self._from(journal)

    def _from(self, journal: Sequence[Line]) -> Journalled:
        self._chain = Chain()
        self._seen: dict[tuple[str, ...], Watch] = {}
        run = Journalled(
            self._given,
            source(self._given, self._dice, self.seed, self.fight, self.people),
            kept_lines(journal),
            people=self.people,
            decisions=Decisions(self._lines) if self._lines else None,
            events=[],
            strict=True,
        )
        run.start()
        return run

    # -- what stands -------------------------------------------------------------------------------------------

    @property
    def scene(self) -> Scene:
        """The scene, with those whom the referee has brought in."""
        return self._run.scene

    @property
    def ask(self) -> Ask | None:
        """The question that waits for a person, if one does."""
        return self._run.pending if isinstance(self._run.pending, Ask) else None

    @property
    def roll(self) -> Roll | None:
        """The die that waits for a person's hand, if one does."""
        return self._run.pending if isinstance(self._run.pending, Roll) else None

    @property
    def pool(self) -> Pool | None:
        """The dice alike that wait for a person's hand together, if some do, and what has fallen of them."""
        return None if self.roll is None else Pool(self.roll, self._run.fallen)

    @property
    def outcome(self) -> Outcome | None:
        return self._run.outcome

    @property
    def state(self) -> State:
        return self._run.state

    @property
    def events(self) -> tuple[Event, ...]:
        assert self._run.events is not None
        return tuple(self._run.events)

    @property
    def dice(self) -> str | Sequence[int]:
        """Where dice come from: ``tape``, ``hand``, or the faces of a script."""
        return self._dice

    @property
    def dice_drawn(self) -> int:
        return self._run._dice.drawn

    @property
    def journal(self) -> tuple[Line, ...]:
        """All that was ever answered, in order, undone lines included."""
        return (*self._journal, *self._run.lines[len(kept_lines(self._journal)) :])

    @property
    def chain(self) -> tuple[str, ...]:
        """One link per event, each over all before it."""
        return self._chain.upto(self._run.events or ())

    @property
    def digest(self) -> str:
        """One word for the whole course so far: equal digests, equal events."""
        chain = self.chain
        return chain[-1] if chain else "0" * 16

    # -- what people do ----------------------------------------------------------------------------------------

    def answer(self, key: str, *, number: int | None = None, seat: str | None = None) -> None:
        """Answer the waiting question. ``number`` and ``seat``, where given, must be the question's own.

        Raises ``NotAsked`` or ``NotOffered`` and changes nothing.
        """
        ask = self.ask
        if ask is None or (number is not None and number != ask.number):
            raise NotAsked("not-asked", path=f"ask[{number or ''}]", value=key, number=ask.number if ask else 0)
        value = ask.accept(key)
        holder = ask.seat_of(key) if ask.kind == "choose" else ask.seat
        if seat is not None and seat != holder:
            raise NotAsked("not-your-ask", path=f"ask[{ask.number}]", value=key, seat=holder)
        self._run.write(Answer(ask.number, holder, key))
        self._run.advance(value)

    def proposed(self) -> str:
        """What the tactic of the seat that is asked would answer; ``NotAsked`` if nobody is asked."""
        ask = self.ask
        if ask is None:
            raise NotAsked("not-asked", path="ask[]", value="", number=0)
        return str(self._run.by_tactic(ask))

    def leave(self) -> None:
        """Leave the waiting question to the tactic of its seat; it is undone with the answer before it."""
        ask = self.ask
        if ask is None:
            raise NotAsked("not-asked", path="ask[]", value="", number=0)
        value = self._run.by_tactic(ask)
        self._run.write(Answer(ask.number, ask.seat, str(value), person=False))
        self._run.advance(value)

    def face(self, value: int) -> None:
        """Say what the waiting die shows; ``BadFace`` if it cannot."""
        roll = self.roll
        if roll is None:
            raise NotAsked("no-die-waits", value=value)
        self._run.fall(checked_face(value, roll, "face"))

    def faces(self, values: Sequence[int]) -> None:
        """Say what several dice alike show in one go: no more than wait together; ``BadFace`` if one cannot, and then
        nothing has fallen."""
        pool = self.pool
        if pool is None or not 0 < len(values) <= pool.left:
            raise NotAsked("no-die-waits", value=" ".join(map(str, values)))
        for value in values:
            checked_face(value, pool.roll, "face")
        for value in values:
            self.face(value)

    def rule(self, text: str, seen: Collection[str] | None = None, own: Collection[str] | None = None) -> None:
        """Set something right by the referee's hand while a question waits (``ada -7``; see ``core.hand``). ``seen``:
        whom alone it may be about, where it is not the referee who rules (``None``: everybody). ``own``: whom those
        play who say it and are not the referee at all: letting go, say, anybody may at any time.

        While a die is asked for, the ruling is checked as well, and acts at the next question. Raises ``NotAsked``
        where neither waits and ``RulingError`` with all faults, and changes nothing.
        """
        ask = self.ask
        if ask is None and self.roll is None:
            raise NotAsked("nothing-to-rule-at", path="ruling", value=text)
        found = self.faults(text, seen, own)
        if found:
            raise RulingError(found, self.scene.system.id)
        if ask is None:
            self._run.put_off_till_asked(Ruling(self._run.asks + 1, text))
        else:
            self._run.rule(Ruling(ask.number, text))

    def faults(
        self, text: str, seen: Collection[str] | None = None, own: Collection[str] | None = None
    ) -> tuple[Problem, ...]:
        """What keeps a ruling from being made now, by somebody who sees these (``None``: everybody) and plays those
        (``None``: is the referee)."""
        played = frozenset(one.id for one in self.scene.combatants if one.seat in self.people)
        return read_ruling(self.scene, self.state, text, seen, own, played).problems

    def undo(self, count: int = 1) -> None:
        """Take back the last ``count`` lines of people (answers, faces, rulings), and all that followed from them;
        after the end, too."""
        if count < 1 or not any(line.person for line in kept_lines(self.journal)):
            raise NotAsked("nothing-to-undo", value=count)
        journal = [*self.journal, Undo(count)]
        self._run = self._from(journal)
        self._journal = journal

    @property
    def lead(self) -> int:
        """How many events had happened when a person was first asked: nobody has looked before that."""
        return next(iter(self.said_at), len(self.events))

    @property
    def said_at(self) -> tuple[int, ...]:
        """After how many events persons have said something: an answer, a face, a ruling."""
        return tuple(dict.fromkeys(self.said_behind()))

    def said_behind(self) -> list[int]:
        """Behind how many events each line of a person stands, in order."""
        written = zip(self._run.places, self._run.lines, strict=True)
        return [at for at, line in written if line.person]

    def lines_since(self, place: int) -> int:
        """How many lines of people stand behind the event at a place: what is to be undone to be back at it."""
        return sum(at > place for at in self.said_behind())

    def fork(self) -> Game:
        """Another game with the same past."""
        return Game(
            self._given,
            self.seed,
            self.journal,
            people=self.people,
            dice=self._dice,
            fight=self.fight,
            decisions=self._lines,
        )

    def ahead(self, dice: Dice) -> Game:
        """Another game with the same past that went on to its end with nobody there, by these dice: something to be
        told, and nothing to be kept (``dice`` is ``AHEAD``)."""
        other = self.fork()
        other._dice = AHEAD
        other._run.unattended(dice)
        return other

    def view(self, seat: str = GM) -> View:
        """What a seat sees now."""
        return self._run.view(seat)

    def log(self, *seats: str) -> list[Event]:
        """What one of these seats (the referee's, if none is named) saw, event by event, each projected with the sight
        it had then; of several forms of one event the fullest."""
        watch = self._seen.get(seats)
        if watch is None:
            watch = self._seen[seats] = self.watch(*seats)
        return [event for _, event in watch.upto(self._run.events or ())]

    def watch(self, *seats: str) -> Watch:
        """Somebody who looks on from the beginning with the eyes of these seats."""
        return Watch(self._given, self.scene, seats or (GM,), self._run.by_hand)

    def log_until(self, count: int, *seats: str) -> list[Event]:
        """The same of the first ``count`` events."""
        self.log(*seats)
        return [event for at, event in self._seen[seats].shown if at < count]

    # -- keeping -----------------------------------------------------------------------------------------------

    def save(self) -> dict[str, Any]:
        """Everything needed to be here again, as one JSON object."""
        return {
            "bojiste": FORMAT,
            "engine": VERSION,
            "scene": self._given.source,
            "seed": self.seed,
            "fight": self.fight,
            "people": sorted(self.people),
            "dice": self._dice if isinstance(self._dice, str) else list(self._dice),
            "decisions": list(self._lines),
            "journal": [to_json(line) for line in self.journal],
            "chain": list(self.chain),
        }

    @classmethod
    def load(cls, data: Any, *, check: bool = True) -> Game:
        """The game of a save. ``SaveError`` if it is no save; ``ReplayDiffers`` (unless ``check`` is off) if the
        rules of today tell another story, naming the first event that differs."""
        from bojiste.core.reading import read_scene

        problems = list(problems_of_save(data))
        if problems:
            raise SaveError(problems)
        game = cls(
            read_scene(data["scene"]),
            data["seed"],
            read_journal(data["journal"])[0],
            people=data["people"],
            dice=data["dice"],
            fight=data["fight"],
            decisions=data["decisions"],
        )
        if check:
            compare(data["chain"], game.chain, game.events)
        return game
