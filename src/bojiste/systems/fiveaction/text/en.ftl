### “Boj” in English: the log, questions, answers, sums, gauges, faults. The rules stand in rules.en.ftl.

system = “Boj” (five actions a round)
gm = GM
tag-gm-ruling = the GM decides
procedure-fight = fight

## Words that messages borrow

n-net = { $net ->
    [one] { $net } life
   *[other] { $net } lives
}
n-left = { $left ->
    [one] { $left } action
   *[other] { $left } actions
}
remains = { $left ->
    [one] { n-left } left
   *[other] { n-left } left
}
n-price = { $price ->
    [one] { $price } action
   *[other] { $price } actions
}
n-prices = { $more ->
    [yes] { $price } to { $most } actions
   *[no] { n-price }
}
how-far = { $way }{ $reaches ->
    [yes] { "" }
   *[no] , { $short } short
}
stun-now = { $actor_stun_known ->
    [yes] { " " }(stun { $actor_stun_old } → { $actor_stun_new })
   *[no] { "" }
}

weapon-fist = fist
weapon-kick = foot
weapon-light_straight_blade = knife
weapon-light_curved_blade = curved knife
weapon-light_axe = hatchet
weapon-light_blunt = cudgel
weapon-medium_straight_blade = sword
weapon-medium_curved_blade = sabre
weapon-medium_axe = axe
weapon-medium_blunt = club
weapon-heavy_greatsword = greatsword
weapon-heavy_straight_blade = longsword
weapon-heavy_curved_blade = great sabre
weapon-heavy_axe = great axe
weapon-heavy_blunt = maul
weapon-medium_pole_straight_cut = bladed spear
weapon-medium_pole_thrust = spear
weapon-medium_pole_curved_cut = short glaive
weapon-medium_pole_sharp_crushing = poleaxe
weapon-medium_pole_blunt_crushing = staff
weapon-heavy_pole_straight_cut = partisan
weapon-heavy_pole_thrust = pike
weapon-lance = lance
weapon-heavy_pole_curved_cut = glaive
weapon-heavy_pole_sharp_crushing = halberd
weapon-heavy_pole_blunt_crushing = long flail
weapon-small_bow = small bow
weapon-medium_bow = bow
weapon-heavy_bow = heavy bow
weapon-reflex_bow = reflex bow
weapon-light_crossbow = light crossbow
weapon-heavy_crossbow = heavy crossbow
weapon-arbalest = arbalest
weapon-sling = sling
weapon-blowgun = blowgun
weapon-buckler = buckler
weapon-light_shield = light shield
weapon-medium_shield = shield
weapon-heavy_shield = heavy shield
weapon-plate_gauntlets = plate gauntlets
weapon-hooves = hooves

met-air = passes through empty air
met-clumsy = a clumsy miss
met-dex = dodged
met-weapon = turned by the weapon
met-second_weapon = turned by the second weapon
met-parry = parried
met-shield = stopped by the shield
met-dodging = slipped past
met-other = not enough
met-cover = stopped by cover

test-shock = Shock
test-body_shock = Shock of the body
test-concussion = Concussion
test-footing = Keeping one’s feet
test-push_back = Holding one’s ground
test-escape = Slipping away
test-stability = Balance after the kick
test-grip = Keeping hold of the weapon
test-fear = Courage
test-fury = A sane mind
test-disarm = Disarming
test-trip = Tripping
test-drop_shield = Letting go of the shield
test-precedence = Who is quicker
test-riding = Riding
test-horse_balance = Keeping its feet
test-unseating = Keeping the saddle
test-charge_fear = Standing the charge
test-first_aid = First aid

result-hit = hit
result-missed = miss
result-passed = passed
result-failed = failed
result-won = won
result-lost = lost
result-confirmed = confirmed
result-unconfirmed = not confirmed
result-fumble = fumble
result-only_miss = only a miss
result-high = high enough
result-low = too low
result-through = through
result-stopped = stopped

part-head = head
part-trunk = trunk
part-right_arm = right arm
part-left_arm = left arm
part-right_leg = right leg
part-left_leg = left leg
layer-dex = DEX
layer-weapon = weapon
layer-second_weapon = second weapon
layer-parry = parry
layer-shield = shield
layer-dodging = dodging

## Rounds and turns

