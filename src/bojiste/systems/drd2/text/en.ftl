### Dračí doupě II in English: the log, questions, answers, sums, gauges, faults.
### The rules stand in rules.en.ftl, the vocabulary in words.en.ftl. Between a number and a resource: a no-break space.

system = Dračí doupě II (basic rules)
gm = GM
tag-gm-ruling = the GM decides
procedure-conflict = conflict
procedure-test = tests
procedure-challenge = challenges
procedure-clash = clashes
procedure-expedition = expedition

## Words that messages borrow

price = { $limit_known ->
    [yes] { $price } Fate
   *[no] { $property_id ->
        [soul] { $price } Soul
        [influence] { $price } Influence
       *[body] { $price } Body
    }
}
    .asked = { $price ->
        [0] for free
       *[other] for { price }
    }

# What a payment took, and from where: (1 left), Advantage 2 → 1.
paid = { $source_id ->
    [advantage] { paid.by-advantage }
    [fate] { paid.by-fate }
    [mixed] { paid.by-several }
   *[one] { paid.by-one }
}
    .by-advantage = { $price } Advantage instead of { $purse_known ->
        [yes] Fate
       *[no] { $property_id ->
            [soul] Soul
            [influence] Influence
           *[body] Body
        }
    } ({ $actor_advantage_new } left)
    .by-fate = { $price } Fate{ $purse_fate_known ->
        [yes] { " " }({ $purse_fate_new } left)
       *[no] { "" }
    }
    .by-one = { price }{ paid.body }{ paid.soul }{ paid.influence }{ paid.bond-moved }{ paid.scar }{ paid.stored }{ paid.broken }
    .by-several = { paid.whole }: { $parcels }{ paid.moved }{ paid.broken }
    .whole = { $purse_known ->
        [yes] { $price } resources
       *[no] { price }
    }
    .moved = { paid.body-moved }{ paid.soul-moved }{ paid.influence-moved }{ paid.fate-moved }{ paid.advantage-moved }{ paid.bond-moved }
    .body-moved = { $actor_body_known ->
        [yes] , Body { $actor_body_old } → { $actor_body_new }
       *[no] { "" }
    }
    .soul-moved = { $actor_soul_known ->
        [yes] , Soul { $actor_soul_old } → { $actor_soul_new }
       *[no] { "" }
    }
    .influence-moved = { $actor_influence_known ->
        [yes] , Influence { $actor_influence_old } → { $actor_influence_new }
       *[no] { "" }
    }
    .fate-moved = { $purse_fate_known ->
        [yes] , Fate { $purse_fate_old } → { $purse_fate_new }
       *[no] { "" }
    }
    .advantage-moved = { $actor_advantage_known ->
        [yes] , Advantage { $actor_advantage_old } → { $actor_advantage_new }
       *[no] { "" }
    }
    .bond-moved = { $actor_bond_known ->
        [yes] , Bond { $actor_bond_old } → { $actor_bond_new }
       *[no] { "" }
    }
    .body = { $actor_body_known ->
        [yes] { " " }({ $actor_body_new } left)
       *[no] { "" }
    }
    .soul = { $actor_soul_known ->
        [yes] { " " }({ $actor_soul_new } left)
       *[no] { "" }
    }
    .influence = { $actor_influence_known ->
        [yes] { " " }({ $actor_influence_new } left)
       *[no] { "" }
    }
    .scar = { $banked_known ->
        [yes] { " " }from the scar
       *[no] { "" }
    }
    .stored = { $container_known ->
        [yes] { " " }that was stored
       *[no] { "" }
    }
    .broken = { $actor_broken_known ->
        [yes] , given up: { $actor_broken_new }
       *[no] { "" }
    }

# The same in short, for brackets: Soul 5 → 4.
taken = { $source_id ->
    [pool] { taken.pool }
    [fate] { taken.fate }
    [advantage] Advantage { $actor_advantage_old } → { $actor_advantage_new }
   *[other] { paid }
}
    .pool = { $property_id ->
        [soul] Soul { $actor_soul_old } → { $actor_soul_new }
        [influence] Influence { $actor_influence_old } → { $actor_influence_new }
       *[body] Body { $actor_body_old } → { $actor_body_new }
    }
    .fate = { $purse_fate_known ->
        [yes] Fate { $purse_fate_old } → { $purse_fate_new }
       *[no] { paid }
    }
    .of = { $source_id ->
        [fate] { " " }({ $property })
        [advantage] { " " }({ $property })
       *[pool] { "" }
    }

# What somebody who acts is after: follows "wants to". In questions $target is somebody else, hence .asked.
goal = { $leaves ->
    [1] { $self_known ->
        [yes] leave the conflict
       *[no] get out of the conflict (leaving: { $targets })
    }
   *[0] { $disengages ->
        [1] get clear of the opponents{ $effect_id ->
            [threat_down] { " " }and lower the Threat
           *[other] { "" }
        }
       *[0] { $effect_id ->
            [threat_up] raise { goal.gen }
            [threat_down] { $self_known ->
                [yes] regain some ground
               *[no] lower Threat ({ $targets })
            }
            [advantage] { $self_known ->
                [yes] gain Advantage
               *[no] prepare Advantage ({ $targets })
            }
            [own_advantage] gain Advantage over { goal.whom }
            [scar] scar { goal.whom }
            [eliminate] eliminate { goal.whom }
            [other] { goal.special }{ goal.on }
           *[story] { goal.told }{ goal.on }
        }
    }
}
    .special = { $name_known ->
        [yes] “{ $name }”
       *[no] bring about a special consequence
    }
    .gen = { $target_known ->
        [yes] { $target_gen } Threat
       *[no] the Threat of { $targets }
    }
    .whom = { $target_known ->
        [yes] { $target }
       *[no] { $targets }
    }
    .told = { $name_known ->
        [yes] “{ $name }”
       *[no] get something done
    }
    .on = { $targets_known ->
        [yes] { " " }({ $targets })
       *[no] { "" }
    }
    .asked = { $leaves ->
        [1] get out of the conflict (leaving: { $targets })
       *[0] { $disengages ->
            [1] get clear of the opponents{ $effect_id ->
                [threat_down] { " " }and lower the Threat
               *[other] { "" }
            }
           *[0] { $effect_id ->
                [threat_up] raise the Threat of { $targets }
                [threat_down] { $self_known ->
                    [yes] regain some ground
                   *[no] lower the Threat of { $targets }
                }
                [advantage] { $self_known ->
                    [yes] gain Advantage
                   *[no] prepare Advantage ({ $targets })
                }
                [own_advantage] gain Advantage over { $targets }
                [scar] scar { $targets }
                [eliminate] eliminate { $targets }
                [other] { goal.special }{ goal.on }
               *[story] { goal.told }{ goal.on }
            }
        }
    }
    .how = { $wide ->
        [1] , wide
       *[0] { $area ->
            [1] , an area action
           *[0] { "" }
        }
    }
    .skill = { $effect_id ->
        [story] { "" }
        [other] { "" }
       *[harm] { $name_known ->
            [yes] “{ $name }”,{ " " }
           *[no] { "" }
        }
    }{ $skills } (level { $level }){ $kind_id ->
        [demanding] , demand { $demand }
        [obvious] , an obvious action
       *[other] { "" }
    }{ looses }{ staying }

# Which danger a special consequence lets loose.
looses = { $looses_known ->
    [yes] ; it lets loose the danger “{ $looses }”: { $loosed_effect_id ->
        [threat_up] Threat +{ $loosed_size }
        [threat_down] Threat −{ $loosed_size }
        [scar] a scar of severity { $loosed_size }
       *[other] { $loosed_effect }
    }{ $loosed_targets_known ->
        [yes] { " " }({ $loosed_targets })
       *[no] { "" }
    }
   *[no] { "" }
}

staying = { $form_known ->
    [yes] { $form_id ->
        [present] ; to remain on the scene
       *[removed] { "" }
    }
   *[no] { "" }
}

# What decides a tie in a general clash.
tie-actor = the actor
tie-die = the higher die
tie-sum = the higher sum of the dice
tie-lot = the lot

