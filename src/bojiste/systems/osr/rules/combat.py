"""The round: initiative, morale, movement, engagement, ranges, cover, the end of a fight."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.osr.rules.completion import size as natural_reach
from bojiste.systems.osr.words import EXTREME, FULL, MISSILES, REACHES, ZONE_ENDS, Reach


@rule("osr.combat.initiative")
def initiative(faces: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """Places of the sides from the highest die down, as indices; a second die, rolled for a tie, decides it.

    What is still equal keeps its order.
    """
    return tuple(sorted(range(len(faces)), key=lambda index: (tuple(-face for face in faces[index]), index)))


@rule("osr.combat.tie")
def tie(faces: tuple[tuple[int, ...], ...], players: tuple[bool, ...]) -> tuple[int, ...]:
    """Indices of the referee's sides that must roll again: those of equal dice, the players' sides apart."""
    theirs = [face for face, own in zip(faces, players, strict=True) if not own]
    pairs = enumerate(zip(faces, players, strict=True))
    return tuple(index for index, (face, own) in pairs if not own and theirs.count(face) > 1)


@rule("osr.combat.morale_trigger")
def morale_trigger(size: int, dead: int, leader_dead: bool) -> tuple[bool, bool, bool]:
    """Which reversals have happened to a group: a first death, that of the half, its leader's."""
    return dead >= 1, dead > 0 and 2 * dead >= size, leader_dead


@rule("osr.combat.morale_roll")
def morale_roll(total: int, morale: int) -> bool:
    """Whether a group stands."""
    return total <= morale


@rule("osr.combat.morale_two")
def morale_two(successes: int) -> bool:
    """Whether a group fights to the death."""
    return successes >= 2


@rule("osr.combat.limits", "osr.situation.ready_move")
def limits(move: int, moved: int) -> int:
    """Metres left of a round's movement, in one's turn and in what one has readied together."""
    return max(0, move - moved)


@rule("osr.combat.instant_limit")
def instant_limit(used: bool) -> bool:
    """Whether an instant action is left in this round."""
    return not used


@rule("osr.combat.instant_surprised")
def instant_surprised(surprised: bool) -> bool:
    """Whether surprise leaves somebody its instant actions."""
    return not surprised


@rule("osr.combat.difficult")
def difficult(metres: int, reasons: int) -> int:
    """What so many metres cost: double for any reason, never more."""
    return metres * 2 if reasons else metres


@rule("osr.combat.engaged")
def engaged(distance: int, reach: int, capable: bool) -> bool:
    """Whether a hostile creature at this distance binds somebody in melee."""
    return capable and distance <= reach


@rule("osr.combat.engaged_move")
def engaged_move(before: int, after: int, reach: int) -> bool:
    """Whether a step of somebody bound keeps to an opponent: within its reach, or no farther than it was."""
    return after <= max(before, reach)


@rule("osr.combat.reach")
def reach(size: str, natural: bool) -> int:
    """Metres that a melee weapon of this size reaches; a natural one by the size of its owner."""
    return natural_reach(size) if natural else REACHES[size]


@rule("osr.combat.throw_range")
def throw_range(strength: int) -> tuple[int, int]:
    """Metres at which a throw is effective, and at which it still reaches; by the Strength score."""
    return strength, strength * 2


@rule("osr.combat.zones")
def zones(metres: int) -> int:
    """The zone of a distance, from 0 (close) to 4 (extreme)."""
    zone = 0
    for end in ZONE_ENDS:
        zone += metres > end
    return zone


@rule("osr.combat.zone_close")
def zone_close(penalised: bool) -> Reach:
    """Close: every kind of attack; the referee may hamper what is thrown or shot."""
    return Reach.HINDERED if penalised else Reach.WELL


@rule("osr.combat.zone_near")
def zone_near(kind: str) -> Reach:
    """Near: whatever is thrown (``thrown``) or shot (the size of the weapon)."""
    return Reach.WELL if kind == "thrown" or kind in MISSILES else Reach.OUT


@rule("osr.combat.zone_far")
def zone_far(kind: str) -> Reach:
    """Far: missiles only, small ones with disadvantage."""
    return {"small": Reach.HINDERED, "medium": Reach.WELL, "large": Reach.WELL}.get(kind, Reach.OUT)


@rule("osr.combat.zone_very_far")
def zone_very_far(kind: str) -> Reach:
    """Very far: medium missiles with disadvantage, large ones as usual."""
    return {"medium": Reach.HINDERED, "large": Reach.WELL}.get(kind, Reach.OUT)


@rule("osr.combat.zone_extreme")
def zone_extreme(kind: str, allowed: bool) -> Reach:
    """Extreme: a large missile with disadvantage, where the referee allows it."""
    return Reach.HINDERED if kind == "large" and allowed else Reach.OUT


BETWEEN = (zone_near, zone_far, zone_very_far)


def by_zone(zone: int, kind: str, allowed: bool, penalised: bool) -> Reach:
    """What a zone allows something thrown (``thrown``) or shot (the size of the missile weapon)."""
    if zone == EXTREME:
        return zone_extreme(kind, allowed)
    return BETWEEN[zone - 1](kind) if zone else zone_close(penalised)


def by_metres(distance: int, effective: int, ineffective: int) -> Reach:
    """The same by distance."""
    if distance <= effective:
        return Reach.WELL
    return Reach.HINDERED if distance <= ineffective else Reach.OUT


@rule("osr.combat.full_cover")
def full_cover(cover: int, thrown: bool, against_thrown: bool) -> bool:
    """Whether cover keeps a target from being shot (or thrown) at."""
    return cover == FULL and (against_thrown or not thrown)


@rule("osr.combat.partial_cover")
def partial_cover(cover: int, thrown: bool, against_thrown: bool) -> int:
    """What cover adds to the armour class against what is shot or thrown."""
    return cover if cover < FULL and (against_thrown or not thrown) else 0


@rule("osr.combat.end")
def end(standing: int) -> bool:
    """Whether a fight is over: at most one group of allies has somebody left."""
    return standing <= 1
