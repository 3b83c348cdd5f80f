"""The phrases of the printing of 2024 in those of the document: ``Melee Attack Roll: +4, reach 5 ft.``,
``Dexterity Saving Throw: DC 15, each creature in a 30-foot Cone. Failure: … Success: …``."""

from __future__ import annotations

import re

from bojiste.systems.srd5.importing.sentences import KINDS
from bojiste.systems.srd5.words import ABILITIES, CONDITIONS, DAMAGE_TYPES, SIZES

_ROLL = re.compile(
    r"(?P<how>Melee or Ranged|Melee|Ranged) Attack(?: Roll)?: (?P<hit>\+ ?\d+)(?: to hit)?(?: \((?P<when>[^)]*)\))?, "
    r"(?P<where>(?:reach|range)[^.]*?ft\.(?: or (?:reach|range) [^.]*?ft\.)?)(?:, one target\.?)? Hit: "
)
_EMPHASIS = re.compile(r"\*{1,3}|(?<!\w)_{1,3}(?=\w)|(?<=[\w:.])_{1,3}(?!\w)")
_EITHER = re.compile(r"Attack(?: Roll)?:|Saving Throw:")
_LOWERED = (*DAMAGE_TYPES, *CONDITIONS, *KINDS, "cone", "line", "emanation", "sphere", "cube")
_CAPITALS = re.compile(rf"\b({'|'.join(word.title() for word in _LOWERED)})\b")
_HAS = re.compile(
    r"(?P<who>it |[Tt]he target |(?<=and ))(?:also )?has the (?P<condition>\w+)(?: and (?P<other>\w+))? conditions?\b"
)
_SIZED = re.compile(rf"If the target is an? (?P<size>{'|'.join(SIZES)}) or smaller creature, ", re.IGNORECASE)
_FEET = r"(?:feet|ft\.?)"
_SAVE = re.compile(
    rf"^(?P<ability>{'|'.join(one.title() for one in ABILITIES)}) Saving Throw: DC (?P<dc>\d+), "
    r"(?P<whom>[^.]*?(?:ft\.[^.]*?)*)\. (?=(?:First )?Failure: ?)"
)
_LABEL = re.compile(r"(?:^|(?<=[.:] ))(First Failure|Second Failure|Failure or Success|Failure|Success): ?")
_AREA = re.compile(
    r"^each creature in an? (?:(?P<around>\d+)-foot emanation(?: originating from .*)?|"
    r"(?P<size>\d+)-foot(?:-long, (?P<wide>\d+)-foot-wide line| (?P<shape>cone))|"
    rf"(?P<radius>\d+)-foot-radius sphere centered on a point (?:it|the [\w '-]+) can see "
    rf"within (?P<away>\d+) {_FEET})$"
)
_NEAR = re.compile(
    rf"^each (?P<who>creature|enemy) (?:(?:that is )?within (?P<far>\d+) {_FEET}(?: of (?:it|the [\w '-]+))?|"
    r"in an? (?P<around>\d+)-foot emanation(?: originating from .*)?)$"
)
_SEER = r"(?:it|the [\w'-]+(?: [\w'-]+){0,2})"
_ONE = re.compile(
    rf"^one (?:(?P<size>(?i:{'|'.join(SIZES)})) or smaller )?creature(?P<sees> (?:that )?{_SEER} can see)? within "
    rf"(?P<far>\d+) {_FEET}(?: of {_SEER})?$"
)
_ALONE = re.compile(r"^\d+(?: \([^)]*\))? \w+ damage(?: (?:plus|and) \d+(?: \([^)]*\))? \w+ damage)*")
_STONE = (
    "the target has the restrained condition and repeats the save at the end of its next turn if it is still "
    "restrained, ending the effect on itself on a success",
    "the target has the petrified condition instead of the restrained condition",
)
"""The two failures of those that turn to stone."""
_PLAINLY = (
    (
        re.compile(
            r"(?:,? and|\. The target) repeats the save at the end of each of its turns, ending the effect on itself "
            r"on a success"
        ),
        ". The target can repeat the saving throw at the end of each of its turns, ending the effect on itself on a "
        "success",
    ),
    (
        re.compile(r"While poisoned, the target (?:also )?has the (paralyzed|unconscious) condition", re.IGNORECASE),
        r"Until this poison ends, the target is \1",
    ),
    (re.compile(r"(?<=damage)\. The target (?=has the )"), ", and the target "),
    (re.compile(r"(?<=pushed )(up to \d+ (?:feet|ft\.)) straight (?=away)"), r"\1 "),
)
_IMMUNE = re.compile(r"^The target is immune to (?:this|the) (?P<what>[\w' -]+) for (?:24 hours|1 hour)\.?$")
_KIN = r"(?: \(other than (?:an?|another) [\w ]+\))?"
_STARTS = re.compile(
    rf"^any creature{_KIN} that starts its turn (?:in an? (?P<around>\d+)-foot emanation originating from|"
    rf"within (?P<far>\d+) {_FEET} of) (?P<who>the [\w '-]+)$"
)
_HELD = re.compile(r"^one creature (?P<state>grappled|charmed) by the [\w '-]+$")
_FOLLOWS = re.compile(
    rf"it is subjected to the following effect\. (?P<ability>{'|'.join(one.title() for one in ABILITIES)}) "
    r"Saving Throw: DC (?P<dc>\d+)\. (?=Failure: ?)"
)
_EXPLODES = re.compile(r"^(?P<who>The [\w '-]+?) explodes when it dies\. ")
_SENTENCES = tuple(
    (re.compile(said), older)
    for said, older in (
        (
            r"^Trigger: The (?P<who>[\w' -]+) is hit by a melee attack roll while holding a weapon\. "
            r"Response: The (?P=who) adds (?P<much>\d+) to its AC against that attack, possibly causing it to miss\.?$",
            r"The \g<who> adds \g<much> to its AC against one melee attack that would hit it. "
            r"To do so, the \g<who> must see the attacker and be wielding a melee weapon.",
        ),
        (
            rf"^(?P<who>The [\w' -]+?) teleports up to (?P<far>\d+) {_FEET} to an unoccupied space it can see\b",
            r"\g<who> magically teleports, along with any equipment it is wearing or carrying, up to \g<far> ft. to an "
            "unoccupied space it can see",
        ),
        (
            rf"^The (?P<who>[\w' -]+)'s Long Jump is up to (?P<far>\d+) {_FEET} and its High Jump is up to "
            rf"(?P<high>\d+) {_FEET} with or without a running start\.?$",
            r"The \g<who>'s long jump is up to \g<far> ft. and its high jump is up to \g<high> ft., with or without a "
            "running start.",
        ),
        (
            r"\bsheds Bright Light in an? (?P<far>\d+)-foot radius and Dim Light for an additional (?P=far) feet",
            r"sheds bright light in a \g<far>-foot radius and dim light for an additional \g<far> feet",
        ),
    )
)
"""Sentences of traits and reactions that have no label."""
_OF_A_HIT = (
    (re.compile(r"(?<=creature )that isn't (?=an? )"), "other than "),
    (re.compile(r"\bis an? non-(\w+) creature\b"), r"is a creature other than an \1"),
    (re.compile(r"\bthe swarm is bloodied\b", re.IGNORECASE), "the swarm has half of its hit points or fewer"),
    (re.compile(r"\bhit point maximum decreases by\b", re.IGNORECASE), "hit point maximum is reduced by"),
    (re.compile(r"\bregains Hit Points equal\b"), "regains hit points equal"),
    (re.compile(r"(?<=\)) from (?:(?:one|both|either) of|both|all) (?:(?:its )?\w+ )?[\w-]+(?=[,.]| and )"), ""),
)
"""What a hit brings besides, as the document says it."""


