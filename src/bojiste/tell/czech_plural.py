"""Czech names of many: ``tři psi``, ``městské stráže``, ``stateční goblini``; and what several of a kind are called."""

from __future__ import annotations

from bojiste.tell.czech_words import (
    CASES,
    ONE,
    REDS,
    SOFT,
    SOFT_ADJECTIVES,
    VOWELS,
    YOUNG,
    Forms,
    Word,
    ended,
    spelt,
    stem_of,
)

_COUNTS = {
    "dva": ("dvou", "dvěma", "dva", "dvou", "dvěma"), "dvě": ("dvou", "dvěma", "dvě", "dvou", "dvěma"),
    "oba": ("obou", "oběma", "oba", "obou", "oběma"), "obě": ("obou", "oběma", "obě", "obou", "oběma"),
    "tři": ("tří", "třem", "tři", "třech", "třemi"), "čtyři": ("čtyř", "čtyřem", "čtyři", "čtyřech", "čtyřmi"),
}  # fmt: skip


def counted(words: list[str]) -> Word | None:
    """``tři psi``: the number declines with what it counts."""
    count = _COUNTS.get(words[0].lower())
    if count is None or len(words) < 2:
        return None
    rest = plural_phrase(words[1:], None)
    if rest is None:
        return None
    first = dict(zip(("gen", "dat", "acc", "loc", "ins"), count, strict=True)) | {"voc": words[0]}
    if words[0][:1].isupper():
        first = {case: form[:1].upper() + form[1:] for case, form in first.items()}
    return Word(rest.gender, True, {case: f"{first[case]} {form}" for case, form in rest.forms.items()})


def looks_plural(words: list[str]) -> bool:
    """Whether a phrase can only be many: ``městské stráže``, ``psi``, ``stateční goblini``, ``vlčata``."""
    last = words[-1].lower()
    if words[-1][:1].isupper() and len(words) == 1:
        return last.endswith(("ové", "ata", "íci", "ani"))
    if len(words) > 1 and words[0].lower().endswith("é") and last.endswith(("e", "y", "ě")) and last not in YOUNG:
        return True
    if len(words) > 1 and words[0].lower().endswith("í") and last.endswith(("i", "ové", "é")):
        return True
    return last.endswith(("i", "ové", "ata", "y", "telé", "ané", "isté", "lidé")) and len(last) > 2


def may_be_many(text: str) -> bool:
    """Whether a side called so is many rather than one: ``mrtví``, ``pocestní``, ``stráže``, ``bandité``."""
    words = text.split(" ")
    last = words[-1].lower()
    if looks_plural(words):
        return True
    if len(words) > 1 or words[-1][:1].isupper():
        return last.endswith("í") and words[0].lower().endswith("í") and words[-1].islower()
    if last.endswith("í"):
        return last in REDS or not last.endswith(ONE)
    single = last in YOUNG or last.endswith(("ce", "ie", "yně", "iště", "ě", "oře", "ole"))
    return last.endswith(("sté", "ité")) or (last.endswith("e") and not single)


_BACK = {"ci": "k", "zi": "h", "ši": "ch"}


def plural_phrase(words: list[str], gender: str | None) -> Word | None:
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
        return ended(word[:-1], ("ých", "ým", "", word[-1], "ých", "ými")) | {"acc": acc}
    for end, hard in (("ští", "sk"), ("čtí", "ck"), ("cí", "k"), ("zí", "h"), ("ší", "ch"), ("ří", "r")):
        if low.endswith(end) and low not in SOFT_ADJECTIVES:
            stem = word[: -len(end)] + hard
            return ended(stem, ("ých", "ým", "é", "", "ých", "ými")) | {"voc": word}
    soft = low in SOFT_ADJECTIVES or low.endswith("čí")
    return ended(word[:-1], ("ích", "ím", "í", "í", "ích", "ími") if soft else ("ých", "ým", "é", "í", "ých", "ými"))


