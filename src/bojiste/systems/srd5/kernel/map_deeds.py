"""What somebody may do next on a map, as numbers."""

from __future__ import annotations

NOTHING, END, PICK_UP, STAND, SEARCH, ATTACK, POTION, AID, DASH, DODGE, MOVE, SHOVE, CLIMB, JUMP = range(14)
"""``NOTHING``: no action yet."""
