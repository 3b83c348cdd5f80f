"""Parameters of the tactics that decide for a combatant."""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction
from typing import Annotated, Any, Literal

from pydantic import PlainValidator, WithJsonSchema

from bojiste.core.reading import Strict
from bojiste.kit.fields import NONE, Natural, NaturalOrNone, Positive, PositiveOrNone, fault
from bojiste.systems.drd2.rules.simulation import Counter, Pick, React
from bojiste.systems.drd2.words import Approach, Backlash, Stake, Status, When


def _share(value: Any) -> Any:
    """A share of a side, above 0 and up to 1: ``0.5``, ``"1/2"``, or ``"none"``."""
    if value is None or value == NONE:
        return None
    try:
        share = Fraction("" if isinstance(value, bool) else str(value))
    except (ValueError, ZeroDivisionError):
        raise fault("not-one-of", expected="none, 0.5, 1/2") from None
    if share <= 0:
        raise fault("not-above", minimum=0)
    if share > 1:
        raise fault("above-maximum", maximum=1)
    return share


def _eliminating(value: Any) -> Any:
    """When to try an elimination; ``threat:3``: from that Threat of the target up."""
    if value not in _ELIMINATING and not (isinstance(value, str) and _FROM_THREAT.match(value)):
        raise fault("not-one-of", expected=", ".join((*_ELIMINATING, "threat:3")))
    return value


_ELIMINATING = ("never", "finishable", "threat", "always")
_FROM_THREAT = re.compile("^threat:[1-9][0-9]*$")
Share = Annotated[
    Fraction | None,
    PlainValidator(_share),
    WithJsonSchema(
        {
            "anyOf": [
                {"type": "number", "exclusiveMinimum": 0, "maximum": 1},
                {"type": "string", "pattern": r"^(none|[0-9]+/[0-9]+)$"},
            ]
        }
    ),
]
Eliminating = Annotated[
    str,
    PlainValidator(_eliminating),
    WithJsonSchema({"anyOf": [{"enum": list(_ELIMINATING)}, {"type": "string", "pattern": _FROM_THREAT.pattern}]}),
]


class TacticsTable(Strict):
    """Parameters of unattended play that differ from the preset."""

    exhaust_vs: tuple[Stake, ...] = ()
    """Against what it exhausts at all (also: ``self_help``, ``advantage``, ``story``)."""
    exhaust_max_price: NaturalOrNone = None
    """The most it pays for that; anything against an elimination; ``none``: no bound."""
    reserve: Natural = 0
    """What must be left afterwards, except against an elimination."""
    exhaust_tests: Literal["never", "important", "always"] = "never"
    """In tests: ``never``, ``important`` (eliminating, leaving), ``always``."""
    scar_for: Literal["never", "elimination", "any"] = "never"
    """For what it scars itself: ``never``, ``elimination``, ``any``."""
    scar_max: Positive = 1
    """How grave a scar it gives itself."""
    heroic_death: bool = False
    """Whether it dies rather than be eliminated."""
    eliminate: Eliminating = "never"
    """When it tries to eliminate: ``never``, ``finishable`` (the other could not pay), ``threat:3`` (from that
    Threat), ``always``."""
    eliminate_threat: Positive = 1
    """The number of ``threat:…``, if written apart."""
    assume_scars: bool = False
    """Whether it reckons that others would scar themselves."""
    attack: Literal["threat", "scar"] = "threat"
    """What an attack shall do: ``threat``, ``scar``."""
    react: React = React.NONE
    """Whom it defends: ``none``, ``if_target`` itself, ``protect`` comrades too, ``deny`` also opposes what helps
    its enemies."""
    counter: Counter = Counter.STRIKE
    """How it answers: ``strike`` back, ``avoid`` (own Threat −1), ``block``."""
    precise: Literal["never", "elimination", "always"] = "never"
    """When it is precise: ``never``, ``elimination``, ``always``."""
    mighty: Literal["never", "decisive", "always"] = "never"
    """When it is mighty: ``never``, ``decisive`` (when the other can then not pay), ``always``."""
    cunning: Literal["never", "decisive", "always"] = "never"
    """When it is cunning: ``never``, ``decisive``, ``always``."""
    wide: Literal["never", "auto"] = "never"
    """When it goes wide: ``never``, ``auto`` (on all enemies, if two or more)."""
    defence: Literal["never", "elimination", "scar_or_worse", "always"] = "never"
    """When it pays for defence: ``never``, ``elimination``, ``scar_or_worse``, ``always``."""
    recover_at: PositiveOrNone = None
    """From which Threat on it lowers it first."""
    approach: Approach = Approach.NONE
    """How it goes for initiative: ``none``, ``fast``, ``slow``."""
    postpone: Literal["never", "always"] = "never"
    """When it postpones: ``always``: keeps its initiative for reacting."""
    backlash: Literal["threat", "advantage", "none"] = "none"
    """What it takes for surviving an elimination: ``threat``, ``advantage``, ``none``."""
    lethality: Literal["removed", "present"] = "removed"
    """Whether those it eliminates are gone or still ``present``."""
    target: Pick = Pick.WEAKEST
    """Whom it attacks: ``weakest`` (finishable, then highest Threat, then least resources), ``random``."""
    surrender_at: Share = None
    """The share of the side that must be out before the rest gives up."""
    flee: NaturalOrNone = None
    """The capacity of Body below which it gets away."""
    max_rounds: Positive = 1
    """The round after which the conflict ends undecided."""

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
