"""Which form a shapechanger takes."""

from __future__ import annotations

from bojiste.core.ask import Ask
from bojiste.systems.srd5.play.conditions.ethereal import is_there
from bojiste.systems.srd5.play.grappling.pounce import landings
from bojiste.systems.srd5.play.monsters.other_form import TRUE, Guises
from bojiste.systems.srd5.play.profile import looked_up
from bojiste.systems.srd5.policy.eyes import Eyes
from bojiste.systems.srd5.prepare import Profile


def better_form(eyes: Eyes) -> str | None:
    """The form in which it does most in one action, if that is more than in the one it is in; it is taken while nobody
    can be struck anyhow."""
    if not eyes.me.forms or eyes.me.sheet.splits or isinstance(eyes.me.forms, Guises):
        return None
    worth = {name: _worth(eyes.me, name) for name in eyes.me.forms}
    best = max(worth, key=lambda name: worth[name])
    return best if worth[best] > worth[eyes.now.form] else None


def sheds(eyes: Eyes) -> bool:
    """Whether it is in the shape of another creature: as itself it fights better."""
    forms = eyes.me.forms
    wild = eyes.me.sheet.guise is not None and eyes.me.sheet.guise.wild_shape
    return bool(forms) and isinstance(forms, Guises) and eyes.me.guise != TRUE and not wild


def runs_wild(eyes: Eyes, ask: Ask) -> str | None:
    """A druid becomes a beast when it is hurt, or has no slots left."""
    guise = eyes.me.sheet.guise if eyes.me.forms else None
    if guise is None or not guise.wild_shape or eyes.me.guise not in ("", TRUE) or "guise" not in ask.keys:
        return None
    return "guise" if 2 * eyes.now.hp <= eyes.now.hp_max or not any(eyes.now.slots) else None


def beast(eyes: Eyes, ask: Ask) -> str | None:
    """The beast that can take most and deal most."""
    forms = eyes.me.forms
    if not isinstance(forms, Guises) or eyes.me.sheet.guise is None or not eyes.me.sheet.guise.wild_shape:
        return None
    keys = [key for key in ask.keys if key.startswith("as:")]
    return max(keys, key=lambda key: _sturdy(forms.body(key.removeprefix("as:"))), default=None)


@looked_up
def _sturdy(body: Profile) -> int:
    """Hit points, and three rounds of the blows of one action."""
    best = max((attack.mean for attack in body.attacks), default=0)
    blows = max((len(ways) for ways in body.sheet.multiattack), default=body.per_action)
    return 2 * body.sheet.hp_max + ROUNDS * best * blows


ROUNDS = 3


def jaunts(eyes: Eyes, ask: Ask) -> str | None:
    """From the Ethereal Plane back at once; over to it when the blows are dealt, from between enemies, where that takes
    no action."""
    power = next((one for one in eyes.me.powers.values() if one.has("plane_shift")), None)
    key = f"power:{power.key}" if power is not None else ""
    if power is None or key not in ask.keys:
        return None
    if is_there(eyes.table, eyes.me):
        return key
    struck = eyes.now.turn.action and not eyes.now.turn.attacks_left
    return key if struck and power.bonus_action and eyes.pressed() else None


def pounces(eyes: Eyes, ask: Ask) -> str | None:
    """Leap upon enemies, where no friend is under it."""
    keys = [key for key in ask.keys if key.startswith("leap:")]
    spots = landings(eyes.table, eyes.me) if keys else []
    met = [one for one in eyes.me.allies if spots and one.id in eyes.table.now]
    spared = all(eyes.table.distance_from(eyes.me, *spots[0], one) > 0 for one in met)
    return keys[0] if spots and spared else None


@looked_up
def _worth(who: Profile, name: str) -> int:
    """The damage that all attacks of one action do in a form if they hit."""
    shape = who.forms[name]
    mean = {attack.key: attack.mean for attack in who.attacks if shape.has(attack.key)}
    listed = [sum(mean.get(key, 0) for key in ways) for ways in shape.multiattack]
    return max([*listed, *(each * who.per_action for each in mean.values())], default=0)
