### Dračí doupě II in English: the log, the questions, the answers.

system = Dračí doupě II (basic rules)
procedure-conflict = conflict
procedure-test = test
procedure-challenge = challenge
procedure-clash = clash
procedure-expedition = expedition

## Phrases

-threat-change = Threat
action-name = { $name_known ->
    [yes] “{ $name }”
   *[no] { $effect }
}
action-aim = { $effect_id ->
    [threat_up] to worsen the situation of { $targets }
    [threat_down] to improve the situation of { $targets }
    [advantage] to give Advantage to { $targets }
    [own_advantage] to gain Advantage over { $targets }
    [scar] to scar { $targets }
    [eliminate] to eliminate { $targets } { $form_id ->
        [present] (still present)
       *[other] (for good)
    }
   *[other] { $targets_known ->
        [yes] with { $targets } (story only)
       *[no] for the story only
    }
}
action-price = { $demand ->
    [0] { "" }
   *[other] , demand { $demand }
}{ $wide ->
    [1] , wide
   *[other] { "" }
}
threat-step = Threat { $actor_threat_old } → { $actor_threat_new }

## The conflict

event-conflict = A conflict begins: { $targets }.
event-round = Round { $round }{ $tempo_known ->
    [yes] { " " }({ $tempo })
   *[no] { "" }
}.
event-order = Order: { $targets }.
event-initiative = { $actor } rolls for initiative: { $sum }.
event-approach = { $actor } goes for the initiative { $approach } ({ $price ->
    [0] free
   *[other] { $price } Soul
}).
event-lot = { $actor } draws a lot: { $natural }.
event-turn = It is { $actor_gen } turn.
event-postponed = { $actor } waits for others to act.
event-initiative-lost = Nothing came of waiting: { $targets }.
event-joined = { $actor } joins the conflict, Threat { $threat }.
event-tempo = From now on a round takes: { $note }.
event-conflict-ended = { $reason_id ->
    [surrendered] { $actor } gives up.
   *[other] The sides find nothing left to fight about.
} { $note }
event-conflict-over = The conflict is over; Threat, Advantage and Fate go with it.

## What the GM sets

event-set-threat = Threat is set.
event-set-advantage = { $target } starts with Advantage { $target_advantage_new }.
event-floor = { $target_gen } Threat cannot fall below { $target_floor_known ->
    [yes] { $target_floor_new }
   *[no] what it was
}.
event-fate = Fate of { $side } is now different.
event-relieved = { $target } is relieved: Threat { $target_threat_old } → { $target_threat_new }.
event-returned = { $target } is back.
event-cursed = { $target } is { $penalty } from now on ({ $skill }).
event-lifted = { $target } is no longer { $penalty }.
event-spell = A spell changes how { $target } goes for the initiative.
event-unlocked = The way is open again.

## Declarations

event-declared = { $actor } sets out { action-aim } ({ $skill }{ action-price }).
event-countered = { $actor } counters { action-aim } ({ $skill }{ action-price }).
event-opposed = { $actor } meets opposition.
event-refused = { $actor } cannot do that: { $reason }.
event-note = { $actor }: “{ $note }”
event-demand = { $actor } pays { $price } { $property } just to try.
event-activated = { $actor } activates { $ability }: { $price } { $property }.
event-manoeuvre = { $actor } plays { $manoeuvre }{ $price ->
    [0] { " " }for free
   *[other] { "" } ({ $price } { $property })
}.
event-vain = { $actor } tries in vain.
event-impossible = { $actor } cannot do it.
event-narrated = { $actor } simply does it.
event-dropped = { $actor } lets it be.
event-at-once = Both at once: { $targets }.
reason-impossible = it is impossible
reason-cannot-pay = the price cannot be paid
reason-not-credible = it has no power to eliminate
reason-out-of-reach = the target cannot be reached
reason-several-targets = it cannot hit several
reason-counter-affects-others = a counteraction may harm nobody but the actor
reason-counter-prevents-nothing = it would prevent nothing

## Dice and decisions

