### The story: what somebody did, without a subject and without a full stop; the numbers stand behind it in brackets.

story-silent = opposed evaluation evaluation-over story
story-past = conflict-over

told-commit = { $commit_id ->
    [roll] { "" }
    [change] { VERB("changes", "change", $actor_gender) } the declaration
   *[drop] { VERB("drops", "drop", $actor_gender) } it
}
told-won = { VERB("comes", "come", $actor_gender) } out on top{ $target_known ->
    [yes] { " " }against { $target }
   *[no] { "" }
}{ $tie_known ->
    [yes] { story-tie }
   *[no] { "" }
}
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
# The skill, where the sentence does not say it.
story-with-skill = { $skill_id ->
    [common-melee] { "" }
    [common-shooting] { "" }
    [charisma] { "" }
    [facts] { "" }
    [learning] { "" }
    [fire-magic] { "" }
    [wind-magic] { "" }
    [wood-magic] { "" }
   *[other] { " " }({ $skills })
}
strip-rolled = { $actor }{ story-with-skill }: { $sum }
strip-manoeuvre = { $actor }, { $manoeuvre }{ taken.of }: { $price ->
    [0] free
   *[other] { taken }
}
strip-threat = { $target }: Threat { $target_threat_known ->
    [yes] { $target_threat_old } → { $target_threat_new }
   *[no] stays { $threat }
}

## Deeds: a verb by skill, effect and kind of being; three ways, so that none comes twice in a row.

# Whom: by name, or by a pronoun.
story-whom = { " " }{ $pronoun ->
    [yes] { $whom_gender ->
        [m] him
        [f] her
        [pl] them
       *[n] it
    }
   *[no] { $whom_known ->
        [yes] { $whom }
       *[no] the opponent
    }
}

# By what means: with charm.
story-means = { $skill_id ->
    [charisma] { " " }with charm
    [facts] { " " }with arguments
    [learning] { " " }with learning
    [fire-magic] { " " }with fire
    [wind-magic] { " " }with a gust of wind
    [wood-magic] { " " }with a spell of wood
   *[other] { "" }
}
story-all-at-once = { $wide_known ->
    [yes] { " " }all at once
   *[no] { $area_known ->
        [yes] { " " }all at once
       *[no] { "" }
    }
}

story-press-done = { $manner ->
    [blow] { $beast ->
        [yes] { $nth ->
            [0] { VERB("drives", "drive", $by_gender) }{ story-whom } back
            [1] { VERB("corners", "corner", $by_gender) }{ story-whom }
           *[2] { VERB("gives", "give", $by_gender) }{ story-whom } no rest
        }
       *[no] { $nth ->
            [0] { VERB("drives", "drive", $by_gender) }{ story-whom } back
            [1] { VERB("corners", "corner", $by_gender) }{ story-whom }
           *[2] { VERB("rains", "rain", $by_gender) } blows on{ story-whom }
        }
    }
    [shot] { $nth ->
        [0] { VERB("drives", "drive", $by_gender) }{ story-whom } back with a shot
        [1] { VERB("pins", "pin", $by_gender) }{ story-whom } down
       *[2] { VERB("makes", "make", $by_gender) }{ story-whom } duck with a shot
    }
    [word] { $nth ->
        [0] { VERB("presses", "press", $by_gender) }{ story-whom }{ story-means }
        [1] { VERB("drives", "drive", $by_gender) }{ story-whom } into a corner{ story-means }
       *[2] { VERB("throws", "throw", $by_gender) }{ story-whom } off balance{ story-means }
    }
    [fright] { $nth ->
        [0] { VERB("daunts", "daunt", $by_gender) }{ story-whom }
        [1] { VERB("puts", "put", $by_gender) } fear into{ story-whom }
       *[2] { VERB("shakes", "shake", $by_gender) }{ story-whom }
    }
    [magic] { $nth ->
        [0] { VERB("drives", "drive", $by_gender) }{ story-whom } back{ story-means }
        [1] { VERB("catches", "catch", $by_gender) }{ story-whom } off guard{ story-means }
       *[2] { VERB("corners", "corner", $by_gender) }{ story-whom }{ story-means }
    }
    [nimble] { $nth ->
        [0] { VERB("outwits", "outwit", $by_gender) }{ story-whom }
        [1] { VERB("slips", "slip", $by_gender) } round{ story-whom }
       *[2] { VERB("throws", "throw", $by_gender) }{ story-whom } off balance
    }
   *[plain] { $nth ->
        [0] { VERB("drives", "drive", $by_gender) }{ story-whom } into a corner
        [1] { VERB("catches", "catch", $by_gender) }{ story-whom } off guard
       *[2] { VERB("makes", "make", $by_gender) } it hard for{ story-whom }
    }
}

