"""What helps one's own side: armour of magic, blessings, haste, hiding places, and what ends a plight."""

from __future__ import annotations

from collections.abc import Sequence

from bojiste.systems.srd5.effects.advantage import Advantage
from bojiste.systems.srd5.effects.base import all_of, effects_of
from bojiste.systems.srd5.effects.bonus import Bonus
from bojiste.systems.srd5.effects.condition import WORTH
from bojiste.systems.srd5.effects.extra_damage import ExtraDamage
from bojiste.systems.srd5.effects.sense import Sense
from bojiste.systems.srd5.now import Suffering
from bojiste.systems.srd5.play.areas import aiming
from bojiste.systems.srd5.play.attacks import weigh
from bojiste.systems.srd5.play.senses import sight
from bojiste.systems.srd5.play.spellcasting import targets
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.policy.eyes import Eyes, reaches_of
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.sheet.brought import Brings
from bojiste.systems.srd5.words import EXPERIENCE, FT

TURNS = 2
"""How many turns a boon is reckoned for: who falls sooner has nothing of it."""
IN_PARTS = 20
"""What is saved is counted in twentieths of the danger, as points of Armor Class are."""
MARKED = 5
"""How much of the danger is spared by what guards somebody in ways that are not reckoned one by one, in twentieths."""
SHROUDED = {"blurred": 5, "invisible": 5}
"""The same of what a power inflicts on friends."""
DARK = 12
"""What it is worth that an enemy sees nothing any more (four times damage)."""
ESCAPE = 60
"""What it is worth, nearly dead, to vanish from those beside one."""


def worth(eyes: Eyes, power: Power) -> int:
    """What a power is worth to one's own side now, four times the damage that it saves or adds."""
    if not eyes.enemies():
        return 0
    if power.row.place.obscures is True:
        return _darkness(eyes, power)
    if power.row.place.hushes:
        return _silence(eyes, power)
    friends = _friends(eyes, power)
    return sum(sorted((to(eyes, power, one) for one in friends), reverse=True)[: power.targets(power.level)])


COMPANY = 120
"""What it is worth that one more fights on one's side."""
SEASONED = 100
"""Where they may be weaker or stronger: the experience that such a one is worth."""


def company(eyes: Eyes, brings: Brings) -> int:
    """What it is worth to have those come whom a power brings."""
    many = brings.number.number * (brings.number.sides + 1) // 2 + brings.number.flat
    if brings.kinds:
        many = many * EXPERIENCE[brings.challenge] // SEASONED
    return COMPANY * many if eyes.enemies() else 0


def _friends(eyes: Eyes, power: Power) -> Sequence[Profile]:
    """Those of one's own side whom it may be meant for and who have nothing of it yet."""
    table, me = eyes.table, eyes.me
    if power.area is not None or power.row.duration.within:
        near = [one for one in (me, *me.allies) if one.id in table.now and _reached(eyes, power, one)]
    else:
        near = [one for one in targets.candidates(table, me, power) if one is me or one in me.allies]
    return [one for one in near if table.up(one) and not any(e.by == power.key for e in table.now[one.id].suffers)]


def _reached(eyes: Eyes, power: Power, one: Profile) -> bool:
    far = power.area.length if power.area is not None else 2 * power.row.duration.within
    return one is eyes.me or eyes.table.distance(eyes.me, one) <= far


