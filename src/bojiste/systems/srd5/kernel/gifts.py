"""Features, and what hits bring besides: which of them the kernel plays, and their arrays."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.effects.base import Kind, effects_of
from bojiste.systems.srd5.kernel import plight
from bojiste.systems.srd5.kernel.power import ACTION, AROUND, CROWD, FREE, HIT, LEGENDARY, TOUCHED
from bojiste.systems.srd5.play.attacks.shot import Against
from bojiste.systems.srd5.play.dice import against_by_nature
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.policy import magic
from bojiste.systems.srd5.policy.eyes import Eyes
from bojiste.systems.srd5.prepare import Attack, Profile, Scene
from bojiste.systems.srd5.sheet.effect import Effect
from bojiste.systems.srd5.sheet.inflicted import Inflicted
from bojiste.systems.srd5.sheet.power import PARTS
from bojiste.systems.srd5.words import SQUARE

MOST_POWERS, MOST_SHARES = 48, 8
"""Features and riders of attacks, and components of damage of each, that a desk has room for."""
TIMES = {"action": ACTION, "free": FREE, "legendary": LEGENDARY, "touched": TOUCHED}
FEATURES = frozenset(
    """area condition cost damage dc flight magical name once push range recharge rounds save spreads time uses
    whom""".split()  # noqa: SIM905 (a list to be read)
)
"""What is said of a feature that the kernel plays."""
RIDERS = frozenset(
    """condition damage dc knock_out largest magical name not_on once push range rounds save""".split()  # noqa: SIM905
)
"""The same of what an attack brings besides."""
HOLDS = frozenset({"name", "not_on", "largest", "magical", "most"})
DRAINS = frozenset({"name", "dc", "drain_maximum", "largest", "magical", "not_on", "save"})
"""The same where it takes away of the maximum of hit points, and does nothing else."""
AT_ONCE = RIDERS - {"knock_out", "push", "range", "rounds"}
"""The same where it happens at once, and nobody goes anywhere."""
HELD = frozenset({"grappled", "restrained"})
EFFECTS = {
    "attacked_for": plight.ATTACKED,
    "attack_against": plight.CLUMSY,
    "no_actions": plight.IDLE,
    "fails_strength_dexterity": plight.LIMP,
    "helpless_close": plight.HELPLESS,
    "no_reactions": plight.NUMB,
    "one_attack": plight.ONE,
    "strength_against": plight.WEAK,
    "dexterity_against": plight.SLOW_EYES,
    "check_against": plight.UNSURE,
    "halvings": plight.HALVED,
    "speed_zero": plight.STILL,
    "no_movement": plight.STILL | plight.FAST,
    "deaf": 0,
    "mute": 0,
    "either": 0,
}
"""Effects of conditions as bits; without spells and bonus actions the last ones are none."""
EVERYTHING = -1
"""What no bits tell."""


def bits(condition: str) -> int:
    """What a condition does; ``EVERYTHING`` where the kernel cannot play it."""
    if condition == "frightened":
        return plight.LAID | plight.AFRAID
    if condition not in rules.condition.CONSTANT and condition != "slowed" and condition != "weakened":
        return EVERYTHING
    said = {name for name, value in rules.condition.effects((condition,))._asdict().items() if value}
    if not said <= EFFECTS.keys():
        return EVERYTHING
    found = plight.LAID
    for name in said:
        found |= EFFECTS[name]
    return found


class Gift(NamedTuple):
    """A feature, or what an attack brings besides, of somebody's."""

    who: Profile
    power: Power
    rider: bool


# -- what is played ------------------------------------------------------------------------------------------------


def holds(power: Power | None) -> bool:
    """Whether what an attack brings is a hold, and nothing else: it binds as long as it lasts."""
    found = () if power is None else power.inflicts
    told = all(_told(one) == {"condition", "escape_dc"} and one.condition in HELD for one in found)
    return told and any(one.condition == "grappled" for one in found)


def _told(effect: Effect) -> set[str]:
    """What is said of an effect besides its kind."""
    return set(effect.model_dump(exclude_defaults=True))


def shares(power: Power) -> int:
    """How many components of damage it has."""
    return sum(len(one.dice) for one in power.dealt)


def drained(power: Power) -> str | None:
    """The type of damage that it drains the maximum of hit points by; ``damage``: of any."""
    return next(iter(power.says("drain_maximum", "type", str)), None)


def rider_played(power: Power | None) -> bool:
    """Whether the kernel plays what an attack brings besides."""
    if power is None:
        return True
    if holds(power):
        return len(power.inflicts) == len(power.row.effects) and _keys(power) <= HOLDS
    if power.has("drain_maximum"):
        return said(power) <= DRAINS
    return said(power) <= RIDERS and _inflicts_plainly(power) and shares(power) <= MOST_SHARES


