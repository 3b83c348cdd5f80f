"""The names of a scene with the forms that will be used, to be read and set right in the file."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.scene import LANGUAGES, Scene
from bojiste.tell.names import DECLINED, USED, Noun, noun


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


def lines(scene: Scene) -> Iterator[str]:
    """``cs ada: Ada (f) — Ady, Adě, Adu, Adě, Adou`` and how that is known, one line a name."""
    for id, language, one in roster(scene):
        forms = ", ".join(one.case(case) for case in USED) if one.declines else "?"
        number = " pl" if one.plural else ""
        yield f"{language} {id}: {one.text} ({one.gender}{number}) – {forms} [{one.told}]"