event-rolled = { $actor } rolls { $skill }: { $sum }.
event-commit = { $commit_id ->
    [roll] { $actor } goes for it.
    [change] { $actor } thinks again.
   *[drop] { $actor } lets it be.
}
event-obvious = { $actor } manages without a roll.
event-succeeded = { $actor } succeeds ({ $total }).
event-failing = { $actor } is about to fail ({ $total }).
event-failed = { $actor } fails.
event-won = { $actor } wins{ $target_known ->
    [yes] { " " }against { $target }
   *[no] { "" }
}.
event-sorted = From the top: { $targets }.
event-failed-step = { $actor } has failed, but spoils it for { $losers }.
event-midway-out = Too late for { $targets }.
event-exhausted = { $actor } exhausts: pays { $price } { $property }{ $actor_threat_known ->
    [yes] , { threat-step }
   *[no] { "" }
}.
event-accepted = { $actor } accepts.
event-backlash = { $target } was rash: Threat { $target_threat_old } → { $target_threat_new }.
event-backlash-advantage = { $actor } makes use of the rash attempt: Advantage { $actor_advantage_old } → { $actor_advantage_new }.
event-heroic-death = { $actor } averts it at the price of everything: { $way }. { $note }

## Consequences

event-threat = { $target_threat_known ->
    [yes] { $target }: Threat { $target_threat_old } → { $target_threat_new }.
   *[no] { $target }: Threat stays { $threat }.
}
event-advantage = { $target }: Advantage { $target_advantage_old } → { $target_advantage_new }.
event-scarred = { $target } gets a scar, { $property } { $severity }{ $name_known ->
    [yes] : { $name }
   *[no] { "" }
}.
event-self-scar = { $actor } takes a scar, { $property } { $severity }, for { $gained ->
    [one] { $gained } resource
   *[other] { $gained } resources
}.
event-scar-spent = { $lost ->
    [0] The strain on { $actor } shows.
    [one] { $lost } resource of { $actor_gen } scar is lost.
   *[other] { $lost } resources of { $actor_gen } scar are lost.
}
event-overwhelmed = It is too much for { $actor }: too many scars under { $property }.
event-eliminated = { $target } is out of the conflict{ $form_id ->
    [present] , but still here
   *[other] { "" }
}.
event-left = { $target } leaves the conflict.
event-clear = { $actor } has got clear.
event-caught = { $target } is not clear any more.
event-story = { $actor } gets what was wanted{ $name_known ->
    [yes] : { $name }
   *[no] { "" }
}.
event-other = { $actor } brings it off{ $name_known ->
    [yes] : { $name }
   *[no] { "" }
}.
event-foolish = { $actor_gen } foolish action changes nothing.

## Dangers

event-danger = Danger ({ $name }) for { $targets }. { $note }
event-reacted = { $actor } reacts{ $target_known ->
    [yes] { " " }in place of { $target }
   *[no] { "" }
} ({ $skill }).
event-no-reaction = { $actor } does not react.
event-avoided = { $actor } avoids it ({ $total }).
event-befell = It happens to { $target }.

## Rests and days

event-mode = { $mode_id ->
    [between] Between expeditions.
   *[expedition] On expedition.
}
event-rested = { $actor } rests: { $body } Body, { $soul } Soul, { $influence } Influence.
event-rested-well = { $actor } rests well.
event-departed = { $actor } sets out rested.
event-helper-rested = { $actor } recovers.
event-days = { $days ->
    [one] { $days } day passes.
   *[other] { $days } days pass.
}
event-healed = { $target }: scar { $name_known ->
    [yes] “{ $name }”
   *[no] ({ $property })
} { $severity ->
    [0] is healed
   *[other] is lighter ({ $severity })
}.
event-traded = { $actor } trades: { $materials } materials, money { $actor_money_old } → { $actor_money_new }.
event-bought = { $actor } buys { $name } for { $price } hellers.
event-too-poor = { $actor } cannot afford it ({ $price } hellers).
event-evaluation-over = It is over; Threat and Advantage go with it.

## Questions: one's own action

