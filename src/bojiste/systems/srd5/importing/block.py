"""From what a block prints to a ``Block`` that can be played, and the names of what is left to the referee."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

from bojiste.systems.srd5 import words
from bojiste.systems.srd5.importing import multiattack, powers, prose, spells, ways
from bojiste.systems.srd5.importing.printed import Feature, Printed
from bojiste.systems.srd5.importing.records import Block, Left, Legendary, Power, Trait, Use
from bojiste.systems.srd5.importing.sentences import sentence_of, tidy
from bojiste.systems.srd5.importing.usual import says_more

_NONMAGICAL = re.compile(r"nonmagical", re.IGNORECASE)
_BUT = {"silver": "silvered", "adamantine": "adamantine"}


def understood(printed: Printed, id: str = "") -> Block:
    """The block; what no reader understands is in ``left`` by the name of its feature."""
    block = _headed(printed, id)
    _castings_are_traits(printed)
    for part in (_defences, _actions, _traits, _numbers_of_traits, _legends, _castings, _besides_actions):
        part(printed, block)
    return block


def _castings_are_traits(printed: Printed) -> None:
    """The later print has the spells of a creature among its actions; they are read as the trait of the earlier one."""
    cast = [one for one in printed.actions if _part(one.name) == "spells" and spells.read(one.text) is not None]
    printed.actions = [one for one in printed.actions if one not in cast]
    printed.traits = [*printed.traits, *cast]


def _traits(printed: Printed, block: Block) -> None:
    for one in ways.taken(printed.traits, block.attacks, block.powers):
        if _JAUNTS.search(tidy(one.text)):
            block.more_powers.append(_shift(_plain(one.name), "bonus"))
        elif _part(one.name) == "spells" and (casting := spells.read(one.text)) is not None:
            block.castings.append(casting)
        else:
            block.traits.append(trait(one))
            block.nearly += _more(one, "trait") if block.traits[-1].played else ()


def _numbers_of_traits(printed: Printed, block: Block) -> None:
    """What of traits stands elsewhere on a sheet."""
    names = [one.name for one in printed.traits]
    block.critical = min((CRITICAL[name] for name in names if name in CRITICAL), default=20)
    block.magical = not MAGICAL.isdisjoint(names)
    block.breathes = next((BREATHES[name] for name in names if name in BREATHES), "")
    block.absorbs = [kind for one in printed.traits for kind in _absorbed(one)]
    block.falters = [row for one in printed.traits for row in _faltering(one)]


def _legends(printed: Printed, block: Block) -> None:
    block.legendary = [_legendary(one, block) for one in printed.legendary]
    block.left += [Left(one.name, (_part(one.name),), one.left) for one in block.traits if not one.played]


def _castings(printed: Printed, block: Block) -> None:
    block.castings += [printed.casting] if printed.casting is not None else []
    for casting in block.castings:
        block.left += [Left(name.replace("_", " "), ("spells",)) for name in casting.missing]
        block.nearly += [Left(name, ("spells",)) for name in casting.nearly]
        block.nearly += [Left("Spellcasting", ("spells",), casting.left)] if casting.left else []


def _besides_actions(printed: Printed, block: Block) -> None:
    """Bonus actions, reactions, and what no table knows: played where a trait of that name is."""
    by_part = {"action": (*printed.bonus, *printed.unknown), "reaction": printed.reactions}
    for part, one in ((part, one) for part, features in by_part.items() for one in features):
        answer = trait(one)
        if splits := _splitting(one):
            block.splits = splits
        elif answer.played:
            block.traits.append(answer)
            block.nearly += _more(one, part)
        else:
            block.left.append(Left(one.name, (part,), (one.text,)))


def _more(feature: Feature, part: str) -> Iterator[Left]:
    """What is played by its name, and says more than the document under that name."""
    name = _plain(feature.name)
    if says_more(name, tidy(feature.text)):
        yield Left(name, (part,), (feature.text,))


def _headed(printed: Printed, id: str) -> Block:
    """What stands above the features of a block."""
    return Block(
        id=id or multiattack.slug(printed.name) or "creature",
        name=printed.name,
        language=printed.language,
        size=printed.size,
        kind=printed.kind,
        armour=printed.armour,
        shield=printed.shield,
        hit_points=printed.hit_points,
        hit_dice=printed.hit_dice,
        speed=printed.speed,
        hover=printed.hover,
        abilities=printed.abilities,
        saves=printed.saves,
        skills=printed.skills,
        senses=printed.senses,
        passive_perception=printed.passive_perception,
        challenge=printed.challenge,
        level=printed.level,
        proper=printed.proper,
        calling=printed.calling,
        experience=printed.experience or 0,
        legendary_actions=printed.legendary_actions,
    )


_SPLITS = re.compile(r"is subjected to (?P<types>[\w, ]+) damage, it splits into two new .* one size smaller")


def _splitting(feature: Feature) -> list[str]:
    """The damage by which a creature comes apart into two."""
    found = _SPLITS.search(tidy(feature.text))
    return [type_ for type_ in words.DAMAGE_TYPES if type_ in found["types"].split()] if found else []


def without_empty_blows(block: Block) -> Block:
    """The block without attacks that reach nobody, or would do nothing to whoever they hit: those are left to the
    referee."""
    empty = [
        one
        for one in block.attacks
        if not (one.damage or one.effects or one.charge) or (one.reach is None and one.range is None)
    ]
    block.attacks = [one for one in block.attacks if one not in empty]
    block.left += [Left(one.name, ("attack",), one.left) for one in empty]
    return block


def _defences(printed: Printed, block: Block) -> None:
    for texts, kept in (
        (printed.resist, block.resist),
        (printed.immune, block.immune),
        (printed.vulnerable, block.vulnerable),
    ):
        for text in texts:
            found = list(_defence(text))
            kept += found
            if not found and "from stoneskin" not in text:  # that is a spell which it casts before a fight
                block.left.append(Left(text, ("defence",)))
    known = (*words.CONDITIONS, "exhaustion")
    block.condition_immune = list(dict.fromkeys(one for one in printed.condition_immune if one in known))
    block.left += [Left(one, ("defence",)) for one in printed.condition_immune if one not in known]


def _defence(text: str) -> Iterator[str]:
    """``fire``; ``slashing nonmagical``; ``slashing nonmagical silvered``: but for silvered weapons."""
    types = [type_ for type_ in words.DAMAGE_TYPES if re.search(rf"\b{type_}\b", text)]
    if text in words.DAMAGE_TYPES:
        yield text
    elif _NONMAGICAL.search(text) and "from stoneskin" not in text:
        but = next((word for key, word in _BUT.items() if key in text), "")
        for type_ in types:
            yield f"{type_} nonmagical {but}".strip()


def _actions(printed: Printed, block: Block) -> None:
    keys: dict[str, bool | None] = {}
    several = [one for one in printed.actions if _plain(one.name).startswith("Multiattack")]
    for action in printed.actions:
        if action in several:
            continue
        name, text = _plain(action.name), tidy(action.text)
        if prose.is_attack(action.text):
            _attack(name, action, block, keys)
        elif not any(reads(name, text, action, block) for reads in _ACTIONS):
            block.powers += _powers(name, action, block)
            keys[multiattack.slug(name)] = None
    for action in several:
        _multiattack(action, block, keys)


def _attack(name: str, action: Feature, block: Block, keys: dict[str, bool | None]) -> None:
    attack = prose.attack(name, action.text, action.use)
    if attack is None:
        block.left.append(Left(name, ("attack",), (action.text,)))
        return
    block.attacks.append(ways.with_its_run(attack))
    keys[multiattack.slug(name)] = attack.melee


def _teleports(name: str, text: str, action: Feature, block: Block) -> bool:
    if found := _TELEPORTS.search(text):
        block.traits.append(Trait(name=name, codes=(f"teleport {found[1]}",), played=action.use == Use()))
        block.nearly += _rest(name, text, found)
    return found is not None


def _goes_over(name: str, text: str, action: Feature, block: Block) -> bool:
    """To the Ethereal Plane and back."""
    if found := _SHIFTS.search(text):
        block.nearly += _rest(name, text, found)
        block.more_powers.append(_shift(name, "action", NUMBERS.get(found["along"] or "", 0)))
    return found is not None


def _takes_shapes(name: str, text: str, action: Feature, block: Block) -> bool:
    guise = _guise(text)
    block.guise = guise or block.guise
    return bool(guise)


def _is_quiet(name: str, text: str, action: Feature, block: Block) -> bool:
    """Without a bearing on a fight, as far as it says no more than usual."""
    if name in QUIET:
        block.nearly += _more(action, "action")
    return name in QUIET


_ACTIONS = (_teleports, _goes_over, _takes_shapes, _is_quiet)
"""Actions that are neither attacks nor powers: what reads each, and whether it did."""


def _multiattack(action: Feature, block: Block, keys: multiattack.Keys) -> None:
    """What is understood of it; a feature that nobody plays is left out of it, and that is told."""
    made = multiattack.read(action.text, keys)
    if made is None:
        block.left.append(Left("Multiattack", ("multiattack",), (action.text,)))
        return
    played = {f"{multiattack.USE}{multiattack.slug(one.name)}" for one in block.powers}
    kept = [[key for key in one if not key.startswith(multiattack.USE) or key in played] for one in made.ways]
    block.multiattack = [list(one) for one in dict.fromkeys(map(tuple, kept)) if one]
    block.flurry = made.dice
    left = made.left if kept == made.ways else (action.text,)
    block.nearly += [Left("Multiattack", ("multiattack",), left)] if left else []


def _rest(name: str, text: str, found: re.Match[str]) -> Iterator[Left]:
    """The sentences before and after the one that was understood."""
    _, after = sentence_of(_ON_BOTH_PLANES.sub("", text[found.end() :]))
    before = text[: found.start()].rpartition(". ")[0]
    left = tuple(one for one in (before, after) if one)
    if left:
        yield Left(name, ("action",), left)


_ON_BOTH_PLANES = re.compile(
    r"(?:It|She|He|The \w+) is visible on the Material Plane while (?:it|she|he) is in the Border Ethereal, and vice "
    r"versa, yet (?:it|she|he) can't affect or be affected by anything on the other plane\.?"
)
"""What being there is in any case."""
_SHIFTS = re.compile(
    r"^The [\w ]+?(?: and up to (?P<along>\w+) willing creatures within 5 ft\. of it)? (?:magically )?"
    r"(?:enters?|shifts? from) (?:the Ethereal Plane from )?"
    r"the Material Plane(?: to the Ethereal Plane)?, or vice versa"
)
_JAUNTS = re.compile(
    r"^As a bonus action, the \w+ can magically shift from the Material Plane to the Ethereal Plane, or vice versa"
)
NUMBERS = {"one": 1, "two": 2, "three": 3, "four": 4}


def _shift(name: str, time: str, along: int = 0) -> dict[str, object]:
    said: dict[str, object] = {"name": name.lower(), "range": "self", "shifts": True}
    said |= {"time": time} if time != "action" else {}
    return said | ({"takes_along": along} if along else {}) | {"magical": True}


_POLYMORPHS = re.compile(
    r"magically polymorphs into a (humanoid) or (beast) that has a challenge rating "
    r"(?:equal to or less than|no higher than) its own"
)


def _guise(text: str) -> dict[str, object]:
    """Whose shape a creature takes, and what it keeps in it."""
    said = tidy(text)
    found = _POLYMORPHS.search(said)
    if found is None:
        return {}
    keeps = "deeds" if "retains its game statistics" in said else "mind"
    return {"types": list(found.groups()), "keeps": "bite" if "other actions are replaced" in said else keeps}


def _plain(name: str) -> str:
    return re.sub(r"\s*\([^)]*\)", "", name).strip()


def _powers(name: str, action: Feature, block: Block) -> Iterable[Power]:
    for power in powers.powers(name, action.text, action.use):
        if playable(power):
            yield power
        else:
            block.left.append(Left(power.name, parts(power, action.text), (action.text,)))


def parts(power: Power, text: str = "") -> tuple[str, ...]:
    """The parts of a block that an action belongs to."""
    if power.part:
        return (power.part,)
    has = {
        "recharge": power.use != Use(),
        "save": "saving throw" in text or any(effect.save for effect in power.effects),
        "area": power.area is not None,
    }
    return tuple(part for part, there in has.items() if there) or ("action",)


def playable(power: Power) -> bool:
    """Whether it can be played at all: it does something that the table knows, to somebody."""
    does = any(one.damage or one.conditions or one.push for one in power.effects[:1])
    does = does or any(key == "grants" for key, _ in power.keys)
    return bool(power.heal or (does and (power.area or power.range or power.alone)))


QUIET = frozenset(("Heart Sight", "Illusory Appearance", "Nightmare Haunting", "Read Thoughts"))
"""Actions without a bearing on a fight."""
DETECT = "Detect"
"""A check of Perception, which any creature may make."""
_COST = re.compile(r"\(Costs (\d) Actions\)")
_MAKES = re.compile(r"^The [\w' ]+? (?:makes|uses) (?P<all>[\w' ]+)\.$")
_MOVES_AND_MAKES = re.compile(
    r"^(?P<moves>The [\w' ]+? (?:moves|flies|can fly|can teleport|teleports) up to [^.]*?(?:ft\.[^.]*?)?), "
    r"and it makes (?P<all>[\w' ]+)\.$"
)
"""A move and an attack: the attack is made, the move is told."""
_ONE_OF = re.compile(
    r"^(?:makes |uses )?(?:its |an? |one )?(?P<what>[\w ]+?)(?: attack| strike)?(?: with its (?P<which>[\w ]+))?$"
)
_DEEDS = (
    (re.compile(r"^The [\w' ]+? moves up to half its speed\."), "move half"),
    (re.compile(r"^The [\w' ]+? moves up to its speed without provoking opportunity attacks\."), "move slip"),
    (re.compile(r"^The [\w' ]+? casts a cantrip\."), "cantrip"),
    (re.compile(r"^The [\w' ]+? casts a spell from its list of prepared spells, using a spell slot"), "spell"),
    (
        re.compile(r"^The [\w' ]+? magically teleports, [^.]*?, up to (\d+) ft\. to an unoccupied space it can see\."),
        r"teleport \1",
    ),
)


def _legendary(action: Feature, block: Block) -> Legendary:
    cost = int(found[1]) if (found := _COST.search(action.name)) else 1
    name = _plain(action.name)
    text = tidy(action.text)
    if name == DETECT:
        block.nearly += _more(action, "legendary")
        return Legendary(name=name, cost=cost)
    if deeds := _deed(name, text, block):
        return Legendary(name=name, cost=cost, deeds=deeds)
    moves = _MOVES_AND_MAKES.match(text)
    made = moves or _MAKES.match(text)
    block.nearly += [Left(name, ("legendary",), (f"{moves['moves']}.",))] if moves else []
    does, deeds = _made(made["all"], block) if made else ((), ())
    if does or deeds:
        return Legendary(name=name, cost=cost, does=does, deeds=deeds)
    power = next(iter(powers.powers(name, text, Use())))
    if playable(power):
        return Legendary(name=name, cost=cost, power=power)
    other_form = "makes" in text and made  # what has no such attack is in another form when it makes it
    if not other_form:
        block.left.append(Left(name, ("legendary",), (text,)))
    return Legendary(name=name, cost=cost)


def _deed(name: str, text: str, block: Block) -> tuple[str, ...]:
    """A move, a spell, a teleport; what the sentences say besides is told."""
    for said, deed in _DEEDS:
        if found := said.match(text):
            block.nearly += (Left(name, ("legendary",), one.said) for one in _rest(name, text, found))
            return (found.expand(deed),)
    return ()


def _made(text: str, block: Block) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The attacks and the powers that a legendary action leaves to choose from: “one claw attack or tail attack”."""
    attacks, own = ({multiattack.slug(one.name) for one in these} for these in (block.attacks, block.powers))
    does: list[str] = []
    deeds: list[str] = []
    for part in text.split(" or "):
        found = _ONE_OF.match(part)
        key = multiattack.slug(found["which"] or found["what"]) if found else ""
        names = (key, f"{key}_strike", key.removesuffix("s"), f"{key}s")
        chosen = next((one for one in names if one in attacks | own), "")
        if chosen in attacks:
            does.append(chosen)
        elif chosen:
            deeds.append(f"use {chosen}")
        elif does or deeds:
            block.nearly.append(Left(part.removeprefix("uses its "), ("legendary",), (text,)))
    return tuple(does), tuple(deeds)


