"""A ruling of the referee's hand, from the line as typed to what it does (the forms: ``core.hand``)."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Iterable
from dataclasses import replace
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, NamedTuple

from bojiste.core.event import OPEN, Event
from bojiste.core.hand import BY_FORM, Deed, Hand, Number, Steps, Stopped, Verb
from bojiste.core.rule import Rulebook, procedure
from bojiste.core.square import square
from bojiste.core.state import State
from bojiste.errors import Problem, RulingError

if TYPE_CHECKING:
    from bojiste.core.scene import Scene

MOST_TEXT = 2000
_NOTE = re.compile(r'\s*(?:"([^"]*)"|„([^“]*)“|«([^»]*)»|“([^”]*)”)\s*$')
_SIGNED = re.compile(r"[+\-−][0-9]{1,6}")
_MINUS = "-−"
_DIGITS = 5
"""No distance that is ruled has more."""


class Read(NamedTuple):
    """A ruling as it was understood: what is typed of each deed, and whom the first is about."""

    deeds: tuple[str, ...]
    who: str
    note: str
    problems: tuple[Problem, ...]


def _refused(problem: Problem) -> Read:
    return Read((), "", "", (problem,))


def read(
    scene: Scene,
    state: State,
    text: str,
    seen: Collection[str] | None = None,
    own: Collection[str] | None = None,
    played: Collection[str] = (),
) -> Read:
    """A ruling and everything wrong with it: ids nobody has, words that are no verb, numbers out of range. ``seen``:
    whom it may be about (``None``: everybody); others are as good as not there, and are not named, nor what stands on
    the sheet of anybody who is not ``played`` by those who say it. ``own``: whom those play who say it without being
    the referee (``None``: it is the referee): of these they do what anybody may."""
    hand = scene.system.hand
    if hand is None:
        return _refused(Problem("ruling", text, "no-hand", {"system": scene.system.id}))
    wrong = _unreadable(text)
    if wrong is not None:
        return _refused(wrong)
    rest, note = _noted(text)
    parts = tuple(part.strip() for part in _parted(rest))
    if parts == ("",):
        return Read((), "", note, ()) if note else _refused(Problem("ruling", text, "empty-text"))
    found = [
        _understood(hand, scene, state, part, "ruling" if len(parts) == 1 else f"ruling[{index}]", seen, own, played)
        for index, part in enumerate(parts)
    ]
    first = found[0][0]
    return Read(parts, first.who if first is not None else "", note, tuple(one for _, wrong in found for one in wrong))


def _understood(
    hand: Hand,
    scene: Scene,
    state: State,
    part: str,
    path: str,
    seen: Collection[str] | None = None,
    own: Collection[str] | None = None,
    played: Collection[str] = (),
) -> tuple[Deed | None, list[Problem]]:
    """One deed as the state is now, and what is wrong with it."""
    reader = _Reader(hand, scene, state, path, seen)
    deed = reader.deed(part)
    if own is not None and (deed is None or deed.who not in own or not _anybodys(hand, deed)):
        reader.problems.insert(0, Problem(path, part, "only-the-referee"))
        return None, reader.problems[:1]
    if deed is None:
        return None, reader.problems
    if reader.problems or seen is None:
        return deed, reader.problems or list(_of(hand, deed).check(scene, state, deed))
    unseen = frozenset(scene.by_id).difference(seen)
    found = _as_seen(hand, scene, state, deed, unseen)
    for word in () if found else unseen.intersection((*deed.words, *_listed(deed.value))):
        reader.fault(word, "nobody-of-that-id", hand.named(scene, state, seen))
    strange = deed.who != "" and deed.who not in played
    unsaid = unseen.difference(part.split())
    return deed, reader.problems or [_hushed(one, unseen, unsaid, strange) for one in found]


_MASK = "\N{ZERO WIDTH SPACE}"
"""Behind an id it makes a word that nobody's id is."""


