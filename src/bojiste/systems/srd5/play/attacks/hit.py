"""What a hit does: damage with all that traits add, what else befalls the target, and what it opens to the striker."""

from __future__ import annotations

from bojiste.core.ask import GM, Ask, Option, yes_no
from bojiste.core.event import OPEN, Change, Event
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.moments import (
    AFTER_HIT,
    CRITICAL_DICE,
    DAMAGE_DICE,
    DAMAGE_ROLLED,
    EXTRA_DICE,
    HIT_BRACED,
    HIT_CAUGHT,
    HIT_EFFECTS,
    HIT_INSTEAD,
    HIT_ON,
    Components,
)
from bojiste.systems.srd5.now import Suffering
from bojiste.systems.srd5.play.attacks.charge import charges
from bojiste.systems.srd5.play.attacks.shot import Braced, ExtraDice, Shot
from bojiste.systems.srd5.play.component import Component
from bojiste.systems.srd5.play.conditions.condition import inflict
from bojiste.systems.srd5.play.damage import corroded
from bojiste.systems.srd5.play.damage.blow import Blow, Rolls, of_second_weapon, rolled
from bojiste.systems.srd5.play.damage.damage import harm
from bojiste.systems.srd5.play.movement.reach import full
from bojiste.systems.srd5.play.spellcasting import lasting, ongoing_effects
from bojiste.systems.srd5.play.spellcasting.cast import by_itself
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.spellcasting.resolve import Met, befalls, meets
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Attack, Profile
from bojiste.systems.srd5.traits.base import has
from bojiste.systems.srd5.words import DAMAGE_TYPES, SQUARE

NET = "net"
"""What holds somebody who hangs in a net, in the place of a creature's id."""


def lands(shot: Shot) -> Course[None]:
    """What a hit does: damage and what it brings with it, or something else in the place of that."""
    table, voices = shot.table, shot.voices
    its_own = table.voices[shot.target, shot.chosen]
    for averts in (*its_own[HIT_CAUGHT], *voices[HIT_INSTEAD]):
        if (yield from averts(shot)):
            return
    wounds = bool(shot.attack.components)
    if wounds:
        rolls = yield from _rolls(shot)
        now = table.now[shot.target.id]
        shot.dealt, shot.before, whole = rolls.amounts, now.life, now.hp
        yield from harm(table, shot.target, _blow(shot, rolls))
        shot.lost = whole - table.now[shot.target.id].hp
    for brings in voices[HIT_EFFECTS]:
        yield from brings(shot)
    if not wounds:
        return
    for strikes_back in its_own[HIT_ON]:
        yield from strikes_back(shot)
    if table.clock.turn == shot.who.id:
        for opens in voices[AFTER_HIT]:
            yield from opens(shot)


def _rolls(shot: Shot) -> Course[Rolls]:
    """The damage of a hit as it is rolled: where nothing is said to that, by its components alone."""
    components = of_second_weapon(shot.attack) if shot.second_weapon else shot.attack.components
    braces = shot.table.voices[shot.target][HIT_BRACED]
    if not shot.critical and not braces and not any(map(shot.voices.get, OF_DAMAGE)):
        return rolled(shot.table, shot.who, components)
    return _swayed(shot, components)


OF_DAMAGE = (DAMAGE_DICE, DAMAGE_ROLLED)
"""The moments at which the attacker's side has its say about the damage of a hit."""


def _swayed(shot: Shot, components: Components) -> Course[Rolls]:
    """The damage of a hit to which something is said."""
    for adds in shot.voices[DAMAGE_DICE]:
        components = yield from adds(shot, components)
    components, doubles = _critically(shot, components) if shot.critical else (components, False)
    braced = yield from _braced(shot)
    rolls = yield from rolled(shot.table, shot.who, components, doubles)
    rolls = yield from braced(rolls)
    for takes in shot.voices[DAMAGE_ROLLED]:
        rolls = yield from takes(shot, rolls)
    return rolls


def _blow(shot: Shot, rolls: Rolls) -> Blow:
    """What its target gets of what was rolled."""
    attack = shot.attack
    mild = attack.then is not None and attack.then.mild and not attack.then.row.test.save
    return Blow(shot.who, rolls, shot.critical, attack.melee, attack.magical, attack.material, mild)


def _braced(shot: Shot) -> Course[Braced]:
    """What its target leaves of the damage of a hit: all, unless it has braced itself."""
    for braces in shot.table.voices[shot.target][HIT_BRACED]:
        if (found := (yield from braces(shot))) is not None:
            return found
    return _whole


def _whole(rolls: Rolls) -> Course[Rolls]:
    yield from ()
    return rolls


def _critically(shot: Shot, components: Components) -> tuple[Components, bool]:
    """The components of a critical hit, and whether their dice are still to be doubled."""
    more = tuple(one for adds in shot.voices[CRITICAL_DICE] for one in adds(shot))
    if not more and shot.attack.critical_dice == 2:
        return components, True
    many = shot.attack.critical_dice
    return (*(one._replace(dice=many * one.dice) for one in components), *more), False


# -- something else than damage ------------------------------------------------------------------------------------


