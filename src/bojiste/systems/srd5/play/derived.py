"""Everybody as they are now: their numbers, and what conditions and powers make of a creature.

Nothing here changes anything.
"""

from __future__ import annotations

from copy import copy

from bojiste.core.rule import procedure
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.now import CLOCK, Clock, Fighter, Suffering, Turn
from bojiste.systems.srd5.play.cache import Kept, Unknown
from bojiste.systems.srd5.play.monsters.other_form import Guises
from bojiste.systems.srd5.play.profile import Shape, forget
from bojiste.systems.srd5.play.turns.control import Wills
from bojiste.systems.srd5.play.voices import Heard
from bojiste.systems.srd5.prepare import Prepared, Profile, Scene, State, acquaint
from bojiste.systems.srd5.rules.condition import NO_EFFECTS, Effects
from bojiste.systems.srd5.words import SIZES

NOTHING: frozenset[str] = frozenset()


class Present:
    """Those who are in a fight, and the questions that rules ask of a creature itself, wherever it stands."""

    __slots__ = (
        "__weakref__",
        "_unknown",
        "awaits",
        "bursts",
        "can",
        "carries",
        "clock",
        "everybody",
        "hushes",
        "known",
        "legends",
        "magical",
        "mires",
        "now",
        "prepared",
        "printed",
        "profiles",
        "scene",
        "state",
        "there",
        "versions",
        "voices",
        "wills",
    )

    def __init__(self, scene: Scene, state: State) -> None:
        prepared: Prepared = scene.prepared
        self.scene = scene
        self.state = state
        self.now: dict[str, Fighter] = state.now
        self.clock: Clock = state[CLOCK]
        self.prepared = prepared
        self.printed = prepared.printed
        self.profiles = self._bodies() if prepared.grows or prepared.sways else prepared.profiles
        self.versions = state.versions
        self.wills = Wills(self)
        self.voices = Heard(self)
        """Who speaks of somebody at each moment, or of an attack."""
        self._unknown = Unknown(self)
        self.versions.empties(self._unknown)
        self.look_round()

    def _bodies(self) -> dict[str, Profile]:
        """Bodies of its own for everybody, where somebody is not always of one size, or not of one will."""
        found = {id: copy(one) for id, one in self.prepared.profiles.items()}
        acquaint(self.scene, found)
        return found

    def newcomers(self, ids: tuple[str, ...]) -> None:
        """Somebody has been admitted to the scene."""
        self.prepared = self.scene.prepared
        if self.profiles is not self.prepared.profiles:
            self.profiles |= {id: self.prepared.profiles[id] for id in ids}
            acquaint(self.scene, self.profiles)

    def size_up(self) -> None:
        """Everybody is as large as its form is now, and what that form is."""
        if self.prepared.grows and self._resized():
            self._look()

    def _resized(self) -> bool:
        """Give everybody the body of its form; whether anybody has become somebody else."""
        changed = False
        for who in self.everybody:
            shape = self.shape(who)
            if isinstance(who.forms, Guises) and who.guise != self.now[who.id].form:
                who.becomes(who.forms.body(self.now[who.id].form), self.now[who.id].form)
                changed = True
            elif (size := self.size_now(who, shape)) == who.size:
                continue
            else:
                who.takes(size)
            acquaint(self.scene, self.profiles)
            forget()
            self._unknown.clear()
        return changed

    def size_now(self, who: Profile, shape: Shape | None) -> int:
        """How large somebody is in its form, and by what makes it grow."""
        own = SIZES.index(who.sheet.size) if shape is None else shape.size
        grown = self.boon(who, "grow") if self.now[who.id].suffers else 0
        return min(own + grown, len(SIZES) - 1)

    def look_round(self) -> None:
        """Look who is there: at first, and after somebody has come."""
        self.everybody = tuple([one for one in self.profiles.values() if one.id in self.now])
        if self.prepared.grows:
            self._resized()
        self._look()
        self.look_up()
        if "sway" in self.can:
            self.wills.watch(self.versions)

    def _look(self) -> None:
        """Look what those who are there can do."""
        self.can = can = NOTHING.union(*[one.can for one in self.everybody])
        """What somebody who is there can do that most cannot."""
        self.there = can
        """What gives voices occasion to speak: that, and what of the place does."""
        self.carries = "carry" in can
        """Somebody may be within somebody else."""
        self.magical = "conjure" in can
        """Spells or features may go on."""
        self.hushes = "hush" in can
        """There may be places where no sound is made."""
        self.mires = tuple([one for one in self.everybody if "mire" in one.can]) if "mire" in can else ()
        """Those around whom the ground is difficult."""
        self.bursts = "burst" in can
        """Somebody's death is felt around."""
        self.awaits = "come" in can
        """Somebody comes later than the fight begins."""
        self.legends = tuple([one for one in self.everybody if one.legendary]) if "lead" in can else ()
        """Those who have legendary actions."""

    def turned(self) -> None:
        """Somebody does another's will from now on, or its own again."""
        acquaint(self.scene, self.profiles)
        forget()
        self._unknown.clear()
        self.versions.sight += 1

    def look_up(self) -> Kept:
        """Look up what hangs on lives, conditions, Help, Ready and hiding, as it is now."""
        self.known: Kept = Kept(self.everybody, self.now)
        return self.known

    def effects(self, who: Profile) -> Effects:
        """The sum of all that a creature's conditions and exhaustion do to it."""
        now = self.now[who.id]
        if not now.suffers and not now.exhaustion:
            return NO_EFFECTS
        return rules.condition.effects(now.conditions, now.exhaustion or 0)  # of others it does not show

    @procedure("srd5.hit_points.no_effect_until_zero")
    def up(self, who: Profile) -> bool:
        """At 1 hit point or more: whoever is fights on unhindered, however few are left."""
        now = self.now.get(who.id)
        return now is not None and now.life == "ok"

    def foes(self, who: Profile) -> tuple[Profile, ...]:
        """The enemies that are up."""
        foes = self.known.foes
        if who.id not in foes:
            foes[who.id] = tuple([enemy for enemy in who.enemies if self.up(enemy)])
        return foes[who.id]

    def acts(self, who: Profile) -> bool:
        """Not deprived of actions (and so of bonus actions and reactions)."""
        now = self.now.get(who.id)
        return now is not None and now.life == "ok" and not (now.suffers and self.effects(who).no_actions)

    def reacts(self, who: Profile) -> bool:
        """A reaction is there and may be used."""
        now = self.now[who.id]
        effects = self.effects(who)
        barred = effects.no_actions or effects.no_reactions
        return now.life == "ok" and rules.reaction.can_react(now.reaction, barred, now.surprised)

    def handles(self, who: Profile) -> bool:
        """Whether the free interaction of the turn is there: it goes with a move or an action, so one of them must be
        possible."""
        possible = self.acts(who) or (self.up(who) and not self.effects(who).no_movement)
        possible = possible and not self.effects(who).bodiless
        return rules.turn.free_interaction(self.now[who.id].turn.interaction, possible)

    def anybody_ready(self, watchers: tuple[Profile, ...]) -> bool:
        """Whether one of them waits with a readied response."""
        return self.known.readied and any(self.now[watcher.id].readied is not None for watcher in watchers)

    def knows(self, who: Profile, whom: Profile) -> bool:
        """Whether one creature knows where another is: it sees or hears it."""
        return whom.id in self.now and who.id not in self.now[whom.id].hidden_from

    def heals(self, who: Profile, magical: bool = True) -> bool:
        """Whether hit points, also temporary ones, can be given to a creature: nobody mends a swarm, and some wounds
        only magic does."""
        if "swarm" in who.traits or self.boons(who, "unhealed"):
            return False
        return magical or not self.boons(who, "festering")

    def boons(self, who: Profile, what: str) -> tuple[Suffering, ...]:
        """What powers lend a creature (``GRANTS``) or lay on it: entries of this name."""
        return tuple(entry for entry in self.now[who.id].suffers if entry.name == what)

    def boon(self, who: Profile, what: str) -> int:
        """What powers add to a number: of one power the strongest, of different ones each."""
        return rules.spell.same_spell(tuple((entry.by, entry.amount) for entry in self.boons(who, what)))

    def shape(self, who: Profile) -> Shape | None:
        """The form that a shapechanger is in."""
        return who.forms[self.now[who.id].form] if who.forms else None

    def may_harm(self, who: Profile, whom: Profile) -> bool:
        """Whether no charm keeps a creature from attacking another."""
        suffers = self.now[who.id].suffers
        return not suffers or all(
            rules.condition.charmed(entry.source == whom.id) for entry in suffers if entry.name == "charmed"
        )

    def feared(self, who: Profile) -> tuple[Profile, ...]:
        """Those whom a frightened creature may not come closer to."""
        return tuple(
            self.profiles[entry.source]
            for entry in self.now[who.id].suffers
            if entry.name == "frightened" and entry.source in self.now and self.now[entry.source].life != "dead"
        )

    def passive(self, who: Profile) -> int:
        """Passive Perception: as written, else worked out, five lower where something hampers checks."""
        if who.passive is not None:
            return who.passive
        against = self.effects(who).check_against + self.effects(who).sightless
        return rules.dice.passive(who.skills["perception"], rules.dice.adv_cancel(0, against))

    def record(self, who: Profile) -> tuple[Turn, ...]:
        """What has been used of a turn."""
        return (self.now[who.id].turn,)

    def seat(self, who: Profile) -> str:
        """Who says where somebody goes."""
        return who.seat
