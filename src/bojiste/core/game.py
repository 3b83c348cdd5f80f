"""Drivers of a play. ``Run`` drives it until a person is needed; ``Game`` adds the journal, undo, saves and views.

Truth is scene + seed + journal: everything else is derived, so undoing is running again with fewer answers.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bojiste.core.ask import GM, Ask
from bojiste.core.dice import Dice, Hand, Page, Roll, Script, Shared, Tape, checked_face
from bojiste.core.event import Event, to_json
from bojiste.core.policy import Decisions, Policy
from bojiste.core.scene import FORMAT, Scene
from bojiste.core.state import State, View, fold
from bojiste.core.system import Outcome
from bojiste.errors import NobodyThere, NotAsked, NotOffered, Problem, ReplayDiffers, SaveError
from bojiste.version import VERSION

PEOPLE: frozenset[str] = frozenset()
DICE = ("tape", "hand", "hand:players")
"""Where dice may come from, besides a list of faces."""


def _unheard(event: Event) -> None:
    """Nobody listens: a forecast looks at the end only."""


class Run:
    """One play, driven as far as dice and policies carry it.

    ``pending`` is the ask or the die that needs a person, or ``None`` once ``outcome`` stands. ``people`` are the
    seats that persons hold. ``answered`` is told each answer before it is sent (a journal). ``strict`` checks every
    answer of a policy against the options and every event against the state; forecasts leave it off.
    """

    __slots__ = (
        "_asks",
        "_decisions",
        "_dice",
        "_note",
        "_people",
        "_play",
        "_policies",
        "_policy_of",
        "_sight_by",
        "_stale",
        "_strict",
        "_views",
        "events",
        "outcome",
        "pending",
        "scene",
        "state",
    )

    def __init__(
        self,
        scene: Scene,
        dice: Dice,
        *,
        people: frozenset[str] = PEOPLE,
        policies: Mapping[str, Policy] | None = None,
        decisions: Decisions | None = None,
        events: list[Event] | None = None,
        strict: bool = False,
    ) -> None:
        game = scene.system
        self.scene = scene
        self.state: State = game.begin(scene)
        self.events = events
        self._note = events.append if events is not None else _unheard
        self.pending: Ask | Roll | None = None
        self.outcome: Outcome | None = None
        self._play = game.procedures[scene.procedure](scene, self.state)
        self._dice = dice
        self._people = people
        self._policies = game.policies if policies is None else policies
        self._policy_of: dict[str | None, Policy] = {}
        self._decisions = decisions
        self._strict = strict
        self._asks = 0
        self._views: dict[str, View] = {}
        self._sight_by = game.sight_by
        self._stale = False

    @property
    def asks(self) -> int:
        """How many questions were asked so far."""
        return self._asks

    def view(self, seat: str) -> View:
        """What a seat sees now."""
        if self._stale:
            self._stale = False
            for known in self._views.values():
                known.look()
        view = self._views.get(seat)
        if view is None:
            view = self._views[seat] = View(self.scene, self.state, seat, self.scene.system.sight)
        return view

    def advance(self, answer: Any = None) -> None:
        """Send ``answer`` (``None`` at the start) and go on until a person is needed or the scene has ended."""
        send, face, note, strict, now = self._play.send, self._dice.face, self._note, self._strict, self.state.now
        sight_by = self._sight_by
        self.pending = None
        try:
            while True:
                step: Any = send(answer)
                kind = step.__class__
                if kind is Event:
                    if strict:
                        fold(self.state, step, strict=True)
                        self._stale = True
                    else:
                        # fold(), written out: forecasts spend a tenth of their time here
                        for who, field, _, new in step.changes:
                            if field:
                                setattr(now[who], field, new)
                            elif new is None:
                                del now[who]
                                self._stale = True
                            else:
                                now[who] = new
                                self._stale = True
                        if sight_by and any(change.field in sight_by for change in step.changes):
                            self._stale = True
                    note(step)
                    answer = None
                elif kind is Page:
                    self._dice.page(step)
                    answer = None
                else:
                    answer = face(step) if kind is Roll else self._answer(step)
                    if answer is None:
                        self.pending = step
                        return
        except StopIteration as stop:
            self.outcome = stop.value
            self._dice.finish()
            if self._decisions is not None:
                self._decisions.finish()

    def _answer(self, ask: Ask) -> Any:
        """The answer of whoever is no person, or ``None``."""
        self._asks += 1
        ask.number = self._asks
        if self._decisions is not None:
            line = self._decisions.next(ask)
            if line is not None:
                return ask.accept(line)
        if ask.ruling and self.scene.rulings == "default":
            return ask.accept(ask.default)
        if ask.seat in self._people:
            return None
        policy = self._policy_of.get(ask.actor)
        if policy is None:
            policy = self._policy_of[ask.actor] = self._policy(ask)
        view = self._views.get(ask.seat)
        if view is None or self._stale:
            view = self.view(ask.seat)
        key = policy(ask, view)
        return ask.accept(key) if self._strict or ask.kind != "choose" else key

    def _policy(self, ask: Ask) -> Policy:
        combatant = self.scene.by_id.get(ask.actor) if ask.actor is not None else None
        name = combatant.tactic if combatant is not None else next(iter(self._policies), "")
        policy = self._policies.get(name)
        if policy is None:
            raise NobodyThere("nobody-there", path=f"ask[{ask.number}]", value=ask.seat)
        return policy


def _sign(previous: str, event: Event) -> str:
    """The next link of the chain: sixteen hex digits over the previous link and the event."""
    text = json.dumps(to_json(event), ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256((previous + text).encode()).hexdigest()[:16]


def kept_lines(journal: Sequence[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """The answers that count: what the ``undo`` lines of an append-only journal leave standing.

    ``undo n`` takes back the last n answers of people (and whatever tactics and dice answered after them).
    """
    kept: list[Mapping[str, Any]] = []
    for line in journal:
        if "undo" not in line:
            kept.append(line)
            continue
        for _ in range(min(line["undo"], len(kept))):
            while kept and "tactic" in kept[-1]:
                kept.pop()
            if kept:
                kept.pop()
    return kept


class _Journalled(Run):
    """A run that answers from a journal first, and writes down every answer after it."""

    __slots__ = ("_replay", "lines")

    def __init__(self, scene: Scene, dice: Dice, replay: Sequence[Mapping[str, Any]], **more: Any) -> None:
        super().__init__(scene, dice, **more)
        self._replay = list(reversed(replay))
        self.lines: list[dict[str, Any]] = []

    def start(self) -> None:
        """Run as far as the journal and the unattended seats carry."""
        self.advance()
        while isinstance(self.pending, Roll) and self._replay:
            line = self._replay.pop()
            if "face" not in line:
                raise ReplayDiffers("replay-wants-face", path=f"journal[{len(self.lines)}]", value=str(dict(line)))
            self.lines.append(dict(line))
            self.advance(checked_face(line["face"], self.pending, f"journal[{len(self.lines) - 1}]"))
        if self._replay:
            line = self._replay[-1]
            raise ReplayDiffers("replay-left-over", path=f"journal[{len(self.lines)}]", value=str(dict(line)))

    def _answer(self, ask: Ask) -> Any:
        if self._replay:
            line = self._replay.pop()
            self._asks += 1
            ask.number = self._asks
            if line.get("ask") != ask.number:
                raise ReplayDiffers("replay-wants-answer", path=f"journal[{len(self.lines)}]", value=str(dict(line)))
            self.lines.append(dict(line))
            if self._decisions is not None:
                self._decisions.next(ask)  # the list had its say when this line was written
            return self._as_recorded(ask, line)
        answer = super()._answer(ask)
        if answer is not None:
            self.lines.append({"ask": ask.number, "tactic": ask.seat, "key": str(answer)})
        return answer

    def _as_recorded(self, ask: Ask, line: Mapping[str, Any]) -> Any:
        """The answer of a line; ``ReplayDiffers`` if today's rules do not offer it."""
        try:
            return ask.accept(line["key"])
        except NotOffered as fault:
            path, offered = f"journal[{len(self.lines) - 1}]", fault.problem.data.get("offered", "")
            raise ReplayDiffers("replay-not-offered", path=path, value=line["key"], offered=offered) from None


