"""``condition``: it gets into a condition."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from bojiste.core.event import Change
from bojiste.systems.srd5.effects.base import Kind
from bojiste.systems.srd5.effects.lying import until_it_attacks
from bojiste.systems.srd5.effects.telling import damage, named
from bojiste.systems.srd5.now import BETRAYED, HARMED, LOST, ROUSED, Suffering
from bojiste.systems.srd5.play.grappling import attach
from bojiste.systems.srd5.play.spellcasting.in_use import Met
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.sheet.inflicted import Inflicted

if TYPE_CHECKING:
    from bojiste.core.shelf import Speaker

WORTH = {
    "unconscious": 90,
    "paralyzed": 80,
    "stunned": 80,
    "banished": 80,
    "enclosed": 70,
    "dominated": 90,
    "possessed": 90,
    "befriended": 56,
    "bemused": 12,
    "incapacitated": 70,
    "restrained": 48,
    "blinded": 40,
    "frightened": 32,
    "charmed": 32,
    "poisoned": 28,
    "confused": 56,
    "leaving": 60,
    "desisting": 56,
    "fleeing": 40,
    "halting": 36,
    "grovelling": 32,
    "approaching": 16,
    "dropping": 12,
    "prone": 20,
    "slowed": 40,
    "slothful": 44,
    "enfeebled": 36,
    "cowed": 16,
    "cursed": 18,
    "afloat": 40,
    "ailing": 32,
    "dancing": 80,
    "diseased": 20,
    "feebleminded": 30,
    "petrified": 90,
    "shaking": 16,
    "weakened": 16,
}
"""What a condition of an enemy's is worth to tactics, in quarters of a hit point."""
ENDS = {
    None: "",
    "user_turn_start": "turn-start:{user}",
    "user_turn_end": "turn-end:{user}",
    "user_next_turn_end": "next-turn-end:{user}",
    "turn_start": "turn-start:{own}",
    "turn_end": "turn-end:{own}",
    "damaged": HARMED,
    "damaged_by_user": BETRAYED,
    "friend_damaged": ROUSED,
    "far_and_unseen": LOST,
}
"""What the state calls the end of a condition."""
AGAIN = {
    None: "",
    "turn_end": "",
    "turn_end_in_sight_hinders": "unseen",
    "turn_end_out_of_sight": "alone",
    "turn_end_until_3": "thrice",
    "damaged": "harmed",
    "damaged_by_user": "wronged",
    "turn_end_or_damaged": "shaken",
    "turn_end_or_damaged_helps": "often",
    "user_turn_start": "judged",
    "action": "action",
}
"""What the state calls the moment at which the saving throw is repeated."""


class Condition(Inflicted, Kind):
    """It suffers a condition until something ends that, or as long as the power lasts."""

    LIES: ClassVar = True
    TWIN: ClassVar = frozenset({"condition", "save_again"})

    @property
    def worded(self) -> bool:
        return True

    def entries(self, table: Table, met: Met, one: Profile) -> Iterator[Suffering]:
        power = met.power
        wounds = table.boons(one, self.condition) if self.condition == "bleeding" else ()
        yield Suffering(
            self.condition,
            met.who.id,
            until_it_attacks(met) or ENDS[self.ends].format(user=met.who.id, own=one.id),
            "" if self.condition == "prone" else met.effect,
            power.key,
            self.damage_per_slot * power.levels_above(met.slot) or len(wounds),
            save=self._save(power),
            dc=(self.dc or power.dc) if self.save_again or self.condition in ("warded", "slothful") else 0,
            escape=(self.escape_dc or power.dc) if self.escape_dc is not None else 0,
            again=AGAIN[self.save_again],
            worse=self.turns_into or "",
            tended=-1 if self.tended is None else self.tended,
        )

    def _save(self, power: Power) -> str:
        """The ability that the saving throw is repeated with."""
        again = self.save_again is not None and self.check_again is None
        return (power.row.test.save or self.save or "") if again else ""

    def changes(self, table: Table, met: Met, one: Profile) -> tuple[Change, ...]:
        return attach.upon(table, met.who, one) if self.condition == "clung" else ()

    def reckoned(self, table: Table, one: Profile) -> bool:
        """Tactics look at the type of a creature alone."""
        return not self.only.types or one.sheet.type in self.only.types

    def worth(self, table: Table, power: Power, me: Profile, one: Profile) -> int:
        torments = sum(part.count * (part.sides + 1) for part in self.damage if self.damage_at == "save_failed")
        worse = WORTH.get(self.turns_into or "", 0) if self.save_again == "turn_end_until_3" else 0
        return WORTH.get(self.condition, 0) + torments + worse

    def card(self, words: Speaker) -> Iterator[str]:
        said = []
        if self.damage:
            said.append(words.word("block-each-turn", what=damage(self.damage, words)))
        if self.escape_dc is not None:
            said.append(words.word("block-escape", dc=self.escape_dc))
        if self.save_again is not None:
            said.append(words.word("block-repeat", when=AGAIN[self.save_again] or "turn"))
        if self.tended is not None:
            said.append(words.word("block-tended", dc=self.tended))
        name = named(words, "condition", self.condition)
        yield f"{name} ({'; '.join(said)})" if said else name