story-press-tried = { $manner ->
    [blow] { $beast ->
        [yes] { $nth ->
            [0] { VERB("goes", "go", $by_gender) } for{ story-whom }
            [1] { VERB("presses", "press", $by_gender) }{ story-whom } hard
           *[2] { VERB("charges", "charge", $by_gender) }{ story-whom }
        }
       *[no] { $nth ->
            [0] { VERB("goes", "go", $by_gender) } for{ story-whom }
            [1] { VERB("presses", "press", $by_gender) }{ story-whom } hard
           *[2] { VERB("strikes", "strike", $by_gender) } at{ story-whom }
        }
    }
    [shot] { $nth ->
        [0] { VERB("shoots", "shoot", $by_gender) } at{ story-whom }
        [1] { VERB("aims", "aim", $by_gender) } at{ story-whom }
       *[2] { VERB("looses", "loose", $by_gender) } at{ story-whom }
    }
    [word] { $nth ->
        [0] { VERB("goes", "go", $by_gender) } for{ story-whom }{ story-means }
        [1] { VERB("tries", "try", $by_gender) } to press{ story-whom }{ story-means }
       *[2] { VERB("works", "work", $by_gender) } on{ story-whom }{ story-means }
    }
    [fright] { $nth ->
        [0] { VERB("tries", "try", $by_gender) } to daunt{ story-whom }
        [1] { VERB("threatens", "threaten", $by_gender) }{ story-whom }
       *[2] { VERB("tries", "try", $by_gender) } to shake{ story-whom }
    }
    [magic] { $nth ->
        [0] { VERB("goes", "go", $by_gender) } for{ story-whom }{ story-means }
        [1] { VERB("tries", "try", $by_gender) } to corner{ story-whom }{ story-means }
       *[2] { VERB("strikes", "strike", $by_gender) } at{ story-whom }{ story-means }
    }
    [nimble] { $nth ->
        [0] { VERB("tries", "try", $by_gender) } to outwit{ story-whom }
        [1] { VERB("tries", "try", $by_gender) } to slip round{ story-whom }
       *[2] { VERB("circles", "circle", $by_gender) }{ story-whom }
    }
   *[plain] { $nth ->
        [0] { VERB("presses", "press", $by_gender) }{ story-whom }
        [1] { VERB("tries", "try", $by_gender) } to catch{ story-whom } off guard
       *[2] { VERB("goes", "go", $by_gender) } for{ story-whom }
    }
}

story-put-out-done = { $manner ->
    [blow] { $beast ->
        [yes] { $nth ->
            [0] { VERB("bowls", "bowl", $by_gender) }{ story-whom } over
            [1] { VERB("drags", "drag", $by_gender) }{ story-whom } down
           *[2] { VERB("flattens", "flatten", $by_gender) }{ story-whom }
        }
       *[no] { $nth ->
            [0] { VERB("fells", "fell", $by_gender) }{ story-whom }
            [1] { VERB("strikes", "strike", $by_gender) }{ story-whom } down
           *[2] { VERB("puts", "put", $by_gender) }{ story-whom } out of the fight
        }
    }
    [shot] { $nth ->
        [0] { VERB("brings", "bring", $by_gender) }{ story-whom } down with a single shot
        [1] { VERB("fells", "fell", $by_gender) }{ story-whom } with a shot
       *[2] { VERB("shoots", "shoot", $by_gender) }{ story-whom } out of the fight
    }
    [word] { $form_id ->
        [present] { $nth ->
            [0] { VERB("silences", "silence", $by_gender) }{ story-whom }{ story-means }
            [1] { VERB("puts", "put", $by_gender) }{ story-whom } down{ story-means }
           *[2] { VERB("disarms", "disarm", $by_gender) }{ story-whom }{ story-means }
        }
       *[removed] { $nth ->
            [0] { VERB("talks", "talk", $by_gender) }{ story-whom } into leaving{ story-means }
            [1] { VERB("sees", "see", $by_gender) }{ story-whom } off{ story-means }
           *[2] { VERB("drives", "drive", $by_gender) }{ story-whom } away{ story-means }
        }
    }
    [fright] { $form_id ->
        [present] { $nth ->
            [0] { VERB("breaks", "break", $by_gender) }{ story-whom }
            [1] { VERB("cows", "cow", $by_gender) }{ story-whom }
           *[2] { VERB("silences", "silence", $by_gender) }{ story-whom }
        }
       *[removed] { $nth ->
            [0] { VERB("puts", "put", $by_gender) }{ story-whom } to flight
            [1] { VERB("drives", "drive", $by_gender) }{ story-whom } off
           *[2] { VERB("scares", "scare", $by_gender) }{ story-whom } away
        }
    }
    [magic] { $nth ->
        [0] { VERB("sweeps", "sweep", $by_gender) }{ story-whom } away{ story-means }
        [1] { VERB("fells", "fell", $by_gender) }{ story-whom }{ story-means }
       *[2] { VERB("puts", "put", $by_gender) }{ story-whom } out of the fight{ story-means }
    }
    [nimble] { $nth ->
        [0] neatly { VERB("puts", "put", $by_gender) }{ story-whom } out of the fight
        [1] { VERB("outwits", "outwit", $by_gender) } and { VERB("beats", "beat", $by_gender) }{ story-whom }
       *[2] { VERB("gets", "get", $by_gender) } the better of{ story-whom }
    }
   *[plain] { $nth ->
        [0] { VERB("puts", "put", $by_gender) }{ story-whom } out of the fight
        [1] { VERB("overcomes", "overcome", $by_gender) }{ story-whom }
       *[2] { VERB("gets", "get", $by_gender) } the better of{ story-whom }
    }
}

