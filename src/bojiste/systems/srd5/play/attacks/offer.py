"""What is asked of those who may react: who goes first, and whether and with what to strike."""

from __future__ import annotations

from collections.abc import Generator

from bojiste.core.ask import AGAIN, GM, Ask, Option, yes_no
from bojiste.core.rule import procedure
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.play.movement.room import Room
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.play.turns.turns import places
from bojiste.systems.srd5.prepare import Attack, Profile


@procedure("srd5.reaction.simultaneous", "srd5.opportunity.simultaneous")
def ordered(table: Table, reactors: list[Profile], who: Profile) -> Generator[Ask, str, list[Profile]]:
    """Who reacts first to one trigger: the referee's word, by default the order of initiative."""
    if len(reactors) < 2:
        return reactors
    order = places(table.clock.order)
    left = sorted(reactors, key=lambda one: order.get(one.id, len(order)))
    chosen = []
    while len(left) > 1:
        menu = tuple(Option(f"first:{one.id}", {"target": one.id}) for one in left)
        data = {"reactors": tuple(one.id for one in left)}
        answer = yield Ask("reaction-order", ordered, GM, who.id, menu, menu[0].key, data=data, ruling=True)
        chosen.append(left.pop([option.key for option in menu].index(answer)))
    return chosen + left


Choice = tuple[Attack, Profile]
"""With what to strike, and whom."""


@procedure("srd5.mounted.oa_target")
def offered(
    table: Table, enemy: Profile, who: Profile, options: list[Attack]
) -> Generator[Ask, str, Choice | str | None]:
    """Ask for an opportunity attack: with what, or not at all; of a mount and its rider, at whom. ``AGAIN``: a ruling
    came between."""
    best = max(options, key=lambda attack: (attack.mean + 2 * attack.bonus, -options.index(attack)))
    rider = table.rider(who) if isinstance(table, Room) else None
    if isinstance(table, Room) and table.led(enemy) and not (yield from _may_react(table, enemy)):
        return None
    if rider is None or not table.may_harm(enemy, rider):
        menu = [Option(f"strike:{attack.key}", attack.facts) for attack in options]
        default = f"strike:{best.key}"
    else:
        pair = (rider, who)
        menu = [Option(f"strike:{a.key}:{one.id}", {**a.facts, "target": one.id}) for one in pair for a in options]
        default = f"strike:{best.key}:{rider.id}"
    menu.append(Option("no"))
    rule, data = rules.opportunity.trigger, {"target": who.id}
    answer = yield Ask("opportunity", rule, table.seat(enemy), enemy.id, menu, default, data=data, again=True)
    if answer in ("no", AGAIN):
        return None if answer == "no" else AGAIN
    _, key, *whom = answer.split(":")
    return enemy.by_key[key], table.profiles[whom[0]] if whom else who


def _may_react(table: Table, mount: Profile) -> Generator[Ask, str, bool]:
    """Whether a controlled mount may use its reaction: the referee's word (D38)."""
    rule = rules.mounted.mount_reaction
    ask = yes_no("mount-reaction", rule, GM, mount.id, rule(), data={"target": mount.id}, ruling=True)
    return (yield ask) == "yes"
