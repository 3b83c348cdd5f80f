"""The language of whoever sits there; on its own, because --help waits for nothing else."""

from __future__ import annotations

import os
import re
import sys

from bojiste.core.languages import LANGUAGES


def default_language() -> str:
    """The language of the environment (BOJISTE_LANG, LC_ALL, LC_MESSAGES, LANG; the first one set), or that of the
    system (Windows): one of ours, else English."""
    names = ("BOJISTE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
    wanted = next((value for name in names if (value := os.environ.get(name))), "") or _language_of_windows()
    language = re.split(r"[_.@-]", wanted.lower(), maxsplit=1)[0]
    return language if language in LANGUAGES else "en"


def _language_of_windows() -> str:
    """The language that Windows speaks to its user, as a locale; nothing elsewhere."""
    if sys.platform != "win32":
        return ""
    import ctypes
    import locale

    return locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")
