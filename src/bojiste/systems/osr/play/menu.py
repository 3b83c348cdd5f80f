"""What somebody may do now, verb by verb."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bojiste.core.ask import GM, Option
from bojiste.systems.osr import rules
from bojiste.systems.osr.play import formation
from bojiste.systems.osr.play.aim import open_to
from bojiste.systems.osr.play.gear import Spell, Weapon
from bojiste.systems.osr.play.melee import free_to_leave
from bojiste.systems.osr.play.movement import break_away, budget, farthest, nearest, own_way
from bojiste.systems.osr.play.spells import flashing, payable, reachable
from bojiste.systems.osr.play.table import Table
from bojiste.systems.osr.play.things import within_grasp
from bojiste.systems.osr.prepare import Profile

# -- attacks -----------------------------------------------------------------------------------------------------------

ATTACKS = ("attack", "throw", "subdue", "makeshift")
"""The usual ones before throws, sparing blows and makeshift ones."""


def attacks(verb: str, table: Table, who: Profile) -> Iterator[Option]:
    """Attacks by target and weapon; those who stand before those laid low."""
    foes = [foe for foe in who.enemies if table.there(foe)]
    foes.sort(key=lambda foe: not table.up(foe))
    for foe in foes:
        for weapon in usable(table, who):
            if fits(table, who, foe, weapon, verb):
                yield Option(f"{verb}:{foe.id}:{weapon.id}", {"target": foe.id, "weapon": weapon.word})


def usable(table: Table, who: Profile) -> Sequence[Weapon]:
    """Weapons that may attack now: any if nothing was done yet, else what is left of several attacks."""
    turn = table.now[who.id].turn
    at_hand = table.at_hand(who)
    if not turn.acted:
        return at_hand
    return [weapon for weapon in at_hand if weapon.id in turn.left]


def fits(table: Table, who: Profile, foe: Profile, weapon: Weapon, verb: str) -> bool:
    """Whether an attack of this kind can be made."""
    if verb == "subdue" and not rules.situation.subdue(weapon.type, weapon.missile):
        return False
    if verb == "makeshift" and (weapon.missile or weapon.natural or not weapon.hands):
        return False
    if verb != "throw" and weapon.missile and verb != "attack":
        return False
    return open_to(table, who, foe, weapon, verb == "throw")


# -- spells ------------------------------------------------------------------------------------------------------------


def casts(table: Table, who: Profile) -> list[Option]:
    """Spells that can be paid, with the action or with the instant action, and aimed: the blind see no target."""
    spells = castable(table, who)
    if spells and table.gropes(who):
        spells = [spell for spell in spells if spell.heal is not None or reachable(table, who, spell)]
    return [Option(f"cast:{spell.id}", _priced(spell)) for spell in spells]


def holds(table: Table, who: Profile) -> list[Option]:
    """Spells that can be cast and held back."""
    return [Option(f"hold:{spell.id}", _priced(spell)) for spell in castable(table, who) if spell.holdable]


def castable(table: Table, who: Profile) -> list[Spell]:
    """Spells of any use in a fight that can be paid."""
    return [spell for spell in who.spells.values() if not spell.for_the_night and payable(table, who, spell)]


def _priced(spell: Spell) -> dict[str, object]:
    return {"spell": spell.word, "price": spell.cost}


# -- things ------------------------------------------------------------------------------------------------------------


def acts(table: Table, who: Profile) -> bool:
    """Whether somebody still has its action."""
    return not table.now[who.id].turn.acted


def uses(table: Table, who: Profile) -> Iterator[Option]:
    """Things that do something."""
    for id in table.now[who.id].items if acts(table, who) else ():
        if usable_thing(table, who, id):
            yield Option(f"use:{id}", {"thing_or_weapon": who.word(id)})


def gives(table: Table, who: Profile) -> Iterator[Option]:
    """Potions for friends within reach who are hurt."""
    held = table.now[who.id].items
    potions = [id for id in held if healing(who, id)] if held else ()
    for ally in near_friends(table, who) if potions else ():
        if table.now[ally.id].hurt and "dead" not in table.now[ally.id].conditions:
            for id in potions:
                yield Option(f"give:{ally.id}:{id}", {"target": ally.id, "thing_or_weapon": who.word(id)})


def healing(who: Profile, id: str) -> bool:
    """Whether a thing of somebody's heals whoever drinks it."""
    return id in who.items and who.items[id].heal is not None