# What happens unless somebody averts it: in the question of exhaustion, and of dangers.
stake = { $leaves_known ->
    [yes] { $targets } out of the conflict
   *[no] { $effect_id ->
        [threat_up] Threat +{ $size }{ stake.whom }
        [threat_down] Threat −{ $size }{ stake.whom }
        [advantage] Advantage +{ $size }{ stake.whom }
        [own_advantage] Advantage +{ $size } for { $target }
        [scar] a scar of severity { $size }{ stake.whom }
        [eliminate] elimination{ stake.whom }, { $form }
        [other] a special consequence{ stake.whom }
       *[story] the announced outcome in the story{ stake.whom }
    }
}
    .whom = { $targets_known ->
        [yes] { " " }({ $targets })
       *[no] { "" }
    }

wanted-body = { property-body }
wanted-soul = { property-soul }
wanted-influence = { property-influence }
form-removed = for good
form-present = still present
means-initiative = from initiative
means-defence = from defence
mode-expedition = on expedition
mode-between = between expeditions
approach-none = in the ordinary way
approach-fast = fast
approach-slow = slowly
granted-fast = { approach-fast }
granted-slow = { approach-slow }
forced-fast = { approach-fast }
forced-slow = { approach-slow }
source-banked = resources of the new scar
source-advantage = Advantage
source-pool = own resources
source-fate = Fate
source-bond = Bond
source-container = a container
source-sacrifice = a thing given up
parcel-banked = from the scar
parcel-advantage = from Advantage
parcel-pool = from own resources
parcel-fate = from Fate
parcel-bond = from the Bond
parcel-container = from what was stored
parcel-sacrifice = for a thing given up
way-death = death
way-crippling = crippling
way-madness = madness
way-burnt-mind = a burnt mind
way-no-more-drive = no more drive to go on
way-exile = exile
way-dungeon = the dungeon
way-monastery = a monastery
way-settling-down = settling down

# Things of the bestiary.
name-cordial = cordial
broken-breastplate = breastplate

# Skills and properties that a scar hampers.
scope-body = everything under Body
scope-soul = everything under Soul
scope-influence = everything under Influence
scope-travel = { skill-travel }
scope-orientation-wild = { skill-orientation-wild }
scope-common-shooting = { skill-common-shooting }
scope-agility = { skill-agility }
scope-orientation-city = { skill-orientation-city }
scope-charisma = { skill-charisma }
scope-common-melee = { skill-common-melee }
scope-strength = { skill-strength }
scope-self-confidence = { skill-self-confidence }
scope-learning = { skill-learning }
scope-ointments = { skill-ointments }
scope-facts = { skill-facts }
scope-fire-magic = { skill-fire-magic }
scope-wind-magic = { skill-wind-magic }
scope-wood-magic = { skill-wood-magic }
scope-aerial-acrobatics = { skill-aerial-acrobatics }
scope-mechanisms = { skill-mechanisms }
scope-frighten-undead = { skill-frighten-undead }

## The conflict, rounds and their order

event-conflict = A conflict begins: { $targets_grouped }.
event-round = Round { $round } begins{ $tempo_known ->
    [yes] { " " }(it takes: “{ $tempo }”)
   *[no] { "" }
}.
event-order = Order: { $targets_arrows }.
event-initiative = Initiative — { $actor }: { $sum }.
event-approach = { $actor } { VERB("goes", "go", $actor_gender) } for the initiative { $approach } ({ $price ->
    [0] { $forced_known ->
        [yes] forced by a spell
       *[no] free by a spell
    }
   *[other] { taken }
}).
event-lot = Lot — { $actor }: { $sum }.
event-turn = { $actor_gen } turn.
event-postponed = { $actor } { VERB("postpones", "postpone", $actor_gender) } the initiative and { VERB("waits", "wait", $actor_gender) }.
event-initiative-lost = End of the round, postponed initiative is lost: { $targets_grouped }.
event-joined = { $actor } { VERB("joins", "join", $actor_gender) } the conflict, Threat { $threat }; { $now ->
    [1] still acts last in this round
   *[0] acts from the next round on
}.
event-tempo = { $note_known ->
    [yes] From now on a round takes: “{ $note }”.
   *[no] From now on a round takes as long as the story needs.
}
event-conflict-ended = { $reason_id ->
    [surrendered] { $actor } { VERB("gives", "give", $actor_gender) } up for { $actor_gender ->
        [f] her
        [n] its
        [m] his
       *[other] their
    } whole side
   *[agreed] The conflict ends by agreement
}{ $note_known ->
    [yes] : “{ $note }”
   *[no] .
}
event-conflict-over = { $rounds ->
    [0] The conflict ended before it began
    [one] The conflict took { $rounds } round
   *[other] The conflict took { $rounds } rounds
}.

## Numbers that the GM sets

event-starts = Threat { $threat }{ $advantage ->
    [0] { "" }
   *[other] , Advantage { $advantage }
}{ $floor ->
    [1] { "" }
   *[other] { " " }(never below { $floor })
}: { $targets_grouped }.
event-purse = Fate ({ $side }): { $fate }.
event-set-threat = { $target_known ->
    [yes] { $target }: { $target_threat_known ->
        [yes] Threat { $target_threat_new }
       *[no] Threat stays
    }.
   *[no] Threat of everybody concerned: { $threat }.
}
event-set-advantage = { $target }: { $target_advantage_known ->
    [yes] Advantage { $target_advantage_old } → { $target_advantage_new }
   *[no] Advantage stays
}.
event-floor = { $target }: { $target_floor_known ->
    [yes] Threat cannot fall below { $target_floor_new } any more
   *[no] the least Threat stays
}{ $target_threat_known ->
    [yes] { " " }(Threat { $target_threat_old } → { $target_threat_new })
   *[no] { "" }
}.
event-fate = { $purse_fate_known ->
    [yes] Fate ({ $side }): { $purse_fate_old } → { $purse_fate_new }.
   *[no] Fate is set anew ({ $side }).
}
event-relieved = { $target }: Threat falls without a roll{ $target_threat_known ->
    [yes] , { $target_threat_old } → { $target_threat_new }
   *[no] , but it cannot fall any lower
}.
event-returned = { $target } { VERB("is", "are", $target_gender) } back in play{ $target_threat_known ->
    [yes] { $target_threat_new ->
        [none] { "" }
       *[other] , Threat { $target_threat_new }
    }
   *[no] { "" }
}.
event-cursed = Magic weighs on { $target } ({ $scope }): { $penalty }.
event-lifted = Magic ends, { $target } { VERB("is", "are", $target_gender) } rid of a penalty: { $penalty }.
spell-line = { $target_granted_known ->
    [yes] { $target_granted_new_id ->
        [none] { "" }
       *[other] , may go { $target_granted_new } for free
    }
   *[no] { "" }
}{ $target_forced_known ->
    [yes] { $target_forced_new_id ->
        [none] { "" }
       *[other] , has to go { $target_forced_new }
    }
   *[no] { "" }
}
event-spell = A spell changes how to go for the initiative — { $target }{ spell-line }.
event-locked = This way is closed{ $name_known ->
    [yes] { " " }(“{ $name }”)
   *[no] { "" }
}: { $whose }.
event-unlocked = Circumstances have changed, what failed may be tried again{ $name_known ->
    [yes] { " " }(“{ $name }”)
   *[no] { "" }
}{ $whose_known ->
    [yes] : { $whose }
   *[no] { "" }
}.

## Declarations

