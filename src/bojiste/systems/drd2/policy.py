"""Who decides when no person does: tactics by parameters, a preset each (``drd2.simulation``).

A tactic answers from what its seat sees at the table and never looks at the dice to come.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bojiste.core.ask import Ask
from bojiste.core.dice import face, key_of
from bojiste.core.policy import Policy
from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.play.deeds import DEEDS, Chance
from bojiste.systems.drd2.play.exhaustion import Case, price_of
from bojiste.systems.drd2.play.reach import credible, reachable
from bojiste.systems.drd2.play.table import Table
from bojiste.systems.drd2.play.ways import default_split
from bojiste.systems.drd2.play.weigh import capacity, finishable, right
from bojiste.systems.drd2.prepare import View
from bojiste.systems.drd2.rules.simulation import PRESETS, STAKES, Ending, Pick, Plan, React, Tactics
from bojiste.systems.drd2.words import (
    HARMING,
    Choice,
    Declaration,
    Effect,
    Evaluation,
    Manoeuvre,
    Means,
    Penalty,
    Property,
    Stake,
    Type,
    When,
)

PICKS = 0x70696373
"""Names the tape that ``target: random`` draws from: never the game's, keyed by what all see at the table."""


def tactic(ask: Ask, view: View) -> str:
    """The answer of a combatant's tactics; questions they have nothing to say on get their default."""
    answer = _ANSWERS.get(ask.topic)
    if answer is None or ask.actor not in view.scene.by_id:
        return ask.default
    return answer(_table(view), ask.actor or "", ask)


def _table(view: View) -> Table:
    """The table as a seat sees it, made once for each view."""
    found: Table | None = view.memo.get("table")
    if found is None:
        found = view.memo["table"] = Table(view.scene, view)
    found.lone = not found.conflict.on
    return found


# -- own turn ------------------------------------------------------------------------------------------------------


def _declare(table: Table, who: str, ask: Ask) -> str:
    chance, refused = Chance(table, who), ask.data["refused"]
    for key in _wishes(table, chance):
        if key not in refused and _is_offered(table, chance, key):
            return key
    return "drop" if table.lone else "postpone"


def _is_offered(table: Table, chance: Chance, key: str) -> bool:
    deed = DEEDS.by_verb[key.partition(":")[0]]
    return any(option.key == key for option in deed.offered(table, chance))


def _wishes(table: Table, chance: Chance) -> list[str]:
    """What to do with one's turn, the first wish first; attacking is the second one."""
    who = chance.who
    tactics, now = table.kit(who).tactics, table.now(who)
    attack = chance.attack
    if attack is not None and not _lightly(table, who, attack):
        attack = None
    target = _target(table, chance) if attack is not None and chance.foes else None
    eliminates = target is not None and attack is not None and _eliminates(table, who, target, attack)
    body = capacity(table, who, who, Property.BODY)
    plan = rules.simulation.turn(
        tactics, now.threat or 1, now.floor, body, now.disengaged, target is not None, eliminates
    )
    wishes = []
    if plan in _GETTING_BY and chance.recover is not None and _lightly(table, who, chance.recover):
        wishes.append(plan.value)
    if plan is Plan.POSTPONE and tactics.postpone is When.ALWAYS:
        return wishes
    if target is None or plan is Plan.POSTPONE:
        return [*wishes, *_meanwhile(table, chance)]
    if eliminates:
        wishes.append(f"eliminate:{target}")
    return [*wishes, *_attacks(table, who, target, attack or "", len(chance.foes))]


def _meanwhile(table: Table, chance: Chance) -> list[str]:
    """What to do where nobody can be attacked: rather anything of use than waiting round after round."""
    if not table.foes(chance.who) or chance.recover is None or not _lightly(table, chance.who, chance.recover):
        return []
    return ["recover", "prepare"]


_GETTING_BY = (Plan.RECOVER, Plan.DISENGAGE, Plan.LEAVE)


def _lightly(table: Table, who: str, skill: str, more: int = 0) -> bool:
    """Whether an action with this skill, and ``more``, can be paid without harm to oneself."""
    return table.payable_lightly(who, table.demand(who, (skill,)) + more, table.property_of(who, skill))


def _target(table: Table, chance: Chance) -> str:
    """The best of those within reach, or anybody."""
    who, conflict = chance.who, table.conflict
    if table.kit(who).tactics.target is Pick.WEAKEST:
        return chance.foes[0]
    foes = reachable(table, who)
    rolled = (result for _, result in table.settling.results)
    order = (table.kit(other).place for other in conflict.order)
    key = key_of(PICKS, conflict.clock, table.settling.number, table.kit(who).place, *order, *rolled)
    return foes[face(key, 0, len(foes)) - 1]


