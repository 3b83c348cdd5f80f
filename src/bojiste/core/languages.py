"""The languages the program speaks; alone, so that what only speaks need not load scenes."""

from __future__ import annotations

LANGUAGES = ("cs", "ru", "en")
