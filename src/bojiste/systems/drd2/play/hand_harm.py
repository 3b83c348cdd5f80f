"""Scars, penalties, spells and closed ways by the referee's hand."""

from __future__ import annotations

from bojiste.core.event import OPEN
from bojiste.core.hand import Deed, Number, Verb
from bojiste.errors import Problem
from bojiste.kit.course import Course
from bojiste.kit.hand import no_more, told
from bojiste.kit.refuse import unknown
from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.now import CONFLICT, Curse, Lock
from bojiste.systems.drd2.play.apply import inflict
from bojiste.systems.drd2.play.make import attempt_key
from bojiste.systems.drd2.play.remedy import closed, cursed, lightened, uncursed, unlocked
from bojiste.systems.drd2.play.table import Faults, bad_form, table_of
from bojiste.systems.drd2.prepare import Scene, State, given_scars, penalties_of, scope_words, severities
from bojiste.systems.drd2.words import Effect, Penalty, Property, Scar


def _number(word: str) -> int:
    """A whole number above 0, or 0 if the word is none."""
    return int(word) if word.isascii() and word.isdecimal() and len(word) <= 4 else 0


# -- scars and penalties -------------------------------------------------------------------------------------------


def _no_scar_is_being_spent(scene: Scene, state: State, deed: Deed) -> Faults:
    """Scars keep their places while an action pays from one of them."""
    if state[deed.who].bank:
        yield Problem(deed.path, deed.who, "scar-in-use")


def _scar_faults(scene: Scene, state: State, deed: Deed) -> Faults:
    """``ada scar body 2 agility sprained ankle``: property, severity, what it hampers, what it is called."""
    of, severity, hampers = (*deed.words, "", "", "")[:3]
    if of not in [*Property] or not _number(severity):
        yield bad_form(deed, f"{deed.who} scar body 1 agility")
    if hampers:
        yield from unknown([hampers], scope_words(scene), deed.path, "unknown-scope")


def _scar(scene: Scene, state: State, deed: Deed) -> Course[None]:
    table = table_of(scene, state)
    of, severity, *rest = deed.words
    name, scope = " ".join(rest[1:]), tuple(rest[:1])
    yield from inflict(table, None, deed.who, Property(of), _number(severity), name, scope)


def _gravest(scars: tuple[Scar, ...], of: str) -> int:
    """The place of the gravest scar under a property, or -1."""
    under = [(scar.severity, -place) for place, scar in enumerate(scars) if scar.property == of]
    return -max(under)[1] if under else -1


def _heal_faults(scene: Scene, state: State, deed: Deed) -> Faults:
    """``ada heal body 1``: the gravest scar under a property, made lighter by so much (1 if not said)."""
    scars = state[deed.who].scars
    of, by = (*deed.words, "", "1")[:2] if len(deed.words) != 1 else (deed.words[0], "1")
    if _gravest(scars, of) < 0 or not _number(by) or len(deed.words) > 2:
        yield bad_form(deed, f"{deed.who} heal {next((one.property for one in scars), Property.BODY)} 1")
    yield from _no_scar_is_being_spent(scene, state, deed)


def _heal(scene: Scene, state: State, deed: Deed) -> Course[None]:
    of, by = (*deed.words, "1")[:2]
    place = _gravest(state[deed.who].scars, of)
    severity = state[deed.who].scars[place].severity
    left = rules.healing.treatment(severity, min(severity, _number(by)))
    yield lightened(table_of(scene, state), deed.who, place, left, rules.healing.treatment)


