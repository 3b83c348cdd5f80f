"""Faults that only show when the whole scene is seen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import TYPE_CHECKING, Any

from bojiste.errors import Problem
from bojiste.kit.refuse import near, reserved, twice, unknown, whole
from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.now import EVERYBODY, NOBODY, RESERVED
from bojiste.systems.drd2.prepare import Combatant, Scene, given_scars, known_skills, scope_words, severities
from bojiste.systems.drd2.words import Feature, Mode, Property, Rest, Status, Type

if TYPE_CHECKING:
    from bojiste.systems.drd2.world import Action, Encounter, Hazard

GONE = (Status.REMOVED, Status.LEFT, Status.RETIRED)


def check(scene: Scene) -> list[Problem]:
    """All faults of a scene whose tables are sound by themselves."""
    checks = (_combatants, _sides, _conflicts, _actions, _hazards, _scopes, _lone, _steps, _quick)
    return [*reserved(scene, RESERVED), *(problem for each in checks for problem in each(scene))]


def _ids(scene: Scene) -> list[str]:
    return sorted(scene.declared)


def _side_ids(scene: Scene) -> list[str]:
    return [side.id for side in scene.sides]


# -- combatants ----------------------------------------------------------------------------------------------------


def _combatants(scene: Scene) -> Iterator[Problem]:
    seen: set[str] = set()
    for one in scene.combatants:
        if one.path in seen:
            continue  # one entry may stand for several
        seen.add(one.path)
        yield from _numbers(one)
        yield from _skills(scene, one)
        yield from _owner(scene, one)


def _numbers(one: Combatant) -> Iterator[Problem]:
    scars = given_scars(one.now)
    for property in Property:
        given = one.now.get(property.value)
        if given is None:
            continue
        path = f"{one.path}.now.{property.value}"
        if one.sheet.type is not Type.HERO:
            yield Problem(path, given, "being-with-pools")
            continue
        base = getattr(one.sheet.ability, property.value)
        effective = rules.resource.effective_ability(base, severities(scars, property))
        if not rules.resource.ability(given, effective):
            yield Problem(path, given, "pool-above-ability", {"maximum": effective, "ability": base})
    yield from _bond(one)
    yield from _things(one)
    for place, scar_ in enumerate(scars):
        if rules.scar.record(scar_.severity, scar_.scope):
            yield Problem(f"{one.path}.now.scars[{place}]", scar_.name, "bad-severity")


def _bond(one: Combatant) -> Iterator[Problem]:
    bond = one.now.get("bond")
    if bond is not None and bond > one.sheet.bond_max:
        yield Problem(f"{one.path}.now.bond", bond, "bond-above-max", {"maximum": one.sheet.bond_max})


def _things(one: Combatant) -> Iterator[Problem]:
    """Items told apart, and what is left of them."""
    stored = one.now.get("stored")
    if stored is not None and len(stored) != len(one.sheet.items):
        data = {"count": len(one.sheet.items)}
        yield Problem(f"{one.path}.now.stored", list(stored), "stored-without-items", data)
    names = [item.called for item in one.sheet.items]
    yield from twice(names, f"{one.path}.items")
    yield from unknown(one.now.get("broken", ()), names, f"{one.path}.now.broken", "unknown-item")


def _skills(scene: Scene, one: Combatant) -> Iterator[Problem]:
    """Skills that nobody has told the property and the restriction of."""
    sheet = one.sheet
    known = known_skills(scene.world.skill, sheet.skill)
    named: dict[str, Iterable[str]] = {
        "restricted_skills": sheet.restricted_skills,
        "skills": sheet.skills,
        "attack_skills": sheet.attack_skills,
        "defend_skills": sheet.defend_skills,
        "recover_skills": sheet.recover_skills,
        "affects": sheet.affects,
        "talents": sheet.talents,
        "characteristic.skills": sheet.characteristic.skills if sheet.characteristic else (),
        "free_manoeuvres": [skill for skills in sheet.free_manoeuvres.values() for skill in skills],
    }
    for field, skills in named.items():
        for skill in skills:
            if skill not in known:
                yield Problem(f"{one.path}.{field}", skill, "unknown-skill", near(skill, known))


def _owner(scene: Scene, one: Combatant) -> Iterator[Problem]:
    if one.sheet.type is not Type.HELPER:
        return
    heroes = [other.id for other in scene.combatants if other.sheet.type is Type.HERO]
    if one.sheet.owner not in heroes:
        yield Problem(f"{one.path}.owner", one.sheet.owner, "unknown-owner", near(one.sheet.owner or "", heroes))


# -- sides and conflicts -------------------------------------------------------------------------------------------


def _sides(scene: Scene) -> Iterator[Problem]:
    peopled = {one.side for one in scene.combatants}
    for index, side in enumerate(scene.sides):
        if whole(scene) and side.id not in peopled:
            yield Problem(f"side[{index}].id", side.id, "side-without-members")
    for id in scene.world.tactics:
        if id not in _side_ids(scene):
            yield Problem(f"tactics.{id}", id, "unknown-side", near(id, _side_ids(scene)))


def _conflicts(scene: Scene) -> Iterator[Problem]:
    if scene.procedure == "conflict":
        yield from _encounter(scene, scene.world.conflict, "conflict")
    for index, step in enumerate(scene.world.step):
        if step.do == "conflict":
            yield from _encounter(scene, step.conflict, f"step[{index}].conflict")


def _encounter(scene: Scene, given: Encounter, path: str) -> Iterator[Problem]:
    """One conflict: whom it speaks of, whether there are enemies, and what they have to spend."""
    yield from _names(scene, given, path)
    if not whole(scene):
        return  # whoever could not be read may be the enemy, or bring the Fate
    roster = given.roster or tuple(one.id for one in scene.combatants)
    present = [one for one in scene.combatants if one.id in roster]
    first = [one for one in present if given.join.get(one.id, 0) < given.round]
    yield from _enemies(scene, given, path, present, first)
    for side in dict.fromkeys(one.side for one in scene.combatants):
        beings = [one for one in first if one.side == side and one.sheet.type is Type.BEING]
        pool = given.fate_pool.get(side)
        if beings:
            yield from _fate(beings, side, pool, path)
        elif pool is not None and not any(_is_being_of(one, side) for one in present):
            yield Problem(f"{path}.fate_pool.{side}", pool, "fate-without-beings", {"side": side})


def _enemies(
    scene: Scene, given: Encounter, path: str, present: list[Combatant], first: list[Combatant]
) -> Iterator[Problem]:
    """A conflict has two hostile sides, and both are there when it begins."""
    if given.roster and len(present) < len(set(given.roster)):
        return  # unknown names are told of by themselves
    for there, where in ((present, path if given.roster else "combatant"), (first, f"{path}.join")):
        sides = list(dict.fromkeys(one.side for one in there))
        if not any(scene.relation(one, other) == "hostile" for one, other in combinations(sides, 2)):
            yield Problem(where, ", ".join(sides), "one-side")
            return


def _is_being_of(one: Combatant, side: str) -> bool:
    return one.side == side and one.sheet.type is Type.BEING


def _fate(beings: list[Combatant], side: str, pool: int | None, path: str) -> Iterator[Problem]:
    """Fate of a side: given once, as a pool or as contributions."""
    given = [one.sheet.fate_contribution for one in beings]
    contributions = tuple(number for number in given if number is not None)
    if pool is None and len(contributions) < len(given):
        missing = next(one for one in beings if one.sheet.fate_contribution is None)
        yield Problem(f"{missing.path}.fate_contribution", "", "fate-missing", {"side": side})
        return
    flaw = rules.fate.setup_flaw(pool, contributions)
    if flaw is not None:
        yield Problem(f"{path}.fate_pool.{side}", pool, flaw.value, {"side": side, "sum": sum(contributions)})


def _names(scene: Scene, given: Any, path: str) -> Iterator[Problem]:
    """Ids, sides and rounds that a conflict speaks of."""
    if given.max_rounds is not None and given.round > given.max_rounds:
        yield Problem(f"{path}.round", given.round, "above-maximum", {"maximum": given.max_rounds})
    ids, sides = _ids(scene), _side_ids(scene)
    rounds = [who for table in (given.first, given.last) for names in table for who in names]
    for field, names in (("roster", given.roster or ()), ("join", given.join), ("first", rounds)):
        yield from unknown(names, ids, f"{path}.{field}", "unknown-combatant")
    for field in ("threat", "floor", "advantage"):
        yield from unknown(getattr(given, field), [*ids, *sides, EVERYBODY], f"{path}.{field}", "unknown-combatant")
    surprise = [given.surprise] if given.surprise is not None else []
    yield from unknown(surprise, sides, f"{path}.surprise", "unknown-side")
    yield from unknown(given.fate_pool, sides, f"{path}.fate_pool", "unknown-side")
    for who in (who for who in given.threat if who in given.floor and given.threat[who] < given.floor[who]):
        data = {"threat": given.threat[who], "floor": given.floor[who]}
        yield Problem(f"{path}.threat.{who}", given.threat[who], "threat-below-floor", data)


# -- actions and dangers -------------------------------------------------------------------------------------------


def _actions(scene: Scene) -> Iterator[Problem]:
    ids = _ids(scene)
    hazards = [hazard.id for hazard in scene.world.environment]
    extra = [skill for one in scene.combatants for skill in one.sheet.skill]
    known = known_skills(scene.world.skill, extra)
    yield from twice([action.id for action in scene.world.action], "action")
    for index, action in enumerate(scene.world.action):
        path = f"action[{index}]"
        skills = (*action.skills, *([action.pay_skill] if action.pay_skill else []))
        yield from unknown(skills, known, f"{path}.skills", "unknown-skill")
        yield from unknown(action.against, known, f"{path}.against", "unknown-skill")
        for field in ("targets", "who", "threatens"):
            yield from unknown(getattr(action, field), ids, f"{path}.{field}", "unknown-combatant")
        for who in action.who:
            yield from _untaught(scene, who, action, f"{path}.skills")
        yield from _gone(scene, action.targets, f"{path}.targets")
        yield from unknown([action.follow] if action.follow else [], hazards, f"{path}.follow", "unknown-danger")


def _untaught(scene: Scene, who: str | None, action: Any, path: str) -> Iterator[Problem]:
    """Skills of a prepared action that stand on another sheet than that of the one who is to do it."""
    if who not in scene.by_id:
        return
    known = known_skills(scene.world.skill, scene.by_id[who].sheet.skill)
    elsewhere = {skill.id for one in scene.combatants for skill in one.sheet.skill} - set(known)
    for skill in action.skills:
        if skill in elsewhere:
            yield Problem(path, skill, "unknown-skill", {**near(skill, known), "who": who})


def _gone(scene: Scene, names: Iterable[str], path: str) -> Iterator[Problem]:
    """Targets that are not there any more."""
    for name in names:
        status = scene.by_id[name].now.get("status") if name in scene.by_id else None
        if status in GONE:
            yield Problem(path, name, "target-gone", {"status": status.value})


def _hazards(scene: Scene) -> Iterator[Problem]:
    tables = [("environment", scene.world.environment), ("challenge", scene.world.challenge)]
    for field, hazards in tables:
        for index, hazard in enumerate(hazards):
            yield from _threatened(scene, hazard, f"{field}[{index}]")


def _threatened(scene: Scene, hazard: Any, path: str) -> Iterator[Problem]:
    known = [*_ids(scene), *_side_ids(scene), EVERYBODY]
    yield from unknown(hazard.who, known, f"{path}.who", "unknown-combatant")
    yield from _gone(scene, hazard.who, f"{path}.who")
    extra = [skill for one in scene.combatants for skill in one.sheet.skill]
    yield from unknown(hazard.skills, known_skills(scene.world.skill, extra), f"{path}.skills", "unknown-skill")


# -- what is hampered ----------------------------------------------------------------------------------------------


def _scopes(scene: Scene) -> Iterator[Problem]:
    """What scars, penalties and things may hamper."""
    known = scope_words(scene)
    for path, words in _scoped(scene):
        yield from unknown(words, known, path, "unknown-scope")


def _scoped(scene: Scene) -> Iterator[tuple[str, Iterable[str]]]:
    """Where such words stand in a scene."""
    seen: set[str] = set()
    for one in scene.combatants:
        if one.path in seen:
            continue
        seen.add(one.path)
        for field in ("scars", "penalties"):
            for place, entry in enumerate(one.now.get(field, ())):
                yield f"{one.path}.now.{field}[{place}].scope", entry["scope"]
        for place, item in enumerate(() if one.block else one.sheet.items):  # a block's things know no scene
            yield f"{one.path}.items[{place}].demand", item.demand
    tables: tuple[tuple[str, Iterable[Action | Hazard]], ...] = (
        ("action", scene.world.action),
        ("environment", scene.world.environment),
        ("challenge", scene.world.challenge),
    )
    for name, entries in tables:
        for place, given in enumerate(entries):
            yield f"{name}[{place}].scope", given.scope


def _lone(scene: Scene) -> Iterator[Problem]:
    if scene.procedure == "challenge" and not scene.world.challenge:
        yield Problem("challenge", "", "missing")
    if scene.procedure == "expedition" and not scene.world.step:
        yield Problem("step", "", "missing")
    for index, trial in enumerate(scene.world.test):
        yield from _trial(scene, trial, f"test[{index}]")
    for index, brawl in enumerate(scene.world.clash):
        yield from _brawl(scene, brawl, f"clash[{index}]")


def _named_action(scene: Scene, id: str | None, who: str | None, path: str) -> Iterator[Problem]:
    """A prepared action that somebody is to do: it is there, and its skills are that one's to try."""
    if id is None:
        return
    actions = {action.id: action for action in scene.world.action}
    yield from unknown([id], actions, path, "unknown-action")
    if id in actions:
        yield from _untaught(scene, who, actions[id], path)


