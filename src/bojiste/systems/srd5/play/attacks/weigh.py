"""What tactics weigh: sums of plain integers, in which a larger worth and a smaller key are better."""

from __future__ import annotations

FACES = 20
USUAL_ARMOR = 14
"""What a tactic takes an enemy's Armor Class for: nobody tells it."""
USUAL_HEALTH = 20
"""Hit points it takes an enemy for that has not lost any."""
HEALTH_BY_SIZE = (4, 8, 14, 45, 120, 220)
"""The same by size, tiny to gargantuan, for whoever looks closer."""
STRENGTH_BY_SIZE = (-2, 0, 2, 5, 7, 9)
"""What it fears of its Athletics, by size."""
PLACES = 1 << 10
"""More than act in a fight."""
DANGER_BY_SIZE = (2, 4, 6, 12, 24, 40)
"""The damage that it fears of an enemy on each of its turns, by size."""


def chance(bonus: int, cover: int, state: int) -> int:
    """The odds of a hit in 400ths: attack bonus, what cover adds to Armor Class, advantage +1 or disadvantage -1."""
    faces = min(FACES - 1, max(1, FACES + 1 + bonus - USUAL_ARMOR - cover))
    if state > 0:
        return FACES * FACES - (FACES - faces) * (FACES - faces)
    return faces * faces if state < 0 else faces * FACES


def worth(mean: int, odds: int) -> int:
    """Four times the damage to expect of an attack: twice the mean of a hit, odds in 400ths."""
    return mean * odds // 200


def surer(mean: int, bonus: int) -> int:
    """What advantage adds to dice that come with a hit: twice their mean, the bonus of the attack."""
    return worth(mean, chance(bonus, 0, 1)) - worth(mean, chance(bonus, 0, 0))


def left(hit_points: int | None, hurt: int) -> int:
    """Hit points of an enemy if they are told, else a guess: the more it has lost, the fewer are left."""
    return hit_points if hit_points is not None else max(1, USUAL_HEALTH - hurt)


def shows(usual: int, hurt: int, marked: bool) -> int:
    """Hit points that an enemy of its size has left as far as it shows: at most as many as it has lost once it is
    marked (less than half are left), at least as many before."""
    guessed = max(1, usual - hurt)
    return max(1, min(guessed, hurt)) if marked else max(guessed, hurt)


def share(mean: int, odds: int, left: int, danger: int) -> int:
    """How much of an enemy's danger a blow is likely to take away: twice the mean of a hit, odds in 400ths."""
    return danger * odds * min(mean, 2 * left) // (2 * left)


def sting(mean: int, odds: int) -> int:
    """What it costs, in the measure of ``share``, to hit somebody who is painful to touch: twice the mean of what that
    does. A share of danger is gone for the rounds to come, the sting comes once."""
    return mean * odds // 5


def exposed(far: int, stride: int, reach: int, normal: int, long: int) -> int:
    """How much of what an enemy can do it can do at this distance after its next step: all by hand or with a good
    shot (4), half with a bad one (2), next to nothing if it must run (1), nothing (0). In half feet."""
    if far <= stride + max(reach, normal):
        return 4
    if far <= stride + long:
        return 2
    return 1 if far <= 2 * stride + reach else 0


def lies(far: int, blows: int, shots: int) -> int:
    """What it is to lie on the ground so far from an enemy whose blows and whose shots go that far once it has moved
    (half feet): -1: it comes up and strikes the better, 1: it can only shoot, and does so worse, 0: nothing."""
    if far <= blows:
        return -1
    return 1 if far <= shots else 0


def by_odds(worth: int, odds: int) -> int:
    """What something is worth that comes about with these odds (400ths)."""
    return worth * odds // 400


def contest(own: int, other: int) -> int:
    """The odds of winning a contest of skills, in 400ths: even if they are equal, a twentieth more or less a point."""
    return max(20, min(380, 190 + 18 * (own - other)))


def dodge(danger: int, low: bool) -> int:
    """What it is worth to dodge those who stand beside one (four times damage): something of what they do is spared,
    which is worth twice as much to whoever has little left, and never as much as felling them."""
    return danger * (2 if low else 1) // 3


def freedom(restrained: bool, pressed: bool) -> int:
    """What it is worth to get free: who is restrained strikes badly and is struck well."""
    return (24 if pressed else 16) if restrained else 8


def waits(ours: int, theirs: int) -> bool:
    """Whether to let them come: what one's own side shoots now is worth twice as much as what theirs does."""
    return ours >= 2 * theirs


def target_key(mean: int, expected: int, left: int, index: int) -> tuple[int, int, int, int]:
    """The order of targets: one that a usual hit finishes, and of these the surest; else the most damage, then the
    fewest hit points left, then as listed."""
    finishes = 2 * left <= mean
    return (0 if finishes else 1, -expected, left, index)


def frailty(left: int, place: int) -> int:
    """The order of targets of who aims at the frailest: the fewest hit points left, then the first in the order of
    turns (below ``PLACES``)."""
    return left * PLACES + place


def tends(failures: int, fights: bool) -> bool:
    """Whether first aid for somebody dying is the action: he is about to die, or there is nobody to strike."""
    return failures >= 2 or not fights


def lost(low: bool, ours: int, theirs: int) -> bool:
    """Whether a fight is lost for somebody: little is left of it, and the enemies are three times as much to be feared
    as all who stand on its own side."""
    return low and theirs >= 3 * ours


def bandage(failures: int, kit: bool) -> int:
    """What first aid is worth to somebody dying (four times damage, as attacks are): the more, the nearer death; the
    kit never fails, bare hands every other time."""
    return (8, 24, 72)[min(failures, 2)] if kit else (0, 6, 24)[min(failures, 2)]


def low(hit_points: int, maximum: int) -> bool:
    """Whether it is time to drink: a third is left, or less."""
    return 3 * hit_points <= maximum


def wounded(hit_points: int, maximum: int) -> bool:
    """Whether it is time to keep clear of them between two blows: a third is gone, or more."""
    return 3 * hit_points <= 2 * maximum