TRAITS: Mapping[str, tuple[str, ...]] = {
    "Devil's Sight": ("devils_sight",),
    "Sure-Footed": ("sure_footed",),
    "Keen Hearing and Smell": ("keen_hearing", "keen_smell"),
    "Keen Hearing and Sight": ("keen_hearing", "keen_sight"),
    "Keen Sight and Smell": ("keen_sight", "keen_smell"),
    "Two Heads": ("two_headed",),
    "Air Form": ("shares_space",),
    "Fire Form": ("shares_space",),
    "Water Form": ("shares_space",),
    "Invisibility": ("invisible",),
    "Rust Metal": ("corrode_metal",),
    "Keen Senses": ("keen_hearing", "keen_sight", "keen_smell"),
}
"""Traits that are several of the sheet's; most are called alike in both."""

MAGICAL = frozenset(("Magic Weapons", "Angelic Weapons", "Hellish Weapons"))
CRITICAL = {"Improved Critical": 19, "Superior Critical": 18}
"""The lowest roll that is a critical hit of whoever has such a feature."""
BREATHES = {"Amphibious": "nothing", "Water Breathing": "water"}
"""What a creature needs that breathes air and water, or water alone."""

SILENT = frozenset(
    {
        "Antimagic Susceptibility", "Beast of Burden", "Brute", "Celestial Restoration", "Demonic Restoration",
        "Diabolical Restoration", "Divine Awareness", "Elemental Restoration", "Exalted Restoration",
        "Fiendish Restoration",
        "Elemental Demise", "Ephemeral", "False Appearance", "Faultless Tracker",
        "Heated Weapons", "Hellish Rejuvenation", "Hold Breath", "Immutable Form",
        "Inscrutable", "Iron Scent", "Labyrinthine Recall", "Limited Amphibiousness", "Limited Telepathy", "Mimicry",
        "Probing Telepathy", "Rejuvenation", "Sense Magic", "Shark Telepathy", "Shielded Mind",
        "Speak with Beasts and Plants", "Telepathic Bond",
        "Transparent", "Spider Climb", "Treasure Sense", "Tree Stride", "Turn Defiance", "Turn Resistance",
        "Variable Illumination", "Wakeful", "Web Sense",
    }
)  # fmt: skip
"""Traits without a bearing on a fight that the table plays, or that the numbers of the block already hold."""

