"""One turn: what its start and end do, and free play between them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bojiste.core.ask import GM, NOTHING, Ask, Option, note
from bojiste.core.dice import Page, roll
from bojiste.core.event import OPEN, Change, Event, Part, Seen, kept
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.now import CLOCK, FRESH, Fighter, Mark, Readied, Turn, mask, with_conditions, without
from bojiste.systems.srd5.play import reaction
from bojiste.systems.srd5.play.attack import within
from bojiste.systems.srd5.play.dice import order as d20
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Attack, Profile
from bojiste.systems.srd5.words import FT, LIFE, SQUARE

# -- the frame -------------------------------------------------------------------------------------------------


@procedure("srd5.turn.start_sequence")
def start_sequence(table: Table, who: Profile) -> Course[None]:
    """A turn begins: a new record, the reaction is back, what lasted until now ends, a dying creature rolls."""
    now, clock = table.now[who.id], table.clock
    yield Page(clock.round, who.index)
    changes = [Change(CLOCK, "turn", clock.turn, who.id)]
    if now.turn != FRESH:
        changes.append(Change(who.id, "turn", now.turn, FRESH))
    if not now.reaction:
        changes.append(Change(who.id, "reaction", False, True))
    if now.dodging:
        changes.append(Change(who.id, "dodging", True, False))
    if now.readied is not None:
        changes.append(Change(who.id, "readied", now.readied, None))
    for ally in who.allies:
        if table.now[ally.id].helped:
            changes += _help_over(table, who, ally)
    yield Event("turn", start_sequence, who.id, None, (), (), tuple(changes), {"round": clock.round}, OPEN)
    if now.hp == 0 and rules.stabilizing.state(LIFE.index(now.life)):
        yield from death_save(table, who)


def _help_over(table: Table, who: Profile, ally: Profile) -> tuple[Change, ...]:
    """Help that this creature gave an ally ends when its next turn starts."""
    marks = table.now[ally.id].helped
    return table.state.change(ally.id, helped=tuple(mark for mark in marks if mark.helper != who.id))


@procedure("srd5.turn.end_sequence")
def end_sequence(table: Table, who: Profile) -> Course[None]:
    """A turn ends: surprise is over."""
    now = table.now[who.id]
    if now.surprised:
        changes = (Change(who.id, "surprised", True, False),)
        yield Event("no-longer-surprised", end_sequence, who.id, None, (), (), changes, {}, OPEN)


def death_save(table: Table, who: Profile) -> Course[None]:
    """A dying creature rolls against death."""
    now = table.now[who.id]
    state = rules.condition.EXHAUSTION[now.exhaustion].saves
    natural, shown = yield from d20(who, rules.death.save, state)
    bonus = rules.death.saves_are_saves(who.save_bonus, 0)
    compare_die = table.printed.death_save_compare == "die"
    result = rules.death.after_save(natural, bonus, now.death_success, now.death_fail, compare_die)
    life, successes, failures = LIFE[result[0]], result[1], result[2]
    parts = (Part("save-bonus", bonus),) if bonus else ()
    rule = rules.death.natural_20 if natural == 20 else rules.death.natural_1 if natural == 1 else rules.death.save
    if life == "ok":
        changes = revived(table, who, 1)
        yield Event("death-save-wakes", rule, who.id, None, shown, parts, changes, {}, OPEN)
        return
    # the third of either kind wipes the counters; the log tells it all the same
    told = {"dying": (successes, failures), "stable": (3, now.death_fail), "dead": (now.death_success, 3)}[life]
    kind = "failure" if told[1] > now.death_fail else "success"
    data = {"successes": told[0], "failures": told[1]}
    changes = table.state.change(who.id, life=life, death_success=successes, death_fail=failures)
    yield Event(f"death-save-{kind}", rule, who.id, None, shown, parts, changes, data, OPEN)
    if life != "dying":
        kind = "dies" if life == "dead" else "stable"
        yield Event(kind, rules.death.three, who.id, None, (), (), (), {"overflow": 0}, OPEN)


def revived(table: Table, who: Profile, regained: int) -> tuple[Change, ...]:
    """Changes of a creature that regains hit points (and wakes, if it lay at 0)."""
    table.lives_changed = True
    now = table.now[who.id]
    after = rules.healing.add(now.hp, now.hp_max, regained)
    fields: dict[str, Any] = {"hp": after}
    if rules.healing.wake(now.hp, regained):
        fields |= {
            "life": "ok",
            "conditions": without(now.conditions, "unconscious"),
            "death_success": 0,
            "death_fail": 0,
        }
    return table.state.change(who.id, **fields)


# -- free play -------------------------------------------------------------------------------------------------


def free_play(table: Table, who: Profile) -> Course[None]:
    """Ask what to do until the turn is ended or nothing is left but to end it."""
    now = table.now[who.id]
    data: Mapping[str, Any] = NOTHING
    while now.life == "ok" and not table.stopped and anything_left(table, who):
        if not table.abstract:
            data = {**data, "left_hf": table.left(who)}
        key = yield Ask("act", rules.turn.budget, who.seat, who.id, lambda: menu(table, who), "end", data=data)
        if key == "end":
            return
        verb, _, rest = key.partition(":")
        before = now.turn
        yield from DEEDS[verb](table, who, rest)
        # a tactic must not try the same vain step for ever
        data = {"stayed": "yes"} if verb == "move" and now.turn == before else NOTHING


def anything_left(table: Table, who: Profile) -> bool:
    """Whether the turn offers more than to end it."""
    now = table.now[who.id]
    record = now.turn
    if not record.action or record.attacks_left or record.light or now.conditions:
        return True
    return bool(now.dropped or table.waits or _can_move(table, who))


def menu(table: Table, who: Profile) -> list[Option]:
    """Everything that may be done now, the likeliest first."""
    now = table.now[who.id]
    options: list[Option] = []
    moving, unspent = rules.turn.order_free(table.left(who), now.turn.action)
    acting = rules.turn.budget(not unspent, table.acts(who))
    if rules.action.attack(now.turn.action, now.turn.attacks_left) and table.acts(who):
        options += _attacks(table, who, "attack")
    if _second_weapon(table, who) is not None:
        options += _attacks(table, who, "second")
    if moving and _can_move(table, who):
        options.append(Option("move", {"left_hf": table.left(who)}))
    if "prone" in now.conditions:
        cost = table.stand_cost(who)
        if not rules.prone.stand_blocked(table.speed(who), table.left(who), cost):
            options.append(Option("stand", {"cost_hf": cost}))
    if now.dropped and rules.turn.free_interaction(now.turn.interaction, True):
        options.append(Option("pick-up"))
    if acting:
        options += _actions(table, who)
    if acting or (table.acts(who) and rules.turn.free_interaction(now.turn.interaction, True)):
        options.append(Option("use"))
    if rules.prone.drop(True, "prone" in now.conditions) and not table.abstract:
        options.append(Option("prone"))
    if rules.turn.skip(own_turn=True):
        options.append(Option("end"))
    return options + _of_the_referee(table, who)


def _of_the_referee(table: Table, who: Profile) -> list[Option]:
    """What the referee may say on anybody's turn: that the fight stops, or that what somebody waits for happens."""
    seat = None if who.seat == GM else GM
    return [
        Option("stop", seat=seat),
        *(
            Option(f"trigger:{other.id}", {"target": other.id, "note": readied.note}, seat)
            for other in table.everybody
            if (readied := table.now[other.id].readied) is not None and readied.trigger == "word"
        ),
    ]