story-put-out-tried = { $manner ->
    [blow] { $beast ->
        [yes] { $nth ->
            [0] { VERB("makes", "make", $by_gender) } to bowl{ story-whom } over
            [1] { VERB("tries", "try", $by_gender) } to drag{ story-whom } down
           *[2] { VERB("tries", "try", $by_gender) } to flatten{ story-whom }
        }
       *[no] { $nth ->
            [0] { VERB("tries", "try", $by_gender) } to fell{ story-whom }
            [1] { VERB("tries", "try", $by_gender) } to strike{ story-whom } down
           *[2] { VERB("wants", "want", $by_gender) } to finish{ story-whom }
        }
    }
    [shot] { $nth ->
        [0] { VERB("tries", "try", $by_gender) } to bring{ story-whom } down with a shot
        [1] { VERB("means", "mean", $by_gender) } to shoot{ story-whom } down
       *[2] { VERB("wants", "want", $by_gender) } to finish{ story-whom } with a single shot
    }
    [word] { $form_id ->
        [present] { $nth ->
            [0] { VERB("tries", "try", $by_gender) } to silence{ story-whom }{ story-means }
            [1] { VERB("tries", "try", $by_gender) } to put{ story-whom } down{ story-means }
           *[2] { VERB("wants", "want", $by_gender) } to be done with{ story-whom }{ story-means }
        }
       *[removed] { $nth ->
            [0] { VERB("tries", "try", $by_gender) } to talk{ story-whom } into leaving{ story-means }
            [1] { VERB("tries", "try", $by_gender) } to see{ story-whom } off{ story-means }
           *[2] { VERB("wants", "want", $by_gender) } to drive{ story-whom } away{ story-means }
        }
    }
    [fright] { $form_id ->
        [present] { $nth ->
            [0] { VERB("tries", "try", $by_gender) } to break{ story-whom }
            [1] { VERB("tries", "try", $by_gender) } to cow{ story-whom }
           *[2] { VERB("tries", "try", $by_gender) } to silence{ story-whom }
        }
       *[removed] { $nth ->
            [0] { VERB("tries", "try", $by_gender) } to drive{ story-whom } off
            [1] { VERB("tries", "try", $by_gender) } to scare{ story-whom } away
           *[2] { VERB("wants", "want", $by_gender) } to put{ story-whom } to flight
        }
    }
    [magic] { $nth ->
        [0] { VERB("tries", "try", $by_gender) } to sweep{ story-whom } away{ story-means }
        [1] { VERB("tries", "try", $by_gender) } to fell{ story-whom }{ story-means }
       *[2] { VERB("wants", "want", $by_gender) } to finish{ story-whom }{ story-means }
    }
    [nimble] { $nth ->
        [0] { VERB("tries", "try", $by_gender) } to beat{ story-whom }
        [1] { VERB("wants", "want", $by_gender) } to finish{ story-whom }
       *[2] { VERB("tries", "try", $by_gender) } to get the better of{ story-whom }
    }
   *[plain] { $nth ->
        [0] { VERB("tries", "try", $by_gender) } to beat{ story-whom }
        [1] { VERB("wants", "want", $by_gender) } to finish{ story-whom }
       *[2] { VERB("tries", "try", $by_gender) } to get the better of{ story-whom }
    }
}