_ABSORBS = re.compile(
    r"Whenever the [\w ]+ is subjected to (\w+) damage, it takes no damage and (?:instead )?regains a number of "
    r"hit points equal to the \1 damage dealt"
)


def _absorbed(feature: Feature) -> list[str]:
    """The damage that mends a creature."""
    return _ABSORBS.findall(tidy(feature.text))


_TAKES = r"If the \w+ takes (\w+) damage, it "
_FOR_A_TURN = r" until the end of its next turn"
_FALTERS = (
    (re.compile(rf"{_TAKES}has disadvantage on attack rolls and ability checks{_FOR_A_TURN}"), "flinching"),
    (re.compile(rf"{_TAKES}partially freezes; its speed is reduced by 20 ft\.{_FOR_A_TURN}"), "numbed"),
)
"""What damage of a type brings on a creature for a turn."""


def _faltering(feature: Feature) -> list[dict[str, str]]:
    text = tidy(feature.text)
    return [{"by": kind, "suffers": what} for said, what in _FALTERS for kind in said.findall(text)]


_REGAINS = re.compile(r"regains (\d+) hit points at the start of (?:its turn|each of its turns)", re.IGNORECASE)
_EXTRA = re.compile(r"extra \d+ \((\d+)d6\)")
_NUMBERS: Mapping[str, re.Pattern[str]] = {
    "multiple_heads": re.compile(r"has (five|\d+) heads"),
    "shadow_stealth": re.compile(r"stealth bonus is also improved to \+(\d+)"),
    "berserk": re.compile(r"starts its turn with (\d+) hit points or fewer, roll a d6"),
    "illumination": re.compile(
        r"sheds bright light in an? (\d+)-foot radius and dim light (?:in|for) an additional \1 ft"
    ),
    "running_leap": re.compile(r"With a 10-foot running start, [^.]*? can long jump up to (\d+) ft"),
    "relentless": re.compile(r"takes (\d+) damage or less"),
    "standing_leap": re.compile(r"long jump is up to (\d+) ft\."),
    "parry": re.compile(r"adds (\d+) to its AC against one melee attack that would hit it"),
}
"""The number of a trait by its sentence."""
_TELEPORTS = re.compile(
    r"magically teleports, along with any equipment it is wearing or carrying, up to (\d+) ft\. to an"
)


