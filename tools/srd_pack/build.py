"""The pages of the bestiary and the list of disagreements, as texts."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from bojiste.systems.srd5.importing import bits, multiattack, powers, prose
from bojiste.systems.srd5.importing.block import understood
from bojiste.systems.srd5.importing.records import Block, Left, Legendary, Trait
from bojiste.systems.srd5.importing.write import form, table
from bojiste.systems.srd5.words import EXPERIENCE

Entry = Mapping[str, Any]
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


def blocks(entries: Iterable[Entry]) -> list[Block]:
    """A block for each monster of the data, as decided; those that are forms of one have all its forms."""
    found = list(_single(entries))
    by_id = {block.id: block for block in found}
    for family in _toml("corrections.toml")["families"]:
        if family.keys() <= by_id.keys():
            _join([(name, by_id[id]) for id, name in family.items()])
    return found


def _join(family: list[tuple[str, Block]]) -> None:
    """Each block of a shapechanger gets the forms and the attacks of the others."""
    besides = _toml("corrections.toml")["form_besides"]
    forms = {
        block.id: [form(other, name, block) | besides.get(other.id, {}) for name, other in family]
        for _, block in family
    }
    attacks = [attack for _, block in family for attack in block.attacks]
    more = [row for _, block in family for row in block.more_attacks]
    for name, block in family:
        block.forms = forms[block.id]
        block.shape = "" if name == family[0][0] else name
        own = {one.name for one in block.attacks}
        block.attacks = [*block.attacks, *{one.name: one for one in attacks if one.name not in own}.values()]
        kept = {row["name"] for row in block.more_attacks}
        block.more_attacks = [*block.more_attacks, *(row for row in more if row["name"] not in kept)]


def _single(entries: Iterable[Entry]) -> Iterator[Block]:
    decided = _toml("corrections.toml")
    for entry in entries:
        printed = bits.read(entry)
        if printed.problems:
            raise ValueError(f"{printed.name}: {printed.problems}")
        block = understood(printed, entry["index"].replace("-", "_"))
        if block.id in decided["multiattack"]:
            block.multiattack = decided["multiattack"][block.id]
            block.left = [one for one in block.left if one.name != "Multiattack"]
            block.nearly = [one for one in block.nearly if one.name != "Multiattack"]
            left = decided["multiattack_left"].get(block.id, ())
            block.nearly += [Left(f"Multiattack: {what}", ("multiattack",)) for what in left]
        block.flurry = decided["flurry"].get(block.id, "")
        block.mount = decided["mount"].get(block.id, "")
        block.skills |= decided["skills"].get(block.id, {})
        block.traits += [Trait(name=code, codes=(code,), played=True) for code in decided["traits"].get(block.id, ())]
        block.size = decided["size"].get(block.id, block.size)
        block.experience = EXPERIENCE[block.challenge] if block.experience else 0  # the data have slips there
        for instead in decided["power_instead_of_attack"].get(block.id, []):
            block.attacks = [one for one in block.attacks if multiattack.slug(one.name) != instead["of"]]
            block.more_powers.append({key: value for key, value in instead.items() if key != "of"})
        _decide(block, decided)
        _without_bearing(block, decided)
        yield block


def _decide(block: Block, decided: Mapping[str, Any]) -> None:
    """Powers that were written by hand take the place of the sentence they stand for."""
    for row in decided["powers"].get(block.id, []):
        block.left = [one for one in block.left if one.name != row["of"]]
        block.nearly = [one for one in block.nearly if one.name != row["of"]]
        block.powers = [one for one in block.powers if one.name != row["of"]]
        block.more_powers.append({key: value for key, value in row.items() if key not in ("of", "nearly", "part")})
        if "nearly" in row:
            block.nearly.append(Left(f"{row['of']}: {row['nearly']}", tuple(row["part"])))
    for row in decided["nearly"].get(block.id, []):
        block.left = [one for one in block.left if one.name != row["of"]]
        block.nearly.append(Left(f"{row['of']}: {row['nearly']}", tuple(row["part"])))
    block.forms = decided["forms"].get(block.id, [])
    for row in decided["attacks"].get(block.id, []):
        block.left = [one for one in block.left if one.name != row["of"]]
        block.attacks = [one for one in block.attacks if one.name != row["of"]]
        block.more_attacks.append({key: value for key, value in row.items() if key != "of"})
    for deeds in decided["legendary"].get(block.id, []):
        block.left = [one for one in block.left if one.name != deeds["of"]]
        block.nearly = [one for one in block.nearly if one.name != deeds["of"]]
        does, more = tuple(deeds.get("does", ())), tuple(deeds.get("deeds", ()))
        block.legendary = [one for one in block.legendary if one.name != deeds["of"]]
        block.legendary.append(Legendary(name=deeds["of"], cost=deeds["cost"], does=does, deeds=more))


def _without_bearing(block: Block, decided: Mapping[str, Any]) -> None:
    """Features that change nothing in a fight, or are played by another entry, are left to nobody."""
    silent = (*decided["without_bearing"].get(block.id, ()), *decided["played"].get(block.id, ()))
    block.left = [one for one in block.left if one.name not in silent]


def pages(entries: Iterable[Entry]) -> dict[str, str]:
    """File name -> its text: a page for each type of creature."""
    by_kind: dict[str, list[Block]] = {}
    for block in blocks(entries):
        by_kind.setdefault(block.kind, []).append(block)
    return {
        f"{kind}.toml": "\n\n".join([HEAD.format(kind=kind.capitalize()), *map(text, found)])
        for kind, found in sorted(by_kind.items())
    }


def text(block: Block) -> str:
    """The table of a block, with what it is called in all languages."""
    return table(block, _toml("names.toml")[block.id])


def sums(texts: Mapping[str, str]) -> str:
    """The hash of every page, so that a page changed by hand is noticed where the data are not at hand."""
    return "".join(f"{sha256(text.encode()).hexdigest()}  {name}\n" for name, text in texts.items())


# -- where fields and sentences disagree ---------------------------------------------------------------------------


def disagreements(entries: Iterable[Entry]) -> str:
    """A line for each place where a field says other than the sentence; the sentence was taken."""
    return "".join(f"{line}\n" for entry in entries for line in _of(entry))


def _of(entry: Entry) -> Iterator[str]:
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
    read = prose.attack(action["name"], action["desc"], powers.used(action["name"]))
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