ask-declare = { $actor }: what now? Threat { $threat }.
ask-say = { $actor }, in your own words:
ask-skill = { $actor }: with which skill?
ask-skill-combined = { $actor }: which skills does it truly need?
ask-effect = { $actor }: to what effect?
ask-target = { $actor }: at whom?
ask-targets = { $actor }: at whom? (one after another)
ask-affects = { $actor }: which property does it act upon?
ask-form-declared = { $actor }: eliminated in which form?
ask-ability = { $actor }: activate an ability?
ask-impossible = { $actor }: that is impossible. Something else, or try in vain?
ask-commit = { $actor }: roll? { $failure_known ->
    [yes] If it fails: { $failure }.
   *[no] { "" }
} Threat { $threat }.

## Questions: reacting

ask-counter = { $actor }: { $target } sets out { action-aim }. Counter? { $price ->
    [0] It takes your action of this round.
   *[other] Defence costs { $price }.
}
ask-react = { $actor }: react to { $name }, which threatens { $target }? { $price ->
    [0] { "" }
   *[other] Defence costs { $price }.
}
ask-cover = { $actor }: shelter { $targets } as well, for { $price }?

## Questions: manoeuvres and payments

ask-precise = { $actor }: precise for { $price } { $property }?
ask-mighty = { $actor }: mighty for { $price } { $property }?
ask-cunning = { $actor }: cunning for { $price } { $property }?
ask-pay = { $actor }: how to pay { $price } { $property }?
ask-pay-scar = { $actor }: take a scar how grave? ({ $low } to { $high })
ask-pay-part = { $actor }: how much from { $source }? ({ $low } to { $high })
ask-scar-name = { $actor }: what is the scar called?
ask-scar-scope = { $actor }: what does the scar hamper?
ask-approach = { $actor }: how do you go for the initiative?

## Questions: losing and winning

ask-describe = { $actor }: what threatens?
ask-exhaust = { $actor }: exhaust for { $price } { $property } (Threat { $threat } → { $threat_after }), or accept ({ $effect })?
ask-exhaust-story = { $actor }: what did it cost?
ask-story-stands = May that stand? “{ $note }”
ask-backlash = { $actor }: how was { $target } rash?
ask-death = { $actor }: how far does the heroic death go?
ask-death-way = { $actor }: what ends the career?
ask-death-story = { $actor }: last words?
ask-form = { $actor }: what becomes of { $target }?
ask-form-stands = { $target }: { $form } — may that stand?
ask-form-scar = { $actor }: a scar with the elimination? (severity, 0: none)
ask-form-threat = { $actor }: Threat of the eliminated?
ask-tie = { $actor }: draw a lot, or give way?
ask-surrender = { $actor }: { $out } of { $members } are out. Give up?

## Questions to the GM

ask-setup = Ready, or change a number first?
ask-threat = { $actor_gen } Threat?
ask-floor = Below which Threat can { $actor } not fall?
ask-advantage = { $actor_gen } Advantage at the start?
ask-carry-over = Advantage that { $actor } brings along?
ask-fate = Fate of { $side }?
ask-fate-more = How much Fate is added for { $side }?
ask-scarred = By how much does { $actor_gen } scar lower the Fate?
ask-order = The order of round { $round }: by dice or by the story?
ask-order-first = Who goes first by the story?
ask-order-last = Who goes last by the story?
ask-kind = { $actor } wants { action-aim } ({ $skill }): how hard is it?
ask-counter-kind = { $actor } counters { action-aim } ({ $skill }): how hard is it?
ask-reaction-kind = { $actor_gen } reaction: how hard is it?
ask-scar-block = { $actor_gen } scar ({ $severity }) hampers { $skill }: impossible?
ask-credible = Can { $actor } eliminate { $targets } that way ({ $skill })?
ask-other-property = { $actor }: may { $skill } act upon { $wanted }?
ask-area = Does { $actor_gen } action hit several by its nature?
ask-reach = Can { $actor } get at { $target }? ({ $most } at most)
ask-leaving = Could nobody draw { $targets } back in?
ask-threatens = Whom else does { $actor_gen } action threaten?
ask-mismatch = { $actor }: { $skill } does not fit. Change what?
ask-risk = What does failing cost { $actor } besides?
ask-failure = What does failing mean for { $actor }?
ask-lock = For whom does { $actor_gen } failure close the way?
ask-exclusive = Which counteractions exclude each other?
ask-challenge-property = Which property does { $name } act upon?
ask-actor-unclear = Do { $targets } act at once?
ask-after = Go on?
ask-end-reason = Why does it end?
ask-join-now = Does { $actor } still act in this round?
ask-tempo = How long is a round from now on?
ask-edit = Change anything?
ask-curse = Which penalty does { $actor } suffer?
ask-curse-scope = On which skill of { $actor } does it work?
ask-spell = Which approach does the spell bring { $actor }?
ask-treatment = By how much is { $actor_gen } scar lighter?
ask-return = Is { $actor } back?
ask-rest-amount = What does the rest bring { $actor }? ({ $low } to { $high })
ask-rest-split = { $actor }: how much { $property } back? ({ $low } to { $high })
ask-days = How many days pass?

