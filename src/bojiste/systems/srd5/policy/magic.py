"""Spells and features: whether to use one, which, and on whom."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from bojiste.core.ask import Ask
from bojiste.kit.board import Squares
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.effects.base import effects_of
from bojiste.systems.srd5.now import Running
from bojiste.systems.srd5.play.areas import aiming
from bojiste.systems.srd5.play.attacks import weigh
from bojiste.systems.srd5.play.attacks.weapon import attack_of
from bojiste.systems.srd5.play.component import Component
from bojiste.systems.srd5.play.spellcasting import ending, targets, use_cost
from bojiste.systems.srd5.play.spellcasting.move_zone import led
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.policy import boons, broken
from bojiste.systems.srd5.policy.eyes import Eyes
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.words import DAMAGE_TYPES

SAVING_A_LIFE = 160
STEPS = 3
"""So many steps are reckoned with on ground that pierces."""
STRIKES = 2
"""So many blows are reckoned with of a weapon in the air."""
A_SLOT = 6
"""What a level of a slot is held for."""


def best(eyes: Eyes, than: int, *, bonus: bool = False) -> str | None:
    """The spell or feature that is worth more than this (``bonus``: as a bonus action), as an answer."""
    found: tuple[int, str] | None = None
    for power in eyes.me.powers.values():
        if power.of or power.bonus_action is not bonus or not use_cost.offered(eyes.table, eyes.me, power):
            continue
        worth, key = _worth(eyes, power), power.use_key
        if worth > (0 if power.row.use.time == "free" else than) and (found is None or worth > found[0]):
            found = (worth, key) if not _in_vain(eyes, power, key) else found
    return None if found is None else found[1]


def _in_vain(eyes: Eyes, power: Power, key: str) -> bool:
    """Whether all whom a charm might be meant for are proof against charms: that does not show, but there is nobody to
    choose."""
    return power.row.target.charms and eyes.ask.topic == "act" and key not in eyes.ask.keys


def of_multiattack(eyes: Eyes, blow: int) -> str | None:
    """The feature that is left of a Multiattack, where it is worth more than the blow that it costs (if any)."""
    listed = eyes.now.turn.listed
    for power in eyes.me.powers.values():
        having = tuple(one for one in listed if power.in_multiattack in one)
        if not having or not use_cost.offered(eyes.table, eyes.me, power):
            continue
        costs = blow if rules.monster.blows(having) < rules.monster.blows(listed) else 0
        if _worth(eyes, power) > costs:
            return f"power:{power.key}"
    return None


def again(eyes: Eyes, ask: Ask) -> str | None:
    """A weapon in the air strikes again, at the frailest it can get at."""
    keys = [key for key in ask.keys if key.startswith("again:")]
    fit = {key: eyes.table.profiles[key.split(":")[1]] for key in keys}
    up = [key for key in keys if eyes.table.up(fit[key])]
    return min(up, key=lambda key: (eyes.left_of(fit[key]), fit[key].index), default=None)


def by_the_way(eyes: Eyes, ask: Ask) -> str | None:
    """What a bonus action is best for."""
    return keeps_up(eyes, ask) or again(eyes, ask) or best(eyes, 0, bonus=True) or quickened(eyes, ask)


def quickened(eyes: Eyes, ask: Ask) -> str | None:
    """A spell for sorcery points, the one that is worth most, if any is worth its slot."""
    keys = [key for key in ask.keys if key.startswith("quicken:")] if "quickened_spell" in eyes.me.traits else []
    found = [(_worth(eyes, eyes.me.powers[key.partition(":")[2]]), key) for key in keys]
    return max((one for one in found if one[0] > 0), default=(0, None))[1]


def keeps_up(eyes: Eyes, ask: Ask) -> str | None:
    """Go on with what somebody is still under."""
    under = {entry.effect for enemy in eyes.enemies() for entry in eyes.table.now[enemy.id].suffers if entry.effect}
    keys = [key for key in ask.keys if key.startswith("keep-up:")] if under else []
    return next((key for key in keys if any(one.endswith(f"/{key.partition(':')[2]}") for one in under)), None)


def _worth(eyes: Eyes, power: Power) -> int:
    """What it is worth now: what it does to enemies (less what it does to friends), or the life it saves."""
    if _out_of_place(eyes, power):
        return 0
    if power.row.variants:
        return max(_worth(eyes, one) for one in eyes.me.powers.values() if one.of == power.key)
    price = A_SLOT * (power.level or power.row.use.expends)
    for reckons in RECKONINGS:
        if (found := reckons(eyes, power)) is not None:
            return found - price
    return _led(eyes, power) if power.row.place.relays else _on_enemies(eyes, power, price)


def _out_of_place(eyes: Eyes, power: Power) -> bool:
    """Whether what is kept up would be given away for it, the fight be over before it is cast, or it goes on
    already."""
    if power.row.duration.concentration and eyes.now.concentrates is not None:
        return True
    if power.long or broken.kept_back(eyes, power):
        return True
    return power.lasting and any(one.power == power.key for one in eyes.now.running)


def _company(eyes: Eyes, power: Power) -> int | None:
    """Of what calls others: that they come."""
    return None if power.summons is None else boons.company(eyes, power.summons)


def _relief(eyes: Eyes, power: Power) -> int | None:
    """Of what ends conditions, and does not heal besides: that they end."""
    effects = power.row.effects
    if not any(effect.RELIEVES for effect in effects) or any(effect.AIDS for effect in effects):
        return None
    return boons.relief(eyes, power) + (boons.worth(eyes, power) if power.has("courage") else 0)


def _boon(eyes: Eyes, power: Power) -> int | None:
    """Of what is for friends, or hides or hushes a place: what that is worth to one's own side."""
    row = power.row
    sure = (row.place.obscures is True and not row.effects) or row.place.hushes
    if power.harmful and not sure:
        return None
    found = boons.worth(eyes, power)
    lends = any(effect.LIES and effect.friendly for effect in row.effects)
    return found if found or sure or lends else None


