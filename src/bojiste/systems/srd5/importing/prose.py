"""Reads the printed sentences of a stat block: attacks, saving throws, areas, what a hit does besides its damage.

Each reader takes what it understands from the front of the sentences and leaves the rest, which is listed as left to
the referee: nothing is guessed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import NamedTuple

from bojiste.systems.srd5.importing.records import Area, Attack, Damage, Effect, Power, Use
from bojiste.systems.srd5.words import ABILITIES, CONDITIONS, DAMAGE_TYPES, SIZES

KINDS = (
    "aberration", "beast", "celestial", "construct", "demon", "devil", "dragon", "elemental", "elf", "fey", "fiend",
    "giant", "humanoid", "monstrosity", "ooze", "plant", "undead",
)  # fmt: skip
ROUNDS = {"round": 1, "rounds": 1, "minute": 10, "minutes": 10, "hour": 600, "hours": 600, "day": 14400, "days": 14400}

_SLIPS = (
    (re.compile(r"\s+"), " "),
    (re.compile(r"\bfeet\b|\bft ?\.(?= |,|$|/)|\bft\b(?!\.)"), "ft."),
    (re.compile(r"ft\.\.+"), "ft."),
    (re.compile(r"(?<=ft\.)(?= [A-Z])"), "\x00"),
    (re.compile(r"(?<=[( ])l(?=\d)"), "1"),
    (re.compile(r"(?<=\d)O\b"), "0"),
    (re.compile(r"\b(\d+) ?d (\d+)|\b(\d+) d ?(\d+)"), r"\1\3d\2\4"),
    (re.compile(r"[−–]"), "-"),
    (re.compile(r" \."), "."),
    (re.compile(r"to hit \([^)]*\)"), "to hit"),
    (re.compile(r"must make on a"), "must make a"),
)  # fmt: skip
"""Slips of the print and of its reading by machine: ``l6d8``, ``3d1O``, ``1 d6``, ``5 ft .``."""


def tidy(text: str) -> str:
    """The sentence without slips; feet are always ``ft.``."""
    for slip, right in _SLIPS:
        text = slip.sub(right, text)
    return text.replace("\x00", "").strip()


_TYPE = "|".join(DAMAGE_TYPES)
_DICE = r"(?:\d+ \((?P<{0}count>\d+)d(?P<{0}sides>\d+)(?: ?(?P<{0}flat>[+-] ?\d+))?\)|(?P<{0}only>\d+))"
_HARM = r"(?:\d+ \(\d+d\d+(?: ?[+-] ?\d+)?\)|\d+) (?:" + _TYPE + r") damage"
_HARMS = rf"{_HARM}(?: (?:plus|and) {_HARM})*"
_ONE = re.compile(_DICE.format("") + rf" (?P<type>{_TYPE}) damage")


def damages(text: str) -> tuple[Damage, ...]:
    """Every component of damage in the words."""
    return tuple(_component(found) for found in _ONE.finditer(text))


def _component(found: re.Match[str]) -> Damage:
    if found["only"]:
        return Damage(0, 0, int(found["only"]), found["type"])
    flat = (found["flat"] or "0").replace(" ", "")
    return Damage(int(found["count"]), int(found["sides"]), int(flat), found["type"])


# -- attacks -------------------------------------------------------------------------------------------------------

_HEADER = re.compile(
    r"^(?:\w[\w ]*\. )?(?P<how>Melee or Ranged|Melee|Ranged) (?P<what>Weapon|Spell) Attack: ?\+ ?(?P<hit>\d+) to hit, "
    r"(?P<where>[^.]*?(?:ft\.[^.]*?)*?),? (?P<whom>(?:one|any|each|the)\b[^.]*)\. Hit: (?P<rest>.*)$"
)
_REACH = re.compile(r"reach (\d+) ?ft\.")
_RANGE = re.compile(r"ranged? (\d+)(?: ?ft\.)?(?: ?/ ?(\d+))? ?ft\.")


def is_attack(text: str) -> bool:
    return "Attack:" in text


def attack(name: str, text: str, use: Use) -> Attack | None:
    """The attack that a sentence prints; nothing if its head cannot be read."""
    head = _HEADER.match(tidy(text))
    if head is None:
        return None
    reach, shot = _REACH.search(head["where"]), _RANGE.search(head["where"])
    read = hit(head["rest"])
    return Attack(
        name=name,
        melee=head["how"] != "Ranged",
        spell=head["what"] == "Spell",
        to_hit=int(head["hit"]),
        reach=int(reach[1]) if reach else None,
        range=(int(shot[1]), int(shot[2] or shot[1])) if shot else None,
        damage=read.damage,
        two_handed=read.two_handed,
        half_hit_points=read.half_hit_points,
        effects=read.effects,
        use=use,
        left=read.left,
    )


class Hit(NamedTuple):
    """What stands after “Hit:”."""

    damage: tuple[Damage, ...]
    two_handed: tuple[Damage, ...]
    half_hit_points: tuple[Damage, ...]
    effects: tuple[Effect, ...]
    left: tuple[str, ...]


_FIRST = re.compile(rf"^(?P<all>{_HARMS})")
_TWO_HANDS = re.compile(
    rf"^,? or (?P<two>{_HARM}) if used with two hands(?: to make a melee attack)?(?:,? (?P<more>plus {_HARMS}))?"
)
_SWARM = re.compile(rf"^,? or (?P<half>{_HARM}) if the swarm has half of its hit points or fewer")


def hit(text: str) -> Hit:
    two: tuple[Damage, ...] = ()
    half: tuple[Damage, ...] = ()
    first = _FIRST.match(text)
    done = damages(first["all"]) if first else ()
    rest = text[first.end() :] if first else text
    if found := _TWO_HANDS.match(rest):
        more = damages(found["more"] or "")
        two, done, rest = damages(found["two"]) + more, done + more, rest[found.end() :]
    if found := _SWARM.match(rest):
        half, rest = damages(found["half"]), rest[found.end() :]
    rest = re.sub(r"^(?:, and |, |\. |\.$)", "", rest)
    effects, left = riders(rest)
    return Hit(done, two, half, effects, left)


# -- what befalls a target -----------------------------------------------------------------------------------------

_ABILITY = "|".join(ability.title() for ability in ABILITIES)
_WHO = r"(?:the target|it|that target|the creature|a creature|each creature|each target|that creature)"
_SAVE = rf"must (?:succeed on|make) an? DC (?P<dc>\d+) (?P<ability>{_ABILITY}) saving throw(?: against (?:this magic|disease))?"
_ONLY = re.compile(
    r"^if the target is (?:an? )?(?P<size>\w+) or smaller(?: (?:creature|target))?, |"
    r"^if the target is (?:an? )?(?P<only>creature|humanoid)(?: other than (?:an? )?(?P<spares>[\w ]+?))?, ",
    re.IGNORECASE,
)
_TAKES_HALF = re.compile(
    rf"^{_WHO} {_SAVE}, taking (?P<harm>{_HARMS}) on a failed save, or half as much(?: damage)? on a successful one",
    re.IGNORECASE,
)
_OR = re.compile(rf"^{_WHO} {_SAVE} or (?P<fate>(?:[^.]|(?<=ft)\.)*)", re.IGNORECASE)
_FAILED = re.compile(
    rf"^{_WHO} {_SAVE}\. On a failed save, {_WHO} (?:is )?(?P<fate>(?:[^.]|(?<=ft)\.)*)", re.IGNORECASE
)
_AGAIN = re.compile(
    r"^(?:The|A|Each) (?:\w+ )?(?:target|creature) can repeat the saving throw at the end of each of its turns, "
    r"ending the effect on itself (?:on a success|with a successful save)"
)
_GRAPPLED = re.compile(
    rf"^(?P<who>{_WHO}) is grappled \(escape DC (?P<escape>\d+)\)"
    r"(?: if it is an? (?P<size>\w+) or smaller creature)?(?: and (?P<held>restrained) until the grapple ends)?",
    re.IGNORECASE,
)
_HELD = re.compile(r"^Until (?:this|the) grapple ends, the (?:target|creature) is restrained")
_BUSY = re.compile(
    r"^,? and (?:the|its) \w+(?: \w+)? can't (?:\w+(?: its \w+)? (?:on )?another target|make \w+ attacks against other targets)"
)
_ONE_EACH = re.compile(
    r"^(?:The \w+(?: \w+)?) has (?:two|ten|\w+) (?:claws|pincers|tentacles), each of which can grapple (?:only )?one target"
)
_PULLED_OR_PUSHED = re.compile(
    r"(?:be |is )?(?P<way>pushed|pulled|flung) (?:up to )?(?P<ft>\d+) ft\.(?: away from| toward)?(?: the \w+(?: \w+)?)?"
)
_LASTS = re.compile(r"for (?P<number>\d+) (?P<unit>rounds?|minutes?|hours?|days?)")
_UNTIL = re.compile(r"until the end of (?:the \w+(?: \w+)?|its|the creature|the target)(?:'s)? next turn")
_DRAIN = re.compile(
    rf"^(?:The target's|{_WHO} {_SAVE} or (?:have )?its) hit point maximum (?:is )?reduced by an amount equal to the "
    r"(?:\w+ )?damage taken",
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
    rest = text.strip()
    while rest:
        step = _next(rest, effects)
        if step is None:
            sentence, rest = _sentence(rest)
            left.append(sentence)
        else:
            rest = step
        rest = re.sub(r"^(?:[.,;] ?(?:and )?)", "", rest).strip()
    return tuple(effects), tuple(left)


def _sentence(text: str) -> tuple[str, str]:
    """The first sentence and the rest; ``ft.`` ends none before a small letter."""
    for end in re.finditer(r"(?<!ft)\.(?: |$)|ft\.(?= [A-Z]|$)", text):
        return text[: end.end()].strip(), text[end.end() :].strip()
    return text, ""


def _next(text: str, effects: list[Effect]) -> str | None:
    for reader in (_save, _grapple, _repeat, _restrained, _drain, _silent):
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
    (re.compile(rf"(?:take|takes|taking) (?P<harm>{_HARMS})"), lambda e, m: replace(e, damage=damages(m["harm"]))),
    (_PULLED_OR_PUSHED, lambda e, m: replace(e, pull=int(m["ft"])) if m["way"] == "pulled" else replace(e, push=int(m["ft"]))),
    (re.compile(r"(?:be |is )?knocked prone"), lambda e, m: replace(e, conditions=(*e.conditions, "prone"))),
    (re.compile(r"falls? unconscious"), lambda e, m: replace(e, conditions=(*e.conditions, "unconscious"))),
    (re.compile(r"(?:be|become|becomes|is) (?:magically )?(?P<what>" + "|".join(CONDITIONS) + r")(?: by the \w+)?"),
     lambda e, m: replace(e, conditions=(*e.conditions, m["what"]))),
    (re.compile("|".join(CONDITIONS)), lambda e, m: replace(e, conditions=(*e.conditions, m[0]))),
    (_LASTS, lambda e, m: replace(e, lasts=int(m["number"]) * ROUNDS[m["unit"]])),
    (_UNTIL, lambda e, m: replace(e, until="source" if re.search(r"of the (?!creature|target)", m[0]) else "target")),
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


def _restrained(text: str, effects: list[Effect]) -> str | None:
    found = _HELD.match(text)
    if found is None or not effects or not effects[-1].escape:
        return None
    effects[-1] = replace(effects[-1], conditions=("grappled", "restrained"))
    rest = text[found.end() :]
    busy = _BUSY.match(rest)
    return rest[busy.end() :] if busy else rest


def _drain(text: str, effects: list[Effect]) -> str | None:
    limits, rest = _limits(text)
    if found := _DRAIN.match(rest):
        effects.append(replace(limits, drain=True, save=(found["ability"] or "").lower(), dc=int(found["dc"] or 0)))
        return rest[found.end() :]
    if effects and effects[-1].drain:
        for said in _DRAINED:
            if found := said.match(text):
                return text[found.end() :]
    return None


def _silent(text: str, effects: list[Effect]) -> str | None:
    """What the block says twice: one claw grapples one target, which the hands of a creature hold anyway."""
    found = _ONE_EACH.match(text)
    return text[found.end() :] if found and effects and effects[-1].escape else None


# -- powers --------------------------------------------------------------------------------------------------------

_IT = r"(?:the \w+(?: (?!and\b|must\b|can\b|that\b|or\b|who\b)\w+)?|it|her|him)"
_CHOICE = re.compile(
    rf"^Each creature of (?:the \w+(?: \w+)?'s|its) choice (?:that is )?within (?P<ft>\d+) ft\. of {_IT}(?: and aware of it)?"
)
_EACH = re.compile(
    rf"^Each (?:living |non-\w+ )?creature (?:in that (?:line|area|cone)|within \d+ ft\. of (?:that point|{_IT}))"
    r"(?P<spares>(?: that can (?:hear|see) (?:it|its \w+|the \w+(?: \w+)?))?(?: and)?(?: that isn't an? \w+)?)"
)
_ONE_TARGET = re.compile(
    r"^(?:The \w+(?: \w+)? (?:targets|fixes its gaze on) )?one (?P<kind>creature|humanoid)(?: of the \w+'s choice)?(?: (?:it|he|she|the \w+(?: \w+)?) can see)? "
    r"within (?P<ft>\d+) ft\. of (?:it|her|him|the \w+(?: (?!must)\w+)?)(?:\. (?:If the target can see (?:it|the \w+(?: \w+)?), )?)?",
    re.IGNORECASE,
)
_PRESENCE = re.compile(
    r"^If (?:a|the) (?:creature|target)'s saving throw is successful(?: or the effect ends for it)?, the (?:creature|target) is immune to "
    r"(?:the \w+(?: \w+)?'s \w+(?: \w+)?) for the next 24 hours\.?"
)
_NAMED = re.compile(r"(?:^|(?<=\. ))(?P<name>(?:[A-Z][\w-]+ )+(?:Breath|Roar))\. ")


def powers(name: str, text: str, use: Use) -> tuple[Power, ...]:
    """The powers that an action prints: one, or each of “one of the following breath weapons”."""
    said = tidy(text)
    parts = list(_NAMED.finditer(said)) if "one of the following" in said else []
    if not parts:
        return (_power(name, said, use),)
    ends = [*(part.start() for part in parts[1:]), len(said)]
    return tuple(_power(part["name"], said[part.end() : end], use) for part, end in zip(parts, ends, strict=True))


def _power(name: str, text: str, use: Use) -> Power:
    if healing := heals(text):
        return Power(name=name, heal=healing, use=use)
    where, rest = area(text), _without_its_beginning(text)
    chosen, range_, once = False, 0, False
    kept: list[str] = []
    while rest:
        if found := _CHOICE.match(rest):
            chosen, rest = True, "each creature" + rest[found.end() :]
        elif found := _EACH.match(rest):
            rest = "each creature" + rest[found.end() :]
        elif found := _ONE_TARGET.match(rest):
            range_, rest = int(found["ft"]), _whom(rest[found.end() :])
        sentence, rest = _sentence(rest)
        if _PRESENCE.match(sentence):
            once = True
        else:
            kept.append(sentence)
    effects, left = riders(" ".join(kept))
    return Power(name=name, effects=effects, area=where, range=range_, use=use, chosen=chosen, once=once, left=left)


def _whom(rest: str) -> str:
    return f"the target{rest}" if rest.startswith(" ") else rest[:1].upper() + rest[1:]


_HEALS = re.compile(
    r"(?P<who>touches another creature[^.]*\. The target|^The \w+) magically regains "
    r"(?P<all>\d+ \((?P<count>\d+)d(?P<sides>\d+)(?: ?(?P<flat>[+-] ?\d+))?\)) hit points"
)


def heals(text: str) -> Damage | None:
    found = _HEALS.search(text)
    if found is None:
        return None
    flat = (found["flat"] or "0").replace(" ", "")
    return Damage(
        int(found["count"]), int(found["sides"]), int(flat), "self" if "touches" not in found["who"] else "touch"
    )


_BEGINNING = re.compile(
    r"^(?:The|A|One|Up) [^.]*?(?:ft\.[^.]*?)*\.\s+(?=Each (?:living |non-\w+ )?creature (?:in|within))"
)


def _without_its_beginning(text: str) -> str:
    """Without the picture before the rule (“The dragon exhales fire in a 60-foot cone.”): the area has been read."""
    return _BEGINNING.sub("", text) if area(text) else text


# -- areas and uses ------------------------------------------------------------------------------------------------

_AREAS: tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], Area]], ...] = (
    (re.compile(r"(\d+)-(?:foot|ft\.) line that is (\d+) ft\. wide"), lambda m: Area(shape="line", size=int(m[1]), width=int(m[2]))),
    (re.compile(r"line (?:of \w+ )?that is (\d+) ft\. long and (\d+) ft\. wide"), lambda m: Area(shape="line", size=int(m[1]), width=int(m[2]))),
    (re.compile(r"(\d+)-(?:foot|ft\.) cone"), lambda m: Area(shape="cone", size=int(m[1]))),
    (re.compile(r"(\d+)-(?:foot|ft\.)-radius, \d+-foot-tall cylinder"), lambda m: Area(shape="cylinder", size=int(m[1]))),
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
_DAY = re.compile(r"\((\d+)/Day\)")
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
