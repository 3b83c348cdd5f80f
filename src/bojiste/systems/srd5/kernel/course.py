"""Compiled: the order of play of a fight without a map, as ``play/turns`` (``flow``, ``turn``, ``fight_end``) has it.
Every number comes from the rules that they call.

``f`` is the fight: the desk of ``kernel.stage`` with the columns of ``stage.py``. Fighters are places in the file.
"""

from __future__ import annotations

from typing import Any

from bojiste.kernel.dice import turn_page
from bojiste.kernel.rows import NO_SUM, NOBODY, tell
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.kernel import what
from bojiste.systems.srd5.kernel.blow import strike
from bojiste.systems.srd5.kernel.hands import takes_up
from bojiste.systems.srd5.kernel.hold import still
from bojiste.systems.srd5.kernel.known import BEGUN, FEATURES, POWERS
from bojiste.systems.srd5.kernel.legend import legendary
from bojiste.systems.srd5.kernel.life import death_save, first_aid, potion, revived, turned
from bojiste.systems.srd5.kernel.order import ordered
from bojiste.systems.srd5.kernel.plight import FAST, HALVED, ONE, acts, older, plight_of
from bojiste.systems.srd5.kernel.plight import IDLE as NO_ACTIONS
from bojiste.systems.srd5.kernel.power import ACTION, gets_over, recharges, uses, wanted
from bojiste.systems.srd5.kernel.tactic import IDLE, ORDINARY, WEAKEST, chosen, decided, dying, failures, feared
from bojiste.systems.srd5.play.attacks import weigh
from bojiste.systems.srd5.play.turns.fight_end import MOST_ROUNDS
from bojiste.systems.srd5.words import DEAD, DYING, OK, STABLE

VICTORY, NOBODY_LEFT, UNDECIDED = 0, 1, 2
REASONS = ("victory", "nobody-left", "undecided")


def set_up(f: Any, fresh: Any) -> None:
    """Everybody as the scene gives them."""
    f.rounds, f.lives_changed, f.up = 0, 0, fresh.up
    for at in range(f.many):
        f.hp[at], f.hp_max[at], f.thp[at], f.life[at] = fresh.hp[at], fresh.hp_max[at], fresh.thp[at], fresh.life[at]
        f.death_success[at], f.death_fail[at] = fresh.death_success[at], fresh.death_fail[at]
        f.prone[at], f.dropped[at], f.surprised[at] = fresh.prone[at], fresh.dropped[at], 0
        f.dodging[at], f.beside[at] = fresh.dodging[at], NOBODY
        f.initiative[at], f.potions[at], f.kit[at] = fresh.initiative[at], fresh.potions[at], fresh.kit[at]
        f.out[at] = fresh.out[at]
    if FEATURES:
        unspent(f, fresh)


def unspent(f: Any, fresh: Any) -> None:
    """Nothing lies on anybody, no power has been used, and hands hold what they do at first."""
    f.idle = fresh.idle
    for at in range(f.many):
        f.floored[at], f.gripped[at], f.bound[at] = fresh.floored[at], 0, 0
        f.resisted[at], f.used[at] = 0, 0
        f.reaction[at], f.extras[at] = fresh.reaction[at], 0
        f.grips[at], f.way[at], f.attacks[at] = fresh.grips[at], fresh.way[at], fresh.attacks[at]
        f.laid[at], f.deep[at], f.plight[at], f.proof[at] = 0, 0, fresh.begun[at], 0
        f.many_kept[at], f.freely[at], f.legendary_left[at] = 0, 0, f.legendary[at]
    for power in range(f.many_powers):
        f.spent[power] = 0


def fight(f: Any) -> None:
    """One fight to its end."""
    tell(f, what.PRINTING, NOBODY, NOBODY, NO_SUM, 0)
    if BEGUN:
        duck_in_vain(f)
    for at in range(f.many):
        if f.caught[at]:
            f.surprised[at] = 1
            tell(f, what.CAUGHT, at, NOBODY, NO_SUM, 2 * what.SURPRISED)
    ordered(f)
    done = ended(f)
    number = f.first_round - 1
    while not done and number < f.max_rounds:
        number += 1
        done = whole_round(f, number)
    finish(f, done)


def duck_in_vain(f: Any) -> None:
    """Who cannot act or move dodges no more as the fight begins."""
    for at in range(f.many):
        if f.dodging[at] and f.stiff[at]:
            f.dodging[at] = 0
            tell(f, what.DODGE_LOST, at, NOBODY, NO_SUM, 0)


def finish(f: Any, done: bool) -> None:
    """The fight is over, or has lasted too long."""
    f.winner, f.reason = NOBODY, UNDECIDED
    if done:
        over(f)


