### The story: what somebody did, without a subject and without a full stop; the numbers stand behind it in brackets.

story-silent = opposed
story-items-initiative = Initiative: { $items }.
    .item = { $actor }: { $sum }
    .falling = yes
story-items-lot = Lots: { $items }.
    .item = { $actor }: { $sum }

story-skill = { $effect_id ->
    [story] { "" }
   *[other] { $name_known ->
        [yes] “{ $name }”,{ " " }
       *[no] { "" }
    }
}{ $skills }

told-declared = { VERB("wants", "want", $actor_gender) } to { goal }{ goal.how } ({ story-skill })
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
told-won = { VERB("wins", "win", $actor_gender) }{ $other_known ->
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
    .strip = { $other_known ->
        [yes] { $result } against { $other }
       *[no] { "" }
    }
told-succeeded = { VERB("succeeds", "succeed", $actor_gender) }
    .strip = result { $sum }, 9 needed
strip-failing = result { $sum }, 9 needed
told-accepted = { $cannot_known ->
    [yes] cannot exhaust (it would cost { price }) and { VERB("accepts", "accept", $actor_gender) } the failure
   *[no] { VERB("accepts", "accept", $actor_gender) } the failure
}
told-failed = { VERB("fails", "fail", $actor_gender) }{ $lock_id ->
    [nobody] , but may try again
    [party] , and this way is closed to the whole side
    [complication_for_others] , may not try again, and it is harder for the others now
   *[character] , and may not try the same again
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
strip-manoeuvre = { $actor }, { $manoeuvre }: { $price ->
    [0] free
   *[other] pays { paid }
}
strip-threat = { $target }: Threat { $target_threat_known ->
    [yes] { $target_threat_old } → { $target_threat_new }
   *[no] stays { $threat }
}

ledger-dealt = Threat raised
ledger-taken = Threat gained
ledger-highest = two sixes: { $who }
ledger-lowest = two ones: { $who }
ledger-fallen = eliminated: { $who }
ledger-fell = { $count ->
    [one] eliminated in round { $rounds }
   *[other] eliminated in rounds { $rounds }
}
ledger-turning = Turning point: round { $round }{ $fallen_known ->
    [yes] { " " }(eliminated: { $fallen }{ $risen_known ->
        [yes] ; back in play: { $risen }
       *[no] { "" }
    })
   *[no] { $risen_known ->
        [yes] { " " }(back in play: { $risen })
       *[no] { "" }
    }
}. From then on the upper hand is with { $winner }.
