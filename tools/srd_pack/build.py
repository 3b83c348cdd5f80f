"""The pages of the bestiary and the list of disagreements, as texts."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from bojiste.systems.srd5.importing import bits, multiattack, prose
from bojiste.systems.srd5.importing.block import understood
from bojiste.systems.srd5.importing.records import Block
from bojiste.systems.srd5.importing.write import table
from tools.srd_pack import source

HERE = Path(__file__).parent
BESTIARY = HERE.parents[1] / "src" / "bojiste" / "systems" / "srd5" / "bestiary"
HEAD = """\
# {kind}: made by `python -m tools.srd_pack`; do not change by hand (what is wrong goes to corrections.toml).
#
# The figures are those of the System Reference Document 5.1 (CC-BY-4.0, see the NOTICE file). `unplayed` names what the
# referee has to play himself.
"""


@cache
def _toml(name: str) -> Mapping[str, Any]:
    return tomllib.loads((HERE / name).read_text(encoding="utf-8"))


def blocks(wheel: Path) -> Iterator[Block]:
    """Every block, as decided."""
    decided = _toml("corrections.toml")
    for entry in source.entries(wheel, "monsters"):
        printed = bits.read(entry)
        if printed.problems:
            raise ValueError(f"{printed.name}: {printed.problems}")
        block = understood(printed, entry["index"].replace("-", "_"))
        if block.id in decided["multiattack"]:
            block.multiattack = decided["multiattack"][block.id]
            block.left = [one for one in block.left if one != "Multiattack"]
            block.left += decided["multiattack_left"].get(block.id, [])
        block.mount = decided["mount"].get(block.id, "")
        for instead in decided["power_instead_of_attack"].get(block.id, []):
            block.attacks = [one for one in block.attacks if multiattack.slug(one.name) != instead["of"]]
            block.more_powers.append({key: value for key, value in instead.items() if key != "of"})
        yield block


def pages(wheel: Path) -> dict[str, str]:
    """File name -> its text: a page for each type of creature."""
    by_kind: dict[str, list[Block]] = {}
    for block in blocks(wheel):
        by_kind.setdefault(block.kind, []).append(block)
    names = _toml("names.toml")
    return {
        f"{kind}.toml": "\n\n".join(
            [HEAD.format(kind=kind.capitalize()), *(table(one, names[one.id]) for one in found)]
        )
        for kind, found in sorted(by_kind.items())
    }


# -- where fields and sentences disagree ---------------------------------------------------------------------------


def disagreements(wheel: Path) -> str:
    """A line for each place where a field says other than the sentence; the sentence was taken."""
    return "".join(f"{line}\n" for entry in source.entries(wheel, "monsters") for line in _of(entry))


def _of(entry: Mapping[str, Any]) -> Iterator[str]:
    names = {multiattack.slug(action["name"]) for action in entry["actions"]}
    for action in entry["actions"]:
        where = f"{entry['index']}: {action['name']}"
        if action["name"].startswith("Multiattack"):
            for made in action.get("actions") or ():
                if multiattack.slug(made.get("action_name", "")) not in names:
                    yield f"{where}: the field names {made.get('action_name')!r}, which the block does not have"
        elif prose.is_attack(action["desc"]):
            yield from (f"{where}: {what}" for what in _attack(action))


def _attack(action: Mapping[str, Any]) -> Iterator[str]:
    read = prose.attack(action["name"], action["desc"], prose.used(action["name"]))
    if read is None:
        return
    if action.get("attack_bonus") not in (None, read.to_hit):
        yield f"the field says {action['attack_bonus']:+d} to hit, the sentence {read.to_hit:+d}"
    said = [one for one in action.get("damage") or () if "damage_dice" in one]
    printed = [*read.damage, *(one for effect in read.effects for one in effect.damage), *read.two_handed]
    for field in said:
        type_ = field.get("damage_type", {}).get("index", "")
        dice = re.sub(r"\s", "", str(field["damage_dice"]))
        if not any(str(one).split(" ")[0] == dice and one.type == type_ for one in (*printed, *read.half_hit_points)):
            yield f"the field says {dice} {type_}, the sentence {', '.join(map(str, printed)) or 'nothing'}"
