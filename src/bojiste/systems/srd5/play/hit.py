"""What a hit does: damage with all that traits add, what else befalls the target, and what it opens to the striker."""

from __future__ import annotations

from collections.abc import Generator

from bojiste.core.ask import GM, Ask, Option, yes_no
from bojiste.core.event import OPEN, Change, Event
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.now import Suffering
from bojiste.systems.srd5.play import corrosion, edge, guard, lasting, traits, worn
from bojiste.systems.srd5.play.blow import Blow, Rolls, of_second_weapon, rolled
from bojiste.systems.srd5.play.cast import by_itself
from bojiste.systems.srd5.play.component import Component
from bojiste.systems.srd5.play.condition import inflict
from bojiste.systems.srd5.play.damage import harm
from bojiste.systems.srd5.play.meet import Met, befalls, meets
from bojiste.systems.srd5.play.power import Power
from bojiste.systems.srd5.play.reach import full
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.play.weapon import Charge
from bojiste.systems.srd5.prepare import Attack, Profile
from bojiste.systems.srd5.words import DAMAGE_TYPES, SQUARE

NET = "net"
"""What holds somebody who hangs in a net, in the place of a creature's id."""


EATING = frozenset({"corrode_metal", "corrosive_form"})
"""Traits that eat what hits."""


def lands(
    table: Table, who: Profile, target: Profile, attack: Attack, critical: bool, second_weapon: bool, state: int
) -> Course[None]:
    """What a hit does: damage, or a net."""
    if attack.word == "net":
        if rules.weapon.net(target.size):
            yield from inflict(table, who, target, Suffering("restrained", NET))
        return
    if attack.instead is not None and (yield from _seizes(table, who, target, attack.instead)):
        yield from then(table, who, target, attack.instead)
        return
    if not attack.components:
        if attack.then is not None:
            yield from then(table, who, target, attack.then, slot=attack.slot)
        return
    components = of_second_weapon(attack) if second_weapon else attack.components
    if attack.wounded and 2 * table.now[who.id].hp <= table.now[who.id].hp_max:
        components = attack.wounded
    for trait in tuple(traits.extras(table, who, target, attack, state)) if who.traits else ():
        components += (Component(who.traits[trait], 6, 0, components[0].type, ()),)
        yield _extra(table, who, target, trait)
    if table.now[who.id].corroded or table.now[who.id].sapped:
        components = worn.blunted(table, who, attack, guard.sapped_blow(table, who, attack, components))
    charge = attack.charge if attack.charge is not None and traits.charges(table, who, target, attack.charge) else None
    if charge is not None:
        components += charge.components
    doubles = critical and attack.critical_dice == 2
    if critical and not doubles:
        components = tuple(one._replace(dice=attack.critical_dice * one.dice) for one in components)
    if attack.word == "improvised":
        components = yield from _of_what_comes_to_hand(who, components)
    rolls = yield from rolled(table, who, components, doubles)
    if table.magical and table.now[who.id].suffers:
        rolls = yield from edge.blunted(table, who, attack, rolls)
    before, whole = table.now[target.id].life, table.now[target.id].hp
    mild = attack.then is not None and attack.then.row.leaves_alive and not attack.then.row.save
    yield from harm(table, target, Blow(who, rolls, critical, attack.melee, attack.magical, attack.material, mild))
    if table.magical and attack.way != "spell" and table.now[who.id].suffers:
        yield from edge.smites(table, who, target)
    for power in (attack.then, charge.then if charge is not None else None):
        if power is not None:
            taken = _drained(power, rolls, whole - table.now[target.id].hp)
            yield from then(table, who, target, power, taken, state, attack.slot)
    if target.traits and not target.traits.keys().isdisjoint(EATING):
        yield from corrosion.eats(table, who, target, attack)
    if target.stings:
        yield from _stung(table, who, target, attack)
    if table.magical and attack.melee and table.now[target.id].suffers:
        yield from _dazzled(table, who, target)
    if who.traits or charge is not None:
        yield from _afterwards(table, who, target, attack, charge, before)


def _of_what_comes_to_hand(
    who: Profile, components: tuple[Component, ...]
) -> Generator[Ask, str, tuple[Component, ...]]:
    """An improvised weapon does damage of the type that the referee says (D40)."""
    menu = tuple(Option(f"type:{name}", {"type": name}) for name in DAMAGE_TYPES)
    usual = f"type:{DAMAGE_TYPES[components[0].type]}"
    data = {"note": ""}
    answer = yield Ask("improvise-type", rules.damage.types, GM, who.id, menu, usual, data=data, ruling=True)
    type_ = rules.damage.types(answer.partition(":")[2])
    return (components[0]._replace(type=type_), *components[1:])


def grazed(table: Table, who: Profile, target: Profile, attack: Attack) -> Course[None]:
    """A miss that leaves half of the damage."""
    rolls = yield from rolled(table, who, attack.components)
    halves = tuple((type_, rules.damage.save_half(amount)) for type_, amount in rolls.amounts)
    yield from harm(table, target, Blow(who, rolls._replace(amounts=halves), magical=attack.magical))