def _trial(scene: Scene, trial: Any, path: str) -> Iterator[Problem]:
    yield from unknown([trial.who], _ids(scene), f"{path}.who", "unknown-combatant")
    yield from _named_action(scene, trial.action, trial.who, f"{path}.action")


def _brawl(scene: Scene, brawl: Any, path: str) -> Iterator[Problem]:
    ids = _ids(scene)
    yield from unknown([brawl.actor], [*ids, NOBODY], f"{path}.actor", "unknown-combatant")
    yield from unknown((*brawl.between, *brawl.threat), ids, f"{path}.between", "unknown-combatant")
    yield from _named_action(scene, brawl.action, brawl.actor, f"{path}.action")
    if brawl.actor == NOBODY and len(brawl.between) != 2:
        yield Problem(f"{path}.between", list(brawl.between), "not-two", {"count": len(brawl.between)})


# -- steps of an expedition ----------------------------------------------------------------------------------------


def _steps(scene: Scene) -> Iterator[Problem]:
    between = scene.world.mode is Mode.BETWEEN
    for index, step in enumerate(scene.world.step):
        path = f"step[{index}]"
        between = step.do in _BETWEEN or (between and step.do not in _ON_THE_WAY)
        if step.do == "rest":
            yield from _rest(scene, step.rest, between, f"{path}.rest")
        if step.test is not None:
            yield from _trial(scene, step.test, f"{path}.test")
        if step.clash is not None:
            yield from _brawl(scene, step.clash, f"{path}.clash")
        if step.challenge is not None:
            yield from _threatened(scene, step.challenge, f"{path}.challenge")
        yield from unknown([step.who] if step.who else [], _ids(scene), f"{path}.who", "unknown-combatant")
        yield from _named_action(scene, step.action, step.who, f"{path}.action")
        if step.trade is not None:
            yield from _deal(scene, step.trade, f"{path}.trade")