def _as_seen(hand: Hand, scene: Scene, state: State, deed: Deed, unseen: frozenset[str]) -> list[Problem]:
    """What is wrong with a deed for those who do not know of the ``unseen``: their ids are words like any other, so
    that a refusal tells nobody whether it exists."""

    def masked(word: Any) -> Any:
        return word + _MASK if isinstance(word, str) and word in unseen else word

    value = list(map(masked, deed.value)) if isinstance(deed.value, list) else masked(deed.value)
    as_seen = deed._replace(words=tuple(map(masked, deed.words)), value=value)
    found = list(_of(hand, deed).check(scene, state, as_seen))
    return [replace(one, value=_bare(one.value), data={k: _bare(v) for k, v in one.data.items()}) for one in found]


def _bare(value: Any) -> Any:
    return value.replace(_MASK, "") if isinstance(value, str) else value


def _listed(value: Any) -> tuple[Any, ...]:
    """The words of a value; newcomers and numbers have none."""
    return tuple(one for one in (value if isinstance(value, list) else [value]) if isinstance(one, str))


def _hushed(problem: Problem, unseen: frozenset[str], unsaid: frozenset[str], strange: bool) -> Problem:
    """What those hear of a fault who are not the referee: nobody whom they do not see is named (but for ids that they
    have said themselves), nor anything of a ``strange`` one whom they do not play."""
    data = {key: _without(value, unseen) for key, value in problem.data.items()}
    lists = {"known", "near"}
    ids = lists if problem.reason == "nobody-of-that-id" else set[str]()
    hidden = isinstance(problem.value, str) and problem.value in unsaid
    named = any(value != problem.data[key] for key, value in data.items() if key not in lists)
    if hidden or named or (strange and data.keys() - ids):
        return Problem(problem.path, "", "not-for-everybody")  # the value may be what a change by so much comes to
    return replace(problem, data=data)


def _without(value: Any, unseen: frozenset[str]) -> Any:
    """A list of ids without these."""
    words = value.split(", ") if isinstance(value, str) else []
    return ", ".join(word for word in words if word not in unseen) if unseen.intersection(words) else value


def _anybodys(hand: Hand, deed: Deed) -> bool:
    """Whether a player may do this without the referee."""
    return deed.verb != "set" and hand.verbs[deed.verb].own


def _of(hand: Hand, deed: Deed) -> Verb | Number:
    """What the system says of a deed."""
    return hand.numbers[deed.words[0]] if deed.verb == "set" else hand.verbs[deed.verb]


def _unreadable(text: str) -> Problem | None:
    if len(text) > MOST_TEXT:
        return Problem("ruling", text[:60], "long-text", {"maximum": MOST_TEXT})
    if any(ord(letter) < 32 or ord(letter) == 127 for letter in text):
        return Problem("ruling", text, "control-characters")
    return None


def _noted(text: str) -> tuple[str, str]:
    found = _NOTE.search(text)
    if found is None or text.lstrip().startswith("+ {"):
        return text, ""
    return text[: found.start()], next(group for group in found.groups() if group is not None)


def _parted(text: str) -> list[str]:
    """Deeds between semicolons; a sheet in braces is one."""
    return [text] if text.lstrip().startswith("+ {") else text.split(";")


