"""The deeds of a turn, one record each: what the menu offers, and what it does."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from bojiste.core.ask import AGAIN, GM, Ask, Option, note, yes_no
from bojiste.core.dice import roll
from bojiste.core.event import OPEN, Change, Event, kept
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.now import Mark, Suffering, Turn
from bojiste.systems.srd5.play.attacks import cover
from bojiste.systems.srd5.play.attacks.attack import used_up
from bojiste.systems.srd5.play.attacks.hit import NET
from bojiste.systems.srd5.play.conditions.condition import dodge_lost, lift, suffer, without_attacks
from bojiste.systems.srd5.play.damage import first_aid
from bojiste.systems.srd5.play.deed import Deed, acting, spare, spend
from bojiste.systems.srd5.play.equipment.hands import brought
from bojiste.systems.srd5.play.grappling.grapple import after_attack, attacking
from bojiste.systems.srd5.play.movement.heights import on_foot
from bojiste.systems.srd5.play.movement.reach import can_target, crowd, room_around
from bojiste.systems.srd5.play.senses import hiding
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.play.turns import reactions, ready
from bojiste.systems.srd5.prepare import Attack, Profile
from bojiste.systems.srd5.words import FREE_INTERACTIONS, WHOLE

# -- attacks -----------------------------------------------------------------------------------------------------


def targets(table: Table, who: Profile, attack: Attack) -> list[Profile]:
    """Enemies that an attack can be aimed at."""
    return [enemy for enemy in who.enemies if can_target(table, who, attack, enemy)]


def _aimed(table: Table, who: Profile, verb: str, ways: Iterable[Attack]) -> list[Option]:
    found = []
    for attack in ways:
        for enemy in targets(table, who, attack):
            data = {"target": enemy.id, **attack.facts}
            if table.now[enemy.id].life not in ("ok", WHOLE):
                data["lying"] = "yes"
            found.append(Option(f"{verb}:{enemy.id}:{attack.key}", data))
    # those who still fight before those who lie there
    found.sort(key=lambda option: "lying" in option.data)
    return found


def _attacks(table: Table, who: Profile) -> list[Option]:
    if not attacking(table, who):
        return []
    return _aimed(table, who, "attack", [a for a in table.usable(who) if table.loaded(who, a)])


def attack(table: Table, who: Profile, rest: str) -> Course[None]:
    """The Attack action, or one more of its attacks."""
    target, _, key = rest.partition(":")
    chosen, whom = who.by_key[key], table.profiles[target]
    crowded = table.abstract and chosen.melee and not (whom.roomy or room_around(table, who, whom))
    if crowded or who.sheet.multiattack_dice.number or brought(table, who, chosen):
        return _made_ready(table, who, whom, chosen, crowded)
    return reactions.attacked(table, who, whom, chosen, spent=_attack_spent(table, who, chosen))


def _made_ready(table: Table, who: Profile, whom: Profile, chosen: Attack, crowded: bool) -> Course[None]:
    """The same, where something comes before: room is sought, a weapon comes to hand, dice tell how many there are."""
    if crowded and not (yield from _squeezes_in(table, who, whom)):
        return
    yield from brought(table, who, chosen)
    if who.sheet.multiattack_dice.number and not table.now[who.id].turn.action:
        yield from _flurry(table, who, chosen)
    yield from reactions.attacked(table, who, whom, chosen, spent=_attack_spent(table, who, chosen))


def _flurry(table: Table, who: Profile, chosen: Attack) -> Course[None]:
    """How many attacks the Multiattack makes this time: the dice say."""
    key, dice = next(one[0] for one in who.sheet.multiattack), who.sheet.multiattack_dice
    if chosen.key == key:
        faces = yield from roll(dice.number, dice.sides, rules.monster.multiattack, who.id)
        times = sum(faces) + dice.flat
        changes = spend(table, who, action=True, attacks_left=times, listed=((key,) * times,))
        shown = kept(dice.sides, *faces)
        yield Event("flurry", rules.monster.multiattack, who.id, None, shown, changes=changes, seen=OPEN)


def _squeezes_in(table: Table, who: Profile, target: Profile) -> Course[bool]:
    """Whether one more finds room around somebody where there is hardly any: the referee says (D30)."""
    rule, data = rules.size.surround_large, {"target": target.id}
    if (yield yes_no("crowd", rule, GM, who.id, False, data=data, ruling=True)) == "yes":
        return True
    refused = (*table.now[who.id].turn.freely, crowd(target))
    changes = spend(table, who, freely=refused)
    yield Event("in-vain", rule, who.id, target.id, changes=changes, data={"vain": "crowd"}, seen=OPEN)
    return False


def _attack_spent(table: Table, who: Profile, chosen: Attack) -> tuple[Change, ...]:
    """What an attack of the Attack action takes of the turn."""
    now = table.now[who.id]
    whole = who.forms[now.form].multiattack if who.forms else who.sheet.multiattack
    if who.soars and table.aloft(who) <= 0:
        whole = tuple(one for one in whole if who.soars.isdisjoint(one))
    if now.heads is not None:
        whole = tuple(one[:1] * now.heads.alive for one in whole)
    (change,) = after_strike(now.turn, who, chosen, whole)
    if now.suffers and table.effects(who).one_attack:
        change = change._replace(new=without_attacks(change.new))
    return (change,)


@lru_cache(maxsize=4096)
def after_strike(
    turn: Turn, who: Profile, chosen: Attack, multiattack: tuple[tuple[str, ...], ...]
) -> tuple[Change, ...]:
    """What the first or another attack of the Attack action, made this way, leaves of a turn."""
    new = after_attack(turn, who)._replace(light=turn.light or light_melee(who, chosen))
    if chosen.loading:
        new = new._replace(fired=(*turn.fired, chosen.key))
    listed = turn.listed if turn.action else multiattack
    if any(chosen.key in one for one in listed):
        left = rules.monster.multiattack(listed, chosen.key)
        new = new._replace(listed=left, attacks_left=rules.monster.blows(left))
    elif chosen.word == NET:
        new = new._replace(attacks_left=0)
    return (Change(who.id, "turn", turn, new),)


def _aims(table: Table, who: Profile) -> Iterator[Option]:
    """Attacks at a square where somebody unseen may be."""
    if table.grid and attacking(table, who):
        for chosen in table.usable(who):
            if table.loaded(who, chosen) and hiding.unknown(table, who, chosen):
                yield Option(f"aim:{chosen.key}", chosen.facts)


def aim(table: Table, who: Profile, rest: str) -> Course[None]:
    """Like an attack, at a square where somebody unseen may be; at nobody it misses without a die."""
    where = yield from hiding.aim(table, who, rest)
    if where == AGAIN:
        return
    x, y = map(int, where.split(","))
    target = hiding.there(table, who, x, y)
    if target is not None:
        yield from attack(table, who, f"{target.id}:{rest}")
        return
    chosen = who.by_key[rest]
    yield from brought(table, who, chosen)
    changes = (*_attack_spent(table, who, chosen), *used_up(table, who, None, chosen, (x, y)))
    yield Event(
        "misses-square",
        rule=rules.unseen.wrong_place,
        actor=who.id,
        changes=(*changes, *hiding.revealed(table, who)),
        data=chosen.facts,
        seen=OPEN,
    )


def light_melee(who: Profile, attack: Attack) -> str:
    """The light melee weapon that an attack is made with, in melee or thrown; ``""`` for anything else."""
    weapon = who.by_key.get(attack.item, attack)
    fit = attack.light and weapon.melee and rules.two_weapons.thrown(attack.thrown, attack.melee)
    return attack.item if fit else ""


def seconds(table: Table, who: Profile) -> list[Option]:
    """Attacks with the light melee weapon in the other hand: another one, or the second of two alike."""
    record = table.now[who.id].turn
    if not record.light or not spare(table, who):
        return []
    light = record.light
    ways = [a for a in who.attacks if _at_other_hand(table, who, a, light) and _is_second(who, a, light)]
    return _aimed(table, who, "second", ways)


def _at_other_hand(table: Table, who: Profile, attack: Attack, light: str) -> bool:
    """Whether an attack can be made at once by the hand that does not hold the light weapon."""
    found = table.needs(who, attack, light)
    return found is not None and (not found[0] or table.handles(who))


def _is_second(who: Profile, attack: Attack, first: str) -> bool:
    name = light_melee(who, attack)
    return rules.two_weapons.bonus_attack(bool(first), bool(name), name != first or who.pieces(name) > 1)


def second(table: Table, who: Profile, rest: str) -> Course[None]:
    """The bonus attack with the second of two light weapons."""
    target, _, key = rest.partition(":")
    chosen = who.by_key[key]
    yield from brought(table, who, chosen, table.now[who.id].turn.light)
    spent = spend(table, who, bonus=True)
    yield from reactions.attacked(table, who, table.profiles[target], chosen, spent=spent, second=True)


# -- moving ------------------------------------------------------------------------------------------------------


def can_move(table: Table, who: Profile) -> bool:
    """Whether the movement left takes a creature anywhere."""
    if not table.has_ways:
        return False
    left = table.left(who)
    return (rules.grid.enter(left) if table.grid else left > 0) and on_foot(table, who)


def _moves(table: Table, who: Profile) -> Iterator[Option]:
    if can_move(table, who):
        yield Option("move", {"left_hf": table.left(who)})


def moves(table: Table, who: Profile, rest: str) -> Course[None]:
    return reactions.moved(table, who, table.left(who))


def _stands(table: Table, who: Profile) -> Iterator[Option]:
    if "prone" in table.now[who.id].conditions and not table.now[who.id].rides:
        cost = table.stand_cost(who)
        if not rules.prone.stand_blocked(table.speed(who), table.left(who), cost):
            yield Option("stand", {"cost_hf": cost})


def stand(table: Table, who: Profile, rest: str) -> Course[None]:
    cost = table.stand_cost(who)
    moved = rules.movement.deduct(table.now[who.id].turn.moved, cost)
    changes = (*spend(table, who, moved=moved), *lift(table, who, "prone"))
    yield Event("stands", rule=rules.prone.stand, actor=who.id, changes=changes, data={"cost_hf": cost}, seen=OPEN)


def _drops_prone(table: Table, who: Profile) -> Iterator[Option]:
    able = not (table.effects(who).no_movement or table.now[who.id].rides)
    if rules.prone.drop(able, "prone" in table.now[who.id].conditions) and "prone" not in who.cond_immune:
        yield Option("prone")


def drop_prone(table: Table, who: Profile, rest: str) -> Course[None]:
    changes = suffer(table, who, Suffering("prone"))
    yield Event("drops-prone", rule=rules.prone.drop, actor=who.id, changes=changes, seen=OPEN)


# -- actions of the book -----------------------------------------------------------------------------------------


def _runs(table: Table, who: Profile) -> bool:
    return acting(table, who) and table.has_ways and any(table.speed(who, mode) for mode in who.modes)


def _dashes(table: Table, who: Profile) -> Iterator[Option]:
    if _runs(table, who):
        yield Option("dash")


def dash(table: Table, who: Profile, rest: str) -> Course[None]:
    turn, added = table.now[who.id].turn, table.dashed(who)
    changes = spend(table, who, action=True, dashes=turn.dashes + 1, dashed=(*turn.dashed, *added))
    data = {"bonus_hf": max(speed for _, speed in added)}
    yield Event("dash", rule=rules.action.dash, actor=who.id, changes=changes, data=data, seen=OPEN)


def _disengages(table: Table, who: Profile) -> Iterator[Option]:
    if _runs(table, who):
        yield Option("disengage")


def disengage(table: Table, who: Profile, rest: str) -> Course[None]:
    changes = spend(table, who, action=True, disengaged=True)
    yield Event("disengage", rule=rules.action.disengage, actor=who.id, changes=changes, seen=OPEN)


def _dodges(table: Table, who: Profile) -> Iterator[Option]:
    if acting(table, who):
        yield Option("dodge")


def dodge(table: Table, who: Profile, rest: str) -> Course[None]:
    changes = (*spend(table, who, action=True), *table.state.change(who.id, dodging=True))
    yield Event("dodge", rule=rules.action.dodge, actor=who.id, changes=changes, seen=OPEN)
    yield from dodge_lost(table, who)


def _helps(table: Table, who: Profile) -> Iterator[Option]:
    if not acting(table, who):
        return
    near = [enemy for enemy in table.foes(who) if table.knows(who, enemy) and _in_place(table, who, enemy)]
    for ally in who.allies:
        if table.up(ally):
            for enemy in near:
                yield Option(f"help:{ally.id}:{enemy.id}", {"ally": ally.id, "target": enemy.id})


def _in_place(table: Table, who: Profile, enemy: Profile) -> bool:
    return rules.action.help_in_place(table.distance(who, enemy)) and not cover.shut(table, who, enemy)


def helps(table: Table, who: Profile, rest: str) -> Course[None]:
    """Help an ally's next attack on an enemy next to the helper."""
    ally, _, enemy = rest.partition(":")
    changes = _helped(table, who, ally, enemy)
    rule = rules.action.help_attack
    yield Event("help", rule=rule, actor=who.id, target=enemy, changes=changes, data={"ally": ally}, seen=OPEN)


