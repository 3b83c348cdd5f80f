"""Other things than a blow: each offered deed with what it is worth, in the measure of attacks (four times damage)."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.ask import Ask
from bojiste.kit.board import union
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.effects.condition import WORTH
from bojiste.systems.srd5.features import vanish
from bojiste.systems.srd5.play.attacks import weigh
from bojiste.systems.srd5.play.conditions import escape
from bojiste.systems.srd5.play.movement.around import within
from bojiste.systems.srd5.play.movement.movement import field
from bojiste.systems.srd5.play.senses.hiding import unseeing
from bojiste.systems.srd5.policy.eyes import Eyes, reaches_of
from bojiste.systems.srd5.policy.strike import second, worth_of
from bojiste.systems.srd5.prepare import Attack, Profile
from bojiste.systems.srd5.traits import cunning_action, nimble_escape, reckless, sneak_attack
from bojiste.systems.srd5.words import SQUARE

SORE = {"burning": 40, "bleeding": 40}
"""What it is worth to end what hurts on every turn that it lasts (four times damage)."""

Weighed = tuple[int, str]
"""What a deed is worth, and the answer that does it."""


def instead(eyes: Eyes, ask: Ask, blow: int) -> str | None:
    """What is worth more than the attack one has (``blow``: what all of it is worth; 0: there is none)."""
    deeds = (*_frees(eyes), *_tends(eyes), *_floors(eyes), *_seizes(eyes), *_helps(eyes), *_ducks(eyes))
    better = [(worth, key) for worth, key in deeds if worth > blow]
    return next((key for _, key in sorted(better, key=lambda one: -one[0]) if key in ask.keys), None)


def _beside(eyes: Eyes, whose: Profile) -> list[Profile]:
    return [enemy for enemy in eyes.enemies() if eyes.table.distance(whose, enemy) <= SQUARE]


def _frees(eyes: Eyes) -> Iterator[Weighed]:
    """Get out of a grapple, a net, a web, a dance, a maze."""
    for place, entry in escape.chances(eyes.table, eyes.me):
        yield WORTH.get(entry.name, 0), f"regain:{place}"
    for entry in eyes.now.suffers:
        worth = weigh.freedom(entry.name == "restrained", bool(_beside(eyes, eyes.me)))
        if entry.name == "grappled" and entry.source:
            skill = max(("athletics", "acrobatics"), key=lambda name: eyes.me.skills[name])
            yield worth, f"escape:{entry.source}:{skill}"
        elif entry.name == "restrained":
            yield worth, f"untangle:{eyes.me.id}"
            if entry.escape:
                yield worth, f"tear:{[one.escape > 0 for one in eyes.now.suffers].index(True)}"


def _tends(eyes: Eyes) -> Iterator[Weighed]:
    """End by an action what oneself or a friend beside one suffers: shake a sleeper awake, douse flames, stanch a
    wound, cut somebody out of a net. Whoever is out of the fight gives a whole turn's blow for it, and more."""
    if eyes.now.turn.action:
        return
    table, me = eyes.table, eyes.me
    for one in (me, *me.allies):
        if one.id not in table.now or (one is not me and table.distance(me, one) > SQUARE):
            continue
        now = table.now[one.id]
        for entry in now.suffers:
            if now.life == "ok" and entry.tended >= 0:
                worth = _relief(eyes, one, entry.name)
                yield (worth // 2 if entry.tended else worth), f"tend:{one.id}:{entry.name}"
            elif now.life == "ok" and one is not me and entry.name == "restrained":
                yield weigh.freedom(True, bool(_beside(eyes, one))), f"untangle:{one.id}"


def _relief(eyes: Eyes, one: Profile, name: str) -> int:
    """What it is worth that somebody suffers this no more."""
    if name in SORE:
        return SORE[name]
    blade = max((attack.mean for attack in one.attacks), default=0) * one.per_action
    return blade + WORTH.get(name, 0)


def _gain(attack: Attack | None) -> int:
    """What advantage adds to an attack."""
    return 0 if attack is None else attack.worths[1] - attack.worths[0]


def _blade(eyes: Eyes, who: Profile) -> Attack | None:
    """The best melee attack somebody of one's own side has at hand."""
    ways = (attack for attack in eyes.table.ways(who).at_hand if attack.melee)
    return max(ways, key=lambda attack: attack.mean, default=None)


def _friends_gain(eyes: Eyes, enemy: Profile) -> int:
    """What the friends beside an enemy would gain by advantage against it, each by a blow."""
    near = [ally for ally in eyes.me.allies if eyes.table.acts(ally) and eyes.table.distance(ally, enemy) <= SQUARE]
    return sum(_gain(_blade(eyes, ally)) for ally in near)


def _contest(eyes: Eyes, enemy: Profile) -> int:
    """The odds of shoving or seizing an enemy, in 400ths: how strong it is shows by its size."""
    return weigh.contest(eyes.me.skills["athletics"], weigh.STRENGTH_BY_SIZE[enemy.size])


def _floors(eyes: Eyes) -> Iterator[Weighed]:
    """Knock down an enemy that is not, so that one's other blows and those of friends beside it have advantage."""
    left = eyes.now.turn.attacks_left or eyes.me.per_action
    for enemy in _beside(eyes, eyes.me):
        if "prone" in eyes.table.now[enemy.id].conditions or not rules.shove.target(eyes.me.size, enemy.size):
            continue
        gain = (left - 1) * _gain(_blade(eyes, eyes.me)) + _friends_gain(eyes, enemy)
        yield left * weigh.by_odds(gain, _contest(eyes, enemy)), f"shove:{enemy.id}"


def _seizes(eyes: Eyes) -> Iterator[Weighed]:
    """Hold down an enemy that lies: it cannot stand up then."""
    left = eyes.now.turn.attacks_left or eyes.me.per_action
    for enemy in _beside(eyes, eyes.me):
        conditions = eyes.table.now[enemy.id].conditions
        if "prone" in conditions and "grappled" not in conditions and rules.grapple.target(eyes.me.size, enemy.size):
            gain = 2 * (_gain(_blade(eyes, eyes.me)) + _friends_gain(eyes, enemy))
            yield left * weigh.by_odds(gain, _contest(eyes, enemy)), f"grapple:{enemy.id}"


def _helps(eyes: Eyes) -> Iterator[Weighed]:
    """Help a friend's next attack on an enemy beside both."""
    if eyes.now.turn.action:
        return
    for enemy in _beside(eyes, eyes.me):
        for ally in eyes.me.allies:
            if eyes.table.acts(ally) and eyes.table.distance(ally, enemy) <= SQUARE:
                blade, sneaks = _blade(eyes, ally), 7 * sneak_attack.TRAIT.number(ally)
                surer = 0 if blade is None else weigh.surer(sneaks, blade.bonus)
                yield _gain(blade) + surer, f"help:{ally.id}:{enemy.id}"


def _ducks(eyes: Eyes) -> Iterator[Weighed]:
    """Dodge, when little is left and much to be feared."""
    if not eyes.now.turn.action and eyes.table.speed(eyes.me):
        yield weigh.dodge(_danger_beside(eyes), weigh.low(eyes.now.hp, eyes.now.hp_max)), "dodge"


# -- what costs no action ----------------------------------------------------------------------------------------


def quick(eyes: Eyes, ask: Ask) -> str | None:
    """Once the blow is dealt: vanish by a bonus action, or slip out of reach, unless a second blade does more; strike
    without regard for defence where that pays."""
    return _nimbly(eyes, ask) or _recklessly(eyes, ask)


def _nimbly(eyes: Eyes, ask: Ask) -> str | None:
    turn = eyes.now.turn
    if not turn.action or turn.attacks_left or turn.bonus:
        return None
    if not any(trait.TRAIT.of(eyes.me) for trait in (nimble_escape, cunning_action, vanish)) or _second_pays(eyes):
        return None
    if "quick-hide" in ask.keys and unseeing(eyes.table, eyes.me):
        return "quick-hide"
    return "quick-disengage" if not turn.disengaged and _gets_clear(eyes) and "quick-disengage" in ask.keys else None


def _recklessly(eyes: Eyes, ask: Ask) -> str | None:
    if not reckless.TRAIT.of(eyes.me) or eyes.now.reckless or eyes.now.turn.action:
        return None
    danger = _danger_beside(eyes)
    pays = danger and _gain(_blade(eyes, eyes.me)) * eyes.me.per_action > danger
    return "reckless" if pays and "reckless" in ask.keys else None


def _danger_beside(eyes: Eyes) -> int:
    return sum(eyes.danger(enemy) for enemy in _beside(eyes, eyes.me))


def _gets_clear(eyes: Eyes) -> bool:
    """Whether those beside one can be left so far behind that they do not strike on their next turn, and there is a
    place so far off."""
    beside, left, table = _beside(eyes, eyes.me), eyes.table.left(eyes.me), eyes.table
    if not beside or any(sum(reaches_of(enemy)[:2]) >= left + SQUARE for enemy in beside):
        return False
    if not table.grid:
        return True
    theirs = union(within(table, enemy, sum(reaches_of(enemy)[:2]), eyes.me.squares) for enemy in beside)
    return bool(field(table, eyes.me, left).stops & ~theirs)


def _second_pays(eyes: Eyes) -> bool:
    """Whether the attack of a second blade is worth more than what those beside one could do."""
    if not eyes.now.turn.light or (key := second(eyes)) is None:
        return False
    _, id, way = key.split(":", 2)
    enemy, attack = eyes.table.profiles[id], eyes.me.by_key[way]
    low = weigh.low(eyes.now.hp, eyes.now.hp_max)
    return not _gets_clear(eyes) or (not low and worth_of(eyes, enemy, attack) > _danger_beside(eyes))
