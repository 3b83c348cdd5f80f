"""Reads the printed attacks of a stat block.

What a hit does besides its damage is read in ``riders``.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from bojiste.systems.srd5.importing.records import Attack, Damage, Effect, Use
from bojiste.systems.srd5.importing.riders import riders
from bojiste.systems.srd5.importing.sentences import HARM, HARMS, damages, tidy

_HEADER = re.compile(
    r"^(?P<lead>(?:[A-Z][^.]*\. )+)?(?P<how>Melee or Ranged|Melee|Ranged) (?P<what>Weapon|Spell) Attack: ?\+ ?(?P<hit>\d+) to hit, "
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
    on, whom = _whom(head["whom"])
    lead = (head["lead"] or "").strip()
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
        on=on,
        left=(*((lead,) if lead and lead != f"{name}." else ()), *whom, *read.left),
    )


_ANYBODY = re.compile(
    r"^(?:one|any|each|the) (?:target|creature)(?: in the swarm's space| of (?:its|the [\w ]+'s) choice)?$"
)
_PRONE = re.compile(r"^one prone (?:target|creature)$")


def _whom(said: str) -> tuple[str, tuple[str, ...]]:
    """At whom alone it is made, if at somebody who lies there; what is not understood of that."""
    if _PRONE.match(said):
        return "prone", ()
    return "", () if _ANYBODY.match(said) else (said,)


class Hit(NamedTuple):
    """What stands after “Hit:”."""

    damage: tuple[Damage, ...]
    two_handed: tuple[Damage, ...]
    half_hit_points: tuple[Damage, ...]
    effects: tuple[Effect, ...]
    left: tuple[str, ...]


_FIRST = re.compile(rf"^(?P<all>{HARMS})")
_TWO_HANDS = re.compile(
    rf"^,? or (?P<two>{HARM}) if used with two hands(?: to make a melee attack)?(?:,? (?P<more>plus {HARMS}))?"
)
_OTHERWISE = re.compile(
    rf"^,? or {HARM} (?:while enlarged|with shillelagh|in Small or Medium form)(?=[.,])|"
    rf"^, {HARM} if wielded with two hands, or {HARM} with shillelagh(?=\.)"
)
"""What it does by a spell or in a form that is told elsewhere in the block."""
_SWARM = re.compile(rf"^,? or (?P<half>{HARM}) if the swarm has half of its hit points or fewer")


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
    rest = _OTHERWISE.sub("", rest)
    rest = re.sub(r"^(?:, and |, |\. |\.$)", "", rest)
    effects, left = riders(rest)
    return Hit(done, two, half, effects, left)
