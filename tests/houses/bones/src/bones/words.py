"""The small words."""

from __future__ import annotations

SIDES = 6
TOOTHLESS = "toothless"