event-declared = { $actor } { VERB("wants", "want", $actor_gender) } to { goal }{ goal.how }: { goal.skill }.
event-countered = { $actor } { VERB("counters", "counter", $actor_gender) } { $means_id ->
    [defence] from defence
   *[initiative] from initiative
} and wants to { $effect_id ->
    [story] do no more than prevent it
   *[other] { goal }{ goal.how }
}: { goal.skill }.
event-opposed = { $actor } { VERB("meets", "meet", $actor_gender) } opposition, { $kind_id ->
    [demanding] the demanding action is binding
   *[other] the action is binding
}.
event-at-once = Both act at once, nobody is first: { $targets }.
event-refused = { $actor }: not like that ({ $skills }) — { $reason_id ->
    [out-of-reach] the target is out of reach
    [several-targets] it does not hit several at once
    [not-credible] nobody can be eliminated by it
    [impossible] the action is impossible
    [cannot-pay] it cannot be paid for
    [counter-affects-others] a counteraction may harm only the actor and help only the actor's targets
    [counter-prevents-nothing] it would prevent nothing
   *[other] the GM does not allow it
}. Nothing is spent.
event-note = { $actor }: “{ $note }”
event-demand = { $actor } { VERB("pays", "pay", $actor_gender) } for merely trying: { paid }.
event-activated = { $actor } { VERB("activates", "activate", $actor_gender) } a special ability and { VERB("pays", "pay", $actor_gender) } { paid }.
event-manoeuvre = { $actor } { VERB("plays", "play", $actor_gender) } { $manoeuvre }: { $price ->
    [0] free
   *[other] pays { paid }
}.
event-vain = { $actor } { VERB("tries", "try", $actor_gender) } the impossible in vain; the action from initiative is spent.
event-impossible = { $actor }: that is impossible even between expeditions ({ $name_known ->
    [yes] { $name }
   *[no] { $skills }
}).
event-narrated = { $actor } { $name_known ->
    [yes] { VERB("manages", "manage", $actor_gender) } to { $name }
   *[no] { VERB("does", "do", $actor_gender) } it ({ $skills })
}; between expeditions nobody rolls.
event-dropped = { $actor } { VERB("does", "do", $actor_gender) } nothing.

## Rolls and decisions

event-rolled = { $actor } { VERB("rolls", "roll", $actor_gender) } ({ $skills }): { $sum }.
# What failing brings besides the story.
risk-line = { $risk_id ->
    [threat] { risk-line.before }Threat +1
    [scar] { risk-line.before }a scar of severity 1
    [trap] { risk-line.before }a trap
    [environment] { risk-line.before }a blow of the surroundings
   *[none] { "" }
}
    .before = , failing means{ " " }
event-commit = { $commit_id ->
    [roll] { $actor } { VERB("goes", "go", $actor_gender) } for it{ risk-line }
    [change] { $actor } { VERB("changes", "change", $actor_gender) } the declaration
   *[drop] { $actor } { VERB("lets", "let", $actor_gender) } it be
}{ $failure_known ->
    [yes] { " " }(“{ $failure }”)
   *[no] { "" }
}.
event-obvious = { $actor } { VERB("manages", "manage", $actor_gender) } without a roll: the action is obvious, and nobody hinders it.
event-succeeded = Result { $sum }, 9 needed: { $actor } { VERB("succeeds", "succeed", $actor_gender) }.
    .why = { $total } ≥ 9
    .result = success
event-failing = Result { $sum }, 9 needed: { $actor } { VERB("faces", "face", $actor_gender) } failure.
    .why = { $total } < 9
    .result = failure
event-failed = { $actor } { VERB("has", "have", $actor_gender) } failed{ $lock_id ->
    [nobody] , but may try again
    [party] ; this way is closed to the whole side
    [complication_for_others] ; no second try, and the others have it harder now
   *[character] ; no second try in the same way
}.
event-won = { $other_known ->
    [yes] Clash, { $result } against { $other } — { $tie_known ->
        [yes] in a tie { $tie_id ->
            [actor] the actor comes first
            [die] the higher die decides
            [sum] the higher sum of dice decides
           *[lot] the lot decides
        }, { $actor } { VERB("wins", "win", $actor_gender) }
       *[no] { $actor } { VERB("wins", "win", $actor_gender) }
    } against { $target }.
   *[no] { $actor } { VERB("wins", "win", $actor_gender) }{ $losers_count ->
        [0] , and nobody below objects
       *[other] { " " }against { $losers }
    }.
}
    .why = { $other_known ->
        [yes] { $result } against { $other }
       *[no] { "" }
    }
event-sorted = General clash, order of the results: { $targets } ({ $results }){ $ties_known ->
    [yes] , ties go to { $ties }
   *[no] { "" }
}.
event-failed-step = { $actor } { VERB("has", "have", $actor_gender) } failed already, yet { VERB("spoils", "spoil", $actor_gender) } the weaker actions, too: { $losers }.
event-exhausted = { $actor } { VERB("exhausts", "exhaust", $actor_gender) } { $actor_gender ->
    [f] herself
    [n] itself
    [m] himself
   *[other] themselves
}: pays { paid }{ $actor_threat_known ->
    [yes] , Threat { $actor_threat_old } → { $actor_threat_new }
   *[no] { "" }
}.
# How much could be given for it; hidden Fate is not given away.
too-little = { $there_known ->
    [yes] { $capped_known ->
        [yes] , but no more than { $there } at once (limit of { $property }: { $limit })
       *[no] { $there ->
            [0] , and it has nothing to pay with
           *[other] , and no more than { $there }{ too-little.of }
        }
    }
   *[no] { "" }
}
    .cost = { $sources_known ->
        [yes] { $sources_count ->
            [1] { price }
           *[other] { $price }
        }
       *[no] { price }
    }
    .of = { $sources_count ->
        [1] { "" }
       *[other] { " " }({ $sources })
    }
event-accepted = { $cannot_known ->
    [yes] { $actor } cannot pay for an exhaustion (it would cost { too-little.cost }{ too-little }) and accepts the failure.
   *[no] { $actor } { VERB("accepts", "accept", $actor_gender) } the failure.
}
event-spared = { $actor } { VERB("spares", "spare", $actor_gender) } { $targets } as well.
event-unthreatened = { $actor } need not exhaust, nothing else threatens.
event-backlash = Rashness strikes back — { $target }: { $target_threat_known ->
    [yes] Threat { $target_threat_old } → { $target_threat_new }
   *[no] Threat stays
}.
event-backlash-advantage = Rashness strikes back — { $target } { VERB("gains", "gain", $target_gender) } Advantage{ $target_advantage_known ->
    [yes] { " " }({ $target_advantage_old } → { $target_advantage_new })
   *[no] { "" }
}.
event-heroic-death = { $actor } { VERB("averts", "avert", $actor_gender) } everything at the price of { $actor_gender ->
    [f] her
    [n] its
    [m] his
   *[other] their
} career ({ $way }){ $reach_id ->
    [end_conflict] , and the whole conflict ends
    [shift] , and the story takes another turn
   *[avert_only] { "" }
}{ $note_known ->
    [yes] : “{ $note }”
   *[no] .
}

## Consequences

event-threat = { $target }: Threat { $target_threat_known ->
    [yes] { $target_threat_old } → { $target_threat_new }
   *[no] stays { $threat }
}.
event-advantage = { $target } { VERB("gains", "gain", $target_gender) } { $gained } Advantage{ $target_advantage_known ->
    [yes] { " " }(Advantage { $target_advantage_old } → { $target_advantage_new })
   *[no] { "" }
}.
event-scarred = { $target } { VERB("gets", "get", $target_gender) } a scar of severity { $severity } on { $property }{ $name_known ->
    [yes] : “{ $name }”
   *[no] { "" }
}{ $scope_known ->
    [yes] { " " }(it hampers: { $scope })
   *[no] { "" }
}{ $property_id ->
    [soul] { $target_soul_known ->
        [yes] , Soul { $target_soul_old } → { $target_soul_new }
       *[no] { "" }
    }
    [influence] { $target_influence_known ->
        [yes] , Influence { $target_influence_old } → { $target_influence_new }
       *[no] { "" }
    }
   *[body] { $target_body_known ->
        [yes] , Body { $target_body_old } → { $target_body_new }
       *[no] { "" }
    }
}.
event-self-scar = { $actor } { VERB("takes", "take", $actor_gender) } a scar on { $property }, severity { $severity }{ $note_known ->
    [yes] : “{ $note }”
   *[no] { "" }
}: { $gained } resources gained, ability down to { $ability }{ $scope_count ->
    [0] { "" }
   *[other] , hampers { $scope }
}.
event-scar-spent = { $actor }: the action is over{ $lost ->
    [0] , the resources of the scar are used up
   *[other] , unspent resources of the scar are lost ({ $lost })
}{ $actor_body_known ->
    [yes] ; Body { $actor_body_old } → { $actor_body_new }
   *[no] { "" }
}{ $actor_soul_known ->
    [yes] ; Soul { $actor_soul_old } → { $actor_soul_new }
   *[no] { "" }
}{ $actor_influence_known ->
    [yes] ; Influence { $actor_influence_old } → { $actor_influence_new }
   *[no] { "" }
}.
event-overwhelmed = { $actor } { VERB("has", "have", $actor_gender) } more scars under { $property } than { $actor_gender ->
    [f] she
    [n] it
    [m] he
   *[other] they
} can bear.
event-eliminated = { $target } { VERB("is", "are", $target_gender) } eliminated{ $form_id ->
    [present] , but still present{ $threat_known ->
        [yes] { " " }(Threat { $threat })
       *[no] { "" }
    }
   *[removed] { " " }and gone
}.
event-left = { $target } { VERB("leaves", "leave", $target_gender) } the conflict.
event-clear = { $actor } { VERB("gets", "get", $actor_gender) } clear of the opponents and may leave next time.
event-caught = { $target } { VERB("is", "are", $target_gender) } not clear any more: { $actor } { VERB("is", "are", $actor_gender) } close again.
event-story = { $actor } { VERB("gets", "get", $actor_gender) } { $actor_gender ->
    [f] her
    [n] its
    [m] his
   *[other] their
} way{ $name_known ->
    [yes] { " " }(“{ $name }”)
   *[no] { "" }
}{ $targets_known ->
    [yes] { " " }({ $targets })
   *[no] { "" }
}.
event-other = { $actor } { VERB("brings", "bring", $actor_gender) } about { $name_known ->
    [yes] what was wanted (“{ $name }”)
   *[no] a special consequence
}{ $note_known ->
    [yes] : “{ $note }”
   *[no] .
}
event-foolish = { $actor } { VERB("wins", "win", $actor_gender) }, but foolishly: { $effect } does not happen.

