"""Traits that are played as attacks and powers are: charges and pounces, bursts at death, hot bodies, stenches."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace

from bojiste.systems.srd5.importing import powers
from bojiste.systems.srd5.importing.multiattack import slug
from bojiste.systems.srd5.importing.printed import Feature
from bojiste.systems.srd5.importing.records import Area, Attack, Charge, Damage, Effect, Power, Use
from bojiste.systems.srd5.importing.riders import riders
from bojiste.systems.srd5.importing.sentences import damages, tidy

_RUN = re.compile(
    r"^If the [\w' -]+? moves at least (?P<feet>\d+) ft\. straight toward an? (?:target|creature) and then hits it with "
    r"(?:an?|its) (?P<attack>[\w ]+?)(?: attack)? on the same turn, (?P<rest>.+)$"
)
_RUN_UP = re.compile(
    r"^If the target is (?P<whom>an? (?:\w+ or smaller )?creature) and the [\w' -]+? moved (?P<feet>\d+)\+ ft\. straight "
    r"toward it immediately before the hit, (?:the target|it) (?P<rest>.+)$"
)
"""A charge that an attack prints with its hit."""
_EXTRA = re.compile(r"^the target takes an extra \d+ \((?P<count>\d+)d(?P<sides>\d+)\)(?: (?P<type>\w+))? damage")
_AGAIN = re.compile(
    r"^If the target is prone, the [\w' -]+? can make (?:one|another) (?:attack with its (?P<its>\w+)|(?P<one>\w+) attack)"
    r" against it as a bonus action"
)
_DIES = re.compile(r"^When the [\w' -]+? dies, it explodes[^.,]*(?:\. |, and )(?P<rest>.+)$")
_TOUCHED = re.compile(
    r"(?:^|(?<=\. ))A creature that touches the [\w' -]+? or hits it with a melee attack while within 5 ft\. of it takes "
)
_NEAR = re.compile(
    r"^(?:Any (?P<who>creature|humanoid)(?P<hostile> hostile to the [\w' -]+?)? that|If a (?P<one>creature)|When a (?P<seen>creature) that can see the [\w' -]+?'s eyes) "
    r"starts its turn within (?P<feet>\d+) ft\. of the [\w' -]+?(?: and can see the [\w' -]+?'s true form| and the two of them can see each other)?,? "
    r"(?:the [\w' -]+? can force (?:the creature|it) to make|must (?:make|succeed on)) an? (?P<rest>DC .+)$"
)
_UNLESS = re.compile(
    r"(?<=saving throw)(?:, unless the [\w' -]+? is incapacitated| if the [\w' -]+? isn't incapacitated(?: and can see the creature)?)"
)
_IMMUNE = re.compile(
    r"(?:On a successful saving throw, the creature is immune to the [\w' -]+?|"
    r"If a creature's saving throw is successful(?: or the effect ends for it)?, the creature is immune to the [\w' -]+?) for the(?: next)? 24 hours\.|"
    r"On a successful saving throw, the creature is immune to the [\w' -]+? for 24 hours\."
)
_UNTIL_OWN = " until the start of its next turn"
_AVERTS = re.compile(
    r"(?:A creature that isn't surprised can avert|Unless surprised, a creature can avert|Unless the target is surprised or).*$"
)


def charged(feature: Feature, attacks: list[Attack]) -> bool:
    """Whether a trait is a charge that was understood; it then stands with the attack it belongs to."""
    said = _RUN.match(tidy(feature.text))
    place = None if said is None else _place(said["attack"], attacks)
    if said is None or place is None:
        return False
    damage, rest = _extra(said["rest"], attacks[place])
    effects, left = riders(rest.lstrip(". ") if damage else rest)
    bonus = ""
    for sentence in left:
        again = _AGAIN.match(sentence)
        other = _place(again["its"] or again["one"], attacks) if again else None
        if other is None:
            return False
        bonus = slug(attacks[other].name)
    attacks[place] = replace(
        attacks[place], charge=Charge(feet=int(said["feet"]), damage=damage, effects=effects, bonus=bonus)
    )
    return True


def with_its_run(attack: Attack) -> Attack:
    """The attack with the charge that its own sentences tell."""
    for sentence in attack.left:
        if found := _RUN_UP.match(sentence):
            damage, rest = _extra(f"the target {found['rest']}", attack)
            rest = re.sub(r"^ and ", "the target ", rest).strip(". ") if damage else rest
            small = found["whom"].removeprefix("an ").removeprefix("a ")
            effects, left = riders(f"If the target is a {small}, {rest}" if rest and " or smaller" in small else rest)
            if not left:
                charge = Charge(feet=int(found["feet"]), damage=damage, effects=effects)
                return replace(attack, charge=charge, left=tuple(one for one in attack.left if one != sentence))
    return attack


def _extra(told: str, attack: Attack) -> tuple[tuple[Damage, ...], str]:
    """The damage that a charge adds to an attack, of the attack's type where none is said, and what it does besides."""
    extra = _EXTRA.match(told)
    if extra is None:
        return (), told
    type_ = extra["type"] or attack.damage[0].type
    return (Damage(int(extra["count"]), int(extra["sides"]), 0, type_),), told[extra.end() :]


