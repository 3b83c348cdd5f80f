"""Driving a play: ``Run`` carries it as far as dice, tactics and lists reach, and stops where a person is needed.

The referee's hand (``rule``) acts while a question waits. The play is suspended at that question; the course of the
ruling is driven in its place, by the same rules: its events are folded, its dice fall, its questions are asked. When
it has ended, the question is put again in the state as it is now:

1. A question made with ``again=True`` is withdrawn: the play is sent ``AGAIN`` instead of an answer, and makes it anew
   (or does not, if there is nothing to ask any more). Main menus are asked so, and whatever was worked out before.
2. A question that no longer makes sense (its actor has fallen, left, lost its turn) is answered with what
   ``System.hand.overtaken`` says, which must do nothing.
3. Any other question stays, with its number, and its menu is made anew where it is a function.

A ruling that ends what is played (``core.hand.Stopped``) is thrown into the play at its question, which is not put
again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bojiste.core.ask import AGAIN, GM, Ask
from bojiste.core.dice import Dice, Hand, Page, Roll, Script, Shared, Tape, checked_face
from bojiste.core.event import Event
from bojiste.core.hand import Steps, Stopped
from bojiste.core.house import begun, guarded
from bojiste.core.journal import Answer, Face, Line, Ruling, Said, to_json
from bojiste.core.policy import Decisions, Policy
from bojiste.core.ruling import in_time as course_in_time
from bojiste.core.ruling import ruling as course_of
from bojiste.core.scene import Scene
from bojiste.core.state import State, Versions, View, fold
from bojiste.core.system import Outcome, Play
from bojiste.errors import BojisteError, NobodyThere, NotOffered, ReplayDiffers

PEOPLE: frozenset[str] = frozenset()


def _unheard(event: Event) -> None:
    """Nobody listens: a forecast looks at the end only."""


class _Ruled(Exception):
    """The play is suspended: a ruling has its place."""


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
        "_held",
        "_note",
        "_people",
        "_play",
        "_policies",
        "_policy_of",
        "_strict",
        "_views",
        "by_hand",
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
        if decisions is not None or game.multiplies(scene):
            scene = scene.own()  # the list may bring somebody in, or play itself
        self.scene = scene
        self.state: State = game.begin(scene) if scene.house is None else begun(scene)
        self.state.versions = Versions(game.sight_by, game.kept_by)
        self.events = events
        self.by_hand: list[list[int]] = []
        """Of each ruling the place of its first event, and, once it has ended, the place behind its last."""
        self._note = events.append if events is not None else _unheard
        self.pending: Ask | Roll | None = None
        self.outcome: Outcome | None = None
        play = game.procedures[scene.procedure](scene, self.state)
        self._play: Play | Steps = play if scene.house is None else guarded(play, scene.house)
        self._held: list[tuple[Play | Steps, Ask]] = []
        self._dice = dice
        self._people = people
        self._policies = game.policies if policies is None else policies
        self._policy_of: dict[str | None, Policy] = {}
        self._decisions = decisions
        self._strict = strict
        self._asks = 0
        self._views: dict[str, View] = {}

    @property
    def asks(self) -> int:
        """How many questions were asked so far."""
        return self._asks

    def view(self, seat: str) -> View:
        """What a seat sees now."""
        view = self._views.get(seat)
        if view is None:
            view = self._views[seat] = View(self.scene, self.state, seat, self.scene.system.sight)
        elif view.looked != view.versions.sight:
            view.look()
        return view

    # -- driving -----------------------------------------------------------------------------------------------

    def advance(self, answer: Any = None) -> None:
        """Send ``answer`` (``None`` at the start) and go on until a person is needed or the scene has ended."""
        self.pending = None
        while True:
            try:
                self._drive(answer)
                return
            except _Ruled:
                answer = None
            except Stopped as stopped:
                if not self._held:
                    raise  # nothing of this play is ended by a ruling
                self._take_up()
                answer = stopped
            except StopIteration as stop:
                if not self._held:
                    self.outcome = stop.value
                    self._finish()
                    return
                answer = self._put_again()
                if self.pending is not None:
                    return

    def unattended(self, dice: Dice) -> None:
        """Go on to the end with nobody there: tactics answer, beginning with the question that waits, and these dice
        fall."""
        self._people, self._decisions, self._dice = PEOPLE, None, dice
        if self.pending is not None:
            roll = self.pending.__class__ is Roll
            self.advance(dice.face(self.pending) if roll else self._answer(self.pending))  # type: ignore[arg-type]

    def _finish(self) -> None:
        # what was worked out of the state and its views points back at them: without it, whoever lets go of the play
        # has freed all of it
        for shelf in (self.state.memo, *(view.memo for view in self._views.values())):
            shelf.clear()
        self._dice.finish()
        if self._decisions is not None:
            self._decisions.finish()

    def _drive(self, answer: Any) -> None:
        send, face, note, state, strict = self._play.send, self._dice.face, self._note, self.state, self._strict
        step: Any = self._play.throw(answer) if answer.__class__ is Stopped else send(answer)
        while True:
            kind = step.__class__
            if kind is Event:
                if step.changes:
                    fold(state, step, strict=strict)
                note(step)
                answer = None
            elif kind is Page:
                self._dice.page(step)
                answer = None
            else:
                if kind is Roll:
                    answer = face(step)
                else:
                    self._asks += 1
                    step.number = self._asks
                    answer = self._answer(step)
                if answer is None:
                    self.pending = step
                    return
            step = send(answer)

    def _answer(self, ask: Ask) -> Any:
        """The answer of a seat without a person, or ``None``."""
        if self._decisions is not None:
            ruling = self._decisions.ruling(ask)
            if ruling is not None:
                self._begin(Ruling(ask.number, ruling, person=False), ask)
                raise _Ruled
            line = self._decisions.next(ask)
            if line is not None:
                return ask.accept(line)
        if ask.ruling and self.scene.rulings == "default":
            key = ask.default
        elif ask.seat in self._people:
            return None
        else:
            policy = self._policy_of.get(ask.actor)
            if policy is None:
                policy = self._policy_of[ask.actor] = self._policy(ask)
            key = policy(ask, self.view(ask.seat))
        # a key that no person gave is held against the menu only where all is checked
        return ask.accept(key) if self._strict or ask.kind != "choose" else key

    def by_tactic(self, ask: Ask) -> Any:
        """What the tactic of the seat that is asked says, as if nobody sat there."""
        return ask.accept(self._policy(ask)(ask, self.view(ask.seat)))

    def _policy(self, ask: Ask) -> Policy:
        combatant = self.scene.by_id.get(ask.actor) if ask.actor is not None else None
        name = combatant.tactic if combatant is not None else next(iter(self._policies), "")
        policy = self._policies.get(name)
        if policy is None:
            raise NobodyThere("nobody-there", path=f"ask[{ask.number}]", value=ask.seat)
        return policy

    # -- the referee's hand ------------------------------------------------------------------------------------

    def rule(self, ruling: Ruling) -> None:
        """Set something right while a question waits (see above); the ruling has been checked."""
        assert isinstance(self.pending, Ask)
        self._begin(ruling, self.pending)
        self.advance()

    def _begin(self, ruling: Ruling, ask: Ask) -> None:
        """Suspend the play at ``ask`` and put the course of a ruling in its place."""
        course = self._course_of(ruling)
        self._held.append((self._play, ask))
        self.by_hand.append([len(self.events or ())])
        self._play = course

    def _course_of(self, ruling: Ruling) -> Steps:
        return course_of(self.scene, self.state, ruling.text)

    def _put_again(self) -> Any:
        """The ruling has ended: what its question is answered with now; ``pending`` where that is a person's."""
        ask = self._take_up()
        if ask.again:
            return AGAIN
        hand = self.scene.system.hand
        overtaken = hand.overtaken(self.scene, self.state, ask) if hand is not None else None
        if overtaken is not None:
            return ask.accept(overtaken)
        ask.renew()
        try:
            answer = self._answer(ask)
        except _Ruled:
            return None
        if answer is None:
            self.pending = ask
        return answer

    def _take_up(self) -> Ask:
        """The play that the ruling has suspended is in its place again; the question at which it was."""
        self._play, ask = self._held.pop()
        next(span for span in reversed(self.by_hand) if len(span) == 1).append(len(self.events or ()))
        return ask


