"""The referee's hand: at any question the game master may set right what the rules cannot know.

A ruling is one line: one or several deeds with ``;`` between them, and a note in quotes at its end.

    ada -7                wound · ``ada +5``: heal
    ada hp 12             set a number that a scene may state as ``now`` · ``ada hp -3``: change it by so much
    goblin-2 prone        inflict a condition · ``goblin-2 prone until ada``: it ends as Ada's next turn begins
    goblin-2 -prone       lift it
    ada H7                place (a square, or ``12,5``) · ``ada 30 from ogre``: where there are no places
    + goblin 2 H7         bring in two of a block · ``+ {id = "olga", side = "heroes", ...}``: a sheet
    - goblin-1            take out
    ada next              a word of a system's own about somebody · ``stop``: about the scene
    "the roof comes down" a note, alone or after deeds

The core reads the line and finds its faults, all at once (``core.ruling``); the system says what each verb does, as a
course of play: what follows from it follows by the same rules. Verbs that are alike in several systems stand in
``kit.hand``.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, NamedTuple

from bojiste.core.ask import Ask
from bojiste.core.dice import Page, Roll
from bojiste.core.event import Event
from bojiste.core.state import Entity, Played, State
from bojiste.errors import Problem

if TYPE_CHECKING:
    from bojiste.core.scene import Scene

Steps = Generator[Ask | Roll | Page | Event, Any, None]

KINDS = {
    "ruled": "the referee sets something right by hand; ``note``: in these words",
    "ruled-by": "a wound or a healing by the referee's hand; ``text``: the number with its sign",
    "ruled-set": "a number is set; ``gauge``: which; ``text``: from what to what",
    "ruled-flag": "something is so now, or not; ``gauge``: what; ``flag``: ``yes`` or ``no``",
    "ruled-inflicted": "a condition begins; ``state``: which",
    "ruled-lifted": "a condition ends; ``state``: which",
    "ruled-placed": "somebody is put somewhere; ``text``: where",
    "ruled-came": "somebody comes in",
    "ruled-left": "somebody is taken out",
    "ruled-order": "the order of turns is changed; ``targets``: the new one",
    "ruled-turn": "somebody gets the next turn",
    "ruled-skip": "somebody loses a turn",
    "ruled-delay": "somebody acts later; ``target``: after whom (nobody: as the last)",
    "ruled-stopped": "the scene is ended",
    "ruled-vain": "a deed that an earlier one of the same ruling has made impossible; ``text``: as typed",
}
"""Event kinds of the hand. Their words are there for every system; one that tells them lists them in its ``KINDS``."""


class Stopped(Exception):
    """The referee has ended what is being played.

    A course of a ruling raises it when it has said so in the state. It is thrown into the play at the question that
    waits, and goes up to where the play ends what the referee has ended: nothing that was in hand goes on.
    """


class Deed(NamedTuple):
    """One thing to set right: ``verb`` says what, ``who`` whom it is about (empty: nobody), ``words`` the rest as
    typed. ``value`` is what was read of them, where the core reads it (a number, a condition, a square, newcomers).
    Of ``set`` the first word is the name of the number."""

    verb: str
    who: str
    words: tuple[str, ...]
    path: str
    value: Any = None


CourseOf = Callable[[Any, Any, Deed], Steps]
"""``course(scene, state, deed)``: what a deed does, as a course of play."""
Check = Callable[[Any, Any, Deed], Iterable[Problem]]
"""``check(scene, state, deed)``: its faults beyond those that the core finds."""


def nothing_wrong(scene: Scene, state: State, deed: Deed) -> Iterable[Problem]:
    """The check of a deed of which the core finds all faults."""
    return ()


class Verb(NamedTuple):
    """Something a system's hand can do: ``form`` as people type it, faults beyond those the core finds, and the course.
    ``whole``: it is about the scene, and nobody's id stands before it. ``of_away``: it is about somebody who is not
    there yet (or not any more), and is shown only where there is one. ``own``: the player of the one it is about may do
    it at any question, without the referee. ``names``: ids of what a scene has that the last word of the form stands
    for; where a scene has none, it is not shown."""

    form: str
    check: Check
    course: CourseOf
    whole: bool = False
    of_away: bool = False
    own: bool = False
    names: Callable[[Any], Iterable[str]] | None = None


def once(scene: Scene) -> int:
    """What is typed is in the unit of ``Given``."""
    return 1


class Number(NamedTuple):
    """Something that a scene may state as ``now`` and the hand may set: a number, a yes or no, a word, a list.

    ``now``: how much it is at present, so that it can be changed by so much (``None``: it cannot). ``given``: where it
    stands in the system's ``Given``, if not under its own name (``("ammunition", "arrows")``). ``listed``: it is a
    list, typed word after word. ``times``: how many of the unit of ``Given`` make one that is typed in this scene;
    ``now`` is in the one that is typed.
    """

    course: CourseOf
    check: Check = nothing_wrong
    now: Callable[[Any, str], int | None] | None = None
    given: tuple[str, ...] = ()
    listed: bool = False
    times: Callable[[Any], int] = once


BY_FORM = frozenset({"by", "set", "inflict", "lift", "at", "apart", "bring", "out"})
"""Verbs that nobody types: the core knows them by their form."""


def stands(scene: Scene, state: State, ask: Ask) -> str | None:
    """No ruling overtakes a question."""
    return None


def in_the_state(state: State, who: str) -> bool:
    """Whoever is in the state is there."""
    return who in state


@dataclass(frozen=True, kw_only=True)
class Hand(Generic[Entity, Played]):
    """What a system lets the referee set right.

    ``verbs``: by name. These the core knows by their form: ``by`` (a signed number after an id), ``inflict`` and
    ``lift`` (one of ``conditions``; those that are ``caused`` may name somebody behind a colon), ``at`` (a square),
    ``apart`` (how far from whom), ``bring`` and ``out``; any other is typed as a word after the id, or as the first
    word if it is about the ``whole``. ``numbers``: what may be set, by name. ``elsewhere``: fields of ``Given`` that no
    number sets, because a verb does. ``overtaken``: what a waiting question is answered with that makes no sense any
    more (the one who is asked has fallen, left, lost the turn); ``None``: it stands. ``there``: whether somebody of the
    scene is still there to rule about.
    """

    verbs: Mapping[str, Verb]
    numbers: Mapping[str, Number] = field(default_factory=dict)
    elsewhere: frozenset[str] = frozenset()
    conditions: tuple[str, ...] = ()
    caused: frozenset[str] = frozenset()
    overtaken: Callable[[Played, State[Entity], Ask], str | None] = stands
    there: Callable[[State[Entity], str], bool] = in_the_state

    @property
    def forms(self) -> tuple[str, ...]:
        """How each verb is typed, and the numbers that may be set."""
        return (*(verb.form for verb in self.verbs.values()), *(f"{_WHO} {name} …" for name in self.numbers))

    def named(self, scene: Scene, state: State[Entity], seen: Collection[str] | None = None) -> list[str]:
        """The ids of those who are there; ``seen``: of those alone (``None``: of all)."""
        return [id for id in scene.by_id if self.there(state, id) and (seen is None or id in seen)]

    def shown(self, scene: Scene, state: State[Entity], seen: Collection[str] | None = None) -> Shown:
        """The forms with ids of those who are there (and ``seen``): one who stands for the first of a form, another
        for the rest."""
        there = self.named(scene, state, seen) or list(scene.by_id)
        away = [id for id in scene.by_id if not self.there(state, id) and (seen is None or id in seen)]
        who = there[0]
        foes = (id for id in there if scene.by_id[id].side != scene.by_id[who].side)
        other = next(foes, there[-1])
        sides = list(dict.fromkeys(scene.by_id[id].side for id in (*there, *away)))
        meant = {_WHO: who, "SIDE": sides[0], "goblins": sides[-1], "party": sides[0]}
        meant.update(dict.fromkeys(STAND_INS, other))
        gone = {**meant, **dict.fromkeys(STAND_INS, away[0])} if away else {}
        verbs = [verb for verb in self.verbs.values() if away or not verb.of_away]
        forms = [(form, verb) for verb in verbs if (form := _of_scene(verb, scene))]
        deeds = tuple(_with_ids(form, gone if verb.of_away else meant) for form, verb in forms)
        names = {id(verb): name for name, verb in self.verbs.items()}
        return Shown(who, deeds, tuple(self.numbers), tuple(names[id(verb)] for _, verb in forms))


_WHO = "ada"
STAND_INS = ("ogre", "goblin-1", "goblin-2", "guard-1")
"""Ids that forms use as examples."""


class Shown(NamedTuple):
    """How deeds are typed in one scene: of whom, what, which numbers may be set, and the verb of each deed."""

    who: str
    deeds: tuple[str, ...]
    numbers: tuple[str, ...]
    verbs: tuple[str, ...] = ()


def _of_scene(verb: Verb, scene: Scene) -> str:
    """The form with the first of what the scene has for its last word; empty where it has none."""
    if verb.names is None:
        return verb.form
    first = next(iter(verb.names(scene)), "")
    return f"{verb.form.rpartition(' ')[0]} {first}" if first else ""


def _with_ids(form: str, meant: Mapping[str, str]) -> str:
    """A form with the ids of a scene; newcomers (``+ goblin 2``) are of the bestiary."""
    return form if form.startswith("+") else " ".join(meant.get(word, word) for word in form.split(" "))
