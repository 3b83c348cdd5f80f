### The story: what somebody did, without a subject and without a full stop; the numbers stand behind it in brackets.

story-silent = opposed evaluation evaluation-over story
story-past = conflict-over
story-items-approach = Approach to the initiative: { $items }.
    .item = { $actor } { $approach } ({ $price ->
        [0] { $forced_known ->
            [yes] forced by a spell
           *[no] free by a spell
        }
       *[other] { taken }
    })
story-items-initiative = Initiative: { $items }.
    .item = { $actor }: { $sum }
    .falling = yes
story-items-lot = Lots: { $items }.
    .item = { $actor }: { $sum }

story-skill = { $effect_id ->
    [story] { "" }
    [other] { "" }
   *[harm] { $name_known ->
        [yes] “{ $name }”,{ " " }
       *[no] { "" }
    }
}{ $skills }{ looses }{ staying }

told-declared = { $variant ->
    [1] { VERB("tries", "try", $actor_gender) }
   *[other] { VERB("wants", "want", $actor_gender) }
} to { goal }{ goal.how } ({ story-skill })
told-countered = { $means_id ->
    [defence] { VERB("defends", "defend", $actor_gender) }
   *[initiative] { VERB("answers", "answer", $actor_gender) } from initiative
}{ $effect_id ->
    [story] { "" }
   *[other] { " " }and { VERB("wants", "want", $actor_gender) } to { goal }{ goal.how }
} ({ story-skill }){ $lead ->
   *[yes] { "" }
}
told-commit = { $commit_id ->
    [roll] { "" }
    [change] { VERB("changes", "change", $actor_gender) } the declaration
   *[drop] { VERB("drops", "drop", $actor_gender) } it
}
told-won = { $variant ->
    [1] { VERB("comes", "come", $actor_gender) } out on top
   *[other] { VERB("wins", "win", $actor_gender) }
}{ $other_known ->
    [yes] { $tie_known ->
        [yes] , a tie: { $tie_id ->
            [actor] the actor comes first
            [die] the higher die decides
            [sum] the higher sum of the dice decides
           *[lot] a lot decides
        }
       *[no] { "" }
    }
   *[no] { "" }
}{ $lead ->
   *[yes] { "" }
}
told-succeeded = { VERB("succeeds", "succeed", $actor_gender) }
    .strip = 9 needed
strip-failing = 9 needed
told-accepted = { $cannot_known ->
    [yes] cannot pay for an exhaustion (it would cost { too-little.cost }{ too-little }) and { VERB("accepts", "accept", $actor_gender) } the failure
   *[no] { VERB("accepts", "accept", $actor_gender) } the failure
}
told-failed = { $lock_id ->
    [nobody] may try again
    [party] may not try the same again, nor may anybody of that side
    [complication_for_others] may not try the same again; it is harder for the others now
   *[character] may not try the same again
}
told-at-once = both act at once, nobody is first: { $targets }
told-danger = { danger-told }
told-reacted = { VERB("reacts", "react", $actor_gender) }{ $means_known ->
    [yes] { " " }{ $means }
   *[no] { "" }
} ({ $skills }){ $target_known ->
    [yes] { " " }in place of { $target }
   *[no] { "" }
}
told-no-reaction = { VERB("does", "do", $actor_gender) } not react, and the danger strikes
told-avoided = { VERB("averts", "avert", $actor_gender) } the danger
    .strip = 9 needed
told-postponed = { VERB("postpones", "postpone", $actor_gender) } the initiative and { VERB("waits", "wait", $actor_gender) }
strip-demand = { $actor }, for trying: { taken }
strip-scar-spent = { $lost ->
    [0] { "" }
   *[other] unspent resources of the scar are lost ({ $lost })
}{ $actor_body_known ->
    [yes] { $lost ->
        [0] { "" }
       *[other] ,{ " " }
    }Body falls to { $actor_body_new }
   *[no] { "" }
}{ $actor_soul_known ->
    [yes] { $lost ->
        [0] { "" }
       *[other] ,{ " " }
    }Soul falls to { $actor_soul_new }
   *[no] { "" }
}{ $actor_influence_known ->
    [yes] { $lost ->
        [0] { "" }
       *[other] ,{ " " }
    }Influence falls to { $actor_influence_new }
   *[no] { "" }
}
told-exhausted = { $test_known ->
    [yes] { VERB("succeeds", "succeed", $actor_gender) } by exhaustion after all
   *[no] { VERB("averts", "avert", $actor_gender) } it by exhaustion
}{ $lead ->
   *[yes] { "" }
}
    .strip = pays { paid }{ $actor_threat_known ->
        [yes] { " · " }Threat { $actor_threat_old } → { $actor_threat_new }
       *[no] { "" }
    }
strip-rolled = { $actor }: { $sum }
strip-manoeuvre = { $actor }, { $manoeuvre }{ taken.of }: { $price ->
    [0] free
   *[other] { taken }
}
strip-threat = { $target }: Threat { $target_threat_known ->
    [yes] { $target_threat_old } → { $target_threat_new }
   *[no] stays { $threat }
}

ledger-dice = Dice: { $dice }.
ledger-dealt = Threat raised
ledger-taken = Threat gained
ledger-highest = two sixes: { $who }
ledger-lowest = two ones: { $who }
ledger-fallen = out: { $who }
ledger-fell = { $count ->
    [one] out in round { $rounds }
   *[other] out in rounds { $rounds }
}
ledger-turning = Turning point: round { $round }{ $fallen_known ->
    [yes] { " " }(out: { $fallen }{ $risen_known ->
        [yes] ; back in play: { $risen }
       *[no] { "" }
    })
   *[no] { $risen_known ->
        [yes] { " " }(back in play: { $risen })
       *[no] { "" }
    }
}. From then on the upper hand is with { $winner }.
