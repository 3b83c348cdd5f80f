"""What every course of events is."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, TypeVar

from bojiste.core.ask import Ask
from bojiste.core.dice import Page, Roll
from bojiste.core.event import Event

T = TypeVar("T")
Course = Generator[Ask | Roll | Page | Event, Any, T]
"""A part of a play: yields what it needs and what happened, is sent the answers, and returns what came of it."""