story-wound-done = { $manner ->
    [blow] { $beast ->
        [yes] { $nth ->
            [0] { VERB("wounds", "wound", $by_gender) }{ story-whom }
            [1] { VERB("mauls", "maul", $by_gender) }{ story-whom }
           *[2] { VERB("tears", "tear", $by_gender) } at{ story-whom }
        }
       *[no] { $nth ->
            [0] { VERB("wounds", "wound", $by_gender) }{ story-whom }
            [1] { VERB("cuts", "cut", $by_gender) }{ story-whom }
           *[2] { VERB("leaves", "leave", $by_gender) }{ story-whom } hurt
        }
    }
    [shot] { $nth ->
        [0] { VERB("wounds", "wound", $by_gender) }{ story-whom } with a shot
        [1] { VERB("hits", "hit", $by_gender) }{ story-whom }
       *[2] { VERB("shoots", "shoot", $by_gender) }{ story-whom }
    }
    [word] { $nth ->
        [0] { VERB("cuts", "cut", $by_gender) }{ story-whom } to the quick{ story-means }
        [1] { VERB("stings", "sting", $by_gender) }{ story-whom }{ story-means }
       *[2] { VERB("hurts", "hurt", $by_gender) }{ story-whom }{ story-means }
    }
    [fright] { $nth ->
        [0] { VERB("terrifies", "terrify", $by_gender) }{ story-whom }
        [1] { VERB("leaves", "leave", $by_gender) }{ story-whom } shaken
       *[2] { VERB("appals", "appal", $by_gender) }{ story-whom }
    }
    [magic] { $nth ->
        [0] { VERB("wounds", "wound", $by_gender) }{ story-whom }{ story-means }
        [1] { VERB("strikes", "strike", $by_gender) }{ story-whom }{ story-means }
       *[2] { VERB("hurts", "hurt", $by_gender) }{ story-whom }{ story-means }
    }
    [nimble] { $nth ->
        [0] { VERB("wounds", "wound", $by_gender) }{ story-whom }
        [1] neatly { VERB("hurts", "hurt", $by_gender) }{ story-whom }
       *[2] { VERB("catches", "catch", $by_gender) }{ story-whom }
    }
   *[plain] { $nth ->
        [0] { VERB("wounds", "wound", $by_gender) }{ story-whom }
        [1] { VERB("hurts", "hurt", $by_gender) }{ story-whom }
       *[2] { VERB("leaves", "leave", $by_gender) }{ story-whom } hurt
    }
}

story-wound-tried = { $manner ->
    [blow] { $beast ->
        [yes] { $nth ->
            [0] { VERB("charges", "charge", $by_gender) }{ story-whom }
            [1] { VERB("tries", "try", $by_gender) } to maul{ story-whom }
           *[2] { VERB("rushes", "rush", $by_gender) }{ story-whom }
        }
       *[no] { $nth ->
            [0] { VERB("tries", "try", $by_gender) } to wound{ story-whom }
            [1] { VERB("strikes", "strike", $by_gender) } at{ story-whom }
           *[2] { VERB("tries", "try", $by_gender) } to hurt{ story-whom }
        }
    }
    [shot] { $nth ->
        [0] { VERB("tries", "try", $by_gender) } to hit{ story-whom }
        [1] { VERB("shoots", "shoot", $by_gender) } at{ story-whom }
       *[2] { VERB("aims", "aim", $by_gender) } at{ story-whom }
    }
    [word] { $nth ->
        [0] { VERB("tries", "try", $by_gender) } to sting{ story-whom }{ story-means }
        [1] { VERB("goes", "go", $by_gender) } for{ story-whom }{ story-means }
       *[2] { VERB("tries", "try", $by_gender) } to hurt{ story-whom }{ story-means }
    }
    [fright] { $nth ->
        [0] { VERB("tries", "try", $by_gender) } to terrify{ story-whom }
        [1] { VERB("tries", "try", $by_gender) } to appal{ story-whom }
       *[2] { VERB("threatens", "threaten", $by_gender) }{ story-whom }
    }
    [magic] { $nth ->
        [0] { VERB("tries", "try", $by_gender) } to wound{ story-whom }{ story-means }
        [1] { VERB("strikes", "strike", $by_gender) } at{ story-whom }{ story-means }
       *[2] { VERB("tries", "try", $by_gender) } to hurt{ story-whom }{ story-means }
    }
    [nimble] { $nth ->
        [0] { VERB("tries", "try", $by_gender) } to wound{ story-whom }
        [1] { VERB("circles", "circle", $by_gender) }{ story-whom }
       *[2] { VERB("tries", "try", $by_gender) } to hurt{ story-whom }
    }
   *[plain] { $nth ->
        [0] { VERB("tries", "try", $by_gender) } to wound{ story-whom }
        [1] { VERB("tries", "try", $by_gender) } to hurt{ story-whom }
       *[2] { VERB("goes", "go", $by_gender) } for{ story-whom }
    }
}