def _eliminates(table: Table, who: str, target: str, skill: str, planned: int = 0) -> bool:
    """Whether to try an elimination, if the skill has the power to it."""
    tactics = table.kit(who).tactics
    threat = table.now(target).threat or 1
    ends = finishable(table, who, target, skill, planned)
    return credible(table, who, skill) and rules.simulation.eliminate(
        tactics.eliminate, ends, threat, tactics.eliminate_threat
    )


def _attacks(table: Table, who: str, target: str, skill: str, foes: int) -> list[str]:
    """The kind of attack: on all at once if that is the policy, with a scar if that is."""
    tactics = table.kit(who).tactics
    wide = (
        rules.simulation.manoeuvres(tactics.wide, rules.simulation.Case(targets=foes))
        and foes > 1
        and _lightly(table, who, skill, 1)
    )
    one = f"scar:{target}" if tactics.attack is Stake.SCAR else f"attack:{target}"
    return ["sweep", one] if wide and table.has_level_for(Manoeuvre.WIDE) else [one]


# -- reacting ------------------------------------------------------------------------------------------------------


def _counter(table: Table, who: str, ask: Ask) -> str:
    """Whether to counter, and how."""
    tactics, act = table.kit(who).tactics, table.settling.declared[0]
    skill, means, price = ask.data["skill"], Means(ask.data["means"]), int(ask.data["defence"])
    if not skill or not _lightly(table, who, skill, price):
        return "no"
    case = rules.simulation.Case(act.effect is Effect.ELIMINATE, act.effect is Effect.SCAR)
    defends = means is Means.DEFENCE and rules.simulation.manoeuvres(tactics.defence, case)
    if rules.simulation.react(tactics.react, _attack(table, who, act), means is Means.INITIATIVE, defends) is not means:
        return "no"
    now = table.now(who)
    ends = _eliminates(table, who, act.who, skill, price)
    effect = rules.simulation.answer(tactics.counter, who in act.targets, (now.threat or 1) > now.floor, ends)
    for key in (_COUNTERS[effect], "strike", "block"):
        if key not in ask.data["refused"]:
            return key
    return "no"


_COUNTERS = {
    Effect.ELIMINATE: "eliminate", Effect.THREAT_UP: "strike", Effect.THREAT_DOWN: "avoid", Effect.STORY: "block",
}  # fmt: skip


def _attack(table: Table, who: str, act: Declaration) -> rules.simulation.Attack:
    """A declared action as the reaction policy looks at it."""
    harming = act.effect in HARMING
    comrades = table.prep.friends[who]
    return rules.simulation.Attack(
        on_self=who in act.targets,
        harming=harming,
        on_comrade=any(target in comrades for target in act.targets),
        self_help=not harming and table.hostile(who, act.who),
    )


def _react(table: Table, who: str, ask: Ask) -> str:
    """Meeting a danger: one's own if it is free or worth a defence, a comrade's only as a protector."""
    tactics = table.kit(who).tactics
    effect = Effect(ask.data["effect"])
    price = int(ask.data["defence"])
    if "react" not in ask.keys or not _affordable(table, who, ask):
        return "no"
    case = rules.simulation.Case(effect is Effect.ELIMINATE, effect is Effect.SCAR)
    if ask.data["target"] == who:
        return "react" if not price or rules.simulation.manoeuvres(tactics.defence, case) else "no"
    return "react" if tactics.react in (React.PROTECT, React.DENY) and not price else "no"


# -- manoeuvres ----------------------------------------------------------------------------------------------------


def _yes(wanted: bool) -> str:
    return "yes" if wanted else "no"


def _own(table: Table, who: str) -> Declaration:
    """One's own declaration in the running evaluation."""
    return next(said for said in table.settling.declared if said.who == who)


def _affordable(table: Table, who: str, ask: Ask) -> bool:
    return table.payable_lightly(who, int(ask.data["price"]), Property(ask.data["property"]))


def _precise(table: Table, who: str, ask: Ask) -> str:
    tactics, own = table.kit(who).tactics, _own(table, who)
    attempt = own.effect is Effect.ELIMINATE
    case = rules.simulation.Case(Effect.ELIMINATE.value in (ask.data["effect"], table.settling.declared[0].effect))
    if attempt and own.targets and _hangs_on_mighty(table, who, own):
        return "no"
    return _yes(_affordable(table, who, ask) and rules.simulation.manoeuvres(tactics.precise, case))


def _hangs_on_mighty(table: Table, who: str, own: Declaration) -> bool:
    """Whether an elimination is decisive only with mighty, so that precise is passed over."""
    target, skill = own.targets[0], own.skills[0]
    plain = finishable(table, who, target, skill, plain=True)
    return rules.simulation.keeps_for_mighty(plain, finishable(table, who, target, skill), right(table, who, skill))


def _mighty(table: Table, who: str, ask: Ask) -> str:
    tactics, own = table.kit(who).tactics, _own(table, who)
    losers = tuple(_price_and_room(table, who, own, loser) for loser in ask.data.get("targets", ()))
    case = rules.simulation.Case(decisive=rules.simulation.decisive_mighty(losers))
    return _yes(_affordable(table, who, ask) and rules.simulation.manoeuvres(tactics.mighty, case))