event-reordered = { $actor } now { VERB("acts", "act", $actor_gender) } at { $now }; order: { $order_arrows }.
event-turn = { $actor_gen } turn.
event-accelerates = { $bought ->
    [0] { $actor } { VERB("pays", "pay", $actor_gender) } for earlier haste{ stun-now }.
   *[other] { $actor } { VERB("makes", "make", $actor_gender) } haste{ stun-now }.
}

## Attacks

event-primary = { $actor } { VERB("defends", "defend", $actor_gender) } above all with the { $weapon } this round.
event-attacked =
    .result = { $result }; defence 13{ layers } = { $against }
layers = { $by_dex_known ->
    [yes] { " " }+ { $by_dex } DEX
   *[no] { "" }
}{ $by_weapon_known ->
    [yes] { " " }+ { $by_weapon } weapon
   *[no] { "" }
}{ $by_second_weapon_known ->
    [yes] { " " }+ { $by_second_weapon } second weapon
   *[no] { "" }
}{ $by_parry_known ->
    [yes] { " " }+ { $by_parry } parry
   *[no] { "" }
}{ $by_shield_known ->
    [yes] { " " }+ { $by_shield } shield
   *[no] { "" }
}{ $by_dodging_known ->
    [yes] { " " }+ { $by_dodging } dodging
   *[no] { "" }
}{ $by_other_known ->
    [yes] { " " }+ ({ $by_other }) circumstances
   *[no] { "" }
}{ $by_cover_known ->
    [yes] { " " }+ { $by_cover } cover
   *[no] { "" }
}
event-shot =
    .result = { $result }; defence 13{ layers } = { $against }
event-against-odds =
    .result = { $result }{ $value_known ->
        [yes] ; attack { $value }, defence 13{ layers } = { $defence }
       *[no] { "" }
    }
event-pays = { $actor } { VERB("defends", "defend", $actor_gender) } with { $layers } for { n-price }.
event-confirmed = { $what_id ->
    [accessory] { $actor } may have found a gap in the armour: { $sum } — { $result }.
   *[critical] A critical hit threatens: { $sum } against { $against } — { $result }.
}
event-critical = A natural 20: critical hit ({ $level })! The next roll: { $natural }.
event-fumble-rolled = { $actor } { VERB("has", "have", $actor_gender) } rolled a 2: { $sum } against { $against } — { $result }.
event-stray-rolled = { $actor }, a lot for whom the shot hits: { $sum }.
event-located = Where it lands: { $part }.
event-moved-hit = { $actor } { VERB("moves", "move", $actor_gender) } the hit: { $part }.
event-shield-tested = Does it pass { $actor_gen } improvised shield? { $faces } against { $chance } — { $result }.

## Harm

event-stunned = { $actor } { VERB("takes", "take", $actor_gender) } { $stun } stun{ stun-now }.
event-driven = Force of the blocked blow, { $actor }: { $sum }.
event-tested = { $test } — { $actor }: { $sum } against { $against } — { $result }{ $natural_decides_known ->
    [yes] { " " }(the dice decide)
   *[no] { "" }
}.
event-rolled = { $test } — { $actor }: { $sum }.
event-compared = { $test }: { $result_id ->
    [won] { $actor } { VERB("wins", "win", $actor_gender) } over { $target } by { $margin }.
   *[lost] { $target } { VERB("holds", "hold", $target_gender) } against { $actor }.
}
event-amputated = { $actor } { VERB("loses", "lose", $actor_gender) } the { $part }.

## Weapons struck away, trips

event-hooked-flesh = The hook tears { $target_gen } flesh: { $net }.

## Fear

event-treats = { $actor } { VERB("sees", "see", $actor_gender) } to { $target } ({ $part }).
event-treated = The wound is dressed ({ $part }); healing it is harder by { $harder } and takes { $slower } times as long.
event-horse-attacks = { $actor } { VERB("lashes", "lash", $actor_gender) } out at { $target }: { $sum } against { $against } — { $result }.
event-horse-hurt = { $target } { VERB("is", "are", $target_gender) } hurt: { $net }.
fear-how = { $tier ->
    [5] defence only
   *[other] −{ $tier }
}

## Questions