def targets(table: Table, who: Profile, attack: Attack) -> list[Profile]:
    """Enemies that an attack can be aimed at: living, and in range."""
    return [
        enemy
        for enemy in who.enemies
        if table.now[enemy.id].life != "dead"
        and table.may_harm(who, enemy)
        and within(table, who, attack, table.distance(who, enemy))
    ]


def _attacks(table: Table, who: Profile, verb: str) -> list[Option]:
    found = []
    for attack in who.attacks:
        if not table.usable(who, attack) or (verb == "second" and not _is_second(table, who, attack)):
            continue
        if verb == "attack" and not table.loaded(who, attack):
            continue
        for enemy in targets(table, who, attack):
            data = {"target": enemy.id, **attack.facts}
            if table.now[enemy.id].life != "ok":
                data["lying"] = "yes"
            found.append(Option(f"{verb}:{enemy.id}:{attack.key}", data))
    # those who still fight before those who lie there
    found.sort(key=lambda option: "lying" in option.data)
    return found


def _light_melee(who: Profile, attack: Attack) -> str:
    """The light melee weapon that an attack is made with, in melee or thrown; ``""`` for anything else."""
    name = attack.key.removeprefix("throw-")
    weapon = who.by_key.get(name, attack)
    fit = attack.light and weapon.melee and rules.two_weapons.thrown(attack.thrown, attack.melee)
    return name if fit else ""


