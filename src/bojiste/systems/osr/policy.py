"""Tactics: who attacks whom, who blocks, who leaves melee. A tactic sees its seat's view."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from bojiste.core.ask import Ask
from bojiste.core.policy import Policy
from bojiste.systems.osr.now import EXPEDITION
from bojiste.systems.osr.play import weigh
from bojiste.systems.osr.play.aim import aim, open_to
from bojiste.systems.osr.play.company import company
from bojiste.systems.osr.play.gear import Spell, Weapon
from bojiste.systems.osr.play.melee import bound
from bojiste.systems.osr.play.menu import healing, usable
from bojiste.systems.osr.play.movement import break_away, farthest, own_way, slowed
from bojiste.systems.osr.play.spells import payable, reachable
from bojiste.systems.osr.play.table import Table, seen
from bojiste.systems.osr.prepare import Profile, View
from bojiste.systems.osr.words import Reach


def tactic(ask: Ask, view: View) -> str:
    """Attack the nearest enemy with the best weapon, leave melee to shoot or cast, block grave hits."""
    answer = ANSWERS.get(ask.topic)
    if answer is None or ask.actor not in view.scene.by_id:
        return ask.default
    table = seen(view)
    return answer(table, table.profiles[ask.actor], ask)


# -- one's own turn ----------------------------------------------------------------------------------------------------


def worth(weapon: Weapon) -> int:
    """Twice the average damage of a weapon."""
    return sum(part.number * (part.sides + 1) + 2 * part.flat for part in weapon.parts) + 2 * weapon.bonus


def _act(table: Table, who: Profile, ask: Ask) -> str:
    vain = ask.data.get("vain", "")
    for wish in _wishes(table, who):
        if wish and wish != vain:
            return wish
    return "end"


def _wishes(table: Table, who: Profile) -> Iterator[str]:
    """What to do, the first wish first."""
    now = table.now[who.id]
    turn = now.turn
    if "prone" in now.conditions and not turn.moved and "held" not in now.conditions:
        yield "stand"
        return
    if turn.acted and not turn.left:
        yield _after(table, who)
        return
    near = _near(table, who)
    foes = [foe for _, _, foe in near]
    if not foes:
        return
    if now.items:
        yield _rescue(table, who)
    if who.spells:
        yield _spell(table, who, foes)
    if now.unloaded and not turn.acted and not bound(table, who):
        yield next((f"load:{id}" for id in now.unloaded if id in now.wielded), "")
    if behind(table, who):
        yield _kept_back(table, who, near)
        return
    yield _attack(table, who, near)
    yield _come(table, who, near)
    yield _run(table, who, near)


Near = list[tuple[int, int, Profile]]
"""Enemies by distance: metres, place among those who stand, who."""


def _near(table: Table, who: Profile) -> Near:
    """Enemies who stand, the nearest first."""
    foes = table.foes(who)
    return sorted(zip(table.distances(who, foes), range(len(foes)), foes, strict=True))


def _attack(table: Table, who: Profile, near: Near) -> str:
    """The best attack on the nearest enemy that can be attacked; out of melee first, for whoever only shoots."""
    weapons = usable(table, who)
    if len(weapons) > 1:
        weapons = sorted(weapons, key=lambda weapon: -worth(weapon))
    bound_ = bool(bound(table, who))
    throws = len(weapons) > 1 and any(weapon.throwable for weapon in weapons)
    longest = max(map(span, weapons), default=0)
    for far, _, foe in near:
        if far > longest and not throws:
            break
        for weapon in weapons:
            if span(weapon) < far or (weapon.missile and bound_):
                continue
            if open_to(table, who, foe, weapon, False):
                return f"attack:{foe.id}:{weapon.id}"
        if throws:
            thrown = _throw(table, who, foe, weapons)
            if thrown:
                return thrown
    return _cornered(table, who, near, weapons) if bound_ else ""


def span(weapon: Weapon) -> int:
    """Metres that a weapon reaches, if it is not thrown."""
    return weapon.ineffective if weapon.missile else weapon.reach


def _throw(table: Table, who: Profile, foe: Profile, weapons: Sequence[Weapon]) -> str:
    """A weapon thrown, for whoever has another."""
    for weapon in weapons:
        reaches = weapon.throwable and open_to(table, who, foe, weapon, True)
        if reaches and aim(table, who, foe, weapon, True) is Reach.WELL:
            return f"throw:{foe.id}:{weapon.id}"
    return ""


def _cornered(table: Table, who: Profile, near: Near, weapons: Sequence[Weapon]) -> str:
    """Out of melee, for whoever only shoots, or a shot out of it."""
    if break_away(table, who) and all(weapon.missile for weapon in weapons):
        return "disengage"
    shots = (
        f"attack:{foe.id}:{weapon.id}"
        for _, _, foe in near
        for weapon in weapons
        if weapon.missile and open_to(table, who, foe, weapon, False)
    )
    return next(shots, "")


def _shooter(table: Table, who: Profile) -> bool:
    return bool(who.spells) or all(weapon.missile for weapon in table.at_hand(who))


def _come(table: Table, who: Profile, near: Near) -> str:
    """Towards the nearest enemy, for whoever cannot attack from here; those who flee are let go."""
    left = own_way(table, who)
    if not left:
        return ""
    goal = _goal(table, near, left)
    if not goal or not weigh.too_far(goal[0], table.reach(who)):
        return ""
    return f"toward:{goal[1].id}" if table.plain else _towards(table, who, goal[1])


def _towards(table: Table, who: Profile, other: Profile) -> str:
    """Towards somebody, if that brings it any nearer."""
    return f"toward:{other.id}" if farthest(table, who, other, own_way(table, who)) else ""


def _goal(table: Table, near: Near, left: int) -> tuple[int, Profile] | None:
    """The nearest enemy whom it is worth while to follow, and how far it is."""
    now = table.now
    return next(
        ((far, foe) for far, _, foe in near if weigh.worth_following(now[foe.id].fleeing, far, left)),
        None,
    )


def _run(table: Table, who: Profile, near: Near) -> str:
    """At a run, if the enemy is far."""
    turn = table.now[who.id].turn
    if turn.acted or turn.sprinting or turn.moved >= 2 * who.move or "held" in table.now[who.id].conditions:
        return ""
    if table.gropes(who) or slowed(table, who) or turn.climbs is False:
        return ""
    far = next((far for far, _, foe in near if not table.now[foe.id].fleeing), 0)
    return "sprint" if weigh.runs(far, who.move) and not bound(table, who) else ""


def _after(table: Table, who: Profile) -> str:
    """After the action: on at a run, or away for whoever would rather shoot."""
    turn = table.now[who.id].turn
    if not own_way(table, who):
        return ""
    if turn.sprinting:
        return _come(table, who, _near(table, who))
    if turn.disengaged:
        return "away"
    near = _near(table, who) if _shooter(table, who) else []
    return "away" if near and weigh.too_near(near[0][0]) and not bound(table, who) else ""


def _spell(table: Table, who: Profile, foes: list[Profile]) -> str:
    """The first spell that can be cast and is of use."""
    now = table.now[who.id]
    if now.held_spell or now.turn.acted or bound(table, who):
        return ""
    for spell in who.spells.values():
        if spell.instant or not payable(table, who, spell):
            continue
        there = reachable(table, who, spell)
        if spell.heal is not None:
            if any(one in who.allies and _worn_down(table, one) for one in there):
                return f"cast:{spell.id}"
        elif any(one in foes for one in there) and _harms(spell):
            return f"cast:{spell.id}"
    return ""


def _rescue(table: Table, who: Profile) -> str:
    """A potion for a friend who lies dying, by whoever is free of melee and can be at its side at once."""
    now = table.now[who.id]
    potion = next((id for id in now.items if healing(who, id)), "")
    if not potion or now.turn.acted or bound(table, who):
        return ""
    for ally in who.allies:
        if "dying" in table.now[ally.id].conditions:
            far = table.distance(who, ally)
            if far <= max(1, table.reach(who)):
                return f"give:{ally.id}:{potion}"
            if far - 1 <= own_way(table, who):
                return _towards(table, who, ally)
    return ""


def _worn_down(table: Table, one: Profile) -> bool:
    """Whether somebody has lost half of its hit points, as far as anybody knows."""
    now = table.now[one.id]
    return now.hp is not None and now.hp * 2 <= now.hp_max


# -- casters behind their friends --------------------------------------------------------------------------------------


def behind(table: Table, who: Profile) -> bool:
    """Whether a caster leaves melee to a friend who still stands, in better armour, or in as good with more hit
    points; of any company somebody is left who goes in front."""
    if not who.spells:
        return False
    own = _stout(table, who)
    return any(table.up(ally) and not table.now[ally.id].fleeing and _stout(table, ally) > own for ally in who.allies)


def _stout(table: Table, who: Profile) -> tuple[int, int]:
    return who.ac, table.now[who.id].hp or 0


def _kept_back(table: Table, who: Profile, near: Near) -> str:
    """Out of melee, a shot, or into the range of a spell; else where it is, or away from whoever comes."""
    far = near[0][0]
    if bound(table, who):
        return "disengage" if who.move >= weigh.SAFE and break_away(table, who) else _attack(table, who, near)
    shots = [weapon for weapon in usable(table, who) if weapon.missile]
    for _, _, foe in near:
        for weapon in shots:
            if open_to(table, who, foe, weapon, False):
                return f"attack:{foe.id}:{weapon.id}"
    if weigh.too_near(far):
        return "away" if own_way(table, who) else ""
    goal = _goal(table, near, own_way(table, who))
    return _towards(table, who, goal[1]) if goal and too_far(table, who, goal[0]) else ""


def too_far(table: Table, who: Profile, far: int) -> int:
    """Metres that are missing to the range of the farthest harmful spell that somebody can pay; 0 if it has none."""
    points = table.now[who.id].magic_points
    ranges = [spell.range for spell in who.spells.values() if _harms(spell) and (points or 0) >= spell.cost]
    return max(0, far - max(ranges)) if ranges else 0


def _harms(spell: Spell) -> bool:
    return spell.heal is None and not spell.covers and not spell.fatigue_relief


# -- other questions ---------------------------------------------------------------------------------------------------


def _metres(table: Table, who: Profile, ask: Ask) -> str:
    """As far as usual; a caster who keeps back, into the range of its spell only."""
    foe = table.profiles.get(ask.data.get("target", ""))
    if foe is None or foe not in who.enemies or not behind(table, who):
        return ask.default
    missing = too_far(table, who, table.distance(who, foe))
    return str(min(missing, ask.high)) if missing else ask.default


def _block(table: Table, who: Profile, ask: Ask) -> str:
    """As many points as keep a deadly blow from killing, or one against half of what is left."""
    damage, hp = int(ask.data["damage"]), table.now[who.id].hp
    return str(weigh.points(damage, hp, ask.high))


def _spell_target(table: Table, who: Profile, ask: Ask) -> str:
    """The nearest enemies for harm, the worst hurt friends for healing; nobody of the wrong side."""
    spell = who.spells[ask.data["id"]]
    helps = spell.heal is not None or bool(spell.fatigue_relief)
    there = [table.profiles[key.removeprefix("at:")] for key in ask.keys if key != "enough"]
    wanted = [one for one in there if (one in who.allies) == helps]
    if not wanted:
        return "enough" if "enough" in ask.keys else ask.default
    if helps:
        return f"at:{min(wanted, key=lambda one: (-table.now[one.id].hurt, one.index)).id}"
    standing = [one for one in wanted if table.up(one)] or wanted
    return f"at:{min(standing, key=lambda one: (table.distance(who, one), one.index)).id}"


def _approach(table: Table, who: Profile, ask: Ask) -> str:
    return "wait"


WORN = 5
"""Fatigue at which a company turns back that has nothing left to eat."""


def _day(table: Table, who: Profile, ask: Ask) -> str:
    """On, while there is anything to eat or nobody is worn out; else back, as long as home is nearer than the goal."""
    now = table.state[EXPEDITION]
    known = [table.now[one.id] for one in company(table) if table.now[one.id].supplies is not None]
    supplies = now.pool + sum(member.supplies for member in known)
    worn = max((member.fatigue for member in known), default=0) >= WORN
    home_is_nearer = 2 * now.walked < sum(leg.km for leg in table.scene.world.journey.leg)
    return "turn-back" if worn and not supplies and home_is_nearer else "travel"


def _explore(table: Table, who: Profile, ask: Ask) -> str:
    """Room by room: search once in each, go where nobody has been, force what is shut; out when hurt or done."""
    now = table.state[EXPEDITION]
    keys = ask.keys
    known = [member for one in company(table) if (member := table.now[one.id]).hp is not None]
    hurt = sum(member.hp for member in known) * 2 < sum(member.hp_max for member in known)
    new = next((key for key in keys if key.startswith("go:") and key[3:] not in now.seen), "")
    shut = next((key for key in keys if key.startswith(("open:", "unlock:", "force:"))), "")
    if hurt:
        return _homewards(table, keys)
    return new or shut or _homewards(table, keys)


def _homewards(table: Table, keys: tuple[str, ...]) -> str:
    """Out if that is here, else one room nearer to the entrance."""
    if "leave" in keys:
        return "leave"
    rooms = {one.id: one for one in table.scene.world.dungeon.room}
    first, here = table.scene.world.dungeon.room[0].id, table.state[EXPEDITION].place
    before = {first: ""}
    queue = [first]
    for room in queue:
        for way in rooms[room].exits:
            if way.to not in before and way.to in rooms:
                before[way.to] = room
                queue.append(way.to)
    back = f"go:{before.get(here, '')}"
    return back if back in keys else next((key for key in keys if key.startswith("go:")), "wait")


ANSWERS: Mapping[str, Callable[[Table, Profile, Ask], str]] = {
    "act": _act,
    "metres": _metres,
    "block": _block,
    "spell-target": _spell_target,
    "approach": _approach,
    "day": _day,
    "explore": _explore,
}

POLICIES: Mapping[str, Policy] = {"plain": tactic}
"""Tactics by name."""
