"""The referee's hand: at any question the game master may set right what the rules cannot know.

A ruling is one line: one or several deeds with ``;`` between them, and a note in quotes at its end.

    ada -7                wound · ``ada +5``: heal
    ada hp 12             set a number that a scene may state as ``now`` · ``ada hp -3``: change it by so much
    goblin-2 prone        inflict a condition · ``goblin-2 prone until ada``: it ends as Ada's next turn begins
    goblin-2 -prone       lift it
    ada H7                place (a square, or ``12,5``)
    + goblin 2 H7         bring in two of a block · ``+ {id = "olga", side = "heroes", ...}``: a sheet
    - goblin-1            take out
    "the roof comes down" a note, alone or after deeds

and whatever verbs a system adds. The core reads the line and finds its faults, all at once; the system says what each
verb does, as a course of play: what follows from it follows by the same rules.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, Generic, NamedTuple

from bojiste.core.ask import Ask
from bojiste.core.dice import Page, Roll
from bojiste.core.event import OPEN, Event
from bojiste.core.rule import Cited
from bojiste.core.state import Entity, Played, State
from bojiste.errors import Problem, RulingError

if TYPE_CHECKING:
    from bojiste.core.scene import Combatant, Scene

Steps = Generator[Ask | Roll | Page | Event, Any, None]

KINDS = {
    "ruled": "the referee sets something right by hand; ``note``: in these words",
    "ruled-by": "a wound or a healing by the referee's hand; ``text``: the number with its sign",
    "ruled-set": "a number is set; ``gauge``: which; ``text``: from what to what",
    "ruled-inflicted": "a condition begins; ``state``: which",
    "ruled-lifted": "a condition ends; ``state``: which",
    "ruled-placed": "somebody is put somewhere; ``text``: where",
    "ruled-came": "somebody comes in",
    "ruled-left": "somebody is taken out",
    "ruled-order": "the order of turns is changed; ``targets``: the new one",
    "ruled-turn": "somebody gets the next turn",
    "ruled-skip": "somebody loses a turn",
    "ruled-delay": "somebody acts later",
    "ruled-stopped": "the scene is ended",
}
"""Event kinds of the hand. Their words are there for every system; one that tells them lists them in its ``KINDS``."""


class Deed(NamedTuple):
    """One thing to set right: ``verb`` says what, ``who`` whom it is about (empty: nobody), ``words`` the rest as
    typed. ``value`` is what was read of them, where the core reads it (a number, a square, newcomers)."""

    verb: str
    who: str
    words: tuple[str, ...]
    path: str
    value: Any = None


class Verb(NamedTuple):
    """What a system's hand can do: ``form`` as people type it, faults beyond those the core finds, and the course."""

    form: str
    check: Callable[[Any, Any, Deed], Iterable[Problem]]
    course: Callable[[Any, Any, Deed], Steps]


@dataclass(frozen=True, kw_only=True)
class Hand(Generic[Entity, Played]):
    """What a system lets the referee set right.

    ``verbs``: by name. These names the core reads by itself: ``by`` (a signed number), ``set`` (a field of the
    system's ``Given`` among ``numbers``), ``inflict`` and ``lift`` (one of ``conditions``), ``at`` (a square),
    ``bring`` and ``out``; any other is a word after the id. ``rule`` is cited by what is told of the ruling itself.
    ``stands``: whether a waiting question still makes sense after it.
    """

    rule: Cited
    verbs: Mapping[str, Verb]
    stands: Callable[[Played, State[Entity], Ask], bool]
    numbers: frozenset[str] = frozenset()
    conditions: tuple[str, ...] = ()


class Read(NamedTuple):
    """A ruling as it was understood."""

    deeds: tuple[Deed, ...]
    note: str
    problems: tuple[Problem, ...]


# -- reading -------------------------------------------------------------------------------------------------------

MOST_TEXT = 2000
_NOTE = re.compile(r'\s*(?:"([^"]*)"|„([^“]*)“|«([^»]*)»|“([^”]*)”)\s*$')
_SIGNED = re.compile(r"[+\-−][0-9]{1,6}")
_SQUARE = re.compile(r"([A-Za-z]{1,2})([1-9][0-9]{0,2})|([0-9]{1,4}),([0-9]{1,4})")