def whole_round(f: Any, number: int) -> bool:
    """One round; whether the fight is over."""
    begun(f, number)
    for place in range(f.begins, f.listed):
        at = f.order[place]
        if f.life[at] != DEAD:
            turn(f, at)
            if f.lives_changed:
                f.lives_changed = 0
                if ended(f):
                    return True
    return False


def begun(f: Any, number: int) -> None:
    """A round begins."""
    f.rounds = number
    if BEGUN and number > f.first_round:
        f.begins = 0
    tell(f, what.ROUNDS, NOBODY, NOBODY, NO_SUM, (number + 1) * what.ROUND)


# -- turns ---------------------------------------------------------------------------------------------------------


def turn(f: Any, at: int) -> None:
    """One turn from its start to its end."""
    if POWERS and f.magical:
        turn_with_features(f, at)
        return
    turn_starts(f, at)
    if f.life[at] == OK and rules.surprise.effect(f.surprised[at] > 0) and f.tactic[at] != IDLE:
        act(f, at)
    turn_ends(f, at)


def turn_with_features(f: Any, at: int) -> None:
    """The same where somebody has features, or brings more than damage."""
    opened(f, at)
    f.freely[at], f.legendary_left[at] = 0, f.legendary[at]
    older(f, at)
    mended(f, at)
    if f.last_power[at] > f.first_power[at] and f.life[at] == OK:
        recharges(f, at)
    if f.life[at] == OK and rules.surprise.effect(f.surprised[at] > 0) and f.tactic[at] != IDLE:
        act(f, at)
    if f.deep[at]:
        gets_over(f, at)
    turn_ends(f, at)
    if f.legends:
        legendary(f, at)


def turn_starts(f: Any, at: int) -> None:
    """What the start of a turn does (``play.turn.start_sequence``)."""
    opened(f, at)
    mended(f, at)


def opened(f: Any, at: int) -> None:
    """A turn begins: its page of dice, a new record, the reaction is back."""
    turn_page(f, f.rounds, at)
    tell(f, what.TURN, at, NOBODY, NO_SUM, 0)
    f.dodging[at] = 0
    if FEATURES:
        f.reaction[at], f.extras[at] = 1, 0


def mended(f: Any, at: int) -> None:
    """Who dies rolls; hit points come back."""
    if f.hp[at] == 0 and rules.stabilizing.state(f.life[at]):
        death_save(f, at)
    if FEATURES and f.regrows[at] and 0 < f.hp[at] < f.hp_max[at]:
        tell(f, what.REGENERATES, at, NOBODY, NO_SUM, revived(f, at, f.regrows[at]))


def turn_ends(f: Any, at: int) -> None:
    """Surprise is over."""
    if f.surprised[at]:
        f.surprised[at] = 0
        tell(f, what.ALERT, at, NOBODY, NO_SUM, what.SURPRISED)


def act(f: Any, at: int) -> None:
    """What a tactic makes of a turn: up on one's feet, first aid where that is the action, else all attacks."""
    picks_up(f, at)
    rises(f, at)
    if POWERS and (f.plight[at] & NO_ACTIONS or (f.last_power[at] > f.first_power[at] and by_magic(f, at))):
        return
    tactic, target = decided(f, at, f.way[at])
    if tactic == ORDINARY and helps(f, at, target >= 0):
        return
    if target < 0 and ducks(f, at):
        f.dodging[at] = 1
        tell(f, what.DODGES, at, NOBODY, NO_SUM, 0)
    if attacks(f, at, target) and POWERS and f.grips[at] >= 0:
        with_second(f, at, f.grip_second[f.grips[at]])


def picks_up(f: Any, at: int) -> None:
    """What lies there is taken up."""
    if POWERS and f.grips[at] >= 0:
        takes_up(f, at, acts(f, at) or not plight_of(f, at) & FAST)
    elif f.dropped[at] and (acts(f, at) or not plight_of(f, at) & FAST):
        f.dropped[at] = 0
        tell(f, what.PICKS_UP, at, NOBODY, NO_SUM, 0)


def ducks(f: Any, at: int) -> bool:
    """Whether somebody who can strike at nobody dodges."""
    wary = f.ducks_halved[at] if plight_of(f, at) & HALVED else f.ducks[at]
    return bool(wary and not still(f, at) and feared(f, at))


def attacks(f: Any, at: int, target: int) -> bool:
    """All its attacks, beginning with one at this target (-1: there is none); whether it can still act."""
    way, last = f.way[at], f.way[at] + f.attacks[at]
    while target >= 0:
        strike(f, at, target, way)
        if not acts(f, at):
            return False
        way = last if plight_of(f, at) & ONE else way + 1  # it may have been slowed just now
        if way < last or f.tactic[at] != WEAKEST:
            rises(f, at)  # it may have freed itself
        target = decided(f, at, way)[1] if way < last else NOBODY
    return True


