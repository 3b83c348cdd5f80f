"""The arguments of one message, worked out when it asks for them: a sentence may use seventeen of what an event has,
and mostly uses three."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

Maker = Callable[[], Mapping[str, Any]]


class Facts(Mapping[str, Any]):
    """Arguments by stem: ``actor`` makes ``$actor``, ``$actor_gen``, ``$actor_known`` and whatever else belongs to it.

    What is added later under a stem comes before what was there. ``base``: those to which more are added; what has been
    made of them need not be made again.
    """

    __slots__ = ("_base", "_made", "_makers")

    def __init__(self, base: Facts | None = None) -> None:
        self._base = base
        self._makers: dict[str, tuple[Maker, ...]] = {} if base is None else dict(base._makers)
        self._made: dict[str, list[Mapping[str, Any]]] = {}

    def add(self, stem: str, maker: Maker) -> None:
        """Let ``maker`` make every argument whose name is ``stem`` or begins with ``stem_``."""
        self._makers[stem] = (maker, *self._makers.get(stem, ()))

    def _of(self, stem: str) -> list[Mapping[str, Any]]:
        if stem not in self._made:
            makers, base = self._makers[stem], self._base
            same = base is not None and base._makers.get(stem) is makers
            self._made[stem] = base._of(stem) if base is not None and same else [maker() for maker in makers]
        return self._made[stem]

    def _home(self, name: str) -> Mapping[str, Any] | None:
        """Where an argument stands: under its longest stem that makes it."""
        stem = name
        while stem:
            if stem in self._makers:
                for made in self._of(stem):
                    if name in made:
                        return made
            stem = stem.rpartition("_")[0]
        return None

    def __getitem__(self, name: str) -> Any:
        home = self._home(name)
        if home is None:
            raise KeyError(name)
        return home[name]

    def __contains__(self, name: object) -> bool:
        return self._home(str(name)) is not None

    def __iter__(self) -> Iterator[str]:
        return iter({name: None for stem in self._makers for made in self._of(stem) for name in made})

    def __len__(self) -> int:
        return sum(1 for _ in self)