def in_older_words(text: str) -> str:
    """The same as the document would say it; a text of its kind is left alone."""
    plain = _EMPHASIS.sub("", text).replace("’", "'")
    for said, older in _SENTENCES:
        if said.search(plain):
            return said.sub(older, plain)
    if not _EITHER.search(plain):
        return text
    if found := _ROLL.search(plain):
        head = f"{found['how']} Weapon Attack: {found['hit']} to hit, {found['where']}, one target. Hit: "
        when = f" It is made {found['when']}." if found["when"] else ""
        return plain[: found.start()] + head + _hit(plain[found.end() :]) + when
    dies = _EXPLODES.match(plain)
    rule = plain[dies.end() :] if dies else plain
    saved = _saved(found, _whom(_small(found["whom"])), rule[found.end() :]) if (found := _SAVE.match(rule)) else ""
    before = f"When {dies['who'].lower()} dies, it explodes. " if dies else ""
    return before + saved if saved else text


def _hit(told: str) -> str:
    """What stands behind “Hit:”, and the saving throw that may follow it."""
    follows = _FOLLOWS.search(told)
    saved = _saved(follows, "it", told[follows.end() :]) if follows else ""
    told = told[: follows.start()] if follows and saved else told
    told = _SIZED.sub(_said_size, _HAS.sub(_said_condition, _small(told)))
    for said, older in _OF_A_HIT:
        told = said.sub(older, told)
    return told + saved


def _small(text: str) -> str:
    return _CAPITALS.sub(lambda word: word[1].lower(), text)