## Dangers

# What a danger is called, if it has a name.
danger-name = { $name_known ->
    [yes] { " " }“{ $name }”
   *[no] { "" }
}
danger-line = { stake }{ $note_known ->
    [yes] { " " }— “{ $note }”
   *[no] { "" }
}
event-ruled-danger = { gm } rules: the danger{ danger-name } comes.
danger-told = { $danger_id ->
    [trap] A trap
    [follow_up] A follow-up action
    [environment] A danger of the place
   *[oversight] A challenge
}{ danger-name }: { danger-line }; paid with { $property_known ->
    [yes] { $property }
   *[no] whatever one reacts with
}
event-danger = { danger-told }.
event-reacted = { $actor } { VERB("reacts", "react", $actor_gender) }{ $means_known ->
    [yes] { " " }{ $means }
   *[no] { "" }
} ({ $skills }){ $target_known ->
    [yes] { " " }in place of { $target }
   *[no] { "" }
}.
event-no-reaction = { $actor } { VERB("does", "do", $actor_gender) } not react, and the danger strikes.
event-avoided = Result { $sum }, 9 needed: { $actor } { VERB("averts", "avert", $actor_gender) } the danger.
    .why = { $total } ≥ 9
    .result = averted
event-befell = { $target }: what threatened has happened{ $name_known ->
    [yes] { " " }({ $name })
   *[no] { "" }
}.

## Rests and days

event-mode = { $mode_id ->
    [between] Between expeditions.
   *[expedition] The expedition begins.
}
event-helper-rested = { $actor } { VERB("recovers", "recover", $actor_gender) } with { $actor_gender ->
    [f] her
    [n] its
    [m] his
   *[other] their
} owner{ $actor_bond_known ->
    [yes] , Bond { $actor_bond_old } → { $actor_bond_new }
   *[no] { "" }
}{ $purse_fate_known ->
    [yes] , Fate { $purse_fate_old } → { $purse_fate_new }
   *[no] { "" }
}.
event-days = { $days ->
    [0] Not a day passes.
    [one] { $days } day passes.
   *[other] { $days } days pass.
}
event-healed = { $target }: the scar on { $property }{ $name_known ->
    [yes] { " " }(“{ $name }”)
   *[no] { "" }
} { $severity ->
    [0] has healed
   *[other] is lighter now, severity { $severity }
}.
purse-line = { $actor_money_known ->
    [yes] { " " }(money in hellers: { $actor_money_old } → { $actor_money_new })
   *[no] { "" }
}
event-traded = { $actor } { VERB("trades", "trade", $actor_gender) }, raw materials { $actor_materials_known ->
    [yes] { $actor_materials_old } → { $actor_materials_new }
   *[no] as before
}{ purse-line }.
event-bought = { $actor } { VERB("gets", "get", $actor_gender) } a new thing: “{ $name }”{ purse-line }.
event-too-poor = { $actor } cannot afford it: it costs { $price ->
    [one] { $price } heller
   *[other] { $price } hellers
}.
event-evaluation = An evaluation outside of any conflict begins.
event-evaluation-over = The evaluation is over, and Threat and Advantage with it.

## Questions: one's own action

ask-declare = What { VERB("does", "do", $actor_gender) } { $actor } do? (Threat { $threat })
ask-say = In your own words: what { VERB("does", "do", $actor_gender) } { $actor } do, and what for?
ask-skill = Which skill { VERB("does", "do", $actor_gender) } { $actor } use?
ask-skill-combined = Two skills at once, and the lower level counts: which of them { VERB("does", "do", $actor_gender) } { $actor } need?
ask-skill-pay = Which of the two skills decides what { $actor } { VERB("pays", "pay", $actor_gender) } with?
ask-effect = Which consequence should { $actor_gen } action have?
ask-target = Whom { VERB("is", "are", $actor_gender) } { $actor } going for?
ask-targets = Whom else { VERB("is", "are", $actor_gender) } { $actor } going for?
ask-affects = Which property { VERB("does", "do", $actor_gender) } { $actor } act upon?
ask-form-declared = { $actor } { VERB("wants", "want", $actor_gender) } to eliminate: how will it end?
ask-ability = Which special ability { VERB("does", "do", $actor_gender) } { $actor } add?
ask-impossible = That is impossible. { VERB("Does", "Do", $actor_gender) } { $actor } try something else, or tell a vain attempt?
ask-commit = { VERB("Does", "Do", $actor_gender) } { $actor } go for it? 9 is enough (two dice and { $level }).{ $attempt ->
    [0] { "" }
   *[other] { " " }Merely trying costs { $attempt }.
} If it fails: exhausting for { price } (Threat { $threat }) makes it a success, { $risk_id ->
    [none] failure accepted changes no number
    [threat] failure accepted means Threat +1
    [scar] failure accepted means a scar of severity 1
    [trap] failure accepted springs a trap
   *[environment] failure accepted brings an action of the environment
}{ $closes ->
    [1] { " " }and closes this way
   *[0] { "" }
}{ $failure_known ->
    [yes] { " " }(“{ $failure }”)
   *[no] { "" }
}.

## Questions: reacting

ask-counter = { $target } { VERB("wants", "want", $target_gender) } to { goal.asked }{ goal.how }: { goal.skill }. { VERB("Does", "Do", $actor_gender) } { $actor } counter? { $means_id ->
    [defence] It can be done from defence { price.asked }{ option-cost }.
   *[initiative] It takes the initiative{ $price ->
        [0] { "" }
       *[other] { " " }and { price }{ option-cost }
    }.
}{ $exposed ->
    [1] { " " }Whoever does not react cannot exhaust either.
   *[0] { "" }
}
ask-react = { $target } { VERB("is", "are", $target_gender) } threatened: { stake }{ $name_known ->
    [yes] { " " }({ $name })
   *[no] { "" }
}{ $note_known ->
    [yes] { " " }— “{ $note }”
   *[no] { "" }
}. { VERB("Does", "Do", $actor_gender) } { $actor } react { $means_id ->
    [defence] from defence
   *[initiative] from initiative
}{ $price ->
    [0] { "" }
   *[other] { " " }({ price.asked }{ option-cost })
}? A result of 9 or more averts it. Whoever does not react cannot exhaust either.
ask-cover = { VERB("Does", "Do", $actor_gender) } { $actor } cover the others with the same reaction ({ $targets })? Wide costs { $price } more.

## Questions: manoeuvres and payments