story-steady-done = { $manner ->
    [word] { $nth ->
        [0] { VERB("regains", "regain", $by_gender) } some ground
        [1] { VERB("calms", "calm", $by_gender) } things down
       *[2] { VERB("talks", "talk", $by_gender) } a way out
    }
    [fright] { $nth ->
        [0] { VERB("regains", "regain", $by_gender) } some ground
        [1] { VERB("regains", "regain", $by_gender) } respect
       *[2] { VERB("stands", "stand", $by_gender) } firm again
    }
   *[plain] { $nth ->
        [0] { VERB("regains", "regain", $by_gender) } some ground
        [1] { VERB("gets", "get", $by_gender) } out of the worst of it
       *[2] { VERB("wins", "win", $by_gender) } some room
    }
}

story-steady-tried = { $manner ->
    [word] { $nth ->
        [0] { VERB("tries", "try", $by_gender) } to regain some ground
        [1] { VERB("tries", "try", $by_gender) } to calm things down
       *[2] { VERB("looks", "look", $by_gender) } for a way out of it
    }
    [fright] { $nth ->
        [0] { VERB("tries", "try", $by_gender) } to regain some ground
        [1] { VERB("tries", "try", $by_gender) } to regain respect
       *[2] { VERB("tries", "try", $by_gender) } to stand firm
    }
   *[plain] { $nth ->
        [0] { VERB("tries", "try", $by_gender) } to regain some ground
        [1] { VERB("tries", "try", $by_gender) } to get out of the worst of it
       *[2] { VERB("tries", "try", $by_gender) } to win some room
    }
}

story-dodge-done = { $manner ->
    [word] { $nth ->
        [0] { VERB("holds", "hold", $by_gender) } firm
        [1] { VERB("talks", "talk", $by_gender) } a way out
       *[2] { VERB("wards", "ward", $by_gender) } it off
    }
    [fright] { $nth ->
        [0] { VERB("holds", "hold", $by_gender) } firm
        [1] { VERB("wards", "ward", $by_gender) } it off
       *[2] { VERB("does", "do", $by_gender) } not flinch
    }
   *[plain] { $nth ->
        [0] { VERB("slips", "slip", $by_gender) } aside
        [1] { VERB("wards", "ward", $by_gender) } it off
       *[2] { VERB("gets", "get", $by_gender) } away
    }
}

