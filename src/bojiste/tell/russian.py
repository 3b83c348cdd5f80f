"""How Russian names decline, by the dictionary and the guesses of ``pymorphy3``, loaded when a name without forms is
first told. Forms that a scene states win over all of this; what the dictionary cannot tell stays undeclined."""

from __future__ import annotations

import re
from functools import cache, partial
from itertools import zip_longest
from typing import Any

from bojiste.tell.czech_words import CASES, Word, words_of

_TAGS = {"gen": "gent", "dat": "datv", "acc": "accs", "voc": "nomn", "loc": "loct", "ins": "ablt"}
_GENDERS = {"masc": "m", "femn": "f", "neut": "n"}
_SEXES = {short: long for long, short in _GENDERS.items()}
_PREPOSITIONS = words_of("из с со от до на над у в во без для под при по за о об к де ла ле фон ван да ди дю")
_NUMBERS = {
    "два": ("двух", "двум", "двух", "два", "двух", "двумя"), "две": ("двух", "двум", "двух", "две", "двух", "двумя"),
    "три": ("трёх", "трём", "трёх", "три", "трёх", "тремя"),
    "четыре": ("четырёх", "четырём", "четырёх", "четыре", "четырёх", "четырьмя"),
    "оба": ("обоих", "обоим", "обоих", "оба", "обоих", "обоими"),
    "обе": ("обеих", "обеим", "обеих", "обе", "обеих", "обеими"),
}  # fmt: skip


@cache
def _analyzer() -> Any:
    from pymorphy3 import MorphAnalyzer

    return MorphAnalyzer()


def declined(text: str, gender: str | None = None, plural: bool | None = None) -> Word | None:
    """The phrase declined, or ``None`` where nothing is known of it."""
    words, tail = _split(text)
    if not all(re.fullmatch(r"[А-Яа-яЁё-]{2,}", word) for word in words):
        return None
    count = _NUMBERS.get(words[0].lower()) if plural is not False and len(words) > 1 else None
    found = _counted(words, count) if count else _agreed(words, gender, plural) or _by_ending(words, gender)
    found = found or _of_a_kind(words)
    if found is None:
        return None
    return found._replace(forms={case: form + tail for case, form in found.forms.items()})


def _split(text: str) -> tuple[list[str], str]:
    words = text.split(" ")
    for place, word in enumerate(words):
        if place and (word.lower() in _PREPOSITIONS or word[:1] in "(«„\"'" or word.isdigit()):
            return words[:place], " " + " ".join(words[place:])
    return words, ""


def _of_a_kind(words: list[str]) -> Word | None:
    """Many who are called by what they are like: ``синие``, ``неупокоенные``."""
    word = words[0]
    if len(words) > 1 or not word.endswith(("ые", "ие")):
        return None
    stem = word[:-1]
    many = stem + "х"
    cases = (many, stem + "м", many, word, many, stem + "ми")
    return Word("m", True, dict(zip(CASES, cases, strict=True)))


_HUSHED = "жшщчц"
_ENDINGS = {
    "ия": ("f", 1, ("и", "и", "ю", "я", "и", "ей")),
    "я": ("f", 1, ("и", "е", "ю", "я", "е", "ей")),
    "а": ("f", 1, ("ы", "е", "у", "а", "е", "ой")),
    "й": ("m", 1, ("я", "ю", "я", "й", "е", "ем")),
    "ь": ("m", 1, ("я", "ю", "я", "ь", "е", "ем")),
}


def _by_ending(words: list[str], gender: str | None) -> Word | None:
    """A name that the dictionary takes for something else (``Ондржей``), or no word at all: as names that end so do."""
    word = words[0]
    if len(words) > 1 or not word[:1].isupper() or not re.search("[аеёиоуыэюя]", word.lower()):
        return None
    for end, (sex, cut, endings) in _ENDINGS.items():
        if word.endswith(end) and (gender in (None, sex) or end in "ая"):
            stem = word[:-cut]
            if end == "а" and stem[-1:].lower() in "аеёиоуыэюя":
                return None
            forms = {case: stem + ending for case, ending in zip(CASES, endings, strict=True)}
            if end == "а" and stem[-1] in "гкх" + _HUSHED:
                forms |= {"gen": stem + "и"} | ({"ins": stem + "ей"} if stem[-1] in _HUSHED else {})
            return Word(gender or sex, False, forms)
    if word[-1] in "еёиоуыэю":
        return Word(gender or "m", False, dict.fromkeys(CASES, word)) if gender else None
    if gender == "f":
        return Word("f", False, dict.fromkeys(CASES, word))
    ins = "ем" if word[-1] in _HUSHED else "ом"
    if gender == "n":
        return None
    return Word("m", False, {"gen": word + "а", "dat": word + "у", "acc": word + "а", "voc": word, "loc": word + "е",
                             "ins": word + ins})  # fmt: skip


def _counted(words: list[str], count: tuple[str, ...]) -> Word | None:
    """``три пса``: what is counted stands in the genitive, and in the plural elsewhere."""
    noun = _noun(words[-1], None, None, "gent")
    if noun is None:
        return None
    many = [one for word in words[1:] if (one := _many(word, noun if word == words[-1] else None)) is not None]
    if len(many) < len(words) - 1:
        return None
    first = dict(zip(CASES, count, strict=True))
    forms = {case: " ".join([first[case], *(one[case] for one in many)]) for case in CASES}
    return Word("m", True, {**forms, "voc": " ".join(words)})