class _Reader:
    """Reads one deed."""

    def __init__(self, hand: Hand, scene: Scene, state: State, path: str, seen: Collection[str] | None = None) -> None:
        self.hand, self.scene, self.state, self.path, self.seen = hand, scene, state, path, seen
        self.problems: list[Problem] = []
        self.typed = {name: verb for name, verb in hand.verbs.items() if name not in BY_FORM}

    def fault(self, value: Any, reason: str, known: Iterable[str] = (), **data: Any) -> None:
        words = list(known)
        if words:
            near = ", ".join(get_close_matches(str(value)[:64], words, n=1))
            data |= {"known": ", ".join(words), "near": near}
        self.problems.append(Problem(self.path, value, reason, data))

    def deed(self, text: str) -> Deed | None:
        """The deed that a text means."""
        words = tuple(text.split())
        if not words:
            self.fault("", "empty-text")
            return None
        if words[0] == "+":
            return self.bring(text.strip()[1:].strip(), words[1:])
        if words[0] in _MINUS:
            who = self.somebody(words[1] if words[1:] else "")
            return None if who is None else self.known(Deed("out", who, words[2:], self.path))
        if words[0] in self.typed and words[0] not in self.scene.by_id:
            return self.about_all(words)
        who = self.somebody(words[0])
        if who is None:
            return None
        if not words[1:]:
            self.fault(who, "nothing-to-rule", self.hand.shown(self.scene, self.state, self.seen).deeds)
            return None
        return self.understood(who, words[1], words[2:])

    def about_all(self, words: tuple[str, ...]) -> Deed | None:
        """A word about the scene; one that wants somebody's id before it stands alone."""
        if self.typed[words[0]].whole:
            return Deed(words[0], "", words[1:], self.path)
        self.fault(words[0], "about-whom", [self.typed[words[0]].form])
        return None

    def somebody(self, word: str) -> str | None:
        """The id of somebody who is there."""
        if word not in self.scene.by_id or not (self.seen is None or word in self.seen):
            self.fault(word, "nobody-of-that-id", self.hand.named(self.scene, self.state, self.seen))
        elif not self.hand.there(self.state, word):
            self.fault(word, "not-there-any-more")
        else:
            return word
        return None

    def understood(self, who: str, first: str, rest: tuple[str, ...]) -> Deed | None:
        """What is said of somebody: by its form, by name, or by a verb of the system."""
        hand, minus = self.hand, first[:1] in _MINUS
        if _SIGNED.fullmatch(first):
            return self.known(Deed("by", who, rest, self.path, int(first.replace("−", "-"))), first)
        if first.removeprefix(first[:1] * minus).partition(":")[0] in hand.conditions:
            return self.condition(who, first.removeprefix(first[:1] * minus), rest, "lift" if minus else "inflict")
        if first in hand.numbers:
            return self.number(who, first, rest, hand.numbers[first])
        if first in self.typed and not self.typed[first].whole:
            return Deed(first, who, rest, self.path)
        if first.isdecimal() and len(first) <= _DIGITS and len(rest) > 1 and rest[0] == "from":
            return self.known(Deed("apart", who, rest[1:], self.path, int(first)), f"{first} from")
        place = square(first)
        if place is not None:
            return self.known(Deed("at", who, rest, self.path, place), first)
        about_one = (name for name, verb in self.typed.items() if not verb.whole)
        self.fault(first, "no-such-ruling", (*about_one, *hand.conditions, *hand.numbers))
        return None

    def condition(self, who: str, named: str, rest: tuple[str, ...], verb: str) -> Deed | None:
        """A condition, of some with who causes it: ``frightened:ogre``."""
        name, colon, cause = named.partition(":")
        if colon and name not in self.hand.caused:
            self.fault(named, "no-such-ruling", self.hand.conditions)
            return None
        if colon and self.somebody(cause) is None:
            return None
        return self.known(Deed(verb, who, rest, self.path, named))

    def known(self, deed: Deed, typed: str = "") -> Deed | None:
        """The deed, if this hand has a verb of its form; ``typed``: how that was written."""
        if deed.verb in self.hand.verbs:
            return deed
        self.fault(" ".join((typed, *deed.words)).strip(), "no-such-ruling", self.hand.forms)
        return None

    def number(self, who: str, name: str, words: tuple[str, ...], number: Number) -> Deed | None:
        """A value, valid as a scene may state it; with a sign in front a number is changed by so much."""
        from pydantic import ValidationError

        from bojiste.core.reading import problems_of

        model, keys = self.scene.system.models().now, number.given or (name,)
        try:
            meant = _times(self.meant(who, words, number), number.times(self.scene))
            given = model.model_validate(_nested(keys, meant)).model_dump(exclude_unset=True)
        except ValidationError as failed:
            found = problems_of(failed, self.path, model)
            # of a change by so much only the referee hears what it would come to: the rest is what stood there before
            self.problems += found if self.seen is None else [replace(one, value=" ".join(words)) for one in found]
            return None
        for key in keys:
            given = given[key]
        return Deed("set", who, (name,), self.path, given)

    def meant(self, who: str, words: tuple[str, ...], number: Number) -> Any:
        """The value that is typed: absolute, or what comes of a change by so much."""
        if number.listed:
            whole = _value(" ".join(words))
            return whole if isinstance(whole, list) else [_value(word) for word in words]
        text = " ".join(words)
        now = number.now(self.state, who) if number.now is not None else None
        if now is not None and _SIGNED.fullmatch(text):
            return now + int(text.replace("−", "-"))
        return _value(text)

    def bring(self, text: str, words: tuple[str, ...]) -> Deed | None:
        """Newcomers: a block (how many, where), or a sheet."""
        from bojiste.core.reading import read_newcomers

        try:
            entry, where = (_sheet(text), ()) if text.startswith("{") else self.block(words)
            if entry is None:
                return None
            found = read_newcomers(self.scene, entry, self.path)
        except tomllib.TOMLDecodeError:
            self.fault(text, "not-a-table")
            return None
        except RulingError as wrong:
            self.problems += wrong.problems
            return None
        return self.known(Deed("bring", "", where, self.path, found))

    def block(self, words: tuple[str, ...]) -> tuple[dict[str, Any] | None, tuple[str, ...]]:
        """``goblin 2 H7``: the entry of a scene that it stands for, and the words left."""
        blocks = self.scene.blocks
        if not words or words[0] not in blocks:
            word = words[0] if words else ""
            near = ", ".join(get_close_matches(word[:64], list(blocks), n=3))
            self.problems.append(Problem(self.path, word, "unknown-block", {"near": near, "count": len(blocks)}))
            return None, ()
        block, rest = words[0], words[1:]
        count = 1
        if rest and re.fullmatch("[1-9][0-9]?", rest[0]):
            count, rest = int(rest[0]), rest[1:]
        side = next((word for word in rest if word in {one.id for one in self.scene.sides}), None)
        where = tuple(word for word in rest if word != side)
        return {"block": block, "count": count, "side": side or self.side_of(block)}, where

    def side_of(self, block: str) -> str:
        """Where others of the block are, else the first side that the referee plays."""
        alike = [one.side for one in self.scene.combatants if one.block == block]
        referee = [one.side for one in self.scene.combatants if one.seat == "gm"]
        return next(iter((*alike, *referee, *(one.id for one in self.scene.sides))))


