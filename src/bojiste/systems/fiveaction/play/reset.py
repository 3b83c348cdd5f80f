"""Fields of a fighter that are set back together."""

from __future__ import annotations

from operator import attrgetter

from bojiste.core.event import Change
from bojiste.systems.fiveaction.now import Fighter


class Reset:
    """Two fields or more, each with what it is set back to. Most of them hold that already, so all are looked at in
    one go."""

    __slots__ = ("_held", "_names", "_values")

    def __init__(self, **fields: object) -> None:
        self._names, self._values = tuple(fields), tuple(fields.values())
        self._held = attrgetter(*self._names)

    def changes(self, who: str, now: Fighter) -> tuple[Change, ...]:
        """The changes of those that hold something else, in the order in which they were named."""
        held = self._held(now)
        if held == self._values:
            return ()
        fields = zip(self._names, held, self._values, strict=True)
        return tuple([_record(Change, (who, name, old, new)) for name, old, new in fields if old != new])


_record = tuple.__new__