ask-act = { $actor }, { n-left } left. What now?
ask-accelerate = { $actor }, how far do you speed up at the price of stun?
ask-weapon = What { VERB("does", "do", $actor_gender) } { $actor } attack { $target } with?
ask-manner = How { VERB("does", "do", $actor_gender) } { $actor } attack { $target }?
ask-type = How { VERB("does", "do", $actor_gender) } { $actor } strike with the { $weapon }?
ask-mode = What does { $actor_gen } blow rely on?
ask-power = How many points of attack { VERB("does", "do", $actor_gender) } { $actor } give up for damage ({ $low } to { $high })?
ask-aimed = How many points of attack { VERB("does", "do", $actor_gender) } { $actor } give up to aim ({ $low } to { $high })?
ask-pair = { $actor }, strike with the { $weapon }, too?
ask-second = Whom { VERB("does", "do", $actor_gender) } { $actor } strike with the other hand?
ask-cleave = { $actor }, strike on?
ask-actions = How many actions { VERB("does", "do", $actor_gender) } { $actor } move ({ $low } to { $high })?
ask-interrupt = { $actor }, act before { $mover } does? { $mover_gen } intent — { intent }.
intent = { $deed_id ->
    [attack] { option-attack }
    [run_through] { option-run_through }
    [shoot] { option-shoot }
    [volley] { option-volley }
    [throw] { option-throw }
    [charge] { option-charge }
    [ride_down] { option-ride_down }
    [kick] { option-kick }
    [step] { option-step }
    [walk] { option-walk }
    [run] { option-run }
    [escape] { option-escape }
    [load] { option-load }
    [aim] { option-aim }
    [draw] { option-draw }
    [pick_up] { option-pick_up }
    [rise] { option-rise }
    [stance] { option-stance }
    [cover] { option-cover }
    [treat] { option-treat }
    [frighten] { option-frighten }
    [fling] { option-fling }
   *[wait] { option-wait }
}
ask-act-now = { $actor }, act now? { $target_gen } turn has just ended.
ask-run-at = { $actor }, run to meet { $target }?
ask-cover-by = Which skill { VERB("does", "do", $actor_gender) } { $actor } defend with? { $attacker } attacks.
ask-primary = Which weapon { VERB("does", "do", $actor_gender) } { $actor } defend with above all this round? { $attacker } attacks.
ask-fling = { $actor } { VERB("flings", "fling", $actor_gender) } an improvised shield at { $target }. What does it do?
ask-rank = Which opponent is number { $rank } for { $actor }?
ask-reflex = { $actor }, against which opponent do reflexes help?
ask-flank = { $actor }, get behind { $target }?
ask-front = Who stays in front of { $actor }?
ask-back = { $actor }, upon whom do you turn your back?
ask-counter = { $actor } { VERB("has", "have", $actor_gender) } a chance to counterattack { $target }. Take it?
ask-unready = { $actor } { VERB("is", "are", $actor_gender) } not ready: may { $actor } strike at { $target } all the same?
ask-escape = { $actor }, slip away from { $target_gen } blow?
ask-defend = { $attacker } has { $total } against { $actor }. What do you pay for ({ n-left } left)?
ask-hit = { $actor } { VERB("has", "have", $actor_gender) } hit { $target }. And now?
ask-critical = { $actor } { VERB("has", "have", $actor_gender) } hit { $target } critically. What does it do?
ask-multiple = A multiple critical hit on { $target }. What does it do?
ask-shift = By how much { VERB("does", "do", $actor_gender) } { $actor } move the hit ({ $low } to { $high }; now: { $part })?
ask-lower = The wound costs { $target } { n-net }. By how many { VERB("does", "do", $actor_gender) } { $actor } lower it ({ $low } to { $high })?
ask-fumble = { $actor } { VERB("has", "have", $actor_gender) } fumbled. What happens?
ask-shield = What becomes of { $actor_gen } shield?
ask-bystander = Whom does { $actor_gen } stray shot hit?
ask-beyond = Does the blind shot hit anybody?
ask-disarm = { $actor }, strike the weapon from { $target_gen } hand?
ask-break = { $actor }, break the { $weapon }?
ask-take = { $actor }, take the { $weapon } or knock it away?
ask-drop-shield = { $actor }, let go of the hooked shield?
ask-intimidate = Whom { VERB("does", "do", $actor_gender) } { $actor } try to frighten?
ask-fury = { $actor }, let the fury come?
ask-meet = { $actor }, meet { $target_gen } charge with a charge?
ask-cower = { $actor }, partial defence instead of the penalty?

## Answers

