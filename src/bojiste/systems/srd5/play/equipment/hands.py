"""What is in the hands: drawing, stowing, dropping and picking up, and what that costs of a turn."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.ask import Option
from bojiste.core.event import OPEN, Event
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.now import Thing
from bojiste.systems.srd5.play.attacks.hands_free import NOTHING
from bojiste.systems.srd5.play.attacks.hit import NET
from bojiste.systems.srd5.play.deed import Deed, paid, price
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Attack, Profile
from bojiste.systems.srd5.words import SQUARE


def brought(table: Table, who: Profile, attack: Attack, beside: str = "") -> tuple[Event, ...]:
    """What an attack takes comes to hand as part of it: by the free interaction where it must be drawn or something
    else put away for it; ``beside`` stays in the other hand. (What is first used has been in hand before.)"""
    verb, item = table.needs(who, attack, beside) or NOTHING
    if not verb:
        return ()
    held = table.now[who.id].held or ()
    if verb == "draw":
        return (_handled(table, who, "draws", item, held=(*held, item)),)
    return (_handled(table, who, "stows", item, held=_without(held, item)),)


def draw(table: Table, who: Profile, item: str) -> Course[None]:
    """Take a weapon in hand: free once in a turn, after that the action."""
    held = table.now[who.id].held or ()
    yield _handled(table, who, "draws", item, held=(*held, item))


def stow(table: Table, who: Profile, item: str) -> Course[None]:
    """Put a weapon away: free once in a turn, after that the action."""
    yield _handled(table, who, "stows", item, held=_without(table.now[who.id].held or (), item))


def drop(table: Table, who: Profile, item: str) -> Course[None]:
    """Let a weapon fall: it costs nothing."""
    now = table.now[who.id]
    fields = {"held": _without(_holding(table, who), item), "dropped": (*now.dropped, Thing(item, now.x, now.y))}
    changes = table.state.change(who.id, **fields)
    yield Event(
        "drops",
        rule=rules.turn.free_interaction,
        actor=who.id,
        changes=changes,
        data={"weapon": _word(who, item)},
        seen=OPEN,
    )


def pick_up(table: Table, who: Profile, item: str) -> Course[None]:
    """Take up something of one's own that lies within reach."""
    now = table.now[who.id]
    thing = next(thing for thing in _in_reach(table, who) if thing.item == item)
    dropped = list(now.dropped)
    dropped.remove(thing)
    yield _handled(table, who, "picks-up", item, held=(*(now.held or ()), item), dropped=tuple(dropped))


def _handled(table: Table, who: Profile, kind: str, item: str, **fields: object) -> Event:
    free = price(table, who) == rules.turn.FREE
    rule = rules.turn.free_interaction if free else rules.turn.second_interaction
    changes = (*paid(table, who), *table.state.change(who.id, **fields))
    return Event(kind, rule=rule, actor=who.id, changes=changes, data={"weapon": _word(who, item)}, seen=OPEN)


def _word(who: Profile, item: str) -> object:
    """What a thing in the hand is called: a weapon by its word, what only its bearer has by the name of its attack."""
    return next((attack.facts["weapon"] for attack in who.attacks if attack.item == item), item)


def _holding(table: Table, who: Profile) -> tuple[str, ...]:
    """What is in somebody's hands: before anything has been used, what it would use first."""
    held = table.now[who.id].held
    return who.first_item if held is None else held


def _without(held: tuple[str, ...], item: str) -> tuple[str, ...]:
    place = held.index(item)
    return held[:place] + held[place + 1 :]


def _in_reach(table: Table, who: Profile) -> Iterator[Thing]:
    """Things of its own within 5 ft; without coordinates all of them."""
    now = table.now[who.id]
    for thing in now.dropped:
        near = max(abs(thing.x - now.x), abs(thing.y - now.y)) <= (1 if table.grid else SQUARE)
        if (table.abstract or near) and not _holds_somebody(table, who, thing):
            yield thing


def _holds_somebody(table: Table, who: Profile, thing: Thing) -> bool:
    """Whether it is a net in which somebody hangs: where the net lies, or anywhere if no net is left besides."""
    attack = who.by_key.get(thing.item)
    if attack is None or attack.word != NET:
        return False
    caught = [table.now[one.id] for one in table.everybody if _hangs(table, one)]
    if not table.abstract and any((now.x, now.y) == (thing.x, thing.y) for now in caught):
        return True
    return bool(caught) and _nets_lying(table) <= len(caught)


def _hangs(table: Table, one: Profile) -> bool:
    """Whether somebody hangs in a net."""
    return any(entry.source == NET for entry in table.now[one.id].suffers)


def _nets_lying(table: Table) -> int:
    """How many nets lie anywhere."""
    lying = [(one, other) for one in table.everybody for other in table.now[one.id].dropped]
    return sum(one.by_key[net.item].word == NET for one, net in lying if net.item in one.by_key)


def _free_hand(table: Table, who: Profile) -> bool:
    held = table.now[who.id].held or ()
    return rules.grapple.hand(who.hands, len(held) + len(table.holds(who)))


def pickable(table: Table, who: Profile) -> Iterator[Option]:
    """What of its own a creature can pick up now."""
    if not table.now[who.id].dropped or price(table, who) == rules.turn.REFUSED or not _free_hand(table, who):
        return
    for item in dict.fromkeys(thing.item for thing in _in_reach(table, who)):
        yield Option(f"pick-up:{item}", _facts(table, who, item))


def _drawable(table: Table, who: Profile) -> Iterator[Option]:
    held = table.now[who.id].held
    if held is None or price(table, who) == rules.turn.REFUSED or not _free_hand(table, who):
        return
    for attack in who.attacks:
        if attack.item and attack.key == attack.item and table.needs(who, attack) == ("draw", attack.item):
            yield Option(f"draw:{attack.item}", _facts(table, who, attack.item))


def _stowable(table: Table, who: Profile) -> Iterator[Option]:
    if price(table, who) != rules.turn.REFUSED:
        for item in dict.fromkeys(table.now[who.id].held or ()):
            yield Option(f"stow:{item}", _facts(table, who, item))


def _droppable(table: Table, who: Profile) -> Iterator[Option]:
    for item in dict.fromkeys(_holding(table, who)) if table.acts(who) else ():
        yield Option(f"drop:{item}", {"weapon": _word(who, item)})


def _facts(table: Table, who: Profile, item: str) -> dict[str, object]:
    """The weapon, and whether handling it costs the action."""
    return {"weapon": _word(who, item), "price": ("free", "action", "no")[price(table, who)]}


DEEDS = (
    Deed("pick-up", rules.turn.free_interaction, pickable, pick_up),
    Deed("draw", rules.turn.free_interaction, _drawable, draw),
    Deed("stow", rules.turn.free_interaction, _stowable, stow),
    Deed("drop", rules.turn.free_interaction, _droppable, drop),
)
