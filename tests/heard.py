"""What the log says of single events."""

from __future__ import annotations

from bojiste.core.ask import GM
from bojiste.core.event import Event
from bojiste.core.scene import Scene
from bojiste.core.watch import Watch
from bojiste.tell.narrator import Narrator
from bojiste.tell.story import Story
from bojiste.tell.words import word_id


def heard(scene: Scene, language: str, *events: Event) -> str:
    """The sentences in which these events are told where nothing else has happened, with their proofs, in one line with
    plain spaces."""
    told = Story(Watch(scene, scene, (GM,)), language).tell(events)
    return " ".join(one.plain() for one in told).replace("\N{NO-BREAK SPACE}", " ")


def sentence(scene: Scene, language: str, event: Event) -> str:
    """An event as a line of its own if it has one, else in the sentence in which it is told alone."""
    narrator = Narrator(scene, language)
    own = narrator.has(word_id("event", event.kind))
    return narrator.line(event) if own else heard(scene, language, event)
