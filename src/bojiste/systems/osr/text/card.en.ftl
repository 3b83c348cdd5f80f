### The card of a block, as the bestiary prints it.

card-head = { $kind ->
    [pc] Player character
    [npc] Other character
   *[monster] Monster
}, level { $level }, size { $size }
card-body = AC { $ac }, HP { $hp }, movement { $move } m, to hit { $hit }, saving number { $save }{ $morale_known ->
    [yes] , morale { $morale }
   *[no] { "" }
}
card-weapon = { $name }: { $damage }, { $far_known ->
    [yes] range { $far } m
   *[no] reach { $reach } m
}{ $more }
card-two-hands = two-handed
card-lasting = then { $what } each round
card-multi = In one action: { $what }
card-spells = Spells (energy { $points }): { $what }
card-items = Things: { $what }
card-resist = Resists: { $what }
card-immune = Immune to: { $what }
card-weak = Takes double from: { $what }
card-infravision = infravision { $metres } m
card-fearless = never checks morale
card-survival = knows how to live off the land
card-lockpick = opens locks
card-cannot_swim = cannot swim
card-breathes_water = breathes under water
card-flies_by_magic = flies by magic
card-leader = a leader
card-needs-nothing = neither eats nor drinks

size-tiny = tiny
size-small = small
size-medium = medium
size-large = large
size-huge = huge
