"""The numbers that change during play, how events change them, and what a seat may see of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import copy
from dataclasses import fields
from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Literal, Protocol, overload
from weakref import ref

from typing_extensions import TypeVar

from bojiste.core.ask import GM
from bojiste.core.event import WORDS, Change, Event, plain
from bojiste.core.scene import Scene
from bojiste.core.shown import Health

Played = TypeVar("Played", bound=Scene, default=Scene)
"""A system's own scene: ``Scene`` with its types filled in."""

Sight = Literal["all", "open", "nothing"]
SightOf = Callable[[Scene, "State", str, str], Sight]
"""``sight(scene, state, seat, who)``: how much of ``who`` the seat sees; each system says."""


class Now:
    """What changes of one entity: a creature, a side, a horse, a door, the round, the weather.

    A system's records are ``@dataclass(slots=True)`` with values that are never changed in place (numbers, words,
    tuples, frozensets, frozen records). ``OPEN`` lists the fields that everybody may see who sees the entity at
    all; the others are for seats with full sight.
    """

    __slots__ = ()
    OPEN: ClassVar[frozenset[str]] = frozenset()

    @property
    def shown(self) -> tuple[str, ...]:
        """What of its sheet everybody has seen in play (its features that it has used, by their keys). A system whose
        sheets know such makes it an open field, and names it in ``System.sight_by``."""
        return ()


Entity = TypeVar("Entity", bound=Now, default=Any)
"""What a system's combatants are during play: its own subclass of ``Now``."""
Kind = TypeVar("Kind", bound=Now)
Word = TypeVar("Word")
Found = TypeVar("Found")

if TYPE_CHECKING:

    class Key(str, Generic[Kind]):
        """The id of an entity that is no combatant and says what it is: ``CLOCK: Key[Clock] = Key("clock")``."""

else:
    Key = str


class Emptied(Protocol):
    """Whoever keeps what has been worked out of a state."""

    def clear(self) -> None:
        """Forget it: something it hangs on has changed."""


class Versions:
    """How often a state has changed in what others have worked out of it and keep, so that they need not look again.

    ``sight`` counts who comes and goes and the changes of fields on which sight hangs; ``kept`` counts those too, and
    the changes of the further fields that the system names (``System.kept_by``).
    """

    __slots__ = ("_shelves", "fields", "kept", "sight", "sight_by")

    def __init__(self, sight_by: frozenset[str], kept_by: frozenset[str]) -> None:
        self.sight_by = sight_by
        self.fields = sight_by | kept_by
        self.sight = self.kept = 0
        self._shelves: list[ref[Emptied]] = []

    def empties(self, shelf: Emptied) -> None:
        """Each change of ``fields`` is to empty this shelf, as long as somebody has it."""
        self._shelves.append(ref(shelf, self._shelves.remove))

    def changed(self, field: str) -> None:
        """One of ``fields`` has changed, or (an empty ``field``) somebody has come or gone."""
        self.kept += 1
        for one in tuple(self._shelves):  # one may be gone at any moment
            shelf = one()
            if shelf is not None:
                shelf.clear()
        if not field or field in self.sight_by:
            self.sight += 1


class Shelf(dict[Word, Found]):
    """What is worked out of a state where somebody first asks for it, and kept until one of those fields changes. Of a
    state whose changes nobody counts nothing is kept.

    ``work`` must not lead back to the owner of the shelf: a forecast collects no rings of references.
    """

    __slots__ = ("__weakref__", "_counted", "_work")

    def __init__(self, versions: Versions, work: Callable[[Word], Found]) -> None:
        self._work = work
        self._counted = bool(versions.fields)
        versions.empties(self)

    def __missing__(self, word: Word) -> Found:
        found = self._work(word)
        if self._counted:
            self[word] = found
        return found