# An action carries one manoeuvre, unless somebody has the right to more.
last-manoeuvre = { $last ->
    [1] { " " }This action can carry no other manoeuvre then.
   *[0] { "" }
}
ask-precise = { VERB("Does", "Do", $actor_gender) } { $actor } play precise ({ price.asked })? Three dice are rolled, and the two higher ones count.{ last-manoeuvre }
ask-mighty = { VERB("Does", "Do", $actor_gender) } { $actor } play mighty ({ price.asked })? Exhausting will cost 1 more: { $prices } ({ $targets }).{ $short_known ->
    [yes] { " " }That is more than this one can pay: { $short }.
   *[no] { "" }
}{ last-manoeuvre }
ask-cunning = { VERB("Does", "Do", $actor_gender) } { $actor } play cunning ({ price.asked })? { $idle ->
    [1] It would bring nothing more, Threat falls no lower.
   *[0] The consequence becomes larger: { stake }.
}
ask-pay = From what { VERB("does", "do", $actor_gender) } { $actor } pay { price }?
ask-pay-scar = How grave a scar { VERB("does", "do", $actor_gender) } { $actor } take to pay { price }? ({ $low } to { $high })
ask-pay-part = { $actor } { VERB("pays", "pay", $actor_gender) } { price }. How much from here: { $source }? ({ $low } to { $high }, { $rest } still to pay)
ask-scar-name = What is the scar called that { $actor } { VERB("takes", "take", $actor_gender) } ({ $property }, severity { $severity })?
ask-scar-scope = What will the scar hamper ({ $actor }: { $property }, severity { $severity })? { $blocks ->
    [1] Until it heals, such actions are impossible.
   *[0] Until it heals, such actions are demanding: trying costs { $severity }.
}
ask-approach = How { VERB("does", "do", $actor_gender) } { $actor } go for the initiative? Whoever rolls higher acts earlier.

## Questions: winning and losing

ask-describe = { $actor } { VERB("wins", "win", $actor_gender) } ({ $effect }). In your own words: what threatens now?
# The price, what is left after it, Threat, and what happens without exhausting.
ask-exhaust = { VERB("Does", "Do", $actor_gender) } { $actor } exhaust { $actor_gender ->
    [f] herself
    [n] itself
    [m] himself
   *[other] themselves
}? It costs { price }{ $mighty ->
    [1] { " " }(mighty)
   *[0] { "" }
}{ $limit_known ->
    [yes] ; no more than { $limit } at once ({ $property })
   *[no] { "" }
}. { $scar_known ->
    [yes] Afterwards: { ask-exhaust.left }Threat { $threat } → { $threat_after }.
   *[no] { CAP($actor) } cannot pay that.
} { $evaluation_id ->
    [test] Exhausting makes it a success. Otherwise a failure{ $risk_id ->
        [threat] { " " }and Threat +1
        [scar] { " " }and a scar of severity 1
        [trap] { " " }and a trap
        [environment] { " " }and a blow of the surroundings
       *[none] { "" }
    }{ $failure_known ->
        [yes] { " " }(“{ $failure }”)
       *[no] { "" }
    }.
   *[other] Otherwise: { stake }.{ ask-exhaust.rash }
}
    .rash = { $effect_id ->
        [eliminate] { $evaluation_id ->
            [challenge] { "" }
           *[clash] { " " }Whoever fails to eliminate may come to rue the haste.
        }
       *[other] { "" }
    }
    .left = { ask-exhaust.pool }{ ask-exhaust.fate }{ ask-exhaust.advantage }{ ask-exhaust.bond }{ ask-exhaust.banked }{ ask-exhaust.container }{ ask-exhaust.sacrifice }{ ask-exhaust.scar }
    .pool = { $pool_after_known ->
        [yes] { $property } { $pool_after },{ " " }
       *[no] { "" }
    }
    .fate = { $fate_after_known ->
        [yes] Fate { $fate_after },{ " " }
       *[no] { "" }
    }
    .advantage = { $advantage_after_known ->
        [yes] Advantage { $advantage_after },{ " " }
       *[no] { "" }
    }
    .bond = { $bond_after_known ->
        [yes] Bond { $bond_after },{ " " }
       *[no] { "" }
    }
    .banked = { $banked_after_known ->
        [yes] { $banked_after ->
            [0] { "" }
           *[other] { $banked_after } of the scar unspent,{ " " }
        }
       *[no] { "" }
    }
    .container = { $container_after_known ->
        [yes] stored { $container_after },{ " " }
       *[no] { "" }
    }
    .sacrifice = { $sacrifice_after_known ->
        [yes] things to give up { $sacrifice_after },{ " " }
       *[no] { "" }
    }
    .scar = { $scar ->
        [0] { "" }
       *[other] an own scar of severity { $severity } (the ability falls to { $ability_after }, it would hamper { $scope }),{ " " }
    }
ask-exhaust-story = In your own words: what did it take, and what is harder now ({ $actor })?
ask-story-stands = { $actor }: “{ $note }” Does that stand?
ask-backlash = Rashness strikes back — { $target } tried to eliminate and failed. What { VERB("does", "do", $actor_gender) } { $actor } choose?
ask-death = Heroic death: how far does { $actor_gen } sacrifice go?
ask-death-winner = The conflict is over. To whom does { $actor_gen } sacrifice give the victory?
ask-death-way = How does { $actor_gen } career end?
ask-death-story = The last words of a hero ({ $actor }):
ask-form = How does the elimination end ({ $target })?
ask-form-stands = The elimination ({ $target }): { $form }. Does that stand?
ask-form-scar = A scar with the elimination ({ $actor }): how grave? 0 is none.
ask-form-threat = What is { $actor_gen } Threat now? 1 favourable, 2 ordinary, 3 mild complications, 4 serious ones, 5 and more nearly hopeless.
ask-tie = A complete tie ({ $targets }). { VERB("Does", "Do", $actor_gender) } { $actor } draw a lot, or give way?
ask-surrender = { $out ->
    [one] { $out } of { $members } is out.
   *[other] { $out } of { $members } are out.
} { VERB("Does", "Do", $actor_gender) } { $actor } give up for the whole side?

## Questions to the GM

ask-setup = The conflict is about to begin: begin, or change something first?
ask-threat = What is { $actor_gen } Threat? 1 favourable, 2 ordinary, 3 mild complications, 4 serious ones, 5 and more nearly hopeless.
ask-floor = Below what can { $actor_gen } Threat not fall?
ask-advantage = How much Advantage { VERB("does", "do", $actor_gender) } { $actor } have at the start?
ask-carry-over = How much Advantage { VERB("does", "do", $actor_gender) } { $actor } bring along?
ask-fate = How much Fate is there ({ $side })?
ask-fate-more = How much Fate is added ({ $side })?
ask-scarred = { $actor } { VERB("comes", "come", $actor_gender) } with an old scar: how much less Fate for that side?
ask-order = The order of round { $round }: by dice, or by the story?{ $targets_known ->
    [yes] { " " }First: { $targets }.
   *[no] { "" }
}{ $last_known ->
    [yes] { " " }Last: { $last }.
   *[no] { "" }
}
ask-order-first = Who goes first by the story?
ask-order-last = Who goes last by the story?
ask-kind = { $actor } { VERB("wants", "want", $actor_gender) } to { goal.asked }{ goal.how }: { goal.skill }. What kind of action is that?{ $convert ->
    [1] { " " }(A change of Threat would outrun the story, it becomes Advantage.)
   *[0] { "" }
}
ask-counter-kind = A counteraction — { $actor } { VERB("wants", "want", $actor_gender) } to { $effect_id ->
    [story] do no more than prevent it
   *[other] { goal.asked }
}: { goal.skill }. What kind of action is that?
ask-reaction-kind = A reaction ({ $actor }) to this threat{ danger-name }: { stake }. What kind of action is that?
ask-scar-block = { $actor } { VERB("has", "have", $actor_gender) } a scar of severity { $severity } ({ $skills }). Is it impossible, or only demanding?
ask-credible = { $actor } { VERB("wants", "want", $actor_gender) } to eliminate { $targets } ({ $skills }). Can that really eliminate anybody? If not, it is declared anew and has cost nothing.
ask-other-property = { $actor } { VERB("wants", "want", $actor_gender) } to act upon an unusual property ({ $skills }, wanted: { $wanted }). Which one will it be?
ask-area = Does { $actor_gen } action hit several by its nature?
ask-reach = { VERB("Does", "Do", $actor_gender) } { $actor } get to the target ({ $target })? There is room for { $most } at once.
ask-leaving = Can success lead out of the conflict: { $targets }?
ask-threatens = Whom else does { $actor_gen } action threaten?
ask-mismatch = The skill ({ $skills }) does not fit the description. What { VERB("does", "do", $actor_gender) } { $actor } change?
ask-risk = { $actor }: what else does failing cost?
ask-failure = What happens if { $actor } { VERB("fails", "fail", $actor_gender) }?
ask-lock = { $actor } { VERB("has", "have", $actor_gender) } failed: for whom is this way closed?
ask-exclusive = Which counteractions cannot succeed together? Of those only the one with the higher result succeeds.
ask-challenge-property = A challenge{ danger-name } threatens, { stake }: which property does it act upon?
ask-actor-unclear = Do both act at once ({ $targets })?
ask-after = How does the conflict go on?
ask-end-reason = Why does the conflict end?
ask-join-now = { VERB("Does", "Do", $actor_gender) } { $actor } still act in this round?
ask-tempo = How long does a round take now?
ask-edit = What changes?
ask-curse = Which penalty { VERB("does", "do", $actor_gender) } { $actor } suffer?
ask-curse-scope = On which skill does the penalty work ({ $actor })?
ask-spell = What does a spell do to the initiative ({ $actor })?
ask-treatment = By how much is the scar lighter ({ $actor }{ $name_known ->
    [yes] , “{ $name }”
   *[no] { "" }
})?
ask-return = { VERB("Is", "Are", $actor_gender) } { $actor } back in play?
ask-rest-amount = How many resources does the rest bring ({ $actor })?
ask-rest-split = { $actor } { VERB("rests", "rest", $actor_gender) }: how much goes to { $property }? ({ $low } to { $high }, { $rest } to divide)
ask-days = How many days pass?