def _place(noun: str, attacks: list[Attack]) -> int | None:
    """Where the attack stands that a noun names, in the singular or the plural."""
    key = slug(noun)
    keys = [slug(attack.name) for attack in attacks]
    return next((keys.index(one) for one in (key, key.removesuffix("s"), f"{key}s") if one in keys), None)


def by_itself(feature: Feature) -> Iterator[Power]:
    """What a trait does by itself: as its owner dies, to whoever touches it, to whoever starts a turn nearby."""
    name, text = re.sub(r"\s*\([^)]*\)", "", feature.name), tidy(feature.text).replace(" then ", " ")
    if found := _DIES.match(text):
        yield from _burst(name, found["rest"])
    elif found := _NEAR.match(text):
        yield _nearby(name, found)
    elif found := _TOUCHED.search(text):
        yield from _touch(name, text, found)


def _nearby(name: str, found: re.Match[str]) -> Power:
    """What befalls whoever starts a turn near by; whoever may avert its eyes instead is left to the referee."""
    rest, once = _IMMUNE.subn("", _UNLESS.sub("", found["rest"]))
    rest, averts = _AVERTS.subn("", rest)
    own = _UNTIL_OWN in rest
    effects, left = riders(f"The creature must make a {rest.replace(_UNTIL_OWN, '')}".strip())
    only = ("humanoid",) if found["who"] == "humanoid" else ()
    return Power(
        name=name, effects=tuple(replace(effect, until="own" if own else "", only=only) for effect in effects),
        area=Area(shape="emanation", size=int(found["feet"])), time="nearby", once=bool(once), part="trait",
        whom="enemies" if found["hostile"] else "", keys=(("seen", True),) if "see" in found[0][: found.start("rest")] else (), left=left + (("averting the eyes",) if averts else ()),
    )  # fmt: skip


def _burst(name: str, rest: str) -> Iterator[Power]:
    for power in powers.powers(name, rest[:1].upper() + rest[1:], Use()):
        if power.area is not None and power.effects:
            yield replace(power, time="death", part="trait")


def _touch(name: str, text: str, found: re.Match[str]) -> Iterator[Power]:
    harm = re.match(r"(\d+ \(\d+d\d+\) \w+ damage)(?:\.|$)", text[found.end() :])
    if harm is None:
        return
    other = (text[: found.start()] + text[found.end() + harm.end() :]).strip()
    effect = Effect(damage=damages(harm[1]))
    yield Power(name=name, effects=(effect,), time="touched", part="trait", left=(other,) if other else ())


def taken(features: Iterable[Feature], attacks: list[Attack], powers: list[Power]) -> Iterator[Feature]:
    """The traits that are left when charges have gone to their attacks, and what works by itself to the powers."""
    for feature in features:
        if charged(feature, attacks):
            continue
        made = list(by_itself(feature))
        powers += made
        if not made:
            yield feature
