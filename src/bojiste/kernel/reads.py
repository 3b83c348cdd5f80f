"""What a kernel reads of a scene: whatever else a scene says keeps the kernel from it, without anybody's thinking of
it. A new option, a new entry of a sheet is played by the readable engine until the kernel's list names it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from pydantic import BaseModel

from bojiste.core.house.option import sums

if TYPE_CHECKING:
    from bojiste.core.scene import Scene

Reads = Mapping[type[BaseModel], frozenset[str] | None]
"""The models of a system, and which entries of each the kernel reads, looks at so as to refuse the scene, or may pass
over because they change nothing in what it plays. ``None``: it looks at every entry of that model itself."""


def named(names: str) -> frozenset[str]:
    """Names in a list to be read."""
    return frozenset(names.split())


@lru_cache(maxsize=64)
def unread(scene: Scene) -> tuple[str, ...]:
    """Word ids of what a scene says that its kernel does not read: of options, of the scene's tables, of sheets and
    present states."""
    assert scene.system.kernel is not None, "a scene of a system with a kernel"
    reads = _with_house(scene, scene.system.kernel().reads())
    now = scene.system.models().now
    given = next(names for model, names in reads.items() if issubclass(now, model))
    said = {
        "lacks-option": not _known(scene.options, reads),
        "lacks-table": not _known(scene.world, reads),
        "lacks-entry": not all(_known(one.sheet, reads) for one in scene.combatants),
        "lacks-state": not all(one.now.keys() <= (given or one.now.keys()) for one in scene.combatants),
    }
    return tuple(word for word, lacking in said.items() if lacking)


def _with_house(scene: Scene, reads: Reads) -> Reads:
    """Options of houses that replace sums are played by whoever plays these sums."""
    replacing = sums(scene.system)
    options = {model: names for model, names in reads.items() if names and isinstance(scene.options, model)}
    return {**reads, **{model: names | replacing for model, names in options.items()}}


def _known(value: Any, reads: Reads) -> bool:
    """Whether all that is said here and is not as usual is read."""
    return all(name in known and _known(said, reads) for known, name, said in _said(value, reads))


def _said(value: Any, reads: Reads) -> Iterator[tuple[frozenset[str], str, Any]]:
    """The entries of models that are not as usual, each with the names that are read there."""
    if isinstance(value, BaseModel):
        known = next((names for model, names in reads.items() if isinstance(value, model)), frozenset())
        if known is not None:
            yield from ((known, name, said) for name, said in _unusual(value))
    elif isinstance(value, Mapping):
        for one in value.values():
            yield from _said(one, reads)
    elif isinstance(value, tuple | list | frozenset):
        for one in value:
            yield from _said(one, reads)


def _unusual(model: BaseModel) -> Iterator[tuple[str, Any]]:
    """The entries of a model that are not at their default."""
    for name, field in type(model).model_fields.items():
        said = getattr(model, name)
        if field.is_required() or said != field.get_default(call_default_factory=True):
            yield name, said
