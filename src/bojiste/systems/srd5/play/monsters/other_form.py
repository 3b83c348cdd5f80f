"""Whoever takes the shape of other creatures: which those are, and what it is in the shape of one of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from fractions import Fraction

from bojiste.systems.srd5.play.profile import Profile, Shape
from bojiste.systems.srd5.rules.dice import ability_modifier
from bojiste.systems.srd5.sheet import AttackSheet, Sheet, Trait
from bojiste.systems.srd5.words import ABILITIES, EXPERIENCE, SKILL_ABILITY

TRUE = "true"
"""The form that is its own."""
MIND = ("intelligence", "wisdom", "charisma")
KNOWN = frozenset((*Sheet.model_fields, "class"))
"""Entries of a block that are its sheet's."""


class Guises(Mapping[str, Shape]):
    """The forms of such a creature by their names, its own first and then blocks of the bestiary: worked out when they
    are asked for."""

    def __init__(self, who: Profile, blocks: Mapping[str, Mapping[str, object]]) -> None:
        self._who = who
        self._blocks = blocks
        self._bodies: dict[str, Profile] = {TRUE: Profile(who.combatant)}

    def __contains__(self, name: object) -> bool:
        return name == TRUE or (isinstance(name, str) and name in self._blocks and self._fits(self._blocks[name]))

    def __iter__(self) -> Iterator[str]:
        yield TRUE
        yield from (name for name, table in self._blocks.items() if self._fits(table))

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __getitem__(self, name: str) -> Shape:
        who = self.body(name)
        return Shape(who.ac, who.size, who.speeds, who.sheet.multiattack, None, False)

    def body(self, name: str) -> Profile:
        """What it is in a form."""
        if name not in self._bodies:
            if name not in self:
                raise KeyError(name)
            sheet = in_shape(self._who.combatant.sheet, _sheet(self._blocks[name]))
            self._bodies[name] = Profile(replace(self._who.combatant, sheet=sheet))
        return self._bodies[name]

    def called(self, name: str) -> str | dict[str, str]:
        """What a form is called: the word of its own, or the names of the block by language."""
        return name if name == TRUE else named(name, self._blocks[name])

    def _fits(self, table: Mapping[str, object]) -> bool:
        """Single creatures of these types, no stronger than itself, that do not change their own shape."""
        guise = self._who.combatant.sheet.guise
        traits = table.get("traits", ())
        swarm = isinstance(traits, list) and "swarm" in traits
        return (
            guise is not None
            and table.get("kind", "monster") == "monster"
            and table.get("type") in guise.types
            and not ("form" in table or swarm)
            and not _speeds(table).intersection(guise.without)
            and _worth(table.get("challenge", 0)) <= _worth(guise.challenge or self._challenge)
        )

    @property
    def _challenge(self) -> Fraction:
        sheet = self._who.combatant.sheet
        below = next((one for one, worth in EXPERIENCE.items() if "/" in one and worth == sheet.experience), None)
        return _worth(below or sheet.challenge or 0)


def named(id: str, table: Mapping[str, object]) -> str | dict[str, str]:
    """What a block is called, by language; its id where it says nothing."""
    names = table.get("name")
    if not isinstance(names, Mapping):
        return id
    return {language: one if isinstance(one, str) else one["text"] for language, one in names.items()}


def _speeds(table: Mapping[str, object]) -> set[str]:
    """The ways in which a block moves."""
    speeds = table.get("speed")
    return {str(mode) for mode, feet in speeds.items() if feet} if isinstance(speeds, Mapping) else set()


def _worth(challenge: object) -> Fraction:
    return Fraction(str(challenge))


def _sheet(table: Mapping[str, object]) -> Sheet:
    return Sheet.model_validate({key: value for key, value in table.items() if key in KNOWN})


def called(who: Profile, name: str) -> str | dict[str, str]:
    """What a form of somebody's is called."""
    return who.forms.called(name) if isinstance(who.forms, Guises) else name


# -- what it is then -----------------------------------------------------------------------------------------------


def in_shape(own: Sheet, form: Sheet) -> Sheet:
    """A sheet in the shape of another: a new body, with the mind and the training of its own."""
    assert own.guise is not None
    scores = {name: (own if name in MIND else form).abilities.get(name, 10) for name in ABILITIES}
    bonuses = {"abilities": scores, "saves": _trained(own, form, "saves", scores)}
    bonuses["skills"] = _trained(own, form, "skills", scores)
    if own.guise.wild_shape:
        return form.model_copy(update=_wild(own, form) | bonuses)
    if own.guise.keeps == "mind":
        return form.model_copy(update=_new(own, form) | bonuses)
    return own.model_copy(update=_besides(own, form) | bonuses)