def _assists(table: Table, who: Profile) -> Iterator[Option]:
    if acting(table, who):
        for ally in who.allies:
            if table.up(ally) and not cover.sealed(table, who, ally):
                yield Option(f"assist:{ally.id}", {"ally": ally.id})


def assist(table: Table, who: Profile, rest: str) -> Course[None]:
    """Help an ally's next ability check."""
    changes = _helped(table, who, rest, "")
    yield Event("assist", rule=rules.action.help_check, actor=who.id, target=rest, changes=changes, seen=OPEN)


def _helped(table: Table, who: Profile, ally: str, against: str) -> tuple[Change, ...]:
    """The action is spent, and the ally is marked as helped."""
    marks = table.now[ally].helped
    return (*spend(table, who, action=True), Change(ally, "helped", marks, (*marks, Mark(who.id, against))))


# -- objects and words -------------------------------------------------------------------------------------------


def _uses(table: Table, who: Profile) -> Iterator[Option]:
    if table.acts(who) and (acting(table, who) or table.handles(who)):
        yield Option("use")


@procedure("srd5.action.use_object")
def use(table: Table, who: Profile, rest: str) -> Course[None]:
    """Handle an object: free if the printing's list names it and the turn's interaction is left, and for anything else
    as the referee says; a second one takes the action."""
    menu = (*(Option(act) for act in FREE_INTERACTIONS), Option("words"))
    what = yield Ask("use", use, who.seat, who.id, menu, "words", again=True)
    words = (yield note("use-words", use, who.seat, who.id, again=True)) if what == "words" else ""
    if AGAIN in (what, words):
        return
    data = {"note": words, "what": what}
    needs = yield from _needed(table, who, what, data)
    price = rules.turn.second_interaction(needs, table.handles(who), acting(table, who))
    if price == rules.turn.REFUSED:
        return  # the referee wants the action, and it is gone: nothing is handled
    free = price == rules.turn.FREE
    changes = spend(table, who, interaction=True) if free else spend(table, who, action=True)
    by_list = rules.turn.free_interaction if what == "words" else rules.turn.interaction_list
    yield Event("uses", rule=by_list if free else use, actor=who.id, changes=changes, data=data, seen=OPEN)