told-does = { $leaves_known ->
    [yes] { $whom_known ->
        [yes] { VERB("helps", "help", $by_gender) }{ story-whom } away
       *[no] { VERB("gets", "get", $by_gender) } away
    }
   *[no] { $disengages_known ->
        [yes] { VERB("breaks", "break", $by_gender) } free
       *[no] { $effect_id ->
            [story] { $name_known ->
                [yes] { VERB("manages", "manage", $by_gender) } to { $name }
               *[no] { $pronoun ->
                    [yes] { VERB("puts", "put", $by_gender) } a stop to it
                   *[no] { VERB("gets", "get", $by_gender) } what was wanted
                }
            }
            [other] { $name_known ->
                [yes] { VERB("manages", "manage", $by_gender) } to { $name }
               *[no] { VERB("gets", "get", $by_gender) } what was wanted
            }
           *[harm] { $name_known ->
                [yes] { VERB("manages", "manage", $by_gender) } to { $name } and{ " " }
               *[no] { "" }
            }{ $effect_id ->
                [threat_down] { $whom_known ->
                    [yes] { $nth ->
                        [0] { VERB("helps", "help", $by_gender) } { $whom } out of a tight spot
                        [1] { VERB("relieves", "relieve", $by_gender) } { $whom }
                       *[2] { VERB("backs", "back", $by_gender) } { $whom } up
                    }
                   *[no] { $pronoun ->
                        [yes] { story-dodge-done }
                       *[no] { story-steady-done }
                    }
                }
                [advantage] { $whom_known ->
                    [yes] { VERB("prepares", "prepare", $by_gender) } the ground for { $whom }
                   *[no] { $nth ->
                        [0] { VERB("prepares", "prepare", $by_gender) } the ground
                        [1] { VERB("finds", "find", $by_gender) } a better stance
                       *[2] { VERB("gains", "gain", $by_gender) } an advantage
                    }
                }
                [own_advantage] { VERB("gains", "gain", $by_gender) } an advantage over{ story-whom }
                [scar] { story-wound-done }
                [eliminate] { story-put-out-done }
               *[threat_up] { story-press-done }
            }{ story-all-at-once }
        }
    }
}
told-tries = { $leaves_known ->
    [yes] { $whom_known ->
        [yes] { VERB("tries", "try", $by_gender) } to get { $whom } away
       *[no] { VERB("tries", "try", $by_gender) } to get away
    }
   *[no] { $disengages_known ->
        [yes] { VERB("tries", "try", $by_gender) } to break free
       *[no] { $name_known ->
            [yes] { VERB("tries", "try", $by_gender) } to { $name }
           *[no] { $effect_id ->
                [story] { $pronoun ->
                    [yes] { VERB("defends", "defend", $by_gender) }
                   *[no] { VERB("tries", "try", $by_gender) } for something
                }
                [other] { VERB("tries", "try", $by_gender) } for something
                [threat_down] { $whom_known ->
                    [yes] { VERB("tries", "try", $by_gender) } to help { $whom } out of a tight spot
                   *[no] { story-steady-tried }
                }
                [advantage] { $whom_known ->
                    [yes] { VERB("tries", "try", $by_gender) } to prepare the ground for { $whom }
                   *[no] { VERB("tries", "try", $by_gender) } to prepare the ground
                }
                [own_advantage] { VERB("tries", "try", $by_gender) } to gain an advantage over{ story-whom }
                [scar] { story-wound-tried }
                [eliminate] { story-put-out-tried }
               *[threat_up] { story-press-tried }
            }{ story-all-at-once }
        }
    }
}

story-sly = { $sly_known ->
    [yes] , and cunningly
   *[no] { "" }
}
told-acts = { $deed }{ $spent_known ->
    [yes] , at the price of exhaustion
   *[no] { $luck_id ->
        [sixes] : two sixes
       *[none] { $edge_id ->
            [exact] ; the result is just enough
           *[plain] { story-sly }
        }
    }
}
    .strip = { "" }
told-fails = { $deed }, { $luck_id ->
    [ones] but rolls two ones
   *[none] { $near_known ->
        [yes] but is one short
       *[no] in vain
    }
}{ $lock_id ->
    [character] ; the same may not be tried again
    [party] ; that way is closed to the rest of the party, too
    [complication_for_others] ; the same may not be tried again, and it is harder for the others
   *[nobody] { "" }
}
    .strip = { "" }

