"""``python -m bojiste.kernel SYSTEM [LOOP [RULES]]``: compile a system's kernel (or another of its loops, by its name),
so that it is there when a forecast wants it. ``RULES``: the house rules by which it plays, as JSON."""

from __future__ import annotations

import json
import sys

from bojiste.core.house import House, housed
from bojiste.core.system import system

if __name__ == "__main__":
    game, *rest = system(sys.argv[1]), *sys.argv[2:]
    if len(rest) > 1:
        game = housed(game, House(json.loads(rest.pop())))
    if game.kernel is not None:
        game.kernel().code(*rest).prepare()
