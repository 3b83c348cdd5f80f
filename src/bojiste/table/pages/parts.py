"""What the parts of a page ask for besides a seat's view: worked out of it, so that templates only lay out."""

from __future__ import annotations

from typing import Any


def context(seen: dict[str, Any]) -> dict[str, Any]:
    """What the parts of a page ask for besides the view itself."""
    who = {one["id"]: one for one in seen["people"]}
    order = [] if seen["turns"] is None else [one["id"] for one in seen["turns"]["order"] if one["id"] in who]
    on = None if seen["turns"] is None else seen["turns"]["on"]
    at = order.index(on) if on in order else 0
    return {
        "seen": seen,
        "who": who,
        "on": on,
        "names": {
            one["id"]: one["name"]
            for one in [*seen["sides"], *(one for one in seen["people"] if one["side"] == "ours")]
        },
        "ordered": [*(who[id] for id in order), *(one for id, one in who.items() if id not in order)],
        "coming": [who[id]["name"] for id in (order[at + 1 :] + order[:at])[:3]] if on in order else [],
    }
