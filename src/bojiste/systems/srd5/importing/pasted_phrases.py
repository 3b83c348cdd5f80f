"""Sentences of Czech and Russian stat blocks that are always built alike, in those of the English print: what a failed
save brings, grapples, saves made again, parrying.

Numbers, conditions in their basic form and damage are English already where this reads them; a sentence with any other
word stays as it is, and is told as not understood.
"""

from __future__ import annotations

import re

_ABILITIES = {
    "Strength": ("Síl", "Сил"), "Dexterity": ("Obratnost", "Ловкост"), "Constitution": ("Odolnost", "Телосложени"),
    "Intelligence": ("Inteligenc", "Интеллект"), "Wisdom": ("Moudrost", "Мудрост"), "Charisma": ("Charism", "Харизм"),
}  # fmt: skip
ABILITY = "|".join(stem for stems in _ABILITIES.values() for stem in stems)
_HARM = r"\d+(?: \(\d+d\d+(?: ?[+-] ?\d+)?\))? \w+ damage(?: plus \d+(?: \(\d+d\d+(?: ?[+-] ?\d+)?\))? \w+ damage)*"


def _pattern(text: str) -> re.Pattern[str]:
    """Blanks are any, lines may be broken."""
    return re.compile(text.replace(" ", r"\s+"), re.IGNORECASE)