def with_second(f: Any, at: int, way: int) -> None:
    """The bonus attack with the second of two weapons (-1: there is none), where the action went into attacks."""
    if way >= 0 and f.tactic[at] != WEAKEST and not f.plight[at] & ONE:
        target = chosen(f, at, way, ORDINARY)
        if target >= 0:
            strike(f, at, target, way)


def by_magic(f: Any, at: int) -> bool:
    """Use what is worth more than the attacks one has; whether the turn is over with that."""
    power = wanted(f, at)
    while power >= 0:
        uses(f, at, power)
        if f.life[at] != OK:
            return True
        rises(f, at)  # it may have freed itself
        if f.power_time[power] == ACTION:
            return True
        f.freely[at] |= 1 << power
        power = wanted(f, at)
    return False


def rises(f: Any, at: int) -> None:
    """Get up, if one lies there and can."""
    stands = f.stands_halved[at] if plight_of(f, at) & HALVED else f.stands[at]
    if f.prone[at] and stands and not still(f, at):
        f.prone[at], f.floored[at] = 0, 0
        tell(f, what.STANDS, at, NOBODY, NO_SUM, 0)


def helps(f: Any, at: int, fights: bool) -> bool:
    """Tend somebody dying, or drink: whether that was the action (``policy.aid``)."""
    whom = dying(f, f.allies[at], at)
    if whom >= 0 and not f.potions[at] and weigh.tends(failures(f, at, whom), fights):
        first_aid(f, at, whom)
        return True
    if whom < 0 and feared(f, at) and weigh.low(f.hp[at], f.hp_max[at]):
        whom = at
    if whom < 0 or not f.potions[at]:
        return False
    potion(f, at, whom)
    return True


# -- the end -------------------------------------------------------------------------------------------------------


def standing(f: Any, side: int) -> int:
    """Whether anybody of a side is conscious: 1 or 0."""
    return 1 if f.up & f.members[side] else 0


def ended(f: Any) -> bool:
    """Whether of no two hostile sides both have somebody up."""
    for pair in range(f.many_pairs):
        if not rules.flow.end((standing(f, f.pairs[pair, 0]), standing(f, f.pairs[pair, 1]))):
            return False
    return True


def over(f: Any) -> None:
    """Who has won, and what becomes of those who lie there (``play.aftermath``)."""
    f.reason = NOBODY_LEFT
    for side in range(f.sides - 1, -1, -1):
        if standing(f, side):
            f.winner, f.reason = side, VICTORY
    own, lying = 0, False
    for at in range(f.many):
        lying = lying or f.life[at] == DYING or f.life[at] == STABLE
        if f.winner >= 0 and f.friendly[at] >> f.winner & 1:
            own |= 1 << at
    if lying:
        tell(f, what.AFTERMATH, NOBODY, NOBODY, NO_SUM, 0)
        settled(f, own)


def settled(f: Any, own: int) -> None:
    """Round by round the dying roll, and the winners (``own``, as bits, with their friends) tend them."""
    if f.finishes and f.winner >= 0:
        for at in range(f.many):
            if (f.life[at] == DYING or f.life[at] == STABLE) and not own >> at & 1:
                tell(f, what.FINISHED, at, NOBODY, NO_SUM, turned(f, at, DEAD, 0, 0))
    number = 1
    while number < MOST_ROUNDS and dying(f, -1, -1) >= 0:
        for place in range(f.listed):
            at = f.order[place]
            turn_page(f, f.rounds + number, at)
            if f.life[at] == DYING:
                death_save(f, at)
            elif acts(f, at) and own >> at & 1:
                tends(f, at, own)
        number += 1


def tends(f: Any, at: int, own: int) -> None:
    """A winner tends a dying one of its own, or of the others where they are spared."""
    whom = dying(f, own, -1)
    if whom < 0 and f.tends:
        whom = dying(f, -1, -1)
    if whom >= 0:
        first_aid(f, at, whom)


def measured(f: Any) -> None:
    """What a forecast counts, in the order of ``measure.py``: won, wiped, loss of each side, fell, died; rounds, hit
    points."""
    sides = f.sides
    fell, died = 3 * sides, 3 * sides + f.many
    for side in range(sides):
        f.marks[side] = 1 if f.winner == side else 0
        f.marks[sides + side] = 1
        f.marks[2 * sides + side] = 0
    f.numbers[0] = f.rounds
    for at in range(f.many):
        if f.life[at] == DEAD:
            f.marks[2 * sides + f.side[at]] = 1
        else:
            f.marks[sides + f.side[at]] = 0
        f.marks[fell + at] = 0 if f.life[at] == OK else 1
        f.marks[died + at] = 1 if f.life[at] == DEAD else 0
        f.numbers[1 + at] = f.hp[at]
