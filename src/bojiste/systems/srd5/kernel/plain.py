"""What of a scene the kernel cannot do, and the attacks that a tactic makes in one that it can."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from operator import gt
from typing import NamedTuple

from bojiste.kernel.limits import fits
from bojiste.systems.srd5.items.bane import bane_of
from bojiste.systems.srd5.items.on_20 import on_20
from bojiste.systems.srd5.kernel import arms, begun, gifts
from bojiste.systems.srd5.kernel.plan import NOTHING, Plan, fixed, simple, steady, unhurt
from bojiste.systems.srd5.kernel.plight import DEEP, IDLE
from bojiste.systems.srd5.play.monsters import legendary_actions
from bojiste.systems.srd5.play.monsters.other_form import TRUE
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.play.turns.start import begin
from bojiste.systems.srd5.prepare import Attack, Profile, Scene
from bojiste.systems.srd5.traits.every import TRAITS
from bojiste.systems.srd5.words import FT

MOST, MOST_WAYS, MOST_PARTS, MOST_HANDS = 32, 96, 128, 64
"""Combatants, attacks of all their turns, components of damage, and states of hands that a desk has room for."""
TACTICS = ("ordinary", "weakest", "naive", "idle")
NOW = frozenset(
    """conditions death_fail death_success dodging exhaustion hp hp_max initiative kit life potions reaction surprised
    thp""".split()  # noqa: SIM905 (a list to be read)
)
"""What a scene may say of somebody's present state."""
HARMLESS = frozenset(trait.name for trait in TRAITS if trait.twin.plain == "harmless")
"""Traits that change nothing where nobody moves and nobody casts, or always the same."""
PLAYED = frozenset(trait.name for trait in TRAITS if trait.twin.plain == "played")
"""Traits that the kernel plays."""


def lacks(scene: Scene) -> Iterator[str]:
    """Word ids of what keeps the kernel from a scene (``lacks-map``), each once; none: it plays the scene."""
    return iter(_lacking(scene))


@lru_cache(maxsize=64)
def _lacking(scene: Scene) -> tuple[str, ...]:
    found = dict.fromkeys(_of_scene(scene))
    if not found:
        table = Table(scene, unhurt(scene))
        for who in scene.prepared.profiles.values():
            found |= dict.fromkeys(_of(scene, who, table))
    plans = [planned(scene, who) for who in scene.prepared.profiles.values()] if not found else []
    if None in plans:
        found["attacks"] = None
    if not found:
        found |= dict.fromkeys(_together(scene, plans))
    return tuple(f"lacks-{word}" for word in found)


class Whole(NamedTuple):
    """All attacks and powers of a scene together."""

    profiles: Sequence[Profile]
    table: Table
    plans: Sequence[Plan | None]
    given: Sequence[gifts.Gift]
    attacks: Sequence[Attack]

    @property
    def powers(self) -> list[Power]:
        return [gift.power for gift in self.given]


def _together(scene: Scene, plans: list[Plan | None]) -> Iterator[str]:
    """What of all attacks and powers together."""
    profiles, table = tuple(scene.prepared.profiles.values()), Table(scene, unhurt(scene))
    made = [attacks_of(who, plan, table) for who, plan in zip(profiles, plans, strict=True)]
    whole = Whole(profiles, table, plans, gifts.gifts(profiles, made), [attack for one in made for attack in one])
    return (word for word, lacking in LACKS_TOGETHER if lacking(whole))


def _too_many(whole: Whole) -> bool:
    """Whether a desk has no room for all of it."""
    parts = sum(len(one.components) + len(one.wounded) for one in whole.attacks)
    more = sum(gifts.shares(one) for one in whole.powers)
    hands = sum(len(plan.hands) for plan in whole.plans if plan is not None)
    lasting = sum(bool(one.inflicts) for one in whole.powers)
    counted = (len(whole.attacks), parts + more, len(whole.powers), hands, lasting)
    return any(map(gt, counted, (MOST_WAYS, MOST_PARTS, gifts.MOST_POWERS, MOST_HANDS, DEEP)))


def _weakens_the_deft(whole: Whole) -> bool:
    """Whether somebody may be weakened while somebody chooses each time which ability leads an attack."""
    deft = any(attack.deft is not None for attack in whole.attacks)
    return deft and any("weakened" in one.brought for one in whole.powers)


def _leaves_alive(whole: Whole) -> bool:
    """Whether also who dies at 0 hit points may lie there, and somebody falls as not everybody does."""
    mild = any(one.mild for one in whole.powers)
    return mild and not all(falls_plainly(who, whole.table) for who in whole.profiles)


def _clashes(whole: Whole) -> bool:
    return gifts.clashing(whole.given)


def _idled(whole: Whole) -> bool:
    """Whether somebody may lose its actions whose tactic does not look at that."""
    return gifts.idles(whole.powers) and any(who.combatant.tactic == "weakest" for who in whole.profiles)


