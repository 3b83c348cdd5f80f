"""``python -m bojiste.kernel SYSTEM [LOOP]``: compile a system's kernel (or another of its loops, by its name), so that
it is there when a forecast wants it."""

from __future__ import annotations

import sys

from bojiste.core.system import system

if __name__ == "__main__":
    kernel = system(sys.argv[1]).kernel
    if kernel is not None:
        kernel().code(*sys.argv[2:]).prepare()
