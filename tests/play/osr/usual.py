"""Section 9 of the catalogue: who is asked, and what stands where nobody says more. Held at every question of every
scripted game."""

from __future__ import annotations

from bojiste.core.ask import GM, Ask
from bojiste.core.scene import Scene

RULED = {
    "body-destroyed": "no", "catch-after": None, "check-dc": None, "check-needed": None, "climb-check": "str",
    "climb-dc": "10", "close-shot": "none", "coup": "damage", "covered": None, "critical-extra": "none",
    "distance": "roll", "drift": "degrees:45", "fall-dice": "0", "far-shot": "no", "forgive-need": None,
    "hunt-roll": "yes", "hunt-yield": None, "quick-damage": None, "quick-days": None, "quick-encounters": None,
    "quick-roll": "yes", "trap-chance": None, "visibility": None, "wandering-chance": None, "wandering-every": None,
    "hostile": "roll",
    "hunger-points": None, "item-breaks": None, "loud": "yes", "maneuver-save": None, "metres-apart": None,
    "morale-result": "flee", "night-encounter": None, "other-activity": "refuse", "other-chance": None,
    "other-yield": None, "ranged-maneuver": "no", "reaction": None, "reaction-modifier": None,
    "read-by-heat": "no", "repair": "no", "repair-cost": "0",
    "reversal": "no", "save-ability": None, "search-finds": None, "simultaneous": "together", "situational": "none",
    "situational-number": "0", "subdued": "unconscious", "surprise-needed": "roll", "trap-bypassed": None,
    "wagon": "no", "waive-need": "yes", "want-to-live": "no",
}  # fmt: skip
"""What the referee rules, and what it usually is; ``None``: it comes of the scene, its tags or the dice."""
CHOSEN = {
    "act": "end", "approach": "wait", "besides": None, "block": None, "catch": "yes", "cover": "yes", "day": "travel",
    "explore": "wait", "forage": "yes", "give-points": None, "maneuver": "none", "own-day": "rest",
    "react": None, "try": "yes", "hours": "8",
}  # fmt: skip
"""What people decide, where it has a usual answer."""


def stands_as_printed(scene: Scene, ask: Ask) -> None:
    """The seat of a question, and its default."""
    assert ask.ruling is (ask.topic in RULED), ask.topic
    usual = RULED.get(ask.topic) if ask.ruling else CHOSEN.get(ask.topic)
    assert ask.default == (usual or ask.default), (ask.topic, ask.default)
    own = scene.by_id[ask.actor].seat if ask.actor in scene.by_id else ask.seat
    assert ask.seat == (GM if ask.ruling else own), (ask.topic, ask.seat)