def _seizes(table: Table, who: Profile, target: Profile, power: Power) -> Course[bool]:
    """Whether it does something else than damage: unattended while it holds nobody and another attack asks for that."""
    if not target.open_to(power) or target in table.holds(who):
        return False
    wanted = not table.holds(who) and any(attack.on == "helpless" for attack in who.attacks)
    data = {**power.facts, "target": target.id}
    answer: str = yield yes_no("instead", traits.has, who.seat, who.id, wanted, data=data)
    return answer == "yes"


def _drained(power: Power, rolls: Rolls, lost: int) -> int:
    """How much of the hit points that a hit has cost is of the type that a power drains, or what of them it drinks."""
    if power.row.drinks:
        return lost
    dealt = [amount for type_, amount in rolls.amounts if power.row.drains in ("damage", DAMAGE_TYPES[type_])]
    return min(lost, sum(dealt))


def _stung(table: Table, who: Profile, target: Profile, attack: Attack) -> Course[None]:
    """What touching a creature does to whoever hits it from close by."""
    if attack.melee and table.distance(who, target) <= SQUARE:
        for power in target.stings:
            if power.row.during and not lasting.goes_on(table, target, power.row.during):
                continue
            if (power.row.by_hand and attack.item) or not _in_form(table, target, power):
                continue
            if (power.row.wet and not table.sunk(target)) or power.row.joins:
                continue
            yield from by_itself(table, target, power, (who,))


def _dazzled(table: Table, who: Profile, target: Profile) -> Course[None]:
    """What holy light that lies on somebody does to whoever hits it."""
    for source, power, _ in tuple(guard.laid(table, target)):
        for name in power.row.opens:
            light = source.powers.get(name)
            if light is not None and light.row.time == "touched" and light.row.joins and who.open_to(light):
                yield from by_itself(table, source, light, (who,))


def _in_form(table: Table, who: Profile, power: Power) -> bool:
    return power.row.in_form in (None, table.now[who.id].form)


def _afterwards(
    table: Table, who: Profile, target: Profile, attack: Attack, charge: Charge | None, before: str
) -> Course[None]:
    """What a hit opens to its striker for the rest of the turn."""
    now = table.now[who.id]
    if table.clock.turn != who.id:
        return
    if attack.melee and traits.has(who, "rampage") and before == "ok" and table.now[target.id].life != "ok":
        change = Change(who.id, "turn", now.turn, now.turn._replace(felled=True))
        yield Event("bloodthirst", traits.has, who.id, changes=(change,), seen=OPEN)
    if charge is not None and charge.bonus and "prone" in table.now[target.id].conditions:
        charged = now.turn._replace(charged=f"{target.id}:{charge.bonus}")
        change = Change(who.id, "turn", now.turn, charged)
        yield Event("throws-down", traits.has, who.id, target.id, changes=(change,), seen=OPEN)


def _extra(table: Table, who: Profile, target: Profile, trait: str) -> Event:
    """A trait adds dice to a hit."""
    turn = table.now[who.id].turn
    once = trait in traits.ONCE_A_TURN
    changes = (Change(who.id, "turn", turn, turn._replace(extras=(*turn.extras, trait))),) if once else ()
    if trait == "sneak_attack":
        return Event("sneak-attack", traits.has, who.id, target.id, changes=changes, seen=OPEN)
    return Event("extra-dice", traits.has, who.id, target.id, changes=changes, data={"trait": trait}, seen=OPEN)


def _room_for(table: Table, who: Profile, target: Profile, power: Power) -> bool:
    """Whether somebody can hold one more."""
    if power.within:
        return not full(table, who, power.row.most)
    held = [one for one in table.holds(who) if one is not target]
    return len(held) < power.row.most


def then(
    table: Table, who: Profile, target: Profile, power: Power, taken: int = 0, state: int = 0, slot: int = 0
) -> Course[None]:
    """What else happens to somebody who is hit: a saving throw against more, or what the power brings; ``taken`` are
    the hit points that the hit has cost, ``state`` how it was rolled."""
    if power.row.second and table.now[who.id].turn.struck.count(f"hit:{target.id}") < 2:
        return
    if power.row.on_its and not power.has_in_hand(table.now[target.id].suffers, who.id):
        return
    if 0 < power.row.weaker < table.now[target.id].hp or not _in_form(table, who, power):
        return
    if not target.open_to(power) or (power.row.most and not _room_for(table, who, target, power)):
        return
    own = (lasting.id_of(who, power), f"{lasting.id_of(who, power)}/{target.id}") if power.lasting else ()
    effect = next((one.id for one in table.now[who.id].running if one.id in own and not one.phase), "")
    met = Met(who, power, slot, effect=effect, taken=taken, favoured=state > 0)
    if power.row.attack is None or (power.row.save and not power.row.damage):
        yield from meets(table, met, [target])
    else:
        yield from befalls(table, met, target)
