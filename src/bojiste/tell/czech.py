"""How Czech names decline: small rules for what a person is likely to call somebody, never a dictionary.

``declined("Žofie")`` guesses the gender and gives the cases; forms that a scene states win over all of this. What the
rules do not know stays undeclined, and the sentence is turned. Masculine is taken as animate: whoever takes part in a
scene is somebody.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from bojiste.tell.czech_plural import counted, looks_plural, may_be_many, plural_of, plural_phrase
from bojiste.tell.czech_words import (
    CASES,
    ONE,
    REDS,
    SOFT,
    VOWELS,
    YOUNG,
    Forms,
    Word,
    ended,
    is_soft,
    stem_of,
    words_of,
)

__all__ = ["Word", "declined", "guess_gender", "may_be_many", "plural_of"]

_PREPOSITIONS = words_of("z ze od do na nad u v ve s se bez pro pod při po za von van de da di du la le of the al el")
_MEN_IN_A = words_of(
    """honza míra jirka ota kuba jarda pepa láďa vláďa standa franta zdenda ondra mira nikola saša jura tonda venca béda
    bóža svoboda procházka žižka luka láma sluha vozka starosta předseda vládce panoš hrdina"""
)
_MANLY = re.compile(r"(ista|usita|uita|asta|archa)$")
_WOMEN = words_of(
    """stráž myš smrt noc moc zbroj věž laň zvěř saň tvrz dagmar ester miriam carmen ingrid karin ruth rút rachel
    mercedes dolores nives edit judit astrid sigrid gudrun brunhild solveig ellen karen helen irén iris doris artemis
    isis yasmin elizabeth margaret kristin marion vivien noemi naomi eowyn"""
)


_SAID = re.compile(r"^(?=.*[aáeéěiíoóuúůyý]|.*[^rl][rl][^rl])[^\W\d_]+(-[^\W\d_]+)*$", re.IGNORECASE)
"""A word that can be said: letters only, with a vowel (or an l, an r) among them."""


def declined(text: str, gender: str | None = None, plural: bool | None = None) -> Word | None:
    """The phrase declined, or ``None`` where these rules know no way."""
    head, tail = _split(text)
    words = head.split(" ")
    if not all(_SAID.search(word) for word in words):
        return None
    if plural is not False and (found := counted(words)):
        return _with_tail(found, tail)
    many = looks_plural(words) if plural is None and gender is None else bool(plural)
    found = plural_phrase(words, gender) if many else _phrase(words, gender)
    return None if found is None else _with_tail(found, tail)


def _split(text: str) -> tuple[str, str]:
    """What declines, and what follows it unchanged: ``Miloš`` and ``z Podhradí``; also what stands in brackets."""
    words = text.split(" ")
    for place, word in enumerate(words):
        if place and (word.lower() in _PREPOSITIONS or word[:1] in "(„\"'" or word.isdigit() or _owned(words, place)):
            return " ".join(words[:place]), " " + " ".join(words[place:])
    return text, ""


def _owned(words: list[str], place: int) -> bool:
    """Whether a word stands behind those whose it is: ``obránci mostu``, ``strážci krypty``."""
    head = words[place - 1].lower()
    return head.endswith(("i", "ové")) and words[place].islower() and looks_plural(words[:place]) and len(head) > 3


def _with_tail(word: Word, tail: str) -> Word:
    return word._replace(forms={case: form + tail for case, form in word.forms.items()}) if tail else word


# -- a phrase in the singular --------------------------------------------------------------------------------------


def _phrase(words: list[str], gender: str | None) -> Word | None:
    """Adjectives agree with the nouns beside them; of several nouns the last tells the gender, unless an adjective
    does."""
    nouns = [place for place, word in enumerate(words) if not _adjective(word, len(words) > 1)]
    adjectives = [place for place in range(len(words)) if place not in nouns]
    sex = gender or _gender_of_adjectives([words[place] for place in adjectives])
    if sex is None and not nouns:
        sex = "m"  # Jiří
    sex = sex or next((guessed for place in nouns if (guessed := guess_gender(words[place]))), None)
    if sex is None:
        return None
    parts = [_adjective_forms(word, sex) if place in adjectives else noun_forms(word, sex)
             for place, word in enumerate(words)]  # fmt: skip
    known = [part for part in parts if part is not None]
    if len(known) < len(parts):
        return Word(sex, False, {})
    return Word(sex, False, {case: " ".join(part[case] for part in known) for case in CASES})


def _adjective(word: str, in_phrase: bool) -> bool:
    low = word.lower()
    if low.endswith(ONE) and low not in REDS:
        return False
    if in_phrase and low.endswith("ův"):
        return True
    return low.endswith(("ý", "á", "é")) or (low.endswith("í") and (in_phrase or low[:1] != word[:1]))


def _gender_of_adjectives(words: list[str]) -> str | None:
    ends = {"ý": "m", "á": "f", "é": "n"}
    return next((ends[word[-1]] for word in words if word[-1] in ends), None)


def guess_gender(word: str) -> str | None:
    """The gender that a Czech reader takes a name for: ``Žofie`` f, ``Ondřej`` m, ``kuře`` n; ``None``: no telling."""
    low = word.lower().split("-")[-1]
    named = low[:1] != word[:1]
    if (
        low in YOUNG
        or (low.endswith(ONE) and low not in REDS)
        or low.endswith(("iště", "átko", "ítko", "adlo"))
        or (low.endswith("um") and not named)
    ):
        return "n"
    if low in _WOMEN or low.endswith(("ost", "ie", "ice", "yně", "ě")):
        return "f"
    if low in _MEN_IN_A or _MANLY.search(low):
        return "m"
    if low.endswith(("a", "á")):
        return "f"
    if low.endswith("ce"):
        return "m"
    if low.endswith("e"):
        return "f" if named else "n"
    if low.endswith("o"):
        return "m" if named else "n"
    if low.endswith(("í", "ý")):
        return "m"
    return None if low[-1:] in "iyuúůóéě" or not low[-1:].isalpha() else "m"


def _adjective_forms(word: str, gender: str) -> Forms:
    stem, last = word[:-1], word[-1]
    if word.endswith("ův"):  # baronův dvůr
        return ended(word[:-2] + "ov", ("a", "u", "a", "", "ě", "ým")) | {"voc": word}
    if last == "í":
        ends = ("ího", "ímu", "ího", "í", "ím", "ím") if gender != "f" else ("í", "í", "í", "í", "í", "í")
        if gender == "n":
            ends = ("ího", "ímu", "í", "í", "ím", "ím")
        return ended(stem, ends)
    if gender == "f":
        return ended(stem, ("é", "é", "ou", "á", "é", "ou"))
    return ended(stem, ("ého", "ému", "ého" if gender == "m" else "é", last, "ém", "ým"))


# -- nouns in the singular -----------------------------------------------------------------------------------------


def noun_forms(word: str, gender: str) -> Forms | None:
    """The cases of one noun; ``None`` where its ending fits no pattern."""
    if "-" in word:
        first, _, rest = word.rpartition("-")
        if rest[:1].isupper():  # Jean-Pierre
            last = noun_forms(rest, gender)
            return last and {case: f"{first}-{form}" for case, form in last.items()}
        own, last = noun_forms(first, gender), noun_forms(rest, gender)
        return None if own is None or last is None else {case: f"{own[case]}-{last[case]}" for case in CASES}
    return _PATTERNS[gender](word)


def _masculine(word: str) -> Forms | None:
    low = word.lower()
    if low.endswith("a"):
        soft = low[-2:-1] in SOFT
        return ended(word[:-1], ("i" if soft else "y", "ovi", "u", "o", "ovi", "ou"))
    if low.endswith(("e", "ě")):
        return ended(word[:-1], ("e", "ovi", "e", "e", "ovi", "em")) if low.endswith("ce") else None
    if low.endswith("o"):
        return ended(word[:-1], ("a", "ovi", "a", "o", "ovi", "em"))
    if low.endswith("í"):
        return _adjective_forms(word, "m")
    if low.endswith(("i", "y")):  # Jerry, Giovanni
        return {**ended(word, ("ho", "mu", "ho", "", "m", "m"))}
    if low[-1:] in VOWELS:
        return None
    stem = stem_of(word)
    if is_soft(word):
        to = "i" if low == "kůň" else "ovi"
        return ended(stem, ("e", to, "e", _vocative_soft(stem), to, "em"))
    return ended(stem, ("a", "ovi", "a", _vocative(stem), "ovi", "em"))


def _vocative(stem: str) -> str:
    return "u" if stem.lower().endswith(("k", "g", "h", "ch")) else "e"


def _vocative_soft(stem: str) -> str:
    """``lovče`` is rare and ``lovci`` is heard; ``muži``, ``Ondřeji``."""
    return "i"


_BEFORE_E = {"k": "c", "h": "z", "g": "z", "r": "ř"}


def _feminine(word: str) -> Forms | None:
    low = word.lower()
    if low.endswith("á"):
        return _adjective_forms(word, "f")
    if low.endswith("ia"):
        return ended(word[:-1], ("e", "i", "i", "e", "i", "í"))
    if low.endswith("ea"):
        return ended(word[:-1], ("y", "e", "u", "o", "e", "ou"))
    if low.endswith("a"):
        stem = word[:-1]
        if stem.lower()[-1:] in SOFT:
            return ended(stem, ("i", "e", "u", "o", "e", "ou"))
        dative = _dative(stem)
        return {**ended(stem, ("y", "", "u", "o", "", "ou")), "dat": dative, "loc": dative}
    if low.endswith(("e", "ě")):
        soft = word[:-1]
        return {**ended(soft, ("e", "i", "i", "e", "i", "í")), "gen": word, "voc": word}
    if low.endswith(("stráž", "zbroj", "věž", "saň", "laň", "tvrz")):
        return ended(word, ("e", "i", "", "i", "i", "í"))
    if low.endswith(("ost", "myš", "noc", "moc", "smrt", "zvěř")):
        return ended(word, ("i", "i", "", "i", "i", "í"))
    return dict.fromkeys(CASES, word)  # Carmen, Ingrid, paní


def _dative(stem: str) -> str:
    """Jitce, Olze, macešе, Věře, Adě, Evě, Ele."""
    low = stem.lower()
    if low.endswith("ch"):
        return stem[:-2] + "še"
    if low[-1:] in _BEFORE_E:
        return stem[:-1] + _BEFORE_E[low[-1]] + "e"
    return stem + ("ě" if low[-1:] in "bpvmfdtn" else "e")


def _neuter(word: str) -> Forms | None:
    low = word.lower()
    if low.endswith("iště") or low in ("slunce", "srdce", "moře", "pole", "nebe"):
        return {**ended(word[:-1], ("e", "i", "e", "e", "i", "em")), "gen": word, "acc": word, "voc": word,
                "ins": word + "m"}  # fmt: skip
    if low.endswith(("e", "ě")):
        stem = word[:-1]
        return {"gen": word + "te", "dat": word + "ti", "acc": word, "voc": word, "loc": word + "ti",
                "ins": word + "tem"} if stem else None  # fmt: skip
    if low.endswith("o"):
        return ended(word[:-1], ("a", "u", "o", "o", "u", "em"))
    if low.endswith("um"):
        return ended(word[:-2], ("a", "u", "um", "um", "u", "em"))
    if low.endswith("í"):
        return {**dict.fromkeys(CASES, word), "ins": word + "m"}
    return None


_PATTERNS: Mapping[str, Callable[[str], Forms | None]] = {"m": _masculine, "f": _feminine, "n": _neuter}