def rider_at_once(power: Power | None) -> bool:
    """Whether what an attack brings besides is more damage or a fall, at once: that the kernel plays on a map, too."""
    if power is None:
        return True
    falls = all(one.condition == "prone" and one.save_again is None for one in power.inflicts)
    return said(power) <= AT_ONCE and falls and rider_played(power)


def said(power: Power) -> set[str]:
    """What a row says that goes without saying in none; with effects in another order than the kernel plays them in a
    word that no list has."""
    kinds = [effect.kind for effect in effects_of(power)]
    known = sorted(kinds, key=lambda kind: IN_ORDER.index(kind) if kind in IN_ORDER else len(IN_ORDER))
    order = set() if kinds == known and len(power.dealt) <= 1 else {"another order of effects"}
    return _keys(power) | {_named(effect) for effect in effects_of(power)} | order


IN_ORDER = ("damage", "knock_out", "drain_maximum", "push", "condition")
"""How the kernel plays effects that stand beside one another."""


def _keys(power: Power) -> set[str]:
    told = power.row.model_dump(exclude_defaults=True, exclude={"effects"})
    inside = {field for part in PARTS if part in told for field in told[part]}
    return (told.keys() - PARTS.keys()) | inside


def _named(effect: Kind) -> str:
    """The kind of an effect; where the kernel does not play what it says another word, which no list has."""
    return effect.kind if effect.has_twin(_told(effect)) else f"not played: {effect.kind}"


def inert(power: Power) -> bool:
    """Whether a feature can never be used where nobody is under water."""
    return power.row.use.wet


def feature_played(power: Power) -> bool:
    """Whether the kernel plays a feature: an area of harm, or what whoever touches its owner suffers."""
    row = power.row
    plain = said(power) <= FEATURES and not power.magical and _inflicts_plainly(power) and row.use.time in TIMES
    if not plain or row.target.whom not in (None, "enemies") or shares(power) > MOST_SHARES:
        return False
    if row.use.time == "touched":
        return power.area is None and not row.duration.rounds
    return power.area is not None and _harms(power, power.area.length if power.at_self else power.reach)


def _harms(power: Power, far: int) -> bool:
    """Whether a tactic would use it as the kernel does: it wounds, or brings more than a fall, as far as a step."""
    wounds = bool(power.dealt or _pushes(power))
    if power.row.use.time == "legendary" and (power.row.duration.rounds or not wounds):
        return False
    return far >= SQUARE and (wounds or not _floors(power))


def _pushes(power: Power) -> bool:
    return any(effect.kind == "push" for effect in effects_of(power))


def _floors(power: Power) -> bool:
    return "prone" in power.brought


def _inflicts_plainly(power: Power) -> bool:
    """Whether all that it brings comes at once, and stays or is got over by saving again."""
    rows = power.inflicts
    lasting = power.row.duration.rounds > 0 or any(one.save_again is not None for one in rows)
    return all(map(_plain, rows)) and not (lasting and _floors(power)) and bool(power.row.test.save or not lasting)


def _plain(row: Inflicted) -> bool:
    plain = row.save_again in (None, "turn_end") and _told(row) <= {"condition", "save_again"}
    return plain and (row.condition == "prone" or bits(row.condition) != EVERYTHING)


def clashing(given: Iterable[Gift]) -> bool:
    """Whether of two that are known by one name one is taken for the other: a tactic does so if what they bring
    differs, and what lies on somebody does if they are one creature's."""
    known: dict[str, frozenset[str]] = {}
    owned = set()
    for gift in given:
        power = gift.power
        brought = frozenset(power.brought)
        if known.setdefault(power.key, brought) != brought:
            return True
        lies = not brought <= {"prone"}
        if (gift.who, power.key) in owned and lies:
            return True
        owned.add((gift.who, power.key))
    return False


def idles(powers: Iterable[Power]) -> bool:
    """Whether any of these can take somebody's actions away."""
    return any(bits(name) & plight.IDLE for power in powers for name in power.brought)


# -- arrays --------------------------------------------------------------------------------------------------------


def features(who: Profile) -> list[Power]:
    """The features that somebody may come to use."""
    return [power for power in who.powers.values() if not inert(power)]


def riders(attacks: Iterable[Attack], runs: bool = False) -> list[Power]:
    """What attacks bring besides, each once; where there is room to run (``runs``) charges, too."""
    found = [one for attack in attacks for one in (attack.then, of_charge(attack) if runs else None)]
    return [one for one in dict.fromkeys(found) if one is not None]


def of_charge(attack: Attack) -> Power | None:
    """What an attack brings besides after a run."""
    return attack.charge.then if attack.charge is not None else None


