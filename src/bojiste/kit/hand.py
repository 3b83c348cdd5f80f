"""Verbs of the referee's hand that several systems share (what a ruling is: ``core.hand``); a system says the rest.

Each of them tells its own event, cites ``core.hand.ruling``, and refuses what makes no sense with all its faults.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from difflib import get_close_matches
from typing import Any, NamedTuple

from bojiste.core.event import OPEN, OWN, Change, Event, Seen
from bojiste.core.hand import Check, Deed, Number, Stopped, Verb, nothing_wrong
from bojiste.core.ruling import ruling
from bojiste.core.scene import Scene
from bojiste.core.state import State
from bojiste.errors import Problem
from bojiste.kit.course import Course


def no_more(scene: Scene, state: State, deed: Deed) -> Iterator[Problem]:
    """No word may be left over."""
    if deed.words:
        yield Problem(deed.path, " ".join(deed.words), "unread-words")


def in_it(deed: Deed, borne: Iterable[str]) -> Iterator[Problem]:
    """Only a condition that somebody is in (one of ``borne``) can be lifted; no word may be left over."""
    if deed.words:
        yield Problem(deed.path, " ".join(deed.words), "unread-words")
    known = list(dict.fromkeys(borne))
    if deed.value not in known:
        yield Problem(deed.path, deed.value, "not-in-that-condition", {"known": ", ".join(known)})


def somebody(word: str, path: str, known: Iterable[str]) -> Iterator[Problem]:
    """A word that names nobody of these."""
    ids = list(known)
    if word not in ids:
        near = ", ".join(get_close_matches(word[:64], ids, n=1))
        yield Problem(path, word, "nobody-of-that-id", {"known": ", ".join(ids), "near": near})


# -- numbers -------------------------------------------------------------------------------------------------------


def told(name: str, who: str, old: object, new: object, changes: tuple[Change, ...], seen: Seen = OWN) -> Event:
    """A number of somebody's, or a yes or no, is so from now on. Its words are ``gauge-NAME``."""
    word = name.replace("_", "-")
    if isinstance(new, bool):
        flag = {"gauge": word, "flag": "yes" if new else "no"}
        return Event("ruled-flag", ruling, who, changes=changes, data=flag, seen=seen)
    if isinstance(new, tuple):
        old, new = (", ".join(map(str, some)) for some in (old, new))  # type: ignore[call-overload]
    old, new = ("–" if some == "" else some for some in (old, new))
    data = {"gauge": word, "text": str(new) if old is None else f"{old} → {new}"}
    return Event("ruled-set", ruling, who, changes=changes, data=data, seen=seen)


def field(
    name: str,
    *,
    seen: Seen = OWN,
    check: Check = nothing_wrong,
    given: tuple[str, ...] = (),
    word: str = "",
    listed: bool = False,
) -> Number:
    """A field of ``Now`` that the hand sets as it stands, and nothing follows from it. ``word``: of its words, if not
    the field's name."""

    def course(scene: Scene, state: State, deed: Deed) -> Course[None]:
        old = getattr(state[deed.who], name)
        changes = state.change(deed.who, **{name: deed.value})
        yield told(word or name, deed.who, old, deed.value, changes, seen)

    return Number(course, check, lambda state, who: counted(getattr(state[who], name)), given, listed)


def counted(value: object) -> int | None:
    """A value that can be changed by so much: a whole number."""
    return value if isinstance(value, int) and not isinstance(value, bool) else None


# -- coming and going ----------------------------------------------------------------------------------------------


def wrong_with(newcomers: Deed, scene: Scene, passing: frozenset[str] = frozenset()) -> Iterator[Problem]:
    """What the system's check of a whole scene has against newcomers. ``passing``: reasons that say nothing here,
    because they look at where everybody once began."""
    whole = replace(scene, combatants=(*scene.combatants, *newcomers.value))
    for problem in whole.system.check(whole):
        if problem.path.startswith(newcomers.path) and problem.reason not in passing:
            yield problem