def source(
    scene: Scene[Any], dice: str | Sequence[int], seed: int, fight: int = 0, people: frozenset[str] = PEOPLE
) -> Dice:
    """What answers the dice of a game: ``dice`` as ``Game`` takes it."""
    if not isinstance(dice, str):
        return Script(dice)
    if dice == "hand":
        return Hand()
    tape = Tape(seed, fight)
    return tape if dice == "tape" else Shared(tape, lambda roll: _by_hand(scene, people, roll))


def _by_hand(scene: Scene[Any], people: frozenset[str], roll: Roll) -> bool:
    """Whether a player who sits here rolls this die."""
    one = scene.by_id.get(roll.actor) if roll.actor is not None else None
    return one is not None and one.seat != GM and one.seat in people


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
        journal: Sequence[Mapping[str, Any]] = (),
        *,
        people: Iterable[str] = (),
        dice: str | Sequence[int] = "tape",
        fight: int = 0,
        decisions: Sequence[str] = (),
    ) -> None:
        self.scene = scene
        self.seed = seed
        self.fight = fight
        self.people = frozenset(people)
        self._dice = dice
        self._lines = tuple(decisions)
        self._journal: list[Mapping[str, Any]] = list(journal)
        self._run = self._from(journal)

    def _from(self, journal: Sequence[Mapping[str, Any]]) -> _Journalled:
        run = _Journalled(
            self.scene,
            source(self.scene, self._dice, self.seed, self.fight, self.people),
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
    def ask(self) -> Ask | None:
        """The question that waits for a person, if one does."""
        return self._run.pending if isinstance(self._run.pending, Ask) else None

    @property
    def roll(self) -> Roll | None:
        """The die that waits for a person's hand, if one does."""
        return self._run.pending if isinstance(self._run.pending, Roll) else None

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
    def journal(self) -> tuple[Mapping[str, Any], ...]:
        """All that was ever answered, in order, undone lines included."""
        return (*self._journal, *self._run.lines[len(kept_lines(self._journal)) :])

    @property
    def chain(self) -> tuple[str, ...]:
        """One link per event, each over all before it."""
        links: list[str] = []
        for event in self.events:
            links.append(_sign(links[-1] if links else "", event))
        return tuple(links)

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
        self._run.lines.append({"ask": ask.number, "seat": holder, "key": key})
        self._run.advance(value)

    def face(self, value: int) -> None:
        """Say what the waiting die shows; ``BadFace`` if it cannot."""
        roll = self.roll
        if roll is None:
            raise NotAsked("no-die-waits", value=value)
        checked_face(value, roll, "face")
        self._run.lines.append({"face": value})
        self._run.advance(value)

    def undo(self, count: int = 1) -> None:
        """Take back the last ``count`` answers of people, and all that followed from them."""
        journal = [*self.journal, {"undo": count}]
        if not any("tactic" not in line for line in kept_lines(self.journal)):
            raise NotAsked("nothing-to-undo", value=count)
        self._journal = journal
        self._run = self._from(journal)

    def fork(self) -> Game:
        """Another game with the same past."""
        return Game(
            self.scene,
            self.seed,
            self.journal,
            people=self.people,
            dice=self._dice,
            fight=self.fight,
            decisions=self._lines,
        )

    def view(self, seat: str = GM) -> View:
        """What a seat sees now."""
        return self._run.view(seat)

    def log(self, seat: str = GM) -> list[Event]:
        """What a seat saw, event by event (each projected with the sight it had then)."""
        state = self.scene.system.begin(self.scene)
        view = View(self.scene, state, seat, self.scene.system.sight)
        seen = []
        for event in self.events:
            fold(state, event)
            shown = view.project(event)
            if shown is not None:
                seen.append(shown)
        return seen

    # -- keeping -----------------------------------------------------------------------------------------------

    def save(self) -> dict[str, Any]:
        """Everything needed to be here again, as one JSON object."""
        return {
            "bojiste": FORMAT,
            "engine": VERSION,
            "scene": self.scene.source,
            "seed": self.seed,
            "fight": self.fight,
            "people": sorted(self.people),
            "dice": self._dice if isinstance(self._dice, str) else list(self._dice),
            "decisions": list(self._lines),
            "journal": [dict(line) for line in self.journal],
            "chain": list(self.chain),
        }

    @classmethod
    def load(cls, data: Any, *, check: bool = True) -> Game:
        """The game of a save. ``SaveError`` if it is no save; ``ReplayDiffers`` (unless ``check`` is off) if the
        rules of today tell another story, naming the first event that differs."""
        from bojiste.core.reading import read_scene

        problems = list(_save_problems(data))
        if problems:
            raise SaveError(problems)
        game = cls(
            read_scene(data["scene"]),
            data["seed"],
            data["journal"],
            people=data["people"],
            dice=data["dice"],
            fight=data["fight"],
            decisions=data["decisions"],
        )
        if check:
            _compare(data["chain"], game)
        return game


def _compare(recorded: Sequence[str], game: Game) -> None:
    events = game.events
    for index, link in enumerate(game.chain):
        if index >= len(recorded) or recorded[index] != link:
            raise ReplayDiffers("replay-differs", path=f"event[{index}]", value=events[index].kind, engine="")
    if len(recorded) > len(events):
        raise ReplayDiffers("replay-too-short", path=f"event[{len(events)}]", value=len(recorded))


_SHAPE: Mapping[str, type | tuple[type, ...]] = {
    "engine": str,
    "scene": dict,
    "seed": int,
    "fight": int,
    "people": list,
    "dice": (str, list),
    "decisions": list,
    "journal": list,
    "chain": list,
}


def _save_problems(data: Any) -> Iterable[Problem]:
    """What keeps ``data`` from being a save."""
    if not isinstance(data, Mapping) or "bojiste" not in data:
        yield Problem("", "", "not-a-save")
        return
    if data["bojiste"] != FORMAT:
        yield Problem("bojiste", data["bojiste"], "unknown-format", {"known": FORMAT})
        return
    for key, shape in _SHAPE.items():
        if key not in data:
            yield Problem(key, "", "missing")
        elif not isinstance(data[key], shape) or isinstance(data[key], bool):
            yield Problem(key, data[key], "damaged-save")
        elif isinstance(data[key], list):
            yield from _wrong_items(key, data[key])
    if isinstance(data.get("dice"), str) and data["dice"] not in DICE:
        yield Problem("dice", data["dice"], "damaged-save")
    for key in ("seed", "fight"):
        if _is_whole(data.get(key)) and not -(2**63) <= data[key] < 2**63:
            yield Problem(key, data[key], "damaged-save")
    journal = data.get("journal")
    for index, line in enumerate(journal if isinstance(journal, list) else ()):
        if not _is_line(line):
            yield Problem(f"journal[{index}]", line, "damaged-save")


_ITEMS: Mapping[str, type] = {"people": str, "dice": int, "decisions": str, "chain": str}


def _wrong_items(key: str, items: Sequence[Any]) -> Iterable[Problem]:
    """Entries of a list that are not what stands in such a list."""
    shape = _ITEMS.get(key)
    for index, item in enumerate(items if shape is not None else ()):
        if not isinstance(item, shape) or isinstance(item, bool):  # type: ignore[arg-type]
            yield Problem(f"{key}[{index}]", item, "damaged-save")


def _is_whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_line(line: Any) -> bool:
    if not isinstance(line, Mapping):
        return False
    if "undo" in line:
        return _is_whole(line["undo"]) and bool(line["undo"] >= 1)
    if "face" in line:
        return _is_whole(line["face"])
    return _is_whole(line.get("ask")) and isinstance(line.get("key"), str)