option-attack = attack { $target } ({ n-price })
option-run_through = run { $target } through ({ n-price })
option-shoot = shoot at { $target } ({ n-price })
option-volley = shoot blindly towards { $target } ({ n-price })
option-throw = throw at { $target } ({ n-price })
option-charge = charge at { $target } ({ n-price })
option-step = one step: { way-to } ({ n-prices }; { how-far })
option-walk = walk: { way-to } ({ n-prices }; { how-far })
option-run = run: { way-to } ({ n-prices }; { how-far })
way-to = { $how_id ->
    [toward] up to { $target }
    [close] close to { $target }
    [away] away from { $target }
   *[place] to { $place_id }
}
option-escape = get room from { $target } ({ n-price })
option-load = load: { $weapon } ({ $price } of { $needed } actions)
option-aim = aim at { $target } ({ n-price })
option-draw = draw: { $weapon } ({ n-price })
option-pick_up = pick up: { $weapon } ({ n-price })
option-rise = get up ({ n-price })
option-stance = { $stance_known ->
    [yes] { $stance }
   *[no] change the stance
} ({ n-price })
stance-normal = leave the defensive stance
stance-partial = partial defence
stance-full = full defence
option-cover = cover { $target } ({ $how_id ->
    [full] in full
   *[partial] in part
}; { n-price })
option-treat = first aid for { $target }: { $part } ({ n-price })
option-ride_down = ride { $target } down ({ n-price })
option-kick = let the horse attack { $target_gen } mount ({ n-price })
option-wait = wait ({ n-price })
option-end = enough
option-tier = { $price ->
    [0] no haste
   *[other] haste for { $price } stun
}
option-plain = to wound
option-flat = with the flat, to stun
option-mock = only show it
option-power = with more force
option-aimed = at a part of the body
option-trip = hook and throw down
option-straight_cut = cut
option-thrust = thrust
option-curved_cut = slash
option-sharp_crushing = chop
option-blunt_crushing = bash
option-missile = shoot
option-standard = strength and skill
option-finesse = finesse
option-brute_force = brute force
option-with = { $weapon }{ $grip_id ->
    [two] , in both hands
    [thrown] , thrown
   *[other] { "" }
}
option-first = { $weapon } (+{ $worth })
option-foe = { $target }
option-at = { $target }
option-cleave = { $target }
option-rank = number { $rank }
option-take = take the blow
option-pay = { $layers } ({ n-price })
option-wound = wound
option-disarm = strike the weapon away
option-spare = stop the blow
option-ordinary = make it an ordinary hit
option-multiply = more damage
option-bypass = past the armour
option-mortal = mortal wound
option-dead = death
option-none = nothing more
option-drops = drops the weapon
option-falls = falls down
option-ally = hits a comrade
option-nothing = nothing
option-own = wounds { $actor_gender ->
    [f] herself
    [n] itself
    [m] himself
   *[other] themselves
}
option-breaks = the weapon breaks
option-ally_mortal = a comrade is mortally wounded
option-parry = by parry (+{ $worth })
option-shield-skill = by shield skill (+{ $worth })
option-entangled = it entangles
option-blinded = it blinds
option-fling = fling the shield in { $target_gen } face ({ n-price })
option-torn = it is ruined
option-whole = it holds
option-nobody = nobody
option-take-take = take it
option-knock = knock it away
option-frighten = { $price_known ->
    [yes] frighten { $target } ({ n-price })
   *[no] { $target }
}

## Sums, gauges, states

part-initiative = initiative
part-reaction = reaction
part-initiative_difference = later in the order
part-levels = skill
part-unskilled = unskilled
part-standing = focus and quality
part-environment = surroundings
part-stance = stance
part-covering = covering a comrade
part-pair = two weapons
part-off_hand = off hand
part-charge = charge
part-mounted = from the saddle
part-mounted_charge = mounted charge
part-foot = target on foot
part-horse = trained horse
part-pole = longer pole
part-counter = counterattack
part-rear = out of sight
part-length = longer weapon
part-several = several attacks
part-rank = several opponents
part-hook = hooked before
part-flat = flat
part-power = power attack
part-aimed = aimed
part-improvised_hook = improvised hook
part-confined = confined place
part-kick = off balance
part-fear = fear
part-berserk = fury
part-teamwork = teamwork
part-wounds = wounds and stun
part-range = range
part-lying = target lying
part-helpless = helpless target
part-loophole = loophole
part-aim = aiming
part-gait = gait
part-fixed = strength and weapon
part-multiplied = critical
part-constitution = CON
part-condition = condition
part-strength = STR
part-will = WILL
part-balance = balance
part-escape = escape
part-riding = riding
part-first_aid = first aid
part-parry = parry
part-weapon = weapon
part-armour = armour
part-disarm = skill and STR
part-breaker = sword-breaker
part-intimidation = intimidation
part-courage = courage
part-horses = better horse
part-bonus = bonus