def came(who: str, now: Any, *more: Change, seen: Seen = OPEN) -> Event:
    """Somebody is born into the scene, as it is now."""
    return Event("ruled-came", ruling, who, changes=(Change(who, "", None, now), *more), seen=seen)


def left(state: State, who: str, *more: Change, seen: Seen = OPEN) -> Event:
    """Somebody is gone for good."""
    return Event("ruled-left", ruling, who, changes=(*more, Change(who, "", state[who], None)), seen=seen)


def stop(changes: Callable[[State], tuple[Change, ...]]) -> Verb:
    """``stop``: the scene ends where it stands, at any question; ``changes`` say so in the state."""

    def course(scene: Scene, state: State, deed: Deed) -> Course[None]:
        yield Event("ruled-stopped", ruling, changes=changes(state), seen=OPEN)
        raise Stopped

    return Verb("stop", no_more, course, whole=True)


# -- pushing -------------------------------------------------------------------------------------------------------

Pushing = Callable[[Any, Any, str, str, int], Course[None]]
"""``course(scene, state, who, from_whom, length)``: moves somebody away (``length`` below 0: nearer)."""


def pushes(course: Pushing, check: Check = nothing_wrong) -> dict[str, Verb]:
    """``ada push 15 from ogre`` and ``ada pull 10 to ogre``: straight away from somebody, or towards."""

    def verb(name: str, between: str, sign: int) -> Verb:
        def faults(scene: Scene, state: State, deed: Deed) -> Iterator[Problem]:
            if len(deed.words) != 3 or deed.words[1] != between or not _length(deed.words[0]):
                form = f"{deed.who} {name} 15 {between} {_other(scene, state, deed.who)}"
                yield Problem(deed.path, " ".join(deed.words), "bad-form", {"form": form})
                return
            others = [id for id in scene.by_id if id in state and id != deed.who]
            yield from somebody(deed.words[2], deed.path, others)
            yield from check(scene, state, deed)

        def done(scene: Scene, state: State, deed: Deed) -> Course[None]:
            yield from course(scene, state, deed.who, deed.words[2], sign * int(deed.words[0]))

        return Verb(f"ada {name} 15 {between} ogre", faults, done)

    return {"push": verb("push", "from", 1), "pull": verb("pull", "to", -1)}


def _length(word: str) -> bool:
    return word.isascii() and word.isdecimal() and len(word) <= 5 and int(word) > 0


def _other(scene: Scene, state: State, who: str) -> str:
    """Somebody else, for a form to show."""
    return next((id for id in scene.by_id if id in state and id != who), who)


# -- the order of turns --------------------------------------------------------------------------------------------


class Turns(NamedTuple):
    """The order of turns as the hand changes it.

    ``order``: everybody's, for good. ``left``: those who still have a turn in this round, the next one first. ``on``:
    whose turn it is (empty: nobody's); where a ruling empties it, the turn is over at once.
    """

    order: tuple[str, ...]
    left: tuple[str, ...]
    on: str

    def first(self, who: str) -> Turns:
        """Somebody has the next turn: its own one earlier, or one more if it has had it."""
        return self._replace(left=(who, *(one for one in self.left if one != who)))

    def without(self, who: str) -> Turns:
        """Somebody has no turn any more in this round."""
        left = tuple(one for one in self.left if one != who)
        return self._replace(left=left, on="" if self.on == who else self.on)

    def behind(self, who: str, other: str) -> Turns:
        """Somebody has its turn right after another; as the last, if nobody is named."""
        rest = self.without(who)
        at = rest.left.index(other) + 1 if other else len(rest.left)
        return rest._replace(left=(*rest.left[:at], who, *rest.left[at:]))

    def gone(self, who: str) -> Turns:
        """Somebody is not in the order any more."""
        return self.without(who)._replace(order=tuple(one for one in self.order if one != who))

    def joined(self, who: str, at: int) -> Turns:
        """Somebody new at a place of the order. It has its turn in this round if that place is still to come."""
        order = (*self.order[:at], who, *self.order[at:])
        before = sum(one in self.left for one in self.order[:at])
        past = not before and any(one not in self.left for one in self.order[at:])
        left = self.left if past else (*self.left[:before], who, *self.left[before:])
        return self._replace(order=order, left=left)

    def arranged(self, first: tuple[str, ...]) -> Turns:
        """These come first in the order, in this sequence; the others follow as they were."""
        order = (*first, *(one for one in self.order if one not in first))
        return self._replace(order=order, left=tuple(sorted(self.left, key=order.index)))