def _many(word: str, noun: Any) -> dict[str, str] | None:
    """A counted word in the plural: its adjectives, and at last the noun."""
    parse = noun or next((one for one in _analyzer().parse(word) if "ADJF" in one.tag), None)
    if parse is None:
        return None
    found = {}
    for case in CASES:
        tag = "gent" if case == "acc" else _TAGS[case]  # animate
        form = parse.inflect({"plur", tag})
        if form is None:
            return None
        found[case] = _cased(word, form.word)
    return found


def _agreed(words: list[str], gender: str | None, plural: bool | None) -> Word | None:
    """Adjectives with their nouns: every word in the same case. A noun in the genitive behind the first one stays as it
    is: ``страж склепа``."""
    nouns = [_noun(word, gender, plural) for word in words]
    place = next((place for place, noun in enumerate(nouns) if noun is not None), None)
    if place is None:
        return None
    rest = words[place + 1 :]
    if rest and all(word.islower() and _noun(word, None, None, "gent") is not None for word in rest):
        found = _agreed(words[: place + 1], gender, plural)
        tail = " " + " ".join(rest)
        return found and found._replace(forms={case: form + tail for case, form in found.forms.items()})
    head = nouns[place]
    many = "plur" in head.tag if plural is None else plural
    sex = gender or _GENDERS.get(str(head.tag.gender), "m")
    forms = [_forms(word, gender or (None if many else sex), many) for word in words]
    if any(one is None for one in forms):
        return Word(sex, many, {})
    return Word(sex, many, {case: " ".join(one[case] for one in forms if one) for case in CASES})


def _forms(word: str, gender: str | None, many: bool) -> dict[str, str] | None:
    if "-" in word:
        parts = [_forms(part, gender, many) for part in word.split("-")]
        return None if None in parts else {case: "-".join(part[case] for part in parts if part) for case in CASES}
    parse = _noun(word, gender, many) or _adjective(word, gender, many)
    if parse is None:
        return None
    if gender == "f" and not many and re.search(r"[^аяьАЯЬ]$", word) and "NOUN" in parse.tag:
        return dict.fromkeys(CASES, word)  # Кармен
    found = {}
    for case in CASES:
        form = _inflected(parse, case, many, word[-1] in "ая")
        if form is None:
            return None
        found[case] = _cased(word, form)
    return {**found, "voc": word}


def _inflected(parse: Any, case: str, many: bool, in_a: bool) -> str | None:
    """The form of an animate being: the accusative of men and of many is their genitive (but ``Илью``)."""
    feminine = "femn" in parse.tag and not many
    own = not many and (feminine or "neut" in parse.tag or (in_a and "NOUN" in parse.tag))
    tag = "gent" if case == "acc" and not own else _TAGS[case]
    form = parse.inflect({tag, "plur" if many else "sing"} | ({"femn"} if feminine and "ADJF" in parse.tag else set()))
    return None if form is None else str(form.word)


def _noun(word: str, gender: str | None, many: bool | None, case: str = "nomn") -> Any:
    """The best reading of a word as a noun in this case: a name before a thing, a being before a thing."""
    last = word.split("-")[-1]
    fitting = [parse for parse in _analyzer().parse(last) if "NOUN" in parse.tag and case in parse.tag]
    if gender is not None and many is not True:
        wanted = [parse for parse in fitting if _SEXES[gender] in parse.tag or "ms-f" in parse.tag]
        if not wanted and gender == "f" and re.search(r"[^аяьАЯЬ]$", last):
            wanted = fitting  # a woman's name that does not decline
        fitting = wanted
    if many is not None:
        fitting = [parse for parse in fitting if ("plur" in parse.tag) is many]
    named = last[:1].isupper()
    return min(fitting, key=partial(_strangeness, named), default=None)


def _strangeness(named: bool, parse: Any) -> tuple[bool, bool, bool]:
    """How far a reading is from a being's name: the least strange is taken, of equals the first."""
    grammemes = parse.tag.grammemes
    return (named and not {"Name", "Surn"} & grammemes, "anim" not in grammemes, "plur" in grammemes)


def _adjective(word: str, gender: str | None, many: bool) -> Any:
    found = [one for one in _analyzer().parse(word) if {"ADJF", "PRTF"} & one.tag.grammemes and "nomn" in one.tag]
    fitting = (one for one in found if ("plur" in one.tag) is many)
    return next((one for one in fitting if many or gender is None or _SEXES[gender] in one.tag), None)


def _cased(like: str, word: str) -> str:
    """Large where the name is, and with е where the name has it: ``Маржёнка`` only for who writes it so."""
    plain = "".join(
        "е" if (one, other) == ("е", "ё") else other for one, other in zip_longest(like, word, fillvalue="")
    )
    return plain[:1].upper() + plain[1:] if like[:1].isupper() else plain


def plural_of(text: str, gender: str) -> tuple[str, str] | None:
    """Nominative and genitive of several of a kind: ``гоблин`` to ``гоблины``, ``гоблинов``."""
    nominative, genitive = [], []
    for word in text.split(" "):
        parse = _noun(word, gender, False) or _adjective(word, gender, False)
        many = parse and (parse.inflect({"plur", "nomn"}), parse.inflect({"plur", "gent"}))
        if not many or None in many:
            return None
        nominative.append(_cased(word, many[0].word))
        genitive.append(_cased(word, many[1].word))
    return " ".join(nominative), " ".join(genitive)