def _plural_noun(word: str, gender: str | None) -> tuple[str, Forms] | None:
    low = word.lower()
    if low.endswith("í"):  # strážní
        return gender or "m", _plural_adjective(word, gender or "m")
    if low == "koně":
        return "m", dict(zip(CASES, ("koní", "koním", word, word, "koních", "koni"), strict=True))
    if low == "lidé":
        return "m", dict(zip(CASES, ("lidí", "lidem", "lidi", word, "lidech", "lidmi"), strict=True))
    if low.endswith("přátelé"):  # one of them is a přítel, all of them are přátel
        return "m", _men(word[:-1], word, soft=True) | {"gen": word[:-1]}
    if low.endswith(("ové", "telé", "ané", "sté", "ité")) and gender in (None, "m"):
        return "m", _men(word[: -3 if low.endswith("ové") else -1], word, soft=low.endswith("telé"))
    if low.endswith("i") and gender in (None, "m"):
        return "m", _men_in_i(word)
    if low.endswith("ata"):
        return "n", ended(word[:-1], ("", "ům", "a", "a", "ech", "y"))
    if low.endswith("a"):
        return "n", {**ended(word[:-1], ("", "ům", "a", "a", "ech", "y")), "gen": _bare(word[:-1])}
    if low.endswith("y") and gender in (None, "f"):
        return "f", {**ended(word[:-1], ("", "ám", "y", "y", "ách", "ami")), "gen": _bare(word[:-1])}
    if low.endswith(("e", "ě")) and gender in (None, "f"):
        gen = word[:-1] if low.endswith("ice") else word[:-1] + "í"
        return "f", {**ended(word[:-1], ("í", "ím", "e", "e", "ích", "emi")), "gen": gen, "acc": word, "voc": word}
    return None


def _men_in_i(word: str) -> Forms:
    """``goblini``, ``vlci``, ``lovci``, ``lháři``: the nominative hides k, h, ch; c and ř stay soft."""
    low = word.lower()
    stem = word[:-1]
    if low.endswith("ci"):
        hard = low.endswith(("íci", "áci", "ouci", "uci", "vlci", "ečci", "svědci", "dědci")) and not low.endswith(
            ("otci", "zajíci")
        )
        return _men(stem[:-1] + "k", word, soft=False) if hard else _men(stem, word, soft=True)
    if low.endswith(("zi", "ši")) and not low.endswith(("vítězi", "myši")):
        return _men(stem[:-1] + _BACK[low[-2:]], word, soft=False)
    if low.endswith("ři"):
        soft = low.endswith(("áři", "ýři", "íři"))
        return _men(stem if soft else stem[:-1] + "r", word, soft=soft)
    return _men(stem, word, soft=stem[-1:].lower() in SOFT or low.endswith("teli"))


def _men(stem: str, nominative: str, *, soft: bool) -> Forms:
    loc = stem + "ech"
    if soft:
        loc = stem + "ích"
    elif stem.lower().endswith(("k", "h", "ch", "g")):
        end = "ch" if stem.lower().endswith("ch") else stem[-1].lower()
        loc = stem[: -len(end)] + {"k": "c", "h": "z", "g": "z", "ch": "š"}[end] + "ích"
    ends = (stem + "ů", stem + "ům", stem + ("e" if soft else "y"), nominative, loc, stem + ("i" if soft else "y"))
    return {case: spelt(form) for case, form in zip(CASES, ends, strict=True)}


def _bare(stem: str) -> str:
    """The genitive plural without an ending, with an e where it cannot be said: ``koster``, ``dívek``, ``mrtvol``."""
    low = stem.lower()
    if low[-1:] in "krlnv" and low[-2:-1] and low[-2] not in VOWELS and not low.endswith(("st", "ch")):
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
    found = plural_phrase(whole, gender)
    return None if found is None else (" ".join(whole), found.forms["gen"])


_SOFTENED = (("ský", "ští"), ("cký", "čtí"), ("ký", "cí"), ("hý", "zí"), ("chý", "ší"), ("rý", "ří"), ("ý", "í"))


def _many(word: str, gender: str) -> str:
    low = word.lower()
    if low.endswith("í"):
        return word
    if gender == "m":
        for end, soft in _SOFTENED:
            if low.endswith(end):
                return word[: -len(end)] + soft
    return word[:-1] + {"f": "é", "n": "á"}.get(gender, "é")


def _plural_nominative(word: str, gender: str) -> str | None:
    low = word.lower()
    if gender == "n":
        if low.endswith(("e", "ě")) and low in YOUNG:
            return word[:-1] + "ata"
        return word[:-1] + "a" if low.endswith("o") else None
    if gender == "f":
        if low.endswith("a"):
            return word[:-1] + ("e" if low[-2:-1] in SOFT else "y")
        return word if low.endswith(("e", "ě")) else word + "e" if low.endswith(("ž", "š", "j", "ň")) else None
    if low.endswith("ý"):
        return _many(word, gender)
    if low == "kůň":
        return f"{word[0]}oně"
    if low.endswith("a"):
        return word[:-1] + ("é" if low.endswith(("ista", "ita", "asta")) else "ové")
    if low.endswith("ce"):
        return word[:-1] + "i"
    if low.endswith("tel"):
        return word + "é"
    stem = stem_of(word)
    for end, soft in (("ch", "chové"), ("k", "ci"), ("h", "zi"), ("g", "gové"), ("r", "ři")):
        if stem.lower().endswith(end):
            return stem[: -len(end)] + soft
    return None if low[-1:] in VOWELS else spelt(stem + "i")
