"""A room: one game, and those who sit around it. Everything that changes the game goes through here, one at a time, and
is kept before anybody sees what follows.

The order is always the same: the game takes it, the store keeps it, then those who look on are told. Where the store
cannot keep it, the game is played again from what it holds, as though nobody had said anything.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field, fields, replace
from typing import Any

from bojiste.core.ask import GM, Ask
from bojiste.core.game import Game
from bojiste.core.journal import Answer, Face, Line, Ruling, Said, kept_lines, to_json
from bojiste.core.journal import read as read_journal
from bojiste.core.reading import read_scene
from bojiste.core.save import compare
from bojiste.core.shown import Level
from bojiste.errors import BojisteError, NotAsked, NotOffered
from bojiste.table import limits
from bojiste.table.faults import TableError
from bojiste.table.links import fresh_face, fresh_id
from bojiste.table.seen import Look
from bojiste.table.seen.lines import Chronicles
from bojiste.table.store import Kept, Step, Store
from bojiste.tell.narrator import Narrator


@dataclass(frozen=True)
class Settings:
    """What the game master has set of the table: nothing of it changes the course of the game."""

    tactic: tuple[str, ...] = ()
    """Seats that are left to their tactics for the time being."""
    paused: bool = False
    limit: int = 0
    """Seconds after which a reaction is answered as though nothing had been said; 0: nobody is hurried."""
    health: Level = ""
    """How much players are shown of the health of others."""

    @classmethod
    def of(cls, data: dict[str, Any]) -> Settings:
        known = {one.name for one in fields(cls)}
        kept = {key: value for key, value in data.items() if key in known}
        return cls(**{**kept, "tactic": tuple(kept.get("tactic", ()))})

    def plain(self) -> dict[str, Any]:
        return {**asdict(self), "tactic": list(self.tactic)}


@dataclass
class Told:
    """What those who look on have been told so far."""

    version: int = 0
    """Grows with every change of the game or of the table, and of who looks on."""
    moves: int = 0
    """Grows with every change of the game alone."""
    cuts: list[tuple[int, int]] = field(default_factory=list)
    """After which version how many events of the game were left standing by an undo."""

    def cut_since(self, version: int) -> int | None:
        """How many of the events that stood at a version still stand; ``None``: all."""
        return min((left for at, left in self.cuts if at > version), default=None)


class Room:
    """One game at the table."""

    def __init__(self, kept: Kept, store: Store, salt: str, game: Game | None = None) -> None:
        """``salt``: what makes the hash of the seed hard to guess; ``game``: that of what is kept, where somebody has
        just made it."""
        self.id = kept.id
        self.made = kept.made
        self.settings = Settings.of(dict(kept.settings))
        self.salt = salt
        self.opened = fresh_id()
        """Tells this room from the same game when it was opened before: versions are counted anew."""
        self.told = Told()
        self.deadline: int | None = None
        """When a reaction is answered for whoever is asked, in milliseconds since 1970."""
        self.lock = threading.RLock()
        self._store = store
        self.recalls = 0
        """How often links were renewed or closed: whoever looks on makes sure that they still may."""
        self.on_change: Callable[[Room], None] | None = None
        self._narrators: dict[str, tuple[Sequence[Any], Narrator]] = {}
        self.chronicles = Chronicles()
        self._looks: dict[tuple[str, str], tuple[tuple[Game, int, str], Look]] = {}
        self._telling = threading.Lock()
        self._listeners: dict[object, tuple[Callable[[], None], str]] = {}
        self._take(kept, game)

    def _take(self, kept: Kept, game: Game | None = None) -> None:
        """Play the game from what is kept; ``ReplayDiffers`` where today's rules tell another."""
        self.game = game or played(kept)
        self._undone: list[list[Said]] = []
        self._steps = len(kept.steps)
        self._links = self.game.chain
        self._said = len(self.game.journal)

    # -- what is seen ------------------------------------------------------------------------------------------

    def narrator(self, language: str) -> Narrator:
        """Who tells this game in a language; what has been worked out of names is kept until somebody is brought in."""
        scene = self.game.scene
        people, told = self._narrators.get(language, (None, None))
        if told is None or told.scene is not scene or people is not scene.combatants:
            told = Narrator(scene, language)
            self._narrators[language] = scene.combatants, told
        return told

    def look(self, seat: str, language: str) -> Look:
        """What a seat sees now: looked at once, however many ask."""
        now = self.game, self.told.moves, self.settings.health
        kept = self._looks.get((seat, language))
        if kept is None or kept[0] != now:
            look = Look(self.game, seat, self.narrator(language), self.settings.health)
            kept = self._looks[seat, language] = now, look
        return kept[1]

    def holder(self) -> str | None:
        """Who is to throw the die that waits."""
        roll = self.game.roll
        if roll is None:
            return None
        one = self.game.scene.by_id.get(roll.actor) if roll.actor is not None else None
        return one.seat if one is not None and one.seat in self.game.people else GM

    def number(self) -> int:
        """What an answer quotes: the number of the open question, or of the die that waits; 0: nothing is open."""
        if self.game.ask is not None:
            return self.game.ask.number
        return self.die() if self.game.roll is not None else 0

    def die(self) -> int:
        """The number of the die that waits: of those people have thrown, the next."""
        return sum(1 for line in kept_lines(self.game.journal) if isinstance(line, Face)) + 1

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back and nothing has been said since."""
        return bool(self._undone)

    @property
    def mark(self) -> str:
        """What a page keeps, to be told only what is new when it comes back."""
        return f"{self.opened}-{self.told.version}"

    def version_of(self, mark: str) -> int | None:
        """The version at a mark; ``None`` where the room was opened anew since."""
        opened, _, version = mark.partition("-")
        known = opened == self.opened and version.isascii() and version.isdecimal() and len(version) < 16
        return int(version) if known else None

    def is_asked(self, seat: str) -> bool:
        """Whether a seat may say something now."""
        ask = self.game.ask
        if ask is None:
            return self.holder() == seat
        return ask.seat == seat or any(option.seat == seat for option in ask.options)

    # -- what people do ----------------------------------------------------------------------------------------

    def answer(self, seat: str, number: int, key: str) -> None:
        """Answer the open question as a seat; the game master answers for any."""
        with self._change(seat) as game:
            ask = game.ask
            if ask is None or not (seat == GM or self.is_asked(seat)):
                raise NotAsked("not-asked", path="number", value=number, number=0)
            if ask.number != number:
                raise NotAsked("not-asked", path="number", value=number, number=ask.number)
            holder = ask.seat_of(key) if ask.kind == "choose" else ask.seat
            try:
                if seat not in (GM, holder):
                    raise NotOffered("not-offered")
                game.answer(key, number=number)
            except NotOffered as fault:
                raise _offered_to(fault, ask, seat, key) from None

    def play_on(self, seat: str, number: int) -> None:
        """Answer the open question, and whatever else is asked of the same in this turn, as their tactic would: each is
        an answer of its own, that can be taken back."""
        with self._change(seat) as game:
            ask = game.ask
            if ask is None or ask.number != number or seat not in (GM, ask.seat):
                raise NotAsked("not-asked", path="number", value=number, number=0 if ask is None else ask.number)
            heard, opening = len(game.events), game.scene.system.opening | {"round"}
            while game.ask is not None and (game.ask.seat, game.ask.actor) == (ask.seat, ask.actor):
                if any(event.kind in opening for event in game.events[heard:]):
                    break  # a turn later
                game.answer(game.proposed())

    def face(self, seat: str, number: int, values: Sequence[int]) -> None:
        """Say what the waiting die shows, and those that follow it of the same throw; without any the table rolls."""
        with self._change(seat) as game:
            if game.roll is None or self.die() != number or seat not in (GM, self.holder()):
                raise NotAsked("no-die-waits", path="number", value=number)
            game.faces(values or [fresh_face(game.roll.sides)])

    def rule(self, number: int, text: str) -> None:
        """The referee's hand."""
        with self._change(GM) as game:
            if game.ask is None or game.ask.number != number:
                raise NotAsked("nothing-to-rule-at", path="number", value=number)
            game.rule(text)

    def undo(self, count: int) -> None:
        """Take back so many lines of people."""
        with self._change(GM, keeps_undone=True) as game:
            before = kept_lines(game.journal)
            game.undo(count)
            self._undone.append(before[len(kept_lines(game.journal)) :])

    def back_to(self, event: int) -> None:
        """Take back whatever was said after an event (from 0) had happened."""
        with self.lock:
            count = self.game.lines_since(event)
            if not count:
                raise NotAsked("nothing-to-undo", path="to", value=event)
            self.undo(count)

    def redo(self) -> None:
        """Say again, line by line, what was taken back last."""
        with self._change(GM, keeps_undone=True) as game:
            if not self._undone:
                raise NotAsked("nothing-to-redo", path="redo")
            for line in self._undone.pop():
                _say(game, line)
                self._keep()

    def hand_over(self, seat: str, to_tactic: bool) -> None:
        """Leave a seat to its tactic, or give it back to whoever has its link."""
        with self.lock:
            if seat not in self.game.people:
                known = ", ".join(sorted(self.game.people))
                raise TableError("unknown-seat", "seat", seat, known=known, near="")
            left = [one for one in self.settings.tactic if one != seat]
            self.set(tactic=tuple([*left, seat] if to_tactic else left))
            with self._change(GM):
                pass  # the tactic goes on where it is on

    def set(self, **changes: Any) -> None:
        """Change what the game master sets of the table."""
        with self.lock:
            settings = replace(self.settings, **changes)
            self._store.set(self.id, settings.plain())
            self.settings = settings
            self.touch()
            self._watch_clock()

    def time_is_up(self, number: int) -> None:
        """Answer a reaction that nobody has answered in time by what happens if nothing is said."""
        with self.lock:
            ask = self.game.ask
            if ask is not None and ask.number == number and not self.settings.paused:
                self.answer(GM, number, ask.default)

    @contextmanager
    def _change(self, seat: str, *, keeps_undone: bool = False) -> Iterator[Game]:
        """One change: the game takes it, the store keeps it, those who look on are told."""
        with self.lock:
            if self.settings.paused and seat != GM:
                raise TableError("table-paused")
            if len(self.game.journal) >= limits.MOST_JOURNAL:
                raise TableError("table-long-game", maximum=limits.MOST_JOURNAL)
            undone = list(self._undone)
            if not keeps_undone:
                self._undone = []
            try:
                yield self.game
                self._by_tactics()
                self._keep()
            except BaseException as fault:
                self._undone = undone
                self._restore(fault)
                raise

    def _by_tactics(self) -> None:
        """Go on for the seats that are left to their tactics."""
        while self.game.ask is not None and self.game.ask.seat in self.settings.tactic:
            self.game.leave()

    def _keep(self) -> None:
        """Add to the store what was said since the last time, and tell those who look on."""
        journal, chain = self.game.journal, self.game.chain
        said = journal[self._said :]
        if not said:
            return
        kept = alike(self._links, chain)
        step = Step(self._steps, [to_json(line) for line in said], kept, chain[kept:])
        self._store.add(self.id, step, over=self.game.outcome is not None)
        shortened = kept < len(self._links)
        self._steps, self._said, self._links = self._steps + 1, len(journal), chain
        self._moved(kept if shortened else None)

    def _restore(self, fault: BaseException) -> None:
        """Play again what is kept, where something was refused half way or could not be kept. Where somebody else has
        gone on with the game, what they said counts."""
        elsewhere = isinstance(fault, BojisteError) and fault.problems[0].reason == "table-elsewhere"
        kept = self._store.game(self.id) if elsewhere else None
        if kept is not None:
            self._take(kept)
            self._moved(0)
        elif len(self.game.journal) != self._said or not isinstance(fault, BojisteError):
            self.game = again(self.game, self.game.journal[: self._said])

    # -- those who look on -------------------------------------------------------------------------------------

    def listen(self, who: object, call: Callable[[], None], seat: str) -> None:
        """From now on tell somebody at a seat when something has changed."""
        with self._telling:
            self._listeners[who] = (call, seat)
        self.touch()

    def forget(self, who: object) -> None:
        with self._telling:
            self._listeners.pop(who, None)
        self.touch()

    @property
    def watched(self) -> int:
        return len(self._listeners)

    @property
    def present(self) -> list[str]:
        """The seats from which somebody looks on."""
        return sorted({seat for _, seat in self._listeners.values()})

    def recall(self) -> None:
        """Let everybody make sure that their link still opens their seat."""
        self.recalls += 1
        self.touch()

    def _moved(self, left: int | None = None) -> None:
        """The game has changed; ``left``: how many of its events still stand, where an undo has taken some back."""
        self.told.moves += 1
        if left is not None:
            self.told.cuts.append((self.told.version + 1, left))
        self.touch()
        self._watch_clock()

    def _watch_clock(self) -> None:
        if self.on_change is not None:
            self.on_change(self)

    def touch(self) -> None:
        """Tell all who look on that something has changed."""
        with self._telling:
            self.told.version += 1
            calls = [call for call, _ in self._listeners.values()]
        for call in calls:
            call()


