"""What stands between an attacker and whom it strikes at: a sanctuary, and images of oneself."""

from __future__ import annotations

from collections.abc import Callable

from bojiste.core.ask import Ask, Option
from bojiste.core.dice import die
from bojiste.core.event import OPEN, Event, Part, kept
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.moments import ATTACK_DRAWN, ATTACK_TARGETED
from bojiste.systems.srd5.now import Suffering
from bojiste.systems.srd5.play.attacks.shot import Shot
from bojiste.systems.srd5.play.dice import save
from bojiste.systems.srd5.play.movement.reach import can_target
from bojiste.systems.srd5.play.senses import sight
from bojiste.systems.srd5.play.spellcasting import ending, lasting, ongoing_effects
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile

LEAST = {3: 6, 2: 8, 1: 11}
"""What a d20 must show for so many images to draw an attack."""


@ATTACK_TARGETED.voice("sanctuary", state=("suffers",))
def _turned_away(shot: Shot) -> Course[bool]:
    """Whoever cannot bring itself to strike at whom a sanctuary wards strikes at another, or its attack is lost, and
    what it costs is spent."""
    table, who, target = shot.table, shot.who, shot.target
    if not table.boons(target, "warded") or (yield from pierces(table, who, target)):
        return False
    return (yield from elsewhere(shot, lambda one: bool(table.boons(one, "warded"))))


def elsewhere(shot: Shot, guarded: Callable[[Profile], bool]) -> Course[bool]:
    """An attack that its target keeps off goes on at somebody who is not so guarded; whether it is lost."""
    table, who, target, attack = shot.table, shot.who, shot.target, shot.attack
    others = [one for one in who.enemies if one is not target and can_target(table, who, attack, one)]
    others = [one for one in others if not guarded(one) and table.up(one)]
    chosen = (yield from instead(who, target, others)) if others else None
    if chosen is None:
        yield Event("turned-away", lasting.spell, who.id, target.id, changes=shot.spent, data=attack.facts, seen=OPEN)
        return True
    shot.target = chosen
    return False


@ATTACK_DRAWN.voice("images", state=("suffers",))
def _meets_an_image(shot: Shot) -> Course[None]:
    """An image of its target may draw it: what it must reach then is the Armor Class of that."""
    table, who, target = shot.table, shot.who, shot.target
    images = table.boon(target, "image")
    if images and _phantasms(table, target) is not None:
        drawn = yield from phantom_drawn(table, who, target)
        shot.image = ongoing_effects.armor_class(table, target) if drawn else 0
    elif images and _taken_in(table, who, target) and (yield from _drawn(target, images)):
        shot.image = 10 + target.ability["dexterity"]


# -- phantasms -----------------------------------------------------------------------------------------------------


def _phantasms(table: Table, target: Profile) -> Suffering | None:
    """What brings somebody images that are as good as itself."""
    entry = next(iter(table.boons(target, "image")), None)
    source = table.profiles.get(entry.source) if entry is not None and entry.by else None
    if source is None or entry is None:
        return None
    return entry if any(source.power(entry.by).says("images", "solid", bool)) else None


def phantom_drawn(table: Table, who: Profile, target: Profile) -> Course[bool]:
    """Whether an attack or a spell is drawn by one of them: whom it meets a die says, of all that look alike. Bright
    light ends them, and who does not go by its eyes is not deceived."""
    entry = _phantasms(table, target)
    if entry is None or not (yield from _shadowed(table, target)) or not _taken_in(table, who, target):
        return False
    sides = entry.amount + 1
    face = yield die(sides, lasting.spell, target.id)
    drawn: bool = face > 1
    data = {"against": 2, "images": entry.amount, "drawn": "yes" if drawn else "no"}
    yield Event("image-drawn", lasting.spell, target.id, None, kept(sides, face), data=data, seen=OPEN)
    return drawn


def _shadowed(table: Table, target: Profile) -> Course[bool]:
    """Whether no bright light falls on it; else its images are gone."""
    entry = _phantasms(table, target)
    if entry is None or sight.light_on(table, target) != rules.sight.BRIGHT:
        return entry is not None
    running = next((one for one in table.now[target.id].running if one.id == entry.effect), None)
    if running is not None:
        yield from ending.ends(table, target, running, lasting.spell)
    return False


def settles(table: Table, who: Profile) -> Course[None]:
    """At the end of its turn: bright light has ended them."""
    yield from _shadowed(table, who)


def images_save(table: Table, whom: Profile, ability: str, dc: int) -> Course[None]:
    """An area that wounds: each image saves."""
    entry = _phantasms(table, whom)
    for _ in range(entry.amount if entry is not None else 0):
        yield from image_saves(table, whom, ability, dc)


def image_saves(table: Table, whom: Profile, ability: str, dc: int) -> Course[None]:
    """One image saves as its owner does, and is gone if it fails."""
    bonus = whom.saves[ability] + whom.save_bonus
    natural = yield die(20, rules.dice.d20_test, whom.id)
    made = rules.dice.d20_test(natural, bonus, dc)
    data = {"ability": ability, "against": dc, "made": "yes" if made else "no"}
    parts = (Part(f"save-{ability}", bonus),)
    yield Event("image-saves", rules.dice.d20_test, whom.id, None, kept(20, natural), parts, (), data, OPEN)
    yield from struck(table, whom, made)


def pierces(table: Table, who: Profile, target: Profile) -> Course[bool]:
    """Whether somebody brings itself to strike at whoever a sanctuary wards."""
    made: bool = yield from save(table, who, "wisdom", max(entry.dc for entry in table.boons(target, "warded")))
    return made


def instead(who: Profile, target: Profile, others: list[Profile]) -> Course[Profile | None]:
    """Whom else somebody strikes at, or nobody."""
    menu = (*(Option(f"at:{one.id}", {"target": one.id}) for one in others), Option("no"))
    data = {"target": target.id}
    answer = yield Ask("turned-away", lasting.spell, who.seat, who.id, menu, menu[0].key, data=data)
    return next((one for one in others if answer == f"at:{one.id}"), None)


def _taken_in(table: Table, who: Profile, target: Profile) -> bool:
    """Whether images deceive somebody: it sees by its eyes, and not what is true."""
    if not sight.sees(table, who, target) or sight.perceives(table, who, target):
        return False
    return table.distance(who, target) > sight.truesight(table, who)


def _drawn(target: Profile, images: int) -> Course[bool]:
    """A d20: whether one of the images draws the attack."""
    face = yield die(20, lasting.spell, target.id)
    drawn: bool = face >= LEAST[min(images, 3)]
    data = {"against": LEAST[min(images, 3)], "images": images, "drawn": "yes" if drawn else "no"}
    yield Event("image-drawn", lasting.spell, target.id, None, kept(20, face), data=data, seen=OPEN)
    return drawn


def struck(table: Table, target: Profile, missed: bool) -> Course[None]:
    """An image that is hit is gone; with the last one the spell ends."""
    if missed:
        return
    entry = table.boons(target, "image")[0]
    suffers = table.now[target.id].suffers
    fewer = tuple(one._replace(amount=one.amount - 1) if one == entry else one for one in suffers)
    data = {"images": entry.amount - 1}
    changes = table.state.change(target.id, suffers=fewer)
    yield Event("image-gone", lasting.spell, target.id, None, changes=changes, data=data, seen=OPEN)
    running = next((one for one in table.now[target.id].running if one.id == entry.effect), None)
    if entry.amount == 1 and running is not None:
        yield from ending.ends(table, target, running, lasting.spell)
