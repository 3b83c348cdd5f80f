"""The desk of a fight hand to hand: what everybody has all along, how everybody begins, and what changes.

Places are of several kinds: fighters (``At``), kinds of them (``Kind``), ways to strike (``Arm``), ways to wound with
them (``Cut``), and states of hands (``Hold``).
"""

from __future__ import annotations

from typing import NewType

from bojiste.kernel.declared import Column, Declaration, Declared, Grid, Many, changing, kept, passing
from bojiste.systems.fiveaction.kernel.plain import MOST, MOST_ARMS, MOST_CUTS, MOST_HOLDS, MOST_KINDS, MOST_LISTED
from bojiste.systems.fiveaction.rules import life
from bojiste.systems.fiveaction.words import Guard, Stance, Status

LEVELS = 3
"""Levels of fumbles that differ."""
Eye = NewType("Eye", int)
"""Who looks at others: a fighter, or last whoever knows all (``TRUTH``)."""
At = NewType("At", Eye)
Kind = NewType("Kind", int)
Arm = NewType("Arm", int)
Cut = NewType("Cut", int)
Hold = NewType("Hold", int)
Level = NewType("Level", int)
"""How grave wounds or stun are."""
Degree = NewType("Degree", int)
"""How bad a fumble is."""
Listed = NewType("Listed", int)
"""A place in the list of ways to strike."""
TRUTH = Eye(MOST)
NO_ONE = At(Eye(-1))
NO_ARM = Arm(-1)
STANCES = (Stance.NORMAL, Stance.PARTIAL)

Own = Column[At, int]
ByHold = Column[Hold, int]
ByArm = Column[Arm, int]


