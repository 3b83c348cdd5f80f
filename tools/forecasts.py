"""The forecasts of all examples by two versions of the rules, side by side.

``python tools/forecasts.py write FILE [-n FIGHTS] [EXAMPLE ...]`` forecasts every example (or those whose path holds
one of these words) with the sources that Python finds, and writes what came of it as JSON; ``python tools/forecasts.py
compare BEFORE AFTER`` prints a table of two such files: the share of victories of the side whose luck is told, of
fights that the limit of rounds ended, the mean number of rounds; ``*`` stands where the victories or the rounds moved
farther than chance explains.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from time import process_time
from typing import Any

HOME = Path(__file__).parents[1] / "examples"


def written(path: Path, words: list[str], fights: int, seed: int) -> None:
    """Forecast the examples, and keep what is known after each."""
    from bojiste.files.scenes import load
    from bojiste.forecast import forecast

    found: dict[str, Any] = {}
    for file in sorted(HOME.glob("*/*.toml")):
        name = f"{file.parent.name}/{file.stem}"
        if words and not any(word in name for word in words):
            continue
        start = process_time()
        report = forecast(load(file), fights, seed).as_json()
        found[name] = report | {"seconds": round(process_time() - start, 1)}
        path.write_text(json.dumps(found, ensure_ascii=False, indent=1), encoding="utf-8")
        print(f"{name:32} {found[name]['seconds']:7.1f} s", file=sys.stderr)


def compared(before: dict[str, Any], after: dict[str, Any]) -> None:
    """Two sets of forecasts side by side."""
    print("| example | fights | victory before | after | by the limit before | after | rounds before | after | moved |")
    print("|---|---|---|---|---|---|---|---|---|")
    for name in (name for name in before if name in after):
        old, new = before[name], after[name]
        cells = [
            *(_share(one, f"won:{one['focus']}") for one in (old, new)),
            *(_limited(one) for one in (old, new)),
            *(_rounds(one) for one in (old, new)),
        ]
        print(f"| {name} | {new['fights']} | {' | '.join(cells)} | {'*' if _moved(old, new) else ''} |")


def _share(report: dict[str, Any], key: str) -> str:
    share = report["shares"].get(key)
    return "–" if share is None else f"{100 * share['part']:.1f} %"


def _limited(report: dict[str, Any]) -> str:
    fights = sum(end["fights"] for end in report["ends"] if end["reason"] == "undecided")
    return f"{100 * fights / max(report['fights'], 1):.1f} %"


def _rounds(report: dict[str, Any]) -> str:
    spread = report["spreads"].get("rounds")
    return "–" if spread is None else f"{spread['mean']:.2f}"


def _moved(old: dict[str, Any], new: dict[str, Any]) -> bool:
    """Whether the intervals of the victories or of the rounds do not even touch."""
    key = f"won:{new['focus']}"
    pairs = (
        (old["shares"].get(key), new["shares"].get(key)),
        (old["spreads"].get("rounds"), new["spreads"].get("rounds")),
    )
    return any(one and two and one["low"] is not None and _apart(one, two) for one, two in pairs)


def _apart(one: dict[str, Any], two: dict[str, Any]) -> bool:
    return bool(one["high"] < two["low"] or two["high"] < one["low"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    deeds = parser.add_subparsers(dest="deed", required=True)
    writing = deeds.add_parser("write")
    writing.add_argument("file", type=Path)
    writing.add_argument("examples", nargs="*")
    writing.add_argument("-n", "--fights", type=int, default=1000)
    writing.add_argument("--seed", type=int, default=1)
    comparing = deeds.add_parser("compare")
    comparing.add_argument("before", type=Path)
    comparing.add_argument("after", type=Path)
    asked = parser.parse_args()
    if asked.deed == "write":
        written(asked.file, asked.examples, asked.fights, asked.seed)
    else:
        compared(*(json.loads(path.read_text(encoding="utf-8")) for path in (asked.before, asked.after)))


if __name__ == "__main__":
    main()
