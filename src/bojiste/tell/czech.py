"""How Czech names decline: small rules for what a person is likely to call somebody, never a dictionary.

``declined("Žofie")`` guesses the gender and gives the cases; forms that a scene states win over all of this. What the
rules do not know stays undeclined, and the sentence is turned. Masculine is taken as animate: whoever takes part in a
scene is somebody.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import NamedTuple

Forms = dict[str, str]
CASES = ("gen", "dat", "acc", "voc", "loc", "ins")


class Word(NamedTuple):
    """A declined word or phrase: ``gender`` ``m``, ``f``, ``n``; ``plural``; the cases that are known."""

    gender: str
    plural: bool
    forms: Mapping[str, str]


def words_of(text: str) -> frozenset[str]:
    """A list of words as one reads it."""
    return frozenset(text.split())


_PREPOSITIONS = words_of("z ze od do na nad u v ve s se bez pro pod při po za von van de da di du la le of the al el")
_SOFT = "žščřcjďťň"
_VOWELS = "aáeéěiíoóuúůyý"
_HARDEN = str.maketrans("ďťň", "dtn")
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
_YOUNG = words_of(
    """kuře hříbě štěně kotě zvíře prase tele jehně kůzle house kachně mládě hádě dítě ptáče batole káče"""
)
_SOFT_WORDS = words_of("kůň vítěz kněz král kovál motýl")
_SOFT_ADJECTIVES = words_of(
    """psí obří kozí cizí lví hadí skřetí dračí lesní noční polní vodní skalní jeskynní podzemní hradní hlavní domovní
    zimní ranní první poslední horní dolní jarní letní domácí hovězí medvědí orlí myší rybí liščí vlčí ptačí"""
)
_FLEETING = {
    "pes": "ps", "lev": "lv", "havel": "havl", "karel": "karl", "pavel": "pavl", "orel": "orl", "osel": "osl",
    "posel": "posl", "kozel": "kozl", "ďábel": "ďábl", "bůh": "boh", "kůň": "koň", "švec": "ševc", "vůl": "vol",
}  # fmt: skip
"""Words whose stem is not what stands before the ending."""


_SAID = re.compile(r"^(?=.*[aáeéěiíoóuúůyý]|.*[^rl][rl][^rl])[^\W\d_]+(-[^\W\d_]+)*$", re.IGNORECASE)
"""A word that can be said: letters only, with a vowel (or an l, an r) among them."""


def declined(text: str, gender: str | None = None, plural: bool | None = None) -> Word | None:
    """The phrase declined, or ``None`` where these rules know no way."""
    head, tail = _split(text)
    words = head.split(" ")
    if not all(_SAID.search(word) for word in words):
        return None
    if plural is not False and (counted := _counted(words)):
        return _with_tail(counted, tail)
    many = _looks_plural(words) if plural is None and gender is None else bool(plural)
    found = _plural_phrase(words, gender) if many else _phrase(words, gender)
    return None if found is None else _with_tail(found, tail)


def _split(text: str) -> tuple[str, str]:
    """What declines, and what follows it unchanged: ``Miloš`` and ``z Podhradí``; also what stands in brackets."""
    words = text.split(" ")
    for place, word in enumerate(words):
        if place and (word.lower() in _PREPOSITIONS or word[:1] in "(„\"'" or word.isdigit()):
            return " ".join(words[:place]), " " + " ".join(words[place:])
    return text, ""


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
    return low.endswith(("ý", "á", "é")) or (low.endswith("í") and (in_phrase or low[:1] != word[:1]))


def _gender_of_adjectives(words: list[str]) -> str | None:
    ends = {"ý": "m", "á": "f", "é": "n"}
    return next((ends[word[-1]] for word in words if word[-1] in ends), None)


def guess_gender(word: str) -> str | None:
    """The gender that a Czech reader takes a name for: ``Žofie`` f, ``Ondřej`` m, ``kuře`` n; ``None``: no telling."""
    low = word.lower().split("-")[-1]
    named = low[:1] != word[:1]
    if low in _YOUNG or low.endswith(("iště", "átko", "ítko", "adlo")) or (low.endswith("um") and not named):
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
    if last == "í":
        ends = ("ího", "ímu", "ího", "í", "ím", "ím") if gender != "f" else ("í", "í", "í", "í", "í", "í")
        if gender == "n":
            ends = ("ího", "ímu", "í", "í", "ím", "ím")
        return _ended(stem, ends)
    if gender == "f":
        return _ended(stem, ("é", "é", "ou", "á", "é", "ou"))
    return _ended(stem, ("ého", "ému", "ého" if gender == "m" else "é", last, "ém", "ým"))


def _ended(stem: str, ends: tuple[str, ...]) -> Forms:
    return dict(zip(CASES, (_spelt(stem + end) for end in ends), strict=True))


def _spelt(word: str) -> str:
    """ď, ť, ň before e and i are written with ě and without a hook."""
    return re.sub(
        r"([ďťň])([eěií])", lambda found: found[1].translate(_HARDEN) + {"e": "ě"}.get(found[2], found[2]), word
    )


# -- nouns in the singular -----------------------------------------------------------------------------------------


def noun_forms(word: str, gender: str) -> Forms | None:
    """The cases of one noun; ``None`` where its ending fits no pattern."""
    if "-" in word:
        first, _, rest = word.rpartition("-")
        if rest[:1].isupper():  # Jean-Pierre
            ended = noun_forms(rest, gender)
            return ended and {case: f"{first}-{form}" for case, form in ended.items()}
        own, last = noun_forms(first, gender), noun_forms(rest, gender)
        return None if own is None or last is None else {case: f"{own[case]}-{last[case]}" for case in CASES}
    return _PATTERNS[gender](word)


def _masculine(word: str) -> Forms | None:
    low = word.lower()
    if low.endswith("a"):
        soft = low[-2:-1] in _SOFT
        return _ended(word[:-1], ("i" if soft else "y", "ovi", "u", "o", "ovi", "ou"))
    if low.endswith(("e", "ě")):
        return _ended(word[:-1], ("e", "ovi", "e", "e", "ovi", "em")) if low.endswith("ce") else None
    if low.endswith("o"):
        return _ended(word[:-1], ("a", "ovi", "a", "o", "ovi", "em"))
    if low.endswith("í"):
        return _adjective_forms(word, "m")
    if low.endswith(("i", "y")):  # Jerry, Giovanni
        return {**_ended(word, ("ho", "mu", "ho", "", "m", "m"))}
    if low[-1:] in _VOWELS:
        return None
    stem = _stem(word)
    if _is_soft(word):
        return _ended(stem, ("e", "ovi", "e", _vocative_soft(stem), "ovi", "em"))
    return _ended(stem, ("a", "ovi", "a", _vocative(stem), "ovi", "em"))


_SYLLABLE = re.compile(f"[{_VOWELS}]|.[lr][^{_VOWELS}]")


def _stem(word: str) -> str:
    """What endings are put to: without an e that goes (Vlček, Vlčka; lovec, lovce; Zdeněk, Zdeňka)."""
    low = word.lower()
    if low in _FLEETING:
        return word[:1] + _FLEETING[low][1:] if word[:1].lower() == _FLEETING[low][:1] else _FLEETING[low]
    before = low[:-2]
    if low.endswith(("ek", "ec", "ěk")) and _SYLLABLE.search(before) and before[-1:] not in _VOWELS:
        stem = word[:-2]
        if low.endswith("ěk"):
            stem = stem[:-1] + {"n": "ň", "d": "ď", "t": "ť"}.get(stem[-1], stem[-1])
        return stem + word[-1]
    return word


def _is_soft(word: str) -> bool:
    low = word.lower()
    if low in _SOFT_WORDS or low.endswith("tel"):
        return True
    return low[-1] in _SOFT or (low != word and low[-1] in "szx")


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
        return _ended(word[:-1], ("e", "i", "i", "e", "i", "í"))
    if low.endswith("ea"):
        return _ended(word[:-1], ("y", "e", "u", "o", "e", "ou"))
    if low.endswith("a"):
        stem = word[:-1]
        if stem.lower()[-1:] in _SOFT:
            return _ended(stem, ("i", "e", "u", "o", "e", "ou"))
        dative = _dative(stem)
        return {**_ended(stem, ("y", "", "u", "o", "", "ou")), "dat": dative, "loc": dative}
    if low.endswith(("e", "ě")):
        soft = word[:-1]
        return {**_ended(soft, ("e", "i", "i", "e", "i", "í")), "gen": word, "voc": word}
    if low.endswith(("stráž", "zbroj", "věž", "saň", "laň", "tvrz")):
        return _ended(word, ("e", "i", "", "i", "i", "í"))
    if low.endswith(("ost", "myš", "noc", "moc", "smrt", "zvěř")):
        return _ended(word, ("i", "i", "", "i", "i", "í"))
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
        return {**_ended(word[:-1], ("e", "i", "e", "e", "i", "em")), "gen": word, "acc": word, "voc": word,
                "ins": word + "m"}  # fmt: skip
    if low.endswith(("e", "ě")):
        stem = word[:-1]
        return {"gen": word + "te", "dat": word + "ti", "acc": word, "voc": word, "loc": word + "ti",
                "ins": word + "tem"} if stem else None  # fmt: skip
    if low.endswith("o"):
        return _ended(word[:-1], ("a", "u", "o", "o", "u", "em"))
    if low.endswith("um"):
        return _ended(word[:-2], ("a", "u", "um", "um", "u", "em"))
    if low.endswith("í"):
        return {**dict.fromkeys(CASES, word), "ins": word + "m"}
    return None


_PATTERNS: Mapping[str, Callable[[str], Forms | None]] = {"m": _masculine, "f": _feminine, "n": _neuter}


# -- plurals -------------------------------------------------------------------------------------------------------

_COUNTS = {
    "dva": ("dvou", "dvěma", "dva", "dvou", "dvěma"), "dvě": ("dvou", "dvěma", "dvě", "dvou", "dvěma"),
    "oba": ("obou", "oběma", "oba", "obou", "oběma"), "obě": ("obou", "oběma", "obě", "obou", "oběma"),
    "tři": ("tří", "třem", "tři", "třech", "třemi"), "čtyři": ("čtyř", "čtyřem", "čtyři", "čtyřech", "čtyřmi"),
}  # fmt: skip


def _counted(words: list[str]) -> Word | None:
    """``tři psi``: the number declines with what it counts."""
    count = _COUNTS.get(words[0].lower())
    if count is None or len(words) < 2:
        return None
    rest = _plural_phrase(words[1:], None)
    if rest is None:
        return None
    first = dict(zip(("gen", "dat", "acc", "loc", "ins"), count, strict=True)) | {"voc": words[0]}
    if words[0][:1].isupper():
        first = {case: form[:1].upper() + form[1:] for case, form in first.items()}
    return Word(rest.gender, True, {case: f"{first[case]} {form}" for case, form in rest.forms.items()})


def _looks_plural(words: list[str]) -> bool:
    """Whether a phrase can only be many: ``městské stráže``, ``psi``, ``stateční goblini``, ``vlčata``."""
    last = words[-1].lower()
    if words[-1][:1].isupper() and len(words) == 1:
        return last.endswith(("ové", "ata", "íci", "ani"))
    if len(words) > 1 and words[0].lower().endswith("é") and last.endswith(("e", "y", "ě")) and last not in _YOUNG:
        return True
    if len(words) > 1 and words[0].lower().endswith("í") and last.endswith(("i", "ové", "é")):
        return True
    return last.endswith(("i", "ové", "ata", "ata", "y", "telé", "ané")) and len(last) > 2


_BACK = {"ci": "k", "zi": "h", "ši": "ch"}


def _plural_phrase(words: list[str], gender: str | None) -> Word | None:
    noun = _plural_noun(words[-1], gender)
    if noun is None:
        return None
    sex, forms = noun
    adjectives = [_plural_adjective(word, sex) for word in words[:-1]]
    whole = {case: " ".join([*(one[case] for one in adjectives), forms[case]]) for case in CASES}
    return Word(sex, True, whole)


def _plural_adjective(word: str, gender: str) -> Forms:
    """``městské`` to ``městských``; ``velcí`` to ``velkých``; soft ones (``lesní``) keep their í."""
    low = word.lower()
    if not low.endswith("í"):
        acc = word[:-1] + ("á" if gender == "n" else "é")
        return _ended(word[:-1], ("ých", "ým", "", word[-1], "ých", "ými")) | {"acc": acc}
    for end, hard in (("ští", "sk"), ("čtí", "ck"), ("cí", "k"), ("zí", "h"), ("ší", "ch"), ("ří", "r")):
        if low.endswith(end) and low not in _SOFT_ADJECTIVES:
            stem = word[: -len(end)] + hard
            return _ended(stem, ("ých", "ým", "é", "", "ých", "ými")) | {"voc": word}
    soft = low in _SOFT_ADJECTIVES or low.endswith("čí")
    return _ended(word[:-1], ("ích", "ím", "í", "í", "ích", "ími") if soft else ("ých", "ým", "é", "í", "ých", "ými"))


def _plural_noun(word: str, gender: str | None) -> tuple[str, Forms] | None:
    low = word.lower()
    if low.endswith("í"):  # strážní
        return gender or "m", _plural_adjective(word, gender or "m")
    if low == "lidé":
        return "m", dict(zip(CASES, ("lidí", "lidem", "lidi", word, "lidech", "lidmi"), strict=True))
    if low.endswith(("ové", "telé", "ané")) and gender in (None, "m"):
        return "m", _men(word[: -3 if low.endswith("ové") else -1], word, soft=low.endswith("telé"))
    if low.endswith("i") and gender in (None, "m"):
        return "m", _men_in_i(word)
    if low.endswith("ata"):
        return "n", _ended(word[:-1], ("", "ům", "a", "a", "ech", "y"))
    if low.endswith("a"):
        return "n", {**_ended(word[:-1], ("", "ům", "a", "a", "ech", "y")), "gen": _bare(word[:-1])}
    if low.endswith("y") and gender in (None, "f"):
        return "f", {**_ended(word[:-1], ("", "ám", "y", "y", "ách", "ami")), "gen": _bare(word[:-1])}
    if low.endswith(("e", "ě")) and gender in (None, "f"):
        gen = word[:-1] if low.endswith("ice") else word[:-1] + "í"
        return "f", {**_ended(word[:-1], ("í", "ím", "e", "e", "ích", "emi")), "gen": gen, "acc": word, "voc": word}
    return None


def _men_in_i(word: str) -> Forms:
    """``goblini``, ``vlci``, ``lovci``, ``lháři``: the nominative hides k, h, ch; c and ř stay soft."""
    low = word.lower()
    stem = word[:-1]
    if low.endswith("ci"):
        hard = low.endswith(("íci", "áci", "ouci", "uci", "vlci", "ečci", "dci")) and not low.endswith(
            ("otci", "zajíci")
        )
        return _men(stem[:-1] + "k", word, soft=False) if hard else _men(stem, word, soft=True)
    if low.endswith(("zi", "ši")) and not low.endswith(("vítězi", "myši")):
        return _men(stem[:-1] + _BACK[low[-2:]], word, soft=False)
    if low.endswith("ři"):
        soft = low.endswith(("áři", "ýři", "íři"))
        return _men(stem if soft else stem[:-1] + "r", word, soft=soft)
    return _men(stem, word, soft=stem[-1:].lower() in _SOFT or low.endswith("teli"))


def _men(stem: str, nominative: str, *, soft: bool) -> Forms:
    loc = stem + "ech"
    if soft:
        loc = stem + "ích"
    elif stem.lower().endswith(("k", "h", "ch", "g")):
        end = "ch" if stem.lower().endswith("ch") else stem[-1].lower()
        loc = stem[: -len(end)] + {"k": "c", "h": "z", "g": "z", "ch": "š"}[end] + "ích"
    ends = (stem + "ů", stem + "ům", stem + ("e" if soft else "y"), nominative, loc, stem + ("i" if soft else "y"))
    return {case: _spelt(form) for case, form in zip(CASES, ends, strict=True)}


def _bare(stem: str) -> str:
    """The genitive plural without an ending, with an e where it cannot be said: ``koster``, ``dívek``, ``mrtvol``."""
    low = stem.lower()
    if low[-1:] in "krlnv" and low[-2:-1] and low[-2] not in _VOWELS and not low.endswith(("st", "ch")):
        return stem[:-1] + "e" + stem[-1]
    return stem


def plural_of(text: str, gender: str) -> tuple[str, str] | None:
    """Nominative and genitive of several of a kind: ``goblin`` to ``goblini``, ``goblinů``; ``vzteklé kuře`` to
    ``vzteklá kuřata``. ``None`` where these rules know no way."""
    *before, last = text.split(" ")
    nominative = _plural_nominative(last, gender)
    if nominative is None:
        return None
    whole = [*(_many(word, gender) for word in before), nominative]
    found = _plural_phrase(whole, gender)
    return None if found is None else (" ".join(whole), found.forms["gen"])


_SOFTENED = (("ský", "ští"), ("cký", "čtí"), ("ký", "cí"), ("hý", "zí"), ("chý", "ší"), ("rý", "ří"), ("ý", "í"))


def _many(word: str, gender: str) -> str:
    low = word.lower()
    if low.endswith("í"):
        return word
    if gender == "m":
        for end, soft in (
            ("ský", "ští"),
            ("cký", "čtí"),
            ("ký", "cí"),
            ("hý", "zí"),
            ("chý", "ší"),
            ("rý", "ří"),
            ("ý", "í"),
        ):
            if low.endswith(end):
                return word[: -len(end)] + soft
    return word[:-1] + {"f": "é", "n": "á"}.get(gender, "é")


def _plural_nominative(word: str, gender: str) -> str | None:
    low = word.lower()
    if gender == "n":
        if low.endswith(("e", "ě")) and low in _YOUNG:
            return word[:-1] + "ata"
        return word[:-1] + "a" if low.endswith("o") else None
    if gender == "f":
        if low.endswith("a"):
            return word[:-1] + ("e" if low[-2:-1] in _SOFT else "y")
        return word if low.endswith(("e", "ě")) else word + "e" if low.endswith(("ž", "š", "j", "ň")) else None
    if low.endswith("ý"):
        return _many(word, gender)
    if low.endswith("a"):
        return word[:-1] + ("é" if low.endswith(("ista", "ita", "asta")) else "ové")
    if low.endswith("ce"):
        return word[:-1] + "i"
    if low.endswith("tel"):
        return word + "é"
    stem = _stem(word)
    for end, soft in (("ch", "chové"), ("k", "ci"), ("h", "zi"), ("g", "gové"), ("r", "ři")):
        if stem.lower().endswith(end):
            return stem[: -len(end)] + soft
    return None if low[-1:] in _VOWELS else _spelt(stem + "i")