# The other: by name, if both are of one gender.
story-the-other = { $by_name ->
    [yes] { $target }
   *[no] { $target_gender ->
        [m] he
        [f] she
        [pl] they
       *[n] it
    }
}
# What an exhaustion has averted.
story-averted = { $effect_id ->
    [eliminate] { $loser_gender ->
        [pl] stay
       *[one] stays
    } in it
    [scar] { VERB("gets", "get", $loser_gender) } away without a scar
    [threat_up] { VERB("holds", "hold", $loser_gender) } firm
   *[other] { VERB("does", "do", $loser_gender) } not allow it
}
story-margin = { $luck_id ->
    [sixes] : two sixes
   *[none] { $edge_id ->
        [one] , if only by one
        [clear] { $variant ->
            [0] , with ease
            [1] , and easily
           *[2] { "" }
        }
       *[plain] { $variant ->
            [1] , though { story-the-other } { VERB("resists", "resist", $target_gender) }
           *[other] { story-sly }
        }
    }
}
told-clashes = { $deed }{ $won_id ->
    [actor] { $fate_id ->
        [exhausted] { $variant ->
            [1] , but at the price of exhaustion { story-the-other } { story-averted }
           *[other] { " " }and { VERB("comes", "come", $actor_gender) } out on top, but { story-the-other } { VERB("pays", "pay", $target_gender) } the price of exhaustion and { story-averted }
        }
        [open] { " " }and { VERB("comes", "come", $actor_gender) } out on top
        [death] { " " }and { VERB("comes", "come", $actor_gender) } out on top
       *[accepted] { $tie_known ->
            [yes] { story-tie }
           *[no] { $luck_id ->
                [ones] , who rolls two ones
               *[none] { story-margin }
            }
        }
    }
   *[other] , but { $luck_id ->
        [ones] rolls two ones, and{ " " }
       *[none] { "" }
    }{ story-the-other } { $fate_id ->
        [exhausted] { VERB("comes", "come", $target_gender) } out on top; { $actor } { VERB("pays", "pay", $actor_gender) } the price of exhaustion and { story-averted }
        [open] { VERB("comes", "come", $target_gender) } out on top
        [death] { VERB("comes", "come", $target_gender) } out on top
       *[accepted] { $reply }{ $luck_id ->
            [ones] { "" }
           *[none] { $edge_id ->
                [one] , if only by one
               *[plain] { "" }
            }
        }
    }{ $tie_known ->
        [yes] { story-tie }
       *[no] { "" }
    }
}
    .strip = { "" }
story-tie = ; a tie, { $tie_id ->
    [actor] which goes to the actor
    [die] which the higher die decides
    [sum] which the higher sum of dice decides
   *[lot] which a lot decides
}
told-melee = { $deed }{ $better_known ->
    [yes] , but { $replies_known ->
        [yes] { $replies }{ $ran_known ->
            [yes] ; { $actor } { VERB("stands", "stand", $actor_gender) } the rest at the price of exhaustion
           *[no] { "" }
        }
       *[no] { $better } { VERB("comes", "come", $better_gender) } out on top, and { $actor } { VERB("stands", "stand", $actor_gender) } it at the price of exhaustion
    }
   *[no] , and nobody stops { $actor_gender ->
        [m] him
        [f] her
        [pl] them
       *[n] it
    }
}
    .strip = { "" }
told-escapes = { $by } { VERB("pays", "pay", $by_gender) } the price of exhaustion and { story-averted }
    .strip = { "" }
told-beats = { $that_known ->
    [yes] { $by_gender ->
        [m] he
        [f] she
        [pl] they
       *[n] it
    }
   *[no] { $by }
} { told-does }
told-short = { $by } { VERB("falls", "fall", $by_gender) } short
    .strip = { "" }
told-marked = { VERB("bears", "bear", $actor_gender) } { $scars ->
    [1] a scar
    [2] a second scar
    [3] a third scar
    [4] a fourth scar
    [5] yet another scar
    [6] a further scar
   *[other] one more scar
} on { $property } from now on{ $name_known ->
    [yes] { " " }(“{ $name }”)
   *[no] { $note_known ->
        [yes] { " " }(“{ $note }”)
       *[no] { "" }
    }
}{ $scope_known ->
    [yes] ; { $scope } will come harder
   *[no] { "" }
}
    .strip = severity { $severity }{ $own_known ->
        [yes] { " · " }resources from the scar: { $gained } · ability { $ability }
       *[no] { $target_body_known ->
            [yes] { " · " }Body { $target_body_old } → { $target_body_new }
           *[no] { $target_soul_known ->
                [yes] { " · " }Soul { $target_soul_old } → { $target_soul_new }
               *[no] { $target_influence_known ->
                    [yes] { " · " }Influence { $target_influence_old } → { $target_influence_new }
                   *[no] { "" }
                }
            }
        }
    }
told-stays = { VERB("stays", "stay", $actor_gender) } on the scene, though
    .strip = Threat { $threat }
told-rashness = { $nth ->
    [0] { $target } { VERB("pays", "pay", $target_gender) } for the haste
    [1] the haste costs { $target }
   *[2] { $target } { VERB("has", "have", $target_gender) } been too hasty
}
    .strip = { $target_threat_known ->
        [yes] Threat { $target_threat_old } → { $target_threat_new }
       *[no] { "" }
    }
