"""Reads what befalls a target: saving throws and what failing them brings, holds, drains, what hurts turn by turn.

Each reader takes what it understands from the front of the sentences and leaves the rest, which is listed as left to
the referee: nothing is guessed.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

from bojiste.systems.srd5.importing.plights import after, said_plainly
from bojiste.systems.srd5.importing.records import Effect
from bojiste.systems.srd5.importing.sentences import HARMS, KINDS, ROUNDS, damages, sentence_of
from bojiste.systems.srd5.words import ABILITIES, CONDITIONS, HAMPERED, SIZES

_ABILITY = "|".join(ability.title() for ability in ABILITIES)
_WHO = r"(?:the target|it|that target|a target|the creature|a creature|each creature|each target|that creature)"
_SAVE = rf"must (?:succeed on|make) an? DC (?P<dc>\d+) (?P<ability>{_ABILITY}) saving throw(?: against (?:this magic|(?:the )?disease))?"
_ONLY = re.compile(
    r"^if the target is (?:an? )?(?P<size>\w+) or smaller(?: (?:creature|target))?, |"
    r"^if the target is (?:an? )?(?P<only>creature|humanoid)(?: other than (?:an? )?(?P<spares>[\w ]+?))?, ",
    re.IGNORECASE,
)
_TAKES_HALF = re.compile(
    rf"^{_WHO} {_SAVE}, taking (?P<harm>{HARMS}) on a failed save, or half as much(?: damage)? on a successful one",
    re.IGNORECASE,
)
_OR = re.compile(rf"^{_WHO} {_SAVE} or (?P<fate>(?:[^.]|(?<=ft)\.)*)", re.IGNORECASE)
_FAILED = re.compile(
    rf"^{_WHO} {_SAVE}\. On a failed save, {_WHO} (?:is )?(?P<fate>(?:[^.]|(?<=ft)\.)*)", re.IGNORECASE
)
_AGAIN = re.compile(
    r"^(?:The|A|Each) (?:\w+ )?(?:target|creature) can repeat the saving throw (?:at the end of|on) each of its turns, "
    r"ending the effect on itself (?:on a success|with a successful save)"
)
_GRAPPLED = re.compile(
    rf"^(?P<who>{_WHO}) is grappled \(escape DC (?P<escape>\d+)\)"
    r"(?: if it is an? (?P<size>\w+) or smaller creature)?(?:,? and (?:it is )?(?P<held>restrained) until the grapple ends)?",
    re.IGNORECASE,
)
_UNHEALED = re.compile(
    r"^(?:The cursed target|While poisoned in this way, the target) can't regain hit points(?:, (?=and its hit point maximum))?"
)
_MILD = re.compile(
    r"^(?:If the poison damage reduces the target to 0 hit points, the target|A creature reduced to 0 hit points by a swarm "
    r"of \w+) is stable but poisoned for 1 hour, even after regaining hit points, and (?:is )?paralyzed while poisoned in "
    r"this way"
)
_HELD = re.compile(
    r"^(?:Until (?:this|the) grapple ends|While (?:it is )?grappled), the (?:target|creature) is restrained",
    re.IGNORECASE,
)
_BUSY = re.compile(
    r"^,? and (?:the|its) \w+(?: \w+)? can't (?:\w+(?: its \w+)? (?:on )?another target|make \w+ attacks against other targets)"
)
_ONE_EACH = re.compile(
    r"^(?:The \w+(?: \w+)?) has (?:two|ten|\w+) (?:claws|pincers|tentacles), each of which can grapple (?:only )?one target"
)
_PULLED_OR_PUSHED = re.compile(
    r"(?:be |is )?(?P<way>pushed|pulled|flung) (?:up to )?(?P<ft>\d+) ft\.(?: away(?: from)?| toward)?(?: the \w+(?: \w+)?)?"
)
_LASTS = re.compile(r"for (?P<number>\d+) (?P<unit>rounds?|minutes?|hours?|days?)")
_UNTIL = re.compile(
    r"until the (?P<edge>end|start) of (?P<whose>the \w+(?: \w+)?|its|the creature|the target)(?:'s)? next turn"
)
_UNTIL_WHEN = {("end", True): "source", ("end", False): "target", ("start", True): "start", ("start", False): "own"}
_DRAIN = re.compile(
    rf"^(?:The target's|{_WHO} {_SAVE} or (?:have )?its) hit point maximum (?:is )?reduced by an amount equal to the "
    r"(?:(?P<type>\w+) )?damage taken",
    re.IGNORECASE,
)
_DRAINED = (
    re.compile(r"^(?:The|This) reduction lasts until (?:the target|the creature) finishes a long rest"),
    re.compile(r"^The reduction lasts until removed by [^.]*"),
    re.compile(r"^The target dies if this (?:effect|attack) reduces its hit point maximum to 0"),
)


def riders(text: str) -> tuple[tuple[Effect, ...], tuple[str, ...]]:
    """The effects that the sentences tell, and the sentences that were not understood."""
    effects: list[Effect] = []
    left: list[str] = []
    rest = said_plainly(text.strip())
    while rest:
        step = _next(rest, effects)
        if step is None:
            sentence, rest = sentence_of(rest)
            left.append(sentence)
        else:
            rest = step
        rest = re.sub(r"^(?:[.,;] ?(?:and )?)", "", rest).strip()
    return tuple(effects), tuple(left)


def _next(text: str, effects: list[Effect]) -> str | None:
    for reader in (_silent, _save, _grapple, _repeat, _unhealed, _mild, _restrained, _alone, _drain, after, _at_once):
        rest = reader(text, effects)
        if rest is not None:
            return rest
    return None


def _limits(text: str) -> tuple[Effect, str]:
    """Whom it may befall: “If the target is a Medium or smaller creature, …”."""
    found = _ONLY.match(text)
    if found is None:
        return Effect(), text
    if found["size"]:
        return (
            (Effect(size=found["size"].lower()), text[found.end() :])
            if found["size"].lower() in SIZES
            else (Effect(), text)
        )
    spares = tuple(kind for kind in KINDS if re.search(rf"\b{kind}\b", found["spares"] or ""))
    only = ("humanoid",) if found["only"] == "humanoid" else ()
    return Effect(spares=spares, only=only), text[found.end() :]


def _save(text: str, effects: list[Effect]) -> str | None:
    limits, rest = _limits(text)
    if found := _TAKES_HALF.match(rest):
        effects.append(
            replace(
                limits, save=found["ability"].lower(), dc=int(found["dc"]), damage=damages(found["harm"]), half=True
            )
        )
        return rest[found.end() :]
    found = _FAILED.match(rest) or _OR.match(rest)
    if found is None:
        return None
    fated = fate(found["fate"])
    if fated is None:
        return None
    effects.append(
        replace(
            fated,
            save=found["ability"].lower(),
            dc=int(found["dc"]),
            size=limits.size,
            spares=limits.spares,
            only=limits.only,
        )
    )
    return rest[found.end() :]


_PARTS: tuple[tuple[re.Pattern[str], Callable[[Effect, re.Match[str]], Effect]], ...] = (
    (re.compile(rf"(?:take|takes|taking) (?P<harm>{HARMS})"), lambda e, m: replace(e, damage=damages(m["harm"]))),
    (re.compile(r"(?:be |is )?grappled \(escape DC (?P<escape>\d+)\)(?:,? and (?:(?:it )?is )?(?P<held>restrained) until the grapple ends)?"),
     lambda e, m: replace(e, conditions=(*e.conditions, "grappled", *(["restrained"] if m["held"] else [])), escape=int(m["escape"]))),
    (_PULLED_OR_PUSHED, lambda e, m: replace(e, pull=int(m["ft"])) if m["way"] == "pulled" else replace(e, push=int(m["ft"]))),
    (re.compile(r"(?:be |is )?knocked prone"), lambda e, m: replace(e, conditions=(*e.conditions, "prone"))),
    (re.compile(r"become poisoned until the disease is cured"), lambda e, m: replace(e, conditions=(*e.conditions, "poisoned"))),
    (re.compile(r"be cursed with mummy rot"), lambda e, m: replace(e, conditions=(*e.conditions, "unhealed"))),
    (re.compile(r"turns to stone"), lambda e, m: replace(e, conditions=(*e.conditions, "restrained"), worse="petrified", again=True)),
    (re.compile(r"falls? unconscious"), lambda e, m: replace(e, conditions=(*e.conditions, "unconscious"))),
    (re.compile(r"(?:be|become|becomes|is) (?:magically )?(?P<what>" + "|".join((*CONDITIONS, *HAMPERED)) + r")(?: by the \w+)?"),
     lambda e, m: replace(e, conditions=(*e.conditions, m["what"]))),
    (re.compile("|".join((*CONDITIONS, *HAMPERED))), lambda e, m: replace(e, conditions=(*e.conditions, m[0]))),
    (re.compile(r"until magic such as the [\w ]+ spell removes the \w+"), lambda e, m: e),
    (_LASTS, lambda e, m: replace(e, lasts=int(m["number"]) * ROUNDS[m["unit"]])),
    (_UNTIL, lambda e, m: replace(e, until=_UNTIL_WHEN[m["edge"], m["whose"] not in ("its", "the creature", "the target")])),
)  # fmt: skip


def fate(text: str) -> Effect | None:
    """What a failed save does; nothing if any word of it is not understood."""
    effect, rest = Effect(), text.strip()
    while rest:
        for pattern, change in _PARTS:
            if found := pattern.match(rest):
                effect, rest = change(effect, found), rest[found.end() :]
                break
        else:
            return None
        rest = re.sub(r"^(?:,? and |, | )", "", rest).strip()
    return effect if effect != Effect() else None


_IS = re.compile(r"^(?:the target|it) (?P<fate>(?:is|falls) (?:[^.]|(?<=ft)\.)*)", re.IGNORECASE)


def _at_once(text: str, effects: list[Effect]) -> str | None:
    """What befalls whoever is hit, without a save: “the target is knocked prone”."""
    limits, rest = _limits(text)
    found = _IS.match(rest)
    fated = fate(found["fate"]) if found and not effects else None
    if found is None or fated is None:
        return None
    effects.append(replace(fated, size=limits.size, spares=limits.spares, only=limits.only))
    return rest[found.end() :]


def _grapple(text: str, effects: list[Effect]) -> str | None:
    limits, rest = _limits(text)
    found = _GRAPPLED.match(rest)
    if found is None:
        return None
    size = limits.size or (found["size"] or "").lower()
    held = ("grappled", "restrained") if found["held"] else ("grappled",)
    effects.append(Effect(conditions=held, escape=int(found["escape"]), size=size))
    return rest[found.end() :]


def _repeat(text: str, effects: list[Effect]) -> str | None:
    found = _AGAIN.match(text)
    if found is None or not effects:
        return None
    effects[-1] = replace(effects[-1], again=True)
    return text[found.end() :]


def _unhealed(text: str, effects: list[Effect]) -> str | None:
    """No healing: by a curse that has brought it already, or as long as the poison lasts."""
    found = _UNHEALED.match(text)
    if found is None or not effects:
        return None
    if "unhealed" not in effects[-1].conditions:
        effects[-1] = replace(effects[-1], conditions=(*effects[-1].conditions, "unhealed"))
    return text[found.end() :]


def _mild(text: str, effects: list[Effect]) -> str | None:
    """The poison of small beasts: who falls by it lives, and lies paralyzed for an hour."""
    found = _MILD.match(text)
    if found is None or len(effects) > 1 or any(one.conditions for one in effects):
        return None
    first = effects[0] if effects else Effect()
    effects[:1] = [replace(first, mild=True, conditions=("poisoned", "paralyzed"), lasts=600)]
    return text[found.end() :]


def _restrained(text: str, effects: list[Effect]) -> str | None:
    found = _HELD.match(text)
    if found is None or not effects or not effects[-1].escape:
        return None
    rest = text[found.end() :]
    busy = _BUSY.match(rest)
    effects[-1] = replace(effects[-1], conditions=("grappled", "restrained"), alone=busy is not None)
    return rest[busy.end() :] if busy else rest


_ALONE = re.compile(r"^Until this grapple ends, the \w+ can't (?:use its \w+ on|\w+) another target")


def _alone(text: str, effects: list[Effect]) -> str | None:
    """It holds, and strikes at nobody else so."""
    found = _ALONE.match(text)
    if found is None or not effects or not effects[-1].escape:
        return None
    effects[-1] = replace(effects[-1], alone=True)
    return text[found.end() :]


_FEEDS = re.compile(r"^(?:and )?the \w+ regains hit points equal to that amount")


def _drain(text: str, effects: list[Effect]) -> str | None:
    limits, rest = _limits(text)
    if found := _DRAIN.match(rest):
        effects.append(
            replace(
                limits, drain=found["type"] or "damage", save=(found["ability"] or "").lower(), dc=int(found["dc"] or 0)
            )
        )
        return rest[found.end() :]
    if effects and effects[-1].drain and (found := _FEEDS.match(text)):
        effects[-1] = replace(effects[-1], feeds=True)
        return text[found.end() :]
    if effects and effects[-1].drain:
        for said in _DRAINED:
            if found := said.match(text):
                return text[found.end() :]
    return None


_NO_BEARING = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        r"^If the target is a flammable object that isn't being worn or carried, it also catches fire",
        r"^If the target is a humanoid, it must succeed on a DC \d+ Constitution saving throw or be cursed with were\w+ lycanthropy",
        r"^If the target is a creature, it must succeed on a DC \d+ Constitution saving throw or become diseased",
        r"^The disease has no effect for 1 minute[^.]*",
        r"^After 1 minute, the diseased creature's skin[^.]*",
        r"^When the creature is outside a body of water, it takes [^.]*",
        r"^The poison lasts until it is removed by[^.]*",
        r"^Every 24 hours that elapse, the (?:creature|target) must repeat the saving throw[^.]*",
        r"^This reduction (?:to the target's hit point maximum )?lasts until the disease is cured",
        r"^The (?:creature|target) dies if the disease reduces its hit point maximum to 0",
        r"^The disease is cured on a success",
        r"^and its hit point maximum decreases by [^.]* for every 24 hours that elapse",
        r"^If the curse reduces the target's hit point maximum to 0[^.]*",
        r"^The curse lasts until (?:removed|it is lifted) by[^.]*",
        r"^the target is cursed if it is a creature",
        r"^The magical curse takes effect whenever the target takes a short or long rest[^.]*",
        r"^The cursed target gains no benefit from finishing a short or long rest",
        r"^A humanoid slain (?:by this attack|in this way)[^.]*(?:rises|buried)[^.]*",
        r"^The \w+ can have no more than \w+ \w+ under its control at one time",
        r"^If a non-evil humanoid dies from this attack[^.]*",
        r"^Flammable objects that aren't being worn or carried in that area are ignited",
        r"^The explosion ignites flammable objects in that area that aren't being worn or carried(?:, and it destroys the \w+'s weapons)?",
        r"^If the save fails by 5 or more, the target also ages[^.]*",
        r"^The aging effect can be reversed[^.]*",
        r"^Any equipment (?:it|she|he|the \w+) (?:wears or carries|is wearing or carrying) is invisible with (?:it|her|him)",
        r"^While invisible, (?:it|she|he) leaves no physical evidence of (?:its|her|his) passage, so (?:it|she|he) can be tracked only by magic",
        r"^The \w+ emits magical, divine energy",
        r"^Emptying a vial of holy water on the target also ends the effect on it",
        r"^If the target is killed by this damage, it is absorbed into the mouther",
    )
)
"""What begins after the fight, or befalls things that no fight here knows."""


def _silent(text: str, effects: list[Effect]) -> str | None:
    """What has no bearing on a fight, and what the block says twice: one claw grapples one target, which the hands of a
    creature hold anyway."""
    for pattern in _NO_BEARING:
        if found := pattern.match(text):
            return text[found.end() :]
    found = _ONE_EACH.match(text)
    return text[found.end() :] if found and effects and effects[-1].escape else None