@HIT_INSTEAD.voice("net", by=lambda attack: attack.word == "net")
def _entangles(shot: Shot) -> Course[bool]:
    """A net restrains whoever is not too large for it."""
    if rules.weapon.net(shot.target.size):
        yield from inflict(shot.table, shot.who, shot.target, Suffering("restrained", NET))
    return True


@HIT_INSTEAD.voice("grip", by=lambda attack: attack.instead is not None)
def _grips(shot: Shot) -> Course[bool]:
    """Whether it does what it may do in the place of damage: unattended while it holds nobody and another attack asks
    for that."""
    table, who, target, power = shot.table, shot.who, shot.target, shot.attack.instead
    assert power is not None
    if not target.open_to(power) or target in table.holds(who):
        return False
    wanted = not table.holds(who) and any(attack.on == "helpless" for attack in who.attacks)
    data = {**power.facts, "target": target.id}
    if (yield yes_no("instead", has, who.seat, who.id, wanted, data=data)) != "yes":
        return False
    yield from then(table, who, target, power)
    return True


# -- the dice of the damage ----------------------------------------------------------------------------------------


@DAMAGE_DICE.voice("wounded", by=lambda attack: bool(attack.wounded))
def _wounded(shot: Shot, components: Components) -> Course[Components]:
    """Whoever has half of its hit points or fewer does less."""
    yield from ()
    now = shot.table.now[shot.who.id]
    return shot.attack.wounded if 2 * now.hp <= now.hp_max else components


@DAMAGE_DICE.voice("extra_dice", of=lambda who: bool(who.traits))
def _extra_dice(shot: Shot, components: Components) -> Course[Components]:
    """Traits add dice of the first component's type."""
    for extra in extras(shot.table, shot.who, shot.target, shot.attack, shot.state):
        components += (Component(extra.number, 6, 0, components[0].type, ()),)
        yield _extra(shot, extra)
    return components


def extras(table: Table, who: Profile, target: Profile, attack: Attack, state: int) -> tuple[ExtraDice, ...]:
    """The dice that traits add to a hit that was rolled so (``state``), of those not used up on this turn."""
    found = [says(table, who, target, attack, state) for says in table.voices[who, attack][EXTRA_DICE]]
    used = table.now[who.id].turn.extras
    return tuple(extra for extra in found if extra is not None and extra.trait not in used)


def _extra(shot: Shot, extra: ExtraDice) -> Event:
    """A trait adds dice to a hit."""
    who, turn = shot.who, shot.table.now[shot.who.id].turn
    used = Change(who.id, "turn", turn, turn._replace(extras=(*turn.extras, extra.trait)))
    changes = (used,) if extra.once_a_turn else ()
    if extra.trait == "sneak_attack":
        return Event("sneak-attack", has, who.id, shot.target.id, changes=changes, seen=OPEN)
    return Event("extra-dice", has, who.id, shot.target.id, changes=changes, data={"trait": extra.trait}, seen=OPEN)


@DAMAGE_DICE.voice("worn", state=("corroded", "sapped"))
def _worn(shot: Shot, components: Components) -> Course[Components]:
    """A blade that is blunted, a Strength that has ebbed away."""
    yield from ()
    table, who, attack = shot.table, shot.who, shot.attack
    return corroded.blunted(table, who, attack, ongoing_effects.sapped_blow(table, who, attack, components))


@DAMAGE_DICE.voice("charge", by=lambda attack: attack.charge is not None)
def _charge(shot: Shot, components: Components) -> Course[Components]:
    """What a straight run before it adds."""
    yield from ()
    charge = shot.attack.charge
    if charge is None or not charges(shot.table, shot.who, shot.target, charge):
        return components
    shot.charge = charge
    return components + charge.components


@DAMAGE_DICE.voice("improvised", by=lambda attack: attack.word == "improvised")
def _of_what_comes_to_hand(shot: Shot, components: Components) -> Course[Components]:
    """An improvised weapon does damage of the type that the referee says (D40)."""
    menu = tuple(Option(f"type:{name}", {"type": name}) for name in DAMAGE_TYPES)
    usual = f"type:{DAMAGE_TYPES[components[0].type]}"
    data = {"note": ""}
    answer = yield Ask("improvise-type", rules.damage.types, GM, shot.who.id, menu, usual, data=data, ruling=True)
    type_ = rules.damage.types(answer.partition(":")[2])
    return (components[0]._replace(type=type_), *components[1:])


def grazed(shot: Shot) -> Course[None]:
    """A miss that leaves half of the damage."""
    table, who, attack = shot.table, shot.who, shot.attack
    rolls = yield from rolled(table, who, attack.components)
    halves = tuple((type_, rules.damage.save_half(amount)) for type_, amount in rolls.amounts)
    yield from harm(table, shot.target, Blow(who, rolls._replace(amounts=halves), magical=attack.magical))


# -- what else befalls the target ----------------------------------------------------------------------------------


