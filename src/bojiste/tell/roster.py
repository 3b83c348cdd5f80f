"""The names of a scene with the forms that will be used, to be read and set right in the file."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.scene import LANGUAGES, Scene
from bojiste.tell.names import DECLINED, USED, Noun, noun
from bojiste.tell.words import Words


def roster(scene: Scene) -> Iterator[tuple[str, str, Noun]]:
    """Id, language and noun of every name that declines: of each combatant (one of several alike stands for all) and
    of each side that has a name."""
    for language in (one for one in LANGUAGES if one in DECLINED):
        seen: set[str] = set()
        for combatant in scene.combatants:
            if combatant.path not in seen:
                seen.add(combatant.path)
                yield combatant.id, language, noun(combatant.name, language)
        for side in scene.sides:
            if side.name.given:
                yield side.id, language, noun(side.name, language)


def lines(scene: Scene, language: str) -> Iterator[str]:
    """``česky ada: Ada (f) – Ady, Adě, Adu, Adě, Adou (odhad)``, one line a name, in the reader's language; and at last
    how what is guessed is set right, if anything is."""
    words, told = Words(language), set()
    for id, tongue, one in roster(scene):
        known = one.told if one.declines else "unknown"
        told.add(known)
        forms = ", ".join(one.case(case) for case in USED)
        args = {"id": id, "name": one.text, "gender": one.gender, "many": one.plural, "forms": forms, "told": known}
        yield words.word("roster-line", tongue=tongue, **args)
    if told - {"given"}:
        yield words.word("roster-remedy", form=_FORM.replace("LANGUAGE", language if language in DECLINED else "cs"))


_FORM = (
    'name = { LANGUAGE = { text = "…", gender = "f", number = "pl", gen = "…", dat = "…", acc = "…", loc = "…",'
    ' ins = "…" } }'
)
