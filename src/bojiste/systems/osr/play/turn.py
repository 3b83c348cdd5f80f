"""The turn of a side: its start, its members in any order, its end."""

from __future__ import annotations

from collections.abc import Mapping

from bojiste.core.ask import AGAIN, NOTHING, Ask
from bojiste.core.dice import Page
from bojiste.core.event import Change, happened
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.systems.osr import rules
from bojiste.systems.osr.now import CLOCK, FRESH, ended
from bojiste.systems.osr.play import movement
from bojiste.systems.osr.play.damage import burn, falls
from bojiste.systems.osr.play.death import laid_low
from bojiste.systems.osr.play.deeds import DEEDS, open_to
from bojiste.systems.osr.play.melee import binding
from bojiste.systems.osr.play.menu import idle
from bojiste.systems.osr.play.save import save
from bojiste.systems.osr.play.table import Table
from bojiste.systems.osr.prepare import Profile

# -- the frame ---------------------------------------------------------------------------------------------------------


@procedure("osr.combat.turn_start")
def start(table: Table, side: str) -> Course[None]:
    """A side's turn begins: a new record for each member, readied actions expire, who is bound in melee is seen."""
    clock = table.clock
    table.done.clear()
    yield Page(table.fights + clock.round, 1 + list(table.prepared.sides).index(side))
    changes: list[Change] = [Change(CLOCK, "side", clock.side, side)]
    for who in table.prepared.sides[side]:
        now = table.now[who.id]
        if not now.present:
            continue
        engaged = binding(table, who) if table.up(who) else ()
        if now.turn != FRESH:
            changes.append(Change(who.id, "turn", now.turn, FRESH))
        if now.readied is not None:
            changes.append(Change(who.id, "readied", now.readied, None))
        if now.engaged != engaged:
            changes.append(Change(who.id, "engaged", now.engaged, engaged))
    yield happened("side-turn", start, side, changes=tuple(changes), data={"round": clock.round})


@procedure("osr.combat.side_turn")
def free_play(table: Table, side: str) -> Course[None]:
    """All members act in one turn, in any order and in pieces, until the referee stops the fight."""
    for who in table.prepared.sides[side]:
        if table.up(who) and table.now[who.id].fleeing:
            yield happened("turn", free_play, who.id, data={"round": table.clock.round})
            yield from movement.flee(table, who)
            table.done.add(who.id)
    table.next = ""
    while not table.clock.stopped:
        left = [who for who in table.able(side) if who.id not in table.done]
        if not left:
            return
        yield from act(table, next((who for who in left if who.id == table.next), left[0]))


def act(table: Table, who: Profile) -> Course[None]:
    """One member goes on until it ends its part, or another goes first."""
    table.next = who.id
    data: Mapping[str, object] = NOTHING
    verb, told = "", False
    while on(table, who) and not idle(table, who) and foes_left(table, who):
        key: str = yield question(table, who, data)
        if key == AGAIN:
            continue
        verb, _, rest = key.partition(":")
        if verb == "after":
            table.next = rest
        if verb in ("after", "end", "stop"):
            break
        if not told:
            told = True
            yield happened("turn", free_play, who.id, data={"round": table.clock.round})
        before = table.now[who.id].turn
        yield from DEEDS.do(table, who, key)
        data = {"vain": key} if table.now[who.id].turn == before else NOTHING
    if table.next == who.id:
        table.done.add(who.id)
    if verb == "stop":
        yield happened("ruled-stopped", rules.combat.end, changes=table.state.change(CLOCK, stopped=True))


def on(table: Table, who: Profile) -> bool:
    """Whether somebody goes on: able, not passed over by the referee's hand, and nobody else is to go first."""
    return table.next == who.id and who.id not in table.done and table.up(who) and not table.clock.stopped


def question(table: Table, who: Profile, data: Mapping[str, object]) -> Ask:
    """What somebody does now; put anew after a ruling of the referee's hand."""
    rule = rules.combat.limits
    return Ask("act", rule, who.seat, who.id, lambda: open_to(table, who), "end", data=data, again=True)


def foes_left(table: Table, who: Profile) -> bool:
    """Whether an enemy stands: a fight that is won needs no more questions."""
    return bool(table.foes(who)) or any(table.there(foe) for foe in who.enemies)


def end(table: Table, side: str) -> Course[None]:
    """The end of a side's turn: what burns, who drowns, what passes, who has got away."""
    for who in table.prepared.sides[side]:
        now = table.now[who.id]
        if now.persistent:
            yield from burn(table, who)
        if table.field.underwater:
            yield from breathes(table, who)
        if now.passing:
            yield from passes(table, who)
        if now.fleeing and table.up(who) and movement.gone(table, who):
            yield from laid_low(table, who, "fled", rules.combat.end, fleeing=False)


@procedure("osr.situation.water_breath", "osr.hazard.drowning")
def breathes(table: Table, who: Profile) -> Course[None]:
    """Under water: one round of held breath, and when there is none a saving throw against drowning each turn.

    Breath is held from the start; whoever has let it out in this turn has until the end of the next.
    """
    now = table.now[who.id]
    if who.sheet.breathes_water or not table.there(who):
        return
    if now.breath > 0:
        changes = table.state.change(who.id, breath=now.breath - 1)
        yield happened("holds-breath", rules.hazard.breath, who.id, changes=changes, data={"left": now.breath - 1})
    elif not now.turn.gasped and not (yield from save(table, who, "death", breathes)):
        yield from falls(table, who, (), fell_by=breathes, cause="drowned")


def passes(table: Table, who: Profile) -> Course[None]:
    """Conditions that have lasted their rounds end."""
    now, round_ = table.now[who.id], table.clock.round
    ending = tuple(condition for condition, last in now.passing if last <= round_)
    if ending:
        changes = table.state.change(who.id, **ended(now, *ending))
        yield happened("over", rules.completion.spells, who.id, changes=changes, data={"conditions": ending})