def to(eyes: Eyes, power: Power, one: Profile) -> int:
    """What it is worth to one of them."""
    danger = _danger(eyes, one)
    blade = max(one.attacks, key=lambda attack: attack.worths[0], default=None)
    saved = sum(effect.spares(one) for effect in effects_of(power)) + _spared(eyes, power, one)
    added = sum(effect.sharpens(one, blade) for effect in effects_of(power)) if blade is not None else 0
    added += blade.worths[0] if blade is not None and _sees_more(eyes, power, one) else 0
    added += _hastened(power, one) + min(4 * power.modifier * power.has("courage"), 2 * danger)
    added += sum(effect.boon(eyes.table, power, one) for effect in effects_of(power))
    freed = _freed(eyes, power, one) + (WARDED if power.has("death_ward") and eyes.low(one) else 0)
    return TURNS * (4 * danger * min(saved, IN_PARTS) // IN_PARTS + added) + freed


def _spared(eyes: Eyes, power: Power, one: Profile) -> int:
    """Twentieths of the danger that a power spares somebody by what it brings and by what it keeps off."""
    spared = MARKED if _guards(eyes, power) else 0
    if not power.row.duration.until_it_attacks:
        spared += sum(SHROUDED.get(name, 0) for name in power.brought)
    if "warded" in power.brought and one is not eyes.me and eyes.low(one):
        spared += IN_PARTS // 2
    return spared + (_shut_out(eyes, power, one) if power.row.place.shuts_out else 0)


def _sees_more(eyes: Eyes, power: Power, one: Profile) -> bool:
    """Whether a power shows somebody whom it strikes at unseen."""
    return any(_gropes(eyes, one, sense.truesight * FT) for sense in all_of(power, Sense) if sense.truesight)


def sharpens(power: Power) -> bool:
    """Whether a power is for whoever makes most of its weapons."""
    blades = any("weapon" in bonus.to for bonus in all_of(power, Bonus))
    return "hasted" in power.brought or blades or any(_harder(extra) for extra in all_of(power, ExtraDamage))


def _harder(extra: ExtraDamage) -> bool:
    return extra.hits == "own" and not extra.less and not extra.double


def _guards(eyes: Eyes, power: Power) -> bool:
    """Whether a power that only lies on somebody protects it from those who are here."""
    lying = [effect for effect in effects_of(power) if effect.LIES]
    if not lying or power.row.use.expends or power.waits or power.has("courage", "regeneration"):
        return False
    if any(effect.worded for effect in lying):
        return False
    against = {type_ for effect in all_of(power, Advantage) for type_ in effect.types}
    return not against or any(enemy.sheet.type in against for enemy in eyes.enemies())


def _danger(eyes: Eyes, one: Profile) -> int:
    """What one of several has to fear on a turn: its share of what the enemies near enough can do."""
    table, ours = eyes.table, sum(eyes.table.up(other) for other in (eyes.me, *eyes.me.allies))
    felt = sum(
        eyes.danger(enemy) * weigh.exposed(table.distance(one, enemy), *reaches_of(enemy)) for enemy in eyes.enemies()
    )
    return felt // (4 * max(ours, 1))


def _hastened(power: Power, one: Profile) -> int:
    """What one more blow a turn is worth, where a power gives it."""
    if "hasted" not in power.brought:
        return 0
    return max((attack.worths[0] for attack in one.attacks), default=0)


def _darkness(eyes: Eyes, power: Power) -> int:
    """Hiding a place is worth something to who needs no eyes there, or wants to get away."""
    table, me = eyes.table, eyes.me
    far = power.area.length if power.area is not None else 0
    blind = [one for one in eyes.enemies() if table.distance(me, one) <= far and one.blindsight < far]
    if me.blindsight:
        return DARK * len(blind)
    flees = weigh.low(eyes.now.hp, eyes.now.hp_max) and eyes.pressed()
    return ESCAPE if blind and flees and power.at_self else 0


def _gropes(eyes: Eyes, one: Profile, far: int) -> bool:
    """Whether somebody strikes at whom it cannot see, and would see then."""
    table = eyes.table
    foes = [enemy for enemy in eyes.enemies() if table.distance(one, enemy) <= far]
    return any(not sight.sees(table, one, enemy) for enemy in foes)


def _freed(eyes: Eyes, power: Power, one: Profile) -> int:
    """What it is worth to slip out of what holds, or to drift away as mist."""
    brought, now = power.brought, eyes.table.now[one.id]
    if "unfettered" in brought and "restrained" in now.conditions:
        return HELD
    away = "misty" in brought and one is eyes.me and weigh.low(now.hp, now.hp_max)
    return ESCAPE if away and eyes.pressed() else 0


WARDED = 40
"""What it is worth that somebody hard pressed does not fall when it next would."""
HELD = 48
"""What it is worth to be out of bonds (as ``condition.WORTH`` has it)."""


def _shut_out(eyes: Eyes, power: Power, one: Profile) -> int:
    """Twentieths of the danger that come by spells which a globe keeps off, as far as they have been seen."""
    least = power.row.place.shuts_out
    casters = [enemy for enemy in eyes.enemies() if any(_casts(way, least) for way in enemy.powers.values())]
    whole = sum(eyes.danger(enemy) for enemy in eyes.enemies())
    return IN_PARTS * sum(eyes.danger(enemy) for enemy in casters) // whole if whole else 0


def _casts(way: Power, most: int) -> bool:
    return way.cast and way.harmful and way.cast_level <= most


def _silence(eyes: Eyes, power: Power) -> int:
    """What it is worth to take their voice from enemies who have been seen casting, and from nobody of one's own who
    casts: all that they would do with it."""
    met = aiming.best(eyes.table, eyes.me, power)
    if any(one not in eyes.me.enemies and any(_speaks(way) for way in one.powers.values()) for one in met):
        return 0
    hushed = [one for one in met if one in eyes.me.enemies and eyes.table.speaks(one)]
    return TURNS * sum(
        max((2 * way.mean for way in one.powers.values() if _speaks(way) and way.harmful), default=0) for one in hushed
    )


def _speaks(way: Power) -> bool:
    return way.cast and "v" in way.row.use.components


def relief(eyes: Eyes, power: Power) -> int:
    """What it is worth to end what a friend suffers."""
    table, me = eyes.table, eyes.me
    friends = [one for one in targets.candidates(table, me, power) if one is me or one in me.allies]
    felt = (sum(WORTH.get(entry.name, 0) for entry in _ended(eyes, power, one)) for one in friends)
    return max(felt, default=0)


def _ended(eyes: Eyes, power: Power, one: Profile) -> list[Suffering]:
    """What of all that somebody suffers a power would end."""
    effects, suffers = effects_of(power), eyes.table.now[one.id].suffers
    return [entry for entry in suffers if any(effect.rids_of(eyes.table, entry) for effect in effects)]