def _is_second(table: Table, who: Profile, attack: Attack) -> bool:
    """Whether this is the light melee weapon in the other hand: another one, or the second of two alike."""
    name = _light_melee(who, attack)
    first = table.now[who.id].turn.light
    return rules.two_weapons.bonus_attack(True, bool(first), bool(name), name != first or who.pieces(name) > 1)


def _second_weapon(table: Table, who: Profile) -> Attack | None:
    """A light melee weapon for a bonus attack, if the turn has earned one."""
    record = table.now[who.id].turn
    if not record.light or not rules.turn.bonus(1, record.bonus, True, table.acts(who)):
        return None
    return next(
        (attack for attack in who.attacks if table.usable(who, attack) and _is_second(table, who, attack)), None
    )


def _can_move(table: Table, who: Profile) -> bool:
    return table.has_ways and table.left(who) >= (SQUARE if table.grid else 1)


def _actions(table: Table, who: Profile) -> list[Option]:
    """Actions other than attacks."""
    options = []
    if table.has_ways and table.speed(who) > 0:
        options += [Option("dash"), Option("disengage")]
    options.append(Option("dodge"))
    near = [enemy for enemy in who.enemies if table.up(enemy) and table.distance(who, enemy) <= 5 * FT]
    for ally in who.allies:
        if table.up(ally):
            options += [
                Option(f"help:{ally.id}:{enemy.id}", {"ally": ally.id, "target": enemy.id})
                for enemy in near
                if rules.action.help_in_place(table.distance(who, enemy), True)
            ]
            options.append(Option(f"assist:{ally.id}", {"ally": ally.id}))
    for ally in (who, *who.allies):
        options += _aid(table, who, ally)
    options.append(Option("ready"))
    return options


def _aid(table: Table, who: Profile, whom: Profile) -> list[Option]:
    now, theirs = table.now[who.id], table.now[whom.id]
    if theirs.life == "dead" or (whom is not who and table.distance(who, whom) > 5 * FT):
        return []
    options = []
    if now.potions and theirs.hp < theirs.hp_max:
        options.append(Option(f"potion:{whom.id}", {"ally": whom.id, "left": now.potions}))
    if theirs.life == "dying" and whom is not who:
        options.append(Option(f"stabilize:{whom.id}", {"ally": whom.id}))
        if now.kit:
            options.append(Option(f"kit:{whom.id}", {"ally": whom.id, "left": now.kit}))
    return options


# -- deeds -----------------------------------------------------------------------------------------------------


def _spend(now: Fighter, who: Profile, **fields: object) -> tuple[Change, ...]:
    """The change that uses up part of a turn."""
    return (Change(who.id, "turn", now.turn, now.turn._replace(**fields)),)  # type: ignore[arg-type]


def attack(table: Table, who: Profile, rest: str) -> Course[None]:
    """The Attack action, or one more of its attacks."""
    target, _, key = rest.partition(":")
    chosen = who.by_key[key]
    now = table.now[who.id]
    old = now.turn
    left = old.attacks_left - 1 if old.action else rules.action.extra_attack(who.per_action, True, True) - 1
    light = old.light or _light_melee(who, chosen)
    fired = (*old.fired, key) if chosen.loading else old.fired
    new = Turn(
        True,
        old.bonus,
        old.interaction,
        old.disengaged,
        old.moved,
        old.dashes,
        old.dashed,
        left,
        light,
        fired,
        old.diagonals,
    )
    return reaction.attacked(table, who, table.profiles[target], chosen, spent=(Change(who.id, "turn", old, new),))


def second(table: Table, who: Profile, rest: str) -> Course[None]:
    """The bonus attack with the second of two light weapons."""
    target, _, key = rest.partition(":")
    spent = _spend(table.now[who.id], who, bonus=True)
    return reaction.attacked(table, who, table.profiles[target], who.by_key[key], spent=spent, second=True)


def moves(table: Table, who: Profile, rest: str) -> Course[None]:
    return reaction.moved(table, who, table.left(who))


def dash(table: Table, who: Profile, rest: str) -> Course[None]:
    now = table.now[who.id]
    speed = table.speed(who)
    changes = _spend(now, who, action=True, dashes=now.turn.dashes + 1, dashed=now.turn.dashed + speed)
    yield Event("dash", rules.action.dash, who.id, None, (), (), changes, {"bonus_hf": speed}, OPEN)