gauge-lives = lives
    .head = { $value }/{ $maximum }
gauge-head = { part-head }
    .head = { part-head } { $value }/{ $maximum }
gauge-right-arm = { part-right_arm }
    .head = { part-right_arm } { $value }/{ $maximum }
gauge-left-arm = { part-left_arm }
    .head = { part-left_arm } { $value }/{ $maximum }
gauge-right-leg = { part-right_leg }
    .head = { part-right_leg } { $value }/{ $maximum }
gauge-left-leg = { part-left_leg }
    .head = { part-left_leg } { $value }/{ $maximum }
gauge-stun = stun
    .head = stun { $value }
gauge-actions = actions
state-fled = fled
state-unconscious = unconscious
    .hides = prone disarmed stun
state-out = out of the fight
    .hides = prone disarmed stun
state-dead = dead
    .hides = lives stun prone disarmed
state-prone = lying
state-rising = getting up
state-partial = partial defence
    .head = in partial defence
state-full = full defence
    .head = in full defence
state-cover_partial = covering in part
state-cover_full = covering in full
state-surprised = surprised
state-unaware = unaware
state-still = unaware, still
state-bound = bound
state-charging = charging
    .head = { "" }
state-unbalanced = off balance
state-waiting = waiting
state-spans = loading
state-disarmed = weapon lost
    .head = disarmed

outcome-held = { $winner_known ->
    [yes] The end after { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }: the field belongs to { $winner }.
   *[no] The end: nobody is left to fight.
}
measure-hp = lives left
measure-undecided = undecided
measure-wiped = all dead
measure-stun = stun at the end
measure-felled = foes felled
convention-gm-rulings-by-default = What the GM rules on is ruled as usual.
convention-gm-rulings-asked = The scene asks the GM; the forecast answers as usual.
convention-tactics = Unattended seats follow their tactics.
convention-straight-lines = Everybody goes in straight lines; nobody stands in the way.
convention-heavy_blows = Heavy blows may stun and throw down.
convention-push_back = Blocked blows may drive back.
convention-defence_costs_actions = Defence costs actions.
convention-hit_locations = Hits land on parts of the body.
convention-initiative_recalculated = Initiative follows the gear in use.

## Faults

problem-push-back-alone = pushing back needs heavy blows
    .remedy = turn heavy_blows on, too
problem-paid-defence-wants-new-order = paid defence wants a new order in every round
    .remedy = leave initiative_each_round out, or make it true
problem-not-a-share = this is not a share
    .remedy = write it as 1/4
problem-levels-not-rising = the wound levels do not rise
    .remedy = let mild ≤ serious ≤ critical ≤ mortal hold
problem-not-quarter-feet = this is not a length in quarter feet
    .remedy = write feet, in steps of 0.25
problem-not-hundredths = this is not a number with at most two decimals
    .remedy = write it with at most two decimals
problem-pole-without-head = a pole weapon needs a head
    .remedy = name the weapon that it bears under head
problem-head-without-pole = only pole weapons bear a head
    .remedy = leave head out, or take a pole
problem-breaker-not-light-blade = only a light straight blade can be a sword-breaker
    .remedy = take the row light_straight_blade
problem-small-not-blowgun = only a blowgun can be small
    .remedy = leave small out
problem-pole-head-too-heavy = { $head } is too heavy for this pole
    .remedy = take a head of the pole’s class or a lower one
problem-pole-head-type = this head does not wound so
    .remedy = possible: { $types }
problem-masterwork-not-here = points of quality cannot be spent so on this piece
    .remedy = weapons and shields: attack, damage, slowdown (1), weight; armour: dr, slowdown (2), weight
problem-masterwork-range = only bows and crossbows carry farther by quality
    .remedy = leave range out