## Answers: one's own action

option-with = ({ $skill }{ $level_known ->
    [yes] { " " }{ $level }
   *[no] { "" }
}{ $demand ->
    [0] { "" }
   *[other] , demand { $demand }
})
option-attack = raise { $target_gen } Threat by 1 { option-with }
option-scar = scar { $target }, severity 1 { option-with }
option-eliminate = eliminate { $target }, unless the loser exhausts { option-with }
option-sweep = wide ({ price.asked }), { $effect_id ->
    [scar] a scar of severity 1
   *[threat_up] Threat +1
} for all of them: { $targets } { option-with }
option-recover = get a better hold: own Threat −1 { option-with }
option-prepare = prepare: Advantage +1 { option-with }
option-help = help { $target }: Threat −1 { option-with }
option-aid = support { $target }: Advantage +1 { option-with }
option-leave = leave the conflict { option-with }
option-disengage = get clear of the opponents, so as to leave next time { option-with }
option-do = { $name_known ->
    [yes] { $name }
   *[no] prepared action
} ({ $skills } { $level }{ $demand ->
    [0] { "" }
   *[other] , demand { $demand }
}; { $effect }{ looses })
option-custom = otherwise, step by step
option-say = in your own words first
option-postpone = postpone the initiative: only react in this round
option-drop = do nothing
option-skill = { $skill } (level { $level }, { $property }{ $demand ->
    [0] { "" }
   *[other] , demand { $demand }
})
option-combine = two skills at once
option-effect = { $effect_id ->
    [threat_up] Threat +1: harm now, and exhausting costs more
    [threat_down] Threat −1: help now
    [advantage] Advantage +1: pays for anything, gone with the conflict
    [scar] a scar of severity 1: it outlasts the conflict
    [eliminate] elimination: a character that does not exhaust is out
    [story] story alone: no number changes
    [other] a special consequence: the GM names the numbers
    [leave] leaving the conflict: only once clear of the opponents
    [disengage] getting clear of the opponents: the next time one can leave
    [help-out] getting a comrade out of the conflict: only one who is clear of the opponents
   *[own_advantage] Advantage +1 of one's own
}
option-target = { $target_known ->
    [yes] { $target }
   *[no] nobody in particular
}
option-several = several targets (wide, { price.asked })
option-area = several targets by its nature (area)
option-done = done
option-affects = { $affects_known ->
    [yes] { $affects_id ->
        [soul] Soul
        [influence] Influence
       *[body] Body
    }
   *[no] nobody aims at any: everybody pays with what they react with
}
option-removed = gone for good
option-present = stays on the scene, and may only defend from now on
option-ability = special ability: “{ $ability }” (price { $price })
option-another = something else
option-vain = tell a vain attempt (takes the initiative)
option-roll = roll
option-change = change the declaration
option-commit-drop = let it be

## Answers: reacting

option-counter-no = do not react
option-strike = strike back at { $target }: Threat +1 { option-with }
option-counter-scar = strike back at { $target }: a scar of severity 1 { option-with }
option-counter-eliminate = eliminate { $target }, unless the loser exhausts { option-with }
option-avoid = get out of the way: own Threat −1 { option-with }
option-block = just prevent it { option-with }
option-react-no = do not react
option-react = react { option-with }
option-cover-yes = yes, cover all
option-cover-no = no, only one of them

## Answers: manoeuvres, payments, initiative

option-cost = { option-cost.pool }{ option-cost.scar }{ option-cost.advantage }{ option-cost.fate }{ option-cost.bond }{ option-cost.container }{ option-cost.sacrifice }
    .pool = { $pool_known ->
        [yes] ; { $property } then { $pool_after }
       *[no] { "" }
    }
    .fate = { $fate_known ->
        [yes] ; Fate then { $fate_after }
       *[no] { "" }
    }
    .scar = { $severity_known ->
        [yes] ; it takes an own scar of { $property_id ->
            [soul] Soul
            [influence] Influence
           *[body] Body
        }, severity { $severity } (the ability falls to { $ability_after }, it would hamper { $scope }){ $banked_after_known ->
            [yes] { $banked_after ->
                [0] { "" }
               *[other] , what is left of it ({ $banked_after }) is lost with the action
            }
           *[no] { "" }
        }
       *[no] { "" }
    }
    .advantage = { $advantage_known ->
        [yes] ; Advantage pays ({ $advantage_after } left)
       *[no] { "" }
    }
    .bond = { $bond_known ->
        [yes] ; Bond pays ({ $bond_after } left)
       *[no] { "" }
    }
    .container = { $container_known ->
        [yes] ; what is stored pays ({ $container_after } left)
       *[no] { "" }
    }
    .sacrifice = { $sacrifice_known ->
        [yes] ; a thing is given up for it
       *[no] { "" }
    }
# The answer "yes:otherwise" is to pay in another way than usual.
option-otherwise = { $otherwise_known ->
    [yes] , but pay otherwise
   *[no] { "" }
}
option-precise-yes = yes{ $otherwise_known ->
    [yes] { option-otherwise }
   *[no] { option-cost }
}
option-mighty-yes = yes{ $otherwise_known ->
    [yes] { option-otherwise }
   *[no] { option-cost }
}
option-cunning-yes = yes{ $otherwise_known ->
    [yes] { option-otherwise }
   *[no] { option-cost }
}
option-pay = { option-pay.parts }{ $price } in all{ option-pay.lost }{ option-pay.hampers }
    .lost = { $banked_after_known ->
        [yes] { $banked_after ->
            [0] { "" }
           *[other] ; { $banked_after } of the scar unspent, lost with the action
        }
       *[no] { "" }
    }
    .hampers = { $severity_known ->
        [yes] ; the ability falls to { $ability_after }{ $pool_after_known ->
            [yes] { " " }({ $property } { $pool_after } after the action)
           *[no] { "" }
        }; it would hamper { $scope }
       *[no] { "" }
    }
    .parts = { option-pay.scar }{ option-pay.banked }{ option-pay.advantage }{ option-pay.pool }{ option-pay.fate }{ option-pay.bond }{ option-pay.container }{ option-pay.sacrifice }
    .scar = { $severity_known ->
        [yes] an own scar of severity { $severity }:{ " " }
       *[no] { "" }
    }
    .banked = { $banked_known ->
        [yes] { $banked } from the scar,{ " " }
       *[no] { "" }
    }
    .advantage = { $advantage_known ->
        [yes] Advantage { $advantage } ({ $advantage_after } left),{ " " }
       *[no] { "" }
    }
    .pool = { $pool_known ->
        [yes] { $property } { $pool }{ $severity_known ->
            [yes] ,{ " " }
           *[no] { " " }({ $pool_after } left),{ " " }
        }
       *[no] { "" }
    }
    .fate = { $fate_known ->
        [yes] Fate { $fate } ({ $fate_after } left),{ " " }
       *[no] { "" }
    }
    .bond = { $bond_known ->
        [yes] Bond { $bond } ({ $bond_after } left),{ " " }
       *[no] { "" }
    }
    .container = { $container_known ->
        [yes] stored { $container } ({ $container_after } left),{ " " }
       *[no] { "" }
    }
    .sacrifice = { $sacrifice_known ->
        [yes] a thing given up { $sacrifice },{ " " }
       *[no] { "" }
    }