KEPT = ("kind", "hp_max", "hit_dice", "prof_bonus", "level", "challenge", "experience", "initiative", "init_group",
        "hides", "uses_death_saves", "potions", "kit", "guise")  # fmt: skip
"""What stays its own even where nearly everything is the other's."""
NOT_TAKEN = {"spells": (), "slots": (), "casting": None, "legendary": 0, "legendary_attacks": (), "legendary_deeds": ()}
"""What no shape brings: legendary actions, and spells, which are learnt as those of a class are."""


def _new(own: Sheet, form: Sheet) -> dict[str, object]:
    """Of the other's everything but these."""
    resistance = tuple(one for one in own.traits if one.name == "legendary_resistance")
    taken = {name: getattr(own, name) for name in KEPT} | NOT_TAKEN
    return taken | {"traits": (*_without(form.traits, resistance), *resistance), "passive_perception": None}


def _wild(own: Sheet, form: Sheet) -> dict[str, object]:
    """Of the other's everything but these, its hit points among it; the features of its class stay its own."""
    guise = own.guise
    taken = {name: getattr(own, name) for name in KEPT if name not in ("hp_max", "hit_dice")}
    spells = NOT_TAKEN if guise is None or not guise.casts else {name: getattr(own, name) for name in NOT_TAKEN}
    known = own.power if guise is not None and guise.casts else tuple(one for one in own.power if one.use.level is None)
    traits = (*own.traits, *_without(form.traits, own.traits))
    return taken | spells | {"traits": traits, "power": (*known, *form.power), "passive_perception": None}


def _besides(own: Sheet, form: Sheet) -> dict[str, object]:
    """Its own, but for Armor Class and speeds, and what the other has that it lacks."""
    bites = own.guise is not None and own.guise.keeps == "bite"
    found: dict[str, object] = {"ac": form.ac, "armour": form.armour, "shield": form.shield, "speed": form.speed}
    found |= {name: (*getattr(own, name), *getattr(form, name)) for name in ("resist", "immune", "cond_immune")}
    found["traits"] = (*own.traits, *_without(form.traits, own.traits))
    found["power"] = (*own.power, *(row for row in form.power if row.use.innate is None))
    found |= {name: getattr(form, name) for name in SENSES if not bites or getattr(form, name) > getattr(own, name)}
    found |= {"breathes": form.breathes if own.breathes == "air" else own.breathes, "passive_perception": None}
    return found | (_with_its_bite if bites else _with_both)(own, form) | {"size": form.size}


def _with_its_bite(own: Sheet, form: Sheet) -> dict[str, object]:
    """The attacks of the other, with the own bite."""
    attack = tuple(_own_bite(own, one) for one in form.attack)
    return {"attack": attack, "multiattack": form.multiattack, "attacks": form.attacks}


def _with_both(own: Sheet, form: Sheet) -> dict[str, object]:
    """The attacks of both; of two with one name the own."""
    made = {one.name for one in own.attack}
    attack = (*own.attack, *(one for one in form.attack if one.name not in made))
    return {"attack": attack, "multiattack": (*own.multiattack, *form.multiattack)}


SENSES = ("blindsight", "darkvision", "tremorsense", "truesight")


def _own_bite(own: Sheet, attack: AttackSheet) -> AttackSheet:
    """Its own bite in the place of the other's."""
    return next((one for one in own.attack if one.name == attack.name == "bite"), attack)


def _without(traits: tuple[Trait, ...], others: tuple[Trait, ...]) -> tuple[Trait, ...]:
    names = {one.name for one in others}
    return tuple(one for one in traits if one.name not in names)


def _trained(own: Sheet, form: Sheet, which: str, scores: Mapping[str, int]) -> dict[str, int]:
    """Bonuses of what either is trained in, with the scores as they are then; of two the higher."""
    found: dict[str, int] = {}
    for sheet in (own, form):
        for name, bonus in getattr(sheet, which).items():
            ability = SKILL_ABILITY.get(name, name)
            training = bonus - ability_modifier(sheet.abilities.get(ability, 10))
            found[name] = max(found.get(name, -100), training + ability_modifier(scores[ability]))
    return found
