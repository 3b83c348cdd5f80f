"""``python -m bojiste`` is ``bojiste``."""

from __future__ import annotations

from bojiste.cli import main

if __name__ == "__main__":
    main()