def wields(table: Table, who: Profile) -> Iterator[Option]:
    """Weapons that are not in hand."""
    now = table.now[who.id]
    for id in now.carried if acts(table, who) else ():
        if id not in now.wielded:
            yield Option(f"wield:{id}", {"weapon": who.weapons[id].word})


def loads(table: Table, who: Profile) -> Iterator[Option]:
    """Crossbows in hand that are not loaded."""
    now = table.now[who.id]
    for id in now.unloaded if acts(table, who) else ():
        if id in now.wielded:
            yield Option(f"load:{id}", {"weapon": who.weapons[id].word})


def picks(table: Table, who: Profile) -> list[Option]:
    """Things that lie within grasp."""
    there = dict.fromkeys(lying.thing for lying in within_grasp(table, who)) if acts(table, who) else ()
    return [Option(f"pick:{thing}", {"thing_or_weapon": who.word(thing)}) for thing in there]


def usable_thing(table: Table, who: Profile, id: str) -> bool:
    """Whether a thing does anything now; a scroll must be read, and heat shows no letters."""
    item = who.items.get(id)
    if item is None or (item.heal is None and item.scroll is None):
        return False
    if item.scroll is None:
        return True
    dark = table.within(who, "dark")
    return not table.now[who.id].held_spell and (
        rules.hazard.infravision_reading(dark, dark and table.lit(who))
        or (table.asked and bool(who.sheet.infravision_m))
    )


# -- what else an action is good for -----------------------------------------------------------------------------------


def disengages(table: Table, who: Profile) -> Iterator[Option]:
    """Leaving melee."""
    if break_away(table, who):
        yield Option("disengage")


def sprints(table: Table, who: Profile) -> Iterator[Option]:
    """Twice as far, for whoever is on its feet and has not used up its movement in getting there."""
    now = table.now[who.id]
    free = not now.turn.sprinting and not now.turn.disengaged and not {"held", "prone"} & set(now.conditions)
    if acts(table, who) and free and now.turn.moved < 2 * who.move:
        yield Option("sprint")


def readies(table: Table, who: Profile) -> Iterator[Option]:
    """Waiting for something."""
    if acts(table, who):
        yield Option("ready")


def struggles(table: Table, who: Profile) -> Iterator[Option]:
    """Getting out of a hold."""
    if acts(table, who) and "held" in table.now[who.id].conditions:
        yield Option("struggle")


def near_friends(table: Table, who: Profile) -> Iterator[Profile]:
    """Friends whom an action can help: those within reach."""
    for ally in who.allies if acts(table, who) else ():
        if table.now[ally.id].present and table.distance(who, ally) <= max(1, table.reach(who)):
            yield ally


def looks(table: Table, who: Profile) -> Iterator[Option]:
    """Bodies to be looked after."""
    for ally in near_friends(table, who):
        if "dying" in table.now[ally.id].conditions:
            yield Option(f"look:{ally.id}", {"target": ally.id})


def wakes(table: Table, who: Profile) -> Iterator[Option]:
    """Sleepers."""
    for ally in near_friends(table, who):
        if "asleep" in table.now[ally.id].conditions:
            yield Option(f"wake:{ally.id}", {"target": ally.id})


def staunchs(table: Table, who: Profile) -> Iterator[Option]:
    """Damage that lasts until somebody ends it."""
    for ally in near_friends(table, who):
        if any(burning.left is None for burning in table.now[ally.id].persistent):
            yield Option(f"staunch:{ally.id}", {"target": ally.id})


# -- movement ----------------------------------------------------------------------------------------------------------


def stands(table: Table, who: Profile) -> Iterator[Option]:
    """Getting up."""
    now = table.now[who.id]
    if "prone" in now.conditions and rules.situation.prone_stand(now.turn.moved) and "held" not in now.conditions:
        yield Option("stand")


