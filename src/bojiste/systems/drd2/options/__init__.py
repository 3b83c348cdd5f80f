"""Optional rules, and every number that a completion of the catalogue had to supply."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from bojiste.kit.fields import Natural, Positive
from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.options.house import House


class Options(House):
    """Defaults are those of the catalogue."""

    rest_conditions: bool = False
    """A common rest brings 1 to 5 by its conditions instead of 3 (``drd2.rest.conditions``)."""
    wide_challenge_reaction: bool = False
    """One wide reaction covers several threatened characters (``drd2.challenge.wide``)."""
    wide_partial: bool = False
    """A higher counteraction takes only those it protects out of a wide action (``drd2.general_clash.wide_whole``)."""
    exhaustion_scope: Literal["shared", "all", "own"] = "shared"
    """For whom one loser's exhaustion averts the consequence (``drd2.exhaustion.scope``)."""
    quick_game: bool = False
    """The simplified variant (``drd2.quick_game.scope``)."""
    quick_level: Annotated[int, Field(ge=1, le=3, strict=True)] = rules.quick_game.DEFAULT_LEVEL
    """Its step of complexity (``drd2.quick_game.levels``)."""
    fate_visible: bool = True
    """Whether players see how much Fate the GM has left."""
    reinforcements_add_fate: bool = True
    """Whether beings that join later add their Fate (``drd2.fate.setup``)."""
    lock_opponents: Literal["off", "until_changed"] = "off"
    """Whether an accepted failure closes the same attack on an opponent until its Threat, scars or readiness change
    (``drd2.test.lock``)."""
    helper_pool: Literal["per_hero", "per_helper"] = "per_hero"
    """How the Fate of helpers is kept (``drd2.helper.fate``)."""
    stories: Literal["ask", "skip"] = "ask"
    """Whether winners and the exhausted are asked to tell (``drd2.clash.describe``, ``drd2.exhaustion.story``)."""
    comrades_may_counter: bool = True
    """Whether comrades whom somebody else plays are asked, too, if they counter an action
    (``drd2.turn.react_initiative``)."""

    threat: Positive = rules.threat.ORDINARY
    """Threat of whoever is given none (``drd2.threat.scale``)."""
    helpless_threat: Positive = rules.elimination.THREAT_OF_THE_HELPLESS
    """Threat of the eliminated who are still present (``drd2.elimination.threat_after``)."""
    scar_blocks_from: Positive = rules.scar.BLOCKS_FROM
    """Severity from which a scar makes actions impossible (``drd2.scar.three_blocks``)."""
    approach_price: Natural = rules.initiative.APPROACH_PRICE
    """Resources of Soul for an approach to initiative (``drd2.initiative.approach_cost``)."""
    heal_days: tuple[Positive, ...] = Field(rules.healing.DAYS, min_length=1)
    """Days for the healing step from 1 to 0, from 2 to 1, and each higher one (``drd2.healing.natural``)."""
    helper_common_fate: Natural = rules.helper.COMMON_FATE
    """Fate that helpers regain by their owner's common rest (``drd2.helper.recovery``)."""
    helper_quality_bond: Natural = rules.helper.QUALITY_BOND
    """Bond that a helper regains by its owner's quality rest (``drd2.helper.recovery``)."""
    long_round_rest: Natural | None = None
    """What a common rest brings in rounds of days, where the table has a rule for it (``drd2.round.long_rounds``)."""
    material_price: Natural = rules.money.HELLERS_PER_GROSCHEN
    """Hellers for one raw material (``drd2.money.materials``)."""