LACKS_TOGETHER: tuple[tuple[str, Callable[[Whole], bool]], ...] = (
    ("crowd", _too_many),
    ("attacks", _weakens_the_deft),
    ("falls", _leaves_alive),
    ("powers", _clashes),
    ("tactic", _idled),
)
"""The same because of all of them together."""


def attacks_of(who: Profile, plan: Plan | None, table: Table) -> tuple[Attack, ...]:
    """The attacks of somebody's turn, then those of its legendary actions."""
    return (*(plan.attacks if plan is not None else ()), *legend_attacks(who, table))


def _of_scene(scene: Scene) -> Iterator[str]:
    """What of the scene as a whole."""
    prepared, world = scene.prepared, scene.world
    yield from of_any_scene(scene)
    if prepared.mode != "abstract" or prepared.distances or prepared.scenery.cover or world.field.sight:
        yield "map"
    elif world.field.underwater or not prepared.scenery.clear or prepared.scenery.dim:
        yield "place"


def of_any_scene(scene: Scene) -> Iterator[str]:
    """The same wherever it is."""
    if scene.procedure != "fight" or scene.world.encounter:
        yield "day"
    yield from begun.lacks(scene)
    if scene.rulings != "default":
        yield "rulings"
    if not has_room(scene):
        yield "crowd"


def has_room(scene: Scene) -> bool:
    """Whether there is room for all of them, and for what is counted of them."""
    most = [one.sheet.hp_max if one.now.get("hp_max") is None else one.now["hp_max"] for one in scene.combatants]
    sides = len(scene.sides)
    return len(most) <= MOST and fits(3 * sides + 2 * len(most), (scene.options.max_rounds, *most), sides)


Lack = tuple[str, Callable[[Scene, Profile, Table], bool]]
"""The word of what is lacking, and whether a combatant brings it."""


def _of(scene: Scene, who: Profile, table: Table) -> Iterator[str]:
    """What of one combatant."""
    return (word for word, brings in LACKS if brings(scene, who, table))


def other_tactic(scene: Scene, who: Profile, table: Table) -> bool:
    return who.combatant.tactic not in TACTICS


def _chooses(scene: Scene, who: Profile, table: Table) -> bool:
    """Whether there are features to choose from for a tactic that does not weigh them as the kernel does."""
    return who.combatant.tactic != "ordinary" and bool(gifts.features(who) or who.legendary)


def thing(scene: Scene, who: Profile, table: Table) -> bool:
    """Whether it is an object, or takes damage as no creature does."""
    return bool(who.is_object or who.flat_reduction or who.sheet.absorbs or who.sheet.splits)


def _strange(scene: Scene, who: Profile, table: Table) -> bool:
    return not who.traits.keys() <= HARMLESS | PLAYED or unplayed(scene, who)


def _no_room(scene: Scene, who: Profile, table: Table) -> bool:
    """Whether it would shoot, where it finds no room to strike."""
    return not all(enemy.roomy for enemy in who.enemies) and not all(attack.melee for attack in who.attacks)


def _another(scene: Scene, who: Profile, table: Table) -> bool:
    """Whether it is in another's shape. Who has forms stays in the one it is in: it takes another where it can strike
    nobody, and without a map it always can."""
    given = who.combatant.now
    return who.sheet.guise is not None and (given.get("form") or who.sheet.shape) not in (None, TRUE)


def _featured_oddly(scene: Scene, who: Profile, table: Table) -> bool:
    hiding = who.hides or who.sheet.hides
    counted = who.sheet.multiattack_dice.number or who.soars
    return bool(hiding or counted or not regrows_plainly(who) or not _legend_plainly(who, table))


def _strikes_oddly(scene: Scene, who: Profile, table: Table) -> bool:
    return bool(who.sheet.falters) or any(map(_odd, who.attacks))


def _odd(attack: Attack) -> bool:
    bound = attack.on or attack.instead or attack.while_held or attack.uses
    return bool(bound) or attack.critical_dice > 2 or charmed(attack)


def charmed(attack: Attack) -> bool:
    """Whether it is made with a magic weapon that does more than its numbers say."""
    return bane_of(attack) is not None or bool(on_20(attack))


def _brings_more(scene: Scene, who: Profile, table: Table) -> bool:
    """Whether its attacks or features bring what the kernel does not play; a charge needs room to run."""
    played = all(gifts.rider_played(attack.then) for attack in who.attacks)
    known = all(map(gifts.feature_played, gifts.features(who)))
    return not played or not known or _clumsily(who, table) or _teaches(who)


def _begins_oddly(scene: Scene, who: Profile, table: Table) -> bool:
    return not who.combatant.now.keys() <= NOW or not begun.suffers_plainly(who, False)