class State(Generic[Entity]):
    """Entities by id: combatants, and whatever else a ``Key`` names. Only ``fold`` changes them.

    ``memo`` is a shelf for what courses or policies have worked out of it and share: derived, never a truth of its own.
    ``versions`` tells whether what hangs on some fields only still holds.
    """

    __slots__ = ("memo", "now", "versions")

    def __init__(self, now: dict[str, Entity], versions: Versions | None = None) -> None:
        self.now = now
        self.memo: dict[str, Any] = {}
        self.versions = versions or Versions(frozenset(), frozenset())

    @overload
    def __getitem__(self, who: Key[Kind]) -> Kind: ...
    @overload
    def __getitem__(self, who: str) -> Entity: ...
    def __getitem__(self, who: str) -> Any:
        return self.now[who]

    def __contains__(self, who: str) -> bool:
        return who in self.now

    def change(self, who: str, **fields: Any) -> tuple[Change, ...]:
        """The changes that set these fields, leaving out those that already hold the value."""
        now = self.now[who]
        changes = []
        for field, new in fields.items():
            old = getattr(now, field)
            if old != new:
                changes.append(_record(Change, (who, field, old, new)))
        return tuple(changes)

    def set(self, who: str, field: str, new: Any) -> tuple[Change, ...]:
        """The change that sets one field; none where it holds the value already."""
        old = getattr(self.now[who], field)
        return () if old == new else (_record(Change, (who, field, old, new)),)

    def plain(self) -> dict[str, Any]:
        """All entities as JSON values."""
        return {who: plain(now) for who, now in self.now.items()}


_record = tuple.__new__
"""Half the cost of a named tuple's own maker."""


class WrongFold(AssertionError):
    """An event claims an old value that is not there: a fault of the rules, found by strict folding."""


def fold(state: State, event: Event, *, strict: bool = False) -> None:
    """Apply an event's changes, in order. ``strict`` also checks each old value."""
    entities, versions, watched = state.now, state.versions, state.versions.fields
    for who, field, old, new in event.changes:
        if field:
            now = entities[who]
            if strict and getattr(now, field) != old:
                raise WrongFold(f"{event.kind}: {who}.{field} is {getattr(now, field)!r}, the event says {old!r}")
            setattr(now, field, new)
            if field in watched:
                versions.changed(field)
            continue
        if new is None:
            del entities[who]
        else:
            entities[who] = copy(new)  # what an event tells stays as it was told
        versions.changed(field)


class Glimpse:
    """An entity of which only the open fields are seen; those that are not read ``None``.

    Each kind of entity has a glimpse of its own (``glimpse_of``), so that a field that does not exist is still found.
    """

    __slots__ = ("_now",)
    OPEN: ClassVar[tuple[str, ...]] = ()
    """The open fields, in the order of the record."""

    def __init__(self, now: Now) -> None:
        self._now = now


@cache
def glimpse_of(kind: type[Now]) -> type[Glimpse]:
    """How entities of a kind look to a seat that sees only what is open."""
    names = [field.name for field in fields(kind)]  # type: ignore[arg-type]
    hidden = {name: None for name in names if name not in kind.OPEN}
    shown = {name: property(attrgetter(f"_now.{name}")) for name in kind.OPEN}
    order = tuple(name for name in names if name in kind.OPEN)
    return type(f"{kind.__name__}Glimpse", (Glimpse,), {"__slots__": (), "OPEN": order, **hidden, **shown})


