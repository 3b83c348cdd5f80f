"""What is known of a scene before its loop is compiled: constants. A loop that never needs them is made without whole
branches (``jit.knowing``); the functions as they stand here know of everything."""

from __future__ import annotations

FEATURES = True
"""Somebody has features, legendary actions, or traits that the kernel plays, brings more than damage, or bears less."""
POWERS = True
"""Features, conditions that come over somebody, holds, hands that go from state to state: never on a map."""
BRINGS = True
"""Hits bring something besides damage. On a map that is more damage, or a fall, at once."""
RUNS = True
"""Somebody charges: on a map only."""
HIGH = True
"""The ground has heights: on a map only."""
BEGUN = True
"""Conditions lie on somebody, or the fight is under way as it begins. Where powers are known of this is, too."""