def gifts(profiles: Sequence[Profile], attacks: Sequence[Sequence[Attack]], runs: bool = False) -> list[Gift]:
    """All of a scene: those of each fighter together, features first."""
    found: list[Gift] = []
    for who, ways in zip(profiles, attacks, strict=True):
        found += [Gift(who, power, False) for power in features(who)]
        found += [Gift(who, power, True) for power in riders(ways, runs)]
    return found


def places(given: Sequence[Gift]) -> dict[Power, int]:
    """Where what an attack brings stands among all."""
    return {gift.power: place for place, gift in enumerate(given) if gift.rider}


def ranges(profiles: Sequence[Profile], given: Sequence[Gift]) -> tuple[list[int], list[int]]:
    """Where the features of each fighter begin and end."""
    owned = [[place for place, one in enumerate(given) if one.who is who and not one.rider] for who in profiles]
    return [one[0] if one else 0 for one in owned], [one[-1] + 1 if one else 0 for one in owned]


def row(scene: Scene, gift: Gift, given: Sequence[Gift], worth: int) -> dict[str, Any]:
    """The numbers of one."""
    power, said_ = gift.power, gift.power.row
    alike = [place for place, one in enumerate(given) if one.power.key == power.key]
    return {
        "power_owner": gift.who.index,
        "power_time": ACTION if gift.rider else TIMES[said_.use.time],
        "power_area": _whom(gift),
        "power_crowd": 0 if power.area is None else rules.area.crowd(power.area),
        "power_each": worth,
        "power_cost": _cost(gift),
        "power_recharge": said_.use.recharge or 0,
        "power_uses": said_.use.uses or 0,
        "power_rounds": 0 if gift.rider else said_.duration.rounds,
        "power_repeats": any(one.save_again is not None for one in power.inflicts),
        "power_once": said_.test.once,
        "power_hurts": bool(power.mean or _pushes(power)),
        "power_pushes": _pushes(power),
        "power_drains": power.has("drain_maximum"),
        "power_mild": power.mild,
        "power_most": said_.target.most,
        "power_dc": power.dc,
        "power_saves": said_.test.save is not None,
        "power_physical": said_.test.save in ("strength", "dexterity"),
        "power_nimble": said_.test.save == "dexterity",
        "power_half": any(one.on_success == "half" for one in power.dealt),
        "power_mark": next(place for place in alike if given[place].who is gift.who),
        "power_alike": sum(1 << place for place in alike),
    } | _each(scene, gift)


def _whom(gift: Gift) -> int:
    """Whom it meets: who is hit, those around its owner, or a crowd."""
    power = gift.power
    if gift.rider or power.area is None:
        return HIT
    return AROUND if power.at_self and power.area.shape in ("sphere", "cylinder") else CROWD


def _cost(gift: Gift) -> int:
    """How many legendary actions it takes."""
    return gift.power.row.use.cost if gift.power.row.use.time == "legendary" else 0


def _each(scene: Scene, gift: Gift) -> dict[str, list[int]]:
    """What of it hangs on who is met."""
    power, everybody = gift.power, tuple(scene.prepared.profiles.values())
    ability, brought = power.row.test.save or "", power.brought
    held = holds(power)
    others = power.row.target.whom == "enemies"
    return {
        "power_meant": [int(one.open_to(power) and (not others or one in gift.who.enemies)) for one in everybody],
        "power_floors": _immune(brought, "prone", everybody),
        "power_grips": _immune(brought if held else (), "grappled", everybody),
        "power_binds": _immune(brought if held else (), "restrained", everybody),
        "power_lays": [0 if held else _laid(brought, one) for one in everybody],
        "power_whole": [int(not one.cond_immune & {*brought}) for one in everybody],
        "power_bonus": [_bonus(one, ability) for one in everybody],
        "power_helps": [
            len(against_by_nature(one, Against(ability, power.magical, brought, power.poison))) for one in everybody
        ],
        "power_hinders": [
            int(bool(ability) and rules.armour.hampers(ability, one.used_to_armour)) for one in everybody
        ],
    }


def _immune(brought: tuple[str, ...], name: str, everybody: Sequence[Profile]) -> list[int]:
    return [int(name in brought and name not in who.cond_immune) for who in everybody]


def _laid(brought: tuple[str, ...], one: Profile) -> int:
    found = 0
    for name in brought:
        found |= 0 if name == "prone" or name in one.cond_immune else bits(name)
    return found


def _bonus(one: Profile, ability: str) -> int:
    return rules.death.saves_are_saves(one.save_bonus, one.saves[ability], False) if ability else 0


def worths(eyes: Eyes, given: Sequence[Gift]) -> Iterator[int]:
    """What each does to one enemy, as the tactic reckons: the same to all of them."""
    for gift in given:
        first = next(iter(gift.who.enemies), None)
        yield 0 if gift.rider or first is None else magic.each(eyes, gift.power, first)