def disengage(table: Table, who: Profile, rest: str) -> Course[None]:
    changes = _spend(table.now[who.id], who, action=True, disengaged=True)
    yield Event("disengage", rules.action.disengage, who.id, None, (), (), changes, {}, OPEN)


def dodge(table: Table, who: Profile, rest: str) -> Course[None]:
    now = table.now[who.id]
    changes = (*_spend(now, who, action=True), Change(who.id, "dodging", now.dodging, True))
    yield Event("dodge", rules.action.dodge, who.id, None, (), (), changes, {}, OPEN)
    yield from dodge_lost(table, who)


def dodge_lost(table: Table, who: Profile) -> Course[None]:
    """Dodge is over for good once its owner is incapacitated or cannot move, however soon that ends. (Who falls loses
    it by the fall itself.)"""
    if table.now[who.id].dodging and rules.action.dodge_lost(table.acts(who), table.speed(who)):
        change = Change(who.id, "dodging", True, False)
        yield Event("dodge-lost", rules.action.dodge_lost, who.id, None, (), (), (change,), {}, OPEN)


def helps(table: Table, who: Profile, rest: str) -> Course[None]:
    """Help an ally's next attack on an enemy next to the helper."""
    ally, _, enemy = rest.partition(":")
    yield Event(
        "help", rules.action.help_attack, who.id, enemy, (), (), _helped(table, who, ally, enemy), {"ally": ally}, OPEN
    )


def assist(table: Table, who: Profile, rest: str) -> Course[None]:
    """Help an ally's next ability check."""
    yield Event("assist", rules.action.help_check, who.id, rest, (), (), _helped(table, who, rest, ""), {}, OPEN)


def _helped(table: Table, who: Profile, ally: str, against: str) -> tuple[Change, ...]:
    """The action is spent, and the ally is marked as helped."""
    marks = table.now[ally].helped
    mark = Change(ally, "helped", marks, (*marks, Mark(who.id, against)))
    return (*_spend(table.now[who.id], who, action=True), mark)


def ready(table: Table, who: Profile, rest: str) -> Course[None]:
    """Ready an attack or a move: a trigger, then a response, then (for a trigger in own words) the words."""
    triggers = ("near", "in-range", "attacked", "friend-attacked", "word")
    menu = tuple(Option(key) for key in triggers)
    trigger = yield Ask("ready-trigger", rules.action.ready, who.seat, who.id, menu, "near")
    usable = [own for own in who.attacks if table.usable(who, own)]
    responses = [Option(f"attack:{own.key}", own.facts) for own in usable]
    if table.has_ways and trigger != "in-range":
        responses.append(Option("move"))
    if trigger == "word":
        responses.append(Option("word"))
    response = yield Ask("ready-response", rules.action.ready, who.seat, who.id, responses, responses[0].key)
    words = ""
    if trigger == "word" or response == "word":
        words = yield note("ready-words", rules.action.ready, who.seat, who.id)
    now = table.now[who.id]
    changes = (
        *_spend(now, who, action=True),
        Change(who.id, "readied", now.readied, Readied(trigger, response, words)),
    )
    data = {"trigger": trigger, "response": response.partition(":")[0], "note": words}
    form = {"data": {}, "kind": "ready-something"}
    yield Event("ready", rules.action.ready, who.id, None, (), (), changes, data, Seen("own", form))


def trigger(table: Table, who: Profile, rest: str) -> Course[None]:
    """The referee says that what somebody waits for has happened."""
    yield from reaction.respond(table, table.profiles[rest], who)


def use(table: Table, who: Profile, rest: str) -> Course[None]:
    """Use an object, in own words: free if the turn's interaction is left and the referee agrees, else the action."""
    words = yield note("use", rules.action.use_object, who.seat, who.id)
    now = table.now[who.id]
    needs = rules.turn.FREE
    if rules.turn.free_interaction(now.turn.interaction, True):
        options = (Option("free"), Option("action"))
        data = {"note": words}
        answer = yield Ask(
            "free-or-action", rules.turn.gm_demands_action, GM, who.id, options, "free", data=data, ruling=True
        )
        needs = rules.turn.gm_demands_action(False, False, rules.turn.FREE if answer == "free" else rules.turn.ACTION)
    price = rules.turn.second_interaction(needs, not now.turn.interaction, not now.turn.action)
    if price == rules.turn.REFUSED:
        return  # the referee wants the action, and it is gone: nothing is handled
    free = price == rules.turn.FREE
    changes = _spend(now, who, interaction=True) if free else _spend(now, who, action=True)
    rule = rules.turn.free_interaction if free else rules.action.use_object
    yield Event("uses", rule, who.id, None, (), (), changes, {"note": words}, OPEN)