def _needed(table: Table, who: Profile, what: str, data: dict[str, str]) -> Course[int]:
    """Whether handling something is free (``rules.turn.FREE``) or takes the action: by the printing's list, and as the
    referee says of what it does not name."""
    flame, lantern = table.printed.free_interaction_flame, table.printed.free_interaction_cover_lantern
    listed = what == "words" or rules.turn.interaction_list(what, flame, lantern)
    needs = rules.turn.gm_demands_action(listed)
    if not table.handles(who) or (listed and what != "words"):
        return needs
    default = "free" if needs == rules.turn.FREE else "action"
    options, rule = (Option("free"), Option("action")), rules.turn.gm_demands_action
    answer = yield Ask("free-or-action", rule, GM, who.id, options, default, data=data, ruling=True)
    return rules.turn.FREE if answer == "free" else rules.turn.ACTION


def _says(table: Table, who: Profile) -> Iterator[Option]:
    if not table.now[who.id].turn.said and table.speaks(who):
        yield Option("say")


def say(table: Table, who: Profile, rest: str) -> Course[None]:
    """A few words or signs, for nothing."""
    words = yield note("say", rules.turn.communicate, who.seat, who.id, again=True)
    if words == AGAIN:
        return
    changes = spend(table, who, said=True)
    yield Event("says", rule=rules.turn.communicate, actor=who.id, changes=changes, data={"note": words}, seen=OPEN)


ATTACKS = (
    Deed("attack", rules.action.attack, _attacks, attack),
    Deed("second", rules.two_weapons.bonus_attack, seconds, second),
    Deed("move", rules.movement.budget, _moves, moves),
    Deed("stand", rules.prone.stand, _stands, stand),
)
ACTIONS = (
    Deed("dash", rules.action.dash, _dashes, dash),
    Deed("disengage", rules.action.disengage, _disengages, disengage),
    Deed("dodge", rules.action.dodge, _dodges, dodge),
    Deed("help", rules.action.help_attack, _helps, helps),
    Deed("assist", rules.action.help_check, _assists, assist),
    *first_aid.DEEDS,
    *ready.DEEDS,
    Deed("use", use, _uses, use),
    *hiding.ACTIONS,
)
LAST = (
    Deed("aim", rules.unseen.wrong_place, _aims, aim),  # seldom wanted: nobody shall strike at a square by mistake
    Deed("prone", rules.prone.drop, _drops_prone, drop_prone),
    Deed("say", rules.turn.communicate, _says, say),
)
