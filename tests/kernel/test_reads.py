"""A kernel plays nothing that it has not been taught to read: whatever is added to a model sends the scene to the
readable engine, without anybody's thinking of it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from pydantic import create_model

pytest.importorskip("numba")

from bojiste.core.scene import Scene
from bojiste.errors import SceneError
from bojiste.files.scenes import load
from bojiste.forecast import forecast, quick
from bojiste.forecast.sample import Many
from bojiste.tell.words import Words

SCENES = {
    "srd5": "examples/srd5/duel.toml",
    "srd5 on a map": "examples/srd5/goblin_ambush.toml",
    "osr": "examples/bench/s4.toml",
    "fiveaction": "examples/fiveaction/duel.toml",
}
EVERY = pytest.mark.parametrize("scene", [load(Path(path)) for path in SCENES.values()], ids=list(SCENES))


def grown(model: Any, said: Any) -> Any:
    """The same with one entry more than the kernel has heard of."""
    copy: Any = create_model("Grown", __base__=type(model), house_rule=(int, 10))
    return copy.model_construct(**{**model.__dict__, "house_rule": said})


def with_option(scene: Scene, said: int) -> Scene:
    return replace(scene, options=grown(scene.options, said))


def with_table(scene: Scene, said: int) -> Scene:
    return replace(scene, world=grown(scene.world, said))


def with_entry(scene: Scene, said: int) -> Scene:
    first, *others = scene.combatants
    return replace(scene, combatants=(replace(first, sheet=grown(first.sheet, said)), *others))


def with_state(scene: Scene, said: int) -> Scene:
    first, *others = scene.combatants
    given = {"house_rule": said} if said != 10 else {}
    return replace(scene, combatants=(replace(first, now={**first.now, **given}), *others))


CHANGES = {
    "lacks-option": with_option,
    "lacks-table": with_table,
    "lacks-entry": with_entry,
    "lacks-state": with_state,
}


@EVERY
@pytest.mark.parametrize("lack", CHANGES)
def test_what_a_kernel_does_not_read_is_lacking(scene: Scene, lack: str) -> None:
    assert not quick.lacking(CHANGES[lack](scene, 10)), "as usual: nothing is lacking"
    changed = CHANGES[lack](scene, 15)
    assert lack in quick.lacking(changed)
    assert quick.chosen((changed,), Many(10 * quick.PAYS, 1)).way == "readable"
    with pytest.raises(SceneError) as fault:
        quick.chosen((changed,), Many(10, 1), "kernel")
    assert lack in [one.reason for one in fault.value.problems]


@pytest.mark.parametrize("language", ["cs", "ru", "en"])
def test_it_is_said_in_words(language: str) -> None:
    words = Words(language, "srd5")
    assert len({words.word(lack) for lack in CHANGES}) == len(CHANGES)
    assert all(words.has(f"problem-{lack}") for lack in CHANGES)


def test_an_entry_of_an_entry_is_one_too() -> None:
    """A new entry of a printed attack, deep in a sheet."""
    scene = load(Path("examples/srd5/goblin_ambush.toml"))
    goblin = next(one for one in scene.combatants if one.sheet.attack)
    attack = (grown(goblin.sheet.attack[0], 15), *goblin.sheet.attack[1:])
    sheet = goblin.sheet.model_copy(update={"attack": attack})
    changed = replace(
        scene, combatants=tuple(replace(one, sheet=sheet) if one is goblin else one for one in scene.combatants)
    )
    assert "lacks-entry" in quick.lacking(changed)


def test_whoever_asks_for_the_kernel_gets_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """In a fresh cache nobody plays while it is compiled, and nobody else is named."""
    from bojiste.forecast import twin

    def nobody(*_: Any) -> Any:
        raise AssertionError("the readable engine plays")

    monkeypatch.setattr(twin, "_meanwhile", nobody)
    report = forecast(load(Path("examples/fiveaction/duel.toml")), 20, 1, workers=2, way="kernel")
    assert report.taken == ("kernel", (), False, False)


def test_who_helped_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """While the kernel is compiled the readable engine plays, and the report says so."""
    from bojiste.kernel import jit

    scene = load(Path("examples/fiveaction/duel.toml"))
    monkeypatch.setattr(jit, "kept", lambda name, sources: False)
    assert quick.chosen((scene,), Many(quick.PAYS, 1, 2)).helped
    assert not quick.chosen((scene,), Many(quick.PAYS, 1, 1)).helped