def read(scene: Scene, state: State, text: str) -> Read:
    """A ruling and everything wrong with it: ids nobody has, words that are no verb, numbers out of range."""
    hand = scene.system.hand
    if hand is None:
        return Read((), "", (Problem("ruling", text, "no-hand", {"system": scene.system.id}),))
    if len(text) > MOST_TEXT:
        return Read((), "", (Problem("ruling", text[:60], "long-text", {"maximum": MOST_TEXT}),))
    if any(ord(letter) < 32 or ord(letter) == 127 for letter in text):
        return Read((), "", (Problem("ruling", text, "control-characters"),))
    rest, note = _noted(text)
    parts = [part.strip() for part in _parted(rest)]
    if parts == [""] and not note:
        return Read((), "", (Problem("ruling", text, "empty-text"),))
    deeds, problems = [], []
    for index, part in enumerate(parts if parts != [""] else []):
        reader = _Reader(hand, scene, state, "ruling" if len(parts) == 1 else f"ruling[{index}]")
        deed = reader.deed(part)
        problems += reader.problems
        if deed is not None:
            problems += hand.verbs[deed.verb].check(scene, state, deed)
            deeds.append(deed)
    return Read(tuple(deeds), note, tuple(problems))


def _noted(text: str) -> tuple[str, str]:
    found = _NOTE.search(text)
    if found is None or text.lstrip().startswith("+ {"):
        return text, ""
    return text[: found.start()], next(group for group in found.groups() if group is not None)


def _parted(text: str) -> list[str]:
    """Deeds between semicolons; a sheet in braces is one."""
    return [text] if text.lstrip().startswith("+ {") else text.split(";")


def square(word: str) -> tuple[int, int] | None:
    """The square a word names, from (0, 0): ``C4`` and ``2,3`` are (2, 3)."""
    found = _SQUARE.fullmatch(word)
    if found is None:
        return None
    if found[3] is not None:
        return int(found[3]), int(found[4])
    column = 0
    for letter in found[1].upper():
        column = column * 26 + ord(letter) - ord("A") + 1
    return column - 1, int(found[2]) - 1


def square_name(x: int, y: int) -> str:
    """The name of a square counted from (0, 0): ``A1``; columns after ``Z`` are ``AA``, ``AB``."""
    letters = ""
    column = x + 1
    while column:
        column, rest = divmod(column - 1, 26)
        letters = chr(ord("A") + rest) + letters
    return f"{letters}{y + 1}"