def trait(feature: Feature) -> Trait:
    """A trait and what plays it; not ``played`` where it is left to the referee."""
    name, text = _plain(feature.name), tidy(feature.text)
    if _faltering(feature):
        return Trait(name=name, played=True)
    if name in SILENT or name in MAGICAL or name in CRITICAL or name in BREATHES or _absorbed(feature):
        return Trait(name=name, played=True)
    codes = TRAITS.get(name) or _coded(name, text, feature.use)
    return Trait(name=name, codes=codes, played=bool(codes), left=() if codes else (feature.text,))


def _part(trait: str) -> str:
    return "spells" if "Spellcasting" in trait else "trait"


_STOPS = re.compile(r"takes ([\w, ]+?) damage[^.]*, this trait doesn't function")
_AT_ZERO = re.compile(r"dies only if it starts its turn with 0 hit points")


def _stopped(text: str) -> Iterator[str]:
    """What stops a regeneration, and whether it works at 0 hit points."""
    if found := _STOPS.search(text):
        yield ",".join(type_ for type_ in words.DAMAGE_TYPES if re.search(rf"\b{type_}\b", found[1]))
    if _AT_ZERO.search(text):
        yield "zero"


def _coded(name: str, text: str, use: Use) -> tuple[str, ...]:
    code = multiattack.slug(name)
    if name == "Regeneration" and (found := _REGAINS.search(text)):
        return (" ".join(("regeneration", found[1], *_stopped(text))),)
    if code == "legendary_resistance" and use.day:
        return (f"{code} {use.day}",)
    if code in _NUMBERS:
        found = _NUMBERS[code].search(text)
        return (f"{code} {5 if found[1] == 'five' else found[1]}",) if found else ()
    if code in words.NUMBERED_TRAITS and (found := _EXTRA.search(text)):
        return (f"{code} {found[1]}",)
    return (code,) if code in words.TRAITS and code not in words.NUMBERED_TRAITS else ()