option-pay-custom = divide it otherwise
option-scope = { $skill }
option-approach-none = in the ordinary way, two dice
option-approach-fast = fast: of three dice the two higher ({ price.asked })
option-approach-slow = slowly: of three dice the two lower ({ price.asked })

## Answers: winning and losing

option-exhaust = exhaust for { price }{ option-otherwise }
option-accept = accept the failure
option-heroic_death = heroic death
option-backlash-advantage = gain Advantage
option-backlash-attacker_threat = Threat +1 ({ $target })
option-backlash-none = leave it
option-avert_only = only avert what threatens
option-end_conflict = end the whole conflict
option-shift = turn the story
option-way = { $way_known ->
    [yes] { $way }
   *[no] such an end
}
option-lot = draw a lot
option-give-way = give way
option-fight-on = fight on
option-surrender = give up: the conflict ends in defeat
option-death-winner-nobody = nobody
option-side = { $side }
option-danger = let a danger loose: { $name_known ->
    [yes] { $name }
   *[no] { $note }
}

## Answers: the GM

option-ready = begin
option-setup-threat = Threat: { $target }
option-setup-floor = least Threat: { $target }
option-setup-advantage = Advantage: { $target }
option-setup-carry-over = Advantage from before: { $target }
option-setup-scarred = less Fate for a scar: { $target }
option-fate = Fate: { $side }
option-order-dice = by dice
option-order-story = by the story
option-order-change = say who is first and who is last
option-possible = possible: it is rolled, and trying costs nothing
option-obvious = obvious: unless somebody hinders it, it succeeds without a roll
option-demanding = demanding{ $price_known ->
    [yes] { " " }{ $price }: it is rolled, and merely trying costs { $price }
   *[no] { "" }
}
option-impossible = impossible: it fails and costs nothing
option-threatens = it threatens somebody else, too
option-kind-mismatch = the skill does not fit the description
option-convert = { $convert ->
    [1] leave it a change of Threat
   *[0] make it Advantage
}
option-no-hindrance = it hinders nothing
option-threatens-nobody = nobody else
option-stands = leave it
option-change_skill = another skill
option-change_description = another description
option-risk-none = nothing
option-risk-threat = Threat +1
option-risk-scar = a scar of severity 1
option-risk-trap = a trap
option-risk-environment = a blow of the surroundings
option-lock-nobody = for nobody
option-lock-character = only for the character that tried
option-lock-complication_for_others = for the character that tried; it is harder for the others
option-lock-party = for the whole side
option-exclusive-done = no others
option-pair = { $target } and { $other }
option-go-on = go on
option-end = end the conflict, { $side_known ->
    [yes] victory for { $side }
   *[no] without a victor
}
option-join = { $target } { VERB("joins", "join", $target_gender) }
option-after-tempo = change how long a round is
option-after-edit = change something
option-edit-threat-up = Threat +1: { $target }
option-edit-threat-down = Threat −1 without a roll: { $target }
option-edit-advantage = Advantage +1: { $target }
option-edit-floor = least Threat: { $target }
option-edit-return = back in play: { $target }
option-edit-treat = treat a scar: { $target }{ $name_known ->
    [yes] { " " }(“{ $name }”)
   *[no] { "" }
}
option-edit-curse = a penalty by magic: { $target }
option-edit-lift = lift the penalty “{ $penalty }”: { $target }
option-edit-spell = a spell on the initiative: { $target }
option-curse-imprecise = imprecise: of three dice the two lower
option-curse-weak = weak: exhaustion against it costs 1 less
option-curse-foolish = foolish: the consequence is smaller by 1
option-spell-none = no spell
option-spell-granted = may go { $approach } for free
option-spell-forced = has to go { $approach }
option-edit-unlock = allow another try{ $name_known ->
    [yes] { " " }“{ $name }”
   *[no] { "" }
}{ $whose_known ->
    [yes] : { $whose }
   *[no] { "" }
}{ $target_known ->
    [yes] { " " }(target: { $target })
   *[no] { "" }
}

## Sums

part-dice = dice
part-level = level
part-result = result of the roll
part-threat = Threat
    .amount = Threat { $value }
part-mighty = mighty
part-weak = weak
part-things = things and abilities
part-exhaustion = exhaustion
part-action = action
part-ruling = the GM's ruling
part-danger = danger
part-risk = price of failing
part-banked = from the scar
part-advantage = from Advantage
part-pool = from own resources
part-fate = from Fate
part-bond = from Bond
part-container = from a container
part-sacrifice = from a thing given up

## Gauges and states

gauge-threat = Threat
    .head = Threat { $value }
gauge-advantage = Advantage
    .head = Advantage { $value }
gauge-body = Body
gauge-soul = Soul
gauge-influence = Influence
gauge-fate = Fate
gauge-bond = Bond
gauge-stored-body = stored Body
gauge-stored-soul = stored Soul
gauge-stored-influence = stored Influence
gauge-floor = lowest Threat
gauge-status = state
gauge-initiative = initiative
gauge-approach-granted = approach granted by a spell
gauge-approach-forced = approach forced by a spell
gauge-money = money
gauge-materials = raw materials
gauge-scars = number of scars
gauge-penalties = number of penalties
gauge-stored = full containers
gauge-broken = broken things
gauge-disengaged = out of reach
state-eliminated_present = eliminated but present
    .head = eliminated, still there
state-eliminated_removed = eliminated and gone
    .head = eliminated
    .hides = imprecise weak foolish disengaged
state-left = out of the conflict
    .hides = imprecise weak foolish disengaged
state-retired = career over
    .hides = imprecise weak foolish disengaged
state-initiative_postponed = initiative postponed
state-initiative_spent = initiative used
    .head = { "" }
state-absent = not here yet
state-initiative_waiting = initiative unused
state-initiative_lost = initiative lost
state-disengaged = out of reach
state-scarred = scarred
state-scarred_often = much scarred
    .head = scarred
state-imprecise = imprecise
state-weak = weak
state-foolish = foolish

## Endings

outcome-empty = { $winner_known ->
    [yes] The end: only one side is left, { $winner }.
   *[no] The end: nobody can go on.
}
outcome-agreed = { $winner_known ->
    [yes] The end by agreement: victory for { $winner }.
   *[no] The end by agreement, without a victor.
}
outcome-surrendered = { $winner_known ->
    [yes] The end: the others surrender, victory for { $winner }.
   *[no] The end: one side surrenders.
}
outcome-heroic-death = { $winner_known ->
    [yes] The end: a heroic death wins it for { $winner }.
   *[no] The end: a heroic death has ended the conflict.
}
outcome-end-of-the-way = { $winner_known ->
    [yes] The way is at its end, the last victory: { $winner }.
   *[no] The way is at its end.
}
outcome-done = { $winner_known ->
    [yes] Everything is settled, victory for { $winner }.
   *[no] Everything is settled.
}

## Forecasts