class _Reader:
    """Reads one deed."""

    def __init__(self, hand: Hand, scene: Scene, state: State, path: str) -> None:
        self.hand, self.scene, self.state, self.path = hand, scene, state, path
        self.problems: list[Problem] = []

    def fault(self, value: Any, reason: str, known: Iterable[str] = (), **data: Any) -> None:
        words = list(known)
        if words:
            near = ", ".join(get_close_matches(str(value)[:64], words, n=1))
            data |= {"known": ", ".join(words), "near": near}
        self.problems.append(Problem(self.path, value, reason, data))

    def deed(self, text: str) -> Deed | None:
        words = tuple(text.split())
        if not words:
            self.fault("", "empty-text")
            return None
        if words[0] == "+":
            return self.bring(text.strip()[1:].strip(), words[1:])
        if words[0] in ("-", "−"):
            return self.about("out", words[1:2], words[2:])
        if words[0] in self.hand.verbs and words[0] not in self.scene.by_id:
            return self.about(words[0], ("",), words[1:])
        return self.about(None, words[:1], words[1:])

    def about(self, verb: str | None, whom: tuple[str, ...], words: tuple[str, ...]) -> Deed | None:
        """A deed to somebody: whose id is known, and whose words are some verb's."""
        who = whom[0] if whom else ""
        if who not in ("", *self.scene.by_id) or (not who and verb == "out"):
            self.fault(who, "nobody-of-that-id", self.scene.by_id)
            return None
        if who and who not in self.state:
            self.fault(who, "not-there-any-more")
            return None
        if verb is None:
            if not words:
                self.fault(who, "nothing-to-rule", self.forms())
                return None
            return self.understood(who, words)
        return self.known(Deed(verb, who, words, self.path))

    def understood(self, who: str, words: tuple[str, ...]) -> Deed | None:
        first, rest = words[0], words[1:]
        place = square(first)
        if _SIGNED.fullmatch(first) and not rest:
            return self.known(Deed("by", who, rest, self.path, int(first.replace("−", "-"))))
        if first in self.hand.conditions:
            return self.known(Deed("inflict", who, rest, self.path, first))
        if first[:1] in "-−" and first[1:] in self.hand.conditions:
            return self.known(Deed("lift", who, rest, self.path, first[1:]))
        if first in self.hand.numbers:
            return self.number(who, first, " ".join(rest))
        if first in self.hand.verbs:
            return self.known(Deed(first, who, rest, self.path))
        if place is not None:
            return self.known(Deed("at", who, rest, self.path, place))
        self.fault(first, "no-such-ruling", (*self.hand.verbs, *self.hand.conditions, *sorted(self.hand.numbers)))
        return None

    def forms(self) -> list[str]:
        return [verb.form for verb in self.hand.verbs.values()]

    def known(self, deed: Deed) -> Deed | None:
        if deed.verb in self.hand.verbs:
            return deed
        self.fault(" ".join(deed.words), "no-such-ruling", self.forms())
        return None

    def number(self, who: str, field: str, text: str) -> Deed | None:
        """A field of ``now``, valid as a scene may state it; with a sign in front it is changed by so much."""
        from pydantic import ValidationError

        from bojiste.core.reading import problems_of

        now = getattr(self.state[who], field, None)
        value = _value(text)
        if _SIGNED.fullmatch(text) and isinstance(now, int) and not isinstance(now, bool):
            value = now + int(text.replace("−", "-"))
        try:
            given = self.scene.system.models().now.model_validate({field: value})
        except ValidationError as failed:
            self.problems += problems_of(failed, self.path, self.scene.system.models().now)
            return None
        return self.known(Deed("set", who, (field,), self.path, given.model_dump(exclude_unset=True)[field]))

    def bring(self, text: str, words: tuple[str, ...]) -> Deed | None:
        """Newcomers: a block (how many, where), or a sheet."""
        from bojiste.core.reading import read_newcomers

        try:
            entry, where = (_sheet(text), ()) if text.startswith("{") else self.block(words)
            if entry is None:
                return None
            found: tuple[Combatant, ...] = read_newcomers(self.scene, entry, self.path)
        except tomllib.TOMLDecodeError:
            self.fault(text, "not-a-table")
            return None
        except RulingError as wrong:
            self.problems += wrong.problems
            return None
        return self.known(Deed("bring", "", where, self.path, found))

    def block(self, words: tuple[str, ...]) -> tuple[dict[str, Any] | None, tuple[str, ...]]:
        """``goblin 2 H7``: the entry of a scene that it stands for, and the words left."""
        if not words or words[0] not in self.scene.system.blocks():
            self.no_block(words[0] if words else "")
            return None, ()
        block, rest = words[0], words[1:]
        count = int(rest[0]) if rest and re.fullmatch("[1-9][0-9]?", rest[0]) else 1
        rest = rest[1:] if rest and rest[0].isdecimal() else rest
        side = next((word for word in rest if word in {one.id for one in self.scene.sides}), None)
        return {"block": block, "count": count, "side": side or self.side_of(block)}, tuple(
            word for word in rest if word != side
        )

    def no_block(self, word: str) -> None:
        blocks = self.scene.system.blocks()
        near = ", ".join(get_close_matches(word[:64], list(blocks), n=3))
        self.problems.append(Problem(self.path, word, "unknown-block", {"near": near, "count": len(blocks)}))

    def side_of(self, block: str) -> str:
        """Where others of the block are, else the first side that the referee plays."""
        alike = [one.side for one in self.scene.combatants if one.block == block]
        referee = [one.side for one in self.scene.combatants if one.seat == "gm"]
        return next(iter((*alike, *referee, *(one.id for one in self.scene.sides))))


def _sheet(text: str) -> dict[str, Any]:
    table: dict[str, Any] = tomllib.loads(f"entry = {text}")["entry"]
    return table


def _value(text: str) -> Any:
    try:
        return tomllib.loads(f"value = {text}")["value"]
    except tomllib.TOMLDecodeError:
        return text


# -- acting --------------------------------------------------------------------------------------------------------


def course_of(scene: Scene, state: State, text: str) -> Steps:
    """The course of a ruling; ``RulingError`` with all its faults if it cannot be."""
    found = read(scene, state, text)
    if found.problems:
        raise RulingError(found.problems, scene.system.id)
    return _course(scene, state, found)


def _course(scene: Scene, state: State, ruling: Read) -> Steps:
    hand = scene.system.hand
    assert hand is not None
    for who in _about(ruling):
        yield Event("ruled", hand.rule, who, data={"note": ruling.note}, seen=OPEN)
    for deed in ruling.deeds:
        yield from hand.verbs[deed.verb].course(scene, state, deed)


def _about(ruling: Read) -> Iterator[str | None]:
    """Whom the note is about: it is told to who sees them. A ruling without a note tells itself by what it does."""
    if ruling.note:
        yield ruling.deeds[0].who or None if ruling.deeds else None
