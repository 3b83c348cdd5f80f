"""The first state of a scene: everybody as it gives them, before the first die."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.moments import FROM_THE_START
from bojiste.systems.srd5.now import CLOCK, HEALED, PLACE, Clock, Fighter, Heads, Place, Suffering, Thing, again
from bojiste.systems.srd5.play.voices import CALM, heard
from bojiste.systems.srd5.prepare import Prepared, Profile, Scene, State, ground_under, present
from bojiste.systems.srd5.words import FT, WHOLE
from bojiste.systems.srd5.words.goods import AMMUNITION


def begin(scene: Scene) -> State:
    """Everybody as the scene gives them, before the first die."""
    prepared = scene.prepared
    now: dict[str, Any] = {}
    here = present(scene, 0)
    for id, profile in prepared.profiles.items():
        if profile.side not in here:
            continue
        now[id] = fresh(prepared, profile)
    now[CLOCK] = Clock()
    now[PLACE] = Place(prepared.distances)
    return State(now)


def fresh(prepared: Prepared, profile: Profile) -> Fighter:
    """Somebody as the scene gives it; worked out once."""
    if profile.first is None:
        profile.first = _first(prepared, profile)
    return again(profile.first)


def _first(prepared: Prepared, profile: Profile) -> Fighter:
    now = placed(prepared, profile, prepared.start.get(profile.id, (0, 0)))
    if prepared.mode == "grid" and profile.id not in prepared.start and not now.rides:
        now.life, now.gone = "dead", True  # until the referee says where it stands
    return now


def placed(prepared: Prepared, profile: Profile, place: tuple[int, int]) -> Fighter:
    """One combatant as the scene gives it, at a place and as high as it says."""
    now = _fighter(profile, place)
    if prepared.special and prepared.mode != "abstract":
        now.z = _altitude(prepared, profile, now)
    if profile.combatant.now.get("arrives"):
        now.life, now.gone, now.arrives = "dead", True, profile.combatant.now["arrives"]  # not there yet
    if profile.is_object:
        now.life = WHOLE if now.hp else "dead"
        now.open = profile.sheet.door == "open"
    if now.leads:
        now.leads = rules.mounted.trained(prepared.profiles[now.rides].sheet.mount or "")
    return now


STATED = ("thp", "death_success", "death_fail", "exhaustion", "reaction", "dodging", "airless", "initiative", "used")
COUNTED = ("legendary", "potions", "kit", "slots", "hit_dice")
"""What a scene says as it stands, and what it says instead of the sheet."""


def _fighter(profile: Profile, place: tuple[int, int]) -> Fighter:
    """One combatant at a place, as the scene gives it."""
    now, given = _unhurt(profile, place), profile.combatant.now
    if not given and not heard(profile, CALM, frozenset())[FROM_THE_START]:
        return now
    fields = {name: given[name] for name in STATED if name in given} | _untired(profile)
    fields |= {name: given[name] for name in COUNTED if given.get(name) is not None}
    left, maximum, life = _life(profile)
    suffers = _suffers(profile, life)
    if given.get("mount"):
        fields |= {"rides": given["mount"], "leads": given.get("control") != "independent"}
    now = replace(now, **fields, hp=left, hp_max=maximum, life=life, suffers=suffers, held=given.get("held"))
    if rules.condition.effects(tuple(entry.name for entry in suffers)).drops_held:
        lost = profile.first_item if now.held is None else now.held
        now.held, now.dropped = (), tuple(Thing(item, *place) for item in lost)
    return now


def _unhurt(profile: Profile, place: tuple[int, int]) -> Fighter:
    """One combatant as its sheet has it."""
    sheet = profile.sheet
    return Fighter(
        sheet.hp_max,
        sheet.hp_max,
        x=place[0],
        y=place[1],
        potions=sheet.potions,
        kit=sheet.kit,
        shots=_shots(profile),
        legendary=sheet.legendary,
        slots=sheet.slots,
        hit_dice=sheet.hit_dice.number,
        heads=Heads(heads, spare=heads - 1) if (heads := profile.traits.get("multiple_heads", 0)) else None,
        form=profile.combatant.now.get("form") or sheet.shape or next(iter(profile.forms), ""),
    )


def _tireless(profile: Profile) -> bool:
    return "exhaustion" in profile.cond_immune


def _untired(profile: Profile) -> dict[str, int]:
    return {"exhaustion": 0} if _tireless(profile) else {}


def _life(profile: Profile) -> tuple[int, int, str]:
    """Hit points, their maximum, and what they say of its life."""
    given = profile.combatant.now
    exhaustion = 0 if _tireless(profile) else given.get("exhaustion", 0)
    maximum = given.get("hp_max") or rules.condition.hp_max(profile.sheet.hp_max, exhaustion)
    left = given.get("hp")
    left = maximum if left is None else rules.hit_points.range(left, maximum)
    life = given.get("life") or ("ok" if left else "dead" if profile.dies_at_zero else "dying")
    return (0, maximum, "dead") if rules.condition.exhaustion(exhaustion).dead else (left, maximum, life)


def _altitude(prepared: Prepared, profile: Profile, now: Fighter) -> int:
    """How high somebody is at the start: as the scene says, else on the ground."""
    mount = profile.combatant.now.get("mount")
    if mount is not None:
        return _altitude(prepared, prepared.profiles[mount], now)
    given = profile.combatant.now.get("altitude")
    if given is not None:
        return int(given) // 5 if prepared.mode == "grid" else int(given) * FT
    return ground_under(prepared, now.x, now.y, profile.squares)


def _suffers(profile: Profile, life: str) -> tuple[Suffering, ...]:
    """The conditions a scene begins with, those it is immune to left out, those that follow from others added."""
    given = profile.combatant.now
    named = [text.partition(":")[::2] for text in given.get("conditions", ())]
    entries = [Suffering(name, cause) for name, cause in named if name not in profile.cond_immune]
    if life in ("dying", "stable"):
        entries.append(Suffering("unconscious", end=HEALED))
    entries += [lies_on_it() for lies_on_it in heard(profile, CALM, frozenset())[FROM_THE_START]]
    names = tuple(dict.fromkeys(entry.name for entry in entries))
    if rules.condition.effects(names).falls_prone and "prone" not in names:
        entries.append(Suffering("prone"))
    if given.get("silenced"):
        entries.append(Suffering("silenced"))
    return tuple(dict.fromkeys(entries))


def _shots(profile: Profile) -> tuple[tuple[str, int], ...]:
    """Ammunition: as the sheet counts it, else a bundle for each kind its weapons of the table shoot."""
    kinds = dict.fromkeys(attack.ammunition for attack in profile.attacks if attack.ammunition)
    given = profile.sheet.ammunition | profile.combatant.now.get("ammunition", {})
    return tuple((kind, given.get(kind, AMMUNITION[kind].pieces)) for kind in kinds)
