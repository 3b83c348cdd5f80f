"""The phrases of the printing of 2024 in those of the document: ``Melee Attack Roll: +4, reach 5 ft.``,
``Dexterity Saving Throw: DC 15, each creature in a 30-foot Cone. Failure: … Success: …``."""

from __future__ import annotations

import re

from bojiste.systems.srd5.words import ABILITIES, CONDITIONS, DAMAGE_TYPES, SIZES

_ROLL = re.compile(
    r"(?P<how>Melee or Ranged|Melee|Ranged) Attack(?: Roll)?: (?P<hit>\+ ?\d+)(?: to hit)?(?: \([^)]*\))?, "
    r"(?P<where>(?:reach|range)[^.]*?ft\.(?: or (?:reach|range) [^.]*?ft\.)?)(?:, one target\.?)? Hit: "
)
_EMPHASIS = re.compile(r"\*{1,3}|(?<!\w)_{1,3}(?=\w)|(?<=[\w:.])_{1,3}(?!\w)")
_EITHER = re.compile(r"Attack(?: Roll)?:|Saving Throw:")
_LOWERED = (*DAMAGE_TYPES, *CONDITIONS, "cone", "line", "emanation", "sphere", "cube")
_CAPITALS = re.compile(rf"\b({'|'.join(word.title() for word in _LOWERED)})\b")
_HAS = re.compile(r"(?P<who>it |[Tt]he target |(?<=and ))has the (?P<condition>\w+) condition\b")
_SIZED = re.compile(rf"If the target is an? (?P<size>{'|'.join(SIZES)}) or smaller creature, ", re.IGNORECASE)
_FEET = r"(?:feet|ft\.?)"
_SAVE = re.compile(
    rf"^(?P<ability>{'|'.join(one.title() for one in ABILITIES)}) Saving Throw: DC (?P<dc>\d+), "
    r"(?P<whom>[^.]*?(?:ft\.[^.]*?)*)\. (?=(?:First )?Failure: )"
)
_LABEL = re.compile(r"(?:^|(?<=[.:] ))(First Failure|Second Failure|Failure or Success|Failure|Success): ")
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
_ONE = re.compile(
    r"^one creature(?P<sees> (?:that )?(?:it|the [\w'-]+(?: [\w'-]+){0,2}) can see)? within "
    rf"(?P<far>\d+) {_FEET}(?: of (?:it|the [\w'-]+(?: [\w'-]+){{0,2}}))?$"
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
    (re.compile(r"(?<=pushed )(up to \d+ (?:feet|ft\.)) straight (?=away)"), r"\1 "),
)
_IMMUNE = re.compile(r"^The target is immune to (?P<what>(?:this|the) [\w' -]+) for 24 hours\.?$")


def in_older_words(text: str) -> str:
    """The same as the document would say it; a text of its kind is left alone."""
    plain = _EMPHASIS.sub("", text)
    if not _EITHER.search(plain):
        return text
    if found := _ROLL.search(plain):
        head = f"{found['how']} Weapon Attack: {found['hit']} to hit, {found['where']}, one target. Hit: "
        rest = _small(plain[found.end() :])
        return plain[: found.start()] + head + _SIZED.sub(_said_size, _HAS.sub(_said_condition, rest))
    if found := _SAVE.match(plain):
        return _saved(found, plain[found.end() :]) or text
    return text


def _small(text: str) -> str:
    return _CAPITALS.sub(lambda word: word[1].lower(), text)


def _said_size(found: re.Match[str]) -> str:
    return f"If the target is {found['size'].title()} or smaller, "


def _said_condition(found: re.Match[str]) -> str:
    prone = found["condition"] == "prone"
    return f"{found['who']}is {'knocked ' if prone else ''}{found['condition']}"


def _saved(found: re.Match[str], told: str) -> str:
    """Sentences of whom it befalls, what they save, and what failing brings; nothing where it is not said whom, or one
    part is said twice. What else follows stays as it is."""
    whom, outcomes = _whom(_small(found["whom"])), _outcomes(told)
    if not whom or outcomes is None:
        return ""
    save = f"{whom} must make a DC {found['dc']} {found['ability']} saving throw"
    fail, success = _failure(outcomes), outcomes.pop("Success", "")
    half, harm = success.rstrip(". ") in ("Half damage", "Half damage only"), _ALONE.match(fail)
    more = [f"{label}: {text}" for label, text in outcomes.items()]
    if half and harm and not fail[harm.end() :].strip(". "):
        whole = f"{save}, taking {harm[0]} on a failed save, or half as much damage on a successful one."
        return " ".join([whole, *more])
    return " ".join([f"{save}. On a failed save, the target {_fate(fail)}.", *_success(success, half and harm), *more])


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


def _success(text: str, half: object) -> list[str]:
    if half:
        return ["On a successful save, the target takes half the same damage and isn't affected."]
    if found := _IMMUNE.match(text):
        return [
            f"If a target's saving throw is successful, the target is immune to {found['what']} for the next 24 hours."
        ]
    return [f"Success: {text}"] if text else []


def _whom(text: str) -> str:
    """The area first, then whoever is in it; nothing where it is not known whom it befalls."""
    if found := _NEAR.match(text):
        chosen = " of its choice" if found["who"] == "enemy" else ""
        return f"Each creature{chosen} within {found['far'] or found['around']} ft. of it"
    if found := _ONE.match(text):
        return f"One creature{' that it can see' if found['sees'] else ''} within {found['far']} ft. of it"
    found = _AREA.match(text)
    if found is None:
        return ""
    if found["radius"]:
        point = f"centered on a point it can see within {found['away']} ft."
        return f"It fills a {found['radius']}-foot-radius sphere {point} Each creature in that area"
    wide = f" that is {found['wide']} ft. wide" if found["wide"] else ""
    return f"It fills a {found['size']}-foot {found['shape'] or 'line'}{wide}. Each creature in that area"


def _fate(fail: str) -> str:
    """``59 (17d6) fire damage`` is taken; ``the target has the … condition`` is suffered."""
    fail = fail.rstrip(". ")
    for said, plain in _PLAINLY:
        fail = said.sub(plain, fail)
    fail = _HAS.sub(_said_condition, fail[:1].lower() + fail[1:])
    fail = re.sub(r"(?<=and )(?:it|the target) (?=is )", "", fail).removeprefix("the target ")
    return f"takes {fail}" if _ALONE.match(fail) else fail