def _sheet(text: str) -> dict[str, Any]:
    table: dict[str, Any] = tomllib.loads(f"entry = {text}")["entry"]
    return table


def _value(text: str) -> Any:
    """A value as TOML writes it; anything else is a word."""
    try:
        read = tomllib.loads(f"value = {text}")
    except tomllib.TOMLDecodeError:
        return text
    return read["value"] if len(read) == 1 else text


def _times(value: Any, unit: int) -> Any:
    """A whole number in another unit; anything else as it is, for the model to refuse."""
    return value * unit if isinstance(value, int) and unit > 1 else value


def _nested(keys: Iterable[str], value: Any) -> Any:
    first, *rest = keys
    return {first: _nested(rest, value) if rest else value}


# -- acting --------------------------------------------------------------------------------------------------------


@procedure("core.hand.ruling")
def ruling(scene: Scene, state: State, text: str) -> Steps:
    """The course of a ruling; ``RulingError`` with all its faults if it cannot be."""
    found = read(scene, state, text)
    if found.problems:
        raise RulingError(found.problems, scene.system.id)
    return _course(scene, state, found)


def in_time(scene: Scene, state: State, text: str) -> Steps:
    """The course of a ruling that was put off till this question; it may not be possible any more."""
    found = read(scene, state, text)
    if found.problems:
        yield Event("ruled-vain", ruling, data={"text": text})
        return
    yield from _course(scene, state, found)


def _course(scene: Scene, state: State, found: Read) -> Steps:
    hand = scene.system.hand
    assert hand is not None
    if found.note:
        # told to who sees whom it is about; a ruling without a note tells itself by what it does
        yield Event("ruled", ruling, found.who or None, data={"note": found.note}, seen=OPEN)
    stopped = None
    for part in found.deeds:
        deed, problems = _understood(hand, scene, state, part, "ruling")
        if deed is None or problems:  # what an earlier deed of the same line has made impossible
            yield Event("ruled-vain", ruling, data={"text": part})
            continue
        try:
            yield from _of(hand, deed).course(scene, state, deed)
        except Stopped as end:  # what else was ruled is set right all the same
            stopped = end
    if stopped is not None:
        raise stopped


CORE = Rulebook("core")
"""The rules of the core itself, which games of every system cite."""
