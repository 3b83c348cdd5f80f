"""What an option would mean, as far as its seat may know: the chance of a blow, and who may strike at a way."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from bojiste.core.ask import Ask, Option
from bojiste.core.shown import NO_MEANING, Fact, Fall, Meaning
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.play.attacks import cover
from bojiste.systems.srd5.play.attacks.advantage import sources
from bojiste.systems.srd5.play.attacks.weapon import Attack
from bojiste.systems.srd5.play.movement.room import table_of
from bojiste.systems.srd5.play.spellcasting import ongoing_effects
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile, View
from bojiste.systems.srd5.words import HALF_FEET

RESULTS = {rules.attack.MISS: "fails", rules.attack.HIT: "succeeds", rules.attack.CRITICAL: "critical"}


def meaning(view: View, ask: Ask, option: Option) -> Meaning:
    """Of a blow its chance, its damage and what the dice do; of a way its cost and who may strike at it."""
    if ask.actor is None or ask.actor not in view:
        return NO_MEANING
    verb, _, rest = option.key.partition(":")
    if verb == "to" and "cost_hf" in option.data:
        return _way(as_seen(view), ask.actor, option)
    target, _, key = rest.partition(":")
    if verb == "attack" and target in view.scene.by_id and target in view:
        table = as_seen(view)
        attack = table.profiles[ask.actor].by_key.get(key)
        if attack is not None:
            return _blow(view, table, table.profiles[ask.actor], table.profiles[target], attack)
    return NO_MEANING


def as_seen(view: View) -> Table:
    """The table as a seat sees it, made anew when somebody comes into sight or leaves it."""
    found: Table | None = view.memo.get("looked")
    if found is None:
        found = view.memo["looked"] = table_of(view.scene, view)
    if found.special:
        found.look()
    return found


# -- ways --------------------------------------------------------------------------------------------------------------


def _way(table: Table, who: str, option: Option) -> Meaning:
    facts = [Fact("costs", "way", {"cost_hf": option.data["cost_hf"]})]
    risks = option.data.get("dangers", 0)
    if risks and option.place is not None:
        left = tuple(one.id for one in _left_behind(table, table.profiles[who], *option.place))
        facts.append(Fact("risks", "struck", {"enemies": left, "dangers": risks, "all": len(left) == risks}))
    return Meaning(facts=tuple(facts))


def _left_behind(table: Table, who: Profile, x: int, y: int) -> Iterator[Profile]:
    """Enemies whose reach the way leaves for certain: they reach where it begins and not where it ends."""
    for enemy in table.foes(who):
        reach = table.reach(enemy)
        if table.distance(enemy, who) <= reach < table.distance_from(who, x, y, enemy) and table.knows(who, enemy):
            yield enemy


# -- blows -------------------------------------------------------------------------------------------------------------


def _blow(view: View, table: Table, who: Profile, target: Profile, attack: Attack) -> Meaning:
    helps, hinders = sources(table, who, target, attack)
    state = rules.dice.adv_cancel(len(helps), len(hinders)) if helps or hinders else 0
    facts = [Fact("comes", "damage", _damage(attack))]
    if helps:
        facts.append(Fact("comes", "advantage", {"helps": tuple(helps)}))
    if hinders:
        facts.append(Fact("risks", "disadvantage", {"hinders": tuple(hinders)}))
    if not _knows_ac(view, target):
        return Meaning(facts=(*facts, Fact("knows", "bonus", {"bonus": f"{attack.bonus:+d}".replace("-", "−")})))
    degree = cover.on_the_grid(table, who, target) if table.grid and attack.normal else 0
    if 0 < degree < rules.cover.TOTAL:
        facts.append(Fact("risks", "cover", {"degree": degree}))
    against = rules.attack.step_modifiers(ongoing_effects.armor_class(table, target), min(degree, 2))
    falls = tuple(_falls(attack, against, state))
    chance = sum((one.share for one in falls if one.result != "fails"), Fraction(0))
    return Meaning(chance, falls, (*facts, Fact("knows", "ac", {"ac": against, "bonus": attack.bonus})))


def _knows_ac(view: View, target: Profile) -> bool:
    """Whether a seat may reckon with somebody's Armor Class: it sees all of it, or the scene keeps Armor Class open and
    it does not hang on what is hidden."""
    if view.sight(target.id) == "all":
        return True
    return bool(view.scene.options.open_ac) and view.scene.by_id[target.id].sheet.ac is not None


def _falls(attack: Attack, against: int, state: int) -> Iterator[Fall]:
    for natural in range(1, 21):
        more = {0: 20, 1: 2 * natural - 1, -1: 41 - 2 * natural}[state]
        result = rules.attack.step_resolve(natural, attack.bonus, against, attack.critical_from)
        yield Fall(natural, Fraction(more, 400), RESULTS[result])  # type: ignore[arg-type]


def _damage(attack: Attack) -> dict[str, int]:
    """From what to what a hit may do, and the most of a critical one."""
    low = sum(max(part.dice + part.flat, 0) for part in attack.components)
    dice = sum(part.dice * part.sides for part in attack.components)
    flat = sum(part.flat for part in attack.components)
    return {"low": low, "high": dice + flat, "most": dice * attack.critical_dice + flat}


# -- without a map -----------------------------------------------------------------------------------------------------


def distances(view: View) -> dict[str, float]:
    """How far everybody is from the first of the seat, in the printed unit; empty on a map."""
    table = as_seen(view)
    there = [one for one in table.everybody if one.id in view and view[one.id].life != "dead"]
    own = next((one for one in there if view.scene.by_id[one.id].seat == view.seat), None) or next(iter(there), None)
    if own is None or table.grid or table.abstract:
        return {}
    unit = HALF_FEET[view.scene.options.distance_unit]
    return {one.id: 0 if one is own else table.distance(own, one) / unit for one in there}