def _set_scars(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """All scars anew; pools shrink to what they leave."""
    now, kit = state[deed.who], scene.prepared.kits[deed.who]
    scars = given_scars({"scars": deed.value})
    pools = {
        of.value: min(getattr(now, of), rules.resource.effective_ability(kit.ability.of(of), severities(scars, of)))
        for of in Property
    }
    changes = state.change(deed.who, scars=scars, **pools)
    yield told("scars", deed.who, len(now.scars), len(scars), changes, OPEN)


def _scopes_known(scene: Scene, state: State, deed: Deed) -> Faults:
    for entry in deed.value:
        yield from unknown(entry["scope"], scope_words(scene), deed.path, "unknown-scope")


def _scars_faults(scene: Scene, state: State, deed: Deed) -> Faults:
    yield from _scopes_known(scene, state, deed)
    yield from _no_scar_is_being_spent(scene, state, deed)


def _set_penalties(scene: Scene, state: State, deed: Deed) -> Course[None]:
    new = penalties_of(deed.value)
    changes = state.change(deed.who, penalties=new)
    yield told("penalties", deed.who, len(state[deed.who].penalties), len(new), changes, OPEN)


def _curse_faults(scene: Scene, state: State, deed: Deed) -> Faults:
    """``ada weak common-melee``: a penalty, and the skills or properties on which it works."""
    if not deed.words:
        yield bad_form(deed, f"{deed.who} {deed.value} agility")
    yield from unknown(deed.words, scope_words(scene), deed.path, "unknown-scope")


def _curse(scene: Scene, state: State, deed: Deed) -> Course[None]:
    yield cursed(table_of(scene, state), deed.who, Curse(Penalty(deed.value), deed.words))


def _has_it(scene: Scene, state: State, deed: Deed) -> Faults:
    yield from no_more(scene, state, deed)
    kinds = [curse.kind.value for curse in state[deed.who].penalties]
    yield from unknown([deed.value], kinds, deed.path, "no-such-penalty")


def _lift(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """All penalties of a kind end."""
    table = table_of(scene, state)
    places = [at for at, curse in enumerate(state[deed.who].penalties) if curse.kind == deed.value]
    for place in reversed(places):
        yield uncursed(table, deed.who, place)


# -- closed ways ---------------------------------------------------------------------------------------------------


def _lock_faults(scene: Scene, state: State, deed: Deed) -> Faults:
    """``ada lock ACTION``: a prepared action, or ``threat_down:agility`` (an effect with a skill)."""
    yield from no_more(scene, state, deed._replace(words=deed.words[1:]))
    skills = scene.prepared.kits[deed.who].skills
    attempts = (attempt_key(effect, skill) for effect in Effect for skill in skills)
    yield from unknown(deed.words[:1] or ("",), [*scene.prepared.actions, *attempts], deed.path, "unknown-action")


def _lock(scene: Scene, state: State, deed: Deed) -> Course[None]:
    yield closed(table_of(scene, state), Lock(deed.who, deed.words[0], "", lasting=True))


def _unlock_faults(scene: Scene, state: State, deed: Deed) -> Faults:
    """``ada unlock``: everything that is closed to somebody or its side; ``ada unlock ACTION``: only this."""
    yield from no_more(scene, state, deed._replace(words=deed.words[1:]))
    mine = [lock.action for lock in _locks(scene, state, deed.who)]
    if not mine:
        yield Problem(deed.path, deed.who, "nothing-locked")
        return
    yield from unknown(deed.words[:1], mine, deed.path, "unknown-action")


def _locks(scene: Scene, state: State, who: str) -> list[Lock]:
    whose = (who, scene.prepared.kits[who].side)
    return [lock for lock in state[CONFLICT].locks if lock.who in whose]


def _unlock(scene: Scene, state: State, deed: Deed) -> Course[None]:
    table = table_of(scene, state)
    for lock in _locks(scene, state, deed.who):
        if not deed.words or lock.action == deed.words[0]:
            yield unlocked(table, table.conflict.locks.index(lock))


VERBS = {
    "inflict": Verb("ada weak agility", _curse_faults, _curse),
    "lift": Verb("ada -weak", _has_it, _lift),
    "scar": Verb("ada scar body 2 agility", _scar_faults, _scar),
    "heal": Verb("ada heal body 1", _heal_faults, _heal),
    "lock": Verb("ada lock ACTION", _lock_faults, _lock),
    "unlock": Verb("ada unlock", _unlock_faults, _unlock),
}
NUMBERS = {
    "scars": Number(_set_scars, _scars_faults),
    "penalties": Number(_set_penalties, _scopes_known),
}