def _price_and_room(table: Table, who: str, own: Declaration, loser: str) -> tuple[int, int]:
    """A loser's price without mighty, and what it is reckoned to have for it."""
    weak = Penalty.WEAK in table.penalties(who, own.skills)
    case = Case(loser, who, Evaluation.CLASH, own.affects, {}, weak=weak)
    return price_of(table, case), capacity(table, who, loser, own.affects, table.kit(who).tactics.assume_scars)


def _cunning(table: Table, who: str, ask: Ask) -> str:
    tactics, own = table.kit(who).tactics, _own(table, who)
    case = rules.simulation.Case(decisive=any(_decisive(table, who, own, target) for target in own.targets))
    return _yes(_affordable(table, who, ask) and rules.simulation.manoeuvres(tactics.cunning, case))


def _decisive(table: Table, who: str, own: Declaration, target: str) -> bool:
    """Whether the enlarged effect, and only that, makes a recipient finishable."""
    now = table.now(target)
    if own.effect is Effect.THREAT_UP:
        skill, threat = own.skills[0], now.threat or 1
        enlarged = finishable(table, who, target, skill, threat=threat + 2)
        return enlarged and not finishable(table, who, target, skill, threat=threat + 1)
    if own.effect is Effect.SCAR and table.kit(target).type is not Type.HERO:
        under, limit = table.scars_under(target, own.affects), table.kit(target).limit.of(own.affects)
        return rules.scar.being_elimination(limit, (*under, 2)) and not rules.scar.being_elimination(limit, (*under, 1))
    return False


# -- paying --------------------------------------------------------------------------------------------------------


def _exhaust(table: Table, who: str, ask: Ask) -> str:
    """Exhaust, accept, or die."""
    tactics = table.kit(who).tactics
    effect = Effect(ask.data["effect"])
    stake, price, property = STAKES[effect], int(ask.data["price"]), Property(ask.data["property"])
    payable = _worth_paying(table, who, tactics, stake, price, property)
    if ask.data["evaluation"] == Evaluation.TEST:
        important = effect is Effect.ELIMINATE or _own(table, who).leaves
        wanted = rules.simulation.exhaust_test(tactics.exhaust_tests, important, payable)
    else:
        wanted = rules.simulation.exhaust(tactics, stake, price, payable, _left(table, who, price, property))
    if wanted:
        return Choice.EXHAUST.value
    dies = rules.simulation.dies(tactics, stake) and Choice.DEATH.value in ask.keys
    return Choice.DEATH.value if dies else Choice.ACCEPT.value


def _worth_paying(table: Table, who: str, tactics: Tactics, stake: Stake, price: int, property: Property) -> bool:
    """Whether the price can be paid, with a scar only where the tactics allow one."""
    sources = table.sources(who, property)
    missing = price - rules.resource.at_hand(sources)
    if missing <= 0:
        return True
    return sources.ability > 0 and rules.simulation.scar(tactics, stake, missing, sources.scarred, sources.ability) > 0


def _left(table: Table, who: str, price: int, property: Property) -> int:
    """What would remain in the paying pool: the hero's own, or Fate."""
    sources = table.sources(who, property)
    split = default_split(price, sources)
    if split is None:
        return 0
    return sources.pool - split.pool + sources.fate - split.fate


# -- the rest ------------------------------------------------------------------------------------------------------


def _backlash(table: Table, who: str, ask: Ask) -> str:
    return rules.simulation.other_choices(table.kit(who).tactics, 0).backlash.value


def _approach(table: Table, who: str, ask: Ask) -> str:
    sources = table.sources(who, rules.property.APPROACH, in_action=False)
    soul = sources.pool + min(sources.limit, sources.fate)
    wanted = rules.simulation.other_choices(table.kit(who).tactics, soul).approach.value
    return wanted if wanted in ask.keys else ask.default


def _surrender(table: Table, who: str, ask: Ask) -> str:
    tactics = table.kit(who).tactics
    ending = rules.simulation.end(tactics, int(ask.data["out"]), int(ask.data["members"]), table.conflict.round)
    return "surrender" if ending is Ending.SURRENDER else ask.default


_ANSWERS: Mapping[str, Callable[[Table, str, Ask], str]] = {
    "declare": _declare,
    "counter": _counter,
    "react": _react,
    "precise": _precise,
    "mighty": _mighty,
    "cunning": _cunning,
    "exhaust": _exhaust,
    "backlash": _backlash,
    "approach": _approach,
    "surrender": _surrender,
}

POLICIES: dict[str, Policy] = dict.fromkeys(PRESETS, tactic)
"""One way of deciding; a combatant's parameters are those of the preset it names, changed by side and sheet."""

BANDS = tuple(PRESETS)[:3]
"""Grades of play that a forecast tries."""