## Answers

option-attack = press { $target } ({ $skill }: Threat +1)
option-scar = scar { $target } ({ $skill })
option-eliminate = eliminate { $target } ({ $skill })
option-sweep = press all of them, wide ({ $skill })
option-help = help { $target } ({ $skill }: Threat −1)
option-aid = aid { $target } ({ $skill }: 1 Advantage)
option-recover = get a better hold ({ $skill }: own Threat −1)
option-prepare = prepare something ({ $skill }: 1 Advantage)
option-disengage = get clear ({ $skill })
option-leave = leave the conflict ({ $skill })
option-do = { $name } ({ $skill })
option-custom = something else …
option-say = say it first …
option-postpone = wait and react
option-drop = let it be
option-target = { $target_known ->
    [yes] { $target }
   *[no] nobody
}
option-nobody = nobody
option-several = several (wide)
option-area = several by the nature of it
option-done = done
option-skill = { $skill } ({ $level_known ->
    [yes] { $level }
   *[no] –
})
option-combine = two skills at once
option-effect-effect = this
option-effect = effect
option-affects = this property
option-removed = gone for good
option-present = still present
option-ability = { $ability } ({ $price })
option-another = something else
option-vain = try in vain
option-roll = roll
option-change = change it
option-no = no
option-strike = strike back ({ $skill }: Threat +1)
option-counter-scar = scar { $target } ({ $skill })
option-counter-eliminate = eliminate { $target } ({ $skill })
option-avoid = avoid it ({ $skill }: own Threat −1)
option-block = just prevent it ({ $skill })
option-react = react ({ $skill })
option-pay = { $banked_known ->
    [yes] { $banked } from the scar{ " " }
   *[no] { "" }
}{ $advantage_known ->
    [yes] { $advantage } Advantage{ " " }
   *[no] { "" }
}{ $pool_known ->
    [yes] { $pool } { $property }{ " " }
   *[no] { "" }
}{ $fate_known ->
    [yes] { $fate } Fate{ " " }
   *[no] { "" }
}{ $bond_known ->
    [yes] { $bond } Bond{ " " }
   *[no] { "" }
}{ $container_known ->
    [yes] { $container } stored{ " " }
   *[no] { "" }
}{ $sacrifice_known ->
    [yes] { $sacrifice } by giving something up{ " " }
   *[no] { "" }
}{ $scar_known ->
    [yes] (scar +{ $scar })
   *[no] { "" }
}
option-scope = { $skill }
option-none = ordinary
option-fast = fast ({ $price })
option-slow = slow ({ $price })
option-exhaust = exhaust
option-accept = accept
option-heroic_death = heroic death
option-advantage = Advantage
option-backlash-advantage = 1 Advantage for me
option-attacker_threat = the other’s Threat +1
option-backlash-none = nothing
option-avert_only = avert this only
option-end_conflict = end the conflict
option-shift = shift everything
option-way = this way
option-lot = draw a lot
option-give-way = give way
option-fight-on = fight on
option-surrender = give up
option-ready = ready
option-threat = Threat of { $target }
option-floor = floor of { $target }
option-carry-over = Advantage { $target } brings along
option-scarred = the old scar of { $target }
option-fate = Fate of { $side }
option-dice = by dice
option-story = by the story, as prepared
option-order-change = by the story, as I say
option-possible = possible
option-obvious = obvious
option-demanding = demanding
option-impossible = impossible
option-convert = Advantage instead (or not)
option-threatens = it also threatens somebody …
option-mismatch = skill and words do not fit
option-no-hindrance = it hinders nothing
option-stands = it stands
option-change_skill = another skill
option-change_description = other words
option-threat-up = Threat of { $target } +1
option-threat-down = Threat of { $target } −1
option-curse = a penalty for { $target }
option-imprecise = imprecise
option-weak = weak
option-foolish = foolish
option-lift = { $target } is no longer { $penalty }
option-edit-spell = a spell on the initiative of { $target }
option-granted = granted: { $approach }
option-forced = forced: { $approach }
option-return = { $target } is back
option-treat = treat a scar of { $target }
option-unlock = open the way again ({ $name })
option-risk-none = nothing
option-risk-scar = a scar
option-risk-threat = Threat +1
option-trap = a trap
option-environment = the surroundings
option-lock-nobody = nobody
option-character = this character
option-complication_for_others = a complication for the others
option-party = the whole party
option-pair = { $target } and { $other }
option-go-on = go on
option-end = { $side_known ->
    [yes] end it, { $side } wins
   *[no] end it, nobody wins
}
option-join = { $target } joins
option-tempo = another tempo
option-edit = change something