measure-fell = eliminated
measure-undecided = undecided
measure-eliminated = eliminated
measure-retired = heroic deaths
measure-test = tests
measure-challenge = challenges
measure-clash = clashes of two
measure-general_clash = general clashes
measure-defence = defence
measure-wide = wide
measure-precise = precise
measure-mighty = mighty
measure-cunning = cunning
measure-spent_body = Body spent
measure-spent_soul = Soul spent
measure-spent_influence = Influence spent
measure-exhaustions = exhaustions
measure-scars = new scars
measure-severity = severity of new scars
measure-fate_left = Fate left
convention-gm-rulings-by-default = Where the GM decides, the default decision of the rule is taken.
convention-gm-rulings-asked = The scene asks the GM; the forecast answers with the default decisions.
convention-tactics = Everybody plays by a tactic and knows nothing of dice to come.
convention-threat-ordinary = Whoever is given no Threat by the scene has the ordinary one.
convention-everybody-in-reach = Everybody reaches everybody, unless the scene limits the number of attackers.
convention-initiative-by-dice = Dice decide the order, but for those whom the scene puts first or last.
convention-exhaustion-shared = A loser's exhaustion averts the consequence for all but the other losers.
convention-exhaustion-all = One loser’s exhaustion averts the consequence for everybody.
convention-exhaustion-own = A loser's exhaustion averts the consequence only for the loser and whom it protects.
convention-wide-partial = Whoever beats a wide action takes only those it protects out of it.
convention-wide-whole = A beaten wide action fails as a whole.
convention-quick-game = The Quick game is played.
convention-fate-hidden = Players do not see how much Fate the GM has left.

## Faults of scenes

problem-hero-without-abilities = the hero has no abilities
    .remedy = put the numbers body, soul and influence into ability
problem-hero-with-fate = a hero has no characteristic, limits, Fate or Bond
    .remedy = delete them, or make it a being (put being into type)
problem-being-with-abilities = a being has no abilities, occupations or restricted skills
    .remedy = give it a characteristic and limits, or make it a hero
problem-being-without-characteristic = the being has no characteristic
    .remedy = add a characteristic with a level and skills
problem-being-with-bond = only a helper has a Bond and an owner
    .remedy = delete owner and bond_max, or put helper into type
problem-being-with-pools = only a hero has own resources, a being pays from the Fate of its side
    .remedy = delete them; fate_contribution says how much Fate the being brings
problem-helper-without-owner = the helper has no owner
    .remedy = put the id of its hero into owner
problem-unknown-owner = there is no such hero in the scene
    .remedy = { $known_known ->
        [yes] the owner may be: { $known }
       *[no] add a hero to the scene
    }
problem-item-without-id = a name in several languages needs an id beside it
    .remedy = give the thing an id
problem-occupation-twice = the occupation “{ $name }” is given twice
    .remedy = keep one of them
problem-pool-above-ability = the ability, lowered by scars, does not hold that much
    .remedy = give at most { $maximum }
problem-bond-above-max = the Bond cannot be that much
    .remedy = give at most { $maximum }, or raise bond_max
problem-bad-severity = the severity of a scar must be at least 1, and it must hamper something
    .remedy = give a severity from 1 up, and at least one skill in scope
problem-stored-without-items = there must be as many numbers as things
    .remedy = { $count ->
        [0] delete them, there are no things here
       *[other] give { $count } of them
    }
problem-unknown-item = there is no such thing here
    .remedy = { $near_known ->
        [yes] it was probably meant to be { $near }
       *[no] { $known_known ->
            [yes] choose one of: { $known }
           *[no] delete it
        }
    }
problem-unknown-skill = neither the rules nor the scene know such a skill
    .remedy = { $near_known ->
        [yes] it was probably meant to be { $near }
       *[no] describe it in a [[skill]] table
    }
problem-unknown-side = there is no such side in the scene
    .remedy = { $near_known ->
        [yes] it was probably meant to be { $near }
       *[no] choose one of: { $known }
    }
problem-unknown-combatant = there is nobody of that name in the scene
    .remedy = { $near_known ->
        [yes] it was probably meant to be { $near }
       *[no] choose one of: { $known }
    }
problem-unknown-action = the scene has no such action
    .remedy = { $near_known ->
        [yes] it was probably meant to be { $near }
       *[no] describe it in an [[action]] table
    }
problem-unknown-danger = the scene has no such danger
    .remedy = { $near_known ->
        [yes] it was probably meant to be { $near }
       *[no] { $known_known ->
            [yes] choose one of: { $known }
           *[no] describe it in an [[environment]] table
        }
    }
problem-side-without-members = nobody is on this side
    .remedy = put somebody on it, or delete it
problem-one-side = a conflict needs at least two sides
    .remedy = put somebody on another side
problem-fate-missing = it is not clear how much Fate side { $side } has
    .remedy = give each of its beings a fate_contribution, or the side a fate_pool
problem-fate-twice = the Fate of side { $side } is given twice and differently: the contributions make { $sum }
    .remedy = keep only the contributions, or only the fate_pool
problem-threat-below-floor = Threat { $threat } is below its floor { $floor }
    .remedy = raise the Threat, or lower the floor
problem-both-approaches = spells cannot both grant speed and force slowness
    .remedy = keep only approach_granted, or only approach_forced
problem-target-gone = that one is not in play any more
    .remedy = choose somebody who is in play
problem-no-effect = the action has no consequence
    .remedy = give an effect, such as story
problem-two-effects = an action has one consequence only
    .remedy = keep one effect, and make another action of the other
problem-several-targets = { $count ->
    [one] { $count } target cannot be hit at once by an ordinary action
   *[other] { $count } targets cannot be hit at once by an ordinary action
}
    .remedy = keep one target, or add wide = true or area = true
problem-demand-without-demanding = only a demanding action has a demand
    .remedy = delete demand, or put demanding into kind
problem-bad-size = such a consequence has a size of at least 1
    .remedy = give a size from 1 up
problem-nothing-reads = nothing here reads this
    .remedy = delete it; it counts only where the scene says: { $unless }
problem-scar-in-use = a scar is just being paid from
    .remedy = wait for the end of the action
problem-nothing-locked = nothing is closed here
    .remedy = there is nothing to unlock
problem-no-conflict = there is no conflict now
    .remedy = wait until one begins
problem-joined-already = is in this conflict already, or has left it
    .remedy = { $known_known ->
        [yes] who may join: { $known }
       *[no] nobody in the scene is left to join
    }
problem-scar-without-property = it is not clear which property the scar is of
    .remedy = give property
problem-danger-of-a-character = danger from a character is a clash, not a challenge
    .remedy = choose another danger, or make the danger a combatant
problem-step-without-table = the step lacks its table { $table }
    .remedy = add it
problem-follow-without-cause = nothing can let the danger of follow loose
    .remedy = give the action risk trap or environment, or effect other
problem-severity-without-elimination = only an elimination states the severity of its scar
    .remedy = delete severity: an ordinary scar has severity 1
problem-step-without-days = the step days does not say how many days pass
    .remedy = add days
problem-step-does-not-read = a step { $step } does not read { $key }
    .remedy = delete it, or choose another step
problem-fate-without-beings = side { $side } has no being that could pay with Fate
    .remedy = delete the fate_pool of this side
problem-unknown-scope = no scar or penalty can hamper this: there is no such skill, property or tag
    .remedy = { $near_known ->
        [yes] it was probably meant to be { $near }
       *[no] name a skill, a property, or a word out of the tags of some action
    }
problem-quality-on-expedition = a quality rest is only had between expeditions
    .remedy = choose a common one, or put a step days or between before it
problem-bad-rest-amount = a common rest cannot bring that much
    .remedy = { $maximum_known ->
        [yes] give { $minimum } to { $maximum }
       *[no] give at least { $minimum }
    }
problem-not-two = without an actor exactly two clash
    .remedy = put two characters into between
problem-quick-without-conflicts = on step { $level } of the Quick game there are no conflicts
    .remedy = raise quick_level to at least 2, or choose another procedure
problem-not-in-quick-game = the Quick game does without { $feature ->
    [special_ability] special abilities
    [equipment] rules of equipment
    [helper] helpers
   *[magic] restricted skills and magic
}
    .remedy = delete it, or switch quick_game off
problem-no-such-penalty = has no such penalty now
    .remedy = { $known_known ->
        [yes] lift only: { $known }
       *[no] there is nothing to lift
    }

## What heroes of a new scene may be

calling-bohdana = warrior
    .also = fighter soldier
calling-radim = hunter
    .also = huntress ranger
calling-jitka = juggler
    .also = thief rogue
calling-zdislava = apothecary
    .also = healer
calling-rozalie = sorcerer
    .also = sorceress wizard mage
calling-vojen = shaman
calling-apolena = acrobat
calling-ludmila = exorcist
    .also = priest priestess
