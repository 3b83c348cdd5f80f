"""What a feature says that is played, or passed over, by its name: as much as the document says under that name. A
block of another book that says more under it has a sentence that nobody reads."""

from __future__ import annotations

import re
from collections.abc import Mapping

USUAL: Mapping[str, int] = {
    "Air Form": 2, "Angelic Weapons": 2, "Antimagic Susceptibility": 2, "Assassinate": 2, "Berserk": 9,
    "Corrode Metal": 5, "Corrosive Form": 6, "Damage Transfer": 2, "Earth Glide": 2, "Faultless Tracker": 3,
    "Fire Form": 4, "Freedom of Movement": 2, "Heart Sight": 3, "Ice Walk": 2, "Illusory Appearance": 5,
    "Incorporeal Movement": 2, "Inscrutable": 2, "Limited Telepathy": 2, "Mimicry": 2, "Misty Escape": 6,
    "Multiple Heads": 6, "Nightmare Haunting": 6, "Parry": 2, "Read Thoughts": 4, "Reflective Carapace": 3,
    "Regeneration": 3, "Rejuvenation": 2, "Rust Metal": 4, "Sense Magic": 2, "Shadow Stealth": 2, "Swarm": 2,
    "Telepathic Bond": 2, "Transparent": 2, "Tree Stride": 2, "Undead Fortitude": 2, "Vampire Weaknesses": 9,
    "Variable Illumination": 2, "Water Form": 2,
}  # fmt: skip
"""Sentences of those that have several; of any other name it is one."""
_ENDS = re.compile(r"(?<!ft)\.(?: |$)|ft\.(?= [A-Z]|$)")


def says_more(name: str, text: str) -> bool:
    """Whether there are more sentences than usual under a name."""
    return len([one for one in _ENDS.split(text) if one.strip()]) > USUAL.get(name, 1)
