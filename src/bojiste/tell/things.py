"""How things and places decline that a scene names itself, attacks above all: a *pochodeň*, the *клыки* of a boar.

Things are not people: the accusative of a masculine one is its nominative. Czech goes by a small table and the two
endings that leave no doubt; Russian by the dictionary. What is not known has no forms, and sentences turn around it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache

from bojiste.tell import czech
from bojiste.tell.czech_words import Word
from bojiste.tell.names import CASES, Noun

_CASES = ("gen", "acc", "ins")
_CZECH = {
    "m": "nůž nože nůž nožem|meč meče meč mečem|kámen kamene kámen kamenem|ocas ocasu ocas ocasem|bič biče bič bičem|"
    "řetěz řetězu řetěz řetězem|trojzubec trojzubce trojzubec trojzubcem|pařát pařátu pařát pařátem|roh rohu roh rohem|"
    "dráp drápu dráp drápem|zub zubu zub zubem|kel klu kel klem|klacek klacku klacek klackem|cep cepu cep cepem|"
    "jazyk jazyka jazyk jazykem|zobák zobáku zobák zobákem|dech dechu dech dechem|hák háku hák hákem|"
    "oštěp oštěpu oštěp oštěpem|krumpáč krumpáče krumpáč krumpáčem|tesák tesáku tesák tesákem",
    "f": "pochodeň pochodně pochodeň pochodní|hůl hole hůl holí|pěst pěsti pěst pěstí|tyč tyče tyč tyčí|"
    "dlaň dlaně dlaň dlaní|kuše kuše kuši kuší|šavle šavle šavli šavlí|žerď žerdi žerď žerdí",
    "n": "kopí kopí kopí kopím|plivnutí plivnutí plivnutí plivnutím|bodnutí bodnutí bodnutí bodnutím|"
    "kousnutí kousnutí kousnutí kousnutím|kladivo kladiva kladivo kladivem",
    "pl": "kly klů kly kly|rohy rohů rohy rohy|zuby zubů zuby zuby|drápy drápů drápy drápy|pařáty pařátů pařáty pařáty|"
    "kusadla kusadel kusadla kusadly|chapadla chapadel chapadla chapadly|kopyta kopyt kopyta kopyty|"
    "křídla křídel křídla křídly|vidle vidlí vidle vidlemi|čelisti čelistí čelisti čelistmi|pěsti pěstí pěsti pěstmi|"
    "kosti kostí kosti kostmi|tesáky tesáků tesáky tesáky",
}  # fmt: skip
"""Nominative, genitive, accusative, instrumental."""


@cache
def thing(text: str, language: str) -> Noun:
    """A thing called so, with whatever cases are known of it; it strikes as anything does (``verb``)."""
    found = {"cs": _czech, "ru": _russian, "en": _english}[language](text)
    if found is None:
        return Noun(text, told="unknown")
    return replace(found, forms={**found.forms, "verb": "thing"})


def given(forms: Mapping[str, str], language: str) -> Noun:
    """A thing or a place of which a scene gives forms; what it leaves out is guessed."""
    text, many = forms["text"], forms.get("number") == "pl"
    found = Noun(text, plural=True, told="unknown") if many and language == "cs" else place(text, language)
    own = {case: form for case, form in forms.items() if case in CASES}
    many = many or (found.plural and "number" not in forms)
    told = "given" if own else found.told
    return Noun(text, forms.get("gender", found.gender), {"acc": text, **found.forms, **own}, many, told)


@cache
def place(text: str, language: str) -> Noun:
    """A place, or something in it, that is called so, with whatever cases are known of it. Czech masculine ones are not
    guessed: of a *hrob* is the genitive *hrobu*, of a *dvůr* *dvora*."""
    if language == "en":
        return _english(text)
    found = _people(text, language)
    if found is None or not found.forms or (language == "cs" and (found.plural or found.gender == "m")):
        return Noun(text, told="unknown")
    same = found.plural or found.gender != "f"
    return Noun(text, found.gender, {**found.forms, **({"acc": text} if same else {})}, found.plural, "guessed")


def _people(text: str, language: str) -> Word | None:
    """The word declined as if it were somebody's name."""
    if language == "cs":
        return czech.declined(text)
    from bojiste.tell import russian  # its dictionary is large

    return russian.declined(text)


def _english(text: str) -> Noun:
    return Noun(text, "n", {"acc": text}, told="given")


@cache
def _known() -> dict[str, Noun]:
    found = {}
    for gender, rows in _CZECH.items():
        for row in rows.split("|"):
            word, *forms = row.split(" ")
            sex = "m" if gender == "pl" else gender
            found[word] = Noun(word, sex, dict(zip(_CASES, forms, strict=True)), gender == "pl", "guessed")
    return found


def _czech(text: str) -> Noun | None:
    word = text.lower()
    if word in _known():
        return _known()[word]
    stem = text[:-1]
    if " " in text or len(text) < 4:
        return None
    if word.endswith("o"):
        return Noun(text, "n", {"gen": f"{stem}a", "acc": text, "ins": f"{stem}em"}, told="guessed")
    if word.endswith("a") and not word.endswith(("dla", "tka", "yta", "ata")):
        return Noun(text, "f", {"gen": f"{stem}y", "acc": f"{stem}u", "ins": f"{stem}ou"}, told="guessed")
    return None


def _russian(text: str) -> Noun | None:
    from bojiste.tell import russian  # its dictionary is large

    found = russian.declined(text, None, None)
    if found is None or not all(case in found.forms for case in _CASES):
        return None
    acc = found.forms["acc"] if found.gender == "f" and not found.plural else text
    return Noun(text, found.gender, {**found.forms, "acc": acc}, found.plural, "guessed")