def _help(eyes: Eyes, power: Power) -> int | None:
    """Of what heals or brings back to life: what that is worth to whom it helps most."""
    if not any(effect.AIDS for effect in power.row.effects):
        return None
    return max((_aid(eyes, one, power) for one in targets.candidates(eyes.table, eyes.me, power)), default=0)


RECKONINGS: tuple[Callable[[Eyes, Power], int | None], ...] = (_company, _relief, _boon, _help)
"""What a power may be good for besides harm, in this order; ``None``: not for that."""


def _on_enemies(eyes: Eyes, power: Power, price: int) -> int:
    """What it does to enemies; never at one's own people."""
    met = _met(eyes, power)
    if power.row.place.spares:
        met = [one for one in met if one in eyes.me.enemies]
    if any(one not in eyes.me.enemies and eyes.table.now[one.id].life != "dead" for one in met):
        return 0
    return sum(each(eyes, power, one) for one in met) - price


def _led(eyes: Eyes, power: Power) -> int:
    """What it is worth to lead an area elsewhere: what it would do there to enemies, less what it does where it lies;
    nothing where it would meet friends."""
    table, me = eyes.table, eyes.me
    running = led(me, table, power)
    there = running.zone | running.hot
    new = aiming.best(table, me, power)
    if any(one not in me.enemies and table.now[one.id].life != "dead" for one in new):
        return 0
    old = [one for one in me.enemies if one.id in table.now and table.up(one) and within(table, one, running, there)]
    lost = 0 if power.row.place.rim else sum(each(eyes, power, one) for one in old)
    return sum(each(eyes, power, one) for one in new) - lost


def within(table: Table, one: Profile, running: Running, there: Squares) -> bool:
    """Whether somebody is in these squares of an area that stays; without a map, in it."""
    return one.id in running.inside or bool(table.grid and there & table.space(one))


def _met(eyes: Eyes, power: Power) -> Sequence[Profile]:
    """Whom it would meet at its best."""
    if power.area is not None:
        return [one for one in aiming.best(eyes.table, eyes.me, power) if not _has_it(eyes, one, power)]
    fit = [
        one for one in targets.candidates(eyes.table, eyes.me, power) if one in eyes.me.enemies and eyes.table.up(one)
    ]
    fit = [one for one in fit if not _has_it(eyes, one, power)]
    fit.sort(key=lambda one: bool(power.mean) and not _mean(eyes, power, one))
    number = power.targets(power.level)
    return (fit * number if power.row.target.rays else fit)[:number]