@HIT_EFFECTS.voice("then", by=lambda attack: attack.then is not None)
def _then(shot: Shot) -> Course[None]:
    """What the attack does besides."""
    attack = shot.attack
    assert attack.then is not None
    taken, state = (_drained(attack.then, shot), shot.state) if attack.components else (0, 0)
    yield from then(shot.table, shot.who, shot.target, attack.then, taken, state, attack.slot)


@HIT_EFFECTS.voice("charge", by=lambda attack: attack.charge is not None)
def _runs_down(shot: Shot) -> Course[None]:
    """What a straight run before it does besides."""
    power = shot.charge.then if shot.charge is not None else None
    if power is not None:
        taken = _drained(power, shot)
        yield from then(shot.table, shot.who, shot.target, power, taken, shot.state, shot.attack.slot)


def _drained(power: Power, shot: Shot) -> int:
    """How much of the hit points that a hit has cost is of a type that a power drains; all where it says none."""
    drained = set(power.says("drain_maximum", "type", str)) or {"damage"}
    dealt = [amount for type_, amount in shot.dealt if drained & {"damage", DAMAGE_TYPES[type_]}]
    return min(shot.lost, sum(dealt))


# -- what its target does to whoever has hit it ----------------------------------------------------------------------


@HIT_ON.voice("touched", of=lambda target: bool(target.stings), by=lambda attack: attack.melee)
def _stung(shot: Shot) -> Course[None]:
    """What touching a creature does to whoever hits it from close by."""
    table, who, target = shot.table, shot.who, shot.target
    if shot.attack.melee and table.distance(who, target) <= SQUARE:
        for power in target.stings:
            if _stings(shot, power):
                yield from by_itself(table, target, power, (who,))


def _stings(shot: Shot, power: Power) -> bool:
    """Whether touching a creature does this now."""
    table, target, row = shot.table, shot.target, power.row
    if row.use.joins or (row.use.during and not lasting.goes_on(table, target, row.use.during)):
        return False
    by_weapon, dry = bool(row.use.by_hand and shot.attack.item), row.use.wet and not table.sunk(target)
    return not by_weapon and not dry and _in_form(table, target, power)


@HIT_ON.voice("holy_light", by=lambda attack: attack.melee, state=("suffers",))
def _dazzled(shot: Shot) -> Course[None]:
    """What holy light that lies on somebody does to whoever hits it."""
    table, who = shot.table, shot.who
    for source, power, _ in tuple(ongoing_effects.laid(table, shot.target)) if shot.attack.melee else ():
        for name in power.row.opens:
            light = source.powers.get(name)
            if light is not None and light.row.use.time == "touched" and light.row.use.joins and who.open_to(light):
                yield from by_itself(table, source, light, (who,))


# -- what it opens to the attacker ---------------------------------------------------------------------------------


@AFTER_HIT.voice("charge", by=lambda attack: attack.charge is not None)
def _throws_down(shot: Shot) -> Course[None]:
    """A charge that has thrown somebody down opens a bonus attack."""
    table, who, target, charge = shot.table, shot.who, shot.target, shot.charge
    now = table.now[who.id]
    if charge is not None and charge.bonus and "prone" in table.now[target.id].conditions:
        charged = now.turn._replace(charged=f"{target.id}:{charge.bonus}")
        change = Change(who.id, "turn", now.turn, charged)
        yield Event("throws-down", has, who.id, target.id, changes=(change,), seen=OPEN)


def _in_form(table: Table, who: Profile, power: Power) -> bool:
    return power.row.use.in_form in (None, table.now[who.id].form)


def _room_for(table: Table, who: Profile, target: Profile, power: Power) -> bool:
    """Whether somebody can hold one more."""
    if power.within:
        return not full(table, who, power.row.target.most)
    held = [one for one in table.holds(who) if one is not target]
    return len(held) < power.row.target.most


def then(
    table: Table, who: Profile, target: Profile, power: Power, taken: int = 0, state: int = 0, slot: int = 0
) -> Course[None]:
    """What else happens to somebody who is hit: a saving throw against more, or what the power brings; ``taken`` are
    the hit points that the hit has cost, ``state`` how it was rolled."""
    if not _comes_to_pass(table, who, target, power):
        return
    own = (lasting.id_of(who, power), f"{lasting.id_of(who, power)}/{target.id}") if power.lasting else ()
    effect = next((one.id for one in table.now[who.id].running if one.id in own and not one.phase), "")
    met = Met(who, power, slot, effect=effect, taken=taken, favoured=state > 0)
    if power.row.test.attack is None or (power.row.test.save and not power.dealt):
        yield from meets(table, met, [target])
    else:
        yield from befalls(table, met, target)


def _comes_to_pass(table: Table, who: Profile, target: Profile, power: Power) -> bool:
    """Whether what else a hit does happens to whoever is hit now."""
    row, other = power.row, table.now[target.id]
    if row.use.second and table.now[who.id].turn.struck.count(f"hit:{target.id}") < 2:
        return False
    if row.target.on_its and not power.has_in_hand(other.suffers, who.id):
        return False
    if 0 < row.target.weaker < other.hp or not _in_form(table, who, power) or not target.open_to(power):
        return False
    return not row.target.most or _room_for(table, who, target, power)