problem-masterwork-missile = bows and crossbows neither hit nor wound better by quality
    .remedy = give the arrows the bonus, under ammunition
problem-ammunition-without-bow = only bows and crossbows have special ammunition
    .remedy = leave ammunition out
problem-hands-full = there are not so many hands
    .remedy = one weapon in the main hand, one in the off hand, or one in both
problem-pavise-carried = a pavise stands on the ground
    .remedy = write now.pavise = true for who stands behind it
problem-shield-with-missile = no shield goes with a missile weapon in hand
    .remedy = sheathe the one, or put in_hand = false
problem-shield-without-hand = no hand is free for this shield
    .remedy = take a buckler, or a weapon in one hand
problem-bare-hands-without-ability = skill with bare hands needs unarmed_combat
    .remedy = add the ability, or leave the skill out
problem-shield-focus-not-chosen = focus on shields must be chosen once for each time it is owned
    .remedy = write shield_focus = [defence], [attack] or both
problem-specialized-too-often = nobody is specialized more than twice
    .remedy = write 1 or 2
problem-armour-twice = two pieces of one kind ({ $piece })
    .remedy = keep one of them
problem-no-such-armour = there is no such piece of this material ({ $material })
    .remedy = look it up in the tables of armour
problem-piece-of-other-armour = this piece belongs to the other way of armouring
    .remedy = arms and legs with hit locations, accessories without
problem-loophole-cover = a loophole covers by 6 or 8
    .remedy = write cover = 6 or 8
problem-no-lives = with this CON there are no lives left
    .remedy = at least { $minimum }
problem-active-but-out = somebody hurt so badly is not active
    .remedy = at most { $maximum }, or say status = out
problem-active-but-stunned = somebody so badly stunned is not active
    .remedy = at most { $maximum }, or say status = unconscious
problem-parts-without-locations = wounds by part need hit locations
    .remedy = turn hit_locations on, or write wounds
problem-not-its-row = its row says otherwise
    .remedy = write { $row }, or leave it out
problem-outside-band = this is outside its row
    .remedy = { $minimum } to { $maximum }
problem-no-reach = nobody strikes with this hand to hand
    .remedy = leave reach out
problem-reach-turned-round = the least reach is above the greatest
    .remedy = at most { $maximum }
problem-slowdown-below-one = quality cannot bring slowdown below 1
    .remedy = spend the points on something else
problem-needs-both-hands = this weapon takes both hands
    .remedy = write hand = both
problem-cannot-span = with this strength the crossbow takes { $tool ->
    [hook] a spanning hook
   *[other] a cranequin
 } to span; without one it is not loaded in a fight
    .remedy = add it to tools, or take a weaker crossbow
problem-needs-one-hand = this weapon is held in one hand
    .remedy = write hand = main
problem-no-late-plate = there are no such gauntlets in this setting
    .remedy = say setting.late_plate = true, or take a buckler
problem-unknown-craft = this craft has no tools
    .remedy = known: { $known }. Add it under options.craft
problem-no-such-mount = there is no such mount
    .remedy = { $known ->
        [none] add a combatant with a horse table
       *[other] choose one of: { $known }
    }
problem-not-a-mount = this is no mount
    .remedy = give it a horse table
problem-mount-rides = a mount rides nothing itself
    .remedy = leave mount or horse out
problem-ridden-twice = { $first } rides it already
    .remedy = give each rider a mount
problem-locations-not-whole = the ranges do not cover every number once
    .remedy = from { $minimum } to { $maximum }, each once

## What heroes of a new scene may be

calling-guard = guard
    .also = warrior fighter soldier
calling-axeman = axeman
    .also = axewoman
calling-archer = archer
    .also = bowman hunter huntress
calling-spearman = spearman
    .also = spearwoman
calling-pikeman = pikeman
calling-halberdier = halberdier
calling-crossbowman = crossbowman
calling-slinger = slinger
calling-duellist = duellist
    .also = fencer swordsman swordswoman
calling-master = master
    .also = mistress
calling-squire = squire
calling-knight = knight
calling-sergeant = sergeant
calling-monk = monk
    .also = nun
calling-berserk = berserk
    .also = berserker
calling-brawler = brawler
calling-peasant = peasant
    .also = farmer
calling-robber = robber
    .also = bandit
calling-cutthroat = cutthroat
    .also = thief rogue
calling-executioner = executioner