## Sums, gauges, states

part-threat = Threat
part-mighty = mighty
part-weak = weak
part-things = equipment
part-action = action
part-exhaustion = exhaustion
part-risk = risk
part-ruling = GM
part-danger = danger
part-level = level
part-result = result
part-pool = pool
part-advantage = Advantage
part-fate = Fate
part-bond = Bond
part-banked = scar
part-container = container
part-sacrifice = thing given up
gauge-threat = Threat
gauge-advantage = Advantage
gauge-body = Body
gauge-soul = Soul
gauge-influence = Influence
gauge-fate = Fate
gauge-bond = Bond
state-eliminated_present = eliminated, still here
state-eliminated_removed = eliminated
state-left = left
state-retired = retired
state-initiative_postponed = waiting
state-initiative_spent = has acted
state-disengaged = clear
state-scarred = scarred
state-imprecise = imprecise
state-weak = weak
state-foolish = foolish

## Endings

outcome-empty = The end: { $winner_known ->
    [yes] only { $winner } can go on.
   *[no] nobody can go on.
}
outcome-agreed = The end: by agreement.
outcome-surrendered = The end: { $winner_known ->
    [yes] the others surrender to { $winner }.
   *[no] a surrender.
}
outcome-heroic-death = The end: a heroic death decides it for { $winner }.
outcome-done = Done.
outcome-end-of-the-way = The way is at its end.

## What a forecast takes for granted

convention-gm-rulings-by-default = the GM’s rulings are the catalogue’s defaults
convention-gm-rulings-asked = the GM’s rulings are asked of the GM’s tactics
convention-tactics = everybody follows the tactics of the scene
convention-threat-ordinary = whoever is given no Threat starts at 2
convention-everybody-in-reach = everybody reaches everybody, unless the scene says otherwise
convention-initiative-by-dice = initiative is rolled anew in each round
convention-exhaustion-literal = an exhaustion averts the consequence for all but co-losers
convention-exhaustion-own = an exhaustion averts the consequence for oneself and whom one protects
convention-wide-whole = a beaten wide action fails as a whole
convention-wide-partial = a beaten wide action keeps the targets nobody protected
convention-quick-game = the Quick game
convention-fate-hidden = players do not see the GM’s Fate

## What a forecast counts

measure-fell = eliminated
measure-retired = heroic death
measure-undecided = undecided
measure-test = tests
measure-challenge = challenges
measure-clash = clashes of two
measure-general_clash = general clashes
measure-defence = defence played
measure-wide = wide played
measure-precise = precise played
measure-mighty = mighty played
measure-cunning = cunning played
measure-spent_body = Body spent
measure-spent_soul = Soul spent
measure-spent_influence = Influence spent
measure-exhaustions = exhaustions
measure-scars = scars
measure-severity = severity of scars
measure-fate_left = Fate left
