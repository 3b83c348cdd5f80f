"""Reads what comes after a failed save or a hit: worse failures, stone, what wakes, what hurts turn by turn, holds of
which there is one.

``said_plainly`` puts sentences that are rules of their own into the words of the others.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

from bojiste.systems.srd5.importing.records import Effect
from bojiste.systems.srd5.importing.sentences import HARMS, damages
from bojiste.systems.srd5.words import CONDITIONS

_ONE = r"(?:the|a|an|each|that) (?:\w+ )?(?:target|creature)|it"
_PLAINLY = (
    (r"can't use reactions, its speed is halved, and it can't make more than one attack on its turn\. In addition, the (?:creature|target) can (?:use|take) either an action or a bonus action on its turn,(?: but)? not both\. These effects last", "is slowed"),
    (r"have disadvantage on Strength-based attack rolls, Strength checks, and Strength saving throws", "be weakened"),
    (r"saving throw against being magically petrified\. On a failed save, the creature begins to turn", "saving throw. On a failed save, the creature begins to turn"),
    (r"(?:magically )?begins to turn to stone and is restrained\. (?:It|The restrained \w+) must repeat the saving throw at the end of its next turn\. On a success, the effect ends(?: on the \w+)?\. On a failure, the \w+ is petrified (?:for 24 hours|until freed by[^.]*)", "turns to stone"),
    (r"If the saving throw fails by 5 or more, the creature is instantly petrified\. Otherwise, a creature that fails the save begins to turn to stone and is restrained\. The restrained creature must repeat the saving throw at the end of its next turn, becoming petrified on a failure or ending the effect on a success\. The petrification lasts until [^.]*", "On a failed save, the creature turns to stone. If the saving throw fails by 5 or more, the creature is instantly petrified"),
    (r"^The \w+ targets one or more creatures (?:it|he|she) can see within (\d+) ft\. of (?:it|him|her)\. Each target must", r"Each creature of its choice within \1 ft. of it must"),
    (r"or be magically charmed by the (\w+) until the \1 dies or until it is on a different plane of existence from the target", "or be magically charmed"),
    (r"^The \w+ slams creatures grappled by it into each other or a solid surface\. Each creature must", "Each creature grappled by it must"),
    (r"^The \w+ kisses a creature charmed by it or a willing creature\. The target must", "One creature charmed by it must"),
    (r"^(One creature charmed by the \w+) takes (.*?), and the \w+ regains hit points equal to the damage the creature takes", r"\1 must fail. The target takes \2 and feeds"),
    (r"or be magically charmed for 1 day\b", "or be magically charmed"),
    (r"(?<=restrained), blinded, and at risk of suffocating(, and the \w+ can't \w+ another target)", r"\1. The target is blinded"),
)  # fmt: skip


def said_plainly(text: str) -> str:
    """The same in the usual words."""
    for said, plain in _PLAINLY:
        text = re.sub(said, plain, text)
    return text


Reader = Callable[[re.Match[str], Effect], Effect]


def _also(effect: Effect, *conditions: str) -> Effect:
    return replace(effect, conditions=tuple(dict.fromkeys((*effect.conditions, *conditions))))


def _worse(found: re.Match[str], effect: Effect) -> Effect:
    """Who fails by 5 or more suffers this besides, for as long."""
    what = tuple(name for name in CONDITIONS if re.search(rf"\b{name}\b", found["what"]) and name != "poisoned")
    effect = replace(effect, badly=(*effect.badly, *what))
    return _woken(effect, what, found["rest"] or "")


def _woken(effect: Effect, what: tuple[str, ...], rest: str) -> Effect:
    if "takes damage" in rest:
        effect = replace(effect, wakes=(*effect.wakes, *what))
    if "action to" in rest:
        effect = replace(effect, tended=(*effect.tended, *((name, 0) for name in what)))
    return effect


def _wakes(found: re.Match[str], effect: Effect) -> Effect:
    brought = (*effect.conditions, *effect.badly)
    return _woken(effect, ("unconscious",) if "unconscious" in brought else effect.conditions[-1:], found[0])


def _while_poisoned(found: re.Match[str], effect: Effect) -> Effect:
    return _also(effect, found["what"])


def _hurts(found: re.Match[str], effect: Effect) -> Effect:
    """The damage sits on the condition that comes first: with it, it ends."""
    at = "own-end" if found["when"] == "end" else "own-start"
    return replace(effect, torment=(effect.conditions[0], damages(found["harm"]), at))


def _ignites(found: re.Match[str], effect: Effect) -> Effect:
    at = "own-end" if found["when"] == "end" else "own-start"
    burns = replace(effect, torment=("burning", damages(found["harm"]), at), tended=(("burning", 0),))
    return _also(burns, "burning")


def _half_stays(found: re.Match[str], effect: Effect) -> Effect:
    return replace(effect, half=True)


_HURT_TURN_BY_TURN = rf"takes (?P<harm>{HARMS}) at the (?P<when>start|end) of each of its turns"
_AFTER: tuple[tuple[re.Pattern[str], Reader, Callable[[Effect], bool]], ...] = (
    (re.compile(r"^If (?:the|its|the target's) sav(?:e|ing throw) (?:fails by 5 or more|result is 5 or lower), the (?:\w+ )?(?:target|creature) (?:is|falls) (?:also |instead |instantly )?(?P<what>(?:poisoned for [\w ()]+ minutes and )?\w+)(?P<rest>(?: while poisoned in this way| for the same duration)?(?:,? or until it takes damage or another creature (?:uses|takes) an action to shake it awake)?)(?=\.|$)"),
     _worse, lambda e: bool(e.save)),
    (re.compile(r"^If the target fails the saving throw by 5 or more, it is also (?P<what>\w+)(?P<rest>) for the same duration"), _worse, lambda e: bool(e.save)),
    (re.compile(r"^(?:The target wakes up if it takes damage or if another creature takes an action to shake it awake|This effect ends for a creature if the creature takes damage or someone uses an action to wake it|Another creature can use an action to shake the target awake)"),
     _wakes, lambda e: bool(e.conditions)),
    (re.compile(r"^Until this poison ends, the target is (?P<what>unconscious|paralyzed)"), _while_poisoned, lambda e: "poisoned" in e.conditions),
    (re.compile(r"^The target is (?P<what>blinded)(?=\.)"), _while_poisoned, lambda e: bool(e.escape)),
    (re.compile(rf"^(?:While poisoned in this way, (?:a|the) target |(?:and )?it |and ){_HURT_TURN_BY_TURN}"), _hurts, lambda e: bool(e.conditions)),
    (re.compile(rf"^In addition, at the (?P<when>start) of each of the target's turns, the target takes (?P<harm>{HARMS})"), _hurts, lambda e: bool(e.escape)),
    (re.compile(r"^(?:The|A|Each) (?:\w+ )?(?:target|creature) can repeat the saving throw (?:at the end of|on) each of its turns, with disadvantage if the \w+ is within line of sight, ending the effect on itself on a success"),
     lambda found, e: replace(e, again=True, repeats="unseen"), lambda e: bool(e.save)),
    (re.compile(r"^A frightened target can repeat the saving throw at the end of each of its turns, ending the frightened condition on itself on a success"),
     lambda found, e: replace(e, again=True), lambda e: bool(e.save)),
    (re.compile(r"^(?:Whenever the charmed target takes damage, the target can repeat the saving throw\. On a success, the effect ends|If the target suffers any harm or receives a suicidal command, it can repeat the saving throw, ending the effect on a success|Each time the (?P<who>\w+) or (?:its allies|the (?P=who)'s companions) do anything harmful to the target, it can repeat the saving throw, ending the effect on itself on a success)"),
     lambda found, e: replace(e, again=True, repeats="harmed"), lambda e: "charmed" in e.conditions),
    (re.compile(r"^if the \w+(?: \w+)? isn't already (?:constricting|grappling) a creature(?:, and the target is restrained until this grapple ends)?"),
     lambda found, e: _also(replace(e, most=1), *(("restrained",) if "restrained" in found[0] else ())), lambda e: bool(e.escape)),
    (re.compile(r"^and the \w+ doesn't have two other creatures grappled"), lambda found, e: replace(e, most=2), lambda e: bool(e.escape)),
    (re.compile(r"^On a successful save, the target takes half the \w+ damage and isn't (?:stunned|knocked prone|\w+)"), _half_stays, lambda e: bool(e.damage and e.save)),
)  # fmt: skip
"""What follows an effect that is there already: the pattern, what it makes of the effect, and what that must have."""

_STARTS: tuple[tuple[re.Pattern[str], Reader], ...] = (
    (re.compile(rf"^If the target is a creature or a flammable object, it ignites\. Until (?:a creature|a target) takes an action to douse the fire, the target {_HURT_TURN_BY_TURN}"), _ignites),
)  # fmt: skip

_WOUND = re.compile(
    r"^If the target is a creature other than an undead or a construct, it must succeed on a DC (?P<dc>\d+) Constitution saving throw or lose \d+ \((?P<dice>\d+d\d+)\) hit points at the start of each of its turns due to an infernal wound\. Each time the devil hits the wounded target with this attack, the damage dealt by the wound increases by \d+ \((?P=dice)\)\. Any creature can take an action to stanch the wound with a successful DC (?P<stanch>\d+) Wisdom \(Medicine\) check\. The wound also closes if the target receives magical healing"
)


def after(text: str, effects: list[Effect]) -> str | None:
    """What is left of the sentences when the next says more of the last effect, or begins one of these."""
    for pattern, reads, wanted in _AFTER:
        if effects and wanted(effects[-1]) and (found := pattern.match(text)):
            effects[-1] = reads(found, effects[-1])
            return text[found.end() :]
    for pattern, reads in _STARTS:
        if found := pattern.match(text):
            effects.append(reads(found, Effect()))
            return text[found.end() :]
    return _wound(text, effects)


def _wound(text: str, effects: list[Effect]) -> str | None:
    """A wound that bleeds: hit points are lost, whatever one is proof against, and a further hit opens another."""
    found = _WOUND.match(text)
    if found is None:
        return None
    loss = damages(f"0 ({found['dice']}) necrotic damage")
    wound = Effect(
        save="constitution", dc=int(found["dc"]), conditions=("bleeding",), spares=("undead", "construct"),
        torment=("bleeding", loss, "own-start"), tended=(("bleeding", int(found["stanch"])),),
    )  # fmt: skip
    effects.append(wound)
    return text[found.end() :]
