"""How much anybody may ask of the table: so that no one, by mistake or on purpose, takes it from the others."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

KIB, MIB = 2**10, 2**20
MOST_BODY = 64 * KIB
"""Bytes of an answer."""
MOST_SCENE = MIB
"""Bytes of a scene, or of a saved game that is sent."""
MOST_PEOPLE = 200
"""Combatants of a scene at the table."""
MOST_GAMES = 1000
"""Games of a data folder."""
MOST_JOURNAL = 20_000
"""Lines of a journal."""
MOST_FACES = 100
"""Dice that are said at once."""
MOST_FIGHTS = 5000
"""Fights of a forecast that the table is asked for."""
MOST_LOOKERS = 64
"""Connections of one game that are kept open."""
MOST_CONNECTIONS = 1000
"""Of all games."""
LOOKS = 2
"""Pages that are drawn at the same time: whoever answers goes before whoever looks on, and who had to wait sees at once
all that was said meanwhile."""
MOST_AWAKE = 200
"""Games that are kept in memory while nobody looks."""
ANSWERS = 600
"""Answers a minute that one link may send."""
MISSES = 30
"""Links a minute that one address may try in vain."""
MINUTE = 60.0


class Often:
    """So much a minute for each who asks, evenly filled again; nothing is remembered of those who are rested."""

    def __init__(self, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.most = most
        self._clock = clock
        self._used: dict[str, tuple[float, float]] = {}
        self._lock = threading.Lock()

    def take(self, who: str) -> bool:
        """Whether one more is within the limit; it is counted if so."""
        with self._lock:
            used = self._left_over(who)
            if used + 1 > self.most:
                return False
            self._used[who] = (used + 1, self._clock())
            if len(self._used) > 10 * self.most:
                self._sweep()
            return True

    def full(self, who: str) -> bool:
        """Whether nothing more is within the limit."""
        with self._lock:
            return self._left_over(who) + 1 > self.most

    def _left_over(self, who: str) -> float:
        used, at = self._used.get(who, (0.0, 0.0))
        return max(0.0, used - (self._clock() - at) * self.most / MINUTE)

    def _sweep(self) -> None:
        self._used = {who: found for who, found in self._used.items() if self._left_over(who) > 0}