class View(State[Entity], Generic[Entity, Played]):
    """A state as one seat sees it: entities are there whole, as a glimpse, or not at all. ``scene`` is the scene as the
    seat knows it: the sheets of those whom it sees whole, of others what is open. Nothing else of either can be reached
    through it, so that code with a view cannot look past its seat.

    What is seen is seen live; who is seen is looked up when the view is made and by ``look``. ``memo`` is a policy's
    own shelf: what it has worked out of this view since it last looked.
    """

    __slots__ = ("_scene", "_sight", "_state", "looked", "scene", "seat", "whole")

    def __init__(self, scene: Played, state: State[Entity], seat: str, sight: SightOf) -> None:
        self._scene = scene
        self.scene = scene
        self.seat = seat
        self._state = state
        self._sight = sight
        self.whole: State[Entity] | None = state if seat == GM else None
        """The state itself, while the seat sees all of it: what courses have worked out of it holds here too."""
        super().__init__(state.now if seat == GM else {}, state.versions)
        self.look()

    def look(self) -> None:
        """Look again who is seen."""
        self.looked = self.versions.sight
        """When it last looked: somebody has come, gone, hidden or been found since, where it is another now."""
        self.memo.clear()
        if self.seat == GM:
            return
        self.now.clear()
        whole, open_ = [], []
        for who, now in self._state.now.items():
            sight = self._sight(self._scene, self._state, self.seat, who)
            if sight == "all":
                self.now[who] = now
                whole.append(who)
            elif sight == "open":
                self.now[who] = glimpse(now)
                open_.append(who)
        shown = frozenset([(who, one) for who in open_ for one in self._state.now[who].shown])
        known = self._scene.as_known(frozenset(whole), frozenset(open_), shown)
        self.scene = known  # type: ignore[assignment]  # of the same types
        self.whole = self._state if len(whole) == len(self._state.now) else None

    def sight(self, who: str) -> Sight:
        """How much the seat sees of somebody: of one who has not come yet, or has left, nothing."""
        if self.seat == GM:
            return "all"
        return self._sight(self._scene, self._state, self.seat, who) if who in self._state.now else "nothing"

    @overload
    def get(self, who: Key[Kind]) -> Kind | None: ...
    @overload
    def get(self, who: str) -> Entity | None: ...
    def get(self, who: str) -> Any:
        """The entity (whole or a glimpse), or ``None`` if the seat does not see it."""
        return self.now.get(who)

    def health(self, who: str) -> Health | None:
        """What somebody has left who is there to be seen and is neither the seat's nor on its side; nothing of anybody
        else, and for the referee, who sees all as it is. What of it is shown the game master chooses (``Level``)."""
        people = self._scene.by_id
        own = {one.side for one in self._scene.combatants if one.seat == self.seat}
        if self.seat == GM or who not in people or people[who].side in own or self.sight(who) == "nothing":
            return None
        return self._scene.system.health(self._scene, self._state, who)

    def __iter__(self) -> Iterator[str]:
        return iter(self.now)

    def plain(self) -> dict[str, Any]:
        """What the seat sees, as JSON values: fields it may not know are absent, not null."""
        return {
            who: {key: self._veiled(key, value) for key, value in _plain(now).items()} for who, now in self.now.items()
        }

    def project(self, event: Event) -> Event | None:
        """The event as this seat sees it, or ``None``. To be called before or after folding alike: it looks at
        the actor and the target, not at the changed values."""
        if self.seat == GM:
            return event
        form = self._form(event)
        if form is None:
            return None
        actor, target = self._shown(form.actor), self._shown(form.target)
        if form.actor is not None and actor is None:
            if target is None:
                return None
            form = form._replace(rolls=(), parts=())
        return form._replace(
            actor=actor,
            target=target,
            data={key: self._veiled(key, value) for key, value in form.data.items() if not self._hides(key, value)},
            changes=tuple(self._told(change) for change in form.changes if self._knows(change)),
        )

    def _shown(self, who: str | None) -> str | None:
        return None if who is None or self._unseen(who) else who

    def _hides(self, key: str, value: Any) -> bool:
        """Whether a fact under this key names somebody the seat does not see."""
        return key not in WORDS and isinstance(value, str) and self._unseen(value)

    def _veiled(self, key: str, value: Any) -> Any:
        """A value without those whom the seat does not see: left out of lists, an empty word where one stands alone."""
        if isinstance(value, str):
            return "" if self._hides(key, value) else value
        if isinstance(value, list) or type(value) is tuple:
            return type(value)(item for item in value if not self._hides(key, item))
        return value

    def _told(self, change: Change) -> Change:
        old, new = (self._veiled(change.field, value) for value in (change.old, change.new))
        return change._replace(old=old, new=new)

    def _form(self, event: Event) -> Event | None:
        full, form = event.seen
        whose = event.actor if full == "own" else event.target if full == "target" else None
        if full == "all" or (whose is not None and self._all(whose)):
            return event
        return None if form is None else event._replace(**form)

    def _all(self, who: str) -> bool:
        return self.sight(who) == "all"

    def _unseen(self, who: str) -> bool:
        return who in self._state.now and self.sight(who) == "nothing"

    def _knows(self, change: Change) -> bool:
        if change.who not in self._state.now:
            return False
        sight = self.sight(change.who)
        if not change.field:
            return sight == "all"
        return sight == "all" or (sight == "open" and change.field in type(self._state.now[change.who]).OPEN)


def glimpse(now: Any) -> Any:
    """An entity as a seat sees it that sees only what is open. It passes for the entity itself: a field of it that is
    typed as a number may read ``None``."""
    return glimpse_of(type(now))(now)  # type: ignore[arg-type]


def _plain(now: object) -> Any:
    return {name: plain(getattr(now, name)) for name in now.OPEN} if isinstance(now, Glimpse) else plain(now)