Look = Callable[[Any], Turns]
"""``look(state)``: the order of turns now."""
Keep = Callable[[Any, Turns], tuple[Change, ...]]
"""``keep(state, turns)``: the changes that make it so."""


def turn_verbs(look: Look, keep: Keep) -> dict[str, Verb]:
    """``order ada brok``, ``ada next``, ``ada skip``, ``ada delay`` (to the end of the round) or ``ada delay ogre``
    (right after the ogre)."""
    return {**_who_is_first(look, keep), **_who_is_later(look, keep)}


def _turned(kind: str, changes: tuple[Change, ...], who: str | None, target: str = "", **data: object) -> Event:
    return Event(kind, ruling, who, target or None, changes=changes, data=data, seen=OPEN)


def _who_is_first(look: Look, keep: Keep) -> dict[str, Verb]:
    def order(scene: Scene, state: State, deed: Deed) -> Course[None]:
        turns = look(state).arranged(deed.words)
        yield _turned("ruled-order", keep(state, turns), None, targets=turns.order)

    def next_(scene: Scene, state: State, deed: Deed) -> Course[None]:
        yield _turned("ruled-turn", keep(state, look(state).first(deed.who)), deed.who)

    def named(scene: Scene, state: State, deed: Deed) -> Iterator[Problem]:
        """An order names those who are in it, each once."""
        known = look(state).order
        if not deed.words:
            yield Problem(deed.path, "", "nothing-to-rule", {"known": "order ada ogre", "near": ""})
        for at, word in enumerate(deed.words):
            yield from somebody(word, deed.path, known)
            if word in deed.words[:at]:
                yield Problem(deed.path, word, "named-twice")

    def in_order(scene: Scene, state: State, deed: Deed) -> Iterator[Problem]:
        yield from no_more(scene, state, deed)
        yield from somebody(deed.who, deed.path, look(state).order)
        if look(state).on == deed.who:
            yield Problem(deed.path, deed.who, "has-the-turn")

    return {"order": Verb("order ada ogre", named, order, whole=True), "next": Verb("ada next", in_order, next_)}


def _who_is_later(look: Look, keep: Keep) -> dict[str, Verb]:
    def skip(scene: Scene, state: State, deed: Deed) -> Course[None]:
        yield _turned("ruled-skip", keep(state, look(state).without(deed.who)), deed.who)

    def delay(scene: Scene, state: State, deed: Deed) -> Course[None]:
        other = deed.words[0] if deed.words else ""
        yield _turned("ruled-delay", keep(state, look(state).behind(deed.who, other)), deed.who, other)

    def has_a_turn(scene: Scene, state: State, deed: Deed) -> Iterator[Problem]:
        yield from no_more(scene, state, deed)
        yield from _turn_left(look(state), deed)

    def behind(scene: Scene, state: State, deed: Deed) -> Iterator[Problem]:
        yield from _turn_left(look(state), deed)
        for word in deed.words[:1]:
            yield from somebody(word, deed.path, [one for one in look(state).left if one != deed.who])
        yield from no_more(scene, state, deed._replace(words=deed.words[1:]))

    return {"skip": Verb("ada skip", has_a_turn, skip), "delay": Verb("ada delay ogre", behind, delay)}


def _turn_left(turns: Turns, deed: Deed) -> Iterator[Problem]:
    if deed.who != turns.on and deed.who not in turns.left:
        yield Problem(deed.path, deed.who, "no-turn-left")