def _has_it(eyes: Eyes, one: Profile, power: Power) -> bool:
    """Whether a power that only inflicts would change nothing: somebody suffers it already, or is proof against it."""
    table, brought = eyes.table, {*power.brought}
    if not brought or power.mean or not all(effect.LIES for effect in power.row.effects):
        return False
    suffered = {entry.name for entry in table.now[one.id].suffers if entry.by == power.key}
    return brought <= suffered or ending.proof(eyes.me, power.key) in (table.now[one.id].used or ())


def _mean(eyes: Eyes, power: Power, one: Profile) -> int:
    """Twice its mean damage to somebody, without that which has been seen to do nothing to it."""
    unhurt = eyes.table.now[one.id].unhurt
    if not unhurt:
        return power.mean
    felt = [part for part in power.components() if DAMAGE_TYPES[part.type] not in unhurt]
    return sum(map(_twice, felt)) * (power.missiles(power.level) or 1)


def _twice(part: Component) -> int:
    return part.dice * (part.sides + 1) + 2 * part.flat


def each(eyes: Eyes, power: Power, one: Profile) -> int:
    """What it does to one enemy, four times the damage to expect."""
    row, mean = power.row, _mean(eyes, power, one)
    if power.has("roll_table"):
        mean = sum(eyes.me.powers[name].mean for name in power.parts) // len(power.parts)
    if row.test.attack is not None:
        odds = weigh.chance(attack_of(power).bonus, 0, -1 if _hampered(eyes, power) else 0)
        mean *= STRIKES if power.has("flying_weapon") and not power.bonus_action else 1
        return weigh.worth(mean, odds) + weigh.by_odds(_brings(eyes, power, one, once=not power.cast), odds)
    return does(eyes, power, mean, one)