def towards(table: Table, who: Profile) -> Iterator[Option]:
    """Nearer to somebody, be it a friend who lies dying."""
    own = own_way(table, who)
    for other in table.everybody if own >= 1 else ():
        worth = table.there(other) or (other in who.allies and "dying" in table.now[other.id].conditions)
        if other is not who and worth and table.distance(who, other) > 1:
            left = own if table.plain else farthest(table, who, other, own)
            if left:
                yield Option(f"toward:{other.id}", {"target": other.id, "left": left})


def aways(table: Table, who: Profile) -> Iterator[Option]:
    """Away from the enemy."""
    left = own_way(table, who)
    if left >= 1 and table.foes(who) and free_to_leave(table, who):
        left = farthest(table, who, nearest(table, who), left, retreats=True)
        if left:
            yield Option("away", {"left": left})


def places(table: Table, who: Profile) -> Iterator[Option]:
    """To a place."""
    left = own_way(table, who)
    if left >= 1 and table.points:
        yield Option("place", {"left": left})


def stumbles(table: Table, who: Profile) -> Iterator[Option]:
    """Where chance leads."""
    left = budget(table, who)
    if left >= 1 and table.gropes(who):
        yield Option("stumble", {"left": left})


# -- what costs nothing ------------------------------------------------------------------------------------------------


def drops(table: Table, who: Profile) -> list[Option]:
    """Weapons in hand."""
    return [Option(f"drop:{id}", {"weapon": who.weapons[id].word}) for id in table.now[who.id].wielded]


def lets_go(table: Table, who: Profile) -> Iterator[Option]:
    """A held spell."""
    held = table.now[who.id].held_spell
    if held:
        yield Option("let-go", {"spell": who.spells[held].word})


def forms(table: Table, who: Profile) -> list[Option]:
    """Other formations."""
    return formation.others(table) if who.pc else []


# -- meanwhile ---------------------------------------------------------------------------------------------------------


def releases(table: Table, who: Profile) -> Iterator[Option]:
    """Held spells let loose, whoever holds them."""
    for other in table.everybody if table.watchful else ():
        held = table.now[other.id].held_spell
        if held and table.instant(other):
            seat = None if other.seat == who.seat else other.seat
            yield Option(f"release:{other.id}", {"target": other.id, "spell": other.spells[held].word}, seat)


def flashes(table: Table, who: Profile) -> Iterator[Option]:
    """Spells that the others cast in an instant, at any time."""
    for other in table.everybody if table.watchful else ():
        if other is who or not other.instants:
            continue
        seat = None if other.seat == who.seat else other.seat
        for spell in flashing(table, other):
            yield Option(f"at-once:{other.id}:{spell.id}", {"target": other.id, **_priced(spell)}, seat)


def triggers(table: Table, who: Profile) -> Iterator[Option]:
    """The referee's word that what somebody waits for has happened."""
    seat = None if who.seat == GM else GM
    for other in table.everybody if table.watchful else ():
        readied = table.now[other.id].readied
        if readied is not None and readied.event == "word" and table.instant(other):
            yield Option(f"trigger:{other.id}", {"target": other.id}, seat)


def ends(table: Table, who: Profile) -> Iterator[Option]:
    """Letting another member of the side go on, the end of one's part, the end of the fight."""
    for ally in table.prepared.sides[who.side]:
        if ally is not who and table.up(ally) and ally.id not in table.done and not table.now[ally.id].fleeing:
            yield Option(f"after:{ally.id}", {"target": ally.id})
    yield Option("end")
    yield Option("stop", seat=None if who.seat == GM else GM)


def idle(table: Table, who: Profile) -> bool:
    """Whether nothing is left to somebody but to end its turn."""
    now = table.now[who.id]
    turn = now.turn
    return turn.acted and not turn.left and budget(table, who) < 1 and not now.held_spell and not spell_left(table, who)


def spell_left(table: Table, who: Profile) -> bool:
    """Whether an instant spell could still be cast."""
    return bool(who.spells) and any(spell.instant and payable(table, who, spell) for spell in who.spells.values())