_BETWEEN = ("days", "between")
_ON_THE_WAY = ("conflict", "test", "challenge", "clash", "depart")


def _rest(scene: Scene, given: Any, between: bool, path: str) -> Iterator[Problem]:
    if not between and not rules.mode.expedition(given.kind):
        yield Problem(f"{path}.kind", given.kind.value, "quality-on-expedition")
    if given.amount is not None and given.kind is Rest.COMMON:
        allowed = rules.rest.conditions(scene.options.rest_conditions)
        if not allowed.allows(given.amount):
            data = {"minimum": allowed.least, "maximum": allowed.most}
            yield Problem(f"{path}.amount", given.amount, "bad-rest-amount", data)
    yield from unknown(given.who, [*_ids(scene), *_side_ids(scene), EVERYBODY], f"{path}.who", "unknown-combatant")


def _deal(scene: Scene, deal: Any, path: str) -> Iterator[Problem]:
    yield from unknown([deal.who], _ids(scene), f"{path}.who", "unknown-combatant")
    one = scene.by_id.get(deal.who)
    if one is not None and deal.item is not None:
        names = [item.called for item in one.sheet.items if item.cost is not None]
        yield from unknown([deal.item], names, f"{path}.item", "unknown-item")


# -- the Quick game ------------------------------------------------------------------------------------------------


