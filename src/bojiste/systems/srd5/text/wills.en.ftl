### Wills and newcomers: who does another's will, whom powers call, and bodies that come apart.

state-dominated = under another's will
condition-dominated = the will of another
    .is = under another's will
hinder-dominated = the will of another
event-called = At the call of { $actor } { VERB("comes", "come", $target_gender) } { $target } ({ $power }).
event-on-the-way = At the call of { $actor } { VERB("is", "are", $target_gender) } on the way: { $target } ({ $power }).
event-so-many = { $actor } { VERB("calls", "call", $actor_gender) }; so many are coming: { $sum }.
event-so-soon = Rounds until they are there ({ $actor }): { $sum }.
event-leaves = { $actor } { VERB("is", "are", $actor_gender) } too far from { $target }, and no more.
event-splits = { $actor } { VERB("comes", "come", $actor_gender) } apart into two, with { $left } { $left ->
        [one] hit point
       *[other] hit points
    } each.
event-parted = { $target } { VERB("parts", "part", $target_gender) } from { $actor }.
ask-brought = How many are there for { $actor } to call? ({ $power })
ask-outdoors = { VERB("Is", "Are", $actor_gender) } { $actor } under the open sky? ({ $power })
power-dominate_beast = dominate beast
power-dominate_monster = dominate monster
power-dominate_person = dominate person
power-animate_dead = animate dead
power-conjure_elemental = conjure elemental
power-conjure_air = conjure elemental: air
power-conjure_earth = conjure elemental: earth
power-conjure_fire = conjure elemental: fire
power-conjure_water = conjure elemental: water
power-enslave = enslave
power-animate_trees = animate trees
power-create_specter = create specter
power-children_of_the_night = children of the night
power-children_bats = children of the night: bats
power-children_rats = children of the night: rats
power-children_wolves = children of the night: wolves
left-total_control_by_an_action = total control by an action
left-one_that_is_no_longer_under_control = one that is no longer under control
event-escapes = { $actor } { VERB("drifts", "drift", $actor_gender) } away as a cloud of mist.
trait-misty_escape = Misty Escape
power-heat_metal = heat metal
power-heat_armour = heat metal: armour
power-heat_weapon = heat metal: weapon
power-heat_armour_again = heat metal
power-heat_weapon_again = heat metal
state-mist = mist
condition-mist = mist
    .is = mist
hinder-mist = mist
power-mist_form = mist form
power-body_again = a body again
state-possessed = possessed
condition-possessed = possession
    .is = possessed
hinder-possessed = possession
power-possession = possession
power-leave_body = leave the body
left-whose_mind_and_training_it_has = whose mind and training it has