def _unable(scene: Scene, who: Profile, table: Table) -> bool:
    """Whether it cannot act as the fight begins, with a tactic that does not look at that."""
    looks = who.combatant.tactic != "weakest" or _begins_oddly(scene, who, table)
    return not looks and bool(begun.bits(begin(scene)[who.id]) & IDLE)


def _falls_oddly(scene: Scene, who: Profile, table: Table) -> bool:
    return not who.dies_at_zero and not falls_plainly(who, table)


LACKS: tuple[Lack, ...] = (
    ("tactic", other_tactic),
    ("tactic", _chooses),
    ("objects", thing),
    ("traits", _strange),
    ("crowd", _no_room),
    ("shapes", _another),
    ("features", _featured_oddly),
    ("attacks", _strikes_oddly),
    ("powers", _brings_more),
    ("begun", _begins_oddly),
    ("tactic", _unable),
    ("falls", _falls_oddly),
)
"""What keeps the kernel from a scene without a map because of one combatant, in the order in which it is told."""


def regrows_plainly(who: Profile) -> bool:
    """Whether hit points come back on every turn while it stands, if any do at all."""
    row = who.regeneration
    return row is None or not (row.stopped_by or row.at_zero)


def unplayed(scene: Scene, who: Profile) -> bool:
    """Whether a trait meets something with which the kernel does not play it: potions poured into a swarm, or
    a death save that would wake it, a weapon that was dropped."""
    given = [one.now.get("potions", one.sheet.potions) for one in scene.combatants]
    mended = "swarm" in who.traits and (any(given) or not who.dies_at_zero)
    return mended or ("parry" in who.traits and not who.dies_at_zero)


SLOW = 10 * FT
"""Who is slower cannot get up while it drags somebody."""


def _clumsily(who: Profile, table: Table) -> bool:
    """Whether somebody holds others in a way that changes what it can do besides."""
    seizing = [attack for attack in who.attacks if gifts.holds(attack.then)]
    free = not any(attack.item for attack in who.attacks) and not 0 < walks(table, who) < 2 * SLOW
    return bool(seizing) and (len(seizing) > 1 or not free or not who.dies_at_zero)


def _teaches(who: Profile) -> bool:
    """Whether its magic shows of what damage others feel nothing, so that its features are worth less to it."""
    riders = any(attack.then is not None and attack.then.magical for attack in who.attacks)
    return bool(who.powers) and (riders or any(attack.magical for attack in who.attacks))


def _legend_plainly(who: Profile, table: Table) -> bool:
    """Whether its legendary actions are attacks that are always at hand, features, and steps that lead nowhere."""
    if not who.legendary:
        return True
    if "rampage" in who.traits or table.now[who.id].dropped:
        return False  # a weapon that it picks up is at hand only then
    moves = all(deed.startswith(("move", "teleport")) for deed in who.sheet.legendary_deeds)
    return moves and all(_at_hand(who, attack, table) for attack in legend_attacks(who, table))


def _at_hand(who: Profile, attack: Attack, table: Table) -> bool:
    """Whether an attack needs nothing in a hand, and is the same all the time."""
    up = [one for one in who.enemies if table.up(one)]
    return not attack.item and simple(attack) and (not up or steady(table, who, attack, up) is not None)


def legend_attacks(who: Profile, table: Table) -> list[Attack]:
    """The attacks that its legendary actions may be."""
    return legendary_actions.of_legend(table, who) if who.legendary else []


def falls_plainly(who: Profile, table: Table) -> bool:
    """Whether somebody who falls lies there as everybody does, and can get up again."""
    gets_up = walks(table, who) > 0 and (who.hands > 0 or not who.first_item)
    return gets_up and not who.cond_immune & {"prone", "unconscious"}


def walks(table: Table, who: Profile) -> int:
    """Its speed on foot, in half feet, in the form that it is in; where all is water who swims does so."""
    speeds = (table.shape(who) or who).speeds
    return (table.scene.world.field.underwater and speeds["swim"]) or speeds["walk"]


@lru_cache(maxsize=256)
def planned(scene: Scene, who: Profile) -> Plan | None:
    """What somebody strikes with on its turns; ``None`` where that hangs on more than the kernel knows."""
    if who.combatant.tactic == "idle":
        return NOTHING
    return fixed(scene, who) or arms.by_hands(scene, who)


def featured(scene: Scene) -> bool:
    """Whether anybody has what the loop of plain fights leaves out (``known.FEATURES``)."""
    profiles = scene.prepared.profiles.values()
    plans = (planned(scene, who) for who in profiles)
    return (
        begun.hampered(scene) or any(map(_has_more, profiles)) or any(plan is not None and plan.hands for plan in plans)
    )


def _has_more(who: Profile) -> bool:
    brings = any(attack.then is not None or attack.wounded for attack in who.attacks)
    grown = who.legendary or who.regeneration is not None or gifts.features(who)
    return brings or bool(grown) or not who.traits.keys() <= HARMLESS
