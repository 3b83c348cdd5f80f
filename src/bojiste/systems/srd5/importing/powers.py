"""Reads the sentences of actions that are no attacks: breaths, gazes, presences, what heals; areas, and how often."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from bojiste.systems.srd5.importing.plights import said_plainly
from bojiste.systems.srd5.importing.records import Area, Damage, Effect, Power, Use
from bojiste.systems.srd5.importing.riders import riders
from bojiste.systems.srd5.importing.sentences import HARMS, KINDS, damages, sentence_of, tidy
from bojiste.systems.srd5.words import CONDITIONS

_IT = r"(?:the \w+(?: (?!and\b|must\b|can\b|that\b|or\b|who\b)\w+)?|it|her|him)"
_CHOICE = re.compile(
    rf"^Each creature of (?:the \w+(?: \w+)?'s|its) choice (?:(?:that is )?within (?P<ft>\d+) ft\. of {_IT}(?: and aware of it)?|in a \d+-foot radius)"
)
_EACH = re.compile(
    rf"^Each (?:living |non-\w+ )?creature (?:in that (?:line|area|cone)|within \d+ ft\. of (?:that point|{_IT}))"
    r"(?P<spares>(?: that can (?:hear|see) (?:it|its \w+|the \w+(?: (?!must|and\b)\w+)?)\b)?(?: and)?(?: that isn't an? (?P<kind>\w+))?)"
)
_ONE_TARGET = re.compile(
    r"^(?:The \w+(?: \w+)? (?:targets|fixes its gaze on) )?one (?P<kind>creature|humanoid(?: or beast)?)(?: of the \w+'s choice)?(?: (?:that )?(?:it|he|she|the \w+(?: \w+)?) can see)? "
    r"within (?P<ft>\d+) ft\. of (?:it|her|him|the \w+(?: (?!must)\w+)?)(?:\. (?:If the target can see (?:it|the \w+(?: \w+)?), )?)?",
    re.IGNORECASE,
)
_PRESENCE = re.compile(
    r"^If (?:a|the) (?:creature|target)'s saving throw is successful(?: or the effect ends for it)?, the (?:creature|target) is immune to "
    r"(?:th(?:e|is) \w+(?: \w+)?'s \w+(?: \w+)?) for the next 24 hours\.?|"
    r"^A target that succeeds on the saving throw is immune to the [^.]* for the next 24 hours\.?|"
    r"^If (?:a|the) target(?:'s saving throw is successful| successfully saves against the effect)(?:,)? or (?:if )?the effect (?:on it )?ends(?: for it)?, "
    r"the target is immune to th(?:e|is) \w+'s \w+(?: \w+)? for the next 24 hours\.?|"
    r"^If a target's saving throw is successful, the target is immune to the [^.]* for the next 24 hours\.?"
)
_ON_ITS = re.compile(
    r"^(?P<all>One|Each) creature (?P<state>grappled|charmed) by (?:the \w+|it) (?:must fail\. The target|(?=must))"
)
_FEEDS = re.compile(rf"^ takes (?P<harm>{HARMS}) and feeds")
_INVISIBLE = re.compile(
    r"^The [\w'-]+ (?:and its light )?magically (?:turns|becomes?) invisible until (?:it|she|he) attacks"
)
_LEADS = re.compile(
    r"^For 1 minute, the \w+ can utter a special command or warning whenever a nonhostile creature that it can see within "
    r"(?P<ft>\d+) ft\. of it makes an attack roll or a saving throw\. The creature can add a d4 to its roll provided it can hear and understand the \w+"
)
_GROWS = re.compile(
    r"^For 1 minute, the [\w'-]+ magically increases in size, along with anything it is wearing or carrying\. "
    r"While enlarged, the [\w'-]+ is Large, doubles its damage dice on Strength-based weapon attacks[^.]*, and makes "
    r"Strength checks and Strength saving throws with advantage\. If the [\w'-]+ lacks the room to become Large, it "
    r"attains the maximum size possible in the space available\.?$"
)
_FLIGHT = re.compile(r"^The \w+ can then fly up to half its flying speed\.?$")
_NAMED = re.compile(r"(?:^|(?<=[.:] ))(?P<name>(?:[A-Z][\w-]+ )+(?:Breath|Roar))\. ")


def powers(name: str, text: str, use: Use) -> tuple[Power, ...]:
    """The powers that an action prints: one, or each of “one of the following breath weapons”."""
    said = tidy(text)
    parts = list(_NAMED.finditer(said)) if "one of the following" in said else []
    if not parts:
        return (_power(name, said, use),)
    ends = [*(part.start() for part in parts[1:]), len(said)]
    return tuple(_power(part["name"], said[part.end() : end], use) for part, end in zip(parts, ends, strict=True))


def _power(name: str, text: str, use: Use) -> Power:
    if healing := _healed(name, text, use):
        return healing
    text = said_plainly(text)
    if set_ := _lends(name, text, use) or _on_its(name, text, use):
        return set_
    rest, kept, once, flight = _without_its_beginning(text), list[str](), False, False
    said: dict[str, Any] = {}
    only, spares = tuple[str, ...](), tuple[str, ...]()
    while rest:
        if (met := _met(rest)) is not None:
            said, rest, only, spares = said | met.said, met.rest, met.only or only, met.spares or spares
        sentence, rest = sentence_of(rest)
        if _PRESENCE.match(sentence):
            once = True
        elif _FLIGHT.match(sentence):
            flight = True
        else:
            kept.append(sentence)
    found, left = riders(" ".join(kept))
    effects = tuple(replace(e, spares=(*e.spares, *spares), only=e.only or only) for e in found)
    return Power(name=name, effects=effects, area=area(text), use=use, once=once, flight=flight, left=left, **said)


class Met(NamedTuple):
    """Whom a sentence says that it befalls, and the rest of it."""

    rest: str
    said: dict[str, Any]
    only: tuple[str, ...] = ()
    spares: tuple[str, ...] = ()


def _met(text: str) -> Met | None:
    if found := _CHOICE.match(text):
        return Met("each creature" + text[found.end() :], {"chosen": True})
    if found := _EACH.match(text):
        keys = {"keys": (("heard", True),)} if "hear" in found["spares"] else {}
        spares = tuple(kind for kind in KINDS if kind == found["kind"])
        return Met("each creature" + text[found.end() :], keys, spares=spares)
    if found := _ONE_TARGET.match(text):
        only = tuple(kind for kind in ("humanoid", "beast") if kind in found["kind"].lower())
        return Met(_whom(text[found.end() :]), {"range": int(found["ft"])}, only=only)
    return None


_ROUNDS = 600
Keys = tuple[tuple[str, Any], ...]


def _lends(name: str, text: str, use: Use) -> Power | None:
    """What it does to itself or its friends: it vanishes, grows, or leads them."""
    if found := _INVISIBLE.match(text):
        keys: Keys = (("until_it_attacks", True), ("concentration", True), ("rounds", _ROUNDS), ("magical", True))
        vanished = (Effect(conditions=("invisible",)),)
        _, left = riders(text[found.end() :].partition(".")[2])
        return Power(name=name, effects=vanished, whom="allies", alone=True, keys=keys, use=use, left=left)
    if _GROWS.match(text):
        keys = (("grants", ["grow 1", "double"]), ("steels", ["strength"]), ("hones", "strength"), ("rounds", 10))
        return Power(name=name, whom="allies", alone=True, keys=(*keys, ("magical", True)), use=use)
    if found := _LEADS.match(text):
        _, after = sentence_of(text[found.end() :])
        keys = (("grants", ["attack 1d4", "save 1d4"]), ("targets", 20), ("rounds", 10))
        left = ("of all within its range only as the power is used", *((after,) if after else ()))
        return Power(name=name, range=int(found["ft"]), whom="allies", keys=keys, use=use, left=left)
    return None


def _on_its(name: str, text: str, use: Use) -> Power | None:
    """What it does to creatures that it holds or has charmed."""
    found = _ON_ITS.match(text)
    if found is None:
        return None
    rest, keys = text[found.end() :], ((("targets", 20),) if found["all"] == "Each" else ())
    far = 30 if found["state"] == "grappled" else 300
    effects, left = riders(f"The target {rest}")
    if fed := _FEEDS.match(rest):
        rest = rest[fed.end() :].strip(". ")
        effects, left = (Effect(damage=damages(fed["harm"]), feeds=True),), (rest,) if rest else ()
    return Power(name=name, effects=_together(effects), range=far, on_its=found["state"], keys=keys, use=use, left=left)


def _together(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """Damage, and the drain that goes with it, as one effect."""
    if len(effects) == 2 and effects[1].drain and effects[0].damage:
        return (replace(effects[0], drain="damage"),)
    return effects


def _whom(rest: str) -> str:
    return f"the target{rest}" if rest.startswith(" ") else rest[:1].upper() + rest[1:]


_HEALS = re.compile(
    r"(?P<who>touches another creature[^.]*\. The target|^The \w+) magically regains "
    r"(?P<all>\d+ \((?P<count>\d+)d(?P<sides>\d+)(?: ?(?P<flat>[+-] ?\d+))?\)) hit points"
)


def _healed(name: str, text: str, use: Use) -> Power | None:
    """A power that heals; what else it does is left."""
    found, healing = _HEALS.search(text), heals(text)
    if found is None or healing is None:
        return None
    before, after = text[: found.start()].strip(), text[found.end() :].strip(". ")
    first = re.sub(rf"^{_IT}$", "", before, flags=re.IGNORECASE)
    return Power(name=name, heal=healing, use=use, left=tuple(one for one in (first, after) if one))


def heals(text: str) -> Damage | None:
    found = _HEALS.search(text)
    if found is None:
        return None
    flat = (found["flat"] or "0").replace(" ", "")
    return Damage(
        int(found["count"]), int(found["sides"]), int(flat), "self" if "touches" not in found["who"] else "touch"
    )


_RULE = re.compile(r"(?<=\. )Each (?:living |non-\w+ )?creature (?:in|within)\b")


def _without_its_beginning(text: str) -> str:
    """Without the picture before the rule (“The dragon exhales fire in a 60-foot cone.”): the area has been read."""
    if not area(text):
        return text
    rule = _RULE.search(text)
    return text[rule.start() :] if rule and not _RULED.search(_SHAPES.sub("", text[: rule.start()])) else text


_SHAPES = re.compile(
    r"\d+-(?:foot|ft\.)(?:-radius)?[ ,]|that is \d+ ft\. (?:wide|long)|\d+ ft\. (?:wide|long)|within \d+ ft\.|"
    r"\d+-(?:foot|ft\.)-tall"
)
_RULED = re.compile(
    r"\d|\b(?:must|can't|damage|hit points?|speed|advantage|disadvantage|actions?|attacks?|saving|save|targets? (?:is|are)|until|unless|"
    + "|".join(CONDITIONS)
    + r")\b"
)
"""Words without which a sentence paints only a picture."""


# -- areas and uses ------------------------------------------------------------------------------------------------

_AREAS: tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], Area]], ...] = (
    (re.compile(r"(\d+)-(?:foot|ft\.) line that is (\d+) ft\. wide"), lambda m: Area(shape="line", size=int(m[1]), width=int(m[2]))),
    (re.compile(r"line (?:of \w+ )?that is (\d+) ft\. long and (\d+) ft\. wide"), lambda m: Area(shape="line", size=int(m[1]), width=int(m[2]))),
    (re.compile(r"(\d+)-(?:foot|ft\.) cone"), lambda m: Area(shape="cone", size=int(m[1]))),
    (re.compile(r"(\d+)-(?:foot|ft\.)-radius, \d+-foot-tall cylinder"), lambda m: Area(shape="cylinder", size=int(m[1]))),
    (re.compile(r"(?<=choice in a )(\d+)-foot radius"), lambda m: Area(shape="emanation", size=int(m[1]))),
    (re.compile(r"(\d+)-(?:foot|ft\.)-radius"), lambda m: Area(shape="sphere", size=int(m[1]))),
    (re.compile(r"each creature within (\d+) ft\. of that point", re.IGNORECASE), lambda m: Area(shape="sphere", size=int(m[1]))),
    (re.compile(r"each (?:living |non-\w+ )?creature (?:of (?:the \w+(?: \w+)?|its)(?:'s)? choice )?(?:that is )?within (\d+) ft\. of", re.IGNORECASE),
     lambda m: Area(shape="emanation", size=int(m[1]))),
)  # fmt: skip


def area(text: str) -> Area | None:
    """The area that the sentences name, and how far off a chosen point may be."""
    for pattern, make in _AREAS:
        if found := pattern.search(text):
            away = re.search(r"a point (?:it|the \w+(?: \w+)?) can see within (\d+) ft\.", text)
            return replace(make(found), away=int(away[1]) if away else 0)
    return None


_RECHARGE = re.compile(r"\(Recharge (\d)(?:-6)?\)")
_DAY = re.compile(r"\((\d+)/Day(?:, or \d+/Day in Lair)?\)")
_REST = re.compile(r"\(Recharges after a (?:Short or Long )?Rest\)", re.IGNORECASE)


def used(name: str, usage: Mapping[str, object] | None = None) -> Use:
    """How often, by what stands behind the name or by a structured field."""
    if found := _RECHARGE.search(tidy(name)):
        return Use(recharge=int(found[1]))
    if found := _DAY.search(name):
        return Use(day=int(found[1]))
    if _REST.search(name):
        return Use(rest=True)
    match usage:
        case {"type": "recharge on roll", "min_value": int(face)}:
            return Use(recharge=face)
        case {"type": "per day", "times": int(times)}:
            return Use(day=times)
        case {"type": "recharge after rest"}:
            return Use(rest=True)
    return Use()