def pick_up(table: Table, who: Profile, rest: str) -> Course[None]:
    changes = (*_spend(table.now[who.id], who, interaction=True), Change(who.id, "dropped", True, False))
    yield Event("picks-up", rules.turn.free_interaction, who.id, None, (), (), changes, {}, OPEN)


def drop_prone(table: Table, who: Profile, rest: str) -> Course[None]:
    now = table.now[who.id]
    change = Change(who.id, "conditions", now.conditions, with_conditions(now.conditions, "prone"))
    yield Event("drops-prone", rules.prone.drop, who.id, None, (), (), (change,), {}, OPEN)


def stand(table: Table, who: Profile, rest: str) -> Course[None]:
    now = table.now[who.id]
    cost = table.stand_cost(who)
    spent = _spend(now, who, moved=rules.movement.deduct(now.turn.moved, cost))
    changes = (*spent, Change(who.id, "conditions", now.conditions, without(now.conditions, "prone")))
    yield Event("stands", rules.prone.stand, who.id, None, (), (), changes, {"cost_hf": cost}, OPEN)


def potion(table: Table, who: Profile, rest: str) -> Course[None]:
    """Drink a potion of healing, or pour it into somebody."""
    whom = table.profiles[rest]
    faces = yield from roll(2, 4, rules.turn.action_only_items, who.id)
    regained = sum(faces) + 2
    now = table.now[who.id]
    changes = (*_spend(now, who, action=True), Change(who.id, "potions", now.potions, now.potions - 1))
    changes += revived(table, whom, regained)
    data = {"regained": min(regained, table.now[rest].hp_max - table.now[rest].hp)}
    kind = "drinks" if whom is who else "heals"
    yield Event(kind, rules.healing.add, who.id, rest, kept(4, *faces), (Part("potion", 2),), changes, data, OPEN)


def stabilize(table: Table, who: Profile, rest: str) -> Course[None]:
    """First aid: Medicine against 10."""
    whom = table.profiles[rest]
    now = table.now[who.id]
    helped = rules.action.help_check(any(not mark.against for mark in now.helped), True)
    hindered = rules.condition.checks(mask(now.conditions), now.exhaustion, table.afraid(who))
    spent = _spend(now, who, action=True)
    if helped:
        kept_marks = tuple(mark for mark in now.helped if mark.against)
        spent += (Change(who.id, "helped", now.helped, kept_marks),)
    natural, shown = yield from d20(who, rules.stabilizing.first_aid, (helped > 0) - (hindered > 0))
    worked = rules.stabilizing.first_aid(natural, who.medicine, table.distance(who, whom))
    changes = spent + (_stable(table, whom) if worked else ())
    kind = "stabilizes" if worked else "first-aid-fails"
    parts = (Part("medicine", who.medicine),)
    yield Event(kind, rules.stabilizing.first_aid, who.id, rest, shown, parts, changes, {"against": 10}, OPEN)


def kit(table: Table, who: Profile, rest: str) -> Course[None]:
    """A healer's kit works without a check."""
    now = table.now[who.id]
    changes = (*_spend(now, who, action=True), Change(who.id, "kit", now.kit, now.kit - 1))
    changes += _stable(table, table.profiles[rest])
    yield Event("stabilizes", rules.stabilizing.first_aid, who.id, rest, (), (), changes, {"against": 0}, OPEN)


def _stable(table: Table, whom: Profile) -> tuple[Change, ...]:
    return table.state.change(whom.id, life="stable", death_success=0, death_fail=0)


def stop(table: Table, who: Profile, rest: str) -> Course[None]:
    """The fight ends by agreement."""
    table.stopped = True
    yield Event("stopped", rules.turn.budget, None, None, (), (), (), {}, OPEN)


DEEDS: dict[str, Callable[[Table, Profile, str], Course[None]]] = {
    "attack": attack,
    "second": second,
    "move": moves,
    "dash": dash,
    "disengage": disengage,
    "dodge": dodge,
    "help": helps,
    "assist": assist,
    "ready": ready,
    "trigger": trigger,
    "use": use,
    "pick-up": pick_up,
    "prone": drop_prone,
    "stand": stand,
    "potion": potion,
    "stabilize": stabilize,
    "kit": kit,
    "stop": stop,
}
