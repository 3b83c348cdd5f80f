"""What using a power takes: a slot, room in the turn, a use; and whether all of it is there."""

from __future__ import annotations

from collections.abc import Callable

from bojiste.core.ask import AGAIN, Ask, Option
from bojiste.core.event import Change
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.moments import CASTING_BARRED
from bojiste.systems.srd5.now import Fighter, Running, Turn
from bojiste.systems.srd5.play.deed import acting, spare
from bojiste.systems.srd5.play.senses import sight
from bojiste.systems.srd5.play.senses.surroundings import in_running_water, in_sunlight
from bojiste.systems.srd5.play.spellcasting import ending, lasting
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.spellcasting.targeting import possible
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile


def slots(table: Table, who: Profile, power: Power) -> tuple[int, ...]:
    """The slots that a power could be used with now, whatever the turn still holds: (0,) where it takes none, and
    none at all where it cannot be used."""
    now, use = table.now[who.id], power.row.use
    if any(bars(table, who, power) for bars in BARS):
        return ()
    if not power.cast:
        return rules.spell.slot(use.expends, now.slots) if use.expends else (0,)
    if any(bars(table, who) for bars in table.voices[who][CASTING_BARRED]):
        return ()
    if table.effects(who).bodiless or table.effects(who).witless or not _has_components(table, who, power):
        return ()
    return _of_a_spell(table, who, power) if power.spell else (0,)


def _of_a_spell(table: Table, who: Profile, power: Power) -> tuple[int, ...]:
    """The slots for a spell; 0 besides while it may be cast without one."""
    freely = (0,) if power.row.use.slotless and not _used_up(table, who, power) else ()
    return freely + rules.spell.slot(power.level, table.now[who.id].slots)


def _has_components(table: Table, who: Profile, power: Power) -> bool:
    """Whether voice, hand and focus are there, and armour that one is used to."""
    busy = len(table.now[who.id].held or ()) + len(table.holds(who))
    given = rules.spell.components(power.row.use.components, table.speaks(who), busy < who.hands, who.sheet.focus)
    return given and rules.spell.armor(who.used_to_armour)


def _is_over(table: Table, who: Profile, power: Power) -> bool:
    """What it is done during does not go on."""
    return power.row.use.during is not None and not lasting.goes_on(table, who, power.row.use.during)


def _has_just_begun(table: Table, who: Profile, power: Power) -> bool:
    return power.row.use.subsequent and _begun_now(table.now[who.id], who, power)


def _still_lies(table: Table, who: Profile, power: Power) -> bool:
    """It goes over to another only from who is no more up."""
    return power.row.use.anew and any(_under(table, who, power, one) for one in table.everybody)


def _is_spent(table: Table, who: Profile, power: Power) -> bool:
    """What a slot may be spent on besides is not."""
    return not power.row.use.slotless and _used_up(table, who, power)


def _used_up(table: Table, who: Profile, power: Power) -> bool:
    use, spent = power.row.use, table.now[who.id].used.count(power.store)
    return bool(use.recharge is not None and spent) or (use.uses is not None and spent + use.takes > use.uses)


def _is_too_bright(table: Table, who: Profile, power: Power) -> bool:
    """Solid images bear no bright light."""
    solid = any(power.says("images", "solid", bool))
    return solid and sight.light_on(table, who) == rules.sight.BRIGHT


def _is_a_leap(table: Table, who: Profile, power: Power) -> bool:
    """It is a way to move."""
    return power.row.use.pounces


def _is_dry(table: Table, who: Profile, power: Power) -> bool:
    return power.row.use.wet and not table.sunk(who)


def _is_in_the_sun(table: Table, who: Profile, power: Power) -> bool:
    return power.row.use.shaded and (in_sunlight(table, who) or in_running_water(table, who))


def _comes_too_soon(table: Table, who: Profile, power: Power) -> bool:
    """Another power of its own is not used up yet."""
    return power.row.use.after is not None and power.row.use.after not in table.now[who.id].used


BARS: tuple[Callable[[Table, Profile, Power], bool], ...] = (
    _is_over,
    _has_just_begun,
    _still_lies,
    _is_spent,
    _is_too_bright,
    _is_a_leap,
    _is_dry,
    _is_in_the_sun,
    _comes_too_soon,
)
"""What keeps somebody from using a power, whatever that costs."""


def _begun_now(now: Fighter, who: Profile, power: Power) -> bool:
    """Whether what opens it has begun on this turn: none of its rounds is over."""
    return any(
        one.power == power.row.use.during and one.left == who.power(one.power).row.duration.rounds
        for one in now.running
    )


def _under(table: Table, who: Profile, power: Power, one: Profile) -> bool:
    """Whether somebody is up on whom lies what would go over to another."""
    entries = (entry.by for entry in table.now[one.id].suffers if entry.source == who.id)
    return table.up(one) and any(by in (power.key, power.row.use.during) for by in entries)


