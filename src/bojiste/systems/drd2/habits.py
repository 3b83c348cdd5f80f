"""Parameters of unattended play as scenes write them, for a side or for a combatant."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from bojiste.core.reading import Strict
from bojiste.systems.drd2.words import Approach, Backlash, Counter, Pick, React, Stake, Status, When
from bojiste.systems.drd2.written import Eliminating, Natural, NaturalOrNone, Positive, PositiveOrNone, Share


class TacticsTable(Strict):
    """Parameters of unattended play that differ from the preset."""

    exhaust_vs: tuple[Stake, ...] = ()
    exhaust_max_price: NaturalOrNone = None
    reserve: Natural = 0
    exhaust_tests: Literal["never", "important", "always"] = "never"
    scar_for: Literal["never", "elimination", "any"] = "never"
    scar_max: Positive = 1
    heroic_death: bool = False
    eliminate: Eliminating = "never"
    eliminate_threat: Positive = 1
    assume_scars: bool = False
    attack: Literal["threat", "scar"] = "threat"
    react: React = React.NONE
    counter: Counter = Counter.STRIKE
    precise: Literal["never", "elimination", "always"] = "never"
    mighty: Literal["never", "decisive", "always"] = "never"
    cunning: Literal["never", "decisive", "always"] = "never"
    wide: Literal["never", "auto"] = "never"
    defence: Literal["never", "elimination", "scar_or_worse", "always"] = "never"
    recover_at: PositiveOrNone = None
    approach: Approach = Approach.NONE
    postpone: Literal["never", "always"] = "never"
    backlash: Literal["threat", "advantage", "none"] = "none"
    lethality: Literal["removed", "present"] = "removed"
    target: Pick = Pick.WEAKEST
    surrender_at: Share = None
    flee: NaturalOrNone = None
    max_rounds: Positive = 1

    def changes(self) -> dict[str, Any]:
        """What is set here, in the words of the tactics."""
        found = {name: getattr(self, name) for name in sorted(self.model_fields_set)}
        word, _, number = self.eliminate.partition(":")
        if number:
            found |= {"eliminate": word, "eliminate_threat": int(number)}
        return {name: _IN_TACTICS.get(name, _same)(value) for name, value in found.items()}


def _same(value: Any) -> Any:
    return value


_WHEN = (
    "exhaust_tests", "scar_for", "eliminate", "precise", "mighty", "cunning", "wide", "defence", "postpone",
)  # fmt: skip
_BACKLASH = {"threat": Backlash.THREAT, "advantage": Backlash.ADVANTAGE, "none": Backlash.NONE}
_LETHALITY = {"removed": Status.REMOVED, "present": Status.PRESENT}
_IN_TACTICS: dict[str, Callable[[Any], Any]] = {
    **dict.fromkeys(_WHEN, When),
    "attack": Stake,
    "backlash": _BACKLASH.__getitem__,
    "lethality": _LETHALITY.__getitem__,
}
"""What the file's words are to the tactics, where they are not the same."""