def _said_size(found: re.Match[str]) -> str:
    return f"If the target is {found['size'].title()} or smaller, "


def _said_condition(found: re.Match[str]) -> str:
    prone = found["condition"] == "prone"
    other = f" and {found['other']}" if found["other"] else ""
    return f"{found['who']}is {'knocked ' if prone else ''}{found['condition']}{other}"


def _saved(found: re.Match[str], whom: str, told: str) -> str:
    """Sentences of whom it befalls, what they save, and what failing brings; nothing where it is not said whom, or one
    part is said twice. What else follows stays as it is."""
    outcomes = _outcomes(told)
    if not whom or outcomes is None:
        return ""
    save = f"{whom} must make a DC {found['dc']} {found['ability']} saving throw"
    fail, success = _failure(outcomes), outcomes.pop("Success", "")
    half, harm = success.rstrip(". ") in ("Half damage", "Half damage only"), _ALONE.match(fail)
    more = [f"{label}: {text}" for label, text in outcomes.items()]
    if half and harm and not fail[harm.end() :].strip(". "):
        whole = f"{save}, taking {harm[0]} on a failed save, or half as much damage on a successful one."
        return " ".join([whole, *more])
    return " ".join(
        [f"{save}. On a failed save, the target {_fate(fail)}.", *_success(success, half and harm, whom), *more]
    )


def _outcomes(told: str) -> dict[str, str] | None:
    """What follows each label; nothing where one stands twice."""
    _, *parts = _LABEL.split(told)
    labels = parts[::2]
    return dict(zip(labels, map(str.strip, parts[1::2]), strict=True)) if len({*labels}) == len(labels) else None


def _failure(outcomes: dict[str, str]) -> str:
    """What failing brings; of two failures those to stone alone are known, others stay what they are."""
    both = tuple(_small(outcomes.get(label, "")).rstrip(". ") for label in ("First Failure", "Second Failure"))
    if tuple(one[:1].lower() + one[1:] for one in both) == _STONE:
        del outcomes["First Failure"], outcomes["Second Failure"]
        return "turns to stone"
    return _small(outcomes.pop("Failure", outcomes.pop("First Failure", "")))


def _success(text: str, half: object, whom: str) -> list[str]:
    if half:
        return ["On a successful save, the target takes half the same damage and isn't affected."]
    if found := _IMMUNE.match(text):
        who = "creature" if whom.startswith("Any creature") else "target"
        immune = f"the {who} is immune to the {found['what']} for the next 24 hours."
        return [f"If a {who}'s saving throw is successful, {immune}"]
    return [f"Success: {text}"] if text else []


def _whom(text: str) -> str:
    """The area first, then whoever is in it; nothing where it is not known whom it befalls."""
    met = ((said.match(text), told) for said, told in _WHOM)
    return next((told(found) for found, told in met if found), "")


def _near(found: re.Match[str]) -> str:
    chosen = " of its choice" if found["who"] == "enemy" else ""
    return f"Each creature{chosen} within {found['far'] or found['around']} ft. of it"


def _one(found: re.Match[str]) -> str:
    seen = " that it can see" if found["sees"] else ""
    only = f". If the target is {found['size'].title()} or smaller, it" if found["size"] else ""
    return f"One creature{seen} within {found['far']} ft. of it{only}"


def _starts(found: re.Match[str]) -> str:
    return f"Any creature that starts its turn within {found['around'] or found['far']} ft. of {found['who']}"


def _held(found: re.Match[str]) -> str:
    return f"One creature {found['state']} by it"


def _within(found: re.Match[str]) -> str:
    if found["radius"]:
        point = f"centered on a point it can see within {found['away']} ft."
        return f"It fills a {found['radius']}-foot-radius sphere {point} Each creature in that area"
    wide = f" that is {found['wide']} ft. wide" if found["wide"] else ""
    return f"It fills a {found['size']}-foot {found['shape'] or 'line'}{wide}. Each creature in that area"


_WHOM = ((_NEAR, _near), (_ONE, _one), (_STARTS, _starts), (_HELD, _held), (_AREA, _within))
"""Whom a saving throw befalls, and how the document says that."""


def _fate(fail: str) -> str:
    """``59 (17d6) fire damage`` is taken; ``the target has the … condition`` is suffered."""
    fail = fail.rstrip(". ")
    for said, plain in _PLAINLY:
        fail = said.sub(plain, fail)
    fail = _HAS.sub(_said_condition, fail[:1].lower() + fail[1:])
    fail = re.sub(r"(?<=and )(?:it|the target) (?=is )", "", fail).removeprefix("the target ")
    return f"takes {fail}" if _ALONE.match(fail) else fail
