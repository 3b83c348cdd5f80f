"""Dungeons, turn by turn."""

from __future__ import annotations

from bojiste.core.rule import rule


@rule("osr.dungeon.wandering_frequency")
def wandering_frequency(turn: int, every: int) -> bool:
    """Whether wandering monsters are due in a turn."""
    return turn % every == 0


@rule("osr.dungeon.wandering_chance")
def wandering_chance(face: int, in_six: int) -> bool:
    """Whether they come."""
    return face <= in_six


@rule("osr.dungeon.search")
def search(found_by: tuple[str, ...], method: str) -> bool:
    """Whether a search finds something: by the right method, no dice."""
    return method in found_by


@rule("osr.dungeon.rest_limit")
def rest_limit(hours_since: int) -> bool:
    """Whether a rest may begin again: eight hours of exploration after the last."""
    return hours_since >= 8


@rule("osr.dungeon.rest_benefit")
def rest_benefit(most: int) -> int:
    """Magic points after a rest: all."""
    return most


@rule("osr.dungeon.no_rest")
def no_rest(hours_since_rest: int, charged: int) -> int:
    """Points of fatigue due for so many hours without rest, of which some were taken already."""
    return hours_since_rest // 24 - charged


@rule("osr.dungeon.doors")
def doors(given: str | None) -> bool:
    """Whether a door stands open: only if the scene says so."""
    return given == "open"


@rule("osr.dungeon.locked")
def locked(state: str, has_key: bool) -> bool:
    """Whether a closed door yields to a hand."""
    return state == "closed" or (state == "locked" and has_key)


@rule("osr.dungeon.force_door")
def force_door(state: str, picked: bool) -> int:
    """The difficulty of a door: 10 for a stuck one, 15 for a locked one, 15 for its lock."""
    return 15 if picked or state == "locked" else 10


@rule("osr.dungeon.trap_kinds")
def trap_kinds(hidden: bool, found: bool) -> bool:
    """Whether a trap is noticed."""
    return found or not hidden


@rule("osr.dungeon.trap_trigger")
def trap_trigger(face: int, in_six: int) -> bool:
    """Whether a trap goes off."""
    return face <= in_six


@rule("osr.dungeon.trap_bypass")
def trap_bypass(bypassed_by: tuple[str, ...], method: str) -> bool:
    """Whether a way past a known trap works."""
    return method in bypassed_by
