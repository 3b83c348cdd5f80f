"""What the GM changes by hand: special consequences, a shift of the story, treatments, returns, newcomers."""

from __future__ import annotations

from collections.abc import Callable

from bojiste.core.ask import GM, Ask, Option, amount
from bojiste.core.event import OPEN, Event, Part
from bojiste.core.rule import Cited, procedure
from bojiste.kit.course import Course
from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.now import Curse, fate_of
from bojiste.systems.drd2.play.numbers import change_threat, floored, gain_advantage, returned
from bojiste.systems.drd2.play.remedy import cursed, fate_set, lightened, spelled, told_lock, uncursed, unlocked
from bojiste.systems.drd2.play.table import Table
from bojiste.systems.drd2.words import Approach, Initiative, Penalty, Status

DONE = Option("done")
_ON_THE_ABLE = ("threat-up", "threat-down", "advantage", "floor", "curse", "spell")


def menu(table: Table) -> list[Option]:
    """Everything a GM may change now; ``done`` first."""
    found = [DONE]
    for who in table.conflict.roster if table.conflict.on else tuple(table.prep.kits):
        now = table.now(who)
        if now.status is Status.ACTIVE:
            found += [Option(f"{verb}:{who}", {"target": who}) for verb in _ON_THE_ABLE]
            found += [
                Option(f"lift:{who}:{at}", {"target": who, "penalty": curse.kind.value})
                for at, curse in enumerate(now.penalties)
            ]
        if now.status in (Status.PRESENT, Status.REMOVED):
            found.append(Option(f"return:{who}", {"target": who}))
        if not now.bank and _treatable(table):
            found += [
                Option(f"treat:{who}:{at}", {"target": who, "scar": at, "name": scar.name})
                for at, scar in enumerate(now.scars)
            ]
    sides = [side for side in table.scene.sides if fate_of(side.id) in table.state]
    found += [Option(f"fate:{side.id}", {"side": side.id}) for side in sides]
    found += [Option(f"unlock:{at}", told_lock(table, lock)) for at, lock in enumerate(table.conflict.locks)]
    return found


def _treatable(table: Table) -> bool:
    """Whether a scar can be treated now; in the Quick game only between expeditions."""
    return not table.scene.options.quick_game or rules.quick_game.scars(table.conflict.mode)


def edits(table: Table, rule: Cited, actor: str | None, verbs: tuple[str, ...] = ()) -> Course[None]:
    """The GM changes what the story demands, one thing after another; each thing once. ``verbs``: only these things."""
    done: set[str] = set()
    while True:
        found = [one for one in menu(table) if not verbs or one is DONE or one.key.partition(":")[0] in verbs]
        options = [option for option in found if option.key not in done]
        key = yield Ask("edit", rule, GM, actor, options, "done", ruling=True)
        if key == "done":
            return
        done.add(key)
        yield from apply_edit(table, key)


def apply_edit(table: Table, key: str) -> Course[None]:
    """One change by the GM's hand."""
    verb, _, rest = key.partition(":")
    yield from _EDITS[verb](table, rest)


def _threat_up(table: Table, who: str) -> Course[None]:
    yield change_threat(table, None, who, (Part("ruling", 1),))


@procedure("drd2.threat.obvious_lowering")
def _threat_down(table: Table, who: str) -> Course[None]:
    """Threat lowered without a roll, where failure is truly excluded."""
    changes = table.state.change(
        who, threat=rules.threat.apply(table.now(who).threat or 1, (-1,), table.now(who).floor)
    )
    yield Event("relieved", _threat_down, None, who, changes=changes, seen=OPEN)


def _advantage(table: Table, who: str) -> Course[None]:
    yield gain_advantage(table, None, who, 1)


def _floor(table: Table, who: str) -> Course[None]:
    usual = rules.threat.floor(table.now(who).floor)
    least = yield amount("floor", rules.threat.floor, GM, who, usual.least, 9, usual.default, ruling=True)
    yield Event("floor", rules.threat.floor, None, who, changes=floored(table.state, who, least), seen=OPEN)


def _fate(table: Table, side: str) -> Course[None]:
    added = yield amount("fate-more", rules.fate.setup, GM, None, 0, 99, 1, data={"side": side}, ruling=True)
    yield fate_set(table, side, table.state[fate_of(side)].fate + added)


def _curse(table: Table, who: str) -> Course[None]:
    kinds = [Option(kind.value) for kind in Penalty]
    kind = Penalty((yield Ask("curse", rules.penalty.source, GM, who, kinds, kinds[0].key, ruling=True)))
    kit = table.kit(who)
    skills = [Option(f"scope:{id}", {"skill": id}) for id in kit.skills if id in kit.skilled]
    scope = yield Ask("curse-scope", rules.penalty.source, GM, who, skills, skills[0].key, ruling=True)
    yield cursed(table, who, Curse(kind, (scope.removeprefix("scope:"),)))


def _lift(table: Table, rest: str) -> Course[None]:
    who, _, place = rest.rpartition(":")
    yield uncursed(table, who, int(place))


def _spell(table: Table, who: str) -> Course[None]:
    """A spell on the approach to initiative."""
    ways = {
        f"{word}:{approach.value}": (word, approach)
        for word in ("granted", "forced")
        for approach in (Approach.FAST, Approach.SLOW)
    }
    options = [Option("none"), *(Option(key, {"approach": approach.value}) for key, (_, approach) in ways.items())]
    key = yield Ask("spell", rules.initiative.approach_magic, GM, who, options, "none", ruling=True)
    yield spelled(table, who, **dict([ways[key]] if key in ways else ()))


def _return(table: Table, who: str) -> Course[None]:
    value = table.now(who).threat or table.scene.options.threat
    yield returned(table, who, Initiative.LOST, value)


def _treat(table: Table, rest: str) -> Course[None]:
    """A scar made lighter by somebody's skill; a healed one is gone."""
    who, _, place = rest.rpartition(":")
    one = table.now(who).scars[int(place)]
    by = yield amount(
        "treatment", rules.healing.treatment, GM, who, 1, one.severity, 1, data={"name": one.name}, ruling=True
    )
    yield lightened(table, who, int(place), rules.healing.treatment(one.severity, by), rules.healing.treatment)


def _unlock(table: Table, place: str) -> Course[None]:
    yield unlocked(table, int(place))


_EDITS: dict[str, Callable[[Table, str], Course[None]]] = {
    "threat-up": _threat_up,
    "threat-down": _threat_down,
    "advantage": _advantage,
    "floor": _floor,
    "fate": _fate,
    "curse": _curse,
    "lift": _lift,
    "spell": _spell,
    "return": _return,
    "treat": _treat,
    "unlock": _unlock,
}
