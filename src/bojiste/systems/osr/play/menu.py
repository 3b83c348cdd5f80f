"""What somebody may do now, the likeliest first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bojiste.core.ask import GM, Option
from bojiste.core.rule import procedure
from bojiste.systems.osr import rules
from bojiste.systems.osr.now import GROUND
from bojiste.systems.osr.play.attack import open_to
from bojiste.systems.osr.play.movement import break_away, budget
from bojiste.systems.osr.play.spells import payable
from bojiste.systems.osr.play.table import Table
from bojiste.systems.osr.prepare import Profile, Weapon


@procedure("osr.combat.split_move")
def menu(table: Table, who: Profile) -> list[Option]:
    """Everything open: what is left of the movement and the action, in any order and in pieces."""
    now = table.now[who.id]
    options = list(attacks(table, who))
    if not now.turn.acted:
        options += spells(table, who, instant=False)
        options += items(table, who)
        options += others(table, who)
    options += spells(table, who, instant=True)
    options += moves(table, who)
    options += free(table, who)
    return [*options, Option("end"), *elsewhere(table, who)]


def attacks(table: Table, who: Profile) -> Iterator[Option]:
    """Attacks by target and weapon; the usual ones before throws, sparing blows and makeshift ones."""
    weapons = usable(table, who)
    foes = [foe for foe in who.enemies if table.there(foe)]
    foes.sort(key=lambda foe: not table.up(foe))
    for verb in ("attack", "throw", "subdue", "makeshift"):
        for foe in foes:
            yield from (_attack(verb, foe, weapon) for weapon in weapons if fits(table, who, foe, weapon, verb))


def _attack(verb: str, foe: Profile, weapon: Weapon) -> Option:
    return Option(f"{verb}:{foe.id}:{weapon.id}", {"target": foe.id, "weapon": weapon.word})


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


def spells(table: Table, who: Profile, *, instant: bool) -> list[Option]:
    """Spells that can be paid."""
    if not who.spells:
        return []
    open_ = [spell for spell in who.spells.values() if spell.instant is instant and payable(table, who, spell)]
    found = [Option(f"cast:{spell.id}", {"spell": spell.word, "price": spell.cost}) for spell in open_]
    found += [
        Option(f"hold:{spell.id}", {"spell": spell.word, "price": spell.cost}) for spell in open_ if spell.holdable
    ]
    return found


def items(table: Table, who: Profile) -> list[Option]:
    """Handling things: using, taking in hand, loading, picking up."""
    now = table.now[who.id]
    found = [Option(f"use:{id}", {"thing": who.word(id)}) for id in now.items if usable_thing(table, who, id)]
    for id in now.carried:
        if id not in now.wielded:
            found.append(Option(f"wield:{id}", {"weapon": who.weapons[id].word}))
    found += [Option(f"load:{id}", {"weapon": who.weapons[id].word}) for id in now.unloaded if id in now.wielded]
    found += [Option(f"pick:{thing}", {"thing": who.word(thing)}) for thing in within_grasp(table, who)]
    return found


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


def within_grasp(table: Table, who: Profile) -> list[str]:
    """Things on the ground that somebody can pick up, and knows how to use."""
    now = table.now[who.id]
    found = []
    for lying in table.state[GROUND].lying:
        if table.points:
            near = rules.completion.battlefield(lying.x - now.x, lying.y - now.y) <= 1
        else:
            near = lying.owner == who.id or table.distance(who, table.profiles[lying.owner]) <= 1
        if near and (lying.thing in who.weapons or lying.thing in who.items):
            found.append(lying.thing)
    return list(dict.fromkeys(found))


def others(table: Table, who: Profile) -> Iterator[Option]:
    """What else an action is good for."""
    now = table.now[who.id]
    if break_away(table, who):
        yield Option("disengage")
    if not now.turn.sprinting and not now.turn.disengaged and who.move and "held" not in now.conditions:
        yield Option("sprint")
    yield Option("ready")
    if "held" in now.conditions:
        yield Option("struggle")
    for ally in who.allies:
        other = table.now[ally.id]
        if not other.present or table.distance(who, ally) > max(1, table.reach(who)):
            continue
        if "dying" in other.conditions:
            yield Option(f"look:{ally.id}", {"target": ally.id})
        if "asleep" in other.conditions:
            yield Option(f"wake:{ally.id}", {"target": ally.id})
        if any(burning.left is None for burning in other.persistent):
            yield Option(f"staunch:{ally.id}", {"target": ally.id})


def moves(table: Table, who: Profile) -> Iterator[Option]:
    """Movement that is left."""
    now = table.now[who.id]
    if "prone" in now.conditions and rules.situation.prone_stand(now.turn.moved) and "held" not in now.conditions:
        yield Option("stand")
    left = budget(table, who)
    if left < 1:
        return
    for other in table.everybody:
        if other is not who and table.there(other) and table.distance(who, other) > 1:
            yield Option(f"toward:{other.id}", {"target": other.id, "left": left})
    if any(table.up(foe) for foe in who.enemies):
        yield Option("away", {"left": left})
    if table.points:
        yield Option("place", {"left": left})
    if table.gropes(who):
        yield Option("stumble", {"left": left})


def free(table: Table, who: Profile) -> Iterator[Option]:
    """What costs nothing: dropping things and spells, letting another member of the side go on."""
    now = table.now[who.id]
    yield from (Option(f"drop:{id}", {"weapon": who.weapons[id].word}) for id in now.wielded)
    if now.held_spell:
        yield Option("let-go", {"spell": who.spells[now.held_spell].word})
    for ally in table.prepared.sides[who.side]:
        if ally is not who and table.up(ally) and ally.id not in table.done and not table.now[ally.id].fleeing:
            yield Option(f"after:{ally.id}", {"target": ally.id})


def elsewhere(table: Table, who: Profile) -> Iterator[Option]:
    """What others may say meanwhile: a held spell let loose, the referee's word."""
    for other in table.everybody:
        now = table.now[other.id]
        if now.held_spell and table.instant(other):
            seat = None if other.seat == who.seat else other.seat
            yield Option(f"release:{other.id}", {"target": other.id, "spell": other.spells[now.held_spell].word}, seat)
    seat = None if who.seat == GM else GM
    for other in table.everybody:
        readied = table.now[other.id].readied
        if readied is not None and readied.event == "word" and table.instant(other):
            yield Option(f"trigger:{other.id}", {"target": other.id}, seat)
    yield Option("stop", seat=seat)


def idle(table: Table, who: Profile) -> bool:
    """Whether nothing is left to somebody but to end its turn."""
    now = table.now[who.id]
    turn = now.turn
    return turn.acted and not turn.left and budget(table, who) < 1 and not now.held_spell and not spell_left(table, who)


def spell_left(table: Table, who: Profile) -> bool:
    """Whether an instant spell could still be cast."""
    return bool(who.spells) and any(spell.instant and payable(table, who, spell) for spell in who.spells.values())