def in_turn(table: Table, who: Profile, power: Power) -> bool:
    """Whether the turn has room for it."""
    turn = table.now[who.id].turn
    if power.row.use.time == "action":
        back = power.row.use.spends and not turn.action and table.effects(who).no_deeds
        if not acting(table, who) and not (table.acts(who) and (_listed(turn, power) or back)):
            return False
    elif power.row.use.time == "free":
        return acting(table, who) and power.key not in turn.freely
    elif power.row.use.time != "bonus" or not spare(table, who):
        return False
    return not power.cast or rules.spell.bonus_action_limit(turn.spells, power.bonus_action, power.cast_level)


def _listed(turn: Turn, power: Power) -> bool:
    """Whether a Multiattack that has begun has this power left."""
    return any(power.in_multiattack in one for one in turn.listed)


def _less_of_multiattack(table: Table, who: Profile, power: Power) -> Turn:
    """The turn without what a power that a Multiattack lists takes of that; as it is where it is none of its."""
    turn, shape = table.now[who.id].turn, table.shape(who)
    listed = turn.listed if turn.action else (who.sheet.multiattack if shape is None else shape.multiattack)
    if power.row.use.time != "action" or not any(power.in_multiattack in one for one in listed):
        return turn
    left = rules.monster.multiattack(listed, power.in_multiattack)
    return turn._replace(listed=left, attacks_left=rules.monster.blows(left))


def offered(table: Table, who: Profile, power: Power) -> bool:
    """Whether a power can be used now."""
    return in_turn(table, who, power) and bool(slots(table, who, power)) and possible(table, who, power)


def chosen_slot(table: Table, who: Profile, power: Power) -> Course[int | None]:
    """With which slot: the lowest, unless a higher one does more and there is a choice. ``None`` where the referee's
    hand has left none."""
    while left := slots(table, who, power):
        useful = [left[0], *(slot for slot in left[1:] if power.steps(slot) > power.steps(left[0]))]
        if len(useful) == 1:
            return left[0]
        menu = tuple(Option(f"slot:{slot}", {"slot": slot}) for slot in useful)
        answer = yield Ask(
            "power-slot", rules.spell.slot, who.seat, who.id, menu, menu[0].key, data=power.facts, again=True
        )
        if answer != AGAIN:
            return int(answer.partition(":")[2])
    return None


def chosen_damage(who: Profile, power: Power, slot: int) -> Course[str]:
    """Which kind of damage a higher slot adds, where the caster chooses."""
    types = power.choices(slot)
    if not types:
        return ""
    menu = tuple(Option(f"type:{name}", {"type": name}) for name in types)
    ask = Ask("power-damage", rules.damage.spell, who.seat, who.id, menu, menu[0].key, data=power.facts)
    answer: str = yield ask
    return answer.partition(":")[2]


def cost(table: Table, who: Profile, power: Power, slot: int, *, own_turn: bool = True) -> tuple[Change, ...]:
    """The change that using a power makes: the action or the bonus action, the slot, a use."""
    now = table.now[who.id]
    fields: dict[str, object] = {"slots": rules.spell.spent(slot, now.slots)}
    if slot and not now.hidden_from:
        fields["drained"] = (*now.drained, slot)
    if own_turn:
        fields["turn"] = _spent_turn(table, who, power)
    if _counts(power, slot):
        fields["used"] = (*now.used, *(power.store,) * power.row.use.takes)
    if power.cast and now.suffers:
        fields["suffers"] = tuple(entry for entry in now.suffers if entry.end != "attacks")
    return table.state.change(who.id, **fields)


def _counts(power: Power, slot: int) -> bool:
    """Whether a use of it is one of those that are counted: with a slot a spell that needs none is not."""
    use = power.row.use
    return (use.recharge is not None or use.uses is not None) and not (use.slotless and slot)


def _spent_turn(table: Table, who: Profile, power: Power) -> Turn:
    """The turn without what using a power on it takes."""
    turn, use = table.now[who.id].turn, power.row.use
    if turn.listed or who.sheet.multiattack:
        turn = _less_of_multiattack(table, who, power)
    spells = (*turn.spells, (power.bonus_action, power.cast_level)) if power.cast else turn.spells
    action, bonus = turn.action or use.time == "action", turn.bonus or power.bonus_action
    marked = use.time == "free" or use.dashes or power.row.duration.sustained
    freely = (*turn.freely, power.key) if marked else turn.freely
    return turn._replace(action=action, bonus=bonus, spells=spells, freely=freely)


def shows(table: Table, who: Profile, power: Power) -> tuple[Change, ...]:
    """What everybody knows of somebody from now on: that it has this power, unless it was used out of hiding."""
    now = table.now[who.id]
    new = power.mark not in now.shown and power.key in who.powers and not now.hidden_from
    return (Change(who.id, "shown", now.shown, (*now.shown, power.mark)),) if new else ()


def casting(table: Table, who: Profile) -> Running | None:
    """The casting of minutes that somebody is at."""
    return next((one for one in table.now[who.id].running if one.phase == ending.CASTING), None)