# -- games from what is kept ---------------------------------------------------------------------------------------


def played(kept: Kept) -> Game:
    """The game of what is kept, as it stands."""
    save = kept.save()
    given = kept.given
    game = Game(
        read_scene(kept.scene),
        given["seed"],
        read_journal(save["journal"])[0],
        people=given["people"],
        dice=given["dice"],
        fight=given["fight"],
        decisions=given["decisions"],
    )
    compare(save["chain"], game.chain, game.events)
    return game


def again(game: Game, journal: Sequence[Line]) -> Game:
    """The same game with another journal."""
    save = game.save()
    return Game(
        read_scene(save["scene"]),
        game.seed,
        journal,
        people=game.people,
        dice=game.dice,
        fight=game.fight,
        decisions=save["decisions"],
    )


def alike(old: Sequence[str], new: Sequence[str]) -> int:
    """How many links two chains have in common: each is over all events before it."""
    low, high = 0, min(len(old), len(new))
    if high and old[high - 1] == new[high - 1]:
        return high
    while low < high:
        middle = (low + high) // 2
        low, high = (middle + 1, high) if old[middle] == new[middle] else (low, middle)
    return low


def _say(game: Game, line: Said) -> None:
    """Say once more what had been taken back; what tactics say of themselves has been said by now."""
    match line:
        case Face(value):
            game.face(value)
        case Ruling(_, text):
            game.rule(text)
        case Answer(number, _, key, person) if person:
            game.answer(key, number=number)
        case Answer(number) if game.ask is not None and game.ask.number == number:
            game.leave()


def _offered_to(fault: NotOffered, ask: Ask, seat: str, key: str) -> NotOffered:
    """The refusal, naming what this seat may answer and nothing else."""
    if ask.kind != "choose":
        return fault
    own = [option.key for option in ask.options if seat in (GM, option.seat or ask.seat)]
    return NotOffered("not-offered", path="key", value=key[:200], offered=", ".join(own))