told-peril = { $name_known ->
    [yes] { $name }
   *[no] a danger
}{ $note_known ->
    [yes] { " " }(“{ $note }”)
   *[no] { "" }
}{ $fate_known ->
    [yes] : { $fate }{ $second_known ->
        [yes] , { $second }
       *[no] { "" }
    }{ $third_known ->
        [yes] , { $third }
       *[no] { "" }
    }
   *[no] { " " }threatens
}
    .strip = { $effect_id ->
        [eliminate] elimination
        [scar] a scar of severity { $size }
        [threat_up] Threat +{ $size }
        [threat_down] Threat −{ $size }
        [advantage] Advantage +{ $size }
       *[other] what was announced
    } threatens{ $property_known ->
        [yes] , paid with { $property }
       *[no] { "" }
    }
told-resists = { $by } { VERB("stands", "stand", $by_gender) } it
told-endures = { $by } { VERB("stands", "stand", $by_gender) } it at the price of exhaustion
told-suffers = { $by } { VERB("does", "do", $by_gender) } not{ $after_known ->
    [yes] { "" }
   *[no] { " " }escape
}
told-bears = { $by } { VERB("does", "do", $by_gender) } not even try to escape
strip-pays = { $actor } { $cannot_known ->
    [yes] cannot pay for an exhaustion, { too-little.cost }{ $capped_known ->
        [yes] ; limit of { $property } { $limit }
       *[no] { $there_known ->
            [yes] { $there ->
                [0] { "" }
               *[other] ; only { $there }{ too-little.of } at hand
            }
           *[no] { "" }
        }
    }
   *[no] { VERB("pays", "pay", $actor_gender) } { paid }{ $actor_threat_known ->
        [yes] , Threat { $actor_threat_old } → { $actor_threat_new }
       *[no] { "" }
    }
}
strip-gains = { $target }: Advantage { $target_advantage_known ->
    [yes] { $target_advantage_old } → { $target_advantage_new }
   *[no] +{ $gained }
}
story-items-starts = Threat: { $items }.
    .item = { $threat }{ $advantage ->
        [0] { "" }
       *[other] , Advantage { $advantage }
    }{ $floor ->
        [1] { "" }
       *[other] { " " }(never below { $floor })
    } for { $targets_grouped }
story-items-place = Order: { $items }.
    .between = →
    .item = { $rank_known ->
        [yes] { $rank }{ " " }
       *[no] { "" }
    }{ $targets_known ->
        [yes] { $targets_grouped }
       *[no] { $actor }
    }{ $rank_known ->
        [yes] { " " }({ $faces }{ $approach_known ->
            [yes] { $approach_id ->
                [none] { "" }
               *[other] , { $approach }{ $price ->
                    [0] { $forced_known ->
                        [yes] { " " }by a spell’s force
                       *[no] { " " }by a spell
                    }
                   *[other] : { taken }
                }
            }
           *[no] { "" }
        }{ $lots_known ->
            [yes] , lot { $lots }
           *[no] { "" }
        })
       *[no] { "" }
    }

ledger-dice = Dice: { $dice }.
ledger-dealt = Threat raised
ledger-taken = Threat gained
ledger-highest = { $who } { VERB("rolls", "roll", $who_gender) } two sixes
ledger-lowest = { $who } { VERB("rolls", "roll", $who_gender) } two ones
ledger-fallen = out: { $who }
ledger-fell = { $count ->
    [one] out in round { $rounds }
   *[other] out in rounds { $rounds }
}
ledger-down = out: { $fallen }
ledger-back = back in play: { $risen }

story-pools = { $actor_body_known ->
    [yes] { " " }(Body { $actor_body_old } → { $actor_body_new })
   *[no] { "" }
}{ $actor_soul_known ->
    [yes] { " " }(Soul { $actor_soul_old } → { $actor_soul_new })
   *[no] { "" }
}{ $actor_influence_known ->
    [yes] { " " }(Influence { $actor_influence_old } → { $actor_influence_new })
   *[no] { "" }
}
story-items-rested = Rest: { $items }.
    .item = { $actor }{ $actor_body_known ->
        [yes] { story-pools }
       *[no] { $actor_soul_known ->
            [yes] { story-pools }
           *[no] { $actor_influence_known ->
                [yes] { story-pools }
               *[no] { " " }(to no purpose: nothing is spent)
            }
        }
    }
story-items-rested-well = A good rest, and as good as new: { $items }.
    .item = { $actor }{ story-pools }
story-items-departed = Setting out at full strength: { $items }.
    .item = { $actor }{ story-pools }
