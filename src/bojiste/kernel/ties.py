"""Ties that dice part: groups of an order, sorted by what their members have rolled."""

from __future__ import annotations

from typing import Any


def parted(desk: Any, first: int, end: int) -> None:
    """Sort a group of ``entries`` by ``faces``, the highest first and equal ones as they are; those are groups of their
    own: ``tied`` says where the group ends to which a place belongs."""
    for place in range(first + 1, end):
        spot = place
        while spot > first and desk.faces[spot - 1] < desk.faces[spot]:
            desk.faces[spot - 1], desk.faces[spot] = desk.faces[spot], desk.faces[spot - 1]
            desk.entries[spot - 1], desk.entries[spot] = desk.entries[spot], desk.entries[spot - 1]
            spot -= 1
    group = end
    for place in range(end - 1, first - 1, -1):
        if place < end - 1 and desk.faces[place] != desk.faces[place + 1]:
            group = place + 1
        desk.tied[place] = group
