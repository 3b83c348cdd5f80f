"""What those who are there have in their hands, and can strike with."""

from __future__ import annotations

from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.play.attacks.hands_free import NOTHING_AT_HAND, Ways, grip, ways
from bojiste.systems.srd5.play.derived import Present
from bojiste.systems.srd5.prepare import Attack, Profile
from bojiste.systems.srd5.words.goods import BLUNT


class Armed(Present):
    """With what everybody who is there fights."""

    __slots__ = ()

    def aloft(self, who: Profile) -> int:
        """How high above the ground somebody is."""
        return 0

    def needs(self, who: Profile, attack: Attack, beside: str = "") -> tuple[str, str] | None:
        """What handling an attack takes now: ``("", "")`` none, ``("draw", item)`` or ``("stow", item)``; ``None``
        where it cannot be made at once. ``beside`` stays in the other hand."""
        now = self.now[who.id]
        if now.corroded and attack.item in self.ruined(who):
            return None
        return grip(attack, self.hands(who), now.held, now.dropped, beside)

    def hands(self, who: Profile) -> int:
        """Hands that hold nobody."""
        return who.hands - len(self.holds(who)) if who.id in self.known.grapplers else who.hands

    def ways(self, who: Profile) -> Ways:
        """The ways to attack that a creature's hands allow, and what it has to shoot."""
        now = self.now[who.id]
        if now.suffers and self.effects(who).bodiless:
            return NOTHING_AT_HAND
        shots = now.shots or ()  # of others it does not show
        lost = self.ruined(who) if now.corroded else ()
        return ways(who, self.hands(who), now.held, now.dropped, shots, now.form, lost)

    def ruined(self, who: Profile) -> tuple[str, ...]:
        """Weapons of somebody's that are eaten away."""
        return tuple(item for item, amount in self.now[who.id].corroded if amount >= BLUNT)

    def usable(self, who: Profile) -> tuple[Attack, ...]:
        """The attacks that can be made at once: what they take is in hand, or the free interaction brings it there."""
        found = self.ways(who)
        if len(found.handled) > len(found.at_hand) and self.handles(who):
            return found.handled
        return found.at_hand

    def at_hand(self, who: Profile, attack: Attack) -> bool:
        """Whether an attack can be made outside the own turn: with what is in hand, and nothing drawn."""
        return attack in self.ways(who).at_hand

    def holds(self, who: Profile) -> tuple[Profile, ...]:
        """Those whom a creature holds in a grapple, a hand each."""
        if who.id not in self.known.grapplers:
            return ()
        return tuple(
            other
            for other in self.everybody
            if self.now[other.id].suffers
            and any(entry.name == "grappled" and entry.source == who.id for entry in self.now[other.id].suffers)
        )

    def drags(self, who: Profile) -> int:
        """How often dragging those it holds halves a creature's speed: once, unless all are much smaller."""
        return int(any(rules.grapple.drag(who.size, other.size) for other in self.taken_along(who)))

    def taken_along(self, who: Profile) -> tuple[Profile, ...]:
        """Those who come along in a grapple when somebody moves: held by it, or by its rider."""
        return tuple(held for one in self.moving(who) for held in self.holds(one))

    def moving(self, who: Profile) -> tuple[Profile, ...]:
        """Who is somewhere else when somebody moves: that one and, of a mount, its rider."""
        return (who,)

    def loaded(self, who: Profile, attack: Attack) -> bool:
        """Whether the Attack action has this attack left: a weapon that must be loaded shoots once, a net is the only
        attack of its action, and a Multiattack makes the attacks that it lists."""
        turn = self.now[who.id].turn
        listed = turn.listed
        if listed and not any(attack.key in one for one in listed):
            return False
        if listed and attack.aloft and self.aloft(who) <= 0:
            return False
        if attack.unlimited:
            return True
        if attack.word == "net" and turn.action and not listed:
            return False
        if attack.uses and self.now[who.id].used.count(attack.key) >= attack.uses:
            return False
        if not attack.loading:
            return True
        return self.now[who.id].turn.fired.count(attack.key) < rules.weapon.loading(who.per_action, True)

    def longest(self, attack: Attack) -> int:
        """How far an attack goes at all."""
        return attack.reach if attack.melee else attack.long

    def reach(self, who: Profile) -> int:
        """The farthest reach of melee attacks usable now."""
        return self.ways(who).reach