class Desk(Declared):
    """A fight. What stands for a field of ``now.Fighter``, or ``Fight``, is ``kept``."""

    # what holds for all
    max_rounds: int
    many: Many[At]
    sides: int
    each_round: int
    runnable: int
    surroundings: int
    most_cleaves: int
    to_pick_up: int
    to_draw: int
    to_stance: int
    to_charge: int
    to_slip: int
    provokes_pick_up: int
    provokes_draw: int
    provokes_rise: int
    ties_succeed: int
    always: int
    never: int
    actor_wins: int
    shock_least: int
    shock_each: int
    shock_stuns: int
    hurts_attack: int
    hurts_defence: int
    hurts_tests: int
    must_hit: int
    through_counts: int
    double_critical: int
    triple_critical: int
    counter_price: int
    first_only: int
    """Whether only the first counterattack of a round is paid for."""
    pair_attack: int
    pair_defence: int
    pair_opponents: int
    wound_numbers: Column[Level, int]
    stun_numbers: Column[Level, int]

    # the fight: its round, its order, and whose dice have tied; who comes in somebody's way, and how far along it
    rounds: int = kept("round", own=False)
    orders: int = changing()
    entries: Column[int, At] = passing()
    totals: Own = passing()
    faces: Column[int, int] = passing()
    tied: Column[int, int] = passing()
    minds: Column[int, At] = passing()
    met: Own = passing()

    # the blow (``blow``), and what its first event has still to pay
    arm: Arm = passing()
    cut: Cut = passing()
    manner: int = passing()
    through: int = passing()
    value: int = passing()
    defence: int = passing()
    threshold: int = passing()
    in_passing: int = passing()
    owes: int = changing()
    cleaving: int = changing()
    alone: int = changing()
    regrips: Hold = passing()

    # everybody as they are now
    x: Own = kept()
    y: Own = kept()
    wounds: Own = kept()
    stun: Own = kept()
    status: Own = kept(words=tuple(Status))
    guard: Own = kept(words=tuple(Guard))
    actions: Own = kept()
    spare: Own = kept()
    moved: Own = kept()
    turned: Own = kept(holds=bool)
    acted: Own = kept(holds=bool)
    counters: Own = kept()
    sequences: Own = kept()
    stance: Own = kept(words=STANCES)
    regripped: Own = kept(holds=bool)
    prone: Own = kept(holds=bool)
    rising: Own = kept()
    charging: Own = kept(holds=bool)
    unbalanced: Own = kept()
    cleaved: Own = kept()
    fallen: Own = kept()
    hold: Column[At, Hold] = changing()
    """The state of somebody's hands."""
    lying_x: Own = changing()
    lying_y: Own = changing()
    pressed: Own = changing()
    """Whether anybody has struck at it in this round."""
    many_ranked: Own = changing()
    behind: Own = changing()
    """Who is behind it, as bits."""
    eased: Own = changing()
    struck: Grid[At, At, int] = changing()
    """How often who was struck by whom in this round."""
    ranks: Grid[At, At, int] = changing()
    """Which opponent one is to somebody; 0: none."""

    # everybody all along
    kind: Column[At, Kind]
    side: Own
    enemies: Own
    tactic: Own
    reflexes: Own
    off_fist: Own
    mates: Own
    """Who makes a trained pair with it, as bits."""
    stabs: Own
    cleaves: Own
    initiative: Own
    reaction: Own
    tier: Own
    dexterity: Own
    low_dexterity: Own
    unready_dexterity: Own
    constitution: Own
    lives: Own
    mild: Own
    serious: Own
    grave: Own
    mortal: Own
    attack_price: Own
    step_price: Own
    most_sequences: Own
    shock: Own
    escape: Own
    balance: Own
    dodging: Own
    rarer: Own
    """What raises the threshold of critical hits."""
    rarer_parried: Own
    accessories: Own
    body: Own
    most_counters: Own
    ripostes: Own
    mobility: Own
    bulk: Own

    # states of hands: the defence and the speed that somebody knows of one, and at last (``TRUTH``) as they are
    looks: Grid[Eye, Hold, int]
    sprint: Grid[Eye, Hold, int]
    primary: Column[Hold, Arm]
    armed: ByHold
    length: ByHold
    best: ByHold
    still: ByHold
    weapon: ByHold
    second: ByHold
    cover: ByHold
    by_shield: ByHold
    screen: ByHold
    step: ByHold
    danger: ByHold
    capacity: ByHold
    off_free: ByHold
    able: ByHold
    lies: ByHold
    down: Column[Hold, Hold]
    gone: Column[Hold, Hold]
    bared: Column[Hold, Hold]
    up: Column[Hold, Hold]
    first_way: Column[Hold, Listed]
    last_way: Column[Hold, Listed]
    first_held: Column[Hold, Listed]
    last_held: Column[Hold, Listed]
    first_spare: Column[Hold, Listed]
    last_spare: Column[Hold, Listed]
    listed: Column[Listed, Arm]

    # ways to strike, and to wound with them
    low: ByArm
    high: ByArm
    usual: ByArm
    attack_sum: ByArm
    off_sum: ByArm
    escape_from: ByArm
    critical_from: ByArm
    multiplier: ByArm
    dice_thrown: ByArm
    die_sides: ByArm
    fixed: ByArm
    bare: ByArm
    kicks: ByArm
    boss: ByArm
    carried: ByArm
    stuns: ByArm
    pole: ByArm
    first_cut: Column[Arm, Cut]
    kick_lost: ByArm
    gripped: Grid[Arm, Hold, Hold]
    longer: Grid[Arm, Hold, int]
    """What lengths add to an attack against a state of hands."""
    shorter: Grid[Arm, Hold, int]
    """What they add to the defence against it."""
    best_cut: Grid[Arm, Kind, Cut]
    harm: Grid[Arm, Kind, int]
    reduced: Grid[Cut, Kind, int]
    reduced_gap: Grid[Cut, Kind, int]
    effect: Grid[Cut, Kind, int]
    effect_gap: Grid[Cut, Kind, int]
    fumbles: Grid[Cut, Degree, int]


SIZES = {
    int: MOST, Eye: MOST + 1, At: MOST, Kind: MOST_KINDS, Arm: MOST_ARMS, Cut: MOST_CUTS, Hold: MOST_HOLDS,
    Listed: MOST_LISTED, Level: life.MORTAL, Degree: LEVELS,
}  # fmt: skip
DECLARED = Declaration(Desk, SIZES)