def _quick(scene: Scene) -> Iterator[Problem]:
    options = scene.options
    if not options.quick_game:
        return
    if not rules.quick_game.levels(options.quick_level).conflicts and scene.procedure in ("conflict", "expedition"):
        yield Problem("procedure", scene.procedure, "quick-without-conflicts", {"level": options.quick_level})
    for one in scene.combatants:
        for feature in rules.quick_game.scope(_features(scene, one)):
            yield Problem(one.path, one.id, "not-in-quick-game", {"feature": feature.value})


def _features(scene: Scene, one: Combatant) -> tuple[Feature, ...]:
    """Parts of the full game that a combatant brings along."""
    sheet = one.sheet
    known = known_skills(scene.world.skill, sheet.skill)
    mine = (*sheet.restricted_skills, *(sheet.characteristic.skills if sheet.characteristic else ()))
    uses = (
        (bool(sheet.abilities or sheet.flags or sheet.talents or sheet.free_manoeuvres), Feature.ABILITY),
        (any(item.store or item.sacrifice or item.exhaust_price for item in sheet.items), Feature.EQUIPMENT),
        (sheet.type is Type.HELPER, Feature.HELPER),
        (any(skill in known and known[skill].restricted for skill in mine), Feature.MAGIC),
    )
    return tuple(feature for used, feature in uses if used)