_CREATURE = r"(?P<if>(?:je-li|pokud je) cíl\w* tvor\w*, |если цель (?:— |- )?(?:это )?существо, )?(?:a )?"
_WHO = r"(?:(?P<who>cíl|tvor|цель|она|оно|существо) )?"
_SAVE_CS = (
    rf"(?:si )?musí (?:si )?(?:uspět v|provést|hodit|udělat|zvládnout) záchrann\w+ hod\w* "
    rf"(?:na|proti) (?P<ability>{ABILITY})\w*,? (?:\(|s |proti )?DC (?P<dc>\d+)\)?"
)
_SAVE_RU = (
    r"должн?[аоы]?н? (?:преуспеть в (?:проверке )?спасброск[еа]|совершить спасбросок|пройти спасбросок|сделать спасбросок) "
    rf"(?:по )?(?P<ability>{ABILITY})\w*,? (?:\(|со |с |против )?DC (?P<dc>\d+)\)?"
)
_FATE = r"(?P<fate>(?:[^.]|(?<=ft)\.)*)"
_OR = tuple(
    _pattern(f"{_CREATURE}{_WHO}{save}(?:,? (?:jinak|nebo|иначе|или)) {_FATE}") for save in (_SAVE_CS, _SAVE_RU)
)
_HALF = (
    _pattern(
        rf"{_CREATURE}{_WHO}{_SAVE_CS}[.,:]? (?:a )?při neúspěchu utrpí (?P<harm>{_HARM}),? (?:a |nebo )?"
        r"(?:při úspěchu (?:jen )?(?:polovinu|poloviční zranění)|polovinu při úspěchu)"
    ),
    _pattern(
        rf"{_CREATURE}{_WHO}{_SAVE_RU},? (?:и )?получая (?P<harm>{_HARM}) при провале,? или половину "
        r"(?:этого )?(?:урона )?при успехе"
    ),
)
_GRAPPLED = _pattern(
    r"(?:a )?(?:cíl je|цель становится|она становится|становится) (?:uchopen\w*|схвачен\w*) "
    r"\([^)]*?DC[^)\d]*(?P<dc>\d+)\)"
)
_AGAIN = (
    "The target can repeat the saving throw at the end of each of its turns, ending the effect on itself on a success"
)
_HELD = "Until this grapple ends, the target is restrained"
_PARRIES = r"It adds \g<n> to its AC against one melee attack that would hit it"
_PHRASES = tuple(
    (_pattern(said), told)
    for said, told in (
        (
            r"(?:cíl|tvor) (?:si )?může (?:tento )?záchranný hod (?:z)?opakovat na konci každého svého tahu"
            r",? (?:a )?při úspěchu (?:na sobě )?(?:efekt|účinek) (?:na sobě )?ukončí",
            _AGAIN,
        ),
        (
            r"(?:цель|существо) может повторять (?:этот )?спасбросок в конце каждого своего хода, "
            r"(?:о|за)канчивая (?:этот )?эффект на себе при успехе",
            _AGAIN,
        ),
        (r"dokud (?:je cíl uchopen\w*|uchopení trvá), (?:cíl )?je (?:zadržen\w*|restrained)", _HELD),
        (r"пока (?:цель схвачена|захват не окончится|длится захват), (?:она|цель) (?:является )?опутан\w*", _HELD),
        (
            r"\w+ si (?:přičte|přidá) (?P<n>\d+) k (?:svému )?(?:OČ|Armor Class|obrannému číslu) proti jednomu útoku "
            r"na blízko, který by (?:ho|ji|jej) zasáhl",
            _PARRIES,
        ),
        (
            r"[\w-]+ (?:прибавляет|добавляет) (?P<n>\d+) к (?:своему )?(?:КД|Armor Class) против одной рукопашной "
            r"атаки, которая должна попасть по (?:нему|ней)",
            _PARRIES,
        ),
    )
)
_FATES = tuple(
    (_pattern(said), told)
    for said, told in (
        (r"(?:bude|je|být) (?:sražen\w*|povalen\w*)(?: k zemi| na zem)?|(?:будет )?сбит\w* с ног", "be knocked prone"),
        (r"(?:bude|je|stane se) (?:otráven\w*|poisoned)|(?:будет|станет|становится) отравлен\w*", "be poisoned"),
        (r"(?:bude|je) (?:uchopen\w*|grappled)|(?:будет|станет|становится) схвачен\w*", "be grappled"),
        (r"(?:bude|je) (?:zadržen\w*|restrained)|(?:будет|станет|становится) опутан\w*", "be restrained"),
        (r"(?:bude|je) (?:paralyzován\w*|ochromen\w*)|(?:будет|станет|становится) парализован\w*", "be paralyzed"),
        (r"(?:bude|je) omráčen\w*|(?:будет|станет|становится) ошеломл[её]н\w*", "be stunned"),
        (r"(?:bude|je) (?:vystrašen\w*|vyděšen\w*)|(?:будет|станет|становится) испуган\w*", "be frightened"),
        (r"(?:bude|je) oslepen\w*|(?:будет|станет|становится) ослепл[её]н\w*", "be blinded"),
        (r"(?:bude|je) ohlušen\w*|(?:будет|станет|становится) оглушен\w*", "be deafened"),
        (rf"(?:utrpí|získá|получит|получает) (?P<harm>{_HARM})", r"take \g<harm>"),
        (r"na 1 minutu|на 1 минуту", "for 1 minute"),
        (r"na 1 hodinu|на 1 час", "for 1 hour"),
        (r"do konce (?:svého|jeho) příštího tahu|до конца своего следующего хода", "until the end of its next turn"),
        (r"\b(?:a|и)\b", "and"),
    )
)


def ability(word: str) -> str:
    """The English name of an ability, by the stem of its word."""
    return next(name for name, stems in _ABILITIES.items() if word.lower() in map(str.lower, stems))


def english(text: str) -> str:
    """The text with those sentences in English."""
    for half in _HALF:
        text = half.sub(_half, text)
    for either in _OR:
        text = either.sub(_or, text)
    text = _GRAPPLED.sub(r"the target is grappled (escape DC \g<dc>)", text)
    for phrase, told in _PHRASES:
        text = phrase.sub(told, text)
    return text


def _begun(found: re.Match[str]) -> str:
    """``the target must make a DC 13 Strength saving throw``."""
    who = "If the target is a creature, it" if found["if"] else "the target"
    return f"{who} must make a DC {found['dc']} {ability(found['ability'])} saving throw"


def _half(found: re.Match[str]) -> str:
    return f"{_begun(found)}, taking {found['harm']} on a failed save, or half as much damage on a successful one"


def _or(found: re.Match[str]) -> str:
    fate = found["fate"]
    for said, told in _FATES:
        fate = said.sub(told, fate)
    known = not re.search(r"[^\x00-\x7f]", fate)
    return f"{_begun(found).replace('must make', 'must succeed on')} or {fate}" if known else found[0]