def does(eyes: Eyes, power: Power, mean: int, one: Profile) -> int:
    """What it does to somebody by its damage (twice the mean of it) and by what it brings, four times the damage."""
    row = power.row
    harm = mean * SHARES[_left(power) if row.test.save else "all"] // 2
    harm += STEPS * 2 * sum(part.count * (part.sides + 1) + 2 * part.flat for part in row.place.pierces)
    brings = _brings(eyes, power, one)
    return harm + (brings // 2 if row.test.save else brings)


def _left(power: Power) -> str:
    """What a saving throw leaves of the damage."""
    return next((effect.on_success for effect in power.dealt), "half" if power.has("roll_table") else "nothing")


SHARES = {"nothing": 2, "half": 3, "all": 4}
"""What is to be expected of damage by what a saving throw leaves of it, in quarters of it."""


def _brings(eyes: Eyes, power: Power, one: Profile, *, once: bool = False) -> int:
    """What the effects of a power upon somebody are worth besides damage (``once``: those that do not go on)."""
    fit = (effect for effect in effects_of(power) if effect.reckoned(eyes.table, one) and not (once and effect.LIES))
    return sum(effect.worth(eyes.table, power, eyes.me, one) for effect in fit)


def _hampered(eyes: Eyes, power: Power) -> bool:
    return power.row.test.attack == "ranged" and eyes.pressed()


def _aid(eyes: Eyes, one: Profile, power: Power) -> int:
    """What healing or life is worth to somebody: most to the dying."""
    now = eyes.table.now[one.id]
    if now.life in ("dead", "dying") or (eyes.grade.leads and now.life == "stable"):
        return SAVING_A_LIFE
    if not eyes.low(one):
        return 0
    return 2 * sum(effect.restores(power) for effect in effects_of(power))


# -- the questions that follow -----------------------------------------------------------------------------------


def target(eyes: Eyes, ask: Ask) -> str:
    """Whom a power is meant for: of enemies the frailest, of friends whoever lies there, then the most hurt."""
    keys = [key for key in ask.keys if key.startswith("at:")]
    if not keys:
        return ask.default
    power = next((one for one in eyes.me.powers.values() if one.facts["power"] == ask.data.get("power")), None)
    whom = {key: eyes.table.profiles[key.removeprefix("at:")] for key in keys}
    if power is not None and power.missiles(0):
        return min(keys, key=lambda key: _dart_order(eyes, power, ask, whom[key]))
    if power is not None and boons.sharpens(power):
        return max(keys, key=lambda key: (boons.to(eyes, power, whom[key]), -keys.index(key)))
    fit = [key for key in keys if power is None or not _has_it(eyes, whom[key], power)]
    return min(fit or keys, key=lambda key: _order(eyes, power, whom[key]))


def _dart_order(eyes: Eyes, power: Power, ask: Ask, one: Profile) -> tuple[bool, int, bool, int, int, int]:
    """The next dart is for the first whom those before it are not likely to finish, as far as its wounds show; where
    all are likely to fall, for whom that is least sure."""
    before = tuple(ask.data["whom"]).count(one.id) * sum(map(_twice, power.components()))
    over = before - 2 * eyes.shows(one)
    proof, fallen, left, index = _order(eyes, power, one)
    return (proof, fallen, over >= 0, over if over >= 0 else 0, left, index)


def _order(eyes: Eyes, power: Power | None, one: Profile) -> tuple[bool, int, int, int]:
    now = eyes.table.now[one.id]
    if one in eyes.me.enemies:
        proof = power is not None and power.mean > 0 and not _mean(eyes, power, one)
        return (proof, 0 if now.life == "ok" else 1, eyes.left_of(one), one.index)
    return (False, 0 if now.life in ("dying", "dead", "stable") else 1, -eyes.lacks(one), one.index)


def variant(eyes: Eyes, ask: Ask) -> str:
    """The form that is worth most now."""
    return max(ask.keys, key=lambda key: (_worth(eyes, eyes.me.powers[key.partition(":")[2]]), -ask.keys.index(key)))


FATAL = frozenset({"paralyzed", "petrified", "unconscious"})
"""What one averts one's eyes from."""


def averts(eyes: Eyes, ask: Ask) -> str:
    """Whether to avert one's eyes: from what has been seen to turn to stone or to kill, unless one withstands it."""
    source = eyes.table.profiles[str(ask.data["target"])]
    power = next((one for one in source.powers.values() if one.facts["power"] == ask.data["power"]), None)
    if power is None or not power.row.test.save:
        return ask.default
    brought = {name for row in power.inflicts for name in (row.condition, row.turns_into)}
    fatal = any(effect.FATAL for effect in effects_of(power)) or not FATAL.isdisjoint(brought)
    return "yes" if fatal and eyes.me.saves[power.row.test.save] < PROOF else "no"


PROOF = 8
"""Whose saving throws have such a bonus looks on."""


def slot(eyes: Eyes, ask: Ask) -> str:
    """The highest slot: but for fights still to come today there is no use for it later; of those that are likely to
    finish the frailest in reach the lowest."""
    if eyes.view.scene.world.encounter:
        return ask.default
    slots = sorted(int(key[5:]) for key in ask.keys)
    if broken.threatened(eyes):
        return f"slot:{slots[0]}"
    power = next((one for one in eyes.me.powers.values() if one.facts["power"] == ask.data.get("power")), None)
    slots = _spared(eyes, power, slots)
    if power is None or power.area is not None or not power.harmful:
        return f"slot:{slots[-1]}"
    left = min((eyes.shows(one) for one in _met(eyes, power)), default=0)
    enough = (slot for slot in slots if power.mean_of(slot) >= 2 * left)
    return f"slot:{next(enough, slots[-1])}"


def _spared(eyes: Eyes, power: Power | None, slots: list[int]) -> list[int]:
    """Those below what a greater spell of one's own takes: it makes more of them."""
    greater = [one.level for one in eyes.me.powers.values() if one.harmful and one.spell and one.level > slots[0]]
    return [slot for slot in slots if slot < min(greater, default=slots[-1] + 1)] or slots[:1]


def legendary(eyes: Eyes, ask: Ask) -> str:
    """A legendary action that meets two or more, else the first attack offered."""
    for key in _powers(ask.keys):
        power = eyes.me.powers[key.removeprefix("power:")]
        if len(_met(eyes, power)) > 1:
            return key
    return ask.default


def _powers(keys: Iterable[str]) -> list[str]:
    return [key for key in keys if key.startswith("power:")]


def heals(eyes: Eyes) -> bool:
    """Whether it has a spell or feature left that brings the dying back."""
    powers = [one for one in eyes.me.powers.values() if any(effect.restores(one) for effect in effects_of(one))]
    return any(use_cost.slots(eyes.table, eyes.me, one) for one in powers)


def reach(eyes: Eyes) -> int:
    """How far the spells and features go that it could still use at enemies; 0: it has none."""
    found = [
        one.reach if one.area is None or not one.at_self else one.area.length
        for one in eyes.me.powers.values()
        if one.harmful and not one.at_self and not one.bonus_action and use_cost.slots(eyes.table, eyes.me, one)
    ]
    return max(found, default=0)