class Journalled(Run):
    """A run that answers from a journal first, and writes down every line after it. ``put_off``: rulings that were made
    while a die was asked for, and wait for the next question."""

    __slots__ = ("_replay", "fallen", "lines", "places", "put_off")

    def __init__(self, scene: Scene, dice: Dice, replay: Sequence[Said], **more: Any) -> None:
        super().__init__(scene.own(), dice, **more)
        self._replay = list(reversed(replay))
        self.lines: list[Said] = []
        self.put_off: list[Ruling] = []
        self.places: list[int] = []
        """Of each line how many events had happened when it was written."""
        self.fallen: tuple[int, ...] = ()
        """What has fallen of the dice alike of which one waits."""

    def write(self, line: Said) -> None:
        """A line more of the journal."""
        self.lines.append(line)
        self.places.append(len(self.events or ()))

    def fall(self, value: int) -> None:
        """A die of people's hands has fallen."""
        roll, fallen = self.pending, (*self.fallen, value)
        assert isinstance(roll, Roll)
        self.write(Face(value))
        self.advance(value)
        self.fallen = fallen if self.pending is roll and len(fallen) < roll.of else ()

    def start(self) -> None:
        """Run as far as the journal and the unattended seats carry."""
        self.advance()
        while isinstance(self.pending, Roll) and self._replay:
            line = self._replay.pop()
            if isinstance(line, Ruling):
                self.put_off_till_asked(line)
                continue
            if not isinstance(line, Face):
                raise self._differs("replay-wants-face", line)
            self.fall(checked_face(line.value, self.pending, f"journal[{len(self.lines)}]"))
        if self._replay:
            raise self._differs("replay-left-over", self._replay[-1])

    def _differs(self, reason: str, line: Line) -> ReplayDiffers:
        return ReplayDiffers(reason, path=f"journal[{len(self.lines)}]", value=str(to_json(line)))

    def put_off_till_asked(self, ruling: Ruling) -> None:
        """Write down a ruling that acts at the next question."""
        self.write(ruling)
        self.put_off.append(ruling)

    def _answer(self, ask: Ask) -> Any:
        if self.put_off:
            super()._begin(self.put_off.pop(0), ask)
            raise _Ruled
        if self._replay:
            return self._recorded(ask, self._replay.pop())
        answer = super()._answer(ask)
        if answer is not None:
            self.write(Answer(ask.number, ask.seat, str(answer), person=False))
        return answer

    def _recorded(self, ask: Ask, line: Said) -> Any:
        """What the next line of the journal says to a question; ``ReplayDiffers`` where today's rules lack it."""
        if isinstance(line, Face) or line.ask != ask.number:
            raise self._differs("replay-wants-answer", line)
        if isinstance(line, Ruling):
            self._rule_as_recorded(ask, line)
            raise _Ruled
        if self._decisions is not None:
            self._decisions.next(ask)  # the list had its say when this line was written
        try:
            answer = ask.accept(line.key)
        except NotOffered as fault:
            path, offered = f"journal[{len(self.lines)}]", fault.problem.data.get("offered", "")
            raise ReplayDiffers("replay-not-offered", path=path, value=line.key, offered=offered) from None
        self.write(line)
        return answer

    def _rule_as_recorded(self, ask: Ask, line: Ruling) -> None:
        if self._decisions is not None and not line.person:
            self._decisions.ruling(ask)
        try:
            self._begin(line, ask)
        except BojisteError as fault:
            path = f"journal[{len(self.lines)}]"
            raise ReplayDiffers("replay-not-ruled", path=path, value=line.text, why=fault.problems[0].reason) from None

    def _begin(self, ruling: Ruling, ask: Ask) -> None:
        super()._begin(ruling, ask)
        self.write(ruling)

    def _course_of(self, ruling: Ruling) -> Steps:
        """What was put off may not be possible any more."""
        late = any(ruling is line for line in self.lines)
        return (course_in_time if late else course_of)(self.scene, self.state, ruling.text)


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
